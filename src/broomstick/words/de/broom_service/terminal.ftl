# What the prompt says of Broom Service alone, in German.

### The story

round-of = Runde { $round } von { $rounds }
# An event with its name, when it happens, and what it does.
event-told = Ereignis: { $event } ({ $when }). { $does }.
event-now = Ereignis: { $event }
# Several who gain, lose, pick or have the same, one after another.
together-gains = { $name }: je +{ $points } SP { $reason }.
together-loses = { $name }: je −{ $points } SP { $reason }.
together-counts = { $name }: je { $count ->
        [one] 1 Rolle gewählt.
       *[other] { $count } Rollen gewählt.
    }

# Several who take or decline the same, one after another, when somebody's tile has a potion for each.
together-takes = { $name }: je { $resources-counted }.
together-declines = { $name } verzichten.

### Where the game stands

# Whoever leads first may be “Du”, so there is no verb to agree.
stands-before = Vor Runde 1. { $who ->
        [you] Du führst als Erstes an.
       *[other] { $name } führt als Erstes an.
    }
stands-picking = Runde { $round } von { $rounds }, es wird gewählt. { $who ->
        [you] Danach führst du an.
       *[other] Danach führt { $name } an.
    }
stands-leading = Runde { $round } von { $rounds }, Zug { $turn }. { $who ->
        [you] Du führst an.
       *[other] { $name } führt an.
    }
stands-called = Runde { $round } von { $rounds }, Zug { $turn }. { $who ->
        [you] Du führst { $role-accusative } an.
       *[other] { $name } führt { $role-accusative } an.
    }
# After the last turn of a round: its event, or the final score.
stands-after = Runde { $round } von { $rounds }, Ende der Runde.

# What a player has: points and resources, pawns, picks left.
table-player = { $name }: { $points }. { $goods }.
table-pawns = Figuren: { $areas }.
table-holds = { $count ->
        [0] Nichts mehr zu spielen.
        [one] Noch 1 Rolle zu spielen.
       *[other] Noch { $count } Rollen zu spielen.
    }
# Forest tiles and expansion cards of a player; with what each does, where there is room.
table-tiles = Waldplättchen: { $tiles }.
table-cards = Karten: { $cards }.
kept-does = { $name } ({ $does })
# The piles of expansion cards, and forest tiles that are used up.
table-pile = { $pile } hat { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }; obenauf: { $card }.
table-pile-unseen = { $count ->
        [one] Darunter 1 Karte, die noch niemand gesehen hat.
       *[other] Darunter { $count } Karten, die noch niemand gesehen hat.
    }
table-pile-bottom = Ganz unten: { $cards }.
table-pile-below = Darunter: { $cards }.
table-pile-empty = { $pile } ist leer.
table-tops = Karten zum Nehmen: { $cards }.
pile-top = { $card } ({ $pile })
pile-size = { $count ->
        [one] er hat 1 Karte
       *[other] er hat { $count } Karten
    }
table-spent = Verbrauchte Waldplättchen: { $tiles }.
# So many of a resource, in few words.
brief-orange = { $count } orange
brief-green = { $count } grün
brief-purple = { $count } lila
brief-wand = { $count ->
        [one] 1 Zauberstab
       *[other] { $count } Zauberstäbe
    }
# $points is what playing such a role costs, with its sign.
table-bewitched = Verhext: { $roles } ({ $points }).
table-own = { $who ->
        [you] Du hast: { $goods }.
       *[other] { $name } hat: { $goods }.
    }

### The map

# Around a pawn, or both: its own area, and those beside it, over borders or over waters without a cloud.
near-pawn = { $count ->
        [one] Figur: { $area } ({ $landscape }).
       *[other] Beide Figuren: { $area } ({ $landscape }).
    }
near-area = { $area } ({ $landscape }).
near-over = { $area } ({ $landscape }, übers Wasser: { $waters }).
# An area that was just told of; and towers in few words, where many are told of: the square ones are marked.
near-again = wie oben
near-towers = Türme: { $towers }
near-tower = { $name } ({ $colour ->
        [orange] orange
        [green] grün
       *[purple] lila
    }, { $points } SP{ $wands ->
        [0] {""}
        [one] , 1 Zauberstab
       *[other] , { $wands } Zauberstäbe
    }{ $shape ->
        [square] , eckig
       *[round] {""}
    })
# What else an area beside a pawn may have.
near-forest = Waldplättchen „{ $tile }“
near-hill = Hügelplättchen „{ $tile }“
near-turbo = Turbobesen nach { $circles }
near-forced = Turbobesen, nur nach { $circle }{ $stranded ->
        [yes] , wo kein Flug wegführt
       *[no] {""}
    }
