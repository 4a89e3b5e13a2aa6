# The rules of Broom Service, in French. See the English file for what a text may hold and which numbers it may use.
# The marks ! ? ; : and the inside of « » have a no-break space (U+202F); apostrophes are typographic.

rules-broom-service-title = Broom Service : les règles
rules-broom-service-idea = Les sorcières volent vers les tours du pays pour y livrer des potions, les druides les livrent sur place, les cueilleuses en rapportent de nouvelles, et la fée météo dégage le ciel. Tout le monde a les mêmes dix rôles et en choisit { $picks } en secret à chaque manche. Qui commence le tour annonce un rôle et se déclare **brave**, pour en tirer beaucoup si personne n’ose en faire autant après, ou **lâche**, pour en tirer un peu tout de suite ; tous ceux qui ont choisi ce rôle aussi doivent suivre. Après { $rounds } manches, qui a le plus de points de victoire (PV) gagne.
rules-broom-service-scope = Voici les règles complètes telles que Broomstick les applique, pour deux à cinq joueurs, sur l’une ou l’autre face du plateau ou sur un plateau de votre cru, avec nuages d’orage, tuiles et cartes Extension si la table le souhaite. Broomstick est indépendant et **non officiel** : aucun des auteurs ou éditeurs du jeu n’y a pris part, et tous les textes sont de nous. La manière de choisir, de commencer un tour, de suivre et d’éliminer est la même dans tous nos jeux et se trouve sur une page à part, [le cœur commun](heart.md) ; lisez les deux ensemble.

### The words, each with its meaning

rules-broom-service-word-area = région
    .meaning = une partie du plateau avec un seul paysage : forêt, prairie, colline ou montagne, ou bien un plan d’eau
rules-broom-service-word-adjacent = voisin
    .meaning = qui a une frontière commune, ou qui se trouve sur la rive d’un même plan d’eau sans nuage
rules-broom-service-word-flight = vol
    .meaning = un pion passe de sa région à une région voisine
rules-broom-service-word-tower = tour (le bâtiment)
    .meaning = reçoit des potions de sa couleur depuis les régions que touche son socle : une seule si elle est ronde, autant qu’on veut si elle est carrée
rules-broom-service-word-delivery = livraison
    .meaning = une potion est portée à une tour, pour les PV et les baguettes que la tour indique
rules-broom-service-word-resource = ressource
    .meaning = une potion orange, verte ou violette, ou une baguette
rules-broom-service-word-cloud = nuage
    .meaning = ferme la région qu’il couvre jusqu’à ce que quelqu’un le chasse avec des baguettes ; ses éclairs comptent à la fin
rules-broom-service-word-bewitched = rôle ensorcelé
    .meaning = un rôle qui, pendant cette manche, coûte des PV à qui le joue
rules-broom-service-word-event = événement
    .meaning = une carte qui change quelque chose à une manche
rules-broom-service-word-amulet = amulette
    .meaning = il y en a une pour chacun sur chaque montagne à tuile ; elles comptent à la fin
rules-broom-service-word-forest-tile = tuile Forêt
    .meaning = prise par le premier pion qui arrive, et gardée jusqu’à ce qu’elle serve, une seule fois
rules-broom-service-word-turbo-broom = balai turbo
    .meaning = une tuile Colline depuis laquelle chaque pion qui arrive saute à un cercle de pierres
rules-broom-service-word-stone-circle = cercle de pierres
    .meaning = l’un des quatre lieux, de A à D, où mènent les balais turbo
rules-broom-service-word-card = carte Extension
    .meaning = se prend à la place d’une action lâche, et s’utilise à la place d’une autre, plus tard

### Components

rules-broom-service-section-components = Matériel
rule-bs-players = Le jeu se joue à deux, trois, quatre ou cinq. Tout autre nombre est refusé au chargement, avec les nombres permis.
rule-bs-role-order = Il y a dix rôles, les mêmes pour tout le monde : quatre sorcières, deux druides, trois cueilleuses et la fée météo. Partout où l’on énumère des rôles, c’est dans l’ordre du tableau des rôles.
rule-bs-supply = La réserve de potions et de baguettes est inépuisable.
rule-bs-resources = Les potions sont orange, vertes ou violettes ; avec les baguettes, ce sont les ressources. Celles de chacun sont visibles de tous.

### The map

