### Ra: all texts of the game in German. The numbers in brackets are those of docs/rules/ra.md.

ra-title = Ra
ra-subtitle = Mit Sonnen bieten, drei Epochen Ägyptens lang
ra-minutes = 45–60
ra-weight = Mittelschwer

## Tiles

ra-tile-ra = Ra
ra-tile-god = Gott
ra-tile-gold = Gold
ra-tile-pharaoh = Pharao
ra-tile-nile = Nil
ra-tile-flood = Überschwemmung
ra-tile-art = Kunst
ra-tile-agriculture = Ackerbau
ra-tile-religion = Religion
ra-tile-astronomy = Astronomie
ra-tile-writing = Schrift
ra-tile-fortress = Festung
ra-tile-obelisk = Obelisk
ra-tile-palace = Palast
ra-tile-pyramid = Pyramide
ra-tile-sphinx = Sphinx
ra-tile-statues = Statuen
ra-tile-step_pyramid = Stufenpyramide
ra-tile-temple = Tempel
ra-tile-funeral = Begräbnis
ra-tile-drought = Dürre
ra-tile-unrest = Unruhen
ra-tile-earthquake = Erdbeben

ra-category-civilization = Zivilisation
ra-category-monument = Monument

## What each thing is: shown when it is pointed at

ra-about-ra = Ein Ra-Plättchen löst eine Versteigerung aus. Nur das letzte der Epoche nicht: Es beendet sie sofort. (R4.3)
ra-about-god = In deinem Zug kannst du Götter gegen Plättchen der Auslage tauschen, eins zu eins. Jeder Gott, der am Ende der Epoche übrig ist, bringt 2 Punkte. (R7.2)
ra-about-gold = 3 Punkte am Ende der Epoche; danach ist es weg. (R10.3)
ra-about-pharaoh = Nach jeder Epoche bringen die meisten Pharaonen 5 Punkte, die wenigsten kosten 2. Pharaonen bleiben dir die ganze Partie. (R10.4)
ra-about-nile = 1 Punkt nach jeder Epoche, aber nur mit mindestens einer Überschwemmung. Nil-Plättchen bleiben dir die ganze Partie. (R10.6)
ra-about-flood = 1 Punkt am Ende der Epoche, und auch deine Nil-Plättchen zählen dann. Danach ist die Überschwemmung weg. (R10.6)
ra-about-art = Eine Zivilisation: 3, 4 oder 5 verschiedene Arten bringen 5, 10 oder 15 Punkte, gar keine kostet 5. Nach der Epoche sind alle weg. (R10.7)
ra-about-agriculture = Eine Zivilisation: 3, 4 oder 5 verschiedene Arten bringen 5, 10 oder 15 Punkte, gar keine kostet 5. Nach der Epoche sind alle weg. (R10.7)
ra-about-religion = Eine Zivilisation: 3, 4 oder 5 verschiedene Arten bringen 5, 10 oder 15 Punkte, gar keine kostet 5. Nach der Epoche sind alle weg. (R10.7)
ra-about-astronomy = Eine Zivilisation: 3, 4 oder 5 verschiedene Arten bringen 5, 10 oder 15 Punkte, gar keine kostet 5. Nach der Epoche sind alle weg. (R10.7)
ra-about-writing = Eine Zivilisation: 3, 4 oder 5 verschiedene Arten bringen 5, 10 oder 15 Punkte, gar keine kostet 5. Nach der Epoche sind alle weg. (R10.7)
ra-about-fortress = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9)
ra-about-obelisk = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9)
ra-about-palace = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9)
ra-about-pyramid = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9)
ra-about-sphinx = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9)
ra-about-statues = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9)
ra-about-step_pyramid = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9)
ra-about-temple = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9)
ra-about-funeral = Wer diese Katastrophe nimmt, verliert zwei Pharaonen. (R8.3)
ra-about-drought = Wer diese Katastrophe nimmt, verliert zwei Flussplättchen, erst Überschwemmungen, dann Nil. (R8.4)
ra-about-unrest = Wer diese Katastrophe nimmt, verliert zwei Zivilisationsplättchen nach eigener Wahl. (R8.5)
ra-about-earthquake = Wer diese Katastrophe nimmt, verliert zwei Monumente nach eigener Wahl. (R8.6)
ra-about-sun = Mit Sonnen wird geboten; die höhere Zahl schlägt die niedrigere. Eine verdeckte Sonne ist erst in der nächsten Epoche wieder zu gebrauchen. (R5.4)
ra-about-centre = Wer die Versteigerung gewinnt, nimmt diese Sonne verdeckt und lässt die gebotene hier. (R6.2)
ra-about-track = Diese Plättchen werden versteigert; wer gewinnt, nimmt sie alle. Sind alle acht Felder belegt, darf niemand mehr ziehen. (R3.5)
ra-about-ra_track = Zählt die Ra-Plättchen dieser Epoche. Das letzte Feld beendet die Epoche sofort, ohne Versteigerung. (R4.4)
ra-about-bag-2022 = Zieh ein Plättchen: Die meisten kommen in die Auslage, ein Ra-Plättchen löst eine Versteigerung aus. Jedes Plättchen im Beutel ist gleich wahrscheinlich. (R4.1)
ra-about-bag-1999 = Zieh ein Plättchen: Die meisten kommen in die Auslage, ein Ra-Plättchen löst eine Versteigerung aus. In dieser Ausgabe gibt es keinen Beutel: Er steht für die Plättchen, die verdeckt um den Spielplan liegen, jedes gleich wahrscheinlich. (R4.1)
ra-about-bids = Was die Auslage allen am Ende dieser Epoche brächte, wenn sich sonst nichts mehr änderte; in einer Versteigerung: was geboten wurde. Geboten wird reihum nur einmal; wer Ra hat, ist zuletzt dran. (R5.2)
ra-about-points = Alle beginnen mit 10 Punkten und fallen nie unter 0. Die Punkte liegen bis zum Schluss verdeckt, außer wenn der Tisch mit offenen Punkten spielt. (R13.2)
ra-about-epoch = Die Partie hat drei Epochen, jede mit eigener Wertung. Eine Epoche endet mit ihrem letzten Ra-Plättchen oder wenn alle Sonnen verbraucht sind. (R9.1)
ra-about-ra_figure = Ruf Ra: Versteigert werden die Auslage und die Sonne in der Mitte. Du bietest zuletzt. (R5.1)

