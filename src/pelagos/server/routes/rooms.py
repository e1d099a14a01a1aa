"""Sitting down: seats, who is ready, beginning the game; the lobby and quick matches."""

from typing import Final

import msgspec
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from pelagos.server import clocks, seating
from pelagos.server.founding import agent_name
from pelagos.server.guests import Guest, cookie_for
from pelagos.server.hall import Hall
from pelagos.server.messages import play, rooms
from pelagos.server.messages.lobby import Lobby
from pelagos.server.routes.common import AnyRequest, name_for, refusals

SEAT: Final = "/api/tables/{table:str}/seats/{seat:int}"


@get("/api/lobby", operation_id="lobby", responses=refusals())
async def lobby(hall: NamedDependency[Hall]) -> Lobby:
    """The open tables; ``/api/lobby/live`` sends them again whenever they change."""
    return await hall.lobby.look()


@post("/api/quick", operation_id="quickMatch", responses=refusals(403, 404, 413, 422))
async def quick_match(
    request: AnyRequest,
    data: JSONBody[rooms.Quick],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> Response[rooms.Opened]:
    """Sit down at the first table that waits for anybody; where there is none, open one."""
    wanted = msgspec.structs.replace(data, name=name_for(guest, data.name))
    opened = rooms.Opened(await hall.quick(guest.claim(data.request), wanted))
    return Response(opened, cookies=[cookie_for(guest, request)])


@post(
    SEAT,
    operation_id="claimSeat",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 413, 422),
)
async def claim_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[rooms.Claim],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> Response[play.View]:
    """Take an open seat, or another name; a table that begins by itself begins with the last."""
    claim, name = guest.claim(), name_for(guest, data.name)
    found = await hall.table(table)
    view = await found.arrange(guest.player, lambda s: seating.sit(s, seat, name, claim))
    return Response(view, cookies=[cookie_for(guest, request)])


@delete(
    SEAT, operation_id="freeSeat", status_code=HTTP_200_OK, responses=refusals(403, 404, 409, 422)
)
async def free_seat(
    table: FromPath[str],
    seat: FromPath[int],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> play.View:
    """Leave a seat before the game begins; the host may free the seats of others."""
    player, found = guest.player, await hall.table(table)
    return await found.arrange(player, lambda s: seating.free(s, player, seat))


@put(f"{SEAT}/agent", operation_id="fillSeat", responses=refusals(403, 404, 409, 413, 422))
async def fill_seat(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[rooms.Fill],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> play.View:
    """Give an open seat to a computer player; only the host may."""
    player, found, name = guest.player, await hall.table(table), agent_name(data.name, data.agent)
    return await found.arrange(player, lambda s: seating.fill(s, player, seat, data.agent, name))


@put(
    "/api/tables/{table:str}/visibility",
    operation_id="setVisibility",
    responses=refusals(403, 404, 409, 413),
)
async def set_visibility(
    table: FromPath[str],
    data: JSONBody[rooms.Opening],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> play.View:
    """Say who may come, before the game begins; only the host may."""
    player, found = guest.player, await hall.table(table)
    return await found.arrange(player, lambda s: seating.admit(s, player, data.visibility))


@put(
    "/api/tables/{table:str}/delay",
    operation_id="setDelay",
    responses=refusals(403, 404, 409, 413, 422),
)
async def set_delay(
    table: FromPath[str],
    data: JSONBody[play.Delay],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> play.View:
    """Say how far behind the game those are who only watch, before it begins; by the host."""
    player, found = guest.player, await hall.table(table)
    return await found.arrange(player, lambda s: seating.set_delay(s, player, data.answers))


@put(
    "/api/tables/{table:str}/tempo",
    operation_id="setTempo",
    responses=refusals(403, 404, 409, 413),
)
async def set_tempo(
    table: FromPath[str],
    data: JSONBody[play.Pace],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> play.View:
    """Say how much time there will be, before the game begins; only the host may."""
    player, found = guest.player, await hall.table(table)
    return await found.arrange(player, lambda s: clocks.set_tempo(s, player, data.tempo))


@put(
    "/api/tables/{table:str}/ready",
    operation_id="setReady",
    responses=refusals(403, 404, 409, 413),
)
async def set_ready(
    table: FromPath[str],
    data: JSONBody[rooms.Ready],
    hall: NamedDependency[Hall],
    guest: NamedDependency[Guest],
) -> play.View:
    """Say that one is ready to begin, or not yet."""
    player, found = guest.player, await hall.table(table)
    return await found.arrange(player, lambda s: seating.set_ready(s, player, data.is_ready))


@post(
    "/api/tables/{table:str}/start",
    operation_id="start",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 409, 422),
)
async def start(
    table: FromPath[str], hall: NamedDependency[Hall], guest: NamedDependency[Guest]
) -> play.View:
    """Begin the game: by the host, when every seat is taken and everybody else is ready."""
    player, found = guest.player, await hall.table(table)
    return await found.arrange(player, lambda s: seating.start(s, player))


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
