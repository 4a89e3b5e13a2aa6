title = Witch's Brew
    .pitch = Douze rôles, cinq en main : réclamez l’action entière, qu’on vous prendra peut-être, ou contentez-vous de la faveur.
