"""What a choice in Broom Service would bring: resources and bolts, VP, and what it leads on to."""

from broomstick.contest.plain import Plain
from broomstick.words.rulebook_broom_box import MINUS, box_of
from broomstick.words.speech import Speech


def brings(speech: Speech, gain: Plain) -> str:
    """A preview in a line; empty where it tells nothing."""
    if "picks" in gain:
        return picks(speech, gain)
    if "role" in gain:
        return claim(speech, gain)
    return ", ".join(deed(speech, gain)) if "bolts" in gain else ""


def picks(speech: Speech, gain: Plain) -> str:
    """What their number brings, and which of them cost something."""
    parts = points(speech, gain["points"])
    if gain["bewitched"]:
        roles = speech.listed([speech.role(name, "the") for name in gain["bewitched"]])
        parts.append(speech.words.say("brings-bewitched-picks", roles=roles))
    return "; ".join(parts)


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
    if gain.get("towers"):
        towers = [speech.word("tower", name, "long") for name in gain["towers"]]
        parts.append(words.say("brings-towers", towers=speech.listed(towers, "or")))
    if gain.get("effect") == "move":
        parts.append(words.say("brings-then-move"))
    elif gain.get("effect") == "delivery":
        parts.append(words.say("brings-then-delivery"))
    return parts


def points(speech: Speech, count: int) -> list[str]:
    """VP with their sign, if there are any."""
    return [sign(count) + speech.words.say("victory-points", count=abs(count))] if count else []


def sign(count: int) -> str:
    return "+" if count > 0 else MINUS
