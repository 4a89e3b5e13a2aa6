# The rules of the card game, as words. Which of them stand where is said in books/card_game; the pages in
# docs/rules are written from here by tools/rule_pages.py, and the terminal shows the same texts.
#
# Texts may hold **strong** and *stressed* words, `code` and [links](page.md), each within one line; nothing else of
# Markdown. The name of a rule after "rule-" is for ever.
#
# Numbers come from the components. Every text of the rules and every "short-" text may use
#   $rounds $picks $draw $open-tasks         rounds, picks for a round, cards drawn, tasks laid open
#   $cowardly $brave $extra $potions         potions of a cowardly card; coloured ones, brave ones and all of a brave one
#   $brave-points $scale-end $scale-more     VP of a brave potion; the last number of the scale, VP for each further one
#   $task-points                             VP of a task, as text (“5”, or “4 or 5” where they differ)
#   $kinds $cards $type-list                 how many types and cards there are; the types, as text
#   $deal-3 … $deal-6                        cards dealt to each player with 3 … 6 players
#   $types-3 … $types-6                      types in play, likewise
#   $tasks-3 … $tasks-6                      tasks to draw from, likewise

rules-card-game-idea = Hier brauen { $kinds } Arten von Hexen ihre Tränke, jede Art in ihrer eigenen Farbe. In jeder der { $rounds } kurzen Runden wählst du geheim { $picks } davon; sobald jemand eine Hexe aufruft, die auch du gewählt hast, musst du deine zeigen und auf der Stelle entscheiden: **feige** bringt { $cowardly ->
        [one] 1 Trank
       *[other] { $cowardly } Tränke
    }, und zwar sicher, **mutig** bringt { $potions ->
        [one] 1 Trank
       *[other] { $potions } Tränke
    }, aber nur, wenn nach dir niemand mehr mutig ist. Es lohnt sich, viele Tränke einer Farbe zu sammeln und die Aufträge auf dem Tisch zu erfüllen. Wer die meisten Siegpunkte (SP) hat, gewinnt.
rules-card-game-scope = Dies sind die vollständigen Regeln, so wie Broomstick sie spielt, für drei bis sechs Personen. Broomstick ist unabhängig und **inoffiziell**: Wer das Spiel gemacht oder verlegt hat, ist daran nicht beteiligt, und jeder Text hier ist unser eigener. Wählen, Anführen, Mitspielen und Ausstechen gehen in allen unseren Spielen gleich und haben ihre eigene Seite, [Das gemeinsame Herz](heart.md); lies sie zusammen mit dieser hier.

### The words, each with its meaning

rules-card-game-word-type = Art
    .meaning = was für eine Hexe eine Karte zeigt, zum Beispiel Feuer; in diesem Spiel ist die Art die Rolle
rules-card-game-word-stock = Vorrat
    .meaning = die eigenen verdeckten Karten einer Person, aus denen sie ihre Auswahl trifft
rules-card-game-word-display = Auslage
    .meaning = die Karten, die offen vor einer Person liegen und ihr Tränke gebracht haben
rules-card-game-word-pile = Nachziehstapel
    .meaning = die verdeckten Karten in der Mitte, die später gezogen werden
rules-card-game-word-brave-potion = Muttrank
    .meaning = der zusätzliche Trank einer mutigen Karte; er gehört zu keiner Farbe
rules-card-game-word-cancelled = ausgestochen
    .meaning = so heißt eine mutige Karte, nach der im selben Zug noch eine mutige Karte kam

### Colours, as they stand in a table

rules-card-game-colour-brown = braun
rules-card-game-colour-green = grün
rules-card-game-colour-red = rot
rules-card-game-colour-purple = lila
rules-card-game-colour-yellow = gelb
rules-card-game-colour-blue = blau
rules-card-game-colour-grey = grau
rules-card-game-colour-black = schwarz
rules-card-game-colour-white = weiß

### Components

rules-card-game-section-components = Spielmaterial
# The table of types.
rules-card-game-column-type = Art
rules-card-game-column-colour = Farbe
rules-card-game-column-copies = Karten
rules-card-game-column-from-players = ab wie vielen Personen
rule-cg-types = Es gibt { $cards } Hexenkarten in { $kinds } Arten, jede Art in ihrer eigenen Farbe und so oft, wie die Tabelle der Arten zeigt. Karten einer Art sind alle gleich.
rule-cg-type-order = Wo Arten aufgezählt werden und wo das Programm von mehreren die erste nehmen muss, gilt die Reihenfolge der Tabelle: { $type-list }.
rule-cg-players = Das Spiel ist für drei, vier, fünf oder sechs Personen. Jede andere Zahl, auch zwei, wird beim Laden des Spiels abgewiesen, und die erlaubten Zahlen werden genannt.

