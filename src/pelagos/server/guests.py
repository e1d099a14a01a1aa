"""Guests: whoever has the cookie owns the seats. An account is a cookie that the store knows."""

import hashlib
import re
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from pelagos.server.store.people import Account

COOKIE: Final = "pelagos"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")
TOKEN_BYTES: Final = 24
SESSION: Final = re.compile(r"[A-Za-z0-9_-]{43}")
SESSION_BYTES: Final = 32
TWO_YEARS: Final = 2 * 365 * 24 * 60 * 60

Connection = ASGIConnection[Any, Any, Any, Any]


class Guest:
    """Who asks. The store knows tokens by a digest only."""

    def __init__(self, token: str, is_new: bool) -> None:
        self.token = token
        self.is_new = is_new
        self.digest = hashlib.sha256(token.encode()).hexdigest()
        self.player = self.digest
        self.handle: str | None = None

    @classmethod
    def new(cls) -> "Guest":
        return cls(secrets.token_urlsafe(TOKEN_BYTES), is_new=True)

    @property
    def has_session(self) -> bool:
        """Whether the store may know an account for this token."""
        return SESSION.fullmatch(self.token) is not None

    def known_as(self, account: Account) -> "Guest":
        self.player, self.handle = account.player, account.handle
        return self


def guest_of(connection: Connection) -> Guest:
    """The guest of a cookie; a new one, who owns nothing yet, where there is none."""
    token = connection.cookies.get(COOKIE, "")
    if TOKEN.fullmatch(token) or SESSION.fullmatch(token):
        return Guest(token, is_new=False)
    return Guest.new()


def new_session() -> Guest:
    """Never the token that a guest had before: nobody can have planted it."""
    return Guest(secrets.token_urlsafe(SESSION_BYTES), is_new=True)


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
