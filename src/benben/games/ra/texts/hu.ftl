### Ra: all texts of the game in Hungarian. The numbers in brackets are those of docs/rules/ra.md.

ra-title = Rá
ra-subtitle = Licitálj napkorongokkal Egyiptom három korszakán át
ra-minutes = 45–60
ra-weight = Közepes

## Lapkák

ra-tile-ra = Rá
ra-tile-god = Istenség
ra-tile-gold = Arany
ra-tile-pharaoh = Fáraó
ra-tile-nile = Nílus
ra-tile-flood = Áradás
ra-tile-art = Művészet
ra-tile-agriculture = Földművelés
ra-tile-religion = Vallás
ra-tile-astronomy = Csillagászat
ra-tile-writing = Írás
ra-tile-fortress = Erőd
ra-tile-obelisk = Obeliszk
ra-tile-palace = Palota
ra-tile-pyramid = Piramis
ra-tile-sphinx = Szfinx
ra-tile-statues = Szobor
ra-tile-step_pyramid = Lépcsős piramis
ra-tile-temple = Templom
ra-tile-funeral = Temetés
ra-tile-drought = Szárazság
ra-tile-unrest = Lázadás
ra-tile-earthquake = Földrengés

ra-category-civilization = Civilizáció
ra-category-monument = Emlékmű

## Mi micsoda: akkor látszik, ha rámutatnak

ra-about-god = A körödben istenségeket cserélhetsz az árveréssáv lapkáira, egyet egyért. A korszak végén minden megmaradt istenség 2 pontot ér. (R7.2, R7.4, R7.11, R11.1)
ra-about-gold = A korszak végén 3 pontot ér, aztán kikerül a játékból. (R10.3, R11.1)
ra-about-pharaoh = Minden korszak végén 5 pontot kap, akinek a legtöbb fáraója van, és 2 pontot veszít, akinek a legkevesebb. A fáraók a játszma végéig nálad maradnak. (R10.4, R10.5, R11.2)
ra-about-nile = Minden korszak végén 1 pontot ér, de csak ha legalább egy áradásod is van. A Nílusok a játszma végéig nálad maradnak. (R10.6, R11.2)
ra-about-flood = A korszak végén 1 pontot ér, és a Nílusaid is csak áradással hoznak pontot. Az áradások utána kikerülnek a játékból. (R10.6, R11.1)
ra-about-art = Civilizáció: 3, 4 vagy 5 különböző fajta 5, 10 vagy 15 pontot ér, ha viszont egy sincs, az 5 pont veszteség. A korszak végén mind kikerül a játékból. (R10.7, R10.8, R11.1)
ra-about-agriculture = Civilizáció: 3, 4 vagy 5 különböző fajta 5, 10 vagy 15 pontot ér, ha viszont egy sincs, az 5 pont veszteség. A korszak végén mind kikerül a játékból. (R10.7, R10.8, R11.1)
ra-about-religion = Civilizáció: 3, 4 vagy 5 különböző fajta 5, 10 vagy 15 pontot ér, ha viszont egy sincs, az 5 pont veszteség. A korszak végén mind kikerül a játékból. (R10.7, R10.8, R11.1)
ra-about-astronomy = Civilizáció: 3, 4 vagy 5 különböző fajta 5, 10 vagy 15 pontot ér, ha viszont egy sincs, az 5 pont veszteség. A korszak végén mind kikerül a játékból. (R10.7, R10.8, R11.1)
ra-about-writing = Civilizáció: 3, 4 vagy 5 különböző fajta 5, 10 vagy 15 pontot ér, ha viszont egy sincs, az 5 pont veszteség. A korszak végén mind kikerül a játékból. (R10.7, R10.8, R11.1)
ra-about-fortress = Emlékmű, a harmadik korszak után hoz pontot: fajtánként 1-et, hétféle 10-et, nyolcféle 15-öt; 3, 4 vagy 5 egyforma pedig 5, 10 vagy 15 pontot. (R10.9, R10.10, R10.11)
ra-about-obelisk = Emlékmű, a harmadik korszak után hoz pontot: fajtánként 1-et, hétféle 10-et, nyolcféle 15-öt; 3, 4 vagy 5 egyforma pedig 5, 10 vagy 15 pontot. (R10.9, R10.10, R10.11)
ra-about-palace = Emlékmű, a harmadik korszak után hoz pontot: fajtánként 1-et, hétféle 10-et, nyolcféle 15-öt; 3, 4 vagy 5 egyforma pedig 5, 10 vagy 15 pontot. (R10.9, R10.10, R10.11)
ra-about-pyramid = Emlékmű, a harmadik korszak után hoz pontot: fajtánként 1-et, hétféle 10-et, nyolcféle 15-öt; 3, 4 vagy 5 egyforma pedig 5, 10 vagy 15 pontot. (R10.9, R10.10, R10.11)
ra-about-sphinx = Emlékmű, a harmadik korszak után hoz pontot: fajtánként 1-et, hétféle 10-et, nyolcféle 15-öt; 3, 4 vagy 5 egyforma pedig 5, 10 vagy 15 pontot. (R10.9, R10.10, R10.11)
ra-about-statues = Emlékmű, a harmadik korszak után hoz pontot: fajtánként 1-et, hétféle 10-et, nyolcféle 15-öt; 3, 4 vagy 5 egyforma pedig 5, 10 vagy 15 pontot. (R10.9, R10.10, R10.11)
ra-about-step_pyramid = Emlékmű, a harmadik korszak után hoz pontot: fajtánként 1-et, hétféle 10-et, nyolcféle 15-öt; 3, 4 vagy 5 egyforma pedig 5, 10 vagy 15 pontot. (R10.9, R10.10, R10.11)
ra-about-temple = Emlékmű, a harmadik korszak után hoz pontot: fajtánként 1-et, hétféle 10-et, nyolcféle 15-öt; 3, 4 vagy 5 egyforma pedig 5, 10 vagy 15 pontot. (R10.9, R10.10, R10.11)
ra-about-funeral = Aki ezt a katasztrófát megkapja, két fáraót veszít. (R8.3, R8.2, R8.7, R7.6)
ra-about-drought = Aki ezt a katasztrófát megkapja, két folyólapkát veszít: előbb áradást, azután Nílust. (R8.4, R8.2, R8.7, R7.6)
ra-about-unrest = Aki ezt a katasztrófát megkapja, két civilizációlapkát veszít. Hogy melyeket, azt ő választja meg. (R8.5, R8.2, R8.7, R8.10, R7.6)
ra-about-earthquake = Aki ezt a katasztrófát megkapja, két emlékművet veszít. Hogy melyeket, azt ő választja meg. (R8.6, R8.2, R8.7, R8.10, R7.6)
ra-about-sun = Napkorongokkal licitálsz; a nagyobb szám üti a kisebbet. A képpel lefelé fordított napkorong csak a következő korszakban használható. (R5.4, R2.4, R10.12, R10.13, R11.3)
ra-about-centre = Az árverés győztese ezt a napkorongot kapja, képpel lefelé, a licitált napkorongja pedig ide kerül. (R6.2, R2.3, R9.3, R11.4)
ra-about-track = Az itt lévő lapkákért folyik az árverés; a győztes mindet elviszi. Ha mind a nyolc mező megtelt, senki sem húzhat. (R3.5, R1.3, R3.6, R6.3)
ra-about-ra_track = A korszak Rá-lapkáit számolja. Az utolsó mező azonnal, árverés nélkül véget vet a korszaknak. (R4.4, R4.3, R4.5, R1.4, R2.6, R11.5)
ra-about-bag-2022 = Húzz egy lapkát: a legtöbb az árveréssávra kerül, a Rá-lapka árverést indít. A zsákban lévő lapkák mind egyforma eséllyel jönnek. (R4.1, R1.1, R2.1, R4.6, R13.5)
ra-about-bag-1999 = Húzz egy lapkát: a legtöbb az árveréssávra kerül, a Rá-lapka árverést indít. Ebben a kiadásban nincs zsák: a tábla körül képpel lefelé fekvő lapkákat jelenti, amelyek mind egyforma eséllyel jönnek. (R4.1, R1.1, R2.1, R4.6, R13.5)
ra-about-bids = Ennyi pontot hoznának most az árveréssáv lapkái az egyes játékosoknak a korszak végén. Árverés közben itt a licitek láthatók. Mindenki egyszer licitálhat, utoljára a Rá-játékos. (R5.2, R5.5, R6.1, R6.4, R5.7)
ra-about-score = Mindenki 10 ponttal kezd, és senki sem mehet 0 alá. A pontok a játszma végéig képpel lefelé fekszenek, hacsak nem nyílt pontokkal játszotok. (R13.2, R13.3, R1.6, R10.15)
ra-about-log = Itt van minden, ami történt, legfelül a legújabb. A letöltött játszmában ugyanez jelöléssel áll. (R14.1, R14.2, R13.6, R13.7)
ra-about-epoch = A játszma három korszakból áll, mindegyiket pontozás zárja. A korszaknak az utolsó Rá-lapkával van vége, vagy ha az összes napkorong elfogyott. (R9.1, R9.2, R9.4, R10.1, R3.1)
ra-about-ra_figure = Idézd meg Rát: ezzel árverést indítasz az árveréssáv lapkáiért és a középső napkorongért. Te licitálsz utoljára. (R5.1, R3.7)

