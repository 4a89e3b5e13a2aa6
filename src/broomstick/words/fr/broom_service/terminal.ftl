# What the prompt says of Broom Service alone, in French.

### The story

round-of = Manche { $round } sur { $rounds }
# An event with its name, when it happens, and what it does.
event-told = Événement : { $event } ({ $when }). { $does }.
event-now = Événement : { $event }
# Several who gain, lose, pick or have the same, one after another.
together-gains = { $name } : +{ $points } PV par personne { $reason }.
together-loses = { $name } : −{ $points } PV par personne { $reason }.
together-counts = { $name } : { $count ->
        [one] { $count } rôle choisi par personne.
       *[other] { $count } rôles choisis par personne.
    }

# Several who take or decline the same, one after another, when somebody's tile has a potion for each.
together-takes = { $name } : { $resources-counted } par personne.
together-declines = { $name } y renoncent.

### Where the game stands

stands-before = Avant la manche 1. { $who ->
        [you] Vous commencerez.
       *[other] { $name } commencera.
    }
stands-picking = Manche { $round } sur { $rounds }, choix des rôles. { $who ->
        [you] Ensuite, vous commencerez.
       *[other] Ensuite, { $name } commencera.
    }
stands-leading = Manche { $round } sur { $rounds }, tour { $turn }. { $who ->
        [you] C’est à vous de commencer.
       *[other] C’est à { $name } de commencer.
    }
stands-called = Manche { $round } sur { $rounds }, tour { $turn }. { $who ->
        [you] Vous commencez avec { $role-the }.
       *[other] { $name } commence avec { $role-the }.
    }
# After the last turn of a round: its event, or the final score.
stands-after = Manche { $round } sur { $rounds }, fin de la manche.

# What a player has: points and resources, pawns, picks left.
table-player = { $name } : { $points }. { $goods }.
table-pawns = Pions : { $areas }.
table-holds = { $count ->
        [0] Plus aucun choix à jouer.
       *[other] { $count } choix à jouer.
    }
# Forest tiles and expansion cards of a player; with what each does, where there is room.
table-tiles = Tuiles Forêt : { $tiles }.
table-cards = Cartes : { $cards }.
kept-does = { $name } ({ $does })
# The piles of expansion cards, and forest tiles that are used up.
table-pile = { $pile } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; dessus : { $card }.
table-pile-unseen = { $count ->
        [one] En dessous, { $count } carte que personne n’a vue.
       *[other] En dessous, { $count } cartes que personne n’a vues.
    }
table-pile-bottom = Tout en bas : { $cards }.
table-pile-below = En dessous : { $cards }.
table-pile-empty = { $pile } est vide.
table-tops = Cartes à prendre : { $cards }.
pile-top = { $card } ({ $pile })
pile-size = { $count ->
        [one] elle a { $count } carte
       *[other] elle a { $count } cartes
    }
table-spent = Tuiles Forêt déjà utilisées : { $tiles }.
# So many of a resource, in few words.
brief-orange = { $count } orange
brief-green = { $count ->
        [one] { $count } verte
       *[other] { $count } vertes
    }
brief-purple = { $count ->
        [one] { $count } violette
       *[other] { $count } violettes
    }
brief-wand = { $count ->
        [one] { $count } baguette
       *[other] { $count } baguettes
    }
# $points is what playing such a role costs, with its sign.
table-bewitched = Rôles ensorcelés : { $roles } ({ $points }).
table-own = { $who ->
        [you] Vous : { $goods }.
       *[other] { $name } : { $goods }.
    }

### The map

# Around a pawn, or both: its own area, and those beside it, over borders or over waters without a cloud.
near-pawn = { $count ->
        [one] Pion : { $area } ({ $landscape }).
       *[other] Les deux pions : { $area } ({ $landscape }).
    }
near-area = { $area } ({ $landscape }).
near-over = { $area } ({ $landscape }, par l’eau : { $waters }).
# An area that was just told of; and towers in few words, where many are told of: the square ones are marked.
near-again = voir plus haut
near-towers = tours : { $towers }
near-tower = { $name } ({ $colour ->
        [orange] orange
        [green] verte
       *[purple] violette
    }, { $points } PV{ $wands ->
        [0] {""}
        [one] , { $wands } baguette
       *[other] , { $wands } baguettes
    }{ $shape ->
        [square] , carrée
       *[round] {""}
    })
# What else an area beside a pawn may have.
near-forest = tuile Forêt « { $tile } »
near-hill = tuile Colline « { $tile } »
near-turbo = balai turbo vers { $circles }
near-forced = balai turbo, seulement vers { $circle }{ $stranded ->
        [yes] , d’où aucun vol ne repart
       *[no] {""}
    }
