"""Players: what their games say about them, their history, the leaderboards."""

from typing import Annotated, Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from pelagos import shelf
from pelagos.server.context import Context
from pelagos.server.http.routes.dependencies import refusals
from pelagos.server.messages import players
from pelagos.server.people import profiles
from pelagos.server.people.identity import Identity


@get("/api/players/{handle:str}", operation_id="showPlayer", responses=refusals(404))
async def show_player(
    handle: FromPath[str], context: NamedDependency[Context], guest: NamedDependency[Identity]
) -> players.Profile:
    """Somebody's ratings, points, agents beaten, and the first page of their history."""
    account = await context.accounts.find(handle)
    return await profiles.profile(context.store, account, account.player == guest.player)


@get("/api/players/{handle:str}/games", operation_id="playerGames", responses=refusals(404))
async def player_games(
    handle: FromPath[str],
    context: NamedDependency[Context],
    guest: NamedDependency[Identity],
    before: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> players.GamesPage:
    """A page of somebody's history; ``before``: the ``next`` of the page that came before."""
    account = await context.accounts.find(handle)
    return await profiles.history(context.store, account, account.player == guest.player, before)


@get("/api/games/{key:str}/leaders", operation_id="leaders", responses=refusals(404))
async def leaders(key: FromPath[str], context: NamedDependency[Context]) -> players.Leaderboard:
    """Who plays a game best: people, and programs apart."""
    return await profiles.leaderboard(context.store, shelf.find(key).key)


@get("/api/ratings", operation_id="ratingRules", responses=refusals(), sync_to_thread=False)
def rating_rules() -> players.RatingRules:
    """The numbers in the rules of rating, which are a page of the client."""
    return profiles.rules()


HANDLERS: Final = (show_player, player_games, leaders, rating_rules)
