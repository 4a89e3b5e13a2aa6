# Words of the page for Broom Service. Said in web/src/games/broom-service.

### The map

page-broom-map = Map
page-broom-list = Areas as a list
page-broom-show-map = Show the map
page-broom-larger = Larger
page-broom-smaller = Smaller
page-broom-whole = The whole map
page-broom-full = Map as large as the window
page-broom-full-leave = Back to the table
page-broom-aim = { $count ->
        [one] 1 place where something can be done is out of sight: show it
       *[other] { $count } places where something can be done are out of sight: show them
    }
# A thing on the map that can be touched now.
page-broom-can = { $thing } – possible now
page-broom-pawn = { $name }: { $count ->
        [one] a pawn
       *[other] { $count } pawns
    } at { $area }
page-broom-tile = Tile “{ $tile }” at { $area }
page-broom-castle = Castle at { $area }
page-broom-water = Nobody lands on water.

### The round

page-broom-round = This round
page-broom-no-event = No event yet
page-broom-bewitched = Bewitched
page-broom-unbewitched = No role is bewitched
page-broom-bewitched-are = Bewitched: { $roles }
page-broom-last-round = This is the last round.
page-broom-now-points = As things stand: { $points } VP.
page-broom-now-resources = Now { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }; the fewest at the table: { $fewest }.
page-broom-owed = Still owed
page-broom-owed-to = { $who ->
        [you] Still owed to you
       *[other] Still owed to { $name }
    }
page-broom-then = Then: { $steps }

### Goods

page-broom-bolts = bolts
page-broom-amulets = amulets
page-broom-cards = { $count ->
        [0] no cards left
        [one] 1 card left
       *[other] { $count } cards left
    }

### The decision

page-broom-hand = { $who ->
        [you] Your roles
       *[other] Roles: { $name }
    }
page-broom-hand-size = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-broom-choose-role = Choose a role first.
page-broom-brave-heart = Not this round: Brave Heart. Whoever leads must be brave.
page-broom-not-possible = Not possible here.
page-broom-commit-brave = Be brave
page-broom-commit-cowardly = Be cowardly
page-broom-past-out = nothing
page-broom-risk = { $after } still to speak; { $count ->
        [one] 1 may take it from { $who ->
                [you] you
               *[other] { $name }
            }: { $names }.
       *[other] { $count } may take it from { $who ->
                [you] you
               *[other] { $name }
            }: { $names }.
    }
page-broom-ask-lead = { $who ->
        [you] You lead.
       *[other] { $name } leads.
    } Which role?
page-broom-ask-lead-one = { $who ->
        [you] You lead
       *[other] { $name } leads
    } with { $role }. Brave or cowardly?
page-broom-ask-follow = { $who ->
        [you] You hold { $role } too.
       *[other] { $name } holds { $role } too.
    } Brave or cowardly?
# $stance is brave or cowardly.
page-broom-ask-act = { $kind ->
        [fly] Fly where with { $role }?
        [deliver] Deliver where with { $role }?
        [lift] Lift which cloud with { $role }?
        [take] Take what with { $role }?
       *[other] What to do with { $role }?
    }
page-broom-ask-arrived = { $area }: the tile “{ $tile }” or the delivery first?
page-broom-ask-tile = Tile “{ $tile }” at { $area }{ $kind ->
        [fly] : fly where?
       *[other] {""}
    }
page-broom-ask-delivery = Deliver at { $area }?
page-broom-ask-free-move = A free flight: where to?
page-broom-ask-free-delivery = A free delivery: where?
page-broom-ask-pawn = Which pawn?
page-broom-ask-fist = { $who ->
        [you] How many resources do you hide in your fist?
       *[other] How many resources does { $name } hide in a fist?
    }
page-broom-ask-works = Hand in one of each resource?
page-broom-ask-works-not = { $who ->
        [you] You do not have one of each resource.
       *[other] { $name } does not have one of each resource.
    }
page-broom-ask-hand-over = { $count ->
        [one] 1 resource is still to be given away. Which?
       *[other] { $count } resources are still to be given away. Which?
    }
