### Ankh'or: all texts of the game in German. The numbers in brackets are those of docs/rules/ankhor.md.

ankhor-title = Ankh'or
ankhor-subtitle = Tausche Waren gegen Plättchen und lege sie so, dass gleiche Farben und Tiere aneinandergrenzen
ankhor-minutes = 30
ankhor-weight = Mittelschwer

## Tokens, colors, kinds of tiles

ankhor-token-fish = Fisch
ankhor-token-ivory = Elfenbein
ankhor-token-charcoal = Kohle
ankhor-token-herbs = Kräuter
ankhor-token-cloth = Stoff
ankhor-token-ankh = Ankh

# They stand by themselves, and with the ending of ankhor-tile.
ankhor-color-blue = blau
ankhor-color-white = weiß
ankhor-color-black = schwarz
ankhor-color-green = grün
ankhor-color-red = rot

# All are masculine, for ankhor-tile.
ankhor-kind-jackal = Schakal
ankhor-kind-scarab = Skarabäus
ankhor-kind-falcon = Falke
ankhor-kind-points = Zweier
ankhor-kind-warehouse = Speicher
ankhor-kind-scribe = Schreiber
ankhor-kind-desert = Wüstensand

ankhor-tile = { $color }er { $kind }

# As in “Stapel …”.
ankhor-pile-left = links
ankhor-pile-right = rechts

# As in “eine Gruppe …”.
ankhor-group-blue = blaue Plättchen
ankhor-group-white = weiße Plättchen
ankhor-group-black = schwarze Plättchen
ankhor-group-green = grüne Plättchen
ankhor-group-red = rote Plättchen
ankhor-group-jackal = Schakale
ankhor-group-scarab = Skarabäen
ankhor-group-falcon = Falken

## What each thing is: shown when it is pointed at

ankhor-about-jackal = Am Ende 1 Punkt für jeden Schakal in einer Gruppe von mindestens zweien. Fünf zusammenhängende bringen einen Bonusmarker. (A13.2, A7.5, A8.1, A13.4)
ankhor-about-scarab = Am Ende 1 Punkt für jeden Skarabäus in einer Gruppe von mindestens zweien. Fünf zusammenhängende bringen einen Bonusmarker. (A13.2, A7.5, A8.1, A13.4)
ankhor-about-falcon = Am Ende 1 Punkt für jeden Falken in einer Gruppe von mindestens zweien. Fünf zusammenhängende bringen einen Bonusmarker. (A13.2, A7.5, A8.1, A13.4)
ankhor-about-points = 2 Punkte am Ende, auch wenn der Zweier allein liegt oder überdeckt ist. (A13.1, A8.2, A7.6)
ankhor-about-warehouse = Kommt mit einem Marker der Ware seiner Farbe und hat Platz für einen solchen Marker über die Grenze von fünf hinaus. Überdeckt nützt er nichts, und ein Marker darauf ist verloren. (A8.3, A8.4, A8.6, A8.8, A8.13, A8.14)
ankhor-about-scribe = Wer ihn kauft, hat gleich nach diesem Zug einen ganzen Extrazug. (A8.9, A8.11, A8.12, A8.13)
ankhor-about-desert = Tut nichts, zählt aber für seine Farbe. (A8.15, A8.1, A7.5)
ankhor-about-fish = Die Ware der blauen Plättchen. Mit Waren werden Plättchen bezahlt; am Ende eines Zugs behältst du höchstens fünf. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-ivory = Die Ware der weißen Plättchen. Mit Waren werden Plättchen bezahlt; am Ende eines Zugs behältst du höchstens fünf. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-charcoal = Die Ware der schwarzen Plättchen. Mit Waren werden Plättchen bezahlt; am Ende eines Zugs behältst du höchstens fünf. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-herbs = Die Ware der grünen Plättchen. Mit Waren werden Plättchen bezahlt; am Ende eines Zugs behältst du höchstens fünf. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-cloth = Die Ware der roten Plättchen. Mit Waren werden Plättchen bezahlt; am Ende eines Zugs behältst du höchstens fünf. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-ankh = Damit bezahlst du kein Plättchen, sondern eine Zusatzaktion: neue Plättchen ziehen oder eins deiner Plättchen versetzen. Gib es vor oder nach dem Nehmen oder Kaufen aus, frühestens in deinem nächsten Zug. Du behältst höchstens zwei. (A3.3, A1.4, A3.4, A3.7, A3.8)
ankhor-about-price_board = Ein Plättchen kostet die Waren auf den Preismarkern über ihm. Die Marker bleiben immer liegen, die Plättchen darunter wandern. (A5.2, A5.4, A1.6, A1.7, A2.5)
ankhor-about-row = Plättchen zum Kaufen. Wo eins gekauft wurde, bleibt das Feld leer, bis jemand für ein Ankh neue Plättchen zieht. (A5.5, A2.9)
ankhor-about-pile = Plättchen, verdeckt. Die Rückseite verrät die Farbe des obersten; was darauf ist, zeigt sich erst beim Ziehen. (A2.7, A1.1, A1.9, A2.3, A2.4, A15.2)
ankhor-about-place = Am Boden muss ein Plättchen mit einer Kante an eins deiner Plättchen dort grenzen. (A6.2, A7.1, A7.4)
ankhor-about-square = Auf vier Plättchen darfst du eins legen, dessen Farbe unter ihnen vorkommt. Es kostet eine Ware weniger; welche, entscheidest du. (A6.5, A6.7, A6.8, A7.3)
ankhor-about-level_one = Ein Plättchen auf vier anderen ist zu jedem von ihnen benachbart und trennt sie nicht. (A7.2, A7.3)
ankhor-about-bonus = 3 Punkte für eine Gruppe aus mindestens fünf Plättchen einer Farbe oder fünf gleichen Tieren. Er geht verloren, wenn ein Versetzen die Gruppe zerbricht. (A9.1, A1.8, A9.2, A9.3, A9.4, A9.8)
ankhor-about-hand = Waren, die nicht auf Speichern liegen. Sind es am Ende des Zugs mehr als fünf, wählst du, welche gehen: auf einen freien Speicher ihrer Ware oder zurück in den Vorrat. (A4.6)
ankhor-about-draw-2 = Für ein Ankh: Das linke Plättchen kommt aus dem Spiel, die anderen rücken nach links, und die Auslage wird vom Stapel deiner Wahl aufgefüllt. (A10.2, A10.1, A10.5, A10.6, A10.9, A10.10)
ankhor-about-draw-3 = Für ein Ankh: Die Auslage rückt nach links und wird vom Stapel deiner Wahl aufgefüllt. Nicht, solange sie voll ist. (A10.3, A10.1, A10.5, A10.6)
ankhor-about-slide = Für ein Ankh: Die Auslage rückt nach links. Beide Stapel sind leer, gezogen wird also nichts. (A10.8)
ankhor-about-move = Für ein Ankh: Lege eins deiner Plättchen, auf dem keins liegt, auf seiner Ebene woandershin. Farben sind dabei egal. Dein Anwesen muss zusammenhängen, außer wenn der Tisch das Teilen erlaubt. (A11.1, A9.5, A9.6, A9.7)
ankhor-about-again = Ein Schreiber bringt gleich nach diesem Zug einen weiteren. Er ist ein Zug wie jeder andere, und ein Schreiber, der darin gekauft wird, bringt noch einen. (A8.10, A8.11)
ankhor-about-last_round = Jemand hat dreizehn Plättchen, oder es gibt keine mehr: Mit dieser Runde endet die Partie. (A12.2, A12.3, A12.4)
ankhor-about-tiles = Auf beiden Ebenen. Wer das dreizehnte legt, läutet die letzte Runde ein. (A12.1, A2.8, A6.9)
ankhor-about-score = Was alle hätten, wenn jetzt Schluss wäre. (A13.7, A13.6, A13.8)
ankhor-about-log = Alles, was geschehen ist, das Neueste oben. In der heruntergeladenen Partie steht dasselbe in Notation. (A17.1, A17.4, A17.5, A17.6)

