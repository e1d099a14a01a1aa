"""A lesson as tests read and play it."""

import tomllib
from functools import cached_property
from typing import Any

from pelagos import shelf
from pelagos.kernel.codec import encode_step, read_answer
from pelagos.kernel.contract import Game
from pelagos.kernel.log import Log, begin
from pelagos.kernel.play import deciding


class Lesson:
    """The guided first round of a game; the player sits on seat 0."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.text: dict[str, Any] = tomllib.loads(shelf.lesson_text(game))
        self.secret = bytes.fromhex(self.text["secret"])
        self.steps: list[dict[str, Any]] = self.text["step"]

    @cached_property
    def played(self) -> Log:
        """All of it."""
        return self.until("")

    def until(self, teach: str) -> Log:
        """The game up to the step that teaches this; an answer that is not legal raises Illegal."""
        names = ["Ada", *self.text["names"][1:]]
        log = begin(self.game, names, self.text.get("options", {}), self.secret, "test")
        log.resolve(self.secret)
        for step in self.steps:
            if teach and step.get("teach") == teach:
                break
            assert deciding(log.state) == step["seat"], step
            log.answer(step["seat"], read_answer(self.game, step["says"]))
            log.resolve(self.secret)
        return log

    def told(self, seat: int) -> list[str]:
        """The steps that were told of a seat, in order."""
        steps = [each.step for line in self.played.lines for each in line.story.told]
        return [type(step).__name__ for step in steps if getattr(step, "seat", None) == seat]

    def happened(self) -> list[list[object]]:
        """Every step that was told, as records write it."""
        return [encode_step(each.step) for line in self.played.lines for each in line.story.told]

    def shown(self, seat: int) -> dict[str, Any]:
        """What a seat sees at the end."""
        return self.game.show(self.played.state.observe(seat))
