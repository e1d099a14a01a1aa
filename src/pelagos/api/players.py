"""Computer players, the house's own and anybody's, and contests between them."""

import inspect
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from pelagos import shelf
from pelagos.agents.agent import Agent, ThinkingTime
from pelagos.agents.programs.program import hire
from pelagos.arena.match import agent_seed, play_match
from pelagos.arena.ranking import Ranking
from pelagos.arena.tournament import TournamentPlan, outcome_of
from pelagos.kernel.codec import read_answer
from pelagos.kernel.contract import Answer
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.options import settle
from pelagos.kernel.view import View

__all__ = ["Chooser", "Contestant", "agent", "compete"]


class Chooser(Protocol):
    """Anything with ``choose(view)``, or ``choose(view, clock)``: an answer, or its spelling."""

    @property
    def choose(self) -> Callable[..., Answer | str]: ...


Who = str | Chooser | type[Chooser]


class HousePlayer:
    """A computer player of the house, or a program: ``exec:COMMAND``."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._agent = hire(name, seed)

    def choose(self, view: View, clock: ThinkingTime | None = None) -> Answer:
        return self._agent.choose(view, clock or ThinkingTime())


class Guest:
    """Somebody's own object as an agent."""

    def __init__(self, chooser: Chooser) -> None:
        self._choose = chooser.choose
        self._wants_clock = len(inspect.signature(chooser.choose).parameters) > 1

    def choose(self, view: View, clock: ThinkingTime) -> Answer:
        said = self._choose(view, clock) if self._wants_clock else self._choose(view)
        return read_answer(view.game, said) if isinstance(said, str) else said


class Contestant(NamedTuple):
    """How an agent did: its share of the wins with a 95 % interval, and its mean points."""

    name: str
    win_share: float
    interval: tuple[float, float]
    mean_points: float


def agent(name: str, seed: int = 0) -> HousePlayer:
    """The computer player of that name, or UnknownAgent."""
    return HousePlayer(name, seed)


def compete(
    name: str,
    agents: Mapping[str, Who],
    games: int = 100,
    seed: int = 0,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    iterations: int | None = None,
) -> list[Contestant]:
    """Agents against each other, each deal in every seating; best first.

    ``agents``: what they are called, and the name of a computer player, an object with
    ``choose(view)``, or a class of such objects, made anew for each game.
    """
    found, seats = shelf.find(name), players or len(agents)
    settled = settle(found, seats, options or {})
    plan = TournamentPlan(name, None, seats, tuple(agents), settled, games, seed, None, iterations)
    ranking = Ranking(plan.agents)
    for match in plan.matches():
        line = [
            seated(agents[who], agent_seed(seed, match.deal, seat))
            for seat, who in enumerate(match.line)
        ]
        names = [f"{who} {seat + 1}" for seat, who in enumerate(match.line)]
        secret = secret_from_seed(seed, match.deal)
        log = play_match(
            found, line, names, settled, secret, clock=lambda _: ThinkingTime(None, iterations)
        )
        ranking.add(outcome_of(log, match, []))
    return sorted(map(contestant, ranking.as_data()), key=lambda each: -each.win_share)


def seated(who: Who, seed: int) -> Agent:
    if isinstance(who, str):
        return hire(who, seed)
    made: Chooser = who() if isinstance(who, type) else who
    return Guest(made)


def contestant(about: Mapping[str, Any]) -> Contestant:
    low, high = about["interval"]
    return Contestant(about["name"], about["win_share"], (low, high), about["mean_points"])
