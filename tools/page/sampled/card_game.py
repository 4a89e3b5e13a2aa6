"""The card game."""

from broomstick.heart.journal import PUBLIC
from sampled import Picture, Sample, asked, at_the_end, overtaken, watching


def picking(shown: Picture) -> bool:
    return shown["view"]["round"] == 3 and "pick" in (shown["choices"] or {})


def taking(shown: Picture) -> bool:
    return asked(shown, "take")


def leading(shown: Picture) -> bool:
    return shown["view"]["round"] == 2 and asked(shown, "lead") and len(shown["view"]["hand"]) > 1


def following(shown: Picture) -> bool:
    view = shown["view"]
    return (
        view["round"] >= 2
        and asked(shown, "brave")
        and view["said"].count("silent") > 1
        and "out" in view["said"]
    )


def last_to_speak(shown: Picture) -> bool:
    view = shown["view"]
    return view["round"] == 3 and asked(shown, "brave") and view["said"].count("silent") == 1


MOMENTS = {
    "taking": Sample(4, taking),
    "picking": Sample(4, picking),
    "leading": Sample(4, leading),
    "following": Sample(4, following),
    "last-to-speak": Sample(4, last_to_speak),
    "overtaken": Sample(4, overtaken),
    "three": Sample(3, leading),
    "six": Sample(6, following),
    "watching": Sample(5, watching, PUBLIC),
    "end": Sample(4, at_the_end),
}
