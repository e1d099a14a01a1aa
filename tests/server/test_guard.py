"""What every request passes: cookies, foreign pages, limits, headers."""

from collections.abc import Callable

import httpx
import pytest
from websockets.sync.client import connect

from tests.conftest import Server
from tests.server.visitors import ME, UNIFORM, Visitor, error_of, fresh


def make(url: str, **headers: str) -> httpx.Response:
    body = {"game": "pebbles", "seats": [ME, UNIFORM], "request": fresh()}
    return httpx.post(f"{url}/api/tables", json=body, headers=headers)


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: str) -> None:
    cookie = make(server).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    assert "Secure" not in cookie


def test_who_has_a_cookie_keeps_it(ada: Visitor) -> None:
    ada.new("pebbles", [ME, ME])
    token = ada.http.cookies["pelagos"]
    ada.new("pebbles", [ME, ME])
    assert ada.http.cookies["pelagos"] == token


def test_looking_leaves_no_cookie(ada: Visitor) -> None:
    ada.get("/api/games")
    ada.get("/api/tables")
    assert not ada.http.cookies


@pytest.mark.parametrize("cookie", ["", "short", "x" * 33, "*" * 32])
def test_a_cookie_that_is_not_ours_is_replaced(server: str, cookie: str) -> None:
    assert cookie != make(server, cookie=f"pelagos={cookie}").cookies["pelagos"]


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1"])
def test_a_page_of_another_site_changes_nothing(server: str, origin: str) -> None:
    error = error_of(make(server, origin=origin), 403)
    assert error["code"] == "cross-site"


def test_our_own_page_may(server: str) -> None:
    assert make(server, origin=server).status_code == 201


def test_another_site_gets_no_views_over_a_socket(ada: Visitor) -> None:
    table = ada.new("pebbles", [ME, ME])
    address = f"{ada.url.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(address, additional_headers={"origin": "http://elsewhere.example"}) as socket:
        assert "cross-site" in str(socket.recv(timeout=10))


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nowhere", "/table/abc"])
def test_every_answer_carries_the_headers_that_keep_pages_safe(server: str, path: str) -> None:
    headers = httpx.get(server + path).headers
    assert headers["x-content-type-options"] == "nosniff"
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert headers["cache-control"] == ("no-store" if path.startswith("/api") else "no-cache")
    assert "unsafe-inline'" not in policy.replace("style-src-attr 'unsafe-inline'", "")


def test_one_address_makes_only_so_many_tables(serve: Callable[..., Server]) -> None:
    url = serve(PELAGOS_TABLES_PER_MINUTE="3").url
    assert [make(url).status_code for _ in range(4)] == [201, 201, 201, 429]
    assert error_of(make(url), 429)["code"] == "too-many"
    assert httpx.get(f"{url}/api/tables").status_code == 200


def test_over_https_the_cookie_is_secure(server: str) -> None:
    """As a proxy on the same machine reports it."""
    assert "Secure" in make(server, **{"x-forwarded-proto": "https"}).headers["set-cookie"]
