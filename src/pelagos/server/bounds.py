"""Every bound on what comes from outside, in one place; docs/server.md shows them all.

What a host may set is in settings.py. These hold for every server: a request that is beyond one of
them is refused before it is parsed, with a sentence that says the number.
"""

from typing import Final

# One line each: the name, the number, and what it bounds; docs/server.md has the same in a table.

# What a request may cost.
LOOP_MS: Final = 50  # milliseconds for which one request may hold up all others
POOL_SECONDS: Final = 2  # seconds that a process may take to check a record or a box
POOL_MB: Final = 50  # megabytes that it may take for it
POOL_WAITING: Final = 100  # requests that may wait for such a process
POOL_WAITING_EACH: Final = 40  # of these, from one address
POOL_PATIENCE: Final = 20  # seconds that a request may wait for one
PASSWORDS_WAITING: Final = 40  # requests that may wait until a password is checked
PASSWORDS_WAITING_EACH: Final = 20  # of these, from one address

# How large it may be.
BODY_KB: Final = 64  # kilobytes of a request, and of a message on a socket
RECORD_KB: Final = 256  # kilobytes of a record that is handed in
RECORD_LINES: Final = 3000  # lines of a record that is handed in
PAGE_FRAMES: Final = 100  # positions of a game that are sent together
UNDONE_LINES: Final = 2000  # lines of a table after which nobody takes an answer back
BOX_DOTS: Final = 8  # dots in one key of a box file
BOX_KEYS: Final = 2500  # keys and lists of a box file
SEATS: Final = 16  # seats of a new table
OPTIONS: Final = 64  # options of a new table

# How long a text may be.
NAME_LETTERS: Final = 40  # letters of a name, of somebody who plays
REQUEST_LETTERS: Final = 64  # letters of the name that a client gives to a request
ANSWER_LETTERS: Final = 200  # letters of an answer in a game
PASSWORD_LETTERS: Final = 200  # letters of a password
CHAT_LETTERS: Final = 500  # letters of one thing that is said at a table

# What counts against PELAGOS_MEGABYTES_PER_DAY, known before anything is kept.
MEGABYTE: Final = 1_000_000  # bytes of the megabytes that are counted so
TABLE_BYTES: Final = 64_000  # a table, with all the lines that computer players will write there
ROW_BYTES: Final = 1_000  # an answer, a line of a chat or whatever else, beside its own size
UNSAID_BYTES: Final = 64_000  # a body that does not say how long it is

# Computer players, in each process; a table beyond waits for its turn.
AWAKE_TABLES: Final = 32  # tables at which only computers play, played at the same time
AWAKE_TABLES_OF_ADDRESS: Final = 4  # such tables of one address

# Connections.
HEAD_SECONDS: Final = 10  # seconds for the head of a request, from its first byte
HEAD_BYTES: Final = 64 * 1024  # bytes of the head of a request
BODY_SECONDS: Final = 30  # seconds for the body of a request, from the end of its head
DISCARDED_MB: Final = 4  # megabytes of a request that are discarded once it is answered
LINGER_SECONDS: Final = 5  # seconds in which whoever is refused may finish, and take the answer
TAKING_SECONDS: Final = 60  # seconds in which an answer that is sent has to be taken
IDLE_SECONDS: Final = 75  # seconds that a connection stays open between two requests
REQUESTS_AT_ONCE: Final = 300  # connections of one address, beside its sockets
WARNINGS: Final = 10  # lines of the log that say the same, in a minute
CONNECTIONS: Final = 10_000  # connections of one process; fewer where the system allows fewer files

# Mails with a link in them.
MAILS_TO_ONE: Final = 5  # mails with a link in an hour, to one mailbox
MAILS_FROM_ONE: Final = 10  # and asked for by one account, or from one address
MAILS_A_DAY: Final = 500  # and in all in a day

# What somebody takes away of their account.
TAKEOUTS: Final = 3  # archives of one account in an hour
TAKEOUT_ROWS: Final = 20_000  # entries of each kind in it
TAKEOUT_GAMES: Final = 5_000  # records in it, the latest
UNFINISHED_GAMES: Final = 100  # of these, of games that are not over

KB: Final = 1024
MB: Final = 1024 * KB
