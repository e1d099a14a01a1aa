"""What Pebbles is: title, players, options, rules version."""

from collections.abc import Mapping
from typing import Any

from pelagos.games.pebbles.answers import ANSWERS
from pelagos.games.pebbles.box import Box
from pelagos.games.pebbles.mind import heuristic
from pelagos.games.pebbles.rules.scoring import OpenPebbles
from pelagos.games.pebbles.rules.setup import DrawPebble, first_position
from pelagos.games.pebbles.rules.stakes import (
    AskStakes,
    KeepStakes,
    LoseStakes,
    OpenStakes,
    StakeShells,
    WinStakes,
)
from pelagos.games.pebbles.rules.turn import (
    BeginRound,
    MoveShells,
    RollDie,
    ShowPebble,
    SnatchShells,
    TakeShells,
    TakeTurn,
)
from pelagos.games.pebbles.state import Beach
from pelagos.games.pebbles.words import show
from pelagos.kernel.contract import Credits, Game, Option, Seat, State


class Pebbles(Game):
    """Shells from a pool, pebbles in the hand, and a neighbour who may interrupt."""

    key = "pebbles"
    title = "Pebbles"
    prefix = "PB"
    players = range(2, 5)
    minutes = 5
    credits = Credits("the Pelagos project", "nobody", "the Pelagos project", 2026)
    rules = 2
    oldest_rules = 1
    options = (Option("snatch", ("yes", "no"), "PB-3.1"),)
    steps = (
        DrawPebble,
        BeginRound,
        TakeTurn,
        RollDie,
        TakeShells,
        SnatchShells,
        ShowPebble,
        MoveShells,
        AskStakes,
        StakeShells,
        OpenStakes,
        WinStakes,
        LoseStakes,
        KeepStakes,
        OpenPebbles,
    )

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(document)
        self.box = Box(document)
        self.keep("box", self.box)
        self.answers = ANSWERS

    def check(self, seats: int, options: Mapping[str, str]) -> None:
        """All options go together."""

    def setup(self, seats: int, options: Mapping[str, str], rules: int) -> Beach:
        return first_position(self.box, seats, options["snatch"] == "yes", rules)

    def position(self, state: State, words: Mapping[str, Any]) -> None:
        assert isinstance(state, Beach)
        show.position(state, words)

    def show(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Beach)
        return show.show(state)

    def value(self, position: State, seat: Seat) -> float:
        assert isinstance(position, Beach)
        return heuristic.value(position, seat)
