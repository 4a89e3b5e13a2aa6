# The lessons of Broom Service: what is said at the table while one learns it. Which step says what stands in
# src/broomstick/lessons/broom_service. Short: one idea a message, two or three sentences at most.

### The first game

lesson-broom-service-first = Your first delivery round
lesson-broom-service-first-welcome = Welcome to the delivery service! { $one } and { $other } fly with you. The game has { $rounds } rounds, and most points win. They come from potions that reach their tower, and from bolts won off the clouds.
lesson-broom-service-first-pawns = These two pawns are yours, each in a castle. They fly for you all game long, from an area to a neighbouring one.
lesson-broom-service-first-neighbours = Areas with a common border are neighbours, and so are all areas on the shore of one lake. Point at anything on the map, or hold a finger on it, to read about it.
lesson-broom-service-first-clouds = Not under a cloud, though: nobody enters such an area or crosses such a lake. The weather fairy lifts clouds for wands, and you keep their bolts, which bring more points the more you have. The lesson “Clouds, events, bewitched roles” shows how.
lesson-broom-service-first-towers = A tower wants a potion of its own colour, from a pawn in an area it touches. It pays the points of its number and the wands beside it. A round tower, with a pointed roof, takes one potion ever; a square one, with battlements, any number.
lesson-broom-service-first-pick = Each round you pick { $picks } roles in secret. Take the forest witch to fly, the valley druid to deliver, and the herb gatherer and the fruit gatherer to fill your bag.
lesson-broom-service-first-lead = You lead, so you call a role. Begin with the fruit gatherer, cowardly: little, but at once and for certain.
lesson-broom-service-first-take = A purple potion or a wand? Potions are what towers want, wands lift clouds. You have one of each already: take which you like.
lesson-broom-service-first-joins = { $one } has picked the fruit gatherer too and must join in. Whoever has not says “next”.
lesson-broom-service-first-strong = { $one } was brave and nobody after that: it brings a lot. { $other } does not hold that role and said “next”. The last brave one leads the next turn, so now { $one } calls a role.
lesson-broom-service-first-follow = The forest witch! You hold her, so you play her now. { $one } is brave, but you speak last: be brave, and it is you who flies.
lesson-broom-service-first-fly = { $one } is knocked out and gets nothing. A forest witch flies to a forest: go to Owl Wood, the one with the dashed border.
lesson-broom-service-first-deliver = A brave witch may deliver where she lands. Bring this tower its purple potion.
lesson-broom-service-first-dare = You lead again. The valley druid delivers without flying, and brave pays extra. Your pawn stands right beside a green tower: call him, be brave!
lesson-broom-service-first-hold-breath = { $one } has no valley druid, but { $other } is still to speak. Hold your hat.
lesson-broom-service-first-knocked-out = Swept off! { $other } was brave after you and delivers; you get nothing. The card is gone for this round. It happens to every witch, mostly on good days.
lesson-broom-service-first-leads-next = { $other } was the last one to be brave, and leads. After a turn in which nobody is brave, the same player leads again. Whoever would lead without a card left hands that on, clockwise.
lesson-broom-service-first-rest = The rest of the round is yours. When somebody calls what you still hold, you decide: brave or cowardly?
lesson-broom-service-first-next-round = That was a round. Within a game you keep your resources and your places on the map, and pick anew. To see how one ends, we leap to another game: the last of its { $rounds } rounds, with other clouds and other towers filled.
lesson-broom-service-first-last-round = Another game, in its last round. You have { $points } points here, and your pawns stand on two hills with good towers close by.
lesson-broom-service-first-what-counts = At the end your { $bolts } bolts bring { $points } points, as much as half a dozen good deliveries; more bolts would bring no more. Sets of resources count too, potions and wands: four different ones { $four }, three { $three }.
lesson-broom-service-first-event = Each round has an event: today two pawns on the same kind of land bring { $together } points, and yours are both on hills. The bewitched roles cost { $bewitched } points when played. The lesson “Clouds, events, bewitched roles” shows both.
lesson-broom-service-first-your-picks = Pick four for where your pawns stand. A peak druid delivers to the purple tower ({ $beacon }) without leaving the hill. A mountain witch reaches Anvil Peak, beside both pawns, whose green tower pays { $anvil }; but off the hill the event’s { $together } are lost, unless a hill witch takes you back.
lesson-broom-service-first-your-turns = Before you are brave, look who speaks after you. Speaking last, you have nothing to fear.
lesson-broom-service-first-to-the-end = The rest of the game is yours. What is delivered before the last card is played counts; then come bolts and sets.
lesson-broom-service-first-won = { $points } points, and nobody has more! Deliveries, bolts and sets are counted. Now you know how to fly; the clouds are next.
lesson-broom-service-first-lost = { $points } points for you, { $most } for { $best }. Deliveries, bolts and sets are counted. Now you know how to fly, and { $best } had better look behind.

### The second lesson

