# The events of Broom Service in French. See the English file for what fills them in.

event-more-or-less = Plus ou moins ?
    .when = avant le choix des rôles
    .does = choisir de { $lowest } à { $highest } rôles ; leur nombre rapporte des PV : { $scale }
reason-more-or-less = pour le nombre de rôles
rule-bs-more-or-less = *Plus ou moins ?* Chacun choisit autant de rôles qu’il veut, d’un seul à { $most-picks }. Quand tout le monde a choisi, on montre ensemble les nombres, et ils rapportent des PV : { $scale }.

event-black-market = Marché noir
    .when = pendant la manche
    .does = qui est lâche peut prendre { $points } PV au lieu d’agir
reason-black-market = au marché noir
rule-bs-black-market = *Marché noir :* chaque fois que l’on joue un rôle en lâche, on peut prendre { $black-market-points } à la place de l’action.

event-black-distillery = Distillerie clandestine
    .when = pendant la manche
    .does = qui est lâche peut prendre 1 ressource au choix au lieu d’agir
reason-black-distillery = à la distillerie clandestine
rule-bs-black-distillery = *Distillerie clandestine :* chaque fois que l’on joue un rôle en lâche, on peut prendre une ressource au choix à la place de l’action.

event-brave-heart = Cœur brave
    .when = pendant la manche
    .does = qui commence le tour doit être brave
reason-brave-heart = pour un cœur brave
rule-bs-brave-heart = *Cœur brave :* qui commence le tour doit être brave, même en étant seul à avoir encore des rôles, et ne peut donc utiliser alors ni tuile Forêt ni carte Extension. Un dernier rôle est joué sans question.

event-perilous-places = Lieux périlleux
    .when = fin de la manche
    .does = PV pour chaque pion : { $places }
reason-perilous-places = dans les lieux périlleux
rule-bs-perilous-places = *Lieux périlleux :* à la fin de la manche, chaque pion rapporte des PV selon son paysage : { $perilous-places }.

event-protected-places = Lieux protégés
    .when = fin de la manche
    .does = PV pour chaque pion : { $places }
reason-protected-places = dans les lieux protégés
rule-bs-protected-places = *Lieux protégés :* à la fin de la manche, chaque pion rapporte des PV selon son paysage : { $protected-places }.

event-the-upper-hand = Main forte
    .when = fin de la manche
    .does = chacun cache des ressources dans son poing, puis les cède ; le poing le plus plein rapporte { $first } PV, le suivant { $second }, plusieurs à égalité { $shared } chacun
reason-the-upper-hand = à « Main forte »
rules-broom-service-section-upper-hand = Main forte
rule-bs-upper-hand-fist = Chacun cache en secret des ressources dans son poing, d’aucune à toutes les siennes, { $most-fist } au plus. On ouvre les poings ensemble.
rule-bs-upper-hand-first = Si un seul poing est le plus plein, il rapporte { $the-upper-hand-first } ; la deuxième quantité rapporte { $the-upper-hand-second } à chacun de ceux qui l’ont.
rule-bs-upper-hand-two = À deux, il n’y a rien pour le second.
rule-bs-upper-hand-shared = Si plusieurs poings sont les plus pleins, chacun d’eux rapporte { $the-upper-hand-shared }, et les autres rien.
rule-bs-upper-hand-nothing = Un poing vide ne rapporte jamais rien.
rule-bs-upper-hand-hands-over = Ensuite chacun, gagnants compris, cède autant de ressources que son poing en contenait, à la vue de tous, dans le sens horaire à partir du premier joueur.
rule-bs-upper-hand-one-by-one = Chacun choisit les siennes une par une : d’abord les potions orange, puis les vertes, puis les violettes, et les baguettes en dernier.

event-empty-handed = Mains vides
    .when = fin de la manche
    .does = qui a le moins de ressources gagne { $points } PV
reason-empty-handed = pour des mains vides
rule-bs-empty-handed = *Mains vides :* qui a le moins de ressources gagne { $empty-handed-points } ; si plusieurs en ont aussi peu, chacun les gagne. Personne ne cède rien.

event-the-works = La totale !
    .when = fin de la manche
    .does = on peut remettre une ressource de chaque sorte pour { $points } PV
reason-the-works = pour la totale
rule-bs-works = *La totale !* Chacun décide en secret s’il remet une potion de chaque couleur et une baguette pour { $the-works-points }. On montre tout ensemble. On ne peut pas remettre plus d’une série.

event-flock-together = Qui se ressemble s’assemble
    .when = fin de la manche
    .does = deux pions sur le même type de paysage rapportent { $points } PV
reason-flock-together = pour deux pions bien assortis
rule-bs-flock-together = *Qui se ressemble s’assemble :* qui a ses deux pions sur le même type de paysage gagne { $flock-together-points }. Ce n’est pas forcément la même région.