## Decisions, as buttons say them

ra-move-draw = Plättchen ziehen
ra-move-invoke = Ra rufen
ra-move-pass = Passen
ra-move-done = Keine Götter mehr einsetzen
ra-move-bid = Sonne { $disc } bieten
ra-move-take = Gott einsetzen: { $tile } nehmen
ra-move-discard = { $tile } abgeben

## What must be decided, and why

ra-prompt-turn = { $seat } ist am Zug: Aktion wählen
ra-prompt-turn_full = { $seat } ist am Zug: Die Auslage ist voll, also Ra rufen oder einen Gott einsetzen
ra-prompt-gods = { $seat } setzt Götter ein: noch ein Plättchen nehmen oder aufhören
ra-prompt-bid_first = { $seat }: das erste Gebot abgeben oder passen (Ra bei: { $ra_seat })
ra-prompt-bid_over = { $seat }: mehr bieten als Sonne { $disc } von { $high_seat } oder passen (Ra bei: { $ra_seat })
ra-prompt-must_bid = { $seat } hat Ra gerufen, und niemand hat geboten: Jetzt ist ein Gebot Pflicht
ra-prompt-discard =
    { $category ->
        [monument]
            { $count ->
                [one] Erdbeben bei { $seat }: ein Monument abgeben
               *[other] Erdbeben bei { $seat }: { $count } Monumente abgeben, eins nach dem anderen
            }
       *[civilization]
            { $count ->
                [one] Unruhen bei { $seat }: ein Zivilisationsplättchen abgeben
               *[other] Unruhen bei { $seat }: { $count } Zivilisationsplättchen abgeben, eins nach dem anderen
            }
    }
ra-prompt-over = Die Partie ist zu Ende
ra-prompt-chance = Das Schicksal entscheidet

## Why something cannot be done now

