# The lessons of the card game: what is said at the table while one learns it. Which step says what stands in
# src/broomstick/lessons/card_game. Short: one idea a message, two or three sentences at most.

### The first game

lesson-card-game-first = Your first brew
    .learnt = You pick in secret, lead, and follow because you must. Cowardly is certain; brave brings more, unless somebody after you dares too. Colours, tasks and brave potions make the points.
lesson-card-game-first-welcome = Welcome to the cauldrons! { $one } and { $other } play with you, { $rounds } short rounds. Potions are points, and most points win. Each of you has brewed one already.
lesson-card-game-first-stock = These witches are your stock, and nobody else sees them. Each round you pick { $picks } of them, all different, and keep your face straight.
lesson-card-game-first-pick = Pick fire, berry and water. The others pick at the same moment; it all stays secret until somebody calls a witch.
lesson-card-game-first-lead = You lead, so you call a witch. Start gently: water, cowardly. That is { $potions } potion, at once, and nobody can take it away.
lesson-card-game-first-must-join = { $one } has picked water too, and so must join in. Whoever has not says “next”.
lesson-card-game-first-strong = { $one } was brave, and nobody after that: { $potions } water potions and { $extra } brave potion. { $other } had no water and said “next”. The last brave one also leads next.
lesson-card-game-first-hazel-leads = Now { $one } calls a witch.
lesson-card-game-first-follow = Fire! You hold it, so you have to play it now. { $one } was brave, but you speak last: be brave, and that broom is swept away.
lesson-card-game-first-swept = { $one } is knocked out and gets nothing; you get { $potions } fire potions and a brave one. And it is you who leads.
lesson-card-game-first-dare = Feeling bold? Call berry, and be brave. Two are still to speak after you…
lesson-card-game-first-hold-breath = Now hold your breath.
lesson-card-game-first-knocked-out = Swept off! { $other } was brave after you, so you get nothing this time. It happens to every witch. Your card goes back into your stock, unharmed.
lesson-card-game-first-round-ends = Your three witches are played. { $one } and { $other } play what they have left, then the round is over.
lesson-card-game-first-colours = Many potions of one colour are worth most: three make { $three } points, six make { $six }. A brave potion has no colour and is worth { $brave-points } on its own.
lesson-card-game-first-tasks = These are tasks. Whoever has the potions a task asks for when a round ends gets { $points } points for it. You have drawn new cards, too.
lesson-card-game-first-your-round = Now you fly alone. Pick what you have many of, or what a task needs; what others need too will be crowded.
lesson-card-game-first-who-comes-after = Before you are brave, look who speaks after you and what they collect. Speaking last, you have nothing to fear.
lesson-card-game-first-third = The third round. A witch that was called this round is out of hands: leading late is safer than leading early.
lesson-card-game-first-last = The last round. No more cards come, so play for tasks and for full colours now.
lesson-card-game-first-won = { $points } points, and nobody has more. Colours, tasks and brave potions at { $brave-points } each: all counted. You know the whole game now.
lesson-card-game-first-lost = { $points } points for you, { $most } for { $best }. Colours, tasks and brave potions at { $brave-points } each: all counted. You know the whole game now, and { $best } knows you are coming back.
