"""The things of the drill, listed: ``tools/codes.py`` writes their numbers by name, ``codes/things.py``."""

ROLES = ["seer", "gatherer", "thief", "runner", "merchant", "herald"]
"""The tiny drill uses the first three, and of the events too."""
EVENTS = ["calm", "crowd", "fists", "valour", "market", "curfew"]
"""One for each round."""
COLOURS = ["red", "blue"]
FIELDS = ["home", "spring-1", "spring-2", "stall", "spring-4", "storm", "fair", "bench"]
"""The ring on which everybody has a pawn."""
TOPICS = ["losses", "fist"]
"""What is asked of several in secret; the heart's picks are topic 0."""
DUTIES = ["must", "may"]
THEN = ["only", "then-under"]
GIFTS = ["alone", "with-gift"]

NUMBERED = {
    "": [ROLES, EVENTS, DUTIES],
    "look-": [THEN],
    "gain-": [GIFTS],
    "topic-": [["picks", *TOPICS]],
}
"""Lists whose things are numbered, by what their names begin with."""
COUNTED: dict[str, list[str]] = {}
"""Of none the rules have to know how many there are."""
