### What the command line says in Hungarian. What all share is in ../texts, a game's own words in its folder.

cli-loading = A szabályok betöltése
cli-compiling = A szabályok lefordítása erre a gépre (csak az első alkalommal; ide kerülnek: { $folder })
cli-compiling-each = A szabályok lefordítása, minden folyamatban újra: { $folder } nem írható. A BENBEN_CACHE környezeti változó adhat meg másik mappát

cli-cut_off = Nem fejeződött be; ami addig elkészült, itt van: { $file }.
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
cli-games-installed = telepítve: { $places }
cli-games-own = egy saját játékos, például examples.own_player:OwnPlayer; a paraméterek ugyanígy, még egy kettőspont után
cli-games-parameters = { $meaning }; paraméterek: { $parameters }
cli-games-parameter = { $name } ({ $meaning })
# Kinds of players, and their parameters.
cli-player-random = bármelyik szabályos lépést meglépi
cli-player-greedy = azt lépi, ami azonnal a legjobbnak látszik
cli-player-greedy-blur = hány ponttal becsüli félre a lépéseket, alapértéke 0
cli-player-person = azt lépi, ami azonnal a legjobbnak látszik, hibázik, ahogy az emberek, és néha talán előre is gondolkodik
cli-player-person-blur = hány ponttal becsüli félre a lépéseket, alapértéke 0
cli-player-person-habit = hány ponttal becsül félre egy lépésfajtát az egész játszmában, alapértéke 0
cli-player-person-games = szimulált játszmák azoknál a döntéseknél, amelyeken gondolkodik
cli-player-person-ahead = döntéseinek mekkora részénél teszi ezt, alapértéke 1
cli-player-uct = egyszerű UCT az OpenSpiel beállításaival és véletlen lejátszásokkal: viszonyítási alap
cli-player-uct-seconds = másodperc lépésenként
cli-player-uct-games = szimulált játszmák lépésenként
cli-player-net = úgy keres, mint a `search`, de a játékhoz betanított háló vezeti és értékel
cli-player-net-seconds = másodperc lépésenként
cli-player-net-games = szimulált játszmák lépésenként
cli-player-net-threads = szálak, alapértéke 1
cli-player-net-policy = amit a háló a lépésekről mond: kiigazítja a keresés előzetes esélyeit (priors, ez az alapérték), kimarad (none), vagy keresés nélkül egyedül dönt (alone)
cli-player-net-style = kedveli a kockázatot és a nagy előnyt (bold), vagy fél a lemaradástól (careful); alapértelmezésben egyik sem
cli-player-net-exploration = milyen szélesen keres
cli-player-net-temperature = ennyi pont előny teszi előzetesen e-szer valószínűbbé a lépést
cli-player-net-cut = egy szimulált játszma döntéseinek száma, mielőtt az illesztett értékelés ítél
cli-player-net-noise = hány ponttal becsülnek félre a szimulált játszmák játékosai
cli-player-net-open = 1: egyetlen csomópont, bármit hoz a véletlen; 0: minden kimenetelnek külön
cli-player-search = a lépések és a véletlen fájában keres
cli-player-search-seconds = másodperc lépésenként
cli-player-search-games = szimulált játszmák lépésenként
cli-player-search-playouts = hogyan zajlanak a szimulált játszmák, alapértéke greedy
cli-player-search-threads = szálak, alapértéke 1
cli-player-search-style = kedveli a kockázatot és a nagy előnyt (bold), vagy fél a lemaradástól (careful); alapértelmezésben egyik sem
cli-player-search-exploration = milyen szélesen keres
cli-player-search-temperature = ennyi pont előny teszi előzetesen e-szer valószínűbbé a lépést
cli-player-search-cut = egy szimulált játszma döntéseinek száma, mielőtt az illesztett értékelés ítél
cli-player-search-noise = hány ponttal becsülnek félre a szimulált játszmák játékosai
cli-player-search-open = 1: egyetlen csomópont, bármit hoz a véletlen; 0: minden kimenetelnek külön
cli-player-level = szint emberek számára; hogy milyen erős, a docs/strength.md mondja meg

cli-play-title = { $title } ({ $options })
# What side of a site is played: { $meaning } begins with the letter.
cli-play-letter = { $part } { $meaning }
cli-play-commitment = Az osztó titkát rögzítettük; jegyezd fel ezt, ha később ellenőriznéd: { $commitment }
cli-play-thinking = { $name } gondolkodik
cli-play-numbers = a lépések számozása 1-től { $most }-ig tart
cli-play-meant = „{ $text }” nem teljes lépés; erre gondoltál: { $moves }?
cli-play-words = Írd be egy lépés számát vagy a jelölését. A ? fajtánként mutatja a lépéseket, a hint a legjobbakat, a rules SZÁM egy szabályt; a help minden szót felsorol, a quit kilép.
cli-play-help_moves = Írd be egy lépés számát, a jelölését (a szavakat a sor végén), vagy e szavak egyikét, egészben vagy röviden:
cli-play-takes-move = LÉPÉS
cli-play-takes-rule = SZÁM
cli-play-takes-file = FÁJL
cli-play-word-help = ezek a szavak
cli-play-word-moves = mit lehet most tenni, fajtánként
cli-play-word-hint = a legjobb lépések, és hogy mit hoznának
cli-play-word-why = miért nem lehet most meglépni egy lépést
cli-play-word-rules = egy szabály (R5.4 vagy 5.4), egy fejezet (R5), minden szabály bizonyos szavakkal, vagy a fejezetek listája
cli-play-word-undo = az utolsó lépésed visszavonása, ha azóta nem derült ki semmi
cli-play-word-table = az asztal ismételt megmutatása
cli-play-word-save = a játszma mentése úgy, ahogy most áll
cli-play-word-review = a végén: mindenki esélyei a játszma során, és hogy hol fordult meg
cli-play-word-quit = kilépés; a --record kapcsolóval a játszma mentve lesz
# The moves that begin with the word { $verb }.
cli-play-kind = { $verb } ({ $count })
# Neither a move nor a word for the program; { $moves } is what looks most like it.
cli-play-like = „{ $text }” nem lépés, és nem is a szavak egyike; erre gondoltál: { $moves }?
cli-play-unknown = „{ $text }” nem lépés, és nem is a szavak egyike. A ? a lépéseket mutatja, a help a szavakat.
cli-play-why_what = Mit miért nem? Írd be: why LÉPÉS
cli-play-can_be_played = Ezt meg lehet lépni: { $words }
cli-play-hint_thinking = Tipp keresése
# A good move with its number in the list; { $outlook } tells what it would bring.
cli-play-idea = { $number }  { $move } ({ $notation }) – { $outlook }
cli-play-review_later = Az elemzés a játszma végén érhető el.
cli-play-rules_none = Ennek a játéknak nincs szabályoldala.
cli-play-rules_how = Írd be: rules, utána egy szám vagy szavak; a számok ilyenek: { $examples }.
cli-play-rules_unknown = Ebben a játékban nincs „{ $text }” nevű szabály, és ezek a szavak sem szerepelnek egyikben sem; a számok ilyenek: { $examples }.
cli-play-rules_more = Ezekben is: { $numbers }
cli-play-nothing_to_undo = Nincs mit visszavonni.
cli-play-undo_over = A játszma véget ért: már nem lehet lépést visszavonni.
cli-play-over = A játszma véget ért: írd be, hogy review, rules, table, save FÁJL vagy quit.
cli-play-look_back = A review megmutatja, hol fordult meg a játszma, a save FÁJL elmenti, a quit kilép.
cli-play-revealed = Ezt már nem lehet visszavonni: azóta kiderült valami.
cli-play-others_decided = Ezt már nem lehet visszavonni: azóta más is döntött.
cli-play-undone = Visszavonva: { $move }
cli-play-save_where = Hová mentsem? Írd be: save FÁJL
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
cli-backup = { $tables } asztal másolata itt van: { $file }.
cli-restored = { $tables } asztal visszatéve ide: { $database }.
cli-restored-aside = Ami addig ott volt, itt maradt meg: { $file }.
cli-pruned = { $tables } asztal törölve: ott ez óta nem történt semmi: { $since }.
cli-prune-would = { $tables } asztal törlődne: ott ez óta nem történt semmi: { $since }.
cli-people-person = Személy
cli-people-called = Név
cli-people-devices = Eszközök
cli-people-games = Játszmák
cli-people-visit = Utoljára itt
cli-people-note = Megjegyzés
cli-people-muted = némítva
cli-people-when = Mikor
cli-people-action = Művelet
cli-people-detail = Részlet
cli-people-game = Játék
cli-people-players = Játékosok
cli-people-rating = Értékszám
cli-people-range = Tartomány
cli-people-renamed = { $person } új neve: { $name }.
cli-people-is_muted = { $person } többé nem cseveghet.
cli-people-unmuted = { $person } újra cseveghet.
cli-people-removed = { $person } törölve; módosult asztalok: { $tables }.
cli-people-exported = A(z) { $person } kódú személyről tárolt adatok itt vannak: { $file }.
cli-people-invited = { $name } ezzel a linkkel jelentkezhet be, egyszer, { $days } napon belül:
cli-people-no_ratings = Még egyetlen értékelt játszma sem ért véget.
cli-replaying = Újrajátszás
cli-replay-differs = { $table } ({ $game }), { $ply }. lépés: { $reason }
cli-replayed = Újra lejátszott játszmák: { $games }, { $seconds } s alatt; eltérő: { $differ }.

cli-check-busy = { $game } ellenőrzése
cli-check-played =
    { $game }, a szabályok egyszerű Pythonként: { $games ->
        [one] 1 játszma,
       *[other] { $games } játszma,
    } { $plies ->
        [one] 1 lépés
       *[other] { $plies } lépés
    }
cli-check-equal =
    { $kind ->
        [native] Lefordított szabályok
       *[portable] Játékmotor
    }: { $games ->
        [one] ugyanaz a játszma, bájtról bájtra
       *[other] ugyanaz a { $games } játszma, bájtról bájtra
    }
cli-check-left_out-numba = Lefordított szabályok: kimaradt, mert a Numba nincs telepítve (pip install 'benben[research]')
cli-check-left_out-engine = Játékmotor: kimaradt, mert ezekhez a szabályokhoz nincs (benben web build { $game })
cli-check-left_out-failed = A szabályok így nem tudtak futni.
cli-check-fine = Nincs hiba ebben: { $game }.
cli-check-faults =
    { $count ->
        [one] 1 hiba
       *[other] { $count } hiba
    }
cli-check-fault = { $where }: { $what }
# A hibák, amelyeket a `benben check` talál: mi a baj, aztán mi a helyes. A kódban lévő nevek maradnak.
cli-check-broken = { $reason }. { $fix }
cli-check-fix-index = Egy cella helyei 0-tól a hosszánál eggyel kisebb számig tartanak; legyen hosszabb a cella, vagy javítsd az indexet.
cli-check-fix-endless = Nézd meg a ciklus feltételét, és ahol lehet, írj for … in range(…) alakot.
cli-check-fix-cell = Adj a cellának szélesebb típust, például cell(kind=nd.int32), vagy javítsd a számot.
cli-check-fix-moves = Növeld a most_moves értékét, vagy sorolj fel kevesebb lépést.
cli-check-fix-no_moves = Adj a helynek egy lépést, például passzolást, vagy az apply adja tovább a kört.
cli-check-fix-no_move = A lépések számai 0-tól indulnak, az igék és főneveik sorrendjében; a Verbs.code megadja őket.
cli-check-fix-outcomes = Növeld a most_outcomes értékét, vagy nevezz meg minden eseményt az outcomes-ban.
cli-check-fix-weights = Írj egész súlyokat 0-tól, legalább egyet 0 fölött, és add vissza, hány van.
cli-check-fix-outcome = Csak olyan eseményt húzz, amelynek a chance súlyt ad.
cli-check-fix-players = Az encode először a játékosok számát adja vissza.
cli-check-fix-receipt = Pótold a hiányzó sort, vagy javítsd a score-t.
cli-check-fix-no_cell = Az asztal minden cellája az osztályában áll.
cli-check-failed = hibával áll meg: { $said }.
cli-check-twice = a { $code } lépést kétszer sorolja fel. Minden lépés egyszer szerepeljen.
cli-check-no_moves = egy helynek döntenie kell, és nincs lépése, vagy van lépése, bár senkinek sem kell döntenie. Pontosan akkor sorolj fel lépéseket, ha az actor legalább 0.
cli-check-no_move = felsorolja ezt: { $code }, ami nem lépése a játéknak. A számok 0-tól indulnak, az igék és főneveik sorrendjében.
cli-check-too_many = { $count } lépést sorol fel, de a most_moves { $most }. Növeld a most_moves értékét.
cli-check-actor = az actor { $actor } lesz. Lehet egy hely 0 és { $last } között, CHANCE vagy OVER.
cli-check-outcome = a { $code } esemény megtörténhet, de az outcomes csak { $count } eseményt nevez meg. Nevezz meg minden eseményt.
cli-check-notation = „{ $text }” más lépésként olvasható vissza. Minden lépésnek legyen saját igéje és főneve.
cli-check-receipt = a { $seat } helynek { $points } pontja van, de a sorai összege { $sum }. Minden ponthoz legyen sor.
cli-check-empty_line = az elszámolás egyik sorában nincs se darabszám, se pont. Hagyd ki az ilyen sorokat.
cli-check-line_of_nobody = az elszámolás egyik sora olyan helyet nevez meg, amely nem játszik. A helyeket 0-tól számold.
cli-check-shares = a részek összege { $sum }, vagy az egyik 0-nál kisebb. Az 1-et oszd el a győztesek között, mindenki másnak írj 0-t.
cli-check-no_winner = a játékosok közül senki sem győzött. Legalább egy játszó helynek adj részt.
cli-check-poor_winner = egy hely kevesebb ponttal győz, mint amennyi másnak van. A score és a shares mondja ugyanazt.
cli-check-untyped = a nézetnek nincs megadva a típusa. Írj -> jelet és egy TypedDict-et, amely a ViewHeader-t bővíti.
cli-check-header = a nézet fejlécéből hiányzik ez: „{ $name }”, vagy más áll benne. Kezdd így: **view_header(table, viewer, receipt).
cli-check-seats = a „seats” egy lista legyen, helyenként egy elemmel, benne „seat” és „points”.
cli-check-json = a JSON nem adja vissza változatlanul a nézetet. Csak int, float, bool, str, None, lista, és szöveges kulcsú dict legyen benne.
cli-check-fields = a nézet és a típusa ({ $type }) eltér ebben a mezőben: „{ $name }”. Pótold, ahol hiányzik.
cli-check-no_text = nincs ilyen szöveg: „{ $id }”. Írd be a words-be vagy a texts/en.ftl fájlba.
cli-check-text_asks = a(z) „{ $id }” szöveg olyat kér, amit nem kap meg: { $names }. Csak azt használd, ami az üzenetében van.
cli-check-not_in_rules = { $said } nem fordítható le. A szabály ciklus, feltétel, szám, cella és más szabály hívása lehet.
cli-check-int_of_enum = { $said } nem fordítható le. Írd a tagot int( ) nélkül.
cli-check-global_list = { $said } list, dict vagy set, és ezt a lefordított szabályok nem tudják olvasni. Írj nd.array([…])-t vagy tuple-t.
cli-check-no_rule = szabályok hívják ezt: { $name }, pedig nem szabály. Írj @rule-t a def fölé.
cli-check-endless = egy játszma { $plies } lépés után sincs vége. Az actor egyszer legyen OVER, vagy korlátozd a körök számát.
cli-check-changes = { $rule } megváltoztatja az asztalt. Ezt csak a setup és az apply teheti.
cli-check-range = { $number } kerül a { $cell } cellába, amely { $low } és { $high } között lehet. Javítsd a számot vagy a tartományt.
cli-check-remembers = ugyanazok a lépések különböző asztalokhoz vezetnek. Mindent cellában tarts, és ami véletlen, azt a chance húzza.
cli-check-view_shows = a nézet „{ $field }” mezője olyat mutat, amit ez a néző nem láthat. A játszma végéig None álljon a helyén.
cli-check-depends = { $rule } olyantól függ, amit ez a hely nem láthat. Csak nyílt cellákat és a hely saját celláit használd.
cli-check-known = egy asztal, amelyet egy hely feltehet, eltér attól, amit lát, ebben a mezőben: „{ $field }”. Csak azt húzd ki, ami rejtve van előle.
cli-check-event_shows = a(z) „{ $move }” szavai elárulják másoknak, ami rejtve van előlük. Sorold fel az igét a secret-ben.
cli-check-observed = a megfigyelés egyik száma 0-nál kisebb vagy a részének a legnagyobbjánál nagyobb. Javítsd a részt vagy a számot.
cli-check-judged = a policy nem véges számot ír. Minden lépéshez pontok számát írd.
cli-check-targets = a(z) „{ $text }” célpontjai nem szövegek. Szövegek listáját add vissza, például „board:3”.
cli-check-cell_name = egy cella neve nem lehet { $cell }: a lefordított asztaloknak már van ilyen neve. Válassz másikat.
cli-check-not_compiled = { $said }
cli-check-different =
    { $way ->
        [native] a lefordított szabályok
       *[portable] a játékmotor
    } és az egyszerű Python más asztalhoz jut (véletlenmag: { $seed }). A szabályok egészei 64 bitesek: legyenek kisebbek a számok, és // jellel ossz.
cli-new-written = Elkészült: { $file }. Tovább:

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

cli-web-building = { $game } készül
cli-web-built = { $game }: elkészült, { $size } kB, { $file }
cli-web-there = { $game }: naprakész, { $size } kB, { $file }
cli-learn-busy = { $players } játékos, { $generation }. nemzedék: { $doing }
cli-learn-step-labels = játszmák
cli-learn-step-training = tanítás
cli-learn-step-losses = veszteségek
cli-learn-step-pace = időmérés
cli-learn-step-gate = a bajnok ellen
cli-learn-step-league = liga
cli-learn-step-last_match = a bajnok a search ellen
cli-learn-generations = Nemzedékek, { $players } játékossal
cli-learn-generation = Nemzedék
cli-learn-games = Játszma
cli-learn-positions = Félretett
cli-learn-candidate = Veszteség
cli-learn-champion = … bajnok
cli-learn-linear = … lineáris
cli-learn-gate = A bajnok ellen
cli-learn-evidence = E-érték
cli-learn-promoted = Előlépett
cli-learn-yes = igen
cli-learn-no = nem
cli-learn-no_champion = Eddig egy háló sem bizonyult erősebbnek a `search` játékosnál; több nemzedékkel még lehet.
cli-learn-stronger =
    Azonos idő alatt { $generation ->
        [1] az
        [5] az
       *[other] a
    } { $generation }. nemzedék bajnoka { $games } játszma { $share }%-át nyeri a `search` ellen ({ $interval }; egyenlő erőnél { $fair } volna): erősebb.
