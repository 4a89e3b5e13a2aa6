# Errors: what is wrong, why, and what would work. The names after “error-” are the codes of heart/errors.py.
# Arguments are an error's facts; $why is the error behind it, said in full. $value, $found and $expected come as they
# stand in the data, with quotation marks of their own where they are texts. Names of fields are not translated.

### Where something is wrong, before what

problem-seat = seat { $number }
problem-line = Line { $line }: { $problem }
problem-file = { $file }: { $problem }
problem-entry = { $file }, { $entry }: { $problem }

### What was asked for

error-unknown-game = There is no game “{ $text }” here. Possible: { $names }.
error-wrong-players = This game is for { $lowest } to { $highest } players, not for { $value }.
error-no-options = This game has no options, so “{ $field }” cannot be set.
error-unknown-option = This game has no option “{ $field }”. Possible: { $names }.
error-barred-players = “{ $field }” is for { $lowest } or { $highest } players, not for { $players }.
error-heavy-without-storm = “{ $field }” can be less than { $highest }, such as { $value }, only together with “storm_clouds”, which then fill the spaces.
error-other-board = “{ $field }” cannot be { $value }. Possible: { $names }, or the path of a map’s file, which ends with .toml.
error-tiles-always = “{ $field }” cannot be switched off on the board “{ $board }”: mountain, forest and hill tiles are always used there. Leave it out.
error-extra-without-tiles = “{ $field }” needs “mountain_tiles”: the extra tiles are shuffled in among the others.
error-no-map = “{ $field }” says that the map is in the data, but there is none.
error-two-maps = “{ $field }” names a map, but there is one in the data already. Leave out one of them.
error-not-a-seat = “{ $field }” should be the number of a seat; they are counted from 0 here, so 0 to { $highest }, not { $value }.
error-no-lessons = There is no lesson of the game “{ $game }”. There are some of: { $names }.
error-unknown-lesson = There is no lesson “{ $text }” of this game. Possible: { $names }.
error-unknown-bot = There is no bot “{ $text }” here. Possible: { $names }.
error-other-version = Broomstick { $there } is on a machine of the cluster, { $here } here: install the same on all.
error-bot-argument = The bot { $name } takes nothing behind a colon: leave out “:{ $text }”.
error-bot-other-game = The bot { $name } does not know the game “{ $text }”. It plays: { $names }.
error-bot-manner = The bot { $name } cannot search so: “{ $text }”. Possible, joined by +: { $names }.
error-bot-needs = { $needs ->
        [nets] The bot { $name } needs a trained net, and there is none here.
       *[other] The bot { $name } needs { $needs }, which is not installed here.
    }
error-bot-count = { $count ->
        [one] There is 1 bot for { $players } players; every seat needs one.
       *[other] There are { $count } bots for { $players } players; every seat needs one.
    }
error-bot-no-module = “{ $text }”: there is no module “{ $name }” where Python looks for modules. Install it, or go to the folder it lies in.
error-bot-no-class = “{ $text }”: there is no such class in the module “{ $name }”. Bots there: { $names }.
error-bot-no-bots = “{ $text }”: there is no bot in the module “{ $name }”.
error-not-a-bot = “{ $text }”: { $name } is no bot. A bot is a class derived from broomstick.Bot.
error-bot-broken = “{ $text }” cannot be made: { $value }. That is a mistake in the bot.
error-bot-illegal = The bot { $name } ({ $seat }) chose { $value }, which is not possible now. That is a mistake in the bot.
error-bot-failed = The bot { $name } ({ $seat }) has no answer: { $value }. That is a mistake in the bot. The game is kept; another bot can go on with it.
error-nothing-to-pick = There is nothing to pick from.
error-no-record = This game keeps no record: it was started or copied without a journal.
error-game-without-map = The game “{ $text }” has no map; Broom Service has one.

### Taking back

error-cannot-undo = The last choice cannot be taken back. { $why }
error-undo-nothing = Nothing has been played yet.
error-undo-sealed = An answer to a secret question is final once it is given.
error-undo-shown = Somebody has been shown something new since.
error-undo-other-seat = The last choice was made by { $seat }.

### Texts of actions, steps and entries

error-unknown-word = { $what ->
        [action] “{ $text }” is not an action of this game.
        [step] “{ $text }” is not a step of this game.
       *[other] “{ $text }” is not an entry of this game’s journal.
    } It begins with one of these words: { $names }.
