"""The journal of one viewer as lines of text: a few entries make a line, and a turn reads as one group."""

from broomstick.contest.codec import KIND_MASK
from broomstick.contest.game import Game
from broomstick.contest.journal import (
    ACTS,
    FOLLOWS,
    GAME_OVER,
    KNOCKED_OUT,
    LEADS,
    LOCKED,
    PICKED,
    ROUND_BEGINS,
    SAYS_NEXT,
    STANCE_WORDS,
    Entry,
)
from broomstick.contest.plain import mask_names
from broomstick.games.card_game.components import Components
from broomstick.games.card_game.layout import bag_counts
from broomstick.games.card_game.rules import (
    BREWS,
    DRAWS,
    DRAWS_HIDDEN,
    FULFILS,
    LEFT_OVER,
    RECLAIMS,
    TAKES,
)
from broomstick.terminal import words


class Story:
    """Tells entries in their order. Remembers only the round and the turn."""

    def __init__(self, game: Game, parts: Components, cast: words.Cast) -> None:
        self.game = game
        self.parts = parts
        self.cast = cast
        self.round = 0
        self.turn = 0
        self.lines: list[str] = []
        # The kind of the entry before, and the seats gathered in the line that it wrote.
        self.before = 0
        self.gathered: list[int] = []

    def tell(self, entries: list[Entry]) -> list[str]:
        """The lines for some more entries."""
        self.lines = []
        self.before = 0
        for entry in entries:
            kind = entry.code & KIND_MASK
            args = self.game.entries.kinds[kind].unpack(entry.code)
            self.tell_one(kind, args, entry.seat)
            self.before = kind
        return self.lines

    def tell_one(self, kind: int, args: list[int], seat: int) -> None:
        cast = self.cast
        types = self.parts.types
        if kind == ROUND_BEGINS:
            self.round = args[0]
            self.turn = 0
            title = words.round_begins(args[0], self.parts.rounds)
            self.lines += ["", title, "-" * len(title)]
        elif kind == PICKED:
            self.lines.append(words.picked(cast, seat, mask_names(types, args[0])))
        elif kind == LOCKED:
            self.lines.append(words.ALL_PICKED)
        elif kind == LEADS:
            self.turn += 1
            self.lines += ["", words.leads(cast, self.turn, seat, types[args[0]], STANCE_WORDS[args[1]])]
        elif kind == FOLLOWS:
            self.lines.append(words.follows(cast, seat, STANCE_WORDS[args[1]]))
        elif kind == SAYS_NEXT:
            self.gather(kind, seat)
            self.lines.append(words.says_next(cast, self.gathered))
        elif kind == KNOCKED_OUT:
            self.lines[-1] += words.knocked_out(cast, seat)
        elif kind == BREWS:
            self.tell_brewing(args, seat)
        elif kind == GAME_OVER:
            self.lines += ["", words.GAME_OVER]
        elif kind != ACTS:
            self.tell_cards(kind, args, seat)

    def tell_brewing(self, args: list[int], seat: int) -> None:
        """Behind a cowardly play it ends that line; for the last brave it is a line; a first card needs none."""
        kind, number, brave = args
        if self.before == ACTS:
            self.lines.append(words.brews(self.cast, seat, number, self.parts.types[kind], brave))
        elif self.before != TAKES:
            self.lines[-1] += words.brews_at_once(number, self.parts.types[kind])

    def tell_cards(self, kind: int, args: list[int], seat: int) -> None:
        """Cards that change hands."""
        cast = self.cast
        types = self.parts.types
        if kind == TAKES:
            self.lines.append(words.takes_first(cast, seat, types[args[0]]))
        elif kind == RECLAIMS:
            self.part()
            self.lines.append(words.reclaims(cast, seat, mask_names(types, args[0])))
        elif kind == FULFILS:
            self.part()
            points = next(task.points for task in self.parts.tasks if task.number == args[0])
            self.lines.append(words.fulfils(cast, seat, args[0], points))
        elif kind == DRAWS:
            self.part()
            tell = words.draws if self.round else words.dealt
            self.lines.append(tell(cast, seat, self.bag(args[0])))
        elif kind == DRAWS_HIDDEN:
            self.part()
            self.gather(kind, seat)
            self.lines.append(words.others_draw(cast, self.gathered, args[0]))
        elif kind == LEFT_OVER and args[0]:
            self.part()
            self.lines.append(words.left_over(self.bag(args[0])))

    def part(self) -> None:
        """An empty line between the last turn of a round and what follows."""
        if self.before in (BREWS, ACTS, SAYS_NEXT, FOLLOWS):
            self.lines.append("")

    def gather(self, kind: int, seat: int) -> None:
        """Several seats in a row that do the same share a line."""
        if self.before == kind and self.gathered:
            self.gathered.append(seat)
            self.lines.pop()
        else:
            self.gathered = [seat]

    def bag(self, bag: int) -> list[str]:
        """The cards of a bag in words: 2 fire, sun."""
        counts = bag_counts(bag, len(self.parts.types))
        return [
            name if count == 1 else f"{count} {name}"
            for name, count in zip(self.parts.types, counts, strict=True)
            if count
        ]
