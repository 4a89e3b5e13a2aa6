# Die Lektionen von Witch's Brew. See the English file for what a text is for.

### The first game

lesson-witchs-brew-first = Dein erster Kessel
lesson-witchs-brew-first-welcome = Willkommen in der Hexenküche! { $one } und { $other } brauen gegen dich. Diese Stapel sind Tränke: Jeder zeigt, was er kostet und wie viele Punkte er bringt. Die meisten Punkte gewinnen, sobald { $ravens } Raben da sind.
lesson-witchs-brew-first-goods = Das gehört dir: { $gold } Gold und eine Zutat von jeder Art. Gold und Zutaten kaufen Tränke; für sich allein sind sie nichts wert.
lesson-witchs-brew-first-pick = In jeder Runde wählst du geheim { $picks } Rollen. Nimm diese: zwei, die Zutaten holen, zwei, die handeln, und die Hexe, die kauft.
lesson-witchs-brew-first-lead = Du führst an, also rufst du eine Rolle auf. Wer anführt, muss hier mutig sein. Ruf die Kräutersammlerin auf, und sieh, wer sie noch hat.
lesson-witchs-brew-first-favour = { $other } hat sie auch und muss mitspielen: feige, für die kleine Gunst, sofort und sicher.
lesson-witchs-brew-first-full = { $other } nahm eine grüne Zutat, { $one } sagte „Weiter!“. Nach dir war niemand mutig, also gehört die volle Aktion dir: { $full } grüne.
lesson-witchs-brew-first-dare = Wer zuletzt mutig war, führt wieder an, und das bist du. Ruf den Schlangenjäger auf, er bringt Weiß.
lesson-witchs-brew-first-hold-breath = Zwei reden noch. Immer weiterrühren.
lesson-witchs-brew-first-knocked-out = Weggefegt! { $one } war nach dir mutig und bekommt das Weiß, du nichts. Sicher ist nur, wer das letzte Wort hat. Das passiert jeder Hexe.
lesson-witchs-brew-first-hazel-leads = Jetzt führt { $one } an und ruft eine Rolle auf.
lesson-witchs-brew-first-follow = Die Hexe! Du hast sie, also spielst du sie jetzt. { $one } ist mutig, aber das letzte Wort hast du: Sei mutig, und du kaufst.
lesson-witchs-brew-first-buy = { $one } ist ausgestochen und behält die Zutaten, mehr nicht. Kauf den Eisenkessel obenauf: Was er kostet, hast du.
lesson-witchs-brew-first-bought = Dein erster Trank! Darunter liegt ein teurerer, der mehr bringt. Manche Tränke bringen einen Raben, und mit { $ravens } Raben endet das Spiel am Schluss der Runde.
lesson-witchs-brew-first-rest = Der Rest der Runde gehört dir. Der Alchemist macht aus einer Zutat Gold, die Wahrsagerin aus Gold Phiolen: Jede ist am Ende ein Punkt.
lesson-witchs-brew-first-next-set = Das war eine Runde. Was du hast, behältst du, und gewählt wird neu. Wir lassen die anderen eine Weile köcheln und schauen zur letzten Runde wieder vorbei!
lesson-witchs-brew-first-last-set = Da bist du, mit { $points } Punkten. Noch ein Rabe, und es sind { $ravens }: Dann endet das Spiel mit dieser Runde.
lesson-witchs-brew-first-shelves = Kessel kaufen Hexe, Zauberer und Druide. Die Regale füllen sich mit dem, was Beutelschneider und Bettelmönch allen nehmen, und der Hexenmeister spricht den offenen Zauber.
lesson-witchs-brew-first-your-picks = Wähle fünf. Was kannst du bezahlen, und was musst du erst holen? Rollen, die jetzt alle brauchen, führt man ungern an.
lesson-witchs-brew-first-your-turns = Du bist dran! Feige und sicher, oder mutig und mehr: Sieh nach, wer nach dir redet und was da gebraucht wird.
lesson-witchs-brew-first-still-flying = Kein Rabe kam, also gibt es noch eine Runde. Das Spiel endet, sobald { $ravens } da sind.
lesson-witchs-brew-first-won = { $points } Punkte, und niemand hat mehr! Tränke und Phiolen sind gezählt. Jetzt kennst du die ganze Küche.
lesson-witchs-brew-first-lost = { $points } Punkte für dich, { $most } für { $best }. Tränke und Phiolen sind gezählt. Jetzt kennst du die ganze Küche, und { $best } versteckt schon die Kelle.
