"""A fair value for a view, in points: stations times discoveries, each with what it may become."""

from typing import Final

from pelagos.games.nautilus.box import (
    ATLANTIS,
    BOOST,
    CHEST,
    EXPLORATION,
    FACES,
    FINDS,
    RESEARCH,
    SCALLOP,
    STATIONS,
    TECHNICAL,
    ZONES,
)
from pelagos.games.nautilus.geometry.chart import EDGES, NOWHERE, places
from pelagos.games.nautilus.mind.parameters import FAR, Taste
from pelagos.games.nautilus.rules.aquanauts import beyond
from pelagos.games.nautilus.rules.city import locks_of
from pelagos.games.nautilus.rules.forecast import best_score, raisable
from pelagos.games.nautilus.rules.sailing import may_use_trench, own_squares
from pelagos.games.nautilus.state import NOBODY, Sea
from pelagos.kernel.contract import Seat

SLIGHT: Final = 0.05  # a prospect that does not count


def value(taste: Taste, position: Sea, seat: Seat) -> float:
    """What the position is worth to the seat, ahead of the best of the others."""
    if position.ended:
        return float(best_score(position, seat))
    rivals = [points for other, points in enumerate(position.scores()) if other != seat]
    return worth(taste, position, seat, ahead_of(taste, position)) - taste.rivals * max(rivals)


def ahead_of(taste: Taste, state: Sea) -> float:
    """How much of the game is still ahead, from 1 to 0; by rounds, so that no answer changes it."""
    if state.last_round:
        return 0.15 if state.last_round > state.round else 0.05
    return max(1 - (state.round - 1) / taste.rounds, 0.1)


def worth(taste: Taste, state: Sea, seat: Seat, ahead: float) -> float:
    """Stations times discoveries, both counted as if the usual rest were still to come."""
    more_stations, more_discoveries = taste.usual_stations * ahead, taste.usual_discoveries * ahead
    stations = more_stations + station_hopes(taste, state, seat, ahead)
    sea = sea_hopes(taste, state, seat, stations)
    discoveries = more_discoveries + discovery_hopes(taste, state, seat, stations, ahead, sea)
    money = state.money[seat]
    fuel = money * (taste.nemo + taste.spare_nemo * ahead)
    fuel += taste.first_nemos * min(money, 6) * ahead
    return stations * discoveries - more_stations * more_discoveries + fuel


# -- stations ------------------------------------------------------------------------------------


def station_hopes(taste: Taste, state: Sea, seat: Seat, ahead: float) -> float:
    """Points of the chips, and what aquanauts and modules at hand may add to them."""
    worth, gains = worth_and_gains(taste, state, seat)
    crew = crew_of(taste, state, seat, gains, ahead)
    return worth + min(1.0, taste.late * ahead) * crew_hopes(taste, crew, ahead)


def worth_and_gains(taste: Taste, state: Sea, seat: Seat) -> tuple[float, list[float]]:
    """What the active modules are worth, and by station what one more would add."""
    worth = 0.0
    gains: list[float] = []
    for station in range(STATIONS):
        active, best = state.active[seat * STATIONS + station], best_rival(state, seat, station)
        now = station_worth(taste, state, seat, station, active, best)
        more = station_worth(taste, state, seat, station, active + 1, best)
        worth += now
        gains.append(max(more - now, 0.0) + taste.any_module)
    return worth, gains


def best_rival(state: Sea, seat: Seat, station: int) -> int:
    """The most modules of a kind that somebody else has activated."""
    best = 0
    for other in range(state.seats):
        active = state.active[other * STATIONS + station]
        if active > best and other != seat:
            best = active
    return best


def station_worth(
    taste: Taste, state: Sea, seat: Seat, station: int, active: int, best: int
) -> float:
    """With so many active modules: the points, and the race for the chip."""
    box, left = state.box, modules_left(state, seat, station)
    if active > best and active >= box.leader_needs:
        is_close = active == best + 1 and best and left
        return box.leader - taste.lead_at_risk * (0.5 if is_close else 0.0)
    if state.chip[station] == seat:
        return box.leader - taste.lead_at_risk * (0.8 if left else 0.2)
    points = float(box.station_points[min(active, 4)])
    if active == 1:
        points += taste.second_module * (0.65 if best < box.leader_needs else 0.5)
    can_lead = active + left > best and active >= best - 1
    return points + (taste.can_lead if can_lead and active else 0.0) + (0.1 if active else 0.0)


def modules_left(state: Sea, seat: Seat, station: int) -> int:
    """Modules of a kind that the seat has not activated: built, stored or unsold."""
    return state.box.stacks[station + EXPLORATION] - state.active[seat * STATIONS + station]


