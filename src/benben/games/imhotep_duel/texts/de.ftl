### Imhotep: The Duel: all texts of the game in German. The numbers in brackets are those of docs/rules/imhotep_duel.md.

imhotep_duel-title = Imhotep – Das Duell
imhotep_duel-subtitle = Sechs Boote, neun Felder im Hafen, vier Orte zum Bauen
imhotep_duel-minutes = 30
imhotep_duel-weight = Leicht zu lernen

## Tokens

imhotep_duel-token-obelisk = Obelisk
imhotep_duel-token-light_pyramid = Helle Pyramide
imhotep_duel-token-dark_pyramid = Dunkle Pyramide
imhotep_duel-token-temple_1 = Tempel 1
imhotep_duel-token-temple_2 = Tempel 2
imhotep_duel-token-temple_3 = Tempel 3
imhotep_duel-token-temple_4 = Tempel 4
imhotep_duel-token-tomb_1 = Grabkammer 1
imhotep_duel-token-tomb_2 = Grabkammer 2
imhotep_duel-token-tomb_3 = Grabkammer 3
imhotep_duel-token-tomb_4 = Grabkammer 4
imhotep_duel-token-tomb_5 = Grabkammer 5
imhotep_duel-token-tomb_6 = Grabkammer 6
imhotep_duel-token-tomb_7 = Grabkammer 7
imhotep_duel-token-tomb_8 = Grabkammer 8
imhotep_duel-token-tomb_9 = Grabkammer 9
imhotep_duel-token-tomb_10 = Grabkammer 10
imhotep_duel-token-tomb_11 = Grabkammer 11
imhotep_duel-token-tomb_12 = Grabkammer 12
imhotep_duel-token-take = 1 Lieferplättchen nehmen
imhotep_duel-token-place = 2–3 Figuren einsetzen
imhotep_duel-token-place_and_unload = 1 Figur einsetzen und 1–2 Boote entladen
imhotep_duel-token-swap_and_unload = 2 Lieferplättchen tauschen und entladen

# While temple stacks are face down, the log does not say which one.
imhotep_duel-temple-hidden = Tempelplättchen

## What each thing is: shown when it is pointed at

imhotep_duel-about-obelisk = Seite A: je 1 Punkt, dazu 6, wenn du mehr hast. Seite B: 12 Punkte, wenn du zuerst fünf hast. (D9.4, D9.5, D9.10)
imhotep_duel-about-light_pyramid = Seite A: Je mehr helle du hast, desto mehr ist jede wert. Seite B: Nur die kleinere deiner beiden Pyramiden zählt. (D9.7, D9.15, D5.6)
imhotep_duel-about-dark_pyramid = Seite A: Je mehr dunkle du hast, desto mehr ist jede wert. Seite B: Nur die kleinere deiner beiden Pyramiden zählt. (D9.7, D9.15, D5.6)
imhotep_duel-about-temple_1 = Seite A: 1 Punkt. Seite B: Sammle Sätze verschiedener Werte, je größer, desto besser. (D9.6, D9.14)
imhotep_duel-about-temple_2 = Seite A: 2 Punkte. Seite B: Sammle Sätze verschiedener Werte, je größer, desto besser. (D9.6, D9.14)
imhotep_duel-about-temple_3 = Seite A: 3 Punkte. Seite B: Sammle Sätze verschiedener Werte, je größer, desto besser. (D9.6, D9.14)
imhotep_duel-about-temple_4 = Seite A: 4 Punkte. Seite B: Sammle Sätze verschiedener Werte, je größer, desto besser. (D9.6, D9.14)
imhotep_duel-about-tomb_1 = Seite A: Lange Folgen benachbarter Zahlen bringen am meisten. Seite B: 4 Punkte je Folge, Lücken sind also gut. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_2 = Seite A: Lange Folgen benachbarter Zahlen bringen am meisten. Seite B: 4 Punkte je Folge, Lücken sind also gut. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_3 = Seite A: Lange Folgen benachbarter Zahlen bringen am meisten. Seite B: 4 Punkte je Folge, Lücken sind also gut. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_4 = Seite A: Lange Folgen benachbarter Zahlen bringen am meisten. Seite B: 4 Punkte je Folge, Lücken sind also gut. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_5 = Seite A: Lange Folgen benachbarter Zahlen bringen am meisten. Seite B: 4 Punkte je Folge, Lücken sind also gut. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_6 = Seite A: Lange Folgen benachbarter Zahlen bringen am meisten. Seite B: 4 Punkte je Folge, Lücken sind also gut. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_7 = Seite A: Lange Folgen benachbarter Zahlen bringen am meisten. Seite B: 4 Punkte je Folge, Lücken sind also gut. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_8 = Seite A: Lange Folgen benachbarter Zahlen bringen am meisten. Seite B: 4 Punkte je Folge, Lücken sind also gut. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_9 = Seite A: Lange Folgen benachbarter Zahlen bringen am meisten. Seite B: 4 Punkte je Folge, Lücken sind also gut. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_10 = Seite A: Lange Folgen benachbarter Zahlen bringen am meisten. Seite B: 4 Punkte je Folge, Lücken sind also gut. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_11 = Seite A: Lange Folgen benachbarter Zahlen bringen am meisten. Seite B: 4 Punkte je Folge, Lücken sind also gut. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_12 = Seite A: Lange Folgen benachbarter Zahlen bringen am meisten. Seite B: 4 Punkte je Folge, Lücken sind also gut. (D9.8, D9.16, D9.9)
imhotep_duel-about-take = Nimm ein beliebiges Plättchen von einem Boot, aber kein Aktionsplättchen. Eins aus der Reserve füllt die Lücke. Nicht gespielt: 1 Punkt. (D7.6, D7.7, D9.2)
imhotep_duel-about-place = Setze zwei oder drei Figuren ein. Du brauchst mindestens zwei in der Hand. Nicht gespielt: 1 Punkt. (D7.11, D9.2)
imhotep_duel-about-place_and_unload = Setze eine Figur ein und entlade dann ein oder zwei Boote. Nicht gespielt: 1 Punkt. (D7.14, D7.18, D9.2)
imhotep_duel-about-swap_and_unload = Tausche zwei Plättchen, die auf einem Boot liegen, und entlade dann dieses Boot oder ein anderes. Nicht gespielt: 1 Punkt. (D7.19, D7.21, D9.2)
imhotep_duel-about-harbor = Hier setzt du deine Figuren ein, eine je Feld. Jedes Feld zählt für zwei Boote: das seiner Reihe und das seiner Spalte. (D4.1, D1.2, D1.3, D4.4)
imhotep_duel-about-boat = Ab zwei Figuren in seiner Linie kann dieses Boot entladen werden. Die Figur, die dem Boot am nächsten steht, bekommt das Plättchen ganz außen, die dahinter das folgende. (D5.2, D1.4, D1.5, D5.3, D2.4)
imhotep_duel-about-reserve = Drei verdeckte Plättchen, die nach „1 Lieferplättchen nehmen“ die Lücke füllen. Boote werden nicht von hier beladen. (D7.8, D2.5, D6.4, D7.9, D11.2)
imhotep_duel-about-supply = Von diesem verdeckten Stapel werden die Boote neu beladen. Ist er leer, kommen entladene Boote aus dem Spiel. (D6.1, D6.3, D1.1, D2.3, D11.2)
imhotep_duel-about-meeple = Du hast vier. Sie kommen zurück in die Hand, wenn ihr Boot entladen wird; jede, die am Ende im Hafen steht, bringt 1 Punkt. (D9.3, D1.6, D2.1, D5.5)
imhotep_duel-about-boats_left = Sobald nur noch ein Boot übrig ist, endet die Partie. Das ist nach 18 Entladungen. (D8.2, D8.3, D8.4)
imhotep_duel-about-site-obelisk-A = 1 Punkt je Obelisk, dazu 6 für die Person mit mehr Obelisken. (D9.5, D9.4)
imhotep_duel-about-site-obelisk-B = 12 Punkte, wenn du zuerst fünf Obelisken hast; sonst 6, wenn du am Ende fünf hast. Mit zehn bekommst du beides. (D9.10, D9.11, D9.12, D9.13)
imhotep_duel-about-site-temple-A = 1 Punkt je Kreis. Die Plättchen liegen bis zum Schluss verdeckt, also merke sie dir. (D9.6, D11.3, D11.4, D11.5)
imhotep_duel-about-site-temple-B = Sätze aus 1, 2, 3 oder 4 verschiedenen Werten bringen 1, 4, 9 oder 16 Punkte. (D9.14, D11.6)
imhotep_duel-about-site-pyramid-A = Hell und dunkel getrennt: 1 bis 6 Plättchen bringen 1, 3, 6, 10, 15 oder 21 Punkte. (D9.7, D5.6)
imhotep_duel-about-site-pyramid-B = Nur deine kleinere Pyramide zählt: 0 bis 6 Plättchen bringen −6, 0, 4, 10, 18, 30 oder 45 Punkte. (D9.15, D5.6)
imhotep_duel-about-site-tomb-A = Jede Folge benachbarter Zahlen bringt 1, 4, 9, 16 oder, ab fünf Zahlen, 25 Punkte. (D9.8, D9.9)
imhotep_duel-about-site-tomb-B = 4 Punkte je Folge, wie kurz sie auch ist. Auch eine einzelne Zahl ist eine Folge. (D9.16, D9.9)

