"""The command ``pelagos``: finds its subcommands, loads only the one that is asked for."""

import importlib
import importlib.util
import os
import sys
from typing import Final

import click

from pelagos import __version__

# A command `name` is the object `command` in the module pelagos.cli.<name>.
COMMANDS: Final = {
    "games": "List the games on the shelf.",
    "play": "Play a game in the terminal.",
    "simulate": "Let computer players play many games.",
    "arena": "Let computer players compete.",
    "ladder": "Let every level play against the one below.",
    "verify": "Check that records are whole and honest.",
    "replay": "Tell a recorded game step by step.",
    "inspect": "Look into a position of a recorded game.",
    "scenario": "Run scenario files and show what differs.",
    "ledger": "Show which rules have code and tests.",
    "box": "Show, export or check a game's components.",
    "bench": "Measure how fast the engine plays.",
    "serve": "Serve the games to browsers.",
    "backup": "Copy every game of a server into a file.",
    "restore": "Copy a backup into an empty database.",
    "reports": "Show what people reported in chats.",
    "settings": "Show every setting of the server.",
}
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def module_of(name: str) -> str:
    return f"pelagos.cli.{name}"


class Lazy(click.Group):
    """A group whose commands live in modules of their own."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in COMMANDS if importlib.util.find_spec(module_of(name))]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command = importlib.import_module(module_of(cmd_name)).command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name]) for name in self.list_commands(ctx)])


@click.group(
    cls=Lazy,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="pelagos", message="%(prog)s %(version)s")
@click.pass_context
def pelagos(ctx: click.Context) -> None:
    """Four board games from under the sea."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def bad_input(sentence: str) -> int:
    click.echo(sentence, err=True)
    return BAD_INPUT


def run() -> int:
    """Run the command line; what it was given wrongly is told in one sentence."""
    try:
        code = pelagos.main(prog_name="pelagos", standalone_mode=False)
    except click.ClickException as error:
        return bad_input(error.format_message())
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; do not complain when Python flushes it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except ValueError as error:
        return refused(error)
    return code if isinstance(code, int) else 0


def refused(error: ValueError) -> int:
    """One sentence for what the engine cannot use; anything else is a mistake of ours."""
    from pelagos.kernel.errors import PelagosError

    if not isinstance(error, PelagosError):
        raise error
    from pelagos.cli.spoken import explain

    return bad_input(explain(error, {}))


def main() -> None:
    """The entry point of the script."""
    sys.exit(run())


if __name__ == "__main__":
    main()
