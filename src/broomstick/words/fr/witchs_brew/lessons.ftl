# Les leçons de Witch's Brew. See the English file for what a text is for.

### The first game

lesson-witchs-brew-first = Votre premier chaudron
lesson-witchs-brew-first-welcome = Bienvenue en cuisine ! { $one } et { $other } brassent contre vous. Ces piles sont des potions : chacune montre ce qu’elle coûte et les points qu’elle rapporte. Le plus de points gagne, dès que { $ravens } corbeaux sont là.
lesson-witchs-brew-first-goods = Voici ce qui est à vous : { $gold } pièces d’or et un ingrédient de chaque sorte. L’or et les ingrédients achètent des potions ; seuls, ils ne valent rien.
lesson-witchs-brew-first-pick = À chaque manche, vous choisissez { $picks } rôles en secret. Prenez ceux-ci : deux qui rapportent des ingrédients, deux qui font commerce, et la sorcière, qui achète.
lesson-witchs-brew-first-lead = Vous commencez, donc vous annoncez un rôle. Qui commence doit être brave ici. Annoncez la cueilleuse d’herbes, et voyez qui l’a aussi.
lesson-witchs-brew-first-favour = { $other } l’a aussi et doit suivre : lâche, pour la petite faveur, tout de suite et à coup sûr.
lesson-witchs-brew-first-full = { $other } a pris un ingrédient vert, { $one } a dit « Au suivant ! ». Plus personne n’a dit brave après vous, donc l’action entière est à vous : { $full } verts.
lesson-witchs-brew-first-dare = Qui a dit brave en dernier commence encore, et c’est vous. Annoncez le chasseur de serpents, qui rapporte du blanc.
lesson-witchs-brew-first-hold-breath = Il reste deux voix. Continuez de remuer.
lesson-witchs-brew-first-knocked-out = Un coup de balai ! { $one } a dit brave après vous et prend le blanc, vous n’obtenez rien. Seule la dernière voix ne craint rien. Cela arrive à toutes les sorcières.
lesson-witchs-brew-first-hazel-leads = C’est { $one } qui commence et annonce un rôle.
lesson-witchs-brew-first-follow = La sorcière ! Vous l’avez, donc vous la jouez maintenant. { $one } a dit brave, mais après vous plus personne ne parle : dites brave, et c’est vous qui achetez.
lesson-witchs-brew-first-buy = Voilà { $one } hors du tour : ses ingrédients lui restent, rien de plus. Achetez le chaudron de fer du dessus : vous avez de quoi payer.
lesson-witchs-brew-first-bought = Votre première potion ! Dessous, il y en a une plus chère qui vaut plus. Certaines potions amènent un corbeau, et à { $ravens } corbeaux la partie finit avec la manche.
lesson-witchs-brew-first-rest = La fin de la manche est à vous. L’alchimiste change un ingrédient en or, la voyante l’or en fioles : chaque fiole vaut un point à la fin.
lesson-witchs-brew-first-next-set = C’était une manche. Vous gardez ce que vous avez, et l’on choisit à nouveau. Laissons mijoter les autres un moment et revenons pour la dernière manche !
lesson-witchs-brew-first-last-set = Vous voilà, avec { $points } points. Encore un corbeau et il y en a { $ravens } : alors la partie finit avec cette manche.
lesson-witchs-brew-first-shelves = Les chaudrons sont pour la sorcière, le magicien et le druide. Les étagères se remplissent de ce que le coupe-bourse et le moine mendiant prennent à tout le monde, et le mage noir lance le sort ouvert.
lesson-witchs-brew-first-your-picks = Choisissez-en cinq. Que pouvez-vous payer, et que faut-il d’abord aller chercher ? Les rôles dont tout le monde a besoin sont dangereux à annoncer.
lesson-witchs-brew-first-your-turns = À vous ! Lâche à coup sûr, ou brave pour davantage : regardez qui parle après vous et de quoi on y a besoin.
lesson-witchs-brew-first-still-flying = Aucun corbeau n’est venu, donc il y a encore une manche. La partie finit quand { $ravens } sont là.
lesson-witchs-brew-first-won = { $points } points, et personne n’en a plus ! Potions et fioles sont comptées. Vous connaissez maintenant toute la cuisine.
lesson-witchs-brew-first-lost = { $points } points pour vous, { $most } pour { $best }. Potions et fioles sont comptées. Vous connaissez maintenant toute la cuisine, et { $best } cache déjà la louche.
