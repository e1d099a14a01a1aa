"""docs/command-line.md knows every command and every option."""

import importlib
import pkgutil

import click
import pytest

from pelagos import cli
from pelagos.cli.main import COMMANDS, GROUPS, pelagos
from pelagos.proof.ledger import checkout
from pelagos.tui.commands import WORDS

TEXT = (checkout() / "docs" / "command-line.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_documented(name: str) -> None:
    command = pelagos.get_command(click.Context(pelagos), name)
    assert command is not None
    assert f"\n## pelagos {name}" in TEXT
    for parameter in command.params:
        options = [opt for opt in (*parameter.opts, *parameter.secondary_opts) if opt[:2] == "--"]
        assert not options or any(option in TEXT for option in options), options


def test_everything_that_can_be_typed_is_documented() -> None:
    for words in WORDS.values():
        assert any(f"`{word}" in TEXT for word in words)


def test_help_lists_every_command_in_its_group() -> None:
    said = pelagos.get_help(click.Context(pelagos))
    for title, group in GROUPS.items():
        below = said.partition(f"\n{title}:\n")[2].partition("\n\n")[0]
        assert [line.split()[0] for line in below.splitlines()] == [*group]


def test_every_module_of_a_command_is_listed() -> None:
    found = [
        module.name
        for module in pkgutil.iter_modules(cli.__path__)
        if hasattr(importlib.import_module(f"pelagos.cli.{module.name}"), "command")
    ]
    assert sorted(found) == sorted(COMMANDS)
