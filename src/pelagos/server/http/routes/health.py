"""For whatever watches over the process: whether it lives, and whether to send it people."""

from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency

from pelagos.server.context import Context

NO_STORE: Final = {"cache-control": "no-store"}


@get("/healthz", include_in_schema=False)
async def healthz() -> Response[dict[str, str]]:
    """The process lives; where this fails, restart it."""
    return Response({"status": "ok"}, headers=NO_STORE)


@get("/readyz", include_in_schema=False)
async def readyz(context: NamedDependency[Context]) -> Response[dict[str, str]]:
    """Whether the database answers and is of our version, and we are not about to stop."""
    trouble = await context.trouble()
    status = 200 if trouble is None else 503
    return Response({"status": trouble or "ok"}, status_code=status, headers=NO_STORE)


HANDLERS: Final = (healthz, readyz)
