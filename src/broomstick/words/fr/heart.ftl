# Words of the heart, in French: what all games share.
# The marks ! ? ; : and the inside of « » have a narrow no-break space (U+202F); apostrophes are typographic.
# Names stand where they need no “de” before them and nothing agrees with them. In French, 0 counts as [one].

### Lists and small words

list-nothing = rien
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
quoted = « { $text } »
victory-points = { $count } PV

stance-brave = brave
stance-cowardly = lâche

# Two things a choice would bring.
brings-both = { $first } ; { $second }

### Actions: what one types; the sentence tells it

action-pick = choisir { $roles-typed }
    .sentence = choisir { $roles-the }
action-lead = jouer { $role } { $stance }
    .sentence = commencer avec { $role-the }, { $stance }
action-brave = brave
    .sentence = être brave
action-cowardly = lâche
    .sentence = être lâche
action-decline = refuser
    .sentence = refuser

### Journal entries

entry-round = Manche { $round }
entry-picked = { $who ->
        [you] Vous choisissez : { $roles }.
       *[other] { $name } choisit : { $roles }.
    }
entry-locked = Tout le monde a choisi.
entry-leads = { $who ->
        [you] Vous commencez avec { $role-the } : { $stance }.
       *[other] { $name } commence avec { $role-the } : { $stance }.
    }
entry-follows = { $who ->
        [you] Vous aussi : { $stance }.
       *[other] { $name } aussi : { $stance }.
    }
entry-says-next = { $name } : « Au suivant ! »
# The role’s gender is there for the games whose roles are not all witches.
entry-knocked-out = { $who ->
        [you] Votre { $role-long } est { $role-gender ->
            [m] éliminé !
           *[f] éliminée !
        }
       *[other] { $name } voit { $role-gender ->
            [m] son { $role-long } éliminé.
           *[f] sa { $role-long } éliminée.
        }
    }
entry-acts = { $who ->
        [you] Personne n’a été plus brave : votre { $role-long } l’emporte.
       *[other] Personne n’a été plus brave : { $name } l’emporte avec { $role-the }.
    }
entry-game-over = La partie est terminée.
entry-declines = { $who ->
        [you] Vous refusez.
       *[other] { $name } refuse.
    }

### Refusals: why something cannot be played, and what could

refusal-unreadable = « { $text } » n’est rien que l’on puisse jouer ici.
refusal-no-such-seat = La place { $seat } n’existe pas : les places vont de 1 à { $players }.
refusal-over = La partie est terminée.
refusal-answered-already = { $seat } a déjà répondu ; on attend { $waiting }.
refusal-not-your-decision = Ce n’est pas à { $seat } de décider maintenant ; on attend { $waiting }.
refusal-no-action = { $action } n’est pas une action de ce jeu. Sont possibles les choix de la liste.
refusal-name-a-role = Vous commencez le tour : indiquez aussi un rôle, par exemple { $choices }.
refusal-not-held = Vous n’avez pas { $role-the } en main. Possible : { $choices }.
refusal-must-be-brave = Ici, qui commence le tour doit être brave. Possible : { $choices }.
refusal-not-asked = { $action } ne répond pas à la question posée. Possible : { $choices }.
refusal-not-among-choices = { $action } n’est pas possible maintenant. Possible : { $choices }.
