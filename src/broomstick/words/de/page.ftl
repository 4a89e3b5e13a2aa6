# Words of the page, in German. Said in web/src.

### Everywhere

page-settings = Einstellungen
page-text-mode = Textmodus
page-language = Sprache: { $language }
page-theme = Tag oder Nacht
page-help = Tasten
page-close = Schließen
page-cancel = Abbrechen
page-vp = SP
page-plus = +{ $points }
page-you = du
page-bot = Bot
page-brave = Mutig
    .key = M
page-cowardly = Feige
    .key = F
page-brave-potions = Muttränke
page-finished = Beendet
page-round = Runde { $round } von { $rounds }
page-round-none = Vor Runde 1
page-leads = führt an
page-clock = Verbleibende Zeit
page-clock-days = { $days } T. { $hours } Std.
page-link-connecting = Verbindung wird hergestellt …
page-link-lost = Die Verbindung ist weg. Neuer Versuch …

### Keys

page-key-pick = eine Hexe auswählen
page-key-brave = mutig sein
page-key-cowardly = feige sein
page-key-help = diese Liste zeigen
page-key-leave = ein Fenster schließen

### Home

page-home-title = Mutig oder feige?
page-home-pitch = Ein Spiel um Hexen, Besen und Nerven. Spiel eine Hexe, greif nach dem großen Preis und hoffe, dass nach dir niemand mutiger ist.
page-home-play = Jetzt spielen
page-home-code = Code eines Tischs
page-home-code-example = Code, z. B. OWLS
page-home-join = Mitspielen
page-home-note = Ein Klick: du und drei Bots. Kein Konto, nichts zu installieren.
page-home-games = Spiele
page-home-bots = Gegen Bots spielen
page-home-new = Neuer Tisch
page-home-tables = Deine Tische
page-home-waiting = andere sind dran
page-game-facts = { $fewest }–{ $most } Personen · etwa { $minutes } Minuten

### A new table

page-new-title = Neuer Tisch
page-new-seats = Plätze
page-new-name = Name auf Platz { $seat }
page-new-kind = Wer auf Platz { $seat } sitzt
page-new-you = Dein Name
page-new-person = Name
page-new-open = Offen
page-new-open-note = über Link oder Code
page-kind-person = Mensch
page-kind-bot = Bot
page-kind-open = Offen
page-new-add = Platz hinzufügen
page-new-remove = Platz entfernen
page-new-pace = Tempo der Bots
page-new-pace-note = So lange wartet ein Bot, bevor er etwas sagt. Überspringen kannst du immer.
page-pace-quick = Flott
page-pace-calm = Ruhig
page-pace-slow = Langsam
page-new-shared = Mehrere Menschen an diesem Gerät: Zwischen ihren Zügen fällt ein Vorhang.
page-new-seal = Ehrlich gemischt: Das Siegel wird gezeigt, wenn der Tisch öffnet.
page-new-open-table = Tisch öffnen

### Joining

page-join-title = Tisch { $code }
page-join-name = Dein Name
page-join-seat = Dein Platz
page-join-free = frei
page-join-sit = Platz nehmen
page-join-watch = Nur zusehen
page-join-full = Alle Plätze sind besetzt. Du kannst zusehen.

### The table

page-stick = Dieser Zug
page-stick-first = Erste Karten
page-stick-picking = Auswahl
page-stick-turn = Zug { $turn }
page-stick-led = { $name } führt an
page-stick-brave = mutig
page-stick-cowardly = feige
page-stick-next = weiter
page-stick-out = ausgestochen
    .short = raus
page-stick-out-by = von { $name }
page-stick-wait = noch dran
page-stick-now = ist dran
page-stick-your-call = du bist dran
page-stamp = ausgestochen von { $name }
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
page-side = Verlauf und Gespräch
page-tabs = Teile des Tischs
page-tab-table = Tisch
page-tab-log = Verlauf
page-tab-chat = Gespräch
page-log = Verlauf
page-log-turn = Zug { $turn } · { $role }
page-log-new = neu
page-chat = Gespräch
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-field = Etwas sagen
page-chat-send = Sagen
page-chat-watcher = Jemand im Publikum

### The decision

page-decision = Entscheidung
page-hand = Deine Hexen
page-hand-stock = aus einem Vorrat von { $count }
page-open-witches = Offene Hexen
page-ask-take = Nimm eine Hexe als deine erste Karte
page-ask-take-more = Sie bringt sofort einen Trank. Die letzte bekommt, wer zuletzt dran ist.
page-ask-lead = Du führst an. Welche Hexe, und mutig oder feige?
page-ask-lead-one = Du führst an: { $role }. Mutig oder feige?
page-ask-follow = Auf deiner Hand: { $role }. Mutig oder feige?
page-choose-witch = Wähle zuerst eine Hexe.
page-not-brave = Mutig geht hier nicht.
page-not-cowardly = Feige geht hier nicht: Wer anführt, muss mutig sein.
page-risk-nobody = Niemand kann dich ausstechen.
page-risk-overtakers = { $count ->
        [one] Kann dich noch ausstechen: { $names }.
       *[other] Können dich noch ausstechen: { $names }.
    }
