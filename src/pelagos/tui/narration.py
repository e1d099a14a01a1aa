"""Telling what happened: every line of a log, with the position it was said in."""

from collections.abc import Iterator

from pelagos.kernel.contract import Seat, State
from pelagos.kernel.log import Log
from pelagos.kernel.story import Told
from pelagos.speech import Speaker
from pelagos.tui.boards import board_of


def again(log: Log, lines: int) -> Log:
    """The same game with only its first ``lines`` lines."""
    copy = Log(log.game, log.header)
    for line in log.lines[:lines]:
        copy.repeat(line)
    return copy


def positions(log: Log) -> Iterator[State]:
    """The position before each line."""
    copy = Log(log.game, log.header)
    for line in log.lines:
        yield copy.state.copy()
        copy.repeat(line)


class Narration:
    """The story of a log as it grows. Call ``note`` before every change of the log."""

    def __init__(self, log: Log, speaker: Speaker) -> None:
        self.log = log
        self.speaker = speaker
        self.moments = list(positions(log))

    def note(self) -> None:
        self.moments.append(self.log.state.copy())

    def opening(self, seat: Seat | None) -> list[str]:
        """What happened before the first line."""
        first = Log(self.log.game, self.log.header).state
        return [self.speaker.told(told, first) for told in self.log.opening.to(seat)]

    def since(self, seat: Seat | None, line: int) -> list[str]:
        """Everything after a line, as ``seat`` (None: a spectator) may hear it."""
        told = self.opening(seat) if line == 0 else []
        for place in range(line, len(self.log.lines)):
            told += self.line(place, seat)
        return told

    def line(self, place: int, seat: Seat | None) -> list[str]:
        """One line as ``seat`` may hear it: a sentence a step."""
        before = self.moments[place].observe(seat)
        return self._sentences(place, self.log.lines[place].story.to(seat), before)

    def line_in_full(self, place: int) -> list[str]:
        """One line with nothing held back."""
        told = [told for told in self.log.lines[place].story.told if not told.step.quiet]
        return self._sentences(place, told, self.moments[place])

    def _sentences(self, place: int, told: list[Told], before: State) -> list[str]:
        body = self.log.lines[place].body
        if "undo" in body:
            key = "told-takeback" if "consent" in body else "told-undo"
            return [self.speaker.words.say(key, seat=body["seat"])]
        sentences = [self.speaker.told(each, before) for each in told]
        return [*sentences, *self._glance(place)]

    def _glance(self, place: int) -> list[str]:
        """After a run of chance, what it left on the table, where the game has such a line."""
        lines = self.log.lines
        last = place + 1 == len(lines) or "chance" not in lines[place + 1].body
        if "chance" not in lines[place].body or not last:
            return []
        after = self.log.state if place + 1 == len(lines) else self.moments[place + 1]
        glance = board_of(self.log.game).glance(after, self.speaker)
        return [glance] if glance else []
