"""What the server itself refuses: a key and facts, as the engine does, and an HTTP status."""

from pelagos.kernel.errors import Facts, PelagosError


class Rebuff(PelagosError):
    """A request that we understand and do not grant. Its words are ``error-<key>``."""

    status = 422


class Malformed(Rebuff):
    """It does not have the form we expect."""

    status = 400


class Missing(Rebuff):
    """There is no such table, record, lesson."""

    status = 404


class Forbidden(Rebuff):
    """Not by this guest."""

    status = 403


class Denied(Rebuff):
    """Not without the right password."""

    status = 401


class TooMany(Rebuff):
    """Not so often."""

    status = 429


class TooSlow(Rebuff):
    """It did not arrive in time."""

    status = 408


class LongHead(Rebuff):
    """The head of a request, which nobody has to make so long."""

    status = 431


class Late(Rebuff):
    """Somebody was faster; look again."""

    status = 409


class Away(Rebuff):
    """Not now: the database is out of reach, or the server restarts. The same request, later."""

    status = 503


class HungUp(Rebuff):
    """Whoever asked does not wait for the answer any more: nobody hears this."""

    status = 400


def stale(line: int) -> Late:
    return Late("stale", {"line": line})


def no_table(id: str) -> Missing:
    return Missing("unknown-table", {"table": id})


def not_your_seat(seat: int) -> Forbidden:
    facts: Facts = {"wrong": seat}
    return Forbidden("not-your-seat", facts)