near-grounded = balai turbo, mais pas de saut pour l’instant
near-circle = cercle de pierres { $circle }
# Clouds: what lifting one costs, its bolts, and what a storm cloud does.
sky-heavy = { $cost }, { $bolts }
sky-storm = { $kind }, { $cost }, { $bolts }, { $does }
# What lies in an area and who is there. These stand alone and in sentences.
map-cloud = nuage : { $clouds }
map-open = tours libres : { $towers }
map-full = ont leur potion : { $towers }
map-shut = sous la tuile : { $towers }
map-tile = tuile « { $tile } » : { $does }
map-tile-had = tuile « { $tile } », déjà visitée
# Forest tiles, hill tiles, stone circles and islands. A circle is told with its area.
map-forest = tuile Forêt « { $tile } », à prendre en entrant : { $does }
map-forest-taken = la tuile Forêt n’y est plus
map-hill = tuile Colline « { $tile } » : { $does }
circle-place = { $circle } ({ $area })
map-turbo = balai turbo : qui entre saute vers { $circles }
map-turbo-forced = balai turbo : qui entre saute forcément vers { $circle }, car { $other } est sous un nuage
map-grounded = balai turbo : pas de saut pour l’instant, { $circles } sont sous des nuages
map-circle = cercle de pierres { $circle }, où mènent les balais turbo de : { $areas }
map-circle-idle = cercle de pierres { $circle }, où aucun balai turbo ne mène
map-by-tile = on y vient avec la tuile Colline « { $tile } » depuis : { $areas }
# $card is the one that leads back, in a game that has it.
map-stranded = aucun vol ne repart d’ici ({ $area })
map-people = sur place : { $names }
both-pawns = { $name } (deux pions)
map-over = par l’eau ({ $water }) : { $areas }
map-no-way-over = { $water } : pas de passage, sous un nuage
map-beside = Régions voisines pour l’instant :
map-beside-none = Aucune région voisine pour l’instant.
map-tower = { $stands ->
        [open] libre ; on y livre depuis : { $areas }
        [full] a sa potion ; on y livrait depuis : { $areas }
       *[shut] sous une tuile ; on y livrerait depuis : { $areas }
    }
who-to-come = À la fin, { $points } PV de plus, les choses étant ce qu’elles sont : { $bolts } pour les éclairs, { $amulets } pour les amulettes, { $cards } pour les cartes, { $sets } pour les séries.
map-unknown = « { $text } » n’est ni une région ni une tour de ce plateau.
command-map = plateau
    .does = tout le plateau tel qu’il est maintenant ; « plateau RÉGION » pour une région et ses voisines

### Who is who

who-cards = { $count } choix en main

### Questions

ask-pick = Choisissez { $count ->
        [one] { $count } rôle
       *[other] { $count } rôles différents
    } pour cette manche :
ask-fly = Quel vol ?
ask-deliver = Quelle livraison ?
ask-lift = Quel nuage chassez-vous ?
ask-take = Que prenez-vous ?
ask-market = Allez-vous au marché noir ?
ask-do = La tuile ou la livraison d’abord ?
ask-fist = Combien de ressources cachez-vous dans votre poing ?
ask-give = Que cédez-vous maintenant ?
ask-hand-in = Remettez-vous une ressource de chaque sorte ?
ask-tile = Utilisez-vous une tuile Forêt ?
ask-add = Quel rôle prenez-vous en plus ?
ask-jump = À quel cercle de pierres sautez-vous ?
ask-use = Utilisez-vous la tuile ?
ask-draw = Prenez-vous une carte ?
ask-card = Utilisez-vous une carte ?
ask-under = Sous quelle pioche va la carte ?
ask-swap = Qu’échangez-vous ?
# With a forest tile, one role more than usual.
ask-pick-or-more = Choisissez { $count } rôles différents pour cette manche, ou { $more } avec votre tuile Forêt « { $tile } » :
ask-decline = Vous ne pouvez rien faire ici.
# $role is the role, $does what it does for the brave or the cowardly.
title-brave = { $role }, action brave : { $does }.
title-cowardly = { $role }, action lâche : { $does }.
title-tile = Tuile « { $tile } » : { $does }.
title-arrived = Tuile « { $tile } » ({ $does }) et livraison : par quoi commencez-vous ?
title-delivery = Vous voilà sur place : vous pouvez livrer.
title-free-move = Un vol gratuit, avec l’un de vos pions.
title-free-delivery = Une livraison gratuite, avec l’un de vos pions.
title-give = { $count ->
        [one] Il vous reste { $count } ressource à céder. Laquelle ?
       *[other] Il vous reste { $count } ressources à céder. Laquelle d’abord ?
    }
