# Words of the page, in French. Said in web/src.
# The marks ! ? ; : and the inside of « » have a narrow no-break space (U+202F); apostrophes are typographic.

### Everywhere

page-settings = Réglages
page-text-mode = Mode texte
page-language = Langue : { $language }
page-theme = Jour ou nuit
page-help = Touches
page-close = Fermer
page-cancel = Annuler
page-vp = PV
page-plus = +{ $points }
page-you = vous
page-bot = robot
page-brave = Brave
    .key = B
page-cowardly = Lâche
    .key = L
page-finished = Terminée
page-round = Manche { $round } sur { $rounds }
page-round-none = Avant la manche 1
page-absent = On attend { $name }, qui n’est plus là depuis { $time }.
page-coming = encore à venir à la fin
page-leads = commence
page-leads-who = { $who ->
        [you] Vous commencez
       *[other] { $name } commence
    }
page-clock = Temps restant
page-clock-days = { $days } j { $hours } h
page-link-connecting = Connexion…
page-link-lost = La connexion est coupée. Nouvel essai…
page-sending = Envoi…
page-sending-kept = Pas encore envoyé. Cela part dès que la connexion revient.
page-sent = C’est bien arrivé.
page-asked-late = En attente du serveur…
page-asked-silent = Le serveur ne répond pas. On attend toujours…
page-part-missing = Une partie de cette page n’a pas pu être chargée : la connexion a échoué, ou la page a été renouvelée.
page-part-unreachable = Le serveur est injoignable pour le moment. Rien n’est perdu ; réessayez dans un instant.
page-part-again = Recharger la page

### Keys

page-key-pick = choisir ce qui porte ce chiffre
page-key-brave = être brave
page-key-cowardly = être lâche
page-key-commit = c’est choisi, quand le choix est complet
page-key-leave = fermer une fenêtre ou une bulle
page-key-history = revenir en arrière et avancer dans la partie ; dans un groupe, aller de bulle en bulle
page-key-rules = règles de la bulle ouverte
page-key-hint = un conseil
page-key-undo = reprendre son choix
page-key-skip = passer l’attente des robots
page-key-text = mode texte, et retour
page-key-help = afficher cette liste
page-key-tab = d’une chose à l’autre ; celle qui est active dit ce qu’elle est
page-key-note = Aucune touche n’agit pendant que vous écrivez dans un champ.

### Home

page-home-title = Brave ou lâche ?
page-home-pitch = Un jeu de sorcières, de balais et de sang-froid. Jouez une sorcière, visez le gros lot, et espérez que personne après vous ne soit plus brave.
page-home-play = Jouer
page-home-code = Code d’une table
page-home-code-example = Code, p. ex. OWLS
page-home-join = Rejoindre
page-home-note = Un clic : vous et trois robots. Ni compte, ni installation.
page-home-games = Jeux
page-home-bots = Jouer contre des robots
page-home-new = Nouvelle table
page-home-tables = Vos tables
page-home-waiting = aux autres de jouer
page-home-gathering = attend du monde
page-home-yours = { $count ->
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
page-home-over = Tables terminées
page-home-place = { $place ->
        [1] Gagné
       *[other] Place { $place } sur { $players }
    }
page-home-again = Revoir la table { $code }
page-home-all = Voir les { $count }
page-home-forget = Oublier la table { $code }
page-home-forget-sure = Ce navigateur oubliera la place. Sans son lien, personne ne pourra s’y rasseoir. Oublier la table { $code } ?
page-home-forget-yes = L’oublier
page-home-code-wrong = Un code a quatre lettres, ou quelques-unes de plus.
page-game-facts = { $fewest } à { $most } joueurs · environ { $minutes } minutes

### A new table

page-new-title = Nouvelle table
page-new-seats = Places
page-new-name = Nom à la place { $seat }
page-new-kind = Qui occupe la place { $seat }
page-new-you = Votre nom
page-new-person = Nom
page-new-open = Quelqu’un d’autre
page-new-open-note = viendra par lien ou par code
page-kind-person = Ici
page-kind-bot = Robot
page-kind-open = Par lien
page-new-add = Ajouter une place
page-new-remove = En retirer une
page-new-pace = Rythme des robots
page-new-pace-note = Le temps qu’un robot attend avant de parler. Vous pouvez toujours passer l’attente.
page-pace-once = Aussitôt
page-pace-quick = Vif
page-pace-calm = Calme
page-pace-slow = Lent
page-new-shared = Plusieurs personnes sur cet appareil : un rideau tombe entre leurs tours.
page-new-seal = Mélange loyal : son sceau est montré à l’ouverture de la table.
page-new-open-table = Ouvrir la table
page-new-bot = Robot à la place { $seat }
page-new-up = Monter la place { $seat }
page-new-drop = Retirer la place { $seat }
page-new-starter = Qui commence
page-new-starter-random = Tirage au sort
page-new-seat = Place { $seat }
page-new-clock = Pendule
page-clock-none = Sans
page-clock-bank = Pendule
page-clock-slow = Jours
page-new-minutes = Minutes par personne
page-new-increment = Secondes ajoutées après chaque décision
page-new-days = Jours par décision
page-new-between = Un nombre entier de { $least } à { $most }, s’il vous plaît.
page-new-wait = Si quelqu’un s’absente
    .after = un robot peut jouer après { $span }
page-new-hide = Cacher qui choisit encore
    .note = Le temps de réflexion en dit long, lui aussi.
page-new-hints = Permettre les conseils
    .note = Chacun peut demander ce que ferait un robot.
page-new-nobody = Au moins une place doit être ici : la vôtre.
page-new-twice = Quelqu’un d’autre à cette table porte ce nom.
page-new-open-wait = On attend une place vide quand vient son tour ; vous pourrez y mettre un robot plus tard.
page-new-barred-roles = Rôles interdits
    .note = À chaque manche, personne ne peut choisir un certain rôle ; à trois, deux rôles.
page-new-storm-clouds = Nuages d’orage
    .note = Parmi les nuages, certains font davantage quand on les chasse, ou tant qu’ils sont là.
page-new-mountain-tiles = Tuiles Montagne
    .note = Chaque montagne a une tuile, à utiliser quand on y vient pour la première fois, et une amulette pour chacun.
    .always = toujours au verso
page-new-heavy-clouds = Gros nuages en jeu
    .note = S’il y en a moins, il y a plus de nuages d’orage sur le plateau.
page-new-board = Face du plateau
page-new-board-front = Recto
    .note = Le premier plateau : 24 régions, pour les premières parties.
page-new-board-back = Verso
    .note = Un plateau plus grand avec des îles, toujours avec les tuiles Montagne, Forêt et Colline ; les balais turbo sautent vers les cercles de pierres.
page-new-extra-tiles = Tuiles supplémentaires
    .note = On mélange une tuile de plus de chaque sorte ; certaines donnent aussi quelque chose aux autres.
    .needs = seulement avec les tuiles Montagne
page-new-expansion-cards = Cartes Extension
    .note = Deux pioches : les lâches peuvent prendre une carte, ou en utiliser une, au lieu d’agir.
page-new-option-players = de { $fewest } à { $most } joueurs

### Joining

page-join-title = Table { $code }
page-join-name = Votre nom
page-join-seat = Votre place
page-join-free = libre
page-join-sit = Prendre place
page-join-watch = Seulement regarder
page-join-full = Toutes les places sont prises. Vous pouvez regarder.
page-join-over = Cette partie est finie. Vous pouvez la regarder.
page-join-agreed = Ce qui est convenu
page-join-any = N’importe quelle place libre
page-agreed-bank = { $minutes ->
        [one] { $minutes } minute par personne, plus { $seconds } s après chaque décision
       *[other] { $minutes } minutes par personne, plus { $seconds } s après chaque décision
    }
page-agreed-days = { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
page-agreed-no-clock = sans pendule
page-span-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
page-span-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-span-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
page-span-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
page-agreed-wait = en cas d’absence : un robot après { $span }
page-agreed-hidden = personne ne voit qui choisit encore
page-agreed-barred-roles = rôles interdits
page-agreed-storm-clouds = nuages d’orage
page-agreed-mountain-tiles = tuiles Montagne
page-agreed-heavy-clouds = { $count } gros nuages
page-agreed-board-back = le verso du plateau
page-agreed-extra-tiles = tuiles supplémentaires
page-agreed-expansion-cards = cartes Extension
page-agreed-players = { $count } joueurs

### The table

page-stick = Ce tour
page-stick-picking = Choix
page-stick-turn = Tour { $turn }
page-stick-led = { $who ->
        [you] commencé par vous
       *[other] commencé par { $name }
    }
page-stick-brave = brave
page-stick-cowardly = lâche
page-stick-next = « Au suivant ! »
page-stick-out = carte éliminée
    .short = éliminée
page-stick-out-by = { $who ->
        [you] par vous
       *[other] par { $name }
    }
page-stick-wait = va parler
page-stick-empty = sans carte
page-stick-picks = choisit
page-stick-now = parle
page-stick-your-call = à vous
page-stamp = éliminée par { $name }
page-side = Journal et discussion
page-tabs = Parties de la table
page-room-players = Tour et joueurs
page-tab-table = Table
page-tab-log = Journal
page-tab-chat = Discussion
page-log = Journal
page-log-turn = Tour { $turn } · { $role }
page-log-new = nouveau
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-field = Dire quelque chose
page-chat-send = Dire
page-chat-watcher = Quelqu’un qui regarde

### The decision

page-decision = Décision
page-risk-nobody = { $who ->
        [you] Personne ne peut vous éliminer.
       *[other] Personne ne peut éliminer { $name }.
    }
page-risk-overtakers = { $after } à parler encore ; { $count ->
        [one] { $count } peut { $who ->
                [you] vous éliminer
               *[other] éliminer { $name }
            } avec des cartes inconnues : { $names }.
       *[other] { $count } peuvent { $who ->
                [you] vous éliminer
               *[other] éliminer { $name }
            } avec des cartes inconnues : { $names }.
    }
page-risk-knocks-out = Élimine la carte : { $name }.
page-risk-safe = Tout de suite à vous ; personne ne peut rien y changer.
    .idle = La carte est jouée sans effet.
page-risk-stays = Tout de suite à vous. { $name } reste brave.
    .idle = La carte est jouée sans effet. { $name } reste brave.
page-card-past = { $how ->
        [brave] tour { $turn } : brave
        [out] tour { $turn } : éliminée
       *[cowardly] tour { $turn } : lâche
    }
page-card-hopes = rien n’est encore joué
page-waiting = On attend { $names }.
page-take-back = Reprendre mon choix
page-skip = Passer l’attente
page-watching = Vous regardez.

### Picking

page-pick-secret = Secret jusqu’à ce que tout le monde soit prêt. D’ici là, le choix peut changer à tout moment.
page-pick-ready-list = Qui est prêt
page-pick-ready = c’est fait
page-pick-choosing = choisit
page-pick-last = Manche { $round } : qui a joué quoi
page-pick-count = { $have } sur { $count }
page-pick-chosen = choisie
page-pick-same = Comme à la manche précédente
page-pick-same-short = Comme avant
page-pick-missing = Encore { $count }
page-pick-done = C’est choisi
page-pick-change = Changer d’avis

### The curtain

page-curtain-pass = Passez l’appareil :
page-curtain-call = Une décision attend à la table { $code }. Tous les autres regardent le plafond.
page-curtain-open = C’est moi, { $name } : ouvrir le rideau
page-curtain-note = Toutes les autres cartes sont rangées. Rien n’en reste sur cette page.
page-curtain-i-am = C’est moi, { $name }
page-curtain-table = Voir la table
page-curtain-change = Changer les choix : { $name }
page-curtain-who = Qui veut regarder ?
page-curtain-who-note = Sur cet appareil, personne n’a de décision à prendre à la table { $code }. Chacun peut regarder ses propres cartes.
page-shared-here = Sur cet appareil
page-shared-next = { $name } décide
page-shared-close = Fermer le rideau
page-shared-everybody = La table, telle que tout le monde la voit
page-beside-join = Sur cet appareil, { $names } est déjà à la table. Une autre place prise ici se joue à côté : un rideau tombe entre les tours.
page-beside-back = Continuer : { $names }
page-beside-title = Jouer aussi cette place sur cet appareil ?
page-beside-why = Sur cet appareil, { $here } joue déjà à la table { $code }. Ce lien ouvre une autre place : { $name }. Avec les deux ici, un rideau tombe entre leurs tours.
page-beside-yes = Oui, les deux jouent ici
page-beside-no = Non, seulement { $here }

### The end

page-end-wins-by = { $who ->
        [you] Vous gagnez de { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
       *[other] { $name } gagne de { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }
page-end-wins = { $who ->
        [you] Vous gagnez
       *[other] { $name } gagne
    }
page-end-shared = { $names } partagent la victoire
page-end-nerve = { $brave ->
        [one] { $brave } fois brave
       *[other] { $brave } fois brave
    }, { $out ->
        [0] jamais de carte éliminée.
        [one] { $out } carte éliminée.
       *[other] { $out } cartes éliminées.
    }
page-end-bot = Le robot nous prie de dire que c’était de la chance.
page-course = Le cours de la partie
page-course-note = points après chaque manche
page-course-start = début
page-award-brave = Cœur le plus brave
    .count = { $count ->
        [one] { $count } fois brave
       *[other] { $count } fois brave
    }
    .each = { $count ->
        [one] { $count } fois brave, à égalité
       *[other] { $count } fois brave, à égalité
    }
page-award-out = Record d’éliminations
    .count = { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }
    .each = { $count ->
        [one] { $count } fois, à égalité
       *[other] { $count } fois, à égalité
    }
page-award-cowardly = Meilleure cachette
    .count = { $count ->
        [one] { $count } fois lâche
       *[other] { $count } fois lâche
    }
    .each = { $count ->
        [one] { $count } fois lâche, à égalité
       *[other] { $count } fois lâche, à égalité
    }
page-end-rematch = Rejouer ensemble
page-end-look = Regarder la table
page-seal-opened = Le sceau est ouvert : vérifiez le mélange
page-seal-shown = Sceau montré au début
page-seal-seed = Graine
page-seal-salt = Sel
page-seal-check = Le sceau est le SHA-256 de la graine suivie directement du sel.

### Regarder en arrière

page-past = Retour en arrière
page-past-turn = Manche { $round }, tour { $turn }
page-past-picking = Manche { $round }, choix
page-past-end = La fin
page-past-then = Retour en arrière : { $name }
page-past-again = À revoir : { $name }
page-past-step = étape { $step } sur { $steps }
page-past-slider = Moment de la partie
page-past-back = Un pas en arrière
page-past-forward = Un pas en avant
page-past-play = Lecture
page-past-pause = Pause
page-past-round = À la manche { $round }
page-past-eyes = Vue par
page-past-open = toutes cartes ouvertes
page-past-public = le public
page-past-link = Copier le lien
page-past-now = Revenir au présent
page-past-leave = À la table
page-past-skip = Passer
page-past-your-call = C’est à vous maintenant.
page-past-loading = On tourne les pages en arrière …
page-copied = Copié
page-meanwhile = { $count ->
        [one] Montrer ce qui s’est passé entre-temps (1)
       *[other] Montrer ce qui s’est passé entre-temps ({ $count })
    }
page-meanwhile-not = Pas maintenant
page-since = Depuis votre dernière décision : { $change }.
page-since-map = Nouveau depuis votre dernière décision.
page-round-account = La manche { $round } a rapporté
page-log-tools = De qui, et le journal en texte
page-log-only = Seulement { $name }
page-log-copy = Copier le journal
page-log-save = Enregistrer le journal en texte
page-log-then = Montrer la table telle qu’elle était alors
page-replay-not-over = Cette partie n’est pas finie. Ce que les autres ont vu s’ouvre à la fin.
page-end-watch = Revoir la partie
page-open-picked = choix
page-open-played = jouée

### Was the shuffle fair?

page-fair-title = Mélange honnête
page-fair-link = Vérifiez-le ici
page-fair-question = Le mélange était-il honnête ?
page-fair-how = Avant que personne ne s’asseye, la table a montré un sceau : un nombre calculé à partir d’une graine et d’un sel que personne n’avait vus. Puis chacun a ajouté un nombre au mélange, et les cartes ont été tirées de tout cela. Après la partie, tout est montré. Si tout correspond, personne n’a choisi la donne ni n’a pu la changer en route. Ce navigateur fait le calcul lui-même.
page-fair-not-found = Cette table n’est pas connue ici. Collez un sceau, une graine et un sel pour les vérifier.
page-fair-running = La partie n’est pas finie. La graine et le sel trahiraient toutes les cartes cachées : ils sont montrés à la fin. Revenez alors.
page-fair-yes = Le sceau tient.
page-fair-no = Quelque chose ne concorde pas.
page-fair-first-good = C’est bien le sceau que ce navigateur a vu en arrivant à la table.
page-fair-first-bad = En arrivant à la table, ce navigateur avait vu un autre sceau.
page-fair-first-unknown = Ce navigateur n’a pas noté le sceau au début ; comparez-le avec quelqu’un qui l’a fait.
page-fair-opens-good = La graine et le sel donnent exactement ce sceau.
page-fair-opens-bad = La graine et le sel ne donnent pas ce sceau.
page-fair-shares-good = Ce que chacun a ajouté, ce sont bien les nombres annoncés avant que le premier soit ouvert.
page-fair-shares-bad = Ce que chacun a ajouté, ce ne sont pas les nombres annoncés.
page-fair-shares-unknown = Ce que chacun a ajouté correspond à ce qui, d’après le serveur, avait été annoncé ; ce navigateur ne l’a pas noté lui-même.
page-fair-own-good = Le nombre tiré par ce navigateur est dans la donne.
page-fair-own-bad = Le nombre tiré par ce navigateur n’est pas dans la donne.
page-fair-own-unknown = Aucun nombre de ce navigateur n’est dans la donne : il n’en a pas tiré, ou trop tard.
page-fair-line = Ce que chacun a ajouté, dans l’ordre des places (un tiret pour rien)
page-fair-dealt-seed = Le SHA-256 de tout cela, séparé par des espaces, dont les cartes ont été tirées :
page-fair-parts = Ce que chacun a ajouté
page-fair-parts-how = Chaque appareil a tiré un nombre au hasard en arrivant, et n’en a dit que le SHA-256. Quand tout le monde était là, tous ont été ouverts et mêlés à la graine scellée. Tant qu’un seul d’entre eux vient du hasard, personne n’a choisi la donne.
page-fair-part-none = rien
page-fair-part-commit = annoncé :
page-fair-part-value = ouvert :
page-fair-part-left-out = pas ouvert à temps : les cartes ont été distribuées sans
page-fair-part-good = Cela correspond.
page-fair-part-bad = Cela ne correspond pas.
page-fair-dealt-good = La partie enregistrée a été donnée à partir de cela, exactement.
page-fair-dealt-bad = La partie enregistrée a été donnée à partir d’autre chose.
page-fair-computed = Le SHA-256 de cette graine et de ce sel :
page-fair-again = Rejouer toute la partie
page-fair-again-how = La partie enregistrée contient la graine, le sel et toutes les décisions. Avec Broomstick sur votre propre machine, vous pouvez la redonner et la rejouer, carte par carte :
page-fair-download = Télécharger la partie

### Tips: what everything on the table is

page-tip-more = Plus dans les règles
page-tip-points = { $name } : { $points } jusqu’ici
page-tip-stock-hand = { $count ->
        [0] Aucune en main.
        [one] { $count } carte en main, choisie pour cette manche.
       *[other] { $count } cartes en main, choisies pour cette manche.
    }
page-tip-person-bot = Un robot du genre { $bot }. Il voit ce que verrait un joueur à sa place.
page-tip-person-here = Regarde la table en ce moment.
page-tip-person-away = Ne regarde pas la table en ce moment.
page-tip-perch-now = Doit décider maintenant.
page-tip-perch-empty = N’a plus de cartes et dira « Au suivant ! ».
page-tip-perch-picking = Tout le monde choisit en secret. Personne d’autre ne voit un choix avant qu’il soit joué.
page-tip-perch-after = Vont encore parler : { $names }.
page-tip-perch-nobody = Personne ne parle après.
page-tip-perch-leads = Commence ce tour. Qui est brave en dernier commence le suivant.
page-tip-leads = { $who ->
        [you] Vous commencez le premier tour de cette manche
       *[other] { $name } commence le premier tour de cette manche
    }
page-tip-leads-why = Qui a été brave en dernier commence ; puis les autres répondent dans le sens horaire.
page-tip-clock = Temps restant : { $name }
page-tip-clock-how = Il court tant qu’une décision est due. Quand il est écoulé, le programme décide.
page-tip-code = Les autres rejoignent la table avec le code { $code }.
page-tip-seal = Sceau de la donne : { $seal }
page-tip-seal-how = La graine était fixée avant que personne ne s’asseye. À la fin le sceau est ouvert, et chacun peut vérifier la donne.
page-tip-link = Ce que vous choisissez maintenant est gardé ici et envoyé dès que le serveur répond. Rien n’est envoyé deux fois.
page-tip-ready = { $who ->
        [you] C’est prêt. On peut changer de choix tant que tout le monde n’est pas prêt.
       *[other] Choix fait : { $name }. On peut en changer tant que tout le monde n’est pas prêt.
    }
page-tip-choosing = { $who ->
        [you] Vous choisissez encore. Personne ne voit combien de cartes sont choisies.
       *[other] { $name } choisit encore. Personne ne voit combien de cartes sont choisies.
    }
page-tip-full = Vous en avez déjà choisi { $count } : remettez-en une d’abord.
page-tip-skip = Les robots parlent aussitôt, tant que vous n’attendez personne d’autre.
page-tip-text-mode = Toute la partie en mots, avec un champ où taper.
page-tip-theme = Papier clair ou clair de lune.

### Tips: the log, the chat, and every page around the table

page-pair = { $first } : { $second }
page-tip-log-new = Nouveau depuis votre dernière décision.
page-tip-log-only = Un second appui montre de nouveau tout le monde.
page-tip-log-text = En simple texte, et seulement les lignes affichées.
page-tip-seat = Un appui montre qui est assis ici et ce qu’on peut faire de la place.
page-tip-chat-phrases = Des lignes qu’il ne faut pas écrire.
page-tip-chat-phrase = Dit aussitôt à toute la table.
page-tip-chat-mute = Seul ce navigateur cache ce qui est écrit. Personne n’en sait rien.
page-tip-chat-hidden = Vous avez choisi de ne plus lire qui a écrit cela.
page-tip-chat-field = Toute la table le lit, et le public aussi.
page-chat-seated = Il faut une place à la table pour écrire ici.
# Beside the field: heart-table-talk in a line.
page-chat-before = Toute personne qui vient à la table lit ceci, même pour regarder seulement.
page-chat-table-talk = Avant votre tour : pas un mot, pas un indice sur le rôle annoncé.
page-tip-award-brave = Combien de fois brave, que cela ait tenu ou non.
page-tip-award-out = Combien d’éliminations subies.
page-tip-award-cowardly = Combien de fois lâche.
page-tip-rematch = Une nouvelle table avec les mêmes personnes, robots et règles. Celle-ci reste telle quelle.
page-tip-end-watch = Depuis la première carte, par les yeux de chacun ou toutes cartes ouvertes.
page-tip-end-look = Telle qu’elle était à la fin de la partie.
page-tip-kind-person = Joue sur cet appareil. À plusieurs, un rideau tombe entre leurs tours.
page-tip-kind-open = Libre pour quelqu’un qui viendra par le code ou le lien.
page-tip-kind-bot = L’ordinateur joue, sans voir plus qu’une personne à cette place.
page-tip-new-up = Les places parlent dans cet ordre, de haut en bas.
page-tip-new-most = Ce jeu a { $most } places au plus.
page-tip-new-fewest = Il faut être au moins { $fewest } pour ce jeu.
page-tip-starter = A le premier mot de la partie. Ensuite, c’est la dernière personne brave.
page-tip-clock-none = Chacun prend tout son temps.
page-tip-wait = Qui n’a pas regardé la table depuis si longtemps peut être remplacé : les autres peuvent alors laisser jouer un robot, jusqu’à ce que la personne revienne et reprenne la main.
page-tip-clock-bank = Tant pour toute la partie, et un peu plus après chaque décision. Le temps écoulé, le programme décide.
page-tip-clock-slow = Pour une partie sur plusieurs jours : tant par décision, sans se donner rendez-vous.
page-tip-pace = { $seconds ->
        [0] Les robots n’attendent pas du tout.
       *[other] Un robot attend { $seconds } s avant de parler.
    }
page-tip-name = C’est ainsi que les autres vous appelleront. Sans nom, ce sera le numéro de votre place.
page-tip-join-seat = Les places parlent dans cet ordre, de haut en bas.
page-tip-join-watch = Vous verrez ce qui est ouvert, et la main de personne.
page-tip-past-play = Un pas après l’autre, tout seul.
page-tip-past-slider = Faites-le glisser, ou utilisez les flèches.
page-tip-past-first = C’est le début.
page-tip-past-last = C’est la fin.
page-tip-past-eyes = De qui vous voyez les cartes cachées.
page-tip-past-link = Ouvre la partie à ce moment. Tant qu’elle dure, les cartes cachées de chacun le restent.
page-tip-past-now = À la table telle qu’elle est. Ce que vous aviez choisi l’est toujours.
page-tip-past-leave = À la fin de cette partie et à ses points.
page-tip-past-skip = Droit à la table telle qu’elle est.
page-tip-meanwhile = Rejoue ce qui s’est passé depuis votre dernier regard.
page-tip-meanwhile-not = Cela reste dans le journal, marqué comme nouveau.
page-tip-theme-system = Jour ou nuit, comme votre système.
page-tip-motion-system = Tout bouge, sauf si votre système demande moins d’animations.
page-tip-motion-none = Tout est là d’un coup, et les mots le disent.
page-tip-motion-all = Tout bouge, quoi que demande votre système.
page-tip-confirm-no = Un choix compte dès que vous appuyez.
page-tip-confirm-yes = Un premier appui marque le choix ; le second l’envoie.
page-tip-sound-all = Le volume de tous les sons ensemble.
page-tip-sound-call = Deux coups frappés, quand c’est à vous de décider.
page-tip-sound-brave = Le choc d’un balai, quand quelqu’un est brave.
page-tip-sound-cowardly = Un froissement d’étoffe, quand quelqu’un est lâche.
page-tip-sound-swept = Un coup de balai, quand quelqu’un est éliminé.
page-tip-sound-reveal = Du papier, quand toutes les réponses secrètes sont là.
page-tip-sound-commit = Un bouchon, quand vous avez décidé.
page-tip-sound-end = Un petit accord, quand la partie est finie.
page-tip-home-play = { $game }, contre trois robots.
page-tip-home-code = Quatre lettres, que connaît qui a ouvert la table.
page-tip-home-bots = Vous et trois robots. La partie commence aussitôt.
page-tip-home-new = Vous dites qui joue : des personnes ici, des personnes ailleurs, des robots.
page-tip-home-seats = À la table : { $names }.
page-tip-home-forget = La retire de cette liste. La table elle-même reste.
page-tip-let-bot = Vous pourrez reprendre à tout moment. Le robot voit ce que vous verriez.
page-tip-again = Vous décidez de nouveau. Ce que le robot avait scellé ne compte pas.
page-tip-put-bot = Il joue aussitôt. La place pourra être libérée plus tard.
page-tip-let-bot-for = Jusqu’à son retour.
page-tip-give = Montre le lien secret de votre place, à transmettre.
page-tip-invite-link = Qui l’ouvre peut prendre une des places vides.

### Help with a decision

page-hint = Conseil
page-hint-about = Ce que ferait un robot économe avec ce que vous savez.
page-hint-thinking = Réflexion …
page-hint-says = Un robot économe répondrait : { $choice }.
page-hint-brings = Cela rapporterait : { $gain }.
page-undo-nothing = Il n’y a rien de vous à reprendre.
page-undo-shown = Cela ne peut plus être repris : quelqu’un a vu du nouveau depuis.
page-undo-other-seat = Cela ne peut plus être repris : le dernier choix a été fait par { $name }.
page-undo-sealed = Les choix sont définitifs dès que tout le monde est prêt.

### Rules in the page

page-rules = Règles
page-rules-of = Règles : { $game }
page-rules-search = Chercher dans les règles
page-rules-contents = Sommaire
page-rules-nothing = Rien dans les règles ne parle de « { $word } ».
page-rules-found = { $count ->
        [one] { $count } passage sur « { $word } »
       *[other] { $count } passages sur « { $word } »
    }
page-rules-link = Lien vers la règle { $rule }
page-rules-loading = Les règles arrivent …
page-rules-not-there = Il n’y a pas de règle « { $rule } ».

### Text mode

page-text-story = Récit
page-text-players = Joueurs
page-text-field = Dites ce que vous faites
page-text-send = Dire
page-text-try = Un numéro de la liste, ou ses mots.
page-text-unknown = « { $text } » ne fait pas partie des choix.
page-text-commands = Vous pouvez aussi taper : { $commands }.
page-text-state = état
page-text-who = qui
page-text-mine = moi
page-text-map = plateau
page-text-ready = prêt
page-text-ready-now = Tapez « { $ready } » pour l’envoyer
page-text-nothing = Il n’y a rien ici sur « { $text } ».
page-text-rules = règles
    .does = « règles MOT » trouve ce que disent les règles
page-text-hint = conseil
page-text-undo = annuler
page-text-help = aide

### Settings, motion and sound

page-bar = Cette page
page-settings-language = Langue
page-settings-theme = Lumière
page-theme-system = Comme le système
page-theme-light = Jour
page-theme-dark = Nuit
page-settings-motion = Animations
page-motion-system = Comme le système
page-motion-none = Aucune
page-motion-all = Toutes
page-settings-motion-note = Une touche ou un appui y met fin.
page-settings-confirm = Vos décisions
page-confirm-no = Envoyées aussitôt
page-confirm-yes = À confirmer
page-settings-coach = Conseils à côté d’une décision
page-settings-coach-note = Ils disent ce qui parle pour un choix, d’après ce que vous savez.
page-settings-goal = Le but au-dessus de la table
page-settings-notify = Me prévenir
page-notify-no = Non
page-notify-yes = Quand c’est à moi
page-settings-notify-note = Seulement quand cette page n’est pas visible.
page-settings-notify-denied = Votre navigateur ne le permet pas.
page-notify-call = C’est à vous, à la table { $code }.
page-settings-name = Votre nom
page-settings-name-note = Pour la prochaine table où vous prendrez place.
page-settings-sound = Sons
page-sound-off = Désactivés
page-sound-on = Activés
page-sound-all = Tous
page-sound-call = À vous
page-sound-brave = Brave
page-sound-cowardly = Lâche
page-sound-swept = Éliminée
page-sound-reveal = Choix faits
page-sound-commit = Vous décidez
page-sound-end = La fin
page-sound-volume = Volume : { $sound }
page-sound-try = Écouter : { $sound }
page-settings-kept = Gardé dans ce navigateur seulement.
page-stick-before = Le dernier tour
page-stick-last = dernier tour : { $role }
page-withdraw = Pas encore
page-link-dock = Pas de connexion. Ce que vous choisissez sera envoyé à son retour.
page-link-waiting = Choisi : { $choice }. Ce sera envoyé dès que la connexion revient.
page-sending-choice = Choisi : { $choice }. Envoi…
page-key-settings = réglages

### Seats, people and talk

page-bot-thrifty = Économe
    .note = pèse gain et risque
page-bot-random = Au hasard
    .note = prend n’importe quel choix
page-bot-dreamy = Dans la lune
    .note = l’esprit ailleurs
page-bot-grasping = Avide
    .note = prend tout, tout de suite
page-bot-seasoned = Chevronné
    .note = joue d’expérience
page-bot-farsighted = Prévoyant
    .note = voit loin
page-bot-missing = { $needs ->
        [nets] { $bot } : pas dans une page sans serveur
       *[other] { $bot } : pas ici, car { $needs } n’est pas installé
    }
page-seat-menu = { $name } : place et plus
page-seat-person = Personne
page-seat-here = ici en ce moment
page-seat-away = absence depuis { $time }
page-seat-bot = Robot : { $bot }
page-seat-bot-for-you = Un robot joue pour vous : { $bot }
page-seat-empty = Personne n’est encore assis ici. La partie attend quand vient le tour de cette place.
page-seat-bot-kind = Sorte de robot
page-seat-let-bot = Laisser un robot jouer pour moi
page-seat-again = Jouer de nouveau moi-même
page-seat-let-bot-for = Laisser un robot jouer pour { $name }
page-seat-still-here = Un robot peut jouer pour { $name } si personne n’est de retour à { $time }.
page-seat-waited-for = Un robot peut jouer pour { $name } une fois le temps de cette place écoulé.
page-seat-put-bot = Mettre un robot ici
page-seat-open-again = Libérer cette place
page-seat-open-note = Quelqu’un pourra alors encore venir avec le code.
page-seat-give = Donner ma place à quelqu’un d’autre
page-seat-link = Lien secret de cette place
page-seat-warning = Qui a ce lien occupe cette place et voit ses cartes. Ne le donnez qu’à une seule personne.
page-seat-renew = Faire un nouveau lien
page-seat-renew-note = L’ancien lien s’éteint aussitôt, dans tous les navigateurs sauf celui-ci.
page-seat-renewed = Voici le nouveau lien. L’ancien n’ouvre plus rien.
page-seat-mute = Ne plus lire { $name }
page-seat-unmute = Lire { $name } de nouveau
page-copy = Copier
page-share = Partager
page-forget = Supprimer cette table
page-forget-alone = La partie, son journal et sa discussion sont supprimés pour toujours. Personne ne pourra plus les regarder.
page-forget-others = La partie, son journal et sa discussion sont supprimés pour toujours dès que toutes les personnes assises ici le souhaitent. N’ont pas encore accepté : { $names }.
page-forget-wished = Vous souhaitez que rien ne soit gardé de cette table. Elle est supprimée dès que toutes les personnes assises ici acceptent. N’ont pas encore accepté : { $names }.
page-forget-last = Toutes les autres personnes souhaitent que rien ne soit gardé. Si vous acceptez, la partie, son journal et sa discussion sont supprimés aussitôt et pour toujours.
page-forget-yes = Supprimer pour toujours
page-forget-wish = Souhaiter la suppression
page-forget-back = La garder finalement
page-tip-forget = La partie, son journal et ses messages, pour toujours ; à plusieurs, seulement quand tout le monde le souhaite.
page-banner-forget = Souhait de { $names } : que rien ne soit gardé de cette table. Elle est supprimée dès que toutes les personnes assises ici acceptent.
    .answer = Répondre
page-stopping = Le serveur redémarre à { $time }. Tout est gardé, et la partie reprend ici d’elle-même.
page-stopped = Le serveur redémarre. Tout est gardé, et la partie reprend ici d’elle-même.
page-banner-bot = Un robot joue pour vous.
page-banner-put = Votre temps s’est écoulé en votre absence, et { $name } a laissé un robot jouer pour vous.
page-banner-replaced = Le temps de { $name } s’est écoulé en son absence, et { $by } y laisse jouer un robot pour l’instant.
page-banner-others = { $count ->
        [one] Un robot joue pour { $names }
       *[other] Des robots jouent pour { $names }
    }
page-banner-take-over = Reprendre la main
page-banner-failing = Le robot à la place de { $name } n’a pas de réponse pour l’instant. On joue pour lui comme si son temps était écoulé.
page-invite = Inviter
page-invite-title = { $count ->
        [one] Une place est vide
       *[other] { $count } places sont vides
    }
page-invite-code = Code
page-invite-link = Copier le lien
page-invite-text = Brave ou lâche ? Rejoignez la table { $code }.
page-invite-wait = La partie attend quand vient le tour d’une place vide.
page-next-table = Table suivante : { $code }
    .note = À vous de jouer à une autre table
page-waiting-count = { $count ->
        [one] On attend encore { $count } personne.
       *[other] On attend encore { $count } personnes.
    }
page-waiting-others = On attend les autres.
page-chat-mute-all = Ne plus lire personne
page-chat-hear-all = Lire tout le monde
page-chat-hidden = { $count ->
        [one] { $count } ligne cachée
       *[other] { $count } lignes cachées
    }
page-chat-phrases = Phrases toutes faites
page-chat-unread = { $count } de plus
page-phrase-hello = Bonjour !
page-phrase-luck = Bonne chance !
page-phrase-moment = Un instant, s’il vous plaît.
page-phrase-brave = Quel courage !
page-phrase-ouch = Aïe.
page-phrase-well = Bien joué !
page-phrase-thanks = Merci pour la partie.
page-phrase-bye = Je dois partir. Au revoir !

### Une page sans serveur

page-site-coming = Chargement des jeux
    .part = { $percent } % de { $size } Mo
    .once = Une seule fois. Ils restent ensuite dans ce navigateur et se passent de réseau.
    .start = Les sorcières enfourchent leurs balais…
page-site-failed = Les jeux n’ont pas pu être chargés. Êtes-vous en ligne ?
page-site-other-build = Une autre version de cette page est ouverte dans un autre onglet. Fermez cet onglet, puis rechargez celui-ci.
page-site-newer = Une version plus récente est là.
    .load = La charger
page-site-unkept = Ce navigateur ne garde rien pour cette page, comme en navigation privée. Vous pouvez jouer, mais vos tables disparaîtront quand vous fermerez la page.
    .yes = Entendu
page-site-full = Le stockage de ce navigateur est plein : votre dernier coup n’a pas pu être gardé, il n’a donc pas eu lieu. Faites de la place, ou jouez sans que la suite soit gardée.
    .yes = Jouer sans garder
page-site-elsewhere = Cette table est aussi ouverte dans un autre onglet. Ce qui s’y passe se voit dans les deux.
page-mended-damaged = Une part de cette partie est perdue dans la mémoire de ce navigateur. Elle reprend au dernier moment intact.
page-mended-other-rules = Les règles ont changé depuis le début de cette partie. Elle continue avec celles d’aujourd’hui.
page-site-invite = Pour inviter des personnes ailleurs, il faut un serveur.
    .how = Qui a Broomstick sur un ordinateur en lance un par « make play ».
    .docs = Comment en lancer un
    .to = Aller à un serveur
page-site-open = Ouvrir un fichier
    .tip = Une partie gardée dans un fichier, ici ou dans le terminal. Vous pouvez aussi la déposer sur cette page.
    .drop = Lâchez, et la partie de ce fichier s’ouvre.
page-site-keep = Garder la table { $code } dans un fichier
    .tip = Toute la partie, avec ce qui y est encore caché. Cette page et le programme du terminal l’ouvrent de nouveau.
    .end = Garder dans un fichier
page-site-link = Copier un lien avec la partie
    .tip = Le lien contient toute la partie, avec les noms. Qui l’ouvre la regarde dans son propre navigateur ; rien n’est envoyé à personne d’autre.
page-site-forget = Supprimer la table { $code }
    .tip = Elle quitte ce navigateur pour de bon.
    .sure = La partie sera supprimée de ce navigateur. Gardez-la dans un fichier si vous pensez la reprendre. Supprimer la table { $code } ?
    .yes = La supprimer
page-site-tip-new = Vous dites qui joue : des personnes sur cet appareil et des robots.

### Before the cards are dealt

page-waiting-title = { $count ->
        [one] Encore une personne attendue
       *[other] Encore { $count } personnes attendues
    }
page-waiting-absent-title = On attend que tout le monde soit là
page-waiting-shuffling = Mélange des cartes …
page-waiting-missing = Le mélange attend encore { $names }. Au bout de dix secondes, les cartes sont distribuées sans.
page-waiting-absent = pas encore là
page-waiting-away = parti un instant
page-waiting-put-bot = Bot
    .tip = Un bot prend cette place.
    .last = Un bot prend cette place, et les cartes sont distribuées.
page-waiting-bots = Commencer avec des bots aux places libres
    .tip = Plus personne ne peut alors s’asseoir ; les cartes sont distribuées aussitôt.
page-waiting-start = Commencer maintenant
    .tip = Les cartes sont distribuées aussitôt. Qui vient plus tard joue aussi, mais n’a aucune part au mélange.
page-waiting-why = Aucune carte n’est distribuée avant le début. Chaque appareil ajoute alors un nombre au hasard au mélange : personne ne choisit la donne, pas même le serveur.
page-waiting-left-out = Les cartes ont été distribuées sans le nombre de { $names } : il n’est pas arrivé à temps.

### What can go wrong on the way

page-problem-offline = Le serveur est injoignable. Êtes-vous en ligne ?
page-problem-no-such-code = Aucune table ouverte n’a ce code.
page-problem-no-such-table = Cette table n’existe pas.
page-problem-no-seat = Toutes les places de cette table sont prises. Vous pouvez regarder.
page-problem-time-out = Votre temps était écoulé : le programme a décidé pour vous.
page-problem-still-here = Cette personne est encore là, ou son temps n’est pas écoulé.
page-problem-not-over = Cela sera visible à la fin de la partie.
page-problem-not-begun = Aucune carte n’est encore distribuée.
page-problem-lesson-waits = Lisez d’abord la suite : la leçon vous attend.
page-problem-lesson-only = Ici, la leçon demande autre chose. Bientôt, vous choisirez librement.
page-problem-not-waiting = Rien n’attend ici que vous continuiez.
page-problem-one-learner = Une leçon est pour une seule personne.
page-problem-share-late = Les cartes ont été distribuées avant que cela n’arrive.
page-problem-share-other = Ce n’est pas le nombre que cette place avait annoncé.
page-problem-not-seated = Seul qui est à la table peut faire cela.
page-problem-other-rules = Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui.
page-problem-damaged = Ce que ce navigateur a gardé de cette partie est abîmé et ne peut pas être ouvert.
page-problem-table-damaged = Cette table est endommagée là où elle est conservée ; elle est donc arrêtée. Rien n’y a été changé ; la personne qui fait tourner le serveur peut la réparer à partir d’une sauvegarde.
page-problem-table-closed = Cette table a été fermée par qui fait tourner le serveur.
page-problem-no-map = Ce jeu se joue sans plateau.
page-problem-no-such-token = Ce lien n’ouvre aucune place à cette table.
page-problem-seat-renewed = Cette place a désormais un nouveau lien, le seul qui l’ouvre.
page-problem-not-your-seat = Seul qui détient le secret d’une place peut la reprendre.
page-problem-not-usual = Une personne absente est remplacée par le robot habituel du jeu, et par aucun autre.
page-problem-watching = Qui regarde ne décide rien.
page-problem-not-kept = Cela n’a pas pu être gardé à l’instant. Réessayez.
page-problem-no-such-page = Il n’y a rien à cette adresse. Voici l’accueil.
page-problem-no-such-seat = Cette place n’existe pas à cette table, ou personne n’y est.
page-problem-no-person = Il faut au moins une personne à une table.
page-problem-no-code = Aucun code n’est libre pour une nouvelle table. Réessayez plus tard.
page-problem-no-start = Cette partie ne peut plus être lue.
page-problem-gap = Cette partie ne peut plus être lue : il en manque un morceau.
page-problem-stale = La partie a continué entre-temps.
page-problem-too-late = Tout le monde était déjà prêt : votre choix reste tel quel.
page-problem-nothing-said = Il n’y a rien à lire dans cette ligne.
page-problem-sealed = Chacun choisit en secret en ce moment.
page-problem-not-sealed = Personne ne choisit en ce moment.
page-problem-not-spare = Seule une place qui était libre peut l’être à nouveau.
page-problem-undo-nothing = Il n’y a rien à reprendre.
page-problem-undo-sealed = Une réponse secrète est définitive dès que tout le monde a choisi.
page-problem-undo-shown = Quelqu’un a vu quelque chose de nouveau depuis : cela reste ainsi.
page-problem-undo-other-seat = Quelqu’un d’autre a décidé depuis : cela reste ainsi.
page-problem-too-many = Trop de demandes sont venues d’ici. Réessayez dans un moment.
page-problem-foreign-host = Le serveur n’est pas connu sous le nom par lequel cette page est venue.
page-problem-too-quick = C’était trop à la fois. Réessayez dans un instant.
page-problem-enough = Vous l’avez déjà fait aussi souvent qu’on le peut à une table.
page-problem-no-place-to-watch = Autant de personnes que possible regardent déjà cette table. Réessayez plus tard.
page-problem-wrong = Le serveur n’a pas compris cette page. Rechargez-la.
page-problem-fault = Le serveur a eu un problème. Réessayez.
page-problem-refused = Le serveur n’a pas accepté cela.
page-problem-unknown = Cela n’a pas marché : { $text }
page-problem-no-hints = D’autres personnes jouent ici, et cette table a été ouverte sans conseils.
page-problem-no-answer = Le robot n’a pas de réponse pour l’instant. Réessayez.
page-problem-bot-other-game = Aucun robot d’ici n’a d’idées sur ce jeu.
page-problem-nothing-asked = Rien ne vous est demandé en ce moment.
page-problem-table-deleted = Cette table a été supprimée, comme toutes les personnes assises le souhaitaient.
page-problem-seat-moved = Cette place a un nouveau lien. Celui qui vous a amené ici ne l’ouvre plus.
page-problem-no-server = Les codes sont ceux des tables d’un serveur. Cette page n’en a pas.
page-problem-not-a-link = Ce lien ne contient aucune partie, ou il n’est pas arrivé entier.
page-problem-not-a-file = Ce fichier est illisible : il ne contient aucune partie.
page-problem-no-head = Ce fichier est illisible : sa deuxième ligne ne dit pas qui occupe quelle place.
page-problem-from-position = Ce fichier commence au milieu d’une partie. Une table ne se fait que d’une partie entière.
page-problem-host-gone = L’onglet qui tenait les tables vient d’être fermé. Réessayez.
page-problem-host-failed = Une erreur s’est produite dans cette page. Rechargez-la ; vos tables sont gardées.
page-problem-storage-full = Le stockage de ce navigateur est plein : cela n’a été ni gardé ni fait.
page-problem-storage-refused = Ce navigateur n’a pas voulu garder cela : ce n’est donc pas fait. Réessayez.
page-back-home = Retour à l’accueil
# Whoever gave no name: the reader, and anybody else.
page-you-name = Vous
page-player = Joueur { $number }

### What one plays for, above the table

page-goal-title = Le but du jeu
page-goal-fold = Replier cette ligne
page-tip-goal-fold = Elle reste repliée. Les réglages la ramènent.
page-goal-shown = Affiché
page-goal-hidden = Replié

### The coach of one’s first games

page-coach = À envisager : { $choice }. { $why }
page-coach-sure = Personne après vous ne peut vous le prendre.
page-coach-knocks = La carte éliminée : { $name }.
page-coach-few = { $count ->
        [one] Sur { $after } qui parlent encore, { $count } pourrait être brave aussi et ne rien vous laisser.
       *[other] Sur { $after } qui parlent encore, { $count } pourraient être braves aussi et ne rien vous laisser.
    }
page-coach-all = { $count ->
        [one] Après vous, { $count } personne peut encore être brave.
       *[other] Après vous, { $count } personnes peuvent encore être braves.
    }
page-coach-gain = Cela rapporte : { $gain }.
page-coach-safe = { $count ->
        [one] Après vous, { $count } personne pourrait être brave et ne rien vous laisser ; ceci est à vous tout de suite.
       *[other] Après vous, { $count } personnes pourraient être braves et ne rien vous laisser ; ceci est à vous tout de suite.
    }
page-coach-leaves = C’est à vous tout de suite, et { $name } reste brave.
page-coach-nothing = Être brave ne rapporterait rien ici.
page-coach-away = Renvoyer le conseiller
page-tip-coach-away = Il ne revient plus. Les réglages le rappellent.
page-coach-first = À mes débuts
page-coach-always = Toujours
page-coach-never = Jamais

### Lessons

page-home-learn = Apprendre à jouer
page-home-learn-on = Reprendre la leçon
page-lessons = Leçons
page-lessons-learnt = apprise
page-lessons-minutes = environ { $minutes } minutes
page-tip-home-learn = Une première partie à une vraie table, environ { $minutes } minutes. On peut s’arrêter et reprendre à chaque étape.
page-tip-home-lessons = Toutes les leçons de ce jeu ; celles déjà suivies sont cochées.
page-new-lesson = Ces règles sont nouvelles pour vous ? Une leçon en parle, environ { $minutes } minutes.
page-lesson = Leçon
page-lesson-step = { $step } sur { $of }
page-lesson-go = Continuer
page-lesson-enter = Entrée pour continuer.
page-lesson-later = Quitter la leçon
page-lesson-fold = Réduire
page-lesson-unfold = Tout montrer
page-lesson-other = La leçon demande autre chose ici.
page-lesson-done = Vous y êtes !
page-lesson-real = Une vraie partie : { $game }
page-lesson-next = Leçon suivante : { $lesson }
page-lesson-home = À la première page
