### Imhotep: all texts of the game in Hungarian. The numbers in brackets are those of docs/rules/imhotep.md.

imhotep-title = Imhotep
imhotep-subtitle = Közösen megrakott hajók, öt helyszín – és mindenki oda hajózik, ahová neki jó
imhotep-minutes = 40
imhotep-weight = Könnyen tanulható

## Kártyák, színek, helyszínek

imhotep-card-entrance = Bejárat
imhotep-card-sarcophagus = Szarkofág
imhotep-card-paved_path = Kövezett út
imhotep-card-pyramid_decoration = Piramisdíszítés
imhotep-card-temple_decoration = Templomdíszítés
imhotep-card-burial_chamber_decoration = Sírkamradíszítés
imhotep-card-obelisk_decoration = Obeliszkdíszítés
imhotep-card-statue = Szobor
imhotep-card-lever = Emelő
imhotep-card-hammer = Kalapács
imhotep-card-sail = Vitorlás
imhotep-card-chisel = Véső

imhotep-color-black = fekete
imhotep-color-white = fehér
imhotep-color-brown = barna
imhotep-color-gray = szürke

# As in “sail to …”: everywhere with the ending of the goal, “elhajózik a piachoz”.
imhotep-site-market = a piachoz
imhotep-site-pyramids = a piramisokhoz
imhotep-site-temple = a templomhoz
imhotep-site-burial_chamber = a sírkamrához
imhotep-site-obelisks = az obeliszkekhez

# As in “the … pyramid”.
imhotep-pyramid-left = bal oldali
imhotep-pyramid-middle = középső
imhotep-pyramid-right = jobb oldali

## Mi micsoda: akkor látszik, ha rámutatnak

imhotep-about-entrance = Piros, azonnal felhasználod: egy köved a kőbányából a piramisokhoz kerül, és ott pontot hoz. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-sarcophagus = Piros, azonnal felhasználod: egy köved a kőbányából a sírkamrába kerül. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-paved_path = Piros, azonnal felhasználod: egy köved a kőbányából az obeliszkekhez kerül. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-pyramid_decoration = A játszma végén számold meg a piramisoknál álló összes követ, bárkié is: minden három után 1 pontot kapsz. (I11.6, I11.7, I11.8)
imhotep-about-temple_decoration = A játszma végén számold meg a templomban álló összes követ, bárkié is, a letakartakat is: minden három után 1 pontot kapsz. (I11.6, I11.7, I11.8)
imhotep-about-burial_chamber_decoration = A játszma végén számold meg a sírkamrában álló összes követ, bárkié is: minden három után 1 pontot kapsz. (I11.6, I11.7, I11.8)
imhotep-about-obelisk_decoration = A játszma végén számold meg az obeliszkeknél álló összes követ, bárkié is: minden három után 1 pontot kapsz. (I11.6, I11.7, I11.8)
imhotep-about-statue = A játszma végén egy–öt szobor 1, 3, 6, 10 vagy 15 pontot ér, minden további még 2-t. (I11.9)
imhotep-about-lever = Hajózz el egy hajóval, és te döntöd el, milyen sorrendben rakodják ki az összes követ. Ha nem játszod ki: 1 pont. (I12.7, I12.8, I12.2, I12.5)
imhotep-about-hammer = Szerezz három követ, aztán tegyél egyet egy hajóra. Ha nem játszod ki: 1 pont. (I12.10, I12.2, I12.5)
imhotep-about-sail = Tegyél egy követ egy hajóra, aztán hajózz el azzal a hajóval. Ha nem játszod ki: 1 pont. (I12.12, I12.2, I12.5)
imhotep-about-chisel = Tegyél le két követ, egy hajóra vagy kettőre. Ha nem játszod ki: 1 pont. (I12.14, I12.2, I12.5)
imhotep-about-site-market-A = Minden ideérkező kő gazdája elvesz egyet a négy nyitott kártyából; a kő visszakerül a kőbányába. (I6.2, I3.3, I6.4, I6.10)
imhotep-about-site-market-B = Minden kő gazdája elvesz egy nyitott kártyát vagy a lefordított párt: mindkettőt megnézi, és egyet megtart. (I6.7, I3.3, I6.6, I6.4)
imhotep-about-site-pyramids-A = Minden kőért azonnal a mezője pontjai járnak. 14 kő után minden további 1 pontot ér. (I7.3, I7.1, I7.2, I7.4)
imhotep-about-site-pyramids-B = Minden kő gazdája piramist választ. A mező azonnal pontot hoz, vagy 1 pontot és egy bónuszt. (I7.9, I7.5, I7.7, I7.8, I17.1)
imhotep-about-site-temple-A = Minden kör végén minden felülről látható kő 1 pontot ér. (I8.3, I8.1, I8.2)
imhotep-about-site-temple-B = Minden kör végén minden felülről látható kő az oszlopa bónuszát hozza. (I8.4, I8.2, I8.9, I17.2)
imhotep-about-site-burial_chamber-A = A játszma végén az 1–5 összekötött, azonos színű kőből álló területek 1, 3, 6, 10 vagy 15 pontot érnek, minden további kő még 2-t. (I9.3, I9.1, I9.2)
imhotep-about-site-burial_chamber-B = A játszma végén minden sorért azok kapnak pontot, akiknek ott a legtöbb kövük van, akár összekötve, akár nem. (I9.4, I9.5, I9.6, I17.3)
imhotep-about-site-obelisks-A = A játszma végén a legmagasabb obeliszk éri a legtöbbet. Az egyforma magasságúak osztoznak a helyezéseik pontjain. (I10.2, I10.1, I10.3, I10.4)
imhotep-about-site-obelisks-B = A harmadik köveddel elkészül egy torony: a legtöbbet érő szabad pontmezőre kerül, és azonnal pontot hoz. (I10.6, I10.5, I10.7, I10.8, I10.9, I17.4)
imhotep-about-ship = Bárki elhajózhat vele egy szabad helyszínhez, ha elég kő van rajta: eggyel kevesebb, mint ahány mezője van, de legalább egy. A kirakodás az orránál kezdődik. (I5.1, I1.4, I5.3)
imhotep-about-stone = Amit a kő a kirakodáskor hoz, az a kő gazdájáé, mindegy, ki hajózott el a hajóval. (I5.6, I5.7, I13.3)
imhotep-about-quarry = A négy akció egyike: szerezz három követ a kőbányádból a készletlapkádra, vagy amennyi ráfér. (I4.1, I4.2, I1.1)
imhotep-about-sled = Csak a készletlapkádon lévő köveket teheted hajóra. Öt kő fér rá; a végén holtversenynél az itt lévő kövek döntenek. (I1.5, I2.5, I14.6)
imhotep-about-round_card = Hat körkártya mutatja meg, melyik négy hajó van játékban az egyes körökben. A véletlenül kivett hetedik a dobozban marad. (I2.3, I1.6, I3.1, I3.2, I13.1, I13.4)
imhotep-about-pile = Piackártyák, képpel lefelé. Ha elfogynak, megkeveritek a dobópaklit. (I6.11, I1.7, I2.4, I6.13)
imhotep-about-discard = Kártyák, amelyeket felhasználtak, vagy amelyek senkinek sem kellettek, képpel felfelé. (I6.11, I6.12, I13.2)
imhotep-about-pair = Két lefordított kártya egyben: aki elveszi, megnézi mindkettőt, egyet megtart, a másikat eldobja. (I6.8, I6.9, I16.3, I16.4)
imhotep-about-bonus-card = Bónuszmező: 1 pont, és felhúzhatod a legfelső piackártyát. (I7.10)
imhotep-about-bonus-stones = Bónuszmező: 1 pont, és szerezhetsz három követ, vagy amennyi elfér. (I7.11)
imhotep-about-bonus-ship = Bónuszmező: 1 pont, és a készletlapkádról egy követ hajóra tehetsz. (I7.12)
imhotep-about-column-choice = Minden kör végén az oszlop legfelső köve 1 pontot vagy 2 követ hoz, a gazdája választ. (I8.5, I8.6)
imhotep-about-column-points = Minden kör végén az oszlop legfelső köve 2 pontot hoz. (I8.7)
imhotep-about-column-card = Minden kör végén az oszlop legfelső köve a legfelső piackártyát hozza. (I8.8)
imhotep-about-cards = Kártyák, amelyek maguktól hatnak vagy hoznak pontot. (I11.1, I6.5)
imhotep-about-score = Ennyi pontja lenne mindenkinek, ha a játszma most véget érne. Az értékelőtábla pontjai is benne vannak. (I14.4, I14.2, I14.3, I15.4)
imhotep-about-log = Itt van minden, ami történt, legfelül a legújabb. A letöltött játszmában ugyanez jelöléssel áll. (I18.1, I18.2, I18.3, I16.5)
imhotep-about-wrath = A játszma végén egyszer 5 pont levonás annak, akinek a piramisok, a templom, a sírkamra és az obeliszkek közül akár csak egynél nincs köve. (I15.1, I15.2, I15.3, I15.4)

