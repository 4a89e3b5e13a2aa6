"""Keys of views: hashable, equal exactly where views are, and so deaf to everything that is hidden."""

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

from broomstick import PositionError, State, View
from contract.case import Case
from contract.check_positions import deleted, leaves, replaced
from contract.check_views import over_the_wire
from contract.play import Chooser, play_on, refusal_of, rng_for

WORDS_TRIED = 3
"""In the place of each word so many others are tried, or as many more in a list."""

Seen = dict[object, str]
"""The data of every view met so far, by its key."""


def meet(view: View, seen: Seen, keys: dict[str, object]) -> None:
    """Any two views that were met have one key if they have the same data, and two if not."""
    data = json.dumps(view.data(), sort_keys=True)
    key = view.key()
    assert seen.setdefault(key, data) == data, "one key for two views"
    assert keys.setdefault(data, key) == key, "two keys for one view"
    assert hash(keys[data]) == hash(key)


def resembling(data: Any, words: list[str], chooser: Chooser) -> Iterator[Any]:
    """The data with one value otherwise, for each value in turn: what it is next to, or one of several words."""
    for path, value in leaves(data):
        others: list[object] = [words[chooser.below(len(words))] for _ in range(WORDS_TRIED)]
        if isinstance(value, dict):
            continue
        if isinstance(path[-1], int):
            yield deleted(data, path)
        if isinstance(value, bool):
            others = [not value]
        elif isinstance(value, int):
            others = [value - 1, value + 1, None]
        elif isinstance(value, list):
            others = [[*value, value[-1] if value else 0], *([*value, word] for word in others)]
        else:
            others += [None, 0]
        for other in others:
            yield replaced(data, path, other)


def check_moment(case: Case, state: State, viewer: int, chooser: Chooser) -> int:
    """The views of one moment and what resembles them. Returns how many resembling ones could be read."""
    game = case.game
    seen: Seen = {}
    keys: dict[str, object] = {}
    view = state.view(viewer)
    data = over_the_wire(view.data())
    for same in (view, state.view(viewer), state.quiet_copy().view(viewer), game.read_view(data)):
        meet(same, seen, keys)
    # Whatever is hidden from the viewer may be otherwise.
    meet(game.imagine(view, rng_for("keys", state.moves, viewer)).view(viewer), seen, keys)
    assert len(seen) == len(keys) == 1
    for other in case.viewers:
        meet(state.view(other), seen, keys)
    # One value is otherwise: where that can be read at all, it shows.
    words = sorted({word for _, word in leaves(data) if isinstance(word, str)} | set(game.roles))
    read = 0
    for resembles in resembling(data, words, chooser):
        if refusal_of(partial(game.read_view, resembles), PositionError) is None:
            meet(game.read_view(resembles), seen, keys)
            read += 1
    return read


def parts(thing: Any) -> list[Any]:
    """A view, and what lies on its table: whatever has a key of its own."""
    inner = [getattr(thing, name) for name in dir(thing) if not name.startswith("_") and name != "game"]
    found = [thing]
    for value in inner:
        if hasattr(value, "key") and hasattr(value, "data"):
            found += parts(value)
    return found


def otherwise(value: object) -> list[Any]:
    """A field with one number otherwise."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if not isinstance(value, list):
        return []
    found = [[*value[:i], one, *value[i + 1 :]] for i, item in enumerate(value) for one in otherwise(item)]
    return [*found, value[:-1]]


def check_fields(view: View) -> int:
    """No field changes what a view tells without changing its key. Returns how many changes told something else."""
    data, key = view.data(), view.key()
    told = 0
    for part in parts(view):
        for name in dir(part):
            # All views of a game have as many players.
            if name.startswith("_") or name in ("game", "players"):
                continue
            value = getattr(part, name)
            for other in otherwise(value):
                try:
                    setattr(part, name, other)
                except AttributeError:
                    # No field of its own: it is worked out from others.
                    break
                try:
                    if view.data() != data:
                        told += 1
                        assert view.key() != key, f"the key does not know {name}"
                except (IndexError, KeyError):
                    # There is no word for that.
                    pass
                setattr(part, name, value)
    assert view.data() == data
    return told


def check_keys(case: Case, seed: int, chooser: Chooser, moments: int = 2) -> None:
    """All moments of a game beside each other; and some of them, each for some viewer, beside what resembles them."""
    trail = play_on(case.game.start(seed), chooser)
    seen: Seen = {}
    keys: dict[str, object] = {}
    for number, state in enumerate(trail.states):
        meet(state.view(case.viewers[number % len(case.viewers)]), seen, keys)
    for _ in range(moments):
        number = chooser.below(len(trail.states))
        viewer = case.viewers[chooser.below(len(case.viewers))]
        assert check_moment(case, trail.states[number], viewer, chooser) > 10
        # Behind stand-ins for its views a game has no fields.
        view = trail.states[number].view(viewer)
        if isinstance(view, View):
            assert check_fields(view) > 30
