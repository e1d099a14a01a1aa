"""``pelagos restore``: a backup back into an empty database."""

from pathlib import Path

import click

from pelagos.cli.backup import run


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def command(file: Path) -> None:
    """Copy the backup FILE into the database that the settings name, which must be empty."""
    from pelagos.server.store.backup import restore

    tables, where = run(lambda url: restore(file, url), is_new=True)
    click.echo(f"{tables} tables are back in {where}.")
