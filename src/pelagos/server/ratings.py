"""The numbers of the rules of rating, all of them; players read them at ``/ratings``."""

from collections.abc import Mapping
from typing import Final

from pelagos.server.model import A_DAY, QuickPace, Tempo

LEAST_GAMES: Final = 5  # rated ones, before somebody is listed on a leaderboard
LEAST_ENTRANTS: Final = 2  # people, or programs, for a game to be rated
PAIR_A_DAY: Final = 3  # rated games of the same two in 24 hours
PAIR_A_MONTH: Final = 15  # and in so many days:
MONTH: Final = 30

QUICK: Final[Mapping[QuickPace, Tempo]] = {
    "live": Tempo("live", turn=20, bank=10 * 60),
    "days": Tempo("days", turn=2 * A_DAY, bank=3 * A_DAY),
}
