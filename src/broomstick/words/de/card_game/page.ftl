# Words of the page for the card game. Said in web/src/games/card-game.

### Everywhere

page-brave-potions = Muttränke

### The table

page-stick-first = Erste Karten
page-tasks = Aufträge
page-task = Auftrag { $task }
page-task-needs = Nötige Tränke
page-task-near = { $name }: { $have } von { $size }
page-task-done = erfüllt
page-displays = Auslagen
page-display = Auslage: { $name }
page-in-stock = { $count } im Vorrat
page-in-hand = { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }

### The decision

page-hand = { $who ->
        [you] Deine Hexen
       *[other] Hexen: { $name }
    }
page-hand-stock = aus einem Vorrat von { $count }
page-open-witches = Offene Hexen
page-ask-take = Eine Hexe als erste Karte nehmen
page-ask-take-more = Sie bringt sofort einen Trank. Die letzte bekommt, wer zuletzt dran ist.
page-ask-lead = { $who ->
        [you] Du führst an.
       *[other] { $name } führt an.
    } Welche Hexe, und mutig oder feige?
page-ask-lead-one = { $who ->
        [you] Du führst an: { $role }.
       *[other] { $name } führt an: { $role }.
    } Mutig oder feige?
page-ask-follow = { $who ->
        [you] Auf deiner Hand: { $role }.
       *[other] { $name } hat: { $role }.
    } Mutig oder feige?
page-choose-witch = Wähle zuerst eine Hexe.
page-not-brave = Mutig geht hier nicht.
page-not-cowardly = Feige geht hier nicht: Wer anführt, muss mutig sein.
page-card-back = kommt nach der Runde in den Vorrat zurück

### Picking

page-pick-title = { $count ->
        [one] Wähle eine Hexe für Runde { $round }
       *[other] Wähle { $count } Hexen für Runde { $round }
    }
page-pick-grid = Hexen im Vorrat
page-pick-have = { $count } im Vorrat

### The end

page-end-colours = Farben
page-end-brave = Muttränke
page-end-tasks = Aufträge

### Zurückschauen

page-open-stock = Vorrat

### Tips: what everything on the table is

page-tip-card-brave = Mutig: { $gain }, wenn nach { $who ->
        [you] dir
       *[other] { $name }
    } niemand mehr mutig ist.
page-tip-card-cowardly = Feige: { $gain }, sofort.
page-tip-card-idle = Gespielt wird sie, wenn { $who ->
        [you] du mit ihr anführst
       *[other] { $name } mit ihr anführt
    } oder jemand sie ruft.
page-tip-card-always = Jede Hexe: feige { $cowardly ->
        [one] 1 Trank
       *[other] { $cowardly } Tränke
    } ihrer Farbe; mutig { $brave } und { $extra ->
        [one] 1 Muttrank
       *[other] { $extra } Muttränke
    }.
page-tip-card-copies = Davon gibt es { $count } Karten in diesem Spiel{ $own ->
        [0] ; { $who ->
            [you] in deinem Vorrat
           *[other] bei { $name }
        } ist keine.
       *[other] , { $own } { $who ->
            [you] in deinem Vorrat.
           *[other] bei { $name }.
        }
    }
page-tip-card-copies-all = Davon gibt es { $count } Karten in diesem Spiel.
page-tip-card-known = Eine davon hat bekanntlich: { $names }.
page-tip-card-unknown = Von sonst niemandem weiß man, dass eine im Vorrat ist.
page-tip-task-wants = Verlangt { $potions }. Bringt { $points } allen, die das am Ende einer Runde haben; dann ist er weg. Muttränke zählen nicht.
page-tip-task-missing = { $name }: { $have } von { $size }; es fehlt noch: { $missing }.
page-tip-task-full = { $name }: alles da.
page-tip-potions-worth = Zurzeit { $points } wert. Der nächste bringt { $more }.
page-tip-potions-scale = So viele einer Farbe, ab 1: { $scale } SP; jeder weitere { $more } SP.
page-tip-brave-worth = { $points } wert, jeder { $each }. Sie haben keine Farbe und helfen bei keinem Auftrag.
page-tip-points-from = Farben { $colours }, Muttränke { $brave }, Aufträge { $tasks }.
page-tip-stock = Karten: { $name }
page-tip-stock-size = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } im Vorrat, die sonst niemand sieht.
page-tip-stock-known = Davon bekannt: { $cards }.
page-pile = Stapel
page-tip-pile = Im Nachziehstapel: { $count ->
        [one] 1 Karte, verdeckt.
       *[other] { $count } Karten, verdeckt.
    }
page-tip-pile-draw = Nach jeder Runde außer der letzten ziehen alle { $draw } nach.
page-tip-round-picks = In jeder Runde wählen alle geheim { $picks } Hexen und spielen sie alle aus.
page-tip-perch-brave = Steht für { $gain }, wenn danach niemand mehr mutig ist.
page-tip-perch-won = Danach war niemand mehr mutig: hat { $potions } genommen.
page-tip-perch-cowardly = Hat sofort { $potions } genommen. Das kann niemand wegnehmen.
page-tip-perch-out = Bekommt nichts. Die Karte kommt nach der Runde zurück in den Vorrat, und alle wissen das.
page-tip-perch-next = Hat in dieser Runde nicht auf der Hand: { $role }.
page-tip-perch-leading = Wählt jetzt eine Hexe und ist mit ihr mutig oder feige.
page-tip-perch-wait = Ist noch dran, mit { $count ->
        [one] 1 Handkarte, die
       *[other] { $count } Handkarten, die
    } sonst niemand kennt. Wer { $role } hat, muss sie spielen.
page-tip-perch-later = Spricht, sobald eine Hexe gerufen ist. { $count ->
        [0] Keine Handkarten.
        [one] 1 Handkarte.
       *[other] { $count } Handkarten.
    }
page-tip-perch-first = Reihum nehmen alle eine der offenen Hexen als erste Karte.
page-tip-missing = { $count ->
        [one] Eine Hexe fehlt noch.
       *[other] Noch { $count } Hexen fehlen.
    } Jede muss von einer anderen Sorte sein.
page-tip-same-gone = Nicht mehr in deinem Vorrat: { $roles }.

### Help with a decision

page-pick-known = im Vorrat bekannt:

### Text mode

page-text-pick = { $have } im Vorrat. Mutig: { $brave }. Feige: { $cowardly }
page-text-stock = Im Vorrat: { $cards }.

### Settings, motion and sound

page-commit-brave = Mutig sein
page-commit-cowardly = Feige sein
page-commit-take = { $role } nehmen

### What one plays for, above the table

page-goal = Die meisten Punkte nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }: viele Tränke einer Farbe, Aufträge und { $brave } für jeden Muttrank.
