### Imhotep: all texts of the game in German. The numbers in brackets are those of docs/rules/imhotep.md.

imhotep-title = Imhotep
imhotep-subtitle = Gemeinsam Boote beladen und dorthin fahren, wo es dir nützt: fünf Orte
imhotep-minutes = 40
imhotep-weight = Leicht zu lernen

## Cards, colours, sites

imhotep-card-entrance = Eingang
imhotep-card-sarcophagus = Sarkophag
imhotep-card-paved_path = Gepflasterter Weg
imhotep-card-pyramid_decoration = Pyramidenschmuck
imhotep-card-temple_decoration = Tempelschmuck
imhotep-card-burial_chamber_decoration = Grabkammerschmuck
imhotep-card-obelisk_decoration = Obeliskenschmuck
imhotep-card-statue = Statue
imhotep-card-lever = Hebel
imhotep-card-hammer = Hammer
imhotep-card-sail = Segel
imhotep-card-chisel = Meißel

# They stand by themselves, and with the ending of “schwarzer Stein”.
imhotep-color-black = schwarz
imhotep-color-white = weiß
imhotep-color-brown = braun
imhotep-color-gray = grau

# As in “zum Markt fahren”.
imhotep-site-market = zum Markt
imhotep-site-pyramids = zu den Pyramiden
imhotep-site-temple = zum Tempel
imhotep-site-burial_chamber = zur Grabkammer
imhotep-site-obelisks = zu den Obelisken

# As in “die Pyramide …”.
imhotep-pyramid-left = links
imhotep-pyramid-middle = in der Mitte
imhotep-pyramid-right = rechts

## What each thing is: shown when it is pointed at

imhotep-about-entrance = Rot, gilt sofort: Ein Stein aus deinem Steinbruch kommt zu den Pyramiden und bringt dort Punkte. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-sarcophagus = Rot, gilt sofort: Ein Stein aus deinem Steinbruch kommt in die Grabkammer. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-paved_path = Rot, gilt sofort: Ein Stein aus deinem Steinbruch kommt zu den Obelisken. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-pyramid_decoration = Am Ende 1 Punkt für je drei Steine bei den Pyramiden, egal von wem. (I11.6, I11.7, I11.8)
imhotep-about-temple_decoration = Am Ende 1 Punkt für je drei Steine im Tempel, egal von wem, auch überdeckte. (I11.6, I11.7, I11.8)
imhotep-about-burial_chamber_decoration = Am Ende 1 Punkt für je drei Steine in der Grabkammer, egal von wem. (I11.6, I11.7, I11.8)
imhotep-about-obelisk_decoration = Am Ende 1 Punkt für je drei Steine bei den Obelisken, egal von wem. (I11.6, I11.7, I11.8)
imhotep-about-statue = Am Ende 1, 3, 6, 10 oder 15 Punkte für eine bis fünf Statuen und 2 für jede weitere. (I11.9)
imhotep-about-lever = Fahre ein Boot und bestimme, in welcher Reihenfolge alle seine Steine entladen werden. Nicht gespielt: 1 Punkt. (I12.7, I12.8, I12.2, I12.5)
imhotep-about-hammer = Besorge drei Steine und platziere dann einen auf einem Boot. Nicht gespielt: 1 Punkt. (I12.10, I12.2, I12.5)
imhotep-about-sail = Platziere einen Stein auf einem Boot und fahre dann dieses Boot. Nicht gespielt: 1 Punkt. (I12.12, I12.2, I12.5)
imhotep-about-chisel = Platziere zwei Steine, auf einem Boot oder auf zweien. Nicht gespielt: 1 Punkt. (I12.14, I12.2, I12.5)
imhotep-about-site-market-A = Für jeden Stein, der ankommt, gibt es eine von vier offenen Karten; der Stein geht zurück in den Steinbruch. (I6.2, I3.3, I6.4, I6.10)
imhotep-about-site-market-B = Für jeden Stein gibt es eine offene Karte oder das verdeckte Paar: beide ansehen, eine behalten. (I6.7, I3.3, I6.6, I6.4)
imhotep-about-site-pyramids-A = Jeder Stein bringt sofort die Punkte seines Felds. Nach 14 Steinen bringt jeder weitere 1 Punkt. (I7.3, I7.1, I7.2, I7.4)
imhotep-about-site-pyramids-B = Für jeden deiner Steine wählst du eine Pyramide. Die Felder bringen sofort Punkte, oder 1 Punkt und einen Bonus. (I7.9, I7.5, I7.7, I7.8, I17.1)
imhotep-about-site-temple-A = Am Ende jeder Runde bringt jeder Stein, der von oben sichtbar ist, 1 Punkt. (I8.3, I8.1, I8.2)
imhotep-about-site-temple-B = Am Ende jeder Runde bringt jeder Stein, der von oben sichtbar ist, den Bonus seiner Spalte. (I8.4, I8.2, I8.9, I17.2)
imhotep-about-site-burial_chamber-A = Am Ende bringen Gruppen aus 1 bis 5 zusammenhängenden Steinen einer Farbe 1, 3, 6, 10 oder 15 Punkte, jeder weitere Stein 2. (I9.3, I9.1, I9.2)
imhotep-about-site-burial_chamber-B = Am Ende bringt jede Reihe denen Punkte, die darin die meisten Steine haben, ob zusammenhängend oder nicht. (I9.4, I9.5, I9.6, I17.3)
imhotep-about-site-obelisks-A = Am Ende bringt der höchste Obelisk am meisten. Gleich hohe teilen sich die Punkte ihrer Ränge. (I10.2, I10.1, I10.3, I10.4)
imhotep-about-site-obelisks-B = Dein dritter Stein macht einen Turm fertig. Er zieht auf das beste freie Punktefeld und bringt sofort Punkte. (I10.6, I10.5, I10.7, I10.8, I10.9, I17.4)
imhotep-about-ship = Alle dürfen es fahren, zu einem freien Ort, sobald genug Steine darauf liegen: einer weniger als Felder, aber mindestens einer. Entladen wird vom Bug an. (I5.1, I1.4, I5.3)
imhotep-about-stone = Was ein Stein beim Entladen bringt, geht an die Person, der er gehört, egal wer das Boot gefahren hat. (I5.6, I5.7, I13.3)
imhotep-about-quarry = Eine der vier Aktionen: Besorge drei Steine aus deinem Steinbruch für deinen Schlitten, oder so viele, wie draufpassen. (I4.1, I4.2, I1.1)
imhotep-about-sled = Nur Steine von deinem Schlitten kommen auf Boote. Er fasst fünf; bei Gleichstand am Ende entscheiden die Steine darauf. (I1.5, I2.5, I14.6)
imhotep-about-round_card = Sechs Rundenkarten zeigen, welche vier Boote es in einer Runde gibt. Die siebte, zufällig gezogen, bleibt in der Schachtel. (I2.3, I1.6, I3.1, I3.2, I13.1, I13.4)
imhotep-about-pile = Marktkarten, verdeckt. Gehen sie aus, wird der Ablagestapel gemischt. (I6.11, I1.7, I2.4, I6.13)
imhotep-about-discard = Benutzte Karten und solche, die niemand wollte, offen. (I6.11, I6.12, I13.2)
imhotep-about-pair = Zwei verdeckte Karten auf einmal: beide ansehen, eine behalten, die andere ablegen. (I6.8, I6.9, I16.3, I16.4)
imhotep-about-bonus-card = Bonusfeld: 1 Punkt, und du darfst die oberste Marktkarte ziehen. (I7.10)
imhotep-about-bonus-stones = Bonusfeld: 1 Punkt, und du darfst drei Steine besorgen, oder so viele, wie draufpassen. (I7.11)
imhotep-about-bonus-ship = Bonusfeld: 1 Punkt, und du darfst einen Stein von deinem Schlitten auf einem Boot platzieren. (I7.12)
imhotep-about-column-choice = Am Ende jeder Runde bringt der oberste Stein 1 Punkt oder 2 Steine; das wählt die Person, der er gehört. (I8.5, I8.6)
imhotep-about-column-points = Am Ende jeder Runde bringt der oberste Stein 2 Punkte. (I8.7)
imhotep-about-column-card = Am Ende jeder Runde bringt der oberste Stein die oberste Marktkarte. (I8.8)
imhotep-about-cards = Deine Karten: Jede wirkt für sich oder bringt Punkte. (I11.1, I6.5)
imhotep-about-score = Was alle hätten, wenn jetzt Schluss wäre. Die Punkte auf der Wertungsleiste sind dabei. (I14.4, I14.2, I14.3, I15.4)
imhotep-about-log = Alles, was geschehen ist, das Neueste oben. In der heruntergeladenen Partie steht dasselbe in Notation. (I18.1, I18.2, I18.3, I16.5)
imhotep-about-wrath = Am Ende 5 Punkte weniger für alle, die nicht an jedem Bauwerk einen Stein haben: Pyramiden, Tempel, Grabkammer, Obelisken. (I15.1, I15.2, I15.3, I15.4)

