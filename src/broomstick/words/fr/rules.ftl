# The rules that all games share, in French. See the English file for what a text may hold.

rules-heart-title = Le cœur commun : brave ou lâche
rules-heart-idea = Le jeu de plateau Broom Service, Broom Service : Le jeu de cartes et Witch’s Brew sont trois jeux autour d’une seule idée. Chacun choisit des rôles en secret. Un joueur annonce un rôle, tous ceux qui l’ont choisi aussi doivent suivre, et chacun d’eux soit se contente d’une petite action sans risque, soit vise la grande, qui ne revient qu’au dernier à avoir osé.
# $games lists the pages of the games.
rules-heart-scope = Voici les règles communes aux trois jeux, telles que Broomstick les applique. Elles sont indépendantes, non officielles, et rédigées avec nos propres mots. Ce qu’un jeu y ajoute se trouve sur une page à part : { $games }.
rules-heart-names = Chaque règle porte un nom court qui ne change jamais. Les tests, les messages et les autres pages y renvoient.

### What every book of rules uses

rules-heart-words = **Vocabulaire**
# Above the words of a game.
rules-heart-more-words = **Vocabulaire** (la suite dans [le cœur commun](heart.md))
rules-heart-column-word = mot
rules-heart-column-meaning = sens
rules-heart-column-origin = origine

# Where a number comes from.
rules-heart-origins = Chaque règle porte un nom court qui ne change jamais. Chaque nombre d’un tableau a une **origine** :
rules-heart-origin-rulebook = livret
    .meaning = les règles imprimées le disent
rules-heart-origin-published = publié
    .meaning = trouvé dans des descriptions des cartes que chacun peut consulter
rules-heart-origin-house = maison
    .meaning = choisi par nous, faute d’avoir pu le lire quelque part
# The origin of a number that a player has put in.
rules-heart-origin-own = vos données
    .meaning = tiré du fichier de données avec lequel vous jouez
rules-heart-own-numbers = Si vous possédez la boîte et qu’elle indique d’autres nombres, inscrivez-les dans le fichier de données du jeu ; il n’y a rien à changer dans le programme.

# What a player says who does not hold the called role, as a word in a table.
rules-heart-says-next = au suivant

### The words, each with its meaning

rules-heart-word-role = rôle
    .meaning = ce que l’on choisit et que l’on joue : une carte avec un personnage (dans le jeu de cartes, un type de sorcière)
rules-heart-word-pick = choix
    .meaning = les rôles qu’un joueur a choisis pour la manche en cours
rules-heart-word-hold = en main
    .meaning = un joueur a en main les rôles qu’il a choisis et qu’il n’a pas encore joués
rules-heart-word-round = manche
    .meaning = du choix des rôles jusqu’à ce que plus personne n’ait de rôle en main
rules-heart-word-turn = tour
    .meaning = un rôle annoncé, la réponse de chacun et l’action brave qui s’ensuit
rules-heart-word-play = rôle joué
    .meaning = le rôle d’un joueur lors d’un tour, déclaré brave ou lâche
rules-heart-word-leader = premier joueur
    .meaning = celui qui commence un tour en annonçant un rôle
rules-heart-word-sealed-question = question secrète
    .meaning = une question à laquelle plusieurs joueurs répondent en secret et en même temps
rules-heart-word-table = table
    .meaning = les joueurs, et le programme entre eux

### Starting

rules-heart-section-starting = Début de la partie
rule-heart-starter = Là où la règle imprimée fait commencer le plus âgé, la personne qui ouvre la table peut désigner qui commencera la partie ; si personne n’est désigné, la graine aléatoire de la partie en décide.

### Picking

rules-heart-section-picking = Le choix des rôles
rule-heart-pick-secret = Au début d’une manche, chacun choisit des rôles en secret. Un rôle choisi reste caché à tous les autres jusqu’à ce qu’il soit joué.
rule-heart-pick-lock = À une table, un choix peut être remplacé ou retiré tant que quelqu’un est encore en train de choisir. Dès que le dernier joueur est prêt, tous les choix deviennent définitifs au même instant ; aucun ne l’est avant. (Un programme qui s’adresse directement au moteur donne des réponses définitives.)
rule-heart-sealed = Tant que la dernière réponse à une question secrète n’est pas donnée, personne d’autre ne peut voir une réponse ni la déduire de ce qui lui est montré ; tout au plus voit-on qu’une réponse a été donnée.
rule-heart-sealed-order = Peu importe qui répond en premier à une question secrète : la suite de la partie et son enregistrement sont les mêmes.

