# What the command line and the prompt say themselves, in German. Arguments are explained in the English file.
# Between a word or number and what belongs to it stand no-break spaces; not in what is typed, in names,
# and at the beginning of a line, which needs none.

### The story

turn-line = Zug { $turn }. { $text }

### The beginning

you = Du
    .within = du
welcome = { $title }, { $players ->
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
        [6] zu sechst
       *[other] { $players } Personen
    }
# $others are names with what kind of bot each is, or who plays each.
welcome-you = Du spielst gegen { $others }.
welcome-one = { $name } spielt gegen { $others }.
welcome-many = An dieser Tastatur: { $people }.
welcome-bots = Bots: { $others }.
welcome-bot = { $name } ({ $bot })
welcome-help = „{ $help }“ zeigt, was du tippen kannst, „{ $rules }“ die Regeln in Kürze.

welcome-back = Das Spiel geht weiter.

### Where the game stands

stands-over = Das Spiel ist zu Ende.

word-vp = SP
word-held = Hand
word-your-cards = Deine Karten
word-place = Platz
word-total = gesamt
word-leads = führt an
word-to-speak = kommt noch
word-next = weiter
word-out = ausgestochen
word-asked = gefragt

### Who is who

who-person = { $name }: an dieser Tastatur
who-you = { $name }: gerade an dieser Tastatur
who-bot = { $name }: Bot ({ $bot })
who-led = { $who ->
        [you] führst an
       *[other] führt an
    }
who-brave = { $who ->
        [you] bisher mutig
       *[other] bisher mutig
    }
who-asked = { $who ->
        [you] entscheidest gerade
       *[other] entscheidet gerade
    }
who-to-speak = { $who ->
        [you] hast noch nichts gesagt
       *[other] hat noch nichts gesagt
    }

### Questions

ask-forced-pick = Für diese Runde kannst du nur { $roles } wählen. Drück Enter.
pick-example = Tippe Namen oder Nummern, zum Beispiel: { $example }
pick-same = Oder „{ $same }“ für dieselben wie letzte Runde: { $roles }
confirm = { $choice }? Enter heißt ja, „{ $undo }“ heißt nein.
confirm-picks = Du wählst { $roles }. Bereit? Enter heißt ja, „{ $undo }“ heißt nein.
confirm-taken-back = Zurückgenommen.
confirm-again = Drück Enter, damit es weitergeht, oder tippe „{ $undo }“.
prompt = >

### The curtain between people

curtain = Die Tastatur geht an { $name }. Alle anderen schauen weg.
curtain-enter = { $name }, drück Enter, wenn sonst niemand den Bildschirm sieht.
curtain-change = (Wer eine verdeckte Antwort ändern will, tippt stattdessen den eigenen Namen: { $people }.)
curtain-not = { $name }, drück Enter. Unter einem solchen Namen gibt es keine verdeckte Antwort.
curtain-pipe = (Hier lässt sich nichts verbergen: Das ist kein Terminal.)
more = – Enter für mehr –

### Answers that are none

answer-nothing = Tippe eine Antwort oder „{ $help }“.
answer-not-understood = „{ $text }“ ist hier keine Antwort: Tippe eine Nummer von { $least } bis { $most }, eine der Möglichkeiten oder „hilfe“.
answer-did-you-mean = „{ $text }“ ist hier keine Antwort. Meintest du „{ $choice }“?
answer-no-such-number = Antwort { $number } gibt es nicht: Die Nummern gehen von { $least } bis { $most }.
answer-ambiguous = „{ $text }“ kann { $choices } heißen.
answer-twice = { $text } kommt zweimal vor: Es müssen verschiedene sein.
answer-wrong-number = { $count ->
        [one] Das ist 1
       *[other] Das sind { $count }
    }, aber es { $wanted ->
        [one] muss 1
       *[other] müssen { $wanted }
    } sein.
answer-not-between = { $count ->
        [one] Das ist 1
       *[other] Das sind { $count }
    }, aber es müssen { $fewest } bis { $most } sein.
same-not-now = „nochmal“ gilt nur beim Wählen.
same-never = Es gibt keine frühere Runde, deren Auswahl du wiederholen könntest.

### Commands at the prompt: the word, and what it does

command-help = hilfe
    .does = diese Übersicht
command-state = lage
    .does = der ganze Tisch
command-hand = hand
    .does = deine eigenen Karten
command-choices = frage
    .does = noch einmal die Frage mit allen Antworten
command-log = verlauf
    .does = alles, was bisher geschehen ist, wie du es gesehen hast
command-who = wer
    .does = wer wo sitzt, wer anführt, wer noch antworten muss
command-rules = regeln
    .does = die Regeln in Kürze; „regeln WORT“ sucht ein Wort darin
command-hint = tipp
    .does = was der Bot thrifty mit deinem Wissen tun würde
command-same = nochmal
    .does = dieselben wählen wie letzte Runde
command-undo = zurück
    .does = deine letzte Wahl zurücknehmen, solange sie niemand gesehen hat
