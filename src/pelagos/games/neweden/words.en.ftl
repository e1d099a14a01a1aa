# The words of New Eden, in English. Seats are named by the speaker; cards by their number.

# Who and where

seat-1 = Deep Thought
owner-1 = Deep Thought
other-1 = Deep Thought
row-0 = the top row
row-1 = the second row
row-2 = the third row
row-3 = the bottom row
arm-0 = octopus arm
arm-1 = crab arm
arm-2 = shell arm
arm-3 = shipyard arm
arm-4 = oxygen arm
figure-holds = Stations that hold, in percent
figure-bid = Coins for a row that is sold
cards-0 = none of the three cards
cards-1 = the first card
cards-2 = the second card
cards-3 = the first and the second card
cards-4 = the third card
cards-5 = the first and the third card
cards-6 = the second and the third card
cards-7 = all three cards
card--1 = no card
card--2 = a card face down

# Questions

ask-TakeTurn = { $buys ->
    [0] { $moves ->
        [0] { $frees ->
            [0] Pass
           *[other] Take a free action, or pass
        }
       *[other] Move deeples{ $frees ->
            [0] {""}
           *[other] , take a free action
        }, or pass
    }
   *[other] Buy a card{ $moves ->
        [0] {""}
       *[other] , move deeples
    }{ $frees ->
        [0] {""}
       *[other] , take a free action
    }, or pass
}.
ask-LoseCard = Damage goes past the end of { $owner_is ->
    [you] your
   *[other] { $owner }’s
} track: which arm loses its outermost card?
ask-EndTurn = A free action, or is your turn over?
ask-PickDeeple = Which lying deeple moves, up to { $large } { $large ->
    [one] space
   *[other] spaces
}?
ask-ChooseGoal = Where does the deeple go?
ask-ActivateModules = Which module do you activate?
ask-PlanFreeActions = Which free actions come with your secret choice?
ask-ChooseCards = Which of your three cards do you buy, in secret?
ask-BuildBought = Which card do you build next?
ask-ChooseRow = Which row is auctioned next?
ask-NameOpener = Who makes the first bid?
ask-OpenBidding = What do you bid first for { $row }? With 0 you take no part.
ask-RaiseBid = { $bid ->
    [0] Nobody has bid for { $row } yet. { $raises ->
        [0] You cannot bid: leave.
       *[other] Bid, or leave?
    }
   *[other] The bid for { $row } is { $bid }. { $raises ->
        [0] You cannot raise it: leave.
       *[other] Raise, or leave?
    }
}
ask-AfterBid = Another free action after your bid?
ask-BuildRow = Which card of { $row } do you build next?
ask-TakeMoves = { $moves ->
    [0] No move actions are left. One more for damage?
    [one] You have one move action. What do you do?
   *[other] You have { $moves } move actions. What do you do?
}
ask-BlockRow = Which row do you block? It is not auctioned.
ask-MeetBid = Deep Thought bids { $bid } for { $row }. One coin more?

# Answers

say-Done = done
say-Pass = pass
say-UseThePlant = use the power plant: { $coins } coins, { $damage } damage
say-Extend = build the { $extension }
say-Buy = buy { $card } for { $price } { $price ->
    [one] coin
   *[other] coins
}{ $harm ->
    [0] { "" }
   *[other] {" "}and { $harm } damage
}{ $repair ->
    [0] { "" }
   *[other] , repairing { $repair }
}
say-Breathe = move deeples with { $card } ({ $small ->
    [0] { $large }
   *[other] { $large } and { $small }
})
say-LeaveDome = a deeple from the dome
say-LeaveModule = a deeple from { $card }
say-GoTo = to { $card }
say-Activate = activate { $card }
say-Lose = the { $arm }: { $card }
say-LoseResearch = { $card }
say-Plan = { $uses ->
    [0] { $tiles ->
        [0] no free action
       *[other] { $tiles }
    }
    [one] the power plant once ({ $coins } coins){ $tiles ->
        [0] { "" }
       *[other] , { $tiles }
    }
   *[other] the power plant { $uses } times ({ $coins } coins){ $tiles ->
        [0] { "" }
       *[other] , { $tiles }
    }
}
say-Choose = { $cards }: { $price ->
    [0] free
    [one] 1 coin and { $damage } damage
   *[other] { $price } coins and { $damage } damage
}
say-Build = build { $card }
say-TakeRow = { $row }
say-Name = { $other }
say-Bid = bid { $coins }
say-Withdraw = leave the auction of this row
say-MoveForDamage = one more move action for { $damage } damage
say-Block = block { $row }
say-Outbid = pay { $price } and take the row
say-Decline = leave it to Deep Thought
say-First = { $seat }
say-Drawn = { $card }
say-DrawnBonus = { $bonus }

# What happens

