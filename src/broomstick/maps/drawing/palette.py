"""The colours of a drawn board, by day and by night: those of the page (``web/src/look/tokens.css``)."""

from typing import Final

TOKENS: Final = {
    "surface": ("#f5f7f2", "#19202d"),
    "raised": ("#ffffff", "#232c3c"),
    "ink": ("#1b2230", "#f0ecdf"),
    "ink-2": ("#48515f", "#b5bac6"),
    "edge": ("#6f7a76", "#8692a8"),
    "border": ("#2c3440", "#0a0e15"),
    "sea": ("#bcd7e2", "#13283a"),
    "sea-d": ("#8fb8cb", "#26485f"),
    "l-forest": ("#7fb08a", "#2b5a42"),
    "l-forest-d": ("#1f5a3c", "#a5d7b5"),
    "l-prairie": ("#eadb90", "#6c632d"),
    "l-prairie-d": ("#7f6a14", "#ebdc94"),
    "l-hill": ("#d6a877", "#6d4a2c"),
    "l-hill-d": ("#74461b", "#ebc193"),
    "l-mountain": ("#b4bac6", "#565f70"),
    "l-mountain-d": ("#444c5c", "#cdd5e4"),
    "l-water": ("#86b9d9", "#25618f"),
    "l-water-d": ("#1e5f8e", "#9cd0ee"),
    "pot-o": ("#e98632", "#f0964a"),
    "pot-o-on": ("#1b2230", "#1b1208"),
    "pot-g": ("#1f7a4d", "#54b07a"),
    "pot-g-on": ("#ffffff", "#07170d"),
    "pot-p": ("#6a45a8", "#a98be2"),
    "pot-p-on": ("#ffffff", "#150b26"),
    "in-r": ("#b42d28", "#e56a5f"),
    "gold": ("#c89211", "#e5b23a"),
    "s-owl": ("#1a68bc", "#86c4ff"),
    "s-toad": ("#07705a", "#3fb894"),
    "s-cat": ("#b83818", "#f07a55"),
    "s-bat": ("#47246f", "#9c78e8"),
    "s-bee": ("#5a4300", "#e9cc62"),
    "s-moth": ("#ad3375", "#f79cc6"),
    "s-on": ("#ffffff", "#10151f"),
}
"""Day and night."""

THEMES: Final = ["light", "dark", "both"]

DAY: Final = 0
NIGHT: Final = 1


Mixed = tuple[str, str, int]
"""Two tokens, and how many hundredths of the second."""


class Theme:
    """Says a colour for a style sheet. ``both`` leaves the choice to the reader's settings."""

    def __init__(self, name: str) -> None:
        if name not in THEMES:
            raise ValueError(f"{name!r} is not a theme; there are {', '.join(THEMES)}")
        self.name = name

    def paint(self, token: str) -> str:
        """A token's colour."""
        return self.choose(*TOKENS[token])

    def mix(self, one: str, two: str, day: int, night: int) -> str:
        """A colour between two tokens: how many hundredths of the second, by day and by night."""
        return self.tone((one, two, day), (one, two, night))

    def tone(self, day: Mixed, night: Mixed) -> str:
        """The same with tokens of their own by day and by night."""
        return self.choose(blended(day, DAY), blended(night, NIGHT))

    def choose(self, day: str, night: str) -> str:
        day, night = short(day), short(night)
        if self.name == "both":
            return day if day == night else f"light-dark({day},{night})"
        return day if self.name == "light" else night


def blended(mixed: Mixed, time: int) -> str:
    one, two, share = mixed
    return blend(TOKENS[one][time], TOKENS[two][time], share)


def blend(one: str, two: str, share: int) -> str:
    """So many hundredths of the second colour, the rest of the first."""
    channels = [(int(one[i : i + 2], 16), int(two[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{(a * (100 - share) + b * share + 50) // 100:02x}" for a, b in channels)


def short(colour: str) -> str:
    """#aabbcc as #abc."""
    if len(colour) == 7 and colour[1] == colour[2] and colour[3] == colour[4] and colour[5] == colour[6]:
        return "#" + colour[1::2]
    return colour
