# The rules of Broom Service, in German. See the English file for what a text may hold and which numbers it may use.
# Between a number and what belongs to it stand no-break spaces.

rules-broom-service-title = Broom Service: die Regeln
rules-broom-service-idea = Hexen fliegen Tränke zu den Türmen des Landes, Druiden liefern an Ort und Stelle, Sammlerinnen holen Nachschub, und die Wetterfee räumt den Himmel auf. Alle haben dieselben zehn Rollen, und für jede Runde wählt jede Person geheim { $picks } davon. Wer anführt, ruft eine Rolle auf und ist entweder **mutig**, um viel aus ihr herauszuholen, falls sich danach niemand mehr traut, oder **feige**, um sofort ein wenig davon zu haben; alle, die diese Rolle auch gewählt haben, müssen mitspielen. Nach { $rounds } Runden gewinnt, wer die meisten Siegpunkte (SP) hat.
rules-broom-service-scope = Dies sind die vollständigen Regeln, so wie Broomstick sie spielt, für zwei bis fünf Personen, auf einer der beiden Seiten des Spielplans oder auf einer eigenen Karte, mit Gewitterwolken, Plättchen und Erweiterungskarten, wenn der Tisch es möchte. Broomstick ist unabhängig und **inoffiziell**: Wer das Spiel gemacht oder verlegt hat, ist daran nicht beteiligt, und jeder Text hier ist unser eigener. Wählen, Anführen, Mitspielen und Ausstechen gehen in allen unseren Spielen gleich und haben ihre eigene Seite, [Das gemeinsame Herz](heart.md); lies sie zusammen mit dieser hier.

### The words, each with its meaning

rules-broom-service-word-area = Gebiet
    .meaning = ein Teil des Plans mit einer einzigen Landschaft: Wald, Wiese, Hügel oder Berg, oder ein Gewässer
rules-broom-service-word-adjacent = benachbart
    .meaning = mit gemeinsamer Grenze oder am Ufer desselben Gewässers, wenn darüber keine Wolke liegt
rules-broom-service-word-flight = Flug
    .meaning = eine Figur zieht aus ihrem Gebiet in ein benachbartes
rules-broom-service-word-tower = Turm
    .meaning = nimmt Tränke seiner Farbe aus den Gebieten an, die sein Sockel berührt: ein runder einen einzigen, ein eckiger beliebig viele
rules-broom-service-word-delivery = Lieferung
    .meaning = ein Trank kommt zu einem Turm, für die SP und Zauberstäbe, die der Turm zeigt
rules-broom-service-word-resource = Ressource
    .meaning = ein oranger, grüner oder lila Trank oder ein Zauberstab
rules-broom-service-word-cloud = Wolke
    .meaning = sperrt das Gebiet, über dem sie liegt, bis jemand sie mit Zauberstäben vertreibt; ihre Blitze zählen am Ende
rules-broom-service-word-bewitched = verhexte Rolle
    .meaning = eine Rolle, die in dieser Runde SP kostet, wann immer sie gespielt wird
rules-broom-service-word-event = Ereignis
    .meaning = eine Karte, die an einer Runde etwas ändert
rules-broom-service-word-amulet = Amulett
    .meaning = liegt auf jedem Berg mit einem Plättchen für jede Person einmal bereit und zählt am Ende
rules-broom-service-word-forest-tile = Waldplättchen
    .meaning = bekommt, wessen Figur zuerst kommt, und behält es, bis es genutzt wird, einmal
rules-broom-service-word-turbo-broom = Turbobesen
    .meaning = ein Hügelplättchen, von dem jede Figur, die kommt, zu einem Steinkreis weiterspringt
rules-broom-service-word-stone-circle = Steinkreis
    .meaning = einer der vier Orte, A bis D, zu denen Turbobesen führen
rules-broom-service-word-card = Erweiterungskarte
    .meaning = wird statt einer feigen Aktion genommen und statt einer späteren genutzt

### Components

rules-broom-service-section-components = Material
rule-bs-players = Das Spiel ist für zwei, drei, vier oder fünf Personen. Jede andere Zahl wird beim Laden abgelehnt, und die möglichen werden genannt.
rule-bs-role-order = Es gibt zehn Rollen, für alle dieselben: vier Hexen, zwei Druiden, drei Sammlerinnen und die Wetterfee. Wo immer Rollen aufgezählt werden, geschieht das in der Reihenfolge der Rollentabelle.
rule-bs-supply = Tränke und Zauberstäbe im allgemeinen Vorrat gehen nie aus.
rule-bs-resources = Tränke sind orange, grün oder lila; zusammen mit den Zauberstäben sind sie die Ressourcen. Was jemand davon hat, liegt offen.

### The map

