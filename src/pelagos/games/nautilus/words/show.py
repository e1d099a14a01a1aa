"""A position in words and numbers: for people, scenario files, and whoever draws it."""

from typing import Any, Final

from pelagos.games.nautilus.answers import FACE_NAMES, QUARTERS, Place, Sail, Visit, Walk
from pelagos.games.nautilus.box import (
    CREATURES,
    DIRECTIONS,
    FACES,
    FINDS,
    KINDS,
    SHORT,
    STATIONS,
    ZONES,
)
from pelagos.games.nautilus.geometry.chart import places
from pelagos.games.nautilus.rules.aquanauts import AquanautTurn
from pelagos.games.nautilus.rules.building import BuildingTurn, PlaceModule
from pelagos.games.nautilus.rules.city import locks_of
from pelagos.games.nautilus.rules.forecast import best_score
from pelagos.games.nautilus.rules.round import EndRound
from pelagos.games.nautilus.rules.sailing import docks_at, own_squares, types_active
from pelagos.games.nautilus.rules.submarines import SubmarineTurn
from pelagos.games.nautilus.state import BLANK, ENDINGS, LOST, NOTHING, TAKEN, UNPAID, UNSEEN, Sea
from pelagos.games.nautilus.words.paths import sea_way, walking_way
from pelagos.games.nautilus.words.printed import printed
from pelagos.kernel.contract import Decision, Seat

PHASES: Final = ("setup", "city", "aquanauts", "submarines", "scoring")
HIDDEN: Final = "hidden"  # somebody else has looked at it
UNKNOWN: Final = "?"  # nobody has
STATION_NAMES: Final = KINDS[-STATIONS:]


def show(state: Sea) -> dict[str, Any]:
    """Everything that the viewer of this position may know."""
    return {
        **show_time(state),
        **show_city(state),
        **show_sea(state),
        "players": [show_player(state, seat) for seat in range(state.seats)],
        "paths": show_paths(state),
        "prices": show_prices(state),
        "printed": printed(state.box, state.seats),
    }


def show_time(state: Sea) -> dict[str, Any]:
    """Where the game is, and how it ended."""
    return {
        "round": state.round,
        "phase": phase_of(state),
        "active": active_seat(state),
        "first": state.first,
        "last_round": state.last_round,
        "is_busy": state.is_busy,
        "ended": ENDINGS[state.ended],
    }


def show_city(state: Sea) -> dict[str, Any]:
    """The modules, built and unsold, the chips of the stations, the bank."""
    return {
        "bank": state.bank,
        "stacks": dict(zip(SHORT, state.stacks, strict=True)),
        "city": [show_module(state, module) for module in range(state.built)],
        "chips": dict(zip(STATION_NAMES, state.chip, strict=True)),
    }


def show_sea(state: Sea) -> dict[str, Any]:
    """Tokens, ruins, missions, the trench, and what the active seat's submarines have done."""
    return {
        "is_trench_open": state.is_trench_open,
        "tokens": {name(state, s): show_token(state, s) for s in state.box.spots},
        "face_up": names(state, state.face_up),
        "bag": {zone: show_bag(state, place) for place, zone in enumerate(ZONES) if place},
        "gone": counted(FACE_NAMES, state.gone),
        "ruins": {str(n + 1): seat for n, seat in enumerate(state.ruins) if seat != LOST},
        "undealt": [f"M{mission + 1}" for mission in places(state.undealt)],
        "are_missions_open": state.are_missions_open,
        "sailed": [n + 1 for n in range(UNPAID) if state.moved >> n & 1],
        "unpaid": [n + 1 for n in range(UNPAID) if state.moved >> n + UNPAID & 1],
    }


def name(state: Sea, square: int) -> str:
    return state.box.square_name(square) if square >= 0 else ""


def names(state: Sea, squares: int) -> list[str]:
    return [name(state, square) for square in places(squares)]


