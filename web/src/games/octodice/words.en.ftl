# The table in the browser: what stands on the board and on the sheets

octo-round = Round { $round } of { $of }
octo-dice = Dice
octo-labs = Labs
octo-level = Level
octo-roll = Roll { $roll }
octo-of-three = of 3, { $loose ->
    [6] all six dice
    [4] four dice
   *[other] two dice
}
octo-kept = kept
octo-keep = keep { $left ->
    [0] no more
    [1] one
   *[other] two
}
octo-as-they-fall = as they fall
octo-keep-and-roll = Keep and roll
octo-keep-first = Choose { $left ->
    [one] one more die
   *[other] two dice
} to keep; the others are rolled again.
octo-actions = Actions
octo-action = Action { $box }
octo-extra = Extra action
octo-main-action = Action
octo-catch = Octopods
octo-bonus = Bonus
octo-dice-of = Dice of { $owner }
octo-dice-yours = Your dice
octo-flexi = Flexi-Lab: { $colour } counts as
octo-count = { $done } of { $of }
octo-left = { $left } left
octo-not-rolled = not rolled yet
octo-white-die = { $die }, white die: { $face }
octo-black-die = { $die }, black die: { $face }
octo-tile = { $code } { $name }, level { $level }.
octo-held-by = In use: { $names }.
octo-marker = Marker of { $seat }, { $column } column, { $level ->
    [-1] above it
   *[other] level { $level }
}

octo-sheet = Sheet of { $seat }
octo-sheet-yours = Your sheet
octo-if-scored = If scored now
octo-written = Written so far
octo-bonus-now = Bonus as it stands
octo-subtotal = Subtotal
octo-third = Third { $third }
octo-thirds = Thirds
octo-rounds = rounds { $from }–{ $to }
octo-at-turn = at turn
octo-computer = computer
octo-person = player
octo-crystals = Crystals
octo-crystals-of = Crystals { $done } of { $of }
octo-crystals-place = { $place ->
    [1] Most crystals
    [2] Second most
   *[other] Place { $place }
}: +{ $points } at the end.
octo-crystals-shared = Shared { $place ->
    [1] first place
    [2] second place
   *[other] place
}: +{ $points } at the end.
octo-crystals-few = Too few for points at the end.
octo-crystals-none = Without a crystal, none at the end.
octo-crystals-alone = They score at once, not at the end.
octo-crystals-brought = The crystals brought { $points } at the end.
octo-research = Research
octo-research-step = Research { $colour }, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $state ->
    [1] , done
   *[other] {""}
}
octo-research-next = Next: { $colour } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
octo-research-done = The path is complete.
octo-fleet = Bots and submarines
octo-submarine = Submarine
octo-bot = Bot
octo-submarine-of = { $colour } submarine{ $state ->
    [1] , prepared
   *[other] {""}
}
octo-bot-of = { $colour } bot, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $state ->
    [1] , active
   *[other] {""}
}
octo-next-scoring = Next scoring
octo-octopods = Octopods
octo-octopods-of = Octopods { $done } of { $of }
octo-octopod-bonus = Two in one turn: +{ $points }
octo-extras = Extras
octo-extras-left = { $left } of { $of } extra actions left
octo-chip-research = Research { $colour }

octo-end-actions = Main actions
octo-end-octopods = Octopod bonus
octo-end-extras = Extra actions
octo-end-submarines = Submarines
octo-end-penalty = Octopods at large
octo-end-crystals = Most crystals
octo-end-lab = Level-2 labs

# What things are, when the pointer rests on them

octo-tip-white = { $label }. A white die says what is done: its symbol is the action.
octo-tip-black = { $label }. A black die says how: crystal and lab read its number, the others its colour.
octo-tip-catch = An octopod action with these dice: pick two of the six and catch the octopods among them.
octo-tip-crystal = Crystal: mark a circle and score the number of the black die.
octo-tip-research = Research: only the next circle, with a black die of its colour; it scores the points below it.
octo-tip-submarine = Submarine: scores nothing now. At each of the three scorings it brings 1 point for each active bot of its colour.
octo-tip-bot = Bot: each colour has its bots, marked one after the other for the points beside them.
octo-tip-octopods = Octopods tick the boxes of this third. With all of them ticked the loss is crossed out.
octo-tip-extras = In each third you may use the dice of other players { $of } times, never twice in one turn.
octo-tip-boxes = The points of the two main actions of a turn, one box each.
octo-tip-bonus = Points for two or more octopods in one turn.
octo-tip-extra-boxes = The points of your extra actions in this third.
octo-tip-income = What the submarines bring at the scoring of this third.
octo-tip-penalty = This third costs { $points } points unless all octopod boxes are ticked.
octo-tip-thirds = The points of each third, written so far.

octo-about-A1 = Once a turn, a yellow die counts as any colour or number.
octo-about-A2 = Every octopod action that scores brings more.
octo-about-B1 = Once a turn, a research symbol works as a bot.
octo-about-B2 = Every research action brings more.
octo-about-C1 = Every submarine action brings points.
octo-about-C2 = Once a turn, a submarine symbol works as a bot.
octo-about-D1 = Every crystal action brings more.
octo-about-D2 = Every bot action brings more.
octo-about-E1 = Every lab action brings points, but not the step that leads here.
octo-about-E2 = Lab actions work with any number.
octo-about-F1 = Once a turn, a submarine symbol also counts as an octopod.
octo-about-F2 = Once a turn, an unused white die counts as an octopod.
octo-about-G1 = At the end: points for one, two or three complete columns.
octo-about-G2 = At the end: points for one, two or three complete rows.
octo-about-H1 = At the end: points for one, two or three losses crossed out.
octo-about-H2 = At the end: points for each submarine.
octo-about-I1 = Before the bonus scoring one of your markers may go down to level 2.
octo-about-I2 = In the bonus scoring, use one of the other two tiles of level 2.

# The text view

octo-text-where = Round { $round } of { $of }, third { $third }. It is the turn of { $seat }.
octo-text-dice = Dice after roll { $roll }: { $dice }.
octo-text-aside = (kept)
octo-text-sheet = { $seat }: { $score } points written, { $now } if scored now; thirds { $thirds }.
octo-text-none = none
octo-text-fleet = { $colour }: { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}{ $sub ->
    [1] {" "}and the submarine
   *[other] {""}
}
octo-text-income = The next scoring brings { $points }.
octo-text-column = { $column } { $level ->
    [-1] not begun
   *[other] level { $level }
}
octo-text-lab = The tiles of level 2 bring { $points } as it stands.
octo-text-octopods = Octopod boxes ticked: { $octopods } of { $boxes }; at stake: { $penalty }.
