"""Somebody who plays in peace while others attack: how long everything takes them."""

import asyncio
import time
from collections.abc import Callable

import httpx

from tests.server.visitors import ME, fresh

PACE = 0.02  # seconds between two things that somebody does
PATIENCE = 30.0
WORST = 0.99


class Waits:
    """How long things took, in seconds, and what did not work."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.failures: list[str] = []

    def p99(self) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(len(ordered) * WORST))]


class Bystander:
    """Looks at the lobby and at a table, and answers there, again and again."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        alone = httpx.Limits(max_keepalive_connections=0)  # a connection for every look
        self.newcomer = httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=alone)
        self.table = ""

    async def close(self) -> None:
        await self.http.aclose()
        await self.newcomer.aclose()

    async def sit_down(self) -> None:
        body = {"game": "octodice", "seats": [ME, ME], "request": fresh()}
        self.table = (await self.http.post("/api/tables", json=body)).json()["table"]

    async def play(self, goes_on: Callable[[], bool]) -> Waits:
        waits = Waits()
        while goes_on():
            for do in (self.look_around, self.answer):
                began = time.monotonic()
                try:
                    await do()
                except (httpx.HTTPError, AssertionError, ValueError, KeyError) as error:
                    waits.failures.append(repr(error))
                waits.seconds.append(time.monotonic() - began)
                await asyncio.sleep(PACE)
        return waits

    async def look_around(self) -> None:
        response = await self.newcomer.get("/api/lobby")
        assert response.status_code == 200, response.text

    async def answer(self) -> None:
        """The first answer that there is; at the end, another game."""
        view = (await self.http.get(f"/api/tables/{self.table}", params={"since": 10**6})).json()
        if view["over"]:
            await self.sit_down()
            return
        body = {
            "says": view["question"]["answers"][0]["spelling"],
            "seat": view["seat"],
            "after": view["line"],
            "request": fresh(),
        }
        response = await self.http.post(f"/api/tables/{self.table}/answers", json=body)
        assert response.status_code == 200, response.text
