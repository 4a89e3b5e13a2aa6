# Words of the page: what the browser shows around the games. Said in web/src.

### Everywhere

page-settings = Settings
page-text-mode = Text mode
page-language = Language: { $language }
page-theme = Day or night
page-help = Keys
page-close = Close
page-cancel = Cancel
page-vp = VP
page-plus = +{ $points }
page-you = you
page-bot = bot
page-brave = Brave
    .key = B
page-cowardly = Cowardly
    .key = C
page-finished = Finished
page-round = Round { $round } of { $rounds }
page-round-none = Before round 1
page-absent = Waiting for { $name }, who has been away since { $time }.
page-coming = still to come at the end
page-leads = leads
page-leads-who = { $who ->
        [you] You lead
       *[other] { $name } leads
    }
page-clock = Time left
page-clock-days = { $days } d { $hours } h
page-link-connecting = Connecting …
page-link-lost = The connection is gone. Trying again …
page-sending = Sending …
page-sending-kept = Not sent yet. It goes as soon as the connection is back.
page-sent = It has arrived.
page-asked-late = Waiting for the server …
page-asked-silent = The server does not answer. Still waiting …
page-part-missing = A part of this page could not be fetched: the connection failed, or there is a newer page.
page-part-unreachable = The server cannot be reached at the moment. Nothing is lost; try again in a while.
page-part-again = Load the page again

### Keys

page-key-pick = choose whatever has this number
page-key-brave = be brave
page-key-cowardly = be cowardly
page-key-commit = ready, with all picks made
page-key-leave = close a window or a tip
page-key-history = look back and forth in the game; inside a group, from tip to tip
page-key-rules = rules for the open tip
page-key-hint = a hint
page-key-undo = take it back
page-key-skip = skip the wait for bots
page-key-text = text mode and back
page-key-help = show this list
page-key-tab = from thing to thing; whatever has the focus tells what it is
page-key-note = No key does anything while you type in a field.

### Home

page-home-title = Brave or cowardly?
page-home-pitch = A game of witches, brooms and nerve. Play a witch, claim the big prize, and hope that nobody after you is braver.
page-home-play = Play now
page-home-code = Code of a table
page-home-code-example = Code, e.g. OWLS
page-home-join = Join
page-home-note = One click: you and three bots. No account, nothing to install.
page-home-games = Games
page-home-bots = Play against bots
page-home-new = New table
page-home-tables = Your tables
page-home-waiting = others to move
page-home-gathering = waiting for people
page-home-yours = { $count ->
        [one] 1 table waits for you
       *[other] { $count } tables wait for you
    }
page-home-over = Finished tables
page-home-place = { $place ->
        [1] Won
       *[other] Place { $place } of { $players }
    }
page-home-again = Watch table { $code } again
page-home-all = Show all { $count }
page-home-forget = Forget table { $code }
page-home-forget-sure = This browser forgets the seat. Without its link nobody can sit there again. Forget table { $code }?
page-home-forget-yes = Forget it
page-home-code-wrong = A code has four letters, or a few more.
page-game-facts = { $fewest }–{ $most } players · about { $minutes } minutes

### A new table

page-new-title = New table
page-new-seats = Seats
page-new-name = Name in seat { $seat }
page-new-kind = Who sits in seat { $seat }
page-new-you = Your name
page-new-person = Name
page-new-open = Somebody else
page-new-open-note = comes by link or code
page-kind-person = Here
page-kind-bot = Bot
page-kind-open = By link
page-new-add = Add a seat
page-new-remove = Remove one
page-new-pace = Pace of the bots
page-new-pace-note = How long a bot waits before it speaks. You can always skip.
page-pace-once = At once
page-pace-quick = Quick
page-pace-calm = Calm
page-pace-slow = Slow
page-new-shared = Several people at this device: a curtain falls between their turns.
page-new-seal = Fair shuffle: its seal is shown when the table opens.
page-new-open-table = Open the table
page-new-bot = Bot in seat { $seat }
page-new-up = Move seat { $seat } up
page-new-drop = Remove seat { $seat }
page-new-starter = Who starts
page-new-starter-random = Chosen by lot
page-new-seat = Seat { $seat }
page-new-clock = Clock
page-clock-none = No clock
page-clock-bank = Clock
page-clock-slow = Days
page-new-minutes = Minutes each
page-new-increment = Seconds more after each decision
page-new-days = Days for each decision
page-new-between = A whole number from { $least } to { $most }, please.
page-new-wait = When somebody is away
    .after = a bot may play after { $span }
page-new-hide = Hide who is still choosing
    .note = How long somebody thinks tells something too.
page-new-hints = Allow hints
    .note = Everybody may ask what a bot would do.
page-new-nobody = At least one seat must be here: your own.
page-new-twice = Somebody else at this table is called that.
page-new-open-wait = An empty seat is waited for when its turn comes; you can put a bot into it later.
page-new-barred-roles = Barred roles
    .note = In each round one role, with three players two, can be picked by nobody.
page-new-storm-clouds = Storm clouds
    .note = Among the clouds are some that do more when they are lifted, or while they lie there.
