# The rules of the card game, in French. See the English file for what a text may hold and which numbers it may use.

rules-card-game-idea = { $kinds } sortes de sorcières préparent des potions, chacune dans sa couleur. La partie se joue en { $rounds ->
        [one] { $rounds } courte manche
       *[other] { $rounds } courtes manches
    }. À chaque manche, vous choisissez en secret { $picks ->
        [one] { $picks } sorcière
       *[other] { $picks } sorcières
    } ; dès que quelqu’un annonce une sorcière que vous avez choisie aussi, vous devez montrer la vôtre et décider aussitôt : **lâche**, { $cowardly ->
        [one] { $cowardly } potion
       *[other] { $cowardly } potions
    } à coup sûr, ou **brave**, { $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    }, à moins que quelqu’un ne soit brave après vous. Réunir beaucoup de potions d’une même couleur rapporte, et les missions posées sur la table aussi. Qui a le plus de points de victoire (PV) gagne.
rules-card-game-scope = Voici les règles complètes telles que Broomstick les applique, pour trois à six joueurs. Broomstick est indépendant et **non officiel** : aucun des auteurs ou éditeurs du jeu n’y a pris part, et tous les textes sont de nous. La manière de choisir, de commencer un tour, de suivre et d’éliminer est la même dans tous nos jeux et se trouve sur une page à part, [le cœur commun](heart.md) ; lisez les deux ensemble.

### The words, each with its meaning

rules-card-game-word-type = type
    .meaning = la sorte d’une carte Sorcière, le feu par exemple ; il tient lieu de rôle
rules-card-game-word-stock = paquet
    .meaning = les cartes cachées d’un joueur, parmi lesquelles il fait son choix
rules-card-game-word-display = alignement
    .meaning = les cartes face visible devant un joueur, qui lui ont rapporté des potions
rules-card-game-word-pile = pioche
    .meaning = les cartes face cachée au milieu, que l’on piochera plus tard
rules-card-game-word-brave-potion = potion brave
    .meaning = la potion supplémentaire d’une carte brave ; elle n’est d’aucune couleur
rules-card-game-word-cancelled = éliminée
    .meaning = se dit d’une carte brave suivie, dans le même tour, d’une autre carte brave

### Colours, as they stand in a table

rules-card-game-colour-brown = marron
rules-card-game-colour-green = vert
rules-card-game-colour-red = rouge
rules-card-game-colour-purple = violet
rules-card-game-colour-yellow = jaune
rules-card-game-colour-blue = bleu
rules-card-game-colour-grey = gris
rules-card-game-colour-black = noir
rules-card-game-colour-white = blanc

### Components

rules-card-game-section-components = Matériel
# The table of types.
rules-card-game-column-type = type
rules-card-game-column-colour = couleur
rules-card-game-column-copies = exemplaires
rules-card-game-column-from-players = à partir de combien de joueurs
rule-cg-types = Il y a { $cards } cartes Sorcière de { $kinds } types, chaque type dans sa couleur et en autant d’exemplaires que l’indique le tableau des types. Les cartes d’un même type sont toutes pareilles.
rule-cg-type-order = Quand des types sont énumérés, et quand le programme doit prendre le premier de plusieurs, l’ordre est celui du tableau : { $type-list }.
rule-cg-players = Le jeu se joue à trois, quatre, cinq ou six. Tout autre nombre de joueurs, deux y compris, est refusé au chargement du jeu, avec les nombres permis.

### Set-up