### Set-up

rules-card-game-section-set-up = Spielaufbau
# The table of the set-up.
rules-card-game-column-players = Personen
rules-card-game-column-types-in-play = Arten im Spiel
rules-card-game-column-cards-in-play = Karten im Spiel
rules-card-game-column-dealt = pro Person ausgeteilt
rules-card-game-column-laid-open = aufgedeckt
rules-card-game-column-pile-at-first = Nachziehstapel am Anfang
rules-card-game-column-drawn = insgesamt gezogen
rules-card-game-column-left = am Ende übrig
rules-card-game-note-set-up = (Was aufgedeckt wird, der Nachziehstapel, was gezogen wird und was übrig bleibt, ergibt sich aus den anderen Spalten.)
rule-cg-types-in-play = Benutzt werden nur die Arten, die für die Zahl der Personen gedacht sind: Eine Art ist ab der Personenzahl im Spiel, die in der Tabelle der Arten bei ihr steht. Der Rest bleibt in der Schachtel.
rule-cg-task-draw = Von den Aufträgen für diese Personenzahl { $open-tasks ->
        [one] wird 1 zufällig gezogen und offen hingelegt
       *[other] werden { $open-tasks } zufällig gezogen und offen hingelegt
    }. Die anderen Aufträge werden in diesem Spiel nicht benutzt.
rule-cg-deal = Die Karten im Spiel werden gemischt, und jede Person bekommt davon zu dritt { $deal-3 }, zu viert { $deal-4 }, zu fünft { $deal-5 } und zu sechst { $deal-6 }. Sie sind der Vorrat dieser Person; nur sie selbst darf ihn ansehen.
rule-cg-open-witches = Danach wird für jede Person eine Karte vom Nachziehstapel aufgedeckt. Was übrig ist, bleibt verdeckt als Nachziehstapel liegen.
rule-cg-first-card = Die Startperson beginnt, dann geht es im Uhrzeigersinn: Jede Person nimmt eine der Karten, die noch offen daliegen, und legt sie als feige Karte in ihre Auslage. Als solche zählt sie von da an, für die Aufträge und für die Wertung.
rule-cg-first-card-forced = Sind alle Karten, die noch offen daliegen, von derselben Art – bei der letzten Person ist das immer so –, wird die Karte ohne Frage genommen.
rule-cg-starter-leads = Die Startperson führt auch den ersten Zug von Runde 1 an.

### A round

rules-card-game-section-round = Eine Runde
rules-card-game-section-picks = Auswahl
rule-cg-pick-three = Für jede Runde wählt jede Person aus ihrem Vorrat { $picks ->
        [one] 1 Hexe
       *[other] { $picks } Hexen von { $picks } verschiedenen Arten
    }. Nur was gewählt ist, kann in dieser Runde gespielt werden; der Rest des Vorrats wartet.
rule-cg-pick-fewer = Aus einem Vorrat mit weniger als { $picks } Arten wird von jeder Art, die er hat, eine Karte gewählt. (Mit den üblichen Zahlen ist ein Vorrat niemals leer.) Gefragt wird die Person trotzdem, wie alle anderen.
rule-cg-default-picks = Läuft beim Wählen die Zeit ab, fallen von den Arten der letzten Runde die weg, die nicht mehr im Vorrat sind; der Zufallsstartwert füllt mit anderen Arten aus dem Vorrat auf, bis es so viele sind, wie die Person hätte wählen müssen.

rules-card-game-section-turns = Züge
rules-card-game-note-turns = Wie Anführen, Mitspielen und „Weiter!“ gehen, steht unter [Das gemeinsame Herz](heart.md). Das Mitspielen zu vergessen ist nicht möglich, eine Strafe dafür also auch nicht, denn das Programm achtet auf die Pflicht: Hast du die aufgerufene Hexe auf der Hand, wirst du gefragt, und passen kannst du nicht.
rule-cg-free-declaration = Beim Anführen wie beim Mitspielen ist die Wahl zwischen mutig und feige immer frei, auch mit der letzten Karte und auch dann, wenn sonst niemand mehr eine hat.
rule-cg-cowardly-potion = Eine feige Karte kommt sofort in die Auslage der Person, die sie spielt; die Karte ist { $cowardly ->
        [one] 1 Trank
       *[other] { $cowardly } Tränke
    } ihrer Farbe wert.
