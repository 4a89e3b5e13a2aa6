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
page-finished = Beendet
page-round = Runde { $round } von { $rounds }
page-round-none = Vor Runde 1
page-absent = Warten auf { $name }, seit { $time } nicht mehr da.
page-coming = kommen am Ende noch dazu
page-leads = führt an
page-leads-who = { $who ->
        [you] Du führst an
       *[other] { $name } führt an
    }
page-clock = Verbleibende Zeit
page-clock-days = { $days } T. { $hours } Std.
page-link-connecting = Verbindung wird hergestellt …
page-link-lost = Die Verbindung ist weg. Neuer Versuch …
page-sending = Wird gesendet …
page-sending-kept = Noch nicht gesendet. Es geht los, sobald die Verbindung wieder da ist.
page-sent = Es ist angekommen.
page-asked-late = Warten auf den Server …
page-asked-silent = Der Server antwortet nicht. Es wird weiter gewartet …
page-part-missing = Ein Teil dieser Seite ist nicht angekommen: Die Verbindung ist gescheitert, oder es gibt eine neuere Seite.
page-part-unreachable = Der Server ist gerade nicht zu erreichen. Nichts ist verloren; versuch es gleich noch einmal.
page-part-again = Seite neu laden

### Keys

page-key-pick = wählen, was diese Ziffer trägt
page-key-brave = mutig sein
page-key-cowardly = feige sein
page-key-commit = bereit, wenn die Auswahl vollständig ist
page-key-leave = ein Fenster oder einen Hinweis schließen
page-key-history = im Spiel zurück- und vorblättern; in einer Gruppe von Hinweis zu Hinweis
page-key-rules = Regeln zum offenen Hinweis
page-key-hint = ein Tipp
page-key-undo = die Wahl zurücknehmen
page-key-skip = nicht auf Bots warten
page-key-text = Textmodus und zurück
page-key-help = diese Liste zeigen
page-key-tab = von Ding zu Ding; was den Fokus hat, sagt, was es ist
page-key-note = Keine Taste tut etwas, solange du in ein Feld schreibst.

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
page-home-gathering = wartet auf Leute
page-home-yours = { $count ->
        [one] 1 Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
page-home-over = Beendete Tische
page-home-place = { $place ->
        [1] Gewonnen
       *[other] Platz { $place } von { $players }
    }
page-home-again = Tisch { $code } noch einmal ansehen
page-home-all = Alle { $count } zeigen
page-home-forget = Tisch { $code } vergessen
page-home-forget-sure = Dieser Browser vergisst den Platz. Ohne seinen Link kann sich dort niemand mehr hinsetzen. Tisch { $code } vergessen?
page-home-forget-yes = Vergessen
page-home-code-wrong = Ein Code hat vier Buchstaben oder ein paar mehr.
page-game-facts = { $fewest }–{ $most } Personen · etwa { $minutes } Minuten

### A new table

page-new-title = Neuer Tisch
page-new-seats = Plätze
page-new-name = Name auf Platz { $seat }
page-new-kind = Wer auf Platz { $seat } sitzt
page-new-you = Dein Name
page-new-person = Name
page-new-open = Jemand anderes
page-new-open-note = kommt über Link oder Code
page-kind-person = Hier
page-kind-bot = Bot
page-kind-open = Per Link
page-new-add = Platz hinzufügen
page-new-remove = Platz entfernen
page-new-pace = Tempo der Bots
page-new-pace-note = So lange wartet ein Bot, bevor er etwas sagt. Überspringen kannst du immer.
page-pace-once = Sofort
page-pace-quick = Flott
page-pace-calm = Ruhig
page-pace-slow = Langsam
page-new-shared = Mehrere Menschen an diesem Gerät: Zwischen ihren Zügen fällt ein Vorhang.
page-new-seal = Ehrlich gemischt: Das Siegel wird gezeigt, wenn der Tisch öffnet.
page-new-open-table = Tisch öffnen
page-new-bot = Bot auf Platz { $seat }
page-new-up = Platz { $seat } nach oben
page-new-drop = Platz { $seat } entfernen
page-new-starter = Wer beginnt
page-new-starter-random = Das Los entscheidet
page-new-seat = Platz { $seat }
page-new-clock = Uhr
page-clock-none = Ohne
page-clock-bank = Uhr
page-clock-slow = Tage
page-new-minutes = Minuten für jede Person
page-new-increment = Sekunden mehr nach jeder Entscheidung
page-new-days = Tage für jede Entscheidung
page-new-between = Bitte eine ganze Zahl von { $least } bis { $most }.
page-new-wait = Wenn jemand weg ist
    .after = nach { $span } darf ein Bot spielen
page-new-hide = Verbergen, wer noch wählt
    .note = Auch wie lange jemand überlegt, verrät etwas.
page-new-hints = Tipps erlauben
    .note = Alle dürfen fragen, was ein Bot täte.
page-new-nobody = Mindestens ein Platz muss hier sein: deiner.
page-new-twice = So heißt an diesem Tisch schon jemand.
page-new-open-wait = Auf einen leeren Platz wird gewartet, wenn er dran ist; du kannst später einen Bot dorthin setzen.
page-new-barred-roles = Gesperrte Rollen
    .note = In jeder Runde kann eine Rolle, zu dritt zwei, von niemandem gewählt werden.
page-new-storm-clouds = Gewitterwolken
    .note = Unter den Wolken sind einige, die mehr bewirken: wenn man sie vertreibt oder solange sie daliegen.
page-new-mountain-tiles = Bergplättchen
    .note = Auf jedem Berg liegt ein Plättchen, das man beim ersten Besuch nutzen darf, und für jeden ein Amulett.
    .always = auf der Rückseite immer
page-new-heavy-clouds = Regenwolken im Spiel
    .note = Sind es weniger, so liegen mehr Gewitterwolken auf dem Plan.
page-new-board = Seite des Spielplans
page-new-board-front = Vorderseite
    .note = Der erste Plan: 24 Gebiete, für erste Spiele.
page-new-board-back = Rückseite
    .note = Ein größerer Plan mit Inseln, immer mit Berg-, Wald- und Hügelplättchen; Turbobesen springen zu Steinkreisen.
page-new-extra-tiles = Zusätzliche Plättchen
    .note = Von jeder Art wird ein Plättchen mehr eingemischt; manche bringen auch den anderen etwas.
    .needs = nur mit Bergplättchen
page-new-expansion-cards = Erweiterungskarten
    .note = Zwei Stapel Karten: Wer feige ist, darf statt der Aktion eine nehmen oder eine nutzen.
page-new-option-players = { $fewest } bis { $most } Personen

### Joining

page-join-title = Tisch { $code }
page-join-name = Dein Name
page-join-seat = Dein Platz
page-join-free = frei
page-join-sit = Platz nehmen
page-join-watch = Nur zusehen
page-join-full = Alle Plätze sind besetzt. Du kannst zusehen.
page-join-over = Dieses Spiel ist zu Ende. Du kannst es ansehen.
page-join-agreed = Was vereinbart ist
page-join-any = Irgendein freier Platz
page-agreed-bank = { $minutes ->
        [one] 1 Minute für jede Person, { $seconds } s mehr nach jeder Entscheidung
       *[other] { $minutes } Minuten für jede Person, { $seconds } s mehr nach jeder Entscheidung
    }
page-agreed-days = { $days ->
        [one] 1 Tag für jede Entscheidung
       *[other] { $days } Tage für jede Entscheidung
    }
page-agreed-no-clock = ohne Uhr
page-span-seconds = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
page-span-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
page-span-hours = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
page-span-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tagen
    }
