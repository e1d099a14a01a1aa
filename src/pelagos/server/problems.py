"""Every error leaves the server in one shape: ``{"error": {code, message, rule, facts}}``."""

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from pelagos.kernel.errors import Illegal, PelagosError, UnknownGame
from pelagos.server.messages import Problem, Trouble
from pelagos.speech import MissingWords, Words

AnyRequest = Request[Any, Any, Any]
KNOWN: Final = {
    400: ("malformed", "This request does not have the form we expect."),
    404: ("not-found", "There is nothing at this address."),
    405: ("wrong-method", "This address does not take requests of that kind."),
}
log = logging.getLogger("uvicorn.error")


def respond(status: int, trouble: Trouble, headers: dict[str, str] | None = None) -> Response[Any]:
    """The answer to a request that cannot be served."""
    return Response(
        Problem(trouble), status_code=status, headers=headers, media_type=MediaType.JSON
    )


def refused_request(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Wrong address, wrong method, a body that does not fit."""
    code, message = KNOWN.get(error.status_code, ("refused", error.detail))
    trouble = Trouble(code, message, facts=misfits(error))
    return respond(error.status_code, trouble, error.headers)


def misfits(error: HTTPException) -> dict[str, str | int]:
    """Which parts of a message do not fit, and why."""
    entries = error.extra if isinstance(error.extra, list) else []
    return {str(e.get("key", "body")): str(e.get("message", "")) for e in entries}


def refused_content(request: AnyRequest, error: PelagosError) -> Response[Any]:
    """Well formed, but no game, option or answer that we know or allow."""
    status = 404 if isinstance(error, UnknownGame) else 422
    rule = error.refusal.rule if isinstance(error, Illegal) else None
    return respond(status, Trouble(error.key, sentence(error), rule, error.facts))


def sentence(error: PelagosError) -> str:
    """What it is in English; clients say it from code and facts in the language they speak."""
    try:
        return Words("en").error(error)
    except MissingWords:  # a refusal: only its game has the words
        return str(error)


def our_fault(request: AnyRequest, error: Exception) -> Response[Any]:
    """A mistake of ours: logged with its traceback, told without it."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    message = "Something went wrong on the server, and it is not your fault."
    return respond(500, Trouble("our-fault", message))


HANDLERS: dict[int | type[Exception], Any] = {
    HTTPException: refused_request,
    PelagosError: refused_content,
    Exception: our_fault,
}
