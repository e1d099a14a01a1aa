"""What is said at a table, and who looks on."""

from typing import Annotated

from msgspec import Meta, Struct

from pelagos.server.bounds import CHAT_LETTERS
from pelagos.server.messages.fields import RequestId

# -- chat -------------------------------------------------------------------------------------


class Say(Struct, frozen=True):
    """Something to be said to everybody at a table, as plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LETTERS)]
    request: RequestId


class ChatLine(Struct, frozen=True):
    """What somebody has said. ``name`` null: a player who left this server."""

    n: int  # from 1 at every table
    seat: int
    name: str | None
    text: str  # empty where ``is_muted``
    said: int  # seconds since 1970
    is_mine: bool
    is_muted: bool  # whoever asks does not want to hear them


class Chat(Struct, frozen=True):
    """What was said at a table, in order."""

    chat: list[ChatLine]


class Watchers(Struct, frozen=True):
    """Who looks at a table without a seat: the handles of some, and how many there are in all."""

    handles: list[str]
    watching: int
