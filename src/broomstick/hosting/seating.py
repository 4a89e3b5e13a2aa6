"""Who may put whom into which seat. Everything else about seats is carrying this out.

============================  ================================================================================
a seat in which is            may become
============================  ================================================================================
a person                      a bot's: at the person's own wish at any time; at that of anybody else who has a seat
                              only while the person is away and their time is up, by their own clock or as agreed
                              at the table, and then only the bot that is usual for the game: none that plays worse
a bot in a person's place     the person's again, or another bot's: at the wish of whoever holds the seat's secret
nobody yet                    a bot's, at the wish of anybody who has a seat; a person's by the table's code
a bot, put there for nobody   open again, at the wish of anybody who has a seat
a bot, since the beginning    nothing else
============================  ================================================================================
"""

from broomstick.bots.specs import known_for, usual
from broomstick.hosting.names import distinct_name
from broomstick.hosting.room import Room
from broomstick.hosting.table import BOT, OPEN, PERSON, Refused, Seat

BOT_NAMES = ["Hazel", "Sorrel", "Tansy", "Bramble", "Yarrow", "Juniper", "Clover"]


def wished(room: Room, by: int, seat: int, to: str, bot: str) -> Seat:
    """Who sits in a seat from now on, at the wish of whoever sits in another or in the same; else why not."""
    seats = room.table.seats
    if not seat < len(seats):
        raise Refused("there is no such seat", "no-such-seat", {"players": len(seats)})
    before = seats[seat]
    if to == PERSON:
        return person_again(before, by == seat)
    if to == OPEN:
        if not (before.kind == BOT and before.spare):
            raise Refused("only a seat that was open before can be opened again", "not-spare", {})
        return Seat()
    game = room.table.game.name
    bot = known_for(game, bot)
    if before.kind == OPEN:
        return Seat(BOT, bot_name([one.name for one in seats], bot), bot, spare=True)
    if by == seat:
        return Seat(BOT, before.name, bot)
    check_left(room, seat)
    if bot != usual(game):
        raise Refused("whoever is away is stood in for by the usual bot", "not-usual", {"bot": usual(game)})
    return Seat(BOT, before.name, bot, put_by=by)


def person_again(before: Seat, own: bool) -> Seat:
    if before.kind == OPEN:
        raise Refused("nobody sits there yet; a code opens this seat", "no-such-seat", {})
    if not own:
        raise Refused("only whoever holds a seat's secret takes it back", "not-your-seat", {})
    return Seat(PERSON, before.name)


def check_left(room: Room, seat: int) -> None:
    """Whether others may let a bot play in this seat."""
    if room.table.seats[seat].kind == BOT:
        raise Refused("a bot is exchanged only by whoever it plays for", "not-your-seat", {})
    if not room.is_left(seat):
        raise Refused("whoever sits there is still here, or their time is not up yet", "still-here", {})


def bot_name(taken: list[str], bot: str) -> str:
    """A name that nobody at the table has."""
    return distinct_name(next((one for one in BOT_NAMES if one not in taken), bot), taken)
