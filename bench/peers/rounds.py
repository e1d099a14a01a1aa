"""What the peers share: they are told a task and a time, and answer with figures.

Lines ``TASK SECONDS`` come in; one line of JSON goes out for each. Processor time is counted,
so that the neighbours on a busy machine matter less.
"""

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version

# Nanoseconds a decision, games a second, nanoseconds a copy; None: there is no such thing.
Figures = tuple[float, float | None, float | None]


def serve(package: str, tasks: dict[str, Callable[[float], Figures]]) -> None:
    for line in sys.stdin:
        task, seconds = line.rsplit(maxsplit=1)
        decision, games, copy = tasks[task](float(seconds))
        figures = {"ns_per_decision": decision, "games_per_second": games, "ns_per_copy": copy}
        print(json.dumps({**figures, "version": version(package)}), flush=True)


def per_call(call: Callable[[], object], seconds: float) -> float:
    """Nanoseconds that a call takes."""
    calls, spent = 0, 0
    while spent < seconds * 1e9:
        began = time.process_time_ns()
        for _ in range(20):
            call()
        spent += time.process_time_ns() - began
        calls += 20
    return spent / calls
