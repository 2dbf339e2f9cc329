### Ankh'or: all texts of the game in Hungarian. The numbers in brackets are those of docs/rules/ankhor.md.

ankhor-title = Ankh'or
ankhor-subtitle = Cserélj árukat lapkákra, és építkezz úgy, hogy a színek és az állatok összeérjenek
ankhor-minutes = 30
ankhor-weight = Közepes

## Korongok, színek, lapkafajták

ankhor-token-fish = hal
ankhor-token-ivory = elefántcsont
ankhor-token-charcoal = faszén
ankhor-token-herbs = gyógynövény
ankhor-token-cloth = szövet
ankhor-token-ankh = ankh

ankhor-color-blue = kék
ankhor-color-white = fehér
ankhor-color-black = fekete
ankhor-color-green = zöld
ankhor-color-red = piros

ankhor-kind-jackal = sakál
ankhor-kind-scarab = szkarabeusz
ankhor-kind-falcon = sólyom
ankhor-kind-points = 2 pontos lapka
ankhor-kind-warehouse = raktár
ankhor-kind-scribe = írnok
ankhor-kind-desert = sivatag

ankhor-tile = { $color } { $kind }

# As in “the … pile”.
ankhor-pile-left = bal oldali
ankhor-pile-right = jobb oldali

# As in “a group of …”.
ankhor-group-blue = kék lapkák
ankhor-group-white = fehér lapkák
ankhor-group-black = fekete lapkák
ankhor-group-green = zöld lapkák
ankhor-group-red = piros lapkák
ankhor-group-jackal = sakálok
ankhor-group-scarab = szkarabeuszok
ankhor-group-falcon = sólymok

## Mi micsoda: akkor látszik, ha rámutatnak

ankhor-about-jackal = A játszma végén a legalább kettes csoportok minden sakálja 1 pontot ér. Öt összefüggő sakál bónuszlapkát hoz. (A13.2, A7.5, A8.1, A13.4)
ankhor-about-scarab = A játszma végén a legalább kettes csoportok minden szkarabeusza 1 pontot ér. Öt összefüggő szkarabeusz bónuszlapkát hoz. (A13.2, A7.5, A8.1, A13.4)
ankhor-about-falcon = A játszma végén a legalább kettes csoportok minden sólyma 1 pontot ér. Öt összefüggő sólyom bónuszlapkát hoz. (A13.2, A7.5, A8.1, A13.4)
ankhor-about-points = A játszma végén 2 pont, akkor is, ha magányosan áll vagy le van takarva. (A13.1, A8.2, A7.6)
ankhor-about-warehouse = Kapsz vele egy korongot a színének megfelelő áruból, és egy ilyet az ötös limiten felül is tárolhatsz rajta. Letakarva nem ér semmit, és a rajta lévő korong elvész. (A8.3, A8.4, A8.6, A8.8, A8.13, A8.14)
ankhor-about-scribe = Aki megveszi, a köre végén azonnal kap egy teljes extra kört. (A8.9, A8.11, A8.12, A8.13)
ankhor-about-desert = Nem tud semmit, csak a színe számít. (A8.15, A8.1, A7.5)
ankhor-about-fish = A kék lapkák áruja. Árukkal fizetsz a lapkákért; a köröd végén legfeljebb öt maradhat nálad. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-ivory = A fehér lapkák áruja. Árukkal fizetsz a lapkákért; a köröd végén legfeljebb öt maradhat nálad. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-charcoal = A fekete lapkák áruja. Árukkal fizetsz a lapkákért; a köröd végén legfeljebb öt maradhat nálad. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-herbs = A zöld lapkák áruja. Árukkal fizetsz a lapkákért; a köröd végén legfeljebb öt maradhat nálad. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-cloth = A piros lapkák áruja. Árukkal fizetsz a lapkákért; a köröd végén legfeljebb öt maradhat nálad. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-ankh = Lapkáért nem fizethetsz vele, extra akcióért igen: húzz új lapkákat, vagy helyezd át egy lapkádat. A normál akciód előtt vagy után költheted el, a következő körödtől. Legfeljebb kettő maradhat nálad. (A3.3, A1.4, A3.4, A3.7, A3.8)
ankhor-about-price_board = A lapkáért a fölötte álló árjelzők áruit kell befizetni. Az árjelzők nem mozdulnak, alattuk a lapkák igen. (A5.2, A5.4, A1.6, A1.7, A2.5)
ankhor-about-row = Eladó lapkák. Ahonnan elvitték a lapkát, ott üres marad a hely, amíg valaki ankhot nem költ új lapkák húzására. (A5.5, A2.9)
ankhor-about-pile = Lapkák, képpel lefelé. A legfelső lapka színe látszik a hátoldalán; hogy mit ábrázol, az húzáskor derül ki. (A2.7, A1.1, A1.9, A2.3, A2.4, A15.2)
ankhor-about-place = A földszinten a lapka legyen élszomszédos legalább egy ottani lapkáddal. (A6.2, A7.1, A7.4)
ankhor-about-square = Négy lapka tetejére olyan színűt tehetsz, amilyen van közöttük. Eggyel kevesebb árut fizetsz érte, te választod ki, melyiket spórolod meg. (A6.5, A6.7, A6.8, A7.3)
ankhor-about-level_one = A négy lapka tetején álló lapka mind a néggyel szomszédos, és nem választja el őket. (A7.2, A7.3)
ankhor-about-bonus = 3 pont egy legalább öt azonos színű lapkából vagy öt egyforma állatból álló csoportért. Elvész, ha egy áthelyezés szétbontja a csoportot. (A9.1, A1.8, A9.2, A9.3, A9.4, A9.8)
ankhor-about-hand = Áruk, amelyek nem raktáron vannak. Ha a köröd végén ötnél több van, te választod ki, melyik kerül egy szabad, hozzá illő raktárra vagy vissza a készletbe. (A4.6)
ankhor-about-draw-2 = Egy ankhért: a bal szélső lapka kiesik, a többi balra rendeződik, és a sor feltöltődik a választott pakliból. (A10.2, A10.1, A10.5, A10.6, A10.9, A10.10)
ankhor-about-draw-3 = Egy ankhért: a sor balra rendeződik, és feltöltődik a választott pakliból. Teli sornál nem lehet. (A10.3, A10.1, A10.5, A10.6)
ankhor-about-slide = Egy ankhért: a sor balra rendeződik. Mindkét pakli üres, húzni már nincs mit. (A10.8)
ankhor-about-move = Egy ankhért: tedd máshová egy lapkádat, amelyen nem áll másik, ugyanazon a szinten. A színek nem számítanak. A birtokod maradjon egyben, hacsak az asztal meg nem engedi, hogy kettéváljon. (A11.1, A9.5, A9.6, A9.7)
ankhor-about-again = Az írnok vevője a köre után azonnal kap még egy kört. Ez olyan, mint bármelyik másik, és ha ekkor is írnokot vesz, újabb kört kap. (A8.10, A8.11)
ankhor-about-last_round = Valakinek tizenhárom lapkája van, vagy elfogytak a lapkák: a játszma ezzel a fordulóval véget ér. (A12.2, A12.3, A12.4)
ankhor-about-tiles = Bármelyik szinten. Aki leteszi a tizenharmadikat, elindítja az utolsó fordulót. (A12.1, A2.8, A6.9)
ankhor-about-score = Ennyi pontja lenne mindenkinek, ha a játszma most véget érne. (A13.7, A13.6, A13.8)
ankhor-about-log = Itt van minden, ami történt, legfelül a legújabb. A letöltött játszmában ugyanez jelöléssel áll. (A17.1, A17.4, A17.5, A17.6)

