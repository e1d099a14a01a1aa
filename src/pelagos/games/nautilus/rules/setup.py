"""NA-1: the first position, the missions, the base, and who begins."""

from collections.abc import Mapping, Sequence
from typing import Final

from pelagos.games.nautilus.answers import Base, First, Mission
from pelagos.games.nautilus.box import (
    ATLANTIS,
    ATLANTIS_TOKENS,
    BASE,
    FINDS,
    MISSIONS,
    STATIONS,
    Box,
)
from pelagos.games.nautilus.geometry.chart import NOWHERE, Chart, places
from pelagos.games.nautilus.geometry.sites import SEA
from pelagos.games.nautilus.rules.city import add_module
from pelagos.games.nautilus.rules.round import BeginRound
from pelagos.games.nautilus.rulings import Rulings
from pelagos.games.nautilus.state import LOST, NOBODY, NOTHING, PLAYING, UNSEEN, Sea
from pelagos.kernel.contract import Answer, Chance, Decision, Effect, Reason, Refusal, Seat, Step
from pelagos.kernel.copy_on_write import add, put

OUTSIDE_LAGOON: Final = Reason("NA-1.1", "outside-lagoon", ("block",))


def set_up(box: Box, chart: Chart, seats: int, options: Mapping[str, str], rules: int) -> Sea:
    """NA-1: who begins, the missions, the base, then the first round."""
    state = first_position(box, chart, Rulings(options, rules), seats)
    missions: list[Step[Sea]] = [DealMission(seat) for seat in range(seats)]
    state.plan([DrawFirstPlayer(), *missions, SinkBase(), BeginRound(1)])
    return state


class DrawFirstPlayer(Chance[Sea, First]):
    """The first player is drawn by lot."""

    rule = "NA-1.6"

    def stream(self, state: Sea) -> str:
        return "first player"

    def outcomes(self, state: Sea) -> Sequence[tuple[First, int]]:
        return [(first, 1) for first in state.chart.say.first[: state.seats]]

    def take(self, state: Sea, outcome: First) -> None:
        state.first = outcome.seat


class DealMission(Chance[Sea, Mission]):
    """Everybody gets a mission, and keeps it secret."""

    rule = "NA-1.5"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def witness(self) -> Seat | None:
        return self.seat

    def stream(self, state: Sea) -> str:
        return "missions"

    def outcomes(self, state: Sea) -> Sequence[tuple[Mission, int]]:
        return [(state.chart.say.mission[mission], 1) for mission in places(state.undealt)]

    def take(self, state: Sea, outcome: Mission) -> None:
        state.undealt ^= 1 << outcome.mission
        state.mission = put(state.mission, self.seat, outcome.mission)


class SinkBase(Effect[Sea]):
    """The base lies where the first game has it, or where the option says."""

    rule = "NA-1.1"
    quiet = True

    def happen(self, state: Sea) -> None:
        if state.rulings.base == "first":
            add_base(state, state.box.first_base)
        elif state.rulings.base == "free":
            state.plan([PlaceBase(state.first)])
        else:
            state.plan([DrawBase()])


def add_base(state: Sea, block: int) -> None:
    state.stacks = add(state.stacks, BASE, -1)
    add_module(state, BASE, 0, block, NOBODY)


class PlaceBase(Decision[Sea, Answer]):
    """The first player puts the base anywhere in the lagoon."""

    rule = "NA-1.1"
    fields = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, state: Sea) -> Sequence[Answer]:
        return state.chart.say.base

    def refusal(self, state: Sea, answer: Answer) -> Refusal | None:
        assert isinstance(answer, Base)
        if state.chart.lagoon >> answer.block & 1:
            return None
        return Refusal(OUTSIDE_LAGOON, (answer.block,))

    def take(self, state: Sea, answer: Answer) -> None:
        assert isinstance(answer, Base)
        add_base(state, answer.block)


class DrawBase(Chance[Sea, Answer]):
    """The place of the base is drawn by lot."""

    rule = "NA-1.1"

    def stream(self, state: Sea) -> str:
        return "base"

    def outcomes(self, state: Sea) -> Sequence[tuple[Answer, int]]:
        say, lagoon = state.chart.say, state.chart.lagoon
        return [
            (base, 1)
            for block, base in zip(say.blocks, say.base, strict=True)
            if lagoon >> block & 1
        ]

    def take(self, state: Sea, outcome: Answer) -> None:
        assert isinstance(outcome, Base)
        add_base(state, outcome.block)


def first_position(box: Box, chart: Chart, rulings: Rulings, seats: int) -> Sea:
    """NA-1: nothing built, nothing bought, all tokens face down."""
    none = [0] * box.modules
    return Sea(
        box,
        chart,
        rulings,
        seats,
        agenda=[],
        round=0,
        first=0,
        is_busy=0,
        last_round=0,
        ended=PLAYING,
        bank=0,
        money=[box.start[seats - 2]] * seats,
        stock=[box.aquanauts] * seats,
        stacks=box.stacks[:],
        stored=[NOTHING] * (seats * box.stored),
        aboard=[0] * (seats * box.stored),
        built=0,
        where=[NOWHERE] * box.modules,
        kind=none[:],
        turn=none[:],
        builder=[NOBODY] * box.modules,
        inside=[0] * (seats * box.modules),
        running=[0] * seats,
        chip=[NOBODY] * STATIONS,
        submarines=[NOTHING] * (seats * box.submarines),
        moved=0,
        is_trench_open=0,
        laid_spots=(1 << len(box.spots)) - 1,
        face_up_spots=0,
        token=[UNSEEN] * len(box.spots),
        bag=box.bag[:],
        seen_spots=[0] * seats,
        finds=[0] * (seats * FINDS),
        raised=[0] * (seats * FINDS),
        gone=[0] * ATLANTIS,
        ruins=[LOST] * ATLANTIS_TOKENS,
        mission=[NOTHING] * seats,
        undealt=(1 << MISSIONS) - 1,
        are_missions_open=0,
        passages=none[:],
        active=[0] * (seats * STATIONS),
        ground=[SEA] * chart.squares,
        blocks=[],
        sides=[],
        owned=[0] * seats,
        free=[0] * seats,
    )
