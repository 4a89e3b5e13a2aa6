"""Errors as people meet them, said in every language: where it is, what it is, why, and what would work."""

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import broomstick
from broomstick import (
    BroomstickError,
    Chance,
    Game,
    IllegalAction,
    OptionError,
    PositionError,
    RecordError,
    State,
)
from broomstick.bots.playing import failed
from broomstick.games.broom_service.map.picture import standard_path
from broomstick.games.witchs_brew import lists
from broomstick.heart.errors import Reason
from broomstick.heart.plain import Plain
from broomstick.words import LANGUAGES, Cast, Speech, words
from broomstick.words.problems import problem
from words.english import ENGLISH, QUOTED

every_language = pytest.mark.parametrize("language", LANGUAGES)


def game() -> Game:
    return broomstick.load("card-game", players=4)


def in_round_two() -> State:
    state = game().start(5, starter=0)
    while state.round < 2:
        state.step(state.choices(state.asked)[0])
    return state


def load(**options: Any) -> Callable[[], object]:
    return lambda: broomstick.load("card-game", **options)


def brew(**options: Any) -> Callable[[], object]:
    return lambda: broomstick.load("witchs-brew", **options)


def broom(**options: Any) -> Callable[[], object]:
    return lambda: broomstick.load("broom-service", **options)


def broom_map(side: str = "front", **fields: object) -> Callable[[], object]:
    """One of our own maps with some fields replaced."""
    table = tomllib.loads(standard_path(side).read_text(encoding="utf-8"))
    return broom(board={**table, **fields})


def brew_position(field: str, value: object) -> Callable[[], object]:
    """The same for Witch's Brew."""
    brewing = broomstick.load("witchs-brew")
    return lambda: brewing.position({**brewing.start(5).position(), field: value})


def record(line: int, text: str) -> Callable[[], object]:
    """A record with one line replaced, read and replayed."""
    lines = in_round_two().record().text().splitlines()
    lines[line - 1] = text
    return lambda: broomstick.read_record("\n".join(lines)).replay()


def position(field: str, value: object) -> Callable[[], object]:
    """A position with one field replaced."""
    return lambda: game().position({**in_round_two().position(), field: value})


def changed(change: Callable[[Plain], None]) -> Callable[[], object]:
    """A position that something was done to."""
    data: Plain = json.loads(json.dumps(in_round_two().position()))
    change(data)
    return lambda: game().position(data)


def answer_next(data: Plain) -> None:
    """Seat 0 led the first turn; now the position says that it said "next"."""
    turn = data["turns"][0].split()
    turn[3] = "next"
    data["turns"][0] = " ".join(turn)


def show_more(data: Plain) -> None:
    data["displays"][2]["points"] = 77


def bot(spec: str) -> Callable[[], object]:
    return lambda: broomstick.bots.make(spec)


def match(*bots: object) -> Callable[[], object]:
    return lambda: broomstick.match(game(), list(bots))  # type: ignore[arg-type]  # one of them is no bot


class Stubborn(broomstick.Bot):
    name = "stubborn"

    def choose(self, view: broomstick.View, choices: list[int], rng: broomstick.Chance) -> int:
        return 3


def failing_bot() -> None:
    try:
        1 / 0  # noqa: B018 - it is the failure that counts
    except ZeroDivisionError as error:
        raise failed(Stubborn(), 1, error) from error


