# The words of Nautilus, in English. Squares and modules get their names from the box.

# -- questions -----------------------------------------------------------------

ask-PlaceBase = Where in the lagoon does the base lie?
ask-BuyModule = Buy one module, or none?
ask-PlaceModule = Place a module{ $paid ->
    [0] ? The price goes by the deepest square.
    [one] ? You have paid 1 Nemo for this turn.
   *[other] ? You have paid { $paid } Nemos for this turn.
}
ask-ChooseLoad = Which crew lives in the habitation you have just placed?
ask-MoveAquanauts = Move an aquanaut{ $used ->
    [0] ?
    [one] ? One step is used.
   *[other] ? { $used } steps are used.
}
ask-LaunchSubmarine = Launch a submarine?
ask-UseSonar = Use a sonar?
ask-MoveSubmarines = Move a submarine?
ask-ExtraMove = A boost: move one of your submarines at once?
ask-Peek = The shell lets you look at { $left ->
    [one] one face-down token
   *[other] { $left } face-down tokens
}. Which one first?
ask-BringNews = A ruin of Atlantis: move one aquanaut at once?
ask-DockSubmarine = Does { $submarine } dock here?
ask-RaiseTokens = Raise a token of your mission?

# -- answers -------------------------------------------------------------------

say-First = { $seat }
say-Mission = { $mission }
say-Token = { $face }
say-Base = base at { $block }
say-Buy = buy { $a_kind } ({ $price } N)
say-House = buy { $a_kind } with { $aquanauts ->
    [one] one aquanaut
   *[other] { $aquanauts } aquanauts
} ({ $price } N)
say-Place = place { $the_kind } at { $block }, { $turn } ({ $price ->
    [0] no extra cost
   *[other] { $price } N
})
say-Settle = the one with { $aquanauts ->
    [one] one aquanaut
   *[other] { $aquanauts } aquanauts
}
say-Done = done{ $returned ->
    [0] { $kept ->
        [0] {""}
        [one] , and one module stays for later
       *[other] , and { $kept } modules stay for later
    }
    [one] , and one module goes back
   *[other] , and { $returned } modules go back
}
say-Walk = from { $source } to { $target } ({ $kind }), { $steps ->
    [one] one step
   *[other] { $steps } steps
}{ $rent ->
    [0] {""}
   *[other] , rent { $rent } N
}
say-Visit = from { $source } to { $target } ({ $kind }) without activating it, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
say-Launch = launch at { $square }, { $direction } of { $module } ({ $kind })
say-Ping = sonar of { $submarine } ({ $price } N)
say-Sail = { $submarine } to { $square }, { $steps ->
    [0] no step
    [one] one step
   *[other] { $steps } steps
}
say-Dock = dock, and an aquanaut enters { $module } ({ $kind }){ $rent ->
    [0] {""}
   *[other] , rent { $rent } N
}
say-DockToVisit = dock, and an aquanaut enters { $module } ({ $kind }) without activating it
say-Withdraw = dock, and nobody enters
say-Look = the token on { $square } ({ $zone })
say-Raise = raise one: { $face } ({ $price } N)

# -- what is told --------------------------------------------------------------

