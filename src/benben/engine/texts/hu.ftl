### What the engine refuses, and why, in Hungarian: people read it at the table too.

## What the system says of a file, after its name.
engine-file-EACCES = nincs hozzáférési jog
engine-file-EISDIR = ez egy mappa
engine-file-ELOOP = a hivatkozások körbe mutatnak
engine-file-ENAMETOOLONG = túl hosszú a fájlnév
engine-file-ENOENT = nincs ilyen fájl vagy mappa
engine-file-ENOSPC = nincs több hely az eszközön
engine-file-ENOTDIR = ez nem mappa
engine-file-EPERM = ez nem engedélyezett
engine-file-EROFS = csak olvasható fájlrendszer
engine-file-other = a rendszer hibát jelez: { $said }

## Names of games, options and moves stay as they are typed.
engine-unknown_game = nincs ilyen játék: „{ $name }”; ezek vannak: { $games }
engine-broken_game = a játék („{ $name }”) nem tölthető be innen: { $module }; ezt kaptuk: { $reason }
engine-broken_rules = hibásak ennek a játéknak a szabályai, { $rule }: { $reason }
engine-broken_rules-stopped = egy szabály hibázott, miközben egy játékos gondolkodott
engine-broken_rules-endless = egy szabály nem ér véget
engine-broken_rules-index = egy index a listáján kívülre mutat
engine-broken_rules-cell = egy szám nem fér bele a cellájába
engine-broken_rules-moves = több lépést sorol fel, mint amennyit a játék megenged (most_moves: { $most })
engine-broken_rules-no_moves = egyetlen lépést sem sorol fel, pedig valamelyik hely van soron
engine-broken_rules-no_move = olyan számot sorol fel, amely a játék egyetlen lépését sem jelenti
engine-broken_rules-outcomes = több véletlen kimenetel van, mint amennyit a játék megenged (most_outcomes: { $most })
engine-broken_rules-weights = egy súly kisebb 0-nál, vagy az összegük nem 1 és 2147483647 közé esik
engine-broken_rules-outcome = olyan számot húz, amely nem lehetséges kimenetel (most_outcomes: { $most })
engine-broken_rules-players = az első számnak a játékosok számának ({ $players }) kell lennie, de az értéke { $first }
engine-broken_rules-receipt = { $seat }. hely: a pontszám { $points }, de a tételek összege { $sum }
engine-broken_rules-no_cell = az asztalnak nincs ilyen cellája: „{ $name }”; vedd fel az osztályában: { $name } = cell()
engine-broken_rules-failed = { $said }
engine-no_option = { $game }: nincs ilyen beállítása: „{ $name }”; ezek vannak: { $known }
engine-no_player = nincs ilyen játékos: „{ $name }”; ezek vannak: { $known }
engine-bad_engine = { $file } nem használható { $game } motorjaként: { $reason }. Újat a benben web build { $game } parancs készít.
engine-bad_engine-version = a verziója { $version }, nem { $known }
engine-bad_engine-other = { $game } motorja, a szabályok { $version }. verziójához
engine-bad_engine-damaged = sérült, vagy nem a leíró fájljához tartozik
engine-bad_option = { $name }={ $value } nem lehetséges; { $hint }
engine-bad_option-choices = választható: { $choices }
engine-bad_option-letters = adj meg egy betűt ({ $letters }) mindegyikhez: { $parts }; például { $example }
engine-bad_option-text = szöveget vagy egy fájl elérési útját add meg
engine-bad_option-file = { $name }: ez a fájl nem olvasható: { $file } ({ $reason })
engine-bad_option-no_text = { $name }: ez a fájl nem UTF-8 kódolású szöveg: { $file }
engine-malformed_move = „{ $text }” nem lépés: { $hint }
engine-move-form = egy lépést úgy kell írni, ahogy a listában áll, például „{ $move }”
engine-move-several = több lépést nevez meg: { $moves }
engine-move-unknown = ismeretlen
engine-move-near = erre gondoltál: { $moves }?
engine-move-number = nincs ilyen számú lépés
engine-illegal_move = „{ $text }” most nem szabályos; szabályos: { $legal }
engine-match_over = a játszma véget ért: több lépés nem lehetséges

