### Imhotep: The Duel: all texts of the game in Hungarian. The numbers in brackets are those of docs/rules/imhotep_duel.md.

imhotep_duel-title = Imhotep: A párbaj
imhotep_duel-subtitle = Hat hajó, kilenc mező, négy helyszín
imhotep_duel-minutes = 30
imhotep_duel-weight = Könnyen tanulható

## Lapkák

imhotep_duel-token-obelisk = Obeliszk
imhotep_duel-token-light_pyramid = Világos piramis
imhotep_duel-token-dark_pyramid = Sötét piramis
imhotep_duel-token-temple_1 = 1-es templom
imhotep_duel-token-temple_2 = 2-es templom
imhotep_duel-token-temple_3 = 3-as templom
imhotep_duel-token-temple_4 = 4-es templom
imhotep_duel-token-tomb_1 = 1-es sírkamra
imhotep_duel-token-tomb_2 = 2-es sírkamra
imhotep_duel-token-tomb_3 = 3-as sírkamra
imhotep_duel-token-tomb_4 = 4-es sírkamra
imhotep_duel-token-tomb_5 = 5-ös sírkamra
imhotep_duel-token-tomb_6 = 6-os sírkamra
imhotep_duel-token-tomb_7 = 7-es sírkamra
imhotep_duel-token-tomb_8 = 8-as sírkamra
imhotep_duel-token-tomb_9 = 9-es sírkamra
imhotep_duel-token-tomb_10 = 10-es sírkamra
imhotep_duel-token-tomb_11 = 11-es sírkamra
imhotep_duel-token-tomb_12 = 12-es sírkamra
imhotep_duel-token-take = 1 lapka elvétele
imhotep_duel-token-place = 2–3 figura lehelyezése
imhotep_duel-token-place_and_unload = 1 figura lehelyezése és 1–2 hajó kirakodása
imhotep_duel-token-swap_and_unload = 2 lapka cseréje és kirakodás

# While temple stacks are face down, the log does not say which one.
imhotep_duel-temple-hidden = templomlapka

## Mi micsoda: akkor látszik, ha rámutatnak

imhotep_duel-about-obelisk = A oldal: darabja 1 pont, és még 6 annak, akinek több van. B oldal: 12 pont annak, aki elsőként gyűjt ötöt. (D9.4, D9.5, D9.10)
imhotep_duel-about-light_pyramid = A oldal: minél több világos lapkád van, annál többet ér mindegyik. B oldal: csak a kisebbik piramisod ér pontot. (D9.7, D9.15, D5.6)
imhotep_duel-about-dark_pyramid = A oldal: minél több sötét lapkád van, annál többet ér mindegyik. B oldal: csak a kisebbik piramisod ér pontot. (D9.7, D9.15, D5.6)
imhotep_duel-about-temple_1 = A oldal: 1 pont. B oldal: gyűjts különböző értékekből szettet, minél nagyobb, annál jobb. (D9.6, D9.14)
imhotep_duel-about-temple_2 = A oldal: 2 pont. B oldal: gyűjts különböző értékekből szettet, minél nagyobb, annál jobb. (D9.6, D9.14)
imhotep_duel-about-temple_3 = A oldal: 3 pont. B oldal: gyűjts különböző értékekből szettet, minél nagyobb, annál jobb. (D9.6, D9.14)
imhotep_duel-about-temple_4 = A oldal: 4 pont. B oldal: gyűjts különböző értékekből szettet, minél nagyobb, annál jobb. (D9.6, D9.14)
imhotep_duel-about-tomb_1 = A oldal: az egymást követő számok hosszú sorozatai érik a legtöbbet. B oldal: minden sorozat 4 pont, itt jól jönnek a hézagok. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_2 = A oldal: az egymást követő számok hosszú sorozatai érik a legtöbbet. B oldal: minden sorozat 4 pont, itt jól jönnek a hézagok. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_3 = A oldal: az egymást követő számok hosszú sorozatai érik a legtöbbet. B oldal: minden sorozat 4 pont, itt jól jönnek a hézagok. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_4 = A oldal: az egymást követő számok hosszú sorozatai érik a legtöbbet. B oldal: minden sorozat 4 pont, itt jól jönnek a hézagok. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_5 = A oldal: az egymást követő számok hosszú sorozatai érik a legtöbbet. B oldal: minden sorozat 4 pont, itt jól jönnek a hézagok. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_6 = A oldal: az egymást követő számok hosszú sorozatai érik a legtöbbet. B oldal: minden sorozat 4 pont, itt jól jönnek a hézagok. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_7 = A oldal: az egymást követő számok hosszú sorozatai érik a legtöbbet. B oldal: minden sorozat 4 pont, itt jól jönnek a hézagok. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_8 = A oldal: az egymást követő számok hosszú sorozatai érik a legtöbbet. B oldal: minden sorozat 4 pont, itt jól jönnek a hézagok. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_9 = A oldal: az egymást követő számok hosszú sorozatai érik a legtöbbet. B oldal: minden sorozat 4 pont, itt jól jönnek a hézagok. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_10 = A oldal: az egymást követő számok hosszú sorozatai érik a legtöbbet. B oldal: minden sorozat 4 pont, itt jól jönnek a hézagok. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_11 = A oldal: az egymást követő számok hosszú sorozatai érik a legtöbbet. B oldal: minden sorozat 4 pont, itt jól jönnek a hézagok. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_12 = A oldal: az egymást követő számok hosszú sorozatai érik a legtöbbet. B oldal: minden sorozat 4 pont, itt jól jönnek a hézagok. (D9.8, D9.16, D9.9)
imhotep_duel-about-take = Vegyél el egy lapkát bármelyik hajóról, csak akciólapkát ne. A helyére a tartalékból kerül egy. Ha nem játszod ki: 1 pont. (D7.6, D7.7, D9.2)
imhotep_duel-about-place = Tegyél le két vagy három figurát. Legalább kettő kell hozzá a kezedben. Ha nem játszod ki: 1 pont. (D7.11, D9.2)
imhotep_duel-about-place_and_unload = Tegyél le egy figurát, aztán rakodj ki egy vagy két hajót. Ha nem játszod ki: 1 pont. (D7.14, D7.18, D9.2)
imhotep_duel-about-swap_and_unload = Cseréld meg egy hajó két lapkáját, aztán rakodd ki azt a hajót vagy egy másikat. Ha nem játszod ki: 1 pont. (D7.19, D7.21, D9.2)
imhotep_duel-about-harbor = Ide teszed a figuráidat, minden mezőre egyet. Minden mező két hajónak számít: a sora és az oszlopa hajójának. (D4.1, D1.2, D1.3, D4.4)
imhotep_duel-about-boat = Ha legalább két figura áll a vonalában, a hajót ki lehet rakodni. A hozzá legközelebb álló figura kapja a legtávolabbi lapkát, a következő figura a következőt. (D5.2, D1.4, D1.5, D5.3, D2.4)
imhotep_duel-about-reserve = Három lefordított lapka: ezek pótolják, amit az „1 lapka elvétele” elvisz. A hajók rakománya nem innen jön. (D7.8, D2.5, D6.4, D7.9, D11.2)
imhotep_duel-about-supply = Ebből a lefordított pakliból kapnak új rakományt a hajók. Ha elfogyott, a kirakodott hajó kikerül a játékból. (D6.1, D6.3, D1.1, D2.3, D11.2)
imhotep_duel-about-meeple = Négy van belőle. A hajó kirakodásakor visszakerülnek a kezedbe; amelyik a végén a kikötőben áll, 1 pontot ér. (D9.3, D1.6, D2.1, D5.5)
imhotep_duel-about-boats_left = Amint csak egy hajó marad, a játszmának vége. Ez 18 kirakodás után következik be. (D8.2, D8.3, D8.4)
imhotep_duel-about-site-obelisk-A = Minden obeliszk 1 pont, és még 6 annak a játékosnak, akinek több van. (D9.5, D9.4)
imhotep_duel-about-site-obelisk-B = 12 pont annak, aki elsőként gyűjt öt obeliszket, 6 a másiknak, ha a végén neki is van öt. Tízzel mindkettő a tiéd. (D9.10, D9.11, D9.12, D9.13)
imhotep_duel-about-site-temple-A = 1 pont minden karikáért. A lapkák a végéig képpel lefelé fekszenek, jegyezd meg őket. (D9.6, D11.3, D11.4, D11.5)
imhotep_duel-about-site-temple-B = Az 1, 2, 3 vagy 4 különböző értékből álló szett 1, 4, 9 vagy 16 pontot ér. (D9.14, D11.6)
imhotep_duel-about-site-pyramid-A = A világos és a sötét külön számít: 1–6 lapka 1, 3, 6, 10, 15 vagy 21 pontot ér. (D9.7, D5.6)
imhotep_duel-about-site-pyramid-B = Csak a kisebbik piramisod számít: 0–6 lapka −6, 0, 4, 10, 18, 30 vagy 45 pontot ér. (D9.15, D5.6)
imhotep_duel-about-site-tomb-A = Egymást követő számok minden sorozata pontot ér: 1-et, 4-et, 9-et, 16-ot, öt számtól pedig 25-öt. (D9.8, D9.9)
imhotep_duel-about-site-tomb-B = Minden sorozat 4 pont, akármilyen rövid. Egyetlen szám is sorozat. (D9.16, D9.9)

