"""What the heart shows everybody: the allow-list from which every view is built."""

from typing import TYPE_CHECKING, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from broomstick.heart.codec import MOST_TEXTS
from broomstick.heart.errors import Fact, IllegalAction
from broomstick.heart.history import pack_turn, turn_leader, turn_role, turn_round, turn_said
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain, Reader, mask_seats, name_or_none, quote, seat_or_none
from broomstick.heart.whole import whole

if TYPE_CHECKING:
    from broomstick.heart.game import Game
    from broomstick.heart.pen import Pen

# What a seat has said in the turn so far.
SILENT: Final = 0
NEXT: Final = 1
COWARDLY: Final = 2
BRAVE: Final = 3
OUT: Final = 4
SAID_WORDS: Final = ["silent", "next", "cowardly", "brave", "out"]

NOBODY: Final = -1
EMPTY: Final[list[int]] = []
"""Stands in every list field until set-up or copy puts a real list there; never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shown:
    """Everything of the heart's that is public at every moment: what states and views share. Seats count from 0."""

    def __init__(self, game: "Game") -> None:
        #: The game this is a table of.
        self.game: Game = game
        #: How many play.
        self.players: int = game.players
        #: The seat that led the first turn.
        self.starter: int = 0
        #: The round, counted from 1; 0 before the first.
        self.round: int = 0
        #: The seat that leads this turn, or the next.
        self.leader: int = 0
        #: The role that was called in this turn, an index into ``game.roles``; -1 between turns.
        self.role: int = NOBODY
        #: The seat whose turn it is to answer the called role; -1 where none is.
        self.speaker: int = NOBODY
        #: The last seat that was brave in this turn; -1 where none was yet.
        self.brave: int = NOBODY
        #: Whether the game has ended.
        self.over: bool = False
        #: Decisions made so far.
        self.moves: int = 0
        #: How many of them can no longer be taken back.
        self.barrier: int = 0
        #: The seat that made those that still can; -1 where there are none.
        self.stager: int = NOBODY
        #: The seats that owe a decision, as a bit mask; ``deciders`` has them in a list.
        self.pending: int = 0
        #: The first of them; -1 where nobody owes any.
        self.asked: int = NOBODY
        #: The sealed batch that is open, an index into ``game.topics``; -1 where none is.
        self.topic: int = NOBODY
        #: What each seat has said in this turn: 0 silent, 1 next, 2 cowardly, 3 brave, 4 out.
        self.said: list[int] = EMPTY
        #: Every finished turn in an integer, the oldest first.
        self.turns: list[int] = EMPTY
        #: The steps still to do, the next one last; ``game.steps.text`` says one in words.
        self.agenda: list[int] = EMPTY

    def copy_shown_to(self, twin: "Shown") -> None:
        """Give a twin all that is public here."""
        twin.starter = self.starter
        twin.round = self.round
        twin.leader = self.leader
        twin.role = self.role
        twin.speaker = self.speaker
        twin.brave = self.brave
        twin.over = self.over
        twin.moves = self.moves
        twin.barrier = self.barrier
        twin.stager = self.stager
        twin.pending = self.pending
        twin.asked = self.asked
        twin.topic = self.topic
        twin.said = self.said[:]
        twin.turns = self.turns[:]
        twin.agenda = self.agenda[:]

    def write_table(self, pen: "Pen") -> None:
        """Tell a pen all that is public here, but what only taking back asks for: moves, barrier, stager."""
        game = self.game
        pen.number("round", self.round)
        pen.which_seat("starter", self.starter)
        pen.which_seat("leader", self.leader)
        pen.one_of("role", self.role, game.roles)
        pen.which_seat("speaker", self.speaker)
        pen.which_seat("brave", self.brave)
        pen.one_by_seat("said", self.said, SAID_WORDS)
        pen.which_seats("deciders", self.pending)
        pen.one_of("sealed", self.topic, game.topics)
        pen.flag("over", self.over)
        pen.steps("agenda", self.agenda)
        pen.turns("turns", self.turns)

    @property
    def deciders(self) -> list[int]:
        """The seats that owe a decision now: several while a sealed batch is open."""
        return mask_seats(self.pending)

    @property
    def sealed(self) -> bool:
        """Whether what is asked now is a sealed batch: answered in secret, in any order, for good."""
        return self.topic >= 0

    def question(self, seat: SupportsIndex) -> str | None:
        """The name of the question a seat owes an answer to; None where it owes none.

        A sealed question goes by its topic, such as ``picks``; any other by the step that asks it, such as ``follow``.
        Whoever leads a turn is asked to ``lead``.
        """
        who = self.check_viewer(seat)
        if not self.pending >> who & 1:
            return None
        if self.topic >= 0:
            return self.game.topics[self.topic]
        return self.game.asks(self.agenda[-1])

    def check_seat(self, seat: SupportsIndex) -> int:
        """A seat as an int; one that nobody can have here is refused."""
        who = whole(seat)
        if not 0 <= who < self.players:
            raise unknown_seat(who, self.players)
        return who

    def check_viewer(self, viewer: SupportsIndex) -> int:
        """The same, but a spectator (PUBLIC) may look on."""
        who = whole(viewer)
        if who != PUBLIC and not 0 <= who < self.players:
            raise unknown_seat(who, self.players)
        return who

    def clockwise(self, first: int) -> list[int]:
        """heart-several-players: all seats in the order in which what happens at one moment is done and told.

        Callers must not change the list.
        """
        return self.game.clockwise[first]

    def played(self, seat: SupportsIndex) -> int:
        """The roles a seat has played this round, as a bit mask."""
        whose = self.check_seat(seat)
        mask = 0
        for turn in self.turns:
            if turn_round(turn) == self.round and turn_said(turn, whose) != NEXT:
                mask |= 1 << turn_role(turn)
        if self.role >= 0 and self.said[whose] > NEXT:
            mask |= 1 << self.role
        return mask

    def table_data(self) -> Plain:
        """The heart's public fields as plain data: part of every position and view."""
        roles = self.game.roles
        return {
            "starter": self.starter,
            "round": self.round,
            "leader": self.leader,
            "role": name_or_none(roles, self.role),
            "speaker": seat_or_none(self.speaker),
            "brave": seat_or_none(self.brave),
            "said": [SAID_WORDS[said] for said in self.said],
            "turns": [turn_text(self.game, turn) for turn in self.turns],
            "agenda": [self.game.steps.text(step) for step in self.agenda],
            "deciders": mask_seats(self.pending),
            "sealed": name_or_none(self.game.topics, self.topic),
            "moves": self.moves,
            "barrier": self.barrier,
            "stager": seat_or_none(self.stager),
            "over": self.over,
        }

    def read_table(self, reader: Reader) -> None:
        """Read back what ``table_data`` wrote."""
        game = self.game
        n = self.players
        self.starter = reader.number("starter", 0, n - 1)
        self.round = reader.number("round", 0, 255)
        self.leader = reader.number("leader", 0, n - 1)
        self.role = reader.optional_name("role", game.roles)
        self.speaker = reader.optional_seat("speaker", n)
        self.brave = reader.optional_seat("brave", n)
        said = reader.items("said", n)
        self.said = [reader.name(f"said[{i}]", SAID_WORDS, item) for i, item in enumerate(said)]
        turns = reader.items("turns")
        self.turns = [read_turn(reader, f"turns[{i}]", item, game.roles, n) for i, item in enumerate(turns)]
        self.agenda = reader.codes("agenda", game.steps)
        self.pending = reader.seats("deciders", n)
        self.asked = min(mask_seats(self.pending), default=NOBODY)
        self.topic = reader.optional_name("sealed", game.topics)
        self.moves = reader.number("moves", 0, 1_000_000)
        self.barrier = reader.number("barrier", 0, self.moves)
        self.stager = reader.optional_seat("stager", n)
        self.over = reader.flag("over")
        if self.over == bool(self.pending):
            message = "somebody owes a decision exactly while the game is not over"
            raise reader.fail("deciders", message, "deciders-over")
        if self.pending and not self.agenda:
            raise reader.fail("agenda", "is empty, but somebody owes a decision", "agenda-empty")