error-wrong-word = “{ $text }”: something is missing or wrong after “{ $after }”. { $why }
error-too-many-words = “{ $text }” is too long: nothing comes after “{ $after }”.
error-expected-name = There should follow one of these words: { $names }.
error-expected-number = There should follow a number from { $lowest } to { $highest }.
error-expected-several = There should follow some of these words, each once, at least { $fewest } and at most { $most } of them: { $names }.
error-expected-bag = There should follow some of these words, each as often as needed, at least { $fewest } and at most { $most } in all: { $names }.

### Fields

error-missing = “{ $field }” is missing.
error-unknown-field = There is no field “{ $field }” here. Possible: { $names }.
error-field-because = “{ $field }” cannot be read. { $why }
error-no-fields = There should be a table of fields here, not { $value }.
error-not-a-number = “{ $field }” should be a whole number from { $lowest } to { $highest }, not { $value }.
error-not-a-flag = “{ $field }” should be true or false, not { $value }.
error-not-a-text = “{ $field }” should be a text, not { $value }.
error-not-a-list = “{ $field }” should be a list, not { $value }.
error-not-a-table = “{ $field }” should be a table of values, not { $value }.
error-not-a-list-of-names = “{ $field }” should be a list of names, not { $value }.
error-not-a-code = { $what ->
        [action] “{ $field }” should be the text of an action, not { $value }.
        [step] “{ $field }” should be the text of a step, not { $value }.
       *[other] “{ $field }” should be the text of a journal entry, not { $value }.
    }
error-wrong-length = { $count ->
        [one] “{ $field }” should have 1 entry, not { $found }.
       *[other] “{ $field }” should have { $count } entries, not { $found }.
    }
error-unknown-name = “{ $field }” cannot be { $value }. Possible: { $names }.
error-named-twice = “{ $field }” names { $value } twice.

### Component files

error-file-missing = There is no file “{ $text }”.
error-file-folder = “{ $text }” is a folder, not a file.
error-file-forbidden = You have no permission to read the file “{ $text }”.
error-file-unreadable = The file “{ $text }” cannot be read.
error-not-utf8 = The file “{ $text }” is not text in UTF-8; save it in that encoding.
error-not-toml = The file “{ $text }” is not valid TOML: something has no end.
error-not-toml-there = The file “{ $text }” is not valid TOML; the reader stopped in line { $row }, column { $column }.
error-no-components = Components come from a TOML file or a table, not from { $value }.
error-not-components = “{ $field }” should be "standard" or a table of components, not { $value }.
error-not-plain-data = There is something here that is no text, number, truth value, list or table: a date, perhaps.
error-unknown-section = There is no section “{ $field }”. Possible: { $names }.
error-not-a-list-of-tables = “{ $field }” should be a list of entries, each under [[{ $field }]].
error-not-a-plain-name = “{ $field }” should be a name or a number, not { $value }.
error-no-value = “{ $field }” has no value: it should look like { "{" } value = …, origin = … { "}" }.
error-unknown-origin = The origin of “{ $field }” cannot be { $value }. Possible: { $names }.
error-not-a-list-of-numbers = “{ $field }” should be a list of numbers, not { $value }.
error-not-a-table-of-numbers = “{ $field }” should be a table of numbers, not { $value }.
error-name-letters = “{ $field }” should consist of small letters from a to z and hyphens; { $value } does not.
error-name-nothing = “{ $field }” cannot be “nothing”: that word already means no card at all.
error-types-in-play = { $count ->
        [one] 1 type is in play with { $players } players; there can be 1 to { $highest }.
       *[other] { $count } types are in play with { $players } players; there can be 1 to { $highest }.
    }
error-not-in-play = “{ $field }” asks for “{ $name }”, which is not in play with { $players } players.
error-too-few-tasks = { $count ->
        [one] There is 1 task for { $players } players
       *[other] There are { $count } tasks for { $players } players
    }, but “open_tasks” wants { $wanted } to lie open.
error-too-few-cards = { $players } players need { $wanted } cards in all, but the types in play have { $count }.
error-card-needs = { $count ->
        [one] “{ $field }”: card { $number } needs 1 ingredient in all
       *[other] “{ $field }”: card { $number } needs { $count } ingredients in all
    }; it can be { $lowest } to { $highest }.
error-too-many = “{ $field }” has { $count } entries; there can be at most { $highest }.
error-no-books = There is not one spell book: “copies” is 0 for every “spell”.
error-bag-size = { $count ->
        [0] “{ $field }” is no resource at all
        [one] “{ $field }” is 1 resource
       *[other] “{ $field }” is { $count } resources together
    }; it can be { $lowest } to { $highest }.
