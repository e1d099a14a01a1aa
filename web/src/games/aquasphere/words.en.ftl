# What only the board of AquaSphere says, in English.

aqs-round = Round { $round } of { $of }
aqs-chip-time = { $time } of { $of } time
aqs-chip-line = { $free ->
    [0] red line now
    [one] red line after 1 point
   *[other] red line after { $free } points
}
aqs-chip-no-crystal = no crystal
aqs-tab-own = Board
aqs-tab-sector = Sector
aqs-tab-hq = HQ

aqs-nothing = none
aqs-nobody = nobody
aqs-neutral = neutral
aqs-station = Station: six sectors round the centre tile
aqs-area = Sector { $letter }, { $area } area: { $holds }
aqs-area-scientist = , the scientist of { $seat }
aqs-count = { $count ->
    [0] none
   *[other] { $count }
}
aqs-white = programs { $program }
aqs-below = { $count ->
    [one] One more lies below.
   *[other] { $count } more lie below.
}
aqs-control = Control space of sector { $letter }: { $who }
aqs-control-free = Control space of sector { $letter }: free
aqs-control-tip = Who has most control spaces scores 6, or 3 if tied; octopods in a controlled sector cost points.
aqs-lock-tip = Lock between { $letter } and { $next }: { $price ->
    [0] free
   *[other] { $price } time
} for you, either way. (Rule AQ-4.3)
aqs-core-tip = A submarine or a research card brings { $bulb } points. The numbers at the edge are what each sector gets after the round. (Rules AQ-10.5, AQ-10.6, AQ-14.2)
aqs-core-last-tip = A submarine or a research card brings { $bulb } points. This is the last round: nothing is refilled. (Rule AQ-10.5)
aqs-loading-tip = Loading station: bots that lost control wait here and still count as in play. It has { $slots } places; when it is overcrowded everybody takes back all bots but one. (Rules AQ-4.4, AQ-4.5)
aqs-sector = Sector { $letter }: controlled by { $who }; { $time } time, { $crystals } crystals, { $octopods } octopods
aqs-lens = Sector { $letter }
aqs-lens-here = Your scientist is here.
aqs-lens-way = { $fare ->
    [0] The way is free.
   *[other] The way costs { $fare } time.
}
aqs-lens-use = { $program }: { $price }

aqs-headquarters = Headquarters
aqs-start = Start
aqs-room = Room { $room }: { $program }
aqs-room-short = { $room } { $program }
aqs-pass-order = Pass order
aqs-next-order = = turn order, round { $round }
aqs-pass-slot = Pass as number { $place }
aqs-pass-tip = Your engineer leaves: you have no more turns in this round. Who passes first begins the next one.
aqs-this-round = This round
aqs-next-programs = Round { $round }

aqs-score-now = If scoring happened now
aqs-score-control = control
aqs-score-control-tip = Most control spaces: 6, or 3 if tied
aqs-score-bots = bots
aqs-score-bots-tip = Bots in play, as far as the submarines uncover them
aqs-score-crystals = crystals
aqs-score-crystals-tip = Crystals: 1, 3, 6, 10 …
aqs-score-octopods = octop.
aqs-score-octopods-tip = Octopods in controlled sectors: 1, 3, 6, 10 … lost for each sector
aqs-score-total = total
aqs-score-total-tip = All of it together

aqs-end-actions = Actions and cards
aqs-end-control = Control, four scorings
aqs-end-bots = Bots in play, four scorings
aqs-end-crystals = Crystals, four scorings
aqs-end-octopods = Octopods, four scorings
aqs-end-kept = Held by a red line behind
aqs-end-stopped = Stopped at a red line
aqs-end-letters = Letters of the lab
aqs-end-time = Time left
aqs-end-submarines = All submarines placed
aqs-end-lab = Lab complete
aqs-end-tie-control = Tie: bots on control spaces
aqs-end-tie-crystals = Tie: crystals

aqs-text-round = Round { $round } of { $of }. The bulb shows { $bulb }. It is { $seat }’s turn.
aqs-text-order = Turn order: { $names }. Passed: { $passed }.
aqs-text-rooms = Rooms: { $rooms }.
aqs-text-next = Rooms of the next round: { $rooms }.
aqs-text-supply = In the supply: { $time } time, { $crystals } crystals, { $octopods } octopods.
aqs-text-sector = Sector { $letter }: controlled by { $who }, lock to { $next } { $lock }, loading station: { $loading }, the white area programs { $program }.
aqs-text-holds = In { $letter }: { $time } time, { $crystals } crystals, { $octopods } octopods; research: { $card }; expansion: { $tile }; submarines: { $submarines }.
aqs-text-adds = After the round { $letter } gets { $time } time, { $crystals } crystals, { $octopods } octopods, { $submarines } neutral submarines.
aqs-text-player = { $seat }: { $points } points, { $free } more before the next red line; engineer { $where }, scientist in sector { $letter }, { $area } area.
aqs-text-has = Time { $time } of { $most_time }, crystals { $crystals } of { $most_crystals }, up to { $catch } octopods in a catch; { $bots } bots and { $submarines } submarines at home; programmed: { $programmed }.
aqs-text-lab = Lab letters { $letters }; expansions (at most { $of }): { $tiles }; research cards (at most { $most_cards }): { $cards }.
aqs-text-fares = { $seat }’s way to each sector costs: { $fares }.
aqs-text-now = A scoring now would give { $seat } { $total }: control { $control }, bots { $bots }, crystals { $crystals }, octopods −{ $octopods }; income { $income } time. The final scoring would add { $final }.
aqs-at-start = at the start
aqs-in-room = in room { $room }
aqs-has-passed = passed

