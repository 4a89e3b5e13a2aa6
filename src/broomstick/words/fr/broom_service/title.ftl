title = Broom Service
    .pitch = Dix rôles, quatre en main, un plateau de tours et de nuages : volez, livrez, et soyez plus brave que ceux qui vous suivent.
