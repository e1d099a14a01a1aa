# The words of AquaSphere, in English.

program-0 = lab
program-1 = time
program-2 = crystals
program-3 = octopods
program-4 = submarine
program-5 = research
program-6 = program

# What the bot of each program does

deed-0 = expand the lab
deed-1 = take time
deed-2 = take crystals
deed-3 = catch octopods
deed-4 = place a submarine
deed-5 = take the card
deed-6 = program a bot

colour_of-0 = green
colour_of-1 = yellow
colour_of-2 = black
colour_of-3 = purple
colour_of-4 = blue
colour_of-5 = red
colour_of-6 = white

sector-0 = A
sector-1 = B
sector-2 = C
sector-3 = D
sector-4 = E
sector-5 = F

room-0 = L1
room-1 = R1
room-2 = L2
room-3 = C2
room-4 = R2
room-5 = L3
room-6 = R3

layout-0 = program card 1
layout-1 = program card 2
layout-2 = program card 3
layout-3 = program card 4
layout-4 = program card 5
layout-5 = program card 6
layout-6 = program card 7

# Questions

ask-TakeTurn = { $programs ->
    [0] { $uses ->
        [0] Pass
       *[other] Use a bot{ $passes ->
            [0] {""}
           *[other] , or pass
        }
    }
    [1] Move your engineer{ $uses ->
        [0] {""}
       *[other] {" "}or use a bot
    }{ $passes ->
        [0] {""}
       *[other] , or pass
    }
   *[other] Program a bot{ $uses ->
        [0] {""}
       *[other] {" "}or use one
    }{ $passes ->
        [0] {""}
       *[other] , or pass
    }
}.
ask-ReturnThird = You have three programmed bots: return one of them.
ask-CarryOut = Do you { $deed } in sector { $sector }?
ask-EndTurn = End your turn, or first return a bot for time.
ask-UseLetter = Place a bot on the control space of a letter of your new tile, or go on.
ask-ChooseCatch = How many octopods do you catch in sector { $sector }?
ask-PayForLine = A red line is in the way of { $points ->
    [one] 1 point
   *[other] { $points } points
}. Pay for it, or stop here.
ask-UseCards = Use a research card, or go on.
ask-UseScoringCards = { $when ->
    [0] Use a Night Shift card, take your income, or end these steps.
    [1] Use a Night Shift card, or end these steps.
   *[other] Use another Night Shift card, or end these steps: your income comes last.
}

# Answers

say-Use = sector { $sector }, { $program } area { $fare ->
    [0] (free)
   *[other] (locks: { $fare } time)
}{ $is_short ->
    [0] {""}
   *[other] {" "}and return your other bot on the way
}
say-EngineerTo = engineer to room { $room }: { $program }
say-SidewaysTo = Side Door to room { $room }: { $program }
say-Buy = pay time and program { $program }
say-Pass = pass
say-Return = return the { $program } bot { $amount ->
    [0] (no time)
   *[other] (+{ $amount } time)
}
say-Act = { $deed }
say-LeaveOut = leave the action out
say-Letter = a bot to sector { $sector }
say-UseCard = { $card }
say-PointsNow = take the points of the catch now
say-Catch = catch { $caught }
say-Income = take the income now
say-PayCrystal = pay with a crystal
say-Stop = stop in front of the line
say-Done = done
say-First = { $seat_is ->
    [you] You begin
   *[other] { $seat } begins
}
say-Sector = sector { $sector }
say-DrawnCard = { $card }
say-DrawnTile = { $tile }
say-DrawnProgram = { $layout }
say-Turn = turned by { $edges }

# The story

