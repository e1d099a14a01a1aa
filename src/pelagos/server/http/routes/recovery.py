"""Getting back into an account: codes, links, and a new password with either."""

from typing import Final

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from pelagos.server.context import Context
from pelagos.server.http.routes.accounts import proven, welcome
from pelagos.server.http.routes.dependencies import AnyRequest, refusals
from pelagos.server.messages import accounts, recovery
from pelagos.server.people.identity import Identity
from pelagos.server.throttle import address_of


@get("/api/recovery", operation_id="waysBack", responses=refusals(403))
async def ways_back(
    context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> recovery.Ways:
    """How an account can be got back here, and how many codes one has left."""
    return await context.recovery.ways(guest)


@post("/api/recovery/codes", operation_id="newCodes", responses=refusals(401, 403, 413))
async def new_codes(
    request: AnyRequest,
    data: JSONBody[accounts.Proof],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> recovery.Codes:
    """Make recovery codes; those before are worth nothing any more."""
    account = await proven(request, context, guest, data)
    return recovery.Codes(await context.recovery.make_codes(account))


@post(
    "/api/recovery/mail",
    operation_id="askForLink",
    status_code=HTTP_200_OK,
    responses=refusals(403, 413, 422),
)
async def ask_for_link(
    request: AnyRequest,
    data: JSONBody[recovery.Lost],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> recovery.Ways:
    """Have a link sent to the confirmed address of an account; nothing says whether it has one."""
    context.recovery.ask(data.handle, address_of(request))
    return await context.recovery.ways(guest)


@post(
    "/api/session/code",
    operation_id="signInWithCode",
    status_code=HTTP_200_OK,
    responses=refusals(401, 403, 413, 422),
)
async def sign_in_with_code(
    request: AnyRequest,
    data: JSONBody[recovery.CodeSignIn],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> Response[accounts.Me]:
    """Sign in with a recovery code and set a new password; every other session ends."""
    account = await context.recovery.by_code(data, address_of(request))
    return await welcome(request, context, account, guest, data.bring)


@post(
    "/api/session/link",
    operation_id="signInWithLink",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404, 413, 422),
)
async def sign_in_with_link(
    request: AnyRequest,
    data: JSONBody[recovery.LinkSignIn],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> Response[accounts.Me]:
    """Sign in with a link and set a new password; every other session ends."""
    account = await context.recovery.by_link(data, address_of(request))
    return await welcome(request, context, account, guest, data.bring)


HANDLERS: Final = (ways_back, new_codes, ask_for_link, sign_in_with_code, sign_in_with_link)
