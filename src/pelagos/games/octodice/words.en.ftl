# The words of Octo Dice, in English.

die-0 = W1
die-1 = W2
die-2 = W3
die-3 = B1
die-4 = B2
die-5 = B3

symbol-0 = crystal
symbol-1 = research
symbol-2 = lab
symbol-3 = bot
symbol-4 = submarine
symbol-5 = octopod

action-0 = crystal
action-1 = research
action-2 = lab
action-3 = bot
action-4 = submarine

colour-0 = yellow
colour-1 = red
colour-2 = blue
colour-3 = green
colour-4 = white
needs_colour-0 = yellow
needs_colour-1 = red
needs_colour-2 = blue
needs_colour-3 = green
needs_colour-4 = white

column-0 = left
column-1 = middle
column-2 = right

order-0 = 1, 2, 3
order-1 = 1, 3, 2
order-2 = 2, 1, 3
order-3 = 2, 3, 1
order-4 = 3, 1, 2
order-5 = 3, 2, 1

owner-2 = the virtual player

tile-12 = G1 Super-Lab V
tile-13 = G2 Super-Lab H
tile-14 = H1 Super-Octo
tile-15 = H2 Super-Sub

# Questions

ask-SetAside = Keep a die.
ask-ChooseAction = Choose a white die for a main action, or pass.
ask-ChooseHow = Choose a black die for your { $action } action.
ask-ChooseColumn = Choose the column where your marker goes down.
ask-CountDie = Let a white die count as an octopod, or pass.
ask-TakeExtra = Take an extra action with the dice of { $owner }, or pass.
ask-PickDie = Pick { $picked ->
    [0] the first
   *[other] the second
} die of your octopod action.
ask-SuperLevel = Super-Level: move a marker to level 2, or pass.
ask-SuperCopy = Super-Copy: choose a level-2 tile to use, or pass.

# Answers

say-Keep = keep { $die }: { $symbol ->
    [6] { $colour } { $shows }
   *[other] { $symbol }
}
say-Use = use { $die }: { $symbol ->
    [6] { $colour } { $shows }
   *[other] { $symbol }
}
say-UseAsBot = use { $die } as a bot (it shows { $symbol })
say-UseAsColour = use { $die } as { $colour }
say-UseAsNumber = use { $die } as a { $shown }
say-Column = { $column } column
say-CatchOctopods = catch octopods
say-Pick = pick { $die }: { $symbol ->
    [6] { $colour } { $shows }
   *[other] { $symbol }
}
say-CountAsOctopod = count { $die } as an octopod (it shows { $symbol })
say-Copy = { $tile }
say-Pass = pass
say-Face = face { $face }
say-First = { $seat_is ->
    [you] You begin
   *[other] { $seat } begins
}
say-Order = order { $order }
say-Side = side { $side }

# The story