## Decisions, as buttons say them

imhotep-move-get =
    { $count ->
        [one] { $count } Stein besorgen
       *[other] { $count } Steine besorgen
    }
imhotep-move-place = Stein auf Boot { $ship } platzieren, Feld { $space }
imhotep-move-sail = Boot { $ship } { $site } fahren
imhotep-move-play = { $card } spielen
imhotep-move-take = Nehmen: { $card }
imhotep-move-pair = Das verdeckte Paar nehmen
imhotep-move-keep = Behalten: { $card }
imhotep-move-unload = Als Nächstes: { $color }er Stein
imhotep-move-build = An der Pyramide { $pyramid } bauen
imhotep-move-draw = Oberste Karte ziehen
imhotep-move-point = 1 Punkt nehmen
imhotep-move-decline-draw = Keine Karte ziehen
imhotep-move-decline-get = Keine Steine besorgen
imhotep-move-decline-place = Keinen Stein platzieren
imhotep-move-pass = Passen

## What must be decided, and why

imhotep-prompt-turn =
    { WHO($seat) ->
        [you] Du bist am Zug:
       *[other] { $seat } ist am Zug:
    } Aktion wählen
imhotep-prompt-stuck =
    { WHO($seat) ->
        [you] Du kannst in diesem Zug nichts tun und musst passen
       *[other] { $seat } kann in diesem Zug nichts tun und muss passen
    }
imhotep-prompt-place =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $card }: einen Stein auf einem Boot platzieren
imhotep-prompt-place_to_sail =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $card }: einen Stein auf dem Boot platzieren, das fahren soll
imhotep-prompt-sail =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $card }: ein Boot fahren
imhotep-prompt-sail_on =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $card }: das Boot fahren
imhotep-prompt-order =
    { WHO($seat) ->
        [you] Du bestimmst
       *[other] { $seat } bestimmt
    } die Reihenfolge beim Entladen: Farbe des nächsten Steins wählen
imhotep-prompt-take =
    { WHO($seat) ->
        [you] Du hast einen
       *[other] { $seat } hat einen
    } Stein am Markt: eine Karte nehmen
imhotep-prompt-keep =
    { WHO($seat) ->
        [you] Du siehst dir das
       *[other] { $seat } sieht sich das
    } Paar an: eine der beiden Karten behalten
imhotep-prompt-build =
    { WHO($seat) ->
        [you] Du hast einen
       *[other] { $seat } hat einen
    } Stein für die Pyramiden: eine Pyramide wählen
imhotep-prompt-may_draw =
    { WHO($seat) ->
        [you] Du hast einen
       *[other] { $seat } hat einen
    } Bonus: die oberste Karte ziehen oder nicht
imhotep-prompt-may_get =
    { WHO($seat) ->
        [you] Du hast einen
       *[other] { $seat } hat einen
    } Bonus: Steine besorgen oder nicht
imhotep-prompt-may_place =
    { WHO($seat) ->
        [you] Du hast einen
       *[other] { $seat } hat einen
    } Bonus: einen Stein auf einem Boot platzieren oder nicht
imhotep-prompt-choose =
    { WHO($seat) ->
        [you] Du hast im Tempel
       *[other] { $seat } hat im Tempel
    } einen Stein ganz oben: 1 Punkt oder 2 Steine nehmen
imhotep-prompt-over = Die Partie ist zu Ende
imhotep-prompt-deal_round = Eine Rundenkarte wird aufgedeckt
imhotep-prompt-deal_offer = Marktkarten werden aufgedeckt
imhotep-prompt-look = Das Paar wird angesehen
imhotep-prompt-draw = Die oberste Karte wird gezogen
imhotep-prompt-clear = Das Paar, das niemand nahm, wird aufgedeckt

## Why something cannot be done now

imhotep-why-over = Die Partie ist zu Ende: Alle sechs Runden sind gespielt. (I14.1, I14.5, I14.6, I14.7)
imhotep-why-chance = Erst werden Karten aufgedeckt; welche, weiß niemand. (I2.8, I16.2)
imhotep-why-watching = Du schaust zu: Jetzt entscheidet { $seat }. (I3.4, I16.1)
imhotep-why-other-turn = Jetzt ist { $seat } am Zug: Gespielt wird reihum. (I3.4, I2.1, I2.7, I13.4)
imhotep-why-other-card = Gerade spielt { $seat } eine Karte: { $card }. (I12.1)
imhotep-why-other-choice = Erst wählt { $seat }: Was ein Stein bringt, entscheidet, wem er gehört. (I5.6, I5.8)
imhotep-why-nowhere = Das gehört zu keiner Aktion: Besorge Steine, platziere einen Stein, fahre ein Boot oder spiele eine blaue Karte. (I3.5, I3.6)

# What has to be decided before anything else.
imhotep-why-first-place = Du spielst { $card }: Platziere erst einen Stein auf einem leeren Feld eines Boots. (I12.4)
imhotep-why-first-place_to_sail = Du spielst { $card }: Platziere erst einen Stein auf einem Boot, das damit fahren kann. (I12.12)
imhotep-why-first-sail = Du spielst { $card }: Fahre erst ein Boot. (I12.7)
imhotep-why-first-sail_on = Du spielst { $card }: Fahre erst das Boot, das den Stein bekommen hat. (I12.12)
imhotep-why-first-order = Wähle erst, welche Farbe der nächste entladene Stein hat. (I12.9)
imhotep-why-first-take = Nimm erst eine Karte für deinen Stein am Markt. (I6.2)
imhotep-why-first-keep = Behalte erst eine der beiden Karten des Paars. (I6.8)
imhotep-why-first-build = Wähle erst eine Pyramide für deinen Stein. (I7.6)
imhotep-why-first-may_draw = Erst dein Bonus: Ziehe die oberste Karte oder verzichte. (I7.10)
imhotep-why-first-may_get = Erst dein Bonus: Besorge Steine oder verzichte. (I7.11)
imhotep-why-first-may_place = Erst dein Bonus: Platziere einen Stein auf einem Boot oder verzichte. (I7.12)
imhotep-why-first-choose = Wähle erst, was dein Stein ganz oben im Tempel bringt: 1 Punkt oder 2 Steine. (I8.5)

