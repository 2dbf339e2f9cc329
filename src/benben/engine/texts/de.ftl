### What the engine refuses, and why, in German: people read it at the table too.

## What the system says of a file, after its name.
engine-file-EACCES = keine Berechtigung
engine-file-EISDIR = das ist ein Ordner
engine-file-ELOOP = die Verweise führen im Kreis
engine-file-ENAMETOOLONG = der Dateiname ist zu lang
engine-file-ENOENT = Datei oder Ordner nicht gefunden
engine-file-ENOSPC = kein Platz mehr auf dem Gerät
engine-file-ENOTDIR = das ist kein Ordner
engine-file-EPERM = das ist nicht erlaubt
engine-file-EROFS = das Dateisystem ist schreibgeschützt
engine-file-other = das System meldet einen Fehler: { $said }

## Names of games, options and moves stay as they are typed.
engine-unknown_game = kein Spiel heißt „{ $name }“; es gibt: { $games }
engine-broken_game = das Spiel „{ $name }“ lässt sich nicht aus { $module } laden: { $reason }
engine-broken_rules = die Regeln dieses Spiels sind fehlerhaft, { $rule }: { $reason }
engine-broken_rules-stopped = eine Regel ist gescheitert, während ein Spieler dachte
engine-broken_rules-endless = eine Regel kommt nicht zum Ende
engine-broken_rules-index = ein Index liegt außerhalb seiner Liste
engine-broken_rules-cell = eine Zahl passt nicht in ihre Zelle
engine-broken_rules-moves = es werden mehr als { $most } Züge aufgezählt, das most_moves des Spiels
engine-broken_rules-no_moves = es wird kein Zug aufgezählt, obwohl ein Platz am Zug ist
engine-broken_rules-no_move = es wird eine Zahl aufgezählt, die für keinen Zug des Spiels steht
engine-broken_rules-outcomes = es gibt mehr als { $most } Ausgänge, das most_outcomes des Spiels
engine-broken_rules-weights = ein Gewicht liegt unter 0, oder die Summe aller liegt nicht zwischen 1 und 2147483647
engine-broken_rules-outcome = es wird eine Zahl gezogen, die kein Ausgang ist: es gibt höchstens { $most }, das most_outcomes des Spiels
engine-broken_rules-players = die erste Zahl muss die Anzahl der Spieler sein, { $players }, ist aber { $first }
engine-broken_rules-receipt = Platz { $seat } hat { $points } Punkte, die Zeilen ergeben aber { $sum }
engine-broken_rules-no_cell = Der Tisch hat keine Zelle „{ $name }“; deklarieren Sie { $name } = cell() in seiner Klasse.
engine-broken_rules-failed = { $said }
engine-no_option = { $game } hat keine Option „{ $name }“; es gibt: { $known }
engine-no_player = kein Spieler heißt „{ $name }“; es gibt: { $known }
engine-bad_engine = { $file } ist als Engine von { $game } nicht brauchbar: { $reason }. Der Befehl benben web build { $game } macht eine neue.
engine-bad_engine-version = die Version ist { $version }, nicht { $known }
engine-bad_engine-other = es ist die Engine von { $game }, Version { $version } der Regeln
engine-bad_engine-damaged = die Datei ist beschädigt oder gehört nicht zu ihrem Manifest
engine-bad_option = { $name }={ $value } ist nicht möglich; { $hint }
engine-bad_option-choices = möglich ist: { $choices }
engine-bad_option-letters = wähle einen Buchstaben ({ $letters }) für jedes von { $parts }, etwa { $example }
engine-bad_option-text = gib einen Text oder den Pfad einer Datei an
engine-bad_option-file = { $name }: { $file } ist nicht lesbar: { $reason }
engine-bad_option-no_text = { $name }: { $file } ist kein Text in UTF-8
engine-malformed_move = „{ $text }“ ist kein Zug: { $hint }
engine-move-form = ein Zug wird geschrieben wie in der Liste, zum Beispiel „{ $move }“
engine-move-several = das nennt mehrere Züge: { $moves }
engine-move-unknown = unbekannt
engine-move-near = gemeint war vielleicht { $moves }
engine-move-number = kein Zug hat diese Nummer
engine-illegal_move = „{ $text }“ ist jetzt nicht erlaubt; erlaubt: { $legal }
engine-match_over = die Partie ist zu Ende: es kann nicht mehr gezogen werden

# What is wrong with an option that is a document of figures.
engine-document-long = { $option }: ein Text von { $count } Zeichen; erlaubt sind höchstens { $most }
engine-document-no_toml = { $option }: kein TOML-Dokument
engine-document-no_toml-place = { $option }: kein TOML-Dokument: Zeile { $line }, Spalte { $column }
engine-document-line = { $option }, Zeile { $line }: { $reason }
engine-document-key = [{ $table }] { $key }: { $reason }
engine-document-unknown = unbekannte Tabelle { $name }; es gibt: { $known }
engine-document-no_table = { $name } muss eine Tabelle sein: [{ $name }]
engine-document-unknown_key = unbekannter Schlüssel { $name }; [{ $table }] hat: { $known }
engine-document-lacks = in [{ $table }] fehlt { $key }
engine-document-no_list = { $key } muss eine Liste sein
engine-document-number = { $value } ist keine ganze Zahl von { $least } bis { $most }
engine-document-number-words = { $value } ist weder eine ganze Zahl von { $least } bis { $most } noch eines von { $words }
engine-document-word = { $value } ist keines von { $words }
engine-document-entries = es müssen { $count } Einträge sein
engine-document-entries-range = es müssen { $least } bis { $most } Einträge sein

# What is wrong with a record.
engine-record-ply = Zug { $ply }: { $reason }
engine-record-no_json = kein JSON, oder abgeschnitten: Zeile { $line }, Spalte { $column }
engine-record-foreign = keine Aufzeichnung von benben: „format“: „{ $format }“ fehlt
engine-record-newer = von einem neueren benben geschrieben: Format { $version }, dieses liest bis { $known }
engine-record-incomplete = unvollständig, abgeschnitten oder beschädigt; es fehlt: { $missing }
engine-record-too_long = länger als { $most } MiB: das ist keine Aufzeichnung einer Partie
engine-record-newer_rules = mit neueren Regeln von { $game } gespielt ({ $version }); dieses benben hat { $known }
engine-record-older_rules = mit älteren Regeln von { $game } gespielt ({ $version }); dieses benben hat { $known }
engine-record-chance_missing = abgeschnitten: nach dem letzten Zug fehlt ein Zufallsergebnis
engine-record-after_end = „{ $text }“ kommt nach dem Ende der Partie
engine-record-not_drawn = „{ $text }“ ist nicht, was der Geber gezogen hat: die Aufzeichnung wurde verändert
engine-record-other_secret = das Geheimnis des Gebers passt nicht zu seiner Festlegung
engine-record-other_commitment = die Festlegung des Gebers ist nicht die, die du bekommen hast
engine-record-other_result = das Ergebnis { $result } ist nicht das, wohin die Züge führen
engine-record-no_secret = die Partie ist zu Ende, aber das Geheimnis des Gebers fehlt
engine-record-digest = die Prüfsumme stimmt nicht: die Aufzeichnung wurde außerhalb der Züge verändert oder beschädigt
engine-record-edited = „{ $name }“ ist nicht, wohin die Züge führen: es wurde verändert
engine-record-no_text = kein Text in UTF-8: Byte { $place } ist nicht lesbar
engine-record-nested = zu tief verschachtelt: das ist keine Aufzeichnung
engine-record-number = kein Text in JSON: eine Zahl ist zu lang
engine-record-version = die Formatversion { $version } ist keine positive Zahl
engine-record-unknown = unbekannte Felder: { $fields }
engine-record-moves = moves muss eine Liste von höchstens { $most } Texten sein
engine-record-move = ein Zug ist ein Text, nicht { $move }
engine-record-game = game muss ein Name sein und options eine Zuordnung
engine-record-rules = die Regelversion { $version } ist keine positive Zahl
engine-record-no_position = eine Stellung ist ein Text, nicht { $text }
engine-record-position = die Stellung ist nicht möglich: { $reason }
engine-record-other_position = die Stellung müsste so geschrieben sein: { $text }
engine-record-seats = seats muss eine Liste von { $count } sein
engine-record-seat = jeder Platz hat name und player, und sonst nichts
engine-record-seat_texts = name und player eines Platzes sind Texte
engine-record-dealer = der Geber (dealer) muss eine Zuordnung sein
engine-record-dealer_kind = der Geber ist weder seeded noch committed
engine-record-commitment = die Festlegung des Gebers hat nicht 64 hexadezimale Ziffern
engine-record-secret = das Geheimnis des Gebers hat nicht 64 hexadezimale Ziffern
engine-record-resigned_over = jemand soll aufgegeben haben, aber die Partie wurde zu Ende gespielt
engine-record-resigned = einen Platz { $number }, der aufgegeben hat, gibt es nicht: es spielen { $count }

# What is wrong with the text of a position, after the word that is to blame.
engine-position = { $word }: { $reason }
engine-position-rules = die Regeln erlauben es nicht ({ $rules })
engine-position-unfit = es passt nicht zum Rest
engine-position-name = „{ $name }“ gibt es hier nicht; möglich: { $possible }
engine-position-number = „{ $text }“ ist keine Zahl von { $least } bis { $most }
engine-position-room = { $count } sind zu viele: es ist Platz für { $most }
engine-position-alone = { $sign } steht allein
engine-position-many = { $name }: { $count } sind zu viele, höchstens { $most }
engine-position-again = „{ $name }“ steht zweimal da
engine-position-times = „{ $text }“: die Zahl nach * ist 1 bis { $most }
engine-position-no_words = dieses Spiel hat keine Wörter für seine Stellungen
engine-position-long = { $count } Zeichen sind zu viele: höchstens { $most }
engine-position-word = ein Wort wird Schlüssel=Wert geschrieben, { $sign } für nichts
engine-position-unknown = dieses Wort gibt es hier nicht; es gibt: { $known }
engine-position-twice = es steht zweimal da

# Ein Spiel in einer Datei: was daran falsch ist, und warum sich eine Regel nicht übersetzen lässt.
engine-bad_file = { $file } kann kein Spiel sein: { $reason }
engine-bad_file-name = Der Name muss aus Kleinbuchstaben, Ziffern und Unterstrichen bestehen und mit einem Buchstaben beginnen, er ist aber „{ $name }“.
engine-bad_file-taken = Es gibt ein anderes Spiel namens „{ $name }“; benennen Sie die Datei um.
engine-bad_file-no_rules = Es hat kein RULES; beenden Sie die Datei mit RULES = game(...).
engine-broken_file = Das Spiel in { $module } ist nicht zu gebrauchen: { $reason }
engine-bad_game-dimensions = Die Zelle { $cell } hat mehr als zwei Längen; erlaubt sind eine oder zwei, wie in cell(8, 8).
engine-bad_game-kind = Die Zelle { $cell } ist von einer Art, die Regeln nicht haben können; möglich sind: { $kinds }
engine-bad_game-range = Die Zahlen der Zelle { $cell } gehen von { $low } bis { $high }; ihre Art fasst das nicht, oder ihre Zahl für „leer“ gehört nicht dazu.
engine-bad_game-rows = Die Zelle { $cell } hat eine Zeile für jeden Platz, also muss ihre erste Länge mindestens { $seats } sein.
engine-bad_game-verb = Das Verb „{ $verb }“ muss ein Wort aus Kleinbuchstaben, Ziffern und Unterstrichen sein.
engine-bad_game-missing = game(...) braucht die Regel { $rule }.
engine-bad_game-endless = game(...) braucht score, winner oder shares, sonst kann niemand gewinnen.
engine-bad_game-no_rule = { $rule } ist keine Regel; schreiben Sie @rule über das def.
engine-bad_game-option = Die Option { $option } hat keine gleichnamige Zelle im Tisch; deklarieren Sie { $option } = cell().
engine-bad_game-place = Das Verb { $verb } nennt Stellen von { $cell }, das ist keine Zelle des Tisches.
engine-bad_game-table = Dem Tisch { $table } fehlen die Zellen, die jedes Spiel hat; leiten Sie ihn von benben.GameTable ab.
engine-bad_game-secret = secret nennt „{ $verb }“, das kein Verb dieses Spiels ist; es gibt: { $verbs }
engine-bad_game-word = { $word } der Zelle { $cell } ist „{ $said }“; möglich sind: { $choices }
engine-uncompiled = Die Regel { $rule } ({ $place }) lässt sich nicht übersetzen: { $reason }
engine-uncompiled-cell = Der Tisch hat keine Zelle „{ $name }“; deklarieren Sie { $name } = cell() in seiner Klasse.
engine-uncompiled-list = Sie macht eine Liste, ein Wörterbuch, eine Menge oder einen Text; Regeln haben nur Zahlen und Tupel, nehmen Sie also eine Zelle des Tisches.
engine-uncompiled-enum = Sie ruft int() für ein Mitglied eines IntEnum auf; lassen Sie int() weg, das Mitglied ist eine Zahl.
engine-uncompiled-name = Der Name „{ $name }“ bedeutet nichts, was Regeln gebrauchen können; er muss eine Zahl, ein Tupel, ein Array von benben.nd oder eine Funktion mit @rule darüber sein.
engine-uncompiled-unify = Ein Name oder das Ergebnis hat zwei Arten, etwa hier eine Zahl und dort None; geben Sie auf jedem Weg dieselbe Art.
engine-uncompiled-allocation = Sie legt etwas Neues im Speicher an, etwa ein Array oder eine Liste; nehmen Sie eine Zelle des Tisches oder ein Argument.
engine-uncompiled-unsupported = Sie benutzt einen Teil von Python, den Regeln nicht haben, etwa try, yield, eine Klasse oder einen Text mit Klammern; schreiben Sie es mit if, for, while und Zahlen.
engine-uncompiled-other = { $said }
