"""Tokens: making and revoking them; and saying that an account is a program's."""

import secrets
from typing import Final

import msgspec
from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from pelagos.server.context import Context
from pelagos.server.errors import Denied, Late, Missing, Rebuff
from pelagos.server.http.routes.dependencies import refusals
from pelagos.server.messages import accounts, tokens
from pelagos.server.people.identity import Identity, digest_of, new_token
from pelagos.server.store.store import now
from pelagos.server.store.tokens import Token

MOST: Final = 20  # tokens of one account
ID_BYTES: Final = 8


def owner(guest: Identity) -> str:
    """Whose account it is; Denied where nobody is signed in."""
    if guest.handle is None:
        raise Denied("not-signed-in", {})
    return guest.player


@get("/api/tokens", operation_id="myTokens", responses=refusals(401, 403))
async def my_tokens(
    context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> list[tokens.TokenCard]:
    """The tokens of one's account, oldest first."""
    return [card(token) for token in await context.store.doors.tokens(owner(guest))]


@post("/api/tokens", operation_id="newToken", responses=refusals(401, 403, 413, 422))
async def make_token(
    data: JSONBody[tokens.NewToken],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
) -> tokens.MadeToken:
    """Make a token; it is told this once."""
    token = new_token()
    made = Token(secrets.token_hex(ID_BYTES), owner(guest), data.name, data.scope, now())
    if not await context.store.doors.add(made, digest_of(token), MOST):
        raise Rebuff("too-many-tokens", {"most": MOST})
    return tokens.MadeToken(token, card(made))


@delete(
    "/api/tokens/{id:str}",
    operation_id="revokeToken",
    status_code=HTTP_200_OK,
    responses=refusals(401, 403, 404),
)
async def revoke_token(
    id: FromPath[str], context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> list[tokens.TokenCard]:
    """Revoke a token at once; those that are left."""
    if not await context.store.doors.revoke(owner(guest), id):
        raise Missing("no-such-token", {})
    return [card(token) for token in await context.store.doors.tokens(guest.player)]


@put("/api/program", operation_id="becomeProgram", responses=refusals(401, 403, 409))
async def become_program(
    context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> accounts.Me:
    """Say that the account is a program's, for good; not after rated games among people."""
    if not await context.accounts.become_program(owner(guest)):
        raise Late("rated-as-person", {})
    return accounts.Me(guest.handle, is_program=True)


def card(token: Token) -> tokens.TokenCard:
    return msgspec.convert(token, tokens.TokenCard, from_attributes=True)


HANDLERS: Final = (my_tokens, make_token, revoke_token, become_program)
