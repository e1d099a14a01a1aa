"""The chat of a table: those who sit there write, whoever sees the table reads."""

from typing import TYPE_CHECKING, Final

from pelagos.server.errors import Forbidden, Late, Missing, Rebuff
from pelagos.server.messages import chat
from pelagos.server.store.chat import ChatStore, Remark
from pelagos.server.store.store import now
from pelagos.server.table.spectators import BEFORE, heard
from pelagos.server.throttle import Throttle

if TYPE_CHECKING:
    from pelagos.server.table.table import Table

SHOWN: Final = 500  # lines of a chat, the last ones
TRIES: Final = 5  # to say something, where others do so at the same time
NAMED: Final = 20  # watchers who are called by their handles
A_MINUTE: Final = 60
JOINERS: Final = "\u200c\u200d"  # invisible, but parts of words and of pictures


class Conversation:
    """What is said at one table; at hand from when somebody listens."""

    def __init__(self, talk: ChatStore, table: str) -> None:
        self._talk = talk
        self._table = table
        self._remarks: list[Remark] | None = None
        self._changes = 0

    async def remarks(self) -> list[Remark]:
        while self._remarks is None:
            changes = self._changes
            found = await self._talk.latest(self._table, SHOWN)
            if changes == self._changes:  # else something was said meanwhile: look again
                self._remarks = found
        return self._remarks

    def forget(self) -> None:
        """Something has been said, here or elsewhere."""
        self._remarks = None
        self._changes += 1

    async def say(self, remark: Remark, request: str) -> None:
        """Keep a remark under the next number; said again, it is said once."""
        for _ in range(TRIES):
            last = (await self.remarks())[-1:]
            numbered = Remark(last[0].n + 1 if last else 1, *rest_of(remark))
            is_kept = await self._talk.add(self._table, numbered, request)
            self.forget()
            if is_kept:
                return
            if (author := await self._talk.said_by(self._table, request)) is not None:
                if author != remark.player:
                    raise Late("request-used", {"request": request})
                return
        raise Late("chat-crowded", {})


class Chats:
    """Who may read, write, mute and report, and how often."""

    def __init__(self, talk: ChatStore, per_minute: int) -> None:
        self._talk = talk
        self._writers = Throttle(per_minute, A_MINUTE)
        self._reporters = Throttle(per_minute, A_MINUTE)

    async def read(self, table: "Table", player: str, since: int = 0) -> chat.Chat:
        """What was said after line ``since``, as ``player`` may and wants to hear it."""
        news = [each for each in await self._heard(table, player) if each.n > since]
        muted = await self._talk.muted(player) if news else set()
        return chat.Chat([chat_line(each, player, muted) for each in news])

    async def _heard(self, table: "Table", player: str) -> list[Remark]:
        check_hears(table, player)
        return heard(await table.conversation.remarks(), table.sight(player), table.log)

    async def say(self, table: "Table", player: str, given: chat.Say) -> chat.Chat:
        """Say something to everybody at the table; the chat with it."""
        check_hears(table, player)
        seats = table.kept.seating.seats_of(player)
        if not seats:
            raise Forbidden("not-at-this-table", {})
        text = plain(given.text)
        if not text:
            raise Rebuff("chat-empty", {})
        self._writers.count(player)
        name = table.kept.seating.names[seats[0]]
        line = BEFORE if table.kept.is_waiting() else len(table.log.lines)
        remark = Remark(0, player, seats[0], name, text, now(), line)
        await table.conversation.say(remark, given.request)
        table.tell()
        return await self.read(table, player)

    async def mute(self, table: "Table", player: str, n: int, is_muted: bool) -> chat.Chat:
        """Hear nothing more of whoever has said line ``n``, at any table; or hear them again."""
        other = await self._author(table, player, n)
        await (self._talk.mute if is_muted else self._talk.unmute)(player, other)
        return await self.read(table, player)

    async def report(self, table: "Table", player: str, n: int, address: str) -> chat.Chat:
        """Show line ``n``, with what was said around it, to whoever runs this server."""
        await self._author(table, player, n)
        self._reporters.count(address)
        await self._talk.report(table.kept.id, n, player)
        return await self.read(table, player)

    async def _author(self, table: "Table", player: str, n: int) -> str:
        found = [each for each in await self._heard(table, player) if each.n == n]
        if not found or found[0].player is None:
            raise Missing("unknown-chat-line", {"line": n})
        if found[0].player == player:
            raise Rebuff("own-chat-line", {})
        return found[0].player


def hears(table: "Table", player: str) -> bool:
    """The chat of a private table is for those who sit there, also before the game."""
    seating = table.kept.seating
    return seating.visibility != "private" or bool(seating.seats_of(player))


def check_hears(table: "Table", player: str) -> None:
    if not hears(table, player):
        raise Forbidden("private-table", {})


def watchers(table: "Table") -> chat.Watchers:
    """Who looks at a table without a seat."""
    here = table.present.beside(table.kept.seating.people())
    handles = sorted({handle for handle in here.values() if handle is not None})
    return chat.Watchers(handles[:NAMED], len(here))


def plain(text: str) -> str:
    """One line of visible text: no control characters, nothing that turns the line around."""
    visible = (each if each.isprintable() or each in JOINERS else " " for each in text)
    return "".join(visible).strip()


def rest_of(remark: Remark) -> tuple[str | None, int, str | None, str, int, int]:
    return remark.player, remark.seat, remark.name, remark.text, remark.said, remark.line


def chat_line(remark: Remark, player: str, muted: set[str]) -> chat.ChatLine:
    is_muted = remark.player in muted
    return chat.ChatLine(
        n=remark.n,
        seat=remark.seat,
        name=remark.name,
        text="" if is_muted else remark.text,
        said=remark.said,
        is_mine=remark.player == player,
        is_muted=is_muted,
    )
