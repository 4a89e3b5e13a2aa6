"""Whether the server is alive, and whether it is ready for people: for whoever looks after it, and for proxies."""

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from broomstick.hosting.hall import Hall
from broomstick.hosting.store_errors import StoreError

ANSWERS_WITHIN = 2.0
"""Seconds the database has to answer."""
NEVER_KEPT = {"Cache-Control": "no-store"}


@get("/health/alive", include_in_schema=False, response_headers=NEVER_KEPT)
async def alive() -> dict[str, bool]:
    """It answers, so it lives."""
    return {"alive": True}


@get(["/health", "/health/ready"], include_in_schema=False)
async def ready(request: Request[Any, Any, Any], hall: NamedDependency[Hall]) -> Response[dict[str, bool]]:
    """Whether people can play here: the database answers, and the server is not about to stop."""
    stopping = bool(request.app.state.stopping)
    database = await answers(hall)
    found = {"alive": True, "ready": database and not stopping, "database": database, "stopping": stopping}
    status = HTTP_200_OK if found["ready"] else HTTP_503_SERVICE_UNAVAILABLE
    return Response(found, status_code=status, headers=NEVER_KEPT)


async def answers(hall: Hall) -> bool:
    """Whether the database does."""
    try:
        await asyncio.wait_for(hall.store.find(""), ANSWERS_WITHIN)
    except (StoreError, TimeoutError):
        return False
    return True


HEALTH: list[Any] = [alive, ready]
