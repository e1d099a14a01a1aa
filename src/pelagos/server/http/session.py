"""A table on one socket: what it has shown so far, and what is answered over it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from pelagos.kernel.errors import PelagosError
from pelagos.server import metrics
from pelagos.server.errors import Malformed
from pelagos.server.http.problems import status_of, trouble_of
from pelagos.server.http.sockets import AnySocket, send
from pelagos.server.messages.answers import Declined, GivenAnswer
from pelagos.server.messages.tables import TableView
from pelagos.server.people.identity import Identity
from pelagos.server.people.scopes import check_scope
from pelagos.server.table.table import Table

ANSWER: Final = msgspec.json.Decoder(GivenAnswer)
ANSWERING: Final = "POST"  # what it would be as a request

Hear = Callable[[], Awaitable[None]]
Who = Callable[[], Awaitable[Identity]]


class TableSession:
    """Sends the table whenever it looks different, and what is said there.

    Always to whoever the cookie is now: a session may have ended meanwhile.
    """

    def __init__(
        self, socket: AnySocket, table: Table, who: Who, seat: int | None, since: int
    ) -> None:
        self._socket = socket
        self._table = table
        self._who = who
        self._seat = seat
        self._since = since
        self._shown: TableView | None = None
        self._one_at_a_time = asyncio.Lock()

    async def follow(self, news: asyncio.Event, hear: Hear | None) -> None:
        """Show the table now, and again after every change."""
        news.set()
        while True:
            await news.wait()
            if news.is_set():  # else it was shown with the own answer that was the news
                await self._show(news)
            if hear is not None:
                await hear()

    async def answer(self, text: str, news: asyncio.Event) -> None:
        """Take an answer, and show what it has led to; or say why it is not taken."""
        given = answer_in(text)
        try:
            guest = await self._who()
            if guest.scope is not None:
                check_scope(guest.scope, ANSWERING, self._socket.url.path)
            await self._table.take(guest.player, given)
        except PelagosError as error:
            trouble = trouble_of(error)
            metrics.REFUSALS.labels(trouble.code).inc()
            await send(self._socket, Declined(given.request, status_of(error), trouble))
        else:
            await self._show(news, given.request)

    async def _show(self, news: asyncio.Event, answered: str | None = None) -> None:
        async with self._one_at_a_time:
            news.clear()
            player = (await self._who()).player
            view = await self._table.view(player, self._seat, self._since)
            self._since = view.line
            if answered is not None:
                await send(self._socket, replace(view, answered=answered))
            elif view != self._shown:
                await send(self._socket, view)
            self._shown = replace(view, story=[], since=self._since)


def answer_in(text: str) -> GivenAnswer:
    try:
        return ANSWER.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Malformed("malformed", {}) from None
