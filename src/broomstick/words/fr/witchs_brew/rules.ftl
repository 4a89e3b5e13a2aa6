# The rules of Witch's Brew, in French. See the English file for what a text may hold and which numbers it may use.

rules-witchs-brew-title = Witch's Brew : les règles
rules-witchs-brew-idea = Tout le monde a les mêmes douze rôles et en choisit { $picks } en secret à chaque manche. Qui commence le tour réclame l’**action entière** d’un rôle. À tour de rôle, tous ceux qui l’ont choisi aussi doivent se déclarer : le réclamer à leur tour, ce qui annule la demande précédente, ou se contenter de la **faveur**, petite, sûre et immédiate. Les ingrédients et l’or se changent en fioles, en chaudrons et en étagères ; quand les corbeaux sont assez nombreux, qui a le plus de points de victoire (PV) gagne.
rules-witchs-brew-scope = Voici les règles complètes telles que Broomstick les applique, pour trois à cinq joueurs. Broomstick est indépendant et **non officiel** : aucun des auteurs ou éditeurs du jeu n’y a pris part, et tous les textes sont de nous. La manière de choisir, de commencer un tour, de suivre et d’éliminer est la même dans tous nos jeux et se trouve sur une page à part, [le cœur commun](heart.md) ; lisez les deux ensemble.

### The words, each with its meaning

rules-witchs-brew-word-round = manche
    .meaning = du choix des rôles jusqu’à ce que tous soient joués ; un tour en est une partie : un rôle annoncé et toutes les réponses
rules-witchs-brew-word-full-action = action entière
    .meaning = ce qu’un rôle fait pour le dernier qui le réclame ; la réclamer, c’est être brave
rules-witchs-brew-word-favour = faveur
    .meaning = le peu qu’un rôle fait pour qui ne le réclame pas ; l’accepter, c’est être lâche
rules-witchs-brew-word-ingredient = ingrédient
    .meaning = rouge (sang de loup), vert (suc d’herbes) ou blanc (venin de serpent)
rules-witchs-brew-word-vial = fiole
    .meaning = une petite potion, qui vaut 1 PV
rules-witchs-brew-word-potion-card = carte Potion
    .meaning = un chaudron ou une étagère ; ses PV y sont imprimés
rules-witchs-brew-word-cauldron = chaudron
    .meaning = une carte Potion de cuivre, de fer ou d’argent, que l’on achète avec des ingrédients de couleurs données
rules-witchs-brew-word-shelf = étagère
    .meaning = une carte Potion que l’on gagne avec de l’or ou avec des ingrédients de toutes couleurs, surtout ceux des autres
rules-witchs-brew-word-raven = corbeau
    .meaning = perché sur certaines cartes Potion, il rapproche la fin de la partie
rules-witchs-brew-word-spell-book = grimoire
    .meaning = une carte avec un sort ; celle du dessus de la pile porte le sort que le mage noir peut jeter

### Components

rules-witchs-brew-section-components = Matériel
# The table of potion cards: a row for each place in the stacks, the top one first.
rules-witchs-brew-column-place = en partant du dessus
# A cell of it. $needs are the ingredients or the gold, $points VP.
rules-witchs-brew-card = { $needs } → { $points }
rules-witchs-brew-card-raven = { $needs } → { $points }, corbeau
rule-wb-players = Le jeu se joue à trois, quatre ou cinq. Tout autre nombre est refusé au chargement, avec les nombres permis.
rule-wb-role-order = Il y a douze rôles, les mêmes pour tout le monde. Partout où l’on énumère des rôles, c’est dans l’ordre du tableau des rôles.
rule-wb-supply = La réserve d’or, d’ingrédients et de fioles est inépuisable.
rule-wb-stacks = Les cartes Potion forment cinq piles, faces visibles : trois de chaudrons et deux d’étagères, de la moins chère, au-dessus, à la plus chère. Chacun peut les feuilleter toutes à tout moment, mais on n’obtient que la première carte d’une pile.
rule-wb-spell-books = Les { $books } grimoires sont mélangés en une pile. Le premier est ouvert ; l’ordre des autres est caché.

### Set-up

rules-witchs-brew-section-set-up = Mise en place
# The table of what everybody begins with.
rules-witchs-brew-column-start = au départ, chacun reçoit
rules-witchs-brew-row-start-gold = pièces d’or
rules-witchs-brew-row-start-ingredients = de chaque ingrédient
rules-witchs-brew-column-number = nombre
rule-wb-start = Tout le monde commence avec { $start-gold } et { $start-ingredients } de chaque couleur, sans fiole ni carte Potion.

### A round

rules-witchs-brew-section-round = Une manche
rules-witchs-brew-section-picks = Les choix
rule-wb-pick-five = À chaque manche, tout le monde choisit { $picks } rôles différents parmi les douze. Les douze sont chaque fois de nouveau possibles.
rules-witchs-brew-section-turns = Les tours
rules-witchs-brew-note-turns = Commencer un tour, suivre et dire « Au suivant ! » se font comme dans [le cœur commun](heart.md). Être brave, c’est réclamer l’action entière ; être lâche, c’est accepter la faveur.
rule-wb-leader-full = Qui commence le tour doit réclamer l’action entière et est donc toujours brave. S’il ne reste qu’un rôle en main, il n’y a rien à choisir : il est joué sans question.
rule-wb-alone-full = Quand une seule personne a encore des rôles en main, elle les joue l’un après l’autre et obtient chaque fois l’action entière.
rule-wb-full-or-favour = Qui suit choisit : réclamer l’action entière (brave) ou accepter la faveur (lâche).
rule-wb-favour-at-once = Une faveur s’accomplit aussitôt, avant la réponse suivante ; l’action entière attend que tout le monde ait répondu.
rule-wb-no-swap = Les deux moitiés ne s’échangent pas : le dernier brave a l’action entière ou rien, et le lâche a la faveur ou rien.
rule-wb-decline = On peut refuser toute action et toute faveur, mais seulement en bloc. Qui refuse l’action entière commence tout de même le tour suivant.
rule-wb-cannot = Ce que quelqu’un ne peut pas payer, ou ce dont il ne reste rien à prendre, est passé sans question, et le journal le dit.
rule-wb-set = Une manche est finie quand tous les rôles choisis ont été joués. Il faut pour cela au moins { $picks } tours, et douze au plus.

### The roles

