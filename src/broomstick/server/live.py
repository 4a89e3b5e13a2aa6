"""A live connection: messages in, messages out, one viewer at one table."""

import asyncio
import logging
import time
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.status_codes import HTTP_403_FORBIDDEN, HTTP_429_TOO_MANY_REQUESTS

from broomstick.heart.errors import BroomstickError
from broomstick.hosting.allowance import Bucket
from broomstick.hosting.hall import Hall
from broomstick.hosting.lines import answer, refusal
from broomstick.hosting.live_messages import Act, FromClient, Hello, ToClient, Wrong
from broomstick.hosting.room import Room
from broomstick.hosting.store_errors import Elsewhere, StoreError
from broomstick.hosting.viewers import COME_BACK, NO_HELLO, TOO_MUCH, Viewer
from broomstick.server.denying import deny
from broomstick.server.limits import Limits, TooMany, address_of
from broomstick.server.logs import SLOW, tell
from broomstick.server.many.elsewhere import MISDIRECTED, PassingOn
from broomstick.server.many.hatch import was_passed_on
from broomstick.server.measures import Measures
from broomstick.server.talking import STRAIGHT, Straight

Socket = WebSocket[Any, Any, Any]
decode_from_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode

LONGEST_MESSAGE = 4096
MESSAGES_AT_ONCE = 60
REFILL_PER_SECOND = 20
"""So many messages may come at once, and so many a second in the long run; more are not read but refused."""
HELLO_WITHIN = 20
"""Seconds until a hello must have come. Until when a message must have been taken the door sees to."""
LONGEST_FRAME = 65_536
"""Bytes of a message that are read at all; for more the connection is closed at once."""
NOT_KEPT = "not-kept"
"""The code of what the disk or the database would not take."""
ENDINGS = (WebSocketDisconnect, TimeoutError, RuntimeError, OSError)
"""How a connection ends that is gone, or that somebody does not read from."""


@websocket("/api/live")
async def live(socket: Socket, hall: NamedDependency[Hall]) -> None:
    """One viewer, from hello to goodbye."""
    limits: Limits = socket.app.state.limits
    address = address_of(socket.scope)
    # Before the connection is accepted this is a plain refusal over HTTP.
    if not of_this_site(socket):
        await deny(socket.send, HTTP_403_FORBIDDEN, "pages of another site have no business here")
        return
    try:
        limits.come(address)
    except TooMany as error:
        await deny(socket.send, HTTP_429_TOO_MANY_REQUESTS, str(error))
        return
    try:
        await look_on(socket, hall, limits, address)
    finally:
        limits.go(address)


async def look_on(socket: Socket, hall: Hall, limits: Limits, address: str) -> None:
    await socket.accept()
    allowance = Bucket(MESSAGES_AT_ONCE, REFILL_PER_SECOND)
    try:
        hello = await asyncio.wait_for(read(socket, allowance), HELLO_WITHIN)
        if not isinstance(hello, Hello):
            await write(socket, hello if isinstance(hello, Wrong) else Wrong("the first message is hello"))
            await socket.close(NO_HELLO)
            return
        while True:
            try:
                room = await hall.room(hello.table)
                break
            except Elsewhere:
                if was_passed_on(socket.scope):
                    await socket.close(MISDIRECTED)
                    return
                passing: PassingOn = socket.app.state.passing
                if await passing.live(socket, encode(hello).decode(), hello.table):
                    return
        viewer = await hall.enter(room, hello.token, hello.beside, hello.shares)
    except TimeoutError:
        await socket.close(NO_HELLO)
        return
    except StoreError:
        # Neither the table nor the secret is wrong.
        await socket.close(COME_BACK)
        return
    except BroomstickError as error:
        said = refusal("", counted(limits, address, error))
        tell("refused", code=said.code, kind="hello")
        socket.app.state.measures.refused(said.code)
        await write(socket, said)
        await socket.close(NO_HELLO)
        return
    except WebSocketDisconnect:
        return
    straight: Straight | None = cast(Any, socket.scope).get(STRAIGHT)
    if straight is not None:
        viewer.at_once = lambda message: straight(encode(message))
    listening = Listening(socket, hall, room, viewer, allowance)
    hearing = asyncio.create_task(listening.receive_all())
    telling = asyncio.create_task(send_all(socket, viewer))
    try:
        await asyncio.wait((hearing, telling), return_when=asyncio.FIRST_COMPLETED)
    finally:
        hall.part(room, viewer)
        for task in (hearing, telling):
            task.add_done_callback(ended)
        telling.cancel()
        if listening.at_work:
            hall.keep(hearing)
        else:
            hearing.cancel()
            await asyncio.wait((hearing,))
        await asyncio.wait((telling,))


