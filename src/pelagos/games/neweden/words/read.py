"""Positions in words: what scenario files say. What ``display`` shows can be said again."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from pelagos.games.neweden.box import EXTENSIONS, HAND, PLANT, ROUNDS, ROWS, SPACES
from pelagos.games.neweden.cards import (
    BONUS_NAMES,
    BONUSES,
    CARDS,
    CATEGORIES,
    DECK,
    DECKS,
    FIRST_START,
    MODULE_NAMES,
    MODULES,
    MOST_STATIONS,
    NAMES,
    REACH,
    START_NAMES,
    TILE,
    TILE_NAME,
)
from pelagos.games.neweden.copies import own_arms, own_uses
from pelagos.games.neweden.rules.round import NEXT_TURN, rest_of_round, turn_of
from pelagos.games.neweden.state import (
    ALL_BONUSES,
    CHOICES_OPEN,
    EMPTY,
    FACE_DOWN,
    FINAL,
    KINDS,
    MARKET,
    NOBODY,
    SETTING_UP,
    UNMADE,
    Eden,
)
from pelagos.games.neweden.words.show import PHASES
from pelagos.kernel.contract import Step
from pelagos.kernel.copy_on_write import put
from pelagos.kernel.words import listed, place_of, table, unknown, whole, wrong

MOST: Final = 999


def position(state: Eden, words: Mapping[str, Any]) -> None:
    """Change a first position as the words say; what they do not mention follows from the rest."""
    for key in words:
        if key not in WRITERS and key not in DERIVED:
            raise unknown(key, list(WRITERS))
    state.round, state.phase = 1, MARKET
    for key, writer in WRITERS.items():
        if key in words:
            writer(state, words[key])
    settle_rest(state)
    if state.phase != SETTING_UP:
        state.agenda = phase_steps(state)[::-1]


def phase_steps(state: Eden) -> list[Step[Any]]:
    """The agenda from the beginning of a phase on; in phase A, from a turn on."""
    phases = rest_of_round(max(state.round, 1))
    if state.phase == MARKET:
        return [turn_of(state, state.turn), NEXT_TURN, *phases]
    return phases[min(state.phase, FINAL) - MARKET - 1 :] if state.phase < FINAL else phases[-1:]


def settle_rest(state: Eden) -> None:
    """Decks and supplies hold what lies nowhere else."""
    seen = [card for card in (*state.board, *state.hand, *state.arm) if 0 <= card < MODULES]
    state.deck = [((1 << DECK) - 1) & ~state.boxed[deck] for deck in range(DECKS)]
    for card in seen:
        state.deck[card // DECK] &= ~(1 << card % DECK)
    state.bonus_deck = (1 << BONUSES) - 1
    for bonus in state.bonus:
        if bonus != EMPTY:
            state.bonus_deck &= ~(1 << bonus)
    in_play = sum(state.dome) + sum(state.out) + sum(state.lying) + sum(state.working)
    state.deeples = state.box.deeples - in_play
    state.bank = state.box.bank - sum(state.coins)


# -- reading values -------------------------------------------------------------------------------


def bits(value: Any, key: str, count: int) -> int:
    mask = 0
    for place in listed(value, key, 0, count):
        mask |= 1 << whole(place, key, 0, count - 1)
    return mask


def module(word: Any) -> int:
    """A module by its name; "" for none, "?" for one face down."""
    if word == "":
        return EMPTY
    return FACE_DOWN if word == "?" else place_of(word, MODULE_NAMES)


def own_card(word: Any, station: int) -> int:
    """A card in a station: a module, or the station's own copy of a start card or tile."""
    if word == TILE_NAME:
        return TILE + station
    if word in START_NAMES:
        return FIRST_START + START_NAMES.index(word) * MOST_STATIONS + station
    return place_of(word, MODULE_NAMES)


def padded(cards: list[int], count: int) -> list[int]:
    return cards + [EMPTY] * (count - len(cards))


# -- the words of the table -----------------------------------------------------------------------


def write_round(state: Eden, value: Any) -> None:
    state.round = whole(value, "round", 0, ROUNDS)


def write_phase(state: Eden, value: Any) -> None:
    state.phase = place_of(value, PHASES)


