# The rules of Broom Service, as words. Which of them stand where is said in rulebook_broom_service.py; the pages in
# docs/rules are written from here by tools/rule_pages.py, and the terminal shows the same texts.
#
# Texts may hold **strong** and *stressed* words, `code` and [links](page.md), each within one line; nothing else of
# Markdown. The name of a rule after "rule-" is for ever.
#
# Numbers come from the components and from the map. Every text of the rules and every "short-" text may use, as numbers,
#   $rounds $picks $most-picks               rounds; roles picked for a round, and at most under More or Less?
#   $events $events-left                     event cards, and those of them that are not used
#   $bewitched-2 $bewitched-3 $bewitched-4   bewitched roles in a round, by number of players
#   $lands $waters $towers $spaces           land areas, waters, towers and cloud spaces of the map
#   $heavy $heavy-least $storms              heavy clouds in the box, how few can be used, storm clouds
#   $tiles $tile-spaces $tiles-left          mountain tiles, spaces for them, and those that are not used
#   $start-potions $most-fist                potions of each colour at first; the most that a fist can hold
# as VP such as “3 VP”,
#   $start-points $bewitched-points $druid-points $fairy-points $market-points $first $second $shared
#   $empty-points $works-points $flock-points $bonus-points $fours $threes
# and, as other texts,
#   $start-wands $few-wands                  wands at first, such as “2 wands”
#   $scale                                   what numbers of roles bring, such as “1 → +6, 2 → +4”
#   $perilous $protected                     what landscapes bring, such as “forest −1, prairie −3”
#   $hoards                                  what three of the storm clouds bring
#   $bolt-scale $amulet-scale                VP for 0, 1, 2 … bolts, and for 1, 2, 3 … amulets
#   $map                                     the title of the map

rules-broom-service-title = Broom Service
rules-broom-service-idea = Witches fly potions to the towers of the land, druids hand them over, gatherers fetch new ones, and the weather fairy clears the sky. All players have the same ten roles, and for each round everybody secretly picks { $picks } of them. Whoever leads calls a role and is **brave**, to do it well if nobody later dares the same, or **cowardly**, to do a little of it at once; everybody else who picked it must join in. After { $rounds } rounds, most victory points (VP) win.
rules-broom-service-scope = These are the complete rules as Broomstick plays them, for two to five players, on the front of the board or on a map of your own, with storm clouds and mountain tiles if the table likes. Broomstick is independent and **unofficial**: nobody who made or published the game has a part in it, and every text here is our own. How players pick, lead, follow and knock each other out is the same in all our games and has its own page, [the common heart](heart.md); read that one along with this one.

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

### Components

rules-broom-service-section-components = Components
rule-bs-players = The game is for two, three, four or five players. Any other number is refused when the game is loaded, with the numbers that are allowed.
rule-bs-role-order = There are ten roles, the same for everybody: four witches, two druids, three gatherers and the weather fairy. Wherever roles are listed, they come in the order of the table of roles.
rule-bs-supply = The supply of potions and wands has no end.
rule-bs-resources = Potions are orange, green or purple; together with the wands they are the resources. What a player has of them lies open.

### The map

rules-broom-service-section-map = The map
rules-broom-service-note-map = The map here is called *{ $map }*: { $lands } land areas, { $waters } waters, { $towers } towers and { $spaces } spaces for clouds. All of them are listed in the last chapter.
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
rule-bs-clouds = A cloud, drawn at random, lies face up on each of the { $spaces } cloud spaces. The clouds that are left go back into the box unseen.
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
rule-bs-one-way = A cowardly play comes to exactly one thing: the role’s action, what the event offers in its place, or nothing.

### Deliveries

rules-broom-service-section-deliveries = Deliveries
rule-bs-delivery = A delivery names one of the player’s pawns and a tower whose base touches the pawn’s area. It takes one potion of the tower’s colour and brings the VP and the wands that the tower shows.
rule-bs-round-tower = A round tower keeps the potion. It is occupied then and takes no other for the rest of the game.
rule-bs-square-tower = A square tower passes the potion on to the supply. It can be served again and again, by anybody.
rule-bs-square-again = Each delivery that a cloud or a tile grants is one of its own: it may go to a square tower, even to one that was served a moment ago.

### Events

