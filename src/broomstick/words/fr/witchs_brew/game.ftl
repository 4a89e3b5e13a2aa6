# Words of Witch's Brew, in French.


### The roles. A role's forms: its two letters, its gender, its name in full, with and without article.

role-wolf-keeper = loups
    .letters = Lo
    .gender = m
    .long = dresseur de loups
    .the = le dresseur de loups
role-snake-hunter = serpents
    .letters = Se
    .gender = m
    .long = chasseur de serpents
    .the = le chasseur de serpents
role-herb-collector = herbes
    .letters = He
    .gender = f
    .long = cueilleuse d’herbes
    .the = la cueilleuse d’herbes
role-alchemist = alchimiste
    .letters = Al
    .gender = m
    .long = alchimiste
    .the = l’alchimiste
role-fortune-teller = voyante
    .letters = Vo
    .gender = f
    .long = voyante
    .the = la voyante
role-assistant = assistant
    .letters = As
    .gender = m
    .long = assistant
    .the = l’assistant
role-wizard = magicien
    .letters = Ma
    .gender = m
    .long = magicien
    .the = le magicien
role-witch = sorcière
    .letters = So
    .gender = f
    .long = sorcière
    .the = la sorcière
role-druid = druide
    .letters = Dr
    .gender = m
    .long = druide
    .the = le druide
role-warlock = mage
    .letters = No
    .gender = m
    .long = mage noir
    .the = le mage noir
role-cutpurse = coupe-bourse
    .letters = Co
    .gender = m
    .long = coupe-bourse
    .the = le coupe-bourse
role-begging-monk = moine
    .letters = Mo
    .gender = m
    .long = moine mendiant
    .the = le moine mendiant

### What the roles do: the full action, the favour. $full and $favour are the numbers of the two, $price what is paid.

does-wolf-keeper =
    .full = prendre { $full ->
        [one] { $full } rouge
       *[other] { $full } rouges
    }
    .favour = prendre { $favour ->
        [one] { $favour } rouge
       *[other] { $favour } rouges
    }
does-snake-hunter =
    .full = prendre { $full ->
        [one] { $full } blanc
       *[other] { $full } blancs
    }
    .favour = prendre { $favour ->
        [one] { $favour } blanc
       *[other] { $favour } blancs
    }
does-herb-collector =
    .full = prendre { $full ->
        [one] { $full } vert
       *[other] { $full } verts
    }
    .favour = prendre { $favour ->
        [one] { $favour } vert
       *[other] { $favour } verts
    }
does-alchemist =
    .full = 1 ingrédient au choix → { $full ->
        [one] { $full } pièce d’or
       *[other] { $full } pièces d’or
    }
    .favour = 1 ingrédient au choix → { $favour ->
        [one] { $favour } pièce d’or
       *[other] { $favour } pièces d’or
    }
does-fortune-teller =
    .full = { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } → { $full ->
        [one] { $full } fiole
       *[other] { $full } fioles
    }
    .favour = { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } → { $favour ->
        [one] { $favour } fiole
       *[other] { $favour } fioles
    }
does-assistant =
    .full = { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } → { $full ->
        [one] { $full } ingrédient au choix
       *[other] { $full } ingrédients au choix
    }
    .favour = { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } → { $favour ->
        [one] { $favour } ingrédient au choix
       *[other] { $favour } ingrédients au choix
    }
does-wizard =
    .full = acheter le premier chaudron de cuivre
    .favour = de même, pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } de plus
does-witch =
    .full = acheter le premier chaudron de fer
    .favour = de même, pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } de plus
does-druid =
    .full = acheter le premier chaudron d’argent
    .favour = de même, pour { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    } de plus
does-warlock =
    .full = jeter le sort du grimoire
    .favour = prendre { $favour ->
        [one] { $favour } pièce d’or
       *[other] { $favour } pièces d’or
    }
# $share is the part of what each of the others has: a third, a quarter.
does-cutpurse =
    .full = { $share } de l’or des autres va sur l’étagère de l’or
    .favour = perdre { $favour } or de moins
does-begging-monk =
    .full = { $share } des ingrédients des autres va sur l’étagère des ingrédients
    .favour = perdre { $favour ->
        [one] 1 ingrédient
       *[other] { $favour } ingrédients
    } de moins

# One part in so many.
part = { $number ->
        [1] la totalité
        [2] la moitié
        [3] un tiers
        [4] un quart
       *[other] 1/{ $number }
    }

