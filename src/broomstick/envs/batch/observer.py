"""One game's observations and legal actions as bytes, whenever somebody asks for them."""

from typing import SupportsIndex, final

from librt.strings import BytesWriter

from broomstick.envs.batch.index import ActionIndex
from broomstick.envs.batch.layout import Layout, seen_layout, truth_layout
from broomstick.envs.batch.writer import Memory, Writer
from broomstick.heart.errors import BroomstickError
from broomstick.heart.game import Game
from broomstick.heart.journal import PUBLIC
from broomstick.heart.shapes import TURNS_ROOM
from broomstick.heart.state import State
from broomstick.heart.view import View


@final
class Observer:
    """Writes what a seat of any state of a game sees, as a batch does."""

    def __init__(self, game: Game, *, turns: int = TURNS_ROOM) -> None:
        self.game = game
        self.index: ActionIndex = ActionIndex(game.actions)
        #: What each number of ``observation`` is.
        self.layout: Layout = seen_layout(game, turns=turns)
        #: What each number of ``public`` is.
        self.public_layout: Layout = seen_layout(game, public=True, turns=turns)
        #: What each number of ``hidden_truth`` is.
        self.truth_layout: Layout = truth_layout(game)
        self.writer: Writer = Writer(game, self.index, turns)

    @property
    def actions(self) -> int:
        """How many actions there are, legal or not."""
        return self.index.size

    def observation(self, state: State, seat: SupportsIndex) -> bytes:
        """What a seat sees."""
        out = self.begin(state.check_seat(seat), True)
        state.write(self.writer)
        return out.getvalue()

    def of_view(self, view: View) -> bytes:
        """The same from that seat's view, wherever it comes from."""
        if view.viewer == PUBLIC:
            raise BroomstickError("an observation is a seat's; this is a spectator's view", "programming")
        out = self.begin(view.viewer, True)
        view.write(self.writer)
        return out.getvalue()

    def public(self, state: State, seat: SupportsIndex) -> bytes:
        """What everybody sees, with seats as one of them counts."""
        out = self.begin(state.check_seat(seat), False)
        state.write(self.writer)
        return out.getvalue()

    def hidden_truth(self, state: State, seat: SupportsIndex) -> bytes:
        """What is hidden: for a critic that is taught with open cards, never for whoever plays."""
        out = self.begin(state.check_seat(seat), True)
        state.write_truth(self.writer)
        return out.getvalue()

    def observations(self, states: list[State], seats: list[int]) -> bytes:
        """What these seats see of these states, one behind another: the leaves of a search, for a network at once."""
        if len(states) != len(seats):
            raise BroomstickError(
                f"observations: needs a seat for each of {len(states)} states, not {len(seats)}",
                "programming",
            )
        out = BytesWriter()
        for at in range(len(states)):
            state = states[at]
            self.writer.point_at(out, Memory(self.game.players), state.check_seat(seats[at]), True)
            state.write(self.writer)
        return out.getvalue()

    def begin(self, seat: int, own: bool) -> BytesWriter:
        out = BytesWriter()
        self.writer.point_at(out, Memory(self.game.players), seat, own)
        return out

    def mask(self, state: State, seat: SupportsIndex) -> bytes:
        """A byte for each action: 1 where it is legal for that seat now."""
        flags = [0] * self.index.size
        for code in state.choices(seat):
            flags[self.index.of(code)] = 1
        return bytes(flags)
