# Words of Broom Service, the board game.


### The roles. A role's forms: its two letters, its name in full, with and without article.

role-forest-witch = forest
    .letters = Fo
    .long = forest witch
    .the = the forest witch
role-prairie-witch = prairie
    .letters = Pr
    .long = prairie witch
    .the = the prairie witch
role-hill-witch = hill
    .letters = Hi
    .long = hill witch
    .the = the hill witch
role-mountain-witch = mountain
    .letters = Mo
    .long = mountain witch
    .the = the mountain witch
role-valley-druid = valley
    .letters = Va
    .long = valley druid
    .the = the valley druid
role-peak-druid = peak
    .letters = Pe
    .long = peak druid
    .the = the peak druid
role-root-gatherer = root
    .letters = Ro
    .long = root gatherer
    .the = the root gatherer
role-herb-gatherer = herb
    .letters = He
    .long = herb gatherer
    .the = the herb gatherer
role-fruit-gatherer = fruit
    .letters = Fr
    .long = fruit gatherer
    .the = the fruit gatherer
role-weather-fairy = fairy
    .letters = We
    .long = weather fairy
    .the = the weather fairy

### What the roles do. $bonus is VP for bravery; $brave are resources taken together, $cowardly those to choose one from.

does-forest-witch =
    .brave = fly to an adjacent forest, then deliver there
    .cowardly = fly to an adjacent forest
does-prairie-witch =
    .brave = fly to an adjacent prairie, then deliver there
    .cowardly = fly to an adjacent prairie
does-hill-witch =
    .brave = fly to an adjacent hill, then deliver there
    .cowardly = fly to an adjacent hill
does-mountain-witch =
    .brave = fly to an adjacent mountain, then deliver there
    .cowardly = fly to an adjacent mountain
does-valley-druid =
    .brave = deliver in a forest or prairie, +{ $bonus } VP
    .cowardly = deliver in a forest or prairie
does-peak-druid =
    .brave = deliver on a hill or mountain, +{ $bonus } VP
    .cowardly = deliver on a hill or mountain
does-root-gatherer =
    .brave = take { $brave }
    .cowardly = take { $cowardly }
does-herb-gatherer =
    .brave = take { $brave }
    .cowardly = take { $cowardly }
does-fruit-gatherer =
    .brave = take { $brave }
    .cowardly = take { $cowardly }
does-weather-fairy =
    .brave = lift an adjacent cloud, +{ $bonus } VP
    .cowardly = lift an adjacent cloud

### Resources. Forms: the letter on it, in full, with article, so many of it.

resource-orange = orange
    .letter = O
    .long = orange potion
    .a = an orange potion
    .counted = { $count ->
        [one] 1 orange potion
       *[other] { $count } orange potions
    }
resource-green = green
    .letter = G
    .long = green potion
    .a = a green potion
    .counted = { $count ->
        [one] 1 green potion
       *[other] { $count } green potions
    }
resource-purple = purple
    .letter = P
    .long = purple potion
    .a = a purple potion
    .counted = { $count ->
        [one] 1 purple potion
       *[other] { $count } purple potions
    }
resource-wand = wand
    .letter = W
    .long = wand
    .a = a wand
    .counted = { $count ->
        [one] 1 wand
       *[other] { $count } wands
    }

### Landscapes. Forms: with article, several.

landscape-forest = forest
    .a = a forest
    .many = forests
landscape-prairie = prairie
    .a = a prairie
    .many = prairies
landscape-hill = hill
    .a = a hill
    .many = hills
landscape-mountain = mountain
    .a = a mountain
    .many = mountains
landscape-water = water
    .a = a water
    .many = waters

### Places. Their names come from the map: $name, and $typed as one types it. A language that puts articles before such
### names lists by gender the words that tell it, or (-wood) what such words end with; $gender is “none” for names with
### no such word, $vowel says how a name begins, and $bent is a name whose first word, an adjective, has the ending it
### takes behind an article.

place-masculine = -
place-feminine = -
place-neuter = -
# Whether names of places are typed with their capitals.
place-capitals = no

area-UNKNOWN = { $typed }
    .long = { $name }
# A tower's $colour and $shape are words to choose by.
tower-UNKNOWN = { $typed }
    .long = { $name }
    .potion = { $colour ->
        [orange] an orange potion
        [green] a green potion
        [purple] a purple potion
       *[other] a potion
    }
    .looks = { $shape ->
        [square] square
       *[round] round
    }, { $colour ->
        [orange] orange
        [green] green
       *[purple] purple
    }
