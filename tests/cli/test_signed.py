"""What ``pelagos verify`` says of where a record was played: here, elsewhere, who knows where."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pelagos.kernel import record as records
from pelagos.kernel.roll import Roll
from pelagos.signing import id_of, new_secret, public_of, sign
from tests.cli.conftest import Call
from tests.conftest import Server
from tests.server.visitors import GREEDY, ME, Visitor, error_of, play_on

SITE = "https://games.example.org"
PROVEN = f"; played on {SITE}"
UNSIGNED = "; unsigned: nobody vouches for where it was played"

Write = Callable[[str, bytes], str]


@pytest.fixture(scope="module")
def home(games_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that says what it is called."""
    server = Server(tmp_path_factory.mktemp("signed"), {"PELAGOS_SITE": f"{SITE}/"}, name="signed")
    yield server
    server.stop()


@pytest.fixture
def ada(home: Server) -> Iterator[Visitor]:
    with Visitor(home.url) as visitor:
        yield visitor


@pytest.fixture
def played(ada: Visitor) -> bytes:
    """The record of a game that was played there to the end."""
    table = ada.new("pebbles", [ME, GREEDY])
    play_on(ada, table, Roll(7))
    return ada.http.get(f"/api/tables/{table}/record").content


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def put(name: str, data: bytes) -> str:
        (tmp_path / name).write_bytes(data)
        return name

    return put


@pytest.fixture
def key(ada: Visitor, write: Write) -> str:
    """The keys as the server publishes them."""
    return write("keys.json", ada.http.get("/api/key").content)


def test_one_that_was_played_here_says_so(
    pelagos: Call, played: bytes, write: Write, key: str
) -> None:
    file = write("played.jsonl", played)
    done = pelagos("verify", file, "--key", key)
    assert done.code == 0 and done.out.endswith(f"{PROVEN}\n")
    french = pelagos("verify", file, "--key", key, "--lang", "fr").out
    assert french.endswith(f"; jouée sur {SITE}\n")
    (row,) = json.loads(pelagos("verify", "--json", file, "--key", key).out)
    assert (row["kind"], row["origin"], row["site"]) == ("finished", "proven", SITE)


