"""How fast the engine is, measured inside it: random playouts and copies, nothing else.

Processor time is counted, so that the neighbours on a busy machine matter less.

``python -m pelagos.arena.speed`` measures whichever build it finds on its path: it reads lines
``GAME SEATS SECONDS`` and answers each with one line of JSON. A box file may be named behind it.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any, Final

from pelagos import shelf
from pelagos.files import read_text
from pelagos.kernel import play
from pelagos.kernel.contract import Game, State
from pelagos.kernel.options import settle
from pelagos.kernel.play import advance, play_unchecked, playout, random_answer
from pelagos.kernel.roll import Roll

COPIES: Final = 200  # copies of a position before the clock is read again


def build() -> str:
    """Which build of the engine is running."""
    return "interpreted" if str(play.__file__).endswith(".py") else "compiled"


def measure(game: Game, seats: int, seconds: float, seed: int) -> dict[str, Any]:
    """One round: playouts for most of the time, copies for the rest."""
    first = first_position(game, seats)
    roll = Roll(seed)
    decisions, games, spent = time_playouts(first, roll, seconds * 0.8)
    return {
        "game": game.key,
        "seats": seats,
        "build": build(),
        "ns_per_decision": spent / decisions,
        "ns_per_copy": time_copies(middle_position(first, roll), seconds * 0.2),
        "games_per_second": games / spent * 1e9,
    }


def first_position(game: Game, seats: int) -> State:
    state = game.setup(seats, settle(game, seats, {}), game.rules)
    advance(state)
    return state


def time_playouts(first: State, roll: Roll, seconds: float) -> tuple[int, int, int]:
    """Decisions, games and nanoseconds of as many playouts as fit."""
    decisions, games, spent = 0, 0, 0
    while spent < seconds * 1e9:
        state = first.copy()
        began = time.process_time_ns()
        decisions += playout(state, roll)
        spent += time.process_time_ns() - began
        games += 1
    return decisions, games, spent


def middle_position(first: State, roll: Roll) -> State:
    """A position about half way through a random game."""
    turns = steps_to_end(first.copy(), roll) // 2
    state = first.copy()
    for _ in range(turns):
        if state.agenda:
            play_unchecked(state, random_answer(state, roll))
    return state


def steps_to_end(state: State, roll: Roll) -> int:
    count = 0
    while state.agenda:
        play_unchecked(state, random_answer(state, roll))
        count += 1
    return count


def time_copies(state: State, seconds: float) -> float:
    """Nanoseconds a copy takes."""
    copies, spent = 0, 0
    while spent < seconds * 1e9:
        began = time.process_time_ns()
        for _ in range(COPIES):
            state.copy()
        spent += time.process_time_ns() - began
        copies += COPIES
    return spent / copies


def serve(box: str | None = None) -> None:
    """``box``: other components of the only game that is asked for."""
    for seed, line in enumerate(sys.stdin):
        key, seats, seconds = line.split()
        row = measure(shelf.with_box(key, box), int(seats), float(seconds), seed)
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    serve(read_text(Path(sys.argv[1])) if sys.argv[1:] else None)
