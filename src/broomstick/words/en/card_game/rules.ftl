# The rules of the card game, as words. Which of them stand where is said in books/card_game; the pages in
# docs/rules are written from here by tools/rule_pages.py, and the terminal shows the same texts.
#
# Texts may hold **strong** and *stressed* words, `code` and [links](page.md), each within one line; nothing else of
# Markdown. The name of a rule after "rule-" is for ever.
#
# Numbers come from the components. Every text of the rules and every "short-" text may use
#   $rounds $picks $draw $open-tasks         rounds, picks for a round, cards drawn, tasks laid open
#   $cowardly $brave $extra $potions         potions of a cowardly card; coloured ones, brave ones and all of a brave one
#   $brave-points $scale-end $scale-more     VP of a brave potion; the last number of the scale, VP for each further one
#   $task-points                             VP of a task, as text (“5”, or “4 or 5” where they differ)
#   $kinds $cards $type-list                 how many types and cards there are; the types, as text
#   $deal-3 … $deal-6                        cards dealt to each player with 3 … 6 players
#   $types-3 … $types-6                      types in play, likewise
#   $tasks-3 … $tasks-6                      tasks to draw from, likewise

rules-card-game-idea = Witches of { $kinds } kinds brew potions, each kind in its own colour. In each of { $rounds } short rounds you secretly choose { $picks } of them; whenever somebody calls a witch that you chose too, you have to show yours, and decide on the spot: **cowardly**, { $cowardly ->
        [one] 1 potion
       *[other] { $cowardly } potions
    } for certain, or **brave**, { $potions ->
        [one] 1 potion
       *[other] { $potions } potions
    }, unless somebody after you is brave as well. Collecting many potions of one colour pays, and so do the tasks on the table. Most victory points (VP) win.
rules-card-game-scope = These are the complete rules as Broomstick plays them, for three to six players. Broomstick is independent and **unofficial**: nobody who made or published the game has a part in it, and every text here is our own. How players pick, lead, follow and knock each other out is the same in all our games and has its own page, [the common heart](heart.md); read that one along with this one.

### The words, each with its meaning

rules-card-game-word-type = type
    .meaning = the kind of a witch card, for instance fire; it plays the part of the role
rules-card-game-word-stock = stock
    .meaning = a player's own hidden cards, from which the picks are made
rules-card-game-word-display = display
    .meaning = the cards lying open before a player that have brought potions
rules-card-game-word-pile = pile
    .meaning = the face-down cards in the middle that are drawn later
rules-card-game-word-brave-potion = brave potion
    .meaning = the extra potion of a brave card; it belongs to no colour
rules-card-game-word-cancelled = cancelled
    .meaning = said of a brave card that was knocked out by a later brave one

### Colours, as they stand in a table

rules-card-game-colour-brown = brown
rules-card-game-colour-green = green
rules-card-game-colour-red = red
rules-card-game-colour-purple = purple
rules-card-game-colour-yellow = yellow
rules-card-game-colour-blue = blue
rules-card-game-colour-grey = grey
rules-card-game-colour-black = black
rules-card-game-colour-white = white

### Components

rules-card-game-section-components = Components
# The table of types.
rules-card-game-column-type = type
rules-card-game-column-colour = colour
rules-card-game-column-copies = copies
rules-card-game-column-from-players = from how many players
rule-cg-types = There are { $cards } witch cards of { $kinds } types, each type in its own colour and as often as the table of types shows. Cards of one type are all alike.
rule-cg-type-order = Whenever types are listed, and whenever the program must take the first of several, the order is that of the table: { $type-list }.
rule-cg-players = The game is for three, four, five or six players. Any other number, two included, is refused when the game is loaded, with the numbers that are allowed.

### Set-up

