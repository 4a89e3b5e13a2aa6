"""What one viewer may know, with perfect recall: the public table, and what was shown to this viewer alone."""

import json
from typing import TYPE_CHECKING, Any, SupportsIndex

from mypy_extensions import mypyc_attr

from broomstick.heart.again import view_again
from broomstick.heart.codec import kind_of
from broomstick.heart.codes import steps
from broomstick.heart.core import Core
from broomstick.heart.errors import BroomstickError
from broomstick.heart.history import turn_role, turn_round
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain, Reader, mask_names
from broomstick.heart.prompt import for_callers, in_lines
from broomstick.heart.shown import EMPTY, SILENT, Shown

if TYPE_CHECKING:
    from broomstick.heart.game import Game
    from broomstick.heart.pen import Pen


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Shown):
    """A read-only picture for one seat, or for PUBLIC. Games add their own fields, data and reading.

    ``data()`` is all of it as plain data; ``game.imagine(view, rng)`` a state that this viewer could be in.
    """

    def __init__(self, game: "Game", viewer: int) -> None:
        super().__init__(game)
        #: The seat whose view this is, or PUBLIC.
        self.viewer: int = viewer
        #: How many picked roles each seat still holds.
        self.hand_sizes: list[int] = EMPTY
        #: The roles the viewer holds, as a bit mask of ``game.roles``.
        self.hand: int = 0
        #: The roles the viewer picked in this round, likewise.
        self.picks: int = 0
        #: The answer the viewer has given to the open sealed question; -1 where there is none.
        self.answer: int = -1

    def __repr__(self) -> str:
        viewer = "PUBLIC" if self.viewer == PUBLIC else str(self.viewer)
        name = self.game.name
        if self.over:
            return f"View({name!r}, viewer={viewer}, over=True)"
        if not self.pending:
            return f"View({name!r}, viewer={viewer}, not set up)"
        return (
            f"View({name!r}, viewer={viewer}, round={self.round}, question={self.question(self.asked)!r}, "
            f"deciders={self.deciders})"
        )

    def __str__(self) -> str:
        return "\n".join([repr(self), *in_lines(self.data())]) if self.pending or self.over else repr(self)

    def __dir__(self) -> list[str]:
        return for_callers(object.__dir__(self))

    def look(self, state: Core) -> None:
        """Copy what this viewer may know of the heart; nothing else of a state is ever looked at."""
        state.copy_shown_to(self)
        self.hand_sizes = [hand.bit_count() for hand in state.hands]
        if self.viewer != PUBLIC:
            self.hand = state.hands[self.viewer]
            self.picks = state.picks[self.viewer]
            self.answer = state.answers[self.viewer]

    def write(self, pen: "Pen") -> None:
        """Tell a pen this view, field by field; see ``heart/pen.py``."""
        self.write_table(pen)
        pen.number_by_seat("hand_sizes", self.hand_sizes)
        if pen.own:
            pen.some_of("hand", self.hand, self.game.roles)
            pen.some_of("picks", self.picks, self.game.roles)
            pen.action("answer", self.answer)
        self.write_own(pen)

    def write_own(self, pen: "Pen") -> None:
        """The game's own part of ``write``: every field that its data tells."""
        name = self.game.name
        message = f"{name} has not declared its fields for learners: its view should say write_own (see heart/pen.py)"
        raise BroomstickError(message, "programming")

    def own_data(self) -> Plain:
        """The game's own part of ``data``."""
        return {}

    def secret_data(self) -> Plain:
        """Those fields of ``own_data`` that not everybody is told alike; a game that does not say has no others."""
        return self.own_data()

    def read_own(self, reader: Reader) -> None:
        """Read back what ``own_data`` wrote."""

    def data(self) -> Plain:
        """This view as plain data; ``game.read_view`` is the inverse."""
        game = self.game
        return {
            "game": game.name,
            "rules": game.rules,
            "players": self.players,
            "viewer": None if self.viewer == PUBLIC else self.viewer,
            **self.table_data(),
            "hand_sizes": self.hand_sizes[:],
            "hand": mask_names(game.roles, self.hand),
            "picks": mask_names(game.roles, self.picks),
            "answer": None if self.answer < 0 else game.actions.text(self.answer),
            **self.own_data(),
        }

    def data_beside(self, public: Plain) -> Plain:
        """The same as ``data``, where that of the public view is at hand: what all are told alike is taken from there.

        Nobody may change either of them.
        """
        roles = self.game.roles
        return {
            **public,
            "viewer": None if self.viewer == PUBLIC else self.viewer,
            "hand": mask_names(roles, self.hand),
            "picks": mask_names(roles, self.picks),
            "answer": None if self.answer < 0 else self.game.actions.text(self.answer),
            **self.secret_data(),
        }

    def key(self) -> tuple[Any, ...]:
        """What this view tells, as numbers that can be hashed: views of a game have one key if they have the same data.

        The same in every process; but the numbers are this version's own, so write down ``data``, not keys.
        """
        return (
            self.viewer,
            self.starter,
            self.round,
            self.leader,
            self.role,
            self.speaker,
            self.brave,
            tuple(self.said),
            tuple(self.turns),
            tuple(self.agenda),
            self.pending,
            self.topic,
            self.moves,
            self.barrier,
            self.stager,
            self.over,
            tuple(self.hand_sizes),
            self.hand,
            self.picks,
            self.answer,
            self.own_key(),
        )

    def own_key(self) -> tuple[Any, ...]:
        """The game's own part of ``key``; a game that has no quicker one is told apart by its data."""
        return (json.dumps(self.own_data(), sort_keys=True),)

    def read(self, reader: Reader) -> None:
        """Fill a blank view from what ``data`` wrote."""
        game = self.game
        self.read_table(reader)
        self.hand_sizes = reader.numbers("hand_sizes", self.players, 0, len(game.roles))
        self.hand = reader.mask("hand", game.roles, reader.take("hand"))
        self.picks = reader.mask("picks", game.roles, reader.take("picks"))
        answer = reader.take("answer")
        self.answer = -1 if answer is None else reader.code("answer", game.actions, answer)
        if self.viewer == PUBLIC and (self.hand or self.picks or self.answer >= 0):
            raise reader.fail("hand", "a spectator has no hand, picks or answer", "spectator-hand")
        self.read_own(reader)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data() == other.data()

    def __hash__(self) -> int:
        raise TypeError("views can be compared, but not hashed: use key()")

    def __reduce__(self) -> tuple[Any, ...]:
        return view_again, (self.game, self.data())

    def may_hold(self, seat: SupportsIndex) -> int:
        """The roles a seat may still hold: those not called yet, and the called one if it has not spoken."""
        who = self.check_seat(seat)
        mask = (1 << len(self.game.roles)) - 1
        for turn in self.turns:
            if turn_round(turn) == self.round:
                mask &= ~(1 << turn_role(turn))
        if self.role >= 0 and self.said[who] != SILENT:
            mask &= ~(1 << self.role)
        return mask

    def must_hold(self, seat: SupportsIndex) -> int:
        """The role a seat is known to hold: the called one, when it is being asked about it."""
        who = self.check_seat(seat)
        if self.agenda and kind_of(self.agenda[-1]) == steps.FOLLOW and self.pending >> who & 1:
            return 1 << self.role
        return 0

    def later(self) -> list[int]:
        """The seats that speak after the viewer, in order: where no role is called yet, all others."""
        if self.role < 0:
            return [(self.viewer + i) % self.players for i in range(1, self.players)]
        return self.still_to_speak()[1:]

    def still_to_speak(self) -> list[int]:
        """The seats that have not answered the called role yet, in order, the one being asked included."""
        if self.role < 0 or self.speaker < 0:
            return []
        seats: list[int] = []
        seat = self.speaker
        while seat != self.leader:
            seats.append(seat)
            seat = (seat + 1) % self.players
        return seats
