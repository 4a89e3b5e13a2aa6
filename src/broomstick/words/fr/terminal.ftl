# What the command line and the prompt say themselves, in French.
# The marks ! ? ; : and the inside of « » have a narrow no-break space (U+202F); apostrophes are typographic.
# A name may also be “Vous”, so where nothing tells which ($who), no verb goes with it. In French, 0 counts as [one].

### The story

turn-line = Tour { $turn }. { $text }

### The beginning

you = Vous
    .within = vous
welcome = { $title }, à { $players } joueurs
# $others are names with what kind of bot each is, or who plays each.
welcome-you = Vous jouez contre { $others }.
welcome-one = { $name } joue contre { $others }.
welcome-many = À ce clavier : { $people }.
welcome-bots = Robots : { $others }.
welcome-bot = { $name } ({ $bot })
welcome-help = Tapez « { $help } » pour savoir quoi taper, « { $rules } » pour les règles en bref.

welcome-back = La partie continue.

### Where the game stands

stands-over = La partie est terminée.

word-vp = PV
word-held = en main
word-your-cards = Vos cartes
word-place = place
word-total = total
word-leads = commence
word-to-speak = à venir
word-next = au suivant
word-out = éliminée
word-asked = à jouer

### Who is who

who-person = { $name } : à ce clavier aussi
who-you = { $name } : au clavier
who-bot = { $name } : robot ({ $bot })
who-led = { $who ->
        [you] vous ouvrez le tour
       *[other] ouvre le tour
    }
who-brave = { $who ->
        [you] brave jusqu’ici
       *[other] brave jusqu’ici
    }
who-asked = { $who ->
        [you] c’est à vous de décider
       *[other] décide en ce moment
    }
who-to-speak = { $who ->
        [you] vous n’avez pas encore parlé
       *[other] n’a pas encore parlé
    }

### Questions

ask-forced-pick = Pour cette manche, un seul choix est possible : { $roles }. Appuyez sur Entrée.
pick-example = Tapez des noms ou des numéros, par exemple : { $example }
pick-same = Ou « { $same } » pour refaire le choix de la manche précédente : { $roles }
confirm = { $choice }. Entrée pour jouer, « { $undo } » pour changer d’avis.
confirm-picks = Vous choisissez : { $roles }. Entrée pour valider, « { $undo } » pour choisir à nouveau.
confirm-taken-back = C’est annulé.
confirm-again = Appuyez sur Entrée pour continuer, ou tapez « { $undo } ».
prompt = >

### The curtain between people

curtain = Le clavier passe à { $name }. Les autres regardent ailleurs.
curtain-enter = { $name }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
curtain-change = (Pour changer une réponse secrète, tapez plutôt le nom de qui l’a donnée : { $people }.)
curtain-not = { $name } : appuyez sur Entrée. Personne de ce nom n’a donné de réponse secrète.
curtain-pipe = (Rien ne peut être caché ici : ce n’est pas un terminal.)
more = — Entrée pour la suite —

### Answers that are none

answer-nothing = Tapez une réponse, ou « { $help } ».
answer-not-understood = « { $text } » n’est pas une réponse possible : tapez un numéro de { $least } à { $most }, une réponse ou « { command-help } ».
answer-did-you-mean = « { $text } » n’est pas une réponse possible. Vouliez-vous dire « { $choice } » ?
answer-no-such-number = Il n’y a pas de réponse { $number } : elles vont de { $least } à { $most }.
answer-ambiguous = « { $text } » peut vouloir dire { $choices }.
answer-twice = « { $text } » est là deux fois : les choix doivent être différents.
answer-wrong-number = Il en faut { $wanted }, pas { $count }.
answer-not-between = Il en faut de { $fewest } à { $most }, pas { $count }.
same-not-now = « { command-same } » ne sert qu’au moment de choisir.
same-never = Il n’y a pas de manche précédente dont les choix pourraient être repris.

### Commands at the prompt: the word, and what it does

command-help = aide
    .does = ce que vous lisez
command-state = état
    .does = toute la table
command-hand = main
    .does = vos propres cartes
command-choices = choix
    .does = la question à nouveau, avec toutes ses réponses
command-log = journal
    .does = tout ce qui s’est passé, tel que vous l’avez vu
command-who = qui
    .does = qui est assis où, qui commence le tour, qui doit encore parler
command-rules = règles
    .does = les règles en bref ; « règles MOT » trouve ce qu’elles disent sur un mot
command-hint = conseil
    .does = ce que ferait le robot thrifty avec ce que vous savez
