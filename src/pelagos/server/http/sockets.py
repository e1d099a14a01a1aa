"""Sending over a socket that may be gone."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

AnySocket = WebSocket[Any, Any, Any]


async def send(socket: AnySocket, message: msgspec.Struct) -> None:
    async with still_there():
        await socket.send_text(msgspec.json.encode(message).decode())


@contextlib.asynccontextmanager
async def still_there() -> AsyncIterator[None]:
    """WebSocketDisconnect where the line is gone; uvicorn says otherwise where it has cut it."""
    try:
        yield
    except (OSError, RuntimeError) as error:
        raise WebSocketDisconnect(detail=str(error)) from error
