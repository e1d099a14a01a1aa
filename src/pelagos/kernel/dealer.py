"""Chance that can be proved fair: a promised secret, one stream for each die and deck."""

import hashlib
import hmac
from typing import Any

from pelagos.kernel.contract import Answer, Chance, State
from pelagos.kernel.weights import pick, total_weight


def commitment(secret: bytes) -> str:
    """What is published when the game begins; it binds us to the secret without telling it."""
    return hashlib.sha256(secret).hexdigest()


def deal(secret: bytes, step: Chance[Any, Any], state: State, draw: int) -> Answer:
    """The outcome that the secret fixes for draw number ``draw`` of the step's stream.

    256 bits are reduced to the sum of the weights: no outcome gains more than one part in 2**200.
    """
    label = f"{step.stream(state)}#{draw}".encode()
    bits = int.from_bytes(hmac.digest(secret, label, "sha256"), "big")
    outcomes = step.outcomes(state)
    dealt: Answer = pick(outcomes, bits % total_weight(outcomes))
    return dealt


def secret_from_seed(seed: int, game: int) -> bytes:
    """The secret of a simulated game, so that anybody can repeat the simulation."""
    return hashlib.sha256(f"pelagos {seed} {game}".encode()).digest()
