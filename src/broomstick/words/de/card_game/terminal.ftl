# What the prompt says of the card game alone, in German.

### The story

round-of = Runde { $round } von { $rounds }
# Several who draw the same number of cards, one after another; “du” may be among them, so no verb agrees.
together-draws-cards = { $name }: je { $count ->
        [one] 1 Karte gezogen.
       *[other] { $count } Karten gezogen.
    }

### Where the game stands

# Whoever leads first may be “Du”, so there is no verb to agree.
stands-before = Vor Runde 1. { $who ->
        [you] Du führst als Erstes an.
       *[other] { $name } führt als Erstes an.
    }
stands-picking = Runde { $round } von { $rounds }, es wird gewählt. { $who ->
        [you] Danach führst du an.
       *[other] Danach führt { $name } an.
    }
stands-leading = Runde { $round } von { $rounds }, Zug { $turn }. { $who ->
        [you] Du führst an.
       *[other] { $name } führt an.
    }
stands-called = Runde { $round } von { $rounds }, Zug { $turn }. { $who ->
        [you] Du führst { $role-accusative } an.
       *[other] { $name } führt { $role-accusative } an.
    }

# Rows and columns of the table.
table-player = { $name }: { $points }. { $potions }.
table-holds = { $count ->
        [0] Nichts mehr zu spielen
        [one] Noch 1 Hexe zu spielen
       *[other] Noch { $count } Hexen zu spielen
    }
table-in-stock = { $count ->
        [one] 1 Karte im Vorrat
       *[other] { $count } Karten im Vorrat
    }
table-no-potions = Noch keine Tränke
table-potions = Tränke: { $potions }
table-task = Auftrag { $task } ({ $points }): { $needs }. { $missing ->
        [0] Du hast genug.
        [one] Du brauchst noch 1 Trank.
       *[other] Du brauchst noch { $missing } Tränke.
    }
table-task-open = Auftrag { $task } ({ $points }): { $needs }.
table-task-need = { $role } { $have } von { $need }
# Every other player, and how many potions each lacks.
table-task-others = Fehlende Tränke: { $others }.
table-task-other = { $name } ({ $missing })
table-no-tasks = Es liegt kein Auftrag mehr offen.
table-pile = { $count ->
        [0] Der Nachziehstapel ist leer.
        [one] 1 Karte im Nachziehstapel.
       *[other] { $count } Karten im Nachziehstapel.
    }
table-open = Offene Karten: { $cards }.
table-stock = Im Vorrat: { $cards }.
table-stock-besides = Außerdem im Vorrat: { $cards }.

word-brave = Mut
word-stock = Vorrat
word-tasks = Aufträge
word-displays = Auslagen
word-cards = Karten
word-colours = Farben
word-to-go = { $count ->
        [0] genug
       *[other] noch { $count }
    }

### Who is who

who-cards = { $count ->
        [0] nichts mehr auf der Hand
        [one] 1 Hexe auf der Hand
       *[other] { $count } Hexen auf der Hand
    }

### Questions

ask-pick = Wähle { $count ->
        [one] 1 Hexe
       *[other] { $count } verschiedene Hexen
    } für diese Runde:
ask-lead = Du führst an. Welche Hexe, und wie?
ask-take = Welche offene Karte nimmst du als erste in deine Auslage?
risk = Wer dich noch ausstechen kann: { $names }.
risk-none = Niemand kann dich mehr ausstechen.
risk-out = Wenn du mutig bist, ist { $name } ausgestochen.
pick-worth = feige { $cowardly }, mutig { $brave }
pick-cards = ×{ $count }

### Answers that are none

same-gone = Dieselben gehen nicht: Du hast keine Karte { $roles } mehr.

### The end

result-row = { $place }. { $name }: { $points } ({ $colours } aus Farben, { $brave } aus Muttränken, { $tasks } aus Aufträgen; { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }).

### Drawn in colour

# Over the columns of players, how many potions each still lacks for a task.
word-lacking = es fehlen
