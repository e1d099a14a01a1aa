"""Talking to another program line by line: what it says is bounded in length and in time."""

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import IO, Final

from pelagos.kernel.errors import PelagosError

LONGEST: Final = 1 << 16  # bytes of one line
LAST_WORDS: Final = 400  # bytes of its complaints that are kept
GLANCE: Final = 0.05  # seconds between looks whether the program is still there
LAST_BREATH: Final = 3.0  # seconds that a program which is ending may take to do so
FAREWELL: Final = 1.0  # seconds to leave by itself when the game is over


class Misbehaved(PelagosError):
    """A program that ended, kept silent, flooded us, or talked nonsense."""


class Pipe:
    """A program of its own process group, its input, its output and its complaints."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                words,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            errno = getattr(error, "errno", 0)
            raise Misbehaved("program-unstartable", {"errno": errno or 0}) from None
        self._in, self._out, self._err = map(opened, self._pipes())
        self._heard = b""
        self._unsent = b""
        self._last_words = b""

    def _pipes(self) -> tuple[IO[bytes] | None, ...]:
        return self._process.stdin, self._process.stdout, self._process.stderr

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line that it answers, or Misbehaved."""
        self._forbid_talk()
        self._unsent = question
        with selectors.DefaultSelector() as selector:
            selector.register(self._in, selectors.EVENT_WRITE)
            selector.register(self._out, selectors.EVENT_READ)
            selector.register(self._err, selectors.EVENT_READ)
            self._listen(selector, seconds)
        line, _, rest = self._heard.partition(b"\n")
        self._heard = rest
        return line

    def _forbid_talk(self) -> None:
        """Nothing may have been said since the last answer."""
        with contextlib.suppress(BlockingIOError):
            self._heard += os.read(self._out, LONGEST)
        if self._heard:
            raise Misbehaved("program-unasked", {})

    def _listen(self, selector: selectors.BaseSelector, seconds: float) -> None:
        """Until a whole line is there."""
        until = time.monotonic() + seconds
        while b"\n" not in self._heard:
            left = until - time.monotonic()
            if left <= 0:
                raise Misbehaved("program-silent", {"seconds": f"{seconds:g}"})
            ready = [key.fd for key, _ in selector.select(min(left, GLANCE))]
            for pipe in ready:
                self._serve(pipe, selector)
            if self._out not in ready and self._process.poll() is not None:
                self._hear(selector)  # a child of it may hold the pipe open

    def _serve(self, pipe: int, selector: selectors.BaseSelector) -> None:
        if pipe == self._in:
            self._send(selector)
        elif pipe == self._out:
            self._hear(selector)
        else:
            self._overhear(selector)

    def _send(self, selector: selectors.BaseSelector) -> None:
        try:
            self._unsent = self._unsent[os.write(self._in, self._unsent) :]
        except BrokenPipeError:
            self._unsent = b""  # whether it still answers is seen at its output
        if not self._unsent:
            selector.unregister(self._in)

    def _hear(self, selector: selectors.BaseSelector) -> None:
        try:
            said = os.read(self._out, LONGEST)
        except BlockingIOError:
            said = b""
        if not said:
            raise self._ended()
        self._heard += said
        if len(self._heard) > LONGEST and b"\n" not in self._heard[:LONGEST]:
            raise Misbehaved("program-floods", {"bytes": LONGEST})

    def _overhear(self, selector: selectors.BaseSelector) -> None:
        complaint = os.read(self._err, LONGEST)
        self._last_words = (self._last_words + complaint)[-LAST_WORDS:]
        if not complaint:
            selector.unregister(self._err)

    def _ended(self) -> Misbehaved:
        """Why nothing more will come."""
        try:
            status = self._process.wait(LAST_BREATH)
        except subprocess.TimeoutExpired:
            return Misbehaved("program-closed", {})
        if last := self._complaint():
            return Misbehaved("program-ended-saying", {"status": status, "words": last})
        return Misbehaved("program-ended", {"status": status})

    def _complaint(self) -> str:
        """The last line that it complained."""
        with contextlib.suppress(BlockingIOError):
            self._last_words = (self._last_words + os.read(self._err, LONGEST))[-LAST_WORDS:]
        lines = self._last_words.decode("utf-8", "replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    def close(self, farewell: bytes) -> None:
        """Say a last thing and let the program leave; then end whatever is left of it."""
        with contextlib.suppress(OSError):
            os.write(self._in, farewell)
        self._drop(self._process.stdin)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self.kill()

    def kill(self) -> None:
        """End the program and all that it started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in self._pipes():
            self._drop(pipe)

    def _drop(self, pipe: IO[bytes] | None) -> None:
        if pipe is not None:
            pipe.close()


def opened(pipe: IO[bytes] | None) -> int:
    """The number of a pipe that never makes us wait."""
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()