## Döntések, ahogy a gombokon állnak

ankhor-move-take =
    { $token ->
        [ankh] Egy ankh elvétele
       *[other] Elvétel: { $token }
    }
ankhor-move-buy = Vásárlás: { $tile } ({ $space }. mező)
# Row 0 is above the first row, column 0 to the left of the first column.
ankhor-move-place =
    { $row ->
        [0] Lerakás új felső sorba: { $column }. oszlop
       *[other]
            { $column ->
                [0] Lerakás új bal oszlopba: { $row }. sor
               *[other] Lerakás: { $row }. sor, { $column }. oszlop
            }
    }
# A tile of level one stands in the row and column of the upper left tile under it.
ankhor-move-stack = Lerakás az első szintre: { $row }. sor, { $column }. oszlop
ankhor-move-save = Ezt nem fizetem ki: { $token }
ankhor-move-draw = Ankh elköltése: új lapkák a { $pile } húzópakliból
ankhor-move-slide = Ankh elköltése: a sor balra rendezése, húzni már nincs mit
ankhor-move-move = Ankh elköltése: egy lapka áthelyezése
ankhor-move-lift =
    { $level ->
        [0] Áthelyezés: { $tile } ({ $row }. sor, { $column }. oszlop)
       *[other] Áthelyezés: { $tile } (első szint, { $row }. sor, { $column }. oszlop)
    }
ankhor-move-return = Visszaadás: { $token }
ankhor-move-store = Raktárra: { $token }
ankhor-move-end = A kör befejezése
ankhor-move-pass = Passz

## Miről kell dönteni, és miért

ankhor-prompt-turn =
    { WHO($seat) ->
        [you] Te következel:
       *[other] { $seat } következik:
    } vegyél el három korongot, vagy vásárolj egy lapkát
ankhor-prompt-stuck =
    { WHO($seat) ->
        [you] Ebben a körben semmit sem tehetsz, passzolnod kell
       *[other] { $seat } ebben a körben semmit sem tehet, passzolnia kell
    }
ankhor-prompt-take =
    { WHO($seat) ->
        [you] Korongokat veszel el:
       *[other] { $seat } korongokat vesz el:
    } még { $count }
ankhor-prompt-place =
    { WHO($seat) ->
        [you] Vásárolsz:
       *[other] { $seat } vásárol:
    } válaszd ki, hová kerüljön a { $tile }
ankhor-prompt-save =
    { WHO($seat) ->
        [you] Az első szintre építesz:
       *[other] { $seat } az első szintre épít:
    } válaszd ki, melyik árut nem kell kifizetni
ankhor-prompt-after =
    { WHO($seat) ->
        [you] Elkölthetsz egy ankhot, vagy befejezheted
       *[other] { $seat } elkölthet egy ankhot, vagy befejezheti
    } a kört
ankhor-prompt-lift =
    { WHO($seat) ->
        [you] Ankhot költesz:
       *[other] { $seat } ankhot költ:
    } válaszd ki az áthelyezendő lapkát
ankhor-prompt-set_down =
    { WHO($seat) ->
        [you] Lapkát helyezel át:
       *[other] { $seat } lapkát helyez át:
    } válaszd ki, hová kerüljön a { $tile }
ankhor-prompt-return =
    { WHO($seat) ->
        [you] A kezedben ötnél több áru van: válaszd
       *[other] { $seat } kezében ötnél több áru van: válaszd
    } ki, melyik kerüljön vissza
ankhor-prompt-store =
    { WHO($seat) ->
        [you] A kezedben ötnél több áru van: válassz egyet, amely a raktáradra
       *[other] { $seat } kezében ötnél több áru van: válassz egyet, amely a raktárára
    } vagy vissza a készletbe kerül
ankhor-prompt-over = Vége a játszmának
ankhor-prompt-deal_markers = Helyükre kerülnek az árjelzők
ankhor-prompt-show = Kiderül, milyen színű egy pakli következő lapkája
ankhor-prompt-reveal = Új lapka érkezik

## Miért nem lehet most valami

ankhor-why-over = Vége a játszmának: az utolsó fordulót is végigjátszottátok. (A12.2, A12.5, A14.1, A14.2, A14.3, A14.4)
ankhor-why-chance = Előbb a véletlen dönti el, mi kerül elő. (A2.6, A15.3)
ankhor-why-watching = Nézőként vagy itt: most { $seat } dönt. (A3.1, A15.1)
ankhor-why-other-turn = Most { $seat } következik: a játékosok az ülésrend szerint jönnek sorra. (A3.1, A2.1)
ankhor-why-nowhere = Ez egyik akcióhoz sem tartozik: vegyél el korongokat, vásárolj lapkát, vagy költs el egy ankhot. (A3.2)
ankhor-why-acted = A köröd normál akciója már megvolt: költs el egy ankhot, vagy fejezd be a kört. (A3.2)

# What has to be decided before anything else.
ankhor-why-first-take = Előbb vegyél el még { $count } korongot. (A4.1)
ankhor-why-first-place = Előbb válaszd ki, hová kerüljön a lapka, amelyet vásárolsz. (A6.1, A5.1, A5.6)
ankhor-why-first-save = Előbb válaszd ki, az ár melyik áruját nem fizeted ki. (A6.6)
ankhor-why-first-lift = Előbb válaszd ki, melyik lapkádat helyezed át. (A11.1)
ankhor-why-first-set_down = Előbb válaszd ki, hová kerüljön a lapka, amelyet áthelyezel. (A11.1)
ankhor-why-first-return = Előbb válaszd ki, melyik árutól válsz meg: öt maradhat nálad. (A4.6)

