"""What a position is worth to a player, in points: scored, about to be scored, and hoped for."""

from typing import Final

from pelagos.games.aquasphere.box import (
    CATCH,
    COLOURS,
    CRYSTALS,
    ENGINEER,
    FOR_CARDS,
    FOR_CRYSTALS,
    FOR_OCTOPODS,
    FOR_TIME,
    HALF_PRICE,
    IMMEDIATE,
    JUMP,
    KINDS_OF_ROOM,
    LAB,
    LOCK,
    OCTOPODS,
    OUT,
    OVERFLOW,
    PROGRAM,
    PROGRAMS,
    RESEARCH,
    REWARD_CRYSTALS,
    REWARD_TIME,
    ROUNDS,
    SCORING,
    SECTORS,
    SIDEWAYS,
    START,
    SUBMARINE,
    TIME,
    TOP_TIER,
)
from pelagos.games.aquasphere.rules.areas import submarine_price
from pelagos.games.aquasphere.rules.round import NextTurn, TakeTurn
from pelagos.games.aquasphere.rules.scoring import ScoreRound, ScoreSeat, bots_in_play, octopods
from pelagos.games.aquasphere.rules.station import fares
from pelagos.games.aquasphere.state import NOTHING, Aqua
from pelagos.kernel.contract import Decision, Seat
from pelagos.kernel.play import play_unchecked

# Guesses in points, tuned by play between agents.
TIME_WORTH: Final[tuple[float, ...]] = (0.0, 0.85, 0.85, 0.9, 1.0)  # a time marker, by round
CRYSTAL_WORTH: Final = 2.6  # a crystal for a red line to come
FIRST_BOT: Final = 0.85  # of what the better programmed bot can do
SECOND_BOT: Final = 0.75
BOT_AT_HAND: Final = 0.4  # a programmed bot, whatever it can do
ENGINEER_MOVE: Final = 1.9  # a room still to be entered this round
SECTOR_WORTH: Final = 0.45  # a controlled sector, for each round after this one
CONTROL_GAIN: Final = 1.3  # taking a sector with a bot
NEXT_BOTS: Final = 1.6  # bots that come into play in a round
LAB_STEP: Final = 0.5  # an expansion on the way to a complete laboratory
SUBMARINE_STEP: Final = 0.25  # a submarine on the way to the last
CAPACITY: Final[tuple[float, ...]] = (
    0.35,
    0.6,
    0.8,
    0.25,
)  # one more of each kind, for each round after this one
LEAD: Final[tuple[float, ...]] = (
    0.2,
    0.9,
    2.4,
    4.4,
    5.4,
)  # of the control points: two behind ... two ahead
EARLY: Final = 0.15  # passing before another player
STUCK: Final = 1.0  # standing right in front of a line without a crystal
DEPTH: Final = 6  # questions of one's own turn that are looked through


def value(state: Aqua, seat: Seat) -> float:
    """The best that the rest of the player's own turn can make of the position."""
    return look(state, seat, DEPTH)


def look(state: Aqua, seat: Seat, depth: int) -> float:
    """Follow the questions of one's own turn; then judge."""
    if not state.agenda:
        return float(state.knowledge[seat])
    step = state.agenda[-1]
    is_mine = isinstance(step, Decision) and step.seat == seat
    if depth == 0 or not is_mine or isinstance(step, TakeTurn):
        return worth(state, seat)
    assert isinstance(step, Decision)
    best = -999.0
    for answer in step.legal(state):
        after = state.copy()
        play_unchecked(after, answer)
        best = max(best, look(after, seat, depth - 1))
    return best


def worth(state: Aqua, seat: Seat) -> float:
    """Points, the scoring to come, and what lies beyond it."""
    pending = is_pending(state, seat)
    later = ROUNDS - state.round
    known, crystals = float(state.knowledge[seat]), state.crystals[seat]
    if pending:
        known, crystals = after_scoring(state, seat, coming(state, seat))
    total = known + crystal_worth(state, seat, known, crystals, later)
    total += time_worth(state, seat, later + int(pending))
    total += laboratory(state, seat, later) + fleet(state, seat, later)
    total += later * SECTOR_WORTH * state.controlled(seat)
    total += cards_worth(state, seat, later + 0.5 * moves_left(state, seat) / 3)
    if later or pending:
        total += bots_worth(state, seat, later)
    return total + ENGINEER_MOVE * moves_left(state, seat) + tempo(state, seat)


# -- the scoring to come --------------------------------------------------------------------------


def is_pending(state: Aqua, seat: Seat) -> bool:
    """Whether the scoring of this round is still to come for the seat."""
    for step in state.agenda:
        if isinstance(step, (NextTurn, ScoreRound)):
            return True
        if isinstance(step, ScoreSeat) and step.seat == seat:
            return True
    return False


