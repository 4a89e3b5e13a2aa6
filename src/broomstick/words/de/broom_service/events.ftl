# The events of Broom Service in German. See the English file for what fills them in.

event-more-or-less = Mehr oder weniger?
    .when = vor dem Wählen
    .does = { $lowest } bis { $highest } Rollen wählen; ihre Anzahl bringt SP: { $scale }
reason-more-or-less = für die Zahl der Rollen
rule-bs-more-or-less = *Mehr oder weniger?* Alle wählen so viele Rollen, wie sie mögen, von einer bis { $most-picks }. Sind alle so weit, werden die Zahlen gemeinsam gezeigt und bringen SP: { $scale }.

event-black-market = Schwarzmarkt
    .when = während der Runde
    .does = wer feige ist, darf { $points } SP nehmen statt zu handeln
reason-black-market = auf dem Schwarzmarkt
rule-bs-black-market = *Schwarzmarkt:* Jedes Mal, wenn jemand eine Rolle feige spielt, sind statt der Aktion { $black-market-points } möglich.

event-black-distillery = Schwarzbrennerei
    .when = während der Runde
    .does = wer feige ist, darf 1 beliebige Ressource nehmen statt zu handeln
reason-black-distillery = in der Schwarzbrennerei
rule-bs-black-distillery = *Schwarzbrennerei:* Jedes Mal, wenn jemand eine Rolle feige spielt, ist statt der Aktion eine beliebige Ressource möglich.

event-brave-heart = Mutiges Herz
    .when = während der Runde
    .does = wer anführt, muss mutig sein
reason-brave-heart = für ein mutiges Herz
rule-bs-brave-heart = *Mutiges Herz:* Wer anführt, muss mutig sein, auch wer als einzige Person noch Rollen hat, und kann dann also weder ein Waldplättchen noch eine Erweiterungskarte nutzen. Eine letzte Rolle wird ohne Frage angeführt.

event-perilous-places = Gefährliche Orte
    .when = am Ende der Runde
    .does = SP für jede Figur: { $places }
reason-perilous-places = an gefährlichen Orten
rule-bs-perilous-places = *Gefährliche Orte:* Am Ende der Runde bringt jede Figur SP für ihre Landschaft: { $perilous-places }.

event-protected-places = Geschützte Orte
    .when = am Ende der Runde
    .does = SP für jede Figur: { $places }
reason-protected-places = an geschützten Orten
rule-bs-protected-places = *Geschützte Orte:* Am Ende der Runde bringt jede Figur SP für ihre Landschaft: { $protected-places }.

event-the-upper-hand = Die Oberhand
    .when = am Ende der Runde
    .does = alle verstecken Ressourcen in der Faust und geben sie dann ab; die vollste Faust bringt { $first } SP, die nächste { $second }, mehrere gleich volle je { $shared }
reason-the-upper-hand = für die Oberhand
rules-broom-service-section-upper-hand = Die Oberhand
rule-bs-upper-hand-fist = Alle verstecken geheim Ressourcen in der Faust, von keiner bis zu allen, die sie haben, höchstens { $most-fist }. Die Fäuste öffnen sich gemeinsam.
rule-bs-upper-hand-first = Ist eine Faust allein die vollste, bringt sie { $the-upper-hand-first }; die zweitgrößte Menge bringt allen, die sie haben, { $the-upper-hand-second }.
rule-bs-upper-hand-two = Zu zweit gibt es für die zweitgrößte nichts.
rule-bs-upper-hand-shared = Sind mehrere Fäuste die vollsten, bringt jede von ihnen { $the-upper-hand-shared } und keine andere etwas.
rule-bs-upper-hand-nothing = Eine leere Faust bringt nie etwas.
rule-bs-upper-hand-hands-over = Danach geben alle, auch wer gewonnen hat, offen so viele Ressourcen ab, wie in der Faust waren, im Uhrzeigersinn ab der Person, die anführt.
rule-bs-upper-hand-one-by-one = Welche das sind, bestimmt jede Person selbst, eine nach der anderen: zuerst orange Tränke, dann grüne, dann lila, zuletzt Zauberstäbe.

event-empty-handed = Mit leeren Händen
    .when = am Ende der Runde
    .does = wer die wenigsten Ressourcen hat, bekommt { $points } SP
reason-empty-handed = für leere Hände
rule-bs-empty-handed = *Mit leeren Händen:* Wer die wenigsten Ressourcen hat, bekommt { $empty-handed-points }; haben mehrere die wenigsten, bekommen sie alle. Niemand gibt etwas ab.

event-the-works = Das volle Programm!
    .when = am Ende der Runde
    .does = eine Ressource von jeder Sorte lässt sich gegen { $points } SP eintauschen
reason-the-works = für das volle Programm
rule-bs-works = *Das volle Programm!* Alle entscheiden geheim, ob sie von jeder Farbe einen Trank und dazu einen Zauberstab gegen { $the-works-points } eintauschen. Alles wird gemeinsam gezeigt. Mehr als einen Satz kann niemand eintauschen.

event-flock-together = Gleich und Gleich
    .when = am Ende der Runde
    .does = beide Figuren auf derselben Landschaftsart bringen { $points } SP
reason-flock-together = für „Gleich und Gleich“
rule-bs-flock-together = *Gleich und Gleich:* Wer beide Figuren auf derselben Landschaftsart hat, bekommt { $flock-together-points }. Es muss nicht dasselbe Gebiet sein.
