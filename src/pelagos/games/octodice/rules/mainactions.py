"""OD-4: a white die says which action, a black die says how."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.octodice.answers import (
    ACTION_CHOICES,
    BLACK_CHOICES,
    COLUMN,
    PLAIN_CHOICES,
    Column,
    Use,
    UseAsBot,
    UseAsColour,
    UseAsNumber,
)
from pelagos.games.octodice.box import (
    A1,
    B1,
    BOT,
    C2,
    COLOURS,
    COLUMNS,
    CRYSTAL,
    DICE,
    LAB,
    RESEARCH,
    SUBMARINE,
    WHITE,
)
from pelagos.games.octodice.rules.dice import is_octopod, symbol
from pelagos.games.octodice.rules.lab import (
    as_bot_refusal,
    bonus,
    flexi_lab_refusal,
    holds,
    is_complete,
    lab_refusal,
    step_refusal,
)
from pelagos.games.octodice.state import Octo
from pelagos.kernel.contract import Answer, Decision, Effect, Reason, Refusal, Seat, Step

DIE_USED: Final = Refusal(Reason("OD-4.1", "die-used"))
OCTOPOD_SHOWN: Final = Refusal(Reason("OD-4.3", "octopod-shown"))
NO_BLACK_DIE: Final = Refusal(Reason("OD-4.5", "no-black-die"))
CRYSTALS_FULL: Final = Reason("OD-4.7", "crystals-full", ("circles",))
RESEARCH_DONE: Final = Refusal(Reason("OD-4.5", "research-done"))
LAB_CLOSED: Final = Refusal(Reason("OD-4.5", "lab-closed"))
BOTS_DONE: Final = Refusal(Reason("OD-4.5", "bots-done"))
SUBMARINES_DONE: Final = Refusal(Reason("OD-4.5", "submarines-done"))
WRONG_RESEARCH: Final = Reason("OD-4.8", "wrong-research", ("needs_colour", "colour"))
NO_BOT_LEFT: Final = Reason("OD-4.11", "no-bot-left", ("colour",))
SUBMARINE_MARKED: Final = Reason("OD-4.12", "submarine-marked", ("colour",))
NUMBER_NEEDED: Final = Refusal(Reason("OD-4.2", "number-needed"))
COLOUR_NEEDED: Final = Refusal(Reason("OD-4.2", "colour-needed"))
NOTHING_CHANGED: Final = Refusal(Reason("OD-11.A1", "nothing-changed"))
NUMBER_NOT_ON_DICE: Final = Reason("OD-11.A1", "number-not-on-dice", ("shown",))

# Those that are often met, made once.
WRONG_RESEARCHES: Final = tuple(
    Refusal(WRONG_RESEARCH, (needs, colour))
    for needs in range(COLOURS)
    for colour in range(COLOURS)
)
NO_BOTS_LEFT: Final = tuple(Refusal(NO_BOT_LEFT, (colour,)) for colour in range(COLOURS))
SUBMARINES_MARKED: Final = tuple(Refusal(SUBMARINE_MARKED, (c,)) for c in range(COLOURS))


def needs_number(action: int) -> bool:
    """OD-4.2: crystal and lab read the number, the others the colour."""
    return action in (CRYSTAL, LAB)


# -- which action -----------------------------------------------------------------------------


class ChooseAction(Decision[Octo, Answer]):
    """None, one or two main actions, in any order, each with a white die of its own.

    OD-4.4: nothing forbids the same action twice.
    """

    rule = "OD-4.1"
    fields = ("seat", "box")
    quiet = True

    def __init__(self, seat: Seat, box: int) -> None:
        self.seat = seat
        self.box = box

    def candidates(self, state: Octo) -> Sequence[Answer]:
        return ACTION_CHOICES

    def refusal(self, state: Octo, answer: Answer) -> Refusal | None:
        return white_refusal(state, self.seat, answer)

    def take(self, state: Octo, answer: Answer) -> None:
        if isinstance(answer, (Use, UseAsBot)):
            is_first = self.box == state.turn_box()
            later: list[Step[Any]] = [ChooseAction(self.seat, self.box + 1)] if is_first else []
            state.plan([use_white(state, self.seat, self.box, answer), *later])


def white_refusal(state: Octo, seat: Seat, answer: Answer) -> Refusal | None:
    """Why this white die, used so, makes no action; passing is always allowed."""
    if isinstance(answer, Use):
        return action_refusal(state, seat, answer.die, symbol(state, answer.die))
    if isinstance(answer, UseAsBot):
        return as_bot_refusal(state, seat, answer.die) or action_refusal(
            state, seat, answer.die, BOT
        )
    return None


def action_refusal(state: Octo, seat: Seat, die: int, action: int) -> Refusal | None:
    """OD-4.3, OD-4.5: a die of one's own, no octopod, an open action, a black die that fits."""
    if state.used[seat] >> die & 1:
        return DIE_USED
    if is_octopod(state, die):
        return OCTOPOD_SHOWN
    closed = closed_refusal(state, seat, action)
    if closed is not None:
        return closed
    return None if some_black(state, seat, action) else NO_BLACK_DIE


