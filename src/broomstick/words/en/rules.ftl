# The rules that all games share, as words. Which of them stand where is said in books/heart.py; the pages in
# docs/rules are written from here by tools/rule_pages.py, and the terminal shows the same texts.
#
# Texts may hold **strong** and *stressed* words, `code` and [links](page.md), each within one line; nothing else of
# Markdown. The name of a rule after "rule-" is for ever.

rules-heart-title = The common heart: brave or cowardly
rules-heart-idea = The board game Broom Service, Broom Service: The Card Game and Witch's Brew are three games around one idea. Everybody secretly picks roles. One player calls a role, everybody who picked it too has to join in, and each of them either settles for a small, safe action or reaches for the big one, which only the last to dare will get.
# $games lists the pages of the games.
rules-heart-scope = These are the rules that are the same in all three games as Broomstick plays them. They are independent and unofficial, and written in our own words. What a game adds has its own page: { $games }.
rules-heart-names = Each rule has a short name that never changes. Tests, messages and the other pages refer to it.

### What every book of rules uses

rules-heart-words = **Words**
# Above the words of a game.
rules-heart-more-words = **Words** (more of them in [the common heart](heart.md))
rules-heart-column-word = word
rules-heart-column-meaning = meaning
rules-heart-column-origin = origin

# Where a number comes from.
rules-heart-origins = Each rule has a short name that never changes. Every number in a table has an **origin**:
rules-heart-origin-rulebook = rulebook
    .meaning = the printed rules say so
rules-heart-origin-published = published
    .meaning = found in descriptions of the cards that anybody can look up
rules-heart-origin-house = house
    .meaning = chosen by us, because it could not be read anywhere
# The origin of a number that a player has put in.
rules-heart-origin-own = your data
    .meaning = from the data file you play with
rules-heart-own-numbers = If you own the box and it shows other numbers, put them into the game's data file; no program code has to change.

# What a player says who does not hold the called role, as a word in a table.
rules-heart-says-next = next

### The words, each with its meaning

rules-heart-word-role = role
    .meaning = what is picked and played: a card with a character on it (in the card game, a type of witch)
rules-heart-word-pick = pick
    .meaning = the roles one player has chosen for the present round
rules-heart-word-hold = hold
    .meaning = a player holds a role that is among their picks and has not been played yet
rules-heart-word-round = round
    .meaning = from picking until nobody holds a role any more
rules-heart-word-turn = turn
    .meaning = one called role, everybody's answer to it, and the brave action that follows
rules-heart-word-play = play
    .meaning = one player's role in one turn, declared brave or cowardly
rules-heart-word-leader = leader
    .meaning = the player who opens a turn by calling a role
rules-heart-word-sealed-question = sealed question
    .meaning = one that several players answer in secret at the same time
rules-heart-word-table = table
    .meaning = the players and the program between them

### Starting

rules-heart-section-starting = Starting
rule-heart-starter = Where a printed rule lets the oldest begin, whoever opens the table may name the starter; if nobody is named, the game's random seed draws one.

### Picking

rules-heart-section-picking = Picking
rule-heart-pick-secret = At the start of a round everybody picks roles in secret. A picked role stays hidden from all others until it is played.
rule-heart-pick-lock = At a table a pick can be replaced or withdrawn for as long as anybody is still choosing. The last player to get ready fixes all picks in the same moment; nobody is fixed earlier. (A program that talks to the engine directly gives final answers.)
rule-heart-sealed = Before the last answer to a sealed question is in, nobody else can see or work out any answer from what they are shown; at most they see that one was given.
rule-heart-sealed-order = It makes no difference who answers a sealed question first: the game that follows, and its record, are the same.

### A turn

rules-heart-section-turn = A turn
rule-heart-lead = The leader must open the turn with one of the roles they hold, whichever they like; there is no passing.
rule-heart-declare = Whoever plays a role says in the same breath whether the play is brave or cowardly. A follower is always free to say either; a leader is too, unless that game, or an event in it, makes leaders brave.
rule-heart-follow = After the leader, all others answer once each, in clockwise order. Whoever holds the called role has to play it now.
rule-heart-next = A player who does not hold the called role, or has nothing left at all, says “next”. There is nothing to choose in it, so nobody is asked: the program speaks for the player, and the word appears in the log and on the screen like a play.
rule-heart-next-in-order = A “next” is spoken only after the play before it has been made final. Nothing on the screen, in a list of choices or in a message tells sooner than that whether a player holds the called role.
rule-heart-table-talk = The printed rules call this one the most important of all: before their turn to answer, nobody says or hints whether they hold the called role. The program never gives it away; people must not either, whether they talk or write.
rule-heart-cowardly-at-once = A cowardly player carries out the weak action immediately, before the next player answers.
rule-heart-knock-out = A brave play knocks out the brave play before it in the same turn, and its owner gets nothing for it. A cowardly play is never knocked out and knocks nobody out.
rule-heart-last-brave-acts = A brave player has to wait. When everybody has answered, the one whose brave play still stands, the last of the turn, carries out the strong action.
rule-heart-role-once = A role is called at most once in a round: nobody picks a role twice, and all who held it had to play it when it was called.
rules-heart-note-forgetting = **No penalty for forgetting.** At a real table it can happen that somebody overlooks that they have to follow, and the printed games deal with that in their own ways. Here it cannot occur: the program knows who holds the called role and will not let a player skip it.

