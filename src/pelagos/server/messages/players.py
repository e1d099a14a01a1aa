"""What somebody has played, and how well."""

from msgspec import Struct

from pelagos.server.model import Tempo


class PlayedGame(Struct, frozen=True):
    """A game in the history of a player; ``place`` and ``points`` after its end."""

    table: str
    game: str
    names: list[str]
    seat: int
    place: int | None
    points: int | None
    marks: list[str]  # what has to be known of it: ``mark-<mark>``
    updated: int  # seconds since 1970


class GamesPage(Struct, frozen=True):
    """A part of somebody's history, latest first. ``next``: what to ask for to see what follows."""

    games: list[PlayedGame]
    next: str | None


class RatingPoint(Struct, frozen=True):
    """The rating after a game."""

    table: str
    at: int  # seconds since 1970
    rating: int


class GameRating(Struct, frozen=True):
    """How well somebody plays a game: 1500 is average, 400 points more are odds of ten to one."""

    game: str
    rating: int
    doubt: int  # how far off it may be, 19 times in 20
    games: int
    won: int
    rank: int | None  # on the leaderboard; null: not enough games yet
    course: list[RatingPoint]  # the latest, oldest first


class RulePoints(Struct, frozen=True):
    """What a rule brought in a game, on average."""

    rule: str
    points: float


class Scoring(Struct, frozen=True):
    """Where somebody's points come from, in their latest games."""

    game: str
    finished: int
    won: int
    games: int  # the latest, of which these are the means
    points: float
    rules: list[RulePoints]


class Beaten(Struct, frozen=True):
    """How often somebody met a computer player, and was placed before it."""

    game: str
    agent: str
    games: int
    won: int


class Profile(Struct, frozen=True):
    """Somebody with an account. Others see finished games of tables that are not private."""

    handle: str
    since: int  # seconds since 1970
    is_me: bool
    is_program: bool
    has_password: bool  # told to themselves only
    finished: int
    won: int
    ratings: list[GameRating]
    scoring: list[Scoring]
    beaten: list[Beaten]
    history: GamesPage


class LeaderEntry(Struct, frozen=True):
    """Somebody on a leaderboard."""

    rank: int
    handle: str
    rating: int
    doubt: int
    games: int
    won: int


class Leaderboard(Struct, frozen=True):
    """The best of a game; programs are rated apart."""

    game: str
    least: int  # rated games before somebody is listed
    people: list[LeaderEntry]
    programs: list[LeaderEntry]


class QuickTempos(Struct, frozen=True):
    """The clocks of quick matches."""

    live: Tempo
    days: Tempo


class RatingRules(Struct, frozen=True):
    """The numbers in the rules of rating."""

    least_games: int  # rated ones, before somebody is listed on a leaderboard
    least_entrants: int  # people, or programs, for a game to be rated
    pair_a_day: int  # rated games of the same two in 24 hours
    pair_a_month: int  # and in ``month`` days
    month: int
    quick: QuickTempos