CASES: list[tuple[Callable[[], object], str, list[str]]] = [
    # What was asked for.
    (lambda: broomstick.load("chess"), "unknown-game", ["chess", "card-game", "witchs-brew"]),
    (load(players=9), "wrong-players", ["3", "6", "9"]),
    (load(expert=True), "no-options", ["expert"]),
    (brew(players=6), "wrong-players", ["3", "5", "6"]),
    (brew(expert=True), "unknown-option", ["expert", "barred_roles"]),
    (brew(barred_roles=2), "not-a-flag", ["barred_roles", "2"]),
    (brew(players=5, barred_roles=True), "barred-players", ["barred_roles", "3", "4", "5"]),
    (broom(players=6), "wrong-players", ["2", "5", "6"]),
    (broom(expert=True), "unknown-option", ["expert", "storm_clouds", "mountain_tiles"]),
    (broom(board="side"), "other-board", ["board", "'side'", "front", "back", ".toml"]),
    (broom(board="back", mountain_tiles=False), "tiles-always", ["mountain_tiles", "back"]),
    (broom(extra_tiles=True), "extra-without-tiles", ["extra_tiles", "mountain_tiles"]),
    (broom(board="own"), "no-map", ["board"]),
    (broom(board={}, data={"map": {}}), "two-maps", ["board"]),
    (broom(heavy_clouds=9, storm_clouds=True), "not-a-number", ["heavy_clouds", "10", "24", "9"]),
    (broom(heavy_clouds=12), "heavy-without-storm", ["heavy_clouds", "12", "24", "storm_clouds"]),
    (lambda: game().start(starter=4), "not-a-seat", ["starter", "0", "3", "4"]),
    (lambda: broomstick.bots.make("alice"), "unknown-bot", ["alice", "random", "thrifty"]),
    (lambda: broomstick.bots.make("random:7"), "bot-argument", ["random", ":7"]),
    (bot("searcher:long"), "bot-manner", ["searcher", "long", "simulations=2000", "without-gate"]),
    (bot("nowhere:Bot"), "bot-no-module", ["nowhere:Bot"]),
    (bot("broomstick.bots.uniform:Clever"), "bot-no-class", ["broomstick.bots.uniform", "Clever", "Random"]),
    (bot("broomstick.bots.bot:Clever"), "bot-no-bots", ["broomstick.bots.bot:Clever"]),
    (bot("broomstick:load"), "not-a-bot", ["broomstick:load", "broomstick.Bot"]),
    # A module that refuses to be imported on any system but one.
    (bot("asyncio.windows_events:Bot"), "bot-broken", ["asyncio.windows_events:Bot", "ImportError"]),
    (lambda: Chance(1).pick([]), "nothing-to-pick", []),
    (lambda: Chance(1).below(-3), "not-a-number", ["below", "1", "9223372036854775808", "-3"]),
    (match("random"), "bot-count", ["1", "4"]),
    (match(*[Stubborn()] * 4), "bot-illegal", ["stubborn", "3"]),
    (failing_bot, "bot-failed", ["stubborn", "1", "ZeroDivisionError", "test_problems.py"]),
    (lambda: game().start(journal=False).record(), "no-record", []),
    (lambda: broomstick.map_of(game().start()), "game-without-map", ["card-game", "Broom Service"]),
    # Taking back.
    (lambda: game().start().record().undo(), "undo-nothing", []),
    (lambda: in_round_two().record().undo(), "cannot-undo", []),
    # Component files.
    (load(data=7), "no-components", ["7"]),
    (load(data="none.toml"), "file-missing", ["none.toml"]),
    (load(data={"a": {1, 2}}), "not-plain-data", ["data"]),
    (load(data={"scores": {}}), "unknown-section", ["data", "scores", "witch"]),
    (load(data={"score": {"brav": 3}}), "unknown-field", ["data", "score", "brav", "brave"]),
    (load(data={"score": {"brave": "three"}}), "not-a-number", ["data", "score", "brave", "99", "'three'"]),
    (load(data={"score": {"brave": {"origin": "house"}}}), "no-value", ["brave"]),
    (
        load(data={"score": {"brave": {"value": 3, "origin": "x"}}}),
        "unknown-origin",
        ["brave", "'x'", "house"],
    ),
    (load(data={"score": {"colour": 3}}), "not-a-list-of-numbers", ["colour", "3"]),
    (load(data={"score": 3}), "not-a-table", ["score", "3"]),
    (load(data={"witch": 3}), "not-a-list-of-tables", ["witch"]),
    (load(data={"witch": [{"copies": 3}]}), "missing", ["data", "witch", "name"]),
    (load(data={"witch": [{"name": [3]}]}), "not-a-plain-name", ["name", "[3]"]),
    (
        load(data={"witch": [{"name": "fire", "copies": 99}]}),
        "not-a-number",
        ["witch fire", "copies", "31", "99"],
    ),
    (load(data={"task": [{"number": 1, "needs": 3}]}), "not-a-table-of-numbers", ["task 1", "needs", "3"]),
    (load(data={"task": [{"number": 1, "needs": {"tea": 1}}]}), "unknown-name", ["needs", "'tea'", "fire"]),
    (load(data={"game": {"open_tasks": 20}}), "too-few-tasks", ["20", "4"]),
    (load(data={"deal": {"4": 60}}), "too-few-cards", ["data", "4"]),
    (
        brew(data={"cauldron": [{"name": "iron", "second_needs": [0, 0, 1, 1, 5, 2, 2]}]}),
        "card-needs",
        ["cauldron iron", "second_needs", "5", "7", "1"],
    ),
    (
        brew(data={"shelf": [{"name": "gold-shelf", "needs": [3] * 99}]}),
        "too-many",
        ["shelf gold-shelf", "needs", "99"],
    ),
    (
        brew(data={"spell": [{"name": name, "copies": 0} for name in lists.SPELLS]}),
        "no-books",
        ["data", "copies"],
    ),
    (broom(data={"game": {"rounds": 11}}), "too-few-events", ["10", "11", "rounds"]),
    (
        broom(data={"heavy-cloud": [{"name": "heavy-1", "copies": 1}]}),
        "too-few-clouds",
        ["data", "copies", "17", "18"],
    ),
    (
        broom(data={"mountain-tile": [{"name": name, "copies": 0} for name in ("wands", "moves", "cloud")]}),
        "too-few-tiles",
        ["data", "copies", "2", "3"],
    ),
    (
        broom(data={"mountain-tile": [{"name": "wands", "takes": {"wand": 5, "green": 2}}]}),
        "bag-size",
        ["mountain-tile wands", "takes", "7", "5"],
    ),
    (
        broom(
            board="back", data={"forest-tile": [{"name": name, "copies": 0} for name in ("brave", "card")]}
        ),
        "too-few-of-kind",
        ["data", "copies", "2", "4"],
    ),
    (broom_map(banner="blue"), "unknown-name", ["banner", "blue", "red"]),
    (broom_map("back", circles=[]), "no-circles", ["back", "4", "0"]),
    (broom_map(castles=[]), "board-castle-count", ["2", "0"]),
    # Records.
    (record(1, ""), "record-empty", ["1", "broomstick record 1"]),
    (record(1, "a story"), "record-title", ["1", "broomstick record 1", "a story"]),
    (record(2, "game chess"), "because", ["2", "chess", "card-game"]),
    (record(3, "rules 99"), "because", ["3", "99", "card-game"]),
    (record(3, "no rules"), "record-heading", ["3", "rules"]),
    (record(4, "players 9"), "because", ["4", "9"]),
    (record(5, "options {"), "not-json", ["5", "{"]),
    (record(5, "options 5"), "because", ["5", "options"]),
    (record(5, "options " + "[" * 100_000), "json-too-much", ["5"]),
    (record(6, 'data {"game":{"picks":99}}'), "because", ["6", "data", "game", "picks", "8", "99"]),
    (record(6, "data 7"), "because", ["6", "data", "standard", "7"]),
    (record(7, "seed 7"), "record-quotes", ["7", "seed"]),
    (record(7, "position []"), "because", ["7", "[]"]),
    (record(9, "starter 4"), "not-a-seat", ["9", "starter", "3", "4"]),
    (record(10, "deeds"), "record-actions", ["10", "actions"]),
    (record(11, "7 take fire"), "record-line", ["11", "3", "7 take fire"]),
    (record(12, "1 ride fire"), "because", ["12", "ride fire", "take"]),
    (record(13, "2 take snow"), "because", ["13", "take snow", "fire"]),
    (record(13, "2 brave now"), "because", ["13", "brave now"]),
    (record(12, "2 take fire"), "record-refused", ["12", "3", "2", "take fire"]),
    # Positions.
    (lambda: game().position([]), "no-fields", ["[]"]),
    (position("players", 5), "other-game", ["players", "4", "5"]),
    (position("seed", 5), "not-a-text", ["seed", "5"]),
    (position("over", 5), "not-a-flag", ["over", "5"]),
    (position("turns", 5), "not-a-list", ["turns", "5"]),
    (position("turns", ["x"]), "not-a-turn", ["turns[0]", "4", "'x'"]),
    (position("said", []), "wrong-length", ["said", "4", "0"]),
    (position("hands", [5, [], [], []]), "not-a-list-of-names", ["hands[0]", "5"]),
    (position("deciders", [0, 0]), "named-twice", ["deciders", "0"]),
    (position("agenda", [5]), "not-a-code", ["agenda[0]", "5"]),
    (position("agenda", ["ride"]), "field-because", ["agenda[0]", "ride", "sealed"]),
    (position("chance", 5), "not-a-table", ["chance", "5"]),
    (position("broom", 5), "unknown-field", ["broom", "starter"]),
    (position("round", 0), "turn-order", ["turns[0]", "1", "0"]),
    (position("round", 9), "cannot-have-been", ["turns"]),
    (position("pile", []), "card-count", ["pile", "root", "10"]),
    (position("received", [["x"] * 4] * 4), "not-cards", ["received[0][0]", "'x'", "fire"]),
    (position("moves", 100), "leads-elsewhere", ["moves", "100"]),
    (changed(show_more), "points-differ", ["displays[2].points", "77"]),
    (changed(answer_next), "turn-silent", ["turns[0]"]),
    (brew_position("ravens", 7), "not-by-rules", ["ravens"]),
]


