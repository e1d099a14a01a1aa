"""How many mails with links are sent: nobody's mailbox is flooded by those who ask for them."""

from typing import Final

from pelagos.kernel.errors import Facts
from pelagos.server.bounds import MAILS_A_DAY, MAILS_FROM_ONE, MAILS_TO_ONE
from pelagos.server.errors import TooMany
from pelagos.server.throttle import Throttle

AN_HOUR: Final = 60 * 60
A_DAY: Final = 24 * AN_HOUR
EVERYBODY: Final = ""


class Postage:
    """Counts mails by mailbox, by who asks for them, and all of them."""

    def __init__(self) -> None:
        self._mailboxes = Throttle(MAILS_TO_ONE, AN_HOUR)
        self._askers = Throttle(MAILS_FROM_ONE, AN_HOUR)
        self._all = Throttle(MAILS_A_DAY, A_DAY)

    def count(self, address: str, *askers: str) -> None:
        """One more mail; TooMany, and it does not count, where there were enough."""
        counted = [(self._mailboxes, mailbox(address)), (self._all, EVERYBODY)]
        counted += [(self._askers, asker) for asker in askers]
        try:
            for throttle, key in counted:
                throttle.check(key)
        except TooMany:
            raise too_many_mails() from None
        for throttle, key in counted:
            throttle.note(key)


def too_many_mails() -> TooMany:
    facts: Facts = {"to": MAILS_TO_ONE, "from": MAILS_FROM_ONE, "day": MAILS_A_DAY}
    return TooMany("too-many-mails", facts)


def mailbox(address: str) -> str:
    """Where mail to an address ends up: without capitals, dots and what follows a plus sign.

    Some providers know dots; what they deliver apart is only counted together.
    """
    local, _, domain = address.casefold().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"
