"""Addresses for mail: given by those with an account, confirmed by a link, removed at any time."""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from email.message import EmailMessage
from typing import Any, Final

from pelagos.server.errors import Denied, Missing, Rebuff
from pelagos.server.messages import mail
from pelagos.server.people.identity import Identity
from pelagos.server.people.mail import Mailer
from pelagos.server.people.postage import Postage
from pelagos.server.store.addresses import Address, AddressStore

TOKEN_BYTES: Final = 24

log = logging.getLogger("uvicorn.error")


class Addresses:
    """Who is written to, and the first mail, which asks whether they want that."""

    def __init__(self, addresses: AddressStore, post: Mailer) -> None:
        self._addresses = addresses
        self._post = post
        self.postage = Postage()
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def is_open(self) -> bool:
        """Whether this server sends mail."""
        return self._post.is_open

    def check_open(self) -> None:
        if not self.is_open:
            raise Rebuff("no-mail", {})

    async def show(self, guest: Identity) -> mail.AddressView:
        check_signed_in(guest)
        found = await self._addresses.of(guest.player)
        address, is_confirmed = (
            ("", False) if found is None else (found.address, found.is_confirmed)
        )
        return mail.AddressView(self._post.is_open, address, is_confirmed)

    async def set(self, guest: Identity, given: mail.NewAddress, asker: str) -> mail.AddressView:
        check_signed_in(guest)
        self.check_open()
        self.postage.count(given.address, guest.player, asker)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        address = Address(guest.player, given.address, given.lang, False, token)
        await self._addresses.put(address)
        self.send(address, "confirm", handle=guest.handle)
        return await self.show(guest)

    async def remove(self, guest: Identity) -> mail.AddressView:
        check_signed_in(guest)
        await self._addresses.remove(guest.player)
        return await self.show(guest)

    async def confirm(self, token: str) -> mail.MailTo:
        found = await self._find(token)
        await self._addresses.confirm(token)
        return mail.MailTo(found.address)

    async def stop(self, token: str) -> mail.MailTo:
        found = await self._find(token)
        await self._addresses.remove(found.player)
        return mail.MailTo(found.address)

    async def confirmed(self, player: str) -> Address | None:
        """Where somebody surely reads what is sent to them."""
        found = await self._addresses.of(player)
        return found if found is not None and found.is_confirmed else None

    async def _find(self, token: str) -> Address:
        found = await self._addresses.by_token(token)
        if found is None:
            raise Missing("unknown-address", {})
        return found

    def send(self, to: Address, kind: str, **facts: object) -> None:
        self.later(self._deliver(self._post.letter(to, kind, **facts)))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """After the request, whatever becomes of it."""
        task = asyncio.create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _deliver(self, letter: EmailMessage) -> None:
        try:
            await asyncio.to_thread(self._post.send, letter)
        except OSError as error:  # also what smtplib raises
            log.warning("a mail could not be sent: %s", type(error).__name__)


def check_signed_in(guest: Identity) -> None:
    if guest.handle is None:
        raise Denied("not-signed-in", {})
