# Die Lektionen von Broom Service. See the English file for what a text is for.

### The first game

lesson-broom-service-first = Deine erste Lieferrunde
lesson-broom-service-first-welcome = Willkommen beim Lieferdienst! { $one } und { $other } fliegen mit dir. Das Spiel hat { $rounds } Runden, und die meisten Punkte gewinnen. Die bringen Tränke, die bei ihrem Turm ankommen, und Blitze von den Wolken.
lesson-broom-service-first-pawns = Diese beiden Figuren sind deine, jede in einer Burg. Sie fliegen das ganze Spiel für dich, von einem Gebiet in ein benachbartes.
lesson-broom-service-first-neighbours = Benachbart sind Gebiete mit gemeinsamer Grenze, und auch alle Gebiete am Ufer desselben Sees. Zeig auf irgendetwas auf der Karte, oder halte den Finger darauf, um zu lesen, was es ist.
lesson-broom-service-first-clouds = Aber nicht unter Wolken: In so ein Gebiet kommt niemand, und über so einen See auch nicht. Die Wetterfee vertreibt Wolken für Zauberstäbe, und du behältst ihre Blitze: je mehr davon, desto mehr bringen sie. Die Lektion „Wolken, Ereignisse, verhexte Rollen“ zeigt das.
lesson-broom-service-first-towers = Ein Turm will einen Trank in seiner Farbe, von einer Figur in einem Gebiet, an dem er steht. Er zahlt die Punkte seiner Zahl und die Zauberstäbe daneben. Ein runder Turm, mit spitzem Dach, nimmt im ganzen Spiel nur einen; ein eckiger, mit Zinnen, beliebig viele.
lesson-broom-service-first-pick = Jede Runde wählst du geheim { $picks } Rollen. Nimm die Waldhexe zum Fliegen, den Taldruiden zum Liefern, und für den Beutel die Kräutersammlerin und die Früchtesammlerin.
lesson-broom-service-first-lead = Du führst an, also rufst du eine Rolle auf. Beginne mit der Früchtesammlerin, feige: wenig, aber sofort und sicher.
lesson-broom-service-first-take = Ein lila Trank oder ein Zauberstab? Tränke wollen die Türme, Zauberstäbe vertreiben Wolken. Eins von beidem hast du schon: Nimm, was du magst.
lesson-broom-service-first-joins = { $one } hat die Früchtesammlerin auch gewählt und muss mitspielen. Wer sie nicht hat, sagt „Weiter!“.
lesson-broom-service-first-strong = { $one } war mutig und danach niemand mehr: Das bringt viel. { $other } hat die Rolle nicht und sagte „Weiter!“. Wer zuletzt mutig war, führt den nächsten Zug an, also ruft jetzt { $one } eine Rolle auf.
lesson-broom-service-first-follow = Die Waldhexe! Du hast sie, also spielst du sie jetzt. { $one } ist mutig, aber das letzte Wort hast du: Sei mutig, und geflogen wird für dich.
lesson-broom-service-first-fly = { $one } ist ausgestochen und bekommt nichts. Eine Waldhexe fliegt in einen Wald: ab in den Eulenwald, den mit dem gestrichelten Rand.
lesson-broom-service-first-deliver = Eine mutige Hexe darf dort liefern, wo sie landet. Bring diesem Turm seinen lila Trank.
lesson-broom-service-first-dare = Du führst wieder an. Der Taldruide liefert, ohne zu fliegen, und mutig gibt es etwas obendrauf. Deine Figur steht gleich neben einem grünen Turm: Ruf ihn auf, sei mutig!
lesson-broom-service-first-hold-breath = { $one } hat keinen Taldruiden, aber { $other } redet noch. Halt deinen Hut fest.
lesson-broom-service-first-knocked-out = Weggefegt! { $other } war nach dir mutig und liefert, du bekommst nichts. Die Karte ist für diese Runde weg. Das passiert jeder Hexe, meist an guten Tagen.
lesson-broom-service-first-leads-next = { $other } war zuletzt mutig und führt an. War in einem Zug niemand mutig, führt dieselbe Person wieder an. Wer ohne Karte anführen müsste, gibt das im Uhrzeigersinn weiter.
lesson-broom-service-first-rest = Der Rest der Runde gehört dir. Ruft jemand auf, was du noch hast, entscheidest du: mutig oder feige?
lesson-broom-service-first-next-round = Das war eine Runde. Im Spiel behältst du Ressourcen und Plätze, und gewählt wird neu. Um zu sehen, wie es endet, springen wir in ein anderes Spiel: in die letzte seiner { $rounds } Runden, mit anderen Wolken und anderen besetzten Türmen.
lesson-broom-service-first-last-round = Ein anderes Spiel, in seiner letzten Runde. Hier hast du { $points } Punkte, und deine Figuren stehen auf zwei Hügeln, gute Türme gleich daneben.
lesson-broom-service-first-what-counts = Am Ende bringen deine { $bolts } Blitze { $points } Punkte, so viel wie ein halbes Dutzend guter Lieferungen; noch mehr Blitze brächten nicht mehr. Auch Sätze von Ressourcen, Tränken und Zauberstäben, zählen: vier verschiedene { $four }, drei { $three }.
lesson-broom-service-first-event = Jede Runde hat ein Ereignis: Heute bringen zwei Figuren in derselben Landschaft { $together } Punkte, und deine stehen beide auf Hügeln. Verhexte Rollen kosten { $bewitched } Punkte, wenn man sie spielt. Die Lektion „Wolken, Ereignisse, verhexte Rollen“ zeigt beides.
lesson-broom-service-first-your-picks = Wähle vier, passend zu deinen Figuren. Ein Gipfeldruide liefert an den lila Turm ({ $beacon }), ohne den Hügel zu verlassen. Eine Berghexe kommt zum Ambossberg neben beiden, dessen grüner Turm { $anvil } zahlt; aber dort sind die { $together } Punkte des Ereignisses weg, wenn dich keine Hügelhexe zurückbringt.
lesson-broom-service-first-your-turns = Bevor du mutig bist, sieh nach, wer nach dir redet. Mit dem letzten Wort hast du nichts zu fürchten.
lesson-broom-service-first-to-the-end = Der Rest des Spiels gehört dir. Was vor der letzten Karte geliefert wird, zählt; dann kommen Blitze und Sätze.
lesson-broom-service-first-won = { $points } Punkte, und niemand hat mehr! Lieferungen, Blitze und Sätze sind gezählt. Fliegen kannst du jetzt; als Nächstes kommen die Wolken.
lesson-broom-service-first-lost = { $points } Punkte für dich, { $most } für { $best }. Lieferungen, Blitze und Sätze sind gezählt. Fliegen kannst du jetzt, und { $best } sollte sich öfter umdrehen.