rules-witchs-brew-section-roles = Les rôles
# The table of roles.
rules-witchs-brew-column-role = rôle
rules-witchs-brew-column-full = action entière (brave)
rules-witchs-brew-column-favour = faveur (lâche)
rules-witchs-brew-section-gathering = Récolter
rule-wb-collector-full = Trois rôles prennent dans la réserve { $collector-full } d’une même couleur : rouge pour le dresseur de loups, blanc pour le chasseur de serpents, vert pour la cueilleuse d’herbes.
rule-wb-collector-favour = Pour la faveur de ces trois rôles, c’est { $collector-favour } de cette couleur.
rule-wb-alchemist = L’alchimiste change un ingrédient de n’importe quelle couleur en { $alchemist-full } ou, pour la faveur, en { $alchemist-favour }.
rule-wb-fortune-teller = La voyante change { $teller-price } en { $teller-full } ou, pour la faveur, en { $teller-favour }.
rule-wb-assistant = L’assistant change { $assistant-price } en { $assistant-full } de couleurs au choix ou, pour la faveur, en { $assistant-favour }.
rules-witchs-brew-section-cauldrons = Les chaudrons
rule-wb-brewer-full = Le magicien achète le premier chaudron de cuivre, la sorcière le premier de fer, le druide le premier d’argent. Le prix, ce sont exactement les ingrédients de la carte.
rule-wb-brewer-favour = Pour la faveur, le chaudron coûte { $brewer-gold } de plus.
rule-wb-brewer-successive = Ceux qui achètent dans le même tour prennent les cartes de la pile l’une après l’autre, chacune à son prix. Une faveur peut donc emporter le chaudron même que visait le dernier brave.
rule-wb-vial = Avec un chaudron acheté par le magicien, la sorcière ou le druide, par l’action entière ou par la faveur, on peut changer un ingrédient de plus, de n’importe quelle couleur, en { $brewer-vials }.
rule-wb-vial-not-by-spell = Un chaudron acheté par un sort n’apporte pas cette fiole, une étagère non plus.
rules-witchs-brew-section-spells = Le mage noir et les sorts
rule-wb-warlock-full = Le mage noir jette le sort du grimoire ouvert.
rule-wb-warlock-favour = Pour la faveur, le mage noir prend { $warlock-gold }.
# The table of spells.
rules-witchs-brew-column-spell = sort
rules-witchs-brew-column-does = effet
rules-witchs-brew-column-copies = grimoires
rule-wb-spell-copia = Copia donne { $spell-copia } de couleurs au choix.
rule-wb-spell-optio = Optio achète l’un des premiers chaudrons, au choix, pour les ingrédients qu’il montre.
rule-wb-spell-any-colours = Magus achète le premier chaudron de cuivre, Strix le premier de fer, Sanatio le premier d’argent : pour autant d’ingrédients que la carte en montre, quelles qu’en soient les couleurs.
rule-wb-spell-vials = Lupus change 1 rouge, Herba 1 vert, Serpens 1 blanc en { $spell-vials }.
rule-wb-book-turns = À la fin de chaque manche, la dernière aussi, le grimoire ouvert passe sous la pile, qu’il ait servi ou non, et le suivant s’ouvre.
rules-witchs-brew-section-shelves = Le coupe-bourse, le moine mendiant et les étagères
rule-wb-cutpurse-share = Pour le coupe-bourse, tous les autres posent { $cutpurse-share } de leur or, arrondi vers le bas, sur la première étagère de l’or.
rule-wb-monk-share = Pour le moine mendiant, c’est { $monk-share } de leurs ingrédients, arrondi vers le bas, et la première étagère des ingrédients.
rule-wb-spared = Avec la faveur du coupe-bourse, on perd { $spared-gold } de moins ; celle du moine épargne { $spared-ingredients } ; la perte ne descend jamais sous zéro. Cette faveur ne fait l’objet d’aucune question.
rule-wb-shelf-abstain = Quand tout le monde a répondu, le dernier brave peut encore renoncer ; alors personne ne perd rien.
rule-wb-shelf-nothing = Si rien ne peut arriver sur l’étagère, parce que le dernier brave n’a rien de ce qu’elle demande et que personne d’autre n’en perdrait, aucune question n’est posée et le rôle ne fait rien.
rule-wb-shelf-everybody = Sinon, tous les autres perdent leur part, y compris qui a été éliminé et qui a dit « Au suivant ! ».
rule-wb-losses-first = Toutes les pertes sont comptées avant qu’aucune soit payée.
rule-wb-monk-choose = Qui perd des ingrédients pour le moine choisit lesquels.
rule-wb-monk-sealed = Le choix est secret ; tout est payé ensemble dès que le dernier a choisi.
rule-wb-monk-no-choice = Qui n’a des ingrédients que d’une couleur n’a rien à choisir, tout le monde le voit, et aucune question n’est posée.
rule-wb-monk-batches = Une perte de plus de cinq se choisit cinq par cinq, le rouge avant le vert, le vert avant le blanc ; tout reste caché jusqu’au dernier choix.
rule-wb-shelf-add = Après les pertes, le dernier brave peut ajouter du sien : rien, une partie ou tout ce qui manque encore à l’étagère.
rule-wb-shelf-take = S’il y a assez sur l’étagère, le dernier brave doit l’emporter, et ce qui s’y trouvait retourne à la réserve.
rule-wb-shelf-stays = Sinon elle reste en place, avec tout ce qui s’y trouve, pour le prochain.
rule-wb-no-shelf = Quand une pile d’étagères est épuisée, son rôle ne fait plus rien.

### Example of a cutpurse. Ivy, Kaya and Mina are women, Jonas and Luc men.

rules-witchs-brew-section-example = Exemple : un coupe-bourse à cinq
rules-witchs-brew-example-before = Ivy commence avec le coupe-bourse. La première étagère de l’or demande 5 pièces d’or, vaut 4 PV et est encore vide.
rules-witchs-brew-column-player = joueur
rules-witchs-brew-column-says = dit
rules-witchs-brew-column-gold = or
rules-witchs-brew-column-loses = perd
rules-witchs-brew-example-after = Luc a éliminé Ivy, et Mina a éliminé Luc : le coupe-bourse, c’est donc Mina. Le tiers de 2, arrondi vers le bas, n’est rien. Kaya perdrait 2 pièces, mais sa faveur lui en épargne 1. Il y a maintenant 3 pièces d’or sur l’étagère ; Mina en ajoute 2 des siennes, emporte l’étagère, et les 5 retournent à la réserve. Si elle en avait ajouté moins, tout serait resté là pour le prochain coupe-bourse.