rules-broom-service-section-map = Die Pläne
rules-broom-service-note-map = Was es auf jedem Plan gibt; die letzten Kapitel listen alles auf.
# The table of maps. A map's column is named by its side and its $title.
rules-broom-service-column-maps = auf dem Plan
rules-broom-service-side-front = Vorderseite: { $title }
rules-broom-service-side-back = Rückseite: { $title }
rules-broom-service-row-lands = Landgebiete
rules-broom-service-row-landscape = davon { $landscapes }
rules-broom-service-row-waters = Gewässer
rules-broom-service-row-towers = Türme
rules-broom-service-row-clouds = Wolkenfelder
rules-broom-service-row-heavy = Regenwolken mindestens, mit Gewitterwolken
rules-broom-service-row-mountain = Felder für Bergplättchen
rules-broom-service-row-forest = Felder für Waldplättchen
rules-broom-service-row-hill = Felder für Hügelplättchen
rules-broom-service-row-circles = Steinkreise
rule-bs-areas = Jedes Landgebiet ist Wald, Wiese, Hügel oder Berg. Gewässer werden überflogen, aber niemand landet auf einem, und das offene Meer rund um den Plan ist kein Gebiet.
rule-bs-adjacent = Zwei Landgebiete sind benachbart, wenn sie eine gemeinsame Grenze haben oder wenn beide am Ufer desselben Gewässers liegen und darüber keine Wolke ist. Ein gemeinsamer Eckpunkt ist noch keine Grenze.
rule-bs-no-entry = Keine Figur betritt ein Gebiet, über dem eine Wolke liegt; sind es zwei Wolken, müssen beide weg sein. In einem Gebiet dürfen beliebig viele Figuren stehen.
rule-bs-cloud-adjacent = Eine Wolke ist einer Figur benachbart, wenn ihr Gebiet dem Gebiet der Figur benachbart ist; eine Wolke über einem Gewässer ist allen Figuren an dessen Ufer benachbart.

### Set-up

rules-broom-service-section-set-up = Aufbau
rules-broom-service-column-start = zu Beginn
rules-broom-service-column-number = Anzahl
rules-broom-service-row-points = SP
rules-broom-service-row-potions = Tränke jeder Farbe
rules-broom-service-row-wands = Zauberstäbe
rules-broom-service-row-few-wands = Zauberstäbe für die Startperson und die Person rechts von ihr
rule-bs-start = Alle beginnen mit { $start-points } und { $start-potions ->
        [one] 1 Trank
       *[other] { $start-potions } Tränken
    } jeder Farbe.
rule-bs-start-wands = Die Startperson und die Person rechts von ihr bekommen zu Beginn { $few-wands }, alle anderen { $start-wands }. Zu zweit bekommen beide { $few-wands }.
rule-bs-castles = Jede Person hat zwei Figuren. Auf jeder der beiden Burgen steht zu Beginn eine davon.
rule-bs-clouds = Auf jedem Wolkenfeld liegt offen eine zufällig gezogene Wolke. Die übrigen Wolken kommen ungesehen in die Schachtel zurück.
rule-bs-events = Die { $events } Ereigniskarten werden gemischt, und { $rounds } davon kommen ins Spiel. Die anderen { $events-left } bekommt niemand zu sehen.
rules-broom-service-column-players = Personen
rules-broom-service-column-bewitched = verhexte Rollen je Runde
rule-bs-bewitched = Bei weniger als fünf Personen sind in jeder Runde einige Rollen verhext: { $bewitched-2 } zu zweit, { $bewitched-3 } zu dritt, { $bewitched-4 } zu viert. Sie kommen aus einem gemischten Stapel, in dem jede Rolle einmal ist.

### A round

rules-broom-service-section-round = Eine Runde
rule-bs-rounds = Das Spiel hat { $rounds } Runden.
rule-bs-round-begins = Eine Runde beginnt damit, dass ihr Ereignis aufgedeckt wird und dann ihre verhexten Rollen; danach wählen alle.
rule-bs-pick-four = Für jede Runde wählt jede Person { $picks } verschiedene der zehn Rollen. Jedes Mal stehen wieder alle zehn zur Wahl.
rules-broom-service-note-turns = Anführen, Mitspielen und „Weiter!“ gehen wie in [Das gemeinsame Herz](heart.md): Wer feige ist, handelt sofort; von denen, die mutig sind, handelt nur, wer es zuletzt war, und erst, wenn alle geantwortet haben.
rule-bs-round-length = Eine Runde ist vorbei, wenn niemand mehr eine Rolle auf der Hand hat. Das dauert mindestens { $picks } Züge, es sei denn, alle haben weniger Rollen gewählt, und höchstens zehn. Hat nur noch eine Person Rollen, spielt sie eine nach der anderen.
rule-bs-bewitched-cost = Wer eine verhexte Rolle spielt, verliert sofort { $bewitched-points }, bevor irgendetwas geschieht: ob mutig oder feige, ob die Aktion ausgeführt wird oder nicht, ob danach ausgestochen oder nicht.
rule-bs-bewitched-again = Reicht der Stapel der zu verhexenden Rollen nicht mehr für eine Runde, kommen zuerst die restlichen Karten. Dann werden alle anderen Rollen als neuer Stapel gemischt.
rule-bs-round-ends = Ist die Runde vorbei, wird ihr Ereignis ausgeführt, wenn es eines für das Ende einer Runde ist. Dann beginnt die nächste.
rule-bs-points = Die SP können unter null fallen.