## Döntések, ahogy a gombokon állnak

imhotep_duel-move-place = Figura ide: { $space }
imhotep_duel-move-unload = Kirakodás: „{ $boat }” hajó
imhotep_duel-move-play = Kijátszás: { $action }
imhotep_duel-move-take = Elvétel: { $token } („{ $boat }” hajó, { $space }. rakhely)
imhotep_duel-move-swap = Csere: { $first } és { $second } („{ $boat }” hajó, rakhelyek: { $spaces })
imhotep_duel-move-done-place = Nem teszek le harmadik figurát
imhotep_duel-move-done-unload = Nem kell második hajó
imhotep_duel-move-pass = Passz

## Miről kell dönteni, és miért

imhotep_duel-prompt-turn =
    { WHO($seat) ->
        [you] Te következel:
       *[other] { $seat } következik:
    } válassz akciót
imhotep_duel-prompt-place =
    { WHO($seat) ->
        [you] Te következel ({ $action }):
       *[other] { $seat } ({ $action }):
    } tegyél le egy figurát
imhotep_duel-prompt-place_to_unload =
    { WHO($seat) ->
        [you] Te következel ({ $action }):
       *[other] { $seat } ({ $action }):
    } tegyél le egy figurát úgy, hogy ki lehessen rakodni egy hajót
imhotep_duel-prompt-may_place =
    { WHO($seat) ->
        [you] Te következel ({ $action }):
       *[other] { $seat } ({ $action }):
    } tegyél le egy harmadik figurát, vagy állj meg
imhotep_duel-prompt-unload =
    { WHO($seat) ->
        [you] Te következel ({ $action }):
       *[other] { $seat } ({ $action }):
    } rakodj ki egy hajót
imhotep_duel-prompt-may_unload =
    { WHO($seat) ->
        [you] Te következel ({ $action }):
       *[other] { $seat } ({ $action }):
    } rakodj ki egy második hajót, vagy állj meg
imhotep_duel-prompt-take =
    { WHO($seat) ->
        [you] Te következel ({ $action }):
       *[other] { $seat } ({ $action }):
    } vegyél el egy lapkát egy hajóról
imhotep_duel-prompt-swap =
    { WHO($seat) ->
        [you] Te következel ({ $action }):
       *[other] { $seat } ({ $action }):
    } cseréld meg egy hajó két lapkáját
