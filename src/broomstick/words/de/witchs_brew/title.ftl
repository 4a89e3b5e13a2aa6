title = Witch's Brew
    .pitch = Zwölf Rollen, fünf davon auf der Hand: Die volle Aktion schnappt dir vielleicht noch jemand weg, die Gunst ist klein, aber sicher.
