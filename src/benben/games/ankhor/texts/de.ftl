### Ankh'or: all texts of the game in German. The numbers in brackets are those of docs/rules/ankhor.md.

ankhor-title = Ankh'or
ankhor-subtitle = Tausche Waren gegen Plättchen und lege sie so, dass Farben und Tiere zusammenfinden
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

ankhor-about-jackal = Am Ende 1 Punkt für jeden Schakal in einer Gruppe von mindestens zweien. Fünf zusammenhängende bringen einen Bonusmarker. (A13.2)
ankhor-about-scarab = Am Ende 1 Punkt für jeden Skarabäus in einer Gruppe von mindestens zweien. Fünf zusammenhängende bringen einen Bonusmarker. (A13.2)
ankhor-about-falcon = Am Ende 1 Punkt für jeden Falken in einer Gruppe von mindestens zweien. Fünf zusammenhängende bringen einen Bonusmarker. (A13.2)
ankhor-about-points = 2 Punkte am Ende, auch wenn der Zweier allein liegt oder überdeckt ist. (A13.1)
ankhor-about-warehouse = Kommt mit einem Marker der Ware seiner Farbe und hat Platz für einen solchen Marker über die Grenze von fünf hinaus. Überdeckt nützt er nichts, und ein Marker darauf ist verloren. (A8.3)
ankhor-about-scribe = Wer ihn kauft, hat gleich nach diesem Zug einen ganzen Extrazug. (A8.9)
ankhor-about-desert = Tut nichts, zählt aber für seine Farbe. (A8.15)
ankhor-about-fish = Die Ware der blauen Plättchen. Mit Waren werden Plättchen bezahlt; am Ende eines Zugs behältst du höchstens fünf. (A4.5)
ankhor-about-ivory = Die Ware der weißen Plättchen. Mit Waren werden Plättchen bezahlt; am Ende eines Zugs behältst du höchstens fünf. (A4.5)
ankhor-about-charcoal = Die Ware der schwarzen Plättchen. Mit Waren werden Plättchen bezahlt; am Ende eines Zugs behältst du höchstens fünf. (A4.5)
ankhor-about-herbs = Die Ware der grünen Plättchen. Mit Waren werden Plättchen bezahlt; am Ende eines Zugs behältst du höchstens fünf. (A4.5)
ankhor-about-cloth = Die Ware der roten Plättchen. Mit Waren werden Plättchen bezahlt; am Ende eines Zugs behältst du höchstens fünf. (A4.5)
ankhor-about-ankh = Bezahlt kein Plättchen, aber eine Zusatzaktion: neue Plättchen ziehen oder eins deiner Plättchen versetzen. Gib es vor oder nach dem Nehmen oder Kaufen aus, frühestens in deinem nächsten Zug. Du behältst höchstens zwei. (A3.3)
ankhor-about-price_board = Ein Plättchen kostet die Waren auf den Preismarkern über ihm. Die Marker bleiben immer liegen, die Plättchen darunter wandern. (A5.2)
ankhor-about-marker = Jeder Preismarker über einem Plättchen kostet einen Marker dieser Ware. Preismarker bleiben, wo sie sind. (A5.4)
ankhor-about-row = Plättchen zum Kaufen. Wo eins gekauft wurde, bleibt das Feld leer, bis jemand für ein Ankh neue Plättchen zieht. (A5.5)
ankhor-about-pile = Plättchen, verdeckt. Die Rückseite verrät die Farbe des obersten; was darauf ist, zeigt sich erst beim Ziehen. (A2.7)
ankhor-about-supply = Nimm drei beliebige Marker, auch Ankhs. Was ausgegeben wird, kommt hierher zurück. (A4.1)
ankhor-about-estate = Deine Plättchen. Jedes am Boden muss mit einer Kante an ein anderes grenzen; Gruppen einer Farbe oder eines Tiers bringen Punkte. (A6.2)
ankhor-about-place = Am Boden muss ein Plättchen mit einer Kante an eins deiner Plättchen dort grenzen. (A6.2)
ankhor-about-square = Auf vier Plättchen darfst du eins legen, dessen Farbe unter ihnen vorkommt. Es kostet eine Ware weniger; welche, entscheidest du. (A6.5)
ankhor-about-level_one = Ein Plättchen auf vier anderen ist zu jedem von ihnen benachbart und trennt sie nicht. (A7.2)
ankhor-about-bonus = 3 Punkte für eine Gruppe aus mindestens fünf Plättchen einer Farbe oder fünf gleichen Tieren. Er geht verloren, wenn ein Versetzen die Gruppe zerreißt. (A9.1)
ankhor-about-hand = Waren, die nicht auf Speichern liegen. Sind es am Ende des Zugs mehr als fünf, wählst du, welche gehen: auf einen freien Speicher ihrer Ware oder zurück in den Vorrat. (A4.6)
ankhor-about-take = Eine der beiden normalen Aktionen: drei beliebige Marker nehmen, auch Ankhs. (A4.1)
ankhor-about-buy = Eine der beiden normalen Aktionen: den Preis über einem Plättchen zahlen und es in dein Anwesen legen. (A5.1)
ankhor-about-draw = Für ein Ankh: Die Auslage rückt nach links und wird vom Stapel deiner Wahl aufgefüllt. Zu zweit kommt vorher ihr linkes Plättchen aus dem Spiel. (A10.1)
ankhor-about-draw-2 = Für ein Ankh: Das linke Plättchen kommt aus dem Spiel, die anderen rücken nach links, und die Auslage wird vom Stapel deiner Wahl aufgefüllt. (A10.2)
ankhor-about-draw-3 = Für ein Ankh: Die Auslage rückt nach links und wird vom Stapel deiner Wahl aufgefüllt. Nicht, solange sie voll ist. (A10.3)
ankhor-about-slide = Für ein Ankh: Die Auslage rückt nach links. Beide Stapel sind leer, gezogen wird also nichts. (A10.8)
ankhor-about-move = Für ein Ankh: Lege eins deiner Plättchen, auf dem keins liegt, auf seiner Ebene woandershin. Farben sind dabei egal. Dein Anwesen muss zusammenhängen, außer wenn der Tisch das Teilen erlaubt. (A11.1)
ankhor-about-again = Ein Schreiber bringt gleich nach diesem Zug einen weiteren. Er ist ein Zug wie jeder andere, und ein Schreiber, der darin gekauft wird, bringt noch einen. (A8.10)
ankhor-about-last_round = Jemand hat dreizehn Plättchen, oder es gibt keine mehr: Mit dieser Runde endet die Partie. (A12.2)
ankhor-about-tiles = Auf beiden Ebenen. Wer das dreizehnte legt, läutet die letzte Runde ein. (A12.1)
ankhor-about-score = Was alle hätten, wenn jetzt Schluss wäre. (A13.7)
ankhor-about-reconstructed-tiles = Wie viele Plättchen es von jeder Art gibt, war in keiner Quelle zu lesen und ist nach bestem Wissen geschätzt. Mit der Option „boards“ kannst du mit den echten Zahlen spielen. (A16.3)
ankhor-about-reconstructed-market = Welche Felder zwei und welche drei Preismarker haben, war in keiner Quelle zu lesen und ist frei erfunden. Mit der Option „boards“ kannst du mit den echten spielen. (A16.3)

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

ankhor-prompt-turn = { $seat } ist am Zug: drei Marker nehmen oder ein Plättchen kaufen
ankhor-prompt-stuck = { $seat } kann in diesem Zug nichts tun und muss passen
ankhor-prompt-take = { $seat } nimmt Marker: noch { $count }
ankhor-prompt-place = { $seat } kauft ein Plättchen ({ $tile }): Platz wählen
ankhor-prompt-save = { $seat } legt ein Plättchen auf Ebene 1: Ware wählen, die gespart wird
ankhor-prompt-after = { $seat } darf ein Ankh ausgeben oder den Zug beenden
ankhor-prompt-lift = { $seat } gibt ein Ankh aus: Plättchen zum Versetzen wählen
ankhor-prompt-set_down = { $seat } versetzt ein Plättchen ({ $tile }): neuen Platz wählen
ankhor-prompt-return = { $seat } hat mehr als fünf Waren auf der Hand: eine zum Zurücklegen wählen
ankhor-prompt-store = { $seat } hat mehr als fünf Waren auf der Hand: eine zum Einlagern oder Zurücklegen wählen
ankhor-prompt-over = Die Partie ist zu Ende
ankhor-prompt-deal_markers = Die Preismarker werden ausgelegt
ankhor-prompt-show = Die Farbe des nächsten Plättchens kommt zum Vorschein
ankhor-prompt-reveal = Ein Plättchen wird gezogen

