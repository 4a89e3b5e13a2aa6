# Words of Broom Service, the board game, in French. See the English file for what comes from the map.
# The marks ! ? ; : and the inside of « » have a no-break space (U+202F); apostrophes are typographic.


### The roles. A role's forms: its two letters, its gender, its name in full, with and without article.

role-forest-witch = forêts
    .letters = Fo
    .gender = f
    .long = sorcière des forêts
    .the = la sorcière des forêts
role-prairie-witch = prairies
    .letters = Pr
    .gender = f
    .long = sorcière des prairies
    .the = la sorcière des prairies
role-hill-witch = collines
    .letters = Co
    .gender = f
    .long = sorcière des collines
    .the = la sorcière des collines
role-mountain-witch = montagnes
    .letters = Mo
    .gender = f
    .long = sorcière des montagnes
    .the = la sorcière des montagnes
role-valley-druid = vallées
    .letters = Va
    .gender = m
    .long = druide des vallées
    .the = le druide des vallées
role-peak-druid = cimes
    .letters = Ci
    .gender = m
    .long = druide des cimes
    .the = le druide des cimes
role-root-gatherer = racines
    .letters = Ra
    .gender = f
    .long = cueilleuse de racines
    .the = la cueilleuse de racines
role-herb-gatherer = herbes
    .letters = He
    .gender = f
    .long = cueilleuse d’herbes
    .the = la cueilleuse d’herbes
role-fruit-gatherer = fruits
    .letters = Fr
    .gender = f
    .long = cueilleuse de fruits
    .the = la cueilleuse de fruits
role-weather-fairy = fée
    .letters = Fé
    .gender = f
    .long = fée météo
    .the = la fée météo

### What the roles do. $bonus is VP for bravery; $brave are resources taken together, $cowardly those to choose one from.

does-forest-witch =
    .brave = voler vers une forêt voisine, puis y livrer
    .cowardly = voler vers une forêt voisine
does-prairie-witch =
    .brave = voler vers une prairie voisine, puis y livrer
    .cowardly = voler vers une prairie voisine
does-hill-witch =
    .brave = voler vers une colline voisine, puis y livrer
    .cowardly = voler vers une colline voisine
does-mountain-witch =
    .brave = voler vers une montagne voisine, puis y livrer
    .cowardly = voler vers une montagne voisine
does-valley-druid =
    .brave = livrer depuis une forêt ou une prairie, +{ $bonus } PV
    .cowardly = livrer depuis une forêt ou une prairie
does-peak-druid =
    .brave = livrer depuis une colline ou une montagne, +{ $bonus } PV
    .cowardly = livrer depuis une colline ou une montagne
does-root-gatherer =
    .brave = prendre { $brave }
    .cowardly = prendre { $cowardly }
does-herb-gatherer =
    .brave = prendre { $brave }
    .cowardly = prendre { $cowardly }
does-fruit-gatherer =
    .brave = prendre { $brave }
    .cowardly = prendre { $cowardly }
does-weather-fairy =
    .brave = chasser un nuage voisin, +{ $bonus } PV
    .cowardly = chasser un nuage voisin

### Resources. Forms: the letter on it, in full, with article, so many of it.

resource-orange = orange
    .letter = O
    .long = potion orange
    .a = une potion orange
    .counted = { $count ->
        [one] { $count } potion orange
       *[other] { $count } potions orange
    }
resource-green = verte
    .letter = V
    .long = potion verte
    .a = une potion verte
    .counted = { $count ->
        [one] { $count } potion verte
       *[other] { $count } potions vertes
    }
resource-purple = violette
    .letter = L
    .long = potion violette
    .a = une potion violette
    .counted = { $count ->
        [one] { $count } potion violette
       *[other] { $count } potions violettes
    }
resource-wand = baguette
    .letter = B
    .long = baguette
    .a = une baguette
    .counted = { $count ->
        [one] { $count } baguette
       *[other] { $count } baguettes
    }

### Landscapes. Forms: with article, several.

landscape-forest = forêt
    .a = une forêt
    .many = forêts
landscape-prairie = prairie
    .a = une prairie
    .many = prairies
