"""Accounts: a handle and a password keep games across devices. Nobody needs one to play."""

import secrets
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from pelagos import agents
from pelagos.server.changes import Changes, PlayerChanged
from pelagos.server.errors import Denied, Late, Missing, Rebuff
from pelagos.server.messages.rooms import NewSeat
from pelagos.server.names import GUEST, MARK, as_guest, skeleton, tidy
from pelagos.server.people.identity import Identity, new_session
from pelagos.server.people.passwords import Passwords
from pelagos.server.store.accounts import Account
from pelagos.server.store.store import Store, now
from pelagos.server.throttle import Throttle

PLAYER_BYTES: Final = 32
A_MINUTE: Final = 60
A_QUARTER: Final = 15 * A_MINUTE
BY_HANDLE: Final = 10  # wrong passwords in a quarter of an hour
RESERVED: Final = frozenset(skeleton(name) for name in (GUEST, *agents.AGENTS))


class Accounts:
    """Who somebody is, and how they prove it."""

    def __init__(self, store: Store, changes: Changes, sign_ins_per_minute: int) -> None:
        self._store = store
        self._people = store.people
        self._doors = store.doors
        self._changes = changes
        self._passwords = Passwords()
        self._addresses = Throttle(sign_ins_per_minute, A_MINUTE)
        self._handles = Throttle(BY_HANDLE, A_QUARTER)

    async def recognise(self, guest: Identity) -> Identity:
        """The guest with their account; somebody new where a session has ended."""
        if guest.bearer is not None:
            return await self._recognise_token(guest, guest.bearer)
        if not guest.has_session:
            return guest
        account = await self._people.of_session(guest.digest)
        return Identity.new() if account is None else guest.known_as(account)

    async def _recognise_token(self, guest: Identity, digest: str) -> Identity:
        found = await self._doors.of_token(digest)
        if found is None:
            raise Denied("unknown-token", {})
        account, guest.scope = found
        return guest.known_as(account)

    def count(self, address: str) -> None:
        """One more attempt to come in; TooMany where there were enough."""
        self._addresses.count(address)

    def attempt(self, handle: str, address: str) -> None:
        """The same, to come in as somebody."""
        self._addresses.count(address)
        self._handles.count(handle.casefold())

    def succeeded(self, handle: str) -> None:
        self._handles.forget(handle.casefold())

    async def join(self, handle: str, password: str, address: str) -> Account:
        """A new account; Late where somebody has the handle."""
        self._addresses.count(address)
        digest = await self.digest(handle, password, address)
        account = Account(secrets.token_hex(PLAYER_BYTES), handle, digest, now())
        await self.keep(account)
        return account

    async def keep(self, account: Account) -> None:
        """Late where somebody has the handle, or one that is taken for it."""
        handle, alike = account.handle, await self._people.like([skeleton(account.handle)])
        others = [each for each in alike if each.casefold() != handle.casefold()]
        if others or skeleton(handle) in RESERVED:
            raise Late("handle-alike", {"handle": handle})
        if not await self._people.add(account):
            raise Late("handle-taken", {"handle": handle})

    async def prove(self, handle: str, password: str, address: str) -> Account:
        """The account, if the password is right; nothing says whether the handle exists."""
        self.attempt(handle, address)
        account = await self._people.named(handle)
        digest = None if account is None else account.password
        if not await self._passwords.fits(password, digest, address) or account is None:
            raise Denied("wrong-password", {})
        self.succeeded(handle)
        return account

    async def enter(self, account: Account) -> Identity:
        """A session of its own for this browser."""
        guest = new_session().known_as(account)
        await self._people.open_session(guest.digest, account.player)
        return guest

    async def leave(self, guest: Identity) -> None:
        await self._people.close_session(guest.digest)

    async def leave_everywhere(self, guest: Identity) -> None:
        if guest.handle is None:
            raise Denied("not-signed-in", {})
        await self._people.close_sessions(guest.player)

    async def change_password(self, guest: Identity, wish: str, address: str) -> None:
        """Another password, or a first one; every other browser has to sign in again."""
        digest = await self.digest(guest.handle or "", wish, address)
        await self._people.change_password(guest.player, digest, guest.digest)

    # -- what is theirs ----------------------------------------------------------------------

    async def adopt(self, guest: str, account: Account) -> None:
        """What a guest has played belongs to an account from now on."""
        await self._store.adopt(guest, account)
        self._changes.publish(PlayerChanged(guest))

    async def become_program(self, player: str) -> bool:
        """Whether an account is a program's now, marked wherever it sits."""
        is_done = await self._store.become_program(player)
        self._changes.publish(PlayerChanged(player))
        return is_done

    # -- names -------------------------------------------------------------------------------

    async def name_for(self, guest: Identity, wish: str) -> str:
        """Who has an account plays under its handle; guests under a name that is no handle."""
        return guest.handle or (await self._marked([wish], None))[0] or GUEST

    async def name_seats(self, seats: Sequence[NewSeat], own: str | None) -> list[NewSeat]:
        """Those of a new table, where nobody is called like somebody else with an account.

        A computer player that would be goes by its own name.
        """
        names = await self._marked([seat.name for seat in seats], own)
        return [
            replace(seat, name="" if seat.kind == "agent" and name.endswith(MARK) else name)
            for seat, name in zip(seats, names, strict=True)
        ]

    async def _marked(self, wishes: Sequence[str], own: str | None) -> list[str]:
        """What was wished for, with a mark where it is the handle of anybody but ``own``."""
        names = [tidy(wish) for wish in wishes]
        alike = await self._people.like([skeleton(name) for name in names])
        taken = {skeleton(handle) for handle in alike if handle != own}
        return [as_guest(name) if skeleton(name) in taken else name for name in names]

    async def digest(self, handle: str, wish: str, address: str) -> str:
        """What is kept of a new password; Rebuff where it would soon be guessed."""
        if why := await self._passwords.weakness(wish, handle, address):
            raise Rebuff("weak-password", {"why": why})
        return await self._passwords.digest(wish, address)

    async def find(self, handle: str) -> Account:
        account = await self._people.named(handle)
        if account is None:
            raise Missing("unknown-player", {"handle": handle})
        return account
