"""A socket without manners: frames made by hand, right or wrong, and whatever comes back."""

import base64
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
SMALL_BUFFER = 4096


class Wire:
    """One connection; it reads only when it is told to."""

    def __init__(self, url: str, path: str, token: str | None = None, host: str = "") -> None:
        parts = urlsplit(url)
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        self._line.settimeout(20)
        self._line.bind((host, 0))
        self._line.connect((parts.hostname or "", parts.port or 0))
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = "" if token is None else f"Cookie: pelagos={token}\r\n"
        self._line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"{cookie}\r\n".encode()
        )
        self._heard = b""
        while b"\r\n\r\n" not in self._heard:
            self._heard += self._line.recv(65536)
        head, _, self._heard = self._heard.partition(b"\r\n\r\n")
        self.status = int(head.split()[1])

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()

    def send(self, data: bytes) -> bool:
        """Whether there was still somebody at the other end."""
        try:
            self._line.sendall(data)
        except OSError:
            return False
        return True

    def until_closed(self) -> Iterator[tuple[int, bytes]]:
        """Every frame that comes, until the other end has hung up."""
        yield from self._frames()
        with suppress(OSError):
            while more := self._line.recv(65536):
                self._heard += more
                yield from self._frames()

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        while (frame := first_frame(self._heard)) is not None:
            kind, payload, length = frame
            self._heard = self._heard[length:]
            yield kind, payload


def first_frame(data: bytes) -> tuple[int, bytes, int] | None:
    """Kind and payload of the first frame, as servers send them, and how long it is; or None."""
    if len(data) < 2:
        return None
    size, start = data[1], 2
    if size >= 126:
        start = 4 if size == 126 else 10
        if len(data) < start:
            return None
        size = int.from_bytes(data[2:start], "big")
    whole = start + size
    return None if len(data) < whole else (data[0] & 15, data[start:whole], whole)


def frame(kind: int, payload: bytes, first: int = 0x80, is_masked: bool = True) -> bytes:
    """A frame as clients send it; ``first`` holds the bits that say whether more will follow."""
    size = len(payload)
    masked = 0x80 if is_masked else 0
    head = bytes([first | kind])
    if size < 126:
        head += bytes([masked | size])
    elif size < 65536:
        head += bytes([masked | 126]) + struct.pack(">H", size)
    else:
        head += bytes([masked | 127]) + struct.pack(">Q", size)
    return head + (bytes(4) if is_masked else b"") + payload  # a mask of zeros changes nothing
