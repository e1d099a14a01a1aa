"""What one visitor without an account can do to a server, as programs: each is one attack.

They come from another address of this machine than everybody else. Every attack is bounded: so
many seconds, so many requests. What it says in the end is how often it got which answer.
"""

import asyncio
import json
import os
import random
import resource
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from pelagos import __version__, shelf
from pelagos.kernel import record
from pelagos.kernel.log import Log, begin
from pelagos.kernel.play import deciding, legal
from tests.server.visitors import ME, Json, fresh

HERE: Final = "127.0.0.2"
PATIENCE: Final = 60
SECRET: Final = bytes(32)
LONGEST: Final = max(
    (Path(__file__).parents[1] / "records/neweden").glob("*.jsonl"),
    key=lambda each: each.stat().st_size,
)
KRAKEN: Final = {"kind": "agent", "agent": "kraken"}
IDLE, DRIPPING = 1500, 200  # connections
AT_ONCE: Final = 12
ABANDONED: Final = 15

Answers = Counter[str]
Attack = Callable[[str, float], Coroutine[Any, Any, Answers]]


def stranger(url: str, host: str = HERE) -> httpx.AsyncClient:
    """A browser at another address, without a cookie."""
    transport = httpx.AsyncHTTPTransport(
        local_address=host, limits=httpx.Limits(max_connections=None)
    )
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport)


async def said(request: Awaitable[httpx.Response]) -> str:
    """What came back: the status and the code of the refusal, if it is one."""
    try:
        response = await request
    except httpx.HTTPError as error:
        return type(error).__name__
    code = ""
    with suppress(ValueError, KeyError, TypeError):
        code = response.json()["error"]["code"]
    return f"{response.status_code} {code}".strip()


async def repeated(seconds: float, once: Callable[[], Awaitable[str]], at_once: int = 3) -> Answers:
    """The same again and again, some at the same time, until the time is over."""
    until, heard = time.monotonic() + seconds, Answers()

    async def one() -> None:
        while time.monotonic() < until:
            heard[await once()] += 1

    await asyncio.gather(*[one() for _ in range(at_once)])
    return heard


# -- files that take long to read ----------------------------------------------------------------


def box(text: str) -> Json:
    return {"game": "octodice", "request": fresh(), "seats": [{"kind": "me"}], "box": text}


async def dotted_box(url: str, seconds: float) -> Answers:
    """A box file whose one key has 31 000 dots."""
    text = ".".join("a" * 31_000) + "=1"
    async with stranger(url) as http:
        return await repeated(seconds, lambda: said(http.post("/api/tables", json=box(text))))


async def headed_box(url: str, seconds: float) -> Answers:
    """The same as the name of a table, and thousands of short dotted keys."""
    texts = [f"[{'.'.join('a' * 30_000)}]", "\n".join(f"a.b.c.d{n}.e=1" for n in range(3500))]
    async with stranger(url) as http:
        return await repeated(
            seconds, lambda: said(http.post("/api/tables", json=box(random.choice(texts))))
        )


@cache
def undone(lines: int) -> str:
    """An unfinished record of that many lines: an answer and its taking back, over and over."""
    log = log_with_choice()
    seat = deciding(log.state)
    assert seat is not None
    answer = legal(log.state)[0]
    while len(log.lines) < lines - 2:
        log.answer(seat, answer)
        log.undo(seat)
    return record.write(log)


def log_with_choice() -> Log:
    """A game in which somebody may take back what they have just said."""
    log = begin(shelf.find("nautilus"), ["A", "B"], {}, SECRET, __version__)
    while log.awaits_chance():
        log.outcome(log.dealt(SECRET))
    return log


async def long_record(url: str, seconds: float) -> Answers:
    """A record of 2 MB; then all frames of the longest that is taken, of 3 000 lines."""
    async with stranger(url) as http:
        heard = Answers([f"2 MB: {await said(http.post('/api/records', content=undone(16_000)))}"])
        response = await http.post("/api/records", content=undone(3_000))
        heard[f"3 000 lines: {response.status_code}"] += 1
        path = f"/api/records/{response.json()['record']}/frames"
        return heard + await repeated(seconds, lambda: said(http.get(path)))


async def hung_up(url: str, seconds: float) -> Answers:
    """Frames of a long record are asked for, and nobody waits for them."""
    heard, until = Answers(), time.monotonic() + seconds
    async with stranger(url) as http:
        response = await http.post("/api/records", content=undone(1_000))
        heard[f"handed in: {response.status_code}"] += 1
        path = f"/api/records/{response.json()['record']}/frames"
        while time.monotonic() < until:
            asked = [asyncio.create_task(said(http.get(path))) for _ in range(ABANDONED)]
            await asyncio.sleep(0.3)
            for each in asked:
                each.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            heard["hung up"] += ABANDONED
    return heard


async def many_frames(url: str, seconds: float) -> Answers:
    """A finished game of New Eden, stepped through by a dozen at once."""
    async with stranger(url) as http:
        response = await http.post("/api/records", content=LONGEST.read_bytes())
        path = f"/api/records/{response.json()['record']}/frames"
        heard = Answers([f"handed in: {response.status_code}"])
        return heard + await repeated(seconds, lambda: said(http.get(path)), AT_ONCE)


# -- connections ---------------------------------------------------------------------------------


