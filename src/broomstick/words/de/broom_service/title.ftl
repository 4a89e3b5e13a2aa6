title = Broom Service
    .pitch = Zehn Rollen, vier auf der Hand, ein Plan voller Türme und Wolken: Flieg, liefere und sei mutiger als alle nach dir.
