"""The end of a card game, drawn: a row for each player, with a bar of where the points come from."""

from collections.abc import Sequence

from broomstick.terminal.faces.blocks import Block, Part, cut, fit, line, longest
from broomstick.terminal.faces.card_game_kit import Kit
from broomstick.terminal.faces.paint import BRAVE_INK, CROWN, INK, QUIET, seat_name

FILLS = ["█", "▓", "░"]
"""Points from colours, brave potions and tasks: told apart by how dense they are."""
INKS = ["", BRAVE_INK, "color(32)"]
SHORTEST_BAR, LONGEST_BAR = 16, 60


def result(kit: Kit, places: list[int], sources: Sequence[tuple[int, ...]], width: int) -> Block:
    """The final table, best first; the bar beside the numbers, or where that is too narrow below them."""
    view = kit.view
    names = min(22, longest(kit.cast.names[: view.players])) + 2
    heads = [kit.say("word-colours"), kit.say("word-brave"), kit.say("word-tasks"), kit.say("word-cards")]
    room = width - 5 - names - 7
    wides = [min(max(longest([head]) + 2, 5) + 2, room // len(heads)) for head in heads]
    left = width - 5 - names - sum(wides) - 7 - 3
    bar = min(LONGEST_BAR, left) if left >= SHORTEST_BAR else 0
    below = 0 if bar else min(LONGEST_BAR, width - 7)
    most = max(1, *(sum(source) for source in sources))
    head: list[Part] = [" " * (5 + names)]
    for at, (text, wide) in enumerate(zip(heads, wides, strict=True)):
        fill: Part = (f"{FILLS[at]} ", INKS[at]) if at < len(FILLS) else ""
        head.append(fit(line(fill, (cut(text, wide - 3).plain.lower(), QUIET)), wide, "right"))
    rows = [line(*head, fit((kit.say("word-total"), INK), 7, "right"))]
    for seat in sorted(range(view.players), key=lambda seat: (places[seat], seat)):
        wins = places[seat] == 1
        parts: list[Part] = [(f"{CROWN if wins else ' '} {places[seat]}  ", INK)]
        parts.append(fit(seat_name(seat, kit.cast.name(seat)), names))
        counts = [*sources[seat], view.layout.cards[seat]]
        parts += [fit((str(count), ""), wide, "right") for count, wide in zip(counts, wides, strict=True)]
        parts.append(fit((kit.vp(view.layout.points(seat)), INK), 7, "right"))
        long = bars(sources[seat], most, bar or below)
        rows.append(line(*parts, "   ", *long) if bar else line(*parts))
        if below:
            rows += [line(" " * 5, *long)]
    return [cut(row, width) for row in rows]


def bars(source: Sequence[int], most: int, width: int) -> list[Part]:
    """A bar in pieces, whose ends are rounded together, so that the longest is exactly as wide as there is room."""
    parts: list[Part] = []
    done = points = 0
    for count, fill, ink in zip(source, FILLS, INKS, strict=True):
        points += count
        end = round(points * width / most)
        parts.append((fill * (end - done), ink))
        done = end
    return parts