page-broom-from = from { $area }
page-broom-anew = Choose anew
page-broom-decline = Do without
page-broom-decline-how = Nothing is done. What else is owed is asked next.
page-broom-rest = Skip the rest
page-broom-rest-how = All that is still owed is done without.
page-broom-keep = Keep everything
page-broom-keep-how = Nothing is handed in.
page-broom-sealed = Sealed until everybody has chosen
page-broom-sealed-how = { $choice }. Nobody else sees it before all have chosen.
page-broom-fist-label = Resources in the fist
page-broom-fist-less = One less
page-broom-fist-more = One more
page-broom-fist-most = 0 to { $count }
page-broom-fist-hidden = { $who ->
        [you] You hide
       *[other] { $name } hides
    } { $count ->
        [0] nothing
        [one] 1 resource
       *[other] { $count } resources
    }
page-broom-fist-close = { $count ->
        [0] Close an empty fist
        [one] Close the fist on 1
       *[other] Close the fist on { $count }
    }

### Roles on small cards. $bonus is VP for bravery.

page-broom-short-forest-witch =
    .brave = to a forest, then deliver
    .cowardly = to a forest
page-broom-short-prairie-witch =
    .brave = to a prairie, then deliver
    .cowardly = to a prairie
page-broom-short-hill-witch =
    .brave = to a hill, then deliver
    .cowardly = to a hill
page-broom-short-mountain-witch =
    .brave = to a mountain, then deliver
    .cowardly = to a mountain
page-broom-short-valley-druid =
    .brave = deliver in forest or prairie, +{ $bonus } VP
    .cowardly = deliver in forest or prairie
page-broom-short-peak-druid =
    .brave = deliver on hill or mountain, +{ $bonus } VP
    .cowardly = deliver on hill or mountain
page-broom-short-weather-fairy =
    .brave = lift a cloud, +{ $bonus } VP
    .cowardly = lift a cloud

### What brave and cowardly would bring here

page-broom-cannot = Nothing can be done with it as things are now.
page-broom-fly-to = Fly to { $areas }
# Two names, and so many more.
page-broom-some = { $names } and { $count } more
page-broom-best = then a delivery: up to { $points }
page-broom-deliver-to = { $count ->
        [one] Deliver to 1 tower
       *[other] Deliver to one of { $count } towers
    }
page-broom-up-to = up to { $points }
page-broom-lift-some = { $count ->
        [one] Lift 1 cloud in reach
       *[other] Lift one of { $count } clouds
    }
page-broom-or = or
page-broom-any-one = any 1 resource
page-broom-costs = { $points } VP: bewitched

### Picking

page-broom-pick-title = { $count ->
        [one] Pick a role for round { $round } of { $rounds }
       *[other] Pick { $count } roles for round { $round } of { $rounds }
    }
page-broom-pick-some = Pick { $fewest } to { $most } roles for round { $round }
page-broom-pick-grid = Roles
page-broom-pick-missing = { $count ->
        [one] One role is still missing.
       *[other] { $count } roles are still missing.
    }

### The map in sentences

page-broom-list-pawn = { $count ->
        [one] { $name }
       *[other] { $name } ({ $count })
    }
page-broom-list-pawns = Pawns: { $pawns }.
page-broom-list-cloud = Over it lies { $kind }: { $wands } to lift, { $bolts }.
page-broom-list-towers = Towers: { $towers }.
page-broom-list-tower = { $tower } ({ $looks }): { $worth }
page-broom-list-full = { $tower }, has its potion
page-broom-list-tile = Tile “{ $tile }”: { $does }.
page-broom-list-next = Next to it: { $areas }.
# A neighbour that a cloud lies on, and a lake with what else is at its shore.
page-broom-list-under = { $area } (under a cloud)
page-broom-list-across = { $water } (and across it { $areas })
page-broom-list-shore = On its shore: { $areas }.

### Tips

page-broom-tip-covered = Nobody enters an area under a cloud.
page-broom-tip-water-covered = While a cloud lies over it, it joins no shores.
page-broom-tip-water = Without a cloud, all areas on its shore are next to each other.
page-broom-tip-best = A delivery here could bring up to { $points } now.
page-broom-tip-bound = { $event }: { $points } VP for each pawn here.
page-broom-tip-pawns = { $name }: { $count ->
        [one] 1 pawn
       *[other] { $count } pawns
    }
page-broom-tip-stands = Stands at { $area }.
page-broom-tip-alike = Two pawns in one area are alike.
page-broom-tip-castle = Everybody’s pawns begin at the castles.
page-broom-tip-tower = Takes { $potion } from { $areas } and brings { $worth }.
page-broom-tip-round-tower = A round tower takes a single potion.
page-broom-tip-square-tower = A square tower takes any number of potions, one in each play of a role.
page-broom-tip-occupied = It has its potion already.
page-broom-tip-cloud = To lift it costs { $wands } and brings { $bolts }.
page-broom-tip-tile = Whoever enters this mountain for the first time takes an amulet and may use the tile.
page-broom-tip-amulet-has = { $name }: has the amulet
page-broom-tip-amulet-not = { $name }: not been here yet
page-broom-tip-events = In each of { $rounds } rounds an event holds; each is turned when its round begins.
page-broom-tip-coming = { $count ->
        [one] One more round, with one of { $events }.
       *[other] { $count } more rounds, each with one of { $events }.
    }
