"""While a game is played: stand-ins, holidays."""

from typing import Final

from litestar import delete, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from pelagos.server import conduct, messages
from pelagos.server.guests import Guest
from pelagos.server.hall import Hall
from pelagos.server.routes.common import refusals
from pelagos.server.routes.rooms import SEAT


@put(f"{SEAT}/stand-in", operation_id="standIn", responses=refusals(403, 404, 409, 422))
async def stand_in(
    table: FromPath[str],
    seat: FromPath[int],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> messages.View:
    """Let a computer player answer: for oneself, or for another who has been gone for a while."""
    return await (await hall.table(table)).stand_in(guest.player, seat)


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
) -> messages.View:
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
    data: JSONBody[messages.Holiday],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> messages.View:
    """Have the clock of an own seat stand still for some days; 0: be back at once."""
    return await (await hall.table(table)).take_holiday(guest.player, data.seat, data.days)


HANDLERS: Final = (stand_in, come_back, take_holiday)
