"""catanatron: Catan for four, everybody choosing at random."""

import random
import time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from rounds import Figures, per_call, serve


def catan(seconds: float) -> Figures:
    decisions, games, spent = 0, 0, 0
    while spent < seconds * 1e9:
        game = Game([RandomPlayer(color) for color in Color])
        began = time.process_time_ns()
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.execute(random.choice(game.state.playable_actions), validate_action=False)
            decisions += 1
        spent += time.process_time_ns() - began
        games += 1
    return spent / decisions, games / spent * 1e9, per_call(game.copy, seconds / 4)


serve("catanatron", {"catan": catan})
