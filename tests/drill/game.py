"""The drill: a small game in plain Python that uses every part of the heart. See rules.py for what it is.

``load_drill(players, **options)`` makes one for 2 to 5 players:

- ``curses`` (0 to 4, as a rule 2): how many roles are cursed each round;
- ``tiny`` (true or false): three roles, three events, two rounds, so that all worlds can be counted.

**Enumerating the worlds of a tiny drill.** Hidden are ``state.deck`` (the curse deck, top last), ``state.events`` (the
events to come, top last), the other seats' hands, and the other seats' answers in an open sealed batch. All four stand
in ``state.position()`` as words: ``curse_deck``, ``coming_events``, ``hands`` (with ``picks``), ``answers``. So a brute
force enumeration replaces them in a position by everything imaginable, reads it with ``game.position`` (which refuses
what cannot have come about) and keeps those whose ``view(viewer)`` equals the given one: ``worlds.every_world``. Two
worlds are the same if those four are; seed, salt and the words of the chance stream do not count. ``game.imagine``
must give each of them equally often.
"""

from typing import Any

from broomstick.heart.chance import Chance
from broomstick.heart.codec import kind_of
from broomstick.heart.core import PICKS, step_seat
from broomstick.heart.declared import Declared, add_rivals, declared
from broomstick.heart.errors import OptionError, PositionError, Reason
from broomstick.heart.game import Game
from broomstick.heart.plain import Plain, Reader
from broomstick.heart.state import State
from broomstick.heart.view import View
from drill import kinds, rules, worlds
from drill.codes import actions, steps, things
from drill.lists import EVENTS, FIELDS, ROLES, TOPICS
from drill.state import Fields
from drill.view import DrillView
from drill.yard import CURSE

NAME = "drill"
RULES_VERSION = 1


class DrillState(Fields):
    """A state of the drill game: the hooks, each a line that calls its rule."""

    def copy(self) -> "DrillState":
        twin = DrillState(self.game, self.curses, self.rounds)
        self.copy_own_to(twin)
        return twin

    def setup(self) -> None:
        rules.set_up(self, event_count(self.game))

    def begin_round(self) -> None:
        rules.turn_event(self)
        rules.turn_curses(self)

    def sealed_choices(self, topic: int, seat: int) -> list[int]:
        if topic == PICKS:
            return rules.pick_choices(self.yard.event, len(self.game.roles))
        if topic == things.TOPIC_LOSSES:
            return rules.loss_choices(self.yard, seat)
        return rules.fist_choices(self.yard, seat)

    def could_hold(self, seat: int, roles: int) -> bool:
        return worlds.could_have_picked(self, seat, roles)

    def locked(self, topic: int) -> None:
        if topic == PICKS:
            rules.count_crowd(self)
        elif topic == things.TOPIC_LOSSES:
            rules.pay_losses(self)
        else:
            rules.open_fists(self)

    def may_lead_cowardly(self, seat: int, role: int) -> bool:
        return rules.may_lead_cowardly(self, seat)

    def charge(self, seat: int) -> None:
        rules.charge(self, seat)

    def act_cowardly(self, seat: int) -> None:
        rules.act_cowardly(self, seat)

    def act_brave(self, seat: int) -> None:
        rules.act_brave(self, seat)

    def end_round(self) -> None:
        rules.end_round(self)

    def finished(self) -> bool:
        return self.round >= self.rounds

    def perform(self, step: int) -> None:
        kind = kind_of(step)
        seat = step_seat(step)
        if kind == steps.MOVE_ON:
            rules.move(self, seat, 1)
        elif kind == steps.RAN:
            rules.score(self, seat, 2)
        elif kind == steps.SPRUNG:
            rules.score(self, seat, 1)
        else:
            self.ask_if_choice(seat, step)

    def step_choices(self, step: int, seat: int) -> list[int]:
        return rules.step_choices(self, kind_of(step), step, seat)

    def answer(self, step: int, seat: int, action: int) -> None:
        rules.answer(self, kind_of(step), step, seat, action)

    def why_not(self, seat: int, action: int) -> Reason | None:
        if kind_of(action) == actions.PICK and self.topic == PICKS:
            if self.yard.event == things.CURFEW and actions.pick_roles(action) >> things.RUNNER & 1:
                return Reason("curfew", "nobody may pick the runner during a curfew", {})
            count = "one to three" if self.yard.event == things.CROWD else "two"
            return Reason("pick-count", f"pick {count} roles", {"count": count})
        return None

    def build_view(self, viewer: int) -> View:
        view = DrillView(self.game, viewer)
        view.look_at(self)
        return view

    def count_points(self, seat: int) -> int:
        return self.yard.points[seat]

    def count_tie_break(self, seat: int) -> int:
        """Most coins and beans together."""
        return self.yard.coins[seat] + self.yard.bean_count(seat)

    def own_position(self) -> Plain:
        roles = self.game.roles
        return {
            **self.yard.data(roles),
            "curse_deck": [roles[role] for role in self.deck],
            "coming_events": [EVENTS[event] for event in self.events],
        }

    def read_own(self, reader: Reader) -> None:
        roles = self.game.roles
        self.yard.read(reader, roles)
        self.deck = reader.names("curse_deck", roles)
        self.events = reader.names("coming_events", EVENTS[: event_count(self.game)])
        if len(self.yard.turned) != self.round:
            raise reader.fail("events", f"{self.round} should have been turned by now")

    def check_own(self, reader: Reader) -> None:
        yard = self.yard
        if len(self.deck) != len(yard.known_by) or sum(1 << role for role in self.deck) != yard.left:
            raise reader.fail("curse_deck", "should be the cards of curses_left in some order")
        every = list(range(event_count(self.game)))
        if sorted(yard.turned + self.events) != every:
            raise reader.fail("coming_events", "with those turned there should be every event once")
        if yard.cursed.bit_count() != self.curses:
            raise reader.fail("cursed", f"should be {self.curses} roles")
        if any(yard.owed) and self.topic != things.TOPIC_LOSSES:
            raise reader.fail("seats", "nobody owes beans but while losses are being chosen")
        worlds.check_hands(self, reader)


