"""The words files: every message is there in every language, with the same arguments, and none that nobody says."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import broomstick
from broomstick import Game
from broomstick.bots import BOTS
from broomstick.games import manifest_of
from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.box.lists import LANDSCAPES
from broomstick.heart.codec import Bag, Codec, Name, Several
from broomstick.terminal.desk import COMMANDS, commands
from broomstick.terminal.faces import own_commands
from broomstick.terminal.options import every_option, typed
from broomstick.terminal.replay import COMMANDS as REPLAY_COMMANDS
from broomstick.words import LANGUAGES
from broomstick.words.books.reading import names
from broomstick.words.bundle import ANY_GAME, files_of
from broomstick.words.places import PLACES
from broomstick.words.speech import UNKNOWN, VOCABULARIES
from lessons.trying import messages_of
from words.versions import versions

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "broomstick"
FOLDER = SOURCES / "words"
PAGE = ROOT / "web" / "src"
OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = names()
FOLDERS = {game: manifest_of(game).folder for game in GAMES}
PLAYERS = {"card-game": range(3, 7), "witchs-brew": range(3, 6), "broom-service": range(2, 6)}


def files_in(language: str) -> list[str]:
    """The files of a language, such as "heart" and "card_game/rules"."""
    folder = FOLDER / language
    return sorted(path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.ftl"))


NAMES = files_in("en")
PAGE_FILES = [name for name in NAMES if Path(name).name == "page"]


class Finder(Visitor):
    """Collects the variables of a message; further forms of a word count as the word."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name.partition("-")[0])


@cache
def entries(language: str, name: str) -> list[ast.Message]:
    tree = FluentParser().parse((FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in tree.body if isinstance(entry, ast.Junk)]
    assert junk == [], f"{language}/{name}.ftl cannot be read here"
    return [entry for entry in tree.body if isinstance(entry, ast.Message)]


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


@cache
def arguments(language: str, name: str) -> dict[str, set[str]]:
    """Each message and attribute of a file, with the arguments it uses."""
    found: dict[str, set[str]] = {}
    for message in entries(language, name):
        for title, pattern in patterns(message):
            finder = Finder()
            finder.visit(pattern)
            found[title] = finder.found
    return found


def is_form(title: str) -> bool:
    """A further form of a word; each language has those its grammar needs."""
    return title.partition("-")[0] in VOCABULARIES.values() and "." in title


def test_every_language_has_the_same_files() -> None:
    for language in OTHERS:
        assert files_in(language) == NAMES


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_or_too_many(language: str, name: str) -> None:
    english = set(arguments("en", name))
    other = set(arguments(language, name))
    assert english - other == set()
    assert {title for title in other - english if not is_form(title)} == set()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_same_arguments(language: str, name: str) -> None:
    english, other = arguments("en", name), arguments(language, name)
    differ = {t: (english[t], other[t]) for t in english if t in other and english[t] != other[t]}
    # Names of places come with what the articles of a language depend on.
    grammar = {"gender", "vowel", "bent", "landscape"}
    assert {t: pair for t, pair in differ.items() if (pair[0] ^ pair[1]) - grammar or not is_form(t)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    for game in GAMES:
        files = {*files_of(game), "page", f"{FOLDERS[game]}/page"} - {ANY_GAME}
        ids = [message.id.name for name in files & {*NAMES} for message in entries(language, name)]
        assert sorted(ids) == sorted(set(ids))


def test_every_file_is_shared_or_of_a_game() -> None:
    own = {file for game in GAMES for file in (*files_of(game), f"{FOLDERS[game]}/page")}
    assert set(NAMES) - own == {"page"}


def literals(game: str = "") -> str:
    """All of the program's text that may name a message; with a game, without what is another's."""
    others = [SOURCES / "games" / FOLDERS[name] for name in GAMES if game and name != game]
    paths = [path for path in sorted(SOURCES.rglob("*.py")) if path.parent not in others]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def page_literals() -> str:
    """The same of the page, whose source lies beside the package; its tests name messages too, and do not count."""
    paths = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths) if ".test." not in path.name)


def page_families(text: str) -> list[re.Pattern[str]]:
    """Names that the page puts together, such as `page-stick-${posture}`; a gap right behind "page-" is one word."""
    found = []
    for made in set(re.findall(r"`(page-[^`]*)`", text)):
        name = re.sub(r"\$\{[^}]*\}", "*", made).partition(".")[0]
        gap = "[a-z]+" if name == "page-*" else "[a-z-]+"
        found.append(re.compile(re.escape(name).replace(re.escape("*"), gap)))
    return found


