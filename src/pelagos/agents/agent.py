"""What a computer player is: it is shown a view, and answers."""

import time
from typing import Protocol

from pelagos.kernel.contract import Answer
from pelagos.kernel.view import View


class Clock:
    """How much an agent may think about one answer; None: as much as it likes."""

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self._until = None if seconds is None else time.monotonic() + seconds

    def is_endless(self) -> bool:
        return self._until is None and self.iterations is None

    def is_up(self) -> bool:
        return self._until is not None and time.monotonic() >= self._until


class Agent(Protocol):
    """A computer player."""

    def choose(self, view: View, clock: Clock) -> Answer:
        """One of ``view.answers``."""