command-save = speichern
    .does = das Spiel in einer eigenen Datei speichern: „speichern DATEI“
command-lang = sprache
    .does = eine andere Sprache sprechen: „sprache fr“
command-quit = ende
    .does = aufhören; das Spiel bleibt gespeichert

help-answer = Antworte mit einer Nummer, mit den Wörtern einer Antwort oder nur mit ihren Anfängen:
help-also = Außerdem kannst du tippen:
help-examples = { $long }   { $middle }   { $short }   heißen dasselbe, wenn sie eindeutig sind
hint-line = Der Bot thrifty würde antworten: { $choice }.
hint-bring = Das brächte: { $brings }.
lang-unknown = Eine Sprache „{ $text }“ gibt es hier nicht. Möglich: { $languages }.
lang-which = Welche Sprache? Möglich: { $languages }.
lang-now = Ab jetzt auf Deutsch.

### Leaving and coming back

leave-quit = Bis bald.
leave-end-of-input = Es kommt keine Eingabe mehr, also hält das Spiel hier an.
leave-interrupted = Unterbrochen: Das Spiel hält hier an.
leave-closed = Das Terminal wurde geschlossen: Das Spiel hält hier an.
kept-resume = Das Spiel ist gespeichert. Weiter geht es mit
kept-nothing = Das Spiel konnte nicht gespeichert werden. { $why }
saved-as = Gespeichert. Von jetzt an liegt das Spiel in { $file }
save-where = Wohin speichern? Tippe „{ $save } DATEI“.
save-overwrite = { $file } gibt es schon. Tippe noch einmal „{ $save } { $file }“, um die Datei zu überschreiben.
finished-kept = Das ganze Spiel ist gespeichert; noch einmal ansehen kannst du es mit
again = Noch einmal mit denselben Karten:

### The end

result-winner = { $who ->
        [you] Du gewinnst!
       *[other] { $name } gewinnt!
    }
# One of them may be “Du”, so there is no verb to agree.
result-winners = Gemeinsamer Sieg: { $names }!
result-place = { $who ->
        [you] Du landest auf Platz { $place }.
       *[other] { $name } landet auf Platz { $place }.
    }

### Trouble

trouble-seats = { $players } Personen brauchen { $players } Plätze, hier { $count ->
        [one] ist es 1
       *[other] sind es { $count }
    }.
trouble-bots = { $count ->
        [0] Für Bots ist kein Platz frei
        [one] Für Bots ist 1 Platz frei
       *[other] Für Bots sind { $count } Plätze frei
    }, aber { $named } sind genannt: Nenne eine Art für alle oder eine für jeden Platz.