def unknown_seat(seat: int, players: int) -> IllegalAction:
    facts: dict[str, Fact] = {"seat": seat, "players": players}
    return IllegalAction("no-such-seat", f"there is no seat {seat}; seats are 0 to {players - 1}", facts)


def turn_text(game: "Game", turn: int) -> str:
    """A finished turn as text: round, leader, role, and what each seat said."""
    # Every view and every position says all turns so far.
    known = game.turn_texts.get(turn)
    if known is not None:
        return known
    said = " ".join(SAID_WORDS[turn_said(turn, seat)] for seat in range(game.players))
    text = f"{turn_round(turn)} {turn_leader(turn)} {game.roles[turn_role(turn)]} {said}"
    if len(game.turn_texts) >= MOST_TEXTS:
        game.turn_texts.clear()
    game.turn_texts[turn] = text
    return text


def read_turn(reader: Reader, field: str, value: object, roles: list[str], players: int) -> int:
    words = value.split() if isinstance(value, str) else []
    numbers = "".join(words[:2])
    if len(words) != 3 + players or not (numbers.isascii() and numbers.isdigit() and len(numbers) < 6):
        what = f"should be 'ROUND LEADER ROLE' and {players} stances, not {quote(value)}"
        raise reader.fail(field, what, "not-a-turn", {"players": players, "value": quote(value)})
    number = reader.check_number(field, int(words[0]), 1, 255)
    leader = reader.check_number(field, int(words[1]), 0, players - 1)
    role = reader.name(field, roles, words[2])
    return pack_turn(number, leader, role, [reader.name(field, SAID_WORDS, word) for word in words[3:]])
