"""Games as readable texts and as fingerprints, kept in golden/; tools/golden.py writes them anew.

One game is played on the front of the board, all others on the little map: a border or a tower that is moved on the
board changes one text.
"""

import hashlib
import json
from pathlib import Path

from broom_service.table import little, standard
from broomstick import PUBLIC, Chance, Game
from broomstick.contest.plain import Plain
from card_game.playthrough import Page

GOLDEN = Path(__file__).parent / "golden"
FEW_HEAVY = [{"name": f"heavy-{i}", "copies": copies} for i, copies in enumerate((2, 2, 1, 1), 1)]
"""So few that most clouds on the little map are storm clouds."""

RICH: Plain = {
    "game": {"rounds": 4},
    "start": {"wands": 6, "few_wands": 5, "potions": 3},
    "heavy-cloud": FEW_HEAVY,
}
ON_THE_FRONT = "broom-service-2p-front"
GAMES: dict[str, tuple[int, bool, bool, Plain]] = {
    ON_THE_FRONT: (2, False, False, {}),
    "broom-service-3p-everything": (3, True, True, RICH),
    "broom-service-4p-storm": (4, True, False, {"game": {"rounds": 4}, "heavy-cloud": FEW_HEAVY}),
    "broom-service-5p-mountain": (5, False, True, {"game": {"rounds": 4}}),
}
"""Players, storm clouds, mountain tiles, and what replaces the components."""

FINGERPRINTS = GOLDEN / "fingerprints.txt"
BLOCKS = [range(first, first + 10) for first in range(0, 60, 10)]
EVERY = 25


def golden_file(name: str) -> Path:
    return GOLDEN / f"{name}.txt"


def golden_game(name: str) -> Game:
    players, storm, mountain, data = GAMES[name]
    return standard(players) if name == ON_THE_FRONT else little(players, storm, mountain, json.dumps(data))


def playthrough(name: str) -> str:
    """The text of one game."""
    game = golden_game(name)
    players = game.players
    state = game.start(seed=f"golden {name}")
    chance = Chance("golden", name=name)
    watched = players - 2
    page = Page(state, watched)
    page.line(f"# Broom Service with {players} players, game {name}.")
    page.line(
        f"# Actions are mostly done, all else is random. Views are those of seat {watched} and of the public."
    )
    page.line()
    page.lines += state.record().text().splitlines()[:-1]
    page.line()
    page.happened()
    page.views("before the first decision")
    while not state.over:
        seat = chance.pick(state.deciders)
        choices = state.choices(seat)
        number = state.round
        done = state.topic < 0 and game.text(choices[-1]) == "decline" and chance.below(5) > 0
        action = chance.pick(choices[:-1]) if done else chance.pick(choices)
        page.decide(seat, choices, action)
        if state.round > number or state.over:
            page.line()
            page.line(f"after round {number}: scores {state.scores()}")
            page.line()
        if state.topic > 0 and len(state.deciders) == 1:
            page.views("while all but one have decided about an event")
        if len(state.agenda) > 2 and state.topic < 0:
            page.views("in the middle of a chain")
        if state.round == 3 and state.brave >= 0:
            page.views("in the middle of a turn of round 3")
    page.views("after the end")
    page.ending()
    return "\n".join(page.lines) + "\n"


def fingerprint(block: range) -> str:
    """One line for a block of random games: records, positions, views and journals, hashed."""
    whole = hashlib.sha256()
    for number in block:
        whole.update(one_game(number).encode())
    return f"games {block[0]}-{block[-1]} {whole.hexdigest()}"


def one_game(number: int) -> str:
    players = 2 + number % 4
    data = json.dumps({"heavy-cloud": FEW_HEAVY})
    state = little(players, number % 3 == 0, number % 5 < 3, data).start(seed=number, salt="same")
    chance = Chance(number, name="fingerprint")
    seen = hashlib.sha256()
    while not state.over:
        seat = chance.pick(state.deciders)
        action = chance.pick(state.choices(seat))
        state.play(seat, state.game.text(action) if number % 2 else action)
        if state.moves % EVERY == 0:
            seen.update(state.digest().encode())
            viewer = chance.below(players + 1)
            view = state.view(PUBLIC if viewer == players else viewer)
            seen.update(json.dumps(view.data()).encode())
    seen.update(state.record().text().encode())
    seen.update(state.digest().encode())
    for viewer in [*range(players), PUBLIC]:
        seen.update(json.dumps(state.story(viewer)).encode())
    return seen.hexdigest()


def texts() -> dict[Path, str]:
    """All of golden/."""
    found = {golden_file(name): playthrough(name) for name in GAMES}
    found[FINGERPRINTS] = "".join(fingerprint(block) + "\n" for block in BLOCKS)
    return found
