# The rules that all games share, as words. Which of them stand where is said in books/heart.py; the pages in
# docs/rules are written from here by tools/rule_pages.py, and the terminal shows the same texts.
#
# Texts may hold **strong** and *stressed* words, `code` and [links](page.md), each within one line; nothing else of
# Markdown. The name of a rule after "rule-" is for ever.

rules-heart-title = Das gemeinsame Herz: mutig oder feige
rules-heart-idea = Das Brettspiel „Broom Service“, „Broom Service – Das Kartenspiel“ und „Witch’s Brew“ sind drei Spiele um eine Idee. Alle wählen geheim ihre Rollen. Ruft jemand eine Rolle auf, muss mitspielen, wer sie auch gewählt hat – und sich entweder mit einer kleinen, sicheren Aktion begnügen oder nach der großen greifen, die nur bekommt, wer sich zuletzt noch traut.
# $games lists the pages of the games.
rules-heart-scope = Dies sind die Regeln, die in allen drei Spielen gleich sind, so wie Broomstick sie spielt. Sie sind unabhängig und inoffiziell und in unseren eigenen Worten geschrieben. Was ein Spiel hinzufügt, hat seine eigene Seite: { $games }.
rules-heart-names = Jede Regel hat einen kurzen Namen, der sich nie ändert. Tests, Meldungen und die anderen Seiten berufen sich darauf.

### What every book of rules uses

rules-heart-words = **Begriffe**
# Above the words of a game.
rules-heart-more-words = **Begriffe** (weitere unter [Das gemeinsame Herz](heart.md))
rules-heart-column-word = Begriff
rules-heart-column-meaning = Bedeutung
rules-heart-column-origin = Herkunft

# Where a number comes from.
rules-heart-origins = Jede Regel hat einen kurzen Namen, der sich nie ändert. Jede Zahl in einer Tabelle hat eine **Herkunft**:
rules-heart-origin-rulebook = Regelheft
    .meaning = so steht es in der gedruckten Regel
rules-heart-origin-published = veröffentlicht
    .meaning = aus Beschreibungen der Karten, die alle nachlesen können
rules-heart-origin-house = Hausregel
    .meaning = von uns gewählt, weil es nirgends zu lesen war
# The origin of a number that a player has put in.
rules-heart-origin-own = eigene Daten
    .meaning = aus der Datendatei, mit der du spielst
rules-heart-own-numbers = Wenn du die Schachtel besitzt und dort andere Zahlen stehen, trage sie in die Datendatei des Spiels ein; am Programm muss sich dafür nichts ändern.

# What a player says who does not hold the called role, as a word in a table.
rules-heart-says-next = weiter

### The words, each with its meaning

rules-heart-word-role = Rolle
    .meaning = was gewählt und gespielt wird: eine Karte mit einer Figur darauf (im Kartenspiel eine Art von Hexe)
rules-heart-word-pick = Auswahl
    .meaning = die Rollen, die eine Person für die laufende Runde gewählt hat
rules-heart-word-hold = auf der Hand haben
    .meaning = eine Rolle hat auf der Hand, wer sie für diese Runde gewählt und noch nicht gespielt hat
rules-heart-word-round = Runde
    .meaning = vom Wählen, bis niemand mehr eine Rolle auf der Hand hat
rules-heart-word-turn = Zug
    .meaning = eine aufgerufene Rolle, die Antworten aller darauf und die mutige Aktion danach
rules-heart-word-play = Ansage
    .meaning = die Rolle, die eine Person in einem Zug spielt, samt „mutig“ oder „feige“
rules-heart-word-leader = anführen
    .meaning = einen Zug eröffnen, indem man eine Rolle aufruft
rules-heart-word-sealed-question = verdeckte Frage
    .meaning = eine Frage, die mehrere Personen geheim und zur selben Zeit beantworten
rules-heart-word-table = Tisch
    .meaning = alle, die spielen, und das Programm zwischen ihnen

### Starting

rules-heart-section-starting = Wer beginnt
rule-heart-starter = Lässt eine gedruckte Regel die älteste Person beginnen, so darf hier die Person, die den Tisch eröffnet, eine Startperson bestimmen; bestimmt sie niemanden, lost der Zufallsstartwert des Spiels die Startperson aus.

### Picking

rules-heart-section-picking = Wählen
rule-heart-pick-secret = Zu Beginn einer Runde wählen alle geheim ihre Rollen. Eine gewählte Rolle bleibt allen anderen verborgen, bis sie gespielt wird.
rule-heart-pick-lock = An einem Tisch lässt sich eine Auswahl ändern oder zurückziehen, solange irgendjemand noch wählt. Ist auch die letzte Person bereit, steht die Auswahl für alle im selben Augenblick fest; für niemanden früher. (Ein Programm, das direkt mit der Spiel-Engine spricht, antwortet endgültig.)
rule-heart-sealed = Bevor die letzte Antwort auf eine verdeckte Frage da ist, kann niemand sonst eine Antwort sehen oder aus dem Gezeigten erschließen; zu sehen ist höchstens, dass jemand geantwortet hat.
rule-heart-sealed-order = Es macht keinen Unterschied, wer eine verdeckte Frage zuerst beantwortet: Das weitere Spiel und seine Aufzeichnung sind in jedem Fall dieselben.

