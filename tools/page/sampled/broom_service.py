"""Broom Service: on the front with storm clouds and mountain tiles, and on the back with all that can be had."""

from broomstick.heart.journal import PUBLIC
from sampled import VIEWER, Moment, Picture, Sample, asked, at_the_end, brings, overtaken, watching

FRONT = {"storm_clouds": True, "mountain_tiles": True}
BACK = {"board": "back", "storm_clouds": True, "extra_tiles": True, "expansion_cards": True}


def broom(*words: str, round_: int = 2, least: int = 1, step: str = "", event: str = "") -> Moment:
    """The viewer is asked for one of these, with so many choices, at a kind of step, under an event."""

    def here(shown: Picture) -> bool:
        view = shown["view"]
        return (
            view["round"] >= round_
            and any(asked(shown, word) for word in words)
            and len(shown["choices"]["actions"]) >= least
            and (not step or view["agenda"][-1].startswith(f"{step} "))
            and event in ("", view["events"][-1])
        )

    return here


def broom_picking(shown: Picture) -> bool:
    return shown["view"]["round"] == 3 and (shown["choices"] or {}).get("count") == 4


def broom_more(shown: Picture) -> bool:
    return "fewest" in (shown["choices"] or {}) and shown["view"]["round"] > 1


def broom_chain(shown: Picture) -> bool:
    """Several things are owed to the viewer, the next one a flight to many a place."""
    steps = [step for step in shown["view"]["agenda"] if step.split()[0] in ("tile", "delivery", "free-move")]
    return len(steps) > 1 and asked(shown, "fly") and len(shown["choices"]["actions"]) > 7


def broom_following(shown: Picture) -> bool:
    view = shown["view"]
    gains = [action["brings"] for action in (shown["choices"] or {}).get("actions", [])]
    return (
        view["round"] >= 3
        and asked(shown, "brave")
        and (view["role"] or "").endswith("-witch")
        and all(gain["possible"] for gain in gains)
        and view["said"].count("silent") > 1
    )


def back_turbo(shown: Picture) -> bool:
    """A brave witch could fly to a hill from which she jumps on, and elsewhere."""
    flights = brings(shown, "fly")
    return (
        len(flights) > 2
        and shown["view"]["agenda"][-1].startswith("brave ")
        and any(len(flight["circles"] or []) == 2 for flight in flights)
    )


def back_stranded(shown: Picture) -> bool:
    """One of the flights is a jump to the island that nobody leaves."""
    flights = brings(shown, "fly")
    return len(flights) > 1 and any(flight["circles"] == ["d"] for flight in flights)


def back_cowardly(shown: Picture) -> bool:
    """Everything that a cowardly play may be used for."""
    return all(asked(shown, word) for word in ("tile", "draw", "card")) and bool(
        brings(shown, "fly") or brings(shown, "deliver")
    )


def back_following(shown: Picture) -> bool:
    """Brave or cowardly, with tiles and cards in front of the viewer."""
    own = shown["view"]["seats"][VIEWER]
    return asked(shown, "brave") and bool(own["cards"]) and bool(own["forest_tiles"])


def back_picking(shown: Picture) -> bool:
    choices = shown["choices"] or {}
    return (choices.get("fewest"), choices.get("count")) == (4, 5) and shown["view"]["events"][
        -1
    ] != "more-or-less"


MOMENTS = {
    "broom-picking": Sample(4, broom_picking, options=FRONT),
    "broom-more": Sample(4, broom_more, options=FRONT),
    "broom-leading": Sample(4, broom("lead", least=7), options=FRONT),
    "broom-following": Sample(4, broom_following, options=FRONT),
    "broom-flying": Sample(4, broom("fly", least=5, step="brave", round_=3), options=FRONT),
    "broom-delivering": Sample(4, broom("deliver", least=4), options=FRONT),
    "broom-lifting": Sample(4, broom("lift", least=4), options=FRONT),
    "broom-taking": Sample(4, broom("take", step="cowardly", event="black-distillery"), options=FRONT),
    "broom-first": Sample(4, broom("do", round_=1), options=FRONT),
    "broom-chain": Sample(4, broom_chain, options=FRONT),
    "broom-fist": Sample(4, broom("fist"), options=FRONT),
    "broom-giving": Sample(4, broom("give", least=2), options=FRONT),
    "broom-works": Sample(4, broom("hand-in"), options=FRONT),
    "broom-overtaken": Sample(4, overtaken, options=FRONT),
    "broom-two": Sample(2, broom("fly", least=4), options=FRONT),
    "broom-five": Sample(5, broom("lift", "deliver", least=3, round_=3), options=FRONT),
    "broom-watching": Sample(5, watching, PUBLIC, options=FRONT),
    "broom-end": Sample(4, at_the_end, options=FRONT),
    "broom-back-picking": Sample(4, back_picking, options=BACK),
    "broom-back-following": Sample(4, back_following, options=BACK),
    "broom-back-turbo": Sample(4, back_turbo, options=BACK),
    "broom-back-jump": Sample(4, broom("jump"), options=BACK),
    "broom-back-stranded": Sample(3, back_stranded, options=BACK),
    "broom-back-cowardly": Sample(5, back_cowardly, options=BACK),
    "broom-back-anywhere": Sample(4, broom("fly", step="anywhere"), options=BACK),
    "broom-back-wind": Sample(4, broom("fly", step="effect", least=5), options=BACK),
    "broom-back-swap": Sample(4, broom("swap", least=6), options=BACK),
    "broom-back-under": Sample(4, broom("under"), options=BACK),
    "broom-back-gift": Sample(5, broom("take", step="gift", round_=1), options=BACK),
    "broom-back-more": Sample(3, broom("add", round_=1), options=BACK),
    "broom-back-watching": Sample(5, lambda shown: shown["view"]["round"] == 5, PUBLIC, options=BACK),
    "broom-back-end": Sample(4, at_the_end, options=BACK),
}
