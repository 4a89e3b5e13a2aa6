# The rules of Broom Service, as words. Which of them stand where is said in books/broom_service; the pages in
# docs/rules are written from here by tools/rule_pages.py, and the terminal shows the same texts.
#
# Texts may hold **strong** and *stressed* words, `code` and [links](page.md), each within one line; nothing else of
# Markdown. The name of a rule after "rule-" is for ever.
#
# Numbers come from the components and from the map. Every text of the rules and every "short-" text may use, as numbers,
#   $rounds $picks $most-picks               rounds; roles picked for a round, and at most under More or Less?
#   $events $events-left                     event cards, and those of them that are not used
#   $bewitched-2 $bewitched-3 $bewitched-4   bewitched roles in a round, by number of players
#   $heavy $storms                           heavy and storm clouds in the box
#   $tiles $tile-spaces                      mountain tiles without the extra one, and spaces for them
#   $forest-tiles $forest-spaces $hill-tiles $hill-spaces   the same of forest and hill tiles
#   $forest-potions                          potions that the extra forest tile gives
#   $cards $apprentice $swaps                expansion cards; what one of them takes, and how often one swaps
#   $start-potions $most-fist                potions of each colour at first; the most that a fist can hold
# as VP such as “3 VP”,
#   $start-points $bewitched-points $druid-points $fairy-points $bonus-points $fours $threes
#   $<event>-<number>                        the numbers of events, such as $black-market-points
#   $tile-points $forest-points $gift-points $orange-points $errand-points $gossip-points $card-points
# and, as other texts,
#   $start-wands $few-wands $less            wands at first, and saved with a card, such as “2 wands”
#   $scale                                   what numbers of roles bring, such as “1 → +6, 2 → +4”
#   $perilous-places $protected-places                     what landscapes bring, such as “forest −1, prairie −3”
#   $hoards                                  what three of the storm clouds bring
#   $bolt-scale $amulet-scale                VP for 0, 1, 2 … bolts, and for 1, 2, 3 … amulets

rules-broom-service-title = Broom Service
rules-broom-service-idea = Witches fly potions to the towers of the land, druids hand them over, gatherers fetch new ones, and the weather fairy clears the sky. All players have the same ten roles, and for each round everybody secretly picks { $picks } of them. Whoever leads calls a role and is **brave**, to do it well if nobody later dares the same, or **cowardly**, to do a little of it at once; everybody else who picked it must join in. After { $rounds } rounds, most victory points (VP) win.
rules-broom-service-scope = These are the complete rules as Broomstick plays them, for two to five players, on either side of the board or on a map of your own, with storm clouds, tiles and expansion cards if the table likes. Broomstick is independent and **unofficial**: nobody who made or published the game has a part in it, and every text here is our own. How players pick, lead, follow and knock each other out is the same in all our games and has its own page, [the common heart](heart.md); read that one along with this one.

### The words, each with its meaning

rules-broom-service-word-area = area
    .meaning = a part of the map with one landscape: forest, prairie, hill or mountain, or a water
rules-broom-service-word-adjacent = adjacent
    .meaning = with a common border, or on the shores of one water without a cloud
rules-broom-service-word-flight = flight
    .meaning = a pawn moves from its area to an adjacent one
rules-broom-service-word-tower = tower
    .meaning = takes potions of its colour from the areas its base touches: a round one a single potion, a square one any number
rules-broom-service-word-delivery = delivery
    .meaning = a potion is brought to a tower, for the VP and wands the tower shows
rules-broom-service-word-resource = resource
    .meaning = an orange, green or purple potion, or a wand
rules-broom-service-word-cloud = cloud
    .meaning = bars the area it lies over until somebody lifts it with wands; its bolts count at the end
rules-broom-service-word-bewitched = bewitched role
    .meaning = one that costs VP in this round whenever it is played
rules-broom-service-word-event = event
    .meaning = a card that changes something about a round
rules-broom-service-word-amulet = amulet
    .meaning = waits for everybody on each mountain with a tile, and counts at the end
rules-broom-service-word-forest-tile = forest tile
    .meaning = taken by the first pawn that comes, and kept until it is used, once
rules-broom-service-word-turbo-broom = turbo broom
    .meaning = a hill tile from which every pawn that comes jumps on to a stone circle
