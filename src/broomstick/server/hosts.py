"""By which names the server may be asked for. Another name is another site, whose pages could talk to us as ours do.

An address of numbers is no name: nobody can make one of theirs lead here. Whoever runs the server names the rest.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable

from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.middleware import ASGIMiddleware
from litestar.status_codes import HTTP_421_MISDIRECTED_REQUEST
from litestar.types import ASGIApp, Receive, Scope, Send

from broomstick.heart.errors import BroomstickError
from broomstick.server.denying import deny

ANY = "*"
LONGEST_NAME = 253
NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*", re.ASCII)


class ForeignHost(BroomstickError):
    """The server was asked for by a name that is not its own."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"this server does not go by the name {name!r}; whoever runs it can let it, "
            f"by: broomstick serve --host-name {name if NAME.fullmatch(name) else 'NAME'}",
            "foreign-host",
            {"name": name},
        )


def is_name(text: str) -> bool:
    """Whether a server can be named so: a host's name without a port, or the sign for any."""
    return text == ANY or (len(text) <= LONGEST_NAME and NAME.fullmatch(text.lower()) is not None)


def own_names() -> set[str]:
    """What this machine is called by itself and by its neighbours."""
    name = socket.gethostname().lower().rstrip(".")
    first = name.partition(".")[0]
    return {"localhost", name, first, f"{first}.local"} - {""}


def host_of(header: str) -> str:
    """The name in a Host, without its port."""
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0].lower().rstrip(".")


class Names:
    """The names that are let in."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self.known = own_names() | {name.lower().rstrip(".") for name in named}

    def check(self, header: str) -> None:
        host = host_of(header)
        if ANY in self.known or host in self.known or host.endswith(".localhost"):
            return
        try:
            ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            raise ForeignHost(host[:LONGEST_NAME]) from None


class Porter(ASGIMiddleware):
    """Looks at the name by which somebody asks, and at whether there can be such a place at all."""

    def __init__(self, names: Names) -> None:
        self.names = names

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = [value for name, value in scope["headers"] if name == b"host"]
        try:
            # Without any it is no browser.
            for header in headers:
                self.names.check(header.decode("latin-1"))
        except ForeignHost as error:
            if scope["type"] == ScopeType.WEBSOCKET:
                await deny(send, HTTP_421_MISDIRECTED_REQUEST, str(error))
                return
            raise HTTPException(detail=str(error), status_code=HTTP_421_MISDIRECTED_REQUEST) from error
        if "\0" in scope["path"]:
            raise NotFoundException("there is no such place")
        await next_app(scope, receive, send)
