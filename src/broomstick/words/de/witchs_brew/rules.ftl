# The rules of Witch's Brew, as words. See the English file for what a text may hold and which numbers it may use.

rules-witchs-brew-title = Witch's Brew: die Regeln
rules-witchs-brew-idea = Alle haben dieselben zwölf Rollen, und für jede Runde wählt jede Person geheim { $picks } davon. Wer anführt, verlangt die **volle Aktion** einer Rolle. Der Reihe nach müssen sich alle melden, die sie auch gewählt haben: Entweder verlangen sie sie ebenfalls, und was davor war, gilt nicht mehr, oder sie begnügen sich mit der **Gunst**, die klein und sicher ist und sofort kommt. Aus Zutaten und Gold werden Phiolen, Kessel und Regale; sind genug Raben gelandet, gewinnt, wer die meisten Siegpunkte (SP) hat.
rules-witchs-brew-scope = Dies sind die vollständigen Regeln, so wie Broomstick sie spielt, für drei bis fünf Personen. Broomstick ist unabhängig und **inoffiziell**: Wer das Spiel gemacht oder verlegt hat, ist daran nicht beteiligt, und jeder Text hier ist unser eigener. Wählen, Anführen, Mitspielen und Ausstechen gehen in allen unseren Spielen gleich und haben ihre eigene Seite, [Das gemeinsame Herz](heart.md); lies sie zusammen mit dieser hier.

### The words, each with its meaning

rules-witchs-brew-word-round = Runde
    .meaning = vom Wählen, bis alle gewählten Rollen gespielt sind; ein Zug ist ein Teil davon: eine aufgerufene Rolle mit allen Antworten
rules-witchs-brew-word-full-action = volle Aktion
    .meaning = was eine Rolle für die Person tut, die sie zuletzt verlangt; sie zu verlangen, ist mutig
rules-witchs-brew-word-favour = Gunst
    .meaning = das Wenige, das eine Rolle für alle tut, die sie nicht verlangen; sie anzunehmen, ist feige
rules-witchs-brew-word-ingredient = Zutat
    .meaning = rot (Wolfsblut), grün (Kräutersaft) oder weiß (Schlangengift)
rules-witchs-brew-word-vial = Phiole
    .meaning = ein kleiner Trank, 1 SP wert
rules-witchs-brew-word-potion-card = Trankkarte
    .meaning = ein Kessel oder ein Regal; die SP stehen darauf
rules-witchs-brew-word-cauldron = Kessel
    .meaning = eine Trankkarte aus Kupfer, Eisen oder Silber, die man mit Zutaten bestimmter Farben kauft
rules-witchs-brew-word-shelf = Regal
    .meaning = eine Trankkarte, die man mit Gold oder mit Zutaten beliebiger Farben gewinnt, meist mit denen der anderen
rules-witchs-brew-word-raven = Rabe
    .meaning = sitzt auf manchen Trankkarten und bringt das Ende des Spiels näher
rules-witchs-brew-word-spell-book = Zauberbuch
    .meaning = eine Karte mit einem Zauber; den des obersten im Stapel kann der Hexenmeister wirken

### Components

rules-witchs-brew-section-components = Material
# The table of potion cards: a row for each place in the stacks, the top one first.
rules-witchs-brew-column-place = von oben
# A cell of it. $needs are the ingredients or the gold, $points VP.
rules-witchs-brew-card = { $needs } → { $points }
rules-witchs-brew-card-raven = { $needs } → { $points }, Rabe
rule-wb-players = Das Spiel ist für drei, vier oder fünf Personen. Jede andere Zahl wird beim Laden abgelehnt, und die möglichen werden genannt.
rule-wb-role-order = Es gibt zwölf Rollen, für alle dieselben. Wo immer Rollen aufgezählt werden, geschieht das in der Reihenfolge der Rollentabelle.
rule-wb-supply = Gold, Zutaten und Phiolen im allgemeinen Vorrat gehen nie aus.
rule-wb-stacks = Die Trankkarten liegen offen in fünf Stapeln: drei mit Kesseln, zwei mit Regalen, die billigste Karte oben, die teuerste unten. Alle dürfen die Stapel jederzeit durchsehen, aber zu haben ist immer nur die oberste Karte.
rule-wb-spell-books = Die { $books } Zauberbücher werden zu einem Stapel gemischt. Das oberste liegt offen; die Reihenfolge der anderen ist verborgen.

### Set-up

