"""A table as its log tells it: entries are taken in one by one, and the game is what they have made of it."""

import hashlib
import json
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Self

from broomstick.games import make
from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game
from broomstick.heart.journal import Entry as Happening
from broomstick.heart.plain import Plain
from broomstick.heart.state import State
from broomstick.hosting.digests import digest
from broomstick.hosting.entries import (
    ACT,
    COMMIT,
    DEAL,
    DEFAULT,
    GO_ON,
    LOCK,
    REVEAL,
    RULES,
    SCENE,
    SEAT,
    START,
    UNDO,
    Entry,
)
from broomstick.hosting.lesson import Teaching
from broomstick.hosting.shuffle import Shuffle
from broomstick.hosting.slices import at_once
from broomstick.hosting.snapshots import Snapshot, state_of
from broomstick.hosting.telling import Telling, Told
from broomstick.lessons import Lesson, read_again

MOST_EARLIER = 16
"""So many positions are kept to go back to; further back, the game is played again."""

PERSON, BOT, OPEN = "person", "bot", "open"
BEFORE_PLAY = (COMMIT, REVEAL, DEAL)


class Refused(BroomstickError):
    """What a client asked for cannot be; ``code`` says why, and nothing has changed."""


@dataclass(slots=True)
class Seat:
    """Who sits in a seat: a person, a bot, or nobody yet."""

    kind: str = OPEN
    name: str = ""
    bot: str = ""
    spare: bool = False
    """A bot that plays for nobody and makes way for whoever comes."""
    put_by: int | None = None
    """At the wish of which other seat a bot plays here, for somebody who was away when their time was up."""


