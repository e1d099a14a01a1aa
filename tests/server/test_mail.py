"""Mail to those whose turn it is, over a real SMTP server: asked for, confirmed, ended."""

import re
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest

from pelagos.kernel.roll import Roll
from pelagos.server.bounds import MAILS_A_DAY, MAILS_FROM_ONE, MAILS_TO_ONE
from pelagos.server.errors import TooMany
from pelagos.server.people.mail import Mailer
from pelagos.server.people.postage import Postage
from pelagos.server.settings import read_settings
from pelagos.server.store.addresses import Address
from tests.conftest import Server
from tests.server.post_office import Box, post_office
from tests.server.test_command_line import assert_one_sentence, pelagos
from tests.server.test_spectators import play
from tests.server.visitors import ME, OPEN, Visitor, error_of, fresh

PASSWORD = "under the sea"
SITE = "https://games.example.org"
Serve = Callable[..., Server]


@pytest.fixture
def office() -> Iterator[tuple[str, Box]]:
    with post_office() as opened:
        yield opened


def settings(smtp: str, **more: str) -> dict[str, str]:
    usual = {"MAIL_FROM": "games@example.org", "MAIL_AFTER": "0", "SITE": SITE} | more
    return {"PELAGOS_SMTP": smtp, **{f"PELAGOS_{name}": value for name, value in usual.items()}}


def sign_up(visitor: Visitor) -> str:
    handle = f"Ada-{fresh()}"
    body = {"handle": handle, "password": PASSWORD}
    assert visitor.post("/api/accounts", **body).status_code == 201
    return handle


def set_address(visitor: Visitor, address: str = "ada@example.org", lang: str = "en") -> None:
    body = {"address": address, "lang": lang, "password": PASSWORD}
    response = visitor.http.put("/api/address", json=body)
    assert response.status_code == 200, response.text


def link(mail: EmailMessage, name: str) -> str:
    found = re.search(rf"{SITE}/mail/{name}/(\S+)", mail.get_content())
    assert found, mail.get_content()
    return f"/api/mail/{found[1]}/{name}"


def confirmed(visitor: Visitor, box: Box) -> EmailMessage:
    """With an address that was confirmed; the mail that asked for it."""
    sign_up(visitor)
    set_address(visitor)
    mail = box.wait_for(1)[0]
    assert visitor.post(link(mail, "confirm")).json() == {"address": "ada@example.org"}
    return mail


def seated(ada: Visitor, bo: Visitor) -> str:
    """A table where Ada is asked first."""
    table = ada.new("pebbles", [ME, OPEN])
    bo.post(f"/api/tables/{table}/seats/1", name="Bo")
    return table


def test_who_is_away_is_written_to_once_a_turn(
    serve: Serve, office: tuple[str, Box], database: str
) -> None:
    smtp, box = office
    url = serve(**settings(smtp), PELAGOS_DATABASE=database).url
    with Visitor(url) as ada, Visitor(url) as bo:
        confirmed(ada, box)
        table, roll = seated(ada, bo), Roll(1)
        mail = box.wait_for(2)[1]
        assert (mail["To"], mail["From"]) == ("ada@example.org", "games@example.org")
        assert mail["Subject"] == "Your turn: Pebbles"
        assert f"{SITE}/table/{table}" in mail.get_content()
        assert box.stays_at(2)
        with ada.socket(table) as socket:  # whoever looks needs no mail
            socket.next()
            play(table, (ada, bo), roll)
            while ada.view(table)["deciding"] != [0]:
                play(table, (ada, bo), roll)
            assert box.stays_at(2)
        box.wait_for(3)
        assert box.stays_at(3)


@pytest.mark.parametrize(
    ("user", "logins"),
    [("", []), ("ada%40home:p%3Ass@", [("ada@home", "p:ss")]), ("ada@", [("ada", "")])],
)
def test_the_server_for_mail_is_told_the_name_and_the_password(
    office: tuple[str, Box], user: str, logins: list[tuple[str, str]]
) -> None:
    smtp, box = office
    mailer = Mailer(read_settings(settings(smtp.replace("://", f"://{user}"))))
    to = Address("p" * 64, "ada@example.org", "en", True, "token")
    mailer.send(mailer.letter(to, "confirm", handle="Ada"))
    assert box.logins == logins and len(box.mails) == 1


def test_nobody_is_written_to_who_has_not_said_so(serve: Serve, office: tuple[str, Box]) -> None:
    smtp, box = office
    url = serve(**settings(smtp)).url
    with Visitor(url) as ada, Visitor(url) as bo:
        handle = sign_up(ada)
        set_address(ada, lang="fr")
        (mail,) = box.wait_for(1)
        assert handle in mail.get_content() and mail["Subject"] == "Votre adresse chez Pelagos"
        seated(ada, bo)
        assert box.stays_at(1)
        shown = {"is_offered": True, "address": "ada@example.org", "is_confirmed": False}
        assert ada.get("/api/address") == shown
        assert error_of(bo.http.get("/api/address"), 401)["code"] == "not-signed-in"


