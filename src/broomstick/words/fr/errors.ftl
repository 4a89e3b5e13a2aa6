# Errors, in French: what is wrong, why, and what would work. The names after “error-” are the codes of heart/errors.py.
# Arguments are explained in the English file. Names of fields and values stand as they are in the data.
# The marks ! ? ; : and the inside of « » have a narrow no-break space (U+202F); apostrophes are typographic.

### Where something is wrong, before what

problem-seat = la place { $number }
problem-line = Ligne { $line } : { $problem }
problem-file = { $file } : { $problem }
problem-entry = { $file }, { $entry } : { $problem }

### What was asked for

error-unknown-game = Il n’y a pas de jeu « { $text } » ici. Possible : { $names }.
error-wrong-players = Ce jeu se joue de { $lowest } à { $highest }, pas à { $value }.
error-no-options = Ce jeu n’a pas d’options, « { $field } » ne peut donc pas être réglé.
error-unknown-option = Ce jeu n’a pas d’option « { $field } ». Possible : { $names }.
error-barred-players = « { $field } » est pour { $lowest } ou { $highest } joueurs, pas pour { $players }.
error-heavy-without-storm = « { $field } » ne peut être inférieur à { $highest }, comme { $value }, qu’avec « storm_clouds », qui remplissent alors les cases.
error-other-board = « { $field } » ne peut pas être { $value }. Possible : { $names }, ou le chemin d’un fichier de plateau, qui se termine par .toml.
error-tiles-always = « { $field } » ne peut pas être désactivé sur le plateau « { $board } » : les tuiles Montagne, Forêt et Colline y servent toujours. Enlevez cette option.
error-extra-without-tiles = « { $field } » ne va qu’avec « mountain_tiles » : les tuiles supplémentaires sont mêlées aux autres.
error-no-map = « { $field } » dit que le plateau est dans les données, mais il n’y en a pas.
error-two-maps = « { $field } » nomme un plateau, mais il y en a déjà un dans les données. Enlevez l’un des deux.
error-not-a-seat = « { $field } » doit être le numéro d’une place ; on les compte ici à partir de 0, donc de 0 à { $highest }, pas { $value }.
error-no-lessons = Il n’y a pas de leçon du jeu « { $game } ». Il y en a de : { $names }.
error-unknown-lesson = Il n’y a pas de leçon « { $text } » de ce jeu. Possible : { $names }.
error-unknown-bot = Il n’y a pas de robot « { $text } » ici. Possible : { $names }.
error-other-version = Broomstick { $there } est sur une machine de la grappe, { $here } ici : installez le même partout.
error-bot-argument = Le robot { $name } ne prend rien après un deux-points : enlevez « :{ $text } ».
error-bot-other-game = Le robot { $name } ne connaît pas le jeu « { $text } ». Il joue à : { $names }.
error-bot-manner = Le robot { $name } ne peut pas chercher ainsi : « { $text } ». Possible, relié par + : { $names }.
error-bot-needs = { $needs ->
        [nets] Le robot { $name } a besoin d’un réseau entraîné, et il n’y en a pas ici.
       *[other] Le robot { $name } a besoin de { $needs }, qui n’est pas installé ici.
    }
error-bot-count = { $count ->
        [one] Il y a { $count } robot pour { $players } places ; il en faut un par place.
       *[other] Il y a { $count } robots pour { $players } places ; il en faut un par place.
    }
error-bot-no-module = « { $text } » : il n’y a pas de module « { $name } » là où Python les cherche. Installez-le, ou placez-vous dans le dossier où il se trouve.
error-bot-no-class = « { $text } » : cette classe n’existe pas dans le module « { $name } ». Robots disponibles : { $names }.
error-bot-no-bots = « { $text } » : il n’y a pas de robot dans le module « { $name } ».
error-not-a-bot = « { $text } » : { $name } n’est pas un robot. Un robot est une classe dérivée de broomstick.Bot.
error-bot-broken = « { $text } » ne peut pas être créé : { $value }. C’est une erreur du robot.
error-bot-illegal = Le robot { $name } ({ $seat }) a choisi { $value }, ce qui n’est pas possible maintenant. C’est une erreur du robot.
error-bot-failed = Le robot { $name } ({ $seat }) n’a pas de réponse : { $value }. C’est une erreur du robot. La partie est conservée ; un autre robot peut la poursuivre.
error-nothing-to-pick = Il n’y a rien à tirer au sort.
error-no-record = Cette partie n’est pas enregistrée : elle a été commencée ou copiée sans journal.
error-game-without-map = Le jeu « { $text } » n’a pas de plateau ; Broom Service en a un.

