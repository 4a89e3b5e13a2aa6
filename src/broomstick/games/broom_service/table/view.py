"""What one viewer may know of Broom Service: everything but picks, decks and sealed answers lies open."""

from typing import TYPE_CHECKING, Any

from broomstick.games.broom_service.box.components import Components
from broomstick.games.broom_service.map.by_names import Map
from broomstick.games.broom_service.table.layout import Layout
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.pen import Pen
from broomstick.heart.plain import Plain, Reader
from broomstick.heart.refuse import other_view
from broomstick.heart.view import View

if TYPE_CHECKING:
    from broomstick.heart.game import Game


class BroomView(View):
    """The open table, the same for all; of a viewer's own there is only what the heart has."""

    def __init__(self, game: "Game", viewer: int, parts: Components) -> None:
        super().__init__(game, viewer)
        self.parts = parts
        self.layout = Layout(parts)

    @property
    def map(self) -> Map:
        """The map as it lies now, by names."""
        return Map(self.layout)

    def look_at(self, s: Fields) -> None:
        """Copy what this viewer may know; the heart's part first."""
        self.look(s)
        self.layout = s.layout.copy()

    def write_own(self, pen: Pen) -> None:
        self.layout.write(pen)

    def own_data(self) -> Plain:
        return self.layout.data()

    def secret_data(self) -> Plain:
        """Beside picks and hands nothing is hidden in anybody's seat."""
        return {}

    def own_key(self) -> tuple[Any, ...]:
        return self.layout.key()

    def read_own(self, reader: Reader) -> None:
        self.layout.read(reader)


def own_view(view: View) -> BroomView:
    """A view of this game; another's is refused."""
    if isinstance(view, BroomView):
        return view
    raise other_view()