def test_the_keys_that_one_trusts_lie_in_one_s_own_folder(
    pelagos: Call, played: bytes, write: Write, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path("data/pelagos/keys").absolute()
    folder.mkdir(parents=True)
    monkeypatch.setenv("XDG_DATA_HOME", str(Path("data").absolute()))
    file = write("played.jsonl", played)
    assert "claims to be played" in pelagos("verify", file).out
    (folder / "games.json").write_bytes(Path(key).read_bytes())
    assert pelagos("verify", file).out.endswith(f"{PROVEN}\n")


def test_a_key_may_be_given_as_it_is(
    pelagos: Call, played: bytes, write: Write, ada: Visitor
) -> None:
    (public,) = [each["public"] for each in ada.get("/api/key")["keys"]]
    file = write("played.jsonl", played)
    assert pelagos("verify", file, "--key", public).out.endswith(f"{PROVEN}\n")
    sentence = pelagos("verify", file, "--key", file).is_bad_input()
    assert sentence == "There is no public key in played.jsonl."


def test_who_has_no_key_is_told_whose_would_prove_it(
    pelagos: Call, played: bytes, write: Write, ada: Visitor
) -> None:
    (named,) = [each["id"] for each in ada.get("/api/key")["keys"]]
    done = pelagos("verify", write("played.jsonl", played))
    claim = f"; claims to be played on {SITE}, which no key that you trust proves"
    assert done.code == 0 and done.out.endswith(f"{claim} (it names {named})\n")


def test_one_that_was_changed_is_broken(
    pelagos: Call, played: bytes, write: Write, key: str
) -> None:
    file = write("changed.jsonl", played.replace(b'"Guest"', b'"Nemo!"', 1))
    done = pelagos("verify", file, "--key", key)
    assert done.is_bad_input() == "1 of 1 record cannot be trusted."
    assert "Line 1: Playing the record again gives another line: it was changed." in done.out


def test_the_signature_of_another_game_is_a_lie(
    pelagos: Call, played: bytes, record: Path, write: Write, key: str
) -> None:
    """Every line of it is right; only it was not played there."""
    file = write("forged.jsonl", record.read_bytes() + played.splitlines(keepends=True)[-1])
    done = pelagos("verify", file, "--key", key)
    assert done.is_bad_input() == "1 of 1 record cannot be trusted."
    assert f"The signature is not that of {SITE}: the record was changed since" in done.out


@pytest.mark.parametrize("old", [SITE, "taken-back"])
def test_what_a_server_says_of_a_game_cannot_be_changed(
    pelagos: Call, ada: Visitor, record: Path, write: Write, old: str
) -> None:
    secret = new_secret()
    signed = sign(record.read_text(encoding="utf-8"), secret, SITE, ["taken-back", "new-mark"])
    public = public_of(secret).hex()
    done = pelagos("verify", write("marked.jsonl", signed.encode()), "--key", public)
    told = f"{PROVEN}; moves were taken back by consent; new-mark\n"
    assert done.code == 0 and done.out.endswith(told)
    other = signed.replace(old, "something-else")
    done = pelagos("verify", write("other.jsonl", other.encode()), "--key", public)
    assert "The signature is not that of" in done.out and done.code == 2


def test_one_that_was_made_elsewhere_proves_nothing(
    pelagos: Call, record: Path, write: Write, key: str
) -> None:
    """Whoever has a key of their own can write any address beside it."""
    secret = new_secret()
    signed = sign(record.read_text(encoding="utf-8"), secret, SITE, []).encode()
    done = pelagos("verify", write("elsewhere.jsonl", signed), "--key", key)
    claim = f"which no key that you trust proves (it names {id_of(public_of(secret))})"
    assert done.code == 0 and done.out.endswith(f"{claim}\n")
    elsewhere = {"site": "https://other.example", "keys": [{"public": public_of(secret).hex()}]}
    other = write("other.json", json.dumps(elsewhere).encode())
    done = pelagos("verify", "elsewhere.jsonl", "--key", other)
    assert done.out.endswith(f"{claim}\n")  # that key is trusted for another address


def test_one_that_was_handed_in_stays_unsigned(
    pelagos: Call, ada: Visitor, record: Path, write: Write, key: str
) -> None:
    filed = ada.http.post("/api/records", content=record.read_bytes()).json()["record"]
    given = ada.http.get(f"/api/records/{filed}").content
    assert pelagos("verify", write("given.jsonl", given), "--key", key).out.endswith(
        f"{UNSIGNED}\n"
    )
    film = ada.get(f"/api/records/{filed}/frames")
    assert (film["site"], film["marks"]) == (None, [])


def test_one_from_here_that_is_handed_in_is_known_again(ada: Visitor, played: bytes) -> None:
    filed = ada.http.post("/api/records", content=played).json()["record"]
    assert ada.get(f"/api/records/{filed}/frames")["site"] == SITE
    elsewhere = sign(records.unsigned(played)[0].decode(), new_secret(), SITE, []).encode()
    filed = ada.http.post("/api/records", content=elsewhere).json()["record"]
    assert ada.get(f"/api/records/{filed}/frames")["site"] is None


def test_what_is_said_under_a_record_in_another_way_is_refused(ada: Visitor, played: bytes) -> None:
    *rows, last = played.splitlines(keepends=True)
    for odd in (b'{"signed":1}\n', last.replace(b'":', b'": '), last + last):
        response = ada.http.post("/api/records", content=b"".join(rows) + odd)
        error = error_of(response, 422)
        assert error["line"] >= len(rows) + 1, odd


def test_a_game_that_is_not_over_is_not_signed(ada: Visitor) -> None:
    table = ada.new("pebbles", [ME, ME])
    assert b"signed" not in ada.http.get(f"/api/tables/{table}/record").content


def test_names_in_records_are_as_long_as_those_of_players(ada: Visitor, record: Path) -> None:
    from tests.server.test_records import named

    long, blank = named("A" * 41), named("A\u200bda")
    for data, letters in ((long, 41), (blank, 4)):
        error = error_of(ada.http.post("/api/records", content=data), 422)
        assert error["code"] == "record-wrong-name"
        assert error["facts"] == {"wrong": 0, "letters": letters, "most": 40}
    assert ada.http.post("/api/records", content=named("A" * 40)).status_code == 201


def test_a_new_key_signs_from_now_on_and_the_old_one_still_proves(
    pelagos: Call, ada: Visitor, played: bytes, home: Server, write: Write,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("PELAGOS_DATA", str(home.folder))
    before = ada.get("/api/key")["keys"]
    shown = pelagos("key", "--new").out.splitlines()
    after = ada.get("/api/key")["keys"]
    assert after[1:] == before and len(shown) == len(after)
    assert shown[0].startswith(f"{after[0]['id']}  {after[0]['public']}  since ")
    table = ada.new("pebbles", [ME, GREEDY])
    play_on(ada, table, Roll(8))
    newer = ada.http.get(f"/api/tables/{table}/record").content
    assert after[0]["id"].encode() in newer.splitlines()[-1]
    keys = write("keys.json", ada.http.get("/api/key").content)
    files = [write("old.jsonl", played), write("new.jsonl", newer)]
    assert pelagos("verify", *files, "--key", keys).out.count(PROVEN) == len(files)
