"""What a computer player is: it is shown a view, and answers."""

import math
import time
from typing import Protocol

from pelagos.kernel.contract import Answer
from pelagos.kernel.view import View


class ThinkingTime:
    """How much an agent may think about one answer; None: as much as it likes."""

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self._begun = time.monotonic()
        self._until = None if seconds is None else self._begun + seconds

    def is_endless(self) -> bool:
        return self._until is None and self.iterations is None

    def is_up(self) -> bool:
        return self._until is not None and time.monotonic() >= self._until

    def still(self, done: int) -> float:
        """How many rounds of thinking there is time for, when so many are done."""
        if self._until is None:
            return math.inf
        now = time.monotonic()
        return done * (self._until - now) / max(now - self._begun, 1e-6)


class Agent(Protocol):
    """A computer player."""

    def choose(self, view: View, clock: ThinkingTime) -> Answer:
        """One of ``view.answers``."""
