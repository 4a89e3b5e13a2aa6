"""A game that has no table of its own in the page."""

from broomstick.heart.journal import PUBLIC
from drill.game import load_drill as load
from sampled import Picture, Sample, asked, at_the_end


def picking(shown: Picture) -> bool:
    return shown["view"]["round"] == 2 and "pick" in (shown["choices"] or {})


def leading(shown: Picture) -> bool:
    return shown["view"]["round"] == 2 and asked(shown, "lead") and len(shown["choices"]["actions"]) > 2


def choosing(shown: Picture) -> bool:
    """Something else than brave or cowardly, with more than two answers."""
    actions = (shown["choices"] or {}).get("actions", [])
    return len(actions) > 2 and not asked(shown, "lead")


def following(shown: Picture) -> bool:
    return asked(shown, "brave") and "out" in shown["view"]["said"]


__all__ = ["MOMENTS", "load"]

MOMENTS = {
    "plain-picking": Sample(4, picking),
    "plain-leading": Sample(4, leading),
    "plain-following": Sample(4, following),
    "plain-choosing": Sample(3, choosing),
    "plain-watching": Sample(
        5, lambda shown: shown["view"]["round"] == 2 and "out" in shown["view"]["said"], PUBLIC
    ),
    "plain-end": Sample(4, at_the_end),
}
