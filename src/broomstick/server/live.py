"""A live connection: messages in, messages out, one viewer at one table."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from broomstick.contest.errors import BroomstickError, IllegalAction
from broomstick.contest.journal import PUBLIC
from broomstick.server.hall import Hall
from broomstick.server.messages import (
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
TOO_MUCH, UNREADABLE = 4008, 4000
"""Close codes: too many messages, or no hello."""


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


@websocket("/api/live")
async def live(socket: Socket, hall: NamedDependency[Hall]) -> None:
    """One viewer, from hello to goodbye."""
    await socket.accept()
    allowance = Allowance()
    try:
        hello = await asyncio.wait_for(read(socket, allowance), HELLO_WITHIN)
        if not isinstance(hello, Hello):
            await write(socket, Wrong("the first message is hello"))
            await socket.close(UNREADABLE)
            return
        room = await hall.room(hello.table)
        viewer = Viewer(await hall.seat_of(hello.table, hello.token))
    except TimeoutError:
        await socket.close(UNREADABLE)
        return
    except BroomstickError as error:
        await write(socket, refusal("", error))
        await socket.close(UNREADABLE)
        return
    except WebSocketDisconnect:
        return
    hall.greet(room, viewer)
    sending = asyncio.create_task(send_all(socket, viewer))
    try:
        await receive_all(socket, hall, room, viewer, allowance)
    except WebSocketDisconnect:
        pass
    finally:
        hall.part(room, viewer)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sending


async def read(socket: Socket, allowance: Allowance) -> FromClient | None:
    """The next message; nothing where it was no message, which the sender is told."""
    data = await socket.receive_data(mode="text")
    if not allowance.take():
        await socket.close(TOO_MUCH)
        raise WebSocketDisconnect(detail="too many messages", code=TOO_MUCH)
    if len(data) > LONGEST_MESSAGE:
        await write(socket, Wrong(f"a message has at most {LONGEST_MESSAGE} characters"))
        return None
    try:
        message: FromClient = decode_from_client(data)
        return message
    except (msgspec.DecodeError, RecursionError) as error:
        await write(socket, Wrong(str(error)))
        return None


async def write(socket: Socket, message: ToClient) -> None:
    await socket.send_data(encode(message).decode(), mode="text")


async def send_all(socket: Socket, viewer: Viewer) -> None:
    """Whatever waits for this viewer, until it is told to go."""
    while True:
        message = await viewer.waiting.get()
        if message is None:
            await socket.close(TOO_MUCH)
            return
        await write(socket, message)


async def receive_all(socket: Socket, hall: Hall, room: Room, viewer: Viewer, allowance: Allowance) -> None:
    while True:
        message = await read(socket, allowance)
        if message is not None:
            await answer(hall, room, viewer, message)


async def answer(hall: Hall, room: Room, viewer: Viewer, message: FromClient) -> None:
    """Do what is asked for and say that it is done, or why not."""
    if isinstance(message, Ping):
        room.send(viewer, Pong())
        return
    if isinstance(message, Skip):
        if viewer.seat != PUBLIC:
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
