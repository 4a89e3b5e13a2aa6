"""The maps of Broom Service as a page without a server draws them.

Drawing one needs words in every language and the pencils of ``maps``; the page gets what they made, by board.
"""

import msgspec

import broomstick
from broomstick.games.broom_service.game import BroomGame
from broomstick.games.broom_service.options import BOARDS
from broomstick.server.maps import shown


def drawn_maps() -> dict[str, bytes]:
    """By the name of the file in ``browser/maps``, what the server answers for a table on that board."""
    found: dict[str, bytes] = {}
    for board in BOARDS:
        game = broomstick.load("broom-service", board=board)
        assert isinstance(game, BroomGame)
        found[f"{board}.json"] = msgspec.json.encode(shown(game)[0])
    return found
