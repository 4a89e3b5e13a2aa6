"""Games that go out of a browser as files and come in again."""

import secrets
from contextlib import suppress

from broomstick.bots.specs import known_for, usual
from broomstick.browser.store import BrowserStore
from broomstick.heart.errors import BroomstickError
from broomstick.heart.journal import PUBLIC
from broomstick.hosting import files, opening
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import Message, Name, Opened, SeatBeside
from broomstick.hosting.names import clean_name, distinct_name
from broomstick.hosting.rows import token_hash
from broomstick.hosting.seat_secrets import short_hash
from broomstick.hosting.seating import bot_name
from broomstick.hosting.table import BOT, PERSON, Refused, Seat

PACE = 900


class Brought(Message):
    """A game from a file, which somebody at this device wants to go on with or to look at."""

    record: str
    name: Name = ""
    """What whoever brings it is called, where the file does not say."""


async def bring(hall: Hall, wish: Brought) -> Opened:
    """A table from a file: everybody who sat there sits there again, at this device."""
    record, told, sealed = files.read(wish.record)
    game = record.game
    seats = told or [
        Seat(PERSON, wish.name),
        *(Seat(BOT, "", usual(game.name)) for _ in range(game.players - 1)),
    ]
    table = files.table_of(record, seated(game.name, seats), hall.now())
    here = [i for i, seat in enumerate(table.seats) if seat.kind == PERSON]
    if not here:
        raise Refused("a table needs a person", "no-person", {})
    tokens = {seat: secrets.token_urlsafe(24) for seat in here}
    hashes = {seat: token_hash(token) for seat, token in tokens.items()}
    over = table.state.over
    # A game that is over is the same however often it is brought.
    name = short_hash(f"brought {table.state.record().text()}", 12) if over else secrets.token_urlsafe(9)
    first, *others = here
    row = await hall.store.find(name)
    if row is not None:
        for seat, kept in hashes.items():
            await hall.store.set_token(row.id, seat, kept)
        return Opened(
            row.id, row.code, first, tokens[first], [SeatBeside(seat, tokens[seat]) for seat in others]
        )
    row = await opening.keep(hall, name, table, {"pace": PACE}, hashes)
    if over:
        await hall.store.append(row.id, [], finished_at=hall.now())
    room = hall.add(row, table)
    for seat, answer in sealed.items():
        # One that does not fit any more is asked for again.
        with suppress(BroomstickError):
            await hall.seal(room, seat, table.position, answer, f"file {secrets.token_hex(8)}")
    return Opened(row.id, row.code, first, tokens[first], [SeatBeside(seat, tokens[seat]) for seat in others])


def seated(game: str, seats: list[Seat]) -> list[Seat]:
    """Who sits where, with names as they are shown; a bot that is not known here is the usual one."""
    found: list[Seat] = []
    for seat in seats:
        taken = [other.name for other in found]
        name = distinct_name(clean_name(seat.name), taken)
        if seat.kind == BOT:
            try:
                bot = known_for(game, seat.bot)
            except BroomstickError:
                bot = usual(game)
            found.append(Seat(BOT, name or bot_name(taken, bot), bot))
        else:
            found.append(Seat(PERSON, name))
    return found


async def save(hall: Hall, store: BrowserStore, table: str, secret: str) -> str:
    """A game as a file, for whoever has a seat. It holds every secret, as any file of a game does."""
    room = await hall.room(table)
    if await hall.seat_of(table, secret) == PUBLIC:
        raise Refused("only whoever has a seat can take a game along", "not-seated", {})
    # A seat that has a secret is a person's, though a bot may be playing there.
    held = store.tokens.get(table, {})
    seats = [(seat.name, "" if i in held else seat.bot) for i, seat in enumerate(room.table.seats)]
    # A bot thinks again, and comes to the same.
    sealed = {seat: answer for seat, answer in room.envelopes.items() if not seats[seat][1]}
    return files.written(room.table.state, seats, sealed)


async def forget(hall: Hall, store: BrowserStore, table: str, secret: str) -> None:
    """A table leaves the browser for good, at the wish of whoever has a seat there."""
    if await hall.seat_of(table, secret) == PUBLIC:
        raise Refused("only whoever has a seat can do this", "not-seated", {})
    room = hall.rooms.pop(table, None)
    if room is not None:
        for viewer in room.viewers[:]:
            room.part(viewer)
    await store.forget(table)
