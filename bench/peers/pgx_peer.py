"""pgx: a thousand games at once, compiled by JAX for this processor."""

import time
from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from rounds import Figures, serve

GAMES = ("connect_four", "backgammon", "sparrow_mahjong")
BATCH = 1024
STEPS = 20  # decisions of every game between two looks at the clock

jax.config.update("jax_platforms", "cpu")


@cache
def compiled(name: str) -> tuple[Any, Any]:
    """First positions, and a function that takes them STEPS random decisions further."""
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, pick, draw = jax.random.split(key, 3)
        chances = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(pick, chances, axis=-1)
        return (jax.vmap(step)(state, action, jax.random.split(draw, BATCH)), key), None

    keys = jax.random.split(jax.random.PRNGKey(1), BATCH)
    state = jax.jit(jax.vmap(env.init))(keys)
    further = jax.jit(lambda carry: jax.lax.scan(one, carry, None, STEPS)[0])
    return (state, jax.random.PRNGKey(2)), further


def batch(name: str, seconds: float) -> Figures:
    carry, further = compiled(name)
    carry = jax.block_until_ready(further(carry))  # the first call compiles
    decisions, spent = 0, 0
    while spent < seconds * 1e9:
        began = time.process_time_ns()
        carry = jax.block_until_ready(further(carry))
        spent += time.process_time_ns() - began
        decisions += STEPS * BATCH
    return spent / decisions, None, None


serve("pgx", {name: partial(batch, name) for name in GAMES})