trouble-bot-again = Dieses Spiel wurde mit dem Bot { $bot } gespielt, der nicht von uns ist, und keine Datei startet hier ein Programm. Nenne ihn selbst: --bots { $bot }, oder einen anderen Bot.
trouble-too-many-people = { $people } Menschen passen nicht an einen Tisch für { $players }.
trouble-names = { $count } Namen sind genannt, aber „--people“ sagt { $people }.
trouble-same-name = Zwei Personen haben denselben Namen.
trouble-odd-name = Ein Name muss einfacher Text sein, ohne Leerzeichen davor oder dahinter.
trouble-long-name = Ein Name darf höchstens { $most } Zeichen haben, nicht { $count }.
trouble-seat = Platz { $seat } gibt es nicht: Die Plätze haben die Nummern 1 bis { $players }.
trouble-cannot-write = { $file } lässt sich nicht schreiben: { $why }
trouble-cannot-read = { $file } lässt sich nicht lesen: { $why }
trouble-damaged = { $file } ist beschädigt: { $why }
trouble-version = Zeile 1: Die Datei stammt aus einer anderen Version von Broomstick („{ $title }“); diese liest „{ $wanted }“.
trouble-no-letters = Zeile { $line }: Das ist kein Text.
trouble-head = Zeile 2: { $why }
trouble-no-json = Die Liste der Plätze ist nicht lesbar.
trouble-nobody = An diesem Tisch sitzt kein Mensch, nur Bots.
trouble-envelopes = Die verdeckten Antworten passen nicht zum Spiel.
trouble-there-already = { $file } gibt es schon: Nenne eine andere Datei oder spiel dort weiter, mit „broomstick resume“.
trouble-nothing-kept = Es ist kein Spiel gespeichert, das weitergehen könnte. Beginne eins: broomstick play { $game }
trouble-over = Dieses Spiel ist zu Ende. Noch einmal ansehen kannst du es mit „broomstick replay { $file }“.
trouble-language = Eine Sprache „{ $text }“ gibt es hier nicht. Möglich: { $languages }.
trouble-no-port = Auf Port { $port } kann nicht gewartet werden: { $why }
trouble-port-range = Einen Port { $port } gibt es nicht: Ports gehen von 1 bis { $most }.
trouble-no-host = „{ $host }“ ist keine Adresse dieses Rechners. Möglich sind 127.0.0.1, oder 0.0.0.0, damit auch andere hereinkommen.
trouble-private = „{ $text }“ ist keine Adresse für andere Prozesse: --private RECHNER oder --private RECHNER:PORT.
trouble-no-private = Bei { $place } lässt sich nicht auf andere Prozesse hören: { $why }
trouble-host-name = „{ $name }“ ist kein Rechnername. Schreib ihn ohne Port, etwa games.example, oder { $any } für jeden.
trouble-limit-unknown = Eine Grenze „{ $name }“ gibt es nicht. Es gibt: { $names }.
trouble-limit-number = Die Grenze { $name } ist eine ganze Zahl ab 1, etwa { $name }={ $usual }.
trouble-database = Die Datenbank { $place } ist nicht zu gebrauchen: { $why }
trouble-database-address = In DATABASE_URL steht keine Adresse einer Datenbank; sie sollte aussehen wie { $file } oder { $server }.
trouble-database-kind = DATABASE_URL nennt eine Datenbank der Art „{ $name }“. Möglich: sqlite, postgresql.
trouble-database-memory = Eine Datenbank im Arbeitsspeicher behält nichts: DATABASE_URL sollte eine Datei nennen, etwa { $file }.
trouble-database-driver = PostgreSQL braucht ein weiteres Paket: pip install 'broomstick[postgres]'
trouble-database-other-file = { $place } ist keine Datenbank. Mit --database lässt sich eine andere Datei nennen, auch eine, die es noch nicht gibt.
trouble-database-folder = Für die Datenbank { $place } gibt es keinen Ordner { $folder }. Er muss erst angelegt werden, oder die Datei liegt in einem Ordner, den es gibt.
trouble-database-log = Die Datenbank { $place } kann kein Protokoll neben sich führen: Liegt sie auf einer Platte dieses Rechners?
trouble-database-newer = Die Datenbank { $place } stammt von einer neueren Version von Broomstick. Möglich sind diese Version oder eine andere Datenbank.
trouble-database-served = Ein anderer Server, Prozess { $process }, führt seine Tische in der Datenbank { $place }. Erst muss dieser beendet werden; oder --database nennt eine andere Datei.
trouble-usage = { $message }
trouble-viewer = „{ $text }“ spielt hier nicht mit. Möglich: { $viewers }.
trouble-round = Eine Runde „{ $text }“ gibt es in diesem Spiel nicht. Möglich: 1 bis { $most }.
trouble-no-round-yet = In diesem Spiel hat noch keine Runde begonnen.
# Each stands behind a colon.
trouble-no-text = Das ist kein Text.
trouble-os-enoent = Eine solche Datei oder einen solchen Ordner gibt es nicht.
trouble-os-eacces = Das ist nicht erlaubt.
trouble-os-eisdir = Das ist ein Ordner.
trouble-os-enotdir = Ein Teil dieses Pfads ist kein Ordner.
trouble-os-erofs = Dort lässt sich nichts schreiben.
trouble-os-enospc = Der Speicher ist voll.
trouble-os-enametoolong = Dieser Name ist zu lang.
trouble-os-eaddrinuse = Dort wartet schon ein anderes Programm; mit --port lässt sich ein anderer Port nennen.
trouble-os-eaddrnotavail = Dieser Rechner hat keine solche Adresse.
trouble-os-econnrefused = Dort antwortet niemand.
trouble-os-etimedout = Es kam rechtzeitig keine Antwort.
trouble-os-gaierror = Einen solchen Rechner gibt es nicht.
# A name to type, with a plain blank.
player-number = Person { $number }
kept-line = { $round ->
        [0] vor Runde 1
       *[other] Runde { $round }
    }; { $names }

### Looking at a game again

replay-next = weiter
replay-back = zurück
replay-round = runde
replay-start = anfang
replay-end = schluss
replay-as = als
replay-state = lage
replay-log = verlauf
replay-help = Mit Enter geht es weiter. Außerdem: zurück, runde N, anfang, schluss, als NAME (oder: als offen, als öffentlich), lage, verlauf, hilfe, ende (aufhören).
replay-also = { $command }: { $does }
replay-quit = ende
replay-open = offen
replay-public = öffentlich
replay-place = Schritt { $move } von { $moves }, Sicht: { $eyes }
replay-cards = { $name }:
replay-prompt = ansehen>
replay-at-end = Das war der Schluss.
replay-unknown = „{ $text }“ heißt hier nichts. Mit Enter geht es weiter; „hilfe“ zeigt, was es sonst gibt.

### Checking files

check-finished = { $file }: in Ordnung. { $title }, { $players } Personen, { $moves ->
        [one] 1 Schritt
       *[other] { $moves } Schritte
    }, zu Ende gespielt.
check-going = { $file }: in Ordnung. { $title }, { $players } Personen, { $moves ->
        [one] 1 Schritt
       *[other] { $moves } Schritte
    }, { $round ->
        [0] vor der ersten Runde.
       *[other] in Runde { $round }.
    }