# The name of a tower to which the map gives none; $areas are those it serves.
tower-nameless = the { $shape ->
        [square] square
       *[round] round
    } { $colour ->
        [orange] orange
        [green] green
       *[purple] purple
    } tower of { $areas }
# The tower that a hill tile is; no map has it.
tower-orange-tile = orange-tower
    .long = Orange Tower
    .potion = an orange potion
    .looks = square, orange
# A space for a cloud is named after its area; if there are two, each has a $number.
cloud-UNKNOWN = { $typed }
    .long = { $number ->
        [0] { $name }
       *[other] { $name } { $number }
    }
    .the = { $number ->
        [0] the cloud over { $name }
       *[other] cloud { $number } over { $name }
    }
    .over = over { $name }

### Clouds. Forms: with article; of a storm cloud, what it does, and of three what they bring. $points are VP, $needs potions.

kind-heavy-1 = heavy cloud
    .a = a heavy cloud
kind-heavy-2 = heavy cloud
    .a = a heavy cloud
kind-heavy-3 = heavy cloud
    .a = a heavy cloud
kind-heavy-4 = heavy cloud
    .a = a heavy cloud
kind-storm-bonus = storm cloud
    .a = a storm cloud
    .does = while it lies there: { $points } VP more for every delivery from an adjacent area
kind-storm-move = storm cloud
    .a = a storm cloud
    .does = when lifted: a free flight
kind-storm-delivery = storm cloud
    .a = a storm cloud
    .does = when lifted: a free delivery
kind-storm-orange = storm cloud
    .a = a storm cloud
    .does = when lifted: { $points } VP with at least { $needs } orange potions
    .brings = { $points } VP with at least { $needs } orange potions
kind-storm-green = storm cloud
    .a = a storm cloud
    .does = when lifted: { $points } VP with at least { $needs } green potions
    .brings = { $points } VP with at least { $needs } green potions
kind-storm-purple = storm cloud
    .a = a storm cloud
    .does = when lifted: { $points } VP with at least { $needs } purple potions
    .brings = { $points } VP with at least { $needs } purple potions

### Mountain tiles. A form: what it does; $resources is what one takes, $points are VP.

tile-potions = Potions
    .does = take { $resources }
tile-wands = Wands
    .does = take { $resources }
tile-delivery = Delivery
    .does = deliver one potion with either pawn
tile-moves = Two flights
    .does = fly up to twice, with either pawn
tile-cloud = Cloud
    .does = lift one cloud for its wands
tile-points = Victory points
    .does = gain { $points } VP; each other player takes 1 potion

### Forest tiles. Forms: in full, and what it does. $points are VP, $potions what one takes, $others VP of each other player.

forest-brave = courage
    .long = Courage
    .does = while cowardly, do the role’s brave action at once
forest-card = role
    .long = One more role
    .does = pick one role more
forest-points = points
    .long = Victory points
    .does = gain { $points } VP instead of acting
forest-potions = potions
    .long = Potions
    .does = instead of acting take { $potions ->
        [one] 1 potion of any colour
       *[other] { $potions } potions of any colours
    }; each other player gains { $others } VP

### Hill tiles. A form: what it does.

hill-turbo-ab = Turbo broom A/B
    .does = jump to stone circle A or B
hill-turbo-ac = Turbo broom A/C
    .does = jump to stone circle A or C
hill-turbo-ad = Turbo broom A/D
    .does = jump to stone circle A or D
hill-turbo-bc = Turbo broom B/C
    .does = jump to stone circle B or C
hill-turbo-bd = Turbo broom B/D
    .does = jump to stone circle B or D
hill-turbo-cd = Turbo broom C/D
    .does = jump to stone circle C or D
hill-orange = Orange Tower
    .does = a square tower: { $points } VP for an orange potion
hill-anywhere = Anywhere
    .does = fly on to any area without a cloud; each other player then takes 1 potion

# Stone circles.
circle-a = A
circle-b = B
circle-c = C
circle-d = D

### Expansion cards. Forms: in full, and what it does; $count is the number on it.

card-apprentice = apprentice
    .long = Apprentice
    .does = { $count ->
        [one] take 1 resource
       *[other] take { $count } different resources
    }
card-tailwind = tailwind
    .long = Tailwind
    .does = fly to an adjacent area, then once more with either pawn
card-errand = errand
    .long = Errand
    .does = deliver one potion with either pawn, +{ $count } VP
card-rainmaker = rainmaker
    .long = Rainmaker
    .does = lift an adjacent cloud for { $count ->
        [one] 1 wand
       *[other] { $count } wands
    } less
card-gossip = gossip
    .long = Gossip
    .does = gain { $count } VP