imhotep_duel-prompt-stuck =
    { WHO($seat) ->
        [you] Most semmit sem tehetsz, passzolnod kell
       *[other] { $seat } most semmit sem tehet, passzolnia kell
    }
imhotep_duel-prompt-over = Vége a játszmának
imhotep_duel-prompt-chance = Új lapkák kerülnek elő

## Miért nem lehet most valami

imhotep_duel-why-over = Vége a játszmának: már csak egy hajó maradt. (D8.1, D10.1, D10.2, D11.7)
imhotep_duel-why-chance = Előbb új lapkák kerülnek elő. (D2.6)
imhotep_duel-why-watching = Nézőként vagy itt: most { $seat } dönt. (D3.1, D11.1)
imhotep_duel-why-others_turn = Most { $seat } következik: felváltva léptek. (D3.1, D2.7, D5.7)
imhotep_duel-why-others_action = Előbb { $seat } végigviszi az akciólapkáját. (D7.5)
imhotep_duel-why-choose_action = Amikor te következel, figurát teszel le, kirakodsz egy hajót, vagy kijátszol egy akciólapkát: ez egyik sem. (D3.2, D3.3)
imhotep_duel-why-stuck = A három akció közül most egyik sem lehetséges: passzolnod kell. (D3.4, D3.5)
imhotep_duel-why-place_first = Előbb tegyél le egy figurát: az akciólapkád kettőt kér a kikötőbe. (D7.11)
imhotep_duel-why-may_place_first = Előbb tegyél le egy harmadik figurát, vagy állj meg. (D7.13)
imhotep_duel-why-place_to_unload_first = Előbb tegyél le egy figurát úgy, hogy ki lehessen rakodni egy hajót. (D7.14)
imhotep_duel-why-unload_first = Előbb rakodj ki egy hajót: az akciólapkád ezt kéri. (D7.3)
imhotep_duel-why-may_unload_first = Előbb rakodj ki egy második hajót, vagy állj meg. (D7.17, D7.18)
imhotep_duel-why-take_first = Előbb vegyél el egy lapkát egy hajóról: bármelyiket, csak akciólapkát ne. (D7.6)
imhotep_duel-why-swap_first = Előbb cseréld meg egy hajó két lapkáját. (D7.19)
imhotep_duel-why-space_taken = Ezen a mezőn ({ $space }) már áll figura: csak egynek van hely. (D4.2)
imhotep_duel-why-no_meeple = Minden figurád a kikötőben áll: akkor kapod vissza őket, amikor hajókat rakodnak ki. (D4.3)
imhotep_duel-why-space_idle = Ha ide ({ $space }) teszed a figurát, nem lesz kirakodható hajó, pedig utána ki kell rakodnod egyet. (D7.16)
imhotep_duel-why-hand_of = Ezek { $owner_seat } figurái: te a sajátjaidat teszed le. (D4.1)
imhotep_duel-why-boat_gone = „{ $boat }” hajó: már kikerült a játékból. (D6.2, D6.5)
imhotep_duel-why-line_short =
    { $count ->
        [0] „{ $boat }” hajó: nem áll figura a vonalában, pedig a kirakodáshoz kettő kell, bármilyen színű. (D5.1)
       *[other] „{ $boat }” hajó: csak egy figura áll a vonalában, pedig a kirakodáshoz kettő kell, bármilyen színű. (D5.1)
    }
imhotep_duel-why-cargo = A lapkák akkor kerülnek le a hajóról, amikor kirakodják; egyenként csak akciólapkával lehet hozzájuk nyúlni. (D3.2)
imhotep_duel-why-take_needs = Egyetlen lapkát csak ezzel az akciólapkával vehetsz el egy hajóról: { $action }. (D7.6)
imhotep_duel-why-swap_needs = Egy hajó lapkáit csak ezzel az akciólapkával cserélheted meg: { $action }. (D7.19)
imhotep_duel-why-take_action = Akciólapkát így nem vehetsz el. (D7.6)
imhotep_duel-why-no_token = Ilyen akciólapkád nincs: { $action }. (D7.1, D3.6)
imhotep_duel-why-one_token = Épp egy akciólapkát játszol ki, és egy lépésben csak egyet lehet. (D7.1, D3.6)
imhotep_duel-why-only_actions = Nem lenne mit elvenni: a hajókon csak akciólapkák vannak. (D7.10, D7.2)
imhotep_duel-why-two_in_hand =
    { $count ->
        [0] Két figura kell hozzá a kezedben, és most egy sincs. (D7.12, D7.2)
       *[other] Két figura kell hozzá a kezedben, és most csak egy van. (D7.12, D7.2)
    }
imhotep_duel-why-one_in_hand = Kell hozzá egy figura a kezedben, de mind a kikötőben áll. (D7.15, D7.2)
imhotep_duel-why-no_boat_after = Bárhová tennéd a figurát, utána egyetlen hajót sem lehetne kirakodni. (D7.15, D7.2)
imhotep_duel-why-no_boat_now = Kell hozzá egy kirakodható hajó, de most egyik hajó vonalában sem áll két figura. (D7.20, D7.2)
imhotep_duel-why-not_optional = Csak akkor állhatsz meg, ha az akció hátralévő része nem kötelező. (D7.4)
imhotep_duel-why-pass = Csak akkor passzolhatsz, ha sem figurát letenni, sem kirakodni, sem akciólapkát kijátszani nem tudsz. (D3.4, D3.5)

## Mi történt

imhotep_duel-event-place =
    { WHO($seat) ->
        [you] Figurát teszel le:
       *[other] { $seat } figurát tesz le:
    } { $space }
imhotep_duel-event-unload =
    { WHO($seat) ->
        [you] Kirakodsz:
       *[other] { $seat } kirakodik:
    } „{ $boat }” hajó
imhotep_duel-event-deliver =
    { WHO($seat) ->
        [you] Megkapod:
       *[other] { $seat } megkapja:
    } { $token }
