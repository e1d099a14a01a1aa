"""After the end, on both databases: each result is written once, and says what it should."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack

import msgspec
import pytest
from sqlalchemy import update

from pelagos import shelf
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import look
from pelagos.results.rating import BEGINNER, Skill, after
from pelagos.server.duties.results import outcome_of
from pelagos.server.messages import rooms
from pelagos.server.model import SeatClaim, StoredTable, Tempo
from pelagos.server.people.profiles import PAGE, ranked
from pelagos.server.ratings import LEAST_GAMES, MONTH, PAIR_A_DAY, PAIR_A_MONTH
from pelagos.server.records.reading import Brought, read_box
from pelagos.server.seating.before import begin
from pelagos.server.store.accounts import Account
from pelagos.server.store.results import Leader, Outcome, Outdated, RankedEntrant, Rated
from pelagos.server.store.schema import RESULTS
from pelagos.server.store.store import Store
from pelagos.server.table.create import found
from pelagos.server.table.storage import tale_of, written_since
from tests.conftest import Server
from tests.server.visitors import (
    CLOCK,
    ME,
    OPEN,
    UNIFORM,
    Visitor,
    error_of,
    play_on,
    play_together,
    play_until_listed,
    until,
)

ADA, BO, CY, DEE, GUEST = (letter * 64 for letter in "abcde")
AGENT = rooms.NewSeat("agent", agent="turtle")
SEAT = rooms.NewSeat("me")
LIVE = Tempo("live", turn=600)
A_DAY = 24 * 60 * 60


def played(
    owners: Sequence[str | None], is_taken_back: bool = False, **more: object
) -> StoredTable:
    """A finished game of pebbles; None: the seat of a computer player."""
    seats = [AGENT if owner is None else SEAT for owner in owners]
    new = rooms.NewTable("pebbles", "r" + str(time.perf_counter_ns()), seats, tempo=LIVE)
    text = more.get("box")
    box = read_box(Brought("pebbles", text)) if isinstance(text, str) else None
    founded = found(ADA, msgspec.structs.replace(new, **more), own_box=box)
    kept = founded.kept
    people = {seat: claim(owner) for seat, owner in enumerate(owners) if owner is not None}
    kept.seating.claims, kept.lines = people, founded.written.lines
    begin(kept.seating)
    play_out(kept, is_taken_back)
    return kept


def claim(player: str) -> SeatClaim:
    return SeatClaim(player, handle=None if player == GUEST else player[:3])


def play_out(kept: StoredTable, is_taken_back: bool = False) -> None:
    """Answer at random to the end; where it is so, the first answer is taken back once."""
    tale, roll = tale_of(kept), Roll(3)
    while tale.log.state.agenda:
        seat = next(n for n in range(len(kept.seating.chairs)) if tale.log.facing(n) is not None)
        legal = look(tale.log, seat, since=0).answers
        tale.answer(seat, legal[roll.below(len(legal))])
        if is_taken_back:
            tale.take_back(seat, tale.log.next - 1, [seat])
            is_taken_back = False
        tale.go_on(kept.secret)
    kept.lines = written_since(tale, 0, None, kept.seating).lines


async def keep(store: Store, kept: StoredTable) -> None:
    await store.create(kept, written_since(tale_of(kept), 0, None, kept.seating))


async def join(store: Store, player: str, is_program: bool = False) -> None:
    assert await store.people.add(Account(player, player[:3], "", 1, is_program))


def with_stores(database: str, use: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Two processes, as far as the database can tell."""

    async def run() -> None:
        one, other = Store(database), Store(database)
        await one.open()
        try:
            await use(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(run())


# -- what a game says -----------------------------------------------------------------------------


def test_a_game_says_how_each_person_fared_and_whom_they_beat() -> None:
    kept = played([ADA, None, BO])
    end = msgspec.json.decode(kept.lines[-1])
    outcome = outcome_of(kept)
    assert [(score.seat, score.player) for score in outcome.scores] == [(0, ADA), (2, BO)]
    for score in outcome.scores:
        assert (score.place, score.points) == (
            end["standing"][score.seat],
            end["scores"][score.seat],
        )
        assert sum(score.tally.values()) == score.points
        assert score.won == (score.place == 1)
    places = end["standing"]
    assert [(duel.seat, duel.other, duel.agent, duel.won) for duel in outcome.duels] == [
        (0, 1, "turtle", places[0] < places[1]),
        (2, 1, "turtle", places[2] < places[1]),
    ]


def test_who_took_something_back_by_consent_has_beaten_no_agent() -> None:
    outcome = outcome_of(played([ADA, None, BO], is_taken_back=True))
    assert len(outcome.scores) == 2 and outcome.duels == []
    for score in outcome.scores:
        assert sum(score.tally.values()) == score.points


def test_who_let_a_computer_stand_in_keeps_the_result_but_has_beaten_no_agent() -> None:
    kept = played([ADA, None, BO])
    kept.seating.claims[2] = SeatClaim(BO, stand_in="greedy")
    outcome = outcome_of(kept)
    assert [score.player for score in outcome.scores] == [ADA, BO]
    assert [duel.player for duel in outcome.duels] == [ADA]


def test_several_seats_private_tables_lessons_and_other_boxes_do_not_count() -> None:
    assert [score.player for score in outcome_of(played([ADA, ADA, BO])).scores] == [BO]
    private = played([ADA, BO])
    private.seating.visibility = "private"
    lesson = played([ADA, BO])
    lesson.lesson = "pebbles"
    text = shelf.box_text(shelf.find("pebbles"))
    other = played([ADA, BO], box=text.replace("number = 3", "number = 4"))
    for kept in (private, lesson, other):
        assert outcome_of(kept) == Outcome(kept.id, "pebbles", 0)


# -- once, whoever writes it ----------------------------------------------------------------------


def test_many_processes_write_a_result_once(database: str) -> None:
    async def use(one: Store, other: Store) -> None:
        await join(one, ADA)
        await join(one, BO)
        kept = played([ADA, BO])
        await keep(one, kept)
        assert await other.results.unsettled(9) == [kept.id]
        outcome = outcome_of(kept)
        tries = [store.results.settle(outcome, after) for store in (one, other) * 5]
        assert sorted(await asyncio.gather(*tries)) == [False] * 9 + [True]
        assert await other.results.unsettled(9) == []
        ratings = [(await one.results.ratings(player))["pebbles"] for player in (ADA, BO)]
        places = [score.place for score in outcome.scores]
        assert [rated.skill for rated in ratings] == after([BEGINNER] * 2, places)
        assert [rated.games for rated in ratings] == [1, 1]

    with_stores(database, use)


def test_games_that_end_at_once_are_rated_one_after_the_other(database: str) -> None:
    async def use(one: Store, other: Store) -> None:
        await join(one, ADA)
        await join(one, BO)
        games = [played([ADA, BO]) for _ in range(PAIR_A_DAY)]
        for kept in games:
            await keep(one, kept)
        pairs = zip([one, other] * len(games), games, strict=False)
        await asyncio.gather(*[s.results.settle(outcome_of(kept), after) for s, kept in pairs])
        assert (await one.results.ratings(ADA))["pebbles"].games == len(games)
        course = await other.results.scores(ADA, "pebbles", 9)
        final = (await one.results.ratings(ADA))["pebbles"].skill
        steps = {(row.mu, row.sigma) for row in course}  # equals keep mu, and are surer of it
        assert len(steps) == len(games) and (final.mu, final.sigma) in steps

    with_stores(database, use)


def test_people_and_programs_are_rated_apart(database: str) -> None:
    def entry(seat: int, player: str, place: int) -> RankedEntrant:
        return RankedEntrant(seat, player, player in (BO, CY), place)

    async def use(store: Store, _: Store) -> None:
        for player, is_program in ((ADA, False), (BO, True), (CY, True), (DEE, False)):
            await join(store, player, is_program)
        kept, lonely = played([ADA, BO]), played([ADA, BO])
        await keep(store, kept)
        await keep(store, lonely)
        entries = [entry(n, who, n + 1) for n, who in enumerate((ADA, BO, CY, DEE))]
        outcome = Outcome(kept.id, "pebbles", 0, entries=entries)
        assert await store.results.settle(outcome, after)
        people, programs = after([BEGINNER] * 2, [1, 4]), after([BEGINNER] * 2, [2, 3])
        found = [await store.results.ratings(player) for player in (ADA, DEE, BO, CY)]
        assert [each["pebbles"].skill for each in found] == [*people, *programs]
        mixed = [entry(0, ADA, 1), entry(1, BO, 2)]  # one of each: nobody to be compared with
        outcome = Outcome(lonely.id, "pebbles", 0, entries=mixed)
        assert await store.results.settle(outcome, after)
        assert (await store.results.ratings(ADA))["pebbles"].games == 1

    with_stores(database, use)


def test_what_a_guest_played_is_theirs_when_they_make_an_account(database: str) -> None:
    async def use(store: Store, _: Store) -> None:
        kept = played([GUEST, None])
        await keep(store, kept)
        await store.results.settle(outcome_of(kept), after)
        await join(store, ADA)
        await store.adopt(GUEST, Account(ADA, "Ada", "", 1))
        ((game, agent, met, _won),) = await store.results.duels(ADA)
        assert (game, agent, met) == ("pebbles", "turtle", 1)
        assert (await store.results.counts(ADA))["pebbles"][0] == 1
        assert await store.results.ratings(ADA) == {}

    with_stores(database, use)


@pytest.mark.parametrize("leaves", [False, True])
def test_a_result_that_was_worked_out_before_somebody_came_or_left_is_not_written(
    database: str, leaves: bool
) -> None:
    """Else it would be nobody's, or tell of somebody who has deleted their account."""

    async def use(store: Store, _: Store) -> None:
        account = Account(ADA, "Ada", "", 1)
        kept = played([ADA if leaves else GUEST, None])
        await keep(store, kept)
        await join(store, ADA)
        outcome = outcome_of(kept)
        if leaves:
            assert await store.depart(account)
        else:
            await store.adopt(GUEST, account)
        with pytest.raises(Outdated):
            await store.results.settle(outcome, after)
        assert await store.results.unsettled(9) == [kept.id]
        now = await store.load(kept.id)
        assert now is not None
        await store.results.settle(outcome_of(now), after)
        assert [*await store.results.counts(ADA)] == ([] if leaves else ["pebbles"])

    with_stores(database, use)


def test_a_leaderboard_lists_who_has_played_enough_the_best_first(database: str) -> None:
    async def use(store: Store, _: Store) -> None:
        places = {ADA: 1, BO: 2, CY: 3}
        for player in (*places, DEE):
            await join(store, player, is_program=player == DEE)
        for n in range(LEAST_GAMES):
            kept = played([ADA, BO])
            await keep(store, kept)
            players = [ADA, BO, CY] if n else [ADA, BO]
            entries = [RankedEntrant(seat, p, False, places[p]) for seat, p in enumerate(players)]
            await store.results.settle(Outcome(kept.id, "pebbles", 0, entries=entries), after)
        leaders = await store.results.leaders("pebbles", False, 9)
        assert [leader.handle for leader in leaders] == ["aaa", "bbb"]
        assert leaders[0].rated.won == LEAST_GAMES
        assert await store.results.leaders("pebbles", True, 9) == []
        for rank, leader in enumerate(leaders, 1):
            assert await store.results.rank("pebbles", False, leader.rated.skill.mu) == rank

    with_stores(database, use)


async def play_each_other(store: Store, players: Sequence[str], days: int) -> None:
    """They play a game, and it was so many days ago."""
    kept = played(players)
    await keep(store, kept)
    async with store._engine.begin() as connection:
        own = update(RESULTS).where(RESULTS.c.table == kept.id)
        await connection.execute(own.values(ended=RESULTS.c.ended - days * A_DAY))
    await store.results.settle(outcome_of(kept), after)


def test_the_same_two_do_not_play_each_other_up_without_end(database: str) -> None:
    async def use(store: Store, _: Store) -> None:
        for player in (ADA, BO, CY):
            await join(store, player)

        async def games(player: str) -> int:
            found = await store.results.ratings(player)
            return found["pebbles"].games if found else 0

        for _n in range(PAIR_A_DAY + 2):
            await play_each_other(store, [ADA, BO], days=0)
        assert await games(ADA) == await games(BO) == PAIR_A_DAY
        before = (await store.results.ratings(BO))["pebbles"].skill
        await play_each_other(store, [ADA, BO, CY], days=0)
        assert await games(CY) == 1 and await games(BO) == PAIR_A_DAY + 1
        assert (await store.results.ratings(BO))["pebbles"].skill != before, "by Cy"

    with_stores(database, use)


def test_a_month_holds_fewer_games_of_the_same_two_than_its_days_together(database: str) -> None:
    async def use(store: Store, _: Store) -> None:
        for player in (ADA, BO):
            await join(store, player)
        for day in range(MONTH, -1, -1):
            await play_each_other(store, [ADA, BO], days=day)
        assert MONTH > PAIR_A_MONTH
        assert (await store.results.ratings(ADA))["pebbles"].games == PAIR_A_MONTH + 1, (
            "the first one was longer ago than a month when the last one ended"
        )

    with_stores(database, use)


def test_ratings_are_told_as_chess_players_know_them() -> None:
    assert (round(BEGINNER.told()), round(Skill(30.0, 2.0).told())) == (1500, 1647)
    assert BEGINNER.doubt() > Skill(25.0, 2.0).doubt() > 0


# -- a real server --------------------------------------------------------------------------------


@pytest.fixture
def people(serve: Callable[..., Server], database: str) -> Iterator[tuple[Server, list[Visitor]]]:
    server = serve(PELAGOS_DATABASE=database)
    with ExitStack() as stack:
        visitors = [stack.enter_context(Visitor(server.url)) for _ in range(2)]
        for visitor, handle in zip(visitors, ("Ada", "Bob"), strict=True):
            visitor.post("/api/accounts", handle=handle, password="under the sea")
        yield server, visitors


def test_a_game_between_accounts_is_rated_once_also_after_a_crash(
    people: tuple[Server, list[Visitor]],
) -> None:
    server, visitors = people
    table = play_together(visitors, Roll(1), **CLOCK)
    server.kill()
    server.start()
    told = until(visitors[0], "/api/players/ada", lambda profile: profile["finished"] == 1)
    (rating,) = told["ratings"]
    assert (rating["game"], rating["games"], rating["rank"]) == ("pebbles", 1, None)
    assert [point["table"] for point in rating["course"]] == [table]
    other = visitors[1].get("/api/players/Bob")["ratings"][0]
    assert rating["rating"] + other["rating"] == pytest.approx(3000, abs=1)
    play_together(visitors, Roll(2), visibility="private", **CLOCK)
    third = play_together(visitors, Roll(2), **CLOCK)
    again = until(visitors[0], "/api/players/ada", lambda profile: profile["finished"] == 2)
    assert [point["table"] for point in again["ratings"][0]["course"]] == [table, third]
    (scoring,) = again["scoring"]
    assert sum(rule["points"] for rule in scoring["rules"]) == pytest.approx(
        scoring["points"], abs=0.05
    )


def test_a_leaderboard_is_told_over_http(people: tuple[Server, list[Visitor]]) -> None:
    _, visitors = people
    with Visitor(visitors[0].url) as cy:
        cy.post("/api/accounts", handle="Cyd", password="under the sea")
        play_until_listed([*visitors, cy])
    path = "/api/games/pebbles/leaders"
    board = until(visitors[0], path, lambda board: len(board["people"]) == 2)
    assert (board["game"], board["least"], board["programs"]) == ("pebbles", LEAST_GAMES, [])
    first, second = board["people"]
    assert first["rating"] >= second["rating"] and {first["handle"], second["handle"]} == {
        "Ada",
        "Bob",
    }
    profile = visitors[0].get(f"/api/players/{first['handle']}")
    assert profile["ratings"][0]["rank"] == first["rank"] == 1
    assert error_of(visitors[0].http.get("/api/games/chess/leaders"), 404)["code"] == "unknown-game"


def test_a_history_is_told_page_by_page(ada: Visitor) -> None:
    ada.post("/api/accounts", handle="Paged", password="under the sea")
    tables = {ada.new("pebbles", [ME, OPEN]) for _ in range(PAGE + 5)}
    page = ada.get("/api/players/paged")["history"]
    following = ada.get("/api/players/paged/games", before=page["next"])
    seen = [game["table"] for each in (page, following) for game in each["games"]]
    assert len(page["games"]) == PAGE and following["next"] is None
    assert len(seen) == len(set(seen)) and set(seen) == tables
    wrong = ada.http.get("/api/players/paged/games", params={"before": "soon"})
    assert error_of(wrong, 400)["code"] == "malformed"


def test_agents_beaten_are_counted_by_level(ada: Visitor) -> None:
    ada.post("/api/accounts", handle="Solitary", password="under the sea")
    last = play_on(ada, ada.new("pebbles", [ME, UNIFORM]), Roll(1))
    told = until(ada, "/api/players/solitary", lambda profile: profile["finished"] == 1)
    won = int(last["standing"][0] < last["standing"][1])
    assert told["beaten"] == [{"game": "pebbles", "agent": "uniform", "games": 1, "won": won}]
    assert told["ratings"] == []


def test_equals_share_a_place_and_the_next_one_is_left_out() -> None:
    board = [Leader(f"{mu}", Rated(Skill(mu, 1.0), 9, 3)) for mu in (30.0, 28.0, 28.0, 25.0)]
    assert [leader.rank for leader in ranked(board)] == [1, 2, 2, 4]