def error_of(attempt: Callable[[], object]) -> BroomstickError:
    with pytest.raises(BroomstickError) as caught:
        attempt()
    return caught.value


@pytest.mark.parametrize(("attempt", "code", "named"), CASES, ids=[code for _, code, _ in CASES])
def test_a_real_error_is_said_in_every_language(
    attempt: Callable[[], object], code: str, named: list[str]
) -> None:
    error = error_of(attempt)
    assert error.code == code
    told = {language: problem(words(language), error) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    for language, text in told.items():
        assert not re.search(r"\{ *\$", text)
        assert text.endswith(".")
        for name in named:
            assert name in text, f"{language}: {text}"
    for language in ("fr", "de"):
        assert not ENGLISH.search(QUOTED.sub("", told[language])), told[language]


@pytest.mark.parametrize(
    ("content", "code", "named"),
    [
        (b"[score]\nbrave = = 3", "not-toml-there", ["2", "9"]),
        (b"colour = [1,", "not-toml", []),
        (b"\xff", "not-utf8", ["UTF-8"]),
        (b"[score]\nbrave = 2016-01-01", "not-plain-data", []),
    ],
)
@every_language
def test_a_file_that_cannot_be_read_is_told_apart(
    language: str, content: bytes, code: str, named: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    error = error_of(load(data=path))
    assert error.code == code
    for name in ["mine.toml", *named]:
        assert name in problem(words(language), error)


def test_a_folder_and_a_locked_file_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert error_of(load(data=tmp_path)).code == "file-folder"

    def refuse(error: OSError) -> Callable[..., object]:
        def opened(path: Path, mode: str) -> object:
            raise error

        return opened

    for found, code in [(PermissionError(13, "no"), "file-forbidden"), (OSError(5, "no"), "file-unreadable")]:
        monkeypatch.setattr(Path, "open", refuse(found))
        assert error_of(load(data="mine.toml")).code == code


def test_seats_are_counted_from_one_where_nobody_has_a_name() -> None:
    error = error_of(record(12, "2 take fire"))
    assert problem(words("en"), error).startswith("Line 12: Seat 3 cannot play “take fire”.")
    assert "La place 3" in problem(words("fr"), error)
    assert "Platz\u00a03" in problem(words("de"), error)


def test_at_a_table_seats_have_names() -> None:
    reason = Reason("undo-other-seat", "the last choice was made by seat 1", {"seat": 1})
    speech = Speech("en", game(), Cast(["Ann", "Ben", "Cid", "Dot"]))
    assert problem(speech, reason) == "The last choice was made by Ben."
    assert problem(words("en"), reason) == "The last choice was made by seat 2."


@every_language
def test_a_speech_says_any_error(language: str) -> None:
    speech = Speech(language, game(), Cast(["Ann", "Ben", "Cid", "Dot"]))
    bad = error_of(load(players=9))
    assert speech.sentence(bad) == problem(words(language), bad)
    refusal = error_of(lambda: game().start(starter=0).play(1, "brave"))
    assert isinstance(refusal, IllegalAction)
    assert speech.sentence(refusal) == speech.refusal(refusal) == problem(speech, refusal)
    assert "Ben" in speech.sentence(refusal)


def test_a_refusal_in_a_record_takes_the_words_of_its_game() -> None:
    """Without a game at hand, its name in the error is enough to find them."""
    state = game().start(5, starter=0)
    while state.round < 1:
        state.step(state.choices(state.asked)[0])
    kinds = state.position()["stocks"][0]
    missing = next(name for name, count in kinds.items() if not count)
    held = [name for name, count in kinds.items() if count][:2]
    lines = state.record().text().splitlines()
    types = [name for name in kinds if name in [missing, *held]]
    lines.append(f"0 pick {' '.join(types)}")
    error = error_of(lambda: broomstick.read_record("\n".join(lines)).replay())
    for language in LANGUAGES:
        named = Speech(language, game(), Cast([])).refusal(Reason("not-in-stock", "", {"types": [missing]}))
        assert problem(words(language), error).endswith(named)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "no pawn at Owl Wood"), ("fr", "à Owl Wood"), ("de", "in Owl Wood")]
)
def test_a_refusal_without_its_map_makes_names_of_places_readable(language: str, said: str) -> None:
    reason = IllegalAction("no-pawn", "no pawn there", {"area": "owl-wood", "game": "broom-service"})
    assert said in problem(words(language), reason)


