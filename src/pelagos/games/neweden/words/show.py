"""A position as words and numbers: all that a player sees, for people, browsers and scenarios."""

from typing import Any, Final

from pelagos.games.neweden.box import COLUMNS, EXTENSIONS, HAND, PLANT, ROWS, SPACES
from pelagos.games.neweden.cards import (
    BONUS_NAMES,
    CATEGORIES,
    DECK,
    DECK_NAMES,
    DECKS,
    EFFECT_NAMES,
    MODULES,
    NAMES,
    OXYGEN,
    REACH,
    START_NAMES,
    remarks,
)
from pelagos.games.neweden.geometry.ways import modules_outside, outside_places
from pelagos.games.neweden.rules.damage import is_stable, pointer
from pelagos.games.neweden.rules.freeactions import means, next_plant_damage, plant_income
from pelagos.games.neweden.rules.roundscoring import active_bonuses, bonus_of
from pelagos.games.neweden.rules.scoring import coin_points, station_value
from pelagos.games.neweden.state import (
    BLANK,
    CHOICES_OPEN,
    EMPTY,
    FACE_DOWN,
    FINAL,
    KINDS,
    NOBODY,
    THOUGHT,
    UNMADE,
    Eden,
)

PHASES: Final = ("setup", "market", "black market", "auction", "scoring", "final")


def show(state: Eden) -> dict[str, Any]:
    """The position as words and numbers; -1 for a purse that is hidden."""
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "nautilus": state.nautilus,
        "active": state.turn,
        "passed": bits(state.passed, state.stations),
        "thought": state.thought,
        "board": [card_name(card) for card in state.board],
        "opened": state.opened,
        "marked": bits(state.marked, ROWS),
        "boxed": boxed(state),
        "bonus": [BONUS_NAMES[bonus] for bonus in state.bonus if bonus != EMPTY],
        "auction": {
            "row": state.row,
            "bid": state.bid,
            "bidder": state.bidder,
            "opener": state.opener,
            "withdrawn": bits(state.withdrawn, state.stations),
        },
        "choices_open": int(state.shown & CHOICES_OPEN > 0),
        "supply": {"deeples": state.deeples, "coins": state.bank},
        "stations": [show_station(state, station) for station in range(state.stations)],
        "rows": [show_row(state, row) for row in range(ROWS)],
        "paying": [BONUS_NAMES[bonus] for bonus in active_bonuses(state)],
        "printed": printed(state),
    }


def bits(mask: int, count: int) -> list[int]:
    return [place for place in range(count) if mask >> place & 1]


def card_name(card: int) -> str:
    if card == EMPTY:
        return ""
    return "?" if card == FACE_DOWN else NAMES[card]


