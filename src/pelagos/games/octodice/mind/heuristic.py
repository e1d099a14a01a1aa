"""What a position is worth to a player, in points: written, coming, and hoped for."""

from typing import Final

from pelagos.games.octodice.box import (
    A1,
    BOT,
    COLOURS,
    COLUMNS,
    CRYSTAL,
    DICE,
    FACES,
    G1,
    LAB,
    NONE,
    OCTOPOD,
    RESEARCH,
    SUBMARINE,
    WHITE,
)
from pelagos.games.octodice.rules.dice import is_octopod, with_like_dice
from pelagos.games.octodice.rules.extras import PickDie, can_catch_by_tile
from pelagos.games.octodice.rules.lab import bonus, holds
from pelagos.games.octodice.rules.mainactions import (
    ChooseAction,
    ChooseColumn,
    ChooseHow,
    closed_refusal,
    needs_number,
    value_refusal,
)
from pelagos.games.octodice.rules.octopods import CatchPhase, CountDie, octopod_points, octopods
from pelagos.games.octodice.rules.scoring import (
    SCORING,
    crystal_shares,
    submarine_income,
    tile_points,
)
from pelagos.games.octodice.state import BLANK, THIRDS, Octo
from pelagos.kernel.contract import Seat

# Guesses in points, tuned by play between agents.
NEXT_RESEARCH: Final = 0.3  # of the next circle's points: it can be reached
CRYSTAL_LEAD: Final = 0.7  # of the crystal bonus as it stands
LONE_BOT: Final = 0.2  # a bot whose submarine may still come, for each scoring left
LONE_SUBMARINE: Final = 0.6  # a submarine whose bots may still come, for each scoring left
TILE_A_TURN: Final = 0.3  # a tile in use, for each turn left
NEARER_TO_TOP: Final = (0.2, 0.7)  # a marker on level 0, on level 1: the way to level 2
EXTRA: Final = 1.4  # an extra action that can still be taken
MISS_ONE: Final = 0.35  # the chance that a turn brings no octopod when one is needed
MISS_TWO: Final = 0.6  # or not enough when two are needed
OPEN_DIE: Final = 1.15  # a die still to be rolled can be chosen well

PAIRS: Final = [1 << i | 1 << j for i in range(DICE) for j in range(i)]  # of dice, as bits


def value(state: Octo, seat: Seat) -> float:
    """The score so far and everything that may still come of the position."""
    state = with_like_dice(state)
    worth = float(state.score(seat))
    if state.lab_bonus[seat] != BLANK:  # the bonus scoring: nothing else will come
        return worth
    worth += sheet_value(state, seat) + lab_value(state, seat)
    worth -= penalty_risk(state, state.ticks[seat])
    worth += extras_value(state, seat)
    worth += (scorings_left(state) - 1) * third_value(state)
    return worth + dice_value(state, seat)


# -- the sheet ------------------------------------------------------------------------------------


def scorings_left(state: Octo) -> int:
    return THIRDS - state.third() if state.turn else THIRDS


def turns_left(state: Octo) -> int:
    """The player's own turns after this one, about."""
    return state.rounds() - state.round()


def sheet_value(state: Octo, seat: Seat) -> float:
    left = scorings_left(state)
    worth = float(submarine_income(state, seat) * left)
    for i in range(seat * COLOURS, (seat + 1) * COLOURS):
        worth += lone_marks(state.bots[i], state.submarines[i]) * left
    if turns_left(state) > 0 and state.research[seat] < len(state.box.path_points):
        worth += NEXT_RESEARCH * state.box.path_points[state.research[seat]]
    if state.seats > 1:
        worth += CRYSTAL_LEAD * crystal_shares(state.crystals, state.box.crystal_places)[seat]
    return worth


def lone_marks(bots: int, submarine: int) -> float:
    """What half a pair of bot and submarine may become."""
    if submarine:
        return LONE_SUBMARINE * (2 - bots) / 2
    return LONE_BOT * bots


def lab_value(state: Octo, seat: Seat) -> float:
    turns = turns_left(state)
    worth = 0.0
    for tile in range(A1, G1):
        if holds(state, seat, tile):
            worth += TILE_A_TURN * turns
    for tile in SCORING:
        if holds(state, seat, tile):
            worth += tile_points(state, seat, tile)
    if turns > 0:
        for level in state.level[seat * COLUMNS : (seat + 1) * COLUMNS]:
            worth += NEARER_TO_TOP[level] if 0 <= level < len(NEARER_TO_TOP) else 0.0
    return worth


def third_turns_left(state: Octo) -> int:
    """The player's own turns in this third, after this round."""
    return state.every() - 1 - (state.round() - 1) % state.every()


def penalty_risk(state: Octo, ticks: int) -> float:
    """What the octopods still missing in this third are likely to cost."""
    missing = state.box.octopods - ticks
    if missing <= 0:
        return 0.0
    miss = MISS_ONE if missing == 1 else MISS_TWO
    return float(state.box.penalty) * float(miss ** third_turns_left(state))


def extras_value(state: Octo, seat: Seat) -> float:
    """Extra actions, as far as opponents' turns are left to take them in."""
    ends = (state.third() + 1) * state.every() * state.seats
    return EXTRA * min(state.extras[seat], turns_of_others(state, ends - state.turn))


def third_value(state: Octo) -> float:
    """What a third to come brings as soon as it begins, so that its beginning changes nothing."""
    extras = min(state.box.extras, turns_of_others(state, state.every() * state.seats - 1))
    return EXTRA * extras - float(state.box.penalty) * float(MISS_TWO ** (state.every() - 1))


