# What the prompt says of Broom Service alone, in French.

### Questions

ask-pick = Choisissez { $count ->
        [one] { $count } rôle
       *[other] { $count } rôles différents
    } pour cette manche :
ask-lead = C’est à vous de commencer. Avec quel rôle, brave ou lâche ?
ask-follow = On annonce { $role }, et vous l’avez aussi. Brave ou lâche ?
ask-fly = Quel vol ?
ask-deliver = Quelle livraison ?
ask-lift = Quel nuage chassez-vous ?
ask-take = Que prenez-vous ?
ask-market = Allez-vous au marché noir ?
ask-do = La tuile ou la livraison d’abord ?
ask-fist = Combien de ressources cachez-vous dans votre poing ?
ask-give = Que cédez-vous maintenant ?
ask-hand-in = Remettez-vous une ressource de chaque sorte ?
ask-decline = Vous ne pouvez rien faire ici.
risk = Qui peut encore vous souffler l’action brave : { $names }.
risk-none = Personne ne peut plus vous souffler l’action brave.
risk-out = En étant brave, vous éliminez le rôle joué par { $name }.