rules-broom-service-section-map = Les plateaux
rules-broom-service-note-map = Ce qu’il y a sur chaque plateau ; les derniers chapitres en donnent la liste.
# The table of maps. A map's column is named by its side and its $title.
rules-broom-service-column-maps = sur le plateau
rules-broom-service-side-front = recto : { $title }
rules-broom-service-side-back = verso : { $title }
rules-broom-service-row-lands = régions de terre
rules-broom-service-row-landscape = dont { $landscapes }
rules-broom-service-row-waters = plans d’eau
rules-broom-service-row-towers = tours
rules-broom-service-row-clouds = cases de nuage
rules-broom-service-row-heavy = gros nuages au moins, avec nuages d’orage
rules-broom-service-row-mountain = cases de tuile Montagne
rules-broom-service-row-forest = cases de tuile Forêt
rules-broom-service-row-hill = cases de tuile Colline
rules-broom-service-row-circles = cercles de pierres
rule-bs-areas = Chaque région de terre est une forêt, une prairie, une colline ou une montagne. On traverse les plans d’eau sans jamais y entrer, et la mer tout autour du plateau n’est pas une région.
rule-bs-adjacent = Deux régions de terre sont voisines si elles ont une frontière commune, ou si toutes deux se trouvent sur la rive d’un même plan d’eau sans nuage. Se toucher par un simple coin ne suffit pas.
rule-bs-no-entry = Aucun pion n’entre dans une région couverte d’un nuage ; s’il y en a deux, tous deux doivent avoir disparu. Une région peut contenir autant de pions qu’on veut.
rule-bs-cloud-adjacent = Un nuage est voisin d’un pion si sa région est voisine de celle du pion ; un nuage sur un plan d’eau est voisin de tous les pions qui se trouvent sur la rive.

### Set-up

rules-broom-service-section-set-up = Mise en place
rules-broom-service-column-start = au départ
rules-broom-service-column-number = nombre
rules-broom-service-row-points = PV
rules-broom-service-row-potions = potions de chaque couleur
rules-broom-service-row-wands = baguettes
rules-broom-service-row-few-wands = baguettes pour qui commence la partie et pour la personne à sa droite
rule-bs-start = Tout le monde commence avec { $start-points } et { $start-potions ->
        [one] { $start-potions } potion
       *[other] { $start-potions } potions
    } de chaque couleur.
rule-bs-start-wands = Qui commence la partie et la personne à sa droite reçoivent { $few-wands }, tous les autres { $start-wands }. À deux, chacun reçoit { $few-wands }.
rule-bs-castles = Chacun a deux pions, un sur chacun des deux châteaux au départ.
rule-bs-clouds = Un nuage tiré au hasard est posé, face visible, sur chaque case de nuage. Les nuages qui restent retournent dans la boîte sans être vus.
rule-bs-events = On mélange les { $events } cartes Événement ; { $rounds } servent, et personne ne voit les { $events-left } autres.
rules-broom-service-column-players = joueurs
rules-broom-service-column-bewitched = rôles ensorcelés par manche
rule-bs-bewitched = À moins de cinq, quelques rôles sont ensorcelés à chaque manche : { $bewitched-2 } à deux, { $bewitched-3 } à trois, { $bewitched-4 } à quatre. On les tire d’un paquet mélangé où chaque rôle figure une fois.

### A round

rules-broom-service-section-round = Une manche
rule-bs-rounds = La partie compte { $rounds } manches.
rule-bs-round-begins = Une manche commence par son événement, que l’on retourne, puis par ses rôles ensorcelés ; ensuite, tout le monde choisit.
rule-bs-pick-four = À chaque manche, tout le monde choisit { $picks } rôles différents parmi les dix. Les dix sont chaque fois de nouveau possibles.
rules-broom-service-note-turns = Commencer un tour, suivre et dire « Au suivant ! » se font comme dans [le cœur commun](heart.md) : qui est lâche agit aussitôt ; parmi les braves, seul le dernier agit, quand tout le monde a parlé.
rule-bs-round-length = Une manche est finie quand plus personne n’a de rôle en main. Il faut pour cela au moins { $picks } tours, à moins que tous en aient choisi moins, et dix au plus. Qui reste seul à avoir des rôles les joue l’un après l’autre.
rule-bs-bewitched-cost = Qui joue un rôle ensorcelé perd aussitôt { $bewitched-points }, avant toute action : en étant brave ou lâche, en agissant ou non, même si ce rôle est éliminé ensuite.
rule-bs-bewitched-again = Quand le paquet des rôles à ensorceler n’en a plus assez pour une manche, on tire d’abord ceux qui restent. Puis tous les autres rôles, mélangés, forment le nouveau paquet.
rule-bs-round-ends = À la fin de la manche, son événement s’applique, s’il est de ceux qui viennent alors. Puis commence la manche suivante.
rule-bs-points = Les PV peuvent descendre sous zéro.