rules-witchs-brew-section-set-up = Aufbau
# The table of what everybody begins with.
rules-witchs-brew-column-start = alle beginnen mit
rules-witchs-brew-row-start-gold = Gold
rules-witchs-brew-row-start-ingredients = von jeder Zutat
rules-witchs-brew-column-number = Anzahl
rule-wb-start = Alle beginnen mit { $start-gold } und { $start-ingredients } jeder Farbe, ohne Phiolen und ohne Trankkarten.

### A round

rules-witchs-brew-section-round = Eine Runde
rules-witchs-brew-section-picks = Auswahl
rule-wb-pick-five = Für jede Runde wählt jede Person { $picks } verschiedene der zwölf Rollen. Jedes Mal stehen wieder alle zwölf zur Wahl.
rules-witchs-brew-section-turns = Züge
rules-witchs-brew-note-turns = Anführen, Mitspielen und „Weiter!“ gehen wie in [Das gemeinsame Herz](heart.md). Mutig sein heißt, die volle Aktion zu verlangen; feige sein heißt, die Gunst anzunehmen.
rule-wb-leader-full = Wer anführt, muss die volle Aktion verlangen, ist also immer mutig. Bei der letzten Rolle gibt es nichts zu wählen; sie wird ohne Frage angeführt.
rule-wb-alone-full = Hat nur noch eine Person Rollen auf der Hand, führt sie eine nach der anderen an und bekommt von jeder die volle Aktion.
rule-wb-full-or-favour = Wer mitspielt, entscheidet sich: die volle Aktion verlangen (mutig) oder die Gunst annehmen (feige).
rule-wb-favour-at-once = Eine Gunst wird sofort ausgeführt, noch vor der nächsten Antwort; die volle Aktion wartet, bis alle geantwortet haben.
rule-wb-no-swap = Die beiden Hälften lassen sich nicht tauschen: Wer zuletzt mutig war, bekommt die volle Aktion oder nichts, und wer feige war, die Gunst oder nichts.
rule-wb-decline = Auf jede Aktion und jede Gunst kann man verzichten, aber nur im Ganzen. Wer auf die volle Aktion verzichtet, führt trotzdem den nächsten Zug an.
rule-wb-cannot = Was jemand nicht bezahlen kann oder wo nichts mehr zu holen ist, wird ohne Frage übergangen; der Verlauf vermerkt es.
rule-wb-set = Eine Runde ist vorbei, wenn alle gewählten Rollen gespielt sind. Das dauert mindestens { $picks } und höchstens zwölf Züge.

### The roles

rules-witchs-brew-section-roles = Die Rollen
# The table of roles.
rules-witchs-brew-column-role = Rolle
rules-witchs-brew-column-full = volle Aktion (mutig)
rules-witchs-brew-column-favour = Gunst (feige)
rules-witchs-brew-section-gathering = Sammeln
rule-wb-collector-full = Drei Rollen holen { $collector-full } einer Farbe aus dem allgemeinen Vorrat: der Wolfshüter rote, der Schlangenjäger weiße, die Kräutersammlerin grüne.
rule-wb-collector-favour = Als Gunst holen diese drei { $collector-favour } ihrer Farbe.
rule-wb-alchemist = Der Alchemist macht aus einer Zutat beliebiger Farbe { $alchemist-full }, als Gunst { $alchemist-favour }.
rule-wb-fortune-teller = Die Wahrsagerin macht aus { $teller-price } { $teller-full }, als Gunst { $teller-favour }.
rule-wb-assistant = Der Gehilfe macht aus { $assistant-price } { $assistant-full } beliebiger Farben, als Gunst { $assistant-favour }.
rules-witchs-brew-section-cauldrons = Kessel
rule-wb-brewer-full = Der Zauberer kauft den obersten Kupferkessel, die Hexe den obersten Eisenkessel, der Druide den obersten Silberkessel. Der Preis sind genau die Zutaten auf der Karte.
rule-wb-brewer-favour = Als Gunst kostet der Kessel { $brewer-gold } mehr.
rule-wb-brewer-successive = Wer im selben Zug kauft, nimmt nacheinander die Karten vom Stapel, jede zu ihrem eigenen Preis. Eine Gunst kann also genau den Kessel wegnehmen, auf den jemand mit der vollen Aktion gehofft hat.
rule-wb-vial = Zu einem Kessel, den Zauberer, Hexe oder Druide gekauft haben, ob voll oder als Gunst, darf eine weitere Zutat beliebiger Farbe zu { $brewer-vials } werden.
rule-wb-vial-not-by-spell = Ein Kessel durch einen Zauber bringt keine solche Phiole, ein Regal auch nicht.
rules-witchs-brew-section-spells = Der Hexenmeister und die Zauber
rule-wb-warlock-full = Der Hexenmeister wirkt den Zauber des offenen Buches.
rule-wb-warlock-favour = Als Gunst nimmt der Hexenmeister { $warlock-gold }.
# The table of spells.
rules-witchs-brew-column-spell = Zauber
rules-witchs-brew-column-does = Wirkung
rules-witchs-brew-column-copies = Bücher
rule-wb-spell-copia = Copia gibt { $spell-copia } beliebiger Farben.
rule-wb-spell-optio = Optio kauft einen der obersten Kessel nach Wahl für die Zutaten, die er zeigt.
rule-wb-spell-any-colours = Magus kauft den obersten Kupferkessel, Strix den obersten Eisenkessel, Sanatio den obersten Silberkessel: für so viele Zutaten, wie die Karte zeigt, in beliebigen Farben.
rule-wb-spell-vials = Lupus macht aus 1 Rot, Herba aus 1 Grün, Serpens aus 1 Weiß { $spell-vials }.
rule-wb-book-turns = Am Ende jeder Runde, auch der letzten, kommt das offene Buch unter den Stapel, ob benutzt oder nicht, und das nächste ist offen.
rules-witchs-brew-section-shelves = Beutelschneider, Bettelmönch und die Regale
rule-wb-cutpurse-share = Für den Beutelschneider legen alle anderen { $cutpurse-share } ihres Goldes, abgerundet, auf das oberste Goldregal.
rule-wb-monk-share = Für den Bettelmönch ist es { $monk-share } ihrer Zutaten, abgerundet, und das oberste Zutatenregal.
rule-wb-spared = Wer die Gunst des Beutelschneiders angenommen hat, verliert { $spared-gold } weniger; die Gunst des Bettelmönchs erspart { $spared-ingredients }; weniger als nichts verliert niemand. Nach dieser Gunst wird nie gefragt.
rule-wb-shelf-abstain = Haben alle geantwortet, darf die Person mit der vollen Aktion es dabei belassen; dann verliert niemand etwas.
rule-wb-shelf-nothing = Kann gar nichts auf das Regal kommen, weil die Person mit der vollen Aktion nichts davon hat und auch sonst niemand etwas davon verlöre, wird nicht gefragt, und die Rolle tut nichts.
rule-wb-shelf-everybody = Sonst verlieren alle anderen, auch wer ausgestochen wurde und wer „Weiter!“ gesagt hat.
rule-wb-losses-first = Alle Verluste werden ermittelt, bevor der erste bezahlt wird.
rule-wb-monk-choose = Wer an den Bettelmönch verliert, wählt selbst, welche Zutaten es sind.
rule-wb-monk-sealed = Alle wählen geheim und zahlen zusammen, sobald die letzte Wahl getroffen ist.
rule-wb-monk-no-choice = Wer nur Zutaten einer Farbe hat, hat nichts zu wählen, wie alle sehen, und wird nicht gefragt.
rule-wb-monk-batches = Ein Verlust von mehr als fünf wird in Fünferschritten gewählt, Rot vor Grün vor Weiß; alles bleibt verborgen, bis die letzte Wahl getroffen ist.
rule-wb-shelf-add = Nach den Verlusten darf die Person mit der vollen Aktion Eigenes dazulegen: nichts, einen Teil oder alles, was dem Regal noch fehlt.
rule-wb-shelf-take = Liegt genug auf dem Regal, muss es genommen werden, und was darauf lag, kommt in den allgemeinen Vorrat.
rule-wb-shelf-stays = Sonst bleibt es liegen, mit allem, was darauf ist, für das nächste Mal.
rule-wb-no-shelf = Ist ein Stapel mit Regalen aufgebraucht, tut seine Rolle nichts mehr.

### Example of a cutpurse. Ivy, Kaya and Mina are women, Jonas and Luc men.

rules-witchs-brew-section-example = Beispiel: ein Beutelschneider zu fünft
rules-witchs-brew-example-before = Ivy führt den Beutelschneider an. Das oberste Goldregal verlangt 5 Gold, ist 4 SP wert und noch leer.
rules-witchs-brew-column-player = Person
rules-witchs-brew-column-says = sagt
rules-witchs-brew-column-gold = Gold
rules-witchs-brew-column-loses = verliert
rules-witchs-brew-example-after = Luc hat Ivy ausgestochen und Mina Luc, also ist Mina der Beutelschneider. Von 2 Gold ist ein Drittel, abgerundet, nichts. Kaya würde 2 verlieren, aber ihre Gunst erspart ihr 1. Nun liegen 3 Gold auf dem Regal; Mina legt 2 von ihrem dazu, nimmt das Regal, und alle 5 kommen in den Vorrat. Hätte sie weniger dazugelegt, wäre alles für den nächsten Beutelschneider liegen geblieben.

