"""A misspelt option is found before the program runs: ``load`` tells a type checker what each game takes."""

from pathlib import Path
from typing import Any

import pytest
from mypy import api

import broomstick
from broomstick import OptionError
from broomstick.games import manifests
from broomstick.games.broom_service.options import BroomOptions
from broomstick.games.card_game.options import CardOptions
from broomstick.games.witchs_brew.options import BrewOptions

SRC = Path(__file__).parent.parent / "src"

OPTIONS: dict[str, dict[str, str]] = {
    "card-game": {},
    "witchs-brew": {"barred_roles": "True"},
    "broom-service": {
        "board": "'back'",
        "storm_clouds": "True",
        "heavy_clouds": "11",
        "mountain_tiles": "True",
        "extra_tiles": "True",
        "expansion_cards": "True",
    },
}
"""For each option a value, as one writes it."""

GOOD = [
    *(f"load({game!r})" for game in OPTIONS),
    *(f"load({game!r}, 3)" for game in OPTIONS),
    *(
        f"load({game!r}, players=3, {name}={value})"
        for game in OPTIONS
        for name, value in OPTIONS[game].items()
    ),
    "load('broom-service', 3, None, board=Path('my.toml'))",
    "load('broom-service', board={'areas': {}})",
    "load('card-game', data='my.toml')",
    "load('card-game', data={'score': {'brave': 3}})",
    "load('card-game', 3, Path('my.toml'))",
    "load(name)",
    "load(name, players=3, data='my.toml')",
    "load(name, players, **options)",
    "load('broom-service', **options)",
]

BAD = [
    "load('broom-service', storm_cloud=True)",
    "load('broom-service', storm_clouds='yes')",
    "load('broom-service', heavy_clouds='many')",
    "load('broom-service', board=3)",
    "load('broom-service', barred_roles=True)",
    "load('witchs-brew', storm_clouds=True)",
    "load('witchs-brew', barred_role=True)",
    "load('card-game', storm_clouds=True)",
    "load('card-game', rounds=3)",
    "load('card-game', players='three')",
    "load('card-game', data=3)",
    "load()",
]

HEAD = """\
from pathlib import Path
from typing import Any

from broomstick import Game, load


def calls(name: str, players: int, options: dict[str, Any]) -> list[Game]:
    return [
"""


def test_a_checker_takes_what_is_right_and_finds_what_is_wrong(tmp_path: Path, monkeypatch: Any) -> None:
    program = tmp_path / "program.py"
    program.write_text(HEAD + "".join(f"        {call},\n" for call in [*GOOD, *BAD]) + "    ]\n")
    monkeypatch.setenv("MYPYPATH", str(SRC))
    told, trouble, _ = api.run(["--strict", "--config-file=", "--cache-dir=/dev/null", str(program)])
    assert trouble == ""
    first = HEAD.count("\n") + 1
    wrong = {int(line.split(":")[1]) - first for line in told.splitlines() if ": error: " in line}
    calls = [*GOOD, *BAD]
    assert [calls[at] for at in sorted(wrong)] == BAD
    assert 'Unexpected keyword argument "storm_cloud"' in told
    assert 'did you mean "storm_clouds"?' in told


def test_what_is_typed_is_what_a_game_takes() -> None:
    typed = {"card-game": CardOptions, "witchs-brew": BrewOptions, "broom-service": BroomOptions}
    declared = {name: [option.name for option in each.options] for name, each in manifests().items()}
    assert {game: list(options.__annotations__) for game, options in typed.items()} == declared
    assert {game: list(options) for game, options in OPTIONS.items()} == declared
    assert {game: list(broomstick.load(game).options) for game in declared} == declared


@pytest.mark.parametrize("game", OPTIONS)
def test_a_game_takes_these_options_and_no_other(game: str) -> None:
    every = [option for options in OPTIONS.values() for option in options]
    for option in [*every, "storm_cloud"]:
        given: dict[str, Any] = {option: object()}
        with pytest.raises(OptionError) as caught:
            broomstick.load(game, **given)
        # Of an option that it has, a game says only that its value cannot be.
        unknown = caught.value.code in ("unknown-option", "no-options")
        assert unknown == (option not in OPTIONS[game])