imhotep_duel-event-box = Senkinek sem jut, a dobozba kerül: { $token }
imhotep_duel-event-load = Új rakomány, „{ $boat }” hajó: { $tokens }
imhotep_duel-event-boat_leaves = Üres a készlet, kikerül a játékból: „{ $boat }” hajó (marad { $left })
imhotep_duel-event-first_to_five =
    { WHO($seat) ->
        [you] Te gyűjtesz elsőként
       *[other] { $seat } gyűjt elsőként
    } öt obeliszket
imhotep_duel-event-play =
    { WHO($seat) ->
        [you] Kijátszod:
       *[other] { $seat } kijátssza:
    } { $action }
imhotep_duel-event-take =
    { WHO($seat) ->
        [you] Elveszed:
       *[other] { $seat } elveszi:
    } { $token } („{ $boat }” hajó)
imhotep_duel-event-refill = A tartalékból érkezik: { $token } („{ $boat }” hajó)
imhotep_duel-event-swap =
    { WHO($seat) ->
        [you] Megcseréled:
       *[other] { $seat } megcseréli:
    } { $first } és { $second } („{ $boat }” hajó)
imhotep_duel-event-done_place =
    { WHO($seat) ->
        [you] Nem teszel le
       *[other] { $seat } nem tesz le
    } harmadik figurát
imhotep_duel-event-done_unload =
    { WHO($seat) ->
        [you] Nem rakodsz ki
       *[other] { $seat } nem rakodik ki
    } második hajót
imhotep_duel-event-pass =
    { WHO($seat) ->
        [you] Semmit sem tehetsz, passzolsz
       *[other] { $seat } semmit sem tehet, passzol
    }
imhotep_duel-event-over =
    { WHO($seat) ->
        [you] Nyertél { $points } ponttal
       *[other] { $seat } nyer { $points } ponttal
    }

## A pontozólap: honnan jöttek a pontok

imhotep_duel-item-obelisk = { $count } obeliszk: { $points }
imhotep_duel-item-temple = { $count } templomlapka: { $points }
imhotep_duel-item-light_pyramid = Világos piramis { $count } lapkából: { $points }
imhotep_duel-item-dark_pyramid = Sötét piramis { $count } lapkából: { $points }
imhotep_duel-item-pyramid =
    { $count ->
        [0] A kisebbik piramisban nincs lapka: { $points }
       *[other] A kisebbik piramis { $count } lapkából: { $points }
    }
imhotep_duel-item-tomb = { $count } sírkamralapka: { $points }
imhotep_duel-item-actions = { $count } ki nem játszott akciólapka: { $points }
imhotep_duel-item-meeples = { $count } figura a kikötőben: { $points }

imhotep_duel-item-name-obelisk = Obeliszkek
imhotep_duel-item-name-temple = Templom
imhotep_duel-item-name-light_pyramid = Világos piramis
imhotep_duel-item-name-dark_pyramid = Sötét piramis
imhotep_duel-item-name-pyramid = Kisebbik piramis
imhotep_duel-item-name-tomb = Sírkamra
imhotep_duel-item-name-actions = Akciólapkák
imhotep_duel-item-name-meeples = Figurák
imhotep_duel-receipt-counts = Zárójelben: hány lapka vagy figura számít.

## Hogyan ért véget a játszma

imhotep_duel-reason-points = övé a legtöbb pont
imhotep_duel-reason-second_player = holtversenyben, mert nem kezdett

## Az asztal beállításai

imhotep_duel-option-players = Játékosok
imhotep_duel-option-sides = A helyszínek oldalai
imhotep_duel-option-sides-obelisk = Obeliszk
imhotep_duel-option-sides-obelisk-A = A: darabja 1 pont, és még 6 annak, akinek több van
imhotep_duel-option-sides-obelisk-B = B: öt obeliszkért az elsőnek 12, a másodiknak 6
imhotep_duel-option-sides-temple = Templom
imhotep_duel-option-sides-temple-A = A: 1 pont minden karikáért
imhotep_duel-option-sides-temple-B = B: különböző értékek szettjei
imhotep_duel-option-sides-pyramid = Piramis
imhotep_duel-option-sides-pyramid-A = A: mindkét piramis számít
imhotep_duel-option-sides-pyramid-B = B: csak a kisebbik számít
imhotep_duel-option-sides-tomb = Sírkamra
imhotep_duel-option-sides-tomb-A = A: a hosszú sorozatok érik a legtöbbet
imhotep_duel-option-sides-tomb-B = B: minden sorozat 4 pont
imhotep_duel-option-open_temples = Az A oldal templomlapkái képpel felfelé fekszenek, nem lefelé

## What the evaluation of a position weighs, as `benben fit` lists it

