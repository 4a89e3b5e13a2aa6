title = Broom Service – Das Kartenspiel
    .pitch = Neun Hexenarten, vier flotte Runden: ein sicherer Trank oder gleich drei, wenn sich nach dir niemand mehr traut.
