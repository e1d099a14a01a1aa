"""Ways back into an account whose password is lost."""

from typing import Annotated

from msgspec import Meta, Struct

from pelagos.server.messages.accounts import Password
from pelagos.server.messages.fields import ShortText


class Ways(Struct, frozen=True):
    """``by_mail``: whether this server sends links. The rest is told of one's own account only."""

    by_mail: bool
    left: int | None = None  # codes that have not been used
    made: int | None = None  # when, in seconds since 1970


class Codes(Struct, frozen=True):
    """New codes, told this once; each is good once, instead of the password."""

    codes: list[str]


class Lost(Struct, frozen=True):
    """Whose password is lost; a link goes to the address of that account, if it has any."""

    handle: ShortText


class CodeSignIn(Struct, frozen=True):
    """A code of the account, and the password to come. ``bring``: see SignIn."""

    handle: ShortText
    code: ShortText
    wish: Password
    bring: bool = False


class LinkSignIn(Struct, frozen=True):
    """What a link ends with, and the password to come. ``bring``: see SignIn."""

    token: Annotated[str, Meta(max_length=64)]
    wish: Password
    bring: bool = False
