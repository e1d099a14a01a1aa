"""Streams of newline-delimited JSON, for programs; an empty line says that we are still there."""

import contextlib
from typing import Final

from litestar import get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream
from msgspec import Struct

from pelagos.server.context import Context
from pelagos.server.errors import Denied
from pelagos.server.http.limits import Limits
from pelagos.server.http.routes.dependencies import AnyRequest, SeatQuery, refusals
from pelagos.server.http.routes.visitor import TABLE, Visitor
from pelagos.server.lobby.feeds import Lines
from pelagos.server.messages import tokens
from pelagos.server.people.identity import Identity, guest_of

LINES: Final = "application/x-ndjson"
AS_IT_COMES: Final = "as_it_comes"  # not compressed: a line is sent when it is there
UNBUFFERED: Final = {"x-accel-buffering": "no"}  # nginx hands it on as it comes, too


def lines(kind: type[Struct], *statuses: int) -> dict[int, ResponseSpec]:
    """What a stream says, line by line, and the refusals."""
    said = ResponseSpec(kind, description="Lines of this.", generate_examples=False)
    return {200: said, **refusals(*statuses)}


@get(
    "/api/stream/event",
    operation_id="streamEvents",
    opt={AS_IT_COMES: True},
    responses=lines(tokens.StreamEvent, 401, 429),
)
async def stream_events(
    request: AnyRequest,
    context: NamedDependency[Context],
    limits: NamedDependency[Limits],
    guest: NamedDependency[Identity],
) -> Stream:
    """Games that start, turns that are one's own, games that end; at first those being played."""
    return streamed(request, context, limits, guest, context.feeds.events(guest.player))


@get(
    f"{TABLE}/stream",
    operation_id="streamTable",
    opt={AS_IT_COMES: True},
    responses=lines(tokens.TableEvent, 401, 403, 404, 429),
)
async def stream_table(
    request: AnyRequest,
    context: NamedDependency[Context],
    limits: NamedDependency[Limits],
    guest: NamedDependency[Identity],
    visitor: NamedDependency[Visitor],
    seat: SeatQuery = None,
) -> Stream:
    """What the guest sees, at once and after every change, until the game is over."""
    await visitor.table.view(visitor.player, seat, 0)  # refused before the stream begins
    lines = context.feeds.table(visitor.table, visitor.player, seat)
    return streamed(request, context, limits, guest, lines)


def streamed(
    request: AnyRequest, context: Context, limits: Limits, guest: Identity, lines: Lines
) -> Stream:
    """A stream counts like a socket; TooMany before it begins."""
    context.feeds.check(guest.player)
    with limits.socket(request):
        return Stream(
            guarded(request, context, limits, guest, lines), media_type=LINES, headers=UNBUFFERED
        )


async def guarded(
    request: AnyRequest, context: Context, limits: Limits, guest: Identity, lines: Lines
) -> Lines:
    """The lines, for as long as whoever asked for them may have them."""
    with limits.socket(request):
        async with contextlib.aclosing(lines):
            async for line in lines:
                if not await is_still(request, context, guest):
                    return
                yield line


async def is_still(request: AnyRequest, context: Context, guest: Identity) -> bool:
    """Whether nobody has signed out, or revoked the key, meanwhile."""
    if guest.handle is None:
        return True
    try:
        return (await context.accounts.recognise(guest_of(request))).player == guest.player
    except Denied:
        return False


HANDLERS: Final = (stream_events, stream_table)
