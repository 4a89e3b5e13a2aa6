"""What a choice would bring, worded from the game's preview: each game in a module called like its folder."""

from broomstick.heart.plain import Plain
from broomstick.words.parts import part
from broomstick.words.speech import Speech


def brings(speech: Speech, gain: Plain) -> str:
    """A preview in a line; empty where it tells nothing, or where no file of ours knows the game."""
    game = part("previews", speech.game.name)
    return str(game.brings(speech, gain)) if game and gain else ""
