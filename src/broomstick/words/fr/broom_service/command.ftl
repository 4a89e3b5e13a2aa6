# What “broomstick board” says: a map of Broom Service area by area, and what a check of one finds.

cli-metavar-board = PLATEAU
cli-board = montrer un plateau de Broom Service, la dessiner, ou en vérifier le fichier
cli-which-board = front, back ou le fichier d’un plateau (.toml) ; ou « check », puis des fichiers
cli-file-board = fichiers à vérifier
cli-option-svg = la dessiner en SVG, dans ce fichier ou sur la sortie standard
cli-option-dark = aux couleurs de la nuit
cli-option-position = dessiner où en est une partie : partie sauvegardée, enregistrement ou position (JSON)
cli-examples-board =
    {"  "}broomstick board front                           les régions, leurs voisines et leurs tours
    {"  "}broomstick board front --svg front.svg           en image
    {"  "}broomstick board back --svg back.svg --dark --lang fr
    {"  "}broomstick board front --svg now.svg --position friday
    {"  "}broomstick board check island.toml               ce qui ne va pas sur votre propre plateau

board-about = { $title } : { $lands } régions de terre, { $waters } eaux, { $towers } tours, { $clouds } cases de nuage.
board-area = { $name } · { $landscape ->
        [forest] forêt
        [prairie] prairie
        [hill] colline
        [mountain] montagne
       *[other] eau
    }{ $castle ->
        [yes] , château
       *[no] {""}
    } ({ $typed })
board-next = à côté de : { $names }
board-alone = à côté de rien par la terre
board-on-water = au bord de : { $names }
board-shores = rives : { $names }
board-towers = tours : { $names }
board-tower = { $name } ({ $colour ->
        [orange] orange
        [green] verte
       *[purple] violette
    }, { $shape ->
        [round] ronde
       *[square] carrée
    }, { $points } PV{ $wands ->
        [0] {""}
        [one] , { $wands } baguette
       *[other] , { $wands } baguettes
    })
board-clouds = { $count ->
        [one] { $count } case de nuage
       *[other] { $count } cases de nuage
    }
board-tile = case pour une tuile { $kind ->
        [forest] Forêt
        [hill] Colline
       *[mountain] Montagne
    }
board-circle = cercle de pierres { $letter }
board-letter-orange = O
board-letter-green = V
board-letter-purple = M
board-drawn = Dessin : { $file }

board-check-ok = oui
board-check-no = NON
board-check-faults = on peut y jouer
board-check-names = noms dans chaque langue, aucun deux fois
board-check-spots = chaque chose dans sa région
board-check-bases = on voit quelles régions une tour dessert
board-check-sizes = régions et frontières assez grandes
board-check-ways = chaque région et chaque nuage à portée
board-check-lands = régions de terre
board-check-waters = eaux
board-check-clouds = cases de nuage
board-check-castles = châteaux
board-check-tiles = cases de tuile
board-check-circles = cercles de pierres
board-check-towers = tours
board-check-reach = ce qu’on atteint au début
board-check-riches = plus c’est loin, plus c’est riche
board-check-examples = les tours des exemples du livret
board-check-own = C’est votre propre plateau ; le nombre de régions, de tours et ainsi de suite n’est vérifié que pour : { $names }.
board-check-good = { $file } : tout est en ordre.
board-check-wrong = { $count ->
        [one] { $file } : { $count } chose ne va pas.
       *[other] { $file } : { $count } choses ne vont pas.
    }

trouble-board-unknown = Il n’y a pas de plateau « { $text } » ici. Possible : { $names }, ou le fichier d’un plateau, qui finit par .toml.
trouble-board-one = Un plateau à la fois : laissez de côté « { $file } ».
trouble-board-check-what = Nommez les fichiers à vérifier, par exemple : broomstick board check island.toml
trouble-board-check-alone = { $option } ne va pas avec « check ».
trouble-board-needs-svg = { $option } sert à dessiner : il faut aussi --svg.
trouble-board-no-map = { $file } : ce jeu ne se joue pas sur un plateau.
trouble-board-other = { $file } : cette partie se joue sur un autre plateau : { $name }.
trouble-no-position = Ce n’est ni une partie sauvegardée, ni la position d’une partie.
