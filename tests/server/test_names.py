"""Names: visible, of bounded length, and never those of somebody else."""

import itertools
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.server.bounds import NAME_LETTERS
from pelagos.server.names import GUEST, MARK, as_guest, skeleton, tidy
from tests.server.visitors import ME, OPEN, Visitor, error_of, fresh

PASSWORD = "under the sea"
NUMBERS = itertools.count()


@pytest.fixture
def handle(ada: Visitor) -> str:
    """The handle of Ada's account, new for each test."""
    handle = f"Solan-{next(NUMBERS)}"
    assert ada.post("/api/accounts", handle=handle, password=PASSWORD).status_code == 201
    return handle


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),  # in one sign
        ("  Ada \u00a0\n Lovelace ", "Ada Lovelace"),
        ("\u2800\u2800", ""),  # a pattern of Braille without dots
        ("\u3164", ""),  # what fills the place of a Korean letter
        ("A\u3164da\u200b\ufeff", "Ada"),
        ("\u202eadA\u2066", "adA"),  # from right to left
        ("Ada\ufe0f\U000e0101", "Ada"),
        ("A" + "\u0301\u0302\u0303" * 20, "Á\u0302\u0303\u0301\u0302"),
        ("!?", ""),
        ("شَدَّة", "شَدَّة"),
        ("กี่", "กี่"),
        ("မြို့", "မြို့"),
        ("é" * 99, "é" * NAME_LETTERS),
    ],
)
def test_a_name_is_shown_as_it_can_be_seen(given: str, shown: str) -> None:
    assert tidy(given) == shown


@given(st.text(max_size=60))
def test_what_is_tidy_stays_so_also_with_a_mark(name: str) -> None:
    shown = tidy(name)
    assert tidy(shown) == shown and len(shown) <= NAME_LETTERS
    if shown:
        marked = as_guest(shown)
        assert tidy(marked) == marked and marked.endswith(MARK)


@pytest.mark.parametrize(
    "taken",
    [
        "solan",
        "ѕоlаn",
        "S0LAN",
        "Ｓｏｌａｎ",
        "So1an",
        "Sólàn",
        "SoIan",
        " solan.",
        "ＳΟＬΑΝ",
        "𝓢𝓸𝓵𝓪𝓷",
    ],
)
def test_names_that_are_taken_for_one_another_have_one_skeleton(taken: str) -> None:
    assert skeleton(taken) == skeleton("Solan") != skeleton("Solano")


@pytest.mark.parametrize(("one", "other"), [("Captain_Nemo", "Captain Nemo"), ("modern", "modem")])
def test_so_have_those_of_two_words_or_of_letters_that_touch(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_no_handle_is_taken_for_another(ada: Visitor, bo: Visitor, handle: str) -> None:
    alike = handle.replace("o", "0").replace("l", "I")
    error = error_of(bo.post("/api/accounts", handle=alike, password=PASSWORD), 409)
    assert (error["code"], error["facts"]) == ("handle-alike", {"handle": alike})
    for reserved in ("Guest", "kraken"):
        refused = bo.post("/api/accounts", handle=reserved, password=PASSWORD)
        assert error_of(refused, 409)["code"] == "handle-alike"


def test_a_guest_who_is_called_like_an_account_is_marked_wherever_names_are_shown(
    ada: Visitor, bo: Visitor, handle: str
) -> None:
    alike = handle.replace("a", "а")  # a Cyrillic letter
    assert alike != handle
    table = ada.new("pebbles", [ME, OPEN], visibility="open")
    bo.post(f"/api/tables/{table}/seats/1", name=alike)
    names = [handle, alike + MARK]
    assert [seat["name"] for seat in ada.view(table)["seats"]] == names
    listed = [each for each in bo.get("/api/lobby")["playing"] if each["table"] == table]
    assert [seat["name"] for seat in listed[0]["seats"]] == names
    record = bo.http.get(f"/api/tables/{table}/record").text
    assert json.loads(record.splitlines()[0])["seats"] == names
    matched = bo.post("/api/quick", game="pebbles", players=4, name=handle, request=fresh())
    assert bo.view(matched.json()["table"])["seats"][0]["name"] == handle + MARK


def test_so_is_whoever_makes_a_table_and_no_computer_player_is_called_so(
    ada: Visitor, bo: Visitor, handle: str
) -> None:
    seats = [ME | {"name": handle}, {"kind": "agent", "agent": "uniform", "name": handle}]
    names = [seat["name"] for seat in bo.view(bo.new("pebbles", seats))["seats"]]
    assert names == [handle + MARK, "Uniform"]
    screen = ada.new("pebbles", [ME | {"name": handle}, ME | {"name": "Eve\u3164"}])
    assert [seat["name"] for seat in ada.view(screen)["seats"]] == [handle, "Eve"]


def test_who_gives_no_name_that_can_be_seen_is_a_guest(ada: Visitor, bo: Visitor) -> None:
    table = ada.new("pebbles", [ME | {"name": "\u2800"}, OPEN])
    bo.post(f"/api/tables/{table}/seats/1", name="\u200b")
    assert [seat["name"] for seat in ada.view(table)["seats"]] == [GUEST, GUEST]
