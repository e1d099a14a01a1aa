"""``pelagos play``: a game in the terminal."""

import secrets
import time
from pathlib import Path
from typing import Final

import click
from click.core import ParameterSource

from pelagos import __version__
from pelagos.agents.programs.program import PREFIX, check
from pelagos.calling import as_called
from pelagos.cli.records import finder
from pelagos.cli.speaking import (
    Spoken,
    box_option,
    choice_option,
    chosen,
    console,
    lang_option,
    open_game,
)
from pelagos.kernel.contract import Game
from pelagos.kernel.dealer import secret_from_seed
from pelagos.kernel.errors import Facts, PelagosError
from pelagos.kernel.log import begin
from pelagos.kernel.record import FindGame
from pelagos.speech import Speaker, Words
from pelagos.tui.saves import Saved, SaveFile, open_save
from pelagos.tui.session import HUMAN, Leaving, TerminalSession
from pelagos.tui.terminal import Terminal

SECRET_LENGTH: Final = 32
INTERRUPTED: Final = 130
PATH: Final = click.Path(path_type=Path)


@click.command(cls=Spoken)
@click.argument("game", required=False)
@click.option(
    "--seats",
    default="human,turtle",
    show_default=True,
    help="Who plays, by comma: human, human:NAME, a level from shrimp to kraken, exec:PROGRAM.",
)
@click.option("--resume", type=PATH, metavar="FILE", help="Go on with a saved game.")
@click.option("--records", type=PATH, default=Path(), metavar="DIR", help="Where to keep the game.")
@click.option("--seed", type=int, help="Same seed, same dice; for tests and demonstrations.")
@choice_option
@box_option
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    game: str | None,
    seats: str,
    resume: Path | None,
    records: Path,
    seed: int | None,
    choices: tuple[str, ...],
    box: Path | None,
    lang: str,
) -> None:
    """Play GAME in the terminal, alone, against computer players, or taking turns.

    The game is kept on disk from the first question on; nothing is lost when you leave.
    """
    if resume is not None:
        given = ctx.get_parameter_source("seats") is not ParameterSource.DEFAULT
        saved, path = reopened(resume, finder(box, resume), seats if given else None), resume
    elif game is None:
        raise PelagosError("play-what", {"pelagos": as_called()})
    else:
        saved = new_game(open_game(game, box), seats, chosen(choices), seed, lang)
        path = records / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"
    ctx.exit(sit_down(saved, path, lang))


def new_game(game: Game, seats: str, options: dict[str, str], seed: int | None, lang: str) -> Saved:
    entries = [entry.strip() for entry in seats.split(",")]
    kinds = kinds_of(entries)
    names = [name_of(entry, seat, lang) for seat, entry in enumerate(entries, start=1)]
    secret = secrets.token_bytes(SECRET_LENGTH) if seed is None else secret_from_seed(seed, 0)
    return Saved(begin(game, names, options, secret, __version__), secret, kinds)


def kinds_of(entries: list[str]) -> list[str]:
    """What sits in each seat; an error where there is no such computer player."""
    kinds = [each if each.startswith(PREFIX) else each.partition(":")[0] for each in entries]
    for kind in kinds:
        if kind != HUMAN:
            check(kind)
    return kinds


def reopened(path: Path, find: FindGame, seats: str | None) -> Saved:
    """A saved game, with the players that are named now, or else those it was saved with."""
    saved = open_save(path, find)
    if seats is not None:
        kinds = kinds_of([entry.strip() for entry in seats.split(",")])
        if len(kinds) != len(saved.kinds):
            facts: Facts = {"file": str(path), "seats": len(saved.kinds), "given": len(kinds)}
            raise PelagosError("seats-differ", facts)
        saved.kinds = kinds
        return saved
    for kind in saved.kinds:
        if kind.startswith(PREFIX):
            raise PelagosError("save-with-program", {"agent": kind})
    return saved


def name_of(entry: str, number: int, lang: str) -> str:
    """The name given after a colon, or one made of the kind of player and the seat."""
    if entry.startswith(PREFIX):
        return entry
    kind, _, name = entry.partition(":")
    return name.strip() or Words(lang).say(f"player-{kind}", number=number)


def sit_down(saved: Saved, path: Path, lang: str) -> int:
    """Play until the end, or until somebody leaves; the exit status."""
    speaker = Speaker(saved.log.game, lang, saved.log.header.seats)
    keeper = SaveFile(path, saved.secret, saved.kinds)
    table = TerminalSession(saved, speaker, keeper, Terminal(console()))
    try:
        table.play()
    except (Leaving, EOFError):
        table.leave()
    except KeyboardInterrupt:
        table.leave()
        return INTERRUPTED
    finally:
        table.stop()
    return 0