## Decisions, as buttons say them

imhotep_duel-move-place = Figur auf { $space } einsetzen
imhotep_duel-move-unload = Boot { $boat } entladen
imhotep_duel-move-play = Spielen: { $action }
imhotep_duel-move-take = Von Boot { $boat } nehmen, Feld { $space }: { $token }
imhotep_duel-move-swap = Auf Boot { $boat } tauschen, Felder { $spaces }: { $first } und { $second }
imhotep_duel-move-done-place = Keine dritte Figur einsetzen
imhotep_duel-move-done-unload = Kein zweites Boot entladen
imhotep_duel-move-pass = Passen

## What must be decided, and why

imhotep_duel-prompt-turn =
    { WHO($seat) ->
        [you] Du bist am Zug:
       *[other] { $seat } ist am Zug:
    } Aktion wählen
imhotep_duel-prompt-place =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { $seat } spielt
    } „{ $action }“: eine Figur einsetzen
imhotep_duel-prompt-place_to_unload =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { $seat } spielt
    } „{ $action }“: eine Figur so einsetzen, dass ein Boot entladen werden kann
imhotep_duel-prompt-may_place =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { $seat } spielt
    } „{ $action }“: eine dritte Figur einsetzen oder aufhören
imhotep_duel-prompt-unload =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { $seat } spielt
    } „{ $action }“: ein Boot entladen
imhotep_duel-prompt-may_unload =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { $seat } spielt
    } „{ $action }“: ein zweites Boot entladen oder aufhören
imhotep_duel-prompt-take =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { $seat } spielt
    } „{ $action }“: ein Plättchen von einem Boot nehmen
imhotep_duel-prompt-swap =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { $seat } spielt
    } „{ $action }“: zwei Plättchen auf einem Boot tauschen
imhotep_duel-prompt-stuck =
    { WHO($seat) ->
        [you] Du kannst in diesem Zug nichts tun und musst passen
       *[other] { $seat } kann in diesem Zug nichts tun und muss passen
    }
imhotep_duel-prompt-over = Die Partie ist zu Ende
imhotep_duel-prompt-chance = Plättchen werden aufgedeckt

## Why something cannot be done now

