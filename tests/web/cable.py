"""The line between a browser and a server, to be cut as sleep and bad networks cut it."""

import socket
import threading
from contextlib import suppress
from typing import Final

CHUNK: Final = 65536


class Cable:
    """Passes everything on, until it is cut: then what is sent vanishes, and nobody is told."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._entry = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._life = 0  # lines of an earlier life stay dead after the cable is mended
        self._is_cut = False
        self._swallows_answers = False
        self.url = f"http://127.0.0.1:{self._entry.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Whoever is connected stays so and hears nothing more; whoever comes is not heard."""
        self._life += 1
        self._is_cut = True

    def swallow_answers(self) -> None:
        """What the browser sends still arrives; what the server says does not."""
        self._swallows_answers = True

    def mend(self) -> None:
        """New lines pass; the old ones stay dead, as whoever uses one is told."""
        self._life += 1
        self._is_cut = self._swallows_answers = False

    def hang_up(self) -> None:
        """Both ends are told that the line is gone."""
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends = []

    def close(self) -> None:
        with suppress(OSError):
            self._entry.shutdown(socket.SHUT_RDWR)
        self._entry.close()
        self.hang_up()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._entry.accept()
                self._ends.append(near)
                if not self._is_cut:
                    self._join(near)

    def _join(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(("127.0.0.1", self._port))
        except OSError:
            near.close()
            return
        self._ends.append(far)
        for here, there, is_answer in ((near, far, False), (far, near, True)):
            pump = (here, there, is_answer, self._life)
            threading.Thread(target=self._pump, args=pump, daemon=True).start()

    def _pump(self, here: socket.socket, there: socket.socket, is_answer: bool, life: int) -> None:
        with suppress(OSError):
            while data := here.recv(CHUNK):
                if life == self._life and not (is_answer and self._swallows_answers):
                    there.sendall(data)
                elif not self._is_cut and not self._swallows_answers:
                    break
            if life == self._life:
                there.shutdown(socket.SHUT_WR)
            elif not is_answer:
                here.shutdown(socket.SHUT_RDWR)