### Taking back

error-cannot-undo = Le dernier choix ne peut pas être repris. { $why }
error-undo-nothing = Rien n’a encore été joué.
error-undo-sealed = Une réponse à une question secrète est définitive dès qu’elle est donnée.
error-undo-shown = Depuis, quelqu’un a vu quelque chose de nouveau.
error-undo-other-seat = Le dernier choix a été fait par { $seat }.

### Texts of actions, steps and entries

error-unknown-word = { $what ->
        [action] « { $text } » n’est pas une action de ce jeu.
        [step] « { $text } » n’est pas une étape de ce jeu.
       *[other] « { $text } » n’est pas une entrée du journal de ce jeu.
    } Le premier mot doit être : { $names }.
error-wrong-word = « { $text } » : il manque quelque chose après « { $after } », ou ce qui suit est faux. { $why }
error-too-many-words = « { $text } » est trop long : rien ne vient après « { $after } ».
error-expected-name = Il doit suivre un de ces mots : { $names }.
error-expected-number = Il doit suivre un nombre de { $lowest } à { $highest }.
error-expected-several = Il doit suivre certains de ces mots, une fois chacun, au moins { $fewest } et au plus { $most } en tout : { $names }.
error-expected-bag = Il doit suivre certains de ces mots, autant de fois qu’il faut, au moins { $fewest } et au plus { $most } en tout : { $names }.

### Fields

error-missing = Il manque « { $field } ».
error-unknown-field = Il n’y a pas de champ « { $field } » ici. Possible : { $names }.
error-field-because = « { $field } » est illisible. { $why }
error-no-fields = Il faudrait ici une table de champs, pas { $value }.
error-not-a-number = « { $field } » doit être un nombre entier de { $lowest } à { $highest }, pas { $value }.
error-not-a-flag = « { $field } » doit être true (vrai) ou false (faux), pas { $value }.
error-not-a-text = « { $field } » doit être un texte, pas { $value }.
error-not-a-list = « { $field } » doit être une liste, pas { $value }.
error-not-a-table = « { $field } » doit être une table de valeurs, pas { $value }.
error-not-a-list-of-names = « { $field } » doit être une liste de noms, pas { $value }.
error-not-a-code = { $what ->
        [action] « { $field } » doit être le texte d’une action, pas { $value }.
        [step] « { $field } » doit être le texte d’une étape, pas { $value }.
       *[other] « { $field } » doit être le texte d’une entrée du journal, pas { $value }.
    }
error-wrong-length = { $count ->
        [one] « { $field } » doit avoir { $count } élément, pas { $found }.
       *[other] « { $field } » doit avoir { $count } éléments, pas { $found }.
    }
error-unknown-name = « { $field } » ne peut pas être { $value }. Possible : { $names }.
error-named-twice = « { $field } » nomme { $value } deux fois.

### Component files

error-file-missing = Le fichier « { $text } » n’existe pas.
error-file-folder = « { $text } » est un dossier, pas un fichier.
error-file-forbidden = Vous n’avez pas le droit de lire le fichier « { $text } ».
error-file-unreadable = Le fichier « { $text } » ne peut pas être lu.
error-not-utf8 = Le fichier « { $text } » n’est pas un texte en UTF-8 ; enregistrez-le dans ce codage.
error-not-toml = Le fichier « { $text } » n’est pas du TOML valable : quelque chose n’y est pas fermé.
error-not-toml-there = Le fichier « { $text } » n’est pas du TOML valable ; la lecture s’arrête à la ligne { $row }, colonne { $column }.
error-no-components = Le matériel se lit dans un fichier TOML ou une table, pas dans { $value }.
error-not-components = « { $field } » doit être "standard" ou une table décrivant le matériel, pas { $value }.
error-not-plain-data = Il y a ici autre chose que des textes, des nombres, des valeurs de vérité, des listes et des tables : une date, peut-être.
error-unknown-section = Il n’y a pas de section « { $field } ». Possible : { $names }.
error-not-a-list-of-tables = « { $field } » doit être une liste d’éléments, chacun sous [[{ $field }]].
error-not-a-plain-name = « { $field } » doit être un nom ou un nombre, pas { $value }.
error-no-value = « { $field } » n’a pas de valeur : il faut écrire { "{" } value = …, origin = … { "}" }.
error-unknown-origin = L’origine de « { $field } » ne peut pas être { $value }. Possible : { $names }.
error-not-a-list-of-numbers = « { $field } » doit être une liste de nombres, pas { $value }.
error-not-a-table-of-numbers = « { $field } » doit être une table de nombres, pas { $value }.
error-name-letters = « { $field } » ne doit avoir que des minuscules de a à z et des traits d’union ; ce n’est pas le cas de { $value }.
error-name-nothing = « { $field } » ne peut pas être « nothing » : ce mot veut déjà dire « aucune carte ».
error-types-in-play = { $count ->
        [one] À { $players }, { $count } type est en jeu ; il peut y en avoir de 1 à { $highest }.
       *[other] À { $players }, { $count } types sont en jeu ; il peut y en avoir de 1 à { $highest }.
    }