error-too-few-events = { $count ->
        [one] There is 1 event card, but a game of that length needs { $lowest }: one for each of the “rounds”.
       *[other] There are { $count } event cards, but a game of that length needs { $lowest }: one for each of the “rounds”.
    }
error-too-few-clouds = The heavy clouds, “copies” of all taken together, are { $count }, but the map has { $lowest } spaces for them.
error-too-few-tiles = The mountain tiles, “copies” of all but the extra one taken together, are { $count }, but the map has { $lowest } spaces for them.
error-too-few-of-kind = { $kind ->
        [forest] The forest tiles
       *[hill] The hill tiles
    }, “copies” of all but the extra one taken together, are { $count }, but the map has { $lowest } spaces for them.
error-no-circles = The map has spaces for hill tiles, so it needs all { $lowest } stone circles, A to D; it has { $count }.
error-name-taken = No tower of the map can be called “{ $name }”: a hill tile has that name.

### Maps of Broom Service: files that cannot be read

error-board-not-a-spot = “{ $field }” should be a spot, two whole numbers such as [120, 80], not { $value }.
error-board-off-map = “{ $field }” is off the map: { $x }, { $y } does not lie between 0, 0 and { $width }, { $height }.
error-board-same-spot = The point “{ $field }” is where “{ $name }” already is. Let the lines that meet there end at “{ $name }”.
error-board-not-a-line = The line “{ $field }” should be a list: a point, the way, a point; not { $value }.
error-board-unknown-point = The line “{ $field }” should begin and end at points, but { $value } is none. There are, for example: { $names }.
error-board-flat-line = The line “{ $field }” goes back to “{ $name }” without going round anything.
error-board-crossing = The line “{ $field }” meets “{ $name }” near { $x }, { $y }. Lines may meet only at points, where they end.
error-board-loose-line = The line “{ $field }” belongs to no area. Name it in an outline, or take it out.
error-board-unknown-line = “{ $field }” names { $value }, which is no line. There are, for example: { $names }.
error-board-third-side = “{ $field }” names { $value }, which already lies between two areas: { $names }.
error-board-broken-outline = “{ $field }” breaks off: “{ $before }” ends at “{ $name }”, but “{ $after }” goes from “{ $start }” to “{ $end }”. Put the lines in the order of a walk around the area.
error-board-open-outline = “{ $field }” does not close: it begins at “{ $start }” and ends at “{ $end }”.
error-board-overlap = “{ $field }” lies over “{ $name }”, near { $x }, { $y }.
error-board-twice = “{ $field }”: { $value } is there twice.
error-board-unknown-area = “{ $field }”: { $value } is no area. There are, for example: { $names }.
error-board-unknown-tower = “{ $field }”: { $value } is no tower. There are, for example: { $names }.
error-map-too-large = The map has too many of “{ $field }”: { $count }. There can be at most { $highest }.

### Maps: what makes one unplayable

error-board-castle-count = There should be { $expected } castles, not { $count }.
error-board-in-water = “{ $field }” is water, which nobody enters; it should be land.
error-board-area-taken = “{ $name }” already has one of these; each needs an area of its own.
error-board-castle-cloud = “{ $name }” has a castle, and no cloud may lie there.
error-board-cloud-crowd = “{ $name }” has more than { $highest } cloud spaces.
error-board-tower-lost = This tower stands at sea; its base should lie on land.
error-board-tower-wet = The base of this tower lies on “{ $name }”, which is water; it should lie on land only.
error-board-tower-crowd = The base of this tower lies on { $count } areas ({ $names }); { $highest } is the most.
error-board-tile-landscape = “{ $name }” is { $landscape ->
        [forest] forest
        [prairie] prairie
        [hill] hill
        [mountain] mountain
       *[other] water
    }; this tile needs { $kind ->
        [forest] a forest
        [hill] a hill
       *[other] a mountain
    }.
error-board-tile-castle = “{ $name }” has a castle, and no tile space may be there.
error-board-cover = The tower “{ $tower }” also serves “{ $other }”; a tile covers only towers that serve “{ $name }” alone.
error-board-circle-castle = “{ $name }” has a castle, and no stone circle may be there.
error-board-circle-tile = “{ $name }” has a tile space; a stone circle needs an area without one.

### Maps: what makes one hard to read

