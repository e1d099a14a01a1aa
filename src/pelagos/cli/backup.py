"""``pelagos backup``: a copy of every game of a server, also while it runs."""

import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import click

T = TypeVar("T")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def command(file: Path) -> None:
    """Copy everything that the server keeps into FILE, also while it runs.

    The database is the one that the settings name.
    """
    from pelagos.server.store.backup import back_up

    tables = run(lambda url: back_up(url, file))
    click.echo(f"{file} holds {tables} tables. It knows their secrets: keep it safe.")


def run(act: Callable[[str], Coroutine[Any, Any, T]]) -> T:
    """Do something with the database of the settings, or say why that cannot be done."""
    from pelagos.server.settings import (
        BadSetting,
        data_folder,
        database_url,
        make_folder,
        read_settings,
    )
    from pelagos.server.store.engine import BadDatabase

    try:
        settings = read_settings(os.environ)
        if not settings.database:
            make_folder(data_folder(settings))
        return asyncio.run(act(database_url(settings)))
    except (BadSetting, BadDatabase) as error:
        raise click.ClickException(str(error)) from None
