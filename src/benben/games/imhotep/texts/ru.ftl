### Imhotep: all texts of the game in Russian. The numbers in brackets are those of docs/rules/imhotep.md.

imhotep-title = Имхотеп
imhotep-subtitle = Вместе грузите корабли, а отправляйте их туда, куда выгодно вам: пять мест на выбор
imhotep-minutes = 40
imhotep-weight = Легко освоить

## Cards, colours, sites

imhotep-card-entrance = Вход
imhotep-card-sarcophagus = Саркофаг
imhotep-card-paved_path = Мощёная дорога
imhotep-card-pyramid_decoration = Украшение пирамид
imhotep-card-temple_decoration = Украшение храма
imhotep-card-burial_chamber_decoration = Украшение усыпальницы
imhotep-card-obelisk_decoration = Украшение обелисков
imhotep-card-statue = Статуя
imhotep-card-lever = Рычаг
imhotep-card-hammer = Молот
imhotep-card-sail = Парус
imhotep-card-chisel = Зубило

imhotep-color-black = чёрный
imhotep-color-white = белый
imhotep-color-brown = коричневый
imhotep-color-gray = серый

# In the dative, as after “к”: “отправить к …”, “причалил к …”.
imhotep-site-market = рынку
imhotep-site-pyramids = пирамидам
imhotep-site-temple = храму
imhotep-site-burial_chamber = усыпальнице
imhotep-site-obelisks = обелискам

# As in “… пирамида”.
imhotep-pyramid-left = левая
imhotep-pyramid-middle = средняя
imhotep-pyramid-right = правая

## What each thing is: shown when it is pointed at

imhotep-about-entrance = Красная, действует сразу: камень из вашей каменоломни ставится на пирамиды и приносит там очки. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-sarcophagus = Красная, действует сразу: камень из вашей каменоломни ставится в усыпальницу. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-paved_path = Красная, действует сразу: камень из вашей каменоломни ставится к обелискам. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-pyramid_decoration = В конце 1 очко за каждые три камня на пирамидах, чьи бы они ни были. (I11.6, I11.7, I11.8)
imhotep-about-temple_decoration = В конце 1 очко за каждые три камня в храме, чьи бы они ни были, накрытые тоже считаются. (I11.6, I11.7, I11.8)
imhotep-about-burial_chamber_decoration = В конце 1 очко за каждые три камня в усыпальнице, чьи бы они ни были. (I11.6, I11.7, I11.8)
imhotep-about-obelisk_decoration = В конце 1 очко за каждые три камня у обелисков, чьи бы они ни были. (I11.6, I11.7, I11.8)
imhotep-about-statue = В конце от одной до пяти статуй приносят 1, 3, 6, 10 или 15 очков, каждая следующая — ещё 2. (I11.9)
imhotep-about-lever = Отправьте корабль и решите, в каком порядке с него разгружаются все камни. Не использована: 1 очко. (I12.7, I12.8, I12.2, I12.5)
imhotep-about-hammer = Возьмите три камня, потом поставьте один на корабль. Не использована: 1 очко. (I12.10, I12.2, I12.5)
imhotep-about-sail = Поставьте камень на корабль и отправьте этот корабль. Не использована: 1 очко. (I12.12, I12.2, I12.5)
imhotep-about-chisel = Поставьте два камня на один корабль или на два разных. Не использована: 1 очко. (I12.14, I12.2, I12.5)
imhotep-about-site-market-A = За каждый прибывший камень его владелец берёт одну из четырёх открытых карт; камень возвращается в каменоломню. (I6.2, I3.3, I6.4, I6.10)
imhotep-about-site-market-B = За каждый камень его владелец берёт открытую карту или закрытую пару: смотрит обе карты и оставляет одну. (I6.7, I3.3, I6.6, I6.4)
imhotep-about-site-pyramids-A = Каждый камень сразу приносит очки своей ячейки. После 14 камней каждый следующий приносит 1 очко. (I7.3, I7.1, I7.2, I7.4)
imhotep-about-site-pyramids-B = Владелец камня выбирает пирамиду. Ячейка сразу приносит очки или 1 очко и бонус. (I7.9, I7.5, I7.7, I7.8, I17.1)
imhotep-about-site-temple-A = В конце каждого раунда каждый камень, который виден сверху, приносит 1 очко. (I8.3, I8.1, I8.2)
imhotep-about-site-temple-B = В конце каждого раунда каждый камень, который виден сверху, приносит бонус своего столбца. (I8.4, I8.2, I8.9, I17.2)
imhotep-about-site-burial_chamber-A = В конце группы из 1–5 соседних камней одного цвета приносят 1, 3, 6, 10 или 15 очков, каждый следующий камень — ещё 2. (I9.3, I9.1, I9.2)
imhotep-about-site-burial_chamber-B = В конце каждый ряд приносит очки тем, у кого в нём больше всего камней, соседние они или нет. (I9.4, I9.5, I9.6, I17.3)
imhotep-about-site-obelisks-A = В конце самый высокий обелиск приносит больше всего очков. Равные делят очки своих мест. (I10.2, I10.1, I10.3, I10.4)
imhotep-about-site-obelisks-B = Третий ваш камень завершает башню: она занимает лучшую свободную ячейку и сразу приносит её очки. (I10.6, I10.5, I10.7, I10.8, I10.9, I17.4)
imhotep-about-ship = Отправить его к свободной постройке может любой, когда на борту достаточно камней: на один меньше, чем мест, но хотя бы один. Разгружают с носа. (I5.1, I1.4, I5.3)
imhotep-about-stone = При разгрузке всё, что приносит камень, достаётся его владельцу, кто бы ни отправил корабль. (I5.6, I5.7, I13.3)
imhotep-about-quarry = Одно из четырёх действий: взять на сани три камня из своей каменоломни или сколько поместится. (I4.1, I4.2, I1.1)
imhotep-about-sled = На корабли ставят только камни с саней. На санях пять мест; при равенстве очков решают камни на санях. (I1.5, I2.5, I14.6)
imhotep-about-round_card = Шесть карт раундов показывают, какие четыре корабля есть в раунде. Седьмая, случайная, остаётся в коробке. (I2.3, I1.6, I3.1, I3.2, I13.1, I13.4)
imhotep-about-pile = Карты рынка лицом вниз. Когда они кончаются, сброс перемешивают. (I6.11, I1.7, I2.4, I6.13)
imhotep-about-discard = Использованные карты и те, которых никто не взял, лицом вверх. (I6.11, I6.12, I13.2)
imhotep-about-pair = Две карты лицом вниз вместо одной: кто их берёт, смотрит обе, одну оставляет, другую сбрасывает. (I6.8, I6.9, I16.3, I16.4)
imhotep-about-bonus-card = Бонусная ячейка: 1 очко, и можно взять верхнюю карту рынка. (I7.10)
imhotep-about-bonus-stones = Бонусная ячейка: 1 очко, и можно взять три камня или сколько поместится. (I7.11)
imhotep-about-bonus-ship = Бонусная ячейка: 1 очко, и можно поставить камень со своих саней на корабль. (I7.12)
imhotep-about-column-choice = В конце каждого раунда верхний камень приносит владельцу на выбор 1 очко или 2 камня. (I8.5, I8.6)
imhotep-about-column-points = В конце каждого раунда верхний камень приносит 2 очка. (I8.7)
imhotep-about-column-card = В конце каждого раунда верхний камень приносит верхнюю карту рынка. (I8.8)
imhotep-about-cards = Карты, которые действуют или приносят очки сами по себе. (I11.1, I6.5)
imhotep-about-score = Сколько очков было бы у каждого, если бы партия закончилась сейчас, вместе с очками на шкале. (I14.4, I14.2, I14.3, I15.4)
imhotep-about-log = Всё, что произошло, новое сверху. В скачанной партии то же самое стоит как запись ходов. (I18.1, I18.2, I18.3, I16.5)
imhotep-about-wrath = В конце минус 5 очков тому, у кого нет камня хотя бы в одном из четырёх мест: пирамиды, храм, усыпальница, обелиски. (I15.1, I15.2, I15.3, I15.4)

