"""What is asked of a table that another process owns: that one's answer, or, between processes, that it is not here."""

from typing import Any, Protocol

from litestar import Response, WebSocket
from litestar.status_codes import HTTP_421_MISDIRECTED_REQUEST, HTTP_503_SERVICE_UNAVAILABLE
from litestar.types import HTTPScope, Receive, Scope, Send

from broomstick.hosting.messages import MyTable
from broomstick.hosting.store_errors import Elsewhere
from broomstick.server.many.hatch import was_passed_on
from broomstick.server.problems import Asked, problem

MISDIRECTED = 4421
"""Close code between processes: whoever passed this on was wrong about the owner."""

Heard = tuple[int, list[tuple[bytes, bytes]], bytes]
"""Status, headers and body of an answer."""


class PassingOn(Protocol):
    """How the others are reached."""

    async def ask(self, scope: HTTPScope, body: bytes, table: str) -> Heard | None:
        """A request, put to whoever owns the table; None where nobody can be reached."""

    async def mine(self, scope: HTTPScope, tokens: list[str], shown: list[MyTable]) -> list[MyTable]:
        """Tables of somebody, as whoever owns each shows it."""

    async def live(self, socket: WebSocket[Any, Any, Any], hello: str, table: str) -> bool:
        """A live connection, until it ends; False where this process has come to own the table itself."""


class Passed(Response[None]):
    """An answer that another process gives."""

    def __init__(self, table: str) -> None:
        super().__init__(None)
        self.table = table

    def to_asgi_response(self, app: Any, request: Asked, **kept: Any) -> Any:
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            passing: PassingOn = request.app.state.passing
            heard = await passing.ask(request.scope, await request.body(), self.table)
            if heard is None:
                text = "this could not be kept just now"
                none = problem(HTTP_503_SERVICE_UNAVAILABLE, "not-kept", text)
                await none.to_asgi_response(app=None, request=request)(scope, receive, send)
                return
            status, headers, body = heard
            headers.append((b"content-length", str(len(body)).encode()))
            await send({"type": "http.response.start", "status": status, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

        return answer


def elsewhere(request: Asked, error: Elsewhere) -> Response[Any]:
    """What is asked of a table that another process owns."""
    if was_passed_on(request.scope):
        return problem(HTTP_421_MISDIRECTED_REQUEST, "elsewhere", "another process owns this table")
    return Passed(error.table)