## Döntések, ahogy a gombokon állnak

imhotep-move-get = { $count } kő szerzése
imhotep-move-place = Kő lerakása: { $ship }. hajó, { $space }. mező
imhotep-move-sail =
    Hajózás { $ship ->
        [1] az
        [5] az
       *[other] a
    } { $ship }. hajóval { $site }
imhotep-move-play = Kijátszás: { $card }
imhotep-move-take = Elvétel: { $card }
imhotep-move-pair = A lefordított pár elvétele
imhotep-move-keep = Megtartás: { $card }
imhotep-move-unload = Egy { $color } kő következzen
imhotep-move-build = Építés: { $pyramid } piramis
imhotep-move-draw = A legfelső kártya húzása
imhotep-move-point = 1 pont
imhotep-move-decline-draw = Nem húzok kártyát
imhotep-move-decline-get = Nem szerzek követ
imhotep-move-decline-place = Nem teszek le követ
imhotep-move-pass = Passz

## Miről kell dönteni, és miért

imhotep-prompt-turn =
    { WHO($seat) ->
        [you] Te következel:
       *[other] { $seat } következik:
    } válassz akciót
imhotep-prompt-stuck =
    { WHO($seat) ->
        [you] Most semmit sem tehetsz, passzolnod kell
       *[other] { $seat } most semmit sem tehet, passzolnia kell
    }
imhotep-prompt-place =
    { WHO($seat) ->
        [you] Te következel ({ $card }):
       *[other] { $seat } ({ $card }):
    } tegyél egy követ egy hajóra
imhotep-prompt-place_to_sail =
    { WHO($seat) ->
        [you] Te következel ({ $card }):
       *[other] { $seat } ({ $card }):
    } tegyél egy követ arra a hajóra, amelyik elhajózik
imhotep-prompt-sail =
    { WHO($seat) ->
        [you] Te következel ({ $card }):
       *[other] { $seat } ({ $card }):
    } hajózz el egy hajóval
imhotep-prompt-sail_on =
    { WHO($seat) ->
        [you] Te következel ({ $card }):
       *[other] { $seat } ({ $card }):
    } hajózz el a hajóval
imhotep-prompt-order =
    { WHO($seat) ->
        [you] Te döntesz a
       *[other] { $seat } dönt a
    } kirakodás sorrendjéről: válaszd ki a következő kő színét
imhotep-prompt-take =
    { WHO($seat) ->
        [you] A köved a piacra
       *[other] { $seat } köve a piacra
    } ért: vegyél el egy kártyát
imhotep-prompt-keep =
    { WHO($seat) ->
        [you] Megnézed a párt:
       *[other] { $seat } megnézi a párt:
    } tartsd meg a két kártya egyikét
imhotep-prompt-build =
    { WHO($seat) ->
        [you] A köved a piramisokhoz
       *[other] { $seat } köve a piramisokhoz
    } ért: válassz piramist
imhotep-prompt-may_draw =
    { WHO($seat) ->
        [you] Bónuszt kapsz:
       *[other] { $seat } bónuszt kap:
    } húzd fel a legfelső kártyát, vagy mondj le róla
imhotep-prompt-may_get =
    { WHO($seat) ->
        [you] Bónuszt kapsz:
       *[other] { $seat } bónuszt kap:
    } szerezz köveket, vagy mondj le róluk
imhotep-prompt-may_place =
    { WHO($seat) ->
        [you] Bónuszt kapsz:
       *[other] { $seat } bónuszt kap:
    } tegyél egy követ egy hajóra, vagy mondj le róla
imhotep-prompt-choose =
    { WHO($seat) ->
        [you] A te köved van felül
       *[other] { $seat } köve van felül
    } a templomban: 1 pont vagy 2 kő
imhotep-prompt-over = Vége a játszmának
imhotep-prompt-deal_round = Új körkártya következik
imhotep-prompt-deal_offer = Új piackártyák kerülnek ki
imhotep-prompt-look = Kiderül, mi van a párban
imhotep-prompt-draw = Felhúzzák a legfelső kártyát
imhotep-prompt-clear = Előkerül a pár, amely senkinek sem kellett

## Miért nem lehet most valami

imhotep-why-over = Vége a játszmának: mind a hat kört lejátszottátok. (I14.1, I14.5, I14.6, I14.7)
imhotep-why-chance = Előbb kártyák kerülnek elő, és senki sem tudja, melyek. (I2.8, I16.2)
imhotep-why-watching = Nézőként vagy itt: most { $seat } dönt. (I3.4, I16.1)
imhotep-why-other-turn = Most { $seat } következik: a játékosok egymás után lépnek. (I3.4, I2.1, I2.7, I13.4)
imhotep-why-other-card = Előbb { $seat } végigjátssza a kártyáját: { $card }. (I12.1)
imhotep-why-other-choice = Előbb { $seat } választ: amit a kő hoz, arról a gazdája dönt. (I5.6, I5.8)
imhotep-why-nowhere = Ez egyik akcióhoz sem tartozik: szerezz követ, tegyél követ egy hajóra, hajózz el egy hajóval, vagy játssz ki egy kék kártyát. (I3.5, I3.6)

# What has to be decided before anything else.
imhotep-why-first-place = { $card } kijátszása: előbb tegyél egy követ egy hajó üres mezőjére. (I12.4)
imhotep-why-first-place_to_sail = { $card } kijátszása: előbb tegyél egy követ egy hajóra, amely azzal már indulhat. (I12.12)
imhotep-why-first-sail = { $card } kijátszása: előbb hajózz el egy hajóval. (I12.7)
imhotep-why-first-sail_on = { $card } kijátszása: előbb hajózz el azzal a hajóval, amelyik a követ kapta. (I12.12)
imhotep-why-first-order = Előbb válaszd ki, milyen színű kő következzen a kirakodásnál. (I12.9)
imhotep-why-first-take = Előbb vegyél el egy kártyát a piacra ért kövedért. (I6.2)
imhotep-why-first-keep = Előbb tartsd meg a pár két kártyájának egyikét. (I6.8)
imhotep-why-first-build = Előbb válassz piramist a kövednek. (I7.6)
imhotep-why-first-may_draw = Előbb dönts a bónuszodról: felhúzod a legfelső kártyát, vagy lemondasz róla. (I7.10)
imhotep-why-first-may_get = Előbb dönts a bónuszodról: köveket szerzel, vagy lemondasz róla. (I7.11)
imhotep-why-first-may_place = Előbb dönts a bónuszodról: követ teszel egy hajóra, vagy lemondasz róla. (I7.12)
imhotep-why-first-choose = Előbb válaszd ki, mit hozzon a templomban felül lévő köved: 1 pontot vagy 2 követ. (I8.5)

