"""What somebody may take away: all that is kept about them, and nothing that lets others in."""

import asyncio
import io
import json
import re
import zipfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from pelagos.kernel.roll import Roll
from pelagos.server.bounds import TAKEOUTS
from pelagos.server.people.identity import digest_of
from pelagos.server.people.recovery import read
from pelagos.server.records.takeout import Sink, zipped
from pelagos.server.store.schema import METADATA
from pelagos.server.store.takeout import OWNERS
from tests.conftest import Server
from tests.server.test_records import hand_in
from tests.server.visitors import ME, OPEN, UNIFORM, Json, Visitor, error_of, fresh, play_on

PASSWORD = "under the sea"
PASSING = {"challenges", "mutes"}  # for five minutes; by their handles


@pytest.fixture
def handle(ada: Visitor) -> str:
    handle = f"Taker-{fresh()}"
    assert ada.post("/api/accounts", handle=handle, password=PASSWORD).status_code == 201
    return handle


def taken(visitor: Visitor) -> zipfile.ZipFile:
    response = visitor.http.get("/api/account/export")
    assert response.status_code == 200, response.text
    assert response.headers["content-type"] == "application/zip"
    return zipfile.ZipFile(io.BytesIO(response.content))


def kept(archive: zipfile.ZipFile) -> Json:
    found: Json = json.loads(archive.read("account.json"))
    return found


def test_it_holds_the_account_what_was_said_and_every_game(
    ada: Visitor, bo: Visitor, handle: str
) -> None:
    over, running = ada.new("pebbles", [ME, UNIFORM]), ada.new("pebbles", [ME, OPEN, UNIFORM])
    play_on(ada, over, Roll(1))
    bo.post(f"/api/tables/{running}/seats/1", name="Bo")
    ada.post(f"/api/tables/{over}/chat", text="well played", request=fresh())
    ada.post("/api/tokens", name="my bot", scope="play")
    archive = taken(ada)
    found = kept(archive)
    assert found["account"][0]["handle"] == handle and len(found["sessions"]) == 1
    assert [line["text"] for line in found["chat"]] == ["well played"]
    assert found["tokens"][0]["name"] == "my bot"
    assert {seat["table"] for seat in found["seats"]} == {over, running}
    assert {*archive.namelist()} == {
        "account.json",
        f"games/pebbles-{over}.jsonl",
        f"games/pebbles-{running}.jsonl",
    }
    whole = archive.read(f"games/pebbles-{over}.jsonl")
    assert whole == ada.http.get(f"/api/tables/{over}/record").content
    assert hand_in(bo, whole).json()["verdict"]["kind"] == "finished"
    masked = archive.read(f"games/pebbles-{running}.jsonl")
    assert masked == ada.http.get(f"/api/tables/{running}/record").content
    assert json.loads(masked.splitlines()[0])["export"] == 0


def test_it_holds_nothing_that_lets_others_in(serve: Callable[..., Server], tmp_path: Path) -> None:
    with Visitor(serve().url) as ada:
        ada.post("/api/accounts", handle="Ada", password=PASSWORD)
        token = ada.post("/api/tokens", name="my bot", scope="play").json()["token"]
        codes = ada.post("/api/recovery/codes", password=PASSWORD).json()["codes"]
        ada.new("pebbles", [ME, OPEN])
        archive = taken(ada)
        text = "".join(archive.read(name).decode() for name in archive.namelist())
        keys = [token, *codes, *ada.http.cookies.values()]
        digests = [digest_of(key) for key in [token, *map(read, codes), *ada.http.cookies.values()]]
        assert not [each for each in [*keys, *digests, "argon2"] if each in text]
        assert not re.search(r'"(player|secret|password|digest|credential)"', text)


def test_every_table_of_the_database_that_knows_somebody_is_in_it() -> None:
    told = {owner.table.name for owner in OWNERS.values()}
    known = {t.name for t in METADATA.sorted_tables if {"player", "creator"} & {*t.c.keys()}}
    assert known - PASSING == told


def test_it_is_for_the_owner_and_not_without_end(ada: Visitor, bo: Visitor, handle: str) -> None:
    assert error_of(bo.http.get("/api/account/export"), 401)["code"] == "not-signed-in"
    for _ in range(TAKEOUTS):
        assert kept(taken(ada))["account"][0]["handle"] == handle
    assert error_of(ada.http.get("/api/account/export"), 429)["code"] == "too-many"


def test_it_is_sent_while_it_is_written() -> None:
    """However large it gets, one file of it is in memory at a time."""
    written: list[int] = []

    async def run() -> list[int]:
        async def files() -> AsyncIterator[tuple[str, str]]:
            for number in range(50):
                written.append(number)
                yield f"{number}", "x" * 100_000

        sizes, waiting = [], []
        async for part in zipped(files()):
            sizes.append(len(part))
            waiting.append(len(written))
        assert waiting[:3] == [1, 2, 3]
        return sizes

    assert max(asyncio.run(run())) < 10_000
    assert Sink().take() == b""
