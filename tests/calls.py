"""Tells which test calls which function, in every process that a test starts.

``tests/mutants.py`` puts a copy of this beside the package with the mistakes, as the
``sitecustomize`` that Python loads first.
"""

import os
from pathlib import Path
from typing import Final

from mutmut.mutation import trampoline

CALLS: Final = "PELAGOS_TEST_CALLS"  # the file that they are added to
NAME: Final = "PELAGOS_TEST_NAME"  # a file that holds the name of the test that runs
told: set[tuple[str, str]] = set()


def tell(function: str, caller: str | None = None) -> None:
    test = Path(os.environ.get(NAME, os.devnull)).read_text("utf-8")
    if test and (test, function) not in told:
        told.add((test, function))
        with Path(os.environ[CALLS]).open("a", encoding="utf-8") as file:
            file.write(f"{test}\t{function}\n")


if CALLS in os.environ:
    setattr(trampoline, "record_trampoline_hit", tell)  # noqa: B010 - mypy knows no such thing
