"""``pelagos account``: what a host sees of an account, and a way back into it for its owner."""

from typing import TYPE_CHECKING

import click

from pelagos.cli.backup import run
from pelagos.cli.reports import moment

if TYPE_CHECKING:
    from pelagos.server.store.accounts import Account
    from pelagos.server.store.store import Store


@click.command()
@click.argument("handle")
@click.option("--new-password", is_flag=True, help="Print a link by which one is chosen, once.")
def command(handle: str, new_password: bool) -> None:
    """Show how somebody gets into their account, or let them in with a new password.

    The database is the one that the settings name; the server may run meanwhile.
    """
    (owner, lines), where = run(lambda url: told(url, handle, new_password))
    click.echo("\n".join([f"{owner}, in {where}", *lines]))


async def told(url: str, handle: str, new_password: bool) -> tuple[str, list[str]]:
    from pelagos.server.store.engine import hidden
    from pelagos.server.store.store import Store

    store = Store(url)
    await store.open()
    try:
        account = await store.people.named(handle)
        if account is None:
            raise click.ClickException(f"{hidden(url)} knows no account “{handle}”.")
        lines = await (link(store, account) if new_password else ways_in(store, account))
        return account.handle, lines
    finally:
        await store.close()


async def ways_in(store: "Store", account: "Account") -> list[str]:
    passkeys = await store.passkeys.of(account.player)
    codes = await store.recovery.codes(account.player)
    address = await store.addresses.of(account.player)
    has_mail = address is not None and address.is_confirmed
    return [
        f"  account since   {moment(account.created)}",
        f"  password        {'yes' if account.password else 'no'}",
        f"  passkeys        {len(passkeys)}",
        f"  recovery codes  {codes.left}",
        f"  mail            {'a confirmed address' if has_mail else 'no'}",
    ]


async def link(store: "Store", account: "Account") -> list[str]:
    import os

    from pelagos.server.people.recovery import HANDED, PAGE, new_link
    from pelagos.server.settings import read_settings

    site = read_settings(os.environ).site.rstrip("/") or "(the address of your server)"
    token = await new_link(store.recovery, account, HANDED)
    hours = HANDED // 60 // 60
    return [
        f"Whoever opens this within {hours} hours chooses a new password, once, and every session",
        "ends. Give it to the owner of the account only, and make sure that they are:",
        f"  {site}{PAGE}#{token}",
    ]
