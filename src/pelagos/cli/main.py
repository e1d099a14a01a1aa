"""The command ``pelagos``: finds its subcommands, loads only the one that is asked for."""

import importlib
import os
import sys
from typing import Final

import click

from pelagos import __version__

# A command `name` is the object `command` in the module pelagos.cli.<name>.
GROUPS: Final = {
    "Play": {
        "games": "List the games on the shelf, or the options of one.",
        "play": "Play a game in the terminal.",
        "box": "Show, export or check a game's components.",
    },
    "Records": {
        "verify": "Check that records are whole and honest.",
        "replay": "Tell a recorded game step by step.",
        "inspect": "Look into a position of a recorded game.",
        "scenario": "Run scenario files and show what differs.",
    },
    "Research": {
        "simulate": "Let computer players play many games.",
        "arena": "Let computer players compete.",
        "ladder": "Let every level play against the one below.",
        "bench": "Measure how fast the engine plays.",
        "ledger": "Show which rules have code and tests.",
    },
    "Host a server": {
        "serve": "Serve the games to browsers.",
        "settings": "Show every setting of the server.",
        "backup": "Copy every game of a server into a file.",
        "restore": "Copy a backup into an empty database.",
        "account": "Let somebody into their account again.",
        "key": "Show the keys that sign a server's records.",
        "prune": "Delete old games of guests and records nobody opens.",
        "reports": "Show what people reported in chats.",
    },
}
COMMANDS: Final = [name for group in GROUPS.values() for name in group]
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def module_of(name: str) -> str:
    return f"pelagos.cli.{name}"


class Lazy(click.Group):
    """A group whose commands live in modules of their own."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return COMMANDS

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(module_of(cmd_name)).command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise unknown_command(args[0])
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for title, group in GROUPS.items():
            with formatter.section(title):
                formatter.write_dl(group.items())


def unknown_command(given: str) -> ValueError:
    """That there is no such command, with the nearest."""
    import difflib

    from pelagos.calling import as_called
    from pelagos.kernel.errors import PelagosError

    facts = {"given": given, "pelagos": as_called()}
    if near := difflib.get_close_matches(given, COMMANDS, n=1):
        return PelagosError("unknown-command-near", {**facts, "near": near[0]})
    return PelagosError("unknown-command", facts)


def tell_version(ctx: click.Context, _: click.Parameter, is_asked: bool) -> None:
    if not is_asked or ctx.resilient_parsing:
        return
    from pelagos.kernel.weights import IS_COMPILED

    click.echo(f"pelagos {__version__}, {'compiled' if IS_COMPILED else 'interpreted'} engine")
    ctx.exit()


@click.group(
    cls=Lazy,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=tell_version,
    help="Show the version, and which engine plays.",
)
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
    from pelagos.cli.speaking import explain

    return bad_input(explain(error, {}))


def main() -> None:
    """The entry point of the script."""
    sys.exit(run())


if __name__ == "__main__":
    main()
