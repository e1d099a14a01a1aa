"""Matches, simulations, the laws that watch them, and speed."""

import io
import json
import sys
from typing import Any

import pytest

from pelagos import shelf
from pelagos.agents import make
from pelagos.arena import speed
from pelagos.arena.match import agent_seed, play_match
from pelagos.arena.rule_coverage import Fired, fire, reasons
from pelagos.arena.simulation import (
    SimulatedGame,
    SimulationPlan,
    SimulationSummary,
    play_one,
    simulate,
    spread,
)
from pelagos.games.pebbles.state import Beach
from pelagos.kernel.contract import Game
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.log import Log, begin
from pelagos.kernel.record import verify, write
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View, look
from pelagos.proof import ledger, watchdog
from pelagos.proof.variants import seated, variants
from pelagos.proof.watchdog import LawBroken, Watchdog
from pelagos.results.points import tally

PEBBLES = shelf.find("pebbles")
SECRET = secret_from_seed(2, 2)


def match() -> Log:
    players = [make("uniform", seat) for seat in (1, 2)]
    return play_match(PEBBLES, players, ["A", "B"], {}, SECRET)


def test_a_match_is_a_whole_record() -> None:
    verdict = verify(write(match()).encode(), shelf.find)
    assert verdict.kind == "finished"


def test_agents_go_round_the_seats() -> None:
    plan = SimulationPlan(PEBBLES, 3, ["greedy", "uniform"], {}, games=2, seed=0)
    assert plan.kinds(0) == ["greedy", "uniform", "greedy"]
    assert plan.kinds(1) == ["uniform", "greedy", "uniform"]


def test_neighbouring_agents_have_seeds_far_apart() -> None:
    first = [Roll(agent_seed(1, 0, seat)).below(1000) for seat in range(20)]
    assert len(set(first)) > 15


def test_a_summary_counts_everything() -> None:
    plan = SimulationPlan(PEBBLES, 2, ["uniform"], {}, games=3, seed=1)
    summary, decisions = SimulationSummary(plan), 0
    for played in simulate(plan):
        summary.add(played)
        decisions += sum("says" in line.body for line in played.log.lines)
    data = summary.as_data()
    assert (data["games"], data["decisions"]) == (3, decisions)
    assert len(summary.scores) == 6
    assert data["decisions_per_second"] > 0


def test_a_spread_is_the_mean_and_the_edges() -> None:
    assert spread(range(101)) == {"mean": 50.0, "p5": 5, "p95": 95}
    assert spread([7]) == {"mean": 7.0, "p5": 7, "p95": 7}


# -- laws --------------------------------------------------------------------------------------


def first_view() -> tuple[Log, View]:
    log = match()
    log.state = PEBBLES.setup(2, {"snatch": "yes"}, PEBBLES.rules)
    PEBBLES.position(log.state, {"pool": 2})
    log.state.agenda.clear()
    log.state.plan([PEBBLES.steps[4](0)])  # type: ignore[call-arg]
    return log, look(log, 0)


def test_a_fair_position_breaks_no_law() -> None:
    Watchdog()(*first_view())


def test_a_lost_piece_is_noticed() -> None:
    log, view = first_view()
    dog = Watchdog()
    dog(log, view)
    assert isinstance(log.state, Beach)
    log.state.pool -= 1
    with pytest.raises(LawBroken, match="pieces were made or lost"):
        dog(log, view)


def test_a_view_with_other_answers_is_noticed() -> None:
    log, view = first_view()
    view.answers = ()
    with pytest.raises(LawBroken, match="the view's answers differ"):
        Watchdog()(log, view)


def test_a_refusal_without_a_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "refusals_have_rules", lambda state: False)
    with pytest.raises(LawBroken, match="a refusal cites no rule"):
        Watchdog()(*first_view())


class Ended:
    """As much of an ended game as its places need."""

    def __init__(self, standing: list[int], scores: list[int]) -> None:
        self.standing = lambda: standing
        self.scores = lambda: scores


