"""Whole games: a record that stops replaying is a bug or a new rules version, never an edit."""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from pelagos.games.nautilus.features import features
from pelagos.games.nautilus.heuristic import value
from pelagos.games.nautilus.state import Sea
from pelagos.kernel import record
from pelagos.kernel.contract import Game
from pelagos.kernel.log import Log
from pelagos.kernel.play import advance, play_unchecked
from tests.games.nautilus.positions import GAME

TESTS = Path(__file__).resolve().parents[2]
FILES = sorted((TESTS / "records" / "nautilus").glob("*.jsonl"))
JUDGED = tomllib.loads((TESTS / "counts" / "nautilus.toml").read_text(encoding="utf-8"))
EVERY = 12  # lines


def find(key: str) -> Game:
    assert key == GAME.key
    return GAME


@cache
def replayed(file: Path) -> Log:
    verdict = record.verify(file.read_bytes(), find)
    assert verdict.kind == "finished"
    assert verdict.log is not None
    return verdict.log


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_recorded_game_replays_to_its_last_byte(file: Path) -> None:
    log = replayed(file)
    assert record.write(log).encode() == file.read_bytes()
    last = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
    assert (last["end"], last["scores"]) == (log.state.ending(), log.state.scores())
    assert last["standing"] == log.state.standing()


def test_there_is_a_record_of_every_table_and_every_ending() -> None:
    headers = [json.loads(file.read_text(encoding="utf-8").splitlines()[0]) for file in FILES]
    ends = [json.loads(file.read_text(encoding="utf-8").splitlines()[-1])["end"] for file in FILES]
    assert {len(header["seats"]) for header in headers} == {2, 3, 4}
    assert {"atlantis", "closing", "silence"} == set(ends)


def positions(log: Log) -> Iterator[Sea]:
    """The game again, every so many lines."""
    state = GAME.setup(len(log.header.seats), log.header.options, GAME.rules)
    assert isinstance(state, Sea)
    advance(state)
    for count, line in enumerate(log.lines):
        if count % EVERY == 0:
            yield state
        if line.answer is not None:
            play_unchecked(state, line.answer)


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_every_build_judges_positions_alike(file: Path) -> None:
    """So that agents of one seed play the same game everywhere."""
    total = hashlib.sha256()
    for state in positions(replayed(file)):
        for seat in range(state.seats):
            seen = state.observe(seat)
            numbers = [value(seen, seat), *features(seen, seat)]
            total.update(" ".join(f"{number:.9g}" for number in numbers).encode())
    assert total.hexdigest()[:16] == JUDGED[file.stem]
