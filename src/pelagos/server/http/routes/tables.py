"""Tables: making one, looking, answering, taking back, taking away."""

import gzip
from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec.structs import replace

from pelagos.server.context import Context
from pelagos.server.http.routes.dependencies import (
    MOST,
    AnyRequest,
    FromLine,
    SeatQuery,
    SinceQuery,
    refusals,
    while_awaited,
)
from pelagos.server.http.routes.feeds import AS_IT_COMES
from pelagos.server.http.routes.games import game_detail
from pelagos.server.http.routes.visitor import TABLE, Visitor
from pelagos.server.messages import answers, games, lobby, records, rooms, tables
from pelagos.server.people.identity import Identity, cookie_for
from pelagos.server.records.reading import Brought, read_frames
from pelagos.server.seating.marks import marks_of
from pelagos.server.table.replay import Wanted
from pelagos.server.throttle import address_of

RECORD_TYPE: Final = "application/jsonl"


def frames_or(*statuses: int) -> dict[int, ResponseSpec]:
    """A page of a game, and the refusals."""
    said = ResponseSpec(records.Frames, description="A page.", generate_examples=False)
    return {200: said, **refusals(*statuses)}


@post(
    "/api/tables",
    operation_id="newTable",
    responses=refusals(403, 404, 413, 422, 503),
)
async def new_table(
    request: AnyRequest,
    data: JSONBody[rooms.NewTable],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> Response[rooms.Opened]:
    """Make a table; the guest gets a cookie that owns the seats."""
    box = None
    if data.box is not None and not data.lesson:
        bringing = context.boxes.bring(Brought(data.game, data.box), address_of(request))
        box = await while_awaited(request, bringing)
    context.scheduler.origins.note(guest.player, address_of(request))
    opened = rooms.Opened(await context.matchmaking.create(guest.player, data, guest.handle, box))
    return Response(opened, cookies=[cookie_for(guest, request)])


@get("/api/tables", operation_id="myTables", responses=refusals())
async def my_tables(
    context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> list[lobby.TableCard]:
    """The tables where the guest has a seat, latest first."""
    return [] if guest.is_new else await context.listing.mine(guest.player)


@get(TABLE, operation_id="viewTable", responses=refusals(403, 404))
async def view_table(
    visitor: NamedDependency[Visitor],
    seat: SeatQuery = None,
    since: SinceQuery = 0,
) -> tables.TableView:
    """What the guest sees; the story begins after line ``since``."""
    return await visitor.table.view(visitor.player, seat, since)


@post(
    f"{TABLE}/answers",
    operation_id="answer",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 413, 422),
)
async def answer(
    data: JSONBody[answers.GivenAnswer], visitor: NamedDependency[Visitor]
) -> tables.TableView:
    """Answer the question that a seat is asked; sent again, it still counts once."""
    return await visitor.table.answer(visitor.player, data)


@post(
    f"{TABLE}/undo",
    operation_id="undo",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 413, 422),
)
async def undo(
    data: JSONBody[answers.TakeBack], visitor: NamedDependency[Visitor]
) -> tables.TableView:
    """Take the last answer back, unless somebody has learned something since."""
    return await visitor.table.undo(visitor.player, data)


@get(f"{TABLE}/why", operation_id="why", responses=refusals(403, 404, 422))
async def why(
    visitor: NamedDependency[Visitor],
    seat: Annotated[int, QueryParameter(ge=0, le=MOST)],
    says: FromQuery[str],
) -> tables.Refused | None:
    """Why a seat may not give an answer now; null where it may."""
    return await visitor.table.why_not(visitor.player, seat, says)


@get(f"{TABLE}/hint", operation_id="hint", responses=refusals(403, 404, 409, 422))
async def hint(
    table: FromPath[str],
    request: AnyRequest,
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
    seat: Annotated[int, QueryParameter(ge=0, le=MOST)],
) -> list[answers.Hint]:
    """The best few answers to what a seat is asked, the best first; that is noted for good."""
    return await context.hints.hint(guest.player, table, seat, address_of(request))


@post(
    f"{TABLE}/rematch",
    operation_id="rematch",
    responses=refusals(403, 404, 422),
)
async def rematch(
    table: FromPath[str], context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> rooms.Opened:
    """Another game for the same people; everybody who asks gets the same table, and is ready."""
    return rooms.Opened(await context.rematches.rematch(guest.player, table))


@get(f"{TABLE}/words", operation_id="tableWords", responses=refusals(403, 404))
async def table_words(visitor: NamedDependency[Visitor]) -> tables.BoxWords:
    """What the box of the table calls its parts; it stays the same throughout the game."""
    await visitor.table.check_visible(visitor.player)
    return tables.BoxWords(visitor.table.log.game.own_words())


@get(f"{TABLE}/box", operation_id="tableBox", responses=refusals(403, 404))
async def table_box(visitor: NamedDependency[Visitor]) -> games.GameDetail:
    """The game with what is in the box of this table, to look at before one sits down."""
    await visitor.table.check_visible(visitor.player)
    return game_detail(visitor.table.log.game, visitor.table.kept.box.text)


@get(
    f"{TABLE}/frames",
    operation_id="tableFrames",
    opt={AS_IT_COMES: True},
    responses=frames_or(403, 404, 503),
)
async def table_frames(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    context: NamedDependency[Context],
    seat: SeatQuery = None,
    first: FromLine = 0,
) -> Response[bytes]:
    """The game to step through: a finished one in full, else as the seat has seen it.

    So many positions are sent, from a line on.
    """
    wanted = await visitor.table.frames(visitor.player, seat, first)
    wanted = replace(wanted, site=context.signer.site, marks=marks_of(visitor.table.kept))
    return await send_frames(request, context, wanted)


@get(
    f"{TABLE}/record",
    operation_id="tableRecord",
    media_type=RECORD_TYPE,
    responses=refusals(403, 404),
)
async def table_record(
    visitor: NamedDependency[Visitor],
    context: NamedDependency[Context],
    seat: SeatQuery = None,
) -> Response[str]:
    """The record to take away: whole and signed after the end, before that what the seat knows."""
    text = await visitor.table.record(visitor.player, seat)
    kept = visitor.table.kept
    signed = await context.signer.signed(text, marks_of(kept))
    return download(signed, f"{kept.game}-{kept.id}.jsonl")


async def send_frames(request: AnyRequest, context: Context, wanted: Wanted) -> Response[bytes]:
    """As they come from where they were made, packed; unpacked for the few who ask for that."""
    reading = context.readers.read(read_frames, wanted, address_of(request))
    packed = await while_awaited(request, reading)
    headers = {"vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type=MediaType.JSON, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(packed, media_type=MediaType.JSON, headers=headers)


def download(text: str, name: str, type: str = RECORD_TYPE) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=type, headers=headers)


HANDLERS: Final = (
    new_table,
    my_tables,
    view_table,
    answer,
    undo,
    why,
    hint,
    rematch,
    table_words,
    table_box,
    table_frames,
    table_record,
)
