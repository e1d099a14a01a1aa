"""What agents think of the positions of recorded games."""

import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from pelagos.games.nautilus.features import features
from pelagos.games.nautilus.heuristic import value
from pelagos.games.nautilus.state import Sea
from pelagos.kernel.log import Log
from pelagos.kernel.play import advance, play_unchecked
from pelagos.ledger import checkout
from tests.games.nautilus.positions import GAME
from tests.recorded import files, replayed

FILES = files("nautilus")
JUDGED = tomllib.loads((checkout() / "tests/counts/nautilus.toml").read_text(encoding="utf-8"))
EVERY = 12  # lines


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