def write_nautilus(state: Eden, value: Any) -> None:
    state.nautilus = state.turn = whole(value, "nautilus", 0, state.stations - 1)


def write_active(state: Eden, value: Any) -> None:
    state.turn = whole(value, "active", 0, state.stations - 1)


def write_passed(state: Eden, value: Any) -> None:
    state.passed = bits(value, "passed", state.stations)


def write_thought(state: Eden, value: Any) -> None:
    state.thought = whole(value, "thought", 0, 1)


def write_board(state: Eden, value: Any) -> None:
    state.board = padded([module(word) for word in listed(value, "board", 0, SPACES)], SPACES)


def write_opened(state: Eden, value: Any) -> None:
    state.opened = whole(value, "opened", 0, 1)


def write_marked(state: Eden, value: Any) -> None:
    state.marked = bits(value, "marked", ROWS)


def write_boxed(state: Eden, value: Any) -> None:
    for word in listed(value, "boxed", 0, MODULES):
        card = place_of(word, MODULE_NAMES)
        state.boxed = put(state.boxed, card // DECK, state.boxed[card // DECK] | 1 << card % DECK)


def write_bonus(state: Eden, value: Any) -> None:
    cards = [place_of(word, BONUS_NAMES) for word in listed(value, "bonus", 0, ALL_BONUSES)]
    state.bonus = padded(cards, ALL_BONUSES)


def write_auction(state: Eden, value: Any) -> None:
    said = table(value, "auction")
    for key in said:
        place_of(key, ("row", "bid", "bidder", "opener", "withdrawn"))
    last = state.stations - 1
    state.row = whole(said.get("row", NOBODY), "row", NOBODY, ROWS - 1)
    state.bid = whole(said.get("bid", 0), "bid", 0, MOST)
    state.bidder = whole(said.get("bidder", NOBODY), "bidder", NOBODY, last)
    state.opener = whole(said.get("opener", NOBODY), "opener", NOBODY, last)
    state.withdrawn = bits(said.get("withdrawn", []), "withdrawn", state.stations)


def write_choices(state: Eden, value: Any) -> None:
    if whole(value, "choices_open", 0, 1):
        state.shown |= CHOICES_OPEN


# -- the words of a station -----------------------------------------------------------------------


def write_stations(state: Eden, value: Any) -> None:
    for station, words in enumerate(listed(value, "stations", 0, state.stations)):
        said = table(words, "stations")
        for key in said:
            if key not in STATION_WRITERS and key not in STATION_DERIVED:
                raise unknown(key, list(STATION_WRITERS))
        for key, writer in STATION_WRITERS.items():
            if key in said:
                writer(state, station, said[key])


def write_points(state: Eden, station: int, value: Any) -> None:
    state.points[station] = whole(value, "points", -MOST, MOST)


def write_coins(state: Eden, station: int, value: Any) -> None:
    state.coins[station] = whole(value, "coins", 0, MOST)


def write_damage(state: Eden, station: int, value: Any) -> None:
    state.damage[station] = whole(value, "damage", 0, state.box.most_damage)


def write_dome(state: Eden, station: int, value: Any) -> None:
    state.dome[station] = whole(value, "dome", 0, MOST)


def write_out(state: Eden, station: int, value: Any) -> None:
    state.out = put(state.out, station, whole(value, "out", 0, MOST))


def write_plant(state: Eden, station: int, value: Any) -> None:
    state.plant = put(state.plant, station, whole(value, "plant", 0, PLANT))


def write_extensions(state: Eden, station: int, value: Any) -> None:
    state.extensions = put(state.extensions, station, 0)
    for word in listed(value, "extensions", 0, len(EXTENSIONS)):
        state.extensions = put(
            state.extensions, station, state.extensions[station] | 1 << place_of(word, EXTENSIONS)
        )


def write_arms(state: Eden, station: int, value: Any) -> None:
    """The arms that are mentioned; each card in that of its category."""
    for name, words in table(value, "arms").items():
        category = place_of(name, CATEGORIES)
        cards = [own_card(word, station) for word in listed(words, name, 0, REACH)]
        for card in cards:
            if state.box.category[card] != category:
                raise wrong(name, NAMES[card])
        kind = station * KINDS + category
        own_arms(state)
        state.arm[kind * REACH : (kind + 1) * REACH] = padded(cards, REACH)
        state.length[kind] = len(cards)


def write_counts(by_card: list[int], station: int, value: Any, key: str) -> None:
    for word, count in table(value, key).items():
        by_card[own_card(word, station)] = whole(count, key, 0, MOST)


def write_lying(state: Eden, station: int, value: Any) -> None:
    write_counts(state.lying, station, value, "lying")


def write_working(state: Eden, station: int, value: Any) -> None:
    own_uses(state)
    write_counts(state.working, station, value, "working")


def write_moved(state: Eden, station: int, value: Any) -> None:
    write_counts(state.moved, station, value, "moved")


def write_used(state: Eden, station: int, value: Any) -> None:
    for word in listed(value, "used", 0, CARDS):
        own_uses(state)
        state.used[own_card(word, station)] = 1


def write_lost(state: Eden, station: int, value: Any) -> None:
    for word in listed(value, "lost", 0, MOST_STATIONS):
        state.boxed = put(
            state.boxed, DECKS, state.boxed[DECKS] | 1 << own_card(word, station) - MODULES
        )


def write_hand(state: Eden, station: int, value: Any) -> None:
    cards = [module(word) for word in listed(value, "hand", 0, HAND)]
    state.hand[station * HAND : (station + 1) * HAND] = padded(cards, HAND)


def write_pending(state: Eden, station: int, value: Any) -> None:
    cards = [module(word) for word in listed(value, "pending", 0, HAND)]
    state.pending = state.pending[:]
    state.pending[station * HAND : (station + 1) * HAND] = padded(cards, HAND)


def write_shown(state: Eden, station: int, value: Any) -> None:
    if whole(value, "shown", 0, 1):
        state.shown |= 1 << station


def answered(value: Any, key: str) -> int:
    if value == "":
        return UNMADE
    if not isinstance(value, str) or not value.isdecimal():
        raise wrong(key, value)
    return int(value)


def write_plan(state: Eden, station: int, value: Any) -> None:
    state.plans[station] = answered(value, "plan")


def write_choice(state: Eden, station: int, value: Any) -> None:
    state.choice[station] = answered(value, "choice")


def write_earned(state: Eden, station: int, value: Any) -> None:
    for place, points in enumerate(listed(value, "earned", 0, 2)):
        state.earned = put(state.earned, 2 * station + place, whole(points, "earned", -MOST, MOST))


def write_extras(state: Eden, station: int, value: Any) -> None:
    state.extras = put(state.extras, station, whole(value, "extras", 0, state.box.extra_moves))


WRITERS: Final[dict[str, Callable[[Eden, Any], None]]] = {
    "round": write_round,
    "phase": write_phase,
    "nautilus": write_nautilus,
    "active": write_active,
    "passed": write_passed,
    "thought": write_thought,
    "board": write_board,
    "opened": write_opened,
    "marked": write_marked,
    "boxed": write_boxed,
    "bonus": write_bonus,
    "auction": write_auction,
    "choices_open": write_choices,
    "stations": write_stations,
}
DERIVED: Final = ("supply", "rows", "paying", "printed")  # shown; follows from the rest
STATION_WRITERS: Final[dict[str, Callable[[Eden, int, Any], None]]] = {
    "points": write_points,
    "coins": write_coins,
    "damage": write_damage,
    "dome": write_dome,
    "out": write_out,
    "plant": write_plant,
    "extensions": write_extensions,
    "arms": write_arms,
    "lying": write_lying,
    "working": write_working,
    "moved": write_moved,
    "used": write_used,
    "lost": write_lost,
    "hand": write_hand,
    "pending": write_pending,
    "shown": write_shown,
    "plan": write_plan,
    "choice": write_choice,
    "earned": write_earned,
    "extras": write_extras,
}
STATION_DERIVED: Final = (
    "pointer",
    "holds",
    "value",
    "coin_points",
    "projected",
    "means",
    "row",
    "is_thought",
    "plant_coins",
    "plant_damage",
    "bonus",
    "reach",
)
