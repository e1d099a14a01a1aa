"""How the server does: that it runs, or what went wrong."""

from msgspec import Struct

from pelagos.server.messages.fields import Facts

# -- the rest ---------------------------------------------------------------------------------


class Trouble(Struct, frozen=True):
    """What went wrong: a key with facts for programs, a sentence for people."""

    code: str
    message: str
    rule: str | None = None
    line: int | None = None  # the line of a record that is wrong: ``error-in-line``
    facts: Facts = {}


class Problem(Struct, frozen=True):
    """The one shape of every error."""

    error: Trouble


class Health(Struct, frozen=True):
    """That the server runs, and which version."""

    version: str
