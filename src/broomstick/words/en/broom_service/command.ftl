# What “broomstick board” says: a map of Broom Service area by area, and what a check of one finds.

cli-metavar-board = BOARD
cli-board = show a map of Broom Service, draw it, or check the file of one
cli-which-board = front, back or the file of a map (.toml); or “check”, and then files
cli-file-board = files to check
cli-option-svg = draw it as SVG, into this file or to standard output
cli-option-dark = in the colours of the night
cli-option-position = draw how a game stands: a saved game, a record or a position (JSON)
cli-examples-board =
    {"  "}broomstick board front                           the areas, their neighbours and towers
    {"  "}broomstick board front --svg front.svg           as a picture
    {"  "}broomstick board back --svg back.svg --dark --lang fr
    {"  "}broomstick board front --svg now.svg --position friday
    {"  "}broomstick board check island.toml               what is wrong with a map of your own

board-about = { $title }: { $lands } land areas, { $waters } waters, { $towers } towers, { $clouds } cloud spaces.
board-area = { $name } · { $landscape ->
        [forest] forest
        [prairie] prairie
        [hill] hill
        [mountain] mountain
       *[other] water
    }{ $castle ->
        [yes] , castle
       *[no] {""}
    } ({ $typed })
board-next = next to: { $names }
board-alone = next to nothing by land
board-on-water = on the shore of: { $names }
board-shores = shores: { $names }
board-towers = towers: { $names }
board-tower = { $name } ({ $colour ->
        [orange] orange
        [green] green
       *[purple] purple
    }, { $shape ->
        [round] round
       *[square] square
    }, { $points } VP{ $wands ->
        [0] {""}
        [one] , 1 wand
       *[other] , { $wands } wands
    })
board-clouds = { $count ->
        [one] 1 cloud space
       *[other] { $count } cloud spaces
    }
board-tile = space for a { $kind ->
        [forest] forest
        [hill] hill
       *[mountain] mountain
    } tile
board-circle = stone circle { $letter }
board-letter-orange = O
board-letter-green = G
board-letter-purple = P
board-drawn = Drawn: { $file }

board-check-ok = ok
board-check-no = NO
board-check-faults = can be played on
board-check-names = names in every language, none twice
board-check-spots = everything stands in its area
board-check-bases = clear which areas a tower serves
board-check-sizes = areas and borders large enough
board-check-ways = every area and every cloud can be reached
board-check-lands = land areas
board-check-waters = waters
board-check-clouds = cloud spaces
board-check-castles = castles
board-check-tiles = tile spaces
board-check-circles = stone circles
board-check-towers = towers
board-check-reach = what can be reached at the start
board-check-riches = riches grow with the distance
board-check-examples = the towers of the rulebook’s examples
board-check-own = This is a map of your own; numbers of areas, towers and so on are checked only for: { $names }.
board-check-good = { $file }: everything is in order.
board-check-wrong = { $count ->
        [one] { $file }: 1 thing is wrong.
       *[other] { $file }: { $count } things are wrong.
    }

trouble-board-unknown = “{ $text }” is no board here. Possible: { $names }, or the file of a map, which ends with .toml.
trouble-board-one = One board at a time: leave out “{ $file }”.
trouble-board-check-what = Name the files to check, such as: broomstick board check island.toml
trouble-board-check-alone = { $option } does not go together with “check”.
trouble-board-needs-svg = { $option } is for drawing, so it needs --svg.
trouble-board-no-map = { $file }: this game is not played on a map.
trouble-board-other = { $file }: this game is played on another board: { $name }.
trouble-no-position = This is neither a saved game nor a position of one.
