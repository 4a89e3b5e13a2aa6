"""How long requests take: counted, and told in the log where one was slow."""

import logging
import time

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from broomstick.server.logs import ACCESS, SLOW, tell
from broomstick.server.measures import Measures

OTHER = "other"
FAULT = 500
ACCESSES = logging.getLogger(ACCESS)


def route_of(scope: Scope) -> str:
    """A request's kind: its path without what stands in it of tables, codes and seats."""
    return str(scope.get("path_template") or OTHER)


class Timed(ASGIMiddleware):
    """Around everything that is asked for over HTTP."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, measures: Measures) -> None:
        self.measures = measures

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = time.perf_counter()
        status = FAULT

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, noting)
        finally:
            seconds = time.perf_counter() - began
            method = scope["method"] if scope["type"] == ScopeType.HTTP else ""
            self.measures.request(method, route_of(scope), status, seconds)
            facts: dict[str, object] = {"method": method, "route": route_of(scope), "status": status}
            if ACCESSES.isEnabledFor(logging.INFO):
                # An address is told here and nowhere else, and only where whoever runs the server wants it.
                client = scope.get("client")
                more = {"seconds": round(seconds, 4), "address": client[0] if client else ""}
                ACCESSES.info("request", extra={"facts": {**facts, **more}})
            if seconds >= SLOW:
                tell("a request was slow", logging.WARNING, seconds=round(seconds, 3), **facts)
