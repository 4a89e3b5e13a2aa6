"""Somebody who looks at a table: what they were sent last, and so what is news to them."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence

from broomstick.heart.differences import Comparing
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain
from broomstick.hosting.clocks import Clocks
from broomstick.hosting.live_messages import News, ToClient, Waiting, Welcome
from broomstick.hosting.messages import SeatShown
from broomstick.hosting.pictures import changes, picture
from broomstick.hosting.shapes import UNSET
from broomstick.hosting.table import BOT, PERSON, Table

MOST_WAITING = 200
"""Messages that may wait for a slow reader; then the connection is closed, and the client comes back for a welcome."""

TOO_MUCH, NO_HELLO, NEW_SECRET, DELETED, COME_BACK = 4008, 4000, 4003, 4004, 1012
"""Close codes: too many messages, sent or waiting; no hello where one should be; the seat has a new secret, and the one
this came with opens it no more; the table is deleted, by everybody's wish; it has gone to another process, and whoever
connects again finds it there."""


class TooSlow(Exception):
    """A reader has fallen too far behind."""


def seats_shown(
    table: Table,
    here: set[int],
    away: Mapping[int, tuple[float, float | None]],
    failing: Collection[int],
    wishing: Collection[int] = (),
) -> list[SeatShown]:
    """Who sits where, as everybody sees it.

    ``away``: since when nobody looks from a seat, and until when that is waited for; ``wishing``: who wishes that
    nothing is kept of the table.
    """
    found = []
    for i, seat in enumerate(table.seats):
        since, until = away[i] if seat.kind == PERSON and i not in here else (None, None)
        bot = seat.bot if seat.kind == BOT else ""
        wishes = seat.kind == PERSON and i in wishing
        shown = SeatShown(
            seat.kind, seat.name, bot, i in here, since, until, seat.spare, i in failing, seat.put_by, wishes
        )
        found.append(shown)
    return found


class Present:
    """What a viewer may be shown of a table now, in the form it is sent in."""

    def __init__(
        self,
        table: Table,
        viewer: int,
        envelopes: dict[int, str],
        seats: list[SeatShown],
        clocks: Clocks | None = None,
        rematch: str | None = None,
        known: Collection[int] | None = None,
        code: str = "",
        waiting: Waiting | None = None,
    ) -> None:
        """``known``: where who is ready is hidden, the seats of which this viewer knows it all the same.

        ``seats`` are everybody's, the same for all.
        """
        self.at = table.position
        self.picture = picture(table, viewer)
        self.told = table.told(viewer)
        # Who is ready everybody sees, unless it is hidden; what is in an envelope only whoever closed it.
        self.hide_ready = known is not None
        shown = sorted(envelopes) if envelopes else []
        self.ready = shown if known is None else [seat for seat in shown if seat in known]
        self.answer = envelopes.get(viewer)
        self.seats = seats
        self.clock = clocks.clock if clocks is not None else None
        self.clocks = clocks.shown(table.sealed, known or ()) if clocks is not None else []
        self.rematch = rematch
        self.code = code
        self.waiting = waiting


class Viewer:
    """One connection: a seat's, or a spectator's (PUBLIC)."""

    def __init__(self, seat: int, beside: Sequence[int] = ()) -> None:
        self.seat = seat
        # Whose people are at this device; they are here, but only the seat itself is shown anything.
        self.here = {one for one in (seat, *beside) if one != PUBLIC}
        self.number = 0
        self.last: Present | None = None
        self.waiting: asyncio.Queue[ToClient | None] = asyncio.Queue(MOST_WAITING)
        # How many of those are not sent yet, the one that is just being sent among them.
        self.unsent = 0
        # Sends a message at once; False where it has to wait. None: all have to.
        self.at_once: Callable[[ToClient], bool] | None = None
        # With which code the connection is closed, where it is closed from here.
        self.goodbye = TOO_MUCH
        self.gone = False

    def send(self, message: ToClient) -> None:
        """Send a message, or put it into the queue of this connection where it cannot go now."""
        if self.at_once is not None and not self.unsent and self.at_once(message):
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            raise TooSlow from None
        self.unsent += 1

    def welcome(
        self, table_id: str, code: str, table: Table, present: Present, chat: Sequence[Plain], now: float
    ) -> Welcome:
        """Everything at once, on arrival."""
        self.last = present
        self.number = 0
        return Welcome(
            table=table_id,
            code=code,
            seat=None if self.seat == PUBLIC else self.seat,
            seats=present.seats,
            seal=table.seal,
            at=present.at,
            picture=present.picture,
            journal=present.told.since(0),
            ready=present.ready,
            answer=present.answer,
            chat=list(chat),
            clock=present.clock,
            clocks=present.clocks,
            now=now,
            rematch=present.rematch,
            hide_ready=present.hide_ready,
            waiting=present.waiting,
        )

    def news(
        self, present: Present, chat: Sequence[Plain], now: float, comparing: Comparing | None = None
    ) -> News | None:
        """What is new since the last message; nothing where nothing is."""
        last = self.last
        assert last is not None
        told = present.told.in_common(last.told)
        fresh = present.told.since(told)
        shorter = told < last.told.count
        ticked = present.clocks != last.clocks
        news = News(
            number=self.number + 1,
            at=present.at if present.at != last.at else None,
            picture=changes(last.picture, present.picture, comparing)
            if present.picture is not last.picture
            else {},
            told=told if fresh or shorter else None,
            journal=fresh,
            ready=present.ready if present.ready != last.ready else None,
            answer=present.answer if present.answer != last.answer else UNSET,
            seats=present.seats if present.seats != last.seats else None,
            chat=list(chat),
            clocks=present.clocks if ticked else None,
            now=now if ticked else None,
            rematch=present.rematch if present.rematch != last.rematch else None,
            code=present.code if present.code != last.code else None,
            waiting=present.waiting if present.waiting != last.waiting else UNSET,
        )
        self.last = present
        if news.at is None and news == News(number=news.number):
            return None
        self.number += 1
        return news

    def same_news(self, present: Present, news: News | None) -> News | None:
        """The news of somebody who had been told just the same."""
        self.last = present
        self.number += news is not None
        return news