## Döntések, ahogy a gombokon állnak

ra-move-draw = Lapka húzása
ra-move-invoke = Rá megidézése
ra-move-pass = Passz
ra-move-done = Nem költök több istenséget
ra-move-bid =
    Licit: { $disc }-{ $disc ->
        [3] as
        [5] ös
        [6] os
        [8] as
        [13] as
        [15] ös
        [16] os
       *[other] es
    } napkorong
ra-move-take = Istenség elköltése ezért: { $tile }
ra-move-discard = Eldobás: { $tile }
ra-order-pass = Passz ebben az árverésben vagy a következőben
ra-order-pass-until = Passz, amíg a legmagasabb licit kisebb ennél a napkorongnál: { $disc }
ra-order-bid-up-to = A legkisebb elegendő napkorong licitálása, legfeljebb ez: { $disc }; különben passz

## Miről kell dönteni, és miért

ra-prompt-turn =
    { WHO($seat) ->
        [you] Te következel:
       *[other] { $seat } következik:
    } válassz akciót
ra-prompt-turn_full =
    { WHO($seat) ->
        [you] Te következel:
       *[other] { $seat } következik:
    } az árveréssáv megtelt, idézd meg Rát, vagy költs el egy istenséget
ra-prompt-gods =
    { WHO($seat) ->
        [you] Istenségeket költesz:
       *[other] { $seat } istenségeket költ:
    } vegyél el még egy lapkát, vagy állj meg
ra-prompt-bid_first =
    { WHO($seat) ->
        [you] Te következel: nyisd
       *[other] { $seat }: nyisd
    } meg a licitet, vagy passzolj ({ WHO($ra_seat) ->
        [you] Rá-játékos: te
       *[other] Rá-játékos: { $ra_seat }
    })
ra-prompt-bid_over =
    { WHO($seat) ->
        [you] Te következel: licitálj
       *[other] { $seat }: licitálj
    } többet, mint { WHO($high_seat) ->
        [you] a te licited
       *[other] { $high_seat }
    } ({ $disc }-{ $disc ->
        [3] as
        [5] ös
        [6] os
        [8] as
        [13] as
        [15] ös
        [16] os
       *[other] es
    } napkorong), vagy passzolj ({ WHO($ra_seat) ->
        [you] Rá-játékos: te
       *[other] Rá-játékos: { $ra_seat }
    })