### The roles

rules-broom-service-section-roles = Die Rollen
rules-broom-service-column-role = Rolle
rules-broom-service-column-brave = mutig
rules-broom-service-column-cowardly = feige
rules-broom-service-section-witches = Hexen
rule-bs-witch = Jede der vier Hexen hat ihre Landschaft. Eine der eigenen Figuren fliegt in ein benachbartes Gebiet dieser Landschaft.
rule-bs-move = Ein Flug bringt eine Figur, gleich welche von beiden, in ein Gebiet, das dem ihren benachbart ist.
rule-bs-witch-brave = Eine mutige Hexe darf danach dort, wo sie gelandet ist, einen Trank liefern. Ohne Flug liefert sie nichts.
rule-bs-witch-delivers-there = Sie liefert aus dem Gebiet, in dem ihr Flug geendet hat, und nur, solange diese Figur dort ist. Zwischendurch darf die Figur weg und wieder zurück gewesen sein.
rules-broom-service-section-druids = Druiden
rule-bs-druid = Ein Druide liefert ohne Flug einen Trank aus einem Gebiet, in dem eine eigene Figur steht: der Taldruide aus Wald oder Wiese, der Gipfeldruide von Hügel oder Berg.
rule-bs-druid-brave = Die Lieferung eines mutigen Druiden bringt { $druid-points } mehr; ohne Lieferung gibt es sie nicht.
rules-broom-service-section-gatherers = Sammlerinnen
rule-bs-gatherer-brave = Eine mutige Sammlerin nimmt aus dem allgemeinen Vorrat alles, was die Rollentabelle für sie zeigt, oder nichts.
rule-bs-gatherer-cowardly = Eine feige Sammlerin nimmt eines der Dinge, die die Tabelle zeigt, nach eigener Wahl.
rules-broom-service-section-fairy = Die Wetterfee
rule-bs-fairy = Die Wetterfee vertreibt eine Wolke, die einer der eigenen Figuren benachbart ist.
rule-bs-lift = Die Zauberstäbe, die auf der Wolke stehen, kommen in den allgemeinen Vorrat, und die Wolke behält man offen vor sich. Ihr Feld ist von nun an frei.
rule-bs-fairy-brave = Eine Wolke, die eine mutige Fee vertreibt, bringt { $fairy-points } mehr; ohne Wolke gibt es sie nicht.
# The table of heavy clouds.
rules-broom-service-column-cost = Zauberstäbe
rules-broom-service-column-bolts = Blitze
rules-broom-service-column-copies = Anzahl
rules-broom-service-section-any-role = Für alle Rollen
rule-bs-cannot = Eine Rolle darf auch spielen, wer gerade nichts mit ihr anfangen kann. Dann wird nicht gefragt, der Verlauf vermerkt es, und wer zuletzt mutig war, führt trotzdem den nächsten Zug an.
rule-bs-decline = Auf jeden Flug, jede Lieferung, jede Wolke und jeden Ertrag kann man verzichten.
rule-bs-one-way = Wer feige ist, tut genau eines: die Aktion der Rolle ausführen, nehmen, was das Ereignis stattdessen anbietet, ein Waldplättchen nutzen, eine Erweiterungskarte nehmen, eine nutzen, oder nichts.

### Deliveries

rules-broom-service-section-deliveries = Lieferungen
rule-bs-delivery = Zu einer Lieferung gehören eine eigene Figur und ein Turm, dessen Sockel das Gebiet der Figur berührt. Sie kostet einen Trank in der Farbe des Turms und bringt die SP und Zauberstäbe, die der Turm zeigt.
rule-bs-round-tower = Ein runder Turm behält den Trank. Damit ist er besetzt und nimmt für den Rest des Spiels keinen anderen an.
rule-bs-square-tower = Ein eckiger Turm gibt den Trank in den allgemeinen Vorrat weiter. Er lässt sich immer wieder beliefern, von allen.
rule-bs-square-once = Wer eine Rolle spielt, bringt dabei höchstens einen Trank zu eckigen Türmen, mit allem, was sie auslöst oder wofür sie stattdessen genutzt wird. Jede weitere Lieferung geht an einen runden.

### Events

rules-broom-service-section-events = Ereignisse
rules-broom-service-column-event = Ereignis
rules-broom-service-column-when = wann
rules-broom-service-column-does = Wirkung

### Example of a turn. Ivy, Kaya and Mina are women, Jonas and Luc men.

