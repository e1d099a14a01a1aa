"""A real SMTP server for tests, as small as they come: it takes every mail and keeps it."""

import socketserver
import threading
import time
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Final

ANSWERS: Final = {  # everything else is "250 ok"
    "EHLO": "250-post office\r\n250 AUTH PLAIN",
    "AUTH": "235 come in",
    "DATA": "354 go on",
    "QUIT": "221 bye",
}


class Box:
    """The mails that came, in order."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.logins: list[tuple[str, str]] = []  # who came in, and with which password
        self._came = threading.Condition()

    def put(self, data: bytes) -> None:
        mail = message_from_bytes(data, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        with self._came:
            self.mails.append(mail)
            self._came.notify_all()

    def wait_for(self, count: int) -> list[EmailMessage]:
        """All mails, once there are so many."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.mails) >= count, timeout=20), self.mails
            return list(self.mails)

    def stays_at(self, count: int, seconds: float = 1.2) -> bool:
        """Whether no further mail comes within a few looks of the server."""
        time.sleep(seconds)
        return len(self.mails) == count


@contextmanager
def post_office() -> Iterator[tuple[str, Box]]:
    """Its address, as in PELAGOS_SMTP, and its box."""
    box = Box()

    class Clerk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self._say("220 post office")
            while words := self.rfile.readline().decode().split():
                what = words[0].upper()
                if what == "AUTH":
                    _, name, password = b64decode(words[2]).decode().split("\0")
                    box.logins.append((name, password))
                self._say(ANSWERS.get(what, "250 ok"))
                if what == "DATA":
                    box.put(b"".join(iter(self.rfile.readline, b".\r\n")))
                    self._say("250 ok")

        def _say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Clerk) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"smtp://127.0.0.1:{server.server_address[1]}", box
        server.shutdown()