ra-prompt-must_bid =
    { WHO($seat) ->
        [you] Megidézted Rát, de senki sem licitált, ezért most nem passzolhatsz
       *[other] { $seat } megidézte Rát, de senki sem licitált, ezért most nem passzolhat
    }
ra-prompt-discard =
    { $category ->
        [monument]
            { $count ->
                [one] Földrengés: { WHO($seat) ->
                    [you] dobj el egy
                   *[other] { $seat } eldob egy
                } emlékművet
               *[other] Földrengés: { WHO($seat) ->
                   [you] dobj el egymás után
                  *[other] { $seat } egymás után eldob
               } { $count } emlékművet
            }
       *[civilization]
            { $count ->
                [one] Lázadás: { WHO($seat) ->
                    [you] dobj el egy
                   *[other] { $seat } eldob egy
                } civilizációlapkát
               *[other] Lázadás: { WHO($seat) ->
                   [you] dobj el egymás után
                  *[other] { $seat } egymás után eldob
               } { $count } civilizációlapkát
            }
    }
ra-prompt-over = Vége a játszmának
ra-prompt-chance = A sors dönt

## Miért nem lehet most valami

ra-why-over = Vége a játszmának: a harmadik korszakot is pontoztuk. (R12.1, R12.2, R13.4)
ra-why-dealing = Még folyik a napkorongok kiosztása. (R2.5)
ra-why-drawing = Épp lapkahúzás van: előbb derüljön ki, mi az. (R4.1)
ra-why-watching = Nézőként vagy itt: most { $seat } dönt. (R3.2, R13.1)
ra-why-others_turn = Most { $seat } következik: a játék az óramutató járásával megegyező irányban halad. (R3.2, R3.1, R6.6, R11.6)
ra-why-others_bid = Most { $seat } licitál vagy passzol: a licit az óramutató járása szerint megy körbe, a Rá-játékos az utolsó. (R5.2)
ra-why-others_disaster = Előbb { $seat } választja ki, mit visz el a katasztrófa. (R8.9, R6.5, R7.7)
ra-why-had_chance = Ebben az árverésben már éltél az egyetlen lehetőségeddel. (R5.2)
ra-why-out = Nincs több képpel felfelé lévő napkorongod, így a korszak végéig kimaradsz. (R3.4, R3.8, R5.3)
ra-why-choose_action = A körödben lapkát húzol, megidézed Rát, vagy istenséget költesz: ez egyik sem. (R3.3)
ra-why-spending_gods = Épp istenségeket költesz: előbb vegyél el még egy lapkát, vagy állj meg. (R7.8)
ra-why-auction_first = Előbb az árverés: licitálj egy napkorongoddal, vagy ha lehet, passzolj. (R5.2)
ra-why-disaster_first =
    { $category ->
        [monument] Előbb a katasztrófa: dobd el egy emlékművedet. (R8.9, R6.5, R7.7)
       *[civilization] Előbb a katasztrófa: dobd el egy civilizációlapkádat. (R8.9, R6.5, R7.7)
    }
ra-why-track_full = Az árveréssáv mind a nyolc mezője foglalt: idézd meg Rát, vagy költs el egy istenséget, ha van. (R3.5, R7.9, R5.8)
ra-why-pass_turn = A körödben nem passzolhatsz: húzz lapkát, idézd meg Rát, vagy költs el egy istenséget. (R3.3)
ra-why-not_spending = Csak akkor hagyhatod abba az istenségek költését, ha ebben a körben már elköltöttél egyet. (R7.8)
ra-why-gods_auction = Árverés közben nem lehet istenséget költeni: licitálj vagy passzolj. (R7.10)
ra-why-no_disaster = Lapkát csak katasztrófa miatt kell eldobni, és most nem sújt egy sem. (R8.1)
ra-why-no_god = Nincs istenséged, amelyet elkölthetnél. (R7.1)
ra-why-take_god = Istenségért bármelyik lapkát elveheted az árveréssávról, csak másik istenséget nem. (R7.3)
ra-why-not_on_track = Ez a lapka nincs az árveréssávon: { $tile }. (R7.1)
ra-why-nothing_to_take = Az istenségeid most nem tudnak mit elvenni: az árveréssávon csak istenség van, vagy semmi. (R7.3)
ra-why-space_empty = Az árveréssáv e mezője üres: a következő húzott lapka a bal szélső üres mezőre kerül. (R4.2, R7.5)
ra-why-no_auction = Most nincs árverés: Rá-lapkával indul, vagy ha megidézed Rát. (R5.1)
ra-why-sun_unused =
    { $count ->
        [2] Ez a napkorong ({ $disc }) két játékosnál a dobozban marad. (R1.2)
       *[other] Ez a napkorong ({ $disc }) { $count } játékosnál a dobozban marad. (R1.2)
    }
ra-why-sun_centre = Ez a napkorong ({ $disc }) középen fekszik: az kapja meg, aki árverést nyer. (R6.2)
ra-why-sun_down = Ez a napkorong ({ $disc }) képpel lefelé fekszik: a következő korszakig senki sem licitálhat vele. (R6.2, R11.3)
ra-why-sun_of = Ez { $owner_seat } napkorongja ({ $disc }): te a saját, képpel felfelé lévő napkorongjaiddal licitálsz. (R5.4)
ra-why-bid_low = Ez a napkorong ({ $disc }) túl kicsi: a legmagasabb licitnél ({ $high }) nagyobb kell. (R5.4, R5.9)
ra-why-must_bid = Te idézted meg Rát, pedig volt még hely a sávon, és senki sem licitált: most neked kell licitálnod. (R5.6, R5.10)
ra-why-not_hit =
    { $category ->
        [monument] Ez a katasztrófa csak emlékművet visz el. (R8.8)
       *[civilization] Ez a katasztrófa csak civilizációlapkát visz el. (R8.8)
    }