@pytest.mark.parametrize(
    ("standing", "scores", "fits"),
    [
        ([1, 2, 2], [9, 3, 3], True),
        ([2, 1], [5, 5], True),  # something else than points decided
        ([2, 1], [9, 3], False),
        ([2, 2], [3, 3], False),
        ([1, 1], [4, 3], False),
    ],
)
def test_places_must_follow_scores(standing: list[int], scores: list[int], fits: bool) -> None:
    ended: Any = Ended(standing, scores)
    assert watchdog.places_follow_scores(ended) is fits


def test_a_broken_law_names_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "places_follow_scores", lambda state: False)
    plan = SimulationPlan(PEBBLES, 2, ["uniform"], {}, games=1, seed=8)
    with pytest.raises(LawBroken, match="game 0 of seed 8, line"):
        play_one(plan, 0)
    unwatched = SimulationPlan(PEBBLES, 2, ["uniform"], {}, games=1, seed=8, is_checked=False)
    assert isinstance(play_one(unwatched, 0), SimulatedGame)


# -- which rules fired ---------------------------------------------------------------------------


def test_a_rule_fires_once_a_game_however_often_it_comes_up() -> None:
    fired = Fired()
    for number in range(4):
        fire(PEBBLES, number, fired)
    assert fired.games["PB-2.3"] == 4
    assert 0 < fired.games["PB-2.4"] <= 4


def test_what_never_came_up_is_named() -> None:
    fired = Fired()
    steps = [step.__name__ for step in PEBBLES.steps]
    assert fired.never(PEBBLES) == {"steps": steps, "reasons": reasons(PEBBLES)}
    assert "pool-holds-fewer" in reasons(PEBBLES)
    for number in range(30):
        fire(PEBBLES, number, fired)
    of_old_rules = ["LoseStakes"]
    assert fired.never(PEBBLES) == {"steps": of_old_rules, "reasons": []}
    assert 0 < fired.steps["SnatchShells"] < 30 and 0 < fired.reasons["pool-holds-fewer"] <= 30


def test_games_go_through_every_number_of_players_and_every_value_of_an_option() -> None:
    game = shelf.find("aquasphere")
    found = variants(game)
    assert found[:3] == [(2, {}), (3, {}), (4, {})]
    assert (2, {"move_without_bot": "no", "early_pass": "yes"}) in found
    for option in game.options:
        for value in option.values[1:]:
            assert any(options.get(option.key) == value for _, options in found)
    assert seated(shelf.find("octodice"), {"virtual_player": "yes"})[0] == 2


# -- where points come from ------------------------------------------------------------------------


@pytest.mark.parametrize("game", [*shelf.games(), PEBBLES], ids=lambda game: game.key)
def test_the_points_of_all_rules_add_up_to_the_scores(game: Game) -> None:
    for number, (seats, options) in enumerate(variants(game)):
        played = play_one(SimulationPlan(game, seats, ["uniform"], options, 1, number, False), 0)
        booked = tally(played.log).points
        assert [points.total() for points in booked] == played.scores
        assert {rule for points in booked for rule in points} <= ledger.of(game, "en").rules.keys()


@pytest.mark.parametrize("game", [*shelf.games(), PEBBLES], ids=lambda game: game.key)
def test_points_are_booked_once_where_answers_come_early_or_are_taken_back(game: Game) -> None:
    secret, roll = SECRET, Roll(5)
    log = begin(game, ["Ada", "Bo"], {}, secret, "test")
    log.resolve(secret)
    undone = 0
    while log.state.agenda:
        asked = [seat for seat in (1, 0) if log.facing(seat) is not None]
        legal = look(log, asked[0], since=len(log.lines)).answers
        log.answer(asked[0], legal[roll.below(len(legal))])
        if undone < 5 and log.undo_refusal(asked[0]) is None and log.state.agenda:
            log.undo(asked[0])
            undone += 1
        log.resolve(secret)
    assert undone
    assert [points.total() for points in tally(log).points] == log.state.scores()


# -- speed -------------------------------------------------------------------------------------


def test_a_worker_answers_each_line_with_a_row(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("pebbles 2 0.01\npebbles 4 0.01\n"))
    speed.serve()
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["game"], row["seats"]) for row in rows] == [("pebbles", 2), ("pebbles", 4)]
    assert all(row["ns_per_copy"] > 0 for row in rows)
