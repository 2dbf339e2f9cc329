### What the table, the lobby and the command line say in Hungarian. A game's own words lie in its folder.

## A parancssor

cli-seat = { $number }. játékos

## Döntés előre

table-missed = Az utolsó lépésed óta ({ $step } / { $count })
table-missed-bot = Bot helyetted:
table-missed-next = Tovább
table-missed-skip = Kihagyás
table-next = Következő asztal ({ $count })
order-title = Döntés előre
order-about = Ezt csak te látod. A következő döntésedet meghozza helyetted, és megszűnik, amint valamit húznak vagy felfednek.
order-holds = Előre eldöntve
order-amount = Mennyi
order-withdraw = Visszavonás
order-give = Így döntök
order-if = Ha { $seat } ezt teszi
order-then = Én ezt teszem
order-choose = Válassz
order-none = Most semmit sem lehet előre eldönteni: attól függ, mit húznak vagy fednek fel.
order-dismiss = Rendben
order-ended-done = Végrehajtva, ahogy eldöntötted
order-ended-chance = Már nincs előre eldöntve: húztak vagy felfedtek valamit
order-ended-changed = Már nincs előre eldöntve: az asztal más, mint amire számítottál
order-ended-declined = Már nincs előre eldöntve: ezt neked kell eldöntened
order-ended-taken_back = Már nincs előre eldöntve: visszavontak egy lépést

## Az asztal

page-newer = Megjelent a Benben új verziója. A folytatáshoz töltsd be újra az oldalt: a játszmáidból semmi sem vész el.
page-reload = Újratöltés
table-to-lobby = A főoldalra
table-cannot-open = Ezt az asztalt nem lehet megnyitni
table-line-connecting = Kapcsolódás…
table-line-lost = Megszakadt a kapcsolat, újrapróbálom…
table-line-unsent = Megszakadt a kapcsolat, újrapróbálom… Utána elküldöm a lépésedet.
table-line-slow = Válaszra várok…
table-settings = Beállítások
table-motion = Animáció
table-motion-off = Ki
table-motion-slow = Lassú
table-motion-normal = Normál
table-motion-fast = Gyors
table-theme = Színek
table-theme-auto = Rendszer
table-theme-light = Világos
table-theme-dark = Sötét
table-sound = Hang
table-confirm = Megerősítés visszavonhatatlan lépés előtt
table-keys = Gyorsbillentyűk
table-key-undo = Visszavonás
table-key-hint = Tipp kérése
table-key-moves = Minden lépés megmutatása
table-key-digits = Egy felsorolt lépés megtétele
table-key-receipt = Pontozólap megmutatása
table-key-text = Az asztal szövegként, és vissza
table-key-rules = A szabályok megnyitása az épp magyarázott dolognál
table-key-steps = Az elemzésben: egy lépéssel vissza, egy lépéssel tovább
table-key-back = A kiválasztás megszüntetése, a nyitott rész bezárása
table-key-list = Ez a lista
table-language = Nyelv
table-undo = Visszavonás
table-undo-nothing = Nincs mit visszavonnod
table-took-back =
    { WHO($seat) ->
        [you] Visszavontál egy lépést.
       *[other] { $seat } visszavont egy lépést.
    }
table-kept =
    { WHO($seat) ->
        [you] Nem egyeztél bele a visszavonásba.
       *[other] { $seat } nem egyezett bele a visszavonásba.
    }
table-take-back-asks = { $seat } szeretne visszavonni egy lépést.
table-take-back-waits = Visszavonást kértél. Még nem egyezett bele: { $names }.
table-take-back-agree = Beleegyezem
table-take-back-refuse = Nem egyezem bele
table-take-back-withdraw = Mégsem kérem
table-as-text = Szöveges nézet
table-players = Játékosok
table-players-and-log = Játékosok és napló
table-seat-open = Szabad hely
table-you = te
table-away = nincs itt
table-to-move = következik
table-thinking = gondolkodik…
table-winner = győztes
table-board = Tábla
table-no-board = Ehhez a játékhoz itt nincs rajzolt tábla: olvasd az asztalt szövegként, és játssz a gombokkal.
table-board-missing = A játék tábláját nem sikerült megjeleníteni: olvasd az asztalt szövegként, és játssz a gombokkal. Ha újra megpróbálnád, töltsd be újra az oldalt.
table-cell-place = { $cell } { $place }: { $value }
table-cell-empty = üres
table-cell-hidden = rejtett
table-log = Mi történt?
table-log-empty = Még semmi
table-log-set-up = Az asztal előkészítése: { $count } lépés
table-trail = Az utolsó lépések
table-moves = Lehetséges lépések
table-all-moves = Minden lépés
table-let-go = Mégse
table-again-to-play = Még egyszer a megerősítéshez: { $move }
table-legal = Most lehetséges: { $moves }.
table-dismiss = Az üzenet bezárása
table-close = Bezárás
table-play-again = Új játszma
table-record = A játszma letöltése
table-receipt = Pontozólap
table-receipt-so-far = Eddigi pontok
table-receipt-resigned = A játszmát feladták. Ezek az addig szerzett pontok.
table-receipt-hidden = A többiek pontjai a játszma végéig képpel lefelé fekszenek.
table-receipt-partly = Ami képpel lefelé fekszik, az még nincs benne.
table-receipt-counts = Zárójelben: hány darab számít.
table-scored = { $part } pontozása
table-item = Tétel
table-total = Összesen
table-won-by =
    { WHO($seat) ->
        [you] Nyertél: { $reason }
       *[other] { $seat } nyer: { $reason }
    }
table-resigned =
    { WHO($seat) ->
        [you] feladtad
       *[other] { $seat } feladta
    } a játszmát
table-time-up =
    { WHO($seat) ->
        [you] lejárt az időd
       *[other] { $seat } ideje lejárt
    }
