# What is said of a game that does not say it in words of its own, in German.

role-UNKNOWN = { $name }
    .long = Rolle { $name }
    .the = die Rolle { $name }
    .accusative = die Rolle { $name }
    .your = deine Rolle { $name }

round-of = Runde { $round }

stands-before = Vor Runde 1. { $who ->
        [you] Du führst als Erstes an.
       *[other] { $name } führt als Erstes an.
    }
stands-picking = Runde { $round }, es wird gewählt. { $who ->
        [you] Danach führst du an.
       *[other] Danach führt { $name } an.
    }
stands-leading = Runde { $round }, Zug { $turn }. { $who ->
        [you] Du führst an.
       *[other] { $name } führt an.
    }
stands-called = Runde { $round }, Zug { $turn }. { $who ->
        [you] Du führst { $role-accusative } an.
       *[other] { $name } führt { $role-accusative } an.
    }
table-hand = Noch zu spielen in dieser Runde: { $roles }.
table-hand-empty = Nichts mehr zu spielen.
table-holds = { $count ->
        [0] Nichts mehr zu spielen.
        [one] Noch 1 Rolle zu spielen.
       *[other] Noch { $count } Rollen zu spielen.
    }
who-cards = { $count ->
        [0] nichts mehr auf der Hand
        [one] 1 Rolle auf der Hand
       *[other] { $count } Rollen auf der Hand
    }

ask-pick = Wähle { $count ->
        [one] 1 Rolle
       *[other] { $count } verschiedene Rollen
    } für diese Runde:
ask-pick-between = Wähle { $fewest } bis { $most } verschiedene Rollen für diese Runde:
ask-lead = Du führst an. Welche Rolle, und wie?
ask-follow = Aufgerufen ist { $role }, und du musst mitspielen. Mutig oder feige?
ask-any = Was tust du?

risk = Wer dich noch ausstechen kann: { $names }.
risk-one = { $name } ({ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    })
risk-none = Niemand kann dich mehr ausstechen.
risk-out = Wenn du mutig bist, ist { $name } ausgestochen.

same-gone = Dieselben gehen nicht. Nicht zu wählen: { $roles }.

result-row = { $place }. { $name }: { $points }.