told-DrawFirstPlayer = { $answer }.
told-DrawLab = { $seat_is ->
    [you] You start
   *[other] { $seat } starts
} in { $answer }.
told-FillDrawnSector = Octopods and crystals gather in { $answer }.
told-DealCard = Sector { $sector } gets a research card: { $answer }.
told-DealTile = Sector { $sector } gets an expansion: { $answer }.
told-DrawProgram = On top of the stack now: { $answer }.
told-LayOutPrograms = The programming tiles are laid out.
told-TurnCentreTile = The centre tile lies { $answer }.
told-BeginRound = Round { $round } begins.
told-MoveEngineer = { $seat_is ->
    [you] You move your engineer
   *[other] { $seat } moves the engineer
} to room { $room } ({ $program }).
told-MoveSideways = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} the Side Door to room { $room } ({ $program }).
told-BuyProgram = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} time to program { $program }.
told-LeaveHeadquarters = { $seat_is ->
    [you] You pass
   *[other] { $seat } passes
}.
told-TakeTime = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $amount } { $cause ->
    [TakeIncome] time as income from submarines
    [TakeTimeThere] more time from the supply
   *[other] time
}.
told-TakeCrystals = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $amount ->
    [one] a crystal
   *[other] { $amount } crystals
}.
told-ReturnBot = { $seat_is ->
    [you] You return your
   *[other] { $seat } returns the
} { $program } bot.
told-PlaceOnSymbol = { $seat_is ->
    [you] You program
   *[other] { $seat } programs
} a bot: { $program }.
told-WalkTo = { $seat_is ->
    [you] You send your scientist
   *[other] { $seat } sends the scientist
} to sector { $sector }, { $program } area{ $fare ->
    [0] {""}
   *[other] {" "}for { $fare } time
}.
told-PayTheRest = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} the last { $fare } time of the way.
told-PlaceBot = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} control of sector { $sector }.
told-EnterLoadingStation = { $owner_is ->
    [you] Your bot moves
   *[other] A bot of { $owner } moves
} to the loading station of sector { $sector }.
told-RelieveOvercrowding = The loading station of sector { $sector } is overcrowded: everybody takes back all bots but one.
told-LeaveActionOut = { $seat_is ->
    [you] You do not
   *[other] { $seat } does not
} carry out the action.
told-TakeTile = { $seat_is ->
    [you] You expand your lab
   *[other] { $seat } expands the lab
}: { $tile }.
told-TakeTimeThere = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $taken ->
    [0] no
   *[other] { $taken }
} time from sector { $sector }.
told-TakeCrystalsThere = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $taken ->
    [one] a crystal
   *[other] { $taken } crystals
} from sector { $sector }.
told-CatchOctopods = { $seat_is ->
    [you] You catch
   *[other] { $seat } catches
} { $caught ->
    [one] an octopod
   *[other] { $caught } octopods
} in sector { $sector }.
told-PlaceSubmarine = { $seat_is ->
    [you] You place
   *[other] { $seat } places
} a submarine in sector { $sector } for { $price } time.
told-TakeCard = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} a research card: { $card }.
told-GainKnowledge = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-PayWithCrystal = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} a crystal for a red line.
told-StopAtLine = { $seat_is ->
    [you] You stop
   *[other] { $seat } stops
} in front of a red line: { $points ->
    [one] 1 point is lost
   *[other] { $points } points are lost
}.
told-LoseKnowledge = { $lost ->
    [0] { $seat_is ->
        [you] You fall back
       *[other] { $seat } falls back
    } no further: nobody falls behind a red line or below 0.
    [one] { $seat_is ->
        [you] You fall back
       *[other] { $seat } falls back
    } 1 point.
   *[other] { $seat_is ->
        [you] You fall back
       *[other] { $seat } falls back
    } { $lost } points.
}
told-UseReward = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} { $card }.
told-UseImmediate = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} { $card } at once.
told-IntermediateScoring = Intermediate scoring after round { $round }.
told-UseScoringCard = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} for { $card }.
told-ScoreSeat = { $seat_is ->
    [you] You
   *[other] { $seat }
}: control { $control }, bots in play { $bots }, crystals { $crystals }, octopods { $octopods ->
    [0] 0
   *[other] −{ $octopods }
}.
told-FinalScoring = Final scoring.
told-ScoreFinally = { $seat_is ->
    [you] You
   *[other] { $seat }
}: letters { $letters }, time { $time }, submarines { $submarines }, complete lab { $lab }.
told-PrepareRound = The next round is prepared.
told-RefillStation = The sectors are refilled as the centre tile says and the supply allows.
told-DockNeutral = A neutral submarine docks in sector { $sector }.
told-NewOrder = The order of passing is the new play order.

# Refusals