rules-broom-service-section-example-turn = Beispiel: die Waldhexe zu fünft
rules-broom-service-example-turn-before = Jonas führt die Waldhexe an.
rules-broom-service-column-player = Person
rules-broom-service-column-says = sagt
rules-broom-service-column-happens = was geschieht
rules-broom-service-example-leads = fliegt sofort in einen Wald
rules-broom-service-example-waits = wartet
rules-broom-service-example-knocks = wartet, und Kaya ist ausgestochen
rules-broom-service-example-nothing = hat sie nicht auf der Hand
rules-broom-service-example-turn-after = Luc ist die mutige Waldhexe. Seine Figur fliegt in einen Wald, und dort liefert er einen lila Trank für die SP des Turms. Dann führt er den nächsten Zug an: Er ruft den Taldruiden auf, ist diesmal feige und liefert sofort aus dem Wald, in dem er steht. Kaya hat ihre Waldhexe für diese Runde verloren und bekommt nichts dafür.

### Storm clouds

rules-broom-service-section-storm = Gewitterwolken
rules-broom-service-note-storm = Das ist eine Einstellung, `storm_clouds`; mit ihr zusammen sagt `heavy_clouds`, wie viele Regenwolken ins Spiel kommen.
rule-bs-storm-mixed = Die { $storms } Gewitterwolken werden unter die Regenwolken gemischt, bevor die erste Wolke gelegt wird.
rule-bs-heavy-fewer = Damit mehr von ihnen auf den Plan kommen, dürfen es weniger Regenwolken sein, von der Zahl, die die Tabelle der Pläne zeigt, bis zu allen { $heavy }. Welche wegbleiben, entscheidet der Zufall, und niemand sieht sie.
rule-bs-storm-bonus = Eine Art Gewitterwolke hilft, solange sie liegt: Jede Lieferung aus einem Gebiet, das ihr benachbart ist, bringt { $bonus-points } mehr, bei zwei solchen Wolken doppelt so viel.
rule-bs-storm-move = Eine Art gewährt einen Flug, wenn sie vertrieben wird: Eine der beiden Figuren darf in ein beliebiges benachbartes Gebiet fliegen, gleich welche Landschaft es hat.
rule-bs-storm-delivery = Eine Art gewährt eine Lieferung, wenn sie vertrieben wird: einen Trank aus dem Gebiet einer der beiden Figuren, gleich welche Landschaft es hat.
rule-bs-storm-hoard = Drei Arten bringen SP, wenn jemand sie mit genug Tränken vertreibt; die Tränke behält man: { $hoards }.
rule-bs-storm-order = Wird eine Wolke vertrieben, werden zuerst die Zauberstäbe bezahlt, und die Wolke wird genommen; dann kommt, was eine mutige Fee mehr bekommt, dann die Wirkung einer Gewitterwolke, auf dem Plan, wie er nun ist. Der Flug darf also in das Gebiet führen, das gerade frei geworden ist.

### Example of a druid

rules-broom-service-section-example-storm = Beispiel: ein mutiger Druide zwischen zwei Gewitterwolken
rules-broom-service-example-storm = Mina hat eine Figur in einem Gebiet, neben dem beide Wolken liegen, die Lieferungen helfen. Sie spielt mutig den Gipfeldruiden und beliefert einen Turm mit 2 SP und 1 Zauberstab. Das bringt { $sum } = **{ $total } SP**: die des Turms, { $bonus } für jede Wolke und { $bravery } für den Mut, und den Zauberstab dazu.

### Mountain tiles

rules-broom-service-section-tiles = Bergplättchen und Amulette
rules-broom-service-note-tiles = Auf der Vorderseite ist das eine Einstellung, `mountain_tiles`; auf der Rückseite sind diese Plättchen immer im Spiel.
rules-broom-service-column-tile = Plättchen
rule-bs-tiles = Von den { $tiles } Bergplättchen liegen { $tile-spaces } zufällig gezogene offen auf dem Plan, auf jedem Berg eines. Die anderen bleiben in der Schachtel. Neben jedem liegt ein Amulett für jede Person.
rule-bs-tile-covers = Ein Turm unter einem Plättchen nimmt keine Tränke an.
rule-bs-entering = Ein Gebiet zu betreten heißt für jedes Plättchen dasselbe: Eine Figur kommt hinein, auf welchem Weg auch immer.
rule-bs-amulet = Kommt eine Person mit einer ihrer Figuren zum ersten Mal in eines dieser Gebiete, nimmt sie sofort das Amulett, das dort für sie liegt.
rule-bs-tile = Mit dem Amulett kommt das Angebot, das Plättchen zu nutzen, ganz oder gar nicht. Das Plättchen bleibt für die anderen liegen.
rule-bs-tile-once = Genutzt oder nicht: Für diese Person ist das Plättchen damit erledigt.
rule-bs-tile-order = Eine mutige Berghexe darf das Plättchen vor ihrer Lieferung nutzen oder danach. Wer verzichtet, solange beides noch offen ist, verzichtet auf beides.
rule-bs-tile-potions = Das Plättchen *Tränke* gibt Tränke, von jeder Farbe so viele, wie die Tabelle zeigt. Einen davon darf die Hexe gleich liefern.
rule-bs-tile-wands = Das Plättchen *Zauberstäbe* gibt Zauberstäbe.
rule-bs-tile-delivery = Das Plättchen *Lieferung* erlaubt, einen Trank aus dem Gebiet einer der beiden Figuren zu liefern, gleich welche Landschaft es hat. Er darf zusätzlich zu dem einen erlaubten an einen eckigen Turm gehen und zählt nicht als dieser.
rule-bs-tile-moves = Das Plättchen *Zwei Flüge* erlaubt bis zu zwei Flüge, beide mit derselben Figur oder einen mit jeder. Wohin es geht, wird nicht vorher angesagt: Der erste Flug wird mit allem, was er auslöst, zu Ende geführt, bevor der zweite kommt.
rule-bs-tile-cloud = Das Plättchen *Wolke* erlaubt, eine benachbarte Wolke zu vertreiben wie eine feige Fee: Sie wird bezahlt, mehr gibt es nicht, und eine Gewitterwolke hat ihre Wirkung.