command-same = pareil
    .does = choisir comme à la manche précédente
command-undo = annuler
    .does = revenir sur votre dernier choix, tant que personne ne l’a vu
command-save = sauver
    .does = sauvegarder la partie dans un fichier à vous : « sauver FICHIER »
command-lang = langue
    .does = parler une autre langue : « langue en »
command-quit = quitter
    .does = partir ; la partie est sauvegardée

help-answer = Répondez par un numéro, par les mots d’une réponse, ou par le début de ces mots :
help-also = Vous pouvez aussi taper
help-examples = { $long }   { $middle }   { $short }   reviennent au même, si c’est clair
hint-line = Le robot thrifty répondrait : { $choice }.
hint-bring = Cela rapporterait : { $brings }.
lang-unknown = Il n’y a pas de langue « { $text } » ici : tapez { $languages }.
lang-which = Quelle langue ? Tapez { $languages }.
lang-now = Désormais en français.

### Leaving and coming back

leave-quit = Au revoir.
leave-end-of-input = Il n’y a plus rien à lire en entrée : la partie s’arrête ici.
leave-interrupted = Interruption : la partie s’arrête ici.
leave-closed = Le terminal a été fermé : la partie s’arrête ici.
kept-resume = La partie est sauvegardée. Pour la reprendre :
kept-nothing = La partie n’a pas pu être sauvegardée. { $why }
saved-as = C’est fait. La partie est désormais sauvegardée dans { $file }
save-where = Dans quel fichier ? Tapez « { $save } FICHIER ».
save-overwrite = { $file } existe déjà. Tapez encore une fois « { $save } { $file } » pour l’écraser.
finished-kept = Toute la partie est sauvegardée. Pour la revoir :
again = Pour rejouer la même donne :

### The end

result-winner = { $who ->
        [you] Vous gagnez !
       *[other] { $name } gagne !
    }
result-winners = Victoire partagée : { $names } !
result-place = { $who ->
        [you] Vous terminez à la { $place ->
            [1] 1re place.
           *[other] { $place }e place.
        }
       *[other] { $name } termine à la { $place ->
            [1] 1re place.
           *[other] { $place }e place.
        }
    }

### Trouble

trouble-seats = Pour { $players } joueurs, il faut { $players } places, et non { $count }.
trouble-bots = { $count ->
        [one] Il reste { $count } place pour les robots
       *[other] Il reste { $count } places pour les robots
    }, mais vous en nommez { $named } : nommez une seule sorte pour tous, ou une pour chacun.
trouble-bot-again = Cette partie a été jouée avec le robot { $bot }, qui n’est pas des nôtres, et aucun fichier ne lance de programme ici. Nommez-le vous-même : --bots { $bot }, ou un autre robot.
trouble-too-many-people = À une table pour { $players }, il n’y a pas de place pour { $people } personnes.
trouble-names = { $count } noms sont donnés, mais « --people » dit { $people }.
trouble-same-name = Deux joueurs ont le même nom.
trouble-odd-name = Un nom doit être un texte simple, sans espace avant ni après.
trouble-long-name = Un nom peut avoir { $most } caractères au plus, pas { $count }.
trouble-seat = La place { $seat } n’existe pas : les places vont de 1 à { $players }.
trouble-cannot-write = Impossible d’écrire { $file } : { $why }
trouble-cannot-read = Impossible de lire { $file } : { $why }
trouble-damaged = { $file } est endommagé. { $why }
trouble-version = Ligne 1 : ce fichier vient d’une autre version de Broomstick (« { $title } ») ; celle-ci lit « { $wanted } ».
trouble-no-letters = Ligne { $line } : ce n’est pas du texte.
trouble-head = Ligne 2 : { $why }
trouble-no-json = la liste des places est illisible.
trouble-nobody = il n’y a personne à cette table, que des robots.
trouble-envelopes = les réponses sous enveloppe ne vont pas avec la partie.
trouble-there-already = { $file } existe déjà : donnez un autre fichier, ou reprenez cette partie avec « broomstick resume ».
trouble-nothing-kept = Aucune partie sauvegardée ne peut être reprise. Pour en commencer une : broomstick play { $game }
trouble-over = Cette partie est terminée. Pour la revoir : « broomstick replay { $file } ».
trouble-language = Il n’y a pas de langue « { $text } » ici. Possible : { $languages }.
trouble-no-port = Impossible d’écouter sur le port { $port } : { $why }
trouble-port-range = Il n’y a pas de port { $port } : les ports vont de 1 à { $most }.
trouble-no-host = « { $host } » n’est pas une adresse de cette machine. Essayez 127.0.0.1, ou 0.0.0.0 pour laisser entrer les autres.
trouble-private = « { $text } » n’est pas une adresse pour d’autres processus : écrivez --private HÔTE ou --private { "HÔTE:PORT" }.
trouble-no-private = Impossible d’écouter les autres processus à { $place } : { $why }
trouble-host-name = « { $name } » n’est pas un nom d’hôte. Écrivez-le sans port, par exemple games.example, ou { $any } pour tous.
trouble-limit-unknown = Il n’y a pas de limite « { $name } ». Il y a : { $names }.
trouble-limit-number = La limite { $name } est un nombre entier à partir de 1, par exemple { $name }={ $usual }.
trouble-database = La base de données { $place } est inutilisable : { $why }
trouble-database-address = DATABASE_URL ne donne pas l’adresse d’une base de données : elle devrait ressembler à { $file } ou à { $server }.
trouble-database-kind = DATABASE_URL nomme une base de données de type « { $name } ». Possible : sqlite, postgresql.
trouble-database-memory = Une base de données en mémoire ne garde rien : que DATABASE_URL nomme un fichier, comme { $file }.
trouble-database-driver = PostgreSQL demande un paquet de plus : pip install 'broomstick[postgres]'
trouble-database-other-file = { $place } n’est pas une base de données. Nommez un autre fichier par --database, ou un fichier qui n’existe pas encore.
trouble-database-folder = Il n’y a pas de dossier { $folder } pour la base de données { $place }. Créez-le d’abord, ou nommez un fichier dans un dossier qui existe.
trouble-database-log = La base de données { $place } ne peut pas tenir de journal à côté d’elle : est-elle sur un disque de cette machine ?
trouble-database-newer = La base de données { $place } vient d’une version plus récente de Broomstick. Prenez celle-ci, ou une autre base.
trouble-database-served = Un autre serveur, le processus { $process }, tient ses tables dans la base de données { $place }. Arrêtez-le d’abord, ou nommez un autre fichier par --database.
trouble-usage = { $message }
trouble-viewer = Il n’y a pas de « { $text } » ici. Possible : { $viewers }.
trouble-round = Il n’y a pas de manche « { $text } » dans cette partie : les manches vont de 1 à { $most }.
trouble-no-round-yet = Cette partie n’en est pas encore à sa première manche.
trouble-no-text = ce n’est pas un texte
trouble-os-enoent = ce fichier ou ce dossier n’existe pas
trouble-os-eacces = ce n’est pas permis
trouble-os-eisdir = c’est un dossier
trouble-os-enotdir = une partie de ce chemin n’est pas un dossier
trouble-os-erofs = rien ne peut être écrit à cet endroit
trouble-os-enospc = le disque est plein
trouble-os-enametoolong = ce nom est trop long
trouble-os-eaddrinuse = un autre programme y écoute déjà ; nommez un autre port par --port
trouble-os-eaddrnotavail = cette machine n’a pas une telle adresse
trouble-os-econnrefused = personne n’y répond
trouble-os-etimedout = aucune réponse n’est venue à temps
trouble-os-gaierror = cet hôte n’existe pas
player-number = Joueur { $number }
kept-line = { $round ->
        [0] avant la manche 1
       *[other] manche { $round }
    } ; { $names }

### Looking at a game again

replay-next = suite
replay-back = retour
replay-round = manche
replay-start = début
replay-end = fin
replay-as = comme
replay-state = état
replay-log = journal
replay-help = Entrée fait avancer. On peut aussi taper : retour, manche N, début, fin, comme NOM (ou : comme ouvert, comme public), état, journal, quitter.
replay-also = { $command } : { $does }
replay-quit = quitter
replay-open = ouvert
replay-public = public
replay-place = Coup { $move } sur { $moves }, point de vue : { $eyes }
replay-cards = Chez { $name } :
replay-prompt = revoir>
replay-at-end = C’était la fin.
replay-unknown = « { $text } » ne veut rien dire ici. Entrée fait avancer, « aide » rappelle le reste.

### Checking files

check-finished = { $file } : en ordre. { $title }, à { $players } joueurs, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, partie terminée.
check-going = { $file } : en ordre. { $title }, à { $players } joueurs, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $round ->
        [0] avant la première manche.
       *[other] manche { $round } en cours.
    }
check-components = { $file } : en ordre. Matériel pour { $title }, à { $players } joueurs.
check-partly = { $file } : en ordre à { $players } joueurs seulement. Matériel pour { $title }.
check-not-for = Pas à { $players } joueurs : { $why }

### The list of games and bots

games-title = Jeux :
bots-title = Robots :
bot-random = joue au hasard tout ce qui est permis
bot-dreamy = l’esprit ailleurs : fait de temps en temps n’importe quoi
bot-grasping = prend ce qui est à prendre tout de suite, sans penser à la suite
bot-thrifty = économe : pèse ce que vaut chaque réponse et le risque d’être éliminé
bot-seasoned = a joué des millions de parties et joue d’instinct
bot-farsighted = continue la partie dans sa tête, dans bien des mondes possibles, avant de décider
unofficial = Broomstick est indépendant et non officiel : aucun des auteurs ou éditeurs des jeux n’y a pris part.

### Beaucoup de parties entre robots

series-there = { $file } a déjà { $games ->
        [one] une partie
       *[other] { $games } parties
    } de cette série ; le reste s’y ajoute.
series-progress = { $done } parties sur { $games } ({ $percent } %), { $rate } par seconde, encore { $left }
series-stopped = Arrêté : { $file } a { $done } parties sur { $games }. La même commande reprend à cet endroit.
series-end = { $file } a { $games ->
        [one] une partie.
       *[other] { $games } parties.
    }
trouble-series-game = À quel jeu faut-il jouer ? Nommez-le : broomstick games { $game } --out { $file }
trouble-series-out = Où faut-il écrire les parties ? Donnez un fichier : broomstick games { $game } --out { $file }
trouble-other-series = { $file } contient autre chose que les premières parties de cette série : donnez un autre fichier, ou demandez le même jeu, les mêmes robots et la même graine qu’avant.
trouble-damaged-series = { $file } est abîmé : la ligne { $line } n’est pas la partie qui devrait s’y trouver.
trouble-being-written = Un autre Broomstick est en train d’écrire dans { $file }.
trouble-player-gone = Un processus qui jouait s’est terminé. Ce qui est dans le fichier y reste, et la même commande reprend à cet endroit.

### Robots contre robots

arena-title = Arène : { $game }, à { $players }
arena-facts = { $games } parties, { $deals ->
        [one] une donne
       *[other] jusqu’à { $deals } donnes
    } par tablée, chacune à toutes les places des mêmes donnes ; graine { $seed }, Broomstick { $version }. Les intervalles contiennent la vérité 95 fois sur 100 ; une donne compte pour une valeur.
arena-wins = Part des victoires
arena-wins-say = Moyenne sur tous ceux parmi lesquels un robot a été mesuré, chacun comptant autant ; parmi ses semblables il gagnerait sa part. Une victoire partagée compte pour sa part. En pointillé : ce que ce serait si tous se valaient.
arena-wins-tables-say = Moyenne sur toutes les tables où un robot était assis. Une victoire partagée compte pour sa part. En pointillé : ce que ce serait si tous se valaient.
arena-ratings = Cotes
arena-ratings-say = Selon openskill (Plackett et Luce), d’après toutes les places de toutes les parties ; les intervalles viennent de donnes tirées de nouveau.
arena-no-ratings = Pas calculées : il manque openskill, que pip install "broomstick[arena]" ajoute.
arena-against = Qui gagne contre qui
arena-duels-say = Part des victoires, en centièmes, du robot de la ligne, seul parmi des robots de la colonne.
arena-tables-say = Combien de fois, en centièmes, le robot de la ligne est arrivé avant celui de la colonne.
arena-curves = Donne après donne
arena-curves-say = Comment la part des victoires s’est faite, avec son intervalle. En pointillé : ce que ce serait si tous se valaient ; en plein : la barre, s’il y en a une.
arena-deals = { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }
arena-among = { $bot } parmi { $rivals }
arena-every = Toutes les tablées
arena-line-up = tablée
arena-share = victoires
arena-points = points
arena-count = parties
arena-state = fin
arena-settled = tranché
arena-said = { $line } : { $share } en { $games } parties
arena-said-settled = { $line } : { $share } en { $games } parties, tranché
arena-rating = cote de { $bot } : { $rating }
arena-report = Le rapport est dans { $file }.
trouble-arena-either = Soit --among, soit --tables : avec --tables, tous ceux de --bots se rencontrent.
trouble-arena-too-few = Pour --tables, il faut au moins autant de robots différents que de joueurs : { $players }.
trouble-arena-alone = Un robot parmi ses semblables ne montre rien : nommez-en un autre derrière --bots ou --among.
trouble-arena-percent = { $option } : une part des victoires en centièmes, au-dessus de 0 et en dessous de 100.
trouble-arena-no-ray = Il manque Ray, que pip install "broomstick[ray]" ajoute.
trouble-at-least-one = { $option } doit être au moins 1, et non { $number }.

### Tables on the net

serve-address = Broomstick est à l’adresse
serve-no-page = Cette installation est venue sans la page : seuls des programmes peuvent s’asseoir. Dans les sources de Broomstick, « make play » la construit et l’ouvre.
serve-stop = Ctrl-C l’arrête. Chaque table est gardée et continue quand on le relance.
serve-foreign-host = Ce serveur n’est pas connu sous le nom par lequel vous venez. La personne qui l’exploite peut l’autoriser : broomstick serve --host-name NOM

### The command line

# argparse fills in the places marked with a percent sign itself, and puts a colon after the two headings.
cli-usage = usage :{ " " }
cli-arguments = à indiquer 
cli-options = options 
cli-help = afficher cette aide
cli-version = afficher la version
cli-version-compiled = broomstick { $version } (cœur compilé)
cli-version-plain = broomstick { $version } (Python pur)
cli-unrecognized = rien ne s’appelle %s ici
cli-required = il manque quelque chose : %s
cli-expected-one = il manque une valeur
cli-takes-none = ne prend pas de valeur, %r est donc de trop
cli-not-with = ne va pas avec %s
cli-invalid-value = %(value)r n’est pas un nombre
cli-invalid-choice = %(value)r n’existe pas ; possible : %(choices)s
cli-about = %(argument_name)s : %(message)s
cli-see-help = Voir : { $command } --help
cli-metavar-command = COMMANDE
cli-metavar-game = JEU
cli-metavar-file = FICHIER
cli-metavar-word = MOT
cli-metavar-number = N
cli-metavar-percent = POURCENT
cli-metavar-names = NOMS
cli-metavar-bots = ROBOTS
cli-metavar-seed = GRAINE
cli-metavar-viewer = QUI
cli-metavar-lang = LANGUE
cli-metavar-host = ADRESSE
cli-metavar-limit = NOM=NOMBRE
cli-metavar-name = NOM
cli-metavar-shell = SHELL
cli-lang = langue :
cli-description = Brave ou lâche : jouez dans le terminal, contre des robots ou à plusieurs sur un même clavier.
cli-examples = exemples :
cli-examples-broomstick =
    {"  "}broomstick play card-game                        vous contre trois robots
    {"  "}broomstick play card-game --names Ada,Ben,Cleo   à trois sur un clavier, avec un robot
    {"  "}broomstick resume                                reprendre la dernière partie quittée
    {"  "}broomstick rules card-game potion                ce que les règles disent des potions
    {"  "}broomstick play card-game --lang fr --plain      en français, pour un lecteur d’écran
cli-examples-learn =
    {"  "}broomstick learn card-game                       votre première partie
    {"  "}broomstick learn broom-service clouds            sa deuxième leçon
cli-examples-play =
    {"  "}broomstick play card-game --players 6 --seed 7   à six, une donne que l’on peut rejouer
    {"  "}broomstick play card-game --bots thrifty,random,random --seat 2 --names Ada
    {"  "}broomstick play card-game --people 4             à quatre sur un clavier, sans robot
    {"  "}broomstick play card-game --data box.toml        avec les nombres de votre propre boîte
    {"  "}broomstick play witchs-brew --barred-roles       Witch’s Brew avec des rôles interdits
    {"  "}broomstick play broom-service --storm-clouds     Broom Service avec les nuages d’orage
    {"  "}broomstick play broom-service --board back       au verso, avec tuiles Forêt et tuiles Colline
    {"  "}broomstick play broom-service --board back --storm-clouds --extra-tiles --expansion-cards
    {"  "}broomstick play broom-service --board map.toml   sur un plateau à vous
cli-examples-resume =
    {"  "}broomstick resume                                la dernière partie quittée
    {"  "}broomstick resume --list                         toutes les parties à reprendre
    {"  "}broomstick resume friday                         la partie du fichier « friday »
cli-examples-replay =
    {"  "}broomstick replay                                la dernière partie, coup par coup
    {"  "}broomstick replay friday --as Ada --round 3      ce que voyait Ada, dès la manche 3
    {"  "}broomstick replay friday --all                   toute l’histoire d’un coup
cli-examples-check =
    {"  "}broomstick check friday box.toml
cli-examples-games =
    {"  "}broomstick games                                 les jeux et les robots disponibles
    {"  "}broomstick games card-game --bots thrifty --games 100000 --out parties.jsonl
    {"  "}broomstick games card-game --players 3 --bots thrifty,random,random --seed 7 --out parties.jsonl
cli-examples-arena =
    {"  "}broomstick arena card-game --bots bold careful thrifty --games 1000
    {"  "}broomstick arena witchs-brew --players 3 --bots thrifty --among bold greedy random
    {"  "}broomstick arena broom-service --bots denying --among thrifty@1 --bar 25 --games 4000
cli-examples-rules =
    {"  "}broomstick rules card-game                       les règles en bref
    {"  "}broomstick rules card-game égalité               ce qu’elles disent des égalités
    {"  "}broomstick rules card-game --all                 toutes les règles
cli-examples-serve =
    {"  "}broomstick serve                                 sur cette machine, dans votre navigateur
    {"  "}broomstick serve --host 0.0.0.0 --port 8000      pour les autres de votre réseau aussi
cli-examples-completion =
    {"  "}eval "$(broomstick completion bash)"             pour ce shell ; à garder dans ~/.bashrc
    {"  "}broomstick completion zsh >~/.zfunc/_broomstick
    {"  "}broomstick completion fish >~/.config/fish/completions/broomstick.fish
cli-learn = apprendre un jeu à la table : on vous explique pendant que vous jouez
cli-play = jouer contre des robots, ou à plusieurs sur un même clavier
cli-resume = reprendre une partie
cli-replay = revoir une partie, coup par coup
cli-check = dire si des parties sauvegardées ou du matériel sont en ordre
cli-rules = les règles d’un jeu : en bref, autour d’un mot, ou toutes
cli-games = les jeux et les robots disponibles ; avec un jeu et --out, beaucoup de parties dans un fichier
cli-arena = faire jouer des robots contre des robots, à toutes les places des mêmes donnes, et dire leur force
cli-serve = des tables en réseau : joueurs, robots et programmes y viennent de leur propre machine
cli-completion = laisser le shell compléter les mots avec la touche Tab
cli-game = au choix :
cli-lesson = la leçon ; sans elle, la première
cli-metavar-lesson = LEÇON
cli-option-anew = tout recommencer, même si la leçon est à moitié faite
cli-file-resume = la partie ; sans cela, la dernière quittée
cli-file-replay = la partie ; sans cela, la dernière
cli-file-check = parties sauvegardées, enregistrements ou matériel (.toml)
cli-rules-word = ce que l’on cherche
cli-shell = quel shell
cli-option-players = joueurs à la table, personnes et robots (4)
cli-option-people = nombre de personnes qui partagent ce clavier (1)
cli-option-names = noms des personnes, avec des virgules ; plusieurs se partagent le clavier
cli-option-bots = une sorte pour tous ou une pour chacun, avec des virgules (thrifty) ; « broomstick games » les énumère, {"module:Class"} en est un à vous
cli-option-other-bots = robots pour la suite de la partie, à la place de ceux d’avant
cli-option-seat = où la première personne est assise, en comptant à partir de 1 (1)
cli-option-starter = la place qui commence, en comptant à partir de 1 ; sans cela, la graine la tire au sort
cli-option-seed = un nombre ou un mot ; le même redistribue les mêmes cartes
cli-option-barred-roles = interdire des rôles à chaque manche (Witch’s Brew, à 3 ou 4)
cli-option-board = jouer à Broom Service sur ce plateau : front, back, ou le fichier d’un plateau (.toml)
cli-option-storm-clouds = avec les nuages d’orage (Broom Service)
cli-option-heavy-clouds = avec tant de gros nuages en plus des nuages d’orage (Broom Service)
cli-option-mountain-tiles = avec des tuiles et des amulettes sur les montagnes (Broom Service ; toujours au verso)
cli-option-extra-tiles = avec une tuile de plus de chaque sorte (Broom Service avec tuiles Montagne, ou au verso)
cli-option-expansion-cards = avec les cartes de la première extension (Broom Service)
cli-option-data = matériel de votre propre boîte, un fichier TOML
cli-option-save = sauvegarder la partie dans ce fichier plutôt que dans votre dossier de parties
cli-option-quick = jouer les réponses courtes sans demander confirmation
cli-option-plain = ni couleurs, ni cadres, rien de redessiné : pour lecteurs d’écran et redirections
cli-option-list = énumérer les parties à reprendre
cli-option-as = point de vue : un nom, le numéro d’une place, « ouvert » ou « public »
cli-option-round = commencer à cette manche
cli-option-all = tout d’un coup
cli-option-game = à quel jeu appartient le matériel (card-game)
cli-option-games = combien de parties le fichier doit avoir (1000)
cli-option-arena-bots = qui est mesuré : chacun seul parmi d’autres de chaque autre sorte
cli-option-among = parmi qui ils s’assoient (les uns les autres)
cli-option-tables = plutôt : chaque choix d’autant de robots différents qu’il y a de joueurs
cli-option-arena-games = parties de chaque tablée (1000)
cli-option-bar = finir une tablée dès que sa part des victoires est sûrement au-dessus ou en dessous
cli-option-precision = finir une tablée dès que sa part des victoires est connue à cela près
cli-option-ray = jouer sur cette grappe Ray ({"auto"} : celle dont cette machine fait partie)
cli-option-records = garder aussi ce qui a été joué, pas seulement l’issue
cli-option-arena-out = garder les parties dans ce fichier (un fichier nommé d’après la demande) et y reprendre
cli-option-report = écrire le rapport dans ce fichier (comme --out, en .html)
cli-option-out = le fichier : une partie par ligne, en JSON. S’il existe, on y ajoute ce qui manque
cli-option-cores = le nombre de processus (un par processeur)
cli-option-port = le port d’écoute (le premier libre à partir de 8617)
cli-option-host = l’adresse d’écoute ; 0.0.0.0 laisse entrer les autres (127.0.0.1)
cli-option-host-name = un nom par lequel on peut venir, comme celui qu’un mandataire transmet ; * les autorise tous
cli-option-limit = une autre limite que la limite habituelle, par exemple connections=500 ; docs/server.md les énumère
cli-option-database = garder les tables dans ce fichier plutôt que dans votre dossier de données
cli-option-private = où les autres processus de la même base PostgreSQL joignent celui-ci : HÔTE ou { "HÔTE:PORT" }
cli-option-no-browser = ne pas ouvrir de navigateur
cli-metavar-level = NIVEAU
cli-option-log = tenir un journal sur la sortie d’erreur, une ligne de JSON pour tout ce qui a été refusé, a échoué ou a été lent, à partir de ce niveau
cli-option-access-log = y noter aussi chaque requête, avec l’adresse d’où elle vient
cli-option-metrics = laisser Prometheus lire des nombres à ce port de cette machine, ou à { "ADRESSE:PORT" }
cli-option-forget-after = supprimer une table où rien ne s’est passé depuis tant de jours (jamais)
cli-option-drain = secondes pendant lesquelles on joue encore quand le serveur doit s’arrêter (0)
trouble-metrics-package = Pour --metrics il faut un paquet de plus : pip install 'broomstick[metrics]'

