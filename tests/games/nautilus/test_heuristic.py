"""The heuristic plays better than chance, and every placing is weighed the same when repeated."""

from pelagos.agents.agent import Agent, ThinkingTime
from pelagos.agents.greedy import Greedy
from pelagos.agents.uniform import Uniform
from pelagos.arena.match import play_match
from pelagos.games.nautilus.mind.heuristic import ahead_of, token_values, value, worth_and_gains
from pelagos.games.nautilus.mind.parameters import PLAIN
from pelagos.kernel.contract import Answer
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.view import View
from tests.games.nautilus.positions import GAME, base, module, position


class Quick(Greedy):
    """Tries every answer on one imagined position only."""

    def choose(self, view: View, clock: ThinkingTime) -> Answer:
        return super().choose(view, ThinkingTime(iterations=1))


def test_greedy_beats_chance() -> None:
    agents: list[Agent] = [Quick(1), Uniform(2)]
    log = play_match(GAME, agents, ["greedy", "uniform"], {}, secret_from_seed(3, 0))
    assert log.state.standing() == [1, 2]
    assert log.state.scores()[0] > 40


def test_an_active_module_and_a_token_are_worth_something() -> None:
    idle = position(city=[base(), module("sonar", "J7", aquanauts=[0, 0])])
    working = position(city=[base(), module("sonar", "J7", aquanauts=[1, 0])])
    assert value(PLAIN, working, 0) > value(PLAIN, idle, 0)
    assert worth_and_gains(PLAIN, idle, 0)[1][2] > 0
    found = position(me={"finds": {"gold": 1}})
    assert value(PLAIN, found, 0) > value(PLAIN, position(), 0)


def test_the_mission_makes_its_tokens_dearer() -> None:
    values = token_values(PLAIN, position(me={"mission": "M1"}), 0, 6.0)
    assert values[1] > values[2]
    assert values[3] > values[4]


def test_less_lies_ahead_in_the_last_round() -> None:
    assert ahead_of(PLAIN, position(round=2)) > ahead_of(PLAIN, position(round=9))
    assert ahead_of(PLAIN, position(round=9, last_round=9)) < ahead_of(
        PLAIN, position(round=9, last_round=10)
    )
    assert value(PLAIN, position(ended="silence", me={"money": 7}), 0) == 7