rule-cg-brave-potions = Die mutige Karte, die noch steht, wenn alle geantwortet haben, kommt in die Auslage der Person, die sie gespielt hat; die Karte ist { $brave ->
        [one] 1 Trank
       *[other] { $brave } Tränke
    } ihrer Farbe und { $extra ->
        [one] 1 Muttrank
       *[other] { $extra } Muttränke
    } wert.
rule-cg-nothing-declined = In diesem Spiel kann man auf nichts verzichten: nicht auf die erste Karte, nicht auf einen Trank, nicht auf eine gezogene Karte, nicht auf einen erfüllten Auftrag.
rule-cg-turn-count = Eine Runde hat mindestens so viele Züge, wie die größte Auswahl Karten hat, also fast immer { $picks }, und höchstens so viele, wie Arten im Spiel sind: zu dritt { $types-3 }, zu viert { $types-4 }, zu fünft { $types-5 } und zu sechst { $types-6 }.
# The table of what a card brings.
rules-card-game-column-card-played = gespielte Karte
rules-card-game-column-coloured-potions = Tränke ihrer Farbe
rules-card-game-column-brave-potions = Muttränke
rules-card-game-row-cowardly = feige
rules-card-game-row-brave-standing = mutig, steht am Ende noch
rules-card-game-row-brave-cancelled = mutig, ausgestochen
# $origin says where the two numbers come from, $origin-all where their sum does.
rules-card-game-origin-of-both = { $origin } (dass es zusammen { $potions } sind: { $origin-all })

### Example of three turns. Ivy, Kaya and Mina are women, Jonas and Luc men.

rules-card-game-section-example-turns = Beispiel: drei Züge zu fünft
rules-card-game-example-seats = Ivy, Jonas, Kaya, Luc und Mina sitzen in dieser Reihenfolge im Uhrzeigersinn. Alle haben drei Hexen gewählt; Ivy führt an.
rules-card-game-column-turn = Zug
rules-card-game-column-called = aufgerufen
# The order in which the players answer.
rules-card-game-column-place = { $number }.
rules-card-game-column-leads-next = führt als Nächstes an
# $says is “brave”, “cowardly” or “next”.
rules-card-game-example-play = { $name }: { $says }
rules-card-game-example-turn-1 = *Zug 1.* Ivy geht auf Nummer sicher und hat sofort 1 roten Trank. Auch Jonas hat Feuer auf der Hand und muss mitspielen; er traut sich, doch gleich nach ihm traut sich auch Kaya. Seine Karte ist ausgestochen. Luc und Mina haben kein Feuer auf der Hand. Kayas Karte steht: 2 rote Tränke und 1 Muttrank für sie, und sie führt als Nächste an.
rules-card-game-example-turn-2 = *Zug 2.* Kaya nimmt 1 gelben Trank. Als Einzige antwortet Mina mit einer Karte; nach ihr kommt niemand mehr, der Sonne auf der Hand hat, also bekommt sie 2 gelbe Tränke und 1 Muttrank und führt an.
rules-card-game-example-turn-3 = *Zug 3.* Mina wird von Ivy ausgestochen und Ivy, nach zweimal „Weiter!“, von Luc. Zwei Karten sind ausgestochen, und Luc bekommt 2 braune Tränke und 1 Muttrank. Er führt den vierten Zug an.
rules-card-game-example-so-far = Bisher hat Ivy zwei ihrer drei Karten gespielt, Jonas eine, Kaya zwei, Luc eine und Mina zwei. Ausgestochen sind die Feuerhexe von Jonas, die Wurzelhexe von Mina und die Wurzelhexe von Ivy.

### Cancelled cards

rules-card-game-section-cancelled = Ausgestochene Karten
rule-cg-cancel = Eine mutige Karte, die ausgestochen wird, dreht man dort um, wo sie liegt, mit der Rückseite nach oben. In dieser Runde ist sie aus dem Spiel; einen zweiten Versuch mit ihr gibt es nicht.
rule-cg-cancel-nothing = Eine ausgestochene Karte bringt überhaupt keinen Trank und gehört nicht zur Auslage: Sie zählt für keinen Auftrag, nicht in der Wertung und nicht bei Gleichstand.
rule-cg-one-brave-per-type = Ganz gleich, wie viele sich trauen: In einer Runde kommt von jeder Art höchstens eine mutige Karte in eine Auslage. Für feige Karten einer Art gibt es keine Grenze.
rule-cg-cancel-return = Am Ende jeder Runde, auch der letzten, kehrt jede ausgestochene Karte in den Vorrat zurück, aus dem sie kam. Ab der nächsten Runde kann sie wieder gewählt werden.