check-components = { $file }: in Ordnung. Spielmaterial für { $title }, für { $players } Personen.
check-partly = { $file }: nur für { $players } Personen in Ordnung. Spielmaterial für { $title }.
check-not-for = Nicht für { $players } Personen: { $why }

### The list of games and bots

games-title = Spiele:
bots-title = Bots:
bot-random = nimmt irgendeine erlaubte Möglichkeit
bot-dreamy = in Gedanken woanders: tut hin und wieder irgendetwas
bot-grasping = nimmt, was sofort zu haben ist, und denkt an nichts, was später kommt
bot-thrifty = wägt ab, was jede Möglichkeit wert ist und wie leicht sie ausgestochen wird
bot-seasoned = hat Millionen Partien gespielt und spielt nach Gefühl
bot-farsighted = spielt im Kopf weiter, in vielen möglichen Welten, bevor entschieden wird
unofficial = Broomstick ist unabhängig und inoffiziell: Wer die Spiele gemacht oder verlegt hat, ist daran nicht beteiligt.

### Viele Spiele unter Bots

series-there = { $file } hat schon { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } dieser Reihe; der Rest kommt dazu.
series-progress = { $done } von { $games } Spielen ({ $percent } %), { $rate } in der Sekunde, noch { $left }
series-stopped = Angehalten: { $file } hat { $done } von { $games } Spielen. Derselbe Befehl macht dort weiter.
series-end = { $file } hat { $games ->
        [one] ein Spiel.
       *[other] { $games } Spiele.
    }
trouble-series-game = Welches Spiel soll gespielt werden? Nenne es: broomstick games { $game } --out { $file }
trouble-series-out = Wohin sollen die Spiele geschrieben werden? Nenne eine Datei: broomstick games { $game } --out { $file }
trouble-other-series = In { $file } steht etwas anderes als die ersten Spiele dieser Reihe: Nenne eine andere Datei, oder verlange dasselbe Spiel, dieselben Bots und denselben Startwert wie zuvor.
trouble-damaged-series = { $file } ist beschädigt: Zeile { $line } ist nicht das Spiel, das dort stehen müsste.
trouble-being-written = In { $file } schreibt gerade ein anderes Broomstick.
trouble-player-gone = Ein Prozess, der spielte, ist zu Ende gegangen. Was in der Datei ist, bleibt, und derselbe Befehl macht dort weiter.

### Bots gegen Bots

arena-title = Arena: { $game }, zu { $players }
arena-facts = { $games } Spiele mit je { $deals ->
        [one] einer Verteilung
       *[other] bis zu { $deals } Verteilungen
    }, jede Runde auf jedem Platz derselben Verteilungen; Startwert { $seed }, Broomstick { $version }. Die Spannen enthalten die Wahrheit 95-mal von 100; eine Verteilung zählt als ein Wert.
arena-wins = Anteil an den Siegen
arena-wins-say = Mittel über alle, unter denen ein Bot gemessen wurde, jede Art zählt gleich; unter seinesgleichen gewänne er, was jedem zusteht. Ein geteilter Sieg zählt als Teil. Gestrichelt: wie es wäre, wenn alle gleich sind.
arena-wins-tables-say = Mittel über alle Tische, an denen ein Bot saß. Ein geteilter Sieg zählt als Teil. Gestrichelt: wie es wäre, wenn alle gleich sind.
arena-ratings = Wertungen
arena-ratings-say = Nach openskill (Plackett und Luce) aus allen Plätzen aller Spiele; die Spannen stammen daraus, dass die Verteilungen neu gezogen werden.
arena-no-ratings = Nicht berechnet: openskill fehlt; pip install "broomstick[arena]" fügt es hinzu.
arena-against = Wer gegen wen gewinnt
arena-duels-say = Anteil an den Siegen, in Hundertsteln, des Bots der Zeile, allein unter Bots der Spalte.
arena-tables-say = Wie oft, in Hundertsteln, der Bot der Zeile vor dem der Spalte ankam.
arena-curves = Verteilung um Verteilung
arena-curves-say = Wie der Anteil an den Siegen zustande kam, mit seiner Spanne. Gestrichelt: wie es wäre, wenn alle gleich sind; durchgezogen: die Latte, wo eine genannt wurde.
arena-deals = { $deals ->
        [one] eine Verteilung
       *[other] { $deals } Verteilungen
    }
arena-among = { $bot } unter { $rivals }
arena-every = Jede Runde
arena-line-up = Runde
arena-share = Siege
arena-points = Punkte
arena-count = Spiele
arena-state = beendet
arena-settled = entschieden
arena-said = { $line }: { $share } in { $games } Spielen
arena-said-settled = { $line }: { $share } in { $games } Spielen, entschieden
arena-rating = Wertung von { $bot }: { $rating }
arena-report = Der Bericht steht in { $file }.
trouble-arena-either = Entweder --among oder --tables: Mit --tables treffen sich alle, die hinter --bots stehen.
trouble-arena-too-few = Für --tables braucht es mindestens so viele verschiedene Bots, wie mitspielen: { $players }.
trouble-arena-alone = Ein Bot unter seinesgleichen zeigt nichts: Nenne einen anderen hinter --bots oder --among.
trouble-arena-percent = { $option }: ein Anteil an den Siegen in Hundertsteln, über 0 und unter 100.
trouble-arena-no-ray = Ray fehlt; pip install "broomstick[ray]" fügt es hinzu.
trouble-at-least-one = { $option } sollte mindestens 1 sein, nicht { $number }.

