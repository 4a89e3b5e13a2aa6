title = Broom Service
    .pitch = Dix rôles, quatre en main, une carte de tours et de nuages : volez, livrez, et soyez plus brave que ceux qui vous suivent.
