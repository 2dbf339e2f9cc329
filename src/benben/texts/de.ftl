### What the table, the lobby and the command line say in German. A game's own words lie in its folder.

## The command line

cli-seat = Spieler { $number }

## Vorab entscheiden

table-missed = Seit deinem letzten Zug ({ $step } von { $count })
table-missed-bot = Ein Bot für dich:
table-missed-next = Weiter
table-missed-skip = Überspringen
table-next = Nächster Tisch ({ $count })
order-title = Vorab entscheiden
order-about = Nur du siehst das. Es trifft deine nächste Entscheidung für dich und endet, sobald etwas gezogen oder aufgedeckt wird.
order-holds = Vorab entschieden
order-amount = Betrag
order-withdraw = Widerrufen
order-give = So entscheiden
order-if = Falls { $seat } das macht
order-then = Mache ich das
order-choose = Bitte wählen
order-none = Im Moment lässt sich nichts vorab entscheiden: Es hängt davon ab, was gezogen oder aufgedeckt wird.
order-dismiss = OK
order-ended-done = Wie von dir entschieden ausgeführt
order-ended-chance = Nicht mehr vorab entschieden: Etwas wurde gezogen oder aufgedeckt
order-ended-changed = Nicht mehr vorab entschieden: Der Tisch ist anders als erwartet
order-ended-declined = Nicht mehr vorab entschieden: Das musst du selbst entscheiden
order-ended-taken_back = Nicht mehr vorab entschieden: Ein Zug wurde zurückgenommen

## The table

page-newer = Es gibt eine neue Version von Benben. Lade diese Seite neu, um weiterzumachen: Von deinen Partien geht nichts verloren.
page-reload = Neu laden
table-to-lobby = Zur Lobby
table-cannot-open = Dieser Tisch lässt sich nicht öffnen
table-line-connecting = Verbinden …
table-line-lost = Verbindung verloren, neuer Versuch …
table-line-unsent = Verbindung verloren, neuer Versuch … Dein Zug wird dann gesendet.
table-line-slow = Warten auf Antwort …
table-settings = Einstellungen
table-motion = Animation
table-motion-off = Aus
table-motion-slow = Langsam
table-motion-normal = Normal
table-motion-fast = Schnell
table-theme = Farben
table-theme-auto = Wie Gerät
table-theme-light = Hell
table-theme-dark = Dunkel
table-sound = Ton
table-confirm = Züge bestätigen, die sich nicht zurücknehmen lassen
table-keys = Tastenkürzel
table-key-undo = Zug zurücknehmen
table-key-hint = Tipp holen
table-key-moves = Alle Züge zeigen
table-key-digits = Einen der gezeigten Züge spielen
table-key-receipt = Abrechnung zeigen
table-key-text = Zwischen Spielplan und Text wechseln
table-key-rules = Regeln öffnen, gleich an der passenden Stelle
table-key-steps = In der Analyse: Schritt zurück, Schritt vor
table-key-back = Auswahl aufheben, Offenes schließen
table-key-list = Diese Liste
table-language = Sprache
table-undo = Rückgängig
table-undo-nothing = Du kannst gerade nichts zurücknehmen
table-took-back =
    { WHO($seat) ->
        [you] Du hast einen Zug zurückgenommen.
       *[other] { $seat } hat einen Zug zurückgenommen.
    }
table-kept =
    { WHO($seat) ->
        [you] Du hast dem Zurücknehmen nicht zugestimmt.
       *[other] { $seat } hat dem Zurücknehmen nicht zugestimmt.
    }
table-take-back-asks = { $seat } möchte einen Zug zurücknehmen.
table-take-back-waits = Du hast gebeten, einen Zug zurückzunehmen. Noch nicht zugestimmt: { $names }.
table-take-back-agree = Zustimmen
table-take-back-refuse = Nicht zustimmen
table-take-back-withdraw = Zurückziehen
table-as-text = Textansicht
table-players = Spieler
table-players-and-log = Spieler und Verlauf
table-seat-open = Freier Platz
table-you = du
table-away = nicht da
table-to-move = am Zug
table-thinking = überlegt …
table-winner = Sieg
table-board = Spielplan
table-no-board = Für dieses Spiel gibt es hier keinen Spielplan: Nutze die Textansicht und die Knöpfe.
table-board-missing = Der Spielplan ließ sich nicht anzeigen: Nutze die Textansicht und die Knöpfe oder lade die Seite neu.
table-cell-place = { $cell } { $place }: { $value }
table-cell-empty = leer
table-cell-hidden = verdeckt
table-log = Spielverlauf
table-log-empty = Noch nichts
table-log-set-up =
    { $count ->
        [one] Der Tisch wird aufgebaut: ein Schritt
       *[other] Der Tisch wird aufgebaut: { $count } Schritte
    }
table-trail = Letzte Züge
table-moves = Mögliche Züge
table-all-moves = Alle Züge
table-let-go = Abwählen
table-again-to-play = Zum Bestätigen noch einmal tippen: { $move }
table-legal = Jetzt möglich: { $moves }.
table-dismiss = Meldung schließen
table-close = Schließen
table-play-again = Noch eine Partie
table-record = Partie herunterladen
table-receipt = Abrechnung
table-receipt-so-far = Punkte bisher
table-receipt-resigned = Die Partie wurde aufgegeben. Das sind die Punkte bis dahin.
table-receipt-hidden = Die Punkte der anderen bleiben bis zum Schluss verdeckt.
table-receipt-partly = Was verdeckt liegt, ist noch nicht mitgezählt.
table-receipt-counts = In Klammern: wie viele zählen.
table-scored = Wertung: { $part }
table-item = Posten
table-total = Summe
table-won-by =
    { WHO($seat) ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    }: { $reason }
table-resigned =
    { WHO($seat) ->
        [you] Du hast aufgegeben
       *[other] { $seat } hat aufgegeben
    }
table-time-up =
    { WHO($seat) ->
        [you] deine Zeit ist abgelaufen
       *[other] die Zeit von { $seat } ist abgelaufen
    }
clock-left = Restzeit: { $time }
clock-until = Die Zeit endet: { $moment }
clock-move = { $time } für jeden Zug
clock-fischer = { $time } für die Partie und { $more } mehr für jeden Zug
clock-hours = Die Zeit läuft von { $start } bis { $end }, bei allen in der eigenen Zeitzone.
clock-days-off = An diesen Tagen läuft keine Zeit: { $days }.
clock-zero-move = Nach Ablauf der Zeit spielt ein Bot den Zug zu Ende ({ $level }).
clock-zero-seat = Nach Ablauf der Zeit spielt ein Bot, bis der Spieler zurückkommt ({ $level }).
clock-zero-resign = Wer keine Zeit mehr hat, verliert.
clock-vacation =
    { $days ->
        [one] Alle dürfen einen Tag Urlaub nehmen; dann steht ihre Uhr still.
       *[other] Alle dürfen { $days } Tage Urlaub nehmen; dann steht ihre Uhr still.
    }
