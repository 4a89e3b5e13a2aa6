"""A game made ready: its rules version, players, options, components and vocabularies. Immutable, shared by states."""

from collections.abc import Sequence
from typing import Any, SupportsIndex

from mypy_extensions import mypyc_attr

from broomstick.heart.again import game_again
from broomstick.heart.chance import Chance, seed_text
from broomstick.heart.codec import Codec, Kind, kind_of
from broomstick.heart.codes import steps
from broomstick.heart.errors import OptionError, PositionError
from broomstick.heart.flow import advance
from broomstick.heart.imagining import Drawer
from broomstick.heart.journal import PUBLIC, Entry, Journal
from broomstick.heart.kinds import MOST_ROLES, TOPIC_BITS, heart_actions, heart_entries, heart_steps
from broomstick.heart.plain import Plain, Reader, quote
from broomstick.heart.prompt import for_callers
from broomstick.heart.record import Loader
from broomstick.heart.refuse import not_an_action
from broomstick.heart.state import State
from broomstick.heart.view import View
from broomstick.heart.whole import whole


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game made ready to play: ``start()`` deals, ``position(data)`` goes on from a position.

    ``broomstick.load`` makes one. A game of one's own is a subclass: it gives the vocabulary by ``speak`` and overrides
    the makers at the bottom.
    """

    def __init__(self, name: str, rules: int, players: int, roles: Sequence[str]) -> None:
        #: The name it is loaded by.
        self.name: str = name
        #: What was called to make it, as its ``repr`` says.
        self.maker: str = "Game"
        #: The function, at the top of a module, that makes it again from its identity: so pickle keeps games.
        self.loader: Loader | None = None
        #: The version of its rules; records name it.
        self.rules: int = rules
        #: How many play.
        self.players: int = players
        #: The roles, in the order of the bits of every mask of roles.
        self.roles: list[str] = list(roles)
        #: The seats clockwise from each of them.
        self.clockwise: list[list[int]] = [
            [(first + i) % players for i in range(players)] for first in range(players)
        ]
        #: Every option and its value, also those that are off.
        self.options: dict[str, bool | int | str] = {}
        #: Options that came after the first records: those name them only where they are on.
        self.later_options: list[str] = []
        #: What replaced the standard components, as plain data; None where nothing did.
        self.data: Plain | None = None
        #: Named chance streams that a state keeps after set-up.
        self.streams: list[str] = []
        #: What can be asked of several in secret.
        self.topics: list[str] = ["picks"]
        # Turns as text, kept since every view says them all.
        self.turn_texts: dict[int, str] = {}
        #: The words of actions: codes to text and back, and to a learner's index.
        self.actions: Codec = Codec("action", [])
        #: The words of the agenda's steps.
        self.steps: Codec = Codec("step", [])
        #: The words of the journal's entries.
        self.entries: Codec = Codec("entry", [])

    def __repr__(self) -> str:
        parts = [repr(self.name), f"players={self.players}"]
        parts += [f"{name}={value!r}" for name, value in self.options.items() if value is not False]
        if self.data is not None:
            parts.append("data=…")
        return f"{self.maker}({', '.join(parts)})"

    def __dir__(self) -> list[str]:
        return for_callers(object.__dir__(self))

    def speak(
        self,
        pick_sizes: tuple[int, int],
        actions: Sequence[Kind] = (),
        steps: Sequence[Kind] = (),
        entries: Sequence[Kind] = (),
        topics: Sequence[str] = (),
    ) -> None:
        """Set the vocabularies: the heart's words and the game's own. Part of construction."""
        roles = self.roles
        if len(roles) > MOST_ROLES or len(topics) >= 1 << TOPIC_BITS:
            raise OptionError(
                f"a game has at most {MOST_ROLES} roles and {1 << TOPIC_BITS} topics", "programming"
            )
        fewest, most = pick_sizes
        self.actions = Codec("action", heart_actions(roles, fewest, most), actions)
        self.topics = ["picks", *topics]
        self.steps = Codec("step", heart_steps(self.topics), steps)
        self.entries = Codec("entry", heart_entries(roles), entries)

    def identity(self) -> Plain:
        """What a record or a position needs to name this game."""
        return {
            "game": self.name,
            "rules": self.rules,
            "players": self.players,
            "options": {
                name: value
                for name, value in self.options.items()
                if value is not False or name not in self.later_options
            },
            "data": "standard" if self.data is None else self.data,
        }

    def text(self, action: SupportsIndex) -> str:
        """The short text of an action, such as ``lead fire brave``."""
        return self.actions.text(self.check_action(action))

    def action(self, text: str) -> int:
        """The action of a text."""
        return self.actions.parse(text)

    def check_action(self, action: SupportsIndex) -> int:
        """An action as an int; a number that no action of this game has is refused."""
        code = whole(action)
        if not self.actions.known(code):
            raise not_an_action(code)
        return code

    def asks(self, step: int) -> str:
        """The name of the question that a step puts: ``lead`` where a turn begins, else the step's own word."""
        return "lead" if kind_of(step) == steps.TURN else self.steps.kind(step).word

    def start(
        self,
        seed: SupportsIndex | str = 0,
        *,
        starter: SupportsIndex | None = None,
        salt: str = "",
        journal: bool = True,
    ) -> State:
        """A new game. The same seed, salt and starter give the same game, everywhere."""
        n = self.players
        first = Chance(seed, salt, "starter").below(n) if starter is None else whole(starter)
        if not 0 <= first < n:
            raise OptionError(
                f"starter: should be a seat from 0 to {n - 1}, not {first}",
                "not-a-seat",
                {"field": "starter", "highest": n - 1, "value": str(first)},
            )
        state = self.blank()
        state.seed = seed_text(seed)
        state.salt = salt
        state.starter = first
        state.leader = state.starter
        self.clear(state)
        self.seed_streams(state)
        if journal:
            state.journal = Journal()
        state.agenda = [steps.ROUND]
        state.setup()
        advance(state)
        state.barrier = state.moves
        return state

    def clear(self, state: State) -> None:
        """Give every list of the heart its room."""
        n = self.players
        state.answers = [-1] * n
        state.hands = [0] * n
        state.picks = [0] * n
        state.said = [0] * n
        state.turns = []
        state.agenda = []
        state.chance = []

    def seed_streams(self, state: State) -> None:
        """Give a state's lasting streams their numbers, from its seed and salt."""
        words: list[int] = []
        for name in self.streams:
            words += Chance(state.seed, state.salt, name).words()
        state.chance = words

    def position(self, data: object) -> State:
        """Read a position back; a PositionError names the field that cannot be."""
        reader = Reader(data)
        self.check_identity(reader, self.identity())
        state = self.blank()
        self.clear(state)
        state.read(reader)
        journal = Journal()
        journal.start = state.position()
        for seat, answer in enumerate(state.answers):
            if answer >= 0:
                journal.answered_before |= 1 << seat
        state.journal = journal
        return state

    def read_view(self, data: object) -> View:
        """Read a view back from its plain data."""
        reader = Reader(data)
        whose = self.identity()
        self.check_identity(reader, {field: whose[field] for field in ("game", "rules", "players")})
        viewer = reader.optional_seat("viewer", self.players)
        view = self.blank_view(PUBLIC if viewer < 0 else viewer)
        view.read(reader)
        reader.done()
        return view

    def check_identity(self, reader: Reader, expected: Plain) -> None:
        """Refuse the data of another game; a PositionError names the field that differs."""
        for field, value in expected.items():
            found = reader.take(field)
            if found != value or isinstance(found, bool) != isinstance(value, bool):
                raise reader.fail(
                    field,
                    f"is {quote(found)}, but this game has {quote(value)}",
                    "other-game",
                    {"found": quote(found), "expected": quote(value)},
                )

    def imagine(self, view: View, rng: Chance) -> State:
        """A full state that a holder of this view could be in, each equally likely, with fresh chance."""
        return self.drawer(view).draw(rng)

    def drawer(self, view: View) -> Drawer:
        """What ``imagine`` draws by; kept by whoever wants many worlds of one view."""
        if view.game.identity() != self.identity():
            message = "this view belongs to another game, or to other options or components"
            raise PositionError(message, "other-view")
        return self.build_drawer(view)

    def begin_world(self, view: View, rng: Chance) -> State:
        """A state with the table of a view, its viewer's own hand, and chance of its own; all else is to be drawn."""
        state = self.blank()
        self.clear(state)
        view.copy_shown_to(state)
        state.seed = "imagined " + "".join(f"{rng.below(1 << 16):04x}" for _ in range(8))
        self.seed_streams(state)
        if view.viewer != PUBLIC:
            state.hands[view.viewer] = view.hand
            state.picks[view.viewer] = view.picks
            state.answers[view.viewer] = view.answer
        return state

    def preview(self, view: View, action: SupportsIndex) -> Plain:
        """What a choice would bring, from what its chooser knows."""
        code = self.check_action(action)
        if view.viewer == PUBLIC:
            raise PositionError("a spectator has no choices to preview", "spectator-preview")
        return self.build_preview(view, code)

    def follows(self, view: View) -> Plain:
        """What follows from a view by the rules, for whoever shows it and does not know them; a game may tell some."""
        return {}

    def follows_beside(self, view: View, public: Plain) -> Plain:
        """The same as ``follows``, where what follows from the public view is at hand; a game may take it from there.

        Nobody may change either of them.
        """
        return self.follows(view)

    def obvious(self, view: View, choices: list[int]) -> int:
        """The one of these choices that needs no thought, with nothing else to choose and nothing to lose; -1: none.

        It is asked all the same: whoever shows the question may answer it for people. A game may tell some.
        """
        return -1

    def brought(self, state: State, told: list[Entry]) -> list[Plain]:
        """What each of the last entries up to this state has changed before its seat; a game may tell it.

        By the names that a view has for what lies there, without zeros: ``{"wand": -2, "points": 5}``. Entries that
        change nothing may be missing among them.
        """
        return [{} for _ in told]

    def looked_back(self, state: State) -> Plain:
        """What follows besides from all that was told, once a game is over; a game may tell some."""
        return {}

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self.loader is None:
            raise TypeError(f"{self.name} cannot be pickled: it has no loader (see heart/game.py)")
        return game_again, (self.loader, self.identity())

    def blank(self) -> State:
        """An empty state of this game."""
        raise NotImplementedError

    def blank_view(self, viewer: int) -> View:
        """An empty view of this game."""
        raise NotImplementedError

    def build_drawer(self, view: View) -> Drawer:
        """What ``drawer`` gives; a game in which a first world costs much has one of its own."""
        return Drawer(self, view)

    def fill_in(self, state: State, view: View, rng: Chance) -> None:
        """Draw everything the view does not tell. The table and the viewer's own hand are in place."""
        raise NotImplementedError

    def build_preview(self, view: View, action: int) -> Plain:
        """What ``preview`` tells."""
        raise NotImplementedError
