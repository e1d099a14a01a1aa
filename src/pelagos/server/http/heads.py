"""HEAD is answered wherever GET is: the same, without the body."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send


def answering_head(app: ASGIApp) -> ASGIApp:
    """Asks for the whole, and sends the head of it."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        whole: HTTPScope = {**scope, "method": "GET"}
        await app(whole, receive, send_head)

    return answer