told-DrawFirstPlayer = { $seat_is ->
    [you] You take
   *[other] { $answer } takes
} the Nautilus.
told-BeginRound = Round { $round } begins.
told-TurnUpBonus = Bonus card: { $answer }.
told-BeginAuction = The auction begins.
told-PayPrice = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $amount } { $amount ->
    [one] coin
   *[other] coins
}.
told-PassTurn = { $seat_is ->
    [you] You pass
   *[other] { $seat } passes
}.
told-PassingPoints = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
} { $amount } { $amount ->
    [one] point
   *[other] points
} for passing.
told-TakeNautilus = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} the Nautilus.
told-DiscardCard = { $card } is taken off the board.
told-GainCoins = { $cause ->
    [ThoughtActivates] Deep Thought’s crabs bring
   *[other] { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    }
} { $amount } { $amount ->
    [one] coin
   *[other] coins
}.
told-GainPoints = { $cause ->
    [ThoughtActivates] Deep Thought’s shells score
   *[other] { $seat_is ->
        [you] You score
       *[other] { $seat } scores
    }
} { $amount } { $amount ->
    [one] point
   *[other] points
}.
told-TakeDeeples = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
} { $amount } { $amount ->
    [one] deeple
   *[other] deeples
}.
told-BuildCard = { $seat_is ->
    [you] You build
   *[other] { $seat } builds
} { $card }.
told-TakeDamage = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $amount } damage.
told-Repair = { $cause ->
    [ThoughtActivates] Deep Thought’s octopuses repair
   *[other] { $seat_is ->
        [you] You repair
       *[other] { $seat } repairs
    }
} { $amount } damage.
told-DestroyCard = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { $card }.
told-UsePlant = { $seat_is ->
    [you] You use your
   *[other] { $seat } uses the
} power plant.
told-BuildExtension = { $seat_is ->
    [you] You build
   *[other] { $seat } builds
} the { $extension }.
told-TurnOxygen = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} { $card }.
told-MoveDeeple = { $seat_is ->
    [you] One of your deeples
   *[other] A deeple of { $seat }
} goes to { $card }.
told-ActivateModule = { $seat_is ->
    [you] You activate
   *[other] { $seat } activates
} { $card }.
told-BeginBlackMarket = The black market opens.
told-DealCard = { $seat_is ->
    [you] You are dealt
   *[other] { $seat } is dealt
} { $answer }.
told-DealCard-hidden = { $seat_is ->
    [you] You are dealt
   *[other] { $seat } is dealt
} a card.
told-PlanFreeActions = { $seat_is ->
    [you] You plan
   *[other] { $seat } plans
} in secret: { $answer }.
told-PlanFreeActions-hidden = { $seat_is ->
    [you] You make
   *[other] { $seat } makes
} a secret plan.
told-ChooseCards = { $seat_is ->
    [you] You choose
   *[other] { $seat } chooses
} in secret: { $answer }.
told-ChooseCards-hidden = { $seat_is ->
    [you] You have chosen
   *[other] { $seat } has chosen
}.
told-OpenChoices = All have chosen; what nobody bought goes to the rows, face down.
told-ShowCards = { $seat_is ->
    [you] You turn up the cards you bought
   *[other] { $seat } turns up the cards bought
}.
told-RevealRows = All rows are turned up.
told-ChooseRow = { $seat_is ->
    [you] You put up
   *[other] { $seat } puts up
} { $answer }.
told-NameOpener = { $seat_is ->
    [you] You let
   *[other] { $seat } lets
} { $other_is ->
    [you] you
   *[other] { $answer }
} open.
told-OpenBidding = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $answer }.
told-RaiseBid = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $answer }.
told-LeaveUnsold = Nobody wants { $row }.
told-WinRow = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} { $row } for { $bid } { $bid ->
    [one] coin
   *[other] coins
}.
told-BuyMove = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} one more move action for damage.
told-ScoreRound = The round is scored.
told-ScoreBonus = { $bonus } pays.
told-CleanUp = The board is cleared.
told-FinalScoring = The screens go away: final scoring.
told-PointsForCoins = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
} { $amount } { $amount ->
    [one] point
   *[other] points
} for coins.
told-StationHolds = { $seat_is ->
    [you] Your station
   *[other] { $seat }’s station
} holds: { $amount } { $amount ->
    [one] point
   *[other] points
}.
told-StationCollapses = { $seat_is ->
    [you] Your station
   *[other] { $seat }’s station
} collapses.
told-ThoughtActivates = Deep Thought activates all its modules.
told-ThoughtDraws = Deep Thought gets { $answer } on the black market.
told-CloseRow = Blocked: { $row }.
told-WinSoloRow = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} { $row } for { $bid } { $bid ->
    [one] coin
   *[other] coins
}.
told-ThoughtWins = Deep Thought takes { $row } for { $bid } { $bid ->
    [one] coin
   *[other] coins
}.

# Why not

refuse-arm-is-empty = The { $arm } holds no card to lose.
refuse-plant-is-spent = The power plant can be used three times a round.
refuse-already-extended = You have built the { $extension } already.
refuse-extension-costs = That costs { $price } coins; you have { $coins }.
refuse-bid-stands = You have { $coins } coins, and your bid of { $bid } must stay payable.
refuse-oxygen-is-used = { $card } has been used in this round.
refuse-nobody-can-move = No deeple of yours can move: it takes a lying deeple and a module to go to.
refuse-no-deeple-there = No deeple of yours lies there.
refuse-nowhere-to-go = From there, there is no module to go to.
refuse-move-somebody = At least one deeple must move.
refuse-stays-there = A move ends on another module.
refuse-too-far = That is { $spaces } spaces away; the bottle moves { $oxygen }.
refuse-only-outward = At this table deeples move outwards only.
refuse-moved-already = At this table a deeple moves only once for a row.
refuse-too-few-deeples = It has { $worksites } { $worksites ->
    [one] worksite
   *[other] worksites
}; { $lying ->
    [0] no deeple lies
    [one] one deeple lies
   *[other] { $lying } deeples lie
} there.
refuse-not-reached = At this table only modules that the action reached are activated.
refuse-already-active = It has been activated in this round.
refuse-cannot-pay = It costs { $price } { $price ->
    [one] coin
   *[other] coins
}; you have { $coins }.
refuse-market-costs = That costs { $price } { $price ->
    [one] coin
   *[other] coins
}; you will have { $coins }.
refuse-build-first = Build the cards you bought first.
refuse-row-is-marked = { $row } has been auctioned already.
refuse-bid-too-low = A bid of { $coins } does not beat { $bid }.
refuse-bid-too-high = You would bid { $coins }; you can pay { $means }.
refuse-no-moves-left = This row gives no more move actions.
refuse-extra-is-taken = You have had your one more for damage.
refuse-extra-is-useless = No move action is possible now.
refuse-row-is-blocked = { $row } is blocked already.
refuse-row-is-empty = { $row } holds no card.
refuse-cannot-outbid = That costs { $price } { $price ->
    [one] coin
   *[other] coins
}; you can pay { $means }.

