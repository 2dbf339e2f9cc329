### What the command line says in German. What all share is in ../texts, a game's own words in its folder.

cli-loading = Regeln werden geladen
cli-compiling = Regeln werden für diesen Rechner kompiliert (nur beim ersten Mal; gespeichert in { $folder })
cli-compiling-each = Regeln werden kompiliert, in jedem Prozess von neuem: { $folder } ist nicht beschreibbar. Die Umgebungsvariable BENBEN_CACHE nennt einen anderen Ordner

cli-cut_off = Nicht fertig; die Arbeit bis dahin steht in { $file }.
cli-games-game = { $name }: { $title } (Regelversion { $version })
cli-games-option = Option
cli-games-choices = Auswahl
cli-games-default = Standard
cli-games-about = Bedeutung
cli-games-letters = { $letters }, je für { $parts }
cli-games-example = Zum Beispiel: { $example }
cli-games-players = Spieler, wie sie bei --player heißen
cli-games-spec = Spieler
cli-games-meaning = Was er tut
cli-games-installed = installiert: { $places }
cli-games-own = ein eigener Spieler, etwa examples.own_player:OwnPlayer; Parameter wie oben, nach einem weiteren Doppelpunkt
cli-games-parameters = { $meaning }; Parameter: { $parameters }
cli-games-parameter = { $name } ({ $meaning })
# Kinds of players, and their parameters.
cli-player-random = spielt irgendeinen erlaubten Zug
cli-player-greedy = spielt den Zug, der am besten aussieht, ohne vorauszudenken
cli-player-greedy-blur = um wie viele Punkte er einen Zug falsch einschätzt, standardmäßig 0
cli-player-person = spielt den Zug, der am besten aussieht, macht Fehler wie Menschen und denkt vielleicht ab und zu voraus
cli-player-person-blur = um wie viele Punkte er einen Zug falsch einschätzt, standardmäßig 0
cli-player-person-habit = um wie viele Punkte er eine Art von Zügen die ganze Partie lang falsch einschätzt, standardmäßig 0
cli-player-person-games = simulierte Partien bei Entscheidungen, über die er nachdenkt
cli-player-person-ahead = bei welchem Teil seiner Entscheidungen er das tut, standardmäßig 1
cli-player-uct = schlichtes UCT mit den Einstellungen von OpenSpiel und zufälligen Partien: ein Vergleichsmaßstab
cli-player-uct-seconds = Sekunden je Zug
cli-player-uct-games = simulierte Partien je Zug
cli-player-net = sucht wie `search`, gelenkt und beurteilt vom Netz, das für das Spiel trainiert wurde
cli-player-net-seconds = Sekunden je Zug
cli-player-net-games = simulierte Partien je Zug
cli-player-net-threads = Threads, standardmäßig 1
cli-player-net-policy = was das Netz zu Zügen sagt: berichtigt, was die Suche von vornherein annimmt (priors, standardmäßig), bleibt weg (none) oder entscheidet allein, ohne Suche (alone)
cli-player-net-style = mag Risiken und große Vorsprünge (bold) oder fürchtet zurückzufallen (careful); standardmäßig keines von beiden
cli-player-net-exploration = wie breit gesucht wird
cli-player-net-temperature = Punkte Vorliebe, die einen Zug von vornherein e-mal so wahrscheinlich machen
cli-player-net-cut = Entscheidungen einer simulierten Partie, bevor die angepasste Bewertung urteilt
cli-player-net-noise = um wie viele Punkte sich die Spieler der simulierten Partien verschätzen
cli-player-net-open = 1 für einen einzigen Knoten, was der Zufall auch bringt, 0 für einen je Ergebnis
cli-player-search = durchsucht den Baum der Züge und Zufälle
cli-player-search-seconds = Sekunden je Zug
cli-player-search-games = simulierte Partien je Zug
cli-player-search-playouts = wie simulierte Partien gespielt werden, standardmäßig greedy
cli-player-search-threads = Threads, standardmäßig 1
cli-player-search-style = mag Risiken und große Vorsprünge (bold) oder fürchtet zurückzufallen (careful); standardmäßig keines von beiden
cli-player-search-exploration = wie breit gesucht wird
cli-player-search-temperature = Punkte Vorliebe, die einen Zug von vornherein e-mal so wahrscheinlich machen
cli-player-search-cut = Entscheidungen einer simulierten Partie, bevor die angepasste Bewertung urteilt
cli-player-search-noise = um wie viele Punkte sich die Spieler der simulierten Partien verschätzen
cli-player-search-open = 1 für einen einzigen Knoten, was der Zufall auch bringt, 0 für einen je Ergebnis
cli-player-level = eine Stufe für Menschen; wie stark, steht in docs/strength.md

cli-play-title = { $title } ({ $options })
# What side of a site is played: { $meaning } begins with the letter.
cli-play-letter = { $part } { $meaning }
cli-play-commitment = Das Geheimnis des Gebers ist festgelegt; notiere das hier, um es später zu prüfen: { $commitment }
cli-play-thinking = { $name } denkt nach
cli-play-numbers = die Züge haben die Nummern 1 bis { $most }
cli-play-meant = „{ $text }“ ist kein vollständiger Zug; war einer von diesen gemeint: { $moves }?
cli-play-words = Tippe die Nummer eines Zugs oder seine Notation. ? zeigt die Züge nach Art, hint die besten, rules NUMMER eine Regel; help nennt alle Befehle, quit beendet.
cli-play-help_moves = Tippe die Nummer eines Zugs, seine Notation (die Wörter am Ende) oder einen dieser Befehle, ganz oder abgekürzt:
cli-play-takes-move = ZUG
cli-play-takes-rule = NUMMER
cli-play-takes-file = DATEI
cli-play-word-help = diese Befehle zeigen
cli-play-word-moves = was jetzt möglich ist, nach Art
cli-play-word-hint = die besten Züge und was sie bringen würden
cli-play-word-why = warum ein Zug jetzt nicht möglich ist
cli-play-word-rules = eine Regel (R5.4 oder 5.4), ein Kapitel (R5), alle Regeln mit bestimmten Wörtern oder die Liste der Kapitel
cli-play-word-undo = den letzten eigenen Zug zurücknehmen, wenn seither nichts aufgedeckt wurde
cli-play-word-table = den Tisch noch einmal zeigen
cli-play-word-save = die Partie speichern, wie sie steht
cli-play-word-review = am Ende: die Chancen aller im Lauf der Partie und wo sie kippte
cli-play-word-quit = aufhören; mit --record wird die Partie gespeichert
# The moves that begin with the word { $verb }.
cli-play-kind = { $verb } ({ $count })
# Neither a move nor a word for the program; { $moves } is what looks most like it.
cli-play-like = „{ $text }“ ist weder ein Zug noch ein Befehl; war gemeint: { $moves }?
cli-play-unknown = „{ $text }“ ist weder ein Zug noch ein Befehl. ? zeigt die Züge, help die Befehle.
cli-play-why_what = Welcher Zug? Tippe: why ZUG
cli-play-can_be_played = Das ist möglich: { $words }
cli-play-hint_thinking = Ein Tipp wird gesucht
# A good move with its number in the list; { $outlook } tells what it would bring.
cli-play-idea = { $number }  { $move } ({ $notation }) – { $outlook }
cli-play-review_later = Die Analyse gibt es, wenn die Partie zu Ende ist.
cli-play-rules_none = Dieses Spiel hat keine Seite mit Regeln.
cli-play-rules_how = Tippe rules mit einer Nummer oder mit Wörtern; Nummern sehen so aus: { $examples }.
cli-play-rules_unknown = Keine Regel dieses Spiels heißt „{ $text }“ oder enthält diese Wörter; Nummern sehen so aus: { $examples }.
cli-play-rules_more = Weitere Treffer: { $numbers }
cli-play-nothing_to_undo = Du kannst gerade nichts zurücknehmen.
cli-play-undo_over = Die Partie ist zu Ende: Kein Zug lässt sich mehr zurücknehmen.
cli-play-over = Die Partie ist zu Ende: Tippe review, rules, table, save DATEI oder quit.
cli-play-look_back = review zeigt, wo die Partie kippte, save DATEI speichert sie, quit beendet.
cli-play-revealed = Inzwischen wurde etwas aufgedeckt; das kannst du nicht zurücknehmen.
cli-play-others_decided = Inzwischen hat jemand anders gezogen; das kannst du nicht zurücknehmen.
cli-play-undone = Zurückgenommen: { $move }
cli-play-save_where = Wohin speichern? Tippe: save DATEI
cli-play-saved = Gespeichert: { $file }
cli-play-not_saved = Nicht gespeichert: { $file }: { $reason }
cli-play-left = Du hast die Partie verlassen; sie ist nicht gespeichert.

cli-receipt-title = Abrechnung
cli-receipt-epoch = Epoche
cli-receipt-item = Posten
cli-receipt-total = Summe
cli-outcome =
    { $count ->
        [one] { $winners } gewinnt mit { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        } ({ $reason }).
       *[other] { $winners } gewinnen gemeinsam mit { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        } ({ $reason }).
    }

cli-serve-ready = Der Tisch ist offen: { $address } (Strg+C schließt ihn)
cli-backup =
    { $tables ->
        [one] 1 Tisch nach { $file } kopiert.
       *[other] { $tables } Tische nach { $file } kopiert.
    }
cli-restored =
    { $tables ->
        [one] 1 Tisch nach { $database } zurückgebracht.
       *[other] { $tables } Tische nach { $database } zurückgebracht.
    }
cli-restored-aside = Die frühere Datenbank liegt jetzt in { $file }.
cli-pruned =
    { $tables ->
        [one] 1 Tisch gelöscht: dort ist seit { $since } nichts passiert.
       *[other] { $tables } Tische gelöscht: dort ist seit { $since } nichts passiert.
    }
cli-prune-would =
    { $tables ->
        [one] 1 Tisch würde gelöscht: dort ist seit { $since } nichts passiert.
       *[other] { $tables } Tische würden gelöscht: dort ist seit { $since } nichts passiert.
    }
cli-people-person = Person
cli-people-called = Name
cli-people-devices = Geräte
cli-people-games = Partien
cli-people-visit = Zuletzt hier
cli-people-note = Anmerkung
cli-people-muted = stumm
cli-people-when = Wann
cli-people-action = Aktion
cli-people-detail = Einzelheit
cli-people-game = Spiel
cli-people-players = Personen
cli-people-rating = Wertung
cli-people-range = Spanne
cli-people-renamed = { $person } heißt jetzt { $name }.
cli-people-is_muted = { $person } kann nicht mehr chatten.
cli-people-unmuted = { $person } kann wieder chatten.
cli-people-removed = { $person } ist entfernt; geänderte Tische: { $tables }.
cli-people-exported = Was über { $person } gespeichert ist, steht in { $file }.
cli-people-invited = { $name } kann sich mit diesem Link anmelden, einmal, innerhalb von { $days } Tagen:
cli-people-no_ratings = Noch keine gewertete Partie ist zu Ende.
cli-replaying = Noch einmal gespielt
cli-replay-differs = { $table } ({ $game }), Zug { $ply }: { $reason }
cli-replayed = Noch einmal gespielte Partien: { $games } in { $seconds } s; abweichend: { $differ }.

cli-check-busy = { $game } wird geprüft
cli-check-played =
    { $game }, Regeln als einfaches Python: { $games ->
        [one] 1 Partie,
       *[other] { $games } Partien,
    } { $plies ->
        [one] 1 Zug
       *[other] { $plies } Züge
    }
cli-check-equal =
    { $kind ->
        [native] Übersetzte Regeln
       *[portable] Spielkern
    }: { $games ->
        [one] dieselbe Partie, Byte für Byte
       *[other] dieselben { $games } Partien, Byte für Byte
    }
cli-check-left_out-numba = Übersetzte Regeln: ausgelassen, weil Numba nicht installiert ist (pip install 'benben[research]')
cli-check-left_out-engine = Spielkern: ausgelassen, weil es für diese Regeln keinen gibt (benben web build { $game })
cli-check-left_out-failed = So konnten die Regeln nicht laufen.
cli-check-fine = Keine Fehler in { $game } gefunden.
cli-check-faults =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
cli-check-fault = { $where }: { $what }
# Die Fehler, die `benben check` findet: was falsch ist, dann was richtig ist. Namen im Code bleiben.
cli-check-broken = { $reason }. { $fix }
cli-check-fix-index = Die Stellen einer Zelle gehen von 0 bis zu ihrer Länge minus eins; mach die Zelle länger oder berichtige die Stelle.
cli-check-fix-endless = Sieh dir die Bedingung der Schleife an, und schreib for … in range(…), wo es geht.
cli-check-fix-cell = Gib der Zelle einen größeren Typ, etwa cell(kind=nd.int32), oder berichtige die Zahl.
cli-check-fix-moves = Erhöhe most_moves, oder nenne weniger Züge.
cli-check-fix-no_moves = Gib dem Platz einen Zug wie „passen“, oder lass apply weitergeben.
cli-check-fix-no_move = Die Zahlen der Züge zählen ab 0 in der Reihenfolge der Verben und ihrer Nomen; Verbs.code nennt sie.
cli-check-fix-outcomes = Erhöhe most_outcomes, oder nenne jedes Ergebnis in outcomes.
cli-check-fix-weights = Schreib ganze Gewichte ab 0, mindestens eines davon über 0, und gib zurück, wie viele es sind.
cli-check-fix-outcome = Zieh nur Ergebnisse, denen chance ein Gewicht gibt.
cli-check-fix-players = Lass encode zuerst die Zahl der Spieler zurückgeben.
cli-check-fix-receipt = Ergänze die fehlende Zeile, oder berichtige score.
cli-check-fix-no_cell = Alle Zellen eines Tisches stehen in seiner Klasse.
cli-check-failed = es scheitert mit { $said }.
cli-check-twice = der Zug { $code } steht zweimal in der Liste. Nenne jeden Zug einmal.
cli-check-no_moves = ein Platz muss entscheiden und hat keinen Zug, oder hat einen, obwohl keiner entscheiden muss. Nenne Züge genau dann, wenn actor 0 oder größer ist.
cli-check-no_move = { $code } steht in der Liste und ist kein Zug des Spiels. Die Zahlen zählen ab 0 in der Reihenfolge der Verben und ihrer Nomen.
cli-check-too_many = es sind { $count } Züge, aber most_moves ist { $most }. Erhöhe most_moves.
cli-check-actor = actor wird { $actor }. Möglich sind ein Platz von 0 bis { $last }, CHANCE und OVER.
cli-check-outcome = das Ergebnis { $code } kann eintreten, aber outcomes nennt nur { $count }. Nenne jedes Ergebnis in outcomes.
cli-check-notation = „{ $text }“ wird als anderer Zug gelesen. Gib jedem Zug ein eigenes Verb und Nomen.
cli-check-receipt = Platz { $seat } hat { $points } Punkte, aber seine Zeilen ergeben { $sum }. Gib für jeden Punkt eine Zeile an.
cli-check-empty_line = eine Zeile der Abrechnung hat weder eine Anzahl noch Punkte. Lass solche Zeilen weg.
cli-check-line_of_nobody = eine Zeile der Abrechnung nennt einen Platz, der nicht mitspielt. Zähle Plätze ab 0.
cli-check-shares = die Anteile ergeben { $sum }, oder einer ist kleiner als 0. Teile 1 unter den Siegern auf, und schreib für alle anderen 0.
cli-check-no_winner = niemand der Mitspielenden hat gewonnen. Gib mindestens einem Platz, der mitspielt, einen Anteil.
cli-check-poor_winner = ein Platz gewinnt mit weniger Punkten als ein anderer. Lass score und shares dasselbe sagen.
cli-check-untyped = die Ansicht nennt keinen Typ. Schreib -> und ein TypedDict, das ViewHeader erweitert.
cli-check-header = dem Kopf der Ansicht fehlt „{ $name }“, oder es steht etwas anderes darin. Beginne mit **view_header(table, viewer, receipt).
cli-check-seats = „seats“ muss eine Liste mit einem Eintrag je Platz sein, darin „seat“ und „points“.
cli-check-json = JSON gibt die Ansicht nicht unverändert zurück. Nimm nur int, float, bool, str, None, Listen, und dicts mit Text als Schlüssel.
cli-check-fields = die Ansicht und ihr Typ { $type } unterscheiden sich im Feld „{ $name }“. Ergänze es, wo es fehlt.
cli-check-no_text = es gibt keinen Text „{ $id }“. Ergänze ihn in words oder in texts/en.ftl.
cli-check-text_asks = der Text „{ $id }“ will etwas, was er nicht bekommt: { $names }. Nimm nur, was seine Nachricht hat.
cli-check-not_in_rules = { $said } lässt sich nicht übersetzen. Regeln sind Schleifen, Bedingungen, Zahlen, Zellen und Aufrufe anderer Regeln.
cli-check-int_of_enum = { $said } lässt sich nicht übersetzen. Schreib das Element ohne int( ).
cli-check-global_list = { $said } ist list, dict oder set, und das können übersetzte Regeln nicht lesen. Schreib nd.array([…]) oder ein Tupel.
cli-check-no_rule = Regeln rufen { $name } auf, das keine Regel ist. Schreib @rule über sein def.
cli-check-endless = eine Partie ist nach { $plies } Zügen nicht zu Ende. Setz actor irgendwann auf OVER, oder begrenze die Zahl der Runden.
cli-check-changes = { $rule } verändert den Tisch. Das dürfen nur setup und apply.
cli-check-range = { $number } kommt in die Zelle { $cell }, die von { $low } bis { $high } geht. Berichtige die Zahl oder den Bereich.
cli-check-remembers = dieselben Züge führen zu verschiedenen Tischen. Halte alles in Zellen, und lass chance ziehen, was Zufall ist.
cli-check-view_shows = das Feld „{ $field }“ der Ansicht zeigt etwas, was dieser Betrachter nicht sehen darf. Zeig stattdessen None, bis die Partie zu Ende ist.
cli-check-depends = { $rule } hängt von etwas ab, was dieser Platz nicht sehen darf. Nimm nur offene Zellen und die eigenen des Platzes.
cli-check-known = ein Tisch, den ein Platz vermuten darf, weicht im Feld „{ $field }“ von dem ab, was er sieht. Zieh nur, was ihm verborgen ist.
cli-check-event_shows = die Worte zu „{ $move }“ verraten anderen, was ihnen verborgen ist. Nenne das Verb in secret.
cli-check-observed = eine Zahl der Beobachtung ist kleiner als 0 oder größer als die höchste ihres Teils. Berichtige den Teil oder die Zahl.
cli-check-judged = policy schreibt etwas, was keine endliche Zahl ist. Schreib für jeden Zug eine Zahl von Punkten.
cli-check-targets = die Ziele von „{ $text }“ sind keine Texte. Gib eine Liste von Texten wie „board:3“ zurück.
cli-check-cell_name = eine Zelle kann nicht { $cell } heißen: übersetzte Tische haben diesen Namen schon. Wähle einen anderen.
cli-check-not_compiled = { $said }
cli-check-different =
    { $way ->
        [native] übersetzte Regeln
       *[portable] der Spielkern
    } und einfaches Python kommen zu verschiedenen Tischen (Startwert { $seed }). Ganze Zahlen der Regeln haben 64 Bit: Halte Zahlen kleiner, und teile mit //.
cli-new-written = Geschrieben: { $file }. Weiter mit:

cli-fit-playing = Partien mit { $players } Spielern
cli-fit-fitting = Anpassung für { $players } Spieler
cli-fit-quality = An zurückgehaltenen Partien
cli-fit-players = Spieler
cli-fit-log_loss = Log-Loss
cli-fit-log_loss_score = … nach Punkten
cli-fit-log_loss_even = … geraten
cli-fit-calibration_error = Kalibrierfehler
cli-fit-r2_points = R² der Punkte
cli-fit-weights = Merkmale, die für die Gewinnchance am meisten zählen, nach Spielerzahl
cli-fit-feature = Merkmal
cli-fit-meaning = Was es misst
cli-fit-written = Geschrieben: { $file }.

