"""Plots for the report: plain HTML and SVG that need no library, fit any width and follow light and dark."""

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #24211c; --faint: #6d675c; --line: #d9d3c6;
  --more: #1f6f8b; --less: #b4551f; --track: #efeae0; }
@media (prefers-color-scheme: dark) { :root { --paper: #191b1f; --ink: #ece8df; --faint: #a8a294; --line: #3a3d44;
  --more: #6cc1dd; --less: #f0a06a; --track: #25282e; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.2rem; max-width: 62rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .2rem 0 .4rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .4rem; }
h3 { font-size: .95rem; margin: 0; font-weight: 600; overflow-wrap: anywhere; }
p { margin: .3rem 0 .8rem; max-width: 46rem; } .faint, .scale { color: var(--faint); font-size: .875rem; }
code { overflow-wrap: anywhere; font-size: .875rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .925rem; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 600; } th:first-child, td.name { text-align: left; }
th[scope=row] { text-align: left; position: sticky; left: 0; background: var(--paper); }
td.more { background: color-mix(in srgb, var(--more) calc(var(--much) * 1%), var(--paper)); }
td.less { background: color-mix(in srgb, var(--less) calc(var(--much) * 1%), var(--paper)); }
td small { display: block; color: var(--ink); opacity: .8; font-size: .75rem; line-height: 1.1; }
.dots { display: grid; grid-template-columns: max-content 1fr max-content; gap: .35rem .8rem; align-items: center; }
.dots > * { min-width: 0; } .number { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
.track { position: relative; height: 1.1rem; background: var(--track); border-radius: .3rem; }
.track i { position: absolute; top: 45%; height: 10%; min-width: 2px; background: var(--more); border-radius: 1px; }
.track b { position: absolute; top: 20%; width: .66rem; height: 60%; margin-left: -.33rem; border-radius: 50%;
  background: var(--more); }
.track u, .curve u { position: absolute; top: 0; bottom: 0; width: 0; border-left: 1px dashed var(--faint); }
.scale { display: flex; justify-content: space-between; }
.curves { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 1.2rem; }
.curve svg { display: block; width: 100%; height: 7rem; background: var(--track); border-radius: .3rem; }
.curve path, .curve line { vector-effect: non-scaling-stroke; fill: none; }
.curve .band { fill: var(--more); opacity: .22; } .curve .mean { stroke: var(--more); stroke-width: 2; }
.curve .even { stroke: var(--faint); stroke-dasharray: 4 4; } .curve .bar { stroke: var(--less); stroke-width: 1.5; }
@media (max-width: 40rem) { body { padding: .8rem; } .dots { grid-template-columns: max-content 1fr; }
  .dots .number { grid-column: 1 / -1; margin: -.3rem 0 .3rem; } }
"""

POINTS = 160
"""A curve is drawn with so many points at most."""

DEEPEST = 55
"""How much of a colour a cell gets at most, of 100: what stands in it has to be read."""


def text(words: str) -> str:
    return escape(words)


def dots(rows: Sequence[tuple[str, float, float, str]], even: float | None = None) -> str:
    """A line for each: its name, a value and half of its interval on one scale, and the value in words."""
    if not rows:
        return ""
    low = min(value - half for _, value, half, _ in rows)
    high = max(value + half for _, value, half, _ in rows)
    if even is not None:
        low, high = min(low, even), max(high, even)
    margin = 0.04 * ((high - low) or 1.0)
    low, high = low - margin, high + margin
    parts = []
    for name, value, half, said in rows:
        left, right, middle = (
            100 * (one - low) / (high - low) for one in (value - half, value + half, value)
        )
        line = f'<u style="left:{100 * (even - low) / (high - low):.2f}%"></u>' if even is not None else ""
        parts.append(
            f'<h3>{text(name)}</h3><div class="track" aria-hidden="true">{line}'
            f'<i style="left:{left:.2f}%;width:{right - left:.2f}%"></i><b style="left:{middle:.2f}%"></b></div>'
            f'<span class="number">{text(said)}</span>'
        )
    return f'<div class="dots">{"".join(parts)}</div>'


def curve(values: Sequence[tuple[float, float]], even: float, bar: float | None) -> str:
    """A share of wins deal after deal, with its interval; dashed what it is with all alike, and the bar if any."""
    step = max(1, len(values) // POINTS)
    # The first deals tell nothing but luck.
    places = [*range(min(4, len(values) - 1), len(values), step)]
    if places[-1] != len(values) - 1:
        places.append(len(values) - 1)
    top = max([even, bar or 0.0, *[min(1.0, values[i][0] + min(values[i][1], 1.0)) for i in places]]) * 1.05
    last = max(1, len(values) - 1)

    def at(place: int, value: float) -> str:
        return f"{100 * place / last:.2f},{100 - 100 * min(max(value, 0.0), top) / top:.2f}"

    over = [at(i, min(1.0, values[i][0] + min(values[i][1], 1.0))) for i in places]
    under = [at(i, values[i][0] - min(values[i][1], 1.0)) for i in reversed(places)]
    mean = [at(i, values[i][0]) for i in places]
    lines = [level("even", even, top)]
    if bar is not None:
        lines.append(level("bar", bar, top))
    return (
        '<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">'
        f'<path class="band" d="M{" ".join([*over, *under])}Z"/>{"".join(lines)}'
        f'<path class="mean" d="M{" ".join(mean)}"/></svg>'
    )


def level(name: str, value: float, top: float) -> str:
    height = 100 - 100 * value / top
    return f'<line class="{name}" x1="0" x2="100" y1="{height:.2f}" y2="{height:.2f}"/>'


def cell(value: float, half: float, even: float) -> str:
    """A share in a table, the deeper coloured the further it is from even."""
    if value >= even:
        side, much = "more", (value - even) / max(1e-9, 1 - even)
    else:
        side, much = "less", (even - value) / max(1e-9, even)
    return (
        f'<td class="{side}" style="--much:{DEEPEST * min(1.0, much):.0f}">{100 * value:.1f}'
        f"<small>± {100 * half:.1f}</small></td>"
    )


def page(language: str, title: str, body: Sequence[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{text(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )
