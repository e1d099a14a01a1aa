"""NA-2 and NA-11: the three phases of a round, and when the game ends."""

from typing import Final

from pelagos.games.nautilus.box import ATLANTIS_TOKENS
from pelagos.games.nautilus.rules.aquanauts import AQUANAUT_TURN
from pelagos.games.nautilus.rules.building import BUILDING_TURN
from pelagos.games.nautilus.rules.scoring import EndGame
from pelagos.games.nautilus.rules.submarines import SUBMARINE_TURN
from pelagos.games.nautilus.state import (
    ALL_FOUND,
    CLOSING_FOUND,
    LOST,
    NOBODY,
    PLAYING,
    SILENCE,
    Sea,
)
from pelagos.kernel.contract import Effect, Seat


class BeginRound(Effect[Sea]):
    """All build, then all move aquanauts, then all use submarines."""

    rule = "NA-2.1"
    fields = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def happen(self, state: Sea) -> None:
        state.round = self.round
        state.is_busy = 0
        agenda, order = state.agenda, turn_order(state)
        order.reverse()
        agenda.append(END_ROUND)
        for seat in order:
            agenda.append(SUBMARINE_TURN[seat])
        for seat in order:
            agenda.append(AQUANAUT_TURN[seat])
        for seat in order:
            agenda.append(BUILDING_TURN[seat])


def turn_order(state: Sea) -> list[Seat]:
    return [(state.first + turn) % state.seats for turn in range(state.seats)]


class EndRound(Effect[Sea]):
    """A round is played out; then the game ends, or the next begins."""

    rule = "NA-11.5"
    quiet = True

    def happen(self, state: Sea) -> None:
        ended = how_it_ends(state)
        if ended != PLAYING:
            state.plan([EndGame(ended)])
            return
        if state.last_round == 0 and are_found(state, state.box.closing):
            state.plan([AnnounceEnd(state.round + state.box.rounds_after), NextRound()])
        else:
            state.plan([NextRound()])


def how_it_ends(state: Sea) -> int:
    """NA-11.1, NA-11.2, NA-11.3: all tokens of Atlantis, the closing ones, or nothing done."""
    if are_found(state, ALL_NUMBERS):
        return ALL_FOUND
    if state.last_round == state.round:
        return CLOSING_FOUND
    if state.box.rounds_after == 0 and are_found(state, state.box.closing):
        return CLOSING_FOUND
    return PLAYING if state.is_busy else SILENCE


ALL_NUMBERS: Final = list(range(1, ATLANTIS_TOKENS + 1))


def are_found(state: Sea, numbers: list[int]) -> bool:
    """NA-11.4: a token on the ruins is found, with a marker or without."""
    least = NOBODY if state.rulings.unmarked_counts else 0
    return all(state.ruins[number - 1] >= least for number in numbers)


assert LOST < NOBODY < 0


class AnnounceEnd(Effect[Sea]):
    """The closing tokens of Atlantis are found: so many rounds are left."""

    rule = "NA-11.1"
    fields = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def happen(self, state: Sea) -> None:
        state.last_round = self.round


class NextRound(Effect[Sea]):
    """The next player to the left begins."""

    rule = "NA-2.2"
    quiet = True

    def happen(self, state: Sea) -> None:
        state.first = (state.first + 1) % state.seats
        state.plan([BeginRound(state.round + 1)])


END_ROUND: Final = EndRound()
