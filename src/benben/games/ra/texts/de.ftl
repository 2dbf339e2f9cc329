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

ra-about-god = In deinem Zug kannst du Götter gegen Plättchen der Auslage tauschen, eins zu eins. Jeder Gott, der am Ende der Epoche übrig ist, bringt 2 Punkte. (R7.2, R7.4, R7.11, R11.1)
ra-about-gold = 3 Punkte am Ende der Epoche; danach ist es weg. (R10.3, R11.1)
ra-about-pharaoh = Nach jeder Epoche bekommt 5 Punkte, wer die meisten Pharaonen hat; wer die wenigsten hat, verliert 2. Pharaonen behältst du die ganze Partie. (R10.4, R10.5, R11.2)
ra-about-nile = 1 Punkt nach jeder Epoche, aber nur mit mindestens einer Überschwemmung. Nil-Plättchen behältst du die ganze Partie. (R10.6, R11.2)
ra-about-flood = 1 Punkt am Ende der Epoche, und auch deine Nil-Plättchen zählen dann. Danach ist die Überschwemmung weg. (R10.6, R11.1)
ra-about-art = Eine Zivilisation: 3, 4 oder 5 verschiedene Arten bringen 5, 10 oder 15 Punkte, gar keine kostet 5. Nach der Epoche sind alle weg. (R10.7, R10.8, R11.1)
ra-about-agriculture = Eine Zivilisation: 3, 4 oder 5 verschiedene Arten bringen 5, 10 oder 15 Punkte, gar keine kostet 5. Nach der Epoche sind alle weg. (R10.7, R10.8, R11.1)
ra-about-religion = Eine Zivilisation: 3, 4 oder 5 verschiedene Arten bringen 5, 10 oder 15 Punkte, gar keine kostet 5. Nach der Epoche sind alle weg. (R10.7, R10.8, R11.1)
ra-about-astronomy = Eine Zivilisation: 3, 4 oder 5 verschiedene Arten bringen 5, 10 oder 15 Punkte, gar keine kostet 5. Nach der Epoche sind alle weg. (R10.7, R10.8, R11.1)
ra-about-writing = Eine Zivilisation: 3, 4 oder 5 verschiedene Arten bringen 5, 10 oder 15 Punkte, gar keine kostet 5. Nach der Epoche sind alle weg. (R10.7, R10.8, R11.1)
ra-about-fortress = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9, R10.10, R10.11)
ra-about-obelisk = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9, R10.10, R10.11)
ra-about-palace = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9, R10.10, R10.11)
ra-about-pyramid = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9, R10.10, R10.11)
ra-about-sphinx = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9, R10.10, R10.11)
ra-about-statues = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9, R10.10, R10.11)
ra-about-step_pyramid = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9, R10.10, R10.11)
ra-about-temple = Ein Monument, gewertet nach der dritten Epoche: 1 Punkt je Art, 10 für sieben, 15 für acht; dazu 5, 10 oder 15 für 3, 4 oder 5 gleiche. (R10.9, R10.10, R10.11)
ra-about-funeral = Wer diese Katastrophe nimmt, verliert zwei Pharaonen. (R8.3, R8.2, R8.7, R7.6)
ra-about-drought = Wer diese Katastrophe nimmt, verliert zwei Flussplättchen, erst Überschwemmungen, dann Nil. (R8.4, R8.2, R8.7, R7.6)
ra-about-unrest = Wer diese Katastrophe nimmt, verliert zwei Zivilisationsplättchen nach eigener Wahl. (R8.5, R8.2, R8.7, R8.10, R7.6)
ra-about-earthquake = Wer diese Katastrophe nimmt, verliert zwei Monumente nach eigener Wahl. (R8.6, R8.2, R8.7, R8.10, R7.6)
ra-about-sun = Mit Sonnen wird geboten; die höhere Zahl schlägt die niedrigere. Eine verdeckte Sonne ist erst in der nächsten Epoche wieder zu gebrauchen. (R5.4, R2.4, R10.12, R10.13, R11.3)
ra-about-centre = Wer die Versteigerung gewinnt, nimmt diese Sonne verdeckt und lässt die gebotene Sonne hier. (R6.2, R2.3, R9.3, R11.4)
ra-about-track = Diese Plättchen werden versteigert; wer gewinnt, nimmt sie alle. Sind alle acht Felder belegt, darf niemand mehr ziehen. (R3.5, R1.3, R3.6, R6.3)
ra-about-ra_track = Zählt die Ra-Plättchen dieser Epoche. Das letzte Feld beendet die Epoche sofort, ohne Versteigerung. (R4.4, R4.3, R4.5, R1.4, R2.6, R11.5)
ra-about-bag-2022 = Ziehe ein Plättchen: Die meisten kommen in die Auslage, ein Ra-Plättchen löst eine Versteigerung aus. Jedes Plättchen im Beutel ist gleich wahrscheinlich. (R4.1, R1.1, R2.1, R4.6, R13.5)
ra-about-bag-1999 = Ziehe ein Plättchen: Die meisten kommen in die Auslage, ein Ra-Plättchen löst eine Versteigerung aus. In dieser Ausgabe gibt es keinen Beutel: Er steht für die Plättchen, die verdeckt um den Spielplan liegen, jedes gleich wahrscheinlich. (R4.1, R1.1, R2.1, R4.6, R13.5)
ra-about-bids = Was die Auslage allen am Ende dieser Epoche brächte, wenn sich sonst nichts mehr änderte; in einer Versteigerung: was geboten wurde. Geboten wird reihum nur einmal; wer Ra hat, ist zuletzt dran. (R5.2, R5.5, R6.1, R6.4, R5.7)
ra-about-score = Alle beginnen mit 10 Punkten und fallen nie unter 0. Die Punkte liegen bis zum Schluss verdeckt, außer wenn der Tisch mit offenen Punkten spielt. (R13.2, R13.3, R1.6, R10.15)
ra-about-log = Alles, was geschehen ist, das Neueste oben. In der heruntergeladenen Partie steht dasselbe in Notation. (R14.1, R14.2, R13.6, R13.7)
ra-about-epoch = Die Partie hat drei Epochen, jede mit eigener Wertung. Eine Epoche endet mit ihrem letzten Ra-Plättchen oder wenn alle Sonnen verbraucht sind. (R9.1, R9.2, R9.4, R10.1, R3.1)
ra-about-ra_figure = Rufe Ra: Versteigert werden die Auslage und die Sonne in der Mitte. Du bietest zuletzt. (R5.1, R3.7)

