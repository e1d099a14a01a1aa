"""Sockets, of a table and of the lobby: what there is to see at once, and after every change."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from pelagos.kernel.errors import PelagosError
from pelagos.server.errors import Forbidden, Malformed
from pelagos.server.guard import is_foreign
from pelagos.server.guests import guest_of
from pelagos.server.hall import Hall
from pelagos.server.messages import Problem, Pulse
from pelagos.server.problems import status_of, trouble_of
from pelagos.server.table import Table

AUTO: Final = "auto"
PRIVATE_CODES: Final = 4000  # where a socket's own close codes begin

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: AnySocket,
    table: FromPath[str],
    hall: NamedDependency[Hall],
    seat: FromQuery[str] = AUTO,
    since: FromQuery[str] = "0",
) -> None:
    """Sends views; whatever the client sends is a question whether we are still there."""
    async with attended(socket):
        found = await hall.table(table)
        player = (await hall.accounts.recognise(guest_of(socket))).player
        own = number(seat) if seat != AUTO else None
        await show_table(socket, found, player, own, number(since))


@websocket("/api/lobby/live")
async def lobby_live(socket: AnySocket, hall: NamedDependency[Hall]) -> None:
    """Sends the open tables, likewise."""
    async with attended(socket):
        with hall.lobby.watch() as news:
            await show(socket, send_lobby(socket, hall, news), lambda: 0)


@contextlib.asynccontextmanager
async def attended(socket: AnySocket) -> AsyncIterator[None]:
    """Takes a socket of our own pages, and turns it away where that is needed."""
    await socket.accept()
    try:
        if is_foreign(socket):
            raise Forbidden("cross-site", {})
        yield
    except WebSocketDisconnect:
        return
    except PelagosError as error:
        await turn_away(socket, error)


def number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 7:
        raise Malformed("malformed", {})
    return int(text)


async def show_table(
    socket: AnySocket, table: Table, player: str, seat: int | None, since: int
) -> None:
    with table.watch(player) as news:
        views = send_views(socket, table, player, seat, since, news)
        await show(socket, views, lambda: len(table.log.lines))


async def show(
    socket: AnySocket, sends: Coroutine[Any, Any, None], line: Callable[[], int]
) -> None:
    """Send until the client is gone."""
    sending = asyncio.create_task(sends)
    leaving = asyncio.create_task(until_gone(socket, line))
    try:
        await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        leaving.cancel()
        sending.cancel()
    if sending.done() and not sending.cancelled():
        sending.result()


async def send_views(
    socket: AnySocket,
    table: Table,
    player: str,
    seat: int | None,
    since: int,
    news: asyncio.Event,
) -> None:
    while True:
        news.clear()
        view = await table.view(player, seat, since)
        await socket.send_json(view)
        since = view.line
        await news.wait()


async def send_lobby(socket: AnySocket, hall: Hall, news: asyncio.Event) -> None:
    while True:
        news.clear()
        await socket.send_json(await hall.lobby.look())
        await news.wait()


async def until_gone(socket: AnySocket, line: Callable[[], int]) -> None:
    """Say to whoever asks that we are still there; a sleeping line can be told only so."""
    with contextlib.suppress(WebSocketDisconnect, OSError):
        while True:
            await socket.receive_data(mode="text")
            await socket.send_json(Pulse(line()))


async def turn_away(socket: AnySocket, error: PelagosError) -> None:
    """The one error shape as the last message; its code is also the reason of the close."""
    trouble = trouble_of(error)
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_json(Problem(trouble))
        await socket.close(PRIVATE_CODES + status_of(error), trouble.code)
