# Words of Broom Service, the board game, in German. See the English file for what comes from the map.
# Between a number and what belongs to it stand no-break spaces.


### The roles. A role's forms: its two letters, its name with and without article (nominative and accusative), "your" role.

role-forest-witch = Wald
    .letters = Wa
    .long = Waldhexe
    .the = die Waldhexe
    .accusative = die Waldhexe
    .your = deine Waldhexe
role-prairie-witch = Wiese
    .letters = Wi
    .long = Wiesenhexe
    .the = die Wiesenhexe
    .accusative = die Wiesenhexe
    .your = deine Wiesenhexe
role-hill-witch = Hügel
    .letters = Hü
    .long = Hügelhexe
    .the = die Hügelhexe
    .accusative = die Hügelhexe
    .your = deine Hügelhexe
role-mountain-witch = Berg
    .letters = Be
    .long = Berghexe
    .the = die Berghexe
    .accusative = die Berghexe
    .your = deine Berghexe
role-valley-druid = Tal
    .letters = Ta
    .long = Taldruide
    .the = der Taldruide
    .accusative = den Taldruiden
    .your = dein Taldruide
role-peak-druid = Gipfel
    .letters = Gi
    .long = Gipfeldruide
    .the = der Gipfeldruide
    .accusative = den Gipfeldruiden
    .your = dein Gipfeldruide
role-root-gatherer = Wurzel
    .letters = Wu
    .long = Wurzelsammlerin
    .the = die Wurzelsammlerin
    .accusative = die Wurzelsammlerin
    .your = deine Wurzelsammlerin
role-herb-gatherer = Kräuter
    .letters = Kr
    .long = Kräutersammlerin
    .the = die Kräutersammlerin
    .accusative = die Kräutersammlerin
    .your = deine Kräutersammlerin
role-fruit-gatherer = Früchte
    .letters = Fr
    .long = Früchtesammlerin
    .the = die Früchtesammlerin
    .accusative = die Früchtesammlerin
    .your = deine Früchtesammlerin
role-weather-fairy = Wetter
    .letters = We
    .long = Wetterfee
    .the = die Wetterfee
    .accusative = die Wetterfee
    .your = deine Wetterfee

### What the roles do. $bonus is VP for bravery; $brave are resources taken together, $cowardly those to choose one from.

does-forest-witch =
    .brave = in einen benachbarten Wald fliegen und dort liefern
    .cowardly = in einen benachbarten Wald fliegen
does-prairie-witch =
    .brave = auf eine benachbarte Wiese fliegen und dort liefern
    .cowardly = auf eine benachbarte Wiese fliegen
does-hill-witch =
    .brave = auf einen benachbarten Hügel fliegen und dort liefern
    .cowardly = auf einen benachbarten Hügel fliegen
does-mountain-witch =
    .brave = auf einen benachbarten Berg fliegen und dort liefern
    .cowardly = auf einen benachbarten Berg fliegen
does-valley-druid =
    .brave = im Wald oder auf einer Wiese liefern, +{ $bonus } SP
    .cowardly = im Wald oder auf einer Wiese liefern
does-peak-druid =
    .brave = auf einem Hügel oder Berg liefern, +{ $bonus } SP
    .cowardly = auf einem Hügel oder Berg liefern
does-root-gatherer =
    .brave = { $brave } nehmen
    .cowardly = { $cowardly } nehmen
does-herb-gatherer =
    .brave = { $brave } nehmen
    .cowardly = { $cowardly } nehmen
does-fruit-gatherer =
    .brave = { $brave } nehmen
    .cowardly = { $cowardly } nehmen
does-weather-fairy =
    .brave = eine benachbarte Wolke vertreiben, +{ $bonus } SP
    .cowardly = eine benachbarte Wolke vertreiben

### Resources. Forms: the letter on it, in full, with “a” and with “no” (accusative), so many of it (nominative and
### accusative).