told-DrawFirstPlayer = { $seat_is ->
    [you] You begin
   *[other] { $answer } begins
}.
told-DealMission = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
} the mission “{ $answer }”.
told-DealMission-hidden = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
} a mission.
told-PlaceBase = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $answer }.
told-DrawBase = The lot falls: { $answer }.
told-BeginRound = Round { $round } begins.
told-AnnounceEnd = The closing tokens of Atlantis are found: round { $round } will be the last.
told-BuyModule = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $answer }.
told-PlaceModule = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $answer }.
told-ChooseLoad = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $answer }.
told-ReturnModules = { $seat_is ->
    [you] You give
   *[other] { $seat } gives
} all modules that are not placed back to the stacks.
told-LookAt = { $seat_is ->
    [you] You look
   *[other] { $seat } looks
} at the token on { $square }.
told-LookFirst = { $seat_is ->
    [you] You look
   *[other] { $seat } looks
} at the token on { $square }: { $answer }.
told-LookFirst-hidden = { $seat_is ->
    [you] You look
   *[other] { $seat } looks
} at the token on { $square }.
told-TurnUp = The token on { $square } is turned up: { $answer }.
told-ShowToken = The token on { $square } is turned up: { $face }.
told-ClearToken = The token on { $square } lies under the new module and leaves the sea: to the ruins if it is of Atlantis, else out of the game.
told-MoveAquanauts = { $seat_is ->
    [you] You
   *[other] { $seat }
}, aquanauts: { $answer }.
told-PayRent = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $owner_is ->
    [you] you
   *[other] { $owner }
} { $rent ->
    [one] 1 Nemo
   *[other] { $rent } Nemos
} of rent.
told-Activate = { $seat_is ->
    [you] You activate
   *[other] { $seat } activates
} { $module } ({ $kind }).
told-TakeChip = { $other ->
    [-1] { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } the “3” of { $station }.
   *[other] { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } the “3” of { $station } from { $other_is ->
    [you] you
   *[other] { $other }
}.
}
told-LaunchSubmarine = { $seat_is ->
    [you] You
   *[other] { $seat }
}, launching: { $answer }.
told-UseSonar = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $answer }.
told-MoveSubmarines = { $seat_is ->
    [you] You
   *[other] { $seat }
}, submarines: { $answer }.
told-OpenTrench = { $seat_is ->
    [you] You open
   *[other] { $seat } opens
} the trench for everybody.
told-LeaveToken = { $seat_is ->
    [you] You cannot
   *[other] { $seat } cannot
} pay the { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
} for the token on { $square }: one of Atlantis goes to the ruins without a marker, another waits there.
told-TakeFind = { $seat_is ->
    [you] You recover
   *[other] { $seat } recovers
}: { $face } ({ $price } N).
told-OpenChest = { $seat_is ->
    [you] You open
   *[other] { $seat } opens
} a chest: { $nemos } Nemos.
told-UseBoost = { $seat_is ->
    [you] You find
   *[other] { $seat } finds
} a boost.
told-ExtraMove = { $seat_is ->
    [you] You
   *[other] { $seat }
}, boost: { $answer }.
told-Peek = { $seat_is ->
    [you] You
   *[other] { $seat }
}, a look: { $answer }.
told-TakeRuin = { $seat_is ->
    [you] You recover
   *[other] { $seat } recovers
} Atlantis { $number } ({ $price } N).
told-BringNews = { $seat_is ->
    [you] You
   *[other] { $seat }
}, news of Atlantis: { $answer }.
told-DockSubmarine = { $seat_is ->
    [you] You
   *[other] { $seat }
}, { $submarine }: { $answer }.
told-EndGame = { $ended ->
    [1] All fifteen tokens of Atlantis are found: the game is over.
    [2] The last round has been played: the game is over.
   *[3] A whole round without a building, a recovery, or a purchase that counts: the game is over.
}
told-OpenMission = { $seat_is ->
    [you] You show
   *[other] { $seat } shows
} the mission “{ $mission }”.
told-RaiseTokens = { $seat_is ->
    [you] You
   *[other] { $seat }
}, mission: { $answer }.
told-TellPoints = { $seat_is ->
    [you] You
   *[other] { $seat }
}: stations { $stations } × discoveries { $discoveries } + { $nemos ->
    [one] 1 Nemo
   *[other] { $nemos } Nemos
}.

# -- why not -------------------------------------------------------------------