### The back of the board

rules-broom-service-section-back = Die Rückseite des Spielplans
rules-broom-service-note-back = Die Rückseite, die man als Einstellung `board` angibt, hat mehr Gebiete, zwei weitere Arten von Plättchen und Steinkreise, zu denen Turbobesen führen. Alle anderen Regeln sind auf beiden Seiten gleich.
rule-bs-tiles-always = Die Rückseite wird immer mit Berg-, Wald- und Hügelplättchen gespielt. Gewitterwolken, zusätzliche Plättchen und Erweiterungskarten können dazukommen. Ein eigener Plan, der Felder für Wald- oder Hügelplättchen hat, wird ebenso gespielt.
rules-broom-service-section-forest = Waldplättchen
rule-bs-forest-tiles = Von den { $forest-tiles } Waldplättchen liegen { $forest-spaces } zufällig gezogene offen auf dem Plan, jedes in einem eigenen Wald. Die anderen bleiben in der Schachtel.
rule-bs-forest-find = Die erste Figur, die einen solchen Wald betritt, auf welchem Weg auch immer, nimmt das Plättchen für ihre Person. Liegen lassen kann man es nicht.
rule-bs-forest-kept = Das Plättchen behält man offen vor sich, bis man es nutzt. Es wird einmal genutzt und ist dann aus dem Spiel.
rule-bs-forest-one = Wer eine Rolle feige spielt, darf statt der Aktion ein Waldplättchen nutzen, und nicht mehr als eines.
rule-bs-forest-brave = *Mut:* Die mutige Aktion der Rolle wird sofort ausgeführt, mit allem, was Mut mehr bringt. In allem anderen bleibt es beim Feigesein: Niemand wird dadurch ausgestochen, niemand kann einem die Aktion wegnehmen, und den nächsten Zug führt man deshalb nicht an.
rule-bs-forest-points = *Siegpunkte:* { $forest-points } statt der Aktion. Was ein Ereignis denen anbietet, die feige sind, kommt nicht dazu.
rule-bs-forest-card = *Eine Rolle mehr:* Wer dieses Plättchen hat, darf beim Wählen eine Rolle mehr wählen. Das wird geheim mit der Auswahl entschieden, und man sieht es, wenn alle so weit sind. Mehr als ein solches Plättchen je Runde kann niemand nutzen.
rule-bs-forest-card-more-or-less = Bei *Mehr oder weniger?* entscheiden alle, die ein solches Plättchen haben, nachdem die Zahlen gezeigt wurden, geheim und gemeinsam. Die Rolle mehr bringt keine SP und kostet keine; { $most-picks } Rollen und eine mehr sind also möglich.
rules-broom-service-section-hill = Hügelplättchen und Steinkreise
rule-bs-hill-tiles = Von den { $hill-tiles } Hügelplättchen liegen { $hill-spaces } zufällig gezogene offen auf dem Plan, jedes auf einem eigenen Hügel. Die anderen bleiben in der Schachtel.
rule-bs-turbo = Eine Figur, die einen Hügel mit einem Turbobesen betritt, auf welchem Weg auch immer, springt sofort weiter zu einem der beiden Steinkreise, die das Plättchen zeigt, nach Wahl ihrer Person. Springen muss sie.
rule-bs-turbo-clouded = Ein Steinkreis, dessen Gebiet unter einer Wolke liegt, lässt sich nicht wählen. Gilt das für einen der beiden, führt der Sprung zum anderen; gilt es für beide, bleibt die Figur auf dem Hügel.
rule-bs-turbo-delivery = Eine mutige Hügelhexe liefert dort, wo der Sprung geendet hat, oder auf dem Hügel, wenn es keinen gab.
rule-bs-turbo-enters = Eine Figur, die springt, betritt das Gebiet des Steinkreises wie jede andere.
rule-bs-circle-d = Auf der Rückseite hat das Gebiet des Steinkreises D keine Nachbarn: Kein Flug führt von dort weg und auch keine Karte. Eine Figur, die dorthin gekommen ist, bleibt bis zum Ende des Spiels.
rule-bs-orange = *Oranger Turm:* Dieses Plättchen ist ein eckiger Turm auf seinem Hügel, für jede Art von Lieferung, und zählt als solcher. Er nimmt orange Tränke an und bringt { $orange-points }.

