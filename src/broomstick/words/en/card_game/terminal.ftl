# What the prompt says of the card game alone.

### The story

round-of = Round { $round } of { $rounds }
# Several who draw the same number of cards, one after another.
together-draws-cards = { $name } draw { $count ->
        [one] 1 card each.
       *[other] { $count } cards each.
    }

### Where the game stands

stands-before = Before round 1. { $who ->
        [you] You will lead.
       *[other] { $name } will lead.
    }
stands-picking = Round { $round } of { $rounds }, picking. { $who ->
        [you] You will lead.
       *[other] { $name } will lead.
    }
stands-leading = Round { $round } of { $rounds }, turn { $turn }. { $who ->
        [you] You lead.
       *[other] { $name } leads.
    }
stands-called = Round { $round } of { $rounds }, turn { $turn }. { $who ->
        [you] You lead { $role-the }.
       *[other] { $name } leads { $role-the }.
    }

# Rows and columns of the table.
table-player = { $name }: { $points }. { $potions }.
table-holds = { $count ->
        [0] No picks left to play
        [one] 1 pick left to play
       *[other] { $count } picks left to play
    }
table-in-stock = { $count ->
        [one] 1 card in stock
       *[other] { $count } cards in stock
    }
table-no-potions = No potions yet
table-potions = Potions: { $potions }
table-task = Task { $task } ({ $points }): { $needs }. { $missing ->
        [0] You have enough.
       *[other] { $missing } to go.
    }
table-task-open = Task { $task } ({ $points }): { $needs }.
table-task-need = { $role } { $have } of { $need }
# Every other player, and how many potions each lacks.
table-task-others = Potions lacking: { $others }.
table-task-other = { $name } ({ $missing })
table-no-tasks = No task is open any more.
table-pile = { $count ->
        [0] The pile is empty.
        [one] 1 card in the pile.
       *[other] { $count } cards in the pile.
    }
table-open = Open cards: { $cards }.
table-stock = In stock: { $cards }.
table-stock-besides = In stock besides: { $cards }.

word-brave = brave
word-stock = stock
word-tasks = Tasks
word-displays = Displays
word-cards = cards
word-colours = colours
word-to-go = { $count ->
        [0] enough
       *[other] { $count } to go
    }

### Who is who

who-cards = { $count ->
        [one] holds 1 pick
       *[other] holds { $count } picks
    }

### Questions

ask-pick = Pick { $count ->
        [one] 1 witch
       *[other] { $count } different witches
    } for this round:
ask-lead = You lead. Which one, and how?
ask-take = Which open card do you take as the first of your display?
risk = Could still overtake you: { $names }.
risk-none = Nobody can overtake you.
risk-out = If you are brave, { $name } is out.
pick-worth = cowardly { $cowardly }, brave { $brave }
pick-cards = ×{ $count }

### Answers that are none

same-gone = Not the same again: you have no { $roles } any more.

### The end

result-row = { $place }. { $name }: { $points } ({ $colours } from colours, { $brave } from brave potions, { $tasks } from tasks; { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }).

### Drawn in colour

# Over the columns of players, how many potions each still lacks for a task.
word-lacking = to go
