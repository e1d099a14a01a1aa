"""What every request passes: no foreign pages, not too much, and headers that keep pages safe."""

from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from pelagos.server.errors import Forbidden
from pelagos.server.people.identity import renew_cookie
from pelagos.server.people.scopes import READING
from pelagos.server.throttle import Connection

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
    "permissions-policy": ", ".join(
        f"{ability}=()"
        for ability in (
            "accelerometer",
            "browsing-topics",
            "camera",
            "display-capture",
            "geolocation",
            "gyroscope",
            "magnetometer",
            "microphone",
            "midi",
            "payment",
            "serial",
            "usb",
        )
    ),
}
ONLY_HTTPS: Final = f"max-age={365 * 24 * 60 * 60}"  # browsers come back by HTTPS only
QUOTED: Final = 100  # letters of a header that a refusal repeats


async def add_headers(message: Message, scope: Scope) -> None:
    """Before every answer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if scope["scheme"] == "https":
            headers["strict-transport-security"] = ONLY_HTTPS
        if str(scope["path"]).startswith("/api/"):
            headers["cache-control"] = "no-store"
            await renew_cookie(message, scope)


def is_foreign(connection: Connection) -> bool:
    """Whether a page of another site has sent this."""
    origin = connection.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != connection.headers.get("host")


def cross_site(connection: Connection) -> Forbidden:
    """The refusal, with the two headers that do not fit: a proxy may have changed one."""
    headers = {name: connection.headers.get(name, "")[:QUOTED] for name in ("origin", "host")}
    return Forbidden("cross-site", headers)


async def only_possible_paths(connection: Connection, _: BaseRouteHandler) -> None:
    """No file and no table has a name with a zero byte in it, and asking for one is an error."""
    if "\0" in str(connection.scope["path"]):
        raise NotFoundException


async def only_own_pages(connection: Connection, _: BaseRouteHandler) -> None:
    """Lets other sites read what anybody may read, and change nothing."""
    method = connection.scope.get("method")
    if method is not None and method not in READING and is_foreign(connection):
        raise cross_site(connection)