near-grounded = Turbobesen, aber jetzt kein Sprung
near-circle = Steinkreis { $circle }
# Clouds: what lifting one costs, its bolts, and what a storm cloud does.
sky-heavy = { $cost }, { $bolts }
sky-storm = { $kind }, { $cost }, { $bolts }, { $does }
# What lies in an area and who is there. These stand alone and in sentences.
map-cloud = Wolke: { $clouds }
map-open = freie Türme: { $towers }
map-full = schon beliefert: { $towers }
map-shut = unter dem Plättchen: { $towers }
map-tile = Plättchen „{ $tile }“: { $does }
map-tile-had = Plättchen „{ $tile }“, schon besucht
# Forest tiles, hill tiles, stone circles and islands. A circle is told with its area.
map-forest = Waldplättchen „{ $tile }“ für die erste Figur, die hinkommt: { $does }
map-forest-taken = das Waldplättchen ist weg
map-hill = Hügelplättchen „{ $tile }“: { $does }
circle-place = { $circle } ({ $area })
map-turbo = Turbobesen: wer hinkommt, springt nach { $circles }
map-turbo-forced = Turbobesen: wer hinkommt, muss nach { $circle } springen, denn { $other } liegt unter einer Wolke
map-grounded = Turbobesen: jetzt kein Sprung, { $circles } liegen unter Wolken
map-circle = Steinkreis { $circle }, zu dem Turbobesen führen von: { $areas }
map-circle-idle = Steinkreis { $circle }, zu dem kein Turbobesen führt
map-by-tile = erreichbar mit dem Hügelplättchen „{ $tile }“ von: { $areas }
# $card is the one that leads back, in a game that has it.
map-stranded = kein Flug führt von dort weg ({ $area })
map-people = dort: { $names }
both-pawns = { $name } (beide Figuren)
map-over = übers Wasser ({ $water }): { $areas }
map-no-way-over = { $water }: kein Weg hinüber, unter einer Wolke
map-beside = Benachbart, wie es jetzt steht:
map-beside-none = Wie es jetzt steht, ist nichts benachbart.
map-tower = { $stands ->
        [open] frei; zu beliefern von: { $areas }
        [full] schon beliefert; lag bei: { $areas }
       *[shut] unter einem Plättchen; läge bei: { $areas }
    }
who-to-come = Am Ende nach jetzigem Stand { $points } SP mehr: { $bolts } für Blitze, { $amulets } für Amulette, { $cards } für Karten, { $sets } für Sätze.
map-unknown = „{ $text }“ ist weder ein Gebiet noch ein Turm auf diesem Plan.
command-map = plan
    .does = der ganze Plan, wie er jetzt steht; „plan GEBIET“ zeigt ein Gebiet und was daneben liegt

### Who is who

who-cards = { $count ->
        [0] nichts mehr auf der Hand
        [one] 1 Rolle auf der Hand
       *[other] { $count } Rollen auf der Hand
    }

### Questions

ask-pick = Wähle { $count ->
        [one] 1 Rolle
       *[other] { $count } verschiedene Rollen
    } für diese Runde:
ask-fly = Welcher Flug?
ask-deliver = Welche Lieferung?
ask-lift = Welche Wolke vertreibst du?
ask-take = Was nimmst du?
ask-market = Gehst du zum Schwarzmarkt?
ask-do = Plättchen und Lieferung: Was kommt zuerst?
ask-fist = Wie viele Ressourcen versteckst du in der Faust?
ask-give = Was gibst du als Nächstes ab?
ask-hand-in = Tauschst du eine Ressource von jeder Sorte ein?
ask-tile = Nutzt du ein Waldplättchen?
ask-add = Welche Rolle nimmst du dazu?
ask-jump = Zu welchem Steinkreis springst du?
ask-use = Nutzt du das Plättchen?
ask-draw = Nimmst du eine Karte?
ask-card = Spielst du eine Karte aus?
ask-under = Unter welchen Stapel kommt die Karte?
ask-swap = Was tauschst du?
# With a forest tile, one role more than usual.
ask-pick-or-more = Wähle { $count } verschiedene Rollen für diese Runde oder { $more } mit deinem Waldplättchen „{ $tile }“:
ask-decline = Hier kannst du nichts tun.
# $role is the role, $does what it does for the brave or the cowardly.
title-brave = { $role }, mutig: { $does }.
title-cowardly = { $role }, feige: { $does }.
title-tile = Plättchen „{ $tile }“: { $does }.
title-arrived = Plättchen „{ $tile }“ ({ $does }) und eine Lieferung: Was kommt zuerst?
title-delivery = Du bist gelandet und darfst liefern.
title-free-move = Ein freier Flug, mit welcher Figur auch immer.
title-free-delivery = Eine freie Lieferung, mit welcher Figur auch immer.
title-give = { $count ->
        [one] Du gibst noch 1 Ressource ab. Welche?
       *[other] Du gibst noch { $count } Ressourcen ab. Welche als Nächstes?
    }