page-new-mountain-tiles = Mountain tiles
    .note = Each mountain has a tile that you may use when you first come there, and an amulet for everybody.
    .always = always on the back
page-new-heavy-clouds = Heavy clouds in the box
    .note = With fewer of them, more storm clouds lie on the map.
page-new-board = Side of the board
page-new-board-front = Front
    .note = The first map: 24 areas, for first games.
page-new-board-back = Back
    .note = A larger map with islands, and always with mountain, forest and hill tiles; turbo brooms jump to stone circles.
page-new-extra-tiles = Extra tiles
    .note = One more tile of each kind is shuffled in; some of them have something for the others too.
    .needs = only with mountain tiles
page-new-expansion-cards = Expansion cards
    .note = Two piles of cards: whoever is cowardly may take one, or use one, instead of acting.
page-new-option-players = { $fewest } to { $most } players

### Joining

page-join-title = Table { $code }
page-join-name = Your name
page-join-seat = Your seat
page-join-free = free
page-join-sit = Sit down
page-join-watch = Only watch
page-join-full = All seats are taken. You can watch.
page-join-over = This game is over. You can look at it.
page-join-agreed = What is agreed
page-join-any = Any free seat
page-agreed-bank = { $minutes ->
        [one] 1 minute each, { $seconds } s more after each decision
       *[other] { $minutes } minutes each, { $seconds } s more after each decision
    }
page-agreed-days = { $days ->
        [one] 1 day for each decision
       *[other] { $days } days for each decision
    }
page-agreed-no-clock = no clock
page-span-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
page-span-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
page-span-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
page-span-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
page-agreed-wait = whoever is away: a bot after { $span }
page-agreed-hidden = nobody sees who is still choosing
page-agreed-barred-roles = barred roles
page-agreed-storm-clouds = storm clouds
page-agreed-mountain-tiles = mountain tiles
page-agreed-heavy-clouds = { $count } heavy clouds
page-agreed-board-back = the back of the board
page-agreed-extra-tiles = extra tiles
page-agreed-expansion-cards = expansion cards
page-agreed-players = { $count } players

### The table

page-stick = This turn
page-stick-picking = Picking
page-stick-turn = Turn { $turn }
page-stick-led = { $who ->
        [you] led by you
       *[other] led by { $name }
    }
page-stick-brave = brave
page-stick-cowardly = cowardly
page-stick-next = “next”
page-stick-out = knocked out
    .short = out
page-stick-out-by = { $who ->
        [you] by you
       *[other] by { $name }
    }
page-stick-wait = to speak
page-stick-empty = no cards
page-stick-picks = picking
page-stick-now = speaks now
page-stick-your-call = your call
page-stamp = knocked out by { $name }
page-side = Log and chat
page-tabs = Parts of the table
page-room-players = Turn and players
page-tab-table = Table
page-tab-log = Log
page-tab-chat = Chat
page-log = Log
page-log-turn = Turn { $turn } · { $role }
page-log-new = new
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-field = Say something
page-chat-send = Say
page-chat-watcher = Somebody watching

### The decision

page-decision = Decision
page-risk-nobody = { $who ->
        [you] Nobody can overtake you.
       *[other] Nobody can overtake { $name }.
    }
page-risk-overtakers = { $after } still to speak; { $count ->
        [one] 1 may overtake { $who ->
                [you] you
               *[other] { $name }
            } with unknown cards: { $names }.
       *[other] { $count } may overtake { $who ->
                [you] you
               *[other] { $name }
            } with unknown cards: { $names }.
    }
page-risk-knocks-out = Knocks out { $name }.
page-risk-safe = Yours at once; nobody can take it away.
    .idle = The card is played without effect.
page-risk-stays = Yours at once. { $name } stays brave.
    .idle = The card is played without effect. { $name } stays brave.
page-card-past = { $how ->
        [brave] turn { $turn }: brave
        [out] turn { $turn }: knocked out
       *[cowardly] turn { $turn }: cowardly
    }
page-card-hopes = still hoping
page-waiting = Waiting for { $names }.
page-take-back = Take it back
page-skip = Skip the wait
page-watching = You are watching.

### Picking

page-pick-secret = Secret until all are ready; until then it can be changed at any time.
page-pick-ready-list = Who is ready
page-pick-ready = ready
page-pick-choosing = choosing
page-pick-last = Round { $round }: who played what
page-pick-count = { $have } of { $count }
page-pick-chosen = picked
page-pick-same = Same as last round
page-pick-same-short = Same
page-pick-missing = Pick { $count } more
page-pick-done = Ready
page-pick-change = Change my mind

### The curtain