## Decisions, as buttons say them

ankhor-move-take = { $token } nehmen
ankhor-move-buy = Unter Feld { $space } kaufen: { $tile }
# Row 0 is above the first row, column 0 to the left of the first column.
ankhor-move-place =
    { $row ->
        [0] Über Spalte { $column } legen
       *[other]
            { $column ->
                [0] Links von Reihe { $row } legen
               *[other] In Reihe { $row }, Spalte { $column } legen
            }
    }
# A tile of level one stands in the row and column of the upper left tile under it.
ankhor-move-stack = Auf Ebene 1 legen, Reihe { $row }, Spalte { $column }
ankhor-move-save = { $token } sparen
ankhor-move-draw = Ankh ausgeben: neue Plättchen vom Stapel { $pile } ziehen
ankhor-move-slide = Ankh ausgeben: Auslage nachrücken, zu ziehen gibt es nichts mehr
ankhor-move-move = Ankh ausgeben: ein eigenes Plättchen versetzen
ankhor-move-lift =
    { $level ->
        [0] Versetzen: { $tile } in Reihe { $row }, Spalte { $column }
       *[other] Versetzen: { $tile } auf Ebene 1, Reihe { $row }, Spalte { $column }
    }
ankhor-move-return = { $token } zurücklegen
ankhor-move-store = { $token } einlagern
ankhor-move-end = Zug beenden
ankhor-move-pass = Passen

## What must be decided, and why

ankhor-prompt-turn =
    { WHO($seat) ->
        [you] Du bist am Zug:
       *[other] { $seat } ist am Zug:
    } drei Marker nehmen oder ein Plättchen kaufen
ankhor-prompt-stuck =
    { WHO($seat) ->
        [you] Du kannst in diesem Zug nichts tun und musst passen
       *[other] { $seat } kann in diesem Zug nichts tun und muss passen
    }
ankhor-prompt-take =
    { WHO($seat) ->
        [you] Du nimmst Marker:
       *[other] { $seat } nimmt Marker:
    } noch { $count }
ankhor-prompt-place =
    { WHO($seat) ->
        [you] Du kaufst ein
       *[other] { $seat } kauft ein
    } Plättchen ({ $tile }): Platz wählen
ankhor-prompt-save =
    { WHO($seat) ->
        [you] Du legst ein
       *[other] { $seat } legt ein
    } Plättchen auf Ebene 1: Ware wählen, die gespart wird
ankhor-prompt-after =
    { WHO($seat) ->
        [you] Du darfst ein
       *[other] { $seat } darf ein
    } Ankh ausgeben oder den Zug beenden
ankhor-prompt-lift =
    { WHO($seat) ->
        [you] Du gibst ein
       *[other] { $seat } gibt ein
    } Ankh aus: Plättchen zum Versetzen wählen
ankhor-prompt-set_down =
    { WHO($seat) ->
        [you] Du versetzt ein
       *[other] { $seat } versetzt ein
    } Plättchen ({ $tile }): neuen Platz wählen
ankhor-prompt-return =
    { WHO($seat) ->
        [you] Du hast mehr
       *[other] { $seat } hat mehr
    } als fünf Waren auf der Hand: eine zum Zurücklegen wählen
ankhor-prompt-store =
    { WHO($seat) ->
        [you] Du hast mehr
       *[other] { $seat } hat mehr
    } als fünf Waren auf der Hand: eine zum Einlagern oder Zurücklegen wählen
ankhor-prompt-over = Die Partie ist zu Ende
ankhor-prompt-deal_markers = Die Preismarker werden ausgelegt
ankhor-prompt-show = Die Farbe des nächsten Plättchens wird aufgedeckt
ankhor-prompt-reveal = Ein Plättchen wird gezogen

## Why something cannot be done now

ankhor-why-over = Die Partie ist zu Ende: Die letzte Runde ist zu Ende gespielt. (A12.2, A12.5, A14.1, A14.2, A14.3, A14.4)
ankhor-why-chance = Erst werden Plättchen aufgedeckt. (A2.6, A15.3)
ankhor-why-watching = Du schaust zu: Jetzt entscheidet { $seat }. (A3.1, A15.1)
ankhor-why-other-turn = Jetzt ist { $seat } am Zug: Gespielt wird reihum, in der Reihenfolge der Plätze. (A3.1, A2.1)
ankhor-why-nowhere = Das gehört zu keiner Aktion: Nimm Marker, kaufe ein Plättchen oder gib ein Ankh aus. (A3.2)
ankhor-why-acted = Die normale Aktion dieses Zugs hattest du schon: Gib ein Ankh aus oder beende den Zug. (A3.2)

# What has to be decided before anything else.
ankhor-why-first-take =
    { $count ->
        [one] Nimm erst noch { $count } Marker. (A4.1)
       *[other] Nimm erst noch { $count } Marker. (A4.1)
    }
ankhor-why-first-place = Wähle erst, wohin das Plättchen kommt, das du kaufst. (A6.1, A5.1, A5.6)
ankhor-why-first-save = Wähle erst, welche Ware des Preises du sparst. (A6.6)
ankhor-why-first-lift = Wähle erst, welches deiner Plättchen du versetzt. (A11.1)
ankhor-why-first-set_down = Wähle erst, wohin das Plättchen kommt, das du versetzt. (A11.1)
ankhor-why-first-return = Wähle erst, welche Waren deine Hand verlassen: Fünf darfst du behalten. (A4.6)

# Tokens.
ankhor-why-take-no_supply = Der Vorrat ist leer: Es gibt keinen Marker zu nehmen. (A4.4)
ankhor-why-take-none = Davon ist im Vorrat nichts mehr da: { $token }. Nimm etwas anderes. (A4.3)
ankhor-why-return-not_in_hand = Davon hast du nichts auf der Hand: { $token }. Was auf einem Speicher liegt, bleibt dort. (A4.7)
ankhor-why-return-room = Dafür ist auf einem Speicher Platz, also kommt es dorthin: { $token }. (A8.7)
ankhor-why-return-ankh = Mehr als zwei Ankhs gehen von selbst zurück: Wähle eine Ware. (A4.6)
ankhor-why-return-later = Waren verlassen deine Hand erst am Ende eines Zugs, wenn es mehr als fünf sind. (A4.5)
ankhor-why-store-no_room = Keiner deiner Speicher hat dafür Platz: { $token }. (A8.5)