rules-card-game-section-set-up = Set-up
# The table of the set-up.
rules-card-game-column-players = players
rules-card-game-column-types-in-play = types in play
rules-card-game-column-cards-in-play = cards in play
rules-card-game-column-dealt = dealt to each
rules-card-game-column-laid-open = laid open
rules-card-game-column-pile-at-first = pile at first
rules-card-game-column-drawn = drawn in all
rules-card-game-column-left = left at the end
rules-card-game-note-set-up = (What is laid open, the pile, the draws and what is left follow from the other columns.)
rule-cg-types-in-play = Only the types meant for the number of players are used: each type joins in from the number of players that the table of types shows for it. The rest stays in the box.
rule-cg-task-draw = Of the tasks for this number of players { $open-tasks ->
        [one] 1 is drawn at random and laid open
       *[other] { $open-tasks } are drawn at random and laid open
    }. The other tasks are not used in this game.
rule-cg-deal = The cards in play are shuffled, and each player receives { $deal-3 } of them with three players, { $deal-4 } with four, { $deal-5 } with five, { $deal-6 } with six. They are that player's stock; only its owner may look at it.
rule-cg-open-witches = Next, one card per player is turned up from the pile. What is left stays face down as the pile.
rule-cg-first-card = Starting with the starter and going clockwise, each player takes one of the open cards that are still there and puts it into their display as a cowardly card. It counts as one from then on, for tasks and for the score.
rule-cg-first-card-forced = If all open cards still there are of one type, as is always so for the last player, the card is taken without a question.
rule-cg-starter-leads = The starter also leads the first turn of round 1.

### A round

rules-card-game-section-round = A round
rules-card-game-section-picks = Picks
rule-cg-pick-three = For each round everybody picks { $picks ->
        [one] 1 witch
       *[other] { $picks } witches of { $picks } different types
    } from their stock. Only what is picked can be played in this round; the rest of the stock waits.
rule-cg-pick-fewer = A stock of fewer than { $picks } types gives one card of each type it has. (With the standard numbers no stock is ever empty.) The player is asked all the same, like everybody else.
rule-cg-default-picks = When time runs out on a pick, types of the last round that are no longer in the stock are left out; the random seed fills up with other types from the stock, to the same number that the player would have had to pick.

rules-card-game-section-turns = Turns
rules-card-game-note-turns = Leading, following and saying “next” go as in [the common heart](heart.md). Forgetting to follow cannot happen, and so neither can the penalty for it, because the program enforces the duty: if you hold the called witch, you will be asked, and you cannot pass.
rule-cg-free-declaration = Leader and followers alike may always choose between brave and cowardly, also with their last card and also when nobody else has any left.
rule-cg-cowardly-potion = A cowardly card goes into its owner's display at once and is worth { $cowardly ->
        [one] 1 potion
       *[other] { $cowardly } potions
    } of its colour.
rule-cg-brave-potions = The brave card that still stands when all have answered goes into its owner's display and is worth { $brave ->
        [one] 1 potion
       *[other] { $brave } potions
    } of its colour and { $extra ->
        [one] 1 brave potion
       *[other] { $extra } brave potions
    }.
rule-cg-nothing-declined = Nothing can be turned down in this game: not the first card, not a potion, not a drawn card, not a fulfilled task.
rule-cg-turn-count = A round has at least as many turns as the longest pick has cards, which nearly always means { $picks }, and at most as many as there are types in play: { $types-3 }, { $types-4 }, { $types-5 } or { $types-6 } with three, four, five or six players.
# The table of what a card brings.
rules-card-game-column-card-played = a card played
rules-card-game-column-coloured-potions = potions of its colour
rules-card-game-column-brave-potions = brave potions
rules-card-game-row-cowardly = cowardly
rules-card-game-row-brave-standing = brave, still standing
rules-card-game-row-brave-cancelled = brave, cancelled
# $origin says where the two numbers come from, $origin-all where their sum does.
rules-card-game-origin-of-both = { $origin } (that they are { $potions } together: { $origin-all })

### Example of three turns. Ivy, Kaya and Mina are women, Jonas and Luc men.