refuse-outside-lagoon = The base must lie wholly in the lagoon; the block at { $block } does not.
refuse-store-is-full = You have { $stored } modules in front of you; more is not allowed.
refuse-stack-is-empty = There is no { $kind } left.
refuse-cannot-buy = The module costs { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}; you have { $money }.
refuse-cannot-house = These aquanauts cost { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}; you have { $money }.
refuse-too-many-aquanauts = A habitation takes at most { $most } aquanauts.
refuse-stock-is-low = You have { $stock ->
    [0] no aquanaut
    [one] only one aquanaut
   *[other] only { $stock } aquanauts
} left in stock.
refuse-overlaps = Here it would lie on { $module }.
refuse-submarine-in-the-way = A submarine is on { $square }; no module may cover that square, not even with a corner.
refuse-touches-nothing = Here it would not touch the city; it needs a passage.
refuse-no-passage = It would touch { $module } with a wall only; it needs an airlock on both sides.
refuse-not-to-your-own = It would join the city, but not a module that you have placed this turn.
refuse-cannot-build = Building here costs { $price ->
    [one] 1 more Nemo
   *[other] { $price } more Nemos
}; you have { $money }.
refuse-no-such-load = You have no habitation of this colour with { $aquanauts ->
    [one] one aquanaut
   *[other] { $aquanauts } aquanauts
}.
refuse-nobody-there = You have no aquanaut in { $module }.
refuse-stays-for-ever = Your last aquanaut in { $module } stays there for good: the module is active.
refuse-has-moved = Your aquanaut in { $module } has moved already this turn.
refuse-two-have-moved = Two of your aquanauts have moved this turn.
refuse-no-way = No passages lead from { $source } to { $target }.
refuse-too-far-to-walk = That takes { $steps ->
    [one] one step
   *[other] { $steps } steps
}; you have { $left } left.
refuse-cannot-pay-rent = Stopping there costs { $rent ->
    [one] 1 Nemo
   *[other] { $rent } Nemos
} of rent to { $owner }; you have { $money }.
refuse-nothing-to-visit = In { $module } there is nothing to leave inactive: just stop there.
refuse-can-pay-rent = You can pay the rent of { $rent ->
    [0] 0 Nemos
    [one] 1 Nemo
   *[other] { $rent } Nemos
} (you have { $money }), so stopping there activates the module.
refuse-no-submarine = You have no submarine left to launch this turn.
refuse-needs-two = A launch needs { $needs } of your aquanauts in the module; there { $own ->
    [one] is one
   *[other] are { $own }
}.
refuse-no-blue-airlock = The module has no blue airlock in the { $direction }.
refuse-not-free = The sea square in the { $direction } is not free.
refuse-token-there = A token lies on { $square }; nothing is launched onto it.
refuse-cannot-pay-sonar = The sonar costs { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}; you have { $money }.
refuse-sonar-used = The sonar of { $submarine } has been used this turn.
refuse-nothing-in-range = Within { $range } squares there is no face-down token that you have not seen.
refuse-has-sailed = Your { $submarine } has made its move this turn.
refuse-nothing-to-do-here = It is on { $square } already, and there is nothing to do there.
refuse-city-there = On { $square } lies the city ({ $module }): pass over it, but do not stop.
refuse-submarine-there = A submarine is on { $square }: pass it, but do not stop there.
refuse-trench-closed = The trench is closed: you need active modules of all five kinds and have { $types }.
refuse-too-far-to-sail = { $square } cannot be reached in { $steps } squares, and no token may be passed.
refuse-no-face-down-token = On { $square } lies no face-down token.
refuse-chosen-already = You have chosen the token on { $square } already.
refuse-same-zone = The second look goes to another zone than { $zone }, as long as a token lies there face down.
refuse-no-stock = You have no aquanaut in stock; the submarine may still go home.
refuse-not-in-mission = Your mission does not raise this: { $face }.
refuse-all-raised = You have { $tokens ->
    [0] none to raise
    [one] one, and it is raised
   *[other] { $tokens }, and all are raised
}: { $face }.
refuse-cannot-raise = Raising a token costs { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}; you have { $money }.

# -- errors in a box -----------------------------------------------------------

