"""Opening a table and sitting down at it: for the first time, or once more with the same people."""

import secrets

from broomstick.bots.specs import known_for
from broomstick.games import make as make_game
from broomstick.heart.game import Game
from broomstick.heart.journal import PUBLIC
from broomstick.hosting.codes import TRIES, length_for, no_code, some_code
from broomstick.hosting.hall import Hall
from broomstick.hosting.loading import rematch_id
from broomstick.hosting.messages import Join, NewTable, Opened, SeatBeside
from broomstick.hosting.names import clean_name, distinct_name
from broomstick.hosting.room import HIDE_READY, LESSON, WAIT, Room
from broomstick.hosting.rows import TableRow, token_hash
from broomstick.hosting.seat_secrets import again as secret_again
from broomstick.hosting.seating import bot_name, wished
from broomstick.hosting.shapes import plain
from broomstick.hosting.store_errors import CodeTaken, IdTaken
from broomstick.hosting.table import BOT, OPEN, PERSON, Refused, Seat, Table
from broomstick.lessons import lesson_of
from broomstick.lessons.course import game_for
from broomstick.lessons.reading import SALT

REMATCH_OF = "rematch_of"


async def open_table(hall: Hall, wish: NewTable) -> Opened:
    """A new table, with the people of the sender's device seated; each of them gets a secret."""
    if wish.lesson:
        return await open_lesson(hall, wish)
    # Options are options: none of them names a file of this machine.
    game = make_game(wish.game, len(wish.seats), None, dict(wish.options))
    if wish.starter is not None and wish.starter >= game.players:
        raise Refused("the starter is no seat of this table", "no-such-seat", {"players": game.players})
    here = [i for i, seat in enumerate(wish.seats) if seat.kind == PERSON]
    if not here:
        raise Refused("a table needs a person", "no-person", {})
    settings: dict[str, object] = {"pace": wish.pace}
    if wish.clock is None:
        settings[WAIT] = wish.wait
    if wish.hide_ready:
        settings[HIDE_READY] = True
    if wish.clock is not None:
        settings["clock"] = plain(wish.clock)
    if wish.hints:
        settings["hints"] = True
    table = fresh(hall, game, wish.starter, first_seats(wish), here)
    tokens = {seat: secrets.token_urlsafe(24) for seat in here}
    hashes = {seat: token_hash(token) for seat, token in tokens.items()}
    row = await keep(hall, secrets.token_urlsafe(9), table, settings, hashes)
    hall.add(row, table)
    first, *others = here
    beside = [SeatBeside(seat, tokens[seat]) for seat in others]
    return Opened(row.id, row.code, first, tokens[first], beside, seal_of(table))


async def open_lesson(hall: Hall, wish: NewTable) -> Opened:
    """A lesson's table: its deal and its people are the lesson's, and somebody learns there."""
    lesson = lesson_of(wish.game, wish.lesson)
    people = [seat for seat in wish.seats if seat.kind == PERSON]
    if len(people) != 1:
        raise Refused("a lesson is for one person", "one-learner", {})
    first, game, now = lesson.scenes[0], game_for(lesson), hall.now()
    table = Table(game, first.seed, SALT, first.starter, lesson=lesson)
    table.apply(table.propose_start(secrets.token_hex(8), now))
    learner = distinct_name(clean_name(people[0].name), list(lesson.names))
    for i, name in enumerate(lesson.names):
        bot = known_for(wish.game, lesson.bots[i])
        who = Seat(PERSON, learner) if i == lesson.learner else Seat(BOT, name, bot)
        table.apply(table.propose_seat(i, who, f"seat {secrets.token_hex(8)}", now))
    if first.before:
        table.apply(table.propose_scene(0, None, f"scene {secrets.token_hex(8)}", now))
    token = secrets.token_urlsafe(24)
    settings: dict[str, object] = {"pace": wish.pace, WAIT: wish.wait, LESSON: lesson.name}
    row = await keep(hall, secrets.token_urlsafe(9), table, settings, {lesson.learner: token_hash(token)})
    hall.add(row, table)
    return Opened(row.id, row.code, lesson.learner, token)


def seal_of(table: Table) -> str:
    """The seal of the seed, where people may still put something into the shuffle."""
    return table.seal if table.waiting and not table.shuffle.fixed else ""


def first_seats(wish: NewTable) -> list[Seat]:
    """Who sits where at first: people at the sender's device, bots, and seats that wait for somebody."""
    seats = [Seat() for _ in wish.seats]
    # People come first: a bot makes way for a name that somebody has.
    for i, seat in enumerate(wish.seats):
        if seat.kind == PERSON:
            name = distinct_name(clean_name(seat.name), [other.name for other in seats])
            seats[i] = Seat(PERSON, name)
    for i, seat in enumerate(wish.seats):
        if seat.kind == BOT:
            bot = known_for(wish.game, seat.bot)
            taken = [other.name for other in seats]
            name = distinct_name(clean_name(seat.name), taken) or bot_name(taken, bot)
            seats[i] = Seat(BOT, name, bot)
    return seats


def unknown_deal() -> tuple[str, str]:
    """A seed and a salt that nobody knows."""
    return secrets.token_hex(16), secrets.token_hex(16)


def fresh(hall: Hall, game: Game, starter: int | None, seats: list[Seat], together: list[int]) -> Table:
    """A table at its start, whose cards are dealt when everybody has come; some people are at one device."""
    seed, salt = unknown_deal()
    table = Table(game, seed, salt, starter, together)
    table.apply(table.propose_start(secrets.token_hex(8), hall.now()))
    for i, who in enumerate(seats):
        table.apply(table.propose_seat(i, who, f"seat {secrets.token_hex(8)}", hall.now()))
    return table


