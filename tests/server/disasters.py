"""What may befall servers while people play, and a proxy in front of them."""

import asyncio
import itertools
import multiprocessing
import os
import resource
import shutil
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
from sqlalchemy import Engine, event

import pelagos.server.store.engine
from pelagos.kernel.roll import Roll
from tests.conftest import Server
from tests.server.databases import Postgres
from tests.server.test_watching import free_port
from tests.server.upgrades import upgrade, versions

BETWEEN = 3, 15  # seconds between two disasters, at least and at most
LASTS = 3  # seconds, where it passes by itself
ENDLESS = resource.RLIM_INFINITY
NEWER = """
import sqlalchemy as sa
from alembic import op

revision = "turmoil"
down_revision = "{newest}"


def upgrade():
    op.add_column("tables", sa.Column("turmoil", sa.Text))
    op.execute(sa.text("UPDATE tables SET asked = '[]', turmoil = asked"))
    op.execute(sa.text("DELETE FROM lines"))
    op.drop_table("claims")
"""
NGINX = """
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
    upstream pelagos {{ {servers} }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://pelagos;
            proxy_http_version 1.1;
            proxy_buffering off;
            proxy_read_timeout 1h;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_set_header X-Forwarded-For $remote_addr;
        }}
    }}
}}
"""


class Disasters:
    """Strikes again and again until its time is up, with every kind at least once."""

    def __init__(
        self, servers: list[Server], database: str, folder: Path, postgres: Postgres | None
    ) -> None:
        self.servers = servers
        self.database = database
        self.folder = folder
        self.roll = Roll(11)
        self.struck: Counter[str] = Counter()
        others = [postgres.crash] if postgres else [self.full_disk, self.vanished_file]
        self.kinds: list[Callable[[], None]] = [self.kill, *others, self.killed_upgrade]

    async def strike(self, seconds: float) -> None:
        began = time.monotonic()
        for n in itertools.count():
            left = began + seconds - time.monotonic()
            if left <= 0 and n >= len(self.kinds):
                return
            kind = self.kinds[n % len(self.kinds)]
            await asyncio.to_thread(kind)
            self.struck[kind.__name__] += 1
            least, most = BETWEEN
            await asyncio.sleep(min(least + self.roll.below(most - least), max(left / 3, 0.1)))

    def kill(self) -> None:
        server = self.servers[self.roll.below(len(self.servers))]
        end(server)
        server.start()

    def full_disk(self) -> None:
        """No file of the process grows any more."""
        (server,) = self.servers
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, ENDLESS))
        time.sleep(LASTS)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (ENDLESS, ENDLESS))

    def vanished_file(self) -> None:
        file = Path(self.database.removeprefix("sqlite:///"))
        hidden = file.rename(file.with_name("elsewhere"))
        time.sleep(LASTS)
        hidden.rename(file)

    def killed_upgrade(self) -> None:
        """To a version that would destroy everything; it dies when only the commit is left."""
        for server in self.servers:
            end(server)
        newer = self.folder / "newer"
        newer.mkdir(exist_ok=True)
        (newer / "turmoil.py").write_text(NEWER.format(newest=versions()[-1]))
        fresh = multiprocessing.get_context("forkserver")
        process = fresh.Process(target=die_before_the_end, args=(self.database, str(newer)))
        process.start()
        process.join()
        assert process.exitcode == -signal.SIGKILL
        for server in self.servers:
            server.start()

    def told(self) -> str:
        return ", ".join(f"{count} × {kind}" for kind, count in self.struck.items())


def end(server: Server) -> None:
    """SIGKILL, and whoever thinks for it goes as well."""
    helpers = psutil.Process(server.process.pid).children(recursive=True)
    server.kill()
    psutil.wait_procs(helpers, timeout=20)


def die_before_the_end(url: str, newer: str) -> None:
    """As a newer Pelagos that upgrades, and is killed when it has done everything but commit."""
    engine = pelagos.server.store.engine
    usual = engine.migrations()
    own = Path(pelagos.server.store.engine.__file__).parent / "migrations/versions"
    usual.set_main_option("path_separator", "newline")
    usual.set_main_option("version_locations", f"{own}\n{newer}")
    engine.migrations = lambda: usual
    event.listen(Engine, "commit", lambda _: os.kill(os.getpid(), signal.SIGKILL))
    asyncio.run(upgrade(url))


@contextmanager
def nginx(folder: Path, servers: list[Server]) -> Iterator[list[str]]:
    """Where people reach the servers: through nginx, where this machine has it."""
    program = shutil.which("nginx")
    if program is None:
        yield [server.url for server in servers]
        return
    port = free_port()
    listed = " ".join(f"server 127.0.0.1:{server.port} max_fails=0;" for server in servers)
    conf = folder / "nginx.conf"
    conf.write_text(NGINX.format(folder=folder, servers=listed, port=port))
    process = subprocess.Popen(
        [program, "-p", str(folder), "-c", str(conf)], stderr=subprocess.PIPE
    )
    try:
        yield [f"http://127.0.0.1:{port}"]
    finally:
        process.terminate()
        process.communicate(timeout=20)
