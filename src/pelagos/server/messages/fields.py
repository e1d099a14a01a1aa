"""Kinds of fields that several messages have."""

from typing import Annotated

from msgspec import Meta

Facts = dict[str, str | int]
ShortText = Annotated[str, Meta(max_length=40)]
# A "$" alone would let a line break pass at the end.
RequestId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}(?!\n)$")]  # made up once
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