page-curtain-pass = Pass the device to
page-curtain-call = A decision waits at table { $code }. Everybody else looks at the ceiling.
page-curtain-open = I am { $name }, open the curtain
page-curtain-note = All other cards are put away. Nothing of them is on this page.
page-curtain-i-am = I am { $name }
page-curtain-table = See the table
page-curtain-change = Change { $name }’s picks
page-curtain-who = Who wants to look?
page-curtain-who-note = Nobody at this device has to decide at table { $code } now. Whoever likes can look at their own cards.
page-shared-here = At this device
page-shared-next = { $name } decides
page-shared-close = Close the curtain
page-shared-everybody = The table, as everybody sees it
page-beside-join = { $names } already sits here at this device. Whoever takes a seat now plays beside: a curtain falls between turns.
page-beside-back = Go on as { $names }
page-beside-title = Play this seat on this device too?
page-beside-why = { $here } already sits at table { $code } on this device. This link opens the seat of { $name }. With both here, a curtain falls between their turns.
page-beside-yes = Yes, both play here
page-beside-no = No, only { $here }

### The end

page-end-wins-by = { $who ->
        [you] You win by { $count ->
            [one] 1 point
           *[other] { $count } points
        }
       *[other] { $name } wins by { $count ->
            [one] 1 point
           *[other] { $count } points
        }
    }
page-end-wins = { $who ->
        [you] You win
       *[other] { $name } wins
    }
page-end-shared = { $names } share the victory
page-end-nerve = { $brave ->
        [one] Brave once
        [2] Brave twice
       *[other] Brave { $brave } times
    }, { $out ->
        [0] never knocked out.
        [one] knocked out once.
        [2] knocked out twice.
       *[other] knocked out { $out } times.
    }
page-end-bot = The bot has asked us to say it was luck.
page-course = The course of the game
page-course-note = points after each round
page-course-start = start
page-award-brave = Bravest heart
    .count = { $count ->
        [one] brave once
       *[other] brave { $count } times
    }
    .each = { $count ->
        [one] brave once each
       *[other] brave { $count } times each
    }
page-award-out = Most often knocked out
    .count = { $count ->
        [one] once
       *[other] { $count } times
    }
    .each = { $count ->
        [one] once each
       *[other] { $count } times each
    }
page-award-cowardly = Best hiding place
    .count = { $count ->
        [one] cowardly once
       *[other] cowardly { $count } times
    }
    .each = { $count ->
        [one] cowardly once each
       *[other] cowardly { $count } times each
    }
page-end-rematch = Play again, same people
page-end-look = Look at the table
page-seal-opened = The seal is open: check the shuffle
page-seal-shown = Seal shown at the start
page-seal-seed = Seed
page-seal-salt = Salt
page-seal-check = The seal is the SHA-256 of seed and salt, one right behind the other.

### Looking back

page-past = Looking back
page-past-turn = Round { $round }, turn { $turn }
page-past-picking = Round { $round }, picking
page-past-end = The end
page-past-then = Looking back: { $name }
page-past-again = Watched again: { $name }
page-past-step = step { $step } of { $steps }
page-past-slider = Moment of the game
page-past-back = One step back
page-past-forward = One step on
page-past-play = Play
page-past-pause = Pause
page-past-round = To round { $round }
page-past-eyes = As seen by
page-past-open = all cards open
page-past-public = spectators
page-past-link = Copy link
page-past-now = Back to now
page-past-leave = To the table
page-past-skip = Skip
page-past-your-call = It is your call now.
page-past-loading = Turning the pages back …
page-copied = Copied
page-meanwhile = { $count ->
        [one] Show what happened meanwhile (1)
       *[other] Show what happened meanwhile ({ $count })
    }
page-meanwhile-not = Not now
page-since = Since your last decision: { $change }.
page-since-map = New since your last decision.
page-round-account = Round { $round } brought
page-log-tools = Whose lines, and the log as text
page-log-only = Only lines of { $name }
page-log-copy = Copy the log
page-log-save = Save the log as a text file
page-log-then = Show the table as it stood then
page-replay-not-over = This game is still running. What other seats were shown is open when it is over.
page-end-watch = Watch it again
page-open-picked = picked
page-open-played = played

### Was the shuffle fair?

page-fair-title = Fair shuffle
page-fair-link = Check it here
page-fair-question = Was the shuffle fair?
page-fair-how = Before anybody sat down, the table showed a seal: a number worked out from a seed and a salt that nobody had seen. Then people put numbers of their own into the shuffle, and the cards were dealt from all of it. After the game everything is shown. If it fits, nobody chose the deal and nobody could change it on the way. This browser works it out by itself.
page-fair-not-found = This table is not known here. Paste a seal, a seed and a salt to check them.
page-fair-running = The game is not over. Seed and salt would tell every hidden card, so they are shown at the end; come back then.
page-fair-yes = The seal holds.
page-fair-no = Something does not fit.
page-fair-first-good = The seal is the one this browser was shown when it first came to the table.
page-fair-first-bad = When this browser first came to the table, it was shown another seal.
page-fair-first-unknown = This browser did not note the seal at the start; compare it with somebody who did.
page-fair-opens-good = Seed and salt give exactly this seal.
page-fair-opens-bad = Seed and salt do not give this seal.
page-fair-shares-good = What people put in are the numbers they had committed to before the first was opened.
page-fair-shares-bad = What people put in are not the numbers they had committed to.
page-fair-shares-unknown = What people put in fits what the server says they had committed to; this browser did not note that itself.
page-fair-own-good = The number this browser drew is in the deal.
page-fair-own-bad = The number this browser drew is not in the deal.
page-fair-own-unknown = There is no number of this browser in the deal: it drew none, or it came too late.
page-fair-line = What people put in, in the order of seats (a dash for nothing)
page-fair-dealt-seed = The SHA-256 of all of it, separated by spaces, from which the cards were dealt:
page-fair-parts = What people put in
page-fair-parts-how = Each device drew a random number when its person came, and told only its SHA-256. When everybody was there, all were opened and mixed with the sealed seed. As long as one of them was left to chance, nobody has chosen the deal.
page-fair-part-none = nothing
page-fair-part-commit = told first:
page-fair-part-value = opened:
page-fair-part-left-out = not opened in time, so the cards were dealt without it
page-fair-part-good = It fits.
page-fair-part-bad = It does not fit.
page-fair-dealt-good = The game as it was written down was dealt from exactly this.
page-fair-dealt-bad = The game as it was written down was dealt from something else.
page-fair-computed = The SHA-256 of this seed and salt:
page-fair-again = Play the whole game again
page-fair-again-how = The written game holds the seed, the salt and every decision. With Broomstick on your own machine you can deal and play it again, card by card:
page-fair-download = Download the game