rules-card-game-section-set-up = Mise en place
# The table of the set-up.
rules-card-game-column-players = joueurs
rules-card-game-column-types-in-play = types en jeu
rules-card-game-column-cards-in-play = cartes en jeu
rules-card-game-column-dealt = distribuées à chacun
rules-card-game-column-laid-open = face visible
rules-card-game-column-pile-at-first = pioche au début
rules-card-game-column-drawn = piochées en tout
rules-card-game-column-left = restantes à la fin
rules-card-game-note-set-up = (Les cartes face visible, la pioche, les cartes piochées et les restantes découlent des autres colonnes.)
rule-cg-types-in-play = Seuls servent les types prévus pour le nombre de joueurs : un type est en jeu à partir du nombre de joueurs que le tableau des types indique pour lui. Le reste demeure dans la boîte.
rule-cg-task-draw = Parmi les missions prévues pour ce nombre de joueurs, { $open-tasks ->
        [one] { $open-tasks } est tirée au hasard et posée face visible
       *[other] { $open-tasks } sont tirées au hasard et posées face visible
    }. Les autres ne servent pas dans cette partie.
rule-cg-deal = Les cartes en jeu sont mélangées, et chaque joueur en reçoit { $deal-3 } à trois joueurs, { $deal-4 } à quatre, { $deal-5 } à cinq, { $deal-6 } à six. Elles forment son paquet ; lui seul peut le regarder.
rule-cg-open-witches = Ensuite, on retourne face visible une carte de la pioche par joueur. Ce qui reste demeure face cachée et forme la pioche.
rule-cg-first-card = En partant du joueur qui commence la partie, et dans le sens horaire, chacun prend une des cartes face visible encore là et la met dans son alignement comme carte lâche. Dès lors, elle compte comme telle, pour les missions et pour le score.
rule-cg-first-card-forced = Si toutes les cartes face visible encore là sont d’un même type, ce qui est toujours le cas pour le dernier joueur, la carte est prise sans question.
rule-cg-starter-leads = Le joueur qui commence la partie commence aussi le premier tour de la manche 1.

### A round

rules-card-game-section-round = Une manche
rules-card-game-section-picks = Choix
rule-cg-pick-three = Pour chaque manche, chacun choisit dans son paquet { $picks ->
        [one] { $picks } sorcière
       *[other] { $picks } sorcières de { $picks } types différents
    }. Seul ce qui est choisi peut être joué dans cette manche ; le reste du paquet attend.
rule-cg-pick-fewer = Un paquet de moins de { $picks } types donne une carte de chaque type qu’il contient. (Avec les nombres habituels, aucun paquet n’est jamais vide.) La question est tout de même posée au joueur, comme aux autres.
rule-cg-default-picks = Quand le temps est écoulé pour un choix, les types de la manche précédente qui ne sont plus dans le paquet sont laissés de côté ; la graine aléatoire complète avec d’autres types du paquet, jusqu’au nombre que le joueur aurait dû choisir.

rules-card-game-section-turns = Tours
rules-card-game-note-turns = Pour commencer un tour, suivre et dire « Au suivant ! », tout se passe comme dans [le cœur commun](heart.md). On ne peut pas oublier de suivre, et il n’y a donc pas non plus de pénalité, car le programme fait respecter cette obligation : si vous avez en main la sorcière annoncée, la question vous est posée, et vous ne pouvez pas passer.
rule-cg-free-declaration = Que l’on commence le tour ou que l’on suive, on peut toujours choisir entre brave et lâche, même avec sa dernière carte et même quand personne d’autre n’en a plus.
rule-cg-cowardly-potion = Une carte lâche va aussitôt dans l’alignement de son propriétaire et vaut { $cowardly ->
        [one] { $cowardly } potion
       *[other] { $cowardly } potions
    } de sa couleur.
rule-cg-brave-potions = La carte brave qui tient encore quand tous ont répondu va dans l’alignement de son propriétaire et vaut { $brave ->
        [one] { $brave } potion
       *[other] { $brave } potions
    } de sa couleur et { $extra ->
        [one] { $extra } potion brave
       *[other] { $extra } potions braves
    }.
