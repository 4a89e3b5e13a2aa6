"""What a choice in the card game would bring: potions, points, and what they are enough for."""

from broomstick.heart.plain import Plain
from broomstick.words.speech import Speech


def brings(speech: Speech, gain: Plain) -> str:
    """A preview in a line; empty where it tells nothing."""
    if "potions" not in gain:
        return ""
    words = speech.words
    potions = speech.role(gain["potion"], "potions", count=gain["potions"])
    points = "+" + words.say("victory-points", count=gain["points"])
    if gain["brave_potions"]:
        brave = words.say("brave-potions", count=gain["brave_potions"])
        text = words.say("brings-brave", potions=potions, brave=brave, points=points)
    else:
        text = words.say("brings-cowardly", potions=potions, points=points)
    if gain["completes"]:
        tasks = [str(task) for task in gain["completes"]]
        enough = words.say("brings-task", tasks=speech.listed(tasks), count=len(tasks))
        text = words.say("brings-both", first=text, second=enough)
    return text
