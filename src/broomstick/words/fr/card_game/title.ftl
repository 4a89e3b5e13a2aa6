title = Broom Service : Le jeu de cartes
    .pitch = Neuf sortes de sorcières, quatre manches éclair : une potion à coup sûr, ou trois si personne après vous n’ose en faire autant.