# Tokens.
ankhor-why-take-no_supply = Üres a készlet: nincs elvehető korong. (A4.4)
ankhor-why-take-none = Ez a fajta elfogyott a készletből: { $token }. Vegyél el másikat. (A4.3)
ankhor-why-return-not_in_hand = Ilyen nincs a kezedben: { $token }. Ami raktáron van, ott marad. (A4.7)
ankhor-why-return-room = Ennek van hely egy raktárodon, ezért oda kerül: { $token }. (A8.7)
ankhor-why-return-ankh = A kettőn felüli ankhok maguktól visszakerülnek: válassz árut. (A4.6)
ankhor-why-return-later = Árutól csak a kör végén válsz meg, ha ötnél több van a kezedben. (A4.5)
ankhor-why-store-no_room = Egyik raktárodon sincs hely ennek: { $token }. (A8.5)

# Buying and laying tiles.
ankhor-why-buy-no_row = Nincs több megvehető lapka: újak akkor jönnek, ha valaki ankhot költ a húzásukra. (A5.5)
ankhor-why-buy-no_tile = { $space }. mező: nincs alatta lapka, és üres is marad, amíg valaki újakat nem húz. (A5.5)
ankhor-why-buy-lacking = Ehhez az árhoz még ez hiányzik: { $tokens }. (A5.2)
ankhor-why-buy-lacking_one = Egy áru hiányzik ehhez az árhoz: { $lacked }. Csak az első szinten spórolhatnád meg, de nincs olyan szabad négyzeted, amelyben megvan ennek a lapkának a színe. (A6.5)
ankhor-why-place-unpaid = Egy áru hiányzik az árhoz, ezért ez a lapka csak az első szintre kerülhet. (A6.5)
ankhor-why-place-no_place = A lapkáid körül csak { $places } szabad hely van. (A17.3)
ankhor-why-place-level = Az áthelyezett lapka az első szinten marad: válassz másik négyzetet. (A11.5)
ankhor-why-place-own = Az áthelyezett lapka nem kerülhet vissza oda, ahol volt. (A11.5)
ankhor-why-place-splits = Ha ez a lapka ide kerül, a földszinti lapkáid nem maradnak egyben. (A11.6)
ankhor-why-place-later = Lapkát akkor teszel le, ha megveszed, vagy ha ankhot költesz az áthelyezésére. (A6.1, A6.3, A6.10)
ankhor-why-stack-level = Az áthelyezett lapka a földszinten marad: ott válassz másik helyet. (A11.5)
ankhor-why-stack-no_square = Itt nem alkot négyzetet négy földszinti lapka, így nincs mire tenni az első szint lapkáját. (A6.4)
ankhor-why-stack-taken = Ezen a négyzeten már van lapka. (A6.4)
ankhor-why-stack-color = A négyzet négy lapkája között nincs olyan színű, amilyet vásárolsz. (A6.4)
ankhor-why-save-no_price = Ez nem része az árnak: { $token }. (A6.6)
ankhor-why-save-ankh = Ankhhal sosem fizetsz lapkáért: válassz egy árut az árból. (A5.3)
ankhor-why-save-later = Árut csak akkor spórolhatsz meg, ha az első szintre vásárolsz lapkát. (A6.5)

# Extra actions and the end of the turn.
ankhor-why-ankh-none = Nincs elkölthető ankhod: amit most elveszel, azt a következő körödtől használhatod. (A3.3)
ankhor-why-ankh-nothing = Most semmit sem érnél egy ankhhal: sem új lapkákat húzni, sem lapkát áthelyezni nem tudsz. (A3.5)
ankhor-why-draw-full = Tele van a sor: új lapkákat akkor lehet húzni, ha már vettek belőle egyet. (A10.7)
ankhor-why-draw-nothing = Mindkét pakli üres, és a sor egyetlen lapkája sem mozdulna. (A10.8)
ankhor-why-draw-slide = Mindkét pakli üres: a sort csak balra rendezni lehet. (A10.8)
ankhor-why-draw-no_pile = Ez a pakli üres: válaszd a másikat. (A10.4)
ankhor-why-slide-pile = Van még mit húzni: válassz paklit. (A10.4)
ankhor-why-move = Egyik lapkád sem kerülhet máshová. (A11.7)
ankhor-why-lift-no_tile =
    { $tiles ->
        [0] Még nincs lapkád. (A17.2)
       *[other] Csak { $tiles } lapkád van. (A17.2)
    }
ankhor-why-lift-covered = Ezen a lapkán egy másik áll, ezért nem helyezheted át. (A11.2)
ankhor-why-lift-no_square = Az első szint lapkája csak másik szabad négyzetre kerülhet, és nincs ilyened. (A11.4)
ankhor-why-lift-alone = Ez az egyetlen földszinti lapkád, nincs mi mellé tenni. (A11.3)
ankhor-why-lift-splits = Bárhová kerülne ez a lapka, a földszinti lapkáid nem maradnának egyben. (A11.6)
ankhor-why-lift-later = Előbb költs el egy ankhot lapka áthelyezésére, aztán válaszd ki, melyiket. (A11.1)
ankhor-why-end = Előbb a normál akció: vegyél el korongokat, vagy vásárolj lapkát. (A3.2)
ankhor-why-pass = Csak akkor passzolhatsz, ha semmi más nem lehetséges. (A3.6)

## Mi történt

ankhor-event-markers = { $space }. mező, a lapka ára: { $tokens }
ankhor-event-show = A { $pile } húzópakli következő lapkája: { $color }
ankhor-event-reveal = { $space }. mező, új lapka: { $tile }
ankhor-event-take =
    { $token ->
        [ankh] { WHO($seat) ->
            [you] Elveszel egy
           *[other] { $seat } elvesz egy
        } ankhot
       *[other] { WHO($seat) ->
           [you] Elveszed:
          *[other] { $seat } elveszi:
       } { $token }
    }
ankhor-event-buy =
    { WHO($seat) ->
        [you] Megveszed:
       *[other] { $seat } megveszi:
    } { $tile } ({ $space }. mező)
ankhor-event-save =
    { WHO($seat) ->
        [you] Az első szintre építesz, ezt nem fizeted ki:
       *[other] { $seat } az első szintre épít, ezt nem fizeti ki:
    } { $token }
ankhor-event-pay =
    { WHO($seat) ->
        [you] Fizetsz:
       *[other] { $seat } fizet:
    } { $tokens }
ankhor-event-place =
    { WHO($seat) ->
        [you] Leteszed:
       *[other] { $seat } leteszi:
    } { $tile } ({ $row }. sor, { $column }. oszlop)
ankhor-event-stack =
    { WHO($seat) ->
        [you] Az első szintre teszed:
       *[other] { $seat } az első szintre teszi:
    } { $tile } ({ $row }. sor, { $column }. oszlop)
ankhor-event-warehouse =
    { WHO($seat) ->
        [you] Az új raktáradra
       *[other] { $seat } új raktárára
    } korong kerül: { $token }
ankhor-event-warehouse_covered =
    { WHO($seat) ->
        [you] A raktárad le van
       *[other] { $seat } raktára le van
    } takarva, a korongja visszakerül: { $token }