class Crew:
    """A seat's aquanauts without a duty, and what there is to do for them, the best first."""

    def __init__(self, free: int, aboard: int, hopes: list[float]) -> None:
        self.free = free
        self.all = free + aboard  # with those on modules that are not built yet
        self.hopes = hopes

    def matched(self) -> float:
        """Prospects that somebody can walk to."""
        return summed(self.hopes, 0, self.free)

    def awaited(self) -> float:
        return summed(self.hopes, self.free, self.all)

    def unmatched(self) -> float:
        return summed(self.hopes, self.all, self.all + 3)

    def spare(self) -> int:
        return max(self.all - len(self.hopes), 0)


def crew_of(taste: Taste, state: Sea, seat: Seat, gains: list[float], ahead: float) -> Crew:
    free = sum([free_in(state, seat, module) for module in places(state.free[seat])])
    start = seat * state.box.stored
    aboard = sum([state.aboard[place] for place in range(start, start + state.box.stored)])
    hopes = city_hopes(taste, state, seat, gains, ahead)
    hopes += stored_hopes(taste, state, seat, gains)
    hopes.sort(reverse=True)
    return Crew(free, aboard, hopes)


def crew_hopes(taste: Taste, crew: Crew, ahead: float) -> float:
    """Prospects, the best first: for aquanauts in the city, for those aboard, for nobody."""
    found = taste.matched * crew.matched() + taste.awaited * crew.awaited()
    return found + taste.unmatched * crew.unmatched() + spare_hopes(taste, crew.spare(), ahead)


def summed(hopes: list[float], first: int, end: int) -> float:
    """Some of them together, as far as there are so many."""
    total = 0.0
    for place in range(first, min(end, len(hopes))):
        total += hopes[place]
    return total


def city_hopes(
    taste: Taste, state: Sea, seat: Seat, gains: list[float], ahead: float
) -> list[float]:
    """What every module promises, less with each step from the nearest aquanaut that is free."""
    hopes: list[float] = []
    launch = launch_hope(taste, state, seat, ahead)
    front = state.free[seat]
    unreached, nearness = (1 << state.built) - 1, 1.0
    while front:
        add_hopes(state, seat, front, nearness, gains, launch, hopes)
        unreached &= ~front
        front = beyond(state, front) & unreached
        nearness *= taste.step
    add_hopes(state, seat, unreached, taste.remote, gains, launch, hopes)
    return hopes


def add_hopes(
    state: Sea,
    seat: Seat,
    modules: int,
    nearness: float,
    gains: list[float],
    launch: float,
    hopes: list[float],
) -> None:
    """What these modules promise, where it is worth the way."""
    for module in places(modules):
        hope = nearness * hope_in(state, seat, module, gains, launch)
        if hope > SLIGHT:
            hopes.append(hope)


def stored_hopes(taste: Taste, state: Sea, seat: Seat, gains: list[float]) -> list[float]:
    """Modules in front of the seat: prospects once they are built."""
    start = seat * state.box.stored
    kinds = state.stored[start : start + state.box.stored]
    return [taste.stored * gains[kind - EXPLORATION] for kind in kinds if kind >= EXPLORATION]


def spare_hopes(taste: Taste, spare: int, ahead: float) -> float:
    """Aquanauts without a prospect: something will turn up, for the first more than the next."""
    return sum([taste.crew * 0.75**idle * ahead for idle in range(spare)])


def free_in(state: Sea, seat: Seat, module: int) -> int:
    return state.aquanauts(seat, module) - (state.running[seat] >> module & 1)


def launch_hope(taste: Taste, state: Sea, seat: Seat, ahead: float) -> float:
    """What one more submarine at sea is hoped to bring."""
    at_sea = sum([square >= 0 for square in own_squares(state, seat)])
    return taste.dive * ahead * taste.next_launch**at_sea if at_sea < state.box.submarines else 0.0


def hope_in(state: Sea, seat: Seat, module: int, gains: list[float], launch: float) -> float:
    """What an aquanaut could do in a module: activate it, or launch a submarine from it."""
    station = state.station(module)
    if station < 0:
        return 0.0
    if not state.running[seat] >> module & 1:
        return gains[station]
    return launch if launch and has_exit(state, module) else 0.0


def has_exit(state: Sea, module: int) -> bool:
    """Whether a blue airlock of a module opens onto a free square."""
    start, locks = state.where[module] * EDGES, locks_of(state, module)
    for direction in range(0, EDGES, 2):
        square = state.chart.sea[start + direction]
        if locks >> direction & 1 and square != NOWHERE and is_clear(state, square):
            return True
    return False


def is_clear(state: Sea, square: int) -> bool:
    """Neither city nor token."""
    return not state.has_token(square) and not state.ground[square]


# -- discoveries ---------------------------------------------------------------------------------