## Decisions, as buttons say them

ra-move-draw = Plättchen ziehen
ra-move-invoke = Ra rufen
ra-move-pass = Passen
ra-move-done = Keine Götter mehr einsetzen
ra-move-bid = Sonne { $disc } bieten
ra-move-take = Gott einsetzen: { $tile } nehmen
ra-move-discard = { $tile } abgeben
ra-order-pass = In dieser oder der nächsten Auktion passen
ra-order-pass-until = Passen, solange das höchste Gebot unter Sonne { $disc } liegt
ra-order-bid-up-to = Die niedrigste Sonne bieten, die reicht, höchstens { $disc }; sonst passen

## What must be decided, and why

ra-prompt-turn =
    { WHO($seat) ->
        [you] Du bist am Zug:
       *[other] { $seat } ist am Zug:
    } Aktion wählen
ra-prompt-turn_full =
    { WHO($seat) ->
        [you] Du bist am Zug:
       *[other] { $seat } ist am Zug:
    } Die Auslage ist voll, also Ra rufen oder einen Gott einsetzen
ra-prompt-gods =
    { WHO($seat) ->
        [you] Du setzt Götter ein:
       *[other] { $seat } setzt Götter ein:
    } noch ein Plättchen nehmen oder aufhören
ra-prompt-bid_first =
    { WHO($seat) ->
        [you] Du bist am Zug: das erste
       *[other] { $seat }: das erste
    } Gebot abgeben oder passen ({ WHO($ra_seat) ->
        [you] Ra bei dir
       *[other] Ra bei: { $ra_seat }
    })
ra-prompt-bid_over =
    { WHO($seat) ->
        [you] Du bist am Zug: mehr bieten
       *[other] { $seat }: mehr bieten
    } als { WHO($high_seat) ->
        [you] deine Sonne { $disc }
       *[other] Sonne { $disc } von { $high_seat }
    } oder passen ({ WHO($ra_seat) ->
        [you] Ra bei dir
       *[other] Ra bei: { $ra_seat }
    })
ra-prompt-must_bid =
    { WHO($seat) ->
        [you] Du hast Ra gerufen,
       *[other] { $seat } hat Ra gerufen,
    } und niemand hat geboten: Jetzt ist ein Gebot Pflicht
