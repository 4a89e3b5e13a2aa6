"""The journal of Broom Service as lines."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import entries, reasons
from broomstick.heart.codec import BAG_MASK, bag_count, kind_of
from broomstick.heart.journal import Entry
from broomstick.terminal.story import PLAYS, Story
from broomstick.words import Facts, Speech
from broomstick.words.books.broom_service.box import box_of
from broomstick.words.text import capital

BETWEEN_TURNS = (
    entries.EVENT,
    entries.SHUFFLED,
    entries.BEWITCHED,
    entries.COUNTS,
    entries.SHOWS,
    entries.GIVES,
    entries.SCORES_BOLTS,
    entries.SCORES_AMULETS,
    entries.SCORES_CARDS,
    entries.SCORES_SETS,
)
IN_TURNS = (
    reasons.BLACK_MARKET,
    reasons.BEWITCHED,
    reasons.BRAVERY,
    reasons.HOARD,
    reasons.FOREST_TILE,
    reasons.MOUNTAIN_TILE,
    reasons.GIFT,
    reasons.ERRAND,
    reasons.GOSSIP,
)
"""Why points come or go within a turn; for all else they do between turns."""


def is_between(entry: Entry) -> bool:
    """Whether an entry belongs to no turn: what an event brings or takes, and the final score."""
    kind = kind_of(entry.code)
    if kind in (entries.GAINS, entries.LOSES):
        return entries.reason_of(entry.code) not in IN_TURNS
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
        self.given = entry if kind_of(entry.code) == entries.GIVES else None
        super().tell_one(entry)
        if kind_of(entry.code) == entries.EVENT:
            self.lines[-1].text = event_told(self.speech, lists.EVENTS[entries.event_of(entry.code)])

    def same_idleness(self, entry: Entry) -> bool:
        """That a card can do nothing is told once, even if it can do nothing twice."""
        same = self.same_as_before(entry) and self.before is not None and self.before.seat == entry.seat
        return same and kind_of(entry.code) == entries.CANNOT

    def gives_more(self, entry: Entry) -> bool:
        """Resources that are given away one after another are told as one gift, as long as they can be counted."""
        before = self.given
        if (
            before is None
            or self.before is None
            or kind_of(entry.code) != entries.GIVES
            or entry.seat != before.seat
        ):
            return False
        bags = entries.gives_resources(before.code), entries.gives_resources(entry.code)
        if any(bag_count(bags[0], i) + bag_count(bags[1], i) > BAG_MASK for i in range(len(lists.RESOURCES))):
            return False
        self.given = Entry(entries.gives(sum(bags)), entry.seat, entry.audience)
        told = self.lines[-1].text.removesuffix(self.speech.entry(before))
        self.lines[-1].text = told + self.speech.entry(self.given)
        return True

    def joins(self, entry: Entry) -> bool:
        # A bewitched role is paid for before it knocks out another.
        if kind_of(entry.code) == entries.KNOCKED_OUT and self.before is not None and self.lines:
            return kind_of(self.before.code) in (*PLAYS, entries.LOSES)
        return super().joins(entry)

    def belongs_to_turn(self, kind: int) -> bool:
        return self.in_turn

    def goes_on(self, entry: Entry, before: Entry) -> bool:
        if is_between(entry):
            return is_between(before)
        return self.in_turn and kind_of(before.code) not in (entries.SAYS_NEXT, entries.KNOCKED_OUT)