### Tables on the net

serve-address = Broomstick ist hier:
serve-no-page = Diese Installation kam ohne die Seite, darum können nur Programme Platz nehmen. In den Quellen von Broomstick baut und öffnet „make play“ sie.
serve-stop = Strg-C beendet es. Jeder Tisch bleibt erhalten und geht beim nächsten Start weiter.
serve-foreign-host = Unter dem Namen, unter dem du kommst, ist dieser Server nicht bekannt. Wer ihn betreibt, kann den Namen zulassen: broomstick serve --host-name NAME

### The command line

# argparse fills in the places marked with a percent sign itself.
cli-usage = Aufruf:{ " " }
cli-arguments = Angaben
cli-options = Optionen
cli-help = diese Hilfe zeigen
cli-version = die Version zeigen
cli-version-compiled = broomstick { $version } (kompilierter Kern)
cli-version-plain = broomstick { $version } (reines Python)
cli-unrecognized = das gibt es hier nicht: %s
cli-required = es fehlt: %s
cli-expected-one = dahinter fehlt etwas
cli-takes-none = dahinter darf nichts stehen, also auch nicht %r
cli-not-with = geht nicht zusammen mit %s
cli-invalid-value = %(value)r ist keine ganze Zahl
cli-invalid-choice = %(value)r gibt es nicht; möglich: %(choices)s
cli-about = %(argument_name)s: %(message)s
cli-see-help = Mehr dazu: { $command } --help
cli-metavar-command = BEFEHL
cli-metavar-game = SPIEL
cli-metavar-file = DATEI
cli-metavar-word = WORT
cli-metavar-number = N
cli-metavar-percent = PROZENT
cli-metavar-names = NAMEN
cli-metavar-bots = BOTS
cli-metavar-seed = STARTWERT
cli-metavar-viewer = WER
cli-metavar-lang = SPRACHE
cli-metavar-host = ADRESSE
cli-metavar-limit = NAME=ZAHL
cli-metavar-name = NAME
cli-metavar-shell = SHELL
cli-lang = Sprache:
cli-description = Mutig oder feige: spielen im Terminal, allein gegen Bots oder zu mehreren an einer Tastatur.
cli-examples = Beispiele:
cli-examples-broomstick =
    {"  "}broomstick play card-game                        du gegen drei Bots
    {"  "}broomstick play card-game --names Ada,Ben,Cleo   zu dritt an einer Tastatur, ein Bot
    {"  "}broomstick resume                                das zuletzt verlassene Spiel weiterspielen
    {"  "}broomstick rules card-game Trank                 was die Regeln zu Tränken sagen
    {"  "}broomstick play card-game --lang fr --plain      auf Französisch, für einen Screenreader
cli-examples-learn =
    {"  "}broomstick learn card-game                       dein erstes Spiel
    {"  "}broomstick learn broom-service clouds            die zweite Lektion
cli-examples-play =
    {"  "}broomstick play card-game --players 6 --seed 7   zu sechst, mit wiederholbaren Karten
    {"  "}broomstick play card-game --bots thrifty,random,random --seat 2 --names Ada
    {"  "}broomstick play card-game --people 4             zu viert an einer Tastatur, ohne Bots
    {"  "}broomstick play card-game --data box.toml        mit den Zahlen aus deiner eigenen Schachtel
    {"  "}broomstick play witchs-brew --barred-roles       Witch’s Brew mit gesperrten Rollen
    {"  "}broomstick play broom-service --storm-clouds     Broom Service mit Gewitterwolken
    {"  "}broomstick play broom-service --board back       auf der Rückseite, mit Wald- und Hügelplättchen
    {"  "}broomstick play broom-service --board back --storm-clouds --extra-tiles --expansion-cards
    {"  "}broomstick play broom-service --board map.toml   auf einem eigenen Plan
cli-examples-resume =
    {"  "}broomstick resume                                das zuletzt verlassene Spiel
    {"  "}broomstick resume --list                         alle Spiele, die weitergehen können
    {"  "}broomstick resume friday                         das Spiel in der Datei „friday“
cli-examples-replay =
    {"  "}broomstick replay                                das letzte Spiel, Schritt für Schritt
    {"  "}broomstick replay friday --as Ada --round 3      wie Ada es gesehen hat, ab Runde 3
    {"  "}broomstick replay friday --all                   der ganze Verlauf auf einmal
cli-examples-check =
    {"  "}broomstick check friday box.toml
cli-examples-games =
    {"  "}broomstick games                                 welche Spiele und Bots es gibt
    {"  "}broomstick games card-game --bots thrifty --games 100000 --out spiele.jsonl
    {"  "}broomstick games card-game --players 3 --bots thrifty,random,random --seed 7 --out spiele.jsonl