refuse-not-programmed = You have no programmed { $program } bot.
refuse-just-placed = The bot you have just programmed stays; return one of the older ones.
refuse-no-crystal = You have no crystal to pay with.
refuse-crystal-first = You have a crystal; a bot pays only for those who have none.
refuse-card-brings-nothing = This card would bring you nothing now.
refuse-no-arrow = No arrow leads there from where your engineer is.
refuse-at-the-top = Your engineer is on the third tier; from there it only goes out.
refuse-no-bot-to-program = There is no bot in your supply to program.
refuse-no-sideways-card = You do not have the Side Door.
refuse-sideways-used = You have used the Side Door; it works once in a game.
refuse-not-from-start = The Side Door does not open from the starting space.
refuse-not-sideways = The Side Door does not lead to that room from where your engineer is.
refuse-bought-already = You have programmed for time markers in this round already.
refuse-symbol-taken = A bot stands on your { $program } symbol; this needs a free one.
refuse-programming-too-dear = Programming without the engineer costs { $price } time; you have { $purse }.
refuse-no-bot-for-area = You have no bot programmed for { $program }.
refuse-locks-too-dear = The way there costs { $fare } time; you have { $purse } and cannot get enough by returning bots.
refuse-not-at-the-exit = You can pass only when your engineer is on the third tier.
refuse-lab-complete = Your lab is complete: it has all { $most } expansions.
refuse-no-tile = There is no expansion in this sector.
refuse-time-full = Your lab holds { $most } time, and no more.
refuse-no-time-left = There is no time left to take.
refuse-no-crystals = There are no crystals in this sector.
refuse-crystals-full = Your lab holds { $most } crystals, and no more.
refuse-no-octopods = There are no octopods to catch in this sector.
refuse-no-submarine = All of your submarines are in the station.
refuse-submarine-here = You have a submarine in this sector already.
refuse-submarine-too-dear = The submarine space costs { $price } time; you would have { $purse }.
refuse-no-card = There is no research card in this sector.
refuse-cards-full = Your lab holds { $most } research cards, and no more.
refuse-no-bot = There is no bot in your supply to program.
refuse-must-act = The action is possible, so it must be carried out.
refuse-not-on-tile = Your new tile does not show this letter.
refuse-no-bot-for-letter = There is no bot in your supply; return a programmed one first.
refuse-too-many-octopods = You can catch { $most } here, and no more.
refuse-no-time-for-card = This card costs { $price } time; you have { $purse }.
refuse-no-bot-for-card = There is no bot in your supply for this card.
refuse-card-symbol-taken = A bot stands on your { $program } symbol; this card needs it free.
refuse-income-taken = You have taken your income of this scoring.
refuse-cards-first = You have begun with the cards; the income comes after all of them.

# Errors

error-engineer-stuck = With “early_pass” at no, “move_without_bot” must be yes: otherwise an engineer could get stuck.
error-box-short-table = { $what } must have at least { $needs } numbers.
error-box-wrong-letters = { $what } may show two different letters at most.
error-box-wrong-arrows = { $what } must name { $needs } rooms of the next tier.
error-box-wrong-columns = { $what } must have { $needs } numbers from 0 to 99 that never fall, in six columns.
error-box-wrong-tiers = { $what } must have three tiers, with each of { $needs } once.

# Endings

ending-points = The points decide.
ending-control = The points are tied; more bots on control spaces decide.
ending-crystals = Points and control are tied; more crystals decide.
ending-shared = Points, control and crystals are tied; the victory is shared.

# Options

option-edition = Time markers
option-edition-french = 44, as in the French rulebook
option-edition-english = 38, as in the English rulebook
option-spare_octopods = Two more octopods
option-spare_octopods-no = no, 15
option-spare_octopods-yes = yes, 17
option-zero_lock = Start with 3 time instead of 4
option-zero_lock-either = beside the 0 lock, on either side
option-zero_lock-clockwise = only with the 0 lock on the clockwise side
option-third_bot = The third programmed bot sends back
option-third_bot-older = one of the two older ones
option-third_bot-any = any of the three
option-time_for_bots = Time for programmed bots that go back
option-time_for_bots-own_turn = in your own turn, never in scorings
option-time_for_bots-not_for_lines = in your own turn, but not for red lines
option-time_for_bots-always = always
option-move_without_bot = The engineer may move without a bot to program
option-move_without_bot-yes = yes
option-move_without_bot-no = no
option-supply = Crystals, octopods and time
option-supply-limited = can run out
option-supply-unlimited = never run out
option-where_to_use = A bot may be used
option-where_to_use-stated = where green, red and blue actions are possible, the others anywhere
option-where_to_use-anywhere = anywhere
option-where_to_use-gain = only where its action brings something
option-skip_action = A possible action may be left out
option-skip_action-yes = yes
option-skip_action-no = no
option-catch_fewer = Fewer octopods may be caught than possible
option-catch_fewer-no = no
option-catch_fewer-yes = yes
option-points_before_card = Points of a research card come before Express Delivery
option-points_before_card-yes = yes
option-points_before_card-no = no
option-early_pass = Passing before the third tier
option-early_pass-no = no
option-early_pass-yes = yes
option-refuse_to_pay = A crystal may be kept by stopping at a red line
option-refuse_to_pay-no = no
option-refuse_to_pay-yes = yes
option-reward_order = Points of a catch and Nets
option-reward_order-action_first = the points first
option-reward_order-choice = in any order
option-income_order = Income and Night Shift
option-income_order-two_steps = either first, all cards on one side
option-income_order-interleaved = cards before and after the income
option-income_order-income_first = income first
option-tie_at_zero = A tie for control with no sector at all
option-tie_at_zero-no = scores nothing
option-tie_at_zero-yes = scores like any tie
option-neutral_colour = Neutral submarines with two players
option-neutral_colour-first = the first colour missing in the sector
option-neutral_colour-alternate = the two colours take turns
option-reward_without_bot = Room cards pay even where no bot is placed
option-reward_without_bot-yes = yes
option-reward_without_bot-no = no
option-several_jumps = Central Tube several times in one move
option-several_jumps-yes = yes
option-several_jumps-no = no
option-sideways_turn = The Side Door is
option-sideways_turn-turn = a turn of its own
option-sideways_turn-free = an extra in a turn
option-sideways_reach = The Side Door reaches
option-sideways_reach-next = the neighbouring room
option-sideways_reach-tier = any room of the tier

