# What is said of a game that does not say it in words of its own.

role-UNKNOWN = { $name }
    .long = { $name }
    .the = the { $name }

round-of = Round { $round }

stands-before = Before round 1. { $who ->
        [you] You will lead.
       *[other] { $name } will lead.
    }
stands-picking = Round { $round }, picking. { $who ->
        [you] You will lead.
       *[other] { $name } will lead.
    }
stands-leading = Round { $round }, turn { $turn }. { $who ->
        [you] You lead.
       *[other] { $name } leads.
    }
stands-called = Round { $round }, turn { $turn }. { $who ->
        [you] You lead { $role-the }.
       *[other] { $name } leads { $role-the }.
    }
table-hand = To play this round: { $roles }.
table-hand-empty = No picks left to play.
table-holds = { $count ->
        [0] No picks left to play.
        [one] 1 pick left to play.
       *[other] { $count } picks left to play.
    }
who-cards = { $count ->
        [one] holds 1 pick
       *[other] holds { $count } picks
    }

ask-pick = Pick { $count ->
        [one] 1 role
       *[other] { $count } different roles
    } for this round:
ask-pick-between = Pick { $fewest } to { $most } different roles for this round:
ask-lead = You lead. Which role, and how?
ask-follow = { $role } is called, and you hold it too. Brave or cowardly?
ask-any = What do you do?

risk = Could still overtake you: { $names }.
risk-one = { $name } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
risk-none = Nobody can overtake you.
risk-out = If you are brave, { $name } is out.

same-gone = Not the same again: { $roles } cannot be picked.

result-row = { $place }. { $name }: { $points }.
