"""Whole games: a record that stops replaying is a bug or a new rules version, never an edit."""

from pathlib import Path

import pytest

from pelagos import shelf
from pelagos.kernel import record
from tests.recorded import files, lines, replayed

# How the recorded games of each game end.
ENDINGS = {
    "aquasphere": {"points", "control", "crystals", "shared"},
    "nautilus": {"atlantis", "closing", "silence"},
    "neweden": {"points", "damage", "shared", "won", "lost"},  # nobody has drawn alone yet
    "octodice": {"points", "submarines", "shared", "solo"},
}
FILES = [file for game in ENDINGS for file in files(game)]

of_every_game = pytest.mark.parametrize("game", ENDINGS)


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_a_recorded_game_replays_to_its_last_byte(file: Path) -> None:
    log, last = replayed(file), lines(file)[-1]
    assert record.write(log).encode() == file.read_bytes()
    assert (last["end"], last["scores"]) == (log.state.ending(), log.state.scores())
    assert last["standing"] == log.state.standing()


@of_every_game
def test_there_is_a_record_of_every_table_and_every_ending(game: str) -> None:
    found = [lines(file) for file in files(game)]
    assert {len(each[0]["seats"]) for each in found} == set(shelf.find(game).players)
    assert {each[-1]["end"] for each in found} == ENDINGS[game]


@of_every_game
def test_every_value_of_every_option_was_played_in_some_record(game: str) -> None:
    played = [replayed(file).options for file in files(game)]
    for option in shelf.find(game).options:
        assert {options[option.key] for options in played} >= set(option.values)


@of_every_game
def test_every_step_of_the_game_happens_in_some_record(game: str) -> None:
    told: set[str] = set()
    for log in map(replayed, files(game)):
        for story in (log.opening, *(line.story for line in log.lines)):
            told |= {type(each.step).__name__ for each in story.told}
    assert {kind.__name__ for kind in shelf.find(game).steps} <= told
