# Words of the page for Broom Service. Said in web/src/games/broom-service.

### The map

page-broom-map = Plan
page-broom-list = Gebiete als Liste
page-broom-show-map = Plan zeigen
page-broom-larger = Größer
page-broom-smaller = Kleiner
page-broom-whole = Der ganze Plan
page-broom-full = Plan so groß wie das Fenster
page-broom-full-leave = Zurück zum Tisch
page-broom-aim = { $count ->
        [one] 1 Ort, an dem etwas geht, ist nicht im Bild: zeigen
       *[other] { $count } Orte, an denen etwas geht, sind nicht im Bild: zeigen
    }
# A thing on the map that can be touched now.
page-broom-can = { $thing } – jetzt möglich
page-broom-pawn = { $name }: { $count ->
        [one] eine Figur
       *[other] { $count } Figuren
    }, { $area }
page-broom-tile = Plättchen „{ $tile }“: { $area }
page-broom-castle = Burg: { $area }
page-broom-water = Auf Wasser landet niemand.

### The round

page-broom-round = Diese Runde
page-broom-no-event = Noch kein Ereignis
page-broom-bewitched = Verhext
page-broom-unbewitched = Keine Rolle ist verhext
page-broom-bewitched-are = Verhext: { $roles }
page-broom-last-round = Das ist die letzte Runde.
page-broom-now-points = So, wie es steht: { $points } SP.
page-broom-now-resources = Jetzt { $count ->
        [one] 1 Ressource
       *[other] { $count } Ressourcen
    }; die wenigsten am Tisch: { $fewest }.
page-broom-owed = Noch offen
page-broom-owed-to = { $who ->
        [you] Das steht dir noch zu
       *[other] Noch offen: { $name }
    }
page-broom-then = Danach: { $steps }

### Goods

page-broom-bolts = Blitze
page-broom-amulets = Amulette
page-broom-cards = { $count ->
        [0] keine Karte mehr
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }

### The decision

page-broom-hand = { $who ->
        [you] Deine Rollen
       *[other] Rollen: { $name }
    }
page-broom-hand-size = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-broom-choose-role = Wähle zuerst eine Rolle.
page-broom-brave-heart = Nicht in dieser Runde: Mutiges Herz. Wer anführt, muss mutig sein.
page-broom-not-possible = Hier nicht möglich.
page-broom-commit-brave = Mutig sein
page-broom-commit-cowardly = Feige sein
page-broom-past-out = nichts
page-broom-risk = { $after } noch dran; { $count ->
        [one] 1 kann { $who ->
                [you] dich
               *[other] { $name }
            } ausstechen: { $names }.
       *[other] { $count } können { $who ->
                [you] dich
               *[other] { $name }
            } ausstechen: { $names }.
    }
page-broom-ask-lead = { $who ->
        [you] Du führst an.
       *[other] { $name } führt an.
    } Welche Rolle?
page-broom-ask-lead-one = { $who ->
        [you] Du führst an
       *[other] { $name } führt an
    }: { $role }. Mutig oder feige?
page-broom-ask-follow = { $who ->
        [you] Auch bei dir auf der Hand
       *[other] Auch bei { $name } auf der Hand
    }: { $role }. Mutig oder feige?
# $stance is brave or cowardly.
page-broom-ask-act = { $kind ->
        [fly] Wohin fliegt { $role }?
        [deliver] Wohin liefert { $role }?
        [lift] Welche Wolke vertreibt { $role }?
        [take] Was nimmt { $role }?
       *[other] Was tut { $role }?
    }
page-broom-ask-arrived = { $area }: Erst das Plättchen „{ $tile }“ oder erst die Lieferung?
page-broom-ask-tile = Plättchen „{ $tile }“: { $area }{ $kind ->
        [fly] . Wohin fliegen?
       *[other] {""}
    }
page-broom-ask-delivery = { $area }: Etwas liefern?
page-broom-ask-free-move = Ein freier Flug: Wohin?
page-broom-ask-free-delivery = Eine freie Lieferung: Wohin?
page-broom-ask-pawn = Welche Figur?
page-broom-ask-fist = { $who ->
        [you] Wie viele Ressourcen versteckst du in deiner Faust?
       *[other] Wie viele Ressourcen versteckt { $name } in der Faust?
    }