clock-left = Hátralévő idő: { $time }
clock-until = Az idő lejár: { $moment }
clock-move = { $time } minden lépésre
clock-fischer = { $time } a játszmára, és lépésenként még { $more }
clock-hours = Az idő { $start } és { $end } között telik, mindenkinél a saját időzónájában.
clock-days-off = Ezeken a napokon nem telik az idő: { $days }.
clock-zero-move = Ha lejár az idő, bot fejezi be a lépést ({ $level }).
clock-zero-seat = Ha lejár az idő, bot játszik, amíg a játékos vissza nem jön ({ $level }).
clock-zero-resign = Akinek lejár az ideje, veszít.
clock-vacation = Mindenki { $days } nap szabadságot vehet ki; ilyenkor áll az órája.
clock-paused = Az óra áll.
clock-go-on = Folytatás
clock-pause = Szünetet kérek
clock-pause-waiting = Szünetet kértél. A többieknek is bele kell egyezniük.
clock-pause-withdraw = Visszavonás
clock-pause-asked = { $seat } szünetet kér.
clock-pause-agree = Rendben
notice-turn = Te jössz, { $name }.
notice-tables =
    { $count ->
        [one] 1 asztalnál te jössz.
       *[other] { $count } asztalnál te jössz.
    }
notice-reminder =
    { $hours ->
        [one] { $name }, egy óra múlva lejár az időd.
       *[other] { $name }, { $hours } óra múlva lejár az időd.
    }
notice-nudge = A többiek rád várnak, { $name }.
notice-chat = { $game }: { $name } jön.
mail-confirm-subject = Szeretnél e-maileket kapni a Benbentől?
mail-confirm = Valaki e-mailt kér erre a címre, amikor ő jön egy játszmában. Ha te voltál, nyisd meg ezt az oldalt, és erősítsd meg. Különben nincs teendőd; több e-mail nem jön.
mail-footer = Ne jöjjön több e-mail:
notice-on = Értesíts, ha én jövök
notice-here = Ha te jössz, és ez az oldal nincs nyitva, értesítést kapsz ezen az eszközön.
notice-off = Ne legyen több értesítés
notice-denied = Ez a böngésző nem enged értesítéseket ettől az oldaltól.
table-leave = Kiszállás a játszmából
table-leave-of = Kiszállás a játszmából: { $seat }
table-leave-two = A játszma itt véget ér, és { $seat } nyer.
table-leave-more =
    { WHO($seat) ->
        [you] Helyetted egy bot játszik tovább, amíg vissza nem ülsz. Visszaülni itt bármikor lehet.
       *[other] { $seat } helyett egy bot játszik tovább, amíg valaki vissza nem ül. Visszaülni itt bármikor lehet.
    }
table-resign = Feladás
table-stay = Játszom tovább
table-bot-sits = Üljön ide egy bot
table-stands-in = bot játszik
table-back-why = Helyetted egy bot játszik.
table-back = Visszaülök
table-back-why-until = Helyetted bot játszik eddig: { $moment }.
away-open = Nem leszek itt…
away-title = Távol leszek
away-days = Meddig
away-vacation = Szabadság: áll az órám
away-vacation-left = Ebben a játszmában még { $days } napod van.
away-bot = Bot játszik helyettem ({ $level })
away-bot-why = Bármikor visszaülhetsz. Akkor látod, mit lépett.
away-go = Rendben
away-until = szabadságon eddig: { $moment }
away-held-until = bot játszik eddig: { $moment }
away-you = Ennél az asztalnál szabadságon vagy eddig: { $moment }.
away-back = Itt vagyok
table-you-watch = Nézőként vagy itt.
table-watching = { $count } néző
talk-title = Csevegés
talk-new = Csevegés: { $count } új sor
talk-empty = Még senki sem szólt.
talk-write = Írj a többieknek az asztalnál
talk-send = Küldés
talk-reactions = Reakciók
talk-reactions-about = Mindenki a saját nyelvén olvassa.
talk-mute = { $seat } üzeneteinek elrejtése
talk-unmute = { $seat } üzeneteinek megjelenítése
talk-line = { $seat }: { $text }
talk-reaction-hello = Sziasztok!
talk-reaction-luck = Sok szerencsét!
talk-reaction-nice = Szép lépés!
talk-reaction-thanks = Köszönöm!
talk-reaction-wow = Hűha!
talk-reaction-oops = Hoppá!
talk-reaction-moment = Egy pillanat!
talk-reaction-good_game = Jó játék volt!
table-again-asked =
    { WHO($seat) ->
        [you] Játszanál
       *[other] { $seat } játszana
    } még egyet.
table-again-made = Kész a következő játszma.
table-again-go = Átmegyek
table-again-other = Ugyanaz az osztás, vagy más sorrend
table-again-deal = Osztás
table-again-deal-new = új
table-again-deal-same = ugyanaz, mint az előbb
table-again-same-about = A véletlen úgy dönt, mint az előző játszmában, amíg ugyanúgy választotok; így a másik helyről is összemérhetitek a játékotokat.
table-begins = Ki kezd
table-begins-rotating = a következő játékos
table-begins-same = ugyanaz a játékos
table-begins-random = véletlenszerűen
table-same-deal = Ez a játszma az előző osztását ismétli.
table-forked = Ez a játszma egy másik közepén kezdődött.
table-forked-show = Az az állás
table-share-result = Eredmény megosztása
table-share-copy = Szöveg és link másolása
table-picture-save = Kép mentése
table-picture-drawing = Készül a kép…
table-picture-failed = Ez a böngésző nem tudja megrajzolni a képet.
table-pass-to = Add tovább a készüléket: { $seat }
table-pass-why = { $seat } most olyat lát, amit a többiek nem láthatnak.
table-pass-here = { $seat } vagyok
table-pass-never = Ne takarja el többé ezt az asztalt
table-again-gone = A következő játszma asztalát törölték.
table-points = { $points } pont
table-points-of = { $seat } pontjai
table-points-hidden = Lefordított pontok
table-points-partly = { $points } pont, és ami képpel lefelé fekszik
# In little room: so many points, and what lies face-down.
table-partly = { $points }+
table-end-won =
    { WHO($seat) ->
        [you] Nyertél
       *[other] { $seat } nyer
    }
table-end-ahead = { $points } pont előnnyel
table-end-won-ahead =
    { WHO($seat) ->
        [you] Nyertél { $points } pont előnnyel
       *[other] { $seat } nyer { $points } pont előnnyel
    }
table-end-shared = Közös győzelem: { $names }
table-end-place =
    { $place ->
        [2] Második
        [3] Harmadik
        [4] Negyedik
       *[5] Ötödik
    } lettél { $seats ->
        [3] három
        [4] négy
       *[5] öt
    } játékosból
table-end-resigned =
    { WHO($seat) ->
        [you] Feladtad
       *[other] { $seat } feladta
    } a játszmát
table-end-bot =
    { WHO($seat) ->
        [you] A játszmát helyetted egy bot fejezte be.
       *[other] A játszmát { $seat } helyett egy bot fejezte be.
    }
