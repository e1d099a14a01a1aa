"""Everything that goes over the wire. The client's types are generated from these."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

Facts = dict[str, str | int]
ShortText = Annotated[str, Meta(max_length=40)]
# A "$" alone would let a line break pass at the end.
RequestId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}(?!\n)$")]  # made up once
Count = Annotated[int, Meta(ge=0, le=1_000_000)]

# -- games ------------------------------------------------------------------------------------


class OptionCard(Struct, frozen=True):
    """A variant of a game, with the values it can take; the first is the default."""

    key: str
    values: tuple[str, ...]
    default: str
    rule: str
    form: str  # an example of further values the game accepts; empty: none


class GameCard(Struct, frozen=True):
    """One game on the shelf."""

    key: str
    title: str
    players: tuple[int, int]
    minutes: int
    has_lesson: bool
    options: tuple[OptionCard, ...]


class Credits(Struct, frozen=True):
    """Whose game it is."""

    designer: str
    artist: str
    publisher: str
    year: int


class BoxPart(Struct, frozen=True):
    """Values of one part of the box, with where they come from."""

    name: str
    basis: str
    source: str
    values: dict[str, Any]


class GameDetail(Struct, frozen=True):
    """All about one game: its card, whose it is, what is in its box."""

    card: GameCard
    credits: Credits
    rules: int
    box_name: str
    box: list[BoxPart]
    box_text: str


class RuleText(Struct, frozen=True):
    """One numbered rule, in our own words."""

    number: str
    title: str
    chapter: str
    text: str
    source: str
    basis: str
    options: list[str]


class AgentCard(Struct, frozen=True):
    """A computer player."""

    key: str


class LessonStep(Struct, frozen=True):
    """One answer of the lesson, and the key of what is taught with it."""

    seat: int
    says: str
    teach: str = ""


class Lesson(Struct, frozen=True):
    """A guided game: who sits where, and what everybody answers."""

    names: list[str]
    steps: list[LessonStep]


# -- clocks and consent -----------------------------------------------------------------------

A_DAY: Final = 24 * 60 * 60  # seconds
WishKind = Literal["undo", "pause"]


class Tempo(Struct, frozen=True):
    """How much time there is: a turn of some seconds, and beyond it a bank for the whole game.

    ``live``: everybody is here. ``days``: a turn takes days, and there are holidays to take.
    """

    kind: Literal["live", "days"]
    turn: Annotated[int, Meta(ge=1, le=30 * A_DAY)]
    bank: Annotated[int, Meta(ge=0, le=90 * A_DAY)] = 0
    holidays: Annotated[int, Meta(ge=0, le=90)] = 0  # days


class Pace(Struct, frozen=True):
    """The tempo of a table; null: there is all the time in the world."""

    tempo: Tempo | None


class Clock(Struct, frozen=True):
    """The time of one seat when this was sent, in milliseconds; the turn goes first."""

    turn: int
    bank: int
    runs: bool
    away: int  # until the holiday ends; the clock stands still so long
    holidays: int  # days that can still be taken


class Wish(Struct, frozen=True):
    """What somebody asks everybody for: to take an answer back, or to pause."""

    kind: WishKind
    seat: int
    line: int  # undo: the line that would be taken back, with all that followed; else 0
    agreed: list[int]
    awaited: list[int]  # who has not said anything yet


class Conduct(Struct, frozen=True):
    """What is agreed at a table beside the rules of its game."""

    arranged: int  # how often this, or who sits where, has changed
    tempo: Tempo | None
    delay: int  # how many answers behind the game those are who only watch
    clocks: list[Clock]  # one a seat; none before the game begins, or without a tempo
    paused: bool
    wishes: list[Wish]  # one of a kind at most
    take_back: "Permit"  # whether the seat may ask for its last answer
    pause: "Permit"  # whether it may ask for a pause


class Consent(Struct, frozen=True):
    """What a seat says to a wish, or the wish itself, while looking at line ``after``."""

    seat: Count
    after: Count
    agree: bool  # no: decline it, or withdraw the own one


class Delay(Struct, frozen=True):
    """How many answers behind the game those are who only watch."""

    answers: Annotated[int, Meta(ge=0, le=100)]


class Holiday(Struct, frozen=True):
    """Days during which the clock of a seat stands still, from now on."""

    seat: Count
    days: Annotated[int, Meta(ge=0, le=90)]  # 0: back at once


# -- what a seat sees -------------------------------------------------------------------------


class Said(Struct, frozen=True):
    """An answer; its words are ``say-<key>`` with its facts."""

    key: str
    spelling: str
    number: int
    facts: Facts


class Refused(Struct, frozen=True):
    """An answer that is not legal now: ``refuse-<because>`` with its facts."""

    answer: Said
    rule: str
    because: str
    facts: Facts


class Question(Struct, frozen=True):
    """What a seat is asked: ``ask-<step>`` with its facts."""

    seat: int
    step: str
    rule: str
    facts: Facts
    answers: list[Said]
    refused: list[Refused]  # empty where there are too many candidates: ask why


class Told(Struct, frozen=True):
    """One step of the story: ``told-<step>``, or ``told-<step>-hidden``."""

    line: int
    step: str
    rule: str
    facts: Facts
    answer: Said | None
    hidden: bool  # there was an answer that this seat may not hear


class Seat(Struct, frozen=True):
    """Who sits where."""

    name: str
    kind: Literal["human", "agent"]
    agent: str
    handle: str | None  # of the account that sits here; guests have none
    is_mine: bool
    is_open: bool
    is_ready: bool
    is_here: bool  # looks at this table now; computer players always do
    stand_in: str | None  # the computer player who answers for somebody who is gone
    is_program: bool  # the account that sits here is a program's
    is_out: bool  # because there was no time left
    resigned: bool  # and will not come back


class Undo(Struct, frozen=True):
    """Whether the last answer can be taken back: if not, ``refuse-<because>`` with its facts."""

    possible: bool
    because: str
    facts: Facts


class Permit(Struct, frozen=True):
    """Whether something may be done: if not, ``error-<because>`` with its facts."""

    possible: bool
    because: str
    facts: Facts


class Room(Struct, frozen=True):
    """A table before its game begins: by itself when it is full, or when the host starts it."""

    begins: Literal["full", "start"]
    host: int | None  # a seat of the host; null: nobody is here
    sit: Permit  # whether whoever looks may
    start: Permit
    arranged: int  # how often who sits where has changed


class View(Struct, frozen=True):
    """A table as one seat (null: a spectator) sees it."""

    table: str
    game: str
    line: int
    seat: int | None
    seats: list[Seat]
    position: dict[str, Any]
    question: Question | None
    deciding: list[int]
    scores: list[int]
    standing: list[int]
    ending: str
    over: bool
    story: list[Told]
    since: int
    undo: Undo
    options: dict[str, str]
    commitment: str
    box_name: str
    own_box: bool  # not the box of the house
    visibility: Literal["open", "friends", "private"]
    room: Room | None  # null: the game has begun
    conduct: Conduct
    lesson: str | None
    rematch: str | None


class BoxWords(Struct, frozen=True):
    """Words that the box of a table brings, as Fluent text; they go before the game's."""

    text: str


class Pulse(Struct, frozen=True):
    """On a socket, the answer to whatever the client sends: the server is there, at this line."""

    line: int


# -- tables -----------------------------------------------------------------------------------


class NewSeat(Struct, frozen=True):
    """Who is to sit here: the one who asks, whoever comes first, or a computer player."""

    kind: Literal["me", "open", "agent"]
    name: ShortText = ""
    agent: ShortText = ""


class NewTable(Struct, frozen=True):
    """A table to be made.

    ``open``: in the lobby, for everybody. ``friends``: whoever has the link may sit down and watch.
    ``private``: whoever has the link may sit down; once the game has begun only those who sit
    there see anything of it, and that stays so.
    """

    game: ShortText
    request: RequestId
    seats: Annotated[list[NewSeat], Meta(max_length=16)] = []
    options: Annotated[dict[str, ShortText], Meta(max_length=64)] = {}
    box: str | None = None  # a box file of one's own, as text
    lesson: bool = False  # the guided game; seats, options and box are its own
    visibility: Literal["open", "friends", "private"] = "friends"
    begins: Literal["full", "start"] = "full"  # with the last one who sits down, or by the host
    tempo: Tempo | None = None
    delay: Annotated[int, Meta(ge=0, le=100)] = 0  # see Delay


class Opened(Struct, frozen=True):
    """Where the new table is."""

    table: str