ra-why-none_owned = Ilyen lapkád nincs: { $tile }. (R8.9)

## Mi történt

ra-event-deal =
    { WHO($seat) ->
        [you] A napkorongjaid:
       *[other] { $seat } napkorongjai:
    } { $suns }
ra-event-draw =
    { WHO($seat) ->
        [you] Lapkát húzol:
       *[other] { $seat } lapkát húz:
    } { $tile }
ra-event-ra_tile =
    { WHO($seat) ->
        [you] Rá-lapkát húzol
       *[other] { $seat } Rá-lapkát húz
    } (a korszakban: { $count }/{ $limit })
ra-event-invoke =
    { WHO($seat) ->
        [you] Megidézed Rát
       *[other] { $seat } megidézi Rát
    }
ra-event-bid =
    { WHO($seat) ->
        [you] A licited:
       *[other] { $seat } licitje:
    } { $disc }-{ $disc ->
        [3] as
        [5] ös
        [6] os
        [8] as
        [13] as
        [15] ös
        [16] os
       *[other] es
    } napkorong
ra-event-pass =
    { WHO($seat) ->
        [you] Passzolsz
       *[other] { $seat } passzol
    }
ra-event-won =
    { WHO($seat) ->
        [you] Te nyered az árverést
       *[other] { $seat } nyeri az árverést
    } ({ $disc }-{ $disc ->
        [3] as
        [5] ös
        [6] os
        [8] as
        [13] as
        [15] ös
        [16] os
       *[other] es
    } napkorong), és { WHO($seat) ->
        [you] elviszed: { $centre }
       *[other] elviszi: { $centre }
    }-{ $centre ->
        [3] as
        [5] ös
        [6] os
        [8] as
        [13] as
        [15] ös
        [16] os
       *[other] es
    } napkorong, { $tiles }
ra-event-won_nothing =
    { WHO($seat) ->
        [you] Te nyered az árverést
       *[other] { $seat } nyeri az árverést
    } ({ $disc }-{ $disc ->
        [3] as
        [5] ös
        [6] os
        [8] as
        [13] as
        [15] ös
        [16] os
       *[other] es
    } napkorong), de csak a középső napkorongot { WHO($seat) ->
        [you] viszed
       *[other] viszi
    } el ({ $centre }-{ $centre ->
        [3] as
        [5] ös
        [6] os
        [8] as
        [13] as
        [15] ös
        [16] os
       *[other] es
    })
ra-event-nobody = Senki sem licitál
ra-event-track_lost = Kikerül a játékból: { $tiles }
ra-event-take =
    { WHO($seat) ->
        [you] Istenséget költesz, és elveszed:
       *[other] { $seat } istenséget költ, és elveszi:
    } { $tile }
ra-event-done =
    { WHO($seat) ->
        [you] Nem költesz több
       *[other] { $seat } nem költ több
    } istenséget
ra-event-discard =
    { WHO($seat) ->
        [you] Eldobod:
       *[other] { $seat } eldobja:
    } { $tile }
ra-event-disaster =
    { $tile } – { WHO($seat) ->
        [you] elveszíted:
       *[other] { $seat } elveszíti:
    } { $lost }
ra-event-disaster_nothing =
    { $tile } – { WHO($seat) ->
        [you] megúszod, nincs mit elveszítened
       *[other] { $seat } megússza, nincs mit elveszítenie
    }
ra-event-epoch_ra =
    Az utolsó Rá-lapkával { $epoch ->
        [1] az
        [5] az
       *[other] a
    } { $epoch }. korszak azonnal véget ér
ra-event-epoch_suns =
    Elfogytak a napkorongok: { $epoch ->
        [1] az
        [5] az
       *[other] a
    } { $epoch }. korszak véget ér
ra-event-epoch_points =
    { WHO($seat) ->
        [you] Te: { $points } pont
       *[other] { $seat }: { $points } pont
    } { $epoch ->
        [1] az
        [5] az
       *[other] a
    } { $epoch }. korszakban
ra-event-new_epoch =
    Kezdődik { $epoch ->
        [1] az
        [5] az
       *[other] a
    } { $epoch }. korszak; { WHO($seat) ->
        [you] te kezdesz, nálad van
       *[other] { $seat } kezd, nála van
    } a legnagyobb napkorong
ra-event-over =
    { WHO($seat) ->
        [you] Nyertél { $points } ponttal
       *[other] { $seat } nyer { $points } ponttal
    }

## A pontozólap: honnan jöttek a pontok

ra-item-start = Kezdőpontok: { $points }
ra-item-god = { $count } el nem költött istenség: { $points }
ra-item-gold = { $count } arany: { $points }
ra-item-pharaoh = { $count } fáraó, a többiekkel összevetve: { $points }
ra-item-river = { $count } folyólapka, amely pontot ér: { $points }
ra-item-civilization =
    { $count ->
        [0] Egyetlen civilizációlapka sincs: { $points }
       *[other] { $count } különböző civilizáció: { $points }
    }
ra-item-monument_kinds = { $count } különböző emlékmű: { $points }
ra-item-monument_sets = { $count } csoport egyforma emlékmű: { $points }
ra-item-suns = Napkorongok, összértékük { $count }: { $points }
ra-item-floor = Senki sem mehet nulla alá: { $points }