page-agreed-wait = wer weg ist: ein Bot nach { $span }
page-agreed-hidden = niemand sieht, wer noch wählt
page-agreed-barred-roles = gesperrte Rollen
page-agreed-storm-clouds = Gewitterwolken
page-agreed-mountain-tiles = Bergplättchen
page-agreed-heavy-clouds = { $count } Regenwolken
page-agreed-board-back = die Rückseite des Spielplans
page-agreed-extra-tiles = zusätzliche Plättchen
page-agreed-expansion-cards = Erweiterungskarten
page-agreed-players = { $count } Personen

### The table

page-stick = Dieser Zug
page-stick-picking = Auswahl
page-stick-turn = Zug { $turn }
page-stick-led = { $who ->
        [you] du führst an
       *[other] { $name } führt an
    }
page-stick-brave = mutig
page-stick-cowardly = feige
page-stick-next = „Weiter!“
page-stick-out = ausgestochen
    .short = raus
page-stick-out-by = { $who ->
        [you] von dir
       *[other] von { $name }
    }
page-stick-wait = noch dran
page-stick-empty = ohne Karten
page-stick-picks = wählt
page-stick-now = ist dran
page-stick-your-call = du bist dran
page-stamp = ausgestochen von { $name }
page-side = Verlauf und Gespräch
page-tabs = Teile des Tischs
page-room-players = Zug und Mitspielende
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
page-risk-nobody = { $who ->
        [you] Niemand kann dich ausstechen.
       *[other] Niemand kann { $name } ausstechen.
    }
page-risk-overtakers = Noch { $after } dran; { $count ->
        [one] 1 kann { $who ->
                [you] dich
               *[other] { $name }
            } mit unbekannten Karten ausstechen: { $names }.
       *[other] { $count } können { $who ->
                [you] dich
               *[other] { $name }
            } mit unbekannten Karten ausstechen: { $names }.
    }
page-risk-knocks-out = Sticht { $name } aus.
page-risk-safe = Gleich deins; niemand kann es dir nehmen.
    .idle = Die Karte wird ohne Wirkung gespielt.
page-risk-stays = Gleich deins. { $name } bleibt mutig.
    .idle = Die Karte wird ohne Wirkung gespielt. { $name } bleibt mutig.
page-card-past = { $how ->
        [brave] Zug { $turn }: mutig
        [out] Zug { $turn }: ausgestochen
       *[cowardly] Zug { $turn }: feige
    }
page-card-hopes = noch nicht entschieden
page-waiting = Warten auf { $names }.
page-take-back = Zurücknehmen
page-skip = Nicht warten
page-watching = Du siehst zu.

### Picking

page-pick-secret = Geheim, bis alle fertig sind; bis dahin lässt es sich jederzeit ändern.
page-pick-ready-list = Wer fertig ist
page-pick-ready = fertig
page-pick-choosing = wählt noch
page-pick-last = Runde { $round }: wer was gespielt hat
page-pick-count = { $have } von { $count }
page-pick-chosen = gewählt
page-pick-same = Wie letzte Runde
page-pick-same-short = Wie zuletzt
page-pick-missing = Noch { $count } wählen
page-pick-done = Fertig
page-pick-change = Doch anders

### The curtain

page-curtain-pass = Gib das Gerät weiter an
page-curtain-call = An Tisch { $code } wartet eine Entscheidung. Alle anderen schauen an die Decke.
page-curtain-open = Ich bin { $name }, Vorhang auf
page-curtain-note = Alle anderen Karten sind weggeräumt. Nichts davon steht auf dieser Seite.
page-curtain-i-am = Ich bin { $name }
page-curtain-table = Tisch ansehen
page-curtain-change = Auswahl ändern: { $name }
page-curtain-who = Wer möchte nachsehen?
page-curtain-who-note = An diesem Gerät hat an Tisch { $code } gerade niemand etwas zu entscheiden. Wer mag, sieht sich die eigenen Karten an.
page-shared-here = An diesem Gerät
page-shared-next = { $name } entscheidet
page-shared-close = Vorhang zu
page-shared-everybody = Der Tisch, wie ihn alle sehen
page-beside-join = An diesem Gerät sitzt schon { $names }. Wer jetzt Platz nimmt, spielt daneben: Zwischen den Zügen fällt ein Vorhang.
page-beside-back = Weiter als { $names }
page-beside-title = Auch diesen Platz auf diesem Gerät spielen?
page-beside-why = An diesem Gerät sitzt schon { $here } an Tisch { $code }. Dieser Link öffnet den Platz von { $name }. Sind beide hier, fällt zwischen ihren Zügen ein Vorhang.
page-beside-yes = Ja, beide spielen hier
page-beside-no = Nein, nur { $here }

### The end

page-end-wins-by = { $who ->
        [you] Du gewinnst mit { $count ->
            [one] 1 Punkt
           *[other] { $count } Punkten
        } Vorsprung
       *[other] { $name } gewinnt mit { $count ->
            [one] 1 Punkt
           *[other] { $count } Punkten
        } Vorsprung
    }
page-end-wins = { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    }
page-end-shared = { $names } teilen sich den Sieg
page-end-nerve = { $brave ->
        [one] Einmal mutig
        [2] Zweimal mutig
       *[other] { $brave }-mal mutig
    }, { $out ->
        [0] nie ausgestochen.
        [one] einmal ausgestochen.
        [2] zweimal ausgestochen.
       *[other] { $out }-mal ausgestochen.
    }
page-end-bot = Der Bot lässt ausrichten, es sei Glück gewesen.
page-course = Die Partie, Runde für Runde
page-course-note = Punkte nach jeder Runde
page-course-start = Beginn
page-award-brave = Mutigstes Herz
    .count = { $count ->
        [one] einmal mutig
       *[other] { $count }-mal mutig
    }
    .each = { $count ->
        [one] je einmal mutig
       *[other] je { $count }-mal mutig
    }
