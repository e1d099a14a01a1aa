"""NE-14: the final scoring: coins, the red pointer, and the value of stations that hold."""

from pelagos.games.neweden.cards import COMPLETE, CRAB, CRAB_GUILD, RESEARCH
from pelagos.games.neweden.rules.damage import is_stable
from pelagos.games.neweden.rules.station import is_thought
from pelagos.games.neweden.state import FINAL, KINDS, Eden
from pelagos.kernel.contract import Effect, Seat
from pelagos.kernel.copy_on_write import put


class FinalScoring(Effect[Eden]):
    """The screens go away; every station is counted, clockwise from the Nautilus."""

    rule = "NE-14.1"
    reveals = True

    def happen(self, state: Eden) -> None:
        state.phase = FINAL
        around = [(state.nautilus + i) % state.stations for i in range(state.stations)]
        state.plan([ScoreCoins(station) for station in around])


class ScoreCoins(Effect[Eden]):
    """A point for every five coins; then it is seen whether the station holds."""

    rule = "NE-14.1"
    fields = ("seat",)
    quiet = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        coins = coin_points(state, self.seat)
        if is_stable(state, self.seat):
            value = station_value(state, self.seat)
            state.plan([PointsForCoins(self.seat, coins), StationHolds(self.seat, value)])
        else:
            kept = coins if state.rulings.collapsed_keep_coins else 0
            state.plan([PointsForCoins(self.seat, kept), StationCollapses(self.seat)])


class PointsForCoins(Effect[Eden]):
    """Points for coins left."""

    rule = "NE-14.1"
    fields = ("seat", "amount")

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def happen(self, state: Eden) -> None:
        state.points[self.seat] += self.amount
        state.earned = put(state.earned, 2 * self.seat, self.amount)


class StationHolds(Effect[Eden]):
    """Damage does not pass the pointer: the final boxes of all cards count."""

    rule = "NE-14.4"
    fields = ("seat", "amount")

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def happen(self, state: Eden) -> None:
        state.points[self.seat] += self.amount
        state.earned = put(state.earned, 2 * self.seat + 1, self.amount)


class StationCollapses(Effect[Eden]):
    """Damage passes the pointer: what was scored so far is all."""

    rule = "NE-14.3"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def happen(self, state: Eden) -> None:
        if state.rulings.collapsed_keep_crabs:
            amount = complete_points(state, self.seat)
            state.points[self.seat] += amount
            state.earned = put(state.earned, 2 * self.seat + 1, amount)


def coin_points(state: Eden, station: int) -> int:
    return state.coins[station] // state.box.coins_for_a_point


def station_value(state: Eden, station: int) -> int:
    """NE-14.4: the final boxes of all cards, and what research says about complete modules."""
    value = complete_points(state, station)
    for category in range(KINDS):
        for card in state.cards_of(station, category):
            value += state.box.points[card]
    return value if state.rulings.stations_can_cost else max(value, 0)


def complete_points(state: Eden, station: int) -> int:
    """NE-12.3, NE-12.8: points for each module whose worksites are all occupied."""
    points = 0
    for card in state.cards_of(station, RESEARCH):
        if state.box.kind[card] == COMPLETE:
            points += state.box.amount[card] * complete(state, station, counted(state, card))
    return points


def counted(state: Eden, card: int) -> int:
    """The category that a research card counts; an option may change that of the guild."""
    effect = state.box.effect[card]
    if effect == CRAB_GUILD and state.rulings.guild_counts != CRAB:
        return state.rulings.guild_counts
    return state.box.effects[effect].category


def complete(state: Eden, station: int, category: int) -> int:
    """Modules with a standing deeple on every worksite; Deep Thought's are those it activated."""
    if is_thought(state, station):
        if not state.rulings.thought_completes:
            return 0
        return len([card for card in state.cards_of(station, category) if state.used[card]])
    count = 0
    for card in state.cards_of(station, category):
        needed = state.box.worksites[card]
        count += int(needed > 0 and state.working[card] >= needed)
    return count