resource-orange = Orange
    .letter = O
    .long = oranger Trank
    .a = einen orangen Trank
    .none = keinen orangen Trank
    .counted = { $count ->
        [one] 1 oranger Trank
       *[other] { $count } orange Tränke
    }
    .accusative = { $count ->
        [one] 1 orangen Trank
       *[other] { $count } orange Tränke
    }
resource-green = Grün
    .letter = G
    .long = grüner Trank
    .a = einen grünen Trank
    .none = keinen grünen Trank
    .counted = { $count ->
        [one] 1 grüner Trank
       *[other] { $count } grüne Tränke
    }
    .accusative = { $count ->
        [one] 1 grünen Trank
       *[other] { $count } grüne Tränke
    }
resource-purple = Lila
    .letter = L
    .long = lila Trank
    .a = einen lila Trank
    .none = keinen lila Trank
    .counted = { $count ->
        [one] 1 lila Trank
       *[other] { $count } lila Tränke
    }
    .accusative = { $count ->
        [one] 1 lila Trank
       *[other] { $count } lila Tränke
    }
resource-wand = Zauberstab
    .letter = Z
    .long = Zauberstab
    .a = einen Zauberstab
    .none = keinen Zauberstab
    .counted = { $count ->
        [one] 1 Zauberstab
       *[other] { $count } Zauberstäbe
    }
    .accusative = { $count ->
        [one] 1 Zauberstab
       *[other] { $count } Zauberstäbe
    }

### Landscapes. Forms: with article, several; where one flies to, and where one is.

landscape-forest = Wald
    .a = ein Wald
    .many = Wälder
    .into = in einen Wald
    .in = im Wald
landscape-prairie = Wiese
    .a = eine Wiese
    .many = Wiesen
    .into = auf eine Wiese
    .in = auf einer Wiese
landscape-hill = Hügel
    .a = ein Hügel
    .many = Hügel
    .into = auf einen Hügel
    .in = auf einem Hügel
landscape-mountain = Berg
    .a = ein Berg
    .many = Berge
    .into = auf einen Berg
    .in = auf einem Berg
landscape-water = Wasser
    .a = ein Gewässer
    .many = Gewässer
    .into = auf ein Gewässer
    .in = auf einem Gewässer

### Places. Forms: the name, “to” it, “from” it, “at” it, “over” it. What the lists are for is said in the
### English file.

place-masculine = -wald -hügel -berg -pass -see -zahn -fjord -arm -markt -turm -hain -forst -kamm -gipfel -fels -felsen -teich -bach -fluss -strand -weg -steg -stein -hof -garten -park -sumpf -hafen -grat -wall
place-feminine = -wiese -spitze -au -insel -bucht -lagune -krone -warte -lampe -post -feste -laterne -heide -steppe -ebene -burg -kuppe -klippe -höhle -düne -furt -mühle -quelle -brücke -schlucht -wacht -fackel -zinne
place-neuter = -feld -wasser -horn -licht -feuer -tal -moor -meer -land -ufer -tor -ried -kap -gebirge -haus -dorf
# Whether names of places are typed with their capitals.
place-capitals = yes

area-UNKNOWN = { $typed }
    .long = { $name }
    .to = { $gender ->
        [m] zum { $bent }
        [f] zur { $bent }
        [n] zum { $bent }
       *[none] nach { $name }
    }
    .from = { $gender ->
        [m] vom { $bent }
        [f] von der { $bent }
        [n] vom { $bent }
       *[none] von { $name }
    }
    .at = { $landscape ->
        [forest] { $gender ->
            [m] im { $bent }
            [f] auf der { $bent }
            [n] im { $bent }
           *[none] in { $name }
        }
       *[other] { $gender ->
            [m] auf dem { $bent }
            [f] auf der { $bent }
            [n] auf dem { $bent }
           *[none] in { $name }
        }
    }
    .over = { $gender ->
        [m] über dem { $bent }
        [f] über der { $bent }
        [n] über dem { $bent }
       *[none] über { $name }
    }