error-board-no-name = “{ $field }”: the name is missing in { $names }.
error-board-same-name = { $value } is already the name of “{ $name }”.
error-board-spot-outside = “{ $field }” lies outside “{ $name }”, at { $x }, { $y }.
error-board-not-at-sea = “{ $field }” lies on “{ $name }”; it should lie at sea.
error-board-tower-doubt = It is hard to see whether this tower serves “{ $name }”: move it { $count } units on or off.
error-board-tower-coast = The base of this tower hangs over the open sea; move it inland.
error-board-too-small = This area has nowhere room for a circle { $count } units wide, which a finger needs.
error-board-short-border = The border with “{ $name }” is { $count } units long; one shorter than { $lowest } is not seen.
error-board-too-close = This area comes closer than { $lowest } units to “{ $name }”, which is no neighbour.
error-board-cloud-stuck = Nobody can ever get next to this cloud.
error-board-unreachable = This area cannot be reached from a castle, whatever is removed.

### Maps: what our two sides have to be

error-board-landscapes = { $kind ->
        [forest] Forests
        [prairie] Prairies
        [hill] Hills
       *[other] Mountains
    }: there should be { $expected }, not { $count }.
error-board-waters = Waters: there should be { $expected }, not { $count }.
error-board-cloud-count = Cloud spaces: there should be { $expected }, not { $count }.
error-board-cloud-water = Cloud spaces on water: there should be at least { $lowest }, not { $count }.
error-board-castles-adjacent = This castle is next to the other one, “{ $name }”.
error-board-castle-place = { $place ->
        [north-west] The first castle should be in the north-west.
        [south] The second castle should be in the south or south-west.
       *[other] This castle should be on the west edge.
    }
error-board-tile-count = { $kind ->
        [forest] Tile spaces for forests
        [hill] Tile spaces for hills
       *[other] Tile spaces for mountains
    }: there should be { $expected }, not { $count }.
error-board-cover-always = This tile covers “{ $name }”, which nobody could ever serve: on this side the tiles are always there.
error-board-circle-letters = Stone circles: there should be these: { $names }; there are: { $found }.
error-board-circle-mainland = This stone circle should be on the mainland, where the castles are.
error-board-circle-island = Stone circle B should be on an island, but its area has a border with others: { $names }.
error-board-circle-waters = The area of stone circle B should lie on the shore of { $expected } water, not of { $count }.
error-board-circle-water-cloud = Stone circle B is left over “{ $name }”, which needs a cloud space.
error-board-circle-cloud = The area of stone circle B needs a cloud space of its own.
error-board-circle-neighbours = Stone circle D should have no neighbours, but these can be reached from it: { $names }.
error-board-circle-square = This tower is square; there should be no square one with stone circle D.
error-board-tower-count = Towers: there should be { $lowest } to { $highest }, not { $count }.
error-board-tower-colours = The three colours of towers should be within one of each other: { $orange } orange, { $green } green, { $purple } purple.
error-board-tower-squares = Square towers: there should be { $lowest } to { $highest }, not { $count }.
error-board-tower-points = “{ $field }” should be { $lowest } to { $highest }, not { $count }.
error-board-tower-wands = “{ $field }” should be at most { $highest }, not { $count }.
error-board-no-wands = No tower has wands; some should.
error-board-reach-landscapes = Landscapes next to this castle without a cloud: there should be at least { $lowest }, not { $count }.
error-board-reach-areas = Further areas that can be reached from this castle without removing a cloud: there should be at least { $lowest }, not { $count }.
error-board-riches-distance = Towers should be worth more the further they are from the castles; from near to far they average { $value }.
error-board-riches-east = Towers should be worth more the further east they are; west, middle and east average { $value }.
error-board-riches-corner = The richest corner should be in the east, not { $place ->
        [north-west] the north-west
       *[other] the south-west
    }.
error-board-riches-far = { $place ->
        [east] The far east
       *[other] Stone circle { $place }
    } should be a point richer than the rest of the map; the averages are { $value } and { $other }.
error-board-example-forest = Next to a castle there should be a forest with a purple tower and one of another colour.
error-board-example-group = Somewhere there should be these towers: a purple square one of 4 touching forest, hill and prairie; a purple round one of 6 touching that hill and prairie; an orange round one of 5 in the hill alone; a purple round one of 3 with a wand in the prairie alone.

### Records

