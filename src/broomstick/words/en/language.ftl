language = English
    .place = 1