rule-cg-nothing-declined = Rien ne se refuse dans ce jeu : ni la première carte, ni une potion, ni une carte piochée, ni une mission remplie.
rule-cg-turn-count = Une manche compte au moins autant de tours que le plus grand choix a de cartes, c’est-à-dire presque toujours { $picks }, et au plus autant qu’il y a de types en jeu : { $types-3 }, { $types-4 }, { $types-5 } ou { $types-6 } à trois, quatre, cinq ou six joueurs.
# The table of what a card brings.
rules-card-game-column-card-played = carte jouée
rules-card-game-column-coloured-potions = potions de sa couleur
rules-card-game-column-brave-potions = potions braves
rules-card-game-row-cowardly = lâche
rules-card-game-row-brave-standing = brave, non éliminée
rules-card-game-row-brave-cancelled = brave, éliminée
# $origin says where the two numbers come from, $origin-all where their sum does.
rules-card-game-origin-of-both = { $origin } (pour leur total de { $potions } : { $origin-all })

### Example of three turns. Ivy, Kaya and Mina are women, Jonas and Luc men.

rules-card-game-section-example-turns = Exemple : trois tours à cinq joueurs
rules-card-game-example-seats = Ivy, Jonas, Kaya, Luc et Mina sont assis dans cet ordre, dans le sens horaire. Chacun a choisi trois sorcières ; Ivy commence.
rules-card-game-column-turn = tour
rules-card-game-column-called = annoncé
# The order in which the players answer.
rules-card-game-column-place = { $number ->
        [1] { $number }er
       *[other] { $number }e
    }
rules-card-game-column-leads-next = commence ensuite
# $says is “brave”, “lâche” or “au suivant”.
rules-card-game-example-play = { $name } : { $says }
rules-card-game-example-turn-1 = *Tour 1.* Ivy joue la sécurité et obtient tout de suite 1 potion rouge. Jonas a aussi le feu en main et doit donc le montrer ; il ose, mais Kaya aussi, juste après lui. La carte de Jonas est éliminée. Luc et Mina n’ont pas le feu. La carte de Kaya tient : 2 potions rouges, 1 potion brave, et c’est elle qui commence le tour suivant.
rules-card-game-example-turn-2 = *Tour 2.* Kaya prend 1 potion jaune. Mina est la seule à répondre par une carte ; après elle, personne n’a le soleil en main, elle reçoit donc 2 potions jaunes et 1 potion brave, et commence le tour suivant.
rules-card-game-example-turn-3 = *Tour 3.* Mina est éliminée par Ivy, puis Ivy, après deux « Au suivant ! », par Luc. Deux cartes sont éliminées, et Luc récolte 2 potions marron et 1 potion brave. Il commence le quatrième tour.
rules-card-game-example-so-far = Jusqu’ici, Ivy a joué deux de ses trois cartes, Jonas une, Kaya deux, Luc une et Mina deux. Sont éliminées : le feu de Jonas, les racines de Mina et celles d’Ivy.

### Cancelled cards

rules-card-game-section-cancelled = Cartes éliminées
rule-cg-cancel = Une carte brave éliminée est retournée face cachée là où elle se trouve. Elle ne participe plus à cette manche, et on ne la récupère pas pour une nouvelle tentative.
rule-cg-cancel-nothing = Une carte éliminée ne rapporte aucune potion d’aucune sorte et ne fait pas partie de l’alignement : elle ne compte pour aucune mission, ni pour le score, ni pour le départage.
rule-cg-one-brave-per-type = Quel que soit le nombre de joueurs qui osent, une seule carte brave de chaque type au plus entre dans un alignement par manche. Le nombre de cartes lâches d’un type n’est pas limité.
rule-cg-cancel-return = À la fin de chaque manche, la dernière comprise, chaque carte éliminée retourne dans le paquet de son propriétaire. Elle peut être choisie de nouveau dès la manche suivante.

### End of a round

