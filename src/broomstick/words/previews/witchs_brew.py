"""What a choice in Witch's Brew would bring: goods won and paid, potion cards, what a shelf still lacks."""

from broomstick.heart.plain import Plain
from broomstick.words.speech import Speech

MINUS = "−"


def brings(speech: Speech, gain: Plain) -> str:
    """A preview in a line; empty where it tells nothing."""
    if "gold" not in gain:
        return ""
    words = speech.words
    if not gain.get("possible", True):
        return words.say("brings-impossible")
    if "spared" in gain:
        return words.say("brings-spared", count=gain["spared"])
    if gain.get("spell") == "optio":
        return words.say("brings-any-cauldron")
    if "losses" in gain:
        return shelf(speech, gain)
    parts = goods(speech, gain)
    if gain["points"]:
        parts.append("+" + points(speech, gain))
    if gain.get("missing"):
        parts.append(words.say("brings-missing", count=gain["missing"]))
    return ", ".join(parts)


def goods(speech: Speech, gain: Plain) -> list[str]:
    """All that would change hands, each with its sign."""
    words = speech.words
    parts = [
        signed(count) + speech.word("ingredient", name, "counted", count=abs(count))
        for name, count in gain["ingredients"].items()
        if count
    ]
    for kind in ("any", "gold", "vials"):
        if gain[kind]:
            parts.append(signed(gain[kind]) + words.say(f"{kind}-counted", count=abs(gain[kind])))
    return parts


def signed(count: int) -> str:
    return "+" if count > 0 else MINUS


def points(speech: Speech, gain: Plain) -> str:
    """The points, those of a potion card perhaps with its raven."""
    text = speech.words.say("victory-points", count=gain["points"])
    return speech.words.say("brings-raven", points=text) if gain.get("raven") else text


def shelf(speech: Speech, gain: Plain) -> str:
    """What the others would lose, and whether that is enough for the card."""
    kind = "gold" if gain["card"].startswith("gold") else "ingredients"
    losses = speech.words.say(f"{kind}-counted", count=sum(gain["losses"]))
    return speech.words.say(
        "brings-shelf", losses=losses, missing=gain["missing"], points=points(speech, gain)
    )
