"""Every error leaves the server in one shape: ``{"error": {code, message, rule, facts}}``."""

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from pelagos.kernel.errors import BrokenRecord, Facts, Illegal, PelagosError, UnknownGame
from pelagos.server import metrics
from pelagos.server.access_log import route_of
from pelagos.server.background import UNREACHABLE
from pelagos.server.bounds import KB
from pelagos.server.errors import Away, Rebuff
from pelagos.server.http import client
from pelagos.server.messages.errors import Problem, Trouble
from pelagos.speech import MissingWords, Words

AnyRequest = Request[Any, Any, Any]
CODES: Final = {
    400: "malformed",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    429: "too-many",
}
BROKEN_OFF: Final = "client disconnected prematurely"  # as Litestar says it
RETRY: Final = {"retry-after": "1"}  # seconds

log = logging.getLogger("uvicorn.error")


def respond(status: int, trouble: Trouble, headers: dict[str, str] | None = None) -> Response[Any]:
    """The answer to a request that cannot be served."""
    metrics.REFUSALS.labels(trouble.code).inc()
    return Response(
        Problem(trouble), status_code=status, headers=headers, media_type=MediaType.JSON
    )


def refused_request(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Wrong address, wrong method, a body that does not fit."""
    status = error.status_code
    if error.detail == BROKEN_OFF:
        return broken_off(request)
    if status >= 500:
        return our_fault(request, error)
    if status == 404 and client.is_asked_for(request):
        metrics.REFUSALS.labels(CODES[404]).inc()
        return client.page(404)
    code = CODES.get(status, "refused")
    most = most_taken(request, status)
    sentence = Words("en").say(f"error-{code}", **most)
    trouble = Trouble(code, sentence, facts=misfits(error) | most)
    headers = {"connection": "close"} if status == 413 else {}  # the rest is not listened to
    return respond(status, trouble, {**(error.headers or {}), **headers})


def broken_off(request: AnyRequest) -> Response[Any]:
    """Nobody is there any more to hear the answer."""
    log.warning("%s %s: the body of the request broke off", request.method, route_of(request.scope))
    return respond(400, Trouble(CODES[400], Words("en").say("error-malformed")))


def nowhere() -> Response[Any]:
    """There is nothing at this address."""
    return respond(404, Trouble(CODES[404], Words("en").say("error-not-found")))


def misfits(error: HTTPException) -> dict[str, str | int]:
    """Which parts of a message do not fit, and why."""
    entries = error.extra if isinstance(error.extra, list) else []
    return {str(e.get("key", "body")): str(e.get("message", "")) for e in entries}


def most_taken(request: AnyRequest, status: int) -> dict[str, str | int]:
    """Of what is too large: how much is taken here, in kilobytes."""
    most = request.route_handler.resolve_request_max_body_size() if status == 413 else None
    return {} if most is None else {"most": most // KB}


def refused_content(request: AnyRequest, error: PelagosError) -> Response[Any]:
    """Well formed, but no game, option or answer that we know or allow."""
    return respond(status_of(error), trouble_of(error))


def status_of(error: PelagosError) -> int:
    if isinstance(error, Rebuff):
        return error.status
    return 404 if isinstance(error, UnknownGame) else 422


def trouble_of(error: PelagosError) -> Trouble:
    rule = error.refusal.rule if isinstance(error, Illegal) else None
    line = error.line if isinstance(error, BrokenRecord) else None
    return Trouble(error.key, sentence(error), rule, line, sendable(error.facts))


def sendable(facts: Facts) -> dict[str, str | int]:
    """Facts may quote what somebody sent us, and that need not be proper text."""
    return {name: proper(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}


def proper(text: str) -> str:
    return text.encode("utf-8", "replace").decode("utf-8")


def sentence(error: PelagosError) -> str:
    """What it is in English; clients say it from code and facts in the language they speak."""
    try:
        return proper(Words("en").error(error))
    except MissingWords:  # a refusal: only its game has the words
        return proper(str(error))


def database_away(request: AnyRequest, error: Exception) -> Response[Any]:
    """Nobody's mistake; whether the change was kept shows when the request is sent again."""
    log.warning("%s %s: the database is out of reach", request.method, route_of(request.scope))
    away = Away("away", {})
    return respond(away.status, trouble_of(away), RETRY)


def our_fault(request: AnyRequest, error: Exception) -> Response[Any]:
    """A mistake of ours: logged with its traceback, told without it."""
    log.error("%s %s failed", request.method, route_of(request.scope), exc_info=error)
    return respond(500, Trouble("our-fault", Words("en").say("error-our-fault")))


HANDLERS: dict[int | type[Exception], Any] = {
    HTTPException: refused_request,
    PelagosError: refused_content,
    **dict.fromkeys(UNREACHABLE, database_away),
    Exception: our_fault,
}