## Why something cannot be done now

ankhor-why-over = Die Partie ist zu Ende: Die letzte Runde ist zu Ende gespielt. (A12.2)
ankhor-why-chance = Erst entscheidet der Zufall, was zum Vorschein kommt. (A2.6)
ankhor-why-watching = Du schaust zu: Jetzt entscheidet { $seat }. (A3.1)
ankhor-why-other-turn = Jetzt ist { $seat } am Zug: Gespielt wird reihum, in der Reihenfolge der Plätze. (A3.1)
ankhor-why-nowhere = Das gehört zu keiner Aktion: Nimm Marker, kauf ein Plättchen oder gib ein Ankh aus. (A3.2)
ankhor-why-acted = Die normale Aktion dieses Zugs hattest du schon: Gib ein Ankh aus oder beende den Zug. (A3.2)

# What has to be decided before anything else.
ankhor-why-first-take =
    { $count ->
        [one] Nimm erst noch { $count } Marker. (A4.1)
       *[other] Nimm erst noch { $count } Marker. (A4.1)
    }
ankhor-why-first-place = Wähle erst, wohin das Plättchen kommt, das du kaufst. (A6.1)
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
ankhor-why-place-later = Ein Plättchen legst du, wenn du es kaufst oder für ein Ankh versetzt. (A6.1)
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
ankhor-why-end = Erst die normale Aktion: Nimm Marker oder kauf ein Plättchen. (A3.2)
ankhor-why-pass = Passen darfst du nur, wenn nichts anderes möglich ist. (A3.6)

## What happened

ankhor-event-markers = Unter Feld { $space } kostet ein Plättchen: { $tokens }
ankhor-event-show = Stapel { $pile }: Das nächste Plättchen ist { $color }
ankhor-event-reveal = Unter Feld { $space } kommt: { $tile }
ankhor-event-take = { $seat } nimmt: { $token }
ankhor-event-buy = { $seat } kauft ein Plättchen unter Feld { $space }: { $tile }
ankhor-event-save = { $seat } spart für Ebene 1: { $token }
ankhor-event-pay = { $seat } zahlt: { $tokens }
ankhor-event-place = { $seat } legt ein Plättchen in Reihe { $row }, Spalte { $column }: { $tile }
ankhor-event-stack = { $seat } legt ein Plättchen auf Ebene 1, Reihe { $row }, Spalte { $column }: { $tile }
ankhor-event-warehouse = Auf dem neuen Speicher von { $seat } liegt: { $token }
ankhor-event-warehouse_covered = Ein Speicher von { $seat } wird überdeckt, zurück geht: { $token }
ankhor-event-bonus = { $seat } nimmt einen Bonusmarker für eine Gruppe { $group }
ankhor-event-bonus_lost =
    { $count ->
        [one] { $seat } zerreißt eine Gruppe ({ $group }) und verliert den Bonusmarker dafür
       *[other] { $seat } zerreißt Gruppen ({ $group }) und verliert { $count } Bonusmarker
    }
