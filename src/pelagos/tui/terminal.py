"""The terminal: where the table shows things and listens."""

from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

FORGET: Final = "\x1b[3J"  # what scrolled off the screen
MANY: Final = 8  # answers that still stand one below the other


class Terminal:
    """A console to write to, and lines typed by people; it works as well through a pipe."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style=style))

    def name(self, sentence: str) -> None:
        """A sentence with a file name in it, never broken into lines."""
        self.console.print(Text(sentence), soft_wrap=True)

    def warn(self, sentence: str) -> None:
        self.say(sentence, style="yellow")

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def rule(self, title: str) -> None:
        self.console.print(Rule(Text(title), style="cyan"))

    def clear(self) -> None:
        """A fresh screen, with nothing to scroll back to; through a pipe nothing happens."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET)

    def offer(self, answers: list[tuple[str, str]]) -> None:
        """Numbered answers: what each says, and how it may be typed."""
        items = [offered(number, *answer) for number, answer in enumerate(answers, start=1)]
        if len(items) <= MANY:
            for item in items:
                self.console.print(item)
        else:
            self.console.print(Columns(items, padding=(0, 3), column_first=True))

    def listen(self, prompt: str) -> str:
        """One line; EOFError where nobody will ever say anything more."""
        return self.console.input(Text(prompt, style="bold")).strip()


def offered(number: int, said: str, spelling: str) -> Text:
    return Text.assemble((f"{number:>3}  ", "bold cyan"), said, (f"  {spelling}", "dim"))