error-not-in-play = « { $field } » demande « { $name } », qui n’est pas en jeu à { $players }.
error-too-few-tasks = { $count ->
        [one] À { $players }, il y a { $count } mission
       *[other] À { $players }, il y a { $count } missions
    }, mais « open_tasks » en veut { $wanted } face visible.
error-too-few-cards = À { $players }, il faut { $wanted } cartes en tout, mais les types en jeu en ont { $count }.
error-card-needs = { $count ->
        [one] « { $field } » : la carte { $number } demande { $count } ingrédient en tout
       *[other] « { $field } » : la carte { $number } demande { $count } ingrédients en tout
    } ; cela peut aller de { $lowest } à { $highest }.
error-too-many = « { $field } » a { $count } éléments ; il peut y en avoir { $highest } au plus.
error-no-books = Il n’y a pas un seul grimoire : « copies » est à 0 pour chaque « spell ».
error-bag-size = { $count ->
        [0] « { $field } » ne contient aucune ressource
        [one] « { $field } » contient { $count } ressource
       *[other] « { $field } » contient { $count } ressources en tout
    } ; il peut y en avoir de { $lowest } à { $highest }.
error-too-few-events = { $count ->
        [one] Il y a { $count } carte Événement, mais il en faut { $lowest } : une pour chacune des manches de « rounds ».
       *[other] Il y a { $count } cartes Événement, mais il en faut { $lowest } : une pour chacune des manches de « rounds ».
    }
error-too-few-clouds = Les gros nuages, tous les « copies » réunis, sont { $count }, mais le plateau a { $lowest } cases de nuage.
error-too-few-tiles = Les tuiles Montagne, tous les « copies » réunis sauf celui de la tuile supplémentaire, sont { $count }, mais le plateau a { $lowest } cases pour elles.
error-too-few-of-kind = { $kind ->
        [forest] Les tuiles Forêt
       *[hill] Les tuiles Colline
    }, tous les « copies » réunis sauf celui de la tuile supplémentaire, sont { $count }, mais le plateau a { $lowest } cases pour elles.
error-no-circles = Le plateau a des cases pour les tuiles Colline ; il lui faut donc les { $lowest } cercles de pierres, de A à D, et il en a { $count }.
error-name-taken = Aucune tour du plateau ne peut s’appeler « { $name } » : c’est le nom d’une tuile Colline.

### Maps of Broom Service: files that cannot be read

error-board-not-a-spot = « { $field } » doit être un endroit, deux nombres entiers comme [120, 80], pas { $value }.
error-board-off-map = « { $field } » sort du plateau : { $x }, { $y } n’est pas entre 0, 0 et { $width }, { $height }.
error-board-same-spot = Le point « { $field } » est là où se trouve déjà « { $name } ». Faites finir à « { $name } » les lignes qui s’y rejoignent.
error-board-not-a-line = La ligne « { $field } » doit être une liste : un point, le chemin, un point ; pas { $value }.
error-board-unknown-point = La ligne « { $field } » doit commencer et finir à des points, mais { $value } n’en est pas un. Il existe par exemple : { $names }.
error-board-flat-line = La ligne « { $field } » revient à « { $name } » sans rien entourer.
error-board-crossing = La ligne « { $field } » rencontre « { $name } » près de { $x }, { $y }. Les lignes ne se rencontrent qu’à des points, là où elles finissent.
error-board-loose-line = La ligne « { $field } » n’appartient à aucune région. Nommez-la dans un contour, ou enlevez-la.
error-board-unknown-line = « { $field } » nomme { $value }, qui n’est pas une ligne. Il existe par exemple : { $names }.
error-board-third-side = « { $field } » nomme { $value }, qui se trouve déjà entre deux régions : { $names }.
error-board-broken-outline = « { $field } » s’interrompt : « { $before } » finit à « { $name } », mais « { $after } » va de « { $start } » à « { $end } ». Mettez les lignes dans l’ordre d’une promenade autour de la région.
error-board-open-outline = « { $field } » ne se ferme pas : le contour commence à « { $start } » et finit à « { $end } ».
error-board-overlap = « { $field } » recouvre « { $name } », près de { $x }, { $y }.
error-board-twice = « { $field } » : { $value } existe deux fois.
error-board-unknown-area = « { $field } » : { $value } n’est pas une région. Il existe par exemple : { $names }.
error-board-unknown-tower = « { $field } » : { $value } n’est pas une tour. Il existe par exemple : { $names }.
error-map-too-large = Le plateau a trop d’éléments « { $field } » : { $count }. Il peut y en avoir { $highest } au plus.

