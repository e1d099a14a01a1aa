"""``pelagos simulate``."""

import json
from pathlib import Path

import pytest

from pelagos.proof.watchdog import LawBroken, Watchdog
from tests.cli.conftest import Call

KEYS = "game seats games decisions seconds decisions_per_second scores winners endings forfeits"


def test_a_machine_reads_what_came_of_it(pelagos: Call) -> None:
    done = pelagos("simulate", "octodice", "--seats", "2", "--games", "3", "--json")
    data = json.loads(done.out)
    assert " ".join(data) == KEYS
    assert (data["game"], data["seats"], data["games"]) == ("octodice", 2, 3)
    assert data["decisions"] > 3 * 50
    assert list(data["scores"]) == ["mean", "p5", "p95"]
    assert sum(data["endings"].values()) == 3


def test_points_are_told_by_rule(pelagos: Call) -> None:
    words = ("simulate", "aquasphere", "--seats", "2", "--games", "2", "--points")
    data = json.loads(pelagos(*words, "--json").out)
    assert list(data) == [*KEYS.split(), "points", "figures"]
    assert sum(data["points"].values()) == pytest.approx(data["scores"]["mean"], abs=0.1)
    out = pelagos(*words, "--lang", "fr").out
    assert "D’où viennent les points" in out and "AQ-13.4" in out


def test_figures_that_a_game_thinks_worth_a_mean_are_told(pelagos: Call) -> None:
    words = ("simulate", "neweden", "--seats", "1", "--games", "3", "--points", "--seed", "2")
    figures = json.loads(pelagos(*words, "--json").out)["figures"]
    assert figures["holds"] in (0, 33.33, 66.67, 100), "only the player's station, not its rival's"
    assert figures["bid"] >= 1
    out = pelagos(*words, "--lang", "fr").out
    assert "Stations qui résistent" in out and "Pièces pour une ligne vendue" in out


def test_the_winners_have_a_line_of_their_own(pelagos: Call) -> None:
    words = ("simulate", "pebbles", "--seats", "2", "--games", "3", "--json")
    data = json.loads(pelagos(*words).out)
    assert data["winners"]["mean"] >= data["scores"]["mean"]


def test_the_same_seed_gives_the_same_games(pelagos: Call, tmp_path: Path) -> None:
    words = ("simulate", "pebbles", "--games", "2", "--agents", "uniform,greedy", "--seed", "7")
    for folder in ("one", "two"):
        assert pelagos(*words, "--records", folder).code == 0
    one, two = (sorted((tmp_path / folder).iterdir()) for folder in ("one", "two"))
    assert len(one) == 2
    assert [file.read_bytes() for file in one] == [file.read_bytes() for file in two]


def test_another_seed_gives_other_games(pelagos: Call, tmp_path: Path) -> None:
    for seed in ("1", "2"):
        assert (
            pelagos("simulate", "pebbles", "--games", "1", "--seed", seed, "--records", "x").code
            == 0
        )
    one, two = (file.read_text().splitlines()[1:] for file in (tmp_path / "x").iterdir())
    assert one != two


def test_several_agents_are_compared(pelagos: Call) -> None:
    words = ("--seats", "2", "--games", "2", "--agents", "uniform, greedy", "--lang", "fr")
    out = pelagos("simulate", "pebbles", *words).out
    assert "greedy" in out and "en moyenne" in out


def test_options_and_box_are_used(pelagos: Call) -> None:
    assert pelagos("box", "pebbles", "--export", "my.toml").code == 0
    words = ("--games", "1", "--box", "my.toml", "--option", "snatch=no", "--no-check")
    assert pelagos("simulate", "pebbles", *words).code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("octodise",), "There is no game “octodise”. Did you mean octodice?"),
        (("chess",), "There is no game “chess”. On the shelf: "),
        (("octodice", "--seats", "9"), "Octo Dice is for 1 to 4 players, not for 9."),
        (("octodice", "--agents", "gready"), "Did you mean greedy?"),
        (("octodice", "--agents", "deep blue"), "There are uniform, half-greedy, greedy, shrimp"),
        (("octodice", "--option", "colour=red"), "Octo Dice has no option “colour”."),
        (("octodice", "--option", "virtual_player=round"), "It can be no, yes."),
        (("octodice", "--option", "layout"), "An option is given as KEY=VALUE"),
        (("octodice", "--option", "virtual_player=yes"), "this one has 4"),
        (("octodice", "--games", "0"), "0 is not in the range x>=1"),
        (("octodice", "--games", "many"), "'many' is not a valid integer"),
        (("octodice", "--box", "none.toml"), "none.toml cannot be read: there is no such file"),
        (("octodice", "--box", "."), "cannot be read: it is a folder."),
        (("octodice", "--records", "/dev/null/x"), "a part of its path is not a folder."),
        ((), "Missing argument 'GAME'."),
    ],
)
def test_bad_input_is_one_sentence(pelagos: Call, words: tuple[str, ...], sentence: str) -> None:
    assert sentence in pelagos("simulate", *words).is_bad_input()


def test_bad_input_is_one_sentence_in_french(pelagos: Call) -> None:
    done = pelagos("simulate", "octodise", "--lang", "fr")
    sentence = done.is_bad_input().replace("\N{NO-BREAK SPACE}", " ")
    assert sentence == "Il n’y a pas de jeu « octodise ». Vouliez-vous dire octodice ?"


def test_a_box_that_does_not_fit_is_named(pelagos: Call, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text('[box]\ngame = "octodice"\n', encoding="utf-8")
    sentence = pelagos("simulate", "octodice", "--box", "my.toml").is_bad_input()
    assert sentence.startswith("my.toml: The box lacks")


def test_a_broken_law_stops_everything(pelagos: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def bark(*_: object) -> None:
        raise LawBroken("line 3: pieces were lost")

    monkeypatch.setattr(Watchdog, "__call__", bark)
    done = pelagos("simulate", "pebbles", "--games", "1", "--seed", "4")
    assert done.code == 1
    assert "game 0 of seed 4, line 3: pieces were lost" in done.err


def test_a_program_that_fails_is_told(pelagos: Call) -> None:
    done = pelagos("simulate", "pebbles", "--agents", "exec:false", "--seats", "2", "--games", "1")
    assert done.code == 1
    assert "gave up 2 seats, and uniform played on" in done.err
    words = ("--agents", "uniform,exec:false", "--seats", "2", "--games", "1", "--json")
    (given_up,) = json.loads(pelagos("simulate", "pebbles", *words).out)["forfeits"]
    assert (given_up["agent"], given_up["seat"]) == ("exec:false", 1)