ra-item-name-start = Kezdőpontok
ra-item-name-god = Istenségek
ra-item-name-gold = Arany
ra-item-name-pharaoh = Fáraók
ra-item-name-river = Folyó
ra-item-name-civilization = Civilizáció
ra-item-name-monument_kinds = Különböző emlékművek
ra-item-name-monument_sets = Egyforma emlékművek
ra-item-name-suns = Napkorongok
ra-item-name-floor = Nulla a minimum
ra-receipt-counts = Zárójelben: hány lapka, fajta vagy csoport számít; a napkorongoknál az összegük.

## Hogyan ért véget a játszma

ra-reason-points = övé a legtöbb pont
ra-reason-highest_sun = holtverseny, a legnagyobb napkorong döntött

## Az asztal beállításai

ra-option-players = Játékosok
ra-option-edition = Kiadás
ra-option-edition-2022 = 2022, 2–5 játékos
ra-option-edition-1999 = 1999, 3–5 játékos
ra-option-edition-few = az 1999-es kiadást { $least }–{ $most } játékos játszhatja, nem { $players }
ra-option-open_scores = Nyílt pontok

## What the evaluation of a position weighs, as `benben fit` lists it

ra-feature-points = A korábbi korszakokban szerzett pontok.
ra-feature-points_now = A pontok, ha a korszak most érne véget.
ra-feature-lead_now = Ennyivel több pont most, mint a legjobb másik játékosé.
ra-feature-late_lead = Ugyanez az előny, annál súlyosabban, minél több telt el a korszakból.
ra-feature-holding = Amit a lapkák ígérnek ebben a korszakban és a későbbiekben.
ra-feature-gods = El nem költött istenségek.
ra-feature-river = Nílusok és áradások, amelyek most pontot érnek.
ra-feature-dry_niles = Nílusok, amelyek áradásra várnak.
ra-feature-niles = Nílusok, amelyek megmaradnak a későbbi korszakokra.
ra-feature-civilizations = A civilizációk pontjai most.
ra-feature-civilization_hope = Ennyi különböző civilizáció hiányzik a háromhoz, amíg van idő.
ra-feature-pharaohs = A fáraók pontjai most.
ra-feature-pharaoh_lead = Ennyivel több fáraó, mint a legjobb másik játékosé.
ra-feature-pharaoh_spare = Ennyivel több fáraó, mint akinek a legkevesebb van.
ra-feature-monument_kinds = A különböző emlékművek pontjai, a végén.
ra-feature-monument_sets = Az egyforma emlékművek pontjai, a végén.
ra-feature-monument_pairs = Emlékműfajták két példánnyal: egy hiányzik a hármashoz.
ra-feature-next_monument = Amit még egy emlékműfajta hozzáadna.
ra-feature-suns = Napkorongok, amelyekkel még lehet licitálni.
ra-feature-suns_late = Ugyanez, annál súlyosabban, minél több telt el a korszakból.
ra-feature-suns_worth = Amit ezek a napkorongok még nyerhetnek.
ra-feature-sun_rank = Hány játékban lévő napkorongnál nagyobbak a sajátok, összeadva.
ra-feature-best_sun = Saját-e a legnagyobb játékban lévő napkorong.
ra-feature-suns_alone = Napkorongok, amelyekkel még lehet licitálni, amikor másnak már nincs.
ra-feature-last_suns = A többieknek megmaradt napkorongok, amelyekkel lehet licitálni.
ra-feature-sun_sum = Az összes napkorong összértéke, képpel felfelé és lefelé.
ra-feature-sun_standing = A napkorongok pontjai, ha a játszma most érne véget.
ra-feature-sun_lead = A napkorongok összértéke, ennyivel több a legjobb másik játékosénál.
ra-feature-next_suns = A következő korszakra megszerzett napkorongok összértéke.
ra-feature-to_move = Most kell-e döntenie a játékosnak, árverésen kívül.
ra-feature-turn_lot = Amit az árveréssávon lévő lapkák hozzáadnának, ha a játékos következik.
ra-feature-soon = Milyen hamar kerül sorra: 1, ha most, és így tovább 0-ig.
ra-feature-lot = Amit az árveréssávon lévő lapkák hozzáadnának, ha van napkorong a licithez.
ra-feature-winning_lot = Az árverés alatt lévő lapkák értéke a legmagasabb licit gazdájának.
ra-feature-winning_cost = Amit a legmagasabb licit napkorongja később nyerhetett volna.
ra-feature-lot_to_come = Az árverés alatt lévő lapkák értéke annak, aki még többet licitálhat.

## Az asztal szöveges rajza

ra-picture-epoch = { $epoch }. korszak a 3-ból
ra-picture-ra_track = Rá: { $count }/{ $limit }
ra-picture-bag-2022 = { $count } lapka a zsákban
ra-picture-bag-1999 = { $count } lapka képpel lefelé
ra-picture-centre =
    Középen: { $disc }-{ $disc ->
        [3] as
        [5] ös
        [6] os
        [8] as
        [13] as
        [15] ös
        [16] os
       *[other] es
    } napkorong
ra-picture-seat = Játékos
ra-picture-points = Pont
ra-picture-suns = Napkorongok
ra-picture-bid = Licit
ra-picture-tiles = Lapkák
ra-picture-name = { $seat }
ra-picture-ra_player = Rá
ra-picture-passed = passz

## Az asztal a böngészőben, amire a szabálynak nincs szava

ra-table-epoch = { $epoch }. korszak
ra-table-ra-track = Rá: { $count }/{ $limit }
ra-table-track = Árveréssáv
ra-table-track-holds =
    { $count ->
        [one] Árverés alatt: { $tiles }
       *[other] Árverés alatt { $count } lapka: { $tiles }
    }