### Extra tiles

rules-broom-service-section-extra = Zusätzliche Plättchen
rules-broom-service-note-extra = Das ist eine Einstellung, `extra_tiles`.
rule-bs-extra-tiles = Von jeder Art, die im Spiel ist, wird ein Plättchen mehr untergemischt, bevor die Plättchen gelegt werden. Auf der Vorderseite ist das nur das Bergplättchen, und nur zusammen mit `mountain_tiles`.
rule-bs-tile-points = *Siegpunkte*, auf einem Berg: Das bringt { $tile-points }, und sofort nehmen alle anderen je 1 Trank.
rule-bs-forest-potions = *Tränke*, in einem Wald: Statt der feigen Aktion nimmt man { $forest-potions } beliebige Tränke, auch von einer Farbe, und alle anderen bekommen je { $gift-points }, selbst wenn auf die Tränke verzichtet wird.
rule-bs-anywhere = *Überallhin*, auf einem Hügel: Die Figur, die ihn betritt, darf sofort weiterfliegen, in jedes andere Gebiet ohne Wolke, so weit es auch ist. Eine mutige Hügelhexe liefert dort, wo dieser Flug geendet hat.
rule-bs-anywhere-gift = Ist die Figur weitergeflogen, nehmen alle anderen je 1 Trank, sobald alles getan ist, was dieser Flug ausgelöst hat, die Lieferung der Hexe eingeschlossen.
rule-bs-gift = Tränke für alle anderen werden einer nach dem anderen genommen, im Uhrzeigersinn, beginnend links von der Person, die das Plättchen genutzt hat. Alle wählen selbst eine Farbe oder verzichten; zurückhalten lassen sich die Tränke nicht.

### One thing leads to another

rules-broom-service-section-chains = Eins führt zum anderen
rule-bs-chain = Was ein Flug, eine Lieferung, eine Wolke oder eine Karte auslöst, wird zu Ende geführt, bevor irgendetwas anderes weitergeht, das noch aussteht.
rule-bs-lapse = Was im Augenblick nicht geht, wartet, bis das andere getan ist. Geht es auch dann nicht, verfällt es.
rule-bs-chain-ends = Wie lang eine Kette aus Plättchen, Wolken und Karten auch wird, sie hat ein Ende.
rules-broom-service-section-example-chain = Beispiel: von einer Karte zu einer Wolke und zurück
rules-broom-service-example-chain = Kaya ist feige und nutzt die Karte *Rückenwind*. Ihre Figur fliegt auf einen Berg, auf dem noch keine der ihren war; also nimmt sie das Amulett, und das Plättchen dort ist *Wolke*. Damit vertreibt sie eine Gewitterwolke, die einen Flug gewährt. Zuerst macht sie diesen Flug, dann den zweiten ihrer Karte, und erst danach kommt die Karte unter einen Stapel.

### Expansion cards

rules-broom-service-section-cards = Erweiterungskarten
rules-broom-service-note-cards = Das ist eine Einstellung, `expansion_cards`, für beide Seiten des Spielplans.
rules-broom-service-column-card = Karte
rule-bs-cards = Die { $cards } Karten werden gemischt und bilden zwei Stapel, in jedem die Hälfte. Von jedem Stapel sieht man nur die oberste Karte.
rule-bs-card-draw = Wer eine Rolle feige spielt, darf statt der Aktion die oberste Karte eines Stapels nehmen. Die Karte darunter wird dann aufgedeckt.
rule-bs-card-empty = Von einem leeren Stapel lässt sich nichts nehmen.
rule-bs-card-held = Die Karten, die jemand hat, liegen offen. Keine Karte wird in dem Zug genutzt, in dem sie genommen wurde.
rule-bs-card-use = Wer eine Rolle feige spielt, darf statt der Aktion eine der eigenen Karten nutzen, auch wenn sie gerade nichts bewirken kann.
rule-bs-card-under = Nach ihrer Wirkung kommt eine Karte unter den kleineren Stapel; sind beide gleich, unter einen nach eigener Wahl.
rule-bs-card-apprentice = *Zauberlehrling:* { $apprentice } verschiedene Ressourcen nehmen.
rule-bs-card-tailwind = *Rückenwind:* Mit einer der beiden Figuren in ein beliebiges benachbartes Gebiet fliegen, gleich welche Landschaft es hat. Ist das geschehen, noch einmal, mit welcher Figur auch immer.
rule-bs-card-errand = *Botengang:* Einen Trank aus dem Gebiet einer der beiden Figuren liefern, gleich welche Landschaft es hat, für { $errand-points } mehr.
rule-bs-card-rainmaker = *Regenmacherin:* Eine Wolke vertreiben, die einer der beiden Figuren benachbart ist, und dafür { $less } weniger zahlen, als sie zeigt; zeigt sie nicht mehr, ist sie umsonst. Was eine mutige Fee obendrauf bekommt, gibt es hier nicht; eine Gewitterwolke hat ihre Wirkung.
rule-bs-card-gossip = *Klatsch und Tratsch:* { $gossip-points } bekommen.
rule-bs-card-barter = *Tauschhandel:* Bis zu { $swaps }-mal eine Ressource gegen eine einer anderen Sorte eintauschen. Getauscht wird in der Reihenfolge der Ressourcen, beim Geben wie beim Nehmen; eine Sorte, die man gegeben hat, nimmt man nicht zurück, und eine genommene gibt man nicht wieder her.
rule-bs-card-homing = *Heimflug:* Mit einer der beiden Figuren geradewegs zu einer Burg fliegen, auf der sie nicht steht, so weit es auch ist; nur von der Insel des Steinkreises D bringt er keine Figur fort.
rule-bs-card-double-shift = *Doppelschicht:* Die feige Aktion der Rolle, die man gerade spielt, zweimal ausführen. Jede muss möglich sein, wenn sie dran ist, auf jede kann man verzichten, und eine verhexte Rolle wird nur einmal bezahlt. Beide gehören zu einer gespielten Rolle: Höchstens ein Trank geht an einen eckigen Turm.

