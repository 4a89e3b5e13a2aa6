"""What the games answer when they are asked, as fingerprints in golden/answers.txt: what each choice would bring, why
each other action is refused, which spoilt positions are refused at which field, which worlds are imagined, what
follows from a view, and what learners are told.

Single answers are held by tests that are named after them; these lines hold all of them together, so that none changes
unnoticed. ``tools/golden.py`` writes them anew.
"""

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import broomstick
from broomstick import PUBLIC, BroomstickError, Chance, Game, PositionError, State
from broomstick.envs.batch.layout import seen_layout, truth_layout
from contract.check_positions import some_mutant
from contract.slow_pen import SlowPen

CASES: dict[str, list[dict[str, Any]]] = {
    "card-game": [{"players": 3}, {"players": 4}, {"players": 6}],
    "witchs-brew": [{"players": 3, "barred_roles": True}, {"players": 4}, {"players": 5}],
    "broom-service": [
        {"players": 2, "storm_clouds": True, "mountain_tiles": True, "extra_tiles": True},
        {"players": 3, "storm_clouds": True, "mountain_tiles": True, "expansion_cards": True},
        {"players": 4, "board": "back", "storm_clouds": True, "extra_tiles": True, "expansion_cards": True},
        {"players": 5, "board": "back", "extra_tiles": True, "expansion_cards": True},
    ],
}
ASKED = (
    "previews",
    "refusals",
    "spoilt positions",
    "spoilt agendas",
    "worlds",
    "what follows",
    "what learners are told",
)
TRIED = 40
"""Actions that are tried at every moment, though most are no choices."""
SPOILT = 16
"""Ways in which a position is spoilt, at one moment of …"""
EVERY = 5
MANY = 150
"""Of a longer game not every moment is asked about its agenda."""
Block = tuple[str, int, str]
"""The game, which of its cases, and what is asked."""


def blocks(name: str) -> list[Block]:
    return [(name, case, asked) for case in range(len(CASES[name])) for asked in ASKED]


def golden_file(name: str) -> Path:
    return Path(__file__).parent / name.replace("-", "_") / "golden" / "answers.txt"


def fingerprint(block: Block) -> str:
    """One line: what is asked, of which game, and all answers hashed."""
    name, case, asked = block
    seen = hashlib.sha256()
    for answer in ANSWERS[asked](moments(name, case), Chance(case, name=asked)):
        seen.update(json.dumps(answer).encode())
    return f"{asked} of {name} {CASES[name][case]} {seen.hexdigest()}"


@cache
def moments(name: str, case: int) -> list[State]:
    """Every moment of a random game, before each decision and at the end."""
    game: Game = broomstick.load(name, **CASES[name][case])
    state = game.start(seed=f"answers {case}")
    chance = Chance("answers", name=f"{name} {case}")
    found = []
    while not state.over:
        found.append(state.copy())
        seat = chance.pick(state.deciders)
        state.play(seat, chance.pick(state.choices(seat)))
    return [*found, state]


def previews(states: list[State], chance: Chance) -> Iterator[object]:
    """What every choice would bring to whoever has it."""
    for state in states:
        for seat in state.deciders:
            view = state.view(seat)
            for action in state.choices(seat):
                yield state.game.preview(view, action)


def refusals(states: list[State], chance: Chance) -> Iterator[object]:
    """Why actions are refused, whoever tries them."""
    kinds = [kind.codes() for kind in states[0].game.actions.kinds.values()]
    for state in states:
        for _ in range(TRIED):
            seat = (
                chance.pick(state.deciders)
                if state.deciders and chance.below(4)
                else chance.below(state.players)
            )
            yield told(state.refusal(seat, chance.pick(chance.pick(kinds))))


def spoilt(states: list[State], chance: Chance) -> Iterator[object]:
    """At which field a position is refused in which one thing is wrong; or the position, where it can be played on."""
    for state in states[::EVERY]:
        data = state.position()
        for _ in range(SPOILT):
            yield reading(state, some_mutant(data, chance))


def agendas(states: list[State], chance: Chance) -> Iterator[object]:
    """The same of positions in which one step too many, too few or another one waits."""
    steps = sorted({step for state in states for step in state.position()["agenda"]})
    for state in states[:: 1 + len(states) // MANY]:
        data = state.position()
        for _ in range(SPOILT):
            agenda = list(data["agenda"])
            at, step = chance.below(len(agenda) + 1), chance.pick(steps).split()
            if len(step) > 1 and step[1].isdigit():
                step[1] = str(chance.below(state.players))
            # What is put there takes the place of no step, of one or of two.
            agenda[at : at + chance.below(3)] = [] if chance.below(4) == 0 else [" ".join(step)]
            yield reading(state, {**data, "agenda": agenda})


def reading(state: State, data: Any) -> object:
    try:
        return state.game.position(data).position()
    except PositionError as error:
        return told(error)


def worlds(states: list[State], chance: Chance) -> Iterator[object]:
    """Worlds that fit what a seat may know."""
    for state in states:
        view = state.view(chance.below(state.players))
        yield state.game.imagine(view, chance).digest()


def following(states: list[State], chance: Chance) -> Iterator[object]:
    """What follows from what each viewer sees, and why things on the table are not among a seat's choices."""
    for state in states:
        for viewer in (*range(state.players), PUBLIC):
            yield state.game.follows(state.view(viewer))
        for seat in state.deciders:
            yield state.refused(seat)


def observations(states: list[State], chance: Chance) -> Iterator[object]:
    """What every number of an observation is called, and what it is: of a seat, of the table and of what is hidden."""
    game = states[0].game
    for layout in (seen_layout(game), seen_layout(game, public=True), truth_layout(game)):
        yield [layout.names, layout.most]
    for state in states:
        for own in (True, False):
            pen = SlowPen(game, chance.below(state.players), own)
            state.write(pen)
            yield pen.told
        pen = SlowPen(game, chance.below(state.players))
        state.write_truth(pen)
        yield pen.told


def told(error: object) -> object:
    """All that an error or a reason carries."""
    if error is None:
        return None
    why = getattr(error, "why", None)
    text = str(error) if isinstance(error, BroomstickError) else ""
    return [getattr(error, "code", ""), getattr(error, "facts", {}), text, told(why)]


ANSWERS = dict(
    zip(ASKED, (previews, refusals, spoilt, agendas, worlds, following, observations), strict=True)
)


def texts() -> dict[Path, str]:
    return {
        golden_file(name): "".join(f"{fingerprint(block)}\n" for block in blocks(name))
        for name in broomstick.GAMES
    }
