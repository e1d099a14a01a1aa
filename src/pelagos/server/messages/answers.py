"""What a seat answers, takes back, or is advised to answer."""

from typing import Annotated

from msgspec import Meta, Struct

from pelagos.server.bounds import ANSWER_LETTERS
from pelagos.server.messages.errors import Trouble
from pelagos.server.messages.fields import Count, RequestId


class GivenAnswer(Struct, frozen=True):
    """An answer of one seat, given while looking at line ``after``."""

    after: Count
    seat: Count
    says: Annotated[str, Meta(max_length=ANSWER_LETTERS)]
    request: RequestId


class Declined(Struct, frozen=True):
    """On a socket: an answer that was not taken, with the status that a request would have got."""

    request: RequestId
    status: int
    declined: Trouble


class Gain(Struct, frozen=True):
    """Points that an answer is likely to bring soon, by the rule that gives them."""

    rule: str
    points: float


class Hint(Struct, frozen=True):
    """One of the best few answers: how often the search tried it, and what it expects of it."""

    says: str
    visits: int
    share: float  # of the win, from 0 to 1
    points: float  # in the end
    gains: list[Gain]


class TakeBack(Struct, frozen=True):
    """The last answer of one seat, taken back while looking at line ``after``."""

    after: Count
    seat: Count
    request: RequestId