class Drill(Game):
    """The drill game for a number of players, with its options."""

    def __init__(self, players: int, curses: int, tiny: bool) -> None:
        super().__init__(NAME, RULES_VERSION, players, ROLES[:3] if tiny else ROLES)
        self.options = {"curses": curses, "tiny": tiny}
        self.streams = ["curses"]
        self.curses = curses
        self.tiny = tiny
        self.loader = load_identity
        self.speak(
            (1, 3),
            actions=kinds.action_kinds(),
            steps=kinds.step_kinds(),
            entries=kinds.entry_kinds(self.roles),
            topics=TOPICS,
        )

    def blank(self) -> State:
        return DrillState(self, self.curses, 2 if self.tiny else 4)

    def blank_view(self, viewer: int) -> View:
        return DrillView(self, viewer)

    def fill_in(self, state: State, view: View, rng: Chance) -> None:
        if not isinstance(state, DrillState) or not isinstance(view, DrillView):
            raise PositionError("this view belongs to another game")
        worlds.fill_in(state, view, event_count(self), rng)

    def build_preview(self, view: View, action: int) -> Plain:
        """What a play costs at once, and who could still take it away; where a move leads."""
        if not isinstance(view, DrillView):
            raise PositionError("this view belongs to another game")
        said = declared(view, action)
        if said is not None:
            return claim(view, said)
        if kind_of(action) == actions.MOVE:
            at = view.yard.pawns[view.viewer] + actions.move_by(action)
            return {"lands_on": FIELDS[at % len(FIELDS)]}
        return {}


def claim(view: DrillView, said: Declared) -> Plain:
    """A cursed role costs its points whatever happens; a brave play waits for those who speak later."""
    found: Plain = {"points": -CURSE if view.yard.cursed >> said.role & 1 else 0}
    add_rivals(found, view, said)
    return found


def event_count(game: Game) -> int:
    """A tiny drill has as many events as roles, and so has a full one."""
    return len(game.roles)


def load_drill(players: object = 3, **options: Any) -> Game:
    """A drill game; see the top of this file for the options."""
    if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= 5:
        raise OptionError(f"players: the drill is for 2 to 5 players, not {players!r}")
    for option in options:
        if option not in ("curses", "tiny"):
            raise OptionError(f"{option}: the drill has no such option; it has curses, tiny")
    tiny = options.get("tiny", False)
    if not isinstance(tiny, bool):
        raise OptionError("tiny: should be true or false")
    curses = options.get("curses", 2)
    most = 2 if tiny else 4
    if isinstance(curses, bool) or not isinstance(curses, int) or not 0 <= curses <= most:
        raise OptionError(f"curses: should be a number from 0 to {most}, not {curses!r}")
    return Drill(players, curses, tiny)


def load_identity(identity: Plain) -> Game:
    """The drill that a record names."""
    if identity["game"] != NAME or identity["rules"] != RULES_VERSION or identity["data"] != "standard":
        raise OptionError(f"game: this is no {NAME} of version {RULES_VERSION} with its own components")
    if not isinstance(identity["options"], dict):
        raise OptionError("options: should be a table")
    return load_drill(identity["players"], **identity["options"])