### A turn

rules-heart-section-turn = Ein Zug
rule-heart-lead = Wer anführt, muss den Zug mit einer Rolle von der eigenen Hand eröffnen, gleich mit welcher; passen geht nicht.
rule-heart-declare = Wer eine Rolle spielt, sagt im selben Atemzug an, ob mutig oder feige. Wer mitspielt, hat dabei immer die freie Wahl; wer anführt, auch, es sei denn, das Spiel oder ein Ereignis darin verlangt beim Anführen Mut.
rule-heart-follow = Nachdem die Rolle aufgerufen ist, antworten alle anderen im Uhrzeigersinn, jede Person einmal. Wer die aufgerufene Rolle auf der Hand hat, muss mitspielen, also diese Rolle jetzt spielen.
rule-heart-next = „Weiter!“ sagt, wer die aufgerufene Rolle nicht auf der Hand hat oder gar keine mehr hat. Dabei gibt es nichts zu entscheiden, also wird niemand gefragt: Das Programm spricht für die Person, und das Wort erscheint im Verlauf und auf dem Bildschirm wie eine Ansage.
rule-heart-next-in-order = Ein „Weiter!“ fällt erst, wenn die Ansage davor endgültig ist. Vorher verrät nichts auf dem Bildschirm, in einer Liste von Möglichkeiten oder in einer Meldung, ob jemand die aufgerufene Rolle auf der Hand hat.
rule-heart-table-talk = Die gedruckten Regeln nennen diese die wichtigste von allen: Vor der eigenen Antwort sagt niemand und lässt niemand durchblicken, ob die aufgerufene Rolle auf der eigenen Hand ist. Das Programm verrät davon nie etwas; auch am Tisch darf das niemand tun, weder mit Worten noch schriftlich.
rule-heart-cowardly-at-once = Wer feige ist, führt die schwache Aktion sofort aus, noch bevor die nächste Person antwortet.
rule-heart-knock-out = Eine mutige Ansage sticht die mutige Ansage aus, die im selben Zug vor ihr kam; wer ausgestochen ist, bekommt für die Rolle nichts. Eine feige Ansage wird nie ausgestochen und sticht niemanden aus.
rule-heart-last-brave-acts = Wer mutig ist, muss warten. Wenn alle geantwortet haben, steht nur noch die letzte mutige Ansage des Zuges; wer sie gemacht hat, führt die starke Aktion aus.
rule-heart-role-once = Eine Rolle wird in einer Runde höchstens einmal aufgerufen: Niemand wählt eine Rolle doppelt, und alle, die sie auf der Hand hatten, mussten sie spielen, als sie aufgerufen wurde.
rules-heart-note-forgetting = **Keine Strafe fürs Vergessen.** An einem echten Tisch kann jemand das Mitspielen vergessen, und die gedruckten Spiele gehen damit jeweils auf ihre Weise um. Hier kann das nicht vorkommen: Das Programm weiß, wer die aufgerufene Rolle auf der Hand hat, und niemand kommt daran vorbei.

### Who leads

rules-heart-section-who-leads = Wer anführt
rule-heart-last-brave-leads = Wer in einem Zug zuletzt mutig war, führt den nächsten an.
rule-heart-all-cowardly = War in einem Zug niemand mutig, führt dieselbe Person wieder an.
rule-heart-empty-leader = Hat die Person, die anführen müsste, nichts mehr zu spielen, führt die nächste Person im Uhrzeigersinn an, die noch etwas hat.
rule-heart-round-end = Die Runde ist vorbei, sobald der Zug zu Ende ist, in dem die letzte gewählte Rolle gespielt wurde.
rule-heart-next-round-leader = Eine neue Runde führt an, wer im letzten Zug der alten zuletzt mutig war; war dort niemand mutig, führt an, wer diesen Zug angeführt hat.

### Questions

rules-heart-section-questions = Fragen
rule-heart-legal-only = Das Programm zählt auf, was eine Person tun darf. Was nicht in dieser Liste steht, wird mit einer Begründung abgewiesen und ändert nichts am Spiel.
rule-heart-one-answer = Eine offene Frage, auf die es nur eine Antwort gibt, wird nicht gestellt; die Antwort wird einfach ausgeführt.
rule-heart-forced-sealed = Eine verdeckte Frage wird auch gestellt, wenn jemand nur eine Antwort geben kann, denn schon das Übergehen würde etwas verraten. Ein Spiel darf sie nur dort weglassen, wo der ganze Tisch sieht, dass es keine Wahl gibt, und sagt das dann auch.

### Declining