## Decisions, as buttons say them

imhotep-move-get =
    { $count ->
        [one] Взять { $count } камень
        [few] Взять { $count } камня
        [many] Взять { $count } камней
       *[other] Взять { $count } камня
    }
imhotep-move-place = Поставить камень на корабль { $ship }, место { $space }
imhotep-move-sail = Отправить корабль { $ship } к { $site }
imhotep-move-play = Разыграть «{ $card }»
imhotep-move-take = Взять: { $card }
imhotep-move-pair = Взять закрытую пару
imhotep-move-keep = Оставить: { $card }
imhotep-move-unload = Разгрузить { $color } камень
imhotep-move-build = Строить: { $pyramid } пирамида
imhotep-move-draw = Взять верхнюю карту
imhotep-move-point = Взять 1 очко
imhotep-move-decline-draw = Не брать карту
imhotep-move-decline-get = Не брать камни
imhotep-move-decline-place = Не ставить камень
imhotep-move-pass = Пас

## What must be decided, and why

imhotep-prompt-turn =
    { WHO($seat) ->
        [you] Ваш ход: выберите действие
       *[other] { $seat } выбирает действие
    }
imhotep-prompt-stuck =
    { WHO($seat) ->
        [you] Вы не можете сделать ход: остаётся
       *[other] { $seat } не может сделать ход: остаётся
    } только пас
imhotep-prompt-place =
    { WHO($seat) ->
        [you] Вы разыгрываете «{ $card }»: поставьте камень на корабль
       *[other] { $seat } разыгрывает «{ $card }»: ставит камень на корабль
    }
imhotep-prompt-place_to_sail =
    { WHO($seat) ->
        [you] Вы разыгрываете «{ $card }»: поставьте камень на корабль, который отправится
       *[other] { $seat } разыгрывает «{ $card }»: ставит камень на корабль, который отправится
    }
imhotep-prompt-sail =
    { WHO($seat) ->
        [you] Вы разыгрываете «{ $card }»: отправьте корабль
       *[other] { $seat } разыгрывает «{ $card }»: отправляет корабль
    }
imhotep-prompt-sail_on =
    { WHO($seat) ->
        [you] Вы разыгрываете «{ $card }»: отправьте этот корабль
       *[other] { $seat } разыгрывает «{ $card }»: отправляет этот корабль
    }
imhotep-prompt-order =
    { WHO($seat) ->
        [you] Вы решаете, в каком порядке разгружать: выберите цвет следующего камня
       *[other] { $seat } решает, в каком порядке разгружать: выбирает цвет следующего камня
    }
imhotep-prompt-take =
    { WHO($seat) ->
        [you] Ваш камень прибыл на рынок: возьмите карту
       *[other] Камень прибыл на рынок: { $seat } берёт карту
    }
imhotep-prompt-keep =
    { WHO($seat) ->
        [you] Вы смотрите пару: оставьте одну из двух карт
       *[other] { $seat } смотрит пару: оставляет одну из двух карт
    }
imhotep-prompt-build =
    { WHO($seat) ->
        [you] Ваш камень прибыл к пирамидам: выберите пирамиду
       *[other] Камень прибыл к пирамидам: { $seat } выбирает пирамиду
    }
imhotep-prompt-may_draw =
    { WHO($seat) ->
        [you] Вы получаете бонус: возьмите верхнюю карту или откажитесь
       *[other] { $seat } получает бонус: берёт верхнюю карту или отказывается
    }
imhotep-prompt-may_get =
    { WHO($seat) ->
        [you] Вы получаете бонус: возьмите камни или откажитесь
       *[other] { $seat } получает бонус: берёт камни или отказывается
    }
imhotep-prompt-may_place =
    { WHO($seat) ->
        [you] Вы получаете бонус: поставьте камень на корабль или откажитесь
       *[other] { $seat } получает бонус: ставит камень на корабль или отказывается
    }
imhotep-prompt-choose =
    { WHO($seat) ->
        [you] Ваш камень наверху храма: возьмите 1 очко или 2 камня
       *[other] Камень наверху храма: { $seat } берёт 1 очко или 2 камня
    }
imhotep-prompt-over = Партия окончена
imhotep-prompt-deal_round = Открывается карта раунда
imhotep-prompt-deal_offer = Открываются карты рынка
imhotep-prompt-look = Игрок смотрит пару
imhotep-prompt-draw = Вытягивается верхняя карта
imhotep-prompt-clear = Открывается пара, которую никто не взял

## Why something cannot be done now

imhotep-why-over = Партия окончена: сыграны все шесть раундов. (I14.1, I14.5, I14.6, I14.7)
imhotep-why-chance = Сначала открываются карты, и никто не знает какие. (I2.8, I16.2)
imhotep-why-watching = Вы смотрите партию: сейчас решает { $seat }. (I3.4, I16.1)
imhotep-why-other-turn = Сейчас ходит { $seat }: игроки ходят по очереди. (I3.4, I2.1, I2.7, I13.4)
imhotep-why-other-card = Сейчас { $seat } разыгрывает карту «{ $card }». (I12.1)
imhotep-why-other-choice = Сначала выбирает { $seat }: что приносит камень, решает его владелец. (I5.6, I5.8)
imhotep-why-nowhere = Это не относится ни к одному действию: возьмите камни, поставьте камень, отправьте корабль или разыграйте синюю карту. (I3.5, I3.6)

# What has to be decided before anything else.
imhotep-why-first-place = Вы разыгрываете «{ $card }»: сначала поставьте камень на пустое место корабля. (I12.4)
imhotep-why-first-place_to_sail = Вы разыгрываете «{ $card }»: сначала поставьте камень на корабль, который с ним сможет отплыть. (I12.12)
imhotep-why-first-sail = Вы разыгрываете «{ $card }»: сначала отправьте корабль. (I12.7)
imhotep-why-first-sail_on = Вы разыгрываете «{ $card }»: сначала отправьте корабль, на который поставлен камень. (I12.12)
imhotep-why-first-order = Сначала выберите, камень какого цвета разгружается следующим. (I12.9)
imhotep-why-first-take = Сначала возьмите карту за свой камень на рынке. (I6.2)
imhotep-why-first-keep = Сначала оставьте одну из двух карт пары. (I6.8)
imhotep-why-first-build = Сначала выберите пирамиду для своего камня. (I7.6)
imhotep-why-first-may_draw = Сначала решите, нужен ли бонус: взять верхнюю карту или отказаться. (I7.10)
imhotep-why-first-may_get = Сначала решите, нужен ли бонус: взять камни или отказаться. (I7.11)
imhotep-why-first-may_place = Сначала решите, нужен ли бонус: поставить камень на корабль или отказаться. (I7.12)
imhotep-why-first-choose = Сначала выберите, что принесёт ваш камень наверху храма: 1 очко или 2 камня. (I8.5)

