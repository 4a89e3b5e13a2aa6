"""The map without anything that moves: sea, land, what grows there, borders, names."""

from typing import Final

from broomstick.games.broom_service.box.lists import LANDSCAPES
from broomstick.games.broom_service.codes.things import MOUNTAIN, WATER
from broomstick.games.broom_service.map.picture import BoardPicture
from broomstick.games.broom_service.map.shapes import Outline, Point, inside
from broomstick.maps.drawing.letters import LEADING, SERIF, SIZE, escape, plate, rows, width
from broomstick.maps.drawing.lines import coast, outline, shore_ring, way
from broomstick.maps.drawing.palette import Theme
from broomstick.maps.drawing.room import PAWNS, Box, at, boxes
from broomstick.maps.drawing.scatter import Dice, strew
from broomstick.maps.drawing.symbols import SCENERY, SHAPES, use

STREWN: Final = {
    "forest": [("pine", 26, 15, 800), ("oak", 24, 15, 350), ("fir", 20, 12, 450)],
    "prairie": [("tuft", 44, 17, 260), ("poppy", 40, 14, 50), ("blade", 34, 13, 200)],
    "hill": [("hump", 66, 20, 300), ("knoll", 50, 16, 300)],
    "mountain": [("peak", 50, 14, 700), ("crag", 34, 12, 900)],
    "water": [("wave", 52, 22, 200), ("ripple", 44, 16, 160)],
}
"""What grows on a landscape: what, how far apart, how far from the border, and how often to try."""


def scenery(picture: BoardPicture, language: str = "en", theme: str = "light") -> str:
    """The map as an SVG picture of its own."""
    return frame(picture, language, theme, style(Theme(theme)), scenery_layers(picture, language))


def frame(picture: BoardPicture, language: str, theme: str, sheet: str, body: str) -> str:
    """Layers as one picture."""
    scheme = ".bm{color-scheme:light dark}" if theme == "both" else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="bm" viewBox="0 0 {picture.width} {picture.height}" '
        f'role="img" lang="{language}"><title>{escape(picture.title.get(language, ""))}</title>'
        f"<style>{scheme}{sheet}</style>{body}</svg>\n"
    )


def scenery_layers(picture: BoardPicture, language: str) -> str:
    """All layers of the scenery, from the sea up."""
    dice = Dice(len(picture.name) * 7919 + picture.width)
    keep = boxes(picture, language)
    return "".join(
        [
            f"<defs>{SCENERY}{shapes(picture)}</defs>",
            sea(picture, dice),
            land(picture),
            growth(picture, dice, keep),
            borders(),
            compass(picture.compass) if picture.compass != (0, 0) else "",
            ribbon(picture, language) if picture.ribbon != (0, 0) else "",
            names(picture, language),
        ]
    )


