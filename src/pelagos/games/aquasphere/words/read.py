"""Positions in words: what scenario files say. What ``display`` shows can be said again."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from pelagos.games.aquasphere.box import (
    CARDS,
    COLOURS,
    KINDS_OF_ROOM,
    LAYERS,
    LETTERS,
    PROGRAM_CARDS,
    PROGRAMS,
    ROUNDS,
    SECTORS,
    SPACES,
    TILES,
)
from pelagos.games.aquasphere.rules.refill import PrepareRound
from pelagos.games.aquasphere.rules.round import NEXT_TURN, TAKE_TURN, BeginRound, after_round
from pelagos.games.aquasphere.rules.scoring import FinalScoring
from pelagos.games.aquasphere.state import NOBODY, NOTHING, Aqua
from pelagos.kernel.contract import Seat, Step
from pelagos.kernel.errors import BadScenario
from pelagos.kernel.words import bits, listed, place_of, table, unknown, whole, wholes, wrong

PHASES: Final = ("setup", "turn", "scoring", "prepare", "final")
MOST: Final = 999


def position(state: Aqua, words: Mapping[str, Any]) -> None:
    """Change a first position as the words say; what they do not mention follows from the rest."""
    for key in words:
        if key not in WORDS and key not in DERIVED:
            raise BadScenario("scenario-unknown-word", {"word": key, "known": ", ".join(WORDS)})
    phase = words.get("phase", "turn")
    if phase not in PHASES:
        raise unknown(phase, PHASES)
    if phase != "setup":
        state.round = 1
        state.layout, state.next_layout, state.layouts = 0, 1, (1 << len(PROGRAM_CARDS)) - 4
    for key, writer in WRITERS.items():
        if key in words:
            writer(state, words[key])
    settle_rest(state, words)
    if phase != "setup":
        state.agenda = phase_steps(state, phase)[::-1]


def phase_steps(state: Aqua, phase: str) -> list[Step[Any]]:
    """The agenda from a moment on, first thing first."""
    if phase == "turn":
        return [TAKE_TURN[state.active()], NEXT_TURN]
    if phase == "prepare" and state.round < ROUNDS:
        return [PrepareRound(), BeginRound(state.round + 1)]
    return [FinalScoring()] if phase == "final" else after_round(state)


def settle_rest(state: Aqua, words: Mapping[str, Any]) -> None:
    """What follows: submarines, capacities, decks; supplies, unless the words give them."""
    for colour in range(COLOURS):
        state.submarines[colour] = state.box.submarines - state.spaces.count(colour)
    for seat in range(state.seats):
        settle_capacity(state, seat)
    state.deck = left(len(CARDS), state.cards_at, state.cards)
    state.tile_deck = left(len(TILES), state.tiles_at, state.lab)
    settle_bots(state, words)
    if "supply" in words:
        write_supply(state, words["supply"])
    else:
        settle_supply(state)


def settle_capacity(state: Aqua, seat: Seat) -> None:
    room = state.box.base[:]
    for place, tile in enumerate(state.box.tiles):
        if state.lab[seat] >> place & 1:
            room = [room[kind] + tile.adds[kind] for kind in range(KINDS_OF_ROOM)]
    state.capacity[seat * KINDS_OF_ROOM : (seat + 1) * KINDS_OF_ROOM] = room


def left(count: int, stacks: list[int], hands: list[int]) -> int:
    """The cards or tiles that lie nowhere else, as bits."""
    mask = (1 << count) - 1
    for thing in stacks:
        mask &= ~(1 << thing) if thing != NOTHING else mask
    for hand in hands:
        mask &= ~hand
    return mask


def settle_bots(state: Aqua, words: Mapping[str, Any]) -> None:
    """All bots of a colour but one lie somewhere; those of a player, unless the words say."""
    given = [player.get("bots") for player in words.get("players", []) if isinstance(player, dict)]
    for colour in range(COLOURS):
        state.bots[colour] = 0
        state.bots[colour] = max(state.box.bots - 1 - state.bots_of(colour), 0)
        if colour < len(given) and given[colour] is not None:
            state.bots[colour] = whole(given[colour], "bots", 0, state.box.bots - 1)


def settle_supply(state: Aqua) -> None:
    markers = state.box.time_markers[state.rulings.edition]
    spares = state.box.spare_octopods if state.rulings.spare_octopods else 0
    state.time_supply = markers - sum(state.time_at) - sum(state.time) - sum(state.marker)
    state.crystal_supply = state.box.crystals - sum(state.crystals_at) - sum(state.crystals)
    state.octopod_supply = state.box.octopods + spares - sum(state.octopods_at)


# -- the words of one field -----------------------------------------------------------------------


def write_round(state: Aqua, value: Any) -> None:
    state.round = whole(value, "round", 0, ROUNDS)


def write_order(state: Aqua, value: Any) -> None:
    order = wholes(value, "order", state.seats, 0, state.seats - 1)
    if len(set(order)) != state.seats:
        raise wrong("order", value)
    state.order = order


def write_passed(state: Aqua, value: Any) -> None:
    seats = [whole(s, "passed", 0, state.seats - 1) for s in listed(value, "passed", 0, 4)]
    state.passed = [*seats, *[NOBODY] * (state.seats - len(seats))]


def write_active(state: Aqua, value: Any) -> None:
    state.turn = state.order.index(whole(value, "active", 0, state.seats - 1))


def write_ring(state: Aqua, value: Any) -> None:
    ring = [place_of(word, LETTERS) for word in listed(value, "ring", SECTORS, SECTORS)]
    if len(set(ring)) != SECTORS:
        raise wrong("ring", value)
    state.ring = ring


def write_rotation(state: Aqua, value: Any) -> None:
    state.rotation = whole(value, "rotation", 0, SECTORS - 1)


def write_programs(state: Aqua, value: Any) -> None:
    """Which program cards lie where; by default nobody has seen the others."""
    said = table(value, "programs")
    for key in said:
        if key not in ("now", "next", "unseen", "rooms", "next_rooms"):
            raise unknown(key, ("now", "next", "unseen"))
    state.layout = program_card(said.get("now", PROGRAM_CARDS[0]))
    state.next_layout = program_card(said.get("next", ""))
    seen = [card for card in (state.layout, state.next_layout) if card != NOTHING]
    unseen = [name for place, name in enumerate(PROGRAM_CARDS) if place not in seen]
    state.layouts = bits(said.get("unseen", unseen), "unseen", PROGRAM_CARDS)


def program_card(word: Any) -> int:
    return NOTHING if word == "" else place_of(word, PROGRAM_CARDS)


def write_supply(state: Aqua, value: Any) -> None:
    supply = table(value, "supply")
    for key in supply:
        place_of(key, ("time", "crystals", "octopods"))
    settle_supply(state)
    state.time_supply = whole(supply.get("time", state.time_supply), "supply", -MOST, MOST)
    crystals = supply.get("crystals", state.crystal_supply)
    state.crystal_supply = whole(crystals, "supply", -MOST, MOST)
    octopods = supply.get("octopods", state.octopod_supply)
    state.octopod_supply = whole(octopods, "supply", -MOST, MOST)


# -- sectors --------------------------------------------------------------------------------------


def write_sectors(state: Aqua, value: Any) -> None:
    for letter, words in table(value, "sectors").items():
        sector = place_of(letter, LETTERS)
        for key, said in table(words, "sectors").items():
            if key in SECTOR_WRITERS:
                SECTOR_WRITERS[key](state, sector, said)
            elif key not in SECTOR_DERIVED:
                raise unknown(key, [*SECTOR_WRITERS])


def write_time_at(state: Aqua, sector: int, value: Any) -> None:
    state.time_at[sector] = whole(value, "time", 0, MOST)


def write_crystals_at(state: Aqua, sector: int, value: Any) -> None:
    state.crystals_at[sector] = whole(value, "crystals", 0, MOST)


def write_octopods_at(state: Aqua, sector: int, value: Any) -> None:
    state.octopods_at[sector] = whole(value, "octopods", 0, MOST)


def write_control(state: Aqua, sector: int, value: Any) -> None:
    state.control[sector] = whole(value, "control", NOBODY, COLOURS - 1)


def write_loading(state: Aqua, sector: int, value: Any) -> None:
    waiting = wholes(value, "loading", COLOURS, 0, MOST)
    state.loading[sector * COLOURS : (sector + 1) * COLOURS] = waiting


def write_docked(state: Aqua, sector: int, value: Any) -> None:
    """The colours of the submarines in a sector, space by space."""
    colours = listed(value, "submarines", 0, COLOURS)
    docked = [whole(colour, "submarines", 0, COLOURS - 1) for colour in colours]
    spaces = [*docked, *[NOBODY] * (COLOURS - len(docked))]
    state.spaces[sector * COLOURS : (sector + 1) * COLOURS] = spaces


def write_cards_at(state: Aqua, sector: int, value: Any) -> None:
    write_stack(state.cards_at, sector, value, CARDS)


def write_tiles_at(state: Aqua, sector: int, value: Any) -> None:
    write_stack(state.tiles_at, sector, value, TILES)


def write_stack(stacks: list[int], sector: int, value: Any, words: Sequence[str]) -> None:
    things = [place_of(word, words) for word in listed(value, "stack", 0, LAYERS)]
    filled = [*things, *[NOTHING] * (LAYERS - len(things))]
    stacks[sector * LAYERS : (sector + 1) * LAYERS] = filled


# -- players --------------------------------------------------------------------------------------


def write_players(state: Aqua, value: Any) -> None:
    for seat, words in enumerate(listed(value, "players", 0, state.seats)):
        for key, said in table(words, "players").items():
            if key in PLAYER_WRITERS:
                PLAYER_WRITERS[key](state, seat, said)
            elif key not in PLAYER_DERIVED:
                raise unknown(key, [*PLAYER_WRITERS, "bots"])


def write_points(state: Aqua, seat: Seat, value: Any) -> None:
    state.knowledge[seat] = whole(value, "points", 0, MOST)


def write_time(state: Aqua, seat: Seat, value: Any) -> None:
    state.time[seat] = whole(value, "time", 0, MOST)


def write_crystals(state: Aqua, seat: Seat, value: Any) -> None:
    state.crystals[seat] = whole(value, "crystals", 0, MOST)


def write_programmed(state: Aqua, seat: Seat, value: Any) -> None:
    state.programmed[seat] = bits(value, "programmed", PROGRAMS)


def write_bought(state: Aqua, seat: Seat, value: Any) -> None:
    state.marker[seat] = whole(value, "bought", 0, 1)


def write_engineer(state: Aqua, seat: Seat, value: Any) -> None:
    state.engineer[seat] = place_of(value, SPACES)


def write_scientist(state: Aqua, seat: Seat, value: Any) -> None:
    state.scientist[seat] = place_of(value, LETTERS)


def write_area(state: Aqua, seat: Seat, value: Any) -> None:
    state.area[seat] = place_of(value, PROGRAMS)


def write_letter(state: Aqua, seat: Seat, value: Any) -> None:
    state.letter[seat] = place_of(value, LETTERS)


def write_lab(state: Aqua, seat: Seat, value: Any) -> None:
    state.lab[seat] = bits(value, "tiles", TILES)


def write_cards(state: Aqua, seat: Seat, value: Any) -> None:
    state.cards[seat] = bits(value, "cards", CARDS)


def write_spent(state: Aqua, seat: Seat, value: Any) -> None:
    state.spent |= bits(value, "spent", CARDS)


WRITERS: Final[dict[str, Callable[[Aqua, Any], None]]] = {
    "round": write_round,
    "order": write_order,
    "passed": write_passed,
    "active": write_active,
    "ring": write_ring,
    "rotation": write_rotation,
    "programs": write_programs,
    "sectors": write_sectors,
    "players": write_players,
}
WORDS: Final = (*WRITERS, "phase", "supply")
DERIVED: Final = ("neutral", "centre", "printed")  # shown; follows from the rest
SECTOR_WRITERS: Final[dict[str, Callable[[Aqua, int, Any], None]]] = {
    "time": write_time_at,
    "crystals": write_crystals_at,
    "octopods": write_octopods_at,
    "control": write_control,
    "loading": write_loading,
    "submarines": write_docked,
    "cards": write_cards_at,
    "tiles": write_tiles_at,
}
SECTOR_DERIVED: Final = ("program", "lock")
PLAYER_WRITERS: Final[dict[str, Callable[[Aqua, Seat, Any], None]]] = {
    "points": write_points,
    "time": write_time,
    "crystals": write_crystals,
    "programmed": write_programmed,
    "bought": write_bought,
    "engineer": write_engineer,
    "scientist": write_scientist,
    "area": write_area,
    "letter": write_letter,
    "tiles": write_lab,
    "cards": write_cards,
    "spent": write_spent,
}
PLAYER_DERIVED: Final = (
    "bots",
    "submarines",
    "capacity",
    "letters",
    "track",
    "now",
    "final",
    "fares",
    "locks",
    "docking",
)