ra-prompt-discard =
    { $category ->
        [monument]
            { $count ->
                [one] { WHO($seat) ->
                    [you] Erdbeben bei dir:
                   *[other] Erdbeben bei { $seat }:
                } ein Monument abgeben
               *[other] { WHO($seat) ->
                   [you] Erdbeben bei dir:
                  *[other] Erdbeben bei { $seat }:
               } { $count } Monumente abgeben, eins nach dem anderen
            }
       *[civilization]
            { $count ->
                [one] { WHO($seat) ->
                    [you] Unruhen bei dir:
                   *[other] Unruhen bei { $seat }:
                } ein Zivilisationsplättchen abgeben
               *[other] { WHO($seat) ->
                   [you] Unruhen bei dir:
                  *[other] Unruhen bei { $seat }:
               } { $count } Zivilisationsplättchen abgeben, eins nach dem anderen
            }
    }
ra-prompt-over = Die Partie ist zu Ende
ra-prompt-chance = Das Schicksal entscheidet

## Why something cannot be done now

ra-why-over = Die Partie ist zu Ende: Die dritte Epoche ist gewertet. (R12.1, R12.2, R13.4)
ra-why-dealing = Die Sonnen werden noch verteilt. (R2.5)
ra-why-drawing = Gerade wird ein Plättchen gezogen; erst muss sich zeigen, welches. (R4.1)
ra-why-watching = Du schaust zu: Jetzt entscheidet { $seat }. (R3.2, R13.1)
ra-why-others_turn = Jetzt ist { $seat } am Zug: Es geht im Uhrzeigersinn reihum. (R3.2, R3.1, R6.6, R11.6)
ra-why-others_bid = Jetzt bietet oder passt { $seat }: Geboten wird im Uhrzeigersinn, und wer Ra hat, ist zuletzt dran. (R5.2)
ra-why-others_disaster = Erst wählt { $seat }, was eine Katastrophe kostet. (R8.9, R6.5, R7.7)
ra-why-had_chance = In dieser Versteigerung warst du schon an der Reihe. (R5.2)
ra-why-out = Du hast keine offene Sonne mehr und setzt aus, bis die Epoche endet. (R3.4, R3.8, R5.3)
ra-why-choose_action = In deinem Zug ziehst du ein Plättchen, rufst Ra oder setzt einen Gott ein; das hier ist nichts davon. (R3.3)
ra-why-spending_gods = Du setzt gerade Götter ein: Nimm erst noch ein Plättchen oder höre auf. (R7.8)
ra-why-auction_first = Erst die Versteigerung: Biete eine deiner Sonnen oder passe, wenn du darfst. (R5.2)
ra-why-disaster_first =
    { $category ->
        [monument] Erst die Katastrophe: Gib eins deiner Monumente ab. (R8.9, R6.5, R7.7)
       *[civilization] Erst die Katastrophe: Gib eins deiner Zivilisationsplättchen ab. (R8.9, R6.5, R7.7)
    }
ra-why-track_full = Alle acht Felder der Auslage sind belegt: Rufe Ra oder setze einen Gott ein, wenn du einen hast. (R3.5, R7.9, R5.8)
ra-why-pass_turn = In deinem Zug kannst du nicht passen: Ziehe ein Plättchen, rufe Ra oder setze einen Gott ein. (R3.3)
ra-why-not_spending = Mit den Göttern aufhören kannst du erst, wenn du in diesem Zug einen eingesetzt hast. (R7.8)
ra-why-gods_auction = Während einer Versteigerung werden keine Götter eingesetzt: Biete oder passe. (R7.10)
ra-why-no_disaster = Plättchen gibst du nur bei einer Katastrophe ab, und gerade trifft dich keine. (R8.1)
ra-why-no_god = Du hast keinen Gott zum Einsetzen. (R7.1)
ra-why-take_god = Ein Gott kann jedes Plättchen der Auslage nehmen, nur keinen anderen Gott. (R7.3)
ra-why-not_on_track = Dieses Plättchen liegt nicht in der Auslage: { $tile }. (R7.1)
ra-why-nothing_to_take = Deine Götter können nichts nehmen: In der Auslage liegt außer Göttern nichts. (R7.3)
ra-why-space_empty = Dieses Feld der Auslage ist leer: Das nächste gezogene Plättchen kommt auf das leere Feld ganz links. (R4.2, R7.5)
ra-why-no_auction = Gerade läuft keine Versteigerung: Dazu braucht es ein Ra-Plättchen, oder du rufst Ra. (R5.1)
ra-why-sun_unused =
    { $count ->
        [2] Sonne { $disc } bleibt zu zweit in der Schachtel. (R1.2)
       *[other] Sonne { $disc } bleibt in der Schachtel, wenn { $count } mitspielen. (R1.2)
    }