# A tower's $colour and $shape are words to choose by.
tower-UNKNOWN = { $typed }
    .long = { $name }
    .to = { $gender ->
        [m] zum { $bent }
        [f] zur { $bent }
        [n] zum { $bent }
       *[none] zu { $name }
    }
    .potion = { $colour ->
        [orange] einen orangen Trank
        [green] einen grünen Trank
        [purple] einen lila Trank
       *[other] einen Trank
    }
    .looks = { $shape ->
        [square] eckig
       *[round] rund
    }, { $colour ->
        [orange] orange
        [green] grün
       *[purple] lila
    }
# The name of a tower to which the map gives none; $areas are those it serves.
tower-nameless = { $shape ->
        [square] Eckturm
       *[round] Rundturm
    } ({ $colour ->
        [orange] orange
        [green] grün
       *[purple] lila
    }, { $areas })
# The tower that a hill tile is; no map has it.
tower-orange-tile = Oranger-Turm
    .long = Oranger Turm
    .to = zum Orangen Turm
    .potion = einen orangen Trank
    .looks = eckig, orange
# A space for a cloud is named after its area; if there are two, each has a $number.
cloud-UNKNOWN = { $typed }
    .long = { $number ->
        [0] { $name }
       *[other] { $name } { $number }
    }
    .the = { $number ->
        [0] die Wolke
       *[other] Wolke { $number }
    } { $gender ->
        [m] über dem { $bent }
        [f] über der { $bent }
        [n] über dem { $bent }
       *[none] über { $name }
    }
    .over = { $gender ->
        [m] über dem { $bent }
        [f] über der { $bent }
        [n] über dem { $bent }
       *[none] über { $name }
    }

### Clouds. Forms: with article; of a storm cloud, what it does, and of three what they bring. $points are VP, $needs potions.

kind-heavy-1 = Regenwolke
    .a = eine Regenwolke
kind-heavy-2 = Regenwolke
    .a = eine Regenwolke
kind-heavy-3 = Regenwolke
    .a = eine Regenwolke
kind-heavy-4 = Regenwolke
    .a = eine Regenwolke
kind-storm-bonus = Gewitterwolke
    .a = eine Gewitterwolke
    .does = solange sie liegt: { $points } SP mehr für jede Lieferung aus einem benachbarten Gebiet
kind-storm-move = Gewitterwolke
    .a = eine Gewitterwolke
    .does = beim Vertreiben: ein freier Flug
kind-storm-delivery = Gewitterwolke
    .a = eine Gewitterwolke
    .does = beim Vertreiben: eine freie Lieferung
kind-storm-orange = Gewitterwolke
    .a = eine Gewitterwolke
    .does = beim Vertreiben: { $points } SP mit mindestens { $needs } orangen Tränken
    .brings = { $points } SP mit mindestens { $needs } orangen Tränken
kind-storm-green = Gewitterwolke
    .a = eine Gewitterwolke
    .does = beim Vertreiben: { $points } SP mit mindestens { $needs } grünen Tränken
    .brings = { $points } SP mit mindestens { $needs } grünen Tränken
kind-storm-purple = Gewitterwolke
    .a = eine Gewitterwolke
    .does = beim Vertreiben: { $points } SP mit mindestens { $needs } lila Tränken
    .brings = { $points } SP mit mindestens { $needs } lila Tränken

### Mountain tiles. A form: what it does; $resources is what one takes, $points are VP.

tile-potions = Tränke
    .does = { $resources } nehmen
tile-wands = Zauberstäbe
    .does = { $resources } nehmen
tile-delivery = Lieferung
    .does = mit einer der beiden Figuren einen Trank liefern
tile-moves = Zwei Flüge
    .does = bis zu zweimal fliegen, mit welcher Figur auch immer
tile-cloud = Wolke
    .does = eine Wolke für ihre Zauberstäbe vertreiben