# Buying and laying tiles.
ankhor-why-buy-no_row = Es ist kein Plättchen zum Kaufen da: Neue kommen, wenn jemand dafür ein Ankh ausgibt. (A5.5)
ankhor-why-buy-no_tile = Unter Feld { $space } liegt kein Plättchen: Dort bleibt es leer, bis jemand neue zieht. (A5.5)
ankhor-why-buy-lacking = Für diesen Preis fehlt dir: { $tokens }. (A5.2)
ankhor-why-buy-lacking_one = Für diesen Preis fehlt dir: { $lacked }. Nur auf Ebene 1 könntest du das sparen, aber keins deiner freien Quadrate hat die Farbe dieses Plättchens. (A6.5)
ankhor-why-place-unpaid = Dir fehlt eine Ware des Preises, also kann dieses Plättchen nur auf Ebene 1. (A6.5)
ankhor-why-place-no_place =
    { $places ->
        [one] Um deine Plättchen gibt es nur { $places } freien Platz. (A17.3)
       *[other] Um deine Plättchen gibt es nur { $places } freie Plätze. (A17.3)
    }
ankhor-why-place-level = Das Plättchen, das du versetzt, bleibt auf Ebene 1: Wähle ein anderes Quadrat. (A11.5)
ankhor-why-place-own = Ein versetztes Plättchen kann nicht dorthin, wo es lag. (A11.5)
ankhor-why-place-splits = Mit diesem Plättchen hier würden deine Plättchen am Boden nicht alle zusammenhängen. (A11.6)
ankhor-why-place-later = Ein Plättchen legst du, wenn du es kaufst oder für ein Ankh versetzt. (A6.1, A6.3, A6.10)
ankhor-why-stack-level = Das Plättchen, das du versetzt, bleibt am Boden: Wähle dort einen anderen Platz. (A11.5)
ankhor-why-stack-no_square = Hier bilden keine vier Plättchen am Boden ein Quadrat, auf dem ein Plättchen der Ebene 1 liegen könnte. (A6.4)
ankhor-why-stack-taken = Auf diesem Quadrat liegt schon ein Plättchen. (A6.4)
ankhor-why-stack-color = Keins der vier Plättchen dieses Quadrats hat die Farbe des Plättchens, das du kaufst. (A6.4)
ankhor-why-save-no_price = Das gehört nicht zum Preis: { $token }. (A6.6)
ankhor-why-save-ankh = Mit Ankhs wird nie ein Plättchen bezahlt: Wähle eine Ware des Preises. (A5.3)
ankhor-why-save-later = Eine Ware sparst du nur, wenn du ein Plättchen für Ebene 1 kaufst. (A6.5)

# Extra actions and the end of the turn.
ankhor-why-ankh-none = Du hast kein Ankh zum Ausgeben: Eins, das du jetzt nimmst, gilt erst ab deinem nächsten Zug. (A3.3)
ankhor-why-ankh-nothing = Ein Ankh würde jetzt nichts nützen: Du kannst weder neue Plättchen ziehen noch eins von deinen versetzen. (A3.5)
ankhor-why-draw-full = Die Auslage ist voll: Neue Plättchen gibt es, sobald eins gekauft ist. (A10.7)
ankhor-why-draw-nothing = Beide Stapel sind leer, und kein Plättchen der Auslage würde nachrücken. (A10.8)
ankhor-why-draw-slide = Beide Stapel sind leer: Die Auslage kann nur nachrücken. (A10.8)
ankhor-why-draw-no_pile = Dieser Stapel ist leer: Wähle den anderen. (A10.4)
ankhor-why-slide-pile = Es gibt noch Plättchen zu ziehen: Wähle einen Stapel. (A10.4)
ankhor-why-move = Keins deiner Plättchen kann woandershin. (A11.7)
ankhor-why-lift-no_tile =
    { $tiles ->
        [0] Du hast noch kein Plättchen. (A17.2)
        [one] Du hast nur { $tiles } Plättchen. (A17.2)
       *[other] Du hast nur { $tiles } Plättchen. (A17.2)
    }
ankhor-why-lift-covered = Auf diesem Plättchen liegt ein anderes, also lässt es sich nicht versetzen. (A11.2)
ankhor-why-lift-no_square = Ein Plättchen auf Ebene 1 kann nur auf ein anderes freies Quadrat, und du hast keins. (A11.4)
ankhor-why-lift-alone = Es ist dein einziges Plättchen am Boden: Es gibt kein anderes, an das es grenzen könnte. (A11.3)
ankhor-why-lift-splits = Wohin dieses Plättchen auch käme: Deine Plättchen am Boden würden nicht alle zusammenhängen. (A11.6)
ankhor-why-lift-later = Gib erst ein Ankh aus, um ein Plättchen zu versetzen; dann wähle, welches. (A11.1)
ankhor-why-end = Erst die normale Aktion: Nimm Marker oder kaufe ein Plättchen. (A3.2)
ankhor-why-pass = Passen darfst du nur, wenn nichts anderes möglich ist. (A3.6)

## What happened

ankhor-event-markers = Unter Feld { $space } kostet ein Plättchen: { $tokens }
ankhor-event-show = Stapel { $pile }: Das nächste Plättchen ist { $color }
ankhor-event-reveal = Unter Feld { $space } kommt: { $tile }
ankhor-event-take =
    { WHO($seat) ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    }: { $token }
ankhor-event-buy =
    { WHO($seat) ->
        [you] Du kaufst
       *[other] { $seat } kauft
    } ein Plättchen unter Feld { $space }: { $tile }
ankhor-event-save =
    { WHO($seat) ->
        [you] Du sparst
       *[other] { $seat } spart
    } für Ebene 1: { $token }
ankhor-event-pay =
    { WHO($seat) ->
        [you] Du zahlst:
       *[other] { $seat } zahlt:
    } { $tokens }
ankhor-event-place =
    { WHO($seat) ->
        [you] Du legst
       *[other] { $seat } legt
    } ein Plättchen in Reihe { $row }, Spalte { $column }: { $tile }
ankhor-event-stack =
    { WHO($seat) ->
        [you] Du legst
       *[other] { $seat } legt
    } ein Plättchen auf Ebene 1, Reihe { $row }, Spalte { $column }: { $tile }
ankhor-event-warehouse =
    { WHO($seat) ->
        [you] Auf deinem neuen Speicher liegt
       *[other] Auf dem neuen Speicher von { $seat } liegt
    }: { $token }
ankhor-event-warehouse_covered =
    { WHO($seat) ->
        [you] Ein Speicher von dir wird
       *[other] Ein Speicher von { $seat } wird
    } überdeckt, zurück geht: { $token }
ankhor-event-bonus =
    { WHO($seat) ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } einen Bonusmarker für eine Gruppe { $group }