card-barter = barter
    .long = Barter
    .does = swap one resource for another, { $count ->
        [one] once
       *[other] up to { $count } times
    }
card-homing = homing
    .long = Homing
    .does = fly home to a castle with either pawn
card-double-shift = shift
    .long = Double shift
    .does = do the role’s cowardly action twice

# Their piles. A form: with article.
pile-first = first
    .the = the first pile
pile-second = second
    .the = the second pile

# What may be done in any order.
offer-tile = tile
offer-delivery = delivery

### Things counted

bolts-counted = { $count ->
        [one] 1 bolt
       *[other] { $count } bolts
    }
amulets-counted = { $count ->
        [one] 1 amulet
       *[other] { $count } amulets
    }
resources-counted = { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }

### Actions

action-fly = fly { $from } { $to }
    .sentence = fly from { $from-long } to { $to-long }
action-deliver = deliver { $area } { $tower }
    .sentence = deliver { $tower-potion } from { $area-long } to { $tower-long }
action-lift = lift { $cloud }
    .sentence = lift { $cloud-the }
action-take = take { $resources-typed }
    .sentence = take { $resources-counted }
action-market = market
    .sentence = go to the black market
action-do = do { $offer }
    .sentence = { $offer-is ->
        [tile] use the tile first
       *[delivery] deliver first
    }
action-fist = fist { $count }
    .sentence = { $count ->
        [0] keep the fist empty
        [one] hide 1 resource in the fist
       *[other] hide { $count } resources in the fist
    }
action-give = give { $resource }
    .sentence = give away { $resource-a }
action-hand-in = hand-in
    .sentence = hand in one of each resource
action-tile = tile { $forest-tile }
    .sentence = use the forest tile “{ $forest-tile-long }”
action-add = add { $role }
    .sentence = take { $role-the } as well
action-jump = jump { $circle }
    .sentence = jump to stone circle { $circle }
action-use = use
    .sentence = use the tile
action-draw = draw { $pile }
    .sentence = take the top card of { $pile-the }
action-card = card { $card }
    .sentence = use the card “{ $card-long }”
action-under = under { $pile }
    .sentence = put the card under { $pile-the }
action-swap = swap { $given } { $got }
    .sentence = swap { $given-a } for { $got-a }

### What is still to be done

step-brave = { $who ->
        [you] your brave action
       *[other] the brave action of { $name }
    }
step-cowardly = { $who ->
        [you] your cowardly action
       *[other] the cowardly action of { $name }
    }
step-arrived = tile and delivery at { $area-long }, in any order
step-tile = the mountain tile at { $area-long }
step-delivery = a delivery at { $area-long }
step-free-move = a free flight
step-free-delivery = a free delivery
step-hand-over = { $who ->
        [you] the resources you give away
       *[other] the resources { $name } gives away
    }
step-jump = a jump by turbo broom from { $area-long }
step-anywhere = the hill tile “{ hill-anywhere }” at { $area-long }
step-gifts = { $who ->
        [you] a potion for everybody else
       *[other] a potion for everybody but { $name }
    }
step-gift = { $who ->
        [you] the potion you may take
       *[other] the potion { $name } may take
    }
step-two-potions = the potions of the forest tile
step-effect = the card “{ $card-long }”
step-shift = a cowardly action of the double shift
step-swap = resources to be swapped
step-put-away = the card “{ $card-long }” goes under a pile
step-final-score = the final score

### Why points come or go

reason-bewitched = for a bewitched role
reason-bravery = for bravery
reason-hoard = for a hoard of potions
reason-bolts = for bolts
reason-amulets = for amulets
reason-sets = for sets of resources
reason-forest-tile = for a forest tile
reason-mountain-tile = for a mountain tile
reason-gift = from another player’s tile
reason-errand = for the errand
reason-gossip = for gossip
reason-cards = for expansion cards

### Journal entries

entry-event = Event of the round: { $event }
entry-shuffled = All roles have been bewitched once; they are shuffled anew.
entry-bewitched = { $roles-number ->
        [0] No role is bewitched this round.
       *[other] Bewitched this round: { $roles-the }.
    }
entry-counts = { $who ->
        [you] You have picked { $count ->
            [one] 1 role.
           *[other] { $count } roles.
        }
       *[other] { $name } has picked { $count ->
            [one] 1 role.
           *[other] { $count } roles.
        }
    }
entry-gains = { $who ->
        [you] You gain { $points } VP { $reason }.
       *[other] { $name } gains { $points } VP { $reason }.
    }
