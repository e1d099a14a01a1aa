"""AQ-2.2, AQ-2.7, AQ-2.12: what is drawn and turned up: cards, expansions, the centre tile."""

from collections.abc import Sequence
from typing import Final

from pelagos.games.aquasphere.answers import (
    DRAWN_CARD,
    DRAWN_PROGRAM,
    DRAWN_TILE,
    TURN,
    DrawnCard,
    DrawnProgram,
    DrawnTile,
    Turn,
)
from pelagos.games.aquasphere.box import LAYERS, SECTORS
from pelagos.games.aquasphere.state import NOTHING, Aqua
from pelagos.kernel.contract import Chance, Effect
from pelagos.kernel.roll import Roll
from pelagos.kernel.weights import nth_bit

ANY_CARD: Final = tuple((card, 1) for card in DRAWN_CARD)
ANY_TILE: Final = tuple((tile, 1) for tile in DRAWN_TILE)


def put_on_top(stacks: list[int], sector: int, thing: int) -> None:
    """AQ-14.1: on top of what already lies in the sector."""
    stacks[stacks.index(NOTHING, sector * LAYERS)] = thing


class DealCard(Chance[Aqua, DrawnCard]):
    """A research card is turned up in a sector."""

    rule = "AQ-2.12"
    fields = ("sector",)

    def __init__(self, sector: int) -> None:
        self.sector = sector

    def stream(self, state: Aqua) -> str:
        return "research cards"

    def outcomes(self, state: Aqua) -> Sequence[tuple[DrawnCard, int]]:
        deck = state.deck
        return [ANY_CARD[card] for card in range(len(ANY_CARD)) if deck >> card & 1]

    def draw(self, state: Aqua, roll: Roll) -> DrawnCard:
        return DRAWN_CARD[nth_bit(state.deck, roll.below(state.deck.bit_count()))]

    def take(self, state: Aqua, outcome: DrawnCard) -> None:
        state.deck ^= 1 << outcome.card
        put_on_top(state.cards_at, self.sector, outcome.card)


class DealTile(Chance[Aqua, DrawnTile]):
    """A laboratory expansion is turned up in a sector."""

    rule = "AQ-2.12"
    fields = ("sector",)

    def __init__(self, sector: int) -> None:
        self.sector = sector

    def stream(self, state: Aqua) -> str:
        return "expansions"

    def outcomes(self, state: Aqua) -> Sequence[tuple[DrawnTile, int]]:
        deck = state.tile_deck
        return [ANY_TILE[tile] for tile in range(len(ANY_TILE)) if deck >> tile & 1]

    def draw(self, state: Aqua, roll: Roll) -> DrawnTile:
        return DRAWN_TILE[nth_bit(state.tile_deck, roll.below(state.tile_deck.bit_count()))]

    def take(self, state: Aqua, outcome: DrawnTile) -> None:
        state.tile_deck ^= 1 << outcome.tile
        put_on_top(state.tiles_at, self.sector, outcome.tile)


class DrawProgram(Chance[Aqua, DrawnProgram]):
    """The next program card of the stack can be seen."""

    rule = "AQ-2.2"

    def stream(self, state: Aqua) -> str:
        return "program cards"

    def outcomes(self, state: Aqua) -> Sequence[tuple[DrawnProgram, int]]:
        return [(card, 1) for card in DRAWN_PROGRAM if state.layouts >> card.layout & 1]

    def draw(self, state: Aqua, roll: Roll) -> DrawnProgram:
        return DRAWN_PROGRAM[nth_bit(state.layouts, roll.below(state.layouts.bit_count()))]

    def take(self, state: Aqua, outcome: DrawnProgram) -> None:
        state.layouts ^= 1 << outcome.layout
        state.next_layout = outcome.layout


class LayOutPrograms(Effect[Aqua]):
    """The programming tiles lie in the rooms as the top program card says; it is put away."""

    rule = "AQ-3.3"

    def happen(self, state: Aqua) -> None:
        state.layout = state.next_layout
        state.next_layout = NOTHING


class TurnCentreTile(Chance[Aqua, Turn]):
    """The centre tile lies in a random orientation; it is seen when the tile above is gone."""

    rule = "AQ-2.7"

    def stream(self, state: Aqua) -> str:
        return "centre tiles"

    def outcomes(self, state: Aqua) -> Sequence[tuple[Turn, int]]:
        return [(turn, 1) for turn in TURN]

    def draw(self, state: Aqua, roll: Roll) -> Turn:
        return TURN[roll.below(len(TURN))]

    def take(self, state: Aqua, outcome: Turn) -> None:
        state.rotation = outcome.edges


DEAL_CARDS: Final = tuple(DealCard(sector) for sector in range(SECTORS))
DEAL_TILES: Final = tuple(DealTile(sector) for sector in range(SECTORS))
DRAW_PROGRAM: Final = DrawProgram()
LAY_OUT: Final = LayOutPrograms()
TURN_CENTRE_TILE: Final = TurnCentreTile()
