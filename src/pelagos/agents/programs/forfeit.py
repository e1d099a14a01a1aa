"""Seats that programs have forfeited: what happened, and how it is told."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from pelagos.agents.agent import Agent
from pelagos.agents.programs.program import FALLBACK, Program
from pelagos.kernel.contract import Seat
from pelagos.kernel.errors import PelagosError
from pelagos.speech import Words


class Forfeit(Struct, frozen=True):
    """A program that gave up its seat in one game. It can travel between processes."""

    agent: str
    seat: Seat
    reason: str  # the key of an error
    facts: dict[str, str | int]


def forfeits(players: Iterable[Agent | None]) -> list[Forfeit]:
    """Those of one game, by seat."""
    return [
        Forfeit(player.name, seat, player.trouble.key, dict(player.trouble.facts))
        for seat, player in enumerate(players)
        if isinstance(player, Program) and player.trouble is not None
    ]


def why(forfeit: Forfeit, words: Words) -> str:
    return words.error(PelagosError(forfeit.reason, forfeit.facts))


def as_data(given_up: Sequence[Forfeit], words: Words) -> list[dict[str, Any]]:
    """Each with its seat and its reason, for a machine to read."""
    return [
        {"agent": each.agent, "seat": each.seat, "reason": each.reason, "error": why(each, words)}
        for each in given_up
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
            why=why(own[0], words),
            fallback=FALLBACK,
        )
        for agent, own in by_agent.items()
    ]
