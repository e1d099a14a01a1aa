"""Accounts: making one, signing in and out."""

from typing import Final
from urllib.parse import urlsplit

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from pelagos.server.context import Context
from pelagos.server.errors import Denied
from pelagos.server.http.routes.dependencies import AnyRequest, refusals, while_awaited
from pelagos.server.http.routes.feeds import AS_IT_COMES, UNBUFFERED
from pelagos.server.messages import accounts
from pelagos.server.people.identity import Identity, cookie_for
from pelagos.server.people.passkeys import Site
from pelagos.server.store.accounts import Account
from pelagos.server.throttle import address_of

ARCHIVE: Final = "application/zip"


@get("/api/me", operation_id="me", responses=refusals(401))
async def me(guest: NamedDependency[Identity]) -> accounts.Me:
    """Who asks."""
    return accounts.Me(guest.handle, guest.is_program)


@post("/api/accounts", operation_id="newAccount", responses=refusals(403, 409, 413, 422, 503))
async def new_account(
    request: AnyRequest,
    data: JSONBody[accounts.NewAccount],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> Response[accounts.Me]:
    """Make an account and sign in; the games of this guest come along."""
    joining = context.accounts.join(data.handle, data.password, address_of(request))
    account = await while_awaited(request, joining)
    return await welcome(request, context, account, guest, bring=True)


@post(
    "/api/session",
    operation_id="signIn",
    status_code=HTTP_200_OK,
    responses=refusals(401, 403, 413, 503),
)
async def sign_in(
    request: AnyRequest,
    data: JSONBody[accounts.SignIn],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> Response[accounts.Me]:
    """Sign in with handle and password."""
    proving = context.accounts.prove(data.handle, data.password, address_of(request))
    account = await while_awaited(request, proving)
    return await welcome(request, context, account, guest, data.bring)


async def welcome(
    request: AnyRequest, context: Context, account: Account, guest: Identity, bring: bool
) -> Response[accounts.Me]:
    """A session with a new cookie; what the guest before has played may come along."""
    if bring and guest.handle is None:
        await context.accounts.adopt(guest.player, account)
    known = await context.accounts.enter(account)
    return Response(
        accounts.Me(known.handle, known.is_program), cookies=[cookie_for(known, request)]
    )


@delete("/api/session", operation_id="signOut", status_code=HTTP_200_OK, responses=refusals(403))
async def sign_out(
    request: AnyRequest, context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> Response[accounts.Me]:
    """End the session; from now on this browser is a new guest."""
    await context.accounts.leave(guest)
    return Response(accounts.Me(None), cookies=[cookie_for(Identity.new(), request)])


@delete(
    "/api/sessions",
    operation_id="signOutEverywhere",
    status_code=HTTP_200_OK,
    responses=refusals(401, 403),
)
async def sign_out_everywhere(
    request: AnyRequest, context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> Response[accounts.Me]:
    """End every session of the account, in whatever browser."""
    await context.accounts.leave_everywhere(guest)
    return Response(accounts.Me(None), cookies=[cookie_for(Identity.new(), request)])


def site_of(request: AnyRequest) -> Site:
    origin = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return Site(origin, urlsplit(origin).hostname or "", address_of(request))


async def proven(
    request: AnyRequest, context: Context, guest: Identity, proof: accounts.Proof
) -> Account:
    """The account that is signed in, when it is its owner who asks and not only their browser."""
    if guest.handle is None:
        raise Denied("not-signed-in", {})
    if proof.credential is None:
        proving = context.accounts.prove(guest.handle, proof.password, address_of(request))
        return await while_awaited(request, proving)
    account = await context.passkeys.prove(site_of(request), proof.credential)
    if account.player != guest.player:
        raise Denied("passkey-refused", {})
    return account


@put("/api/password", operation_id="changePassword", responses=refusals(401, 403, 413, 422, 503))
async def change_password(
    request: AnyRequest,
    data: JSONBody[accounts.NewPassword],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> accounts.Me:
    """Change the password, or set a first one; every other browser is signed out."""
    await proven(request, context, guest, data)
    await context.accounts.change_password(guest, data.wish, address_of(request))
    return accounts.Me(guest.handle, guest.is_program)


@post(
    "/api/account/deletion",
    operation_id="deleteAccount",
    status_code=HTTP_200_OK,
    responses=refusals(401, 403, 409, 413, 503),
)
async def delete_account(
    request: AnyRequest,
    data: JSONBody[accounts.Proof],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> Response[accounts.Me]:
    """Delete one's account for good; what was played stays, without a name."""
    await context.departures.depart(await proven(request, context, guest, data))
    return Response(accounts.Me(None), cookies=[cookie_for(Identity.new(), request)])


@get(
    "/api/account/export",
    operation_id="exportAccount",
    media_type=ARCHIVE,
    opt={AS_IT_COMES: True},
    responses=refusals(401, 403),
)
async def export_account(
    context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> Stream:
    """Everything that is kept about one's account, and the records of one's games, as a zip."""
    named = {"content-disposition": f'attachment; filename="pelagos-{guest.handle}.zip"'}
    archive = context.takeout.archive(guest)
    return Stream(archive, media_type=ARCHIVE, headers={**UNBUFFERED, **named})


HANDLERS: Final = (
    me,
    new_account,
    sign_in,
    sign_out,
    sign_out_everywhere,
    change_password,
    delete_account,
    export_account,
)