ankhor-event-bonus_lost =
    { $count ->
        [one] { WHO($seat) ->
            [you] Du zerbrichst eine Gruppe ({ $group }) und verlierst
           *[other] { $seat } zerbricht eine Gruppe ({ $group }) und verliert
        } den Bonusmarker dafür
       *[other] { WHO($seat) ->
           [you] Du zerbrichst Gruppen ({ $group }) und verlierst
          *[other] { $seat } zerbricht Gruppen ({ $group }) und verliert
       } { $count } Bonusmarker
    }
ankhor-event-draw =
    { WHO($seat) ->
        [you] Du gibst ein Ankh aus und ziehst
       *[other] { $seat } gibt ein Ankh aus und zieht
    } neue Plättchen vom Stapel { $pile }
ankhor-event-slide =
    { WHO($seat) ->
        [you] Du gibst ein Ankh aus und lässt
       *[other] { $seat } gibt ein Ankh aus und lässt
    } die Auslage nachrücken
ankhor-event-discard = Aus dem Spiel kommt: { $tile }
ankhor-event-move =
    { WHO($seat) ->
        [you] Du gibst
       *[other] { $seat } gibt
    } ein Ankh aus, um ein Plättchen zu versetzen
ankhor-event-lift =
    { WHO($seat) ->
        [you] Du versetzt
       *[other] { $seat } versetzt
    } ein Plättchen aus Reihe { $row }, Spalte { $column }: { $tile }
ankhor-event-return =
    { WHO($seat) ->
        [you] Du legst
       *[other] { $seat } legt
    } zurück: { $token }
ankhor-event-store =
    { WHO($seat) ->
        [you] Du lagerst
       *[other] { $seat } lagert
    } ein: { $token }
ankhor-event-return_ankh =
    { WHO($seat) ->
        [you] Du legst
       *[other] { $seat } legt
    } { $count ->
        [one] ein Ankh zurück
       *[other] { $count } Ankhs zurück
    }
ankhor-event-pass =
    { WHO($seat) ->
        [you] Du kannst nichts tun und passt
       *[other] { $seat } kann nichts tun und passt
    }
ankhor-event-again =
    { WHO($seat) ->
        [you] Der Schreiber bringt dir
       *[other] Der Schreiber bringt { $seat }
    } einen weiteren Zug
ankhor-event-last_round =
    { WHO($seat) ->
        [you] Du hast
       *[other] { $seat } hat
    } { $count } Plättchen: Das ist die letzte Runde
ankhor-event-sold_out = Es gibt keine Plättchen mehr: Das ist die letzte Runde
ankhor-event-idle = Seit zwanzig Runden hat niemand ein Plättchen gekauft oder gezogen: Die Partie endet
ankhor-event-over =
    { WHO($seat) ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } { $points ->
        [one] mit { $points } Punkt
       *[other] mit { $points } Punkten
    }
ankhor-event-shared =
    { WHO($seat) ->
        [you] Geteilter Sieg für dich
       *[other] Geteilter Sieg für { $seat }
    } { $points ->
        [one] mit { $points } Punkt
       *[other] mit { $points } Punkten
    }

## The receipt: where points come from

ankhor-item-points = { $count } Zweier: { $points }
ankhor-item-bonus = { $count } Bonusmarker: { $points }
ankhor-item-jackal = { $count } Schakale in Gruppen: { $points }
ankhor-item-scarab = { $count } Skarabäen in Gruppen: { $points }
ankhor-item-falcon = { $count } Falken in Gruppen: { $points }
ankhor-item-blue = { $count } blaue Plättchen in Gruppen: { $points }
ankhor-item-white = { $count } weiße Plättchen in Gruppen: { $points }
ankhor-item-black = { $count } schwarze Plättchen in Gruppen: { $points }
ankhor-item-green = { $count } grüne Plättchen in Gruppen: { $points }
ankhor-item-red = { $count } rote Plättchen in Gruppen: { $points }
ankhor-item-tokens = { $count } Marker: { $points }

ankhor-item-name-points = Zweier
ankhor-item-name-bonus = Bonusmarker
ankhor-item-name-jackal = Schakale
ankhor-item-name-scarab = Skarabäen
ankhor-item-name-falcon = Falken
ankhor-item-name-blue = Blaue Plättchen
ankhor-item-name-white = Weiße Plättchen
ankhor-item-name-black = Schwarze Plättchen
ankhor-item-name-green = Grüne Plättchen
ankhor-item-name-red = Rote Plättchen
ankhor-item-name-tokens = Marker
ankhor-receipt-counts = In Klammern: wie viele Plättchen oder Marker zählen.

## How the game ended

ankhor-reason-points = die meisten Punkte
ankhor-reason-tiles = Gleichstand, es entscheiden weniger Plättchen
ankhor-reason-tokens = Gleichstand auch bei den Plättchen, es entscheiden mehr Marker
ankhor-reason-shared = Gleichstand auch bei Plättchen und Markern

## Options of a table

ankhor-option-players = Spieler
ankhor-option-split = Versetzen darf ein Anwesen teilen
ankhor-option-split-allowed = ja
ankhor-option-split-forbidden = nein
ankhor-option-boards = Plättchen und Preistafel, für alle, die das Spiel besitzen
ankhor-option-boards-default = rekonstruierte Werte
ankhor-option-boards-why = Zweierlei war in keiner Quelle zu lesen. Wie viele der 55 Plättchen es von jeder Art gibt, ist nach bestem Wissen geschätzt; welche Felder zwei und welche drei Preismarker haben, ist frei erfunden. (A16.1, A16.2, A16.3, A1.5)
ankhor-option-boards-own = deine eigenen Werte
ankhor-option-boards-takes = eine TOML-Datei
ankhor-option-boards-tiles = [tiles] hat { $count } Plättchen; es müssen { $right } sein
ankhor-option-boards-scribes = hat { $count } Plättchen; es dürfen höchstens { $most } sein
ankhor-option-boards-markers = hat { $count } Marker; es müssen { $right } sein
ankhor-option-boards-about = Eine kleine Textdatei in TOML: wie viele Plättchen es von jeder Art in Blau, Weiß, Schwarz, Grün und Rot gibt (die Werte hier sind recht unsicher) und wie viele Preismarker von links an über jedem Feld liegen (die Reihenfolge hier ist erfunden). Eine Tabelle, die fehlt, behält diese Werte. (A16.6, A16.4, A16.5, A16.7, A16.8)

## What the evaluation of a position weighs, as `benben fit` lists it

