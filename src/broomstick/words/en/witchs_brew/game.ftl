# Words of Witch's Brew.


### The roles. A role's forms: its two letters, its name in full, with and without article.

role-wolf-keeper = wolf
    .letters = Wo
    .long = wolf keeper
    .the = the wolf keeper
role-snake-hunter = snake
    .letters = Sn
    .long = snake hunter
    .the = the snake hunter
role-herb-collector = herb
    .letters = He
    .long = herb collector
    .the = the herb collector
role-alchemist = alchemist
    .letters = Al
    .long = alchemist
    .the = the alchemist
role-fortune-teller = teller
    .letters = Fo
    .long = fortune teller
    .the = the fortune teller
role-assistant = assistant
    .letters = As
    .long = assistant
    .the = the assistant
role-wizard = wizard
    .letters = Wz
    .long = wizard
    .the = the wizard
role-witch = witch
    .letters = Wi
    .long = witch
    .the = the witch
role-druid = druid
    .letters = Dr
    .long = druid
    .the = the druid
role-warlock = warlock
    .letters = Wa
    .long = warlock
    .the = the warlock
role-cutpurse = cutpurse
    .letters = Cu
    .long = cutpurse
    .the = the cutpurse
role-begging-monk = monk
    .letters = Mo
    .long = begging monk
    .the = the begging monk

### What the roles do: the full action, the favour. $full and $favour are the numbers of the two, $price what is paid.

does-wolf-keeper =
    .full = take { $full } red
    .favour = take { $favour } red
does-snake-hunter =
    .full = take { $full } white
    .favour = take { $favour } white
does-herb-collector =
    .full = take { $full } green
    .favour = take { $favour } green
does-alchemist =
    .full = any 1 ingredient → { $full } gold
    .favour = any 1 ingredient → { $favour } gold
does-fortune-teller =
    .full = { $price } gold → { $full ->
        [one] 1 vial
       *[other] { $full } vials
    }
    .favour = { $price } gold → { $favour ->
        [one] 1 vial
       *[other] { $favour } vials
    }
does-assistant =
    .full = { $price } gold → any { $full ->
        [one] 1 ingredient
       *[other] { $full } ingredients
    }
    .favour = { $price } gold → any { $favour ->
        [one] 1 ingredient
       *[other] { $favour } ingredients
    }
does-wizard =
    .full = buy the top copper cauldron
    .favour = the same for { $price } gold more
does-witch =
    .full = buy the top iron cauldron
    .favour = the same for { $price } gold more
does-druid =
    .full = buy the top silver cauldron
    .favour = the same for { $price } gold more
does-warlock =
    .full = cast the open spell
    .favour = take { $favour } gold
# $share is the part of what each of the others has: a third, a quarter.
does-cutpurse =
    .full = { $share } of all others’ gold goes onto the gold shelf
    .favour = lose { $favour } gold less
does-begging-monk =
    .full = { $share } of all others’ ingredients goes onto the ingredient shelf
    .favour = lose { $favour ->
        [one] 1 ingredient
       *[other] { $favour } ingredients
    } less

# One part in so many.
part = { $number ->
        [1] all
        [2] half
        [3] a third
        [4] a quarter
       *[other] 1 in { $number }
    }

### Ingredients. Forms: so many of one, the letter on it, what it is.

ingredient-red = red
    .letter = R
    .long = wolf blood
    .counted = { $count } red
ingredient-green = green
    .letter = G
    .long = herb juice
    .counted = { $count } green
ingredient-white = white
    .letter = W
    .long = snake venom
    .counted = { $count } white

### Stacks of potion cards. Forms: in full, with articles.

potion-copper = copper
    .long = copper cauldron
    .the = the copper cauldron
    .a = a copper cauldron
potion-iron = iron
    .long = iron cauldron
    .the = the iron cauldron
    .a = an iron cauldron
potion-silver = silver
    .long = silver cauldron
    .the = the silver cauldron
    .a = a silver cauldron
potion-gold-shelf = gold
    .long = gold shelf
    .the = the gold shelf
    .a = a gold shelf
potion-ingredient-shelf = ingredients
    .long = ingredient shelf
    .the = the ingredient shelf
    .a = an ingredient shelf

### Spell books, and what each does. $count is its number: ingredients taken, or vials.

spell-copia = Copia
    .does = any { $count ->
        [one] 1 ingredient
       *[other] { $count } ingredients
    }
spell-optio = Optio
    .does = buy any top cauldron for what it shows
spell-magus = Magus
    .does = buy the top copper cauldron with any colours
spell-strix = Strix
    .does = buy the top iron cauldron with any colours
spell-sanatio = Sanatio
    .does = buy the top silver cauldron with any colours
spell-lupus = Lupus
    .does = 1 red → { $count ->
        [one] 1 vial
       *[other] { $count } vials
    }
spell-herba = Herba
    .does = 1 green → { $count ->
        [one] 1 vial
       *[other] { $count } vials
    }
spell-serpens = Serpens
    .does = 1 white → { $count ->
        [one] 1 vial
       *[other] { $count } vials
    }

### Goods

