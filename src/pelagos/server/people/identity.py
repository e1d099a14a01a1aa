"""Guests: whoever has the cookie owns the seats. An account is a cookie that the store knows."""

import hashlib
import re
import secrets
from typing import Final

from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from pelagos.server.model import SeatClaim
from pelagos.server.store import tokens
from pelagos.server.store.accounts import Account
from pelagos.server.throttle import Connection

COOKIE: Final = "pelagos"
# By HTTPS: browsers take it from this server alone, so that no neighbour can plant one.
SECURE_COOKIE: Final = "__Host-pelagos"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")
TOKEN_BYTES: Final = 24
SESSION: Final = re.compile(r"[A-Za-z0-9_-]{43}")
SESSION_BYTES: Final = 32
BEARER: Final = re.compile(r"Bearer (plg_[A-Za-z0-9_-]{43})", re.IGNORECASE)
PROGRAM_PREFIX: Final = "plg_"  # so that a token is known for one wherever it is found
TWO_YEARS: Final = 2 * 365 * 24 * 60 * 60


class Identity:
    """Who asks. The store knows tokens by a digest only."""

    def __init__(self, token: str, is_new: bool) -> None:
        self.token = token
        self.is_new = is_new
        self.digest = digest_of(token)
        self.player = self.digest
        self.handle: str | None = None
        self.is_program = False
        self.bearer: str | None = None  # the digest of the token that a program sends
        self.scope: tokens.Scope | None = None  # what that token is good for

    @classmethod
    def new(cls) -> "Identity":
        return cls(secrets.token_urlsafe(TOKEN_BYTES), is_new=True)

    @property
    def has_session(self) -> bool:
        """Whether the store may know an account for this token."""
        return SESSION.fullmatch(self.token) is not None

    def known_as(self, account: Account) -> "Identity":
        self.player, self.handle = account.player, account.handle
        self.is_program = account.is_program
        return self

    def claim(self, request: str | None = None) -> SeatClaim:
        """Them, on a chair."""
        return SeatClaim(self.player, False, request, self.handle, is_program=self.is_program)


def guest_of(connection: Connection) -> Identity:
    """The guest of a token or a cookie; a new one, who owns nothing yet, where there is none."""
    if (header := connection.headers.get("authorization")) is not None:
        return bearer_of(header)
    token = connection.cookies.get(cookie_name(connection)) or connection.cookies.get(COOKIE, "")
    if TOKEN.fullmatch(token) or SESSION.fullmatch(token):
        return Identity(token, is_new=False)
    return Identity.new()


def is_secure(connection: Connection) -> bool:
    """Whether it came by HTTPS, to us or to the proxy in front."""
    return connection.scope["scheme"] in ("https", "wss")


def cookie_name(connection: Connection) -> str:
    return SECURE_COOKIE if is_secure(connection) else COOKIE


def bearer_of(header: str) -> Identity:
    """Whoever sends a token. It never becomes a cookie."""
    found = BEARER.fullmatch(header)
    guest = Identity.new()
    guest.bearer = digest_of(found[1] if found else "")
    return guest


def digest_of(token: str) -> str:
    """What the store keeps of a token or a cookie."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return PROGRAM_PREFIX + secrets.token_urlsafe(SESSION_BYTES)


def new_session() -> Identity:
    """Never the token that a guest had before: nobody can have planted it."""
    return Identity(secrets.token_urlsafe(SESSION_BYTES), is_new=True)


def cookie_for(guest: Identity, connection: Connection) -> Cookie:
    """What makes the guest known again, on this browser and nowhere else."""
    return Cookie(
        key=cookie_name(connection),
        value=guest.token,
        max_age=TWO_YEARS,
        httponly=True,
        samesite="lax",
        secure=is_secure(connection),
    )


async def renew_cookie(message: Message, scope: Scope) -> None:
    """Before an answer by HTTPS: a cookie from before the prefix is replaced by one with it."""
    connection = Connection(scope)
    if COOKIE not in connection.cookies or not is_secure(connection):
        return
    headers = MutableScopeHeaders.from_message(message)
    given = any(each.startswith(SECURE_COOKIE) for each in headers.getall("set-cookie", []))
    guest = guest_of(connection)
    if SECURE_COOKIE not in connection.cookies and not guest.is_new and not given:
        headers.add("set-cookie", cookie_for(guest, connection).to_header(header=""))
    headers.add("set-cookie", Cookie(key=COOKIE, max_age=0).to_header(header=""))