### The options

rules-broom-service-section-options = Die Einstellungen
rules-broom-service-note-options = Sie werden beim Laden eines Spiels angegeben. Was nicht zusammenpasst, wird abgelehnt, und der Grund wird genannt.
rules-broom-service-column-option = Einstellung
rules-broom-service-column-means = was es ist
rules-broom-service-column-front = auf der Vorderseite
rules-broom-service-column-back = auf der Rückseite
rules-broom-service-option-board = die Seite des Spielplans oder die Datei eines Plans
rules-broom-service-option-storm = Gewitterwolken
rules-broom-service-option-heavy = die Zahl der Regenwolken
rules-broom-service-option-mountain = Bergplättchen und Amulette
rules-broom-service-option-forest = Wald- und Hügelplättchen
rules-broom-service-option-extra = zusätzliche Plättchen
rules-broom-service-option-cards = Erweiterungskarten
rules-broom-service-choice-either = ja oder nein
rules-broom-service-choice-heavy = alle; mit Gewitterwolken auch weniger
rules-broom-service-choice-extra = ja oder nein, mit Bergplättchen
rules-broom-service-choice-always = immer
rules-broom-service-choice-never = nie

### End of the game

rules-broom-service-section-game-end = Ende des Spiels
# Tables of points.
rules-broom-service-row-bolts = Blitze
rules-broom-service-row-amulets = Amulette
rules-broom-service-row-vp = SP
rules-broom-service-column-more = und mehr
rules-broom-service-column-set = ein Satz aus
rules-broom-service-row-fours = allen vier Ressourcen
rules-broom-service-row-threes = drei verschiedenen Ressourcen
rules-broom-service-row-cards = jede Erweiterungskarte
rule-bs-end-bolts = Nach der letzten Runde bringen die Blitze auf den eigenen Wolken SP: { $bolt-scale } für keinen, einen, zwei und so weiter. Noch mehr Blitze bringen nicht mehr als die letzte Zahl.
rule-bs-end-amulets = Amulette bringen { $amulet-scale } SP für eines, zwei, drei.
rule-bs-end-sets = Jeder Satz aus vier verschiedenen Ressourcen bringt { $fours }; dann bringt vom Rest jeder Satz aus drei verschiedenen { $threes }.
rule-bs-end-cards = Jede Erweiterungskarte, die jemand noch hat, bringt { $card-points }.
rule-bs-winner = Wer die meisten SP hat, gewinnt.
rule-bs-tie-break = Bei gleich vielen SP liegt vorn, wer mehr Ressourcen hat, zusammengezählt; ist auch das gleich, ist es ein gemeinsamer Sieg.

### Example of the end

rules-broom-service-section-example-end = Beispiel: was am Ende übrig ist
rules-broom-service-example-end-before = Am Ende hat Jonas 5 Blitze auf seinen Wolken, 4 orange, 3 grüne und 1 lila Trank sowie 2 Zauberstäbe.
rules-broom-service-column-what = was zählt
rules-broom-service-example-four = Orange, Grün, Lila und Zauberstab
rules-broom-service-example-three = Orange, Grün und Zauberstab
rules-broom-service-example-bolts = 5 Blitze
rules-broom-service-example-rest = { $resources } übrig
rules-broom-service-example-end-after = { $sum } = **{ $total } SP** zu denen, die er schon hat.

### What is public and what is hidden

