"""Nobody chooses what counts for the ratings: every way to do so that was found, tried again."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import get_args

import pytest

from pelagos import shelf
from pelagos.kernel.record import parsed
from pelagos.kernel.roll import Roll
from pelagos.server.context import Context
from pelagos.server.errors import Rebuff
from pelagos.server.lobby import listing
from pelagos.server.messages.answers import GivenAnswer
from pelagos.server.messages.rooms import NewSeat, NewTable, Quick
from pelagos.server.messages.tables import Consent, TableView
from pelagos.server.model import SeatClaim, Tempo, WishKind
from pelagos.server.ratings import MONTH, PAIR_A_DAY, PAIR_A_MONTH, QUICK
from pelagos.server.seating import clocks, consent, during
from pelagos.server.seating.before import sit
from pelagos.server.seating.marks import marks_of
from pelagos.server.settings import Settings
from pelagos.server.store.accounts import Account
from pelagos.server.store.results import Rated
from pelagos.server.store.store import now
from pelagos.server.table.fairness import Unrated, why_unrated
from pelagos.server.table.table import Table
from tests.server.visitors import Visitor, fresh
from tests.workshop import workshop

ADA, BO, CY, GUEST = "a" * 64, "b" * 64, "c" * 64, "9" * 64
LIVE = Tempo("live", turn=60, bank=600)
DAYS = Tempo("days", turn=2 * 24 * 3600, bank=24 * 3600)
MINUTES = 60 * 1000
PATIENCE = 10  # seconds
AGENT = NewSeat("agent", agent="uniform")


class Club:
    """A server where Ada, Bo and Cy have accounts; its clock shows what the test wants."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.time = 1_000_000_000_000
        self.roll = Roll(7)

    async def join(self, player: str, is_program: bool = False) -> Account:
        account = Account(player, player[:4], "", 1, is_program)
        assert await self.context.store.people.add(account)
        return account

    def claim(self, player: str) -> SeatClaim:
        return SeatClaim(player, handle=None if player == GUEST else player[:4])

    async def table(self, *others: str, agents: int = 0, tempo: Tempo | None = LIVE) -> Table:
        """Ada and these at a table whose game has begun."""
        seats = [NewSeat("me"), *[NewSeat("open")] * len(others), *[AGENT] * agents]
        new = NewTable("pebbles", fresh(), seats, tempo=tempo)
        table = await self.context.tables.find(
            await self.context.matchmaking.create(ADA, new, ADA[:4])
        )
        for seat, player in enumerate(others, start=1):
            await self.sit(table, seat, player)
        return table

    async def sit(self, table: Table, seat: int, player: str) -> None:
        claim = self.claim(player)
        await table.arrange(player, lambda seating: sit(seating, seat, player[:4], claim))

    async def say(self, table: Table, seat: int) -> TableView | None:
        """Whoever sits there answers at random; None where they are not asked."""
        player = table.kept.seating.owner(seat)
        assert player is not None
        view = await table.view(player, seat, 0)
        if view.question is None:
            return None
        answers = view.question.answers
        says = answers[self.roll.below(len(answers))].spelling
        return await table.answer(player, GivenAnswer(view.line, seat, says, fresh()))

    async def play(self, table: Table) -> None:
        """To the end, and until its result is written; computers answer for who has left."""
        while not table.log.is_finished:
            own = [s for s in table.kept.seating.claims if table.kept.seating.agent_at(s) is None]
            answered = [await self.say(table, seat) for seat in own]
            if not any(answered):
                await asyncio.sleep(0.01)
        await table.view(ADA, 0, 0)  # when the last line is kept
        while table.kept.id in await self.context.store.results.unsettled(99):
            await asyncio.sleep(0.01)

    async def wish(self, table: Table, kind: WishKind, seat: int) -> TableView:
        player = table.kept.seating.owner(seat)
        assert player is not None
        return await table.wish(player, kind, Consent(seat, len(table.log.lines), agree=True))

    async def leave(self, table: Table, seat: int) -> None:
        """Hand the own seat over."""
        await self.replace(table, seat, by=seat)

    async def replace(self, table: Table, seat: int, by: int) -> None:
        player = table.kept.seating.owner(by)
        assert player is not None
        await table.manage(
            player,
            lambda seating: during.stand_in(
                seating, player, seat, table.present, 0, table.moment()
            ),
        )

    async def resign(self, table: Table, seat: int) -> None:
        player = table.kept.seating.owner(seat)
        assert player is not None
        await table.manage(
            player, lambda seating: during.resign(seating, player, seat, table.moment())
        )

    async def come_back(self, table: Table, seat: int) -> None:
        player = table.kept.seating.owner(seat)
        assert player is not None
        await table.manage(player, lambda seating: during.come_back(seating, player, seat))

    async def let_time_pass(self, table: Table, minutes: int) -> None:
        self.time += minutes * MINUTES
        await table.expire()

    async def rated(self, player: str) -> Rated | None:
        return (await self.context.store.results.ratings(player)).get("pebbles")

    async def games(self, *players: str) -> list[int]:
        """How many rated games they have."""
        found = [await self.rated(player) for player in players]
        return [0 if each is None else each.games for each in found]

    async def is_placed_before(self, one: str, other: str) -> bool:
        first, second = await self.rated(one), await self.rated(other)
        assert first is not None and second is not None
        return first.skill.mu > second.skill.mu


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'club.sqlite'}"


