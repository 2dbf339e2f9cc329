### Ra: all texts of the game in Russian. The numbers in brackets are those of docs/rules/ra.md.

ra-title = Ра
ra-subtitle = Три эпохи Египта, где ставки делают солнцами
ra-minutes = 45–60
ra-weight = Средняя сложность

## Tiles

ra-tile-ra = Ра
ra-tile-god = Бог
ra-tile-gold = Золото
ra-tile-pharaoh = Фараон
ra-tile-nile = Нил
ra-tile-flood = Разлив
ra-tile-art = Искусство
ra-tile-agriculture = Земледелие
ra-tile-religion = Религия
ra-tile-astronomy = Астрономия
ra-tile-writing = Письменность
ra-tile-fortress = Крепость
ra-tile-obelisk = Обелиск
ra-tile-palace = Дворец
ra-tile-pyramid = Пирамида
ra-tile-sphinx = Сфинкс
ra-tile-statues = Статуи
ra-tile-step_pyramid = Ступенчатая пирамида
ra-tile-temple = Храм
ra-tile-funeral = Похороны
ra-tile-drought = Засуха
ra-tile-unrest = Восстание
ra-tile-earthquake = Землетрясение

ra-category-civilization = Цивилизация
ra-category-monument = Монумент

## What each thing is: shown when it is pointed at

