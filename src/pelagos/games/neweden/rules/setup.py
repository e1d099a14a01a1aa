"""NE-1: setting up: coins, deeples, the first oxygen cards, the Nautilus."""

from collections.abc import Mapping, Sequence

from pelagos.games.neweden.answers import FIRST, First
from pelagos.games.neweden.box import ALL_TILES, HAND, PLANT, SPACES, Box
from pelagos.games.neweden.cards import (
    BONUSES,
    CARDS,
    DECK,
    DECKS,
    FIRST_START,
    REACH,
    SECOND_START,
    SPARE_OXYGEN,
    TILE,
)
from pelagos.games.neweden.rules.round import BeginRound
from pelagos.games.neweden.rules.station import append, put_first
from pelagos.games.neweden.rulings import Rulings
from pelagos.games.neweden.state import (
    ALL_BONUSES,
    EMPTY,
    KINDS,
    NOBODY,
    SETTING_UP,
    THOUGHT,
    UNMADE,
    Eden,
)
from pelagos.kernel.contract import Chance
from pelagos.kernel.copy_on_write import put


def set_up(box: Box, seats: int, options: Mapping[str, str], rules: int) -> Eden:
    """The first position; who begins is drawn, or is Deep Thought."""
    state = empty_position(box, Rulings(options, rules), seats)
    for station in range(state.stations):
        equip(state, station)
    if seats == 1:
        switch_on(state)
        state.agenda.append(BeginRound(1))
    else:
        state.plan([DrawFirstPlayer(), BeginRound(1)])
    return state


def empty_position(box: Box, rulings: Rulings, seats: int) -> Eden:
    """Nothing has been handed out yet."""
    stations = 2 if seats == 1 else seats
    return Eden(
        box,
        rulings,
        seats,
        agenda=[],
        round=0,
        phase=SETTING_UP,
        nautilus=0,
        turn=0,
        passed=0,
        thought=0,
        board=[EMPTY] * SPACES,
        opened=1,
        marked=0,
        deck=[(1 << DECK) - 1] * DECKS,
        boxed=[0] * (DECKS + 1),
        bonus_deck=(1 << BONUSES) - 1,
        bonus=[EMPTY] * ALL_BONUSES,
        bank=box.bank,
        coins=[0] * stations,
        points=[box.start_points] * stations,
        damage=[box.start_damage] * stations,
        deeples=box.deeples,
        dome=[0] * stations,
        out=[0] * stations,
        plant=[0] * stations,
        extensions=[0] * stations,
        arm=[EMPTY] * (stations * KINDS * REACH),
        length=[0] * (stations * KINDS),
        lying=[0] * CARDS,
        working=[0] * CARDS,
        used=[0] * CARDS,
        moved=[0] * CARDS,
        hand=[EMPTY] * (stations * HAND),
        shown=0,
        plans=[UNMADE] * stations,
        choice=[UNMADE] * stations,
        pending=[EMPTY] * (stations * HAND),
        row=NOBODY,
        bid=0,
        bidder=NOBODY,
        opener=NOBODY,
        withdrawn=0,
        earned=[0] * (2 * stations),
        extras=[0] * stations,
    )


def equip(state: Eden, station: int) -> None:
    """NE-1.6 coins, NE-1.7 a deeple, NE-1.8 two oxygen cards."""
    is_thought = state.seats == 1 and station == THOUGHT
    coins = state.box.thought_coins if is_thought else state.box.start_coins
    state.coins[station] += coins
    state.bank -= coins
    if not is_thought:
        state.dome[station] += state.box.start_deeples
        state.deeples -= state.box.start_deeples
    append(state, station, FIRST_START + station)
    append(state, station, SECOND_START + station)


def switch_on(state: Eden) -> None:
    """NE-16.1: Deep Thought has all extensions, no power plant, and the Nautilus."""
    state.extensions = put(state.extensions, THOUGHT, ALL_TILES)
    state.plant = put(state.plant, THOUGHT, PLANT)
    state.nautilus = THOUGHT
    put_first(state, THOUGHT, TILE + THOUGHT)
    if state.rulings.thought_has_spare:
        append(state, THOUGHT, SPARE_OXYGEN + THOUGHT)


class DrawFirstPlayer(Chance[Eden, First]):
    """The Nautilus is given out by lot."""

    rule = "NE-1.10"

    def stream(self, state: Eden) -> str:
        return "first player"

    def outcomes(self, state: Eden) -> Sequence[tuple[First, int]]:
        return [(first, 1) for first in FIRST[: state.seats]]

    def take(self, state: Eden, outcome: First) -> None:
        state.nautilus = outcome.seat