rules-broom-service-section-events = Events
rules-broom-service-column-event = event
rules-broom-service-column-when = when
rules-broom-service-column-does = what it does
rule-bs-more-or-less = *More or Less?* Everybody picks as many roles as they like, from one to { $most-picks }. When all have, the numbers are shown together and bring VP: { $scale }.
rule-bs-black-market = *Black Market:* Each time somebody plays a role cowardly, { $market-points } may be taken in place of the action.
rule-bs-black-distillery = *Black Distillery:* Each time somebody plays a role cowardly, any one resource may be taken in place of the action.
rule-bs-brave-heart = *Brave Heart:* Whoever leads must be brave, also one who alone still holds roles. A last role is then led without a question.
rule-bs-perilous-places = *Perilous Places:* At the end of the round every pawn brings VP for its landscape: { $perilous }.
rule-bs-protected-places = *Protected Places:* At the end of the round every pawn brings VP for its landscape: { $protected }.
rule-bs-empty-handed = *Empty Handed:* The player with the fewest resources gains { $empty-points }; if several have the fewest, each of them does. Nobody gives anything away.
rule-bs-works = *The Works!* Everybody decides in secret whether to hand in one potion of each colour and one wand for { $works-points }. All is shown together. More than one set cannot be handed in.
rule-bs-flock-together = *Flock Together:* Whoever has both pawns on the same kind of landscape gains { $flock-points }. It need not be the same area.
rules-broom-service-section-upper-hand = The Upper Hand
rule-bs-upper-hand-fist = Everybody secretly hides any number of resources in a fist, from none to all they have, { $most-fist } at most. The fists are opened together.
rule-bs-upper-hand-first = If one fist holds most, it brings { $first }; the second most brings { $second } to everybody who has it.
rule-bs-upper-hand-two = With two players there is nothing for the second.
rule-bs-upper-hand-shared = If several hold most, it brings { $shared } to each of them, and nothing to anybody else.
rule-bs-upper-hand-nothing = An empty fist never brings anything.
rule-bs-upper-hand-hands-over = Then everybody, the winners too, gives away as many resources as the fist held, openly, clockwise from the leader.
rule-bs-upper-hand-one-by-one = Which ones they are is chosen one after another, in the order orange, green, purple, wand.

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
rule-bs-heavy-fewer = To see more of them, fewer heavy clouds may be used, from { $heavy-least } to all { $heavy }. Those left out are drawn at random and never seen.
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
rules-broom-service-note-tiles = This is an option, `mountain_tiles`.
rules-broom-service-column-tile = tile
rule-bs-tiles = Of the { $tiles } mountain tiles, { $tile-spaces } drawn at random lie open on the map, one on each mountain. The other { $tiles-left } stay in the box. An amulet for every player lies beside each.
rule-bs-tile-covers = A tower under a tile takes no potions.
rule-bs-entering = To enter an area is the same for every tile: a pawn comes into it, in whatever way.
rule-bs-amulet = When a player’s pawn enters one of these areas for the first time, the player takes the amulet there at once.
rule-bs-tile = With the amulet comes the offer to use the tile, completely or not at all. The tile stays for the others.
rule-bs-tile-once = Used or not, the tile is done with for that player.
rule-bs-tile-order = A brave mountain witch may use the tile before her delivery or after it. Declining ends both.
rule-bs-tile-potions = The tile *Potions* gives potions, of each colour as many as the table shows. The witch may deliver one of them at once.
rule-bs-tile-wands = The tile *Wands* gives wands.
rule-bs-tile-delivery = The tile *Delivery* lets the player deliver one potion from the area of either pawn, whatever its landscape.
rule-bs-tile-moves = The tile *Two flights* lets the player fly up to twice, both times with one pawn or once with each. Where to is not announced ahead: the first flight is finished, with all that it sets off, before the second.
rule-bs-tile-cloud = The tile *Cloud* lets the player lift an adjacent cloud as a cowardly fairy would: it is paid for, there is nothing on top, and a storm cloud has its effect.
rules-broom-service-section-chains = One thing leads to another
rule-bs-chain = What a flight, a delivery or a cloud sets off is finished before anything else that is still to come.
rule-bs-lapse = What cannot be done at the moment waits until the other thing is done. If it still cannot be done then, it is void.

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
rule-bs-end-bolts = After the last round the bolts on a player’s clouds bring VP: { $bolt-scale } for none, one, two and so on. More bolts than that bring no more than the last number.
rule-bs-end-amulets = Amulets bring { $amulet-scale } VP for one, two, three.
rule-bs-end-sets = Every set of four different resources brings { $fours }; then, of what is left, every set of three different ones brings { $threes }.
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

### The map, listed

rules-broom-service-section-listed = The map, listed
rules-broom-service-note-listed = Origin of everything on this map: { $origin }. Somebody’s own map is a file of its own, given as the option `board`.
rules-broom-service-section-areas = Areas
rules-broom-service-column-area = area
rules-broom-service-column-landscape = landscape
rules-broom-service-column-borders = borders on
rules-broom-service-column-there = what is there
# What is there: a castle, spaces for clouds, a space for a tile.
rules-broom-service-castle = castle
rules-broom-service-spaces = { $count ->
        [one] cloud
       *[other] { $count } clouds
    }
rules-broom-service-tile-space = tile
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
short-lead = The last brave player acts and leads next. Anything may be declined.
short-roles = The roles:
short-bewitched = Playing a bewitched role costs { $bewitched-points }.
short-map = A pawn flies to an area with a common border, or across a water without a cloud; never into one under a cloud. A tower takes potions of its colour from the areas it touches: a round one a single potion, a square one any number.
short-clouds = Lifting a cloud costs the wands it shows. Its bolts count at the end.
short-storm = Storm clouds, if they are used:
short-tiles = Mountain tiles, if they are used: the first time a pawn of yours comes to each of them you take an amulet, and may use the tile.
short-events = The events, one a round:
short-end = At the end: { $bolt-scale } VP for 0, 1, 2 … bolts, { $amulet-scale } VP for 1, 2, 3 … amulets, { $fours } for each set of all four resources, { $threes } for each set of three. Most VP win; with equal VP, whoever has more resources.
