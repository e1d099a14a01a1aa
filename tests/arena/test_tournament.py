"""Tournaments: seats and deals are balanced, results can be repeated and taken up again."""

import json
from collections import Counter
from pathlib import Path

import pytest

from pelagos.arena.checkpoint import Checkpoint, OtherTournament
from pelagos.arena.pool import play_all
from pelagos.arena.ranking import Ranking, interval
from pelagos.arena.tournament import Match, MatchOutcome, TournamentPlan, play

TWO = ("greedy", "uniform")


def plan(agents: tuple[str, ...] = TWO, seats: int = 2, games: int = 4) -> TournamentPlan:
    return TournamentPlan("pebbles", None, seats, agents, {}, games, 5, None, None)


@pytest.mark.parametrize(
    ("agents", "seats", "count"),
    [(TWO, 2, 2), (TWO, 3, 6), (TWO, 4, 2), (("a", "b", "c"), 2, 6), (("a", "b", "b", "b"), 4, 4)],
)
def test_every_agent_sits_equally_often_in_every_seat(
    agents: tuple[str, ...], seats: int, count: int
) -> None:
    lines = plan(agents, seats).seatings()
    assert len(lines) == count
    wanted = Counter(agents)
    for seat in range(seats):
        sat = Counter(line[seat] for line in lines)
        assert {name: sat[name] / count for name in wanted} == {
            name: times / len(agents) for name, times in wanted.items()
        }


def test_a_deal_is_played_in_every_seating() -> None:
    matches = plan(games=3).matches()
    assert [match.deal for match in matches] == [0, 0, 1, 1]
    first, second = (play(plan(), match).record.splitlines() for match in matches[:2])
    assert json.loads(first[0])["commitment"] == json.loads(second[0])["commitment"]


def test_processes_change_nothing() -> None:
    matches = plan().matches()
    alone = [played.record for played in play_all(plan(), matches, 1)]
    assert alone == [played.record for played in play_all(plan(), matches, 2)]


def outcome(places: list[int], deal: int = 0, line: tuple[str, ...] = TWO) -> MatchOutcome:
    return MatchOutcome(
        deal, line, [10 * (3 - place) for place in places], places, 9, [{} for _ in line]
    )


def test_equals_share_a_win() -> None:
    assert [outcome([1, 1]).share(seat) for seat in (0, 1)] == [0.5, 0.5]
    assert [outcome([1, 2]).share(seat) for seat in (0, 1)] == [1.0, 0.0]


def test_a_ranking_tells_shares_points_and_ratings() -> None:
    ranking = Ranking(TWO)
    for deal in range(10):
        ranking.add(outcome([1, 2], deal))
        ranking.add(outcome([2, 1], deal, TWO[::-1]))
    best, worst = ranking.as_data()
    assert (best["win_share"], worst["win_share"]) == (1.0, 0.0)
    assert (best["mean_points"], worst["mean_points"]) == (20.0, 10.0)
    assert best["rating"] > 1500 > worst["rating"]
    assert best["rating"] + worst["rating"] == pytest.approx(3000, abs=1)
    assert ranking.mean_of_winners() == 20.0


def test_an_agent_with_several_seats_is_rated_once() -> None:
    ranking = Ranking(("a", "b", "b"))
    for deal in range(5):
        ranking.add(outcome([1, 2, 3], deal, ("a", "b", "b")))
    assert [about["name"] for about in ranking.as_data()] == ["a", "b"]


def test_an_interval_is_wide_for_few_deals_and_holds_the_mean() -> None:
    few, many = interval([1.0] * 3), interval([1.0] * 300)
    assert few[0] < 0.5 < 0.95 < many[0]
    assert (few[2], many[2]) == pytest.approx((1.0, 1.0))
    low, middle, high = interval([0.0, 1.0] * 50)
    assert low < middle < high
    assert (low, high) == pytest.approx((0.404, 0.596), abs=0.002)


def test_deals_that_even_out_make_surer() -> None:
    swinging, even = interval([0.0, 1.0] * 10), interval([0.4, 0.6] * 10)
    assert even[2] - even[0] < swinging[2] - swinging[0]


def test_a_journal_is_taken_up_again(tmp_path: Path) -> None:
    journal = Checkpoint(tmp_path, plan())
    journal.add(outcome([1, 2]))
    with journal.path.open("ab") as file:
        file.write(b'{"deal":1,"li')  # the power went off
    again = Checkpoint(tmp_path, plan())
    assert again.played == {Match(0, TWO): outcome([1, 2])}
    again.add(outcome([2, 1], deal=1))
    assert len(Checkpoint(tmp_path, plan()).played) == 2


@pytest.mark.parametrize("content", [b"", b"{}\n", b"no journal"])
def test_another_journal_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "arena.jsonl"
    path.write_bytes(content)
    with pytest.raises(OtherTournament):
        Checkpoint(tmp_path, plan())
    assert path.read_bytes() == content


def test_a_broken_line_of_a_journal_is_not_guessed_at(tmp_path: Path) -> None:
    journal = Checkpoint(tmp_path, plan())
    with journal.path.open("ab") as file:
        file.write(b"nonsense\n")
    with pytest.raises(OtherTournament):
        Checkpoint(tmp_path, plan())
