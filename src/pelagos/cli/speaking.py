"""What the commands share: they speak the player's language, and bad input is one sentence."""

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from rich.console import Console
from rich.progress import track

from pelagos import shelf
from pelagos.agents.programs.forfeit import Forfeit, sentences
from pelagos.files import read_text
from pelagos.kernel.contract import Game
from pelagos.kernel.errors import BadBox, BadOption, PelagosError
from pelagos.speech import LANGUAGES, InFile, Words

T = TypeVar("T")
LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
FORFEITED: Final = 1  # exit status
WIDE: Final = 120  # columns, where nobody looks at a terminal


class BadInput(click.ClickException):
    """One sentence, and exit status 2."""

    exit_code = 2


class Spoken(click.Command):
    """A command whose PelagosErrors are told in the language it was called in."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except PelagosError as error:
            raise BadInput(explain(error, ctx.params)) from None


def explain(error: PelagosError, params: Mapping[str, Any]) -> str:
    """The sentence for an error, with the words of the game that the command was about."""
    return Words(params.get("lang") or default_lang(), game_of(params)).error(error)


def game_of(params: Mapping[str, Any]) -> Game | None:
    """The game a command was called with, where there is one."""
    key = params.get("game")
    try:
        return shelf.find(key) if key else None
    except PelagosError:
        return None


def default_lang() -> str:
    """French where the environment asks for it, else English."""
    for name in LANGUAGE_VARIABLES:
        if os.environ.get(name):
            return "fr" if os.environ[name].lower().startswith("fr") else "en"
    return "en"


lang_option: Final = click.option(
    "--lang", type=click.Choice(LANGUAGES), default=default_lang, help="Language.  [default: LANG]"
)
json_option: Final = click.option("--json", "as_json", is_flag=True, help="Machine-readable.")
box_option: Final = click.option(
    "--box", type=click.Path(path_type=Path), metavar="FILE", help="Components of your own copy."
)
choice_option: Final = click.option(
    "--option",
    "choices",
    multiple=True,
    metavar="KEY=VALUE",
    help="Option of the game; repeatable.",
)


def open_game(key: str, box: Path | None) -> Game:
    """The game, with the components of a box file if one is given."""
    if box is None:
        return shelf.find(key)
    own, text = shelf.find(key), read_text(box)
    try:
        return shelf.with_box(key, text)
    except BadBox as error:
        raise InFile(str(box), error, own) from None


def chosen(choices: Sequence[str]) -> dict[str, str]:
    """``key=value`` pairs as a table."""
    pairs = {}
    for choice in choices:
        key, equals, value = choice.partition("=")
        if not (key and equals and value):
            raise BadOption("option-without-value", {"given": choice})
        pairs[key] = value
    return pairs


def put_json(data: object) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def console() -> Console:
    """Where tables go; as wide as the terminal, and wide where there is none."""
    width = None if sys.stdout.isatty() else WIDE
    return Console(width=width, highlight=False, markup=False, emoji=False)


def shown(items: Iterable[T], total: int, label: str) -> Iterable[T]:
    """The same items, behind a progress bar where somebody is looking."""
    bar = Console(stderr=True)
    hidden = not bar.is_terminal
    return track(items, label, total, console=bar, transient=True, disable=hidden)


def tell_forfeits(forfeits: Sequence[Forfeit], words: Words) -> None:
    """Which programs gave up their seat, how often, and why they did first."""
    for sentence in sentences(forfeits, words):
        click.echo(sentence, err=True)


def end_with(forfeits: Sequence[Forfeit]) -> None:
    """Exit status 1 where a program gave up a seat: what was measured is not what was asked."""
    if forfeits:
        raise click.exceptions.Exit(FORFEITED)
