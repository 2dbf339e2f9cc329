### What the command line says in German. What all share is in ../texts, a game's own words in its folder.

cli-loading = Regeln werden geladen
cli-compiling = Regeln werden für diesen Rechner kompiliert (nur beim ersten Mal; gespeichert in { $folder })

cli-games-game = { $name }: { $title } (Regelversion { $version })
cli-games-option = Option
cli-games-choices = Auswahl
cli-games-default = Standard
cli-games-about = Was es ist
cli-games-letters = { $letters }, je für { $parts }
cli-games-example = Zum Beispiel: { $example }
cli-games-players = Spieler, wie sie bei --player heißen
cli-games-spec = Spieler
cli-games-meaning = Was er tut
cli-games-own = eine eigene Klasse, etwa examples.own_player:OwnPlayer; Parameter wie oben, nach einem weiteren Doppelpunkt

cli-play-title = { $title } ({ $options })
# What side of a site is played: { $meaning } begins with the letter.
cli-play-letter = { $part } { $meaning }
cli-play-commitment = Das Geheimnis des Gebers ist festgelegt; notiere das hier, um es später zu prüfen: { $commitment }
cli-play-thinking = { $name } denkt nach
cli-play-numbers = die Züge haben die Nummern 1 bis { $most }
cli-play-meant = „{ $text }“ ist kein vollständiger Zug; war einer von diesen gemeint: { $moves }?
cli-play-help =
    Tippe die Nummer eines Zugs oder seine Notation (die Wörter am Ende).
    undo       den letzten eigenen Zug zurücknehmen, wenn seither nichts aufgedeckt wurde
    table      den Tisch noch einmal zeigen
    save FILE  die Partie speichern, wie sie steht
    quit       aufhören; mit --record wird die Partie gespeichert
cli-play-nothing_to_undo = Es gibt nichts zurückzunehmen.
cli-play-revealed = Das lässt sich nicht zurücknehmen: Seither wurde etwas aufgedeckt.
cli-play-others_decided = Das lässt sich nicht zurücknehmen: Seither hat jemand anders entschieden.
cli-play-undone = Zurückgenommen: { $move }
cli-play-save_where = Wohin speichern? Tippe: save FILE
cli-play-saved = Gespeichert: { $file }
cli-play-not_saved = Nicht gespeichert: { $file }: { $reason }
cli-play-left = Du hast die Partie verlassen; sie ist nicht gespeichert.

cli-receipt-title = Woher die Punkte kamen
cli-receipt-epoch = Epoche
cli-receipt-item = Wofür
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

cli-fit-playing = Partien mit { $players } Spielern
cli-fit-fitting = Anpassung für { $players } Spieler
cli-fit-quality = An zurückgehaltenen Partien
cli-fit-players = Spieler
cli-fit-log_loss = Log-Loss
cli-fit-log_loss_score = … nach Punkten
cli-fit-log_loss_even = … geraten
cli-fit-calibration_error = Kalibrierfehler
cli-fit-r2_points = R² der Punkte
cli-fit-weights = Was für die Gewinnchance am meisten zählt, nach Spielerzahl
cli-fit-feature = Merkmal
cli-fit-meaning = Was es misst
cli-fit-written = Geschrieben: { $file }.

cli-simulate-busy = Partien laufen
cli-simulate-clock = Ein Spieler mit Zeitlimit ist nicht wiederholbar: Derselbe Startwert kann eine andere Datei ergeben.
cli-simulate-player = Spieler
cli-simulate-seat = Platz
cli-simulate-games = Partien
cli-simulate-won = Siege
cli-simulate-share = Siege %
cli-simulate-interval = 95-%-Intervall
cli-simulate-points = Punkte im Mittel
cli-simulate-speed = { $games } Partien, { $moves } Züge je Partie, { $speed } Partien je Sekunde

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
cli-review-decisions = Entscheidungen
cli-review-lost = Verlust je Entscheidung
cli-review-mistakes = Fehler
cli-review-won = Sieg

cli-count-busy = Zählt bis Tiefe { $depth }
cli-count-title = { $name } ({ $options })
cli-count-depth = Tiefe
cli-count-positions = Stellungen
cli-count-lines = Zugfolgen

cli-bench-title = Zufallspartien, Mediane aus { $rounds } Durchgängen, verstrichene Zeit. In einem Klon des Repositorys vergleicht `make bench` mit anderen Engines.
cli-bench-game = Spiel
cli-bench-cores = Threads
cli-bench-moves = Züge je Sekunde
cli-bench-games = Partien je Sekunde
