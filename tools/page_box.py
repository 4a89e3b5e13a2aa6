"""Write what the page knows of a game beforehand, web/src/games/<game>/box.json: its components and its vocabulary.

    python tools/page_box.py
    python tools/page_box.py --check

With --check nothing is written; the exit status says whether the file is up to date.
"""

import sys
from typing import Any

import broomstick
from broomstick.contest.codec import Bag, Codec, Name, Several
from broomstick.games.card_game import components as card_game
from broomstick.games.witchs_brew import components as witchs_brew
from broomstick.games.witchs_brew.vocabulary import CAULDRONS, COLOURS, ROLES, SPELLS, STACKS
from page_files import as_json, deliver


def card_game_box() -> dict[str, Any]:
    """The card game: the largest table has all types and tasks, and smaller ones leave some out."""
    parts = card_game.read_components(card_game.MOST_PLAYERS, "", None)
    game = broomstick.load("card-game", players=card_game.MOST_PLAYERS)
    return {
        "game": "card-game",
        "players": [card_game.FEWEST_PLAYERS, card_game.MOST_PLAYERS],
        "rounds": parts.rounds,
        "picks": parts.picks,
        "draw": parts.draw,
        "types": parts.types,
        "copies": parts.copies,
        "cowardly_potions": parts.cowardly_potions,
        "brave_potions": parts.brave_potions,
        "brave_extra": parts.brave_extra,
        "scale": parts.scale,
        "scale_more": parts.scale_more,
        "brave_points": parts.brave_points,
        "tasks": [
            {
                "number": task.number,
                "points": task.points,
                "needs": {name: need for name, need in zip(parts.types, task.needs, strict=True) if need},
            }
            for task in parts.tasks
        ],
        "actions": vocabulary(game.actions),
        "entries": vocabulary(game.entries),
    }


def witchs_brew_box() -> dict[str, Any]:
    """Witch's Brew, which is the same for all numbers of players, but for the barred roles."""
    parts = witchs_brew.read_components(witchs_brew.MOST_PLAYERS, False, "", None)
    game = broomstick.load("witchs-brew", players=witchs_brew.MOST_PLAYERS)
    return {
        "game": "witchs-brew",
        "players": [witchs_brew.FEWEST_PLAYERS, witchs_brew.MOST_PLAYERS],
        "picks": parts.picks,
        "ravens": parts.ravens,
        "sets": parts.sets,
        "roles": ROLES,
        "ingredients": COLOURS,
        # Whatever sets and bags are made of.
        "types": [*ROLES, *COLOURS],
        "collector_full": parts.collector_full,
        "collector_favour": parts.collector_favour,
        "alchemist_full": parts.alchemist_full,
        "alchemist_favour": parts.alchemist_favour,
        "teller_price": parts.teller_price,
        "teller_full": parts.teller_full,
        "teller_favour": parts.teller_favour,
        "assistant_price": parts.assistant_price,
        "assistant_full": parts.assistant_full,
        "assistant_favour": parts.assistant_favour,
        "brewer_gold": parts.brewer_gold,
        "brewer_vials": parts.brewer_vials,
        "warlock_gold": parts.warlock_gold,
        "gold_share": parts.gold_share,
        "gold_spared": parts.gold_spared,
        "ingredient_share": parts.ingredient_share,
        "ingredient_spared": parts.ingredient_spared,
        "copia": parts.copia,
        "spell_vials": parts.spell_vials,
        "stacks": {name: stack(parts, number) for number, name in enumerate(STACKS)},
        "spells": [SPELLS[book] for book in parts.books],
        "actions": vocabulary(game.actions),
        "entries": vocabulary(game.entries),
    }


def stack(parts: witchs_brew.Components, number: int) -> list[dict[str, Any]]:
    """The cards of a stack from the top: what each costs, a cauldron in which colours, and what it is worth."""
    first = number * witchs_brew.SLOTS
    return [
        {
            "price": parts.price[card],
            "needs": dict(zip(COLOURS, parts.needs[3 * card : 3 * card + 3], strict=True))
            if number < CAULDRONS
            else {},
            "points": parts.points[card],
            "raven": bool(parts.raven[card]),
        }
        for card in range(first, first + parts.cards[number])
    ]


def vocabulary(codec: Codec) -> dict[str, list[list[str]]]:
    """Each word with its arguments: what they are, and what sentences call them."""
    return {kind.word: [[shape(arg), arg.label] for arg in kind.args] for kind in codec.kinds.values()}


def shape(arg: object) -> str:
    if isinstance(arg, Name):
        return "name"
    if isinstance(arg, Several):
        return "several"
    return "bag" if isinstance(arg, Bag) else "number"


if __name__ == "__main__":
    boxes = [card_game_box(), witchs_brew_box()]
    files = {f"games/{box['game']}/box.json": as_json(box) for box in boxes}
    sys.exit(deliver("write the page's boxes of games", files))
