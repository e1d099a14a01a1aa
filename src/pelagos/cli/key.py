"""``pelagos key``: the keys with which a server signs the records of its games."""

from typing import TYPE_CHECKING

import click

from pelagos.cli.backup import run
from pelagos.cli.reports import moment

if TYPE_CHECKING:
    from pelagos.server.store.keys import SigningKey


@click.command()
@click.option("--new", is_flag=True, help="Sign with a new key from now on.")
def command(new: bool) -> None:
    """Show the public keys of the server, the one in use first.

    The database is the one that the settings name; the server may run meanwhile.
    """
    keys, _ = run(lambda url: found(url, new))
    click.echo("\n".join(map(told, reversed(keys))) if keys else "There is no key yet.")


async def found(url: str, new: bool) -> "list[SigningKey]":
    from pelagos.server.store.store import Store

    store = Store(url)
    await store.open()
    try:
        if new:
            await store.keys.renew()
        return await store.keys.all()
    finally:
        await store.close()


def told(key: "SigningKey") -> str:
    from pelagos.signing import id_of

    return f"{id_of(key.public)}  {key.public.hex()}  since {moment(key.created)}"
