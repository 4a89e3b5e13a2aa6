# The rules of Witch's Brew, as words. Which of them stand where is said in books/witchs_brew; the pages in
# docs/rules are written from here by tools/rule_pages.py, and the terminal shows the same texts.
#
# Texts may hold **strong** and *stressed* words, `code` and [links](page.md), each within one line; nothing else of
# Markdown. The name of a rule after "rule-" is for ever.
#
# Numbers come from the components. Every text of the rules and every "short-" text may use, as numbers,
#   $picks $rounds $books                    roles picked for a round, rounds at most, spell books
# and, as counted things such as “2 gold” or “1 vial”,
#   $start-gold $start-ingredients           what everybody begins with, ingredients of each colour
#   $collector-full $collector-favour        ingredients
#   $alchemist-full $alchemist-favour        gold
#   $teller-price $teller-full $teller-favour           gold; vials
#   $assistant-price $assistant-full $assistant-favour  gold; ingredients
#   $brewer-gold $brewer-vials               gold for the favour; vials for one more ingredient
#   $warlock-gold $spell-copia $spell-vials  gold; ingredients; vials
#   $spared-gold $spared-ingredients         what the favour of cutpurse and monk saves
#   $cutpurse-share $monk-share              parts, such as “a third”
#   $ravens                                  ravens that end the game

rules-witchs-brew-title = Witch's Brew
rules-witchs-brew-idea = All players have the same twelve roles, and for each round everybody secretly picks { $picks } of them. Whoever leads claims the **full action** of a role. In turn, everybody else who picked it must own up: either claim it too, so that the claim before is void, or be content with the **favour**, which is small, certain and comes at once. Ingredients and gold become vials, cauldrons and shelves; when enough ravens have landed, most victory points (VP) win.
rules-witchs-brew-scope = These are the complete rules as Broomstick plays them, for three to five players. Broomstick is independent and **unofficial**: nobody who made or published the game has a part in it, and every text here is our own. How players pick, lead, follow and knock each other out is the same in all our games and has its own page, [the common heart](heart.md); read that one along with this one.

### The words, each with its meaning

rules-witchs-brew-word-round = round
    .meaning = from picking until all picks are played; the printed rules call it a set, and a turn a round
rules-witchs-brew-word-full-action = full action
    .meaning = what a role does for the last one to claim it; claiming it is brave
rules-witchs-brew-word-favour = favour
    .meaning = the small thing a role does for whoever does not claim it; taking it is cowardly
rules-witchs-brew-word-ingredient = ingredient
    .meaning = red (wolf blood), green (herb juice) or white (snake venom)
rules-witchs-brew-word-vial = vial
    .meaning = a small potion, worth 1 VP
rules-witchs-brew-word-potion-card = potion card
    .meaning = a cauldron or a shelf; its VP are printed on it
rules-witchs-brew-word-cauldron = cauldron
    .meaning = a potion card of copper, iron or silver, bought with ingredients of certain colours
rules-witchs-brew-word-shelf = shelf
    .meaning = a potion card that is won with gold, or with ingredients of any colours, mostly those of the others
rules-witchs-brew-word-raven = raven
    .meaning = sits on some potion cards and brings the end of the game nearer
rules-witchs-brew-word-spell-book = spell book
    .meaning = a card with a spell; the top one of their stack is what the warlock can cast

### Components

rules-witchs-brew-section-components = Components
# The table of potion cards: a row for each place in the stacks, the top one first.
rules-witchs-brew-column-place = from the top
# A cell of it. $needs are the ingredients or the gold, $points VP.
rules-witchs-brew-card = { $needs } → { $points }
rules-witchs-brew-card-raven = { $needs } → { $points }, raven
rule-wb-players = The game is for three, four or five players. Any other number is refused when the game is loaded, with the numbers that are allowed.
rule-wb-role-order = There are twelve roles, the same for everybody. Wherever roles are listed, they come in the order of the table of roles.
rule-wb-supply = The supply of gold, ingredients and vials has no end.
rule-wb-stacks = The potion cards lie in five stacks, face up: three of cauldrons, two of shelves, from the cheapest on top down to the dearest. Anybody may look through all of them at any time, but only the top card of a stack can be had.
rule-wb-spell-books = The { $books } spell books are shuffled into one stack. The top one lies open; the order of the others is hidden.

### Set-up

rules-witchs-brew-section-set-up = Set-up
# The table of what everybody begins with.
rules-witchs-brew-column-start = everybody begins with
rules-witchs-brew-row-start-gold = gold
rules-witchs-brew-row-start-ingredients = of each ingredient
rules-witchs-brew-column-number = number
rule-wb-start = Everybody begins with { $start-gold } and { $start-ingredients } of each colour, without vials or potion cards.