# The end

ending-points = The points decide.
ending-damage = A tie on points: the station with less damage wins.
ending-shared = Several players share the victory.
ending-won = You have beaten Deep Thought.
ending-lost = Deep Thought has won.
ending-draw = You and Deep Thought are level.

# Mistakes in a box

error-box-wrong-deck = { $card } must be in deck { $deck }.
error-box-bottles = { $what } must have one or two numbers.
error-box-deck-lacks = Deck { $deck } needs a card of the kind { $category }.
error-box-pointer = { $card }: a crab moves the pointer back by 1, an octopus forward by 1, no other card back.
error-box-final-box = { $card } must show in its final box what { $effect } says.
error-box-deeples = The shipyard cards must show { $needs } deeples together; they show { $found }.
error-box-effect-unused = No card has the effect { $effect }.
error-box-too-many = There can be { $most } cards of the kind { $category } at most.
error-box-example = The example of the final scoring must be buildable with the named cards, hold, and come to { $total }.
error-box-spare-rows = With { $seats } { $seats ->
    [one] player
   *[other] players
} there must be { $needs } spare rows.

# The board in the terminal

neweden-signs =
    ▬ ▮        a deeple that waits, a deeple at work
    Dome       deeples in the dome
    Damage     damage / what the station stands at the end; ✓ it holds now, ✗ it does not
    Plant      uses of the power plant left in this round
    Projected  the points if the game ended now
    (name)     a card that was used in this round
    ?          hidden from you
    1-2        row 1, second card
neweden-turn = Round { $round } of 3, { $phase }; { $seat } has the Nautilus.
neweden-market = Market
neweden-row = Row
neweden-price = { $price } { $price ->
    [one] coin
   *[other] coins
}, damage { $damage }
neweden-gives = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
neweden-stations = Stations
neweden-points = Points
neweden-coins = Coins
neweden-damage = Damage
neweden-deeples = Dome
neweden-plant = Plant
neweden-projected = Projected
neweden-hidden = { "?" }
neweden-hand = Your hand: { $cards }
neweden-bonus = Bonus cards: { $cards }
neweden-sheet = Final scoring
neweden-sheet-play = In play
neweden-sheet-coins = Coins
neweden-sheet-station = Station
neweden-sheet-total = Total

# Categories

category-0 = octopus
category_text-0 = A repair octopus repairs damage when activated; at the end it moves the pointer 1 step forward.
category-1 = crab
category_text-1 = A harvest crab brings coins when activated; at the end it moves the pointer 1 step back.
category-2 = shell
category_text-2 = A shell house brings points when activated, at once and for good.
category-3 = shipyard
category_text-3 = A shipyard brings deeples when it is built; it is part of the dome and no space.
category-4 = oxygen
category_text-4 = An oxygen card moves deeples once a round, one move for each bottle.
category-5 = research
category_text-5 = A research card has an effect of its own; it lies in the bay, on no arm.

# What the three cards of a family do together, by option (NE-12.5, NE-12.10); the oxygen that counts (NE-3.3)

-three-plants = Each use of your power plant brings 2 coins and 2 points more and costs 1 damage less
three-attacks = shipyard card, harvest crab and { counted-oxygen }
counted-oxygen = { $start_oxygen ->
    [apart] oxygen card (but none of the start or of the extension)
    [kept] oxygen card
   *[counts] oxygen card
}

# Module cards (in the order of the box), then the starting cards ST-1, ST-2 and the card of the oxygen extension