ankhor-feature-points = Punkte, wenn die Partie jetzt endete.
ankhor-feature-late_points = Dieselben Punkte, umso stärker gewichtet, je näher das Ende ist.
ankhor-feature-point_tiles = Punkte der Zweier.
ankhor-feature-bonus = Punkte der Bonusmarker.
ankhor-feature-colors = Plättchen in Gruppen einer Farbe.
ankhor-feature-animals = Plättchen in Gruppen eines Tiers.
ankhor-feature-color_hopes = Was die größte Gruppe jeder Farbe über ihre Punkte hinaus verspricht.
ankhor-feature-animal_hopes = Was die größte Gruppe jedes Tiers über ihre Punkte hinaus verspricht.
ankhor-feature-pairs = Farben und Tiere, deren größte Gruppe zwei Plättchen hat.
ankhor-feature-threes = Farben und Tiere, deren größte Gruppe drei Plättchen hat.
ankhor-feature-fours = Farben und Tiere, deren größte Gruppe vier Plättchen hat: Eins fehlt zum Bonus.
ankhor-feature-alone = Plättchen, die allein liegen, nach Farbe oder nach Tier.
ankhor-feature-tiles = Plättchen des Anwesens.
ankhor-feature-tiles_ahead = Plättchen mehr als das größte andere Anwesen.
ankhor-feature-upper_tiles = Plättchen auf Ebene 1.
ankhor-feature-squares = Quadrate, auf die ein Plättchen gelegt werden kann.
ankhor-feature-square_colors = Farben der Plättchen, die dort für eine Ware weniger liegen können.
ankhor-feature-goods = Waren auf der Hand.
ankhor-feature-kinds_of_goods = Verschiedene Waren.
ankhor-feature-ankhs = Ankhs.
ankhor-feature-stored = Waren auf Speichern.
ankhor-feature-storage = Speicher, die nicht bedeckt sind.
ankhor-feature-late_tokens = Marker, umso stärker gewichtet, je näher das Ende ist.
ankhor-feature-buyable = Plättchen der Auslage, die bezahlt werden können.
ankhor-feature-best_buy = Was das beste davon wert ist.
ankhor-feature-second_buy = Was das zweitbeste davon wert ist.
ankhor-feature-best_tile = Was das beste Plättchen der Auslage wert ist, bezahlbar oder nicht.
ankhor-feature-nearly_bought = Was das beste Plättchen wert ist, zu dem eine Ware fehlt.
ankhor-feature-to_act = Ob der Platz jetzt seine Aktion hat.
ankhor-feature-act_buy = Was das beste bezahlbare Plättchen dem Platz wert ist, der jetzt seine Aktion hat.
ankhor-feature-bought = Was das Plättchen wert ist, das gerade gekauft wird.
ankhor-feature-to_take = Marker, die noch zu nehmen sind.
ankhor-feature-again = Ob ein Schreiber einen Extrazug gebracht hat.
ankhor-feature-extra_actions = Ankhs, die in diesem Zug noch ausgegeben werden können.
ankhor-feature-soon = Wie bald die nächste Aktion kommt, von 1 für jetzt bis 0.
ankhor-feature-turn_to_come = Ob der Platz in dieser Runde noch an die Reihe kommt.
ankhor-feature-late_turn_to_come = Dasselbe, umso stärker gewichtet, je näher das Ende ist.
ankhor-feature-round_buy = Was der beste Kauf einem Platz wert ist, der in dieser Runde noch an die Reihe kommt.

## At the table

# What the table is about, under the game's name.
ankhor-table-phase = am weitesten: { $tiles } von { $last } Plättchen
ankhor-table-idle = Seit { $rounds } Runden hat niemand ein Plättchen gekauft oder gezogen; nach { $last } endet die Partie
ankhor-table-last-round = Letzte Runde
ankhor-table-again = Ein Schreiber bringt einen weiteren Zug

# Headings of the parts of the table.
ankhor-table-market = Der Markt
ankhor-table-stores = Vorrat und Nachziehstapel
ankhor-table-supply-heading = Vorrat
ankhor-table-piles = Nachziehstapel
ankhor-table-mat = Bereich von { $seat }
ankhor-table-estate = Anwesen von { $seat }

# The market. Prices are lists of goods.
ankhor-table-price = Feld { $space }: { $tokens }
ankhor-table-space-empty = Kein Plättchen
ankhor-table-space-holds = Zu kaufen: { $tile }
ankhor-table-pays-full =
    { WHO($seat) ->
        [you] Du kannst das
       *[other] { $seat } kann das
    } bezahlen
ankhor-table-pays-less =
    { WHO($seat) ->
        [you] Du kannst das
       *[other] { $seat } kann das
    } nur auf einem Quadrat bezahlen, es fehlt: { $tokens }
ankhor-table-pays-no =
    { WHO($seat) ->
        [you] Du brauchst
       *[other] { $seat } braucht
    } noch: { $tokens }
ankhor-table-pays-not =
    { WHO($seat) ->
        [you] Du kannst das
       *[other] { $seat } kann das
    } jetzt nicht kaufen
# Under a tile, very short.
ankhor-table-cost-full = geht
ankhor-table-cost-less = auf vier
ankhor-table-cost-no = fehlt
ankhor-table-cost-not = jetzt nicht

# Supply and piles.
ankhor-table-supply = Im Vorrat: { $tokens }
ankhor-table-supply-of = { $count } { $what } im Vorrat
ankhor-table-times = { $count } { $what }
ankhor-table-nothing = nichts
ankhor-table-pile = Stapel { $pile }: { $count } Plättchen, oben { $color }
ankhor-table-pile-empty = Stapel { $pile }: leer
ankhor-table-pile-left = links
ankhor-table-pile-right = rechts

# What a seat holds.
ankhor-table-hand = Waren auf der Hand: { $count } von { $most }
# The same, very short: the goods that count.
ankhor-table-hand-short = Hand { $count }/{ $most }
ankhor-table-holds = Auf der Hand: { $tokens } (Waren: { $count } von { $most })
ankhor-table-no-tokens = keine Marker
ankhor-table-ankhs = Ankhs: { $count } von { $most }
ankhor-table-spendable =
    { $count ->
        [one] { $count } Ankh ist in diesem Zug verfügbar
       *[other] { $count } Ankhs sind in diesem Zug verfügbar
    }
ankhor-table-bonus = { $count } Bonusmarker, für { $groups }
ankhor-table-points =
    { $points ->
        [one] { $points } Punkt, wenn jetzt Schluss wäre
       *[other] { $points } Punkte, wenn jetzt Schluss wäre
    }

# What an ankh can do now, and why not.
ankhor-table-ankhs-over = Die Partie ist zu Ende.
ankhor-table-ankhs-none = Kein Ankh auf der Hand. Nimm eins und gib es ab deinem nächsten Zug aus.
ankhor-table-ankhs-wait = In deinem Zug kannst du ein Ankh ausgeben, vor oder nach der normalen Aktion.
ankhor-table-ankhs-fresh = In diesem Zug genommen: erst ab deinem nächsten Zug verfügbar.
ankhor-table-ankhs-busy = Beende erst deine laufende Aktion.
ankhor-table-ankhs-now =
    { $count ->
        [one] Eins kannst du jetzt ausgeben:
       *[other] { $count } kannst du jetzt ausgeben:
    }
ankhor-table-no-draw = Das würde jetzt nichts ändern.
ankhor-table-no-move = Keins deiner Plättchen lässt sich versetzen.