async def keep(
    hall: Hall, table_id: str, table: Table, settings: dict[str, object], tokens: dict[int, str]
) -> TableRow:
    """Put a new table on disk, with a code that is free."""
    length = length_for(await hall.store.codes_out())
    for _ in range(TRIES):
        code = some_code(length)
        row = TableRow(table_id, code, table.game.name, hall.now(), None, settings, table.waits)
        try:
            await hall.store.create_table(row, table.entries, tokens)
            return row
        except CodeTaken:
            continue
    raise no_code()


async def room_of_code(hall: Hall, code: str) -> Room:
    """The open table that has this code, however it was typed."""
    row = await hall.store.find_code(code.upper())
    if row is None:
        raise Refused("no open table has this code", "no-such-code", {"code": code})
    return await hall.room(row.id)


async def join(hall: Hall, wish: Join) -> Opened:
    """Sit down in an open seat, with a code and without an account."""
    room = await room_of_code(hall, wish.code)
    row = room.row
    async with room.lock:
        free = [i for i, seat in enumerate(room.table.seats) if seat.kind == OPEN]
        if wish.seat is not None:
            free = [i for i in free if i == wish.seat]
        if not free:
            raise Refused("no seat is free at this table", "no-seat", {})
        seat, token = free[0], secrets.token_urlsafe(24)
        name = distinct_name(clean_name(wish.name), [other.name for other in room.table.seats])
        key = f"seat {secrets.token_hex(8)}"
        await hall.store.set_token(row.id, seat, token_hash(token))
        await hall.write(room, room.table.propose_seat(seat, Seat(PERSON, name), key, hall.now()))
        room.away[seat] = hall.now()
        room.tell()
    hall.wake(room)
    return Opened(row.id, row.code, seat, token, seal=seal_of(room.table))


async def begin(hall: Hall, room: Room) -> None:
    """Wait for nobody else: bots take the open seats, and whoever has not come puts nothing into the shuffle."""
    async with room.lock:
        for seat, who in enumerate(room.table.seats) if room.table.waiting else ():
            if who.kind == OPEN:
                bot = wished(room, seat, seat, BOT, "")
                key = f"seat {secrets.token_hex(8)}"
                await hall.write(room, room.table.propose_seat(seat, bot, key, hall.now()))
        await hall.gather(room)
        if room.table.waiting and not room.table.shuffle.fixed:
            await hall.write(room, room.gathering.reveal(hall.now()))
            await hall.gather(room)
        room.tell()
    hall.wake(room)


async def reveal(hall: Hall, room: Room, seat: int, value: str) -> None:
    """A seat's device opens what it puts into the shuffle; with the last one the cards are dealt."""
    async with room.lock:
        room.gathering.open_share(seat, value)
        await hall.gather(room)
        room.tell()
    hall.wake(room)


async def rematch(hall: Hall, table_id: str, token: str) -> Opened:
    """The same people, bots and settings at a new table, where the next seat begins.

    There is only one such table: whoever asks later sits down at it.
    """
    room = await hall.room(table_id)
    seat = await hall.seat_of(table_id, token)
    if seat == PUBLIC:
        raise Refused("only who sits at the table can ask for another game", "not-seated", {})
    async with room.lock:
        if not room.table.over:
            raise Refused("the game is not over", "not-over", {})
        if room.rematch is None:
            room.rematch = await open_again(hall, room)
        room.tell()
    return await sit(hall, room.rematch, token)


async def open_again(hall: Hall, room: Room) -> str:
    """The new table; everybody's seat waits for them. It may be there already."""
    old = room.table
    starter = (old.state.starter + 1) % old.game.players
    seats = [Seat(seat.kind, seat.name, seat.bot, seat.spare) for seat in old.seats]
    table = fresh(hall, old.game, starter, seats, [])
    again = rematch_id(old)
    try:
        settings = {name: value for name, value in room.row.settings.items() if name != LESSON}
        row = await keep(hall, again, table, {**settings, REMATCH_OF: room.row.id}, {})
    except IdTaken:
        return again
    hall.add(row, table)
    return again


async def sit(hall: Hall, table_id: str, old_token: str) -> Opened:
    """Sit down in one's seat of a rematch, with the secret of that seat in the game before.

    The new secret is made of the old one, so that a repeat gives the same and nobody else can make it. Where the seat
    has been given another since, the old one opens nothing.
    """
    room = await hall.room(table_id)
    before = room.row.settings.get(REMATCH_OF)
    seat = await hall.seat_of(before, old_token) if before is not None and old_token else PUBLIC
    if seat == PUBLIC:
        raise Refused("this link opens no seat at this table", "no-such-token", {})
    token = secret_again(table_id, old_token)
    async with room.lock:
        if await hall.store.seat_of_token(table_id, token_hash(token)) is None:
            if seat in await hall.store.seats_opened(table_id):
                raise Refused(
                    "this seat has a new link since, which alone opens it", "seat-renewed", {"seat": seat}
                )
            await hall.store.set_token(table_id, seat, token_hash(token))
            who = room.table.seats[seat]
            # A bot had played on for them; here they begin themselves.
            if who.kind == BOT:
                key = f"seat {secrets.token_hex(8)}"
                person = Seat(PERSON, who.name)
                await hall.write(room, room.table.propose_seat(seat, person, key, hall.now()))
            room.away[seat] = hall.now()
            room.tell()
    hall.wake(room)
    return Opened(room.row.id, room.row.code, seat, token, seal=seal_of(room.table))