tile-points = Siegpunkte
    .does = { $points } SP bekommen; alle anderen nehmen 1 Trank

### Forest tiles. Forms: in full, and what it does. $points are VP, $potions what one takes, $others VP of each other player.

forest-brave = Mut
    .long = Mut
    .does = obwohl feige, sofort die mutige Aktion der Rolle ausführen
forest-card = Rolle
    .long = Eine Rolle mehr
    .does = eine Rolle mehr wählen
forest-points = Punkte
    .long = Siegpunkte
    .does = { $points } SP bekommen statt zu handeln
forest-potions = Tränke
    .long = Tränke
    .does = statt zu handeln { $potions ->
        [one] 1 beliebigen Trank
       *[other] { $potions } beliebige Tränke
    } nehmen; alle anderen bekommen { $others } SP

### Hill tiles. A form: what it does.

hill-turbo-ab = Turbobesen A/B
    .does = zum Steinkreis A oder B springen
hill-turbo-ac = Turbobesen A/C
    .does = zum Steinkreis A oder C springen
hill-turbo-ad = Turbobesen A/D
    .does = zum Steinkreis A oder D springen
hill-turbo-bc = Turbobesen B/C
    .does = zum Steinkreis B oder C springen
hill-turbo-bd = Turbobesen B/D
    .does = zum Steinkreis B oder D springen
hill-turbo-cd = Turbobesen C/D
    .does = zum Steinkreis C oder D springen
hill-orange = Oranger Turm
    .does = ein eckiger Turm: { $points } SP für einen orangen Trank
hill-anywhere = Überallhin
    .does = weiterfliegen in ein beliebiges Gebiet ohne Wolke; alle anderen nehmen danach 1 Trank

# Stone circles.
circle-a = A
circle-b = B
circle-c = C
circle-d = D

### Expansion cards. Forms: in full, and what it does; $count is the number on it.

card-apprentice = Lehrling
    .long = Zauberlehrling
    .does = { $count ->
        [one] 1 Ressource nehmen
       *[other] { $count } verschiedene Ressourcen nehmen
    }
card-tailwind = Rückenwind
    .long = Rückenwind
    .does = in ein benachbartes Gebiet fliegen, dann noch einmal, mit welcher Figur auch immer
card-errand = Botengang
    .long = Botengang
    .does = mit einer der beiden Figuren einen Trank liefern, +{ $count } SP
card-rainmaker = Regenmacherin
    .long = Regenmacherin
    .does = eine benachbarte Wolke vertreiben, für { $count ->
        [one] 1 Zauberstab
       *[other] { $count } Zauberstäbe
    } weniger
card-gossip = Klatsch
    .long = Klatsch und Tratsch
    .does = { $count } SP bekommen
card-barter = Tausch
    .long = Tauschhandel
    .does = eine Ressource gegen eine andere tauschen, { $count ->
        [one] einmal
       *[other] bis zu { $count }-mal
    }
card-homing = Heimflug
    .long = Heimflug
    .does = mit einer der beiden Figuren heim zu einer Burg fliegen
card-double-shift = Doppelschicht
    .long = Doppelschicht
    .does = die feige Aktion der Rolle zweimal ausführen

# Their piles. Forms: with article, “from” it, “on” it, “under” it, “in” it.
pile-first = erster
    .the = der erste Stapel
    .from = vom ersten Stapel
    .on = auf dem ersten Stapel
    .under = unter den ersten Stapel
    .in = im ersten Stapel
pile-second = zweiter
    .the = der zweite Stapel
    .from = vom zweiten Stapel
    .on = auf dem zweiten Stapel
    .under = unter den zweiten Stapel
    .in = im zweiten Stapel

# What may be done in any order.
offer-tile = Plättchen
offer-delivery = Lieferung

### Things counted

bolts-counted = { $count ->
        [one] 1 Blitz
       *[other] { $count } Blitze
    }
amulets-counted = { $count ->
        [one] 1 Amulett
       *[other] { $count } Amulette
    }
