"""Passkeys: a key pair instead of a password. We keep the public half, the device the other."""

import secrets
from typing import Any, Final, TypeVar

from msgspec import Struct
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_client_data_json,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from pelagos.server.errors import Denied, Missing, Rebuff
from pelagos.server.people.accounts import PLAYER_BYTES, Accounts
from pelagos.server.people.identity import Identity
from pelagos.server.store import passkeys as kept
from pelagos.server.store.accounts import Account
from pelagos.server.store.passkeys import Challenge, Passkey
from pelagos.server.store.store import Store, now

NAME: Final = "Pelagos"
MOST: Final = 20  # passkeys of one account
ID_BYTES: Final = 8

Json = dict[str, Any]
T = TypeVar("T")


class Site(Struct, frozen=True):
    """Where the browser finds us, which a passkey is bound to."""

    origin: str
    host: str  # without the port
    address: str  # of whoever asks


class WebAuthn:
    """Makes challenges, and checks what devices answer."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self._kept: kept.PasskeyStore = store.passkeys
        self._accounts = accounts

    # -- a new passkey -----------------------------------------------------------------------

    async def offer(self, site: Site, guest: Identity, handle: str | None) -> Json:
        """What the browser needs to make one: for the account, or for a new one."""
        self._accounts.count(site.address)
        if guest.handle is None and handle is None:
            raise Denied("not-signed-in", {})
        known = await self._kept.of(guest.player) if guest.handle else []
        if len(known) >= MOST:
            raise Rebuff("too-many-passkeys", {"most": MOST})
        player = guest.player if guest.handle else secrets.token_hex(PLAYER_BYTES)
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            user_id=bytes.fromhex(player),
            user_name=guest.handle or handle or "",
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(each.credential)) for each in known
            ],
        )
        text = bytes_to_base64url(options.challenge)
        await self._kept.ask(Challenge(text, player, None if guest.handle else handle))
        return options_to_json_dict(options)

    async def take(
        self, site: Site, guest: Identity, credential: Json, name: str
    ) -> Account | None:
        """Keep a passkey that was made; the new account, where it was made for one."""
        challenge = await self._asked(credential)
        player = challenge.player
        if player is None or (challenge.handle is None and player != guest.player):
            raise refused()
        passkey = made(site, challenge, player, credential, name)
        account = None
        if challenge.handle is not None:
            account = Account(player, challenge.handle, "", now())
            await self._accounts.keep(account)
        if not await self._kept.add(passkey):
            raise refused()
        return account

    # -- signing in --------------------------------------------------------------------------

    async def challenge(self, site: Site) -> Json:
        """What the browser needs to ask for any passkey of ours."""
        self._accounts.count(site.address)
        options = generate_authentication_options(rp_id=site.host)
        await self._kept.ask(Challenge(bytes_to_base64url(options.challenge)))
        return options_to_json_dict(options)

    async def prove(self, site: Site, credential: Json) -> Account:
        """The account whose passkey has answered."""
        challenge = await self._asked(credential)
        found = await self._kept.found(str(credential.get("id")))
        if found is None or challenge.player is not None:
            raise refused()
        account, passkey = found
        await self._kept.used(passkey, counted(site, challenge, passkey, credential))
        return account

    async def _asked(self, credential: Json) -> Challenge:
        """What the answer is an answer to: something that we have asked, and only once."""
        challenge = await self._kept.asked(challenge_in(credential))
        if challenge is None:
            raise refused()
        return challenge

    # -- those there are ---------------------------------------------------------------------

    async def of(self, guest: Identity) -> list[Passkey]:
        if guest.handle is None:
            raise Denied("not-signed-in", {})
        return await self._kept.of(guest.player)

    async def remove(self, guest: Identity, id: str) -> None:
        """Remove one; never the last way in."""
        known = await self.of(guest)
        if id not in [each.id for each in known]:
            raise Missing("no-such-passkey", {})
        account = await self._accounts.find(guest.handle or "")
        if not await self._kept.remove(guest.player, id, least=0 if account.password else 1):
            raise Rebuff("last-way-in", {})


def refused() -> Denied:
    return Denied("passkey-refused", {})


# -- what a device has sent: checked by the library, which may stumble over it --------------------


def challenge_in(credential: Json) -> str:
    try:
        data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return bytes_to_base64url(parse_client_data_json(data).challenge)
    except Exception:  # whatever a stranger made up
        raise refused() from None


def made(site: Site, challenge: Challenge, player: str, credential: Json, name: str) -> Passkey:
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge.text),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except Exception:  # likewise
        raise refused() from None
    return Passkey(
        id=secrets.token_hex(ID_BYTES),
        player=player,
        credential=bytes_to_base64url(found.credential_id),
        key=bytes_to_base64url(found.credential_public_key),
        count=found.sign_count,
        name=name,
        created=now(),
    )


def counted(site: Site, challenge: Challenge, passkey: Passkey, credential: Json) -> int:
    """How often the device has signed by now; Denied where it has not signed this."""
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge.text),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.key),
            credential_current_sign_count=passkey.count,
        )
    except Exception:  # likewise
        raise refused() from None
    return found.new_sign_count
