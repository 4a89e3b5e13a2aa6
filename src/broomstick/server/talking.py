"""How bytes are talked over a connection: Uvicorn's two protocols, with the door's limits around them.

Both read a few KiB at a time, so that nobody's flood of tiny pieces keeps the others waiting while it is taken apart.
"""

import asyncio
import struct
import zlib
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import h11
import uvicorn
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame
from websockets.protocol import State

from broomstick.hosting.allowance import Bucket
from broomstick.hosting.viewers import TOO_MUCH
from broomstick.server.bounds import Bounds
from broomstick.server.door import Door, Hosts, Visitor

AT_A_TIME = 4096
"""Bytes that are read at a time."""
MAY_WAIT = 8
"""So many messages of a connection may wait to be taken in; then nothing more is read from it."""
TOO_MANY_SIGNS = "too many pings"
STRAIGHT = "broomstick.straight"
"""In the scope of a live connection: how it is sent to without a detour. What lies around sending, for answers over
HTTP, costs more than the sending, and so does a task that is woken for a message."""
Straight = Callable[[bytes], bool]
WORTH_PRESSING = 128
"""Bytes of a message from which on it is compressed. Most that are shorter say that something is done, by a key that
is drawn by chance."""
WHOLE_TEXT, PRESSED = 0x81, 0x40
"""How a frame begins that is a message of its own, and what is added where it is compressed."""
EMPTY_BLOCK = 4
"""Bytes at the end of what is compressed that are not sent (RFC 7692, 7.2.1)."""
COMES_BACK = 0.05
"""The part of the signs of life that comes back each second."""


class ReadsLittle(asyncio.BufferedProtocol):
    """Takes a few KiB at a time from its connection, and tells the door what becomes of it."""

    door: Door
    visitor: Visitor | None
    # What was read is taken out before anything else is read, so all connections share it.
    read = bytearray(AT_A_TIME)

    def get_buffer(self, sizehint: int) -> bytearray:
        return self.read

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self.read[:nbytes]))

    def eof_received(self) -> None:
        """Whoever says no more has gone."""

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.visitor is not None:
            self.door.takes_nothing(self.visitor)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.visitor is not None:
            self.door.takes_again(self.visitor)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.visitor is not None:
            self.door.leave(self.visitor)

    if TYPE_CHECKING:

        def data_received(self, data: bytes) -> None: ...


