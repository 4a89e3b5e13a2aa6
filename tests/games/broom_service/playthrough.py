"""Games as readable texts and as fingerprints, kept in golden/; tools/golden.py writes them anew.

One game is played on the front of the board and one on the back, all others on the little maps: a border or a tower
that is moved on a board changes one text.
"""

import hashlib
import json
from pathlib import Path

import broomstick
from broomstick import PUBLIC, Chance, Game
from broomstick.games import load_identity
from broomstick.games.broom_service.box import things
from broomstick.games.broom_service.box.components import RULES_VERSION
from broomstick.games.broom_service.options import BroomOptions
from broomstick.heart.plain import Plain
from games.broom_service.staging import little, standard
from games.broom_service.staging_isles import RICH as START
from games.broom_service.staging_isles import on_isles
from games.card_game.playthrough import Page

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

FAR: Plain = {"game": {"rounds": 5}, "start": {"wands": 5, "few_wands": 5, "potions": 2}}
SHOWY: Plain = {
    "game": {"rounds": 3},
    "events": {
        event: int(event in ("more-or-less", "black-market", "the-upper-hand")) for event in things.EVENTS
    },
    "forest-tile": [{"name": "points", "copies": 0}, {"name": "brave", "copies": 1}],
    "hill-tile": [{"name": name, "copies": 0} for name in ("turbo-ac", "turbo-bc", "turbo-bd")],
    **START,
}
"""Few kinds of tiles, so that the extra ones mostly lie somewhere."""
ON_THE_BACK = "broom-service-3p-back"
BACK_GAMES = {
    ON_THE_BACK: 3,
    "broom-service-2p-tiles": 2,
    "broom-service-4p-hills": 4,
    "broom-service-5p-cards": 5,
}
"""Players. Everything there is to have is in these."""

FINGERPRINTS = GOLDEN / "fingerprints.txt"
BACK_FINGERPRINTS = GOLDEN / "fingerprints-back.txt"
RULES_1 = {False: GOLDEN / "fingerprints-rules-1.txt", True: GOLDEN / "fingerprints-back-rules-1.txt"}
"""As the first version of the rules was played, by whether it was on the back; nothing writes these anew."""
BLOCKS = [range(first, first + 10) for first in range(0, 60, 10)]
EVERY = 25


def golden_file(name: str) -> Path:
    return GOLDEN / f"{name}.txt"


def golden_game(name: str) -> Game:
    if name == ON_THE_BACK:
        options: BroomOptions = {
            "board": "back",
            "storm_clouds": True,
            "heavy_clouds": 11,
            "extra_tiles": True,
            "expansion_cards": True,
        }
        return broomstick.load("broom-service", players=3, data=FAR, **options)
    if name in BACK_GAMES:
        return on_isles(BACK_GAMES[name], True, True, True, json.dumps(SHOWY))
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


def fingerprint(block: range, back: bool = False, rules: int = RULES_VERSION) -> str:
    """One line for a block of random games: records, positions, views and journals, hashed."""
    whole = hashlib.sha256()
    for number in block:
        whole.update(one_game(random_game(number, back, rules), number).encode())
    return f"games {block[0]}-{block[-1]} {whole.hexdigest()}"


def random_game(number: int, back: bool, rules: int) -> Game:
    players = 2 + number % 4
    if back:
        data = json.dumps({"game": {"rounds": 3}, **START})
        game = on_isles(players, number % 3 == 0, number % 5 < 3, number % 2 == 0, data)
        return load_identity({**game.identity(), "rules": rules})
    return little(players, number % 3 == 0, number % 5 < 3, json.dumps({"heavy-cloud": FEW_HEAVY}), rules)


def one_game(game: Game, number: int) -> str:
    players = game.players
    state = game.start(seed=number, salt="same")
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
        story = state.story(viewer)
        if game.identity()["rules"] != RULES_VERSION:
            # In what order a moment is told is no rule: it has changed, and games of all versions are told alike.
            story["journal"].sort(key=json.dumps)
        seen.update(json.dumps(story).encode())
    return seen.hexdigest()


def texts() -> dict[Path, str]:
    """All of golden/."""
    found = {golden_file(name): playthrough(name) for name in [*GAMES, *BACK_GAMES]}
    for file, back in ((FINGERPRINTS, False), (BACK_FINGERPRINTS, True)):
        found[file] = "".join(fingerprint(block, back) + "\n" for block in BLOCKS)
    return found