imhotep_duel-feature-obelisk_points = Az obeliszk pontjai, ha a játszma most érne véget.
imhotep_duel-feature-temple_points = A templom pontjai, ha a játszma most érne véget.
imhotep_duel-feature-pyramid_points = A piramisok pontjai, ha a játszma most érne véget.
imhotep_duel-feature-tomb_points = A sírkamra pontjai, ha a játszma most érne véget.
imhotep_duel-feature-late_points = Minden pont, ha a játszma most érne véget, aszerint, hogy a kirakodások mekkora része telt el.
imhotep_duel-feature-obelisk_promise = Pontok, amelyeket az obeliszk többsége vagy jutalmai ígérnek a mostaniakon felül.
imhotep_duel-feature-temple_to_come = Amit a még senkié templomlapkák hozzáadnának, egyenként.
imhotep_duel-feature-pyramid_to_come = Amit a még senkié piramislapkák hozzáadnának, egyenként.
imhotep_duel-feature-tomb_to_come = Amit a még senkié sírkamralapkák hozzáadnának, egyenként.
imhotep_duel-feature-take_tokens = A játékos előtt lévő akciólapkák, amelyekkel lapkát lehet elvenni.
imhotep_duel-feature-place_tokens = Akciólapkák két vagy három figura lehelyezésére.
imhotep_duel-feature-place_and_unload_tokens = Akciólapkák egy figura lehelyezésére és kirakodásra.
imhotep_duel-feature-swap_and_unload_tokens = Akciólapkák két lapka cseréjére és kirakodásra.
imhotep_duel-feature-standing = Figurák a kikötőben.
imhotep_duel-feature-hand_empty = Egy, ha nincs figura kézben.
imhotep_duel-feature-next_turn = Egy, ha a következő lépés elején ez a játékos dönt, vagy éppen lépés közben van.
imhotep_duel-feature-steps_due = Amit a játékos az akciólapkájával még megtehet.
imhotep_duel-feature-line_now = A legtöbb, amit a játékos kirakodással a másikhoz képest nyerhet, ha ő rakodhat ki következőnek.
imhotep_duel-feature-line_later = Ugyanez, ha a másik következik.
imhotep_duel-feature-ready_lines = Amit az összes kirakodható hajó a játékosnak ad, és nem a másiknak.
imhotep_duel-feature-lonely = A legtávolabbi lapkák azokon a hajókon, amelyek vonalában csak ez a játékos áll figurával.
imhotep_duel-feature-take_prize = A hajók legjobb lapkája, ha egy akciólapkával elvehető.
imhotep_duel-feature-swap_prize = Ennyivel többet ér a legjobb kirakodás egy csere után, ha egy akciólapkával lehet cserélni.
imhotep_duel-feature-ties_won = Egy annak a játékosnak, aki a holtversenyt nyeri.
imhotep_duel-feature-unloadings_left = Hány hajót rakodnak még ki a végéig.

## Az asztal szöveges rajza

# Letters of the meeples, for black (fekete) and for white (H, fehér): one letter each.
imhotep_duel-picture-meeple-0 = F
imhotep_duel-picture-meeple-1 = H
imhotep_duel-picture-name = { $seat } ({ $letter })
imhotep_duel-picture-boats = { $count } hajó
imhotep_duel-picture-unloads =
    { $count ->
        [0] nincs több kirakodás
       *[other] még { $count } kirakodás
    }
imhotep_duel-picture-supply = { $count } a készletben
imhotep_duel-picture-reserve = { $count } a tartalékban
imhotep_duel-picture-boat = „{ $boat }” hajó
imhotep_duel-picture-gone = elment
imhotep_duel-picture-cargo-1 = 1, legközelebb
imhotep_duel-picture-cargo-2 = 2
imhotep_duel-picture-cargo-3 = 3, legmesszebb
imhotep_duel-picture-take = Elvétel
imhotep_duel-picture-place = Lehelyezés
imhotep_duel-picture-place_and_unload = Lehelyezés és kirakodás
imhotep_duel-picture-swap_and_unload = Csere és kirakodás
imhotep_duel-picture-unloading = Ha most kirakodnák:
imhotep_duel-picture-to_seat = { $token } ({ $seat })
imhotep_duel-picture-to_box = { $token } (doboz)
imhotep_duel-picture-points = Pont
imhotep_duel-picture-actions = Akciólapkák
imhotep_duel-picture-meeples = Kikötőben
imhotep_duel-picture-obelisks =
    { $count ->
        [0] nincs
       *[other] { $count } obeliszk
    }
imhotep_duel-picture-first_to_five = elsőként öt
imhotep_duel-picture-face_down = { $count } képpel lefelé
imhotep_duel-picture-pyramids = { $light } világos, { $dark } sötét
imhotep_duel-picture-in_hand = még { $count } kézben

## Az asztal a böngészőben

imhotep_duel-about-score = Ennyi pontja lenne mindenkinek, ha a játszma most véget érne. A képpel lefelé fekvő templompakli nincs benne. (D9.19, D9.1, D9.17, D9.18)
imhotep_duel-about-log = Itt van minden, ami történt, legfelül a legújabb. A letöltött játszmában ugyanez jelöléssel áll. (D12.1, D12.2, D12.3, D11.8)
imhotep_duel-about-box = Ide kerül, ami kiesik a játékból: a lapka, amely egyik figurának sem jut, és a kijátszott akciólapka. (D5.4)

imhotep_duel-table-phase =
    { $count ->
        [0] Már csak az utolsó hajó maradt
        [one] Még egy kirakodás
       *[other] Még { $count } kirakodás
    }
imhotep_duel-table-harbor = Kikötő
imhotep_duel-table-boats = Hajók
imhotep_duel-table-stores = Készlet, tartalék és doboz
imhotep_duel-table-space = { $space }: üres
imhotep_duel-table-space-of =
    { WHO($seat) ->
        [you] { $space }: a te figurád
       *[other] { $space }: { $seat } figurája
    }
imhotep_duel-table-standing =
    { $count ->
        [0] { WHO($seat) ->
            [you] Nincs figurád
           *[other] { $seat }: nincs figura
        } a kikötőben
        [one] { WHO($seat) ->
            [you] A figurád itt áll
           *[other] { $seat } figurája itt áll
        }: { $spaces }
       *[other] { WHO($seat) ->
           [you] A figuráid itt állnak
          *[other] { $seat } figurái itt állnak
       }: { $spaces }
    }
imhotep_duel-table-unloads-left =
    { $count ->
        [0] Megvolt az utolsó kirakodás
        [one] Egy kirakodás a végéig
       *[other] { $count } kirakodás a végéig
    }
imhotep_duel-table-boats-left =
    { $count ->
        [one] Egy hajó maradt
       *[other] { $count } hajó maradt
    }
imhotep_duel-table-supply =
    { $count ->
        [0] A készlet üres
       *[other] { $count } lapka a készletben
    }
imhotep_duel-table-reserve =
    { $count ->
        [0] A tartalék üres
        [one] Egy lapka a tartalékban
       *[other] { $count } lapka a tartalékban
    }
