"""How much one address may ask for: enough for a family behind one, too little to try out codes.

Each address has a few buckets of tokens that fill up again by themselves. Whoever runs the server, and a proxy in front
of it that does not say for whom it asks, come from this very machine; nobody is kept waiting there.
"""

import ipaddress
import math
import time
from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from broomstick.heart.errors import BroomstickError

WRONG_GUESSES = ["no-such-code", "no-such-token"]
OPENING = "/api/tables"
BY_CODE = ("/api/join", "/api/codes/")
ASSETS = "/assets/"
MOST_ADDRESSES = 10_000
TOO_MANY = "too-many"


class Bucket:
    """So many at once, and so many a second in the long run, for each address."""

    def __init__(self, at_once: int, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self.now = now
        # What was left, and when that was.
        self.left: dict[str, tuple[float, float]] = {}

    def has(self, address: str) -> float:
        if address not in self.left:
            return float(self.at_once)
        left, at = self.left[address]
        return min(float(self.at_once), left + (self.now() - at) * self.per_second)

    def take(self, address: str) -> bool:
        """Take one out, if there is one."""
        left = self.has(address)
        if left < 1:
            return False
        if len(self.left) >= MOST_ADDRESSES:
            self.forget()
        self.left[address] = (left - 1, self.now())
        return True

    def forget(self) -> None:
        """Whoever has a full bucket need not be remembered; then the older half is not either."""
        self.left = {one: kept for one, kept in self.left.items() if self.has(one) < self.at_once}
        for one in list(self.left)[: max(0, len(self.left) - MOST_ADDRESSES // 2)]:
            del self.left[one]

    def wait(self, address: str) -> int:
        """Whole seconds until there is one again."""
        return max(1, math.ceil((1 - self.has(address)) / self.per_second))


class TooMany(BroomstickError):
    """An address has asked too often."""

    def __init__(self, seconds: int) -> None:
        super().__init__(
            f"too much was asked for from here; try again in {seconds} s", TOO_MANY, {"seconds": seconds}
        )
        self.seconds = seconds


class Limits:
    """All buckets of a server."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.requests = Bucket(600, 10, now)
        self.openings = Bucket(30, 0.1, now)
        # 160 000 codes: at this pace a code in use is found in days, and the secret of a seat never.
        self.guesses = Bucket(40, 0.2, now)

    def request(self, address: str, method: str, path: str) -> None:
        """One request over HTTP; refused where it is one too many."""
        self.take(self.requests, address)
        if method == "POST" and path.rstrip("/") == OPENING:
            self.take(self.openings, address)
        # Whether a code is right must not be told either.
        if path.startswith(BY_CODE) and not is_own(address) and self.guesses.has(address) < 1:
            raise TooMany(self.guesses.wait(address))

    def guess(self, address: str, error: BroomstickError) -> None:
        """A code or a secret was wrong. A right secret is never kept waiting: nobody guesses one."""
        if error.code in WRONG_GUESSES:
            self.take(self.guesses, address)

    def connection(self, address: str) -> bool:
        """Whether one more live connection may be opened."""
        return is_own(address) or self.requests.take(address)

    def take(self, bucket: Bucket, address: str) -> None:
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
    """Where somebody asks from. A household has a whole network of IPv6 addresses, so those count as one."""
    client = scope.get("client")
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if not address.is_loopback:
            return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)


def is_own(address: str) -> bool:
    """Whether an address is this very machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