ra-why-sun_centre = Sonne { $disc } liegt in der Mitte: Wer eine Versteigerung gewinnt, bekommt sie. (R6.2)
ra-why-sun_down = Sonne { $disc } ist verdeckt: Vor der nächsten Epoche kann niemand mit ihr bieten. (R6.2, R11.3)
ra-why-sun_of = Sonne { $disc } liegt bei { $owner_seat }: Du bietest mit deinen eigenen offenen Sonnen. (R5.4)
ra-why-bid_low = Sonne { $disc } ist zu niedrig: Ein Gebot muss höher sein als Sonne { $high }. (R5.4, R5.9)
ra-why-must_bid = Du hast Ra gerufen, obwohl in der Auslage noch Platz war, und niemand hat geboten: Jetzt musst du bieten. (R5.6, R5.10)
ra-why-not_hit =
    { $category ->
        [monument] Diese Katastrophe nimmt nur Monumente. (R8.8)
       *[civilization] Diese Katastrophe nimmt nur Zivilisationsplättchen. (R8.8)
    }
ra-why-none_owned = Davon hast du kein Plättchen: { $tile }. (R8.9)

## What happened

ra-event-deal =
    { WHO($seat) ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } die Sonnen { $suns }
ra-event-draw =
    { WHO($seat) ->
        [you] Du ziehst
       *[other] { $seat } zieht
    }: { $tile }
ra-event-ra_tile =
    { WHO($seat) ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } Ra ({ $count } von { $limit } in dieser Epoche)
ra-event-invoke =
    { WHO($seat) ->
        [you] Du rufst Ra
       *[other] { $seat } ruft Ra
    }
ra-event-bid =
    { WHO($seat) ->
        [you] Du bietest
       *[other] { $seat } bietet
    } Sonne { $disc }
ra-event-pass =
    { WHO($seat) ->
        [you] Du passt
       *[other] { $seat } passt
    }
ra-event-won =
    { WHO($seat) ->
        [you] Du ersteigerst
       *[other] { $seat } ersteigert
    } mit Sonne { $disc }: Sonne { $centre }, { $tiles }
ra-event-won_nothing =
    { WHO($seat) ->
        [you] Du ersteigerst
       *[other] { $seat } ersteigert
    } mit Sonne { $disc } nur Sonne { $centre }
ra-event-nobody = Niemand bietet
ra-event-track_lost = Diese Plättchen kommen aus dem Spiel: { $tiles }
ra-event-take =
    { WHO($seat) ->
        [you] Du setzt einen Gott ein und nimmst:
       *[other] { $seat } setzt einen Gott ein und nimmt:
    } { $tile }
ra-event-done =
    { WHO($seat) ->
        [you] Du setzt
       *[other] { $seat } setzt
    } keine Götter mehr ein
ra-event-discard =
    { WHO($seat) ->
        [you] Du gibst
       *[other] { $seat } gibt
    } ab: { $tile }
ra-event-disaster =
    { WHO($seat) ->
        [you] Du verlierst durch
       *[other] { $seat } verliert durch
    } { $tile }: { $lost }
ra-event-disaster_nothing =
    { WHO($seat) ->
        [you] { $tile } bei dir:
       *[other] { $tile } bei { $seat }:
    } nichts zu verlieren
ra-event-epoch_ra = Das letzte Ra-Plättchen beendet Epoche { $epoch } sofort
ra-event-epoch_suns = Alle Sonnen sind verbraucht: Epoche { $epoch } endet
ra-event-epoch_points =
    { WHO($seat) ->
        [you] Du bekommst in Epoche
       *[other] { $seat } bekommt in Epoche
    } { $points ->
        [one] { $epoch } { $points } Punkt
       *[other] { $epoch } { $points } Punkte
    }
ra-event-new_epoch =
    Epoche { $epoch } beginnt; { WHO($seat) ->
        [you] du hast die höchste Sonne und fängst an
       *[other] { $seat } hat die höchste Sonne und fängt an
    }
