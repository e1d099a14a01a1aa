"""``pelagos serve``: the games for browsers."""

import asyncio
import contextlib
import errno
import gc
import os
import socket
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from pelagos.server.settings import Settings

GRACE: Final = 3  # seconds for open connections when the server stops
SHORTLY: Final = 0.02
EVERYWHERE: Final = ("0.0.0.0", "::")


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
        return (
            f"Port {settings.port} is already taken, perhaps by another Pelagos; "
            f"choose another with --port {settings.port + 1}."
        )
    why = str(error.strerror).partition(" (while")[0]
    return f"Cannot listen on {settings.host}, port {settings.port}: {why}."


def address(listener: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listener.getsockname()[:2]
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


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

    from pelagos.server.app import create_app
    from pelagos.server.guard import LARGEST_BODY
    from pelagos.server.hall import Hall
    from pelagos.server.journal import configuration

    hall = Hall(settings)
    config = uvicorn.Config(
        create_app(hall),
        log_config=configuration(settings.log, settings.log_level),
        access_log=False,  # we note requests ourselves, without the links of tables
        ws="websockets-sansio",
        ws_max_size=LARGEST_BODY,
        timeout_graceful_shutdown=GRACE,
    )

    class Server(uvicorn.Server):
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            """Send everybody away with a word first, so that they come back."""
            hall.restart.set()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    while any(is_socket(each) for each in self.server_state.connections):
                        await asyncio.sleep(SHORTLY)
            await super().shutdown(sockets)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            click.echo(f"Pelagos is ready at {address(listener)} (Ctrl-C stops it).")

    async def open_and_serve() -> None:
        await hall.open()
        measure(settings)
        gc.freeze()  # what is there now stays: it need not be looked through again and again
        await Server(config).serve(sockets=[listener])

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(open_and_serve())


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
