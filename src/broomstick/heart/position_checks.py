"""Whether a position that was read could be a moment of a game, as far as the heart can tell."""

from broomstick.heart.codec import FIRST_OWN, kind_of
from broomstick.heart.codes import steps
from broomstick.heart.core import Core, step_seat
from broomstick.heart.flow import legal
from broomstick.heart.history import turn_leader, turn_role, turn_round, turn_said
from broomstick.heart.plain import Reader
from broomstick.heart.shown import BRAVE, NEXT, NOBODY, OUT, SILENT


def check(s: Core, reader: Reader) -> None:
    """Refuse what no play leads to, naming the field."""
    check_turns(s, reader)
    check_this_turn(s, reader)
    check_hands(s, reader)
    if s.over:
        if s.agenda or s.topic >= 0:
            raise reader.fail("agenda", "should be empty once the game is over", "agenda-over")
    else:
        check_agenda(s, reader)
        check_question(s, reader)


def check_turns(s: Core, reader: Reader) -> None:
    """Turns stand in order of rounds; in each the leader spoke, and one brave at most was left."""
    called = 0
    before = 0
    for i, turn in enumerate(s.turns):
        field = f"turns[{i}]"
        number = turn_round(turn)
        if not max(before, 1) <= number <= s.round:
            raise reader.fail(
                field,
                f"belongs to round {number}, after round {before} and in round {s.round}",
                "turn-order",
                {"round": number, "before": before, "now": s.round},
            )
        called = called if number == before else 0
        before = number
        if called >> turn_role(turn) & 1:
            raise reader.fail(field, "calls a role for the second time in its round", "role-twice")
        called |= 1 << turn_role(turn)
        said = [turn_said(turn, seat) for seat in range(s.players)]
        if SILENT in said or said[turn_leader(turn)] == NEXT:
            message = "everybody says something in a turn, and the leader plays a card"
            raise reader.fail(field, message, "turn-silent")
        if said.count(BRAVE) > 1 or (OUT in said and BRAVE not in said):
            raise reader.fail(field, "one brave seat is left, or nobody was brave", "turn-brave")


def check_this_turn(s: Core, reader: Reader) -> None:
    """Those before the speaker have spoken, the others not; the last brave is the one who said so."""
    if s.role < 0:
        if any(s.said) or s.brave >= 0 or s.speaker >= 0:
            raise reader.fail("role", "is not called, but somebody has answered it", "role-not-called")
        return
    last = s.leader if s.speaker < 0 else s.speaker
    seat = (s.leader + 1) % s.players
    spoken = [s.leader]
    while seat != last:
        spoken.append(seat)
        seat = (seat + 1) % s.players
    for seat in range(s.players):
        if (s.said[seat] == SILENT) == (seat in spoken):
            raise reader.fail(f"said[{seat}]", "does not go with leader and speaker", "said-order")
    if s.said[s.leader] == NEXT:
        raise reader.fail(f"said[{s.leader}]", "the leader plays a card", "leader-plays")
    brave = s.said.index(BRAVE) if BRAVE in s.said else NOBODY
    if s.said.count(BRAVE) > 1 or s.brave != brave or (brave < 0 and OUT in s.said):
        raise reader.fail("brave", "is not the one seat that is said to be brave", "brave-seat")


def check_hands(s: Core, reader: Reader) -> None:
    """What was picked and is not held any more has been played in this round, and nothing else."""
    called = 0
    for turn in s.turns:
        if turn_round(turn) == s.round:
            called |= 1 << turn_role(turn)
    for seat in range(s.players):
        played = s.played(seat)
        if s.hands[seat] & called:
            raise reader.fail(f"hands[{seat}]", "holds a role that was called this round", "role-gone")
        if s.hands[seat] & played or s.hands[seat] | played != s.picks[seat]:
            message = "should be the roles held and those played this round"
            raise reader.fail(f"picks[{seat}]", message, "picks-held")


def check_agenda(s: Core, reader: Reader) -> None:
    """At the bottom lies the stage of the round; above it only what that stage set off."""
    kinds = [kind_of(step) for step in s.agenda]
    stage = kinds[0]
    if stage == steps.SEALED and steps.sealed_topic(s.agenda[0]) != 0:
        raise reader.fail("agenda[0]", "a round's stage is missing below this", "stage-missing")
    if stage not in (steps.ROUND, steps.SEALED, steps.TURN, steps.FOLLOW, steps.END_TURN, steps.NEXT_ROUND):
        raise reader.fail("agenda[0]", "a round's stage is missing below this", "stage-missing")
    for i, step in enumerate(s.agenda):
        if kinds[i] == steps.SEALED and steps.sealed_seats(step) >> s.players:
            raise reader.fail(f"agenda[{i}]", "names a seat that is not there", "seat-missing")
    for i in range(1, len(kinds)):
        later = kinds[i] == steps.SEALED and steps.sealed_topic(s.agenda[i]) == 0
        if later or (kinds[i] < FIRST_OWN and kinds[i] != steps.SEALED):
            raise reader.fail(f"agenda[{i}]", "cannot lie above another stage of the round", "stage-twice")
    if (stage in (steps.FOLLOW, steps.END_TURN)) != (s.role >= 0) or (stage == steps.FOLLOW) != (
        s.speaker >= 0
    ):
        raise reader.fail("agenda[0]", "does not go with the role called and the speaker", "stage-role")
    if (s.round == 0) != (stage == steps.ROUND):
        raise reader.fail("round", "does not go with the agenda", "not-as-agenda")
    if stage in (steps.ROUND, steps.SEALED) and any(s.picks):
        raise reader.fail("picks", "nobody has picked yet", "picks-early")


def check_question(s: Core, reader: Reader) -> None:
    """The top step asks exactly those who are said to owe a decision, and they have choices."""
    step = s.agenda[-1]
    kind = kind_of(step)
    if kind not in (steps.SEALED, steps.TURN, steps.FOLLOW) and kind < FIRST_OWN:
        raise reader.fail("agenda", "the last step asks nobody anything", "agenda-no-question")
    if (kind == steps.SEALED) != (s.topic >= 0):
        raise reader.fail("sealed", "does not go with the agenda", "not-as-agenda")
    if kind == steps.SEALED:
        answered = sum(1 << seat for seat in range(s.players) if s.answers[seat] >= 0)
        if s.topic != steps.sealed_topic(step):
            raise reader.fail("sealed", "does not go with the agenda", "not-as-agenda")
        if s.pending & answered or s.pending | answered != steps.sealed_seats(step):
            raise reader.fail("deciders", "are those who are asked and have not answered", "deciders-asked")
    else:
        for seat in range(s.players):
            if s.answers[seat] >= 0:
                message = "there is no open question that this could answer"
                raise reader.fail(f"answers[{seat}]", message, "answer-unasked")
        whose = s.speaker if kind == steps.FOLLOW else s.leader if kind == steps.TURN else step_seat(step)
        if s.pending != 1 << whose:
            raise reader.fail(
                "deciders", f"seat {whose} is the one who is asked", "deciders-other", {"seat": whose}
            )
    if kind == steps.FOLLOW and not s.hands[s.speaker] >> s.role & 1:
        message = f"seat {s.speaker} is asked about a role it does not hold"
        raise reader.fail("deciders", message, "deciders-role", {"seat": s.speaker})
    for seat in range(s.players):
        if s.pending >> seat & 1 and len(legal(s, seat)) < (1 if kind == steps.SEALED else 2):
            message = f"seat {seat} is asked without having a choice"
            raise reader.fail("deciders", message, "deciders-no-choice", {"seat": seat})
        answer = s.answers[seat]
        if answer >= 0 and answer not in s.sealed_choices(s.topic, seat):
            raise reader.fail(f"answers[{seat}]", "is not a legal answer", "answer-illegal")