# Research cards

card-0 = Quick Workshop
card_text-0 = Each time your engineer enters the room with the lab tile: 2 time markers.
card-1 = Glittering Workshop
card_text-1 = Each time your engineer enters the room with the lab tile: 1 crystal.
card-2 = Bright Workshop
card_text-2 = Each time your engineer enters the room with the lab tile: 4 points.
card-3 = Quick Clock Room
card_text-3 = Each time your engineer enters the room with the time tile: 2 time markers.
card-4 = Glittering Clock Room
card_text-4 = Each time your engineer enters the room with the time tile: 1 crystal.
card-5 = Bright Clock Room
card_text-5 = Each time your engineer enters the room with the time tile: 4 points.
card-6 = Quick Strongroom
card_text-6 = Each time your engineer enters the room with the crystals tile: 2 time markers.
card-7 = Glittering Strongroom
card_text-7 = Each time your engineer enters the room with the crystals tile: 1 crystal.
card-8 = Bright Strongroom
card_text-8 = Each time your engineer enters the room with the crystals tile: 4 points.
card-9 = Quick Aquarium
card_text-9 = Each time your engineer enters the room with the octopods tile: 2 time markers.
card-10 = Glittering Aquarium
card_text-10 = Each time your engineer enters the room with the octopods tile: 1 crystal.
card-11 = Bright Aquarium
card_text-11 = Each time your engineer enters the room with the octopods tile: 4 points.
card-12 = Quick Dock
card_text-12 = Each time your engineer enters the room with the submarine tile: 2 time markers.
card-13 = Glittering Dock
card_text-13 = Each time your engineer enters the room with the submarine tile: 1 crystal.
card-14 = Bright Dock
card_text-14 = Each time your engineer enters the room with the submarine tile: 4 points.
card-15 = Quick Library
card_text-15 = Each time your engineer enters the room with the research tile: 2 time markers.
card-16 = Glittering Library
card_text-16 = Each time your engineer enters the room with the research tile: 1 crystal.
card-17 = Bright Library
card_text-17 = Each time your engineer enters the room with the research tile: 4 points.
card-18 = Quick Code Room
card_text-18 = Each time your engineer enters the room with the program tile: 2 time markers.
card-19 = Glittering Code Room
card_text-19 = Each time your engineer enters the room with the program tile: 1 crystal.
card-20 = Bright Code Room
card_text-20 = Each time your engineer enters the room with the program tile: 4 points.
card-21 = Quick Net
card_text-21 = Each time you catch at least one octopod: 2 time markers.
card-22 = Glittering Net
card_text-22 = Each time you catch at least one octopod: 1 crystal.
card-23 = Bright Net
card_text-23 = Each time you catch at least one octopod: 3 points.
card-24 = Central Tube
card_text-24 = While your scientist moves: pay 1 time marker to reach the opposite sector.
card-25 = Clean Sweep
card_text-25 = 1 point for each bot of others that leaves a loading station because of you.
card-26 = Master Key
card_text-26 = Locks of value 2 cost you nothing.
card-27 = Friendly Shipyard
card_text-27 = Submarines cost you half, rounded down.
card-28 = Side Door
card_text-28 = Once in the game: one step sideways for your engineer, within its tier.
card-29 = Night Shift: Lab
card_text-29 = At each intermediate scoring: pay 1 time marker to program a bot (lab).
card-30 = Night Shift: Time
card_text-30 = At each intermediate scoring: pay 1 time marker to program a bot (time).
card-31 = Night Shift: Crystals
card_text-31 = At each intermediate scoring: pay 1 time marker to program a bot (crystals).
card-32 = Night Shift: Octopods
card_text-32 = At each intermediate scoring: pay 1 time marker to program a bot (octopods).
card-33 = Night Shift: Submarine
card_text-33 = At each intermediate scoring: pay 1 time marker to program a bot (submarine).
card-34 = Night Shift: Research
card_text-34 = At each intermediate scoring: pay 1 time marker to program a bot (research).
card-35 = Express Delivery: Lab
card_text-35 = At once: 2 time markers, and a programmed bot (lab).
card-36 = Express Delivery: Time
card_text-36 = At once: 2 time markers, and a programmed bot (time).
card-37 = Express Delivery: Crystals
card_text-37 = At once: 2 time markers, and a programmed bot (crystals).
card-38 = Express Delivery: Octopods
card_text-38 = At once: 2 time markers, and a programmed bot (octopods).
card-39 = Express Delivery: Submarine
card_text-39 = At once: 2 time markers, and a programmed bot (submarine).
card-40 = Express Delivery: Research
card_text-40 = At once: 2 time markers, and a programmed bot (research).

