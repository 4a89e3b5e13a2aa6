# What the prompt says of Witch's Brew alone, in French.

### The story

# Several who lose the same to a cutpurse, one after another.
together-loses-gold = { $name } : { $gold ->
        [one] { $gold } pièce d’or perdue par personne
       *[other] { $gold } pièces d’or perdues par personne
    } au profit de l’étagère.

### Where the game stands

# What lies before a player: goods, potion cards, picks left.
table-player = { $name } : { $points }. { $goods }.
table-cards = Potions : { $cards }.
# A stack: $worth is what its top card brings, $price what that takes; then the card below.
stack-top = { $potion } : { $worth } pour { $price }.
stack-lying = Déjà dessus : { $lying } ; il manque { $missing }.
stack-lacking = { $count ->
        [0] Vous avez ce qu’il faut.
       *[other] Il vous en manque { $count }.
    }
stack-then = Ensuite { $worth } pour { $price } ; { $count ->
        [one] { $count } carte dessous.
       *[other] { $count } cartes dessous.
    }
stack-last = C’est la dernière.
stack-empty = { $potion } : épuisé.
table-book = Grimoire : { $spell } ({ $does }).
table-books = Ensuite { $books }.
books-unseen = { $count ->
        [one] { $count } inconnu
       *[other] { $count } inconnus
    }
# A spell's name and what it does.
spell-named = { $spell }, { $does }
table-ravens = Corbeaux : { $count } sur { $most } ; quand il y en a { $most }, la manche est la dernière.
table-barred = Rôles interdits pour cette manche : { $roles }.
table-own = { $who ->
        [you] Vous avez { $goods }.
       *[other] { $name } a { $goods }.
    }

### Questions

ask-lead = C’est à vous de commencer. Avec quel rôle ? Qui commence est brave.
# $role is the role, $does what its full action or its favour is.
ask-full = { $role }, action entière : { $does }.
ask-favour = { $role }, faveur : { $does }.
ask-bottle = Vous pouvez mettre un ingrédient de plus dans une fiole.
ask-add-gold = { $missing ->
        [0] Tout l’or nécessaire est sur l’étagère.
        [one] Il manque { $missing } pièce d’or sur l’étagère. L’ajoutez-vous ?
       *[other] Il manque { $missing } pièces d’or sur l’étagère. Combien en ajoutez-vous ?
    }
ask-add = { $missing ->
        [0] Tous les ingrédients nécessaires sont sur l’étagère.
        [one] Il manque { $missing } ingrédient sur l’étagère. En ajoutez-vous un ?
       *[other] Il manque { $missing } ingrédients sur l’étagère. Lesquels ajoutez-vous ?
    }
ask-lose = { $count ->
        [one] Vous devez { $count } ingrédient au moine mendiant. Lequel ?
       *[other] Vous devez { $count } ingrédients au moine mendiant. Lesquels ?
    }
pick-worth = brave { $brave } ; lâche { $cowardly }

### Answers that are none

same-gone = Impossible de faire pareil : { $roles }, interdit pour cette manche.

### The end

result-row = { $place }. { $name } : { $points } (chaudrons { $cauldrons }, étagères { $shelves }, fioles { $vials } ; ingrédients et or { $left }).

### Drawn in colour

word-stacks = Piles
word-players = À la table
word-book = Grimoire
word-ravens = corbeaux
word-gold = or
word-vials = fioles
word-potions = potions
word-cauldrons = chaudrons
word-shelves = étagères
word-left = reste
word-full = action entière
word-favour = faveur
# The column with what a card takes, and the one with the card below it.
word-price = prix
word-then = puis
word-enough = assez
word-missing = manque { $count }
word-cannot = impossible
word-any-cauldron = un chaudron
word-any = toute couleur
# The shelves where there is little room.
word-gold-shelf = or
word-ingredient-shelf = ingrédients
word-empty = épuisé
word-cards-left = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