cli-learn-equal =
    Azonos idő alatt { $generation ->
        [1] az
        [5] az
       *[other] a
    } { $generation }. nemzedék bajnoka { $games } játszma { $share }%-át nyeri a `search` ellen ({ $interval }; egyenlő erőnél { $fair } volna): ennyi játszma nem dönti el, melyik az erősebb.
cli-learn-weaker =
    Azonos idő alatt { $generation ->
        [1] az
        [5] az
       *[other] a
    } { $generation }. nemzedék bajnoka { $games } játszma { $share }%-át nyeri a `search` ellen ({ $interval }; egyenlő erőnél { $fair } volna): gyengébb.
cli-learn-plot-title = { $game }, { $players } játékos
cli-learn-plot-candidate = jelölt
cli-learn-plot-champion = bajnok
cli-learn-plot-linear = lineáris értékelés, ugyanazok a játszmák
cli-learn-plot-loss = Logaritmikus veszteség, natban
cli-learn-plot-rating = Értékszám, search = 0
cli-learn-plot-promoted = 95%-os intervallumok; kitöltve: előlépett

cli-percent = { $value }%
# Where a percentage lies, from the lower end of the interval to the upper.
cli-interval = { $low }–{ $high }

cli-simulate-busy = Játszmák lejátszása
cli-simulate-clock = Ha egy játékos időkorláttal gondolkodik, a futás nem ismételhető: ugyanazzal a véletlenmaggal más fájl is kijöhet.
cli-simulate-kept = Megszakítva. Az elkészült fájlok itt maradnak: { $folder }; ugyanez a parancs a többivel folytatja.
cli-simulate-resumed = { $games } játszma már megvan; a többit most játsszák le.
cli-simulate-player = Játékos
cli-simulate-seat = Hely
cli-simulate-games = Játszma
cli-simulate-won = Nyert
cli-simulate-share = Nyert %
cli-simulate-interval = 95%-os intervallum
cli-simulate-points = Átlagpont
cli-simulate-speed = { $games } játszma, játszmánként { $moves } lépés, másodpercenként { $speed } játszma

cli-dataset-probing = Néhány játszma megmutatja, milyen hosszúak
cli-dataset-written = Elkészült: { $folder }, adatlappal (README.md) és ellenőrző összegekkel (SHA256SUMS).
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
cli-baselines-title = { $game }, { $seats } játékos, { $games } játszma
cli-baselines-kept = { $game } { $seats } játékossal már benne van: { $file }.
cli-baselines-no_net = Nincs sora: { $player }. Ehhez a játékosszámhoz a játéknak nincs hálója.
cli-baselines-not_given = Nincs sora: { $player }. Itt nincs betanítva. Tanítsd be (docs/baselines.md), és nevezd meg a --player kapcsolóval. Hiányzó csomag: { $package }.
cli-baselines-busy = Játszmák
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
cli-arena-luck = Szerencse nélkül: amit a véletlen kinek-kinek hozott, levonva, amennyire a játék értékelése felismeri. Mindkét intervallum teljes ülésrendkörökből áll; ennyivel kevesebb játszmával a szűrt intervallum olyan széles lenne, mint az egyszerű.
cli-arena-adjusted = Szűrt %
cli-arena-saved = Megtakarított játszma

cli-rate-ladder = A szintek mérése
cli-rate-playing = Játszmák a szintek ellen
cli-rate-level = Szint
cli-rate-program = A program
cli-rate-result = { $program }: értékszám { $rating }, 95%-os intervallum { $interval }
cli-rate-scale = Értékszámok pontban, a novice szinthez képest; 400 pont tíz az egyhez esélyt jelent. A szinteket { $games } játszma mérte.
cli-rate-moves = Döntések: { $moves }; küldött szabálytalan lépések: { $illegal }; helyettük véletlenszerű lépések: { $replaced }
cli-rate-time = Másodperc döntésenként: átlagosan { $mean }, legfeljebb { $longest }
cli-rate-used = Jelentett tokenek: { $tokens }; a keretet túllépő játszmák: { $over }
cli-rate-seed = A játszmák véletlenmagja: { $seed }
# A program has lost game number $number against a level; $detail is in English.
cli-rate-failed-absent = { $level }, { $number }. játszma: vereség, a program nem indult el ({ $detail })
cli-rate-failed-silent = { $level }, { $number }. játszma: vereség, a program túl sokáig gondolkodott ({ $detail })
cli-rate-failed-crashed = { $level }, { $number }. játszma: vereség, a program játszma közben leállt ({ $detail })
cli-rate-failed-garbled = { $level }, { $number }. játszma: vereség, a program nem tartotta be a protokollt ({ $detail })
cli-rate-failed-version = { $level }, { $number }. játszma: vereség, a program a protokoll másik változatát beszéli ({ $detail })

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
cli-review-decisions = Valódi döntések
cli-review-lost = Veszteség döntésenként
cli-review-mistakes = Hibák
cli-review-line = Lépéssor: { $moves }
cli-review-source = Forrás
cli-review-better = Jobb
cli-review-played = Megtett
cli-review-error = Hiba
cli-review-won = Nyert
cli-review-start = Kezdet
cli-review-luck = Szerencse: { $source }
cli-review-own = Saját hibák
cli-review-others = Mások hibái
cli-review-doubt = Kétség

cli-count-busy = Számolás { $depth } mélységig
cli-count-title = { $name } ({ $options })
cli-count-depth = Mélység
cli-count-positions = Állások
cli-count-lines = Változatok

cli-web-made = { $folder } elkészült: { $files } fájl, { $size } MB.

cli-bench-title = Véletlen játszmák, { $rounds } mérés mediánja, valós idő. A repó klónjában a `make bench` más programokkal is összehasonlít.
cli-bench-game = Játék
cli-bench-cores = Szálak
cli-bench-moves = Lépés/mp
cli-bench-games = Játszma/mp

## What every help begins with, and what is said of wrong usage. Names of options and commands stay as they are.
cli-usage-usage = Használat:
cli-usage-some_options = [KAPCSOLÓK]
cli-usage-some_command = PARANCS [ARGUMENTUMOK]...
cli-usage-arguments = Argumentumok
cli-usage-options = Kapcsolók
cli-usage-commands = Parancsok
cli-usage-error = Hiba
cli-usage-required = [kötelező]
cli-usage-default = [alapérték: { $value }]
cli-usage-try = Segítség: { $command }
cli-usage-invalid = Hibás érték itt: { $parameter }: { $reason }
cli-usage-invalid_value = Hibás érték: { $reason }
cli-usage-missing_argument = Hiányzik egy argumentum: { $argument }.
cli-usage-missing_command = Hiányzik a parancs.
cli-usage-no_command = Nincs ilyen parancs: { $command }.
cli-usage-no_command-others = Nincs ilyen parancs: { $command }. Erre gondoltál: { $others }?
cli-usage-no_option = Nincs ilyen kapcsoló: { $option }
cli-usage-no_option-others = Nincs ilyen kapcsoló: { $option } (lehetséges kapcsolók: { $others })
cli-usage-option_without = A kapcsoló mögül hiányzik az érték: { $option }.
cli-usage-option_with = Ennek a kapcsolónak nincs értéke: { $option }.
cli-usage-unexpected = fölösleges: { $arguments }
cli-usage-integer = egész számot kell megadni
cli-usage-number = számot kell megadni
cli-usage-most = legfeljebb { $most } lehet
cli-usage-least = legalább { $least } legyen
cli-usage-range = ebbe a tartományba kell esnie: { $range }

## What the help says of everything together and of each command. The first paragraph stands in the list of commands.
cli-help-benben =
    Benben: az ókori Egyiptom társasjátékai, játékra és elemzésre a terminálban.

    Játssz botok ellen, nyisd meg az asztalt a böngészőben, szimulálj több ezer játszmát, játszd vissza és ellenőrizd a játszmafájlokat.

    Kezdésnek: `benben play ra`; az egyes parancsokat a `benben PARANCS --help` magyarázza el.
cli-help-epilog = Kilépési kódok: 0 siker, 1 elutasítva vagy sikertelen, 2 hibás használat, 130 megszakítva. Átirányítva a kimenet sima szöveg.
cli-help-play =
    Játék a terminálban, bármilyen játékosok ellen.

    Írd be egy lépés számát vagy a jelölését, vagy ezek egyikét: `?`, `help`, `hint`, `why LÉPÉS`, `rules SZÁM`,
    `undo`, `table`, `save FÁJL`, a végén `review`, és `quit`.
    A --seed kapcsoló nélkül senki sem láthatja előre a véletlent: az osztó titkát az első lépés előtt rögzítjük,
    és az elmentett játszmafájl bizonyítja ezt (`benben verify`).

    Például:

    - `benben play ra`
    - `benben play ra --players 4 --player search:seconds=1 --record game.json`
    - `benben play ra -n 2 -s 1 -s 2 --name Ann --name Bob`
    - `benben play imhotep_duel --sides AABB --seat 2`
cli-help-serve =
    Az asztal megnyitása a böngésző számára, Ctrl-C-ig.

    Minden lépést elmentünk, mielőtt bárki látná: állítsd le a szervert bármikor, indítsd újra, és a játszmák
    folytatódnak.
cli-help-backup =
    Másolat készítése egy szerver adatbázisáról, működés közben is.

    A másolat teljes, ellenőrzött, és más nem olvashatja: az osztók titkai is benne vannak. PostgreSQL esetén kiírjuk a
    saját programjának parancsát.
cli-help-restore =
    Egy másolat visszatétele egy szerver adatbázisának helyére.

    Közben egyetlen szerver sem használhatja. Ami addig ott volt, mellette megmarad.
cli-help-prune =
    Olyan asztalok törlése, ahol régóta nem történt semmi.