error-box-no-square = { $what }: there is no square “{ $square }” on this map.
error-box-wrong-chips = { $what } must hold { $seats } chips for { $seats } players.
error-box-map-row = map.rows: row { $row } must be a text of { $needs } letters, like the first.
error-box-map-letter = map.rows: row { $row } has the letter “{ $letter }”; zones are written with { $known }, small letters for token spots.
error-box-map-size = The map is { $size } squares long on one side; it must be { $least } to { $most }.
error-box-spots = The zone { $zone } has { $spots } spots on the map and { $tokens } tokens; [zones] says { $needs }. All three must agree.
error-box-atlantis = Atlantis { $token } is there { $copies } times; each of the numbers 1 to 15 must be there once.
error-box-no-base = The map has no lagoon, so there is no place for the base.
error-box-cut-off = The square { $at } cannot be reached over water: no token spot or trench may cut off a part of the map.
error-box-base = The base at { $at } does not lie wholly in the lagoon.
error-box-alike = The airlocks of { $module } and { $like } are alike when turned; every kind must differ.

# -- names ---------------------------------------------------------------------

module-0 = the base
module-n = module { $n }
source-0 = the base
source-n = module { $n }
target-0 = the base
target-n = module { $n }
submarine-0 = submarine 1
submarine-1 = submarine 2
submarine-2 = submarine 3
direction-0 = north
direction-2 = east
direction-4 = south
direction-6 = west
turn-0 = not turned
turn-1 = turned by 90°
turn-2 = turned by 180°
turn-3 = turned by 270°
a_kind-1 = a purple habitation
a_kind-2 = a green habitation
a_kind-3 = a training module
a_kind-4 = a technical module
a_kind-5 = a sonar module
a_kind-6 = a research module
a_kind-7 = an analysis module
the_kind-1 = the purple habitation
the_kind-2 = the green habitation
the_kind-3 = the training module
the_kind-4 = the technical module
the_kind-5 = the sonar module
the_kind-6 = the research module
the_kind-7 = the analysis module

# modules, in the order of box.toml (NA-1.2, NA-7.5)
kind-0 = base
kind-0-effect = The heart of the city: eight airlocks, room for everybody, nothing to activate.
kind-1 = purple habitation
kind-1-effect = Free with at least 1 aquanaut at 1 Nemo each; a connector with four blue and two orange airlocks.
kind-2 = green habitation
kind-2-effect = Free with at least 1 aquanaut at 1 Nemo each; a connector with two blue and four orange airlocks.
kind-3 = training module
kind-3-effect = Active ones give your two aquanauts more steps: 3, 4, then 5 together.
kind-4 = technical module
kind-4-effect = Active ones take your submarines further: 4, 5, then 6 squares.
kind-5 = sonar module
kind-5-effect = Active ones let your sonar reach further: 4, 5, then 6 squares.
kind-6 = research module
kind-6-effect = Active ones let you look at 1, then 2 face-down tokens whenever you recover a scallop or a sea snail.
kind-7 = analysis module
kind-7-effect = Active ones make every chest richer: 2, 3, then 4 Nemos.

# stations; $effect is the number that counts for this player now (NA-7.5)
station-0 = training
station-0-effect = { $effect } steps for your two aquanauts together.
station-1 = technical
station-1-effect = Each of your submarines may move { $effect } squares.
station-2 = sonar
station-2-effect = Your sonar reaches { $effect } squares and costs 1 Nemo for each submarine.
station-3 = research
station-3-effect =
    { $effect ->
        [0] A shell shows you nothing yet.
        [one] A shell lets you look at 1 face-down token.
       *[other] A shell lets you look at { $effect } face-down tokens.
    }
station-4 = analysis
station-4-effect = A chest brings you { $effect } Nemos.
chip-0-effect = 0 points: fewer than two active modules.
chip-1-effect = 1 point: two or more active modules.
chip-3-effect = 3 points: more active modules than anybody else; a tie does not take it away.

# zones, from shallow to deep (NA-4.9, NA-9.1)
zone-0 = lagoon
zone-0-effect = Building here costs { $building ->
        [one] 1 Nemo
       *[other] { $building } Nemos
    }; there is nothing to recover.
zone-1 = seabed
zone-1-effect = Building down to here costs { $building ->
        [one] 1 Nemo
       *[other] { $building } Nemos
    }, recovering a blue token { $recovery }.