page-broom-ask-works = Von jeder Ressource eine abgeben?
page-broom-ask-works-not = { $who ->
        [you] Du hast nicht von jeder Ressource eine.
       *[other] { $name } hat nicht von jeder Ressource eine.
    }
page-broom-ask-hand-over = { $count ->
        [one] Noch 1 Ressource ist abzugeben. Welche?
       *[other] Noch { $count } Ressourcen sind abzugeben. Welche zuerst?
    }
page-broom-from = ab { $area }
page-broom-anew = Neu wählen
page-broom-decline = Verzichten
page-broom-decline-how = Es geschieht nichts. Was sonst noch offen ist, kommt als Nächstes.
page-broom-rest = Auf den Rest verzichten
page-broom-rest-how = Auf alles, was noch offen ist, wird verzichtet.
page-broom-keep = Alles behalten
page-broom-keep-how = Nichts wird abgegeben.
page-broom-sealed = Versiegelt, bis alle gewählt haben
page-broom-sealed-how = { $choice }. Niemand sonst sieht es, bevor alle gewählt haben.
page-broom-fist-label = Ressourcen in der Faust
page-broom-fist-less = Eine weniger
page-broom-fist-more = Eine mehr
page-broom-fist-most = 0 bis { $count }
page-broom-fist-hidden = { $who ->
        [you] Du versteckst
       *[other] { $name } versteckt
    } { $count ->
        [0] nichts
        [one] 1 Ressource
       *[other] { $count } Ressourcen
    }
page-broom-fist-close = { $count ->
        [0] Leere Faust schließen
        [one] Faust mit 1 schließen
       *[other] Faust mit { $count } schließen
    }

### Roles on small cards. $bonus is VP for bravery.

page-broom-short-forest-witch =
    .brave = in einen Wald, dort liefern
    .cowardly = in einen Wald
page-broom-short-prairie-witch =
    .brave = auf eine Wiese, dort liefern
    .cowardly = auf eine Wiese
page-broom-short-hill-witch =
    .brave = auf einen Hügel, dort liefern
    .cowardly = auf einen Hügel
page-broom-short-mountain-witch =
    .brave = auf einen Berg, dort liefern
    .cowardly = auf einen Berg
page-broom-short-valley-druid =
    .brave = in Wald oder Wiese liefern, +{ $bonus } SP
    .cowardly = in Wald oder Wiese liefern
page-broom-short-peak-druid =
    .brave = auf Hügel oder Berg liefern, +{ $bonus } SP
    .cowardly = auf Hügel oder Berg liefern
page-broom-short-weather-fairy =
    .brave = Wolke vertreiben, +{ $bonus } SP
    .cowardly = Wolke vertreiben

### What brave and cowardly would bring here

page-broom-cannot = So, wie es jetzt steht, geht damit nichts.
page-broom-fly-to = Flug: { $areas }
# Two names, and so many more.
page-broom-some = { $names } und { $count } mehr
page-broom-best = dann liefern: bis zu { $points }
page-broom-deliver-to = { $count ->
        [one] Lieferung an 1 Turm
       *[other] Lieferung an einen von { $count } Türmen
    }
page-broom-up-to = bis zu { $points }
page-broom-lift-some = { $count ->
        [one] 1 Wolke in Reichweite
       *[other] Eine von { $count } Wolken
    }
page-broom-or = oder
page-broom-any-one = 1 beliebige Ressource
page-broom-costs = { $points } SP: verhext

### Picking

page-broom-pick-title = { $count ->
        [one] Wähle 1 Rolle für Runde { $round } von { $rounds }
       *[other] Wähle { $count } Rollen für Runde { $round } von { $rounds }
    }
page-broom-pick-some = Wähle { $fewest } bis { $most } Rollen für Runde { $round }
page-broom-pick-grid = Rollen
page-broom-pick-missing = { $count ->
        [one] Eine Rolle fehlt noch.
       *[other] { $count } Rollen fehlen noch.
    }

### The map in sentences

page-broom-list-pawn = { $count ->
        [one] { $name }
       *[other] { $name } ({ $count })
    }
page-broom-list-pawns = Figuren: { $pawns }.
page-broom-list-cloud = Darüber liegt { $kind }: { $wands } zum Vertreiben, { $bolts }.
page-broom-list-towers = Türme: { $towers }.
page-broom-list-tower = { $tower } ({ $looks }): { $worth }
page-broom-list-full = { $tower }, hat schon einen Trank
page-broom-list-tile = Plättchen „{ $tile }“: { $does }.
page-broom-list-next = Daneben: { $areas }.
# A neighbour that a cloud lies on, and a lake with what else is at its shore.
page-broom-list-under = { $area } (unter einer Wolke)
page-broom-list-across = { $water } (und darüber hinweg { $areas })
page-broom-list-shore = Am Ufer: { $areas }.

### Tips

page-broom-tip-covered = Unter eine Wolke fliegt niemand.
page-broom-tip-water-covered = Solange eine Wolke darüber liegt, verbindet es keine Ufer.
page-broom-tip-water = Ohne Wolke sind alle Gebiete an seinem Ufer benachbart.
page-broom-tip-best = Eine Lieferung hier könnte jetzt bis zu { $points } bringen.
page-broom-tip-bound = { $event }: { $points } SP für jede Figur hier.
page-broom-tip-pawns = { $name }: { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
    }
page-broom-tip-stands = Standort: { $area }.
page-broom-tip-alike = Zwei Figuren in einem Gebiet sind gleich.
page-broom-tip-castle = An den Burgen beginnen alle Figuren.
page-broom-tip-tower = Nimmt { $potion } aus { $areas } und bringt { $worth }.
page-broom-tip-round-tower = Ein runder Turm nimmt einen einzigen Trank.
page-broom-tip-square-tower = Ein eckiger Turm nimmt beliebig viele Tränke, je gespielter Rolle einen.
page-broom-tip-occupied = Hier ist schon ein Trank.
page-broom-tip-cloud = Sie zu vertreiben kostet { $wands } und bringt { $bolts }.
page-broom-tip-tile = Wer zum ersten Mal auf diesen Berg kommt, nimmt ein Amulett und darf das Plättchen nutzen.
page-broom-tip-amulet-has = { $name }: hat das Amulett
page-broom-tip-amulet-not = { $name }: war noch nicht hier
page-broom-tip-events = In jeder von { $rounds } Runden gilt ein Ereignis; es wird zu ihrem Beginn aufgedeckt.
page-broom-tip-coming = { $count ->
        [one] Noch eine Runde, mit einem von diesen: { $events }.
       *[other] Noch { $count } Runden, jede mit einem von diesen: { $events }.
    }
page-broom-tip-bewitched = Wer sie spielt, verliert { $points } SP, ob mutig oder feige.
page-broom-tip-unbewitched = Zu fünft werden keine Rollen verhext.
page-broom-tip-owed = Was eine Aktion nach sich zieht, kommt eins nach dem anderen, das Neueste zuerst. Auf Flüge, Lieferungen, Wolken und Gewinne kann man verzichten; auf Sprünge, Geschenke an die anderen und das Zurücklegen einer Karte nicht.
page-broom-tip-potion = Geht an Türme seiner Farbe.
page-broom-tip-wand = Zauberstäbe vertreiben Wolken.
page-broom-tip-sets = { $fours ->
        [0] Kein voller Satz
        [one] 1 voller Satz
       *[other] { $fours } volle Sätze
    }, { $threes ->
        [0] kein Dreiersatz
        [one] 1 Dreiersatz
       *[other] { $threes } Dreiersätze
    }: { $points } am Ende.
