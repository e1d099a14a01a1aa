"""OD-7 and OD-8: the intermediate scorings, the bonus scoring, the end."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.octodice.answers import COLUMN, COLUMN_CHOICES, COPY_CHOICES, Column, Copy
from pelagos.games.octodice.box import COLOURS, COLUMNS, G1, G2, H1, H2, I1, I2
from pelagos.games.octodice.rules.lab import TOP, holds, in_play, is_complete
from pelagos.games.octodice.state import PENALTY, SUBMARINES, THIRDS, Octo
from pelagos.kernel.contract import (
    Answer,
    Decision,
    Effect,
    Reason,
    Refusal,
    Seat,
    Step,
    Together,
)

TOP_ALREADY: Final = Refusal(Reason("OD-11.I1", "top-already"))
ONE_STEP_ONLY: Final = Refusal(Reason("OD-11.I1", "one-step-only"))
NOT_IN_PLAY: Final = Reason("OD-11.I2", "tile-not-in-play", ("tile",))


# -- intermediate scoring ---------------------------------------------------------------------


class IntermediateScoring(Effect[Octo]):
    """Each player adds up the third that ends: submarines, then missing octopods."""

    rule = "OD-2.2"
    fields = ("third",)

    def __init__(self, third: int) -> None:
        self.third = third

    def happen(self, state: Octo) -> None:
        steps: list[Step[Any]] = []
        for seat in range(state.seats):
            steps.append(ScoreSubmarines(seat, submarine_income(state, seat)))
            if not state.crossed[seat * THIRDS + self.third]:
                steps.append(LosePoints(seat, state.box.penalty))
        state.plan([*steps, NextThird()])


def submarine_income(state: Octo, seat: Seat) -> int:
    """OD-7.1: each marked submarine scores a point for each marked bot of its colour."""
    start = seat * COLOURS
    return sum([state.submarines[i] * state.bots[i] for i in range(start, start + COLOURS)])


class ScoreSubmarines(Effect[Octo]):
    """The bots steer the submarines of their colour, at each of the three scorings."""

    rule = "OD-7.1"
    fields = ("seat", "points")

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat = seat
        self.points = points

    def happen(self, state: Octo) -> None:
        state.boxes[state.place(self.seat, SUBMARINES)] = self.points


class LosePoints(Effect[Octo]):
    """Points are lost unless all octopod boxes of this third are ticked."""

    rule = "OD-7.2"
    fields = ("seat", "points")

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat = seat
        self.points = points

    def happen(self, state: Octo) -> None:
        state.boxes[state.place(self.seat, PENALTY)] = self.points


class NextThird(Effect[Octo]):
    """Ticks never carry over, unused extra actions lapse: a new third begins with new ones."""

    rule = "OD-6.1"
    quiet = True

    def happen(self, state: Octo) -> None:
        for seat in range(state.seats):
            state.ticks[seat] = 0
            state.extra_on[seat] = 0
            state.extras[seat] = 0 if state.seats == 1 else state.box.extras


# -- bonus scoring ----------------------------------------------------------------------------


class BonusScoring(Effect[Octo]):
    """After the third scoring: Super-Level first, then crystals and the tiles of level 2."""

    rule = "OD-2.3"

    def happen(self, state: Octo) -> None:
        movers = [seat for seat in range(state.seats) if can_move_to_top(state, seat)]
        asked = tuple([SuperLevel(seat) for seat in movers])
        state.plan([Together(asked), ScoreCrystals(), ScoreLabs()])


def can_move_to_top(state: Octo, seat: Seat) -> bool:
    """OD-8.3: holders of Super-Level with a column it can serve."""
    if not holds(state, seat, I1):
        return False
    return any([top_refusal(state, seat, answer.column) is None for answer in COLUMN])


def top_refusal(state: Octo, seat: Seat, column: int) -> Refusal | None:
    """OD-11.I1: any marker that is not there yet, from any depth."""
    if is_complete(state, seat, column):
        return TOP_ALREADY
    if state.rulings.super_level_one_step and state.level[seat * COLUMNS + column] < TOP - 1:
        return ONE_STEP_ONLY
    return None


class SuperLevel(Decision[Octo, Answer]):
    """Just before the bonus scoring one marker may go to level 2. It is no lab action."""

    rule = "OD-11.I1"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Octo) -> Sequence[Answer]:
        return COLUMN_CHOICES

    def refusal(self, state: Octo, answer: Answer) -> Refusal | None:
        if isinstance(answer, Column):
            return top_refusal(state, self.seat, answer.column)
        return None

    def take(self, state: Octo, answer: Answer) -> None:
        if isinstance(answer, Column):
            state.plan([MoveToTop(self.seat, answer.column)])


class MoveToTop(Effect[Octo]):
    """The marker jumps; the tile it reaches scores, and columns and rows count with it."""

    rule = "OD-11.I1"
    fields = ("seat", "column")

    def __init__(self, seat: Seat, column: int) -> None:
        self.seat = seat
        self.column = column

    def happen(self, state: Octo) -> None:
        state.level[self.seat * COLUMNS + self.column] = TOP


class ScoreCrystals(Effect[Octo]):
    """Most crystals, second most; alone there is nothing to compare."""

    rule = "OD-8.1"
    quiet = True

    def happen(self, state: Octo) -> None:
        if state.seats == 1:
            return
        shares = crystal_shares(state.crystals, state.box.crystal_places)
        state.plan([CrystalBonus(seat, shares[seat]) for seat in range(state.seats)])


def crystal_shares(crystals: Sequence[int], places: Sequence[int]) -> list[int]:
    """OD-8.1: equals share the places they take together, each share rounded up.

    OD-8.2: a player without a crystal takes no place and gets nothing.
    """
    shares = []
    for count in crystals:
        above = sum([other > count for other in crystals])
        equal = sum([other == count for other in crystals])
        prize = sum(places[above : above + equal])
        shares.append(-(-prize // equal) if count else 0)
    return shares


class CrystalBonus(Effect[Octo]):
    """What the crystals bring a player."""

    rule = "OD-8.1"
    fields = ("seat", "points")

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat = seat
        self.points = points

    def happen(self, state: Octo) -> None:
        state.crystal_bonus[self.seat] = self.points


class ScoreLabs(Effect[Octo]):
    """Every tile of level 2 scores for each player whose marker stands on it."""

    rule = "OD-8.3"
    quiet = True

    def happen(self, state: Octo) -> None:
        copiers: list[Decision[Octo, Answer]] = []
        scored: list[Step[Any]] = []
        for seat in range(state.seats):
            state.lab_bonus[seat] = 0
            scored += [ScoreTile(seat, tile) for tile in SCORING if holds(state, seat, tile)]
            if holds(state, seat, I2):
                copiers.append(SuperCopy(seat))
        state.plan([*scored, Together(tuple(copiers))])


class ScoreTile(Effect[Octo]):
    """A tile of level 2 looks at its user's own sheet and markers."""

    rule = "OD-8.3"
    fields = ("seat", "tile")

    def __init__(self, seat: Seat, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def happen(self, state: Octo) -> None:
        points = tile_points(state, self.seat, self.tile)
        state.plan([LabBonus(self.seat, points)])


def tile_points(state: Octo, seat: Seat, tile: int) -> int:
    """OD-11.G1, OD-11.G2, OD-11.H1, OD-11.H2: what the tile is worth to a player."""
    box = state.box
    if tile == G1:
        return by_count(box.columns_points, complete_columns(state, seat))
    if tile == G2:
        return by_count(box.rows_points, complete_rows(state, seat))
    if tile == H1:
        crossed = sum(state.crossed[seat * THIRDS : (seat + 1) * THIRDS])
        return by_count(box.crossed_points, crossed)
    return box.submarine_points * state.launched(seat)


def by_count(points: Sequence[int], count: int) -> int:
    """Points for one, two and three; none for nothing."""
    return points[count - 1] if count else 0


def complete_columns(state: Octo, seat: Seat) -> int:
    """OD-11.G1: columns with the marker on level 2."""
    return sum([is_complete(state, seat, column) for column in range(COLUMNS)])


def complete_rows(state: Octo, seat: Seat) -> int:
    """OD-11.G2: levels that all three markers have reached."""
    return min(state.level[seat * COLUMNS : (seat + 1) * COLUMNS]) + 1


class LabBonus(Effect[Octo]):
    """What a tile of level 2 brings."""

    rule = "OD-8.3"
    fields = ("seat", "points")

    def __init__(self, seat: Seat, points: int) -> None:
        self.seat = seat
        self.points = points

    def happen(self, state: Octo) -> None:
        state.lab_bonus[self.seat] += self.points


class SuperCopy(Decision[Octo, Answer]):
    """One of the two other level-2 tiles in play is used, owned or not, or used again."""

    rule = "OD-11.I2"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Octo) -> Sequence[Answer]:
        return COPY_CHOICES

    def refusal(self, state: Octo, answer: Answer) -> Refusal | None:
        if isinstance(answer, Copy) and not in_play(state, answer.tile):
            return Refusal(NOT_IN_PLAY, (answer.tile,))
        return None

    def take(self, state: Octo, answer: Answer) -> None:
        if isinstance(answer, Copy):
            state.plan([ScoreTile(self.seat, answer.tile)])


SCORING: Final = (G1, G2, H1, H2)