# Actions and their parts.
imhotep-why-place-no_stone = Üres a készletlapkád: előbb szerezz követ, csak utána tehetsz le. (I4.6)
imhotep-why-place-no_stone_left = Üres a készletlapkád és a kőbányád is: nincs letehető köved. (I4.6)
imhotep-why-place-no_room = Az el nem hajózott hajókon minden mező foglalt: hajózz el az egyikkel. (I4.6)
imhotep-why-place-sailed = { $ship }. hajó: már elhajózott, követ csak olyanra tehetsz, amelyik még nem. (I4.4)
imhotep-why-place-full = { $ship }. hajó: tele van, válaszd egy másik hajó üres mezőjét. (I4.5)
imhotep-why-place-to_sail = { $ship }. hajó: még egy kővel sem indulhatna, pedig most el kell hajóznia; legalább { $fewest } kő kell rá. (I12.13)
imhotep-why-place-no_space = { $ship }. hajó: csak { $spaces } mezője van. (I1.3)
imhotep-why-place-taken = Egy mezőn egy kőnek van hely: válassz üreset. (I4.5)
imhotep-why-get-full = Tele van a készletlapkád: öt kő fér rá, tegyél le néhányat a hajókra. (I4.3)
imhotep-why-get-empty = Üres a kőbányád: nincs több kő, amelyet szerezhetnél. (I4.3)
imhotep-why-sail-taken = Ebben a körben már elhajózott { $site } egy másik hajó: válassz szabad helyszínt. (I5.2, I5.4)
imhotep-why-sail-sailed = { $ship }. hajó: már elhajózott, a kör végéig ott marad, ahol kikötött. (I5.2, I13.2)
imhotep-why-sail-loaded = Annak a hajónak kell elhajóznia, amelyik a követ kapta: { $loaded }. hajó. (I12.12)
imhotep-why-sail-missing = { $ship }. hajó: még nem indulhat, { $missing } kő kell még rá, bármilyen színű. (I5.1)
imhotep-why-sail-none = Egyik hajón sincs elég kő az induláshoz. (I5.1)
imhotep-why-play-not_yours = Ilyen kártya nincs előtted: { $card }. (I12.1)
imhotep-why-play-once = Ebben a körben már kijátszottál egy kék kártyát: ennél az asztalnál többet nem lehet. (I12.3)
imhotep-why-play-no_ship = { $card }: most nem játszhatod ki, egyik hajón sincs elég kő az induláshoz. (I12.4)
imhotep-why-play-full = { $card }: most nem játszhatod ki, tele van a készletlapkád, nem szerezhetsz követ. (I12.11)
imhotep-why-play-empty = { $card }: most nem játszhatod ki, üres a kőbányád, nem szerezhetsz követ. (I12.11)
imhotep-why-play-no_space = { $card }: most nem játszhatod ki, egyik hajón sincs üres mező a kőnek. (I12.11)
imhotep-why-play-no_stone = { $card }: most nem játszhatod ki, a készletlapkád egy kövével kezdődik, és az üres. (I12.4)
imhotep-why-play-no_load = { $card }: most nem játszhatod ki, nincs olyan hajó, amelyen van üres mező, és még egy kővel indulhatna. (I12.13)
imhotep-why-play-two_stones = { $card }: most nem játszhatod ki, két kő kell hozzá a készletlapkádon. (I12.15)
imhotep-why-play-two_spaces = { $card }: most nem játszhatod ki, két üres mező kell hozzá a hajókon. (I12.15)
imhotep-why-pass = Csak akkor passzolhatsz, ha egyik akció sem lehetséges. (I3.7, I3.8, I13.5)

# At the sites.
imhotep-why-take-gone = Ilyen kártya nincs a piacon: az elvett kártyákat a kör közben nem pótolják. (I6.3)
imhotep-why-take-later = A piacról csak akkor veszel el kártyát, ha egy kövedet ott kirakodják. (I6.2)
imhotep-why-pair-gone = A párt már elvitték: a kör közben nem pótolják. (I6.3)
imhotep-why-pair-later = A párt csak akkor veheted el, ha egy kövedet kirakodják a piacon. (I6.7)
imhotep-why-pair-side_a = Az A oldalon a piacnak négy nyitott kártyája van, pár nincs. (I6.1)
imhotep-why-keep = A megnézett két kártya egyikét tartod meg. (I6.8)
imhotep-why-keep-later = Csak az tartja meg a pár egyik kártyáját, aki elvette a párt. (I6.8)
imhotep-why-unload = Ilyen színű kő már nincs a hajón: { $color }. (I12.9)
imhotep-why-unload-later = A köveket a hajó orrától hátrafelé rakodják ki; a sorrendet csak az Emelővel választhatod meg. (I5.5)
imhotep-why-build-complete = Ez a piramis elkészült: válassz egy másikat. (I7.6, I7.14)
imhotep-why-build-later = Csak akkor választasz piramist, ha egy köved odaér. (I7.6)
imhotep-why-build-side_a = Az A oldalon egyetlen piramis van: minden kő a következő szabad mezőre kerül. (I7.1)
imhotep-why-draw-later = A legfelső kártyát csak bónuszként lehet felhúzni, a piramisok vagy a templom B oldalán. (I7.10)
imhotep-why-point-later = Pontot csak akkor választhatsz, ha a kör végén a templom B oldala ezt kínálja. (I8.5)
imhotep-why-decline-later = Csak a piramisok B oldalának bónuszáról lehet lemondani. (I7.13)

## Mi történt

imhotep-event-round =
    Kezdődik { $round ->
        [1] az
        [5] az
       *[other] a
    } { $round }. kör, a hajók mezői: { $ships }
imhotep-event-market = A piacra kerül: { $cards }
imhotep-event-get =
    { WHO($seat) ->
        [you] Szerzel { $count } követ
       *[other] { $seat } szerez { $count } követ
    }
imhotep-event-place =
    { WHO($seat) ->
        [you] Követ teszel
       *[other] { $seat } követ tesz
    } { $ship ->
        [1] az
        [5] az
       *[other] a
    } { $ship }. hajóra ({ $space }. mező)
imhotep-event-sail =
    { WHO($seat) ->
        [you] Elhajózol
       *[other] { $seat } elhajózik
    } { $ship ->
        [1] az
        [5] az
       *[other] a
    } { $ship }. hajóval { $site }
imhotep-event-play =
    { WHO($seat) ->
        [you] Kijátszod:
       *[other] { $seat } kijátssza:
    } { $card }
imhotep-event-order =
    { WHO($seat) ->
        [you] A döntésed:
       *[other] { $seat } döntése:
    } egy { $color } kő következik
imhotep-event-take =
    { WHO($seat) ->
        [you] Elveszed:
       *[other] { $seat } elveszi:
    } { $card }
imhotep-event-pair =
    { WHO($seat) ->
        [you] Elveszed a
       *[other] { $seat } elveszi a
    } lefordított párt
imhotep-event-look = A pár egyik kártyája: { $card }
imhotep-event-keep =
    { WHO($seat) ->
        [you] Megtartod:
       *[other] { $seat } megtartja:
    } { $card }