# Estates.
ankhor-table-tiles = { $count } von { $last } Plättchen
ankhor-table-no-tiles = Hier liegt bald dein erstes Plättchen.
ankhor-table-tile = { $tile }, Reihe { $row }, Spalte { $column }
ankhor-table-tile-above = { $tile }, auf dem Quadrat ab Reihe { $row }, Spalte { $column }
ankhor-table-tile-covered = überdeckt
ankhor-table-tile-stores = mit einem Marker
ankhor-table-group = { $count } { $what }
ankhor-table-groups = Gruppen: { $groups }
ankhor-table-no-groups = Noch keine Gruppen
ankhor-table-place-title = Ein freier Platz
ankhor-table-square-title = Auf vier Plättchen
# What a place would bring: points, then the groups that the tile would belong to.
ankhor-table-brings = Hier { $points } Punkte: { $groups }
ankhor-table-no-group = keine Gruppe

# Headings over buttons, and what stands on the buttons then. Places are told by row and column.
ankhor-table-group-take = Nehmen
ankhor-table-group-buy = Kaufen
ankhor-table-group-place = Am Boden, nach Reihe und Spalte
ankhor-table-group-stack = Auf einem Quadrat, nach Reihe und Spalte
ankhor-table-group-lift = Versetzen
ankhor-table-group-ankh = Ankh ausgeben
ankhor-table-label-place =
    { $row ->
        [0] über { $column }
       *[other]
            { $column ->
                [0] links von { $row }
               *[other] { $row }/{ $column }
            }
    }
ankhor-table-label-buy = { $tile }
ankhor-table-label-lift = { $tile } { $row }/{ $column }
ankhor-table-label-draw = ziehen, { $pile }
ankhor-table-label-slide = nachrücken
ankhor-table-label-move = versetzen

## The picture in the terminal

# One letter for each color and each kind (K: scarab, P: warehouse, X: the extra turn of a scribe, W: desert): the drawing has room for two.
ankhor-picture-letter-blue = B
ankhor-picture-letter-white = W
ankhor-picture-letter-black = S
ankhor-picture-letter-green = G
ankhor-picture-letter-red = R
ankhor-picture-letter-jackal = S
ankhor-picture-letter-scarab = K
ankhor-picture-letter-falcon = F
ankhor-picture-letter-points = 2
ankhor-picture-letter-warehouse = P
ankhor-picture-letter-scribe = X
ankhor-picture-letter-desert = W
ankhor-picture-tile_code = { $color }{ $kind }
# Short names of kinds, for narrow columns.
ankhor-picture-kind-jackal = Schakal
ankhor-picture-kind-scarab = Skarabäus
ankhor-picture-kind-falcon = Falke
ankhor-picture-kind-points = Zweier
ankhor-picture-kind-warehouse = Speicher
ankhor-picture-kind-scribe = Schreiber
ankhor-picture-kind-desert = Wüstensand
ankhor-picture-name = { $seat }
ankhor-picture-pile = Stapel { $pile }: { $count } Plättchen, oben { $color }
ankhor-picture-pile_empty = Stapel { $pile }: leer
ankhor-picture-again = ein Schreiber bringt einen weiteren Zug
ankhor-picture-idle = { $rounds } von { $most } Runden ohne neues Plättchen
ankhor-picture-last_round = letzte Runde
ankhor-picture-price = Preis
ankhor-picture-tile = Plättchen
# One character before a good that the viewer still needs.
ankhor-picture-lacking = −
ankhor-picture-buys-full = kann kaufen
ankhor-picture-buys-less = Ebene 1
ankhor-picture-buys-no =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
ankhor-picture-supply = Vorrat
ankhor-picture-hand = Hand
ankhor-picture-in_hand = { $count } von { $most }
ankhor-picture-points = Punkte
ankhor-picture-tiles =
    { $count ->
        [0] , keine Plättchen
       *[other] , { $count } Plättchen
    }
ankhor-picture-worth = Punkte, wenn jetzt Schluss wäre (jede Gruppe für sich):
ankhor-picture-worth-points = Zweier
ankhor-picture-worth-bonus = Bonusmarker
ankhor-picture-worth-tokens = Marker
ankhor-picture-bonus_of = ({ $families })
# One character behind the letters of a tile.
ankhor-picture-stored = +
ankhor-picture-lifted = ^
ankhor-picture-sign-colors = Buchstaben der Plättchen: B blau, W weiß, S schwarz, G grün, R rot;
ankhor-picture-sign-kinds = S Schakal, K Skarabäus, F Falke, 2 Zweier, P Speicher, X Schreiber, W Wüstensand.
ankhor-picture-sign-level_one = In runden Klammern: Plättchen auf Ebene 1, jedes zwischen den vier unter ihm.
ankhor-picture-sign-stored = +: Auf diesem Speicher liegt ein Marker.
ankhor-picture-sign-lift = Zahlen vor Plättchen: die der Züge „lift“.
ankhor-picture-sign-places = In eckigen Klammern: freie Plätze, mit den Nummern der Züge „place“.
ankhor-picture-sign-squares = Zahlen in runden Klammern: freie Quadrate, mit den Nummern der Züge „stack“.
ankhor-picture-sign-lifted = ^: das Plättchen, das versetzt wird.
ankhor-picture-sign-reconstructed = * Einige Werte sind rekonstruiert; mit --boards FILE spielst du mit deinen eigenen.

## How you score

ankhor-scoring-when-end = Am Ende der Partie
ankhor-scoring-of-each = je Stück
ankhor-scoring-of-further = jedes weitere
ankhor-scoring-colors = Gruppen einer Farbe
ankhor-scoring-colors-text = Ein Punkt für jedes Plättchen einer Gruppe von mindestens { $needs }, die sich berühren. Alle Gruppen zählen.
ankhor-scoring-colors-count = Plättchen
ankhor-scoring-animals = Gruppen eines Tiers
ankhor-scoring-animals-text = Dasselbe für Plättchen mit einem Tier. Ein Plättchen kann in einer Gruppe seiner Farbe und in einer seines Tiers zählen.
ankhor-scoring-animals-count = Plättchen
ankhor-scoring-bonus = Bonusmarker
ankhor-scoring-bonus-text = Einen bekommst du für eine Gruppe von { $needs } Plättchen einer Farbe oder mit einem Tier, sobald sie da ist.
ankhor-scoring-points = Zweier
ankhor-scoring-points-text = Für jeden auf deinem Anwesen, auch wenn er allein liegt oder überdeckt ist.
ankhor-scoring-tokens = Marker
ankhor-scoring-tokens-text = Für je { $needs } übrige Marker, Waren und Ankhs gemischt, auch die in Speichern.

## The lesson, scene by scene: what to know, what to do, what it brought, and what is said of another move