ra-about-ra = Жетон Ра начинает аукцион. А последний жетон Ра сразу завершает эпоху, без аукциона. (R4.3)
ra-about-god = В свой ход можно обменять богов на жетоны из ряда, одного на один. Каждый бог, оставшийся к концу эпохи, приносит 2 очка. (R7.2)
ra-about-gold = 3 очка в конце эпохи, после этого сбрасывается. (R10.3)
ra-about-pharaoh = После каждой эпохи: больше всех фараонов – плюс 5 очков, меньше всех – минус 2. Фараоны остаются до конца партии. (R10.4)
ra-about-nile = 1 очко после каждой эпохи, но только если есть хотя бы один разлив. Жетоны Нила остаются до конца партии. (R10.6)
ra-about-flood = 1 очко в конце эпохи; кроме того, очки приносят и ваши жетоны Нила. Потом разливы сбрасываются. (R10.6)
ra-about-art = Цивилизация: 3, 4 или 5 разных видов приносят 5, 10 или 15 очков, ни одного – минус 5. После эпохи все сбрасываются. (R10.7)
ra-about-agriculture = Цивилизация: 3, 4 или 5 разных видов приносят 5, 10 или 15 очков, ни одного – минус 5. После эпохи все сбрасываются. (R10.7)
ra-about-religion = Цивилизация: 3, 4 или 5 разных видов приносят 5, 10 или 15 очков, ни одного – минус 5. После эпохи все сбрасываются. (R10.7)
ra-about-astronomy = Цивилизация: 3, 4 или 5 разных видов приносят 5, 10 или 15 очков, ни одного – минус 5. После эпохи все сбрасываются. (R10.7)
ra-about-writing = Цивилизация: 3, 4 или 5 разных видов приносят 5, 10 или 15 очков, ни одного – минус 5. После эпохи все сбрасываются. (R10.7)
ra-about-fortress = Монумент, очки после третьей эпохи: по 1 за каждый вид, 10 за семь видов, 15 за восемь; ещё 5, 10 или 15 за 3, 4 или 5 одинаковых. (R10.9)
ra-about-obelisk = Монумент, очки после третьей эпохи: по 1 за каждый вид, 10 за семь видов, 15 за восемь; ещё 5, 10 или 15 за 3, 4 или 5 одинаковых. (R10.9)
ra-about-palace = Монумент, очки после третьей эпохи: по 1 за каждый вид, 10 за семь видов, 15 за восемь; ещё 5, 10 или 15 за 3, 4 или 5 одинаковых. (R10.9)
ra-about-pyramid = Монумент, очки после третьей эпохи: по 1 за каждый вид, 10 за семь видов, 15 за восемь; ещё 5, 10 или 15 за 3, 4 или 5 одинаковых. (R10.9)
ra-about-sphinx = Монумент, очки после третьей эпохи: по 1 за каждый вид, 10 за семь видов, 15 за восемь; ещё 5, 10 или 15 за 3, 4 или 5 одинаковых. (R10.9)
ra-about-statues = Монумент, очки после третьей эпохи: по 1 за каждый вид, 10 за семь видов, 15 за восемь; ещё 5, 10 или 15 за 3, 4 или 5 одинаковых. (R10.9)
ra-about-step_pyramid = Монумент, очки после третьей эпохи: по 1 за каждый вид, 10 за семь видов, 15 за восемь; ещё 5, 10 или 15 за 3, 4 или 5 одинаковых. (R10.9)
ra-about-temple = Монумент, очки после третьей эпохи: по 1 за каждый вид, 10 за семь видов, 15 за восемь; ещё 5, 10 или 15 за 3, 4 или 5 одинаковых. (R10.9)
ra-about-funeral = Бедствие: кто его забирает, теряет двух фараонов. (R8.3)
ra-about-drought = Бедствие: кто его забирает, теряет два жетона реки – сначала разливы, потом Нил. (R8.4)
ra-about-unrest = Бедствие: кто его забирает, теряет два жетона цивилизации на свой выбор. (R8.5)
ra-about-earthquake = Бедствие: кто его забирает, теряет два монумента на свой выбор. (R8.6)
ra-about-sun = Солнцами делают ставки, большее число бьёт меньшее. Солнце лицом вниз до следующей эпохи использовать нельзя. (R5.4)
ra-about-centre = Победитель аукциона забирает это солнце лицом вниз, а на его место кладёт то, которым сделал ставку. (R6.2)
ra-about-track = Эти жетоны разыгрываются, победитель аукциона забирает все. Когда заняты все восемь ячеек, тянуть жетоны нельзя. (R3.5)
ra-about-ra_track = Здесь считают жетоны Ра этой эпохи. Последняя ячейка сразу завершает эпоху, без аукциона. (R4.4)
ra-about-bag-2022 = Вытяните жетон: почти все попадают в ряд, жетон Ра начинает аукцион. Все жетоны в мешке одинаково вероятны. (R4.1)
ra-about-bag-1999 = Вытяните жетон: почти все попадают в ряд, жетон Ра начинает аукцион. В этом издании мешка нет: он заменяет жетоны, лежащие лицом вниз вокруг поля. Все они одинаково вероятны. (R4.1)
ra-about-bids = Сколько очков жетоны из ряда принесли бы каждому в конце этой эпохи, если бы больше ничего не изменилось, а во время аукциона – ставки. Каждый делает одну ставку или пасует, игрок Ра – последним. (R5.2)
ra-about-points = У каждого в начале 10 очков, и ниже нуля счёт не опускается. До конца партии очки лежат лицом вниз, если не выбрана игра с открытыми очками. (R13.2)
ra-about-epoch = В партии три эпохи, после каждой подсчитываются очки. Эпоха кончается последним жетоном Ра или когда использованы все солнца. (R9.1)
ra-about-ra_figure = Призовите Ра: начнётся аукцион за весь ряд и солнце в центре. Ваша ставка – последняя. (R5.1)

## Decisions, as buttons say them

ra-move-draw = Вытянуть жетон
ra-move-invoke = Призвать Ра
ra-move-pass = Пас
ra-move-done = Больше не тратить богов
ra-move-bid = Поставить солнце { $disc }
ra-move-take = Потратить бога и взять: { $tile }
ra-move-discard = Отдать: { $tile }

## What must be decided, and why

