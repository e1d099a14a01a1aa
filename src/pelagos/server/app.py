"""The Litestar application: routes, the client's pages, what every request passes."""

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
from pelagos.server import access_log
from pelagos.server.bounds import BODY_KB, KB
from pelagos.server.context import Context
from pelagos.server.errors import Missing
from pelagos.server.http import client, guard, problems
from pelagos.server.http.limits import Limits
from pelagos.server.http.routes import (
    accounts,
    chat,
    during,
    feeds,
    games,
    health,
    live,
    mail,
    passkeys,
    players,
    records,
    recovery,
    seats,
    tables,
    tokens,
)
from pelagos.server.http.routes.dependencies import provide_guest
from pelagos.server.http.routes.visitor import provide_visitor
from pelagos.server.http.strict_body import StrictRequest

KEY: Final = SecurityScheme(
    type="http", scheme="bearer", description="A key of an account: see docs/doors.md."
)
A_YEAR: Final = 365 * 24 * 60 * 60
# What the client shows by itself; it finds its way by the address.
ALONE: Final = ("lobby", "account", "recover", "ratings")
OF_GAMES: Final = ("leaders", "replay", "rules", "box", "learn")  # without a game: any
OF_ONE: Final = ("table", "player", "mail")


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
    [
        *(f"/{page}" for page in (*ALONE, *OF_GAMES)),
        *(f"/{page}/{{rest:path}}" for page in (*OF_GAMES, *OF_ONE)),
    ],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def page(rest: FromPath[str] = "") -> Response[bytes]:
    """The client, wherever in it somebody enters."""
    if not client.is_built():
        raise NotFoundException
    return client.page()


def client_routers() -> list[Router]:
    """The built client: assets carry a hash in their name and never change, pages do."""
    if not client.is_built():
        return []
    forever = CacheControlHeader(max_age=A_YEAR, immutable=True, public=True)
    fresh = CacheControlHeader(no_cache=True)
    return [
        create_static_files_router(
            "/assets", directories=[client.FOLDER / "assets"], cache_control=forever, name="assets"
        ),
        create_static_files_router(
            "/", directories=[client.FOLDER], html_mode=True, cache_control=fresh, name="pages"
        ),
    ]


def create_app(context: Context) -> Litestar:
    """A server with the parts of a context, which is open already and closes with it."""

    limits = Limits(context.settings)

    async def provide_context() -> Context:
        return context

    async def provide_limits() -> Limits:
        return limits

    routes = [*games.HANDLERS, *tables.HANDLERS, *seats.HANDLERS, *records.HANDLERS]
    routes += [*during.HANDLERS, *accounts.HANDLERS, *players.HANDLERS, *chat.HANDLERS]
    routes += [*tokens.HANDLERS, *feeds.HANDLERS, *passkeys.HANDLERS, *mail.HANDLERS]
    routes += recovery.HANDLERS
    interface = [*routes, live.live, live.lobby_live, *health.HANDLERS]
    return Litestar(
        [*interface, nowhere, page, *client_routers()],
        dependencies={
            "context": Provide(provide_context),
            "limits": Provide(provide_limits),
            "guest": Provide(provide_guest),
            "visitor": Provide(provide_visitor),
        },
        on_shutdown=[context.close],
        request_class=StrictRequest,
        middleware=[access_log.observed],
        guards=[guard.only_possible_paths, guard.only_own_pages, limits.check],
        before_send=[guard.add_headers],
        request_max_body_size=BODY_KB * KB,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, exclude_opt_key=feeds.AS_IT_COMES
        ),
        exception_handlers=problems.HANDLERS | {Missing: limits.missed},
        logging_config=None,  # the command that serves has set it up
        openapi_config=document(),
    )
