language = français
    .place = 2
