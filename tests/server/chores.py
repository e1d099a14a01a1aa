"""What pools of processes are asked in tests. It imports little, so that they begin soon."""

import os
import time
from collections.abc import Callable
from pathlib import Path

LONG = 60.0  # seconds, far more than anything here takes


def settle_in() -> None:
    os.environ["SETTLED"] = "yes"


def double(number: int) -> int:
    assert os.environ["SETTLED"] == "yes"
    return 2 * number


def number_of_process(_: object) -> int:
    return os.getpid()


def hang(file: Path | None) -> None:
    """For longer than anybody waits; once it has begun, the file is there."""
    if file is not None:
        file.touch()
    time.sleep(LONG)


def wait_for(file: Path) -> int:
    """Until there is such a file."""
    file.with_name(f"{file.name}.begun").touch()
    while not file.exists():
        time.sleep(0.01)
    return os.getpid()


def ponder(_: object) -> None:
    """About any question, for longer than anybody waits."""
    time.sleep(LONG)


def spin(_: object) -> None:
    while True:
        pass


def die(_: object) -> None:
    os._exit(1)


def die_once(file: Path) -> str:
    """Where it is not written down yet that it has died."""
    if not file.exists():
        file.touch()
        os._exit(1)
    return "alive"


def fill(size: int) -> int:
    return len(bytearray(size))


class Own(Exception):
    def __init__(self, one: int, other: int) -> None:
        super().__init__("own")


def fail(error: type[Exception]) -> None:
    raise Own(1, 2) if error is Own else error("here")


def refuse(error: Exception) -> None:
    raise error


class Poison:
    """What nobody survives who reads it."""

    def __reduce__(self) -> tuple[Callable[[int], object], tuple[int]]:
        return os._exit, (1,)
