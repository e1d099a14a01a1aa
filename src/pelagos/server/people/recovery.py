"""Getting an account back: with a code that was kept, a link by mail, or one from the host."""

import logging
import re
import secrets
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from pelagos.server.bounds import MAILS_TO_ONE
from pelagos.server.errors import Denied, Missing, TooMany
from pelagos.server.messages import recovery
from pelagos.server.people.accounts import Accounts
from pelagos.server.people.addresses import Addresses
from pelagos.server.people.identity import Identity, digest_of
from pelagos.server.people.postage import AN_HOUR, too_many_mails
from pelagos.server.store.accounts import Account
from pelagos.server.store.recovery import RecoveryStore as Kept
from pelagos.server.store.store import Store, now
from pelagos.server.throttle import Throttle

CODES: Final = 10
LETTERS: Final = 16  # of 32 each: 80 bits
ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's: no i, l, o and u
MISREAD: Final = str.maketrans("ilo", "110")
LINK_BYTES: Final = 24
PAGE: Final = "/recover"  # where links lead; what follows "#" never reaches a log
MAILED: Final = 60 * 60  # seconds that a link in a mail is good for
HANDED: Final = 24 * 60 * 60  # and one that the host hands on

log = logging.getLogger("uvicorn.error")


class Recovery:
    """Every way ends with a new password and without any session that was there before."""

    def __init__(self, store: Store, accounts: Accounts, letters: Addresses) -> None:
        self._kept: Kept = store.recovery
        self._people = store.people
        self._accounts = accounts
        self._letters = letters
        self._handles = Throttle(MAILS_TO_ONE, AN_HOUR)

    async def ways(self, guest: Identity) -> recovery.Ways:
        by_mail = self._letters.is_open
        if guest.handle is None:
            return recovery.Ways(by_mail)
        kept = await self._kept.codes(guest.player)
        return recovery.Ways(by_mail, kept.left, kept.made)

    async def make_codes(self, account: Account) -> list[str]:
        """New codes instead of those before; nobody can read them again."""
        codes = [new_code() for _ in range(CODES)]
        await self._kept.put_codes(account.player, [digest_of(read(code)) for code in codes])
        return codes

    async def by_code(self, given: recovery.CodeSignIn, address: str) -> Account:
        """The account, if the code is right; nothing says whether the handle exists."""
        self._accounts.attempt(given.handle, address)
        password = await self._accounts.digest(given.handle, given.wish, address)
        account = await self._kept.by_code(given.handle, digest_of(read(given.code)), password)
        if account is None:
            raise Denied("wrong-code", {})
        self._accounts.succeeded(given.handle)
        return account

    async def by_link(self, given: recovery.LinkSignIn, address: str) -> Account:
        self._accounts.count(address)
        digest = digest_of(given.token)
        owner = await self._kept.owner(digest)
        if owner is None:
            raise Missing("unknown-link", {})
        password = await self._accounts.digest(owner.handle, given.wish, address)
        account = await self._kept.by_link(digest, password)
        if account is None:
            raise Missing("unknown-link", {})
        return account

    # -- mail --------------------------------------------------------------------------------

    def ask(self, handle: str, address: str) -> None:
        """Write to whoever has this handle and a confirmed address, after the request.

        Whoever asks is told the same, as fast, whether there is such an account or not.
        """
        self._letters.check_open()
        self._accounts.count(address)
        try:
            self._handles.count(handle.casefold())
        except TooMany:
            raise too_many_mails() from None
        self._letters.later(self._write(handle, address))

    async def _write(self, handle: str, asker: str) -> None:
        """Never more mails than anybody else may have sent there."""
        try:
            account = await self._people.named(handle)
            address = None if account is None else await self._letters.confirmed(account.player)
            if account is not None and address is not None:
                self._letters.postage.count(address.address, account.player, asker)
                token = await new_link(self._kept, account, MAILED)
                self._letters.send(address, "reset", handle=account.handle, page=f"{PAGE}#{token}")
        except (TooMany, SQLAlchemyError) as error:
            log.warning("a link was not sent: %s", type(error).__name__)


async def new_link(kept: Kept, account: Account, seconds: int) -> str:
    """What opens an account once, within so many seconds."""
    token = secrets.token_urlsafe(LINK_BYTES)
    await kept.put_link(account.player, digest_of(token), now() + seconds)
    return token


def new_code() -> str:
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    return "-".join(re.findall("....", letters))


def read(code: str) -> str:
    """What is meant, however it is typed."""
    return re.sub(r"[\s-]", "", code).casefold().translate(MISREAD)
