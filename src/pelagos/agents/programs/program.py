"""Any program can play: it is shown views as JSON, line by line, and answers in the same way.

docs/agent-protocol.md describes the lines. Whoever starts agents by a name that comes from a
stranger must use ``agents.make``, which knows no programs.
"""

import shlex
import shutil
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from pelagos import agents
from pelagos.agents.agent import Agent, ThinkingTime
from pelagos.agents.programs.pipe import Misbehaved, Pipe
from pelagos.kernel.contract import Answer, Step
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.view import View

PREFIX: Final = "exec:"
PROTOCOL: Final = 1
FALLBACK: Final = "uniform"  # who plays on; it gains nothing by having failed
LIMIT: Final = 10.0  # seconds for an answer where the clock sets none
GRACE: Final = 0.5  # seconds beyond the clock, for pipes and busy machines
START: Final = 30.0  # seconds more for the first answer: programs load their libraries
SHOWN: Final = 60  # letters of a wrong answer that are told


class BadProgram(PelagosError):
    """A program that is not there, or not written as a command."""


class Reply(msgspec.Struct, tag_field="type", tag="answer"):
    """What a program says: which question it answers, and how."""

    id: int
    says: str


class Program:
    """A program in one seat for one game; where it misbehaves the fallback plays on."""

    def __init__(self, name: str, seed: int, limit: float = LIMIT, start: float = START) -> None:
        self.name = name
        self.trouble: Misbehaved | None = None  # why it has forfeited its seat
        self._command = command(name)
        self._seed = seed
        self._limit = limit
        self._start = start
        self._fallback = agents.make(FALLBACK, seed)
        self._pipe: Pipe | None = None
        self._asked = 0

    def choose(self, view: View, clock: ThinkingTime) -> Answer:
        if self.trouble is None:
            try:
                return self._ask(view, clock)
            except Misbehaved as error:
                self.trouble = error
                self.stop()
        return self._fallback.choose(view, clock)

    def _ask(self, view: View, clock: ThinkingTime) -> Answer:
        seconds = self._limit if clock.seconds is None else clock.seconds + GRACE
        lines = [question(view, clock, self._asked + 1)]
        if self._pipe is None:
            self._pipe = Pipe(self._command)
            lines.insert(0, beginning(view, self._seed))
            seconds += self._start
        self._asked += 1
        return self._understood(self._pipe.ask(written(lines), seconds), view)

    def _understood(self, line: bytes, view: View) -> Answer:
        """The answer that a line stands for, or Misbehaved."""
        try:
            reply = msgspec.json.decode(line, type=Reply)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Misbehaved("program-nonsense", {"said": shortened(line)}) from None
        if reply.id != self._asked:
            raise Misbehaved("program-unasked", {})
        for answer in view.answers:
            if answer.spelling == reply.says:
                return answer
        raise Misbehaved("program-illegal", {"said": shortened(reply.says.encode())})

    def end(self, view: View) -> None:
        """The game is over: tell the program how, and let it go."""
        if self._pipe is not None:
            self._pipe.close(written([ending(view)]))
            self._pipe = None

    def stop(self) -> None:
        """Whatever the program is doing, end it."""
        if self._pipe is not None:
            self._pipe.kill()
            self._pipe = None


# -- names ------------------------------------------------------------------------------------


def hire(name: str, seed: int) -> Agent:
    """The computer player of that name, or the program that ``exec:COMMAND`` names."""
    return Program(name, seed) if name.startswith(PREFIX) else agents.make(name, seed)


def check(name: str) -> None:
    """An error where ``hire`` would find nobody."""
    if not name.startswith(PREFIX):
        agents.check(name)
    elif not shutil.which(command(name)[0]):
        raise BadProgram("program-missing", {"program": command(name)[0]})


def command(name: str) -> list[str]:
    """The words of ``exec:COMMAND``, split as a shell would."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words:
        raise BadProgram("program-no-command", {"given": name})
    return words


def programs(players: Iterable[Agent | None]) -> list[Program]:
    return [player for player in players if isinstance(player, Program)]


# -- lines ------------------------------------------------------------------------------------


def beginning(view: View, seed: int) -> dict[str, Any]:
    return {
        "type": "begin",
        "protocol": PROTOCOL,
        "game": view.game.key,
        "seat": view.seat,
        "seats": view.position.seats,
        "seed": seed,
    }


def question(view: View, clock: ThinkingTime, number: int) -> dict[str, Any]:
    assert view.asked is not None
    return {
        "type": "question",
        "id": number,
        "line": view.line,
        "seconds": clock.seconds,
        "iterations": clock.iterations,
        "step": type(view.asked).__name__,
        "rule": view.asked.rule,
        "facts": facts(view.asked) | view.game.asking(view.position),
        "answers": [said(view, answer) for answer in view.answers],
        "position": view.game.show(view.position),
        "scores": view.position.scores(),
    }


def ending(view: View) -> dict[str, Any]:
    return {
        "type": "end",
        "ending": view.position.ending(),
        "scores": view.position.scores(),
        "standing": view.position.standing(),
        "position": view.game.show(view.position),
    }


def said(view: View, answer: Answer) -> dict[str, Any]:
    more = view.game.mention(view.position, answer)
    return {
        "key": type(answer).__name__,
        "spelling": answer.spelling,
        "number": answer.number,
        "facts": facts(answer) | more,
    }


def facts(thing: Step[Any] | Answer) -> dict[str, Any]:
    values = {name: getattr(thing, name) for name in thing.fields}
    return {name: value for name, value in values.items() if isinstance(value, int | str)}


def written(lines: Iterable[dict[str, Any]]) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def shortened(said: bytes) -> str:
    text = said.decode("utf-8", "replace")
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
