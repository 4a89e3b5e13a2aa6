"""What may wait on the agenda of a position that is read: an action and what it sets off, one thing after the next."""

from broomstick.games.broom_service.box import lists
from broomstick.games.broom_service.codes import steps, things
from broomstick.games.broom_service.rules.hills import broom_at
from broomstick.games.broom_service.table.layout import PAWNS
from broomstick.games.broom_service.table.state import Fields
from broomstick.heart.codec import kind_of
from broomstick.heart.core import step_seat
from broomstick.heart.history import turn_round
from broomstick.heart.plain import Reader
from broomstick.heart.shown import COWARDLY


def check_extra_card(s: Fields, reader: Reader) -> None:
    """bs-forest-card-more-or-less: all who keep such a tile are asked, after the counts and before the first turn."""
    step = s.agenda[1]
    owners = 0
    for seat in range(s.players):
        if s.parts.forest and s.layout.extras.keeps(seat, things.FOREST_CARD):
            owners |= 1 << seat
    fits = (
        kind_of(step) == steps.SEALED
        and steps.sealed_topic(step) == things.TOPIC_EXTRA_CARD
        and steps.sealed_seats(step) == owners
    )
    began = any(turn_round(turn) == s.round for turn in s.turns)
    if len(s.agenda) > 2 or not fits or began or s.layout.event() != things.MORE_OR_LESS:
        raise reader.wrong("agenda[1]", "does not go with this stage of the round")


def check_chain(s: Fields, reader: Reader, stage: int) -> None:
    """One who has just declared cowardly, or the last brave one, acts; and what that has set off lies on top."""
    brave = stage == steps.END_TURN
    actor = s.brave if brave else (s.speaker - 1) % s.players
    kinds = [kind_of(step) for step in s.agenda]
    if len(kinds) > 1 and (actor < 0 or (not brave and s.said[actor] != COWARDLY)):
        raise reader.wrong("agenda[1]", "nobody acts now")
    if brave and len(kinds) == 1:
        raise reader.wrong("agenda", "the turn is over")
    for i in range(1, len(kinds)):
        if kinds[i] == steps.GIFT:
            fine = gift_fits(s, kinds, i, actor)
        else:
            fine = step_seat(s.agenda[i]) == actor and fits(s, kinds, i, brave)
        if not fine:
            raise reader.wrong(f"agenda[{i}]", "does not go with the role and what was said")
    check_grants(s, reader, kinds, actor)
    check_messenger(s, reader, kinds, actor)


def gift_fits(s: Fields, kinds: list[int], i: int, actor: int) -> bool:
    """bs-gift: those who still choose lie on top, in the order in which they are asked."""
    first = kinds.index(steps.GIFT)
    due = (actor - 1 - (i - first)) % s.players
    return all(kind == steps.GIFT for kind in kinds[i:]) and step_seat(s.agenda[i]) == due != actor


def fits(s: Fields, kinds: list[int], i: int, brave: bool) -> bool:
    """Whether a step above the stage could lie there."""
    kind = kinds[i]
    last = len(kinds) - 1
    spent = s.layout.extras.spent
    if kind == steps.BRAVE:
        return i == last == 1 and acts_bravely(s, brave)
    if kind == steps.COWARDLY:
        return i == last == 1 and not brave
    if kind == steps.TWO_POTIONS:
        return i == last == 1 and not brave and spent[things.FOREST_POTIONS] > 0
    if kind in (steps.PUT_AWAY, steps.EFFECT, steps.SHIFT, steps.SWAP):
        return card_fits(s, kinds, i, brave)
    if kinds[1] != steps.PUT_AWAY and s.role > things.MOUNTAIN_WITCH and s.role != things.WEATHER_FAIRY:
        # Only flights and clouds set off more, and cards.
        return False
    if kind in (steps.ARRIVED, steps.DELIVERY):
        return landing_fits(s, kinds, i, brave)
    if kind == steps.TILE:
        return tile_fits(s, kinds, i)
    if kind in (steps.JUMP, steps.ANYWHERE):
        return i == last and hill_fits(s, kinds, i, brave)
    if kind == steps.GIFTS:
        return i < last and s.layout.extras.hill.count(things.HILL_ANYWHERE) > 0
    return kind in (steps.FREE_MOVE, steps.FREE_DELIVERY)