imhotep-event-draw =
    { WHO($seat) ->
        [you] Felhúzod:
       *[other] { $seat } felhúzza:
    } { $card }
imhotep-event-discard = A dobópaklira kerül: { $card }
imhotep-event-reshuffle = A dobópaklit megkeverik: ez az új húzópakli
imhotep-event-no_stone =
    { WHO($seat) ->
        [you] Nem találsz követ a kőbányádban
       *[other] { $seat } nem talál követ a kőbányájában
    } a piros kártyához
imhotep-event-build =
    { WHO($seat) ->
        [you] Ide építesz:
       *[other] { $seat } ide épít:
    } { $pyramid } piramis
imhotep-event-pyramids =
    { WHO($seat) ->
        [you] Te: { $points } pont
       *[other] { $seat }: { $points } pont
    } a piramisoknál
imhotep-event-temple =
    { WHO($seat) ->
        [you] A köved a
       *[other] { $seat } köve a
    } templomba kerül ({ $column }. oszlop)
imhotep-event-temple_covers =
    { WHO($seat) ->
        [you] A köved letakarja
       *[other] { $seat } köve letakarja
    } { WHO($other_seat) ->
        [you] az egyik kövedet
       *[other] { $other_seat } kövét
    } a templomban ({ $column }. oszlop)
imhotep-event-chamber =
    { WHO($seat) ->
        [you] A köved a
       *[other] { $seat } köve a
    } sírkamrába kerül ({ $row }. sor, { $column }. oszlop)
imhotep-event-obelisk =
    { WHO($seat) ->
        [you] Az obeliszked
       *[other] { $seat } obeliszkje
    } { $height } kő magas
imhotep-event-tower =
    { WHO($seat) ->
        [you] A tornyod
       *[other] { $seat } tornya
    } elkészült: { $points } pont
imhotep-event-temple_points =
    { WHO($seat) ->
        [you] Te: { $points } pont
       *[other] { $seat }: { $points } pont
    } a templomból
imhotep-event-point =
    { WHO($seat) ->
        [you] 1 pontot választasz
       *[other] { $seat } 1 pontot választ
    } a { WHO($seat) ->
        [you] templomban álló köved után
       *[other] templomban álló köve után
    }
imhotep-event-decline =
    { WHO($seat) ->
        [you] Lemondasz
       *[other] { $seat } lemond
    } a bónuszról
imhotep-event-returned = Az el nem hajózott hajók kövei visszakerülnek a kőbányába
imhotep-event-pass =
    { WHO($seat) ->
        [you] Semmit sem tehetsz, passzolsz
       *[other] { $seat } semmit sem tehet, passzol
    }
imhotep-event-over =
    { WHO($seat) ->
        [you] Nyertél { $points } ponttal
       *[other] { $seat } nyer { $points } ponttal
    }
imhotep-event-shared =
    { WHO($seat) ->
        [you] Közös győzelem { $points } ponttal: te is nyertél
       *[other] Közös győztes { $points } ponttal: { $seat }
    }

## A pontozólap: honnan jöttek a pontok

imhotep-item-pyramids = { $count } kő a piramisoknál: { $points }
imhotep-item-temple = { $count } kő a templomban: { $points }
imhotep-item-burial_chamber = { $count } kő a sírkamrában: { $points }
imhotep-item-obelisks = { $count } kő az obeliszkeknél: { $points }
imhotep-item-pyramid_decoration = { $count } piramisdíszítés: { $points }
imhotep-item-temple_decoration = { $count } templomdíszítés: { $points }
imhotep-item-burial_chamber_decoration = { $count } sírkamradíszítés: { $points }
imhotep-item-obelisk_decoration = { $count } obeliszkdíszítés: { $points }
imhotep-item-statues = { $count } szobor: { $points }
imhotep-item-unused = { $count } ki nem játszott kék kártya: { $points }
imhotep-item-wrath = A fáraó haragja, { $count } építménynél nincs kő: { $points }

imhotep-item-name-pyramids = Piramisok
imhotep-item-name-temple = Templom
imhotep-item-name-burial_chamber = Sírkamra
imhotep-item-name-obelisks = Obeliszkek
imhotep-item-name-pyramid_decoration = Piramisdíszítés
imhotep-item-name-temple_decoration = Templomdíszítés
imhotep-item-name-burial_chamber_decoration = Sírkamradíszítés
imhotep-item-name-obelisk_decoration = Obeliszkdíszítés
imhotep-item-name-statues = Szobrok
imhotep-item-name-unused = Kék kártyák
imhotep-item-name-wrath = A fáraó haragja
imhotep-receipt-counts = Zárójelben: hány kő vagy kártya számít; a fáraó haragjánál, hány építménynél nincs kő.

## Hogyan ért véget a játszma

imhotep-reason-points = övé a legtöbb pont
imhotep-reason-stones = holtverseny, a készletlapka kövei döntöttek
imhotep-reason-shared = egyenlő pontszám, ugyanannyi kő a készletlapkán

## Az asztal beállításai

imhotep-option-players = Játékosok
imhotep-option-sides = A helyszínek oldalai
imhotep-option-sides-market = Piac
imhotep-option-sides-market-A = A: négy nyitott kártya
imhotep-option-sides-market-B = B: három nyitott kártya és egy lefordított pár
imhotep-option-sides-pyramids = Piramisok
imhotep-option-sides-pyramids-A = A: egy piramis, kötött sorrendben épül
imhotep-option-sides-pyramids-B = B: három választható piramis, bónuszokkal
imhotep-option-sides-temple = Templom
imhotep-option-sides-temple-A = A: 1 pont minden felülről látható kőért
imhotep-option-sides-temple-B = B: minden oszlopnak saját bónusza van
imhotep-option-sides-burial_chamber = Sírkamra
imhotep-option-sides-burial_chamber-A = A: összekötött kövek területei
imhotep-option-sides-burial_chamber-B = B: a legtöbb kő az egyes sorokban
imhotep-option-sides-obelisks = Obeliszkek
imhotep-option-sides-obelisks-A = A: a legmagasabb obeliszkek
imhotep-option-sides-obelisks-B = B: háromköves tornyok, az elsők érik a legtöbbet
imhotep-option-wrath = A fáraó haragja: 5 pont levonás, ha valamelyik építménynél nincs köved
imhotep-option-blue_cards = Hány kék kártya játszható ki
imhotep-option-blue_cards-turn = lépésenként egy
imhotep-option-blue_cards-round = körönként egy, ahogy a magyar játékszabály írja
imhotep-option-boards = A B oldalak adatai, ha megvan a nyomtatott játék
imhotep-option-boards-default = becsült adatok
imhotep-option-boards-why = A B oldalak néhány adata egyik forrásban sem volt olvasható. Kitalált adat: a piramisok (a csúcskövek 4 pontja kivételével) és az obeliszkek (a 9 pont kivételével). Becslés: a templom és a sírkamra (a négy játékosnál érvényes első három helyezés kivételével). (I17.1, I17.2, I17.3, I17.4, I17.5)
imhotep-option-boards-own = saját adatok
imhotep-option-boards-takes = TOML-fájl
imhotep-option-boards-rising = nem növekedhet: a jobb helyezés legalább annyit ér
imhotep-option-boards-about = Egy kis szövegfájl TOML formátumban: egy-egy táblázat minden táblához, amelynek ismered az adatait, azokkal a bejegyzésekkel, amelyeket itt látsz. A kihagyott tábláknál maradnak ezek az adatok. (I17.6, I17.7, I17.8)

