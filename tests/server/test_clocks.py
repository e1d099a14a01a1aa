"""Clocks: who has no time left is replaced, once, whichever server notices; all else is counted."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from pelagos.server.context import Context
from pelagos.server.duties.clocks import LONGEST
from pelagos.server.errors import Rebuff
from pelagos.server.messages.answers import GivenAnswer, TakeBack
from pelagos.server.messages.rooms import NewSeat, NewTable
from pelagos.server.messages.tables import TableView
from pelagos.server.model import SeatClaim, Tempo
from pelagos.server.seating import clocks, during
from pelagos.server.seating.before import sit
from pelagos.server.settings import Settings
from pelagos.server.table.table import Table
from tests.conftest import Server
from tests.server.visitors import GREEDY, ME, OPEN, Visitor, error_of

ADA, BO = "a" * 64, "b" * 64
LIVE = Tempo("live", turn=60, bank=600)
DAYS = Tempo("days", turn=2 * 24 * 3600, bank=24 * 3600, holidays=5)
DAY = clocks.DAY_MS


class Watch:
    """A clock that is handed in: it shows what the test wants."""

    def __init__(self) -> None:
        self.now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


def with_context(database: str, use: Callable[[Context, Watch], Awaitable[None]]) -> None:
    async def run() -> None:
        watch = Watch()
        context = Context(Settings(database=database), watch)
        await context.open()
        try:
            await use(context, watch)
        finally:
            await context.close()

    asyncio.run(run())


async def pair(context: Context, tempo: Tempo = LIVE) -> Table:
    """Ada and Bo at a table with clocks; Ada is asked."""
    new = NewTable("pebbles", "r", [NewSeat("me", "Ada"), NewSeat("open")], tempo=tempo)
    table = await context.tables.find(await context.matchmaking.create(ADA, new))
    await table.arrange(BO, lambda seating: sit(seating, 1, "Bo", SeatClaim(BO)))
    return table


async def rests(table: Table, player: str, seat: int, days: int) -> TableView:
    return await table.manage(
        player, lambda seating: clocks.take_holiday(seating, player, seat, days, table.now())
    )


async def says(table: Table, player: str, seat: int, what: str) -> TableView:
    view = await table.view(player, seat, 0)
    return await table.answer(player, GivenAnswer(view.line, seat, what, f"{player[0]}{view.line}"))


async def times(table: Table) -> list[tuple[int, int, bool]]:
    """Seconds of turn and bank that everybody has, and whose clock runs."""
    view = await table.view(ADA, 0, 0)
    return [(each.turn // 1000, each.bank // 1000, each.runs) for each in view.conduct.clocks]


def test_nobody_is_replaced_because_the_clock_of_the_system_was_set(database: str) -> None:
    async def run() -> None:
        wall = [1_000_000_000_000]
        context = Context(Settings(database=database), clocks.Steady(lambda: wall[0]))
        await context.open()
        table = await pair(context)
        wall[0] += DAY
        await context.clocks.look()
        view = await table.view(ADA, 0, 0)
        assert [seat.stand_in for seat in view.seats] == [None, None]
        assert view.conduct.clocks[0].turn > 30_000
        await context.close()

    asyncio.run(run())


def test_the_turn_goes_first_and_then_the_bank(database: str) -> None:
    async def use(context: Context, watch: Watch) -> None:
        table = await pair(context)
        assert await times(table) == [(60, 600, True), (60, 600, False)]
        watch.pass_by(45)
        assert await times(table) == [(15, 600, True), (60, 600, False)]
        watch.pass_by(45)
        await says(table, ADA, 0, "take-1")
        assert await times(table) == [(0, 570, False), (60, 600, True)]
        watch.pass_by(10)
        while question := (await table.view(BO, 1, 0)).question:
            await says(table, BO, 1, question.answers[0].spelling)
        assert (await times(table))[0] == (60, 570, True), "a new turn has its own time"

    with_context(database, use)


def test_an_answer_taken_back_gives_no_new_time(database: str) -> None:
    async def use(context: Context, watch: Watch) -> None:
        table = await pair(context)
        watch.pass_by(40)
        view = await says(table, ADA, 0, "take-1")
        watch.pass_by(5)
        await table.undo(ADA, TakeBack(view.line, 0, "back"))
        assert await times(table) == [(20, 600, True), (55, 600, False)]

    with_context(database, use)


def test_who_has_no_time_left_is_replaced_once_and_comes_back_later(database: str) -> None:
    async def use(context: Context, watch: Watch) -> None:
        other = Context(context.settings, watch)
        await other.open()
        table = await pair(context)
        twin = await other.tables.find(table.kept.id)
        watch.pass_by(659)
        assert await context.store.overdue(watch.now, 9) == []
        watch.pass_by(1)
        assert await context.store.overdue(watch.now, 9) == [table.kept.id]
        await asyncio.gather(table.expire(), twin.expire())
        assert table.kept.seating.arranged == 2, "Bo sat down, Ada was replaced"
        view = await table.view(BO, 1, 0)
        assert (view.seats[0].stand_in, view.seats[0].is_out) == ("greedy", True)
        assert await context.store.overdue(watch.now, 9) == []
        while (view := await table.view(BO, 1, 0)).question is None:
            await asyncio.sleep(0.01)  # the computer player answers for Ada
        await table.manage(ADA, lambda seating: during.come_back(seating, ADA, 0))
        seat = (await table.view(ADA, 0, 0)).seats[0]
        assert (seat.stand_in, seat.is_out) == (None, False)
        await other.close()

    with_context(database, use)


def test_an_answer_counts_though_another_server_has_replaced_somebody(database: str) -> None:
    async def use(context: Context, watch: Watch) -> None:
        other = Context(context.settings, watch)
        await other.open()
        table = await pair(context)
        twin = await other.tables.find(table.kept.id)
        before = await table.view(ADA, 0, 0)
        await twin.manage(
            BO, lambda seating: during.stand_in(seating, BO, 1, twin.present, 0, twin.moment())
        )
        given = GivenAnswer(before.line, 0, "take-1", "while-bo-left")
        view = await table.answer(ADA, given)
        assert view.line > before.line and view.seats[1].stand_in == "greedy"
        assert (await table.answer(ADA, given)).line >= view.line
        await other.close()

    with_context(database, use)


def test_a_table_that_nobody_looks_at_runs_out_of_time(database: str) -> None:
    async def use(context: Context, watch: Watch) -> None:
        id = (await pair(context)).kept.id
        watch.pass_by(10_000)
        later = Context(context.settings, watch)  # a server that starts again
        await later.open()
        table = await later.tables.find(id)
        with table.watch(BO) as news:
            while not (await table.view(BO, 1, 0)).seats[0].is_out:
                await news.wait()
                news.clear()
        await later.close()

    with_context(database, use)


def test_a_computer_player_has_no_clock_and_nobody_has_before_the_game(database: str) -> None:
    async def use(context: Context, watch: Watch) -> None:
        seats = [NewSeat("me"), NewSeat("agent", agent="greedy"), NewSeat("open")]
        new = NewTable("pebbles", "r", seats, tempo=LIVE)
        table = await context.tables.find(await context.matchmaking.create(ADA, new))
        view = await table.view(ADA, 0, 0)
        assert (view.conduct.tempo, view.conduct.clocks) == (LIVE, [])
        await table.arrange(BO, lambda seating: sit(seating, 2, "Bo", SeatClaim(BO)))
        await says(table, ADA, 0, "take-1")
        assert [runs for *_, runs in await times(table)][:2] == [False, False]

    with_context(database, use)


# -- holidays --------------------------------------------------------------------------------------


def test_on_holiday_the_clock_stands_still_and_then_runs_again(database: str) -> None:
    async def use(context: Context, watch: Watch) -> None:
        table = await pair(context, DAYS)
        watch.pass_by(DAYS.turn / 2)
        view = await rests(table, ADA, 0, 3)
        clock = view.conduct.clocks[0]
        assert (clock.turn, clock.away, clock.holidays) == (DAY, 3 * DAY, 2)
        watch.pass_by(4 * 24 * 3600)
        clock = (await table.view(ADA, 0, 0)).conduct.clocks[0]
        assert (clock.turn, clock.bank, clock.away) == (0, DAY, 0)
        assert await context.store.next_due(watch.now) == watch.now + DAY

    with_context(database, use)


def test_days_of_a_holiday_that_have_not_begun_are_given_back(database: str) -> None:
    async def use(context: Context, watch: Watch) -> None:
        table = await pair(context, DAYS)
        await rests(table, BO, 1, 4)  # while Ada is asked
        watch.pass_by(1.5 * 24 * 3600)
        view = await rests(table, BO, 1, 0)
        assert (view.conduct.clocks[1].holidays, view.conduct.clocks[1].away) == (3, 0)
        with pytest.raises(Rebuff, match="too-few-holidays"):
            await rests(table, BO, 1, 4)
        with pytest.raises(Rebuff, match="not-your-seat"):
            await rests(table, BO, 0, 1)

    with_context(database, use)


def test_there_are_no_holidays_from_a_live_game(database: str) -> None:
    async def use(context: Context, watch: Watch) -> None:
        with pytest.raises(Rebuff, match="no-holidays"):
            await rests(await pair(context), ADA, 0, 1)

    with_context(database, use)


# -- what is sent ----------------------------------------------------------------------------------


def test_the_host_sets_the_tempo_before_the_game(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ME, OPEN])
    tempo = {"kind": "live", "turn": 90, "bank": 300, "holidays": 0}
    address = f"/api/tables/{table}/tempo"
    assert ada.http.put(address, json={"tempo": tempo}).json()["conduct"]["tempo"] == tempo
    assert error_of(bo.http.put(address, json={"tempo": None}), 403)["code"] == "not-the-host"
    error_of(ada.http.put(address, json={"tempo": {**tempo, "turn": 0}}), 400)
    bo.post(f"/api/tables/{table}/seats/1", name="Bo")
    assert error_of(ada.http.put(address, json={"tempo": None}), 409)["code"] == "begun"
    first, second = bo.view(table)["conduct"]["clocks"]
    assert first["runs"] and not second["runs"] and second["turn"] == 90_000


def test_a_game_that_begins_at_once_is_looked_at_when_its_first_time_is_up(database: str) -> None:
    """Not only when it is time to look at all of them."""

    async def use(context: Context, watch: Watch) -> None:
        seats = [NewSeat("me"), NewSeat("agent", agent="greedy")]
        id = await context.matchmaking.create(ADA, NewTable("pebbles", "r", seats, tempo=LIVE))
        watch.pass_by(60 + 600)
        table = await context.tables.find(id)
        async with asyncio.timeout(LONGEST / 2):
            while not (await table.view(ADA, 0, 0)).seats[0].is_out:
                await asyncio.sleep(0.01)

    with_context(database, use)


def test_the_list_of_ones_games_says_when_the_own_time_is_up(database: str) -> None:
    async def use(context: Context, watch: Watch) -> None:
        table = await pair(context)
        (mine,), (theirs,) = await context.listing.mine(ADA), await context.listing.mine(BO)
        assert (mine.due, theirs.due) == (watch.now // 1000 + 60 + 600, None)
        await says(table, ADA, 0, "take-1")
        (mine,), (theirs,) = await context.listing.mine(ADA), await context.listing.mine(BO)
        assert (mine.due, theirs.due) == (None, watch.now // 1000 + 60 + 600)
        assert mine.updated == theirs.updated > 0
        assert mine.line == theirs.line == (await table.view(ADA, 0, 0)).line

    with_context(database, use)


def test_a_table_with_another_clock_is_no_quick_match(ada: Visitor, bo: Visitor) -> None:
    tempo = {"kind": "live", "turn": 90}
    mine = ada.new("pebbles", [ME, OPEN], visibility="open", tempo=tempo)
    found = bo.post("/api/quick", game="pebbles", request="quick-clock").json()["table"]
    assert found != mine
    bo.http.delete(f"/api/tables/{found}/seats/0")


def test_time_runs_out_on_a_real_server_also_after_a_restart(
    serve: Callable[..., Server], database: str
) -> None:
    server = serve(PELAGOS_DATABASE=database)
    with Visitor(server.url) as ada:
        table = ada.new("pebbles", [ME, GREEDY], tempo={"kind": "live", "turn": 2})
        server.kill()
        server.start()
        with ada.socket(table) as socket:
            while not (view := socket.next())["over"]:
                pass
        assert view["seats"][0]["is_out"], "it was played to its end without Ada"
        [card] = ada.get("/api/tables")
        assert (card["over"], card["my_turn"], card["due"]) == (True, False, None)
