"""A running server, asked over HTTP."""

from pathlib import Path

import httpx
import pytest

from pelagos import __version__, shelf
from tools.openapi import document

ROOT = Path(__file__).parents[2]


def test_the_server_lists_the_games_on_the_shelf(server: str) -> None:
    cards = httpx.get(f"{server}/api/games").json()
    assert [card["key"] for card in cards] == [game.key for game in shelf.games()]


def test_a_card_tells_title_players_and_options(server: str) -> None:
    card = httpx.get(f"{server}/api/games").json()[0]
    game = shelf.games()[0]
    assert card["title"] == game.title
    assert card["players"] == [min(game.players), max(game.players)]
    assert [option["key"] for option in card["options"]] == [o.key for o in game.options]
    assert all(option["default"] in option["values"] for option in card["options"])


def test_the_server_tells_its_version(server: str) -> None:
    assert httpx.get(f"{server}/api/health").json() == {"version": __version__}


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nowhere", 404, "not-found"),
        ("POST", "/api/nowhere", 404, "not-found"),
        ("GET", "/nowhere", 404, "not-found"),
        ("POST", "/api/games", 405, "wrong-method"),
        ("DELETE", "/", 405, "wrong-method"),
    ],
)
def test_every_refused_request_has_the_same_shape(
    server: str, method: str, path: str, status: int, code: str
) -> None:
    answer = httpx.request(method, server + path)
    assert answer.status_code == status
    error = answer.json()["error"]
    assert error.keys() == {"code", "message", "rule", "line", "facts"}
    assert error["code"] == code
    assert error["message"].endswith(".")
    assert error["rule"] is None


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nowhere", "/help", "/game/chess", "/table", "/assets/none.js"])
def test_a_browser_at_a_wrong_address_is_shown_the_client(server: str, path: str) -> None:
    """It says in the reader's language that there is nothing; programs are told as always."""
    page = httpx.get(server + path, headers=BROWSER)
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert page.text == httpx.get(f"{server}/").text
    assert page.headers["cache-control"] == "no-cache"
    assert httpx.get(server + path).json()["error"]["code"] == "not-found"


def test_the_interface_answers_a_browser_as_it_answers_programs(server: str) -> None:
    for path in ("/api/nowhere", "/api/games/chess"):
        assert "error" in httpx.get(server + path, headers=BROWSER).json()


@pytest.mark.parametrize("page", ["learn", "rules", "box", "leaders", "replay"])
@pytest.mark.parametrize("end", ["", "/"])
def test_pages_of_games_are_there_without_a_game(server: str, page: str, end: str) -> None:
    assert httpx.get(f"{server}/{page}{end}").status_code == 200


def test_the_page_is_checked_anew_and_its_assets_are_kept(server: str) -> None:
    page = httpx.get(f"{server}/")
    script = page.text.split('src="')[1].split('"')[0]
    assert page.headers["cache-control"] == "no-cache"
    assert "immutable" in httpx.get(server + script).headers["cache-control"]


def test_the_page_loads_nothing_from_elsewhere(server: str) -> None:
    page = httpx.get(f"{server}/").text
    assert 'href="http' not in page
    assert 'src="http' not in page


def test_the_document_the_client_is_typed_from_is_current() -> None:
    assert (ROOT / "web/openapi.json").read_bytes() == document(), "run: python3 dev.py gen"


def test_the_openapi_document_is_served(server: str) -> None:
    assert "/api/games" in httpx.get(f"{server}/api/schema/openapi.json").json()["paths"]