cli-help-people = Amit a gazda egy kiszolgáló személyeivel tehet, működés közben is; minden változás naplózva van.
cli-help-people-list = Mindenki felsorolása; elöl, aki legutóbb itt járt.
cli-help-people-show = Megmutatja, mit tárolunk valakiről.
cli-help-people-rename = Más név adása valakinek, az asztalainál is.
cli-help-people-mute = Valaki csevegésének elnémítása.
cli-help-people-remove = Valaki törlése minden eszközével; a többiek játszmái megmaradnak.
cli-help-people-export = Fájlba írja, amit valakiről tárolunk.
cli-help-people-invite = Új személy, és egy link, amellyel egyszer bejelentkezhet.
cli-help-people-log = Felsorolja, mit tett a gazda a személyekkel.
cli-help-people-rate = Minden értékszám újraszámítása a tárolt játszmákból; kiírja őket a szintek értékei mellé.

    A szerver közben futhat. A --all nélkül csak a befejezett játszmákat töröljük, az elemzéseikkel együtt.
cli-help-simulate =
    Sok játszma lejátszása botok között, minden magon.

    A fájl minden sora egy teljes játszmafájl, a végállás nyílt képével (`final`) és minden pont eredetével (`receipt`);
    a `benben replay` és a `benben verify` olvassa. A fájl akkor jön létre, amikor minden játszma véget ért, különben
    egyáltalán nem. Ha egy játékos időkorláttal gondolkodik (search:seconds=...), a futás nem ismételhető.

    Például:

    - `benben simulate ra --players 3 --games 1000 --seed 1 --player greedy --out games.jsonl`
    - `benben simulate ra -n 2 -g 200 -p greedy -p random`
    - `benben simulate ra --out - | head -1 | benben verify -`
cli-help-dataset =
    Adathalmaz állásokból, önmagával játszott játszmákból.

    Egy keresés önmagával játszik, amíg nagyjából meglesz a kért számú állás. A mappába minden döntés bekerül Parquet
    formátumban a stratégiával, az értékkel, a végeredménnyel és a felosztással, továbbá egy adatlap és ellenőrző összegek.
    Ugyanaz a parancs ott folytatja, ahol félbeszakadt. A docs/learning.md leírja az összes oszlopot.

    Például:

    - `benben dataset ra -n 2 --folder ra-2`
    - `benben dataset imhotep_duel --positions 20000 --player net:games=200`
cli-help-arena =
    Botok egymás ellen, értékszámokkal.

    Mindenki mindenki ellen játszik minden helyen, és az egy körbe tartozó játszmákban azonos a szerencse. Az
    értékszámok pontok, mint a sakkban: 400 pont tíz az egyhez esélyt jelent; az intervallumok 95%-osak. A --journal
    kapcsolóval egy megszakított vagy leállított futás ott folytatódik, ahol abbamaradt, ha ugyanazt a parancsot adod ki.

    Például:

    - `benben arena ra --players 3 random greedy search:games=200 --games 60`
    - `benben arena imhotep_duel greedy search:games=100 --until-clear --games 1000 --journal duel.jsonl`
cli-help-baselines =
    A szokásos játékosok mérése minden játékban, rögzített szabályok szerint.

    Minden játékosszámnál a random, a greedy, a lineáris értékelés, két keretű keresés, az UCT és a játék hálója játszik
    egymással minden összeállításban és minden helyen, közös osztásokkal. Az eredmények egy JSON-fájlba kerülnek; ami
    már ott van, megmarad. A docs/baselines.md írja le a mérést, és azt, hogyan közölj eredményt.

    Például:

    - `benben baselines --rounds 20`
    - `benben baselines ra -n 2 --player my_module:MyPlayer --json mine.json`
cli-help-rate =
    Külső program értékelése a szintek ellen.

    A program sorra minden helyen ül, a többin egy-egy szint botjai. Értékszáma a szintek skáláján áll; a szinteket
    előbb egymás ellen mérjük, és az eredményt megőrizzük. Ha szabálytalan lépést küld, megkapja az
    okát; néhány próba után véletlenszerű lépés következik. Az a program, amelyik leáll vagy túl sokáig gondolkodik, elveszti a játszmát.
    A docs/protocol.md írja le, hogyan kell vele beszélni.

    Például:

    - `benben rate ra --players 2 --command "python my_program.py"`
    - `benben rate ra --mcp "my-agent --mcp-config {"{"}config{"}"}" --level novice --games 4 --seconds 600`
cli-help-mcp =
    A játékok nyelvi modelleknek, a Model Context Protocol szerint.

    A szabványos be- és kimeneten beszél, és a modellek gazdaprogramja indítja: parancsa `benben mcp`.
    Az eszközöket a docs/protocol.md sorolja fel.
cli-help-replay =
    Egy feljegyzett játszma megmutatása állásról állásra, mindent ellenőrizve.

    Lépésnek számít a döntés és a véletlen esemény is; a `--ply 0` az első előtti állás. Az idegen, csonka, átírt vagy
    újabb játszmafájlt elutasítjuk, megnevezve a lépést és az okot; a kilépési kód ekkor 1.
cli-help-verify =
    Annak ellenőrzése, hogy a játszmafájlokba senki sem nyúlt bele.

    Minden lépést újra lejátszunk, és szabályosnak kell lennie; minden véletlen eseménynek az osztó titkából kell
    következnie; a titoknak meg kell felelnie az első lépés előtt rögzített értéknek; és az eredménynek annak kell
    lennie, amire a lépések vezetnek. A kilépési kód 0, ha mindez minden játszmafájlra igaz, különben 1.

    A játszmafájl magában nem mutatja meg, mikor készült a rögzített érték: jegyezd fel a játszma kezdetén (az asztal és
    a `benben play` megmutatja), és add meg itt a --commitment kapcsolóval.
cli-help-review =
    Egy befejezett játszma elemzése: a játékosok esélyei a játszma során és a fordulópontok.

    Minden döntést aszerint ítélünk meg, amit a játékos tudhatott. Fordulópont az a hiba, amely nagyobb, mint amekkorát
    a keresés tévedhet, vagy a szerencse: egy véletlen esemény, amely megváltoztatta az esélyeket, és amelyről senki sem
    tehet. Az elemzést tároljuk: legközelebb azonnal megjelenik.

    Például:

    - `benben review game.json`
    - `benben review game.json --games 2000 --top 10 --json review.json`
    - `benben review games.jsonl --line 3 --seconds 0.5`
cli-help-web = A játékok WebAssemblyként, ennek a gépnek és a böngészőknek, és az oldal egy mappányi fájlként, szerver nélkül.
cli-help-web-site =
    A szerver nélküli asztal elkészítése: egy mappányi fájl.

    Bármely fájlszerver kínálhatja, bármelyik mappájában. A szabályok és a botok a játékos böngészőjében futnak; a játszmák
    ott maradnak. Előtte a `make site` építi meg hozzá az oldalt, a repó klónjában.
cli-help-web-folder = A fájlok mappája; ami egy korábbiból ott van, kicserélődik.
cli-help-count =
    Állások és változatok megszámlálása adott mélységig, döntésekkel és véletlennel együtt.

    Annak próbája, hogy ugyanazon szabályok két megvalósítása egyezik-e: egy állás minden mélységben egyszer számít, a
    változat az odavezető lépések sora. A számok gyorsan nőnek, és velük a szükséges memória is.
cli-help-fit =
    Egy játék értékelésének illesztése: mennyire jelzik előre a jellemzői a nyerési esélyt és a végső pontokat.

    A `greedy` önmaga ellen játszik, és azok a súlyok kerülnek egy kis fájlba, amelyek a legjobban előre jelzik e
    játszmák végét, ezzel a paranccsal és a félretett játszmákon mért adatokkal együtt. Egy-két percig tart. A fájlt a
    keresések használják ott, ahol rövidre zárják a játszmákat.

    A `--labels` kapcsolóval a `search` játszik, és az illesztés azt is figyelembe veszi, amit a keresés talált. Ez
    sokszorta tovább tart. A játszmák a mappában maradnak: ha a parancs megáll, onnan folytatja, ahol tartott.

    Például:

    - `benben fit ra`
    - `benben fit ra --players 2 --games 2000 --seed 1 --out ra-2.json`
    - `benben fit ra --labels labels --games 1500`
cli-help-web-publish =
    Azoknak a fájloknak a kiírása, amelyekből egy weboldal a játékok motorjait futtatja.

    Minden motorhoz a leírója és a kereséseinek súlyai tartoznak; a fájlok neve a tartalmukkal együtt változik.
cli-help-web-build =
    Játékok szabályainak, kereséseinek és értékeléseinek elkészítése WebAssemblyként.

    Minden játék a saját mappájában kapja meg az `engine.wasm` fájlt és a leíróját, az `engine.json` fájlt. Ugyanabból a
    forrásból minden gépen ugyanazok a bájtok készülnek; ami már elkészült belőle, az nem készül el újra. Játékonként
    legfeljebb fél percig tart, és kell hozzá: `pip install 'benben[web-build]'`.

    Például:

    - `benben web build`
    - `benben web build ra --anew`
cli-help-learn =
    Hálók tanítása, amelyek egy játék állásait értékelik, a `net` játékos számára.

    Egy körforgás: a bajnok önmaga ellen játszik, egy kis háló abból tanul, amit talált, és bajnok lesz belőle, ha jobban
    megjósolja a játszmák végét, és az arénában kétséget kizáróan legyőzi a bajnokot. Az első bajnok a játék
    saját, illesztett értékelése. Minden lépés után minden a mappában marad: ha a parancsot megállítják vagy kilövik,
    ugyanaz a parancs ott folytatja, ahol tartott. Minden nemzedék után ábra is készül ott.

    A végén a bajnok azonos idővel játszik a `search` ellen, és egész számokban tároljuk, azzal együtt, amiből lett. A
    tanításhoz PyTorch kell, a kész hálóval való játékhoz nem.

    Például:

    - `benben learn imhotep_duel --hours 1`
    - `benben learn ra --players 2 --generations 4 --out nets`