table-end-places = Helyezések
table-end-place-of = { $place }.
table-moment-best =
    { WHO($seat) ->
        [you] A legjobb lépésed:
       *[other] A legjobb lépés ({ $seat }):
    } { $move } (+{ $percent }% esély)
table-moment-worst =
    { WHO($seat) ->
        [you] A legdrágább lépésed:
       *[other] A legdrágább lépés ({ $seat }):
    } { $move } (−{ $percent }% esély)
table-moment-none = Az elemzés nem talált kiugró lépést.
table-moment-find = Mi volt a legjobb és a legrosszabb lépés?
table-hint = Tipp
table-hint-thinking = Gondolkodom…
table-hint-title = Tipp
table-hint-close = A tipp bezárása
table-hint-of-hundred = 100-ból
table-hint-level = azonos pontszám
table-hint-ahead = { $points } pont előny
table-hint-behind = { $points } pont hátrány
table-hint-spoken = { $move }: 100-ból { $chance } alkalommal nyersz, várhatóan: { $margin }
table-hint-spoken-chance = { $move }: 100-ból { $chance } alkalommal nyersz
table-hint-here =
    { $count ->
        [one] Egy ötlet. { $best }
       *[other] { $count } ötlet, elöl a legjobb. { $best }
    }
table-hint-before = Az előző ötlet
table-hint-after = A következő ötlet
table-hint-do = Ezt lépem
table-hint-why = Miért?
table-hint-against = E helyett: { $move }
table-hint-other = Másik
table-hint-play = Ezt lépem: { $move }
table-hint-games = { $games } szimulált játszma alapján
table-chance-of =
    { WHO($seat) ->
        [you] Te: 100-ból
       *[other] { $seat }: 100-ból
    } { $chance }
room-title = Közös elemzés
room-leave = Kilépés a közös elemzésből
room-you-lead = Te vezetsz: mindenki azt látja, amit mutatsz
room-leads = { $name } vezet
room-no-leader = Senki sem vezet
room-lead = Vezetés
room-alone = Körülnézés egyedül
room-arrow = Nyíl rajzolása
room-arrow-start = Érintsd meg, honnan induljon a nyíl.
room-arrow-end = Érintsd meg, hová mutasson a nyíl.
room-who-plays = Ki játszik tovább
room-bot-for = Bot játszik helyette: { $name }
room-chosen = Én választom, mit húzunk
room-line = Továbbjátszva
room-back-step = Egy lépés vissza
room-thinking = A bot gondolkodik…
room-may-play = Játszd tovább ({ $name }) a táblán vagy a listából.
room-to-play = { $name } következik.
room-chance = A véletlen dönt.
room-draw = Húzás
room-notes = Jegyzetek
room-here = Itt van: { $names }
room-note-show = Mutatás
room-note-remove = A jegyzet törlése
room-note-write = Jegyzet ehhez az álláshoz
room-note-add = Hozzáadás
table-review = A játszma elemzése
table-review-close = Vissza az asztalhoz
table-review-about = Az elemzés végignézi a játszma minden döntését: hogyan nőttek és csökkentek az esélyek, és hol fordult meg a játszma.
table-review-start = Elemzés indítása
table-review-watching = A játszma elemzését az indíthatja, aki ennél az asztalnál játszik; aztán mindenki láthatja.
table-review-waiting = Sorban áll: más játszmák elemzése folyik…
table-review-thinking = Elemzés: { $done } / { $total } döntés
table-review-goes-on = Nyugodtan elmehetsz erről az oldalról: az elemzés folytatódik, és megmarad.
table-review-percent = { $percent } százalék kész
table-review-failed = Az elemzés nem sikerült.
table-review-again = Újra
table-review-here =
    { $count ->
        [0] Kész az elemzés; a játszmában nem volt fordulópont.
        [one] Kész az elemzés: egy fordulópont.
       *[other] Kész az elemzés: { $count } fordulópont.
    }
table-review-graph = Mindenki nyerési esélye a játszma során, 0-tól 100-ig
table-review-turns = Fordulópontok
table-review-no-turns = Nem volt ilyen: senkinek sem változott meg hirtelen az esélye.
table-review-after = { $number }. lépés után (összesen { $total })
table-review-end = A vége, { $total } lépés után
table-review-at-move = { $number }. lépés
table-review-after-move = { $number }. lépés után
table-review-then =
    { WHO($seat) ->
        [you] Aztán te:
       *[other] Aztán { $seat }:
    } { $move }.
table-review-fine = Jobb nem volt.
table-review-accounts = Szerencse és hibák
table-review-account = szerencse { $luck }%, hibák { $errors }%
table-review-account-start = Kezdet
table-review-account-luck = Szerencse: { $source }
table-review-account-own = Saját hibák
table-review-account-others = Mások hibái
table-review-account-doubt = Kétség
table-review-account-result = Eredmény
table-review-account-share = { $share }%
table-review-account-rate = Valóban számító döntések: { $decisions }; hibák: { $wrong }; veszteség döntésenként: { $rate }%
table-review-account-about = A győzelem részei. Kétség: itt szerencse és hiba nélkül változott az ítélet.
table-review-second-try = Második próba
table-review-covered = Volt jobb lépés. Megtalálod?
table-review-show-answer = A jobb lépés megmutatása
table-review-trying = Lépj mást a táblán, vagy válassz a listából.
table-review-missed = { $move }: ez { $lost }%-ba kerül. Próbálj mást.
table-review-judging = A keresés értékeli a lépésedet…
table-review-hit = Helyes: a keresés szerint olyan jó, mint a legjobb lépés.
table-review-costliest = A legtöbbe kerülő döntéseid
table-review-line = A jobb lépéssor
table-review-figures = A számok
table-review-better = Jobb
table-review-played = Megtett
table-review-figures-about = Átlagok { $games } játszmából, mindkét lépésből továbbjátszva; ± a különbség standard hibája. Szürke: véletlen is lehet.
table-review-equal = Amennyire a keresés látja, olyan jó, mint a legjobb lépés.
table-review-fork = Továbbjátszás innen
table-review-copy = Link másolása ehhez az álláshoz
table-review-run = Lejátszás
table-review-pause = Szünet
table-review-steps = Lépegetés a játszmában
table-review-position = Állás
table-review-first = Az elejére
table-review-turn-back = Előző fordulópont
table-review-back = Egy lépéssel vissza
table-review-next = Egy lépéssel tovább
table-review-turn-next = Következő fordulópont
table-review-last = A végére
table-invite = Meghívó
table-invite-to = Meghívó: { $game }
table-invite-why =
    { $count ->
        [one] Küldd el ezt a linket annak, akivel játszani szeretnél. A játszma akkor kezdődik, amikor megérkezik.
       *[other] Küldd el ezt a linket { $count } embernek, akikkel játszani szeretnél. A játszma akkor kezdődik, amikor mindenki megérkezett.
    }