# Actions and their parts.
imhotep-why-place-no_stone = Dein Schlitten ist leer: Besorge Steine, bevor du einen platzierst. (I4.6)
imhotep-why-place-no_stone_left = Dein Schlitten und dein Steinbruch sind leer: Du hast keinen Stein zum Platzieren. (I4.6)
imhotep-why-place-no_room = Auf den Booten, die noch nicht gefahren sind, ist jedes Feld belegt: Fahre eins davon. (I4.6)
imhotep-why-place-sailed = Boot { $ship } ist schon gefahren: Steine kommen nur auf Boote, die noch nicht gefahren sind. (I4.4)
imhotep-why-place-full = Boot { $ship } ist voll: Wähle ein leeres Feld auf einem anderen Boot. (I4.5)
imhotep-why-place-to_sail = Boot { $ship } müsste jetzt fahren, könnte es aber auch mit einem weiteren Stein nicht; nötige Steine an Bord: { $fewest }. (I12.13)
imhotep-why-place-no_space =
    { $spaces ->
        [one] Boot { $ship } hat nur { $spaces } Feld. (I1.3)
       *[other] Boot { $ship } hat nur { $spaces } Felder. (I1.3)
    }
imhotep-why-place-taken = Auf ein Feld passt nur ein Stein: Wähle ein leeres. (I4.5)
imhotep-why-get-full = Dein Schlitten ist voll: Er fasst fünf Steine, platziere also welche auf Booten. (I4.3)
imhotep-why-get-empty = Dein Steinbruch ist leer: Es gibt keinen Stein mehr zu besorgen. (I4.3)
imhotep-why-sail-taken = In dieser Runde ist schon ein anderes Boot { $site } gefahren: Wähle einen freien Ort. (I5.2, I5.4)
imhotep-why-sail-sailed = Boot { $ship } ist schon gefahren: Es bleibt bis zum Ende der Runde, wo es angelegt hat. (I5.2, I13.2)
imhotep-why-sail-loaded = Fahren muss das Boot, das den Stein bekommen hat: Boot { $loaded }. (I12.12)
imhotep-why-sail-missing =
    { $missing ->
        [one] Boot { $ship } kann noch nicht fahren: Es fehlt { $missing } Stein, egal in welcher Farbe. (I5.1)
       *[other] Boot { $ship } kann noch nicht fahren: Es fehlen { $missing } Steine, egal in welchen Farben. (I5.1)
    }
imhotep-why-sail-none = Kein Boot hat genug Steine an Bord, um zu fahren. (I5.1)
imhotep-why-play-not_yours = Diese Karte liegt nicht vor dir: { $card }. (I12.1)
imhotep-why-play-once = Du hast in dieser Runde schon eine blaue Karte gespielt: Mehr ist an diesem Tisch nicht erlaubt. (I12.3)
imhotep-why-play-no_ship = { $card } geht jetzt nicht: Kein Boot hat genug Steine an Bord, um zu fahren. (I12.4)
imhotep-why-play-full = { $card } geht jetzt nicht: Dein Schlitten ist voll, du kannst keine Steine besorgen. (I12.11)
imhotep-why-play-empty = { $card } geht jetzt nicht: Dein Steinbruch ist leer, du kannst keine Steine besorgen. (I12.11)
imhotep-why-play-no_space = { $card } geht jetzt nicht: Kein Boot hat ein leeres Feld für einen Stein. (I12.11)
imhotep-why-play-no_stone = { $card } geht jetzt nicht: Dafür brauchst du zuerst einen Stein von deinem Schlitten, und der ist leer. (I12.4)
imhotep-why-play-no_load = { $card } geht jetzt nicht: Kein Boot hat ein leeres Feld und könnte mit einem weiteren Stein fahren. (I12.13)
imhotep-why-play-two_stones = { $card } geht jetzt nicht: Dafür brauchst du zwei Steine auf deinem Schlitten. (I12.15)
imhotep-why-play-two_spaces = { $card } geht jetzt nicht: Dafür braucht es zwei leere Felder auf Booten. (I12.15)
imhotep-why-pass = Passen darfst du nur, wenn keine Aktion möglich ist. (I3.7, I3.8, I13.5)

# At the sites.
imhotep-why-take-gone = Diese Karte liegt nicht am Markt: Genommene Karten werden während der Runde nicht ersetzt. (I6.3)
imhotep-why-take-later = Eine Karte vom Markt nimmst du nur für einen deiner Steine, der dort entladen wird. (I6.2)
imhotep-why-pair-gone = Das Paar ist schon weg: Es wird während der Runde nicht ersetzt. (I6.3)
imhotep-why-pair-later = Das Paar nimmst du nur für einen deiner Steine, der am Markt entladen wird. (I6.7)
imhotep-why-pair-side_a = Auf Seite A hat der Markt vier offene Karten und kein Paar. (I6.1)
imhotep-why-keep = Du behältst eine der beiden Karten, die du dir gerade ansiehst. (I6.8)
imhotep-why-keep-later = Nur wer das Paar genommen hat, behält eine seiner Karten. (I6.8)
imhotep-why-unload = In dieser Farbe ist kein Stein mehr zu entladen: { $color }. (I12.9)
imhotep-why-unload-later = Entladen wird vom Bug zum Heck; nur mit einem Hebel wählst du die Reihenfolge. (I5.5)
imhotep-why-build-complete = Diese Pyramide ist fertig: Wähle eine andere. (I7.6, I7.14)
imhotep-why-build-later = Eine Pyramide wählst du nur, wenn ein Stein von dir bei den Pyramiden ankommt. (I7.6)
imhotep-why-build-side_a = Auf Seite A gibt es nur eine Pyramide: Jeder Stein kommt auf das nächste freie Feld. (I7.1)
imhotep-why-draw-later = Die oberste Karte gibt es nur als Bonus der Pyramiden oder des Tempels auf Seite B. (I7.10)
imhotep-why-point-later = Einen Punkt nimmst du nur, wenn dich der Tempel auf Seite B am Ende einer Runde wählen lässt. (I8.5)
imhotep-why-decline-later = Verzichten kannst du nur auf einen Bonus der Pyramiden auf Seite B. (I7.13)

## What happened

imhotep-event-round = Runde { $round } beginnt; Felder auf den Booten: { $ships }
imhotep-event-market = Am Markt liegen: { $cards }
imhotep-event-get =
    { WHO($seat) ->
        [you] Du besorgst
       *[other] { $seat } besorgt
    } { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
imhotep-event-place =
    { WHO($seat) ->
        [you] Du platzierst
       *[other] { $seat } platziert
    } einen Stein auf Boot { $ship }, Feld { $space }
imhotep-event-sail =
    { WHO($seat) ->
        [you] Du fährst
       *[other] { $seat } fährt
    } Boot { $ship } { $site }
imhotep-event-play =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $card }
imhotep-event-order =
    { WHO($seat) ->
        [you] Du lässt
       *[other] { $seat } lässt
    } als Nächstes entladen: { $color }er Stein
imhotep-event-take =
    { WHO($seat) ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    }: { $card }
imhotep-event-pair =
    { WHO($seat) ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } das verdeckte Paar
imhotep-event-look = Eine Karte des Paars: { $card }
imhotep-event-keep =
    { WHO($seat) ->
        [you] Du behältst
       *[other] { $seat } behält
    }: { $card }
imhotep-event-draw =
    { WHO($seat) ->
        [you] Du ziehst
       *[other] { $seat } zieht
    }: { $card }
imhotep-event-discard = Auf den Ablagestapel kommt: { $card }
imhotep-event-reshuffle = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel
imhotep-event-no_stone =
    { WHO($seat) ->
        [you] Du hast
       *[other] { $seat } hat
    } für die rote Karte keinen Stein im Steinbruch
imhotep-event-build =
    { WHO($seat) ->
        [you] Du baust
       *[other] { $seat } baut
    } an der Pyramide { $pyramid }
imhotep-event-pyramids =
    { WHO($seat) ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $points ->
        [one] { $points } Punkt bei den Pyramiden
       *[other] { $points } Punkte bei den Pyramiden
    }
imhotep-event-temple =
    { WHO($seat) ->
        [you] Ein Stein von dir kommt
       *[other] Ein Stein von { $seat } kommt
    } in den Tempel, Spalte { $column }
