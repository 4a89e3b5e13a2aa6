"""Who is inside: connections are counted, and shown out where they say nothing or take nothing in.

A connection costs a file, of which a program may have only so many open, so what says nothing makes way for whoever
comes. None of this is known of a connection before its first request, so it is kept below HTTP.
"""

import asyncio
import socket
import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from broomstick.server.addresses import around, is_own, network_of, share
from broomstick.server.bounds import Bounds

FULL = "this server has as many connections as it takes; try again in a while"
FULL_FROM_HERE = "too many connections come from your address; close some, or try again in a while"
LOOK_EVERY = 1.0
"""Seconds between two looks at who has been there for too long."""

MOST_TURNED, TO_READ_IT = 50, 1.0
"""So many who were told that there is no room stay until they have read it, and for so many seconds."""


class Hosts(Protocol):
    """Which addresses are among some."""

    def __contains__(self, host: str | None, /) -> bool: ...


class Visitor:
    """One connection, whatever it is used for."""

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address
        # Since when it has been closed with something left that the other side does not take.
        self.closing_since: float | None = None


class Door:
    """All connections of a server."""

    def __init__(
        self,
        bounds: Bounds,
        trusted: Hosts = frozenset(),
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """``trusted`` are the proxies: people come through them, so their connections are not counted as one's."""
        self.bounds = bounds
        self.trusted = trusted
        self.now = now
        self.inside: dict[asyncio.Transport, Visitor] = {}
        self.by_address: Counter[str] = Counter()
        # Those whose request is not there yet, and those who do not take what they are sent: since when, oldest first.
        self.asking: dict[Visitor, float] = {}
        self.stuck: dict[Visitor, float] = {}
        self.turned: set[asyncio.Transport] = set()
        self.looking: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport) -> Visitor | str:
        """Somebody comes in; or the sentence why not."""
        answer_at_once(transport)
        address = counted_as(transport, self.trusted)
        most = self.bounds.connections_from_one_address
        if any(self.by_address[one] >= most * share(one) for one in around(address)):
            return FULL_FROM_HERE
        if len(self.inside) >= self.bounds.connections and not self.make_room():
            return FULL
        visitor = Visitor(transport, address)
        self.inside[transport] = visitor
        for one in around(address):
            self.by_address[one] += 1
        self.asks(visitor)
        if self.looking is None:
            self.look_later()
        return visitor

    def make_room(self) -> bool:
        """Show out who has been silent longest, if anybody is."""
        if not self.asking:
            return False
        silent = next(iter(self.asking))
        self.leave(silent)
        silent.transport.abort()
        return True

    def asks(self, visitor: Visitor) -> None:
        """From now on a request of theirs is waited for."""
        self.asking.pop(visitor, None)
        self.asking[visitor] = self.now()

    def has_asked(self, visitor: Visitor) -> None:
        self.asking.pop(visitor, None)

    def takes_nothing(self, visitor: Visitor) -> None:
        self.stuck[visitor] = self.now()

    def takes_again(self, visitor: Visitor) -> None:
        self.stuck.pop(visitor, None)

    def leave(self, visitor: Visitor) -> None:
        if self.inside.pop(visitor.transport, None) is not None:
            self.by_address.subtract(around(visitor.address))
            for one in around(visitor.address):
                if not self.by_address[one]:
                    del self.by_address[one]
        self.asking.pop(visitor, None)
        self.stuck.pop(visitor, None)

    def turned_away(self, transport: asyncio.Transport) -> None:
        """Somebody was told why they cannot come in, and is given the time to read it; not everybody in a crowd is."""
        if len(self.turned) >= MOST_TURNED:
            transport.abort()
            return
        self.turned.add(transport)
        asyncio.get_running_loop().call_later(TO_READ_IT, self.gone, transport)

    def gone(self, transport: asyncio.Transport) -> None:
        self.turned.discard(transport)
        transport.abort()

    def look_later(self) -> None:
        self.looking = asyncio.get_running_loop().call_later(LOOK_EVERY, self.look)

    def look(self) -> None:
        """Show out whoever has been silent for too long."""
        self.looking = None
        now = self.now()
        late = too_long(self.asking, now - self.bounds.seconds_for_a_request)
        late += too_long(self.stuck, now - self.bounds.seconds_to_take)
        for visitor in self.inside.values():
            if not visitor.transport.is_closing():
                continue
            if visitor.closing_since is None:
                visitor.closing_since = now
            elif now - visitor.closing_since >= self.bounds.seconds_to_take:
                late.append(visitor)
        for visitor in late:
            self.leave(visitor)
            visitor.transport.abort()
        if self.inside:
            self.look_later()


def too_long(waiting: dict[Visitor, float], since: float) -> list[Visitor]:
    """Whoever has waited since then or longer; the oldest come first."""
    found = []
    for visitor, began in waiting.items():
        if began > since:
            break
        found.append(visitor)
    return found


def answer_at_once(transport: asyncio.Transport) -> None:
    """Small messages are sent when they are written, and not when those before them have been taken."""
    connection = transport.get_extra_info("socket")
    if connection is not None and connection.family in (socket.AF_INET, socket.AF_INET6):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def counted_as(transport: asyncio.Transport, trusted: Hosts) -> str:
    """Whose connection it is; nobody's where it is this machine's or a proxy's."""
    peer = transport.get_extra_info("peername")
    host = peer[0] if isinstance(peer, tuple) else ""
    network = network_of(host)
    return "" if is_own(network) or host in trusted else network
