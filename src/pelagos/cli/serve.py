"""``pelagos serve``: the games for browsers."""

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from litestar import Litestar

    from pelagos.server.context import Context
    from pelagos.server.settings import Settings

GRACE: Final = 3  # seconds for open connections when the server stops
SHORTLY: Final = 0.02
TICKS: Final = 10  # of uvicorn, in a second
NOT_BUILT: Final = (
    "There are no pages to show: the client is not built. In a checkout `python3 dev.py install` "
    "builds it; programs can play without."
)
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # and where this machine finds itself
ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # for documents


@click.command()
@click.option("--host", help="Address to listen on.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="Port.  [default: 8000]")
def command(host: str | None, port: int | None) -> None:
    """Serve the games to browsers; Ctrl-C stops.

    PELAGOS_HOST and PELAGOS_PORT in the environment do the same as the options.
    """
    settings = settle(host, port)
    with listen(settings) as listener:
        serve(settings, listener)


def settle(host: str | None, port: int | None) -> "Settings":
    """The settings of the environment, with what the command line says instead."""
    import msgspec

    from pelagos.server.settings import BadSetting, read_settings

    given = {name: value for name, value in (("host", host), ("port", port)) if value is not None}
    try:
        return msgspec.structs.replace(read_settings(os.environ), **given)
    except BadSetting as error:
        raise click.ClickException(str(error)) from None


def listen(settings: "Settings") -> socket.socket:
    """The socket to serve on, or a sentence on why it cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family)
    except OSError as error:
        raise click.ClickException(cannot_listen(settings, error)) from None


def cannot_listen(settings: "Settings", error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        other = f"--port {settings.port + 1}"
        return (
            f"Port {settings.port} is already taken, perhaps by another Pelagos; "
            f'choose another with {other}, or with make run ARGS="{other}".'
        )
    why = str(error.strerror).partition(" (while")[0]
    return f"Cannot listen on {settings.host}, port {settings.port}: {why}."


def addresses(listener: socket.socket) -> list[str]:
    """Where a browser finds the server: on this machine, then on others."""
    host, port = listener.getsockname()[:2]
    hosts = [EVERYWHERE[host], outside(listener.family)] if host in EVERYWHERE else [host]
    return [f"http://{in_brackets(each)}:{port}" for each in hosts if each]


def in_brackets(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def outside(family: socket.AddressFamily) -> str:
    """The address of this machine for others; none without a network. Nothing is sent for it."""
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((ELSEWHERE[family], 9))
        except OSError:
            return ""
        return str(asking.getsockname()[0])


def serve(settings: "Settings", listener: socket.socket) -> None:
    """Serve until told to stop, or say why that cannot be done."""
    from pelagos.server.settings import BadSetting
    from pelagos.server.store.engine import BadDatabase

    try:
        with contextlib.suppress(KeyboardInterrupt):  # how a Ctrl-C that was obeyed is reported
            run(settings, listener)
    except (BadSetting, BadDatabase) as error:
        raise click.ClickException(str(error)) from None


def run(settings: "Settings", listener: socket.socket) -> None:
    import uvicorn

    from pelagos.server.access_log import configuration
    from pelagos.server.app import create_app
    from pelagos.server.bounds import BODY_KB, IDLE_SECONDS, KB
    from pelagos.server.context import Context
    from pelagos.server.http import client
    from pelagos.server.http.connections import Crowd, HttpConnection, Socket, open_more_files
    from pelagos.server.http.heads import answering_head
    from pelagos.server.http.proxies import Proxies

    open_more_files()
    proxies = Proxies(settings.proxies)
    context = Context(settings)
    app = create_app(context)
    config = uvicorn.Config(
        answering_head(app),
        log_config=configuration(settings.log, settings.log_level),
        access_log=False,  # we note requests ourselves, without the links of tables
        http=HttpConnection,
        ws=Socket,
        ws_max_size=BODY_KB * KB,
        forwarded_allow_ips=proxies.listed,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=GRACE,
    )

    class Server(uvicorn.Server):
        def __init__(self) -> None:
            super().__init__(config)
            self.server_state = self.crowd = Crowd(settings.sockets, proxies)

        async def on_tick(self, counter: int) -> bool:
            if counter % TICKS == 0:
                self.crowd.hurry()
            return await super().on_tick(counter)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            """Send everybody away with a word first, so that they come back."""
            context.restart.set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    while any(is_socket(each) for each in self.server_state.connections):
                        await asyncio.sleep(SHORTLY)
            await super().shutdown(sockets)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            here, *others = addresses(listener)
            for_others = "".join(f", for others at {each}" for each in others)
            click.echo(f"Pelagos is ready at {here}{for_others} (Ctrl-C stops it).")
            if not client.is_built():
                click.echo(NOT_BUILT, err=True)

    async def open_and_serve() -> None:
        prepare(app)
        await context.open(is_alone=True)
        measure(settings)
        renew_when_told(context)
        gc.freeze()  # what is there now stays: it need not be looked through again and again
        await Server().serve(sockets=[listener])

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(open_and_serve())


def renew_when_told(context: "Context") -> None:
    """SIGUSR1: computer players think with the engine that is there now."""
    if sys.platform != "win32":
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, context.workers.renew)


def prepare(app: "Litestar") -> None:
    """Do now what is done once: whoever needed it first would hold up everybody else."""
    from pelagos import shelf
    from pelagos.speech import Words

    app.openapi_schema.to_schema()
    for game in shelf.games():
        Words("en", game)


def measure(settings: "Settings") -> None:
    """Serve the metrics, where that is wanted."""
    from pelagos.server import metrics
    from pelagos.server.settings import BadSetting

    if not settings.metrics_port:
        return
    try:
        metrics.serve(settings.metrics_host, settings.metrics_port)
    except OSError as error:
        where = f"{settings.metrics_host}, port {settings.metrics_port}"
        raise BadSetting(f"The metrics cannot be served on {where}: {error.strerror}.") from None


def is_socket(connection: object) -> bool:
    """Whether it is the connection of a socket, not of a request."""
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

    return isinstance(connection, WebSocketsSansIOProtocol)
