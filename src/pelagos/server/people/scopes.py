"""What a token is good for."""

from typing import Final

from pelagos.server.errors import Forbidden
from pelagos.server.store.tokens import Scope

READING: Final = ("GET", "HEAD", "OPTIONS")
# Where a token opens the door.
PLAYED_AT: Final = ("/api/tables", "/api/quick")
LOOKED_AT: Final = (
    *PLAYED_AT,
    *(
        f"/api/{each}"
        for each in ("me", "lobby", "stream", "players", "games", "agents", "records")
    ),
)


def check_scope(scope: Scope, method: str, path: str) -> None:
    """With a token one looks and plays; what concerns the account itself takes a browser."""
    is_reading = method in READING
    doors = LOOKED_AT if is_reading else PLAYED_AT
    if not any(path == door or path.startswith(f"{door}/") for door in doors):
        raise Forbidden("not-by-token", {})
    if not is_reading and scope == "read":
        raise Forbidden("token-only-reads", {})
