"""What one viewer is shown of a table: built from what that viewer may know, and from nothing else."""

from itertools import pairwise
from typing import Any

from broomstick.heart.codec import kind_of
from broomstick.heart.codes import actions
from broomstick.heart.differences import Comparing, changed, differences, keep_same
from broomstick.heart.game import Game
from broomstick.heart.history import turn_leader, turn_said
from broomstick.heart.journal import PUBLIC
from broomstick.heart.plain import Plain, mask_names
from broomstick.heart.shown import BRAVE, OUT
from broomstick.heart.view import View
from broomstick.hosting.live_messages import Choices, Offer, Refused
from broomstick.hosting.shapes import plain
from broomstick.hosting.table import Table


def picture(table: Table, viewer: int) -> Plain:
    """The present: the view, and the viewer's own choices with what each would bring. Nobody may change it.

    Before the cards are dealt there is nothing.
    """
    if table.waiting:
        return {}
    if viewer not in table.pictures:
        table.pictures[viewer] = drawn(table, viewer)
    return table.pictures[viewer]


def drawn(table: Table, viewer: int) -> Plain:
    state = table.state
    common = in_common(table)
    if viewer == PUBLIC:
        found = {**common["follows"], **common["turn"]}
        shown: Plain = {"view": common["view"], "follows": found, "choices": None}
    else:
        view = state.view(viewer)
        found = {**table.game.follows_beside(view, common["follows"]), **common["turn"]}
        data = view.data_beside(common["view"])
        shown = {"view": data, "follows": found, "choices": choices(table, view)}
        stands = state.may_undo(viewer)
        if stands is not None:
            shown["no_undo"] = stands.code
        if table.teaching is not None and viewer == table.teaching.lesson.learner:
            shown["lesson"] = table.teaching.shown(state, [seat.name for seat in table.seats])
    if table.changed_rules_at is not None:
        shown["changed_rules_at"] = table.changed_rules_at
    if table.together is not None:
        shown["shares"] = table.shuffle.shown(state.over)
    if state.over:
        found |= table.game.looked_back(state)
        shown["course"] = table.course()
        shown["places"] = state.places()
        shown["scores"] = state.scores()
        shown["seed"] = table.seed
        shown["salt"] = table.salt
    return shown


def in_common(table: Table) -> dict[str, Plain]:
    """What a spectator sees, which is in everybody's picture. What is as it was is the same object as it was: so
    whoever compares two pictures sees at a glance what has not changed."""
    if table.common_is_old:
        view = table.state.view(PUBLIC)
        game = table.game
        now: dict[str, Plain] = {"view": view.data(), "follows": game.follows(view), "turn": in_turn(view)}
        for part, before in table.common.items():
            keep_same(before, now[part])
        table.common = now
        table.common_is_old = False
    return table.common


def follows(game: Game, view: View) -> Plain:
    """What the rules make of a view: the game's own facts, who speaks after whom, and who has overtaken whom."""
    return {**game.follows(view), **in_turn(view)}


def in_turn(view: View) -> Plain:
    """Who speaks after whom, and who has overtaken whom."""
    leader, said = on_the_stick(view)
    found: Plain = {"order": view.clockwise(leader)}
    # heart-knock-out: by seat that was knocked out, who was brave next.
    brave = [seat for seat in found["order"] if said[seat] in (BRAVE, OUT)]
    if len(brave) > 1:
        found["overtaken"] = {str(seat): by for seat, by in pairwise(brave)}
    return found


def on_the_stick(view: View) -> tuple[int, list[int]]:
    """Who leads, and what everybody has said: in this turn, or else in the last one."""
    if view.role >= 0 or not view.turns:
        return view.leader, view.said
    last = view.turns[-1]
    return turn_leader(last), [turn_said(last, seat) for seat in range(view.players)]


def choices(table: Table, view: View) -> Plain | None:
    """What a viewer can choose and how that is answered: actions with previews, or the roles picks are made from."""
    state = table.state
    legal = table.choices(view.viewer)
    if not legal:
        return None
    game = table.game
    if kind_of(legal[0]) == actions.PICK:
        # All sets of so many of these roles: naming them one by one would fill a page.
        among, sizes = 0, set()
        for action in legal:
            roles = actions.pick_roles(action)
            among |= roles
            sizes.add(roles.bit_count())
        most, fewest = max(sizes), min(sizes)
        # In some rounds everybody picks as many as they dare.
        some = fewest if fewest < most else None
        found = Choices(table.sealed, pick=mask_names(game.roles, among), count=most, fewest=some)
    else:
        offers = [Offer(game.text(action), game.preview(view, action)) for action in legal]
        refused = [Refused(**one) for one in state.refused(view.viewer)]
        # A learner does everything, and others must not see who had nothing to choose.
        free = -1 if table.sealed or table.teaching is not None else game.obvious(view, legal)
        found = Choices(table.sealed, offers, refused=refused, obvious=game.text(free) if free >= 0 else "")
    shown: Plain = plain(found)
    return shown


def changes(before: Plain, after: Plain, comparing: Comparing | None = None) -> Plain:
    """The fields of a picture that are not what they were; a viewer's news say no more than two pictures do."""
    found: dict[str, Any] = {}
    for field, value in after.items():
        if field == "view" and "view" in before:
            was = before["view"]
            view = changed(was, value)
            if view:
                found["view"] = view
            # Some stand there only while they are so.
            if not was.keys() <= value.keys():
                found["gone"] = [name for name in was if name not in value]
        elif field == "follows" and "follows" in before:
            facts = differences(before["follows"], value, comparing)
            if facts:
                found["follows"] = facts
        elif before.get(field) != value or field not in before:
            found[field] = value
    for field in before:
        if field not in after:
            found[field] = None
    return found