def discovery_hopes(
    taste: Taste, state: Sea, seat: Seat, stations: float, ahead: float, sea: list[float]
) -> float:
    """Points of tokens and ruins, what the mission adds, and what submarines may reach."""
    total = float(state.discovery_points(seat, NOBODY))
    total += ruin_hopes(taste, state, seat, ahead)
    if stations > 1:
        raised = min(raisable(state, seat), state.money[seat])
        total += taste.raising * raised * (1 - 1 / stations)
    return total + min(1.0, taste.late * ahead) * fleet_hopes(taste, sea, ahead)


def fleet_hopes(taste: Taste, hopes: list[float], ahead: float) -> float:
    """What submarines may reach together, the best first."""
    base, reached = taste.at_sea * ahead, 0.0
    for rank, hope in enumerate(hopes):
        reached += (base + hope) * taste.fleet[rank]
    return reached


def ruin_hopes(taste: Taste, state: Sea, seat: Seat, ahead: float) -> float:
    """The chip of the ranking as it stands, and the share that the markers promise."""
    chips, place = state.box.chips[state.seats - 2], state.ranking()[seat]
    now = 0 if place == NOBODY else chips[place]
    markers = sum(finder == seat for finder in state.ruins)
    later = taste.ruins * (0.2 + 0.8 * ahead) * ruin_share(state) * markers
    return (1 - ahead) * now + later


def ruin_share(state: Sea) -> float:
    """Discovery points that one marker on the ruins is worth on average."""
    return sum(chip for chip in state.box.chips[state.seats - 2]) / len(state.ruins)


def token_values(taste: Taste, state: Sea, seat: Seat, stations: float) -> list[float]:
    """By face: discovery points for this seat, Nemos counted by what they buy."""
    values = [float(state.box.value[kind]) for kind in range(FINDS)]
    mission = state.mission[seat]
    for kind in range(FINDS):
        if mission >= 0 and state.box.missions[mission] >> kind & 1:
            values[kind] += 1 - 1 / max(stations, 1.0)
    for kind in (SCALLOP, SCALLOP + 1):
        values[kind] += 0.1 * state.effect(seat, RESEARCH)
    chest = state.effect(seat, STATIONS - 1) * taste.chest / max(stations, 2.0)
    return [*values, chest, taste.boost, *[ruin_share(state) + 0.5] * (FACES - ATLANTIS)]


def sea_hopes(taste: Taste, state: Sea, seat: Seat, stations: float) -> list[float]:
    """What each of the own submarines at sea may reach, the best first."""
    at_sea = [square for square in own_squares(state, seat) if square >= 0]
    if not at_sea:
        return []
    values = token_values(taste, state, seat, stations)
    unseen = [hope_of_unseen(taste, state, seat, zone, values) for zone in range(len(ZONES))]
    hopes = [dive_hopes(taste, state, seat, square, values, unseen) for square in at_sea]
    hopes.sort(reverse=True)
    return hopes


def dive_hopes(
    taste: Taste, state: Sea, seat: Seat, start: int, values: list[float], unseen: list[float]
) -> float:
    """The best token that a submarine can reach within a few turns, and a little for the next."""
    steps = state.effect(seat, TECHNICAL)
    is_open = may_use_trench(state, seat)
    hopes: list[float] = []
    for square, step in state.chart.on_the_way(start, FAR * steps, is_open, state.laid_spots):
        near = taste.turns_away[(step - 1) // steps] * (1 - 0.015 * step)
        hopes.append(near * hope_at(taste, state, seat, square, values, unseen))
    hopes.sort(reverse=True)
    best = 0.0
    for rank in range(min(len(hopes), len(taste.following))):
        best += hopes[rank] * taste.following[rank]
    return taste.reached * best


def hope_at(
    taste: Taste, state: Sea, seat: Seat, square: int, values: list[float], unseen: list[float]
) -> float:
    """What a token is worth: its face where the viewer knows it, else what its zone promises."""
    face = state.token[state.chart.spot[square]]
    zone = state.box.zone[square]
    if face < 0:
        return unseen[zone]
    if face in (CHEST, BOOST):
        return values[face]
    price = state.box.recovery[zone]
    return max(values[face] - taste.known_price * price, 0.0) if price <= state.money[seat] else 0.0


def hope_of_unseen(taste: Taste, state: Sea, seat: Seat, zone: int, values: list[float]) -> float:
    """What a token of a zone is worth that the viewer does not know: the mean of the bag."""
    total, worth = 0, 0.0
    for face in range(FACES):
        count = state.bag[zone * FACES + face]
        if count:
            total += count
            worth += count * values[face]
    if not total:
        return 0.0
    price = state.box.recovery[zone]
    mean = worth / total
    if price > state.money[seat]:
        return taste.unaffordable * mean
    return max(mean - taste.unseen_price * price, 0.0)
