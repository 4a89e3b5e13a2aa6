"""The journal of Broom Service as lines."""

from broomstick.games.broom_service.box.vocabulary import (
    BEWITCHED,
    BLACK_MARKET,
    CANNOT,
    COUNTS,
    EVENT,
    EVENTS,
    GAINS,
    GIVES,
    LOSES,
    POINT_BITS,
    RESOURCES,
    SCORES_AMULETS,
    SCORES_BOLTS,
    SCORES_CARDS,
    SCORES_SETS,
    SHOWS,
    SHUFFLED,
    WHY_BEWITCHED,
    WHY_BRAVERY,
    WHY_ERRAND,
    WHY_FOREST_TILE,
    WHY_GIFT,
    WHY_GOSSIP,
    WHY_HOARD,
    WHY_MOUNTAIN_TILE,
    bag_count,
)
from broomstick.heart.codec import BAG_MASK, KIND_BITS, KIND_MASK
from broomstick.heart.journal import KNOCKED_OUT, SAYS_NEXT, Entry
from broomstick.terminal.story import PLAYS, Story
from broomstick.words import Facts, Speech
from broomstick.words.books.broom_service.box import box_of
from broomstick.words.text import capital

BETWEEN_TURNS = (
    EVENT, SHUFFLED, BEWITCHED, COUNTS, SHOWS, GIVES, SCORES_BOLTS, SCORES_AMULETS, SCORES_CARDS, SCORES_SETS,
)  # fmt: skip
IN_TURNS = (
    BLACK_MARKET, WHY_BEWITCHED, WHY_BRAVERY, WHY_HOARD, WHY_FOREST_TILE, WHY_MOUNTAIN_TILE, WHY_GIFT, WHY_ERRAND,
    WHY_GOSSIP,
)  # fmt: skip
"""Why points come or go within a turn; for all else they do between turns."""


def is_between(entry: Entry) -> bool:
    """Whether an entry belongs to no turn: what an event brings or takes, and the final score."""
    kind = entry.code & KIND_MASK
    if kind in (GAINS, LOSES):
        return entry.code >> KIND_BITS + POINT_BITS not in IN_TURNS
    return kind in BETWEEN_TURNS


def event_told(speech: Speech, name: str) -> str:
    """An event with what it does."""
    does = box_of(speech.game).event(speech.words, name)
    facts: Facts = {"event": speech.word("event", name), "when": speech.word("event", name, "when")}
    return speech.words.say("event-told", facts, does=capital(does))


class BroomStory(Story):
    """All that one seat does at once is told in one line."""

    def __init__(self, speech: Speech, rounds: int) -> None:
        super().__init__(speech, rounds)
        # All that somebody has just given away, one by one.
        self.given: Entry | None = None

    def tell_one(self, entry: Entry) -> None:
        if is_between(entry):
            self.in_turn = False
        if self.gives_more(entry) or self.same_idleness(entry):
            return
        self.given = entry if entry.code & KIND_MASK == GIVES else None
        super().tell_one(entry)
        if entry.code & KIND_MASK == EVENT:
            self.lines[-1].text = event_told(self.speech, EVENTS[entry.code >> KIND_BITS])

    def same_idleness(self, entry: Entry) -> bool:
        """That a card can do nothing is told once, even if it can do nothing twice."""
        same = self.same_as_before(entry) and self.before is not None and self.before.seat == entry.seat
        return same and entry.code & KIND_MASK == CANNOT

    def gives_more(self, entry: Entry) -> bool:
        """Resources that are given away one after another are told as one gift, as long as they can be counted."""
        before = self.given
        if (
            before is None
            or self.before is None
            or entry.code & KIND_MASK != GIVES
            or entry.seat != before.seat
        ):
            return False
        bags = before.code >> KIND_BITS, entry.code >> KIND_BITS
        if any(bag_count(bags[0], i) + bag_count(bags[1], i) > BAG_MASK for i in range(len(RESOURCES))):
            return False
        self.given = Entry(GIVES | sum(bags) << KIND_BITS, entry.seat, entry.audience)
        told = self.lines[-1].text.removesuffix(self.speech.entry(before))
        self.lines[-1].text = told + self.speech.entry(self.given)
        return True

    def joins(self, entry: Entry) -> bool:
        # A bewitched role is paid for before it knocks out another.
        if entry.code & KIND_MASK == KNOCKED_OUT and self.before is not None and self.lines:
            return self.before.code & KIND_MASK in (*PLAYS, LOSES)
        return super().joins(entry)

    def belongs_to_turn(self, kind: int) -> bool:
        return self.in_turn

    def goes_on(self, entry: Entry, before: Entry) -> bool:
        if is_between(entry):
            return is_between(before)
        return self.in_turn and before.code & KIND_MASK not in (SAYS_NEXT, KNOCKED_OUT)