# What is wrong with an option that is a document of figures.
engine-document-long = { $option }: a szöveg { $count } karakteres; legfeljebb { $most } lehet
engine-document-no_toml = { $option }: nem TOML-dokumentum
engine-document-no_toml-place = { $option }: nem TOML-dokumentum: { $line }. sor, { $column }. oszlop
engine-document-line = { $option }, { $line }. sor: { $reason }
engine-document-key = [{ $table }] { $key }: { $reason }
engine-document-unknown = ismeretlen táblázat: { $name }; ezek vannak: { $known }
engine-document-no_table = ennek táblázatnak kell lennie: { $name }, vagyis [{ $name }]
engine-document-unknown_key = ismeretlen kulcs: { $name }; [{ $table }] kulcsai: { $known }
engine-document-lacks = [{ $table }]: hiányzik belőle: { $key }
engine-document-no_list = ennek listának kell lennie: { $key }
engine-document-number = { $value } nem egész szám { $least } és { $most } között
engine-document-number-words = { $value } nem egész szám { $least } és { $most } között, és nem is ezek egyike: { $words }
engine-document-word = { $value } nem ezek egyike: { $words }
engine-document-entries = { $count } bejegyzés kell ide
engine-document-entries-range = legalább { $least }, legfeljebb { $most } bejegyzés kell ide

# What is wrong with a record.
engine-record-ply = { $ply }. lépés: { $reason }
engine-record-no_json = nem JSON, vagy csonka: { $line }. sor, { $column }. oszlop
engine-record-foreign = nem benben-játszmafájl: nincs benne „format”: „{ $format }”
engine-record-newer = újabb benben írta: { $version }. formátum, ez a változat legfeljebb ezt olvassa: { $known }
engine-record-incomplete = hiányos, csonka vagy sérült; ami hiányzik: { $missing }
engine-record-too_long = hosszabb { $most } MiB-nál: egyetlen játszma sem ekkora
engine-record-newer_rules = újabb szabályokkal játszották: { $game } ({ $version }); ebben a benbenben: { $known }
engine-record-older_rules = régebbi szabályokkal játszották: { $game } ({ $version }); ebben a benbenben: { $known }
engine-record-chance_missing = csonka: az utolsó lépés után hiányzik egy véletlen esemény
engine-record-after_end = „{ $text }” a játszma vége után áll
engine-record-not_drawn = „{ $text }” nem az, amit az osztó húzott: a játszmafájlt átírták
engine-record-other_secret = az osztó titka nem felel meg a rögzített értéknek
engine-record-other_commitment = az osztó rögzített értéke nem az, amelyet kaptál
engine-record-other_result = az eredmény ({ $result }) nem az, amire a lépések vezetnek
engine-record-no_secret = a játszma véget ért, de az osztó titka hiányzik
engine-record-digest = az ujjlenyomat nem egyezik: a játszmafájlt a lépéseken kívül átírták, vagy megsérült
engine-record-edited = „{ $name }” nem az, amire a lépések vezetnek: átírták
engine-record-no_text = nem UTF-8 kódolású szöveg; ez a bájt nem olvasható: { $place }.
engine-record-nested = túl mélyen egymásba ágyazott: ez nem lehet játszmafájl
engine-record-number = nem JSON-szöveg: az egyik szám túl hosszú
engine-record-version = a formátum verziója ({ $version }) nem pozitív szám
engine-record-unknown = ismeretlen mezők: { $fields }
engine-record-moves = a moves mezőben listának kell állnia, legfeljebb { $most } szöveggel
engine-record-move = a lépés szöveg, nem pedig ez: { $move }
engine-record-game = a game mezőben névnek, az options mezőben leképezésnek kell állnia
engine-record-rules = a szabályok verziója ({ $version }) nem pozitív szám
engine-record-no_position = az állás szöveg, nem pedig ez: { $text }
engine-record-position = az állás nem lehetséges: { $reason }
engine-record-other_position = az állást így kellene leírni: { $text }
engine-record-seats = a seats mezőben listának kell állnia, { $count } elemmel
engine-record-seat = minden helyhez name és player tartozik, és semmi más
engine-record-seat_texts = egy hely name és player mezője szöveg
engine-record-dealer = az osztó (dealer) mezőjében leképezésnek kell állnia
engine-record-dealer_kind = az osztó se nem seeded, se nem committed fajtájú
engine-record-commitment = az osztó rögzített értéke nem 64 hexadecimális számjegy
engine-record-secret = az osztó titka nem 64 hexadecimális számjegy
engine-record-resigned_over = a fájl szerint valaki feladta, pedig a játszmát végigjátszották
engine-record-resigned = nem adhatta fel ilyen sorszámú hely: { $number }; ennyien játszanak: { $count }

# What is wrong with the text of a position, after the word that is to blame.
engine-position = { $word }: { $reason }
engine-position-rules = ezt a szabályok nem engedik meg ({ $rules })
engine-position-unfit = nem illik a többihez
engine-position-name = itt nincs „{ $name }”; lehetséges: { $possible }
engine-position-number = „{ $text }” nem szám { $least } és { $most } között
engine-position-room = { $count } túl sok: { $most } fér el
engine-position-alone = a { $sign } jel egymagában áll
engine-position-many = { $name }: { $count } túl sok, legfeljebb { $most } lehet
engine-position-again = „{ $name }” kétszer szerepel
engine-position-times = „{ $text }”: a * utáni szám 1 és { $most } közötti
engine-position-no_words = ennek a játéknak az állásaira nincsenek szavak
engine-position-long = { $count } karakter túl sok: legfeljebb { $most } lehet
engine-position-word = egy szó alakja kulcs=érték, és a { $sign } jel a semmi
engine-position-unknown = itt nincs ilyen szó; ezek vannak: { $known }
engine-position-twice = kétszer szerepel

# Játék egy fájlban: mi a hiba benne, és miért nem fordítható le egy szabály.
engine-bad_file = ez nem lehet játék: { $file }; ezért: { $reason }
engine-bad_file-name = a fájl neve csak kisbetűkből, számjegyekből és aláhúzásból állhat, és betűvel kell kezdődnie, de ez: „{ $name }”
engine-bad_file-taken = már van ilyen nevű játék: „{ $name }”; adj a fájlnak más nevet
engine-bad_file-no_rules = nincs benne RULES; a fájl végére ez kell: RULES = game(...)
engine-broken_file = ez a játék nem használható: { $module }; ezért: { $reason }
engine-bad_game-dimensions = ennek a cellának kettőnél több hossza van: { $cell }; egy vagy kettő lehet, mint itt: cell(8, 8)
engine-bad_game-kind = ilyen fajta cellája nem lehet szabálynak: { $cell }; ezek közül választhatsz: { $kinds }
engine-bad_game-range = ennek a cellának a számai { $low } és { $high } közé esnek: { $cell }; a fajtájába nem férnek bele, vagy az üres hely száma nincs köztük
engine-bad_game-rows = ennek a cellának minden helyhez van egy sora: { $cell }; ezért az első hossza legalább { $seats }
engine-bad_game-verb = az ige kisbetűkből, számjegyekből és aláhúzásból álló szó legyen, de ez: „{ $verb }”
engine-bad_game-missing = a game(...) híváshoz kell ez a szabály: { $rule }
engine-bad_game-endless = a game(...) híváshoz kell a score, a winner vagy a shares, különben senki sem nyerhet
engine-bad_game-no_rule = ez nem szabály: { $rule }; írj @rule sort a def fölé
engine-bad_game-option = ennek a beállításnak nincs azonos nevű cellája az asztalon: { $option }; vedd fel: { $option } = cell()
engine-bad_game-place = ez az ige ({ $verb }) ennek a helyeit nevezi meg: { $cell }, de az nem cellája az asztalnak
engine-bad_game-table = ebből az asztalból hiányoznak a minden játékban meglévő cellák: { $table }; származtasd a benben.GameTable osztályból
engine-bad_game-secret = a secret ezt nevezi meg: „{ $verb }”, de a játékban nincs ilyen ige; ezek vannak: { $verbs }
engine-bad_game-word = a(z) { $cell } cellában a { $word } értéke „{ $said }”; ezek lehetségesek: { $choices }
engine-uncompiled = ez a szabály nem fordítható le: { $rule } ({ $place }); ezért: { $reason }
engine-uncompiled-cell = az asztalnak nincs ilyen cellája: „{ $name }”; vedd fel az osztályában: { $name } = cell()
engine-uncompiled-list = listát, szótárat, halmazt vagy szöveget készít; a szabályokban csak számok és ennesek vannak, ezért használd az asztal egy celláját
engine-uncompiled-enum = az int() függvényt egy IntEnum elemére hívja; hagyd el az int() hívást, az elem szám
engine-uncompiled-name = ez a név semmi olyat nem jelent, amit egy szabály használhat: „{ $name }”; szám, ennes, benben.nd tömb vagy @rule jelű függvény lehet
engine-uncompiled-unify = egy név vagy az eredmény kétféle, például itt szám, ott None; minden úton legyen azonos fajta
engine-uncompiled-allocation = új dolgot készít a memóriában, például tömböt vagy listát; használd az asztal egy celláját vagy egy argumentumot
engine-uncompiled-unsupported = a Python olyan részét használja, amely szabályokban nincs, például try, yield, osztály vagy kapcsos zárójeles szöveg; írd meg if, for, while és számok segítségével
engine-uncompiled-other = { $said }
