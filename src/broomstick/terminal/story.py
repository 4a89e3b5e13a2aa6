"""The journal of one viewer as lines: a few entries make a line, and a turn reads as one group."""

from dataclasses import dataclass

from broomstick.heart.codec import kind_of
from broomstick.heart.codes import entries
from broomstick.heart.journal import NO_SEAT, Entry
from broomstick.words import Speech

HEADING, TURN, PLAIN = "heading", "turn", "plain"
ASIDE = "aside"
"""What a line is: the beginning of a round or the end, the beginning of a turn, more of a turn, or all else."""

PLAYS = (entries.LEADS, entries.FOLLOWS)


@dataclass
class Line:
    """A line of the story, about a seat or about everybody."""

    text: str
    kind: str
    seat: int = NO_SEAT
    seats: tuple[int, ...] = ()
    stance: str = ""
    play: str = ""
    """How a play was declared, and the sentence that says so, where the line tells of one."""
    fall: str = ""
    """The sentence at its end that tells who is knocked out."""


class Story:
    """Tells entries in their order; of those before it remembers where in the game they have led.

    A game says which of its own entries belong into a line with others, or to no turn.
    """

    def __init__(self, speech: Speech, rounds: int) -> None:
        self.speech = speech
        self.rounds = rounds
        self.turn = 0
        self.in_turn = False
        # Whether the rounds have begun.
        self.begun = False
        self.lines: list[Line] = []
        self.before: Entry | None = None

    def tell(self, entries: list[Entry]) -> list[Line]:
        """The lines for some more entries."""
        self.lines = []
        self.before = None
        for entry in entries:
            self.tell_one(entry)
            self.before = entry
        return self.lines

    def pass_over(self, before: list[Entry]) -> None:
        """Remember where some entries have led, without telling them: a new round begins everything anew."""
        rounds = [i for i, entry in enumerate(before) if kind_of(entry.code) == entries.ROUND]
        self.tell(before[rounds[-1] :] if rounds else before)

    def tell_one(self, entry: Entry) -> None:
        kind = kind_of(entry.code)
        words = self.speech.words
        if kind == entries.ROUND:
            self.turn = 0
            self.in_turn = False
            self.begun = True
            number = self.speech.arguments(self.speech.game.entries, entry.code)["round"]
            self.add(words.say("round-of", round=number, rounds=self.rounds), HEADING, NO_SEAT)
        elif kind == entries.GAME_OVER:
            self.add(self.speech.entry(entry), HEADING, NO_SEAT)
        elif kind == entries.LEADS:
            self.turn += 1
            self.in_turn = True
            self.add(words.say("turn-line", turn=self.turn, text=self.speech.entry(entry)), TURN, entry.seat)
            self.mark_play(entry)
        elif kind == entries.SAYS_NEXT:
            self.add_gathered(entry, "entry-says-next")
        elif self.joins(entry):
            said = self.speech.entry(entry)
            self.lines[-1].text += " " + said
            if kind == entries.KNOCKED_OUT:
                self.lines[-1].fall = said
        elif self.same_as_before(entry) and words.has(f"together-{self.word(entry)}"):
            self.add_gathered(entry, f"together-{self.word(entry)}")
        else:
            if kind in (entries.FOLLOWS, entries.ACTS):
                self.in_turn = True
            self.add(self.speech.entry(entry), PLAIN if self.in_turn else ASIDE, entry.seat)
            if kind == entries.FOLLOWS:
                self.mark_play(entry)
            if not self.belongs_to_turn(kind):
                self.in_turn = False
                self.lines[-1].kind = ASIDE

    def belongs_to_turn(self, kind: int) -> bool:
        return self.in_turn and (kind in (*PLAYS, entries.SAYS_NEXT, entries.KNOCKED_OUT, entries.ACTS))

    def joins(self, entry: Entry) -> bool:
        """What a play or a choice sets off at once is told in its line."""
        if self.before is None or not self.lines:
            return False
        kind = kind_of(entry.code)
        if kind == entries.KNOCKED_OUT:
            return kind_of(self.before.code) in PLAYS
        if (
            entry.seat == NO_SEAT
            or entry.seat != self.before.seat
            or kind in (*PLAYS, entries.ACTS, entries.SAYS_NEXT)
        ):
            return False
        return self.goes_on(entry, self.before)

    def goes_on(self, entry: Entry, before: Entry) -> bool:
        """Whether an entry of the same seat as the one before it is told in the same line."""
        return self.in_turn and kind_of(before.code) in (*PLAYS, entries.ACTS)

    def word(self, entry: Entry) -> str:
        return self.speech.game.entries.kind(entry.code).word

    def same_as_before(self, entry: Entry) -> bool:
        return self.before is not None and self.before.code == entry.code

    def add(self, text: str, kind: str, seat: int) -> None:
        self.lines.append(Line(text, kind, seat, () if seat == NO_SEAT else (seat,)))

    def mark_play(self, entry: Entry) -> None:
        """The line just added tells how a role was played."""
        arguments = self.speech.arguments(self.speech.game.entries, entry.code)
        self.lines[-1].stance = str(arguments["stance-is"])
        self.lines[-1].play = self.speech.entry(entry)

    def add_gathered(self, entry: Entry, message: str) -> None:
        """Several seats in a row that do the same share a line."""
        seats: tuple[int, ...] = (entry.seat,)
        if self.same_as_before(entry):
            seats = (*self.lines.pop().seats, entry.seat)
        facts = self.speech.arguments(self.speech.game.entries, entry.code)
        names = self.speech.listed(self.speech.cast.together(seats))
        text = self.speech.words.say(message, {**facts, "name": names, "who": "other"})
        kind = PLAIN if self.in_turn else ASIDE
        self.lines.append(Line(text, kind, seats[0] if len(seats) == 1 else NO_SEAT, seats))
