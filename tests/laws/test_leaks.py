"""The leak test: many positions, every seat, nothing given that may not be known.

300 positions a game; 10 000 where PELAGOS_LAW_GAMES is set.
"""

import json
from collections.abc import Iterator

from pelagos.kernel import record
from pelagos.kernel.codec import encode
from pelagos.kernel.contract import Chance, Decision, Game, Seat, State
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.log import Log
from pelagos.kernel.play import deciding, legal
from pelagos.kernel.roll import Roll
from pelagos.kernel.story import Told
from pelagos.kernel.view import View, look
from tests.dealing import SEED
from tests.drive import LAW_GAMES, drive, tables_of

POSITIONS = 300 if LAW_GAMES == 1 else 10_000
EXPORT_EVERY = 7  # lines; an export is as long as the game


def test_no_view_or_export_holds_what_its_seat_may_not_know(game: Game) -> None:
    for count, (log, owners) in enumerate(live(game)):
        for seat in (None, *range(log.state.seats)):
            check_position(log.state, seat, count)
            check_view(look(log, seat, since=max(len(log.lines) - 1, 0)))
            if count % EXPORT_EVERY == 0:
                check_export(record.export(log, seat), owners, seat)


def live(game: Game) -> Iterator[tuple[Log, list[Seat | None]]]:
    """Logs of random games as they grow, at the tables in turn, until there are enough."""
    tables = tables_of(game)
    count, seed = 0, SEED
    while count < POSITIONS:
        seed += 1
        secret, roll = secret_from_seed(seed, 2), Roll(seed)
        log, owners = tables[seed % len(tables)].begin(secret), list[Seat | None]()
        while log.state.agenda:
            count += 1
            yield log, owners
            owners.append(drive(log, secret, roll))


def check_position(state: State, seat: Seat | None, dream: int) -> None:
    """What a seat is given is equal in all positions that it cannot tell apart."""
    real = given(state, seat)
    assert given(state.imagine(seat, Roll(dream)), seat) == real
    assert given(state.observe(seat), seat) == real


def given(state: State, seat: Seat | None) -> object:
    seen = state.observe(seat)
    options = legal(seen) if seat is not None and deciding(state) == seat else ()
    return encode(seen), list(options), seen.scores(), seen.ending()


def check_view(view: View) -> None:
    assert encode(view.position) == encode(view.position.observe(view.seat))
    for told in view.story:
        assert told.answer is None or may_hear(told, view.seat)


def may_hear(told: Told, seat: Seat | None) -> bool:
    step = told.step
    if isinstance(step, Chance):
        return step.witness() in (None, seat)
    return not isinstance(step, Decision) or not step.hidden or step.seat == seat


def check_export(text: str, owners: list[Seat | None], seat: Seat | None) -> None:
    rows = [json.loads(row) for row in text.splitlines()]
    assert all("secret" not in row for row in rows)
    for row, owner in zip(rows[1:], owners, strict=True):
        if owner not in (None, seat):
            assert row.get("says") is None and row.get("is") is None
