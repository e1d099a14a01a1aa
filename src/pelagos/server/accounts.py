"""Accounts: a handle and a password keep games across devices. Nobody needs one to play."""

import secrets
from typing import Final

from pelagos.server.errors import Denied, Late, Missing
from pelagos.server.guests import Guest, new_session
from pelagos.server.passwords import Passwords
from pelagos.server.store.doors import Doors
from pelagos.server.store.people import Account, People
from pelagos.server.store.store import now
from pelagos.server.throttle import Throttle

PLAYER_BYTES: Final = 32
A_MINUTE: Final = 60
A_QUARTER: Final = 15 * A_MINUTE
BY_HANDLE: Final = 10  # wrong passwords in a quarter of an hour


class Accounts:
    """Who somebody is, and how they prove it."""

    def __init__(self, people: People, doors: Doors, sign_ins_per_minute: int) -> None:
        self._people = people
        self._doors = doors
        self._passwords = Passwords()
        self._addresses = Throttle(sign_ins_per_minute, A_MINUTE)
        self._handles = Throttle(BY_HANDLE, A_QUARTER)

    async def recognise(self, guest: Guest) -> Guest:
        """The guest with their account; somebody new where a session has ended."""
        if guest.bearer is not None:
            return await self._recognise_token(guest, guest.bearer)
        if not guest.has_session:
            return guest
        account = await self._people.of_session(guest.digest)
        return Guest.new() if account is None else guest.known_as(account)

    async def _recognise_token(self, guest: Guest, digest: str) -> Guest:
        found = await self._doors.of_token(digest)
        if found is None:
            raise Denied("unknown-token", {})
        account, guest.scope = found
        return guest.known_as(account)

    def count(self, address: str) -> None:
        """One more attempt to come in; TooMany where there were enough."""
        self._addresses.count(address)

    async def join(self, handle: str, password: str, address: str) -> Account:
        """A new account; Late where somebody has the handle."""
        self._addresses.count(address)
        digest = await self._passwords.digest(password)
        account = Account(secrets.token_hex(PLAYER_BYTES), handle, digest, now())
        if not await self._people.add(account):
            raise Late("handle-taken", {"handle": handle})
        return account

    async def prove(self, handle: str, password: str, address: str) -> Account:
        """The account, if the password is right; nothing says whether the handle exists."""
        self._addresses.count(address)
        self._handles.count(handle.casefold())
        account = await self._people.named(handle)
        digest = None if account is None else account.password
        if not await self._passwords.fits(password, digest) or account is None:
            raise Denied("wrong-password", {})
        self._handles.forget(handle.casefold())
        return account

    async def enter(self, account: Account) -> Guest:
        """A session of its own for this browser."""
        guest = new_session().known_as(account)
        await self._people.open_session(guest.digest, account.player)
        return guest

    async def leave(self, guest: Guest) -> None:
        await self._people.close_session(guest.digest)

    async def leave_everywhere(self, guest: Guest) -> None:
        if guest.handle is None:
            raise Denied("not-signed-in", {})
        await self._people.close_sessions(guest.player)

    async def change_password(self, guest: Guest, wish: str) -> None:
        """Another password, or a first one; every other browser has to sign in again."""
        digest = await self._passwords.digest(wish)
        await self._people.change_password(guest.player, digest, guest.digest)

    async def find(self, handle: str) -> Account:
        account = await self._people.named(handle)
        if account is None:
            raise Missing("unknown-player", {"handle": handle})
        return account
