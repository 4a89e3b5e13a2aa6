"""Write what the page knows of games beforehand: of each its components and its vocabulary, and the list of all.

These are web/src/games/<game>/box.json, and web/src/games/list.json, which is what ``GET /api/games`` says of them: so
the first page need not wait for it.

    python tools/page/box.py
    python tools/page/box.py --check

With --check nothing is written; the exit status says whether the file is up to date.
"""

import sys
from typing import Any

import msgspec

import broomstick
from broomstick.games import manifests
from broomstick.games.broom_service.box import components as broom_service
from broomstick.games.broom_service.box import things as broom_words
from broomstick.games.broom_service.map.board import standard_board
from broomstick.games.card_game import components as card_game
from broomstick.games.manifest import Manifest
from broomstick.games.witchs_brew import components as witchs_brew
from broomstick.games.witchs_brew import things
from broomstick.heart.codec import Bag, Codec, Name, Several, bag_count
from broomstick.heart.game import Game
from broomstick.server.requests import every_game
from broomstick.words.books.broom_service.box import Box
from files import as_json, deliver


def box(game: Manifest) -> dict[str, Any]:
    """What every game tells of itself, for the largest table and with everything; most have more to tell."""
    made = broomstick.load(game.name, players=game.most, **EVERYTHING.get(game.name, {}))
    own = BOXES.get(game.name)
    return {
        "game": game.name,
        **(own(made) if own else {"types": made.roles}),
        "actions": vocabulary(made.actions),
        "entries": vocabulary(made.entries),
    }


def card_game_box(_game: Game) -> dict[str, Any]:
    """The card game: the largest table has all types and tasks, and smaller ones leave some out."""
    parts = card_game.read_components(card_game.MOST_PLAYERS, "", None)
    return {
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
    }


def witchs_brew_box(_game: Game) -> dict[str, Any]:
    """Witch's Brew, which is the same for all numbers of players, but for the barred roles."""
    parts = witchs_brew.read_components(witchs_brew.MOST_PLAYERS, False, "", None)
    return {
        "picks": parts.picks,
        "ravens": parts.ravens,
        "sets": parts.sets,
        "roles": things.ROLES,
        "ingredients": things.COLOURS,
        # Whatever sets and bags are made of.
        "types": [*things.ROLES, *things.COLOURS],
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
        "stacks": {name: stack(parts, number) for number, name in enumerate(things.STACKS)},
        "spells": [things.SPELLS[book] for book in parts.books],
    }


def stack(parts: witchs_brew.Components, number: int) -> list[dict[str, Any]]:
    """The cards of a stack from the top: what each costs, a cauldron in which colours, and what it is worth."""
    first = number * witchs_brew.SLOTS
    return [
        {
            "price": parts.price[card],
            "needs": dict(zip(things.COLOURS, parts.needs[3 * card : 3 * card + 3], strict=True))
            if number < things.CAULDRONS
            else {},
            "points": parts.points[card],
            "raven": bool(parts.raven[card]),
        }
        for card in range(first, first + parts.cards[number])
    ]


def broom_service_box(game: Game) -> dict[str, Any]:
    """Broom Service without its map, which a table shows by itself."""
    most = broom_service.MOST_PLAYERS
    fewest = broom_service.FEWEST_PLAYERS
    board = standard_board("front")
    parts = broom_service.read_components(most, board, "", None)
    landscapes, clouds, tiles = broom_words.LANDSCAPES, broom_words.CLOUDS, broom_words.TILES
    gatherers = broom_words.ROLES[broom_words.ROOT_GATHERER :][: broom_words.GATHERERS]
    by_players = {
        str(players): broom_service.read_components(players, board, "", None).bewitched
        for players in range(fewest, most + 1)
    }
    return {
        "rounds": parts.rounds,
        "picks": parts.picks,
        "roles": broom_words.ROLES,
        "resources": broom_words.RESOURCES,
        # Whatever sets and bags are made of.
        "types": [*broom_words.ROLES, *broom_words.RESOURCES],
        "landscapes": landscapes,
        "events": broom_words.EVENTS,
        "start_points": parts.start_points,
        "bewitched": by_players,
        "bewitched_points": parts.bewitched_points,
        "druid_bravery": parts.druid_bravery,
        "fairy_bravery": parts.fairy_bravery,
        "gatherers": {
            role: {
                "brave": resources(parts.gathers_brave[i]),
                "cowardly": [resources(bag) for bag in parts.gathers_cowardly[i]],
            }
            for i, role in enumerate(gatherers)
        },
        "more_or_less": parts.more_or_less,
        "event_numbers": {name: Box().event_numbers(name) for name in broom_words.EVENTS},
        "clouds": {
            name: {
                "cost": parts.cloud_cost[i],
                "bolts": parts.cloud_bolts[i],
                "points": parts.cloud_points[i],
                "needs": parts.cloud_needs[i],
            }
            for i, name in enumerate(clouds)
        },
        "tiles": {name: resources(parts.tile_takes[i]) for i, name in enumerate(tiles)},
        "tile_points": parts.tile_points,
        "forest_tiles": dict(zip(broom_words.FOREST_TILES, parts.forest_copies, strict=True)),
        "forest_points": parts.forest_points,
        "forest_potions": parts.forest_potions,
        "gift_points": parts.gift_points,
        "hill_tiles": broom_words.HILL_TILES,
        "orange_points": parts.orange_points,
        "cards": dict(zip(broom_words.CARDS, parts.card_copies, strict=True)),
        # The one number that is on a card.
        "card_counts": {
            "apprentice": parts.apprentice,
            "errand": parts.errand_points,
            "rainmaker": parts.rainmaker_less,
            "gossip": parts.gossip_points,
            "barter": parts.swaps,
        },
        "card_points": parts.card_points,
        "bolt_points": parts.bolt_points,
        "amulet_points": parts.amulet_points,
        "fours": parts.fours,
        "threes": parts.threes,
        "most_in_fist": broom_words.MOST_IN_FIST,
        "steps": vocabulary(game.steps),
    }


def resources(bag: int) -> dict[str, int]:
    """So many of each resource in a bag, those that are in it."""
    counts = [(name, bag_count(bag, i)) for i, name in enumerate(broom_words.RESOURCES)]
    return {name: count for name, count in counts if count}


def vocabulary(codec: Codec) -> dict[str, list[list[str]]]:
    """Each word with its arguments: what they are, and what sentences call them."""
    return {kind.word: [[shape(arg), arg.label] for arg in kind.args] for kind in codec.kinds.values()}


def shape(arg: object) -> str:
    if isinstance(arg, Name):
        return "name"
    if isinstance(arg, Several):
        return "several"
    return "bag" if isinstance(arg, Bag) else "number"


BOXES = {"card-game": card_game_box, "witchs-brew": witchs_brew_box, "broom-service": broom_service_box}
"""What a game's own table has to know besides."""

EVERYTHING: dict[str, dict[str, Any]] = {
    "broom-service": {"board": "back", "extra_tiles": True, "expansion_cards": True}
}
"""Options with which a game has all its words."""


if __name__ == "__main__":
    files = {f"games/{name}/box.json": as_json(box(game)) for name, game in manifests().items()}
    files["games/list.json"] = as_json(msgspec.to_builtins(every_game()))
    sys.exit(deliver("write the page's boxes of games", files))
