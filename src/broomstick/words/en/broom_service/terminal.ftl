# What the prompt says of Broom Service alone.

### The story

round-of = Round { $round } of { $rounds }
# An event with its name, when it happens, and what it does.
event-told = Event: { $event } ({ $when }). { $does }.
event-now = Event: { $event }
# Several who gain, lose, pick or have the same, one after another.
together-gains = { $name } gain { $points } VP each { $reason }.
together-loses = { $name } lose { $points } VP each { $reason }.
together-counts = { $name } have picked { $count ->
        [one] 1 role each.
       *[other] { $count } roles each.
    }

# Several who take or decline the same, one after another, when somebody's tile has a potion for each.
together-takes = { $name } take { $resources-counted } each.
together-declines = { $name } decline.

### Where the game stands

stands-before = Before round 1. { $who ->
        [you] You will lead.
       *[other] { $name } will lead.
    }
stands-picking = Round { $round } of { $rounds }, picking. { $who ->
        [you] You will lead.
       *[other] { $name } will lead.
    }
stands-leading = Round { $round } of { $rounds }, turn { $turn }. { $who ->
        [you] You lead.
       *[other] { $name } leads.
    }
stands-called = Round { $round } of { $rounds }, turn { $turn }. { $who ->
        [you] You lead { $role-the }.
       *[other] { $name } leads { $role-the }.
    }
# After the last turn of a round: its event, or the final score.
stands-after = Round { $round } of { $rounds }, end of the round.

# What a player has: points and resources, pawns, picks left.
table-player = { $name }: { $points }. { $goods }.
table-pawns = At { $areas }.
table-holds = { $count ->
        [0] No picks left to play.
        [one] 1 pick left to play.
       *[other] { $count } picks left to play.
    }
