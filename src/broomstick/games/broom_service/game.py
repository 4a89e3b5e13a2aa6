"""Broom Service as the heart sees it: the hooks, each a line that calls its rule."""

from typing import Final, cast, final

from broomstick.games.broom_service import refusals, worlds
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.box.kinds import action_kinds, entry_kinds, step_kinds, topics
from broomstick.games.broom_service.brought import brought, sources
from broomstick.games.broom_service.codes import things
from broomstick.games.broom_service.follows import follows_for_all, follows_for_seat
from broomstick.games.broom_service.map.by_names import Map
from broomstick.games.broom_service.preview import preview
from broomstick.games.broom_service.reading import position
from broomstick.games.broom_service.rules import events, forests, rounds, set_up, steps
from broomstick.games.broom_service.table.state import Fields
from broomstick.games.broom_service.table.view import BroomView, own_view
from broomstick.heart.chance import Chance
from broomstick.heart.core import PICKS
from broomstick.heart.errors import BroomstickError, Reason
from broomstick.heart.game import Game
from broomstick.heart.journal import PUBLIC, Entry
from broomstick.heart.plain import Plain, Reader
from broomstick.heart.shown import Shown
from broomstick.heart.state import State
from broomstick.heart.view import View

NAME: Final = "broom-service"


@final
class BroomState(Fields):
    """A state of Broom Service."""

    def copy(self) -> "BroomState":
        twin = BroomState(self.game, self.parts)
        self.copy_own_to(twin)
        return twin

    def setup(self) -> None:
        set_up.set_up(self)

    def begin_round(self) -> None:
        rounds.begin_round(self)

    def sealed_choices(self, topic: int, seat: int) -> list[int]:
        if topic == PICKS:
            if self.parts.forest:
                return forests.pick_choices(self, seat)
            usual = self.layout.event() != things.MORE_OR_LESS
            return self.parts.picks_as_usual if usual else self.parts.picks_more_or_less
        if topic == things.TOPIC_FISTS:
            return events.fist_choices(self, seat)
        if topic == things.TOPIC_EXTRA_CARD:
            return forests.add_choices(self, seat)
        return events.works_choices(self.layout, seat)

    def locked(self, topic: int) -> None:
        if topic == PICKS:
            events.show_counts(self)
            if self.parts.forest:
                forests.picks_locked(self)
        elif topic == things.TOPIC_FISTS:
            events.open_fists(self)
        elif topic == things.TOPIC_EXTRA_CARD:
            forests.cards_added(self)
        else:
            events.open_works(self)

    def default_picks(self, seat: int, choices: list[int]) -> int:
        """heart-default-picks: as ever, but no tile is spent for who is away."""
        usual = self.layout.event() != things.MORE_OR_LESS
        return super().default_picks(seat, self.parts.picks_as_usual if usual else choices)

    def may_lead_cowardly(self, seat: int, role: int) -> bool:
        """bs-brave-heart: then every leader is brave, also one who is left alone."""
        return self.layout.event() != things.BRAVE_HEART

    def charge(self, seat: int) -> None:
        rounds.charge(self, seat)

    def act_cowardly(self, seat: int) -> None:
        steps.act_cowardly(self, seat)

    def act_brave(self, seat: int) -> None:
        steps.act_brave(self, seat)

    def perform(self, step: int) -> None:
        steps.perform(self, step)

    def step_choices(self, step: int, seat: int) -> list[int]:
        return steps.step_choices(self, step, seat)

    def answer(self, step: int, seat: int, action: int) -> None:
        steps.answer(self, step, seat, action)

    def end_round(self) -> None:
        rounds.end_round(self)

    def finished(self) -> bool:
        return self.round >= self.parts.rounds

    def why_not(self, seat: int, action: int) -> Reason | None:
        return refusals.why_not(self, seat, action)

    def refused(self, seat: int) -> list[Plain]:
        return refusals.refused(self, seat)

    def build_view(self, viewer: int) -> View:
        view = BroomView(self.game, viewer, self.parts)
        view.look_at(self)
        return view

    def count_points(self, seat: int) -> int:
        return self.layout.vp[seat]

    def count_tie_break(self, seat: int) -> int:
        """bs-tie-break: most resources."""
        return self.layout.resources(seat)

    def own_position(self) -> Plain:
        return position.own_position(self)

    def read_own(self, reader: Reader) -> None:
        position.read_own(self, reader)

    def check_own(self, reader: Reader) -> None:
        position.check_own(self, reader)


@final
class BroomGame(Game):
    """Broom Service for a number of players, with its board, its components and its options."""

    def __init__(self, parts: Components, board: str, data: Plain | None) -> None:
        super().__init__(NAME, parts.rules, parts.players, lists.ROLES)
        self.parts = parts
        self.board = parts.board
        self.data = data
        self.options = {
            "board": board,
            "storm_clouds": parts.storm,
            "heavy_clouds": parts.heavy,
            "mountain_tiles": parts.mountain,
            "extra_tiles": parts.extra,
            "expansion_cards": parts.cards,
        }
        self.later_options = ["extra_tiles", "expansion_cards"]
        self.streams = ["bewitched"] if parts.bewitched else []
        most = max(parts.picks + (1 if parts.forest else 0), len(parts.more_or_less))
        self.speak(
            (min(parts.picks, 1), most),
            actions=action_kinds(parts),
            steps=step_kinds(parts),
            entries=entry_kinds(parts),
            topics=topics(parts),
        )

    def blank(self) -> State:
        return BroomState(self, self.parts)

    def blank_view(self, viewer: int) -> View:
        return BroomView(self, viewer, self.parts)

    def fill_in(self, state: State, view: View, rng: Chance) -> None:
        worlds.fill_in(cast("BroomState", state), own_view(view), rng)

    def build_preview(self, view: View, action: int) -> Plain:
        return preview(own_view(view), action)

    def follows(self, view: View) -> Plain:
        looked = own_view(view)
        return {**follows_for_all(looked), **follows_for_seat(looked)}

    def follows_beside(self, view: View, public: Plain) -> Plain:
        return {**public, **follows_for_seat(own_view(view))}

    def brought(self, state: State, told: list[Entry]) -> list[Plain]:
        return [brought(self.parts, entry.code) for entry in told]

    def looked_back(self, state: State) -> Plain:
        return {"sources": sources(self.parts, state.history(PUBLIC), state.scores())}


def map_of(shown: Shown) -> Map:
    """The map of Broom Service as a state or a view has it; other games are refused."""
    if isinstance(shown, (BroomState, BroomView)):
        return shown.map
    name = shown.game.name
    raise BroomstickError(f"{name} has no map; {NAME} has one", "game-without-map", {"text": name})