page-broom-tip-worth = So am Ende { $points } wert.
page-broom-tip-bolts = SP für Blitze: { $scale }.
# The last step of such a scale.
page-broom-or-more = { $count } oder mehr
page-broom-tip-amulets = SP für Amulette: { $scale }.
page-broom-tip-found = Gefunden: { $areas }.
page-broom-tip-points = { $name }: { $points } SP
page-broom-to-come = Am Ende nach jetzigem Stand { $points } SP mehr: { $bolts } für Blitze, { $amulets } für Amulette, { $cards } für Karten, { $sets } für Sätze.
page-broom-tip-ended = Wäre das Spiel jetzt zu Ende: { $points } SP, davon { $bolts } für Blitze, { $amulets } für Amulette und { $sets } für Sätze.
page-broom-tip-negative = Punkte können unter null fallen.
page-broom-tip-round = In jeder von { $rounds } Runden wählen alle heimlich { $picks } von zehn Rollen und spielen sie alle.
page-broom-tip-brave-half = Mutig: { $does }.
page-broom-tip-cowardly-half = Feige: { $does }.
page-broom-tip-leading = Wählt jetzt eine Rolle, mutig oder feige.
page-broom-tip-acting = Führt jetzt die Aktion aus.
page-broom-tip-brave = Hofft auf das Große: { $does }. Wer danach mutig ist, nimmt es weg.
page-broom-tip-won = War als Letztes mutig: { $does }.
page-broom-tip-cowardly = Hat sofort getan, was Feige tun: { $does }.
page-broom-tip-out = War mutig und bekommt nichts: Jemand war es danach auch.
page-broom-tip-next = In dieser Runde nicht auf der Hand: { $role }.
page-broom-tip-wait = Spricht noch, mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand, die sonst niemand kennt. Wer diese Rolle hat, muss mitspielen: { $role }.
page-broom-tip-later = Spricht, sobald eine Rolle gerufen ist. { $count ->
        [0] Keine Handkarten.
        [one] 1 Handkarte.
       *[other] { $count } Handkarten.
    }
page-broom-tip-idle = Wird gespielt, um damit anzuführen, oder wenn jemand anders sie ruft.

### Tiles, stone circles and expansion cards

page-broom-forest-tile = Waldplättchen „{ $tile }“
page-broom-forest-at = Waldplättchen „{ $tile }“: { $area }
page-broom-forest-gone = Leerer Platz eines Waldplättchens: { $area }
page-broom-hill-at = Hügelplättchen „{ $tile }“: { $area }
page-broom-circle = Steinkreis { $circle }: { $area }
# A stone circle among others.
page-broom-circle-at = { $circle } ({ $area })
page-broom-card = Karte „{ $card }“
# A thing of which there may be several.
page-broom-counted = { $count ->
        [one] { $thing }
       *[other] { $thing } ({ $count })
    }
page-broom-keeps = Plättchen und Karten
page-broom-piles = Erweiterungskarten
page-broom-pile = { $pile }: { $count ->
        [0] leer
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-broom-pile-none = Keine Karte mehr
page-broom-pile-unseen = { $count ->
        [one] eine Karte, die niemand gesehen hat
       *[other] { $count } Karten, die niemand gesehen hat
    }
page-broom-pile-rest = Noch von niemandem gesehen
page-broom-look = Stapel durchsehen
page-broom-instead = Statt der Aktion
page-broom-only = Nur
page-broom-draw = „{ $card }“ nehmen
page-broom-use = „{ $thing }“ nutzen
page-broom-cannot-short = jetzt ohne Wirkung
page-broom-jump = dann ein Sprung zu einem Steinkreis
page-broom-add-none = Keine Rolle mehr
page-broom-add-none-how = Das Waldplättchen bleibt für eine andere Runde.
page-broom-ask-jump = Turbobesen, { $area }: Zu welchem Steinkreis?
page-broom-ask-anywhere = „{ $tile }“, { $area }: Wohin weiterfliegen?
page-broom-ask-gift = { $who ->
        [you] Ein Plättchen bringt dir einen Trank. Welchen?
       *[other] Ein Plättchen bringt { $name } einen Trank. Welchen?
    }
page-broom-ask-two-potions = { $count ->
        [one] Welchen Trank?
       *[other] Welche { $count } Tränke?
    }
page-broom-ask-effect = Karte „{ $card }“: { $kind ->
        [fly] Wohin fliegen?
        [deliver] Wohin liefern?
        [lift] Welche Wolke vertreiben?
        [take] Was nehmen?
       *[other] Was tun?
    }
page-broom-ask-shift = Doppelschicht, { $role }: { $kind ->
        [fly] Wohin fliegen?
        [deliver] Wohin liefern?
        [lift] Welche Wolke vertreiben?
        [take] Was nehmen?
       *[other] Was tun?
    }
page-broom-ask-swap = { $count ->
        [one] Was tauschen? Noch 1 Tausch.
       *[other] Was tauschen? Noch { $count } Mal.
    }
page-broom-ask-put-away = Unter welchen Stapel kommt „{ $card }“?
page-broom-ask-extra = { $who ->
        [you] Mit deinem Waldplättchen „{ $tile }“ noch eine Rolle nehmen?
       *[other] Nimmt { $name } mit dem Waldplättchen „{ $tile }“ noch eine Rolle?
    }
page-broom-stick-extra = Noch eine Rolle?
page-broom-warn = Achtung, wohin { $area } führt:
page-broom-pick-more = Wähle { $count } Rollen für Runde { $round } von { $rounds }, oder { $most } mit deinem Waldplättchen
page-broom-pick-tiled = Mit Waldplättchen
page-broom-pick-later = Eine Rolle mehr: Frage kommt später

page-broom-list-forest = Waldplättchen „{ $tile }“: { $does }.
page-broom-list-forest-gone = Das Waldplättchen hat schon jemand.
page-broom-list-hill = Hügelplättchen „{ $tile }“: { $does }.
page-broom-list-circle = Steinkreis { $circle }.
page-broom-list-beside = Plättchen und Karten
page-broom-list-kept = Waldplättchen von { $name }: { $tiles }.
page-broom-list-held = Karten von { $name }: { $cards }.
page-broom-list-top = Obenauf: „{ $card }“ ({ $does }).
page-broom-list-known = Darunter bekannt: { $cards }.

page-broom-tip-forest = Die erste Figur, die hierher kommt, nimmt es, ob man will oder nicht.
page-broom-tip-forest-gone = Jemand war zuerst hier und hat das Plättchen genommen.
page-broom-tip-keeps = { $name } hat { $tiles }
page-broom-tip-kept = Wird einmal genutzt, statt einer feigen Aktion.
page-broom-tip-kept-card = Wird einmal genutzt, wenn Rollen gewählt werden.
page-broom-tip-turbo = Wer hierher kommt, springt sofort, ob man will oder nicht, zu einem der beiden Steinkreise, über dem keine Wolke liegt.
page-broom-tip-jumps = So, wie die Wolken liegen, geht der Sprung zu { $circles }.
page-broom-tip-clouded = Unter einer Wolke: { $circles }.
page-broom-tip-grounded = So, wie die Wolken liegen, kein Sprung: { $circles } sind beide bedeckt.
page-broom-tip-stranded = { $area }: Von dort kommt niemand je wieder weg.
page-broom-tip-circle = Hierher springen Turbobesen: { $areas }.
page-broom-tip-circle-none = In diesem Spiel führt kein Turbobesen hierher.
page-broom-tip-circle-covered = Solange eine Wolke darüber liegt, springt niemand hierher.
page-broom-tip-held = Wird statt einer feigen Aktion genutzt und kommt dann unter den kleineren Stapel. Wer sie bis zum Ende behält, bekommt { $points }.
page-broom-tip-draw = Wer feige ist, darf statt der Aktion die oberste Karte nehmen; bis zum Ende behalten bringt sie { $points }.
page-broom-tip-pile-empty = Hier ist nichts zu nehmen, bis eine Karte darunter gelegt wird.
page-broom-tip-ended-cards = Davon { $points } für Erweiterungskarten.
page-broom-end-rest-cards = Amulette, Karten und Sätze
page-broom-from-tiles = Plättchen
page-broom-from-played = genutzte Karten
page-broom-from-cards = behaltene Karten

### Text mode and the end

page-broom-text-role = Mutig: { $brave }. Feige: { $cowardly }
page-broom-end-way = unterwegs
page-broom-end-bolts = Blitze
page-broom-end-rest = Amulette und Sätze
page-broom-end-sheet = Woher die Punkte kommen
page-broom-from-start = am Anfang
page-broom-from-earlier = frühere Runden
page-broom-from-deliveries = Lieferungen
page-broom-from-clouds = Wolken
page-broom-from-events = Ereignisse
page-broom-from-bolts = Blitze
page-broom-from-amulets = Amulette
page-broom-from-sets = Sätze
page-broom-from-bewitched = Verhextes

### What one plays for, above the table

page-goal = Die meisten Punkte nach { $rounds } Runden: für Tränke an Türme und am Ende für { $end }.
page-goal-bolts = Blitze
page-goal-amulets = Amulette
page-goal-cards = Karten, die du noch hast
page-goal-sets = Sätze von Ressourcen