clock-paused = Die Uhr steht still.
clock-go-on = Weiter
clock-pause = Um eine Pause bitten
clock-pause-waiting = Du bittest um eine Pause. Die anderen müssen zustimmen.
clock-pause-withdraw = Zurückziehen
clock-pause-asked = { $seat } bittet um eine Pause.
clock-pause-agree = Zustimmen
notice-turn = Du bist am Zug, { $name }.
notice-tables =
    { $count ->
        [one] An 1 Tisch bist du am Zug.
       *[other] An { $count } Tischen bist du am Zug.
    }
notice-reminder =
    { $hours ->
        [one] { $name }, deine Zeit läuft in einer Stunde ab.
       *[other] { $name }, deine Zeit läuft in { $hours } Stunden ab.
    }
notice-nudge = Die anderen warten auf dich, { $name }.
notice-chat = { $game }: { $name } ist am Zug.
mail-confirm-subject = Möchtest du E-Mails von Benben?
mail-confirm = Jemand möchte E-Mails an diese Adresse, wenn er in einer Partie am Zug ist. Wenn du das warst, öffne diese Seite und bestätige es. Sonst brauchst du nichts zu tun; es kommen keine weiteren E-Mails.
mail-footer = Keine E-Mails mehr:
notice-on = Benachrichtige mich, wenn ich am Zug bin
notice-here = Wenn du am Zug bist und diese Seite geschlossen ist, bekommst du auf diesem Gerät eine Nachricht.
notice-off = Keine Nachrichten mehr
notice-denied = Dieser Browser erlaubt dieser Seite keine Nachrichten.
table-leave = Partie verlassen
table-leave-of = Partie verlassen: { $seat }
table-leave-two = Die Partie endet hier, und { $seat } gewinnt.
table-leave-more =
    { WHO($seat) ->
        [you] Ein Bot spielt für dich weiter, bis du deinen Platz wieder übernimmst. Das geht hier jederzeit.
       *[other] Ein Bot spielt für { $seat } weiter, bis der Platz wieder übernommen wird. Das geht hier jederzeit.
    }
table-resign = Aufgeben
table-stay = Weiterspielen
table-bot-sits = Bot einspringen lassen
table-stands-in = ein Bot spielt
table-back-why = Ein Bot spielt für dich.
table-back = Platz wieder übernehmen
table-back-why-until = Bis { $moment } spielt ein Bot für dich.
away-open = Ich bin länger weg …
away-title = Länger weg
away-days = Wie lange
away-vacation = Urlaub: meine Uhr steht still
away-vacation-left =
    { $days ->
        [one] In dieser Partie hast du noch einen Tag.
       *[other] In dieser Partie hast du noch { $days } Tage.
    }
away-bot = Ein Bot spielt für mich ({ $level })
away-bot-why = Du kannst deinen Platz jederzeit wieder übernehmen. Dann siehst du, was er getan hat.
away-go = Bestätigen
away-until = im Urlaub bis { $moment }
away-held-until = ein Bot spielt bis { $moment }
away-you = Du bist an diesem Tisch im Urlaub bis { $moment }.
away-back = Ich bin zurück
table-you-watch = Du schaust zu.
table-watching =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
talk-title = Chat
talk-new =
    { $count ->
        [one] Chat: 1 neue Zeile
       *[other] Chat: { $count } neue Zeilen
    }
talk-empty = Noch hat niemand etwas gesagt.
talk-write = Schreibe den anderen am Tisch
talk-send = Senden
talk-reactions = Reaktionen
talk-reactions-about = Alle lesen sie in ihrer eigenen Sprache.
talk-mute = Verbergen, was { $seat } schreibt
talk-unmute = Zeigen, was { $seat } schreibt
talk-line = { $seat }: { $text }
talk-reaction-hello = Hallo!
talk-reaction-luck = Viel Glück!
talk-reaction-nice = Schöner Zug!
talk-reaction-thanks = Danke!
talk-reaction-wow = Wow!
talk-reaction-oops = Ups!
talk-reaction-moment = Einen Moment, bitte.
talk-reaction-good_game = Schöne Partie!
table-again-asked =
    { WHO($seat) ->
        [you] Du möchtest
       *[other] { $seat } möchte
    } noch eine Partie.
table-again-made = Die nächste Partie ist bereit.
table-again-go = Zum Tisch
table-again-other = Gleiche Auslage oder andere Reihenfolge
table-again-deal = Auslage
table-again-deal-new = eine neue
table-again-deal-same = noch einmal dieselbe
table-again-same-about = Der Zufall entscheidet wie in der letzten Partie, solange ihr gleich wählt; so könnt ihr euer Spiel von den anderen Plätzen aus vergleichen.
table-begins = Wer beginnt
table-begins-rotating = der nächste Platz
table-begins-same = derselbe Platz
table-begins-random = der Zufall entscheidet
table-same-deal = Diese Partie wiederholt die Auslage der letzten.
table-forked = Diese Partie begann mitten in einer anderen.
table-forked-show = Diese Stellung zeigen
table-share-result = Ergebnis teilen
table-share-copy = Text und Link kopieren
table-picture-save = Bild speichern
table-picture-drawing = Das Bild wird gezeichnet …
table-picture-failed = Dieser Browser kann das Bild nicht zeichnen.
table-pass-to = Gib das Gerät an { $seat } weiter
table-pass-why = { $seat } sieht jetzt etwas, das die anderen nicht sehen dürfen.
table-pass-here = Ich bin { $seat }
table-pass-never = Diesen Tisch nicht mehr verdecken
table-again-gone = Der Tisch der nächsten Partie wurde gelöscht.
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-points-of = Punkte von { $seat }
table-points-hidden = Punkte verdeckt
table-points-partly =
    { $points ->
        [one] { $points } Punkt, dazu Verdecktes
       *[other] { $points } Punkte, dazu Verdecktes
    }
# In little room: so many points, and what lies face-down.
table-partly = { $points }+
table-end-won =
    { WHO($seat) ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    }
table-end-ahead =
    { $points ->
        [one] Mit 1 Punkt Vorsprung
       *[other] Mit { $points } Punkten Vorsprung
    }
table-end-won-ahead =
    { WHO($seat) ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } Vorsprung
table-end-shared = { $names } teilen sich den Sieg
table-end-place = Platz { $place } von { $seats }
table-end-resigned =
    { WHO($seat) ->
        [you] Du hast aufgegeben
       *[other] { $seat } hat aufgegeben
    }
table-end-bot =
    { WHO($seat) ->
        [you] Ein Bot hat die Partie für dich zu Ende gespielt.
       *[other] Ein Bot hat die Partie für { $seat } zu Ende gespielt.
    }
