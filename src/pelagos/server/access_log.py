"""The log of the server: one JSON object a line, or plain lines for people.

It says what happened to the server, not what somebody sent: no cookies, no passwords, no answers,
and of a request only its route, because whoever knows the link of a table may sit down there.
"""

import json
import logging
import sys
import time
from collections import Counter
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pelagos.server import bounds, metrics

A_MINUTE: Final = 60
NOWHERE: Final = "other"  # the route of what has none

log = logging.getLogger("pelagos")


class JsonLines(logging.Formatter):
    """One object a record; what is passed as ``extra={"facts": …}`` becomes part of it."""

    def format(self, record: logging.LogRecord) -> str:
        body: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            body["trace"] = self.formatException(record.exc_info)
        return json.dumps(body, ensure_ascii=False)

    converter = staticmethod(time.gmtime)


class Plain(logging.Formatter):
    """For people: the same on one line, a trace below."""

    def format(self, record: logging.LogRecord) -> str:
        facts = getattr(record, "facts", {})
        told = "".join(f" {name}={value}" for name, value in facts.items())
        return f"{record.levelname}: {super().format(record)}{told}"


class Sparing(logging.Filter):
    """Lets the same warning through some times a minute: provoking it fills no disk."""

    def __init__(self) -> None:
        super().__init__()
        self._minute = 0
        self._said: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno != logging.WARNING:
            return True
        minute = int(record.created // A_MINUTE)
        if minute != self._minute:
            self._minute, self._said = minute, Counter()
        self._said[record.msg] += 1
        count = self._said[record.msg]
        if count == bounds.WARNINGS:
            record.msg = f"{record.msg} (more of these are not shown in this minute)"
        return count <= bounds.WARNINGS


def configuration(form: str, level: str) -> dict[str, Any]:
    """For ``logging.config.dictConfig``: everything to the standard error."""
    is_plain = form == "plain" or (form == "auto" and sys.stderr.isatty())
    style = Plain if is_plain else JsonLines
    own = {"handlers": ["errors"], "level": level.upper(), "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"own": {"()": style}},
        "filters": {"sparing": {"()": Sparing}},
        "handlers": {
            "errors": {
                "class": "logging.StreamHandler",
                "formatter": "own",
                "filters": ["sparing"],
            }
        },
        "loggers": {"uvicorn": own, "pelagos": own},
    }


def observed(app: ASGIApp) -> ASGIApp:
    """Measures and notes every request."""

    async def observe(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, sending)
        finally:
            note(scope, status, time.perf_counter() - began)

    return observe


def route_of(scope: Scope) -> str:
    """What may be said of an address: no table's link."""
    return str(scope.get("path_template") or NOWHERE)


def note(scope: Scope, status: int, seconds: float) -> None:
    route = route_of(scope)
    metrics.REQUESTS.labels(route, status).observe(seconds)
    if log.isEnabledFor(logging.INFO):
        facts = {"method": scope.get("method"), "route": route, "status": status}
        log.info("request", extra={"facts": {**facts, "ms": round(seconds * 1000, 1)}})