### A round

rules-witchs-brew-section-round = A round
rules-witchs-brew-section-picks = Picks
rule-wb-pick-five = For each round everybody picks { $picks } different roles of the twelve. All twelve can be picked anew each time.
rules-witchs-brew-section-turns = Turns
rules-witchs-brew-note-turns = Leading, following and saying “next” go as in [the common heart](heart.md). To be brave is to claim the full action, to be cowardly is to take the favour.
rule-wb-leader-full = Whoever leads has to claim the full action, so a leader is always brave. A last role leaves nothing to choose and is led without a question.
rule-wb-alone-full = A player who alone still holds roles leads them one after another, and has the full action of each.
rule-wb-full-or-favour = A follower chooses: claim the full action (brave) or take the favour (cowardly).
rule-wb-favour-at-once = A favour is carried out at once, before the next player answers; the full action waits until all have.
rule-wb-no-swap = The two halves cannot be exchanged: the last to be brave has the full action or nothing, and whoever was cowardly has the favour or nothing.
rule-wb-decline = Any action and any favour may be declined, but only as a whole. Whoever declines the full action leads the next turn all the same.
rule-wb-cannot = What somebody cannot pay, or where nothing is left to take, is passed over without a question, and the log says so.
rule-wb-set = A round is over when all picked roles have been played. That takes at least { $picks } turns and at most twelve.

### The roles

rules-witchs-brew-section-roles = The roles
# The table of roles.
rules-witchs-brew-column-role = role
rules-witchs-brew-column-full = full action (brave)
rules-witchs-brew-column-favour = favour (cowardly)
rules-witchs-brew-section-gathering = Gathering
rule-wb-collector-full = Three roles fetch { $collector-full } of one colour from the supply: the wolf keeper red, the snake hunter white, the herb collector green.
rule-wb-collector-favour = As a favour these three fetch { $collector-favour } of that colour.
rule-wb-alchemist = The alchemist turns one ingredient of any colour into { $alchemist-full }, as a favour into { $alchemist-favour }.
rule-wb-fortune-teller = The fortune teller turns { $teller-price } into { $teller-full }, as a favour into { $teller-favour }.
rule-wb-assistant = The assistant turns { $assistant-price } into { $assistant-full } of any colours, as a favour into { $assistant-favour }.
rules-witchs-brew-section-cauldrons = Cauldrons
rule-wb-brewer-full = The wizard buys the top copper cauldron, the witch the top iron one, the druid the top silver one. The price is exactly the ingredients on the card.
rule-wb-brewer-favour = As a favour the cauldron costs { $brewer-gold } more.
rule-wb-brewer-successive = All who buy in one turn take one card after another from the stack, each at its own price. A favour may well take the very cauldron that the winner had in mind.
rule-wb-vial = With a cauldron bought by wizard, witch or druid, in full or as a favour, one more ingredient of any colour may be turned into { $brewer-vials }.
rule-wb-vial-not-by-spell = A cauldron bought with a spell brings no such vial, and neither does a shelf.
rules-witchs-brew-section-spells = The warlock and the spells
rule-wb-warlock-full = The warlock casts the spell of the open book.
rule-wb-warlock-favour = As a favour the warlock takes { $warlock-gold }.
# The table of spells.
rules-witchs-brew-column-spell = spell
rules-witchs-brew-column-does = what it does
rules-witchs-brew-column-copies = books
rule-wb-spell-copia = Copia gives { $spell-copia } of any colours.
rule-wb-spell-optio = Optio buys any one of the top cauldrons for the ingredients it shows.
rule-wb-spell-any-colours = Magus buys the top copper cauldron, Strix the top iron one, Sanatio the top silver one: for as many ingredients as the card shows, whatever their colours.
rule-wb-spell-vials = Lupus turns 1 red, Herba 1 green, Serpens 1 white into { $spell-vials }.
rule-wb-book-turns = At the end of every round, the last too, the open book goes under the stack, used or not, and the next one is open.
rules-witchs-brew-section-shelves = The cutpurse, the begging monk and the shelves
rule-wb-cutpurse-share = For the cutpurse everybody else puts { $cutpurse-share } of their gold, rounded down, onto the top gold shelf.
rule-wb-monk-share = For the begging monk it is { $monk-share } of their ingredients, rounded down, and the top ingredient shelf.
rule-wb-spared = Whoever took the cutpurse’s favour loses { $spared-gold } less, the monk’s favour saves { $spared-ingredients }; nobody loses less than nothing. This favour is never asked about.
rule-wb-shelf-abstain = Once all have answered, the winner may leave it at that; then nobody loses anything.
rule-wb-shelf-nothing = Where nothing could come to lie on the shelf, because the winner has none of what it takes and nobody else would lose any, there is no question and the role does nothing.
rule-wb-shelf-everybody = Otherwise everybody but the winner loses, those who were knocked out and those who said “next” included.
rule-wb-losses-first = All losses are counted before any of them is paid.
rule-wb-monk-choose = Those who lose to the monk choose which of their ingredients go.
rule-wb-monk-sealed = They choose in secret and pay together as soon as the last one has chosen.
rule-wb-monk-no-choice = Where all of somebody’s ingredients are of one colour there is nothing to choose, as all can see, and no question.
rule-wb-monk-batches = A loss of more than five is chosen five at a time, red before green before white; all of it stays hidden until the last has chosen.
rule-wb-shelf-add = After the losses the winner may add some of their own: nothing, a part, or all that the shelf still lacks.
rule-wb-shelf-take = If there is enough on the shelf, the winner takes it, like it or not, and what lay on it goes to the supply.
rule-wb-shelf-stays = If not, it stays, with all that lies on it, for the next one.
rule-wb-no-shelf = When a stack of shelves is used up, its role does nothing.