table-invite-aside = Addig megnézem az asztalt
table-seat-remove = { $seat } eltávolítása
table-seat-up = { $seat } eggyel feljebb
table-close-table = Asztal bezárása
table-close-sure = Tényleg bezárom
table-arrange = Helyek módosítása
table-link = Link ehhez az asztalhoz
table-link-here = Ez a link csak ezen a gépen működik.
table-link-how = Ha a hálózatodból mások is csatlakoznának, állítsd le a szervert, és indítsd így:
table-copy = Link másolása
table-copied = Másolva
table-share = Megosztás…
table-share-title = Egy játszma: { $game }
table-qr = A link QR-kódként
table-move = Folytatás másik eszközön
table-move-why = Ez a link abba a böngészőbe viszi a helyedet, amelyikben megnyitod; itt ezután csak nézheted a játszmát. Egyszer használható, 24 órán belül. Akinél megvan, elfoglalhatja a helyedet, ezért ne küldd el másnak.
table-move-lost = Hely átadása másnak
table-move-lost-of = Hely átadása másnak: { $seat }
table-move-lost-why = Aki elsőként megnyitja ezt a linket, az játszik tovább ezen a helyen ({ $seat }), hacsak a gazdája előbb vissza nem jön. Egyszer használható, 24 órán belül.
table-move-withdraw = Link érvénytelenítése
table-moved = A helyed már egy másik eszközön van.
table-closed = Ezt az asztalt bezárták
table-closed-why = Aki létrehozta, bezárta, vagy törölték.
table-forgetful = Ez a böngésző semmit sem jegyez meg: ha bezárod ezt az ablakot, elvész a helyed.
table-forgetful-site = Ez a böngésző semmit sem jegyez meg: ha bezárod ezt az ablakot, elvész a játszma.
table-why-not = Ez most nem lehetséges.
table-why-possible = Ez most lehetséges.
table-prompt-waiting =
    { $count ->
        [one] Még egy játékosra várunk
       *[other] Még { $count } játékosra várunk
    }

## A szabályok szövege

rules-title = Szabályok
rules-close = A szabályok bezárása
rules-search = Keresés a szabályokban
rules-none = Nincs találat: „{ $words }”
rules-link = Link ehhez a szabályhoz: { $number }

## A főoldal

lobby-title = Benben
lobby-offline = Nincs kapcsolat a Benbennel
lobby-offline-why = A szerver nem érhető el. Ott vannak a szabályok, a botok és a játszmák: nélküle nem lehet sem lépni, sem új asztalhoz ülni.
lobby-offline-kept = Az asztalaid ott megmaradnak, és várnak rád. Ami ebben a böngészőben nyitva volt, azon még látszik, hogyan állt.
lobby-about = Társasjátékok az ókori Egyiptom világából, emberek és botok ellen
lobby-page-title = Benben – társasjátékok az ókori Egyiptom világából
lobby-subtitle = Társasjátékok az ókori Egyiptom világából, barátokkal és botokkal
lobby-games = Válassz játékot
lobby-for-players = { $least }–{ $most } játékos
lobby-for-so-many = { $count } játékos
# How long a game takes, as in: 30–45.
lobby-minutes = { $minutes } perc
lobby-play-now = Játszom
lobby-play-friend = Játszom egy baráttal
lobby-learn = Bemutató
lobby-learn-some = Bemutató: { $done }/{ $all }
lobby-learn-done = Bemutató: kész
lobby-options = Beállítások
lobby-close = Bezárás
lobby-cancel = Mégse
lobby-try-again = Újra
lobby-invite = Meghívó készítése
lobby-name-why = A barátod ezt látja majd a meghívón.
lobby-continue = Folytatás
lobby-with = veled játszik: { $names }
lobby-your-turn = Te következel
lobby-turn-of = { $seat } következik
lobby-their-turn = { $seat } lépésére várunk
bot-name-seshat = Szesat
bot-name-thoth = Thot
bot-name-sobek = Szobek
bot-name-bastet = Básztet
bot-name-khnum = Hnum
bot-name-neith = Neith
bot-name-ptah = Ptah
bot-name-sekhmet = Szahmet
lobby-won = Nyertél
lobby-shared = Közös győzelem
lobby-won-by = Győztes: { $names }
lobby-gone = Már nincs itt
lobby-more-tables = Még { $count } asztal
lobby-finished = { $count } befejezett játszma
lobby-forget = Eltávolítás a listáról
lobby-usual = A szokásos szabályok
lobby-option = { $option }: { $choice }
lobby-option-off = { $option }: nem
lobby-option-file = { $option }: saját fájlból
lobby-all-letters = Mind { $letter }
lobby-file-choose = Fájl kiválasztása…
lobby-file-forget = Vissza ehhez: { $usual }
lobby-file-how = Fájlformátum
lobby-file-save = Mentés szerkeszthető fájlba
lobby-file-too-large = „{ $file }” túl hosszú: legfeljebb { NUMBER($most, useGrouping: 0) } karakter lehet.
lobby-file-unreadable = „{ $file }” nem olvasható.
lobby-players = Játékosok
lobby-seats = Helyek
lobby-seat = { $number }. hely
lobby-strength = A bot ereje, { $number }. hely
lobby-name = Név, { $number }. hely
lobby-name-hint = Név
lobby-open-hint = bárki, akinek megvan a link
lobby-kind-me = Te
lobby-kind-here = Valaki más ennél a gépnél
lobby-kind-open = Szabad hely, linkkel
lobby-kind-bot = Bot
lobby-level-novice = Kezdő
lobby-level-novice-about = Csak azt látja, mit hoz a következő lépés, azt is rosszul ítéli meg, és visszatérő hibái vannak.
lobby-level-casual = Hobbijátékos
lobby-level-casual-about = Szintén csak a következő lépést látja, de kevesebbet téved.
lobby-level-skilled = Haladó
lobby-level-skilled-about = Jól megítéli a következő lépést, és legfeljebb néha számol előre.
lobby-level-strong = Erős
lobby-level-strong-about = Egy kicsit előre is számol.
lobby-level-expert = Szakértő
lobby-level-expert-about = Előre számol, de csak egy pillanatig.
lobby-level-master = Mester
lobby-level-master-about = A lehető legerősebb: lépésenként nagyjából két másodpercig számol előre.
# A bot that whoever runs the server has added, by its name.
lobby-bot = { $name }
lobby-bot-about = A szerver üzemeltetője adta hozzá.
lobby-fork-about = A játszma a befejezett játszma ezen állásával kezdődik; innen a véletlen újra dönt.
lobby-hints = Tippek
lobby-hints-about = Aki következik, megkérdezheti, mik a legjobb lépések.
lobby-pace = Tempó
lobby-pace-now = Most
lobby-pace-days = Több napon át
lobby-pace-relaxed = Ráérősen
lobby-pace-none = Mindenki egy ültében játszik, óra nélkül.
lobby-pace-more = Az óra beállítása
lobby-pace-clock = Óra
clock-none = Nincs óra
lobby-pace-each = Idő egy lépésre
lobby-pace-hours = Az idő telik
lobby-pace-from = Ettől
lobby-pace-to = Eddig
lobby-pace-off = Szabadnapok
lobby-pace-vacation = Szabadság mindenkinek
lobby-pace-vacation-none = Nincs
lobby-pace-zero = Ha lejár az idő
lobby-pace-zero-move = Bot fejezi be a lépést
lobby-pace-zero-seat = Bot játszik, amíg a játékos vissza nem jön
lobby-pace-zero-resign = A játékos veszít
lobby-pace-bot = Bot
lobby-company = Másokkal
lobby-take-backs = Visszavonás
lobby-take-backs-free = a saját utolsó lépést
lobby-take-backs-consent = ha mindenki beleegyezik
lobby-take-backs-none = soha
lobby-talk = Csevegés
lobby-talk-chat = szöveg és reakciók
lobby-talk-reactions = csak reakciók
lobby-talk-off = kikapcsolva
lobby-begins-rulebook = az első hely
lobby-begins-seat = { $number }. hely
lobby-listed = Bárki csatlakozhat
lobby-listed-about = Az asztal a lobbiban látszik, amíg meg nem telik.
lobby-rated = Beleszámít az értékszámba
lobby-rated-about = Tippek nélkül; visszavonni csak a többiek beleegyezésével lehet. Mindenkinek saját személyazonosság kell.
lobby-private = Privát
lobby-private-about = A linkek semmit sem árulnak el az asztalról, és az eredmény nem osztható meg.
daily-title = A nap osztása
daily-about = Ma mindenki ugyanazt a véletlent, ugyanazt a helyet és ugyanazokat az ellenfeleket kapja. Az első játszmád számít; az osztás titka holnap látható.
daily-play = Játék
daily-continue = Folytatás
daily-look = Visszanézés
daily-begun =
    { $count ->
        [0] Légy te az első!
       *[other] { $count } ember kezdte el.
    }
daily-place = Te: { $place }. hely, összesen { $count }
daily-results = Eredmények
daily-results-none = Ezt az osztást még senki nem fejezte be.
daily-won = { $points } (győzött)
daily-gave-up = feladta
daily-others = Mások itt ezt választották
daily-others-none = Ennél a döntésnél más még nem volt a te állásodban.
daily-others-not-here = Itt nem te döntöttél. Lépj az egyik saját döntésedhez.
lobby-open-tables = { $count } nyitott asztal
lobby-open-seats = { $count } szabad hely
lobby-open-here = most is vár
lobby-start = A játszma indítása
lobby-starting = Készül az asztal…
lobby-invited-by = { $name } meghív egy játszmára: { $game }
lobby-join-title = Csatlakozás egy asztalhoz: { $game }
lobby-your-name = A neved
lobby-choose-seat = Válassz helyet
lobby-open-for-you = Ide ülök
lobby-join = Csatlakozás
lobby-watch = Nézem
lobby-claim = Itt játszom tovább
lobby-claim-as = { $name } néven játszol tovább.
lobby-claim-why = Az eszköz, amelyen ez a hely eddig volt, ezután csak nézheti a játszmát.
people-mine = Játszmáim
people-part-games = Játszmák
people-part-statistics = Statisztika
table-nudge = Szólok neki
table-nudge-of = Szólok neki: { $seat }
people-part-notices = Értesítések
notices-remind = Emlékeztetők
notices-remind-never = Soha
notices-remind-once = Egyszer, mielőtt lejár az idő
notices-remind-daily = Minden nap
notices-quiet = Csendes órák
notices-quiet-from = ettől
notices-quiet-to = eddig
notices-quiet-why = Ezekben az órákban az időzónádban ({ $zone }) nem küldünk semmit.
notices-browsers =
    { $count ->
        [0] Egy böngésző sem kap értesítést. Az órás asztaloknál a játékosok alatt van hozzá gomb.
        [one] 1 böngésző kap értesítést.
       *[other] { $count } böngésző kap értesítést.
    }
notices-email = E-mail
notices-email-send = Megerősítő link küldése
notices-email-asked = E-mailt küldtünk ide: { $address }. A benne lévő linkkel erősítheted meg.
notices-email-is = Az e-mailek címe: { $address }.
notices-email-remove = Eltávolítás
notices-email-confirm = E-mail-cím megerősítése
notices-email-confirm-do = Megerősítem
notices-email-confirmed = E-mailt kapsz, amikor te jössz.
notices-email-stop = Ne legyen több e-mail
notices-email-stopped = Nem kapsz több e-mailt.
people-part-devices = Te és az eszközeid
people-deleted = Törölt játékos
people-unnamed = Még nincs név
people-you = Te
people-save = Név mentése
people-saved = Elmentve
people-mark = Jel választása
people-mark-sign = Jel
people-mark-sign-number = { $number }. jel
people-mark-ground = Szín
people-mark-ground-number = { $number }. szín
people-devices = Eszközök
people-device = Eszköz
people-this-device = ez az eszköz
people-last-visit = Utoljára itt: { $day }
people-sign-out = Kijelentkezés
people-only-device = Csak ez az eszköz ismer téged. Ha elvesznek az adatai, a játszmáid megmaradnak, de többé senki sem jelentkezhet be helyetted: jelentkezz be egy második eszközön is.
people-other-device = Bejelentkezés másik eszközön
people-passkeys = Jelkulcsok
people-passkey = Jelkulcs
people-passkey-add = Jelkulcs hozzáadása
people-passkey-remove = Eltávolítás
people-passkey-why = A telefonod vagy jelszókezelőd jelkulcsával link nélkül jelentkezhetsz be.
people-passkey-sign-in = Bejelentkezés jelkulccsal
people-added = Hozzáadva: { $day }
people-link-why = Nyisd meg ezt a linket, vagy olvasd be a kódot a másik eszközödön. Egyszer és tíz percig használható. Ne mutasd meg senkinek: aki megnyitja, a nevedben játszhat.
people-sign-in = Bejelentkezés
people-sign-in-how = Egy eszközön, amelyen már játszol, nyisd meg a Beállítások, Játszmáim, Te és az eszközeid oldalt, és válaszd ezt: „Bejelentkezés másik eszközön”. A linket itt nyisd meg.
people-no-account = A játékhoz nem kell fiók: az első játszmád után ez a böngésző ismerni fog.
people-sign-in-why = Ez a böngésző ezután az illető nevében játszik, minden helyével és játszmájával.
people-sign-in-here = Bejelentkezés ezen az eszközön
people-bring = E böngésző játszmáit is áthozom
people-data = Adataid
people-data-why = A kiszolgáló a nevedet, a jeledet, az eszközeidet, a helyeidet, az asztaloknál mondottakat és az értesítési beállításaidat tárolja. Ha mindent törölsz, a többiek játszmái megmaradnak, helyeden egy törölt játékossal.
people-download = Adataim letöltése
people-download-games = Minden játszma letöltése
people-add-games = Játszmák hozzáadása fájlból
people-delete = Minden törlése…
people-delete-sure = Ez nem vonható vissza, és elhagyod a folyamatban lévő játszmáidat.
people-delete-now = Minden törlése
people-running = Folyamatban
people-finished = Befejezett
people-waiting = Játékosokra vár
people-over = Befejeződött
people-none = Még nincs befejezett játszma.
people-none-found = Egy játszma sem felel meg a szűrőnek.
people-more = Továbbiak
people-fork = Továbbjátszás e játszma egyik lépésétől
people-review = Elemzés
people-filter = Szűrő
people-filter-any = Mind
people-filter-game = Játék
people-filter-result = Eredmény
people-filter-opponent = Ellenfél
people-filter-since = Ettől
people-filter-until = Eddig
people-result-won = Győzelem
people-result-shared = Megosztott győzelem
people-result-lost = Vereség
people-against-people = Emberek
people-against-bot = Bot: { $bot }
people-played = Játszma
people-won = Győzelem
people-share = Siker
people-all = Mind
people-points = Pont
people-my-mean = Átlagod
people-strong = Erős játék
people-course = Pontjaid { $count } játszmában, { $low } és { $high } között; a teli körök győzelmek, a vonal az utolsó tíz átlaga.
people-no-statistics = A statisztika az első végigjátszott játszmáddal kezdődik.
people-errors = A hibáim
people-errors-none = Az elemzés megtalálja a hibáidat; még egyik játszmádnak sincs elemzése.
people-errors-games = { $games } elemzett játszma
people-errors-count = Hányszor
people-errors-cost = Ára játszmánként
people-errors-train = { $number }. feladvány
people-statistics-why = A feladott játszmák, és azok, ahol több helyed volt, nem számítanak. A sikerbe a megosztott győzelem félnek számít.
people-strong-why = Az erős játék egy erős bot önmaga elleni játszmáinak átlaga, a te helyeidről, az alapbeállításokkal; a ± az egyes játszmák szórása.
people-rating = Értékszám: { $low }–{ $high } ({ $games } játszma)
people-rating-why = Értékszámok: 400 pont tíz az egyhez esélyt jelent, a haladó szint értéke 1500. Az esetek 95%-ában a valódi erő a tartományba esik.
people-ranking = Az összes játékos ranglistája
people-ranking-name = Játékos
people-ranking-rating = Értékszám
people-ranking-range = Tartomány
## Bemutatók

lesson-title = { $game } – bemutató
lesson-scenes = A bemutató jelenetei
lesson-scene = { $number }. jelenet, összesen { $all }
lesson-scene-done = { $number }. jelenet, összesen { $all } – kész
lesson-next = Tovább
lesson-back = Vissza
lesson-again = Még egyszer
lesson-show = Mutasd meg
lesson-rule = Szabály: { $number }
lesson-brought = Mit hozott
lesson-first-game = Első játszma
lesson-first-why = A bemutató véget ért. Az első játszmában egy kezdő ellen játszol, és tanácsot kapsz, valahányszor valami újról kell dönteni.
lesson-none = Ehhez a játékhoz még nincs bemutató.
lesson-hint = Tipp
lesson-problems = Feladványok
lesson-problem = { $number }. feladvány, összesen { $all }
lesson-problem-done = { $number }. feladvány, összesen { $all } – megoldva
lesson-problem-say = Állás haladó játékosok játszmájából. Egy lépés egyértelműen jobb az összes többinél.
lesson-problem-do = Találd meg a legjobb lépést!
lesson-problem-other = { $move }: 100 játszmából { $games } győzelem. Van olyan lépés, amellyel { $best }.
lesson-problem-solved = Jó, ez a legjobb lépés. A számok megmondják, miért:
lesson-problem-compare = Átlagosan
lesson-problem-chance = Győzelem 100 játszmából
lesson-problem-of = { $item } ({ $seat })
lesson-problem-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lesson-problem-margin = Egy keresés találta, egy erősebb ellenőrizte. 100 játszmában { $low }–{ $high } győzelemmel jobb, mint bármely más lépés (95%-os tartomány). A pontok: a végeredmény átlaga { $games } játszmában, amelyet haladó játékosok innen játszottak végig.
lesson-problem-hint-own = Erre gondolj: { $items }
lesson-problem-hint-others = Gondolj arra, amit a többiek kapnak: { $items }
lesson-problem-hint-none = Gondolj arra, mi válik lehetővé a lépésed után.
advice-title = Tanács
advice-close = Értem
advice-off = Tanácsok kikapcsolása
table-think-here = Ha egyedül játszom, a botok ezen az eszközön gondolkodnak, és a tippek is itt készülnek
advice-setting = Tanácsok az első játszmában

## Miért nem sikerült valami