imhotep_duel-table-box = A doboz
imhotep_duel-table-boat = „{ $boat }” hajó: { $tokens }
imhotep_duel-table-boat-gone = „{ $boat }” hajó: kikerült a játékból
imhotep_duel-table-empty = üres
imhotep_duel-table-cargo = „{ $boat }” hajó, { $space }. rakhely: { $token }
imhotep_duel-table-mat = { $seat } játéktere
imhotep_duel-table-plays-black = Színe: fekete
imhotep_duel-table-plays-white = Színe: fehér
imhotep_duel-table-hand =
    { $count ->
        [0] Nincs figura kézben
        [one] Egy figura kézben
       *[other] { $count } figura kézben
    }
imhotep_duel-table-times =
    { $count ->
        [1] { $what }
       *[other] { $count } × { $what }
    }
imhotep_duel-table-actions = Akciólapkák: { $actions }
imhotep_duel-table-no-actions = Nincs akciólapka
imhotep_duel-table-side = { $side } oldal
imhotep_duel-table-site = { $site }, { $side } oldal: { $holds } – { $worth }
imhotep_duel-table-first-to-five = elsőként gyűjtött ötöt
imhotep_duel-table-temples-hidden =
    { $count ->
        [one] Egy lapka, képpel lefelé
       *[other] { $count } lapka, képpel lefelé
    }
imhotep_duel-table-pyramids = { $light } világos, { $dark } sötét
imhotep_duel-table-nothing = még semmi

# What unloading a boat would bring, shown before anybody decides.
imhotep_duel-table-unloading = Ha most kirakodnák: { $gains }
imhotep_duel-table-gets =
    { $token } ({ WHO($seat) ->
        [you] neked
       *[other] { $seat }
    })
imhotep_duel-table-gains =
    { WHO($seat) ->
        [you] Te
       *[other] { $seat }
    } { $points }
imhotep_duel-table-boxed = { $token } (doboz)
imhotep_duel-table-swapping = Helyet cserél: { $first } és { $second }

# Headings over buttons, and what stands on the buttons below them.
imhotep_duel-table-group-place = Figura ide
imhotep_duel-table-group-unload = Hajó kirakodása
imhotep_duel-table-group-play = Akciólapka kijátszása
imhotep_duel-table-group-take = Elvétel: „{ $boat }” hajó
imhotep_duel-table-group-swap = Csere: „{ $boat }” hajó
imhotep_duel-table-swapped = { $first } ⇄ { $second }
imhotep_duel-table-brief-take = Elvétel
imhotep_duel-table-brief-place = Lehelyezés
imhotep_duel-table-brief-place_and_unload = Lehelyezés és kirakodás
imhotep_duel-table-brief-swap_and_unload = Csere és kirakodás

## How you score

imhotep_duel-scoring-when-end = A játszma végén
imhotep_duel-scoring-of-each = darabonként
imhotep_duel-scoring-of-more = akinek több van
imhotep_duel-scoring-of-first = az első
imhotep_duel-scoring-of-count = { $count } lapkáért
imhotep_duel-scoring-of-other = a másik
imhotep_duel-scoring-obelisk_a = Obeliszk, A oldal
imhotep_duel-scoring-obelisk_a-text = Minden obeliszklapkáért, ezenfelül annak, akinek több van; egyenlőségnél ez senkinek sem jár.
imhotep_duel-scoring-obelisk_b = Obeliszk, B oldal
imhotep_duel-scoring-obelisk_b-text = { $needs } obeliszklapkáért: annak, aki elsőként gyűjti össze, és a másiknak; kevesebb nem ér semmit. Aki tízet gyűjt, mindkettőt megkapja.
imhotep_duel-scoring-temple_a = Templom, A oldal
imhotep_duel-scoring-temple_a-text = Pont a lapkáid minden karikájáért.
imhotep_duel-scoring-temple_a-count = Karika
imhotep_duel-scoring-temple_b = Templom, B oldal
imhotep_duel-scoring-temple_b-text = A lapkáid különböző értékekből álló, a lehető legnagyobb szetteket alkotnak.
imhotep_duel-scoring-temple_b-count = Érték
imhotep_duel-scoring-pyramid_a = Piramisok, A oldal
imhotep_duel-scoring-pyramid_a-text = A világos és a sötét piramis külön-külön.
imhotep_duel-scoring-pyramid_a-count = Lapkák
imhotep_duel-scoring-pyramid_b = Piramisok, B oldal
imhotep_duel-scoring-pyramid_b-text = Csak a két piramisod közül a kisebbik.
imhotep_duel-scoring-pyramid_b-count = Lapkák
imhotep_duel-scoring-tomb_a = Sírkamra, A oldal
imhotep_duel-scoring-tomb_a-text = Az egymást követő számok minden sorozata a hossza szerint; egyetlen lapka is sorozat.
imhotep_duel-scoring-tomb_a-count = Hossz
imhotep_duel-scoring-tomb_b = Sírkamra, B oldal
imhotep_duel-scoring-tomb_b-text = Az egymást követő számok minden sorozatáért, bármilyen hosszú; egyetlen lapka is sorozat.
imhotep_duel-scoring-actions = Akciólapkák
imhotep_duel-scoring-actions-text = Mindért, amelyet nem játszottál ki.
imhotep_duel-scoring-meeples = Figurák
imhotep_duel-scoring-meeples-text = Minden saját figurádért, amely a kikötőben áll.
imhotep_duel-scoring-piece-meeple = Figura

## A bemutató jelenetei: mit kell tudni, mit kell tenni, mit hozott, és mit mondunk más lépésre

