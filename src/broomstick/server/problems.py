"""What cannot be, over HTTP: always a code with facts, and the same in English."""

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_415_UNSUPPORTED_MEDIA_TYPE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from broomstick.heart.errors import BroomstickError
from broomstick.hosting.damage import DAMAGED
from broomstick.server.hosts import ForeignHost
from broomstick.server.limits import TOO_MANY, Limits, TooMany, address_of
from broomstick.server.logs import tell
from broomstick.server.measures import Measures
from broomstick.server.store import StoreError
from broomstick.server.timed import route_of
from broomstick.words.bundle import LANGUAGES, words

JSON = "application/json"
NEVER_KEPT = {"Cache-Control": "no-store"}

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""Nothing from third parties, and nobody puts the page into a frame."""

FORBIDDEN = ["not-over", "not-seated", "no-such-token", "seat-renewed", "no-hints"]
MISSING = ["no-such-table", "no-such-code", "no-map"]
NOT_NOW = ["no-answer"]

Problem = dict[str, object]
Asked = Request[Any, Any, Any]


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is taken as it is: "60" is no number.

    Only JSON is read that says so. A page of another site cannot send that without asking first, and is told no.
    """

    async def json(self) -> Any:
        if self.content_type[0].lower() != JSON:
            raise HTTPException(detail="send JSON", status_code=HTTP_415_UNSUPPORTED_MEDIA_TYPE)
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation)
        except UnicodeDecodeError as error:
            raise ValidationException("the body is not UTF-8") from error
        except (msgspec.DecodeError, RecursionError) as error:
            raise ValidationException(str(error)) from error


def note(request: Asked, code: str, status: int) -> None:
    """Whatever is refused is counted and stands in the log: by its code, and without what was asked for."""
    measures: Measures = request.app.state.measures
    measures.refused(code)
    failed = status == HTTP_503_SERVICE_UNAVAILABLE
    facts = {"code": code, "status": status, "method": request.method, "route": route_of(request.scope)}
    tell("failed" if failed else "refused", logging.ERROR if failed else logging.INFO, **facts)


def problem(
    status: int, code: str, text: str, facts: object = None, headers: dict[str, str] | None = None
) -> Response[Problem]:
    body: Problem = {"code": code, "facts": facts or {}, "text": text}
    kept = {**HEADERS, **NEVER_KEPT, **(headers or {})}
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=kept)


def refused(request: Asked, error: BroomstickError) -> Response[Problem]:
    """What the table or the hall says no to."""
    if isinstance(error, StoreError):
        # What the disk says is not for players.
        note(request, "not-kept", HTTP_503_SERVICE_UNAVAILABLE)
        return problem(HTTP_503_SERVICE_UNAVAILABLE, "not-kept", "this could not be kept just now")
    limits: Limits = request.app.state.limits
    try:
        limits.guess(address_of(request.scope), error)
    except TooMany as too_many:
        headers = {"Retry-After": str(too_many.seconds)}
        note(request, TOO_MANY, HTTP_429_TOO_MANY_REQUESTS)
        return problem(HTTP_429_TOO_MANY_REQUESTS, TOO_MANY, str(too_many), too_many.facts, headers)
    status = HTTP_400_BAD_REQUEST
    if error.code == DAMAGED:
        status = HTTP_503_SERVICE_UNAVAILABLE
    elif error.code in MISSING:
        status = HTTP_404_NOT_FOUND
    elif error.code in FORBIDDEN:
        status = HTTP_403_FORBIDDEN
    elif error.code in NOT_NOW:
        status = HTTP_503_SERVICE_UNAVAILABLE
    note(request, error.code or "refused", status)
    return problem(status, error.code or "refused", str(error), error.facts)


def wrong(request: Asked, error: HTTPException) -> Response[Any]:
    """What could not be understood, or came too often, or was asked of another server."""
    facts: object = {"extra": error.extra} if error.extra else {}
    code, cause = "wrong", error.__cause__
    if isinstance(cause, TooMany | ForeignHost):
        code, facts = str(cause.code), cause.facts
    note(request, code, error.status_code)
    if isinstance(cause, ForeignHost) and "text/html" in request.headers.get("accept", ""):
        return in_words(request, error.status_code, "serve-foreign-host")
    return problem(error.status_code, code, error.detail, facts, error.headers)


def in_words(request: Asked, status: int, message: str) -> Response[Any]:
    """A sentence for a person with a browser, to whom no page can be sent that would say it."""
    wished = [one.strip()[:2].lower() for one in request.headers.get("accept-language", "").split(",")]
    language = next((one for one in wished if one in LANGUAGES), "en")
    text = f"{words(language).say(message)}\n"
    return Response(text, status_code=status, media_type=MediaType.TEXT, headers={**HEADERS, **NEVER_KEPT})


def broken(request: Asked, error: Exception) -> Response[Problem]:
    """A fault of ours. Whoever runs the server reads what it was; whoever asked does not."""
    logging.getLogger(__name__).error(
        "a fault of ours", exc_info=error, extra={"facts": {"route": route_of(request.scope)}}
    )
    return problem(HTTP_500_INTERNAL_SERVER_ERROR, "fault", "something went wrong at the server")