## What the evaluation of a position weighs, as `benben fit` lists it

imhotep-feature-pyramid_points = A piramisok pontjai.
imhotep-feature-temple_points = A templom eddigi pontjai.
imhotep-feature-chamber_points = A sírkamra pontjai, ha a játszma most érne véget.
imhotep-feature-obelisk_points = Az obeliszkek pontjai, ha a játszma most érne véget.
imhotep-feature-decoration_points = A zöld kártyák pontjai, ha a játszma most érne véget.
imhotep-feature-statue_points = A szobrok pontjai.
imhotep-feature-wrath_points = Amibe a fáraó haragja kerülne, ha a játszma most érne véget.
imhotep-feature-levers = Meglévő emelők.
imhotep-feature-hammers = Meglévő kalapácsok.
imhotep-feature-sails = Meglévő vitorlások.
imhotep-feature-chisels = Meglévő vésők.
imhotep-feature-late_points = Minden pont, ha a játszma most érne véget, aszerint, hogy mekkora része telt el.
imhotep-feature-missing_buildings = Építmények, ahol a játékosnak nincs köve, ha figyel a fáraó.
imhotep-feature-temple_now = Amit a játékos felülről látható templomkövei e kör végén hoznak.
imhotep-feature-temple_safe = Ugyanez, ha addig egyetlen más hajó sem takarhatja le őket.
imhotep-feature-temple_later = Amit ezek a kövek későbbi körökben hozhatnak.
imhotep-feature-chamber_gain = Amit még egy kő a sírkamrában hozzáadna, a következő három mező átlagában.
imhotep-feature-chamber_risk = Amit a sírkamra sorai veszítenének, ha egy ellenfél mindegyikbe még egy követ kapna.
imhotep-feature-obelisk_promise = Amit az obeliszkek versenye vagy egy megkezdett torony ígér a mostani pontokon felül.
imhotep-feature-decoration_promise = Amit a még érkező kövek a zöld kártyákhoz hozzáadnak.
imhotep-feature-statue_promise = Amit a még senkié szobrok hozzáadnának, mindegyik úgy, mintha a következő lenne.
imhotep-feature-sled = Kövek a készletlapkán.
imhotep-feature-sled_empty = Egy, ha nincs kő a készletlapkán.
imhotep-feature-next_turn = Egy annak, aki következik, vagy aki éppen egy lépés közben hajózást választ.
imhotep-feature-turns_away = Mások lépései a játékos következő lépése előtt; nulla, amíg hajózást kell választania.
imhotep-feature-card_in_play = Lehelyezhető kövek és elhajózható hajók, amelyeket egy éppen kijátszott kék kártya még megenged.
imhotep-feature-due = Amit a játékos az éppen zajló hajózásból vagy körből még kap.
imhotep-feature-aboard = A játékos kövei a még el nem hajózott hajókon.
imhotep-feature-ready_mean = Amit az elhajózható hajók a játékosnak hoznak, és nem a többieknek, a szabad helyszínek átlagában.
imhotep-feature-ready_own = Amit ezek a hajók magának a játékosnak hoznak, a szabad helyszínek átlagában.
imhotep-feature-sailing_now = A játékosnak legjobb hajózás a többiek ellenében, ha ő hajózhat következőnek.
imhotep-feature-sailing_later = Ugyanez, ha más következik.
imhotep-feature-waiting_mean = Amit a játékos kövei a még el nem hajózható hajókon hoznának, a szabad helyszínek átlagában.
imhotep-feature-sailings_left = Hány hajó hajózik még el a végéig.

## A táblán

imhotep-table-phase = { $round }. kör a { $rounds }-ból
imhotep-table-ships = Hajók
imhotep-table-sites = Helyszínek
imhotep-table-stores = Körkártya és piackártyák
imhotep-table-mat = { $seat } játéktere
imhotep-table-nothing = még semmi
imhotep-table-empty = üres
imhotep-table-times =
    { $count ->
        [one] { $what }
       *[other] { $count } × { $what }
    }

imhotep-table-round = { $round }. kör a { $rounds }-ból, a hajók mezői: { $ships }
imhotep-table-pile = { $count } kártya a húzópakliban
imhotep-table-discard = Dobópakli: { $cards }
imhotep-table-discard-empty = A dobópakli üres
imhotep-table-wrath = A fáraó haragjával

# Stones are told by their owners' names, from the bow.
imhotep-table-ship-title = { $ship }. hajó, { $count } mező
imhotep-table-ship = { $ship }. hajó: { $stones }; legalább { $count } kővel indulhat
imhotep-table-ship-moored = { $ship }. hajó, { $site } hajózott: { $stones }
imhotep-table-hold =
    { $ship }. hajó, { $space }. { WHO($seat) ->
        [you] mező: a te köved
       *[other] mező: { $seat } köve
    }
imhotep-table-hold-empty = { $ship }. hajó, { $space }. mező: üres

imhotep-table-side = { $side } oldal
imhotep-table-site = { $site }, { $side } oldal: { $holds }
imhotep-table-worth =
    { WHO($seat) ->
        [you] te
       *[other] { $seat }
    } { $points }
imhotep-table-worth-now = Most ennyit ér: { $worth }
imhotep-table-market-card = { $slot }. hely: { $card }
imhotep-table-pair =
    { $count ->
        [one] Egy lefordított kártya
       *[other] A lefordított pár
    }
imhotep-table-pair-card = A párból: { $card }
imhotep-table-looking-at = Megnézed a párt
imhotep-table-looking = Megnézi a párt: { $cards }
imhotep-table-looks-at-pair =
    { WHO($seat) ->
        [you] Megnézed a párt
       *[other] { $seat } megnézi a párt
    }
imhotep-table-in-hand =
    { WHO($seat) ->
        [you] A te köved: te választasz
       *[other] { $seat } köve: a gazdája választ
    }
imhotep-table-order = A kirakodás sorrendje
imhotep-table-pyramid = A piramis
imhotep-table-pyramid-left = A bal oldali piramis
imhotep-table-pyramid-middle = A középső piramis
imhotep-table-pyramid-right = A jobb oldali piramis
imhotep-table-pyramid-holds = { $name }: { $stones }; a következő mező: { $next }
imhotep-table-pyramid-complete = { $name }: { $stones }; elkészült
imhotep-table-bonus-card = 1 pont és egy kártya
imhotep-table-bonus-stones = 1 pont és három kő a készletlapkára
imhotep-table-bonus-ship = 1 pont és egy kő egy hajóra
imhotep-table-beside = mellette: { $stones }
imhotep-table-stones-of =
    { WHO($seat) ->
        [you] te
       *[other] { $seat }
    } { $count }
imhotep-table-gives-point = 1 pont
imhotep-table-gives-choice = 1 pont vagy 2 kő
imhotep-table-gives-points = 2 pont
imhotep-table-gives-card = a legfelső piackártya
imhotep-table-column =
    { $column }. oszlop, magassága { $count }, felül { WHO($seat) ->
        [you] a te köved
       *[other] { $seat }
    }, bónusz: { $brings }
imhotep-table-column-empty = { $column }. oszlop, üres, bónusz: { $brings }
imhotep-table-area =
    { WHO($seat) ->
        [you] te
       *[other] { $seat }
    }: { $count ->
        [one] { $count } magányos kő, { $points } pont
       *[other] { $count } összekötött kő, { $points } pont
    }
imhotep-table-row = { $row }. sor, a legtöbb kő: { $who }
imhotep-table-row-empty = { $row }. sor, üres
imhotep-table-places = Egy sor helyezéseinek pontjai: { $points }
imhotep-table-point-space = szabad mező { $points } pontért
imhotep-table-point-space-of =
    { WHO($seat) ->
        [you] a te tornyod
       *[other] { $seat } tornya
    } { $points } pontért

