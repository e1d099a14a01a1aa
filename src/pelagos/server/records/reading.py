"""What is done in processes that can be ended: reading what somebody brings, and whole games."""

import contextlib
import gc
import gzip
import os
import re
import signal
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from pelagos import shelf
from pelagos.kernel import record
from pelagos.kernel.errors import BadBox
from pelagos.server.bounds import BOX_DOTS, BOX_KEYS, POOL_SECONDS
from pelagos.server.messages import records
from pelagos.server.model import Box
from pelagos.server.pools.processes import Overdue
from pelagos.server.table.replay import Wanted, page
from pelagos.server.table.storage import find_for

POLITE: Final = 5  # by how much these processes give way to the one that answers people
PACKING: Final = 5  # of gzip's levels
BETWEEN_KEYS: Final = re.compile(r"[=,\n\[\]{}]")
# Strings and comments, also such as do not end; nothing here is ever read twice.
NO_KEYS: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:""")?'
    r"|'''(?:[^']|'(?!''))*+(?:''')?"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+",
    re.DOTALL,
)

A = TypeVar("A")
T = TypeVar("T")


class Brought(Struct, frozen=True):
    """A box file that somebody brings for a game."""

    game: str
    text: str


class Sheet(Struct, frozen=True):
    """A record that somebody brings, and its box where that is not one of the house."""

    data: bytes
    box: Box | None


def settle_in() -> None:
    """In a new process: give way to the server; unpack."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    shelf.games()
    gc.freeze()


def bounded(work: tuple[Callable[[A], T], A]) -> T:
    """What the function says; Overdue where that takes too much time of the processor."""
    function, argument = work
    with at_most(POOL_SECONDS):
        return function(argument)


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """So many seconds of the processor, where the system counts them."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGPROF, overdue)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def overdue(number: int, frame: FrameType | None) -> None:
    raise Overdue


def read_box(brought: Brought) -> Box:
    """A box file with its fingerprint, or BadBox."""
    check_keys(brought.text)
    try:
        game = shelf.with_box(brought.game, brought.text)
    except RecursionError:
        raise BadBox("box-not-toml", {"why": "it is nested too deeply"}) from None
    return Box(game.box_fingerprint, brought.text)


def check_keys(text: str) -> None:
    """Refuse what TOML would take long to read: it counts every part of every key again."""
    bare = NO_KEYS.sub('"', text)
    if bare.count("=") + bare.count("[") > BOX_KEYS:
        raise BadBox("box-too-many-keys", {"most": BOX_KEYS})
    if max(part.count(".") for part in BETWEEN_KEYS.split(bare)) > BOX_DOTS:
        raise BadBox("box-too-deep", {"most": BOX_DOTS})


def read_record(sheet: Sheet) -> records.RecordVerdict:
    """What a record is found to be, or BrokenRecord."""
    verdict = record.verify(sheet.data, find_for(sheet.box))
    return msgspec.convert(verdict, records.RecordVerdict, from_attributes=True)


def read_frames(wanted: Wanted) -> bytes:
    """A page of a game as packed JSON, ready to be sent."""
    return gzip.compress(msgspec.json.encode(page(wanted)), PACKING)
