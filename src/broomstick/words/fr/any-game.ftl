# What is said of a game that does not say it in words of its own, in French.

role-UNKNOWN = { $name }
    .gender = m
    .long = rôle { $name }
    .the = le rôle { $name }

round-of = Manche { $round }

stands-before = Avant la manche 1. { $who ->
        [you] Vous commencerez.
       *[other] { $name } commencera.
    }
stands-picking = Manche { $round }, choix des rôles. { $who ->
        [you] Ensuite, vous commencerez.
       *[other] Ensuite, { $name } commencera.
    }
stands-leading = Manche { $round }, tour { $turn }. { $who ->
        [you] C’est à vous de commencer.
       *[other] C’est à { $name } de commencer.
    }
stands-called = Manche { $round }, tour { $turn }. { $who ->
        [you] Vous commencez avec { $role-the }.
       *[other] { $name } commence avec { $role-the }.
    }
table-hand = À jouer dans cette manche : { $roles }.
table-hand-empty = Plus aucun choix à jouer.
table-holds = { $count ->
        [0] Plus aucun choix à jouer.
       *[other] { $count } choix à jouer.
    }
who-cards = { $count } choix en main

ask-pick = Choisissez { $count ->
        [one] { $count } rôle
       *[other] { $count } rôles différents
    } pour cette manche :
ask-pick-between = Choisissez de { $fewest } à { $most } rôles différents pour cette manche :
ask-lead = C’est à vous de commencer. Avec quel rôle, brave ou lâche ?
ask-follow = On annonce { $role }, et vous l’avez aussi. Brave ou lâche ?
ask-any = Que faites-vous ?

risk = Qui peut encore vous souffler l’action entière : { $names }.
risk-one = { $name } ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
risk-none = Personne ne peut plus vous souffler l’action entière.
risk-out = En étant brave, vous éliminez le rôle joué par { $name }.

same-gone = Impossible de faire pareil : { $roles } ne peut pas être choisi.

result-row = { $place }. { $name } : { $points }.