ankhor-event-draw = { $seat } gibt ein Ankh aus und zieht neue Plättchen vom Stapel { $pile }
ankhor-event-slide = { $seat } gibt ein Ankh aus und lässt die Auslage nachrücken
ankhor-event-discard = Aus dem Spiel kommt: { $tile }
ankhor-event-move = { $seat } gibt ein Ankh aus, um ein Plättchen zu versetzen
ankhor-event-lift = { $seat } versetzt ein Plättchen aus Reihe { $row }, Spalte { $column }: { $tile }
ankhor-event-return = { $seat } legt zurück: { $token }
ankhor-event-store = { $seat } lagert ein: { $token }
ankhor-event-return_ankh =
    { $count ->
        [one] { $seat } legt ein Ankh zurück
       *[other] { $seat } legt { $count } Ankhs zurück
    }
ankhor-event-pass = { $seat } kann nichts tun und passt
ankhor-event-again = Der Schreiber bringt { $seat } einen weiteren Zug
ankhor-event-last_round = { $seat } hat { $count } Plättchen: Das ist die letzte Runde
ankhor-event-sold_out = Es gibt keine Plättchen mehr: Das ist die letzte Runde
ankhor-event-idle = Seit zwanzig Runden hat niemand ein Plättchen gekauft oder gezogen: Die Partie endet
ankhor-event-over =
    { $points ->
        [one] { $seat } gewinnt mit { $points } Punkt
       *[other] { $seat } gewinnt mit { $points } Punkten
    }
ankhor-event-shared =
    { $points ->
        [one] Geteilter Sieg für { $seat } mit { $points } Punkt
       *[other] Geteilter Sieg für { $seat } mit { $points } Punkten
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

## How the game ended

ankhor-reason-points = die meisten Punkte
ankhor-reason-tiles = Gleichstand, weniger Plättchen entscheiden
ankhor-reason-tokens = Gleichstand auch bei den Plättchen, mehr Marker entscheiden
ankhor-reason-shared = Gleichstand auch bei Plättchen und Markern, ein geteilter Sieg

## Options of a table

ankhor-option-players = Spieler
ankhor-option-split = Versetzen darf ein Anwesen teilen
ankhor-option-split-allowed = ja
ankhor-option-split-forbidden = nein
ankhor-option-boards = Plättchen und Preistafel, für alle, die das Spiel besitzen
ankhor-option-boards-default = rekonstruierte Werte
ankhor-option-boards-why = ≈ Wie viele Plättchen es von jeder Art gibt und in welcher Reihenfolge die Preise liegen, war in keiner Quelle zu lesen und ist nach bestem Wissen geschätzt.
ankhor-option-boards-own = eigene Werte
ankhor-option-boards-takes = eine TOML-Datei
ankhor-option-boards-about = Eine kleine Textdatei in TOML: wie viele Plättchen es von jeder Art in Blau, Weiß, Schwarz, Grün und Rot gibt (die Werte hier sind recht unsicher) und wie viele Preismarker von links an über jedem Feld liegen (die Reihenfolge hier ist erfunden). Eine Tabelle, die fehlt, behält diese Werte. (A16.6)

## At the table

# What the table is about, under the game's name.
ankhor-table-phase = am weitesten: { $tiles } von { $last } Plättchen
ankhor-table-idle = Seit { $rounds } Runden hat niemand ein Plättchen gekauft oder gezogen; nach { $last } endet die Partie
ankhor-table-last-round = Letzte Runde
ankhor-table-again = Ein Schreiber bringt einen weiteren Zug
ankhor-table-reconstructed-tiles = Wie viele Plättchen es von jeder Art gibt: nach bestem Wissen geschätzt
ankhor-table-reconstructed-market = Die Felder der Preistafel: nach bestem Wissen geschätzt

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
ankhor-table-pays-full = { $seat } kann das bezahlen
ankhor-table-pays-less = { $seat } kann das nur auf einem Quadrat bezahlen, es fehlt: { $tokens }
ankhor-table-pays-no = { $seat } braucht noch: { $tokens }
ankhor-table-pays-not = { $seat } kann das jetzt nicht kaufen
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
ankhor-table-ankhs-busy = Beende erst, was begonnen ist.
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
