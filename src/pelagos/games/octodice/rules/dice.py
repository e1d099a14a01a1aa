"""OD-3: rolling three times, setting two dice aside after the first and the second roll."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.octodice.answers import DIE, FACE, KEEP, MOST_SEATS, Face, Keep
from pelagos.games.octodice.box import DICE, NONE, OCTOPOD, WHITE
from pelagos.games.octodice.state import BLANK, Octo
from pelagos.kernel.contract import Chance, Decision, Effect, Reason, Refusal, Seat, Step
from pelagos.kernel.roll import Roll

FACE_OUTCOMES: Final = [(face, 1) for face in FACE]


def roll_phase(seat: Seat) -> list[Step[Any]]:
    """OD-2.4: phase a in its fixed order."""
    return [
        RollDice(seat, 1),
        SetAside(seat),
        SetAside(seat),
        RollDice(seat, 2),
        SetAside(seat),
        SetAside(seat),
        RollDice(seat, 3),
        KeepTheRest(seat),
    ]


class RollDice(Effect[Octo]):
    """All six dice are rolled; then the four, then the two that are left."""

    rule = "OD-3.1"
    fields = ("seat", "roll")

    def __init__(self, seat: Seat, roll: int) -> None:
        self.seat = seat
        self.roll = roll

    def happen(self, state: Octo) -> None:
        if self.roll == 1:
            clear_table(state)
        loose = [die for die in range(DICE) if not state.kept >> die & 1]
        for die in loose:
            state.dice[die] = BLANK
        state.plan([ROLL_DIE[die] for die in loose])


def clear_table(state: Octo) -> None:
    """New dice: nothing is set aside or used.

    OD-11.1: for everybody, also those who take an extra action, what works once a turn works again.
    """
    state.kept = 0
    state.extra_now = 0
    for seat in range(state.seats):
        state.used[seat] = 0
        state.as_bot[seat] = 0
        state.spent[seat] = 0


class RollDie(Chance[Octo, Face]):
    """Each die shows one of its six faces."""

    rule = "OD-3.2"
    fields = ("die",)
    quiet = True

    def __init__(self, die: int) -> None:
        self.die = die

    def stream(self, state: Octo) -> str:
        return f"turn {state.turn} {DIE[self.die]}"

    def outcomes(self, state: Octo) -> Sequence[tuple[Face, int]]:
        return FACE_OUTCOMES

    def draw(self, state: Octo, roll: Roll) -> Face:
        return FACE[roll.below(len(FACE))]

    def take(self, state: Octo, outcome: Face) -> None:
        state.dice[self.die] = state.box.faces[self.die][outcome.face]


class SetAside(Decision[Octo, Keep]):
    """Exactly two dice are set aside, one at a time, in any mix of colours."""

    rule = "OD-3.4"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Octo) -> Sequence[Keep]:
        return KEEP

    def refusal(self, state: Octo, answer: Keep) -> Refusal | None:
        if state.kept >> answer.die & 1:
            return ALREADY_ASIDE
        return None

    def legal(self, state: Octo) -> Sequence[Keep]:
        return LOOSE[state.kept]

    def take(self, state: Octo, answer: Keep) -> None:
        state.kept |= 1 << answer.die


class KeepTheRest(Effect[Octo]):
    """The last two dice are kept as they fall."""

    rule = "OD-3.3"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Octo) -> None:
        state.kept = (1 << DICE) - 1


ALREADY_ASIDE: Final = Refusal(Reason("OD-3.4", "already-aside"))
ROLL_DIE: Final = tuple(RollDie(die) for die in range(DICE))
LOOSE: Final = tuple(  # the dice that can be set aside, by those that are, as bits
    tuple(keep for keep in KEEP if not kept >> keep.die & 1) for kept in range(1 << DICE)
)
ROLL_PHASE: Final = tuple(roll_phase(seat) for seat in range(MOST_SEATS))


def symbol(state: Octo, die: int) -> int:
    """OD-3.5: what a white die shows."""
    return state.box.symbol[state.dice[die]]


def is_octopod(state: Octo, die: int) -> bool:
    """OD-5.1: whether a die, white or black, shows an octopod."""
    if die < WHITE:
        return symbol(state, die) == OCTOPOD
    return state.box.colour[state.dice[die]] == NONE


def with_like_dice(state: Octo) -> Octo:
    """As computer players see dice that differ: each shows what is likest on the first die.

    So they take all dice of a colour for alike, and are right wherever a box says nothing else.
    """
    box = state.box
    if box.has_like_dice:
        return state
    seen = state.copy()
    for die, face in enumerate(state.dice):
        if face != BLANK:
            seen.dice[die] = box.like_white[face] if die < WHITE else box.like_black[face]
    return seen
