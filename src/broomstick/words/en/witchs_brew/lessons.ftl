# The lessons of Witch's Brew: what is said at the table while one learns it. Which step says what stands in
# src/broomstick/lessons/witchs_brew. Short: one idea a message, two or three sentences at most.

### The first game

lesson-witchs-brew-first = Your first cauldron
lesson-witchs-brew-first-welcome = Welcome to the kitchen! { $one } and { $other } brew against you. These stacks are potions: each shows what it costs and how many points it brings. Most points win, once { $ravens } ravens have landed.
lesson-witchs-brew-first-goods = This is what you own: { $gold } gold and one of each ingredient. Gold and ingredients buy potions; by themselves they are worth nothing.
lesson-witchs-brew-first-pick = Each round you pick { $picks } roles in secret. Take these: two that fetch ingredients, two that trade, and the witch, who buys.
lesson-witchs-brew-first-lead = You lead, so you call a role. Whoever leads has to be brave here. Call the herb collector, and see who else holds her.
lesson-witchs-brew-first-favour = { $other } holds her too and must join in: cowardly, for the small favour, at once and for certain.
lesson-witchs-brew-first-full = { $other } took one green, and { $one } said “next”. Nobody was brave after you, so the full action is yours: { $full } green.
lesson-witchs-brew-first-dare = The last brave one leads again, and that is you. Call the snake hunter, who brings white.
lesson-witchs-brew-first-hold-breath = Two are still to speak. Keep stirring.
lesson-witchs-brew-first-knocked-out = Swept off! { $one } was brave after you and takes the white, and you get nothing. Nobody is safe but the last to speak. It happens to every witch.
lesson-witchs-brew-first-hazel-leads = { $one } leads now, and calls a role.
lesson-witchs-brew-first-follow = The witch! You hold her, so you play her now. { $one } is brave, but you speak last: be brave, and it is you who buys.
lesson-witchs-brew-first-buy = { $one } is knocked out and keeps the ingredients, nothing more. Buy the iron cauldron on top: you have what it costs.
lesson-witchs-brew-first-bought = Your first potion! Beneath it lies a dearer one worth more. Some potions bring a raven, and with { $ravens } ravens the game ends at the close of the round.
lesson-witchs-brew-first-rest = The rest of this round is yours. The alchemist turns an ingredient into gold, the fortune teller gold into vials: each vial is a point at the end.
lesson-witchs-brew-first-next-set = That was a round. You keep all you own and pick anew. We leave the others to simmer for a while and look in again for the last round!
lesson-witchs-brew-first-last-set = Here you are, with { $points } points. One raven more and there are { $ravens }: then the game ends with this round.
lesson-witchs-brew-first-shelves = Cauldrons go to the witch, the wizard and the druid. The shelves fill with what the cutpurse and the begging monk take from everybody, and the warlock casts the open spell.
lesson-witchs-brew-first-your-picks = Pick five. What can you pay for, and what must you fetch first? Roles that everybody needs now are dangerous to lead.
lesson-witchs-brew-first-your-turns = Your call! Cowardly for certain, or brave for more: look who speaks after you and what they could use.
lesson-witchs-brew-first-still-flying = No raven came, so there is another round. The game ends when { $ravens } have landed.
lesson-witchs-brew-first-won = { $points } points, and nobody has more! Potions and vials are counted. Now you know the whole kitchen.
lesson-witchs-brew-first-lost = { $points } points for you, { $most } for { $best }. Potions and vials are counted. Now you know the whole kitchen, and { $best } is hiding the ladle.