# Expansions

tile-0 = Archive A
tile_text-0 = Room for 1 more research card; letter A: a bot on that control space.
tile-1 = Crystal Case A
tile_text-1 = Room for 1 more crystal; letter A: a bot on that control space.
tile-2 = Octopod Tank A
tile_text-2 = 1 more octopod in each catch; letter A: a bot on that control space.
tile-3 = Time Reserve A
tile_text-3 = Room for 2 more time markers; letter A: a bot on that control space.
tile-4 = Archive B
tile_text-4 = Room for 1 more research card; letter B: a bot on that control space.
tile-5 = Crystal Case B
tile_text-5 = Room for 1 more crystal; letter B: a bot on that control space.
tile-6 = Octopod Tank B
tile_text-6 = 1 more octopod in each catch; letter B: a bot on that control space.
tile-7 = Time Reserve B
tile_text-7 = Room for 2 more time markers; letter B: a bot on that control space.
tile-8 = Archive C
tile_text-8 = Room for 1 more research card; letter C: a bot on that control space.
tile-9 = Crystal Case C
tile_text-9 = Room for 1 more crystal; letter C: a bot on that control space.
tile-10 = Octopod Tank C
tile_text-10 = 1 more octopod in each catch; letter C: a bot on that control space.
tile-11 = Time Reserve C
tile_text-11 = Room for 2 more time markers; letter C: a bot on that control space.
tile-12 = Archive D
tile_text-12 = Room for 1 more research card; letter D: a bot on that control space.
tile-13 = Crystal Case D
tile_text-13 = Room for 1 more crystal; letter D: a bot on that control space.
tile-14 = Octopod Tank D
tile_text-14 = 1 more octopod in each catch; letter D: a bot on that control space.
tile-15 = Time Reserve D
tile_text-15 = Room for 2 more time markers; letter D: a bot on that control space.
tile-16 = Archive E
tile_text-16 = Room for 1 more research card; letter E: a bot on that control space.
tile-17 = Crystal Case E
tile_text-17 = Room for 1 more crystal; letter E: a bot on that control space.
tile-18 = Octopod Tank E
tile_text-18 = 1 more octopod in each catch; letter E: a bot on that control space.
tile-19 = Time Reserve E
tile_text-19 = Room for 2 more time markers; letter E: a bot on that control space.
tile-20 = Archive F
tile_text-20 = Room for 1 more research card; letter F: a bot on that control space.
tile-21 = Crystal Case F
tile_text-21 = Room for 1 more crystal; letter F: a bot on that control space.
tile-22 = Octopod Tank F
tile_text-22 = 1 more octopod in each catch; letter F: a bot on that control space.
tile-23 = Time Reserve F
tile_text-23 = Room for 2 more time markers; letter F: a bot on that control space.
tile-24 = Relay AB
tile_text-24 = Letters A and B: a bot on the control space of each.
tile-25 = Relay CD
tile_text-25 = Letters C and D: a bot on the control space of each.
tile-26 = Relay EF
tile_text-26 = Letters E and F: a bot on the control space of each.
tile-27 = Grotto
tile_text-27 = Room for 1 more crystal; 1 more octopod in each catch.
tile-28 = Study
tile_text-28 = Room for 1 more research card; room for 2 more time markers.
tile-29 = Depot
tile_text-29 = Room for 1 more crystal; room for 2 more time markers.