landscape-hill = colline
    .a = une colline
    .many = collines
landscape-mountain = montagne
    .a = une montagne
    .many = montagnes
landscape-water = eau
    .a = un plan d’eau
    .many = plans d’eau

### Places. Forms: the name, with article, “to” it, “of” it. What the lists are for is said in the English file.

place-masculine = bois pré pic mont col champ lac étang fjord bras marché relais guet phare donjon fanal val marais bosquet désert sentier rocher volcan cap golfe canal bassin fleuve château fort pont port jardin verger vallon plateau coteau sommet ruisseau moulin clocher beffroi bourg
place-feminine = colline plaine prairie dent île baie anse lagune corne couronne lampe lanterne tour forêt montagne vallée rivière mer lande clairière falaise pointe butte crête source cime aiguille grotte dune steppe pierre garde vigie torche flèche
place-neuter = -
# Whether names of places are typed with their capitals.
place-capitals = no

area-UNKNOWN = { $typed }
    .long = { $name }
    .the = { $gender ->
        [none] { $name }
       *[other] { $vowel ->
            [yes] l’{ $name }
           *[no] { $gender ->
                [f] la { $name }
               *[m] le { $name }
            }
        }
    }
    .to = { $gender ->
        [none] à { $name }
       *[other] { $vowel ->
            [yes] à l’{ $name }
           *[no] { $gender ->
                [f] à la { $name }
               *[m] au { $name }
            }
        }
    }
    .of = { $gender ->
        [none] { $vowel ->
            [yes] d’{ $name }
           *[no] de { $name }
        }
       *[other] { $vowel ->
            [yes] de l’{ $name }
           *[no] { $gender ->
                [f] de la { $name }
               *[m] du { $name }
            }
        }
    }
# A tower's $colour and $shape are words to choose by.
tower-UNKNOWN = { $typed }
    .long = { $name }
    .to = { $gender ->
        [none] à { $name }
       *[other] { $vowel ->
            [yes] à l’{ $name }
           *[no] { $gender ->
                [f] à la { $name }
               *[m] au { $name }
            }
        }
    }
    .potion = { $colour ->
        [orange] une potion orange
        [green] une potion verte
        [purple] une potion violette
       *[other] une potion
    }
    .looks = { $shape ->
        [square] carrée
       *[round] ronde
    }, { $colour ->
        [orange] orange
        [green] verte
       *[purple] violette
    }
# The name of a tower to which the map gives none; $areas are those it serves.
tower-nameless = tour { $shape ->
        [square] carrée
       *[round] ronde
    } { $colour ->
        [orange] orange
        [green] verte
       *[purple] violette
    } ({ $areas })
# The tower that a hill tile is; no map has it.
tower-orange-tile = tour-orange
    .long = Tour Orange
    .to = à la Tour Orange
    .potion = une potion orange
    .looks = carrée, orange
# A space for a cloud is named after its area; if there are two, each has a $number.
cloud-UNKNOWN = { $typed }
    .long = { $number ->
        [0] { $name }
       *[other] { $name } { $number }
    }
    .the = { $number ->
        [0] le nuage
       *[other] le nuage { $number }
    } { $gender ->
        [none] { $vowel ->
            [yes] d’{ $name }
           *[no] de { $name }
        }
       *[other] { $vowel ->
            [yes] de l’{ $name }
           *[no] { $gender ->
                [f] de la { $name }
               *[m] du { $name }
            }
        }
    }
    .over = au-dessus { $gender ->
        [none] { $vowel ->
            [yes] d’{ $name }
           *[no] de { $name }
        }
       *[other] { $vowel ->
            [yes] de l’{ $name }
           *[no] { $gender ->
                [f] de la { $name }
               *[m] du { $name }
            }
        }
    }

### Clouds. Forms: with article; of a storm cloud, what it does, and of three what they bring. $points are VP, $needs potions.

kind-heavy-1 = gros nuage
    .a = un gros nuage
kind-heavy-2 = gros nuage
    .a = un gros nuage
kind-heavy-3 = gros nuage
    .a = un gros nuage