table-end-places = Plätze
table-end-place-of = { $place }.
table-moment-best =
    { WHO($seat) ->
        [you] Dein bester Zug:
       *[other] Bester Zug ({ $seat }):
    } { $move } (bringt { $percent } %)
table-moment-worst =
    { WHO($seat) ->
        [you] Dein teuerster Zug:
       *[other] Teuerster Zug ({ $seat }):
    } { $move } (kostet { $percent } %)
table-moment-none = Kein Zug dieser Partie sticht heraus.
table-moment-find = Besten und schlechtesten Zug finden
table-hint = Tipp
table-hint-thinking = Denkt nach …
table-hint-title = Tipp
table-hint-close = Tipp schließen
table-hint-of-hundred = von 100
table-hint-level = gleichauf
table-hint-ahead =
    { $points ->
        [one] 1 Punkt vorn
       *[other] { $points } Punkte vorn
    }
table-hint-behind =
    { $points ->
        [one] 1 Punkt zurück
       *[other] { $points } Punkte zurück
    }
table-hint-spoken = { $move }: Du gewinnst { $chance } von 100 Partien, erwartet: { $margin }
table-hint-spoken-chance = { $move }: Du gewinnst { $chance } von 100 Partien
table-hint-here =
    { $count ->
        [one] Eine Idee. { $best }
       *[other] { $count } Ideen, die beste zuerst. { $best }
    }
table-hint-before = Vorige Idee
table-hint-after = Nächste Idee
table-hint-do = Spielen
table-hint-why = Warum?
table-hint-against = Statt { $move }:
table-hint-other = Anderer
table-hint-play = Spielen: { $move }
table-hint-games =
    { $games ->
        [one] Aus einer simulierten Partie
       *[other] Aus { $games } simulierten Partien
    }
table-chance-of =
    { WHO($seat) ->
        [you] Du: { $chance }
       *[other] { $seat }: { $chance }
    } von 100
room-title = Gemeinsam analysieren
room-leave = Die gemeinsame Analyse verlassen
room-you-lead = Du leitest: Alle sehen, was du zeigst
room-leads = { $name } leitet
room-no-leader = Die Leitung ist frei
room-lead = Leiten
room-alone = Allein umsehen
room-arrow = Pfeil zeichnen
room-arrow-start = Drücke, wo der Pfeil beginnt.
room-arrow-end = Drücke, wo der Pfeil endet.
room-who-plays = Wer weiterspielt
room-bot-for = Ein Bot spielt für { $name }
room-chosen = Ich wähle, was gezogen wird
room-line = Weitergespielt
room-back-step = Einen Schritt zurück
room-thinking = Der Bot denkt nach …
room-may-play = Spiel für { $name } weiter, auf dem Plan oder aus der Liste.
room-to-play = { $name } ist am Zug.
room-chance = Der Zufall entscheidet.
room-draw = Ziehen
room-notes = Notizen
room-here = Hier: { $names }
room-note-show = Zeigen
room-note-remove = Diese Notiz entfernen
room-note-write = Notiz zu dieser Stellung
room-note-add = Hinzufügen
table-review = Partie analysieren
table-review-close = Zurück zum Tisch
table-review-about = Jede Entscheidung dieser Partie wird untersucht: wie die Chancen aller stiegen und fielen und wo die Partie kippte.
table-review-start = Analyse starten
table-review-watching = Wer an diesem Tisch spielt, kann die Analyse starten; danach sehen sie alle.
table-review-waiting = In der Warteschlange: Andere Partien werden noch analysiert …
table-review-thinking = Denkt nach: { $done } von { $total } Entscheidungen
table-review-goes-on = Du kannst die Seite verlassen: Die Analyse läuft weiter und bleibt erhalten.
table-review-percent = { $percent } Prozent analysiert
table-review-failed = Die Analyse ist fehlgeschlagen.
table-review-again = Noch einmal
table-review-here =
    { $count ->
        [0] Die Analyse ist fertig; es gab keine Wendepunkte.
        [one] Die Analyse ist fertig: ein Wendepunkt.
       *[other] Die Analyse ist fertig: { $count } Wendepunkte.
    }
table-review-graph = Die Gewinnchancen aller im Lauf der Partie, von 0 bis 100
table-review-turns = Wendepunkte
table-review-no-turns = Es gab keine: Bei niemandem änderten sich die Chancen mit einem Zug stark.
table-review-after = Nach Zug { $number } von { $total }
table-review-end = Das Ende, nach { $total } Zügen
table-review-at-move = Zug { $number }
table-review-after-move = Nach Zug { $number }
table-review-then =
    { WHO($seat) ->
        [you] Danach du:
       *[other] Danach { $seat }:
    } { $move }.
table-review-fine = Kein Zug war besser.
table-review-accounts = Glück und Fehler
table-review-account = Glück { $luck } %, Fehler { $errors } %
table-review-account-start = Start
table-review-account-luck = Glück: { $source }
table-review-account-own = Eigene Fehler
table-review-account-others = Fehler anderer
table-review-account-doubt = Zweifel
table-review-account-result = Ergebnis
table-review-account-share = { $share } %
table-review-account-rate = Entscheidungen, auf die es ankam: { $decisions }; Fehler: { $wrong }; Verlust je Entscheidung: { $rate } %
table-review-account-about = Anteile am Sieg. Zweifel: Hier änderte sich das Urteil ohne Glück oder Fehler.
table-review-second-try = Zweiter Versuch
table-review-covered = Es gab einen besseren Zug. Findest du ihn?
table-review-show-answer = Besseren Zug zeigen
table-review-trying = Spiele einen anderen Zug auf dem Tisch oder wähle ihn aus der Liste.
table-review-missed = { $move }: Das kostet { $lost } %. Versuche einen anderen.
table-review-judging = Die Suche beurteilt deinen Zug …
table-review-hit = Richtig: so gut wie der beste Zug, soweit die Suche es erkennt.
table-review-costliest = Deine teuersten Entscheidungen
table-review-line = Die bessere Zugfolge
table-review-figures = Die Zahlen
table-review-better = Besser
table-review-played = Gespielt
table-review-figures-about = Mittel über { $games } Partien, die von jedem Zug aus weitergespielt wurden; ± ist der Standardfehler der Differenz. Grau: vielleicht Zufall.
table-review-equal = So gut wie der beste Zug, soweit die Suche es erkennt.
table-review-fork = Von hier aus weiterspielen
table-review-copy = Link zu dieser Stellung kopieren
table-review-run = Abspielen
table-review-pause = Pause
table-review-steps = Durch die Partie blättern
table-review-position = Stellung
table-review-first = Zum Anfang
table-review-turn-back = Voriger Wendepunkt
table-review-back = Schritt zurück
table-review-next = Schritt vor
table-review-turn-next = Nächster Wendepunkt
table-review-last = Zum Ende
table-invite = Einladung
table-invite-to = Einladung zu { $game }
table-invite-why =
    { $count ->
        [one] Schicke diesen Link der Person, mit der du spielen willst. Sobald sie da ist, geht es los.
       *[other] Schicke diesen Link den { $count } Leuten, mit denen du spielen willst. Sobald alle da sind, geht es los.
    }
