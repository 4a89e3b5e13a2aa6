# Errors: what is wrong, why, and what would work. The names after “error-” are the codes of contest/errors.py.
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
error-not-a-seat = “{ $field }” should be the number of a seat; they are counted from 0 here, so 0 to { $highest }, not { $value }.
error-unknown-bot = There is no bot “{ $text }” here. Possible: { $names }.
error-bot-argument = The bot { $name } takes nothing behind a colon: leave out “:{ $text }”.
error-bot-other-game = The bot { $name } does not know the game “{ $text }”. It plays: { $names }.
error-bot-count = { $count ->
        [one] There is 1 bot for { $players } players; every seat needs one.
       *[other] There are { $count } bots for { $players } players; every seat needs one.
    }
error-bot-illegal = The bot { $name } ({ $seat }) chose { $value }, which is not possible now. That is a mistake in the bot.
error-no-record = This game keeps no record: it was started or copied without a journal.

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
