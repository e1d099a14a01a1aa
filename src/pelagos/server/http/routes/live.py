"""Sockets, of a table and of the lobby: what there is to see at once, and after every change."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any, Final

from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from pelagos.kernel.errors import PelagosError
from pelagos.server import metrics
from pelagos.server.background import UNREACHABLE
from pelagos.server.context import Context
from pelagos.server.errors import Away, Malformed, Missing
from pelagos.server.http.guard import cross_site, is_foreign
from pelagos.server.http.limits import A_MINUTE, Limits
from pelagos.server.http.problems import status_of, trouble_of
from pelagos.server.http.routes.visitor import note_origin
from pelagos.server.http.session import Hear, TableSession, Who
from pelagos.server.http.sockets import AnySocket, send, still_there
from pelagos.server.messages.chat import Chat, Watchers
from pelagos.server.messages.errors import Problem
from pelagos.server.messages.tables import Heartbeat
from pelagos.server.people.identity import Identity, guest_of
from pelagos.server.table.chat import Chats, hears, watchers
from pelagos.server.table.table import Table
from pelagos.server.throttle import Bucket

AUTO: Final = "auto"
PRIVATE_CODES: Final = 4000  # where a socket's own close codes begin

QUESTIONS: Final = 120  # that a client may ask in a minute

OBJECT: Final = "{"  # with which an answer begins

Told = Callable[[str], Awaitable[None]]


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: AnySocket,
    table: FromPath[str],
    context: NamedDependency[Context],
    limits: NamedDependency[Limits],
    seat: FromQuery[str] = AUTO,
    since: FromQuery[str] = "0",
    chat: FromQuery[str | None] = None,
) -> None:
    """Sends views and, where ``chat`` says since which line, what is said and who watches.

    The client sends answers; anything else is a question whether we are still there.
    """
    async with attended(socket, limits):
        found, guest = await context.tables.find(table), guest_of(socket)

        async def who() -> Identity:
            return await context.accounts.recognise(guest)

        own = number(seat) if seat != AUTO else None
        hear = None if chat is None else hearing(socket, context.chats, found, who, number(chat))
        screen = TableSession(socket, found, who, own, number(since))
        await show_table(socket, context, limits, screen, found, await who(), hear)


@websocket("/api/lobby/live")
async def lobby_live(
    socket: AnySocket, context: NamedDependency[Context], limits: NamedDependency[Limits]
) -> None:
    """Sends the open tables, likewise."""
    async with attended(socket, limits):
        with context.listing.watch() as news:
            await show(socket, send_lobby(socket, context, news), lambda: 0, context.restart)


@contextlib.asynccontextmanager
async def attended(socket: AnySocket, limits: Limits) -> AsyncIterator[None]:
    """Takes a socket of our own pages, and turns it away where that is needed."""
    await socket.accept()
    try:
        if is_foreign(socket):
            raise cross_site(socket)
        with limits.socket(socket), metrics.SOCKETS.track_inprogress():
            yield
    except WebSocketDisconnect:
        return
    except PelagosError as error:
        if isinstance(error, Missing):
            limits.guessed(socket)
        await turn_away(socket, error)
    except UNREACHABLE:
        await turn_away(socket, Away("away", {}))


def number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 7:
        raise Malformed("malformed", {})
    return int(text)


def hearing(socket: AnySocket, chats: Chats, table: Table, who: Who, since: int) -> Hear:
    """Sends what was said since the last time, and who watches where that has changed."""
    known = Watchers([], 0)

    async def hear() -> None:
        nonlocal since, known
        player = (await who()).player
        if not hears(table, player):
            return
        if said := (await chats.read(table, player, since)).chat:
            since = said[-1].n
            await send(socket, Chat(said))
        if (now := watchers(table)) != known:
            known = now
            await send(socket, now)

    return hear


async def show_table(
    socket: AnySocket,
    context: Context,
    limits: Limits,
    screen: TableSession,
    table: Table,
    guest: Identity,
    hear: Hear | None,
) -> None:
    """Show a table, and take what is answered."""
    note_origin(context, table, guest.player, socket)

    def line() -> int:
        return len(table.sight(guest.player).tale.log.lines)

    with table.watch(guest.player, guest.handle) as news:

        async def told(text: str) -> None:
            limits.count(socket, len(text))
            await screen.answer(text, news)

        await show(socket, screen.follow(news, hear), line, context.restart, told)


async def show(
    socket: AnySocket,
    sends: Coroutine[Any, Any, None],
    line: Callable[[], int],
    restart: asyncio.Event,
    told: Told | None = None,
) -> None:
    """Send until the client is gone, or has to come back because we go."""
    doing = (sends, until_gone(socket, line, told), until_restart(restart))
    tasks = [asyncio.create_task(each) for each in doing]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
    for task in tasks:
        if task.done() and not task.cancelled():
            task.result()


async def send_lobby(socket: AnySocket, context: Context, news: asyncio.Event) -> None:
    while True:
        news.clear()
        await send(socket, await context.listing.look())
        await news.wait()


async def until_restart(restart: asyncio.Event) -> None:
    await restart.wait()
    raise Away("restarting", {})


async def until_gone(socket: AnySocket, line: Callable[[], int], told: Told | None) -> None:
    """Take answers; say to whoever asks anything else that we are still there.

    A sleeping line can be told only so.
    """
    pace = Bucket(QUESTIONS, A_MINUTE)
    while True:
        try:
            text = await socket.receive_data(mode="text")
        except (WebSocketDisconnect, OSError):
            return
        if told is not None and text.startswith(OBJECT):
            await told(text)
        else:
            pace.count("")
            await send(socket, Heartbeat(line()))


async def turn_away(socket: AnySocket, error: PelagosError) -> None:
    """The one error shape as the last message; its code is also the reason of the close."""
    trouble = trouble_of(error)
    metrics.REFUSALS.labels(trouble.code).inc()
    with contextlib.suppress(WebSocketDisconnect):
        await send(socket, Problem(trouble))
        async with still_there():
            await socket.close(PRIVATE_CODES + status_of(error), trouble.code)
