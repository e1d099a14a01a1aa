"""NE-2, NE-11: what a station gains, and what stands in it."""

from pelagos.games.neweden.cards import REACH
from pelagos.games.neweden.copies import own_arms
from pelagos.games.neweden.rules.damage import is_card
from pelagos.games.neweden.state import KINDS, THOUGHT, Eden
from pelagos.kernel.contract import Effect, Seat


class GainCoins(Effect[Eden]):
    """Coins from the supply."""

    rule = "NE-1.5"
    fields = ("seat", "amount")
    says_cause = True

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def happen(self, state: Eden) -> None:
        amount = self.amount
        if state.rulings.coins_are_limited:
            amount = min(amount, max(state.bank, 0))
        state.coins[self.seat] += amount
        state.bank -= amount


class GainPoints(Effect[Eden]):
    """Points on the score track, kept whatever becomes of the station."""

    rule = "NE-11.2"
    fields = ("seat", "amount")
    says_cause = True

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def happen(self, state: Eden) -> None:
        state.points[self.seat] += self.amount


class TakeDeeples(Effect[Eden]):
    """New deeples lie in the dome, as far as the supply goes."""

    rule = "NE-11.4"
    fields = ("seat", "amount")

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def happen(self, state: Eden) -> None:
        amount = self.amount
        if state.rulings.deeples_are_limited:
            amount = min(amount, max(state.deeples, 0))
        state.deeples -= amount
        state.dome[self.seat] += amount


def pay(state: Eden, station: int, coins: int) -> None:
    state.coins[station] -= coins
    state.bank += coins


def append(state: Eden, station: int, card: int) -> None:
    """NE-2.2: always outwards."""
    kind = station * KINDS + state.box.category[card]
    own_arms(state)
    state.arm[kind * REACH + state.length[kind]] = card
    state.length[kind] += 1


def put_first(state: Eden, station: int, card: int) -> None:
    """NE-13.5: the octopus extension is the first module of its arm."""
    kind = station * KINDS + state.box.category[card]
    own_arms(state)
    del state.arm[kind * REACH + REACH - 1]
    state.arm.insert(kind * REACH, card)
    state.length[kind] += 1


def count_cards(state: Eden, station: int, category: int) -> int:
    """The cards of a category that count for bonus cards and attacks."""
    count = 0
    for card in state.cards_of(station, category):
        count += int(is_card(state, card))
    return count


def is_thought(state: Eden, station: int) -> bool:
    return state.seats == 1 and station == THOUGHT


def others(state: Eden, station: int) -> list[int]:
    """The other stations, clockwise."""
    return [(station + i) % state.stations for i in range(1, state.stations)]
