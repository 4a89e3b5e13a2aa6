"""What learners are told: the view and nothing else, each number with its name, in a batch as in a game of its own."""

from array import array
from functools import cache, partial
from typing import Any

from broomstick import PUBLIC, Game, PositionError, State, View
from broomstick.envs import Batch, Layout, Observer, game_seed
from broomstick.heart.plain import Plain
from broomstick.heart.shapes import TURNS_ROOM
from contract.case import Case
from contract.check_keys import otherwise
from contract.check_views import over_the_wire
from contract.play import Chooser, play_on, refusal_of, rng_for
from contract.slow_pen import SlowPen

ONLY_FOR_UNDO = ("moves", "barrier", "stager")
"""What a view tells besides so that people can take a choice back."""
NONE = -1
SLOTS = 3


@cache
def observer_of(game: Game) -> Observer:
    return Observer(game)


def slowly(view: View, seat: int) -> bytes:
    """An observation from a view that came over a wire, by the simple pen."""
    pen = SlowPen(view.game, seat, own=view.viewer != PUBLIC)
    view.game.read_view(over_the_wire(view.data())).write(pen)
    return bytes(pen.told)


def check_named(layout: Layout, told: bytes) -> None:
    """There is a name for each number, a different one, and no number is more than it can be."""
    assert len(told) == layout.size == len(layout.most)
    assert len(set(layout.names)) == layout.size
    assert all(value <= most for value, most in zip(told, layout.most, strict=True))
    assert [field.start for field in layout.fields] == [0, *(field.stop for field in layout.fields[:-1])]
    assert layout.fields[-1].stop == layout.size


def check_told(case: Case, state: State, seat: int, chooser: Chooser) -> bool:
    """At one moment: quickly as slowly, and whatever is hidden may be otherwise. Whether it was."""
    observer = observer_of(case.game)
    told = observer.observation(state, seat)
    public = observer.public(state, seat)
    truth = observer.hidden_truth(state, seat)
    assert told == slowly(state.view(seat), seat) == observer.of_view(state.view(seat))
    assert public == slowly(state.view(PUBLIC), seat)
    pen = SlowPen(case.game, seat)
    state.write_truth(pen)
    assert truth == bytes(pen.told)
    check_named(observer.layout, told)
    check_named(observer.public_layout, public)
    check_named(observer.truth_layout, truth)
    legal = {case.game.actions.index(choice) for choice in state.choices(seat)}
    assert {i for i, flag in enumerate(observer.mask(state, seat)) if flag} == legal
    world = case.game.imagine(state.view(seat), rng_for("told", state.moves, seat))
    assert observer.observation(world, seat) == told, "an observation tells something hidden"
    assert observer.mask(world, seat) == observer.mask(state, seat)
    seen_by_all = case.game.imagine(state.view(PUBLIC), rng_for("told", state.moves, "public"))
    assert observer.public(seen_by_all, seat) == public, "what everybody sees tells something hidden"
    return observer.hidden_truth(world, seat) != truth


def known(view: View) -> Plain:
    """What a view tells and an observation has to tell: of a long game not every turn, but how many there were."""
    data = view.data()
    turns = data["turns"]
    kept = {field: value for field, value in data.items() if field not in ONLY_FOR_UNDO}
    return {**kept, "turns": [len(turns), *turns[-TURNS_ROOM:]]}


def tellers(thing: Any) -> list[Any]:
    """A view, and what lies on its table: whatever writes fields of its own."""
    inner = [getattr(thing, name) for name in dir(thing) if not name.startswith("_") and name != "game"]
    found = [thing]
    for value in inner:
        if hasattr(value, "write") and hasattr(value, "data"):
            found += tellers(value)
    return found


def lowest(value: object) -> int:
    if isinstance(value, list):
        return min((lowest(item) for item in value), default=0)
    return value if isinstance(value, int) else 0


