# What “broomstick board” says: a map of Broom Service area by area, and what a check of one finds.

cli-metavar-board = PLAN
cli-board = einen Plan von Broom Service zeigen, zeichnen oder ihre Datei prüfen
cli-which-board = front, back oder die Datei eines Plans (.toml); oder „check“, dann Dateien
cli-file-board = Dateien, die geprüft werden
cli-option-svg = als SVG zeichnen, in diese Datei oder auf die Standardausgabe
cli-option-dark = in den Farben der Nacht
cli-option-position = zeichnen, wie ein Spiel steht: gespeichertes Spiel, Aufzeichnung oder Stellung (JSON)
cli-examples-board =
    {"  "}broomstick board front                           die Gebiete, ihre Nachbarn und Türme
    {"  "}broomstick board front --svg front.svg           als Bild
    {"  "}broomstick board back --svg back.svg --dark --lang fr
    {"  "}broomstick board front --svg now.svg --position friday
    {"  "}broomstick board check island.toml               was an deinem eigenen Plan nicht stimmt

board-about = { $title }: { $lands } Landgebiete, { $waters } Gewässer, { $towers } Türme, { $clouds } Wolkenfelder.
board-area = { $name } · { $landscape ->
        [forest] Wald
        [prairie] Wiese
        [hill] Hügel
        [mountain] Berg
       *[other] Wasser
    }{ $castle ->
        [yes] , Burg
       *[no] {""}
    } ({ $typed })
board-next = neben: { $names }
board-alone = über Land neben nichts
board-on-water = am Ufer von: { $names }
board-shores = Ufer: { $names }
board-towers = Türme: { $names }
board-tower = { $name } ({ $colour ->
        [orange] orange
        [green] grün
       *[purple] lila
    }, { $shape ->
        [round] rund
       *[square] eckig
    }, { $points } SP{ $wands ->
        [0] {""}
        [one] , 1 Zauberstab
       *[other] , { $wands } Zauberstäbe
    })
board-clouds = { $count ->
        [one] 1 Wolkenfeld
       *[other] { $count } Wolkenfelder
    }
board-tile = Feld für ein { $kind ->
        [forest] Waldplättchen
        [hill] Hügelplättchen
       *[mountain] Bergplättchen
    }
board-circle = Steinkreis { $letter }
board-letter-orange = O
board-letter-green = G
board-letter-purple = L
board-drawn = Gezeichnet: { $file }

board-check-ok = gut
board-check-no = NEIN
board-check-faults = lässt sich bespielen
board-check-names = Namen in jeder Sprache, keiner doppelt
board-check-spots = alles steht in seinem Gebiet
board-check-bases = klar, zu welchen Gebieten ein Turm gehört
board-check-sizes = Gebiete und Grenzen groß genug
board-check-ways = alle Gebiete und Wolken erreichbar
board-check-lands = Landgebiete
board-check-waters = Gewässer
board-check-clouds = Wolkenfelder
board-check-castles = Burgen
board-check-tiles = Plättchenfelder
board-check-circles = Steinkreise
board-check-towers = Türme
board-check-reach = was am Anfang erreichbar ist
board-check-riches = je weiter, desto reicher
board-check-examples = die Türme aus den Beispielen der Anleitung
board-check-own = Das ist ein eigener Plan; wie viele Gebiete, Türme und so weiter es gibt, wird nur hierfür geprüft: { $names }.
board-check-good = { $file }: alles in Ordnung.
board-check-wrong = { $count ->
        [one] { $file }: 1 Fehler.
       *[other] { $file }: { $count } Fehler.
    }

trouble-board-unknown = Einen Spielplan „{ $text }“ gibt es hier nicht. Möglich: { $names }, oder die Datei eines Plans, die auf .toml endet.
trouble-board-one = Immer nur ein Spielplan: Lass „{ $file }“ weg.
trouble-board-check-what = Nenne die Dateien, die geprüft werden sollen, zum Beispiel: broomstick board check island.toml
trouble-board-check-alone = { $option } passt nicht zu „check“.
trouble-board-needs-svg = { $option } ist für Zeichnungen; dazu braucht es --svg.
trouble-board-no-map = { $file }: Dieses Spiel wird nicht auf einem Plan gespielt.
trouble-board-other = { $file }: Dieses Spiel wird auf einem anderen Plan gespielt: { $name }.
trouble-no-position = Das ist weder ein gespeichertes Spiel noch die Stellung eines Spiels.