### The second lesson

lesson-broom-service-clouds = Wolken, Ereignisse, verhexte Rollen
lesson-broom-service-clouds-welcome = Ein Spiel in der dritten Runde. Über dem Hügel neben deiner Figur hängt eine Wolke, und solange sie dort liegt, kommt niemand in das Gebiet.
lesson-broom-service-clouds-wands = Die Zahl auf der Wolke sagt, wie viele Zauberstäbe es kostet, sie zu vertreiben; die Blitze darunter behältst du. Das macht die Wetterfee, von einem Gebiet neben der Wolke aus.
lesson-broom-service-clouds-event = Jede Runde hat ein Ereignis, und es gilt für alle. Das hier ist der Schwarzmarkt: Wer feige ist, darf statt der kleinen Aktion { $points } Punkte nehmen.
lesson-broom-service-clouds-bewitched = Diese { $number } Rollen sind in dieser Runde verhext. Wer eine spielt, zahlt dafür { $points } Punkte, mutig oder feige. Niemand muss sie wählen, und niemand rechnet damit.
lesson-broom-service-clouds-pick = Nimm die Fee für die Wolke und die Hügelhexe für danach; die Kräutersammlerin, und zur Probe auch die verhexte Früchtesammlerin.
lesson-broom-service-clouds-fairy = Ruf die Wetterfee auf, und sei mutig: Das bringt { $points } Punkte obendrauf, wenn nach dir niemand mutig ist.
lesson-broom-service-clouds-lift = Sonst hat sie niemand. Weg mit der Wolke über dem Hügel!
lesson-broom-service-clouds-bolts = Der Weg ist frei, auch für die anderen. Blitze zählen am Ende: einer { $one } Punkte, fünf { $five }. Je mehr du hast, desto mehr bringt der nächste.
lesson-broom-service-clouds-fly = Sei vor den anderen am blauen Himmel. Ruf die Hügelhexe auf, und sei mutig.
lesson-broom-service-clouds-freed = Flieg auf den Hügel, der verborgen war.
lesson-broom-service-clouds-deliver = Und liefere hier deinen grünen Trank; der Turm gibt auch Zauberstäbe.
lesson-broom-service-clouds-market = Jetzt der Schwarzmarkt. Ruf die Kräutersammlerin auf, mit Absicht feige.
lesson-broom-service-clouds-instead = Ein Trank, ein Zauberstab, oder was das Ereignis bietet: Nimm die { $points } Punkte.
lesson-broom-service-clouds-hazel-gathers = { $one } hat die Kräutersammlerin auch und macht mehr daraus.
lesson-broom-service-clouds-pay = { $one } ruft die Früchtesammlerin auf, die verhext ist, und hat gezahlt. Das wirst du auch: { $points } Punkte, was du auch sagst. Das letzte Wort hast du. Mutig oder feige?
lesson-broom-service-clouds-was-brave = Du hast { $points } Punkte gezahlt, { $one } auch und ist trotzdem ausgestochen: Das brennt. Nimm, was dir zusteht.
lesson-broom-service-clouds-was-cowardly = Du hast { $points } Punkte gezahlt. Der Schwarzmarkt gibt sie zurück, wenn du magst; oder nimm eine Kleinigkeit.
lesson-broom-service-clouds-others = Du hast keine Karten mehr. Die anderen spielen die Runde ohne dich zu Ende.
lesson-broom-service-clouds-end = Die nächste Runde deckt ein neues Ereignis und neue verhexte Rollen auf, bevor gewählt wird. Sieh dort zuerst nach! Mehr steckt nicht hinter dem Wetter.

