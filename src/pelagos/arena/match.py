"""One game between agents; it returns its log."""

import hashlib
from collections.abc import Callable, Mapping, Sequence

from pelagos import __version__
from pelagos.agents.agent import Agent, ThinkingTime
from pelagos.agents.programs.program import programs
from pelagos.kernel.contract import Game, Seat
from pelagos.kernel.log import Log, begin
from pelagos.kernel.play import deciding
from pelagos.kernel.view import View, look

Watch = Callable[[Log, View], None]  # shown the log and the view before every answer


def at_leisure(seat: Seat) -> ThinkingTime:
    """Every agent thinks as long as it likes."""
    return ThinkingTime()


def play_match(
    game: Game,
    agents: Sequence[Agent],
    names: Sequence[str],
    options: Mapping[str, str],
    secret: bytes,
    watch: Watch | None = None,
    clock: Callable[[Seat], ThinkingTime] = at_leisure,
) -> Log:
    """A whole game, from the promise of its secret to the line that gives it away."""
    log = begin(game, names, options, secret, __version__)
    try:
        log.resolve(secret)
        while log.state.agenda:
            answer_next(log, agents, watch, clock)
            log.resolve(secret)
        log.finish(secret)
        say_goodbye(log, agents)
    finally:
        for program in programs(agents):
            program.stop()
    return log


def answer_next(
    log: Log, agents: Sequence[Agent], watch: Watch | None, clock: Callable[[Seat], ThinkingTime]
) -> None:
    """Let the agent whose seat is asked answer."""
    seat = deciding(log.state)
    assert seat is not None
    view = look(log, seat, since=len(log.lines))
    if watch is not None:
        watch(log, view)
    log.answer(seat, agents[seat].choose(view, clock(seat)))


def say_goodbye(log: Log, agents: Sequence[Agent]) -> None:
    """Tell the programs among the agents how the game ended."""
    for seat, agent in enumerate(agents):
        for program in programs([agent]):
            program.end(look(log, seat, since=len(log.lines)))


def agent_seed(seed: int, game: int, seat: int) -> int:
    """A seed for one agent in one game, far from those of its neighbours."""
    return int.from_bytes(hashlib.sha256(f"agent {seed} {game} {seat}".encode()).digest()[:6])