rules-broom-service-section-public = Was offen und was verborgen ist
rule-bs-public = Alle, auch wer nur zuschaut, sehen den Plan mit seinen Figuren, Wolken, Türmen und Plättchen, alle Ressourcen, SP, vertriebenen Wolken und Amulette, die bisherigen Ereignisse und verhexten Rollen, die Zahlen, die bei *Mehr oder weniger?* gezeigt wurden, wie viele gewählte Rollen jede Person noch zu spielen hat, jede bisherige Ansage und jedes „Weiter!“.
rule-bs-hidden = Verborgen sind jede Auswahl, soweit sie noch nicht gespielt ist, die kommenden Ereignisse und die, die nicht ins Spiel kommen, die Reihenfolge der zu verhexenden Rollen, Fäuste und Entscheidungen bei *Das volle Programm!*, bis alle entschieden haben, und die Wolken, die in der Schachtel geblieben sind.
rule-bs-public-tiles = Ebenso offen sind die Wald- und Hügelplättchen, wer welches Waldplättchen hat und welche verbraucht sind, die Erweiterungskarten vor allen Personen, die Größe und die oberste Karte jedes Stapels und jede Karte, die unter einen gelegt wurde.
rule-bs-hidden-cards = Ebenso verborgen sind die Karten in den Stapeln, die noch niemand gesehen hat, und die Rolle, die jemand mit einem Plättchen dazugenommen hat, bis sie gespielt wird.

### The map, listed

rules-broom-service-section-listed = Der Plan in Listen: { $title }
rules-broom-service-note-listed = Herkunft von allem auf diesem Plan: { $origin }. Ein eigener Plan ist eine Datei für sich, die man als Einstellung `board` angibt.
rules-broom-service-section-areas = Gebiete
rules-broom-service-column-area = Gebiet
rules-broom-service-column-landscape = Landschaft
rules-broom-service-column-borders = grenzt an
rules-broom-service-column-there = was dort ist
# What is there: a castle, spaces for clouds, a space for a tile, a stone circle.
rules-broom-service-castle = Burg
rules-broom-service-spaces = { $count ->
        [one] Wolke
       *[other] { $count } Wolken
    }
rules-broom-service-mountain-space = Bergplättchen
rules-broom-service-mountain-over = Bergplättchen, über { $towers }
rules-broom-service-forest-space = Waldplättchen
rules-broom-service-hill-space = Hügelplättchen
rules-broom-service-circle = Steinkreis { $letter }
rules-broom-service-section-towers = Türme
rules-broom-service-column-tower = Turm
rules-broom-service-column-looks = Aussehen
rules-broom-service-column-vp = SP
rules-broom-service-column-wands = Zauberstäbe
rules-broom-service-column-served-from = Lieferung aus

### The rules in short

short-rounds = Es gibt { $rounds } Runden. In jeder wählt jede Person geheim { $picks } der zehn Rollen.
short-turn = Wer anführt, ruft eine Rolle der eigenen Auswahl auf und ist mutig oder feige. Im Uhrzeigersinn muss nun mitspielen und mutig oder feige sein, wer diese Rolle auch gewählt hat; „Weiter!“ sagen alle anderen.
# Beside the words “cowardly” and “brave”.
short-cowardly = die schwache Aktion, sofort und sicher
short-brave = die starke Aktion, wenn nach dir niemand mehr mutig ist; sonst nichts
short-lead = Wer zuletzt mutig war, handelt und führt als Nächstes an; waren alle feige, führt dieselbe Person wieder an. Verzichten kann man auf alles.
short-roles = Die Rollen:
short-bewitched = Eine verhexte Rolle zu spielen kostet { $bewitched-points }.
short-map = Eine Figur fliegt in ein Gebiet mit gemeinsamer Grenze oder über ein Gewässer ohne Wolke; nie unter eine Wolke. Ein Turm nimmt Tränke seiner Farbe aus den Gebieten an, die er berührt: ein runder einen einzigen, ein eckiger beliebig viele.
short-clouds = Eine Wolke zu vertreiben kostet die Zauberstäbe, die sie zeigt. Ihre Blitze zählen am Ende.
short-storm = Gewitterwolken:
short-tiles = Bergplättchen: Kommt eine deiner Figuren zum ersten Mal auf eines, nimmst du ein Amulett und darfst das Plättchen nutzen.
short-forest = Waldplättchen: Die erste Figur, die kommt, nimmt das Plättchen für ihre Person. Es lässt sich einmal nutzen, statt einer feigen Aktion oder um eine Rolle mehr zu wählen.
short-hill = Hügelplättchen wirken sofort auf jede Figur, die kommt. Ein Steinkreis unter einer Wolke lässt sich nicht wählen.
short-cards = Erweiterungskarten: Bist du feige, darfst du statt zu handeln die oberste Karte eines Stapels nehmen oder eine der deinen nutzen, die dann unter einen Stapel kommt. Jede Karte, die du am Ende noch hast, bringt { $card-points }.
short-options = Gewitterwolken, Plättchen, Erweiterungskarten und die Rückseite des Spielplans sind Einstellungen; die vollständigen Regeln erzählen davon.
short-events = Die Ereignisse, in jeder Runde eines:
short-end = Am Ende: { $bolt-scale } SP für 0, 1, 2 … Blitze, { $amulet-scale } SP für 1, 2, 3 … Amulette, { $fours } für jeden Satz aus allen vier Ressourcen, { $threes } für jeden Satz aus dreien. Wer die meisten SP hat, gewinnt; bei gleich vielen SP, wer mehr Ressourcen hat.