imhotep_duel-lesson-table-say = Hat hajó hoz rakományt, ti ketten négy-négy helyszínt építetek belőle. A kikötő kilenc mezőjén figurák állnak; a feketék a tieid.
imhotep_duel-lesson-table-do = Érints meg mindent, ami meg van jelölve, és megtudod, micsoda.
imhotep_duel-lesson-table-done = Amikor te következel, három dolog közül választasz: figurát teszel le, kirakodsz egy hajót, vagy kijátszol egy akciólapkát. Más dolgod nincs is.
imhotep_duel-lesson-place-say = A legegyszerűbb lépés: tegyél le egy figurát. Minden mező két vonalban fekszik: a sora melletti és az oszlopa alatti hajóéban.
imhotep_duel-lesson-place-do = Tegyél le egy figurát: érintsd meg bármelyik mezőt.
imhotep_duel-lesson-place-done = A figurád két hajó vonalában áll. Egy hajó kirakodásához két figura kell a vonalában. Ha a játszma végén is itt áll, 1 pontot ér.
imhotep_duel-lesson-unload-say = Ha legalább két figura áll egy hajó vonalában, ki lehet rakodni. Most két ilyen hajó van: a rajtuk lévő szám mutatja, hány pontot hozna.
imhotep_duel-lesson-unload-do = Rakodd ki az egyiket: érintsd meg.
imhotep_duel-lesson-unload-done = A legközelebbi figuráé lett a legtávolabbi lapka, a másiké a következő; mindkettő visszakerült a kezedbe. Harmadik figura nem volt, így a harmadik lapka a dobozba került. Az új rakomány máris itt van.
imhotep_duel-lesson-order-say = Az „A” hajón a 9-es sírkamra fekszik a legtávolabb: a hajóhoz legközelebb álló figuráé lesz. Neked megvan a 7 és a 8. Két egymást követő szám 4 pont, három már 9.
imhotep_duel-lesson-order-do = Tegyél le egy figurát úgy, hogy tiéd legyen a 9-es sírkamra.
imhotep_duel-lesson-order-other = Lehet így is, de akkor a 9-es sírkamra az ellenfeledé lesz. Az „A” hajó az oszlopa alatt fekszik: melyik szabad mezője van hozzá a legközelebb?
imhotep_duel-lesson-order-done = Az ellenfeled kirakodta az „A” hajót, és a 9-es sírkamra mégis a tiéd: a te figurád állt a legközelebb. Nem az számít, ki rakodik ki, hanem az, hogy ki hol áll.
imhotep_duel-lesson-circles-say = A templomlapkákon egy–négy karika van. A templom A oldalán minden karika 1 pont. Két hajót lehet kirakodni, és a két figurád a két legkülső lapkát kapja.
imhotep_duel-lesson-circles-do = Rakodd ki azt a hajót, amelyik többet hoz neked.
imhotep_duel-lesson-circles-other = Lehet így is, de az „A” hajó egy karikát és egy sötét piramislapkát hoz: 2 pont. A „2” hajó hét karikát hoz.
imhotep_duel-lesson-circles-done = Hét karika, 7 pont. A kikötőben álló két figurád is 1-1 pontot ért, amíg ott állt: ezért lett 5 ponttal több, nem 7-tel.
imhotep_duel-lesson-worth-say = A c3-on álló figurád két kirakodható hajó vonalában is benne van. Egy piramis minden újabb lapkája többet ér az előzőnél. Egy obeliszk 1 pont, és még 6 annak, akinek több van; most mindkettőtöknek kettő van.
imhotep_duel-lesson-worth-do = Vesd össze a számokat, és rakodd ki az egyik hajót.
imhotep_duel-lesson-worth-other = Lehet így is, de a „3” hajó neked 4 pontot hoz, az ellenfelednek 1-et. A „C” hajó neked 3-at hozna, neki 7-et: egy obeliszket, és vele a többségért járó 6 pontot.
imhotep_duel-lesson-worth-done = Ez a negyedik világos piramislapkád: 6 helyett 10 pont. Az ellenfeled csak 1-et kapott; a „C” hajóról 7-et kapott volna. Mindig nézd meg, mit hoz egy hajó a másiknak.
imhotep_duel-lesson-cross-say = Az ellenfeled mindjárt kirakodja a „3” hajót, és 7 pontot szerez. A b3-on álló figurája azonban egy másik vonalban is benne van.
imhotep_duel-lesson-cross-do = Küldd vissza a b3-on álló figurát a kezébe.
imhotep_duel-lesson-cross-other = Lehet így is, de a „3” hajó 7 pontja akkor is az övé lesz. Rakodd ki a b3-on álló figura alatti hajót.
imhotep_duel-lesson-cross-done = Te 3 pontot kaptál, az ellenfeled csak 1-et, és a „3” hajó vonalában egyetlen figura maradt. Minden figura két hajónak számít: így húzhatod keresztül más terveit.
imhotep_duel-lesson-take-say = A hajók akciólapkákat is hoznak. A tiéd elvesz egy lapkát bármelyik hajóról. Az 5-ös sírkamra összekötné a 3, 4 és a 6, 7 számodat; ha az ellenfeled kirakodja a „C” hajót, a dobozba kerül.
imhotep_duel-lesson-take-do = Játszd ki az akciólapkádat: érintsd meg a neved mellett.
imhotep_duel-lesson-take-do-2 = Most vedd el a 5-ös sírkamrát a „C” hajóról.
imhotep_duel-lesson-take-other = Lehet így is, de semmi sem hoz többet, mint az 5-ös sírkamra: vedd el most az akciólapkáddal.
imhotep_duel-lesson-take-done = 3, 4, 5, 6, 7: öt egymást követő szám 8 helyett 25 pont. A helyére a tartalékból került egy lapka. Az az akciólapka, amelyet sosem játszol ki, 1 pontot ér.
imhotep_duel-lesson-twice-say = Ezzel az akciólapkával leteszel egy figurát, aztán kirakodsz egy vagy két hajót. Obeliszkből most az ellenfelednek van több: neki kettő, neked egy.
imhotep_duel-lesson-twice-do = Játszd ki az akciólapkádat.
imhotep_duel-lesson-twice-do-2 = Tegyél le egy figurát az „A” hajó vonalába.
imhotep_duel-lesson-twice-do-3 = Rakodd ki az „A” vagy a „B” hajót.
imhotep_duel-lesson-twice-do-4 = Most pedig a másikat.
imhotep_duel-lesson-twice-other = Lehet így is, de az „A” és a „B” hajó egy lépésben többet hoz: négy lapkát, és kettő közülük obeliszk.
imhotep_duel-lesson-twice-other-2 = Lehet így is, de akkor az „A” hajó vonalában csak egy figura áll. A tiédet az a1 vagy az a2 mezőre tedd.
imhotep_duel-lesson-twice-other-3 = Lehet így is, de akkor már sem az „A”, sem a „B” hajót nem rakodhatod ki: együtt négy lapkát hoznak neked.
imhotep_duel-lesson-twice-other-4 = Meg is állhatsz itt, de a másik hajó még két lapkát hoz: rakodd ki azt is.
imhotep_duel-lesson-twice-done = Négy lapka egy lépésben. Most neked van több obeliszked: a 6 pont már a tiéd, nem az ellenfeledé. A további akciólapkák közül az egyikkel két-három figurát teszel le, a másikkal két lapkát cserélsz, és kirakodsz egy hajót.
imhotep_duel-lesson-sides-say = Minden helyszínnek van egy B oldala is, amely másként pontoz. Az oldalakat az asztal beállításakor választjátok; az első játszmákhoz az A oldal ajánlott. Itt mind a négy a B oldalával fekszik.
imhotep_duel-lesson-sides-do = Érintsd meg a négy helyszínedet, és megtudod, hogyan pontoz a B oldal.
imhotep_duel-lesson-sides-done = Ugyanazok a lapkák tehát mást érnek: obeliszkből az első öt számít, a templomban a különböző értékek, a piramisok közül a kisebbik, a sírkamrák közt pedig jók a hézagok. A hajókon álló számok ismerik az oldalakat.
imhotep_duel-lesson-end-say = A készlet üres, ezért a kirakodott hajó kikerül a játékból. Csak kettő van már: a következő kirakodás azonnal véget vet a játszmának, és ami az utolsó hajón van, senkié sem lesz.
imhotep_duel-lesson-end-do = Vess véget a játszmának: rakodd ki azt a hajót, amellyel nyersz.
imhotep_duel-lesson-end-other = Lehet így is, de a „B” hajó most 6 pontot hoz neked. Ha helyette az „1” hajót rakodjátok ki, az ellenfeled 3-at kap, és a „B” hajó lapkái senkié sem lesznek.
imhotep_duel-lesson-end-done = Nyertél, 41 ponttal 35 ellen. Holtversenyben az nyer, aki nem kezdett. A pontozólap minden pontról megmondja, honnan jött. Más játszmákban a templomlapkák képpel lefelé is feküdhetnek: jegyezd meg őket.