error-because = { $why }
error-record-empty = There is nothing here; a record begins with “{ $title }”.
error-record-title = A record begins with “{ $title }”, not with “{ $text }”.
error-record-heading = “{ $heading } …” should stand here.
error-record-quotes = What stands behind “{ $heading }” should be in quotation marks.
error-record-actions = “actions” should stand here, and then one action a line.
error-record-line = A line is the number of a seat, from 0 to { $highest }, and an action, unlike “{ $text }”.
error-record-refused = { $seat } cannot play “{ $text }”. The game says: { $why }
error-not-json = “{ $text }” cannot be read: a bracket or a quotation mark may be missing.
error-json-too-much = This cannot be read: it is too deep, or a number in it is too long.
error-other-rules = This was made with version { $found } of the rules of “{ $game }”; here they are version { $version }.

### Positions and views: what no game leads to

error-other-game = “{ $field }” is { $found }, but this game has { $expected }.
error-other-view = This view belongs to another game, or to other options or components.
error-impossible-view = No game could have led to this view.
error-spectator-hand = A spectator has no hand, no picks and no answer, but “{ $field }” says so.
error-spectator-preview = A spectator has no choices, so there is nothing to preview.
error-no-role-called = No role has been called that could be answered.
error-deciders-over = “{ $field }” should name somebody as long as the game is not over, and nobody afterwards.
error-deciders-asked = “{ $field }” should be those who are asked and have not answered.
error-deciders-other = “{ $field }” should name { $seat } alone: that is who is asked. Seats are counted from 0 in the data.
error-deciders-role = “{ $field }”: { $seat } is asked about a role that is not in that hand.
error-deciders-no-choice = “{ $field }”: { $seat } is asked, but has no choice.
error-agenda-empty = “{ $field }” is empty, but somebody owes a decision.
error-agenda-over = “{ $field }” should be empty once the game is over.
error-agenda-no-question = The last step of “{ $field }” asks nobody anything.
error-not-as-agenda = “{ $field }” does not go with the agenda.
error-stage-missing = “{ $field }” should be a stage of the round: that comes before everything else.
error-stage-twice = “{ $field }” is a stage of the round; there can be only one, and it comes first.
error-stage-role = “{ $field }” does not go with “role” and “speaker”.
error-seat-missing = “{ $field }” names a seat that is not there.
error-not-a-turn = “{ $field }” should be a round, a leader, a role and { $players } stances, not { $value }.
error-turn-order = “{ $field }” belongs to round { $round }, but it stands after round { $before }, and the game is in round { $now }.
error-turn-silent = “{ $field }”: everybody says something in a turn, and whoever leads plays a card.
error-turn-brave = “{ $field }”: at the end of a turn exactly one is still brave, unless nobody was.
error-role-twice = “{ $field }” calls a role that was called before in that round.
error-role-not-called = “{ $field }” is empty, but somebody has answered a call.
error-said-order = “{ $field }” does not go with “leader” and “speaker”: those between them have spoken, the others have not.
error-leader-plays = “{ $field }”: whoever leads plays a card and does not say “next”.
error-brave-seat = “{ $field }” should be the one seat that is brave according to “said”.
error-role-gone = “{ $field }” holds a role that was called this round already.
error-picks-held = “{ $field }” should be the roles in hand and those played this round.
error-picks-early = “{ $field }” should be empty: nobody has picked yet.
error-answer-unasked = “{ $field }” is an answer, but no secret question is open.
error-answer-illegal = “{ $field }” is not a possible answer.
error-not-cards = “{ $field }” should be "nothing" or some of these words, each as often as needed: { $names }; not { $value }.
error-too-many-cards = “{ $field }”: there are more “{ $name }” cards than the box has.
error-unseen-cards = “{ $field }”: { $count ->
        [one] 1 card should be unseen
       *[other] { $count } cards should be unseen
    }, but { $found } remain.
error-card-count = With “{ $field }” there are { $found } “{ $name }” cards; there should be { $expected }.
error-points-differ = “{ $field }” is { $found }, but what lies there is worth { $expected }.
error-task-count = “{ $field }” and the tasks scored make { $found }; there should be { $expected }.
error-not-by-rules = “{ $field }” goes against the rules, or against the rest.
error-round-not-over = “{ $field }” do not bring round { $round } to its end.
error-leads-elsewhere = “{ $field }” is { $found }, but the rest of the position leads to { $expected }.
error-cannot-have-been = “{ $field }” cannot have been. The game says: { $why }

### The program itself

error-programming = There is a mistake in the program: { $english }
