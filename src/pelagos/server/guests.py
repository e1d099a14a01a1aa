"""Guests: whoever has the cookie owns the seats. No account, no name, nothing to remember."""

import hashlib
import re
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE: Final = "pelagos"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")
TOKEN_BYTES: Final = 24
TWO_YEARS: Final = 2 * 365 * 24 * 60 * 60

Connection = ASGIConnection[Any, Any, Any, Any]


class Guest:
    """Who asks. The store knows a guest by a digest only."""

    def __init__(self, token: str, is_new: bool) -> None:
        self.token = token
        self.is_new = is_new
        self.player = hashlib.sha256(token.encode()).hexdigest()


def guest_of(connection: Connection) -> Guest:
    """The guest of a cookie; a new one, who owns nothing yet, where there is none."""
    token = connection.cookies.get(COOKIE, "")
    if TOKEN.fullmatch(token):
        return Guest(token, is_new=False)
    return Guest(secrets.token_urlsafe(TOKEN_BYTES), is_new=True)


def cookie_for(guest: Guest, connection: Connection) -> Cookie:
    """What makes the guest known again, on this browser and nowhere else."""
    return Cookie(
        key=COOKIE,
        value=guest.token,
        max_age=TWO_YEARS,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme == "https",
    )