ra-why-over = Die Partie ist zu Ende: Die dritte Epoche ist gewertet. (R12.1)
ra-why-dealing = Die Sonnen werden noch verteilt. (R2.5)
ra-why-drawing = Gerade wird ein Plättchen gezogen; erst muss sich zeigen, welches. (R4.1)
ra-why-watching = Du schaust zu: Jetzt entscheidet { $seat }. (R3.2)
ra-why-others_turn = Jetzt ist { $seat } am Zug: Es geht im Uhrzeigersinn reihum. (R3.2)
ra-why-others_bid = Jetzt bietet oder passt { $seat }: Geboten wird im Uhrzeigersinn, und wer Ra hat, ist zuletzt dran. (R5.2)
ra-why-others_disaster = Erst wählt { $seat }, was eine Katastrophe kostet. (R8.9)
ra-why-had_chance = In dieser Versteigerung warst du schon an der Reihe. (R5.2)
ra-why-out = Du hast keine offene Sonne mehr und setzt aus, bis die Epoche endet. (R3.4)
ra-why-choose_action = In deinem Zug ziehst du ein Plättchen, rufst Ra oder setzt einen Gott ein; das hier ist nichts davon. (R3.3)
ra-why-spending_gods = Du setzt gerade Götter ein: Nimm erst noch ein Plättchen oder hör auf. (R7.8)
ra-why-auction_first = Erst die Versteigerung: Biete eine deiner Sonnen oder passe, wenn du darfst. (R5.2)
ra-why-disaster_first =
    { $category ->
        [monument] Erst die Katastrophe: Gib eins deiner Monumente ab. (R8.9)
       *[civilization] Erst die Katastrophe: Gib eins deiner Zivilisationsplättchen ab. (R8.9)
    }
ra-why-track_full = Alle acht Felder der Auslage sind belegt: Ruf Ra oder setz einen Gott ein, wenn du einen hast. (R3.5)
ra-why-pass_turn = In deinem Zug kannst du nicht passen: Zieh ein Plättchen, ruf Ra oder setz einen Gott ein. (R3.3)
ra-why-not_spending = Mit den Göttern aufhören kannst du erst, wenn du in diesem Zug einen eingesetzt hast. (R7.8)
ra-why-gods_auction = Während einer Versteigerung werden keine Götter eingesetzt: Biete oder passe. (R7.10)
ra-why-no_disaster = Plättchen gibst du nur bei einer Katastrophe ab, und gerade trifft dich keine. (R8.1)
ra-why-no_god = Du hast keinen Gott zum Einsetzen. (R7.1)
ra-why-take_god = Ein Gott nimmt jedes Plättchen der Auslage, nur keinen anderen Gott. (R7.3)
ra-why-not_on_track = Dieses Plättchen liegt nicht in der Auslage: { $tile }. (R7.1)
ra-why-nothing_to_take = Deine Götter können nichts nehmen: In der Auslage liegt außer Göttern nichts. (R7.3)
ra-why-space_empty = Dieses Feld der Auslage ist leer: Das nächste gezogene Plättchen kommt auf das leere Feld ganz links. (R4.2)
ra-why-no_auction = Gerade läuft keine Versteigerung: Dazu braucht es ein Ra-Plättchen, oder du rufst Ra. (R5.1)
ra-why-sun_unused =
    { $count ->
        [2] Sonne { $disc } bleibt zu zweit in der Schachtel. (R1.2)
       *[other] Sonne { $disc } bleibt in der Schachtel, wenn { $count } mitspielen. (R1.2)
    }
ra-why-sun_centre = Sonne { $disc } liegt in der Mitte: Wer eine Versteigerung gewinnt, bekommt sie. (R6.2)
ra-why-sun_down = Sonne { $disc } ist verdeckt: Vor der nächsten Epoche kann niemand mit ihr bieten. (R6.2)
ra-why-sun_of = Sonne { $disc } liegt bei { $owner_seat }: Du bietest mit deinen eigenen offenen Sonnen. (R5.4)
ra-why-bid_low = Sonne { $disc } ist zu niedrig: Ein Gebot muss höher sein als Sonne { $high }. (R5.4)
ra-why-must_bid = Du hast Ra gerufen, obwohl in der Auslage noch Platz war, und niemand hat geboten: Jetzt musst du bieten. (R5.6)
ra-why-not_hit =
    { $category ->
        [monument] Diese Katastrophe nimmt nur Monumente. (R8.8)
       *[civilization] Diese Katastrophe nimmt nur Zivilisationsplättchen. (R8.8)
    }
ra-why-none_owned = Davon hast du kein Plättchen: { $tile }. (R8.9)

## What happened

