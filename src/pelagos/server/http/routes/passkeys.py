"""Passkeys: making one, signing in with one, removing one."""

from typing import Any, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from pelagos.server.context import Context
from pelagos.server.http.routes.accounts import site_of, welcome
from pelagos.server.http.routes.dependencies import AnyRequest, refusals
from pelagos.server.messages import accounts
from pelagos.server.people.identity import Identity


@post(
    "/api/passkeys/options",
    operation_id="offerPasskey",
    status_code=HTTP_200_OK,
    responses=refusals(401, 403, 413, 422, 429),
)
async def offer_passkey(
    request: AnyRequest,
    data: JSONBody[accounts.PasskeyWish],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> accounts.PasskeyOptions:
    """What a browser needs to make a passkey, for one's account or for a new one."""
    made = await context.passkeys.offer(site_of(request), guest, data.handle)
    return accounts.PasskeyOptions(made)


@post("/api/passkeys", operation_id="newPasskey", responses=refusals(401, 403, 409, 413, 429))
async def new_passkey(
    request: AnyRequest,
    data: JSONBody[accounts.NewPasskey],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> Response[accounts.Me]:
    """Keep a passkey that the browser has made; where it is for a new account, sign in."""
    taken = await context.passkeys.take(site_of(request), guest, data.credential, data.name)
    if taken is None:
        return Response(accounts.Me(guest.handle, guest.is_program))
    return await welcome(request, context, taken, guest, bring=True)


@post(
    "/api/session/options",
    operation_id="askForPasskey",
    status_code=HTTP_200_OK,
    responses=refusals(403, 429),
)
async def ask_for_passkey(
    request: AnyRequest, context: NamedDependency[Context]
) -> accounts.PasskeyOptions:
    """What a browser needs to sign in with a passkey."""
    return accounts.PasskeyOptions(await context.passkeys.challenge(site_of(request)))


@post(
    "/api/session/passkey",
    operation_id="signInWithPasskey",
    status_code=HTTP_200_OK,
    responses=refusals(401, 403, 413, 429),
)
async def sign_in_with_passkey(
    request: AnyRequest,
    data: JSONBody[accounts.PasskeySignIn],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> Response[accounts.Me]:
    """Sign in with a passkey."""
    account = await context.passkeys.prove(site_of(request), data.credential)
    return await welcome(request, context, account, guest, data.bring)


@get("/api/passkeys", operation_id="myPasskeys", responses=refusals(401, 403))
async def my_passkeys(
    context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> list[accounts.PasskeyCard]:
    """The passkeys of one's account, oldest first."""
    return [card(each) for each in await context.passkeys.of(guest)]


@delete(
    "/api/passkeys/{id:str}",
    operation_id="removePasskey",
    status_code=HTTP_200_OK,
    responses=refusals(401, 403, 404, 422),
)
async def remove_passkey(
    id: FromPath[str], context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> list[accounts.PasskeyCard]:
    """Remove a passkey, unless it is the last way into the account; those that are left."""
    await context.passkeys.remove(guest, id)
    return [card(each) for each in await context.passkeys.of(guest)]


def card(passkey: Any) -> accounts.PasskeyCard:
    return msgspec.convert(passkey, accounts.PasskeyCard, from_attributes=True)


HANDLERS: Final = (
    offer_passkey,
    new_passkey,
    ask_for_passkey,
    sign_in_with_passkey,
    my_passkeys,
    remove_passkey,
)