### Barred roles

rules-witchs-brew-section-barred = Gesperrte Rollen
rules-witchs-brew-note-barred = Das ist eine Einstellung für drei oder vier Personen, `barred_roles`.
rules-witchs-brew-column-players = Personen
rules-witchs-brew-column-barred = gesperrte Rollen je Runde
rule-wb-barred = Zu Beginn jeder Runde, bevor jemand wählt, werden so viele Rollen gezogen und offen hingelegt, wie die Tabelle zeigt. Niemand kann sie in dieser Runde wählen.
rule-wb-barred-again = Waren alle zwölf einmal gesperrt, werden sie gemischt, und es beginnt von vorn.

### End of the game

rules-witchs-brew-section-game-end = Ende des Spiels
rules-witchs-brew-column-end = das Spiel endet
rules-witchs-brew-row-ravens = bei so vielen Raben
rules-witchs-brew-row-rounds = auf jeden Fall nach so vielen Runden
rule-wb-end = Das Spiel endet mit der Runde, an deren Ende alle zusammen mindestens { $ravens } haben.
rule-wb-thirty-sets = Es endet auch nach Runde { $rounds }, damit jedes Spiel ein Ende hat.
rule-wb-score = Es zählen die SP auf den eigenen Trankkarten und dazu 1 SP für jede Phiole.
rule-wb-tie-break = Wer die meisten SP hat, gewinnt. Bei Gleichstand liegt vorn, wer mehr Zutaten und Gold hat, zusammengezählt; ist auch das gleich, ist es ein gemeinsamer Sieg.

### What is public and what is hidden

rules-witchs-brew-section-public = Was offen und was verborgen ist
rule-wb-public = Alle, auch wer nur zuschaut, sehen alles Gold, alle Zutaten, Phiolen und Trankkarten, die fünf Stapel bis zur letzten Karte, was auf den Regalen liegt, die bisher gesehenen Zauberbücher, die gesperrten Rollen, wie viele gewählte Rollen jede Person noch zu spielen hat, jede bisherige Ansage und jedes „Weiter!“.
rule-wb-hidden = Verborgen sind jede Auswahl, soweit sie noch nicht gespielt ist, die Zutaten, die gerade für den Bettelmönch gewählt werden, die Reihenfolge der noch nicht gesehenen Zauberbücher und die der noch zu sperrenden Rollen.
rule-wb-book-known = Ein Zauberbuch, das einmal offen lag, bleibt bekannt, wo immer es im Stapel liegt.

### The rules in short

short-rounds = In jeder Runde wählt jede Person geheim { $picks } der zwölf Rollen.
short-turn = Wer anführt, ruft eine Rolle der eigenen Auswahl auf und verlangt ihre volle Aktion. Im Uhrzeigersinn muss nun mitspielen und mutig oder feige sein, wer diese Rolle auch gewählt hat; „Weiter!“ sagen alle anderen.
# Beside the words “cowardly” and “brave”.
short-cowardly = die Gunst, sofort und sicher
short-brave = die volle Aktion, wenn nach dir niemand mehr mutig ist; sonst nichts
short-lead = Wer zuletzt mutig war, handelt und führt als Nächstes an. Verzichten kann man auf alles, aber nur im Ganzen.
short-roles = Die Rollen:
short-vial = Zu einem Kessel, den Zauberer, Hexe oder Druide gekauft haben, darf eine weitere Zutat zu { $brewer-vials } werden.
short-cards = Trankkarten, jeder Stapel von oben; was sie verlangen und was sie wert sind:
short-shelves = Beutelschneider und Bettelmönch: Alle anderen legen ihren Teil aufs Regal; wer zuletzt mutig war, darf dazulegen, was fehlt, und nimmt es dann. Reicht es nicht, bleibt alles liegen.
short-spells = Der Hexenmeister wirkt den Zauber des offenen Buches. Am Ende jeder Runde kommt es unter den Stapel.
short-end = Haben am Ende einer Runde alle zusammen { $ravens }, ist das Spiel zu Ende. Jede Phiole ist 1 SP wert. Wer die meisten SP hat, gewinnt; bei gleich vielen SP, wer mehr Zutaten und Gold hat.