resources-counted = { $count ->
        [one] 1 Ressource
       *[other] { $count } Ressourcen
    }

### Actions

action-fly = fliegen { $from } { $to }
    .sentence = { $from-from } { $to-to } fliegen
action-deliver = liefern { $area } { $tower }
    .sentence = { $tower-potion } { $area-from } { $tower-to } liefern
action-lift = vertreiben { $cloud }
    .sentence = { $cloud-the } vertreiben
action-take = nehmen { $resources-typed }
    .sentence = { $resources-accusative } nehmen
action-market = Schwarzmarkt
    .sentence = zum Schwarzmarkt gehen
action-do = erst { $offer }
    .sentence = { $offer-is ->
        [tile] zuerst das Plättchen nutzen
       *[delivery] zuerst liefern
    }
action-fist = Faust { $count }
    .sentence = { $count ->
        [0] die Faust leer lassen
        [one] 1 Ressource in der Faust verstecken
       *[other] { $count } Ressourcen in der Faust verstecken
    }
action-give = abgeben { $resource }
    .sentence = { $resource-a } abgeben
action-hand-in = eintauschen
    .sentence = eine Ressource von jeder Sorte eintauschen
action-tile = Plättchen { $forest-tile }
    .sentence = das Waldplättchen „{ $forest-tile-long }“ nutzen
action-add = dazunehmen { $role }
    .sentence = { $role-accusative } dazunehmen
action-jump = springen { $circle }
    .sentence = zum Steinkreis { $circle } springen
action-use = nutzen
    .sentence = das Plättchen nutzen
action-draw = ziehen { $pile }
    .sentence = die oberste Karte { $pile-from } nehmen
action-card = ausspielen { $card }
    .sentence = die Karte „{ $card-long }“ nutzen
action-under = unter { $pile }
    .sentence = die Karte { $pile-under } legen
action-swap = tauschen { $given } { $got }
    .sentence = { $given-a } gegen { $got-a } tauschen

### What is still to be done

step-brave = { $who ->
        [you] deine mutige Aktion
       *[other] die mutige Aktion von { $name }
    }
step-cowardly = { $who ->
        [you] deine feige Aktion
       *[other] die feige Aktion von { $name }
    }
step-arrived = Plättchen und Lieferung { $area-at }, in beliebiger Reihenfolge
step-tile = das Bergplättchen { $area-at }
step-delivery = eine Lieferung { $area-at }
step-free-move = ein freier Flug
step-free-delivery = eine freie Lieferung
step-hand-over = { $who ->
        [you] die Ressourcen, die du abgibst
       *[other] die Ressourcen, die { $name } abgibt
    }
step-jump = ein Sprung mit dem Turbobesen { $area-from }
step-anywhere = das Hügelplättchen „{ hill-anywhere }“ { $area-at }
step-gifts = { $who ->
        [you] ein Trank für alle anderen
       *[other] ein Trank für alle außer { $name }
    }
step-gift = { $who ->
        [you] der Trank, den du nehmen darfst
       *[other] der Trank, den { $name } nehmen darf
    }
step-two-potions = die Tränke des Waldplättchens
step-effect = die Karte „{ $card-long }“
step-shift = eine feige Aktion der Doppelschicht
step-swap = Ressourcen zum Tauschen
step-put-away = die Karte „{ $card-long }“ kommt unter einen Stapel
step-final-score = die Schlusswertung

### Why points come or go

reason-bewitched = für eine verhexte Rolle
reason-bravery = für Mut
reason-hoard = für genügend Tränke
reason-bolts = für Blitze
reason-amulets = für Amulette
reason-sets = für Sätze von Ressourcen
reason-forest-tile = für ein Waldplättchen
reason-mountain-tile = für ein Bergplättchen
reason-gift = durch ein fremdes Plättchen
reason-errand = für den Botengang
reason-gossip = für Klatsch und Tratsch
reason-cards = für Erweiterungskarten

