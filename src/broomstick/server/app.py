"""The web application: a few requests over HTTP, a live connection, and the page itself."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as Shared
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_503_SERVICE_UNAVAILABLE,
)

import broomstick
from broomstick.contest.errors import BroomstickError
from broomstick.server.hall import Hall
from broomstick.server.live import live
from broomstick.server.requests import REQUESTS
from broomstick.server.store import Store, StoreError
from broomstick.server.store.writer import Hook
from broomstick.server.thinking import Thinkers

PAGE = Path(__file__).parent / "page"
LARGEST_REQUEST = 16_384
REQUESTS_A_MINUTE = 600

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

FORBIDDEN = ["not-over", "not-seated", "no-such-token"]
MISSING = ["no-such-table", "no-such-code"]


def refused(request: Request[Any, Any, Any], error: BroomstickError) -> Response[dict[str, object]]:
    """What cannot be, as a code with facts and in English."""
    if isinstance(error, StoreError):
        body: dict[str, object] = {"code": "not-kept", "facts": {}, "text": "this could not be kept just now"}
        return Response(body, status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type=MediaType.JSON)
    body = {"code": error.code or "refused", "facts": error.facts, "text": str(error)}
    status = HTTP_400_BAD_REQUEST
    if error.code in MISSING:
        status = HTTP_404_NOT_FOUND
    elif error.code in FORBIDDEN:
        status = HTTP_403_FORBIDDEN
    return Response(body, status_code=status, media_type=MediaType.JSON)


def wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, object]]:
    """What could not be understood."""
    body: dict[str, object] = {"code": "wrong", "facts": {}, "text": error.detail}
    if error.extra:
        body["facts"] = {"extra": error.extra}
    return Response(body, status_code=error.status_code, media_type=MediaType.JSON)


def make_app(
    database: str | Path | None = None,
    workers: int = 1,
    page: Path = PAGE,
    hook: Hook | None = None,
    now: Callable[[], float] = time.time,
) -> Litestar:
    """The application, with a store at an address or in a file, and so many workers for bots.

    ``hook`` is told of the moments right before and after something is committed to disk; ``now`` says what time it is.
    """

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(database, hook)
        hall = Hall(store, Thinkers(workers), now)
        app.state.hall = hall
        hall.start(hall.resume())
        try:
            yield
        finally:
            await hall.close()

    async def provide_hall(state: Shared) -> Hall:
        hall: Hall = state.hall
        return hall

    handlers: list[Any] = [*REQUESTS, live]
    if page.is_dir():
        handlers.append(create_static_files_router(path="/", directories=[page], html_mode=True))
    return Litestar(
        route_handlers=handlers,
        lifespan=[open_hall],
        dependencies={"hall": Provide(provide_hall)},
        exception_handlers={BroomstickError: refused, HTTPException: wrong},
        response_headers=HEADERS,
        # What libraries want to tell is for their authors; errors are still written.
        logging_config=None,
        request_max_body_size=LARGEST_REQUEST,
        compression_config=CompressionConfig(backend="gzip", minimum_size=600),
        middleware=[
            RateLimitConfig(rate_limit=("minute", REQUESTS_A_MINUTE), exclude=["^/assets"]).middleware
        ],
        openapi_config=OpenAPIConfig(title="Broomstick", version=broomstick.__version__, path="/api/schema"),
    )
