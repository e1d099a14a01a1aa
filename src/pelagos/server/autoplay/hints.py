"""Hints: what the best computer player would answer for somebody."""

from pelagos.kernel.contract import Seat
from pelagos.server.autoplay.scheduler import Scheduler
from pelagos.server.autoplay.workers import Advised
from pelagos.server.lobby.registry import LiveTables
from pelagos.server.messages import answers


class Hints:
    """Asks the workers, in turn with the computer players."""

    def __init__(self, tables: LiveTables, scheduler: Scheduler) -> None:
        self._tables = tables
        self._scheduler = scheduler

    async def hint(self, player: str, id: str, seat: Seat, address: str) -> list[answers.Hint]:
        """What a search would answer for an own seat of ``player``."""
        table = await self._tables.find(id)
        view = await table.advised_at(player, seat)
        advised = await self._scheduler.hint(table, view, player, address)
        return [hint_message(each) for each in advised]


def hint_message(advised: Advised) -> answers.Hint:
    gains = [answers.Gain(rule, round(points, 1)) for rule, points in advised.gains.items()]
    share, points = round(advised.share, 3), round(advised.points, 1)
    return answers.Hint(advised.says, advised.visits, share, points, gains)
