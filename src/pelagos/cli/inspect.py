"""``pelagos inspect``: a position of a recorded game, opened up."""

from pathlib import Path
from typing import Any, Final

import click

from pelagos.cli.described import lines_of, scenario_of
from pelagos.cli.records import open_record
from pelagos.cli.speaking import Spoken, box_option, json_option, lang_option, put_json
from pelagos.kernel.codec import encode_step
from pelagos.kernel.contract import Decision, Seat, State
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.log import Log
from pelagos.kernel.play import deciding, legal, why_not
from pelagos.kernel.view import look
from pelagos.speech import Speaker
from pelagos.tui.narration import again

LAST_STEPS: Final = 12
PRINTED: Final = "printed"  # the word for what the components say; pelagos box shows them


@click.command(cls=Spoken)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", "line", type=int, help="After this many lines.  [default: all]")
@click.option("--seat", type=int, help="Only what this seat may see; the first seat is 0.")
@click.option("--scenario", "as_scenario", is_flag=True, help="Write a scenario file instead.")
@box_option
@lang_option
@json_option
def command(
    file: Path,
    line: int | None,
    seat: int | None,
    as_scenario: bool,
    box: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Show a position of the game in FILE: agenda, last steps, answers, refusals, words.

    With --scenario it becomes a scenario file: the position, as far as it differs from the first
    one, and an answer for every reason to refuse one.
    """
    log = open_record(file, box)
    check(log, line, seat)
    log = log if line is None else again(log, line)
    speaker = Speaker(log.game, lang, log.header.seats)
    if as_scenario and seat is not None:
        raise PelagosError("inspect-of-a-seat", {})
    if as_scenario:
        click.echo(scenario_of(log, title(log, speaker)), nl=False)
    elif as_json:
        put_json(examine(log, seat, speaker))
    else:
        show(examine(log, seat, speaker), speaker)


def title(log: Log, speaker: Speaker) -> str:
    return speaker.words.say("inspect-title", game=log.game.title, line=len(log.lines))


def check(log: Log, line: int | None, seat: int | None) -> None:
    if line is not None and not 0 <= line <= len(log.lines):
        raise PelagosError("no-such-line", {"wrong": line, "most": len(log.lines)})
    if seat is not None and not 0 <= seat < len(log.header.seats):
        raise PelagosError("no-such-seat", {"wrong": seat, "most": len(log.header.seats) - 1})


def examine(log: Log, seat: Seat | None, speaker: Speaker) -> dict[str, Any]:
    """Everything there is to know here; with a seat, what that seat may know."""
    state = log.state if seat is None else look(log, seat, since=len(log.lines)).position
    return {
        "game": log.game.key,
        "line": len(log.lines),
        "deciding": deciding(log.state),
        "agenda": [[step.rule, encode_step(step)] for step in reversed(state.agenda)],
        "last": last_steps(log, seat),
        "position": log.game.show(state),
        "answers": answers(log, state, seat, speaker),
        "refused": refused(log, state, seat, speaker),
    }


def last_steps(log: Log, seat: Seat | None) -> list[list[Any]]:
    """The last steps that ran: line, rule, step, answer; quiet ones too."""
    stories = [log.opening, *(line.story for line in log.lines)]
    steps = [(number, told) for number, story in enumerate(stories) for told in story.told]
    rows: list[list[Any]] = []
    for number, told in steps[-LAST_STEPS:]:
        heard = told if seat is None else told.to(seat)
        said = None if heard.answer is None else heard.answer.spelling
        rows.append([number, told.step.rule, encode_step(told.step), said])
    return rows


def is_asked(log: Log, seat: Seat | None) -> bool:
    return seat is None or log.facing(seat) is not None


def answers(log: Log, state: State, seat: Seat | None, speaker: Speaker) -> list[list[str]]:
    """What can be answered, or come up: as it is written, as it is said."""
    if not is_asked(log, seat):
        return []
    return [[answer.spelling, speaker.say(answer, state)] for answer in legal(state)]


def refused(log: Log, state: State, seat: Seat | None, speaker: Speaker) -> list[list[str]]:
    """What is refused: answer, rule, key of the reason, sentence."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Decision) or not is_asked(log, seat):
        return []
    rows = []
    for answer in step.candidates(state):
        refusal = why_not(state, answer)
        if refusal is not None:
            key = refusal.reason.key
            rows.append([answer.spelling, refusal.rule, key, speaker.refusal(refusal)])
    return rows


def show(found: dict[str, Any], speaker: Speaker) -> None:
    """The same for a person: one heading a part."""
    click.echo(speaker.words.say("inspect-title", game=speaker.game.title, line=found["line"]))
    for part in ("agenda", "last", "answers", "refused"):
        heading(part, speaker)
        for row in found[part]:
            click.echo("  " + "  ".join(text(cell) for cell in row if cell is not None))
    heading("position", speaker)
    position = {name: value for name, value in found["position"].items() if name != PRINTED}
    for written in lines_of({"position": position}):
        click.echo(f"  {written}".rstrip())


def heading(part: str, speaker: Speaker) -> None:
    click.echo(speaker.words.say(f"inspect-{part}"))


def text(cell: object) -> str:
    """A step as ``SetAside(2)``, anything else as it is."""
    if isinstance(cell, list):
        return f"{cell[0]}({', '.join(str(argument) for argument in cell[1:])})"
    return str(cell)