title-add = Dein Waldplättchen „{ $tile }“: Welche Rolle nimmst du dazu?
title-jump = { $tile } ({ $area }): Zu welchem Steinkreis springst du?
title-anywhere = Hügelplättchen „{ $tile }“ ({ $area }): { $does }.
title-gift = Das Plättchen einer anderen Person bringt dir einen Trank. Welchen?
title-two-potions = Waldplättchen „{ $tile }“: { $does }.
title-card = Karte „{ $card }“: { $does }.
title-shift = Doppelschicht, { $role }: { $does }.
title-swap = Was tauschst du? { $count ->
        [one] Noch einmal.
       *[other] Noch { $count }-mal.
    }
title-put-away = Beide Stapel sind gleich hoch. Unter welchen kommt die Karte „{ $card }“?
# What is still to come in a chain of flights, tiles and deliveries.
owed-then = Danach kommt noch: { $steps }.
risk = Wer dich noch ausstechen kann: { $names }.
risk-one = { $name } ({ $count ->
        [one] 1 Rolle
       *[other] { $count } Rollen
    })
risk-none = Niemand kann dich mehr ausstechen.
# What an event offers to the cowardly in place of their action.
instead-market = { $points }
instead-distillery = 1 beliebige Ressource
# A tile of one's own, the top card of a pile, a card of one's own.
instead-tile = ein Waldplättchen
instead-draw = eine neue Karte
instead-card = eine deiner Karten
brings-or = { $first }, oder { $second }
# What a role could do now, to weigh picks by.
pick-worth = { $brave }; feige { $cowardly }
pick-area = { $area }: { $there }
# A tower by what it takes and brings.
pick-open = { $colour ->
        [orange] orange
        [green] grün
       *[purple] lila
    } { $points } SP{ $wands ->
        [0] {""}
        [one] {" "}+ 1 Zauberstab
       *[other] {" "}+ { $wands } Zauberstäbe
    }{ $shape ->
        [square] {" "}(eckig)
       *[round] {""}
    }
pick-tile = Plättchen „{ $tile }“
pick-barred = unter einer Wolke: { $areas }
pick-dear = zu wenige Zauberstäbe: { $clouds }
pick-cloud = { $area } ({ $cloud })
pick-nothing = könnte jetzt nichts tun
# What a flight leads to; $number is that of another flight to the same place.
fly-serves = dort liefern: { $towers }
fly-lacks = kein Trank für: { $towers }
fly-bare = dort kein freier Turm
# A turbo broom where one would land: one goes on from there at once.
fly-turbo = dann ein Sprung nach { $circles }
fly-forced = dann ein Sprung, der nur nach { $circle } gehen kann: { $other } liegt unter einer Wolke
# An area one does not get away from; $card is the one that leads back, in a game that has it.
fly-stranded = Vorsicht, von dort ({ $area }) führt kein Flug weg
fly-cut-off = von dort ({ $area }) führt kein Flug weg, solange eine Wolke über dem Wasser liegt ({ $waters })
fly-grounded = kein Sprung, { $circles } liegen unter Wolken
fly-as = wie { $number }

### Before something that is better thought of twice

careful-stranded = Vorsicht: Von dort ({ $area }) führt nie ein Flug weg.
careful-tile = Vorsicht: So viele verbrauchen dein Waldplättchen „{ $tile }“.

### The end

# $way are points won on the way.
result-row = { $place }. { $name }: { $points } (unterwegs { $way }, Blitze { $bolts }, { $tiles ->
        [yes] Amulette { $amulets }, { "" }
       *[no] { "" }
    }{ $drawn ->
        [yes] Karten { $cards }, { "" }
       *[no] { "" }
    }Sätze { $sets }; { $left ->
        [one] 1 Ressource
       *[other] { $left } Ressourcen
    }).

### Drawn in colour

word-players = Am Tisch
word-bolts = Blitze
word-amulets = Amulette
word-pawns = Figuren
word-way = unterwegs
word-cards = Karten
word-piles = Karten zum Nehmen
word-sets = Sätze
word-left = Ressourcen
word-bewitched = verhext
word-event = Ereignis
word-cannot = jetzt nichts
# What signs mean.
legend-round = runder Turm: Trank, SP, Stäbe
legend-square = eckiger Turm
legend-cloud = Wolke: Stäbe, Blitze
legend-storm = Gewitterwolke
legend-over = übers Wasser
legend-tile = Plättchen
legend-turbo = Turbobesen: Kreise, und einer unter einer Wolke
legend-circle = Steinkreis
legend-stranded = kein Flug führt weg
# Hill tiles where there is little room.
hill-brief-anywhere = überallhin
# Storm clouds where there is little room; $letter is that of a potion.
storm-bonus = Lieferungen +{ $points } SP
storm-move = Flug
storm-delivery = Lieferung
storm-hoard = { $points } SP ab { $needs }{ $letter }