### Tips: what everything on the table is

page-tip-more = More in the rules
page-tip-points = { $name }: { $points } so far
page-tip-stock-hand = { $count ->
        [0] None in hand.
        [one] 1 card in hand, picked for this round.
       *[other] { $count } cards in hand, picked for this round.
    }
page-tip-person-bot = A bot of the kind { $bot }. It sees what a player in its seat would see.
page-tip-person-here = At the table now.
page-tip-person-away = Not looking at the table just now.
page-tip-perch-now = Has to decide now.
page-tip-perch-empty = Has no cards left and will say “next”.
page-tip-perch-picking = Everybody picks in secret. What is picked nobody else sees before it is played.
page-tip-perch-after = Still to speak: { $names }.
page-tip-perch-nobody = Nobody speaks after.
page-tip-perch-leads = Leads this turn. Whoever is brave last leads the next.
page-tip-leads = { $who ->
        [you] You lead the first turn of this round
       *[other] { $name } leads the first turn of this round
    }
page-tip-leads-why = Whoever was brave last leads; then the others answer clockwise.
page-tip-clock = Time left: { $name }
page-tip-clock-how = It runs while a decision is owed. When it is up, the program decides.
page-tip-code = Others join with the code { $code }.
page-tip-seal = Seal of the deal: { $seal }
page-tip-seal-how = The seed was fixed before anybody sat down. At the end the seal is opened, and anybody can check the deal.
page-tip-link = What you choose now is kept here and sent as soon as the server answers. Nothing is sent twice.
page-tip-ready = { $who ->
        [you] You are ready. The picks can be changed until everybody is.
       *[other] { $name } is ready. The picks can be changed until everybody is.
    }
page-tip-choosing = { $who ->
        [you] You are still choosing. How many cards are picked is seen by nobody.
       *[other] { $name } is still choosing. How many cards are picked is seen by nobody.
    }
page-tip-full = You have picked { $count } already: put one back first.
page-tip-skip = The bots speak at once, as long as you wait for nobody else.
page-tip-text-mode = The whole game in words, with a field to type in.
page-tip-theme = Light paper or moonlight.

### Tips: the log, the chat, and every page around the table

page-pair = { $first }: { $second }
page-tip-log-new = New since your last decision.
page-tip-log-only = Press again for everybody’s lines.
page-tip-log-text = As plain text, and only the lines that are shown.
page-tip-seat = Press for who sits here and what can be done about the seat.
page-tip-chat-phrases = Lines that need no typing.
page-tip-chat-phrase = Said at once to everybody at the table.
page-tip-chat-mute = Only this browser hides what is written. Nobody is told.
page-tip-chat-hidden = You have muted whoever wrote this.
page-tip-chat-field = Everybody at the table reads it, and so does whoever watches.
page-chat-seated = Only those who have a seat can write here.
# Beside the field: heart-table-talk in a line.
page-chat-before = Whoever comes to the table reads this, spectators too.
page-chat-table-talk = Before your turn: no word, no hint whether you hold the called role.
page-tip-award-brave = How often brave, whether it stood or not.
page-tip-award-out = How often knocked out after being brave.
page-tip-award-cowardly = How often cowardly.
page-tip-rematch = A new table with the same people, bots and rules. This one stays as it is.
page-tip-end-watch = From the first card on, through anybody’s eyes, or with all cards open.
page-tip-end-look = As it stood when the game was over.
page-tip-kind-person = Sits at this device. Where several do, a curtain falls between their turns.
page-tip-kind-open = Kept free for somebody who comes by the code or the link.
page-tip-kind-bot = The computer plays, and sees no more than a person in its seat would.
page-tip-new-up = Seats speak in this order, from top to bottom.
page-tip-new-most = { $most } is the most this game can seat.
page-tip-new-fewest = This game needs at least { $fewest }.
page-tip-starter = Has the first word of the game. Later it is whoever was brave last.
page-tip-clock-none = Everybody takes as long as they like.
page-tip-wait = Whoever has not looked at the table for so long may be replaced: the others can then let a bot play, until they come back and take over.
page-tip-clock-bank = So much for the whole game, and a little more after each decision. When it is up, the program decides.
page-tip-clock-slow = For a game over days: so long for each decision, and nobody needs to be there together.
page-tip-pace = { $seconds ->
        [0] Bots do not wait at all.
       *[other] A bot waits { $seconds } s before it speaks.
    }