ra-prompt-turn = Ходит { $seat }: выбор действия
ra-prompt-turn_full = Ходит { $seat }: ряд заполнен – призвать Ра или потратить бога
ra-prompt-gods = { $seat } тратит богов: взять ещё жетон или остановиться
ra-prompt-bid_first = { $seat }: открыть торги или пасовать (игрок Ра – { $ra_seat })
ra-prompt-bid_over = { $seat }: перебить солнце { $disc } (ставит { $high_seat }) или пасовать; игрок Ра – { $ra_seat }
ra-prompt-must_bid = { $seat } призывает Ра, других ставок нет: пасовать нельзя
ra-prompt-discard =
    { $category ->
        [monument]
            { $count ->
                [1] Землетрясение! { $seat } отдаёт монумент
                [one] Землетрясение! { $seat } отдаёт { $count } монумент, один за другим
                [few] Землетрясение! { $seat } отдаёт { $count } монумента, один за другим
                [many] Землетрясение! { $seat } отдаёт { $count } монументов, один за другим
               *[other] Землетрясение! { $seat } отдаёт { $count } монумента, один за другим
            }
       *[civilization]
            { $count ->
                [1] Восстание! { $seat } отдаёт жетон цивилизации
                [one] Восстание! { $seat } отдаёт { $count } жетон цивилизации, один за другим
                [few] Восстание! { $seat } отдаёт { $count } жетона цивилизации, один за другим
                [many] Восстание! { $seat } отдаёт { $count } жетонов цивилизации, один за другим
               *[other] Восстание! { $seat } отдаёт { $count } жетона цивилизации, один за другим
            }
    }
ra-prompt-over = Партия окончена
ra-prompt-chance = Решает случай

## Why something cannot be done now

ra-why-over = Партия окончена: очки за третью эпоху подсчитаны. (R12.1)
ra-why-dealing = Солнца ещё раздаются. (R2.5)
ra-why-drawing = Сейчас тянут жетон: сначала станет видно, какой. (R4.1)
ra-why-watching = Вы смотрите партию: сейчас решает { $seat }. (R3.2)
ra-why-others_turn = Сейчас ходит { $seat }: ход переходит по часовой стрелке. (R3.2)
ra-why-others_bid = Сейчас { $seat } делает ставку или пасует: ставки идут по часовой стрелке, последним – игрок Ра. (R5.2)
ra-why-others_disaster = Сначала { $seat } выбирает, что отдать из-за бедствия. (R8.9)
ra-why-had_chance = На этом аукционе вы уже использовали свою единственную попытку. (R5.2)
ra-why-out = У вас не осталось открытых солнц: до конца эпохи вы не участвуете. (R3.4)
ra-why-choose_action = В свой ход вы тянете жетон, призываете Ра или тратите бога, а это ни то, ни другое, ни третье. (R3.3)
ra-why-spending_gods = Вы тратите богов: сначала возьмите ещё жетон или остановитесь. (R7.8)
ra-why-auction_first = Сначала аукцион: поставьте одно из своих солнц или пасуйте, если можно. (R5.2)
ra-why-disaster_first =
    { $category ->
        [monument] Сначала бедствие: отдайте один из своих монументов. (R8.9)
       *[civilization] Сначала бедствие: отдайте один из своих жетонов цивилизации. (R8.9)
    }
ra-why-track_full = Все восемь ячеек ряда заняты: призовите Ра или потратьте бога, если он есть. (R3.5)
ra-why-pass_turn = Пропустить ход нельзя: вытяните жетон, призовите Ра или потратьте бога. (R3.3)
ra-why-not_spending = Перестать тратить богов можно, только если в этот ход вы уже потратили хотя бы одного. (R7.8)
ra-why-gods_auction = Во время аукциона богов не тратят: сделайте ставку или пасуйте. (R7.10)
ra-why-no_disaster = Жетоны отдают только из-за бедствия, а сейчас его нет. (R8.1)
ra-why-no_god = У вас нет бога, которого можно потратить. (R7.1)
ra-why-take_god = За бога можно взять любой жетон из ряда, кроме другого бога. (R7.3)
ra-why-not_on_track = Такого жетона в ряду нет: { $tile }. (R7.1)
ra-why-nothing_to_take = Вашим богам нечего взять: кроме богов, в ряду ничего нет. (R7.3)
ra-why-space_empty = Эта ячейка ряда пуста: следующий жетон ляжет в самую левую пустую. (R4.2)
ra-why-no_auction = Сейчас нет аукциона: его начинает жетон Ра или ваш призыв Ра. (R5.1)
ra-why-sun_unused =
    { $count ->
        [2] Солнце { $disc } остаётся в коробке, когда играют вдвоём. (R1.2)
       *[other] Солнце { $disc } остаётся в коробке, когда игроков { $count }. (R1.2)
    }