kind-heavy-4 = gros nuage
    .a = un gros nuage
kind-storm-bonus = nuage d’orage
    .a = un nuage d’orage
    .does = tant qu’il est là : { $points } PV de plus pour chaque livraison depuis une région voisine
kind-storm-move = nuage d’orage
    .a = un nuage d’orage
    .does = une fois chassé : un vol gratuit
kind-storm-delivery = nuage d’orage
    .a = un nuage d’orage
    .does = une fois chassé : une livraison gratuite
kind-storm-orange = nuage d’orage
    .a = un nuage d’orage
    .does = une fois chassé : { $points } PV avec au moins { $needs } potions orange
    .brings = { $points } PV avec au moins { $needs } potions orange
kind-storm-green = nuage d’orage
    .a = un nuage d’orage
    .does = une fois chassé : { $points } PV avec au moins { $needs } potions vertes
    .brings = { $points } PV avec au moins { $needs } potions vertes
kind-storm-purple = nuage d’orage
    .a = un nuage d’orage
    .does = une fois chassé : { $points } PV avec au moins { $needs } potions violettes
    .brings = { $points } PV avec au moins { $needs } potions violettes

### Mountain tiles. A form: what it does; $resources is what one takes, $points are VP.

tile-potions = Potions
    .does = prendre { $resources }
tile-wands = Baguettes
    .does = prendre { $resources }
tile-delivery = Livraison
    .does = livrer une potion avec l’un de ses pions
tile-moves = Deux vols
    .does = voler jusqu’à deux fois, avec l’un ou l’autre pion
tile-cloud = Nuage
    .does = chasser un nuage contre ses baguettes
tile-points = Points de victoire
    .does = gagner { $points } PV ; tous les autres prennent 1 potion

### Forest tiles. Forms: in full, and what it does. $points are VP, $potions what one takes, $others VP of each other player.

forest-brave = courage
    .long = Courage
    .does = en étant lâche, accomplir aussitôt l’action brave du rôle
forest-card = rôle
    .long = Un rôle de plus
    .does = choisir un rôle de plus
forest-points = points
    .long = Points de victoire
    .does = gagner { $points } PV au lieu d’agir
forest-potions = potions
    .long = Potions
    .does = au lieu d’agir, prendre { $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    } au choix ; tous les autres gagnent { $others } PV

### Hill tiles. A form: what it does.

hill-turbo-ab = Balai turbo A/B
    .does = sauter au cercle de pierres A ou B
hill-turbo-ac = Balai turbo A/C
    .does = sauter au cercle de pierres A ou C
hill-turbo-ad = Balai turbo A/D
    .does = sauter au cercle de pierres A ou D
hill-turbo-bc = Balai turbo B/C
    .does = sauter au cercle de pierres B ou C
hill-turbo-bd = Balai turbo B/D
    .does = sauter au cercle de pierres B ou D
hill-turbo-cd = Balai turbo C/D
    .does = sauter au cercle de pierres C ou D
hill-orange = Tour Orange
    .does = une tour carrée : { $points } PV pour une potion orange
hill-anywhere = N’importe où
    .does = voler plus loin, vers n’importe quelle région sans nuage ; tous les autres prennent ensuite 1 potion

# Stone circles.
circle-a = A
circle-b = B
circle-c = C
circle-d = D

### Expansion cards. Forms: in full, and what it does; $count is the number on it.

card-apprentice = apprentie
    .long = Apprentie
    .does = { $count ->
        [one] prendre { $count } ressource
       *[other] prendre { $count } ressources différentes
    }
card-tailwind = vent
    .long = Vent arrière
    .does = voler vers une région voisine, puis encore une fois, avec l’un ou l’autre pion
card-errand = course
    .long = Petite course
    .does = livrer une potion avec l’un de ses pions, +{ $count } PV
card-rainmaker = pluie
    .long = Faiseuse de pluie
    .does = chasser un nuage voisin pour { $count ->
        [one] { $count } baguette
       *[other] { $count } baguettes
    } de moins
card-gossip = commérages
    .long = Commérages
    .does = gagner { $count } PV
