"""The end of a game, drawn: a row for each player, with a bar of where the points come from."""

from collections.abc import Sequence

from broomstick.terminal.faces.blocks import Block, Part, broken, cut, fit, line, longest
from broomstick.terminal.faces.face import by_place
from broomstick.terminal.faces.paint import BRAVE_INK, CROWN, INK, QUIET, seat_name
from broomstick.terminal.faces.signs import Signs
from broomstick.words.text import capital

FILLS = ["█", "▓", "░", "▒", "▚"]
"""Points from three to five sources: told apart by how dense they are."""
FILL_INKS = ["", BRAVE_INK, "color(32)", "color(133)", "color(71)"]
SHORTEST_BAR, LONGEST_BAR = 16, 60
PLACE, TOTAL, NUMBER = 5, 8, 6


def result(
    signs: Signs,
    places: list[int],
    sources: Sequence[tuple[int, ...]],
    between: Sequence[int],
    titles: Sequence[str],
    width: int,
) -> Block:
    """The final table, best first; the bar beside the numbers, or where that is too narrow below them.

    ``between`` is what decides between equals; ``titles`` are messages for the sources and for that.
    """
    names = min(22, longest(signs.cast.names[: signs.view.players])) + 2
    heads = headings(signs, titles)
    wides = [head.cell_len + 3 for head in heads]
    short = PLACE + names + sum(wides) + TOTAL > width
    rows: Block = []
    if short:
        # What the fills mean goes above the table; its columns are headed by the fills alone.
        rows += broken(line(*[part for head in heads[:-1] for part in (head, "  ")]), width)
        used = len(heads) - 1
        heads = [line((fill, ink)) for fill, ink in zip(FILLS[:used], FILL_INKS, strict=False)] + [line("")]
        wides = [NUMBER if used < len(FILLS) else NUMBER - 1] * used + [0]
        names = min(names, width - PLACE - sum(wides) - TOTAL)
    left = width - PLACE - names - sum(wides) - TOTAL - 3
    bar = min(LONGEST_BAR, left) if left >= SHORTEST_BAR else 0
    rows.append(
        line(
            fit((capital(signs.say("word-place")), QUIET), PLACE + names),
            *[fit(head, wide, "right") for head, wide in zip(heads, wides, strict=True)],
            fit((capital(signs.say("word-total")), INK), TOTAL, "right"),
        )
    )
    most = max(1, *(sum(source) for source in sources))
    for seat in by_place(places):
        parts: list[Part] = [(f"{CROWN if places[seat] == 1 else ' '} {places[seat]}  ", INK)]
        parts.append(fit(seat_name(seat, signs.cast.name(seat)), names))
        counts = [*sources[seat], between[seat]]
        parts += [fit(str(count), wide, "right") for count, wide in zip(counts, wides, strict=True) if wide]
        parts.append(fit((signs.vp(sum(sources[seat])), INK), TOTAL, "right"))
        pieces = bars(sources[seat], most, bar or min(LONGEST_BAR, width - PLACE - 2))
        # Blocks fill their rows, so that bars need a row between them: empty, or that of the numbers.
        rows += (
            [line(*parts, "   ", *pieces), line("")] if bar else [line(*parts), line(" " * PLACE, *pieces)]
        )
    if bar:
        rows.pop()
    return [cut(row, width) for row in rows]


def headings(signs: Signs, titles: Sequence[str]) -> Block:
    """Where points come from, each with its fill; and what decides between equals."""
    words = [capital(signs.say(name)) for name in titles]
    found = [
        line((f"{fill} ", ink), (word, QUIET))
        for fill, ink, word in zip(FILLS, FILL_INKS, words[:-1], strict=False)
    ]
    return [*found, line((words[-1], QUIET))]


def bars(source: Sequence[int], most: int, width: int) -> list[Part]:
    """A bar in pieces; their ends are rounded together, so that the longest is exactly as wide as there is room."""
    parts: list[Part] = []
    done = points = 0
    for count, fill, ink in zip(source, FILLS, FILL_INKS, strict=False):
        points += count
        # Points can be lost, but no bar runs backwards.
        end = max(done, round(points * width / most))
        parts.append((fill * (end - done), ink))
        done = end
    return parts