ra-table-track-empty = Az árveréssáv üres
ra-table-space = { $space }. mező: { $tile }
ra-table-empty = üres
ra-table-middle = Húzható lapkák, a középső napkorong és Rá
ra-table-bag-2022 = A zsák, benne még { $count } lapka
ra-table-bag-1999 = A tábla körül még { $count } lefordított lapka
ra-table-centre =
    Középen: { $disc }-{ $disc ->
        [3] as
        [5] ös
        [6] os
        [8] as
        [13] as
        [15] ös
        [16] os
       *[other] es
    } napkorong
ra-table-figure = Rá szobra
ra-table-auction =
    Árverés; { WHO($ra_seat) ->
        [you] te vagy a Rá-játékos
       *[other] a Rá-játékos: { $ra_seat }
    }
ra-table-bids = Licitek
ra-table-has-bid =
    { WHO($seat) ->
        [you] A licited:
       *[other] { $seat } licitje:
    } { $disc }-{ $disc ->
        [3] as
        [5] ös
        [6] os
        [8] as
        [13] as
        [15] ös
        [16] os
       *[other] es
    } napkorong
ra-table-passed =
    { WHO($seat) ->
        [you] Passzolsz
       *[other] { $seat } passzol
    }
ra-table-pass-word = passzol
ra-table-pass = Passz
ra-table-lot =
    { WHO($seat) ->
        [you] Neked az árveréssáv
       *[other] { $seat }: az árveréssáv
    } { $points } pontot hozna a korszak végén
ra-table-lot-open =
    { WHO($seat) ->
        [you] Hogy neked az
       *[other] { $seat }: hogy az
    } árveréssáv mennyit hozna, attól függ, mit visz el a katasztrófa
ra-table-lot-short = A sáv most:
ra-table-mat = { $seat } játéktere
ra-table-sun-up =
    { $disc }-{ $disc ->
        [3] as
        [5] ös
        [6] os
        [8] as
        [13] as
        [15] ös
        [16] os
       *[other] es
    } napkorong
ra-table-sun-down =
    { $disc }-{ $disc ->
        [3] as
        [5] ös
        [6] os
        [8] as
        [13] as
        [15] ös
        [16] os
       *[other] es
    } napkorong, képpel lefelé
ra-table-suns-up =
    { $count ->
        [0] Nincs napkorongja a licithez
       *[other] Licitálható napkorongok: { $suns }
    }
ra-table-suns-down = Lefordított napkorongok: { $suns }
ra-table-no-tiles = Nincs lapka
ra-table-tile-count =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }

## A bemutató jelenetei: mit kell tudni, mit kell tenni, mit hozott, és mit mondunk más lépésre

