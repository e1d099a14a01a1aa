"""The tables of the database. The primary key of ``lines`` is the whole concurrency control."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

ID: Final = 16
DIGEST: Final = 64
REQUEST: Final = 64
HANDLE: Final = 20

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("game", Text, nullable=False),
    Column("header", Text, nullable=False),  # the first line of the record
    Column("secret", Text, nullable=False),  # in hex
    Column("box", Text, nullable=False),  # the id of the box it is played with
    Column("seats", Text, nullable=False),  # JSON: the kind of each seat
    Column("lesson", Text),
    Column("rematch", String(ID)),
    Column("creator", String(DIGEST), nullable=False),
    Column("request", String(REQUEST), nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds since 1970
    Column("updated", BigInteger, nullable=False),
    Column("length", Integer, nullable=False),  # how many lines there are
    Column("asked", Text, nullable=False),  # JSON: the seats that are asked; none: over
    Column("visibility", Text, nullable=False),
    Column("begins", Text, nullable=False),
    Column("barred", Text, nullable=False),  # JSON: digests of those who were sent away
    Column("waiting", Boolean, nullable=False),  # the game has not begun
    Column("arranged", Integer, nullable=False),  # how often the seating has changed
    Column("conduct", Text, nullable=False),  # JSON: clocks, a pause, wishes, resignations
    Column("entrants", Text, nullable=False, server_default="{}"),  # JSON: by seat, since it began
    Column("due", BigInteger),  # when somebody's time runs out, in milliseconds since 1970
    Column("thinking", Boolean, nullable=False),  # a computer player is asked
    UniqueConstraint("creator", "request"),
    Index("tables_updated", "updated"),
    Index("tables_lobby", "visibility", "waiting", "updated"),
    Index("tables_due", "due"),
    Index(
        "tables_thinking",
        "updated",
        postgresql_where=text("thinking"),
        sqlite_where=text("thinking"),
    ),
)

LINES: Final = Table(
    "lines",
    METADATA,
    Column("table", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("text", Text, nullable=False),  # exactly the line of the record
    Column("request", String(REQUEST)),
    UniqueConstraint("table", "request"),
)

SEATS: Final = Table(
    "claims",
    METADATA,
    Column("table", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(DIGEST), nullable=False),  # see kept.Claim
    Column("ready", Boolean, nullable=False),
    Column("request", String(REQUEST)),  # the one by which they were led here
    Column("handle", String(HANDLE)),  # of the account, where the player has one
    Column("stand_in", Text),  # the computer player who answers for them meanwhile
    Index("claims_player", "player"),
    Index("claims_request", "player", "request", unique=True),
)

PRESENT: Final = Table(
    "present",
    METADATA,
    Column("table", String(ID), primary_key=True),
    Column("player", String(DIGEST), primary_key=True),
    Column("process", BigInteger, primary_key=True),  # which has a page of theirs open
)

SEEN: Final = Table(
    "seen",
    METADATA,
    Column("table", String(ID), primary_key=True),
    Column("player", String(DIGEST), primary_key=True),
    Column("left", BigInteger, nullable=False),  # when they closed their last page
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", String(DIGEST), primary_key=True),  # of its text; older ones are cut short
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("opened", BigInteger),  # when somebody last looked at it, to the day
)

BOXES: Final = Table(
    "boxes",
    METADATA,
    Column("id", String(DIGEST), primary_key=True),  # of the text
    Column("fingerprint", String(DIGEST), nullable=False),  # of the values, as records name it
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),  # the box file, whole
    Column("created", BigInteger, nullable=False),
    Index("boxes_fingerprint", "fingerprint", "created"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("n", Integer, primary_key=True),  # the last one signs
    Column("secret", Text, nullable=False),  # of Ed25519, in hex
    Column("created", BigInteger, nullable=False),
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("player", String(DIGEST), primary_key=True),  # who they are in claims
    Column("handle", String(HANDLE), nullable=False),
    Column("folded", String(HANDLE), nullable=False, unique=True),  # in small letters
    Column("skeleton", String(HANDLE), nullable=False, server_default=""),  # see names.skeleton
    Column("password", Text, nullable=False),  # Argon2id
    Column("created", BigInteger, nullable=False),
    Column("program", Boolean, nullable=False, server_default=false()),
    Index("accounts_skeleton", "skeleton"),
)

DEPARTED: Final = Table(
    "departed",
    METADATA,
    Column("digest", String(DIGEST), primary_key=True),  # of the handle, in small letters
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("digest", String(DIGEST), primary_key=True),  # of the cookie
    Column("player", String(DIGEST), ForeignKey("accounts.player"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("sessions_player", "player"),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column(
        "player",
        String(DIGEST),
        ForeignKey("accounts.player", ondelete="CASCADE"),
        nullable=False,
    ),
    Column("digest", String(DIGEST), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("scope", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),  # to the hour
    Index("tokens_player", "player"),
)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column(
        "player",
        String(DIGEST),
        ForeignKey("accounts.player", ondelete="CASCADE"),
        nullable=False,
    ),
    Column("credential", Text, nullable=False, unique=True),
    Column("key", Text, nullable=False),  # the public one
    Column("count", BigInteger, nullable=False),  # of signatures
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_player", "player"),
)

CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("text", Text, primary_key=True),
    Column("player", String(DIGEST)),  # for whose new passkey
    Column("handle", String(HANDLE)),  # for which new account
    Column("created", BigInteger, nullable=False),
    Index("challenges_created", "created"),
)


def ways_back(name: str, moment: str) -> Table:
    """What opens an account once, for a new password."""
    return Table(
        name,
        METADATA,
        Column("digest", String(DIGEST), primary_key=True),
        Column(
            "player",
            String(DIGEST),
            ForeignKey("accounts.player", ondelete="CASCADE"),
            nullable=False,
        ),
        Column(moment, BigInteger, nullable=False),
        Index(f"{name}_player", "player"),
    )


CODES: Final = ways_back("codes", "created")
LINKS: Final = ways_back("links", "until")

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("settled", Boolean, nullable=False),  # scores, duels and ratings are written
    Index(
        "results_unsettled",
        "table",
        sqlite_where=text("NOT settled"),
        postgresql_where=text("NOT settled"),
    ),
)

SCORES: Final = Table(
    "scores",
    METADATA,
    Column("table", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(DIGEST), nullable=False),  # who may be a guest
    Column("game", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("tally", Text, nullable=False),  # JSON: points by number of the rule
    Column("mu", Float),  # the rating after this game, where it is rated
    Column("sigma", Float),
    Index("scores_player", "player", "game", "ended"),
)

DUELS: Final = Table(
    "duels",
    METADATA,
    Column("table", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("other", Integer, primary_key=True),  # the seat of the computer player
    Column("player", String(DIGEST), nullable=False),
    Column("game", Text, nullable=False),
    Column("agent", Text, nullable=False),
    Column("won", Boolean, nullable=False),
    Index("duels_player", "player", "game", "agent"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column(
        "player",
        String(DIGEST),
        ForeignKey("accounts.player", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Index("ratings_best", "game", "mu"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("player", String(DIGEST)),  # none: they have left this server
    Column("seat", Integer, nullable=False),
    Column("name", Text),
    Column("text", Text, nullable=False),
    Column("said", BigInteger, nullable=False),  # seconds since 1970
    Column("line", Integer, nullable=False),  # how many lines the game had then; -1: not begun
    Column("request", String(REQUEST), nullable=False),
    UniqueConstraint("table", "request"),
    Index("chat_player", "player"),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("player", String(DIGEST), primary_key=True),  # does not want to hear ...
    Column("other", String(DIGEST), primary_key=True),  # ... this one
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("table", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),  # of the line in the chat
    Column("player", String(DIGEST), primary_key=True),  # who reported it
    Column("reported", BigInteger, nullable=False),
)

ADDRESSES: Final = Table(
    "addresses",
    METADATA,
    Column(
        "player",
        String(DIGEST),
        ForeignKey("accounts.player", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("address", Text, nullable=False),
    Column("lang", String(2), nullable=False),  # of the mails
    Column("confirmed", Boolean, nullable=False),
    Column("token", String(DIGEST), nullable=False, unique=True),  # in the links of the mails
)

REMINDED: Final = Table(
    "reminded",
    METADATA,
    Column(
        "player",
        String(DIGEST),
        ForeignKey("addresses.player", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("table", String(ID), ForeignKey("tables.id"), primary_key=True),
    Column("line", Integer, nullable=False),  # how many there were when they were written to
)
