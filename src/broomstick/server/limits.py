"""How much one address may ask for: enough for a family behind one, too little to try out codes.

Each address has a few buckets of tokens that fill up again by themselves. Whoever runs the server, and a proxy in front
of it that does not say for whom it asks, come from this very machine; nobody is kept waiting there.
"""

import time
from collections import Counter
from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from broomstick.heart.errors import BroomstickError
from broomstick.hosting.allowance import Bucket
from broomstick.server.addresses import around, is_own, network_of, share
from broomstick.server.bounds import Bounds

WRONG_GUESSES = ["no-such-code", "no-such-token"]
OPENING = "/api/tables"
BY_CODE = ("/api/join", "/api/codes/")
EFFORTS = ("/moments", "/hint")
ASSETS = "/assets/"
TOO_MANY = "too-many"
A_WHILE = 60
"""Seconds after which somebody with too many connections may try again; only they know when one of theirs ends."""


class Shares(Bucket):
    """A bucket for each address; of IPv6 one for each household, and one for the network around it."""

    def share(self, one: str) -> int:
        return share(one)

    def take(self, one: str = "") -> bool:
        networks = around(one)
        if any(self.has(network) < 1 for network in networks):
            return False
        for network in networks:
            super().take(network)
        return True

    def is_empty(self, one: str) -> bool:
        return any(self.has(network) < 1 for network in around(one))

    def wait(self, one: str = "") -> int:
        return max((super(Shares, self).wait(network) for network in around(one)), default=1)


class TooMany(BroomstickError):
    """An address has asked too often."""

    def __init__(self, seconds: int) -> None:
        super().__init__(
            f"too much was asked for from here; try again in {seconds} s", TOO_MANY, {"seconds": seconds}
        )
        self.seconds = seconds


class Limits:
    """All buckets of a server."""

    def __init__(self, now: Callable[[], float] = time.monotonic, bounds: Bounds | None = None) -> None:
        self.bounds = bounds or Bounds()
        self.requests = Shares(self.bounds.requests_at_once, 10, now)
        self.openings = Shares(self.bounds.tables_at_once, 0.1, now)
        # 160 000 codes: at this pace a code in use is found in days, and the secret of a seat never.
        self.guesses = Shares(self.bounds.guesses_at_once, 0.2, now)
        # What makes the server play a game again, or a bot think.
        self.efforts = Shares(self.bounds.efforts_at_once, 1, now)
        self.live: Counter[str] = Counter()

    def request(self, address: str, method: str, path: str) -> None:
        """One request over HTTP; refused where it is one too many."""
        self.take(self.requests, address)
        if method == "POST" and path.rstrip("/") == OPENING:
            self.take(self.openings, address)
        if path.rstrip("/").endswith(EFFORTS):
            self.take(self.efforts, address)
        # Whether a code is right must not be told either.
        if path.startswith(BY_CODE) and not is_own(address) and self.guesses.is_empty(address):
            raise TooMany(self.guesses.wait(address))

    def guess(self, address: str, error: BroomstickError) -> None:
        """A code or a secret was wrong. A right secret is never kept waiting: nobody guesses one."""
        if error.code in WRONG_GUESSES:
            self.take(self.guesses, address)

    def come(self, address: str) -> None:
        """One more live connection; refused where it is one too many."""
        self.take(self.requests, address)
        most = self.bounds.connections_from_one_address
        if not is_own(address) and any(self.live[one] >= most * share(one) for one in around(address)):
            raise TooMany(A_WHILE)
        self.live.update(around(address))

    def go(self, address: str) -> None:
        """One that had come has ended."""
        self.live.subtract(around(address))
        self.live += Counter()

    def take(self, bucket: Shares, address: str) -> None:
        if not is_own(address) and not bucket.take(address):
            raise TooMany(bucket.wait(address))


class Gate(ASGIMiddleware):
    """Counts requests before anything is done for them; the files of the page are free."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.HTTP and not scope["path"].startswith(ASSETS):
            try:
                self.limits.request(address_of(scope), scope["method"], scope["path"])
            except TooMany as error:
                headers = {"Retry-After": str(error.seconds)}
                raise TooManyRequestsException(detail=str(error), headers=headers) from error
        await next_app(scope, receive, send)


def address_of(scope: Scope) -> str:
    """Where somebody asks from, as it is counted."""
    client = scope.get("client")
    return network_of(client[0] if client else "")
