"""What a choice would bring, worded from the game's preview."""

from collections.abc import Callable

from broomstick.heart.plain import Plain
from broomstick.words import previews_broom_service, previews_card_game, previews_witchs_brew
from broomstick.words.speech import Speech

PREVIEWS: dict[str, Callable[[Speech, Plain], str]] = {
    "card-game": previews_card_game.brings,
    "witchs-brew": previews_witchs_brew.brings,
    "broom-service": previews_broom_service.brings,
}


def brings(speech: Speech, gain: Plain) -> str:
    """A preview in a line; empty where it tells nothing, or where no file of ours knows the game."""
    said = PREVIEWS.get(speech.game.name)
    return said(speech, gain) if said and gain else ""