### The roles

rules-broom-service-section-roles = Les rôles
rules-broom-service-column-role = rôle
rules-broom-service-column-brave = brave
rules-broom-service-column-cowardly = lâche
rules-broom-service-section-witches = Les sorcières
rule-bs-witch = Chacune des quatre sorcières a son paysage. L’un des pions de qui la joue vole vers une région voisine, et cette région doit être de ce paysage.
rule-bs-move = Un vol mène un pion, l’un ou l’autre, vers une région voisine de celle où il se trouve.
rule-bs-witch-brave = Une sorcière brave peut ensuite livrer une potion là où elle s’est posée. Sans vol, elle ne livre rien.
rule-bs-witch-delivers-there = Elle livre depuis la région où son vol s’est achevé, et seulement tant que ce pion y est. Il peut en être parti et y être revenu entre-temps.
rules-broom-service-section-druids = Les druides
rule-bs-druid = Un druide livre une potion, sans voler, depuis une région où se trouve un pion du joueur : le druide des vallées depuis une forêt ou une prairie, le druide des cimes depuis une colline ou une montagne.
rule-bs-druid-brave = La livraison d’un druide brave rapporte { $druid-points } de plus ; sans livraison, rien.
rules-broom-service-section-gatherers = Les cueilleuses
rule-bs-gatherer-brave = Une cueilleuse brave prend dans la réserve tout ce que le tableau des rôles indique, ou rien.
rule-bs-gatherer-cowardly = Une cueilleuse lâche prend une seule des choses que le tableau indique, au choix.
rules-broom-service-section-fairy = La fée météo
rule-bs-fairy = La fée météo chasse un nuage voisin de l’un des pions du joueur.
rule-bs-lift = On paie à la réserve les baguettes que le nuage indique et l’on garde le nuage, visible de tous. Sa case est désormais libre.
rule-bs-fairy-brave = Un nuage chassé par une fée brave rapporte { $fairy-points } de plus ; sans nuage, rien.
# The table of heavy clouds.
rules-broom-service-column-cost = baguettes à payer
rules-broom-service-column-bolts = éclairs
rules-broom-service-column-copies = nombre
rules-broom-service-section-any-role = Quel que soit le rôle
rule-bs-cannot = On peut jouer un rôle dont on ne peut rien faire. Aucune question n’est alors posée, le journal le dit, et le dernier brave commence tout de même le tour suivant.
rule-bs-decline = On peut refuser chaque vol, chaque livraison, chaque nuage et chaque gain.
rule-bs-one-way = Qui est lâche fait exactement une chose : l’action du rôle, ce que l’événement propose à la place, utiliser une tuile Forêt, prendre une carte Extension, en utiliser une, ou rien.

### Deliveries

rules-broom-service-section-deliveries = Les livraisons
rule-bs-delivery = Pour une livraison, on désigne l’un de ses pions et une tour dont le socle touche la région de ce pion. Elle coûte une potion de la couleur de la tour et rapporte les PV et les baguettes que la tour indique.
rule-bs-round-tower = Une tour ronde garde la potion. Elle est alors occupée et n’en reçoit plus d’autre de toute la partie.
rule-bs-square-tower = Une tour carrée remet la potion à la réserve. Elle n’est jamais occupée : tout le monde peut y livrer, encore et encore.
rule-bs-square-once = Quand on joue un rôle, on livre en tout au plus une potion à des tours carrées, avec tout ce que le rôle déclenche et tout ce à quoi il sert à la place. Toute autre livraison va à une tour ronde.

### Events

rules-broom-service-section-events = Les événements
rules-broom-service-column-event = événement
rules-broom-service-column-when = quand
rules-broom-service-column-does = effet

### Example of a turn. Ivy, Kaya and Mina are women, Jonas and Luc men.