class Asking(ReadsLittle, H11Protocol):
    """A connection over which something is asked for; it may become a live one."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.door = door
        self.visitor: Visitor | None = None
        self.came = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        entered = self.door.enter(transport)
        if isinstance(entered, str):
            self.turn_away(entered)
        else:
            self.visitor = entered

    def turn_away(self, sentence: str) -> None:
        """Say why not in a sentence, and stay only until it has been read."""
        said = sentence.encode()
        head = (
            f"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\nContent-Length: {len(said)}\r\n"
        )
        self.transport.write(head.encode() + b"Retry-After: 60\r\nConnection: close\r\n\r\n" + said)
        # Were it closed at once, what is still coming would have the sentence thrown away on its way.
        self.transport.write_eof()
        self.door.turned_away(self.transport)

    def data_received(self, data: bytes) -> None:
        if self.visitor is None or self.transport.is_closing():
            return
        self.came += len(data)
        if self.came > self.door.bounds.bytes_of_a_request:
            # It has been refused by now, which whoever sends it should still be able to read.
            return
        super().data_received(data)
        self.look_whether_whole()

    def look_whether_whole(self) -> None:
        """The request may be there as a whole now."""
        if self.visitor is not None and self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.door.has_asked(self.visitor)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        assert self.visitor is not None
        self.door.has_asked(self.visitor)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self.came = 0
        if self.visitor is not None:
            self.door.asks(self.visitor)
        super().on_response_complete()
        # The next request may have come before the last was answered.
        self.look_whether_whole()


class Post:
    """What is written to connections one after another goes out together, as soon as nothing more is written just now.

    Whoever is sent two messages is sent them at once, and whoever reads at the other end is not woken in between.
    """

    def __init__(self) -> None:
        self.waiting: list[Living] = []

    def collect(self, connection: "Living") -> None:
        if not self.waiting:
            connection.loop.call_soon(self.deliver)
        self.waiting.append(connection)

    def deliver(self) -> None:
        waiting, self.waiting = self.waiting, []
        for connection in waiting:
            connection.deliver()


class Living(ReadsLittle, WebSocketsSansIOProtocol):
    """A live connection. What carries no message, such as a ping, is counted: it costs work and an answer."""

    def __init__(self, door: Door, post: Post, **given: Any) -> None:
        super().__init__(**given)
        self.door = door
        self.post = post
        # Whether something is written that the post has not delivered yet.
        self.has_post = False
        # What this connection's messages are compressed by, one after another, where it was agreed to.
        self.press: PerMessageDeflate | None = None
        self.visitor: Visitor | None = None
        signs = door.bounds.signs_of_life
        self.signs = Bucket(signs, signs * COMES_BACK, door.now)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.visitor = self.door.inside.get(self.transport)

    async def run_asgi(self) -> None:
        agreed = self.conn.extensions
        if len(agreed) == 1 and isinstance(agreed[0], PerMessageDeflate):
            self.press = None if agreed[0].local_no_context_takeover else agreed[0]
        cast(Any, self.scope)[STRAIGHT] = self.send_straight
        await super().run_asgi()

    def send_straight(self, text: bytes) -> bool:
        """Send a message now; False where the other side takes nothing just now, or nothing any more."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:
            return False
        if len(text) < WORTH_PRESSING:
            self.conn.writes.append(framed(WHOLE_TEXT, text))
        elif self.press is not None:
            # As ``send_text`` does it, without a frame as an object before it is compressed and another one after.
            encoder = self.press.encoder
            pressed = encoder.compress(text) + encoder.flush(zlib.Z_SYNC_FLUSH)
            self.conn.writes.append(framed(WHOLE_TEXT | PRESSED, pressed[:-EMPTY_BLOCK]))
        else:
            self.conn.send_text(text)
        if not self.has_post:
            self.has_post = True
            self.post.collect(self)
        return True

    def deliver(self) -> None:
        """What was written goes out; with something else it may have gone already."""
        self.has_post = False
        written = self.conn.data_to_send()
        if written and not self.transport.is_closing():
            self.transport.write(b"".join(written))

    def send_receive_event_to_app(self) -> None:
        """A message is there. Some may wait to be taken in before nothing more is read: else each would cost turning
        the reading off and on."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MAY_WAIT:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        if self.may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_cont(event)

    def may_go_on(self) -> bool:
        """Whether this was not one sign of life too many; then the connection ends."""
        if self.close_sent:
            # What is to be answered is thrown away.
            self.conn.data_to_send()
            return False
        if self.signs.take():
            return True
        self.conn.data_to_send()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH, "reason": TOO_MANY_SIGNS})
        self.conn.send_close(TOO_MUCH, TOO_MANY_SIGNS)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False


def framed(first: int, data: bytes) -> bytes:
    """A frame from a server: how it begins, how long it is, and what is in it."""
    size = len(data)
    if size < 126:
        return bytes((first, size)) + data
    if size < 1 << 16:
        return struct.pack("!BBH", first, 126, size) + data
    return struct.pack("!BBQ", first, 127, size) + data


class Either:
    """Hosts that are among the ones or the others."""

    def __init__(self, ones: Hosts, others: Hosts) -> None:
        self.ones = ones
        self.others = others

    def __contains__(self, host: str | None, /) -> bool:
        return host in self.ones or host in self.others


def guarded(app: ASGIApp, bounds: Bounds, others: Hosts = frozenset(), **settings: Any) -> uvicorn.Config:
    """How an application is served, with a door in front of it. Proxies and ``others`` come for many people."""
    config = uvicorn.Config(cast(Any, app), **settings)
    proxies = ProxyHeadersMiddleware(cast(Any, app), config.forwarded_allow_ips).trusted_hosts
    door = Door(bounds, Either(proxies, others))
    config.http = cast(Any, partial(Asking, door))
    config.ws = cast(Any, partial(Living, door, Post()))
    return config