### Ingredients. Forms: so many of one, the letter on it, what it is.

ingredient-red = rouge
    .letter = R
    .long = sang de loup
    .counted = { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
ingredient-green = vert
    .letter = V
    .long = suc d’herbes
    .counted = { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
ingredient-white = blanc
    .letter = B
    .long = venin de serpent
    .counted = { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }

### Stacks of potion cards. Forms: in full, with articles.

potion-copper = cuivre
    .long = chaudron de cuivre
    .the = le chaudron de cuivre
    .a = un chaudron de cuivre
potion-iron = fer
    .long = chaudron de fer
    .the = le chaudron de fer
    .a = un chaudron de fer
potion-silver = argent
    .long = chaudron d’argent
    .the = le chaudron d’argent
    .a = un chaudron d’argent
potion-gold-shelf = or
    .long = étagère de l’or
    .the = l’étagère de l’or
    .a = une étagère de l’or
potion-ingredient-shelf = ingrédients
    .long = étagère des ingrédients
    .the = l’étagère des ingrédients
    .a = une étagère des ingrédients

### Spell books, and what each does. $count is its number: ingredients taken, or vials.

spell-copia = Copia
    .does = { $count ->
        [one] { $count } ingrédient au choix
       *[other] { $count } ingrédients au choix
    }
spell-optio = Optio
    .does = acheter l’un des premiers chaudrons à son prix
spell-magus = Magus
    .does = acheter le premier chaudron de cuivre, couleurs au choix
spell-strix = Strix
    .does = acheter le premier chaudron de fer, couleurs au choix
spell-sanatio = Sanatio
    .does = acheter le premier chaudron d’argent, couleurs au choix
spell-lupus = Lupus
    .does = 1 rouge → { $count ->
        [one] { $count } fiole
       *[other] { $count } fioles
    }
spell-herba = Herba
    .does = 1 vert → { $count ->
        [one] { $count } fiole
       *[other] { $count } fioles
    }
spell-serpens = Serpens
    .does = 1 blanc → { $count ->
        [one] { $count } fiole
       *[other] { $count } fioles
    }

### Goods

gold-counted = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
vials-counted = { $count ->
        [one] { $count } fiole
       *[other] { $count } fioles
    }
ingredients-counted = { $count ->
        [one] { $count } ingrédient
       *[other] { $count } ingrédients
    }
any-counted = { $count } au choix
ravens-counted = { $count ->
        [one] { $count } corbeau
       *[other] { $count } corbeaux
    }

### Actions

action-take = prendre { $ingredients-typed }
    .sentence = prendre { $ingredients-counted }
action-sell = vendre { $ingredient }
    .sentence = changer 1 { $ingredient } en or
action-take-gold = prendre or
    .sentence = prendre de l’or
action-fill-vials = remplir fioles
    .sentence = remplir des fioles
action-buy = acheter { $potion }
    .sentence = acheter { $potion-the }
action-pay = payer { $ingredients-typed }
    .sentence = payer { $ingredients-counted }
action-bottle = verser { $ingredient }
    .sentence = verser 1 { $ingredient } dans une fiole
action-collect = se servir
    .sentence = se servir chez les autres
action-add-gold = ajouter or { $gold }
    .sentence = { $gold ->
        [0] ne rien ajouter
        [one] ajouter { $gold } pièce d’or
       *[other] ajouter { $gold } pièces d’or
    }
action-add = ajouter { $ingredients-typed }
    .sentence = { $ingredients-number ->
        [0] ne rien ajouter
       *[other] ajouter { $ingredients-counted }
    }
action-lose = perdre { $ingredients-typed }
    .sentence = perdre { $ingredients-counted }

### Journal entries

entry-barred = { $roles-number ->
        [one] Rôle interdit pour cette manche : { $roles-the }.
       *[other] Rôles interdits pour cette manche : { $roles-the }.
    }
entry-book = Le grimoire s’ouvre sur { $spell }.
entry-takes = { $who ->
        [you] Vous prenez { $ingredients-counted }.
       *[other] { $name } prend { $ingredients-counted }.
    }
entry-gives = { $who ->
        [you] Vous payez { $ingredients-counted }.
       *[other] { $name } paie { $ingredients-counted }.
    }
entry-earns = { $who ->
        [you] Vous prenez { $gold ->
            [one] { $gold } pièce d’or.
           *[other] { $gold } pièces d’or.
        }
       *[other] { $name } prend { $gold ->
            [one] { $gold } pièce d’or.
           *[other] { $gold } pièces d’or.
        }
    }
entry-spends = { $who ->
        [you] Vous payez { $gold ->
            [one] { $gold } pièce d’or.
           *[other] { $gold } pièces d’or.
        }
       *[other] { $name } paie { $gold ->
            [one] { $gold } pièce d’or.
           *[other] { $gold } pièces d’or.
        }
    }
entry-fills = { $who ->
        [you] Vous remplissez { $vials ->
            [one] { $vials } fiole.
           *[other] { $vials } fioles.
        }
       *[other] { $name } remplit { $vials ->
            [one] { $vials } fiole.
           *[other] { $vials } fioles.
        }
    }
# A potion card is taken, a cauldron or a shelf.
entry-brews = { $who ->
        [you] Vous emportez { $potion-a } : { $points } PV{ $mark-is ->
            [raven] { " " }et un corbeau !
           *[plain] .
        }
       *[other] { $name } emporte { $potion-a } : { $points } PV{ $mark-is ->
            [raven] { " " }et un corbeau !
           *[plain] .
        }
    }
entry-collects = { $who ->
        [you] Vous vous servez chez les autres.
       *[other] { $name } se sert chez les autres.
    }
entry-loses-gold = { $who ->
        [you] Vous laissez { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } sur l’étagère.
       *[other] { $name } laisse { $gold ->
            [one] { $gold } pièce d’or
           *[other] { $gold } pièces d’or
        } sur l’étagère.
    }
entry-loses = { $who ->
        [you] Vous laissez { $ingredients-counted } sur l’étagère.
       *[other] { $name } laisse { $ingredients-counted } sur l’étagère.
    }
entry-adds-gold = { $who ->
        [you] Vous ajoutez { $gold ->
            [one] { $gold } pièce d’or.
           *[other] { $gold } pièces d’or.
        }
       *[other] { $name } ajoute { $gold ->
            [one] { $gold } pièce d’or.
           *[other] { $gold } pièces d’or.
        }
    }
entry-adds = { $who ->
        [you] Vous ajoutez { $ingredients-counted }.
       *[other] { $name } ajoute { $ingredients-counted }.
    }
# $missing is what the shelf still lacks.
entry-stays = { $who ->
        [you] Vous n’emportez pas { $potion-the } : il en manque encore { $missing }.
       *[other] { $name } n’emporte pas { $potion-the } : il en manque encore { $missing }.
    }
entry-cannot = { $who ->
        [you] Impossible pour vous : il manque quelque chose.
       *[other] Impossible pour { $name } : il manque quelque chose.
    }
entry-last-set = { $reason-is ->
        [ravens] Les corbeaux sont au complet : c’était la dernière manche.
       *[sets] C’était la dernière manche que permet une partie.
    }

### Refusals

refusal-role-barred = { $roles-number ->
        [one] Rôle interdit pour cette manche : { $roles-the }. Choisissez-en un autre.
       *[other] Rôles interdits pour cette manche : { $roles-the }. Choisissez-en d’autres.
    }
refusal-ingredient-count = { $count ->
        [one] Il faut exactement { $count } ingrédient.
       *[other] Il faut exactement { $count } ingrédients.
    }
refusal-other-ingredient = Ce rôle ne prend que du { $ingredient }.
refusal-none-left = Vous n’avez pas autant de { $ingredient }.
refusal-other-cauldron = Ce rôle n’achète que { $potion-the }.
refusal-no-cauldron = Il ne reste plus de { $potion-long }.
refusal-cannot-pay = Vous n’avez pas les ingrédients pour { $potion-the }.
refusal-add-at-most = Vous pouvez ajouter { $count } au plus.
refusal-colour-order = Au-delà de cinq, on nomme d’abord les rouges, puis les verts, puis les blancs.

### What a choice would bring

# $points are victory points.
brings-raven = { $points } et un corbeau
brings-any-cauldron = un chaudron au choix parmi ceux que vous pouvez payer
brings-impossible = rien : c’est impossible pour l’instant
brings-spared = { $count ->
        [0] rien : il n’y a rien à perdre pour l’instant
       *[other] évite d’en perdre { $count }
    }
# $losses are gold or ingredients that the others lose; $points are on the shelf.
brings-shelf = { $losses } chez les autres ; { $missing ->
        [0] assez : { $points }
       *[other] il en manque { $missing } pour { $points }
    }
brings-missing = il en manque encore { $count }
