# Words of the page for Broom Service. Said in web/src/games/broom-service.

### The map

page-broom-map = Plateau
page-broom-list = Régions en liste
page-broom-show-map = Montrer le plateau
page-broom-larger = Plus grand
page-broom-smaller = Plus petit
page-broom-whole = Tout le plateau
page-broom-full = Plateau en pleine fenêtre
page-broom-full-leave = Retour à la table
page-broom-aim = { $count ->
        [one] { $count } lieu où l’on peut agir est hors de vue : le montrer
       *[other] { $count } lieux où l’on peut agir sont hors de vue : les montrer
    }
# A thing on the map that can be touched now.
page-broom-can = { $thing } – possible maintenant
page-broom-pawn = { $name } : { $count ->
        [one] un pion
       *[other] { $count } pions
    }, { $area }
page-broom-tile = Tuile « { $tile } » : { $area }
page-broom-castle = Château : { $area }
page-broom-water = On ne se pose pas sur l’eau.

### The round

page-broom-round = Cette manche
page-broom-no-event = Pas encore d’événement
page-broom-bewitched = Ensorcelé
page-broom-unbewitched = Aucun rôle n’est ensorcelé
page-broom-bewitched-are = Ensorcelé : { $roles }
page-broom-last-round = C’est la dernière manche.
page-broom-now-points = En l’état : { $points } PV.
page-broom-now-resources = Pour l’instant, { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } ; le minimum à la table : { $fewest }.
page-broom-owed = Reste à faire
page-broom-owed-to = { $who ->
        [you] Il vous reste à faire
       *[other] Reste à faire : { $name }
    }
page-broom-then = Ensuite : { $steps }

### Goods

page-broom-bolts = éclairs
page-broom-amulets = amulettes
page-broom-cards = { $count ->
        [0] plus de carte
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }

### The decision

page-broom-hand = { $who ->
        [you] Vos rôles
       *[other] Rôles : { $name }
    }
page-broom-hand-size = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-broom-choose-role = Choisissez d’abord un rôle.
page-broom-brave-heart = Pas cette manche : Cœur brave. Qui commence le tour doit être brave.
page-broom-not-possible = Impossible ici.
page-broom-commit-brave = Être brave
page-broom-commit-cowardly = Être lâche
page-broom-past-out = rien
page-broom-risk = { $after } à parler encore ; { $count ->
        [one] { $count } peut { $who ->
                [you] vous éliminer
               *[other] éliminer { $name }
            } : { $names }.
       *[other] { $count } peuvent { $who ->
                [you] vous éliminer
               *[other] éliminer { $name }
            } : { $names }.
    }
page-broom-ask-lead = { $who ->
        [you] Vous commencez le tour.
       *[other] { $name } commence le tour.
    } Avec quel rôle ?
page-broom-ask-lead-one = { $who ->
        [you] Vous commencez
       *[other] { $name } commence
    } avec { $role }. Brave ou lâche ?
page-broom-ask-follow = { $who ->
        [you] Vous avez aussi { $role }.
       *[other] { $name } a aussi { $role }.
    } Brave ou lâche ?
# $stance is brave or cowardly.
page-broom-ask-act = { $kind ->
        [fly] Où voler avec { $role } ?
        [deliver] Où livrer avec { $role } ?
        [lift] Quel nuage chasser avec { $role } ?
        [take] Que prendre avec { $role } ?
       *[other] Que faire avec { $role } ?
    }
page-broom-ask-arrived = { $area } : d’abord la tuile « { $tile } » ou la livraison ?
page-broom-ask-tile = Tuile « { $tile } » : { $area }{ $kind ->
        [fly] . Voler où ?
       *[other] {""}
    }
page-broom-ask-delivery = { $area } : livrer une potion ?
page-broom-ask-free-move = Un vol gratuit : vers où ?
page-broom-ask-free-delivery = Une livraison gratuite : où ?
page-broom-ask-pawn = Quel pion ?
page-broom-ask-fist = { $who ->
        [you] Combien de ressources cachez-vous dans votre poing ?
       *[other] Combien de ressources { $name } cache dans son poing ?
    }