cli-help-bench =
    A gép sebességének mérése.

    A repó klónjában a teljes bench/ lefut, amely más programokkal is összehasonlít (ahogy a `make bench`; a `--` utáni
    argumentumokat továbbadjuk); máshol minden játék véletlen játszmáit méri, egy magon és mindegyiken.
cli-help-games = A játékok listája a beállításaikkal, és a megnevezhető játékosok.
cli-help-check =
    Hibák keresése egy játékban: szabályok, nézetek, szövegek, titkok.

    A játék egy név vagy egy fájl. Száz véletlen játszma folyik a szabályokkal egyszerű Pythonként, legfeljebb nyolc másodpercig. Aztán a lefordított szabályok és a játékmotor játsszák ugyanezeket, ha vannak. A kilépési kód 1, ha van hiba.
cli-help-new =
    Fájl írása egy kis játékkal, amelyet átalakíthatsz.

    A NAME a játék és a fájl neve, NAME.py, az aktuális mappában. Létező fájlt nem ír felül.

## What the help says of arguments and options.
cli-help-language = A kimenet nyelve.
cli-help-version = A verzió kiírása.
cli-help-help = Ennek a súgónak a kiírása és kilépés.
cli-help-install_completion = A parancskiegészítés telepítése ehhez a parancsértelmezőhöz.
cli-help-show_completion = A parancskiegészítés kiírása ehhez a parancsértelmezőhöz, másoláshoz vagy átszabáshoz.
cli-help-panel-game = A játék beállításai
cli-help-option = A játék bármelyik beállítása, ahogy a `benben games` felsorolja őket.
cli-help-game = A játék, ahogy a `benben games` megnevezi, vagy a fájlja, mint `./senet.py`.
cli-help-game_files = Egy játék fájlja, mint `./senet.py`. Többet is megadhatsz.
cli-help-seed = Megismételhetővé teszi a véletlent.
cli-help-file = Egy játszmafájl (.json), vagy több egy fájlban (.jsonl).
cli-help-line = Egy .jsonl fájl hányadik sora.
cli-help-processes = A folyamatok száma.
cli-help-threads = A szálak száma.
cli-help-play-seat = Hová ülsz; az első hely az 1-es. Többször megadva: többen ülnek ennél a billentyűzetnél.
cli-help-play-player = Ki játszik a többi helyen: egy mindenütt, vagy helyenként egy.
cli-help-play-name = A neved, mindegyik helyedhez egy.
cli-help-play-record = Ide mentjük a játszmát, ha véget ér, vagy ha kilépsz.
cli-help-serve-host = A cím, amelyen a szerver figyel; 0.0.0.0 a gép minden címe.
cli-help-serve-port = A port; 0 esetén bármelyik szabad.
cli-help-serve-database = Hol tároljuk a játszmákat: egy SQLite-fájl, vagy egy cím, például postgresql://host/benben.
cli-help-serve-open = Az asztal megnyitása a böngésződben.
cli-help-serve-player = Még egy bot a főoldalra, például Mine=my_module:MyPlayer.
cli-help-serve-log_format = A napló formátuma.
cli-help-serve-config = Beállítások egy TOML-fájlból; fölötte a környezet BENBEN_… változói állnak, azok fölött a kapcsolók.
cli-help-serve-show_settings = Csak megmutatja az összes beállítást ilyen fájlként: mit jelentenek, és honnan valók.
cli-help-serve-hosts = Egy név, amelyre a szerver válaszol, például play.example.org; többször is megadható.
cli-help-serve-trust_proxy = Egy proxy hálózata, amely megmondja, ki kérdez, például 127.0.0.1/32; többször is megadható.
cli-help-serve-set = Bármely más beállítás, például bot_pause=1; többször is megadható.
cli-help-backup-file = Ide kerül a másolat; itt még nem lehet semmi.
cli-help-restore-file = Egy másolat, amelyet a benben backup készített.
cli-help-restore-replace = Asztalokat tartalmazó adatbázis helyére is kerülhet; az mellette megmarad.
cli-help-prune-older_than = Mióta ne történjen semmi: 90d napok, 12h órák, 8w hetek.
cli-help-prune-all = A be nem fejezett játszmák törlése is.
cli-help-prune-dry_run = Csak annyi, hány asztal törlődne.
cli-help-simulate-out = Ide kerül soronként egy játszmafájl; - a szabványos kimenet.
cli-help-simulate-table = Minden döntésről egy sort ír egy adathalmazba ebben a mappában, Parquet formátumban; ugyanaz a parancs ott folytatja, ahol félbeszakadt.
cli-help-simulate-rotate = Játszmáról játszmára mindenki eggyel arrébb ül.
cli-help-simulate-games = Hány játszma legyen.
cli-help-simulate-seed = Ugyanaz a véletlenmag ugyanazt a fájlt adja, bájtról bájtra.
cli-help-simulate-player = Ki játszik: egy minden helyen, vagy helyenként egy.
cli-help-baselines-game = A játék; nélküle mindegyik.
cli-help-baselines-players = Hány játékosra; többször is megadható.
cli-help-baselines-rounds = Hány kör: egy körben minden összeállítás minden helycserével játszik.
cli-help-baselines-player = Még egy játékos, például egy tanított; többször is megadható.
cli-help-baselines-json = Az eredmények fájlja; minden asztal akkor kerül bele, amikor elkészült. Addig a játszmái a fájl melletti naplóban vannak, és ugyanaz a parancs folytatja.
cli-help-dataset-folder = Hová írjuk.
cli-help-dataset-positions = Körülbelül hány állás, egész játszmákban.
cli-help-arena-spec = A játékosok, legalább kettő.
cli-help-arena-games = Hány játszma legyen, teljes körökben; az --until-clear kapcsolóval legfeljebb ennyi.
cli-help-arena-seed = Ugyanaz a véletlenmag ugyanazt az eredményt adja.
cli-help-arena-until_clear = Megállás, amint minden játékos között eldőlt a sorrend.
cli-help-arena-alpha = Az --until-clear mellé: milyen gyakran tehetünk különbséget egyforma játékosok között.
cli-help-arena-anchor = Kinek az értékszáma 0.
cli-help-arena-json = Ide kerül az eredmény; - a szabványos kimenet.
cli-help-arena-journal = Ebben tárolunk minden játszmát, és a tároltaktól folytatjuk.
cli-help-arena-ray = Játék egy fürtön vagy ezen a gépen, a Ray segítségével.
cli-help-arena-ray_address = Hol van a fürt, például auto; magában foglalja a --ray kapcsolót.
cli-help-rate-command = A program, amely a sorprotokollt beszéli a szabványos be- és kimeneten.
cli-help-rate-mcp = A program, amely a Model Context Protocol ügyfeleként játszik; a {"{"}config{"}"} helyére a szervert megnevező fájl kerül.
cli-help-rate-games = Hány játszma legyen minden szint ellen; minden helyen egyforma sok.
cli-help-rate-level = Csak ez ellen a szint ellen; többször is megadható.
cli-help-rate-seed = Ugyanaz a véletlenmag ugyanazt a véletlent adja, a szintek kockáit is.
cli-help-rate-seconds = Meddig gondolkodhat a program egy döntésen.
cli-help-rate-tokens = Tokenkeret egy játszmára; a program megtudja, és amit jelent, azt összeszámoljuk.
cli-help-rate-tries = Egy döntésnél ennyi szabálytalan lépés után véletlenszerű lépés következik.
cli-help-rate-ladder_games = Legalább hány játszmában mérjük a szinteket egymás ellen.
cli-help-replay-ply = Csak az ennyi lépés utáni állás megmutatása.
cli-help-replay-seat = Úgy mutatjuk, ahogy ez a hely látta (az első az 1-es).
cli-help-replay-all = Egy szerver adatbázisának minden játszmáját újra lejátsszuk e változat szabályaival, és felsoroljuk az eltéréseket.
cli-help-replay-json = Soronként egy JSON-objektum, programok számára.
cli-help-review-top = Hány fordulópontot mutassunk.
cli-help-review-numbers = Az egyes magyarázatok mögötti számok megjelenítése.
cli-help-review-json = Ide kerül a teljes elemzés JSON-ként; - a szabványos kimenet.
cli-help-review-fresh = Új elemzés akkor is, ha van tárolt.
cli-help-review-games = Szimulált játszmák egy döntés minden lépéséhez.
cli-help-review-seconds = Időkorlát döntésenként, másodpercben; nem ismételhető.
cli-help-review-seed = Ugyanaz a véletlenmag és játszmaszám ugyanazt az elemzést adja.
cli-help-verify-files = Játszmafájlok (.json), vagy több egy fájlban (.jsonl).
cli-help-verify-commitment = Amit az első lépés előtt láttál; egyeznie kell a játszmafájléval.
cli-help-count-depth = Hány lépés mélyen.
cli-help-count-seed = Kezdés azután, hogy az ezzel a véletlenmaggal indult osztó kiosztott.
cli-help-check-game = Egy játék neve, vagy egy játék fájlja.
cli-help-check-games = Hány véletlen játszma legyen.
cli-help-check-interpreted = Az összevetés a lefordított szabályokkal és a játékmotorral kimarad.
cli-help-new-name = A játék neve: kisbetűk, számjegyek és aláhúzás.
cli-help-fit-games = Hány játszma minden játékosszámhoz.
cli-help-fit-seed = Ugyanaz a véletlenmag ugyanazt a fájlt adja.
cli-help-fit-players = Hány játékosra; többször is megadható.
cli-help-fit-out = Hová írjuk; - a szabványos kimenet.
cli-help-fit-labels = A search által játszott játszmákra illeszt; ezek ebben a mappában maradnak, és ami megvan, nem kell újra lejátszani.
cli-help-learn-folder = Ahol minden van: a játszmák, a hálók, és az, hogy meddig jutott.
cli-help-learn-generations = Hány nemzedék, a korábbiakkal együtt.
cli-help-learn-hours = Nem kezdődik olyan nemzedék, amely várhatóan ennyi óra után érne véget; a korábbi hívások órái is számítanak.
cli-help-learn-games = Hány játszmát játszik a bajnok önmaga ellen egy nemzedékben.
cli-help-learn-contest = Legfeljebb ennyi játszma a bajnok ellen; a végén feleennyi a search ellen.
cli-help-learn-simulations = A search szimulált játszmái egy lépéshez az arénában; a többieknek ugyanennyi idejük van.
cli-help-learn-pace = A háló és az uct hány szimulációja tart addig, mint a search egy szimulációja.
cli-help-learn-out = Hová írjuk a hálókat.
cli-help-web-games = Melyik játékok; ha egy sincs megnevezve, mindegyik.
cli-help-web-anew = Akkor is elkészíti, ha semmi sem változott.
cli-help-people-who = A személy kódja a benben people list listájából, vagy egy név, amelyet csak egy ember visel.
cli-help-people-name = Legfeljebb 32 karakteres név.
cli-help-people-file = Egy új fájl.
cli-help-people-undo = Újra cseveghet.
cli-help-people-days = Hány napig jó a link.
cli-help-people-address = A cím, amelyen az illető eléri a kiszolgálót.
cli-help-default-own_folder = a játék saját mappája
cli-help-default-hour = 1, ha nincs --generations
cli-help-default-measured = egyszer mérjük
# What holds where an option is not given, in brackets after “default:”.
cli-help-default-terminal = a terminálé
cli-help-default-first_game = az első
cli-help-default-first_line = az első
cli-help-default-first_player = az első játékos
cli-help-default-home_file = egy fájl a saját mappádban
cli-help-default-all_cores = minden mag
cli-help-default-rounds = 100 vagy valamivel több
cli-help-default-spectator = egy néző
cli-help-default-before_chance = az első véletlen előtt
cli-help-default-every_number = minden szám
cli-help-default-own_file = a játék saját fájlja

