"""Tables: making one, looking, answering, taking back, taking away."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from pelagos.server.guests import Guest, cookie_for
from pelagos.server.hall import Hall
from pelagos.server.messages import answers, games, lobby, play, records, rooms
from pelagos.server.routes.common import MOST, AnyRequest, SeatQuery, SinceQuery, refusals
from pelagos.server.routes.games import game_detail

RECORD_TYPE: Final = "application/jsonl"


@post(
    "/api/tables",
    operation_id="newTable",
    responses=refusals(403, 404, 413, 422),
)
async def new_table(
    request: AnyRequest,
    data: JSONBody[rooms.NewTable],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> Response[rooms.Opened]:
    """Make a table; the guest gets a cookie that owns the seats."""
    opened = rooms.Opened(await hall.create(guest.player, data, guest.handle))
    return Response(opened, cookies=[cookie_for(guest, request)])


@get("/api/tables", operation_id="myTables", responses=refusals())
async def my_tables(
    hall: NamedDependency[Hall], guest: NamedDependency[Guest]
) -> list[lobby.TableCard]:
    """The tables where the guest has a seat, latest first."""
    return [] if guest.is_new else await hall.mine(guest.player)


@get("/api/tables/{table:str}", operation_id="viewTable", responses=refusals(403, 404))
async def view_table(
    table: FromPath[str],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    seat: SeatQuery = None,
    since: SinceQuery = 0,
) -> play.View:
    """What the guest sees; the story begins after line ``since``."""
    return await (await hall.table(table)).view(guest.player, seat, since)


@post(
    "/api/tables/{table:str}/answers",
    operation_id="answer",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 413, 422),
)
async def answer(
    table: FromPath[str],
    data: JSONBody[answers.Answer],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> play.View:
    """Answer the question that a seat is asked; sent again, it still counts once."""
    return await (await hall.table(table)).answer(guest.player, data)


@post(
    "/api/tables/{table:str}/undo",
    operation_id="undo",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 413, 422),
)
async def undo(
    table: FromPath[str],
    data: JSONBody[answers.TakeBack],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> play.View:
    """Take the last answer back, unless somebody has learned something since."""
    return await (await hall.table(table)).undo(guest.player, data)


@get("/api/tables/{table:str}/why", operation_id="why", responses=refusals(403, 404, 422))
async def why(
    table: FromPath[str],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    seat: Annotated[int, QueryParameter(ge=0, le=MOST)],
    says: FromQuery[str],
) -> play.Refused | None:
    """Why a seat may not give an answer now; null where it may."""
    return await (await hall.table(table)).why_not(guest.player, seat, says)


@get("/api/tables/{table:str}/hint", operation_id="hint", responses=refusals(403, 404))
async def hint(
    table: FromPath[str],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    seat: Annotated[int, QueryParameter(ge=0, le=MOST)],
) -> list[answers.Hint]:
    """The best few answers to the question that a seat is asked, the best first."""
    return await hall.hint(guest.player, table, seat)


@post(
    "/api/tables/{table:str}/rematch",
    operation_id="rematch",
    responses=refusals(403, 404, 422),
)
async def rematch(
    table: FromPath[str], hall: NamedDependency[Hall], guest: NamedDependency[Guest]
) -> rooms.Opened:
    """Another game for the same people; everybody who asks gets the same table, and is ready."""
    return rooms.Opened(await hall.rematch(guest.player, table))


@get("/api/tables/{table:str}/words", operation_id="tableWords", responses=refusals(403, 404))
async def table_words(
    table: FromPath[str], hall: NamedDependency[Hall], guest: NamedDependency[Guest]
) -> play.BoxWords:
    """What the box of the table calls its parts; it stays the same throughout the game."""
    found = await hall.table(table)
    await found.check_visible(guest.player)
    return play.BoxWords(found.log.game.own_words())


@get("/api/tables/{table:str}/box", operation_id="tableBox", responses=refusals(403, 404))
async def table_box(
    table: FromPath[str], hall: NamedDependency[Hall], guest: NamedDependency[Guest]
) -> games.GameDetail:
    """The game with what is in the box of this table, to look at before one sits down."""
    found = await hall.table(table)
    await found.check_visible(guest.player)
    return game_detail(found.log.game, found.kept.box)


@get("/api/tables/{table:str}/frames", operation_id="tableFrames", responses=refusals(403, 404))
async def table_frames(
    table: FromPath[str],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    seat: SeatQuery = None,
) -> records.Frames:
    """The game to step through: a finished one in full, else as the seat has seen it."""
    return await (await hall.table(table)).frames(guest.player, seat)


@get(
    "/api/tables/{table:str}/record",
    operation_id="tableRecord",
    media_type=RECORD_TYPE,
    responses=refusals(403, 404),
)
async def table_record(
    table: FromPath[str],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
    seat: SeatQuery = None,
) -> Response[str]:
    """The record to take away: whole after the end, before that what the seat may know."""
    found = await hall.table(table)
    text = await found.record(guest.player, seat)
    return download(text, f"{found.kept.game}-{table}.jsonl")


def download(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=RECORD_TYPE, headers=headers)


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