rules-broom-service-section-example-turn = Exemple : la sorcière des forêts à cinq
rules-broom-service-example-turn-before = Jonas commence le tour avec la sorcière des forêts.
rules-broom-service-column-player = joueur
rules-broom-service-column-says = dit
rules-broom-service-column-happens = ce qui se passe
rules-broom-service-example-leads = vole aussitôt vers une forêt
rules-broom-service-example-waits = attend
rules-broom-service-example-knocks = attend, et Kaya est éliminée
rules-broom-service-example-nothing = ne l’a pas en main
rules-broom-service-example-turn-after = La sorcière brave, c’est donc Luc. Son pion vole vers une forêt, où il livre une potion violette pour les PV de la tour. Puis il commence le tour suivant : il annonce le druide des vallées, se déclare lâche cette fois et livre aussitôt depuis la forêt où il se trouve. Kaya a perdu sa sorcière des forêts pour cette manche et n’en tire rien.

### Storm clouds

rules-broom-service-section-storm = Les nuages d’orage
rules-broom-service-note-storm = C’est une option, `storm_clouds` ; avec elle, `heavy_clouds` indique combien de gros nuages servent.
rule-bs-storm-mixed = Les { $storms } nuages d’orage sont mêlés aux gros nuages avant que l’on en pose aucun.
rule-bs-heavy-fewer = Pour en voir davantage, on peut prendre moins de gros nuages, jusqu’au nombre qu’indique le tableau des plateaux ; la boîte en contient { $heavy }. Ceux que l’on écarte sont tirés au hasard et ne sont jamais vus.
rule-bs-storm-bonus = Une sorte de nuage d’orage agit tant qu’il est là : chaque livraison depuis une région voisine rapporte { $bonus-points } de plus, et deux nuages de cette sorte, deux fois autant.
rule-bs-storm-move = Une sorte accorde un vol quand on la chasse : l’un ou l’autre pion peut voler vers n’importe quelle région voisine, quel que soit son paysage.
rule-bs-storm-delivery = Une sorte accorde une livraison quand on la chasse : une potion, depuis la région de l’un ou l’autre pion, quel que soit son paysage.
rule-bs-storm-hoard = Trois sortes rapportent des PV à qui les chasse en ayant assez de potions, que l’on garde : { $hoards }.
rule-bs-storm-order = Quand on chasse un nuage, on paie d’abord les baguettes et l’on prend le nuage, puis vient ce qu’une fée brave gagne de plus, puis l’effet d’un nuage d’orage, sur le plateau tel qu’il est alors. Le vol peut donc mener à la région qui vient d’être dégagée.

### Example of a druid

rules-broom-service-section-example-storm = Exemple : un druide brave entre deux nuages d’orage
rules-broom-service-example-storm = Un pion joué par Mina se trouve à côté des deux nuages qui aident les livraisons. Elle joue en brave le druide des cimes et sert une tour de 2 PV et 1 baguette. Cela rapporte { $sum } = **{ $total } PV** : ceux de la tour, { $bonus } par nuage et { $bravery } pour la bravoure, et la baguette en plus.

### Mountain tiles

rules-broom-service-section-tiles = Les tuiles Montagne et les amulettes
rules-broom-service-note-tiles = Au recto, c’est une option, `mountain_tiles` ; au verso, ces tuiles servent toujours.
rules-broom-service-column-tile = tuile
rule-bs-tiles = Des { $tiles } tuiles Montagne, { $tile-spaces } tirées au hasard sont posées sur le plateau, faces visibles, une par montagne. Les autres restent dans la boîte. À côté de chacune se trouve une amulette par joueur.
rule-bs-tile-covers = Une tour sous une tuile ne reçoit pas de potion.
rule-bs-entering = Entrer dans une région veut dire la même chose pour chaque tuile : un pion y arrive, de quelque manière que ce soit.
rule-bs-amulet = Quand un pion d’un joueur entre pour la première fois dans l’une de ces régions, le joueur y prend aussitôt son amulette.
rule-bs-tile = Avec l’amulette vient l’offre d’utiliser la tuile, en entier ou pas du tout. La tuile reste là pour les autres.
rule-bs-tile-once = Utilisée ou non, la tuile ne sert plus à ce joueur.
rule-bs-tile-order = Une sorcière des montagnes brave peut utiliser la tuile avant sa livraison ou après. Qui refuse alors que les deux sont encore possibles renonce aux deux.
rule-bs-tile-potions = La tuile *Potions* donne des potions, de chaque couleur autant que le tableau l’indique. La sorcière peut en livrer une tout de suite.
rule-bs-tile-wands = La tuile *Baguettes* donne des baguettes.
rule-bs-tile-delivery = La tuile *Livraison* permet de livrer une potion depuis la région de l’un ou l’autre pion, quel que soit son paysage. Elle peut aller à une tour carrée en plus de la seule potion permise, et ne compte pas comme celle-ci.
rule-bs-tile-moves = La tuile *Deux vols* permet de voler jusqu’à deux fois, deux fois avec le même pion ou une fois avec chacun. On n’annonce rien d’avance : le premier vol s’achève, avec tout ce qu’il déclenche, avant le second.
rule-bs-tile-cloud = La tuile *Nuage* permet de chasser un nuage voisin comme le ferait une fée lâche : on le paie, il n’y a rien de plus, et un nuage d’orage a son effet.