table-invite-aside = Inzwischen den Tisch ansehen
table-seat-remove = { $seat } entfernen
table-seat-up = { $seat } einen Platz nach oben
table-close-table = Tisch schließen
table-close-sure = Wirklich schließen
table-arrange = Plätze ändern
table-link = Link zu diesem Tisch
table-link-here = Dieser Link funktioniert nur auf diesem Computer.
table-link-how = Damit andere in deinem Netzwerk mitspielen können, beende den Server und starte ihn so:
table-copy = Link kopieren
table-copied = Kopiert
table-share = Teilen …
table-share-title = Eine Partie { $game }
table-qr = Der Link als QR-Code
table-move = Auf einem anderen Gerät weiterspielen
table-move-why = Dieser Link bringt deinen Platz in den Browser, der ihn öffnet; hier schaust du dann nur noch zu. Er gilt einmal und 24 Stunden lang. Wer ihn hat, kann deinen Platz einnehmen: Schicke ihn niemand anderem.
table-move-lost = Platz neu vergeben
table-move-lost-of = Platz neu vergeben: { $seat }
table-move-lost-why = Wer diesen Link zuerst öffnet, spielt auf dem Platz von { $seat } weiter, sofern { $seat } nicht vorher zurückkommt. Er gilt einmal und 24 Stunden lang.
table-move-withdraw = Link ungültig machen
table-moved = Dein Platz ist jetzt auf einem anderen Gerät.
table-closed = Dieser Tisch wurde geschlossen
table-closed-why = Die Person, die ihn angelegt hat, hat ihn geschlossen, oder er wurde gelöscht.
table-forgetful = Dieser Browser merkt sich nichts: Wenn du dieses Fenster schließt, ist dein Platz verloren.
table-forgetful-site = Dieser Browser merkt sich nichts: Wenn du dieses Fenster schließt, ist die Partie verloren.
table-why-not = Das geht jetzt nicht.
table-why-possible = Das ist jetzt möglich.
table-prompt-waiting =
    { $count ->
        [one] Es fehlt noch eine Person
       *[other] Es fehlen noch { $count } Personen
    }

## The rules in words

rules-title = Regeln
rules-close = Regeln schließen
rules-search = Regeln durchsuchen
rules-none = Keine Treffer für „{ $words }“.
rules-link = Link zu Regel { $number }

## The lobby

lobby-title = Benben
lobby-offline = Keine Verbindung zu Benben
lobby-offline-why = Der Server ist nicht erreichbar. Bei ihm liegen die Regeln, die Bots und die Partien: Ohne ihn kannst du weder ziehen noch einen Tisch eröffnen.
lobby-offline-kept = Deine Tische sind dort sicher. Ein Tisch, der in diesem Browser offen ist, zeigt noch seine letzte Stellung.
lobby-about = Brettspiele rund ums alte Ägypten, gegen Menschen und Bots
lobby-page-title = Benben – Brettspiele rund ums alte Ägypten
lobby-subtitle = Brettspiele rund ums alte Ägypten, mit Freunden und Bots
lobby-games = Wähle ein Spiel
lobby-for-players = { $least }–{ $most } Personen
lobby-for-so-many =
    { $count ->
        [one] Eine Person
       *[other] { $count } Personen
    }
# How long a game takes, as in: 30–45.
lobby-minutes = { $minutes } Min.
lobby-play-now = Jetzt spielen
lobby-play-friend = Mit Freunden spielen
lobby-learn = Lernen
lobby-learn-some = Lernen: { $done } von { $all }
lobby-learn-done = Lernen: erledigt
lobby-options = Optionen
lobby-close = Schließen
lobby-cancel = Abbrechen
lobby-try-again = Noch einmal
lobby-invite = Einladung erstellen
lobby-name-why = So heißt du auf der Einladung.
lobby-continue = Weiterspielen
lobby-with = mit { $names }
lobby-your-turn = Du bist am Zug
lobby-turn-of = { $seat } ist am Zug
lobby-their-turn = Warten auf { $seat }
bot-name-seshat = Seschat
bot-name-thoth = Thot
bot-name-sobek = Sobek
bot-name-bastet = Bastet
bot-name-khnum = Chnum
bot-name-neith = Neith
bot-name-ptah = Ptah
bot-name-sekhmet = Sachmet
lobby-won = Du hast gewonnen
lobby-shared = Du teilst dir den Sieg
lobby-won-by = Sieg: { $names }
lobby-gone = Nicht mehr da
lobby-more-tables =
    { $count ->
        [one] 1 weiterer Tisch
       *[other] { $count } weitere Tische
    }
lobby-finished =
    { $count ->
        [one] 1 beendete Partie
       *[other] { $count } beendete Partien
    }