### Barred roles

rules-witchs-brew-section-barred = Rôles interdits
rules-witchs-brew-note-barred = C’est une option à trois ou à quatre, `barred_roles`.
rules-witchs-brew-column-players = joueurs
rules-witchs-brew-column-barred = rôles interdits par manche
rule-wb-barred = Au début de chaque manche, avant les choix, on tire et on montre autant de rôles que l’indique le tableau. Personne ne peut les choisir pour cette manche.
rule-wb-barred-again = Quand les douze ont été interdits, on les mélange et l’on recommence.

### End of the game

rules-witchs-brew-section-game-end = Fin de la partie
rules-witchs-brew-column-end = la partie se termine
rules-witchs-brew-row-ravens = avec tant de corbeaux
rules-witchs-brew-row-rounds = de toute façon après tant de manches
rule-wb-end = La partie se termine avec la manche à la fin de laquelle tous les joueurs ensemble ont au moins { $ravens }.
rule-wb-thirty-sets = Elle se termine aussi après la manche { $rounds }, pour que toute partie ait une fin.
rule-wb-score = Le score est la somme des PV des cartes Potion, plus 1 PV par fiole.
rule-wb-tie-break = Qui a le plus de PV gagne. À égalité de PV, qui a le plus d’ingrédients et d’or, comptés ensemble, passe devant ; si là encore c’est égal, la victoire est partagée.

### What is public and what is hidden

rules-witchs-brew-section-public = Ce qui est public et ce qui est caché
rule-wb-public = Tout le monde, même qui ne fait que regarder, voit l’or, les ingrédients, les fioles et les cartes Potion de chacun, les cinq piles jusqu’à la dernière carte, ce qui se trouve sur les étagères, les grimoires déjà vus, les rôles interdits, le nombre de choix que chacun doit encore jouer, et tout ce qui a été joué ou passé d’un « Au suivant ! ».
rule-wb-hidden = Sont cachés les choix jusqu’à ce qu’ils soient joués, les ingrédients que l’on choisit de perdre pour le moine, l’ordre des grimoires jamais vus et celui des rôles à interdire.
rule-wb-book-known = Un grimoire qui a été ouvert une fois reste connu, où qu’il soit dans la pile.

### The rules in short

short-rounds = À chaque manche, tout le monde choisit en secret { $picks } des douze rôles.
short-turn = Qui commence le tour annonce l’un de ses choix et en réclame l’action entière. Dans le sens horaire, qui a choisi ce rôle aussi doit le jouer maintenant et être brave ou lâche ; tous les autres disent « Au suivant ! ».
# Beside the words “cowardly” and “brave”.
short-cowardly = la faveur, tout de suite et à coup sûr
short-brave = l’action entière, si personne n’est brave après vous ; sinon rien
short-lead = Le dernier brave agit et commence le tour suivant. On peut tout refuser, mais seulement en bloc.
short-roles = Les rôles :
short-vial = Avec un chaudron acheté par le magicien, la sorcière ou le druide, un ingrédient de plus peut devenir { $brewer-vials }.
short-cards = Les cartes Potion, en partant du dessus de chaque pile ; ce qu’il faut et ce qu’elles valent :
short-shelves = Coupe-bourse et moine mendiant : tous les autres posent leur part sur l’étagère ; le dernier brave peut ajouter ce qui manque, puis l’emporte. Ce qui ne suffit pas reste sur place.
short-spells = Le mage noir jette le sort du grimoire ouvert. À la fin de chaque manche, ce grimoire passe sous la pile.
short-end = Quand tous les joueurs ensemble ont { $ravens } à la fin d’une manche, la partie est terminée. Chaque fiole vaut 1 PV. Qui a le plus de PV gagne ; à égalité, qui a le plus d’ingrédients et d’or.