### End of a round

rules-card-game-section-round-end = Ende einer Runde
rules-card-game-note-round-end = Sind alle gewählten Hexen gespielt, kehren die ausgestochenen Karten zurück, die Aufträge werden geprüft und neue Karten gezogen.
rule-cg-draw-three = Nach jeder Runde außer der letzten nimmt jede Person { $draw ->
        [one] 1 Karte
       *[other] { $draw } Karten
    } oben vom Nachziehstapel in ihren Vorrat: alles auf einmal, eine Person nach der anderen, im Uhrzeigersinn ab der Person, die die nächste Runde anführt. Nach der letzten Runde, Runde { $rounds }, zieht niemand.
rule-cg-pile-left = Dafür reicht der Nachziehstapel immer, und er wird nie aufgefüllt. Wie viele Karten am Ende noch in ihm sind, zeigt die Tabelle zum Spielaufbau.

### Tasks

rules-card-game-section-tasks = Aufträge
# $origin is that of the points.
rules-card-game-note-task-points = Jeder Auftrag ist { $task-points } SP wert ({ $origin }) und verlangt Tränke in bestimmten Farben, von jeder mindestens so viele wie angegeben.
# The table of tasks.
rules-card-game-column-task = Auftrag
rules-card-game-column-needs = verlangt mindestens
rules-card-game-column-needs-origin = Herkunft dieser Zahlen
rules-card-game-need = { $role } { $count }
rules-card-game-note-task-choice = Die offenen Aufträge kommen also zu dritt aus { $tasks-3 } Aufträgen, zu viert aus { $tasks-4 }, zu fünft aus { $tasks-5 } und zu sechst aus { $tasks-6 }.
rule-cg-task-needs = Eine Person erfüllt einen Auftrag, wenn die Tränke dieser Farben in ihrer Auslage alle seine Zahlen erreichen oder übertreffen.
rule-cg-task-no-brave = Muttränke haben keine Farbe und helfen nie bei einem Auftrag. Die farbigen Tränke einer mutigen Karte zählen dafür sehr wohl.
rule-cg-task-check = Aufträge werden nur am Ende einer Runde geprüft, und zwar nach jeder, auch nach der letzten. Während der Runde schneller zu sein als andere bringt nichts.
rule-cg-task-shared = Alle, die bei derselben Prüfung einen offenen Auftrag erfüllen, bekommen dafür die vollen { $task-points } SP, egal wie viele es sind.
rule-cg-task-several = Ein Auftrag verbraucht keine Tränke; eine Person kann also bei einer Prüfung mehrere Aufträge erfüllen, sogar alle.
rule-cg-task-gone = Ein Auftrag, den mindestens eine Person erfüllt hat, kommt nach dieser Prüfung weg, und kein anderer tritt an seine Stelle. Wer erst in einer späteren Runde so weit ist, kommt zu spät.

### End of the game

rules-card-game-section-game-end = Ende des Spiels
# The scale, and the table of other points.
rules-card-game-column-potions-of-one-colour = Tränke einer Farbe
rules-card-game-column-each-further = jeder weitere
rules-card-game-column-vp = SP
rules-card-game-row-brave-potion = jeder Muttrank
rules-card-game-row-task = jeder erfüllte Auftrag
rules-card-game-note-house-numbers = (Die Zahlen mit der Herkunft Hausregel passen zur Summe des gedruckten Wertungsbeispiels; es ist das Beispiel weiter unten.)
rule-cg-four-rounds = Das Spiel endet nach Runde { $rounds }, wenn auch danach die Aufträge geprüft sind. Karten, die dann noch in den Vorräten und im Nachziehstapel sind, sind nichts wert.
rule-cg-score-colours = Die Tränke jeder Farbe in einer Auslage werden für sich gezählt, und jede Anzahl wird nach der Skala gewertet; über { $scale-end } hinaus bringt jede Anzahl { $scale-more } SP mehr als die Anzahl davor.
rule-cg-score-brave = Jeder Muttrank in einer Auslage ist { $brave-points } SP wert.
rule-cg-score-total = Das Ergebnis einer Person ist die Summe über alle Farben, dazu kommen die Muttränke und { $task-points } SP für jeden erfüllten Auftrag. Abgezogen wird nie etwas.
rule-cg-score-so-far = Während des Spiels sehen alle, wie viele SP jede Person bisher hat: Eine feige Karte zählt, sobald sie gespielt ist, eine mutige, wenn ihr Zug vorbei ist, ein Auftrag ab der Prüfung, bei der er erfüllt wurde.
rule-cg-tie-break = Wer die meisten SP hat, gewinnt. Bei Gleichstand liegt vorn, wer weniger Karten in der Auslage hat, die erste Karte mitgezählt; sind auch das gleich viele, ist es ein gemeinsamer Sieg.