page-broom-tip-bewitched = Whoever plays it loses { $points } VP, brave or cowardly.
page-broom-tip-unbewitched = With five players no roles are bewitched.
page-broom-tip-owed = What an action leads on to is done one by one, the newest first. Flights, deliveries, clouds and gains can be done without; jumps, gifts to the others and putting a card away cannot.
page-broom-tip-potion = Delivered to towers of its colour.
page-broom-tip-wand = Wands lift clouds.
page-broom-tip-sets = { $fours ->
        [0] No full set
        [one] 1 full set
       *[other] { $fours } full sets
    }, { $threes ->
        [0] no set of three
        [one] 1 set of three
       *[other] { $threes } sets of three
    }: { $points } at the end.
page-broom-tip-worth = Worth { $points } at the end as it is.
page-broom-tip-bolts = VP for bolts: { $scale }.
# The last step of such a scale.
page-broom-or-more = { $count } or more
page-broom-tip-amulets = VP for amulets: { $scale }.
page-broom-tip-found = Found at { $areas }.
page-broom-tip-points = { $name }: { $points } VP
page-broom-to-come = At the end { $points } VP more as things are now: { $bolts } for bolts, { $amulets } for amulets, { $cards } for cards, { $sets } for sets.
page-broom-tip-ended = If the game ended now: { $points } VP, with { $bolts } for bolts, { $amulets } for amulets and { $sets } for sets.
page-broom-tip-negative = Points can fall below nothing.
page-broom-tip-round = In each of { $rounds } rounds everybody picks { $picks } of ten roles in secret and plays them all.
page-broom-tip-brave-half = Brave: { $does }.
page-broom-tip-cowardly-half = Cowardly: { $does }.
page-broom-tip-leading = Chooses a role now, brave or cowardly.
page-broom-tip-acting = Carries out the action now.
page-broom-tip-brave = Hopes to { $does }. Whoever is brave after this takes it away.
page-broom-tip-won = Was the last who was brave: { $does }.
page-broom-tip-cowardly = Did at once what the cowardly do: { $does }.
page-broom-tip-out = Was brave and gets nothing: somebody was brave later.
page-broom-tip-next = Does not have { $role } in hand this round.
page-broom-tip-wait = Still to speak, with { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand that nobody else knows. Whoever has { $role } must play it.
page-broom-tip-later = Speaks when a role has been called. { $count ->
        [0] No cards in hand.
        [one] 1 card in hand.
       *[other] { $count } cards in hand.
    }
page-broom-tip-idle = Played by leading with it, or when somebody else calls it.

### Tiles, stone circles and expansion cards

page-broom-forest-tile = Forest tile “{ $tile }”
page-broom-forest-at = Forest tile “{ $tile }” at { $area }
page-broom-forest-gone = Space of a forest tile at { $area }, empty
page-broom-hill-at = Hill tile “{ $tile }” at { $area }
page-broom-circle = Stone circle { $circle } at { $area }
# A stone circle among others.
page-broom-circle-at = { $circle } at { $area }
page-broom-card = Card “{ $card }”
# A thing of which there may be several.
page-broom-counted = { $count ->
        [one] { $thing }
       *[other] { $thing } ({ $count })
    }
page-broom-keeps = Tiles and cards
page-broom-piles = Expansion cards
page-broom-pile = { $pile }: { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }
page-broom-pile-none = No card left
page-broom-pile-unseen = { $count ->
        [one] a card nobody has seen
       *[other] { $count } cards nobody has seen
    }
page-broom-pile-rest = Nobody has seen yet
page-broom-look = Look through the piles
page-broom-instead = Instead of the action
page-broom-only = Only
page-broom-draw = Take “{ $card }”
page-broom-use = Use “{ $thing }”
page-broom-cannot-short = without effect now
page-broom-jump = then a jump to a stone circle
page-broom-add-none = No more roles
page-broom-add-none-how = The forest tile is kept for another round.
page-broom-ask-jump = Turbo broom at { $area }: to which stone circle?
page-broom-ask-anywhere = “{ $tile }” at { $area }: fly on where?
page-broom-ask-gift = { $who ->
        [you] A tile brings you a potion. Which?
       *[other] A tile brings { $name } a potion. Which?
    }
page-broom-ask-two-potions = { $count ->
        [one] Which potion?
       *[other] Which { $count } potions?
    }
page-broom-ask-effect = Card “{ $card }”: { $kind ->
        [fly] fly where?
        [deliver] deliver where?
        [lift] lift which cloud?
        [take] take what?
       *[other] what to do?
    }
page-broom-ask-shift = Double shift with { $role }: { $kind ->
        [fly] fly where?
        [deliver] deliver where?
        [lift] lift which cloud?
        [take] take what?
       *[other] what to do?
    }
page-broom-ask-swap = { $count ->
        [one] Swap what? 1 swap is left.
       *[other] Swap what? { $count } swaps are left.
    }
page-broom-ask-put-away = Under which pile does “{ $card }” go?
page-broom-ask-extra = { $who ->
        [you] Take one more role with your forest tile “{ $tile }”?
       *[other] Does { $name } take one more role with the forest tile “{ $tile }”?
    }
page-broom-stick-extra = One more role?
page-broom-warn = Mind where { $area } leads:
page-broom-pick-more = Pick { $count } roles for round { $round } of { $rounds }, or { $most } with your forest tile
page-broom-pick-tiled = With the forest tile
page-broom-pick-later = One more role: asked later

page-broom-list-forest = Forest tile “{ $tile }”: { $does }.
page-broom-list-forest-gone = Its forest tile has been taken.
page-broom-list-hill = Hill tile “{ $tile }”: { $does }.
page-broom-list-circle = Stone circle { $circle }.
page-broom-list-beside = Tiles and cards
page-broom-list-kept = Forest tiles of { $name }: { $tiles }.
page-broom-list-held = Cards of { $name }: { $cards }.
page-broom-list-top = On top: “{ $card }” ({ $does }).
page-broom-list-known = Known below it: { $cards }.

page-broom-tip-forest = The first pawn to come here takes it, like it or not.
page-broom-tip-forest-gone = Somebody came here first and took the tile.
page-broom-tip-keeps = { $name } keeps { $tiles }
page-broom-tip-kept = Used once, in place of a cowardly action.
page-broom-tip-kept-card = Used once, when roles are picked.
page-broom-tip-turbo = Whoever comes here jumps on at once, like it or not, to one of its two circles that has no cloud.
page-broom-tip-jumps = As clouds lie now, the jump goes to { $circles }.
page-broom-tip-clouded = Under a cloud: { $circles }.
page-broom-tip-grounded = No jump as clouds lie now: { $circles } are both covered.
page-broom-tip-stranded = Nobody ever comes away from { $area }.
page-broom-tip-circle = Turbo brooms jump here from { $areas }.
page-broom-tip-circle-none = In this game no turbo broom leads here.
page-broom-tip-circle-covered = Nobody jumps here while a cloud lies over it.
page-broom-tip-held = Used in place of a cowardly action; then it goes under the smaller pile. Kept to the end it brings { $points }.
page-broom-tip-draw = Whoever is cowardly may take the top card in place of the action; kept to the end it brings { $points }.
page-broom-tip-pile-empty = There is nothing to take here until a card has been put away.
page-broom-tip-ended-cards = Expansion cards bring { $points } of it.
page-broom-end-rest-cards = amulets, cards and sets
page-broom-from-tiles = tiles
page-broom-from-played = cards used
page-broom-from-cards = cards kept

### Text mode and the end

page-broom-text-role = Brave: { $brave }. Cowardly: { $cowardly }
page-broom-end-way = won on the way
page-broom-end-bolts = bolts
page-broom-end-rest = amulets and sets
page-broom-end-sheet = Where the points came from
page-broom-from-start = at the start
page-broom-from-earlier = earlier rounds
page-broom-from-deliveries = deliveries
page-broom-from-clouds = clouds
page-broom-from-events = events
page-broom-from-bolts = bolts
page-broom-from-amulets = amulets
page-broom-from-sets = sets
page-broom-from-bewitched = bewitched

### What one plays for, above the table

page-goal = Most points after { $rounds } rounds: for potions brought to towers, and at the end for { $end }.
page-goal-bolts = bolts
page-goal-amulets = amulets
page-goal-cards = cards still held
page-goal-sets = sets of resources