ankhor-event-bonus =
    { WHO($seat) ->
        [you] Bónuszlapkát kapsz
       *[other] { $seat } bónuszlapkát kap
    } (csoport: { $group })
ankhor-event-bonus_lost =
    { $count ->
        [one] { WHO($seat) ->
            [you] Szétbontasz egy csoportot ({ $group }), és elveszíted a bónuszlapkádat
           *[other] { $seat } szétbont egy csoportot ({ $group }), és elveszíti a bónuszlapkáját
        }
       *[other] { WHO($seat) ->
           [you] Csoportokat bontasz szét ({ $group }), és elveszítesz
          *[other] { $seat } csoportokat bont szét ({ $group }), és elveszít
       } { $count } bónuszlapkát
    }
ankhor-event-draw =
    { WHO($seat) ->
        [you] Ankhot költesz, és új lapkákat húzol
       *[other] { $seat } ankhot költ, és új lapkákat húz
    } a { $pile } pakliból
ankhor-event-slide =
    { WHO($seat) ->
        [you] Ankhot költesz, és balra rendezed
       *[other] { $seat } ankhot költ, és balra rendezi
    } a sort
ankhor-event-discard = Kiesik a sorból: { $tile }
ankhor-event-move =
    { WHO($seat) ->
        [you] Ankhot költesz, és áthelyezel
       *[other] { $seat } ankhot költ, és áthelyez
    } egy lapkát
ankhor-event-lift =
    { WHO($seat) ->
        [you] Elmozdítod:
       *[other] { $seat } elmozdítja:
    } { $tile } ({ $row }. sor, { $column }. oszlop)
ankhor-event-return =
    { WHO($seat) ->
        [you] Visszaadod:
       *[other] { $seat } visszaadja:
    } { $token }
ankhor-event-store =
    { WHO($seat) ->
        [you] Raktárra teszed:
       *[other] { $seat } raktárra teszi:
    } { $token }
ankhor-event-return_ankh =
    { $count ->
        [one] { WHO($seat) ->
            [you] Visszaadsz egy
           *[other] { $seat } visszaad egy
        } ankhot
       *[other] { WHO($seat) ->
           [you] Visszaadsz
          *[other] { $seat } visszaad
       } { $count } ankhot
    }
ankhor-event-pass =
    { WHO($seat) ->
        [you] Semmit sem tehetsz, passzolsz
       *[other] { $seat } semmit sem tehet, passzol
    }
ankhor-event-again =
    { WHO($seat) ->
        [you] Az írnoknak hála még egyszer te következel
       *[other] Az írnoknak hála { $seat } még egyszer következik
    }
ankhor-event-last_round =
    { WHO($seat) ->
        [you] A birtokodon már
       *[other] { $seat } birtokán már
    } { $count } lapka van: ez az utolsó forduló
ankhor-event-sold_out = Elfogytak a lapkák: ez az utolsó forduló
ankhor-event-idle = Húsz fordulója senki sem vásárolt és nem is húzott lapkát: vége a játszmának
ankhor-event-over =
    { WHO($seat) ->
        [you] Nyertél { $points } ponttal
       *[other] { $seat } nyer { $points } ponttal
    }
ankhor-event-shared =
    { WHO($seat) ->
        [you] Közös győzelem { $points } ponttal: te is nyertél
       *[other] Közös győztes { $points } ponttal: { $seat }
    }

## A pontozólap: honnan jöttek a pontok

ankhor-item-points = { $count } darab 2 pontos lapka: { $points }
ankhor-item-bonus = { $count } bónuszlapka: { $points }
ankhor-item-jackal = { $count } sakál csoportban: { $points }
ankhor-item-scarab = { $count } szkarabeusz csoportban: { $points }
ankhor-item-falcon = { $count } sólyom csoportban: { $points }
ankhor-item-blue = { $count } kék lapka csoportban: { $points }
ankhor-item-white = { $count } fehér lapka csoportban: { $points }
ankhor-item-black = { $count } fekete lapka csoportban: { $points }
ankhor-item-green = { $count } zöld lapka csoportban: { $points }
ankhor-item-red = { $count } piros lapka csoportban: { $points }
ankhor-item-tokens = { $count } korong: { $points }

ankhor-item-name-points = 2 pontos lapkák
ankhor-item-name-bonus = Bónuszlapkák
ankhor-item-name-jackal = Sakálok
ankhor-item-name-scarab = Szkarabeuszok
ankhor-item-name-falcon = Sólymok
ankhor-item-name-blue = Kék lapkák
ankhor-item-name-white = Fehér lapkák
ankhor-item-name-black = Fekete lapkák
ankhor-item-name-green = Zöld lapkák
ankhor-item-name-red = Piros lapkák
ankhor-item-name-tokens = Korongok
ankhor-receipt-counts = Zárójelben: hány lapka vagy korong számít.

## Hogyan ért véget a játszma

ankhor-reason-points = övé a legtöbb pont
ankhor-reason-tiles = holtverseny, a kevesebb lapka döntött
ankhor-reason-tokens = egyenlő pontszám, ugyanannyi lapka, a több korong döntött
ankhor-reason-shared = egyenlő pontszám, ugyanannyi lapka és korong

## Az asztal beállításai

ankhor-option-players = Játékosok
ankhor-option-split = Áthelyezéskor kettéválhat a birtok
ankhor-option-split-allowed = igen
ankhor-option-split-forbidden = nem
ankhor-option-boards = Lapkák és piactábla, ha megvan a nyomtatott játék
ankhor-option-boards-default = becsült adatok
ankhor-option-boards-why = Két dolog egyik forrásban sem volt olvasható. Hogy az 55 lapkából melyik fajta hányszor van meg, azt megbecsültük; hogy melyik mezőn van két és melyiken három árjelző, azt mi találtuk ki. (A16.1, A16.2, A16.3, A1.5)
ankhor-option-boards-own = saját adatok
ankhor-option-boards-takes = TOML-fájl
ankhor-option-boards-tiles = [tiles]: { $count } lapka van benne; { $right } kell
ankhor-option-boards-scribes = { $count } lapka van benne; legfeljebb { $most } lehet
ankhor-option-boards-markers = { $count } árjelző van benne; { $right } kell
ankhor-option-boards-about = Egy kis szövegfájl TOML formátumban. Megadja, hány lapka van az egyes fajtákból kékben, fehérben, feketében, zöldben és pirosban; az itteni számok bizonytalanok. Azt is megadja, hány árjelző áll az egyes mezők fölött balról; az itteni sorrend kitalált. A kihagyott táblázatoknál maradnak ezek az adatok. (A16.6, A16.4, A16.5, A16.7, A16.8)

## What the evaluation of a position weighs, as `benben fit` lists it