ra-lesson-table-say = A Rá árverésekről szól: a lapkák pontot hoznak, napkoronggal vesszük meg őket. Az árverésre váró lapkák az árveréssávon fekszenek, a napkorongjaid előtted, egy további napkorong pedig középen.
ra-lesson-table-do = Érints meg mindent, ami meg van jelölve, és megtudod, micsoda.
ra-lesson-table-done = A körödben lapkát húzol, árverést indítasz, vagy istenséget költesz. Más dolgod nincs is.
ra-lesson-draw-say = A legegyszerűbb lépés: húzz egy lapkát. Az árveréssávra kerül a többi mellé, és a következő játékos jön.
ra-lesson-draw-do = Húzz egy lapkát a zsákból.
ra-lesson-draw-other = Ezzel árverést indítanál. Ebben a jelenetben húzz egy lapkát: érintsd meg a zsákot.
ra-lesson-draw-done = A lapka az árveréssávon fekszik, és a többiek is húztak. Ezek a lapkák még senkiéi. A nevek mellett látod, hány pontot hoznának a korszak végén: most mindenkinek 15-öt.
ra-lesson-ra-say = A lapkák között Rá-lapkák is vannak. Ezek sosem kerülnek az árveréssávra: a tábla tetején számoljuk őket, és mindegyik árverést indít az egész árveréssávért.
ra-lesson-ra-do = Húzz megint egy lapkát.
ra-lesson-ra-other = Nemsokára te is indítasz árverést. Előbb nézd meg, mit tesz egy Rá-lapka: húzz.
ra-lesson-ra-done = Rá-lapka, tehát árverés. Mindenki egyszer kap szót, licitál vagy passzol, és utoljára az, aki a Rá-lapkát húzta. Az első passzolt, a második a 4-es napkorongot ajánlotta. Most te jössz.
ra-lesson-bid-say = Egy napkorongoddal licitálsz, és ennek nagyobbnak kell lennie az eddigi legnagyobb licitnél. Utánad már senki sem jön, és az árveréssáv 15 pontot hozna neked.
ra-lesson-bid-do = Vidd el a lapkákat azzal a napkoronggal, amelyik éppen elég hozzá.
ra-lesson-bid-other = Lehet így is, de ezekért a lapkákért érdemes licitálni, és a 4 fölötti legkisebb napkorong is elég. A nagyokat tartogasd olyan árverésre, ahol mások jönnek utánad.
ra-lesson-bid-done = Tiéd az árveréssáv összes lapkája. A licitált 5-ös napkorong most középen fekszik. Ami ott volt, az 1-es, a tiéd lett, képpel lefelé: a következő korszakban használhatod.
ra-lesson-invoke-say = Nem kell Rá-lapkára várnod: a körödben megidézheted Rát. Ekkor azonnal árverés kezdődik az árveréssávért és a középső napkorongért, és te licitálsz utoljára.
ra-lesson-invoke-do = Három neked való lapka, középen pedig a 9-es napkorong: érintsd meg Rá szobrát.
ra-lesson-invoke-do-2 = Senki sem licitált, ezért neked kell: aki megidézi Rát, amikor a sáv még nincs tele, ilyenkor nem passzolhat. Licitáld a legkisebb napkorongodat.
ra-lesson-invoke-other = Lehet így is, de ezt a három lapkát és a 9-es napkorongot most érdemes megszerezni: idézd meg Rát.
ra-lesson-invoke-other-2 = Lehet így is, de senki sem licitált: elég a legkisebb napkorongod.
ra-lesson-invoke-done = A 2-es napkorongért három lapkát kaptál, és a következő korszakra a 9-est. Aki nyer, mindig a középső napkorongra cserél: licit előtt nézd meg, mi fekszik ott.
ra-lesson-full-say = Mind a nyolc mező foglalt, ezért senki sem húzhat: idézd meg Rát. Ha az árveréssáv tele van, te is passzolhatsz. Három katasztrófa fekszik ott: elvinnék a fáraóidat, az emlékműveidet és a Nílusokat.
ra-lesson-full-do = Idézd meg Rát.
ra-lesson-full-do-2 = Mindenki más passzolt. Ezek a lapkák neked sem kellenek: passzolj.
ra-lesson-full-other = Lehet így is, de két arany kevesebbet ér, mint amit ezek a katasztrófák elvinnének tőled: passzolj.
ra-lesson-full-done = Ha tele árveréssávnál mindenki passzol, a nyolc lapka kikerül a játékból. Kihúzott Rá-lapka után ott maradtak volna. Akárki nyer vagy passzol: a következő kör mindig azé, aki a Rát megidéző játékos bal oldalán ül.
ra-lesson-god-say = Két Nílusod van, de csak áradással együtt hoznak pontot. Van itt egy áradás, mellette viszont szárazság fekszik, amely két folyólapkájába kerül annak, aki elviszi. Egy istenség árverés nélkül elvesz egy lapkát az árveréssávról.
ra-lesson-god-do = Költsd el az istenségedet az áradásért.
ra-lesson-god-other = Lehet így is, de neked az áradás kell a szárazság nélkül: érintsd meg az istenségedet, azután az áradást.
ra-lesson-god-done = Az istenség kikerül a játékból, az áradás a tiéd, a szárazság pedig másra vár. A korszak végén mindhárom folyólapkád 1 pontot hoz. A megtartott istenség 2 pontot ér.
ra-lesson-disaster-say = A katasztrófák a többi lapka közt fekszenek, és aki az árverést nyeri, ezeket is elviszi. A lázadás két civilizációlapkába kerül. Három aranyért és egy fáraóért ez nem sok: művészetből három is van nálad.
ra-lesson-disaster-do = Megidézted Rát, és senki sem licitált. Licitálj valamelyik napkorongoddal.
ra-lesson-disaster-do-2 = Lázadás: dobj el egy lapkát, amelyik nem hiányzik. A civilizációkból csak a különböző fajták számítanak.
ra-lesson-disaster-do-3 = És még egyet.
ra-lesson-disaster-other = Így kevesebb különböző fajtád maradna, és kevesebb pontod. Művészetet dobj el: abból több is van.
ra-lesson-disaster-done = Még mindig háromféle civilizációd van, ez 5 pontot ér. Egy katasztrófa két lapkát visz el a maga kategóriájából: ott fáj a legkevésbé, ahol fölösleges lapkáid vannak.
ra-lesson-lack-say = A korszak végén az veszít 2 pontot, akinek a legkevesebb fáraója van, és az kap 5-öt, akinek a legtöbb. Akinek egyetlen civilizációlapkája sincs, 5-öt veszít. Neked egyik sincs, az utolsó Rá-lapka pedig bármikor jöhet.
ra-lesson-lack-do = Költsd az istenségedet arra a lapkára, amelyik a legtöbb veszteségtől megóv.
ra-lesson-lack-other = Lehet így is, de egy civilizációlapka 5 ponttól óv meg. Egy fáraó legfeljebb 2-től, a Nílusok pedig áradás nélkül semmit sem hoznak.
ra-lesson-lack-done = Vége a korszaknak, és csak a fáraók miatt veszítettél: 2 pontot. Egyféle civilizáció nem hoz pontot, de nem veszítettél 5-öt. Az új korszakot az kezdi, akinél a legnagyobb napkorong van.
ra-lesson-epoch-say = Ebben a korszakban a nyolc Rá-lapkából hetet már kihúztak. A nyolcadik azonnal, árverés nélkül véget vet a korszaknak, és jön a pontozás.
ra-lesson-epoch-do = Húzz egy lapkát, és nézd meg, miért kapsz pontot.
ra-lesson-epoch-other = Lehet így is, de az árveréssáv üres. Húzz, és nézd meg, hogyan ér véget a korszak.
ra-lesson-epoch-done = Ez 6 pont. A fáraók, a Nílusok és az emlékművek nálad maradnak a következő korszakra; az arany, az istenségek, az áradások és a civilizációk kikerülnek a játékból. Minden napkorong újra képpel felfelé fekszik, az elnyertek is.
ra-lesson-alone-say = A másik játékos minden napkorongját elhasználta, és a korszak végéig kimarad. Neked még egy van, egyedül folytatod. Hét lapka vár rád; de ha még egy Rá-lapka jön, vége a korszaknak, és mind elvész.
ra-lesson-alone-do = Ne kockáztass újabb lapkát: idézd meg Rát.
ra-lesson-alone-do-2 = Most licitáld az utolsó napkorongodat.
ra-lesson-alone-other = Bármelyik húzás az utolsó Rá-lapka lehet, és akkor semmit sem kapsz. Vidd el, ami ott fekszik: idézd meg Rát.
ra-lesson-alone-done = A legutolsó napkoronggal a korszak is véget ér. 16 pontot kapsz; a hét lapka nélkül 5-öt veszítettél volna. Aki sokáig tartogat egy napkorongot, válogathat, de túl sokáig nem várhat.
ra-lesson-end-say = A harmadik korszak az utolsó. Utána az emlékművek is pontot hoznak: itt fajtánként 1-et, három egyforma pedig 5-öt. A napkorongokat is összeadjuk: akié a legnagyobb összeg, 5 pontot kap, akié a legkisebb, 5-öt veszít.
ra-lesson-end-do = Egy Rá-lapka hiányzik még. Húzz, és nézd meg, hogyan ér véget a játszma.
ra-lesson-end-other = Lehet így is, de keveset hoz. Húzz, és nézd meg, hogyan ér véget a játszma.
ra-lesson-end-done = Nyertél, 13 ponttal 9 ellen. Az emlékműveid 8 pontot hoztak, a napkorongjaid 5-be kerültek. Holtversenyben a legnagyobb napkorong dönt. A pontozólap minden pontról megmondja, honnan jött. Most már mindent tudsz egy egész játszmához.