def acts_bravely(s: Fields, brave: bool) -> bool:
    """The last brave one; or, with a tile that somebody has used, one who is cowardly."""
    spent = s.layout.extras.spent
    return brave or (len(spent) > 0 and spent[things.FOREST_BRAVE] > 0)


def card_fits(s: Fields, kinds: list[int], i: int, brave: bool) -> bool:
    """bs-card-use: at the bottom the card that will be put away, above it its own effect."""
    step = s.agenda[i]
    if kinds[i] == steps.PUT_AWAY:
        return i == 1 and not brave and s.layout.extras.holds(step_seat(step), steps.card_of(step)) > 0
    if kinds[1] != steps.PUT_AWAY:
        return False
    card = steps.card_of(s.agenda[1])
    last = len(kinds) - 1
    if kinds[i] == steps.EFFECT:
        return i == last == 2 and steps.card_of(step) == card
    if kinds[i] == steps.SHIFT:
        return card == things.DOUBLE_SHIFT and (i == 2 or (i == last == 3 and kinds[2] == steps.SHIFT))
    done = s.parts.swaps - steps.swap_left(step)
    given, got = steps.swap_gave(step), steps.swap_got(step)
    if i != last or i != 2 or card != things.BARTER or given & got or done < 0:
        return False
    most = max(given.bit_count(), got.bit_count())
    return most <= done and (most > 0) == (done > 0) and (given > 0) == (got > 0)


def landing_fits(s: Fields, kinds: list[int], i: int, brave: bool) -> bool:
    """bs-witch-delivers-there, bs-turbo-delivery: once, where the role leads to or where a hill tile has led her."""
    step = s.agenda[i]
    area = steps.area_of(step)
    last = len(kinds) - 1
    below = kinds[i - 1] == steps.TILE and steps.area_of(s.agenda[i - 1]) == area
    waits = i - 1 if below else i
    there = s.role == s.parts.board.landscape[area] or (s.role == things.HILL_WITCH and s.parts.hill)
    if (
        not acts_bravely(s, brave)
        or s.role > things.MOUNTAIN_WITCH
        or not there
        or kinds[1] == steps.PUT_AWAY
    ):
        return False
    if any(kind != steps.GIFTS for kind in kinds[1:waits]):
        return False
    if kinds[i] == steps.ARRIVED:
        return i == last and not below and at_a_tile(s, step)
    return steps.duty_of(step) == things.MAY or (below and i == last)


def at_a_tile(s: Fields, step: int) -> bool:
    """bs-amulet: a tile is offered to who has just taken the amulet there."""
    space = s.parts.tile_at[steps.area_of(step)]
    return space >= 0 and s.layout.amulets[step_seat(step)] >> space & 1 == 1


def tile_fits(s: Fields, kinds: list[int], i: int) -> bool:
    step = s.agenda[i]
    last = len(kinds) - 1
    if not at_a_tile(s, step):
        return False
    if steps.duty_of(step) == things.MUST:
        return (
            i == last
            and kinds[i - 1] == steps.DELIVERY
            and steps.area_of(s.agenda[i - 1]) == steps.area_of(step)
        )
    above = (
        i == last - 1
        and kinds[last] == steps.DELIVERY
        and steps.area_of(s.agenda[last]) == steps.area_of(step)
    )
    return i == last or above