ankhor-feature-points = A pontok, ha a játszma most érne véget.
ankhor-feature-late_points = Ugyanezek a pontok, annál súlyosabban, minél közelebb a vég.
ankhor-feature-point_tiles = A 2 pontos lapkák pontjai.
ankhor-feature-bonus = A bónuszlapkák pontjai.
ankhor-feature-colors = Lapkák egy-egy szín csoportjaiban.
ankhor-feature-animals = Lapkák egy-egy állat csoportjaiban.
ankhor-feature-color_hopes = Amit az egyes színek legnagyobb csoportja ígér a pontjain felül.
ankhor-feature-animal_hopes = Amit az egyes állatok legnagyobb csoportja ígér a pontjain felül.
ankhor-feature-pairs = Színek és állatok, amelyek legnagyobb csoportja két lapkából áll.
ankhor-feature-threes = Színek és állatok, amelyek legnagyobb csoportja három lapkából áll.
ankhor-feature-fours = Színek és állatok, amelyek legnagyobb csoportja négy lapkából áll: egy hiányzik a bónuszhoz.
ankhor-feature-alone = Magányos lapkák, szín vagy állat szerint.
ankhor-feature-tiles = A birtok lapkái.
ankhor-feature-tiles_ahead = Ennyivel több lapka, mint a legnagyobb másik birtokon.
ankhor-feature-upper_tiles = Lapkák az első szinten.
ankhor-feature-squares = Négyzetek, amelyekre lapkát lehet tenni.
ankhor-feature-square_colors = Hány szín lapkáját lehet oda eggyel kevesebb áruért letenni.
ankhor-feature-goods = Árukorongok kézben.
ankhor-feature-kinds_of_goods = Különböző áruk.
ankhor-feature-ankhs = Ankhkorongok.
ankhor-feature-stored = Áruk a raktárakon.
ankhor-feature-storage = Le nem takart raktárak.
ankhor-feature-late_tokens = Korongok, annál súlyosabban, minél közelebb a vég.
ankhor-feature-buyable = A lapkasor megfizethető lapkái.
ankhor-feature-best_buy = Amennyit közülük a legjobb ér.
ankhor-feature-second_buy = Amennyit közülük a második legjobb ér.
ankhor-feature-best_tile = Amennyit a lapkasor legjobb lapkája ér, akár megfizethető, akár nem.
ankhor-feature-nearly_bought = Amennyit a legjobb olyan lapka ér, amelyhez egy áru hiányzik.
ankhor-feature-to_act = Most hajthatja-e végre a játékos az akcióját.
ankhor-feature-act_buy = Amennyit a legjobb megfizethető lapka ér annak, akinek most van akciója.
ankhor-feature-bought = Amennyit az éppen vásárolt lapka ér.
ankhor-feature-to_take = Korongok, amelyeket még el kell venni.
ankhor-feature-again = Hozott-e egy írnok extra kört.
ankhor-feature-extra_actions = Ankhkorongok, amelyeket ebben a körben még el lehet költeni.
ankhor-feature-soon = Milyen hamar jön a következő akció: 1, ha most, és így tovább 0-ig.
ankhor-feature-turn_to_come = Van-e még köre a játékosnak ebben a fordulóban.
ankhor-feature-late_turn_to_come = Ugyanez, annál súlyosabban, minél közelebb a vég.
ankhor-feature-round_buy = Amennyit a legjobb vásárlás ér annak, akinek ebben a fordulóban még van köre.

## Az asztalnál

# What the table is about, under the game's name.
ankhor-table-phase = legtöbb lapka: { $tiles }/{ $last }
ankhor-table-idle = { $rounds } fordulója senki sem vásárolt és nem is húzott lapkát; { $last } után vége a játszmának
ankhor-table-last-round = Utolsó forduló
ankhor-table-again = Az írnok még egy kört hoz

# Headings of the parts of the table.
ankhor-table-market = A piac
ankhor-table-stores = Készlet és húzópaklik
ankhor-table-supply-heading = Készlet
ankhor-table-piles = Húzópaklik
ankhor-table-mat = { $seat } játéktere
ankhor-table-estate = { $seat } birtoka

# The market. Prices are lists of goods.
ankhor-table-price = { $space }. mező: { $tokens }
ankhor-table-space-empty = Nincs lapka
ankhor-table-space-holds = Eladó: { $tile }
ankhor-table-pays-full =
    { WHO($seat) ->
        [you] Ki tudod fizetni
       *[other] { $seat } ki tudja fizetni
    }
ankhor-table-pays-less =
    { WHO($seat) ->
        [you] Csak négyzetre téve tudod
       *[other] { $seat } csak négyzetre téve tudja
    } kifizetni, mert hiányzik: { $tokens }
ankhor-table-pays-no =
    { WHO($seat) ->
        [you] Nem tudod kifizetni
       *[other] { $seat } nem tudja kifizetni
    }, mert hiányzik: { $tokens }
ankhor-table-pays-not =
    { WHO($seat) ->
        [you] Most nem veheted meg
       *[other] { $seat } most nem veheti meg
    }
# Under a tile, very short.
ankhor-table-cost-full = megvehető
ankhor-table-cost-less = négyzetre
ankhor-table-cost-no = hiányzik
ankhor-table-cost-not = most nem

# Supply and piles.
ankhor-table-supply = A készletben: { $tokens }
ankhor-table-supply-of = { $count } { $what } a készletben
ankhor-table-times = { $count } { $what }
ankhor-table-nothing = semmi
ankhor-table-pile = A { $pile } húzópakli: { $count } lapka, legfelül { $color }
ankhor-table-pile-empty = A { $pile } húzópakli üres
ankhor-table-pile-left = bal
ankhor-table-pile-right = jobb

# What a seat holds.
ankhor-table-hand = Áru kézben: { $count }/{ $most }
# The same, very short: the goods that count.
ankhor-table-hand-short = Kézben { $count }/{ $most }
ankhor-table-holds = Kézben: { $tokens } (áru: { $count }/{ $most })
ankhor-table-no-tokens = nincs korong
ankhor-table-ankhs = Ankh: { $count }/{ $most }
ankhor-table-spendable = Ebben a körben { $count } ankh költhető el
ankhor-table-bonus = { $count } bónuszlapka: { $groups }
ankhor-table-points = { $points } pont, ha a játszma most véget érne

# What an ankh can do now, and why not.
ankhor-table-ankhs-over = Vége a játszmának.
ankhor-table-ankhs-none = Nincs ankhod. Vegyél el egyet, és a következő körödtől elköltheted.
ankhor-table-ankhs-wait = Ankhot a saját körödben költhetsz, a normál akciód előtt vagy után.
ankhor-table-ankhs-fresh = Ebben a körben vetted el: a következő körödtől költheted el.
ankhor-table-ankhs-busy = Előbb fejezd be, amit elkezdtél.
ankhor-table-ankhs-now =
    { $count ->
        [one] Most egy ankh költhető el:
       *[other] Most { $count } ankh költhető el:
    }