def made_up_names() -> set[str]:
    """Messages whose names the program puts together, from the same lists it puts them together from."""
    typed = [*COMMANDS, *(name for game in GAMES for name in own_commands(game))]
    found = {f"command-{name}" for name in typed} | {f"replay-{name}" for name in REPLAY_COMMANDS}
    found |= {f"bot-{name}" for name in BOTS}
    found |= {f"leave-{why}" for why in ("quit", "end-of-input", "interrupted", "closed")}
    found |= {f"{kind}-counted" for kind in ("any", "gold", "vials", "ingredients")}
    found |= {f"landscape-{name}" for name in LANDSCAPES}
    found |= {f"tower-{lists.ORANGE_TILE}", *(f"hill-{name}" for name in lists.HILL_TILES)}
    for name in GAMES:
        for game in [game for players in PLAYERS[name] for game in versions(name, players)]:
            found |= vocabulary(game)
            found |= {f"action-{word}" for word in game.actions.words}
            found |= {f"entry-{word}" for word in game.entries.words}
            found |= {f"step-{word}" for word in game.steps.words}
            found |= {f"reason-{name}" for name in names_of(game.entries, "reason")}
            found |= {f"{family}-{UNKNOWN}" for family in ("role", *PLACES.values())}
            found |= {f"does-{role}" for role in game.roles}
            found |= {f"together-{word}" for word in game.entries.words}
            found |= {f"ask-{word}" for word in game.actions.words}
    return found | {"stance-brave", "stance-cowardly", "list-and", "list-or"}


def vocabulary(game: Game, *codecs: Codec) -> set[str]:
    """Every word of a game that is filled in somewhere: its roles and all that actions and entries name.

    What lies on a map is called as the map says.
    """
    found = {f"role-{role}" for role in game.roles}
    for codec in codecs or (game.actions, game.entries):
        for label in {*VOCABULARIES} - {*PLACES}:
            found |= {f"{VOCABULARIES[label]}-{name}" for name in names_of(codec, label)}
    return found


def names_of(codec: Codec, label: str) -> set[str]:
    """The names that arguments with a label can have."""
    args = [arg for kind in codec.kinds.values() for arg in kind.args if arg.label == label]
    return {name for arg in args if isinstance(arg, Name | Several | Bag) for name in arg.names}


def codes(prefix: str, pattern: str, text: str = "") -> set[str]:
    """Messages named by a code that the program raises: prefix and the code."""
    return {prefix + code for code in re.findall(pattern, text or literals())}


def test_every_message_is_said_somewhere() -> None:
    """By its whole name in the source, or as one of a family. Rules and errors have tests of their own."""
    text = literals()
    known = made_up_names()
    known |= {message for game in GAMES for message in messages_of(game)}
    known |= codes("refusal-", r'(?:Reason|IllegalAction)\(\s*"([a-z-]+)"')
    known |= codes("trouble-", r'(?:Trouble|FileProblem)\(\s*f?"([a-z-]+)"')
    unsaid = []
    for name in NAMES:
        if Path(name).name in ("rules", "errors", "page"):
            continue
        for message in entries("en", name):
            title = message.id.name
            if name.endswith("/events") and title.startswith("rule"):
                continue
            family = title.startswith(("cli-", "trouble-os-")) or title in known
            if not family and f'"{title}"' not in text and f"'{title}'" not in text:
                unsaid.append(title)
    assert unsaid == []


def test_every_message_of_the_page_is_said_there() -> None:
    text = page_literals()
    families = page_families(text)
    unsaid = []
    for message in [message for name in PAGE_FILES for message in entries("en", name)]:
        title = message.id.name
        # An attribute is said with its message's name before it.
        named = f'"{title}"' in text or f'"{title}.' in text
        if not named and not any(family.fullmatch(title) for family in families):
            unsaid.append(title)
    assert unsaid == []


def test_every_message_that_the_page_says_is_there() -> None:
    """By its whole name; what it puts together its own tests say, in every language."""
    there = {title for name in PAGE_FILES for title in arguments("en", name)}
    assert set(re.findall(r'"(page-[a-z-]+(?:\.[a-z]+)?)"', page_literals())) - there == set()


