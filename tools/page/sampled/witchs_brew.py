"""Witch's Brew."""

from broomstick.heart.journal import PUBLIC
from sampled import Moment, Picture, Sample, asked, at_the_end, overtaken, watching


def brew(*words: str, role: str = "", set_: int = 3) -> Moment:
    """The viewer is asked for one of these, in a set or later, perhaps about some role."""

    def here(shown: Picture) -> bool:
        view = shown["view"]
        return (
            view["round"] >= set_ and role in ("", view["role"]) and any(asked(shown, word) for word in words)
        )

    return here


def brew_picking(shown: Picture) -> bool:
    return shown["view"]["round"] == 4 and "pick" in (shown["choices"] or {})


def brew_leading(shown: Picture) -> bool:
    return shown["view"]["round"] == 3 and asked(shown, "lead") and len(shown["view"]["hand"]) == 4


def brew_following(shown: Picture) -> bool:
    view = shown["view"]
    able = any(action["brings"].get("possible") for action in (shown["choices"] or {}).get("actions", []))
    return (
        view["role"] in ("wizard", "witch", "druid")
        and asked(shown, "brave")
        and able
        and view["ravens"] > 0
        and view["said"].count("silent") > 1
    )


def choosing_colours(shown: Picture) -> bool:
    return asked(shown, "take") and len(shown["choices"]["actions"]) > 5 and shown["view"]["round"] >= 2


def adding(shown: Picture) -> bool:
    return asked(shown, "add") and len(shown["choices"]["actions"]) > 4


def losing(shown: Picture) -> bool:
    return asked(shown, "lose") and len(shown["choices"]["actions"]) > 3


MOMENTS = {
    "brew-picking": Sample(4, brew_picking, options={"barred_roles": True}),
    "brew-leading": Sample(4, brew_leading),
    "brew-following": Sample(4, brew_following),
    "brew-spell": Sample(4, brew("brave", role="warlock")),
    "brew-shelf": Sample(4, brew("brave", role="begging-monk")),
    "brew-buying": Sample(4, brew("buy")),
    "brew-vial": Sample(4, brew("bottle")),
    "brew-colours": Sample(4, choosing_colours),
    "brew-selling": Sample(4, brew("sell")),
    "brew-paying": Sample(4, brew("pay")),
    "brew-losing": Sample(4, losing),
    "brew-adding": Sample(4, adding),
    "brew-gold": Sample(4, brew("add-gold")),
    "brew-overtaken": Sample(4, overtaken),
    "brew-three": Sample(3, brew_leading),
    "brew-five": Sample(5, brew_following),
    "brew-watching": Sample(5, watching, PUBLIC),
    "brew-end": Sample(4, at_the_end),
}