ankhor-lesson-table-say = In Ankh'or bezahlst du Plättchen mit Waren und legst sie so aus, dass gleiche Farben und Tiere zusammenkommen. Der Preis eines Plättchens steht darüber. Marker liegen im Vorrat, deine Plättchen vor dir.
ankhor-lesson-table-do = Tippe alles an, was markiert ist: So erfährst du, was es ist.
ankhor-lesson-table-done = In deinem Zug tust du eins von beidem: drei Marker nehmen oder ein Plättchen kaufen. Was ein Ankh dazu bringt, kommt später.
ankhor-lesson-take-say = Der rote Schakal unter Feld 3 würde gut passen: Du hast ein rotes Plättchen und einen Schakal. Er kostet zwei Stoff, und du hast keinen. Ein Zug bringt dir drei Marker beliebiger Arten.
ankhor-lesson-take-do = Nimm einen Stoff aus dem Vorrat.
ankhor-lesson-take-do-2 = Und noch einen: Auch gleiche Marker sind erlaubt.
ankhor-lesson-take-do-3 = Den dritten wählst du selbst. Mit einem Ankh bezahlst du kein Plättchen; wozu es gut ist, siehst du bald.
ankhor-lesson-take-other = Das geht, aber der rote Schakal kostet zwei Stoff: Nimm zuerst diese.
ankhor-lesson-take-done = Zwei Stoff, genug für den roten Schakal. Auch dein Gegenüber hat Marker genommen. Am Ende eines Zuges behältst du höchstens fünf Waren und zwei Ankhs.
ankhor-lesson-place-say = Am Ende bringt jedes Plättchen 1 Punkt, das Kante an Kante mit einem seiner Farbe liegt. Für gleiche Tiere gilt dasselbe, und ein Plättchen kann für beides zählen.
ankhor-lesson-place-do = Kaufe den roten Schakal unter Feld 3.
ankhor-lesson-place-do-2 = Lege ihn jetzt dorthin, wo er an dein rotes Plättchen und an deinen Schakal grenzt. Jeder Platz zeigt, was er bringt.
ankhor-lesson-place-other = Das geht, aber der rote Schakal passt zu dir, und du kannst ihn bezahlen: Tippe ihn unter Feld 3 an.
ankhor-lesson-place-other-2 = Das geht, bringt aber weniger: Lege ihn in die Ecke zwischen dem roten Plättchen und dem blauen Schakal.
ankhor-lesson-place-done = Zwei rote Plättchen und zwei Schakale: 4 Punkte. Feld 3 bleibt jetzt leer, und auch sein Preis bleibt: Er gehört zum Feld, nicht zum Plättchen.
ankhor-lesson-limit-say = Am Ende deines Zuges behältst du höchstens fünf Waren und zwei Ankhs. Du hast vier Waren und willst noch zwei Stoff: Dann ist eine Ware zu viel und muss zurück in den Vorrat.
ankhor-lesson-limit-do = Nimm einen Stoff aus dem Vorrat.
ankhor-lesson-limit-do-2 = Und noch einen.
ankhor-lesson-limit-do-3 = Nimm jetzt ein Ankh: Es zählt nicht zu den Waren.
ankhor-lesson-limit-do-4 = Sechs Waren sind eine zu viel. Lege eine zurück, die du nicht brauchst, aber keinen Stoff.
ankhor-lesson-limit-other = Das geht, aber du willst den roten Schakal, und der kostet zwei Stoff: Nimm diese.
ankhor-lesson-limit-other-3 = Das geht, aber dann musst du zwei Waren zurücklegen. Ein Ankh gehört nicht dazu: Nimm es.
ankhor-lesson-limit-other-4 = Das geht, aber den Stoff hast du für den roten Schakal genommen: Lege eine andere Ware zurück.
ankhor-lesson-limit-done = Fünf Waren und ein Ankh bleiben auf der Hand, und der Zug ist zu Ende. Was du zurücklegst, liegt wieder im Vorrat, auch für die anderen. Kaufe, bevor die Hand voll ist.
ankhor-lesson-square-say = Vier deiner Plättchen bilden ein Quadrat. Darauf darfst du eines in einer Farbe legen, die darunter vorkommt, und zahlst eine Ware weniger. Es ist allen vieren benachbart.
ankhor-lesson-square-do = Für den weißen Schakal fehlen dir die Kräuter. Kaufe ihn trotzdem.
ankhor-lesson-square-do-2 = Lege ihn auf dein Quadrat.
ankhor-lesson-square-other = Das geht, aber du musst nicht warten: Auf deinem Quadrat kostet der weiße Schakal eine Ware weniger. Tippe ihn an.
ankhor-lesson-square-done = Die Kräuter hast du gespart. Zwei weiße Plättchen bringen jetzt 2 Punkte und drei Schakale 3. Die vier Plättchen darunter zählen wie zuvor.
ankhor-lesson-five-say = Fünf zusammenhängende Plättchen einer Farbe oder fünf gleiche Tiere bringen außerdem einen Bonusmarker: 3 Punkte. Vier grüne liegen bei dir schon zusammen.
ankhor-lesson-five-do = Kaufe das Plättchen, das fünf daraus macht.
ankhor-lesson-five-do-2 = Lege es neben ein grünes Plättchen.
ankhor-lesson-five-other = Das geht, macht aber keine fünf daraus: Kaufe den grünen Wüstensand unter Feld 5.
ankhor-lesson-five-other-2 = Das geht, aber dort grenzt er an kein grünes Plättchen: Lege ihn neben eines der vier.
ankhor-lesson-five-done = Fünf grüne Plättchen: 5 Punkte und 3 für den Bonusmarker. Wüstensand kann nichts, er zählt nur für seine Farbe. Einen weiteren Bonusmarker bringt erst eine neue Fünfergruppe.
ankhor-lesson-draw-say = Wo ein Plättchen gekauft wurde, bleibt das Feld leer, bis jemand ein Ankh ausgibt. Dann kommt zu zweit das Plättchen ganz links aus dem Spiel; die anderen rücken nach links, und neue füllen die Auslage.
ankhor-lesson-draw-do = Für den roten Falken fehlen dir Waren; unter Feld 1 könntest du ihn bezahlen. Gib dein Ankh aus: Tippe einen der Nachziehstapel an.
ankhor-lesson-draw-do-2 = Hier kostet er Fisch und Kräuter, und die hast du. Kaufe ihn.
ankhor-lesson-draw-do-3 = Lege ihn dorthin, wo er an ein rotes Plättchen und an den weißen Falken grenzt.
ankhor-lesson-draw-other = Das geht, aber du brauchst den roten Falken: Tippe einen Nachziehstapel an, und er rückt unter Feld 1.
ankhor-lesson-draw-other-2 = Das geht, aber der rote Falke kostet jetzt genau, was du hast: Kaufe ihn unter Feld 1.
ankhor-lesson-draw-other-3 = Das geht, bringt aber weniger: Lege ihn zwischen den roten Skarabäus und den weißen Falken.
ankhor-lesson-draw-done = Drei rote Plättchen und zwei Falken: 5 Punkte, ohne einen Zug zu verlieren. Ein Ankh kommt zum Nehmen oder Kaufen hinzu, davor oder danach, nur nicht in dem Zug, in dem du es nimmst.
ankhor-lesson-move-say = Ein Ankh kann auch eines deiner Plättchen versetzen, auf dem kein anderes liegt. Vier schwarze liegen zusammen, der schwarze Falke liegt abseits.
ankhor-lesson-move-do = Gib dein Ankh aus: Tippe es an, dann den schwarzen Falken.
ankhor-lesson-move-do-2 = Wähle, was versetzt wird: den schwarzen Falken.
ankhor-lesson-move-do-3 = Lege ihn neben eines der vier.
ankhor-lesson-move-other = Das geht, macht aber keine fünf daraus. Versetze den schwarzen Falken neben eines der anderen schwarzen Plättchen.
ankhor-lesson-move-other-2 = Das geht, aber abseits liegt der schwarze Falke: Wähle ihn.
ankhor-lesson-move-other-3 = Das geht, aber dort grenzt er an keines der vier: Lege ihn neben eines davon.
ankhor-lesson-move-done = Fünf schwarze Plättchen und ein Bonusmarker: 8 Punkte statt 4. Und in diesem Zug darfst du noch Marker nehmen oder kaufen. Aber Vorsicht: Wer eine Fünfergruppe zerbricht, verliert ihren Bonusmarker.
ankhor-lesson-special-say = Manche Plättchen können mehr. Ein Schreiber bringt dir einen Extrazug. Ein Speicher bringt eine Ware seiner Farbe und nimmt eine davon über die Grenze von fünf hinaus auf.
ankhor-lesson-special-do = Beginne mit dem Extrazug: Kaufe den Schreiber.
ankhor-lesson-special-do-2 = Lege ihn neben dein rotes Plättchen.
ankhor-lesson-special-do-3 = Da ist dein Extrazug. Kaufe jetzt den blauen Speicher.
ankhor-lesson-special-do-4 = Lege ihn, wohin du willst; neben blauen Plättchen bringt er am meisten.
ankhor-lesson-special-other = Das geht, aber der Schreiber bringt dir einen Extrazug: Kaufe ihn zuerst.
ankhor-lesson-special-other-2 = Das geht, aber der Schreiber bringt nur neben deinem roten Plättchen Punkte: Lege ihn dorthin.
ankhor-lesson-special-other-3 = Das geht, aber den blauen Speicher kannst du bezahlen: Kaufe ihn in diesem Extrazug.
ankhor-lesson-special-done = Zwei Plättchen, und niemand kam dazwischen. Auf dem Speicher liegt ein Fisch, mit dem du bezahlst wie mit jedem anderen, und auf der Hand ist Platz für fünf weitere Waren. Ein überdeckter Speicher nützt nichts.
ankhor-lesson-end-say = Das dreizehnte Plättchen bringt die letzte Runde, und die wird zu Ende gespielt. Du hast zwölf Plättchen und liegst vorn. Am Ende bringen auch je drei Marker 1 Punkt.
ankhor-lesson-end-do = Beende die Partie: Kaufe den weißen Skarabäus.
ankhor-lesson-end-do-2 = Lege ihn dorthin, wo er an ein weißes Plättchen und an einen Skarabäus grenzt.
ankhor-lesson-end-other = Das geht, aber du liegst vorn: Beende die Partie und kaufe den weißen Skarabäus.
ankhor-lesson-end-other-2 = Das geht, bringt aber weniger: Lege ihn dorthin, wo er an ein weißes Plättchen und an einen Skarabäus grenzt.
ankhor-lesson-end-done = Du gewinnst 29 zu 21. Dein Gegenüber war noch einmal am Zug, weil du begonnen hast. Bei Gleichstand gewinnt, wer weniger Plättchen hat, dann, wer mehr Marker hat. Die Abrechnung zeigt, woher jeder Punkt kommt. Jetzt weißt du alles, was du für eine ganze Partie brauchst.