rules-broom-service-word-stone-circle = stone circle
    .meaning = one of the four places, A to D, to which turbo brooms lead
rules-broom-service-word-card = expansion card
    .meaning = taken in place of a cowardly action, and used in place of a later one

### Components

rules-broom-service-section-components = Components
rule-bs-players = The game is for two, three, four or five players. Any other number is refused when the game is loaded, with the numbers that are allowed.
rule-bs-role-order = There are ten roles, the same for everybody: four witches, two druids, three gatherers and the weather fairy. Wherever roles are listed, they come in the order of the table of roles.
rule-bs-supply = The supply of potions and wands has no end.
rule-bs-resources = Potions are orange, green or purple; together with the wands they are the resources. What a player has of them lies open.

### The map

rules-broom-service-section-map = The maps
rules-broom-service-note-map = What there is on each map; the last chapters list all of it.
# The table of maps. A map's column is named by its side and its $title.
rules-broom-service-column-maps = on the map
rules-broom-service-side-front = front: { $title }
rules-broom-service-side-back = back: { $title }
rules-broom-service-row-lands = land areas
rules-broom-service-row-landscape = of them { $landscapes }
rules-broom-service-row-waters = waters
rules-broom-service-row-towers = towers
rules-broom-service-row-clouds = cloud spaces
rules-broom-service-row-heavy = heavy clouds at least, with storm clouds
rules-broom-service-row-mountain = spaces for mountain tiles
rules-broom-service-row-forest = spaces for forest tiles
rules-broom-service-row-hill = spaces for hill tiles
rules-broom-service-row-circles = stone circles
rule-bs-areas = Each land area is forest, prairie, hill or mountain. Waters are crossed, but nobody enters one, and the open sea around the map is no area at all.
rule-bs-adjacent = Two land areas are adjacent if they share a border, or if both lie on the shore of one water over which there is no cloud. A mere corner in common is no border.
rule-bs-no-entry = No pawn enters an area over which a cloud lies; where there are two clouds, both must be gone. Any number of pawns may share an area.
rule-bs-cloud-adjacent = A cloud is adjacent to a pawn if its area is adjacent to the pawn’s; a cloud over a water is adjacent to every pawn on its shore.

### Set-up

rules-broom-service-section-set-up = Set-up
rules-broom-service-column-start = at the beginning
rules-broom-service-column-number = number
rules-broom-service-row-points = VP
rules-broom-service-row-potions = potions of each colour
rules-broom-service-row-wands = wands
rules-broom-service-row-few-wands = wands for the starter and the player on the starter’s right
rule-bs-start = Everybody begins with { $start-points } and { $start-potions ->
        [one] 1 potion
       *[other] { $start-potions } potions
    } of each colour.
rule-bs-start-wands = The starter and the player on the starter’s right begin with { $few-wands }, all others with { $start-wands }. Of two players, both begin with { $few-wands }.
rule-bs-castles = Each player has two pawns. One begins at each of the two castles.
rule-bs-clouds = A cloud, drawn at random, lies face up on every cloud space. The clouds that are left go back into the box unseen.
rule-bs-events = The { $events } event cards are shuffled and { $rounds } of them are used. Nobody sees the other { $events-left }.
rules-broom-service-column-players = players
rules-broom-service-column-bewitched = roles bewitched in a round
rule-bs-bewitched = With fewer than five players, some roles are bewitched in every round: { $bewitched-2 } with two players, { $bewitched-3 } with three, { $bewitched-4 } with four. They are dealt from a shuffled deck with each role once.

### A round

rules-broom-service-section-round = A round
rule-bs-rounds = The game has { $rounds } rounds.
rule-bs-round-begins = A round begins with its event, which is turned up, then its bewitched roles; then everybody picks.
rule-bs-pick-four = For each round everybody picks { $picks } different roles of the ten. All ten can be picked anew each time.
rules-broom-service-note-turns = Leading, following and saying “next” go as in [the common heart](heart.md): a cowardly play acts at once, of the brave ones only the last acts, when all have spoken.
rule-bs-round-length = A round ends when nobody has a picked role left. That takes at least { $picks } turns, unless everybody picked fewer, and at most ten. One who alone still holds roles plays them one after another.
rule-bs-bewitched-cost = Whoever plays a bewitched role loses { $bewitched-points } at once, before anything is done: brave or cowardly, acting or not, knocked out later or not.
rule-bs-bewitched-again = When the deck of bewitched roles has not enough for a round, what is left of it is dealt first. Then all other roles are shuffled as the new deck.
rule-bs-round-ends = When the round is over its event is carried out, if it is one for the end of a round. Then the next round begins.
rule-bs-points = VP may fall below zero.