imhotep-table-plays-black = Színe: fekete
imhotep-table-plays-white = Színe: fehér
imhotep-table-plays-brown = Színe: barna
imhotep-table-plays-gray = Színe: szürke
imhotep-table-track = { $points } pont az értékelőtáblán
imhotep-table-score = { $track } pont az értékelőtáblán, { $points }, ha most véget érne a játszma
imhotep-table-sled = { $count } kő a készletlapkán
imhotep-table-quarry = { $count } kő a kőbányában
imhotep-table-cards = Kártyák: { $cards }
imhotep-table-no-cards = Nincs kártya

# What a sailing would bring.
imhotep-table-bringing = Ha most odahajózik: { $stones }.
imhotep-table-worth-then = Ha a játszma ezzel véget érne: { $changes }.
imhotep-table-change =
    { WHO($seat) ->
        [you] te
       *[other] { $seat }
    } { $points }
imhotep-table-no-change = senkinél sem változik semmi
imhotep-table-lands-market =
    { $count ->
        [0] { WHO($seat) ->
            [you] nem találsz kártyát
           *[other] { $seat } nem talál kártyát
        }
        [one] { WHO($seat) ->
            [you] elviszed az utolsó
           *[other] { $seat } elviszi az utolsó
        } kártyát
       *[other] { WHO($seat) ->
           [you] elviszel egyet
          *[other] { $seat } elvisz egyet
       } { $count } kártyából
    }
imhotep-table-lands-card =
    { WHO($seat) ->
        [you] te
       *[other] { $seat }
    } – { $card }
imhotep-table-lands-choice =
    { WHO($seat) ->
        [you] piramist választasz
       *[other] { $seat } piramist választ
    }
imhotep-table-lands-points =
    { WHO($seat) ->
        [you] te: { $points } pont
       *[other] { $seat }: { $points } pont
    }
imhotep-table-lands-temple =
    { WHO($seat) ->
        [you] a köved
       *[other] { $seat } köve
    } { $column ->
        [1] az
        [5] az
       *[other] a
    } { $column }. oszlopba kerül
imhotep-table-lands-covers =
    { WHO($seat) ->
        [you] letakarod
       *[other] { $seat } letakarja
    } { WHO($other_seat) ->
        [you] az egyik kövedet
       *[other] { $other_seat } kövét
    } ({ $column }. oszlop)
imhotep-table-lands-chamber =
    { WHO($seat) ->
        [you] a köved
       *[other] { $seat } köve
    }: { $row }. sor, { $column }. oszlop
imhotep-table-lands-obelisk =
    { WHO($seat) ->
        [you] az obeliszked
       *[other] { $seat } obeliszkje
    } { $height } kő magas lesz
imhotep-table-lands-tower =
    { WHO($seat) ->
        [you] a tornyod
       *[other] { $seat } tornya
    } elkészül: { $points } pont

# Over the buttons of many moves.
imhotep-table-group-place = { $ship }. hajó: kő erre a mezőre
imhotep-table-group-sail = { $ship }. hajó: hajózás ide
imhotep-table-group-play = Kártya kijátszása

imhotep-about-track = Az azonnal megszerzett pontok: piramisok, templom, tornyok. Minden más a játszma végén számít. (I14.4, I1.8, I2.6)

## A rajz a terminálban

# Letters of stones: fekete, fehér (H), barna, szürke.
imhotep-picture-stone-0 = F
imhotep-picture-stone-1 = H
imhotep-picture-stone-2 = B
imhotep-picture-stone-3 = S
imhotep-picture-round = { $round }. kör a { $rounds }-ból
imhotep-picture-pile = { $count } kártya a húzópakliban
imhotep-picture-with_wrath = A fáraó haragja
imhotep-picture-blue_once = körönként egy kék kártya
imhotep-picture-ship = { $ship }. hajó
imhotep-picture-lies = { $site } hajózott
imhotep-picture-needs = még { $count } kő kell, hogy induljon
imhotep-picture-can_sail = indulhat
imhotep-picture-order = A kirakodás sorrendje:
imhotep-picture-sailing = Mit hozna most egy hajózás, ha a játszma ezzel véget érne (templom: melyik oszlopban):
imhotep-picture-choice-market = kártya:
imhotep-picture-choice-pyramids = választ:
imhotep-picture-on = ezen:
imhotep-picture-over = alatta { $count }
imhotep-picture-discard = Eldobva:
imhotep-picture-looking = A pár, csak te látod:
imhotep-picture-pair =
    { $count ->
        [one] egy lefordított kártya
       *[other] egy lefordított pár
    }
imhotep-picture-bonus-card = kártya
imhotep-picture-bonus-stones = kő
imhotep-picture-bonus-ship = hajó
imhotep-picture-beside = mellette:
imhotep-picture-column-choice = 1 pont vagy 2 kő
imhotep-picture-column-points = 2 pont
imhotep-picture-column-card = egy kártya
imhotep-picture-row = { $row }. sor
imhotep-picture-most_in_row = a legtöbb kő a sorban: { $points }
imhotep-picture-standing = áll:
imhotep-picture-reconstructed = * Néhány adat csak becslés; a --boards FILE kapcsolóval a sajátjaiddal játszhatsz.
imhotep-picture-name = { $seat } ({ $letter })
imhotep-picture-color = Szín
imhotep-picture-stones = Készletlapka, kőbánya
imhotep-picture-on_sled = { $count }/{ $most }, { $quarry }
imhotep-picture-points = Pont
imhotep-picture-wrath = Harag
imhotep-picture-decorations = Díszítések
imhotep-picture-decoration-pyramid = Piramis
imhotep-picture-decoration-temple = Templom
imhotep-picture-decoration-burial_chamber = Sírkamra
imhotep-picture-decoration-obelisk = Obeliszk
imhotep-picture-statues = { $count } szobor
imhotep-picture-blue_played = (kijátszva)

## How you score