def ended(task: asyncio.Task[None]) -> None:
    """What was wrong with a connection is told to whoever runs the server; that it is gone is nothing wrong."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, ENDINGS):
        logging.getLogger(__name__).error("a live connection broke", exc_info=error)


def note(measures: Measures, room: Room, message: FromClient, code: str, seconds: float) -> None:
    """Count a message; in the log is what was refused, failed or slow."""
    kind = type(message).__name__.lower()
    measures.message(kind, code, seconds)
    if not code and seconds < SLOW:
        return
    facts = {"table": room.row.id, "kind": kind}
    if code:
        measures.refused(code)
        failed = code == NOT_KEPT
        tell("failed" if failed else "refused", logging.ERROR if failed else logging.INFO, code=code, **facts)
    if seconds >= SLOW:
        tell("a message was slow", logging.WARNING, seconds=round(seconds, 3), **facts)


def of_this_site(socket: Socket) -> bool:
    """Whether the page that connects came from here. What is no browser says nothing of where it is from.

    A page of another site could do no more than anybody who knows a table; but it has no business here.
    """
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == socket.headers.get("host", "").lower()


def counted(limits: Limits, address: str, error: BroomstickError) -> BroomstickError:
    """A refusal, or another one where there were too many."""
    try:
        limits.guess(address, error)
    except TooMany as too_many:
        return too_many
    return error


async def read(socket: Socket, allowance: Bucket) -> FromClient | Wrong:
    """The next message, or what to tell the sender where it was none."""
    data = await socket.receive_data(mode="text")
    if not allowance.take():
        await socket.close(TOO_MUCH)
        raise WebSocketDisconnect(detail="too many messages", code=TOO_MUCH)
    if len(data) > LONGEST_MESSAGE:
        return Wrong(f"a message has at most {LONGEST_MESSAGE} characters")
    try:
        message: FromClient = decode_from_client(data)
        return message
    except (msgspec.DecodeError, RecursionError) as error:
        return Wrong(str(error))


async def write(socket: Socket, message: ToClient) -> None:
    await socket.send_data(encode(message).decode(), mode="text")


async def send_all(socket: Socket, viewer: Viewer) -> None:
    """Whatever waits for this viewer, until it is told to go, or takes nothing more."""
    while True:
        message = await viewer.waiting.get()
        if message is None:
            await socket.close(viewer.goodbye)
            return
        await write(socket, message)
        viewer.unsent -= 1


class Listening:
    """What a viewer says is carried out, one message after another."""

    def __init__(self, socket: Socket, hall: Hall, room: Room, viewer: Viewer, allowance: Bucket) -> None:
        self.socket = socket
        self.hall = hall
        self.room = room
        self.viewer = viewer
        self.allowance = allowance
        self.measures: Measures = socket.app.state.measures
        # While a message is carried out: then this is let come to its end, though nobody may hear of it any more.
        self.at_work = False

    async def receive_all(self) -> None:
        """Until the viewer is gone."""
        viewer, room = self.viewer, self.room
        while not viewer.gone:
            message = await read(self.socket, self.allowance)
            if isinstance(message, Wrong):
                room.send(viewer, message)
                continue
            before = room.table.number
            began = time.perf_counter()
            self.at_work = True
            code = await answer(self.hall, room, viewer, message)
            self.at_work = False
            note(self.measures, room, message, code, time.perf_counter() - began)
            if isinstance(message, Act) and room.table.number > before:
                # However quick a player is, no game goes on without its decisions.
                self.allowance.give_back()
