# Words of the card game.


### The types of witches. A role's forms: its two letters, its witch with and without article,
### so many of its cards, so many of its potions.

role-root = root
    .letters = Ro
    .colour = brown
    .long = root witch
    .the = the root witch
    .cards = { $count ->
        [one] 1 root witch
       *[other] { $count } root witches
    }
    .potions = { $count ->
        [one] 1 root potion
       *[other] { $count } root potions
    }
role-meadow = meadow
    .letters = Me
    .colour = green
    .long = meadow witch
    .the = the meadow witch
    .cards = { $count ->
        [one] 1 meadow witch
       *[other] { $count } meadow witches
    }
    .potions = { $count ->
        [one] 1 meadow potion
       *[other] { $count } meadow potions
    }
role-fire = fire
    .letters = Fi
    .colour = red
    .long = fire witch
    .the = the fire witch
    .cards = { $count ->
        [one] 1 fire witch
       *[other] { $count } fire witches
    }
    .potions = { $count ->
        [one] 1 fire potion
       *[other] { $count } fire potions
    }
role-berry = berry
    .letters = Be
    .colour = purple
    .long = berry witch
    .the = the berry witch
    .cards = { $count ->
        [one] 1 berry witch
       *[other] { $count } berry witches
    }
    .potions = { $count ->
        [one] 1 berry potion
       *[other] { $count } berry potions
    }
role-sun = sun
    .letters = Su
    .colour = yellow
    .long = sun witch
    .the = the sun witch
    .cards = { $count ->
        [one] 1 sun witch
       *[other] { $count } sun witches
    }
    .potions = { $count ->
        [one] 1 sun potion
       *[other] { $count } sun potions
    }
role-water = water
    .letters = Wa
    .colour = blue
    .long = water witch
    .the = the water witch
    .cards = { $count ->
        [one] 1 water witch
       *[other] { $count } water witches
    }
    .potions = { $count ->
        [one] 1 water potion
       *[other] { $count } water potions
    }
role-fog = fog
    .letters = Fo
    .colour = grey
    .long = fog witch
    .the = the fog witch
    .cards = { $count ->
        [one] 1 fog witch
       *[other] { $count } fog witches
    }
    .potions = { $count ->
        [one] 1 fog potion
       *[other] { $count } fog potions
    }
role-night = night
    .letters = Ni
    .colour = black
    .long = night witch
    .the = the night witch
    .cards = { $count ->
        [one] 1 night witch
       *[other] { $count } night witches
    }
    .potions = { $count ->
        [one] 1 night potion
       *[other] { $count } night potions
    }
role-snow = snow
    .letters = Sn
    .colour = white
    .long = snow witch
    .the = the snow witch
    .cards = { $count ->
        [one] 1 snow witch
       *[other] { $count } snow witches
    }
    .potions = { $count ->
        [one] 1 snow potion
       *[other] { $count } snow potions
    }

# A type of somebody's own box, which has no name here but the one it was given.
role-UNKNOWN = { $name }
    .long = { $name } witch
    .the = the { $name } witch
    .cards = { $count ->
        [one] 1 { $name } witch
       *[other] { $count } { $name } witches
    }
    .potions = { $count ->
        [one] 1 { $name } potion
       *[other] { $count } { $name } potions
    }

### Components

brave-potions = { $count ->
        [one] 1 brave potion
       *[other] { $count } brave potions
    }
task = task { $task }

### Actions

action-take = take { $role }
    .sentence = take { $role-the }

### Journal entries

entry-takes = { $who ->
        [you] You take { $role-the } as your first card.
       *[other] { $name } takes { $role-the } as their first card.
    }
# A play that brought potions; $brave counts the brave ones among them.
entry-brews = { $who ->
        [you] You brew { $role-potions }{ $brave ->
            [0] .
            [one] { " " }and 1 brave potion.
           *[other] { " " }and { $brave } brave potions.
        }
       *[other] { $name } brews { $role-potions }{ $brave ->
            [0] .
            [one] { " " }and 1 brave potion.
           *[other] { " " }and { $brave } brave potions.
        }
    }
entry-reclaims = { $who ->
        [you] You take back { $roles-the }.
       *[other] { $name } takes back { $roles-the }.
    }
entry-fulfils = { $who ->
        [you] You fulfil task { $task }.
       *[other] { $name } fulfils task { $task }.
    }
entry-draws = { $who ->
        [you] You draw { $cards-cards }.
       *[other] { $name } draws { $cards-cards }.
    }
entry-draws-cards = { $name } draws { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
entry-left-over = { $cards-number ->
        [0] The pile is used up.
       *[other] Left in the pile: { $cards-cards }.
    }

### Refusals

refusal-not-in-stock = You have no { $types } in your stock.
refusal-pick-count = { $count ->
        [one] Pick the one type you have.
       *[other] Pick { $count } different types.
    }
refusal-not-open = No { $type } lies open. Possible: { $choices }.

### What a choice would bring

# $potions are potions of a type, $brave brave ones, $points victory points.
brings-cowardly = { $potions }, { $points }
brings-brave = { $potions } and { $brave }, { $points }
brings-task = { $count ->
        [one] enough for task { $tasks }
       *[other] enough for tasks { $tasks }
    }
