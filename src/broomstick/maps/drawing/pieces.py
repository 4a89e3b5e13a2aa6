"""What stands on the map and changes: towers, clouds, tiles, castles, circles, pawns."""

from math import cos, pi, sin
from typing import Final

from broomstick.games.broom_service.map.picture import Spot, TowerPicture
from broomstick.games.broom_service.map.shapes import Point
from broomstick.maps.drawing.letters import SERIF, escape
from broomstick.maps.drawing.palette import Theme
from broomstick.maps.drawing.symbols import use

SEATS: Final = ["owl", "toad", "cat", "bat", "bee", "moth"]
COLOUR: Final = ["o", "g", "p"]

TOWER_ROUND: Final = "M-16-46h32v29q-16 6-32 0z"
ROOF: Final = "M0-71 22-45Q0-38-22-45z"
TOWER_SQUARE: Final = "M-19-14V-58h8v7h7v-7h8v7h7v-7h8v44z"
CLOUD: Final = (
    "M-30 20a15 15 0 0 1-3-29.5 14 14 0 0 1 17-11 20 20 0 0 1 35 1 14 14 0 0 1 15 12 14 14 0 0 1-4 27.5z"
)
CLOUD_SHADE: Final = "M-30 20a15 15 0 0 1-14-9q18 6 44 4t45-8a14 14 0 0 1-15 13z"
BOLT: Final = "M3-9-6 3H-1l-2 9 9-13H1z"

TOKENS: Final = {
    "owl": '<circle r="15"/>',
    "toad": '<path d="M-13-13h26v26h-26z"/>',
    "cat": '<path d="M0-18 16-4v17h-32V-4z"/>',
    "bat": '<path d="M0-18 17 0 0 18-17 0z"/>',
    "bee": '<path d="M-8-15H8l9 15-9 15H-8L-17 0z"/>',
    "moth": '<path d="M0-6a8 8 0 1 1 6 6 8 8 0 1 1-6 6 8 8 0 1 1-6-6 8 8 0 1 1 6-6z"/>',
}


def star(radius: float) -> str:
    """A five-pointed star around 0, 0."""
    corners = []
    for i in range(10):
        reach = radius if i % 2 == 0 else radius * 0.46
        angle = pi * i / 5 - pi / 2
        corners.append(f"{round(reach * cos(angle), 1):g} {round(reach * sin(angle), 1):g}")
    return f"M{'L'.join(corners)}z".replace(" -", "-")


def style(theme: Theme) -> str:
    """The colours of the pieces."""
    paint = theme.paint
    rules = {
        ".b-i": f"stroke:{paint('border')};stroke-width:2.6;stroke-linejoin:round",
        ".b-ba": f"stroke:{paint('border')};stroke-width:3.4",
        ".b-rf": f"fill:{theme.mix('border', 'edge', 12, 60)}",
        ".b-hb": f"fill:none;stroke:{paint('raised')};stroke-width:2.6",
        ".b-vp": f"font:700 25px {SERIF};text-anchor:middle;stroke:none",
        ".b-le": "font:700 16px Verdana,'DejaVu Sans',sans-serif;text-anchor:middle;stroke:none",
        ".b-st": f"fill:{theme.mix('gold', 'raised', 30, 0)};stroke:{paint('border')};stroke-width:1.8",
        ".b-cw": f"fill:{theme.mix('raised', 'l-mountain-d', 0, 52)}",
        ".b-cd": f"fill:{theme.mix('raised', 'l-mountain-d', 22, 34)}",
        ".b-sc": f"fill:{theme.mix('raised', 'l-mountain-d', 34, 16)}",
        ".b-dd": "stroke-dasharray:7 5",
        ".b-nu": f"fill:{paint('ink')};font:700 23px {SERIF};text-anchor:middle",
        ".b-bt": f"fill:{theme.mix('gold', 'raised', 10, 0)};stroke:{paint('border')};stroke-width:1.6",
        ".b-ti": f"fill:{theme.mix('surface', 'l-mountain-d', 0, 22)}",
        ".b-to": f"fill:{paint('surface')};fill-opacity:.35",
        ".b-wl": f"fill:{theme.mix('surface', 'l-mountain-d', 0, 62)}",
        ".b-wd": f"fill:{theme.mix('surface', 'l-mountain-d', 32, 40)}",
        ".b-dk": f"fill:{paint('border')}",
        ".b-cn": f"fill:{theme.mix('l-mountain', 'l-mountain-d', 15, 10)}",
        ".b-x": f"color:{theme.mix('surface', 'edge', 30, 40)}",
        ".b-xn": f"fill:{paint('ink')}",
    }
    for letter in COLOUR:
        rules[f".b-c{letter}"] = f"color:{paint('pot-' + letter)}"
        rules[f".b-n{letter}"] = f"fill:{paint('pot-' + letter + '-on')}"
    for seat in SEATS:
        rules[f".b-{seat}"] = f"fill:{paint('s-' + seat)}"
    rules[".b-on"] = f"fill:{paint('s-on')};font:700 15px Verdana,'DejaVu Sans',sans-serif;text-anchor:middle"
    return "".join(f"{chosen}{{{rule}}}" for chosen, rule in rules.items())


