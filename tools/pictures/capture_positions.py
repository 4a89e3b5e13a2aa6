"""Games that stand where a capture needs them, however bots play: on the back of Broom Service's board."""

import json
from collections.abc import Iterable
from pathlib import Path

import broomstick
from broomstick.games.broom_service.box import lists
from broomstick.heart.state import State

HILLS = {"comet-hill": "turbo-bd", "spark-hill": "turbo-cd", "whirl-hill": "orange", "storm-hill": "anywhere"}
FORESTS = {"yew-wood": "brave", "fox-wood": "points", "moss-wood": "card", "whisper-wood": "potions"}
EVENTS = ["empty-handed", "the-works", "black-market", "brave-heart", "perilous-places", "protected-places"]
PAWNS = ["dawn-prairie gate-hill", "ford-prairie lost-isle", "old-horn badger-wood", "gate-hill bee-prairie"]
HELD = {0: ["tailwind", "gossip"], 1: ["homing"], 3: ["barter", "double-shift"]}
KEPT = {0: ["brave"], 2: ["card"]}
LIFTED = ["north-arm", "fox-wood", "spark-hill", "cloud-crown"]
PICKS = [
    "hill-witch forest-witch valley-druid herb-gatherer",
    "hill-witch prairie-witch peak-druid weather-fairy",
    "mountain-witch valley-druid root-gatherer fruit-gatherer",
    "forest-witch prairie-witch root-gatherer weather-fairy",
    "mountain-witch peak-druid herb-gatherer fruit-gatherer",
]


def back() -> State:
    """Five players in the middle of a game with everything; the first is about to lead."""
    game = broomstick.load(
        "broom-service", 5, board="back", storm_clouds=True, extra_tiles=True, expansion_cards=True
    )
    found = game.start(seed="capture", starter=0).position()
    found["events"], found["coming_events"] = ["flock-together"], EVENTS
    found["hill_tiles"] |= HILLS
    found["tiles"] = {"old-horn": "points", "cloud-crown": "moves", "sun-tooth": "cloud"}
    kept = [tile for tiles in KEPT.values() for tile in tiles]
    found["forest_tiles"] = {area: None if tile in kept else tile for area, tile in FORESTS.items()}
    for seat, part in enumerate(found["seats"]):
        part["pawns"] = ["yew-wood", "ford-prairie"] if seat == 0 else PAWNS[seat - 1].split()
        part["points"] = [24, 31, 27, 22, 29][seat]
        part["resources"] = dict(
            zip(part["resources"], [2, 1, 2, 3] if seat == 0 else [1, 2, 1, 2], strict=True)
        )
        part["forest_tiles"] = KEPT.get(seat, [])
        part["cards"] = sorted(HELD.get(seat, []), key=lists.CARDS.index)
        lifted = [found["clouds"][LIFTED[seat - 1]]] if seat else []
        part["clouds"] = lifted
        part["bolts"] = sum(game.parts.cloud_bolts[lists.CLOUDS.index(kind)] for kind in lifted)  # type: ignore[attr-defined]
    found["clouds"] |= dict.fromkeys(LIFTED)
    rest = [*lists.CARDS, *lists.CARDS]
    for card in (card for cards in HELD.values() for card in cards):
        rest.remove(card)
    piles = {"first": rest[:6], "second": rest[6:]}
    found["piles"] = {name: [*[None] * (len(pile) - 1), pile[-1]] for name, pile in piles.items()}
    found["unseen_cards"] = {name: pile[:-1] for name, pile in piles.items()}
    state = game.position(json.loads(json.dumps(found)))
    for seat, roles in enumerate(PICKS):
        state.play(seat, f"pick {roles}")
    return state


def standing(file: Path, plays: Iterable[str]) -> None:
    """Keep that game after some more choices of the first seat."""
    state = back()
    for play in plays:
        state.play(0, play)
    file.write_text(state.record().text(), encoding="utf-8")