page-risk-knocks-out = Sticht { $name } aus.
page-risk-safe = Gleich deins; niemand kann es dir nehmen.
page-risk-stays = Gleich deins. { $name } bleibt mutig.
page-card-past = { $how ->
        [brave] Zug { $turn }: mutig
        [out] Zug { $turn }: ausgestochen
       *[cowardly] Zug { $turn }: feige
    }
page-card-back = kommt nach der Runde in den Vorrat zurück
page-card-hopes = noch nicht entschieden
page-waiting = Warten auf { $names }.
page-take-back = Zurücknehmen
page-skip = Nicht warten
page-watching = Du siehst zu.

### Picking

page-pick-title = { $count ->
        [one] Wähle eine Hexe für Runde { $round }
       *[other] Wähle { $count } Hexen für Runde { $round }
    }
page-pick-secret = Geheim, bis alle fertig sind. Umentscheiden kannst du dich, so oft du willst.
page-pick-ready-list = Wer fertig ist
page-pick-ready = fertig
page-pick-choosing = wählt noch
page-pick-table = Tisch ansehen
page-pick-back = Zurück zur Auswahl
page-pick-last = Runde { $round }: wer was gespielt hat
page-pick-grid = Hexen in deinem Vorrat
page-pick-have = { $count } im Vorrat
page-pick-count = { $have } von { $count }
page-pick-chosen = gewählt
page-pick-same = Wie letzte Runde
page-pick-same-short = Wie zuletzt
page-pick-missing = Noch { $count } wählen
page-pick-done = Fertig
page-pick-change = Doch anders

### The curtain

page-curtain-pass = Gib das Gerät weiter an
page-curtain-call = An Tisch { $code } bist du dran. Die anderen schauen an die Decke.
page-curtain-open = Ich bin { $name }, Vorhang auf
page-curtain-note = Alle anderen Karten sind weggeräumt. Nichts davon steht auf dieser Seite.

### The end

page-end-wins-by = { $count ->
        [one] { $name } gewinnt mit 1 Punkt Vorsprung
       *[other] { $name } gewinnt mit { $count } Punkten Vorsprung
    }
page-end-wins = { $name } gewinnt
page-end-shared = { $names } teilen sich den Sieg
page-end-nerve = { $brave ->
        [one] Einmal mutig
       *[other] { $brave }-mal mutig
    }, { $out ->
        [0] nie ausgestochen.
        [one] einmal ausgestochen.
       *[other] { $out }-mal ausgestochen.
    }
page-end-bot = Der Bot lässt ausrichten, es sei Glück gewesen.
page-end-colours = Farben
page-end-brave = Muttränke
page-end-tasks = Aufträge
page-course = Verlauf der Partie
page-course-note = Punkte nach jeder Runde
page-course-start = Beginn
page-award-brave = Mutigstes Herz
    .count = { $count ->
        [one] einmal mutig
       *[other] { $count }-mal mutig
    }
page-award-out = Am öftesten ausgestochen
    .count = { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
page-award-cowardly = Bestes Versteck
    .count = { $count ->
        [one] einmal feige
       *[other] { $count }-mal feige
    }
page-end-rematch = Noch einmal, gleiche Runde
page-end-look = Tisch ansehen
page-seal-opened = Das Siegel ist offen: prüfe die Mischung
page-seal-shown = Siegel vom Anfang
page-seal-seed = Startwert
page-seal-salt = Salz
page-seal-check = Das Siegel ist der SHA-256 von Startwert und Salz, direkt hintereinander.

### Text mode

page-text-story = Geschichte
page-text-players = Wer mitspielt
page-text-pick = { $have } im Vorrat. Mutig: { $brave }. Feige: { $cowardly }
page-text-field = Sag, was du tust
page-text-send = Sagen
page-text-try = Eine Nummer der Liste oder ihre Wörter.
page-text-unknown = „{ $text }“ steht nicht zur Wahl.
page-text-stock = In deinem Vorrat: { $cards }.

### What can go wrong on the way

page-problem-offline = Der Server ist nicht zu erreichen. Bist du im Netz?
page-problem-no-such-code = Kein offener Tisch hat diesen Code.
page-problem-no-such-table = Diesen Tisch gibt es nicht.
page-problem-no-seat = An diesem Tisch sind alle Plätze besetzt. Du kannst zusehen.
page-problem-time-out = Deine Zeit war um, darum hat das Programm für dich entschieden.
page-problem-still-here = Diese Person ist noch da oder eben erst gegangen.
page-problem-not-over = Das ist offen, sobald das Spiel zu Ende ist.
page-problem-not-seated = Nur wer am Tisch sitzt, kann sprechen.
page-problem-other-rules = Dieses Spiel lief nach anderen Regeln als den heutigen.
page-problem-no-such-token = Dieser Link öffnet keinen Platz an diesem Tisch.
page-problem-not-your-seat = Nur wer das Geheimnis eines Platzes hat, nimmt ihn zurück.
page-problem-watching = Wer zusieht, entscheidet nichts.
page-problem-not-kept = Das ließ sich gerade nicht aufheben. Versuch es noch einmal.
page-back-home = Zurück zum Anfang
# Whoever gave no name: the reader, and anybody else.
page-you-name = Du
page-player = Platz { $number }