def symbols(base: int) -> str:
    """Shapes that are used often."""
    return (
        f'<g id="b-base"><circle class="b-hb" r="{base + 1}"/>'
        f'<circle class="b-ba" fill="currentColor" r="{base - 2}"/></g>'
        f'<g id="b-round" class="b-i"><path fill="currentColor" d="{TOWER_ROUND}"/><path class="b-rf" d="{ROOF}"/></g>'
        f'<path id="b-square" class="b-i" fill="currentColor" d="{TOWER_SQUARE}"/>'
        f'<path id="b-star" class="b-st" d="{star(9)}"/>'
        f'<g id="b-cloud"><path class="b-cw b-i" d="{CLOUD}"/><path class="b-cd" d="{CLOUD_SHADE}"/></g>'
        f'<g id="b-storm"><path class="b-sc b-i" d="{CLOUD}"/><path class="b-cd" d="{CLOUD_SHADE}"/></g>'
        f'<path id="b-bolt" class="b-bt" d="{BOLT}"/>'
    )


def tower(shown: TowerPicture, letter: str, title: str, closed: bool = False) -> str:
    """A tower on its base. The base is what the rules see: it serves every area it lies on."""
    x, y = shown.at
    colour = COLOUR[shown.colour]
    shape = "square" if shown.square else "round"
    text = "xn" if closed else f"n{colour}"
    body = f'<g class="b-{"x" if closed else "c" + colour}" transform="translate({x} {y})">'
    body += f"<title>{escape(title)}</title>" if title else ""
    for i in range(shown.wands):
        body += use("star", -25, -34 + 20 * i)
    foot = -24 if shown.square else -19
    body += f'<use href="#b-{shape}"/><text class="b-vp b-{text}" y="{foot}">{shown.points}</text>'
    mark = "✓" if closed else escape(letter)
    body += f'<use href="#b-base"/><text class="b-le b-{text}" y="6">{mark}</text></g>'
    return body


def cloud(spot: Point, cost: int = 0, bolts: int = 0, storm: bool = False) -> str:
    """A cloud, with what it costs in wands and its bolts; a bare one shows where a cloud will lie."""
    x, y = spot
    if not cost:
        return use("cloud", x, y)
    body = f'<g transform="translate({x} {y})"><use href="#b-{"storm" if storm else "cloud"}"/>'
    body += f'<use href="#b-star" x="-11" y="0"/><text class="b-nu" x="10" y="8">{cost}</text>'
    for i in range(bolts):
        body += use("bolt", 15 * i - 15 * (bolts - 1) // 2, 24)
    return body + "</g>"


def tile(spot: Spot, empty: bool) -> str:
    """A tile with its landscape on it, or, dashed, only the space for one."""
    x, y = spot.at
    icon, foot = {"mountain": ("crag", 16), "forest": ("fir", 12), "hill": ("knoll", 7)}[spot.kind]
    look = "b-to b-dd" if empty else "b-ti"
    body = f'<rect class="b-i {look}" x="{x - 28}" y="{y - 28}" width="56" height="56" rx="8"/>'
    return body if empty else body + use(icon, x, y + foot)


def castle(spot: Spot, banner: str) -> str:
    """A castle of paper with three flags in the board's colour."""
    x, y = spot.at
    tone = "b-ri" if banner == "red" else "b-rp"
    return (
        f'<g transform="translate({x} {y})">'
        f'<g class="b-i"><path class="{tone}" d="M-31-48v-24h20l-5 6 5 6h-20M31-48v-24h20l-5 6 5 6H31"/>'
        f'<path class="{tone}" d="M0-60v-24h24l-6 7 6 7H0"/>'
        '<path class="b-wl" d="M-22 8v-52h8v6h9v-6H5v6h9v-6h8V8z"/>'
        '<path class="b-wl" d="M-42 10v-58h7v6h4v-6h0v6h4v-6h7v58z"/><path class="b-wl" d="M20 10v-58h7v6h8v-6h7v58z"/>'
        '<path class="b-wl" d="M-11-38v-22h6v5H5v-5h6v22z"/></g>'
        '<path class="b-wd" d="M-27 9v-42h5V9zM35 9v-42h6V9zM14 7v-40h6V7z"/>'
        '<path class="b-dk" d="M-8 9V-6a8 8 0 0 1 16 0V9zM-33-32h4v9h-4zM29-32h4v9h-4zM-2-52h4v7h-4z"/></g>'
    )


def circle(spot: Spot) -> str:
    """A stone circle with its letter."""
    x, y = spot.at
    body = f'<g transform="translate({x} {y})"><g class="b-i b-cn">'
    for i in range(9):
        angle = 2 * pi * i / 9 - pi / 2
        px, py = round(33 * cos(angle)), round(24 * sin(angle))
        body += f'<path d="M{px - 6} {py + 7}l1-12q5-5 10 0l1 12z"/>'
    return body + f'</g><circle class="b-ti b-i" r="15"/><text class="b-nu" y="8">{spot.kind}</text></g>'


def pawn(spot: Point, seat: int, letter: str) -> str:
    """A seat's token on a small stand."""
    x, y = spot
    name = SEATS[seat]
    return (
        f'<g transform="translate({x} {y})"><path class="b-i b-{name}" d="M-11 27l6-16h10l6 16z"/>'
        f'<g class="b-i b-{name}">{TOKENS[name]}</g><text class="b-on" y="5">{escape(letter)}</text></g>'
    )