ankhor-table-no-draw = Most nem változtatna semmin.
ankhor-table-no-move = Egyik lapkádat sem lehet áthelyezni.

# Estates.
ankhor-table-tiles = { $count } lapka a { $last }-ból
ankhor-table-no-tiles = Ide kerül az első lapka, amelyet megveszel.
ankhor-table-tile = { $tile }, { $row }. sor, { $column }. oszlop
ankhor-table-tile-above = { $tile }, a négyzet tetején, amely innen indul: { $row }. sor, { $column }. oszlop
ankhor-table-tile-covered = letakarva
ankhor-table-tile-stores = koronggal
ankhor-table-group = { $what } ({ $count })
ankhor-table-groups = Csoportok: { $groups }
ankhor-table-no-groups = Még nincs csoport
ankhor-table-place-title = Szabad hely
ankhor-table-square-title = Négy lapka tetején
# What a place would bring: points, then the groups that the tile would belong to.
ankhor-table-brings = { $points } pont itt: { $groups }
ankhor-table-no-group = nincs csoport

# Headings over buttons, and what stands on the buttons then. Places are told by row and column.
ankhor-table-group-take = Elvétel
ankhor-table-group-buy = Vásárlás
ankhor-table-group-place = Földszintre, sor és oszlop szerint
ankhor-table-group-stack = Négyzetre, sor és oszlop szerint
ankhor-table-group-lift = Áthelyezés
ankhor-table-group-ankh = Ankh elköltése
ankhor-table-label-place =
    { $row ->
        [0] fölé: { $column }
       *[other]
            { $column ->
                [0] balra: { $row }
               *[other] { $row }/{ $column }
            }
    }
ankhor-table-label-buy = { $tile }
ankhor-table-label-lift = { $tile } { $row }/{ $column }
ankhor-table-label-draw = húzás, { $pile }
ankhor-table-label-slide = balra rendezés
ankhor-table-label-move = áthelyezés

## A rajz a terminálban

# One letter for each color (kék, H: fehér, fekete, zöld, piros) and each kind (sakál, K: szkarabeusz, L: sólyom, raktár, írnok, V: sivatag): the drawing has room for two.
ankhor-picture-letter-blue = K
ankhor-picture-letter-white = H
ankhor-picture-letter-black = F
ankhor-picture-letter-green = Z
ankhor-picture-letter-red = P
ankhor-picture-letter-jackal = S
ankhor-picture-letter-scarab = K
ankhor-picture-letter-falcon = L
ankhor-picture-letter-points = 2
ankhor-picture-letter-warehouse = R
ankhor-picture-letter-scribe = I
ankhor-picture-letter-desert = V
ankhor-picture-tile_code = { $color }{ $kind }
# Short names of kinds, for narrow columns.
ankhor-picture-kind-jackal = sakál
ankhor-picture-kind-scarab = szkarabeusz
ankhor-picture-kind-falcon = sólyom
ankhor-picture-kind-points = 2 pont
ankhor-picture-kind-warehouse = raktár
ankhor-picture-kind-scribe = írnok
ankhor-picture-kind-desert = sivatag
ankhor-picture-name = { $seat }
ankhor-picture-pile = { $pile } pakli: { $count } lapka, legfelül { $color }
ankhor-picture-pile_empty = { $pile } pakli: üres
ankhor-picture-again = az írnok még egy kört hoz
ankhor-picture-idle = { $rounds }/{ $most } forduló új lapka nélkül
ankhor-picture-last_round = utolsó forduló
ankhor-picture-price = Ár
ankhor-picture-tile = Lapka
# One character before a good that the viewer still needs.
ankhor-picture-lacking = −
ankhor-picture-buys-full = megveheti
ankhor-picture-buys-less = első szint
ankhor-picture-buys-no = kell még { $count }
ankhor-picture-supply = Készlet
ankhor-picture-hand = kézben
ankhor-picture-in_hand = { $count }/{ $most }
ankhor-picture-points = pont
ankhor-picture-tiles =
    { $count ->
        [0] , nincs lapka
       *[other] , { $count } lapka
    }
ankhor-picture-worth = Pontok, ha a játszma most véget érne (minden csoport külön):
ankhor-picture-worth-points = 2 pontos lapkák
ankhor-picture-worth-bonus = bónuszlapkák
ankhor-picture-worth-tokens = korongok
ankhor-picture-bonus_of = ({ $families })
# One character behind the letters of a tile.
ankhor-picture-stored = +
ankhor-picture-lifted = ^
ankhor-picture-sign-colors = A lapkák betűi: K kék, H fehér, F fekete, Z zöld, P piros;
ankhor-picture-sign-kinds = S sakál, K szkarabeusz, L sólyom, 2 két pont, R raktár, I írnok, V sivatag.
ankhor-picture-sign-level_one = Kerek zárójelben: első szinti lapkák, mindegyik az alatta lévő négy lapka között.
ankhor-picture-sign-stored = +: ezen a raktáron korong áll.
ankhor-picture-sign-lift = Számok a lapkák előtt: az áthelyezések („lift”) számai.
ankhor-picture-sign-places = Szögletes zárójelben: szabad helyek, a lerakások („place”) számaival.
ankhor-picture-sign-squares = Számok kerek zárójelben: szabad négyzetek, a rájuk építések („stack”) számaival.
ankhor-picture-sign-lifted = ^: az éppen áthelyezett lapka.
ankhor-picture-sign-reconstructed = * Néhány adat csak becslés; a --boards FILE kapcsolóval a sajátjaiddal játszhatsz.

## How you score

ankhor-scoring-when-end = A játszma végén
ankhor-scoring-of-each = darabonként
ankhor-scoring-of-further = minden további
ankhor-scoring-colors = Egyszínű csoportok
ankhor-scoring-colors-text = Pont minden lapkáért egy legalább { $needs } lapkából álló, összefüggő csoportban. Minden csoport pontot ér.
ankhor-scoring-colors-count = Lapkák
ankhor-scoring-animals = Azonos állatok csoportjai
ankhor-scoring-animals-text = Ugyanígy az azonos állatot ábrázoló lapkákért. Egy lapka a színének és az állatának csoportjában is pontot érhet.
ankhor-scoring-animals-count = Lapkák
ankhor-scoring-bonus = Bónuszlapkák
ankhor-scoring-bonus-text = Egyet kapsz minden { $needs } lapkás, azonos színű vagy azonos állatot ábrázoló csoportért, amint létrehozod.
ankhor-scoring-points = 2 pontos lapkák
ankhor-scoring-points-text = Mindért a birtokodon, akkor is, ha magányos vagy le van takarva.
ankhor-scoring-tokens = Korongok
ankhor-scoring-tokens-text = Minden { $needs } megmaradt korong után, áruk és ankhok vegyesen, a raktárban lévők is.

## A tanítás jelenetenként: mit kell tudni, mit kell tenni, mit hozott, és mit mondunk egy másik lépésre