### Example of a score. Mina is a woman.

rules-card-game-section-example-score = Beispiel: Minas Wertung
rules-card-game-example-display = In Minas Auslage liegen dreizehn Karten, ihre erste mitgezählt; fünf davon sind mutig.
rules-card-game-column-brave-cards = mutige Karten
rules-card-game-column-cowardly-cards = feige Karten
rules-card-game-column-potions = Tränke
# A type and its colour.
rules-card-game-example-colour = { $role } ({ $colour })
# $needs lists what the task needs.
rules-card-game-example-task = Auftrag { $task } ({ $needs })
# $sum is an addition, such as 4 + 1 + 8.
rules-card-game-example-sum = { $sum } = **{ $points } SP**.

### What is public and what is hidden

rules-card-game-section-public = Was offen und was verborgen ist
rule-cg-public = Alle, auch wer nur zuschaut, sehen die Auslagen, die Aufträge, die offenen Hexen, die Größe jedes Vorrats und des Nachziehstapels, wie viele gewählte Hexen jede Person noch zu spielen hat, jede bisherige Ansage und jedes „Weiter!“ sowie die ausgestochenen Karten.
rule-cg-hidden = Die Reihenfolge des Nachziehstapels ist allen verborgen. Nur die Person selbst kennt ihren Vorrat samt den Karten, die sie dazuzieht, und ihre Auswahl, soweit diese noch nicht gespielt ist.
rule-cg-cancel-known = Da eine ausgestochene Karte in den Vorrat zurückkehrt, aus dem sie kam, wissen alle, dass dort eine Karte dieser Art ist, und wissen es so lange, bis die Person das nächste Mal eine Karte dieser Art spielt. Wird auch diese ausgestochen, ist das Wissen von Neuem da.
rule-cg-pile-shown = Ist das Spiel zu Ende, werden die Karten gezeigt, die im Nachziehstapel übrig sind.

### The rules in short. $players is the number of players.

short-rounds = { $rounds ->
        [one] Es gibt 1 Runde.
       *[other] Es gibt { $rounds } Runden.
    } In jeder wählen alle geheim { $picks ->
        [one] 1 Hexe
       *[other] { $picks } verschiedene Hexen
    } aus ihrem Vorrat.
short-turn = Wer anführt, ruft eine Hexe der eigenen Auswahl auf und sagt mutig oder feige. Im Uhrzeigersinn muss nun mitspielen und mutig oder feige sagen, wer diese Art auch gewählt hat; „Weiter!“ sagen alle anderen.
# Beside the words “cowardly” and “brave”.
short-cowardly = { $cowardly ->
        [one] 1 Trank
       *[other] { $cowardly } Tränke
    } in der Farbe der Hexe, sofort und sicher
short-brave = { $brave ->
        [one] 1 Trank
       *[other] { $brave } Tränke
    } in der Farbe der Hexe und { $extra ->
        [one] 1 Muttrank
       *[other] { $extra } Muttränke
    }, wenn nach dir niemand mehr mutig ist; sonst ist deine Hexe ausgestochen: Sie bringt nichts und kehrt am Ende der Runde in deinen Vorrat zurück
short-lead = Wer zuletzt mutig war, führt als Nächstes an; waren alle feige, führt dieselbe Person wieder an.
short-round-end = Sind alle gewählten Hexen gespielt, ist die Runde vorbei. Die Aufträge werden geprüft, und außer nach der letzten Runde zieht jede Person { $draw ->
        [one] 1 Karte
       *[other] { $draw } Karten
    }.
short-tasks = Alle, die am Ende einer Runde die Tränke für einen Auftrag haben, bekommen seine SP, und der Auftrag ist weg. Muttränke haben keine Farbe und helfen bei keinem Auftrag, aber jeder ist am Ende { $brave-points } SP wert.
short-scale = So viel sind Tränke einer Farbe wert:
short-winner = Wer die meisten SP hat, gewinnt; bei gleich vielen SP, wer weniger Karten in der Auslage hat.
short-witches = Hexen, die bei { $players } Personen im Spiel sind, und wie viele Karten es von jeder gibt:
short-task-list = { $open-tasks ->
        [one] Aufträge, von denen 1 für ein Spiel gezogen wird:
       *[other] Aufträge, von denen { $open-tasks } für ein Spiel gezogen werden:
    }
