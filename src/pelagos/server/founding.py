"""Making a table: who sits where, the promised secret, the first lines."""

import secrets
import string
from collections.abc import Mapping, Sequence
from typing import Final

from pelagos import __version__, agents, shelf
from pelagos.kernel.contract import Game
from pelagos.kernel.errors import BadBox
from pelagos.kernel.log import Header, begin
from pelagos.server.lessons import SCRIPTED, STAND_IN, lesson_of
from pelagos.server.messages import NewSeat, NewTable
from pelagos.server.store.kept import Chair, Kept, Written
from pelagos.server.table import game_with, header_of, written_since
from pelagos.server.telling import Tale

ALPHABET: Final = string.ascii_letters + string.digits
ID_LENGTH: Final = 8
SECRET_BYTES: Final = 32
GUEST: Final = "Guest"


class Founded:
    """A table that is ready to be kept."""

    def __init__(self, kept: Kept, written: Written) -> None:
        self.kept = kept
        self.written = written


def found(player: str, new: NewTable) -> Founded:
    """The table that ``player`` asks for; PelagosError where the game cannot be played so."""
    if new.lesson:
        return found_lesson(player, new)
    game = opened(new.game, new.box)
    box = shelf.box_text(game) if new.box is None else new.box
    secret = secrets.token_bytes(SECRET_BYTES)
    names = [name_of(seat) for seat in new.seats]
    kept = blank(player, new.request, game, box, secret)
    kept.chairs = [chair_of(seat) for seat in new.seats]
    kept.claims = {n: player for n, seat in enumerate(new.seats) if seat.kind == "me"}
    return begun(kept, game, names, new.options)


def opened(key: str, box: str | None) -> Game:
    try:
        return shelf.find(key, box)
    except RecursionError:
        raise BadBox("box-not-toml", {"why": "it is nested too deeply"}) from None


def found_lesson(player: str, new: NewTable) -> Founded:
    """The guided game: its secret is known, its other seats say what it has them say."""
    game = shelf.find(new.game)
    script = lesson_of(game)
    own_name = name_of(new.seats[0]) if new.seats else GUEST
    names = [own_name, *script.names[1 : script.seats]]
    secret = bytes.fromhex(script.secret)
    kept = blank(player, new.request, game, shelf.box_text(game), secret)
    kept.lesson = game.key
    kept.chairs = [Chair("human"), *[Chair("agent", SCRIPTED) for _ in names[1:]]]
    kept.claims = {0: player}
    return begun(kept, game, names, script.options)


def found_again(old: Kept, request: str, header: Header) -> Founded:
    """The same people, the same game, another secret; after a lesson nobody is scripted."""
    game = game_with(old.game, old.box)
    kept = blank(old.creator, request, game, old.box, secrets.token_bytes(SECRET_BYTES))
    kept.chairs = [Chair("agent", STAND_IN) if c.agent == SCRIPTED else c for c in old.chairs]
    kept.claims = dict(old.claims)
    return begun(kept, game, header.seats, header.options)


def blank(player: str, request: str, game: Game, box: str, secret: bytes) -> Kept:
    return Kept(
        id="".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)),
        game=game.key,
        header="",
        secret=secret,
        box=box,
        chairs=[],
        lesson=None,
        rematch=None,
        creator=player,
        request=request,
        claims={},
        lines=[],
        requests={},
    )


def begun(kept: Kept, game: Game, names: Sequence[str], options: Mapping[str, str]) -> Founded:
    """With its header, and with its first lines where nobody is awaited."""
    tale = Tale(begin(game, names, options, kept.secret, __version__))
    is_waiting = kept.is_waiting()
    if not is_waiting:
        tale.go_on(kept.secret)
    kept.header = header_of(tale.log)
    return Founded(kept, written_since(tale, 0, None, is_waiting))


def chair_of(seat: NewSeat) -> Chair:
    if seat.kind != "agent":
        return Chair("human")
    agents.check(seat.agent)
    return Chair("agent", seat.agent)


def name_of(seat: NewSeat) -> str:
    """The name wished for; an open seat has none before somebody takes it."""
    if seat.kind == "open":
        return ""
    return clean(seat.name) or (seat.agent.capitalize() if seat.kind == "agent" else GUEST)


def clean(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable()).strip()
