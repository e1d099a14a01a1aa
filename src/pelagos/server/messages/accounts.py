"""Accounts: passwords and passkeys."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from pelagos.server.bounds import NAME_LETTERS, PASSWORD_LETTERS
from pelagos.server.messages.fields import ShortText
from pelagos.server.names import HANDLE

Handle = Annotated[str, Meta(pattern=HANDLE)]
Password = Annotated[str, Meta(min_length=8, max_length=PASSWORD_LETTERS)]


class NewAccount(Struct, frozen=True):
    """An account to be made; the games of this guest come along."""

    handle: Handle
    password: Password


class SignIn(Struct, frozen=True):
    """Who one is. ``bring``: the games that this guest has played come along."""

    handle: ShortText
    password: Annotated[str, Meta(max_length=PASSWORD_LETTERS)]
    bring: bool = False


class Proof(Struct, frozen=True):
    """That the owner asks: the password, or what a passkey has signed just now, as JSON."""

    password: Annotated[str, Meta(max_length=PASSWORD_LETTERS)] = ""
    credential: dict[str, Any] | None = None


class NewPassword(Proof, frozen=True, kw_only=True):
    """The password to come, with a proof: the one so far, or a passkey."""

    wish: Password


class Me(Struct, frozen=True):
    """Who asks: the handle of the account, null for a guest."""

    handle: str | None
    is_program: bool = False


class PasskeyWish(Struct, frozen=True):
    """A passkey to be made; ``handle``: for a new account of that name."""

    handle: Handle | None = None


class PasskeyOptions(Struct, frozen=True):
    """What the browser's ``navigator.credentials`` is given, as JSON."""

    options: dict[str, Any]


class NewPasskey(Struct, frozen=True):
    """What the browser has made, as JSON, and what to call it."""

    credential: dict[str, Any]
    name: Annotated[str, Meta(min_length=1, max_length=NAME_LETTERS)]


class PasskeySignIn(Struct, frozen=True):
    """What the browser has answered, as JSON. ``bring``: see SignIn."""

    credential: dict[str, Any]
    bring: bool = False


class PasskeyCard(Struct, frozen=True):
    """A passkey of one's own."""

    id: str
    name: str
    created: int  # seconds since 1970
    used: int | None
