"""Witch's Brew as the heart sees it: the hooks, each a line that calls its rule."""

from typing import Any, Final, cast, final

from broomstick.games.witchs_brew import kinds, lists, position, refusals, roles, rules, shelves, worlds
from broomstick.games.witchs_brew.brought import brought
from broomstick.games.witchs_brew.codes import steps, things
from broomstick.games.witchs_brew.components import Components
from broomstick.games.witchs_brew.follows import follows_for_all, follows_for_seat
from broomstick.games.witchs_brew.preview import preview
from broomstick.games.witchs_brew.state import Fields
from broomstick.games.witchs_brew.view import BrewView, own_view
from broomstick.heart.chance import Chance
from broomstick.heart.core import PICKS
from broomstick.heart.errors import Reason
from broomstick.heart.game import Game
from broomstick.heart.journal import Entry
from broomstick.heart.plain import Plain, Reader
from broomstick.heart.state import State
from broomstick.heart.view import View

NAME: Final = "witchs-brew"
RULES_VERSION: Final = 1


@final
class BrewState(Fields):
    """A state of Witch's Brew."""

    def copy(self) -> "BrewState":
        twin = BrewState(self.game, self.parts)
        self.copy_own_to(twin)
        return twin

    def setup(self) -> None:
        rules.set_up(self)

    def begin_round(self) -> None:
        rules.bar_roles(self)

    def sealed_choices(self, topic: int, seat: int) -> list[int]:
        if topic == PICKS:
            return self.parts.pick_table[self.layout.now_barred()]
        return shelves.loss_choices(self, seat)

    def locked(self, topic: int) -> None:
        if topic != PICKS:
            shelves.losses_in(self)

    def may_lead_cowardly(self, seat: int, role: int) -> bool:
        """wb-leader-full, wb-alone-full: who leads, and so also who is left alone, claims the full action."""
        return False

    def act_cowardly(self, seat: int) -> None:
        rules.act_favour(self, seat)

    def act_brave(self, seat: int) -> None:
        self.agenda.append(steps.full(seat))

    def perform(self, step: int) -> None:
        rules.perform(self, step)

    def step_choices(self, step: int, seat: int) -> list[int]:
        return rules.step_choices(self, step, seat)

    def answer(self, step: int, seat: int, action: int) -> None:
        rules.answer(self, step, seat, action)

    def end_round(self) -> None:
        rules.end_set(self)

    def finished(self) -> bool:
        return rules.finished(self)

    def why_not(self, seat: int, action: int) -> Reason | None:
        return refusals.why_not(self, seat, action)

    def build_view(self, viewer: int) -> View:
        view = BrewView(self.game, viewer, self.parts)
        view.look_at(self)
        return view

    def count_points(self, seat: int) -> int:
        return self.layout.total(seat)

    def count_tie_break(self, seat: int) -> int:
        """wb-tie-break: most ingredients and gold together."""
        return self.layout.ingredients(seat) + self.layout.goods[things.GOODS * seat + things.GOLD]

    def own_position(self) -> Plain:
        return position.own_position(self)

    def read_own(self, reader: Reader) -> None:
        position.read_own(self, reader)

    def check_own(self, reader: Reader) -> None:
        position.check_own(self, reader)


@final
class BrewGame(Game):
    """Witch's Brew for a number of players, with its components and whether roles are barred."""

    def __init__(self, parts: Components, data: Plain | None) -> None:
        super().__init__(NAME, RULES_VERSION, parts.players, lists.ROLES)
        self.parts = parts
        self.data = data
        self.options = {"barred_roles": parts.barred > 0}
        self.streams = ["barred"] if parts.barred else []
        # By seat: a table as numbers, and what the halves of roles would bring there.
        self.known: dict[int, tuple[tuple[Any, ...], Plain]] = {}
        self.speak(
            (parts.picks, parts.picks),
            actions=kinds.action_kinds(),
            steps=kinds.step_kinds(),
            entries=kinds.entry_kinds(),
            topics=lists.TOPICS,
        )

    def blank(self) -> State:
        return BrewState(self, self.parts)

    def blank_view(self, viewer: int) -> View:
        return BrewView(self, viewer, self.parts)

    def fill_in(self, state: State, view: View, rng: Chance) -> None:
        worlds.fill_in(cast("BrewState", state), own_view(view), rng)

    def build_preview(self, view: View, action: int) -> Plain:
        return preview(own_view(view), action)

    def follows(self, view: View) -> Plain:
        looked = own_view(view)
        return {**follows_for_all(looked), **follows_for_seat(looked, {})}

    def follows_beside(self, view: View, public: Plain) -> Plain:
        looked = own_view(view)
        return {**public, **follows_for_seat(looked, self.uncalled(looked))}

    def uncalled(self, view: BrewView) -> Plain:
        """What was worked out for a seat when it asked last, if all on the table is as it was then."""
        table = view.layout.key(), view.top_book()
        known = self.known.get(view.viewer)
        if known is None or known[0] != table:
            known = self.known[view.viewer] = table, {}
        return known[1]

    def obvious(self, view: View, choices: list[int]) -> int:
        return roles.free_gain(choices)

    def brought(self, state: State, told: list[Entry]) -> list[Plain]:
        return [brought(entry.code) for entry in told]
