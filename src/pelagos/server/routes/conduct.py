"""While a game is played: stand-ins, holidays, resignations, and what everybody agrees on."""

from typing import Final

from litestar import delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from pelagos.server import clocks, conduct
from pelagos.server.guests import Guest
from pelagos.server.hall import Hall
from pelagos.server.messages import play
from pelagos.server.routes.common import refusals
from pelagos.server.routes.rooms import SEAT


@put(f"{SEAT}/stand-in", operation_id="standIn", responses=refusals(403, 404, 409, 422))
async def stand_in(
    table: FromPath[str],
    seat: FromPath[int],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> play.View:
    """Let a computer player answer: for oneself, or for another who has been gone for a while."""
    player, found = guest.player, await hall.table(table)
    present, absence = found.present, found.absence
    return await found.manage(player, lambda s: conduct.stand_in(s, player, seat, present, absence))


@delete(
    f"{SEAT}/stand-in",
    operation_id="comeBack",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 422),
)
async def come_back(
    table: FromPath[str],
    seat: FromPath[int],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> play.View:
    """Answer oneself again; not in a turn for which there was no time left."""
    player, found = guest.player, await hall.table(table)
    return await found.manage(player, lambda s: conduct.come_back(s, player, seat))


@put(
    "/api/tables/{table:str}/holiday",
    operation_id="takeHoliday",
    responses=refusals(403, 404, 409, 413, 422),
)
async def take_holiday(
    table: FromPath[str],
    data: JSONBody[play.Holiday],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> play.View:
    """Have the clock of an own seat stand still for some days; 0: be back at once."""
    player, found = guest.player, await hall.table(table)
    return await found.manage(
        player, lambda s: clocks.take_holiday(s, player, data.seat, data.days, found.now())
    )


@post(
    f"{SEAT}/resign",
    operation_id="resign",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 422),
)
async def resign(
    table: FromPath[str],
    seat: FromPath[int],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> play.View:
    """Give up: a computer player answers for the seat to the end, and nobody comes back."""
    player, found = guest.player, await hall.table(table)
    is_over = found.log.is_finished
    return await found.manage(player, lambda s: conduct.resign(s, player, seat, is_over))


@put(
    "/api/tables/{table:str}/wishes/{kind:str}",
    operation_id="wish",
    responses=refusals(403, 404, 409, 413, 422),
)
async def wish(
    table: FromPath[str],
    kind: FromPath[play.WishKind],
    data: JSONBody[play.Consent],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> play.View:
    """Ask everybody for something, agree with who did, decline, or withdraw it."""
    return await (await hall.table(table)).wish(guest.player, kind, data)


@delete(
    "/api/tables/{table:str}/pause",
    operation_id="resume",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 422),
)
async def resume(
    table: FromPath[str], hall: NamedDependency[Hall], guest: NamedDependency[Guest]
) -> play.View:
    """Go on after a pause; anybody at the table may."""
    player, found = guest.player, await hall.table(table)
    return await found.manage(player, lambda s: conduct.resume(s, player))


HANDLERS: Final = (stand_in, come_back, take_holiday, resign, wish, resume)
