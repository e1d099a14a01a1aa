"""What the routes share: who asks, and which refusals a route documents."""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, Final, TypeVar

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, QueryParameter

from pelagos.server.context import Context
from pelagos.server.errors import HungUp
from pelagos.server.messages.errors import Problem
from pelagos.server.people.identity import Identity, guest_of
from pelagos.server.people.scopes import check_scope

AnyRequest = Request[Any, Any, Any]
MOST: Final = 1_000_000
SeatQuery = FromQuery[int | None]
SinceQuery = Annotated[int, QueryParameter(ge=0, le=MOST)]
FromLine = Annotated[int, QueryParameter(name="from", ge=0, le=MOST)]
T = TypeVar("T")

MEANING: Final = {
    400: "The request does not have the form we expect.",
    401: "Not without the right password or token.",
    403: "Not by this guest.",
    404: "There is no such thing.",
    409: "Somebody was faster; look again.",
    413: "Too large.",
    422: "Understood, but the rules or the game do not allow it.",
    429: "Too many in a minute, or at once.",
    503: "Not now; the same request, later.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, each in the one shape; malformed or too much any request can be."""
    return {
        status: ResponseSpec(Problem, description=MEANING[status], generate_examples=False)
        for status in sorted({400, 429, *statuses})
    }


async def provide_guest(request: AnyRequest, context: NamedDependency[Context]) -> Identity:
    guest = await context.accounts.recognise(guest_of(request))
    if guest.scope is not None:
        check_scope(guest.scope, str(request.method), request.url.path)
    return guest


async def while_awaited(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """What the work brings; it ends, and so does the request, as soon as nobody awaits it."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(left(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise HungUp("hung-up", {})
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.wait({working, leaving})


async def left(request: AnyRequest) -> None:
    """Until the client has hung up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
