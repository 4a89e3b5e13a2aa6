# What the command line and the prompt say themselves.

### The story

turn-line = Turn { $turn }. { $text }

### The beginning

you = You
    .within = you
welcome = { $title }, { $players } players
# $others are names with what kind of bot each is, or who plays each.
welcome-you = You play against { $others }.
welcome-one = { $name } plays against { $others }.
welcome-many = At this keyboard: { $people }.
welcome-bots = Bots: { $others }.
welcome-bot = { $name } ({ $bot })
welcome-help = Type “{ $help }” for what you can type, “{ $rules }” for the rules in short.

welcome-back = The game goes on.

### Where the game stands

stands-over = The game is over.

word-vp = VP
word-held = held
word-your-cards = Your cards
word-place = place
word-total = total
word-leads = leads
word-to-speak = to speak
word-next = next
word-out = out
word-asked = asked now

### Who is who

who-person = { $name }: at this keyboard
who-you = { $name }: at this keyboard now
who-bot = { $name }: bot ({ $bot })
who-led = { $who ->
        [you] you lead
       *[other] leads
    }
who-brave = { $who ->
        [you] you are brave so far
       *[other] brave so far
    }
who-asked = { $who ->
        [you] it is for you to decide
       *[other] is deciding
    }
who-to-speak = { $who ->
        [you] you have not spoken yet
       *[other] has not spoken yet
    }

### Questions

ask-forced-pick = For this round you can only pick { $roles }. Press Enter.
pick-example = Type names or numbers, such as: { $example }
pick-same = Or “{ $same }” for those of last round: { $roles }
confirm = { $choice }. Enter plays it, “{ $undo }” takes it back.
confirm-picks = You pick { $roles }. Enter when you are ready, “{ $undo }” to choose again.
confirm-taken-back = Taken back.
confirm-again = Press Enter to go on, or type “{ $undo }”.
prompt = >

### The curtain between people

curtain = The keyboard goes to { $name }. Everybody else looks away.
curtain-enter = { $name }, press Enter when nobody else can see the screen.
curtain-change = (Who wants to change a sealed answer types their name instead: { $people }.)
curtain-not = { $name }: press Enter. Nobody by that name has a sealed answer.
curtain-pipe = (Nothing can be hidden here: this is not a terminal.)
more = — Enter for more —

### Answers that are none

answer-nothing = Type an answer, or “{ $help }”.
answer-not-understood = “{ $text }” is none of the answers: type a number from { $least } to { $most }, a choice, or “help”.
answer-did-you-mean = “{ $text }” is none of the answers. Did you mean “{ $choice }”?
answer-no-such-number = There is no answer { $number }: they go from { $least } to { $most }.
answer-ambiguous = “{ $text }” could be { $choices }.
answer-twice = “{ $text }” is named twice: they must be different.
answer-wrong-number = { $count ->
        [one] That is 1
       *[other] That is { $count }
    }, but it takes { $wanted }.
answer-not-between = { $count ->
        [one] That is 1
       *[other] That is { $count }
    }, but it takes { $fewest } to { $most }.
same-not-now = “Same” is for picking.
same-never = There is no earlier round whose picks could be taken again.

### Commands at the prompt: the word, and what it does

command-help = help
    .does = this
command-state = state
    .does = the whole table
command-hand = hand
    .does = your own cards
command-choices = choices
    .does = the question again, with all its answers
command-log = log
    .does = everything that has happened, as you saw it
command-who = who
    .does = who sits where, who leads, who is still to speak
command-rules = rules
    .does = the rules in short; “rules WORD” finds what they say about a word
command-hint = hint
    .does = what the thrifty bot would do with what you know
command-same = same
    .does = pick what you picked last round
command-undo = undo
    .does = take back your last choice, as long as nobody has seen it
command-save = save
    .does = keep the game in a file of your own: “save FILE”
command-lang = language
    .does = speak another language: “language fr”
command-quit = quit
    .does = leave; the game is kept

