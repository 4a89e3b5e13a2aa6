# Words of the heart: what all games share.
# Roles of other games may be masculine, so a sentence takes the case it needs: $role-the is the nominative,
# $role-accusative the accusative. Between a word or number and what belongs to it stand no-break spaces.

### Lists and small words

list-nothing = nichts
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
quoted = „{ $text }“
victory-points = { $count } SP

stance-brave = mutig
stance-cowardly = feige

# Two things a choice would bring.
brings-both = { $first }; { $second }

### Actions: what one types; the sentence tells it

action-pick = wählen { $roles-typed }
    .sentence = { $roles-accusative } wählen
action-lead = anführen { $role } { $stance }
    .sentence = { $role-accusative } { $stance } anführen
action-brave = mutig
    .sentence = mutig sein
action-cowardly = feige
    .sentence = feige sein
action-decline = verzichten
    .sentence = verzichten

### Journal entries

entry-round = Runde { $round }
entry-picked = { $who ->
        [you] Du wählst { $roles-accusative }.
       *[other] { $name } wählt { $roles-accusative }.
    }
entry-locked = Alle haben gewählt.
entry-leads = { $who ->
        [you] Du führst { $role-accusative } an: { $stance }.
       *[other] { $name } führt { $role-accusative } an: { $stance }.
    }
entry-follows = { $who ->
        [you] Du spielst mit: { $stance }.
       *[other] { $name } spielt mit: { $stance }.
    }
entry-says-next = { $name }: „Weiter!“
entry-knocked-out = { $who ->
        [you] Ausgestochen: { $role-your }!
       *[other] { $name } wird ausgestochen.
    }
entry-acts = { $who ->
        [you] Niemand sticht dich aus – { $role-your } setzt sich durch.
       *[other] Niemand sticht { $name } aus – { $role-the } setzt sich durch.
    }
entry-game-over = Das Spiel ist zu Ende.
entry-declines = { $who ->
        [you] Du verzichtest.
       *[other] { $name } verzichtet.
    }

### Refusals: why something cannot be played, and what could

refusal-unreadable = „{ $text }“ kann man hier nicht spielen.
refusal-no-such-seat = Platz { $seat } gibt es nicht: Die Plätze haben die Nummern 1 bis { $players }.
refusal-over = Das Spiel ist zu Ende.
refusal-answered-already = { $seat } hat schon geantwortet; jetzt warten alle auf { $waiting }.
refusal-not-your-decision = { $seat } ist gerade nicht gefragt; jetzt warten alle auf { $waiting }.
refusal-no-action = { $action } ist keine Aktion dieses Spiels. Möglich ist, was zur Auswahl steht.
refusal-name-a-role = Du führst an, also nenne auch eine Rolle, etwa { $choices }.
refusal-not-held = Du hast { $role-accusative } nicht auf der Hand. Möglich: { $choices }.
refusal-must-be-brave = Wer anführt, muss hier mutig sein. Möglich: { $choices }.
refusal-not-asked = { $action } ist jetzt nicht gefragt. Möglich: { $choices }.
refusal-not-among-choices = { $action } geht jetzt nicht. Möglich: { $choices }.