rules-card-game-section-round-end = Fin d’une manche
rules-card-game-note-round-end = Quand tous les choix ont été joués, les cartes éliminées reviennent, on vérifie les missions, et l’on pioche de nouvelles cartes.
rule-cg-draw-three = Après chaque manche sauf la dernière, chaque joueur prend { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    } sur le dessus de la pioche pour son paquet : toutes à la fois, joueur après joueur, dans le sens horaire à partir de celui qui commencera la manche suivante. Après la dernière manche, la manche { $rounds }, personne ne pioche.
rule-cg-pile-left = La pioche suffit toujours pour cela et n’est jamais reconstituée. Le tableau de la mise en place indique combien de cartes y restent à la fin.

### Tasks

rules-card-game-section-tasks = Missions
# $origin is that of the points.
rules-card-game-note-task-points = Chaque mission vaut { $task-points } PV ({ $origin }) et demande quelques couleurs, avec un nombre minimum de potions pour chacune.
# The table of tasks.
rules-card-game-column-task = mission
rules-card-game-column-needs = demande au moins
rules-card-game-column-needs-origin = origine de la demande
rules-card-game-need = { $role } { $count }
rules-card-game-note-task-choice = Les missions face visible viennent donc de { $tasks-3 } missions à trois joueurs, { $tasks-4 } à quatre, { $tasks-5 } à cinq et { $tasks-6 } à six.
rule-cg-task-needs = Un joueur remplit une mission quand les potions de son alignement atteignent ou dépassent tous les nombres qu’elle indique, couleur par couleur.
rule-cg-task-no-brave = Les potions braves n’ont pas de couleur et n’aident jamais à remplir une mission. Les potions de couleur d’une carte brave, elles, comptent.
rule-cg-task-check = Les missions ne sont vérifiées qu’à la fin d’une manche, et après chaque manche, la dernière comprise. Y arriver en premier pendant la manche n’apporte rien.
rule-cg-task-shared = Tous ceux qui remplissent une mission face visible lors de la même vérification la remportent en entier, { $task-points } PV chacun, quel que soit leur nombre.
rule-cg-task-several = Une mission ne consomme pas de potions : un joueur peut donc remporter plusieurs missions, et même toutes, lors d’une même vérification.
rule-cg-task-gone = Une mission remportée par au moins un joueur est retirée après cette vérification, et aucune autre ne la remplace. Qui la remplirait lors d’une manche ultérieure arrive trop tard.

### End of the game

rules-card-game-section-game-end = Fin de la partie
# The scale, and the table of other points.
rules-card-game-column-potions-of-one-colour = potions d’une couleur
rules-card-game-column-each-further = chaque suivante
rules-card-game-column-vp = PV
rules-card-game-row-brave-potion = chaque potion brave
rules-card-game-row-task = chaque mission remportée
rules-card-game-note-house-numbers = (Les nombres maison concordent avec le total de l’exemple de décompte imprimé, qui est celui ci-dessous.)
rule-cg-four-rounds = La partie se termine après la manche { $rounds }, une fois ses missions vérifiées. Les cartes restées dans les paquets et dans la pioche n’ont aucune valeur.
rule-cg-score-colours = Les potions de chaque couleur d’un alignement sont comptées séparément, et chaque nombre rapporte ce qu’indique le barème ; au-delà de { $scale-end }, chaque potion de plus ajoute { $scale-more } PV.
rule-cg-score-brave = Chaque potion brave d’un alignement vaut { $brave-points } PV.
rule-cg-score-total = Le score d’un joueur est la somme de toutes les couleurs, plus les potions braves, plus { $task-points } PV par mission remportée. Rien n’est jamais retranché.
rule-cg-score-so-far = En cours de partie, le score provisoire de chaque joueur est visible de tous : une carte lâche compte dès qu’elle est jouée, une carte brave à la fin de son tour, une mission dès la vérification où elle a été remportée.
rule-cg-tie-break = Qui a le plus de PV gagne. Entre joueurs à égalité de PV, celui qui a le moins de cartes dans son alignement, la première comprise, est devant ; si là aussi il y a égalité, ils gagnent ensemble.

### Example of a score. Mina is a woman.