class Quick(Struct, frozen=True):
    """A game against whoever comes first, with the usual options."""

    game: ShortText
    request: RequestId
    players: Annotated[int, Meta(ge=2, le=16)] = 2
    name: ShortText = ""


class Claim(Struct, frozen=True):
    """Who takes an open seat."""

    name: ShortText = ""


class Fill(Struct, frozen=True):
    """The computer player for an open seat."""

    agent: ShortText
    name: ShortText = ""


class Opening(Struct, frozen=True):
    """Who may come: see NewTable."""

    visibility: Literal["open", "friends", "private"]


class Ready(Struct, frozen=True):
    """Whether one is ready to begin."""

    is_ready: bool


class Answer(Struct, frozen=True):
    """An answer of one seat, given while looking at line ``after``."""

    after: Count
    seat: Count
    says: Annotated[str, Meta(max_length=200)]
    request: RequestId


class Gain(Struct, frozen=True):
    """Points that an answer is likely to bring soon, by the rule that gives them."""

    rule: str
    points: float


class Hint(Struct, frozen=True):
    """One of the best few answers: how often the search tried it, and what it expects of it."""

    says: str
    visits: int
    share: float  # of the win, from 0 to 1
    points: float  # in the end
    gains: list[Gain]


class TakeBack(Struct, frozen=True):
    """The last answer of one seat, taken back while looking at line ``after``."""

    after: Count
    seat: Count
    request: RequestId


class TableCard(Struct, frozen=True):
    """One of the tables where the asking guest has a seat."""

    table: str
    game: str
    line: int
    waiting: bool  # for people to sit down, or for the host
    my_turn: bool
    over: bool
    paused: bool
    days: bool  # it is played over days
    due: int | None  # when the time of the asking guest runs out, in seconds since 1970
    names: list[str]
    updated: int  # seconds since 1970


class LobbySeat(Struct, frozen=True):
    """Who sits at an open table; ``is_here``: and looks at it now."""

    name: str
    kind: Literal["human", "agent"]
    is_open: bool
    is_program: bool
    is_here: bool


class LobbyTable(Struct, frozen=True):
    """An open table: what is played there, and who plays."""

    table: str
    game: str
    seats: list[LobbySeat]
    options: dict[str, str]
    box_name: str
    own_box: bool
    tempo: Tempo | None
    updated: int  # seconds since 1970


class Lobby(Struct, frozen=True):
    """The open tables: those that wait for people, and those that can be watched."""

    waiting: list[LobbyTable]
    playing: list[LobbyTable]


# -- chat -------------------------------------------------------------------------------------


class Say(Struct, frozen=True):
    """Something to be said to everybody at a table, as plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    request: RequestId


class ChatLine(Struct, frozen=True):
    """What somebody has said. ``name`` null: a player who left this server."""

    n: int  # from 1 at every table
    seat: int
    name: str | None
    text: str  # empty where ``is_muted``
    said: int  # seconds since 1970
    is_mine: bool
    is_muted: bool  # whoever asks does not want to hear them


class Chat(Struct, frozen=True):
    """What was said at a table, in order."""

    chat: list[ChatLine]


class Watchers(Struct, frozen=True):
    """Who looks at a table without a seat: the handles of some, and how many there are in all."""

    handles: list[str]
    watching: int


# -- accounts ---------------------------------------------------------------------------------

Handle = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9_-]{2,19}(?!\n)$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class NewAccount(Struct, frozen=True):
    """An account to be made; the games of this guest come along."""

    handle: Handle
    password: Password


class SignIn(Struct, frozen=True):
    """Who one is. ``bring``: the games that this guest has played come along."""

    handle: ShortText
    password: Annotated[str, Meta(max_length=200)]
    bring: bool = False


class NewPassword(Struct, frozen=True):
    """The password so far, and the one to come."""

    password: Annotated[str, Meta(max_length=200)]
    wish: Password


class Me(Struct, frozen=True):
    """Who asks: the handle of the account, null for a guest."""

    handle: str | None
    is_program: bool = False


class PasskeyWish(Struct, frozen=True):
    """A passkey to be made; ``handle``: for a new account of that name."""

    handle: Handle | None = None


class PasskeyOptions(Struct, frozen=True):
    """What the browser's ``navigator.credentials`` is given, as JSON."""

    options: dict[str, Any]


