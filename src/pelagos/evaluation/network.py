"""A network: what many games have taught about positions, where sums of signs say too little."""

from typing import Any

from mypy_extensions import i64

from pelagos.evaluation.linear import asked, names_of
from pelagos.kernel.contract import Game, Judge, Seat, State, Step, Taste


class Layer:
    """Numbers in, numbers out: each of those a weighted sum of these, and an offset."""

    def __init__(self, weights: list[float], offsets: list[float]) -> None:
        self.weights = weights  # those of the first sum, then those of the next
        self.offsets = offsets
        self.wide = len(weights) // len(offsets)

    def sums(self, numbers: list[float]) -> list[float]:
        """Nothing below 0 gets through."""
        found: list[float] = []
        weights, wide = self.weights, i64(self.wide)
        start: i64 = 0
        for offset in self.offsets:
            total = offset
            place = start
            for number in numbers:
                total += weights[place] * number
                place += 1
            found.append(total if total > 0 else 0.0)
            start += wide
        return found


class SparseLayer(Layer):
    """The first layer: signs are true or not, amounts have a size."""

    def sums_of(self, signs: list[int], amounts: list[float]) -> list[float]:
        found: list[float] = []
        weights, wide = self.weights, i64(self.wide)
        start: i64 = 0
        for offset in self.offsets:
            total = offset
            for sign in signs:
                total += weights[start + i64(sign)]
            start += wide
            place = start - i64(len(amounts))
            for amount in amounts:
                total += weights[place] * amount
                place += 1
            found.append(total if total > 0 else 0.0)
        return found


class Network(Judge):
    """Judges positions by their signs and amounts."""

    def __init__(
        self, game: Game, taste: Taste | None, first: SparseLayer, second: Layer, last: Layer
    ) -> None:
        self.game = game
        self.taste = taste
        self.first = first
        self.second = second
        self.last = last
        self.kinds: dict[type[Step[Any]], int] = {
            kind: place for place, kind in enumerate(game.steps)
        }

    def points(self, position: State, seat: Seat) -> float:
        if self.game.is_certain(position):
            return self.game.value(position, seat)
        amounts = self.game.amounts(self.taste, position, seat)
        return self.points_of(self.signs(position, seat), amounts)

    def points_of(self, signs: list[int], amounts: list[float]) -> float:
        numbers = self.second.sums(self.first.sums_of(signs, amounts))
        total = self.last.offsets[0]
        for weight, number in zip(self.last.weights, numbers, strict=True):
            total += weight * number
        return total

    def signs(self, position: State, seat: Seat) -> list[int]:
        """What is true of the seat, and who is asked what, as places among the inputs."""
        found = self.game.signs(position, seat)
        kind = asked(self.kinds, position, seat)
        if kind >= 0:
            found.append(len(self.game.sign_names) + kind)
        return found

    def is_settled(self, position: State, seat: Seat) -> bool:
        return not self.game.is_certain(position)

    def expects(self, position: State, seat: Seat) -> bool:
        return False


def inputs_of(game: Game) -> list[str]:
    """The signs, then the amounts."""
    return [*names_of(game), *game.amount_names]
