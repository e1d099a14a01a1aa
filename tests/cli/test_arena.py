"""``pelagos arena``."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call


def test_the_command_tells_a_machine(pelagos: Call) -> None:
    words = ("arena", "pebbles", "--agents", "greedy,uniform", "--games", "5", "--json")
    data = json.loads(pelagos(*words).out)
    assert (data["game"], data["games"], data["forfeits"]) == ("pebbles", 6, [])
    for about in data["agents"]:
        assert list(about) == ["name", "win_share", "interval", "mean_points", "rating"]


def test_the_command_goes_on_where_it_stopped(pelagos: Call, tmp_path: Path) -> None:
    words = ("arena", "pebbles", "--agents", "greedy,uniform", "--games", "4", "--json")
    whole = pelagos(*words).out
    assert pelagos(*words, "--records", "kept").out == whole
    journal = tmp_path / "kept" / "arena.jsonl"
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:3]))
    assert pelagos(*words, "--records", "kept").out == whole
    assert journal.read_bytes().splitlines(keepends=True) == lines
    assert len(list((tmp_path / "kept").glob("pebbles-*.jsonl"))) == 4


def test_the_command_speaks_to_people(pelagos: Call) -> None:
    words = ("arena", "pebbles", "--agents", "greedy,uniform", "--games", "2", "--lang", "fr")
    said = pelagos(*words, "--budget", "2").out
    assert "Part de victoires" in said and "Les vainqueurs ont" in said


@pytest.mark.parametrize("budget", ["0", "0ms", "fast", "-5", "5m", ""])
def test_a_budget_is_a_time_or_a_number(pelagos: Call, budget: str) -> None:
    done = pelagos("arena", "pebbles", "--agents", "greedy,uniform", "--budget", budget)
    assert "is no budget" in done.is_bad_input()


def test_agents_can_have_budgets_of_their_own(pelagos: Call) -> None:
    words = ("arena", "pebbles", "--games", "4", "--json", "--agents")
    own = json.loads(pelagos(*words, "kraken@1,kraken@30", "--budget", "9").out)["agents"]
    shared = json.loads(pelagos(*words, "kraken@1,kraken", "--budget", "30").out)["agents"]
    assert [about["name"] for about in own] == ["kraken@1", "kraken@30"]
    assert [about["mean_points"] for about in own] == [about["mean_points"] for about in shared]
    assert own[0]["mean_points"] != own[1]["mean_points"]


@pytest.mark.parametrize("word", ["kraken@fast", "kraken@"])
def test_a_budget_of_an_agent_is_a_budget(pelagos: Call, word: str) -> None:
    done = pelagos("arena", "pebbles", "--agents", f"{word},uniform")
    assert "is no budget" in done.is_bad_input()


def test_a_budget_makes_no_agent(pelagos: Call) -> None:
    done = pelagos("arena", "pebbles", "--agents", "krakn@5,uniform")
    assert "kraken" in done.is_bad_input()


def test_a_program_that_fails_is_told_and_the_games_are_played(pelagos: Call) -> None:
    words = ("arena", "pebbles", "--agents", "exec:false,uniform", "--games", "2", "--json")
    done = pelagos(*words)
    data = json.loads(done.out)
    assert (done.code, data["games"]) == (1, 2)
    why = {"reason": "program-ended", "error": "It ended with status 1."}
    assert data["forfeits"] == [{"agent": "exec:false", "seat": seat, **why} for seat in (0, 1)]
    assert done.err == (
        "exec:false gave up 2 seats, and uniform played on. It ended with status 1.\n"
    )


def test_a_program_that_is_not_there_is_bad_input(pelagos: Call) -> None:
    done = pelagos("arena", "pebbles", "--agents", "exec:./nobody,uniform")
    assert "no program “./nobody”" in done.is_bad_input()


def test_pictures_are_drawn_when_asked_for(pelagos: Call, tmp_path: Path) -> None:
    words = ("arena", "pebbles", "--agents", "greedy,uniform", "--games", "2", "--lang", "fr")
    assert pelagos(*words, "--plots", "drawn").code == 0
    drawn = {file.name: file.read_text("utf-8") for file in (tmp_path / "drawn").iterdir()}
    assert set(drawn) == {"win-share.svg", "points.svg", "length.svg"}
    assert "parts de 2 parties" in drawn["win-share.svg"]
