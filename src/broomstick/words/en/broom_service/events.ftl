# The events of Broom Service. Of each: the card, with when it happens and what it does; what points are for; its rule.
# What a card does is told with the numbers of its section of components.toml, by their names; a rule with all that
# rules.ftl lists, these numbers among it as VP: $the-works-points.

event-more-or-less = More or Less?
    .when = before picking
    .does = pick { $lowest } to { $highest } roles; their number brings VP: { $scale }
reason-more-or-less = for the number of roles
rule-bs-more-or-less = *More or Less?* Everybody picks as many roles as they like, from one to { $most-picks }. When all have, the numbers are shown together and bring VP: { $scale }.

event-black-market = Black Market
    .when = during the round
    .does = whoever is cowardly may take { $points } VP instead of acting
reason-black-market = on the black market
rule-bs-black-market = *Black Market:* Each time somebody plays a role cowardly, { $black-market-points } may be taken in place of the action.

event-black-distillery = Black Distillery
    .when = during the round
    .does = whoever is cowardly may take any 1 resource instead of acting
reason-black-distillery = at the black distillery
rule-bs-black-distillery = *Black Distillery:* Each time somebody plays a role cowardly, any one resource may be taken in place of the action.

event-brave-heart = Brave Heart
    .when = during the round
    .does = whoever leads must be brave
reason-brave-heart = for a brave heart
rule-bs-brave-heart = *Brave Heart:* Whoever leads must be brave, also one who alone still holds roles, and so can use neither a forest tile nor an expansion card then. A last role is led without a question.

event-perilous-places = Perilous Places
    .when = end of the round
    .does = VP for each pawn: { $places }
reason-perilous-places = in perilous places
rule-bs-perilous-places = *Perilous Places:* At the end of the round every pawn brings VP for its landscape: { $perilous-places }.

event-protected-places = Protected Places
    .when = end of the round
    .does = VP for each pawn: { $places }
reason-protected-places = in protected places
rule-bs-protected-places = *Protected Places:* At the end of the round every pawn brings VP for its landscape: { $protected-places }.

event-the-upper-hand = The Upper Hand
    .when = end of the round
    .does = everybody hides resources in a fist and then gives them away; the fullest fist brings { $first } VP, the next { $second }, several equally full ones { $shared } each
reason-the-upper-hand = for the upper hand
rules-broom-service-section-upper-hand = The Upper Hand
rule-bs-upper-hand-fist = Everybody secretly hides any number of resources in a fist, from none to all they have, { $most-fist } at most. The fists are opened together.
rule-bs-upper-hand-first = If one fist holds most, it brings { $the-upper-hand-first }; the second most brings { $the-upper-hand-second } to everybody who has it.
rule-bs-upper-hand-two = With two players there is nothing for the second.
rule-bs-upper-hand-shared = If several hold most, it brings { $the-upper-hand-shared } to each of them, and nothing to anybody else.
rule-bs-upper-hand-nothing = An empty fist never brings anything.
rule-bs-upper-hand-hands-over = Then everybody, the winners too, gives away as many resources as the fist held, openly, clockwise from the leader.
rule-bs-upper-hand-one-by-one = Each player chooses which ones to give, one at a time: orange potions first, then green, then purple ones, and wands last.

event-empty-handed = Empty Handed
    .when = end of the round
    .does = whoever has the fewest resources gains { $points } VP
reason-empty-handed = for empty hands
rule-bs-empty-handed = *Empty Handed:* The player with the fewest resources gains { $empty-handed-points }; if several have the fewest, each of them does. Nobody gives anything away.

event-the-works = The Works!
    .when = end of the round
    .does = one of each resource may be handed in for { $points } VP
reason-the-works = for the works
rule-bs-works = *The Works!* Everybody decides in secret whether to hand in one potion of each colour and one wand for { $the-works-points }. All is shown together. More than one set cannot be handed in.

event-flock-together = Flock Together
    .when = end of the round
    .does = both pawns on one kind of landscape bring { $points } VP
reason-flock-together = for flocking together
rule-bs-flock-together = *Flock Together:* Whoever has both pawns on the same kind of landscape gains { $flock-together-points }. It need not be the same area.
