"""Whole games: a record that stops replaying is a bug or a new rules version, never an edit."""

import json
from pathlib import Path

import pytest

from pelagos.games.neweden import NewEden
from pelagos.kernel import record
from pelagos.kernel.log import Log
from tests.games.neweden.positions import GAME

FILES = sorted((Path(__file__).resolve().parents[2] / "records" / "neweden").glob("*.jsonl"))


def found(key: str) -> NewEden:
    assert key == "neweden"
    return GAME


def replayed(file: Path) -> Log:
    verdict = record.verify(file.read_bytes(), found)
    assert verdict.kind == "finished"
    assert verdict.log is not None
    return verdict.log


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_recorded_game_replays_to_its_last_byte(file: Path) -> None:
    log = replayed(file)
    assert record.write(log).encode() == file.read_bytes()
    last = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
    assert (last["end"], last["scores"]) == (log.state.ending(), log.state.scores())


def test_there_is_a_record_of_every_table_and_every_ending_but_a_draw_alone() -> None:
    lines = [file.read_text(encoding="utf-8").splitlines() for file in FILES]
    headers = [json.loads(each[0]) for each in lines]
    assert {len(header["seats"]) for header in headers} == {1, 2, 3, 4}
    assert {json.loads(each[-1])["end"] for each in lines} == {
        "points",
        "damage",
        "shared",
        "won",
        "lost",
    }
    for option in GAME.options:
        assert {header["options"][option.key] for header in headers} >= set(option.values)


def test_every_step_of_the_game_happens_in_some_record() -> None:
    told: set[str] = set()
    for file in FILES:
        for line in replayed(file).lines:
            told |= {type(each.step).__name__ for each in line.story.told}
    assert {kind.__name__ for kind in GAME.steps} - told <= {"BeginRound"}