page-tip-name = What the others call you. Without one you are “Player” and the seat’s number.
page-tip-join-seat = Seats speak in this order, from top to bottom.
page-tip-join-watch = You see what lies open, and nobody’s hand.
page-tip-past-play = One step after another, by itself.
page-tip-past-slider = Drag it, or press the arrow keys.
page-tip-past-first = This is the beginning.
page-tip-past-last = This is the end.
page-tip-past-eyes = Whose hidden cards you see.
page-tip-past-link = Opens the game at this moment. While it runs, nobody’s hidden cards are shown there.
page-tip-past-now = To the table as it stands. What you had picked is still picked.
page-tip-past-leave = To the end of this game and its scores.
page-tip-past-skip = Straight to the table as it stands.
page-tip-meanwhile = Plays what has happened since you last looked.
page-tip-meanwhile-not = It stays in the log, marked as new.
page-tip-theme-system = Day or night as your system has it.
page-tip-motion-system = Things move, unless your system asks for less motion.
page-tip-motion-none = Everything is there at once, and the words tell it.
page-tip-motion-all = Things move, whatever your system asks for.
page-tip-confirm-no = A choice counts as soon as you press it.
page-tip-confirm-yes = The first press only marks a choice; the second sends it.
page-tip-sound-all = How loud all sounds are together.
page-tip-sound-call = Two knocks, when a decision is yours.
page-tip-sound-brave = A broom’s thump, when somebody is brave.
page-tip-sound-cowardly = A rustle of cloth, when somebody is cowardly.
page-tip-sound-swept = A sweep, when somebody is knocked out.
page-tip-sound-reveal = Paper, when all secret answers are in.
page-tip-sound-commit = A cork, when you have decided.
page-tip-sound-end = A small chord, when the game is over.
page-tip-home-play = { $game }, against three bots.
page-tip-home-code = Four letters, from whoever opened the table.
page-tip-home-bots = You and three bots. It begins at once.
page-tip-home-new = You say who plays: people here, people elsewhere, bots.
page-tip-home-seats = At the table: { $names }.
page-tip-home-forget = Takes it off this list. The table itself stays.
page-tip-let-bot = You can take over again at any time. The bot sees what you would see.
page-tip-again = You decide again. What the bot had sealed does not count.
page-tip-put-bot = It plays at once. The seat can be opened again later.
page-tip-let-bot-for = Until they come back and take over again.
page-tip-give = Shows the secret link of your seat, to be passed on.
page-tip-invite-link = Whoever opens it can take one of the empty seats.

### Help with a decision

page-hint = Hint
page-hint-about = What a thrifty bot would do with what you know.
page-hint-thinking = Thinking …
page-hint-says = A thrifty bot would: { $choice }.
page-hint-brings = It would bring: { $gain }.
page-undo-nothing = There is nothing of yours to take back.
page-undo-shown = That can no longer be taken back: somebody has been shown something new since.
page-undo-other-seat = That can no longer be taken back: the last choice was made by { $name }.
page-undo-sealed = Picks are final once everybody is ready.

### Rules in the page

page-rules = Rules
page-rules-of = Rules: { $game }
page-rules-search = Search the rules
page-rules-contents = Contents
page-rules-nothing = Nothing in the rules speaks of “{ $word }”.
page-rules-found = { $count ->
        [one] 1 place about “{ $word }”
       *[other] { $count } places about “{ $word }”
    }
page-rules-link = Link to the rule { $rule }
page-rules-loading = The rules are being fetched …
page-rules-not-there = There is no rule “{ $rule }”.

### Text mode

page-text-story = Story
page-text-players = Players
page-text-field = Say what you do
page-text-send = Say it
page-text-try = A number of the list, or its words.
page-text-unknown = “{ $text }” is none of the choices.
page-text-commands = You can also type: { $commands }.
page-text-state = state
page-text-who = who
page-text-mine = mine
page-text-map = map
page-text-ready = ready
page-text-ready-now = Type “{ $ready }” to send it
page-text-nothing = There is nothing about “{ $text }” here.
page-text-rules = rules
    .does = “rules WORD” finds what the rules say
page-text-hint = hint
page-text-undo = undo
page-text-help = help

### Settings, motion and sound

