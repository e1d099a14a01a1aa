"""What every request passes: cookies, foreign pages, limits, headers."""

import re
from collections.abc import Callable

import httpx
import pytest
from websockets.sync.client import connect

from pelagos.server.lobby.feeds import MOST as STREAMS
from tests.conftest import Server
from tests.server.roles import routes
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


def test_a_page_of_another_site_changes_nothing_by_any_method(ada: Visitor) -> None:
    """Whatever the interface describes, and what it does not: only reading is for everybody."""
    paths = ada.get("/api/schema/openapi.json")["paths"]
    ways = [(way.upper(), path) for path, methods in paths.items() for way in methods]
    writing = [way for way in ways if way[0] not in ("GET", "HEAD", "OPTIONS")]
    assert {"POST", "PUT", "DELETE"} == {method for method, _ in writing}
    nowhere = [(method, "/api/nowhere") for method in ("POST", "PUT", "PATCH", "DELETE")]
    for method, path in [*writing, *nowhere]:
        headers = {"origin": "http://elsewhere.example"}
        anywhere = re.sub(r"{\w+}", "1", path)
        error = error_of(ada.http.request(method, anywhere, headers=headers), 403)
        assert error["code"] == "cross-site", (method, path)


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_a_page_of_another_site_does_not_use_a_visitors_cookie(ada: Visitor, method: str) -> None:
    table = ada.new("pebbles", [ME, ME])
    before = ada.view(table)
    path = f"/api/tables/{table}/seats/0/stand-in"
    error_of(ada.http.request(method, path, headers={"origin": "http://elsewhere.example"}), 403)
    assert ada.view(table) == before
    assert ada.http.request(method, path, headers={"origin": ada.url}).status_code == 200


def test_a_page_of_another_site_reads_what_anybody_may(ada: Visitor) -> None:
    headers = {"origin": "http://elsewhere.example"}
    assert ada.http.get("/api/games", headers=headers).status_code == 200


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


def test_the_refusal_names_the_headers_that_do_not_fit(server: str) -> None:
    """As behind a proxy that passes on the name without the port."""
    error = error_of(make(server, origin=server, host="127.0.0.1"), 403)
    assert error["facts"] == {"origin": server, "host": "127.0.0.1"}
    assert server in error["message"] and "“127.0.0.1”" in error["message"]


def secure(cookie: str = "") -> dict[str, str]:
    """As a proxy on the same machine reports HTTPS."""
    return {"x-forwarded-proto": "https", **({"cookie": cookie} if cookie else {})}


def test_over_https_the_cookie_is_secure_and_of_this_server_alone(server: str) -> None:
    (cookie,) = make(server, **secure()).headers.get_list("set-cookie")
    assert cookie.startswith("__Host-pelagos=") and "Secure" in cookie
    assert "Path=/;" in f"{cookie};" and "Domain" not in cookie


def test_over_https_a_cookie_from_before_is_renewed_and_keeps_its_seats(server: str) -> None:
    old = make(server)
    token, table = old.cookies["pelagos"], old.json()["table"]
    path = f"{server}/api/tables/{table}"
    response = httpx.get(path, headers=secure(f"pelagos={token}"))
    assert response.json()["seat"] == 0
    new, gone = response.headers.get_list("set-cookie")
    assert new.startswith(f"__Host-pelagos={token};") and "Secure" in new
    assert gone.startswith("pelagos=") and "Max-Age=0" in gone
    again = httpx.get(path, headers=secure(f"__Host-pelagos={token}"))
    assert again.json()["seat"] == 0 and "set-cookie" not in again.headers


def test_over_https_a_planted_cookie_does_not_count_beside_the_own(server: str) -> None:
    old = make(server)
    token, table = old.cookies["pelagos"], old.json()["table"]
    both = secure(f"pelagos={'p' * 32}; __Host-pelagos={token}")
    response = httpx.get(f"{server}/api/tables/{table}", headers=both)
    assert response.json()["seat"] == 0
    (gone,) = response.headers.get_list("set-cookie")
    assert gone.startswith("pelagos=") and "Max-Age=0" in gone


def test_browsers_are_told_to_stay_with_https_where_it_is(server: str) -> None:
    assert "strict-transport-security" not in httpx.get(f"{server}/lobby").headers
    told = httpx.get(f"{server}/lobby", headers=secure()).headers["strict-transport-security"]
    assert int(told.removeprefix("max-age=")) > 180 * 24 * 60 * 60


@pytest.mark.parametrize(("listed", "is_believed"), [("127.0.0.1", False), ("127.0.0.0/29", True)])
def test_a_proxy_is_believed_where_the_host_says_so_and_nobody_else(
    serve: Callable[..., Server], listed: str, is_believed: bool
) -> None:
    """From an address of this machine that is not the one trusted by itself."""
    url = serve(PELAGOS_PROXIES=listed).url
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(transport=transport) as proxy:
        headers = proxy.get(f"{url}/lobby", headers=secure()).headers
    assert ("strict-transport-security" in headers) == is_believed


def test_head_is_answered_everywhere_get_is(ada: Visitor) -> None:
    """Every route and page: the same status and length, and no body."""
    table = ada.new("pebbles", [ME, ME])
    for route in [path for method, path in map(str.split, routes()) if method == "GET"]:
        path = re.sub(r"{\w+}", "0", route.replace("{table}", table))
        with ada.http.stream("GET", path, headers={"accept-encoding": "identity"}) as whole:
            head = ada.http.head(path, headers={"accept-encoding": "identity"})
            assert head.status_code == whole.status_code, route
            assert head.headers["content-type"] == whole.headers["content-type"], route
            length = whole.headers.get("content-length")
            assert head.headers.get("content-length") == length, route
            assert head.content == b"", route


def test_head_of_a_stream_ends_and_is_no_stream_that_counts(ada: Visitor) -> None:
    table = ada.new("pebbles", [ME, ME])
    for _ in range(STREAMS + 1):
        head = ada.http.head(f"/api/tables/{table}/stream")
        assert head.status_code == 200 and head.headers["x-accel-buffering"] == "no"
