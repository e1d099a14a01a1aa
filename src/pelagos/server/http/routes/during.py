"""While a game is played: stand-ins, holidays, resignations, and what everybody agrees on."""

from typing import Final

from litestar import delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from pelagos.server.http.routes.dependencies import refusals
from pelagos.server.http.routes.visitor import SEAT, TABLE, Visitor
from pelagos.server.messages import tables
from pelagos.server.model import Seating, WishKind
from pelagos.server.seating import clocks, during


@put(f"{SEAT}/stand-in", operation_id="standIn", responses=refusals(403, 404, 409, 422))
async def stand_in(seat: FromPath[int], visitor: NamedDependency[Visitor]) -> tables.TableView:
    """Let a computer player answer: for oneself, or for another who has been gone for a while."""
    table = visitor.table

    def replace(seating: Seating, player: str) -> None:
        during.stand_in(seating, player, seat, table.present, table.absence, table.moment())

    return await visitor.manage(replace)


@delete(
    f"{SEAT}/stand-in",
    operation_id="comeBack",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 422),
)
async def come_back(seat: FromPath[int], visitor: NamedDependency[Visitor]) -> tables.TableView:
    """Answer oneself again; not in a turn for which there was no time left."""
    return await visitor.manage(during.come_back, seat)


@put(f"{TABLE}/holiday", operation_id="takeHoliday", responses=refusals(403, 404, 409, 413, 422))
async def take_holiday(
    data: JSONBody[tables.Holiday], visitor: NamedDependency[Visitor]
) -> tables.TableView:
    """Have the clock of an own seat stand still for some days; 0: be back at once."""
    return await visitor.manage(clocks.take_holiday, data.seat, data.days, visitor.table.now())


@post(
    f"{SEAT}/resign",
    operation_id="resign",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 422),
)
async def resign(seat: FromPath[int], visitor: NamedDependency[Visitor]) -> tables.TableView:
    """Give up: a computer player answers for the seat to the end, and nobody comes back."""

    def give_up(seating: Seating, player: str) -> None:
        during.resign(seating, player, seat, visitor.table.moment())

    return await visitor.manage(give_up)


@put(
    f"{TABLE}/wishes/{{kind:str}}", operation_id="wish", responses=refusals(403, 404, 409, 413, 422)
)
async def wish(
    kind: FromPath[WishKind],
    data: JSONBody[tables.Consent],
    visitor: NamedDependency[Visitor],
) -> tables.TableView:
    """Ask everybody for something, agree with who did, decline, or withdraw it."""
    return await visitor.table.wish(visitor.player, kind, data)


@delete(
    f"{TABLE}/pause",
    operation_id="resume",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 422),
)
async def resume(visitor: NamedDependency[Visitor]) -> tables.TableView:
    """Go on after a pause; anybody at the table may."""
    return await visitor.manage(during.resume)


HANDLERS: Final = (stand_in, come_back, take_holiday, resign, wish, resume)
