# Words of the page for Witch's Brew. Said in web/src/games/witchs-brew.

### The table

page-brew-gold = gold
page-brew-vials = vials
page-brew-ravens-name = ravens
page-brew-any = { $count } any
page-brew-any-long = { $count ->
        [one] any ingredient
       *[other] any { $count } ingredients
    }
page-brew-cards = { $count ->
        [0] no cards left
        [one] 1 card left
       *[other] { $count } cards left
    }
page-brew-owes = { $count } to lose
page-brew-no-potions = no potions yet
page-brew-ravens = { $count } of { $most } ravens
page-brew-ravens-end = The game ends after the round in which raven { $most } lands.
page-brew-ravens-landed = { $count } ravens have landed
page-brew-ravens-last = The game ends after this round.
page-brew-barred = Barred
page-brew-barred-are = Barred: { $roles }
page-brew-stacks = Stacks
page-brew-empty = used up
page-brew-left = { $count ->
        [one] 1 left
       *[other] { $count } left
    }
page-brew-next = next
page-brew-top = on top
page-brew-lies = gold on the shelf
page-brew-lacks = { $count } missing
page-brew-book = Spell book
page-brew-books = Spell books
page-brew-unseen = { $count ->
        [0] all seen
        [one] 1 unseen
       *[other] { $count } unseen
    }
page-brew-books-how = After each round the top book goes under the stack, used or not.
page-brew-books-unseen = Nobody has seen yet where these lie:
page-brew-book-hidden = face down, not seen yet
page-brew-book-open = open
page-brew-stack-how = { $count ->
        [0] Nothing is left.
        [one] 1 card is left. Only the top card can be had.
       *[other] { $count } cards are left. Only the top card can be had.
    }
page-brew-shelf-now = { $have } on the shelf, { $count } still missing.

### The decision

page-brew-hand = { $who ->
        [you] Your roles
       *[other] Roles: { $name }
    }
# Where words in names of roles may be broken on a narrow card.
page-brew-breaks = alche|mist assis|tant cut|purse
page-brew-full = full action
page-brew-favour = favour
page-brew-commit-full = Claim the full action
page-brew-commit-favour = Take the favour
page-brew-choose-role = Choose a role first.
page-brew-not-brave = The full action is not possible here.
page-brew-not-cowardly = No favour here: whoever leads must claim the full action.
page-brew-for = for
page-brew-from-others = { $goods } from the others
page-brew-cannot = Cannot be done as things are now.
page-brew-poor = cannot do it now
page-brew-hand-size = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-brew-risk = { $after } still to speak; { $count ->
        [one] 1 may take it from { $who ->
                [you] you
               *[other] { $name }
            }: { $names }.
       *[other] { $count } may take it from { $who ->
                [you] you
               *[other] { $name }
            }: { $names }.
    }
page-brew-short-alchemist = 1 any → { $count } gold
page-brew-short-assistant = { $price } gold → { $count } any
page-brew-short-brewer = the same, +{ $price } gold
page-brew-short-warlock = cast { $spell }
page-brew-short-cutpurse = { $share } of all gold
page-brew-short-begging-monk = { $share } of all ingredients
page-brew-risk-next = The next card would be left for { $name }: { $points }.
page-brew-past-out = nothing
page-brew-past-now = about to be done
page-brew-past-cannot = could not be done
page-brew-past-without = did without
page-brew-ask-lead = { $who ->
        [you] You lead.
       *[other] { $name } leads.
    } Which role?
page-brew-ask-lead-one = { $who ->
        [you] You lead
       *[other] { $name } leads
    } with { $role }.
page-brew-ask-follow = { $who ->
        [you] You hold { $role } too.
       *[other] { $name } holds { $role } too.
    } Full action or favour?
page-brew-ask-take = { $count ->
        [one] Take an ingredient
       *[other] Take { $count } ingredients
    }
page-brew-ask-sell = Turn which ingredient into { $count } gold?
page-brew-ask-take-gold = Take { $count } gold?
page-brew-ask-fill-vials = Fill vials?
page-brew-ask-buy = Buy { $potion }?
page-brew-ask-buy-any = Which cauldron?
page-brew-ask-pay = Pay for { $potion }: { $count ->
        [one] 1 ingredient of any colour
       *[other] { $count } ingredients of any colours
    }
page-brew-ask-bottle = One more ingredient into a vial?
page-brew-ask-collect = Collect from all others for { $potion }?
page-brew-ask-add = { $count } missing for { $potion }. Add something?
page-brew-ask-lose = { $count ->
        [one] { $who ->
            [you] You lose
           *[other] { $name } loses
        } 1 ingredient to { $winner }. Which?
       *[other] { $who ->
            [you] You lose
           *[other] { $name } loses
        } { $count } ingredients to { $winner }. Which?
    }
page-brew-decline = Do without
page-brew-decline-how = Nothing is paid and nothing is had. Whoever won the turn leads the next all the same.
page-brew-sealed = Sealed until everybody has chosen
page-brew-sealed-how = { $choice }. Nobody else sees it before all have chosen.

### The payment tray

page-brew-tray = In the tray
page-brew-tray-have = What can be paid
page-brew-tray-supply = From the supply
page-brew-tray-add = Add 1 { $thing }
page-brew-tray-out = Take 1 { $thing } out
page-brew-tray-full = The tray is full: take something out first.
page-brew-tray-none = No { $thing } is left.
page-brew-tray-not = { $thing } cannot follow here: more than five go colour by colour.
page-brew-tray-missing = Choose { $count } more

### Picking

page-brew-pick-title = { $count ->
        [one] Pick a role for round { $round }
       *[other] Pick { $count } roles for round { $round }
    }
page-brew-pick-grid = Roles
page-brew-pick-missing = { $count ->
        [one] One role is still missing.
       *[other] { $count } roles are still missing.
    }
page-brew-pick-gone = Barred this round: { $roles }.

### Tips

page-brew-tip-card = { $price } → { $points }
page-brew-tip-full = Full action: { $does }.
page-brew-tip-favour = Favour: { $does }.
page-brew-tip-now = { $who ->
        [you] For you now
       *[other] For { $name } now
    }: { $full }; as a favour { $favour }.
page-brew-tip-barred = Nobody can pick it in this round.
page-brew-tip-stack-role = Had by { $role }, or by a spell.
page-brew-tip-shelf-role = Had by { $role } alone.
page-brew-tip-known = Known below it: { $spells }.
page-brew-tip-unseen = Not seen yet: { $spells }.
page-brew-tip-ravens = The game ends after the round in which enough ravens have landed, or after round { $sets }.
page-brew-tip-ingredient = Ingredients buy cauldrons; the alchemist turns them into gold, and one left over becomes a vial beside a cauldron.
page-brew-tip-gold = Gold pays for vials, ingredients, and for favours of the cauldron roles ({ $more } each).
page-brew-tip-vials = Every vial is worth 1 VP.
page-brew-tip-potions = Potions of { $name }
page-brew-tip-points = Cauldrons { $cauldrons }, shelves { $shelves }, vials { $vials }.
page-brew-tip-round = In each round everybody picks { $picks } of twelve roles in secret and plays them all.
page-brew-tip-leading = Chooses a role now and claims its full action.
page-brew-tip-acting = Carries out the action now.
page-brew-tip-brave = Claims the full action: { $does }. Whoever claims it after this takes it away.
page-brew-tip-won = Had the full action: { $does }.
page-brew-tip-cowardly = Had the favour at once: { $does }.
page-brew-tip-out = Claimed the full action and gets nothing: somebody claimed it later.
page-brew-tip-next = Does not have { $role } in hand this round.
page-brew-tip-wait = Still to speak, with { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand that nobody else knows. Whoever has { $role } must play it.
page-brew-tip-later = Speaks when a role has been called. { $count ->
        [0] No cards in hand.
        [one] 1 card in hand.
       *[other] { $count } cards in hand.
    }
page-brew-tip-idle = It is played when { $who ->
        [you] you lead with it
       *[other] { $name } leads with it
    }, or when somebody calls it.

### Text mode and the end

page-brew-text-role = Full action: { $full }. Favour: { $favour }
page-brew-end-cauldrons = cauldrons
page-brew-end-shelves = shelves
page-brew-end-vials = vials
page-brew-end-ravens = { $count ->
        [one] 1 raven landed
       *[other] { $count } ravens landed
    } in { $round ->
        [one] 1 round.
       *[other] { $round } rounds.
    }

### What one plays for, above the table

page-goal = Most points once { $ravens } ravens have landed: from cauldrons, shelves and vials.