### Journal entries

entry-event = Ereignis der Runde: { $event }
entry-shuffled = Alle Rollen waren einmal verhext; sie werden neu gemischt.
entry-bewitched = { $roles-number ->
        [0] In dieser Runde ist keine Rolle verhext.
       *[other] In dieser Runde verhext: { $roles-the }.
    }
entry-counts = { $who ->
        [you] Du hast { $count ->
            [one] 1 Rolle gewählt.
           *[other] { $count } Rollen gewählt.
        }
       *[other] { $name } hat { $count ->
            [one] 1 Rolle gewählt.
           *[other] { $count } Rollen gewählt.
        }
    }
entry-gains = { $who ->
        [you] Du bekommst { $points } SP { $reason }.
       *[other] { $name } bekommt { $points } SP { $reason }.
    }
entry-loses = { $who ->
        [you] Du verlierst { $points } SP { $reason }.
       *[other] { $name } verliert { $points } SP { $reason }.
    }
entry-flies = { $who ->
        [you] Du fliegst { $from-from } { $to-to }.
       *[other] { $name } fliegt { $from-from } { $to-to }.
    }
# $points and $wands are the tower's; $bonus are VP from storm clouds. The pawn stands in $area.
entry-delivers = { $who ->
        [you] Du lieferst
       *[other] { $name } liefert
    } { $tower-potion } { $area-from } { $tower-to }: { $points } SP{ $wands ->
        [0] { "" }
        [one] , 1 Zauberstab
       *[other] , { $wands } Zauberstäbe
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } SP mehr durch Gewitterwolken
    }.
# $cost are wands paid, $bolts bolts won.
entry-lifts = { $who ->
        [you] Du vertreibst
       *[other] { $name } vertreibt
    } { $kind-a } { $cloud-over } für { $cost ->
        [0] nichts
        [one] 1 Zauberstab
       *[other] { $cost } Zauberstäbe
    }: { $bolts ->
        [one] 1 Blitz.
       *[other] { $bolts } Blitze.
    }
entry-takes = { $who ->
        [you] Du nimmst { $resources-accusative }.
       *[other] { $name } nimmt { $resources-accusative }.
    }
entry-gives = { $who ->
        [you] Du gibst { $resources-accusative } ab.
       *[other] { $name } gibt { $resources-accusative } ab.
    }
# A cowardly play takes what the event offers in place of its action.
entry-instead = { $event-is ->
        [black-market] { $who ->
            [you] Du gehst stattdessen zum Schwarzmarkt.
           *[other] { $name } geht stattdessen zum Schwarzmarkt.
        }
       *[black-distillery] { $who ->
            [you] Du gehst stattdessen zur Schwarzbrennerei.
           *[other] { $name } geht stattdessen zur Schwarzbrennerei.
        }
    }
entry-amulet = { $who ->
        [you] Du findest dein Amulett { $area-at }.
       *[other] { $name } findet ein Amulett { $area-at }.
    }
entry-uses = { $who ->
        [you] Du nutzt das Plättchen „{ $tile }“ { $area-at }.
       *[other] { $name } nutzt das Plättchen „{ $tile }“ { $area-at }.
    }
entry-shows = { $who ->
        [you] Du öffnest die Faust:
       *[other] { $name } öffnet die Faust:
    } { $count ->
        [0] leer.
        [one] 1 Ressource.
       *[other] { $count } Ressourcen.
    }
entry-cannot = { $who ->
        [you] Damit kannst du gerade nichts anfangen.
       *[other] Damit kann { $name } gerade nichts anfangen.
    }
entry-scores-bolts = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { $count ->
        [0] keine Blitze.
        [one] 1 Blitz.
       *[other] { $count } Blitze.
    }
entry-scores-amulets = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { $count ->
        [0] keine Amulette.
        [one] 1 Amulett.
       *[other] { $count } Amulette.
    }