## Why something is refused, after “benben:”.
cli-refused-language = ezen a nyelven nincs szöveg: { $name }; ezek vannak: { $known }
cli-refused-memory = ehhez nincs elég memória
cli-refused-option = --option { $text }: NÉV=ÉRTÉK alakban írd
cli-refused-new_name = nem lehet { $name } egy játék neve: kisbetű, számjegy és aláhúzás lehet benne, betűvel kezdődik, és más játéknak nincs ilyen neve
cli-refused-new_exists = { $file } már létezik; válassz más nevet
cli-refused-players = { $named } játékost neveztél meg { $seats } helyre: adj meg egyet mindenhová, vagy helyenként egyet
cli-refused-seat = --seat { $number }: a helyek száma 1-től { $seats }-ig tart, és mindegyik csak egyszer adható meg
cli-refused-names = { $names } nevet adtál meg, de csak { $seats } helyed van
cli-refused-empty = { $file }: üres, nincs benne játszma
cli-refused-line = { $file }: ebben a sorban nincs játszma: { $line }
# What is wrong with a record, after where it stands.
cli-refused-record = { $place }: elutasítva: { $reason }
cli-refused-ply = { $file }: a játszma { $plies } lépésből áll, nincs { $ply }. lépés
cli-refused-no_seat = { $file }: { $seats } helyen játszanak, nincs { $number }. hely
cli-refused-alpha = az --alpha az --until-clear mellé való: anélkül minden játszmát lejátszunk
cli-refused-linker = ehhez WebAssembly-linker kell; így telepítheted: { $command }
cli-refused-research = ehhez a parancshoz ({ $name }) kutatási csomagok kellenek; a telepítésük: { $command }
cli-refused-engine = { $game } nem készíthető el a böngészőknek: { $reason }
cli-refused-scipy = az illesztéshez scipy kell; így telepítheted: { $command }
cli-refused-torch = a tanításhoz PyTorch, SciPy és Matplotlib kell; így telepítheted: { $command }
cli-refused-baselines = egyetlen játéknak sincs ilyen játékosszáma
cli-refused-pyarrow = az adathalmazhoz a PyArrow kell: telepítsd ezzel: { $command }
cli-refused-features = { $game }: nincsenek jellemzői, amelyekhez értékelést lehetne illeszteni
cli-refused-own_file = a játék saját fájlja minden játékosszámra vonatkozik: adj meg másikat az --out kapcsolóval
cli-refused-folder = { $folder }: ide nem lehet írni; adj meg másik fájlt az --out kapcsolóval
cli-refused-server = az asztalhoz ez kell: { $missing }; így telepítheted: { $command }
cli-refused-mcp = a Model Context Protocolhoz az SDK-ja kell; így telepítheted: { $command }
cli-refused-rate = nevezz meg egy programot a --command vagy a --mcp kapcsolóval
cli-refused-rate_command = { $command }: ez nem parancs; az idézőjeleket be kell zárni
cli-refused-level = --level { $level }: a szintek: { $levels }
cli-refused-rotations = { $games } játszmában a program nem ülhet mind a { $seats } helyen egyforma sokszor; kérj ennyit: { $better }
cli-refused-replay = nevezz meg egy fájlt, vagy add meg a --all kapcsolót egy szerver adatbázisának játszmáihoz
cli-refused-other_copies = a PostgreSQL saját programja végzi ezt: { $command }
cli-refused-there = { $file } már létezik: nevezz meg másik fájlt
cli-refused-occupied = itt már vannak asztalok: { $database }; a --replace kapcsolóval a másolat kerül a helyükre, ők pedig mellette maradnak meg
cli-refused-no_person = senkit sem hívnak így: { $who }; lásd: benben people list
cli-refused-several_people = többen is viselik ezt a nevet: { $who }; válassz a kódjukkal: { $people }
cli-refused-age = --older-than { $text }: így írd: 90d, 12h vagy 8w
cli-refused-player = --player { $text }: NÉV=SPEC alakban írd, például Mine=my_module:MyPlayer
cli-refused-set = --set { $text }: NÉV=ÉRTÉK alakban írd, például bot_pause=1
cli-refused-player_twice = --player { $text }: már van egy ilyen nevű: { $name }

