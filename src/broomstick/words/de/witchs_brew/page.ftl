# Words of the page for Witch's Brew. Said in web/src/games/witchs-brew.

### The table

page-brew-gold = Gold
page-brew-vials = Phiolen
page-brew-ravens-name = Raben
page-brew-any = { $count } beliebige
page-brew-any-long = { $count ->
        [one] 1 beliebige Zutat
       *[other] { $count } beliebige Zutaten
    }
page-brew-cards = { $count ->
        [0] keine Karte mehr
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
page-brew-owes = { $count } zu verlieren
page-brew-no-potions = noch keine Tränke
page-brew-ravens = { $count } von { $most } Raben
page-brew-ravens-end = Das Spiel endet nach der Runde, in der Rabe { $most } landet.
page-brew-ravens-landed = { $count } Raben sind gelandet
page-brew-ravens-last = Das Spiel endet nach dieser Runde.
page-brew-barred = Gesperrt
page-brew-barred-are = Gesperrt: { $roles }
page-brew-stacks = Stapel
page-brew-empty = aufgebraucht
page-brew-left = { $count ->
        [one] noch 1
       *[other] noch { $count }
    }
page-brew-next = dann
page-brew-top = oben
page-brew-lies = Gold auf dem Regal
page-brew-lacks = { $count ->
        [one] 1 fehlt
       *[other] { $count } fehlen
    }
page-brew-book = Zauberbuch
page-brew-books = Zauberbücher
page-brew-unseen = { $count ->
        [0] alle gesehen
        [one] 1 ungesehen
       *[other] { $count } ungesehen
    }
page-brew-books-how = Nach jeder Runde kommt das oberste Buch unter den Stapel, benutzt oder nicht.
page-brew-books-unseen = Wo diese liegen, hat noch niemand gesehen:
page-brew-book-hidden = verdeckt, noch nicht gesehen
page-brew-book-open = offen
page-brew-stack-how = { $count ->
        [0] Es ist nichts übrig.
        [one] 1 Karte ist übrig. Zu haben ist nur die oberste.
       *[other] { $count } Karten sind übrig. Zu haben ist nur die oberste.
    }
page-brew-shelf-now = { $have } auf dem Regal, { $count ->
        [one] 1 fehlt noch.
       *[other] { $count } fehlen noch.
    }

### The decision

page-brew-hand = { $who ->
        [you] Deine Rollen
       *[other] Rollen: { $name }
    }
# Where words in names of roles may be broken on a narrow card.
page-brew-breaks = wolfs|hüter schlangen|jäger kräuter|sammlerin alche|mist wahr|sagerin hexen|meister beutel|schneider bettel|mönch
page-brew-full = volle Aktion
page-brew-favour = Gunst
page-brew-commit-full = Volle Aktion fordern
page-brew-commit-favour = Gunst nehmen
page-brew-choose-role = Wähle zuerst eine Rolle.
page-brew-not-brave = Die volle Aktion ist hier nicht möglich.
page-brew-not-cowardly = Hier gibt es keine Gunst: Wer anführt, muss die volle Aktion fordern.
page-brew-for = für
page-brew-from-others = { $goods } von den anderen
page-brew-cannot = Geht so, wie es jetzt steht, nicht.
page-brew-poor = geht jetzt nicht
page-brew-hand-size = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-brew-risk = { $after } noch dran; { $count ->
        [one] 1 kann sie { $who ->
                [you] dir
               *[other] { $name }
            } wegnehmen: { $names }.
       *[other] { $count } können sie { $who ->
                [you] dir
               *[other] { $name }
            } wegnehmen: { $names }.
    }
page-brew-short-alchemist = 1 beliebige → { $count } Gold
page-brew-short-assistant = { $price } Gold → { $count } beliebige
page-brew-short-brewer = dasselbe, +{ $price } Gold
page-brew-short-warlock = { $spell } wirken
page-brew-short-cutpurse = { $share } von allem Gold
page-brew-short-begging-monk = { $share } aller Zutaten
page-brew-risk-next = Für { $name } bliebe die nächste Karte: { $points }.
page-brew-past-out = nichts
page-brew-past-now = jetzt an der Reihe
page-brew-past-cannot = war nicht möglich
page-brew-past-without = verzichtet
page-brew-ask-lead = { $who ->
        [you] Du führst an.
       *[other] { $name } führt an.
    } Welche Rolle?
page-brew-ask-lead-one = { $who ->
        [you] Du führst an. Deine letzte Rolle
       *[other] { $name } führt an. Die letzte Rolle
    }: { $role }.
page-brew-ask-follow = { $who ->
        [you] Auch bei dir
       *[other] Auch bei { $name }
    }: { $role }. Volle Aktion oder Gunst?
page-brew-ask-take = { $count ->
        [one] Nimm 1 Zutat
       *[other] Nimm { $count } Zutaten
    }
page-brew-ask-sell = Welche Zutat wird zu { $count } Gold?
page-brew-ask-take-gold = { $count } Gold nehmen?
page-brew-ask-fill-vials = Phiolen füllen?
page-brew-ask-buy = Zu haben: { $potion }. Kaufen?
page-brew-ask-buy-any = Welcher Kessel?
page-brew-ask-pay = Zu haben: { $potion }. Bezahle mit { $count ->
        [one] 1 beliebigen Zutat
       *[other] { $count } beliebigen Zutaten
    }
page-brew-ask-bottle = Noch eine Zutat in eine Phiole?
page-brew-ask-collect = Bei allen anderen sammeln? Ziel: { $potion }
page-brew-ask-add = Für { $potion } { $count ->
        [one] fehlt noch 1
       *[other] fehlen noch { $count }
    }. Etwas dazulegen?
page-brew-ask-lose = { $count ->
        [one] { $who ->
            [you] Du verlierst
           *[other] { $name } verliert
        } 1 Zutat an { $winner }. Welche?
       *[other] { $who ->
            [you] Du verlierst
           *[other] { $name } verliert
        } { $count } Zutaten an { $winner }. Welche?
    }
page-brew-decline = Verzichten
page-brew-decline-how = Nichts wird bezahlt, nichts erhalten. Wer den Zug gewonnen hat, führt trotzdem den nächsten an.
page-brew-sealed = Versiegelt, bis alle gewählt haben
page-brew-sealed-how = { $choice }. Niemand sonst sieht es, bevor alle gewählt haben.

### The payment tray

page-brew-tray = Auf dem Tablett
page-brew-tray-have = Womit bezahlt werden kann
page-brew-tray-supply = Aus dem allgemeinen Vorrat
page-brew-tray-add = 1 { $thing } dazulegen
page-brew-tray-out = 1 { $thing } zurücknehmen
page-brew-tray-full = Das Tablett ist voll: Nimm zuerst etwas herunter.
page-brew-tray-none = Davon ist nichts mehr da: { $thing }.
page-brew-tray-not = Geht hier nicht: { $thing }. Mehr als fünf gehen Farbe für Farbe.
page-brew-tray-missing = Noch { $count } wählen

### Picking

page-brew-pick-title = { $count ->
        [one] Wähle 1 Rolle für Runde { $round }
       *[other] Wähle { $count } Rollen für Runde { $round }
    }
page-brew-pick-grid = Rollen
page-brew-pick-missing = { $count ->
        [one] Eine Rolle fehlt noch.
       *[other] { $count } Rollen fehlen noch.
    }
page-brew-pick-gone = In dieser Runde gesperrt: { $roles }.

### Tips

page-brew-tip-card = { $price } → { $points }
page-brew-tip-full = Volle Aktion: { $does }.
page-brew-tip-favour = Gunst: { $does }.
page-brew-tip-now = Für { $who ->
        [you] dich
       *[other] { $name }
    } jetzt: { $full }; als Gunst { $favour }.
page-brew-tip-barred = Niemand kann sie in dieser Runde wählen.
page-brew-tip-stack-role = Zuständig: { $role }, oder ein Zauber.
page-brew-tip-shelf-role = Zuständig: nur { $role }.
page-brew-tip-known = Darunter bekannt: { $spells }.
page-brew-tip-unseen = Noch nicht gesehen: { $spells }.
page-brew-tip-ravens = Das Spiel endet nach der Runde, in der genug Raben gelandet sind, oder nach Runde { $sets }.
page-brew-tip-ingredient = Mit Zutaten kauft man Kessel; der Alchemist macht Gold daraus, und eine übrige wird neben einem Kessel zur Phiole.
page-brew-tip-gold = Gold bezahlt Phiolen, Zutaten und die Gunst der Kesselrollen (je { $more }).
page-brew-tip-vials = Jede Phiole ist 1 SP wert.
page-brew-tip-potions = Tränke: { $name }
page-brew-tip-points = Kessel { $cauldrons }, Regale { $shelves }, Phiolen { $vials }.
page-brew-tip-round = In jeder Runde wählen alle heimlich { $picks } von zwölf Rollen und spielen sie alle.
page-brew-tip-leading = Wählt jetzt eine Rolle und fordert ihre volle Aktion.
page-brew-tip-acting = Führt jetzt die Aktion aus.
page-brew-tip-brave = Fordert die volle Aktion: { $does }. Wer sie danach fordert, nimmt sie weg.
page-brew-tip-won = Hatte die volle Aktion: { $does }.
page-brew-tip-cowardly = Hatte sofort die Gunst: { $does }.
page-brew-tip-out = Hat die volle Aktion gefordert und bekommt nichts: Jemand hat sie danach gefordert.
page-brew-tip-next = In dieser Runde nicht auf der Hand: { $role }.
page-brew-tip-wait = Spricht noch, mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand, die sonst niemand kennt. Wer diese Rolle hat, muss mitspielen: { $role }.
page-brew-tip-later = Spricht, sobald eine Rolle gerufen ist. { $count ->
        [0] Keine Handkarten.
        [one] 1 Handkarte.
       *[other] { $count } Handkarten.
    }
page-brew-tip-idle = Wird gespielt, wenn { $who ->
        [you] du damit anführst
       *[other] { $name } damit anführt
    } oder jemand sie ruft.

### Text mode and the end

page-brew-text-role = Volle Aktion: { $full }. Gunst: { $favour }
page-brew-end-cauldrons = Kessel
page-brew-end-shelves = Regale
page-brew-end-vials = Phiolen
page-brew-end-ravens = { $count ->
        [one] 1 Rabe gelandet
       *[other] { $count } Raben gelandet
    } in { $round ->
        [one] 1 Runde.
       *[other] { $round } Runden.
    }

### What one plays for, above the table

page-goal = Die meisten Punkte, wenn { $ravens } Raben gelandet sind: durch Kessel, Regale und Phiolen.