# Actions and their parts.
imhotep-why-place-no_stone = Сани пусты: прежде чем ставить камень, возьмите камни. (I4.6)
imhotep-why-place-no_stone_left = Сани и каменоломня пусты: ставить нечего. (I4.6)
imhotep-why-place-no_room = На кораблях, которые не отплыли, заняты все места: отправьте один из них. (I4.6)
imhotep-why-place-sailed = Корабль { $ship } уже отплыл: камни ставят только на те, что ещё не отплыли. (I4.4)
imhotep-why-place-full = Корабль { $ship } полон: выберите пустое место на другом корабле. (I4.5)
imhotep-why-place-to_sail = Корабль { $ship } должен сразу отплыть, но не сможет и с ещё одним камнем; нужно камней на борту: { $fewest }. (I12.13)
imhotep-why-place-no_space =
    { $spaces ->
        [one] На корабле { $ship } только { $spaces } место. (I1.3)
        [few] На корабле { $ship } только { $spaces } места. (I1.3)
        [many] На корабле { $ship } только { $spaces } мест. (I1.3)
       *[other] На корабле { $ship } только { $spaces } места. (I1.3)
    }
imhotep-why-place-taken = На одном месте помещается один камень: выберите пустое. (I4.5)
imhotep-why-get-full = Сани заняты: на них пять мест, поставьте часть камней на корабли. (I4.3)
imhotep-why-get-empty = Каменоломня пуста: брать больше нечего. (I4.3)
imhotep-why-sail-taken = В этом раунде к { $site } уже причалил другой корабль: выберите свободную постройку. (I5.2, I5.4)
imhotep-why-sail-sailed = Корабль { $ship } уже отплыл: до конца раунда он стоит там, где причалил. (I5.2, I13.2)
imhotep-why-sail-loaded = Отплыть должен тот корабль, на который поставлен камень: корабль { $loaded }. (I12.12)
imhotep-why-sail-missing =
    { $missing ->
        [one] Корабль { $ship } пока не может отплыть: нужен ещё { $missing } камень, любого цвета. (I5.1)
        [few] Корабль { $ship } пока не может отплыть: нужно ещё { $missing } камня, любых цветов. (I5.1)
        [many] Корабль { $ship } пока не может отплыть: нужно ещё { $missing } камней, любых цветов. (I5.1)
       *[other] Корабль { $ship } пока не может отплыть: нужно ещё { $missing } камня, любых цветов. (I5.1)
    }
imhotep-why-sail-none = Ни на одном корабле нет достаточно камней, чтобы отплыть. (I5.1)
imhotep-why-play-not_yours = Такой карты перед вами нет: «{ $card }». (I12.1)
imhotep-why-play-once = В этом раунде вы уже разыграли синюю карту: за этим столом больше нельзя. (I12.3)
imhotep-why-play-no_ship = «{ $card }» сейчас не разыграть: ни на одном корабле нет достаточно камней, чтобы отплыть. (I12.4)
imhotep-why-play-full = «{ $card }» сейчас не разыграть: сани заняты, камни взять нельзя. (I12.11)
imhotep-why-play-empty = «{ $card }» сейчас не разыграть: каменоломня пуста, камни взять нельзя. (I12.11)
imhotep-why-play-no_space = «{ $card }» сейчас не разыграть: ни на одном корабле нет пустого места для камня. (I12.11)
imhotep-why-play-no_stone = «{ $card }» сейчас не разыграть: сначала нужен камень с саней, а они пусты. (I12.4)
imhotep-why-play-no_load = «{ $card }» сейчас не разыграть: нет корабля с пустым местом, который смог бы отплыть с ещё одним камнем. (I12.13)
imhotep-why-play-two_stones = «{ $card }» сейчас не разыграть: на санях нужны два камня. (I12.15)
imhotep-why-play-two_spaces = «{ $card }» сейчас не разыграть: на кораблях нужны два пустых места. (I12.15)
imhotep-why-pass = Пасовать можно, только если ни одно действие невозможно. (I3.7, I3.8, I13.5)

# At the sites.
imhotep-why-take-gone = Такой карты на рынке нет: взятые карты в течение раунда не заменяют. (I6.3)
imhotep-why-take-later = Карту с рынка берут только за свой камень, который там разгружают. (I6.2)
imhotep-why-pair-gone = Пару уже взяли: в течение раунда её не заменяют. (I6.3)
imhotep-why-pair-later = Пару берут только за свой камень, который разгружают на рынке. (I6.7)
imhotep-why-pair-side_a = На стороне A у рынка четыре открытые карты, пары там нет. (I6.1)
imhotep-why-keep = Вы оставляете одну из двух карт, которые сейчас смотрите. (I6.8)
imhotep-why-keep-later = Одну из карт пары оставляет только тот, кто взял пару. (I6.8)
imhotep-why-unload = Камней такого цвета для разгрузки не осталось: { $color }. (I12.9)
imhotep-why-unload-later = Камни разгружают от носа к корме; выбирать порядок позволяет только «Рычаг». (I5.5)
imhotep-why-build-complete = Эта пирамида завершена: выберите другую. (I7.6, I7.14)
imhotep-why-build-later = Пирамиду вы выбираете, только когда к пирамидам прибывает ваш камень. (I7.6)
imhotep-why-build-side_a = На стороне A пирамида одна: каждый камень занимает следующую свободную ячейку. (I7.1)
imhotep-why-draw-later = Верхнюю карту берут только как бонус пирамид или храма, на их сторонах B. (I7.10)
imhotep-why-point-later = Очко берут, только когда в конце раунда храм на стороне B даёт выбор. (I8.5)
imhotep-why-decline-later = Отказаться можно только от бонуса пирамид, на их стороне B. (I7.13)

## What happened

imhotep-event-round = Начинается раунд { $round }; мест на кораблях: { $ships }
imhotep-event-market = На рынке: { $cards }
imhotep-event-get =
    { WHO($seat) ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }
imhotep-event-place =
    { WHO($seat) ->
        [you] Вы ставите
       *[other] { $seat } ставит
    } камень на корабль { $ship }, место { $space }
imhotep-event-sail =
    { WHO($seat) ->
        [you] Вы отправляете
       *[other] { $seat } отправляет
    } корабль { $ship } к { $site }
imhotep-event-play =
    { WHO($seat) ->
        [you] Вы разыгрываете
       *[other] { $seat } разыгрывает
    } карту «{ $card }»
imhotep-event-order =
    { WHO($seat) ->
        [you] Ваше решение: следующим
       *[other] { $seat }: следующим
    } разгружается { $color } камень