### Maps: what makes one unplayable

error-board-castle-count = Il faut { $expected } châteaux, pas { $count }.
error-board-in-water = « { $field } » est de l’eau, où personne n’entre ; il faut une terre.
error-board-area-taken = « { $name } » en a déjà un ; il faut à chacun sa région.
error-board-castle-cloud = « { $name } » a un château, et aucun nuage ne peut s’y trouver.
error-board-cloud-crowd = « { $name } » a plus de { $highest } cases de nuage.
error-board-tower-lost = Cette tour est en pleine mer ; son socle doit être sur une terre.
error-board-tower-wet = Le socle de cette tour touche « { $name } », qui est de l’eau ; il ne doit toucher que des terres.
error-board-tower-crowd = Le socle de cette tour touche { $count } régions ({ $names }) ; { $highest } est le maximum.
error-board-tile-landscape = « { $name } » est { $landscape ->
        [forest] une forêt
        [prairie] une prairie
        [hill] une colline
        [mountain] une montagne
       *[other] de l’eau
    } ; il faut à cette tuile { $kind ->
        [forest] une forêt
        [hill] une colline
       *[other] une montagne
    }.
error-board-tile-castle = « { $name } » a un château, et aucune case de tuile ne peut s’y trouver.
error-board-cover = La tour « { $tower } » dessert aussi « { $other } » ; une tuile ne couvre que des tours qui desservent seulement « { $name } ».
error-board-circle-castle = « { $name } » a un château, et aucun cercle de pierres ne peut s’y trouver.
error-board-circle-tile = « { $name } » a une case de tuile ; il faut à un cercle de pierres une région qui n’en a pas.

### Maps: what makes one hard to read

error-board-no-name = « { $field } » : le nom manque en { $names }.
error-board-same-name = { $value } est déjà le nom de « { $name } ».
error-board-spot-outside = « { $field } » est hors de « { $name } », à { $x }, { $y }.
error-board-not-at-sea = « { $field } » est sur « { $name } » ; sa place est en mer.
error-board-tower-doubt = On voit mal si cette tour dessert « { $name } » : déplacez-la de { $count } unités vers l’intérieur ou l’extérieur.
error-board-tower-coast = Le socle de cette tour dépasse sur la mer ; déplacez-la vers l’intérieur.
error-board-too-small = Cette région n’a nulle part la place d’un cercle large de { $count } unités, qu’il faut pour un doigt.
error-board-short-border = La frontière avec « { $name } » mesure { $count } unités ; au-dessous de { $lowest }, on ne la voit pas.
error-board-too-close = Cette région est à moins de { $lowest } unités de « { $name } », qui n’est pas sa voisine.
error-board-cloud-stuck = Personne ne pourra jamais se placer à côté de ce nuage.
error-board-unreachable = On ne peut atteindre cette région depuis aucun château, quoi qu’on enlève.

### Maps: what our two sides have to be

error-board-landscapes = { $kind ->
        [forest] Forêts
        [prairie] Prairies
        [hill] Collines
       *[other] Montagnes
    } : il en faut { $expected }, pas { $count }.
error-board-waters = Eaux : il en faut { $expected }, pas { $count }.
error-board-cloud-count = Cases de nuage : il en faut { $expected }, pas { $count }.
error-board-cloud-water = Cases de nuage sur l’eau : il en faut au moins { $lowest }, pas { $count }.
error-board-castles-adjacent = Ce château est voisin de l’autre, « { $name } ».
error-board-castle-place = { $place ->
        [north-west] Le premier château doit être au nord-ouest.
        [south] Le deuxième château doit être au sud ou au sud-ouest.
       *[other] Ce château doit être au bord ouest.
    }
