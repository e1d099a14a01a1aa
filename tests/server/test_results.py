"""After the end, on both databases: each result is written once, and says what it should."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack

import msgspec
import pytest

from pelagos import shelf
from pelagos.arena.rating import BEGINNER, Skill, after
from pelagos.kernel.roll import Roll
from pelagos.kernel.view import look
from pelagos.server.careers import PAGE
from pelagos.server.founding import found
from pelagos.server.logs import tale_of, written_since
from pelagos.server.messages import rooms
from pelagos.server.reckoning import outcome_of
from pelagos.server.store.kept import Claim, Kept
from pelagos.server.store.people import Account
from pelagos.server.store.results import LEAST_GAMES, Outcome, Score
from pelagos.server.store.store import Store
from tests.conftest import Server
from tests.server.visitors import (
    ME,
    OPEN,
    UNIFORM,
    Visitor,
    error_of,
    play_on,
    play_together,
    until,
)

ADA, BO, CY, DEE, GUEST = (letter * 64 for letter in "abcde")
AGENT = rooms.NewSeat("agent", agent="turtle")
SEAT = rooms.NewSeat("me")


def played(owners: Sequence[str | None], is_taken_back: bool = False, **more: object) -> Kept:
    """A finished game of pebbles; None: the seat of a computer player."""
    seats = [AGENT if owner is None else SEAT for owner in owners]
    new = rooms.NewTable("pebbles", "r" + str(time.perf_counter_ns()), seats)
    founded = found(ADA, msgspec.structs.replace(new, **more))
    kept = founded.kept
    people = {seat: Claim(owner) for seat, owner in enumerate(owners) if owner is not None}
    kept.seating.claims, kept.lines = people, founded.written.lines
    kept.seating.is_waiting = False
    play_out(kept, is_taken_back)
    return kept


def play_out(kept: Kept, is_taken_back: bool = False) -> None:
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


async def keep(store: Store, kept: Kept) -> None:
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
    kept.seating.claims[2] = Claim(BO, stand_in="greedy")
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
    other = played([ADA, BO], box=text + "\n# mine\n")
    for kept in (private, lesson, other):
        assert outcome_of(kept) == Outcome(kept.id, "pebbles", [], [])


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
        games = [played([ADA, BO]) for _ in range(6)]
        for kept in games:
            await keep(one, kept)
        stores = [one, other] * 3
        pairs = zip(stores, games, strict=True)
        await asyncio.gather(*[s.results.settle(outcome_of(kept), after) for s, kept in pairs])
        assert (await one.results.ratings(ADA))["pebbles"].games == 6
        course = await other.results.scores(ADA, "pebbles", 9)
        final = (await one.results.ratings(ADA))["pebbles"].skill
        steps = {(row.mu, row.sigma) for row in course}  # equals keep mu, and are surer of it
        assert len(steps) == 6 and (final.mu, final.sigma) in steps

    with_stores(database, use)


def test_people_and_programs_are_rated_apart_and_guests_not_at_all(database: str) -> None:
    def score(seat: int, player: str, place: int) -> Score:
        return Score(seat, player, place, place == 1, 10 - place, {})

    async def use(store: Store, _: Store) -> None:
        for player, is_program in ((ADA, False), (BO, True), (CY, True), (DEE, False)):
            await join(store, player, is_program)
        kept, lonely = played([ADA, BO]), played([ADA, BO])
        await keep(store, kept)
        await keep(store, lonely)
        scores = [score(n, who, n + 1) for n, who in enumerate((ADA, BO, GUEST, CY, DEE))]
        assert await store.results.settle(Outcome(kept.id, "pebbles", scores, []), after)
        people, programs = after([BEGINNER] * 2, [1, 5]), after([BEGINNER] * 2, [2, 4])
        found = [await store.results.ratings(player) for player in (ADA, DEE, BO, CY)]
        assert [each["pebbles"].skill for each in found] == [*people, *programs]
        assert await store.results.ratings(GUEST) == {}
        mixed = [score(0, ADA, 1), score(1, BO, 2)]  # one of each: nobody to be compared with
        assert await store.results.settle(Outcome(lonely.id, "pebbles", mixed, []), after)
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


def test_a_leaderboard_lists_who_has_played_enough_the_best_first(database: str) -> None:
    async def use(store: Store, _: Store) -> None:
        places = {ADA: 1, BO: 2, CY: 3}
        for player in (*places, DEE):
            await join(store, player, is_program=player == DEE)
        for n in range(LEAST_GAMES):
            kept = played([ADA, BO])
            await keep(store, kept)
            players = [ADA, BO, CY] if n else [ADA, BO]
            scores = [Score(s, p, places[p], p == ADA, 0, {}) for s, p in enumerate(players)]
            await store.results.settle(Outcome(kept.id, "pebbles", scores, []), after)
        leaders = await store.results.leaders("pebbles", False, 9)
        assert [leader.handle for leader in leaders] == ["aaa", "bbb"]
        assert leaders[0].rated.won == LEAST_GAMES
        assert await store.results.leaders("pebbles", True, 9) == []
        for rank, leader in enumerate(leaders, 1):
            assert await store.results.rank("pebbles", False, leader.rated.skill.mu) == rank

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
    table = play_together(visitors, Roll(1))
    server.kill()
    server.start()
    told = until(visitors[0], "/api/players/ada", lambda profile: profile["finished"] == 1)
    (rating,) = told["ratings"]
    assert (rating["game"], rating["games"], rating["rank"]) == ("pebbles", 1, None)
    assert [point["table"] for point in rating["course"]] == [table]
    other = visitors[1].get("/api/players/Bob")["ratings"][0]
    assert rating["rating"] + other["rating"] == pytest.approx(3000, abs=1)
    play_together(visitors, Roll(2), visibility="private")
    third = play_together(visitors, Roll(2))
    again = until(visitors[0], "/api/players/ada", lambda profile: profile["finished"] == 2)
    assert [point["table"] for point in again["ratings"][0]["course"]] == [table, third]
    (scoring,) = again["scoring"]
    assert sum(rule["points"] for rule in scoring["rules"]) == pytest.approx(
        scoring["points"], abs=0.05
    )


def test_a_leaderboard_is_told_over_http(people: tuple[Server, list[Visitor]]) -> None:
    _, visitors = people
    for n in range(LEAST_GAMES):
        play_together(visitors, Roll(n))
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
