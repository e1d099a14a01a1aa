"""docs/command-line.md knows every command and every option."""

import click
import pytest

from pelagos.cli.main import COMMANDS, pelagos
from pelagos.ledger import checkout
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
