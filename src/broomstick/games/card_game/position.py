"""Positions of the card game as plain data, and the check that a position could have come about."""

from broomstick.contest.history import turn_role, turn_round, turn_said
from broomstick.contest.plain import Plain, Reader
from broomstick.contest.table import BRAVE, COWARDLY, OUT
from broomstick.games.card_game.layout import bag_counts, bag_of
from broomstick.games.card_game.state import Fields
from broomstick.games.card_game.view import read_bag, read_counts


def own_position(s: Fields) -> Plain:
    types = s.parts.types
    kinds = s.kinds
    rounds = s.parts.rounds
    bag = bag_of(types)
    return {
        **s.layout.data(),
        "stocks": [dict(zip(types, s.stock[i * kinds : (i + 1) * kinds], strict=True)) for i in seats(s)],
        "received": [[bag.text(b) for b in s.received[i * rounds : (i + 1) * rounds]] for i in seats(s)],
        "pile": [types[kind] for kind in s.pile],
    }


def seats(s: Fields) -> range:
    return range(s.players)


def read_own(s: Fields, reader: Reader) -> None:
    """Read the game's own part, and refuse what cannot have come about."""
    types = s.parts.types
    s.layout.read(reader)
    stock: list[int] = []
    for seat, item in enumerate(reader.items("stocks", s.players)):
        part = Reader({"stock": item}, f"stocks[{seat}].")
        stock += read_counts(part, "stock", types, True)
    s.stock = stock
    bag = bag_of(types)
    received: list[int] = []
    for seat, item in enumerate(reader.items("received", s.players)):
        bags = Reader({"bags": item}, f"received[{seat}].").items("bags", s.parts.rounds)
        received += [read_bag(reader, f"received[{seat}]", bag, text) for text in bags]
    s.received = received
    s.pile = reader.names("pile", types)
    check_displays(s, reader)
    check_stocks(s, reader)
    check_deck(s, reader)
    check_picks(s, reader)


def laid_out(s: Fields, seat: int) -> tuple[list[int], list[int], list[int], int]:
    """From the turns: cowardly, brave and returned-or-waiting cards by type, and this round's cancelled types."""
    cowardly = [0] * s.kinds
    brave = [0] * s.kinds
    aside = [0] * s.kinds
    cancelled = 0
    for turn in s.turns:
        said = turn_said(turn, seat)
        role = turn_role(turn)
        if said == COWARDLY:
            cowardly[role] += 1
        elif said == BRAVE:
            brave[role] += 1
        elif said == OUT and turn_round(turn) == s.round and not s.over:
            aside[role] += 1
            cancelled |= 1 << role
    if s.role >= 0:
        if s.said[seat] == COWARDLY:
            cowardly[s.role] += 1
        elif s.said[seat] in (BRAVE, OUT):
            aside[s.role] += 1
            if s.said[seat] == OUT:
                cancelled |= 1 << s.role
    return cowardly, brave, aside, cancelled


def check_displays(s: Fields, reader: Reader) -> None:
    """Displays are what the turns and the first cards make them."""
    parts = s.parts
    for seat in range(s.players):
        cowardly, brave, _, cancelled = laid_out(s, seat)
        first = s.layout.first[seat]
        if first >= 0:
            cowardly[first] += 1
        field = f"displays[{seat}]"
        for kind, name in enumerate(parts.types):
            potions = cowardly[kind] * parts.cowardly_potions + brave[kind] * parts.brave_potions
            if s.layout.potions[seat * s.kinds + kind] != potions:
                raise reader.fail(f"{field}.potions.{name}", f"the turns make it {potions}")
        if s.layout.brave_potions[seat] != sum(brave) * parts.brave_extra:
            raise reader.fail(f"{field}.brave_potions", f"the turns make it {sum(brave) * parts.brave_extra}")
        if s.layout.cards[seat] != sum(cowardly) + sum(brave):
            raise reader.fail(f"{field}.cards", f"the turns make it {sum(cowardly) + sum(brave)}")
        if s.layout.cancelled[seat] != cancelled:
            raise reader.fail(f"{field}.cancelled", "is not what the turns of this round say")


def check_stocks(s: Fields, reader: Reader) -> None:
    """A stock is what was received, less what was played from it."""
    rounds = s.parts.rounds
    for seat in range(s.players):
        cowardly, brave, aside, _ = laid_out(s, seat)
        for kind, name in enumerate(s.parts.types):
            count = 0
            for bag in s.received[seat * rounds : (seat + 1) * rounds]:
                count += bag_counts(bag, s.kinds)[kind]
            count -= cowardly[kind] + brave[kind] + aside[kind]
            if s.stock[seat * s.kinds + kind] != count:
                raise reader.fail(f"stocks[{seat}].{name}", f"what was received and played makes it {count}")
    for seat in range(s.players):
        for draws in range(rounds):
            size = sum(bag_counts(s.received[seat * rounds + draws], s.kinds))
            due = s.parts.deal if draws == 0 else s.parts.draw if draws < max(1, s.round) else 0
            if size != due:
                raise reader.fail(f"received[{seat}]", f"the {draws + 1}. entry should have {due} cards")


def check_deck(s: Fields, reader: Reader) -> None:
    """No card is missing and none is there twice."""
    rounds = s.parts.rounds
    counts = [s.pile.count(kind) + s.layout.open_witches[kind] for kind in range(s.kinds)]
    for seat in range(s.players):
        if s.layout.first[seat] >= 0:
            counts[s.layout.first[seat]] += 1
        for bag in s.received[seat * rounds : (seat + 1) * rounds]:
            for kind, count in enumerate(bag_counts(bag, s.kinds)):
                counts[kind] += count
    for kind, name in enumerate(s.parts.types):
        if counts[kind] != s.parts.copies[kind]:
            raise reader.fail(
                "pile", f"with it there are {counts[kind]} {name} cards, not {s.parts.copies[kind]}"
            )


def check_picks(s: Fields, reader: Reader) -> None:
    """Roles still held are in the stock."""
    for seat in range(s.players):
        for kind, name in enumerate(s.parts.types):
            if s.hands[seat] >> kind & 1 and not s.stock[seat * s.kinds + kind]:
                raise reader.fail(f"hands[{seat}]", f"holds {name}, which is not in the stock")