## Tanácsok az első, vezetett játszmában, minden új döntésnél egyszer

imhotep_duel-advice-turn-place = Oda tegyél figurát, ahonnan jó lapkához jutsz: a hajóhoz legközelebbi figuráé a legtávolabbi lapka. Az a legjobb mező, amelyiknek mindkét hajóján van neked való.
imhotep_duel-advice-turn-place-unload = A hajón lévő számok mutatják, mit hozna a kirakodása neked és a másiknak. Ha neked hoz többet, rakodd ki; ha nem, tegyél le egy figurát, leginkább a másik figurái elé.
imhotep_duel-advice-turn-unload = Minden figurád a kikötőben áll, ezért rakodj ki. Azt a hajót válaszd, amelyik neked a legtöbbet hozza, a másiknak a legkevesebbet.
imhotep_duel-advice-turn = Lehelyezés vagy kirakodás helyett kijátszhatsz egy akciólapkát. Akkor tedd, ha többet hoz, mint egy szokásos lépés; ha sosem játszod ki, 1 pontot ér.
imhotep_duel-advice-place = Keress olyan vonalat, amelyben két figurád lehet, és a jó lapkákhoz legközelebbi mezőket.
imhotep_duel-advice-may_place = A harmadik figura nem kerül külön lépésbe: tedd le, ha van jó szabad mező.
imhotep_duel-advice-place_to_unload = Úgy tedd le, hogy kirakodhass egy hajót, amely sokat hoz; a legjobb, ha egy másiknak a vonalában is áll két további figura.
imhotep_duel-advice-unload = Azt a hajót rakodd ki, amelyik neked a legtöbbet hozza, a másiknak a legkevesebbet: a hajókon lévő számok mutatják.
imhotep_duel-advice-may_unload = A második hajó nem kerül külön lépésbe. Rakodd ki, ha neked hoz többet, mint a másiknak, különben állj meg.
imhotep_duel-advice-take = Azt vedd el, ami a legtöbbet hozza (a lapkáknál álló számok mutatják), vagy amit a másik mindjárt megkapna. A kikötőhöz legközelebbi lapka különben gyakran a dobozba kerül.
imhotep_duel-advice-swap = Tedd a jobb lapkát oda, ahonnan a te figurád kapja: a legközelebbi figuráé a legtávolabbi lapka, a következőé a középső. Ha két figura áll a vonalban, a kikötőhöz legközelebbi lapka a dobozba kerül.

imhotep_duel-luck-load = rakományok

## Reviews: what is in hand, and kinds of errors

imhotep_duel-held-meeples = Figurák kézben
imhotep_duel-error-wrong_space = Figura rossz mezőn
imhotep_duel-error-unloaded_too_early = Túl korai kirakodás
imhotep_duel-error-unloaded_too_late = Túl késői kirakodás
imhotep_duel-error-wrong_boat = Rossz hajó kirakodása
imhotep_duel-error-boat_left = Második hajó otthagyva
imhotep_duel-error-wrong_token = Rossz lapkák
imhotep_duel-error-wrong_action = Rossz akciólapka
imhotep_duel-error-action_kept = Akciólapka kijátszatlanul
imhotep_duel-error-action_wasted = Akciólapka túl korán