def closed_refusal(state: Octo, seat: Seat, action: int) -> Refusal | None:
    """OD-4.5: an action whose last circle is marked is closed."""
    if action == CRYSTAL and state.crystals[seat] == state.box.crystals:
        return Refusal(CRYSTALS_FULL, (state.box.crystals,))
    if action == RESEARCH and state.research[seat] == len(state.box.path_colour):
        return RESEARCH_DONE
    if action == LAB and all(is_complete(state, seat, c) for c in range(COLUMNS)):
        return LAB_CLOSED
    if action == BOT and not any(has_bot(state, seat, c) for c in range(COLOURS)):
        return BOTS_DONE
    if action == SUBMARINE and state.launched(seat) == COLOURS:
        return SUBMARINES_DONE
    return None


def has_bot(state: Octo, seat: Seat, colour: int) -> bool:
    """OD-4.11: whether a bot of the colour is still to be marked."""
    return state.bots[seat * COLOURS + colour] < len(state.box.bot_points[colour])


def use_white(state: Octo, seat: Seat, box: int, answer: Use | UseAsBot) -> "ChooseHow":
    """OD-4.13: note the die and the tile it was used through, then ask for the black die."""
    state.used[seat] |= 1 << answer.die
    if isinstance(answer, Use):
        return ChooseHow(seat, box, symbol(state, answer.die))
    if symbol(state, answer.die) == RESEARCH:
        state.spent[seat] |= 1 << B1
    else:
        state.spent[seat] |= 1 << C2
        state.as_bot[seat] |= 1 << answer.die
    return ChooseHow(seat, box, BOT)


# -- how ----------------------------------------------------------------------------------------


class ChooseHow(Decision[Octo, Answer]):
    """The black die gives the number or the colour."""

    rule = "OD-4.2"
    fields = ("seat", "box", "action")
    quiet = True

    def __init__(self, seat: Seat, box: int, action: int) -> None:
        self.seat = seat
        self.box = box
        self.action = action

    def candidates(self, state: Octo) -> Sequence[Answer]:
        return BLACK_CHOICES

    def refusal(self, state: Octo, answer: Answer) -> Refusal | None:
        return black_refusal(state, self.seat, self.action, answer)

    def legal(self, state: Octo) -> Sequence[Answer]:
        return legal_black(state, self.seat, self.action)

    def take(self, state: Octo, answer: Answer) -> None:
        value = use_black(state, self.seat, self.action, answer)
        state.plan([carry_out(self.seat, self.box, self.action, value)])


def legal_black(state: Octo, seat: Seat, action: int) -> list[Answer]:
    """The black dice that serve the action."""
    choices = black_choices(state, seat)
    return [answer for answer in choices if black_refusal(state, seat, action, answer) is None]


def some_black(state: Octo, seat: Seat, action: int) -> bool:
    """Whether a black die serves the action."""
    choices = black_choices(state, seat)
    return any(black_refusal(state, seat, action, answer) is None for answer in choices)


def black_choices(state: Octo, seat: Seat) -> tuple[Answer, ...]:
    """What a black die may be used as; changed ones are tried only where one can change."""
    return BLACK_CHOICES if is_any_flexible(state, seat) else PLAIN_CHOICES


def is_any_flexible(state: Octo, seat: Seat) -> bool:
    """OD-11.A1: whether Flexi-Lab can change a black die now."""
    if not holds(state, seat, A1):
        return False
    return any(flexi_lab_refusal(state, seat, die) is None for die in range(WHITE, DICE))


def black_refusal(state: Octo, seat: Seat, action: int, answer: Answer) -> Refusal | None:
    """Why this black die, used so, does not serve the action."""
    assert isinstance(answer, (Use, UseAsColour, UseAsNumber))
    if state.used[seat] >> answer.die & 1:
        return DIE_USED
    if is_octopod(state, answer.die):
        return OCTOPOD_SHOWN
    if isinstance(answer, Use):
        return value_refusal(state, seat, action, shown(state, action, answer.die))
    changed = flexi_lab_refusal(state, seat, answer.die)
    if changed is not None:
        return changed
    if isinstance(answer, UseAsColour):
        return as_colour_refusal(state, seat, action, answer)
    return as_number_refusal(state, seat, action, answer)


def as_colour_refusal(state: Octo, seat: Seat, action: int, answer: UseAsColour) -> Refusal | None:
    if needs_number(action):
        return NUMBER_NEEDED
    if answer.colour == state.box.flexible_colour:
        return NOTHING_CHANGED
    return value_refusal(state, seat, action, answer.colour)


def as_number_refusal(state: Octo, seat: Seat, action: int, answer: UseAsNumber) -> Refusal | None:
    """OD-11.A1: any number, as long as it occurs on the black dice."""
    if not needs_number(action):
        return COLOUR_NEEDED
    if answer.shown not in state.box.number:
        return Refusal(NUMBER_NOT_ON_DICE, (answer.shown,))
    if answer.shown == shown(state, action, answer.die):
        return NOTHING_CHANGED
    return value_refusal(state, seat, action, answer.shown)


def shown(state: Octo, action: int, die: int) -> int:
    """What the action reads from a black die: its number or its colour."""
    face = state.dice[die]
    return state.box.number[face] if needs_number(action) else state.box.colour[face]


def value_refusal(state: Octo, seat: Seat, action: int, value: int) -> Refusal | None:
    """The rule of each action: which number or colour it takes."""
    if action == RESEARCH:
        needs = state.box.path_colour[state.research[seat]]
        return None if value == needs else WRONG_RESEARCHES[needs * COLOURS + value]
    if action == LAB:
        return lab_refusal(state, seat, value)
    if action == BOT and not has_bot(state, seat, value):
        return NO_BOTS_LEFT[value]
    if action == SUBMARINE and state.submarines[seat * COLOURS + value]:
        return SUBMARINES_MARKED[value]
    return None


def use_black(state: Octo, seat: Seat, action: int, answer: Answer) -> int:
    """OD-4.13: note the die; the number or colour it stands for."""
    assert isinstance(answer, (Use, UseAsColour, UseAsNumber))
    state.used[seat] |= 1 << answer.die
    if isinstance(answer, Use):
        return shown(state, action, answer.die)
    state.spent[seat] |= 1 << A1
    return answer.colour if isinstance(answer, UseAsColour) else answer.shown


def carry_out(seat: Seat, box: int, action: int, value: int) -> Step[Any]:
    if action == CRYSTAL:
        return AnalyseCrystal(seat, box, value)
    if action == RESEARCH:
        return DoResearch(seat, box, value)
    if action == LAB:
        return ChooseColumn(seat, box, value)
    if action == BOT:
        return ActivateBot(seat, box, value)
    return PrepareSubmarine(seat, box, value)


# -- the five actions -----------------------------------------------------------------------------


class AnalyseCrystal(Effect[Octo]):
    """A crystal circle is marked; it scores the number, be it 0."""

    rule = "OD-4.7"
    fields = ("seat", "box", "shows")

    def __init__(self, seat: Seat, box: int, shows: int) -> None:
        self.seat = seat
        self.box = box
        self.shows = shows

    def happen(self, state: Octo) -> None:
        state.crystals[self.seat] += 1
        points = self.shows + bonus(state, self.seat, CRYSTAL, self.shows)
        state.plan([WritePoints(self.seat, self.box, points)])


class DoResearch(Effect[Octo]):
    """The next circle of the path is marked; its points are printed beside it."""

    rule = "OD-4.8"
    fields = ("seat", "box", "colour")

    def __init__(self, seat: Seat, box: int, colour: int) -> None:
        self.seat = seat
        self.box = box
        self.colour = colour

    def happen(self, state: Octo) -> None:
        points = state.box.path_points[state.research[self.seat]]
        points += bonus(state, self.seat, RESEARCH)
        state.research[self.seat] += 1
        state.plan([WritePoints(self.seat, self.box, points)])


class ChooseColumn(Decision[Octo, Column]):
    """The player chooses the column whose marker goes down."""

    rule = "OD-4.9"
    fields = ("seat", "box", "shows")
    quiet = True

    def __init__(self, seat: Seat, box: int, shows: int) -> None:
        self.seat = seat
        self.box = box
        self.shows = shows

    def candidates(self, state: Octo) -> Sequence[Column]:
        return COLUMN

    def refusal(self, state: Octo, answer: Column) -> Refusal | None:
        return step_refusal(state, self.seat, answer.column, self.shows)

    def take(self, state: Octo, answer: Column) -> None:
        state.plan([ExtendLab(self.seat, self.box, answer.column)])


class ExtendLab(Effect[Octo]):
    """The marker goes down one step; the tile works from now on, not for this very move."""

    rule = "OD-4.10"
    fields = ("seat", "box", "column")

    def __init__(self, seat: Seat, box: int, column: int) -> None:
        self.seat = seat
        self.box = box
        self.column = column

    def happen(self, state: Octo) -> None:
        before = bonus(state, self.seat, LAB)
        state.level[self.seat * COLUMNS + self.column] += 1
        after = bonus(state, self.seat, LAB)
        points = after if state.rulings.plus_lab_own_move else before
        state.plan([WritePoints(self.seat, self.box, points)])


class ActivateBot(Effect[Octo]):
    """The left-most free bot of the colour is marked: 1 point for the first, 2 for the second."""

    rule = "OD-4.11"
    fields = ("seat", "box", "colour")

    def __init__(self, seat: Seat, box: int, colour: int) -> None:
        self.seat = seat
        self.box = box
        self.colour = colour

    def happen(self, state: Octo) -> None:
        circle = self.seat * COLOURS + self.colour
        points = state.box.bot_points[self.colour][state.bots[circle]] + bonus(
            state, self.seat, BOT
        )
        state.bots[circle] += 1
        state.plan([WritePoints(self.seat, self.box, points)])


class PrepareSubmarine(Effect[Octo]):
    """The submarine of the colour is marked; it scores only at the scorings."""

    rule = "OD-4.12"
    fields = ("seat", "box", "colour")

    def __init__(self, seat: Seat, box: int, colour: int) -> None:
        self.seat = seat
        self.box = box
        self.colour = colour

    def happen(self, state: Octo) -> None:
        state.submarines[self.seat * COLOURS + self.colour] = 1
        points = bonus(state, self.seat, SUBMARINE)
        state.plan([WritePoints(self.seat, self.box, points)])


class WritePoints(Effect[Octo]):
    """The points go into the box of the action; a 0 is written too."""

    rule = "OD-4.6"
    fields = ("seat", "box", "points")

    def __init__(self, seat: Seat, box: int, points: int) -> None:
        self.seat = seat
        self.box = box
        self.points = points

    def happen(self, state: Octo) -> None:
        state.boxes[state.place(self.seat, self.box)] = self.points