page-bar = This page
page-settings-language = Language
page-settings-theme = Light
page-theme-system = As the system
page-theme-light = Day
page-theme-dark = Night
page-settings-motion = Motion
page-motion-system = As the system
page-motion-none = None
page-motion-all = All
page-settings-motion-note = Any key or tap ends it.
page-settings-confirm = Your decisions
page-confirm-no = Sent at once
page-confirm-yes = Confirm first
page-settings-coach = Advice beside a decision
page-settings-coach-note = It says what a choice has for it. It knows what you know.
page-settings-goal = The goal above the table
page-settings-notify = Notify me
page-notify-no = No
page-notify-yes = When it is my call
page-settings-notify-note = Only while this page is out of sight.
page-settings-notify-denied = Your browser does not allow it.
page-notify-call = It is your call at table { $code }.
page-settings-name = Your name
page-settings-name-note = For the next table you sit down at.
page-settings-sound = Sound
page-sound-off = Off
page-sound-on = On
page-sound-all = Everything
page-sound-call = Your call
page-sound-brave = Brave
page-sound-cowardly = Cowardly
page-sound-swept = Knocked out
page-sound-reveal = Picks are locked
page-sound-commit = You decide
page-sound-end = The end
page-sound-volume = Volume: { $sound }
page-sound-try = Try: { $sound }
page-settings-kept = Kept in this browser only.
page-stick-before = The last turn
page-stick-last = last turn: { $role }
page-withdraw = Not yet
page-link-dock = No connection. What you choose is sent when it is back.
page-link-waiting = Chosen: { $choice }. It is sent when the connection is back.
page-sending-choice = Chosen: { $choice }. Sending …
page-key-settings = settings

### Seats, people and talk

page-bot-thrifty = Thrifty
    .note = weighs gain and risk
page-bot-random = Random
    .note = takes any choice
page-bot-dreamy = Dreamy
    .note = its mind wanders
page-bot-grasping = Grasping
    .note = takes what it can have at once
page-bot-seasoned = Seasoned
    .note = plays by experience
page-bot-farsighted = Far-sighted
    .note = looks well ahead
page-bot-missing = { $needs ->
        [nets] { $bot }: not in a page without a server
       *[other] { $bot }: not here, since { $needs } is not installed
    }
page-seat-menu = { $name }: seat and more
page-seat-person = Person
page-seat-here = here now
page-seat-away = away since { $time }
page-seat-bot = Bot: { $bot }
page-seat-bot-for-you = A bot plays for you: { $bot }
page-seat-empty = Nobody sits here yet. The game waits when this seat’s turn comes.
page-seat-bot-kind = Kind of bot
page-seat-let-bot = Let a bot play for me
page-seat-again = Play myself again
page-seat-let-bot-for = Let a bot play for { $name }
page-seat-still-here = A bot can play for { $name } if nobody is back by { $time }.
page-seat-waited-for = A bot can play for { $name } once that clock has run out.
page-seat-put-bot = Seat a bot here
page-seat-open-again = Open this seat again
page-seat-open-note = Somebody can then still join by the code.
page-seat-give = Give my seat to somebody else
page-seat-link = Secret link of this seat
page-seat-warning = Whoever has this link sits in this seat and sees its cards. Give it to one person only.
page-seat-renew = Make a new link
page-seat-renew-note = The old link ends at once, in every browser but this one.
page-seat-renewed = This is the new link. The old one opens nothing any more.
page-seat-mute = Mute { $name }
page-seat-unmute = Hear { $name } again
page-copy = Copy
page-share = Share
page-forget = Delete this table
page-forget-alone = The game, its log and its chat are deleted for good. Nobody can look at it again.
page-forget-others = The game, its log and its chat are deleted for good once everybody who sits here wishes it. Not yet agreed: { $names }.
page-forget-wished = You wish that nothing is kept of this table. It is deleted once everybody who sits here agrees. Not yet agreed: { $names }.
page-forget-last = All the others wish that nothing is kept. If you agree, the game, its log and its chat are deleted at once and for good.
page-forget-yes = Delete for good
page-forget-wish = Wish it deleted
page-forget-back = Keep it after all
page-tip-forget = The game, its log and its chat, for good; with others here, only once everybody wishes it.
page-banner-forget = { $names } would like nothing to be kept of this table. It is deleted once everybody who sits here agrees.
    .answer = Answer
page-stopping = The server restarts at { $time }. Everything is kept, and the game goes on here by itself.
page-stopped = The server is being restarted. Everything is kept, and the game goes on here by itself.
page-banner-bot = A bot plays for you.
page-banner-put = You were away when your time was up, and { $name } let a bot play for you.
page-banner-replaced = { $name } was away when time was up, and { $by } let a bot play there for now.
page-banner-others = { $count ->
        [one] A bot plays for { $names }
       *[other] Bots play for { $names }
    }
page-banner-take-over = Take over
page-banner-failing = The bot in the seat of { $name } has no answer just now. What is played when time is up is played for it.
page-invite = Invite
page-invite-title = { $count ->
        [one] One seat is empty
       *[other] { $count } seats are empty
    }
page-invite-code = Code
page-invite-link = Copy the link
page-invite-text = Brave or cowardly? Come to table { $code }.
page-invite-wait = The game waits when the turn comes to an empty seat.
page-next-table = Next table: { $code }
    .note = Your call at another table