def style(theme: Theme) -> str:
    """The colours of the scenery."""
    paint, mix, tone = theme.paint, theme.mix, theme.tone
    rules = {
        ".b-se": f"fill:{mix('sea', 'sea-d', 42, 0)}",
        ".b-sh": "fill:none;stroke-linejoin:round",
        ".b-s1": f"stroke:{mix('sea', 'sea-d', 12, 38)};stroke-width:110",
        ".b-s2": f"stroke:{tone(('sea', 'raised', 22), ('sea', 'sea-d', 72))};stroke-width:66",
        ".b-s3": f"stroke:{tone(('sea', 'raised', 52), ('sea-d', 'l-water', 22))};stroke-width:30",
        ".b-sw": f"fill:none;stroke:{mix('sea', 'sea-d', 100, 90)};stroke-width:2.2;stroke-linecap:round",
        ".b-la": f"fill:{paint('border')};opacity:.3",
        ".b-co": f"fill:none;stroke:{paint('border')};stroke-width:4.5;stroke-linejoin:round",
        ".b-bo": f"fill:none;stroke:{paint('border')};stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round",
        ".b-bl": f"fill:none;stroke:{paint('raised')};stroke-opacity:.34;stroke-width:9;stroke-linejoin:round",
        ".b-mo": f"fill:none;stroke:{tone(('l-water', 'raised', 55), ('l-water', 'l-water-d', 30))};stroke-width:5.5",
        ".b-wr": f"fill:none;stroke:{mix('l-water', 'raised', 38, 0)};stroke-width:22;stroke-linejoin:round",
        ".b-wv": f"fill:none;stroke:{mix('l-water', 'l-water-d', 62, 60)};stroke-width:2.4;stroke-linecap:round",
        ".b-tk": f"fill:{mix('l-hill-d', 'l-forest-d', 30, 10)}",
        ".b-td": f"fill:{mix('l-forest-d', 'l-forest', 6, 55)}",
        ".b-tl": f"fill:{mix('l-forest-d', 'l-forest', 34, 28)}",
        ".b-gs": f"fill:none;stroke:{mix('l-prairie-d', 'l-prairie', 12, 35)};stroke-width:2.2;stroke-linecap:round",
        ".b-gf": f"fill:{mix('in-r', 'l-prairie', 15, 25)}",
        ".b-hl": f"fill:{mix('l-hill', 'raised', 26, 0)}",
        ".b-hd": f"fill:{mix('l-hill', 'l-hill-d', 40, 22)}",
        ".b-hs": f"fill:none;stroke:{mix('l-hill-d', 'l-hill', 10, 35)};stroke-width:2.2;stroke-linecap:round",
        ".b-ml": f"fill:{mix('l-mountain', 'l-mountain-d', 20, 22)}",
        ".b-md": f"fill:{mix('l-mountain', 'l-mountain-d', 72, 48)}",
        ".b-sn": f"fill:{mix('raised', 'l-mountain-d', 0, 94)}",
        ".b-ms": f"fill:none;stroke:{mix('l-mountain-d', 'border', 30, 70)};stroke-width:2.2;stroke-linejoin:round",
        ".b-pl": f"fill:{paint('surface')};opacity:.92",
        ".b-na": f"fill:{paint('ink')};font:600 {SIZE}px {SERIF};text-anchor:middle",
        ".b-nw": "font-style:italic",
        ".b-ri": f"fill:{mix('in-r', 'ink', 0, 0)}",
        ".b-rp": f"fill:{paint('pot-p')}",
        ".b-rd": f"fill:{paint('border')};opacity:.45",
        ".b-rt": f"fill:{paint('surface')};font:600 25px {SERIF};text-anchor:middle;letter-spacing:.5px",
        ".b-ci": f"fill:{paint('ink')}",
        ".b-cl": f"fill:{paint('surface')}",
        ".b-cr": f"fill:none;stroke:{paint('ink')};stroke-width:1.6",
    }
    for name in LANDSCAPES:
        rules[f".b-{name[0]}"] = f"fill:{paint('l-' + name)}"
    return "".join(f"{chosen}{{{rule}}}" for chosen, rule in rules.items())


def shapes(picture: BoardPicture) -> str:
    """Paths that are used by name: the coast, the borders, where waters open to the sea, and each water."""
    inner = "".join(way(picture.lines[line]) for line, sides in picture.sides.items() if len(sides) == 2)
    mouths = "".join(
        way(picture.lines[line])
        for line in coast(picture)
        if picture.areas[picture.sides[line][0]].landscape == WATER
    )
    found = f'<path id="b-coast" d="{shore_ring(picture)}"/><path id="b-lines" d="{inner}"/>'
    found += f'<path id="b-mouths" d="{mouths}"/>'
    for i, area in enumerate(picture.areas):
        if area.landscape == WATER:
            path = outline(picture, area)
            found += f'<path id="b-w{i}" d="{path}"/><clipPath id="b-k{i}"><use href="#b-w{i}"/></clipPath>'
    return found


def sea(picture: BoardPicture, dice: Dice) -> str:
    """Deep water, and lighter bands towards the coast."""
    whole = f'<rect class="b-se" width="{picture.width}" height="{picture.height}"/>'
    bands = "".join(f'<use href="#b-coast" class="b-sh b-s{i}"/>' for i in (1, 2, 3))
    edge: Outline = [(0, 0), (picture.width, 0), (picture.width, picture.height), (0, picture.height)]
    waves = ""
    areas = [(area.outline, box_of(area.outline)) for area in picture.areas]
    for x, y in strew(dice, edge, SHAPES["wave"], 74, 24, sea_keep(picture), 900):
        if not any(near_box((x, y), box) and close((x, y), area) for area, box in areas):
            waves += use("wave", x, y)
    return f'{whole}{bands}<g class="b-sw">{waves}</g>'


def sea_keep(picture: BoardPicture) -> list[Box]:
    found: list[Box] = []
    if picture.compass != (0, 0):
        x, y = picture.compass
        found.append((x - 72, y - 72, x + 72, y + 72))
    if picture.ribbon != (0, 0):
        x, y = picture.ribbon
        found.append((x - 200, y - 40, x + 200, y + 40))
    return found


def box_of(area: Outline) -> Box:
    return min(x for x, _ in area), min(y for _, y in area), max(x for x, _ in area), max(y for _, y in area)


def near_box(spot: Point, box: Box) -> bool:
    return box[0] - 70 < spot[0] < box[2] + 70 and box[1] - 70 < spot[1] < box[3] + 70


def close(spot: Point, area: Outline) -> bool:
    """Whether a spot at sea is too near an area for a wave."""
    if inside(spot, area):
        return True
    return any((spot[0] - x) ** 2 + (spot[1] - y) ** 2 < 66 * 66 for x, y in area)