told-DrawFirstPlayer = { $answer }.
told-TakeTurn = { $seat_is ->
    [you] You begin
   *[other] { $seat } begins
} a turn.
told-RollDice = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} { $roll ->
    [1] all six dice
    [2] the other four dice
   *[other] the last two dice
}.
told-SetAside = { $seat_is ->
    [you] You keep
   *[other] { $seat } keeps
} the { $symbol ->
    [6] { $colour } { $shows }
   *[other] { $symbol }
}.
told-AnalyseCrystal = { $seat_is ->
    [you] You analyse
   *[other] { $seat } analyses
} a crystal with a { $shows }.
told-DoResearch = { $seat_is ->
    [you] You do
   *[other] { $seat } does
} { $colour } research.
told-ExtendLab = { $seat_is ->
    [you] You extend your laboratory
   *[other] { $seat } extends the laboratory
}: { $column } column, one level down.
told-ActivateBot = { $seat_is ->
    [you] You activate
   *[other] { $seat } activates
} a { $colour } bot.
told-PrepareSubmarine = { $seat_is ->
    [you] You prepare
   *[other] { $seat } prepares
} the { $colour } submarine.
told-WritePoints = { $seat_is ->
    [you] You write
   *[other] { $seat } writes
} { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
told-CountDie = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $answer }.
told-Catch = { $seat_is ->
    [you] You catch
   *[other] { $seat } catches
} { $caught ->
    [one] an octopod
   *[other] { $caught } octopods
}.
told-SpendExtra = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} an extra action with { $owner_is ->
    [you] your dice
   *[other] the dice of { $owner }
}.
told-RollForVirtualPlayer = Six dice are rolled for the virtual player.
told-IntermediateScoring = Intermediate scoring.
told-ScoreSubmarines = { $seat_is ->
    [you] Your submarines bring
   *[other] { $seat }: submarines bring
} { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
told-LosePoints = { $seat_is ->
    [you] You miss octopods and lose
   *[other] { $seat } misses octopods and loses
} { $points } points.
told-BonusScoring = Bonus scoring.
told-SuperLevel = { $seat_is ->
    [you] You
   *[other] { $seat }
}, Super-Level: { $answer }.
told-MoveToTop = { $seat_is ->
    [you] You move
   *[other] { $seat } moves
} the marker of the { $column } column to level 2.
told-CrystalBonus = { $seat_is ->
    [you] Your crystals bring
   *[other] { $seat }: crystals bring
} { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
told-ScoreTile = { $seat_is ->
    [you] You score
   *[other] { $seat } scores
} { $tile }.
told-LabBonus = { $seat_is ->
    [you] Your tile brings
   *[other] { $seat }: the tile brings
} { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
told-SuperCopy = { $seat_is ->
    [you] You
   *[other] { $seat }
}, Super-Copy: { $answer }.

# Refusals

refuse-already-aside = You have kept this die already; it stays as it is.
refuse-die-used = You have used this die in a main action of this turn.
refuse-octopod-shown = An octopod cannot be part of a main action.
refuse-no-black-die = No black die that is left fits this action.
refuse-crystals-full = All { $circles } crystal circles are marked.
refuse-research-done = Your research path is complete.
refuse-lab-closed = All three of your laboratory columns are complete.
refuse-bots-done = All of your bots are active.
refuse-submarines-done = All of your submarines are prepared.
refuse-wrong-research = Your next research circle is { $needs_colour }; this die is { $colour }.
refuse-no-bot-left = All of your { $colour } bots are active.
refuse-submarine-marked = Your { $colour } submarine is prepared already.
refuse-number-needed = This action reads the number of the black die, not its colour.
refuse-colour-needed = This action reads the colour of the black die, not its number.
refuse-nothing-changed = The die shows that anyway; use it as it is.
refuse-number-not-on-dice = No black die has a { $shown }.
refuse-column-complete = This column is complete.
refuse-wrong-level = The next level of this column is { $needs }; the die shows { $shows }.
refuse-no-column-fits = None of your columns has { $shows } as its next level.
refuse-no-flexi-lab = To change a die you need Flexi-Lab; your marker has not reached it.
refuse-flexi-lab-spent = You have used Flexi-Lab this turn; it works once a turn.
refuse-not-flexible = Flexi-Lab changes { $colour } dice only.
refuse-no-flexi-tec = To use research as a bot you need Flexi-Tec; your marker has not reached it.
refuse-flexi-tec-spent = You have used Flexi-Tec this turn; it works once a turn.
refuse-no-flexi-sub = To use a submarine as a bot you need Flexi-Sub; your marker has not reached it.
refuse-flexi-sub-spent = You have used Flexi-Sub this turn; it works once a turn.
refuse-never-a-bot = Only research and submarine symbols can be used as a bot.
refuse-no-octo-tile = To count another die as an octopod you need Octo-Sub or Octo-Catch.
refuse-die-not-chosen = Only the two dice you picked count in this action.
refuse-counts-already = This die shows an octopod; it counts already.
refuse-used-in-action = Octo-Catch needs a white die that no main action used.
refuse-no-submarine-shown = Octo-Sub needs a die that shows a submarine.
refuse-used-as-bot = This submarine was used as a bot; it no longer counts as a submarine.
refuse-no-octopod = Without an octopod there is no octopod action: let a die count as one.
refuse-no-octopod-to-catch = There is no octopod to catch here; at least one is needed.
refuse-no-extra-left = You have taken your { $extras } extra actions of this third.
refuse-extra-taken = You have taken an extra action with these dice; one is all.
refuse-same-opponent = You have used this opponent's dice in this third.
refuse-own-turn = Extra actions are for the turns of the others.
refuse-picked-already = You have picked this die already.
refuse-top-already = This marker is on level 2 already.
refuse-one-step-only = With this option Super-Level moves a marker one step only: from level 1.
refuse-tile-not-in-play = { $tile } is not in play; its other side is.

# Errors

error-virtual-for-two = The virtual player joins games of two players; this one has { $seats }.
error-wrong-layout = Name the nine tiles row by row, those of each level in one row, such as “B A C D F E I H G”; “{ $value }” does not.
error-wrong-faces = Name one face of each of the nine tiles, such as “A1 B2 C1 D1 E2 F1 G1 H2 I1”; “{ $value }” does not.
error-box-unknown-colour = “{ $colour }” is none of the colours that the box names.
error-box-unknown-symbol = “{ $symbol }” is no symbol of the white dice; they are { $known }.
error-box-thirds = The number of rounds must be three times the rounds between two scorings.
error-box-first-game = The first layout must name one face of each tile, level by level.

# Endings

ending-points = The highest score wins.
ending-submarines = The scores are tied; more submarines decide.
ending-shared = Scores and submarines are tied; the victory is shared.
ending-solo = The dive is over: try to beat this score.

# Options

option-layout = Layout of the tiles
option-layout-first = as in a first game
option-layout-random = shuffled within each level
option-faces = Faces of the tiles
option-faces-first = side 1 everywhere
option-faces-random = drawn at random
option-virtual_player = Virtual player (two players)
option-virtual_player-no = no
option-virtual_player-yes = yes, its dice are rolled after each turn
option-virtual_users = Who may use the virtual dice
option-virtual_users-both = both players
option-virtual_users-other = only the player who did not just play
option-octo_plus = Octo-Plus adds
option-octo_plus-1 = 1 point
option-octo_plus-2 = 2 points
option-plus_lab_own_move = Plus-Lab scores the move that reaches it
option-plus_lab_own_move-no = no
option-plus_lab_own_move-yes = yes
option-octo_tiles_in_extras = Octo-Sub and Octo-Catch in extra actions
option-octo_tiles_in_extras-yes = yes, in octopod actions
option-octo_tiles_in_extras-no = no
option-extras_tick_boxes = Octopods of extra actions tick boxes
option-extras_tick_boxes-yes = yes
option-extras_tick_boxes-no = no
option-extra_limit = One extra action
option-extra_limit-turn = in each turn of an opponent
option-extra_limit-opponent = per opponent in each third
option-bonus_when_full = Octopod bonus although the boxes are full
option-bonus_when_full-yes = yes
option-bonus_when_full-no = no
option-crystal_plus_on_zero = Crystal-Plus works with a 0
option-crystal_plus_on_zero-yes = yes
option-crystal_plus_on_zero-no = no
option-super_level_depth = Super-Level moves a marker
option-super_level_depth-any = from any depth
option-super_level_depth-one = by one step only

# Teach me

lesson-octodice-1 = Welcome aboard. You have rolled six dice: white ones say what you do, black ones say how. Two of them you may keep now. Keep the lab.
lesson-octodice-2 = A lab is built downwards, and its first level needs a 0. Press the yellow 0, then “Keep and roll”: the other four are rolled again.
lesson-octodice-3 = What you kept is frozen. Keep two more: first the bot.
lesson-octodice-4 = A bot comes in any colour you have. Keep this red die; then the last two are rolled, and those stay as they fall.
lesson-octodice-5 = Two octopods: they are caught by themselves later on. First you have two actions, each with a white and a black die. Begin with the lab.
lesson-octodice-6 = The black die says how. Lab and crystal read its number: take the 0.
lesson-octodice-7 = Your marker goes one level down. Choose the left shaft: from now on Flexi-Lab works for you.
lesson-octodice-8 = Your second action: the bot.
lesson-octodice-9 = Bot, research and submarine read the colour. With the red die your first red bot wakes up, for 1 point.
lesson-octodice-10 = Both octopods are caught: your two boxes are ticked, the loss of 2 is crossed out, and two at once brought 1 point more. Meanwhile Maren used your dice, which costs you nothing, and played her turn.
lesson-octodice-11 = Now you may use hers, twice in each third: an extra action. Take the crystal.
lesson-octodice-12 = A crystal scores the number of the black die. Take the white 2: that Maren used it does not matter.
