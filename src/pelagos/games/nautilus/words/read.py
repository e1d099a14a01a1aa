"""Words into a position: what a scenario file may say about the sea."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from pelagos.games.nautilus.answers import FACE_NAMES, QUARTERS
from pelagos.games.nautilus.box import (
    ATLANTIS,
    ATLANTIS_TOKENS,
    BASE,
    CREATURES,
    EXPLORATION,
    FACES,
    FINDS,
    MISSIONS,
    SHORT,
    STATIONS,
    ZONES,
)
from pelagos.games.nautilus.geometry.chart import NOWHERE
from pelagos.games.nautilus.geometry.sites import has_room
from pelagos.games.nautilus.rules.aquanauts import AquanautTurn
from pelagos.games.nautilus.rules.building import BuildingTurn
from pelagos.games.nautilus.rules.city import add_module
from pelagos.games.nautilus.rules.round import EndRound, turn_order
from pelagos.games.nautilus.rules.submarines import SubmarineTurn
from pelagos.games.nautilus.state import (
    BLANK,
    ENDINGS,
    LOST,
    NOBODY,
    NOTHING,
    TAKEN,
    UNPAID,
    UNSEEN,
    Sea,
)
from pelagos.games.nautilus.words.show import HIDDEN, PHASES, STATION_NAMES, UNKNOWN
from pelagos.kernel.contract import Seat, Step
from pelagos.kernel.copy_on_write import add, put
from pelagos.kernel.words import known, listed, place_of, table, whole, wholes, wrong

MOST: Final = 999
NUMBERS: Final = {"round": 0, "last_round": 0, "is_busy": 0, "bank": -MOST, "is_trench_open": 0}
WORDS: Final = (
    *NUMBERS,
    "are_missions_open",
    "phase",
    "active",
    "first",
    "ended",
    "stacks",
    "city",
    "chips",
    "tokens",
    "face_up",
    "bag",
    "gone",
    "ruins",
    "undealt",
    "sailed",
    "unpaid",
    "players",
    "paths",
    "prices",
    "printed",
)
DERIVED: Final = (  # shown of a player; they follow from the rest
    "stations",
    "types",
    "ruins",
    "place",
    "station_points",
    "discovery_points",
    "score",
    "projected",
    "docks",
)
MODULE_WORDS: Final = ("kind", "at", "turn", "builder", "aquanauts", "activated")
MODULE_DERIVED: Final = ("airlocks", "passages")


def position(state: Sea, words: Mapping[str, Any]) -> None:
    """Change a first position as the words say; what they do not mention follows, or stays."""
    known(words, WORDS)
    for key, least in NUMBERS.items():
        setattr(state, key, whole(words.get(key, getattr(state, key)), key, least, MOST))
    write_open(state, words)
    phase = PHASES[place_of(words.get("phase", "city"), PHASES)]
    if "city" in words or phase != "setup":
        write_city(state, words.get("city", [{"kind": "base"}]))
    write_tokens(state, words)
    players = listed(words.get("players", []), "players", 0, state.seats)
    for seat, player in enumerate(players):
        write_player(state, seat, table(player, "players"))
    write_rest(state, words)
    if phase not in ("setup", "scoring"):
        active = whole(words.get("active", state.first), "active", 0, state.seats - 1)
        state.agenda = ahead(state, phase, active)[::-1]


def write_open(state: Sea, words: Mapping[str, Any]) -> None:
    """Whose round it is, how it ended, and what the acting seat's submarines have done."""
    state.first = whole(words.get("first", state.first), "first", 0, state.seats - 1)
    if "round" not in words:
        state.round = 1
    state.ended = place_of(words.get("ended", ""), ENDINGS)
    state.are_missions_open = whole(words.get("are_missions_open", 0), "are_missions_open", 0, 1)
    state.moved = 0
    for key, shift in (("sailed", 0), ("unpaid", UNPAID)):
        for number in listed(words.get(key, []), key, 0, UNPAID):
            state.moved |= 1 << whole(number, key, 1, UNPAID) - 1 + shift


def ahead(state: Sea, phase: str, active: Seat) -> list[Step[Any]]:
    """The turns of a round from a seat and a phase on."""
    order = turn_order(state)
    later = order[order.index(active) :]
    turns: list[list[Step[Any]]] = [
        [BuildingTurn(seat) for seat in (later if phase == "city" else order)],
        [AquanautTurn(seat) for seat in (later if phase == "aquanauts" else order)],
        [SubmarineTurn(seat) for seat in (later if phase == "submarines" else order)],
    ]
    left = turns[PHASES.index(phase) - 1 :]
    return [*(step for steps in left for step in steps), EndRound()]


