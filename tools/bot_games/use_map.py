"""A board of Broom Service as a chart: the more an area or a tower is used in games, the darker it is.

Numbers stand on what is drawn, in per cent of the games, and everything is told in words too.
"""

from collections.abc import Sequence

import chart
from broomstick.games.broom_service.codes.things import WATER
from broomstick.games.broom_service.map.picture import BoardPicture
from broomstick.maps.drawing.lines import outline

WIDE = chart.WIDTH - 2 * chart.MARGIN
FOOT = 40
SHADE = 0.8
"""How dark an area is that is entered in every game."""

STYLE = (
    "  <style>.land { stroke-width: 3; } .sea { fill-opacity: 0.35; } "
    ".of { font-size: 24px; text-anchor: middle; paint-order: stroke; stroke-width: 6px; stroke-linejoin: round; } "
    ".tower { stroke-width: 3; } .cloud { stroke-width: 3; stroke-dasharray: 7 5; }</style>"
)


def use_map(
    title: str,
    picture: BoardPicture,
    areas: Sequence[float],
    towers: Sequence[float],
    clouds: Sequence[float],
) -> str:
    """Shares from 0 to 1, in the order of the picture; of areas those of water are not looked at."""
    scale = WIDE / picture.width
    parts = [STYLE, f'  <g transform="translate({chart.MARGIN} {chart.HEAD}) scale({scale:.4f})">']
    told = []
    for i, area in enumerate(picture.areas):
        path = outline(picture, area)
        if area.landscape == WATER:
            parts.append(f'  <path class="part part1 land sea" d="{path}"/>')
        else:
            shade = f'fill-opacity="{SHADE * areas[i]:.2f}"'
            parts.append(f'  <path class="part part0 land" {shade} d="{path}"/>')
            told.append(f"{area.names['en']} {share(areas[i])}")
    letters = []
    for i, cloud in enumerate(picture.clouds):
        x, y = cloud.at
        parts.append(
            f'  <rect class="part part2 cloud" x="{x - 30}" y="{y - 20}" width="60" height="40" rx="20"/>'
        )
        letters.append(number(x, y, clouds[i]))
    for i, tower in enumerate(picture.towers):
        x, y = tower.at
        parts.append(f'  <circle class="part part2" cx="{x}" cy="{y}" r="25"/>')
        shape = f'fill-opacity="{towers[i]:.2f}" cx="{x}" cy="{y}" r="25"'
        parts.append(f'  <circle class="part part1 tower" {shape}/>')
        letters.append(number(x, y, towers[i]))
    for i, area in enumerate(picture.areas):
        if area.landscape != WATER:
            letters.append(number(*area.label, areas[i]))
    top = chart.HEAD + picture.height * scale + 24
    below = "In per cent of games. Areas: entered; discs: tower served; dashed: cloud removed."
    named = [f"{tower.names['en']} {share(use)}" for tower, use in zip(picture.towers, towers, strict=True)]
    spaces = [
        f"{picture.areas[cloud.area].names['en']} {share(use)}"
        for cloud, use in zip(picture.clouds, clouds, strict=True)
    ]
    words = f"Areas: {', '.join(told)}. Towers: {', '.join(named)}. Clouds: {', '.join(spaces)}."
    foot = chart.text("small", chart.MARGIN, top, below)
    return chart.framed(title, words, top + FOOT - 24, [*parts, *letters, "  </g>", foot])


def share(use: float) -> str:
    """In per cent; what happens at all is never told as 0."""
    per_cent = 100 * use
    return f"{per_cent:.0f} %" if per_cent >= 1 or not use else "under 1 %"


def number(x: int, y: int, use: float) -> str:
    word = share(use).removesuffix(" %").replace("under 1", "<1")
    return chart.text("name middle of", x, y + 8, word)
