"""Seats that programs have forfeited: what happened, and how it is told."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from pelagos.agents.agent import Agent
from pelagos.agents.program import FALLBACK, programs
from pelagos.kernel.errors import PelagosError
from pelagos.speech import Words


class Forfeit(Struct, frozen=True):
    """A program that gave up its seat in one game. It can travel between processes."""

    agent: str
    reason: str  # the key of an error
    facts: dict[str, str | int]


def forfeits(players: Iterable[Agent | None]) -> list[Forfeit]:
    """Those of one game."""
    return [
        Forfeit(program.name, program.trouble.key, dict(program.trouble.facts))
        for program in programs(players)
        if program.trouble is not None
    ]


def sentences(given_up: Sequence[Forfeit], words: Words) -> list[str]:
    """One for each program: how often it happened, and why it did first."""
    by_agent: dict[str, list[Forfeit]] = {}
    for forfeit in given_up:
        by_agent.setdefault(forfeit.agent, []).append(forfeit)
    return [
        words.say(
            "forfeit",
            agent=agent,
            seats=len(own),
            why=words.error(PelagosError(own[0].reason, own[0].facts)),
            fallback=FALLBACK,
        )
        for agent, own in by_agent.items()
    ]