def coming(state: Aqua, seat: Seat) -> float:
    """What the intermediate scoring is likely to bring."""
    points = control_share(state, seat) + bots_in_play(state, seat)
    return points + state.box.points(state.crystals[seat]) - octopods(state, seat)


def control_share(state: Aqua, seat: Seat) -> float:
    """The points for control, by how far ahead one is and how much can still happen."""
    rivals = [other for other in range(state.seats) if other != seat]
    mine = state.controlled(seat)
    lead = mine - max([state.controlled(other) for other in rivals])
    active = sum([state.engineer[other] != OUT for other in rivals]) / len(rivals)
    sure = 0.0
    if mine and lead >= 0:
        sure = float(state.box.control_tied if lead == 0 else state.box.control_alone)
    return sure + active * (LEAD[min(max(lead, -2), 2) + 2] - sure)


def after_scoring(state: Aqua, seat: Seat, points: float) -> tuple[float, int]:
    """Where the counter would stand, and the crystals left: red lines are paid or stop it."""
    known, crystals = state.knowledge[seat], state.crystals[seat]
    if points <= 0:
        back = min(known, state.box.retreat[known % state.box.track])
        return known + max(points, -float(back)), crystals
    place = float(known)
    while points > 0:
        reach = state.box.reach[int(place) % state.box.track]
        if points <= reach + 0.5:
            return place + points, crystals
        if crystals < state.box.line_price:
            return place + reach + 0.3 * (points - reach), crystals
        crystals -= state.box.line_price
        place, points = place + reach + 1, points - reach - 1
    return place, crystals


# -- crystals, time -------------------------------------------------------------------------------


def crystal_worth(state: Aqua, seat: Seat, known: float, crystals: int, later: int) -> float:
    """Crystals left after the scoring pay for lines to come, and score again."""
    if later == 0:
        return 0.0
    reach = state.box.reach[int(known) % state.box.track]
    total = CRYSTAL_WORTH * min(crystals, later + 1) + 0.5 * state.box.points(crystals)
    if crystals == 0 and reach < 3:
        total -= STUCK * (3 - reach)
    return total


def time_worth(state: Aqua, seat: Seat, scorings: int) -> float:
    """Time at hand, and the income of submarines as far as it is likely to fit."""
    each = TIME_WORTH[max(state.round, 1)]
    room = state.room(seat, FOR_TIME)
    income = min(state.box.income * state.deployed(seat), room)
    fits = min(income, room - state.time[seat] + 2) if scorings else 0
    return each * (state.time[seat] + fits + max(scorings - 1, 0) * 0.8 * income)


# -- laboratory, submarines -----------------------------------------------------------------------


def laboratory(state: Aqua, seat: Seat, later: int) -> float:
    """Letters and a complete laboratory at the end; capacities as long as they serve."""
    box = state.box
    tiles = state.lab[seat].bit_count()
    total = float(box.points(different(state, seat, state.lab[seat])))
    total += box.complete_lab if tiles >= box.most_tiles else LAB_STEP * tiles
    for kind in range(KINDS_OF_ROOM):
        more = state.capacity[seat * KINDS_OF_ROOM + kind] - box.base[kind]
        total += CAPACITY[kind] * more * later
    return total


def different(state: Aqua, seat: Seat, lab: int) -> int:
    """How many letters base laboratory and expansions show."""
    found = 1 << state.letter[seat]
    while lab:
        lowest = lab & -lab
        found |= state.box.tiles[lowest.bit_length() - 1].sectors
        lab ^= lowest
    return found.bit_count()


def fleet(state: Aqua, seat: Seat, later: int) -> float:
    """Submarines let bots count in later rounds too; all of them bring points at the end."""
    box = state.box
    deployed = state.deployed(seat)
    total = box.all_submarines if state.submarines[seat] == 0 else SUBMARINE_STEP * deployed
    out = max(0, box.board_bots - state.bots[seat])
    for ahead in range(1, later + 1):
        total += min(out + NEXT_BOTS * ahead, float(box.columns[deployed]))
    return float(total)


# -- cards ----------------------------------------------------------------------------------------


def cards_worth(state: Aqua, seat: Seat, rounds: float) -> float:
    cards = state.cards[seat] & ~state.spent
    total = 0.0
    while cards:
        lowest = cards & -cards
        total += card_worth(state, lowest.bit_length() - 1, rounds)
        cards ^= lowest
    return total


CARD_WORTH: Final = {  # for each round that is left
    JUMP: 0.8,
    OVERFLOW: 0.4,
    LOCK: 0.6,
    HALF_PRICE: 1.0,
    SIDEWAYS: 0.4,
    SCORING: 1.5,
    IMMEDIATE: 0.0,
}


def card_worth(state: Aqua, card: int, rounds: float) -> float:
    """What a card in hand is likely to bring in the rounds that are left."""
    found = state.box.cards[card]
    if found.kind not in (ENGINEER, CATCH):
        return CARD_WORTH[found.kind] * rounds
    each = float(found.amount)
    if found.reward == REWARD_TIME:
        each *= 0.7
    elif found.reward == REWARD_CRYSTALS:
        each *= 2.4
    return each * rounds * (0.5 if found.kind == ENGINEER else 0.8)