error-board-tile-count = { $kind ->
        [forest] Cases de tuile pour les forêts
        [hill] Cases de tuile pour les collines
       *[other] Cases de tuile pour les montagnes
    } : il en faut { $expected }, pas { $count }.
error-board-cover-always = Cette tuile couvre « { $name } », que personne ne pourrait jamais servir : de ce côté les tuiles sont toujours là.
error-board-circle-letters = Cercles de pierres : il faut ceux-ci : { $names } ; il y a : { $found }.
error-board-circle-mainland = Ce cercle de pierres doit être sur la terre ferme, celle des châteaux.
error-board-circle-island = Le cercle de pierres B doit être sur une île, mais sa région a une frontière avec d’autres : { $names }.
error-board-circle-waters = La région du cercle de pierres B doit border { $expected } eau, pas { $count }.
error-board-circle-water-cloud = On quitte le cercle de pierres B par « { $name } », à qui il faut une case de nuage.
error-board-circle-cloud = Il faut à la région du cercle de pierres B sa propre case de nuage.
error-board-circle-neighbours = Le cercle de pierres D ne doit avoir aucun voisin, mais on peut atteindre : { $names }.
error-board-circle-square = Cette tour est carrée ; il n’en faut aucune près du cercle de pierres D.
error-board-tower-count = Tours : il en faut { $lowest } à { $highest }, pas { $count }.
error-board-tower-colours = Les trois couleurs de tours doivent être égales à une tour près : { $orange } orange, { $green } vertes, { $purple } violettes.
error-board-tower-squares = Tours carrées : il en faut { $lowest } à { $highest }, pas { $count }.
error-board-tower-points = « { $field } » doit valoir { $lowest } à { $highest }, pas { $count }.
error-board-tower-wands = « { $field } » doit valoir au plus { $highest }, pas { $count }.
error-board-no-wands = Aucune tour n’a de baguettes ; il en faut quelques-unes.
error-board-reach-landscapes = Paysages à côté de ce château, sans nuage : il en faut au moins { $lowest }, pas { $count }.
error-board-reach-areas = Autres régions qu’on atteint de ce château sans enlever de nuage : il en faut au moins { $lowest }, pas { $count }.
error-board-riches-distance = Plus les tours sont loin des châteaux, plus elles doivent rapporter ; de près à loin, leurs moyennes sont { $value }.
error-board-riches-east = Plus les tours sont à l’est, plus elles doivent rapporter ; à l’ouest, au milieu et à l’est, leurs moyennes sont { $value }.
error-board-riches-corner = Le coin le plus riche doit être à l’est, pas { $place ->
        [north-west] au nord-ouest
       *[other] au sud-ouest
    }.
error-board-riches-far = { $place ->
        [east] L’extrême est
       *[other] Le cercle de pierres { $place }
    } doit être plus riche d’un point que le reste du plateau ; les moyennes sont { $value } et { $other }.
error-board-example-forest = À côté d’un château il faut une forêt avec une tour violette et une autre d’une autre couleur.
error-board-example-group = Quelque part il faut ces tours : une carrée violette de 4 qui touche forêt, colline et prairie ; une ronde violette de 6 qui touche cette colline et cette prairie ; une ronde orange de 5 dans la colline seule ; une ronde violette de 3 avec une baguette dans la prairie seule.

### Records

error-because = { $why }
error-record-empty = Il n’y a rien ici ; un enregistrement commence par « { $title } ».
error-record-title = Un enregistrement commence par « { $title } », pas par « { $text } ».
error-record-heading = Il faudrait ici « { $heading } … ».
error-record-quotes = Ce qui suit « { $heading } » doit être entre guillemets.
error-record-actions = Il faudrait ici « actions », puis une action par ligne.
error-record-line = Une ligne se compose du numéro d’une place, de 0 à { $highest }, et d’une action ; ce n’est pas le cas de « { $text } ».
error-record-refused = { $seat } ne peut pas jouer « { $text } ». Le jeu répond : { $why }
error-not-json = « { $text } » est illisible : il manque peut-être une parenthèse ou un guillemet.
error-json-too-much = Cette ligne est illisible : elle est trop imbriquée, ou un nombre y est trop long.
error-other-rules = Ceci a été fait avec la version { $found } des règles de « { $game } » ; ici, c’est la version { $version }.

### Positions and views: what no game leads to

