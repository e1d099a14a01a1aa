"""The rules at the table: looked up, searched, and cited where an answer is refused."""

from typing import Final

from pelagos.kernel.contract import Answer, Refusal
from pelagos.kernel.view import View
from pelagos.proof import ledger
from pelagos.speech import Speaker
from pelagos.tui.terminal import Terminal

MOST_FOUND: Final = 12  # rules listed by a search


class Reference:
    """Answers questions about the rules, in the language of its speaker."""

    def __init__(self, speaker: Speaker, screen: Terminal) -> None:
        self._speaker = speaker
        self._screen = screen
        self._ledger = ledger.of(speaker.game, speaker.words.lang)

    def rule(self, number: str) -> None:
        """One rule with its text, its source and how sure we are."""
        found = self._ledger.rules.get(number.upper())
        if found is None:
            self._screen.warn(self._speaker.words.say("table-no-rule", rule=number))
            return
        basis = self._speaker.words.say(f"basis-{found.basis}")
        self._screen.say(f"{found.number} {found.title}", style="bold")
        self._screen.say(found.text)
        source = self._speaker.words.say("table-source", basis=basis, source=found.source)
        self._screen.say(source, style="dim")

    def search(self, word: str) -> None:
        """The rules that mention a word."""
        found = self._ledger.search(word)
        for rule in found[:MOST_FOUND]:
            self._screen.say(f"{rule.number} {rule.title}")
        self._screen.say(self._speaker.words.say("table-found", count=len(found), text=word))

    def why_all(self, view: View) -> None:
        """Everything that is refused now, by the reason."""
        assert view.asked is not None
        refused: dict[str, list[str]] = {}
        for answer in view.asked.candidates(view.position):
            refusal = view.why_not(answer)
            if refusal is not None:
                refused.setdefault(self.sentence(refusal), []).append(answer.spelling)
        for sentence, answers in refused.items():
            self._screen.warn(sentence)
            self._screen.say(f"    {', '.join(answers)}")
        if not refused:
            self._screen.say(self._speaker.words.say("table-nothing-refused"))

    def why(self, view: View, answer: Answer) -> None:
        """Why one answer is refused, with the text of the rule; or that it is not."""
        refusal = view.why_not(answer)
        if refusal is None:
            self._screen.say(self._speaker.words.say("table-allowed", answer=answer.spelling))
            return
        self._screen.warn(self.sentence(refusal))
        if refusal.rule:
            self.rule(refusal.rule)

    def sentence(self, refusal: Refusal) -> str:
        """The refusal with the number of its rule; those of the house have none."""
        sentence = self._speaker.refusal(refusal)
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence
