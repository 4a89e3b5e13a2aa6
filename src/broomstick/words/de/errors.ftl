# Errors, in German: what is wrong, why, and what would work. The names after “error-” are the codes of heart/errors.py.
# Arguments are explained in the English file. Names of fields and values stand as they are in the data.
# Between a word or number and what belongs to it stand no-break spaces.

### Where something is wrong, before what

problem-seat = Platz { $number }
problem-line = Zeile { $line }: { $problem }
problem-file = { $file }: { $problem }
problem-entry = { $file }, { $entry }: { $problem }

### What was asked for

error-unknown-game = Ein Spiel „{ $text }“ gibt es hier nicht. Möglich: { $names }.
error-wrong-players = Dieses Spiel ist für { $lowest } bis { $highest } Personen, nicht für { $value }.
error-no-options = Bei diesem Spiel lässt sich nichts einstellen, also auch nicht „{ $field }“.
error-unknown-option = Dieses Spiel hat keine Einstellung „{ $field }“. Möglich: { $names }.
error-barred-players = „{ $field }“ ist für { $lowest } oder { $highest } Personen, nicht für { $players }.
error-heavy-without-storm = „{ $field }“ kann nur zusammen mit „storm_clouds“ kleiner als { $highest } sein, etwa { $value }; die füllen dann die Felder.
error-other-board = „{ $field }“ kann nicht { $value } sein. Möglich: { $names } oder der Pfad einer Kartendatei, der auf .toml endet.
error-tiles-always = „{ $field }“ lässt sich auf dem Spielplan „{ $board }“ nicht abschalten: Berg-, Wald- und Hügelplättchen sind dort immer dabei. Lass die Angabe weg.
error-extra-without-tiles = „{ $field }“ geht nur zusammen mit „mountain_tiles“: Die zusätzlichen Plättchen werden unter die anderen gemischt.
error-no-map = Nach „{ $field }“ soll der Plan in den Daten stehen, aber dort ist keiner.
error-two-maps = „{ $field }“ nennt einen Plan, aber in den Daten steht schon einer. Lass einen von beiden weg.
error-not-a-seat = „{ $field }“ muss die Nummer eines Platzes sein; hier wird ab 0 gezählt, also 0 bis { $highest }, nicht { $value }.
error-no-lessons = Zum Spiel „{ $game }“ gibt es keine Lektion. Es gibt welche zu: { $names }.
error-unknown-lesson = Eine Lektion „{ $text }“ gibt es zu diesem Spiel nicht. Möglich: { $names }.
error-unknown-bot = Einen Bot „{ $text }“ gibt es hier nicht. Möglich: { $names }.
error-other-version = Auf einem Rechner des Clusters ist Broomstick { $there }, hier { $here }: Installiere überall dasselbe.
error-bot-argument = Der Bot { $name } nimmt nichts hinter einem Doppelpunkt: Lass „:{ $text }“ weg.
error-bot-other-game = Der Bot { $name } kennt das Spiel „{ $text }“ nicht. Er spielt: { $names }.
error-bot-manner = So kann der Bot { $name } nicht suchen: „{ $text }“. Möglich, mit + verbunden: { $names }.
error-bot-needs = { $needs ->
        [nets] Der Bot { $name } braucht ein trainiertes Netz, und hier ist keins.
       *[other] Der Bot { $name } braucht { $needs }, und das ist hier nicht installiert.
    }
error-bot-count = { $count ->
        [one] Es gibt 1 Bot für { $players } Plätze; jeder Platz braucht einen.
       *[other] Es gibt { $count } Bots für { $players } Plätze; jeder Platz braucht einen.
    }
error-bot-no-module = „{ $text }“: Wo Python Module sucht, gibt es kein Modul „{ $name }“. Installiere es, oder geh in den Ordner, in dem es liegt.
error-bot-no-class = „{ $text }“: Diese Klasse gibt es im Modul „{ $name }“ nicht. Bots dort: { $names }.
error-bot-no-bots = „{ $text }“: Im Modul „{ $name }“ ist kein Bot.
error-not-a-bot = „{ $text }“: { $name } ist kein Bot. Ein Bot ist eine Klasse, die von broomstick.Bot abgeleitet ist.
error-bot-broken = „{ $text }“ lässt sich nicht erzeugen: { $value }. Das ist ein Fehler des Bots.
error-bot-illegal = Der Bot { $name } ({ $seat }) hat { $value } gewählt, und das geht jetzt nicht. Das ist ein Fehler des Bots.
error-bot-failed = Der Bot { $name } ({ $seat }) hat keine Antwort: { $value }. Das ist ein Fehler des Bots. Das Spiel ist gespeichert; ein anderer Bot kann es weiterspielen.
error-nothing-to-pick = Es ist nichts da, woraus gezogen werden könnte.
error-no-record = Dieses Spiel wird nicht aufgezeichnet: Es wurde ohne Verlauf begonnen oder kopiert.
error-game-without-map = Das Spiel „{ $text }“ hat keinen Plan; Broom Service hat einen.

### Taking back

error-cannot-undo = Die letzte Entscheidung lässt sich nicht zurücknehmen. { $why }
error-undo-nothing = Es wurde noch nichts gespielt.
error-undo-sealed = Eine Antwort auf eine verdeckte Frage gilt, sobald sie gegeben ist.
error-undo-shown = Seitdem hat jemand etwas Neues gesehen.
error-undo-other-seat = Die letzte Entscheidung kam von { $seat }.

### Texts of actions, steps and entries

error-unknown-word = { $what ->
        [action] „{ $text }“ ist keine Aktion dieses Spiels.
        [step] „{ $text }“ ist kein Schritt dieses Spiels.
       *[other] „{ $text }“ ist kein Eintrag im Verlauf dieses Spiels.
    } Am Anfang muss eines dieser Wörter stehen: { $names }.
error-wrong-word = „{ $text }“: Nach „{ $after }“ fehlt etwas, oder es ist falsch. { $why }
error-too-many-words = „{ $text }“ ist zu lang: Nach „{ $after }“ kommt nichts mehr.
error-expected-name = Es muss eines dieser Wörter folgen: { $names }.
error-expected-number = Es muss eine Zahl von { $lowest } bis { $highest } folgen.
error-expected-several = Es müssen einige dieser Wörter folgen, jedes nur einmal, mindestens { $fewest } und höchstens { $most }: { $names }.
error-expected-bag = Es müssen einige dieser Wörter folgen, jedes so oft wie nötig, mindestens { $fewest } und höchstens { $most } insgesamt: { $names }.

### Fields

error-missing = „{ $field }“ fehlt.
error-unknown-field = Ein Feld „{ $field }“ gibt es hier nicht. Möglich: { $names }.
error-field-because = „{ $field }“ ist nicht lesbar. { $why }
error-no-fields = Hier müsste eine Tabelle mit Feldern stehen, nicht { $value }.
error-not-a-number = „{ $field }“ muss eine ganze Zahl von { $lowest } bis { $highest } sein, nicht { $value }.
error-not-a-flag = „{ $field }“ muss true (wahr) oder false (falsch) sein, nicht { $value }.
error-not-a-text = „{ $field }“ muss ein Text sein, nicht { $value }.
error-not-a-list = „{ $field }“ muss eine Liste sein, nicht { $value }.
error-not-a-table = „{ $field }“ muss eine Tabelle mit Werten sein, nicht { $value }.
error-not-a-list-of-names = „{ $field }“ muss eine Liste von Namen sein, nicht { $value }.
error-not-a-code = { $what ->
        [action] „{ $field }“ muss der Text einer Aktion sein, nicht { $value }.
        [step] „{ $field }“ muss der Text eines Schritts sein, nicht { $value }.
       *[other] „{ $field }“ muss der Text eines Eintrags im Verlauf sein, nicht { $value }.
    }
error-wrong-length = { $count ->
        [one] „{ $field }“ muss 1 Eintrag haben, nicht { $found }.
       *[other] „{ $field }“ muss { $count } Einträge haben, nicht { $found }.
    }
error-unknown-name = „{ $field }“ kann nicht { $value } sein. Möglich: { $names }.
error-named-twice = „{ $field }“ nennt { $value } zweimal.

### Component files

error-file-missing = Die Datei „{ $text }“ gibt es nicht.
error-file-folder = „{ $text }“ ist ein Ordner, keine Datei.
error-file-forbidden = Du darfst die Datei „{ $text }“ nicht lesen.
error-file-unreadable = Die Datei „{ $text }“ lässt sich nicht lesen.
error-not-utf8 = Die Datei „{ $text }“ ist kein Text in UTF-8; speichere sie in dieser Kodierung.
error-not-toml = Die Datei „{ $text }“ ist kein gültiges TOML: Etwas darin wird nicht geschlossen.
error-not-toml-there = Die Datei „{ $text }“ ist kein gültiges TOML; in Zeile { $row }, Spalte { $column } geht es nicht weiter.
error-no-components = Spielmaterial kommt aus einer TOML-Datei oder einer Tabelle, nicht aus { $value }.
error-not-components = „{ $field }“ muss "standard" oder eine Tabelle mit Spielmaterial sein, nicht { $value }.
error-not-plain-data = Hier steht etwas anderes als Texte, Zahlen, Wahrheitswerte, Listen und Tabellen: vielleicht ein Datum.
error-unknown-section = Einen Abschnitt „{ $field }“ gibt es nicht. Möglich: { $names }.
error-not-a-list-of-tables = „{ $field }“ muss eine Liste von Einträgen sein, jeder unter [[{ $field }]].
error-not-a-plain-name = „{ $field }“ muss ein Name oder eine Zahl sein, nicht { $value }.
error-no-value = „{ $field }“ hat keinen Wert: Schreib { "{" } value = …, origin = … { "}" }.
error-unknown-origin = Die Herkunft von „{ $field }“ kann nicht { $value } sein. Möglich: { $names }.
error-not-a-list-of-numbers = „{ $field }“ muss eine Liste von Zahlen sein, nicht { $value }.
error-not-a-table-of-numbers = „{ $field }“ muss eine Tabelle von Zahlen sein, nicht { $value }.
error-name-letters = „{ $field }“ darf nur aus Kleinbuchstaben von a bis z und Bindestrichen bestehen, anders als { $value }.
error-name-nothing = „{ $field }“ kann nicht „nothing“ sein: Das Wort heißt schon „keine Karte“.
error-types-in-play = { $count ->
        [one] Bei { $players } Personen ist 1 Sorte im Spiel; es können 1 bis { $highest } sein.
       *[other] Bei { $players } Personen sind { $count } Sorten im Spiel; es können 1 bis { $highest } sein.
    }
error-not-in-play = „{ $field }“ verlangt „{ $name }“; diese Art ist bei { $players } Personen nicht im Spiel.
error-too-few-tasks = { $count ->
        [one] Für { $players } Personen gibt es 1 Auftrag
       *[other] Für { $players } Personen gibt es { $count } Aufträge
    }, aber nach „open_tasks“ sollen { $wanted } offen liegen.
error-too-few-cards = { $players } Personen brauchen zusammen { $wanted } Karten, aber die Arten im Spiel haben nur { $count }.
error-card-needs = { $count ->
        [one] „{ $field }“: Karte { $number } verlangt insgesamt 1 Zutat
       *[other] „{ $field }“: Karte { $number } verlangt insgesamt { $count } Zutaten
    }; möglich sind { $lowest } bis { $highest }.
error-too-many = „{ $field }“ hat { $count } Einträge; es können höchstens { $highest } sein.
error-no-books = Es gibt kein einziges Zauberbuch: „copies“ ist bei jedem „spell“ 0.
error-bag-size = { $count ->
        [0] „{ $field }“ enthält gar keine Ressource
        [one] „{ $field }“ enthält 1 Ressource
       *[other] „{ $field }“ enthält zusammen { $count } Ressourcen
    }; möglich sind { $lowest } bis { $highest }.
error-too-few-events = { $count ->
        [one] Es gibt 1 Ereigniskarte, aber so viele Runden, wie „rounds“ verlangt, brauchen { $lowest }: eine für jede.
       *[other] Es gibt { $count } Ereigniskarten, aber so viele Runden, wie „rounds“ verlangt, brauchen { $lowest }: eine für jede.
    }
error-too-few-clouds = Regenwolken gibt es, alle „copies“ zusammengezählt, { $count }, aber der Plan hat { $lowest } Wolkenfelder.
error-too-few-tiles = Bergplättchen gibt es, alle „copies“ außer denen des zusätzlichen zusammengezählt, { $count }, aber der Plan hat { $lowest } Felder für sie.
error-too-few-of-kind = { $kind ->
        [forest] Waldplättchen
       *[hill] Hügelplättchen
    } gibt es, alle „copies“ außer denen des zusätzlichen zusammengezählt, { $count }, aber der Plan hat { $lowest } Felder für sie.
error-no-circles = Der Plan hat Felder für Hügelplättchen und braucht deshalb alle { $lowest } Steinkreise, A bis D; er hat { $count }.
error-name-taken = Kein Turm des Plans kann „{ $name }“ heißen: So heißt schon ein Hügelplättchen.

### Maps of Broom Service: files that cannot be read

error-board-not-a-spot = „{ $field }“ muss eine Stelle sein, zwei ganze Zahlen wie [120, 80], nicht { $value }.
error-board-off-map = „{ $field }“ liegt neben dem Plan: { $x }, { $y } ist nicht zwischen 0, 0 und { $width }, { $height }.
error-board-same-spot = Der Punkt „{ $field }“ liegt, wo schon „{ $name }“ ist. Lass die Linien, die sich dort treffen, bei „{ $name }“ enden.
error-board-not-a-line = Die Linie „{ $field }“ muss eine Liste sein: ein Punkt, der Weg, ein Punkt; nicht { $value }.
error-board-unknown-point = Die Linie „{ $field }“ muss an Punkten beginnen und enden, aber { $value } ist keiner. Es gibt zum Beispiel: { $names }.
error-board-flat-line = Die Linie „{ $field }“ kehrt zu „{ $name }“ zurück und umschließt nichts.
error-board-crossing = Die Linie „{ $field }“ trifft bei { $x }, { $y } auf „{ $name }“. Linien dürfen sich nur an Punkten treffen, wo sie enden.
error-board-loose-line = Die Linie „{ $field }“ gehört zu keinem Gebiet. Nenne sie in einem Umriss, oder nimm sie heraus.
error-board-unknown-line = „{ $field }“ nennt { $value }; eine solche Linie gibt es nicht. Es gibt zum Beispiel: { $names }.
error-board-third-side = „{ $field }“ nennt { $value }; diese Linie liegt schon zwischen zwei Gebieten: { $names }.
error-board-broken-outline = „{ $field }“ bricht ab: „{ $before }“ endet bei „{ $name }“, aber „{ $after }“ geht von „{ $start }“ bis „{ $end }“. Die Linien müssen in der Reihenfolge eines Rundgangs stehen.
error-board-open-outline = „{ $field }“ schließt sich nicht: Der Umriss beginnt bei „{ $start }“ und endet bei „{ $end }“.
error-board-overlap = „{ $field }“ liegt bei { $x }, { $y } über „{ $name }“.
error-board-twice = „{ $field }“: { $value } gibt es zweimal.
error-board-unknown-area = „{ $field }“: Ein Gebiet { $value } gibt es nicht. Es gibt zum Beispiel: { $names }.
error-board-unknown-tower = „{ $field }“: Einen Turm { $value } gibt es nicht. Es gibt zum Beispiel: { $names }.
error-map-too-large = Der Plan hat zu viele „{ $field }“: { $count }. Es können höchstens { $highest } sein.

### Maps: what makes one unplayable

error-board-castle-count = Es müssen { $expected } Burgen sein, nicht { $count }.
error-board-in-water = „{ $field }“ ist Wasser, das niemand betritt; es muss Land sein.
error-board-area-taken = „{ $name }“ hat schon eine Stelle dieser Art; jede braucht ein eigenes Gebiet.
error-board-castle-cloud = „{ $name }“ hat eine Burg, dort darf keine Wolke liegen.
error-board-cloud-crowd = „{ $name }“ hat mehr als { $highest } Wolkenfelder.
error-board-tower-lost = Dieser Turm steht im Meer; sein Sockel muss auf Land liegen.
error-board-tower-wet = Der Sockel dieses Turms liegt auf „{ $name }“, und das ist Wasser; er darf nur auf Land liegen.
error-board-tower-crowd = Der Sockel dieses Turms liegt auf { $count } Gebieten ({ $names }); höchstens { $highest } sind möglich.
error-board-tile-landscape = „{ $name }“ ist { $landscape ->
        [forest] Wald
        [prairie] Wiese
        [hill] Hügel
        [mountain] Berg
       *[other] Wasser
    }; dieses Plättchen braucht { $kind ->
        [forest] einen Wald
        [hill] einen Hügel
       *[other] einen Berg
    }.
error-board-tile-castle = „{ $name }“ hat eine Burg, dort darf kein Plättchenfeld sein.
error-board-cover = Der Turm „{ $tower }“ gehört auch zu „{ $other }“; ein Plättchen verdeckt nur Türme, die allein zu „{ $name }“ gehören.
error-board-circle-castle = „{ $name }“ hat eine Burg, dort darf kein Steinkreis sein.
error-board-circle-tile = „{ $name }“ hat ein Plättchenfeld; ein Steinkreis braucht ein Gebiet ohne ein solches.

### Maps: what makes one hard to read

error-board-no-name = „{ $field }“: Der Name fehlt in { $names }.
error-board-same-name = { $value } heißt schon „{ $name }“.
error-board-spot-outside = „{ $field }“ liegt außerhalb von „{ $name }“, bei { $x }, { $y }.
error-board-not-at-sea = „{ $field }“ liegt auf „{ $name }“; der richtige Ort ist im Meer.
error-board-tower-doubt = Es ist schwer zu sehen, ob dieser Turm zu „{ $name }“ gehört: Rücke ihn { $count } Einheiten hinein oder hinaus.
error-board-tower-coast = Der Sockel dieses Turms ragt über das Meer; rücke ihn landeinwärts.
error-board-too-small = In diesem Gebiet hat nirgends ein Kreis von { $count } Einheiten Breite Platz; so viel braucht ein Finger.
error-board-short-border = Die Grenze zu „{ $name }“ ist { $count } Einheiten lang; unter { $lowest } sieht man sie nicht.
error-board-too-close = Dieses Gebiet kommt „{ $name }“ näher als { $lowest } Einheiten, ist aber kein Nachbar.
error-board-cloud-stuck = Neben diese Wolke kommt nie jemand.
error-board-unreachable = Dieses Gebiet ist von keiner Burg aus zu erreichen, was man auch entfernt.

### Maps: what our two sides have to be

error-board-landscapes = { $kind ->
        [forest] Wälder
        [prairie] Wiesen
        [hill] Hügel
       *[other] Berge
    }: Es müssen { $expected } sein, nicht { $count }.
error-board-waters = Gewässer: Es müssen { $expected } sein, nicht { $count }.
error-board-cloud-count = Wolkenfelder: Es müssen { $expected } sein, nicht { $count }.
error-board-cloud-water = Wolkenfelder auf Wasser: Es müssen mindestens { $lowest } sein, nicht { $count }.
error-board-castles-adjacent = Diese Burg grenzt an die andere, „{ $name }“.
error-board-castle-place = { $place ->
        [north-west] Die erste Burg muss im Nordwesten sein.
        [south] Die zweite Burg muss im Süden oder Südwesten sein.
       *[other] Diese Burg muss am Westrand sein.
    }
error-board-tile-count = { $kind ->
        [forest] Plättchenfelder für Wälder
        [hill] Plättchenfelder für Hügel
       *[other] Plättchenfelder für Berge
    }: Es müssen { $expected } sein, nicht { $count }.
error-board-cover-always = Dieses Plättchen verdeckt „{ $name }“, und dorthin könnte nie jemand liefern: Auf dieser Seite liegen die Plättchen immer da.
error-board-circle-letters = Steinkreise: Es müssen diese sein: { $names }; es sind: { $found }.
error-board-circle-mainland = Dieser Steinkreis muss auf dem Festland sein, bei den Burgen.
error-board-circle-island = Steinkreis B muss auf einer Insel sein, aber sein Gebiet grenzt an andere: { $names }.
error-board-circle-waters = Das Gebiet von Steinkreis B muss an { $expected } Gewässer liegen, nicht an { $count }.
error-board-circle-water-cloud = Steinkreis B verlässt man über „{ $name }“; dort muss ein Wolkenfeld sein.
error-board-circle-cloud = Das Gebiet von Steinkreis B braucht ein eigenes Wolkenfeld.
error-board-circle-neighbours = Steinkreis D darf keine Nachbarn haben, aber man kommt von dort hierhin: { $names }.
error-board-circle-square = Dieser Turm ist eckig; bei Steinkreis D darf kein eckiger stehen.
error-board-tower-count = Türme: Es müssen { $lowest } bis { $highest } sein, nicht { $count }.
error-board-tower-colours = Von den drei Farben der Türme darf keine um mehr als eins vorn liegen: { $orange } orange, { $green } grün, { $purple } lila.
error-board-tower-squares = Eckige Türme: Es müssen { $lowest } bis { $highest } sein, nicht { $count }.
error-board-tower-points = „{ $field }“ muss { $lowest } bis { $highest } sein, nicht { $count }.
error-board-tower-wands = „{ $field }“ darf höchstens { $highest } sein, nicht { $count }.
error-board-no-wands = Kein Turm hat Zauberstäbe; einige müssen welche haben.
error-board-reach-landscapes = Landschaften neben dieser Burg, ohne Wolke: Es müssen mindestens { $lowest } sein, nicht { $count }.
error-board-reach-areas = Weitere Gebiete, die man von dieser Burg erreicht, ohne eine Wolke zu entfernen: Es müssen mindestens { $lowest } sein, nicht { $count }.
error-board-riches-distance = Je weiter weg von den Burgen, desto mehr müssen Türme wert sein; von nah bis fern sind es im Schnitt { $value }.
error-board-riches-east = Je weiter im Osten, desto mehr müssen Türme wert sein; im Westen, in der Mitte und im Osten sind es im Schnitt { $value }.
error-board-riches-corner = Die reichste Ecke muss im Osten sein, nicht { $place ->
        [north-west] im Nordwesten
       *[other] im Südwesten
    }.
error-board-riches-far = { $place ->
        [east] Der ferne Osten
       *[other] Steinkreis { $place }
    } muss um einen Punkt reicher sein als der Rest des Plans; im Schnitt sind es { $value } und { $other }.
error-board-example-forest = Neben einer Burg muss ein Wald mit einem lila Turm und einem andersfarbigen sein.
error-board-example-group = Irgendwo müssen diese Türme stehen: ein eckiger lila Turm mit 4 an Wald, Hügel und Wiese; ein runder lila Turm mit 6 an diesem Hügel und dieser Wiese; ein runder oranger Turm mit 5 nur im Hügel; ein runder lila Turm mit 3 und einem Zauberstab nur in der Wiese.

### Records

error-because = { $why }
error-record-empty = Hier steht nichts; eine Aufzeichnung beginnt mit „{ $title }“.
error-record-title = Eine Aufzeichnung beginnt mit „{ $title }“, nicht mit „{ $text }“.
error-record-heading = Hier müsste „{ $heading } …“ stehen.
error-record-quotes = Was hinter „{ $heading }“ steht, gehört in Anführungszeichen.
error-record-actions = Hier müsste „actions“ stehen, und dann in jeder Zeile eine Aktion.
error-record-line = Eine Zeile besteht aus der Nummer eines Platzes, 0 bis { $highest }, und einer Aktion, anders als „{ $text }“.
error-record-refused = { $seat } kann „{ $text }“ nicht spielen. Das Spiel sagt: { $why }
error-not-json = „{ $text }“ ist nicht lesbar: Vielleicht fehlt eine Klammer oder ein Anführungszeichen.
error-json-too-much = Diese Zeile ist nicht lesbar: Sie ist zu tief verschachtelt, oder eine Zahl darin ist zu lang.
error-other-rules = Das wurde mit Version { $found } der Regeln von „{ $game }“ gemacht; hier gilt Version { $version }.

### Positions and views: what no game leads to

error-other-game = „{ $field }“ ist { $found }, aber dieses Spiel hat { $expected }.
error-other-view = Diese Ansicht gehört zu einem anderen Spiel, zu anderen Einstellungen oder zu anderem Material.
error-impossible-view = Kein Spiel kann zu dieser Ansicht geführt haben.
error-spectator-hand = Wer nur zuschaut, hat keine Hand, keine Auswahl und keine Antwort; „{ $field }“ sagt etwas anderes.
error-spectator-preview = Wer nur zuschaut, hat nichts zu entscheiden; also gibt es keine Vorschau.
error-no-role-called = Es ist keine Rolle aufgerufen, auf die man antworten könnte.
error-deciders-over = „{ $field }“ muss jemanden nennen, solange das Spiel nicht zu Ende ist, und danach niemanden.
error-deciders-asked = „{ $field }“ muss genau die Plätze nennen, die gefragt sind und noch nicht geantwortet haben.
error-deciders-other = „{ $field }“ darf nur { $seat } nennen, denn dort liegt die Entscheidung. In den Daten zählen Plätze ab 0.
error-deciders-role = „{ $field }“: { $seat } soll eine Rolle spielen, die dort nicht auf der Hand ist.
error-deciders-no-choice = „{ $field }“: { $seat } soll entscheiden, hat aber keine Wahl.
error-agenda-empty = „{ $field }“ ist leer, aber jemand muss etwas entscheiden.
error-agenda-over = „{ $field }“ muss leer sein, wenn das Spiel zu Ende ist.
error-agenda-no-question = Der letzte Schritt in „{ $field }“ fragt niemanden etwas.
error-not-as-agenda = „{ $field }“ passt nicht zu „agenda“.
error-stage-missing = „{ $field }“ muss ein Abschnitt der Runde sein: Der kommt vor allem anderen.
error-stage-twice = „{ $field }“ ist ein Abschnitt der Runde; davon gibt es nur einen, und er kommt zuerst.
error-stage-role = „{ $field }“ passt nicht zu „role“ und „speaker“.
error-seat-missing = „{ $field }“ nennt einen Platz, den es nicht gibt.
error-not-a-turn = „{ $field }“ muss aus Runde, anführendem Platz, Rolle und { $players } Antworten bestehen, nicht aus { $value }.
error-turn-order = „{ $field }“ gehört zu Runde { $round }, steht aber nach Runde { $before }, und das Spiel ist in Runde { $now }.
error-turn-silent = „{ $field }“: In einem Zug sagen alle etwas, und wer anführt, spielt eine Karte.
error-turn-brave = „{ $field }“: Am Ende eines Zugs bleibt genau ein Platz mutig, außer es war keiner.
error-role-twice = „{ $field }“ ruft eine Rolle auf, die in dieser Runde schon aufgerufen war.
error-role-not-called = „{ $field }“ ist leer, aber jemand hat schon geantwortet.
error-said-order = „{ $field }“ passt nicht zu „leader“ und „speaker“: Wer dazwischen sitzt, hat gesprochen, die anderen nicht.
error-leader-plays = „{ $field }“: Wer anführt, spielt eine Karte und sagt nicht „Weiter!“.
error-brave-seat = „{ $field }“ muss der eine Platz sein, der nach „said“ mutig ist.
error-role-gone = „{ $field }“ enthält eine Rolle, die in dieser Runde schon aufgerufen war.
error-picks-held = „{ $field }“ muss aus den Rollen auf der Hand und den in dieser Runde gespielten bestehen.
error-picks-early = „{ $field }“ muss leer sein: Noch hat niemand gewählt.
error-answer-unasked = „{ $field }“ ist eine Antwort, aber es ist keine verdeckte Frage offen.
error-answer-illegal = „{ $field }“ ist keine mögliche Antwort.
error-not-cards = „{ $field }“ muss "nothing" sein oder aus diesen Wörtern bestehen, jedes so oft wie nötig: { $names }; nicht { $value }.
error-too-many-cards = „{ $field }“: Es gibt mehr Karten „{ $name }“, als in der Schachtel sind.
error-unseen-cards = „{ $field }“: { $count ->
        [one] 1 Karte müsste verdeckt sein
       *[other] { $count } Karten müssten verdeckt sein
    }, aber übrig bleiben { $found }.
error-card-count = Mit „{ $field }“ kommt man auf { $found } für die Karten „{ $name }“; es müssen { $expected } sein.
error-points-differ = „{ $field }“ ist { $found }, aber was da liegt, ist { $expected } wert.
error-task-count = „{ $field }“ und die erfüllten Aufträge ergeben { $found }; es müssen { $expected } sein.
error-not-by-rules = „{ $field }“ widerspricht den Regeln oder dem Rest.
error-round-not-over = „{ $field }“ bringt Runde { $round } nicht zu Ende.
error-leads-elsewhere = „{ $field }“ ist { $found }, aber der Rest der Stellung führt zu { $expected }.
error-cannot-have-been = „{ $field }“ kann nicht gewesen sein. Das Spiel sagt: { $why }

### The program itself

error-programming = Im Programm ist ein Fehler: { $english }
