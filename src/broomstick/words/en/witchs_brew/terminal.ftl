# What the prompt says of Witch's Brew alone.

### The story

# Several who lose the same to a cutpurse, one after another.
together-loses-gold = { $name } lose { $gold } gold each to the shelf.

### Where the game stands

# What lies before a player: goods, potion cards, picks left.
table-player = { $name }: { $points }. { $goods }.
table-cards = Potions: { $cards }.
# A stack: $worth is what its top card brings, $price what that takes; then the card below.
stack-top = { $potion }: { $worth } for { $price }.
stack-lying = There already: { $lying }; { $missing } missing.
stack-lacking = { $count ->
        [0] You have enough.
       *[other] You lack { $count }.
    }
stack-then = Then { $worth } for { $price }; { $count ->
        [one] 1 card below.
       *[other] { $count } cards below.
    }
stack-last = It is the last.
stack-empty = { $potion }: used up.
table-book = Spell book: { $spell } ({ $does }).
table-books = Then { $books }.
books-unseen = { $count } unseen
# A spell's name and what it does.
spell-named = { $spell }, { $does }
table-ravens = Ravens: { $count } of { $most }; once there are { $most }, the round is the last.
table-barred = Barred this round: { $roles }.
table-own = { $who ->
        [you] You have { $goods }.
       *[other] { $name } has { $goods }.
    }

### Questions

ask-lead = You lead. Which role? Whoever leads is brave.
# $role is the role, $does what its full action or its favour is.
ask-full = { $role }, full action: { $does }.
ask-favour = { $role }, favour: { $does }.
ask-bottle = You may fill one more ingredient into a vial.
ask-add-gold = { $missing ->
        [0] The shelf has all the gold it needs.
       *[other] { $missing } gold missing on the shelf. How much do you add?
    }
ask-add = { $missing ->
        [0] The shelf has all the ingredients it needs.
        [one] 1 ingredient missing on the shelf. Do you add one?
       *[other] { $missing } ingredients missing on the shelf. Which do you add?
    }
ask-lose = { $count ->
        [one] The begging monk gets 1 ingredient of yours. Which one?
       *[other] The begging monk gets { $count } ingredients of yours. Which ones?
    }
pick-worth = brave { $brave }; cowardly { $cowardly }

### Answers that are none

same-gone = Not the same again: barred this round: { $roles }.

### The end

result-row = { $place }. { $name }: { $points } ({ $cauldrons } from cauldrons, { $shelves } from shelves, { $vials } from vials; { $left } ingredients and gold).

### Drawn in colour

word-stacks = Stacks
word-players = Players
word-book = Spell book
word-ravens = ravens
word-gold = gold
word-vials = vials
word-potions = potions
word-cauldrons = cauldrons
word-shelves = shelves
word-left = left over
word-full = full action
word-favour = favour
# The column with what a card takes, and the one with the card below it.
word-price = takes
word-then = then
word-enough = enough
word-missing = { $count } missing
word-cannot = cannot
word-any-cauldron = any cauldron
word-any = any colour
# The shelves where there is little room.
word-gold-shelf = gold shelf
word-ingredient-shelf = ingredients
word-empty = used up
word-cards-left = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
