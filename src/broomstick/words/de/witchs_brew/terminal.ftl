# What the prompt says of Witch's Brew alone, in German.

### The story

# Several who lose the same to a cutpurse, one after another.
together-loses-gold = { $name }: je { $gold } Gold ans Regal verloren.

### Where the game stands

# Whoever leads first may be “Du”, so there is no verb to agree.

# What lies before a player: goods, potion cards, picks left.
table-player = { $name }: { $points }. { $goods }.
table-cards = Tränke: { $cards }.
# A stack: $worth is what its top card brings, $price what that takes; then the card below.
stack-top = { $potion }: { $worth } für { $price }.
stack-lying = Schon da: { $lying }; { $missing ->
        [one] es fehlt 1.
       *[other] es fehlen { $missing }.
    }
stack-lacking = { $count ->
        [0] Du hast genug.
        [one] Dir fehlt 1.
       *[other] Dir fehlen { $count }.
    }
stack-then = Danach { $worth } für { $price }; { $count ->
        [one] 1 Karte darunter.
       *[other] { $count } Karten darunter.
    }
stack-last = Es ist die letzte.
stack-empty = { $potion }: aufgebraucht.
table-book = Zauberbuch: { $spell } ({ $does }).
table-books = Danach { $books }.
books-unseen = { $count ->
        [one] 1 unbekanntes
       *[other] { $count } unbekannte
    }
# A spell's name and what it does.
spell-named = { $spell }, { $does }
table-ravens = Raben: { $count } von { $most }; sobald es { $most } sind, ist die Runde die letzte.
table-barred = Gesperrt in dieser Runde: { $roles }.
table-own = { $who ->
        [you] Du hast { $goods }.
       *[other] { $name } hat { $goods }.
    }

### Questions

ask-lead = Du führst an. Mit welcher Rolle? Wer anführt, ist mutig.
# $role is the role, $does what its full action or its favour is.
ask-full = { $role }, volle Aktion: { $does }.
ask-favour = { $role }, Gunst: { $does }.
ask-bottle = Du darfst noch eine Zutat in eine Phiole füllen.
ask-add-gold = { $missing ->
        [0] Auf dem Regal liegt genug Gold.
       *[other] Auf dem Regal { $missing ->
            [one] fehlt
           *[other] fehlen
        } { $missing } Gold. Wie viel legst du dazu?
    }
ask-add = { $missing ->
        [0] Auf dem Regal liegen genug Zutaten.
        [one] Auf dem Regal fehlt 1 Zutat. Legst du eine dazu?
       *[other] Auf dem Regal fehlen { $missing } Zutaten. Welche legst du dazu?
    }
ask-lose = { $count ->
        [one] Der Bettelmönch bekommt 1 Zutat von dir. Welche?
       *[other] Der Bettelmönch bekommt { $count } Zutaten von dir. Welche?
    }
pick-worth = mutig { $brave }; feige { $cowardly }

### Answers that are none

same-gone = Dieselben gehen nicht. In dieser Runde gesperrt: { $roles }.

### The end

result-row = { $place }. { $name }: { $points } (Kessel { $cauldrons }, Regale { $shelves }, Phiolen { $vials }; Zutaten und Gold { $left }).

### Drawn in colour

word-stacks = Stapel
word-players = Am Tisch
word-book = Zauberbuch
word-ravens = Raben
word-gold = Gold
word-vials = Phiolen
word-potions = Tränke
word-cauldrons = Kessel
word-shelves = Regale
word-left = übrig
word-full = volle Aktion
word-favour = Gunst
# The column with what a card takes, and the one with the card below it.
word-price = Preis
word-then = danach
word-enough = genug
word-missing = { $count ->
        [one] 1 fehlt
       *[other] { $count } fehlen
    }
word-cannot = geht nicht
word-any-cauldron = ein Kessel
word-any = beliebig
# The shelves where there is little room.
word-gold-shelf = Goldregal
word-ingredient-shelf = Zutaten
word-empty = leer
word-cards-left = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