ankhor-lesson-table-say = Az Ankh'orban árukkal fizetsz a lapkákért, és úgy rakod le őket, hogy azonos színek és állatok összeérjenek. A lapka ára fölötte látszik. A korongok a készletben vannak, a saját lapkáid előtted.
ankhor-lesson-table-do = Érints meg mindent, ami meg van jelölve, és megtudod, micsoda.
ankhor-lesson-table-done = A körödben két dolog közül választasz: elveszel három korongot, vagy veszel egy lapkát. Hogy az ankh mire jó, később kiderül.
ankhor-lesson-take-say = A 3. mezőn lévő piros sakál jól jönne: piros lapkád és sakálod is van már. Két szövetbe kerül, neked pedig egy sincs. Egy körben három korongot vehetsz el, bármelyik fajtából.
ankhor-lesson-take-do = Vegyél el egy szövetet a készletből.
ankhor-lesson-take-do-2 = És még egyet: egyformákat is elvehetsz.
ankhor-lesson-take-do-3 = A harmadikat te választod. Ankhhal lapkát nem vehetsz; hamarosan meglátod, mire jó.
ankhor-lesson-take-other = Lehet így is, de a piros sakál két szövetbe kerül: előbb azokat vedd el.
ankhor-lesson-take-done = Két szövet, ennyi elég a piros sakálra. A másik játékos is korongokat vett el. A köröd végén legfeljebb öt áru és két ankh maradhat nálad.
ankhor-lesson-place-say = A játszma végén 1 pontot hoz minden lapka, amely élszomszédos egy azonos színűvel. Az egyforma állatokra ugyanez áll, és egy lapka mindkettőért számíthat.
ankhor-lesson-place-do = Vedd meg a 3. mezőn lévő piros sakált.
ankhor-lesson-place-do-2 = Most tedd oda, ahol a piros lapkáddal és a sakáloddal is élszomszédos. A helyeken látszik, mennyit hoznának.
ankhor-lesson-place-other = Lehet így is, de a piros sakál kell neked, és ki is tudod fizetni: érintsd meg a 3. mezőn.
ankhor-lesson-place-other-2 = Lehet így is, de kevesebbet hoz: tedd a sarokba a piros lapka és a kék sakál közé.
ankhor-lesson-place-done = Két piros lapka és két sakál: 4 pont. A 3. mező most üres marad, és az ára sem változik: az ár a mezőé, nem a lapkáé.
ankhor-lesson-limit-say = A köröd végén legfeljebb öt áru és két ankh maradhat nálad. Négy árud van, és kellene még két szövet: akkor eggyel több lesz, azt vissza kell tenned a készletbe.
ankhor-lesson-limit-do = Vegyél el egy szövetet a készletből.
ankhor-lesson-limit-do-2 = És még egyet.
ankhor-lesson-limit-do-3 = Most vegyél el egy ankhot: az nem számít árunak.
ankhor-lesson-limit-do-4 = Hat áru eggyel több a kelleténél. Tegyél vissza egyet, amelyik nem kell, de ne szövetet.
ankhor-lesson-limit-other = Lehet így is, de a piros sakál kell neked, az pedig két szövetbe kerül: azokat vedd el.
ankhor-lesson-limit-other-3 = Lehet így is, de akkor két árut kell visszatenned. Az ankh nem áru: azt vedd el.
ankhor-lesson-limit-other-4 = Lehet így is, de a szövetet a piros sakálra vetted el: másik árut tegyél vissza.
ankhor-lesson-limit-done = Öt áru és egy ankh maradt a kezedben, és vége a körödnek. Amit visszateszel, újra a készletben van, mások is elvehetik. Vegyél lapkát, mielőtt megtelik a kezed.
ankhor-lesson-square-say = Négy lapkád négyzetet alkot. A tetejére olyan színű lapkát tehetsz, amilyen van közöttük, és eggyel kevesebb árut fizetsz érte. Mind a néggyel szomszédos lesz.
ankhor-lesson-square-do = A fehér sakálhoz nincs gyógynövényed. Vedd meg mégis.
ankhor-lesson-square-do-2 = Tedd a négyzetedre.
ankhor-lesson-square-other = Lehet így is, de nem kell várnod: a négyzeteden a fehér sakál eggyel kevesebb áruba kerül. Érintsd meg.
ankhor-lesson-square-done = A gyógynövényt nem kellett kifizetned. A két fehér lapka most 2 pontot hoz, a három sakál 3-at. Az alsó négy lapka ugyanúgy számít, mint addig.
ankhor-lesson-five-say = Öt összefüggő, azonos színű lapka vagy öt egyforma állat bónuszlapkát is hoz: 3 pontot. Négy zöld lapkád már összefügg.
ankhor-lesson-five-do = Vedd meg azt a lapkát, amelyikkel öt lesz.
ankhor-lesson-five-do-2 = Tedd egy zöld lapka mellé.
ankhor-lesson-five-other = Lehet így is, de így nem lesz öt belőlük: vedd meg az 5. mezőn lévő zöld sivatagot.
ankhor-lesson-five-other-2 = Lehet így is, de ott nem élszomszédos zöld lapkával: tedd a négy közül valamelyik mellé.
ankhor-lesson-five-done = Öt zöld lapka: 5 pont, és a bónuszlapka még 3. A sivatag nem tud semmit, csak a színe számít. Újabb bónuszlapkához új ötös csoport kell.
ankhor-lesson-draw-say = Ahonnan elvitték a lapkát, ott üres marad a mező, amíg valaki ankhot nem költ el. Ekkor két játékosnál a bal szélső lapka kiesik, a többi balra csúszik, és a sor új lapkákkal telik meg.
ankhor-lesson-draw-do = A piros sólyomhoz nincs elég árud, de az 1. mezőn ki tudnád fizetni. Költsd el az ankhodat: érintsd meg az egyik húzópaklit.
ankhor-lesson-draw-do-2 = Itt halba és gyógynövénybe kerül, ez megvan. Vedd meg.
ankhor-lesson-draw-do-3 = Tedd oda, ahol piros lapkával és a fehér sólyommal is élszomszédos.
ankhor-lesson-draw-other = Lehet így is, de neked a piros sólyom kell: érintsd meg az egyik húzópaklit, és az 1. mezőre csúszik.
ankhor-lesson-draw-other-2 = Lehet így is, de a piros sólyom most épp annyiba kerül, amennyid van: vedd meg az 1. mezőn.
ankhor-lesson-draw-other-3 = Lehet így is, de kevesebbet hoz: tedd a piros szkarabeusz és a fehér sólyom közé.
ankhor-lesson-draw-done = Három piros lapka és két sólyom: 5 pont, és egy kört sem vesztettél. Az ankh a korongok vagy a vásárlás mellé jár, előtte vagy utána, csak abban a körben nem, amelyikben elvetted.
ankhor-lesson-move-say = Ankhért egy lapkádat is áthelyezheted, ha nem áll rajta másik. Négy fekete lapkád összefügg, a fekete sólyom külön van.
ankhor-lesson-move-do = Költsd el az ankhodat: érintsd meg, azután a fekete sólymot.
ankhor-lesson-move-do-2 = Válaszd ki, melyik lapkát helyezed át: a fekete sólymot.
ankhor-lesson-move-do-3 = Tedd a négy közül valamelyik mellé.
ankhor-lesson-move-other = Lehet így is, de így nem lesz öt belőlük. A fekete sólymot helyezd át, valamelyik másik fekete lapka mellé.
ankhor-lesson-move-other-2 = Lehet így is, de a fekete sólyom fekszik külön: azt válaszd.
ankhor-lesson-move-other-3 = Lehet így is, de ott egyikkel sem élszomszédos a négy közül: tedd valamelyik mellé.
ankhor-lesson-move-done = Öt fekete lapka és egy bónuszlapka: 4 helyett 8 pont. És ebben a körben még korongokat vehetsz el, vagy vásárolhatsz. De vigyázz: aki szétbont egy ötös csoportot, elveszti a bónuszlapkáját.
ankhor-lesson-special-say = Van, amelyik lapka többet is tud. Az írnokkal kapsz még egy kört. A raktárral a színének áruját kapod, és ott egy ilyet az ötös limiten felül is tárolhatsz.
ankhor-lesson-special-do = Kezdd az extra körrel: vedd meg az írnokot.
ankhor-lesson-special-do-2 = Tedd a piros lapkád mellé.
ankhor-lesson-special-do-3 = Itt az extra köröd. Most vedd meg a kék raktárt.
ankhor-lesson-special-do-4 = Tedd, ahová szeretnéd; kék lapkák mellett hozza a legtöbbet.
ankhor-lesson-special-other = Lehet így is, de az írnok még egy kört hoz: előbb azt vedd meg.
ankhor-lesson-special-other-2 = Lehet így is, de az írnok csak a piros lapkád mellett hoz pontot: tedd oda.
ankhor-lesson-special-other-3 = Lehet így is, de a kék raktárt ki tudod fizetni: vedd meg ebben az extra körben.
ankhor-lesson-special-done = Két lapka, és közben senki más nem következett. A raktáron egy hal áll, fizethetsz vele, a kezedben pedig öt másik árunak van hely. A letakart raktár nem ér semmit.
ankhor-lesson-end-say = A tizenharmadik lapkával jön az utolsó forduló, és azt végigjátsszátok. Tizenkét lapkád van, és vezetsz. A végén minden három korong is 1 pontot ér.
ankhor-lesson-end-do = Fejezd be a játszmát: vedd meg a fehér szkarabeuszt.
ankhor-lesson-end-do-2 = Tedd oda, ahol fehér lapkával és szkarabeusszal is élszomszédos.
ankhor-lesson-end-other = Lehet így is, de te vezetsz: fejezd be a játszmát, vedd meg a fehér szkarabeuszt.
ankhor-lesson-end-other-2 = Lehet így is, de kevesebbet hoz: tedd oda, ahol fehér lapkával és szkarabeusszal is élszomszédos.
ankhor-lesson-end-done = Nyertél, 29 ponttal 21 ellen. A másik játékos még egyszer következett, mert te kezdtél. Holtversenyben a kevesebb lapka nyer, aztán a több korong. A pontozólap minden pontról megmondja, honnan jött. Most már mindent tudsz egy egész játszmához.

