"""The hatch between processes: what comes in there has been passed on by one of them, and says for whom."""

import hmac
import secrets
import socket
from contextlib import suppress

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

SECRET = b"x-broomstick-secret"
ASKED_BY = b"x-broomstick-for"
PASSED_ON = "broomstick_passed_on"
"""Is in the scope of what another process has passed on: it is not passed on once more."""


class Inside:
    """Where this process is heard by the others, and what they show when they come."""

    def __init__(self, host: str, port: int = 0) -> None:
        """Listen there; an OSError where that cannot be. 0 is any port."""
        self.listening = socket.create_server((host, port))
        self.port: int = self.listening.getsockname()[1]
        self.address = f"{host}:{self.port}"
        self.secret = secrets.token_urlsafe(24)
        # Where the others are: they come for many people.
        self.hosts: set[str] = set()

    def __contains__(self, host: str | None) -> bool:
        return host in self.hosts


def host_toward(host: str | None, port: int | None) -> str:
    """The address of this machine in the network in which it reaches another; nothing is sent there."""
    if host:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((host, port or 1))
            return str(probe.getsockname()[0])
    return "127.0.0.1"


class Hatch:
    """The application, with a port beside the public one at which only processes of the same database are heard."""

    def __init__(self, app: ASGIApp, inside: Inside) -> None:
        self.app = app
        self.port = inside.port
        self.secret = inside.secret.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            given = dict(scope["headers"])
            # From outside nobody says anything by these.
            scope["headers"] = [one for one in scope["headers"] if one[0] not in (SECRET, ASKED_BY)]
            server = scope.get("server")
            if server is not None and server[1] == self.port:
                if not hmac.compare_digest(given.get(SECRET, b""), self.secret):
                    await refuse(scope, send)
                    return
                # By which name the server was called has been looked at where this came in.
                kept = [one for one in scope["headers"] if one[0] != b"host"]
                scope["headers"] = [*kept, (b"host", b"localhost")]
                scope["client"] = (given.get(ASKED_BY, b"").decode("latin-1"), 0)
                scope[PASSED_ON] = True  # type: ignore[literal-required]
        await self.app(scope, receive, send)


async def refuse(scope: Scope, send: Send) -> None:
    """Whoever has no business here learns nothing."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    await send({"type": "http.response.start", "status": 403, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def was_passed_on(scope: Scope) -> bool:
    return PASSED_ON in scope
