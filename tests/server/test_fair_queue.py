"""Who comes next where many wait for a few places."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from pelagos.server.pools.fair_queue import Closed, FairQueue, Path, TurnAbout


def queue_of(*paths: str) -> TurnAbout[str]:
    queue = TurnAbout[str]()
    for path in paths:
        queue.put(tuple(path), path)
    return queue


def all_of(queue: TurnAbout[str]) -> list[str]:
    return [queue.pop() for _ in range(len(queue))]


@pytest.mark.parametrize(
    ("came", "served"),
    [
        (["a", "a", "b"], ["a", "b", "a"]),
        (["aa", "ab", "ac", "ba"], ["aa", "ba", "ab", "ac"]),
        (["aaa", "aab", "aba", "baa"], ["aaa", "baa", "aba", "aab"]),
        (["aa", "ab", "aa", "b"], ["aa", "b", "ab", "aa"]),
        (["", "a", ""], ["", "", "a"]),
    ],
)
def test_it_goes_turn_about_at_every_level(came: list[str], served: list[str]) -> None:
    queue = queue_of(*came)
    assert list(queue) == served
    assert all_of(queue) == served


def test_who_comes_back_waits_for_one_question_of_everybody_else() -> None:
    """However many tables somebody has."""
    queue = queue_of(*[f"f{n}" for n in range(9)], "v0")
    assert queue.pop() == "f0"
    for number in range(1, 9):
        assert queue.pop() == "v0"
        queue.put(("v", "0"), "v0")
        assert queue.pop() == f"f{number}"


def test_who_gives_up_leaves_nothing_behind() -> None:
    queue = queue_of("aa", "ab", "b")
    queue.remove(("a", "a"), "aa")
    assert all_of(queue) == ["ab", "b"]
    queue = queue_of("aa")
    queue.remove(("a", "a"), "aa")
    assert not queue and not queue._further


class Visits:
    """Those who come to a queue, and who of them is in."""

    def __init__(self, places: int) -> None:
        self.queue = FairQueue(places)
        self.inside: list[str] = []
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, is_urgent: bool = True) -> None:
        self._tasks[name] = asyncio.create_task(self._stay(name, is_urgent))
        await settled()

    async def _stay(self, name: str, is_urgent: bool) -> None:
        async with self.queue.place(tuple(name), is_urgent):
            self.inside.append(name)
            try:
                await asyncio.Event().wait()
            finally:
                self.inside.remove(name)

    async def go(self, name: str) -> None:
        task = self._tasks.pop(name)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await settled()

    async def go_together(self, *names: str) -> None:
        for name in names:
            self._tasks.pop(name).cancel()
        await settled()

    async def end(self) -> None:
        for name in [*self._tasks]:
            await self.go(name)


async def settled() -> None:
    """After everything that can go on has."""
    for _ in range(5):
        await asyncio.sleep(0)


def visit(places: int, use: Callable[[Visits], Awaitable[None]]) -> None:
    async def run() -> None:
        visits = Visits(places)
        await use(visits)
        await visits.end()
        assert not visits.queue and not visits.queue._taken.total()

    asyncio.run(run())


def test_places_are_lent_and_given_back() -> None:
    async def use(visits: Visits) -> None:
        for name in ("f1", "f2", "f3", "v1"):
            await visits.come(name)
        assert visits.inside == ["f1", "f2"]
        assert visits.queue.numbers() == {("f", "3"): 1, ("v", "1"): 2}
        await visits.go("f3")
        assert visits.queue.numbers() == {("v", "1"): 1}
        await visits.go("f1")
        assert visits.inside == ["f2", "v1"]

    visit(2, use)


def test_those_who_leave_at_once_are_granted_nothing() -> None:
    """Those inside and those who wait: a connection with all its requests is gone."""

    async def use(visits: Visits) -> None:
        for name in ("f1", "f2", "f3", "f4", "v1"):
            await visits.come(name)
        await visits.go_together("f1", "f2", "f3")
        assert sorted(visits.inside) == ["f4", "v1"]

    visit(2, use)


@pytest.mark.parametrize("places", [1, 2, 3])
def test_who_is_not_urgent_waits_for_those_who_are(places: int) -> None:
    async def use(visits: Visits) -> None:
        for number in range(places):
            await visits.come(f"u{number}")
        await visits.come("p0", is_urgent=False)
        await visits.come("v0")
        assert visits.queue.numbers() == {("v", "0"): 1, ("p", "0"): 2}
        await visits.go("u0")
        assert "v0" in visits.inside and "p0" not in visits.inside
        await visits.go("v0")
        assert "p0" in visits.inside

    visit(places, use)


def test_who_is_not_urgent_leaves_the_last_place_free() -> None:
    async def use(visits: Visits) -> None:
        for number in range(9):
            await visits.come(f"p{number}", is_urgent=False)
        assert len(visits.inside) == 2
        await visits.come("v0")
        assert "v0" in visits.inside

    visit(3, use)


def test_who_gave_up_just_when_it_was_their_turn_gives_the_place_back() -> None:
    async def use(visits: Visits) -> None:
        await visits.come("a")
        await visits.come("b")
        await visits.come("c")
        visits._tasks["a"].cancel()
        await asyncio.sleep(0)  # b has the place, but has not noticed
        visits._tasks["b"].cancel()
        await settled()
        assert visits.inside == ["c"]

    async def run() -> None:
        visits = Visits(1)
        await use(visits)
        await visits.go("c")
        assert not visits.queue._taken.total()

    asyncio.run(run())


def test_after_the_end_nobody_gets_a_place() -> None:
    async def run() -> None:
        queue = FairQueue(1)

        async def ask(path: Path) -> None:
            async with queue.place(path):
                queue.close()

        async with asyncio.timeout(5):
            asked = [ask(("a",)), ask(("b",)), ask(("c",))]
            first, *others = await asyncio.gather(*asked, return_exceptions=True)
            assert first is None and all(isinstance(each, Closed) for each in others)
            with pytest.raises(Closed):
                await ask(("d",))
        assert not queue

    asyncio.run(run())


@pytest.mark.parametrize("is_closing", [False, True])
def test_who_has_given_up_but_not_gone_yet_is_no_obstacle(is_closing: bool) -> None:
    async def run() -> None:
        visits = Visits(1)
        for name in "abc":
            await visits.come(name)
        for name in "ab":  # neither has noticed when the place is lent again
            visits._tasks[name].cancel()
        if is_closing:
            visits.queue.close()
        await settled()
        assert visits.inside == ([] if is_closing else ["c"])
        if not is_closing:
            await visits.go("c")
        assert not visits.queue._taken.total() and not visits.queue

    asyncio.run(run())
