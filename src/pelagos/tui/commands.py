"""What players can type besides an answer, in either language."""

from typing import Final

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "help": ("?", "help", "aide"),
    "board": ("board", "plateau"),
    "why": ("why", "pourquoi"),
    "rule": ("rule", "règle", "regle"),
    "rules": ("rules", "règles", "regles"),
    "undo": ("undo", "annuler"),
    "hint": ("hint", "conseil"),
    "save": ("save", "sauver"),
    "quit": ("quit", "exit", "quitter"),
}
NAMED: Final = {word: command for command, words in WORDS.items() for word in words}


def parse(text: str) -> tuple[str, str]:
    """The command that a line begins with, and the rest; no command: an answer."""
    first, _, rest = text.partition(" ")
    command = NAMED.get(first.casefold())
    return (command, rest.strip()) if command else ("", text)
