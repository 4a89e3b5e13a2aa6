# Les leçons du jeu de cartes. See the English file for what a text is for.

### The first game

lesson-card-game-first = Votre premier bouillon
    .learnt = Vous choisissez en secret, vous annoncez, et vous suivez quand il le faut. Lâche, c’est sûr ; brave, c’est plus, sauf si quelqu’un ose encore après vous. Couleurs, missions et potions braves font les points.
lesson-card-game-first-welcome = Bienvenue au chaudron ! { $one } et { $other } jouent avec vous { $rounds } courtes manches. Les potions sont des points, et le plus de points gagne. Tout le monde en a déjà préparé une.
lesson-card-game-first-stock = Ces sorcières sont votre paquet, et personne d’autre ne les voit. À chaque manche, vous en choisissez { $picks }, toutes différentes, sans rien laisser paraître.
lesson-card-game-first-pick = Choisissez feu, baie et eau. Les autres choisissent au même moment ; tout reste secret jusqu’à ce que quelqu’un annonce une sorcière.
lesson-card-game-first-lead = Vous commencez, donc vous annoncez une sorcière. Allez-y doucement : eau, lâche. C’est { $potions } potion, tout de suite, et personne ne peut vous la prendre.
lesson-card-game-first-must-join = { $one } a choisi l’eau aussi et doit donc suivre. Qui ne l’a pas dit « Au suivant ! ».
lesson-card-game-first-strong = { $one } a dit brave, et plus personne après : { $potions } potions d’eau et { $extra } potion brave. { $other } n’avait pas d’eau et a dit « Au suivant ! ». Qui a dit brave en dernier commence aussi le tour suivant.
lesson-card-game-first-hazel-leads = C’est { $one } qui annonce une sorcière.
lesson-card-game-first-follow = Le feu ! Vous l’avez en main, donc vous devez le jouer maintenant. { $one } a dit brave, mais après vous, plus personne ne parle : dites brave aussi, et son balai est balayé.
lesson-card-game-first-swept = Voilà { $one } hors du tour, sans rien ; à vous { $potions } potions de feu et une potion brave. Et c’est vous qui commencez.
lesson-card-game-first-dare = Un peu d’audace ? Annoncez la baie, et dites brave. Il reste deux voix après vous…
lesson-card-game-first-hold-breath = Retenez votre souffle.
lesson-card-game-first-knocked-out = Un coup de balai ! { $other } a dit brave après vous, donc vous n’obtenez rien cette fois. Cela arrive à toutes les sorcières. Votre carte retourne dans votre paquet, intacte.
lesson-card-game-first-round-ends = Vos trois sorcières sont jouées. { $one } et { $other } jouent ce qui leur reste, puis la manche est finie.
lesson-card-game-first-colours = Beaucoup de potions d’une même couleur, voilà ce qui rapporte : trois valent { $three } points, six en valent { $six }. Une potion brave n’a pas de couleur et vaut { $brave-points } à elle seule.
lesson-card-game-first-tasks = Voici les missions. Qui a les potions d’une mission à la fin d’une manche en tire { $points } points. Vous avez aussi pioché de nouvelles cartes.
lesson-card-game-first-your-round = Maintenant, vous volez de vos propres ailes. Choisissez ce que vous avez en nombre ou ce qu’une mission demande ; ce que les autres cherchent aussi sera disputé.
lesson-card-game-first-who-comes-after = Avant de dire brave, regardez qui parle après vous et ce qu’on y collectionne. Si plus personne ne parle après vous, vous n’avez rien à craindre.
lesson-card-game-first-third = La troisième manche. Une sorcière déjà annoncée dans cette manche n’est plus dans aucune main : commencer tard est plus sûr que commencer tôt.
lesson-card-game-first-last = La dernière manche. Il ne vient plus de cartes : jouez pour les missions et pour les couleurs bien remplies.
lesson-card-game-first-won = { $points } points, et personne n’en a plus. Couleurs, missions et potions braves à { $brave-points } : tout est compté. Vous connaissez maintenant tout le jeu.
lesson-card-game-first-lost = { $points } points pour vous, { $most } pour { $best }. Couleurs, missions et potions braves à { $brave-points } : tout est compté. Vous connaissez maintenant tout le jeu, et { $best } se doute que vous reviendrez.