card-barter = troc
    .long = Troc
    .does = échanger une ressource contre une autre, { $count ->
        [one] une fois
       *[other] jusqu’à { $count } fois
    }
card-homing = retour
    .long = Retour au château
    .does = ramener l’un de ses pions à un château
card-double-shift = double
    .long = Double service
    .does = accomplir deux fois l’action lâche du rôle

# Their piles. A form: with article.
pile-first = première
    .the = la première pioche
pile-second = seconde
    .the = la seconde pioche

# What may be done in any order.
offer-tile = tuile
offer-delivery = livraison

### Things counted

bolts-counted = { $count ->
        [one] { $count } éclair
       *[other] { $count } éclairs
    }
amulets-counted = { $count ->
        [one] { $count } amulette
       *[other] { $count } amulettes
    }
resources-counted = { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }

### Actions

action-fly = voler { $from } { $to }
    .sentence = voler { $from-of } { $to-to }
action-deliver = livrer { $area } { $tower }
    .sentence = livrer { $tower-potion } { $tower-to } depuis { $area-the }
action-lift = chasser { $cloud }
    .sentence = chasser { $cloud-the }
action-take = prendre { $resources-typed }
    .sentence = prendre { $resources-counted }
action-market = marché
    .sentence = aller au marché noir
action-do = commencer { $offer }
    .sentence = { $offer-is ->
        [tile] commencer par la tuile
       *[delivery] commencer par la livraison
    }
action-fist = poing { $count }
    .sentence = { $count ->
        [0] garder le poing vide
        [one] cacher { $count } ressource dans le poing
       *[other] cacher { $count } ressources dans le poing
    }
action-give = céder { $resource }
    .sentence = céder { $resource-a }
action-hand-in = remettre
    .sentence = remettre une ressource de chaque sorte
action-tile = tuile { $forest-tile }
    .sentence = utiliser la tuile Forêt « { $forest-tile-long } »
action-add = ajouter { $role }
    .sentence = prendre aussi { $role-the }
action-jump = sauter { $circle }
    .sentence = sauter au cercle de pierres { $circle }
action-use = activer
    .sentence = utiliser la tuile
action-draw = piocher { $pile }
    .sentence = prendre la carte du dessus de { $pile-the }
action-card = utiliser { $card }
    .sentence = utiliser la carte « { $card-long } »
action-under = sous { $pile }
    .sentence = remettre la carte sous { $pile-the }
action-swap = échanger { $given } { $got }
    .sentence = échanger { $given-a } contre { $got-a }

### What is still to be done

step-brave = { $who ->
        [you] votre action brave
       *[other] l’action brave ({ $name })
    }
step-cowardly = { $who ->
        [you] votre action lâche
       *[other] l’action lâche ({ $name })
    }
step-arrived = la tuile et la livraison { $area-to }, dans l’ordre voulu
step-tile = la tuile Montagne { $area-of }
step-delivery = une livraison { $area-to }
step-free-move = un vol gratuit
step-free-delivery = une livraison gratuite
step-hand-over = { $who ->
        [you] les ressources que vous cédez
       *[other] les ressources que cède { $name }
    }
step-jump = un saut en balai turbo depuis { $area-the }
step-anywhere = la tuile « { hill-anywhere } » { $area-of }
step-gifts = { $who ->
        [you] une potion pour tous les autres
       *[other] une potion pour tous, sauf { $name }
    }
step-gift = { $who ->
        [you] la potion que vous pouvez prendre
       *[other] la potion que { $name } peut prendre
    }
step-two-potions = les potions de la tuile Forêt
step-effect = la carte « { $card-long } »
step-shift = une action lâche du double service
step-swap = les ressources à échanger
step-put-away = la carte « { $card-long } » à remettre sous une pioche
step-final-score = le décompte final

### Why points come or go

reason-bewitched = pour un rôle ensorcelé
reason-bravery = pour la bravoure
reason-hoard = pour une belle réserve de potions
reason-bolts = pour les éclairs
reason-amulets = pour les amulettes
reason-sets = pour les séries de ressources
reason-forest-tile = pour une tuile Forêt
reason-mountain-tile = pour une tuile Montagne
reason-gift = grâce à la tuile de quelqu’un d’autre
reason-errand = pour la petite course
reason-gossip = pour les commérages
reason-cards = pour les cartes Extension