## Tanácsok egy vezetett első játszmában, minden fajta döntés előtt először

ankhor-advice-turn = Előbb válassz egy lapkát, aztán vedd el, amibe kerül. A készletet is nézd: ami elfogyott, abból nem vehetsz. A most elvett ankhot a következő körödtől költheted el.
ankhor-advice-turn-buy-take = Van lapka, amelyet ki tudsz fizetni. Az a legjobb, amelyiknek a színe és az állata is megvan már nálad. Ha egyik sem való neked, gyűjts korongokat egy jobbra.
ankhor-advice-turn-buy-draw-move-take = Van ankhod. Húzz új lapkákat, ha az, amelyiket szeretnéd, olyan ár alá csúszik, amelyet ki tudsz fizetni, vagy helyezz át egy lapkát egy csoporthoz. Ha egyik sem segít, tartsd meg az ankhot.
ankhor-advice-place = Tedd oda, ahol a színéhez és az állatához is illik a szomszédja. És gondolj a négyzetekre: négy lapka tetején a következő eggyel kevesebb áruba kerül.
ankhor-advice-place-place-stack = Négyzet tetején eggyel kevesebb áruba kerül, és egyszerre négy lapkával szomszédos. De azt a négyet akkor nem lehet áthelyezni, és ha raktár van köztük, nem ér semmit.
ankhor-advice-save = Azt az árut tartsd meg, amelyik hamarosan kell, vagy amelyikből kevés van a készletben.
ankhor-advice-after = Még elkölthetsz egy ankhot. Ha most húzol új lapkákat, előbb a következő játékos választ közülük. Gyakran jobb befejezni a kört, és megtartani az ankhot.
ankhor-advice-lift = A legjobb egy magányos lapka, amelyik máshol csoportot alkot. Ötös csoportot ne bonts szét: elvész a bónuszlapkája.
ankhor-advice-set_down = Tedd egy csoporthoz. Öt azonos szín vagy állat bónuszlapkát hoz: 3 pontot.
ankhor-advice-return = Öt áru maradhat nálad. Azt add vissza, amelyik nem kell a kiszemelt lapkáidhoz.
ankhor-advice-store = A raktáron lévő áru nem számít bele az ötös limitbe, és ugyanúgy fizethetsz vele. Tedd oda, ami kell, és add vissza, ami nem.

ankhor-luck-marker = árjelzők
ankhor-luck-show = lapkák színe
ankhor-luck-reveal = lapkák

## Reviews: what is in hand, and kinds of errors

ankhor-held-fish = Hal kézben
ankhor-held-ivory = Elefántcsont kézben
ankhor-held-charcoal = Faszén kézben
ankhor-held-herbs = Gyógynövény kézben
ankhor-held-cloth = Szövet kézben
ankhor-held-ankh = Ankh kézben
ankhor-error-wrong_tile = Rossz lapka vásárlása
ankhor-error-bought_too_late = Túl késői vásárlás
ankhor-error-bought_too_early = Túl korai vásárlás
ankhor-error-wrong_token = Rossz korong
ankhor-error-wrong_place = Lapka rossz helyen
ankhor-error-wrong_pile = Rossz húzópakli
ankhor-error-ankh_kept = Ankh elköltetlenül
ankhor-error-ankh_wasted = Ankh rosszul elköltve