page-broom-ask-works = Rendre une ressource de chaque sorte ?
page-broom-ask-works-not = { $who ->
        [you] Vous n’avez pas une ressource de chaque sorte.
       *[other] { $name } n’a pas une ressource de chaque sorte.
    }
page-broom-ask-hand-over = { $count ->
        [one] Encore { $count } ressource à rendre. Laquelle ?
       *[other] Encore { $count } ressources à rendre. Laquelle d’abord ?
    }
page-broom-from = départ : { $area }
page-broom-anew = Choisir à nouveau
page-broom-decline = Renoncer
page-broom-decline-how = On ne fait rien. Ce qui reste à faire vient ensuite.
page-broom-rest = Renoncer au reste
page-broom-rest-how = On renonce à tout ce qui reste à faire.
page-broom-keep = Tout garder
page-broom-keep-how = On ne rend rien.
page-broom-sealed = Sous scellé jusqu’à ce que tous aient choisi
page-broom-sealed-how = { $choice }. Personne d’autre ne le voit avant que tous aient choisi.
page-broom-fist-label = Ressources dans le poing
page-broom-fist-less = Une de moins
page-broom-fist-more = Une de plus
page-broom-fist-most = de 0 à { $count }
page-broom-fist-hidden = { $who ->
        [you] Vous cachez
       *[other] { $name } cache
    } { $count ->
        [0] 0 ressource
        [one] 1 ressource
       *[other] { $count } ressources
    }
page-broom-fist-close = { $count ->
        [0] Fermer un poing vide
       *[other] Fermer le poing sur { $count }
    }

### Roles on small cards. $bonus is VP for bravery.

page-broom-short-forest-witch =
    .brave = vers une forêt, puis livrer
    .cowardly = vers une forêt
page-broom-short-prairie-witch =
    .brave = vers une prairie, puis livrer
    .cowardly = vers une prairie
page-broom-short-hill-witch =
    .brave = vers une colline, puis livrer
    .cowardly = vers une colline
page-broom-short-mountain-witch =
    .brave = vers une montagne, puis livrer
    .cowardly = vers une montagne
page-broom-short-valley-druid =
    .brave = livrer en forêt ou prairie, +{ $bonus } PV
    .cowardly = livrer en forêt ou prairie
page-broom-short-peak-druid =
    .brave = livrer sur colline ou montagne, +{ $bonus } PV
    .cowardly = livrer sur colline ou montagne
page-broom-short-weather-fairy =
    .brave = chasser un nuage, +{ $bonus } PV
    .cowardly = chasser un nuage

### What brave and cowardly would bring here

page-broom-cannot = On ne peut rien en faire en l’état actuel.
page-broom-fly-to = Vol : { $areas }
# Two names, and so many more.
page-broom-some = { $names } et { $count } de plus
page-broom-best = puis livrer : jusqu’à { $points }
page-broom-deliver-to = { $count ->
        [one] Livrer à { $count } tour
       *[other] Livrer à une tour sur { $count }
    }
page-broom-up-to = jusqu’à { $points }
page-broom-lift-some = { $count ->
        [one] { $count } nuage à portée
       *[other] Un nuage sur { $count }
    }
page-broom-or = ou
page-broom-any-one = 1 ressource au choix
page-broom-costs = { $points } PV : ensorcelé

### Picking

page-broom-pick-title = { $count ->
        [one] Choisissez { $count } rôle pour la manche { $round } sur { $rounds }
       *[other] Choisissez { $count } rôles pour la manche { $round } sur { $rounds }
    }
page-broom-pick-some = Choisissez { $fewest } à { $most } rôles pour la manche { $round }
page-broom-pick-grid = Rôles
page-broom-pick-missing = { $count ->
        [one] Il manque encore { $count } rôle.
       *[other] Il manque encore { $count } rôles.
    }

### The map in sentences

page-broom-list-pawn = { $count ->
        [one] { $name }
       *[other] { $name } ({ $count })
    }
