"""The Litestar application: routes, the client's pages, what every request passes."""

from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Response, Router, get, route
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_404_NOT_FOUND

from pelagos import __version__
from pelagos.server import guard, journal, problems
from pelagos.server.bodies import StrictRequest
from pelagos.server.errors import Missing
from pelagos.server.hall import Hall
from pelagos.server.routes import (
    accounts,
    chat,
    conduct,
    doors,
    games,
    health,
    live,
    mail,
    passkeys,
    players,
    records,
    rooms,
    stream,
    tables,
)
from pelagos.server.routes.common import provide_guest
from pelagos.server.routes.visitor import provide_visitor

KEY: Final = SecurityScheme(
    type="http", scheme="bearer", description="A key of an account: see docs/doors.md."
)
CLIENT: Final = Path(__file__).parent / "web"
A_YEAR: Final = 365 * 24 * 60 * 60
# What the client shows by itself; it finds its way by the address.
PAGES: Final = ("table", "player", "leaders", "replay", "rules", "box", "learn", "mail")


async def in_one_shape(response: Response[Any]) -> Response[Any]:
    """Litestar would answer with a page where there is no such document."""
    return problems.nowhere() if response.status_code == HTTP_404_NOT_FOUND else response


def document() -> OpenAPIConfig:
    """The description of the interface, and where it is."""
    return OpenAPIConfig(
        title="Pelagos",
        version=__version__,
        openapi_router=Router(
            "/api/schema", route_handlers=[], include_in_schema=False, after_request=in_one_shape
        ),
        render_plugins=[JsonRenderPlugin()],
        components=Components(security_schemes={"key": KEY}),
        security=[{}, {"key": []}],
        use_handler_docstrings=True,
    )


@route("/api/{rest:path}", http_method=list(HttpMethod), include_in_schema=False)
async def nowhere(rest: FromPath[str]) -> None:
    """Keeps the client's files out of the programming interface."""
    raise NotFoundException


@get(
    ["/lobby", "/account", *(f"/{page}/{{rest:path}}" for page in PAGES)],
    include_in_schema=False,
    media_type=MediaType.HTML,
    cache_control=CacheControlHeader(no_cache=True),
)
async def page(rest: FromPath[str] = "") -> Response[bytes]:
    """The client, wherever in it somebody enters."""
    if not (CLIENT / "index.html").exists():
        raise NotFoundException
    return Response((CLIENT / "index.html").read_bytes(), media_type=MediaType.HTML)


def client_routers() -> list[Router]:
    """The built client: assets carry a hash in their name and never change, pages do."""
    if not (CLIENT / "index.html").exists():
        return []
    forever = CacheControlHeader(max_age=A_YEAR, immutable=True, public=True)
    fresh = CacheControlHeader(no_cache=True)
    return [
        create_static_files_router(
            "/assets", directories=[CLIENT / "assets"], cache_control=forever, name="assets"
        ),
        create_static_files_router(
            "/", directories=[CLIENT], html_mode=True, cache_control=fresh, name="pages"
        ),
    ]


def create_app(hall: Hall) -> Litestar:
    """A server for the tables of a hall, which is open already and closes with it."""

    async def provide_hall() -> Hall:
        return hall

    routes = [*games.HANDLERS, *tables.HANDLERS, *rooms.HANDLERS, *records.HANDLERS]
    routes += [*conduct.HANDLERS, *accounts.HANDLERS, *players.HANDLERS, *chat.HANDLERS]
    routes += [*doors.HANDLERS, *stream.HANDLERS, *passkeys.HANDLERS, *mail.HANDLERS]
    interface = [*routes, live.live, live.lobby_live, *health.HANDLERS]
    return Litestar(
        [*interface, nowhere, page, *client_routers()],
        dependencies={
            "hall": Provide(provide_hall),
            "guest": Provide(provide_guest),
            "visitor": Provide(provide_visitor),
        },
        on_shutdown=[hall.close],
        request_class=StrictRequest,
        middleware=[journal.observed],
        guards=[guard.only_possible_paths, guard.only_own_pages, hall.limits.check],
        before_send=[guard.add_headers],
        request_max_body_size=guard.LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, exclude_opt_key=stream.AS_IT_COMES
        ),
        exception_handlers=problems.HANDLERS | {Missing: hall.limits.missed},
        logging_config=None,  # the command that serves has set it up
        openapi_config=document(),
    )