lobby-forget = Aus dieser Liste entfernen
lobby-usual = Die üblichen Regeln
lobby-option = { $option }: { $choice }
lobby-option-off = { $option }: nein
lobby-option-file = { $option }: aus eigener Datei
lobby-all-letters = Alle { $letter }
lobby-file-choose = Datei wählen …
lobby-file-forget = Zurück zu: { $usual }
lobby-file-how = Dateiformat
lobby-file-save = Als Datei zum Bearbeiten speichern
lobby-file-too-large = „{ $file }“ ist zu lang: Erlaubt sind höchstens { NUMBER($most, useGrouping: 0) } Zeichen.
lobby-file-unreadable = „{ $file }“ ließ sich nicht lesen.
lobby-players = Spieler
lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-strength = Stärke des Bots auf Platz { $number }
lobby-name = Name auf Platz { $number }
lobby-name-hint = Name
lobby-open-hint = frei für alle mit dem Link
lobby-kind-me = Du
lobby-kind-here = Noch jemand an diesem Bildschirm
lobby-kind-open = Freier Platz, per Link
lobby-kind-bot = Bot
lobby-level-novice = Neuling
lobby-level-novice-about = Sieht nur, was der nächste Zug bringt, verschätzt sich selbst dabei und hat Lieblingsfehler.
lobby-level-casual = Hobby
lobby-level-casual-about = Sieht auch nur den nächsten Zug, verschätzt sich aber weniger.
lobby-level-skilled = Geübt
lobby-level-skilled-about = Schätzt den nächsten Zug gut ein und denkt ab und zu voraus.
lobby-level-strong = Stark
lobby-level-strong-about = Denkt ein wenig voraus.
lobby-level-expert = Profi
lobby-level-expert-about = Denkt voraus, aber nur einen Augenblick.
lobby-level-master = Meister
lobby-level-master-about = Volle Stärke: denkt rund zwei Sekunden je Zug nach.
# A bot that whoever runs the server has added, by its name.
lobby-bot = { $name }
lobby-bot-about = Ein zusätzlicher Bot dieses Servers.
lobby-fork-about = Die Partie beginnt mit dieser Stellung der beendeten; von hier an entscheidet der Zufall neu.
lobby-hints = Tipps
lobby-hints-about = Wer am Zug ist, darf sich die besten Züge zeigen lassen.
lobby-pace = Tempo
lobby-pace-now = Jetzt
lobby-pace-days = Über Tage
lobby-pace-relaxed = In aller Ruhe
lobby-pace-none = Alle spielen in einem Zug durch, ohne Uhr.
lobby-pace-more = Uhr ändern
lobby-pace-clock = Uhr
clock-none = Keine Uhr
lobby-pace-each = Zeit für jeden Zug
lobby-pace-hours = Die Zeit läuft
lobby-pace-from = Von
lobby-pace-to = Bis
lobby-pace-off = Freie Tage
lobby-pace-vacation = Urlaub für alle
lobby-pace-vacation-none = Keiner
lobby-pace-zero = Nach Ablauf der Zeit
lobby-pace-zero-move = Ein Bot spielt den Zug zu Ende
lobby-pace-zero-seat = Ein Bot spielt, bis der Spieler zurückkommt
lobby-pace-zero-resign = Der Spieler verliert
lobby-pace-bot = Bot
lobby-company = Mit anderen
lobby-take-backs = Zurücknehmen
lobby-take-backs-free = den eigenen letzten Zug
lobby-take-backs-consent = wenn alle zustimmen
lobby-take-backs-none = nie
lobby-talk = Chat
lobby-talk-chat = Texte und Reaktionen
lobby-talk-reactions = nur Reaktionen
lobby-talk-off = aus
lobby-begins-rulebook = der erste Platz
lobby-begins-seat = Platz { $number }
lobby-listed = Alle hier dürfen mitspielen
lobby-listed-about = Der Tisch steht in der Lobby, bis er voll ist.
lobby-rated = Zählt für die Wertung
lobby-rated-about = Ohne Tipps; zurückgenommen wird nur, wenn die anderen zustimmen. Alle brauchen eine eigene Identität.
lobby-private = Privat
lobby-private-about = Links zeigen nichts über den Tisch, und das Ergebnis wird nicht geteilt.
daily-title = Auslage des Tages
daily-about = Heute bekommen alle denselben Zufall, denselben Platz und dieselben Gegner. Deine erste Partie zählt; das Geheimnis hinter der Auslage wird morgen gezeigt.
daily-play = Spielen
daily-continue = Weiterspielen
daily-look = Zurückblicken
daily-begun =
    { $count ->
        [0] Spiel sie als Erstes.
        [one] 1 Person hat begonnen.
       *[other] { $count } Personen haben begonnen.
    }
daily-place = Du: Rang { $place } von { $count }
daily-results = Ergebnisse
daily-results-none = Noch ist keine Partie dieser Auslage beendet.
daily-won = { $points } (gewonnen)
daily-gave-up = aufgegeben
daily-others = Was andere hier wählten
daily-others-none = Bei dieser Entscheidung war sonst niemand in deiner Stellung.
daily-others-not-here = Hier hast nicht du entschieden. Geh zu einer deiner Entscheidungen.
lobby-open-tables =
    { $count ->
        [one] 1 offener Tisch
       *[other] { $count } offene Tische
    }