### The roles

rules-broom-service-section-roles = The roles
rules-broom-service-column-role = role
rules-broom-service-column-brave = brave
rules-broom-service-column-cowardly = cowardly
rules-broom-service-section-witches = Witches
rule-bs-witch = Each of the four witches has a landscape. One of her player’s pawns flies to an adjacent area of that landscape.
rule-bs-move = A flight takes one pawn, either of the two, to one area adjacent to where it stands.
rule-bs-witch-brave = A brave witch may then deliver one potion where she has landed. Without a flight she delivers nothing.
rule-bs-witch-delivers-there = She delivers from the area where her flight ended, and only while that pawn is there. It may have left and come back in between.
rules-broom-service-section-druids = Druids
rule-bs-druid = A druid delivers one potion, without a flight, from an area where a pawn of the player stands: the valley druid from forest or prairie, the peak druid from hill or mountain.
rule-bs-druid-brave = For a brave druid’s delivery come { $druid-points } on top; without a delivery they do not.
rules-broom-service-section-gatherers = Gatherers
rule-bs-gatherer-brave = A brave gatherer takes from the supply all that the table of roles shows for it, or nothing.
rule-bs-gatherer-cowardly = A cowardly gatherer takes one of the things that the table shows, at the player’s choice.
rules-broom-service-section-fairy = The weather fairy
rule-bs-fairy = The weather fairy lifts one cloud that is adjacent to one of the player’s pawns.
rule-bs-lift = The wands that the cloud shows are paid to the supply, and the player keeps the cloud, open to all. Its space is free from then on.
rule-bs-fairy-brave = For a cloud lifted by a brave fairy come { $fairy-points } on top; without a cloud they do not.
# The table of heavy clouds.
rules-broom-service-column-cost = wands to pay
rules-broom-service-column-bolts = bolts
rules-broom-service-column-copies = how many
rules-broom-service-section-any-role = Whatever the role
rule-bs-cannot = A role may be played although nothing can be done with it. Then there is no question, the log says so, and the last brave player leads next all the same.
rule-bs-decline = Every flight, every delivery, every cloud and every gain may be declined.
rule-bs-one-way = A cowardly play comes to exactly one thing: the role’s action, what the event offers in its place, one forest tile, one expansion card taken, one expansion card used, or nothing.

### Deliveries

rules-broom-service-section-deliveries = Deliveries
rule-bs-delivery = A delivery names one of the player’s pawns and a tower whose base touches the pawn’s area. It takes one potion of the tower’s colour and brings the VP and the wands that the tower shows.
rule-bs-round-tower = A round tower keeps the potion. It is occupied then and takes no other for the rest of the game.
rule-bs-square-tower = A square tower passes the potion on to the supply. It can be served again and again, by anybody.
rule-bs-square-once = In one play of a role, with everything it sets off or is used for instead, a player brings at most one potion to square towers. Every further delivery of that play goes to a round one.

### Events

rules-broom-service-section-events = Events
rules-broom-service-column-event = event
rules-broom-service-column-when = when
rules-broom-service-column-does = what it does

### Example of a turn. Ivy, Kaya and Mina are women, Jonas and Luc men.

rules-broom-service-section-example-turn = Example: the forest witch with five players
rules-broom-service-example-turn-before = Jonas leads the forest witch.
rules-broom-service-column-player = player
rules-broom-service-column-says = says
rules-broom-service-column-happens = what happens
rules-broom-service-example-leads = flies to a forest at once
rules-broom-service-example-waits = waits
rules-broom-service-example-knocks = waits, and Kaya is out
rules-broom-service-example-nothing = does not hold her
rules-broom-service-example-turn-after = Luc is the brave forest witch. His pawn flies to a forest, and there he delivers a purple potion for the VP of the tower. Then he leads the next turn: he calls the valley druid, is cowardly this time, and delivers at once from the forest where he stands. Kaya has lost her forest witch for this round and gets nothing for it.

### Storm clouds

rules-broom-service-section-storm = Storm clouds
rules-broom-service-note-storm = This is an option, `storm_clouds`; together with it, `heavy_clouds` says how many heavy clouds are used.
rule-bs-storm-mixed = The { $storms } storm clouds are shuffled in among the heavy ones before any cloud is laid.
rule-bs-heavy-fewer = To see more of them, fewer heavy clouds may be used, down to the number that the table of maps shows and up to all { $heavy }. Those left out are drawn at random and never seen.
rule-bs-storm-bonus = One kind of storm cloud helps while it lies: every delivery from an area adjacent to it brings { $bonus-points } more, and two such clouds bring that twice.
rule-bs-storm-move = One kind grants a flight when it is lifted: either pawn may fly to any adjacent area, whatever its landscape.
rule-bs-storm-delivery = One kind grants a delivery when it is lifted: one potion, from the area of either pawn, whatever its landscape.
rule-bs-storm-hoard = Three kinds bring VP to whoever lifts them with enough potions, which are kept: { $hoards }.
rule-bs-storm-order = When a cloud is lifted, first the wands are paid and the cloud is taken, then comes what a brave fairy has on top, then what a storm cloud grants, on the map as it now is. So the flight may go to the area that has just been cleared.

### Example of a druid

rules-broom-service-section-example-storm = Example: a brave druid between two storm clouds
rules-broom-service-example-storm = Mina’s pawn stands in an area next to which both clouds lie that help deliveries. She is the brave peak druid and serves a tower of 2 VP and 1 wand. That brings { $sum } = **{ $total } VP**: the tower’s, { $bonus } for each cloud and { $bravery } for bravery, and the wand as well.

### Mountain tiles

rules-broom-service-section-tiles = Mountain tiles and amulets
rules-broom-service-note-tiles = On the front this is an option, `mountain_tiles`; on the back these tiles are always used.
rules-broom-service-column-tile = tile
rule-bs-tiles = Of the { $tiles } mountain tiles, { $tile-spaces } drawn at random lie open on the map, one on each mountain. The others stay in the box. An amulet for every player lies beside each.
rule-bs-tile-covers = A tower under a tile takes no potions.
rule-bs-entering = To enter an area is the same for every tile: a pawn comes into it, in whatever way.
rule-bs-amulet = When a player’s pawn enters one of these areas for the first time, the player takes the amulet there at once.
rule-bs-tile = With the amulet comes the offer to use the tile, completely or not at all. The tile stays for the others.
rule-bs-tile-once = Used or not, the tile is done with for that player.
rule-bs-tile-order = A brave mountain witch may use the tile before her delivery or after it. Whoever declines while both are still open gives up both.
rule-bs-tile-potions = The tile *Potions* gives potions, of each colour as many as the table shows. The witch may deliver one of them at once.
rule-bs-tile-wands = The tile *Wands* gives wands.
rule-bs-tile-delivery = The tile *Delivery* lets the player deliver one potion from the area of either pawn, whatever its landscape. It may go to a square tower besides the one potion that a play may bring there, and does not count as that one.
rule-bs-tile-moves = The tile *Two flights* lets the player fly up to twice, both times with one pawn or once with each. Where to is not announced ahead: the first flight is finished, with all that it sets off, before the second.
rule-bs-tile-cloud = The tile *Cloud* lets the player lift an adjacent cloud as a cowardly fairy would: it is paid for, there is nothing on top, and a storm cloud has its effect.

### The back of the board