zone-2 = deep
zone-2-effect = Building down to here costs { $building ->
        [one] 1 Nemo
       *[other] { $building } Nemos
    }, recovering a blue token { $recovery }.
zone-3 = trench
zone-3-effect = Building down to here costs { $building ->
        [one] 1 Nemo
       *[other] { $building } Nemos
    }, recovering a blue token { $recovery }; the first submarine to enter needs all five kinds of station.

# tokens in the order of box.py: FACE_KINDS, then Atlantis 1 to 15 (NA-9)
face-0 = gold
face-0-effect = Worth 2 points in the end; no mission can raise it.
face-1 = jellyfish
face-1-effect = Worth 1 point in the end, 2 if your mission raises it.
face-2 = urchin
face-2-effect = Worth 1 point in the end, 2 if your mission raises it.
face-3 = scallop
face-3-effect = Worth 0 points, 1 if your mission raises it; with research modules it lets you look at other tokens.
face-4 = sea snail
face-4-effect = Worth 0 points, 1 if your mission raises it; with research modules it lets you look at other tokens.
face-5 = chest
face-5-effect = Free to recover; brings 2 Nemos, 3 or 4 with analysis modules.
face-6 = boost
face-6-effect = Free to recover; one of your submarines may move 3 more squares at once.
face-7 = Atlantis 1
face-8 = Atlantis 2
face-9 = Atlantis 3
face-10 = Atlantis 4
face-11 = Atlantis 5
face-12 = Atlantis 6
face-13 = Atlantis 7
face-14 = Atlantis 8
face-15 = Atlantis 9
face-16 = Atlantis 10
face-17 = Atlantis 11
face-18 = Atlantis 12
face-19 = Atlantis 13
face-20 = Atlantis 14
face-21 = Atlantis 15
token-atlantis-effect = It goes into the ruins with your marker, and one of your aquanauts may take 2 steps at once.
token-closing-effect = Once { $list } { $unmarked_counts ->
    [no] lie in the ruins with a marker on each
   *[yes] lie in the ruins
}, { $rounds ->
    [0] the round is the last
    [one] one more round is played
   *[other] { $rounds } more rounds are played
}; once all fifteen do, none.

# missions M1 to M4 (NA-12.2)
mission-0 = Scallops and jellyfish
mission-0-effect = In the end you may raise each of your scallop and jellyfish tokens by one point, for 1 Nemo each.
mission-1 = Scallops and urchins
mission-1-effect = In the end you may raise each of your scallop and urchin tokens by one point, for 1 Nemo each.
mission-2 = Snails and jellyfish
mission-2-effect = In the end you may raise each of your sea snail and jellyfish tokens by one point, for 1 Nemo each.
mission-3 = Snails and urchins
mission-3-effect = In the end you may raise each of your sea snail and urchin tokens by one point, for 1 Nemo each.

# options
option-base = Place of the base
option-base-first = as in a first game
option-base-free = the first player chooses
option-base-random = drawn at random
option-habitation_limit = Aquanauts in a habitation, at most
option-habitation_limit-by_players = 3, or 4 with four players
option-habitation_limit-four = always 4
option-half_covered = Squares half covered by a module
option-half_covered-city = are city for submarines
option-half_covered-sea = are sea for submarines
option-interleave = Two aquanauts may step by turns
option-interleave-no = no, one after the other
option-interleave-yes = yes
option-stopping = Stopping in an exploration module
option-stopping-activates = always activates it
option-stopping-choice = activates it if you wish
option-unpaid_rent = If you cannot pay the rent
option-unpaid_rent-no_stop = no stop in that module
option-unpaid_rent-visit = a stop without activating
option-launch_on_token = Launching on a token
option-launch_on_token-no = no
option-launch_on_token-yes = yes, it is recovered at once
option-launch_opens_trench = A launch into the trench opens it
option-launch_opens_trench-yes = yes
option-launch_opens_trench-no = no, only a move does
option-boost_keeps_move = A boost to a token leaves the normal move
option-boost_keeps_move-yes = yes
option-boost_keeps_move-no = no
option-peeks = Two looks after a shell
option-peeks-one_by_one = chosen one by one
option-peeks-together = chosen together
option-recover_in_place = An unpaid token may be recovered without moving
option-recover_in_place-yes = yes, in a later turn
option-recover_in_place-no = no, a submarine must arrive
option-dock_after_recovery = Docking right after a recovery
option-dock_after_recovery-no = no
option-dock_after_recovery-yes = yes
option-buying_counts = Buying keeps the game going
option-buying_counts-yes = yes, like building
option-buying_counts-no = no
option-unmarked_counts = Atlantis without a marker counts for the end
option-unmarked_counts-yes = yes
option-unmarked_counts-no = no

