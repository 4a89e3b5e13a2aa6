# Les leçons de Broom Service. See the English file for what a text is for.

### The first game

lesson-broom-service-first = Votre première tournée
lesson-broom-service-first-welcome = Bienvenue au service de livraison ! { $one } et { $other } volent avec vous. La partie a { $rounds } manches, et le plus de points gagne. Ils viennent des potions qui arrivent à leur tour, et des éclairs pris aux nuages.
lesson-broom-service-first-pawns = Ces deux pions sont à vous, chacun dans un château. Ils volent pour vous toute la partie, d’une région à une région voisine.
lesson-broom-service-first-neighbours = Sont voisines les régions qui ont une frontière commune, et aussi toutes celles au bord d’un même lac. Pointez n’importe quoi sur la carte, ou laissez-y le doigt, pour savoir ce que c’est.
lesson-broom-service-first-clouds = Mais pas sous un nuage : personne n’entre dans une telle région ni ne traverse un tel lac. La fée météo chasse les nuages pour des baguettes, et vous gardez leurs éclairs : plus on en a, plus ils rapportent. La leçon « Nuages, événements, rôles ensorcelés » le montre.
lesson-broom-service-first-towers = Une tour veut une potion de sa couleur, d’un pion dans une région qu’elle touche. Elle paie les points de son nombre et les baguettes à côté. Une tour ronde, au toit pointu, n’en prend qu’une de toute la partie ; une tour carrée, à créneaux, autant qu’on veut.
lesson-broom-service-first-pick = À chaque manche, vous choisissez { $picks } rôles en secret. Prenez la sorcière des forêts pour voler, le druide des vallées pour livrer, la cueilleuse d’herbes et la cueilleuse de fruits pour remplir le sac.
lesson-broom-service-first-lead = Vous commencez, donc vous annoncez un rôle. D’abord la cueilleuse de fruits, lâche : peu, mais tout de suite et à coup sûr.
lesson-broom-service-first-take = Une potion violette ou une baguette ? Les tours veulent des potions, les baguettes chassent les nuages. Vous avez déjà de l’un et de l’autre : prenez ce que vous voulez.
lesson-broom-service-first-joins = { $one } a choisi la cueilleuse de fruits aussi et doit suivre. Qui ne l’a pas dit « Au suivant ! ».
lesson-broom-service-first-strong = { $one } a dit brave et plus personne après : cela rapporte beaucoup. { $other } n’a pas ce rôle et a dit « Au suivant ! ». Qui a dit brave en dernier commence : c’est donc { $one } qui annonce un rôle.
lesson-broom-service-first-follow = La sorcière des forêts ! Vous l’avez, donc vous la jouez maintenant. { $one } a dit brave, mais après vous plus personne ne parle : dites brave, et c’est vous qui volez.
lesson-broom-service-first-fly = Voilà { $one } hors du tour, sans rien. Une sorcière des forêts vole vers une forêt : allez au Bois aux Hiboux, bordé de pointillés.
lesson-broom-service-first-deliver = Une sorcière brave peut livrer là où elle se pose. Apportez à cette tour sa potion violette.
lesson-broom-service-first-dare = Vous commencez encore. Le druide des vallées livre sans voler, et brave paie davantage. Votre pion est juste à côté d’une tour verte : annoncez-le, dites brave !
lesson-broom-service-first-hold-breath = { $one } n’a pas de druide des vallées, mais { $other } doit encore parler. Tenez votre chapeau.
lesson-broom-service-first-knocked-out = Un coup de balai ! { $other } a dit brave après vous et livre, vous n’obtenez rien. La carte est perdue pour cette manche. Cela arrive à toutes les sorcières, surtout les bons jours.
lesson-broom-service-first-leads-next = { $other } a dit brave en dernier et commence. Après un tour où personne n’a dit brave, la même personne commence à nouveau. Qui devrait commencer sans carte passe la main, dans le sens horaire.
lesson-broom-service-first-rest = La fin de la manche est à vous. Quand quelqu’un annonce ce que vous avez encore, vous décidez : brave ou lâche ?
lesson-broom-service-first-next-round = C’était une manche. Au cours d’une partie, vous gardez vos ressources et vos places, et l’on choisit à nouveau. Pour voir la fin, passons à une autre partie : la dernière de ses { $rounds } manches, avec d’autres nuages et d’autres tours occupées.
lesson-broom-service-first-last-round = Une autre partie, à sa dernière manche. Ici, vous avez { $points } points, et vos pions sont sur deux collines, avec de bonnes tours tout près.
lesson-broom-service-first-what-counts = À la fin, vos { $bolts } éclairs rapportent { $points } points, autant qu’une demi-douzaine de bonnes livraisons ; plus d’éclairs n’ajouteraient rien. Les séries de potions et de baguettes comptent aussi : quatre ressources différentes { $four }, trois { $three }.
lesson-broom-service-first-event = Chaque manche a son événement : aujourd’hui, deux pions sur le même paysage rapportent { $together } points, et les vôtres sont sur des collines. Les rôles ensorcelés coûtent { $bewitched } points quand on les joue. La leçon « Nuages, événements, rôles ensorcelés » en parle.
lesson-broom-service-first-your-picks = Choisissez-en quatre, d’après vos pions. Le druide des cimes livre à la tour violette ({ $beacon }) sans quitter la colline. La sorcière des montagnes va au Pic de l’Enclume, voisin des deux, dont la tour verte paie { $anvil } ; mais là-haut, vous perdez les { $together } points de l’événement, sauf si la sorcière des collines vous ramène.
lesson-broom-service-first-your-turns = Avant de dire brave, regardez qui parle après vous. Si plus personne ne parle après vous, vous n’avez rien à craindre.
lesson-broom-service-first-to-the-end = La fin de la partie est à vous. Ce qui est livré avant la dernière carte compte ; puis viennent les éclairs et les séries.
lesson-broom-service-first-won = { $points } points, et personne n’en a plus ! Livraisons, éclairs et séries sont comptés. Voler, vous savez ; la suite, ce sont les nuages.
lesson-broom-service-first-lost = { $points } points pour vous, { $most } pour { $best }. Livraisons, éclairs et séries sont comptés. Voler, vous savez, et { $best } devrait surveiller ses arrières.