rules-broom-service-section-back = The back of the board
rules-broom-service-note-back = The back, given as the option `board`, has more areas, two more kinds of tiles, and stone circles to which turbo brooms lead. All other rules are the same on both sides.
rule-bs-tiles-always = The back is always played with mountain, forest and hill tiles. Storm clouds, extra tiles and expansion cards may be added. A map of your own that has spaces for forest or hill tiles is played in the same way.
rules-broom-service-section-forest = Forest tiles
rule-bs-forest-tiles = Of the { $forest-tiles } forest tiles, { $forest-spaces } drawn at random lie open on the map, one in each of as many forests. The others stay in the box.
rule-bs-forest-find = The first pawn that enters such a forest, in whatever way, takes the tile for its player. It cannot be left there.
rule-bs-forest-kept = The player keeps the tile, open to all, until it is used. It is used once and is then out of the game.
rule-bs-forest-one = Whoever plays a role cowardly may use a forest tile in place of the action, and no more than one.
rule-bs-forest-brave = *Courage:* The brave action of the role is done at once, with all that bravery brings on top. In everything else the player stays cowardly: it knocks nobody out, nobody can take it away, and it does not bring the lead.
rule-bs-forest-points = *Victory points:* { $forest-points } in place of the action. What an event offers to the cowardly does not come on top.
rule-bs-forest-card = *One more role:* When roles are picked, the owner may pick one role more. That is decided in secret with the picks and seen when all are ready. More than one such tile a round cannot be used.
rule-bs-forest-card-more-or-less = Under *More or Less?* all owners of such tiles decide after the numbers have been shown, in secret and together. The role more neither brings nor costs VP; so { $most-picks } roles and one more are possible.
rules-broom-service-section-hill = Hill tiles and stone circles
rule-bs-hill-tiles = Of the { $hill-tiles } hill tiles, { $hill-spaces } drawn at random lie open on the map, one on each of as many hills. The others stay in the box.
rule-bs-turbo = A pawn that enters a hill with a turbo broom, in whatever way, jumps on at once to a stone circle: one of the pair that the tile shows, as its player chooses. It has to jump.
rule-bs-turbo-clouded = A stone circle whose area lies under a cloud cannot be chosen. With one of the two under a cloud the jump goes to the other; with both, the pawn stays on the hill.
rule-bs-turbo-delivery = A brave hill witch delivers where the jump has ended, or on the hill if there was none.
rule-bs-turbo-enters = A pawn that jumps enters the area of the stone circle like any other pawn.
rule-bs-circle-d = On the back, the area of stone circle D is adjacent to none: no flight leads away from it, and no card either. A pawn that has come there stays for the rest of the game.
rule-bs-orange = *Orange Tower:* This tile is a square tower of its hill, for every kind of delivery, and counts as one. It takes orange potions and brings { $orange-points }.

### Extra tiles

rules-broom-service-section-extra = Extra tiles
rules-broom-service-note-extra = This is an option, `extra_tiles`.
rule-bs-extra-tiles = One more tile of each kind that is used is shuffled in before the tiles are laid. On the front that is the mountain tile alone, and only together with `mountain_tiles`.
rule-bs-tile-points = *Victory points*, on a mountain: The player gains { $tile-points }, and at once each other player takes 1 potion.
rule-bs-forest-potions = *Potions*, in a forest: In place of the cowardly action the player takes { $forest-potions } potions of any colours, also of one, and each other player gains { $gift-points }, even if the potions are declined.
rule-bs-anywhere = *Anywhere*, on a hill: The pawn that enters may at once fly on to any other area without a cloud, however far it is. A brave hill witch delivers where that flight has ended.
rule-bs-anywhere-gift = If the pawn has flown on, each other player takes 1 potion, as soon as all that its flight set off is done, the witch’s delivery included.
rule-bs-gift = Potions for all others are taken one after another, clockwise from the left of the player who used the tile. Each chooses a colour or declines; the giver cannot keep them back.

### One thing leads to another

rules-broom-service-section-chains = One thing leads to another
rule-bs-chain = What a flight, a delivery, a cloud or a card sets off is finished before anything else that is still to come.
rule-bs-lapse = What cannot be done at the moment waits until the other thing is done. If it still cannot be done then, it is void.
rule-bs-chain-ends = However long a chain of tiles, clouds and cards grows, it comes to an end.
rules-broom-service-section-example-chain = Example: from a card to a cloud and back
rules-broom-service-example-chain = Kaya is cowardly and uses the card *Tailwind*. Her pawn flies to a mountain where none of hers has been, so she takes the amulet, and the tile there is *Cloud*. With it she lifts a storm cloud that grants a flight. First she makes this flight, then the second one of her card, and only then the card goes under a pile.

### Expansion cards