error-other-game = « { $field } » est { $found }, mais ce jeu a { $expected }.
error-other-view = Cette vue appartient à un autre jeu, ou à d’autres options ou un autre matériel.
error-impossible-view = Aucune partie n’a pu mener à cette vue.
error-spectator-hand = Qui regarde seulement n’a ni main, ni choix, ni réponse ; « { $field } » dit le contraire.
error-spectator-preview = Qui regarde seulement n’a pas de choix : il n’y a rien à prévoir.
error-no-role-called = Aucun rôle n’a été annoncé auquel on pourrait répondre.
error-deciders-over = « { $field } » doit nommer quelqu’un tant que la partie n’est pas terminée, et personne ensuite.
error-deciders-asked = « { $field } » doit nommer celles des places interrogées qui n’ont pas répondu.
error-deciders-other = « { $field } » ne doit nommer que { $seat } : la décision lui revient. Les données comptent les places à partir de 0.
error-deciders-role = « { $field } » : { $seat } doit répondre sur un rôle absent de sa main.
error-deciders-no-choice = « { $field } » : { $seat } doit décider, mais n’a pas le choix.
error-agenda-empty = « { $field } » est vide, mais quelqu’un doit décider.
error-agenda-over = « { $field } » doit être vide une fois la partie terminée.
error-agenda-no-question = La dernière étape de « { $field } » ne demande rien à personne.
error-not-as-agenda = « { $field } » ne va pas avec « agenda ».
error-stage-missing = « { $field } » doit être une phase de la manche : elle vient avant tout le reste.
error-stage-twice = « { $field } » est une phase de la manche ; il n’y en a qu’une, et elle vient en premier.
error-stage-role = « { $field } » ne va pas avec « role » et « speaker ».
error-seat-missing = « { $field } » nomme une place qui n’existe pas.
error-not-a-turn = « { $field } » doit être une manche, qui commence, un rôle et { $players } réponses, pas { $value }.
error-turn-order = « { $field } » est de la manche { $round }, mais vient après la manche { $before }, et la partie en est à la manche { $now }.
error-turn-silent = « { $field } » : à chaque tour, tout le monde dit quelque chose, et qui commence joue une carte.
error-turn-brave = « { $field } » : à la fin d’un tour, exactement une place reste brave, sauf si aucune ne l’a été.
error-role-twice = « { $field } » annonce un rôle déjà annoncé dans cette manche.
error-role-not-called = « { $field } » est vide, mais quelqu’un a répondu à une annonce.
error-said-order = « { $field } » ne va pas avec « leader » et « speaker » : les places de l’un à l’autre ont parlé, les autres non.
error-leader-plays = « { $field } » : qui commence le tour joue une carte et ne dit pas « Au suivant ! ».
error-brave-seat = « { $field } » doit être la seule place brave d’après « said ».
error-role-gone = « { $field } » contient un rôle déjà annoncé dans cette manche.
error-picks-held = « { $field } » doit réunir les rôles en main et ceux joués dans cette manche.
error-picks-early = « { $field } » doit être vide : personne n’a encore choisi.
error-answer-unasked = « { $field } » est une réponse, mais aucune question secrète n’est posée.
error-answer-illegal = « { $field } » n’est pas une réponse possible.
error-not-cards = « { $field } » doit être "nothing" ou certains de ces mots, autant de fois qu’il faut : { $names } ; pas { $value }.
error-too-many-cards = « { $field } » : il y a plus de cartes « { $name } » que dans la boîte.
error-unseen-cards = « { $field } » : { $count ->
        [one] { $count } carte devrait être cachée
       *[other] { $count } cartes devraient être cachées
    }, mais il en reste { $found }.
error-card-count = Avec « { $field } », on arrive à { $found } pour les cartes « { $name } » ; il en faut { $expected }.
error-points-differ = « { $field } » est { $found }, mais ce qui est posé là vaut { $expected }.
error-task-count = « { $field } » et les missions accomplies font { $found } ; il en faut { $expected }.
error-not-by-rules = « { $field } » est contraire aux règles ou ne va pas avec le reste.
error-round-not-over = « { $field } » ne mène pas la manche { $round } à sa fin.
error-leads-elsewhere = « { $field } » est { $found }, mais le reste de la position mène à { $expected }.
error-cannot-have-been = « { $field } » n’a pas pu avoir lieu. Le jeu répond : { $why }

### The program itself

error-programming = Il y a une erreur dans le programme : { $english }