ra-event-over =
    { WHO($seat) ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } { $points ->
        [one] mit { $points } Punkt
       *[other] mit { $points } Punkten
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
ra-receipt-counts = In Klammern: wie viele Plättchen, Arten oder Sätze zählen; bei Sonnen ihre Summe.

## How the game ended

ra-reason-points = die meisten Punkte
ra-reason-highest_sun = Gleichstand, die höchste Sonne entscheidet

## Options of a table

ra-option-players = Spieler
ra-option-edition = Ausgabe
ra-option-edition-2022 = 2022, zwei bis fünf Personen
ra-option-edition-1999 = 1999, drei bis fünf Personen
ra-option-edition-few = die Ausgabe von 1999 ist für { $least } bis { $most } Personen, nicht für { $players }
ra-option-open_scores = Offene Punkte

## What the evaluation of a position weighs, as `benben fit` lists it

ra-feature-points = Punkte aus früheren Epochen.
ra-feature-points_now = Punkte, wenn die Epoche jetzt endete.
ra-feature-lead_now = Punkte, die der Platz jetzt vor dem besten anderen liegt.
ra-feature-late_lead = Derselbe Vorsprung, umso mehr, je weiter die Epoche ist.
ra-feature-holding = Was die Plättchen für diese und spätere Epochen versprechen.
ra-feature-gods = Götter, die nicht eingesetzt sind.
ra-feature-river = Nil-Plättchen und Überschwemmungen, die jetzt zählen.
ra-feature-dry_niles = Nil-Plättchen, die auf eine Überschwemmung warten.
ra-feature-niles = Nil-Plättchen, die für spätere Epochen bleiben.
ra-feature-civilizations = Punkte für Zivilisationen jetzt.
ra-feature-civilization_hope = Wie viele verschiedene Zivilisationen zu drei fehlen, solange Zeit ist.
ra-feature-pharaohs = Punkte für Pharaonen jetzt.
ra-feature-pharaoh_lead = Pharaonen mehr als der beste andere Platz.
ra-feature-pharaoh_spare = Pharaonen mehr als der Platz mit den wenigsten.
ra-feature-monument_kinds = Punkte für verschiedene Monumente, am Ende.
ra-feature-monument_sets = Punkte für gleiche Monumente, am Ende.
ra-feature-monument_pairs = Arten von Monumenten mit zwei Stück: Zu drei gleichen fehlt eins.
ra-feature-next_monument = Was eine weitere Art von Monument bringt.
ra-feature-suns = Sonnen, die noch geboten werden können.
ra-feature-suns_late = Dasselbe, umso mehr, je weiter die Epoche ist.
ra-feature-suns_worth = Was diese Sonnen noch gewinnen können.
ra-feature-sun_rank = Wie viele Sonnen im Spiel unter den eigenen liegen, zusammengezählt.
ra-feature-best_sun = Ob die höchste Sonne im Spiel die eigene ist.
ra-feature-suns_alone = Sonnen zum Bieten, während niemand sonst eine hat.
ra-feature-last_suns = Sonnen, mit denen nur noch die anderen bieten können.
ra-feature-sun_sum = Die Summe aller Sonnen, offen und verdeckt.
ra-feature-sun_standing = Punkte für Sonnen, wenn die Partie jetzt endete.
ra-feature-sun_lead = Um wie viel die Summe der Sonnen größer ist als beim besten anderen Platz.
ra-feature-next_suns = Die Summe der Sonnen, die für die nächste Epoche gewonnen sind.
ra-feature-to_move = Ob der Platz jetzt außerhalb einer Versteigerung entscheiden muss.
ra-feature-turn_lot = Was die Auslage bringt, wenn der Platz am Zug ist.
ra-feature-soon = Wie bald der Platz an die Reihe kommt, von 1 für jetzt bis 0.
ra-feature-lot = Was die Auslage einem Platz bringt, der eine Sonne zum Bieten hat.
ra-feature-winning_lot = Was die Auslage dem höchsten Gebot wert ist.
ra-feature-winning_cost = Was die Sonne des höchsten Gebots später hätte gewinnen können.
ra-feature-lot_to_come = Was die Auslage denen wert ist, die noch höher bieten können.

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
ra-table-auction =
    Versteigerung; { WHO($ra_seat) ->
        [you] Ra ist bei dir
       *[other] Ra bei: { $ra_seat }
    }
ra-table-bids = Gebote
ra-table-has-bid =
    { WHO($seat) ->
        [you] Du bietest
       *[other] { $seat } bietet
    } Sonne { $disc }
ra-table-passed =
    { WHO($seat) ->
        [you] Du passt
       *[other] { $seat } passt
    }
ra-table-pass-word = passt
ra-table-pass = Passen
ra-table-lot =
    { WHO($seat) ->
        [you] Dir brächte die Auslage am Ende dieser Epoche
       *[other] { $seat }: Die Auslage brächte am Ende dieser Epoche
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ra-table-lot-open =
    { WHO($seat) ->
        [you] Was die Auslage dir
       *[other] { $seat }: Was die Auslage
    } brächte, hängt davon ab, was eine Katastrophe kostet
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

## The lesson, scene by scene: what to know, what to do, what it brought, and what is said of another move

ra-lesson-table-say = Ra ist ein Versteigerungsspiel: Plättchen bringen Punkte, und du kaufst sie mit Sonnen. Die Auslage wird versteigert, deine Sonnen liegen vor dir, und eine weitere liegt in der Mitte.
ra-lesson-table-do = Tippe alles an, was markiert ist: So erfährst du, was es ist.
ra-lesson-table-done = In deinem Zug ziehst du ein Plättchen, rufst Ra zu einer Versteigerung oder setzt einen Gott ein. Mehr gibt es nicht zu tun.
ra-lesson-draw-say = Der einfachste Zug: Ziehe ein Plättchen. Es kommt zu den anderen in die Auslage, und der nächste Platz ist am Zug.
ra-lesson-draw-do = Ziehe ein Plättchen aus dem Beutel.
ra-lesson-draw-other = Damit würde eine Versteigerung beginnen. In dieser Szene ziehe ein Plättchen: Tippe den Beutel an.
ra-lesson-draw-done = Das Plättchen liegt in der Auslage, und auch die anderen haben gezogen. Noch gehören diese Plättchen niemandem. Neben jedem Namen steht, was sie am Ende der Epoche brächten: jetzt je 15 Punkte.
ra-lesson-ra-say = Unter den Plättchen sind auch Ra-Plättchen. Sie liegen nie in der Auslage: Jedes wird oben auf dem Spielplan gezählt und löst eine Versteigerung der ganzen Auslage aus.
ra-lesson-ra-do = Ziehe noch ein Plättchen.
ra-lesson-ra-other = Bald rufst du selbst Ra. Sieh dir zuerst an, was ein Ra-Plättchen bewirkt: Ziehe.
ra-lesson-ra-done = Ein Ra-Plättchen, also eine Versteigerung. Alle dürfen einmal bieten oder passen, zuletzt, wer das Ra-Plättchen gezogen hat. Zuerst wurde gepasst, dann Sonne 4 geboten. Jetzt bist du dran.
ra-lesson-bid-say = Du bietest eine deiner Sonnen, und sie muss höher sein als das höchste Gebot. Nach dir kommt niemand mehr, und die Auslage brächte dir 15 Punkte.
ra-lesson-bid-do = Gewinne die Plättchen mit einer Sonne, die gerade hoch genug ist.
ra-lesson-bid-other = Das geht, aber die Plättchen lohnen sich, und die niedrigste Sonne über 4 reicht. Hebe dir die hohen für Versteigerungen auf, in denen nach dir noch andere bieten.
ra-lesson-bid-done = Alle Plättchen der Auslage gehören dir. Die gebotene Sonne 5 liegt jetzt in der Mitte. Die Sonne 1 von dort gehört dir, verdeckt: In der nächsten Epoche kannst du damit bieten.
ra-lesson-invoke-say = Du musst nicht auf ein Ra-Plättchen warten: In deinem Zug darfst du Ra rufen. Dann werden die Auslage und die Sonne in der Mitte sofort versteigert, und du bietest zuletzt.
ra-lesson-invoke-do = Drei Plättchen, die zu dir passen, und in der Mitte Sonne 9: Tippe die Ra-Figur an.
ra-lesson-invoke-do-2 = Niemand hat geboten, also musst du: Wer Ra ruft, bevor die Auslage voll ist, darf dann nicht passen. Biete deine niedrigste Sonne.
ra-lesson-invoke-other = Das geht, aber diese drei Plättchen und Sonne 9 lohnen sich jetzt: Rufe Ra.
ra-lesson-invoke-other-2 = Das geht, aber niemand hat geboten: Deine niedrigste Sonne genügt.
ra-lesson-invoke-done = Für Sonne 2 hast du drei Plättchen und für die nächste Epoche Sonne 9. Wer gewinnt, tauscht immer mit der Mitte: Sieh vor dem Bieten nach, was dort liegt.
ra-lesson-full-say = Alle acht Felder sind belegt, also darf niemand ziehen: Rufe Ra. Ist die Auslage voll, darfst auch du passen. Drei Katastrophen liegen da; sie würden dich die Pharaonen, die Monumente und die Nil-Plättchen kosten.
ra-lesson-full-do = Rufe Ra.
ra-lesson-full-do-2 = Alle anderen haben gepasst. Nimm auch du das nicht: Passe.
ra-lesson-full-other = Das geht, aber zweimal Gold ist weniger wert als alles, was diese Katastrophen dir nähmen: Passe.
ra-lesson-full-done = Passen bei voller Auslage alle, kommen die acht Plättchen aus dem Spiel. Nach einem gezogenen Ra-Plättchen wären sie liegen geblieben. Egal, wer gewinnt oder passt: Als Nächstes ist am Zug, wer links von dem Platz sitzt, der Ra gerufen hat.
ra-lesson-god-say = Du hast zwei Nil-Plättchen, die nur mit einer Überschwemmung Punkte bringen. Es gibt eine, aber daneben liegt eine Dürre: Sie kostet zwei Flussplättchen. Ein Gott nimmt ein Plättchen aus der Auslage, ohne Versteigerung.
ra-lesson-god-do = Setze deinen Gott für die Überschwemmung ein.
ra-lesson-god-other = Das geht, aber du brauchst die Überschwemmung ohne die Dürre: Tippe deinen Gott an, dann die Überschwemmung.
ra-lesson-god-done = Der Gott kommt aus dem Spiel, die Überschwemmung gehört dir, und die Dürre bleibt für andere liegen. Am Ende der Epoche bringt nun jedes deiner drei Flussplättchen 1 Punkt. Ein Gott, den du behältst, bringt 2.
ra-lesson-disaster-say = Katastrophen liegen zwischen den anderen Plättchen, und wer die Auslage gewinnt, nimmt sie mit. Unruhen kosten zwei Zivilisationsplättchen. Für dreimal Gold und einen Pharao ist das nicht zu viel: Kunst hast du dreimal.
ra-lesson-disaster-do = Du hast Ra gerufen, und niemand hat geboten. Biete eine deiner Sonnen.
ra-lesson-disaster-do-2 = Unruhen bei dir: Gib ein Plättchen ab, das du entbehren kannst. Nur verschiedene Arten von Zivilisation zählen.
ra-lesson-disaster-do-3 = Und noch eins.
ra-lesson-disaster-other = Dann hättest du weniger verschiedene Arten und weniger Punkte. Gib Kunst ab: Davon hast du mehr als eins.
ra-lesson-disaster-done = Du hast immer noch drei verschiedene Arten von Zivilisation, das sind 5 Punkte. Eine Katastrophe kostet zwei Plättchen ihrer Kategorie: Am wenigsten schadet sie, wo du überzählige hast.
ra-lesson-lack-say = Am Ende einer Epoche verliert 2 Punkte, wer die wenigsten Pharaonen hat; wer die meisten hat, bekommt 5. Ganz ohne Zivilisationsplättchen verlierst du 5. Du hast beides nicht, und das letzte Ra-Plättchen kann jederzeit kommen.
ra-lesson-lack-do = Setze deinen Gott für das Plättchen ein, das dir am meisten erspart.
ra-lesson-lack-other = Das geht, aber ein Zivilisationsplättchen erspart dir 5 Punkte. Ein Pharao würde dir höchstens 2 ersparen, und der Nil bringt ohne Überschwemmung nichts.
ra-lesson-lack-done = Die Epoche ist zu Ende, und nur die Pharaonen haben dich etwas gekostet: 2 Punkte. Eine Art von Zivilisation bringt nichts, aber du hast keine 5 verloren. In der neuen Epoche fängt an, wer die höchste Sonne hat.
ra-lesson-epoch-say = Sieben der acht Ra-Plättchen dieser Epoche sind gezogen. Das achte beendet die Epoche sofort, ohne Versteigerung, und es wird gewertet.
ra-lesson-epoch-do = Ziehe ein Plättchen und sieh dir an, wofür du Punkte bekommst.
ra-lesson-epoch-other = Das geht, aber die Auslage ist leer. Ziehe und sieh dir an, wie die Epoche endet.
ra-lesson-epoch-done = Das macht 6 Punkte. Pharaonen, Nil-Plättchen und Monumente behältst du für die nächste Epoche; Gold, Götter, Überschwemmungen und Zivilisationen sind weg. Alle Sonnen liegen wieder offen, auch die gewonnenen.
ra-lesson-alone-say = Dein Gegenüber hat alle Sonnen verbraucht und setzt bis zum Ende der Epoche aus. Du hast noch eine Sonne und spielst allein weiter. Sieben Plättchen liegen für dich da; noch ein Ra-Plättchen aber, und sie sind verloren.
ra-lesson-alone-do = Wage kein weiteres Plättchen: Rufe Ra.
ra-lesson-alone-do-2 = Biete jetzt deine letzte Sonne.
ra-lesson-alone-other = Jedes Plättchen, das du ziehst, kann das letzte Ra-Plättchen sein, und dann bekommst du gar nichts. Nimm, was daliegt: Rufe Ra.
ra-lesson-alone-done = Mit der allerletzten Sonne endet die Epoche. Du bekommst 16 Punkte; ohne die sieben Plättchen hättest du 5 verloren. Wer lange eine Sonne behält, kann sich etwas aussuchen, darf aber nicht zu lange warten.
ra-lesson-end-say = Die dritte Epoche ist die letzte. Danach werden auch Monumente gewertet: hier 1 Punkt je Art und 5 für drei gleiche. Und die Sonnen werden addiert: Die höchste Summe bringt 5 Punkte, die niedrigste kostet 5.
ra-lesson-end-do = Ein Ra-Plättchen fehlt noch. Ziehe und sieh dir an, wie die Partie endet.
ra-lesson-end-other = Das geht, bringt aber wenig. Ziehe und sieh dir an, wie die Partie endet.
ra-lesson-end-done = Du gewinnst 13 zu 9. Deine Monumente bringen 8 Punkte, deine Sonnen kosten 5. Bei Gleichstand entscheidet die höchste Sonne. Die Abrechnung zeigt, woher jeder Punkt kommt. Jetzt weißt du alles, was du für eine ganze Partie brauchst.

## Advice in a guided first game, at the first decision of each kind

ra-advice-turn = Zieh, solange die Auslage dir wenig bietet. Rufe Ra, wenn sie dir mehr bringt als den anderen oder wenn in der Mitte eine hohe Sonne liegt: Neben jedem Namen steht, was die Auslage brächte.
ra-advice-turn-draw-invoke-take = Du hast einen Gott und darfst ihn gegen ein Plättchen der Auslage tauschen: gegen eins, das du brauchst, oder eins, neben dem eine Katastrophe liegt. Bis zum Ende der Epoche behalten bringt er 2 Punkte.
ra-advice-turn_full = Die Auslage ist voll, niemand darf ziehen. Wenn du Ra rufst, darfst auch du passen: Bietet niemand, kommen die Plättchen aus dem Spiel.
ra-advice-gods = Setze noch einen Gott nur für ein Plättchen ein, das dir mehr als 2 Punkte bringt: So viel bringt der Gott, wenn du ihn behältst.
ra-advice-bid_first = Vergleich, was die Auslage dir bringt und was den anderen. Eine hohe Sonne ist für eine reiche Auslage da. Spare aber nicht alle auf: Was beim letzten Ra-Plättchen übrig ist, hat nichts gekauft.
ra-advice-bid_over = Biete die niedrigste Sonne, die gewinnen kann, wenn die Plättchen es wert sind und die Sonne in der Mitte kein schlechter Tausch ist. Sonst lass andere bezahlen.
ra-advice-must_bid = Jetzt musst du bieten. Nach dir kommt niemand, also reicht deine niedrigste Sonne; eine höhere nur, wenn du sie loswerden willst.
ra-advice-discard = Gib ab, was am wenigsten zählt: eine Zivilisation, die du mehrfach hast, oder ein Monument, von dem du nur zwei hast.

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

ra-luck-deal = Sonnensätze
ra-luck-reveal = Plättchen

## Reviews: what is in hand, and kinds of errors

ra-held-sun = die Sonne { $number }
ra-held-god = Götter vor sich
ra-error-called_too_early = Ra zu früh gerufen
ra-error-called_too_late = Ra zu spät gerufen
ra-error-lot_let_go = Gute Auslage verpasst
ra-error-bid_too_much = Geboten statt gepasst
ra-error-took_disaster = Katastrophe ersteigert
ra-error-sun_too_high = Zu hohe Sonne
ra-error-sun_too_low = Zu niedrige Sonne
ra-error-god_kept = Gott nicht eingesetzt
ra-error-god_wasted = Gott zu früh eingesetzt
ra-error-wrong_tile = Falsches Plättchen für den Gott
ra-error-wrong_loss = Falsches Plättchen abgegeben