class NewPasskey(Struct, frozen=True):
    """What the browser has made, as JSON, and what to call it."""

    credential: dict[str, Any]
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class PasskeySignIn(Struct, frozen=True):
    """What the browser has answered, as JSON. ``bring``: see SignIn."""

    credential: dict[str, Any]
    bring: bool = False


class PasskeyCard(Struct, frozen=True):
    """A passkey of one's own."""

    id: str
    name: str
    created: int  # seconds since 1970
    used: int | None


class NewToken(Struct, frozen=True):
    """A token to be made, to look only (``read``) or also to sit down and answer (``play``)."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    scope: Literal["read", "play"]


class TokenCard(Struct, frozen=True):
    """A token of one's own."""

    id: str
    name: str
    scope: Literal["read", "play"]
    created: int  # seconds since 1970
    used: int | None  # likewise, to the hour


class MadeToken(Struct, frozen=True):
    """A token, told this once: it is kept as a digest only."""

    token: str
    card: TokenCard


class StreamEvent(Struct, frozen=True):
    """One line of the stream of events: something about a table where one has a seat."""

    type: Literal["gameStart", "yourTurn", "gameFinish"]
    table: str
    game: str
    seat: int  # the own one; with several: the one that is asked
    line: int


class TableEvent(Struct, frozen=True):
    """One line of the stream of a table: all of it first, then as it changes."""

    type: Literal["gameFull", "gameState"]
    view: View


class PlayedGame(Struct, frozen=True):
    """A game in the history of a player; ``place`` and ``points`` after its end."""

    table: str
    game: str
    names: list[str]
    seat: int
    place: int | None
    points: int | None
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


class Leader(Struct, frozen=True):
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
    people: list[Leader]
    programs: list[Leader]


# -- mail -------------------------------------------------------------------------------------

MailAddress = Annotated[
    str, Meta(pattern=r"^[!-~]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z0-9-]{2,}(?!\n)$")
]


class NewAddress(Struct, frozen=True):
    """Where one wants to be written to, and in which language."""

    address: MailAddress
    lang: Literal["en", "fr"] = "en"


class Address(Struct, frozen=True):
    """Where one is written to; empty: nowhere. ``is_offered``: whether this server sends mail."""

    is_offered: bool
    address: str
    is_confirmed: bool


class MailTo(Struct, frozen=True):
    """The address that a link in a mail is about."""

    address: str


# -- records ----------------------------------------------------------------------------------


class Asked(Struct, frozen=True):
    """Who was asked what."""

    seat: int
    step: str
    facts: Facts


class Frame(Struct, frozen=True):
    """The position after one line, and what that line told."""

    line: int
    position: dict[str, Any]
    story: list[Told]
    scores: list[int]
    asked: Asked | None


class Frames(Struct, frozen=True):
    """A whole game to step through. ``seat``: as whom; null and not ``full``: as a spectator."""

    game: str
    names: list[str]
    options: dict[str, str]
    engine: str
    rules: int
    commitment: str
    box_name: str
    words: str  # those that the box brings: see BoxWords
    over: bool
    full: bool  # nothing is held back
    seat: int | None
    standing: list[int]
    ending: str
    frames: list[Frame]


class Verdict(Struct, frozen=True):
    """What a record was found to be."""

    kind: Literal["finished", "unfinished", "export"]
    lines: int


class Filed(Struct, frozen=True):
    """A record that was taken in, and where it is."""

    record: str
    verdict: Verdict


# -- the rest ---------------------------------------------------------------------------------


class Trouble(Struct, frozen=True):
    """What went wrong: a key with facts for programs, a sentence for people."""

    code: str
    message: str
    rule: str | None = None
    line: int | None = None  # the line of a record that is wrong: ``error-in-line``
    facts: Facts = {}


class Problem(Struct, frozen=True):
    """The one shape of every error."""

    error: Trouble


class Health(Struct, frozen=True):
    """That the server runs, and which version."""

    version: str