rules-heart-section-declining = Verzichten
rules-heart-note-declining = Nicht jedes Spiel macht Angebote: Im Kartenspiel gibt es nichts, worauf man verzichten könnte.
rule-heart-decline = Wer eine Aktion angeboten bekommt, darf auf sie verzichten, auf jede für sich: auf eine Bewegung, eine Lieferung, das Entfernen von etwas, einen Kauf, einen Ertrag, die Nutzung eines Plättchens. Einen Ertrag oder ein Plättchen nimmt man ganz oder gar nicht.
rule-heart-come-along = Siegpunkte und Zauberstäbe, die zu einer Tat gehören, kommen ohne Frage dazu.
rule-heart-no-decline = Kosten und Verluste kann man nicht ablehnen, und auch nichts, was ein Spiel zur Pflicht macht.
rule-heart-gift = Bringt ein Ertrag auch anderen etwas, so kann man ihnen das nicht vorenthalten, wenn man ihn nimmt. Von den anderen darf jede Person ihren Anteil ablehnen.
rule-heart-decline-keeps-lead = Auf eine Aktion zu verzichten hat keinen Einfluss darauf, wer anführt.
rule-heart-menu-end = Stehen mehrere Dinge in beliebiger Reihenfolge zur Wahl, so beendet ein Verzicht die ganze Liste.
rule-heart-offer-lapse = Ein Angebot einer solchen Liste, das im Augenblick nichts bewirken würde, bleibt bestehen, bis die anderen erledigt sind. Bewirkt es auch dann nichts, verfällt es.

### Order

rules-heart-section-order = Reihenfolge
rule-heart-inner-first = Was ein Schritt auslöst, wird zu Ende geführt, bevor der Schritt selbst weitergeht.
rule-heart-own-order = Wirkt mehreres im selben Augenblick auf eine Person, so bestimmt sie die Reihenfolge.
rule-heart-several-players = Sind mehrere Personen zugleich betroffen, kommen sie eine nach der anderen, im Uhrzeigersinn ab der Person, die gerade handelt – außer bei einer verdeckten Frage. Auch was verdeckte Antworten bewirken, wird in dieser Reihenfolge erzählt. Wo niemand handelt, etwa am Ende einer Runde, beginnt sie bei der Person, die als nächste anführt.

### Knowing

rules-heart-section-knowing = Wissen
rule-heart-memory = Was eine Person einmal offen gesehen hat, kann sie immer wieder ansehen; das Programm stellt niemandes Gedächtnis auf die Probe.
rule-heart-spectator = Wer zuschaut, sieht alles, was offen ist, und nicht mehr, nicht früher und nicht später als alle, die spielen.
rule-heart-open-after = Ist das Spiel zu Ende, darf seine ganze Aufzeichnung von allen gelesen werden, mit allen Geheimnissen.

### Taking back

rules-heart-section-taking-back = Zurücknehmen
rule-heart-undo-staged = Was eine Person innerhalb einer eigenen Aktion entscheidet, kann sie Schritt für Schritt zurücknehmen, bis zur nächsten Schranke.
rule-heart-undo-barrier = Eine Schranke ist alles, was irgendjemandem etwas Neues verrät: eine Rolle, die von einer verdeckten Hand gespielt wird, die Entscheidung einer anderen Person, ein gesprochenes „Weiter!“, etwas, das aufgedeckt wird, ein Mischen. Was vor einer Schranke liegt, lässt sich nicht zurücknehmen.

### When time runs out

rules-heart-section-time = Wenn die Zeit abläuft
rules-heart-note-time = Ein Tisch kann mit Uhren spielen. Ist die Zeit einer Person verbraucht, entscheidet das Programm für sie.
rule-heart-default-picks = Auswahl: dieselben Rollen wie in der Runde davor, ohne solche, die jetzt nicht erlaubt sind. Lücken, und in der ersten Runde alles, füllt der Zufallsstartwert des Spiels.
rule-heart-default-play = Anführen: von den Rollen auf der Hand die, die in der Reihenfolge des Spiels zuerst kommt. Mutig oder feige, beim Anführen wie beim Mitspielen: feige; wo das nicht erlaubt ist, mutig.
rule-heart-default-other = Jede andere Frage: verzichten. Wo das nicht geht, der erste Eintrag in der Liste der Möglichkeiten, die jedes Mal gleich geordnet ist.

### Places

rules-heart-section-places = Plätze
rule-heart-places = Alle Plätze, nicht nur der erste, richten sich nach den Punkten und dann nach der Regel, die das Spiel für Gleichstände hat. Personen, die in beidem gleichauf liegen, teilen sich einen Platz.

### Looking a rule up

# $word is what was looked for.
rules-heart-search-nothing = Keine Regel handelt von „{ $word }“.
# $words are words and names of rules that look like it.
rules-heart-search-near = Meintest du { $words }?
rules-heart-search-sections = Die Regeln haben diese Abschnitte: { $sections }.
rules-heart-search-hits = { $count ->
        [one] 1 Regel zu „{ $word }“
       *[other] { $count } Regeln zu „{ $word }“
    }

### The rules in short, what all games share

# $all and $search are commands to type.
short-further = Alle Regeln: { $all }
short-search = Die Regeln zu einem Stichwort: { $search }
short-unofficial = Broomstick ist unabhängig und inoffiziell: Wer die Spiele gemacht oder verlegt hat, ist daran nicht beteiligt.
