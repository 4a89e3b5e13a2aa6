"""What is done before the cards are dealt: people come, everybody's share is fixed, opened, and then they are dealt.

Here it is said which entry comes next; whoever asks writes it, and asks again.
"""

import secrets
from collections.abc import Iterable

from broomstick.hosting.digests import digest
from broomstick.hosting.entries import COMMIT, DEAL, REVEAL, Body, Entry
from broomstick.hosting.live_messages import ShareGiven, Waiting
from broomstick.hosting.shuffle import commit_of
from broomstick.hosting.table import OPEN, PERSON, Refused, Table

OPEN_WITHIN = 10.0
"""Seconds in which shares have to be opened; what is not open by then is left out."""
MOST_COMMITS = 8
"""So often a seat may commit to something, as it does when its person comes with another device."""


class Gathering:
    """The people of a table before its cards are dealt, and what they have opened so far."""

    def __init__(self, table: Table, since: float) -> None:
        """``since``: when shares were asked for; after a restart they are asked for again."""
        self.table = table
        self.since = since
        # Kept in memory only: whoever has opened a share opens it again when asked again.
        self.opened: dict[int, str] = {}

    @property
    def deal_by(self) -> float | None:
        """When the cards are dealt with what there is; None while nothing is asked for."""
        table = self.table
        return self.since + OPEN_WITHIN if table.waiting and table.shuffle.fixed else None

    def coming(self, own: Iterable[int], shares: Iterable[ShareGiven]) -> list[tuple[int, str]]:
        """What the seats of a device that comes commit to, where that is news."""
        table = self.table
        given = {share.seat: share for share in shares}
        if not table.waiting:
            return []
        found: list[tuple[int, str]] = []
        for seat in sorted(own):
            share, before = given.get(seat, ShareGiven(seat)), table.shuffle.commits[seat]
            to = share.commit or (commit_of(share.value) if share.value else "")
            if share.value and commit_of(share.value) == to:
                self.opened[seat] = share.value
            # A device that knows nothing of shares takes none away.
            news = to != before and (bool(to) or before is None)
            if news and not table.shuffle.fixed and commits_of(table, seat) < MOST_COMMITS:
                found.append((seat, to))
        return found

    def commit(self, seat: int, to: str, now: float) -> Entry:
        """What a seat will put into the shuffle, by its hash; nothing, where its device does not know how."""
        key, fingerprint = fresh_key("commit"), self.table.fingerprint
        return self.table.entry(COMMIT, seat, {"commit": to}, key, now, fingerprint)

    def next_entry(self, now: float) -> Entry | None:
        """What happens next by itself: when all have come, their shares are opened, and then the cards are dealt.

        Where everybody is at one device its shares come opened, and the cards are dealt at once.
        """
        table = self.table
        fixed = table.shuffle.fixed
        if not table.waiting or not (fixed or everybody_came(table)):
            return None
        if not self.missing or (fixed and now >= self.since + OPEN_WITHIN):
            return self.deal(now)
        return None if fixed else self.reveal(now)

    def reveal(self, now: float) -> Entry:
        """From here on what was committed to is fixed."""
        self.since = now
        body: Body = {"commits": self.commits}
        return self.table.entry(REVEAL, None, body, fresh_key("reveal"), now, self.table.fingerprint)

    def deal(self, now: float) -> Entry:
        """The cards, from all that was opened; the rest is left out."""
        table = self.table
        left_out = self.missing
        values = ["" if seat in left_out else self.opened.get(seat, "") for seat in range(len(table.seats))]
        values = [value if commit else "" for value, commit in zip(values, self.commits, strict=True)]
        seed = table.shuffle.seed(table.seed, table.salt, values)
        after = table.game.start(seed, salt=table.salt, starter=table.starter)
        body: Body = {"commits": self.commits, "values": values}
        return table.try_out(table.entry(DEAL, None, body, fresh_key("deal"), now, digest(after)), after)

    @property
    def commits(self) -> list[str]:
        """What everybody puts in, by its hash; until it is fixed, that of the people who sit there now."""
        table = self.table
        return [
            (commit or "") if table.shuffle.fixed or who.kind == PERSON else ""
            for commit, who in zip(table.shuffle.commits, table.seats, strict=True)
        ]

    @property
    def missing(self) -> list[int]:
        """Seats whose share is not open yet."""
        return [
            seat
            for seat, commit in enumerate(self.commits)
            if commit and commit_of(self.opened.get(seat, "")) != commit
        ]

    def open_share(self, seat: int, value: str) -> None:
        """A seat's device shows what it had committed to."""
        shuffle = self.table.shuffle
        if value and shuffle.values[seat] == value:
            return
        if not self.table.waiting:
            raise Refused("the cards were dealt before this came", "share-late", {})
        if not shuffle.fixed or shuffle.commits[seat] != commit_of(value):
            raise Refused("this is not what the seat has committed to", "share-other", {})
        self.opened[seat] = value

    def shown(self, wait: int | None = None) -> Waiting | None:
        """What everybody is told while nothing is dealt; nothing of it depends on the deal, since there is none.

        ``wait``: how long it is agreed to wait for whoever is away.
        """
        table = self.table
        if not table.waiting:
            return None
        due = self.deal_by
        return Waiting(
            game=table.game.name,
            options=dict(table.game.options),
            commits=list(table.shuffle.commits),
            missing=self.missing if due is not None else None,
            until=round(due, 1) if due is not None else None,
            wait=wait,
        )


def everybody_came(table: Table) -> bool:
    """Whether nobody is waited for: every seat is taken, and every person's device has said what it puts in."""
    commits, together = table.shuffle.commits, table.together or []
    one_came = any(commits[seat] is not None for seat in together)
    return all(
        who.kind != OPEN
        and (who.kind != PERSON or commits[seat] is not None or (seat in together and one_came))
        for seat, who in enumerate(table.seats)
    )


def commits_of(table: Table, seat: int) -> int:
    """How often a seat has committed to something."""
    return sum(entry.kind == COMMIT and entry.seat == seat for entry in table.entries)


def fresh_key(what: str) -> str:
    return f"{what} {secrets.token_hex(8)}"
