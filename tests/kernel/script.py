"""A game for tests of the kernel: a heap, and any agenda that a test writes down."""

from collections.abc import Mapping, Sequence
from typing import Any

from pelagos.kernel.codec import number
from pelagos.kernel.contract import (
    Answer,
    Chance,
    Credits,
    Decision,
    Effect,
    Game,
    Option,
    Reason,
    Refusal,
    Seat,
    State,
    Step,
    Together,
)
from pelagos.kernel.errors import BadOption
from pelagos.kernel.log import Log, begin
from pelagos.kernel.roll import Roll

HEAP_HOLDS_FEWER = Reason("SC-1.1", "heap-holds-fewer", ("asked", "heap"))
NOT_TWICE = Refusal(Reason("SC-1.2", "not-twice"))
HIDDEN = -1
SECRET = b"a secret for tests"


class Heap(State):
    """A heap of things, what each seat took, and what each seat whispered."""

    fields = ("seats", "rules", "heap", "taken", "whispers", "coins", "agenda")

    def __init__(
        self,
        seats: int,
        rules: int,
        heap: int,
        taken: list[int],
        whispers: list[int],
        coins: list[int],
        agenda: list[Step[Any]],
    ) -> None:
        self.seats = seats
        self.rules = rules
        self.heap = heap
        self.taken = taken
        self.whispers = whispers
        self.coins = coins
        self.agenda = agenda

    def copy(self) -> "Heap":
        return Heap(
            self.seats,
            self.rules,
            self.heap,
            self.taken[:],
            self.whispers[:],
            self.coins[:],
            self.agenda[:],
        )

    def observe(self, seat: Seat | None) -> "Heap":
        seen = self.copy()
        seen.whispers = [w if s == seat else HIDDEN for s, w in enumerate(self.whispers)]
        return seen

    def imagine(self, seat: Seat | None, roll: Roll) -> "Heap":
        full = self.observe(seat)
        full.whispers = [roll.below(4) if w == HIDDEN else w for w in full.whispers]
        return full

    def scores(self) -> list[int]:
        return self.taken[:]

    def standing(self) -> list[int]:
        return [1 + sum(other > own for other in self.taken) for own in self.taken]

    def ending(self) -> str:
        return "" if self.agenda else "done"

    def pieces(self) -> dict[str, int]:
        return {"things": self.heap + sum(self.taken)}


class Number(Answer):
    fields = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(f"number-{count}")
        self.count = count


class Word(Answer):
    pass


NUMBERS = tuple(Number(count) for count in range(4))
YES, NO = Word("yes"), Word("no")
HEADS, TAILS, EDGE = Word("heads"), Word("tails"), Word("edge")
ANSWERS = number((*NUMBERS, YES, NO, HEADS, TAILS, EDGE))


class OfSeat(Decision[Heap, Any]):
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class Grab(OfSeat):
    """Take things off the heap; three of them ask a further question."""

    rule = "SC-1"

    def candidates(self, state: Heap) -> Sequence[Number]:
        return NUMBERS

    def refusal(self, state: Heap, answer: Number) -> Refusal | None:
        if answer.count > state.heap:
            return Refusal(HEAP_HOLDS_FEWER, (answer.count, state.heap))
        return None

    def take(self, state: Heap, answer: Number) -> None:
        state.heap -= answer.count
        state.taken[self.seat] += answer.count
        if answer.count == 3:
            state.plan([GiveBack(self.seat)])


class GiveBack(OfSeat):
    """Yes: one thing goes back."""

    rule = "SC-2"

    def candidates(self, state: Heap) -> Sequence[Word]:
        return (YES, NO)

    def take(self, state: Heap, answer: Word) -> None:
        if answer is YES:
            state.heap += 1
            state.taken[self.seat] -= 1


class Whisper(OfSeat):
    """A number that nobody else hears."""

    rule = "SC-3"
    hidden = True

    def candidates(self, state: Heap) -> Sequence[Number]:
        return NUMBERS

    def take(self, state: Heap, answer: Number) -> None:
        state.whispers[self.seat] = answer.count


