"""The built client: one page that finds its way by the address, and the assets it loads."""

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response

from pelagos.server.people.scopes import READING

FOLDER: Final = Path(__file__).parents[1] / "web"
FRESH: Final = {"cache-control": "no-cache"}


def is_built() -> bool:
    """Whether there is a client to show."""
    return (FOLDER / "index.html").exists()


def page(status: int = 200) -> Response[bytes]:
    """The client, wherever in it somebody enters."""
    content = (FOLDER / "index.html").read_bytes()
    return Response(content, status_code=status, headers=FRESH, media_type=MediaType.HTML)


def is_asked_for(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser wants something to show to a person, outside the interface."""
    wants_page = MediaType.HTML.value in request.headers.get("accept", "")
    is_outside = not request.url.path.startswith("/api/")
    return request.method in READING and wants_page and is_outside and is_built()
