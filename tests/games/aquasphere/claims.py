"""What sentences of AquaSphere claim about a position, for the law that holds them to it."""

from collections.abc import Callable
from typing import Any, Final

from pelagos.games.aquasphere.answers import INCOME, Buy, EngineerTo, Pass, SidewaysTo, Use
from pelagos.games.aquasphere.box import FOR_CARDS, FOR_TIME, SIDEWAYS, TOP_TIER
from pelagos.games.aquasphere.rules.board import TakeTime
from pelagos.games.aquasphere.rules.headquarters import MoveEngineer, MoveSideways
from pelagos.games.aquasphere.rules.research import held
from pelagos.games.aquasphere.rules.station import PayTheRest, WalkTo
from pelagos.games.aquasphere.state import INCOME_FIRST, Aqua
from pelagos.kernel.contract import Seat, Step
from pelagos.kernel.play import legal

Facts = dict[str, Any]
Steps = list[Step[Any]]
Claims = dict[str, Callable[..., object]]


def too_far(state: Aqua, seat: Seat, facts: Facts) -> object:
    """The way costs more than one has, and the other bot brings too little."""
    missing = facts["fare"] - state.time[seat]
    brought = min(state.box.return_time, state.time_supply + state.time[seat])
    has_other = state.programmed[seat].bit_count() > 1
    return facts["purse"] == state.time[seat] and missing > (brought if has_other else 0) - 1


def is_below_the_top(state: Aqua, seat: Seat, facts: Facts) -> object:
    now = state.engineer[seat]
    return now >= len(state.box.tier) or state.box.tier[now] < TOP_TIER


REFUSED: Final[Claims] = {  # by reason: whether what it says is so
    "not-at-the-exit": is_below_the_top,
    "must-act": lambda state, seat, facts: not state.rulings.skip_action,
    "just-placed": lambda state, seat, facts: not state.rulings.third_bot_any,
    "crystal-first": lambda state, seat, facts: state.crystals[seat] > 0,
    "no-crystal": lambda state, seat, facts: state.crystals[seat] == 0,
    "sideways-used": lambda state, seat, facts: held(state, seat, SIDEWAYS) & state.spent,
    "no-sideways-card": lambda state, seat, facts: not held(state, seat, SIDEWAYS),
    "bought-already": lambda state, seat, facts: state.marker[seat] == 1,
    "no-bot-to-program": lambda state, seat, facts: state.bots[seat] == 0,
    "programming-too-dear": lambda state, seat, facts: facts["purse"] < facts["price"],
    "locks-too-dear": too_far,
    "time-full": lambda state, seat, facts: facts["most"] == state.room(seat, FOR_TIME),
    "cards-full": lambda state, seat, facts: facts["most"] == state.room(seat, FOR_CARDS),
    "submarine-too-dear": lambda state, seat, facts: facts["purse"] < facts["price"],
    "income-taken": lambda state, seat, facts: (
        state.rulings.income_order != INCOME_FIRST or state.agenda[-1].when == 1
    ),
    "cards-first": lambda state, seat, facts: state.agenda[-1].when == 2,
}


def brings_time(steps: Steps, facts: Facts) -> object:
    """ "return the … bot (+2 time)": what is taken right after it."""
    after = steps[1:2]
    taken = [step.amount for step in after if isinstance(step, TakeTime)]
    return facts["amount"] == sum(taken)


def costs_locks(steps: Steps, facts: Facts) -> object:
    """ "(locks: 3 time) and return your other bot on the way"."""
    walked = [step.fare for step in steps if isinstance(step, WalkTo)]
    is_short = any(isinstance(step, PayTheRest) for step in steps)
    return walked == [facts["fare"]] and is_short == bool(facts["is_short"])


def programs(steps: Steps, facts: Facts) -> object:
    moved = [step for step in steps if isinstance(step, (MoveEngineer, MoveSideways))]
    return [step.program for step in moved] == [facts["program"]]


BRINGS: Final[Claims] = {  # by answer: whether what follows is what it said
    "Return": brings_time,
    "Use": costs_locks,
    "EngineerTo": programs,
    "SidewaysTo": programs,
}


def offers(state: Aqua) -> set[str]:
    """The options of a turn that are open, by the word that offers them."""
    step = "program" if state.bots[state.active()] > 0 else "engineer"
    words = {EngineerTo: step, SidewaysTo: step, Buy: step, Use: "use", Pass: "pass"}
    return {words[type(answer)] for answer in legal(state) if type(answer) in words}


def offered(text: str) -> set[str]:
    return {word for word in ("engineer", "program", "use", "pass") if word in text.lower()}


ASKED: Final[Claims] = {  # by question: whether its English words offer what can be answered
    "TakeTurn": lambda state, text: offers(state) == offered(text),
    "UseScoringCards": lambda state, text: ("take your income" in text) is (INCOME in legal(state)),
}