ra-event-deal = { $seat } bekommt die Sonnen { $suns }
ra-event-draw = { $seat } zieht: { $tile }
ra-event-ra_tile = { $seat } zieht Ra ({ $count } von { $limit } in dieser Epoche)
ra-event-invoke = { $seat } ruft Ra
ra-event-bid = { $seat } bietet Sonne { $disc }
ra-event-pass = { $seat } passt
ra-event-won = { $seat } ersteigert mit Sonne { $disc }: Sonne { $centre }, { $tiles }
ra-event-won_nothing = { $seat } ersteigert mit Sonne { $disc } nur Sonne { $centre }
ra-event-nobody = Niemand bietet
ra-event-track_lost = Diese Plättchen kommen aus dem Spiel: { $tiles }
ra-event-take = { $seat } setzt einen Gott ein und nimmt: { $tile }
ra-event-done = { $seat } setzt keine Götter mehr ein
ra-event-discard = { $seat } gibt ab: { $tile }
ra-event-disaster = { $seat } verliert durch { $tile }: { $lost }
ra-event-disaster_nothing = { $tile } bei { $seat }: nichts zu verlieren
ra-event-epoch_ra = Das letzte Ra-Plättchen beendet Epoche { $epoch } sofort
ra-event-epoch_suns = Alle Sonnen sind verbraucht: Epoche { $epoch } endet
ra-event-epoch_points =
    { $points ->
        [one] { $seat } in Epoche { $epoch }: { $points } Punkt
       *[other] { $seat } in Epoche { $epoch }: { $points } Punkte
    }
ra-event-new_epoch = Epoche { $epoch } beginnt; { $seat } hat die höchste Sonne und fängt an
ra-event-over =
    { $points ->
        [one] { $seat } gewinnt mit { $points } Punkt
       *[other] { $seat } gewinnt mit { $points } Punkten
    }

## The receipt: where points come from

ra-item-start = Punkte zu Beginn: { $points }
ra-item-god =
    { $count ->
        [one] { $count } nicht eingesetzter Gott: { $points }
       *[other] { $count } nicht eingesetzte Götter: { $points }
    }
ra-item-gold = { $count } Gold: { $points }
ra-item-pharaoh =
    { $count ->
        [one] { $count } Pharao, im Vergleich mit den anderen: { $points }
       *[other] { $count } Pharaonen, im Vergleich mit den anderen: { $points }
    }
ra-item-river =
    { $count ->
        [one] { $count } Flussplättchen, das zählt: { $points }
       *[other] { $count } Flussplättchen, die zählen: { $points }
    }
ra-item-civilization =
    { $count ->
        [0] Kein Zivilisationsplättchen: { $points }
        [one] { $count } Art von Zivilisation: { $points }
       *[other] { $count } Arten von Zivilisation: { $points }
    }
ra-item-monument_kinds =
    { $count ->
        [one] { $count } Art von Monument: { $points }
       *[other] { $count } Arten von Monumenten: { $points }
    }
ra-item-monument_sets =
    { $count ->
        [one] { $count } Satz gleicher Monumente: { $points }
       *[other] { $count } Sätze gleicher Monumente: { $points }
    }
ra-item-suns = Sonnensumme { $count }: { $points }
ra-item-floor = Niemand fällt unter null: { $points }

ra-item-name-start = Start
ra-item-name-god = Götter
ra-item-name-gold = Gold
ra-item-name-pharaoh = Pharaonen
ra-item-name-river = Fluss
ra-item-name-civilization = Zivilisation
ra-item-name-monument_kinds = Monumente, verschieden
ra-item-name-monument_sets = Monumente, gleich
ra-item-name-suns = Sonnen
ra-item-name-floor = Nicht unter null

## How the game ended

ra-reason-points = die meisten Punkte
ra-reason-highest_sun = Gleichstand, die höchste Sonne entscheidet

## Options of a table

ra-option-players = Spieler
ra-option-edition = Ausgabe
ra-option-edition-2022 = 2022, zwei bis fünf Personen
ra-option-edition-1999 = 1999, drei bis fünf Personen
ra-option-open_scores = Offene Punkte

## The table drawn in text

ra-picture-epoch = Epoche { $epoch } von 3
ra-picture-ra_track = Ra { $count } von { $limit }
ra-picture-bag-2022 =
    { $count ->
        [one] { $count } Plättchen im Beutel
       *[other] { $count } Plättchen im Beutel
    }
ra-picture-bag-1999 =
    { $count ->
        [one] { $count } Plättchen verdeckt
       *[other] { $count } Plättchen verdeckt
    }
ra-picture-centre = Sonne { $disc } in der Mitte
ra-picture-seat = Spieler
ra-picture-points = Punkte
ra-picture-suns = Sonnen
ra-picture-bid = Gebot
ra-picture-tiles = Plättchen
ra-picture-name = { $seat }
ra-picture-ra_player = Ra
ra-picture-passed = passt

## The table in the browser, where the rules have no word for it

