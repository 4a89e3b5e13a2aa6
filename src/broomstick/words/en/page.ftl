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
page-brave-potions = brave potions
page-finished = Finished
page-round = Round { $round } of { $rounds }
page-round-none = Before round 1
page-leads = leads
page-clock = Time left
page-clock-days = { $days } d { $hours } h
page-link-connecting = Connecting …
page-link-lost = The connection is gone. Trying again …

### Keys

page-key-pick = choose a witch
page-key-brave = be brave
page-key-cowardly = be cowardly
page-key-help = show this list
page-key-leave = close a window

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
page-game-facts = { $fewest }–{ $most } players · about { $minutes } minutes

### A new table

page-new-title = New table
page-new-seats = Seats
page-new-name = Name in seat { $seat }
page-new-kind = Who sits in seat { $seat }
page-new-you = Your name
page-new-person = Name
page-new-open = Open
page-new-open-note = by link or code
page-kind-person = Person
page-kind-bot = Bot
page-kind-open = Open
page-new-add = Add a seat
page-new-remove = Remove one
page-new-pace = Pace of the bots
page-new-pace-note = How long a bot waits before it speaks. You can always skip.
page-pace-quick = Quick
page-pace-calm = Calm
page-pace-slow = Slow
page-new-shared = Several people at this device: a curtain falls between their turns.
page-new-seal = Fair shuffle: its seal is shown when the table opens.
page-new-open-table = Open the table

### Joining

page-join-title = Table { $code }
page-join-name = Your name
page-join-seat = Your seat
page-join-free = free
page-join-sit = Sit down
page-join-watch = Only watch
page-join-full = All seats are taken. You can watch.

### The table

page-stick = This turn
page-stick-first = First cards
page-stick-picking = Picking
page-stick-turn = Turn { $turn }
page-stick-led = led by { $name }
page-stick-brave = brave
page-stick-cowardly = cowardly
page-stick-next = next
page-stick-out = knocked out
    .short = out
page-stick-out-by = by { $name }
page-stick-wait = to speak
page-stick-now = speaks now
page-stick-your-call = your call
page-stamp = knocked out by { $name }
page-tasks = Tasks
page-task = Task { $task }
page-task-needs = Potions needed
page-task-near = { $name }: { $have } of { $size }
page-task-done = done
page-displays = Displays
page-display = Display: { $name }
page-in-stock = { $count } in stock
page-in-hand = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
page-side = Log and chat
page-tabs = Parts of the table
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
page-hand = Your witches
page-hand-stock = from a stock of { $count }
page-open-witches = Open witches
page-ask-take = Take a witch as your first card
page-ask-take-more = It brings one potion at once. The last witch left goes to whoever is last.
page-ask-lead = You lead. Which witch, and brave or cowardly?
page-ask-lead-one = You lead with { $role }. Brave or cowardly?
page-ask-follow = You hold { $role }. Brave or cowardly?
page-choose-witch = Choose a witch first.
page-not-brave = You cannot be brave here.
page-not-cowardly = You cannot be cowardly here: whoever leads must be brave.
page-risk-nobody = Nobody can overtake you.
page-risk-overtakers = { $count ->
        [one] May still overtake you: { $names }.
       *[other] May still overtake you: { $names }.
    }
page-risk-knocks-out = Knocks out { $name }.
page-risk-safe = Yours at once; nobody can take it away.
page-risk-stays = Yours at once. { $name } stays brave.
page-card-past = { $how ->
        [brave] turn { $turn }: brave
        [out] turn { $turn }: knocked out
       *[cowardly] turn { $turn }: cowardly
    }
page-card-back = back to your stock after the round
page-card-hopes = still hoping
page-waiting = Waiting for { $names }.
page-take-back = Take it back
page-skip = Skip the wait
page-watching = You are watching.

### Picking

page-pick-title = { $count ->
        [one] Pick a witch for round { $round }
       *[other] Pick { $count } witches for round { $round }
    }
page-pick-secret = Secret until all are ready. Change your mind as often as you like.
page-pick-ready-list = Who is ready
page-pick-ready = ready
page-pick-choosing = choosing
page-pick-table = See the table
page-pick-back = Back to picking
page-pick-last = Round { $round }: who played what
page-pick-grid = Witches in your stock
page-pick-have = { $count } in stock
page-pick-count = { $have } of { $count }
page-pick-chosen = picked
page-pick-same = Same as last round
page-pick-same-short = Same
page-pick-missing = Pick { $count } more
page-pick-done = Ready
page-pick-change = Change my mind

### The curtain

page-curtain-pass = Pass the device to
page-curtain-call = It is your call at table { $code }. The others look at the ceiling.
page-curtain-open = I am { $name }, open the curtain
page-curtain-note = All other cards are put away. Nothing of them is on this page.

### The end

page-end-wins-by = { $count ->
        [one] { $name } wins by 1 point
       *[other] { $name } wins by { $count } points
    }
page-end-wins = { $name } wins
page-end-shared = { $names } share the victory
page-end-nerve = { $brave ->
        [one] Brave once
       *[other] Brave { $brave } times
    }, { $out ->
        [0] never knocked out.
        [one] knocked out once.
       *[other] knocked out { $out } times.
    }
page-end-bot = The bot has asked us to say it was luck.
page-end-colours = colours
page-end-brave = brave potions
page-end-tasks = tasks
page-course = The course of the game
page-course-note = points after each round
page-course-start = start
page-award-brave = Bravest heart
    .count = { $count ->
        [one] brave once
       *[other] brave { $count } times
    }
page-award-out = Most often knocked out
    .count = { $count ->
        [one] once
       *[other] { $count } times
    }
page-award-cowardly = Best hiding place
    .count = { $count ->
        [one] cowardly once
       *[other] cowardly { $count } times
    }
page-end-rematch = Play again, same people
page-end-look = Look at the table
page-seal-opened = The seal is open: check the shuffle
page-seal-shown = Seal shown at the start
page-seal-seed = Seed
page-seal-salt = Salt
page-seal-check = The seal is the SHA-256 of seed and salt, one right behind the other.

### Text mode

page-text-story = Story
page-text-players = Players
page-text-pick = { $have } in stock. Brave: { $brave }. Cowardly: { $cowardly }
page-text-field = Say what you do
page-text-send = Say it
page-text-try = A number of the list, or its words.
page-text-unknown = “{ $text }” is none of the choices.
page-text-stock = In your stock: { $cards }.

### What can go wrong on the way

page-problem-offline = The server cannot be reached. Are you on the net?
page-problem-no-such-code = No open table has this code.
page-problem-no-such-table = There is no such table.
page-problem-no-seat = Every seat at this table is taken. You can watch.
page-problem-time-out = Your time was up, so the program decided for you.
page-problem-still-here = They are still here, or have only just left.
page-problem-not-over = That is open when the game is over.
page-problem-not-seated = Only who sits at the table can talk.
page-problem-other-rules = This game was played by other rules than today’s.
page-problem-no-such-token = This link opens no seat at this table.
page-problem-not-your-seat = Only whoever holds a seat’s secret takes it back.
page-problem-watching = Whoever watches decides nothing.
page-problem-not-kept = This could not be kept just now. Try again.
page-back-home = Back to the start
# Whoever gave no name: the reader, and anybody else.
page-you-name = You
page-player = Player { $number }