### The second lesson

lesson-broom-service-clouds = Nuages, événements, rôles ensorcelés
lesson-broom-service-clouds-welcome = Une partie à sa troisième manche. Il y a un nuage sur la colline voisine de votre pion, et tant qu’un nuage est là, personne n’entre dans la région.
lesson-broom-service-clouds-wands = Le nombre sur un nuage, c’est ce qu’il coûte en baguettes de le chasser ; les éclairs dessous sont à vous. La fée météo s’en charge, depuis une région voisine du nuage.
lesson-broom-service-clouds-event = Chaque manche a un événement, valable pour tout le monde. Voici le marché noir : qui dit lâche peut prendre { $points } points au lieu de la petite action.
lesson-broom-service-clouds-bewitched = Ces { $number } rôles sont ensorcelés pour cette manche. Qui en joue un paie { $points } points, brave ou lâche. Personne n’est obligé de les choisir, et personne ne s’y attend.
lesson-broom-service-clouds-pick = Prenez la fée pour le nuage et la sorcière des collines pour la suite ; la cueilleuse d’herbes, et pour voir, la cueilleuse de fruits ensorcelée.
lesson-broom-service-clouds-fairy = Annoncez la fée météo, et dites brave : cela rapporte { $points } points de plus, si personne ne dit brave après vous.
lesson-broom-service-clouds-lift = Personne d’autre ne l’a. Chassez le nuage de la colline !
lesson-broom-service-clouds-bolts = La voie est libre, pour les autres aussi. Les éclairs comptent à la fin : un vaut { $one } points, cinq en valent { $five }. Plus on en a, plus le suivant rapporte.
lesson-broom-service-clouds-fly = Passez avant les autres. Annoncez la sorcière des collines, et dites brave.
lesson-broom-service-clouds-freed = Volez vers la colline qui était cachée.
lesson-broom-service-clouds-deliver = Et livrez ici votre potion verte ; la tour donne aussi des baguettes.
lesson-broom-service-clouds-market = Maintenant, le marché noir. Annoncez la cueilleuse d’herbes, lâche et exprès.
lesson-broom-service-clouds-instead = Une potion, une baguette, ou ce qu’offre l’événement : prenez les { $points } points.
lesson-broom-service-clouds-hazel-gathers = { $one } a la cueilleuse d’herbes aussi et en tire davantage.
lesson-broom-service-clouds-pay = { $one } annonce la cueilleuse de fruits, ensorcelée, et a payé. Vous allez payer aussi : { $points } points, quoi que vous disiez. Plus personne ne parle après vous. Brave ou lâche ?
lesson-broom-service-clouds-was-brave = Vous avez payé { $points } points, { $one } aussi, mais pour rien : cela pique. Prenez ce qui vous revient.
lesson-broom-service-clouds-was-cowardly = Vous avez payé { $points } points. Le marché noir vous les rend, si vous voulez ; ou prenez une petite chose.
lesson-broom-service-clouds-others = Vous n’avez plus de cartes. Les autres finissent la manche sans vous.
lesson-broom-service-clouds-end = La manche suivante montre un nouvel événement et de nouveaux rôles ensorcelés, avant tout choix. Regardez-les d’abord ! Voilà tout le secret du temps qu’il fait.