imhotep_duel-why-over = Die Partie ist zu Ende: Nur noch ein Boot ist übrig. (D8.1, D10.1, D10.2, D11.7)
imhotep_duel-why-chance = Erst werden Plättchen aufgedeckt. (D2.6)
imhotep_duel-why-watching = Du schaust zu: Jetzt entscheidet { $seat }. (D3.1, D11.1)
imhotep_duel-why-others_turn = Jetzt ist { $seat } am Zug: Ihr spielt abwechselnd. (D3.1, D2.7, D5.7)
imhotep_duel-why-others_action = Erst führt { $seat } ein Aktionsplättchen zu Ende aus. (D7.5)
imhotep_duel-why-choose_action = In deinem Zug setzt du eine Figur ein, entlädst ein Boot oder spielst ein Aktionsplättchen; das hier ist nichts davon. (D3.2, D3.3)
imhotep_duel-why-stuck = Keine der drei Aktionen ist jetzt möglich: Du musst passen. (D3.4, D3.5)
imhotep_duel-why-place_first = Setze erst eine Figur ein: Dein Aktionsplättchen verlangt zwei im Hafen. (D7.11)
imhotep_duel-why-may_place_first = Setze erst eine dritte Figur ein oder höre auf. (D7.13)
imhotep_duel-why-place_to_unload_first = Setze erst eine Figur so ein, dass ein Boot entladen werden kann. (D7.14)
imhotep_duel-why-unload_first = Entlade erst ein Boot: Dein Aktionsplättchen verlangt es. (D7.3)
imhotep_duel-why-may_unload_first = Entlade erst ein zweites Boot oder höre auf. (D7.17, D7.18)
imhotep_duel-why-take_first = Nimm erst ein Plättchen von einem Boot: ein beliebiges, nur kein Aktionsplättchen. (D7.6)
imhotep_duel-why-swap_first = Tausche erst zwei Plättchen, die auf einem Boot liegen. (D7.19)
imhotep_duel-why-space_taken = Auf { $space } steht schon eine Figur: Dort ist nur Platz für eine. (D4.2)
imhotep_duel-why-no_meeple = Alle deine Figuren stehen im Hafen: Sie kommen zurück, wenn Boote entladen werden. (D4.3)
imhotep_duel-why-space_idle = Mit einer Figur auf { $space } ließe sich kein Boot entladen, und das musst du als Nächstes. (D7.16)
imhotep_duel-why-hand_of = Diese Figuren gehören { $owner_seat }: Du setzt deine eigenen ein. (D4.1)
imhotep_duel-why-boat_gone = Boot { $boat } ist aus dem Spiel. (D6.2, D6.5)
imhotep_duel-why-line_short =
    { $count ->
        [0] In der Linie von Boot { $boat } steht keine Figur: Zum Entladen braucht es zwei, egal in welcher Farbe. (D5.1)
       *[other] In der Linie von Boot { $boat } steht nur eine Figur: Zum Entladen braucht es zwei, egal in welcher Farbe. (D5.1)
    }
imhotep_duel-why-cargo = Ein Plättchen verlässt sein Boot beim Entladen; an einzelne kommst du nur mit Aktionsplättchen. (D3.2)
imhotep_duel-why-take_needs = Ein einzelnes Plättchen nimmst du nur mit diesem Aktionsplättchen von einem Boot: { $action }. (D7.6)
imhotep_duel-why-swap_needs = Plättchen auf einem Boot tauschst du nur mit diesem Aktionsplättchen: { $action }. (D7.19)
imhotep_duel-why-take_action = Aktionsplättchen lassen sich so nicht nehmen. (D7.6)
imhotep_duel-why-no_token = Dieses Aktionsplättchen hast du nicht: { $action }. (D7.1, D3.6)
imhotep_duel-why-one_token = Du führst schon ein Aktionsplättchen aus, und in einem Zug wird nur eins gespielt. (D7.1, D3.6)
imhotep_duel-why-only_actions = Es gäbe nichts zu nehmen: Auf den Booten liegen nur Aktionsplättchen. (D7.10, D7.2)
imhotep_duel-why-two_in_hand =
    { $count ->
        [0] Dafür brauchst du zwei Figuren in der Hand, und du hast keine. (D7.12, D7.2)
       *[other] Dafür brauchst du zwei Figuren in der Hand, und du hast nur eine. (D7.12, D7.2)
    }
imhotep_duel-why-one_in_hand = Dafür brauchst du eine Figur in der Hand, und deine stehen alle im Hafen. (D7.15, D7.2)
imhotep_duel-why-no_boat_after = Wo du die Figur auch einsetzt: Danach ließe sich kein Boot entladen. (D7.15, D7.2)
imhotep_duel-why-no_boat_now = Dafür muss sich ein Boot entladen lassen, aber keins hat zwei Figuren in seiner Linie. (D7.20, D7.2)
imhotep_duel-why-not_optional = Aufhören kannst du nur, wo der Rest einer Aktion freiwillig ist. (D7.4)
imhotep_duel-why-pass = Passen darfst du nur, wenn du weder eine Figur einsetzen noch ein Boot entladen noch ein Aktionsplättchen spielen kannst. (D3.4, D3.5)

## What happened

imhotep_duel-event-place =
    { WHO($seat) ->
        [you] Du setzt
       *[other] { $seat } setzt
    } eine Figur auf { $space } ein
imhotep_duel-event-unload =
    { WHO($seat) ->
        [you] Du entlädst
       *[other] { $seat } entlädt
    } Boot { $boat }
imhotep_duel-event-deliver =
    { WHO($seat) ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    }: { $token }
imhotep_duel-event-box = Geht an niemanden, kommt in die Schachtel: { $token }
imhotep_duel-event-load = Boot { $boat } wird beladen: { $tokens }
imhotep_duel-event-boat_leaves =
    { $left ->
        [one] Der Vorrat ist leer: Boot { $boat } kommt aus dem Spiel, { $left } Boot bleibt übrig
       *[other] Der Vorrat ist leer: Boot { $boat } kommt aus dem Spiel, { $left } Boote bleiben übrig
    }