def hill_fits(s: Fields, kinds: list[int], i: int, brave: bool) -> bool:
    """bs-turbo, bs-anywhere: a pawn is on such a tile; the witch on her own flight has landed nowhere yet."""
    step = s.agenda[i]
    area = steps.area_of(step)
    seat = step_seat(step)
    landed = steps.ARRIVED in kinds or steps.DELIVERY in kinds
    who = steps.who_of(step)
    if kinds[i] == steps.JUMP:
        tile = len(broom_at(s.layout, area)) > 0
    else:
        space = s.parts.hill_at[area]
        tile = space >= 0 and s.layout.extras.hill[space] == things.HILL_ANYWHERE
    if not tile or area not in s.layout.pawns[PAWNS * seat : PAWNS * seat + PAWNS]:
        return False
    if who == things.WITCH:
        own = acts_bravely(s, brave) and s.role == things.HILL_WITCH and kinds[1] != steps.PUT_AWAY
        return own and not landed and all(kind == steps.GIFTS for kind in kinds[1:i])
    return who == things.PLAIN or (who == things.MESSENGER and landed)


def may_have_delivered(s: Fields) -> bool:
    """bs-square-once: whether the play that goes on can have served a tower before what is asked now."""
    kinds = [kind_of(step) for step in s.agenda]
    top = s.agenda[-1]
    if len(kinds) == 1 or kinds[-1] in (
        steps.BRAVE,
        steps.COWARDLY,
        steps.TWO_POTIONS,
        steps.EFFECT,
        steps.ARRIVED,
    ):
        return False
    if kinds[-1] in (steps.JUMP, steps.ANYWHERE) and steps.who_of(top) == things.WITCH:
        # Her own flight, with which the play began, is not over.
        return False
    if kinds[-1] == steps.DELIVERY:
        # Only the tile where she landed can have come before her own delivery.
        return at_a_tile(s, top) and kinds[-2] != steps.TILE
    if kinds[1] == steps.PUT_AWAY:
        card = steps.card_of(s.agenda[1])
        return card in (things.TAILWIND, things.ERRAND, things.RAINMAKER) or (
            card == things.DOUBLE_SHIFT and kinds.count(steps.SHIFT) < 2
        )
    return True


def check_grants(s: Fields, reader: Reader, kinds: list[int], actor: int) -> None:
    """No more free moves and deliveries than clouds, tiles and a card have granted."""
    layout = s.layout
    moves = layout.tiles.count(things.TILE_MOVES)
    if len(kinds) > 1 and kinds[1] == steps.PUT_AWAY and steps.card_of(s.agenda[1]) == things.TAILWIND:
        moves += 1
    for kind, cloud, more in (
        (steps.FREE_MOVE, things.STORM_MOVE, moves),
        (steps.FREE_DELIVERY, things.STORM_DELIVERY, 0),
    ):
        if kinds.count(kind) and kinds.count(kind) > layout.taken[actor * len(lists.CLOUDS) + cloud] + more:
            raise reader.wrong(f"agenda[{kinds.index(kind)}]", "nothing has granted this")


def check_messenger(s: Fields, reader: Reader, kinds: list[int], actor: int) -> None:
    """bs-witch-delivers-there: a brave witch who may still deliver is where a pawn is, or is just being carried on."""
    messenger = s.layout.messenger
    if steps.ARRIVED not in kinds and steps.DELIVERY not in kinds:
        if messenger:
            raise reader.wrong("messenger", "no witch may still deliver")
        return
    pawns = s.layout.pawns[PAWNS * actor : PAWNS * actor + PAWNS]
    top = s.agenda[-1]
    carried = kinds[-1] in (steps.JUMP, steps.ANYWHERE) and steps.who_of(top) == things.MESSENGER
    if (not messenger and not carried) or messenger & ~(1 << pawns[0] | 1 << pawns[1]):
        raise reader.wrong("messenger", "should be where that player has a pawn")
    if kinds[-1] in (steps.ARRIVED, steps.DELIVERY) and not messenger >> steps.area_of(top) & 1:
        raise reader.wrong("messenger", "should be where the witch may deliver now")
