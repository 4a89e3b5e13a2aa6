"""Write the tables of docs/server.md: what a new table can be asked for with, and which limits can be set.

    python tools/request_tables.py
    python tools/request_tables.py --check

Fields, limits and defaults come from the server's messages, options from what each game declares, and limits
from where they stand. With --check nothing
is written; the exit status says whether the page is up to date.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from broomstick.games import manifest_of
from broomstick.hosting.answers import every_game
from broomstick.hosting.messages import BankClock, DaysClock, GameShown, NewTable, OptionShown, SeatWish
from broomstick.server.bounds import every_limit
from broomstick.words.bundle import Words
from broomstick.words.entries import read_file

PAGE = Path(__file__).parents[1] / "docs" / "server.md"
BEGIN = "<!-- from here to the next such mark tools/request_tables.py has written it -->"
END = "<!-- so far -->"

HEAD = ["field", "what it can be", "left out", "what it means"]
TITLES = {
    SeatWish: "A seat, in `seats`:",
    BankClock: 'A clock, in `clock`, of the kind `"type": "bank"`: {}',
    DaysClock: 'A clock of the kind `"type": "days"`: {}',
}
"""What stands before the fields of each part of the body; a clock's says what it is."""

Schema = dict[str, Any]
Line = list[str]


def tables() -> str:
    """All of it: the body, its parts, and the options of each game."""
    parts = [as_markdown(HEAD, fields(NewTable))]
    for kind, title in TITLES.items():
        parts += [title.format(first_low(said(kind))), as_markdown(HEAD, fields(kind))]
    parts += ["The `options` of each game:", as_markdown(["game", "players", *HEAD, "goes with"], options())]
    return "\n\n".join(parts)


def schema(kind: type) -> Schema:
    _, found = msgspec.json.schema_components([kind], ref_template="{name}")
    shape: Schema = found[kind.__name__]
    return shape


def said(kind: type) -> str:
    return " ".join(schema(kind)["description"].split())


def fields(kind: type) -> list[Line]:
    shape = schema(kind)
    return [
        [
            f"`{name}`",
            values(field),
            "refused" if name in shape["required"] else f"`{json.dumps(field['default'])}`",
            in_code(first_low(field["description"])),
        ]
        for name, field in shape["properties"].items()
        # How a clock says its kind stands before its table.
        if name != "type"
    ]


def values(field: Schema) -> str:
    """What a field can hold, in words."""
    if "anyOf" in field:
        return " or ".join(dict.fromkeys(values(one) for one in field["anyOf"]))
    if "$ref" in field:
        return "a clock" if field["$ref"].endswith("Clock") else "a seat"
    kind = field["type"]
    if kind == "null":
        return "`null`"
    if kind == "boolean":
        return "`true`, `false`"
    if kind == "integer":
        return f"a whole number from {field['minimum']} to {field['maximum']}"
    if kind == "array":
        return f"{field['minItems']} to {field['maxItems']} seats"
    if kind == "object":
        return "a table of options"
    named = re.fullmatch(r"\^\(([a-z|-]+)\)\$", field.get("pattern", ""))
    if named:
        return ", ".join(f'`"{word}"`' for word in named[1].split("|"))
    return f"a text of at most {field['maxLength']} characters"


def options() -> list[Line]:
    found = []
    for game in every_game():
        around = [f"`{game.name}`", f"{game.fewest} to {game.most}"]
        own = page_words(game.name)
        lines = [
            [f"`{one.name}`", possible(one), f"`{json.dumps(one.usual)}`", meaning(own, one), ties(game, one)]
            for one in game.options
        ]
        found += [around + line for line in lines or [["none", "", "", "", ""]]]
    return found


def possible(option: OptionShown) -> str:
    """What an option can be."""
    if option.kind == "flag":
        return "`true`, `false`"
    if option.kind == "choice":
        return ", ".join(f'`"{one}"`' for one in option.values)
    first = option.bounds[0]
    texts = [f"a whole number from {first.lowest} to {first.highest}"]
    for other in option.bounds[1:]:
        if (other.lowest, other.highest) != (first.lowest, first.highest):
            texts.append(f"with {with_values(other.where)} from {other.lowest} to {other.highest}")
    return ", ".join(texts)


def ties(game: GameShown, option: OptionShown) -> str:
    """What an option hangs on."""
    texts = [f"needs `{option.needs}`"] if option.needs else []
    if option.always:
        always = ", ".join(with_values({name: one}) for name, some in option.always.items() for one in some)
        texts.append(f"always on with {always}")
    if (option.fewest, option.most) != (game.fewest, game.most):
        texts.append(f"for {option.fewest} to {option.most} players")
    return "; ".join(texts)


def with_values(values: dict[str, str]) -> str:
    return ", ".join(f'`"{name}": "{value}"`' for name, value in values.items())


def page_words(game: str) -> Words:
    """English as the page has it, which is more than the package itself says."""
    own = Words("en", game)
    for file in ("page", f"{manifest_of(game).folder}/page"):
        own.entries.update(read_file("en", file))
    return own


def meaning(own: Words, option: OptionShown) -> str:
    """An option in the words the page has for whoever opens a table, if it has any."""
    message = f"page-new-{option.name.replace('_', '-')}"
    if not option.values:
        return note(own, message).rstrip(".")
    told = [f"`{one}`: {note(own, f'{message}-{one}')}" for one in option.values]
    return " ".join(told).rstrip(".")


def note(own: Words, message: str) -> str:
    return own.say(f"{message}.note") if own.has(f"{message}.note") else ""


def as_markdown(head: Line, lines: list[Line]) -> str:
    rule = ["---"] * len(head)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, rule, *lines))


def first_low(text: str) -> str:
    return text[:1].lower() + text[1:]


def in_code(text: str) -> str:
    """Requests that are named stand out from the sentence."""
    return re.sub(r"(GET|POST) /[\w/]+", r"`\g<0>`", text)


def limits() -> str:
    """What can be set of how much a server puts up with."""
    lines = [[f"`{name}`", str(usual), means] for name, (usual, means) in every_limit().items()]
    return as_markdown(["limit", "usual", "what it is the number of"], lines)


def written(page: str) -> str:
    """The page with its tables as they should be."""
    done = ""
    for made in (tables(), limits()):
        before, begin, rest = page.partition(BEGIN)
        _, end, page = rest.partition(END)
        if not begin or not end:
            raise SystemExit(f"{PAGE.name} has no place for the tables: {BEGIN} … {END}")
        done += f"{before}{BEGIN}\n\n{made}\n\n{END}"
    return done + page


def main() -> int:
    parser = argparse.ArgumentParser(description="write the tables of docs/server.md")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    check = parser.parse_args().check
    page = PAGE.read_text(encoding="utf-8")
    right = written(page)
    if page == right:
        return 0
    if check:
        print("not up to date: docs/server.md", file=sys.stderr)
        return 1
    PAGE.write_text(right, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
