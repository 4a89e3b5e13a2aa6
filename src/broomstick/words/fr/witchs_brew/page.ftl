# Words of the page for Witch's Brew. Said in web/src/games/witchs-brew.

### The table

page-brew-gold = or
page-brew-vials = fioles
page-brew-ravens-name = corbeaux
page-brew-any = { $count } au choix
page-brew-any-long = { $count ->
        [one] { $count } ingrédient au choix
       *[other] { $count } ingrédients au choix
    }
page-brew-cards = { $count ->
        [0] plus de carte
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
page-brew-owes = { $count } à perdre
page-brew-no-potions = pas encore de potion
page-brew-ravens = Corbeaux : { $count } sur { $most }
page-brew-ravens-end = La partie finit après la manche où se pose le corbeau { $most }.
page-brew-ravens-landed = { $count } corbeaux se sont posés
page-brew-ravens-last = La partie finit après cette manche.
page-brew-barred = Interdit
page-brew-barred-are = Interdit : { $roles }
page-brew-stacks = Piles
page-brew-empty = épuisée
page-brew-left = { $count ->
        [one] reste { $count }
       *[other] reste { $count }
    }
page-brew-next = puis
page-brew-top = au-dessus
page-brew-lies = or sur l’étagère
page-brew-lacks = manque { $count }
page-brew-book = Grimoire
page-brew-books = Grimoires
page-brew-unseen = { $count ->
        [0] tous vus
        [one] { $count } jamais vu
       *[other] { $count } jamais vus
    }
page-brew-books-how = Après chaque manche, le grimoire du dessus passe sous la pile, utilisé ou non.
page-brew-books-unseen = Personne ne sait encore où ils sont :
page-brew-book-hidden = face cachée, jamais vu
page-brew-book-open = ouvert
page-brew-stack-how = { $count ->
        [0] Il ne reste rien.
        [one] Il reste { $count } carte. Seule celle du dessus est à prendre.
       *[other] Il reste { $count } cartes. Seule celle du dessus est à prendre.
    }
page-brew-shelf-now = { $have } sur l’étagère, manque encore { $count }.

### The decision

page-brew-hand = { $who ->
        [you] Vos rôles
       *[other] Rôles : { $name }
    }
# Where words in names of roles may be broken on a narrow card.
page-brew-breaks = dres|seur chas|seur cueil|leuse alchi|miste assis|tant magi|cien sor|cière
page-brew-full = action entière
page-brew-favour = faveur
page-brew-commit-full = Réclamer l’action
page-brew-commit-favour = Prendre la faveur
page-brew-choose-role = Choisissez d’abord un rôle.
page-brew-not-brave = L’action entière n’est pas possible ici.
page-brew-not-cowardly = Pas de faveur ici : qui commence le tour réclame l’action entière.
page-brew-for = contre
page-brew-from-others = { $goods } pris aux autres
page-brew-cannot = Impossible en l’état actuel.
page-brew-poor = impossible pour l’instant
page-brew-hand-size = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-brew-risk = { $after } à parler encore ; { $count ->
        [one] { $count } peut { $who ->
                [you] vous la prendre
               *[other] la prendre à { $name }
            } : { $names }.
       *[other] { $count } peuvent { $who ->
                [you] vous la prendre
               *[other] la prendre à { $name }
            } : { $names }.
    }
page-brew-short-alchemist = 1 au choix → { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
page-brew-short-assistant = { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } → { $count } au choix
page-brew-short-brewer = de même, +{ $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
page-brew-short-warlock = jeter { $spell }
page-brew-short-cutpurse = { $share } de tout l’or
page-brew-short-begging-monk = { $share } des ingrédients
page-brew-risk-next = Resterait la carte suivante pour { $name } : { $points }.
page-brew-past-out = rien
page-brew-past-now = sur le point d’agir
page-brew-past-cannot = impossible alors
page-brew-past-without = sans s’en servir
page-brew-ask-lead = { $who ->
        [you] Vous commencez le tour.
       *[other] { $name } commence le tour.
    } Avec quel rôle ?
page-brew-ask-lead-one = { $who ->
        [you] Vous commencez
       *[other] { $name } commence
    } avec { $role }.
page-brew-ask-follow = { $who ->
        [you] Vous avez aussi { $role }.
       *[other] { $name } a aussi { $role }.
    } Action entière ou faveur ?
page-brew-ask-take = { $count ->
        [one] Prendre { $count } ingrédient
       *[other] Prendre { $count } ingrédients
    }
page-brew-ask-sell = Quel ingrédient changer en or ({ $count }) ?
page-brew-ask-take-gold = Prendre de l’or ({ $count }) ?
page-brew-ask-fill-vials = Remplir des fioles ?
page-brew-ask-buy = Acheter { $potion } ?
page-brew-ask-buy-any = Quel chaudron ?
page-brew-ask-pay = Payer { $potion } : { $count ->
        [one] { $count } ingrédient de n’importe quelle couleur
       *[other] { $count } ingrédients de n’importe quelles couleurs
    }
page-brew-ask-bottle = Encore un ingrédient, dans une fiole ?
page-brew-ask-collect = Prendre à tous les autres pour { $potion } ?
page-brew-ask-add = Manque { $count } pour { $potion }. Compléter ?
page-brew-ask-lose = { $count ->
        [one] { $who ->
            [you] Vous perdez
           *[other] { $name } perd
        } { $count } ingrédient, pris par { $winner }. Lequel ?
       *[other] { $who ->
            [you] Vous perdez
           *[other] { $name } perd
        } { $count } ingrédients, pris par { $winner }. Lesquels ?
    }
page-brew-decline = Renoncer
page-brew-decline-how = On ne paie rien et on n’a rien. Qui a gagné le tour commence quand même le suivant.
page-brew-sealed = Sous scellé jusqu’à ce que tous aient choisi
page-brew-sealed-how = { $choice }. Personne d’autre ne le voit avant que tous aient choisi.

### The payment tray

page-brew-tray = Sur le plateau
page-brew-tray-have = De quoi payer
page-brew-tray-supply = De la réserve
page-brew-tray-add = Ajouter 1 { $thing }
page-brew-tray-out = Retirer 1 { $thing }
page-brew-tray-full = Le plateau est plein : retirez d’abord quelque chose.
page-brew-tray-none = Il n’en reste plus : { $thing }.
page-brew-tray-not = Pas possible ici : { $thing }. Au-delà de cinq, on va couleur par couleur.
page-brew-tray-missing = Encore { $count } à choisir

### Picking

page-brew-pick-title = { $count ->
        [one] Choisissez { $count } rôle pour la manche { $round }
       *[other] Choisissez { $count } rôles pour la manche { $round }
    }
page-brew-pick-grid = Rôles
page-brew-pick-missing = { $count ->
        [one] Il manque encore { $count } rôle.
       *[other] Il manque encore { $count } rôles.
    }
page-brew-pick-gone = Interdit cette manche : { $roles }.

### Tips

page-brew-tip-card = { $price } → { $points }
page-brew-tip-full = Action entière : { $does }.
page-brew-tip-favour = Faveur : { $does }.
page-brew-tip-now = { $who ->
        [you] Pour vous maintenant
       *[other] Pour { $name } maintenant
    } : { $full } ; en faveur { $favour }.
page-brew-tip-barred = Personne ne peut le choisir pendant cette manche.
page-brew-tip-stack-role = S’obtient avec { $role }, ou par un sort.
page-brew-tip-shelf-role = S’obtient avec { $role } seulement.
page-brew-tip-known = Connus en dessous : { $spells }.
page-brew-tip-unseen = Jamais vus : { $spells }.
page-brew-tip-ravens = La partie finit après la manche où assez de corbeaux se sont posés, ou après la manche { $sets }.
page-brew-tip-ingredient = Les ingrédients achètent des chaudrons ; l’alchimiste les change en or, et un de reste devient une fiole à côté d’un chaudron.
page-brew-tip-gold = L’or paie des fioles, des ingrédients, et les faveurs des rôles à chaudron ({ $more } chacune).
page-brew-tip-vials = Chaque fiole vaut 1 PV.
page-brew-tip-potions = Potions : { $name }
page-brew-tip-points = Chaudrons { $cauldrons }, étagères { $shelves }, fioles { $vials }.
page-brew-tip-round = À chaque manche, chacun choisit en secret { $picks } rôles sur douze et les joue tous.
page-brew-tip-leading = Choisit un rôle et réclame son action entière.
page-brew-tip-acting = Fait son action maintenant.
page-brew-tip-brave = Réclame l’action entière : { $does }. Qui la réclame ensuite la lui prend.
page-brew-tip-won = A eu l’action entière : { $does }.
page-brew-tip-cowardly = A eu la faveur tout de suite : { $does }.
page-brew-tip-out = A réclamé l’action entière et n’a rien : quelqu’un l’a réclamée après.
page-brew-tip-next = N’a pas { $role } en main cette manche.
page-brew-tip-wait = Doit encore parler, avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main que personne d’autre ne connaît. Qui a { $role } doit jouer cette carte.
page-brew-tip-later = Parle dès qu’un rôle est appelé. { $count ->
        [0] Pas de carte en main.
        [one] { $count } carte en main.
       *[other] { $count } cartes en main.
    }
page-brew-tip-idle = Se joue quand { $who ->
        [you] vous commencez
       *[other] { $name } commence
    } le tour avec, ou quand quelqu’un l’appelle.

### Text mode and the end

page-brew-text-role = Action entière : { $full }. Faveur : { $favour }
page-brew-end-cauldrons = chaudrons
page-brew-end-shelves = étagères
page-brew-end-vials = fioles
page-brew-end-ravens = { $count ->
        [one] { $count } corbeau posé
       *[other] { $count } corbeaux posés
    } en { $round ->
        [one] { $round } manche.
       *[other] { $round } manches.
    }

### What one plays for, above the table

page-goal = Le plus de points quand { $ravens } corbeaux se sont posés : par les chaudrons, les étagères et les fioles.
