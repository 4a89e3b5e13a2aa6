"""The outline of the rules that all games share; the texts are in rules.ftl."""

from collections.abc import Sequence

from broomstick.words.books.items import Pen


def write(pen: Pen, games: Sequence[tuple[str, str]]) -> None:
    """The heart's book. ``games`` are the names and titles of those that have a book as well."""
    pen.heading("rules-heart-title", 1)
    pages = pen.words.listed([f"[{title}]({name}.md)" for name, title in games])
    pen.paragraphs("rules-heart-idea")
    pen.paragraphs("rules-heart-scope", games=pages)
    pen.paragraphs("rules-heart-names", "rules-heart-words")
    pen.glossary(
        "rules-heart-word-role",
        "rules-heart-word-pick",
        "rules-heart-word-hold",
        "rules-heart-word-round",
        "rules-heart-word-turn",
        "rules-heart-word-play",
        "rules-heart-word-leader",
        "rules-heart-word-sealed-question",
        "rules-heart-word-table",
    )

    pen.heading("rules-heart-section-starting")
    pen.rules("heart-starter")

    pen.heading("rules-heart-section-picking")
    pen.rules("heart-pick-secret", "heart-pick-lock", "heart-sealed", "heart-sealed-order")

    pen.heading("rules-heart-section-turn")
    pen.rules("heart-lead", "heart-declare", "heart-follow", "heart-next", "heart-next-in-order")
    pen.rules("heart-table-talk")
    pen.rules("heart-cowardly-at-once", "heart-knock-out", "heart-last-brave-acts", "heart-role-once")
    pen.paragraphs("rules-heart-note-forgetting")

    pen.heading("rules-heart-section-who-leads")
    pen.rules("heart-last-brave-leads", "heart-all-cowardly", "heart-empty-leader")
    pen.rules("heart-round-end", "heart-next-round-leader")

    pen.heading("rules-heart-section-questions")
    pen.rules("heart-legal-only", "heart-one-answer", "heart-forced-sealed")

    pen.heading("rules-heart-section-declining")
    pen.paragraphs("rules-heart-note-declining")
    pen.rules("heart-decline", "heart-come-along", "heart-no-decline", "heart-gift")
    pen.rules("heart-decline-keeps-lead", "heart-menu-end", "heart-offer-lapse")

    pen.heading("rules-heart-section-order")
    pen.rules("heart-inner-first", "heart-own-order", "heart-several-players")

    pen.heading("rules-heart-section-knowing")
    pen.rules("heart-memory", "heart-spectator", "heart-open-after")

    pen.heading("rules-heart-section-taking-back")
    pen.rules("heart-undo-staged", "heart-undo-barrier")

    pen.heading("rules-heart-section-time")
    pen.paragraphs("rules-heart-note-time")
    pen.rules("heart-default-picks", "heart-default-play", "heart-default-other")

    pen.heading("rules-heart-section-places")
    pen.rules("heart-places")


def write_opening(pen: Pen, title: str, used: Sequence[str], terms: Sequence[str]) -> None:
    """How the book of a game begins: what it is about, what its origins mean, and its own words."""
    pen.heading(title, 1)
    pen.paragraphs(f"{pen.here}-idea", f"{pen.here}-scope")
    write_origins(pen, used)
    pen.paragraphs("rules-heart-more-words")
    pen.glossary(*[f"{pen.here}-word-{term}" for term in terms])


def write_short_opening(pen: Pen, *more: str) -> None:
    """How the rules in short begin: rounds and turns, cowardly and brave, and what comes right behind the lead."""
    pen.heading("title", 1)
    pen.paragraphs("short-rounds", "short-turn")
    pen.table([], [(pen.say(f"stance-{name}"), pen.say(f"short-{name}")) for name in ("cowardly", "brave")])
    pen.paragraphs("short-lead", *more)


def says(pen: Pen, answer: str) -> str:
    """What somebody says in an example: brave, cowardly or next."""
    return pen.say("rules-heart-says-next" if answer == "next" else f"stance-{answer}")


def write_origins(pen: Pen, used: Sequence[str]) -> None:
    """What the origins of numbers mean: for the book of a game, with those its tables use."""
    pen.paragraphs("rules-heart-origins")
    rows = [(origin(pen, name), pen.say(f"rules-heart-origin-{name}.meaning")) for name in used]
    pen.table([pen.say(f"rules-heart-column-{name}") for name in ("origin", "meaning")], rows)
    pen.paragraphs("rules-heart-own-numbers")


def origin(pen: Pen, *names: str) -> str:
    """The origin of a number, or of several that stand together."""
    return pen.words.listed([pen.say(f"rules-heart-origin-{name}") for name in dict.fromkeys(names)])
