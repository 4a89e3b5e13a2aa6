"""Small charts as SVG: columns, and bars in parts. Readable by day and night, in the colours of the site.

Numbers stand beside what is drawn, and each chart is told in words too, so that nobody needs the colours.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

TOKENS = Path(__file__).parents[2] / "docs" / "_static" / "tokens.css"

WIDTH, MARGIN = 736, 20
HEAD = 52
"""The height of the title."""
TALL = 180
"""The height of the highest column."""
ROW = 26
"""The height of a bar with its space."""
LABEL = 136
NUMBERS = 150
"""The widths to the left of the bars, for names, and to the right, for numbers."""

USED = ("page", "line", "edge", "ink", "ink-2", "brave", "coward", "swept", "go")


def style() -> str:
    """Both themes, from the tokens of the site."""
    tokens = TOKENS.read_text(encoding="utf-8")
    pairs = re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\)", tokens)
    colours = {name: (day, night) for name, day, night in pairs}
    letters = dict(re.findall(r"--(serif|sans|mono): ([^;]+);", tokens))

    def theme(which: int) -> str:
        c = {name: colours[name][which] for name in USED}
        return (
            f".page {{ fill: {c['page']}; }} .title, .name {{ fill: {c['ink']}; }} .small {{ fill: {c['ink-2']}; }} "
            f".middle {{ stroke: {c['page']}; }} "
            f".axis {{ stroke: {c['edge']}; }} .even {{ stroke: {c['ink']}; }} "
            f".column, .part0 {{ fill: {c['brave']}; }} .part1 {{ fill: {c['coward']}; }} "
            f".part2 {{ fill: {c['page']}; }} .part, .column {{ stroke: {c['edge']}; }} .mark {{ fill: {c['go']}; }}"
        )

    return "\n".join(
        [
            f"    .title {{ font: 700 18px {letters['serif']}; }}",
            f"    .name {{ font: 13px {letters['sans']}; }}",
            f"    .small {{ font: 12px {letters['sans']}; }}",
            "    .middle { text-anchor: middle; paint-order: stroke; stroke-width: 4px; } .end { text-anchor: end; }",
            "    .even { stroke-width: 1.6; stroke-dasharray: 6 4; } .axis, .part, .column { stroke-width: 1; }",
            f"    {theme(0)}",
            f"    @media (prefers-color-scheme: dark) {{ {theme(1)} }}",
        ]
    )


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def text(kind: str, x: float, y: float, words: str) -> str:
    return f'  <text class="{kind}" x="{number(x)}" y="{number(y)}">{escape(words)}</text>'


def framed(title: str, told: str, height: float, parts: Sequence[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {number(height)}" width="{WIDTH}" '
            f'height="{number(height)}" role="img" aria-labelledby="title desc">',
            f'  <title id="title">{escape(title)}</title>',
            f'  <desc id="desc">{escape(told)}</desc>',
            f"  <style>\n{style()}\n  </style>",
            f'  <rect class="page" width="{WIDTH}" height="{number(height)}" rx="8"/>',
            text("title", MARGIN, 34, title),
            *parts,
            "</svg>",
            "",
        ]
    )


def columns(
    title: str,
    labels: Sequence[str],
    values: Sequence[float],
    words: Sequence[str],
    even: tuple[float, str] | None = None,
    marks: Sequence[int] = (),
    marked: str = "",
) -> str:
    """A column for each value with its words above; ``even`` is a line across, ``marks`` are columns pointed at."""
    most = max([*values, even[0] if even else 0.0, 1e-9])
    step = (WIDTH - 2 * MARGIN) / len(values)
    foot = HEAD + 20 + TALL
    parts: list[str] = []
    letters: list[str] = []
    for i, value in enumerate(values):
        left = MARGIN + i * step
        tall = TALL * value / most
        middle = left + step / 2
        parts.append(
            f'  <rect class="column" x="{number(left + step * 0.12)}" y="{number(foot - tall)}" '
            f'width="{number(step * 0.76)}" height="{number(tall)}"/>'
        )
        letters.append(text("small middle", middle, foot - tall - 6, words[i]))
        letters.append(text("small middle", middle, foot + 17, labels[i]))
    for i in sorted(set(marks)):
        x, y = MARGIN + (i + 0.5) * step, foot + 24
        parts.append(
            f'  <polygon class="mark" points="{number(x)},{y} {number(x - 6)},{y + 10} {number(x + 6)},{y + 10}"/>'
        )
        if list(marks).count(i) > 1:
            parts.append(text("small", x + 9, y + 10, f"× {list(marks).count(i)}"))
    parts.append(f'  <path class="axis" d="M{MARGIN} {foot}H{WIDTH - MARGIN}"/>')
    if even:
        height = number(foot - TALL * even[0] / most)
        parts.append(f'  <path class="even" d="M{MARGIN} {height}H{WIDTH - MARGIN}"/>')
    # Letters last: they keep a rim of the page's colour where a line runs through them.
    parts += letters
    below = " ".join(filter(None, [f"Dashed: {even[1]}." if even else "", marked]))
    if below:
        parts.append(text("small", MARGIN, foot + 54, below))
    named = zip(labels, words, values, strict=True)
    told = "; ".join(f"{label}: {word or f'{value:g}'}" for label, word, value in named if label)
    return framed(title, f"{told}. {below}".strip(), foot + (66 if below else 30), parts)


def bars(
    title: str,
    labels: Sequence[str],
    values: Sequence[Sequence[float]],
    names: Sequence[str],
    most: float,
    words: Sequence[str] = (),
) -> str:
    """A bar for each row in parts one behind the other, in per cent unless ``words`` tell it otherwise; ``names``
    says what the parts are (none where a bar is of one part)."""
    parts = []
    left = float(MARGIN)
    for i, name in enumerate(names):
        parts.append(f'  <rect class="part part{i}" x="{number(left)}" y="{HEAD}" width="14" height="14"/>')
        parts.append(text("small", left + 20, HEAD + 12, name))
        left += 44 + 7 * len(name)
    top = HEAD + (32.0 if names else 4.0)
    wide = WIDTH - 2 * MARGIN - LABEL - NUMBERS
    told = []
    for index, (label, row) in enumerate(zip(labels, values, strict=True)):
        parts.append(text("name", MARGIN, top + 14, label))
        left = float(MARGIN + LABEL)
        for i, value in enumerate(row):
            width = wide * value / most
            parts.append(
                f'  <rect class="part part{i}" x="{number(left)}" y="{number(top)}" '
                f'width="{number(width)}" height="{ROW - 8}"/>'
            )
            left += width
        numbers = f"{sum(row):.0f} %"
        if len(row) > 1:
            numbers += " = " + " + ".join(f"{value:.0f}" for value in row)
        if words:
            numbers = words[index]
        parts.append(text("small end", WIDTH - MARGIN, top + 14, numbers))
        told.append(f"{label}: {numbers}")
        top += ROW
    order = f"In the order {', '.join(names)}. " if names else ""
    return framed(title, f"{order}{'; '.join(told)}.", top + 14, parts)
