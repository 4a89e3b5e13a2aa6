# Words of the heart: what all games share.
# Arguments are explained in speech.py; the files of the other languages have the same messages.

### Lists and small words

list-nothing = nothing
list-and = { $first } and { $last }
list-or = { $first } or { $last }
quoted = “{ $text }”
victory-points = { $count } VP

stance-brave = brave
stance-cowardly = cowardly

# Two things a choice would bring.
brings-both = { $first }; { $second }

### Actions: what one types; the sentence tells it

action-pick = pick { $roles-typed }
    .sentence = pick { $roles-the }
action-lead = lead { $role } { $stance }
    .sentence = lead with { $role-the }, { $stance }
action-brave = brave
    .sentence = be brave
action-cowardly = cowardly
    .sentence = be cowardly
action-decline = decline
    .sentence = decline

### Journal entries

entry-round = Round { $round }
entry-picked = { $who ->
        [you] You pick { $roles-the }.
       *[other] { $name } picks { $roles-the }.
    }
entry-locked = Everybody has picked.
entry-leads = { $who ->
        [you] You lead { $role-the }: { $stance }.
       *[other] { $name } leads { $role-the }: { $stance }.
    }
entry-follows = { $who ->
        [you] You too: { $stance }.
       *[other] { $name } too: { $stance }.
    }
entry-says-next = { $name }: “next”.
entry-knocked-out = { $who ->
        [you] Your { $role-long } is knocked out!
       *[other] { $name } is knocked out.
    }
entry-acts = { $who ->
        [you] Nobody overtakes you: { $role-the } is yours.
       *[other] Nobody overtakes { $name }, who has { $role-the }.
    }
entry-game-over = The game is over.
entry-declines = { $who ->
        [you] You decline.
       *[other] { $name } declines.
    }

### Refusals: why something cannot be played, and what could

refusal-unreadable = “{ $text }” is nothing one can play here.
refusal-no-such-seat = There is no seat { $seat }: seats go from 1 to { $players }.
refusal-over = The game is over.
refusal-answered-already = { $seat } has answered already; waiting for { $waiting }.
refusal-not-your-decision = It is not for { $seat } to decide now; waiting for { $waiting }.
refusal-no-action = { $action } is no action of this game. Possible are the choices that are listed.
refusal-name-a-role = You lead, so name a role too, such as { $choices }.
refusal-not-held = You do not hold { $role-the }. Possible: { $choices }.
refusal-must-be-brave = Whoever leads must be brave here. Possible: { $choices }.
refusal-not-asked = { $action } is not what is asked now. Possible: { $choices }.
refusal-not-among-choices = { $action } is not possible now. Possible: { $choices }.
