"""What every request passes: no foreign pages, not too much, and headers that keep pages safe."""

from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from pelagos.server.errors import Forbidden
from pelagos.server.guests import Connection

LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 2 * 1024 * 1024
READING: Final = ("GET", "HEAD", "OPTIONS")

HEADERS: Final = {
    "content-security-policy": "; ".join(
        [
            "default-src 'self'",
            "img-src 'self' data:",
            "style-src-attr 'unsafe-inline'",
            "object-src 'none'",
            "base-uri 'self'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


async def add_headers(message: Message, scope: Scope) -> None:
    """Before every answer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if str(scope["path"]).startswith("/api/"):
            headers["cache-control"] = "no-store"


def is_foreign(connection: Connection) -> bool:
    """Whether a page of another site has sent this."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")


async def only_possible_paths(connection: Connection, _: BaseRouteHandler) -> None:
    """No file and no table has a name with a zero byte in it, and asking for one is an error."""
    if "\0" in str(connection.scope["path"]):
        raise NotFoundException


async def only_own_pages(connection: Connection, _: BaseRouteHandler) -> None:
    """Lets other sites read what anybody may read, and change nothing."""
    method = connection.scope.get("method")
    if method is not None and method not in READING and is_foreign(connection):
        raise Forbidden("cross-site", {})
