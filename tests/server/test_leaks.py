"""Nothing that goes over the wire tells a guest what the guest may not know.

Two tables are played side by side. They differ only in what one guest cannot see: pebbles in
other hands, stakes not yet opened. While that is so, every byte that the guest gets must be equal.
``PELAGOS_LEAK_POSITIONS`` says in how many positions; 100 by default.
"""

import asyncio
import copy
import hashlib
import json
import os
import secrets
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from pelagos.kernel.codec import read_answer
from pelagos.kernel.log import Log
from pelagos.kernel.roll import Roll
from pelagos.server.messages.rooms import NewSeat, NewTable
from pelagos.server.model import SeatClaim
from pelagos.server.store.store import Store
from pelagos.server.table.create import Founded, found
from pelagos.server.table.narration import NarratedLog
from pelagos.server.table.storage import tale_of, written_since
from tests.server.visitors import Json, Socket, Visitor, fresh

POSITIONS = int(os.environ.get("PELAGOS_LEAK_POSITIONS", "100"))
SEATS = range(3)
PEBBLES = range(1, 13)
SAYINGS = [
    *(f"snatch-{pebble}" for pebble in PEBBLES),
    *(f"take-{shells}" for shells in range(1, 4)),
    *(f"stake-{shells}" for shells in range(4)),
    "let-be",
    "nonsense",
]

# -- two tables that one guest cannot tell apart ------------------------------------------------


def token_digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def founded(tokens: list[str]) -> Founded:
    """A table whose seats belong to different guests."""
    new = found("", NewTable("pebbles", fresh(), [NewSeat("me", "X") for _ in SEATS]))
    new.kept.seating.creator = secrets.token_hex(32)
    new.kept.seating.claims = {
        seat: SeatClaim(token_digest(token)) for seat, token in enumerate(tokens)
    }
    new.kept.lines = new.written.lines
    return new


def twin_of(one: Founded, seat: int | None, roll: Roll) -> Founded:
    """The same table, with other pebbles wherever ``seat`` cannot see them."""
    log = tale_of(one.kept).log
    own = [] if seat is None else log.state.observe(seat).places(seat)  # type: ignore[attr-defined]
    others = exchanged([pebble for pebble in PEBBLES if pebble not in own], roll)
    tale = NarratedLog(Log(log.game, log.header))
    for line in log.lines:
        says = line.body["is"]
        if says.startswith("draw-") and line.only != seat:
            says = f"draw-{others[int(says.removeprefix('draw-'))]}"
        tale.log.outcome(read_answer(log.game, says))
    kept = copy.deepcopy(one.kept)
    kept.id = kept.id[::-1]
    kept.seating.creator = secrets.token_hex(32)
    return Founded(kept, written_since(tale, 0, None, kept.seating))


def exchanged(pebbles: list[int], roll: Roll) -> dict[int, int]:
    """Every pebble for another one."""
    by = 1 + roll.below(len(pebbles) - 1)
    return dict(zip(pebbles, pebbles[by:] + pebbles[:by], strict=True))


def keep(file: Path, *tables: Founded) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{file}")
        for table in tables:
            await store.create(table.kept, table.written)
        await store.close()

    asyncio.run(run())


# -- playing both -------------------------------------------------------------------------------