async def connections(url: str, count: int, first: bytes) -> list[socket.socket]:
    """As many as can be had, each with its first bytes sent."""
    parts, made = urlsplit(url), []
    for _ in range(count):
        line = socket.socket()
        line.setblocking(False)
        try:
            line.bind((HERE, 0))
            async with asyncio.timeout(1):
                await asyncio.get_running_loop().sock_connect(
                    line, (parts.hostname or "", parts.port or 0)
                )
                await asyncio.get_running_loop().sock_sendall(line, first)
        except (OSError, TimeoutError):
            line.close()
        else:
            made.append(line)
    return made


def hung_up_on(line: socket.socket) -> bool:
    """Whether the server has closed a connection."""
    try:
        while data := line.recv(65536):
            del data
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True


async def held(lines: list[socket.socket], seconds: float, drip: bytes) -> Answers:
    """Keep them open, and send a byte now and then."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for line in lines:
            with suppress(OSError):
                line.send(drip)
        await asyncio.sleep(0.5)
    cut = sum(map(hung_up_on, lines))
    for line in lines:
        line.close()
    return Answers({"made": len(lines), "cut by the server": cut})


async def idle(url: str, seconds: float) -> Answers:
    """Connections that never say anything."""
    return await held(await connections(url, IDLE, b""), seconds, b"")


async def dripping_heads(url: str, seconds: float) -> Answers:
    """Heads of requests that never end."""
    head = b"GET /api/lobby HTTP/1.1\r\nHost: x\r\nX-Slow: "
    return await held(await connections(url, DRIPPING, head), seconds, b"a")


async def dripping_bodies(url: str, seconds: float) -> Answers:
    """Bodies of requests that never end."""
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 60000\r\n\r\n"
    )
    return await held(await connections(url, DRIPPING, head), seconds, b"[")


async def aborted(url: str, seconds: float) -> Answers:
    """Bodies that break off."""
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 60000\r\n\r\n["
    )
    until, heard = time.monotonic() + seconds, Answers()
    while time.monotonic() < until:
        for line in await connections(url, 20, head):
            line.close()
            heard["broken off"] += 1
        await asyncio.sleep(0.05)
    return heard


# -- what costs much to work out -----------------------------------------------------------------


def against_krakens() -> Json:
    return {"game": "neweden", "request": fresh(), "seats": [KRAKEN] * 4}


async def krakens(url: str, seconds: float) -> Answers:
    """Tables at which four of the strongest computer players sit, as many as may be made."""
    heard = Answers()
    async with stranger(url) as http:
        for _ in range(30):
            response = await http.post("/api/tables", json=against_krakens())
            heard[str(response.status_code)] += 1
            if response.status_code == 201:  # a look at it wakes them
                await http.get(f"/api/tables/{response.json()['table']}")
    await asyncio.sleep(seconds)
    return heard


async def hints(url: str, seconds: float) -> Answers:
    """What would the best play here? Asked without end."""
    async with stranger(url) as http:
        seats = [ME, ME]
        body = {"game": "nautilus", "seats": seats, "request": fresh()}
        table = (await http.post("/api/tables", json=body)).json()["table"]
        view = (await http.get(f"/api/tables/{table}")).json()
        path = f"/api/tables/{table}/hint?seat={view['seat']}"
        return await repeated(seconds, lambda: said(http.get(path)), AT_ONCE)


async def passwords(url: str, seconds: float) -> Answers:
    """Signing in with what is wrong, from many addresses."""
    async with AsyncExitStack() as stack:
        hosts = [f"127.0.1.{n}" for n in range(1, 60)]
        clients = [await stack.enter_async_context(stranger(url, host)) for host in hosts]

        def once() -> Awaitable[str]:
            body = {"handle": fresh(), "password": "wrong and long enough"}
            return said(random.choice(clients).post("/api/session", json=body))

        return await repeated(seconds, once, AT_ONCE)


async def tables(url: str, seconds: float) -> Answers:
    """Tables with boxes of their own, as many as may be made, each box another one."""
    text = shelf.box_text(shelf.find("neweden"))

    async with stranger(url) as http:

        def once() -> Awaitable[str]:
            body: dict[str, Any] = {"game": "neweden", "request": fresh(), "seats": [ME, ME]}
            return said(http.post("/api/tables", json=body | {"box": f"{text}\n# {fresh()}"}))

        return await repeated(seconds, once)


async def nonsense(url: str, seconds: float) -> Answers:
    """Bodies that are deep, long, or no text at all."""
    bodies = [b"[" * 60_000, b"{" * 60_000, b'"' * 60_000, bytes(60_000), b"9" * 60_000]
    paths = ["/api/tables", "/api/accounts", "/api/session", "/api/quick", "/api/records"]
    head = {"content-type": "application/json"}
    async with stranger(url) as http:
        return await repeated(
            seconds,
            lambda: said(
                http.post(random.choice(paths), content=random.choice(bodies), headers=head)
            ),
        )


async def too_large(url: str, seconds: float) -> Answers:
    """Bodies of 3 MB, sent to the end whatever is answered."""
    body = bytes(3_000_000)
    async with stranger(url) as http:
        return await repeated(
            seconds, lambda: said(http.post("/api/session", content=body)), AT_ONCE
        )


ATTACKS: Final[dict[str, Attack]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        dotted_box,
        headed_box,
        long_record,
        hung_up,
        many_frames,
        idle,
        dripping_heads,
        dripping_bodies,
        aborted,
        krakens,
        hints,
        passwords,
        tables,
        nonsense,
        too_large,
    )
}


if __name__ == "__main__":  # one attack in a process of its own; what it heard, as JSON
    _, name, url, seconds = sys.argv
    random.seed(name)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.nice(5)
    print(json.dumps(asyncio.run(ATTACKS[name](url, float(seconds)))))
