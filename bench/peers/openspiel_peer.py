"""OpenSpiel: its C++ games, driven by loops in C++ and in Python."""

import random
import time
from functools import partial
from typing import Any

import pyspiel
from rounds import Figures, per_call, serve

GAMES = ("backgammon", "hanabi", "hearts", "connect_four")
ROLLOUTS = 20  # random games that one call plays in C++


def decisions_of(state: Any) -> int:
    return sum(taken.player >= 0 for taken in state.full_history())


def after_chance(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    return state


def in_cpp(name: str, seconds: float) -> Figures:
    """Its random rollouts where it plays them, else its loop over random bots."""
    game = pyspiel.load_game(name)
    if game.get_type().reward_model != pyspiel.GameType.RewardModel.TERMINAL:
        return with_bots(game, seconds)
    return with_rollouts(game, seconds)


def with_bots(game: Any, seconds: float) -> Figures:
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    decisions, games, spent = 0, 0, 0
    while spent < seconds * 1e9:
        state = game.new_initial_state()
        began = time.process_time_ns()
        pyspiel.evaluate_bots(state, bots, random.getrandbits(30))
        spent += time.process_time_ns() - began
        decisions += decisions_of(state)
        games += 1
    return spent / decisions, games / spent * 1e9, copies(game, seconds)


def with_rollouts(game: Any, seconds: float) -> Figures:
    """One simulation of its tree search evaluates the root: random games, and nothing else."""
    length = sum(decisions_of(played(game)) for _ in range(60)) / 60
    start = after_chance(game)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, random.getrandbits(30))
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, 1, False)
    games, spent = 0, 0
    while spent < seconds * 1e9:
        began = time.process_time_ns()
        bot.mcts_search(start)
        spent += time.process_time_ns() - began
        games += ROLLOUTS
    return spent / games / length, games / spent * 1e9, copies(game, seconds)


def played(game: Any) -> Any:
    state = game.new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    pyspiel.evaluate_bots(state, bots, random.getrandbits(30))
    return state


def in_python(name: str, seconds: float) -> Figures:
    game = pyspiel.load_game(name)
    decisions, games, spent = 0, 0, 0
    while spent < seconds * 1e9:
        state = game.new_initial_state()
        began = time.process_time_ns()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        spent += time.process_time_ns() - began
        games += 1
    return spent / decisions, games / spent * 1e9, copies(game, seconds)


def copies(game: Any, seconds: float) -> float:
    return per_call(after_chance(game).clone, seconds / 4)


serve(
    "open_spiel",
    {f"c++ {name}": partial(in_cpp, name) for name in GAMES}
    | {f"python {name}": partial(in_python, name) for name in GAMES},
)
