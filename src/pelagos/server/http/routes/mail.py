"""Mail: the address where one is written to, set, confirmed by a link, and removed."""

from typing import Final

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from pelagos.server.context import Context
from pelagos.server.http.routes.accounts import proven
from pelagos.server.http.routes.dependencies import AnyRequest, refusals
from pelagos.server.messages import mail
from pelagos.server.people.identity import Identity
from pelagos.server.throttle import address_of


@get("/api/address", operation_id="showAddress", responses=refusals(401))
async def show_address(
    context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> mail.AddressView:
    """Where whoever asks is written to when it is their turn."""
    return await context.addresses.show(guest)


@put(
    "/api/address",
    operation_id="setAddress",
    responses=refusals(401, 403, 413, 422, 429),
)
async def set_address(
    request: AnyRequest,
    data: JSONBody[mail.NewAddress],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> mail.AddressView:
    """Be written to, from when one has followed the link in the first mail; by the owner."""
    await proven(request, context, guest, data)
    return await context.addresses.set(guest, data, address_of(request))


@delete(
    "/api/address",
    operation_id="removeAddress",
    status_code=HTTP_200_OK,
    responses=refusals(401, 403),
)
async def remove_address(
    context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> mail.AddressView:
    """Be written to no more; the address is forgotten."""
    return await context.addresses.remove(guest)


@post(
    "/api/mail/{token:str}/confirm",
    operation_id="confirmAddress",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404),
)
async def confirm(token: FromPath[str], context: NamedDependency[Context]) -> mail.MailTo:
    """Whoever has this token reads what is sent to the address."""
    return await context.addresses.confirm(token)


@post(
    "/api/mail/{token:str}/stop",
    operation_id="stopMail",
    status_code=HTTP_200_OK,
    responses=refusals(403, 404),
)
async def stop(token: FromPath[str], context: NamedDependency[Context]) -> mail.MailTo:
    """No more mail to the address of this token; it is forgotten."""
    return await context.addresses.stop(token)


HANDLERS: Final = (show_address, set_address, remove_address, confirm, stop)