def boxed(state: Eden) -> list[str]:
    """Modules that everybody saw leave the game."""
    masks = state.boxed
    return [NAMES[card] for card in range(MODULES) if masks[card // DECK] >> card % DECK & 1]


def show_row(state: Eden, row: int) -> dict[str, Any]:
    """What a row costs in phase A; what it gives in phase C."""
    cards = state.cards_in_row(row)
    owner = NOBODY
    for station in range(state.stations):
        if state.row_of(station) == row:
            owner = station
    return {
        "price": state.box.prices[row],
        "damage": state.box.row_damage[row],
        "cards": cards,
        "moves": state.box.moves[cards],
        "owner": owner,
    }


# -- stations -------------------------------------------------------------------------------------


def show_station(state: Eden, station: int) -> dict[str, Any]:
    """What somebody has, then what follows from it."""
    first = station * HAND
    shown: dict[str, Any] = {
        "points": state.points[station],
        "coins": state.coins[station],
        "damage": state.damage[station],
        "dome": state.dome[station],
        "out": state.out[station],
        "plant": state.plant[station],
        "extensions": [EXTENSIONS[e] for e in bits(state.extensions[station], len(EXTENSIONS))],
        "arms": {name: arm(state, station, at) for at, name in enumerate(CATEGORIES)},
        "lying": counts(state, station, state.lying),
        "working": counts(state, station, state.working),
        "moved": counts(state, station, state.moved),
        "used": list(counts(state, station, state.used)),
        "lost": lost_start_cards(state, station),
        "hand": [card_name(card) for card in state.hand[first : first + HAND]],
        "pending": [card_name(card) for card in state.pending[first : first + HAND]],
        "shown": state.shown >> station & 1,
        "plan": secret(state.plans[station]),
        "choice": secret(state.choice[station]),
        "earned": state.earned[2 * station : 2 * station + 2],
        "extras": state.extras[station],
    }
    return shown | derived(state, station)


def arm(state: Eden, station: int, category: int) -> list[str]:
    """The cards of an arm, from the dome outwards."""
    return [NAMES[card] for card in state.cards_of(station, category)]


def counts(state: Eden, station: int, by_card: list[int]) -> dict[str, int]:
    found = {}
    for category in range(KINDS):
        for card in state.cards_of(station, category):
            if by_card[card]:
                found[NAMES[card]] = by_card[card]
    return found


def lost_start_cards(state: Eden, station: int) -> list[str]:
    """Start cards, and by option the octopus tile, that this station has lost."""
    mask = state.boxed[DECKS]
    copies = range(MODULES + station, len(NAMES), 4)
    return [NAMES[card] for card in copies if mask >> card - MODULES & 1]


def secret(number: int) -> str:
    """A secret answer: not given, given but hidden, or known."""
    if number == UNMADE:
        return ""
    return "?" if number == BLANK else str(number)


def derived(state: Eden, station: int) -> dict[str, Any]:
    """What follows: the pointer, whether it would hold now, reach, prices, points to come."""
    holds = is_stable(state, station)
    value = station_value(state, station)
    is_known = state.coins[station] != BLANK
    for_coins = coin_points(state, station) if is_known else 0
    is_over = state.phase == FINAL
    more = 0 if is_over else for_coins + (value if holds else 0)
    return {
        "pointer": pointer(state, station),
        "holds": int(holds),
        "value": value,
        "coin_points": for_coins,
        "projected": state.points[station] + more,
        "means": means(state, station) if is_known else BLANK,
        "row": state.row_of(station),
        "is_thought": int(state.seats == 1 and station == THOUGHT),
        "plant_coins": plant_income(state, station),
        "plant_damage": 0 if state.plant[station] == PLANT else next_plant_damage(state, station),
        "bonus": {BONUS_NAMES[b]: bonus_of(state, station, b) for b in active_bonuses(state)},
        "reach": {} if modules_outside(state, station) == 0 else reach(state, station),
    }


def reach(state: Eden, station: int) -> dict[str, list[int]]:
    """NE-6.4: for each face-up oxygen card, the places one deeple of the dome could get to."""
    shown = {}
    places = outside_places(state, station)
    for card in state.cards_of(station, OXYGEN):
        if not state.used[card]:
            spaces = state.box.bottle[card] + state.box.second_bottle[card]
            shown[NAMES[card]] = [place for place in places if place % REACH < spaces]
    return shown


# -- what is printed ------------------------------------------------------------------------------


def printed(state: Eden) -> dict[str, Any]:
    """What boards and cards of this box say, for those who draw them."""
    box = state.box
    return {
        "colours": box.colours,
        "decks": list(DECK_NAMES),
        "columns": COLUMNS,
        "spaces": SPACES,
        "most_damage": box.most_damage,
        "most_pointer": box.most_pointer,
        "market_coins": box.market_coins,
        "market_damage": box.market_damage,
        "moves": box.moves,
        "extra_damage": box.extra_damage,
        "extension_price": box.extension_price,
        "plant_damage": box.plant_damage,
        "passing": box.passing[state.stations - 2],
        "bonus_coins": box.bonus_coins,
        "bonus_points": box.bonus_points,
        "cards": {name: remarks(box.cards[at]) for at, name in enumerate(NAMES)},
        "bonus": {
            card.name: {
                "name": card.title,
                "category": CATEGORIES[card.category],
                "reward": "points" if card.gives_points else "coins",
            }
            for card in box.bonus_cards
        },
        "effects": list(EFFECT_NAMES),
        "start_cards": list(START_NAMES),
    }