help-answer = Answer with a number, with the words of a choice, or with how its words begin:
help-also = Besides that you can type
help-examples = { $long }   { $middle }   { $short }   mean the same, if they can mean one thing
hint-line = A thrifty bot would: { $choice }.
hint-bring = That would bring: { $brings }.
lang-unknown = There is no language “{ $text }” here: type one of { $languages }.
lang-which = Which language? Type one of { $languages }.
lang-now = From now on in English.

### Leaving and coming back

leave-quit = Goodbye.
leave-end-of-input = There is no more input, so the game stops here.
leave-interrupted = Interrupted: the game stops here.
leave-closed = The terminal was closed: the game stops here.
kept-resume = The game is kept. Go on with it by
kept-nothing = The game could not be kept: { $why }
saved-as = Saved. From now on the game is kept in { $file }
save-where = Save where? Type “{ $save } FILE”.
save-overwrite = { $file } is there already. Type “{ $save } { $file }” once more to write over it.
finished-kept = The whole game is kept; look at it again by
again = The same deal again:

### The end

result-winner = { $who ->
        [you] You win!
       *[other] { $name } wins!
    }
result-winners = { $names } win together!
result-place = { $who ->
        [you] You finish { $place ->
            [2] 2nd.
            [3] 3rd.
           *[other] { $place }th.
        }
       *[other] { $name } finishes { $place ->
            [2] 2nd.
            [3] 3rd.
           *[other] { $place }th.
        }
    }

### Trouble

trouble-seats = { $players } players need { $players } seats, but there are { $count }.
trouble-bots = { $count ->
        [one] 1 seat is left for bots
       *[other] { $count } seats are left for bots
    }, but { $named } are named: name one kind for all, or one for each.
trouble-bot-again = This game was kept with the bot { $bot }, which is not one of ours, and no file runs a program here. Name it yourself: --bots { $bot }, or any other bot.
trouble-too-many-people = { $people } people cannot sit at a table for { $players }.
trouble-names = { $count } names are given, but “--people” says { $people }.
trouble-same-name = Two players have the same name.
trouble-odd-name = A name should be plain text, with no blanks before or behind it.
trouble-long-name = A name can have { $most } letters at most, not { $count }.
trouble-seat = There is no seat { $seat }: seats go from 1 to { $players }.
trouble-cannot-write = { $file } cannot be written: { $why }
trouble-cannot-read = { $file } cannot be read: { $why }
trouble-damaged = { $file } is damaged: { $why }
trouble-version = Line 1: this was kept by another version of Broomstick (“{ $title }”); this one reads “{ $wanted }”.
trouble-no-letters = Line { $line }: this is not text.
trouble-head = Line 2: { $why }
trouble-no-json = the list of seats cannot be read.
trouble-nobody = there is no person at this table.
trouble-envelopes = the sealed answers do not fit the game.
trouble-there-already = { $file } is there already: name another file, or go on with it by “broomstick resume”.
trouble-nothing-kept = No game is kept that could go on. Begin one: broomstick play { $game }
trouble-over = This game is over. Look at it again by “broomstick replay { $file }”.
trouble-language = There is no language “{ $text }” here; there are { $languages }.
trouble-no-port = Port { $port } cannot be listened at: { $why }
trouble-port-range = There is no port { $port }: ports go from 1 to { $most }.
trouble-no-host = “{ $host }” is no address of this machine. Try 127.0.0.1, or 0.0.0.0 to let others in.
trouble-private = “{ $text }” is no address for other processes: write --private HOST or --private HOST:PORT.
trouble-no-private = Other processes cannot be listened for at { $place }: { $why }
trouble-host-name = “{ $name }” is no host’s name. Write it without a port, such as games.example, or { $any } for any.
trouble-limit-unknown = There is no limit “{ $name }”. There are: { $names }.
trouble-limit-number = The limit { $name } is a whole number from 1, such as { $name }={ $usual }.
trouble-database = The database { $place } cannot be used: { $why }
trouble-database-address = What DATABASE_URL says is no address of a database: it should look like { $file } or { $server }.
trouble-database-kind = DATABASE_URL names a database of the kind “{ $name }”. Possible: sqlite, postgresql.
trouble-database-memory = A database in memory keeps nothing: let DATABASE_URL name a file, as in { $file }.
trouble-database-driver = PostgreSQL needs one more package: pip install 'broomstick[postgres]'
trouble-database-other-file = { $place } is not a database. Name another file by --database, or one that is not there yet.
trouble-database-folder = There is no folder { $folder } for the database { $place }. Make it first, or name a file in a folder that is there.
trouble-database-log = The database { $place } cannot keep a log beside it: is it on a disk of this machine?
trouble-database-newer = The database { $place } is from a newer version of Broomstick. Use that, or another database.
trouble-database-served = Another server, process { $process }, keeps its tables in the database { $place }. Stop that one first, or name another file by --database.
trouble-usage = { $message }
trouble-viewer = “{ $text }” is nobody here: there are { $viewers }.
trouble-round = There is no round “{ $text }” in this game: rounds go from 1 to { $most }.
trouble-no-round-yet = This game has not come to its first round yet.
trouble-no-text = it is not a text
trouble-os-enoent = there is no such file or folder
trouble-os-eacces = that is not allowed
trouble-os-eisdir = that is a folder
trouble-os-enotdir = a part of that path is not a folder
trouble-os-erofs = nothing can be written there
trouble-os-enospc = the disk is full
trouble-os-enametoolong = that name is too long
trouble-os-eaddrinuse = another program listens there; name another port by --port
trouble-os-eaddrnotavail = this machine has no such address
trouble-os-econnrefused = nobody answers there
trouble-os-etimedout = no answer came in time
trouble-os-gaierror = there is no such host
player-number = Player { $number }
kept-line = { $round ->
        [0] before round 1
       *[other] round { $round }
    }; { $names }