cli-web-building = { $game } wird gebaut
cli-web-built = { $game }: gebaut, { $size } kB, { $file }
cli-web-there = { $game }: auf dem neuesten Stand, { $size } kB, { $file }
cli-learn-busy = { $players } Spieler, Generation { $generation }: { $doing }
cli-learn-step-labels = Partien
cli-learn-step-training = Training
cli-learn-step-losses = Verluste
cli-learn-step-pace = Zeiten messen
cli-learn-step-gate = gegen den Champion
cli-learn-step-league = Liga
cli-learn-step-last_match = Champion gegen search
cli-learn-generations = Generationen, mit { $players } Spielern
cli-learn-generation = Generation
cli-learn-games = Partien
cli-learn-positions = Zurückgehalten
cli-learn-candidate = Verlust
cli-learn-champion = … Champion
cli-learn-linear = … linear
cli-learn-gate = Gegen den Champion
cli-learn-evidence = E-Wert
cli-learn-promoted = Aufgestiegen
cli-learn-yes = ja
cli-learn-no = nein
cli-learn-no_champion = Kein Netz hat sich bisher als stärker als `search` erwiesen; mit mehr Generationen kann sich das ändern.
cli-learn-stronger = In gleicher Zeit gewinnt der Champion aus Generation { $generation } { $share } % von { $games } Partien gegen `search` ({ $interval }; ausgeglichen wären { $fair }): Er ist stärker.
cli-learn-equal = In gleicher Zeit gewinnt der Champion aus Generation { $generation } { $share } % von { $games } Partien gegen `search` ({ $interval }; ausgeglichen wären { $fair }): So viele Partien reichen nicht, um sie zu unterscheiden.
cli-learn-weaker = In gleicher Zeit gewinnt der Champion aus Generation { $generation } { $share } % von { $games } Partien gegen `search` ({ $interval }; ausgeglichen wären { $fair }): Er ist schwächer.
cli-learn-plot-title = { $game }, { $players } Spieler
cli-learn-plot-candidate = Kandidat
cli-learn-plot-champion = Champion
cli-learn-plot-linear = lineare Bewertung, gleiche Partien
cli-learn-plot-loss = Log-Loss, in Nats
cli-learn-plot-rating = Wertung, search = 0
cli-learn-plot-promoted = 95-%-Intervalle; gefüllt: aufgestiegen

cli-percent = { $value } %
# Where a percentage lies, from the lower end of the interval to the upper.
cli-interval = { $low } bis { $high }

cli-simulate-busy = Partien laufen
cli-simulate-clock = Ein Spieler mit Zeitlimit ist nicht wiederholbar: Derselbe Startwert kann eine andere Datei ergeben.
cli-simulate-kept = Unterbrochen. Die fertigen Dateien bleiben in { $folder }; derselbe Befehl macht mit dem Rest weiter.
cli-simulate-resumed = { $games } Partien sind schon da; gespielt werden die übrigen.
cli-simulate-player = Spieler
cli-simulate-seat = Platz
cli-simulate-games = Partien
cli-simulate-won = Siege
cli-simulate-share = Siege %
cli-simulate-interval = 95-%-Intervall
cli-simulate-points = Punkte im Mittel
cli-simulate-speed = { $games } Partien, { $moves } Züge je Partie, { $speed } Partien je Sekunde

cli-dataset-probing = Einige Partien zeigen, wie lang sie sind
cli-dataset-written = Geschrieben: { $folder }, mit Datenblatt (README.md) und Prüfsummen (SHA256SUMS).
cli-arena-busy = { $games } von { $total } Partien, noch { $left }
cli-arena-busy-until_clear = { $games } Partien, höchstens { $total }, bis zu { $left } übrig
cli-arena-clock = Ein Spieler mit Zeitlimit ist nicht wiederholbar: Derselbe Startwert kann ein anderes Ergebnis bringen.
cli-arena-resumed = Weiter nach { $games } Partien aus { $file }
cli-arena-nothing = Noch ist kein Durchgang durch alle Plätze vollständig, also gibt es keine Ergebnisse.
cli-arena-kept = Unterbrochen. { $games } Partien sind in { $file } gespeichert. Weiter geht es mit: { $command }
cli-arena-lost = Unterbrochen, und keine Partie ist gespeichert. Mit --journal FILE lässt sich der nächste Lauf fortsetzen.
cli-arena-failed = { $player } ist an { $failures } Entscheidungen gescheitert; dort haben einfachere Spieler gezogen. Die erste: { $reason }
cli-arena-clear = Nach { $games } Partien sind alle Spieler unterscheidbar (Fehlalarme: höchstens { $alpha }).
cli-arena-unclear = Nach { $games } Partien nicht unterscheidbar (Fehlalarme: höchstens { $alpha }): { $pairs }
cli-arena-games = { $games } Partien von { $total }, { $moves } Züge je Partie
cli-arena-anchor = Wertungszahlen mit 95-%-Intervallen, bezogen auf { $player }; 400 Punkte entsprechen einer Quote von zehn zu eins.
cli-baselines-title = { $game }, { $seats } Spieler, { $games } Partien
cli-baselines-kept = { $game } mit { $seats } Spielern steht schon in { $file }.
cli-baselines-no_net = Keine Zeile für { $player }: Das Spiel hat für diese Spielerzahl kein Netz.
cli-baselines-not_given = Keine Zeile für { $player }: Hier ist nichts gelernt. Lerne es an (docs/baselines.md) und nenne es mit --player. Fehlendes Paket: { $package }.
cli-baselines-busy = Partien laufen
cli-arena-player = Spieler
cli-arena-against = Gegen
cli-arena-rating = Wertung
cli-arena-games_head = Partien
cli-arena-won = Siege
cli-arena-won_by = Siege von { $player }
cli-arena-share = Siege %
cli-arena-fair = Fair %
cli-arena-interval = 95-%-Intervall
cli-arena-points = Punkte im Mittel
cli-arena-mean = Zeit im Mittel
cli-arena-longest = Längste
cli-arena-difference = Differenz
cli-arena-clear_after = Klar nach
cli-arena-lineup = Am Tisch
cli-arena-luck = Ohne Glück: Was der Zufall jedem gebracht hat, ist abgezogen, soweit die Bewertung des Spiels es erkennt. Beide Intervalle zählen ganze Durchgänge durch alle Plätze; mit so viel weniger Partien wäre das bereinigte so breit wie das einfache.
cli-arena-adjusted = Bereinigt %
cli-arena-saved = Partien gespart

cli-rate-ladder = Die Stufen werden gemessen
cli-rate-playing = Partien gegen die Stufen
cli-rate-level = Stufe
cli-rate-program = Das Programm
cli-rate-result = { $program }: Wertung { $rating }, 95-%-Intervall { $interval }
cli-rate-scale = Wertungszahlen in Punkten, bezogen auf novice; 400 Punkte entsprechen einer Quote von zehn zu eins. Gemessen wurden die Stufen in { $games } Partien.
cli-rate-moves = Entscheidungen: { $moves }; unerlaubte Züge geschickt: { $illegal }; stattdessen zufällige Züge: { $replaced }
cli-rate-time = Sekunden je Entscheidung: im Mittel { $mean }, höchstens { $longest }
cli-rate-used = Gemeldete Token: { $tokens }; Partien über dem Vorrat: { $over }
cli-rate-seed = Startwert der Partien: { $seed }
# A program has lost game number $number against a level; $detail is in English.
cli-rate-failed-absent = { $level }, Partie { $number }: verloren, das Programm ließ sich nicht starten ({ $detail })
cli-rate-failed-silent = { $level }, Partie { $number }: verloren, das Programm brauchte zu lange ({ $detail })
cli-rate-failed-crashed = { $level }, Partie { $number }: verloren, das Programm endete während der Partie ({ $detail })
cli-rate-failed-garbled = { $level }, Partie { $number }: verloren, das Programm hielt sich nicht an das Protokoll ({ $detail })
cli-rate-failed-version = { $level }, Partie { $number }: verloren, das Programm spricht eine andere Version des Protokolls ({ $detail })

cli-replay-ply = Zug { $ply }: { $move }
cli-replay-hidden = (nur einem Spieler gezeigt)

cli-verify-fine =
    { $records ->
        [one] { $file }: gültig. { $plies } Züge, alle erlaubt, { $outcomes } Zufallsergebnisse nachgerechnet, Ergebnis und Prüfsumme stimmen.
       *[other] { $file }: { $records } gültige Aufzeichnungen. { $plies } Züge, alle erlaubt, { $outcomes } Zufallsergebnisse nachgerechnet, Ergebnisse und Prüfsummen stimmen.
    }
cli-verify-seeded = Der Geber hatte einen Startwert: wiederholbar, aber wer ihn wählte, konnte jedes Ergebnis vorhersehen.
cli-verify-committed = Jedes Ergebnis folgt aus dem Geheimnis, und das Geheimnis passt zur Festlegung { $commitment }
cli-verify-secret = Die Partie ist nicht zu Ende: Ihre Ergebnisse lassen sich prüfen, sobald das Geheimnis hinter { $commitment } offengelegt ist.
cli-verify-running =
    { $records ->
        [one] Eine Partie ist nicht zu Ende.
       *[other] { $records } Partien sind nicht zu Ende.
    }
cli-verify-resigned =
    { $records ->
        [one] In einer Partie hat jemand aufgegeben.
       *[other] In { $records } Partien hat jemand aufgegeben.
    }

cli-review-busy = Partie wird analysiert
cli-review-kept = Das ist die gespeicherte Analyse ({ $file }); --fresh macht eine neue.
cli-review-title = { $game }: Gewinnchancen
cli-review-ply = Zug
cli-review-turnings = Wendepunkte
cli-review-turning = Zug { $ply }: { $what }
cli-review-none = Keine Wendepunkte: kein Fehler, bei dem sich die Suche sicher ist, und kein Zufall, der die Chancen stark verschob.
cli-review-player = Spieler
cli-review-decisions = Echte Entscheidungen
cli-review-lost = Verlust je Entscheidung
cli-review-mistakes = Fehler
cli-review-line = Zugfolge: { $moves }
cli-review-source = Quelle
cli-review-better = Besser
cli-review-played = Gespielt
cli-review-error = Fehler
cli-review-won = Sieg
cli-review-start = Start
cli-review-luck = Glück: { $source }
cli-review-own = Eigene Fehler
cli-review-others = Fehler anderer
cli-review-doubt = Zweifel

cli-count-busy = Zählt bis Tiefe { $depth }
cli-count-title = { $name } ({ $options })
cli-count-depth = Tiefe
cli-count-positions = Stellungen
cli-count-lines = Zugfolgen

cli-web-made = { $folder } ist fertig: { $files } Dateien, { $size } MB.

cli-bench-title = Zufallspartien, Mediane aus { $rounds } Durchgängen, verstrichene Zeit. In einem Klon des Repositorys vergleicht `make bench` mit anderen Engines.
cli-bench-game = Spiel
cli-bench-cores = Threads
cli-bench-moves = Züge je Sekunde
cli-bench-games = Partien je Sekunde

