title = Broom Service: The Card Game
    .pitch = Nine kinds of witches, four quick rounds: one potion for sure, or three if nobody after you dares.