def test_every_help_text_of_the_command_line_is_said() -> None:
    text = literals() + "".join(f'"{typed(name)}"' for name in every_option())
    unsaid = []
    for message in entries("en", "terminal"):
        title = message.id.name
        if not title.startswith("cli-") or f'"{title}"' in text:
            continue
        kind, _, rest = title.removeprefix("cli-").partition("-")
        named = {
            "option": f'"--{rest}"',
            "metavar": f'"{rest}"',
            "examples": f'"{rest}"',
            "file": f'"{rest}"',
        }
        if named.get(kind, f'"{kind}"') not in text:
            unsaid.append(title)
    assert unsaid == []


def test_everything_the_engine_can_say_has_a_message() -> None:
    """Every action, entry, role and refusal of every game."""
    for name in GAMES:
        titles = {m.id.name for file in own_words(name) for m in entries("en", file)}
        for game in [game for players in PLAYERS[name] for game in versions(name, players)]:
            wanted = {f"action-{word}" for word in game.actions.words}
            wanted |= {f"entry-{word}" for word in game.entries.words}
            assert (wanted | vocabulary(game)) - titles == set()
        refusals = codes("refusal-", r'(?:Reason|IllegalAction)\(\s*"([a-z-]+)"', literals(name))
        assert {code for code in refusals if not code.startswith("refusal-undo")} - titles == set()


def test_every_argument_of_an_action_or_entry_has_a_label() -> None:
    for game in [game for name in GAMES for game in versions(name)]:
        for codec in (game.actions, game.entries):
            assert [kind.word for kind in codec.kinds.values() for arg in kind.args if not arg.label] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_roles_are_two_and_unique(language: str, game: str) -> None:
    words = broomstick.words.words(language, game)
    roles = broomstick.load(game, players=PLAYERS[game][-1]).roles
    letters = [words.say(f"role-{role}.letters") for role in roles]
    assert len(set(letters)) == len(roles) == {"card-game": 9, "witchs-brew": 12, "broom-service": 10}[game]
    assert {len(pair) for pair in letters} == {2}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_type_are_told_apart(language: str, game: str) -> None:
    """No two commands share a word, no command is the word of an answer or begins one, and every word is one."""
    from broomstick.words.text import fold

    words = broomstick.words.words(language, game)
    typed = [fold(words.say(f"command-{name}")) for name in commands(words)]
    assert len(set(typed)) == len(typed)
    replay = [fold(words.say(f"replay-{name}")) for name in REPLAY_COMMANDS if name != "help"]
    assert len(set(replay)) == len(replay)
    loaded = versions(game, PLAYERS[game][-1])[-1]
    begun = {
        fold(first_word(language, file, word)) for file in own_words(game) for word in loaded.actions.words
    }
    assert begun & {*typed, *commands(words)} == set()
    wanted = vocabulary(loaded, loaded.actions)
    answers = [fold(words.say(name)) for name in {*wanted, "stance-brave", "stance-cowardly"}]
    assert [word for word in answers if " " in word] == []
    assert set(answers) & {*typed, *commands(words)} == set()
    for family in set(VOCABULARIES.values()):
        names = [fold(words.say(name)) for name in wanted if name.partition("-")[0] == family]
        assert len(set(names)) == len(names)


def own_words(game: str) -> list[str]:
    """Where the engine's words stand."""
    return [
        "heart",
        *(name for name in NAMES if name in (f"{FOLDERS[game]}/game", f"{FOLDERS[game]}/events")),
    ]


def first_word(language: str, file: str, action: str) -> str:
    """What an answer begins with; empty where another file has it."""
    for message in entries(language, file):
        if message.id.name == f"action-{action}" and message.value:
            text = message.value.elements[0]
            assert isinstance(text, ast.TextElement)
            return text.value.split()[0]
    return ""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_is_one_or_several(language: str, game: str) -> None:
    """Every counted thing can be one and several, and says how many it is."""
    words = broomstick.words.words(language, game)
    forms = [name for file in own_words(game) for name in arguments(language, file) if is_counted(name)]
    assert len(forms) >= 7
    for form in forms:
        one, two = words.say(form, count=1), words.say(form, count=2)
        assert (one.count("1"), two.count("2")) == (1, 1)
        assert words.say(form, count=5) == two.replace("2", "5")


def is_counted(title: str) -> bool:
    return title.endswith(("-counted", ".counted", ".potions", ".cards")) and UNKNOWN not in title