## What every help begins with, and what is said of wrong usage. Names of options and commands stay as they are.
cli-usage-usage = Aufruf:
cli-usage-some_options = [OPTIONEN]
cli-usage-some_command = BEFEHL [ARGUMENTE]...
cli-usage-arguments = Argumente
cli-usage-options = Optionen
cli-usage-commands = Befehle
cli-usage-error = Fehler
cli-usage-required = [erforderlich]
cli-usage-default = [Standard: { $value }]
cli-usage-try = Hilfe gibt { $command }.
cli-usage-invalid = Ungültiger Wert für { $parameter }: { $reason }
cli-usage-invalid_value = Ungültiger Wert: { $reason }
cli-usage-missing_argument = Es fehlt das Argument { $argument }.
cli-usage-missing_command = Es fehlt ein Befehl.
cli-usage-no_command = Es gibt keinen Befehl { $command }.
cli-usage-no_command-others = Es gibt keinen Befehl { $command }. War { $others } gemeint?
cli-usage-no_option = Es gibt keine Option { $option }
cli-usage-no_option-others = Es gibt keine Option { $option } (mögliche Optionen: { $others })
cli-usage-option_without = Die Option { $option } braucht einen Wert.
cli-usage-option_with = Die Option { $option } nimmt keinen Wert.
cli-usage-unexpected = unerwartet: { $arguments }
cli-usage-integer = hier wird eine ganze Zahl gebraucht
cli-usage-number = hier wird eine Zahl gebraucht
cli-usage-most = erlaubt ist höchstens { $most }
cli-usage-least = erlaubt ist mindestens { $least }
cli-usage-range = erlaubt ist der Bereich { $range }

## What the help says of everything together and of each command. The first paragraph stands in the list of commands.
cli-help-benben =
    Benben: Brettspiele aus dem alten Ägypten, im Terminal gespielt und untersucht.

    Spiele gegen Bots, öffne den Tisch im Browser, simuliere Tausende Partien, spiele Aufzeichnungen nach und prüfe sie.

    Zum Anfangen: `benben play ra`; `benben BEFEHL --help` erklärt jeden Befehl.
cli-help-epilog = Exit-Codes: 0 Erfolg, 1 abgelehnt oder gescheitert, 2 falscher Aufruf, 130 unterbrochen. In einer Pipe ist die Ausgabe reiner Text.
cli-help-play =
    Im Terminal gegen beliebige Spieler spielen.

    Tippe die Nummer eines Zugs oder seine Notation, oder eins von `?`, `help`, `hint`, `why ZUG`, `rules NUMMER`,
    `undo`, `table`, `save DATEI`, am Ende `review`, und `quit`.
    Ohne --seed kann niemand den Zufall vorhersehen: Das Geheimnis des Gebers wird vor dem ersten Zug festgelegt,
    und die gespeicherte Aufzeichnung beweist es (`benben verify`).

    Zum Beispiel:

    - `benben play ra`
    - `benben play ra --players 4 --player search:seconds=1 --record game.json`
    - `benben play ra -n 2 -s 1 -s 2 --name Ann --name Bob`
    - `benben play imhotep_duel --sides AABB --seat 2`
cli-help-serve =
    Den Tisch im Browser anbieten, bis Strg+C.

    Jeder Zug wird gespeichert, bevor ihn jemand sieht: Du kannst den Server jederzeit anhalten und wieder starten, und
    die Partien gehen weiter.
cli-help-backup =
    Die Datenbank eines Servers kopieren, auch während er läuft.

    Die Kopie ist vollständig, geprüft und für niemand sonst lesbar: Die Geheimnisse der Geber stehen darin. Für
    PostgreSQL wird der Befehl von pg_dump genannt, den du ausführst.
cli-help-restore =
    Eine Kopie an die Stelle der Datenbank eines Servers setzen.

    Kein Server darf sie in dieser Zeit benutzen. Was vorher da war, bleibt daneben liegen.
cli-help-prune =
    Tische löschen, an denen lange nichts passiert ist.
cli-help-people = Was ein Host mit den Personen eines Servers tun kann, auch während er läuft; jede Änderung wird notiert.
cli-help-people-list = Alle auflisten, die zuletzt hier waren, zuerst.
cli-help-people-show = Zeigen, was über eine Person gespeichert ist.
cli-help-people-rename = Einer Person einen anderen Namen geben, auch an allen ihren Tischen.
cli-help-people-mute = Den Chat einer Person stummschalten.
cli-help-people-remove = Eine Person mit allen Geräten entfernen; die anderen behalten ihre Partien.
cli-help-people-export = In eine Datei schreiben, was über eine Person gespeichert ist.
cli-help-people-invite = Eine Person anlegen, und einen Link, mit dem sie sich einmal anmeldet.
cli-help-people-log = Auflisten, was der Host mit Personen getan hat.
cli-help-people-rate = Alle Wertungen aus den gespeicherten Partien neu berechnen und neben denen der Stufen zeigen.

    Ein Server darf weiterlaufen. Ohne --all werden nur beendete Partien gelöscht, mit ihren Analysen.
cli-help-simulate =
    Viele Partien zwischen Bots spielen, auf allen Kernen.

    Jede Zeile der Datei ist eine ganze Aufzeichnung, mit der offenen Ansicht des Endes (`final`) und der Herkunft jedes
    Punktes (`receipt`); `benben replay` und `benben verify` lesen sie. Die Datei entsteht, wenn alle Partien gespielt
    sind, oder gar nicht. Spieler mit Zeitlimit (search:seconds=...) sind nicht wiederholbar.

    Zum Beispiel:

    - `benben simulate ra --players 3 --games 1000 --seed 1 --player greedy --out games.jsonl`
    - `benben simulate ra -n 2 -g 200 -p greedy -p random`
    - `benben simulate ra --out - | head -1 | benben verify -`
cli-help-dataset =
    Einen Datensatz mit Stellungen aus Partien gegen sich selbst schreiben.

    Eine Suche spielt gegen sich selbst, bis es ungefähr so viele Stellungen sind wie verlangt. In den Ordner kommt jede
    Entscheidung als Parquet mit Strategie, Wert, Ausgang und Aufteilung, dazu ein Datenblatt und Prüfsummen. Derselbe
    Befehl macht weiter, wo er beendet wurde. In docs/learning.md steht jede Spalte.

    Zum Beispiel:

    - `benben dataset ra -n 2 --folder ra-2`
    - `benben dataset imhotep_duel --positions 20000 --player net:games=200`
cli-help-arena =
    Bots gegeneinander spielen lassen und bewerten.

    Alle spielen gegen alle auf jedem Platz, und die Partien eines Durchgangs durch die Plätze haben denselben Zufall.
    Wertungen sind Punkte wie im Schach, 400 für eine Quote von zehn zu eins, mit 95-%-Intervallen. Mit --journal geht
    ein Lauf, der unterbrochen oder abgebrochen wurde, dort weiter, wo er stand, wenn derselbe Befehl wieder kommt.

    Zum Beispiel:

    - `benben arena ra --players 3 random greedy search:games=200 --games 60`
    - `benben arena imhotep_duel greedy search:games=100 --until-clear --games 1000 --journal duel.jsonl`
cli-help-baselines =
    Die üblichen Spieler in jedem Spiel messen, nach einem festen Protokoll.

    Zu jeder Spielerzahl treffen random, greedy, die lineare Bewertung, Suchen mit zwei Budgets, UCT und das Netz des
    Spiels in allen Aufstellungen aufeinander, auf jedem Platz und mit demselben Zufall. Die Ergebnisse kommen in eine
    JSON-Datei; was schon dort ist, bleibt. In docs/baselines.md steht das Protokoll, und wie man Ergebnisse berichtet.

    Zum Beispiel:

    - `benben baselines --rounds 20`
    - `benben baselines ra -n 2 --player my_module:MyPlayer --json mine.json`
cli-help-rate =
    Ein fremdes Programm in Partien gegen die Stufen bewerten.

    Das Programm sitzt reihum auf jedem Platz, auf allen anderen eine Stufe. Seine Wertung steht auf der Skala der
    Stufen; diese werden zuerst gegeneinander gemessen, und das Ergebnis wird aufgehoben. Auf einen unerlaubten Zug
    folgt der Grund, nach einigen Versuchen ein zufälliger Zug. Ein Programm, das endet oder zu lange braucht, verliert
    die Partie. Wie mit ihm gesprochen wird, steht in docs/protocol.md.

    Zum Beispiel:

    - `benben rate ra --players 2 --command "python my_program.py"`
    - `benben rate ra --mcp "my-agent --mcp-config {"{"}config{"}"}" --level novice --games 4 --seconds 600`
cli-help-mcp =
    Die Spiele für Sprachmodelle, nach dem Model Context Protocol.

    Es spricht über die Standardein- und -ausgabe und wird von dem Programm gestartet, in dem die Modelle laufen: Der
    Befehl ist `benben mcp`. Die Werkzeuge stehen in docs/protocol.md.
cli-help-replay =
    Eine aufgezeichnete Partie Stellung für Stellung zeigen und dabei alles prüfen.

    Als Zug zählt eine Entscheidung oder ein Zufallsergebnis; `--ply 0` ist die Stellung vor dem ersten. Eine
    Aufzeichnung, die fremd, abgeschnitten, verändert oder neuer ist, wird mit Zug und Grund abgelehnt, und der
    Exit-Code ist 1.
cli-help-verify =
    Prüfen, dass Aufzeichnungen nicht verändert wurden.

    Jeder Zug wird noch einmal gespielt und muss erlaubt sein, jedes Zufallsergebnis muss aus dem Geheimnis des Gebers
    folgen, das Geheimnis muss zu dem passen, was vor dem ersten Zug festgelegt wurde, und das Ergebnis muss das sein,
    wohin die Züge führen. Der Exit-Code ist 0, wenn all das für jede Aufzeichnung gilt, sonst 1.

    Eine Aufzeichnung allein zeigt nicht, wann ihre Festlegung entstand: Schreibe sie auf, wenn die Partie beginnt (der
    Tisch und `benben play` zeigen sie), und gib sie hier mit --commitment an.
cli-help-review =
    Eine beendete Partie analysieren: die Chancen aller Spieler im Lauf der Partie und die Wendepunkte.

    Jede Entscheidung wird nach dem beurteilt, was ihr Spieler wissen konnte. Ein Wendepunkt ist ein Fehler, der größer
    ist, als die Suche sich irren kann, oder Zufall: ein Ereignis, das die Chancen verschob und für das niemand etwas
    kann. Die Analyse wird gespeichert: Beim nächsten Mal ist sie sofort da.

    Zum Beispiel:

    - `benben review game.json`
    - `benben review game.json --games 2000 --top 10 --json review.json`
    - `benben review games.jsonl --line 3 --seconds 0.5`
cli-help-web = Die Spiele als WebAssembly, für diesen Rechner und für Browser, und die Seite als Ordner voller Dateien, ohne Server.
cli-help-web-site =
    Den Tisch ohne Server herstellen: einen Ordner voller Dateien.

    Jeder Webserver für statische Dateien kann ihn anbieten, in jedem Ordner. Regeln und Bots laufen im Browser derer, die
    spielen; die Partien bleiben dort. Vorher baut `make site` die Seite dafür, in einem Klon des Repositorys.
cli-help-web-folder = Der Ordner für die Dateien; was von einem früheren dort liegt, wird ersetzt.
cli-help-count =
    Stellungen und Zugfolgen bis zu einer Tiefe zählen, Entscheidungen und Zufall zugleich.

    Die Probe darauf, dass zwei Umsetzungen derselben Regeln übereinstimmen: Eine Stellung zählt in jeder Tiefe einmal,
    eine Zugfolge ist ein Weg dorthin. Die Zahlen wachsen schnell, und mit ihnen der nötige Speicher.
cli-help-fit =
    Die Bewertung eines Spiels anpassen: wie seine Merkmale die Gewinnchance und die Endpunkte vorhersagen.

    `greedy` spielt gegen sich selbst, und die Gewichte, die das Ende dieser Partien am besten vorhersagen, kommen in
    eine kleine Datei, mit diesem Befehl und mit Kennzahlen zu zurückgehaltenen Partien. Das dauert ein, zwei Minuten.
    Suchen benutzen die Datei dort, wo sie Partien abkürzen.

    Mit `--labels` spielt `search`, und angepasst wird auch an das, was sie gefunden hat. Das dauert um ein Vielfaches
    länger. Die Partien bleiben im Ordner: Wird der Befehl angehalten, geht er dort weiter, wo er war.

    Zum Beispiel:

    - `benben fit ra`
    - `benben fit ra --players 2 --games 2000 --seed 1 --out ra-2.json`
    - `benben fit ra --labels labels --games 1500`
cli-help-web-publish =
    Schreibt die Dateien, aus denen eine Seite die Engines der Spiele ausführt.

    Neben jeder Engine sind das ihr Manifest und die Gewichte ihrer Suchen, mit Namen, die sich mit ihnen ändern.
cli-help-web-build =
    Die Regeln, Suchen und Bewertungen von Spielen als WebAssembly bauen.

    Jedes Spiel bekommt in seinem Ordner `engine.wasm` und deren Manifest `engine.json`. Dieselben Quellen ergeben auf jedem
    Rechner dieselben Bytes; was schon daraus gebaut ist, wird nicht noch einmal gebaut. Es dauert bis zu einer halben Minute
    je Spiel und braucht `pip install 'benben[web-build]'`.

    Zum Beispiel:

    - `benben web build`
    - `benben web build ra --anew`
cli-help-learn =
    Netze trainieren, die die Stellungen eines Spiels beurteilen, für den Spieler `net`.

    Eine Schleife: Der Champion spielt gegen sich selbst, ein kleines Netz wird an dem trainiert, was er fand, und wird
    Champion, wenn es Partien besser vorhersagt und in der Arena gegen den Champion gewinnt, bis das feststeht. Der erste
    Champion ist die angepasste Bewertung, die zum Spiel gehört. Alles bleibt nach jedem Schritt im Ordner: Wird der
    Befehl angehalten oder abgebrochen, macht derselbe Befehl dort weiter, wo er war. Nach jeder Generation entsteht dort
    ein Schaubild.

    Am Ende spielt der Champion in gleicher Zeit gegen `search` und wird in ganzen Zahlen gespeichert, mit allem, was ihn
    hervorgebracht hat. Das Training braucht PyTorch, das Spielen mit dem Ergebnis nicht.

    Zum Beispiel:

    - `benben learn imhotep_duel --hours 1`
    - `benben learn ra --players 2 --generations 4 --out nets`
cli-help-bench =
    Die Geschwindigkeit dieses Rechners messen.

    In einem Klon des Repositorys läuft das ganze bench/, das mit anderen Engines vergleicht (wie `make bench`;
    Argumente nach `--` werden weitergegeben); anderswo werden Zufallspartien jedes Spiels gemessen, auf einem Kern und
    auf allen.
cli-help-games = Die Spiele mit ihren Optionen auflisten, und die Spieler, die man nennen kann.
cli-help-check =
    Fehler in einem Spiel suchen: in Regeln, Ansichten, Texten und Geheimnissen.

    Ein Spiel ist ein Name oder eine Datei. Hundert zufällige Partien laufen mit den Regeln als einfachem Python, höchstens acht Sekunden lang. Dann spielen übersetzte Regeln und der Spielkern dieselben Partien, soweit es sie gibt. Der Exitcode ist 1, wenn es Fehler gibt.
cli-help-new =
    Eine Datei mit einem kleinen Spiel zum Ändern schreiben.

    NAME ist der Name des Spiels und der Datei, NAME.py, im aktuellen Ordner. Eine Datei, die es gibt, wird nicht überschrieben.

## What the help says of arguments and options.
cli-help-language = Die Sprache der Ausgabe.
cli-help-version = Die Version zeigen.
cli-help-help = Diese Hilfe zeigen und aufhören.
cli-help-install_completion = Die Befehlsergänzung für diese Shell einrichten.
cli-help-show_completion = Die Befehlsergänzung für diese Shell zeigen, zum Kopieren oder Anpassen.
cli-help-panel-game = Optionen des Spiels
cli-help-option = Eine beliebige Option des Spiels, wie `benben games` sie auflistet.
cli-help-game = Das Spiel, wie es in `benben games` heißt, oder seine Datei, wie `./senet.py`.
cli-help-game_files = Die Datei eines Spiels, wie `./senet.py`. Sie können mehrere nennen.
cli-help-seed = Macht den Zufall wiederholbar.
cli-help-file = Eine Aufzeichnung (.json), oder eine Datei mit mehreren (.jsonl).
cli-help-line = Welche Zeile einer .jsonl-Datei.
cli-help-processes = Die Zahl der Prozesse.
cli-help-threads = Die Zahl der Threads.
cli-help-play-seat = Wo du sitzt; 1 ist der erste Platz. Mehrmals: mehrere Leute an dieser Tastatur.
cli-help-play-player = Wer auf den anderen Plätzen spielt: einer für alle, oder je einer.
cli-help-play-name = Dein Name, je einer für deine Plätze.
cli-help-play-record = Die Partie hier speichern, am Ende oder wenn du aufhörst.
cli-help-serve-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 sind alle dieses Rechners.
cli-help-serve-port = Der Port; 0 nimmt irgendeinen freien.
cli-help-serve-database = Wo die Partien liegen: eine SQLite-Datei, oder eine Adresse wie postgresql://host/benben.
cli-help-serve-open = Den Tisch in deinem Browser öffnen.
cli-help-serve-player = Noch ein Bot für die Lobby, etwa Mine=my_module:MyPlayer.
cli-help-serve-log_format = Wie das Protokoll geschrieben wird.
cli-help-serve-config = Einstellungen aus einer TOML-Datei; darüber stehen die Umgebungsvariablen BENBEN_…, und über beiden die Optionen.
cli-help-serve-show_settings = Nur alle Einstellungen als solche Datei zeigen: was sie bedeuten und woher sie stammen.
cli-help-serve-hosts = Ein Name, auf den dieser Server antwortet, etwa play.example.org; auch mehrmals.
cli-help-serve-trust_proxy = Das Netz eines Proxys, der sagt, wer fragt, etwa 127.0.0.1/32; auch mehrmals.
cli-help-serve-set = Jede andere Einstellung, etwa bot_pause=1; auch mehrmals.
cli-help-backup-file = Wohin die Kopie kommt; dort darf noch nichts sein.
cli-help-restore-file = Eine Kopie, die benben backup gemacht hat.
cli-help-restore-replace = Den Platz einer Datenbank mit Tischen einnehmen; jene bleibt daneben liegen.
cli-help-prune-older_than = Wie lange nichts passiert sein darf: 90d sind Tage, 12h Stunden, 8w Wochen.
cli-help-prune-all = Auch Partien löschen, die nicht zu Ende sind.
cli-help-prune-dry_run = Nur sagen, wie viele Tische gelöscht würden.
cli-help-simulate-out = Hierher kommt eine Aufzeichnung je Zeile; - ist die Standardausgabe.
cli-help-simulate-table = Schreibt zu jeder Entscheidung eine Zeile in einen Datensatz in diesem Ordner, als Parquet; derselbe Befehl macht weiter, wo er beendet wurde.
cli-help-simulate-rotate = Von Partie zu Partie rücken alle einen Platz weiter.
cli-help-simulate-games = Wie viele Partien.
cli-help-simulate-seed = Derselbe Startwert ergibt dieselbe Datei, Byte für Byte.
cli-help-simulate-player = Wer spielt: einer für alle Plätze, oder je einer.
cli-help-baselines-game = Das Spiel; ohne diese Angabe alle.
cli-help-baselines-players = Für wie viele Spieler; darf mehrmals vorkommen.
cli-help-baselines-rounds = Wie viele Runden: in einer Runde spielt jede Aufstellung auf allen Plätzen reihum.
cli-help-baselines-player = Ein weiterer Spieler, etwa ein gelernter; darf mehrmals vorkommen.
cli-help-baselines-json = Die Datei mit den Ergebnissen; jeder Tisch kommt dazu, sobald er vollständig ist. Bis dahin stehen seine Partien in einem Journal neben der Datei, und derselbe Befehl setzt es fort.
cli-help-dataset-folder = Wohin geschrieben wird.
cli-help-dataset-positions = Ungefähr so viele Stellungen, in ganzen Partien.
cli-help-arena-spec = Die Spieler, mindestens zwei.
cli-help-arena-games = Wie viele Partien, in ganzen Durchgängen; mit --until-clear höchstens so viele.
cli-help-arena-seed = Derselbe Startwert ergibt dasselbe Ergebnis.
cli-help-arena-until_clear = Aufhören, sobald alle Spieler unterscheidbar sind.
cli-help-arena-alpha = Mit --until-clear: wie oft gleich starke Spieler für verschieden gelten dürfen.
cli-help-arena-anchor = Wessen Wertung 0 ist.
cli-help-arena-json = Hierher kommt das Ergebnis; - ist die Standardausgabe.
cli-help-arena-journal = Hier wird jede Partie gespeichert, und von den gespeicherten geht es weiter.
cli-help-arena-ray = Mit Ray auf einem Cluster oder auf diesem Rechner spielen.
cli-help-arena-ray_address = Wo der Cluster ist, etwa auto; schließt --ray ein.
cli-help-rate-command = Das Programm, das über Standardein- und -ausgabe das Zeilenprotokoll spricht.
cli-help-rate-mcp = Das Programm, das als Client des Model Context Protocol spielt; aus {"{"}config{"}"} wird eine Datei, die den Server nennt.
cli-help-rate-games = Wie viele Partien gegen jede Stufe; auf jedem Platz gleich viele.
cli-help-rate-level = Nur gegen diese Stufe; mehrmals möglich.
cli-help-rate-seed = Derselbe Startwert ergibt denselben Zufall, auch bei den Stufen.
cli-help-rate-seconds = Wie lange das Programm für eine Entscheidung brauchen darf.
cli-help-rate-tokens = Ein Vorrat an Token für eine Partie; das Programm erfährt ihn, und was es meldet, wird gezählt.
cli-help-rate-tries = Nach so vielen unerlaubten Zügen für eine Entscheidung wird ein zufälliger gespielt.
cli-help-rate-ladder_games = In wie vielen Partien die Stufen mindestens gegeneinander gemessen werden.
cli-help-replay-ply = Nur die Stellung nach so vielen Zügen zeigen.
cli-help-replay-seat = So zeigen, wie dieser Platz es sah (1 ist der erste).
cli-help-replay-all = Alle Partien aus der Datenbank eines Servers nach den Regeln dieser Version noch einmal spielen und auflisten, was anders ist.
cli-help-replay-json = Ein JSON-Objekt je Zeile, für Programme.
cli-help-review-top = Wie viele Wendepunkte gezeigt werden.
cli-help-review-numbers = Die Zahlen hinter jeder Erklärung zeigen.
cli-help-review-json = Hierher kommt die ganze Analyse als JSON; - ist die Standardausgabe.
cli-help-review-fresh = Eine neue Analyse machen, auch wenn eine gespeichert ist.
cli-help-review-games = Simulierte Partien für jeden Zug einer Entscheidung.
cli-help-review-seconds = Zeitlimit für jede Entscheidung, in Sekunden; nicht wiederholbar.
cli-help-review-seed = Derselbe Startwert und dieselbe Zahl von Partien ergeben dieselbe Analyse.
cli-help-verify-files = Aufzeichnungen (.json), oder Dateien mit mehreren (.jsonl).
cli-help-verify-commitment = Was dir vor dem ersten Zug gezeigt wurde; es muss das der Aufzeichnung sein.
cli-help-count-depth = Wie viele Züge tief.
cli-help-count-seed = Beginnen, nachdem der Geber mit diesem Startwert ausgeteilt hat.
cli-help-check-game = Der Name eines Spiels, oder die Datei eines Spiels.
cli-help-check-games = Wie viele zufällige Partien gespielt werden.
cli-help-check-interpreted = Den Vergleich mit übersetzten Regeln und dem Spielkern auslassen.
cli-help-new-name = Der Name des Spiels: Kleinbuchstaben, Ziffern und Unterstriche.
cli-help-fit-games = Wie viele Partien für jede Spielerzahl.
cli-help-fit-seed = Derselbe Startwert ergibt dieselbe Datei.
cli-help-fit-players = Für wie viele Spieler; darf mehrmals vorkommen.
cli-help-fit-out = Wohin geschrieben wird; - ist die Standardausgabe.
cli-help-fit-labels = An Partien anpassen, die search spielt; sie bleiben in diesem Ordner, und was da ist, wird nicht noch einmal gespielt.
cli-help-learn-folder = Wo alles liegt: die Partien, die Netze und wie weit es ist.
cli-help-learn-generations = Wie viele Generationen, die früheren eingeschlossen.
cli-help-learn-hours = Es beginnt keine Generation, die voraussichtlich erst nach so vielen Stunden endet; die früherer Aufrufe zählen mit.
cli-help-learn-games = Wie viele Partien der Champion in einer Generation gegen sich selbst spielt.
cli-help-learn-contest = Höchstens so viele Partien gegen den Champion; halb so viele werden am Ende gegen search gespielt.
cli-help-learn-simulations = Simulierte Partien von search für einen Zug in der Arena; andere haben die gleiche Zeit.
cli-help-learn-pace = Wie viele Simulationen eines Netzes und von uct so lange dauern wie eine von search.
cli-help-learn-out = Wohin die Netze geschrieben werden.
cli-help-web-games = Welche Spiele; alle, wenn keines genannt ist.
cli-help-web-anew = Auch bauen, wenn sich nichts geändert hat.
cli-help-people-who = Die Kennung aus benben people list, oder ein Name, den nur eine Person hat.
cli-help-people-name = Ein Name mit höchstens 32 Zeichen.
cli-help-people-file = Eine neue Datei.
cli-help-people-undo = Die Person wieder chatten lassen.
cli-help-people-days = Wie viele Tage der Link gilt.
cli-help-people-address = Die Adresse, unter der die Person den Server erreicht.
cli-help-default-own_folder = der eigene Ordner des Spiels
cli-help-default-hour = 1 ohne --generations
cli-help-default-measured = einmal gemessen
# What holds where an option is not given, in brackets after “default:”.
cli-help-default-terminal = die des Terminals
cli-help-default-first_game = das erste
cli-help-default-first_line = die erste
cli-help-default-first_player = der erste Spieler
cli-help-default-home_file = eine Datei im eigenen Ordner
cli-help-default-all_cores = alle Kerne
cli-help-default-rounds = 100 oder etwas mehr
cli-help-default-spectator = jemand, der zuschaut
cli-help-default-before_chance = vor dem ersten Zufall
cli-help-default-every_number = jede Zahl
cli-help-default-own_file = die eigene Datei des Spiels

## Why something is refused, after “benben:”.
cli-refused-language = es gibt keine Texte in { $name }; es gibt: { $known }
cli-refused-memory = dafür reicht der Speicher nicht
cli-refused-option = --option { $text }: schreibe es als NAME=WERT
cli-refused-new_name = kein Spiel kann { $name } heißen: Nimm Kleinbuchstaben, Ziffern und Unterstriche, beginne mit einem Buchstaben, und wähle einen Namen, den kein anderes Spiel hat
cli-refused-new_exists = { $file } gibt es schon; wähle einen anderen Namen
cli-refused-players = { $named } Spieler für { $seats } Plätze genannt: nenne einen für alle, oder je einen
cli-refused-seat = --seat { $number }: die Plätze sind 1 bis { $seats }, jeder nur einmal
cli-refused-names = { $names } Namen für { $seats } eigene Plätze angegeben
cli-refused-empty = { $file }: leer, es ist keine Aufzeichnung darin
cli-refused-line = { $file }: in Zeile { $line } steht keine Aufzeichnung
# What is wrong with a record, after where it stands.
cli-refused-record = { $place }: abgelehnt: { $reason }
cli-refused-ply = { $file }: die Partie hat { $plies } Züge, es gibt keinen Zug { $ply }
cli-refused-no_seat = { $file }: es spielen { $seats } Plätze, es gibt keinen Platz { $number }
cli-refused-alpha = --alpha gehört zu --until-clear: ohne das werden alle Partien gespielt
cli-refused-linker = dafür fehlt ein Linker für WebAssembly: zu installieren mit { $command }
cli-refused-research = { $name } braucht Pakete für die Forschung: installiere sie mit { $command }
cli-refused-engine = die Engine von { $game } lässt sich nicht bauen: { $reason }
cli-refused-scipy = das Anpassen braucht scipy: zu installieren mit { $command }
cli-refused-torch = das Training braucht PyTorch, SciPy und Matplotlib: installiere sie mit { $command }
cli-refused-baselines = kein Spiel hat diese Spielerzahl
cli-refused-pyarrow = ein Datensatz braucht PyArrow: installiere es mit { $command }
cli-refused-features = { $game } hat keine Merkmale, an die sich eine Bewertung anpassen ließe
cli-refused-own_file = die eigene Datei des Spiels gilt für jede Spielerzahl: nenne eine andere mit --out
cli-refused-folder = { $folder } ist nicht beschreibbar: nenne eine andere Datei mit --out
cli-refused-server = der Tisch braucht { $missing }: zu installieren mit { $command }
cli-refused-mcp = das Model Context Protocol braucht sein SDK: zu installieren mit { $command }
cli-refused-rate = nenne ein Programm, mit --command oder mit --mcp
cli-refused-rate_command = { $command }: das ist kein Befehl; Anführungszeichen müssen geschlossen sein
cli-refused-level = --level { $level }: die Stufen sind { $levels }
cli-refused-rotations = in { $games } Partien sitzt das Programm nicht auf allen { $seats } Plätzen gleich oft; verlange { $better }
cli-refused-replay = nenne eine Datei, oder gib --all an für die Partien aus der Datenbank eines Servers
cli-refused-other_copies = PostgreSQL hat dafür ein eigenes Programm: { $command }
cli-refused-there = { $file } gibt es schon: nenne eine andere Datei
cli-refused-occupied = in { $database } sind schon Tische: mit --replace nimmt die Kopie ihren Platz ein, und sie bleiben daneben liegen
cli-refused-no_person = niemand heißt { $who }: siehe benben people list
cli-refused-several_people = mehrere heißen { $who }; wähle eine Person durch ihre Kennung: { $people }
cli-refused-age = --older-than { $text }: schreibe es als 90d, 12h oder 8w
cli-refused-player = --player { $text }: schreibe es als NAME=SPEC, etwa Mine=my_module:MyPlayer
cli-refused-set = --set { $text }: schreibe es als NAME=WERT, etwa bot_pause=1
cli-refused-player_twice = --player { $text }: { $name } gibt es schon

## What is refused of players and programs, and why: their names stay as they are typed.
engine-no_player-own = { $unknown }; ein eigener Spieler wird als my_module:MyPlayer genannt
engine-no_parameter = { $player } hat keinen Parameter „{ $name }“; es gibt: { $known }
engine-no_value = { $parameter } braucht einen Wert, etwa { $example }
engine-twice = { $parameter } steht zweimal da
engine-bad_whole = { $name }={ $value } ist nicht möglich: { $name } ist eine ganze Zahl von { $least } bis { $most }
engine-bad_number = { $name }={ $value } ist nicht möglich: { $name } ist eine Zahl von { $least } bis { $most }
engine-bad_word = { $name }={ $value } ist nicht möglich: für { $name } gibt es { $words }
engine-no_parameters = { $player } hat keine Parameter
engine-no_parameters-level = { $player } hat keine Parameter; es steht für { $spec }
engine-player_name = „{ $name }“ kann kein Spieler heißen: ein Name hat Buchstaben, Ziffern, - und _, höchstens 32
engine-player_several = mehrere installierte Spieler heißen „{ $name }“; sage, welcher gemeint ist: { $players }
engine-open_spiel-no_bot = { $player } hat { $kind } gemacht und keinen pyspiel.Bot
engine-policy-unobserved = { $game } hat keine Beobachtungen, also kann keine Strategie es spielen: leite eine Klasse von { $base } ab
engine-dataset-none = { $path } ist kein Datensatz: { $file } fehlt
engine-dataset-no_json = { $path } ist kein JSON
engine-dataset-foreign = { $path } beschreibt keinen Datensatz: es fehlt „format“: „{ $format }“
engine-dataset-version = { $path } hat die Version { $version }; dieses Benben liest { $here }
engine-dataset-missing = in { $path } fehlt { $field }
engine-dataset-taken = { $path } gibt es schon und ist kein Datensatz; nenne einen neuen Ordner
engine-dataset-other = in { $path } liegt ein anderer Datensatz: { $field } ist dort { $there }, nicht { $asked }; nenne einen anderen Ordner
engine-labels-foreign = in { $folder } liegen keine Labels: es fehlt { $file } in dieser Version; nenne einen neuen Ordner
engine-labels-other = in { $folder } liegen andere Labels: { $field } ist dort { $there }, nicht { $asked }; nenne einen anderen Ordner
engine-labels-few = in { $folder } liegen { $there } Partien, nicht { $asked }: spiele erst die übrigen
engine-loop-foreign = in { $folder } liegt nichts, was `benben learn` geschrieben hat: es fehlt { $file } in dieser Version; nenne einen neuen Ordner
engine-loop-other = { $folder } wurde mit anderen Einstellungen begonnen: { $field } ist dort { $there }, nicht { $asked }; nenne einen anderen Ordner
engine-loop-in_use = { $folder }: hier lernt schon ein anderer Prozess
engine-player_taken = einen Spieler { $name } gibt es schon; wähle einen anderen Namen für { $spec }
engine-person-games = wer vorausdenkt, braucht dazu Partien, wie in { $example }
engine-search-games = eine Suche spielt mindestens eine Partie, nicht { $games }
engine-search-seconds = eine Suche denkt länger als 0 Sekunden nach, nicht { $seconds }
engine-evaluation-unfit = { $file } passt nicht zum Spiel, wie es jetzt ist; führe noch einmal `benben fit { $game }` aus
engine-evaluation-foreign = { $file } enthält keine Bewertung: schreibe eine mit `benben fit`
engine-no_net = für { $game } mit { $players } Spielern gibt es kein Netz; `search` braucht keines
engine-net-foreign = { $file } lässt sich nicht als Netz lesen: trainiere eines mit `benben learn`
engine-net-unfit = { $file } ist kein Netz für { $game }, wie es jetzt ist: { $field } ist { $there }, nicht { $asked }
# What is wrong with a player of one's own: a class in a module of Python's. What Python says stays as it is.
engine-own-value = { $name }={ $value } ist nicht möglich: { $name } ist { $kind }
engine-own-int = eine ganze Zahl
engine-own-float = eine Zahl
engine-own-bool = yes oder no
engine-own-str = ein Text
engine-own-no_module = { $player }: es gibt kein Modul „{ $module }“; Python sucht im aktuellen Ordner, in denen von PYTHONPATH und unter dem Installierten
engine-own-needs_module = { $player }: sein Modul braucht ein anderes: „{ $module }“
engine-own-broken_module = { $player }: sein Modul lässt sich nicht importieren: { $error }
engine-own-no_class = { $player }: diese Klasse oder Funktion gibt es nicht; die Spieler dort: { $known }
engine-own-no_class-none = { $player }: diese Klasse oder Funktion gibt es nicht; keine Klasse dort leitet sich von { $base } ab
engine-own-no_player = { $player } ist kein Spieler: leite eine Klasse von { $base } ab und gib ihr { $method }, oder schreibe eine Funktion, die aus einem Spiel und einem Startwert einen solchen Spieler macht
engine-own-no_method = { $player } hat kein { $method }: es liefert die ganze Zahl eines erlaubten Zuges
engine-own-signature = { $player } lässt sich nicht anlegen: ein Spieler bekommt ein Spiel und einen Startwert, wie in { $signature }, danach benannte Parameter
engine-own-refused = { $player }: { $reason }
engine-own-failed = { $player } lässt sich nicht anlegen: { $error }
engine-own-not_made = { $player } macht keinen Spieler: zurück kam { $kind }, und nichts, das sich von { $base } ableitet; aus einer Strategie macht { $wrapper } einen Spieler
engine-own-init = { $player } lässt sich nicht anlegen: sein __init__ muss { $call } aufrufen
engine-own-needs = { $player } braucht { $name }, etwa { $example }
# What is wrong with the plan of an arena, or a game to be reviewed.
engine-no_evaluation = für { $game } mit { $players } Spielern gibt es keine angepasste Bewertung
engine-baselines-foreign = { $file }: das ist keine Datei von benben baselines; nenne eine neue, oder eine, die benben baselines geschrieben hat
engine-baselines-version = { $file }: diese Datei gehört zu einer anderen Version des Protokolls; nenne eine neue
engine-arena-too_few = eine Arena braucht mindestens zwei verschiedene Spieler
engine-arena-rounds = { $games } Partien sind keine ganzen Durchgänge: ein Durchgang hat { $size } Partien; nimm ein Vielfaches davon
engine-arena-twice = { $player } ist zweimal genannt: eine Arena ist für verschiedene Spieler
engine-arena-alpha = alpha ist die Chance eines Fehlalarms, zwischen 0 und 1 (etwa 0.05), nicht { $alpha }
engine-arena-anchor = der Bezugspunkt „{ $anchor }“ ist keiner der Spieler: { $players }
engine-arena-scipy = Wertungen brauchen scipy: { $command }
engine-arena-killed = ein spielender Prozess wurde beendet; vielleicht reichte der Speicher nicht
# What is wrong with the journal of an arena, after where it stands.
engine-journal-no_file = { $file }: ein Journal wird später wieder gelesen, also muss es eine gewöhnliche Datei sein
engine-journal-foreign = { $file }: das ist kein Journal einer Arena; nenne eine neue Datei, oder eine, die eine Arena geschrieben hat
engine-journal-damaged = { $place }: diese Zeile ist beschädigt; schneide die Datei davor ab, dann geht es weiter
engine-journal-no_result = { $place }: diese Zeile ist kein Ergebnis einer Partie
engine-journal-twice = { $place }: Partie { $game } steht zweimal im Journal
engine-journal-header = { $place }: die erste Zeile, in der der Plan steht, ist beschädigt
engine-journal-version = { $file }: ein Journal der Version { $version }; dieses benben schreibt { $known }
engine-journal-other_plan = { $file }: ein Journal eines anderen Plans: { $differing }. Verlange noch einmal dasselbe, nenne eine neue Datei, oder lösche diese
engine-journal-differs = { $name } ist dort { $there } und hier { $here }
engine-journal-in_use = { $file }: dieses Journal schreibt gerade eine andere Arena
# What goes wrong with a cluster; what Ray says stays as it is.
engine-ray-missing = --ray braucht Ray: { $command }
engine-ray-here = Ray startet auf diesem Rechner nicht: { $error }
engine-ray-unreachable = Ray ist unter { $address } nicht zu erreichen: { $error }
engine-ray-lost = dem Cluster ist eine Partie endgültig verloren gegangen: { $error }
engine-review-not_over = die Partie ist nicht zu Ende: nur eine beendete Partie lässt sich analysieren
engine-review-seconds = { $seconds } Sekunden sind kein Budget: gib eine positive Zahl an
# Why the table cannot be served.
engine-serve-port = einen Port { $port } gibt es nicht: Ports sind 0 bis 65535
engine-serve-listen = auf { $host }, Port { $port }, sind keine Verbindungen möglich: { $reason }
engine-serve-taken = der Port ist belegt; läuft Benben schon? Ein anderer Port geht auch
engine-serve-workers = mehrere Prozesse brauchen PostgreSQL; mit SQLite bedient einer
engine-serve-rights = dieser Port braucht mehr Rechte; wähle einen ab 1024
engine-serve-elsewhere = dieser Rechner hat diese Adresse nicht
engine-serve-unknown = unter diesem Namen ist kein Rechner bekannt
engine-store-address = „{ $address }“ ist keine Datenbankadresse
engine-store-unusable = die Datenbank { $name } ist nicht brauchbar: { $reason }
engine-store-version = ihre Tabellen stammen von einer anderen Version von Benben
engine-store-readonly = sie ist schreibgeschützt
engine-store-unopened = die Datei lässt sich nicht öffnen oder anlegen; sieh dir ihre Rechte an
engine-store-foreign = die Datei ist keine Datenbank, oder sie ist beschädigt
engine-store-damaged = die Datei ist beschädigt
engine-store-full = die Platte ist voll
engine-store-disk = die Platte lässt sich nicht lesen oder beschreiben, oder sie ist voll
engine-store-locked = ein anderes Programm hält sie gesperrt
engine-store-no_driver = ihr Treiber ist nicht installiert ({ $error })
engine-store-folder = ihr Ordner lässt sich nicht anlegen ({ $reason })
engine-store-served = ein anderer Server bedient sie schon; beende erst den, oder nimm PostgreSQL für mehrere
engine-store-busy = es warten mehr Änderungen, als sie bewältigt
engine-store-closed = der Server wird beendet
engine-store-unreachable = sie ist nicht erreichbar ({ $error })
engine-store-slow = sie hat nicht rechtzeitig geantwortet
engine-store-no_file = es gibt keine solche Datei
engine-store-not_ours = es ist keine Datenbank von Benben

# Was anders ist, wenn eine gespeicherte Partie noch einmal gespielt wird.
engine-differs-game = das Spiel ist nicht mehr zu haben: { $reason }
engine-differs-rules = gespielt nach Version { $stored } der Regeln, jetzt gilt Version { $found }
engine-differs-ply = gespeichert ist „{ $stored }“, nach den Regeln ist es „{ $found }“
engine-differs-move = gespeichert ist „{ $stored }“, die Regeln lehnen es ab: { $reason }
engine-differs-over = gespeichert als laufend, nach den Regeln ist sie zu Ende
engine-differs-not_over = gespeichert als beendet, nach den Regeln läuft sie noch

# Was an einer Einstellung falsch ist, nach dem Ort, wo sie steht.
engine-setting-unknown = { $place }: eine Einstellung „{ $name }“ gibt es nicht; benben serve --show-settings zeigt alle
engine-setting-unknown-close = { $place }: eine Einstellung „{ $name }“ gibt es nicht; vielleicht { $close }
engine-setting-bad = { $place }: { $name } kann nicht „{ $value }“ sein, sondern nur { $right }
engine-setting-no_toml = { $file }: keine TOML-Datei
engine-setting-no_toml-place = { $file }: keine TOML-Datei: Zeile { $line }, Spalte { $column }
engine-setting-right-yes_no = true oder false
engine-setting-right-text = ein Text in Anführungszeichen
engine-setting-right-folder = ein Ordner in Anführungszeichen
engine-setting-right-seconds = eine Zahl, die nicht zu klein ist, etwa 2.5
engine-setting-right-share = eine Zahl von 0 bis 1, etwa 0.2
engine-setting-right-count = eine ganze Zahl ab 0
engine-setting-right-some = eine ganze Zahl ab 1
engine-setting-right-port = eine ganze Zahl von 0 bis 65535
engine-setting-right-rate = eine Häufigkeit wie 20/minute oder 300/10 seconds
engine-setting-right-networks = eine Liste von Netzen wie 127.0.0.1/32 oder 10.0.0.0/8
engine-setting-right-names = eine Liste von Namen wie play.example.org
engine-setting-right-address = eine Adresse wie http://192.168.1.5:8000
engine-setting-right-mail_server = eine Adresse wie smtps://user:password@mail.example.org
engine-setting-right-mail_box = ein Absender wie Benben <benben@example.org>
engine-setting-right-webhook = eine Adresse wie https://chat.example.org/hook
engine-setting-right-log_format = text oder json
engine-setting-right-language = eine Sprache wie de
engine-setting-right-people = off, open oder invited
engine-setting-right-talk = chat, reactions oder off
engine-setting-right-players = eine Tabelle von Namen und Beschreibungen, etwa Mine = "search:seconds=1"

# Was jede Einstellung bedeutet, über ihrer Zeile in der Datei.
engine-settings-default = Der Vorgabewert.
engine-settings-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 sind alle dieses Rechners.
engine-settings-port = Der Port; 0 nimmt irgendeinen freien.
engine-settings-workers = Wie viele Prozesse bedienen, an einer PostgreSQL-Datenbank; mehr als einer braucht sie.
engine-settings-log_format = Wie das Protokoll geschrieben wird: text für Menschen, json für Programme.
engine-settings-open_tables = Ob Tische für alle in der Lobby aufgeführt werden dürfen.
engine-settings-talk = Was Spieler einander am Tisch sagen dürfen: chat (Texte und Reaktionen), nur reactions oder off. Ein Tisch kann weniger erlauben.
engine-settings-talk_rate = Zeilen, die ein Platz sagen darf.
engine-settings-hosts = Namen, auf die dieser Server antwortet, außer localhost, Adressen in Ziffern, dem Namen dieses Rechners und dem von guests; ein Stern steht für jeden Teil, wie in *.example.org.
engine-settings-trust_proxy = Netze von Proxys, denen geglaubt wird, wer fragt, unter welchem Namen und mit welchem Protokoll (X-Forwarded-For, -Host, -Proto).
engine-settings-metrics = Netze, aus denen /metrics gelesen werden darf und denen /api/ready sagt, was genau nicht geht.
engine-settings-database = Wo die Partien liegen: eine SQLite-Datei, oder eine Adresse wie postgresql://host/benben.
engine-settings-static = Der Ordner der gebauten Oberfläche.
engine-settings-players = Bots für die Lobby außer den Stufen: ihre Namen und die Beschreibungen, aus denen sie entstehen.
engine-settings-free_players = Ob beim Anlegen eines Tisches jede Beschreibung eines Bots erlaubt ist, etwa search:seconds=20, nicht nur Stufen und genannte Bots.
engine-settings-thinking = Wo Bots, Tipps und Analysen rechnen: local auf dieser Maschine, ray oder ray://HOST:10001 in einem Cluster.
engine-settings-thinking_places = Wie viele Überlegungen auf dieser Maschine zugleich laufen, jede in einem eigenen Thread (fremde Spieler in einem Prozess); die anderen warten.
engine-settings-thinking_memory = Wie viele Bytes von dem behalten werden dürfen, was Bots gefunden haben, für ihre nächsten Züge; bei 0 nichts.
engine-settings-thinking_budget = So viele Sekunden Rechenzeit darf eine Adresse in einer Minute brauchen, bevor andere zuerst drankommen.
engine-settings-rest_after = Wo nur Bots spielen, ruhen sie, wenn so viele Sekunden lang niemand zugesehen hat.
engine-settings-bot_pause = Wie viele Sekunden der Zug eines Bots mindestens dauert, damit man ihm folgen kann.
engine-settings-bot_seconds = Kein Bot denkt länger als so viele Sekunden über einen Zug nach, was auch in seiner Beschreibung steht.
engine-settings-bot_timeout = Nach so vielen Sekunden, das Warten mitgezählt, zieht an seiner Stelle ein einfacherer Bot.
engine-settings-stand_in = Der Bot für einen Platz, auf den niemand kam, und für jemanden, der gegangen ist.
engine-settings-stand_in_after = Wessen Fenster an diesem Tisch so viele Sekunden zu sind, für den darf ein Bot einspringen.
engine-settings-deadline_check = Sekunden, nach denen der Server wieder nach Fristen sieht, falls die Uhr des Rechners gestellt wurde oder ein anderer Worker endete.
engine-settings-notify_after = Sekunden, nach denen jemand, der nicht am Tisch ist, erfährt, dass er am Zug ist.
engine-settings-vacation_days = So viele Tage Urlaub gibt ein Tisch über Tage höchstens jedem Spieler; 0: keinen.
engine-settings-hint_seconds = Wie viele Sekunden über einen Tipp nachgedacht wird.
engine-settings-hint_games = Höchstens so viele simulierte Partien für einen Tipp; ohne Angabe so viele, wie in die Zeit passen.
engine-settings-hint_timeout = Nach so vielen Sekunden, das Warten mitgezählt, wird ein Tipp abgelehnt.
engine-settings-review_games = Simulierte Partien für jeden Zug einer Entscheidung in einer Partie, die analysiert wird.
engine-settings-reviews_waiting = Wenn so viele Analysen laufen oder warten, wird eine weitere abgelehnt.
engine-settings-message_limit = Die größte Anfrage und Nachricht, in Bytes.
engine-settings-hello_timeout = Wie viele Sekunden eine Verbindung vor ihrem „hello“ schweigen darf.
engine-settings-ping_interval = Alle so viele Sekunden werden Verbindungen geprüft; wer ebenso lange nicht antwortet, wird getrennt.
engine-settings-send_timeout = Eine Verbindung, die so viele Sekunden nichts abnimmt, wird getrennt.
engine-settings-header_timeout = Eine Verbindung, die so viele Sekunden lang keinen ganzen Anfragekopf geschickt hat, wird getrennt.
engine-settings-connections = Zugleich offene Verbindungen; ohne Angabe so viele, wie das System an offenen Dateien erlaubt.
engine-settings-kept_for_seats = Der Teil der Verbindungen (von 0 bis 1), den Zuschauende nicht belegen dürfen, damit alle, die spielen, hereinkommen.
engine-settings-connections_per_address = Verbindungen von einer Adresse zugleich; für vertrauenswürdige Proxys gilt das nicht.
engine-settings-unidentified_per_address = Verbindungen von einer Adresse, die noch nicht gesagt haben, was sie wollen.
engine-settings-watchers_per_table = Verbindungen von Zuschauenden an einem Tisch.
engine-settings-watchers_per_address = Verbindungen von Zuschauenden an einem Tisch von einer Adresse.
engine-settings-sockets_per_address = Verbindungen von Zuschauenden von einer Adresse, an allen Tischen.
engine-settings-sockets_per_seat = Verbindungen einer Person an einem Tisch.
engine-settings-create_rate = Neue Tische von einer Adresse.
engine-settings-hint_rate = Tipps für eine Adresse.
engine-settings-review_rate = Analysen, die von einer Adresse gestartet werden.
engine-settings-request_rate = Alle Anfragen von einer Adresse, Dateien und Verbindungen mitgezählt.
engine-settings-move_rate = Züge und andere Änderungen an Tischen von einer Adresse.
engine-settings-seat_rate = Nachrichten einer Person an einem Tisch; was darüber ist, zählt zu message_rate.
engine-settings-message_rate = Nachrichten von einer Adresse, für die kein Platz einsteht.
engine-settings-address_rate = Alle Nachrichten von einer Adresse.
engine-settings-seat_arrival_rate = Wie oft eine Person an einen Tisch kommen kann; was darüber ist, zählt zu arrival_rate.
engine-settings-arrival_rate = Wie oft Verbindungen von einer Adresse an Tische kommen können, die der Plätze nicht mitgezählt.
engine-settings-guests = Die Adresse, unter der andere diesen Server erreichen, etwa http://192.168.1.5:8000, für Einladungen; ohne Angabe wird sie gesucht.
engine-settings-mail_server = Der SMTP-Server für E-Mails über Züge, etwa smtp://user:password@mail.example.org:587 (STARTTLS) oder smtps:// (TLS); ohne Angabe werden keine verschickt.
engine-settings-mail_from = Der Absender der E-Mails.
engine-settings-mail_rate = Wie oft von einer Adresse aus ein Postfach gefragt werden darf.
engine-settings-webhook = Eine Adresse, die eine signierte JSON-Nachricht bekommt, wenn jemand am Zug ist, etwa für den Chat eines Vereins.
engine-settings-webhook_secret = Das Geheimnis, mit dem diese Nachrichten signiert werden (Standard Webhooks): whsec_ und Base64, oder ein beliebiger Text.
engine-settings-webhook_language = Die Sprache dieser Nachrichten.
engine-settings-people = Wer eine Identität bekommt, bei der sich andere Geräte anmelden können: open (alle, beim ersten Spiel), invited (wen der Host mit benben people invite eingeladen hat), off (niemand; alle sind Gäste). Zum Spielen genügt immer ein Link.
engine-settings-ratings = Ob beim Anlegen eines Tisches gewählt werden kann, dass die Partie für die Wertung zählt.
engine-settings-forget_after = Nach so vielen Tagen entfernt der Server Personen, die nicht mehr da waren, und die Namen und Schlüssel von Gästen aus beendeten Partien; 0 behält alles.
engine-settings-person_rate = Neue Personen von einer Adresse.
engine-settings-sign_in_rate = Versuche, sich anzumelden, von einer Adresse.
engine-settings-people_rate = Andere Anfragen zu Personen von einer Adresse, etwa nach ihren Partien.
engine-settings-download_rate = Downloads aller eigenen Daten oder Partien von einer Adresse.
engine-settings-tables_in_memory = Tische über diese Zahl hinaus kommen aus dem Speicher, wenn niemand sie ansieht.
engine-settings-presence_pause = Wer innerhalb so vieler Sekunden an einen Tisch kommt oder geht, wird zusammen gemeldet.