rules-broom-service-section-cards = Expansion cards
rules-broom-service-note-cards = This is an option, `expansion_cards`, for both sides of the board.
rules-broom-service-column-card = card
rule-bs-cards = The { $cards } cards are shuffled and form two piles, half of them in each. Of each pile only the top card is seen.
rule-bs-card-draw = Whoever plays a role cowardly may take the top card of a pile in place of the action. The card below is then turned up.
rule-bs-card-empty = From an empty pile nothing can be taken.
rule-bs-card-held = The cards that a player holds lie open. No card is used in the turn in which it was taken.
rule-bs-card-use = Whoever plays a role cowardly may use one held card in place of the action, even if it can do nothing just then.
rule-bs-card-under = After its effect a card goes under the smaller pile; if both are equal, under either, as the player likes.
rule-bs-card-apprentice = *Apprentice:* Take { $apprentice } different resources.
rule-bs-card-tailwind = *Tailwind:* Fly with either pawn to any adjacent area, whatever its landscape. If that was done, do it once more, with either pawn.
rule-bs-card-errand = *Errand:* Deliver one potion from the area of either pawn, whatever its landscape, for { $errand-points } more.
rule-bs-card-rainmaker = *Rainmaker:* Lift a cloud adjacent to either pawn for { $less } less than it shows; one that shows no more is free. What a brave fairy has on top does not come with it; a storm cloud has its effect.
rule-bs-card-gossip = *Gossip:* Gain { $gossip-points }.
rule-bs-card-barter = *Barter:* Up to { $swaps } times, hand in one resource for one of another kind. The swaps are named in the order of the resources, by what is given and by what is taken, and a kind that has been given is not taken again, nor the other way round.
rule-bs-card-homing = *Homing:* Fly with either pawn straight to a castle where it does not stand, however far away; only from the island of stone circle D it takes no pawn.
rule-bs-card-double-shift = *Double shift:* Do the cowardly action of the role just played, twice. Each must be possible when its moment comes, each may be declined, and a bewitched role is paid for once. Both belong to one play, so at most one potion goes to a square tower.

### The options

rules-broom-service-section-options = The options
rules-broom-service-note-options = They are said when a game is loaded. What cannot go together is refused, with the reason.
rules-broom-service-column-option = option
rules-broom-service-column-means = what it is
rules-broom-service-column-front = on the front
rules-broom-service-column-back = on the back
rules-broom-service-option-board = the side of the board, or the file of a map
rules-broom-service-option-storm = storm clouds
rules-broom-service-option-heavy = the number of heavy clouds
rules-broom-service-option-mountain = mountain tiles and amulets
rules-broom-service-option-forest = forest and hill tiles
rules-broom-service-option-extra = extra tiles
rules-broom-service-option-cards = expansion cards
rules-broom-service-choice-either = on or off
rules-broom-service-choice-heavy = all; with storm clouds also fewer
rules-broom-service-choice-extra = on or off, with mountain tiles
rules-broom-service-choice-always = always
rules-broom-service-choice-never = never

### End of the game

rules-broom-service-section-game-end = End of the game
# Tables of points.
rules-broom-service-row-bolts = bolts
rules-broom-service-row-amulets = amulets
rules-broom-service-row-vp = VP
rules-broom-service-column-more = and more
rules-broom-service-column-set = a set of
rules-broom-service-row-fours = all four resources
rules-broom-service-row-threes = three different resources
rules-broom-service-row-cards = each expansion card
rule-bs-end-bolts = After the last round the bolts on a player’s clouds bring VP: { $bolt-scale } for none, one, two and so on. More bolts than that bring no more than the last number.
rule-bs-end-amulets = Amulets bring { $amulet-scale } VP for one, two, three.
rule-bs-end-sets = Every set of four different resources brings { $fours }; then, of what is left, every set of three different ones brings { $threes }.
rule-bs-end-cards = Each expansion card that a player still holds brings { $card-points }.
rule-bs-winner = Most VP win.
rule-bs-tie-break = Among players with equal VP the one with more resources, counted together, is ahead; if that is equal too, they win together.

### Example of the end