### Les tables, pour qui fait tourner un serveur (broomstick admin)

cli-metavar-task = TÂCHE
cli-metavar-table = TABLE
cli-metavar-backup = SAUVEGARDE
cli-metavar-version = VERSION
cli-examples-admin =
    {"  "}broomstick admin tables                          les tables ouvertes
    {"  "}broomstick admin backup ce-soir.backup           une copie de tout, pendant qu’on joue
    {"  "}broomstick admin check                           si toutes les tables sont entières
cli-admin = prendre soin des tables d’un serveur, même pendant qu’il tourne
cli-admin-tables = les tables ouvertes : identifiant, code, jeu, dernière décision, entrées, octets
cli-admin-sizes = combien il y a de tout
cli-admin-connected = quels serveurs tournent, et qui y est connecté
cli-admin-check = si chaque table est entière (état de sortie 1 sinon)
cli-admin-show = une table : qui y est assis, et si elle est entière
cli-admin-export = tout ce qui est conservé d’une table, en JSON, avec les secrets de la partie
cli-admin-repair = réparer une table endommagée avec ce qu’une sauvegarde en a
cli-admin-close = finir une table ouverte : plus personne n’y joue, son code est libre, son journal reste
cli-admin-delete = ne rien garder d’une table
cli-admin-tidy = supprimer les tables où rien ne s’est passé depuis tant de jours
cli-admin-backup = tout copier dans un fichier, pendant qu’on joue, avec tous les secrets
cli-admin-restore = remettre une sauvegarde dans une base vide ou qui n’existe pas encore
cli-admin-vacuum = rendre au disque la place de ce qui a été supprimé
cli-admin-migrate = mettre la base à jour, ou la ramener à une version antérieure
cli-admin-the-table = l’identifiant d’une table, comme le donne « broomstick admin tables »
cli-admin-the-backup = le fichier de la sauvegarde
cli-admin-the-file = le fichier à écrire, ou « - » pour ici
cli-admin-finished-too = les parties finies aussi
cli-admin-largest = tant des plus grandes
cli-admin-json = en JSON, pour des programmes
cli-admin-cut = là où la sauvegarde ne l’a pas non plus, finir la partie avant ce qui est perdu
cli-admin-yes = le faire, et non seulement dire ce qui serait fait
cli-admin-finished-for = les parties finies depuis tant de jours
cli-admin-idle-for = les tables ouvertes sans mouvement depuis tant de jours
cli-admin-back-to = la version de la base à laquelle revenir, par exemple 0001
admin-no-tables = Il n’y a pas de telles tables.
admin-over = finie
admin-sizes = { $open } tables ouvertes et { $finished } finies, avec { $entries } entrées, { $envelopes } réponses scellées et { $chat } lignes de conversation ; { $bytes } octets en tout.
admin-nobody-serves = Aucun serveur n’a donné signe dans la dernière minute.
admin-serving = { $process }, depuis { $since } : { $tables } tables, { $people } personnes et { $watching } qui regardent.
admin-at-table = · { $table } : places { $seats }, { $watching } qui regardent
admin-checked = { $tables } tables examinées, dont { $damaged } endommagées.
admin-sound = La table { $table } est entière : { $entries } entrées ; { $state }.
admin-is-open = elle est ouverte
admin-is-over = la partie est finie
admin-is-closed = elle a été fermée
admin-damaged = La table { $table } est endommagée ; { $entries } entrées sont là.
admin-fault = { $number ->
        [0] ce qui appartient à la table
       *[other] entrée { $number }
    } : { $fault ->
        [missing] manque
        [unreadable] ne peut pas être lue
        [changed] n’est pas ce qui a été écrit
       *[other] mène ailleurs qu’elle ne dit
    }
