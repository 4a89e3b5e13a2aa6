"""What entries of the journal have brought whom they are about."""

from broomstick.games.card_game.codes import entries
from broomstick.games.card_game.layout import Layout
from broomstick.heart.codec import kind_of
from broomstick.heart.journal import Entry
from broomstick.heart.plain import Plain


def brought(layout: Layout, told: list[Entry]) -> list[Plain]:
    """What each entry has changed in its seat's display; the last ones have led to what lies there now.

    What a potion is worth hangs on how many of its colour there were before it.
    """
    parts = layout.parts
    potions = layout.potions[:]
    found: list[Plain] = []
    for entry in reversed(told):
        kind, code = kind_of(entry.code), entry.code
        if kind == entries.BREWS:
            witch, more, brave = (
                entries.brews_role(code),
                entries.brews_count(code),
                entries.brews_brave(code),
            )
            at = entry.seat * len(parts.types) + witch
            points = parts.colour_points(potions[at]) - parts.colour_points(potions[at] - more)
            potions[at] -= more
            points += brave * parts.brave_points
            changed = {parts.types[witch]: more, "brave_potions": brave, "points": points}
            found.append({name: count for name, count in changed.items() if count})
        elif kind == entries.FULFILS:
            number = entries.fulfils_task(code)
            found.append({"points": sum(task.points for task in parts.tasks if task.number == number)})
        else:
            found.append({})
    found.reverse()
    return found