## What is refused of players and programs, and why: their names stay as they are typed.
engine-no_player-own = { $unknown }; saját játékost így nevezhetsz meg: my_module:MyPlayer
engine-no_parameter = { $player }: nincs ilyen paramétere: „{ $name }”; ezek vannak: { $known }
engine-no_value = a paraméterhez érték kell: { $parameter }; például { $example }
engine-twice = { $parameter } kétszer szerepel
engine-bad_whole = { $name }={ $value } nem lehetséges: { $name } egész szám { $least } és { $most } között
engine-bad_number = { $name }={ $value } nem lehetséges: { $name } szám { $least } és { $most } között
engine-bad_word = { $name }={ $value } nem lehetséges; { $name } lehet: { $words }
engine-no_parameters = { $player }: nincsenek paraméterei
engine-no_parameters-level = { $player }: nincsenek paraméterei; ezt jelenti: { $spec }
engine-player_name = „{ $name }” nem lehet játékos neve: a név betűkből, számjegyekből, - és _ jelekből áll, és legfeljebb 32 karakter
engine-player_several = több telepített játékosnak ez a neve: „{ $name }”; mondd meg, melyikre gondolsz: { $players }
engine-open_spiel-no_bot = { $player }: ezt készítette: { $kind }, nem pedig pyspiel.Bot
engine-policy-unobserved = { $game }: ehhez a játékhoz nincsenek megfigyelések, ezért stratégia nem játszhatja; készíts osztályt, amelynek őse { $base }
engine-dataset-none = { $path } nem adathalmaz: hiányzik belőle: { $file }
engine-dataset-no_json = { $path } nem JSON
engine-dataset-foreign = { $path } nem adathalmazt ír le: hiányzik belőle: „format”: „{ $format }”
engine-dataset-version = { $path }: a fájl verziója { $version }; ez a Benben ezt olvassa: { $here }
engine-dataset-missing = { $path }: hiányzik belőle: { $field }
engine-dataset-taken = { $path } már létezik, és nem adathalmaz; adj meg új mappát
engine-dataset-other = { $path }: itt másik adathalmaz van: { $field } értéke { $there }, nem pedig { $asked }; adj meg másik mappát
engine-labels-foreign = { $folder }: itt nincsenek címkék: hiányzik innen ez a fájl, ebben a változatban: { $file }; adj meg új mappát
engine-labels-other = { $folder }: itt más címkék vannak: { $field } értéke { $there }, nem pedig { $asked }; adj meg másik mappát
engine-labels-few = { $folder }: itt { $there } játszma van, nem pedig { $asked }: előbb játszd le a többit
engine-loop-foreign = { $folder }: itt nincs semmi, amit a `benben learn` írt volna: hiányzik innen ez a fájl, ebben a változatban: { $file }; adj meg új mappát
engine-loop-other = { $folder }: ez más beállításokkal kezdődött: { $field } értéke { $there }, nem pedig { $asked }; adj meg másik mappát
engine-loop-in_use = { $folder }: itt már egy másik folyamat tanul
engine-player_taken = { $name }: már van ilyen játékos; válassz másik nevet ehhez: { $spec }
engine-person-games = az előre számoláshoz játszmák kellenek, mint itt: { $example }
engine-search-games = a keresés legalább egy játszmát játszik le, nem pedig ennyit: { $games }
engine-search-seconds = a keresés 0 másodpercnél tovább gondolkodik, nem pedig ennyit: { $seconds }
engine-evaluation-unfit = { $file }: nem illik a játék mostani változatához; futtasd le újra: `benben fit { $game }`
engine-evaluation-foreign = { $file }: nincs benne értékelés; ezzel készíthetsz: `benben fit`
engine-no_net = { $game }: { $players } játékosra nincs hozzá háló; a `search` játékosnak nem kell
engine-net-foreign = { $file }: nem olvasható hálóként; taníts egyet ezzel: `benben learn`
engine-net-unfit = { $file }: nem a mostani { $game } hálója: { $field } értéke { $there }, nem pedig { $asked }
# What is wrong with a player of one's own: a class in a module of Python's. What Python says stays as it is.
engine-own-value = { $name }={ $value } nem lehetséges: { $name } értéke { $kind }
engine-own-int = egész szám
engine-own-float = szám
engine-own-bool = yes vagy no
engine-own-str = szöveg
engine-own-no_module = { $player }: nincs ilyen modul: „{ $module }”; a Python az aktuális mappában, a PYTHONPATH mappáiban és a telepített modulok között keres
engine-own-needs_module = { $player }: a moduljához egy másik is kell: „{ $module }”
engine-own-broken_module = { $player }: a modulja nem importálható: { $error }
engine-own-no_class = { $player }: nincs ilyen osztály vagy függvény; az ottani játékosok: { $known }
engine-own-no_class-none = { $player }: nincs ilyen osztály vagy függvény; ott egyetlen osztály őse sem { $base }
engine-own-no_player = { $player } nem játékos: az osztály őse { $base } legyen, és legyen ilyen metódusa: { $method }; vagy írj függvényt, amely egy játékból és egy véletlenmagból ilyen játékost készít
engine-own-no_method = { $player }: nincs ilyen metódusa: { $method }; ez adja vissza egy szabályos lépés egész számát
engine-own-signature = { $player } nem hozható létre: a játékos egy játékot és egy véletlenmagot kap, ahogy itt: { $signature }, azután név szerinti paramétereket
engine-own-refused = { $player }: { $reason }
engine-own-failed = { $player } nem hozható létre: { $error }
engine-own-not_made = { $player } nem játékost készít: ezt adta vissza: { $kind }, pedig az őse { $base } kell hogy legyen; stratégiából játékost a { $wrapper } készít
engine-own-init = { $player } nem hozható létre: az __init__ metódusában ennek a hívásnak kell lennie: { $call }
engine-own-needs = { $player }: kell hozzá a { $name } paraméter; például { $example }
# What is wrong with the plan of an arena, or a game to be reviewed.
engine-no_evaluation = { $game }: { $players } játékosra nincs illesztett értékelés
engine-baselines-foreign = { $file }: ez nem a benben baselines fájlja; adj meg új fájlt, vagy olyat, amelyet a benben baselines írt
engine-baselines-version = { $file }: ez a fájl a mérés más változatából való; adj meg új fájlt
engine-arena-too_few = az arénához legalább két különböző játékos kell
engine-arena-rounds = { $games } játszma nem teljes kör: egy kör { $size } játszma; ennek a többszörösét add meg
engine-arena-twice = { $player } kétszer szerepel: az arénában különböző játékosok játszanak
engine-arena-alpha = az alpha a téves riasztás esélye, 0 és 1 között (például 0.05), nem pedig { $alpha }
engine-arena-anchor = a viszonyítási alap („{ $anchor }”) nincs a játékosok között: { $players }
engine-arena-scipy = az értékszámokhoz scipy kell: { $command }
engine-arena-killed = egy játszó folyamatot leállítottak; talán nem volt elég memória
# What is wrong with the journal of an arena, after where it stands.
engine-journal-no_file = { $file }: a naplót később újra elolvassuk, ezért közönséges fájlnak kell lennie
engine-journal-foreign = { $file }: ez nem egy aréna naplója; új fájlt adj meg, vagy olyat, amelyet aréna írt
engine-journal-damaged = { $place }: ez a sor sérült; a folytatáshoz vágd le előtte a fájlt
engine-journal-no_result = { $place }: ez a sor nem egy játszma eredménye
engine-journal-twice = { $place }: a { $game } számú játszma kétszer szerepel a naplóban
engine-journal-header = { $place }: az első sor, amelyben a terv áll, sérült
engine-journal-version = { $file }: a napló verziója { $version }; ez a benben ilyet ír: { $known }
engine-journal-other_plan = { $file }: egy másik terv naplója: { $differing }. Add meg újra ugyanazt, nevezz meg új fájlt, vagy töröld ezt
engine-journal-differs = { $name } ott { $there }, itt { $here }
engine-journal-in_use = { $file }: ezt a naplót éppen egy másik aréna írja
# What goes wrong with a cluster; what Ray says stays as it is.
engine-ray-missing = a --ray kapcsolóhoz a Ray kell: { $command }
engine-ray-here = a Ray nem indul el ezen a gépen: { $error }
engine-ray-unreachable = a Ray nem érhető el ezen a címen: { $address } ({ $error })
engine-ray-lost = a fürtön egy játszma végleg elveszett: { $error }
engine-review-not_over = a játszmának nincs vége: csak befejezett játszma elemezhető
engine-review-seconds = { $seconds } másodperc nem lehet keret: pozitív számot adj meg
# Why the table cannot be served.
engine-serve-port = nincs ilyen port: { $port }; a portok 0-tól 65535-ig tartanak
engine-serve-listen = nem lehet itt várni a kapcsolatokat: { $host }, port: { $port }; { $reason }
engine-serve-taken = a port foglalt; talán már fut a Benben? Egy másik port is megfelel
engine-serve-workers = több folyamathoz PostgreSQL kell; SQLite-on egy folyamat szolgál ki
engine-serve-rights = ehhez a porthoz több jogosultság kell; válassz 1024-től fölfelé
engine-serve-elsewhere = ennek a gépnek nem ez a címe
engine-serve-unknown = ilyen nevű gép nem ismert
engine-store-address = „{ $address }” nem egy adatbázis címe
engine-store-unusable = ez az adatbázis nem használható: { $name }; { $reason }
engine-store-version = a tábláit a Benben egy másik változata készítette
engine-store-readonly = csak olvasható
engine-store-unopened = a fájl nem nyitható meg és nem hozható létre; nézd meg a jogosultságait
engine-store-foreign = a fájl nem adatbázis, vagy megsérült
engine-store-damaged = a fájl megsérült
engine-store-full = a lemez megtelt
engine-store-disk = a lemez nem olvasható vagy nem írható, vagy megtelt
engine-store-locked = egy másik program zárolva tartja
engine-store-no_driver = az illesztőprogramja nincs telepítve ({ $error })
engine-store-folder = a mappája nem hozható létre ({ $reason })
engine-store-served = már egy másik szerver használja; előbb azt állítsd le, több szerverhez pedig PostgreSQL kell
engine-store-busy = több változtatás vár, mint amennyivel győzi
engine-store-closed = a szerver éppen leáll
engine-store-unreachable = nem érhető el ({ $error })
engine-store-slow = nem válaszolt időben
engine-store-no_file = nincs ilyen fájl
engine-store-not_ours = ez nem a Benben adatbázisa

# Mi más, amikor egy tárolt játszmát újra lejátszunk.
engine-differs-game = ez a játék már nem tölthető be: { $reason }
engine-differs-rules = a szabályok { $stored }. változata szerint játszották, most a { $found }. érvényes
engine-differs-ply = a tárolt lépés „{ $stored }”, a szabályok szerint „{ $found }”
engine-differs-move = a tárolt lépés „{ $stored }”, a szabályok elutasítják: { $reason }
engine-differs-over = a tárolt játszma még folyik, a szabályok szerint véget ért
engine-differs-not_over = a tárolt játszma véget ért, a szabályok szerint még folyik

# Mi a baj egy beállítással: előtte áll, hol adták meg.
engine-setting-unknown = { $place }: nincs „{ $name }” beállítás; a benben serve --show-settings mindet felsorolja
engine-setting-unknown-close = { $place }: nincs „{ $name }” beállítás; talán ez: { $close }
engine-setting-bad = { $place }: { $name } nem lehet „{ $value }”, csak { $right }
engine-setting-no_toml = { $file }: nem TOML-fájl
engine-setting-no_toml-place = { $file }: nem TOML-fájl: { $line }. sor, { $column }. oszlop
engine-setting-right-yes_no = true vagy false
engine-setting-right-text = idézőjelek közötti szöveg
engine-setting-right-folder = egy mappa, idézőjelek között
engine-setting-right-seconds = elég nagy szám, például 2.5
engine-setting-right-share = 0 és 1 közötti szám, például 0.2
engine-setting-right-count = egész szám 0-tól fölfelé
engine-setting-right-some = egész szám 1-től fölfelé
engine-setting-right-port = egész szám 0-tól 65535-ig
engine-setting-right-rate = gyakoriság, például 20/minute vagy 300/10 seconds
engine-setting-right-networks = hálózatok listája, például 127.0.0.1/32 vagy 10.0.0.0/8
engine-setting-right-names = nevek listája, például play.example.org
engine-setting-right-address = egy cím, például http://192.168.1.5:8000
engine-setting-right-mail_server = egy cím, például smtps://user:password@mail.example.org
engine-setting-right-mail_box = egy feladó, például Benben <benben@example.org>
engine-setting-right-webhook = egy cím, például https://chat.example.org/hook
engine-setting-right-log_format = text vagy json
engine-setting-right-language = egy nyelv, például de
engine-setting-right-people = off, open vagy invited
engine-setting-right-talk = chat, reactions vagy off
engine-setting-right-players = nevek és leírások táblázata, például Mine = "search:seconds=1"