class Played:
    """A game, who sits at it, and the log that both come from."""

    def __init__(
        self,
        game: Game,
        seed: str,
        salt: str,
        starter: int | None,
        together: list[int] | None = None,
        lesson: Lesson | None = None,
    ) -> None:
        """``together``: the cards wait for people's shares, and these seats are at one device; None: they do not."""
        self.game = game
        self.seed = seed
        self.salt = salt
        self.starter = starter
        self.entries: list[Entry] = []
        # The entries that made the game what it is: those that were undone are not among them.
        self.line: list[Entry] = []
        self.seats = [Seat() for _ in range(game.players)]
        self.together = together
        self.shuffle = Shuffle(game.players)
        # None while the table waits for people: there is no deal yet, and so nothing that could be told of it.
        self.dealt: State | None = None
        if together is None:
            self.dealt = self.first_state()
        # The game before each of the last decisions that can be taken back, with the number of the entry it is after.
        self.earlier: list[tuple[int, State]] = []
        # The game as it would be with the entry that was proposed last: it is played once, and then taken over.
        self.tried: tuple[Entry, State] | None = None
        self.telling = Telling()
        # By viewer, the picture of the game as it is now: whoever asks again before it goes on is given the same.
        self.pictures: dict[int, Plain] = {}
        # What is in all of them; of the game as it is now, or as it was before: what has not changed is kept.
        self.common: dict[str, Plain] = {}
        self.common_is_old = True
        # The entry since which the game goes on by other rules than it was begun with.
        self.changed_rules_at: int | None = None
        # Where the learner is in a lesson; None at any other table.
        self.teaching = Teaching(lesson) if lesson is not None else None
        # Everybody's points as each round began, by the round.
        self.began: dict[int, list[int]] = {}
        # Snapshots that were to be begun from, and do not fit this log.
        self.unfit: list[int] = []

    @classmethod
    def replay(cls, entries: list[Entry]) -> Self:
        """A table from its whole log, whatever the hashes in it say."""
        table = cls.at_start(entries)
        settled = last_rules(entries)
        for i, entry in enumerate(entries):
            table.apply(entry) if i >= settled else table.pass_over(entry)
        return table

    @classmethod
    def restored(cls, entries: list[Entry], snapshots: Sequence[Snapshot] = ()) -> tuple[Self, int]:
        """A table as far as today's rules lead where its log says, and the number of the last entry that they do.

        Of the entries behind that one only who sits where is taken in.
        """
        return at_once(cls.restoring(entries, snapshots))

    @classmethod
    def restoring(
        cls, entries: list[Entry], snapshots: Sequence[Snapshot] = ()
    ) -> Generator[None, None, tuple[Self, int]]:
        """The same entry by entry, for a host that has something else to do in between.

        What lies before the first of these snapshots that fits is not played again.
        """
        table = cls.at_start(entries)
        settled = last_rules(entries)
        rules = rules_in(entries[settled])
        good: int | None = None
        begun, known = 0, None
        # Where a learner is in a lesson only playing tells.
        for snapshot in snapshots if table.teaching is None else ():
            # One from before other rules were agreed on tells nothing of what came after.
            if snapshot.number > settled:
                known = state_of(snapshot, table.game, entries)
                if known is not None:
                    begun = snapshot.number
                    break
                table.unfit.append(snapshot.number)
        for i, entry in enumerate(entries):
            yield
            if i < settled or good is not None:
                table.pass_over(entry)
                continue
            if i < begun:
                table.note(entry)
                if entry.number == begun and known is not None:
                    table.state, table.began = known
                continue
            line = table.line[:]
            try:
                table.apply(entry)
                sound = table.digest(rules) == entry.position_hash
            except (BroomstickError, LookupError, TypeError, ValueError, AttributeError):
                sound = False
            if not sound:
                good = entry.number - 1
                if table.number == entry.number:
                    table.entries.pop()
                table.line = line
                if table.dealt is not None:
                    table.state = table.rebuilt(line)
                table.earlier.clear()
                table.pass_over(entry)
        return table, table.number if good is None else good

    @classmethod
    def at_start(cls, entries: list[Entry]) -> Self:
        """A table at its very start, by the rules of its log where the game still knows them, else by today's."""
        first = entries[0]
        if first.kind != START:
            raise Refused("a log begins with the start of a game", "no-start", {})
        body = first.body
        named = body["game"]
        data = None if named["data"] == "standard" else named["data"]
        game = make(named["game"], named["players"], data, named["options"], rules_of(entries))
        named = body.get("lesson")
        lesson = read_again(game.name, named["name"], named["mark"]) if named is not None else None
        return cls(game, body["seed"], body["salt"], body["starter"], body.get("together"), lesson)

    def first_state(self) -> State:
        """The game at its deal."""
        return self.game.start(self.deal_seed, salt=self.salt, starter=self.starter)

    @property
    def deal_seed(self) -> str:
        """What the cards are dealt from, with the salt: the sealed seed, and what people have put in."""
        if self.together is None:
            return self.seed
        if not self.shuffle.done:
            raise not_begun()
        return self.shuffle.seed(self.seed, self.salt, self.shuffle.values)

    @property
    def waiting(self) -> bool:
        """Whether the cards are not dealt yet."""
        return self.dealt is None

    @property
    def state(self) -> State:
        """The game; as long as nothing is dealt there is none."""
        if self.dealt is None:
            raise not_begun()
        return self.dealt

    @state.setter
    def state(self, state: State) -> None:
        self.dealt = state

    @property
    def over(self) -> bool:
        return self.dealt is not None and self.dealt.over

    @property
    def deciders(self) -> list[int]:
        """Seats that owe a decision."""
        return self.dealt.deciders if self.dealt is not None else []

    @property
    def fingerprint(self) -> str:
        """The digest of the game; before there is one, the seal of the seed."""
        return digest(self.dealt) if self.dealt is not None else self.seal

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].number if self.entries else 0

    @property
    def position(self) -> int:
        """The number of the entry that made the game what it is now; an answer names the one it was given to."""
        for entry in reversed(self.entries):
            if entry.kind != SEAT:
                return entry.number
        return 0

    @property
    def waits(self) -> bool:
        """Whether a seat is open for somebody who comes."""
        return any(seat.kind == OPEN for seat in self.seats)

    @property
    def sealed(self) -> bool:
        """Whether a sealed question is open."""
        return self.dealt is not None and self.dealt.topic >= 0

    @property
    def holds(self) -> bool:
        """Whether nobody decides anything until the learner has read on."""
        return self.teaching is not None and self.teaching.waits

    @property
    def by_other_rules(self) -> bool:
        """Whether the log was written by another version of the rules, and so the game cannot just go on."""
        return rules_of(self.entries) != self.game.rules

    @property
    def seal(self) -> str:
        """What is shown when a table opens: with seed and salt, shown when it ends, anybody can check the deal."""
        return hashlib.sha256((self.seed + self.salt).encode()).hexdigest()

    def tried_out(self, entry: Entry) -> State | None:
        """The game after an entry, where it is the one that was tried out last, stamped with its time or not."""
        if self.tried is None:
            return None
        last, after = self.tried
        same = (last.number, last.key, last.position_hash) == (entry.number, entry.key, entry.position_hash)
        return after if same else None

    def apply(self, entry: Entry) -> None:
        """Take an entry in. It has been proposed here, or comes from the log."""
        if entry.number != self.number + 1:
            raise Refused(f"entry {entry.number} does not follow {self.number}", "gap", {})
        if entry.kind == UNDO:
            to = entry.body["to"]
            after = self.tried_out(entry)
            self.state = after if after is not None else self.as_after(to)
            while self.earlier and self.earlier[-1][0] >= to:
                self.earlier.pop()
        elif entry.kind in (ACT, DEFAULT, LOCK):
            self.go_on(entry)
        elif entry.kind == RULES:
            if set(entry.body["position"]) != {"rules"}:
                self.state = self.from_position(entry)
            self.earlier.clear()
            # What the lesson says is about a game that was played by the rules before.
            self.teaching = None
        elif entry.kind in (GO_ON, SCENE):
            if entry.kind == SCENE:
                self.state = self.from_position(entry)
            self.earlier.clear()
        self.note(entry)
        if entry.kind == DEAL:
            after = self.tried_out(entry)
            self.state = self.first_state() if after is None else after
        if entry.kind != SEAT:
            self.pictures = {}
            self.common_is_old = True
        self.tried = None
        if entry.kind != SEAT and self.dealt is not None:
            self.note_round()
            if self.teaching is not None:
                self.teaching.take_in(entry, self.dealt)

    def note(self, entry: Entry) -> None:
        """All that an entry says but what becomes of the game."""
        if entry.kind == SEAT:
            body = entry.body
            self.seats[body["seat"]] = Seat(
                body["kind"], body["name"], body["bot"], body.get("spare", False), body.get("put_by")
            )
        elif entry.kind == UNDO:
            while self.line[-1].number > entry.body["to"]:
                self.line.pop()
        elif entry.kind in BEFORE_PLAY:
            self.shuffle.take_in(entry)
            if entry.kind == DEAL:
                self.line = [entry]
        elif entry.kind == RULES:
            self.line = [entry]
            self.changed_rules_at = entry.number
        else:
            self.line.append(entry)
        self.entries.append(entry)

    def note_round(self) -> None:
        """Keep the points with which a round begins; one that was taken back has not begun."""
        now = self.state.round
        self.began = {number: points for number, points in self.began.items() if number <= now}
        if now and now not in self.began:
            self.began[now] = self.state.scores()

    def course(self) -> list[list[int]]:
        """By seat: the points at the start, after each round so far but the last, and now.

        Nothing where rounds are missing, since the game has gone on from a position by other rules.
        """
        if list(self.began) != list(range(1, self.state.round + 1)):
            return []
        return [list(points) for points in zip(*self.began.values(), self.state.scores(), strict=True)]

    def go_on(self, entry: Entry) -> None:
        """Take a decision in, and keep the game as it was before as long as it can be taken back."""
        before, after = self.state, self.tried_out(entry)
        if after is None:
            after = before.copy()
            self.carry_out(after, entry)
        if after.moves <= after.barrier:
            self.earlier.clear()
        elif self.line:
            self.earlier.append((self.line[-1].number, before))
            del self.earlier[:-MOST_EARLIER]
        self.state = after

    def as_after(self, number: int) -> State:
        """The game as it was after an entry of its line."""
        for one, state in reversed(self.earlier):
            if one == number:
                return state
        return self.rebuilt([entry for entry in self.line if entry.number <= number])

    def told(self, viewer: int) -> Told:
        """What a viewer has been told so far, as plain data; an entry's place among them is its number."""
        return self.telling.told(self.dealt, viewer) if self.dealt is not None else Told([], 0)

    def pass_over(self, entry: Entry) -> None:
        """Take an entry in whose game counts no more; who sat down then still sits there."""
        if entry.kind == SEAT:
            self.apply(entry)
        else:
            self.teaching = None
            if entry.kind in BEFORE_PLAY:
                self.shuffle.take_in(entry)
            self.entries.append(entry)

    def rebuilt(self, line: list[Entry]) -> State:
        """The game after these entries."""
        state = self.first_state()
        for entry in line:
            if entry.kind in (RULES, SCENE):
                state = self.from_position(entry)
            else:
                self.carry_out(state, entry)
        return state

    def from_position(self, entry: Entry) -> State:
        """The game as it stands in an entry, and what had been told by then, where it can still be said."""
        state = self.game.position({**entry.body["position"], "rules": self.game.rules})
        assert state.journal is not None
        for what, seat, audience in entry.body["journal"]:
            try:
                state.journal.entries.append(Happening(self.game.entries.parse(what), seat, audience))
            except BroomstickError:
                continue
        return state

    def digest(self, rules: object) -> str:
        """The hash of the position, had it been written by this version of the rules."""
        if self.dealt is None or rules == self.game.rules:
            return self.fingerprint
        position: Plain = {**self.state.position(), "rules": rules}
        text = json.dumps(position, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    @staticmethod
    def carry_out(state: State, entry: Entry) -> None:
        if entry.kind in (ACT, DEFAULT):
            assert entry.seat is not None
            state.play(entry.seat, entry.body["action"])
        elif entry.kind == LOCK:
            for seat, answer in sorted(entry.body["answers"].items(), key=lambda item: int(item[0])):
                state.play(int(seat), answer)


def not_begun() -> Refused:
    return Refused("the table waits for people, and no card is dealt yet", "not-begun", {})


def last_rules(entries: list[Entry]) -> int:
    """Where the log begins to count: at the last change of rules, or at its start."""
    return max((i for i, entry in enumerate(entries) if entry.kind == RULES), default=0)


def rules_of(entries: list[Entry]) -> object:
    """The version of the rules that the hashes of a log are of, since its last change of rules."""
    return rules_in(entries[last_rules(entries)])


def rules_in(entry: Entry) -> object:
    """The version of the rules that an entry names: a change of rules, or the start."""
    return entry.body["position" if entry.kind == RULES else "game"]["rules"]