# Forest tiles and expansion cards of a player; with what each does, where there is room.
table-tiles = Forest tiles: { $tiles }.
table-cards = Cards: { $cards }.
kept-does = { $name } ({ $does })
# The piles of expansion cards, and forest tiles that are used up.
table-pile = { $pile } has { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; on top: { $card }.
table-pile-unseen = { $count ->
        [one] 1 card below it has not been seen.
       *[other] { $count } cards below it have not been seen.
    }
table-pile-bottom = At the bottom: { $cards }.
table-pile-below = Below it: { $cards }.
table-pile-empty = { $pile } is empty.
table-tops = Cards to take: { $cards }.
pile-top = { $card } ({ $pile })
pile-size = { $count ->
        [one] it has 1 card
       *[other] it has { $count } cards
    }
table-spent = Forest tiles used so far: { $tiles }.
# So many of a resource, in few words.
brief-orange = { $count } orange
brief-green = { $count } green
brief-purple = { $count } purple
brief-wand = { $count ->
        [one] 1 wand
       *[other] { $count } wands
    }
# $points is what playing such a role costs, with its sign.
table-bewitched = Bewitched: { $roles } ({ $points }).
table-own = { $who ->
        [you] You have { $goods }.
       *[other] { $name } has { $goods }.
    }

### The map

# Around a pawn, or both: its own area, and those beside it, over borders or over waters without a cloud.
near-pawn = { $count ->
        [one] Pawn at { $area } ({ $landscape }).
       *[other] Both pawns at { $area } ({ $landscape }).
    }
near-area = { $area } ({ $landscape }).
near-over = { $area } ({ $landscape }, over { $waters }).
# An area that was just told of; and towers in few words, where many are told of: the square ones are marked.
near-again = as above
near-towers = towers: { $towers }
near-tower = { $name } ({ $colour ->
        [orange] orange
        [green] green
       *[purple] purple
    }, { $points } VP{ $wands ->
        [0] {""}
        [one] , 1 wand
       *[other] , { $wands } wands
    }{ $shape ->
        [square] , square
       *[round] {""}
    })
# What else an area beside a pawn may have.
near-forest = forest tile “{ $tile }”
near-hill = hill tile “{ $tile }”
near-turbo = turbo broom to { $circles }
near-forced = turbo broom, only to { $circle }{ $stranded ->
        [yes] , from where no flight leads away
       *[no] {""}
    }
near-grounded = turbo broom, but no jump now
near-circle = stone circle { $circle }
# Clouds: what lifting one costs, its bolts, and what a storm cloud does.
sky-heavy = { $cost }, { $bolts }
sky-storm = { $kind }, { $cost }, { $bolts }, { $does }
# What lies in an area and who is there. These stand alone and in sentences.
map-cloud = cloud: { $clouds }
map-open = open towers: { $towers }
map-full = have their potion: { $towers }
map-shut = under the tile: { $towers }
map-tile = tile “{ $tile }”: { $does }
map-tile-had = tile “{ $tile }”, which you have had
# Forest tiles, hill tiles, stone circles and islands. A circle is told with its area.
map-forest = forest tile “{ $tile }” for whoever enters first: { $does }
map-forest-taken = the forest tile has been taken
map-hill = hill tile “{ $tile }”: { $does }
circle-place = { $circle } ({ $area })
map-turbo = turbo broom: whoever enters jumps to { $circles }
map-turbo-forced = turbo broom: whoever enters must jump to { $circle }, since { $other } lies under a cloud
map-grounded = turbo broom: no jump now, { $circles } lie under clouds
map-circle = stone circle { $circle }, where turbo brooms lead from: { $areas }
map-circle-idle = stone circle { $circle }, where no turbo broom leads
map-by-tile = reached with the hill tile “{ $tile }” from: { $areas }
# $card is the one that leads back, in a game that has it.
map-stranded = no flight leads away from { $area }
map-people = there: { $names }
both-pawns = { $name } (both pawns)
map-over = over { $water }: { $areas }
map-no-way-over = { $water }: no way over it, under a cloud
map-beside = Adjacent as things are now:
map-beside-none = Nothing is adjacent as things are now.
map-tower = { $stands ->
        [open] open; served from: { $areas }
        [full] has its potion; served from: { $areas }
       *[shut] under a tile; would be served from: { $areas }
    }
who-to-come = At the end { $points } VP more as things are now: { $bolts } for bolts, { $amulets } for amulets, { $cards } for cards, { $sets } for sets.
map-unknown = “{ $text }” is no area and no tower of this map.
command-map = map
    .does = the whole map as it is now; “map AREA” for an area and what is beside it

### Who is who

who-cards = { $count ->
        [one] holds 1 pick
       *[other] holds { $count } picks
    }

### Questions

ask-pick = Pick { $count ->
        [one] 1 role
       *[other] { $count } different roles
    } for this round:
ask-fly = Which flight?
ask-deliver = Which delivery?
ask-lift = Which cloud do you lift?
ask-take = What do you take?
ask-market = Do you go to the black market?
ask-do = Tile and delivery: what comes first?
ask-fist = How many resources do you hide in your fist?
ask-give = What do you give away next?
ask-hand-in = Do you hand in one of each resource?
ask-tile = Do you use a forest tile?
ask-add = Which role do you take as well?
ask-jump = To which stone circle do you jump?
ask-use = Do you use the tile?
ask-draw = Do you take a card?
ask-card = Do you use a card?
ask-under = Under which pile does the card go?
ask-swap = What do you swap?
# With a forest tile, one role more than usual.
ask-pick-or-more = Pick { $count } different roles for this round, or { $more } with your forest tile “{ $tile }”:
ask-decline = There is nothing you can do here.
# $role is the role, $does what it does for the brave or the cowardly.
title-brave = { $role }, brave: { $does }.
title-cowardly = { $role }, cowardly: { $does }.
title-tile = Tile “{ $tile }”: { $does }.
title-arrived = Tile “{ $tile }” ({ $does }) and a delivery: what comes first?
title-delivery = You have landed and may deliver.
title-free-move = A free flight, with either pawn.
title-free-delivery = A free delivery, with either pawn.
title-give = { $count ->
        [one] You give away 1 resource more. Which one?
       *[other] You give away { $count } resources more. Which one next?
    }
title-add = Your forest tile “{ $tile }”: which role do you take as well?
title-jump = { $tile } at { $area }: to which stone circle do you jump?
title-anywhere = Hill tile “{ $tile }” at { $area }: { $does }.
title-gift = Another player’s tile has a potion for you. Which one?
title-two-potions = Forest tile “{ $tile }”: { $does }.
title-card = Card “{ $card }”: { $does }.
title-shift = Double shift, { $role }: { $does }.
title-swap = What do you swap? { $count ->
        [one] One swap is left.
       *[other] { $count } swaps are left.
    }
title-put-away = Both piles are equally high. Under which one does the card “{ $card }” go?
# What is still to come in a chain of flights, tiles and deliveries.
owed-then = Still to come: { $steps }.
risk = Could still overtake you: { $names }.
risk-one = { $name } ({ $count ->
        [one] 1 pick
       *[other] { $count } picks
    })
risk-none = Nobody can overtake you.
# What an event offers to the cowardly in place of their action.
instead-market = { $points }
instead-distillery = any 1 resource
# A tile of one's own, the top card of a pile, a card of one's own.
instead-tile = a forest tile
instead-draw = a new card
instead-card = a card you hold
brings-or = { $first }, or { $second }
# What a role could do now, to weigh picks by.
pick-worth = { $brave }; cowardly { $cowardly }
pick-area = { $area }: { $there }
# A tower by what it takes and brings.
pick-open = { $colour ->
        [orange] orange
        [green] green
       *[purple] purple
    } { $points } VP{ $wands ->
        [0] {""}
        [one] {" "}+ 1 wand
       *[other] {" "}+ { $wands } wands
    }{ $shape ->
        [square] {" "}(square)
       *[round] {""}
    }
pick-tile = tile “{ $tile }”
pick-barred = under a cloud: { $areas }
pick-dear = too few wands for { $clouds }
pick-cloud = { $area } ({ $cloud })
pick-nothing = nothing it could do now
# What a flight leads to; $number is that of another flight to the same place.
fly-serves = deliver to: { $towers }
fly-lacks = no potion for: { $towers }
fly-bare = no open tower there
# A turbo broom where one would land: one goes on from there at once.
fly-turbo = then a jump to { $circles }
fly-forced = then a jump, which can only go to { $circle }: { $other } lies under a cloud
# An area one does not get away from; $card is the one that leads back, in a game that has it.
fly-stranded = careful, no flight leads away from { $area } again
fly-cut-off = no flight leads away from { $area } while a cloud lies over { $waters }
fly-grounded = no jump, as { $circles } lie under clouds
fly-as = as { $number }

### Before something that is better thought of twice

careful-stranded = Careful: no flight ever leads away from { $area }.
careful-tile = Careful: so many use up your forest tile “{ $tile }”.

### The end

# $way are points won on the way.
result-row = { $place }. { $name }: { $points } ({ $way } on the way, { $bolts } for bolts, { $tiles ->
        [yes] { $amulets } for amulets, { "" }
       *[no] { "" }
    }{ $drawn ->
        [yes] { $cards } for cards, { "" }
       *[no] { "" }
    }{ $sets } for sets; { $left ->
        [one] 1 resource
       *[other] { $left } resources
    }).

### Drawn in colour

word-players = Players
word-bolts = bolts
word-amulets = amulets
word-pawns = pawns
word-way = on the way
word-cards = cards
word-piles = Cards to take
word-sets = sets
word-left = resources
word-bewitched = bewitched
word-event = Event
word-cannot = nothing now
# What signs mean.
legend-round = round tower: potion, VP, wands
legend-square = square tower
legend-cloud = cloud: wands, bolts
legend-storm = storm cloud
legend-over = over water
legend-tile = tile
legend-turbo = turbo broom: circles, and one under a cloud
legend-circle = stone circle
legend-stranded = no flight leads away
# Hill tiles where there is little room.
hill-brief-anywhere = anywhere
# Storm clouds where there is little room; $letter is that of a potion.
storm-bonus = deliveries +{ $points } VP
storm-move = flight
storm-delivery = delivery
storm-hoard = { $points } VP from { $needs }{ $letter }
