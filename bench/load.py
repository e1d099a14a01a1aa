"""Load on one machine, beside boardgame.io's own server, in one run: ``python bench/load.py``.

Each has as many tables with two people, who are connected by sockets. At a rate that grows step
by step somebody whose turn it is answers; the clock runs until the other one has seen it. A rate
is held while 99 of 100 are seen within 200 ms. They take turns at each rate, so that whatever
else the machine does hits all of them; the clients run on the same cores. Ours is a real game
with every answer on the disk before it is confirmed; theirs is nine cells, in memory or on its
own files. Processor time is that of the server alone.
"""

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

from pelagos.arena.peers import NODE_PEERS, prepare

LIMIT = 200.0  # ms, for 99 of 100
RATES = (20, 40, 80, 120, 160, 240, 320, 480, 640, 960, 1280)
TRIES = 3
PLENTY = "1000000"
Figures = dict[str, Any]


class Process:
    """A server, and what it takes."""

    def __init__(self, command: list[str], folder: Path, environ: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command, cwd=folder, env={**os.environ, **environ}, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout
        self.said = self.process.stdout.readline()
        self._watched = psutil.Process(self.process.pid)

    def seconds(self) -> float:
        times = self._watched.cpu_times()
        return float(times.user + times.system)

    def memory(self) -> int:
        return int(self._watched.memory_info().rss)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


# -- boardgame.io -------------------------------------------------------------------------------


class Theirs:
    """boardgame.io: its server, in memory or on its FlatFile, and clients in a process apart."""

    def __init__(self, is_kept: bool) -> None:
        self.name = "boardgame.io on disk" if is_kept else "boardgame.io in memory"
        self._folder = tempfile.TemporaryDirectory()
        place = prepare(NODE_PEERS[0])
        if is_kept and not (place.folder / "node_modules" / "node-persist").exists():
            install = ["npm", "install", "--silent", "node-persist@3"]  # what FlatFile needs
            subprocess.run(install, cwd=place.folder, check=True)
        programs = Path(place.command[1]).parent
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = int(free.getsockname()[1])
        server = [place.command[0], str(programs / "boardgame_server.mjs"), str(self._port)]
        server += [self._folder.name] if is_kept else []
        self.server = Process(server, place.folder, {"NODE_ENV": "production"})
        self._clients = subprocess.Popen(
            [place.command[0], str(programs / "boardgame_load.mjs")],
            cwd=place.folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    async def _tell(self, line: str) -> Figures:
        assert self._clients.stdin and self._clients.stdout
        print(line, file=self._clients.stdin, flush=True)
        figures: Figures = json.loads(await asyncio.to_thread(self._clients.stdout.readline))
        return figures

    async def open(self, tables: int) -> None:
        await self._tell(f"{self._port} {tables}")

    async def drive(self, rate: int, seconds: float) -> Figures:
        return await self._tell(f"{rate} {seconds}")

    async def close(self) -> None:
        self._clients.kill()
        self._clients.wait()
        self.server.stop()
        self._folder.cleanup()


# -- Pelagos ------------------------------------------------------------------------------------


class Said(msgspec.Struct):
    spelling: str


class Question(msgspec.Struct):
    answers: list[Said]


class View(msgspec.Struct):
    """What a client needs to know of what it is sent."""

    line: int = -1
    seat: int | None = None
    question: Question | None = None
    over: bool = False


VIEW = msgspec.json.Decoder(View)


class Person:
    """A browser: one connection for requests, one socket for views."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._cookie = f"pelagos={secrets.token_urlsafe(24)}"
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.view = View()
        self.socket: ClientConnection | None = None

    async def post(self, path: str, body: Figures) -> bytes:
        """Once more over a new connection, where the server has closed one that was idle."""
        try:
            return await self._post(path, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            self._line = None
            return await self._post(path, body)

    async def _post(self, path: str, body: Figures) -> bytes:
        if self._line is None:
            self._line = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._line
        data = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nhost: {self._host}:{self._port}\r\ncookie: {self._cookie}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
        )
        writer.write(head.encode() + data)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", answer)
        assert length, answer
        content = await reader.readexactly(int(length[1]))
        assert answer.startswith((b"HTTP/1.1 20", b"HTTP/1.1 409")), content
        return content

    async def watch(self, table: str) -> None:
        url = f"ws://{self._host}:{self._port}/api/tables/{table}/live"
        headers = {"cookie": self._cookie}
        self.socket = await connect(url, additional_headers=headers, compression=None)


class Table:
    """Two people at a game; when it is over they begin another one."""

    def __init__(self, host: str, port: int, game: str) -> None:
        self._game = game
        self.people = [Person(host, port), Person(host, port)]
        self.sent: tuple[int, int, float, asyncio.Future[float]] | None = None
        self._hearing: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        one, two = self.people
        body = {"game": self._game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await one.post("/api/tables", {**body, "request": secrets.token_hex(8)})
        self.id = str(json.loads(made)["table"])
        await two.post(f"/api/tables/{self.id}/seats/1", {"name": "Bo"})
        self.people[0].view = self.people[1].view = View()
        for person in self.people:
            await person.watch(self.id)
        self._hearing = [asyncio.create_task(self._hear(n)) for n in range(2)]

    async def _hear(self, n: int) -> None:
        socket = self.people[n].socket
        assert socket is not None
        async for message in socket:
            view = VIEW.decode(message)
            if view.line >= 0:
                self.people[n].view = view
                self._notice(n, view)

    def _notice(self, n: int, view: View) -> None:
        if self.sent and self.sent[0] != n and view.line > self.sent[1]:
            _, _, at, seen = self.sent
            self.sent = None
            if not seen.done():
                seen.set_result((time.perf_counter() - at) * 1000)

    def turn(self) -> int | None:
        """Whose turn it is, where nothing is on its way."""
        if self.sent:
            return None
        newest = max(person.view.line for person in self.people)
        for n, person in enumerate(self.people):
            if person.view.question and person.view.line == newest:
                return n
        return None

    def answer(self, n: int) -> asyncio.Future[float]:
        person = self.people[n]
        assert person.view.question is not None
        says = random.choice(person.view.question.answers).spelling
        seen: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.sent = (n, person.view.line, time.perf_counter(), seen)
        body = {"says": says, "seat": n, "after": person.view.line}
        body["request"] = secrets.token_hex(8)
        assert person.socket is not None
        self._sending = asyncio.create_task(
            person.socket.send(msgspec.json.encode(body), text=True)
        )
        return seen

    def is_over(self) -> bool:
        return any(person.view.over for person in self.people)

    async def leave(self) -> None:
        for task in self._hearing:
            task.cancel()
        for person in self.people:
            if person.socket:
                await person.socket.close()


class Ours:
    """Pelagos, on a file of SQLite."""

    name = "pelagos"

    def __init__(self, game: str, database: str = "") -> None:
        self._folder = tempfile.TemporaryDirectory()
        limits = ("TABLES_PER_MINUTE", "REQUESTS_PER_MINUTE", "SOCKETS", "GUESSES_PER_MINUTE")
        environ = {f"PELAGOS_{name}": PLENTY for name in limits}
        environ |= {"PELAGOS_DATA": self._folder.name, "PELAGOS_DATABASE": database}
        command = [sys.executable, "-m", "pelagos.cli.main", "serve", "--port", "0"]
        self.server = Process(command, Path.cwd(), environ)
        found = re.search(r"http://([\d.]+):(\d+)", self.server.said)
        assert found, self.server.said
        self.host, self.port, self._game = found[1], int(found[2]), game
        self.folder = Path(self._folder.name)
        self.tables: list[Table] = []

    async def open(self, tables: int) -> None:
        for _ in range(tables):
            self.tables.append(Table(self.host, self.port, self._game))
            await self.tables[-1].open()

    async def drive(self, rate: int, seconds: float) -> Figures:
        waits: list[asyncio.Future[float]] = []
        missed = due = 0
        began = time.perf_counter()
        while (gone := time.perf_counter() - began) < seconds:
            while due < gone * rate:
                due += 1
                seen = self._somebody(due)
                missed += seen is None
                waits += [seen] if seen else []
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.5)
        took = sorted(each.result() for each in waits if each.done())
        await self._begin_again()
        return {
            "answers": len(took),
            "missed": missed + len(waits) - len(took),
            "p50": share(took, 0.5),
            "p99": share(took, 0.99),
        }

    def _somebody(self, first: int) -> asyncio.Future[float] | None:
        for n in range(len(self.tables)):
            table = self.tables[(first + n) % len(self.tables)]
            seat = table.turn()
            if seat is not None:
                return table.answer(seat)
        return None

    async def _begin_again(self) -> None:
        """Games that are over, between two measurements."""
        for n, table in enumerate(self.tables):
            if table.is_over() or table.sent:
                await table.leave()
                self.tables[n] = Table(self.host, self.port, self._game)
                await self.tables[n].open()

    async def close(self) -> None:
        for table in self.tables:
            await table.leave()
        self.server.stop()
        self._folder.cleanup()


def share(took: list[float], part: float) -> float | None:
    return took[min(len(took) - 1, int(part * len(took)))] if took else None


# -- both, in turn ------------------------------------------------------------------------------


async def measure(system: Ours | Theirs, rate: int, seconds: float) -> Figures:
    """At one rate; where the machine was busy with something else, again."""
    for _ in range(TRIES - 1):
        figures = await once(system, rate, seconds)
        if figures["held"]:
            return figures
    return await once(system, rate, seconds)


async def once(system: Ours | Theirs, rate: int, seconds: float) -> Figures:
    before = system.server.seconds()
    figures = await system.drive(rate, seconds)
    spent = system.server.seconds() - before
    wanted, p99 = rate * seconds, figures["p99"]
    held = p99 is not None and p99 < LIMIT and figures["answers"] > 0.95 * wanted
    per = spent * 1000 / figures["answers"] if figures["answers"] else None
    return {"system": system.name, "rate": rate, "held": held, "ms_per_answer": per, **figures}


async def rest(tables: int, sockets: int, game: str) -> Figures:
    """What tables cost that nobody looks at, and sockets that hear nothing."""
    ours = Ours(game)
    person = Person(ours.host, ours.port)
    new = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
    try:
        await person.post("/api/tables", {**new, "request": "first"})
        before = ours.server.memory()
        for n in range(tables):
            await person.post("/api/tables", {**new, "request": f"rest-{n}"})
        resting = ours.server.memory() - before
        await ours.open(1)
        before, watching = ours.server.memory(), []
        for _ in range(sockets):
            watching.append(Person(ours.host, ours.port))
            await watching[-1].watch(ours.tables[0].id)
        used = ours.server.memory() - before
        on_disk = sum(file.stat().st_size for file in ours.folder.iterdir())
    finally:
        await ours.close()
    return {
        "kB_per_table_at_rest": resting / 1024 / tables,
        "kB_per_table_on_disk": on_disk / 1024 / tables,
        "sockets": sockets,
        "kB_per_socket": used / 1024 / sockets,
    }


async def compare(tables: int, seconds: float, game: str) -> list[Figures]:
    systems: list[Ours | Theirs] = [Ours(game), Theirs(is_kept=True), Theirs(is_kept=False)]
    rows: list[Figures] = []
    try:
        for system in systems:
            empty = system.server.memory()
            await system.open(tables)
            used = system.server.memory() - empty
            rows.append({"system": system.name, "kB_per_table": used / 1024 / tables})
            print(rows[-1], flush=True)
        going = list(systems)
        for rate in RATES:
            for system in list(going):
                rows.append(await measure(system, rate, seconds))
                print(rows[-1], flush=True)
                if not rows[-1]["held"]:
                    going.remove(system)
            if not going:
                break
    finally:
        for system in systems:
            await system.close()
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="octodice")
    parser.add_argument("--rest", type=int, default=500, help="tables that nobody looks at")
    parser.add_argument("--sockets", type=int, default=1000)
    given = parser.parse_args()
    print(asyncio.run(rest(given.rest, given.sockets, given.game)), flush=True)
    rows = asyncio.run(compare(given.tables, given.seconds, given.game))
    held = {}
    for row in rows:
        if row.get("held"):
            held[row["system"]] = row["rate"]
    print(json.dumps({"held": held, "cores": os.cpu_count(), "load": os.getloadavg()}))


if __name__ == "__main__":
    main()