rules-card-game-section-example-turns = Example: three turns with five players
rules-card-game-example-seats = Ivy, Jonas, Kaya, Luc and Mina sit clockwise in this order. Each has picked three witches; Ivy leads.
rules-card-game-column-turn = turn
rules-card-game-column-called = called
# The order in which the players answer.
rules-card-game-column-place = { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
rules-card-game-column-leads-next = leads next
# $says is “brave”, “cowardly” or “next”.
rules-card-game-example-play = { $name } { $says }
rules-card-game-example-turn-1 = *Turn 1.* Ivy plays safe and has 1 red potion straight away. Jonas also holds fire, so he must show it; he dares, but Kaya does too, right after him. His card is cancelled. Luc and Mina do not hold fire. Kaya's card stands: 2 red potions and 1 brave potion, and the lead.
rules-card-game-example-turn-2 = *Turn 2.* Kaya takes 1 yellow potion. Mina is the only one to answer with a card; nobody holding sun comes after her, so she gets 2 yellow potions and 1 brave potion, and leads.
rules-card-game-example-turn-3 = *Turn 3.* Mina is knocked out by Ivy, and Ivy, after “next” from two players, by Luc. Two cards are cancelled, and Luc collects 2 brown potions and 1 brave potion. He leads the fourth turn.
rules-card-game-example-so-far = So far Ivy has played two of her three cards, Jonas one, Kaya two, Luc one and Mina two. Lying cancelled: Jonas's fire, Mina's root, Ivy's root.

### Cancelled cards

rules-card-game-section-cancelled = Cancelled cards
rule-cg-cancel = A brave card that is knocked out is turned face down where it lies. It takes no further part in this round, and it is not given back for another try.
rule-cg-cancel-nothing = A cancelled card brings no potion of any kind and is not part of the display: it counts for no task, no score and no tie-break.
rule-cg-one-brave-per-type = However many players dare, in one round at most one brave card of each type comes into a display. Cowardly cards of a type are not limited.
rule-cg-cancel-return = At the end of every round, the last too, each cancelled card goes back into its owner's stock. From the next round on it can be picked again.

### End of a round

rules-card-game-section-round-end = End of a round
rules-card-game-note-round-end = When all picks have been played, cancelled cards return, tasks are checked, and new cards are drawn.
rule-cg-draw-three = After every round but the last each player takes { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    } from the top of the pile into their stock: all at once, player by player, clockwise from the one who will lead the next round. After the last round, round { $rounds }, nobody draws.
rule-cg-pile-left = The pile is always large enough for these draws and is never refilled. How many cards are left in it at the end is shown by the table of the set-up.

### Tasks

rules-card-game-section-tasks = Tasks
# $origin is that of the points.
rules-card-game-note-task-points = Each task is worth { $task-points } VP ({ $origin }) and asks for some colours, at least so many potions of each.
# The table of tasks.
rules-card-game-column-task = task
rules-card-game-column-needs = needs at least
rules-card-game-column-needs-origin = origin of the needs
rules-card-game-need = { $role } { $count }
rules-card-game-note-task-choice = So the open tasks come from { $tasks-3 } tasks with three players, { $tasks-4 } with four, { $tasks-5 } with five and { $tasks-6 } with six.
rule-cg-task-needs = A player fulfils a task whose numbers are all reached, or exceeded, by the potions of those colours in that player's display.
rule-cg-task-no-brave = Brave potions have no colour and never help with a task. The coloured potions of a brave card do count.
rule-cg-task-check = Tasks are looked at only at the end of a round, and after every round, the last one too. Being first during the round brings nothing.
rule-cg-task-shared = Everybody who fulfils an open task at the same check scores it in full, { $task-points } VP, however many they are.
rule-cg-task-several = Potions are not used up by a task, so one player can score several tasks, even all, at one check.
rule-cg-task-gone = A task that at least one player has scored is removed after that check, and no other takes its place. Whoever gets there in a later round comes too late.

### End of the game

rules-card-game-section-game-end = End of the game
# The scale, and the table of other points.
rules-card-game-column-potions-of-one-colour = potions of one colour
rules-card-game-column-each-further = each further one
rules-card-game-column-vp = VP
rules-card-game-row-brave-potion = each brave potion
rules-card-game-row-task = each task scored
rules-card-game-note-house-numbers = (The house numbers agree with the sum of the printed scoring example, which is the one below.)
rule-cg-four-rounds = The game ends after round { $rounds }, when its tasks have been checked. Cards left in stocks and in the pile have no value.
rule-cg-score-colours = The potions of each colour in a display are counted apart from the other colours, and each count scores as the scale shows, for every number above { $scale-end }, { $scale-more } VP more than for the number before.
rule-cg-score-brave = Each brave potion in a display is worth { $brave-points } VP.
rule-cg-score-total = A player's score is the sum over all colours, plus the brave potions, plus { $task-points } VP for each task scored. Nothing is ever subtracted.
rule-cg-score-so-far = While the game runs, every player's score so far is shown to all: a cowardly card counts as soon as it is played, a brave one when its turn is over, a task from the check at which it was scored.
rule-cg-tie-break = Most VP win. Among players with equal VP the one with fewer cards in the display is ahead, the first card included; if that is equal too, they win together.

### Example of a score. Mina is a woman.

rules-card-game-section-example-score = Example: Mina's score
rules-card-game-example-display = Mina's display holds thirteen cards, her first one among them, five of them brave.
rules-card-game-column-brave-cards = brave cards
rules-card-game-column-cowardly-cards = cowardly cards
rules-card-game-column-potions = potions
# A type and its colour.
rules-card-game-example-colour = { $role } ({ $colour })
# $needs lists what the task needs.
rules-card-game-example-task = task { $task } ({ $needs })
# $sum is an addition, such as 4 + 1 + 8.
rules-card-game-example-sum = { $sum } = **{ $points } VP**.

### What is public and what is hidden

rules-card-game-section-public = What is public and what is hidden
rule-cg-public = Everybody, spectators too, sees the displays, the tasks, the open witches, the size of each stock and of the pile, how many picks each player has still to play, every play and every “next” so far, and which cards were cancelled.
rule-cg-hidden = Hidden are the order of the pile and, from everybody but its owner, each stock with the cards drawn into it and each pick until it is played.
rule-cg-cancel-known = Since a cancelled card goes back to its owner, everybody knows that this stock has a card of that type, and goes on knowing it until that player next plays this type. If that play is cancelled too, the knowledge is there anew.
rule-cg-pile-shown = When the game is over, the cards that were left in the pile are shown.

### The rules in short. $players is the number of players.

short-rounds = { $rounds ->
        [one] There is 1 round.
       *[other] There are { $rounds } rounds.
    } In each, everybody secretly picks { $picks ->
        [one] 1 witch
       *[other] { $picks } witches of different types
    } from their stock.
short-turn = The leader calls one of their picks and says brave or cowardly. Clockwise, whoever has picked that type too must play it now and say brave or cowardly; all others say “next”.
# Beside the words “cowardly” and “brave”.
short-cowardly = { $cowardly ->
        [one] 1 potion
       *[other] { $cowardly } potions
    } of the type's colour, at once and for certain
short-brave = { $brave ->
        [one] 1 potion
       *[other] { $brave } potions
    } of the type's colour and { $extra ->
        [one] 1 brave potion
       *[other] { $extra } brave potions
    }, if nobody after you is brave as well; otherwise your witch is out: she brings nothing and returns to your stock when the round is over
short-lead = The last brave player leads next; if all were cowardly, the leader leads again.
short-round-end = When all picks are played the round is over. Tasks are checked, and except after the last round everybody draws { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    }.
short-tasks = Everybody who has the potions for a task at the end of a round scores it, and it is gone. Brave potions have no colour and help with no task, but each is worth { $brave-points } VP at the end.
short-scale = Potions of one colour are worth:
short-winner = Most VP win; with equal VP, whoever has fewer cards in the display.
short-witches = Witches in play with { $players } players, and how many cards there are of each:
short-task-list = { $open-tasks ->
        [one] Tasks, of which 1 is drawn for a game:
       *[other] Tasks, of which { $open-tasks } are drawn for a game:
    }
