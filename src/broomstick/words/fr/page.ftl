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
page-brave-potions = potions braves
page-finished = Terminée
page-round = Manche { $round } sur { $rounds }
page-round-none = Avant la manche 1
page-leads = commence
page-clock = Temps restant
page-clock-days = { $days } j { $hours } h
page-link-connecting = Connexion…
page-link-lost = La connexion est coupée. Nouvel essai…

### Keys

page-key-pick = choisir une sorcière
page-key-brave = être brave
page-key-cowardly = être lâche
page-key-help = montrer cette liste
page-key-leave = fermer une fenêtre

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
page-game-facts = { $fewest } à { $most } joueurs · environ { $minutes } minutes

### A new table

page-new-title = Nouvelle table
page-new-seats = Places
page-new-name = Nom à la place { $seat }
page-new-kind = Qui occupe la place { $seat }
page-new-you = Votre nom
page-new-person = Nom
page-new-open = Libre
page-new-open-note = par lien ou par code
page-kind-person = Personne
page-kind-bot = Robot
page-kind-open = Libre
page-new-add = Ajouter une place
page-new-remove = En retirer une
page-new-pace = Rythme des robots
page-new-pace-note = Le temps qu’un robot attend avant de parler. Vous pouvez toujours passer l’attente.
page-pace-quick = Vif
page-pace-calm = Calme
page-pace-slow = Lent
page-new-shared = Plusieurs personnes sur cet appareil : un rideau tombe entre leurs tours.
page-new-seal = Mélange loyal : son sceau est montré à l’ouverture de la table.
page-new-open-table = Ouvrir la table

### Joining

page-join-title = Table { $code }
page-join-name = Votre nom
page-join-seat = Votre place
page-join-free = libre
page-join-sit = Prendre place
page-join-watch = Seulement regarder
page-join-full = Toutes les places sont prises. Vous pouvez regarder.

### The table

page-stick = Ce tour
page-stick-first = Premières cartes
page-stick-picking = Choix
page-stick-turn = Tour { $turn }
page-stick-led = commencé par { $name }
page-stick-brave = brave
page-stick-cowardly = lâche
page-stick-next = au suivant
page-stick-out = carte éliminée
    .short = éliminée
page-stick-out-by = par { $name }
page-stick-wait = va parler
page-stick-now = parle
page-stick-your-call = à vous
page-stamp = éliminée par { $name }
page-tasks = Missions
page-task = Mission { $task }
page-task-needs = Potions nécessaires
page-task-near = { $name } : { $have } sur { $size }
page-task-done = remplie
page-displays = Alignements
page-display = Alignement : { $name }
page-in-stock = { $count } en paquet
page-in-hand = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
page-side = Journal et discussion
page-tabs = Parties de la table
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
page-hand = Vos sorcières
page-hand-stock = d’un paquet de { $count }
page-open-witches = Sorcières face visible
page-ask-take = Prenez une sorcière comme première carte
page-ask-take-more = Elle rapporte aussitôt une potion. La dernière sorcière revient à qui choisit en dernier.
page-ask-lead = Vous commencez. Quelle sorcière, et brave ou lâche ?
page-ask-lead-one = Vous commencez avec { $role }. Brave ou lâche ?
page-ask-follow = Vous avez { $role }. Brave ou lâche ?
page-choose-witch = Choisissez d’abord une sorcière.
page-not-brave = Ici, on ne peut pas être brave.
page-not-cowardly = Ici, on ne peut pas être lâche : qui commence le tour doit être brave.
page-risk-nobody = Personne ne peut vous éliminer.
page-risk-overtakers = { $count ->
        [one] Peut encore vous éliminer : { $names }.
       *[other] Peuvent encore vous éliminer : { $names }.
    }
page-risk-knocks-out = Élimine la carte : { $name }.
page-risk-safe = Tout de suite à vous ; personne ne peut rien y changer.
page-risk-stays = Tout de suite à vous. { $name } reste brave.
page-card-past = { $how ->
        [brave] tour { $turn } : brave
        [out] tour { $turn } : éliminée
       *[cowardly] tour { $turn } : lâche
    }
