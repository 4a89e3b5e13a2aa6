"""Games as readable texts and as fingerprints, kept in golden/; tools/golden.py writes them anew."""

import hashlib
import json
from pathlib import Path

import broomstick
from broomstick import PUBLIC, Chance
from games.card_game.playthrough import Page
from games.witchs_brew.staging import standard

GOLDEN = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[int, bool, int]] = {
    "witchs-brew-3p-barred": (3, True, 30),
    "witchs-brew-4p-four-sets": (4, False, 4),
    "witchs-brew-5p-four-sets": (5, False, 4),
}
"""Players, barred roles or not, and after how many sets it ends in any case."""

FINGERPRINTS = GOLDEN / "fingerprints.txt"
BLOCKS = [range(first, first + 10) for first in range(0, 60, 10)]
EVERY = 25


def golden_file(name: str) -> Path:
    return GOLDEN / f"{name}.txt"


def playthrough(name: str) -> str:
    """The text of one game."""
    players, barred, sets = GAMES[name]
    data = None if sets == 30 else {"game": {"sets": sets}}
    game = broomstick.load("witchs-brew", players=players, barred_roles=barred, data=data)
    state = game.start(seed=f"golden {name}")
    chance = Chance("golden", name=name)
    watched = players - 2
    page = Page(state, watched)
    page.line(f"# Witch's Brew with {players} players, game {name}.")
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
        done = len(choices) < 12 and game.text(choices[-1]) == "decline" and chance.below(4) > 0
        page.decide(seat, choices, choices[0] if done else chance.pick(choices))
        if state.round > number or state.over:
            page.line()
            page.line(f"after set {number}: scores {state.scores()}")
            page.line()
        if state.topic > 0 and len(state.deciders) == 1:
            page.views("while all but one of a monk's victims have chosen")
        if state.round == 3 and state.brave >= 0:
            page.views("in the middle of a turn of set 3")
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
    players = 3 + number % 3
    state = standard(players, barred=players < 5 and number % 2 == 0).start(seed=number, salt="same")
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