imhotep-scoring-when-now = Azonnal
imhotep-scoring-when-round = Minden kör végén
imhotep-scoring-when-end = A játszma végén
imhotep-scoring-of-each = darabonként
imhotep-scoring-of-further = minden további
imhotep-scoring-of-beside = mellette
imhotep-scoring-of-loose = minden külön kő
imhotep-scoring-of-once = egyszer
imhotep-scoring-of-left = Bal oldali
imhotep-scoring-of-middle = Középső
imhotep-scoring-of-right = Jobb oldali
imhotep-scoring-bonus-card = egy kártya
imhotep-scoring-bonus-stones = kövek
imhotep-scoring-bonus-ship = egy kő egy hajóra
imhotep-scoring-bonus-choice = vagy kövek
imhotep-scoring-space = { $space }. mező
imhotep-scoring-pyramids_a = Piramisok, A oldal
imhotep-scoring-pyramids_a-text = Minden kőért annyi, amennyi a mezőjén áll: oszlopról oszlopra, aztán a következő szint. Ha a piramis kész, a kövek mellé kerülnek.
imhotep-scoring-pyramids_a-count = Mező
imhotep-scoring-pyramids_b = Piramisok, B oldal
imhotep-scoring-pyramids_b-text = Te választod a piramist; minden mező a pontjait adja, némelyik bónuszt is. Ha mind kész, a kövek melléjük kerülnek.
imhotep-scoring-pyramids_b-count = Mező
imhotep-scoring-temple_a = Templom, A oldal
imhotep-scoring-temple_a-text = Minden kövedért, amely felülről látható, { $needs } oszlopban.
imhotep-scoring-temple_b = Templom, B oldal
imhotep-scoring-temple_b-text = Minden kövedért, amely felülről látható, az oszlopa szerint: pont, helyette { $needs } kő, vagy egy kártya.
imhotep-scoring-temple_b-count = Oszlop
imhotep-scoring-burial_chamber_a = Sírkamra, A oldal
imhotep-scoring-burial_chamber_a-text = Az oldalukkal érintkező köveid minden területe a nagysága szerint.
imhotep-scoring-burial_chamber_a-count = Kövek
imhotep-scoring-burial_chamber_b = Sírkamra, B oldal
imhotep-scoring-burial_chamber_b-text = A három sor mindegyikében aszerint, kinek van ott a legtöbb köve. Holtversenynél elosztjátok a helyezések pontjait, lefelé kerekítve.
imhotep-scoring-burial_chamber_b-count = Helyezés
imhotep-scoring-obelisks_a = Obeliszkek, A oldal
imhotep-scoring-obelisks_a-text = Az obeliszked magassága szerint; kő nélkül semmi. Holtversenynél elosztjátok a helyezések pontjait, lefelé kerekítve.
imhotep-scoring-obelisks_a-count = Helyezés
imhotep-scoring-obelisks_b = Obeliszkek, B oldal
imhotep-scoring-obelisks_b-text = Minden { $needs } köved egy torony, amely azonnal a legjobb szabad mezőre kerül. A toronyba nem került kövek a játszma végén érnek pontot.
imhotep-scoring-obelisks_b-count = Mező
imhotep-scoring-decorations = Díszítések
imhotep-scoring-decorations-text = Minden kártya a helyszínén álló minden { $needs } kő után, bárkié is, a letakartak után is, lefelé kerekítve.
imhotep-scoring-statues = Szobrok
imhotep-scoring-statues-text = Aszerint, hány van.
imhotep-scoring-statues-count = Szobrok
imhotep-scoring-unused = Kék kártyák
imhotep-scoring-unused-text = Mindért, amelyet nem játszottál ki.
imhotep-scoring-wrath = A fáraó haragja
imhotep-scoring-wrath-text = Ha a négy építmény közül legalább egynél nincs köved (több hiány sem von le többet).

## A bemutató jelenetei: mit kell tudni, mit kell tenni, mit hozott, és mit mondunk más lépésre

imhotep-lesson-table-say = A hajók mindenki köveit öt helyszínre viszik, és ott minden kő hoz valamit a gazdájának. A tieid a feketék. A hajók senkiéi: mindenki rakodja őket, és bárki elhajózhat velük.
imhotep-lesson-table-do = Érints meg mindent, ami meg van jelölve, és megtudod, micsoda.
imhotep-lesson-table-done = Amikor te jössz, egy dolgot teszel: követ szerzel, követ helyezel egy hajóra, elhajózol egy hajóval, vagy kijátszol egy kék kártyát. Ha mind a négy hajó elhajózott, vége a körnek, hat kör után a játszmának.
imhotep-lesson-stones-say = Csak a készletlapkádon lévő köveket teheted hajóra. Most egy van rajta. Bármelyik hajó bármelyik üres mezőjére kerülhet.
imhotep-lesson-stones-do = Tedd a kövedet egy hajóra: érintsd meg a készletlapkádat, azután egy hajót.
imhotep-lesson-stones-do-2 = Kiürült a készletlapkád. Érintsd meg a kőbányádat, és szerezz három új követ.
imhotep-lesson-stones-other = Lehet így is. De előbb tedd le azt a követ, amelyik megvan, azután szerezz újakat a kőbányádból.
imhotep-lesson-stones-done = Három kő egyetlen akcióval. De a készletlapkán csak öt kő fér el, és csak annyit kapsz, amennyi ráfér: akkor érdemes követ szerezni, ha háromnak van hely. A játszma elején a kezdőjátékosnak két köve van, mindenki másnak eggyel több, mint az előtte ülőnek.
imhotep-lesson-sail-say = Egy négymezős hajó három kővel már elindulhat, és az 1. hajón három köved áll. A piramisoknál a kövek azonnal pontot hoznak, mezőről mezőre: a következő három 4-et, 3-at és 2-t.
imhotep-lesson-sail-do = Hajózz el az 1. hajóval a piramisokhoz: érintsd meg a hajót, azután a helyszínt.
imhotep-lesson-sail-other = Lehet így is, de az 1. hajó a piramisoknál most 9 pontot hoz neked. A következő lépésben más máshová viheti.
imhotep-lesson-sail-done = 4, 3 meg 2 pont, azonnal. A hajó most a piramisoknál áll, és ebben a körben más hajó már nem mehet oda. Ha egy hajó és egy helyszín jó neked, ne várj sokáig.
imhotep-lesson-chamber-say = A köveket egyenként rakodják ki, a hajó orránál kezdve: itt balról. A sírkamrában az összekötött kövek a játszma végén hoznak pontot: neked négy van, ez 10 pont. A következő kő csatlakozik hozzájuk, az utána jövő már nem.
imhotep-lesson-chamber-do = Tedd a kövedet úgy a 2. hajóra, hogy a fehérnél előbb rakodják ki.
imhotep-lesson-chamber-do-2 = Most hajózz el a 2. hajóval a sírkamrához.
imhotep-lesson-chamber-other = Lehet így is, de akkor a köved nem csatlakozik a többihez: a 2. hajó orrában kell állnia.
imhotep-lesson-chamber-other-2 = Lehet így is, de a köved csak a sírkamrában csatlakozik a többihez: vidd oda a 2. hajót.
imhotep-lesson-chamber-done = Most öt összekötött köved van, ez a végén 15 pont. Másodikként kirakodva a köved magában állna, és 1 pontot érne. Mielőtt követ teszel le, nézd meg, merre van a hajó orra.
imhotep-lesson-temple-say = A templomban a kövek balról jobbra kerülnek le, azután egymásra. Minden kör végén minden felülről látható kő 1 pontot ér. Három hajó már elhajózott: a negyedikkel vége a körnek.
imhotep-lesson-temple-do = Hajózz el a 4. hajóval a templomhoz.
imhotep-lesson-temple-other = Lehet így is, de az obeliszkeknél már te vezetsz. A templomban a köveid pontot hoznak, amint a kör véget ér.
imhotep-lesson-temple-done = Egyik köved letakar egy fehéret, így tőled három kő látszik: neked 3 pont, a fehérnek 1. Minden kör végén újra pontot hoznak, amíg valaki le nem takarja őket. A következő kört az kezdi, aki a negyedik hajót elküldő játékos után következik: most a fehér.
imhotep-lesson-others-say = Olyan hajóval is elhajózhatsz, amelyen nincs köved. Ez a három kő a piramisoknál 2, 4 és 3 pontot hozna a másik játékosnak. Az obeliszkeknél csak a magasság számít, a játszma végén: a legmagasabb 10 pont, a második 1.
imhotep-lesson-others-do = Hajózz el az 1. hajóval oda, ahol a fehér kövek semmit sem hoznak.
imhotep-lesson-others-other = Lehet így is, de a fehér kövek akkor még hozhatnak valamit. Az obeliszkeknél viszont a fehér amúgy is 4:1-re vezet.
imhotep-lesson-others-done = A fehér obeliszk 4 kőről 7-re nőtt, de eddig is a legmagasabb volt: egyetlen pontot sem hozott, a piramisok 9 pontja pedig elmaradt. Minden lépésnél nézd meg, melyik hajót hová vinnék a többiek.
imhotep-lesson-market-say = A piacon minden kő egy kártyát hoz a gazdájának, és visszakerül a kőbányába. Egy–öt szobor 1, 3, 6, 10 vagy 15 pontot ér, és neked három van. A kék kártya egy jobb akció későbbre.
imhotep-lesson-market-do = Hajózz el a 2. hajóval, rajta két köveddel, a piachoz.
imhotep-lesson-market-do-2 = Két kő, két kártya: vedd el a szobrot és a kék vitorlást.
imhotep-lesson-market-other = Lehet így is, de neked most a piac két kártyája a legjobb: a negyedik szobor 4 ponttal ér többet, a vitorlás pedig megtakarít egy lépést.
imhotep-lesson-market-done = A negyedik szobor 4 ponttal többet hoz. A vitorlás vár, amíg kijátszod; ha nem játszod ki, a végén 1 pont. A piros kártya azonnal lerak egy követ, a zöld a végén egy helyszín összes köve után ad pontot.
imhotep-lesson-card-say = Egy kék kártya egész lépésnek számít. A vitorlással leteszel egy követ, és a hajója azonnal elhajózik. Az obeliszked négy kőből áll, a fehér ötből: ez most 1 pont 10 ellen.
imhotep-lesson-card-do = Játszd ki a vitorlást: előtted fekszik.
imhotep-lesson-card-do-2 = Tegyél egy követ az 1. hajóra. Kettővel már elindulhat.
imhotep-lesson-card-do-3 = Hajózz el az 1. hajóval az obeliszkekhez.
imhotep-lesson-card-other = Lehet így is, de két kővel a te obeliszked lesz a legmagasabb: játszd ki a vitorlást, tegyél egy követ az 1. hajóra, és vidd az obeliszkekhez.
imhotep-lesson-card-other-2 = Lehet így is, de csak az 1. hajón áll köved: ezt is oda tedd.
imhotep-lesson-card-other-3 = Lehet így is, de két kővel a te obeliszked lesz a legmagasabb, és 1 pont helyett 10-et hoz: vidd oda az 1. hajót.
imhotep-lesson-card-done = Hat kő öt ellen: most nálad a 10 pont, a másik játékosnál az 1. A vitorlás nélkül a megrakott hajó egy lépést várt volna, és a másik játékos máshová vihette volna.
imhotep-lesson-tie-say = A játszma utolsó hajóján egy fehér kő van. Ha ez a kő semmit sem hoz a fehérnek, a templom utolsó pontozása után mindkettőtöknek 52 pontja lesz. Holtversenyben az nyer, akinek több kő van a készletlapkáján: neked három, a fehérnek kettő.
imhotep-lesson-tie-do = Hajózz el a 3. hajóval oda, ahol a fehér kő nem változtat semmin.
imhotep-lesson-tie-other = Lehet így is, de egyenlő pontszámnál a készletlapkáddal te vezetsz: hajózz el a 3. hajóval az obeliszkekhez, ott a fehér második marad.
imhotep-lesson-tie-done = 52:52, és te nyersz: a te készletlapkádon három kő van, a fehérén kettő. Ha ez is egyenlő lenne, közösen nyertetek volna.
imhotep-lesson-end-say = Az utolsó kör utolsó hajója. Utána a templom még egyszer pontot hoz, és jön a sírkamra, az obeliszkek meg a kártyák. Ha most vége lenne a játszmának, 49:49 lenne az állás.
imhotep-lesson-end-do = Hajózz el a 3. hajóval oda, ahol a rajta lévő kő a legtöbbet hozza neked.
imhotep-lesson-end-other = Lehet így is, de nem nyersz vele semmit: az obeliszked amúgy is a legmagasabb. A sírkamrában a kő két területedet köti össze.
imhotep-lesson-end-done = Nyertél, 58 ponttal 52 ellen. Egyetlen kő három meg két kőből hat összekötöttet csinált: 9 pont helyett 17 pontot. A pontozólap minden pontról megmondja, honnan jött. Most már mindent tudsz egy egész játszmához.

