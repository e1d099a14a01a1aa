"""Kinds of fields that several messages have."""

from typing import Annotated

from msgspec import Meta

from pelagos.server.bounds import NAME_LETTERS, REQUEST_LETTERS

Facts = dict[str, str | int]
ShortText = Annotated[str, Meta(max_length=NAME_LETTERS)]
# A "$" alone would let a line break pass at the end.
RequestId = Annotated[  # made up once
    str, Meta(pattern=rf"^[A-Za-z0-9_-]{{1,{REQUEST_LETTERS}}}(?!\n)$")
]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
