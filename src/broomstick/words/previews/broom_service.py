"""What a choice in Broom Service would bring: resources and bolts, VP, and what it leads on to."""

from broomstick.heart.plain import Plain
from broomstick.words.books.broom_service.box import MINUS, box_of
from broomstick.words.speech import Speech


def brings(speech: Speech, gain: Plain) -> str:
    """A preview in a line; empty where it tells nothing."""
    if "picks" in gain:
        return picks(speech, gain)
    if "brave" in gain:
        return claim(speech, gain)
    if gain.get("card"):
        return card(speech, gain)
    return ", ".join(deed(speech, gain)) if "bolts" in gain else ""


def picks(speech: Speech, gain: Plain) -> str:
    """What their number brings, whether it takes a tile, and which of them cost something."""
    parts = points(speech, gain["points"])
    if gain.get("forest_tile"):
        parts.append(spends(speech, gain["forest_tile"]))
    if gain["bewitched"]:
        parts.append(bewitched(speech, gain["bewitched"]))
    return "; ".join(parts)


def bewitched(speech: Speech, names: list[str]) -> str:
    roles = speech.listed([speech.role(name, "the") for name in names])
    return speech.words.say("brings-bewitched-picks", roles=roles)


def spends(speech: Speech, tile: str) -> str:
    return speech.words.say("brings-spends", tile=speech.word("forest-tile", tile, "long"))


def claim(speech: Speech, gain: Plain) -> str:
    """What a role does if it is brave or cowardly, and what that costs."""
    words = speech.words
    brave, cowardly = box_of(speech.game).does(words, gain["role"])
    text = brave if gain["brave"] else cowardly
    if not gain["possible"]:
        text = words.say("brings-impossible")
    for lost in points(speech, gain["points"]):
        cost = words.say("brings-bewitched", points=lost)
        text = words.say("brings-both", first=text, second=cost)
    return text


def card(speech: Speech, gain: Plain) -> str:
    """What an expansion card does, or would do now, and what it counts at the end or no longer counts."""
    words = speech.words
    text = box_of(speech.game).card(words, gain["card"])
    if "pile" in gain:
        text = words.say("brings-card", card=speech.word("card", gain["card"], "long"), does=text)
    elif not gain["possible"]:
        text = words.say("brings-impossible")
    for counted in points(speech, gain["end_points"]):
        text = words.say("brings-both", first=text, second=words.say("brings-at-end", points=counted))
    return text


def deed(speech: Speech, gain: Plain) -> list[str]:
    """All that would change, each with its sign; then what would follow."""
    words = speech.words
    parts = [
        sign(count) + speech.word("resource", name, "counted", count=abs(count))
        for name, count in gain["resources"].items()
        if count
    ]
    parts += points(speech, gain["points"])
    if gain["bolts"]:
        parts.append("+" + words.say("bolts-counted", count=gain["bolts"]))
    if gain.get("amulet"):
        parts.append("+" + words.say("amulets-counted", count=1))
        parts.append(words.say("brings-tile", tile=speech.word("tile", gain["tile"])))
    parts += forest(speech, gain)
    parts += hill(speech, gain)
    # From a hill with a turbo broom one goes on before anything is delivered.
    if gain.get("towers") and not gain.get("circles"):
        towers = [speech.word("tower", name, "long") for name in gain["towers"]]
        parts.append(words.say("brings-towers", towers=speech.listed(towers, "or")))
    if gain.get("effect") == "move":
        parts.append(words.say("brings-then-move"))
    elif gain.get("effect") == "delivery":
        parts.append(words.say("brings-then-delivery"))
    if gain.get("gift"):
        parts.append(words.say("brings-gift"))
    return parts


def forest(speech: Speech, gain: Plain) -> list[str]:
    """A forest tile that would be found, or used: at once, or for a role more."""
    tile = gain.get("forest_tile")
    if not tile:
        return []
    if "role" in gain:
        return [spends(speech, tile), *([bewitched(speech, [gain["role"]])] if gain["bewitched"] else [])]
    if "others" in gain:
        # The tile that brings points has told them already.
        return [] if gain["points"] else [box_of(speech.game).forest(speech.words, tile)]
    return [speech.words.say("brings-finds", tile=speech.word("forest-tile", tile, "long"))]


def hill(speech: Speech, gain: Plain) -> list[str]:
    """Where a turbo broom would lead on to, or leads."""
    if "area" in gain:
        return [speech.words.say("brings-jump", speech.forms("area", [(gain["area"], {})]))]
    circles = gain.get("circles")
    if circles is None:
        return []
    if not circles:
        return [speech.words.say("brings-grounded")]
    letters = [speech.word("circle", name) for name in circles]
    return [speech.words.say("brings-circles", circles=speech.listed(letters, "or"))]


def points(speech: Speech, count: int) -> list[str]:
    """VP with their sign, if there are any."""
    return [sign(count) + speech.words.say("victory-points", count=abs(count))] if count else []


def sign(count: int) -> str:
    return "+" if count > 0 else MINUS