page-broom-list-pawns = Pions : { $pawns }.
page-broom-list-cloud = Au-dessus, { $kind } : { $wands } pour le chasser, { $bolts }.
page-broom-list-towers = Tours : { $towers }.
page-broom-list-tower = { $tower } ({ $looks }) : { $worth }
page-broom-list-full = { $tower }, a déjà sa potion
page-broom-list-tile = Tuile « { $tile } » : { $does }.
page-broom-list-next = À côté : { $areas }.
# A neighbour that a cloud lies on, and a lake with what else is at its shore.
page-broom-list-under = { $area } (sous un nuage)
page-broom-list-across = { $water } (et au-delà { $areas })
page-broom-list-shore = Sur sa rive : { $areas }.

### Tips

page-broom-tip-covered = On n’entre pas sous un nuage.
page-broom-tip-water-covered = Tant qu’un nuage est au-dessus, ses rives ne sont pas voisines.
page-broom-tip-water = Sans nuage, toutes les régions de sa rive sont voisines.
page-broom-tip-best = Une livraison ici pourrait rapporter jusqu’à { $points }.
page-broom-tip-bound = { $event } : { $points } PV par pion ici.
page-broom-tip-pawns = { $name } : { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
page-broom-tip-stands = Position : { $area }.
page-broom-tip-alike = Deux pions dans une région sont pareils.
page-broom-tip-castle = Tous les pions partent des châteaux.
page-broom-tip-tower = Prend { $potion } ({ $areas }) et rapporte { $worth }.
page-broom-tip-round-tower = Une tour ronde ne prend qu’une seule potion.
page-broom-tip-square-tower = Une tour carrée prend autant de potions qu’on veut, une par rôle joué.
page-broom-tip-occupied = Elle a déjà sa potion.
page-broom-tip-cloud = Le chasser coûte { $wands } et rapporte { $bolts }.
page-broom-tip-tile = Qui vient sur cette montagne pour la première fois prend une amulette et peut utiliser la tuile.
page-broom-tip-amulet-has = { $name } : a l’amulette
page-broom-tip-amulet-not = { $name } : jamais venu ici
page-broom-tip-events = À chacune des { $rounds } manches, un événement s’applique ; on le révèle au début.
page-broom-tip-coming = { $count ->
        [one] Encore { $count } manche, avec un de ceux-ci : { $events }.
       *[other] Encore { $count } manches, chacune avec un de ceux-ci : { $events }.
    }
page-broom-tip-bewitched = Qui le joue perd { $points } PV, brave ou lâche.
page-broom-tip-unbewitched = À cinq, aucun rôle n’est ensorcelé.
page-broom-tip-owed = Ce qu’une action entraîne se fait une chose après l’autre, la plus récente d’abord. On peut renoncer à un vol, une livraison, un nuage ou un gain ; pas à un saut, à un cadeau aux autres ni à remettre une carte.
page-broom-tip-potion = Se livre aux tours de sa couleur.
page-broom-tip-wand = Les baguettes chassent les nuages.
page-broom-tip-sets = { $fours ->
        [0] Pas de série complète
        [one] { $fours } série complète
       *[other] { $fours } séries complètes
    }, { $threes ->
        [0] pas de série de trois
        [one] { $threes } série de trois
       *[other] { $threes } séries de trois
    } : { $points } à la fin.
page-broom-tip-worth = Vaut { $points } à la fin, en l’état.
page-broom-tip-bolts = PV pour les éclairs : { $scale }.
# The last step of such a scale.
page-broom-or-more = { $count } ou plus
page-broom-tip-amulets = PV pour les amulettes : { $scale }.
page-broom-tip-found = Trouvé : { $areas }.
page-broom-tip-points = { $name } : { $points } PV
page-broom-to-come = À la fin, { $points } PV de plus, les choses étant ce qu’elles sont : { $bolts } pour les éclairs, { $amulets } pour les amulettes, { $cards } pour les cartes, { $sets } pour les séries.
page-broom-tip-ended = Si la partie finissait maintenant : { $points } PV, dont { $bolts } pour les éclairs, { $amulets } pour les amulettes et { $sets } pour les séries.
page-broom-tip-negative = Les points peuvent descendre sous zéro.
page-broom-tip-round = À chacune des { $rounds } manches, chacun choisit en secret { $picks } rôles sur dix et les joue tous.
page-broom-tip-brave-half = Brave : { $does }.
page-broom-tip-cowardly-half = Lâche : { $does }.
page-broom-tip-leading = Choisit un rôle maintenant, brave ou lâche.
page-broom-tip-acting = Fait son action maintenant.
page-broom-tip-brave = Espère le plus : { $does }. Qui est brave ensuite le lui prend.
page-broom-tip-won = A été brave en dernier : { $does }.
page-broom-tip-cowardly = A fait tout de suite ce que font les lâches : { $does }.
page-broom-tip-out = A été brave et n’a rien : quelqu’un l’a été après.
page-broom-tip-next = N’a pas { $role } en main cette manche.
page-broom-tip-wait = Doit encore parler, avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main que personne d’autre ne connaît. Qui a { $role } doit jouer cette carte.
page-broom-tip-later = Parle dès qu’un rôle est appelé. { $count ->
        [0] Pas de carte en main.
        [one] { $count } carte en main.
       *[other] { $count } cartes en main.
    }
page-broom-tip-idle = Se joue pour commencer un tour, ou quand quelqu’un d’autre l’appelle.

### Tiles, stone circles and expansion cards

page-broom-forest-tile = Tuile Forêt « { $tile } »
page-broom-forest-at = Tuile Forêt « { $tile } » : { $area }
page-broom-forest-gone = Emplacement vide d’une tuile Forêt : { $area }
page-broom-hill-at = Tuile Colline « { $tile } » : { $area }
page-broom-circle = Cercle de pierres { $circle } : { $area }
# A stone circle among others.
page-broom-circle-at = { $circle } ({ $area })
page-broom-card = Carte « { $card } »
# A thing of which there may be several.
page-broom-counted = { $count ->
        [one] { $thing }
       *[other] { $thing } ({ $count })
    }
page-broom-keeps = Tuiles et cartes
page-broom-piles = Cartes Extension
page-broom-pile = { $pile } : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-broom-pile-none = Plus de carte
page-broom-pile-unseen = { $count ->
        [one] une carte que personne n’a vue
       *[other] { $count } cartes que personne n’a vues
    }
page-broom-pile-rest = Personne ne les a encore vues
page-broom-look = Parcourir les pioches
page-broom-instead = Au lieu de l’action
page-broom-only = Seulement
page-broom-draw = Prendre « { $card } »
page-broom-use = Utiliser « { $thing } »
page-broom-cannot-short = sans effet maintenant
page-broom-jump = puis un saut vers un cercle de pierres
page-broom-add-none = Pas de rôle de plus
page-broom-add-none-how = La tuile Forêt est gardée pour une autre manche.
page-broom-ask-jump = Balai turbo, { $area } : vers quel cercle de pierres ?
page-broom-ask-anywhere = « { $tile } », { $area } : vers où ?
page-broom-ask-gift = { $who ->
        [you] Une tuile vous donne une potion. Laquelle ?
       *[other] Une tuile donne une potion à { $name }. Laquelle ?
    }
page-broom-ask-two-potions = { $count ->
        [one] Quelle potion ?
       *[other] Quelles potions ({ $count }) ?
    }
page-broom-ask-effect = Carte « { $card } » : { $kind ->
        [fly] voler où ?
        [deliver] livrer où ?
        [lift] chasser quel nuage ?
        [take] prendre quoi ?
       *[other] que faire ?
    }
page-broom-ask-shift = Double service, { $role } : { $kind ->
        [fly] voler où ?
        [deliver] livrer où ?
        [lift] chasser quel nuage ?
        [take] prendre quoi ?
       *[other] que faire ?
    }
page-broom-ask-swap = { $count ->
        [one] Échanger quoi ? Encore { $count } échange.
       *[other] Échanger quoi ? Encore { $count } échanges.
    }
page-broom-ask-put-away = Sous quelle pioche remettre « { $card } » ?
page-broom-ask-extra = { $who ->
        [you] Prendre un rôle de plus avec votre tuile Forêt « { $tile } » ?
       *[other] Un rôle de plus pour { $name }, avec la tuile Forêt « { $tile } » ?
    }
page-broom-stick-extra = Un rôle de plus ?
page-broom-warn = Attention, voici où mène ce vol ({ $area }) :
page-broom-pick-more = Choisissez { $count } rôles pour la manche { $round } sur { $rounds }, ou { $most } avec votre tuile Forêt
page-broom-pick-tiled = Avec la tuile Forêt
page-broom-pick-later = Un rôle de plus : demandé plus tard

page-broom-list-forest = Tuile Forêt « { $tile } » : { $does }.
page-broom-list-forest-gone = Sa tuile Forêt a déjà été prise.
page-broom-list-hill = Tuile Colline « { $tile } » : { $does }.
page-broom-list-circle = Cercle de pierres { $circle }.
page-broom-list-beside = Tuiles et cartes
page-broom-list-kept = Tuiles Forêt ({ $name }) : { $tiles }.
page-broom-list-held = Cartes ({ $name }) : { $cards }.
page-broom-list-top = Sur le dessus : « { $card } » ({ $does }).
page-broom-list-known = Connues dessous : { $cards }.

page-broom-tip-forest = Le premier pion qui vient ici la prend, qu’on le veuille ou non.
page-broom-tip-forest-gone = Quelqu’un est venu le premier et a pris la tuile.
page-broom-tip-keeps = { $name } garde { $tiles }
page-broom-tip-kept = S’utilise une fois, au lieu d’une action lâche.
page-broom-tip-kept-card = S’utilise une fois, quand on choisit les rôles.
page-broom-tip-turbo = Qui vient ici saute aussitôt, qu’on le veuille ou non, vers l’un de ses deux cercles qui n’a pas de nuage.
page-broom-tip-jumps = Avec les nuages tels qu’ils sont, le saut mène à { $circles }.
page-broom-tip-clouded = Sous un nuage : { $circles }.
page-broom-tip-grounded = Pas de saut avec ces nuages : { $circles } sont tous deux couverts.
page-broom-tip-stranded = { $area } : personne n’en repart jamais.
page-broom-tip-circle = Des balais turbo sautent ici : { $areas }.
page-broom-tip-circle-none = Dans cette partie, aucun balai turbo ne mène ici.
page-broom-tip-circle-covered = Personne ne saute ici tant qu’il y a un nuage au-dessus.
page-broom-tip-held = S’utilise au lieu d’une action lâche, puis va sous la plus petite pioche. Gardée jusqu’à la fin, elle rapporte { $points }.
page-broom-tip-draw = Les lâches peuvent prendre la carte du dessus au lieu d’agir ; gardée jusqu’à la fin, elle rapporte { $points }.
page-broom-tip-pile-empty = Il n’y a rien à prendre ici tant qu’aucune carte n’y est remise.
page-broom-tip-ended-cards = Les cartes Extension en rapportent { $points }.
page-broom-end-rest-cards = amulettes, cartes et séries
page-broom-from-tiles = tuiles
page-broom-from-played = cartes utilisées
page-broom-from-cards = cartes gardées

### Text mode and the end

page-broom-text-role = Brave : { $brave }. Lâche : { $cowardly }
page-broom-end-way = en chemin
page-broom-end-bolts = éclairs
page-broom-end-rest = amulettes et séries
page-broom-end-sheet = D’où viennent les points
page-broom-from-start = au début
page-broom-from-earlier = manches d’avant
page-broom-from-deliveries = livraisons
page-broom-from-clouds = nuages
page-broom-from-events = événements
page-broom-from-bolts = éclairs
page-broom-from-amulets = amulettes
page-broom-from-sets = séries
page-broom-from-bewitched = ensorcelé

### What one plays for, above the table

page-goal = Le plus de points après { $rounds } manches : pour les potions livrées aux tours et, à la fin, pour { $end }.
page-goal-bolts = les éclairs
page-goal-amulets = les amulettes
page-goal-cards = les cartes encore en main
page-goal-sets = les séries de ressources
