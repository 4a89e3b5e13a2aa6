"""A table: what anybody wants to do there, as the next entry of its log, or why it cannot be."""

from broomstick.heart.errors import IllegalAction
from broomstick.heart.state import State
from broomstick.hosting.digests import digest
from broomstick.hosting.entries import (
    ACT,
    DEFAULT,
    GO_ON,
    LOCK,
    RULES,
    SCENE,
    SEAT,
    START,
    UNDO,
    Body,
    Entry,
)
from broomstick.hosting.played import (
    BEFORE_PLAY,
    BOT,
    MOST_EARLIER,
    OPEN,
    PERSON,
    Played,
    Refused,
    Seat,
    not_begun,
)

__all__ = ["BOT", "MOST_EARLIER", "OPEN", "PERSON", "Refused", "Seat", "Table"]


class Table(Played):
    """The game as its log tells it. Entries are proposed here, made durable elsewhere, and then applied.

    No input, no output, no clock.
    """

    def propose_start(self, key: str, now: float) -> Entry:
        """The first entry of a new table."""
        body: Body = {
            "game": self.game.identity(),
            "seed": self.seed,
            "salt": self.salt,
            "starter": self.starter,
        }
        if self.together is not None:
            body["together"] = self.together
        if self.teaching is not None:
            body["lesson"] = {"name": self.teaching.lesson.name, "mark": self.teaching.lesson.mark}
        return self.entry(START, None, body, key, now, self.fingerprint)

    def propose_act(self, seat: int, at: int, action: str, key: str, now: float, kind: str = ACT) -> Entry:
        """An open decision of a seat, answered for the position it was asked in."""
        self.check_position(at)
        if self.sealed:
            raise Refused("a sealed question is open; answers to it go into envelopes", "sealed", {})
        self.check_taught(seat, action)
        twin = self.state.copy()
        twin.play(seat, action)
        return self.try_out(self.entry(kind, seat, {"action": action}, key, now, digest(twin)), twin)

    def check_answer(self, seat: int, batch: int, answer: str) -> None:
        """Whether an answer to the open sealed question may go into an envelope."""
        self.check_position(batch)
        if not self.sealed:
            raise Refused("no sealed question is open", "not-sealed", {})
        self.check_taught(seat, answer)
        refusal: IllegalAction | None = self.state.refusal(seat, self.game.action(answer))
        if refusal is not None:
            raise refusal

    def propose_lock(self, answers: dict[int, str], key: str, now: float) -> Entry | None:
        """All answers at once, or nothing while some are missing."""
        if not self.sealed or set(answers) != set(self.state.deciders):
            return None
        twin = self.state.copy()
        for seat in sorted(answers):
            twin.play(seat, answers[seat])
        body = {"answers": {str(seat): answers[seat] for seat in sorted(answers)}}
        return self.try_out(self.entry(LOCK, None, body, key, now, digest(twin)), twin)

    def propose_undo(self, seat: int, at: int, key: str, now: float) -> Entry:
        """Take a seat's last decision back, as far as the next barrier."""
        self.check_position(at)
        last = self.line[-1] if self.line else None
        why = self.state.may_undo(seat)
        if why is not None:
            raise Refused(why.message, why.code, why.facts)
        if last is not None and last.kind == DEFAULT:
            raise Refused("the clock has decided this", "time-out", {})
        if last is None or last.kind != ACT or last.seat != seat:
            raise Refused("there is nothing to take back", "undo-nothing", {})
        before = self.line[-2].number
        after = self.as_after(before)
        return self.try_out(self.entry(UNDO, seat, {"to": before}, key, now, digest(after)), after)

    def propose_seat(self, seat: int, who: Seat, key: str, now: float) -> Entry:
        """Somebody else in a seat."""
        body: Body = {"seat": seat, "kind": who.kind, "name": who.name, "bot": who.bot}
        if who.spare:
            body["spare"] = True
        if who.put_by is not None:
            body["put_by"] = who.put_by
        return self.entry(SEAT, seat, body, key, now, self.fingerprint)

    def propose_go_on(self, seat: int, at: int, key: str, now: float) -> Entry:
        """The learner has read what stands there; where a scene ends with it, the next one begins."""
        self.check_position(at)
        if self.teaching is None or not self.teaching.waits_for(seat):
            raise Refused("nothing waits here for anybody to go on", "not-waiting", {})
        if not self.teaching.ends_scene(self.state):
            return self.entry(GO_ON, seat, {}, key, now, self.fingerprint)
        return self.propose_scene(self.teaching.place.scene + 1, seat, key, now)

    def propose_scene(self, scene: int, seat: int | None, key: str, now: float) -> Entry:
        """A scene of the lesson begins; its position stands in the log, whatever becomes of the lesson's file."""
        assert self.teaching is not None
        after = self.teaching.start_of(scene, self.game)
        # What was played before a later scene nobody has seen, and so it is nobody's news.
        told = [] if scene else self.journal_of(after)
        body: Body = {"scene": scene, "position": after.position(), "journal": told}
        return self.entry(SCENE, seat, body, key, now, digest(after))

    def choices(self, seat: int) -> list[int]:
        """What a seat may choose now: what is legal, and at a lesson's table what the lesson asks for."""
        return (
            self.teaching.allowed(self.state, seat) if self.teaching is not None else self.state.choices(seat)
        )

    def default(self, seat: int) -> str:
        """What is played for a seat whose time is out."""
        usual, choices = self.state.default(seat), self.choices(seat)
        return self.game.text(usual if usual in choices or not choices else choices[0])

    def check_taught(self, seat: int, action: str) -> None:
        """At a lesson's table: whether the learner is asked for this now. What is illegal the game itself refuses."""
        if self.teaching is None:
            return
        if self.teaching.waits_for(seat):
            raise Refused("read on first: the lesson waits for you to go on", "lesson-waits", {})
        if self.teaching.keeps_from(self.state, seat, action):
            raise Refused("the lesson asks for something else here", "lesson-only", {})

    def journal_of(self, state: State) -> list[list[object]]:
        told = state.journal.entries if state.journal is not None else []
        return [[self.game.entries.text(one.code), one.seat, one.audience] for one in told]

    def propose_rules(self, after: int, key: str, now: float) -> Entry:
        """The game goes on from here, where today's rules still lead; what came later in the log counts no more."""
        dealt = self.dealt
        body: Body = {
            # Where nothing is dealt yet, only the rules change.
            "position": dealt.position() if dealt is not None else {"rules": self.game.rules},
            "after": after,
            "why": "other-rules",
            "journal": self.journal_of(dealt) if dealt is not None else [],
        }
        return self.entry(RULES, None, body, key, now, self.fingerprint)

    def check_position(self, at: int) -> None:
        if at != self.position:
            raise Refused("the game has gone on since", "stale", {"position": self.position})
        if self.waiting:
            raise not_begun()

    def entry(self, kind: str, seat: int | None, body: Body, key: str, now: float, digest: str) -> Entry:
        return Entry(self.number + 1, kind, seat, body, now, key, digest)

    def try_out(self, entry: Entry, after: State) -> Entry:
        self.tried = entry, after
        return entry

    def ends_with(self, entry: Entry) -> bool:
        """Whether the game is over with this entry, which is to be the next."""
        if entry.kind in (SEAT, UNDO, GO_ON, SCENE, *BEFORE_PLAY):
            return False
        after = self.tried_out(entry)
        if after is None:
            after = self.state.copy()
            self.carry_out(after, entry)
        return after.over
