"""The library does what its page shows, for every game."""

import doctest
from pathlib import Path

import pytest

import pelagos
from pelagos.kernel.contract import Answer
from pelagos.kernel.errors import Illegal
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import View
from pelagos.proof.ledger import checkout
from tests.recorded import files

GAMES = ("aquasphere", "nautilus", "neweden", "octodice", "pebbles")


def test_the_page_shows_what_happens() -> None:
    failed, tried = doctest.testfile(
        str(checkout() / "docs" / "library.md"), module_relative=False, verbose=False
    )
    assert tried > 10 and not failed
    assert doctest.testmod(pelagos) == (0, 3)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_to_its_end_read_and_verified(name: str, tmp_path: Path) -> None:
    play, roll = pelagos.new(name, seed=3), Roll(3)
    while not play.over:
        assert play.why_not(play.answers[0]) is None
        play.play(play.answers[roll.below(len(play.answers))])
    assert play.seat is None and play.question == "" and not play.answers
    file = tmp_path / "game.jsonl"
    file.write_text(play.record(), "utf-8", newline="\n")
    again = pelagos.read(file)
    assert (again.scores, again.record()) == (play.scores, play.record())
    assert pelagos.verify(file) and not pelagos.verify(file.read_bytes()[:-9])
    assert [sum(seat.values()) for seat in play.points()] == play.scores
    assert "over" in repr(again)


def test_what_is_not_allowed_says_why_and_changes_nothing() -> None:
    play = pelagos.new("octodice", seed=1)
    before = play.record()
    no = play.why_not("use w1")
    assert no is not None and no.sentence == str(no) and no.key
    with pytest.raises(Illegal):
        play.play("use w1")
    assert play.record() == before


def test_a_record_without_its_secret_is_looked_at_and_not_played_on() -> None:
    whole = files("octodice")[0].read_bytes()
    rows = whole.splitlines(keepends=True)
    unfinished = pelagos.read(b"".join(rows[:-1][: len(rows) // 2]))
    assert unfinished.view(0).position is not None
    with pytest.raises(ValueError, match="secret"):
        unfinished.play(unfinished.answers[0] if unfinished.answers else "keep w1")


def test_a_class_plays_anew_each_game_and_may_want_a_clock() -> None:
    made = []

    class Last:
        def __init__(self) -> None:
            made.append(self)

        def choose(self, view: View, clock: object) -> Answer:
            return view.answers[-1]

    games = 4
    found = pelagos.compete("pebbles", {"last": Last, "uniform": "uniform"}, games=games)
    assert {each.name for each in found} == {"last", "uniform"} and len(made) == games
    assert sum(each.win_share for each in found) == pytest.approx(1)


def test_the_library_has_these_names_and_no_others() -> None:
    for name in pelagos.__all__:
        assert callable(getattr(pelagos, name))
    with pytest.raises(AttributeError):
        _ = pelagos.nothing
