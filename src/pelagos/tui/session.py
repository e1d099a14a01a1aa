"""A table in the terminal: people and agents at one keyboard, one game from start to end."""

import hashlib
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from shlex import quote
from typing import Final

from pelagos.agents.agent import Agent, ThinkingTime
from pelagos.agents.programs.forfeit import forfeits, sentences
from pelagos.agents.programs.program import hire, programs
from pelagos.agents.search.advice import advise
from pelagos.calling import as_called
from pelagos.files import FileTrouble
from pelagos.kernel.codec import digest
from pelagos.kernel.contract import Answer, Refusal, Seat
from pelagos.kernel.play import deciding
from pelagos.kernel.view import View, look
from pelagos.speech import Speaker
from pelagos.tui.boards import board_of, result
from pelagos.tui.commands import parse
from pelagos.tui.narration import Narration
from pelagos.tui.reference import Reference
from pelagos.tui.saves import Saved, SaveFile
from pelagos.tui.terminal import Terminal

HUMAN: Final = "human"
THINKING: Final = 3.0  # seconds that a computer player may take for an answer


class Leaving(Exception):
    """Somebody wants to stop here; the game can go on later."""


class TerminalSession:
    """The game, who plays it, where it is kept."""

    def __init__(self, saved: Saved, speaker: Speaker, keeper: SaveFile, screen: Terminal) -> None:
        self.log = saved.log
        self.speaker = speaker
        self.keeper = keeper
        self.screen = screen
        self._secret = saved.secret
        self._agents = [agent_for(kind, i, saved.secret) for i, kind in enumerate(saved.kinds)]
        self._tale = Narration(saved.log, speaker)
        self._reference = Reference(speaker, screen)
        self._heard = [0] * len(saved.kinds)  # by seat: lines already told
        self._last_person: Seat | None = None
        self._trouble = ""  # with the last save

    # -- the course of the game ----------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, or until somebody leaves (Leaving)."""
        self._let_chance_speak()
        while self.log.state.agenda:
            self._next_answer()
            self._let_chance_speak()
        self._tale.note()
        self.log.finish(self._secret)
        self._autosave()
        for seat, agent in enumerate(self._agents):
            for program in programs([agent]):
                program.end(self._view(seat))
        self._close()

    def _let_chance_speak(self) -> None:
        while self.log.awaits_chance():
            self._tale.note()
            self.log.outcome(self.log.dealt(self._secret))

    def _next_answer(self) -> None:
        seat = deciding(self.log.state)
        assert seat is not None
        agent = self._agents[seat]
        if agent is None:
            self._ask(seat)
        else:
            before = forfeits(self._agents)
            self._answer(seat, agent.choose(self._view(seat), ThinkingTime(THINKING)))
            given_up = [each for each in forfeits(self._agents) if each not in before]
            for sentence in sentences(given_up, self.speaker.words):
                self.screen.warn(sentence)

    def _answer(self, seat: Seat, answer: Answer) -> None:
        self._tale.note()
        self.log.answer(seat, answer)

    def _close(self) -> None:
        """The end: what happened last, the scoring sheet, who won."""
        since = min(self._heard[seat] for seat in self._people() or [0])
        self._tell(self._tale.since(None, since))
        self.screen.rule(self.say("table-over"))
        self.screen.show(board_of(self.log.game).sheet(self.log.state, self.speaker))
        for sentence in result(self.log.state, self.speaker):
            self.screen.say(sentence, style="bold")
        if not self._trouble:
            self.screen.name(self.say("table-kept", file=str(self.keeper.path)))

    def stop(self) -> None:
        """Whoever is still thinking stops."""
        for program in programs(self._agents):
            program.stop()

    # -- asking a person -----------------------------------------------------------------------

    def _ask(self, seat: Seat) -> None:
        """Show everything, then listen until something happens to the game."""
        self._autosave()
        self._hand_over(seat)
        view = look(self.log, seat, len(self.log.lines))
        self._present(seat, view)
        while not self._obey(seat, view, self.screen.listen(self.say("table-prompt", seat=seat))):
            pass

    def _hand_over(self, seat: Seat) -> None:
        """Where hands are secret, one person looks away before the other looks."""
        moved = self._last_person not in (None, seat)
        self._last_person = seat
        if moved and self._has_secrets():
            self.screen.clear()
            self.screen.listen(self.say("table-hand-over", seat=seat))
            self.screen.clear()

    def _has_secrets(self) -> bool:
        public = digest(self.log.state.observe(None))
        return any(digest(self.log.state.observe(seat)) != public for seat in self._people())

    def _present(self, seat: Seat, view: View) -> None:
        self.screen.rule(f"{self.log.game.title} · {self._name(seat)}")
        self._tell(self._tale.since(seat, self._heard[seat]))
        self._heard[seat] = len(self.log.lines)
        self.screen.show(board_of(self.log.game).draw(view.position, self.speaker, seat))
        self._question(seat, view)

    def _question(self, seat: Seat, view: View) -> None:
        assert view.asked is not None
        question = self.speaker.ask(view.asked, view.position)
        self.screen.say(self.say("table-asks", seat=seat, question=question), style="bold")
        say = self.speaker.say
        self.screen.offer([(say(a, view.position), a.spelling) for a in view.answers])

    def _tell(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            self.screen.say(f"  {sentence}", style="cyan")

    def _obey(self, seat: Seat, view: View, text: str) -> bool:
        """Do what was typed; whether the game changed."""
        command, rest = parse(text)
        if command:
            return self._commands()[command](seat, rest)
        answer = self._find(view, text)
        if answer is None:
            self.screen.warn(self.say("table-what", text=text))
            return False
        refusal = view.why_not(answer)
        if refusal is not None:
            self.screen.warn(self._reference.sentence(refusal))
            return False
        self._answer(seat, answer)
        return True

    def _find(self, view: View, text: str) -> Answer | None:
        """An answer by its number, its spelling, or the words it was offered in."""
        if text.isdecimal():
            place = int(text) - 1
            return view.answers[place] if 0 <= place < len(view.answers) else None
        sought = " ".join(text.casefold().split())
        for answer in self.log.game.answers:
            if answer.spelling == sought:
                return answer
        for answer in view.answers:
            if self.speaker.say(answer, view.position).casefold() == sought:
                return answer
        return None

    # -- commands --------------------------------------------------------------------------------

    def _commands(self) -> dict[str, Callable[[Seat, str], bool]]:
        """What each command does; it says whether the game changed."""
        return {
            "help": self._help,
            "board": self._board,
            "why": self._why,
            "rule": self._rule,
            "rules": self._search,
            "undo": self._undo,
            "hint": self._hint,
            "save": self._save,
            "quit": self._quit,
        }

    def _help(self, seat: Seat, rest: str) -> bool:
        self.screen.say(self.say("table-help"))
        signs = board_of(self.log.game).signs(self.log.state, self.speaker)
        if signs:
            self.screen.say(f"\n{signs}")
        return False

    def _hint(self, seat: Seat, rest: str) -> bool:
        """The best few answers as far as a search can tell, the best first."""
        view = self._view(seat)
        key = "table-hint" if view.position.seats > 1 else "table-hint-alone"
        self.screen.say(self.say("table-hint-thinking"), style="dim")
        hints = advise(view, ThinkingTime(THINKING), luck(self._secret, f"hint {view.line}"))
        for found in hints:
            facts = {"share": round(100 * found.share), "points": round(found.points)}
            said = self.speaker.say(found.answer, view.position)
            self.screen.say(self.say(key, answer=said, spelling=found.answer.spelling, **facts))
        if not hints:
            self.screen.say(self.say("table-hint-none"))
        return False

    def _board(self, seat: Seat, rest: str) -> bool:
        self._present(seat, self._view(seat))
        return False

    def _why(self, seat: Seat, rest: str) -> bool:
        """Why one answer is refused; without one, every refusal there is now."""
        view = self._view(seat)
        answer = self._find(view, rest)
        if not rest:
            self._reference.why_all(view)
        elif answer is None:
            self.screen.warn(self.say("table-what", text=rest))
        else:
            self._reference.why(view, answer)
        return False

    def _rule(self, seat: Seat, rest: str) -> bool:
        self._reference.rule(rest)
        return False

    def _search(self, seat: Seat, rest: str) -> bool:
        self._reference.search(rest)
        return False

    def _undo(self, seat: Seat, rest: str) -> bool:
        """Take back the last answer of somebody at this keyboard."""
        people = [each for each in self._people() if self.log.undo_refusal(each) is None]
        refusal = None if people else self.log.undo_refusal(seat)
        if refusal is not None:
            self.screen.warn(self._too_late(seat, refusal))
            return False
        self._tale.note()
        self.log.undo(people[0])
        return True

    def _too_late(self, seat: Seat, refusal: Refusal) -> str:
        """Why nothing can be taken back: what was revealed, where that can be told."""
        line = refusal.named().get("line")
        told = [] if line is None else self._tale.line(int(line) - 1, seat)
        if not told:
            return self._reference.sentence(refusal)
        return self.say("table-revealed", what=told[0])

    def _save(self, seat: Seat, rest: str) -> bool:
        try:
            kept = self.keeper.save(self.log, Path(rest) if rest else None)
        except FileTrouble as error:
            self.screen.say(self.speaker.error(error), style="red")
        else:
            self.screen.name(self.say("table-saved", file=str(kept)))
        return False

    def _quit(self, seat: Seat, rest: str) -> bool:
        """Leave, but not while the game can be saved nowhere."""
        try:
            self._keep_somewhere()
        except FileTrouble as error:
            self.screen.say(self.speaker.error(error), style="red")
            return False
        raise Leaving

    # -- helpers -----------------------------------------------------------------------------------

    def say(self, key: str, /, **facts: object) -> str:
        return self.speaker.words.say(key, **facts)

    def _view(self, seat: Seat) -> View:
        return look(self.log, seat, len(self.log.lines))

    def _name(self, seat: Seat) -> str:
        return self.speaker.words.names[seat]

    def _people(self) -> list[Seat]:
        return [seat for seat, agent in enumerate(self._agents) if agent is None]

    def _autosave(self) -> None:
        """Keep the game; trouble is told once, and does not stop the game."""
        try:
            self.keeper.save(self.log)
            self._trouble = ""
        except FileTrouble as error:
            trouble = self.speaker.error(error)
            if trouble != self._trouble:
                self.screen.say(trouble, style="red")
            self._trouble = trouble

    def leave(self) -> None:
        """Save, and say how to go on."""
        path = self._keep_somewhere()
        self.screen.say("")
        self.screen.name(self.say("table-left", file=quote(str(path)), pelagos=as_called()))

    def _keep_somewhere(self) -> Path:
        """Save in the game's own place, or else among the temporary files; where it is now."""
        self._autosave()
        if not self._trouble:
            return self.keeper.path
        folder = Path(tempfile.mkdtemp(prefix="pelagos-"))
        return self.keeper.save(self.log, folder / self.keeper.path.name)


def agent_for(kind: str, seat: Seat, secret: bytes) -> Agent | None:
    """The agent of a seat, or None for a person; its luck is not the luck of the game."""
    if kind == HUMAN:
        return None
    return hire(kind, luck(secret, f"agent {seat}"))


def luck(secret: bytes, what: str) -> int:
    """A seed that belongs to the game and says nothing about its chance."""
    return int.from_bytes(hashlib.sha256(secret + what.encode()).digest()[:6])
