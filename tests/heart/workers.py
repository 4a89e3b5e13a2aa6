"""What runs in other processes for the tests of pickles: one of the same build, or one of plain sources."""

import pickle
import sys
from pathlib import Path

from broomstick import Chance, Game, State, View
from broomstick.heart import flow
from drill.game import load_drill


def refuse(state: State, seat: int, text: str) -> None:
    """Ends with an error that has to travel back."""
    state.play(seat, text)


def bad_record() -> None:
    game = load_drill(3)
    record = game.start(seed=1).record()
    record.actions.append(game.action("brave") << 3)
    record.replay()


def play_on(state: State, seed: int) -> State:
    """Plays a state to its end."""
    rng = Chance(seed)
    while not state.over:
        seat = state.deciders[0]
        state.play(seat, rng.pick(state.choices(seat)))
    return state


def look(game: Game, view: View) -> tuple[str, tuple[object, ...]]:
    return game.name, view.key()


def main() -> None:
    """Read a pickled state and print what it is; write it again, played on."""
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    state: State = pickle.loads(source.read_bytes())
    form = Path(str(flow.__file__)).suffix
    print(form, state.digest(), hash(state.view(0).key()))  # noqa: T201 - its answer
    target.write_bytes(pickle.dumps(play_on(state, 9)))


if __name__ == "__main__":
    main()
