"""Saying things: keys and facts become sentences, in English or in French."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from pelagos import shelf
from pelagos.kernel.contract import Answer, Chance, Decision, Game, Option, Refusal, State
from pelagos.kernel.errors import BrokenRecord, Illegal, PelagosError
from pelagos.kernel.story import Told, facts_of

LANGUAGES: Final = ("en", "fr")
SPEAKABLE: Final = 10**15  # larger numbers cannot be put into the form of a language
SEATS: Final = ("seat", "taker", "owner", "other")  # facts that are seats, spoken by name


class MissingWords(LookupError):
    """A sentence nobody has written, or that mentions a fact it does not get: our mistake."""


class InFile(PelagosError):
    """Something wrong with what a file holds; ``game`` (if known) has the words for it."""

    def __init__(self, file: str, error: PelagosError, game: Game | None = None) -> None:
        super().__init__("in-file", {"file": file, "sentence": str(error)})
        self.file = file
        self.error = error
        self.game = game


def shared_text(lang: str) -> str:
    """The messages that all games share."""
    return (files("pelagos") / "words" / f"{lang}.ftl").read_text("utf-8")


@cache
def _parsed(text: str) -> Resource:
    return FluentResource(text)


def printable(text: str) -> str:
    """Text of others without what would command a terminal instead of being read."""
    return "".join("�" if category(letter).startswith("C") else letter for letter in text)


class Words:
    """The messages of one language: the shared ones and those of a game."""

    def __init__(self, lang: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = [printable(name) for name in names]
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(_parsed(shared_text(lang)))
        if game is not None:
            self._bundle.add_resource(_parsed(game.own_words()))
            self._bundle.add_resource(_parsed(shelf.words_text(game, lang)))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **facts: object) -> str:
        """The message ``key`` with its facts filled in, or MissingWords."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingWords(f"{self.lang}: there is no message {key}")
        sentence, troubles = self._bundle.format_pattern(pattern, self._spoken(facts))
        if troubles:
            raise MissingWords(f"{self.lang}: message {key}: {troubles[0]!r}")
        return str(sentence)

    def error(self, error: PelagosError) -> str:
        """What is wrong with what somebody gave us, and where, in one sentence."""
        if isinstance(error, InFile):
            words = Words(self.lang, error.game, self.names)
            return self.say("error-in-file", file=error.file, sentence=words.error(error.error))
        if isinstance(error, BrokenRecord):
            return self.say("error-in-line", line=error.line, sentence=self.reason(error))
        return self.reason(error)

    def reason(self, error: PelagosError) -> str:
        """What is wrong, without the place."""
        key = error.key if isinstance(error, Illegal) else f"error-{error.key}"
        return self.say(key, **error.facts)

    def _spoken(self, facts: Mapping[str, object]) -> dict[str, object]:
        others = {f"{name}_is": "other" for name in SEATS if name in facts}  # nobody is "you"
        return others | {name: self._fact(name, fact) for name, fact in facts.items()}

    def _fact(self, name: str, fact: object) -> object:
        """A seat by its name, a number by its word where it has one, or by one for all of them."""
        if not isinstance(fact, int):
            return printable(fact) if isinstance(fact, str) else fact
        if name in SEATS and 0 <= fact < len(self.names):
            return self.names[fact]
        if self.has(f"{name}-{fact:d}"):
            return self.say(f"{name}-{fact:d}")
        if self.has(f"{name}-n"):
            return self.say(f"{name}-n", n=fact)
        return fact if abs(fact) < SPEAKABLE else str(fact)


class Speaker:
    """Says what a game asks, offers, tells and refuses, to people called ``names``."""

    def __init__(self, game: Game, lang: str, names: Sequence[str]) -> None:
        self.game = game
        self.words = Words(lang, game, names)

    def ask(self, step: Decision[Any, Any], position: State) -> str:
        """A question, as it is put in this position."""
        facts = facts_of(step) | self.game.asking(position)
        return self.words.say(f"ask-{type(step).__name__}", **facts)

    def say(self, answer: Answer, position: State) -> str:
        """An answer or outcome, as it is said in this position."""
        return self.words.say(f"say-{type(answer).__name__}", **self._about(answer, position))

    def _about(self, answer: Answer, position: State) -> dict[str, Any]:
        return facts_of(answer) | self.game.mention(position, answer)

    def told(self, told: Told, position: State) -> str:
        """One step of the story; ``position`` is the one its answer was given in."""
        key = f"told-{type(told.step).__name__}"
        facts = told.facts()
        if told.answer is not None:
            about = self._about(told.answer, position)
            return self.words.say(key, **about | facts, answer=self.say(told.answer, position))
        if isinstance(told.step, Decision | Chance):
            return self.words.say(f"{key}-hidden", **facts)
        return self.words.say(key, **facts)

    def refusal(self, refusal: Refusal) -> str:
        return self.words.say(f"refuse-{refusal.reason.key}", **refusal.named())

    def error(self, error: PelagosError) -> str:
        return self.words.error(error)

    def option(self, option: Option) -> str:
        return self.words.say(f"option-{option.key}")

    def value(self, option: Option, value: str) -> str:
        """The value of an option; one that is a list of the players' own is left as it is."""
        key = f"option-{option.key}-{value}"
        return self.words.say(key) if value in option.values else value

    def ending(self, key: str) -> str:
        return self.words.say(f"ending-{key}")
