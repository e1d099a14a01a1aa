"""``pelagos reports``: lines of chats that people complained about, with what was said around."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from pelagos.cli.backup import run

if TYPE_CHECKING:
    from pelagos.server.store.chat import Remark, Report


@click.command()
@click.option("--settle", is_flag=True, help="Forget the reports once they are shown.")
def command(settle: bool) -> None:
    """Show what people reported in chats, the latest report first.

    The database is the one that the settings name; the server may run meanwhile.
    """
    reports, _ = run(lambda url: found(url, settle))
    click.echo("\n\n".join(map(told, reports)) if reports else "Nobody has reported anything.")


async def found(url: str, settle: bool) -> "list[Report]":
    from pelagos.server.store.store import Store

    store = Store(url)
    await store.open()
    try:
        reports = await store.talk.reports()
        if settle:
            await store.talk.settle(reports)
        return reports
    finally:
        await store.close()


def told(report: "Report") -> str:
    people = "one person" if report.times == 1 else f"{report.times} people"
    head = f"Table {report.table}, line {report.n}, reported by {people}"
    lines = [spoken(each, each.n == report.n) for each in report.around]
    return "\n".join([f"{head} ({moment(report.reported)}):", *lines])


def spoken(remark: "Remark", is_reported: bool) -> str:
    mark, name = ">" if is_reported else " ", remark.name or "a player who left"
    return f"{mark} {moment(remark.said)}  {name}: {remark.text}"


def moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
