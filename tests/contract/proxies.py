"""Stand-ins for a game, its states and views that pass everything on, for planting a fault in one place.

Compiled classes cannot be patched, so a fault is planted around them: a subclass of these overrides what is to be
spoilt. ``sabotaged`` puts such a pair into a case.
"""

from dataclasses import replace
from typing import Any, cast

from broomstick import Chance, Game, State
from broomstick.heart.plain import Plain
from contract.case import Case, Facts, Move


class Proxy:
    """Passes on every attribute, read or written."""

    def __init__(self, inner: Any) -> None:
        object.__setattr__(self, "inner", inner)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["inner"], name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.__dict__["inner"], name, value)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.inner,)

    def keep(self, name: str, value: Any) -> None:
        """Set an attribute of the stand-in's own."""
        object.__setattr__(self, name, value)


class ViewProxy(Proxy):
    """A view that still knows the state it was built from: what a leak would look at."""

    truth: "StateProxy | None" = None

    def data(self) -> Plain:
        data: Plain = self.inner.data()
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ViewProxy) and self.data() == other.data()

    def __hash__(self) -> int:
        raise TypeError

    def key(self) -> tuple[Any, ...]:
        key: tuple[Any, ...] = self.inner.key()
        return key


class StateProxy(Proxy):
    """A state; its copies and views are stand-ins too."""

    def wrap(self, inner: State) -> "StateProxy":
        return type(self)(inner)

    def copy(self) -> "StateProxy":
        return self.wrap(self.inner.copy())

    def __copy__(self) -> "StateProxy":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "StateProxy":
        return self.copy()

    def quiet_copy(self) -> "StateProxy":
        return self.wrap(self.inner.quiet_copy())

    def view(self, viewer: int) -> ViewProxy:
        view = ViewProxy(self.inner.view(viewer))
        view.keep("truth", self)
        return view

    def play(self, seat: int, action: int | str) -> None:
        self.inner.play(seat, action)

    def choices(self, seat: int) -> list[int]:
        found: list[int] = self.inner.choices(seat)
        return found

    def history_data(self, viewer: int) -> list[Plain]:
        told: list[Plain] = self.inner.history_data(viewer)
        return told

    def story(self, viewer: int) -> Plain:
        return {"view": self.view(viewer).data(), "journal": self.history_data(viewer)}


class GameProxy(Proxy):
    """A game whose states and views are stand-ins."""

    state_type: type[StateProxy] = StateProxy

    def start(self, *args: Any, **options: Any) -> StateProxy:
        return self.state_type(self.inner.start(*args, **options))

    def position(self, data: object) -> StateProxy:
        return self.state_type(self.inner.position(data))

    def imagine(self, view: ViewProxy, rng: Chance) -> StateProxy:
        return self.state_type(self.inner.imagine(view.inner, rng))

    def read_view(self, data: object) -> ViewProxy:
        return ViewProxy(self.inner.read_view(data))

    def preview(self, view: ViewProxy, action: int) -> Plain:
        found: Plain = self.inner.preview(view.inner, action)
        return found

    def follows(self, view: ViewProxy) -> Plain:
        found: Plain = self.inner.follows(view.inner)
        return found

    def follows_beside(self, view: ViewProxy, public: Plain) -> Plain:
        found: Plain = self.inner.follows_beside(view.inner, public)
        return found


def unwrapped(state: State) -> State:
    inner: State = getattr(state, "inner", state)
    return inner


def sabotaged(
    case: Case, state_type: type[StateProxy] = StateProxy, game_type: type[GameProxy] = GameProxy
) -> Case:
    """The case with its game behind stand-ins; the second opinion looks behind them."""

    def load() -> Game:
        game = game_type(case.load())
        game.keep("state_type", state_type)
        return cast(Game, game)

    def shown(move: Move, viewer: int, true_move: Move) -> Facts:
        return case.shown(plain_move(move), viewer, plain_move(true_move))

    return replace(
        case,
        id=f"{case.id} with {state_type.__name__} and {game_type.__name__}",
        load=load,
        components=lambda state: case.components(unwrapped(state)),
        hidden=lambda state, viewer: case.hidden(unwrapped(state), viewer),
        shown=shown,
    )


def plain_move(move: Move) -> Move:
    return replace(move, before=unwrapped(move.before), after=unwrapped(move.after))