### Mountain tiles

lesson-broom-service-tiles = Tuiles de montagne et amulettes
lesson-broom-service-tiles-welcome = Une tuile est posée sur chacune des trois montagnes. Qui y vient pour la première fois prend une amulette et peut utiliser la tuile, une fois par partie.
lesson-broom-service-tiles-pick = Une montagne touche votre château. Prenez la sorcière des montagnes, et trois autres pour le reste de la manche.
lesson-broom-service-tiles-lead = Annoncez la sorcière des montagnes, et dites brave.
lesson-broom-service-tiles-fly = Montez.
lesson-broom-service-tiles-tile = L’amulette est à vous : une vaut { $one } points à la fin, trois en valent { $three }. La tuile d’ici est une livraison, en plus de celle de la sorcière. À vous de dire laquelle vient d’abord : utilisez la tuile.
lesson-broom-service-tiles-tile-delivers = La tuile livre à toute tour qu’un de vos pions peut servir. Ici, l’orange.
lesson-broom-service-tiles-and-yours = Et maintenant la livraison de la sorcière brave. Deux tours en une fois !
lesson-broom-service-tiles-end = La tuile reste pour les autres ; vous avez eu la vôtre. Il reste deux montagnes, et les trois amulettes valent { $three } points.

### The back of the board

lesson-broom-service-back = Le verso du plateau
lesson-broom-service-back-welcome = Au verso, il y a d’autres tuiles. Dans une forêt, une tuile pour qui arrive en premier ; sur une colline, un balai turbo pour tout le monde.
lesson-broom-service-back-pick = Les deux sont près de votre pion. Prenez la sorcière des forêts et celle des collines, et deux cueilleuses.
lesson-broom-service-back-lead = D’abord la forêt. Lâche suffit : il s’agit d’y aller, et de garder votre potion.
lesson-broom-service-back-fly = Vers la forêt à la tuile.
lesson-broom-service-back-found = La tuile est à vous. Celle-ci permet de choisir un rôle de plus dans une manche à venir ; elle reste devant vous jusque-là. D’autres remplacent l’action quand vous êtes lâche.
lesson-broom-service-back-broom = Maintenant, le balai turbo. Annoncez la sorcière des collines, et dites brave.
lesson-broom-service-back-take-off = Vers la colline au balai. Attention au chapeau.
lesson-broom-service-back-jump = Un balai turbo vous emporte toujours, vers l’un de ses deux cercles de pierres. D est sur une île d’où personne ne revient : sautez vers C !
lesson-broom-service-back-deliver = Tout le plateau d’un coup. Une sorcière brave livre là où elle se pose, et ici les tours paient le mieux.
lesson-broom-service-back-end = Chaque balai turbo a ses deux cercles. Montrez-en un sur le plateau, et il dit où il mène. Le verso est à vous aussi, maintenant.

### Expansion cards

lesson-broom-service-cards = Les cartes de l’extension
lesson-broom-service-cards-welcome = Deux pioches, chacune ouverte sur le dessus. Qui dit lâche peut prendre une carte au lieu de l’action, ou en utiliser une à soi. Une carte gardée jusqu’à la fin vaut { $points } point.
lesson-broom-service-cards-pick = Prenez deux cueilleuses, le druide et la fée.
lesson-broom-service-cards-lead = Annoncez la cueilleuse de racines, lâche : pas pour la racine, mais pour une carte.
lesson-broom-service-cards-draw = Prenez la carte du dessus de la première pioche, les commérages.
lesson-broom-service-cards-drawn = Elle est ouverte devant vous, et tout le monde le sait. Dès votre prochain tour, vous pouvez l’utiliser, ou la garder pour { $points } point.
lesson-broom-service-cards-again = Personne d’autre n’a suivi, donc vous commencez encore. Annoncez la cueilleuse d’herbes, lâche une fois de plus.
lesson-broom-service-cards-use = Et maintenant la carte : les commérages rapportent { $points } points.
lesson-broom-service-cards-end = { $points } points pour un brin de causette. La carte va sous la plus petite pioche, où quelqu’un d’autre la trouvera.
