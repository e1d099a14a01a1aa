"""What a network is told about a position beside its signs: sizes, each about 1 in a usual game."""

from typing import Final

from pelagos.games.nautilus.box import STATIONS
from pelagos.games.nautilus.mind.heuristic import (
    Crew,
    ahead_of,
    crew_hopes,
    crew_of,
    discovery_hopes,
    launch_hope,
    ruin_share,
    sea_hopes,
    worth_and_gains,
)
from pelagos.games.nautilus.mind.parameters import Taste
from pelagos.games.nautilus.rules.forecast import raisable
from pelagos.games.nautilus.rules.sailing import own_squares
from pelagos.games.nautilus.state import NOBODY, Sea
from pelagos.kernel.contract import Seat

FLEET: Final = 3  # submarines whose hopes are told one by one
BEST: Final = 3  # stations whose gains are
RICH: Final = 60  # Nemos beyond which more make no difference
POINTS: Final = 60.0  # of stations times discoveries

NAMES: Final = (
    "station points",
    "discovery points",
    "chip of the ranking",
    "points if it ended now",
    "race for the chips",
    "prospects matched",
    "prospects awaited",
    "prospects unmatched",
    "all prospects",
    "spare aquanauts",
    "free aquanauts",
    "aquanauts aboard",
    "hope of a launch",
    "best gain",
    "second gain",
    "third gain",
    "markers",
    "tokens to raise",
    "tokens to raise that can be paid",
    "best submarine",
    "second submarine",
    "third submarine",
    "submarines at sea",
    "money",
    "money beyond the first",
    "stations hoped for",
    "discoveries hoped for",
    "hopes multiplied",
    "hopes multiplied with the usual rest",
    "game ahead",
    "round",
    "last round is known",
    "closing tokens found",
    "tokens of Atlantis found",
    "modules in the city",
    "rival's station points",
    "rival's discovery points",
    "rival's points",
    "rival's money",
    "rival's markers",
    "rival's submarines at sea",
    "rival's active modules",
)


def amounts(taste: Taste, state: Sea, seat: Seat) -> list[float]:
    """By NAMES."""
    ahead = ahead_of(taste, state)
    worth, gains = worth_and_gains(taste, state, seat)
    crew = crew_of(taste, state, seat, gains, ahead)
    stations = worth + min(1.0, taste.late * ahead) * crew_hopes(taste, crew, ahead)
    rest = taste.usual_stations * ahead
    hopes = sea_hopes(taste, state, seat, stations + rest)
    return [
        *of_points(state, seat, worth),
        *of_crew(crew, launch_hope(taste, state, seat, ahead)),
        *of_gains(gains),
        *of_tokens(state, seat),
        *of_fleet(hopes),
        *of_money(state.money[seat]),
        *of_hopes(taste, state, seat, ahead, stations, hopes),
        *of_the_game(state, ahead),
        *of_rival(state, best_rival(state, seat)),
    ]


def of_points(state: Sea, seat: Seat, worth: float) -> list[float]:
    stations = state.station_points(seat)
    discoveries = state.discovery_points(seat, NOBODY)
    ranked = state.discovery_points(seat, state.ranking()[seat])
    return [
        stations / 5,
        discoveries / 5,
        (ranked - discoveries) / 2,
        stations * ranked / POINTS,
        (worth - stations) / 2,
    ]


def of_crew(crew: Crew, launch: float) -> list[float]:
    return [
        crew.matched() / 2,
        crew.awaited() / 2,
        crew.unmatched() / 2,
        sum(crew.hopes) / 5,
        crew.spare() / 2,
        crew.free / 3,
        (crew.all - crew.free) / 2,
        launch,
    ]


def of_gains(gains: list[float]) -> list[float]:
    return sorted(gains, reverse=True)[:BEST]


def of_tokens(state: Sea, seat: Seat) -> list[float]:
    left = raisable(state, seat)
    markers = state.ruins.count(seat)
    return [markers * ruin_share(state) / 2, min(left, 8) / 3, min(left, state.money[seat]) / 3]


def of_fleet(hopes: list[float]) -> list[float]:
    each = [hope / 2 for hope in hopes[:FLEET]]
    return [*each, *[0.0] * (FLEET - len(each)), len(hopes) / 2]


def of_money(money: int) -> list[float]:
    return [min(money, RICH) / 10, min(max(money - 6, 0), RICH) / 10]


def of_hopes(
    taste: Taste, state: Sea, seat: Seat, ahead: float, stations: float, sea: list[float]
) -> list[float]:
    """As the heuristic puts them together."""
    more, further = taste.usual_stations * ahead, taste.usual_discoveries * ahead
    discoveries = discovery_hopes(taste, state, seat, stations + more, ahead, sea)
    return [
        stations / 5,
        discoveries / 5,
        stations * discoveries / POINTS,
        (stations + more) * (discoveries + further) / POINTS,
    ]


def of_the_game(state: Sea, ahead: float) -> list[float]:
    found = sum([finder >= NOBODY for finder in state.ruins])
    closing = sum([state.ruins[number - 1] >= NOBODY for number in state.box.closing])
    is_known = 1.0 if state.last_round else 0.0
    return [ahead, state.round / 20, is_known, closing / 2, found / 4, state.built / 15]


def best_rival(state: Sea, seat: Seat) -> Seat:
    scores = state.scores()
    scores[seat] = -1
    return scores.index(max(scores))


def of_rival(state: Sea, rival: Seat) -> list[float]:
    stations, discoveries = state.station_points(rival), state.discovery_points(rival, NOBODY)
    active = state.active[rival * STATIONS : (rival + 1) * STATIONS]
    at_sea = sum([square >= 0 for square in own_squares(state, rival)])
    return [
        stations / 5,
        discoveries / 5,
        stations * discoveries / POINTS,
        min(state.money[rival], RICH) / 10,
        state.ruins.count(rival) / 2,
        at_sea / 2,
        sum(active) / 4,
    ]