cli-examples-arena =
    {"  "}broomstick arena card-game --bots bold careful thrifty --games 1000
    {"  "}broomstick arena witchs-brew --players 3 --bots thrifty --among bold greedy random
    {"  "}broomstick arena broom-service --bots denying --among thrifty@1 --bar 25 --games 4000
cli-examples-rules =
    {"  "}broomstick rules card-game                       die Regeln in Kürze
    {"  "}broomstick rules card-game Auftrag               was sie zu Aufträgen sagen
    {"  "}broomstick rules card-game --all                 alle Regeln
cli-examples-serve =
    {"  "}broomstick serve                                 auf diesem Rechner, in deinem Browser
    {"  "}broomstick serve --host 0.0.0.0 --port 8000      auch für andere in deinem Netz
cli-examples-completion =
    {"  "}eval "$(broomstick completion bash)"             für diese Shell; in ~/.bashrc auf Dauer
    {"  "}broomstick completion zsh >~/.zfunc/_broomstick
    {"  "}broomstick completion fish >~/.config/fish/completions/broomstick.fish
cli-learn = ein Spiel am Tisch lernen: Beim Spielen wird dir gesagt, was es damit auf sich hat
cli-play = ein Spiel spielen, gegen Bots oder zu mehreren an einer Tastatur
cli-resume = ein Spiel weiterspielen
cli-replay = ein Spiel noch einmal ansehen, Schritt für Schritt
cli-check = prüfen, ob gespeicherte Spiele oder Spielmaterial in Ordnung sind
cli-rules = die Regeln eines Spiels: in Kürze, zu einem Wort oder alle
cli-games = welche Spiele und Bots es gibt; mit einem Spiel und --out viele Spiele unter Bots in eine Datei
cli-arena = Bots gegen Bots, auf jedem Platz derselben Verteilungen: wie stark sie sind
cli-serve = Tische im Netz: Menschen, Bots und Programme kommen von ihren eigenen Rechnern
cli-completion = Wörter in der Shell mit der Tab-Taste ergänzen lassen
cli-game = eines von:
cli-lesson = die Lektion; ohne Angabe die erste
cli-metavar-lesson = LEKTION
cli-option-anew = von vorn beginnen, auch wenn die Lektion halb fertig ist
cli-file-resume = das Spiel; ohne Angabe das zuletzt verlassene
cli-file-replay = das Spiel; ohne Angabe das letzte
cli-file-check = gespeicherte Spiele, Aufzeichnungen oder Spielmaterial (.toml)
cli-rules-word = wonach gesucht wird
cli-shell = für welche Shell
cli-option-players = wie viele am Tisch sitzen, Menschen und Bots (4)
cli-option-people = wie viele Menschen sich diese Tastatur teilen (1)
cli-option-names = Namen, durch Kommas getrennt; mehrere teilen sich die Tastatur
cli-option-bots = eine Art für alle oder eine für jeden, durch Kommas getrennt (thrifty); „broomstick games“ zählt sie auf, {"module:Class"} ist ein eigener
cli-option-other-bots = Bots für den Rest des Spiels, anstelle der bisherigen
cli-option-seat = der Platz der ersten Person an der Tastatur, ab 1 gezählt (1)
cli-option-starter = welcher Platz beginnt, ab 1 gezählt; ohne das entscheidet der Startwert
cli-option-seed = eine Zahl oder ein Wort; dasselbe bringt dieselben Karten
cli-option-barred-roles = in jeder Runde Rollen sperren (Witch’s Brew zu dritt oder viert)
cli-option-board = Broom Service auf diesem Plan: front, back oder die Datei eines Plans (.toml)
cli-option-storm-clouds = mit Gewitterwolken (Broom Service)
cli-option-heavy-clouds = mit so vielen Regenwolken neben den Gewitterwolken (Broom Service)
cli-option-mountain-tiles = mit Plättchen und Amuletten auf den Bergen (Broom Service; auf der Rückseite immer)
cli-option-extra-tiles = mit einem Plättchen mehr von jeder Art (Broom Service mit Bergplättchen oder auf der Rückseite)
cli-option-expansion-cards = mit den Karten der ersten Erweiterung (Broom Service)
cli-option-data = Spielmaterial aus deiner eigenen Schachtel, eine TOML-Datei
cli-option-save = das Spiel in dieser Datei speichern statt in deinem Spieleordner
cli-option-quick = kurze Antworten ohne Rückfrage spielen
cli-option-plain = keine Farbe, keine Kästen, nichts wird neu gezeichnet: für Screenreader und Pipes
cli-option-list = die Spiele aufzählen, die weitergehen können
cli-option-as = mit wessen Augen: ein Name, die Nummer eines Platzes, „offen“ oder „öffentlich“
cli-option-round = bei dieser Runde beginnen
cli-option-all = alles auf einmal
cli-option-game = zu welchem Spiel Spielmaterial gehört (card-game)
cli-option-games = wie viele Spiele in der Datei sein sollen (1000)
cli-option-arena-bots = wer gemessen wird: jeder allein unter anderen von jeder anderen Art
cli-option-among = unter wem sie sitzen (untereinander)
cli-option-tables = stattdessen: jede Auswahl von so vielen verschiedenen Bots, wie mitspielen
cli-option-arena-games = Spiele jeder Runde (1000)
cli-option-bar = eine Runde beenden, sobald ihr Anteil an den Siegen sicher darüber oder darunter liegt
cli-option-precision = eine Runde beenden, sobald ihr Anteil an den Siegen so genau bekannt ist
cli-option-ray = auf diesem Ray-Verbund spielen ({"auto"}: der, zu dem dieser Rechner gehört)
cli-option-records = auch behalten, was gespielt wurde, nicht nur, wie es ausging
cli-option-arena-out = die Spiele in dieser Datei behalten (eine, die nach dem Verlangten heißt) und dort weitermachen
cli-option-report = den Bericht in diese Datei schreiben (wie --out, mit .html)
cli-option-out = die Datei: ein Spiel je Zeile, als JSON. Ist sie da, kommt dazu, was fehlt
cli-option-cores = so viele Prozesse (einer für jeden Prozessor)
cli-option-port = der Port, auf dem gewartet wird (der erste freie ab 8617)
cli-option-host = die Adresse, auf der gewartet wird; 0.0.0.0 lässt andere herein (127.0.0.1)
cli-option-host-name = ein Name, unter dem andere kommen dürfen, etwa der, den ein Proxy weitergibt; * lässt jeden zu
cli-option-limit = eine andere Grenze als üblich, etwa connections=500; docs/server.md nennt alle
cli-option-database = die Tische in dieser Datei aufheben statt in deinem Datenordner
cli-option-private = wo andere Prozesse derselben PostgreSQL-Datenbank diesen erreichen, als RECHNER oder RECHNER:PORT
cli-option-no-browser = keinen Browser öffnen
cli-metavar-level = STUFE
cli-option-log = ab dieser Stufe auf die Standardfehlerausgabe protokollieren: je eine Zeile JSON für alles, was abgelehnt wurde, misslang oder langsam war
cli-option-access-log = auch jede Anfrage protokollieren, mit der Adresse, von der sie kam
cli-option-metrics = Prometheus an diesem Port dieses Rechners Zahlen lesen lassen oder an ADRESSE:PORT
cli-option-forget-after = einen Tisch löschen, an dem so viele Tage lang nichts geschah (nie)
cli-option-drain = Sekunden, die noch gespielt wird, nachdem der Server enden soll (0)
trouble-metrics-package = Für --metrics braucht es ein weiteres Paket: pip install 'broomstick[metrics]'

