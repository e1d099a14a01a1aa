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

    tables, where = run(lambda url: back_up(url, file))
    click.echo(f"{file} holds {tables} tables of {where}. It knows their secrets: keep it safe.")


def run(act: Callable[[str], Coroutine[Any, Any, T]], is_new: bool = False) -> tuple[T, str]:
    """Do something with the database of the settings, or say why that cannot be done.

    What it came to, and the database as it may be named. ``is_new``: it need not be there yet.
    """
    from pelagos.server.settings import (
        BadSetting,
        data_folder,
        database_url,
        make_folder,
        read_settings,
    )
    from pelagos.server.store.engine import BadDatabase, hidden, is_there, nothing_in

    try:
        settings = read_settings(os.environ)
        url = database_url(settings)
        if is_new and not settings.database:
            make_folder(data_folder(settings))
        if not is_new and not is_there(url):
            raise nothing_in(url)
        return asyncio.run(act(url)), hidden(url)
    except (BadSetting, BadDatabase) as error:
        raise click.ClickException(str(error)) from None
