"""The rules in short, with the numbers of the components; and the list of games."""

from broomstick.bots import BOTS
from broomstick.contest.errors import OptionError
from broomstick.contest.game import Game
from broomstick.games import GAMES
from broomstick.games.card_game.game import CardGame
from broomstick.terminal import words


def games() -> str:
    """Games and bots, one a line."""
    lines = [f"  {name:<12}{words.TITLES[name]}" for name in GAMES]
    bots = [f"  {name:<12}{what}" for name, what in BOTS.items()]
    return "\n".join([words.GAMES_TITLE, *lines, "", words.BOTS_TITLE, *bots])


def summary(game: Game) -> str:
    """The rules of a game in short."""
    if not isinstance(game, CardGame):
        raise OptionError(f"there is no summary of {game.name} yet")
    parts = game.parts
    scale = range(len(parts.scale))
    text = words.RULES[game.name].format(
        cowardly=words.count(parts.cowardly_potions, "potion", "potions"),
        brave=words.count(parts.brave_potions, "potion", "potions"),
        extra=words.count(parts.brave_extra, "brave potion", "brave potions"),
        rounds=parts.rounds,
        picks=parts.picks,
        draw=parts.draw,
        brave_points=parts.brave_points,
        scale_potions="".join(f"{n:>4}" for n in scale),
        scale_points="".join(f"{parts.scale[n]:>4}" for n in scale),
        scale_more=parts.scale_more,
    )
    witches = [f"{name} {copies}" for name, copies in zip(parts.types, parts.copies, strict=True)]
    tasks = []
    for task in parts.tasks:
        needs = [f"{name} {need}" for name, need in zip(parts.types, task.needs, strict=True) if need]
        tasks.append(words.task_line(task.number, task.points, ", ".join(needs)))
    title = words.TITLES[game.name]
    return "\n".join(
        [
            title,
            "=" * len(title),
            "",
            text,
            "",
            words.witches_title(parts.players),
            "  " + ", ".join(witches),
            words.tasks_title(parts.open_tasks),
            *tasks,
            "",
            words.RULES_FURTHER.format(page=game.name),
            words.UNOFFICIAL,
        ]
    )
