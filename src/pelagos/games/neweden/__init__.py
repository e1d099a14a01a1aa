"""New Eden: stations under the sea, a black market, an auction, and the question what holds."""

from pelagos.games.neweden.meta import NewEden

__all__ = ["NewEden"]
