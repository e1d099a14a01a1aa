"""NE-5.6: building a card, from whatever phase it comes."""

from typing import Any

from pelagos.games.neweden.box import HAND
from pelagos.games.neweden.cards import RESEARCH, SHIPYARD
from pelagos.games.neweden.rules.research import research_effect
from pelagos.games.neweden.rules.station import TakeDeeples, append, is_thought
from pelagos.games.neweden.state import BLACK_MARKET, EMPTY, Eden
from pelagos.kernel.contract import Effect, Seat, Step
from pelagos.kernel.copy_on_write import put


class BuildCard(Effect[Eden]):
    """A card goes to the outer end of its arm, and what it does on building happens."""

    rule = "NE-5.6"
    fields = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def happen(self, state: Eden) -> None:
        append(state, self.seat, self.card)
        waits = state.phase == BLACK_MARKET and state.rulings.effects_together
        if waits and not is_thought(state, self.seat):
            state.pending = put(
                state.pending, state.pending.index(EMPTY, self.seat * HAND), self.card
            )
        else:
            state.plan(on_build(state, self.seat, self.card))


def on_build(state: Eden, station: int, card: int) -> list[Step[Any]]:
    """What happens when a card is built."""
    category = state.box.category[card]
    if category == SHIPYARD and not is_thought(state, station):
        return [TakeDeeples(station, state.box.gain[card])]
    return research_effect(state, station, card) if category == RESEARCH else []