def turns_of_others(state: Octo, turns: int) -> int:
    """Of so many turns, those that are not one's own; alone there are none."""
    return turns * (state.seats - 1) // state.seats


# -- the dice -------------------------------------------------------------------------------------


def dice_value(state: Octo, seat: Seat) -> float:
    """What the dice on the table can still bring: the action begun, those to come, octopods."""
    worth = 0.0
    for step in state.agenda:
        if isinstance(step, ChooseHow) and step.seat == seat:
            worth += best_black(state, seat, step.action)
        elif isinstance(step, ChooseColumn) and step.seat == seat:
            worth += action_worth(state, seat, LAB, step.shows)
        elif isinstance(step, ChooseAction) and step.seat == seat:
            worth += actions_worth(state, seat, 2 if step.box == state.turn_box() else 1)
        elif isinstance(step, CatchPhase) and step.seat == seat:
            worth += catch_worth(state, seat, sure_octopods(state))
        elif isinstance(step, PickDie) and step.seat == seat:
            worth += catch_worth(state, seat, most_octopods(state, seat, step.picked))
        elif isinstance(step, CountDie) and step.seat == seat:
            worth += catch_worth(state, seat, octopods(state, step.dice) + 1)
    return worth


def most_octopods(state: Octo, seat: Seat, picked: int) -> int:
    """What an octopod extra action can catch with the dice picked so far (bits)."""
    pairs = [pair for pair in PAIRS if pair & picked == picked]
    return max([octopods(state, p) + can_catch_by_tile(state, seat, p) for p in pairs])


def sure_octopods(state: Octo) -> int:
    """Octopods among the dice set aside."""
    return sum([is_octopod(state, die) for die in range(DICE) if is_sure(state, die)])


def is_sure(state: Octo, die: int) -> bool:
    return state.dice[die] != BLANK and bool(state.kept >> die & 1)


def catch_worth(state: Octo, seat: Seat, caught: int) -> float:
    """Points of the octopods, and the risk they take away."""
    ticks = min(state.ticks[seat] + caught, state.box.octopods)
    saved = penalty_risk(state, state.ticks[seat]) - penalty_risk(state, ticks)
    return saved + octopod_points(state, seat, caught)


def best_black(state: Octo, seat: Seat, action: int) -> float:
    best = 0.0
    for die in range(WHITE, DICE):
        if not state.used[seat] >> die & 1:
            best = max(best, face_worth(state, seat, action, state.dice[die]))
    return best


def face_worth(state: Octo, seat: Seat, action: int, face: int) -> float:
    """An action with a face of a black die; nothing where the rules forbid it."""
    if action == OCTOPOD or face == BLANK or state.box.colour[face] == NONE:
        return 0.0
    if closed_refusal(state, seat, action) is not None:
        return 0.0
    numbers = state.box.number if needs_number(action) else state.box.colour
    if value_refusal(state, seat, action, numbers[face]) is not None:
        return 0.0
    return action_worth(state, seat, action, numbers[face])


def action_worth(state: Octo, seat: Seat, action: int, value: int) -> float:
    """What an action brings now and later."""
    left = scorings_left(state)
    worth = float(bonus(state, seat, action, value))
    if action == CRYSTAL:
        return worth + value + (CRYSTAL_LEAD if state.seats > 1 else 0.0)
    if action == RESEARCH:
        return worth + state.box.path_points[state.research[seat]] + NEXT_RESEARCH
    if action == LAB:
        return worth + TILE_A_TURN * turns_left(state) + NEARER_TO_TOP[0]
    bots = state.bots[seat * COLOURS + value]
    submarine = state.submarines[seat * COLOURS + value]
    if action == BOT:
        gain = left if submarine else LONE_BOT * left
        return worth + state.box.bot_points[value][bots] + gain
    assert action == SUBMARINE
    return worth + bots * left + lone_marks(bots, 1) * left


def actions_worth(state: Octo, seat: Seat, actions: int) -> float:
    """The best one or two pairs of dice; a die still to be rolled counts as its average."""
    table = worth_table(state, seat)
    pairs = [
        (pair_worth(state, seat, table, white, black), white, black)
        for white in range(WHITE)
        for black in range(WHITE, DICE)
    ]
    best = max([worth for worth, _, _ in pairs])
    if actions == 1:
        return best
    for first, white, black in pairs:
        for second, other_white, other_black in pairs:
            if white < other_white and black != other_black:
                best = max(best, first + second)
    return best


def worth_table(state: Octo, seat: Seat) -> list[float]:
    """By symbol and face of a black die."""
    return [
        face_worth(state, seat, symbol, face)
        for symbol in range(OCTOPOD + 1)
        for face in range(FACES)
    ]


def pair_worth(state: Octo, seat: Seat, table: list[float], white: int, black: int) -> float:
    if state.used[seat] >> white & 1 or state.used[seat] >> black & 1:
        return 0.0
    symbols = state.box.symbol
    if is_sure(state, white):
        symbols = [state.box.symbol[state.dice[white]]]
    faces = list(range(FACES))
    if is_sure(state, black):
        faces = [state.dice[black]]
    total = 0.0
    for symbol in symbols:
        for face in faces:
            total += table[symbol * FACES + face]
    open_dice = (len(symbols) > 1) + (len(faces) > 1)
    return float(total / (len(symbols) * len(faces)) * OPEN_DIE**open_dice)
