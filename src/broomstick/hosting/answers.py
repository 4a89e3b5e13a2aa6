"""What can be asked about tables, apart from how it is asked: over HTTP, or inside a page."""

from functools import cache

from broomstick.bots.specs import missing, playing, usual
from broomstick.games import game_names, manifest_of
from broomstick.heart.errors import BroomstickError
from broomstick.hosting import hints, seat_secrets
from broomstick.hosting.damage import Damaged
from broomstick.hosting.entries import SEAT
from broomstick.hosting.hall import Hall
from broomstick.hosting.messages import Fair, GameShown, Hint, Moments, MyTable, Opened, ShareShown, Story
from broomstick.hosting.moments import check_eyes, seat_called
from broomstick.hosting.room import LESSON
from broomstick.hosting.rows import Seating, token_hash
from broomstick.hosting.shapes import shaped
from broomstick.hosting.table import BOT, Refused
from broomstick.lessons import lessons_of


def every_game() -> list[GameShown]:
    """What each game says of itself."""
    return [game_shown(name) for name in game_names()]


@cache
def game_shown(name: str) -> GameShown:
    lessons = [lesson.told() for lesson in lessons_of(name)]
    bots = {"bots": playing(name), "usual_bot": usual(name), "missing": missing(name)}
    return shaped({**manifest_of(name).told(), **bots, "lessons": lessons}, GameShown)


RESULTS = 12
"""Of so many games that are over the result is told; to have it, a game has to be read."""


async def mine(hall: Hall, tokens: list[str]) -> list[MyTable]:
    """The tables at which some secrets open seats; wrong ones are passed over."""
    found = await hall.store.tables_of(token_hash(token) for token in tokens)
    over = list(dict.fromkeys(one.table.id for one in found if one.table.finished_at is not None))
    return [await my_table(hall, seating, seating.table.id in over[:RESULTS]) for seating in found]


async def my_table(hall: Hall, seating: Seating, result: bool) -> MyTable:
    """``result``: what came of it is told too, where it is over."""
    row = seating.table
    names: list[str] = []
    turn: list[int] = []
    number = 0
    scores: list[int] = []
    places: list[int] = []
    over = row.finished_at is not None
    waiting = False
    if over and result:
        try:
            state = (await hall.room(row.id)).table.state
            if state.over:
                scores, places = state.scores(), state.places()
        except BroomstickError:
            # It is theirs all the same.
            scores = []
    if not over:
        try:
            room = await hall.room(row.id)
            names = [seat.name for seat in room.table.seats]
            turn = room.shown_owing(seating.seat)
            waiting = room.table.waiting
            number = 0 if waiting else room.table.state.round
            if room.table.seats[seating.seat].kind == BOT:
                # A bot decides in their place.
                turn = [seat for seat in turn if seat != seating.seat]
        except BroomstickError:
            # It cannot be opened just now; it is there all the same.
            over = False
    if not names:
        names = await names_at(hall, row.id)
    lesson = str(row.settings.get(LESSON, ""))
    return MyTable(
        row.id,
        row.code,
        row.game,
        seating.seat,
        names,
        turn,
        over,
        row.created_at,
        waiting,
        lesson,
        number,
        scores,
        places,
    )


async def names_at(hall: Hall, table: str) -> list[str]:
    """Who sat at a table, by its log alone: a game that is over need not be played again for that."""
    try:
        seats = [entry.body for entry in await hall.store.load_entries(table) if entry.kind == SEAT]
        last = {body["seat"]: body["name"] for body in seats}
    except (Damaged, LookupError):
        # It is theirs all the same.
        return []
    return [last[seat] for seat in sorted(last)]


async def renew(hall: Hall, table: str, secret: str, key: str) -> Opened:
    """A new secret for one's seat."""
    room = await hall.room(table)
    number, token = await seat_secrets.renew(hall, room, secret, key)
    return Opened(room.row.id, room.row.code, number, token)


async def record(hall: Hall, table: str) -> str:
    """The record of a game, open to everybody once it is over."""
    state = (await hall.room(table)).table.state
    if not state.over:
        raise Refused("the record holds every secret, so it is open when the game is over", "not-over", {})
    return state.record().text()


async def story(hall: Hall, table: str, secret: str) -> Story:
    """All that a seat has been shown so far; without a secret, what everybody has."""
    viewer = await hall.seat_of(table, secret)
    room = await hall.room(table)
    told = room.table.state.story(viewer)
    return Story(told["view"], told["journal"])


async def hint(hall: Hall, table: str, secret: str) -> Hint:
    """What a bot would do in one's place."""
    seat = await hall.seat_of(table, secret)
    return Hint(await hints.hint(hall, await hall.room(table), seat))


async def moments(hall: Hall, table: str, secret: str, eyes: str) -> Moments:
    """Every moment of a game as a seat was shown it; another's, once it is over."""
    own = await hall.seat_of(table, secret)
    found = (await hall.room(table)).table
    viewer = seat_called(eyes, own, found.game.players)
    check_eyes(found, viewer, own)
    return await hall.archive.moments(table, found, viewer)


async def fair(hall: Hall, table: str) -> Fair:
    """What shows that the deal was not tampered with."""
    found = (await hall.room(table)).table
    if found.waiting:
        return Fair(found.seal)
    own = found.shuffle.shown(found.over) if found.together is not None else None
    shares = [ShareShown(**share) if share else None for share in own] if own is not None else None
    if not found.over:
        return Fair(found.seal, shares=shares)
    return Fair(found.seal, found.seed, found.salt, shares)