entry-loses = { $who ->
        [you] You lose { $points } VP { $reason }.
       *[other] { $name } loses { $points } VP { $reason }.
    }
entry-flies = { $who ->
        [you] You fly from { $from-long } to { $to-long }.
       *[other] { $name } flies from { $from-long } to { $to-long }.
    }
# $points and $wands are the tower's; $bonus are VP from storm clouds. The pawn stands in $area.
entry-delivers = { $who ->
        [you] You deliver
       *[other] { $name } delivers
    } { $tower-potion } from { $area-long } to { $tower-long }: { $points } VP{ $wands ->
        [0] { "" }
        [one] , 1 wand
       *[other] , { $wands } wands
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } VP more from storm clouds
    }.
# $cost are wands paid, $bolts bolts won.
entry-lifts = { $who ->
        [you] You lift
       *[other] { $name } lifts
    } { $kind-a } { $cloud-over } for { $cost ->
        [0] nothing
        [one] 1 wand
       *[other] { $cost } wands
    }: { $bolts ->
        [one] 1 bolt.
       *[other] { $bolts } bolts.
    }
entry-takes = { $who ->
        [you] You take { $resources-counted }.
       *[other] { $name } takes { $resources-counted }.
    }
entry-gives = { $who ->
        [you] You give away { $resources-counted }.
       *[other] { $name } gives away { $resources-counted }.
    }
# A cowardly play takes what the event offers in place of its action.
entry-instead = { $event-is ->
        [black-market] { $who ->
            [you] You go to the black market instead.
           *[other] { $name } goes to the black market instead.
        }
       *[black-distillery] { $who ->
            [you] You go to the black distillery instead.
           *[other] { $name } goes to the black distillery instead.
        }
    }
entry-amulet = { $who ->
        [you] You find your amulet at { $area-long }.
       *[other] { $name } finds an amulet at { $area-long }.
    }
entry-uses = { $who ->
        [you] You use the tile “{ $tile }” at { $area-long }.
       *[other] { $name } uses the tile “{ $tile }” at { $area-long }.
    }
entry-shows = { $who ->
        [you] You open your fist:
       *[other] { $name } opens a fist:
    } { $count ->
        [0] empty.
        [one] 1 resource.
       *[other] { $count } resources.
    }
entry-cannot = { $who ->
        [you] There is nothing you can do with it now.
       *[other] There is nothing { $name } can do with it now.
    }
entry-scores-bolts = { $who ->
        [you] You have
       *[other] { $name } has
    } { $count ->
        [0] no bolts.
        [one] 1 bolt.
       *[other] { $count } bolts.
    }
entry-scores-amulets = { $who ->
        [you] You have
       *[other] { $name } has
    } { $count ->
        [0] no amulets.
        [one] 1 amulet.
       *[other] { $count } amulets.
    }
# $fours are sets of all four resources, $threes sets of three different ones.
entry-scores-sets = { $who ->
        [you] You have
       *[other] { $name } has
    } { $fours ->
        [0] no full set
        [one] 1 full set
       *[other] { $fours } full sets
    } and { $threes ->
        [0] no set of three.
        [one] 1 set of three.
       *[other] { $threes } sets of three.
    }
entry-finds = { $who ->
        [you] You find the forest tile “{ $forest-tile-long }” at { $area-long }.
       *[other] { $name } finds the forest tile “{ $forest-tile-long }” at { $area-long }.
    }
entry-spends = { $who ->
        [you] You use the forest tile “{ $forest-tile-long }”.
       *[other] { $name } uses the forest tile “{ $forest-tile-long }”.
    }
entry-adds = { $who ->
        [you] You take { $role-the } as well.
       *[other] { $name } takes { $role-the } as well.
    }
# A turbo broom: from the hill to the area of a stone circle.
entry-jumps = { $who ->
        [you] You jump
       *[other] { $name } jumps
    } by turbo broom from { $from-long } to stone circle { $circle } at { $to-long }.
entry-grounded = Both stone circles lie under clouds: { $who ->
        [you] you stay
       *[other] { $name } stays
    } at { $area-long }.
entry-rides = { $who ->
        [you] You use the hill tile “{ hill-anywhere }” at { $area-long }.
       *[other] { $name } uses the hill tile “{ hill-anywhere }” at { $area-long }.
    }
entry-draws = { $who ->
        [you] You take the card “{ $card-long }” from { $pile-the }.
       *[other] { $name } takes the card “{ $card-long }” from { $pile-the }.
    }
entry-turns = The card “{ $card-long }” now lies on top of { $pile-the }.
entry-plays = { $who ->
        [you] You use the card “{ $card-long }”.
       *[other] { $name } uses the card “{ $card-long }”.
    }