# $fours are sets of all four resources, $threes sets of three different ones.
entry-scores-sets = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { $fours ->
        [0] keinen vollen Satz
        [one] 1 vollen Satz
       *[other] { $fours } volle Sätze
    } und { $threes ->
        [0] keinen Dreiersatz.
        [one] 1 Dreiersatz.
       *[other] { $threes } Dreiersätze.
    }
entry-finds = { $who ->
        [you] Du findest das Waldplättchen „{ $forest-tile-long }“ { $area-at }.
       *[other] { $name } findet das Waldplättchen „{ $forest-tile-long }“ { $area-at }.
    }
entry-spends = { $who ->
        [you] Du nutzt das Waldplättchen „{ $forest-tile-long }“.
       *[other] { $name } nutzt das Waldplättchen „{ $forest-tile-long }“.
    }
entry-adds = { $who ->
        [you] Du nimmst { $role-accusative } dazu.
       *[other] { $name } nimmt { $role-accusative } dazu.
    }
# A turbo broom: from the hill to the area of a stone circle.
entry-jumps = { $who ->
        [you] Du springst
       *[other] { $name } springt
    } mit dem Turbobesen { $from-from } zum Steinkreis { $circle } { $to-at }.
entry-grounded = Beide Steinkreise liegen unter Wolken: { $who ->
        [you] Du bleibst
       *[other] { $name } bleibt
    } { $area-at }.
entry-rides = { $who ->
        [you] Du nutzt das Hügelplättchen „{ hill-anywhere }“ { $area-at }.
       *[other] { $name } nutzt das Hügelplättchen „{ hill-anywhere }“ { $area-at }.
    }
entry-draws = { $who ->
        [you] Du nimmst die Karte „{ $card-long }“ { $pile-from }.
       *[other] { $name } nimmt die Karte „{ $card-long }“ { $pile-from }.
    }
entry-turns = Oben { $pile-on } liegt jetzt die Karte „{ $card-long }“.
entry-plays = { $who ->
        [you] Du nutzt die Karte „{ $card-long }“.
       *[other] { $name } nutzt die Karte „{ $card-long }“.
    }
entry-puts-away = { $who ->
        [you] Du legst die Karte „{ $card-long }“ { $pile-under }.
       *[other] { $name } legt die Karte „{ $card-long }“ { $pile-under }.
    }
entry-swaps = { $who ->
        [you] Du tauschst { $given-a } gegen { $got-a }.
       *[other] { $name } tauscht { $given-a } gegen { $got-a }.
    }
entry-scores-cards = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } { $count ->
        [0] keine Erweiterungskarten.
        [one] 1 Erweiterungskarte.
       *[other] { $count } Erweiterungskarten.
    }

### Refusals

refusal-pick-count = { $count ->
        [one] Wähle genau 1 Rolle.
       *[other] Wähle genau { $count } Rollen.
    }
refusal-pick-between = Wähle in dieser Runde { $lowest } bis { $highest } Rollen.
refusal-no-pawn = Keine deiner Figuren steht { $area-at }.
refusal-not-adjacent = { $area-long } und { $from-long } sind nicht benachbart: Sie haben weder eine gemeinsame Grenze noch ein Gewässer ohne Wolke zwischen sich.
refusal-under-cloud = { $area-long } liegt unter einer Wolke; erst muss sie vertrieben werden.
refusal-other-landscape = Diese Rolle fliegt nur { $landscape-into }, und { $area-long } ist etwas anderes.
refusal-two-landscapes = Diese Rolle liefert nur { $landscapes-in }; { $area-long } ist keins von beiden.
refusal-delivers-there = Die Hexe kann nur liefern, wo sie gelandet ist: { $area-at }.
refusal-not-at-tower = { $tower-long } ist { $area-from } aus nicht zu erreichen.
refusal-occupied = { $tower-long } hat schon einen Trank: Ein runder Turm bekommt nur einen.
refusal-square-once = { $tower-long } ist eckig, und mit einer gespielten Rolle geht nur ein Trank an eckige Türme.
refusal-covered = { $tower-long } nimmt keine Tränke an: Ein Bergplättchen verdeckt den Turm.
refusal-no-potion = Du hast { $resource-none }.
refusal-cloud-gone = Hier liegt keine Wolke mehr: { $cloud-long }.
refusal-cloud-far = Keine deiner Figuren ist dieser Wolke benachbart: { $cloud-long }.
refusal-too-few-wands = Um { $cloud-the } zu vertreiben, brauchst du { $cost ->
        [one] 1 Zauberstab
       *[other] { $cost } Zauberstäbe
    }; du hast { $count }.
