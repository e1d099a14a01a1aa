"""``pelagos prune``: old games of guests, and records and boxes that nobody asks for, deleted."""

import re
import time
from typing import TYPE_CHECKING, Final

import click

from pelagos.cli.backup import run
from pelagos.cli.reports import moment

if TYPE_CHECKING:
    from pelagos.server.store.prune import Pruned

A_DAY: Final = 24 * 60 * 60


class Days(click.ParamType[int]):
    """A number of days, as ``365d``."""

    name = "days"

    def convert(
        self, value: str | int, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        if isinstance(value, int):
            return value
        if not re.fullmatch(r"[1-9][0-9]{0,4}d", value):
            self.fail(f"“{value}” is not a number of days; give it as 365d.", param, ctx)
        return int(value[:-1])


@click.command()
@click.option("--older-than", type=Days(), required=True, metavar="365d", help="In days.")
@click.option("--accounts", is_flag=True, help="Also tables of people who have accounts.")
@click.option("--dry-run", is_flag=True, help="Delete nothing, only say what would be.")
def command(older_than: int, accounts: bool, dry_run: bool) -> None:
    """Delete tables that nobody has played at, and records that nobody has opened, for so long.

    Tables of people with accounts stay unless --accounts is given. Boxes go with the last table and
    the last record that needs them. The database is the one that the settings name; the server may
    run meanwhile.
    """
    before = int(time.time()) - older_than * A_DAY
    pruned, where = run(lambda url: done(url, before, accounts, dry_run))
    click.echo(told(pruned, before, where, dry_run))


async def done(url: str, before: int, accounts: bool, dry_run: bool) -> "Pruned":
    from pelagos.server.store.store import Store

    store = Store(url)
    await store.open()
    try:
        return await store.prune(before, accounts, dry_run)
    finally:
        await store.close()


def told(pruned: "Pruned", before: int, where: str, is_trial: bool) -> str:
    heaps = {"tables": pruned.tables, "records": pruned.records, "boxes": pruned.boxes}
    lines = [f"{name}: {len(heap.ids)}, {heap.size:,} bytes" for name, heap in heaps.items()]
    verb = "Would be deleted" if is_trial else "Deleted"
    total = sum(heap.size for heap in heaps.values())
    head = f"{verb} from {where}, untouched since {moment(before)}:"
    return "\n".join([head, *lines, f"in all: {total:,} bytes"])
