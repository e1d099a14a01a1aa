"""Experience: what many games have taught about positions, beyond what the heuristic sees."""

from typing import Any, Final

from pelagos.kernel.contract import Decision, Game, Judge, Seat, State, Step

ASKED: Final = ("another is asked: ", "I am asked: ")


class LinearModel:
    """At every moment: a weight in points for each sign, how far games stray, and a scale."""

    def __init__(
        self,
        game: Game,
        weights: list[float],
        spreads: list[float],
        scales: list[float] | None = None,
        network: Judge | None = None,
    ) -> None:
        self.game = game
        self.weights = weights
        self.spreads = spreads  # by moment: points by which a seat ends away from what was expected
        self.scales = [1.0] * game.moments if scales is None else scales  # of the heuristic
        self.kinds: dict[type[Step[Any]], int] = {
            kind: place for place, kind in enumerate(game.steps)
        }
        self.wide = width(game)
        self.network = network  # judges instead of the weights
        judge = game.judge(weights, self.wide) if network is None else network
        self.judge = judge  # None: the weights of signs are added up

    def anew(self) -> "LinearModel":
        """The same for another mind: its judge has worked out nothing yet."""
        return LinearModel(self.game, self.weights, self.spreads, self.scales, self.network)

    def signs(self, state: State, seat: Seat) -> list[int]:
        """What is true of ``seat`` now, as places among the weights."""
        start = self.game.moment(state) * self.wide
        found = [start + sign for sign in self.game.signs(state, seat)]
        if self.judge is None:
            kind = asked(self.kinds, state, seat)
            if kind >= 0:
                found.append(start + len(self.game.sign_names) + kind)
        return found

    def points(self, state: State, seat: Seat) -> float:
        """By how much such positions came out better than the scaled heuristic thought."""
        total = 0.0
        weights = self.weights
        for sign in self.signs(state, seat):
            total += weights[sign]
        return total

    def scale(self, state: State) -> float:
        return self.scales[self.game.moment(state)]

    def spread(self, state: State) -> float:
        return self.spreads[self.game.moment(state)]


def asked(kinds: dict[type[Step[Any]], int], state: State, seat: Seat) -> int:
    """What is asked, and whether of the seat, as a place after the game's signs; -1: nothing."""
    step = state.agenda[-1]
    if not isinstance(step, Decision):
        return -1
    kind = kinds[type(step)]
    return kind + len(kinds) if step.seat == seat else kind


def width(game: Game) -> int:
    """How many signs a moment has: the game's own, and who is asked what."""
    return len(game.sign_names) + len(ASKED) * len(game.steps)


def names_of(game: Game) -> list[str]:
    """The signs of one moment."""
    return [
        *game.sign_names,
        *[f"{who}{step.__name__}" for who in ASKED for step in game.steps],
    ]