title-add = Votre tuile Forêt « { $tile } » : quel rôle prenez-vous en plus ?
title-jump = { $tile } ({ $area }) : à quel cercle de pierres sautez-vous ?
title-anywhere = Tuile Colline « { $tile } » ({ $area }) : { $does }.
title-gift = La tuile de quelqu’un d’autre vous offre une potion. Laquelle ?
title-two-potions = Tuile Forêt « { $tile } » : { $does }.
title-card = Carte « { $card } » : { $does }.
title-shift = Double service, { $role } : { $does }.
title-swap = Qu’échangez-vous ? { $count ->
        [one] Encore { $count } échange.
       *[other] Encore { $count } échanges.
    }
title-put-away = Les deux pioches sont de même hauteur. Sous laquelle va la carte « { $card } » ?
# What is still to come in a chain of flights, tiles and deliveries.
owed-then = Ensuite : { $steps }.
risk = Qui peut encore vous souffler l’action brave : { $names }.
risk-one = { $name } ({ $count } choix)
risk-none = Personne ne peut plus vous souffler l’action brave.
# What an event offers to the cowardly in place of their action.
instead-market = { $points }
instead-distillery = 1 ressource au choix
# A tile of one's own, the top card of a pile, a card of one's own.
instead-tile = une tuile Forêt
instead-draw = une nouvelle carte
instead-card = une de vos cartes
brings-or = { $first }, ou { $second }
# What a role could do now, to weigh picks by.
pick-worth = { $brave } ; lâche { $cowardly }
pick-area = { $area } : { $there }
# A tower by what it takes and brings.
pick-open = { $colour ->
        [orange] orange
        [green] verte
       *[purple] violette
    } { $points } PV{ $wands ->
        [0] {""}
        [one] {" "}+ { $wands } baguette
       *[other] {" "}+ { $wands } baguettes
    }{ $shape ->
        [square] {" "}(carrée)
       *[round] {""}
    }
pick-tile = tuile « { $tile } »
pick-barred = sous un nuage : { $areas }
pick-dear = pas assez de baguettes : { $clouds }
pick-cloud = { $area } ({ $cloud })
pick-nothing = rien à faire pour l’instant
# What a flight leads to; $number is that of another flight to the same place.
fly-serves = y livrer : { $towers }
fly-lacks = pas de potion pour : { $towers }
fly-bare = aucune tour libre
# A turbo broom where one would land: one goes on from there at once.
fly-turbo = puis un saut vers { $circles }
fly-forced = puis un saut, forcément vers { $circle } : { $other } est sous un nuage
# An area one does not get away from; $card is the one that leads back, in a game that has it.
fly-stranded = attention, aucun vol ne repart de là ({ $area })
fly-cut-off = aucun vol ne repart de là ({ $area }) tant qu’il y a un nuage sur l’eau ({ $waters })
fly-grounded = pas de saut, { $circles } sont sous des nuages
fly-as = comme { $number }

### Before something that is better thought of twice

careful-stranded = Attention : aucun vol ne repart jamais de là ({ $area }).
careful-tile = Attention : autant de rôles vous coûtent la tuile Forêt « { $tile } ».

### The end

# $way are points won on the way.
result-row = { $place }. { $name } : { $points } (en chemin { $way }, éclairs { $bolts }, { $tiles ->
        [yes] amulettes { $amulets }, { "" }
       *[no] { "" }
    }{ $drawn ->
        [yes] cartes { $cards }, { "" }
       *[no] { "" }
    }séries { $sets } ; { $left ->
        [one] { $left } ressource
       *[other] { $left } ressources
    }).

### Drawn in colour

word-players = À la table
word-bolts = éclairs
word-amulets = amulettes
word-pawns = pions
word-way = en chemin
word-cards = cartes
word-piles = Cartes à prendre
word-sets = séries
word-left = ressources
word-bewitched = ensorcelé
word-event = Événement
word-cannot = rien à faire
# What signs mean.
legend-round = tour ronde : potion, PV, baguettes
legend-square = tour carrée
legend-cloud = nuage : baguettes, éclairs
legend-storm = nuage d’orage
legend-over = par l’eau
legend-tile = tuile
legend-turbo = balai turbo : cercles, et un sous un nuage
legend-circle = cercle de pierres
legend-stranded = aucun vol n’en repart
# Hill tiles where there is little room.
hill-brief-anywhere = n’importe où
# Storm clouds where there is little room; $letter is that of a potion.
storm-bonus = livraisons +{ $points } PV
storm-move = vol
storm-delivery = livraison
storm-hoard = { $points } PV dès { $needs }{ $letter }