def with_club(database: str, use: Callable[[Club], Awaitable[None]]) -> None:
    async def run() -> None:
        context = Context(Settings(database=database, absence=0), lambda: club.time)
        club = Club(context)
        await context.open()
        try:
            for player in (ADA, BO, CY):
                await club.join(player)
            await use(club)
        finally:
            await context.close()

    asyncio.run(run())


def why(table: Table) -> str:
    """Why a table is not rated; nothing where it is."""
    return why_unrated(table.kept, table.kept.seating, table.log) or ""


# -- a: replace who sleeps, take back alone, roll anew ---------------------------------------------


@pytest.mark.parametrize("tempo", [LIVE, DAYS])
def test_nobody_is_replaced_for_being_away_where_there_is_a_clock(
    database: str, tempo: Tempo
) -> None:
    async def use(club: Club) -> None:
        table = await club.table(BO, tempo=tempo)
        with pytest.raises(Rebuff, match="clock-decides"):
            await club.replace(table, seat=1, by=0)
        assert table.kept.seating.agent_at(1) is None
        untimed = await club.table(BO, tempo=None)
        await club.replace(untimed, seat=1, by=0)
        assert untimed.kept.seating.agent_at(1) == "greedy" and why(untimed) == "no-clock"

    with_club(database, use)


async def answered_by_both(club: Club, *others: str, tempo: Tempo | None) -> Table:
    """Ada has answered, then Bo, so that hers cannot be taken back without his."""
    table = await club.table(BO, *others, tempo=tempo)
    await club.say(table, 0)
    while await club.say(table, 1) is None:
        await club.say(table, 0)
    assert table.log.undo_refusal(0) is not None
    return table


def awaited(table: Table) -> list[int]:
    wish = consent.find(table.kept.seating, "undo")
    return [] if wish is None else consent.awaited(table.kept.seating, table.log, wish)


def test_nothing_is_taken_back_without_who_was_replaced_by_others(database: str) -> None:
    async def use(club: Club) -> None:
        table = await answered_by_both(club, tempo=None)
        await club.replace(table, seat=1, by=0)
        lines = len(table.log.lines)
        await club.wish(table, "undo", 0)
        assert awaited(table) == [1] and table.log.taken_back == 0
        await club.come_back(table, 1)
        await club.wish(table, "undo", 1)
        assert table.log.taken_back == 1 and len(table.log.lines) > lines

    with_club(database, use)


def test_nothing_is_taken_back_without_who_was_out_of_time(database: str) -> None:
    async def use(club: Club) -> None:
        table = await answered_by_both(club, tempo=LIVE)
        while table.log.facing(1) is None:
            await club.say(table, 0)
        await club.let_time_pass(table, 12)
        assert table.kept.seating.agent_at(1) == "greedy"
        await club.wish(table, "undo", 0)
        assert awaited(table) == [1] and table.log.taken_back == 0

    with_club(database, use)