### The back of the board

rules-broom-service-section-back = Le verso du plateau
rules-broom-service-note-back = Le verso, à donner comme option `board`, a plus de régions, deux autres sortes de tuiles, et des cercles de pierres où mènent les balais turbo. Toutes les autres règles sont les mêmes des deux côtés.
rule-bs-tiles-always = Le verso se joue toujours avec les tuiles Montagne, Forêt et Colline. On peut y ajouter nuages d’orage, tuiles supplémentaires et cartes Extension. Un plateau de votre cru qui a des cases de tuile Forêt ou Colline se joue de la même façon.
rules-broom-service-section-forest = Les tuiles Forêt
rule-bs-forest-tiles = Des { $forest-tiles } tuiles Forêt, { $forest-spaces } tirées au hasard sont posées sur le plateau, faces visibles, une dans chacune d’autant de forêts. Les autres restent dans la boîte.
rule-bs-forest-find = Le premier pion qui entre dans une de ces forêts, de quelque manière que ce soit, prend la tuile pour son joueur. On ne peut pas l’y laisser.
rule-bs-forest-kept = On garde la tuile, visible de tous, jusqu’à ce qu’on l’utilise. Elle sert une fois, puis sort du jeu.
rule-bs-forest-one = Qui joue un rôle en lâche peut utiliser une tuile Forêt à la place de l’action, et une seule.
rule-bs-forest-brave = *Courage :* on accomplit aussitôt l’action brave du rôle, avec tout ce que la bravoure rapporte. Pour tout le reste, on est toujours lâche : cela n’élimine personne, personne ne peut s’en emparer, et l’on ne commence pas le tour suivant pour autant.
rule-bs-forest-points = *Points de victoire :* { $forest-points } à la place de l’action. Ce qu’un événement propose aux lâches ne s’y ajoute pas.
rule-bs-forest-card = *Un rôle de plus :* au moment du choix, qui a cette tuile peut choisir un rôle de plus. On le décide en secret avec les choix, et cela se voit quand tout le monde est prêt. On n’utilise pas plus d’une tuile de cette sorte par manche.
rule-bs-forest-card-more-or-less = Avec *Plus ou moins ?*, tous ceux qui ont une telle tuile décident après que les nombres ont été montrés, en secret et ensemble. Le rôle de plus ne rapporte ni ne coûte de PV ; { $most-picks } rôles et un de plus sont donc possibles.
rules-broom-service-section-hill = Les tuiles Colline et les cercles de pierres
rule-bs-hill-tiles = Des { $hill-tiles } tuiles Colline, { $hill-spaces } tirées au hasard sont posées sur le plateau, faces visibles, une sur chacune d’autant de collines. Les autres restent dans la boîte.
rule-bs-turbo = Un pion qui entre sur une colline à balai turbo, de quelque manière que ce soit, saute aussitôt à l’un des deux cercles de pierres que la tuile indique, au choix de son joueur. Le saut est obligatoire.
rule-bs-turbo-clouded = On ne peut pas choisir un cercle de pierres dont la région est sous un nuage. Si c’est le cas de l’un des deux, le saut mène à l’autre ; si c’est le cas des deux, le pion reste sur la colline.
rule-bs-turbo-delivery = Une sorcière des collines brave livre là où le saut s’est achevé, ou sur la colline s’il n’y en a pas eu.
rule-bs-turbo-enters = Un pion qui saute entre dans la région du cercle de pierres comme n’importe quel autre pion.
rule-bs-circle-d = Au verso, la région du cercle de pierres D n’a aucune voisine : aucun vol n’en repart, et aucune carte non plus. Un pion qui y est arrivé y reste jusqu’à la fin de la partie.
rule-bs-orange = *Tour Orange :* cette tuile est une tour carrée de sa colline, pour toute sorte de livraison, et compte comme telle. Elle reçoit des potions orange et rapporte { $orange-points }.

### Extra tiles