# 1A-SY1
card-0 = Old Slipway
card_text-0 = When built: 2 deeples; final box: pointer +1.
# 1A-SY2
card-1 = Skiff Dock
card_text-1 = When built: 2 deeples; final box: 1 point.
# 1A-OX1
card-2 = Steel Cylinder
card_text-2 = Once a round: one move of up to 3 spaces; final box: pointer +1.
# 1A-OX2
card-3 = Odd Pair
card_text-3 = Once a round: a move of up to 2 spaces and one of up to 1; final box: 1 point, pointer +1.
# 1A-OX3
card-4 = Twin Tanks
card_text-4 = Once a round: two moves of up to 2 spaces.
# 1A-CR1
card-5 = Beach Crab
card_text-5 = With 1 deeple: 3 coins; final box: 1 point, pointer -1.
# 1A-CR2
card-6 = Sand Crab
card_text-6 = With 1 deeple: 4 coins; final box: pointer -1.
# 1A-CR3
card-7 = Porter Crab
card_text-7 = With 2 deeples: 6 coins; final box: 1 point, pointer -1.
# 1A-SH1
card-8 = Periwinkle Cottage
card_text-8 = With 1 deeple: 2 points; final box: 2 points.
# 1A-SH2
card-9 = Cockle Hut
card_text-9 = With 1 deeple: 2 points; final box: 1 point, pointer +1.
# 1A-SH3
card-10 = Mussel Terrace
card_text-10 = With 2 deeples: 5 points; final box: 1 point.
# 1A-OC1
card-11 = Tinker Octopus
card_text-11 = With 1 deeple: repairs 2 damage; final box: 1 point, pointer +1.
# 1A-OC2
card-12 = Welder Octopus
card_text-12 = With 2 deeples: repairs 4 damage; final box: pointer +1.
# 1A-RE1
card-13 = Turbine Upgrade
card_text-13 = { $three_in_one ->
    [yes] { -three-plants }
   *[no] Each use of your power plant brings 2 coins more
}; final box: 1 point.
# 1A-RE2
card-14 = Filter Upgrade
card_text-14 = { $three_in_one ->
    [yes] { -three-plants }
   *[no] Each use of your power plant costs 1 damage less
}; final box: 1 point.
# 1B-SY1
card-15 = Smugglers' Cove
card_text-15 = When built: 2 deeples; final box: 1 point.
# 1B-SY2
card-16 = Salvage Yard
card_text-16 = When built: 2 deeples; final box: pointer +1.
# 1B-OX1
card-17 = Patched Tank
card_text-17 = Once a round: one move of up to 4 spaces; final box: pointer +1.
# 1B-OX2
card-18 = Unmarked Bottles
card_text-18 = Once a round: two moves of up to 2 spaces; final box: pointer +1.
# 1B-CR1
card-19 = Night Crab
card_text-19 = With 1 deeple: 4 coins; final box: pointer -1.
# 1B-CR2
card-20 = Poacher Crab
card_text-20 = With 2 deeples: 7 coins; final box: pointer -1.
# 1B-CR3
card-21 = Toll Crab
card_text-21 = With 2 deeples: 6 coins; final box: 2 points, pointer -1.
# 1B-SH1
card-22 = Limpet Loft
card_text-22 = With 1 deeple: 3 points; final box: 1 point.
# 1B-SH2
card-23 = Whelk Hideout
card_text-23 = With 1 deeple: 2 points; final box: 2 points, pointer +1.
# 1B-SH3
card-24 = Oyster Bar
card_text-24 = With 2 deeples: 5 points; final box: 2 points.
# 1B-OC1
card-25 = Moonlighting Octopus
card_text-25 = With 1 deeple: repairs 2 damage; final box: 2 points, pointer +1.
# 1B-OC2
card-26 = Caulker Octopus
card_text-26 = With 1 deeple: repairs 3 damage; final box: pointer +1.
# 1B-RE1
card-27 = Research Grant
card_text-27 = When built: 5 coins; final box: 2 points.
# 1B-RE2
card-28 = Thermal Showcase
card_text-28 = { $three_in_one ->
    [yes] { -three-plants }
   *[no] Each use of your power plant brings 2 points
}; final box: 1 point.
# 1B-RE3
card-29 = Propeller Wash
card_text-29 = When built: every other player takes 1 damage for each { $three_in_one ->
    [yes] { three-attacks }
   *[no] shipyard card
} in their own station; final box: 2 points.
# 2A-SY1
card-30 = Dry Dock
card_text-30 = When built: 2 deeples; final box: 1 point, pointer +1.
# 2A-SY2
card-31 = Launch Ramp
card_text-31 = When built: 3 deeples.
# 2A-OX1
card-32 = Deep Lung
card_text-32 = Once a round: one move of up to 4 spaces; final box: 1 point, pointer +1.
# 2A-OX2
card-33 = Algae Garden
card_text-33 = Once a round: two moves of up to 2 spaces; final box: pointer +2.
# 2A-OX3
card-34 = Air Store
card_text-34 = Once a round: a move of up to 3 spaces and one of up to 2; final box: pointer +1.
# 2A-CR1
card-35 = Reaper Crab
card_text-35 = With 1 deeple: 5 coins; final box: 1 point, pointer -1.
# 2A-CR2
card-36 = Drill Crab
card_text-36 = With 2 deeples: 8 coins; final box: 1 point, pointer -1.
# 2A-SH1
card-37 = Scallop Villa
card_text-37 = With 1 deeple: 4 points; final box: 2 points.
# 2A-SH2
card-38 = Clam Row
card_text-38 = With 2 deeples: 6 points; final box: 3 points.
# 2A-SH3
card-39 = Conch Court
card_text-39 = With 2 deeples: 7 points; final box: 1 point, pointer +1.
# 2A-OC1
card-40 = Nurse Octopus
card_text-40 = With 1 deeple: repairs 2 damage; final box: 3 points, pointer +1.
# 2A-OC2
card-41 = Riveter Octopus
card_text-41 = With 1 deeple: repairs 3 damage; final box: 1 point, pointer +1.
# 2A-OC3
card-42 = Plumber Octopus
card_text-42 = With 2 deeples: repairs 5 damage; final box: 1 point, pointer +1.
# 2A-RE1
card-43 = Gentle Harvesting
card_text-43 = At the end your crabs do not move the pointer back.
# 2A-RE2
card-44 = Deep Anchor
card_text-44 = It anchors your station; final box: pointer +3.
# 2B-SY1
card-45 = Hidden Dock
card_text-45 = When built: 2 deeples; final box: 1 point, pointer +1.
# 2B-SY2
card-46 = Wreckers' Yard
card_text-46 = When built: 3 deeples; final box: 1 point.
# 2B-OX1
card-47 = Stolen Reserve
card_text-47 = Once a round: one move of up to 5 spaces; final box: 1 point, pointer +1.
# 2B-OX2
card-48 = Smuggled Air
card_text-48 = Once a round: a move of up to 3 spaces and one of up to 2; final box: pointer +1.
# 2B-CR1
card-49 = Burglar Crab
card_text-49 = With 1 deeple: 5 coins; final box: 2 points, pointer -1.
# 2B-CR2
card-50 = Strongbox Crab
card_text-50 = With 2 deeples: 9 coins; final box: pointer -1.
# 2B-CR3
card-51 = Bandit Crab
card_text-51 = With 3 deeples: 12 coins; final box: 2 points, pointer -1.
# 2B-SH1
card-52 = Cowrie Club
card_text-52 = With 1 deeple: 4 points; final box: 2 points, pointer +1.
# 2B-SH2
card-53 = Abalone Hotel
card_text-53 = With 2 deeples: 8 points; final box: 2 points.
# 2B-SH3
card-54 = Pearl Casino
card_text-54 = With 3 deeples: 11 points; final box: 3 points.
# 2B-OC1
card-55 = Masked Octopus
card_text-55 = With 1 deeple: repairs 3 damage; final box: 2 points, pointer +1.
# 2B-OC2
card-56 = Scrap Octopus
card_text-56 = With 2 deeples: repairs 6 damage; final box: pointer +1.
# 2B-RE1
card-57 = Bold Drilling
card_text-57 = When built: 5 damage; final box: 8 points.
# 2B-RE2
card-58 = Crab Guild
card_text-58 = At the end 2 points for each complete { $crab_guild ->
    [shell] shell house
    [octopus] repair octopus
   *[printed] crab
}{ $collapsed_crabs ->
    [kept] { "" }
   *[lost] , if the station holds
}; final box: 1 point.
# 2B-RE3
card-59 = Claw Scandal
card_text-59 = When built: every other player takes 1 damage for each { $three_in_one ->
    [yes] { three-attacks }
   *[no] harvest crab
} in their own station; final box: 3 points.
# 3A-SY1
card-60 = Royal Arsenal
card_text-60 = When built: 2 deeples; final box: 3 points, pointer +1.
# 3A-SY2
card-61 = Great Slipway
card_text-61 = When built: 3 deeples; final box: 2 points.
# 3A-OX1
card-62 = Coral Lung
card_text-62 = Once a round: one move of up to 4 spaces; final box: 2 points, pointer +1.
# 3A-OX2
card-63 = Kelp Greenhouse
card_text-63 = Once a round: a move of up to 3 spaces and one of up to 2; final box: 1 point, pointer +2.
# 3A-OX3
card-64 = Air Bell
card_text-64 = Once a round: two moves of up to 3 spaces; final box: 1 point, pointer +1.
# 3A-CR1
card-65 = Gold Crab
card_text-65 = With 1 deeple: 6 coins; final box: 2 points, pointer -1.
# 3A-CR2
card-66 = King Crab
card_text-66 = With 2 deeples: 10 coins; final box: 4 points, pointer -1.
# 3A-SH1
card-67 = Pearl House
card_text-67 = With 1 deeple: 5 points; final box: 4 points.
# 3A-SH2
card-68 = Nacre Palace
card_text-68 = With 2 deeples: 9 points; final box: 4 points.
# 3A-SH3
card-69 = Triton City
card_text-69 = With 3 deeples: 13 points; final box: 3 points, pointer +1.
# 3A-OC1
card-70 = Glazier Octopus
card_text-70 = With 1 deeple: repairs 3 damage; final box: 3 points, pointer +1.
# 3A-OC2
card-71 = Builder Octopus
card_text-71 = With 2 deeples: repairs 5 damage; final box: 4 points, pointer +1.
# 3A-OC3
card-72 = Surgeon Octopus
card_text-72 = With 2 deeples: repairs 6 damage; final box: 2 points, pointer +1.
# 3A-RE1
card-73 = Crab Academy
card_text-73 = At the end 3 points for each complete crab{ $collapsed_crabs ->
    [kept] { "" }
   *[lost] , if the station holds
}.
# 3A-RE2
card-74 = Emergency Loan
card_text-74 = When built: repairs 5 damage; final box: -5 points.
# 3B-SY1
card-75 = Ghost Shipyard
card_text-75 = When built: 3 deeples; final box: 3 points.
# 3B-SY2
card-76 = Corsair Harbour
card_text-76 = When built: 3 deeples; final box: 1 point, pointer +1.
# 3B-OX1
card-77 = Whale's Breath
card_text-77 = Once a round: one move of up to 5 spaces; final box: 3 points, pointer +1.
# 3B-OX2
card-78 = Pirate Compressor
card_text-78 = Once a round: a move of up to 4 spaces and one of up to 3; final box: 2 points, pointer +1.
# 3B-CR1
card-79 = Buccaneer Crab
card_text-79 = With 2 deeples: 9 coins; final box: 4 points, pointer -1.
# 3B-CR2
card-80 = Leviathan Crab
card_text-80 = With 3 deeples: 13 coins; final box: 5 points, pointer -1.
# 3B-SH1
card-81 = Spiral Retreat
card_text-81 = With 1 deeple: 6 points; final box: 4 points, pointer +1.
# 3B-SH2
card-82 = Giant Clam Hall
card_text-82 = With 2 deeples: 10 points; final box: 5 points.
# 3B-SH3
card-83 = Nautilus Tower
card_text-83 = With 3 deeples: 14 points; final box: 5 points.
# 3B-OC1
card-84 = Stowaway Octopus
card_text-84 = With 1 deeple: repairs 4 damage; final box: 3 points, pointer +1.
# 3B-OC2
card-85 = Forger Octopus
card_text-85 = With 2 deeples: repairs 6 damage; final box: 4 points, pointer +1.
# 3B-OC3
card-86 = Kraken Mender
card_text-86 = With 3 deeples: repairs 9 damage; final box: 5 points, pointer +1.
# 3B-RE1
card-87 = Reckless Drilling
card_text-87 = When built: 10 damage; final box: 20 points.
# 3B-RE2
card-88 = Aid for All
card_text-88 = When built: 5 coins for every other player; final box: 15 points.
# 3B-RE3
card-89 = Pressure Wave
card_text-89 = When built: every other player takes 1 damage for each { $three_in_one ->
    [yes] { three-attacks }
   *[no] { counted-oxygen }
} in their own station; final box: 4 points.