def check_complete(view: View) -> int:
    """No field changes what a view tells without changing the observation. Returns how many such changes there were."""
    seat = view.viewer
    data = known(view)

    def write() -> list[int]:
        pen = SlowPen(view.game, seat)
        view.write(pen)
        return pen.told

    before = write()
    changed = 0
    for part in tellers(view):
        for name in dir(part):
            if name.startswith("_") or name in ("game", "players", "viewer"):
                continue
            value = getattr(part, name)
            for other in otherwise(value):
                if lowest(other) < NONE:
                    # Less than none there cannot be; as a place in a list it would be another thing from its end.
                    continue
                try:
                    setattr(part, name, other)
                except AttributeError:
                    # No field of its own: it is worked out from others.
                    break
                try:
                    if known(view) != data:
                        changed += 1
                        wrong = partial(view.game.read_view, over_the_wire(view.data()))
                        assert write() != before or refusal_of(wrong, PositionError), (
                            f"no number tells {name}"
                        )
                except (IndexError, KeyError):
                    # There is no word for that.
                    pass
                setattr(part, name, value)
    assert write() == before
    return changed


def check_observations(case: Case, seed: int, chooser: Chooser, stride: int = 23) -> None:
    """Some moments of a game for some seat each; and a batch."""
    states = play_on(case.game.start(seed), chooser).states
    for state in states[chooser.below(stride) :: stride]:
        check_told(case, state, chooser.below(state.players), chooser)
    state = states[chooser.below(len(states))]
    view = state.view(chooser.below(state.players))
    if isinstance(view, View):
        assert check_complete(view) > 20
    check_batch(case, seed, chooser, steps=40, stride=stride)


def check_batch(case: Case, seed: int, chooser: Chooser, steps: int, stride: int = 1) -> int:
    """Games in a batch are the same games as alone: same seeds, same actions. Returns how many came to their end."""
    game = case.game
    batch = Batch(game, SLOTS, seed, reward="margin")
    buffers = batch.new_buffers(*batch.arrays())
    batch.reset()
    states = [game.start(game_seed(seed, slot, 0)) for slot in range(SLOTS)]
    numbers = [0] * SLOTS
    picked: dict[tuple[int, int], bytes] = {}
    for step in range(steps):
        row = Rows(batch, buffers)
        for slot, state in enumerate(states):
            seat = state.asked
            assert row("seats", slot) == bytes([seat])
            assert row("masks", slot) == observer_of(game).mask(state, seat)
            told = row("observations", slot)
            if (step + slot) % stride == 0:
                assert told == slowly(state.view(seat), seat)
                assert row("public", slot) == slowly(state.view(PUBLIC), seat)
                assert row("hidden_truth", slot) == observer_of(game).hidden_truth(state, seat)
            if state.sealed and state.question(seat) == "picks":
                picked[slot, seat] = told
                assert not any(row("at_pick", slot))
            elif (slot, seat) in picked:
                assert row("at_pick", slot) == picked[slot, seat]
        actions = [
            state.choices(state.asked)[chooser.below(len(state.choices(state.asked)))] for state in states
        ]
        for state, action in zip(states, actions, strict=True):
            state.play(state.asked, action)
        batch.step([game.actions.index(action) for action in actions])
        row = Rows(batch, buffers)
        for slot, state in enumerate(states):
            assert row("dones", slot) == bytes([state.over])
            scores = state.scores() if state.over else [0] * game.players
            ahead = [one - max(scores[:i] + scores[i + 1 :]) for i, one in enumerate(scores)]
            assert row("scores", slot) == array("i", scores).tobytes()
            assert row("rewards", slot) == array("f", ahead).tobytes()
            if state.over:
                numbers[slot] += 1
                states[slot] = game.start(game_seed(seed, slot, numbers[slot]))
                picked = {place: told for place, told in picked.items() if place[0] != slot}
    return sum(numbers)


class Rows:
    """What a batch has written for one of its games."""

    def __init__(self, batch: Batch, buffers: dict[str, bytearray]) -> None:
        self.batch = batch
        self.buffers = buffers

    def __call__(self, name: str, slot: int) -> bytes:
        size = self.batch.row(name)
        return bytes(self.buffers[name][slot * size : (slot + 1) * size])