# -- bots and moves to come -----------------------------------------------------------------------


def moves_left(state: Aqua, seat: Seat) -> int:
    """Rooms that the engineer can still enter this round."""
    now = state.engineer[seat]
    if now >= START:
        return TOP_TIER if now == START else 0
    return TOP_TIER - state.box.tier[now]


def tempo(state: Aqua, seat: Seat) -> float:
    """Having passed before others is worth a little in the next round."""
    if state.engineer[seat] != OUT:
        return 0.0
    return EARLY * (state.seats - state.passed.index(seat))


def bots_worth(state: Aqua, seat: Seat, later: int) -> float:
    """The best that each programmed bot could do now, a little less than done."""
    programmed = state.programmed[seat]
    if not programmed:
        return 0.0
    costs = fares(state, seat)
    best = sorted(
        [
            bot_worth(state, seat, program, costs, later)
            for program in range(len(PROGRAMS))
            if programmed >> program & 1
        ],
        reverse=True,
    )
    total = BOT_AT_HAND * len(best)
    for place, gain in enumerate(best):
        total += gain * (FIRST_BOT if place == 0 else SECOND_BOT)
    return total * (1.0 if state.engineer[seat] != OUT else 0.8 * min(later, 1))


def bot_worth(state: Aqua, seat: Seat, program: int, costs: list[int], later: int) -> float:
    """The best sector for a bot: its action and control, less the way."""
    best = 0.0
    each = TIME_WORTH[max(state.round, 1)]
    for sector in range(SECTORS):
        if costs[sector] <= state.time[seat]:
            gain = action_gain(state, seat, sector, program, later)
            best = max(
                best, gain + control_gain(state, seat, sector, program) - each * costs[sector]
            )
    return best


def control_gain(state: Aqua, seat: Seat, sector: int, program: int) -> float:
    """Taking a sector, with the octopods that stay in it."""
    left = state.octopods_at[sector]
    if program == OCTOPODS:
        left -= min(left, state.room(seat, FOR_OCTOPODS))
    if state.control[sector] == seat:
        return 0.0
    return CONTROL_GAIN - 0.6 * state.box.points(left)


def action_gain(state: Aqua, seat: Seat, sector: int, program: int, later: int) -> float:
    """What an action would bring, about."""
    if program == TIME:
        room = state.room(seat, FOR_TIME) - state.time[seat]
        return TIME_WORTH[max(state.round, 1)] * min(room, max(state.time_at[sector], 2))
    if program == CRYSTALS:
        room = state.room(seat, FOR_CRYSTALS) - state.crystals[seat]
        return (CRYSTAL_WORTH + 0.5) * min(room, state.crystals_at[sector])
    if program == OCTOPODS:
        caught = min(state.octopods_at[sector], state.room(seat, FOR_OCTOPODS))
        return float(state.box.points(caught))
    if program == LAB:
        return tile_gain(state, seat, sector, later)
    if program == SUBMARINE:
        return submarine_gain(state, seat, sector, later)
    if program == RESEARCH:
        return card_gain(state, seat, sector, later)
    assert program == PROGRAM
    return 1.5


def tile_gain(state: Aqua, seat: Seat, sector: int, later: int) -> float:
    tile = state.top(state.tiles_at, sector)
    if tile == NOTHING or state.lab[seat].bit_count() >= state.box.most_tiles:
        return -2.0
    box, lab = state.box, state.lab[seat]
    gain = float(box.points(different(state, seat, lab | 1 << tile)))
    gain -= box.points(different(state, seat, lab))
    gain += LAB_STEP + CONTROL_GAIN * len(box.tiles[tile].letters)
    for kind in range(KINDS_OF_ROOM):
        gain += CAPACITY[kind] * box.tiles[tile].adds[kind] * later
    return gain


def submarine_gain(state: Aqua, seat: Seat, sector: int, later: int) -> float:
    here = state.spaces[sector * COLOURS : (sector + 1) * COLOURS]
    price = submarine_price(state, seat, sector)
    if state.submarines[seat] == 0 or seat in here or price > state.time[seat]:
        return -2.0
    each = TIME_WORTH[max(state.round, 1)]
    return state.bulb() + (later + 1) * (each + 0.8) - each * price


def card_gain(state: Aqua, seat: Seat, sector: int, later: int) -> float:
    card = state.top(state.cards_at, sector)
    if card == NOTHING or state.cards[seat].bit_count() >= state.room(seat, FOR_CARDS):
        return -2.0
    gain = state.bulb() + card_worth(state, card, float(later))
    return gain + (3.0 if state.box.cards[card].kind == IMMEDIATE else 0.0)