### Mountain tiles

lesson-broom-service-tiles = Bergplättchen und Amulette
lesson-broom-service-tiles-welcome = Auf jedem der drei Berge liegt ein Plättchen. Wer zum ersten Mal dorthin kommt, nimmt ein Amulett und darf das Plättchen nutzen, einmal im Spiel.
lesson-broom-service-tiles-pick = Ein Berg liegt gleich neben deiner Burg. Nimm die Berghexe und drei andere für den Rest der Runde.
lesson-broom-service-tiles-lead = Ruf die Berghexe auf, und sei mutig.
lesson-broom-service-tiles-fly = Hinauf mit dir.
lesson-broom-service-tiles-tile = Das Amulett ist deins: eines bringt am Ende { $one } Punkte, alle drei { $three }. Das Plättchen hier ist eine Lieferung neben der eigenen der Hexe. Was zuerst kommt, sagst du: Nutze das Plättchen.
lesson-broom-service-tiles-tile-delivers = Das Plättchen liefert an jeden Turm, den eine deiner Figuren erreicht. Hier an den in Orange.
lesson-broom-service-tiles-and-yours = Und jetzt die Lieferung der mutigen Hexe. Zwei Türme in einem Zug!
lesson-broom-service-tiles-end = Das Plättchen bleibt für die anderen; deins hattest du. Zwei Berge sind noch da, und alle drei Amulette bringen { $three } Punkte.

### The back of the board

lesson-broom-service-back = Die Rückseite des Spielplans
lesson-broom-service-back-welcome = Auf der Rückseite gibt es mehr Plättchen. In einem Wald liegt eines für die, die zuerst kommen; auf einem Hügel wartet ein Turbobesen auf alle.
lesson-broom-service-back-pick = Beides ist nah bei deiner Figur. Nimm die Waldhexe und die Hügelhexe, dazu zwei Sammlerinnen.
lesson-broom-service-back-lead = Erst der Wald. Feige genügt: Du willst nur hin, und deinen Trank behalten.
lesson-broom-service-back-fly = In den Wald mit dem Plättchen.
lesson-broom-service-back-found = Das Plättchen ist deins. Mit diesem wählst du in einer späteren Runde eine Rolle mehr; bis dahin liegt es vor dir. Andere treten an die Stelle der Aktion, wenn du feige bist.
lesson-broom-service-back-broom = Jetzt der Turbobesen. Ruf die Hügelhexe auf, und sei mutig.
lesson-broom-service-back-take-off = Auf den Hügel mit dem Besen. Hut festhalten.
lesson-broom-service-back-jump = Ein Turbobesen nimmt dich immer mit, zu einem seiner zwei Steinkreise. D liegt auf einer Insel, von der niemand zurückkommt: Spring nach C!
lesson-broom-service-back-deliver = Quer über den ganzen Spielplan in einem Zug. Eine mutige Hexe liefert, wo sie landet, und hier zahlen die Türme am besten.
lesson-broom-service-back-end = Jeder Turbobesen hat seine eigenen zwei Kreise. Zeig auf dem Spielplan auf einen, und er sagt, wohin er führt. Jetzt gehört dir auch die Rückseite.

### Expansion cards

lesson-broom-service-cards = Die Erweiterungskarten
lesson-broom-service-cards-welcome = Zwei Stapel Karten, jeder oben offen. Wer feige ist, darf statt der Aktion eine Karte nehmen oder eine eigene nutzen. Wer am Ende noch eine hat, bekommt dafür { $points } Punkt.
lesson-broom-service-cards-pick = Nimm zwei Sammlerinnen, den Druiden und die Fee.
lesson-broom-service-cards-lead = Ruf die Wurzelsammlerin auf, feige: nicht der Wurzel wegen, sondern für eine Karte.
lesson-broom-service-cards-draw = Nimm die oberste Karte vom ersten Stapel, den Klatsch.
lesson-broom-service-cards-drawn = Sie liegt offen vor dir, und alle wissen es. Ab deinem nächsten Zug kannst du sie nutzen, oder für { $points } Punkt behalten.
lesson-broom-service-cards-again = Sonst wurde niemand gefragt, also führst du wieder an. Ruf die Kräutersammlerin auf, noch einmal feige.
lesson-broom-service-cards-use = Und jetzt die Karte: Klatsch bringt { $points } Punkte.
lesson-broom-service-cards-end = { $points } Punkte für ein bisschen Gerede. Die Karte kommt unter den kleineren Stapel, wo sie jemand anders findet.