lobby-open-seats =
    { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
lobby-open-here = wartet gerade
lobby-start = Partie starten
lobby-starting = Der Tisch wird aufgebaut …
lobby-invited-by = { $name } lädt dich zu { $game } ein
lobby-join-title = Mitspielen bei { $game }
lobby-your-name = Dein Name
lobby-choose-seat = Wähle einen Platz
lobby-open-for-you = Hier sitzen
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-claim = Hier weiterspielen
lobby-claim-as = Du spielst als { $name } weiter.
lobby-claim-why = Das Gerät, auf dem dieser Platz bisher war, schaut dann nur noch zu.
people-mine = Meine Partien
people-part-games = Partien
people-part-statistics = Statistik
table-nudge = Anstupsen
table-nudge-of = Anstupsen: { $seat }
people-part-notices = Benachrichtigungen
notices-remind = Erinnerungen
notices-remind-never = Nie
notices-remind-once = Einmal, bevor die Zeit abläuft
notices-remind-daily = Jeden Tag
notices-quiet = Ruhezeit
notices-quiet-from = von
notices-quiet-to = bis
notices-quiet-why = In diesen Stunden deiner Zeitzone ({ $zone }) wird nichts geschickt.
notices-browsers =
    { $count ->
        [0] Kein Browser bekommt Nachrichten. Ein Tisch mit Uhr hat dafür einen Knopf unter den Spielern.
        [one] 1 Browser bekommt Nachrichten.
       *[other] { $count } Browser bekommen Nachrichten.
    }
notices-email = E-Mail
notices-email-send = Link zum Bestätigen schicken
notices-email-asked = Wir haben eine E-Mail an { $address } geschickt. Öffne den Link darin zum Bestätigen.
notices-email-is = E-Mails gehen an { $address }.
notices-email-remove = Entfernen
notices-email-confirm = E-Mail-Adresse bestätigen
notices-email-confirm-do = Bestätigen
notices-email-confirmed = Du bekommst eine E-Mail, wenn du am Zug bist.
notices-email-stop = Keine E-Mails mehr
notices-email-stopped = Du bekommst keine E-Mails mehr.
people-part-devices = Du und deine Geräte
people-deleted = Gelöschte Person
people-unnamed = Noch kein Name
people-you = Du
people-save = Namen speichern
people-saved = Gespeichert
people-mark = Zeichen wählen
people-mark-sign = Zeichen
people-mark-sign-number = Zeichen { $number }
people-mark-ground = Farbe
people-mark-ground-number = Farbe { $number }
people-devices = Geräte
people-device = Gerät
people-this-device = dieses Gerät
people-last-visit = Zuletzt hier: { $day }
people-sign-out = Abmelden
people-only-device = Nur dieses Gerät kennt dich. Gehen seine Daten verloren, bleiben deine Partien, aber niemand kann sich mehr als du anmelden: Melde dich auf einem zweiten Gerät an.
people-other-device = Auf einem anderen Gerät anmelden
people-passkeys = Passkeys
people-passkey = Passkey
people-passkey-add = Passkey hinzufügen
people-passkey-remove = Entfernen
people-passkey-why = Mit einem Passkey in deinem Handy oder Passwortmanager meldest du dich ohne Link an.
people-passkey-sign-in = Mit einem Passkey anmelden
people-added = Hinzugefügt: { $day }
people-link-why = Öffne diesen Link oder scanne den Code auf deinem anderen Gerät. Er gilt einmal und zehn Minuten lang. Zeig ihn niemandem: Wer ihn öffnet, kann als du spielen.
people-sign-in = Anmelden
people-sign-in-how = Öffne auf einem Gerät, auf dem du schon spielst, Einstellungen, Meine Partien, Du und deine Geräte, und wähle „Auf einem anderen Gerät anmelden“. Öffne den Link hier.
people-no-account = Zum Spielen brauchst du kein Konto: Mit deiner ersten Partie kennt dich dieser Browser.
people-sign-in-why = Dieser Browser spielt dann als diese Person, mit all ihren Plätzen und Partien.
people-sign-in-here = Auf diesem Gerät anmelden
people-bring = Die Partien dieses Browsers mitnehmen
people-data = Deine Daten
people-data-why = Der Server speichert deinen Namen, dein Zeichen, deine Geräte, deine Plätze, was du an Tischen sagst und wie du benachrichtigt werden möchtest. Löschst du alles, behalten die anderen ihre Partien, mit einer gelöschten Person an deiner Stelle.
people-download = Meine Daten herunterladen
people-download-games = Alle Partien herunterladen
people-add-games = Partien aus einer Datei hinzufügen
people-delete = Alles löschen…
people-delete-sure = Das lässt sich nicht rückgängig machen, und du verlässt deine laufenden Partien.
people-delete-now = Alles löschen
people-running = Laufend
people-finished = Beendet
people-waiting = Wartet auf Mitspieler
people-over = Beendet
people-none = Noch keine beendeten Partien.
people-none-found = Keine Partie passt zum Filter.
people-more = Mehr zeigen
people-fork = Von einem Zug dieser Partie aus weiterspielen
people-review = Analyse
people-filter = Filter
people-filter-any = Alle
people-filter-game = Spiel
people-filter-result = Ergebnis
people-filter-opponent = Gegner
people-filter-since = Von
people-filter-until = Bis
people-result-won = Gewonnen
people-result-shared = Geteilter Sieg
people-result-lost = Verloren
people-against-people = Menschen
people-against-bot = Bot: { $bot }
people-played = Partien
people-won = Gewonnen
people-share = Erfolg
people-all = Alle
people-points = Punkte
people-my-mean = Dein Schnitt
people-strong = Starkes Spiel
people-course = Deine Punkte in { $count } Partien, von { $low } bis { $high }; gefüllte Punkte sind Siege, die Linie ist der Schnitt der letzten zehn.
people-no-statistics = Die Statistik beginnt mit deiner ersten zu Ende gespielten Partie.
people-errors = Meine Fehler
people-errors-none = Eine Analyse findet deine Fehler; noch hat keine deiner Partien eine.
people-errors-games =
    { $games ->
        [one] eine analysierte Partie
       *[other] { $games } analysierte Partien
    }
people-errors-count = Anzahl
people-errors-cost = Kosten je Partie
people-errors-train = Aufgabe { $number }
people-statistics-why = Aufgegebene Partien und solche mit mehreren eigenen Plätzen zählen nicht. Beim Erfolg zählt ein geteilter Sieg halb.
people-strong-why = Starkes Spiel ist der Schnitt von Partien eines starken Bots gegen sich selbst, von deinen Plätzen aus und mit den voreingestellten Optionen; ± ist die Streuung einzelner Partien.
people-rating = Wertung: { $low } bis { $high } ({ $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 })
people-rating-why = Wertungen: 400 Punkte bedeuten Chancen von zehn zu eins, die Stufe „geübt“ hat 1500. In 95 % der Fälle liegt die wahre Stärke in der Spanne.
people-ranking = Rangliste aller Personen
people-ranking-name = Name
people-ranking-rating = Wertung
people-ranking-range = Spanne
## Lessons

lesson-title = { $game } lernen
lesson-scenes = Szenen der Einführung
lesson-scene = Szene { $number } von { $all }
lesson-scene-done = Szene { $number } von { $all }, erledigt
lesson-next = Weiter
lesson-back = Zurück
lesson-again = Noch einmal
lesson-show = Zeige es mir
lesson-rule = Regel { $number }
lesson-brought = Dein Gewinn
lesson-first-game = Erste Partie
lesson-first-why = Die Einführung ist zu Ende. In der ersten Partie gegen einen Neuling bekommst du bei jeder neuen Entscheidung einen Rat.
lesson-none = Für dieses Spiel gibt es noch keine Einführung.
lesson-hint = Tipp
lesson-problems = Aufgaben
lesson-problem = Aufgabe { $number } von { $all }
lesson-problem-done = Aufgabe { $number } von { $all }, gelöst
lesson-problem-say = Eine Stellung aus einer Partie zwischen Geübten. Ein Zug ist deutlich besser als alle anderen.
lesson-problem-do = Finde den besten Zug.
lesson-problem-other = { $move }: gewinnt { $games } von 100 Partien. Es gibt einen Zug, der { $best } gewinnt.
lesson-problem-solved = Richtig, das ist der beste Zug. Die Zahlen zeigen, warum:
lesson-problem-compare = Im Mittel
lesson-problem-chance = Siege in 100 Partien
lesson-problem-of = { $item } ({ $seat })
lesson-problem-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lesson-problem-margin = Von einer Suche gefunden und von einer stärkeren geprüft: { $low } bis { $high } Siege mehr in 100 Partien als jeder andere Zug (95-%-Intervall). Die Punkte sind Endstände, gemittelt über { $games } Partien, die Geübte von hier aus zu Ende spielen.
lesson-problem-hint-own = Achte auf: { $items }
lesson-problem-hint-others = Achte darauf, was die anderen bekommen: { $items }
lesson-problem-hint-none = Achte darauf, was dein Zug möglich macht.
advice-title = Rat
advice-close = Verstanden
advice-off = Rat abschalten
table-think-here = Spiele ich allein: Bots und Tipps auf diesem Gerät rechnen
advice-setting = Rat in der ersten Partie

## Why something was refused

error-offline = Der Server ist nicht erreichbar.
error-unknown = Da ging etwas schief; bitte versuche es noch einmal.
error-unknown-table = Diesen Tisch gibt es nicht; vielleicht wurde er gelöscht.
error-unknown-page = Unter dieser Adresse gibt es nichts.
error-wrong-method = Das geht unter dieser Adresse nicht.
error-stranger = Du hast an diesem Tisch keinen Platz.
error-only-watching = Du schaust hier nur zu.
error-malformed = Die Anfrage war nicht zu verstehen: { $detail }
error-too-large = Die Anfrage ist zu groß; erlaubt sind höchstens { $limit } Bytes.
error-too-often =
    { $seconds ->
        [one] Zu viele Anfragen; bitte warte eine Sekunde.
       *[other] Zu viele Anfragen; bitte warte { $seconds } Sekunden.
    }
error-too-many-sockets = An diesem Tisch sind zu viele Fenster offen.
error-wrong-host = Auf den Namen { $host } antwortet dieser Server nicht. Wer ihn betreibt, kann ihn in die Einstellung hosts aufnehmen.
error-foreign-origin = Die Seite { $origin } gehört nicht zu diesem Server; ihre Anfrage wurde abgelehnt.
error-full = Der Server ist voll: Die letzten Plätze sind für alle reserviert, die spielen. Bitte versuche es in einer Minute noch einmal.
error-not-text = Die Nachricht war kein Text.
error-no-hello = Die erste Nachricht muss „hello“ sein.
error-silence = Die Verbindung war zu lange still.
error-unknown-game = Dieses Spiel gibt es nicht: { $detail }
error-bad-options = Mit diesen Optionen lässt sich das Spiel nicht spielen: { $detail }
error-bad-player = Diesen Bot gibt es nicht: { $detail }
error-bad-name = Ein Name hat 1 bis { $most } Zeichen. Mindestens eines davon muss sichtbar sein; Zeilenumbrüche und Steuerzeichen sind nicht möglich.
error-bad-seats = Der Tisch hat { $seats } Plätze, das Spiel braucht aber { $players }.
error-bad-clock = Diese Uhr geht nicht: { $reason }
error-clock-resign = Durch Zeitüberschreitung verlieren kann man nur zu zweit.
error-clock-window = Am Tag muss die Zeit mindestens eine Stunde lang laufen.
error-nobody-can-come = Niemand sonst kann mitspielen: Diesen Tisch gibt es nur in deinem Browser.
error-bad-record = Das lässt sich nicht zeigen: { $reason }
error-nothing-open = An diesem Tisch sind alle Plätze besetzt.
error-no-open-tables = Ein Tisch kann nur dann für alle aufgeführt werden, wenn der Betreiber des Servers das erlaubt und ein Platz frei ist.
error-started = Die Partie hat begonnen; die Plätze bleiben, wie sie sind.
error-seat-taken = Dieser Platz ist besetzt.
error-no-seat-link = Dieser Link führt zu keinem Platz mehr: Er wurde schon benutzt oder für ungültig erklärt.
error-seat-link-expired = Dieser Link ist abgelaufen: Er galt 24 Stunden.
error-not-the-maker = Das kann nur die Person, die diesen Tisch angelegt hat.
error-no-person-there = Dort sitzt kein Mensch.
error-person-is-here = Hier sitzt jemand: Der Platz lässt sich erst neu vergeben, wenn { $seconds } Sekunden lang niemand da war.
error-played-on = Ihr spielt schon an einem anderen Tisch weiter; dort geht das.
error-sign-in-there = Deine Plätze folgen dir: Melde dich auf dem anderen Gerät an.
error-no-people = Auf diesem Server sind alle Gäste.
error-only-invited = Der Host dieses Servers lädt Personen ein.
error-signed-out = Dieses Gerät ist nicht angemeldet.
error-removed = Die Person, die diesen Tisch angelegt hat, hat deinen Platz wieder freigegeben.
error-no-passkey = Dieser Passkey ist hier nicht bekannt, oder sein Nachweis kam zu spät. Bitte versuche es noch einmal.
error-no-passkeys = Dieser Server unterstützt keine Passkeys; nimm einen Link.
error-no-sign-in-link = Mit diesem Link kann man sich nicht mehr anmelden: Er wurde benutzt oder ist abgelaufen. Erstelle auf deinem anderen Gerät einen neuen.
error-still-here = Hier sitzt jemand: Ein Bot darf erst einspringen, wenn { $seconds } Sekunden lang niemand da war.
error-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats }.
error-not-your-seat = Das ist nicht dein Platz.
error-late = Die Partie ist inzwischen weitergegangen; dein Zug wurde nicht gespielt.
error-not-your-turn = Du bist nicht am Zug.
error-waiting = Es sind noch nicht alle da.
error-over = Die Partie ist zu Ende.
error-not-over = Das ist erst nach dem Ende der Partie zu sehen.
error-no-clock = Dieser Tisch hat keine Uhr.
error-no-nudge = Anstupsen geht einmal am Tag, wenn die anderen schon länger gewartet haben.
error-no-absence = Das geht hier nicht: nur an einem Tisch über Tage, und nur, solange kein Bot für dich spielt.
error-no-vacation =
    { $days ->
        [one] In dieser Partie hast du noch einen Tag Urlaub.
       *[other] In dieser Partie hast du noch { $days } Tage Urlaub.
    }