### A turn

rules-heart-section-turn = Un tour
rule-heart-lead = Le premier joueur doit commencer le tour par un des rôles qu’il a en main, celui qu’il veut ; il ne peut pas passer.
rule-heart-declare = Qui joue un rôle déclare du même coup s’il est brave ou lâche. Qui suit a toujours le choix entre les deux ; le premier joueur aussi, à moins que le jeu, ou un événement du jeu, ne l’oblige à être brave.
rule-heart-follow = Après le premier joueur, tous les autres répondent une fois chacun, dans le sens horaire. Qui a le rôle annoncé en main doit le jouer maintenant.
rule-heart-next = Un joueur qui n’a pas le rôle annoncé en main, ou qui n’a plus rien du tout, dit « Au suivant ! ». Comme il n’y a là rien à choisir, on ne lui demande rien : le programme parle pour lui, et ces mots apparaissent dans le journal et à l’écran tout comme un rôle joué.
rule-heart-next-in-order = Un « Au suivant ! » n’est prononcé qu’une fois devenu définitif le rôle joué juste avant. Rien à l’écran, dans une liste de choix ou dans un message ne révèle plus tôt si un joueur a le rôle annoncé en main.
rule-heart-table-talk = Les règles imprimées disent que c’est la plus importante de toutes : avant son tour de répondre, personne ne dit ni ne laisse entendre s’il a le rôle annoncé en main. Le programme n’en trahit jamais rien ; les joueurs ne doivent pas le faire non plus, ni de vive voix ni par écrit.
rule-heart-cowardly-at-once = Un joueur lâche accomplit l’action faible immédiatement, avant que le suivant réponde.
rule-heart-knock-out = Un rôle brave élimine le rôle brave joué avant lui dans le même tour, et le propriétaire du rôle éliminé n’en tire rien. Un rôle lâche n’est jamais éliminé et n’en élimine aucun.
rule-heart-last-brave-acts = Un joueur brave doit attendre. Quand tout le monde a répondu, celui dont le rôle brave tient encore, le dernier du tour, accomplit l’action forte.
rule-heart-role-once = Un rôle est annoncé au plus une fois par manche : personne ne choisit deux fois le même, et tous ceux qui l’avaient en main ont dû le jouer quand il a été annoncé.
rules-heart-note-forgetting = **Pas de pénalité pour un oubli.** À une vraie table, il arrive que quelqu’un ne remarque pas qu’il doit suivre, et les jeux imprimés règlent ce cas chacun à leur façon. Ici, cela ne peut pas se produire : le programme sait qui a le rôle annoncé en main et ne laisse personne l’oublier.

### Who leads

rules-heart-section-who-leads = Qui commence le tour
rule-heart-last-brave-leads = Qui a joué le dernier rôle brave d’un tour commence le suivant.
rule-heart-all-cowardly = Après un tour sans aucun rôle brave, celui qui l’avait commencé commence aussi le suivant.
rule-heart-empty-leader = Si le joueur qui devrait commencer n’a plus rien à jouer, le premier après lui, dans le sens horaire, à qui il reste un rôle commence à sa place.
rule-heart-round-end = La manche est finie dès que s’achève le tour où le dernier des rôles choisis a été joué.
rule-heart-next-round-leader = Qui a joué le dernier rôle brave du dernier tour d’une manche commence la manche suivante ; s’il n’y en a pas eu, c’est le premier joueur de ce tour.

### Questions

rules-heart-section-questions = Questions
rule-heart-legal-only = Le programme énumère ce qu’un joueur peut faire. Tout ce qui n’est pas sur cette liste est rejeté, avec la raison, et ne change rien à la partie.
rule-heart-one-answer = Une question ouverte qui n’a qu’une réponse possible n’est pas posée ; la réponse est simplement appliquée.
rule-heart-forced-sealed = Une question secrète est posée même à un joueur qui n’a qu’une réponse, car ne pas la lui poser trahirait quelque chose. Un jeu ne peut s’en passer que là où toute la table voit qu’il n’y a pas de choix, et il le précise.

### Declining

rules-heart-section-declining = Refuser
rules-heart-note-declining = Tous les jeux ne font pas de propositions : dans le jeu de cartes, il n’y a rien à refuser.
rule-heart-decline = Qui se voit proposer une action peut la refuser, chacune séparément : un déplacement, une livraison, un retrait, un achat, un gain, l’usage d’une tuile. Un gain ou une tuile se prend en entier ou pas du tout.
rule-heart-come-along = Les points de victoire et les baguettes qui accompagnent une action s’y ajoutent d’office.
rule-heart-no-decline = On ne peut refuser ni un coût ni une perte, ni rien de ce qu’un jeu déclare obligatoire.
rule-heart-gift = Si un gain apporte aussi quelque chose à d’autres joueurs, qui prend le gain ne peut pas les en priver. Chacun des autres peut refuser sa part.
rule-heart-decline-keeps-lead = Refuser une action n’a aucune influence sur qui commence le tour suivant.
rule-heart-menu-end = Quand plusieurs choses peuvent être faites dans l’ordre de son choix, refuser met fin à toute la liste.
rule-heart-offer-lapse = Une proposition d’une telle liste qui n’aurait aucun effet sur le moment est gardée jusqu’à ce que les autres soient faites. Si elle n’en a toujours aucun, elle disparaît.

### Order

rules-heart-section-order = Ordre
rule-heart-inner-first = Tout ce qu’une étape déclenche est achevé avant que l’étape elle-même continue.
rule-heart-own-order = Quand plusieurs effets touchent un joueur au même moment, c’est lui qui décide de leur ordre.
rule-heart-several-players = Quand plusieurs joueurs sont concernés à la fois, ils passent l’un après l’autre, dans le sens horaire à partir de celui qui agit, à moins que la question ne soit secrète. Ce qui résulte de réponses secrètes est raconté dans cet ordre aussi. Quand personne n’agit, comme à la fin d’une manche, on part de qui commence ensuite.

### Knowing

rules-heart-section-knowing = Ce que l’on sait
rule-heart-memory = Ce qu’un joueur a pu voir une fois lui reste accessible ; le programme ne met la mémoire de personne à l’épreuve.
rule-heart-spectator = Un spectateur voit tout ce qui est public et rien de plus, ni plus tôt ni plus tard que les joueurs.
rule-heart-open-after = Quand la partie est terminée, tout son enregistrement peut être lu par n’importe qui, secrets compris.

### Taking back

rules-heart-section-taking-back = Revenir en arrière
rule-heart-undo-staged = Les choix qu’un joueur fait au cours d’une de ses actions peuvent être annulés un à un, jusqu’à la prochaine barrière.
rule-heart-undo-barrier = Une barrière est tout ce qui apprend à quelqu’un quelque chose de nouveau : un rôle joué d’une main cachée, la décision d’un autre joueur, un « Au suivant ! » prononcé, quelque chose que l’on retourne face visible, un mélange. Rien de ce qui précède une barrière ne peut être annulé.

### When time runs out

rules-heart-section-time = Quand le temps est écoulé
rules-heart-note-time = Une table peut jouer en temps limité. Quand le temps d’un joueur est écoulé, le programme décide pour lui.
rule-heart-default-picks = Choix : les mêmes rôles qu’à la manche précédente, sauf ceux qui ne sont pas permis maintenant. La graine aléatoire de la partie complète ce qui manque et, à la première manche, choisit tout.
rule-heart-default-play = Pour commencer un tour : des rôles en main, celui qui vient en premier dans l’ordre du jeu. Pour se déclarer, que l’on commence ou que l’on suive : lâche, ou brave là où lâche n’est pas permis.
rule-heart-default-other = Toute autre question : refuser. Si c’est impossible, la première ligne de la liste des choix, qui est toujours dans le même ordre.

### Places

rules-heart-section-places = Classement
rule-heart-places = Toutes les places, et pas seulement la première, dépendent du score, puis du départage propre au jeu. Des joueurs à égalité sur les deux partagent une place.

### Looking a rule up

# $word is what was looked for.
rules-heart-search-nothing = Aucune règle ne parle de « { $word } ».
# $words are words and names of rules that look like it.
rules-heart-search-near = Vouliez-vous dire { $words } ?
rules-heart-search-sections = Les règles comportent ces sections : { $sections }.
rules-heart-search-hits = { $count ->
        [one] { $count } règle sur « { $word } »
       *[other] { $count } règles sur « { $word } »
    }

### The rules in short, what all games share

# $all and $search are commands to type.
short-further = Toutes les règles : { $all }
short-search = Les règles sur un sujet : { $search }
short-unofficial = Broomstick est indépendant et non officiel : aucun des auteurs ou éditeurs des jeux n’y a pris part.