rules-card-game-section-example-score = Exemple : le score de Mina
rules-card-game-example-display = L’alignement de Mina compte treize cartes, dont sa première ; cinq d’entre elles sont braves.
rules-card-game-column-brave-cards = cartes braves
rules-card-game-column-cowardly-cards = cartes lâches
rules-card-game-column-potions = potions
# A type and its colour.
rules-card-game-example-colour = { $role } ({ $colour })
# $needs lists what the task needs.
rules-card-game-example-task = mission { $task } ({ $needs })
# $sum is an addition, such as 4 + 1 + 8.
rules-card-game-example-sum = { $sum } = **{ $points } PV**.

### What is public and what is hidden

rules-card-game-section-public = Ce qui est public et ce qui est caché
rule-cg-public = Tout le monde, spectateurs compris, voit les alignements, les missions, les sorcières face visible, la taille de chaque paquet et de la pioche, combien de cartes choisies chaque joueur doit encore jouer, tout ce qui a été joué jusque-là, chaque « Au suivant ! » et quelles cartes ont été éliminées.
rule-cg-hidden = Sont cachés l’ordre de la pioche et, à tous sauf à son propriétaire, chaque paquet avec les cartes piochées qui s’y ajoutent et chaque carte choisie jusqu’à ce qu’elle soit jouée.
rule-cg-cancel-known = Comme une carte éliminée retourne à son propriétaire, tout le monde sait que ce paquet contient une carte de ce type, et continue de le savoir jusqu’à la prochaine fois que ce joueur joue ce type. Si cette carte est éliminée elle aussi, on le sait de nouveau.
rule-cg-pile-shown = Quand la partie est terminée, les cartes qui restaient dans la pioche sont montrées.

### The rules in short. $players is the number of players.

short-rounds = { $rounds ->
        [one] La partie compte { $rounds } manche.
       *[other] La partie compte { $rounds } manches.
    } À chaque manche, chacun choisit en secret dans son paquet { $picks ->
        [one] { $picks } sorcière.
       *[other] { $picks } sorcières de types différents.
    }
short-turn = Le premier joueur annonce une des sorcières qu’il a choisies et dit brave ou lâche. Dans le sens horaire, qui a choisi ce type aussi doit le jouer maintenant et dire brave ou lâche ; tous les autres disent « Au suivant ! ».
# Beside the words “lâche” and “brave”.
short-cowardly = { $cowardly ->
        [one] { $cowardly } potion
       *[other] { $cowardly } potions
    } de la couleur du type, tout de suite et à coup sûr
short-brave = { $brave ->
        [one] { $brave } potion
       *[other] { $brave } potions
    } de la couleur du type et { $extra ->
        [one] { $extra } potion brave
       *[other] { $extra } potions braves
    }, si personne n’est brave après vous ; sinon votre sorcière est éliminée : elle ne rapporte rien et revient dans votre paquet à la fin de la manche
short-lead = Le dernier à avoir été brave commence ensuite ; si personne ne l’a été, celui qui avait commencé recommence.
short-round-end = Quand tous les choix sont joués, la manche est finie. On vérifie les missions et, sauf après la dernière manche, chacun pioche { $draw ->
        [one] { $draw } carte.
       *[other] { $draw } cartes.
    }
short-tasks = Tous ceux qui ont les potions d’une mission à la fin d’une manche la remportent, et elle disparaît. Les potions braves n’ont pas de couleur et n’aident pour aucune mission, mais chacune vaut { $brave-points } PV à la fin.
short-scale = Les potions d’une même couleur valent :
short-winner = Qui a le plus de PV gagne ; à égalité, c’est le moins de cartes dans l’alignement qui l’emporte.
short-witches = Les sorcières en jeu à { $players } joueurs, et le nombre de cartes de chacune :
short-task-list = { $open-tasks ->
        [one] Les missions, dont { $open-tasks } est tirée pour une partie :
       *[other] Les missions, dont { $open-tasks } sont tirées pour une partie :
    }
