"""What the routes share: who asks, and which refusals a route documents."""

from typing import Annotated, Any, Final

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, QueryParameter

from pelagos.server.errors import Forbidden
from pelagos.server.founding import guest_name
from pelagos.server.guard import READING
from pelagos.server.guests import Guest, guest_of
from pelagos.server.hall import Hall
from pelagos.server.messages.service import Problem
from pelagos.server.store.doors import Scope

AnyRequest = Request[Any, Any, Any]
MOST: Final = 1_000_000
SeatQuery = FromQuery[int | None]
SinceQuery = Annotated[int, QueryParameter(ge=0, le=MOST)]

# Where a token opens the door.
PLAYED_AT: Final = ("/api/tables", "/api/quick")
LOOKED_AT: Final = (
    *PLAYED_AT,
    *(
        f"/api/{each}"
        for each in ("me", "lobby", "stream", "players", "games", "agents", "records")
    ),
)

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


def check_scope(scope: Scope, method: str, path: str) -> None:
    """With a token one looks and plays; what concerns the account itself takes a browser."""
    is_reading = method in READING
    doors = LOOKED_AT if is_reading else PLAYED_AT
    if not any(path == door or path.startswith(f"{door}/") for door in doors):
        raise Forbidden("not-by-token", {})
    if not is_reading and scope == "read":
        raise Forbidden("token-only-reads", {})


def name_for(guest: Guest, wish: str) -> str:
    """Who has an account plays under its handle; guests under any name."""
    return guest.handle or guest_name(wish)