page-waiting-count = { $count ->
        [one] Waiting for 1 more.
       *[other] Waiting for { $count } more.
    }
page-waiting-others = Waiting for the others.
page-chat-mute-all = Mute all
page-chat-hear-all = Hear all again
page-chat-hidden = { $count ->
        [one] 1 line hidden
       *[other] { $count } lines hidden
    }
page-chat-phrases = Ready-made phrases
page-chat-unread = { $count } new
page-phrase-hello = Hello!
page-phrase-luck = Good luck!
page-phrase-moment = One moment, please.
page-phrase-brave = That was brave!
page-phrase-ouch = Ouch.
page-phrase-well = Well played!
page-phrase-thanks = Thank you for the game.
page-phrase-bye = I have to go. Bye!

### A page that needs no server

page-site-coming = The games are being fetched
    .part = { $percent }% of { $size } MB
    .once = Only this once. Then they stay in this browser and need no net.
    .start = The witches are mounting their brooms …
page-site-failed = The games could not be fetched. Are you on the net?
page-site-other-build = Another tab has a different version of this page open. Close that tab, then load this one again.
page-site-newer = A newer version is there.
    .load = Load it
page-site-unkept = This browser keeps nothing for this page, as in a private window. You can play, but when you close the page its tables are gone.
    .yes = All right
page-site-full = The storage of this browser is full: your last step was not kept, so it was not done. Make room, or play on with nothing kept from here.
    .yes = Play on unkept
page-site-elsewhere = This table is open in another tab too. Whatever happens shows in both.
page-mended-damaged = Something of this game is lost in this browser’s storage. It goes on from the last moment that is whole.
page-mended-other-rules = The rules have changed since this game began. It goes on by today’s.
page-site-invite = Inviting people elsewhere needs a server.
    .how = Whoever has Broomstick on a computer starts one by “make play”.
    .docs = How to run one
    .to = Go to a server
page-site-open = Open a file
    .tip = A game that was kept as a file, here or at the prompt. You can also drop it onto this page.
    .drop = Let go, and the game in this file is opened.
page-site-keep = Keep table { $code } as a file
    .tip = The whole game, with all that is still hidden. This page and the program at the prompt open it again.
    .end = Keep as a file
page-site-link = Copy a link with the game
    .tip = The whole game is in the link, and everybody’s names. Whoever opens it watches the game in their own browser; nobody else is sent anything.
page-site-forget = Delete table { $code }
    .tip = It is gone from this browser for good.
    .sure = The game is deleted from this browser. Keep it as a file if you might want it again. Delete table { $code }?
    .yes = Delete it
page-site-tip-new = You say who plays: people at this device, and bots.

### Before the cards are dealt

page-waiting-title = { $count ->
        [one] Waiting for one more
       *[other] Waiting for { $count } more
    }
page-waiting-absent-title = Waiting until everybody is here
page-waiting-shuffling = Shuffling …
page-waiting-missing = The shuffle still waits for { $names }. After ten seconds the cards are dealt without them.
page-waiting-absent = has not come yet
page-waiting-away = just away
page-waiting-put-bot = Bot
    .tip = A bot takes this seat.
    .last = A bot takes this seat, and the cards are dealt.
page-waiting-bots = Start with bots in the free seats
    .tip = Nobody else can join then; the cards are dealt at once.
page-waiting-start = Start now
    .tip = The cards are dealt at once. Whoever comes later plays along, but has no part in the shuffle.
page-waiting-why = No card is dealt before you start. Then everybody’s device adds a random number to the shuffle, so that nobody chooses the deal, not even the server.
page-waiting-left-out = The cards were dealt without the random number of { $names }: it did not come in time.

### What can go wrong on the way