class Twins:
    """The two tables, the people at them, and the one who must not notice a difference."""

    def __init__(self, url: str, file: Path, guest: int | None, roll: Roll) -> None:
        self.roll = roll
        self.guest = guest
        tokens = [secrets.token_urlsafe(24) for _ in SEATS]
        self.people = [Visitor(url, token) for token in tokens]
        self.spectator = Visitor(url)
        self.watcher = self.spectator if guest is None else self.people[guest]
        one = founded(tokens)
        two = twin_of(one, guest, roll)
        keep(file, one, two)
        self.tables = [one.kept.id, two.kept.id]
        self.secret = one.kept.secret.hex()

    def close(self) -> None:
        for visitor in [*self.people, self.spectator]:
            visitor.http.close()

    def same(self, texts: list[str]) -> Any:
        """Both tables have said the same, and no secret; what they said."""
        one, two = [text.replace(t, "TABLE") for t, text in zip(self.tables, texts, strict=True)]
        assert one == two
        assert self.secret not in one
        return one

    def both(self, visitor: Visitor, method: str, path: str, **body: object) -> list[str]:
        paths = [f"/api/tables/{table}{path}" for table in self.tables]
        responses = [visitor.http.request(method, p, json=body or None) for p in paths]
        return [f"{response.status_code} {response.text}" for response in responses]

    def compare(self, sockets: list[Socket], line: int) -> None:
        """Everything that the guest can get in this position."""
        self.same([json.dumps(socket_at(socket, line)) for socket in sockets])
        for path in ("", "/frames", "/record", f"?since={self.roll.below(line)}"):
            assert self.same(self.both(self.watcher, "GET", path)).startswith("200")
        says = SAYINGS[self.roll.below(len(SAYINGS))]
        seat = self.guest or 0
        self.same(self.both(self.watcher, "GET", f"/why?seat={seat}&says={says}"))
        for body in (answer(seat, says, after=0), answer(seat, self.not_now(), after=line)):
            assert self.same(self.both(self.watcher, "POST", "/answers", **body)).startswith("4")

    def not_now(self) -> str:
        """Something that the guest may not say."""
        question = self.watcher.view(self.tables[0])["question"] or {"answers": []}
        legal = [each["spelling"] for each in question["answers"]]
        refused = [says for says in SAYINGS if says not in legal]
        return refused[self.roll.below(len(refused))]

    def views(self, visitor: Visitor) -> list[Json]:
        return [visitor.view(table) for table in self.tables]

    def go_on(self) -> bool:
        """One more answer at both tables; False where it would tell the two apart."""
        deciding = self.spectator.view(self.tables[0])["deciding"]
        seat = deciding[self.roll.below(len(deciding))]
        views = self.views(self.people[seat])
        if views[0]["question"]["step"] == "StakeShells" and len(deciding) == 1:
            return False
        chosen = self.choose(seat, views)
        for view, says in zip(views, chosen, strict=True):
            self.people[seat].answer(view, says)
        return True

    def choose(self, seat: int, views: list[Json]) -> list[str]:
        """The same answer at both tables; of others' hidden stakes, any."""
        legal = [[each["spelling"] for each in view["question"]["answers"]] for view in views]
        if views[0]["question"]["step"] == "StakeShells" and seat != self.guest:
            return [options[self.roll.below(len(options))] for options in legal]
        hands = [view["position"]["pebbles"][seat] for view in views]
        shared = [says for says in legal[0] if says in legal[1] and is_alike(says, hands)]
        return [shared[self.roll.below(len(shared))]] * 2


def is_alike(says: str, hands: list[list[int]]) -> bool:
    """A pebble shown must come from the same place of both hands: everybody sees from where."""
    pebble = int(says.removeprefix("snatch-")) if says.startswith("snatch-") else 0
    return pebble == 0 or hands[0].index(pebble) == hands[1].index(pebble)


def answer(seat: int, says: str, after: int) -> Json:
    return {"seat": seat, "says": says, "after": after, "request": "a"}


def socket_at(socket: Socket, line: int) -> Json:
    view = socket.next()
    while view["line"] < line:
        view = socket.next()
    return view


def play(twins: Twins, most: int) -> int:
    """Play both until something is revealed; in how many positions nothing was noticed."""
    other = twins.people[1 if twins.guest == 0 else 0]
    one, two = twins.views(other)
    assert one["position"]["pebbles"] != two["position"]["pebbles"], "the tables do not differ"
    positions = 0
    with ExitStack() as stack:
        sockets = [stack.enter_context(twins.watcher.socket(table)) for table in twins.tables]
        is_going = True
        while is_going and positions < most:
            twins.compare(sockets, twins.spectator.view(twins.tables[0])["line"])
            positions += 1
            is_going = twins.go_on()
    return positions


@pytest.mark.timeout(120 + POSITIONS)
def test_no_message_tells_two_positions_apart_that_a_guest_cannot_tell_apart(
    server: str, games_folder: Path
) -> None:
    roll, positions = Roll(11), 0
    while positions < POSITIONS:
        for guest in (*SEATS, None):
            with closing(Twins(server, games_folder / "pelagos.sqlite", guest, roll)) as twins:
                positions += play(twins, POSITIONS)
    print(f"{positions} positions, nothing told")


def test_a_masked_export_holds_only_what_its_seat_knows(server: str, games_folder: Path) -> None:
    twins = Twins(server, games_folder / "pelagos.sqlite", 0, Roll(3))
    path = f"/api/tables/{twins.tables[0]}/record"
    for seat, visitor in enumerate(twins.people):
        rows = [json.loads(row) for row in visitor.http.get(path).text.splitlines()]
        assert rows[0]["export"] == seat
        draws = [row["is"] for row in rows[1:7]]
        assert [n for n, drawn in enumerate(draws) if drawn] == [seat, seat + 3]
    text: httpx.Response = twins.spectator.http.get(path)
    assert "draw-" not in text.text
    twins.close()