### Journal entries

entry-event = Événement de la manche : { $event }
entry-shuffled = Tous les rôles ont été ensorcelés une fois ; on les mélange de nouveau.
entry-bewitched = { $roles-number ->
        [0] Aucun rôle n’est ensorcelé pour cette manche.
        [1] Rôle ensorcelé pour cette manche : { $roles-the }.
       *[other] Rôles ensorcelés pour cette manche : { $roles-the }.
    }
entry-counts = { $who ->
        [you] Vous avez choisi { $count ->
            [one] { $count } rôle.
           *[other] { $count } rôles.
        }
       *[other] { $name } a choisi { $count ->
            [one] { $count } rôle.
           *[other] { $count } rôles.
        }
    }
entry-gains = { $who ->
        [you] Vous gagnez { $points } PV { $reason }.
       *[other] { $name } gagne { $points } PV { $reason }.
    }
entry-loses = { $who ->
        [you] Vous perdez { $points } PV { $reason }.
       *[other] { $name } perd { $points } PV { $reason }.
    }
entry-flies = { $who ->
        [you] Vous volez { $from-of } { $to-to }.
       *[other] { $name } vole { $from-of } { $to-to }.
    }
# $points and $wands are the tower's; $bonus are VP from storm clouds. The pawn stands in $area.
entry-delivers = { $who ->
        [you] Vous livrez
       *[other] { $name } livre
    } { $tower-potion } { $tower-to } depuis { $area-the } : { $points } PV{ $wands ->
        [0] { "" }
        [one] , { $wands } baguette
       *[other] , { $wands } baguettes
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } PV de plus grâce aux nuages d’orage
    }.
# $cost are wands paid, $bolts bolts won.
entry-lifts = { $who ->
        [you] Vous chassez
       *[other] { $name } chasse
    } { $kind-a } { $cloud-over } pour { $cost ->
        [0] rien
        [one] { $cost } baguette
       *[other] { $cost } baguettes
    } : { $bolts ->
        [one] { $bolts } éclair.
       *[other] { $bolts } éclairs.
    }
entry-takes = { $who ->
        [you] Vous prenez { $resources-counted }.
       *[other] { $name } prend { $resources-counted }.
    }
entry-gives = { $who ->
        [you] Vous cédez { $resources-counted }.
       *[other] { $name } cède { $resources-counted }.
    }
# A cowardly play takes what the event offers in place of its action.
entry-instead = { $event-is ->
        [black-market] { $who ->
            [you] Vous préférez le marché noir.
           *[other] { $name } préfère le marché noir.
        }
       *[black-distillery] { $who ->
            [you] Vous préférez la distillerie clandestine.
           *[other] { $name } préfère la distillerie clandestine.
        }
    }
entry-amulet = { $who ->
        [you] Vous trouvez votre amulette { $area-to }.
       *[other] { $name } trouve une amulette { $area-to }.
    }
entry-uses = { $who ->
        [you] Vous utilisez la tuile « { $tile } » { $area-to }.
       *[other] { $name } utilise la tuile « { $tile } » { $area-to }.
    }
entry-shows = { $who ->
        [you] Vous ouvrez le poing :
       *[other] { $name } ouvre le poing :
    } { $count ->
        [0] il est vide.
        [one] { $count } ressource.
       *[other] { $count } ressources.
    }
entry-cannot = { $who ->
        [you] Vous ne pouvez rien en faire pour l’instant.
       *[other] { $name } ne peut rien en faire pour l’instant.
    }
entry-scores-bolts = { $who ->
        [you] { $count ->
            [0] Vous n’avez pas d’éclair.
            [one] Vous avez { $count } éclair.
           *[other] Vous avez { $count } éclairs.
        }
       *[other] { $count ->
            [0] { $name } n’a pas d’éclair.
            [one] { $name } a { $count } éclair.
           *[other] { $name } a { $count } éclairs.
        }
    }