def test_an_answer_to_a_secret_question_is_said_to_be_final() -> None:
    state = in_round_two()
    state.play(3, state.choices(3)[0])
    error = error_of(state.record().undo)
    assert problem(words("en"), error).endswith("An answer to a secret question is final once it is given.")


@every_language
def test_what_has_no_code_is_said_as_it_is(language: str) -> None:
    assert problem(words(language), OptionError("mon option")) == "Mon option"
    assert problem(words(language), IllegalAction("curfew", "not now", {})) == "Not now"
    inner = PositionError("pas ça", "of-somebody-elses", {})
    outer = RecordError(7, "pas ça", "because", {"game": "not ours"}, inner)
    assert problem(words(language), outer).endswith("Pas ça")


@every_language
def test_a_mistake_in_the_program_is_owned_up_to(language: str) -> None:
    error = error_of(lambda: Game("g", 1, 2, ["a"] * 99).speak((1, 1)))
    assert problem(words(language), error).endswith(str(error))


def test_an_error_moves_with_its_record() -> None:
    error = error_of(record(12, "2 take fire"))
    assert isinstance(error, RecordError)
    moved = error.moved(2)
    assert (moved.line, str(moved)) == (14, str(error).replace("line 12", "line 14"))
    assert problem(words("de"), moved) == problem(words("de"), error).replace("12", "14")


def test_long_numbers_stand_as_they_do_in_a_file() -> None:
    assert "1000000" in problem(words("fr"), error_of(position("moves", -1)))
