"""What the routes share: who asks, and which refusals a route documents."""

from typing import Annotated, Any, Final

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, QueryParameter

from pelagos.server.founding import guest_name
from pelagos.server.guests import Guest, guest_of
from pelagos.server.hall import Hall
from pelagos.server.messages.service import Problem
from pelagos.server.scopes import check_scope

AnyRequest = Request[Any, Any, Any]
MOST: Final = 1_000_000
SeatQuery = FromQuery[int | None]
SinceQuery = Annotated[int, QueryParameter(ge=0, le=MOST)]

MEANING: Final = {
    400: "The request does not have the form we expect.",
    401: "Not without the right password or token.",
    403: "Not by this guest.",
    404: "There is no such thing.",
    409: "Somebody was faster; look again.",
    413: "Too large.",
    422: "Understood, but the rules or the game do not allow it.",
    429: "Too many in a minute.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, each in the one shape; malformed or too much any request can be."""
    return {
        status: ResponseSpec(Problem, description=MEANING[status], generate_examples=False)
        for status in sorted({400, 429, *statuses})
    }


async def provide_guest(request: AnyRequest, hall: NamedDependency[Hall]) -> Guest:
    guest = await hall.accounts.recognise(guest_of(request))
    if guest.scope is not None:
        check_scope(guest.scope, str(request.method), request.url.path)
    return guest


def name_for(guest: Guest, wish: str) -> str:
    """Who has an account plays under its handle; guests under any name."""
    return guest.handle or guest_name(wish)
