language = Deutsch
    .place = 3
