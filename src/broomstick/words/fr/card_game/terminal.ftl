# What the prompt says of the card game alone, in French.

### The story

round-of = Manche { $round } sur { $rounds }
# Several who draw the same number of cards, one after another; “vous” may be among them, so no verb agrees.
together-draws-cards = { $name } : { $count ->
        [one] { $count } carte piochée par personne.
       *[other] { $count } cartes piochées par personne.
    }

### Where the game stands

stands-before = Avant la manche 1. { $who ->
        [you] Vous commencerez.
       *[other] { $name } commencera.
    }
stands-picking = Manche { $round } sur { $rounds }, choix des sorcières. { $who ->
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

# Rows and columns of the table.
table-player = { $name } : { $points }. { $potions }.
table-holds = { $count ->
        [0] Plus aucun choix à jouer
       *[other] { $count } choix à jouer
    }
table-in-stock = { $count ->
        [one] { $count } carte dans le paquet
       *[other] { $count } cartes dans le paquet
    }
table-no-potions = Pas encore de potion
table-potions = Potions : { $potions }
table-task = Mission { $task } ({ $points }) : { $needs }. { $missing ->
        [0] Tout y est.
       *[other] Il en manque { $missing }.
    }
table-task-open = Mission { $task } ({ $points }) : { $needs }.
table-task-need = { $role } { $have } sur { $need }
# Every other player, and how many potions each lacks.
table-task-others = Autour de la table, il manque : { $others }.
table-task-other = { $name } ({ $missing })
table-no-tasks = Il ne reste aucune mission.
table-pile = { $count ->
        [0] La pioche est vide.
        [one] { $count } carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
table-open = Cartes visibles : { $cards }.
table-stock = Dans le paquet : { $cards }.
table-stock-besides = Et dans le paquet : { $cards }.

word-brave = brave
word-stock = paquet
word-tasks = Missions
word-displays = Alignements
word-cards = cartes
word-colours = couleurs
word-to-go = { $count ->
        [0] complet
       *[other] manque { $count }
    }

### Who is who

who-cards = { $count } choix en main

### Questions

ask-pick = Choisissez { $count ->
        [one] { $count } sorcière
       *[other] { $count } sorcières différentes
    } pour cette manche :
ask-lead = C’est à vous de commencer. Avec quelle sorcière ? Brave ou lâche ?
ask-take = Quelle carte visible prenez-vous comme première carte de votre alignement ?
risk = Qui peut encore éliminer votre sorcière : { $names }.
risk-none = Personne ne peut plus éliminer votre sorcière.
risk-out = En étant brave, vous éliminez celle jouée par { $name }.
pick-worth = lâche { $cowardly }, brave { $brave }
pick-cards = ×{ $count }

### Answers that are none

same-gone = Impossible de faire pareil : il ne vous reste aucune carte de type { $roles }.

### The end

result-row = { $place }. { $name } : { $points } (couleurs { $colours }, potions braves { $brave }, missions { $tasks } ; { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }).

### Drawn in colour

# Over the columns of players, how many potions each still lacks for a task.
word-lacking = manque