imhotep-event-temple_covers =
    { WHO($seat) ->
        [you] Ein Stein von dir überdeckt
       *[other] Ein Stein von { $seat } überdeckt
    } im Tempel { WHO($other_seat) ->
        [you] einen von dir
       *[other] einen von { $other_seat }
    }, Spalte { $column }
imhotep-event-chamber =
    { WHO($seat) ->
        [you] Ein Stein von dir kommt
       *[other] Ein Stein von { $seat } kommt
    } in die Grabkammer, Reihe { $row }, Spalte { $column }
imhotep-event-obelisk =
    { WHO($seat) ->
        [you] Dein Obelisk
       *[other] Der Obelisk von { $seat }
    } { $height ->
        [one] hat jetzt { $height } Stein
       *[other] hat jetzt { $height } Steine
    }
imhotep-event-tower =
    { WHO($seat) ->
        [you] Du machst einen Turm fertig und bekommst
       *[other] { $seat } macht einen Turm fertig und bekommt
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
imhotep-event-temple_points =
    { WHO($seat) ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $points ->
        [one] { $points } Punkt im Tempel
       *[other] { $points } Punkte im Tempel
    }
imhotep-event-point =
    { WHO($seat) ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } 1 Punkt für einen Stein im Tempel
imhotep-event-decline =
    { WHO($seat) ->
        [you] Du verzichtest
       *[other] { $seat } verzichtet
    } auf den Bonus
imhotep-event-returned = Steine auf Booten, die nicht gefahren sind, gehen zurück in ihre Steinbrüche
imhotep-event-pass =
    { WHO($seat) ->
        [you] Du kannst nichts tun und passt
       *[other] { $seat } kann nichts tun und passt
    }
imhotep-event-over =
    { WHO($seat) ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } { $points ->
        [one] mit { $points } Punkt
       *[other] mit { $points } Punkten
    }
imhotep-event-shared =
    { WHO($seat) ->
        [you] Geteilter Sieg für dich
       *[other] Geteilter Sieg für { $seat }
    } { $points ->
        [one] mit { $points } Punkt
       *[other] mit { $points } Punkten
    }

## The receipt: where points come from

imhotep-item-pyramids =
    { $count ->
        [one] { $count } Stein bei den Pyramiden: { $points }
       *[other] { $count } Steine bei den Pyramiden: { $points }
    }
imhotep-item-temple =
    { $count ->
        [one] { $count } Stein im Tempel: { $points }
       *[other] { $count } Steine im Tempel: { $points }
    }
imhotep-item-burial_chamber =
    { $count ->
        [one] { $count } Stein in der Grabkammer: { $points }
       *[other] { $count } Steine in der Grabkammer: { $points }
    }
imhotep-item-obelisks =
    { $count ->
        [one] { $count } Stein bei den Obelisken: { $points }
       *[other] { $count } Steine bei den Obelisken: { $points }
    }
imhotep-item-pyramid_decoration = { $count } × Pyramidenschmuck: { $points }
imhotep-item-temple_decoration = { $count } × Tempelschmuck: { $points }
imhotep-item-burial_chamber_decoration = { $count } × Grabkammerschmuck: { $points }
imhotep-item-obelisk_decoration = { $count } × Obeliskenschmuck: { $points }
imhotep-item-statues =
    { $count ->
        [one] { $count } Statue: { $points }
       *[other] { $count } Statuen: { $points }
    }
imhotep-item-unused =
    { $count ->
        [one] { $count } blaue Karte nicht gespielt: { $points }
       *[other] { $count } blaue Karten nicht gespielt: { $points }
    }
imhotep-item-wrath =
    { $count ->
        [one] Zorn des Pharao, kein Stein an { $count } Bauwerk: { $points }
       *[other] Zorn des Pharao, kein Stein an { $count } Bauwerken: { $points }
    }

imhotep-item-name-pyramids = Pyramiden
imhotep-item-name-temple = Tempel
imhotep-item-name-burial_chamber = Grabkammer
imhotep-item-name-obelisks = Obelisken
imhotep-item-name-pyramid_decoration = Pyramiden­schmuck
imhotep-item-name-temple_decoration = Tempel­schmuck
imhotep-item-name-burial_chamber_decoration = Grabkammer­schmuck
imhotep-item-name-obelisk_decoration = Obelisken­schmuck
imhotep-item-name-statues = Statuen
imhotep-item-name-unused = Blaue Karten
imhotep-item-name-wrath = Zorn des Pharao
imhotep-receipt-counts = In Klammern: wie viele Steine oder Karten zählen; beim Zorn des Pharao, wie viele Bauwerke keinen Stein haben.

## How the game ended

imhotep-reason-points = die meisten Punkte
imhotep-reason-stones = Gleichstand, die Steine auf dem Schlitten entscheiden
imhotep-reason-shared = Gleichstand auch bei den Schlitten

## Options of a table

imhotep-option-players = Spieler
imhotep-option-sides = Seiten der Tafeln
imhotep-option-sides-market = Markt
imhotep-option-sides-market-A = A: vier offene Karten
imhotep-option-sides-market-B = B: drei offene Karten und ein verdecktes Paar
imhotep-option-sides-pyramids = Pyramiden
imhotep-option-sides-pyramids-A = A: eine Pyramide, in fester Reihenfolge gebaut
imhotep-option-sides-pyramids-B = B: drei Pyramiden zur Wahl, mit Boni
imhotep-option-sides-temple = Tempel
imhotep-option-sides-temple-A = A: 1 Punkt für jeden Stein, der von oben sichtbar ist
imhotep-option-sides-temple-B = B: jede Spalte hat ihren eigenen Bonus
imhotep-option-sides-burial_chamber = Grabkammer
imhotep-option-sides-burial_chamber-A = A: Gruppen zusammenhängender Steine
imhotep-option-sides-burial_chamber-B = B: die meisten Steine in jeder Reihe
imhotep-option-sides-obelisks = Obelisken
imhotep-option-sides-obelisks-A = A: die höchsten Obelisken
imhotep-option-sides-obelisks-B = B: Türme aus drei Steinen, die ersten bringen am meisten
imhotep-option-wrath = Zorn des Pharao: 5 Punkte weniger, wenn an einem Bauwerk ein eigener Stein fehlt
imhotep-option-blue_cards = Blaue Karten, die du spielen darfst
imhotep-option-blue_cards-turn = eine je Zug
imhotep-option-blue_cards-round = eine je Runde, wie in der ungarischen Anleitung
imhotep-option-boards = Werte der B-Seiten, für alle, die das Spiel besitzen
imhotep-option-boards-default = rekonstruierte Werte
imhotep-option-boards-why = Einige Werte der B-Seiten waren in keiner Quelle zu lesen. Frei erfunden: die Pyramiden außer den 4 Punkten der Spitzen und die Obelisken außer den 9 Punkten. Nach bestem Wissen geschätzt: der Tempel und die Grabkammer außer den ersten drei Plätzen zu viert. (I17.1, I17.2, I17.3, I17.4, I17.5)
imhotep-option-boards-own = deine eigenen Werte
imhotep-option-boards-takes = eine TOML-Datei
imhotep-option-boards-rising = darf nicht steigen: ein besserer Rang ist mindestens so viel wert
imhotep-option-boards-about = Eine kleine Textdatei in TOML: eine Tabelle für jede Tafel, deren Werte du kennst, mit den Einträgen, die du hier siehst. Tafeln, die fehlen, behalten diese Werte. (I17.6, I17.7, I17.8)

## What the evaluation of a position weighs, as `benben fit` lists it

imhotep-feature-pyramid_points = Punkte der Pyramiden.
imhotep-feature-temple_points = Punkte des Tempels bisher.
imhotep-feature-chamber_points = Punkte der Grabkammer, wenn die Partie jetzt endete.
imhotep-feature-obelisk_points = Punkte der Obelisken, wenn die Partie jetzt endete.
imhotep-feature-decoration_points = Punkte der grünen Karten, wenn die Partie jetzt endete.
imhotep-feature-statue_points = Punkte der Statuen.
imhotep-feature-wrath_points = Was der Zorn des Pharao kosten würde, wenn die Partie jetzt endete.
imhotep-feature-levers = Eigene Hebel.
imhotep-feature-hammers = Eigene Hämmer.
imhotep-feature-sails = Eigene Segel.
imhotep-feature-chisels = Eigene Meißel.
imhotep-feature-late_points = Alle Punkte, wenn die Partie jetzt endete, gewichtet mit dem Anteil der Partie, der vorbei ist.
imhotep-feature-missing_buildings = Bauwerke ohne Stein des Platzes, wenn der Pharao wacht.
imhotep-feature-temple_now = Was die von oben sichtbaren Tempelsteine des Platzes am Ende dieser Runde bringen.
imhotep-feature-temple_safe = Dasselbe, wenn kein anderes Boot sie vorher bedecken kann.
imhotep-feature-temple_later = Was diese Steine in späteren Runden bringen können.
imhotep-feature-chamber_gain = Was ein weiterer Stein in der Grabkammer brächte, im Mittel der nächsten drei Felder.
imhotep-feature-chamber_risk = Was die Reihen der Grabkammer verlören, wenn ein Gegner in jeder einen Stein mehr bekäme.
imhotep-feature-obelisk_promise = Was der Wettlauf der Obelisken oder ein begonnener Turm über die jetzigen Punkte hinaus verspricht.
imhotep-feature-decoration_promise = Was kommende Steine den grünen Karten hinzufügen.
imhotep-feature-statue_promise = Was die Statuen bringen würden, die noch niemand hat, jede so, als wäre sie die nächste.
imhotep-feature-sled = Steine auf dem Schlitten.
imhotep-feature-sled_empty = Eins, wenn kein Stein auf dem Schlitten liegt.
imhotep-feature-next_turn = Eins für den Platz, der als nächster am Zug ist oder mitten im Zug eine Fahrt zu wählen hat.
imhotep-feature-turns_away = Züge anderer vor dem nächsten dieses Platzes; keine, solange er eine Fahrt zu wählen hat.
imhotep-feature-card_in_play = Steine und Fahrten, die eine gerade gespielte blaue Karte dem Platz noch erlaubt.
imhotep-feature-due = Was dem Platz aus der laufenden Fahrt oder Runde noch zusteht.
imhotep-feature-aboard = Steine des Platzes auf Booten, die noch nicht gefahren sind.
imhotep-feature-ready_mean = Was fahrbereite Boote dem Platz bringen und nicht den anderen, im Mittel der freien Orte.
imhotep-feature-ready_own = Was diese Boote dem Platz allein bringen, im Mittel der freien Orte.
imhotep-feature-sailing_now = Die beste Fahrt für den Platz gegenüber den anderen, wenn er als nächster fahren darf.
imhotep-feature-sailing_later = Dasselbe, wenn ein anderer Platz der nächste ist.
imhotep-feature-waiting_mean = Was die Steine des Platzes auf noch nicht fahrbereiten Booten brächten, im Mittel der freien Orte.
imhotep-feature-sailings_left = Boote, die bis zum Ende noch fahren.

## On the board

imhotep-table-phase = Runde { $round } von { $rounds }
imhotep-table-ships = Boote
imhotep-table-sites = Orte
imhotep-table-stores = Rundenkarte und Marktkarten
imhotep-table-mat = Bereich von { $seat }
imhotep-table-nothing = noch nichts
imhotep-table-empty = leer
imhotep-table-times =
    { $count ->
        [one] { $what }
       *[other] { $count } × { $what }
    }

imhotep-table-round = Runde { $round } von { $rounds }; Felder auf den Booten: { $ships }
imhotep-table-pile =
    { $count ->
        [one] { $count } Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
imhotep-table-discard = Ablagestapel: { $cards }
imhotep-table-discard-empty = Der Ablagestapel ist leer
imhotep-table-wrath = Mit dem Zorn des Pharao

# Stones are told by their owners' names, from the bow.
imhotep-table-ship-title =
    { $count ->
        [one] Boot { $ship }, { $count } Feld
       *[other] Boot { $ship }, { $count } Felder
    }
imhotep-table-ship =
    { $count ->
        [one] Boot { $ship }: { $stones }; fährt ab { $count } Stein
       *[other] Boot { $ship }: { $stones }; fährt ab { $count } Steinen
    }
imhotep-table-ship-moored = Boot { $ship }, gefahren { $site }: { $stones }
imhotep-table-hold =
    Boot { $ship }, Feld { $space }: { WHO($seat) ->
        [you] ein Stein von dir
       *[other] ein Stein von { $seat }
    }
imhotep-table-hold-empty = Boot { $ship }, Feld { $space }: leer

imhotep-table-side = Seite { $side }
imhotep-table-site = { $site }, Seite { $side }: { $holds }
imhotep-table-worth =
    { WHO($seat) ->
        [you] du
       *[other] { $seat }
    } { $points }
imhotep-table-worth-now = Zurzeit wert: { $worth }
imhotep-table-market-card = Platz { $slot }: { $card }
imhotep-table-pair =
    { $count ->
        [one] Eine verdeckte Karte
       *[other] Das verdeckte Paar
    }
imhotep-table-pair-card = Aus dem Paar: { $card }
imhotep-table-looking-at = Du siehst dir das Paar an
imhotep-table-looking = Sieht sich das Paar an: { $cards }
imhotep-table-looks-at-pair =
    { WHO($seat) ->
        [you] Du siehst dir das
       *[other] { $seat } sieht sich das
    } Paar an
imhotep-table-in-hand =
    { WHO($seat) ->
        [you] Ein Stein von dir,
       *[other] Ein Stein von { $seat },
    } für den noch zu wählen ist
imhotep-table-order = Reihenfolge beim Entladen
imhotep-table-pyramid = Die Pyramide
imhotep-table-pyramid-left = Die linke Pyramide
imhotep-table-pyramid-middle = Die mittlere Pyramide
imhotep-table-pyramid-right = Die rechte Pyramide
imhotep-table-pyramid-holds = { $name }: { $stones }; das nächste Feld bringt { $next }
imhotep-table-pyramid-complete = { $name }: { $stones }; fertig
imhotep-table-bonus-card = 1 Punkt und eine Karte
imhotep-table-bonus-stones = 1 Punkt und drei Steine für den Schlitten
imhotep-table-bonus-ship = 1 Punkt und ein Stein für ein Boot
imhotep-table-beside = daneben: { $stones }
imhotep-table-stones-of =
    { WHO($seat) ->
        [you] du
       *[other] { $seat }
    } { $count }
imhotep-table-gives-point = 1 Punkt
imhotep-table-gives-choice = 1 Punkt oder 2 Steine
imhotep-table-gives-points = 2 Punkte
imhotep-table-gives-card = die oberste Marktkarte
imhotep-table-column =
    Spalte { $column }, { $count } hoch, obenauf { WHO($seat) ->
        [you] ein Stein von dir
       *[other] { $seat }
    }, bringt { $brings }
imhotep-table-column-empty = Spalte { $column }, leer, bringt { $brings }
imhotep-table-area =
    { WHO($seat) ->
        [you] du hast
       *[other] { $seat } hat
    } { $count ->
        [one] { $count } einzelnen Stein für { $points }
       *[other] { $count } zusammenhängende Steine für { $points }
    }
imhotep-table-row = Reihe { $row }, die meisten Steine: { $who }
imhotep-table-row-empty = Reihe { $row } ist leer
imhotep-table-places = Die Ränge in einer Reihe bringen { $points }
imhotep-table-point-space = ein freies Feld für { $points }
imhotep-table-point-space-of =
    ein Turm von { WHO($seat) ->
        [you] dir
       *[other] { $seat }
    } für { $points }

imhotep-table-plays-black = Spielt Schwarz
imhotep-table-plays-white = Spielt Weiß
imhotep-table-plays-brown = Spielt Braun
imhotep-table-plays-gray = Spielt Grau
imhotep-table-track =
    { $points ->
        [one] { $points } Punkt auf der Wertungsleiste
       *[other] { $points } Punkte auf der Wertungsleiste
    }
imhotep-table-score = { $track } auf der Wertungsleiste, { $points }, wenn jetzt Schluss wäre
imhotep-table-sled =
    { $count ->
        [one] { $count } Stein auf dem Schlitten
       *[other] { $count } Steine auf dem Schlitten
    }
imhotep-table-quarry =
    { $count ->
        [one] { $count } Stein im Steinbruch
       *[other] { $count } Steine im Steinbruch
    }
imhotep-table-cards = Karten: { $cards }
imhotep-table-no-cards = Keine Karte

# What a sailing would bring.
imhotep-table-bringing = Wenn es jetzt dorthin fährt: { $stones }.
imhotep-table-worth-then = Wenn danach Schluss wäre: { $changes }.
imhotep-table-change =
    { WHO($seat) ->
        [you] du
       *[other] { $seat }
    } { $points }
imhotep-table-no-change = für alle gleich
imhotep-table-lands-market =
    { $count ->
        [0] { WHO($seat) ->
            [you] du findest
           *[other] { $seat } findet
        } keine Karte mehr
        [one] { WHO($seat) ->
            [you] du nimmst
           *[other] { $seat } nimmt
        } die letzte Karte
       *[other] { WHO($seat) ->
           [you] du nimmst
          *[other] { $seat } nimmt
       } eine von { $count } Karten
    }
imhotep-table-lands-card =
    { WHO($seat) ->
        [you] du nimmst
       *[other] { $seat } nimmt
    } { $card }
imhotep-table-lands-choice =
    { WHO($seat) ->
        [you] du wählst
       *[other] { $seat } wählt
    } eine Pyramide
imhotep-table-lands-points =
    { WHO($seat) ->
        [you] du bekommst
       *[other] { $seat } bekommt
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
imhotep-table-lands-temple =
    { WHO($seat) ->
        [you] dein Stein
       *[other] { $seat }
    } in Spalte { $column }
imhotep-table-lands-covers =
    { WHO($seat) ->
        [you] dein Stein
       *[other] { $seat }
    } in Spalte { $column }, auf einem { WHO($other_seat) ->
        [you] Stein von dir
       *[other] Stein von { $other_seat }
    }
imhotep-table-lands-chamber =
    { WHO($seat) ->
        [you] dein Stein
       *[other] { $seat }
    } in Reihe { $row }, Spalte { $column }
imhotep-table-lands-obelisk =
    { WHO($seat) ->
        [you] du baust
       *[other] { $seat } baut
    } bis Höhe { $height }
imhotep-table-lands-tower =
    { WHO($seat) ->
        [you] du machst einen Turm fertig:
       *[other] { $seat } macht einen Turm fertig:
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

# Over the buttons of many moves.
imhotep-table-group-place = Stein auf Boot { $ship }, Feld
imhotep-table-group-sail = Boot { $ship } fahren
imhotep-table-group-play = Karte spielen

imhotep-about-track = Punkte, die es sofort gab: bei den Pyramiden, im Tempel, für Türme. Alles andere wird am Ende gezählt. (I14.4, I1.8, I2.6)

## The picture in the terminal

# Letters of stones: black (S), white, brown, gray.
imhotep-picture-stone-0 = S
imhotep-picture-stone-1 = W
imhotep-picture-stone-2 = B
imhotep-picture-stone-3 = G
imhotep-picture-round = Runde { $round } von { $rounds }
imhotep-picture-pile =
    { $count ->
        [one] { $count } Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
imhotep-picture-with_wrath = Zorn des Pharao
imhotep-picture-blue_once = eine blaue Karte je Runde
imhotep-picture-ship = Boot { $ship }
imhotep-picture-lies = fuhr { $site }
imhotep-picture-needs =
    { $count ->
        [one] braucht noch { $count } Stein
       *[other] braucht noch { $count } Steine
    }
imhotep-picture-can_sail = kann fahren
imhotep-picture-order = In dieser Reihenfolge entladen:
imhotep-picture-sailing = Was eine Fahrt jetzt brächte, wenn danach Schluss wäre (Tempel: in welchen Spalten):
imhotep-picture-choice-market = Karten für
imhotep-picture-choice-pyramids = Wahl für
imhotep-picture-on = auf
imhotep-picture-over = auf { $count }
imhotep-picture-discard = Abgelegt:
imhotep-picture-looking = Das Paar, das nur du siehst:
imhotep-picture-pair =
    { $count ->
        [one] eine verdeckte Karte
       *[other] ein verdecktes Paar
    }
imhotep-picture-bonus-card = Karte
imhotep-picture-bonus-stones = Steine
imhotep-picture-bonus-ship = Boot
imhotep-picture-beside = daneben:
imhotep-picture-column-choice = 1 Punkt oder 2 Steine
imhotep-picture-column-points = 2 Punkte
imhotep-picture-column-card = eine Karte
imhotep-picture-row = Reihe { $row }
imhotep-picture-most_in_row = die meisten Steine einer Reihe: { $points }
imhotep-picture-standing = stehen:
imhotep-picture-reconstructed = * Einige Werte sind rekonstruiert; mit --boards FILE spielst du mit deinen eigenen.
imhotep-picture-name = { $seat } ({ $letter })
imhotep-picture-color = Farbe
imhotep-picture-stones = Schlitten, Steinbruch
imhotep-picture-on_sled = { $count } von { $most }, { $quarry }
imhotep-picture-points = Punkte
imhotep-picture-wrath = Zorn
imhotep-picture-decorations = Schmuck
imhotep-picture-decoration-pyramid = Pyramiden
imhotep-picture-decoration-temple = Tempel
imhotep-picture-decoration-burial_chamber = Kammer
imhotep-picture-decoration-obelisk = Obelisken
imhotep-picture-statues =
    { $count ->
        [one] { $count } Statue
       *[other] { $count } Statuen
    }
imhotep-picture-blue_played = (gespielt)

## How you score

imhotep-scoring-when-now = Sofort
imhotep-scoring-when-round = Am Ende jeder Runde
imhotep-scoring-when-end = Am Ende der Partie
imhotep-scoring-of-each = je Stück
imhotep-scoring-of-further = jeder weitere
imhotep-scoring-of-beside = daneben
imhotep-scoring-of-loose = je loser Stein
imhotep-scoring-of-once = einmal
imhotep-scoring-of-left = Links
imhotep-scoring-of-middle = Mitte
imhotep-scoring-of-right = Rechts
imhotep-scoring-bonus-card = eine Karte
imhotep-scoring-bonus-stones = Steine
imhotep-scoring-bonus-ship = ein Stein auf ein Boot
imhotep-scoring-bonus-choice = oder Steine
imhotep-scoring-space = Feld { $space }
imhotep-scoring-pyramids_a = Pyramiden, Seite A
imhotep-scoring-pyramids_a-text = Für jeden Stein, was auf seinem Feld steht: Spalte für Spalte, dann die nächste Ebene. Ist die Pyramide fertig, kommen Steine daneben.
imhotep-scoring-pyramids_a-count = Feld
imhotep-scoring-pyramids_b = Pyramiden, Seite B
imhotep-scoring-pyramids_b-text = Du wählst die Pyramide; jedes Feld bringt seine Punkte, manche dazu einen Bonus. Sind alle fertig, kommen Steine daneben.
imhotep-scoring-pyramids_b-count = Feld
imhotep-scoring-temple_a = Tempel, Seite A
imhotep-scoring-temple_a-text = Für jeden deiner Steine, der von oben sichtbar ist, in { $needs } Spalten.
imhotep-scoring-temple_b = Tempel, Seite B
imhotep-scoring-temple_b-text = Für jeden deiner Steine, der von oben sichtbar ist, nach seiner Spalte: Punkte, stattdessen { $needs } Steine, oder eine Karte.
imhotep-scoring-temple_b-count = Spalte
imhotep-scoring-burial_chamber_a = Grabkammer, Seite A
imhotep-scoring-burial_chamber_a-text = Jede Gruppe deiner Steine, die sich an den Seiten berühren, nach ihrer Größe.
imhotep-scoring-burial_chamber_a-count = Steine
imhotep-scoring-burial_chamber_b = Grabkammer, Seite B
imhotep-scoring-burial_chamber_b-text = In jeder der drei Reihen danach, wer dort die meisten Steine hat. Bei Gleichstand werden die Punkte der Ränge geteilt und abgerundet.
imhotep-scoring-burial_chamber_b-count = Rang
imhotep-scoring-obelisks_a = Obelisken, Seite A
imhotep-scoring-obelisks_a-text = Nach der Höhe deines Obelisken; ohne Stein nichts. Bei Gleichstand werden die Punkte der Ränge geteilt und abgerundet.
imhotep-scoring-obelisks_a-count = Rang
imhotep-scoring-obelisks_b = Obelisken, Seite B
imhotep-scoring-obelisks_b-text = Je { $needs } deiner Steine sind ein Turm, der sofort auf das beste freie Feld kommt. Steine, die in keinem Turm sind, zählen am Ende der Partie.
imhotep-scoring-obelisks_b-count = Feld
imhotep-scoring-decorations = Schmuckkarten
imhotep-scoring-decorations-text = Jede Karte für je { $needs } Steine an ihrem Ort, egal von wem, auch überdeckte, abgerundet.
imhotep-scoring-statues = Statuen
imhotep-scoring-statues-text = Nach ihrer Zahl.
imhotep-scoring-statues-count = Statuen
imhotep-scoring-unused = Blaue Karten
imhotep-scoring-unused-text = Für jede, die du nicht gespielt hast.
imhotep-scoring-wrath = Zorn des Pharao
imhotep-scoring-wrath-text = Wenn dir an mindestens einem der vier Bauwerke ein Stein fehlt; auch bei mehreren nur einmal.

## The lesson, scene by scene: what to know, what to do, what it brought, and what is said of another move

imhotep-lesson-table-say = Boote bringen die Steine aller zu fünf Orten. Dort bringt jeder Stein etwas ein, und zwar dir nur deine: die schwarzen. Die Boote gehören niemandem: Alle beladen sie, alle dürfen sie fahren.
imhotep-lesson-table-do = Tippe alles an, was markiert ist: So erfährst du, was es ist.
imhotep-lesson-table-done = In deinem Zug tust du eins von vieren: Steine besorgen, einen Stein platzieren, ein Boot fahren oder eine blaue Karte spielen. Sind alle vier Boote gefahren, ist die Runde zu Ende, nach sechs Runden die Partie.
imhotep-lesson-stones-say = Nur Steine von deinem Schlitten kommen auf Boote. Einer liegt dort. Er darf auf jedes freie Feld jedes Boots.
imhotep-lesson-stones-do = Platziere deinen Stein: Tippe deinen Schlitten an, dann ein Boot.
imhotep-lesson-stones-do-2 = Dein Schlitten ist leer. Tippe deinen Steinbruch an und besorge dir drei neue Steine.
imhotep-lesson-stones-other = Das geht. Platziere aber zuerst den Stein, den du hast, und besorge dir dann neue aus dem Steinbruch.
imhotep-lesson-stones-done = Drei Steine mit einer Aktion. Der Schlitten fasst aber nur fünf, und du bekommst nur, was draufpasst: Besorge dir Steine am besten, wenn Platz für drei ist. Zu Beginn einer Partie liegen auf dem ersten Schlitten zwei Steine und auf jedem weiteren einer mehr.
imhotep-lesson-sail-say = Ein Boot mit vier Feldern darf ab drei Steinen fahren, und auf Boot 1 liegen drei von dir. Bei den Pyramiden bringen Steine sofort die Punkte ihres Felds: die nächsten drei Felder 4, 3 und 2.
imhotep-lesson-sail-do = Fahre Boot 1 zu den Pyramiden: Tippe das Boot an, dann den Ort.
imhotep-lesson-sail-other = Das geht, aber bei den Pyramiden bringt dir Boot 1 jetzt 9 Punkte. Im nächsten Zug kann es jemand anders woandershin fahren.
imhotep-lesson-sail-done = Sofort 4, 3 und 2 Punkte. Das Boot liegt jetzt bei den Pyramiden, und in dieser Runde kann kein anderes dorthin. Wenn dir ein Boot und ein Ort passen, warte also nicht lange.
imhotep-lesson-chamber-say = Entladen wird Stein für Stein, vom Bug an: hier von links. In der Grabkammer bringen zusammenhängende Steine am Ende Punkte: Du hast vier, das sind 10. Der nächste Stein kommt an deine Gruppe, der übernächste nicht.
imhotep-lesson-chamber-do = Platziere deinen Stein auf Boot 2 so, dass er vor dem weißen entladen wird.
imhotep-lesson-chamber-do-2 = Fahre jetzt Boot 2 zur Grabkammer.
imhotep-lesson-chamber-other = Das geht, aber dann kommt dein Stein nicht an deine Gruppe: Er muss am Bug von Boot 2 liegen.
imhotep-lesson-chamber-other-2 = Das geht, aber nur in der Grabkammer kommt dein Stein an deine Gruppe: Fahre Boot 2 dorthin.
imhotep-lesson-chamber-done = Deine Gruppe hat jetzt fünf Steine und bringt am Ende 15 Punkte. Als zweiter entladen läge dein Stein allein, für 1 Punkt. Schaue also auf den Bug, bevor du einen Stein platzierst.
imhotep-lesson-temple-say = Im Tempel kommen die Steine von links nach rechts, dann aufeinander. Am Ende jeder Runde bringt jeder Stein, der von oben sichtbar ist, 1 Punkt. Drei Boote sind gefahren: Mit Boot 4 endet die Runde.
imhotep-lesson-temple-do = Fahre Boot 4 zum Tempel.
imhotep-lesson-temple-other = Das geht, aber bei den Obelisken liegst du schon vorn. Im Tempel bringen deine Steine Punkte, sobald die Runde endet.
imhotep-lesson-temple-done = Einer deiner Steine überdeckt einen weißen, also sind drei von dir sichtbar: 3 Punkte für dich, 1 für Weiß. Am Ende jeder Runde bringen sie wieder Punkte, bis jemand sie überdeckt. In der nächsten Runde fängt der Platz nach dem an, der das vierte Boot gefahren hat: hier Weiß.
imhotep-lesson-others-say = Du darfst auch ein Boot ohne eigene Steine fahren. Bei den Pyramiden brächten diese drei Weiß 2, 4 und 3 Punkte. Bei den Obelisken zählt nur die Höhe, am Ende: 10 Punkte für den höchsten, 1 für den zweiten.
imhotep-lesson-others-do = Fahre Boot 1 dorthin, wo die weißen Steine nichts einbringen.
imhotep-lesson-others-other = Das geht, aber dann können die weißen Steine noch etwas einbringen. Bei den Obelisken führt Weiß ohnehin mit 4 zu 1.
imhotep-lesson-others-done = Der weiße Obelisk wächst von 4 auf 7 Steine, war aber schon der höchste: kein Punkt mehr, und die 9 Punkte bei den Pyramiden entgehen Weiß. Frage dich in jedem Zug, welches Boot die anderen gern wohin fahren würden.
imhotep-lesson-market-say = Am Markt gibt es für jeden Stein eine Karte, und der Stein geht zurück in den Steinbruch. Eine bis fünf Statuen bringen 1, 3, 6, 10 oder 15 Punkte, und du hast drei. Eine blaue Karte ist eine bessere Aktion für später.
imhotep-lesson-market-do = Fahre Boot 2 mit deinen zwei Steinen zum Markt.
imhotep-lesson-market-do-2 = Zwei Steine, zwei Karten: Nimm die Statue und die blaue Karte Segel.
imhotep-lesson-market-other = Das geht, aber am besten passen dir jetzt zwei Marktkarten: die vierte Statue für 4 Punkte mehr und das Segel, das dir einen Zug spart.
imhotep-lesson-market-done = Die vierte Statue bringt 4 Punkte mehr. Das Segel wartet, bis du es spielst; nicht gespielt bringt es am Ende 1 Punkt. Rote Karten setzen sofort einen Stein, grüne bringen am Ende Punkte für alle Steine eines Orts.
imhotep-lesson-card-say = Eine blaue Karte ist ein ganzer Zug. Mit dem Segel platzierst du einen Stein, und sein Boot fährt sofort. Dein Obelisk hat vier Steine, der weiße fünf: Das sind 1 zu 10 Punkte.
imhotep-lesson-card-do = Spiele das Segel: Es liegt vor dir.
imhotep-lesson-card-do-2 = Platziere einen Stein auf Boot 1. Mit zweien kann es fahren.
imhotep-lesson-card-do-3 = Fahre Boot 1 zu den Obelisken.
imhotep-lesson-card-other = Das geht, aber mit zwei Steinen mehr ist dein Obelisk der höchste: Spiele das Segel, platziere einen Stein auf Boot 1 und fahre es zu den Obelisken.
imhotep-lesson-card-other-2 = Das geht, aber nur auf Boot 1 liegt schon ein Stein von dir: Platziere auch diesen dort.
imhotep-lesson-card-other-3 = Das geht, aber mit zwei Steinen mehr ist dein Obelisk der höchste, 10 Punkte statt 1: Fahre Boot 1 zu den Obelisken.
imhotep-lesson-card-done = Sechs Steine zu fünf: Jetzt steht es 10 zu 1 für dich. Ohne das Segel hätte das beladene Boot einen Zug lang gewartet, und Weiß hätte es woandershin fahren können.
imhotep-lesson-tie-say = Das letzte Boot der Partie trägt einen weißen Stein. Nach der letzten Wertung des Tempels hättet ihr beide 52 Punkte, wenn dieser Stein Weiß nichts bringt. Bei Gleichstand gewinnt, wer mehr Steine auf dem Schlitten hat: Du hast drei, Weiß zwei.
imhotep-lesson-tie-do = Fahre Boot 3 dorthin, wo der weiße Stein nichts ändert.
imhotep-lesson-tie-other = Das geht, aber bei gleichen Punkten liegst du mit dem Schlitten vorn: Fahre Boot 3 zu den Obelisken, dort bleibt Weiß Zweiter.
imhotep-lesson-tie-done = 52 zu 52, und du gewinnst: drei Steine auf deinem Schlitten, zwei auf dem weißen. Wären auch die Schlitten gleich, hättet ihr gemeinsam gewonnen.
imhotep-lesson-end-say = Das letzte Boot der letzten Runde. Danach bringt der Tempel noch einmal Punkte, und Grabkammer, Obelisken und Karten werden gezählt. Wäre jetzt Schluss, stünde es 49 zu 49.
imhotep-lesson-end-do = Fahre Boot 3 dorthin, wo sein Stein dir am meisten bringt.
imhotep-lesson-end-other = Das geht, bringt dir aber nichts: Dein Obelisk ist ohnehin der höchste. In der Grabkammer verbindet der Stein zwei deiner Gruppen.
imhotep-lesson-end-done = Du gewinnst 58 zu 52. Ein Stein hat aus drei und zwei eine Gruppe von sechs gemacht: 17 Punkte statt 9. Die Abrechnung zeigt, woher jeder Punkt kommt. Jetzt weißt du alles, was du für eine ganze Partie brauchst.

## Advice in a guided first game, at the first decision of each kind

imhotep-advice-turn = Sieh dir zuerst die Boote an: Welche können fahren, und was brächten sie dir und den anderen an jedem freien Ort? Lohnt sich gerade keins, platziere einen Stein, oder besorge dir neue, solange Platz für drei ist.
imhotep-advice-turn-get-place = Noch kann kein Boot fahren. Mit Steinen auf mehreren Booten bist du oft dabei. Aber ein Boot, das du startklar machst, können auch andere fahren.
imhotep-advice-turn-get-place-sail = Ein Boot kann fahren. Wähle es und sieh dir einen Ort an: So siehst du, was es dort allen brächte. Fahre es dorthin, wo du mehr gewinnst als die anderen, bevor es jemand woandershin fährt.
imhotep-advice-turn-get-sail = Dein Schlitten ist leer. Besorge dir drei Steine, außer ein Boot kann jetzt fahren, das dir viel bringt oder das die anderen zu ihrem Vorteil fahren würden.
imhotep-advice-turn-get-place-play-sail = Du hast eine blaue Karte. Am meisten ist sie wert, wenn sie zwei Dinge auf einmal tut und niemand dazwischenkommt. Bis zum Ende behalten bringt sie nur 1 Punkt.
imhotep-advice-take = Je mehr Statuen du hast, desto mehr bringt jede neue. Eine grüne Karte passt zu einem Ort mit vielen Steinen, egal von wem. Eine rote setzt sofort einen Stein, eine blaue ist eine bessere Aktion für später.
imhotep-advice-place = Dieser Stein kostet dich keinen weiteren Zug. Wähle ein Boot, das bald dorthin fährt, wo du hinwillst; näher am Bug wird früher entladen.
imhotep-advice-place_to_sail = Dieses Boot fährt sofort. Wähle also Boot und Ort zusammen: Wo bringen dir seine Steine am meisten?
imhotep-advice-sail = Du wirst bestimmen, in welcher Reihenfolge entladen wird. Wähle das Boot und den Ort, wo dir das am meisten bringt.
imhotep-advice-sail_on = Jetzt kommt niemand dazwischen: Fahre das Boot dorthin, wo seine Steine dir am meisten bringen und den anderen wenig.
imhotep-advice-order = Sieh nach, was jeder Platz bringt: bei den Pyramiden die Punkte der nächsten Felder, in der Grabkammer, was an deine Steine kommt, im Tempel, wer wen überdeckt, am Markt, wer zuerst wählt.

imhotep-luck-round = Schiffe
imhotep-luck-reveal = Karten

## Reviews: what is in hand, and kinds of errors

imhotep-held-stones = Steine auf dem Schlitten
imhotep-error-wrong_space = Stein auf falschem Boot oder Feld
imhotep-error-sailed_too_early = Zu früh gefahren
imhotep-error-ship_left_open = Boot den anderen überlassen
imhotep-error-too_few_stones = Zu wenige Steine besorgt
imhotep-error-stones_too_early = Zu früh Steine besorgt
imhotep-error-wrong_card = Falsche Karte
imhotep-error-wrong_order = Falsche Reihenfolge beim Entladen
imhotep-error-wrong_pyramid = Falsche Pyramide
imhotep-error-wrong_ship = Falsches Boot
imhotep-error-wrong_site = Falscher Ort
imhotep-error-market_skipped = Markt ausgelassen
imhotep-error-card_kept = Blaue Karte nicht gespielt
imhotep-error-card_wasted = Blaue Karte zu früh gespielt