def test_one_link_ends_it_and_the_address_is_forgotten(
    serve: Serve, office: tuple[str, Box], tmp_path: Path
) -> None:
    smtp, box = office
    server = serve(**settings(smtp))
    with Visitor(server.url) as ada, Visitor(server.url) as bo, Visitor(server.url) as program:
        mail = confirmed(ada, box)
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = mail["List-Unsubscribe"].strip(" <>").removeprefix(SITE)
        assert program.http.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        assert error_of(program.post(stop), 404)["code"] == "unknown-address"
        seated(ada, bo)
        assert box.stays_at(1)
        assert ada.get("/api/address")["address"] == ""
        set_address(ada)
        box.wait_for(2)
        assert ada.http.delete("/api/address").json()["address"] == ""
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("*.sqlite"))
    assert kept and b"under the sea" not in kept


@pytest.mark.parametrize(
    "address", ["ada", "ada@", "@example.org", "a b@example.org", "a@example.org\nBcc: x@y.org"]
)
def test_what_is_no_address_is_refused(ada: Visitor, address: str) -> None:
    sign_up(ada)
    response = ada.http.put("/api/address", json={"address": address})
    assert error_of(response, 400)["code"] == "malformed"


def test_nobody_is_flooded_with_questions(serve: Serve, office: tuple[str, Box]) -> None:
    smtp, box = office
    with Visitor(serve(**settings(smtp)).url) as ada:
        sign_up(ada)
        body = {"address": "ada@example.org", "password": PASSWORD}
        codes = [ada.http.put("/api/address", json=body).status_code for _ in range(6)]
        assert codes == [200] * MAILS_TO_ONE + [429]
        sign_up(ada)
        error = error_of(ada.http.put("/api/address", json=body), 429)
        assert (error["code"], error["facts"]["to"]) == ("too-many-mails", MAILS_TO_ONE)
        assert len(box.wait_for(5)) == MAILS_TO_ONE


def test_one_mailbox_has_many_names_and_is_not_flooded_by_any_of_them(
    serve: Serve, office: tuple[str, Box]
) -> None:
    smtp, box = office
    with Visitor(serve(**settings(smtp)).url) as ada:
        sign_up(ada)
        for name in ("a.d.a", "ADA", "ada+1", "A.da+2+3", "ada+pelagos"):
            set_address(ada, f"{name}@example.org")
        body = {"address": "ad.a+9@Example.ORG", "password": PASSWORD}
        assert error_of(ada.http.put("/api/address", json=body), 429)["code"] == "too-many-mails"
        set_address(ada, "somebody.else@example.org")
        assert len(box.wait_for(MAILS_TO_ONE + 1)) == MAILS_TO_ONE + 1


def test_one_address_of_the_net_asks_for_so_many_mails_whatever_its_accounts(
    serve: Serve, office: tuple[str, Box]
) -> None:
    smtp, box = office
    with Visitor(serve(**settings(smtp)).url) as ada:
        for number in range(MAILS_FROM_ONE):
            if number % 4 == 0:
                sign_up(ada)
            set_address(ada, f"ada-{number}@example.org")
        sign_up(ada)
        body = {"address": "ada-x@example.org", "password": PASSWORD}
        assert error_of(ada.http.put("/api/address", json=body), 429)["code"] == "too-many-mails"
        assert len(box.wait_for(MAILS_FROM_ONE)) == MAILS_FROM_ONE


def test_in_a_day_so_many_mails_are_sent_in_all() -> None:
    postage = Postage()
    for number in range(MAILS_A_DAY):
        postage.count(f"ada-{number}@example.org", f"player-{number}")
    with pytest.raises(TooMany):
        postage.count("bo@example.org", "bo")


def test_a_server_without_mail_says_so(ada: Visitor) -> None:
    sign_up(ada)
    assert ada.get("/api/address")["is_offered"] is False
    body = {"address": "ada@example.org", "password": PASSWORD}
    response = ada.http.put("/api/address", json=body)
    assert error_of(response, 422)["code"] == "no-mail"


def test_the_settings_of_mail_are_checked_and_its_password_is_hidden() -> None:
    smtp = "smtp://ada:secret@mail.example.org:587"
    shown = pelagos("settings", **settings("mail.example.org") | {"PELAGOS_SMTP": smtp}).stdout
    assert "PELAGOS_SMTP=smtp://ada:***@mail.example.org:587" in shown and "secret" not in shown
    assert_one_sentence(pelagos("serve", "--port", "0", PELAGOS_SMTP=smtp))
    assert_one_sentence(pelagos("serve", "--port", "0", **settings("mail.example.org")))