# Bonus cards

# BO-SY-C
bonus-0 = Shipyard Subsidy
bonus_text-0 = In phase D: 1 coin { $bonus_pays ->
    [once] if there is a shipyard card in your station, however many
   *[per_card] for each shipyard card in your station
}.
# BO-SY-P
bonus-1 = Shipyard Prize
bonus_text-1 = In phase D: 2 points { $bonus_pays ->
    [once] if there is a shipyard card in your station, however many
   *[per_card] for each shipyard card in your station
}.
# BO-OX-C
bonus-2 = Oxygen Subsidy
bonus_text-2 = In phase D: 1 coin { $bonus_pays ->
    [once] if there is an { counted-oxygen } in your station, however many
   *[per_card] for each { counted-oxygen } in your station
}.
# BO-OX-P
bonus-3 = Oxygen Prize
bonus_text-3 = In phase D: 2 points { $bonus_pays ->
    [once] if there is an { counted-oxygen } in your station, however many
   *[per_card] for each { counted-oxygen } in your station
}.
# BO-CR-C
bonus-4 = Crab Subsidy
bonus_text-4 = In phase D: 1 coin { $bonus_pays ->
    [once] if there is a harvest crab in your station, however many
   *[per_card] for each harvest crab in your station
}.
# BO-CR-P
bonus-5 = Crab Prize
bonus_text-5 = In phase D: 2 points { $bonus_pays ->
    [once] if there is a harvest crab in your station, however many
   *[per_card] for each harvest crab in your station
}.
# BO-SH-C
bonus-6 = Shell Subsidy
bonus_text-6 = In phase D: 1 coin { $bonus_pays ->
    [once] if there is a shell house in your station, however many
   *[per_card] for each shell house in your station
}.
# BO-SH-P
bonus-7 = Shell Prize
bonus_text-7 = In phase D: 2 points { $bonus_pays ->
    [once] if there is a shell house in your station, however many
   *[per_card] for each shell house in your station
}.
# BO-OC-C
bonus-8 = Octopus Subsidy
bonus_text-8 = In phase D: 1 coin { $bonus_pays ->
    [once] if there is a repair octopus in your station, however many
   *[per_card] for each repair octopus in your station
}.
# BO-OC-P
bonus-9 = Octopus Prize
bonus_text-9 = In phase D: 2 points { $bonus_pays ->
    [once] if there is a repair octopus in your station, however many
   *[per_card] for each repair octopus in your station
}.
# BO-RE-C
bonus-10 = Research Subsidy
bonus_text-10 = In phase D: 1 coin { $bonus_pays ->
    [once] if there is a research card in your station, however many
   *[per_card] for each research card in your station
}.
# BO-RE-P
bonus-11 = Research Prize
bonus_text-11 = In phase D: 2 points { $bonus_pays ->
    [once] if there is a research card in your station, however many
   *[per_card] for each research card in your station
}.