class CallOff(OfSeat):
    """Yes: whatever all are asked together is called off. Two seats at least."""

    rule = "SC-4"

    def candidates(self, state: Heap) -> Sequence[Word]:
        return (YES, NO) if state.seats > 1 else ()

    def refusal(self, state: Heap, answer: Word) -> Refusal | None:
        return NOT_TWICE if answer is YES and state.heap == 0 else None

    def take(self, state: Heap, answer: Word) -> None:
        if answer is YES:
            state.agenda[:] = [s for s in state.agenda if not isinstance(s, Together)]


class Toss(Chance[Heap, Word]):
    """A coin: heads three times as likely as tails; once on its edge it cannot stand again."""

    rule = "SC-5"
    fields = ("coin", "seat")

    def __init__(self, coin: str, seat: int = -1) -> None:
        self.coin = coin
        self.seat = seat

    def witness(self) -> Seat | None:
        return None if self.seat < 0 else self.seat

    def stream(self, state: Heap) -> str:
        return self.coin if state.seats else ""

    def outcomes(self, state: Heap) -> Sequence[tuple[Word, int]]:
        edge = [] if EDGE.number in state.coins else [(EDGE, 2)]
        return [(HEADS, 3), (TAILS, 1), *edge]

    def take(self, state: Heap, outcome: Word) -> None:
        state.coins.append(outcome.number)


class Ring(Effect[Heap]):
    """A bell, for the story; it plans further bells."""

    rule = "SC-6"
    fields = ("times",)

    def __init__(self, times: int) -> None:
        self.times = times

    def happen(self, state: Heap) -> None:
        if self.times > 1:
            state.plan([Ring(self.times - 1)])


class Tick(Effect[Heap]):
    """Bookkeeping."""

    rule = "SC-6"
    quiet = True

    def happen(self, state: Heap) -> None:
        state.heap += 0


class Shout(Effect[Heap]):
    """Somebody tells everybody something."""

    rule = "SC-7"
    reveals = True

    def happen(self, state: Heap) -> None:
        pass


class Script(Game):
    key = "script"
    title = "Script"
    prefix = "SC"
    players = range(1, 5)
    minutes = 1
    credits = Credits("a designer", "an artist", "a publisher", 2026)
    rules = 3
    oldest_rules = 2
    options = (
        Option("mood", ("calm", "wild"), "SC-8"),
        Option("song", ("none",), "SC-8", form="la la", before="none"),
    )
    steps = (Grab, GiveBack, Whisper, CallOff, Toss, Ring, Tick, Shout)

    def __init__(self, opening: list[Step[Any]], heap: int = 9) -> None:
        super().__init__({"box": {"game": "script"}, "heap": heap})
        self.opening = opening
        self.heap = heap
        self.answers = ANSWERS

    def check(self, seats: int, options: Mapping[str, str]) -> None:
        if seats == 1 and options["mood"] == "wild":
            raise BadOption("alone-and-wild", {"seats": seats})

    def setup(self, seats: int, options: Mapping[str, str], rules: int) -> Heap:
        state = Heap(seats, rules, self.heap, [0] * seats, [0] * seats, [], [])
        state.plan(self.opening)
        return state

    def position(self, state: State, words: Mapping[str, Any]) -> None:
        raise NotImplementedError

    def show(self, state: State) -> dict[str, Any]:
        raise NotImplementedError

    def value(self, position: State, seat: Seat) -> float:
        return float(position.scores()[seat])


def heap(*opening: Step[Any], seats: int = 3, things: int = 9) -> Heap:
    """A first position with this agenda, first thing first; nothing has run."""
    return Script(list(opening), things).setup(seats, {}, 3)


def table(*opening: Step[Any], seats: int = 3, things: int = 9) -> Log:
    """A log that begins with this agenda."""
    names = ["Ada", "Bo", "Cy", "Di"][:seats]
    return begin(Script(list(opening), things), names, {}, SECRET, "test")


def together(kind: type[OfSeat], *seats: Seat) -> Together:
    return Together(tuple(kind(seat) for seat in seats))


def taken(log: Log) -> list[int]:
    assert isinstance(log.state, Heap)
    return log.state.taken


def whispers(log: Log) -> list[int]:
    assert isinstance(log.state, Heap)
    return log.state.whispers