# Mit jelentenek a beállítások: a fájlban a soruk fölött.
engine-settings-default = Az alapérték.
engine-settings-host = A cím, amelyen a szerver figyel; 0.0.0.0 a gép minden címe.
engine-settings-port = A port; 0 esetén bármelyik szabad.
engine-settings-workers = Hány folyamat szolgál ki egy PostgreSQL-adatbázison; egynél többhöz az kell.
engine-settings-log_format = A napló formátuma: text embereknek, json programoknak.
engine-settings-open_tables = Bárki számára láthatóvá tehetők-e az asztalok a lobbiban.
engine-settings-talk = Mit mondhatnak egymásnak a játékosok az asztalnál: chat (szöveg és reakciók), csak reactions, vagy off. Egy asztal kevesebbet is megengedhet.
engine-settings-talk_rate = Hány sort mondhat egy hely.
engine-settings-hosts = Nevek, amelyekre a szerver válaszol a localhost, a számokkal írt címek, a gép neve és a guests címének neve mellett; a csillag bármilyen részt jelent: *.example.org.
engine-settings-trust_proxy = Azoknak a proxyknak a hálózatai, amelyeknek elhisszük, ki kérdez, milyen néven és protokollal (X-Forwarded-For, -Host, -Proto).
engine-settings-metrics = Azok a hálózatok, ahonnan a /metrics olvasható, és ahol az /api/ready megmondja, pontosan mi a baj.
engine-settings-database = Hol tároljuk a játszmákat: egy SQLite-fájl, vagy egy cím, például postgresql://host/benben.
engine-settings-static = A lefordított kezelőfelület mappája.
engine-settings-players = Botok a főoldalra a szintek mellé: a nevük és a leírásuk.
engine-settings-free_players = Adhat-e az asztal készítője bármilyen leírást egy botnak a szinteken és a felsorolt botokon kívül, például search:seconds=20.
engine-settings-thinking = Hol gondolkodnak a botok, tippek és elemzések: local ezen a gépen, ray vagy ray://HOST:10001 egy fürt.
engine-settings-thinking_places = Hány gondolkodás folyhat egyszerre ezen a gépen, mindegyik saját szálon (az idegen játékosok folyamatban); a többi vár.
engine-settings-thinking_memory = Hány bájt őrizhető meg abból, amit a botok találtak, a következő lépéseikhez; 0 esetén semmi.
engine-settings-thinking_budget = Ennyi másodperc gondolkodást használhat egy cím percenként, mielőtt mások kerülnek előre.
engine-settings-rest_after = Ahol csak botok játszanak, pihennek, ha ennyi másodpercig senki sem nézi őket.
engine-settings-bot_pause = Legalább ennyi másodpercig tart egy bot lépése, hogy követni lehessen.
engine-settings-bot_seconds = Egyetlen bot sem gondolkodik ennyi másodpercnél tovább egy lépésen, bármi áll a leírásában.
engine-settings-bot_timeout = Ennyi másodperc után, a várakozást is beleszámítva, egyszerűbb bot lép helyette.
engine-settings-stand_in = Ez a bot ül oda, ahová nem jött senki, és ez játszik azért, aki elment.
engine-settings-stand_in_after = Ha valakinek ennyi másodperce nincs nyitva ablaka az asztalon, bot helyettesítheti.
engine-settings-deadline_check = Ennyi másodpercenként nézi meg a szerver újra a határidőket, mert közben átállíthatták a gép óráját, vagy leállhatott egy másik folyamat.
engine-settings-notify_after = Ennyi másodperc után kap értesítést arról, hogy ő jön, aki nincs az asztalnál.
engine-settings-vacation_days = Legfeljebb ennyi nap szabadságot ad egy többnapos tempójú asztal minden játékosnak; 0: semennyit.
engine-settings-hint_seconds = Ennyi másodpercig készül egy tipp.
engine-settings-hint_games = Egy tipphez legfeljebb ennyi szimulált játszma; enélkül annyi, amennyi az időbe belefér.
engine-settings-hint_timeout = Ennyi másodperc után, a várakozást is beleszámítva, nem jön tipp.
engine-settings-review_games = Ennyi szimulált játszma jut az elemzett játszma minden döntésének minden lépésére.
engine-settings-reviews_waiting = Ha ennyi elemzés készül vagy vár, többet nem fogad a szerver.
engine-settings-message_limit = A legnagyobb kérés vagy üzenet, bájtban.
engine-settings-hello_timeout = Ennyi másodpercig hallgathat egy kapcsolat, mielőtt köszönne: hello.
engine-settings-ping_interval = Ennyi másodpercenként ellenőrzi a szerver a kapcsolatokat; amelyik ugyanennyi ideig nem felel, azt lezárja.
engine-settings-send_timeout = Ha egy kapcsolat ennyi másodpercig nem veszi át, amit kap, a szerver lezárja.
engine-settings-header_timeout = Ha egy kapcsolat ennyi másodperc alatt nem küldi el a kérés fejlécét, a szerver lezárja.
engine-settings-connections = Ennyi kapcsolat lehet nyitva egyszerre; enélkül annyi, amennyit a rendszer a megnyitott fájlokra enged.
engine-settings-kept_for_seats = A kapcsolatoknak az a része (0 és 1 között), amelyet nézők nem foglalhatnak el, hogy a játékosoknak mindig jusson.
engine-settings-connections_per_address = Ennyi kapcsolat lehet egyszerre egy címről; a megbízható proxykra nem vonatkozik.
engine-settings-unidentified_per_address = Ennyi olyan kapcsolat lehet egy címről, amely még nem mondta meg, mit szeretne.
engine-settings-watchers_per_table = Ennyi néző kapcsolata lehet egy asztalnál.
engine-settings-watchers_per_address = Ennyi néző kapcsolata lehet egy asztalnál egy címről.
engine-settings-sockets_per_address = Ennyi néző kapcsolata lehet egy címről az összes asztalnál.
engine-settings-sockets_per_seat = Ennyi kapcsolata lehet egy embernek egy asztalnál.
engine-settings-create_rate = Új asztalok egy címről.
engine-settings-hint_rate = Tippek egy címre.
engine-settings-review_rate = Egy címről indított elemzések.
engine-settings-request_rate = Minden kérés egy címről, a fájlokat és a kapcsolatokat is beleszámítva.
engine-settings-move_rate = Lépések és az asztalok más változásai egy címről.
engine-settings-seat_rate = Egy ember üzenetei egy asztalnál; ami több, az a message_rate keretét fogyasztja.
engine-settings-message_rate = Egy cím olyan üzenetei, amelyekért egyetlen hely sem felel.
engine-settings-address_rate = Minden üzenet egy címről.
engine-settings-seat_arrival_rate = Ilyen gyakran jöhet egy ember egy asztalhoz; ami több, az az arrival_rate keretét fogyasztja.
engine-settings-arrival_rate = Ilyen gyakran jöhetnek kapcsolatok egy címről az asztalokhoz, a helyekéit nem számítva.
engine-settings-guests = A cím, amelyen mások elérik a szervert, például http://192.168.1.5:8000, a meghívókhoz; enélkül a szerver maga keresi meg.
engine-settings-mail_server = A lépésekről szóló e-mailek SMTP-szervere, például smtp://user:password@mail.example.org:587 (STARTTLS) vagy smtps:// (TLS); enélkül nem megy e-mail.
engine-settings-mail_from = Az e-mailek feladója.
engine-settings-mail_rate = Milyen gyakran kérhet egy cím megerősítést egy postafióktól.
engine-settings-webhook = Egy cím, amely aláírt JSON-üzenetet kap, amikor valaki következik, például egy klub csevegéséhez.
engine-settings-webhook_secret = A titok, amely aláírja ezeket az üzeneteket (Standard Webhooks): whsec_ és Base64, vagy bármilyen szöveg.
engine-settings-webhook_language = Ezeknek az üzeneteknek a nyelve.
engine-settings-people = Ki kap személyazonosságot, amellyel más eszközökön is be lehet jelentkezni: open (mindenki, az első játszmánál), invited (akit a gazda a benben people invite paranccsal meghívott), off (senki; mindenki vendég). A játékhoz mindig elég egy link.
engine-settings-ratings = Kérheti-e az asztal készítője, hogy a játszma beleszámítson a játékosok értékszámába.
engine-settings-forget_after = Ennyi nap után a kiszolgáló törli azokat, akik nem jártak itt, és a vendégek nevét és kulcsát a befejezett játszmákból; 0: mindent megtart.
engine-settings-person_rate = Új személyek egy címről.
engine-settings-sign_in_rate = Bejelentkezési kísérletek egy címről.
engine-settings-people_rate = Egyéb, személyekkel kapcsolatos kérések egy címről, például a játszmáikról.
engine-settings-download_rate = Az összes saját adat vagy játszma letöltései egy címről.
engine-settings-tables_in_memory = Ennyi asztalon fölül a szerver kiteszi a memóriából azokat, amelyeket senki sem néz.
engine-settings-presence_pause = Akik ennyi másodpercen belül jönnek egy asztalhoz vagy mennek el, azokról egyszerre szól az értesítés.