# -- the city -------------------------------------------------------------------------------------


def write_city(state: Sea, modules: Any) -> None:
    """Every module in the order of building; who is inside; who has activated it."""
    for module, words in enumerate(listed(modules, "city", 0, state.box.modules)):
        known(table(words, "city"), (*MODULE_WORDS, *MODULE_DERIVED))
        kind = place_of(words.get("kind"), SHORT)
        if (kind == BASE) != (module == 0):
            raise wrong("city", words.get("kind"))
        write_module(state, kind, words)
    state.stacks = [
        count - state.kind[: state.built].count(k) for k, count in enumerate(state.stacks)
    ]
    write_chips(state, {})


def write_module(state: Sea, kind: int, words: Mapping[str, Any]) -> None:
    first = state.box.square_name(state.box.first_base)
    block = square_of(state, words.get("at", first if kind == BASE else ""))
    if not state.chart.blocks >> block & 1 or not has_room(state.chart, state.ground, block):
        raise wrong("at", words.get("at"))
    turn = place_of(str(words.get("turn", 0)), QUARTERS)
    builder = whole(words.get("builder", NOBODY), "builder", NOBODY, state.seats - 1)
    module = add_module(state, kind, turn, block, builder)
    inside = words.get("aquanauts", [0] * state.seats)
    counts = wholes(inside, "aquanauts", state.seats, 0, state.box.aquanauts)
    for seat, count in enumerate(counts):
        state.inside[seat * state.box.modules + module] = count
        state.stock[seat] -= count
    at_work = [seat for seat, count in enumerate(counts) if count and kind >= EXPLORATION]
    for seat in listed(words.get("activated", at_work), "activated", 0, state.seats):
        state.running[whole(seat, "activated", 0, state.seats - 1)] |= 1 << module
        state.active[seat * STATIONS + kind - EXPLORATION] += 1


def write_chips(state: Sea, words: Any) -> None:
    """Who holds the "3" of each station; those not named lie with their sole leader."""
    for station, word in enumerate(STATION_NAMES):
        active = state.active[station::STATIONS]
        most = max(active)
        is_sole = most >= state.box.leader_needs and active.count(most) == 1
        leader = active.index(most) if is_sole else NOBODY
        holder = table(words, "chips").get(word, leader)
        state.chip = put(state.chip, station, whole(holder, "chips", NOBODY, state.seats - 1))
    known(words, STATION_NAMES)


# -- tokens ---------------------------------------------------------------------------------------


def write_tokens(state: Sea, words: Mapping[str, Any]) -> None:
    """Faces by square; nothing lies under the city; the bags hold the rest."""
    for spot, square in enumerate(state.box.spots):
        if state.ground[square]:
            state.token = put(state.token, spot, TAKEN)
    for square_name, word in table(words.get("tokens", {}), "tokens").items():
        state.token = put(state.token, spot_of(state, square_name, "tokens"), face_of(word))
    state.laid_spots = state.face_up_spots = 0
    for spot, square in enumerate(state.box.spots):
        if state.token[spot] != TAKEN:
            state.laid_spots |= 1 << spot
            take_out(state, state.box.zone[square], state.token[spot])
    for square_name in listed(words.get("face_up", []), "face_up", 0, len(state.box.spots)):
        state.face_up_spots |= 1 << spot_of(state, square_name, "face_up")


def spot_of(state: Sea, square_name: Any, key: str) -> int:
    """The spot for a token on a square."""
    spot = state.chart.spot[square_of(state, square_name)]
    if spot == NOWHERE:
        raise wrong(key, square_name)
    return spot


def face_of(word: Any) -> int:
    special = {"": TAKEN, UNKNOWN: UNSEEN, HIDDEN: BLANK}
    return special[word] if word in special else place_of(word, FACE_NAMES)


def take_out(state: Sea, zone: int, face: int) -> None:
    """Out of the bag of a zone, or of the first that has such a token."""
    if face < 0:
        return
    for place in range(zone, len(ZONES)):
        if state.bag[place * FACES + face]:
            state.bag = add(state.bag, place * FACES + face, -1)
            return


# -- players --------------------------------------------------------------------------------------


def write_player(state: Sea, seat: Seat, words: Mapping[str, Any]) -> None:
    known(words, (*PLAYER_WRITERS, *DERIVED))
    for key, writer in PLAYER_WRITERS.items():
        if key in words:
            writer(state, seat, words[key])


def write_money(state: Sea, seat: Seat, money: Any) -> None:
    state.money[seat] = whole(money, "money", 0, MOST)