def counted(words: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {word: count for word, count in zip(words, counts, strict=False) if count}


def show_module(state: Sea, module: int) -> dict[str, Any]:
    seats = range(state.seats)
    locks = locks_of(state, module)
    return {
        "kind": SHORT[state.kind[module]],
        "at": name(state, state.where[module]),
        "turn": int(QUARTERS[state.turn[module]]),
        "builder": state.builder[module],
        "aquanauts": [state.aquanauts(seat, module) for seat in seats],
        "activated": [seat for seat in seats if state.running[seat] >> module & 1],
        "airlocks": [d for place, d in enumerate(DIRECTIONS) if locks >> place & 1],
        "passages": places(state.passages[module]),
    }


def show_token(state: Sea, square: int) -> str:
    face = state.token[state.chart.spot[square]]
    if face >= 0:
        return FACE_NAMES[face]
    return {UNSEEN: UNKNOWN, BLANK: HIDDEN, TAKEN: ""}[face]


def show_bag(state: Sea, zone: int) -> dict[str, int]:
    """What may still lie in a zone where the viewer has not looked."""
    return counted(FACE_NAMES, state.bag[zone * FACES : (zone + 1) * FACES])


def show_player(state: Sea, seat: Seat) -> dict[str, Any]:
    place = state.ranking()[seat]
    return {
        "money": state.money[seat],
        "stock": state.stock[seat],
        "store": show_store(state, seat),
        "submarines": [name(state, square) for square in own_squares(state, seat)],
        "seen": names(state, state.seen[seat]),
        "finds": show_finds(state.finds, seat),
        "raised": show_finds(state.raised, seat),
        "mission": show_mission(state.mission[seat]),
        "stations": {word: show_station(state, seat, s) for s, word in enumerate(STATION_NAMES)},
        "types": types_active(state, seat),
        "ruins": [n + 1 for n, finder in enumerate(state.ruins) if finder == seat],
        "place": place + 1,
        "station_points": state.station_points(seat),
        "discovery_points": state.discovery_points(seat, place),
        "score": state.scores()[seat],
        "projected": best_score(state, seat),
        "docks": [
            docks_at(state, square) if square >= 0 else [] for square in own_squares(state, seat)
        ],
    }


def show_store(state: Sea, seat: Seat) -> list[str]:
    """``["training", "purple 3", "", ""]``."""
    start = seat * state.box.stored
    found = []
    for place in range(start, start + state.box.stored):
        kind, aboard = state.stored[place], state.aboard[place]
        word = "" if kind == NOTHING else SHORT[kind]
        found.append(f"{word} {aboard}" if aboard else word)
    return found


def show_finds(finds: list[int], seat: Seat) -> dict[str, int]:
    return counted(CREATURES, finds[seat * FINDS : (seat + 1) * FINDS])


def show_mission(mission: int) -> str:
    if mission == NOTHING:
        return ""
    return HIDDEN if mission == BLANK else f"M{mission + 1}"


def show_station(state: Sea, seat: Seat, station: int) -> dict[str, int]:
    """How many are active, what that is good for, and the points of the chip."""
    active = state.active[seat * STATIONS + station]
    points = state.box.station_points[min(active, 4)]
    chip = state.box.leader if state.chip[station] == seat else points
    return {"active": active, "effect": state.effect(seat, station), "chip": chip}


# -- where we are ---------------------------------------------------------------------------------


def phase_of(state: Sea) -> str:
    """Which phase is being played, by the turns that still lie ahead."""
    kinds = [type(step) for step in state.agenda]
    if EndRound not in kinds:
        return "scoring" if state.ended else "setup"
    if kinds.count(AquanautTurn) == state.seats or BuildingTurn in kinds:
        return "city"
    if kinds.count(SubmarineTurn) == state.seats or AquanautTurn in kinds:
        return "aquanauts"
    return "submarines"


def active_seat(state: Sea) -> int:
    """Who is asked, or else who begins."""
    step = state.agenda[-1] if state.agenda else None
    return step.seat if isinstance(step, Decision) else state.first


# -- ways and prices of what may be answered ------------------------------------------------------


def show_paths(state: Sea) -> dict[str, list[str]]:
    """By answer: the squares of a submarine's way, or the modules of an aquanaut's."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Decision):
        return {}
    found: dict[str, list[str]] = {}
    for answer in step.legal(state):
        if isinstance(answer, Sail):
            start = own_squares(state, step.seat)[answer.submarine]
            way = sea_way(state, step.seat, start, answer.square)
            found[answer.spelling] = [name(state, square) for square in way]
        elif isinstance(answer, Walk | Visit):
            way = walking_way(state, answer.source, answer.target)
            found[answer.spelling] = [str(module) for module in way]
    return found


def show_prices(state: Sea) -> dict[str, int]:
    """By block: what placing a module there adds to the price of this turn."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, PlaceModule):
        return {}
    blocks = {answer.block for answer in step.legal(state) if isinstance(answer, Place)}
    return {name(state, block): step.more(state, block) for block in sorted(blocks)}