ra-why-sun_centre = Солнце { $disc } лежит в центре: его получит победитель аукциона. (R6.2)
ra-why-sun_down = Солнце { $disc } лежит лицом вниз: до следующей эпохи его нельзя ставить. (R6.2)
ra-why-sun_of = Солнце { $disc } не ваше, его держит { $owner_seat }: ставьте одно из своих открытых солнц. (R5.4)
ra-why-bid_low = Солнце { $disc } слишком маленькое: для ставки нужно солнце больше { $high }. (R5.4)
ra-why-must_bid = Вы призвали Ра, когда в ряду ещё было место, и никто не сделал ставку: теперь её обязаны сделать вы. (R5.6)
ra-why-not_hit =
    { $category ->
        [monument] Это бедствие забирает только монументы. (R8.8)
       *[civilization] Это бедствие забирает только жетоны цивилизации. (R8.8)
    }
ra-why-none_owned = Такого жетона у вас нет: { $tile }. (R8.9)

## What happened

ra-event-deal = { $seat } получает солнца { $suns }
ra-event-draw = { $seat } вытягивает жетон: { $tile }
ra-event-ra_tile = { $seat } вытягивает жетон Ра: { $count }-й из { $limit } в этой эпохе
ra-event-invoke = { $seat } призывает Ра
ra-event-bid = { $seat } ставит солнце { $disc }
ra-event-pass = { $seat } пасует
ra-event-won = { $seat } выигрывает аукцион солнцем { $disc } и забирает: солнце { $centre }, { $tiles }
ra-event-won_nothing = { $seat } выигрывает аукцион солнцем { $disc } и забирает только солнце { $centre }
ra-event-nobody = Ставок нет
ra-event-track_lost = Выбывают из игры: { $tiles }
ra-event-take = { $seat } тратит бога и берёт: { $tile }
ra-event-done = { $seat } больше не тратит богов
ra-event-discard = { $seat } отдаёт: { $tile }
ra-event-disaster = { $tile }! { $seat } теряет: { $lost }
ra-event-disaster_nothing = { $tile }! { $seat }: терять нечего
ra-event-epoch_ra = Последний жетон Ра сразу завершает эпоху { $epoch }
ra-event-epoch_suns = Все солнца использованы: эпоха { $epoch } окончена
ra-event-epoch_points =
    { $points ->
        [one] { $seat } за эпоху { $epoch }: { $points } очко
        [few] { $seat } за эпоху { $epoch }: { $points } очка
        [many] { $seat } за эпоху { $epoch }: { $points } очков
       *[other] { $seat } за эпоху { $epoch }: { $points } очка
    }
ra-event-new_epoch = Начинается эпоха { $epoch }: первый ход делает { $seat } (старшее солнце)
ra-event-over =
    { $points ->
        [one] { $seat } побеждает: { $points } очко
        [few] { $seat } побеждает: { $points } очка
        [many] { $seat } побеждает: { $points } очков
       *[other] { $seat } побеждает: { $points } очка
    }

## The receipt: where points come from

ra-item-start = Очки в начале: { $points }
ra-item-god =
    { $count ->
        [one] { $count } непотраченный бог: { $points }
        [few] { $count } непотраченных бога: { $points }
        [many] { $count } непотраченных богов: { $points }
       *[other] { $count } непотраченного бога: { $points }
    }
ra-item-gold =
    { $count ->
        [one] { $count } жетон золота: { $points }
        [few] { $count } жетона золота: { $points }
        [many] { $count } жетонов золота: { $points }
       *[other] { $count } жетона золота: { $points }
    }