rules-broom-service-section-example-end = Example: what is left at the end
rules-broom-service-example-end-before = At the end Jonas has 5 bolts on his clouds, 4 orange potions, 3 green ones, 1 purple one and 2 wands.
rules-broom-service-column-what = what counts
rules-broom-service-example-four = orange, green, purple and wand
rules-broom-service-example-three = orange, green and wand
rules-broom-service-example-bolts = 5 bolts
rules-broom-service-example-rest = { $resources } left over
rules-broom-service-example-end-after = { $sum } = **{ $total } VP** on top of what he has.

### What is public and what is hidden

rules-broom-service-section-public = What is public and what is hidden
rule-bs-public = Everybody, spectators too, sees the map with its pawns, clouds, towers and tiles, all resources, VP, clouds taken and amulets, the events and the bewitched roles so far, the numbers shown for *More or Less?*, how many picks each player has still to play, and every play and every “next” so far.
rule-bs-hidden = Hidden are picks until they are played, the events to come and those that are not used, the order of the roles to be bewitched, fists and decisions about *The Works!* until all have decided, and the clouds left in the box.
rule-bs-public-tiles = Just as open are the forest and hill tiles, who keeps which forest tile and which are spent, the expansion cards that players hold, the size and the top card of each pile, and every card that went under one.
rule-bs-hidden-cards = Just as hidden are the cards in the piles that nobody has seen yet, and the role that somebody has added with a tile, until it is played.

### The map, listed

rules-broom-service-section-listed = The map, listed: { $title }
rules-broom-service-note-listed = Origin of everything on this map: { $origin }. Somebody’s own map is a file of its own, given as the option `board`.
rules-broom-service-section-areas = Areas
rules-broom-service-column-area = area
rules-broom-service-column-landscape = landscape
rules-broom-service-column-borders = borders on
rules-broom-service-column-there = what is there
# What is there: a castle, spaces for clouds, a space for a tile, a stone circle.
rules-broom-service-castle = castle
rules-broom-service-spaces = { $count ->
        [one] cloud
       *[other] { $count } clouds
    }
rules-broom-service-mountain-space = mountain tile
rules-broom-service-mountain-over = mountain tile, over { $towers }
rules-broom-service-forest-space = forest tile
rules-broom-service-hill-space = hill tile
rules-broom-service-circle = stone circle { $letter }
rules-broom-service-section-towers = Towers
rules-broom-service-column-tower = tower
rules-broom-service-column-looks = looks
rules-broom-service-column-vp = VP
rules-broom-service-column-wands = wands
rules-broom-service-column-served-from = served from

### The rules in short

short-rounds = There are { $rounds } rounds. In each of them everybody secretly picks { $picks } of the ten roles.
short-turn = The leader calls one of their picks and is brave or cowardly. Clockwise, whoever has picked that role too must play it now and be brave or cowardly; all others say “next”.
# Beside the words “cowardly” and “brave”.
short-cowardly = the weaker action, at once and for certain
short-brave = the stronger action, if nobody after you is brave as well; otherwise nothing
short-lead = The last brave player acts and leads next; if all were cowardly, the leader leads again. Anything may be declined.
short-roles = The roles:
short-bewitched = Playing a bewitched role costs { $bewitched-points }.
short-map = A pawn flies to an area with a common border, or across a water without a cloud; never into one under a cloud. A tower takes potions of its colour from the areas it touches: a round one a single potion, a square one any number.
short-clouds = Lifting a cloud costs the wands it shows. Its bolts count at the end.
short-storm = Storm clouds:
short-tiles = Mountain tiles: the first time a pawn of yours comes to each of them you take an amulet, and may use the tile.
short-forest = Forest tiles: the first pawn that comes takes the tile for its player. You may use it once: in place of a cowardly action, or to pick one role more.
short-hill = Hill tiles do something at once for every pawn that comes. A stone circle under a cloud cannot be chosen.
short-cards = Expansion cards: when you are cowardly, you may take the top card of a pile instead of acting, or use one of yours, which then goes back under a pile. Each card that you still hold at the end brings { $card-points }.
short-options = Storm clouds, tiles, expansion cards and the back of the board are options; the complete rules tell about them.
short-events = The events, one a round:
short-end = At the end: { $bolt-scale } VP for 0, 1, 2 … bolts, { $amulet-scale } VP for 1, 2, 3 … amulets, { $fours } for each set of all four resources, { $threes } for each set of three. Most VP win; with equal VP, whoever has more resources.