### Example of a cutpurse. Ivy, Kaya and Mina are women, Jonas and Luc men.

rules-witchs-brew-section-example = Example: a cutpurse with five players
rules-witchs-brew-example-before = Ivy leads the cutpurse. The top gold shelf needs 5 gold, is worth 4 VP and is still empty.
rules-witchs-brew-column-player = player
rules-witchs-brew-column-says = says
rules-witchs-brew-column-gold = gold
rules-witchs-brew-column-loses = loses
rules-witchs-brew-example-after = Luc knocked Ivy out, and Mina knocked Luc out, so Mina is the cutpurse. Of 2 gold a third, rounded down, is nothing. Kaya would lose 2, but her favour saves 1. Now 3 gold lie on the shelf; Mina adds 2 of her own, takes the shelf, and all 5 go to the supply. Had she added less, everything would have stayed there for the next cutpurse.

### Barred roles

rules-witchs-brew-section-barred = Barred roles
rules-witchs-brew-note-barred = This is an option for three or four players, `barred_roles`.
rules-witchs-brew-column-players = players
rules-witchs-brew-column-barred = roles barred in a round
rule-wb-barred = At the beginning of each round, before anybody picks, as many roles as the table shows are drawn and laid open. Nobody can pick them in this round.
rule-wb-barred-again = Once all twelve have been barred, they are shuffled and it begins again.

### End of the game

rules-witchs-brew-section-game-end = End of the game
rules-witchs-brew-column-end = the game ends
rules-witchs-brew-row-ravens = with so many ravens
rules-witchs-brew-row-rounds = after so many rounds in any case
rule-wb-end = The game ends with the round at whose end all players together have at least { $ravens }.
rule-wb-thirty-sets = It also ends after round { $rounds }, so that every game has an end.
rule-wb-score = A player’s score is the VP on the potion cards plus 1 VP for each vial.
rule-wb-tie-break = Most VP win. Among players with equal VP the one with more ingredients and gold, counted together, is ahead; if that is equal too, they win together.

### What is public and what is hidden

rules-witchs-brew-section-public = What is public and what is hidden
rule-wb-public = Everybody, spectators too, sees all gold, ingredients, vials and potion cards, the five stacks down to the last card, what lies on the shelves, the spell books seen so far, the barred roles, how many picks each player has still to play, and every play and every “next” so far.
rule-wb-hidden = Hidden are picks until they are played, ingredients being chosen for the monk, the order of the spell books not seen yet, and that of the roles to be barred.
rule-wb-book-known = A spell book that has once been open is known from then on, wherever it lies in the stack.

### The rules in short

short-rounds = In each round everybody secretly picks { $picks } of the twelve roles.
short-turn = The leader calls one of their picks and claims its full action. Clockwise, whoever has picked that role too must play it now and be brave or cowardly; all others say “next”.
# Beside the words “cowardly” and “brave”.
short-cowardly = the favour, at once and for certain
short-brave = the full action, if nobody after you is brave as well; otherwise nothing
short-lead = The last brave player acts and leads next. Anything may be declined, but only as a whole.
short-roles = The roles:
short-vial = With a cauldron bought by wizard, witch or druid, one more ingredient may become { $brewer-vials }.
short-cards = Potion cards, from the top of each stack; what they need and what they are worth:
short-shelves = Cutpurse and begging monk: all others put their part onto the shelf; the winner may add what is missing and then takes it. What is not enough stays there.
short-spells = The warlock casts the spell of the open book. At the end of each round it goes under the stack.
short-end = When all players together have { $ravens } at the end of a round, the game is over. Each vial is worth 1 VP. Most VP win; with equal VP, whoever has more ingredients and gold.
