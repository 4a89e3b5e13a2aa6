"""The card game as the heart sees it: the hooks, each a line that calls its rule."""

from typing import Final, cast, final

from broomstick.games.card_game import kinds, position, rules
from broomstick.games.card_game.brought import brought
from broomstick.games.card_game.codes import actions
from broomstick.games.card_game.components import Components
from broomstick.games.card_game.follows import follows_for_all, follows_for_seat
from broomstick.games.card_game.preview import preview
from broomstick.games.card_game.state import Fields, types_in_stock
from broomstick.games.card_game.view import CardView, own_view
from broomstick.games.card_game.worlds import CardDrawer
from broomstick.heart.codec import kind_of
from broomstick.heart.core import PICKS, step_seat
from broomstick.heart.errors import Reason
from broomstick.heart.game import Game
from broomstick.heart.imagining import Drawer
from broomstick.heart.journal import Entry
from broomstick.heart.plain import Plain, Reader
from broomstick.heart.state import State
from broomstick.heart.view import View

NAME: Final = "card-game"
RULES_VERSION: Final = 1


@final
class CardState(Fields):
    """A state of the card game."""

    def copy(self) -> "CardState":
        twin = CardState(self.game, self.parts)
        self.copy_own_to(twin)
        return twin

    def setup(self) -> None:
        rules.set_up(self)

    def perform(self, step: int) -> None:
        self.ask_if_choice(step_seat(step), step)

    def step_choices(self, step: int, seat: int) -> list[int]:
        return rules.open_choices(self)

    def answer(self, step: int, seat: int, action: int) -> None:
        rules.take_first(self, seat, actions.take_role(action))

    def sealed_choices(self, topic: int, seat: int) -> list[int]:
        return self.parts.pick_table[types_in_stock(self, seat)]

    def could_hold(self, seat: int, roles: int) -> bool:
        return roles & ~types_in_stock(self, seat) == 0

    def charge(self, seat: int) -> None:
        rules.take_from_stock(self, seat)

    def act_cowardly(self, seat: int) -> None:
        rules.play_cowardly(self, seat)

    def act_brave(self, seat: int) -> None:
        rules.play_brave(self, seat)

    def knocked_out(self, seat: int) -> None:
        rules.cancel(self, seat)

    def end_round(self) -> None:
        rules.finish_round(self)

    def finished(self) -> bool:
        return self.round >= self.parts.rounds

    def why_not(self, seat: int, action: int) -> Reason | None:
        if kind_of(action) == actions.PICK and self.topic == PICKS:
            return rules.why_not_pick(self, actions.pick_roles(action), types_in_stock(self, seat))
        if kind_of(action) == actions.TAKE and self.round == 0:
            return rules.why_not_take(self, actions.take_role(action))
        return None

    def build_view(self, viewer: int) -> View:
        view = CardView(self.game, viewer, self.parts)
        view.look_at(self)
        return view

    def count_points(self, seat: int) -> int:
        return self.layout.points(seat)

    def count_tie_break(self, seat: int) -> int:
        """cg-tie-break: fewer cards in the display."""
        return -self.layout.cards[seat]

    def own_position(self) -> Plain:
        return position.own_position(self)

    def read_own(self, reader: Reader) -> None:
        position.read_own(self, reader)

    def check_own(self, reader: Reader) -> None:
        again = CardState(self.game, self.parts)
        self.game.clear(again)
        position.check_by_playing(self, again, reader)


@final
class CardGame(Game):
    """The card game for a number of players, with its components."""

    def __init__(self, parts: Components, data: Plain | None) -> None:
        super().__init__(NAME, RULES_VERSION, parts.players, parts.types)
        self.parts = parts
        self.data = data
        self.speak(
            (0, parts.picks),
            actions=kinds.action_kinds(parts),
            steps=kinds.step_kinds(),
            entries=kinds.entry_kinds(parts),
        )

    def blank(self) -> State:
        return CardState(self, self.parts)

    def blank_view(self, viewer: int) -> View:
        return CardView(self, viewer, self.parts)

    def build_drawer(self, view: View) -> Drawer:
        return CardDrawer(self, own_view(view))

    def build_preview(self, view: View, action: int) -> Plain:
        return preview(own_view(view), action)

    def follows(self, view: View) -> Plain:
        looked = own_view(view)
        return {**follows_for_all(looked), **follows_for_seat(looked)}

    def follows_beside(self, view: View, public: Plain) -> Plain:
        return {**public, **follows_for_seat(own_view(view))}

    def brought(self, state: State, told: list[Entry]) -> list[Plain]:
        return brought(cast("CardState", state).layout, told)
