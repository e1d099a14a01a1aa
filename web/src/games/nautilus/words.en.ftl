# What only the board of Nautilus says.

na-round = { $last ->
    [0] Round { $round }
   *[other] Last round
} · { $phase }
na-phase-setup = set-up
na-phase-city = city
na-phase-aquanauts = aquanauts
na-phase-submarines = submarines
na-phase-scoring = scoring
na-now-setup = choosing now
na-now-city = building now
na-now-aquanauts = walking now
na-now-submarines = at sea now
na-now-scoring = scoring now

# chart
na-chart = Sea floor, { $rows } rows by { $columns } columns
na-to-build = { $price ->
    [one] 1 Nemo to build
   *[other] { $price } Nemos to build
}
na-to-build-short = { $price } N
na-closed = Closed · { $types }/{ $of } kinds
na-closed-short = { $types }/{ $of }
na-token = Token on { $square } ({ $zone }), face down.
na-token-seen = On { $square } ({ $zone }): { $face }.
na-token-up = On { $square } ({ $zone }), face up: { $face }.
na-base = base on { $square }
na-module = { $module }: { $kind } on { $square }
na-built-by = built by { $seat }
na-count-of = { $seat } { $count }
na-name = { $seat }
na-inside = inside: { $list }
na-active-for = active for { $list }
na-submarine-of = { $seat }, { $submarine } on { $square }
na-pick-aquanaut = Your aquanaut in { $module }: choose it, then where it goes
na-pick-submarine = { $submarine } on { $square }: choose it, then where it goes
na-pick-module = Take in hand: { $kind }
na-spot-block = spot at { $square }
na-spot-square = { $square }
na-tools = Tools of the chart
na-turn = Turn the module (R)
na-turn-it = Turn
na-one-way = Here it fits in this one way only.
na-zoom-in = Closer
na-zoom-out = Farther
na-zoom-all = The whole chart
na-minimap = Small chart: press to look there

# stations, ruins, finds
na-stations = Stations
na-stations-points = { $needs } active = 1 · sole leader = { $leader }
na-effect-training = { $effect } steps
na-effect-technical = { $effect } squares
na-effect-sonar = reach { $effect }
na-effect-research = { $effect ->
    [0] no look
    [one] 1 look
   *[other] { $effect } looks
}
na-effect-analysis = chest { $effect } N
na-three-held = { $seat } holds the “3”.
na-three-free = The “3” is free for the first sole leader with { $needs } active.
na-ruins = Ruins of Atlantis
na-ruins-found = { $found } of { $of }
na-ruins-of = { $count ->
    [one] ruin { $list }
   *[other] ruins { $list }
}
na-ruins-none = no ruin yet
na-ruins-end = { $list } found: one more round. All fifteen: this round is the last.
na-silence-ends = The end, too: a round in which nobody { $buying_counts ->
    [yes] buys, builds
   *[no] builds
} or recovers.
na-last-round = Round { $round } is the last.
na-nobody = Nobody
na-ruins-unmarked = Without a marker: covered by a building, or reached by somebody who could not pay.
na-finds = Finds
na-finds-yours = Your finds
na-finds-of = Finds of { $seat }
na-find = { $face }: { $count }, worth { $value } each{ $raised ->
    [0] .
   *[other] , { $raised } raised by 1.
}
na-mission = { $mission } +1
na-mission-hidden = mission hidden
na-word-stations = stations
na-word-finds = finds
na-word-nemos = Nemos

# modules
na-rack = Modules
na-rack-yours = Your modules
na-rack-of = Modules of { $seat }
na-rack-count = { $count } of { $of }
na-placing = placing
na-stored = stored
na-free = free
na-crew = { $count ->
    [one] 1 aquanaut
   *[other] { $count } aquanauts
}
na-supply = Supply
na-supply-note = At most one module a turn, before building: an exploration module for { $price } N, a habitation for { $each } N for each aquanaut on it.
na-supply-price = { $price } N · crew { $each } N each
na-stack = { $kind }: { $count } left.
na-knowledge = Still out there
na-knowledge-note = What may still lie, face down, where you have not looked.
na-zone = Zone
na-atlantis = Atlantis
na-numbers-left = Atlantis { $list }
na-layers = Shown on the chart
na-layer-seen = Seen
na-layer-reach = Sonar
na-layer-spots = Spots
na-tab-stations = Stations
na-tab-ruins = Ruins

# players
na-computer = computer
na-person = person
na-first = 1st
na-first-player = First player of this round.
na-stock = { $count } of { $of } aquanauts in stock
na-at-sea = { $count } of { $of } submarines at sea

# prompt
na-chip-nemos = Nemos
na-chip-steps = steps left
na-chip-range = squares each
na-chip-sonar = reach
na-confirm-build = { $price ->
    [0] Build, nothing more to pay
    [one] Build for 1 Nemo
   *[other] Build for { $price } Nemos
}
na-confirm-reveals = { $reveals ->
    [one] reveals a token
   *[other] reveals { $reveals } tokens
}
na-confirm-sonar = Use the sonar for { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}
na-chip-meets = { $open ->
    [one] 1 passage
   *[other] { $open } passages
}{ $walls ->
    [0] {""}
    [one] , 1 wall
   *[other] , { $walls } walls
}
na-recover = { $price ->
    [0] free
   *[other] costs { $price } N
}
na-recover-unknown = costs { $price } N, or nothing
na-seen-by = Seen by { $list }.
na-confirm-look = Look at { $square }
na-confirm-sail = Sail to the token on { $square }
na-confirm-return = Give { $count ->
    [one] 1 module
   *[other] { $count } modules
} back
na-yes-UseSonar = Use the sonar: { $price } N
na-yes-LaunchSubmarine = Launch a submarine
na-done-BuyModule = Buy nothing
na-done-PlaceModule = Build no more
na-done-keep = Keep for later
na-done-MoveAquanauts = Stay here
na-done-BringNews = Nobody moves
na-done-LaunchSubmarine = Launch none
na-done-UseSonar = No sonar
na-done-MoveSubmarines = No more moves
na-done-ExtraMove = No extra move
na-done-Peek = Look at nothing
na-done-DockSubmarine = Stay at sea
na-done-RaiseTokens = Raise no more

# scoring sheet
na-end-stations = Stations
na-end-discoveries = Discoveries
na-end-product = Stations × discoveries
na-end-atlantis = Atlantis chip
na-end-nemos = Nemos

# in words
na-text-where = Round { $round }, { $phase }. { $seat } is at turn; { $other } is first player.
na-text-open = The trench is open.
na-text-closed = The trench is closed.
na-text-down = Tokens face down that you have not seen: { $list }.
na-text-seen = You have seen: { $list }.
na-text-up = Face up: { $list }.
na-text-none = none
na-text-score = { $seat }: stations { $stations } × finds { $finds } + { $nemos } Nemos = { $score }.
na-text-pieces = { $seat }: { $stock ->
    [one] 1 aquanaut
   *[other] { $stock } aquanauts
} in stock; submarines at sea: { $boats }; modules in front: { $store }.
na-text-stations = { $seat }, active stations (points): { $list }.
na-text-finds = { $seat }, finds: { $list }; ruins: { $ruins }; Atlantis chip now { $chip }.
na-text-mission = { $seat }, mission: { $mission }.
na-text-mission-hidden = { $seat } has a secret mission.
na-text-stacks = Supply: { $list }.
