# Words of the card game, in French.


### The types of witches. A role’s forms: its two letters, its colour, its gender, what it is the witch of
### (“du feu”), its witch with and without article, so many of its cards, so many of its potions.

role-root = racines
    .letters = Ra
    .colour = marron
    .gender = f
    .of = des racines
    .long = sorcière des racines
    .the = la sorcière des racines
    .cards = { $count ->
        [one] { $count } sorcière des racines
       *[other] { $count } sorcières des racines
    }
    .potions = { $count ->
        [one] { $count } potion de racines
       *[other] { $count } potions de racines
    }
role-meadow = prairies
    .letters = Pr
    .colour = vert
    .gender = f
    .of = des prairies
    .long = sorcière des prairies
    .the = la sorcière des prairies
    .cards = { $count ->
        [one] { $count } sorcière des prairies
       *[other] { $count } sorcières des prairies
    }
    .potions = { $count ->
        [one] { $count } potion des prairies
       *[other] { $count } potions des prairies
    }
role-fire = feu
    .letters = Fe
    .colour = rouge
    .gender = f
    .of = du feu
    .long = sorcière du feu
    .the = la sorcière du feu
    .cards = { $count ->
        [one] { $count } sorcière du feu
       *[other] { $count } sorcières du feu
    }
    .potions = { $count ->
        [one] { $count } potion de feu
       *[other] { $count } potions de feu
    }
role-berry = baies
    .letters = Ba
    .colour = violet
    .gender = f
    .of = des baies
    .long = sorcière des baies
    .the = la sorcière des baies
    .cards = { $count ->
        [one] { $count } sorcière des baies
       *[other] { $count } sorcières des baies
    }
    .potions = { $count ->
        [one] { $count } potion de baies
       *[other] { $count } potions de baies
    }
role-sun = soleil
    .letters = So
    .colour = jaune
    .gender = f
    .of = du soleil
    .long = sorcière du soleil
    .the = la sorcière du soleil
    .cards = { $count ->
        [one] { $count } sorcière du soleil
       *[other] { $count } sorcières du soleil
    }
    .potions = { $count ->
        [one] { $count } potion de soleil
       *[other] { $count } potions de soleil
    }
role-water = eau
    .letters = Ea
    .colour = bleu
    .gender = f
    .of = de l’eau
    .long = sorcière de l’eau
    .the = la sorcière de l’eau
    .cards = { $count ->
        [one] { $count } sorcière de l’eau
       *[other] { $count } sorcières de l’eau
    }
    .potions = { $count ->
        [one] { $count } potion d’eau
       *[other] { $count } potions d’eau
    }
role-fog = brouillard
    .letters = Br
    .colour = gris
    .gender = f
    .of = du brouillard
    .long = sorcière du brouillard
    .the = la sorcière du brouillard
    .cards = { $count ->
        [one] { $count } sorcière du brouillard
       *[other] { $count } sorcières du brouillard
    }
    .potions = { $count ->
        [one] { $count } potion de brouillard
       *[other] { $count } potions de brouillard
    }
role-night = nuit
    .letters = Nu
    .colour = noir
    .gender = f
    .of = de la nuit
    .long = sorcière de la nuit
    .the = la sorcière de la nuit
    .cards = { $count ->
        [one] { $count } sorcière de la nuit
       *[other] { $count } sorcières de la nuit
    }
    .potions = { $count ->
        [one] { $count } potion de nuit
       *[other] { $count } potions de nuit
    }
role-snow = neiges
    .letters = Ne
    .colour = blanc
    .gender = f
    .of = des neiges
    .long = sorcière des neiges
    .the = la sorcière des neiges
    .cards = { $count ->
        [one] { $count } sorcière des neiges
       *[other] { $count } sorcières des neiges
    }
    .potions = { $count ->
        [one] { $count } potion des neiges
       *[other] { $count } potions des neiges
    }

# A type of somebody’s own box, which has no name here but the one it was given.
role-UNKNOWN = { $name }
    .gender = f
    .of = { $name }
    .long = sorcière { $name }
    .the = la sorcière { $name }
    .cards = { $count ->
        [one] { $count } sorcière { $name }
       *[other] { $count } sorcières { $name }
    }
    .potions = { $count ->
        [one] { $count } potion { $name }
       *[other] { $count } potions { $name }
    }

### Components

brave-potions = { $count ->
        [one] { $count } potion brave
       *[other] { $count } potions braves
    }
task = mission { $task }

### Actions

action-take = prendre { $role }
    .sentence = prendre { $role-the }

### Journal entries

entry-takes = { $who ->
        [you] Vous prenez { $role-the } comme première carte.
       *[other] { $name } prend { $role-the } comme première carte.
    }
# A play that brought potions; $brave counts the brave ones among them.
entry-brews = { $who ->
        [you] Vous préparez { $role-potions }{ $brave ->
            [0] .
            [one] { " " }et { $brave } potion brave.
           *[other] { " " }et { $brave } potions braves.
        }
       *[other] { $name } prépare { $role-potions }{ $brave ->
            [0] .
            [one] { " " }et { $brave } potion brave.
           *[other] { " " }et { $brave } potions braves.
        }
    }
entry-reclaims = { $who ->
        [you] Vous reprenez { $roles-number ->
            [one] la sorcière
           *[other] les sorcières
        } { $roles-of }.
       *[other] { $name } reprend { $roles-number ->
            [one] la sorcière
           *[other] les sorcières
        } { $roles-of }.
    }
entry-fulfils = { $who ->
        [you] Vous remplissez la mission { $task }.
       *[other] { $name } remplit la mission { $task }.
    }
entry-draws = { $who ->
        [you] Vous piochez { $cards-cards }.
       *[other] { $name } pioche { $cards-cards }.
    }
entry-draws-cards = { $name } pioche { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
entry-left-over = { $cards-number ->
        [0] La pioche est épuisée.
       *[other] Il reste dans la pioche : { $cards-cards }.
    }

### Refusals

refusal-not-in-stock = { $types-number ->
        [one] Vous n’avez pas de sorcière { $types-of } dans votre paquet.
       *[other] Vous n’avez pas les sorcières { $types-of } dans votre paquet.
    }
refusal-pick-count = { $count ->
        [one] Choisissez le seul type que vous avez.
       *[other] Choisissez { $count } types différents.
    }
refusal-not-open = Aucune sorcière { $type-of } n’est face visible. Possible : { $choices }.

### What a choice would bring

# $potions are potions of a type, $brave brave ones, $points victory points.
brings-cowardly = { $potions }, { $points }
brings-brave = { $potions } et { $brave }, { $points }
brings-task = { $count ->
        [one] de quoi remplir la mission { $tasks }
       *[other] de quoi remplir les missions { $tasks }
    }