## Players

aq-board-yours = Your board
aq-board = The board of { $seat }
aq-plays = plays { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
}
aq-passed = passed { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
}
aq-engineer = { $tier ->
    [0] at the start
   *[other] tier { $tier }
}
aq-bought = bought a bot
aq-computer = computer
aq-line = red line at { $points }
aq-line-short = { $points }
aq-line-crystal = costs { $price }
aq-line-bot = costs a bot
aq-line-stop = would stop you
aq-line-crystal-spoken = The red line at { $points } points costs { $price } of your crystals.
aq-line-bot-spoken = The red line at { $points } points: you have no crystal, so it costs a programmed bot.
aq-line-stop-spoken = The red line at { $points } points: you have neither a crystal nor a programmed bot, so it stops you.
aq-programs = Programs
aq-programs-of = { $count } of { $most } bots programmed
aq-symbol = { $state ->
    [1] { $name }: a bot is programmed
   *[other] { $name }: no bot
}
aq-short-lab = Lab
aq-short-time = Time
aq-short-crystals = Crystal
aq-short-octopods = Octopod
aq-short-submarine = Sub
aq-short-research = Card
aq-short-program = Program
aq-fleet = Bots and submarines
aq-fleet-home = at home: { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}, { $submarines ->
    [one] 1 submarine
   *[other] { $submarines } submarines
}
aq-home = at home
aq-fleet-now = { $points ->
    [one] 1 point
   *[other] { $points } points
} now
aq-fleet-next = { $points } with the next submarine
aq-fleet-all = all submarines out: +{ $points } at the end
aq-lab = Lab
aq-lab-letters = letters { $letters }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
aq-lab-spoken = Base lab { $letter }, expansions: { $tiles }
aq-time = Time
aq-time-spoken = Time: { $held } of { $most }
aq-crystals = Crystals
aq-crystals-spoken = Crystals: { $held } of { $most }
aq-octopods = Catch up to
aq-octopods-spoken = Up to { $most } octopods in each catch
aq-research = Research
aq-research-of = { $count } of { $most } places
aq-free = { $count ->
    [one] 1 free place
   *[other] { $count } free places
}
aq-used = Used. It works once in a game.
aq-no-cards = no research card
aq-programmed-one = Programmed: { $program }
aq-submarines-out = Submarines in the station: { $count }
aq-figure-time = Time: { $held } of { $most }
aq-figure-crystals = Crystals: { $held } of { $most }
aq-figure-octopods = Octopods in each catch: up to { $held }
aq-figure-cards = { $held ->
    [0] Research cards: none; room for { $most }
   *[other] Research cards, { $held } of { $most }: { $cards }
}
aq-figure-submarines = Submarines in the station: { $held } of { $all }
aq-figure-bots = Bots at home: { $held }. Bots in play score { $scored } now.
aq-figure-letters = Letters in the lab: { $letters }. Expansions: { $tiles }.
aq-tip = { $name }. { $text } (Rule { $rule })
aq-text-with-bot = { $text } Only if a bot is programmed there.
aq-tip-used = It has been used.
aq-tip-programmed = This bot is programmed. Sent home it brings { $time } time. (Rules AQ-9.1, AQ-5.5)
aq-tip-free = No bot here. Once in a round { $price } time program one without the engineer. (Rule AQ-8.3)
aq-tip-fleet = Bots and submarines leave from the left. The highest number that shows in a column without submarine is scored after each round. (Rule AQ-13.5)
aq-tip-income = Your submarines in the station bring { $time } time after the round. (Rule AQ-13.1)
aq-tip-base = Base lab { $letter }: your scientist started in that sector, and the letter counts at the end. (Rules AQ-6.1, AQ-15.1)
aq-tip-complete = A lab with all its expansions brings { $points } points at the end. (Rule AQ-15.4)
aq-tip-time = Your lab has room for { $most } time. Each submarine in the station brings 1 time after the round. (Rules AQ-6.2, AQ-13.1)
aq-tip-crystals = Your lab has room for { $most } crystals. They pay red lines, and they score after each round: 1, 3, 6, 10 … points. (Rules AQ-12.1, AQ-13.6)
aq-tip-octopods = One action catches up to { $most } octopods, for 1, 3, 6, 10 … points. (Rule AQ-10.4)
aq-tip-line = To pass the red line at { $points } points you pay { $price ->
    [one] 1 crystal
   *[other] { $price } crystals
}, or without one a programmed bot; otherwise you stop in front of it. (Rules AQ-12.1 to AQ-12.3)

aq-ref-actions = The seven actions
aq-ref-actions-about = A programmed bot carries out the action of its colour in the sector where your scientist goes.
aq-ref-cards = The { $count } research cards
aq-ref-cards-about = Taken with the red action. A card works for the rest of the game and keeps its place in your lab.
aq-ref-single = One of a kind
aq-ref-tiles = The { $count } lab expansions
aq-ref-tiles-about = Taken with the green action. Room is added at once; a letter may bring a bot to its sector, and different letters score at the end.