gold-counted = { $count } gold
vials-counted = { $count ->
        [one] 1 vial
       *[other] { $count } vials
    }
ingredients-counted = { $count ->
        [one] 1 ingredient
       *[other] { $count } ingredients
    }
any-counted = { $count } of any colour
ravens-counted = { $count ->
        [one] 1 raven
       *[other] { $count } ravens
    }

### Actions

action-take = take { $ingredients-typed }
    .sentence = take { $ingredients-counted }
action-sell = sell { $ingredient }
    .sentence = turn 1 { $ingredient } into gold
action-take-gold = take gold
    .sentence = take gold
action-fill-vials = fill vials
    .sentence = fill vials
action-buy = buy { $potion }
    .sentence = buy { $potion-the }
action-pay = pay { $ingredients-typed }
    .sentence = pay { $ingredients-counted }
action-bottle = bottle { $ingredient }
    .sentence = fill a vial with 1 { $ingredient }
action-collect = collect
    .sentence = collect from all others
action-add-gold = add gold { $gold }
    .sentence = { $gold ->
        [0] add nothing
       *[other] add { $gold } gold
    }
action-add = add { $ingredients-typed }
    .sentence = add { $ingredients-counted }
action-lose = lose { $ingredients-typed }
    .sentence = lose { $ingredients-counted }

### Journal entries

entry-barred = Barred this round: { $roles-the }.
entry-book = The spell book is open at { $spell }.
entry-takes = { $who ->
        [you] You take { $ingredients-counted }.
       *[other] { $name } takes { $ingredients-counted }.
    }
entry-gives = { $who ->
        [you] You pay { $ingredients-counted }.
       *[other] { $name } pays { $ingredients-counted }.
    }
entry-earns = { $who ->
        [you] You take { $gold } gold.
       *[other] { $name } takes { $gold } gold.
    }
entry-spends = { $who ->
        [you] You pay { $gold } gold.
       *[other] { $name } pays { $gold } gold.
    }
entry-fills = { $who ->
        [you] You fill { $vials ->
            [one] 1 vial.
           *[other] { $vials } vials.
        }
       *[other] { $name } fills { $vials ->
            [one] 1 vial.
           *[other] { $vials } vials.
        }
    }
# A potion card is taken, a cauldron or a shelf.
entry-brews = { $who ->
        [you] You take { $potion-a }: { $points } VP{ $mark-is ->
            [raven] { " " }and a raven!
           *[plain] .
        }
       *[other] { $name } takes { $potion-a }: { $points } VP{ $mark-is ->
            [raven] { " " }and a raven!
           *[plain] .
        }
    }
entry-collects = { $who ->
        [you] You collect from all others.
       *[other] { $name } collects from all others.
    }
entry-loses-gold = { $who ->
        [you] You lose { $gold } gold to the shelf.
       *[other] { $name } loses { $gold } gold to the shelf.
    }
entry-loses = { $who ->
        [you] You lose { $ingredients-counted } to the shelf.
       *[other] { $name } loses { $ingredients-counted } to the shelf.
    }
entry-adds-gold = { $who ->
        [you] You add { $gold } gold.
       *[other] { $name } adds { $gold } gold.
    }
entry-adds = { $who ->
        [you] You add { $ingredients-counted }.
       *[other] { $name } adds { $ingredients-counted }.
    }
# $missing is what the shelf still lacks.
entry-stays = { $who ->
        [you] You leave { $potion-the } where it is: { $missing } still missing.
       *[other] { $name } leaves { $potion-the } where it is: { $missing } still missing.
    }
entry-cannot = { $who ->
        [you] You cannot: something is lacking.
       *[other] { $name } cannot: something is lacking.
    }
entry-last-set = { $reason-is ->
        [ravens] Enough ravens have landed: this was the last round.
       *[sets] This was the last round a game can have.
    }

### Refusals

refusal-role-barred = { $roles-number ->
        [one] Barred this round: { $roles-the }. Pick another role.
       *[other] Barred this round: { $roles-the }. Pick other roles.
    }
refusal-ingredient-count = { $count ->
        [one] It has to be exactly 1 ingredient.
       *[other] It has to be exactly { $count } ingredients.
    }
refusal-other-ingredient = This role takes { $ingredient } only.
refusal-none-left = You do not have that much { $ingredient }.
refusal-other-cauldron = This role buys { $potion-a } only.
refusal-no-cauldron = No { $potion-long } is left.
refusal-cannot-pay = You do not have the ingredients for { $potion-the }.
refusal-add-at-most = You can add { $count } at most.
refusal-colour-order = Of more than five, red ones are named first, then green, then white.

### What a choice would bring

# $points are victory points.
brings-raven = { $points } and a raven
brings-any-cauldron = any cauldron you can pay
brings-impossible = nothing: it cannot be done as things are now
brings-spared = { $count ->
        [0] nothing: there is nothing to lose now
       *[other] keeps { $count } from being lost
    }
# $losses are gold or ingredients that the others lose; $points are on the shelf.
brings-shelf = { $losses } from the others; { $missing ->
        [0] enough: { $points }
       *[other] { $missing } missing for { $points }
    }
brings-missing = { $count } still missing