ra-item-pharaoh =
    { $count ->
        [one] { $count } фараон, в сравнении с другими: { $points }
        [few] { $count } фараона, в сравнении с другими: { $points }
        [many] { $count } фараонов, в сравнении с другими: { $points }
       *[other] { $count } фараона, в сравнении с другими: { $points }
    }
ra-item-river =
    { $count ->
        [one] { $count } жетон реки с очками: { $points }
        [few] { $count } жетона реки с очками: { $points }
        [many] { $count } жетонов реки с очками: { $points }
       *[other] { $count } жетона реки с очками: { $points }
    }
ra-item-civilization =
    { $count ->
        [0] Ни одного жетона цивилизации: { $points }
        [one] { $count } вид цивилизации: { $points }
        [few] { $count } вида цивилизации: { $points }
        [many] { $count } видов цивилизации: { $points }
       *[other] { $count } вида цивилизации: { $points }
    }
ra-item-monument_kinds =
    { $count ->
        [one] { $count } вид монументов: { $points }
        [few] { $count } вида монументов: { $points }
        [many] { $count } видов монументов: { $points }
       *[other] { $count } вида монументов: { $points }
    }
ra-item-monument_sets =
    { $count ->
        [one] { $count } набор одинаковых монументов: { $points }
        [few] { $count } набора одинаковых монументов: { $points }
        [many] { $count } наборов одинаковых монументов: { $points }
       *[other] { $count } набора одинаковых монументов: { $points }
    }
ra-item-suns = Солнца, сумма { $count }: { $points }
ra-item-floor = Счёт не опускается ниже нуля: { $points }

ra-item-name-start = Начало
ra-item-name-god = Боги
ra-item-name-gold = Золото
ra-item-name-pharaoh = Фараоны
ra-item-name-river = Река
ra-item-name-civilization = Цивилизация
ra-item-name-monument_kinds = Монументы, разные
ra-item-name-monument_sets = Монументы, одинаковые
ra-item-name-suns = Солнца
ra-item-name-floor = Не ниже нуля

## How the game ended

ra-reason-points = больше всех очков
ra-reason-highest_sun = равенство очков, решает старшее солнце

## Options of a table

ra-option-players = Игроки
ra-option-edition = Издание
ra-option-edition-2022 = 2022, от двух до пяти игроков
ra-option-edition-1999 = 1999, от трёх до пяти игроков
ra-option-open_scores = Открытые очки

## The table drawn in text

ra-picture-epoch = Эпоха { $epoch } из 3
ra-picture-ra_track = Ра: { $count } из { $limit }
ra-picture-bag-2022 =
    { $count ->
        [one] { $count } жетон в мешке
        [few] { $count } жетона в мешке
        [many] { $count } жетонов в мешке
       *[other] { $count } жетона в мешке
    }
ra-picture-bag-1999 =
    { $count ->
        [one] { $count } жетон лицом вниз
        [few] { $count } жетона лицом вниз
        [many] { $count } жетонов лицом вниз
       *[other] { $count } жетона лицом вниз
    }
ra-picture-centre = Солнце { $disc } в центре
ra-picture-seat = Игрок
ra-picture-points = Очки
ra-picture-suns = Солнца
ra-picture-bid = Ставка
ra-picture-tiles = Жетоны
ra-picture-name = { $seat }
ra-picture-ra_player = Ра
ra-picture-passed = пас

## The table in the browser, where the rules have no word for it

ra-table-epoch = Эпоха { $epoch }
ra-table-ra-track = Ра: { $count } из { $limit }
ra-table-track = Аукционный ряд
ra-table-track-holds =
    { $count ->
        [1] Разыгрывается: { $tiles }
        [one] Разыгрывается { $count } жетон: { $tiles }
        [few] Разыгрываются { $count } жетона: { $tiles }
        [many] Разыгрывается { $count } жетонов: { $tiles }
       *[other] Разыгрываются { $count } жетона: { $tiles }
    }