# What each action does, for tooltips

action-0 = Expand the lab: take the top expansion; each of its letters may bring a bot.
action-1 = Take the time markers of the sector, at least 2 in all.
action-2 = Take the crystals of the sector.
action-3 = Catch octopods for 1, 3, 6, 10 … points.
action-4 = Place a submarine: pay its space, score the bulb.
action-5 = Take the top research card, score the bulb.
action-6 = Program a bot in the colour of the sector.

# The board in the terminal

aquasphere-round = Round { $round } of { $rounds }. Bulb { $bulb }. It is { $seat }’s turn.
aquasphere-sector = Sector
aquasphere-white = White
aquasphere-lock = Lock
aquasphere-time = Time
aquasphere-crystals = Crys.
aquasphere-octopods = Octo.
aquasphere-control = Control
aquasphere-loading = Loading
aquasphere-submarines = Subs
aquasphere-card = Card
aquasphere-tile = Expansion
aquasphere-next = Next
aquasphere-rooms = Rooms now (next): { $rooms }
aquasphere-player = Player
aquasphere-points = Points
aquasphere-engineer = Engineer
aquasphere-scientist = Scientist
aquasphere-programmed = Programmed
aquasphere-bots = Bots
aquasphere-letters = Letters
aquasphere-cards = Cards
aquasphere-scoring = Scores now
aquasphere-signs =
    ▲ ● ■ ◆           the players in this order, and their pieces
    Crys., Octo.      crystals, octopods
    White             what the white area of the sector programs
    Control, Loading  bots on the control space and in the loading station
    Subs              submarines
    3/4               three there, room for four
    L1 to R3          the rooms of the headquarters (left, centre, right)
aquasphere-legend = lock: to the next sector; next: what the centre tile adds (time, crystals, octopods); scores now: intermediate / final
aquasphere-sheet = Points at the end
aquasphere-sheet-letters = Letters
aquasphere-sheet-time = Time left
aquasphere-sheet-submarines = All submarines
aquasphere-sheet-lab = Complete lab
aquasphere-sheet-before = Before the final scoring
aquasphere-sheet-total = Total

# The lesson

lesson-aquasphere-1 = Welcome to the station. Your engineer programs bots in the headquarters, your scientist uses them out here in the sectors. Send the engineer to the room with the octopods: a bot learns to catch them.
lesson-aquasphere-2 = Now use that bot. There are two octopods next door, in sector A. The lock on the way costs 1 time, and time is precious: you have 4.
lesson-aquasphere-3 = Your bot has taken the control space of sector A, which counts after the round. Now the action itself: catch both octopods. One would be worth 1 point, two are worth 3.
lesson-aquasphere-4 = Short of time? In your own turn you may send programmed bots back, for 2 time each. Keep yours, you will need it.
lesson-aquasphere-5 = Maren has caught an octopod of her own. Your engineer only ever climbs, one room a turn, three tiers a round. Go on to the room with the time.
lesson-aquasphere-6 = The submarine bot has been waiting since the set-up. In sector A you could dock for 1 time, but a second sector is worth more: walk on to F. The lock costs 1, and the dock 2, because somebody is there already.
lesson-aquasphere-7 = Dock. It brings as many points as the light bulb in the middle shows, and from now on 1 more time after every round.
lesson-aquasphere-8 = Your time is gone, but the bot with the time program can fetch more later. Keep it.
lesson-aquasphere-9 = The last tier. Choose research.
lesson-aquasphere-10 = A research card lies right here in F. Staying costs nothing, so use the bot where you stand: your old bot makes room and waits in the loading station.
lesson-aquasphere-11 = Take the card. It brings points of the light bulb too, and this one works at once: 2 time, and a bot that catches octopods.
lesson-aquasphere-12 = Two programmed bots are as many as you may have, and they stay for the next round. End your turn.
lesson-aquasphere-13 = Your engineer stands at the exit. You could still use your bots, but whoever passes first begins the next round. Pass.
lesson-aquasphere-14 = The round is scored: you control the most sectors, 6 points, and your bots in play bring 4. On the way lies a red line. It costs a crystal, and without one a programmed bot will do. Give up the time bot: a line you stop at swallows the rest of your points.
