"""NE-12: what research cards do when they are built."""

from typing import Any

from pelagos.games.neweden.box import RESEARCH_TILE
from pelagos.games.neweden.cards import ATTACK, COINS, CRAB, GIFT, OXYGEN, REPAIR, RISK, SHIPYARD
from pelagos.games.neweden.rules.damage import Repair, TakeDamage
from pelagos.games.neweden.rules.station import (
    GainCoins,
    GainPoints,
    count_cards,
    is_thought,
    others,
)
from pelagos.games.neweden.state import BLACK_MARKET, Eden
from pelagos.kernel.contract import Step


def research_effect(state: Eden, station: int, card: int) -> list[Step[Any]]:
    """NE-13.6: three points with the extension; then, in any phase, the effect (NE-12.11)."""
    steps: list[Step[Any]] = []
    if state.extensions[station] >> RESEARCH_TILE & 1:
        steps.append(GainPoints(station, state.box.extension_points))
    kind = state.box.kind[card]
    if kind == GIFT:
        steps += gifts(state, station, card)
    elif kind == ATTACK:
        steps += attack(state, station, card)
    elif not (is_thought(state, station) and is_void(state, kind)):
        steps += effect_on_oneself(station, kind, state.box.amount[card])
    return steps


def effect_on_oneself(station: int, kind: int, amount: int) -> list[Step[Any]]:
    """NE-12.1 coins, NE-12.4 damage, NE-12.7 repair; all others wait for their moment."""
    if kind == COINS:
        return [GainCoins(station, amount)]
    if kind == RISK:
        return [TakeDamage(station, amount)]
    return [Repair(station, amount)] if kind == REPAIR else []


def gifts(state: Eden, station: int, card: int) -> list[Step[Any]]:
    """NE-12.9: coins for every other station."""
    return [GainCoins(other, state.box.amount[card]) for other in others(state, station)]


def is_void(state: Eden, kind: int) -> bool:
    """NE-16.3, NE-16.7: by option, what a research card does to Deep Thought itself."""
    if not state.rulings.thought_researches:
        return True
    is_harmless = state.phase == BLACK_MARKET and state.rulings.thought_market_harmless
    return kind == RISK and is_harmless


def attack(state: Eden, station: int, card: int) -> list[Step[Any]]:
    """NE-12.10: damage for each card of a kind; one event for each victim."""
    effect = state.box.effects[state.box.effect[card]]
    kinds = [effect.category]
    if state.rulings.three_in_one:
        kinds = [SHIPYARD, CRAB, OXYGEN]
    steps: list[Step[Any]] = []
    for other in others(state, station):
        hit = sum([count_cards(state, other, kind) for kind in kinds])
        if hit:
            steps.append(TakeDamage(other, effect.amount * hit))
    return steps
