# What the prompt says of Broom Service alone, in German.

### Questions

ask-pick = Wähle { $count ->
        [one] 1 Rolle
       *[other] { $count } verschiedene Rollen
    } für diese Runde:
ask-lead = Du führst an. Welche Rolle, und wie?
ask-follow = Aufgerufen ist { $role }, und du musst mitspielen. Mutig oder feige?
ask-fly = Welcher Flug?
ask-deliver = Welche Lieferung?
ask-lift = Welche Wolke vertreibst du?
ask-take = Was nimmst du?
ask-market = Gehst du zum Schwarzmarkt?
ask-do = Plättchen und Lieferung: Was kommt zuerst?
ask-fist = Wie viele Ressourcen versteckst du in der Faust?
ask-give = Was gibst du als Nächstes ab?
ask-hand-in = Tauschst du eine Ressource von jeder Sorte ein?
ask-decline = Hier kannst du nichts tun.
risk = Wer dich noch ausstechen kann: { $names }.
risk-none = Niemand kann dich mehr ausstechen.
risk-out = Wenn du mutig bist, ist { $name } ausgestochen.
