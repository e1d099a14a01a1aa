"""What can be wrong with what somebody gave us: a key and facts. The words are elsewhere."""

from collections.abc import Mapping

from pelagos.kernel.contract import Refusal

Facts = Mapping[str, str | int]


class PelagosError(ValueError):
    """Something a caller gave cannot be used. ``key`` names the sentence, ``facts`` fill it."""

    def __init__(self, key: str, facts: Facts) -> None:
        super().__init__(key + ": " + ", ".join(f"{name} {fact}" for name, fact in facts.items()))
        self.key = key
        self.facts = dict(facts)

    def __reduce__(self) -> tuple[object, ...]:  # how it travels between processes
        return type(self), (self.key, self.facts)


class UnknownGame(PelagosError):
    """No game of that key is on the shelf."""


class BadOption(PelagosError):
    """A number of players, an option or a value the game does not have."""


class BadBox(PelagosError):
    """A box file whose components do not make this game."""


class BadScenario(PelagosError):
    """A scenario file that does not say what we can understand."""


class BrokenRecord(PelagosError):
    """A record that is damaged, forged, or of another format; ``line`` counts from 1."""

    def __init__(self, line: int, key: str, facts: Facts) -> None:
        super().__init__(key, {"line": line, **facts})
        self.line = line

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.line, self.key, self.facts)


class MissingBox(BrokenRecord):
    """A record that may well be whole: the box it was played with is not at hand."""


class Illegal(PelagosError):
    """A player may not: the refusal says which rule and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("refuse-" + refusal.reason.key, dict(refusal.named()))
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.refusal,)
