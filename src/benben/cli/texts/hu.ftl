### What the command line says in Hungarian. What all share is in ../texts, a game's own words in its folder.

cli-loading = A szabályok betöltése
cli-compiling = A szabályok lefordítása erre a gépre (csak az első alkalommal; ide kerülnek: { $folder })

cli-games-game = { $name }: { $title } (a szabályok verziója: { $version })
cli-games-option = Beállítás
cli-games-choices = Választék
cli-games-default = Alapérték
cli-games-about = Mire való
cli-games-letters = { $letters }, mindegyikhez külön: { $parts }
cli-games-example = Például: { $example }
cli-games-players = Játékosok, ahogy a --player megnevezi őket
cli-games-spec = Játékos
cli-games-meaning = Mit csinál
cli-games-own = egy saját osztály, például examples.own_player:OwnPlayer; a paraméterek ugyanígy, még egy kettőspont után

cli-play-title = { $title } ({ $options })
# What side of a site is played: { $meaning } begins with the letter.
cli-play-letter = { $part } { $meaning }
cli-play-commitment = Az osztó titkát rögzítettük; jegyezd fel ezt, ha később ellenőriznéd: { $commitment }
cli-play-thinking = { $name } gondolkodik
cli-play-numbers = a lépések számozása 1-től { $most }-ig tart
cli-play-meant = „{ $text }” nem teljes lépés; erre gondoltál: { $moves }?
cli-play-help =
    Írd be egy lépés számát vagy a jelölését (a szavakat a sor végén).
    undo       az utolsó lépésed visszavonása, ha azóta nem derült ki semmi
    table      az asztal ismételt megmutatása
    save FILE  a játszma mentése úgy, ahogy most áll
    quit       kilépés; a --record kapcsolóval a játszma mentve lesz
cli-play-nothing_to_undo = Nincs mit visszavonni.
cli-play-revealed = Ezt már nem lehet visszavonni: azóta kiderült valami.
cli-play-others_decided = Ezt már nem lehet visszavonni: azóta más is döntött.
cli-play-undone = Visszavonva: { $move }
cli-play-save_where = Hová mentsem? Írd be: save FILE
cli-play-saved = Mentve: { $file }
cli-play-not_saved = Nem sikerült menteni: { $file }: { $reason }
cli-play-left = Kiléptél a játszmából; nincs elmentve.

cli-receipt-title = Honnan jöttek a pontok
cli-receipt-epoch = Korszak
cli-receipt-item = Tétel
cli-receipt-total = Összesen
cli-outcome =
    { $count ->
        [one] { $winners } nyer { $points } ponttal ({ $reason }).
       *[other] { $winners } együtt nyer { $points } ponttal ({ $reason }).
    }

cli-serve-ready = Az asztal itt nyílik meg: { $address } (Ctrl-C zárja be)

cli-fit-playing = Játszmák { $players } játékossal
cli-fit-fitting = Illesztés { $players } játékosra
cli-fit-quality = Félretett játszmákon
cli-fit-players = Játékosok
cli-fit-log_loss = Logaritmikus veszteség
cli-fit-log_loss_score = … a pontok alapján
cli-fit-log_loss_even = … találgatva
cli-fit-calibration_error = Kalibrációs hiba
cli-fit-r2_points = A pontok R²-e
cli-fit-weights = Mi számít a legtöbbet a nyerési esélynél, játékosszám szerint
cli-fit-feature = Jellemző
cli-fit-meaning = Mit mér
cli-fit-written = Kiírva ide: { $file }.

cli-simulate-busy = Játszmák lejátszása
cli-simulate-clock = Ha egy játékos időkorláttal gondolkodik, a futás nem ismételhető: ugyanazzal a véletlenmaggal más fájl is kijöhet.
cli-simulate-player = Játékos
cli-simulate-seat = Hely
cli-simulate-games = Játszma
cli-simulate-won = Nyert
cli-simulate-share = Nyert %
cli-simulate-interval = 95%-os intervallum
cli-simulate-points = Átlagpont
cli-simulate-speed = { $games } játszma, játszmánként { $moves } lépés, másodpercenként { $speed } játszma

cli-arena-busy = { $games }/{ $total } játszma, hátravan még { $left }
cli-arena-busy-until_clear = { $games } játszma, legfeljebb { $total } lesz, hátravan legfeljebb { $left }
cli-arena-clock = Ha egy játékos időkorláttal gondolkodik, a futás nem ismételhető: ugyanazzal a véletlenmaggal más eredmény is kijöhet.
cli-arena-resumed = Folytatás { $games } játszma után innen: { $file }
cli-arena-nothing = Még egyik felállás sem játszott végig minden ülésrendet, ezért nincs eredmény.
cli-arena-kept = Megszakítva. Tárolva { $games } játszma itt: { $file }. Így folytathatod: { $command }
cli-arena-lost = Megszakítva, és egyetlen játszma sincs tárolva. A --journal FILE kapcsolóval a következő futás folytatható lesz.
cli-arena-failed = { $player } ennyi döntésénél hibázott: { $failures }; helyette egyszerűbb játékosok léptek. Az első hiba: { $reason }
cli-arena-clear = { $games } játszma után minden játékos között eldőlt a sorrend (téves riasztás: legfeljebb { $alpha }).
cli-arena-unclear = { $games } játszma után még nem dőlt el (téves riasztás: legfeljebb { $alpha }): { $pairs }
cli-arena-games = { $total } játszmából { $games }, játszmánként { $moves } lépés
cli-arena-anchor = Értékszámok pontban, 95%-os intervallummal, ehhez képest: { $player }; 400 pont tíz az egyhez esélyt jelent.
cli-arena-player = Játékos
cli-arena-against = Ellenfél
cli-arena-rating = Értékszám
cli-arena-games_head = Játszma
cli-arena-won = Nyert
cli-arena-won_by = Nyert: { $player }
cli-arena-share = Nyert %
cli-arena-fair = Arányos %
cli-arena-interval = 95%-os intervallum
cli-arena-points = Átlagpont
cli-arena-mean = Átlagidő
cli-arena-longest = Leghosszabb
cli-arena-difference = Különbség
cli-arena-clear_after = Eldőlt (játszma)
cli-arena-lineup = Az asztalnál

cli-replay-ply = { $ply }. lépés: { $move }
cli-replay-hidden = (csak egy játékos látja)

cli-verify-fine =
    { $records ->
        [one] { $file }: érvényes. { $plies } lépés, mind szabályos, { $outcomes } véletlen esemény újraszámolva, az eredmény és az ujjlenyomat helyes.
       *[other] { $file }: { $records } érvényes játszmafájl. { $plies } lépés, mind szabályos, { $outcomes } véletlen esemény újraszámolva, az eredmények és az ujjlenyomatok helyesek.
    }
cli-verify-seeded = Az osztó véletlenmagból dolgozott: a játszma megismételhető, de aki a magot választotta, minden eseményt előre tudhatott.
cli-verify-committed = Minden véletlen esemény a titokból következik, és a titok megfelel a rögzített értéknek: { $commitment }
cli-verify-secret = A játszmának még nincs vége: az események akkor ellenőrizhetők, ha kiderül a titok emögött: { $commitment }
cli-verify-running =
    { $records ->
        [one] Egy játszmának még nincs vége.
       *[other] { $records } játszmának még nincs vége.
    }
cli-verify-resigned =
    { $records ->
        [one] Egy játszmát valaki feladott.
       *[other] { $records } játszmát valaki feladott.
    }

cli-review-busy = A játszma elemzése
cli-review-kept = Ez a tárolt elemzés ({ $file }); a --fresh kapcsolóval új készül.
cli-review-title = { $game }: nyerési esélyek
cli-review-ply = Lépés
cli-review-turnings = Fordulópontok
cli-review-turning = { $ply }. lépés: { $what }
cli-review-none = Nincs fordulópont: nem volt olyan hiba, amelyben a keresés biztos, és olyan szerencse sem, amely sokat változtatott volna az esélyeken.
cli-review-player = Játékos
cli-review-decisions = Döntések
cli-review-lost = Veszteség döntésenként
cli-review-mistakes = Hibák
cli-review-won = Nyert

cli-count-busy = Számolás { $depth } mélységig
cli-count-title = { $name } ({ $options })
cli-count-depth = Mélység
cli-count-positions = Állások
cli-count-lines = Változatok

cli-bench-title = Véletlen játszmák, { $rounds } mérés mediánja, valós idő. A repó klónjában a `make bench` más programokkal is összehasonlít.
cli-bench-game = Játék
cli-bench-cores = Szálak
cli-bench-moves = Lépés/mp
cli-bench-games = Játszma/mp