# Extensions, in the order of extensions.names

extension-0 = octopus extension
extension_text-0 = A new octopus at the beginning of the arm: with 1 deeple it repairs 3 damage; the others are 1 space further away.
extension-1 = shipyard extension
extension_text-1 = 3 more deeples at once.
extension-2 = oxygen extension
extension_text-2 = One more oxygen card at once, with two moves of up to 2 spaces.
extension-3 = research extension
extension_text-3 = 3 points for each research card you build from now on.

# Other things worth a word

power_plant = power plant
power_plant_text = 5 coins for damage: 1 for the first use of a round, 3 for the second, 6 for the third.
pointer_text = The red pointer: the most damage your station can bear in the final scoring.
damage_text = Damage: from 0 to { $most }; past { $most } you lose { $overflow ->
    [card_per_point] the outermost card of an arm for each point
   *[one_card] the outermost card of an arm
}.
nautilus_text = The Nautilus: its holder begins phase A, leads the black market and opens the auction; it goes to the first player to pass.
holds-1 = It would hold now.
holds-0 = It would collapse now.
phase-0 = market
phase-1 = black market
phase-2 = auction
phase-3 = round scoring

# Options

option-coin_supply = Coins
option-coin_supply-unlimited = never run out
option-coin_supply-limited = 80 in all
option-coins = Coins of the others (2 to 4 players)
option-coins-behind_screens = hidden behind screens
option-coins-open = always visible
option-solo_coins = Coins of Deep Thought
option-solo_coins-open = visible
option-solo_coins-behind_screens = hidden, you see only its bids
option-overflow = Damage past 15 costs
option-overflow-one_card = one card each time
option-overflow-card_per_point = one card for each point past 15
option-nothing_to_lose = Damage past 15 with no card in the arms costs
option-nothing_to_lose-nothing = nothing
option-nothing_to_lose-research = a research card
option-start_oxygen = Starting oxygen cards and that of the extension
option-start_oxygen-counts = count for bonuses and attacks and can be lost
option-start_oxygen-apart = count for nothing and are never lost
option-start_oxygen-kept = count, but starting cards are never lost
option-pointer_floor = The red pointer falls at most
option-pointer_floor-zero = to 0
option-pointer_floor-none = below 0 too
option-pointer_top = The red pointer climbs at most
option-pointer_top-15 = to 15
option-pointer_top-14 = to 14
option-lost_shipyard = A lost shipyard takes deeples with it
option-lost_shipyard-keep = no
option-lost_shipyard-lose = yes, those lying in the dome
option-lost_module = Deeples on a lost module
option-lost_module-wait = come back in phase D
option-lost_module-lost = are lost
option-bonus_cards = Bonus cards of earlier rounds
option-bonus_cards-replaced = are put away
option-bonus_cards-kept = stay and pay again
option-idle_move = An oxygen card may be spent without moving
option-idle_move-no = no
option-idle_move-yes = yes
option-movement = Deeples may move
option-movement-any_way = any way, through the dome too
option-movement-outward = only outwards
option-deeple_again = Two actions for one row of the auction may move the same deeple
option-deeple_again-yes = yes
option-deeple_again-no = no
option-activate_between = Modules may be activated between two bottles
option-activate_between-no = no, after all bottles
option-activate_between-yes = yes
option-activate_where = Modules that may be activated
option-activate_where-anywhere = all with enough lying deeples
option-activate_where-reached = only those reached by this action
option-market_effects = Effects of cards bought in the black market
option-market_effects-in_turn = card by card, player after player
option-market_effects-together = after everybody has built
option-market_free_actions = Free actions in the black market once choices are open
option-market_free_actions-buyers = for those who build cards
option-market_free_actions-everybody = for everybody
option-extra_moves = One more move action for damage
option-extra_moves-per_row = once for each row won
option-extra_moves-per_phase = once in each auction phase
option-extra_without_move = The damage for one more action may be taken in vain
option-extra_without_move-no = no
option-extra_without_move-yes = yes
option-next_opener = The next row of the auction is opened by
option-next_opener-winner = the winner
option-next_opener-named = whoever the winner names
option-unsold_row = After an unsold row goes on
option-unsold_row-same_opener = the same player
option-unsold_row-next_player = the next player
option-bid_cover = Bids are limited by
option-bid_cover-coins = the coins you hold
option-bid_cover-with_plant = your coins and what the power plant can still bring
option-after_bid = Free actions after the bid
option-after_bid-no = no
option-after_bid-yes = yes, if the bid can still be paid
option-bonus_pays = A bonus card pays
option-bonus_pays-per_card = for each matching card
option-bonus_pays-once = once
option-deeple_supply = Deeples
option-deeple_supply-limited = 45 in all
option-deeple_supply-unlimited = never run out
option-three_in_one = Power plant cards and attack cards have all three lines
option-three_in_one-no = no, one each
option-three_in_one-yes = yes
option-crab_guild = Complete modules that the Crab Guild counts
option-crab_guild-printed = crabs, as printed
option-crab_guild-shell = shell houses
option-crab_guild-octopus = repair octopuses
option-octopus_extension = The octopus extension
option-octopus_extension-tile = is not a card
option-octopus_extension-card = is a card, for bonuses and losses too
option-collapsed_coins = Points for coins in a collapsed station
option-collapsed_coins-kept = kept
option-collapsed_coins-lost = lost
option-collapsed_crabs = Points for complete modules in a collapsed station
option-collapsed_crabs-lost = lost
option-collapsed_crabs-kept = kept
option-negative_station = A station value below 0
option-negative_station-counts = lowers the score
option-negative_station-zero = counts as 0
option-slide = Rows slide down
option-slide-always = whenever one is empty
option-slide-bought = only after a purchase
option-thought_oxygen = Deep Thought starts with
option-thought_oxygen-three = three oxygen cards
option-thought_oxygen-two = two oxygen cards
option-thought_row_damage = The damage of a row applies to Deep Thought
option-thought_row_damage-no = no
option-thought_row_damage-yes = yes
option-thought_research = Deep Thought's research cards act on itself
option-thought_research-yes = yes
option-thought_research-no = no
option-solo_difficulty = Level of Deep Thought
option-solo_difficulty-0 = 0: builds nothing in the black market
option-solo_difficulty-1 = 1: builds one card there
option-solo_difficulty-2 = 2: builds two cards there
option-solo_difficulty-3 = 3: builds three cards there
option-thought_market_time = Deep Thought builds its black market cards
option-thought_market_time-before = before you choose
option-thought_market_time-after = after you have built
option-thought_market_damage = In the black market Deep Thought is spared
option-thought_market_damage-price = the damage of the price
option-thought_market_damage-all = all damage
option-solo_blocking = Alone, you block two rows
option-solo_blocking-after_reveal = after the cards are turned up
option-solo_blocking-before_reveal = before the cards are turned up
option-solo_all_bought = If you bought all three cards, these rows are blocked
option-solo_all_bought-one_card_row = your empty row and one with cards
option-solo_all_bought-two_card_rows = the two rows with cards
option-thought_half = Deep Thought's bid is rounded
option-thought_half-up = up
option-thought_half-down = down
option-thought_pays = Deep Thought pays for the rows it wins
option-thought_pays-yes = yes
option-thought_pays-no = no
option-thought_bids = Deep Thought bids
option-thought_bids-both = for both rows
option-thought_bids-cards = only for the row with cards
option-thought_crabs = Complete modules of Deep Thought
option-thought_crabs-activated = those activated in round 3
option-thought_crabs-none = none
option-thought_loses = Past 15, Deep Thought loses
option-thought_loses-fewest_points = the outermost card with the fewest points
option-thought_loses-you_choose = the card you choose