### Looking at a game again

replay-next = next
replay-back = back
replay-round = round
replay-start = start
replay-end = end
replay-as = as
replay-state = state
replay-log = log
replay-help = Enter goes on. Besides that: back, round N, start, end, as NAME (or: as open, as public), state, log, quit.
replay-also = { $command }: { $does }
replay-quit = quit
replay-open = open
replay-public = public
replay-place = Move { $move } of { $moves }, seen by: { $eyes }
replay-cards = { $name } has
replay-prompt = replay>
replay-at-end = That was the end.
replay-unknown = “{ $text }” means nothing here. Enter goes on, “help” says what else.

### Checking files

check-finished = { $file }: in order. { $title }, { $players } players, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, finished.
check-going = { $file }: in order. { $title }, { $players } players, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $round ->
        [0] before round 1.
       *[other] in round { $round }.
    }
check-components = { $file }: in order. Components of { $title }, for { $players } players.
check-partly = { $file }: in order for { $players } players only. Components of { $title }.
check-not-for = Not for { $players } players: { $why }

### The list of games and bots

games-title = Games:
bots-title = Bots:
bot-random = takes any legal choice
bot-dreamy = its mind wanders: now and then it does whatever comes along
bot-grasping = snatches what it can have at once, and thinks of nothing later
bot-thrifty = weighs what each choice is worth and how likely it is to be overtaken
bot-seasoned = has played millions of games, and plays by feel
bot-farsighted = plays on in its head, in many worlds that could be true, before it decides
unofficial = Broomstick is independent and unofficial: nobody who made or published the games has a part in it.

### Many games between bots

series-there = { $file } has { $games ->
        [one] one game
       *[other] { $games } games
    } of this series already; the rest is added.
series-progress = { $done } of { $games } games ({ $percent } %), { $rate } a second, { $left } left
series-stopped = Stopped: { $file } has { $done } of { $games } games. The same command goes on from there.
series-end = { $file } has { $games ->
        [one] one game.
       *[other] { $games } games.
    }
trouble-series-game = Which game is to be played? Name it: broomstick games { $game } --out { $file }
trouble-series-out = Where are the games to be written? Name a file: broomstick games { $game } --out { $file }
trouble-other-series = { $file } holds something else than the first games of this series: name another file, or ask for the same game, bots and seed as before.
trouble-damaged-series = { $file } is damaged: line { $line } is not the game that should stand there.
trouble-being-written = { $file } is being written by another Broomstick.
trouble-player-gone = A process that played has ended. What is in the file stays, and the same command goes on from there.

### Bots against bots