lesson-broom-service-clouds = Clouds, events, bewitched roles
lesson-broom-service-clouds-welcome = A game in its third round. There is a cloud over the hill next to your pawn, and nobody enters an area while a cloud lies there.
lesson-broom-service-clouds-wands = The number on a cloud is what it costs in wands to lift it; the bolts below are yours to keep. The weather fairy does it, from an area beside the cloud.
lesson-broom-service-clouds-event = Each round has an event, and it holds for everybody. This is the black market: whoever is cowardly may take { $points } points in place of the small action.
lesson-broom-service-clouds-bewitched = These { $number } roles are bewitched this round. Whoever plays one pays { $points } points for it, brave or cowardly. Nobody has to pick them, and nobody else expects them.
lesson-broom-service-clouds-pick = Take the fairy for the cloud and the hill witch to follow her; the herb gatherer, and the bewitched fruit gatherer too, to see what it is like.
lesson-broom-service-clouds-fairy = Call the weather fairy, and be brave: that brings { $points } points on top, if nobody is brave after you.
lesson-broom-service-clouds-lift = Nobody else holds her. Lift the cloud over the hill!
lesson-broom-service-clouds-bolts = The way is free, for the others too. Bolts count at the end: one is worth { $one } points, five { $five }. The more you have, the more the next one brings.
lesson-broom-service-clouds-fly = Be first in the clear sky. Call the hill witch, and be brave.
lesson-broom-service-clouds-freed = Fly to the hill that was hidden.
lesson-broom-service-clouds-deliver = And deliver your green potion here; the tower gives wands as well.
lesson-broom-service-clouds-market = Now the black market. Call the herb gatherer, cowardly on purpose.
lesson-broom-service-clouds-instead = A potion, a wand, or what the event offers: take the { $points } points.
lesson-broom-service-clouds-hazel-gathers = { $one } holds the herb gatherer too, and makes more of her.
lesson-broom-service-clouds-pay = { $one } calls the fruit gatherer, who is bewitched, and has paid. So will you: { $points } points, whatever you say now. You speak last. Brave or cowardly?
lesson-broom-service-clouds-was-brave = You have paid { $points } points, { $one } paid as well and is knocked out: that stings. Take what is yours.
lesson-broom-service-clouds-was-cowardly = You have paid { $points } points. The black market gives them back, if you want them; or take something small.
lesson-broom-service-clouds-others = You have no cards left. The others finish the round without you.
lesson-broom-service-clouds-end = The next round turns up a new event and new bewitched roles, before anybody picks. Look there first! That is all there is to the weather.

### Mountain tiles

lesson-broom-service-tiles = Mountain tiles and amulets
lesson-broom-service-tiles-welcome = A tile lies on each of the three mountains. Whoever comes there for the first time takes an amulet and may use the tile, once a game.
lesson-broom-service-tiles-pick = One mountain is right beside your castle. Take the mountain witch, and three more for the rest of the round.
lesson-broom-service-tiles-lead = Call the mountain witch, and be brave.
lesson-broom-service-tiles-fly = Up you go.
lesson-broom-service-tiles-tile = The amulet is yours: one is worth { $one } points at the end, three { $three }. The tile here is a delivery besides the witch’s own. You say which comes first: use the tile.
lesson-broom-service-tiles-tile-delivers = The tile delivers, to any tower that one of your pawns can reach. Here, the orange one.
lesson-broom-service-tiles-and-yours = And now the delivery of the brave witch. Two towers in one turn!
lesson-broom-service-tiles-end = The tile stays for the others; you have had yours. Two mountains are left, and all three amulets are worth { $three } points.

### The back of the board

lesson-broom-service-back = The back of the board
lesson-broom-service-back-welcome = On the back there are more tiles. In a forest lies one for whoever comes first; on a hill a turbo broom waits for everybody.
lesson-broom-service-back-pick = Both are close to your pawn. Take the forest witch and the hill witch, and two gatherers.
lesson-broom-service-back-lead = First the forest. Cowardly will do: you only want to get there, and to keep your potion.
lesson-broom-service-back-fly = To the forest with the tile.
lesson-broom-service-back-found = The tile is yours. This one lets you pick one role more in some later round; it lies before you until you use it. Others stand in for the action of a cowardly play.
lesson-broom-service-back-broom = Now the turbo broom. Call the hill witch, and be brave.
lesson-broom-service-back-take-off = To the hill with the broom. Mind your hat.
lesson-broom-service-back-jump = A turbo broom always takes you along, to one of its two stone circles. D lies on an island from which nobody comes back: jump to C!
lesson-broom-service-back-deliver = Right across the map in one turn. A brave witch delivers where she lands, and here the towers pay best.
lesson-broom-service-back-end = Every turbo broom has two circles of its own. Point at one on the map, and it says where it leads. Now the back is yours too.

### Expansion cards

lesson-broom-service-cards = The expansion cards
lesson-broom-service-cards-welcome = Two piles of cards, each open at the top. Whoever is cowardly may take a card in place of the action, or use one they own. A card you still hold at the end is worth { $points } point.
lesson-broom-service-cards-pick = Take two gatherers, the druid and the fairy.
lesson-broom-service-cards-lead = Call the root gatherer, cowardly: not for the root, but for a card.
lesson-broom-service-cards-draw = Take the top card of the first pile, gossip.
lesson-broom-service-cards-drawn = It lies open before you, and everybody knows. It can be used from your next turn on, or kept for { $points } point.
lesson-broom-service-cards-again = Nobody else was asked, so you lead again. Call the herb gatherer, cowardly once more.
lesson-broom-service-cards-use = And use the card: gossip brings { $points } points.
lesson-broom-service-cards-end = { $points } points for a little talk. The card goes under the smaller pile, for somebody else to find.