### Tische für alle, die einen Server betreiben (broomstick admin)

cli-metavar-task = AUFGABE
cli-metavar-table = TISCH
cli-metavar-backup = SICHERUNG
cli-metavar-version = VERSION
cli-examples-admin =
    {"  "}broomstick admin tables                          die offenen Tische
    {"  "}broomstick admin backup heute.backup             eine Kopie von allem, während gespielt wird
    {"  "}broomstick admin check                           ob alle Tische heil sind
cli-admin = sich um die Tische eines Servers kümmern, auch während er läuft
cli-admin-tables = die offenen Tische: Kennung, Code, Spiel, letzte Entscheidung, Einträge, Bytes
cli-admin-sizes = wie viel es von allem gibt
cli-admin-connected = welche Server laufen und wer mit ihnen verbunden ist
cli-admin-check = ob jeder Tisch heil ist (Endstatus 1, wenn einer es nicht ist)
cli-admin-show = ein Tisch: wer dort sitzt und ob er heil ist
cli-admin-export = alles, was von einem Tisch aufbewahrt ist, als JSON, mit den Geheimnissen des Spiels
cli-admin-repair = einen beschädigten Tisch mit dem wiederherstellen, was eine Sicherung von ihm hat
cli-admin-close = einen offenen Tisch beenden: niemand spielt mehr, der Code ist frei, das Protokoll bleibt
cli-admin-delete = nichts von einem Tisch behalten
cli-admin-tidy = Tische löschen, an denen so viele Tage lang nichts geschah
cli-admin-backup = alles in eine Datei kopieren, während gespielt wird, mit allen Geheimnissen
cli-admin-restore = eine Sicherung in eine leere oder noch nicht vorhandene Datenbank einspielen
cli-admin-vacuum = den Platz des Gelöschten der Platte zurückgeben
cli-admin-migrate = die Datenbank auf den neuesten Stand bringen oder auf den einer früheren Version
cli-admin-the-table = die Kennung eines Tisches, wie „broomstick admin tables“ sie nennt
cli-admin-the-backup = die Datei der Sicherung
cli-admin-the-file = die Datei, in die geschrieben wird, oder „-“ für hierher
cli-admin-finished-too = auch beendete Spiele
cli-admin-largest = so viele der größten
cli-admin-json = als JSON, für Programme
cli-admin-cut = wo auch die Sicherung es nicht hat, endet das Spiel vor dem, was verloren ist
cli-admin-yes = es wirklich tun und nicht nur sagen, was getan würde
cli-admin-finished-for = Spiele, die seit so vielen Tagen zu Ende sind
cli-admin-idle-for = offene Tische, an denen seit so vielen Tagen nichts geschah
cli-admin-back-to = die Version der Datenbank, zu der es zurückgeht, etwa 0001
admin-no-tables = Solche Tische gibt es nicht.
admin-over = beendet
admin-sizes = { $open } offene Tische und { $finished } beendete, mit { $entries } Einträgen, { $envelopes } verdeckten Antworten und { $chat } Zeilen Gespräch; zusammen { $bytes } Bytes.
admin-nobody-serves = In der letzten Minute hat kein Server ein Zeichen gegeben.
admin-serving = { $process }, seit { $since }: Tische: { $tables }, Personen: { $people }, Zuschauende: { $watching }.
admin-at-table = · { $table }: Plätze { $seats }, Zuschauende: { $watching }
admin-checked = { $tables } Tische durchgesehen, { $damaged } davon beschädigt.
admin-sound = Tisch { $table } ist heil: { $entries } Einträge; { $state }.
admin-is-open = er ist offen
admin-is-over = das Spiel ist zu Ende
admin-is-closed = er wurde geschlossen
admin-damaged = Tisch { $table } ist beschädigt; { $entries } Einträge sind da.
admin-fault = { $number ->
        [0] was zum Tisch gehört
       *[other] Eintrag { $number }
    }: { $fault ->
        [missing] ist nicht da
        [unreadable] ist nicht lesbar
        [changed] ist nicht, was geschrieben wurde
       *[other] führt anderswohin, als er sagt
    }