page-card-back = revient au paquet après la manche
page-card-hopes = rien n’est encore joué
page-waiting = On attend { $names }.
page-take-back = Reprendre mon choix
page-skip = Passer l’attente
page-watching = Vous regardez.

### Picking

page-pick-title = { $count ->
        [one] Choisissez une sorcière pour la manche { $round }
       *[other] Choisissez { $count } sorcières pour la manche { $round }
    }
page-pick-secret = Secret jusqu’à ce que tout le monde soit prêt. Changez d’avis autant que vous voulez.
page-pick-ready-list = Qui est prêt
page-pick-ready = c’est fait
page-pick-choosing = choisit
page-pick-table = Voir la table
page-pick-back = Revenir au choix
page-pick-last = Manche { $round } : qui a joué quoi
page-pick-grid = Sorcières de votre paquet
page-pick-have = { $count } en paquet
page-pick-count = { $have } sur { $count }
page-pick-chosen = choisie
page-pick-same = Comme à la manche précédente
page-pick-same-short = Comme avant
page-pick-missing = Encore { $count }
page-pick-done = C’est choisi
page-pick-change = Changer d’avis

### The curtain

page-curtain-pass = Passez l’appareil :
page-curtain-call = À vous de jouer à la table { $code }. Les autres regardent le plafond.
page-curtain-open = C’est moi, { $name } : ouvrir le rideau
page-curtain-note = Toutes les autres cartes sont rangées. Rien n’en reste sur cette page.

### The end

page-end-wins-by = { $count ->
        [one] { $name } gagne de { $count } point
       *[other] { $name } gagne de { $count } points
    }
page-end-wins = { $name } gagne
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
page-end-colours = couleurs
page-end-brave = potions braves
page-end-tasks = missions
page-course = Le cours de la partie
page-course-note = points après chaque manche
page-course-start = début
page-award-brave = Cœur le plus brave
    .count = { $count ->
        [one] { $count } fois brave
       *[other] { $count } fois brave
    }
page-award-out = Record d’éliminations
    .count = { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }
page-award-cowardly = Meilleure cachette
    .count = { $count ->
        [one] { $count } fois lâche
       *[other] { $count } fois lâche
    }
page-end-rematch = Rejouer ensemble
page-end-look = Regarder la table
page-seal-opened = Le sceau est ouvert : vérifiez le mélange
page-seal-shown = Sceau montré au début
page-seal-seed = Graine
page-seal-salt = Sel
page-seal-check = Le sceau est le SHA-256 de la graine suivie directement du sel.

### Text mode

page-text-story = Récit
page-text-players = Joueurs
page-text-pick = { $have } en paquet. Brave : { $brave }. Lâche : { $cowardly }
page-text-field = Dites ce que vous faites
page-text-send = Dire
page-text-try = Un numéro de la liste, ou ses mots.
page-text-unknown = « { $text } » ne fait pas partie des choix.
page-text-stock = Dans votre paquet : { $cards }.

### What can go wrong on the way

page-problem-offline = Le serveur est injoignable. Êtes-vous en ligne ?
page-problem-no-such-code = Aucune table ouverte n’a ce code.
page-problem-no-such-table = Cette table n’existe pas.
page-problem-no-seat = Toutes les places de cette table sont prises. Vous pouvez regarder.
page-problem-time-out = Votre temps était écoulé : le programme a décidé pour vous.
page-problem-still-here = Cette personne est encore là, ou vient seulement de partir.
page-problem-not-over = Cela sera visible à la fin de la partie.
page-problem-not-seated = Seul qui est à la table peut parler.
page-problem-other-rules = Cette partie a été jouée avec d’autres règles que celles d’aujourd’hui.
page-problem-no-such-token = Ce lien n’ouvre aucune place à cette table.
page-problem-not-your-seat = Seul qui détient le secret d’une place peut la reprendre.
page-problem-watching = Qui regarde ne décide rien.
page-problem-not-kept = Cela n’a pas pu être gardé à l’instant. Réessayez.
page-back-home = Retour à l’accueil
# Whoever gave no name: the reader, and anybody else.
page-you-name = Vous
page-player = Joueur { $number }