entry-puts-away = { $who ->
        [you] You put the card “{ $card-long }” under { $pile-the }.
       *[other] { $name } puts the card “{ $card-long }” under { $pile-the }.
    }
entry-swaps = { $who ->
        [you] You swap { $given-a } for { $got-a }.
       *[other] { $name } swaps { $given-a } for { $got-a }.
    }
entry-scores-cards = { $who ->
        [you] You have
       *[other] { $name } has
    } { $count ->
        [0] no expansion cards.
        [one] 1 expansion card.
       *[other] { $count } expansion cards.
    }

### Refusals

refusal-pick-count = { $count ->
        [one] Pick exactly 1 role.
       *[other] Pick exactly { $count } roles.
    }
refusal-pick-between = In this round, pick { $lowest } to { $highest } roles.
refusal-no-pawn = You have no pawn at { $area-long }.
refusal-not-adjacent = { $area-long } is not adjacent to { $from-long }: they share neither a border nor a water without clouds.
refusal-under-cloud = A cloud lies over { $area-long }; first it has to be lifted.
refusal-other-landscape = This role flies to { $landscape-a }, and { $area-long } is not one.
refusal-two-landscapes = This role delivers from { $landscapes-many } only; { $area-long } is neither.
refusal-delivers-there = The witch can deliver only where she has landed: at { $area-long }.
refusal-not-at-tower = { $tower-long } cannot be reached from { $area-long }.
refusal-occupied = { $tower-long } has its potion already: a round tower takes only one.
refusal-square-once = { $tower-long } is square, and in one play only one potion may go to square towers.
refusal-covered = { $tower-long } takes no potions: a mountain tile covers it.
refusal-no-potion = You have no { $resource-long }.
refusal-cloud-gone = There is no cloud left at { $cloud-long }.
refusal-cloud-far = Neither of your pawns is adjacent to { $cloud-the }.
refusal-too-few-wands = To lift { $cloud-the } takes { $cost ->
        [one] 1 wand
       *[other] { $cost } wands
    }, and you have { $count }.
refusal-other-resources = That is not on offer here.
refusal-fist-at-most = You can hide { $count } at most.
refusal-no-set = You do not have one of each resource.
refusal-none-left = You have no { $resource-long } left.
refusal-resource-order = Too late for { $resource-a }: resources are given away in the order orange, green, purple, wand.
refusal-too-few-after = If you go on to { $resource-a } now, there will not be enough left: begin with something earlier in the order orange, green, purple, wand.
refusal-pick-or-more = Pick { $count } roles, or { $highest } with your forest tile.
refusal-picked-already = You have picked { $role-the } already.
refusal-no-forest-tile = You do not have the forest tile “{ $forest-tile-long }”.
refusal-tile-with-picks = The forest tile “{ $forest-tile-long }” is for another moment: it is used when roles are picked.
refusal-other-circle = Stone circle { $circle } is not on this turbo broom; it leads to { $circles }.
refusal-that-pawn = It is the pawn at { $area-long } that may fly on.
refusal-already-there = That pawn is at { $area-long } already.
refusal-not-a-castle = There is no castle at { $area-long }.
refusal-lost-isle = No pawn ever comes away from { $area-long }.
refusal-pile-empty = There is no card left in { $pile-the }.
refusal-no-card = You do not hold the card “{ $card-long }”.
refusal-same-resource = Swap { $resource-a } for something else.
refusal-swap-order = Too late to swap { $given-a } for { $got-a }: swaps follow the order orange, green, purple, wand, both in what you give and in what you get.
refusal-swap-back = In this barter { $resource-a } came or went before: what you got you do not give again, and what you gave you do not get back.

### What a choice would bring

brings-impossible = nothing: it cannot be done as things are now
# $points are VP, with their sign.
brings-bewitched = { $points }, as it is bewitched
brings-bewitched-picks = bewitched: { $roles }
brings-tile = then the tile “{ $tile }”
# $towers are those that could be served.
brings-towers = a delivery there ({ $towers })
brings-then-move = then a free flight
brings-then-delivery = then a free delivery
brings-finds = then the forest tile “{ $tile }”
brings-spends = with the forest tile “{ $tile }”
# $circles are those that can be chosen.
brings-circles = then a jump to stone circle { $circles }
brings-grounded = no jump, as both stone circles lie under clouds
brings-jump = to { $area-long }
brings-gift = each other player takes a potion
brings-card = “{ $card }”: { $does }
# $points are VP, with their sign.
brings-at-end = { $points } at the end
