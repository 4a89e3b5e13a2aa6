# Words of the card game.


### The types of witches. A role's forms: its two letters, its witch with and without article (nominative and
### accusative), "your" and "no" witch, so many of its cards, so many of its potions.

role-root = Wurzel
    .letters = Wu
    .colour = braun
    .long = Wurzelhexe
    .the = die Wurzelhexe
    .accusative = die Wurzelhexe
    .your = deine Wurzelhexe
    .none = keine Wurzelhexe
    .cards = { $count ->
        [one] 1 Wurzelhexe
       *[other] { $count } Wurzelhexen
    }
    .potions = { $count ->
        [one] 1 Wurzeltrank
       *[other] { $count } Wurzeltränke
    }
role-meadow = Wiese
    .letters = Wi
    .colour = grün
    .long = Wiesenhexe
    .the = die Wiesenhexe
    .accusative = die Wiesenhexe
    .your = deine Wiesenhexe
    .none = keine Wiesenhexe
    .cards = { $count ->
        [one] 1 Wiesenhexe
       *[other] { $count } Wiesenhexen
    }
    .potions = { $count ->
        [one] 1 Wiesentrank
       *[other] { $count } Wiesentränke
    }
role-fire = Feuer
    .letters = Fe
    .colour = rot
    .long = Feuerhexe
    .the = die Feuerhexe
    .accusative = die Feuerhexe
    .your = deine Feuerhexe
    .none = keine Feuerhexe
    .cards = { $count ->
        [one] 1 Feuerhexe
       *[other] { $count } Feuerhexen
    }
    .potions = { $count ->
        [one] 1 Feuertrank
       *[other] { $count } Feuertränke
    }
role-berry = Beere
    .letters = Be
    .colour = lila
    .long = Beerenhexe
    .the = die Beerenhexe
    .accusative = die Beerenhexe
    .your = deine Beerenhexe
    .none = keine Beerenhexe
    .cards = { $count ->
        [one] 1 Beerenhexe
       *[other] { $count } Beerenhexen
    }
    .potions = { $count ->
        [one] 1 Beerentrank
       *[other] { $count } Beerentränke
    }
role-sun = Sonne
    .letters = So
    .colour = gelb
    .long = Sonnenhexe
    .the = die Sonnenhexe
    .accusative = die Sonnenhexe
    .your = deine Sonnenhexe
    .none = keine Sonnenhexe
    .cards = { $count ->
        [one] 1 Sonnenhexe
       *[other] { $count } Sonnenhexen
    }
    .potions = { $count ->
        [one] 1 Sonnentrank
       *[other] { $count } Sonnentränke
    }
role-water = Wasser
    .letters = Wa
    .colour = blau
    .long = Wasserhexe
    .the = die Wasserhexe
    .accusative = die Wasserhexe
    .your = deine Wasserhexe
    .none = keine Wasserhexe
    .cards = { $count ->
        [one] 1 Wasserhexe
       *[other] { $count } Wasserhexen
    }
    .potions = { $count ->
        [one] 1 Wassertrank
       *[other] { $count } Wassertränke
    }
role-fog = Nebel
    .letters = Ne
    .colour = grau
    .long = Nebelhexe
    .the = die Nebelhexe
    .accusative = die Nebelhexe
    .your = deine Nebelhexe
    .none = keine Nebelhexe
    .cards = { $count ->
        [one] 1 Nebelhexe
       *[other] { $count } Nebelhexen
    }
    .potions = { $count ->
        [one] 1 Nebeltrank
       *[other] { $count } Nebeltränke
    }
role-night = Nacht
    .letters = Na
    .colour = schwarz
    .long = Nachthexe
    .the = die Nachthexe
    .accusative = die Nachthexe
    .your = deine Nachthexe
    .none = keine Nachthexe
    .cards = { $count ->
        [one] 1 Nachthexe
       *[other] { $count } Nachthexen
    }
    .potions = { $count ->
        [one] 1 Nachttrank
       *[other] { $count } Nachttränke
    }
role-snow = Schnee
    .letters = Sc
    .colour = weiß
    .long = Schneehexe
    .the = die Schneehexe
    .accusative = die Schneehexe
    .your = deine Schneehexe
    .none = keine Schneehexe
    .cards = { $count ->
        [one] 1 Schneehexe
       *[other] { $count } Schneehexen
    }
    .potions = { $count ->
        [one] 1 Schneetrank
       *[other] { $count } Schneetränke
    }

# A type of somebody's own box, which has no name here but the one it was given.
role-UNKNOWN = { $name }
    .long = Hexe { $name }
    .the = die Hexe { $name }
    .accusative = die Hexe { $name }
    .your = deine Hexe { $name }
    .none = keine Hexe { $name }
    .cards = { $count ->
        [one] 1 Hexe { $name }
       *[other] { $count } Hexen { $name }
    }
    .potions = { $count ->
        [one] 1 Trank { $name }
       *[other] { $count } Tränke { $name }
    }

### Components

brave-potions = { $count ->
        [one] 1 Muttrank
       *[other] { $count } Muttränke
    }
task = Auftrag { $task }

### Actions

action-take = nehmen { $role }
    .sentence = { $role-accusative } nehmen

### Journal entries

entry-takes = { $who ->
        [you] Du nimmst { $role-accusative } als deine erste Karte.
       *[other] { $name } nimmt { $role-accusative } als erste Karte.
    }
# A play that brought potions; $brave counts the brave ones among them.
entry-brews = { $who ->
        [you] Du braust { $role-potions }{ $brave ->
            [0] .
            [one] { " " }und 1 Muttrank.
           *[other] { " " }und { $brave } Muttränke.
        }
       *[other] { $name } braut { $role-potions }{ $brave ->
            [0] .
            [one] { " " }und 1 Muttrank.
           *[other] { " " }und { $brave } Muttränke.
        }
    }
entry-reclaims = { $who ->
        [you] Du nimmst { $roles-accusative } zurück.
       *[other] { $name } nimmt { $roles-accusative } zurück.
    }
entry-fulfils = { $who ->
        [you] Du erfüllst Auftrag { $task }.
       *[other] { $name } erfüllt Auftrag { $task }.
    }
entry-draws = { $who ->
        [you] Du ziehst { $cards-cards }.
       *[other] { $name } zieht { $cards-cards }.
    }
entry-draws-cards = { $name } zieht { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
entry-left-over = { $cards-number ->
        [0] Der Nachziehstapel ist aufgebraucht.
       *[other] Übrig im Nachziehstapel: { $cards-cards }.
    }

### Refusals

refusal-not-in-stock = Du hast { $types-none } im Vorrat.
refusal-pick-count = { $count ->
        [one] Wähle die einzige Hexenart, die du hast.
       *[other] Wähle { $count } verschiedene Hexenarten.
    }
refusal-not-open = Es liegt { $type-none } offen. Möglich: { $choices }.

### What a choice would bring

# $potions are potions of a type, $brave brave ones, $points victory points.
brings-cowardly = { $potions }, { $points }
brings-brave = { $potions } und { $brave }, { $points }
brings-task = { $count ->
        [one] reicht für Auftrag { $tasks }
       *[other] reicht für die Aufträge { $tasks }
    }