imhotep-event-take =
    { WHO($seat) ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту: { $card }
imhotep-event-pair =
    { WHO($seat) ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } закрытую пару
imhotep-event-look = Одна карта из пары: { $card }
imhotep-event-keep =
    { WHO($seat) ->
        [you] Вы оставляете
       *[other] { $seat } оставляет
    } карту: { $card }
imhotep-event-draw =
    { WHO($seat) ->
        [you] Вы вытягиваете
       *[other] { $seat } вытягивает
    } карту: { $card }
imhotep-event-discard = В сброс: { $card }
imhotep-event-reshuffle = Сброс перемешан и становится колодой
imhotep-event-no_stone =
    { WHO($seat) ->
        [you] У вас в каменоломне
       *[other] { $seat }: в каменоломне
    } нет камня для красной карты
imhotep-event-build =
    { WHO($seat) ->
        [you] Вы строите:
       *[other] { $seat } строит:
    } { $pyramid } пирамида
imhotep-event-pyramids =
    { WHO($seat) ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $points ->
        [one] за пирамиды { $points } очко
        [few] за пирамиды { $points } очка
        [many] за пирамиды { $points } очков
       *[other] за пирамиды { $points } очка
    }
imhotep-event-temple =
    { WHO($seat) ->
        [you] Ваш камень — в
       *[other] { $seat }: камень в
    } храм, столбец { $column }
imhotep-event-temple_covers =
    { WHO($seat) ->
        [you] Ваш камень — в
       *[other] { $seat }: камень в
    } храм, столбец { $column }, { WHO($other_seat) ->
        [you] поверх одного из ваших камней
       *[other] поверх камня ({ $other_seat })
    }
imhotep-event-chamber =
    { WHO($seat) ->
        [you] Ваш камень — в
       *[other] { $seat }: камень в
    } усыпальницу, ряд { $row }, столбец { $column }
imhotep-event-obelisk =
    { WHO($seat) ->
        [you] Ваш обелиск —
       *[other] { $seat }: обелиск
    } { $height ->
        [one] из { $height } камня
        [few] из { $height } камней
        [many] из { $height } камней
       *[other] из { $height } камня
    }
imhotep-event-tower =
    { WHO($seat) ->
        [you] Вы завершаете
       *[other] { $seat } завершает
    } { $points ->
        [one] башню за { $points } очко
        [few] башню за { $points } очка
        [many] башню за { $points } очков
       *[other] башню за { $points } очка
    }
imhotep-event-temple_points =
    { WHO($seat) ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $points ->
        [one] за храм { $points } очко
        [few] за храм { $points } очка
        [many] за храм { $points } очков
       *[other] за храм { $points } очка
    }
imhotep-event-point =
    { WHO($seat) ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } 1 очко за камень в храме
imhotep-event-decline =
    { WHO($seat) ->
        [you] Вы отказываетесь
       *[other] { $seat } отказывается
    } от бонуса
imhotep-event-returned = Камни с кораблей, которые не отплыли, возвращаются в каменоломни
imhotep-event-pass =
    { WHO($seat) ->
        [you] Вы не можете сделать ход и пасуете
       *[other] { $seat } не может сделать ход и пасует
    }
imhotep-event-over =
    { WHO($seat) ->
        [you] Вы победили:
       *[other] { $seat } побеждает:
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
imhotep-event-shared =
    { WHO($seat) ->
        [you] Вы делите победу:
       *[other] { $seat } делит победу:
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

## The receipt: where points come from

imhotep-item-pyramids =
    { $count ->
        [one] { $count } камень на пирамидах: { $points }
        [few] { $count } камня на пирамидах: { $points }
        [many] { $count } камней на пирамидах: { $points }
       *[other] { $count } камня на пирамидах: { $points }
    }
imhotep-item-temple =
    { $count ->
        [one] { $count } камень в храме: { $points }
        [few] { $count } камня в храме: { $points }
        [many] { $count } камней в храме: { $points }
       *[other] { $count } камня в храме: { $points }
    }
imhotep-item-burial_chamber =
    { $count ->
        [one] { $count } камень в усыпальнице: { $points }
        [few] { $count } камня в усыпальнице: { $points }
        [many] { $count } камней в усыпальнице: { $points }
       *[other] { $count } камня в усыпальнице: { $points }
    }
imhotep-item-obelisks =
    { $count ->
        [one] { $count } камень у обелисков: { $points }
        [few] { $count } камня у обелисков: { $points }
        [many] { $count } камней у обелисков: { $points }
       *[other] { $count } камня у обелисков: { $points }
    }
imhotep-item-pyramid_decoration =
    { $count ->
        [one] { $count } украшение пирамид: { $points }
        [few] { $count } украшения пирамид: { $points }
        [many] { $count } украшений пирамид: { $points }
       *[other] { $count } украшения пирамид: { $points }
    }
imhotep-item-temple_decoration =
    { $count ->
        [one] { $count } украшение храма: { $points }
        [few] { $count } украшения храма: { $points }
        [many] { $count } украшений храма: { $points }
       *[other] { $count } украшения храма: { $points }
    }
imhotep-item-burial_chamber_decoration =
    { $count ->
        [one] { $count } украшение усыпальницы: { $points }
        [few] { $count } украшения усыпальницы: { $points }
        [many] { $count } украшений усыпальницы: { $points }
       *[other] { $count } украшения усыпальницы: { $points }
    }
imhotep-item-obelisk_decoration =
    { $count ->
        [one] { $count } украшение обелисков: { $points }
        [few] { $count } украшения обелисков: { $points }
        [many] { $count } украшений обелисков: { $points }
       *[other] { $count } украшения обелисков: { $points }
    }
imhotep-item-statues =
    { $count ->
        [one] { $count } статуя: { $points }
        [few] { $count } статуи: { $points }
        [many] { $count } статуй: { $points }
       *[other] { $count } статуи: { $points }
    }
imhotep-item-unused =
    { $count ->
        [one] { $count } неиспользованная синяя карта: { $points }
        [few] { $count } неиспользованные синие карты: { $points }
        [many] { $count } неиспользованных синих карт: { $points }
       *[other] { $count } неиспользованной синей карты: { $points }
    }
imhotep-item-wrath =
    { $count ->
        [one] Гнев фараона, { $count } постройка без камня: { $points }
        [few] Гнев фараона, { $count } постройки без камня: { $points }
        [many] Гнев фараона, { $count } построек без камня: { $points }
       *[other] Гнев фараона, { $count } постройки без камня: { $points }
    }

imhotep-item-name-pyramids = Пирамиды
imhotep-item-name-temple = Храм
imhotep-item-name-burial_chamber = Усыпальница
imhotep-item-name-obelisks = Обелиски
imhotep-item-name-pyramid_decoration = Украшения пирамид
imhotep-item-name-temple_decoration = Украшения храма
imhotep-item-name-burial_chamber_decoration = Украшения усыпальницы
imhotep-item-name-obelisk_decoration = Украшения обелисков
imhotep-item-name-statues = Статуи
imhotep-item-name-unused = Синие карты
imhotep-item-name-wrath = Гнев фараона
imhotep-receipt-counts = В скобках: сколько камней или карт засчитано; у гнева фараона — сколько построек без камня.

## How the game ended

imhotep-reason-points = больше всех очков
imhotep-reason-stones = равенство очков, решают камни на санях
imhotep-reason-shared = равенство очков и камней на санях

## Options of a table

imhotep-option-players = Игроки
imhotep-option-sides = Стороны планшетов
imhotep-option-sides-market = Рынок
imhotep-option-sides-market-A = A: четыре открытые карты
imhotep-option-sides-market-B = B: три открытые карты и закрытая пара
imhotep-option-sides-pyramids = Пирамиды
imhotep-option-sides-pyramids-A = A: одна пирамида, строится по порядку
imhotep-option-sides-pyramids-B = B: три пирамиды на выбор, с бонусами
imhotep-option-sides-temple = Храм
imhotep-option-sides-temple-A = A: 1 очко за камень, который виден сверху
imhotep-option-sides-temple-B = B: у каждого столбца свой бонус
imhotep-option-sides-burial_chamber = Усыпальница
imhotep-option-sides-burial_chamber-A = A: группы соседних камней
imhotep-option-sides-burial_chamber-B = B: у кого больше камней в каждом ряду
imhotep-option-sides-obelisks = Обелиски
imhotep-option-sides-obelisks-A = A: самые высокие обелиски
imhotep-option-sides-obelisks-B = B: башни из трёх камней, первые ценнее
imhotep-option-wrath = Гнев фараона: минус 5 очков, если хотя бы у одной из четырёх построек нет вашего камня
imhotep-option-blue_cards = Сколько синих карт можно разыграть
imhotep-option-blue_cards-turn = одну за ход
imhotep-option-blue_cards-round = одну за раунд, как в венгерских правилах
imhotep-option-boards = Числа сторон B, для владельцев печатных планшетов
imhotep-option-boards-default = восстановленные числа
imhotep-option-boards-why = Некоторые числа сторон B не удалось прочесть ни в одном источнике. Придуманы: пирамиды, кроме 4 очков за вершины, и обелиски, кроме 9 очков. Наша лучшая догадка: храм и усыпальница, кроме первых трёх мест при четырёх игроках. (I17.1, I17.2, I17.3, I17.4, I17.5)
imhotep-option-boards-own = свои числа
imhotep-option-boards-takes = файл TOML
imhotep-option-boards-rising = числа не возрастают: лучшее место стоит не меньше
imhotep-option-boards-about = Небольшой текстовый файл TOML: для каждого планшета, числа которого вы знаете, — таблица с такими записями, как здесь. Для планшетов, которых в файле нет, остаются эти числа. (I17.6, I17.7, I17.8)

## What the evaluation of a position weighs, as `benben fit` lists it

imhotep-feature-pyramid_points = Очки за пирамиды.
imhotep-feature-temple_points = Очки за храм на данный момент.
imhotep-feature-chamber_points = Очки за усыпальницу, если бы партия закончилась сейчас.
imhotep-feature-obelisk_points = Очки за обелиски, если бы партия закончилась сейчас.
imhotep-feature-decoration_points = Очки за зелёные карты, если бы партия закончилась сейчас.
imhotep-feature-statue_points = Очки за статуи.
imhotep-feature-wrath_points = Чего стоил бы гнев фараона, если бы партия закончилась сейчас.
imhotep-feature-levers = Свои рычаги.
imhotep-feature-hammers = Свои молоты.
imhotep-feature-sails = Свои паруса.
imhotep-feature-chisels = Свои зубила.
imhotep-feature-late_points = Все очки, если бы партия закончилась сейчас, по доле прошедшей партии.
imhotep-feature-missing_buildings = Постройки без камня игрока, если фараон следит.
imhotep-feature-temple_now = Что камни игрока, видные сверху в храме, принесут в конце этого раунда.
imhotep-feature-temple_safe = То же, если до этого ни один другой корабль не может их накрыть.
imhotep-feature-temple_later = Что эти камни могут принести в следующих раундах.
imhotep-feature-chamber_gain = Сколько добавил бы ещё один камень в усыпальнице, в среднем по трём следующим ячейкам.
imhotep-feature-chamber_risk = Сколько потеряли бы ряды усыпальницы, если бы соперник получил в каждом ещё по камню.
imhotep-feature-obelisk_promise = Что гонка обелисков или начатая башня обещают сверх нынешних очков.
imhotep-feature-decoration_promise = Сколько будущие камни добавят к зелёным картам.
imhotep-feature-statue_promise = Сколько добавили бы ничьи статуи, каждая — как если бы она была следующей.
imhotep-feature-sled = Камни на санях.
imhotep-feature-sled_empty = Единица, если на санях нет камней.
imhotep-feature-next_turn = Единица для того, чей ход следующий или кто посреди хода выбирает корабль.
imhotep-feature-turns_away = Сколько чужих ходов до следующего своего; ноль, пока игрок выбирает корабль.
imhotep-feature-card_in_play = Камни и корабли, которыми ещё позволяет распорядиться разыгрываемая синяя карта.
imhotep-feature-due = Что игрок ещё получит от корабля или раунда, который сейчас завершается.
imhotep-feature-aboard = Камни игрока на неотправленных кораблях.
imhotep-feature-ready_mean = Что готовые корабли приносят игроку, а не остальным, в среднем по свободным постройкам.
imhotep-feature-ready_own = Что эти корабли приносят самому игроку, в среднем по свободным постройкам.
imhotep-feature-sailing_now = Лучшая отправка корабля для игрока против остальных, если он может отправить следующим.
imhotep-feature-sailing_later = То же, если следующий — кто-то другой.
imhotep-feature-waiting_mean = Что принесли бы камни игрока на ещё не готовых кораблях, в среднем по свободным постройкам.
imhotep-feature-sailings_left = Сколько кораблей отправится до конца.

## On the board

imhotep-table-phase = Раунд { $round } из { $rounds }
imhotep-table-ships = Корабли
imhotep-table-sites = Постройки
imhotep-table-stores = Карта раунда и карты рынка
imhotep-table-mat = { $seat }: камни и карты
imhotep-table-nothing = пока ничего
imhotep-table-empty = пусто
imhotep-table-times =
    { $count ->
        [1] { $what }
       *[other] { $count } × { $what }
    }

imhotep-table-round = Раунд { $round } из { $rounds }, мест на кораблях: { $ships }
imhotep-table-pile =
    { $count ->
        [one] В колоде { $count } карта
        [few] В колоде { $count } карты
        [many] В колоде { $count } карт
       *[other] В колоде { $count } карты
    }
imhotep-table-discard = Сброс: { $cards }
imhotep-table-discard-empty = Сброс пуст
imhotep-table-wrath = Играем с «Гневом фараона»

# Stones are told by their owners' names, from the bow.
imhotep-table-ship-title =
    { $count ->
        [one] Корабль { $ship }, { $count } место
        [few] Корабль { $ship }, { $count } места
        [many] Корабль { $ship }, { $count } мест
       *[other] Корабль { $ship }, { $count } места
    }
imhotep-table-ship =
    { $count ->
        [one] Корабль { $ship }: { $stones }; для отплытия нужен хотя бы { $count } камень
        [few] Корабль { $ship }: { $stones }; для отплытия нужно хотя бы { $count } камня
        [many] Корабль { $ship }: { $stones }; для отплытия нужно хотя бы { $count } камней
       *[other] Корабль { $ship }: { $stones }; для отплытия нужно хотя бы { $count } камня
    }
imhotep-table-ship-moored = Корабль { $ship } причалил к { $site }: { $stones }
imhotep-table-hold =
    Корабль { $ship }, место { $space }: { WHO($seat) ->
        [you] ваш камень
       *[other] камень ({ $seat })
    }
imhotep-table-hold-empty = Корабль { $ship }, место { $space }: пусто

imhotep-table-side = Сторона { $side }
imhotep-table-site = { $site }, сторона { $side }: { $holds }
imhotep-table-worth =
    { WHO($seat) ->
        [you] вы
       *[other] { $seat }
    } { $points }
imhotep-table-worth-now = Очки сейчас: { $worth }
imhotep-table-market-card = Место { $slot }: { $card }
imhotep-table-pair =
    { $count ->
        [1] Карта лицом вниз
       *[other] Закрытая пара
    }
imhotep-table-pair-card = Из пары: { $card }
imhotep-table-looking-at = Вы смотрите пару
imhotep-table-looking = Смотрит пару: { $cards }
imhotep-table-looks-at-pair =
    { WHO($seat) ->
        [you] Вы смотрите пару
       *[other] { $seat } смотрит пару
    }
imhotep-table-in-hand =
    { WHO($seat) ->
        [you] Ваш камень ждёт выбора
       *[other] Камень ждёт выбора: { $seat }
    }
imhotep-table-order = Порядок разгрузки
imhotep-table-pyramid = Пирамида
imhotep-table-pyramid-left = Левая пирамида
imhotep-table-pyramid-middle = Средняя пирамида
imhotep-table-pyramid-right = Правая пирамида
imhotep-table-pyramid-holds = { $name }: { $stones }; следующая ячейка: { $next }
imhotep-table-pyramid-complete = { $name }: { $stones }; достроена
imhotep-table-bonus-card = 1 очко и карта
imhotep-table-bonus-stones = 1 очко и три камня на сани
imhotep-table-bonus-ship = 1 очко и камень на корабль
imhotep-table-beside = рядом: { $stones }
imhotep-table-stones-of =
    { WHO($seat) ->
        [you] вы
       *[other] { $seat }
    } { $count }
imhotep-table-gives-point = 1 очко
imhotep-table-gives-choice = 1 очко или 2 камня
imhotep-table-gives-points = 2 очка
imhotep-table-gives-card = верхняя карта рынка
imhotep-table-column =
    Столбец { $column }, высота { $count }, сверху { WHO($seat) ->
        [you] ваш камень
       *[other] { $seat }
    }, приносит: { $brings }
imhotep-table-column-empty = Столбец { $column }, пусто, приносит: { $brings }
imhotep-table-area =
    { WHO($seat) ->
        [you] у вас
       *[other] { $seat }:
    } { $count ->
        [1] { $count } отдельный камень — { $points }
        [one] { $count } соседний камень — { $points }
        [few] { $count } соседних камня — { $points }
        [many] { $count } соседних камней — { $points }
       *[other] { $count } соседнего камня — { $points }
    }
imhotep-table-row = Ряд { $row }, больше всего камней: { $who }
imhotep-table-row-empty = Ряд { $row } пуст
imhotep-table-places = Очки за места в ряду: { $points }
imhotep-table-point-space = свободная ячейка за { $points }
imhotep-table-point-space-of =
    { WHO($seat) ->
        [you] ваша башня за { $points }
       *[other] башня за { $points }: { $seat }
    }

imhotep-table-plays-black = Играет чёрными
imhotep-table-plays-white = Играет белыми
imhotep-table-plays-brown = Играет коричневыми
imhotep-table-plays-gray = Играет серыми
imhotep-table-track =
    { $points ->
        [one] { $points } очко на шкале
        [few] { $points } очка на шкале
        [many] { $points } очков на шкале
       *[other] { $points } очка на шкале
    }
imhotep-table-score = На шкале очков { $track }, а если бы партия закончилась сейчас — { $points }
imhotep-table-sled =
    { $count ->
        [one] { $count } камень на санях
        [few] { $count } камня на санях
        [many] { $count } камней на санях
       *[other] { $count } камня на санях
    }
imhotep-table-quarry =
    { $count ->
        [one] { $count } камень в каменоломне
        [few] { $count } камня в каменоломне
        [many] { $count } камней в каменоломне
       *[other] { $count } камня в каменоломне
    }
imhotep-table-cards = Карты: { $cards }
imhotep-table-no-cards = Нет карт

# What a sailing would bring.
imhotep-table-bringing = Если отправить туда сейчас: { $stones }.
imhotep-table-worth-then = Если бы партия закончилась после этого: { $changes }.
imhotep-table-change =
    { WHO($seat) ->
        [you] вы
       *[other] { $seat }
    } { $points }
imhotep-table-no-change = ни для кого ничего не меняется
imhotep-table-lands-market =
    { $count ->
        [0] { WHO($seat) ->
            [you] вы остаётесь без
           *[other] { $seat } остаётся без
        } карты
        [1] { WHO($seat) ->
            [you] вы берёте
           *[other] { $seat } берёт
        } последнюю карту
        [one] { WHO($seat) ->
            [you] вы берёте
           *[other] { $seat } берёт
        } одну из { $count } карты
        [few] { WHO($seat) ->
            [you] вы берёте
           *[other] { $seat } берёт
        } одну из { $count } карт
        [many] { WHO($seat) ->
            [you] вы берёте
           *[other] { $seat } берёт
        } одну из { $count } карт
       *[other] { WHO($seat) ->
           [you] вы берёте
          *[other] { $seat } берёт
       } одну из { $count } карты
    }
imhotep-table-lands-card =
    { WHO($seat) ->
        [you] вы берёте
       *[other] { $seat } берёт
    } карту «{ $card }»
imhotep-table-lands-choice =
    { WHO($seat) ->
        [you] вы выбираете
       *[other] { $seat } выбирает
    } пирамиду
imhotep-table-lands-points =
    { WHO($seat) ->
        [you] вы получаете
       *[other] { $seat } получает
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
imhotep-table-lands-temple =
    { WHO($seat) ->
        [you] ваш камень
       *[other] { $seat }
    } в столбце { $column }
imhotep-table-lands-covers =
    { WHO($seat) ->
        [you] ваш камень
       *[other] { $seat }
    } в столбце { $column }, { WHO($other_seat) ->
        [you] поверх одного из ваших камней
       *[other] поверх камня ({ $other_seat })
    }
imhotep-table-lands-chamber =
    { WHO($seat) ->
        [you] ваш камень
       *[other] { $seat }
    } в ряду { $row }, столбце { $column }
imhotep-table-lands-obelisk =
    { WHO($seat) ->
        [you] вы строите до
       *[other] { $seat } строит до
    } высоты { $height }
imhotep-table-lands-tower =
    { WHO($seat) ->
        [you] вы завершаете
       *[other] { $seat } завершает
    } { $points ->
        [one] башню за { $points } очко
        [few] башню за { $points } очка
        [many] башню за { $points } очков
       *[other] башню за { $points } очка
    }

# Over the buttons of many moves.
imhotep-table-group-place = Камень на корабль { $ship }, место
imhotep-table-group-sail = Куда отправить корабль { $ship }
imhotep-table-group-play = Разыграть карту

imhotep-about-track = Очки, полученные сразу: за пирамиды, храм и башни. Всё остальное считается в конце. (I14.4, I1.8, I2.6)

## The picture in the terminal

# Letters of stones: black, white, brown, gray.
imhotep-picture-stone-0 = Ч
imhotep-picture-stone-1 = Б
imhotep-picture-stone-2 = К
imhotep-picture-stone-3 = С
imhotep-picture-round = Раунд { $round } из { $rounds }
imhotep-picture-pile =
    { $count ->
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
        [many] в колоде { $count } карт
       *[other] в колоде { $count } карты
    }
imhotep-picture-with_wrath = Гнев фараона
imhotep-picture-blue_once = одна синяя карта за раунд
imhotep-picture-ship = корабль { $ship }
imhotep-picture-lies = причалил к { $site }
imhotep-picture-needs =
    { $count ->
        [one] до отплытия нужен ещё { $count } камень
        [few] до отплытия нужно ещё { $count } камня
        [many] до отплытия нужно ещё { $count } камней
       *[other] до отплытия нужно ещё { $count } камня
    }
imhotep-picture-can_sail = может отплыть
imhotep-picture-order = Порядок разгрузки:
imhotep-picture-sailing = Что дало бы отплытие, если бы партия на этом закончилась (храм: в какие столбцы):
imhotep-picture-choice-market = карты:
imhotep-picture-choice-pyramids = выбор:
imhotep-picture-on = на
imhotep-picture-over = на { $count }
imhotep-picture-discard = Сброс:
imhotep-picture-looking = Пара, которую видите только вы:
imhotep-picture-pair =
    { $count ->
        [1] карта лицом вниз
       *[other] закрытая пара
    }
imhotep-picture-bonus-card = карта
imhotep-picture-bonus-stones = камни
imhotep-picture-bonus-ship = корабль
imhotep-picture-beside = рядом:
imhotep-picture-column-choice = 1 очко или 2 камня
imhotep-picture-column-points = 2 очка
imhotep-picture-column-card = карта
imhotep-picture-row = ряд { $row }
imhotep-picture-most_in_row = больше всего камней в ряду: { $points }
imhotep-picture-standing = стоят:
imhotep-picture-reconstructed = * Некоторые числа восстановлены; с --boards FILE можно играть со своими.
imhotep-picture-name = { $seat } ({ $letter })
imhotep-picture-color = Цвет
imhotep-picture-stones = Сани, каменоломня
imhotep-picture-on_sled = { $count } из { $most }, { $quarry }
imhotep-picture-points = Очки
imhotep-picture-wrath = Гнев
imhotep-picture-decorations = Украшения
imhotep-picture-decoration-pyramid = Пирамиды
imhotep-picture-decoration-temple = Храм
imhotep-picture-decoration-burial_chamber = Усыпальница
imhotep-picture-decoration-obelisk = Обелиски
imhotep-picture-statues =
    { $count ->
        [one] { $count } статуя
        [few] { $count } статуи
        [many] { $count } статуй
       *[other] { $count } статуи
    }
imhotep-picture-blue_played = (уже была)

## How you score

imhotep-scoring-when-now = Сразу
imhotep-scoring-when-round = В конце каждого раунда
imhotep-scoring-when-end = В конце партии
imhotep-scoring-of-each = за штуку
imhotep-scoring-of-further = за каждый следующий
imhotep-scoring-of-beside = рядом
imhotep-scoring-of-loose = за каждый отдельный камень
imhotep-scoring-of-once = один раз
imhotep-scoring-of-left = Левая
imhotep-scoring-of-middle = Средняя
imhotep-scoring-of-right = Правая
imhotep-scoring-bonus-card = карта
imhotep-scoring-bonus-stones = камни
imhotep-scoring-bonus-ship = камень на корабль
imhotep-scoring-bonus-choice = или камни
imhotep-scoring-space = Ячейка { $space }
imhotep-scoring-pyramids_a = Пирамиды, сторона A
imhotep-scoring-pyramids_a-text = За каждый камень — столько, сколько напечатано на его ячейке: столбец за столбцом, потом следующий уровень. Когда пирамида достроена, следующие камни кладут рядом.
imhotep-scoring-pyramids_a-count = Ячейка
imhotep-scoring-pyramids_b = Пирамиды, сторона B
imhotep-scoring-pyramids_b-text = Пирамиду выбираете вы; каждая ячейка приносит свои очки, некоторые — ещё и бонус. Когда все достроены, следующие камни кладут рядом.
imhotep-scoring-pyramids_b-count = Ячейка
imhotep-scoring-temple_a = Храм, сторона A
imhotep-scoring-temple_a-text = За каждый свой камень, который виден сверху; столбцов: { $needs }.
imhotep-scoring-temple_b = Храм, сторона B
imhotep-scoring-temple_b-text = За каждый свой камень, который виден сверху, по его столбцу: очки, вместо них камни ({ $needs }) или карта.
imhotep-scoring-temple_b-count = Столбец
imhotep-scoring-burial_chamber_a = Усыпальница, сторона A
imhotep-scoring-burial_chamber_a-text = Каждая группа своих камней, соприкасающихся сторонами, — по размеру.
imhotep-scoring-burial_chamber_a-count = Камни
imhotep-scoring-burial_chamber_b = Усыпальница, сторона B
imhotep-scoring-burial_chamber_b-text = В каждом из трёх рядов — по числу камней в нём: кто первый, второй и так далее. При равенстве очки мест делятся с округлением вниз.
imhotep-scoring-burial_chamber_b-count = Место
imhotep-scoring-obelisks_a = Обелиски, сторона A
imhotep-scoring-obelisks_a-text = По высоте обелиска; без единого камня — ничего. При равенстве очки мест делятся с округлением вниз.
imhotep-scoring-obelisks_a-count = Место
imhotep-scoring-obelisks_b = Обелиски, сторона B
imhotep-scoring-obelisks_b-text = Из своих камней складываются башни, по { $needs } в каждой; башня сразу занимает лучшую свободную ячейку. Камни вне башен приносят очки, в конце партии.
imhotep-scoring-obelisks_b-count = Ячейка
imhotep-scoring-decorations = Украшения
imhotep-scoring-decorations-text = Каждая карта — за каждые { $needs } камня всех игроков на постройке этой карты, накрытые тоже, с округлением вниз.
imhotep-scoring-statues = Статуи
imhotep-scoring-statues-text = По их числу.
imhotep-scoring-statues-count = Статуи
imhotep-scoring-unused = Синие карты
imhotep-scoring-unused-text = За каждую неиспользованную.
imhotep-scoring-wrath = Гнев фараона
imhotep-scoring-wrath-text = Если хотя бы у одной из четырёх построек нет вашего камня (один раз, даже если таких несколько).

## The lesson, scene by scene: what to know, what to do, what it brought, and what is said of another move

imhotep-lesson-table-say = Корабли везут камни всех игроков к пяти постройкам, и там каждый камень что-нибудь приносит владельцу. Ваши камни чёрные. Корабли ничьи: любой может их загружать и отправлять.
imhotep-lesson-table-do = Коснитесь всего, что отмечено, и узнайте, что это.
imhotep-lesson-table-done = В свой ход вы делаете что-то одно: берёте камни, ставите камень, отправляете корабль или разыгрываете синюю карту. Раунд окончен, когда отправлены все четыре корабля, а партия — после шести раундов.
imhotep-lesson-stones-say = На корабли ставят только камни с саней. У вас на санях один. Его можно поставить на любое пустое место любого корабля.
imhotep-lesson-stones-do = Поставьте камень на корабль: коснитесь своих саней, потом корабля.
imhotep-lesson-stones-do-2 = Сани пусты. Коснитесь своей каменоломни и возьмите три новых камня.
imhotep-lesson-stones-other = Так тоже можно. Но сначала поставьте камень, который есть, а потом возьмите новые из каменоломни.
imhotep-lesson-stones-done = Три камня за одно действие. Но на санях только пять мест, и вы берёте не больше, чем поместится. Поэтому брать камни лучше, когда есть место для трёх. В начале партии на первых санях два камня, на каждых следующих — на один больше.
imhotep-lesson-sail-say = Корабль с четырьмя местами можно отправить, если на нём хотя бы три камня, а на корабле 1 три ваших. На пирамидах камни сразу приносят очки своих ячеек: следующие три — 4, 3 и 2.
imhotep-lesson-sail-do = Отправьте корабль 1 к пирамидам: коснитесь корабля, потом постройки.
imhotep-lesson-sail-other = Так тоже можно, но у пирамид корабль 1 сейчас принесёт вам 9 очков. Следующим ходом его могут отправить в другое место.
imhotep-lesson-sail-done = 4, 3 и 2 очка сразу. Корабль стоит у пирамид, и в этом раунде другой туда не приплывёт. Если корабль и постройка вам подходят, не ждите долго.
imhotep-lesson-chamber-say = Камни разгружают по одному, начиная с носа корабля: здесь слева. В усыпальнице группы соседних камней приносят очки в конце: у вас четыре камня, это 10 очков. Следующий камень примкнёт к ним, а тот, что за ним, — нет.
imhotep-lesson-chamber-do = Поставьте камень на корабль 2 так, чтобы его разгрузили раньше белого.
imhotep-lesson-chamber-do-2 = Теперь отправьте корабль 2 к усыпальнице.
imhotep-lesson-chamber-other = Так тоже можно, но тогда ваш камень не примкнёт к группе: он должен стоять на носу корабля 2.
imhotep-lesson-chamber-other-2 = Так тоже можно, но к группе ваш камень примкнёт только в усыпальнице: отправьте корабль 2 туда.
imhotep-lesson-chamber-done = Теперь в вашей группе пять камней, в конце это 15 очков. Разгруженный вторым, камень остался бы один и принёс бы 1 очко. Прежде чем ставить камень, посмотрите, где у корабля нос.
imhotep-lesson-temple-say = В храме камни кладут слева направо, потом друг на друга. В конце каждого раунда каждый камень, который виден сверху, приносит 1 очко. Три корабля уже отправлены: корабль 4 закончит раунд.
imhotep-lesson-temple-do = Отправьте корабль 4 к храму.
imhotep-lesson-temple-other = Так тоже можно, но у обелисков вы и так впереди. В храме камни принесут очки сразу, как только закончится раунд.
imhotep-lesson-temple-done = Один ваш камень накрыл белый, и теперь сверху видны три ваших: 3 очка вам, 1 — белым. В конце каждого раунда они снова приносят очки, пока их не накроют. Следующий раунд начинает тот, кто сидит после отправившего четвёртый корабль: здесь — белые.
imhotep-lesson-others-say = Можно отправить и корабль, на котором нет ваших камней. У пирамид эти три камня принесли бы белым 2, 4 и 3 очка. У обелисков считается только высота, в конце: самый высокий — 10 очков, второй — 1.
imhotep-lesson-others-do = Отправьте корабль 1 туда, где белые камни ничего не принесут.
imhotep-lesson-others-other = Так тоже можно, но тогда белые камни ещё могут что-то принести. А у обелисков белые и без того впереди: 4 против 1.
imhotep-lesson-others-done = Белый обелиск вырос с 4 камней до 7, но он и был самым высоким: ни одного нового очка, а 9 очков пирамид потеряны. Каждый ход спрашивайте себя, какой корабль и куда хотят отправить другие.
imhotep-lesson-market-say = На рынке за каждый камень его владелец берёт карту, а камень возвращается в каменоломню. От одной до пяти статуй приносят 1, 3, 6, 10 или 15 очков, у вас их три. Синяя карта — хорошее действие на потом.
imhotep-lesson-market-do = Отправьте корабль 2 с двумя своими камнями к рынку.
imhotep-lesson-market-do-2 = Два камня — две карты: возьмите статую и синюю карту «Парус».
imhotep-lesson-market-other = Так тоже можно, но сейчас вам нужнее две карты рынка: четвёртая статуя — ещё 4 очка, а «Парус» сбережёт ход.
imhotep-lesson-market-done = Четвёртая статуя принесла ещё 4 очка. «Парус» ждёт, пока вы его разыграете; не разыгранный, он в конце принесёт 1 очко. Красные карты сразу ставят камень, зелёные в конце приносят очки за все камни одной постройки.
imhotep-lesson-card-say = Синяя карта — это целый ход. С «Парусом» вы ставите камень, и его корабль сразу отправляется. В вашем обелиске четыре камня, в белом пять: пока это 1 очко против 10.
imhotep-lesson-card-do = Разыграйте «Парус»: он лежит перед вами.
imhotep-lesson-card-do-2 = Поставьте камень на корабль 1. С двумя он может плыть.
imhotep-lesson-card-do-3 = Отправьте корабль 1 к обелискам.
imhotep-lesson-card-other = Так тоже можно, но ещё два камня сделают ваш обелиск самым высоким: разыграйте «Парус», поставьте камень на корабль 1 и отправьте его к обелискам.
imhotep-lesson-card-other-2 = Так тоже можно, но ваш камень стоит только на корабле 1: этот поставьте туда же.
imhotep-lesson-card-other-3 = Так тоже можно, но два камня сделают ваш обелиск самым высоким, 10 очков вместо 1: отправьте корабль 1 к обелискам.
imhotep-lesson-card-done = Шесть камней против пяти: теперь 10 очков у вас и 1 у белых. Без «Паруса» загруженный корабль ждал бы ход, и другой игрок мог бы отправить его в другое место.
imhotep-lesson-tie-say = На последнем корабле партии белый камень. Если он ничего не принесёт белым, после последнего подсчёта храма у вас и у белых будет по 52 очка. При равенстве побеждает тот, у кого больше камней на санях: у вас три, у белых два.
imhotep-lesson-tie-do = Отправьте корабль 3 туда, где белый камень ничего не изменит.
imhotep-lesson-tie-other = Так тоже можно, но при равных очках вы впереди по саням: отправьте корабль 3 к обелискам, там белые останутся вторыми.
imhotep-lesson-tie-done = 52 : 52, и вы победили: на ваших санях три камня, на белых два. Будь и сани равны, вы победили бы вместе.
imhotep-lesson-end-say = Последний корабль последнего раунда. После него храм ещё раз приносит очки, потом считают усыпальницу, обелиски и карты. Если бы партия закончилась сейчас, счёт был бы 49 : 49.
imhotep-lesson-end-do = Отправьте корабль 3 туда, где его камень принесёт вам больше всего.
imhotep-lesson-end-other = Так тоже можно, но это ничего не даст: ваш обелиск и без того самый высокий. А в усыпальнице камень соединит две ваши группы.
imhotep-lesson-end-done = Вы победили со счётом 58 : 52. Один камень сделал из групп в три и два камня одну из шести: 17 очков вместо 9. В расчёте видно, откуда каждое очко. Теперь вы знаете всё, что нужно для целой партии.

## Advice in a guided first game, at the first decision of each kind

imhotep-advice-turn = Сначала посмотрите на корабли: какие можно отправить и что это принесёт вам и другим у каждой свободной постройки? Если сейчас ничего не подходит, поставьте камень или возьмите новые, пока на санях есть место для трёх.
imhotep-advice-turn-get-place = Отправить пока нечего. Если ваши камни стоят на нескольких кораблях, что-нибудь достанется вам у нескольких построек. Но корабль, который вы загрузили до конца, может отправить и другой игрок.
imhotep-advice-turn-get-place-sail = Один из кораблей можно отправить. Выберите его и посмотрите на постройку: видно, что он принесёт там каждому. Отправьте его туда, где вы получите больше других, пока его не увели в другое место.
imhotep-advice-turn-get-sail = Сани пусты. Возьмите три камня — если только сейчас нет корабля, который принесёт вам много или который другие отправят с большой выгодой для себя.
imhotep-advice-turn-get-place-play-sail = У вас есть синяя карта. Она ценнее всего, когда делает два дела сразу и никто не успевает вмешаться. Если хранить её до конца, это только 1 очко.
imhotep-advice-take = Чем больше у вас статуй, тем больше приносит следующая. Зелёная карта хороша для постройки, где много камней, чьи бы они ни были. Красная сразу ставит ваш камень, синяя — хорошее действие на потом.
imhotep-advice-place = Этот камень не стоит вам отдельного хода. Выберите корабль, который скоро отправится туда, куда вам нужно; ближе к носу разгружают раньше.
imhotep-advice-place_to_sail = Этот корабль отправится сразу, поэтому выбирайте корабль и постройку вместе: где его камни принесут вам больше всего?
imhotep-advice-sail = Порядок разгрузки решите вы. Выберите корабль и постройку, где этот порядок принесёт вам больше всего.
imhotep-advice-sail_on = Теперь никто не вмешается: отправьте корабль туда, где его камни принесут вам больше всего, а другим мало.
imhotep-advice-order = Посмотрите, что приносит каждое место: на пирамидах — очки следующих ячеек, в усыпальнице — соседство с вашими камнями, в храме — кто кого накроет, на рынке — кто выбирает первым.

imhotep-luck-round = корабли
imhotep-luck-reveal = карты

## Reviews: what is in hand, and kinds of errors

imhotep-held-stones = Камни на санях
imhotep-error-wrong_space = Камень не на том корабле или месте
imhotep-error-sailed_too_early = Корабль отправлен слишком рано
imhotep-error-ship_left_open = Корабль оставлен другим
imhotep-error-too_few_stones = Взято слишком мало камней
imhotep-error-stones_too_early = Камни взяты слишком рано
imhotep-error-wrong_card = Не та карта
imhotep-error-wrong_order = Не тот порядок разгрузки
imhotep-error-wrong_pyramid = Не та пирамида
imhotep-error-wrong_ship = Не тот корабль
imhotep-error-wrong_site = Не то место назначения
imhotep-error-market_skipped = Рынок пропущен
imhotep-error-card_kept = Синяя карта не разыграна
imhotep-error-card_wasted = Синяя карта разыграна рано
