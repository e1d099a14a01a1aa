"""``pelagos settings``: every setting of the server, what it says and what it is now."""

import os
import re
from typing import TYPE_CHECKING, Final

import click

PASSWORD: Final = re.compile(r"(://[^:@/]*):[^@]*@")

if TYPE_CHECKING:
    from pelagos.server.settings import Settings


@click.command()
def command() -> None:
    """Show every setting of the server, with its meaning and its value.

    What is printed can be kept in a file and given to the environment; a password in it is hidden.
    """
    from pelagos.server.settings import BadSetting, read_settings

    try:
        settings = read_settings(os.environ)
    except BadSetting as error:
        raise click.ClickException(str(error)) from None
    click.echo("\n\n".join(entries(settings)))


def entries(settings: "Settings") -> list[str]:
    """Each setting as a comment and an assignment."""
    import msgspec

    from pelagos.server.environment import PREFIX
    from pelagos.server.settings import meaning

    fields = msgspec.structs.fields(settings)
    return [
        f"# {meaning(field.name)}\n{PREFIX}{field.name.upper()}={shown(settings, field.name)}"
        for field in fields
    ]


def shown(settings: "Settings", name: str) -> str:
    """The value that counts, without the password of a database or of a server for mail."""
    from pelagos.server.settings import data_folder, database_url
    from pelagos.server.store.engine import BadDatabase, hidden

    if name == "smtp":
        return PASSWORD.sub(r"\1:***@", settings.smtp)
    if name == "data":
        return str(data_folder(settings))
    if name != "database":
        return str(getattr(settings, name))
    try:
        return hidden(database_url(settings))
    except BadDatabase as error:
        raise click.ClickException(str(error)) from None
