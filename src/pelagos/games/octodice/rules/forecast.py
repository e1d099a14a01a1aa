"""What a scoring would add right now, and what is printed on the components. Changes nothing."""

from typing import Any

from pelagos.games.octodice.answers import COLUMN
from pelagos.games.octodice.box import A2, COLUMNS, I1, I2, NONE, PLUS_TILES, TILES
from pelagos.games.octodice.rules.lab import TOP, holds, in_play
from pelagos.games.octodice.rules.scoring import (
    SCORING,
    ScoreCrystals,
    SuperLevel,
    crystal_shares,
    submarine_income,
    tile_points,
    top_refusal,
)
from pelagos.games.octodice.state import BLANK, BOXES, SUBMARINES, THIRDS, Octo
from pelagos.kernel.contract import Seat, Step, Together

# -- a scoring now ------------------------------------------------------------------------------


def forecast(state: Octo, seat: Seat) -> dict[str, int]:
    """What scorings held now would still add to a sheet, and what it would then say."""
    submarines = coming_income(state, seat)
    penalty = coming_penalty(state, seat)
    crystals = crystal_points(state, seat)
    lab = lab_points(state, seat)
    return {
        "submarines": submarines,
        "penalty": penalty,
        "crystals": crystals,
        "lab": lab,
        "subtotal": state.subtotal(seat, third_now(state)) + submarines - penalty,
        "total": state.score(seat) + submarines - penalty + crystals + lab,
    }


def third_now(state: Octo) -> int:
    """The third being played; before the first turn the one to come."""
    return max(state.third(), 0)


def is_scored(state: Octo, seat: Seat) -> bool:
    """Whether the scoring of this third is over."""
    return state.boxes[(seat * THIRDS + third_now(state)) * BOXES + SUBMARINES] != BLANK


def coming_income(state: Octo, seat: Seat) -> int:
    """OD-7.1: what the submarines will bring at the end of this third."""
    return 0 if is_scored(state, seat) else submarine_income(state, seat)


def coming_penalty(state: Octo, seat: Seat) -> int:
    """OD-7.2: what octopods that are missing will cost."""
    if is_scored(state, seat) or state.crossed[seat * THIRDS + third_now(state)]:
        return 0
    return state.box.penalty


def third_points(state: Octo, seat: Seat) -> int:
    return coming_income(state, seat) - coming_penalty(state, seat)


def crystal_points(state: Octo, seat: Seat) -> int:
    """OD-8.1: the share of the places; OD-9.2: alone there is none."""
    if state.seats == 1 or state.crystal_bonus[seat] != BLANK:
        return 0
    return crystal_shares(state.crystals, state.box.crystal_places)[seat]


def lab_points(state: Octo, seat: Seat) -> int:
    """OD-8.3: the tiles of level 2, with the best use of Super-Level."""
    if state.lab_bonus[seat] != BLANK:
        return 0
    points = level_two_points(state, seat)
    if holds(state, seat, I1) and not has_moved(state, seat):
        for answer in COLUMN:
            if top_refusal(state, seat, answer.column) is None:
                moved = state.copy()
                moved.level[seat * COLUMNS + answer.column] = TOP
                points = max(points, level_two_points(moved, seat))
    return points


def has_moved(state: Octo, seat: Seat) -> bool:
    """OD-11.I1: whether Super-Level has been used, or passed on, just before the bonus scoring."""
    if not any([isinstance(step, ScoreCrystals) for step in state.agenda]):
        return False
    return all([seat not in asked_to_move(step) for step in state.agenda])


def asked_to_move(step: Step[Any]) -> list[Seat]:
    if isinstance(step, Together):
        return [each.seat for each in step.questions if isinstance(each, SuperLevel)]
    return [step.seat] if isinstance(step, SuperLevel) else []


def level_two_points(state: Octo, seat: Seat) -> int:
    """What the markers on level 2 bring, with the best use of Super-Copy."""
    held = [tile for tile in SCORING if holds(state, seat, tile)]
    points = sum([tile_points(state, seat, tile) for tile in held])
    if holds(state, seat, I2):
        points += max([tile_points(state, seat, t) for t in SCORING if in_play(state, t)])
    return points


# -- the components -----------------------------------------------------------------------------


def printed(state: Octo) -> dict[str, Any]:
    """What dice, sheet and tiles of this box say, for those who draw them."""
    box = state.box
    plus = dict(zip([TILES[tile] for tile in PLUS_TILES], box.plus, strict=True))
    if state.rulings.octo_plus_twice:
        plus[TILES[A2]] = 2
    path = zip(box.path_colour, box.path_points, strict=True)
    return {
        "colours": box.colours,
        "numbers": sorted({number for number in box.number if number != NONE}),
        "crystals": box.crystals,
        "path": [{"colour": box.colours[colour], "points": points} for colour, points in path],
        "bots": box.bot_points,
        "octopods": box.octopods,
        "penalty": box.penalty,
        "octopod_bonus": box.octopod_bonus,
        "crystal_places": box.crystal_places,
        "extras": 0 if state.seats == 1 else box.extras,
        "rounds": state.rounds(),
        "every": state.every(),
        "flexible": box.colours[box.flexible_colour],
        "plus": plus,
        "columns": box.columns_points,
        "rows": box.rows_points,
        "crossed": box.crossed_points,
        "submarine": box.submarine_points,
    }