admin-exported = Alles davon steht in { $file }. Darin sind Geheimnisse: Behalte es für dich.
admin-repaired = Tisch { $table } ist wieder heil: { $count } Einträge kamen aus der Sicherung, { $lost } sind verloren.
admin-closed = Tisch { $table } ist geschlossen.
admin-deleted = { $count ->
        [one] 1 Tisch ist gelöscht.
       *[other] { $count } Tische sind gelöscht.
    }
admin-would-delete = { $count ->
        [one] 1 Tisch würde gelöscht; --yes tut es.
       *[other] { $count } Tische würden gelöscht; --yes tut es.
    }
admin-backed-up = { $file } hat { $tables } Tische mit { $entries } Einträgen. Darin ist jedes Geheimnis: Bewahre die Datei so auf, dass niemand sonst sie liest.
admin-restored = { $tables } Tische mit { $entries } Einträgen sind wieder da.
admin-vacuumed = Fertig.
admin-migrated = Die Datenbank hat Version { $version }.
trouble-no-database = Die Datenbank { $place } gibt es nicht. Nenne sie mit --database oder DATABASE_URL.
trouble-backup-there = { $file } gibt es schon, und überschrieben wird nichts. Nenne eine andere Datei.
trouble-no-backup = { $file } taugt nicht als Sicherung: { $why }
trouble-database-not-empty = In dieser Datenbank sind schon Tische. Eine Sicherung kommt nur in eine leere oder noch nicht vorhandene.
trouble-repair-would-lose = Auch die Sicherung hat nicht, was fehlt: Die Einträge { $entries } wären verloren. Nimm eine spätere Sicherung, oder lass das Spiel mit --cut davor enden.
trouble-repair-nothing-left = Von diesem Tisch ist weder hier noch in der Sicherung etwas übrig, womit ein Spiel beginnen könnte.
trouble-no-such-table = Es gibt keinen Tisch { $table }. „broomstick admin tables --finished“ nennt alle.
trouble-no-open-table = Kein Tisch { $table } ist offen. „broomstick admin tables“ nennt die offenen.
trouble-say-yes = Was gelöscht ist, ist für immer fort. Wenn das gemeint ist, sag es mit --yes.
trouble-tidy-what = Sag, wie alt: --finished TAGE für beendete Spiele, --idle TAGE für offene Tische.

### Drawn in colour

word-this-round = Diese Runde
word-last-round = Letzte Runde
# Whoever it is may be “Du”, so the name stands by itself.
word-swept-by = Stich: { $name }

### A lesson

learn-title = { $title }, etwa { $minutes } Minuten. Du kannst jederzeit gehen und später weitermachen.
learn-says = ({ $step } von { $of }) { $text }
learn-go-on = Eingabetaste: weiter
learn-how = Die Eingabetaste führt weiter. „{ $state }“ zeigt den Tisch, „{ $log }“, was geschehen ist, „{ $quit }“ beendet; die Lektion bleibt aufgehoben.
learn-only = Die Lektion fragt hier nach etwas anderem. Bald wählst du frei.
learn-next = Das war die Lektion. Die nächste:
learn-play = Das war die Lektion. Jetzt ein richtiges Spiel:
