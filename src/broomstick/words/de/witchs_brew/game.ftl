# Words of Witch's Brew.


### The roles. A role's forms: its two letters, its name with and without article (nominative and accusative), "your" role.

role-wolf-keeper = Wolfshüter
    .letters = Wo
    .long = Wolfshüter
    .the = der Wolfshüter
    .accusative = den Wolfshüter
    .your = dein Wolfshüter
role-snake-hunter = Schlangenjäger
    .letters = Sc
    .long = Schlangenjäger
    .the = der Schlangenjäger
    .accusative = den Schlangenjäger
    .your = dein Schlangenjäger
role-herb-collector = Kräutersammlerin
    .letters = Kr
    .long = Kräutersammlerin
    .the = die Kräutersammlerin
    .accusative = die Kräutersammlerin
    .your = deine Kräutersammlerin
role-alchemist = Alchemist
    .letters = Al
    .long = Alchemist
    .the = der Alchemist
    .accusative = den Alchemisten
    .your = dein Alchemist
role-fortune-teller = Wahrsagerin
    .letters = Wa
    .long = Wahrsagerin
    .the = die Wahrsagerin
    .accusative = die Wahrsagerin
    .your = deine Wahrsagerin
role-assistant = Gehilfe
    .letters = Ge
    .long = Gehilfe
    .the = der Gehilfe
    .accusative = den Gehilfen
    .your = dein Gehilfe
role-wizard = Zauberer
    .letters = Za
    .long = Zauberer
    .the = der Zauberer
    .accusative = den Zauberer
    .your = dein Zauberer
role-witch = Hexe
    .letters = He
    .long = Hexe
    .the = die Hexe
    .accusative = die Hexe
    .your = deine Hexe
role-druid = Druide
    .letters = Dr
    .long = Druide
    .the = der Druide
    .accusative = den Druiden
    .your = dein Druide
role-warlock = Hexenmeister
    .letters = Hm
    .long = Hexenmeister
    .the = der Hexenmeister
    .accusative = den Hexenmeister
    .your = dein Hexenmeister
role-cutpurse = Beutelschneider
    .letters = Bs
    .long = Beutelschneider
    .the = der Beutelschneider
    .accusative = den Beutelschneider
    .your = dein Beutelschneider
role-begging-monk = Bettelmönch
    .letters = Bm
    .long = Bettelmönch
    .the = der Bettelmönch
    .accusative = den Bettelmönch
    .your = dein Bettelmönch

### What the roles do: the full action, the favour. $full and $favour are the numbers of the two, $price what is paid.

does-wolf-keeper =
    .full = { $full } Rot nehmen
    .favour = { $favour } Rot nehmen
does-snake-hunter =
    .full = { $full } Weiß nehmen
    .favour = { $favour } Weiß nehmen
does-herb-collector =
    .full = { $full } Grün nehmen
    .favour = { $favour } Grün nehmen
does-alchemist =
    .full = 1 beliebige Zutat → { $full } Gold
    .favour = 1 beliebige Zutat → { $favour } Gold
does-fortune-teller =
    .full = { $price } Gold → { $full ->
        [one] 1 Phiole
       *[other] { $full } Phiolen
    }
    .favour = { $price } Gold → { $favour ->
        [one] 1 Phiole
       *[other] { $favour } Phiolen
    }
does-assistant =
    .full = { $price } Gold → { $full ->
        [one] 1 beliebige Zutat
       *[other] { $full } beliebige Zutaten
    }
    .favour = { $price } Gold → { $favour ->
        [one] 1 beliebige Zutat
       *[other] { $favour } beliebige Zutaten
    }
does-wizard =
    .full = den obersten Kupferkessel kaufen
    .favour = dasselbe für { $price } Gold mehr
does-witch =
    .full = den obersten Eisenkessel kaufen
    .favour = dasselbe für { $price } Gold mehr
does-druid =
    .full = den obersten Silberkessel kaufen
    .favour = dasselbe für { $price } Gold mehr
does-warlock =
    .full = den offenen Zauber wirken
    .favour = { $favour } Gold nehmen
# $share is the part of what each of the others has: a third, a quarter.
does-cutpurse =
    .full = { $share } vom Gold aller anderen kommt aufs Goldregal
    .favour = { $favour } Gold weniger verlieren
does-begging-monk =
    .full = { $share } der Zutaten aller anderen kommt aufs Zutatenregal
    .favour = { $favour ->
        [one] 1 Zutat
       *[other] { $favour } Zutaten
    } weniger verlieren

# One part in so many.
part = { $number ->
        [1] alles
        [2] die Hälfte
        [3] ein Drittel
        [4] ein Viertel
       *[other] 1/{ $number }
    }

### Ingredients. Forms: so many of one, the letter on it, what it is.

ingredient-red = Rot
    .letter = R
    .long = Wolfsblut
    .counted = { $count } Rot
ingredient-green = Grün
    .letter = G
    .long = Kräutersaft
    .counted = { $count } Grün
ingredient-white = Weiß
    .letter = W
    .long = Schlangengift
    .counted = { $count } Weiß

### Stacks of potion cards. Forms: in full, with articles (nominative and accusative), with "a" (accusative).

potion-copper = Kupfer
    .long = Kupferkessel
    .the = der Kupferkessel
    .accusative = den Kupferkessel
    .a = einen Kupferkessel
potion-iron = Eisen
    .long = Eisenkessel
    .the = der Eisenkessel
    .accusative = den Eisenkessel
    .a = einen Eisenkessel
potion-silver = Silber
    .long = Silberkessel
    .the = der Silberkessel
    .accusative = den Silberkessel
    .a = einen Silberkessel
potion-gold-shelf = Gold
    .long = Goldregal
    .the = das Goldregal
    .accusative = das Goldregal
    .a = ein Goldregal
potion-ingredient-shelf = Zutaten
    .long = Zutatenregal
    .the = das Zutatenregal
    .accusative = das Zutatenregal
    .a = ein Zutatenregal

### Spell books, and what each does. $count is its number: ingredients taken, or vials.

spell-copia = Copia
    .does = { $count ->
        [one] 1 beliebige Zutat
       *[other] { $count } beliebige Zutaten
    }
spell-optio = Optio
    .does = einen der obersten Kessel für seine Zutaten kaufen
spell-magus = Magus
    .does = den obersten Kupferkessel mit beliebigen Farben kaufen
spell-strix = Strix
    .does = den obersten Eisenkessel mit beliebigen Farben kaufen
spell-sanatio = Sanatio
    .does = den obersten Silberkessel mit beliebigen Farben kaufen
spell-lupus = Lupus
    .does = 1 Rot → { $count ->
        [one] 1 Phiole
       *[other] { $count } Phiolen
    }
spell-herba = Herba
    .does = 1 Grün → { $count ->
        [one] 1 Phiole
       *[other] { $count } Phiolen
    }
spell-serpens = Serpens
    .does = 1 Weiß → { $count ->
        [one] 1 Phiole
       *[other] { $count } Phiolen
    }

### Goods

gold-counted = { $count } Gold
vials-counted = { $count ->
        [one] 1 Phiole
       *[other] { $count } Phiolen
    }
ingredients-counted = { $count ->
        [one] 1 Zutat
       *[other] { $count } Zutaten
    }
any-counted = { $count } beliebige
ravens-counted = { $count ->
        [one] 1 Rabe
       *[other] { $count } Raben
    }

### Actions

action-take = nehmen { $ingredients-typed }
    .sentence = { $ingredients-counted } nehmen
action-sell = verkaufen { $ingredient }
    .sentence = 1 { $ingredient } in Gold verwandeln
action-take-gold = nehmen Gold
    .sentence = Gold nehmen
action-fill-vials = füllen Phiolen
    .sentence = Phiolen füllen
action-buy = kaufen { $potion }
    .sentence = { $potion-accusative } kaufen
action-pay = zahlen { $ingredients-typed }
    .sentence = { $ingredients-counted } zahlen
action-bottle = abfüllen { $ingredient }
    .sentence = 1 { $ingredient } in eine Phiole füllen
action-collect = kassieren
    .sentence = bei allen anderen kassieren
action-add-gold = dazulegen Gold { $gold }
    .sentence = { $gold ->
        [0] nichts dazulegen
       *[other] { $gold } Gold dazulegen
    }
action-add = dazulegen { $ingredients-typed }
    .sentence = { $ingredients-counted } dazulegen
action-lose = verlieren { $ingredients-typed }
    .sentence = { $ingredients-counted } verlieren

### Journal entries

entry-barred = In dieser Runde gesperrt: { $roles-the }.
entry-book = Das Zauberbuch ist bei { $spell } aufgeschlagen.
entry-takes = { $who ->
        [you] Du nimmst { $ingredients-counted }.
       *[other] { $name } nimmt { $ingredients-counted }.
    }