page-award-out = Am öftesten ausgestochen
    .count = { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
    .each = { $count ->
        [one] je einmal
       *[other] je { $count }-mal
    }
page-award-cowardly = Bestes Versteck
    .count = { $count ->
        [one] einmal feige
       *[other] { $count }-mal feige
    }
    .each = { $count ->
        [one] je einmal feige
       *[other] je { $count }-mal feige
    }
page-end-rematch = Noch einmal, gleiche Runde
page-end-look = Tisch ansehen
page-seal-opened = Das Siegel ist offen: prüfe die Mischung
page-seal-shown = Siegel vom Anfang
page-seal-seed = Startwert
page-seal-salt = Salz
page-seal-check = Das Siegel ist der SHA-256 von Startwert und Salz, direkt hintereinander.

### Zurückschauen

page-past = Rückblick
page-past-turn = Runde { $round }, Zug { $turn }
page-past-picking = Runde { $round }, Auswahl
page-past-end = Das Ende
page-past-then = Rückblick: { $name }
page-past-again = Noch einmal: { $name }
page-past-step = Schritt { $step } von { $steps }
page-past-slider = Zeitpunkt im Spiel
page-past-back = Einen Schritt zurück
page-past-forward = Einen Schritt weiter
page-past-play = Abspielen
page-past-pause = Anhalten
page-past-round = Zu Runde { $round }
page-past-eyes = Gesehen von
page-past-open = alle Karten offen
page-past-public = Publikum
page-past-link = Link kopieren
page-past-now = Zurück zu jetzt
page-past-leave = Zum Tisch
page-past-skip = Überspringen
page-past-your-call = Du bist jetzt dran.
page-past-loading = Wir blättern zurück …
page-copied = Kopiert
page-meanwhile = { $count ->
        [one] Zeigen, was inzwischen geschah (1)
       *[other] Zeigen, was inzwischen geschah ({ $count })
    }
page-meanwhile-not = Jetzt nicht
page-since = Seit deiner letzten Entscheidung: { $change }.
page-since-map = Neu seit deiner letzten Entscheidung.
page-round-account = Runde { $round } brachte
page-log-tools = Wessen Zeilen, und der Verlauf als Text
page-log-only = Nur Zeilen zu { $name }
page-log-copy = Verlauf kopieren
page-log-save = Verlauf als Textdatei sichern
page-log-then = Den Tisch zeigen, wie er damals war
page-replay-not-over = Dieses Spiel läuft noch. Was die anderen sahen, ist offen, wenn es zu Ende ist.
page-end-watch = Noch einmal ansehen
page-open-picked = Auswahl
page-open-played = gespielt

### Was the shuffle fair?

page-fair-title = Ehrlich gemischt
page-fair-link = Hier prüfen
page-fair-question = Wurde ehrlich gemischt?
page-fair-how = Bevor sich jemand setzte, hat der Tisch ein Siegel gezeigt: eine Zahl, errechnet aus einem Startwert und einem Salz, die niemand gesehen hatte. Dann haben alle eigene Zahlen dazugegeben, und aus alldem wurden die Karten gegeben. Nach dem Spiel wird alles gezeigt. Passt es zusammen, dann hat niemand die Karten ausgesucht, und niemand konnte unterwegs etwas ändern. Dieser Browser rechnet selbst nach.
page-fair-not-found = Dieser Tisch ist hier nicht bekannt. Füge Siegel, Startwert und Salz ein, um sie zu prüfen.
page-fair-running = Das Spiel ist noch nicht zu Ende. Startwert und Salz würden jede verdeckte Karte verraten; sie werden am Ende gezeigt. Komm dann wieder.
page-fair-yes = Das Siegel hält.
page-fair-no = Etwas passt nicht.
page-fair-first-good = Es ist das Siegel, das dieser Browser gesehen hat, als er zum ersten Mal an den Tisch kam.
page-fair-first-bad = Als dieser Browser zum ersten Mal an den Tisch kam, sah er ein anderes Siegel.
page-fair-first-unknown = Dieser Browser hat das Siegel am Anfang nicht festgehalten; vergleiche es mit jemandem, der es hat.
page-fair-opens-good = Startwert und Salz ergeben genau dieses Siegel.
page-fair-opens-bad = Startwert und Salz ergeben dieses Siegel nicht.
page-fair-shares-good = Dazugegeben wurden die Zahlen, die zugesagt waren, bevor die erste geöffnet wurde.
page-fair-shares-bad = Dazugegeben wurden nicht die Zahlen, die zugesagt waren.
page-fair-shares-unknown = Was dazugegeben wurde, passt zu dem, was laut Server zugesagt war; dieser Browser hat es selbst nicht notiert.
page-fair-own-good = Die Zahl, die dieser Browser gezogen hat, ist dabei.
page-fair-own-bad = Die Zahl, die dieser Browser gezogen hat, ist nicht dabei.
page-fair-own-unknown = Von diesem Browser ist keine Zahl dabei: er hat keine gezogen, oder sie kam zu spät.
page-fair-line = Was dazugegeben wurde, in der Reihenfolge der Plätze (ein Strich für nichts)
page-fair-dealt-seed = Der SHA-256 von alldem, durch Leerzeichen getrennt; daraus wurden die Karten gegeben:
page-fair-parts = Was dazugegeben wurde
page-fair-parts-how = Jedes Gerät hat eine Zufallszahl gezogen, als sein Mensch kam, und nur ihren SHA-256 verraten. Als alle da waren, wurden alle geöffnet und mit dem versiegelten Startwert gemischt. Solange nur eine davon dem Zufall überlassen war, hat niemand die Karten ausgesucht.
page-fair-part-none = nichts
page-fair-part-commit = zugesagt:
page-fair-part-value = geöffnet:
page-fair-part-left-out = nicht rechtzeitig geöffnet, also wurde ohne sie gegeben
page-fair-part-good = Das passt.
page-fair-part-bad = Das passt nicht.
page-fair-dealt-good = Das aufgeschriebene Spiel wurde genau daraus gegeben.
page-fair-dealt-bad = Das aufgeschriebene Spiel wurde aus etwas anderem gegeben.
page-fair-computed = SHA-256 dieses Startwerts und dieses Salzes:
page-fair-again = Das ganze Spiel noch einmal
page-fair-again-how = Das aufgeschriebene Spiel enthält Startwert, Salz und jede Entscheidung. Mit Broomstick auf dem eigenen Rechner kannst du es Karte für Karte noch einmal geben und spielen:
page-fair-download = Spiel herunterladen

### Tips: what everything on the table is

page-tip-more = Mehr in den Regeln
page-tip-points = { $name }: bisher { $points }
page-tip-stock-hand = { $count ->
        [0] Keine auf der Hand.
        [one] 1 Handkarte, für diese Runde gewählt.
       *[other] { $count } Handkarten, für diese Runde gewählt.
    }
page-tip-person-bot = Ein Bot der Art { $bot }. Er sieht, was ein Mensch auf diesem Platz sähe.
page-tip-person-here = Schaut gerade auf den Tisch.
page-tip-person-away = Schaut gerade nicht auf den Tisch.
page-tip-perch-now = Muss sich jetzt entscheiden.
page-tip-perch-empty = Hat keine Karten mehr und sagt „Weiter!“.
page-tip-perch-picking = Alle wählen geheim. Was gewählt ist, sieht sonst niemand, bevor es gespielt wird.
page-tip-perch-after = Noch dran: { $names }.
page-tip-perch-nobody = Danach ist niemand mehr dran.
page-tip-perch-leads = Führt diesen Zug an. Wer zuletzt mutig ist, führt den nächsten an.
page-tip-leads = { $who ->
        [you] Du führst den ersten Zug dieser Runde an
       *[other] { $name } führt den ersten Zug dieser Runde an
    }
page-tip-leads-why = Wer zuletzt mutig war, führt an; dann antworten die anderen im Uhrzeigersinn.
page-tip-clock = Restzeit: { $name }
page-tip-clock-how = Sie läuft, solange eine Entscheidung aussteht. Ist sie um, entscheidet das Programm.
page-tip-code = Mit dem Code { $code } kommen andere an diesen Tisch.
page-tip-seal = Siegel der Karten: { $seal }
page-tip-seal-how = Der Startwert stand fest, bevor sich jemand setzte. Am Ende wird das Siegel geöffnet, und alle können es prüfen.
page-tip-link = Was du jetzt wählst, wird hier aufbewahrt und geschickt, sobald der Server antwortet. Nichts wird doppelt geschickt.
page-tip-ready = { $who ->
        [you] Du bist bereit. Ändern geht, bis es alle sind.
       *[other] { $name } ist bereit. Ändern geht, bis es alle sind.
    }
page-tip-choosing = { $who ->
        [you] Du wählst noch. Wie viele Karten gewählt sind, sieht niemand.
       *[other] { $name } wählt noch. Wie viele Karten gewählt sind, sieht niemand.
    }
page-tip-full = Du hast schon { $count } gewählt: Leg erst eine zurück.
page-tip-skip = Die Bots sprechen sofort, solange du auf sonst niemanden wartest.
page-tip-text-mode = Das ganze Spiel in Worten, mit einem Feld zum Tippen.
page-tip-theme = Helles Papier oder Mondschein.

### Tips: the log, the chat, and every page around the table

page-pair = { $first }: { $second }
page-tip-log-new = Neu seit deiner letzten Entscheidung.
page-tip-log-only = Noch einmal drücken zeigt wieder alle Zeilen.
page-tip-log-text = Als einfacher Text, und nur die Zeilen, die zu sehen sind.
page-tip-seat = Drücken zeigt, wer hier sitzt und was mit dem Platz geschehen kann.
page-tip-chat-phrases = Zeilen, die niemand tippen muss.
page-tip-chat-phrase = Wird sofort dem ganzen Tisch gesagt.
page-tip-chat-mute = Nur dieser Browser verbirgt, was geschrieben wird. Niemand erfährt davon.
page-tip-chat-hidden = Du hast stummgeschaltet, wer das schrieb.
page-tip-chat-field = Der ganze Tisch liest es, und das Publikum auch.
page-chat-seated = Schreiben kann hier nur, wer einen Platz hat.
# Beside the field: heart-table-talk in a line.
page-chat-before = Das lesen alle, die an den Tisch kommen, auch wer nur zuschaut.
page-chat-table-talk = Bevor du dran bist: kein Wort, kein Wink, ob du die aufgerufene Rolle hast.
page-tip-award-brave = Wie oft mutig, ob es hielt oder nicht.
page-tip-award-out = Wie oft nach mutigem Wort ausgestochen.
page-tip-award-cowardly = Wie oft feige.
page-tip-rematch = Ein neuer Tisch mit denselben Menschen, Bots und Regeln. Dieser bleibt, wie er ist.
page-tip-end-watch = Von der ersten Karte an, mit jedermanns Augen oder mit allen Karten offen.
page-tip-end-look = So, wie er am Ende des Spiels war.
page-tip-kind-person = Sitzt an diesem Gerät. Sind es mehrere, fällt zwischen ihren Zügen ein Vorhang.
page-tip-kind-open = Bleibt frei für jemanden, der über Code oder Link kommt.
page-tip-kind-bot = Der Computer spielt und sieht nicht mehr als ein Mensch auf diesem Platz.
page-tip-new-up = In dieser Reihenfolge wird gesprochen, von oben nach unten.
page-tip-new-most = Mehr als { $most } Plätze hat dieses Spiel nicht.
page-tip-new-fewest = Dieses Spiel braucht mindestens { $fewest }.
page-tip-starter = Hat im Spiel das erste Wort. Später ist es, wer zuletzt mutig war.
page-tip-clock-none = Alle nehmen sich so viel Zeit, wie sie mögen.
page-tip-wait = Wer so lange nicht an den Tisch geschaut hat, darf ersetzt werden: Die anderen können dann einen Bot spielen lassen, bis die Person wieder da ist und übernimmt.
page-tip-clock-bank = So viel für das ganze Spiel und nach jeder Entscheidung etwas mehr. Ist sie um, entscheidet das Programm.
page-tip-clock-slow = Für ein Spiel über Tage: so lange je Entscheidung, und niemand muss gleichzeitig da sein.
page-tip-pace = { $seconds ->
        [0] Die Bots warten gar nicht.
       *[other] Ein Bot wartet { $seconds } s, bevor er spricht.
    }
page-tip-name = So nennen dich die anderen. Ohne Namen ist es die Nummer deines Platzes.
page-tip-join-seat = In dieser Reihenfolge wird gesprochen, von oben nach unten.
page-tip-join-watch = Du siehst, was offen liegt, und niemandes Hand.
page-tip-past-play = Ein Schritt nach dem anderen, von selbst.
page-tip-past-slider = Zieh ihn, oder nimm die Pfeiltasten.
page-tip-past-first = Das ist der Anfang.
page-tip-past-last = Das ist das Ende.
page-tip-past-eyes = Wessen verdeckte Karten du siehst.
page-tip-past-link = Öffnet das Spiel an dieser Stelle. Solange es läuft, bleiben dort alle verdeckten Karten verdeckt.
page-tip-past-now = Zum Tisch, wie er jetzt ist. Was du gewählt hattest, ist noch gewählt.
page-tip-past-leave = Zum Ende dieses Spiels und zur Wertung.
page-tip-past-skip = Gleich zum Tisch, wie er jetzt ist.
page-tip-meanwhile = Spielt ab, was geschehen ist, seit du zuletzt hier warst.
page-tip-meanwhile-not = Es bleibt im Verlauf, als neu gezeichnet.
page-tip-theme-system = Tag oder Nacht, wie dein System es hat.
page-tip-motion-system = Dinge bewegen sich, außer dein System wünscht weniger Bewegung.
page-tip-motion-none = Alles ist gleich da, und die Worte erzählen es.
page-tip-motion-all = Dinge bewegen sich, was immer dein System wünscht.
page-tip-confirm-no = Eine Wahl gilt, sobald du drückst.
page-tip-confirm-yes = Einmal drücken merkt die Wahl vor, noch einmal schickt sie ab.
page-tip-sound-all = Wie laut alle Töne zusammen sind.
page-tip-sound-call = Zweimal klopfen, wenn du entscheiden musst.
page-tip-sound-brave = Ein Besen stößt auf, wenn jemand mutig ist.
page-tip-sound-cowardly = Stoff raschelt, wenn jemand feige ist.
page-tip-sound-swept = Ein Besen fegt, wenn jemand ausgestochen wird.
page-tip-sound-reveal = Papier, wenn alle geheimen Antworten da sind.
page-tip-sound-commit = Ein Korken, wenn du entschieden hast.
page-tip-sound-end = Ein kleiner Akkord, wenn das Spiel zu Ende ist.
page-tip-home-play = { $game }, gegen drei Bots.
page-tip-home-code = Vier Buchstaben; wer den Tisch geöffnet hat, kennt sie.
page-tip-home-bots = Du und drei Bots. Es geht sofort los.
page-tip-home-new = Du sagst, wer spielt: Menschen hier, Menschen anderswo, Bots.
page-tip-home-seats = Am Tisch: { $names }.
page-tip-home-forget = Nimmt ihn von dieser Liste. Den Tisch selbst gibt es weiter.
page-tip-let-bot = Du kannst jederzeit wieder übernehmen. Der Bot sieht, was du sähest.
page-tip-again = Du entscheidest wieder selbst. Was der Bot verdeckt gewählt hat, zählt nicht.
page-tip-put-bot = Er spielt sofort. Der Platz lässt sich später wieder öffnen.
page-tip-let-bot-for = Bis zur Rückkehr.
page-tip-give = Zeigt den geheimen Link deines Platzes zum Weitergeben.
page-tip-invite-link = Wer ihn öffnet, kann einen der leeren Plätze nehmen.

### Help with a decision

page-hint = Tipp
page-hint-about = Was ein sparsamer Bot mit deinem Wissen täte.
page-hint-thinking = Denkt nach …
page-hint-says = Ein sparsamer Bot würde antworten: { $choice }.
page-hint-brings = Das brächte: { $gain }.
page-undo-nothing = Es gibt nichts von dir zurückzunehmen.
page-undo-shown = Das lässt sich nicht mehr zurücknehmen: Seitdem hat jemand etwas Neues gesehen.
page-undo-other-seat = Das lässt sich nicht mehr zurücknehmen: Die letzte Wahl kam von { $name }.
page-undo-sealed = Die Auswahl gilt, sobald alle bereit sind.

### Rules in the page

page-rules = Regeln
page-rules-of = Regeln: { $game }
page-rules-search = In den Regeln suchen
page-rules-contents = Inhalt
page-rules-nothing = In den Regeln steht nichts zu „{ $word }“.
page-rules-found = { $count ->
        [one] 1 Stelle zu „{ $word }“
       *[other] { $count } Stellen zu „{ $word }“
    }
page-rules-link = Link zur Regel { $rule }
page-rules-loading = Die Regeln werden geholt …
page-rules-not-there = Eine Regel „{ $rule }“ gibt es nicht.

### Text mode

page-text-story = Geschichte
page-text-players = Wer mitspielt
page-text-field = Sag, was du tust
page-text-send = Sagen
page-text-try = Eine Nummer der Liste oder ihre Wörter.
page-text-unknown = „{ $text }“ steht nicht zur Wahl.
page-text-commands = Du kannst auch tippen: { $commands }.
page-text-state = lage
page-text-who = wer
page-text-mine = meins
page-text-map = plan
page-text-ready = fertig
page-text-ready-now = Tippe „{ $ready }“, um es abzuschicken
page-text-nothing = Zu „{ $text }“ gibt es hier nichts.
page-text-rules = regeln
    .does = „regeln WORT“ sucht in den Regeln
page-text-hint = tipp
page-text-undo = zurück
page-text-help = hilfe

### Settings, motion and sound

page-bar = Diese Seite
page-settings-language = Sprache
page-settings-theme = Licht
page-theme-system = Wie das System
page-theme-light = Tag
page-theme-dark = Nacht
page-settings-motion = Bewegung
page-motion-system = Wie das System
page-motion-none = Keine
page-motion-all = Alle
page-settings-motion-note = Jede Taste und jedes Tippen beendet sie.
page-settings-confirm = Deine Entscheidungen
page-confirm-no = Sofort senden
page-confirm-yes = Erst bestätigen
page-settings-coach = Rat neben einer Entscheidung
page-settings-coach-note = Er sagt, was für eine Wahl spricht, und weiß nur, was du weißt.
page-settings-goal = Das Ziel über dem Tisch
page-settings-notify = Bescheid geben
page-notify-no = Nein
page-notify-yes = Wenn ich dran bin
page-settings-notify-note = Nur solange diese Seite nicht zu sehen ist.
page-settings-notify-denied = Dein Browser erlaubt es nicht.
page-notify-call = Du bist dran, am Tisch { $code }.
page-settings-name = Dein Name
page-settings-name-note = Für den nächsten Tisch, an den du dich setzt.
page-settings-sound = Ton
page-sound-off = Aus
page-sound-on = An
page-sound-all = Alles
page-sound-call = Du bist dran
page-sound-brave = Mutig
page-sound-cowardly = Feige
page-sound-swept = Ausgestochen
page-sound-reveal = Alle haben gewählt
page-sound-commit = Du entscheidest
page-sound-end = Ende
page-sound-volume = Lautstärke: { $sound }
page-sound-try = Anhören: { $sound }
page-settings-kept = Nur in diesem Browser aufgehoben.
page-stick-before = Der letzte Zug
page-stick-last = letzter Zug: { $role }
page-withdraw = Noch nicht
page-link-dock = Keine Verbindung. Was du wählst, wird gesendet, sobald sie wieder da ist.
page-link-waiting = Gewählt: { $choice }. Es wird gesendet, sobald die Verbindung wieder da ist.
page-sending-choice = Gewählt: { $choice }. Wird gesendet …
page-key-settings = Einstellungen

### Seats, people and talk

page-bot-thrifty = Sparsam
    .note = wägt Gewinn und Risiko ab
page-bot-random = Zufall
    .note = nimmt irgendeine Möglichkeit
page-bot-dreamy = Verträumt
    .note = in Gedanken woanders
page-bot-grasping = Gierig
    .note = nimmt, was sofort zu haben ist
page-bot-seasoned = Erfahren
    .note = spielt aus Erfahrung
page-bot-farsighted = Weitsichtig
    .note = schaut weit voraus
page-bot-missing = { $needs ->
        [nets] { $bot }: nicht in einer Seite ohne Server
       *[other] { $bot }: hier nicht, denn { $needs } ist nicht installiert
    }
page-seat-menu = { $name }: Platz und mehr
page-seat-person = Mensch
page-seat-here = gerade hier
page-seat-away = weg seit { $time }
page-seat-bot = Bot: { $bot }
page-seat-bot-for-you = Ein Bot spielt für dich: { $bot }
page-seat-empty = Hier sitzt noch niemand. Das Spiel wartet, wenn dieser Platz dran ist.
page-seat-bot-kind = Art des Bots
page-seat-let-bot = Einen Bot für mich spielen lassen
page-seat-again = Wieder selbst spielen
page-seat-let-bot-for = Einen Bot für { $name } spielen lassen
page-seat-still-here = Ein Bot kann für { $name } spielen, wenn bis { $time } niemand zurück ist.
page-seat-waited-for = Ein Bot kann für { $name } spielen, sobald die Uhr dort abgelaufen ist.
page-seat-put-bot = Einen Bot hinsetzen
page-seat-open-again = Platz wieder öffnen
page-seat-open-note = Dann kann noch jemand mit dem Code dazukommen.
page-seat-give = Meinen Platz jemandem geben
page-seat-link = Geheimer Link dieses Platzes
page-seat-warning = Wer diesen Link hat, sitzt auf diesem Platz und sieht seine Karten. Gib ihn nur einer Person.
page-seat-renew = Neuen Link machen
page-seat-renew-note = Der alte Link endet sofort, in jedem Browser außer diesem.
page-seat-renewed = Das ist der neue Link. Der alte öffnet nichts mehr.
page-seat-mute = { $name } stummschalten
page-seat-unmute = { $name } wieder hören
page-copy = Kopieren
page-share = Teilen
page-forget = Diesen Tisch löschen
page-forget-alone = Das Spiel, sein Verlauf und das Gespräch werden endgültig gelöscht. Niemand kann es mehr ansehen.
page-forget-others = Das Spiel, sein Verlauf und das Gespräch werden endgültig gelöscht, sobald alle es wünschen, die hier sitzen. Noch nicht einverstanden: { $names }.
page-forget-wished = Du wünschst, dass von diesem Tisch nichts bleibt. Er wird gelöscht, sobald alle einverstanden sind, die hier sitzen. Noch nicht einverstanden: { $names }.
page-forget-last = Alle anderen wünschen, dass nichts bleibt. Bist du einverstanden, werden das Spiel, sein Verlauf und das Gespräch sofort und endgültig gelöscht.
page-forget-yes = Endgültig löschen
page-forget-wish = Löschen wünschen
page-forget-back = Doch behalten
page-tip-forget = Die Partie, ihr Verlauf und ihr Chat, für immer; sitzen hier mehrere, erst wenn alle es wünschen.
page-banner-forget = Wunsch von { $names }: Von diesem Tisch soll nichts bleiben. Er wird gelöscht, sobald alle einverstanden sind, die hier sitzen.
    .answer = Antworten
page-stopping = Der Server startet um { $time } neu. Alles bleibt erhalten, und das Spiel geht hier von selbst weiter.
page-stopped = Der Server startet gerade neu. Alles bleibt erhalten, und das Spiel geht hier von selbst weiter.
page-banner-bot = Ein Bot spielt für dich.
page-banner-put = Du warst weg, als deine Zeit um war, und { $name } ließ einen Bot für dich spielen.
page-banner-replaced = { $name } war weg, als die Zeit um war, und { $by } ließ dort vorerst einen Bot spielen.
page-banner-others = { $count ->
        [one] Ein Bot spielt für { $names }
       *[other] Bots spielen für { $names }
    }
page-banner-take-over = Übernehmen
page-banner-failing = Der Bot auf dem Platz von { $name } hat gerade keine Antwort. Für ihn wird gespielt, was bei abgelaufener Zeit gespielt wird.
page-invite = Einladen
page-invite-title = { $count ->
        [one] Ein Platz ist leer
       *[other] { $count } Plätze sind leer
    }
page-invite-code = Code
page-invite-link = Link kopieren
page-invite-text = Mutig oder feige? Komm an Tisch { $code }.
page-invite-wait = Das Spiel wartet, wenn ein leerer Platz dran ist.
page-next-table = Nächster Tisch: { $code }
    .note = An einem anderen Tisch bist du dran
page-waiting-count = { $count ->
        [one] Warten auf 1 Person.
       *[other] Warten auf { $count } Personen.
    }
page-waiting-others = Warten auf die anderen.
page-chat-mute-all = Alle stummschalten
page-chat-hear-all = Alle wieder hören
page-chat-hidden = { $count ->
        [one] 1 Zeile verborgen
       *[other] { $count } Zeilen verborgen
    }
page-chat-phrases = Fertige Sätze
page-chat-unread = { $count } neu
page-phrase-hello = Hallo!
page-phrase-luck = Viel Glück!
page-phrase-moment = Einen Moment, bitte.
page-phrase-brave = Das war mutig!
page-phrase-ouch = Autsch.
page-phrase-well = Gut gespielt!
page-phrase-thanks = Danke für das Spiel.
page-phrase-bye = Ich muss los. Tschüss!

### Eine Seite ohne Server

page-site-coming = Die Spiele werden geholt
    .part = { $percent } % von { $size } MB
    .once = Nur dieses eine Mal. Dann bleiben sie in diesem Browser und brauchen kein Netz.
    .start = Die Hexen steigen auf ihre Besen …
page-site-failed = Die Spiele sind nicht angekommen. Bist du im Netz?
page-site-other-build = In einem anderen Tab ist eine andere Fassung dieser Seite offen. Schließ jenen Tab und lade dann diesen neu.
page-site-newer = Es gibt eine neuere Fassung.
    .load = Neu laden
page-site-unkept = Dieser Browser bewahrt für diese Seite nichts auf, wie in einem privaten Fenster. Du kannst spielen, aber wenn du die Seite schließt, sind ihre Tische weg.
    .yes = Verstanden
page-site-full = Der Speicher dieses Browsers ist voll: Dein letzter Schritt wurde nicht aufbewahrt und gilt darum nicht. Schaff Platz, oder spiel weiter, ohne dass ab hier etwas aufbewahrt wird.
    .yes = Trotzdem weiterspielen
page-site-elsewhere = Dieser Tisch ist auch in einem anderen Tab offen. Was geschieht, zeigen beide.
page-mended-damaged = Im Speicher dieses Browsers ist etwas von diesem Spiel verloren. Es geht beim letzten Moment weiter, der noch ganz ist.
page-mended-other-rules = Seit dieses Spiel begann, haben sich die Regeln geändert. Es geht nach den heutigen weiter.
page-site-invite = Um Menschen anderswo einzuladen, braucht es einen Server.
    .how = Wer Broomstick auf einem Rechner hat, startet einen mit „make play“.
    .docs = Wie man einen betreibt
    .to = Zu einem Server
page-site-open = Datei öffnen
    .tip = Ein Spiel, das als Datei gesichert wurde, hier oder im Terminal. Du kannst sie auch auf diese Seite ziehen.
    .drop = Lass los, und das Spiel in dieser Datei wird geöffnet.
page-site-keep = Tisch { $code } als Datei sichern
    .tip = Das ganze Spiel, auch was noch verdeckt ist. Diese Seite und das Programm im Terminal öffnen es wieder.
    .end = Als Datei sichern
page-site-link = Link mit dem Spiel kopieren
    .tip = Im Link steckt das ganze Spiel mit allen Namen. Wer ihn öffnet, sieht das Spiel im eigenen Browser; sonst wird niemandem etwas geschickt.
page-site-forget = Tisch { $code } löschen
    .tip = Er verschwindet ganz aus diesem Browser.
    .sure = Das Spiel wird in diesem Browser gelöscht. Sichere es als Datei, wenn du es noch einmal brauchen könntest. Tisch { $code } löschen?
    .yes = Löschen
page-site-tip-new = Du sagst, wer spielt: Menschen an diesem Gerät und Bots.

### Before the cards are dealt

page-waiting-title = { $count ->
        [one] Noch eine Person fehlt
       *[other] Noch { $count } Personen fehlen
    }
page-waiting-absent-title = Warten, bis alle da sind
page-waiting-shuffling = Es wird gemischt …
page-waiting-missing = Zum Mischen fehlt noch { $names }. Nach zehn Sekunden wird ohne gegeben.
page-waiting-absent = noch nicht da
page-waiting-away = gerade weg
page-waiting-put-bot = Bot
    .tip = Ein Bot nimmt diesen Platz.
    .last = Ein Bot nimmt diesen Platz, und die Karten werden gegeben.
page-waiting-bots = Mit Bots auf den freien Plätzen beginnen
    .tip = Dann kann sich niemand mehr dazusetzen; die Karten werden sofort gegeben.
page-waiting-start = Jetzt beginnen
    .tip = Die Karten werden sofort gegeben. Wer später kommt, spielt mit, hat aber am Mischen keinen Teil.
page-waiting-why = Vor dem Beginn wird keine Karte gegeben. Dann gibt jedes Gerät eine Zufallszahl zum Mischen dazu, damit niemand die Karten aussucht, auch nicht der Server.
page-waiting-left-out = Gegeben wurde ohne die Zufallszahl von { $names }: sie kam nicht rechtzeitig.

### What can go wrong on the way

page-problem-offline = Der Server ist nicht zu erreichen. Bist du im Netz?
page-problem-no-such-code = Kein offener Tisch hat diesen Code.
page-problem-no-such-table = Diesen Tisch gibt es nicht.
page-problem-no-seat = An diesem Tisch sind alle Plätze besetzt. Du kannst zusehen.
page-problem-time-out = Deine Zeit war um, darum hat das Programm für dich entschieden.
page-problem-still-here = Diese Person ist noch da, oder ihre Zeit ist noch nicht um.
page-problem-not-over = Das ist offen, sobald das Spiel zu Ende ist.
page-problem-not-begun = Es ist noch keine Karte gegeben.
page-problem-lesson-waits = Lies erst weiter: Die Lektion wartet auf dich.
page-problem-lesson-only = Die Lektion fragt hier nach etwas anderem. Bald wählst du frei.
page-problem-not-waiting = Hier wartet nichts darauf, dass es weitergeht.
page-problem-one-learner = Eine Lektion ist für eine Person.
page-problem-share-late = Die Karten waren gegeben, bevor das kam.
page-problem-share-other = Das ist nicht die Zahl, die dieser Platz zugesagt hatte.
page-problem-not-seated = Nur wer am Tisch sitzt, kann das.
page-problem-other-rules = Dieses Spiel lief nach anderen Regeln als den heutigen.
page-problem-damaged = Was dieser Browser von diesem Spiel aufbewahrt hat, ist beschädigt und lässt sich nicht öffnen.
page-problem-table-damaged = Dieser Tisch ist dort, wo er aufbewahrt wird, beschädigt und steht deshalb still. Nichts an ihm wurde geändert; wer den Server betreibt, kann ihn aus einer Sicherung wiederherstellen.
page-problem-table-closed = Dieser Tisch wurde von denen geschlossen, die den Server betreiben.
page-problem-no-map = Dieses Spiel hat keinen Plan.
page-problem-no-such-token = Dieser Link öffnet keinen Platz an diesem Tisch.
page-problem-seat-renewed = Dieser Platz hat inzwischen einen neuen Link, und nur der öffnet ihn.
page-problem-not-your-seat = Nur wer das Geheimnis eines Platzes hat, nimmt ihn zurück.
page-problem-not-usual = Wer weg ist, wird vom üblichen Bot des Spiels vertreten und von keinem anderen.
page-problem-watching = Wer zusieht, entscheidet nichts.
page-problem-not-kept = Das ließ sich gerade nicht aufheben. Versuch es noch einmal.
page-problem-no-such-page = Unter dieser Adresse ist nichts. Hier ist der Anfang.
page-problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht, oder niemand sitzt dort.
page-problem-no-person = Ein Tisch braucht mindestens eine Person.
page-problem-no-code = Für einen neuen Tisch ist gerade kein Code frei. Versuch es später noch einmal.
page-problem-no-start = Dieses Spiel lässt sich nicht mehr lesen.
page-problem-gap = Dieses Spiel lässt sich nicht mehr lesen: Ein Teil davon fehlt.
page-problem-stale = Das Spiel ist inzwischen weitergegangen.
page-problem-too-late = Alle waren schon bereit: Deine Auswahl gilt.
page-problem-nothing-said = In dieser Zeile steht nichts, was man lesen kann.
page-problem-sealed = Gerade wählen alle geheim.
page-problem-not-sealed = Gerade wählt niemand.
page-problem-not-spare = Nur ein Platz, der vorher frei war, kann wieder frei werden.
page-problem-undo-nothing = Es gibt nichts zurückzunehmen.
page-problem-undo-sealed = Eine geheime Antwort gilt, sobald alle bereit sind.
page-problem-undo-shown = Jemand hat seitdem etwas Neues gesehen; es bleibt dabei.
page-problem-undo-other-seat = Jemand anderes hat seitdem entschieden; es bleibt dabei.
page-problem-too-many = Von hier kam zu viel auf einmal. Versuch es in einer Weile noch einmal.
page-problem-foreign-host = Unter dem Namen, unter dem diese Seite gekommen ist, ist der Server nicht bekannt.
page-problem-too-quick = Das war zu viel auf einmal. Versuch es gleich noch einmal.
page-problem-enough = So oft, wie es an einem Tisch geht, hast du das schon getan.
page-problem-no-place-to-watch = An diesem Tisch sehen schon so viele zu, wie es können. Versuch es später noch einmal.
page-problem-wrong = Der Server hat diese Seite nicht verstanden. Lade sie neu.
page-problem-fault = Am Server ist etwas schiefgegangen. Versuch es noch einmal.
page-problem-refused = Der Server hat das nicht angenommen.
page-problem-unknown = Das hat nicht geklappt: { $text }
page-problem-no-hints = Hier spielen noch andere Menschen, und dieser Tisch wurde ohne Tipps geöffnet.
page-problem-no-answer = Der Bot hat gerade keine Antwort. Versuch es noch einmal.
page-problem-bot-other-game = Über dieses Spiel hat hier kein Bot Gedanken.
page-problem-nothing-asked = Du wirst gerade nichts gefragt.
page-problem-table-deleted = Dieser Tisch wurde gelöscht, wie es alle wünschten, die dort saßen.
page-problem-seat-moved = Dieser Platz hat einen neuen Link. Der, mit dem du kamst, öffnet ihn nicht mehr.
page-problem-no-server = Codes gehören zu Tischen auf einem Server. Diese Seite hat keinen.
page-problem-not-a-link = In diesem Link steckt kein Spiel, oder es ist nicht ganz angekommen.
page-problem-not-a-file = Diese Datei ist nicht zu lesen: Es ist kein Spiel darin.
page-problem-no-head = Diese Datei ist nicht zu lesen: Ihre zweite Zeile sagt nicht, wer wo sitzt.
page-problem-from-position = Diese Datei beginnt mitten im Spiel. Einen Tisch gibt es nur aus einem ganzen.
page-problem-host-gone = Der Tab, der die Tische hielt, wurde gerade geschlossen. Versuch es noch einmal.
page-problem-host-failed = In dieser Seite ist etwas schiefgegangen. Lade sie neu; deine Tische sind aufbewahrt.
page-problem-storage-full = Der Speicher dieses Browsers ist voll; das wurde nicht aufbewahrt und gilt nicht.
page-problem-storage-refused = Dieser Browser wollte das nicht aufbewahren; es gilt darum nicht. Versuch es noch einmal.
page-back-home = Zurück zum Anfang
# Whoever gave no name: the reader, and anybody else.
page-you-name = Du
page-player = Platz { $number }

### What one plays for, above the table

page-goal-title = Worum es geht
page-goal-fold = Diese Zeile wegklappen
page-tip-goal-fold = Sie bleibt weg. Die Einstellungen holen sie zurück.
page-goal-shown = Zu sehen
page-goal-hidden = Weggeklappt

### The coach of one’s first games

page-coach = Einen Gedanken wert: { $choice }. { $why }
page-coach-sure = Nach dir kann es dir niemand nehmen.
page-coach-knocks = Das sticht { $name } aus.
page-coach-few = Von { $after }, die noch dran sind, { $count ->
        [one] könnte { $count } auch mutig sein und dir nichts lassen.
       *[other] könnten { $count } auch mutig sein und dir nichts lassen.
    }
page-coach-all = { $count ->
        [one] Nach dir kann noch { $count } Person auch mutig sein.
       *[other] Nach dir können noch { $count } Personen auch mutig sein.
    }
page-coach-gain = Das bringt: { $gain }.
page-coach-safe = { $count ->
        [one] Nach dir könnte { $count } Person mutig sein und dir nichts lassen; das hier ist gleich deins.
       *[other] Nach dir könnten { $count } Personen mutig sein und dir nichts lassen; das hier ist gleich deins.
    }
page-coach-leaves = Es ist gleich deins, und { $name } bleibt mutig.
page-coach-nothing = Mutig zu sein brächte hier nichts.
page-coach-away = Den Ratgeber wegschicken
page-tip-coach-away = Er bleibt weg. Die Einstellungen rufen ihn zurück.
page-coach-first = In den ersten Spielen
page-coach-always = Immer
page-coach-never = Nie

### Lessons

page-home-learn = Spielen lernen
page-home-learn-on = Weiterlernen
page-lessons = Lektionen
page-lessons-learnt = gelernt
page-lessons-minutes = etwa { $minutes } Minuten
page-tip-home-learn = Ein erstes Spiel an einem echten Tisch, etwa { $minutes } Minuten. Aufhören und weitermachen geht bei jedem Schritt.
page-tip-home-lessons = Alle Lektionen dieses Spiels, mit einem Haken an denen, die du schon hattest.
page-new-lesson = Neu für dich? Zu diesen Regeln gibt es eine Lektion von etwa { $minutes } Minuten.
page-lesson = Lektion
page-lesson-step = { $step } von { $of }
page-lesson-go = Weiter
page-lesson-enter = Weiter mit der Eingabetaste.
page-lesson-later = Lektion verlassen
page-lesson-fold = Klein machen
page-lesson-unfold = Ganz zeigen
page-lesson-other = Die Lektion fragt hier nach etwas anderem.
page-lesson-done = Das war’s!
page-lesson-real = Ein echtes Spiel: { $game }
page-lesson-next = Nächste Lektion: { $lesson }
page-lesson-home = Zur ersten Seite
