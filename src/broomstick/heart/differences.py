"""What is new in plain data, field by field."""

from broomstick.heart.plain import Plain


def changed(before: Plain, after: Plain) -> Plain:
    """The fields that are not what they were, as they are now."""
    found: Plain = {}
    for name, value in after.items():
        if name in before:
            was = before[name]
            # Mostly it is the very same.
            if was is value or was == value:
                continue
        found[name] = value
    return found


def differences(before: Plain, after: Plain, comparing: "Comparing | None" = None) -> Plain:
    """The same table by table; what is no more is None. ``comparing`` knows which of them were compared before."""
    # Mostly nothing is gone and little is new, and whole tables are compared at a glance.
    found: Plain = {}
    for name in before:
        if name not in after:
            found[name] = None
    for name, value in after.items():
        was = before.get(name)
        if was is value or was == value:
            continue
        if isinstance(was, dict) and isinstance(value, dict):
            found[name] = differences(was, value) if comparing is None else comparing.tables(was, value)
        else:
            found[name] = value
    return found


class Comparing:
    """Two tables of facts are held against each other once, also where they are in several viewers' pictures."""

    def __init__(self) -> None:
        # With what was compared, which so stays what it is for as long.
        self.known: dict[tuple[int, int], tuple[Plain, Plain, Plain]] = {}

    def tables(self, before: Plain, after: Plain) -> Plain:
        """Their differences, which nobody may change."""
        which = id(before), id(after)
        if which not in self.known:
            self.known[which] = before, after, differences(before, after)
        return self.known[which][2]


def keep_same(before: Plain, after: Plain) -> None:
    """Put what is as it was back as the very object that it was, so that it is compared at a glance from now on."""
    for name, was in before.items():
        if name in after and after[name] == was:
            after[name] = was