rules-broom-service-section-extra = Les tuiles supplémentaires
rules-broom-service-note-extra = C’est une option, `extra_tiles`.
rule-bs-extra-tiles = On mêle une tuile de plus à chaque sorte qui sert, avant de poser les tuiles. Au recto, c’est la tuile Montagne seule, et seulement avec `mountain_tiles`.
rule-bs-tile-points = *Points de victoire*, sur une montagne : on gagne { $tile-points }, et aussitôt tous les autres prennent chacun 1 potion.
rule-bs-forest-potions = *Potions*, dans une forêt : à la place de l’action lâche, on prend { $forest-potions } potions au choix, même d’une seule couleur, et tous les autres gagnent chacun { $gift-points }, même si les potions sont refusées.
rule-bs-anywhere = *N’importe où*, sur une colline : le pion qui entre peut aussitôt voler plus loin, vers n’importe quelle autre région sans nuage, à quelque distance que ce soit. Une sorcière des collines brave livre là où ce vol s’est achevé.
rule-bs-anywhere-gift = Si le pion a volé plus loin, tous les autres prennent chacun 1 potion, dès que tout ce que ce vol a déclenché est fini, livraison de la sorcière comprise.
rule-bs-gift = Les potions pour tous les autres se prennent l’une après l’autre, dans le sens horaire à partir de la gauche de qui a utilisé la tuile. Chacun choisit une couleur ou refuse ; qui les donne ne peut pas les retenir.

### One thing leads to another

rules-broom-service-section-chains = De fil en aiguille
rule-bs-chain = Ce que déclenche un vol, une livraison, un nuage ou une carte s’achève avant tout ce qui reste encore à faire.
rule-bs-lapse = Ce qui est impossible sur le moment attend que l’autre chose soit faite. Si c’est encore impossible alors, c’est perdu.
rule-bs-chain-ends = Si longue que devienne une suite de tuiles, de nuages et de cartes, elle a une fin.
rules-broom-service-section-example-chain = Exemple : d’une carte à un nuage, aller et retour
rules-broom-service-example-chain = Kaya est lâche et utilise la carte *Vent arrière*. Son pion vole vers une montagne où elle n’est jamais allée : elle prend donc l’amulette, et la tuile qui s’y trouve est *Nuage*. Elle s’en sert pour chasser un nuage d’orage, qui accorde un vol. Elle fait d’abord ce vol, puis le second de sa carte, et c’est seulement alors que la carte va sous une pioche.

### Expansion cards

rules-broom-service-section-cards = Les cartes Extension
rules-broom-service-note-cards = C’est une option, `expansion_cards`, pour les deux faces du plateau.
rules-broom-service-column-card = carte
rule-bs-cards = Les { $cards } cartes, mélangées, forment deux pioches, la moitié dans chacune. De chaque pioche, on ne voit que la carte du dessus.
rule-bs-card-draw = Qui joue un rôle en lâche peut prendre la carte du dessus d’une pioche à la place de l’action. On retourne alors la carte suivante.
rule-bs-card-empty = D’une pioche vide, on ne peut rien prendre.
rule-bs-card-held = Les cartes que chacun possède sont visibles de tous. Aucune carte ne s’utilise dans le tour où elle a été prise.
rule-bs-card-use = Qui joue un rôle en lâche peut utiliser une de ses cartes à la place de l’action, même si elle ne peut rien faire à ce moment-là.
rule-bs-card-under = Après son effet, une carte va sous la plus petite pioche ; si les deux sont égales, sous l’une ou l’autre, au choix.
rule-bs-card-apprentice = *Apprentie :* prendre { $apprentice } ressources différentes.
rule-bs-card-tailwind = *Vent arrière :* voler avec l’un ou l’autre pion vers n’importe quelle région voisine, quel que soit son paysage. Si on l’a fait, recommencer une fois, avec l’un ou l’autre pion.
rule-bs-card-errand = *Petite course :* livrer une potion depuis la région de l’un ou l’autre pion, quel que soit son paysage, pour { $errand-points } de plus.
rule-bs-card-rainmaker = *Faiseuse de pluie :* chasser un nuage voisin de l’un ou l’autre pion pour { $less } de moins que ce qu’il indique ; s’il n’indique pas plus, il est gratuit. On ne reçoit pas ce qu’une fée brave a en plus ; un nuage d’orage a son effet.
rule-bs-card-gossip = *Commérages :* gagner { $gossip-points }.
rule-bs-card-barter = *Troc :* jusqu’à { $swaps } fois, remettre une ressource contre une autre d’une autre sorte. On nomme les échanges dans l’ordre des ressources, pour ce que l’on cède comme pour ce que l’on reçoit ; une sorte que l’on a cédée n’est pas reprise, et une sorte reçue n’est pas cédée.
rule-bs-card-homing = *Retour au château :* voler avec l’un ou l’autre pion tout droit à un château où il ne se trouve pas, si loin que ce soit ; mais aucun pion ne quitte ainsi l’île du cercle de pierres D.
rule-bs-card-double-shift = *Double service :* accomplir deux fois l’action lâche du rôle que l’on vient de jouer. Chacune doit être possible quand vient son tour, chacune peut être refusée, et un rôle ensorcelé ne se paie qu’une fois. Les deux ne font qu’un rôle joué : au plus une potion va à une tour carrée.

### The options

rules-broom-service-section-options = Les options
rules-broom-service-note-options = On les indique au chargement d’une partie. Ce qui ne va pas ensemble est refusé, avec la raison.
rules-broom-service-column-option = option
rules-broom-service-column-means = ce que c’est
rules-broom-service-column-front = au recto
rules-broom-service-column-back = au verso
rules-broom-service-option-board = la face du plateau, ou le fichier d’un plateau
rules-broom-service-option-storm = les nuages d’orage
rules-broom-service-option-heavy = le nombre de gros nuages
rules-broom-service-option-mountain = les tuiles Montagne et les amulettes
rules-broom-service-option-forest = les tuiles Forêt et Colline
rules-broom-service-option-extra = les tuiles supplémentaires
rules-broom-service-option-cards = les cartes Extension
rules-broom-service-choice-either = oui ou non
rules-broom-service-choice-heavy = tous ; avec nuages d’orage, moins aussi
rules-broom-service-choice-extra = oui ou non, avec tuiles Montagne
rules-broom-service-choice-always = toujours
rules-broom-service-choice-never = jamais

### End of the game

rules-broom-service-section-game-end = Fin de la partie
# Tables of points.
rules-broom-service-row-bolts = éclairs
rules-broom-service-row-amulets = amulettes
rules-broom-service-row-vp = PV
rules-broom-service-column-more = et plus
rules-broom-service-column-set = une série de
rules-broom-service-row-fours = quatre ressources différentes
rules-broom-service-row-threes = trois ressources différentes
rules-broom-service-row-cards = chaque carte Extension
rule-bs-end-bolts = Après la dernière manche, les éclairs des nuages que l’on a pris rapportent des PV : { $bolt-scale } pour aucun, un, deux, et ainsi de suite. Au-delà, on n’a pas plus que le dernier nombre.
rule-bs-end-amulets = Les amulettes rapportent { $amulet-scale } PV pour une, deux, trois.
rule-bs-end-sets = Chaque série de quatre ressources différentes rapporte { $fours } ; puis, avec ce qui reste, chaque série de trois différentes rapporte { $threes }.
rule-bs-end-cards = Chaque carte Extension que l’on a encore rapporte { $card-points }.
rule-bs-winner = Qui a le plus de PV gagne.
rule-bs-tie-break = À égalité de PV, qui a le plus de ressources, comptées ensemble, passe devant ; si là encore c’est égal, la victoire est partagée.

### Example of the end

rules-broom-service-section-example-end = Exemple : ce qui reste à la fin
rules-broom-service-example-end-before = À la fin, Jonas a 5 éclairs sur ses nuages, 4 potions orange, 3 vertes, 1 violette et 2 baguettes.
rules-broom-service-column-what = ce qui compte
rules-broom-service-example-four = orange, verte, violette et baguette
rules-broom-service-example-three = orange, verte et baguette
rules-broom-service-example-bolts = 5 éclairs
rules-broom-service-example-rest = { $resources } de reste
rules-broom-service-example-end-after = { $sum } = **{ $total } PV** en plus de ceux qu’il a déjà.

### What is public and what is hidden

rules-broom-service-section-public = Ce qui est public et ce qui est caché
rule-bs-public = Tout le monde, même qui ne fait que regarder, voit le plateau avec ses pions, ses nuages, ses tours et ses tuiles, les ressources, les PV, les nuages pris et les amulettes de chacun, les événements et les rôles ensorcelés jusqu’ici, les nombres montrés pour *Plus ou moins ?*, le nombre de choix que chacun doit encore jouer, et tout ce qui a été joué ou passé d’un « Au suivant ! ».
rule-bs-hidden = Sont cachés les choix jusqu’à ce qu’ils soient joués, les événements à venir et ceux qui ne servent pas, l’ordre des rôles à ensorceler, les poings et les décisions pour *La totale !* tant que tout le monde n’a pas décidé, et les nuages restés dans la boîte.
rule-bs-public-tiles = On voit de même les tuiles Forêt et Colline, qui garde quelle tuile Forêt et lesquelles ont servi, les cartes Extension de chacun, la taille et la carte du dessus de chaque pioche, et toute carte remise sous l’une d’elles.
rule-bs-hidden-cards = Sont cachés de même, dans les pioches, les cartes que personne n’a encore vues, et le rôle que quelqu’un a ajouté avec une tuile, jusqu’à ce qu’il soit joué.

### The map, listed

rules-broom-service-section-listed = Le plateau en listes : { $title }
rules-broom-service-note-listed = Origine de tout ce qui est sur ce plateau : { $origin }. Un plateau de votre cru est un fichier à part, à donner comme option `board`.
rules-broom-service-section-areas = Les régions
rules-broom-service-column-area = région
rules-broom-service-column-landscape = paysage
rules-broom-service-column-borders = frontières
rules-broom-service-column-there = ce qui s’y trouve
# What is there: a castle, spaces for clouds, a space for a tile, a stone circle.
rules-broom-service-castle = château
rules-broom-service-spaces = { $count ->
        [one] nuage
       *[other] { $count } nuages
    }
rules-broom-service-mountain-space = tuile Montagne
rules-broom-service-mountain-over = tuile Montagne, sur { $towers }
rules-broom-service-forest-space = tuile Forêt
rules-broom-service-hill-space = tuile Colline
rules-broom-service-circle = cercle de pierres { $letter }
rules-broom-service-section-towers = Les tours
rules-broom-service-column-tower = tour
rules-broom-service-column-looks = aspect
rules-broom-service-column-vp = PV
rules-broom-service-column-wands = baguettes
rules-broom-service-column-served-from = on y livre depuis

### The rules in short

short-rounds = Il y a { $rounds } manches. À chacune, tout le monde choisit en secret { $picks } des dix rôles.
short-turn = Qui commence le tour annonce l’un de ses choix et se déclare brave ou lâche. Dans le sens horaire, qui a choisi ce rôle aussi doit le jouer maintenant et être brave ou lâche ; tous les autres disent « Au suivant ! ».
# Beside the words “cowardly” and “brave”.
short-cowardly = l’action faible, tout de suite et à coup sûr
short-brave = l’action forte, si personne n’est brave après vous ; sinon rien
short-lead = Le dernier brave agit et commence le tour suivant ; si tous ont été lâches, celui qui avait commencé recommence. On peut tout refuser.
short-roles = Les rôles :
short-bewitched = Jouer un rôle ensorcelé coûte { $bewitched-points }.
short-map = Un pion vole vers une région qui a une frontière commune avec la sienne, ou par-dessus un plan d’eau sans nuage ; jamais sous un nuage. Une tour reçoit des potions de sa couleur depuis les régions qu’elle touche : une seule si elle est ronde, autant qu’on veut si elle est carrée.
short-clouds = Chasser un nuage coûte les baguettes qu’il indique. Ses éclairs comptent à la fin.
short-storm = Les nuages d’orage :
short-tiles = Les tuiles Montagne : la première fois qu’un de vos pions arrive sur chacune, vous prenez une amulette et pouvez utiliser la tuile.
short-forest = Les tuiles Forêt : le premier pion qui arrive prend la tuile pour son joueur. Elle sert une fois, à la place d’une action lâche ou pour choisir un rôle de plus.
short-hill = Les tuiles Colline agissent aussitôt sur chaque pion qui arrive. On ne peut pas choisir un cercle de pierres sous un nuage.
short-cards = Les cartes Extension : en étant lâche, vous pouvez, au lieu d’agir, prendre la carte du dessus d’une pioche, ou utiliser l’une des vôtres, qui va ensuite sous une pioche. Chaque carte que vous avez encore à la fin rapporte { $card-points }.
short-options = Nuages d’orage, tuiles, cartes Extension et verso du plateau sont des options ; les règles complètes en parlent.
short-events = Les événements, un par manche :
short-end = À la fin : { $bolt-scale } PV pour 0, 1, 2 … éclairs, { $amulet-scale } PV pour 1, 2, 3 … amulettes, { $fours } par série de quatre ressources différentes, { $threes } par série de trois. Qui a le plus de PV gagne ; à égalité, qui a le plus de ressources.