ra-table-track-empty = Аукционный ряд пуст
ra-table-space = Ячейка { $space }: { $tile }
ra-table-empty = пусто
ra-table-middle = Жетоны, центр и Ра
ra-table-bag-2022 =
    { $count ->
        [one] Мешок: остался { $count } жетон
        [few] Мешок: осталось { $count } жетона
        [many] Мешок: осталось { $count } жетонов
       *[other] Мешок: осталось { $count } жетона
    }
ra-table-bag-1999 =
    { $count ->
        [one] Вокруг поля лицом вниз остался { $count } жетон
        [few] Вокруг поля лицом вниз осталось { $count } жетона
        [many] Вокруг поля лицом вниз осталось { $count } жетонов
       *[other] Вокруг поля лицом вниз осталось { $count } жетона
    }
ra-table-centre = Солнце { $disc } в центре
ra-table-figure = Фигурка Ра
ra-table-auction = Аукцион; игрок Ра – { $ra_seat }
ra-table-bids = Ставки
ra-table-has-bid = { $seat } ставит солнце { $disc }
ra-table-passed = { $seat } пасует
ra-table-pass-word = пас
ra-table-pass = Пас
ra-table-lot =
    { $points ->
        [one] { $seat }: в конце этой эпохи ряд принёс бы { $points } очко
        [few] { $seat }: в конце этой эпохи ряд принёс бы { $points } очка
        [many] { $seat }: в конце этой эпохи ряд принёс бы { $points } очков
       *[other] { $seat }: в конце этой эпохи ряд принёс бы { $points } очка
    }
ra-table-lot-open = { $seat }: сколько принёс бы ряд, зависит от потерь при бедствии
ra-table-lot-short = Ряд сейчас:
ra-table-mat = { $seat }: солнца и жетоны
ra-table-sun-up = Солнце { $disc }
ra-table-sun-down = Солнце { $disc }, лицом вниз
ra-table-suns-up =
    { $count ->
        [0] Нет солнц для ставки
       *[other] Солнца для ставок: { $suns }
    }
ra-table-suns-down = Солнца лицом вниз: { $suns }
ra-table-no-tiles = Нет жетонов
ra-table-tile-count =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }

## How you score

ra-scoring-when-epoch = После каждой эпохи
ra-scoring-when-last = Только после третьей эпохи
ra-scoring-when-always = С начала и до конца
ra-scoring-of-each = за каждый
ra-scoring-of-most = больше всех
ra-scoring-of-fewest = меньше всех
ra-scoring-of-highest = наибольшая
ra-scoring-of-lowest = наименьшая
ra-scoring-of-start = в начале
ra-scoring-of-least = не меньше
ra-scoring-god = Боги
ra-scoring-god-text = За каждого непотраченного бога.
ra-scoring-gold = Золото
ra-scoring-gold-text = За каждый жетон золота; затем он сбрасывается.
ra-scoring-pharaoh = Фараоны
ra-scoring-pharaoh-text = В сравнении с другими: при равенстве каждый получает или теряет сполна. Если у всех поровну – никто.
ra-scoring-river = Река
ra-scoring-river-text = За каждый жетон Нила и каждый разлив, но только если есть хотя бы один разлив.
ra-scoring-civilization = Цивилизация
ra-scoring-civilization-text = По числу разных видов; повторы ничего не добавляют.
ra-scoring-civilization-count = Виды
ra-scoring-monument_kinds = Монументы, разные
ra-scoring-monument_kinds-text = По числу разных видов.
ra-scoring-monument_kinds-count = Виды
ra-scoring-monument_sets = Монументы, одинаковые
ra-scoring-monument_sets-text = За каждый вид отдельно. Каждый монумент учитывается обоими способами.
ra-scoring-monument_sets-count = Штук
ra-scoring-suns = Солнца
ra-scoring-suns-text = Сумма своих солнц, открытых и закрытых. При равенстве каждый получает или теряет сполна.
ra-scoring-start = Начало
ra-scoring-start-text = Столько очков у каждого в начале.
ra-scoring-floor = Не ниже
ra-scoring-floor-text = Ниже счёт не опускается. Сначала складываются все прибавки и потери подсчёта.