## Tanácsok az első, vezetett játszmában, minden új döntésnél egyszer

imhotep-advice-turn = Először a hajókat nézd: melyik indulhat el, és mit hozna neked meg a többieknek az egyes szabad helyszíneken? Ha most egyik sem éri meg, tegyél le egy követ, vagy szerezz újakat, amíg háromnak van hely.
imhotep-advice-turn-get-place = Még egyik hajó sem indulhat el. Ha több hajón is van köved, több helyszín is hoz neked valamit. De amelyik hajót indulásra készre rakod, azzal más is elhajózhat.
imhotep-advice-turn-get-place-sail = Van hajó, amelyik elindulhat. Válaszd ki, és nézz meg egy helyszínt: látod, mit hozna ott mindenkinek. Vidd oda, ahol te többet nyersz a többieknél, mielőtt valaki máshová viszi.
imhotep-advice-turn-get-sail = Üres a készletlapkád. Szerezz három követ, hacsak nincs olyan hajó, amelyik most sokat hozna neked, vagy amelyet a többiek a maguk hasznára vinnének el.
imhotep-advice-turn-get-place-play-sail = Van egy kék kártyád. Akkor ér a legtöbbet, ha egyszerre két dolgot tesz, és senki sem szólhat közbe. A játszma végéig megtartva csak 1 pont.
imhotep-advice-take = Minél több szobrod van, annál többet ér még egy. A zöld kártya ahhoz a helyszínhez illik, ahol sok kő áll, bárkié is. A piros azonnal követ ad egy helyszínen, a kék jobb akciót későbbre.
imhotep-advice-place = Ez a kő nem kerül külön lépésbe. Olyan hajóra tedd, amelyik hamarosan oda megy, ahol lenni akarsz; az orrához közelebb hamarabb rakodják ki.
imhotep-advice-place_to_sail = Ez a hajó azonnal elhajózik, ezért egyszerre válassz hajót és helyszínt: hol hozzák neked a legtöbbet a kövei?
imhotep-advice-sail = Te döntöd majd el, milyen sorrendben rakodják ki a köveket. Azt a hajót és azt a helyszínt válaszd, ahol ez a sorrend a legtöbbet hozza neked.
imhotep-advice-sail_on = Most senki sem szólhat közbe: vidd a hajót oda, ahol a kövei neked a legtöbbet hozzák, a többieknek pedig keveset.
imhotep-advice-order = Nézd meg, melyik hely mit hoz: a piramisoknál a következő mezők pontjait, a sírkamrában azt, mi ér a köveidhez, a templomban azt, ki kit takar le, a piacon azt, ki választ először.

imhotep-luck-round = hajók
imhotep-luck-reveal = kártyák

## Reviews: what is in hand, and kinds of errors

imhotep-held-stones = Kövek a készletlapkán
imhotep-error-wrong_space = Kő rossz hajón vagy mezőn
imhotep-error-sailed_too_early = Túl korai hajózás
imhotep-error-ship_left_open = Hajó a többieknek hagyva
imhotep-error-too_few_stones = Túl kevés kő szerzése
imhotep-error-stones_too_early = Túl korai kőszerzés
imhotep-error-wrong_card = Rossz kártya
imhotep-error-wrong_order = Rossz kirakodási sorrend
imhotep-error-wrong_pyramid = Rossz piramis
imhotep-error-wrong_ship = Rossz hajó
imhotep-error-wrong_site = Rossz helyszín
imhotep-error-market_skipped = Kihagyott piac
imhotep-error-card_kept = Kék kártya kijátszatlanul
imhotep-error-card_wasted = Kék kártya túl korán
