# Die Lektionen des Kartenspiels. See the English file for what a text is for.

### The first game

lesson-card-game-first = Dein erster Sud
    .learnt = Du wählst geheim, rufst auf und spielst mit, wenn du musst. Feige ist sicher; mutig bringt mehr, wenn sich nach dir niemand mehr traut. Farben, Aufträge und Muttränke bringen die Punkte.
lesson-card-game-first-welcome = Willkommen am Kessel! { $one } und { $other } spielen mit dir { $rounds } kurze Runden. Tränke sind Punkte, und die meisten Punkte gewinnen. Einen Trank habt ihr alle schon gebraut.
lesson-card-game-first-stock = Diese Hexen sind dein Vorrat, und nur du siehst sie. Jede Runde wählst du { $picks } verschiedene davon und lässt dir nichts anmerken.
lesson-card-game-first-pick = Wähle Feuer, Beere und Wasser. Die anderen wählen im selben Augenblick; alles bleibt geheim, bis jemand eine Hexe aufruft.
lesson-card-game-first-lead = Du führst an, also rufst du eine Hexe auf. Fang sachte an: Wasser, feige. Das ist { $potions } Trank, sofort, und niemand nimmt ihn dir weg.
lesson-card-game-first-must-join = { $one } hat auch Wasser gewählt und muss also mitspielen. Wer es nicht hat, sagt „Weiter!“.
lesson-card-game-first-strong = { $one } war mutig und danach niemand mehr: { $potions } Wassertränke und { $extra } Muttrank. { $other } hatte kein Wasser und sagte „Weiter!“. Wer zuletzt mutig war, führt auch den nächsten Zug an.
lesson-card-game-first-hazel-leads = Jetzt ruft { $one } eine Hexe auf.
lesson-card-game-first-follow = Feuer! Das hast du auf der Hand, also musst du es jetzt spielen. { $one } war mutig, aber das letzte Wort hast du: Sei mutig, und der andere Besen ist weggefegt.
lesson-card-game-first-swept = { $one } ist ausgestochen und bekommt nichts; du bekommst { $potions } Feuertränke und einen Muttrank. Und jetzt führst du an.
lesson-card-game-first-dare = Traust du dich? Ruf Beere auf, und sei mutig. Nach dir reden noch zwei …
lesson-card-game-first-hold-breath = Jetzt die Luft anhalten.
lesson-card-game-first-knocked-out = Weggefegt! { $other } war nach dir mutig, also bekommst du diesmal nichts. Das passiert jeder Hexe. Deine Karte kommt heil in deinen Vorrat zurück.
lesson-card-game-first-round-ends = Deine drei Hexen sind gespielt. { $one } und { $other } spielen noch, was sie haben, dann ist die Runde vorbei.
lesson-card-game-first-colours = Viele Tränke einer Farbe bringen am meisten: drei { $three } Punkte, sechs { $six }. Ein Muttrank hat keine Farbe und bringt für sich allein { $brave-points }.
lesson-card-game-first-tasks = Das sind Aufträge. Wer am Ende einer Runde die Tränke hat, die einer verlangt, bekommt dafür { $points } Punkte. Neue Karten hast du auch gezogen.
lesson-card-game-first-your-round = Jetzt fliegst du allein. Wähle, wovon du viel hast oder was ein Auftrag braucht; was auch die anderen brauchen, ist umkämpft.
lesson-card-game-first-who-comes-after = Bevor du mutig bist, sieh nach, wer nach dir redet und was sie sammeln. Mit dem letzten Wort hast du nichts zu fürchten.
lesson-card-game-first-third = Die dritte Runde. Eine Hexe, die in dieser Runde schon aufgerufen war, hat niemand mehr: Wer spät anführt, führt sicherer an.
lesson-card-game-first-last = Die letzte Runde. Es kommen keine Karten mehr, also gelten jetzt Aufträge und volle Farben.
lesson-card-game-first-won = { $points } Punkte, und niemand hat mehr. Farben, Aufträge und Muttränke zu je { $brave-points } sind gezählt. Jetzt kennst du das ganze Spiel.
lesson-card-game-first-lost = { $points } Punkte für dich, { $most } für { $best }. Farben, Aufträge und Muttränke zu je { $brave-points } sind gezählt. Jetzt kennst du das ganze Spiel, und { $best } ahnt, dass du wiederkommst.