admin-exported = Tout est dans { $file }, secrets compris : garde ce fichier pour toi.
admin-repaired = La table { $table } est de nouveau entière : { $count } entrées viennent de la sauvegarde, { $lost } sont perdues.
admin-closed = La table { $table } est fermée.
admin-deleted = { $count ->
        [one] { $count } table est supprimée.
       *[other] { $count } tables sont supprimées.
    }
admin-would-delete = { $count ->
        [one] { $count } table serait supprimée ; --yes le fait.
       *[other] { $count } tables seraient supprimées ; --yes le fait.
    }
admin-backed-up = { $file } contient { $tables } tables avec { $entries } entrées et tous les secrets : garde ce fichier là où personne d’autre ne le lit.
admin-restored = { $tables } tables avec { $entries } entrées sont de retour.
admin-vacuumed = C’est fait.
admin-migrated = La base est à la version { $version }.
trouble-no-database = Il n’y a pas de base { $place }. Nomme-la par --database ou DATABASE_URL.
trouble-backup-there = { $file } existe déjà, et rien n’est écrasé. Nomme un autre fichier.
trouble-no-backup = { $file } ne peut pas servir de sauvegarde : { $why }
trouble-database-not-empty = Il y a déjà des tables dans cette base. Une sauvegarde ne va que dans une base vide ou qui n’existe pas encore.
trouble-repair-would-lose = La sauvegarde n’a pas non plus ce qui manque : les entrées { $entries } seraient perdues. Prends une sauvegarde plus récente, ou laisse la partie finir avant elles par --cut.
trouble-repair-nothing-left = Il ne reste rien de cette table, ici ou dans la sauvegarde, par quoi une partie pourrait commencer.
trouble-no-such-table = Il n’y a pas de table { $table }. « broomstick admin tables --finished » les donne toutes.
trouble-no-open-table = Aucune table { $table } n’est ouverte. « broomstick admin tables » donne celles qui le sont.
trouble-say-yes = Ce qui est supprimé l’est pour toujours. Si c’est voulu, dis-le par --yes.
trouble-tidy-what = Dis de quel âge : --finished JOURS pour les parties finies, --idle JOURS pour les tables ouvertes.

### Drawn in colour

word-this-round = Cette manche
word-last-round = Manche précédente
word-swept-by = par { $name }

### A lesson

learn-title = { $title }, environ { $minutes } minutes. Vous pouvez partir à tout moment et continuer plus tard.
learn-says = ({ $step } sur { $of }) { $text }
learn-go-on = Entrée : continuer
learn-how = Entrée continue. « { $state } » montre la table, « { $log } » ce qui s’est passé, « { $quit } » quitte ; la leçon est gardée.
learn-only = Ici, la leçon demande autre chose. Bientôt, vous choisirez librement.
learn-next = C’était la leçon. La suivante :
learn-play = C’était la leçon. Maintenant, une vraie partie :
