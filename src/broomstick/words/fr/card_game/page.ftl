# Words of the page for the card game. Said in web/src/games/card-game.

### Everywhere

page-brave-potions = potions braves

### The table

page-stick-first = Premières cartes
page-tasks = Missions
page-task = Mission { $task }
page-task-needs = Potions nécessaires
page-task-near = { $name } : { $have } sur { $size }
page-task-done = remplie
page-displays = Alignements
page-display = Alignement : { $name }
page-in-stock = { $count } en paquet
page-in-hand = { $count } en main

### The decision

page-hand = { $who ->
        [you] Vos sorcières
       *[other] Sorcières : { $name }
    }
page-hand-stock = d’un paquet de { $count }
page-open-witches = Sorcières face visible
page-ask-take = Une sorcière à prendre comme première carte
page-ask-take-more = Elle rapporte aussitôt une potion. La dernière sorcière revient à qui choisit en dernier.
page-ask-lead = { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    } Quelle sorcière, et brave ou lâche ?
page-ask-lead-one = { $who ->
        [you] Vous commencez avec { $role }.
       *[other] { $name } commence avec { $role }.
    } Brave ou lâche ?
page-ask-follow = { $who ->
        [you] Vous avez { $role }.
       *[other] { $name } a { $role }.
    } Brave ou lâche ?
page-choose-witch = Choisissez d’abord une sorcière.
page-not-brave = Ici, on ne peut pas être brave.
page-not-cowardly = Ici, on ne peut pas être lâche : qui commence le tour doit être brave.
page-card-back = revient au paquet après la manche

### Picking

page-pick-title = { $count ->
        [one] Choisissez une sorcière pour la manche { $round }
       *[other] Choisissez { $count } sorcières pour la manche { $round }
    }
page-pick-grid = Sorcières du paquet
page-pick-have = { $count } en paquet

### The end

page-end-colours = couleurs
page-end-brave = potions braves
page-end-tasks = missions

### Regarder en arrière

page-open-stock = paquet

### Tips: what everything on the table is

page-tip-card-brave = Brave : { $gain }, si personne n’est brave après { $who ->
        [you] vous
       *[other] { $name }
    }.
page-tip-card-cowardly = Lâche : { $gain }, tout de suite.
page-tip-card-idle = Elle se joue quand { $who ->
        [you] vous commencez
       *[other] { $name } commence
    } le tour avec elle, ou quand quelqu’un l’appelle.
page-tip-card-always = Toute sorcière : lâche, { $cowardly ->
        [one] { $cowardly } potion
       *[other] { $cowardly } potions
    } de sa couleur ; brave, { $brave } et { $extra ->
        [one] { $extra } potion brave
       *[other] { $extra } potions braves
    }.
page-tip-card-copies = Cette partie compte { $count } de ces cartes{ $own ->
        [0]  ; aucune n’est { $who ->
            [you] dans votre paquet.
           *[other] chez { $name }.
        }
       *[other] , dont { $own } { $who ->
            [you] dans votre paquet.
           *[other] chez { $name }.
        }
    }
page-tip-card-copies-all = Cette partie compte { $count } de ces cartes.
page-tip-card-known = On sait qui en a une : { $names }.
page-tip-card-unknown = On ne sait de personne d’autre que l’une d’elles est dans son paquet.
page-tip-task-wants = Demande { $potions }. Vaut { $points } à chaque personne qui les a à la fin d’une manche ; ensuite elle disparaît. Les potions braves ne comptent pas.
page-tip-task-missing = { $name } : { $have } sur { $size } ; manque { $missing }.
page-tip-task-full = { $name } : tout y est.
page-tip-potions-worth = Vaut { $points } pour l’instant. La suivante rapporte { $more }.
page-tip-potions-scale = Autant d’une couleur, à partir de 1 : { $scale } PV ; chaque suivante { $more } PV.
page-tip-brave-worth = Vaut { $points }, soit { $each } chacune. Elles n’ont pas de couleur et n’aident à aucune mission.
page-tip-points-from = Couleurs { $colours }, potions braves { $brave }, missions { $tasks }.
page-tip-stock = Cartes : { $name }
page-tip-stock-size = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en paquet, que personne d’autre ne voit.
page-tip-stock-known = On sait que s’y trouvent : { $cards }.
page-pile = Pioche
page-tip-pile = Dans la pioche : { $count ->
        [one] { $count } carte, face cachée.
       *[other] { $count } cartes, face cachée.
    }
page-tip-pile-draw = Après chaque manche sauf la dernière, tout le monde en pioche { $draw }.
page-tip-round-picks = À chaque manche, tout le monde choisit { $picks } sorcières en secret et les joue toutes.
page-tip-perch-brave = Espère { $gain }, sauf si quelqu’un après est brave aussi.
page-tip-perch-won = Personne n’a été brave après : a pris { $potions }.
page-tip-perch-cowardly = A pris tout de suite { $potions }. Personne ne peut rien y changer.
page-tip-perch-out = N’obtient rien. La carte revient au paquet après la manche, et tout le monde le sait.
page-tip-perch-next = N’a pas en main { $role } à cette manche.
page-tip-perch-leading = Choisit maintenant une sorcière, et sera brave ou lâche avec elle.
page-tip-perch-wait = Va encore parler, avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main que personne d’autre ne connaît. Qui a { $role } doit la jouer.
page-tip-perch-later = Parlera quand une sorcière aura été appelée. { $count ->
        [0] Aucune carte en main.
        [one] { $count } carte en main.
       *[other] { $count } cartes en main.
    }
page-tip-perch-first = L’un après l’autre, chacun prend comme première carte une des sorcières face visible.
page-tip-missing = { $count ->
        [one] Il manque encore une sorcière.
       *[other] Il manque encore { $count } sorcières.
    } Chaque sorcière doit être d’un autre type.
page-tip-same-gone = Plus dans votre paquet : { $roles }.

### Help with a decision

page-pick-known = connues en paquet :

### Text mode

page-text-pick = { $have } en paquet. Brave : { $brave }. Lâche : { $cowardly }
page-text-stock = Dans le paquet : { $cards }.

### Settings, motion and sound

page-commit-brave = Jouer brave
page-commit-cowardly = Jouer lâche
page-commit-take = Prendre { $role }

### What one plays for, above the table

page-goal = Le plus de points après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } : beaucoup de potions d’une même couleur, des missions, et { $brave } par potion brave.