def test_who_gave_their_seat_away_is_asked_about_their_own_answers_only(database: str) -> None:
    async def use(club: Club) -> None:
        table = await answered_by_both(club, tempo=None)
        await club.leave(table, 1)
        await club.wish(table, "undo", 0)
        assert awaited(table) == [1], "it would take back what Bo has answered"
        other = await answered_by_both(club, tempo=None)
        await club.resign(other, 1)
        with pytest.raises(Rebuff, match="answered-and-gone"):
            await club.wish(other, "undo", 0)
        later = await club.table(BO, tempo=None)
        await club.leave(later, 1)
        await club.say(later, 0)
        await club.wish(later, "undo", 0)
        assert later.log.taken_back == 1, "only what came after Bo had left"

    with_club(database, use)


def test_a_game_in_which_something_was_taken_back_is_marked_and_not_rated(database: str) -> None:
    async def use(club: Club) -> None:
        table = await answered_by_both(club, tempo=LIVE)
        assert why(table) == ""
        await club.wish(table, "undo", 0)
        await club.wish(table, "undo", 1)
        assert table.log.taken_back == 1 and why(table) == "taken-back"
        await club.play(table)
        assert await club.games(ADA, BO) == [0, 0]
        await expect_marks(club, table, "taken-back")

    with_club(database, use)


async def expect_marks(club: Club, table: Table, *marks: str) -> None:
    """In the record, on the page, and in the history."""
    assert tuple(marks_of(table.kept)) == marks
    signed = await club.context.signer.signed(await table.record(ADA, 0), marks_of(table.kept))
    assert parsed(signed.splitlines()[-1], 1)["signed"]["marks"] == list(marks)
    assert (await table.view(ADA, 0, 0)).marks == list(marks)
    back = await club.context.store.taken_back([table.kept.id])
    assert (table.kept.id in back) == ("taken-back" in marks)


# -- b, c: who is rated is settled when the game begins --------------------------------------------


def test_a_guest_who_signs_in_when_winning_is_not_rated(database: str) -> None:
    async def use(club: Club) -> None:
        table = await club.table(GUEST)
        await club.say(table, 0)
        await club.context.accounts.adopt(GUEST, Account(BO, BO[:4], "", 1))
        await table.view(BO, 1, 0)
        await club.play(table)
        assert await club.games(ADA, BO) == [0, 0]
        assert (await club.context.store.results.counts(BO))["pebbles"][0] == 1

    with_club(database, use)


def test_a_second_seat_that_turns_out_to_be_ones_own_voids_nothing(database: str) -> None:
    async def use(club: Club) -> None:
        table = await club.table(BO, GUEST)
        await club.say(table, 0)
        await club.context.accounts.adopt(GUEST, Account(ADA, ADA[:4], "", 1))
        await table.view(ADA, 0, 0)
        await club.play(table)
        assert await club.games(ADA, BO) == [1, 1]

    with_club(database, use)


def test_who_becomes_a_program_in_mid_game_voids_nothing(database: str) -> None:
    async def use(club: Club) -> None:
        table = await club.table(BO)
        assert await club.context.accounts.become_program(BO)
        await club.play(table)
        assert await club.games(ADA, BO) == [1, 0]
        assert await club.context.store.results.leaders("pebbles", is_program=True, most=9) == []

    with_club(database, use)


def test_who_deletes_their_account_has_lost(database: str) -> None:
    async def use(club: Club) -> None:
        table = await club.table(BO)
        account = await club.context.accounts.find(BO[:4])
        await club.context.departures.depart(account)
        await table.view(ADA, 0, 0)
        await club.play(table)
        rated = await club.rated(ADA)
        assert rated is not None and (rated.games, rated.won) == (1, 1)

    with_club(database, use)


# -- d: hints, and the own stand-in ----------------------------------------------------------------


