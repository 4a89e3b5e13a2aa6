"""What is kept of Broom Service: games as texts, and fingerprints of more.

One game is played on the front of the board and one on the back, all others on the little maps: a border or a tower
that is moved on a board changes one text.
"""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import broomstick
from broomstick import Chance, Game, State
from broomstick.games import load_identity
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.components import RULES_VERSION
from broomstick.games.broom_service.options import BroomOptions
from broomstick.heart.plain import Plain
from games.broom_service.staging import little, standard
from games.broom_service.staging_isles import RICH as START
from games.broom_service.staging_isles import on_isles
from games.playthroughs import Fingerprints, Kept, Text, by_text_or_code, story_in_words

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
        event: int(event in ("more-or-less", "black-market", "the-upper-hand")) for event in lists.EVENTS
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

BLOCKS = [range(first, first + 10) for first in range(0, 60, 10)]


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


def choose(state: State, choices: list[int], chance: Chance) -> int:
    done = state.topic < 0 and state.game.text(choices[-1]) == "decline" and chance.below(5) > 0
    return chance.pick(choices[:-1]) if done else chance.pick(choices)


def moments(state: State) -> Iterator[str]:
    if state.topic > 0 and len(state.deciders) == 1:
        yield "while all but one have decided about an event"
    if len(state.agenda) > 2 and state.topic < 0:
        yield "in the middle of a chain"
    if state.round == 3 and state.brave >= 0:
        yield "in the middle of a turn of round 3"


def random_game(back: bool, rules: int, number: int) -> Game:
    players = 2 + number % 4
    if back:
        data = json.dumps({"game": {"rounds": 3}, **START})
        game = on_isles(players, number % 3 == 0, number % 5 < 3, number % 2 == 0, data)
        return load_identity({**game.identity(), "rules": rules})
    return little(players, number % 3 == 0, number % 5 < 3, json.dumps({"heavy-cloud": FEW_HEAVY}), rules)


def story(state: State, viewer: int) -> Plain:
    told = story_in_words(state, viewer)
    if state.game.identity()["rules"] != RULES_VERSION:
        # In what order a moment is told is no rule: it has changed, and games of all versions are told alike.
        told["journal"].sort(key=json.dumps)
    return told


KEPT = Kept(
    folder=Path(__file__).parent,
    texts=[
        Text(
            name=name,
            game=partial(golden_game, name),
            seed=f"golden {name}",
            chance=Chance("golden", name=name),
            heading=f"Broom Service with {golden_game(name).players} players, game {name}.\n"
            "# Actions are mostly done, all else is random.",
            group="back" if name in BACK_GAMES else "front",
        )
        for name in [*GAMES, *BACK_GAMES]
    ],
    fingerprints=[
        Fingerprints(
            file=f"fingerprints{'-back' if back else ''}{'' if rules == RULES_VERSION else f'-rules-{rules}'}",
            blocks=BLOCKS,
            game=partial(random_game, back, rules),
            decide=by_text_or_code,
            every=25,
            story=story,
            frozen=rules != RULES_VERSION,
        )
        for rules in (RULES_VERSION, 1)
        for back in (False, True)
    ],
    choose=choose,
    moments=moments,
    shows={
        "front": "event, bewitched, shuffled, loses, gains, flies, delivers, lifts, takes, gives, instead, amulet, "
        "uses, shows, cannot, scores-bolts, scores-amulets, scores-sets, counts, declines, knocked-out, says-next, "
        "acts, game-over, bewitched$, bravery$, bolts$, amulets$, sets$",
        "back": "finds, spends, jumps, grounded, rides, draws, turns, plays, puts-away, swaps, scores-cards, "
        "adds, gift",
    },
)