refusal-other-resources = Das steht hier nicht zur Wahl.
refusal-fist-at-most = Du kannst höchstens { $count } verstecken.
refusal-no-set = Du hast nicht von jeder Sorte eine Ressource.
refusal-none-left = Du hast { $resource-none } mehr.
refusal-resource-order = { $resource } kommt zu spät: Abgegeben wird in der Reihenfolge Orange, Grün, Lila, Zauberstab.
refusal-too-few-after = Wenn du jetzt mit { $resource } weitermachst, reicht der Rest nicht: Fang in der Reihenfolge Orange, Grün, Lila, Zauberstab weiter vorn an.
refusal-pick-or-more = Wähle { $count } Rollen, oder { $highest } mit deinem Waldplättchen.
refusal-picked-already = Du hast { $role-accusative } schon gewählt.
refusal-no-forest-tile = Du hast das Waldplättchen „{ $forest-tile-long }“ nicht.
refusal-tile-with-picks = Das Waldplättchen „{ $forest-tile-long }“ ist jetzt nicht dran: Es wird beim Wählen der Rollen genutzt.
refusal-other-circle = Der Steinkreis { $circle } steht nicht auf diesem Turbobesen; er führt zu { $circles }.
refusal-that-pawn = Weiterfliegen darf die Figur, die { $area-at } steht.
refusal-already-there = Diese Figur steht schon { $area-at }.
refusal-not-a-castle = Hier gibt es keine Burg: { $area-long }.
refusal-lost-isle = Von dort kommt keine Figur je wieder weg: { $area-long }.
refusal-pile-empty = Es ist keine Karte mehr { $pile-in }.
refusal-no-card = Du hast die Karte „{ $card-long }“ nicht.
refusal-same-resource = Du musst { $resource-a } gegen etwas anderes tauschen.
refusal-swap-order = Zu spät, um { $given-a } gegen { $got-a } zu tauschen: Getauscht wird in der Reihenfolge Orange, Grün, Lila, Zauberstab, beim Geben wie beim Nehmen.
refusal-swap-back = { $resource } war in diesem Tauschhandel schon dabei: Was du bekommen hast, gibst du nicht wieder her, und was du gegeben hast, nimmst du nicht zurück.

### What a choice would bring

brings-impossible = nichts: so, wie es liegt, geht es nicht
# $points are VP, with their sign.
brings-bewitched = { $points }, weil die Rolle verhext ist
brings-bewitched-picks = verhext: { $roles }
brings-tile = dann das Plättchen „{ $tile }“
# $towers are those that could be served.
brings-towers = eine Lieferung dort ({ $towers })
brings-then-move = dann ein freier Flug
brings-then-delivery = dann eine freie Lieferung
brings-finds = dann das Waldplättchen „{ $tile }“
brings-spends = mit dem Waldplättchen „{ $tile }“
# $circles are those that can be chosen.
brings-circles = dann ein Sprung zum Steinkreis { $circles }
brings-grounded = kein Sprung, weil beide Steinkreise unter Wolken liegen
brings-jump = { $area-to }
brings-gift = alle anderen nehmen einen Trank
brings-card = „{ $card }“: { $does }
# $points are VP, with their sign.
brings-at-end = { $points } am Ende