# Copies of the starting cards, and the octopus of the extension

card-90 = First Breath
card_text-90 = Once a round: one move of up to 2 spaces.
card-91 = First Breath
card_text-91 = Once a round: one move of up to 2 spaces.
card-92 = First Breath
card_text-92 = Once a round: one move of up to 2 spaces.
card-93 = First Breath
card_text-93 = Once a round: one move of up to 2 spaces.
card-94 = Small Pair
card_text-94 = Once a round: two moves of up to 1 space.
card-95 = Small Pair
card_text-95 = Once a round: two moves of up to 1 space.
card-96 = Small Pair
card_text-96 = Once a round: two moves of up to 1 space.
card-97 = Small Pair
card_text-97 = Once a round: two moves of up to 1 space.
card-98 = Reserve Pair
card_text-98 = Once a round: two moves of up to 2 spaces.
card-99 = Reserve Pair
card_text-99 = Once a round: two moves of up to 2 spaces.
card-100 = Reserve Pair
card_text-100 = Once a round: two moves of up to 2 spaces.
card-101 = Reserve Pair
card_text-101 = Once a round: two moves of up to 2 spaces.
card-102 = Octopus Extension
card_text-102 = With 1 deeple: repairs 3; at the end: pointer +1.
card-103 = Octopus Extension
card_text-103 = With 1 deeple: repairs 3; at the end: pointer +1.
card-104 = Octopus Extension
card_text-104 = With 1 deeple: repairs 3; at the end: pointer +1.
card-105 = Octopus Extension
card_text-105 = With 1 deeple: repairs 3; at the end: pointer +1.