# endings (keys are a proposal)
ending-closing = Atlantis 13, 14 and 15 were found, and the last round has been played.
ending-atlantis = All fifteen tokens of Atlantis have been found.
ending-silence = A whole round went by without a building, a recovery, or a purchase that counts.

# -- the table in a terminal -----------------------------------------------------

nautilus-round = Round { $round }, { $phase }
phase-setup = set-up
phase-city = phase 1: the city
phase-aquanauts = phase 2: the aquanauts
phase-submarines = phase 3: the submarines
phase-scoring = scoring
nautilus-signs =
    ▲ ● ■ ◆          the players in this order: submarines at sea, aquanauts in modules (▲2)
    B p g t e h r a  base, purple and green habitation, training, technical, sonar, research, analysis
    0 1 2 …          a module by its number, in its middle; · its corners
    t2 e1*           stations: so many active modules of a kind; * holds the chip 3
    G1 C2 A3         discoveries, by the letters below the chart
nautilus-legend = ? a token nobody knows · ! one that others have seen · G gold, J jellyfish, U urchin, C scallop, N snail, T chest, + boost, A Atlantis · water: lagoon blank, seabed ., deep :, trench ░
nautilus-module = No.
nautilus-kind = Module
nautilus-at = At
nautilus-builder = Builder
nautilus-inside = Inside
nautilus-money = Nemos
nautilus-stock = Stock
nautilus-store = In front
nautilus-submarines = At sea
nautilus-stations = Stations
nautilus-finds = Discoveries
nautilus-points = Points
nautilus-ruins = Ruins of Atlantis found: { $found }
nautilus-sheet = Scoring
nautilus-atlantis = Atlantis chip

# Teach me

lesson-nautilus-1 = Welcome to the sea floor. Together you build one city; each explores alone. First the city: buy a purple habitation with three aquanauts, 1 Nemo each.
lesson-nautilus-2 = You could build it now. Keep it for a round: modules built together are paid only once. Press done.
lesson-nautilus-3 = Maren has built, and paid once for both modules. Now buy a training module for 1 Nemo: the people you have need something to do.
lesson-nautilus-4 = Your habitation goes east of the base, at M10–O12. Two airlocks must meet; here the blue ones do.
lesson-nautilus-5 = The training module goes north-east of it, at O8–Q10. Turn it by 90°, so that its orange airlock meets that of the habitation. Both together cost 1 Nemo, for you stay in the lagoon.
lesson-nautilus-6 = Phase 2: two aquanauts, three steps together. Send one from your habitation into the training module. Whoever stops in a station activates it; in your own that is free.
lesson-nautilus-7 = Training is active: from now on you have four steps. That aquanaut stays for ever; send a second one after it, for a submarine needs two.
lesson-nautilus-8 = Phase 3: one of the two goes back to your stock, and a submarine glides out through the blue airlock in the east.
lesson-nautilus-9 = 60 tokens lie face down out there. For 1 Nemo the sonar shows you, and only you, all those within 4 squares.
lesson-nautilus-10 = A jellyfish at T7, and your mission asks for jellyfish; a ruin of Atlantis, a chest and a snail too. Four squares take you to the jellyfish. Recovering it costs 1 Nemo. In the end your stations count times your discoveries: you need both. Good diving!
