# What only the board of AquaSphere says, in English.

aq-round = Round { $round } of { $of }

## Players

aq-board-yours = Your board
aq-board = The board of { $seat }
aq-plays = plays { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
aq-passed = passed { $place ->
    [1] first
    [2] second
    [3] third
   *[other] last
}
aq-engineer = { $tier ->
    [0] engineer at the start
   *[other] engineer on tier { $tier }
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
aq-short-program = White
aq-fleet = Bots and submarines
aq-fleet-home = at home: { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}, { $submarines ->
    [one] 1 submarine
   *[other] { $submarines } submarines
}
aq-fleet-now = { $points ->
    [one] 1 point
   *[other] { $points } points
} now
aq-fleet-next = { $points } after the next submarine
aq-fleet-all = all submarines out: +{ $points } at the end
aq-income = +{ $time } time after the round
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
aq-free = free place
aq-used = Used. It works once in a game.
aq-no-cards = no research card
aq-programmed-one = Programmed: { $program }
aq-submarines-out = Submarines in the station: { $count }
aq-figure-time = Time: { $held } of { $most }
aq-figure-crystals = Crystals: { $held } of { $most }
aq-figure-octopods = Octopods in each catch: up to { $held }
aq-figure-cards = Research cards: { $held } of { $most }
aq-figure-submarines = Submarines in the station: { $held } of { $most }
aq-figure-bots = Bots at home: { $held }. Bots in play score { $scored } now.
aq-figure-letters = Letters in the lab: { $letters }. Expansions: { $tiles }.
aq-tip = { $name }. { $text } (Rule { $rule })
aq-tip-used = It has been used.
aq-tip-programmed = This bot is programmed. Sent home it brings { $time } time. (Rules AQ-9.1, AQ-5.5)
aq-tip-free = No bot here. Once in a round { $price } time program one without the engineer. (Rule AQ-8.3)
aq-tip-fleet = Bots and submarines leave from the left. The highest number that shows in a column without submarine is scored after each round. (Rule AQ-13.5)
aq-tip-base = Base lab { $letter }: your scientist started in that sector, and the letter counts at the end. (Rules AQ-6.1, AQ-15.1)
aq-tip-complete = A lab with all its expansions brings { $points } points at the end. (Rule AQ-15.4)
aq-tip-time = Your lab has room for { $most } time. Each submarine in the station brings 1 time after the round. (Rules AQ-6.2, AQ-13.1)
aq-tip-crystals = Your lab has room for { $most } crystals. They pay red lines, and they score after each round: 1, 3, 6, 10 … points. (Rules AQ-12.1, AQ-13.6)
aq-tip-octopods = One action catches up to { $most } octopods, for 1, 3, 6, 10 … points. (Rule AQ-10.4)
aq-tip-line = To pass the red line at { $points } points you pay { $price ->
    [one] 1 crystal
   *[other] { $price } crystals
}, or without one a programmed bot; otherwise you stop in front of it. (Rules AQ-12.1 to AQ-12.3)
