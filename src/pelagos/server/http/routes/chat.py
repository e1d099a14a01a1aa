"""The chat of a table: reading, saying something, muting somebody, reporting a line."""

from typing import Final

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from pelagos.server.context import Context
from pelagos.server.http.routes.dependencies import AnyRequest, SinceQuery, refusals
from pelagos.server.http.routes.visitor import TABLE, Visitor
from pelagos.server.messages import chat
from pelagos.server.people.identity import Identity, cookie_for
from pelagos.server.throttle import address_of

CHAT: Final = f"{TABLE}/chat"
LINE: Final = f"{CHAT}/{{line:int}}"


@get(CHAT, operation_id="readChat", responses=refusals(403, 404))
async def read_chat(
    context: NamedDependency[Context],
    visitor: NamedDependency[Visitor],
    since: SinceQuery = 0,
) -> chat.Chat:
    """What was said at a table after line ``since`` of its chat."""
    return await context.chats.read(visitor.table, visitor.player, since)


@post(
    CHAT,
    operation_id="say",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 413, 422, 429),
)
async def say(
    data: JSONBody[chat.Say],
    context: NamedDependency[Context],
    visitor: NamedDependency[Visitor],
) -> chat.Chat:
    """Say something to everybody at a table where one sits; sent again, it is said once."""
    return await context.chats.say(visitor.table, visitor.player, data)


@put(f"{LINE}/mute", operation_id="mute", responses=refusals(403, 404, 422))
async def mute(
    request: AnyRequest,
    line: FromPath[int],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
    visitor: NamedDependency[Visitor],
) -> Response[chat.Chat]:
    """Hear nothing more, at any table, of whoever has said this line."""
    told = await context.chats.mute(visitor.table, visitor.player, line, is_muted=True)
    return Response(told, cookies=[cookie_for(guest, request)])


@delete(
    f"{LINE}/mute",
    operation_id="unmute",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 422),
)
async def unmute(
    line: FromPath[int],
    context: NamedDependency[Context],
    visitor: NamedDependency[Visitor],
) -> chat.Chat:
    """Hear them again."""
    return await context.chats.mute(visitor.table, visitor.player, line, is_muted=False)


@put(f"{LINE}/report", operation_id="report", responses=refusals(403, 404, 422, 429))
async def report(
    request: AnyRequest,
    line: FromPath[int],
    context: NamedDependency[Context],
    visitor: NamedDependency[Visitor],
) -> chat.Chat:
    """Show a line, with what was said around it, to whoever runs this server."""
    address = address_of(request)
    return await context.chats.report(visitor.table, visitor.player, line, address)


HANDLERS: Final = (read_chat, say, mute, unmute, report)