def test_hints_in_a_rated_game_need_everybody_and_end_its_rating(database: str) -> None:
    async def use(club: Club) -> None:
        table = await club.table(BO, GUEST)
        for player, seat in ((ADA, 0), (BO, 1), (GUEST, 2)):
            if table.log.facing(seat) is not None:
                with pytest.raises(Rebuff, match="hints-not-agreed"):
                    await club.context.hints.hint(player, table.kept.id, seat, "address")
        for seat in range(3):
            assert why(table) == ""
            await club.wish(table, "hints", seat)
        assert why(table) == "hints"
        while table.log.facing(0) is None:
            await club.say(table, 1)
        assert await club.context.hints.hint(ADA, table.kept.id, 0, "address")
        await club.play(table)
        assert await club.games(ADA, BO) == [0, 0]
        await expect_marks(club, table, "hints")

    with_club(database, use)


def test_nobody_agrees_to_hints_by_leaving(database: str) -> None:
    async def use(club: Club) -> None:
        table = await club.table(BO)
        await club.wish(table, "hints", 0)
        await club.resign(table, 1)
        assert why(table) == ""

    with_club(database, use)


def test_hints_in_other_games_are_given_and_marked(database: str) -> None:
    async def use(club: Club) -> None:
        table = await club.table(agents=1)
        while table.log.facing(0) is None:
            await asyncio.sleep(0.01)
        assert await club.context.hints.hint(ADA, table.kept.id, 0, "address")
        await club.play(table)
        await expect_marks(club, table, "hints")
        assert await club.context.store.results.duels(ADA) == [], "a search has beaten it, not Ada"

    with_club(database, use)


@pytest.mark.parametrize("how", ["hands over", "gives up", "is out of time"])
@pytest.mark.parametrize("comes_back", [False, True])
def test_who_had_a_computer_play_for_them_comes_after_those_who_played(
    database: str, how: str, comes_back: bool
) -> None:
    async def use(club: Club) -> None:
        table = await club.table(BO)
        while table.log.facing(1) is None:
            await club.say(table, 0)
        if how == "hands over":
            await club.leave(table, 1)
        elif how == "gives up":
            await club.resign(table, 1)
        else:
            await club.let_time_pass(table, 12)
        while table.log.facing(1) is not None:
            await asyncio.sleep(0.01)
        if comes_back and how != "gives up":
            await club.come_back(table, 1)
        await club.play(table)
        assert await club.games(ADA, BO) == [1, 1] and await club.is_placed_before(ADA, BO)
        await expect_marks(club, table, "stand-in")

    with_club(database, use)


def test_who_leaves_first_comes_last_though_everybody_leaves(database: str) -> None:
    async def use(club: Club) -> None:
        table = await club.table(BO, CY)
        for seat in (1, 0, 2):
            await club.resign(table, seat)
            club.time += 1
        await club.play(table)
        assert await club.is_placed_before(CY, ADA) and await club.is_placed_before(ADA, BO)

    with_club(database, use)


# -- e: never answer -------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live", "days"])
def test_who_stops_answering_a_quick_match_loses_it_though_the_page_is_open(
    database: str, pace: str
) -> None:
    async def use(club: Club) -> None:
        wanted = [Quick("pebbles", fresh(), pace=pace) for _ in range(2)]  # type: ignore[arg-type]
        ids = [
            await club.context.matchmaking.quick(club.claim(player), each)
            for player, each in zip((ADA, BO), wanted, strict=True)
        ]
        assert ids[0] == ids[1]
        table = await club.context.tables.find(ids[0])
        tempo = table.kept.seating.conduct.tempo
        assert tempo == QUICK[wanted[0].pace] and why(table) == ""
        with table.watch(ADA):
            club.time += (tempo.turn + tempo.bank) * clocks.MS
            await table.expire()
            assert table.kept.seating.agent_at(0) == "greedy"
            await club.play(table)
        assert await club.is_placed_before(BO, ADA)

    with_club(database, use)


def test_a_quick_match_is_with_those_who_want_the_same_pace(database: str) -> None:
    async def use(club: Club) -> None:
        live = await club.context.matchmaking.quick(
            club.claim(ADA), Quick("pebbles", fresh(), pace="live")
        )
        days = await club.context.matchmaking.quick(
            club.claim(BO), Quick("pebbles", fresh(), pace="days")
        )
        assert live != days
        assert days == await club.context.matchmaking.quick(
            club.claim(CY), Quick("pebbles", fresh(), pace="days")
        )

    with_club(database, use)