## Tanácsok az első, vezetett játszmában, minden új döntésnél egyszer

ra-advice-turn = Húzz, amíg az árveréssáv keveset kínál neked. Idézd meg Rát, ha neked többet ér, mint a többieknek, vagy ha nagy napkorong fekszik középen: a nevek mellett látod, mit hozna a sáv.
ra-advice-turn-draw-invoke-take = Van egy istenséged, elcserélheted az árveréssáv egyik lapkájára: arra, amelyik kell neked, vagy amelyik mellett katasztrófa fekszik. Ha a korszak végéig megtartod, 2 pontot ér.
ra-advice-turn_full = Az árveréssáv megtelt, senki sem húzhat. Ha megidézed Rát, te is passzolhatsz: ha senki sem licitál, a lapkák kikerülnek a játékból.
ra-advice-gods = Csak olyan lapkáért költs még egy istenséget, amelyik 2 pontnál többet hoz: ennyit ér az istenség, ha megtartod.
ra-advice-bid_first = Vesd össze, mit hoz az árveréssáv neked, és mit a többieknek. A nagy napkorong gazdag sávra való. De ne tartogasd mindet: ami az utolsó Rá-lapkánál megmarad, azzal nem vettél semmit.
ra-advice-bid_over = Licitáld a legkisebb napkorongot, amellyel nyerhetsz, ha megérik a lapkák, és a középső napkorong sem rossz csere. Különben fizessenek a többiek.
ra-advice-must_bid = Most licitálnod kell. Utánad senki sem jön, ezért a legkisebb napkorongod is elég; nagyobbat csak akkor adj, ha meg akarsz válni tőle.
ra-advice-discard = Azt dobd el, ami a legkevesebbet ér: olyan civilizációt, amelyikből több is van, vagy olyan emlékművet, amelyikből csak kettőd van.

## How you score

ra-scoring-when-epoch = Minden korszak végén
ra-scoring-when-last = Csak a harmadik korszak végén
ra-scoring-when-always = Az elejétől a végéig
ra-scoring-of-each = darabonként
ra-scoring-of-most = legtöbb
ra-scoring-of-fewest = legkevesebb
ra-scoring-of-highest = legnagyobb
ra-scoring-of-lowest = legkisebb
ra-scoring-of-start = kezdéskor
ra-scoring-of-least = legalább
ra-scoring-god = Istenségek
ra-scoring-god-text = Minden istenségért, amelyet nem költöttél el.
ra-scoring-gold = Arany
ra-scoring-gold-text = Minden aranyért; utána kikerül a játékból.
ra-scoring-pharaoh = Fáraók
ra-scoring-pharaoh-text = A többiekkel összevetve: holtversenyben mindenki a teljes pontot kapja vagy veszíti. Ha mindenkinek ugyanannyi van, senki.
ra-scoring-river = Folyó
ra-scoring-river-text = Minden Nílusért és áradásért, de csak ha van legalább egy áradásod.
ra-scoring-civilization = Civilizáció
ra-scoring-civilization-text = Aszerint, hányféle van; a további példányok nem érnek semmit.
ra-scoring-civilization-count = Fajták
ra-scoring-monument_kinds = Különböző emlékművek
ra-scoring-monument_kinds-text = Aszerint, hányféle van.
ra-scoring-monument_kinds-count = Fajták
ra-scoring-monument_sets = Egyforma emlékművek
ra-scoring-monument_sets-text = Minden fajtáért külön. Minden emlékmű mindkét módon számít.
ra-scoring-monument_sets-count = Egyforma lapka
ra-scoring-suns = Napkorongok
ra-scoring-suns-text = A saját napkorongjaid összege, a képpel lefelé fekvőké is. Holtversenyben mindenki a teljes pontot kapja vagy veszíti.
ra-scoring-start = Kezdőpontok
ra-scoring-start-text = Mindenki ennyi ponttal kezd.
ra-scoring-floor = A minimum
ra-scoring-floor-text = Ez alá senki sem mehet. Egy pontozás nyereségeit és veszteségeit előbb össze kell adni.

ra-luck-deal = napkorong-készletek
ra-luck-reveal = lapkák

## Reviews: what is in hand, and kinds of errors

ra-held-sun = { $number }. napkorong
ra-held-god = Istenségek kijátszás előtt
ra-error-called_too_early = Rá túl korán megidézve
ra-error-called_too_late = Rá túl későn megidézve
ra-error-lot_let_go = Jó lapkák elengedve
ra-error-bid_too_much = Licit passz helyett
ra-error-took_disaster = Katasztrófa elvitele
ra-error-sun_too_high = Túl nagy napkorong
ra-error-sun_too_low = Túl kicsi napkorong
ra-error-god_kept = Istenség felhasználatlanul
ra-error-god_wasted = Istenség túl korán felhasználva
ra-error-wrong_tile = Rossz lapka az istenségért
ra-error-wrong_loss = Rossz lapka feladása