entry-scores-amulets = { $who ->
        [you] { $count ->
            [0] Vous n’avez pas d’amulette.
            [one] Vous avez { $count } amulette.
           *[other] Vous avez { $count } amulettes.
        }
       *[other] { $count ->
            [0] { $name } n’a pas d’amulette.
            [one] { $name } a { $count } amulette.
           *[other] { $name } a { $count } amulettes.
        }
    }
# $fours are sets of all four resources, $threes sets of three different ones.
entry-scores-sets = { $who ->
        [you] Vos séries de ressources :
       *[other] Séries de ressources, { $name } :
    } { $fours ->
        [one] { $fours } complète
       *[other] { $fours } complètes
    } et { $threes } de trois.
entry-finds = { $who ->
        [you] Vous trouvez la tuile Forêt « { $forest-tile-long } » { $area-to }.
       *[other] { $name } trouve la tuile Forêt « { $forest-tile-long } » { $area-to }.
    }
entry-spends = { $who ->
        [you] Vous utilisez la tuile Forêt « { $forest-tile-long } ».
       *[other] { $name } utilise la tuile Forêt « { $forest-tile-long } ».
    }
entry-adds = { $who ->
        [you] Vous prenez aussi { $role-the }.
       *[other] { $name } prend aussi { $role-the }.
    }
# A turbo broom: from the hill to the area of a stone circle.
entry-jumps = { $who ->
        [you] Vous sautez
       *[other] { $name } saute
    } en balai turbo { $from-of } au cercle de pierres { $circle }, { $to-to }.
entry-grounded = Les deux cercles de pierres sont sous les nuages : { $who ->
        [you] vous restez
       *[other] { $name } reste
    } { $area-to }.
entry-rides = { $who ->
        [you] Vous utilisez la tuile Colline « { hill-anywhere } » { $area-to }.
       *[other] { $name } utilise la tuile Colline « { hill-anywhere } » { $area-to }.
    }
entry-draws = { $who ->
        [you] Vous prenez la carte « { $card-long } » de { $pile-the }.
       *[other] { $name } prend la carte « { $card-long } » de { $pile-the }.
    }
entry-turns = La carte « { $card-long } » est maintenant sur le dessus de { $pile-the }.
entry-plays = { $who ->
        [you] Vous utilisez la carte « { $card-long } ».
       *[other] { $name } utilise la carte « { $card-long } ».
    }
entry-puts-away = { $who ->
        [you] Vous remettez la carte « { $card-long } » sous { $pile-the }.
       *[other] { $name } remet la carte « { $card-long } » sous { $pile-the }.
    }
entry-swaps = { $who ->
        [you] Vous échangez { $given-a } contre { $got-a }.
       *[other] { $name } échange { $given-a } contre { $got-a }.
    }
entry-scores-cards = { $who ->
        [you] { $count ->
            [0] Vous n’avez pas de carte Extension.
            [one] Vous avez { $count } carte Extension.
           *[other] Vous avez { $count } cartes Extension.
        }
       *[other] { $count ->
            [0] { $name } n’a pas de carte Extension.
            [one] { $name } a { $count } carte Extension.
           *[other] { $name } a { $count } cartes Extension.
        }
    }

### Refusals

refusal-pick-count = { $count ->
        [one] Choisissez exactement { $count } rôle.
       *[other] Choisissez exactement { $count } rôles.
    }
refusal-pick-between = Pour cette manche, choisissez de { $lowest } à { $highest } rôles.
refusal-no-pawn = Aucun de vos pions ne se trouve { $area-to }.
refusal-not-adjacent = { $area-long } et { $from-long } ne se touchent pas : ni frontière commune, ni plan d’eau sans nuage entre les deux.
refusal-under-cloud = Il y a un nuage au-dessus { $area-of } ; il faut d’abord le chasser.
refusal-other-landscape = Ce rôle vole vers { $landscape-a }, ce que n’est pas { $area-the }.
refusal-two-landscapes = Ce rôle ne livre que depuis les { $landscapes-many } ; ce n’est pas le cas ici : { $area-long }.
refusal-delivers-there = La sorcière ne peut livrer que là où elle s’est posée : { $area-to }.
refusal-not-at-tower = On ne peut pas livrer { $tower-to } depuis { $area-the }.
refusal-occupied = Il y a déjà une potion { $tower-to } : une tour ronde n’en reçoit qu’une.
refusal-square-once = Plus rien ne peut aller { $tower-to } : la tour est carrée, et un rôle joué ne livre qu’une potion aux tours carrées.
refusal-covered = On ne peut rien livrer { $tower-to } : une tuile Montagne recouvre cette tour.
refusal-no-potion = Vous n’avez pas de { $resource-long }.
refusal-cloud-gone = Il n’y a plus de nuage ici : { $cloud-long }.
refusal-cloud-far = Aucun de vos pions n’est voisin de ce nuage : { $cloud-long }.
refusal-too-few-wands = Pour chasser { $cloud-the }, il faut { $cost ->
        [one] { $cost } baguette
       *[other] { $cost } baguettes
    } ; vous en avez { $count }.
refusal-other-resources = Ce n’est pas ce qui est proposé ici.
refusal-fist-at-most = Vous pouvez en cacher { $count } au plus.
refusal-no-set = Vous n’avez pas une ressource de chaque sorte.
refusal-none-left = Vous n’avez plus de { $resource-long }.
refusal-resource-order = Trop tard pour { $resource-a } : on cède dans l’ordre orange, verte, violette, baguette.
refusal-too-few-after = Si vous passez maintenant à { $resource-a }, il ne restera pas assez à céder : commencez plus tôt dans l’ordre orange, verte, violette, baguette.
refusal-pick-or-more = Choisissez { $count } rôles, ou { $highest } avec votre tuile Forêt.
refusal-picked-already = Vous avez déjà choisi { $role-the }.
refusal-no-forest-tile = Vous n’avez pas la tuile Forêt « { $forest-tile-long } ».
refusal-tile-with-picks = La tuile Forêt « { $forest-tile-long } » attend un autre moment : elle s’utilise quand on choisit les rôles.
refusal-other-circle = Le cercle de pierres { $circle } n’est pas sur ce balai turbo ; il mène à { $circles }.
refusal-that-pawn = C’est le pion qui se trouve { $area-to } qui peut voler plus loin.
refusal-already-there = Ce pion se trouve déjà { $area-to }.
refusal-not-a-castle = Il n’y a pas de château { $area-to }.
refusal-lost-isle = Aucun pion ne repart jamais de là : { $area-long }.
refusal-pile-empty = Il n’y a plus de carte dans { $pile-the }.
refusal-no-card = Vous n’avez pas la carte « { $card-long } ».
refusal-same-resource = Il faut échanger { $resource-a } contre autre chose.
refusal-swap-order = Trop tard pour échanger { $given-a } contre { $got-a } : on échange dans l’ordre orange, verte, violette, baguette, pour ce que l’on cède comme pour ce que l’on reçoit.
refusal-swap-back = Ce troc a déjà vu passer { $resource-a } : on ne cède pas ce que l’on vient de recevoir, et l’on ne reprend pas ce que l’on vient de céder.

### What a choice would bring

brings-impossible = rien : c’est impossible pour l’instant
# $points are VP, with their sign.
brings-bewitched = { $points }, car le rôle est ensorcelé
brings-bewitched-picks = rôles ensorcelés : { $roles }
brings-tile = puis la tuile « { $tile } »
# $towers are those that could be served.
brings-towers = une livraison sur place ({ $towers })
brings-then-move = puis un vol gratuit
brings-then-delivery = puis une livraison gratuite
brings-finds = puis la tuile Forêt « { $tile } »
brings-spends = avec la tuile Forêt « { $tile } »
# $circles are those that can be chosen.
brings-circles = puis un saut au cercle de pierres { $circles }
brings-grounded = pas de saut, car les deux cercles de pierres sont sous les nuages
brings-jump = { $area-to }
brings-gift = tous les autres prennent une potion
brings-card = « { $card } » : { $does }
# $points are VP, with their sign.
brings-at-end = { $points } à la fin