error-offline = A szerver nem érhető el.
error-unknown = Valami hiba történt; próbáld meg újra.
error-unknown-table = Nincs ilyen asztal; lehet, hogy törölték.
error-unknown-page = Ezen a címen nincs semmi.
error-wrong-method = Ezt ezen a címen nem lehet.
error-stranger = Ennél az asztalnál nincs helyed.
error-only-watching = Itt csak néző vagy.
error-malformed = A kérés nem érthető: { $detail }
error-too-large = Túl nagy a kérés; legfeljebb { $limit } bájt lehet.
error-too-often =
    { $seconds ->
        [one] Túl sok a kérés; várj egy másodpercet.
       *[other] Túl sok a kérés; várj { $seconds } másodpercet.
    }
error-too-many-sockets = Túl sok ablakban van nyitva ez az asztal.
error-wrong-host = Ez a szerver erre a névre nem válaszol: { $host }. Aki üzemelteti, fölveheti a hosts beállításba.
error-foreign-origin = Ez az oldal nem ezé a szerveré: { $origin }. Ezért itt semmit sem tehet.
error-full = A szerver megtelt: az utolsó helyek a játékosoknak vannak fenntartva. Próbáld meg egy perc múlva.
error-not-text = Az üzenet nem szöveg volt.
error-no-hello = Az első üzenet legyen köszönés: hello.
error-silence = A kapcsolat túl sokáig hallgatott.
error-unknown-game = Nincs ilyen játék: { $detail }
error-bad-options = A játékot így nem lehet játszani: { $detail }
error-bad-player = Nincs ilyen bot: { $detail }
error-bad-name = A név 1–{ $most } karakterből áll. Legalább egynek láthatónak kell lennie; sortörés és vezérlőkarakter nem lehet benne.
error-bad-seats = Az asztalnál { $seats } hely van, de a játékhoz { $players } kell.
error-bad-clock = Ez az óra nem használható: { $reason }
error-clock-resign = Időtúllépéssel veszíteni csak kétszemélyes játszmában lehet.
error-clock-window = Az időnek naponta legalább egy órán át telnie kell.
error-nobody-can-come = Más nem jöhet: ez az asztal csak a te böngésződben van.
error-bad-record = Ez nem mutatható meg: { $reason }
error-nothing-open = Ennél az asztalnál minden hely foglalt.
error-no-open-tables = Egy asztal csak akkor lehet nyilvános, ha a szerver üzemeltetője megengedi, és van szabad hely.
error-started = A játszma már elkezdődött; a helyek nem változnak.
error-seat-taken = Ez a hely már foglalt.
error-no-seat-link = Ez a link már nem vezet helyhez: felhasználták vagy érvénytelenítették.
error-seat-link-expired = Ez a link lejárt: 24 óráig volt érvényes.
error-not-the-maker = Ezt csak az teheti meg, aki az asztalt létrehozta.
error-no-person-there = Ezen a helyen nem ember ül.
error-person-is-here = Ez a hely foglalt: csak akkor adható át másnak, ha a gazdája már { $seconds } másodperce távol van.
error-played-on = Már egy másik asztalnál játszotok tovább; ezt ott lehet megtenni.
error-sign-in-there = A helyeid követnek: jelentkezz be a másik eszközön.
error-no-people = Ezen a kiszolgálón mindenki vendég.
error-only-invited = Ennek a kiszolgálónak a gazdája hívja meg az embereket.
error-signed-out = Ez az eszköz nincs bejelentkezve.
error-removed = Aki az asztalt létrehozta, újra szabaddá tette a helyedet.
error-no-passkey = Ez a jelkulcs itt nem ismert, vagy az igazolása későn érkezett. Próbáld újra.
error-no-passkeys = Ez a kiszolgáló nem támogatja a jelkulcsokat; használj linket.
error-no-sign-in-link = Ezzel a linkkel már nem lehet bejelentkezni: felhasználták vagy lejárt. Készíts újat a másik eszközödön.
error-still-here = Ez a hely foglalt: bot csak akkor játszhat itt, ha a gazdája már { $seconds } másodperce távol van.
error-no-such-seat = Nincs ilyen hely: az asztalnál { $seats } hely van.
error-not-your-seat = Ez nem a te helyed.
error-late = A játszma közben továbbment; nem történt semmi.
error-not-your-turn = Nem te következel.
error-waiting = Még nem ül mindenki az asztalnál.
error-over = A játszmának vége.
error-not-over = Ez csak a játszma végén látható.
error-no-clock = Ennél az asztalnál nincs óra.
error-no-nudge = Naponta egyszer lehet szólni valakinek, ha a többiek már egy ideje várnak.
error-no-absence = Itt ez nem lehetséges: csak többnapos tempójú asztalnál, és csak amíg nem bot játszik helyetted.
error-no-vacation = Ebben a játszmában még { $days } nap szabadságod van.
error-no-mail = Ez a szerver nem küld e-maileket.
error-bad-email = Ez nem e-mail-cím.
error-mail-not-sent = Az e-mailt nem sikerült elküldeni. Próbáld később újra.
error-no-mail-code = Ez a link már nem érvényes.
error-time-up = Lejárt az idő; a lépésed nem számít.
error-clock-decides = Ennél az asztalnál óra van: bot akkor játszik, amikor lejár az idő.
error-malformed-move = Ez nem lépés: { $detail }
error-illegal = „{ $move }” most nem lehetséges. { $reason }
error-nothing-to-undo = Nincs mit visszavonnod.
error-revealed = Azóta kiderült valami, ezért ezt már nem lehet visszavonni.
error-others-decided = Azóta más is döntött, ezért ezt már nem lehet visszavonni.
error-no-take-backs = Ennél az asztalnál nem lehet lépést visszavonni.
error-take-back-asked = Valaki már kérte, hogy visszavonhasson egy lépést.
error-no-take-back-asked = Nincs visszavonási kérés, amely a válaszodra vár.
error-no-order = Ezt most nem lehet előre eldönteni.
error-talk-bad = Írj 1–{ $most } látható karaktert.
error-no-ratings = Ez a szerver nem vezet értékszámokat.
error-no-daily = Ennél a játéknál erre a napra nincs napi osztás.
error-daily-goes-on = Ezt az osztást ma még mások is játszhatják. A jegyzőkönyve és ugyanez az osztás holnaptól érhető el.
error-daily-hidden = Ez olyan osztás játszmája, amelyet ma még mások is játszhatnak. Holnaptól megnézheted.
error-not-in-room = Nem vagy benne a közös elemzésben.
error-not-the-leader = Ezt csak a közös elemzés vezetője teheti.
error-room-has-leader = A vezető még itt van.
error-room-line-full = Egy változat legfeljebb { $most } lépés.
error-rated-with-help = Az értékszámba beleszámító játszmában nincs tipp, és csak a többiek beleegyezésével lehet lépést visszavenni.
error-talk-off = Ennél az asztalnál nem írhatsz a többieknek.
error-talk-too-often = Ez sok volt egyszerre; várj { $seconds } másodpercet.
error-no-hints = Ennél az asztalnál nem lehet tippet kérni.
error-stale = A játszma közben továbbment; kérdezd meg újra.
error-busy = A szerver most más játszmákkal van elfoglalva; próbáld meg egy pillanat múlva.
error-unreadable = Ez a játszma más szabályokkal kezdődött, itt nem folytatható.
error-storage = A játszmát nem sikerült menteni, és nem történt semmi. Próbáld meg újra.
error-not-ready = Most semmit sem lehet menteni: { $reason }
error-internal = Hiba történt a szerveren; a részletek a szerver naplójában vannak. Próbáld meg újra.

## Tippek és elemzések: mit mondunk egy lépésről és egy játszmáról. Az esély egész százalék.

hint-ahead =
    { WHO($seat) ->
        [you] Te: { $chance }%
       *[other] { $seat }: { $chance }%
    } nyerési esély, { $margin } pont előny
hint-behind =
    { WHO($seat) ->
        [you] Te: { $chance }%
       *[other] { $seat }: { $chance }%
    } nyerési esély, { $margin } pont hátrány
hint-level =
    { WHO($seat) ->
        [you] Te: { $chance }%
       *[other] { $seat }: { $chance }%
    } nyerési esély, azonos pontszám
hint-chance =
    { WHO($seat) ->
        [you] Te: { $chance }%
       *[other] { $seat }: { $chance }%
    } nyerési esély
review-mistake =
    { WHO($seat) ->
        [you] Elveszítesz { $lost }
       *[other] { $seat } elveszít { $lost }
    }%-ot ({ $before }%-ról { $after }%-ra): { $move }.
review-better = Jobb volt: { $move } ({ $chance }%).
review-given-back = Büntetlen maradt: mások hibái { $shift }%-ot visszaadtak.
# Miért jobb egy lépés: tények a belőle és a megtett lépésből végigjátszott játszmákból.
review-why-own =
    { WHO($seat) ->
        [you] A nyereséged
       *[other] Nyereség – { $seat }
    }: { $parts }.
review-why-less =
    { WHO($seat) ->
        [you] Kevesebbet kapsz
       *[other] { $seat } kevesebbet kap
    }: { $parts }.
review-why-cost = Az ára: { $parts }.
review-why-serves =
    A megtett lépés leginkább { WHO($seat) ->
        [you] neked segít
       *[other] ennek a játékosnak segít: { $seat }
    } (+{ $shift }%).
review-why-part = { $item } { NUMBER($better, maximumFractionDigits: 1) } ({ NUMBER($played, maximumFractionDigits: 1) } helyett)
review-why-item = { $item }
review-why-plus = { $item } +{ NUMBER($gap, maximumFractionDigits: 1) }
review-why-minus = { $item } −{ NUMBER($gap, maximumFractionDigits: 1) }
review-why-keeps =
    { WHO($seat) ->
        [you] megmarad nálad: { $item }
       *[other] { $seat } megtartja: { $item }
    }
review-why-gives =
    { WHO($seat) ->
        [you] odaadod: { $item }
       *[other] { $seat } odaadja: { $item }
    }
review-why-lead =
    { WHO($seat) ->
        [you] A végén { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponttal jobban állsz
       *[other] { $seat } a végén { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponttal jobban áll
    } a legjobb ellenfélhez képest; egyetlen forrás nem magyarázza.
review-why-unclear = A két lépésből továbbjátszott { $games }-{ $games } játszma nem mutatja meg, honnan jönnek a pontok.
review-why-dealt = Felfedve: { $text }
review-luck-good =
    { WHO($seat) ->
        [you] Szerencséd van
       *[other] Szerencse – { $seat }
    } (+{ $shift }%): { $events }.
review-luck-bad =
    { WHO($seat) ->
        [you] Balszerencséd van
       *[other] Balszerencse – { $seat }
    } (−{ $shift }%): { $events }.
review-luck-more = még { $count } esemény
review-luck-others = A többiek: { $shifts }.
review-luck-up =
    { WHO($seat) ->
        [you] te
       *[other] { $seat }
    } +{ $shift }%
review-luck-down =
    { WHO($seat) ->
        [you] te
       *[other] { $seat }
    } −{ $shift }%
review-luck-chance = véletlen
review-judge-net = Betanított háló értékelte
review-judge-linear = Illesztett értékelés szerint
review-judge-playouts = A szimulált játszmák végigjátszva

## How you score

scoring-title = Így szerzel pontot
scoring-all = Minden szabály
scoring-parts = Mit mutatnak a szabályok
scoring-rule = A szabály megnyitása: { $number }
scoring-points = Pont

# ---- the page without a server ----
site-record-other = ez nem egy asztalnál végigjátszott játszma fájlja.
site-not_built = Az oldal ehhez még nincs megépítve: futtasd a make site parancsot a repó klónjában.
site-no_node = Az oldal Node-dal készül, ami itt nincs meg: futtasd a make site parancsot a repó klónjában.
site-no_engine = Az oldalhoz kell a { $game } játékmotorja: a benben web build elkészíti.
site-bad_game = Az oldal nem kínálhatja ezt: { $game }. { $reason }
site-broken = Az oldal Pythonja nem indul el: { $reason }
site-loading = A szabályok betöltése: { $percent }% ({ $size } MB)
site-starting = Indul a játék…
site-failed = A szabályokat nem sikerült betölteni. Hálózat nélkül ez akkor megy, ha már egyszer betöltődtek.
site-plain = A saját böngésződben játszol, szerver nélkül: egyedül vagy másokkal ennél a képernyőnél. A játszmák ezen az eszközön maradnak. Aki ért hozzá, beléjük nézhet: a rejtett lapokba és az osztó titkába is. Ezért ez rajtad kívül senkinek sem bizonyít semmit.
site-bring = Játszmafájl megnyitása
site-incomplete = Az oldal egyes részei hiányoznak a szerverről. Próbáld újra később.