imhotep_duel-event-first_to_five =
    { WHO($seat) ->
        [you] Du hast
       *[other] { $seat } hat
    } zuerst fünf Obelisken
imhotep_duel-event-play =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { $seat } spielt
    }: { $action }
imhotep_duel-event-take =
    { WHO($seat) ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } von Boot { $boat }: { $token }
imhotep_duel-event-refill = Aus der Reserve auf Boot { $boat }: { $token }
imhotep_duel-event-swap =
    { WHO($seat) ->
        [you] Du tauschst
       *[other] { $seat } tauscht
    } auf Boot { $boat }: { $first } und { $second }
imhotep_duel-event-done_place =
    { WHO($seat) ->
        [you] Du setzt
       *[other] { $seat } setzt
    } keine dritte Figur ein
imhotep_duel-event-done_unload =
    { WHO($seat) ->
        [you] Du entlädst
       *[other] { $seat } entlädt
    } kein zweites Boot
imhotep_duel-event-pass =
    { WHO($seat) ->
        [you] Du kannst nichts tun und passt
       *[other] { $seat } kann nichts tun und passt
    }
imhotep_duel-event-over =
    { WHO($seat) ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } { $points ->
        [one] mit { $points } Punkt
       *[other] mit { $points } Punkten
    }

## The receipt: where points come from

imhotep_duel-item-obelisk =
    { $count ->
        [one] { $count } Obelisk: { $points }
       *[other] { $count } Obelisken: { $points }
    }
imhotep_duel-item-temple = { $count } Tempelplättchen: { $points }
imhotep_duel-item-light_pyramid = Helle Pyramide aus { $count } Plättchen: { $points }
imhotep_duel-item-dark_pyramid = Dunkle Pyramide aus { $count } Plättchen: { $points }
imhotep_duel-item-pyramid =
    { $count ->
        [0] Kleinere Pyramide ohne Plättchen: { $points }
       *[other] Kleinere Pyramide aus { $count } Plättchen: { $points }
    }
imhotep_duel-item-tomb = { $count } Grabkammerplättchen: { $points }
imhotep_duel-item-actions = { $count } Aktionsplättchen nicht gespielt: { $points }
imhotep_duel-item-meeples =
    { $count ->
        [one] { $count } Figur im Hafen: { $points }
       *[other] { $count } Figuren im Hafen: { $points }
    }

imhotep_duel-item-name-obelisk = Obelisken
imhotep_duel-item-name-temple = Tempel
imhotep_duel-item-name-light_pyramid = Helle Pyramide
imhotep_duel-item-name-dark_pyramid = Dunkle Pyramide
imhotep_duel-item-name-pyramid = Kleinere Pyramide
imhotep_duel-item-name-tomb = Grabkammer
imhotep_duel-item-name-actions = Aktionsplättchen
imhotep_duel-item-name-meeples = Figuren
imhotep_duel-receipt-counts = In Klammern: wie viele Plättchen oder Figuren zählen.

## How the game ended

imhotep_duel-reason-points = die meisten Punkte
imhotep_duel-reason-second_player = Gleichstand, es gewinnt, wer nicht begonnen hat

## Options of a table

imhotep_duel-option-players = Spieler
imhotep_duel-option-sides = Seiten der Tafeln
imhotep_duel-option-sides-obelisk = Obelisk
imhotep_duel-option-sides-obelisk-A = A: je 1 Punkt, dazu 6 für die Mehrheit
imhotep_duel-option-sides-obelisk-B = B: 12, wenn du zuerst fünf hast, sonst 6 für fünf
imhotep_duel-option-sides-temple = Tempel
imhotep_duel-option-sides-temple-A = A: 1 Punkt je Kreis
imhotep_duel-option-sides-temple-B = B: Sätze verschiedener Werte
imhotep_duel-option-sides-pyramid = Pyramide
imhotep_duel-option-sides-pyramid-A = A: beide Pyramiden zählen
imhotep_duel-option-sides-pyramid-B = B: nur die kleinere zählt
imhotep_duel-option-sides-tomb = Grabkammer
imhotep_duel-option-sides-tomb-A = A: lange Folgen bringen am meisten
imhotep_duel-option-sides-tomb-B = B: 4 Punkte je Folge
imhotep_duel-option-open_temples = Tempelplättchen der Seite A liegen offen statt verdeckt

## What the evaluation of a position weighs, as `benben fit` lists it

imhotep_duel-feature-obelisk_points = Punkte des Obelisken, wenn die Partie jetzt endete.
imhotep_duel-feature-temple_points = Punkte des Tempels, wenn die Partie jetzt endete.
imhotep_duel-feature-pyramid_points = Punkte der Pyramiden, wenn die Partie jetzt endete.
imhotep_duel-feature-tomb_points = Punkte der Grabkammer, wenn die Partie jetzt endete.
imhotep_duel-feature-late_points = Alle Punkte, wenn die Partie jetzt endete, gewichtet mit dem Anteil der Entladungen, die vorbei sind.
imhotep_duel-feature-obelisk_promise = Punkte, die Mehrheit oder Preise des Obelisken über die jetzigen hinaus versprechen.
imhotep_duel-feature-temple_to_come = Was die Tempelplättchen bringen würden, die noch niemand hat, eins nach dem anderen.
imhotep_duel-feature-pyramid_to_come = Was die Pyramidenplättchen bringen würden, die noch niemand hat, eins nach dem anderen.
imhotep_duel-feature-tomb_to_come = Was die Grabkammerplättchen bringen würden, die noch niemand hat, eins nach dem anderen.
imhotep_duel-feature-take_tokens = Aktionsplättchen des Platzes, die ein Plättchen nehmen.
imhotep_duel-feature-place_tokens = Aktionsplättchen, die zwei oder drei Figuren einsetzen.
imhotep_duel-feature-place_and_unload_tokens = Aktionsplättchen, die eine Figur einsetzen und entladen.
imhotep_duel-feature-swap_and_unload_tokens = Aktionsplättchen, die zwei Plättchen tauschen und entladen.
imhotep_duel-feature-standing = Figuren im Hafen.
imhotep_duel-feature-hand_empty = Eins, wenn keine Figur in der Hand ist.
imhotep_duel-feature-next_turn = Eins, wenn der Platz als nächster am Anfang eines Zuges entscheidet oder mitten in einem ist.
imhotep_duel-feature-steps_due = Schritte, die der Platz mit seinem Aktionsplättchen noch tun darf.
imhotep_duel-feature-line_now = Das meiste, was der Platz durch Entladen gegenüber dem anderen gewinnt, wenn er als nächster entladen kann.
imhotep_duel-feature-line_later = Dasselbe, wenn der andere der nächste ist.
imhotep_duel-feature-ready_lines = Was alle Boote, die entladen werden können, dem Platz bringen und nicht dem anderen.
imhotep_duel-feature-lonely = Die fernsten Plättchen der Boote, in deren Linien nur dieser Platz eine Figur hat.
imhotep_duel-feature-take_prize = Das beste Plättchen auf den Booten, wenn ein Aktionsplättchen es zu nehmen erlaubt.
imhotep_duel-feature-swap_prize = Wie viel mehr die beste Entladung nach einem Tausch bringt, wenn ein Aktionsplättchen ihn erlaubt.
imhotep_duel-feature-ties_won = Eins für den, der einen Gleichstand gewinnt.
imhotep_duel-feature-unloadings_left = Wie viele Boote bis zum Ende noch entladen werden.

## The table drawn in text

# Letters of the meeples, for black (S) and for white: one letter each.
imhotep_duel-picture-meeple-0 = S
imhotep_duel-picture-meeple-1 = W
imhotep_duel-picture-name = { $seat } ({ $letter })
imhotep_duel-picture-boats =
    { $count ->
        [one] { $count } Boot
       *[other] { $count } Boote
    }
imhotep_duel-picture-unloads =
    { $count ->
        [0] keine Entladung mehr
        [one] noch { $count } Entladung
       *[other] noch { $count } Entladungen
    }
imhotep_duel-picture-supply = { $count } im Vorrat
imhotep_duel-picture-reserve = { $count } in Reserve
imhotep_duel-picture-boat = Boot { $boat }
imhotep_duel-picture-gone = ist weg
imhotep_duel-picture-cargo-1 = 1, innen
imhotep_duel-picture-cargo-2 = 2
imhotep_duel-picture-cargo-3 = 3, außen
imhotep_duel-picture-take = Nehmen
imhotep_duel-picture-place = Einsetzen
imhotep_duel-picture-place_and_unload = Einsetzen und entladen
imhotep_duel-picture-swap_and_unload = Tauschen und entladen
imhotep_duel-picture-unloading = Jetzt entladen brächte:
imhotep_duel-picture-to_seat = { $token } an { $seat }
imhotep_duel-picture-to_box = { $token } in die Schachtel
imhotep_duel-picture-points = Punkte
imhotep_duel-picture-actions = Aktionsplättchen
imhotep_duel-picture-meeples = Im Hafen
imhotep_duel-picture-obelisks =
    { $count ->
        [0] keiner
        [one] { $count } Obelisk
       *[other] { $count } Obelisken
    }
imhotep_duel-picture-first_to_five = zuerst fünf
imhotep_duel-picture-face_down = { $count } verdeckt
imhotep_duel-picture-pyramids = { $light } hell, { $dark } dunkel
imhotep_duel-picture-in_hand = { $count } noch in der Hand

## The table in the browser

imhotep_duel-about-score = Was alle hätten, wenn jetzt Schluss wäre. Ein verdeckter Tempelstapel zählt nicht mit. (D9.19, D9.1, D9.17, D9.18)
imhotep_duel-about-log = Alles, was geschehen ist, das Neueste oben. In der heruntergeladenen Partie steht dasselbe in Notation. (D12.1, D12.2, D12.3, D11.8)
imhotep_duel-about-box = Was aus dem Spiel kommt, landet hier: Plättchen, die keine Figur bekommt, und gespielte Aktionsplättchen. (D5.4)

imhotep_duel-table-phase =
    { $count ->
        [0] Nur das letzte Boot ist übrig
        [one] Noch eine Entladung
       *[other] Noch { $count } Entladungen
    }
imhotep_duel-table-harbor = Hafen
imhotep_duel-table-boats = Boote
imhotep_duel-table-stores = Vorrat, Reserve und Schachtel
imhotep_duel-table-space = { $space }: leer
imhotep_duel-table-space-of =
    { $space }: { WHO($seat) ->
        [you] eine Figur von dir
       *[other] eine Figur von { $seat }
    }
imhotep_duel-table-standing =
    { WHO($seat) ->
        [you] Du hast
       *[other] { $seat } hat
    } { $count ->
        [0] keine Figur im Hafen
        [one] eine Figur auf { $spaces }
       *[other] Figuren auf { $spaces }
    }
imhotep_duel-table-unloads-left =
    { $count ->
        [0] Keine Entladung mehr
        [one] Noch eine Entladung
       *[other] Noch { $count } Entladungen
    }
imhotep_duel-table-boats-left =
    { $count ->
        [one] Ein Boot ist übrig
       *[other] { $count } Boote sind übrig
    }
imhotep_duel-table-supply =
    { $count ->
        [0] Der Vorrat ist leer
       *[other] { $count } Plättchen im Vorrat
    }
imhotep_duel-table-reserve =
    { $count ->
        [0] Die Reserve ist leer
        [one] Ein Plättchen in der Reserve
       *[other] { $count } Plättchen in der Reserve
    }
imhotep_duel-table-box = Die Schachtel
imhotep_duel-table-boat = Boot { $boat }: { $tokens }
imhotep_duel-table-boat-gone = Boot { $boat } ist aus dem Spiel
imhotep_duel-table-empty = leer
imhotep_duel-table-cargo = Boot { $boat }, Feld { $space }: { $token }
imhotep_duel-table-mat = Bereich von { $seat }
imhotep_duel-table-plays-black = Spielt Schwarz
imhotep_duel-table-plays-white = Spielt Weiß
imhotep_duel-table-hand =
    { $count ->
        [0] Keine Figur in der Hand
        [one] Eine Figur in der Hand
       *[other] { $count } Figuren in der Hand
    }
imhotep_duel-table-times =
    { $count ->
        [1] { $what }
       *[other] { $count } × { $what }
    }
imhotep_duel-table-actions = Aktionsplättchen: { $actions }
imhotep_duel-table-no-actions = Kein Aktionsplättchen
imhotep_duel-table-side = Seite { $side }
imhotep_duel-table-site = { $site }, Seite { $side }: { $holds } – { $worth }
imhotep_duel-table-first-to-five = zuerst fünf
imhotep_duel-table-temples-hidden =
    { $count ->
        [one] Ein Plättchen, verdeckt
       *[other] { $count } Plättchen, verdeckt
    }
imhotep_duel-table-pyramids = { $light } hell, { $dark } dunkel
imhotep_duel-table-nothing = noch nichts

# What unloading a boat would bring, shown before anybody decides.
imhotep_duel-table-unloading = Jetzt entladen bringt: { $gains }
imhotep_duel-table-gets =
    { $token } an { WHO($seat) ->
        [you] dich
       *[other] { $seat }
    }
imhotep_duel-table-gains =
    { WHO($seat) ->
        [you] Du
       *[other] { $seat }
    } { $points }
imhotep_duel-table-boxed = { $token } in die Schachtel
imhotep_duel-table-swapping = { $first } und { $second } tauschen die Plätze

# Headings over buttons, and what stands on the buttons below them.
imhotep_duel-table-group-place = Figur einsetzen auf
imhotep_duel-table-group-unload = Boot entladen
imhotep_duel-table-group-play = Aktionsplättchen spielen
imhotep_duel-table-group-take = Von Boot { $boat } nehmen
imhotep_duel-table-group-swap = Auf Boot { $boat } tauschen
imhotep_duel-table-swapped = { $first } ⇄ { $second }
imhotep_duel-table-brief-take = Nehmen
imhotep_duel-table-brief-place = Einsetzen
imhotep_duel-table-brief-place_and_unload = Einsetzen und entladen
imhotep_duel-table-brief-swap_and_unload = Tauschen und entladen

## How you score

imhotep_duel-scoring-when-end = Am Ende der Partie
imhotep_duel-scoring-of-each = je Stück
imhotep_duel-scoring-of-more = für die Mehrheit
imhotep_duel-scoring-of-first = zuerst
imhotep_duel-scoring-of-count = mit { $count }
imhotep_duel-scoring-of-other = danach
imhotep_duel-scoring-obelisk_a = Obelisk, Seite A
imhotep_duel-scoring-obelisk_a-text = Für jedes Obeliskenplättchen, dazu ein Bonus für die Person mit mehr Obelisken; bei Gleichstand für niemanden.
imhotep_duel-scoring-obelisk_b = Obelisk, Seite B
imhotep_duel-scoring-obelisk_b-text = Mit { $needs } Obeliskenplättchen: wer sie zuerst hat und wer danach; weniger bringen nichts. Mit zehn bekommst du beides.
imhotep_duel-scoring-temple_a = Tempel, Seite A
imhotep_duel-scoring-temple_a-text = Ein Punkt für jeden Kreis auf deinen Plättchen.
imhotep_duel-scoring-temple_a-count = Kreise
imhotep_duel-scoring-temple_b = Tempel, Seite B
imhotep_duel-scoring-temple_b-text = Deine Plättchen bilden Sätze verschiedener Werte, jeden so groß wie möglich.
imhotep_duel-scoring-temple_b-count = Werte
imhotep_duel-scoring-pyramid_a = Pyramiden, Seite A
imhotep_duel-scoring-pyramid_a-text = Die helle und die dunkle Pyramide, jede für sich.
imhotep_duel-scoring-pyramid_a-count = Plättchen
imhotep_duel-scoring-pyramid_b = Pyramiden, Seite B
imhotep_duel-scoring-pyramid_b-text = Nur die kleinere deiner beiden Pyramiden.
imhotep_duel-scoring-pyramid_b-count = Plättchen
imhotep_duel-scoring-tomb_a = Grabkammer, Seite A
imhotep_duel-scoring-tomb_a-text = Jede Folge benachbarter Zahlen nach ihrer Länge; auch ein einzelnes Plättchen ist eine Folge.
imhotep_duel-scoring-tomb_a-count = Länge
imhotep_duel-scoring-tomb_b = Grabkammer, Seite B
imhotep_duel-scoring-tomb_b-text = Für jede Folge benachbarter Zahlen, egal wie lang; auch ein einzelnes Plättchen ist eine Folge.
imhotep_duel-scoring-actions = Aktionsplättchen
imhotep_duel-scoring-actions-text = Für jedes, das du nicht gespielt hast.
imhotep_duel-scoring-meeples = Figuren
imhotep_duel-scoring-meeples-text = Für jede eigene, die im Hafen steht.
imhotep_duel-scoring-piece-meeple = Figur

## The lesson, scene by scene: what to know, what to do, what it brought, and what is said of another move

imhotep_duel-lesson-table-say = Sechs Boote bringen Fracht, und ihr beide baut damit an je vier Orten. Auf den neun Feldern des Hafens stehen Figuren; deine sind die schwarzen.
imhotep_duel-lesson-table-do = Tippe alles an, was markiert ist: So erfährst du, was es ist.
imhotep_duel-lesson-table-done = In deinem Zug tust du eins von drei Dingen: eine Figur einsetzen, ein Boot entladen oder ein Aktionsplättchen spielen. Mehr gibt es nicht zu tun.
imhotep_duel-lesson-place-say = Der einfachste Zug: Setze eine Figur ein. Jedes Feld liegt in zwei Linien: in der des Boots neben seiner Reihe und in der des Boots unter seiner Spalte.
imhotep_duel-lesson-place-do = Setze eine Figur ein: Tippe irgendein Feld an.
imhotep_duel-lesson-place-done = Deine Figur steht in den Linien zweier Boote. Zum Entladen braucht es zwei Figuren in der Linie eines Boots. Steht sie am Ende der Partie noch da, bringt sie 1 Punkt.
imhotep_duel-lesson-unload-say = Ab zwei Figuren in seiner Linie kann ein Boot entladen werden. Bei zweien geht das: Die Zahlen darauf zeigen, wie viele Punkte es brächte.
imhotep_duel-lesson-unload-do = Entlade eins dieser Boote: Tippe es an.
imhotep_duel-lesson-unload-done = Die vordere Figur bekam das Plättchen ganz außen, die hintere das folgende; beide sind zurück in deiner Hand. Ohne dritte Figur kam das dritte Plättchen in die Schachtel. Neue Fracht ist schon da.
imhotep_duel-lesson-order-say = Auf Boot A liegt Grabkammer 9 ganz außen: Sie ist für die Figur, die dem Boot am nächsten steht. Du hast 7 und 8. Zwei benachbarte Zahlen bringen 4 Punkte, drei bringen 9.
imhotep_duel-lesson-order-do = Setze eine Figur so ein, dass du Grabkammer 9 bekommst.
imhotep_duel-lesson-order-other = Das geht, aber dann bekommt Weiß die Grabkammer 9. Boot A liegt unter seiner Spalte: Welches freie Feld ist ihm am nächsten?
imhotep_duel-lesson-order-done = Weiß hat Boot A entladen, und Grabkammer 9 gehört dir: Deine Figur stand am nächsten. Egal ist, wer entlädt; es zählt, wer wo steht.
imhotep_duel-lesson-circles-say = Tempelplättchen zeigen einen bis vier Kreise. Auf Seite A des Tempels bringt jeder Kreis 1 Punkt. Zwei Boote können entladen werden, und deine zwei Figuren nehmen die zwei Plättchen, die am weitesten draußen liegen.
imhotep_duel-lesson-circles-do = Entlade das Boot, das dir mehr bringt.
imhotep_duel-lesson-circles-other = Das geht, aber Boot A bringt dir einen Kreis und ein Plättchen der dunklen Pyramide: 2 Punkte. Boot 2 bringt dir sieben Kreise.
imhotep_duel-lesson-circles-done = Sieben Kreise, 7 Punkte. Zwei Figuren im Hafen brachten je 1 Punkt, solange sie dort standen: Deshalb hast du nur 5 Punkte mehr, nicht 7.
imhotep_duel-lesson-worth-say = Deine Figur auf c3 steht in den Linien zweier Boote, die entladen werden können. Jedes Plättchen einer Pyramide bringt mehr als das vorige. Obelisken bringen je 1 Punkt, dazu 6 für die Mehrheit; ihr habt beide zwei.
imhotep_duel-lesson-worth-do = Vergleiche die Zahlen und entlade eins der beiden Boote.
imhotep_duel-lesson-worth-other = Das geht, aber Boot 3 bringt dir 4 Punkte und Weiß 1. Boot C brächte dir 3 und Weiß 7: einen Obelisken und die 6 Punkte für die Mehrheit.
imhotep_duel-lesson-worth-done = Dein viertes Plättchen der hellen Pyramide: 10 Punkte statt 6. Weiß bekam nur 1; von Boot C wären es 7 gewesen. Sieh immer nach, was ein Boot der anderen Seite bringt.
imhotep_duel-lesson-cross-say = Weiß ist dabei, Boot 3 zu entladen und 7 Punkte zu bekommen. Aber die Figur auf b3 steht noch in einer zweiten Linie.
imhotep_duel-lesson-cross-do = Schicke die Figur auf b3 zurück in die Hand von Weiß.
imhotep_duel-lesson-cross-other = Das geht, aber die 7 Punkte von Boot 3 bekommt Weiß trotzdem. Entlade das Boot unter der Figur auf b3.
imhotep_duel-lesson-cross-done = Du hast 3 Punkte bekommen, Weiß nur 1, und in der Linie von Boot 3 steht noch eine einzige Figur. Jede Figur zählt für zwei Boote: So durchkreuzt du Pläne.
imhotep_duel-lesson-take-say = Boote bringen auch Aktionsplättchen. Deins nimmt ein Plättchen von irgendeinem Boot. Grabkammer 5 verbindet deine 3, 4 und 6, 7; entlädt Weiß Boot C, kommt sie in die Schachtel.
imhotep_duel-lesson-take-do = Spiele dein Aktionsplättchen: Tippe es neben deinem Namen an.
imhotep_duel-lesson-take-do-2 = Nimm jetzt Grabkammer 5 von Boot C.
imhotep_duel-lesson-take-other = Das geht, aber nichts bringt dir mehr als Grabkammer 5: Nimm sie jetzt mit deinem Aktionsplättchen.
imhotep_duel-lesson-take-done = 3, 4, 5, 6, 7: Fünf benachbarte Zahlen bringen 25 Punkte statt 8. Ein Plättchen der Reserve füllt die Lücke. Ein Aktionsplättchen, das du nie spielst, bringt 1 Punkt.
imhotep_duel-lesson-twice-say = Dieses Aktionsplättchen setzt eine Figur ein und entlädt dann ein oder zwei Boote. Mehr Obelisken hat Weiß: zwei, du hast einen.
imhotep_duel-lesson-twice-do = Spiele dein Aktionsplättchen.
imhotep_duel-lesson-twice-do-2 = Setze eine Figur in die Linie von Boot A.
imhotep_duel-lesson-twice-do-3 = Entlade Boot A oder Boot B.
imhotep_duel-lesson-twice-do-4 = Und jetzt das andere.
imhotep_duel-lesson-twice-other = Das geht, aber die Boote A und B in einem Zug bringen dir mehr: vier Plättchen, und zwei davon sind Obelisken.
imhotep_duel-lesson-twice-other-2 = Das geht, aber dann steht in der Linie von Boot A nur eine Figur. Setze deine auf a1 oder a2.
imhotep_duel-lesson-twice-other-3 = Das geht, aber dann lässt sich weder A noch B mehr entladen: Zusammen bringen sie dir vier Plättchen.
imhotep_duel-lesson-twice-other-4 = Du kannst es dabei belassen, aber das andere Boot bringt dir noch zwei Plättchen: Entlade es auch.
imhotep_duel-lesson-twice-done = Vier Plättchen in einem Zug. Jetzt hast du mehr Obelisken: Die 6 Punkte gehören dir, nicht mehr Weiß. Andere Aktionsplättchen setzen zwei oder drei Figuren ein, oder sie tauschen zwei Plättchen und entladen ein Boot.
imhotep_duel-lesson-sides-say = Jeder Ort hat eine zweite Seite, B, die anders gewertet wird. Die Seiten wählst du, wenn du einen Tisch einrichtest; für die ersten Partien wird Seite A empfohlen. Hier liegen alle vier auf Seite B.
imhotep_duel-lesson-sides-do = Tippe deine vier Orte an: So erfährst du, wie Seite B zählt.
imhotep_duel-lesson-sides-done = Dieselben Plättchen sind also etwas anderes wert: Bei den Obelisken zählt, wer zuerst fünf hat, beim Tempel zählen verschiedene Werte, bei den Pyramiden die kleinere, und Lücken zwischen Grabkammern sind gut. Die Zahlen auf den Booten berücksichtigen die Seiten.
imhotep_duel-lesson-end-say = Der Vorrat ist leer, also kommen entladene Boote aus dem Spiel. Nur zwei sind noch da: Die nächste Entladung beendet die Partie sofort, und die Fracht des letzten Boots gehört niemandem.
imhotep_duel-lesson-end-do = Beende die Partie: Entlade das Boot, mit dem du gewinnst.
imhotep_duel-lesson-end-other = Das geht, aber Boot B bringt dir jetzt 6 Punkte. Wird stattdessen Boot 1 entladen, bekommt Weiß 3, und die Fracht von Boot B gehört niemandem.
imhotep_duel-lesson-end-done = Du gewinnst 41 zu 35. Bei Gleichstand gewinnt, wer nicht begonnen hat. Die Abrechnung zeigt, woher jeder Punkt kommt. In anderen Partien können Tempelplättchen verdeckt liegen: Merke sie dir.

## Advice in a guided first game, at the first decision of each kind

imhotep_duel-advice-turn-place = Setze dort ein, wo ein gutes Plättchen zu holen ist: Die Figur, die einem Boot am nächsten steht, bekommt das Plättchen ganz außen. Am besten sind Felder, deren beide Boote etwas für dich haben.
imhotep_duel-advice-turn-place-unload = Die Zahlen auf einem Boot zeigen, was das Entladen dir und der anderen Seite brächte. Bringt es dir mehr, entlade; sonst setze eine Figur ein, am besten vor die der anderen Seite.
imhotep_duel-advice-turn-unload = Alle deine Figuren stehen im Hafen, also entlade. Wähle das Boot, das dir am meisten und der anderen Seite am wenigsten bringt.
imhotep_duel-advice-turn = Statt einzusetzen oder zu entladen, darfst du ein Aktionsplättchen spielen. Tu es, wenn es mehr bringt als ein gewöhnlicher Zug; nie gespielt bringt es 1 Punkt.
imhotep_duel-advice-place = Suche eine Linie, in der du zwei Figuren haben kannst, und die Felder, die guten Plättchen am nächsten sind.
imhotep_duel-advice-may_place = Die dritte Figur kostet keinen eigenen Zug: Setze sie ein, wenn ein gutes Feld frei ist.
imhotep_duel-advice-place_to_unload = Setze so ein, dass ein Boot entladen werden kann, das dir viel bringt, am besten mit einem zweiten, in dessen Linie zwei andere Figuren stehen.
imhotep_duel-advice-unload = Entlade das Boot, das dir am meisten und der anderen Seite am wenigsten bringt: Die Zahlen auf den Booten zeigen es.
imhotep_duel-advice-may_unload = Ein zweites Boot kostet keinen eigenen Zug. Entlade es, wenn es dir mehr bringt als der anderen Seite, sonst höre auf.
imhotep_duel-advice-take = Nimm, was dir am meisten bringt (die Zahlen bei den Plättchen zeigen es) oder was die andere Seite gleich bekäme. Was dem Hafen am nächsten liegt, kommt sonst oft in die Schachtel.
imhotep_duel-advice-swap = Bringe das bessere Plättchen dahin, wo deine Figur es bekommt: ganz außen für die vorderste Figur, in der Mitte für die zweite. Bei zwei Figuren in der Linie kommt das Plättchen am Hafen in die Schachtel.

imhotep_duel-luck-load = Ladungen

## Reviews: what is in hand, and kinds of errors

imhotep_duel-held-meeples = Figuren in der Hand
imhotep_duel-error-wrong_space = Figur auf falschem Feld
imhotep_duel-error-unloaded_too_early = Zu früh entladen
imhotep_duel-error-unloaded_too_late = Zu spät entladen
imhotep_duel-error-wrong_boat = Falsches Boot entladen
imhotep_duel-error-boat_left = Zweites Boot stehen gelassen
imhotep_duel-error-wrong_token = Falsche Plättchen
imhotep_duel-error-wrong_action = Falsches Aktionsplättchen
imhotep_duel-error-action_kept = Aktionsplättchen nicht gespielt
imhotep_duel-error-action_wasted = Aktionsplättchen zu früh gespielt
