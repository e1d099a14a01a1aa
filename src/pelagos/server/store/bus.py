"""News between the processes that share a database: what one has changed, all of them hear.

PostgreSQL carries the notes (``LISTEN``/``NOTIFY``), each in the transaction of the change that it
tells of: nobody hears of a change that was not kept. Where there is one process only, it hears
itself, in the same way.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pelagos.server import metrics

TABLE: Final = "table"  # the topic of notes on a table that has changed
PRESENCE: Final = "presence"  # of notes on who comes and goes at a table
DIED: Final = "died"  # the detail of such a note where it was a process that went
IN_LOBBY: Final = "lobby"  # the detail of a note on a table that the lobby shows
SETTLED: Final = "settled"  # and of one whose result says what its table cannot know

CHANNEL: Final = "pelagos_"  # followed by the schema: several servers may share a database
PAUSE: Final = 0.5  # seconds between two attempts to reach the database
ID_BITS: Final = 31  # the number of a process fits a key of PostgreSQL's locks
# A line that died without a word is noticed after about half a minute.
ALIVE: Final = {"keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3}

log = logging.getLogger("uvicorn.error")


class Note(Struct, frozen=True):
    """Something has changed: look again. Whoever hears it reads the database, not the note."""

    topic: str
    id: str
    detail: str = ""
    sender: int = 0  # the number of the process


Hear = Callable[[Note], None]


class Bus:
    """Hands notes to those who listen in this process: all there is to do where it is alone."""

    def __init__(self) -> None:
        self.number = secrets.randbits(ID_BITS)  # of this process
        self.is_listening = True
        self._hearers: dict[str, list[Hear]] = defaultdict(list)
        self._after_a_gap: list[Callable[[], None]] = []

    def listen(self, topic: str, hear: Hear) -> None:
        """Have every note on a topic handed over, those of this process too."""
        self._hearers[topic].append(hear)

    def after_a_gap(self, look_again: Callable[[], None]) -> None:
        """Have something done after a time in which notes may have been missed."""
        self._after_a_gap.append(look_again)

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""

    async def send(self, connection: AsyncConnection, notes: Sequence[Note]) -> None:
        """Within the transaction of a change: tell the others, if it is kept."""

    def sent(self, notes: Sequence[Note]) -> None:
        """The change is kept."""
        for note in notes:
            self._hand_over(self._own(note))

    def _own(self, note: Note) -> Note:
        return msgspec.structs.replace(note, sender=self.number)

    def _hand_over(self, note: Note) -> None:
        metrics.NOTES.labels(note.topic).inc()
        for hear in self._hearers[note.topic]:
            hear(note)


class PostgresBus(Bus):
    """Notes by ``NOTIFY``; a connection of its own listens, and comes back when it is lost."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine
        self.is_listening = False
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._stay(ready))
        await ready.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def send(self, connection: AsyncConnection, notes: Sequence[Note]) -> None:
        notify = text(f"SELECT pg_notify('{CHANNEL}' || current_schema(), :payload)")
        for note in notes:
            payload = msgspec.json.encode(self._own(note)).decode()
            await connection.execute(notify, {"payload": payload})

    def sent(self, notes: Sequence[Note]) -> None:
        """PostgreSQL tells this process, too."""

    async def _stay(self, ready: asyncio.Event) -> None:
        """Listen; when the database is gone, until it is back."""
        from psycopg import Error

        while True:
            try:
                await self._listen(ready)
            except (Error, OSError) as error:
                if self.is_listening:
                    log.warning("the database does not speak to us: %s", error)
            except Exception:
                log.exception("what the database told us could not be heard")
            self.is_listening = False
            await asyncio.sleep(PAUSE)

    async def _listen(self, ready: asyncio.Event) -> None:
        async with await dedicated(self._engine) as connection:
            schema = await (await connection.execute("SELECT current_schema()")).fetchone()
            await connection.execute(f'LISTEN "{CHANNEL}{schema[0]}"')
            self.is_listening = True
            ready.set()
            for look_again in self._after_a_gap:
                look_again()
            async for notify in connection.notifies():
                self._hand_over(msgspec.json.decode(notify.payload, type=Note))


async def dedicated(engine: AsyncEngine) -> Any:
    """A connection beside those that the engine lends, made as it makes them."""
    from psycopg import AsyncConnection as Psycopg

    _, options = engine.dialect.create_connect_args(engine.url)
    return await Psycopg.connect(**{**options, **ALIVE}, autocommit=True)


def bus_for(engine: AsyncEngine) -> Bus:
    return Bus() if engine.url.get_backend_name() == "sqlite" else PostgresBus(engine)