# Several extensions at once

tiles-1 = octopus extension
tiles-2 = shipyard extension
tiles-3 = octopus extension and shipyard extension
tiles-4 = oxygen extension
tiles-5 = octopus extension and oxygen extension
tiles-6 = shipyard extension and oxygen extension
tiles-7 = octopus extension, shipyard extension and oxygen extension
tiles-8 = research extension
tiles-9 = octopus extension and research extension
tiles-10 = shipyard extension and research extension
tiles-11 = octopus extension, shipyard extension and research extension
tiles-12 = oxygen extension and research extension
tiles-13 = octopus extension, oxygen extension and research extension
tiles-14 = shipyard extension, oxygen extension and research extension
tiles-15 = octopus extension, shipyard extension, oxygen extension and research extension

# Teach me

lesson-neweden-1 = Welcome to the sea floor. You build a station for three rounds, and in the end it must hold. These twelve cards are the market: the higher the row, the dearer. Buy the crab for 3 coins.
lesson-neweden-2 = The crab stands on an arm of your station, one space from the dome. You do one thing a turn, so end yours.
lesson-neweden-3 = Maren has bought oxygen. The bottom row costs a single coin, but also 1 damage. Take the shell house: one of the bonus cards pays for those.
lesson-neweden-4 = Free actions are possible at any moment of your turn. Your dome has one deeple only: pay 6 coins for the shipyard extension and get three more.
lesson-neweden-5 = Four deeples now. End your turn.
lesson-neweden-6 = Crabs and shell houses work when deeples get there, and deeples need oxygen. Use the card with two bottles: each moves a deeple 1 space.
lesson-neweden-7 = The first bottle: take a deeple from the dome.
lesson-neweden-8 = Send it to the crab.
lesson-neweden-9 = The second bottle: another deeple from the dome.
lesson-neweden-10 = This one goes to the shell house.
lesson-neweden-11 = Every worksite is taken, so both modules can be activated, once a round. The crab brings coins.
lesson-neweden-12 = The shell house brings points, at once and for good.
lesson-neweden-13 = Your two deeples stay at work until the round ends, and this oxygen card is spent. Done.
lesson-neweden-14 = You could go on. But whoever passes first gets 3 points and the Nautilus, and leads what follows. Pass.
lesson-neweden-15 = The black market: three cards for your eyes only. First the free actions that go with your choice. You need none.
lesson-neweden-16 = One card costs 1 coin and 1 damage, two cost 3 and 3, three cost 6 and 6. What you leave will be auctioned. Take the research card in the middle.
lesson-neweden-17 = Everybody has chosen, the cards are shown. Build yours: from now on your power plant brings points, too.
lesson-neweden-18 = Done. Maren builds her octopus.
lesson-neweden-19 = The auction: four rows, one after the other. You hold the Nautilus, so you choose. Take the second row: a shipyard and a shell house.
lesson-neweden-20 = Offer 1 coin. Whoever wants the row must offer more.
lesson-neweden-21 = Maren is out: the row is yours. Build the shipyard first, it brings two deeples.
lesson-neweden-22 = And the shell house, at the outer end of its arm, two spaces from the dome.
lesson-neweden-23 = A row of two cards comes with one more move action. Your other oxygen card reaches 2 spaces: just far enough.
lesson-neweden-24 = A deeple from the dome.
lesson-neweden-25 = To the new shell house.
lesson-neweden-26 = Activate it.
lesson-neweden-27 = That was all here. Done.
lesson-neweden-28 = You could take 1 damage for one more move, but your oxygen is spent. Done.
lesson-neweden-29 = The winner chooses the next row. Offer Maren the third one.
lesson-neweden-30 = With 0 you take no part: coins you keep are coins for the next round.
lesson-neweden-31 = Maren paid a coin for three cards. She opens the next row with 0; you leave it too. Nobody gets it.
lesson-neweden-32 = The last row: leave it. Then the bonus cards pay for every matching card, the deeples come home, and the oxygen is fresh.
lesson-neweden-33 = The second round. Look at your damage and at the red pointer: if damage passes the pointer in the end, your station collapses and its cards are worth nothing. An octopus repairs and moves the pointer: buy it. From here on the station is yours. Good luck!
