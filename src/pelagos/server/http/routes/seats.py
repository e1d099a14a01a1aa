"""Sitting down: seats, who is ready, beginning the game; the lobby and quick matches."""

from typing import Final

import msgspec
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from pelagos.server.context import Context
from pelagos.server.http.routes.dependencies import AnyRequest, refusals
from pelagos.server.http.routes.visitor import SEAT, TABLE, Visitor
from pelagos.server.messages import rooms, tables
from pelagos.server.messages.lobby import Lobby
from pelagos.server.people.identity import Identity, cookie_for
from pelagos.server.seating import before, clocks
from pelagos.server.table.create import agent_name
from pelagos.server.throttle import address_of


@get("/api/lobby", operation_id="lobby", responses=refusals())
async def lobby(context: NamedDependency[Context]) -> Lobby:
    """The open tables; ``/api/lobby/live`` sends them again whenever they change."""
    return await context.listing.look()


@post("/api/quick", operation_id="quickMatch", responses=refusals(403, 404, 413, 422))
async def quick_match(
    request: AnyRequest,
    data: JSONBody[rooms.Quick],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> Response[rooms.Opened]:
    """Sit down at the first table that waits for anybody; where there is none, open one."""
    name = await context.accounts.name_for(guest, data.name)
    wanted = msgspec.structs.replace(data, name=name)
    context.scheduler.origins.note(guest.player, address_of(request))
    opened = rooms.Opened(await context.matchmaking.quick(guest.claim(data.request), wanted))
    return Response(opened, cookies=[cookie_for(guest, request)])


@post(
    SEAT,
    operation_id="claimSeat",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 413, 422),
)
async def claim_seat(
    request: AnyRequest,
    seat: FromPath[int],
    data: JSONBody[rooms.TakeSeat],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
    visitor: NamedDependency[Visitor],
) -> Response[tables.TableView]:
    """Take an open seat, or another name; a table that begins by itself begins with the last."""
    claim, name = guest.claim(), await context.accounts.name_for(guest, data.name)
    view = await visitor.table.arrange(visitor.player, lambda s: before.sit(s, seat, name, claim))
    return Response(view, cookies=[cookie_for(guest, request)])


@delete(
    SEAT, operation_id="freeSeat", status_code=HTTP_200_OK, responses=refusals(403, 404, 409, 422)
)
async def free_seat(seat: FromPath[int], visitor: NamedDependency[Visitor]) -> tables.TableView:
    """Leave a seat before the game begins; the host may free the seats of others."""
    return await visitor.arrange(before.free, seat)


@put(f"{SEAT}/agent", operation_id="fillSeat", responses=refusals(403, 404, 409, 413, 422))
async def fill_seat(
    seat: FromPath[int], data: JSONBody[rooms.Fill], visitor: NamedDependency[Visitor]
) -> tables.TableView:
    """Give an open seat to a computer player; only the host may."""
    name = agent_name(data.name, data.agent)
    return await visitor.arrange(before.fill, seat, data.agent, name)


@put(f"{TABLE}/visibility", operation_id="setVisibility", responses=refusals(403, 404, 409, 413))
async def set_visibility(
    data: JSONBody[rooms.Opening], visitor: NamedDependency[Visitor]
) -> tables.TableView:
    """Say who may come, before the game begins; only the host may."""
    return await visitor.arrange(before.admit, data.visibility)


@put(f"{TABLE}/delay", operation_id="setDelay", responses=refusals(403, 404, 409, 413, 422))
async def set_delay(
    data: JSONBody[tables.Delay], visitor: NamedDependency[Visitor]
) -> tables.TableView:
    """Say how far behind the game those are who only watch, before it begins; by the host."""
    return await visitor.arrange(before.set_delay, data.answers)


@put(f"{TABLE}/tempo", operation_id="setTempo", responses=refusals(403, 404, 409, 413))
async def set_tempo(
    data: JSONBody[tables.Pace], visitor: NamedDependency[Visitor]
) -> tables.TableView:
    """Say how much time there will be, before the game begins; only the host may."""
    return await visitor.arrange(clocks.set_tempo, data.tempo)


@put(f"{TABLE}/ready", operation_id="setReady", responses=refusals(403, 404, 409, 413))
async def set_ready(
    data: JSONBody[rooms.Ready], visitor: NamedDependency[Visitor]
) -> tables.TableView:
    """Say that one is ready to begin, or not yet."""
    return await visitor.arrange(before.set_ready, data.is_ready)


@post(
    f"{TABLE}/start",
    operation_id="start",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 422),
)
async def start(visitor: NamedDependency[Visitor]) -> tables.TableView:
    """Begin the game: by the host, when every seat is taken and everybody else is ready."""
    return await visitor.arrange(before.start)


HANDLERS: Final = (
    lobby,
    quick_match,
    claim_seat,
    free_seat,
    fill_seat,
    set_visibility,
    set_ready,
    start,
    set_delay,
    set_tempo,
)