page-problem-offline = The server cannot be reached. Are you on the net?
page-problem-no-such-code = No open table has this code.
page-problem-no-such-table = There is no such table.
page-problem-no-seat = Every seat at this table is taken. You can watch.
page-problem-time-out = Your time was up, so the program decided for you.
page-problem-still-here = They are still here, or their time is not up yet.
page-problem-not-over = That is open when the game is over.
page-problem-not-begun = No card is dealt yet.
page-problem-lesson-waits = Read on first: the lesson waits for you.
page-problem-lesson-only = The lesson asks for something else here. You will choose freely soon.
page-problem-not-waiting = Nothing waits here for you to go on.
page-problem-one-learner = A lesson is for one person.
page-problem-share-late = The cards were dealt before this came.
page-problem-share-other = This is not the number that the seat had committed to.
page-problem-not-seated = Only who sits at the table can do this.
page-problem-other-rules = This game was played by other rules than today’s.
page-problem-damaged = What this browser kept of this game is damaged and cannot be opened.
page-problem-table-damaged = This table is damaged where it is kept, so it stands still. Nothing of it was changed; whoever runs the server can repair it from a backup.
page-problem-table-closed = This table was closed by whoever runs the server.
page-problem-no-map = This game is played without a map.
page-problem-no-such-token = This link opens no seat at this table.
page-problem-seat-renewed = This seat has a new link by now, and only that opens it.
page-problem-not-your-seat = Only whoever holds a seat’s secret takes it back.
page-problem-not-usual = Whoever is away is stood in for by the usual bot of the game, and by no other.
page-problem-watching = Whoever watches decides nothing.
page-problem-not-kept = This could not be kept just now. Try again.
page-problem-no-such-page = There is nothing at this address. Here is the start.
page-problem-no-such-seat = There is no such seat at this table, or nobody sits there.
page-problem-no-person = A table needs at least one person.
page-problem-no-code = No code is free for a new table just now. Try again later.
page-problem-no-start = This game cannot be read any more.
page-problem-gap = This game cannot be read any more: a part of it is missing.
page-problem-stale = The game has gone on since.
page-problem-too-late = Everybody was ready before this arrived: your picks stand.
page-problem-nothing-said = There is nothing to be read in this line.
page-problem-sealed = Everybody is picking in secret just now.
page-problem-not-sealed = Nobody is picking just now.
page-problem-not-spare = Only a seat that was open before can be opened again.
page-problem-undo-nothing = There is nothing to take back.
page-problem-undo-sealed = A secret answer is final once all are ready.
page-problem-undo-shown = Somebody has been shown something new since; it stands.
page-problem-undo-other-seat = Somebody else has decided since; it stands.
page-problem-too-many = Too much was asked for from here. Try again in a while.
page-problem-foreign-host = This server does not go by the name this page came by.
page-problem-too-quick = That was too much at once. Try again in a moment.
page-problem-enough = You have done this as often as it can be done at one table.
page-problem-no-place-to-watch = As many people look on at this table as can. Try again later.
page-problem-wrong = The server did not understand this page. Load it anew.
page-problem-fault = Something went wrong at the server. Try again.
page-problem-refused = The server did not accept this.
page-problem-unknown = This did not work: { $text }
page-problem-no-hints = Other people play here, and this table was opened without hints.
page-problem-no-answer = The bot has no answer just now. Try again.
page-problem-bot-other-game = No bot here has thoughts about this game.
page-problem-nothing-asked = Nothing is asked of you just now.
page-problem-table-deleted = This table was deleted, as everybody who sat there wished.
page-problem-seat-moved = This seat has a new link. The one you came with opens it no more.
page-problem-no-server = Codes belong to tables on a server. This page has none.
page-problem-not-a-link = This link holds no game, or not all of it came along.
page-problem-not-a-file = This file cannot be read: it holds no game.
page-problem-no-head = This file cannot be read: its second line does not say who sits where.
page-problem-from-position = This file begins in the middle of a game. A table can only be made of a whole one.
page-problem-host-gone = The tab that kept the tables was closed just now. Try again.
page-problem-host-failed = Something went wrong in this page. Load it again; your tables are kept.
page-problem-storage-full = The storage of this browser is full, so this was not kept and not done.
page-problem-storage-refused = This browser would not keep this, so it was not done. Try again.
page-back-home = Back to the start
# Whoever gave no name: the reader, and anybody else.
page-you-name = You
page-player = Player { $number }

### What one plays for, above the table

page-goal-title = What it is about
page-goal-fold = Fold this line away
page-tip-goal-fold = It stays away. The settings bring it back.
page-goal-shown = Shown
page-goal-hidden = Folded away

### The coach of one’s first games

page-coach = Worth a thought: { $choice }. { $why }
page-coach-sure = Nobody after you can take it away.
page-coach-knocks = It knocks out { $name }.
page-coach-few = { $count } of { $after } still to speak could be brave too and leave you nothing.
page-coach-all = { $count ->
        [one] 1 after you could still be brave too.
       *[other] { $count } after you could still be brave too.
    }
page-coach-gain = It brings: { $gain }.
page-coach-safe = { $count ->
        [one] 1 after you could be brave and leave you nothing; this is yours at once.
       *[other] { $count } after you could be brave and leave you nothing; this is yours at once.
    }
page-coach-leaves = It is yours at once, and { $name } stays brave.
page-coach-nothing = Brave would bring nothing here.
page-coach-away = Send the coach away
page-tip-coach-away = It stays away. The settings call it back.
page-coach-first = In my first games
page-coach-always = Always
page-coach-never = Never

### Lessons

page-home-learn = Learn to play
page-home-learn-on = Go on learning
page-lessons = Lessons
page-lessons-learnt = learnt
page-lessons-minutes = about { $minutes } minutes
page-tip-home-learn = A first game at a real table, about { $minutes } minutes. You can leave and go on at any step.
page-tip-home-lessons = All lessons of this game, with a tick at those you have had.
page-new-lesson = New to these rules? There is a lesson about them, some { $minutes } minutes.
page-lesson = Lesson
page-lesson-step = { $step } of { $of }
page-lesson-go = Go on
page-lesson-enter = Enter goes on.
page-lesson-later = Leave the lesson
page-lesson-fold = Make it small
page-lesson-unfold = Show all of it
page-lesson-other = The lesson asks for something else here.
page-lesson-done = That is it!
page-lesson-real = A real game: { $game }
page-lesson-next = Next lesson: { $lesson }
page-lesson-home = To the first page
