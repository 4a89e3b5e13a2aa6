"""A live connection: messages in, messages out, one viewer at one table."""

import asyncio
import logging
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from broomstick.heart.errors import BroomstickError, IllegalAction
from broomstick.heart.journal import PUBLIC
from broomstick.server.hall import Hall
from broomstick.server.limits import Limits, TooMany, address_of
from broomstick.server.live_messages import (
    Act,
    Done,
    FromClient,
    HandOver,
    Hello,
    NotDone,
    Ping,
    Pong,
    Say,
    Seal,
    Skip,
    TakeBack,
    ToClient,
    Unseal,
    Wrong,
    decode_from_client,
    encode,
)
from broomstick.server.room import Room
from broomstick.server.store import StoreError
from broomstick.server.viewers import Viewer

Socket = WebSocket[Any, Any, Any]

LONGEST_MESSAGE = 4096
MESSAGES_AT_ONCE = 60
REFILL_PER_SECOND = 20
"""So many messages may come at once, and so many a second in the long run; more are not read but refused."""
HELLO_WITHIN = 20
TAKEN_WITHIN = 20
"""Seconds until a hello must have come, and a message must have been taken by whoever it is for."""
LONGEST_FRAME = 65_536
"""Bytes of a message that are read at all; for more the connection is closed at once."""
TOO_MUCH, UNREADABLE = 4008, 4000
"""Close codes: too many messages, or no hello."""
ENDINGS = (WebSocketDisconnect, TimeoutError, RuntimeError, OSError)
"""How a connection ends that is gone, or that somebody does not read from."""


class Allowance:
    """How many messages a connection may still send."""

    def __init__(self) -> None:
        self.left = float(MESSAGES_AT_ONCE)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(MESSAGES_AT_ONCE, self.left + (now - self.at) * REFILL_PER_SECOND)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """The last message is not counted: the table waited for it."""
        self.left += 1


@websocket("/api/live")
async def live(socket: Socket, hall: NamedDependency[Hall]) -> None:
    """One viewer, from hello to goodbye."""
    limits: Limits = socket.app.state.limits
    address = address_of(socket.scope)
    if not of_this_site(socket) or not limits.connection(address):
        # Before the connection is accepted this is a plain refusal over HTTP.
        await socket.close(TOO_MUCH)
        return
    await socket.accept()
    allowance = Allowance()
    try:
        hello = await asyncio.wait_for(read(socket, allowance), HELLO_WITHIN)
        if not isinstance(hello, Hello):
            await write(socket, hello if isinstance(hello, Wrong) else Wrong("the first message is hello"))
            await socket.close(UNREADABLE)
            return
        room = await hall.room(hello.table)
        viewer = await hall.enter(room, hello.token, hello.beside)
    except TimeoutError:
        await socket.close(UNREADABLE)
        return
    except BroomstickError as error:
        await write(socket, refusal("", counted(limits, address, error)))
        await socket.close(UNREADABLE)
        return
    except WebSocketDisconnect:
        return
    both = [
        asyncio.create_task(receive_all(socket, hall, room, viewer, allowance)),
        asyncio.create_task(send_all(socket, viewer)),
    ]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hall.part(room, viewer)
        for task in both:
            task.cancel()
        for ended in await asyncio.gather(*both, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, ENDINGS):
                logging.getLogger(__name__).error("a live connection broke", exc_info=ended)


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


async def read(socket: Socket, allowance: Allowance) -> FromClient | Wrong:
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
            await asyncio.wait_for(socket.close(viewer.goodbye), TAKEN_WITHIN)
            return
        await asyncio.wait_for(write(socket, message), TAKEN_WITHIN)


async def receive_all(socket: Socket, hall: Hall, room: Room, viewer: Viewer, allowance: Allowance) -> None:
    while True:
        message = await read(socket, allowance)
        if isinstance(message, Wrong):
            room.send(viewer, message)
            continue
        before = room.table.number
        await answer(hall, room, viewer, message)
        if isinstance(message, Act) and room.table.number > before:
            # However quick a player is, no game goes on without its decisions.
            allowance.give_back()


async def answer(hall: Hall, room: Room, viewer: Viewer, message: FromClient) -> None:
    """Do what is asked for and say that it is done, or why not."""
    if isinstance(message, Ping):
        room.send(viewer, Pong())
        return
    if isinstance(message, Skip):
        if viewer.here:
            room.hurry.set()
            room.hurry.clear()
        return
    if isinstance(message, Hello):
        room.send(viewer, Wrong("hello was said before"))
        return
    try:
        if viewer.seat == PUBLIC:
            room.send(viewer, NotDone(message.key, "watching", {}, "whoever watches decides nothing"))
            return
        # What has begun is finished, whatever becomes of the connection: the log and the table must not part.
        await asyncio.shield(asyncio.ensure_future(carry_out(hall, room, viewer.seat, message)))
    except (BroomstickError, StoreError) as error:
        room.send(viewer, refusal(message.key, error))
    else:
        room.send(viewer, Done(message.key))


async def carry_out(
    hall: Hall, room: Room, seat: int, message: Act | Seal | Unseal | TakeBack | HandOver | Say
) -> None:
    if isinstance(message, Act):
        await hall.act(room, seat, message.at, message.action, message.key)
    elif isinstance(message, Seal):
        await hall.seal(room, seat, message.at, message.answer, message.key)
    elif isinstance(message, Unseal):
        await hall.unseal(room, seat, message.at, message.key)
    elif isinstance(message, TakeBack):
        await hall.take_back(room, seat, message.at, message.key)
    elif isinstance(message, HandOver):
        await hall.hand_over(room, seat, message.seat, message.to, message.bot, message.key)
    else:
        await hall.say(room, seat, message.text, message.key)


def refusal(key: str, error: BroomstickError) -> NotDone:
    """A refusal as it goes over the wire. What the disk says is not for players."""
    if isinstance(error, StoreError):
        return NotDone(key, "not-kept", {}, "this could not be kept just now; try again")
    facts = dict(error.facts) if isinstance(error, IllegalAction) or error.code else {}
    return NotDone(key, error.code or "refused", facts, str(error))
