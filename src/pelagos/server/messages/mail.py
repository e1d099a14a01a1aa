"""Where somebody is written to."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelagos.server.messages.accounts import Proof

MailAddress = Annotated[
    str, Meta(pattern=r"^[!-~]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z0-9-]{2,}(?!\n)$")
]


class NewAddress(Proof, frozen=True, kw_only=True):
    """Where one wants to be written to, and in which language; with a proof.

    Whoever reads mail there can have a link to a new password sent.
    """

    address: MailAddress
    lang: Literal["en", "fr"] = "en"


class AddressView(Struct, frozen=True):
    """Where one is written to; empty: nowhere. ``is_offered``: whether this server sends mail."""

    is_offered: bool
    address: str
    is_confirmed: bool


class MailTo(Struct, frozen=True):
    """The address that a link in a mail is about."""

    address: str