### Who leads

rules-heart-section-who-leads = Who leads
rule-heart-last-brave-leads = Whoever made the last brave play of a turn leads the next one.
rule-heart-all-cowardly = After a turn without any brave play its leader leads again.
rule-heart-empty-leader = If the player whose lead it would be has nothing left to play, the lead goes to the nearest player clockwise who has.
rule-heart-round-end = The round is over as soon as the turn is finished in which the last picked role was played.
rule-heart-next-round-leader = A new round is led by whoever made the last brave play in the final turn of the old one, or by that turn's leader if there was none.

### Questions

rules-heart-section-questions = Questions
rule-heart-legal-only = The program lists what a player may do. Whatever is not on that list is turned away, with a reason, and leaves the game as it was.
rule-heart-one-answer = An open question that has only one possible answer is not asked; the answer is simply carried out.
rule-heart-forced-sealed = A sealed question is put even to a player who has only one answer, since being passed over would give something away. A game may leave it out only where the whole table can see that there is no choice, and says so.

### Declining

rules-heart-section-declining = Declining
rules-heart-note-declining = Not every game makes offers: in the card game there is nothing to decline.
rule-heart-decline = Whoever is offered an action may turn it down, each one separately: a move, a delivery, a removal, a purchase, a gain, the use of a tile. A gain or a tile is taken whole or not at all.
rule-heart-come-along = Victory points and wands that go with a deed come without a question.
rule-heart-no-decline = A cost or a loss cannot be refused, nor can anything that a game calls compulsory.
rule-heart-gift = If a gain also brings something to other players, whoever takes the gain cannot keep that from them. Each of the others may refuse their share.
rule-heart-decline-keeps-lead = Turning an action down has no influence on who leads.
rule-heart-menu-end = Among several things that may be done in an order of one's choice, declining closes the whole list.
rule-heart-offer-lapse = An offer on such a list that would achieve nothing at the moment is kept until the others are done. If it still achieves nothing then, it goes.

### Order

rules-heart-section-order = Order
rule-heart-inner-first = Whatever a step triggers is completed before the step itself continues.
rule-heart-own-order = When several effects reach one player at the same moment, that player decides their order.
rule-heart-several-players = When several players are concerned at once, they come one after another, clockwise, beginning from the one who is acting, unless the question is a sealed one. What sealed answers lead to is told in that order as well. Where nobody is acting, as when a round ends, it begins from whoever leads next.

### Knowing

rules-heart-section-knowing = Knowing
rule-heart-memory = Whatever has been open to a player once remains available to that player; the program does not test anyone's memory.
rule-heart-spectator = A spectator sees all that is public and nothing more, no sooner and no later than the players.
rule-heart-open-after = When the game is over, all of its record may be read by anybody, secrets included.

### Taking back

rules-heart-section-taking-back = Taking back
rule-heart-undo-staged = The choices a player makes within one action of their own can be taken back one by one, until the next barrier.
rule-heart-undo-barrier = A barrier is anything that tells somebody something new: a role played from a hidden hand, a decision by another player, a spoken “next”, something turned face up, a shuffle. Nothing that lies before one can be taken back.

### When time runs out

rules-heart-section-time = When time runs out
rules-heart-note-time = A table may play with clocks. When a player's time is spent, the program decides for them.
rule-heart-default-picks = Picks: the same roles as in the round before, leaving out any that are not allowed now. Gaps, and in the first round everything, are filled by the game's random seed.
rule-heart-default-play = Leading: of the roles held, the one that comes first in the order of that game. Declaring, as leader or follower: cowardly, or brave where cowardly is not allowed.
rule-heart-default-other = Any other question: decline. If it cannot be declined, the first entry in the list of choices, which is in the same order every time.

### Places

rules-heart-section-places = Places
rule-heart-places = All places are ranked by score and then by that game's tie-break, not only the first. Players who are equal in both share a place.

### Looking a rule up

# $word is what was looked for.
rules-heart-search-nothing = No rule speaks of “{ $word }”.
# $words are words and names of rules that look like it.
rules-heart-search-near = Did you mean { $words }?
rules-heart-search-sections = The rules have these sections: { $sections }.
rules-heart-search-hits = { $count ->
        [one] 1 rule about “{ $word }”
       *[other] { $count } rules about “{ $word }”
    }

### The rules in short, what all games share

# $all and $search are commands to type.
short-further = All rules: { $all }
short-search = The rules about something: { $search }
short-unofficial = Broomstick is independent and unofficial: nobody who made or published the games has a part in it.
