"""NE-4: three rounds of four phases; whose turn it is in phase A."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.games.neweden.answers import DRAWN_BONUS, DrawnBonus
from pelagos.games.neweden.box import ROUNDS, SPACES
from pelagos.games.neweden.cards import BONUSES
from pelagos.games.neweden.rules.auction import NextRow, RevealRows
from pelagos.games.neweden.rules.blackmarket import BeginBlackMarket
from pelagos.games.neweden.rules.market import TAKE_TURN, DiscardCard, LayOutCard, to_discard
from pelagos.games.neweden.rules.roundscoring import CleanUp, ScoreRound
from pelagos.games.neweden.rules.scoring import FinalScoring
from pelagos.games.neweden.rules.solo import ThoughtTurn, solo_auction
from pelagos.games.neweden.rules.station import is_thought
from pelagos.games.neweden.state import AUCTION, EMPTY, MARKET, Eden
from pelagos.kernel.contract import Chance, Effect, Step
from pelagos.kernel.copy_on_write import put
from pelagos.kernel.roll import Roll
from pelagos.kernel.weights import nth_bit


class BeginRound(Effect[Eden]):
    """Development, black market, auction, scoring; after the last round the final scoring."""

    rule = "NE-4.1"
    fields = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def happen(self, state: Eden) -> None:
        state.round = self.round
        state.phase = MARKET
        state.opened = 1
        state.turn = (state.nautilus - 1) % state.stations
        bonuses = [TurnUpBonus(place) for place in range(state.box.bonuses)]
        cards = [LayOutCard(space) for space in range(SPACES)]
        state.plan([*bonuses, *cards, NEXT_TURN, *rest_of_round(self.round)])


def rest_of_round(round: int) -> list[Step[Any]]:
    """What follows phase A, to the end of the game or the next round."""
    after: Step[Any] = FinalScoring() if round == ROUNDS else BeginRound(round + 1)
    return [BeginBlackMarket(), BeginAuction(), ScoreRound(), CleanUp(), after]


class TurnUpBonus(Chance[Eden, DrawnBonus]):
    """Two bonus cards for this round, from a pile of their own (NE-1.4)."""

    rule = "NE-5.1"
    fields = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def stream(self, state: Eden) -> str:
        return "bonus cards"

    def outcomes(self, state: Eden) -> Sequence[tuple[DrawnBonus, int]]:
        return [(DRAWN_BONUS[b], 1) for b in range(BONUSES) if state.bonus_deck >> b & 1]

    def draw(self, state: Eden, roll: Roll) -> DrawnBonus:
        deck = state.bonus_deck
        return DRAWN_BONUS[nth_bit(deck, roll.below(deck.bit_count()))]

    def take(self, state: Eden, outcome: DrawnBonus) -> None:
        state.bonus_deck ^= 1 << outcome.bonus
        state.bonus = put(
            state.bonus, (state.round - 1) * state.box.bonuses + self.place, outcome.bonus
        )


class NextTurn(Effect[Eden]):
    """Clockwise, whoever has not passed; the phase ends when all have."""

    rule = "NE-7.4"
    quiet = True

    def happen(self, state: Eden) -> None:
        for i in range(1, state.stations + 1):
            station = (state.turn + i) % state.stations
            if not state.passed >> station & 1:
                state.turn = station
                state.agenda.append(NEXT_TURN)
                state.agenda.append(turn_of(state, station))
                state.plan(before_turn(state, station))
                return


def before_turn(state: Eden, station: int) -> list[Step[Any]]:
    """NE-15.1, NE-16.2: with two stations a card goes before each turn of the Nautilus holder.

    NE-15.3: whoever passes first holds it and has no more turns, so no more cards go.
    """
    if state.stations != 2 or station != state.nautilus:
        return []
    card = to_discard(state)
    return [] if card == EMPTY else [DiscardCard(card)]


def turn_of(state: Eden, station: int) -> Step[Any]:
    return ThoughtTurn() if is_thought(state, station) else TAKE_TURN[station]


class BeginAuction(Effect[Eden]):
    """The Nautilus holder turns the cards up and begins."""

    rule = "NE-9.1"

    def happen(self, state: Eden) -> None:
        state.phase = AUCTION
        if state.seats == 1:
            state.plan(solo_auction(state))
        else:
            state.plan([RevealRows(), NextRow(state.nautilus)])


NEXT_TURN: Final = NextTurn()
