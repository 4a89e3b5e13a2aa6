"""A state of a game: what a user of the library holds in hand."""

import hashlib
import json
from typing import Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from broomstick.heart import position_checks
from broomstick.heart.again import state_again
from broomstick.heart.chance import Chance
from broomstick.heart.codec import SEAT_BITS, CodecError, kind_of
from broomstick.heart.codes import actions, steps
from broomstick.heart.core import PICKS, Core
from broomstick.heart.errors import BroomstickError, IllegalAction, Reason
from broomstick.heart.flow import apply, legal
from broomstick.heart.history import turn_role, turn_round, turn_said
from broomstick.heart.journal import NO_SEAT, PUBLIC, Entry
from broomstick.heart.pen import Pen
from broomstick.heart.plain import Plain, Reader, mask_names
from broomstick.heart.prompt import for_callers, in_lines
from broomstick.heart.record import Record
from broomstick.heart.refuse import not_a_choice, out_of_turn, unreadable
from broomstick.heart.shown import NEXT, unknown_seat
from broomstick.heart.supposing import suppose_answer, suppose_hand
from broomstick.heart.view import View
from broomstick.heart.whole import whole

HOOKS: Final = frozenset(name for name, value in vars(Core).items() if callable(value))
"""What a game's rules fulfil and call: all that the contract is made of."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Core):
    """The whole truth about one game. Players, bots and pages get views of it, never the state itself.

    ``deciders`` says who owes a decision, ``choices(seat)`` what is legal, ``play(seat, action)`` does it, until
    ``over``. ``view(seat)`` is what a seat may know, ``position()`` all there is, ``record()`` how it came about.
    """

    def __repr__(self) -> str:
        name = self.game.name
        if self.over:
            return f"State({name!r}, over=True, winners={self.winners()}, scores={self.scores()})"
        if not self.pending:
            return f"State({name!r}, not set up)"
        return (
            f"State({name!r}, round={self.round}, question={self.question(self.asked)!r}, "
            f"deciders={self.deciders}, scores={self.scores()})"
        )

    def __str__(self) -> str:
        if not self.pending and not self.over:
            return repr(self)
        lines = in_lines(self.view(PUBLIC).data())
        return "\n".join([f"{self!r}, as everybody sees it; position() is all of it", *lines])

    def __dir__(self) -> list[str]:
        return for_callers(object.__dir__(self), HOOKS)

    def choices(self, seat: SupportsIndex) -> list[int]:
        """The legal actions of a seat now; none where it owes no decision."""
        who = whole(seat)
        if who >= 0 and self.pending >> who & 1:
            return legal(self, who)[:]
        # Whoever owes a decision has a seat; only now is it worth while to ask whether there is one.
        self.check_viewer(who)
        return []

    def play(self, seat: SupportsIndex, action: SupportsIndex | str) -> None:
        """Play an action or its text; IllegalAction says why not, and then nothing has changed."""
        if isinstance(action, str):
            try:
                code = self.game.actions.parse(action)
            except CodecError as error:
                raise unreadable(action, str(error)) from None
        else:
            code = whole(action)
        who = whole(seat)
        refusal = self.refusal(who, code)
        if refusal is not None:
            raise refusal
        apply(self, who, code)

    def refusal(self, seat: SupportsIndex, action: SupportsIndex) -> IllegalAction | None:
        """Why this action would be refused, or None if it is legal."""
        who = whole(seat)
        code = whole(action)
        if not 0 <= who < self.players:
            return unknown_seat(who, self.players)
        if not self.pending >> who & 1:
            return out_of_turn(self, who)
        choices = legal(self, who)
        if code not in choices:
            return not_a_choice(self, who, code, choices)
        return None

    def step(self, action: SupportsIndex) -> None:
        """Play without checking, for the first seat that owes a decision."""
        apply(self, self.asked, whole(action))

    def default(self, seat: SupportsIndex) -> int:
        """heart-default-play, heart-default-other: what is played for a seat whose time is out."""
        who = self.check_seat(seat)
        choices = self.choices(who)
        if not choices:
            raise out_of_turn(self, who)
        kind = kind_of(self.agenda[-1])
        if self.topic == PICKS:
            return self.default_picks(who, choices)
        if kind == steps.TURN:
            # The first role held comes first; cowardly, where allowed, right behind brave.
            same_role = len(choices) > 1 and actions.lead_role(choices[0]) == actions.lead_role(choices[1])
            return choices[1] if same_role else choices[0]
        if kind == steps.FOLLOW:
            return actions.COWARDLY
        return actions.DECLINE if actions.DECLINE in choices else choices[0]

    def default_picks(self, seat: int, choices: list[int]) -> int:
        """heart-default-picks: last round's picks without what is now forbidden, filled up from the seed."""
        last = 0
        for turn in self.turns:
            if turn_round(turn) == self.round - 1 and turn_said(turn, seat) != NEXT:
                last |= 1 << turn_role(turn)
        most = max((last & actions.pick_roles(choice)).bit_count() for choice in choices)
        nearest = [choice for choice in choices if (last & actions.pick_roles(choice)).bit_count() == most]
        if last:
            # Where the number is free, the same number as last round.
            off = [abs(actions.pick_roles(c).bit_count() - last.bit_count()) for c in nearest]
            nearest = [choice for choice, by in zip(nearest, off) if by == min(off)]
        return Chance(self.seed, self.salt, f"default {self.round} {seat}").pick(nearest)

    def view(self, viewer: SupportsIndex) -> View:
        """What a seat, or a spectator (PUBLIC), may know."""
        return self.build_view(self.check_viewer(viewer))

    def build_view(self, viewer: int) -> View:
        """Hook: the game's own view."""
        raise NotImplementedError

    def write(self, pen: Pen) -> None:
        """Tell a pen what its seat may know: the same as that seat's view tells it, without building one."""
        self.write_table(pen)
        sizes: list[int] = []
        for hand in self.hands:
            size = 0
            while hand:
                hand &= hand - 1
                size += 1
            sizes.append(size)
        pen.number_by_seat("hand_sizes", sizes)
        if pen.own:
            seat = pen.seat
            pen.some_of("hand", self.hands[seat], self.game.roles)
            pen.some_of("picks", self.picks[seat], self.game.roles)
            pen.action("answer", self.answers[seat])
        self.write_own(pen)

    def write_own(self, pen: Pen) -> None:
        """Hook: the game's own part of it; where a game has no quicker one, its view tells it."""
        self.build_view(pen.viewer).write_own(pen)

    def write_truth(self, pen: Pen) -> None:
        """Tell a pen what is hidden: for a critic that is taught with open cards, never for whoever plays."""
        roles = [self.game.roles]
        pen.some_by_seat("true hands", self.hands, roles)
        pen.some_by_seat("true picks", self.picks, roles)
        pen.action_by_seat("true answers", self.answers)
        self.write_own_truth(pen)

    def write_own_truth(self, pen: Pen) -> None:
        """Hook: what else is hidden in the game."""

    def history(self, viewer: SupportsIndex) -> list[Entry]:
        """The journal as one viewer has seen it; an entry's place in the list is its number."""
        who = self.check_viewer(viewer)
        return [] if self.journal is None else self.journal.seen_by(who)

    def history_data(self, viewer: SupportsIndex) -> list[Plain]:
        """The same as plain data: whom it concerns, what happened, and what it brought them, if anything."""
        return self.retold(self.history(viewer))

    def retold(self, entries: list[Entry]) -> list[Plain]:
        """The last entries up to now, or those of them that somebody was told, as plain data."""
        found: list[Plain] = []
        for entry, brought in zip(entries, self.game.brought(self, entries)):
            seat = None if entry.seat == NO_SEAT else entry.seat
            line: Plain = {"seat": seat, "what": self.game.entries.text(entry.code)}
            if brought:
                line["brings"] = brought
            found.append(line)
        return found

    def story(self, viewer: SupportsIndex) -> Plain:
        """All that a viewer has been shown so far: what a seat may keep while the game runs."""
        return {"view": self.view(viewer).data(), "journal": self.history_data(viewer)}

    def points(self, seat: SupportsIndex) -> int:
        """A seat's victory points so far."""
        return self.count_points(self.check_seat(seat))

    def count_points(self, seat: int) -> int:
        """Hook: the same."""
        raise NotImplementedError

    def tie_break(self, seat: SupportsIndex) -> int:
        """What decides between equal points; more is better."""
        return self.count_tie_break(self.check_seat(seat))

    def count_tie_break(self, seat: int) -> int:
        """Hook: the same."""
        return 0

    def scores(self) -> list[int]:
        """Victory points so far, by seat."""
        return [self.count_points(seat) for seat in range(self.players)]

    def places(self) -> list[int]:
        """Each seat's place, 1 for the first; seats that share one share the better."""
        keys = [(self.count_points(seat), self.count_tie_break(seat)) for seat in range(self.players)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def winners(self) -> list[int]:
        """The seats in first place; empty until the game is over."""
        if not self.over:
            return []
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def copy(self) -> "State":
        """Hook: an independent twin, journal and all."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        whose = self.game.identity()
        fields = {field: value for field, value in self.position().items() if field not in whose}
        return state_again, (self.game, fields, self.journal)

    def quiet_copy(self) -> "State":
        """A twin for thinking ahead: no journal, no record."""
        journal = self.journal
        self.journal = None
        twin = self.copy()
        self.journal = journal
        return twin

    def suppose_hand(self, seat: SupportsIndex, roles: SupportsIndex) -> None:
        """In a world of one's own: this seat holds these roles (a bit mask), as many as it did, and no others.

        What nobody could hold by what everybody has seen is refused, and so is a state that keeps a record.
        """
        suppose_hand(self, self.build_view(PUBLIC), self.check_seat(seat), whole(roles))

    def suppose_answer(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """In a world of one's own: this seat has answered the open sealed question so."""
        suppose_answer(self, self.check_seat(seat), self.game.check_action(action))

    def own_position(self) -> Plain:
        """Hook: the game's own part of a position."""
        return {}

    def read_own(self, reader: Reader) -> None:
        """Hook: read back what ``own_position`` wrote."""

    def position(self) -> Plain:
        """The whole state as plain data; ``game.position`` reads it back."""
        game = self.game
        actions = game.actions
        return {
            **game.identity(),
            "seed": self.seed,
            "salt": self.salt,
            **self.table_data(),
            "hands": [mask_names(game.roles, hand) for hand in self.hands],
            "picks": [mask_names(game.roles, picks) for picks in self.picks],
            "answers": [None if answer < 0 else actions.text(answer) for answer in self.answers],
            "chance": {name: self.chance[4 * i : 4 * i + 4] for i, name in enumerate(game.streams)},
            **self.own_position(),
        }

    def read(self, reader: Reader) -> None:
        """Fill a blank state from a position, and refuse one that no game leads to."""
        self.read_fields(reader)
        position_checks.check(self, reader)
        self.check_own(reader)

    def read_fields(self, reader: Reader) -> None:
        """Fill a blank state from a position's fields."""
        game = self.game
        n = self.players
        self.seed = reader.text("seed")
        self.salt = reader.text("salt")
        self.read_table(reader)
        self.hands = reader.masks("hands", game.roles, n)
        self.picks = reader.masks("picks", game.roles, n)
        self.answers = [
            -1 if item is None else reader.code(f"answers[{i}]", game.actions, item)
            for i, item in enumerate(reader.items("answers", n))
        ]
        chance = reader.part("chance")
        words: list[int] = []
        for name in game.streams:
            words += chance.numbers(name, 4, 0, 0xFFFFFFFF)
        chance.done()
        self.chance = words
        self.read_own(reader)
        reader.done()

    def check_own(self, reader: Reader) -> None:
        """Hook: refuse a position that the game's own rules do not lead to."""

    def digest(self) -> str:
        """SHA-256 of the position: two states with the same digest are the same."""
        text = json.dumps(self.position(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()

    def __hash__(self) -> int:
        raise TypeError("states change, so they cannot be hashed: use digest()")

    def record(self) -> Record:
        """The game so far as rules, options, data, seed and actions, from which all else can be rebuilt."""
        journal = self.journal
        if journal is None:
            message = "this state keeps no record: it was started or copied without a journal"
            raise BroomstickError(message, "no-record")
        actions = journal.actions[:]
        if self.topic >= 0:
            for seat, answer in enumerate(self.answers):
                if answer >= 0 and not journal.answered_before >> seat & 1:
                    actions.append(answer << SEAT_BITS | seat)
        record = Record(self.game, self.seed, self.salt, self.starter)
        record.actions = actions
        if journal.start is not None:
            record.begin_from(journal.start)
        return record

    def may_undo(self, seat: SupportsIndex) -> Reason | None:
        """Why a seat cannot take its last choice back now; None if it can."""
        who = self.check_viewer(seat)
        journal = self.journal
        if self.answers_given():
            return Reason("undo-sealed", "an answer to a sealed question is final", {})
        if self.moves == 0 or (journal is not None and not journal.actions):
            return Reason("undo-nothing", "nothing has been played yet", {})
        if self.moves <= self.barrier:
            return Reason("undo-shown", "somebody has been shown something new since", {})
        if self.stager != who:
            message = f"the last choice was made by seat {self.stager}"
            return Reason("undo-other-seat", message, {"seat": self.stager})
        return None

    def answers_given(self) -> bool:
        """Whether an answer to the open sealed question was played in this state, not read with its position."""
        before = 0 if self.journal is None else self.journal.answered_before
        for seat, answer in enumerate(self.answers):
            if answer >= 0 and not before >> seat & 1:
                return True
        return False
