"""The Litestar application: routes, the client's files, one shape for errors."""

from pathlib import Path

from litestar import Litestar, Router, get, route
from litestar.datastructures import CacheControlHeader
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from pelagos import __version__, shelf
from pelagos.server import problems
from pelagos.server.messages import GameCard, Health, game_card

CLIENT = Path(__file__).parent / "web"
A_YEAR = 365 * 24 * 60 * 60


@get("/api/games", operation_id="listGames", sync_to_thread=False)
def list_games() -> list[GameCard]:
    """The games on the shelf."""
    return [game_card(game) for game in shelf.games()]


@get("/api/health", operation_id="health", sync_to_thread=False)
def health() -> Health:
    """Whether the server answers, and which version it is."""
    return Health(__version__)


@route("/api/{rest:path}", http_method=list(HttpMethod), include_in_schema=False)
async def nowhere(rest: FromPath[str]) -> None:
    """Keeps the client's files out of the programming interface."""
    raise NotFoundException


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


def create_app() -> Litestar:
    """A server; it holds nothing yet that outlives a request."""
    return Litestar(
        [list_games, health, nowhere, *client_routers()],
        exception_handlers=problems.HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Pelagos",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
