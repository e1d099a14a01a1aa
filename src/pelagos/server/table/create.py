"""Making a table: who sits where, the promised secret, the first lines."""

import secrets
import string
from collections.abc import Mapping
from typing import Final

from pelagos import __version__, agents, shelf
from pelagos.kernel.contract import Game
from pelagos.kernel.log import Header, begin
from pelagos.server.messages.rooms import NewSeat, NewTable
from pelagos.server.model import (
    LEFT,
    Begins,
    Box,
    Chair,
    Conduct,
    NewRows,
    SeatClaim,
    Seating,
    StoredTable,
    Visibility,
)
from pelagos.server.names import GUEST, tidy
from pelagos.server.seating.lessons import SCRIPTED, STAND_IN, lesson_of
from pelagos.server.table.narration import NarratedLog
from pelagos.server.table.storage import game_with, header_of, written_since

ALPHABET: Final = string.ascii_letters + string.digits
ID_LENGTH: Final = 8
SECRET_BYTES: Final = 32


class Founded:
    """A table that is ready to be kept."""

    def __init__(self, kept: StoredTable, written: NewRows) -> None:
        self.kept = kept
        self.written = written


def found(
    player: str, new: NewTable, handle: str | None = None, own_box: Box | None = None
) -> Founded:
    """The table that ``player`` asks for; PelagosError where the game cannot be played so."""
    if new.lesson:
        return found_lesson(player, new, handle)
    game = shelf.find(new.game) if own_box is None else game_with(new.game, own_box)
    box = own_box or Box(game.box_fingerprint, shelf.box_text(game))
    secret = secrets.token_bytes(SECRET_BYTES)
    kept = blank(player, new.request, game, box, secret, new.visibility, new.begins)
    seating = kept.seating
    seating.conduct = Conduct(tempo=new.tempo, delay=new.delay)
    seating.names = [name_of(seat) for seat in new.seats]
    seating.chairs = [chair_of(seat) for seat in new.seats]
    mine = [n for n, seat in enumerate(new.seats) if seat.kind == "me"]
    if handle is not None and len(mine) == 1:  # on a shared screen everybody has a name
        seating.names[mine[0]] = handle
    seating.claims = {n: SeatClaim(player, handle=handle) for n in mine}
    return begun(kept, game, new.options)


def found_lesson(player: str, new: NewTable, handle: str | None) -> Founded:
    """The guided game: its secret is known, its other seats say what it has them say."""
    game = shelf.find(new.game)
    script = lesson_of(game)
    own_name = handle or (name_of(new.seats[0]) if new.seats else GUEST)
    secret = bytes.fromhex(script.secret)
    box = Box(game.box_fingerprint, shelf.box_text(game))
    kept = blank(player, new.request, game, box, secret)
    kept.lesson = game.key
    seating = kept.seating
    seating.names = [own_name, *script.names[1 : script.seats]]
    seating.chairs = [Chair("human"), *[Chair("agent", SCRIPTED) for _ in seating.names[1:]]]
    seating.claims = {0: SeatClaim(player, handle=handle)}
    return begun(kept, game, script.options)


def found_again(old: StoredTable, request: str, header: Header) -> Founded:
    """The same people, the same game, another secret; after a lesson nobody is scripted.

    Where there are several people it begins when they are ready for it.
    """
    game = game_with(old.game, old.box)
    secret, seating = secrets.token_bytes(SECRET_BYTES), old.seating
    kept = blank(seating.creator, request, game, old.box, secret, seating.visibility, "start")
    again = kept.seating
    again.conduct = Conduct(tempo=seating.conduct.tempo, delay=seating.conduct.delay)
    again.names = [*seating.names]
    again.chairs = [Chair("agent", STAND_IN) if c.agent == SCRIPTED else c for c in seating.chairs]
    again.claims = {
        seat: SeatClaim(claim.player, handle=claim.handle)
        for seat, claim in seating.claims.items()
        if claim.player != LEFT
    }
    return begun(kept, game, header.options)


def blank(
    player: str,
    request: str,
    game: Game,
    box: Box,
    secret: bytes,
    visibility: Visibility = "friends",
    begins: Begins = "full",
) -> StoredTable:
    """A table without seats."""
    return StoredTable(
        id="".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)),
        game=game.key,
        header="",
        secret=secret,
        box=box,
        seating=Seating(player, visibility, begins, chairs=[], names=[], claims={}),
        lesson=None,
        rematch=None,
        request=request,
        lines=[],
        requests={},
    )


def begun(kept: StoredTable, game: Game, options: Mapping[str, str]) -> Founded:
    """With its header, and with its first lines where nobody is awaited."""
    seating = kept.seating
    tale = NarratedLog(begin(game, seating.names, options, kept.secret, __version__))
    seating.is_waiting = bool(seating.open_seats()) or len(seating.people()) > 1
    if not seating.is_waiting:
        tale.go_on(kept.secret)
    kept.header = header_of(tale.log)
    return Founded(kept, written_since(tale, 0, None, seating))


def chair_of(seat: NewSeat) -> Chair:
    if seat.kind != "agent":
        return Chair("human")
    agents.check(seat.agent)
    return Chair("agent", seat.agent)


def name_of(seat: NewSeat) -> str:
    """The name wished for; an open seat has none before somebody takes it."""
    if seat.kind == "open":
        return ""
    return agent_name(seat.name, seat.agent) if seat.kind == "agent" else guest_name(seat.name)


def guest_name(wish: str) -> str:
    return tidy(wish) or GUEST


def agent_name(wish: str, agent: str) -> str:
    return tidy(wish) or agent.capitalize()