arena-title = Arena: { $game }, { $players } players
arena-facts = { $games } games of { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } each, every line-up in every seat of the same deals; seed { $seed }, Broomstick { $version }. Intervals hold the truth 95 times of 100, with a deal as one value.
arena-wins = Share of wins
arena-wins-say = Mean over all that a bot was measured among, each counted alike; among its own kind it would win its even share. A win that is shared counts as a share. Dashed: what it is where all are alike.
arena-wins-tables-say = Mean over all tables at which a bot sat. A win that is shared counts as a share. Dashed: what it is where all are alike.
arena-ratings = Ratings
arena-ratings-say = By openskill, after Plackett and Luce, from all places of all games; the intervals come from drawing the deals again.
arena-no-ratings = Not worked out: openskill is missing, which pip install "broomstick[arena]" adds.
arena-against = Who wins against whom
arena-duels-say = Share of wins, in hundredths, of the bot of the row, alone among bots of the column.
arena-tables-say = How often, in hundredths, the bot of the row came in before that of the column.
arena-curves = Deal after deal
arena-curves-say = The share of wins as it came to be, with its interval. Dashed: what it is where all are alike; drawn through: the bar, where one was named.
arena-deals = { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
arena-among = { $bot } among { $rivals }
arena-every = Every line-up
arena-line-up = line-up
arena-share = wins
arena-points = points
arena-count = games
arena-state = stopped
arena-settled = settled
arena-said = { $line }: { $share } in { $games } games
arena-said-settled = { $line }: { $share } in { $games } games, settled
arena-rating = rating of { $bot }: { $rating }
arena-report = The report is in { $file }.
trouble-arena-either = Either --among or --tables: with --tables all meet who stand behind --bots.
trouble-arena-too-few = For --tables there have to be at least as many different bots as players: { $players }.
trouble-arena-alone = A bot among others of its own kind shows nothing: name another behind --bots or --among.
trouble-arena-percent = { $option }: a share of wins in hundredths, above 0 and below 100.
trouble-arena-no-ray = Ray is missing, which pip install "broomstick[ray]" adds.
trouble-at-least-one = { $option } should be at least 1, not { $number }.

### Tables on the net

serve-address = Broomstick is at
serve-no-page = This installation came without the page, so only programs can sit down. In a checkout of Broomstick “make play” builds it and opens it.
serve-stop = Ctrl-C stops it. Every table is kept and goes on when it is started again.
serve-foreign-host = This server does not go by the name you came by. Whoever runs it can let it, by: broomstick serve --host-name NAME

### The command line

# argparse fills in the places marked with a percent sign itself.
cli-usage = usage:{ " " }
cli-arguments = what to name
cli-options = options
cli-help = show this help
cli-version = show the version
cli-version-compiled = broomstick { $version } (compiled core)
cli-version-plain = broomstick { $version } (plain Python)
cli-unrecognized = nothing here is called %s
cli-required = something is missing: %s
cli-expected-one = something should stand behind it
cli-takes-none = takes nothing behind it, so %r cannot be
cli-not-with = does not go together with %s
cli-invalid-value = %(value)r is not a number
cli-invalid-choice = %(value)r is not there; there are %(choices)s
cli-about = %(argument_name)s: %(message)s
cli-see-help = See: { $command } --help
cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-word = WORD
cli-metavar-number = N
cli-metavar-percent = PERCENT
cli-metavar-names = NAMES
cli-metavar-bots = BOTS
cli-metavar-seed = SEED
cli-metavar-viewer = WHO
cli-metavar-lang = LANGUAGE
cli-metavar-host = ADDRESS
cli-metavar-limit = NAME=NUMBER
cli-metavar-name = NAME
cli-metavar-shell = SHELL
cli-lang = language:
cli-description = Brave or cowardly: play in the terminal, alone against bots or several at one keyboard.
cli-examples = examples:
cli-examples-broomstick =
    {"  "}broomstick play card-game                        you against three bots
    {"  "}broomstick play card-game --names Ada,Ben,Cleo   three at one keyboard, one bot
    {"  "}broomstick resume                                go on with the game left last
    {"  "}broomstick rules card-game potion                what the rules say about potions
    {"  "}broomstick play card-game --lang fr --plain      in French, for a screen reader
cli-examples-learn =
    {"  "}broomstick learn card-game                       your first game
    {"  "}broomstick learn broom-service clouds            its second lesson
cli-examples-play =
    {"  "}broomstick play card-game --players 6 --seed 7   six players, a deal you can repeat
    {"  "}broomstick play card-game --bots thrifty,random,random --seat 2 --names Ada
    {"  "}broomstick play card-game --people 4             four at one keyboard, no bots
    {"  "}broomstick play card-game --data box.toml        with the numbers of your own box
    {"  "}broomstick play witchs-brew --barred-roles       Witch’s Brew, some roles barred each round
    {"  "}broomstick play broom-service --storm-clouds     Broom Service with storm clouds
    {"  "}broomstick play broom-service --board back       on the back, with forest and hill tiles
    {"  "}broomstick play broom-service --board back --storm-clouds --extra-tiles --expansion-cards
    {"  "}broomstick play broom-service --board map.toml   on a map of your own
cli-examples-resume =
    {"  "}broomstick resume                                the game left last
    {"  "}broomstick resume --list                         all games that can go on
    {"  "}broomstick resume friday                         the game in the file “friday”
cli-examples-replay =
    {"  "}broomstick replay                                the latest game, move by move
    {"  "}broomstick replay friday --as Ada --round 3      as Ada saw it, from round 3 on
    {"  "}broomstick replay friday --all                   the whole story at once
cli-examples-check =
    {"  "}broomstick check friday box.toml
cli-examples-games =
    {"  "}broomstick games                                 which games and bots there are
    {"  "}broomstick games card-game --bots thrifty --games 100000 --out games.jsonl
    {"  "}broomstick games card-game --players 3 --bots thrifty,random,random --seed 7 --out games.jsonl
cli-examples-arena =
    {"  "}broomstick arena card-game --bots bold careful thrifty --games 1000
    {"  "}broomstick arena witchs-brew --players 3 --bots thrifty --among bold greedy random
    {"  "}broomstick arena broom-service --bots denying --among thrifty@1 --bar 25 --games 4000
cli-examples-rules =
    {"  "}broomstick rules card-game                       the rules in short
    {"  "}broomstick rules card-game tie                   what they say about ties
    {"  "}broomstick rules card-game --all                 all of them
cli-examples-serve =
    {"  "}broomstick serve                                 on this machine, in your browser
    {"  "}broomstick serve --host 0.0.0.0 --port 8000      for others in your network too
cli-examples-completion =
    {"  "}eval "$(broomstick completion bash)"             for this shell; put it into ~/.bashrc to keep it
    {"  "}broomstick completion zsh >~/.zfunc/_broomstick
    {"  "}broomstick completion fish >~/.config/fish/completions/broomstick.fish
cli-learn = learn a game at the table: somebody tells you what is what while you play
cli-play = play a game against bots, or several people at one keyboard
cli-resume = go on with a game
cli-replay = look at a game again, move by move
cli-check = say whether saved games or components are in order
cli-rules = the rules of a game: in short, by a word, or all of them
cli-games = which games and bots there are; with a game and --out, many games between bots into a file
cli-arena = let bots play against bots, in every seat of the same deals, and tell how strong they are
cli-serve = tables on the net: people, bots and programs join from their own machines
cli-completion = let a shell finish words with the Tab key
cli-game = one of:
cli-lesson = the lesson; without it, the first one
cli-metavar-lesson = LESSON
cli-option-anew = begin anew, even where the lesson was left half done
cli-file-resume = the game; without it, the one left last
cli-file-replay = the game; without it, the latest
cli-file-check = saved games, records, or components (.toml)
cli-rules-word = what to look for
cli-shell = which shell
cli-option-players = players at the table, people and bots (4)
cli-option-people = how many people share this keyboard (1)
cli-option-names = names of the people, with commas; several share the keyboard
cli-option-bots = one kind for all or one for each, with commas (thrifty); “broomstick games” lists them, {"module:Class"} is one of your own
cli-option-other-bots = bots for the rest of the game, in place of those it was kept with
cli-option-seat = where the first person sits, counted from 1 (1)
cli-option-starter = which seat begins, counted from 1; without it the seed draws one
cli-option-seed = a number or a word; the same one gives the same deal
cli-option-barred-roles = bar some roles in each round (Witch’s Brew, 3 or 4 players)
cli-option-board = Broom Service on this board: front, back, or a map’s file (.toml)
cli-option-storm-clouds = with storm clouds (Broom Service)
cli-option-heavy-clouds = with so many heavy clouds besides the storm clouds (Broom Service)
cli-option-mountain-tiles = with tiles and amulets on the mountains (Broom Service; always on the back)
cli-option-extra-tiles = with one more tile of each kind (Broom Service with mountain tiles, or on the back)
cli-option-expansion-cards = with the cards of the First Expansion (Broom Service)
cli-option-data = components of your own box, a TOML file
cli-option-save = keep the game in this file instead of your games folder
cli-option-quick = play short answers without asking back
cli-option-plain = no colour, no boxes, nothing redrawn: for screen readers and pipes
cli-option-list = list the games that can go on
cli-option-as = whose eyes: a name, a seat’s number, “open” or “public”
cli-option-round = begin at this round
cli-option-all = everything at once
cli-option-game = which game components belong to (card-game)
cli-option-games = how many games are to be in the file (1000)
cli-option-arena-bots = who is measured: each alone among others of each other kind
cli-option-among = who they sit among (one another)
cli-option-tables = instead: every choice of as many different bots as there are players
cli-option-arena-games = games of each line-up (1000)
cli-option-bar = end a line-up once its share of wins is surely above or below this
cli-option-precision = end a line-up once its share of wins is known to within this
cli-option-ray = play on this Ray cluster ({"auto"} for the one this machine is part of)
cli-option-records = keep what was played too, not only how it ended
cli-option-arena-out = keep the games in this file (one named after what is asked for), and go on with it
cli-option-report = write the report into this file (as --out, with .html)
cli-option-out = the file: a game a line, as JSON. If it is there, what is missing is added
cli-option-cores = so many processes (one for each processor)
cli-option-port = the port to listen at (the first free one from 8617 on)
cli-option-host = the address to listen at; 0.0.0.0 lets others in (127.0.0.1)
cli-option-host-name = a name that people may come by, such as the one a proxy passes on; * allows any
cli-option-limit = another limit than the usual one, such as connections=500; docs/server.md has the list
cli-option-database = keep the tables in this file instead of your data folder
cli-option-private = where other processes of the same PostgreSQL reach this one, as HOST or HOST:PORT
cli-option-no-browser = open no browser
cli-metavar-level = LEVEL
cli-option-log = write a log to standard error, a line of JSON for whatever was refused, failed or slow, from this level on
cli-option-access-log = log every request too, with the address it came from
cli-option-metrics = let Prometheus read numbers at this port of this machine, or at ADDRESS:PORT
cli-option-forget-after = delete a table at which nothing was done for so many days (never)
cli-option-drain = seconds that people play on after the server was told to stop (0)
trouble-metrics-package = For --metrics one more package is needed: pip install 'broomstick[metrics]'

### Tables for whoever runs a server (broomstick admin)

cli-metavar-task = TASK
cli-metavar-table = TABLE
cli-metavar-backup = BACKUP
cli-metavar-version = VERSION
cli-examples-admin =
    {"  "}broomstick admin tables                          the open tables
    {"  "}broomstick admin backup tonight.backup           a copy of everything, while people play
    {"  "}broomstick admin check                           whether all tables are whole
cli-admin = look after the tables of a server, also while it runs
cli-admin-tables = the open tables: id, code, game, last decision, entries, bytes
cli-admin-sizes = how much there is of everything
cli-admin-connected = which servers run, and who is connected to them
cli-admin-check = whether every table is whole (exit status 1 where one is not)
cli-admin-show = one table: who sits there, and whether it is whole
cli-admin-export = all that is kept of a table, as JSON; it holds the secrets of the game
cli-admin-repair = put a damaged table right with what a backup has of it
cli-admin-close = end an open table: nobody can play there, its code is free, its log stays
cli-admin-delete = keep nothing of a table
cli-admin-tidy = delete tables at which nothing was done for so many days
cli-admin-backup = copy everything into a file, while people play; it holds the secrets of all games
cli-admin-restore = put a backup into a database that is empty or not there yet
cli-admin-vacuum = give the room of what was deleted back to the disk
cli-admin-migrate = bring the database up to date, or back to what an earlier version needs
cli-admin-the-table = the id of a table, as “broomstick admin tables” lists it
cli-admin-the-backup = the file of the backup
cli-admin-the-file = the file to write, or “-” for here
cli-admin-finished-too = games that are over, too
cli-admin-largest = so many of the largest
cli-admin-json = as JSON, for programs
cli-admin-cut = where the backup does not have it either, let the game end before what is lost
cli-admin-yes = do it, and do not only say what would be done
cli-admin-finished-for = games that have been over for so many days
cli-admin-idle-for = open tables that have been still for so many days
cli-admin-back-to = the version of the database to go back to, such as 0001
admin-no-tables = There are no such tables.
admin-over = over
admin-sizes = { $open } open tables and { $finished } that are over, with { $entries } entries, { $envelopes } sealed answers and { $chat } lines of chat; { $bytes } bytes in all.
admin-nobody-serves = No server has given a sign in the last minute.
admin-serving = { $process }, since { $since }: { $tables } tables, { $people } people and { $watching } watching.
admin-at-table = · { $table }: seats { $seats }, { $watching } watching
admin-checked = { $tables } tables looked through, { $damaged } of them damaged.
admin-sound = Table { $table } is whole: { $entries } entries; { $state }.
admin-is-open = it is open
admin-is-over = the game is over
admin-is-closed = it was closed
admin-damaged = Table { $table } is damaged; { $entries } entries are there.
admin-fault = { $number ->
        [0] what belongs to the table
       *[other] entry { $number }
    }: { $fault ->
        [missing] is not there
        [unreadable] cannot be read
        [changed] is not what was written
       *[other] leads elsewhere than it says
    }
admin-exported = All of it is in { $file }. It holds secrets: keep it to yourself.
admin-repaired = Table { $table } is whole again: { $count } entries came from the backup, { $lost } are lost.
admin-closed = Table { $table } is closed.
admin-deleted = { $count ->
        [one] 1 table is gone.
       *[other] { $count } tables are gone.
    }
admin-would-delete = { $count ->
        [one] 1 table would be deleted; --yes does it.
       *[other] { $count } tables would be deleted; --yes does it.
    }
admin-backed-up = { $file } has { $tables } tables with { $entries } entries. It holds every secret: keep it where nobody else reads it.
admin-restored = { $tables } tables with { $entries } entries are back.
admin-vacuumed = Done.
admin-migrated = The database is at version { $version }.
trouble-no-database = There is no database { $place }. Name it by --database or DATABASE_URL.
trouble-backup-there = { $file } is there already, and nothing is written over. Name another file.
trouble-no-backup = { $file } cannot be used as a backup: { $why }
trouble-database-not-empty = There are tables in this database already. A backup goes only into one that is empty or not there yet.
trouble-repair-would-lose = The backup does not have what is missing: entries { $entries } would be lost. Take a later backup, or let the game end before them by --cut.
trouble-repair-nothing-left = There is nothing left of this table, here or in the backup, that a game could begin with.
trouble-no-such-table = There is no table { $table }. “broomstick admin tables --finished” lists them all.
trouble-no-open-table = No table { $table } is open. “broomstick admin tables” lists those that are.
trouble-say-yes = What is deleted is gone for good. If that is meant, say so by --yes.
trouble-tidy-what = Say how old: --finished DAYS for games that are over, --idle DAYS for open tables.

### Drawn in colour

word-this-round = This round
word-last-round = Last round
word-swept-by = swept by { $name }

### A lesson

learn-title = { $title }, about { $minutes } minutes. You can leave at any time and go on later.
learn-says = ({ $step } of { $of }) { $text }
learn-go-on = Enter: go on
learn-how = Enter goes on. “{ $state }” shows the table, “{ $log }” what has happened, “{ $quit }” leaves; the lesson is kept.
learn-only = The lesson asks for something else here. You will choose freely soon.
learn-next = That was the lesson. The next one:
learn-play = That was the lesson. Now a real game:
