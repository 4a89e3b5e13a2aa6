# Words of the page for the card game. Said in web/src/games/card-game.

### Everywhere

page-brave-potions = brave potions

### The table

page-stick-first = First cards
page-tasks = Tasks
page-task = Task { $task }
page-task-needs = Potions needed
page-task-near = { $name }: { $have } of { $size }
page-task-done = done
page-displays = Displays
page-display = Display: { $name }
page-in-stock = { $count } in stock
page-in-hand = { $count } in hand

### The decision

page-hand = { $who ->
        [you] Your witches
       *[other] Witches: { $name }
    }
page-hand-stock = from a stock of { $count }
page-open-witches = Open witches
page-ask-take = Take a witch as the first card
page-ask-take-more = It brings one potion at once. The last witch left goes to whoever is last.
page-ask-lead = { $who ->
        [you] You lead.
       *[other] { $name } leads.
    } Which witch, and brave or cowardly?
page-ask-lead-one = { $who ->
        [you] You lead with { $role }.
       *[other] { $name } leads with { $role }.
    } Brave or cowardly?
page-ask-follow = { $who ->
        [you] You hold { $role }.
       *[other] { $name } holds { $role }.
    } Brave or cowardly?
page-choose-witch = Choose a witch first.
page-not-brave = Brave is not possible here.
page-not-cowardly = Cowardly is not possible here: whoever leads must be brave.
page-card-back = back to the stock after the round

### Picking

page-pick-title = { $count ->
        [one] Pick a witch for round { $round }
       *[other] Pick { $count } witches for round { $round }
    }
page-pick-grid = Witches in stock
page-pick-have = { $count } in stock

### The end

page-end-colours = colours
page-end-brave = brave potions
page-end-tasks = tasks

### Looking back

page-open-stock = in stock

### Tips: what everything on the table is

page-tip-card-brave = Brave: { $gain }, if nobody after { $who ->
        [you] you
       *[other] { $name }
    } is brave too.
page-tip-card-cowardly = Cowardly: { $gain }, at once.
page-tip-card-idle = It is played when { $who ->
        [you] you lead with it
       *[other] { $name } leads with it
    }, or when somebody calls it.
page-tip-card-always = Any witch: { $cowardly ->
        [one] 1 potion
       *[other] { $cowardly } potions
    } of her colour if cowardly; if brave { $brave } and { $extra ->
        [one] 1 brave potion
       *[other] { $extra } brave potions
    }.
page-tip-card-copies = { $count } of these cards are in this game{ $own ->
        [0] ; none is { $who ->
            [you] in your stock.
           *[other] with { $name }.
        }
       *[other] , { $own } of them { $who ->
            [you] in your stock.
           *[other] with { $name }.
        }
    }
page-tip-card-copies-all = { $count } of these cards are in this game.
page-tip-card-known = Known to have one: { $names }.
page-tip-card-unknown = Of nobody else is it known that they have one.
page-tip-task-wants = Wants { $potions }. Worth { $points } to everybody who has them at the end of a round; then it is gone. Brave potions do not count.
page-tip-task-missing = { $name }: { $have } of { $size }; missing { $missing }.
page-tip-task-full = { $name }: everything is there.
page-tip-potions-worth = Worth { $points } now. The next one brings { $more }.
page-tip-potions-scale = So many of one colour, from 1 on: { $scale } VP; each further one { $more } VP.
page-tip-brave-worth = Worth { $points }, { $each } for each. They have no colour and help with no task.
page-tip-points-from = Colours { $colours }, brave potions { $brave }, tasks { $tasks }.
page-tip-stock = Cards of { $name }
page-tip-stock-size = { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in stock, seen by nobody else.
page-tip-stock-known = Known among them: { $cards }.
page-pile = Pile
page-tip-pile = In the pile: { $count ->
        [one] 1 card, face down.
       *[other] { $count } cards, face down.
    }
page-tip-pile-draw = After each round but the last everybody draws { $draw }.
page-tip-round-picks = In each round everybody picks { $picks } witches in secret and plays them all.
page-tip-perch-brave = Stands for { $gain }, unless somebody after is brave too.
page-tip-perch-won = Nobody was brave after that: took { $potions }.
page-tip-perch-cowardly = Took { $potions } at once. That cannot be taken away.
page-tip-perch-out = Gets nothing. The card goes back into the stock after the round, so everybody knows of it.
page-tip-perch-next = Does not have { $role } in hand this round.
page-tip-perch-leading = Chooses a witch now and is brave or cowardly with her.
page-tip-perch-wait = Still to speak, with { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand that nobody else knows. Whoever has { $role } must play it.
page-tip-perch-later = Speaks when a witch has been called. { $count ->
        [0] No cards in hand.
        [one] 1 card in hand.
       *[other] { $count } cards in hand.
    }
page-tip-perch-first = Everybody takes one of the open witches as a first card, one after another.
page-tip-missing = { $count ->
        [one] One witch is still missing.
       *[other] { $count } witches are still missing.
    } Every witch must be of another kind.
page-tip-same-gone = Not in your stock any more: { $roles }.

### Help with a decision

page-pick-known = known in stock:

### Text mode

page-text-pick = { $have } in stock. Brave: { $brave }. Cowardly: { $cowardly }
page-text-stock = In stock: { $cards }.

### Settings, motion and sound

page-commit-brave = Be brave
page-commit-cowardly = Be cowardly
page-commit-take = Take { $role }

### What one plays for, above the table

page-goal = Most points after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }: many potions of one colour, tasks, and { $brave } for each brave potion.
