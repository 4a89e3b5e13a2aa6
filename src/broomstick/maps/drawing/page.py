"""The scenery for the page, which lays names, pieces and marks over it by itself and knows day and night."""

import re
from typing import Final

from broomstick.games.broom_service.map.picture import BoardPicture
from broomstick.maps.drawing import pieces
from broomstick.maps.drawing.palette import Mixed, Theme
from broomstick.maps.drawing.room import Box, boxes
from broomstick.maps.drawing.scatter import Dice
from broomstick.maps.drawing.scenery import borders, compass, growth, land, sea, shapes, style
from broomstick.maps.drawing.symbols import SCENERY

UNUSED: Final = ("b-pl", "b-na", "b-nw", "b-rd", "b-rt")
"""Names and the banner: the page writes them itself, in letters that stay readable."""
CASTLE: Final = ("b-i", "b-wl", "b-wd", "b-dk")
"""Of the pieces, castles alone never change."""
RULE: Final = r"([^{}]+)\{([^{}]*)\}"
WIDER: Final = 12
"""Names are larger in the page than in a drawn board, so they need more room to all sides."""


def page_scenery(picture: BoardPicture) -> str:
    """What lies inside an ``svg`` element: shapes and numbers of ours, and no word of the map's file."""
    dice = Dice(len(picture.name) * 7919 + picture.width)
    layers = [
        f"<defs>{SCENERY}{shapes(picture)}</defs>",
        sea(picture, dice),
        land(picture),
        growth(picture, dice, clear(picture)),
        borders(),
        compass(picture.compass) if picture.compass != (0, 0) else "",
    ]
    return "".join(layers)


def page_castles(picture: BoardPicture) -> str:
    """The castles, in the same way: they stand above whatever the page marks."""
    return "".join(pieces.castle(spot, picture.banner) for spot in picture.castles)


def clear(picture: BoardPicture) -> list[Box]:
    """What is kept clear in every language that the map speaks: the same wood stands behind all of them."""
    found: list[Box] = []
    for language in list(picture.title) or [""]:
        for box in boxes(picture, language):
            if box not in found:
                found.append(box)
    for area in picture.areas:
        x, y = area.label
        found.append((x - 5 * WIDER, y - 2 * WIDER, x + 5 * WIDER, y + 2 * WIDER))
    return found


class PageTheme(Theme):
    """Says colours by the page's own tokens, so that they change with it."""

    def __init__(self) -> None:
        super().__init__("both")

    def paint(self, token: str) -> str:
        return f"var(--{token})"

    def tone(self, day: Mixed, night: Mixed) -> str:
        by_day, by_night = mixed(day), mixed(night)
        return by_day if by_day == by_night else f"light-dark({by_day}, {by_night})"


def mixed(mix: Mixed) -> str:
    one, two, share = mix
    if share in (0, 100):
        return f"var(--{two if share else one})"
    return f"color-mix(in srgb, var(--{one}), var(--{two}) {share}%)"


def page_style() -> str:
    """The style sheet of the scenery, as the page's own files are written."""
    rules = []
    found = re.findall(RULE, style(PageTheme()))
    found += [rule for rule in re.findall(RULE, pieces.style(PageTheme())) if rule[0][1:] in CASTLE]
    for chosen, body in found:
        if chosen[1:] in UNUSED:
            continue
        lines = [re.sub(r"^([a-z-]+):(?=\S)", r"\1: ", line) for line in body.split(";") if line]
        inside = "".join(f"  {re.sub(r'(?<![0-9])[.](?=[0-9])', '0.', line)};\n" for line in lines)
        rules.append(f"{chosen} {{\n{inside}}}\n")
    return "".join(rules)
