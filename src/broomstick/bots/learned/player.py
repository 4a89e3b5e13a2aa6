"""What the bot thinks with: a net for a game, and how views of a game become its inputs."""

from functools import cache

from broomstick.bots.learned.files import there, weights
from broomstick.bots.learned.forward import Forward, ready
from broomstick.bots.learned.plan import Plan
from broomstick.heart.errors import OptionError
from broomstick.heart.game import Game
from broomstick.heart.view import View


@cache
def net_for(game: str, version: int) -> Forward:
    """The net for a game, read once."""
    return ready(weights(game, version))


class Player:
    """How views of one game become inputs of its net, and choices its actions."""

    def __init__(self, game: Game, version: int) -> None:
        if not there(game.name, version):
            raise OptionError(
                f"learned does not know the game {game.name!r}: there is no net for it",
                "bot-other-game",
                {"name": "learned", "text": game.name, "names": []},
            )
        told = weights(game.name, version).told
        self.game = game
        self.net = net_for(game.name, version)
        self.plan = Plan(game)
        inputs = {name: place for place, name in enumerate(told["inputs"])}
        #: For each input of the plan its place in the net; less than 0 where the net has none such.
        self.places = [inputs.get(name, -1) for name in self.plan.names]
        actions = {text: place for place, text in enumerate(told["actions"])}
        text = game.actions.text
        #: By action its row in the net; -1 where nobody has learned it.
        self.rows = {code: actions.get(text(code), -1) for code in game.actions.codes()}

    def read(self, view: View) -> list[tuple[int, int]]:
        """The inputs that are not 0, each with its place."""
        told = self.plan.tell(view)
        return [
            (place, value) for place, value in zip(self.places, told, strict=True) if value and place >= 0
        ]

    def logits(self, view: View, choices: list[int]) -> list[float]:
        """What the net says of each choice."""
        return self.net.logits(self.read(view), [self.rows[choice] for choice in choices])