def test_nobody_is_seated_opposite_who_has_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opened a live table counts as there for so many seconds, then only by their page."""

    async def use(club: Club) -> None:
        def look_for(player: str, players: int) -> Awaitable[str]:
            return club.context.matchmaking.quick(
                club.claim(player), Quick("pebbles", fresh(), players)
            )

        def later(seconds: int) -> None:
            monkeypatch.setattr(listing, "now", lambda: now() + seconds)

        fresh_one = await look_for(ADA, 2)
        later(listing.FRESH - 2)
        assert await look_for(BO, 2) == fresh_one
        gone = await look_for(ADA, 3)
        later(listing.FRESH + 1)
        manned = await look_for(BO, 3)
        assert manned != gone
        with (await club.context.tables.find(manned)).watch(BO):
            while not await club.context.store.present([manned]):
                await asyncio.sleep(0.01)
            assert await look_for(CY, 3) == manned

    with_club(database, use)


# -- f: fish for a good roll against computers -----------------------------------------------------


def test_who_rolls_anew_has_beaten_no_computer(database: str) -> None:
    async def use(club: Club) -> None:
        table = await club.table(agents=1)
        while await club.say(table, 0) is None:
            await asyncio.sleep(0.01)
        await club.wish(table, "undo", 0)
        await club.play(table)
        assert table.log.taken_back == 1
        assert await club.context.store.results.duels(ADA) == []
        honest = await club.table(agents=1)
        await club.play(honest)
        assert len(await club.context.store.results.duels(ADA)) == 1

    with_club(database, use)


# -- g: the same two, again and again --------------------------------------------------------------


def test_the_sheet_says_that_the_same_two_have_played_too_often(database: str) -> None:
    async def use(club: Club) -> None:
        for _ in range(PAIR_A_DAY):
            counted = await club.table(BO)
            await club.play(counted)
        beyond = await club.table(BO)
        assert why(beyond) == "", "another day may have come when it ends"
        with beyond.watch(ADA) as news:
            await club.play(beyond)
            while why(beyond) != "met-often":
                await asyncio.wait_for(news.wait(), PATIENCE)
                news.clear()
        rated = (await beyond.view(ADA, 0, 0)).rated
        assert not rated.possible and rated.because == "met-often"
        assert rated.facts == {"day": PAIR_A_DAY, "most": PAIR_A_MONTH, "month": MONTH}
        assert (await counted.view(ADA, 0, 0)).rated.possible
        with_a_third = await club.table(BO, CY)
        await club.play(with_a_third)
        assert why(with_a_third) == ""

    with_club(database, use)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_has_words(language: str) -> None:
    words = Path(f"web/src/words/{language}.ftl").read_text(encoding="utf-8")
    for reason in get_args(Unrated):
        assert f"\nunrated-{reason} = " in words


# -- a corrected box -------------------------------------------------------------------------------


def test_a_box_that_a_release_corrects_leaves_games_under_way_rated(
    database: str, tmp_path: Path
) -> None:
    async def use(club: Club) -> None:
        table = await club.table(BO)
        at.correct(Roll(2))
        assert table.log.game.box_fingerprint != shelf.find("pebbles").box_fingerprint
        assert why(table) == ""
        await club.play(table)
        assert await club.games(ADA, BO) == [1, 1]

    with workshop("pebbles", tmp_path / "pebbles") as at:
        with_club(database, use)


# -- the page --------------------------------------------------------------------------------------


def test_the_numbers_of_the_rules_are_told_and_written_down(server: str) -> None:
    with Visitor(server) as ada:
        told = ada.get("/api/ratings")
    text = (Path(__file__).parents[2] / "docs" / "ratings.md").read_text(encoding="utf-8")
    written = dict(re.findall(r"^\| `([A-Z_]+)` \| `(\d+)` \|", text, flags=re.MULTILINE))
    assert {name.lower(): int(n) for name, n in written.items()} == {
        name: n for name, n in told.items() if name != "quick"
    }
    assert {pace: (each["turn"], each["bank"]) for pace, each in told["quick"].items()} == {
        "live": (20, 10 * 60),
        "days": (2 * 24 * 3600, 3 * 24 * 3600),
    }
