"""``pelagos replay``: a recorded game told step by step."""

from pathlib import Path

import click

from pelagos.cli.records import open_record
from pelagos.cli.speaking import Spoken, box_option, lang_option
from pelagos.kernel.log import Log
from pelagos.speech import Speaker
from pelagos.tui.boards import result
from pelagos.tui.narration import Narration


@click.command(cls=Spoken)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--pause", is_flag=True, help="Wait for Enter after every line.")
@box_option
@lang_option
def command(file: Path, pause: bool, box: Path | None, lang: str) -> None:
    """Tell the game in FILE, line by line, with everything that is known now."""
    log = open_record(file, box)
    speaker = Speaker(log.game, lang, log.header.seats)
    names = ", ".join(log.header.seats)
    click.echo(speaker.words.say("replay-title", game=log.game.title, names=names))
    tale = Narration(log, speaker)
    for sentence in tale.opening(None):
        click.echo(f"       {sentence}")
    tell(tale, pause)
    close(log, speaker)


def tell(tale: Narration, pause: bool) -> None:
    """Every line with its number; an unfinished game is told as a spectator saw it."""
    for place in range(len(tale.log.lines)):
        in_full = tale.log.is_finished
        sentences = tale.line_in_full(place) if in_full else tale.line(place, None)
        for count, sentence in enumerate(sentences):
            click.echo(f"{place + 1 if count == 0 else '':>5}  {sentence}")
        if pause and sentences:
            click.prompt("", prompt_suffix="", default="", show_default=False)


def close(log: Log, speaker: Speaker) -> None:
    if log.is_finished:
        for sentence in result(log.state, speaker):
            click.echo(sentence)
    else:
        click.echo(speaker.words.say("replay-unfinished", line=len(log.lines)))