def write_stock(state: Sea, seat: Seat, stock: Any) -> None:
    state.stock[seat] = whole(stock, "stock", 0, state.box.aquanauts)


def write_store(state: Sea, seat: Seat, modules: Any) -> None:
    """``["training", "purple 3"]``."""
    for place, word in enumerate(listed(modules, "store", 0, state.box.stored)):
        kind, _, aboard = str(word).partition(" ")
        if kind:
            state.stored[seat * state.box.stored + place] = place_of(kind, SHORT[1:]) + 1
            state.stacks = add(state.stacks, place_of(kind, SHORT), -1)
            count = int(aboard) if aboard.isdigit() else 0
            state.aboard[seat * state.box.stored + place] = count
            state.stock[seat] -= count


def write_submarines(state: Sea, seat: Seat, squares: Any) -> None:
    for number, word in enumerate(listed(squares, "submarines", 0, state.box.submarines)):
        square = square_of(state, word) if word else NOTHING
        state.submarines[seat * state.box.submarines + number] = square


def write_seen(state: Sea, seat: Seat, squares: Any) -> None:
    state.seen_spots[seat] = 0
    for word in listed(squares, "seen", 0, len(state.box.spots)):
        state.seen_spots[seat] |= 1 << spot_of(state, word, "seen")


def write_finds(state: Sea, seat: Seat, finds: Any) -> None:
    for word, count in table(finds, "finds").items():
        kind = place_of(word, CREATURES)
        state.finds = put(state.finds, seat * FINDS + kind, whole(count, "finds", 0, MOST))
        for _ in range(count):
            take_out(state, 1, kind)


def write_raised(state: Sea, seat: Seat, raised: Any) -> None:
    for word, count in table(raised, "raised").items():
        place = seat * FINDS + place_of(word, CREATURES)
        state.raised = put(state.raised, place, whole(count, "raised", 0, MOST))


def write_mission(state: Sea, seat: Seat, word: Any) -> None:
    special = {"": NOTHING, HIDDEN: BLANK}
    cards = [f"M{number + 1}" for number in range(MISSIONS)]
    mission = special[word] if word in special else place_of(word, cards)
    state.mission = put(state.mission, seat, mission)
    if mission >= 0:
        state.undealt &= ~(1 << mission)


PLAYER_WRITERS: Final[dict[str, Callable[[Sea, Seat, Any], None]]] = {
    "money": write_money,
    "store": write_store,
    "stock": write_stock,
    "submarines": write_submarines,
    "seen": write_seen,
    "finds": write_finds,
    "raised": write_raised,
    "mission": write_mission,
}


# -- what else lies on the table ------------------------------------------------------------------


def write_rest(state: Sea, words: Mapping[str, Any]) -> None:
    for word, count in table(words.get("gone", {}), "gone").items():
        face = place_of(word, FACE_NAMES[:ATLANTIS])
        state.gone = put(state.gone, face, whole(count, "gone", 0, MOST))
        for _ in range(count):
            take_out(state, 1, face)
    for number, finder in table(words.get("ruins", {}), "ruins").items():
        ruin = place_of(number, [str(n + 1) for n in range(ATLANTIS_TOKENS)])
        state.ruins = put(state.ruins, ruin, whole(finder, "ruins", LOST, state.seats - 1))
        take_out(state, 1, ATLANTIS + ruin)
    if "chips" in words:
        write_chips(state, words["chips"])
    if "undealt" in words:
        cards = [f"M{number + 1}" for number in range(MISSIONS)]
        state.undealt = sum({1 << place_of(card, cards) for card in words["undealt"]})
    for word, count in table(words.get("stacks", {}), "stacks").items():
        state.stacks = put(state.stacks, place_of(word, SHORT), whole(count, "stacks", 0, MOST))
    for zone, faces in table(words.get("bag", {}), "bag").items():
        write_bag(state, place_of(zone, ZONES), table(faces, "bag"))


def write_bag(state: Sea, zone: int, faces: Mapping[str, Any]) -> None:
    state.bag = state.bag[:]
    state.bag[zone * FACES : (zone + 1) * FACES] = [0] * FACES
    for word, count in faces.items():
        state.bag[zone * FACES + place_of(word, FACE_NAMES)] = whole(count, "bag", 0, MOST)


# -- one word -------------------------------------------------------------------------------------


def square_of(state: Sea, word: Any) -> int:
    """``"J10"``: a square by its name."""
    squares = state.chart.square_named
    if word not in squares:
        raise wrong("square", word)
    return squares[word]