def land(picture: BoardPicture) -> str:
    """Areas, each cut from one sheet of paper that throws a little shade."""
    found = '<use href="#b-coast" class="b-la" x="5" y="8"/>'
    for i, area in enumerate(picture.areas):
        letter = LANDSCAPES[area.landscape][0]
        if area.landscape == WATER:
            found += f'<use href="#b-w{i}" class="b-w"/><use href="#b-w{i}" class="b-wr" clip-path="url(#b-k{i})"/>'
        else:
            found += f'<path class="b-{letter}" d="{outline(picture, area)}"/>'
    return found


def growth(picture: BoardPicture, dice: Dice, keep: list[Box]) -> str:
    """What grows where; a large thing keeps its place clear of smaller ones."""
    found = ""
    for area in picture.areas:
        # Pawns climb over peaks, but they do not hide among trees.
        taken = list(keep) if area.landscape == MOUNTAIN else [*keep, at(area.pawns, PAWNS)]
        placed: list[tuple[int, int, str]] = []
        for name, gap, margin, tries in STREWN[LANDSCAPES[area.landscape]]:
            shape = SHAPES[name]
            for x, y in strew(dice, area.outline, shape, gap, margin, taken, tries):
                placed.append((y, x, name))
                taken.append(trimmed(shape, x, y))
        placed.sort()
        things = "".join(use(name, x, y) for y, x, name in placed)
        found += f'<g class="b-wv">{things}</g>' if area.landscape == WATER else things
    return found


def trimmed(shape: Box, x: int, y: int) -> Box:
    """The box of a thing, less a little, so that the next may stand partly behind it."""
    return x + shape[0] * 2 // 3, y + shape[1] * 2 // 3, x + shape[2] * 2 // 3, y + shape[3]


def borders() -> str:
    """Borders between areas with a light rim; the coast is bolder, but for the surf where a water meets the sea."""
    return (
        '<use href="#b-lines" class="b-bl"/><use href="#b-lines" class="b-bo"/>'
        '<use href="#b-coast" class="b-co"/><use href="#b-mouths" class="b-mo"/>'
    )


def names(picture: BoardPicture, language: str) -> str:
    """Each area's name on a plate."""
    found = ""
    for area in picture.areas:
        x, y = area.label
        name = area.names.get(language, "")
        wide, high = plate(name)
        lines = rows(name)
        found += f'<rect class="b-pl" x="{x - wide // 2}" y="{y - high // 2}" width="{wide}" height="{high}" rx="8"/>'
        wet = " b-nw" if area.landscape == WATER else ""
        first = y - LEADING * (len(lines) - 1) // 2 + 7
        for i, line in enumerate(lines):
            found += f'<text class="b-na{wet}" x="{x}" y="{first + i * LEADING}">{escape(line)}</text>'
    return found


def compass(spot: Point) -> str:
    """A compass; north is up."""
    x, y = spot
    return (
        f'<g transform="translate({x} {y})"><circle class="b-cr" r="34"/><circle class="b-cr" r="29"/>'
        '<path class="b-cl" d="M0-26 6-6 26 0 6 6 0 26-6 6-26 0-6-6z" transform="rotate(45)"/>'
        '<path class="b-cr" d="M0-26 6-6 26 0 6 6 0 26-6 6-26 0-6-6z" transform="rotate(45)"/>'
        '<path class="b-cl" d="M0-48 8-8 48 0 8 8 0 48-8 8-48 0-8-8z"/>'
        '<path class="b-ci" d="M0-48V0L8-8zM48 0H0l8 8zM0 48V0l-8 8zM-48 0H0l-8-8z"/>'
        '<path class="b-cr" d="M0-48 8-8 48 0 8 8 0 48-8 8-48 0-8-8z"/>'
        '<text class="b-na" y="-54">N</text></g>'
    )


def ribbon(picture: BoardPicture, language: str) -> str:
    """The title on a banner in the colour of this side."""
    x, y = picture.ribbon
    title = picture.title.get(language, "")
    half = width(title, 25) // 2 + 22
    tone = "b-ri" if picture.banner == "red" else "b-rp"
    return (
        f'<g transform="translate({x} {y})">'
        f'<path class="{tone}" d="M{-half + 16}-14h-52l14 20-14 20h52zM{half - 16}-14h52l-14 20 14 20h-52z"/>'
        f'<path class="b-rd" d="M{-half} 21l16 12v-12zM{half} 21l-16 12v-12z"/>'
        f'<path class="{tone}" d="M{-half}-24h{2 * half}v45h{-2 * half}z"/>'
        f'<text class="b-rt" y="8">{escape(title)}</text></g>'
    )