ra-table-epoch = Epoche { $epoch }
ra-table-ra-track = Ra { $count } von { $limit }
ra-table-track = Auslage
ra-table-track-holds =
    { $count ->
        [one] In der Auslage: { $tiles }
       *[other] In der Auslage, { $count } Plättchen: { $tiles }
    }
ra-table-track-empty = Die Auslage ist leer
ra-table-space = Feld { $space }: { $tile }
ra-table-empty = leer
ra-table-middle = Plättchen zum Ziehen, Mitte und Ra
ra-table-bag-2022 =
    { $count ->
        [one] Der Beutel mit noch einem Plättchen
       *[other] Der Beutel mit noch { $count } Plättchen
    }
ra-table-bag-1999 =
    { $count ->
        [one] Noch ein verdecktes Plättchen um den Spielplan
       *[other] Noch { $count } verdeckte Plättchen um den Spielplan
    }
ra-table-centre = Sonne { $disc } in der Mitte
ra-table-figure = Die Ra-Figur
ra-table-auction = Versteigerung; Ra bei: { $ra_seat }
ra-table-bids = Gebote
ra-table-has-bid = { $seat } bietet Sonne { $disc }
ra-table-passed = { $seat } passt
ra-table-pass-word = passt
ra-table-pass = Passen
ra-table-lot =
    { $points ->
        [one] { $seat }: Die Auslage brächte am Ende dieser Epoche { $points } Punkt
       *[other] { $seat }: Die Auslage brächte am Ende dieser Epoche { $points } Punkte
    }
ra-table-lot-open = { $seat }: Was die Auslage brächte, hängt davon ab, was eine Katastrophe kostet
ra-table-lot-short = Die Auslage jetzt:
ra-table-mat = Bereich von { $seat }
ra-table-sun-up = Sonne { $disc }
ra-table-sun-down = Sonne { $disc }, verdeckt
ra-table-suns-up =
    { $count ->
        [0] Keine Sonne zum Bieten
       *[other] Sonnen zum Bieten: { $suns }
    }
ra-table-suns-down = Verdeckte Sonnen: { $suns }
ra-table-no-tiles = Keine Plättchen
ra-table-tile-count =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }

## How you score

ra-scoring-when-epoch = Nach jeder Epoche
ra-scoring-when-last = Nur nach der dritten Epoche
ra-scoring-when-always = Von Anfang bis Ende
ra-scoring-of-each = je Plättchen
ra-scoring-of-most = am meisten
ra-scoring-of-fewest = am wenigsten
ra-scoring-of-highest = höchste
ra-scoring-of-lowest = niedrigste
ra-scoring-of-start = zu Beginn
ra-scoring-of-least = mindestens
ra-scoring-god = Götter
ra-scoring-god-text = Für jeden Gott, den du nicht eingesetzt hast.
ra-scoring-gold = Gold
ra-scoring-gold-text = Für jedes Gold; danach ist es weg.
ra-scoring-pharaoh = Pharaonen
ra-scoring-pharaoh-text = Im Vergleich mit den anderen: Bei Gleichstand bekommen oder verlieren alle die volle Zahl. Haben alle gleich viele, niemand.
ra-scoring-river = Fluss
ra-scoring-river-text = Für jedes Nil-Plättchen und jede Überschwemmung, aber nur mit mindestens einer Überschwemmung.
ra-scoring-civilization = Zivilisation
ra-scoring-civilization-text = Nach der Zahl verschiedener Arten; weitere Exemplare bringen nichts dazu.
ra-scoring-civilization-count = Arten
ra-scoring-monument_kinds = Monumente, verschieden
ra-scoring-monument_kinds-text = Nach der Zahl verschiedener Arten.
ra-scoring-monument_kinds-count = Arten
ra-scoring-monument_sets = Monumente, gleich
ra-scoring-monument_sets-text = Für jede Art einzeln. Jedes Monument zählt auf beide Weisen.
ra-scoring-monument_sets-count = Gleiche
ra-scoring-suns = Sonnen
ra-scoring-suns-text = Die Summe deiner Sonnen, offen und verdeckt. Bei Gleichstand bekommen oder verlieren alle die volle Zahl.
ra-scoring-start = Start
ra-scoring-start-text = So viele Punkte haben alle zu Beginn.
ra-scoring-floor = Untergrenze
ra-scoring-floor-text = Darunter fällt niemand. Zuerst werden alle Gewinne und Verluste einer Wertung zusammengezählt.