entry-gives = { $who ->
        [you] Du zahlst { $ingredients-counted }.
       *[other] { $name } zahlt { $ingredients-counted }.
    }
entry-earns = { $who ->
        [you] Du nimmst { $gold } Gold.
       *[other] { $name } nimmt { $gold } Gold.
    }
entry-spends = { $who ->
        [you] Du zahlst { $gold } Gold.
       *[other] { $name } zahlt { $gold } Gold.
    }
entry-fills = { $who ->
        [you] Du füllst { $vials ->
            [one] 1 Phiole.
           *[other] { $vials } Phiolen.
        }
       *[other] { $name } füllt { $vials ->
            [one] 1 Phiole.
           *[other] { $vials } Phiolen.
        }
    }
# A potion card is taken, a cauldron or a shelf.
entry-brews = { $who ->
        [you] Du bekommst { $potion-a }: { $points } SP{ $mark-is ->
            [raven] { " " }und ein Rabe!
           *[plain] .
        }
       *[other] { $name } bekommt { $potion-a }: { $points } SP{ $mark-is ->
            [raven] { " " }und ein Rabe!
           *[plain] .
        }
    }
entry-collects = { $who ->
        [you] Du kassierst bei allen anderen.
       *[other] { $name } kassiert bei allen anderen.
    }
entry-loses-gold = { $who ->
        [you] Du verlierst { $gold } Gold ans Regal.
       *[other] { $name } verliert { $gold } Gold ans Regal.
    }
entry-loses = { $who ->
        [you] Du verlierst { $ingredients-counted } ans Regal.
       *[other] { $name } verliert { $ingredients-counted } ans Regal.
    }
entry-adds-gold = { $who ->
        [you] Du legst { $gold } Gold dazu.
       *[other] { $name } legt { $gold } Gold dazu.
    }
entry-adds = { $who ->
        [you] Du legst { $ingredients-counted } dazu.
       *[other] { $name } legt { $ingredients-counted } dazu.
    }
# $missing is what the shelf still lacks.
entry-stays = { $who ->
        [you] Du bekommst { $potion-accusative } nicht: { $missing ->
            [one] Es fehlt noch 1.
           *[other] Es fehlen noch { $missing }.
        }
       *[other] { $name } bekommt { $potion-accusative } nicht: { $missing ->
            [one] Es fehlt noch 1.
           *[other] Es fehlen noch { $missing }.
        }
    }
entry-cannot = { $who ->
        [you] Du kannst nicht: Es fehlt etwas.
       *[other] { $name } kann nicht: Es fehlt etwas.
    }
entry-last-set = { $reason-is ->
        [ravens] Genug Raben sind gelandet: Das war die letzte Runde.
       *[sets] Mehr Runden gibt es nicht: Das war die letzte.
    }

### Refusals

refusal-role-barred = { $roles-number ->
        [one] In dieser Runde gesperrt: { $roles-the }. Wähle eine andere Rolle.
       *[other] In dieser Runde gesperrt: { $roles-the }. Wähle andere Rollen.
    }
refusal-ingredient-count = { $count ->
        [one] Es muss genau 1 Zutat sein.
       *[other] Es müssen genau { $count } Zutaten sein.
    }
refusal-other-ingredient = Diese Rolle nimmt nur { $ingredient }.
refusal-none-left = Du hast nicht so viel { $ingredient }.
refusal-other-cauldron = Diese Rolle kauft nur { $potion-accusative }.
refusal-no-cauldron = Es ist kein { $potion-long } mehr da.
refusal-cannot-pay = Dir fehlen Zutaten für { $potion-accusative }.
refusal-add-at-most = Du kannst höchstens { $count } dazulegen.
refusal-colour-order = Bei mehr als fünf kommt erst Rot, dann Grün, dann Weiß.

### What a choice would bring

# $points are victory points.
brings-raven = { $points } und ein Rabe
brings-any-cauldron = ein Kessel nach Wahl, den du bezahlen kannst
brings-impossible = nichts: so, wie es liegt, geht es nicht
brings-spared = { $count ->
        [0] nichts: gerade gibt es nichts zu verlieren
       *[other] bewahrt { $count } vor dem Verlust
    }
# $losses are gold or ingredients that the others lose; $points are on the shelf.
brings-shelf = { $losses } von den anderen; { $missing ->
        [0] genug: { $points }
        [one] es fehlt 1 für { $points }
       *[other] es fehlen { $missing } für { $points }
    }
brings-missing = { $count ->
        [one] es fehlt noch 1
       *[other] es fehlen noch { $count }
    }
