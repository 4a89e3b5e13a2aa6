"""What a viewer's message brings about: it is carried out and said to be done, or refused with the reason."""

from broomstick.heart.errors import BroomstickError, IllegalAction
from broomstick.heart.journal import PUBLIC
from broomstick.hosting import opening
from broomstick.hosting.hall import Hall
from broomstick.hosting.live_messages import (
    Act,
    Begin,
    Done,
    FromClient,
    GoOn,
    HandOver,
    Hello,
    NotDone,
    Ping,
    Pong,
    Reveal,
    Say,
    Seal,
    Skip,
    TakeBack,
    Unseal,
    Wrong,
)
from broomstick.hosting.room import Room
from broomstick.hosting.store_errors import StoreError
from broomstick.hosting.table import Refused
from broomstick.hosting.viewers import Viewer


async def answer(hall: Hall, room: Room, viewer: Viewer, message: FromClient) -> str:
    """Do what is asked for and say that it is done, or why not; gives the code of a refusal.

    Whoever calls this lets it come to its end, whatever becomes of the connection: log and table must not part.
    """
    if isinstance(message, Ping):
        room.send(viewer, Pong())
        return ""
    if isinstance(message, Skip):
        if viewer.here:
            room.hurry.set()
            room.hurry.clear()
        return ""
    if isinstance(message, Hello):
        room.send(viewer, Wrong("hello was said before"))
        return ""
    if viewer.gone:
        # Sent away, and yet talking: the secret it came with may open nothing any more.
        return ""
    try:
        if isinstance(message, Begin | Reveal):
            await before_the_deal(hall, room, viewer, message)
            room.send(viewer, Done(message.key))
            return ""
        if viewer.seat == PUBLIC:
            room.send(viewer, NotDone(message.key, "watching", {}, "whoever watches decides nothing"))
            return "watching"
        await carry_out(hall, room, viewer.seat, message)
    except BroomstickError as error:
        said = refusal(message.key, error)
        room.send(viewer, said)
        return said.code
    room.send(viewer, Done(message.key))
    return ""


async def before_the_deal(hall: Hall, room: Room, viewer: Viewer, message: Begin | Reveal) -> None:
    """What any seat of a device can say, whichever of them this connection shows."""
    if not viewer.here:
        raise Refused("whoever watches decides nothing", "watching", {})
    if isinstance(message, Begin):
        await opening.begin(hall, room)
    elif message.seat in viewer.here:
        await opening.reveal(hall, room, message.seat, message.value)
    else:
        raise Refused("this seat is not at your device", "not-your-seat", {})


async def carry_out(
    hall: Hall, room: Room, seat: int, message: Act | Seal | Unseal | TakeBack | GoOn | HandOver | Say
) -> None:
    # Two programs may count their keys alike: a key is its seat's own.
    key = f"{seat} {message.key}"
    if isinstance(message, Act):
        await hall.act(room, seat, message.at, message.action, key)
    elif isinstance(message, Seal):
        await hall.seal(room, seat, message.at, message.answer, key)
    elif isinstance(message, Unseal):
        await hall.unseal(room, seat, message.at, key)
    elif isinstance(message, TakeBack):
        await hall.take_back(room, seat, message.at, key)
    elif isinstance(message, GoOn):
        await hall.go_on(room, seat, message.at, key)
    elif isinstance(message, HandOver):
        await hall.hand_over(room, seat, message.seat, message.to, message.bot, key)
    else:
        await hall.say(room, seat, message.text, key)


def refusal(key: str, error: BroomstickError) -> NotDone:
    """A refusal as it is sent. What the disk says is not for players, but for what they can do something about."""
    if isinstance(error, StoreError):
        return NotDone(key, error.told or "not-kept", {}, "this could not be kept just now; try again")
    facts = dict(error.facts) if isinstance(error, IllegalAction) or error.code else {}
    return NotDone(key, error.code or "refused", facts, str(error))