error-no-mail = Dieser Server verschickt keine E-Mails.
error-bad-email = Das ist keine E-Mail-Adresse.
error-mail-not-sent = Die E-Mail konnte nicht verschickt werden. Versuch es später noch einmal.
error-no-mail-code = Dieser Link gilt nicht mehr.
error-time-up = Die Zeit war abgelaufen; dein Zug wurde nicht gespielt.
error-clock-decides = Dieser Tisch hat eine Uhr: Ein Bot springt ein, wenn die Zeit abgelaufen ist.
error-malformed-move = Das ist kein Zug: { $detail }
error-illegal = „{ $move }“ ist jetzt nicht möglich: { $reason }
error-nothing-to-undo = Du kannst gerade nichts zurücknehmen.
error-revealed = Inzwischen wurde etwas aufgedeckt; das kannst du nicht zurücknehmen.
error-others-decided = Inzwischen hat jemand anders gezogen; das kannst du nicht zurücknehmen.
error-no-take-backs = An diesem Tisch lassen sich Züge nicht zurücknehmen.
error-take-back-asked = Jemand anders hat schon darum gebeten, einen Zug zurückzunehmen.
error-no-take-back-asked = Keine Bitte um Zurücknehmen wartet auf deine Antwort.
error-no-order = Das lässt sich jetzt nicht vorab entscheiden.
error-talk-bad = Bitte schreibe 1 bis { $most } sichtbare Zeichen.
error-no-ratings = Dieser Server führt keine Wertungen.
error-no-daily = Für dieses Spiel und diesen Tag gibt es keine Auslage des Tages.
error-daily-goes-on = Andere können diese Auslage heute noch spielen. Ihr Protokoll und dieselbe Auslage noch einmal gibt es morgen.
error-daily-hidden = Dies ist eine Partie mit einer Auslage, die andere heute noch spielen können. Zusehen kannst du morgen.
error-not-in-room = Du bist nicht in der gemeinsamen Analyse.
error-not-the-leader = Das macht nur, wer die gemeinsame Analyse leitet.
error-room-has-leader = Die Leitung ist noch da.
error-room-line-full = Eine Variante hat höchstens { $most } Züge.
error-rated-with-help = Eine gewertete Partie hat keine Tipps, und niemand nimmt einen Zug zurück, wenn die anderen nicht zustimmen.
error-talk-off = An diesem Tisch kannst du den anderen nicht schreiben.
error-talk-too-often =
    { $seconds ->
        [one] Das war viel auf einmal; bitte warte eine Sekunde.
       *[other] Das war viel auf einmal; bitte warte { $seconds } Sekunden.
    }
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-stale = Die Partie ist inzwischen weitergegangen; frage noch einmal.
error-busy = Der Server ist mit anderen Partien beschäftigt; bitte versuche es gleich noch einmal.
error-unreadable = Diese Partie wurde mit anderen Regeln begonnen und lässt sich hier nicht fortsetzen.
error-storage = Die Partie ließ sich nicht speichern; es wurde nichts geändert. Bitte versuche es noch einmal.
error-not-ready = Im Moment lässt sich nichts speichern: { $reason }
error-internal = Auf dem Server ging etwas schief; Näheres steht in seinem Protokoll. Bitte versuche es noch einmal.

## Hints and reviews: what is told about a move and about a game. A chance is a whole number of percent.

hint-ahead =
    { WHO($seat) ->
        [you] Du: { $chance }
       *[other] { $seat }: { $chance }
    } { $margin ->
        [one] % Gewinnchance, 1 Punkt vorn
       *[other] % Gewinnchance, { $margin } Punkte vorn
    }
hint-behind =
    { WHO($seat) ->
        [you] Du: { $chance }
       *[other] { $seat }: { $chance }
    } { $margin ->
        [one] % Gewinnchance, 1 Punkt zurück
       *[other] % Gewinnchance, { $margin } Punkte zurück
    }
hint-level =
    { WHO($seat) ->
        [you] Du: { $chance }
       *[other] { $seat }: { $chance }
    } % Gewinnchance, gleichauf
hint-chance =
    { WHO($seat) ->
        [you] Du: { $chance }
       *[other] { $seat }: { $chance }
    } % Gewinnchance
review-mistake =
    Dieser Zug kostet { WHO($seat) ->
        [you] dich
       *[other] { $seat }
    } { $lost } % (von { $before } % auf { $after } %): { $move }.
review-better = Besser: { $move } ({ $chance } %).
review-given-back = Nicht bestraft: Fehler anderer brachten { $shift } % zurück.
# Warum ein Zug besser ist: Tatsachen aus Partien, die von ihm und vom gespielten Zug aus zu Ende gespielt wurden.
review-why-own =
    { WHO($seat) ->
        [you] Dein Gewinn
       *[other] Gewinn für { $seat }
    }: { $parts }.
review-why-less =
    { WHO($seat) ->
        [you] Du bekommst weniger
       *[other] { $seat } bekommt weniger
    }: { $parts }.
review-why-cost = Der Preis dafür: { $parts }.
review-why-serves =
    Der gespielte Zug hilft am meisten { WHO($seat) ->
        [you] dir
       *[other] { $seat }
    } (+{ $shift } %).
review-why-part = { $item } { NUMBER($better, maximumFractionDigits: 1) } statt { NUMBER($played, maximumFractionDigits: 1) }
review-why-item = { $item }
review-why-plus = { $item } +{ NUMBER($gap, maximumFractionDigits: 1) }
review-why-minus = { $item } −{ NUMBER($gap, maximumFractionDigits: 1) }
review-why-keeps =
    { WHO($seat) ->
        [you] du behältst { $item }
       *[other] { $seat } behält { $item }
    }
review-why-gives =
    { WHO($seat) ->
        [you] du gibst { $item } her
       *[other] { $seat } gibt { $item } her
    }
review-why-lead =
    { WHO($seat) ->
        [you] Du stehst
       *[other] { $seat } steht
    } am Ende { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte besser gegen den Besten der anderen; keine einzelne Quelle erklärt es.
review-why-unclear = { $games } Partien, die von jedem der beiden Züge aus weitergespielt wurden, zeigen nicht, woher die Punkte kommen.
review-why-dealt = Aufgedeckt: { $text }
review-luck-good =
    { WHO($seat) ->
        [you] Glück für dich
       *[other] Glück für { $seat }
    } (+{ $shift } %): { $events }.
review-luck-bad =
    { WHO($seat) ->
        [you] Pech für dich
       *[other] Pech für { $seat }
    } (−{ $shift } %): { $events }.
review-luck-more = { $count } weitere
review-luck-others = Die anderen: { $shifts }.
review-luck-up =
    { WHO($seat) ->
        [you] du
       *[other] { $seat }
    } +{ $shift } %
review-luck-down =
    { WHO($seat) ->
        [you] du
       *[other] { $seat }
    } −{ $shift } %
review-luck-chance = Zufall
review-judge-net = Beurteilt von einem trainierten Netz
review-judge-linear = Beurteilt von einer angepassten Bewertung
review-judge-playouts = Beurteilt nach simulierten Partien bis zum Ende

## How you score

scoring-title = So gibt es Punkte
scoring-all = Alle Regeln
scoring-parts = Teile der Regeln
scoring-rule = Regel { $number } öffnen
scoring-points = Punkte

# ---- the page without a server ----
site-record-other = das ist nicht die Aufzeichnung einer Partie, die an einem Tisch zu Ende gespielt wurde.
site-not_built = Die Seite ist dafür noch nicht gebaut: make site in einem Klon des Repositorys ausführen.
site-no_node = Um die Seite zu bauen, braucht es Node, das hier fehlt: make site in einem Klon des Repositorys ausführen.
site-no_engine = Die Seite braucht den Spielkern von { $game }: benben web build baut sie.
site-bad_game = Die Seite kann { $game } nicht anbieten: { $reason }
site-broken = Das Python der Seite startet nicht: { $reason }
site-loading = Die Regeln werden geladen: { $percent } % von { $size } MB
site-starting = Das Spiel startet …
site-failed = Die Regeln ließen sich nicht laden. Ohne Netz geht das, wenn sie schon einmal geladen wurden.
site-plain = Du spielst in deinem eigenen Browser, ohne Server: allein oder mit anderen an diesem Bildschirm. Die Partien bleiben auf diesem Gerät. Wer weiß, wie, kann hineinsehen, auch in verdeckte Karten und das Geheimnis des Gebers; ein Ergebnis beweist hier also nur dir selbst etwas.
site-bring = Aufzeichnung öffnen
site-incomplete = Auf dem Server fehlen Teile dieser Seite. Bitte versuche es später noch einmal.