## Advice in a guided first game, at the first decision of each kind

ankhor-advice-turn = Wähle zuerst ein Plättchen, dann nimm, was es kostet. Sieh auch in den Vorrat: Was ausgegangen ist, kann niemand nehmen. Ein Ankh, das du jetzt nimmst, gilt ab deinem nächsten Zug.
ankhor-advice-turn-buy-take = Du kannst ein Plättchen bezahlen. Am besten ist eines, dessen Farbe und Tier du schon hast. Passt keines, dann nimm Marker für ein besseres.
ankhor-advice-turn-buy-draw-move-take = Du hast ein Ankh. Ziehe neue Plättchen, wenn das gewünschte dadurch unter einen Preis rückt, den du bezahlen kannst, oder versetze ein Plättchen in eine Gruppe. Hilft beides nicht, behalte das Ankh.
ankhor-advice-place = Lege es dorthin, wo es an seine Farbe und an sein Tier grenzt. Und denke an Quadrate: Auf vier Plättchen kostet ein weiteres eine Ware weniger.
ankhor-advice-place-place-stack = Auf einem Quadrat kostet es eine Ware weniger und ist gleich vier Plättchen benachbart. Aber diese vier lassen sich dann nicht versetzen, und ein Speicher darunter nützt nichts mehr.
ankhor-advice-save = Behalte die Ware, die du als Nächstes brauchst oder von der im Vorrat wenig liegt.
ankhor-advice-after = Du kannst noch ein Ankh ausgeben. Ziehst du jetzt neue Plättchen, dann wählt zuerst die nächste Person daraus. Oft ist es besser, den Zug zu beenden und das Ankh zu behalten.
ankhor-advice-lift = Am besten ist ein Plättchen, das allein liegt und anderswo eine Gruppe bildet. Zerbrich keine Fünfergruppe: Ihr Bonusmarker wäre verloren.
ankhor-advice-set_down = Lege es zu einer Gruppe. Fünf einer Farbe oder fünf gleiche Tiere bringen einen Bonusmarker: 3 Punkte.
ankhor-advice-return = Fünf Waren darfst du behalten. Lege zurück, was deine Wunschplättchen nicht kosten.
ankhor-advice-store = Auf einem Speicher zählt eine Ware nicht zur Grenze von fünf, und du kannst mit ihr bezahlen wie mit jeder anderen. Lagere ein, was du brauchst, und lege zurück, was nicht.

ankhor-luck-marker = Preismarker
ankhor-luck-show = Farben der Plättchen
ankhor-luck-reveal = Plättchen

## Reviews: what is in hand, and kinds of errors

ankhor-held-fish = Fisch in der Hand
ankhor-held-ivory = Elfenbein in der Hand
ankhor-held-charcoal = Kohle in der Hand
ankhor-held-herbs = Kräuter in der Hand
ankhor-held-cloth = Stoff in der Hand
ankhor-held-ankh = Ankhs in der Hand
ankhor-error-wrong_tile = Falsches Plättchen gekauft
ankhor-error-bought_too_late = Zu spät gekauft
ankhor-error-bought_too_early = Zu früh gekauft
ankhor-error-wrong_token = Falscher Marker
ankhor-error-wrong_place = Plättchen am falschen Platz
ankhor-error-wrong_pile = Falscher Stapel
ankhor-error-ankh_kept = Ankh nicht ausgegeben
ankhor-error-ankh_wasted = Ankh schlecht ausgegeben
