### Imhotep: The Duel: all texts of the game in Russian. The numbers in brackets are those of docs/rules/imhotep_duel.md.

imhotep_duel-title = Имхотеп. Дуэль
imhotep_duel-subtitle = Шесть лодок, девять ячеек порта и четыре постройки
imhotep_duel-minutes = 30
imhotep_duel-weight = Легко освоить

## Tokens

imhotep_duel-token-obelisk = Обелиск
imhotep_duel-token-light_pyramid = Светлая пирамида
imhotep_duel-token-dark_pyramid = Тёмная пирамида
imhotep_duel-token-temple_1 = Храм 1
imhotep_duel-token-temple_2 = Храм 2
imhotep_duel-token-temple_3 = Храм 3
imhotep_duel-token-temple_4 = Храм 4
imhotep_duel-token-tomb_1 = Гробница 1
imhotep_duel-token-tomb_2 = Гробница 2
imhotep_duel-token-tomb_3 = Гробница 3
imhotep_duel-token-tomb_4 = Гробница 4
imhotep_duel-token-tomb_5 = Гробница 5
imhotep_duel-token-tomb_6 = Гробница 6
imhotep_duel-token-tomb_7 = Гробница 7
imhotep_duel-token-tomb_8 = Гробница 8
imhotep_duel-token-tomb_9 = Гробница 9
imhotep_duel-token-tomb_10 = Гробница 10
imhotep_duel-token-tomb_11 = Гробница 11
imhotep_duel-token-tomb_12 = Гробница 12
imhotep_duel-token-take = Возьмите 1 жетон
imhotep_duel-token-place = Выставьте 2–3 мипла
imhotep_duel-token-place_and_unload = Выставьте мипла и разгрузите 1–2 лодки
imhotep_duel-token-swap_and_unload = Поменяйте местами 2 жетона и разгрузите

# While temple stacks are face down, the log does not say which one.
imhotep_duel-temple-hidden = жетон храма

## What each thing is: shown when it is pointed at

imhotep_duel-about-obelisk = Сторона A: 1 очко за каждый и ещё 6, если их у вас больше. Сторона B: 12 очков тому, кто первым соберёт пять. (D9.4, D9.5, D9.10)
imhotep_duel-about-light_pyramid = Сторона A: чем больше светлых жетонов, тем дороже каждый. Сторона B: очки приносит только меньшая из двух пирамид. (D9.7, D9.15, D5.6)
imhotep_duel-about-dark_pyramid = Сторона A: чем больше тёмных жетонов, тем дороже каждый. Сторона B: очки приносит только меньшая из двух пирамид. (D9.7, D9.15, D5.6)
imhotep_duel-about-temple_1 = Сторона A: 1 очко. Сторона B: собирайте наборы разных значений — чем больше набор, тем лучше. (D9.6, D9.14)
imhotep_duel-about-temple_2 = Сторона A: 2 очка. Сторона B: собирайте наборы разных значений — чем больше набор, тем лучше. (D9.6, D9.14)
imhotep_duel-about-temple_3 = Сторона A: 3 очка. Сторона B: собирайте наборы разных значений — чем больше набор, тем лучше. (D9.6, D9.14)
imhotep_duel-about-temple_4 = Сторона A: 4 очка. Сторона B: собирайте наборы разных значений — чем больше набор, тем лучше. (D9.6, D9.14)
imhotep_duel-about-tomb_1 = Сторона A: больше всего приносят длинные группы соседних номеров. Сторона B: 4 очка за каждую группу, пропуски выгодны. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_2 = Сторона A: больше всего приносят длинные группы соседних номеров. Сторона B: 4 очка за каждую группу, пропуски выгодны. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_3 = Сторона A: больше всего приносят длинные группы соседних номеров. Сторона B: 4 очка за каждую группу, пропуски выгодны. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_4 = Сторона A: больше всего приносят длинные группы соседних номеров. Сторона B: 4 очка за каждую группу, пропуски выгодны. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_5 = Сторона A: больше всего приносят длинные группы соседних номеров. Сторона B: 4 очка за каждую группу, пропуски выгодны. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_6 = Сторона A: больше всего приносят длинные группы соседних номеров. Сторона B: 4 очка за каждую группу, пропуски выгодны. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_7 = Сторона A: больше всего приносят длинные группы соседних номеров. Сторона B: 4 очка за каждую группу, пропуски выгодны. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_8 = Сторона A: больше всего приносят длинные группы соседних номеров. Сторона B: 4 очка за каждую группу, пропуски выгодны. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_9 = Сторона A: больше всего приносят длинные группы соседних номеров. Сторона B: 4 очка за каждую группу, пропуски выгодны. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_10 = Сторона A: больше всего приносят длинные группы соседних номеров. Сторона B: 4 очка за каждую группу, пропуски выгодны. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_11 = Сторона A: больше всего приносят длинные группы соседних номеров. Сторона B: 4 очка за каждую группу, пропуски выгодны. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_12 = Сторона A: больше всего приносят длинные группы соседних номеров. Сторона B: 4 очка за каждую группу, пропуски выгодны. (D9.8, D9.16, D9.9)
imhotep_duel-about-take = Возьмите любой жетон с любой лодки, кроме жетона действия. На его место ляжет жетон из резерва. Не использован: 1 очко. (D7.6, D7.7, D9.2)
imhotep_duel-about-place = Выставьте двух миплов или трёх. На руках должно быть хотя бы два. Не использован: 1 очко. (D7.11, D9.2)
imhotep_duel-about-place_and_unload = Выставьте мипла, потом разгрузите одну лодку или две. Не использован: 1 очко. (D7.14, D7.18, D9.2)
imhotep_duel-about-swap_and_unload = Поменяйте местами два жетона на одной лодке, потом разгрузите её или другую. Не использован: 1 очко. (D7.19, D7.21, D9.2)
imhotep_duel-about-harbor = Сюда выставляют миплов, по одному на ячейку. Каждая ячейка относится к двум лодкам: своего ряда и своего столбца. (D4.1, D1.2, D1.3, D4.4)
imhotep_duel-about-boat = Лодку можно разгрузить, если в её ряду или столбце стоят хотя бы два мипла. Ближайший мипл получает самый дальний жетон, следующий мипл — следующий жетон. (D5.2, D1.4, D1.5, D5.3, D2.4)
imhotep_duel-about-reserve = Три жетона лицом вниз: один из них заполняет место после «Возьмите 1 жетон». Лодки отсюда не пополняют. (D7.8, D2.5, D6.4, D7.9, D11.2)
imhotep_duel-about-supply = Из этой стопки лицом вниз снова загружают лодки. Когда она пуста, разгруженная лодка выбывает из игры. (D6.1, D6.3, D1.1, D2.3, D11.2)
imhotep_duel-about-meeple = У вас их четыре. После разгрузки своей лодки мипл возвращается к вам; каждый, кто в конце стоит в порту, приносит 1 очко. (D9.3, D1.6, D2.1, D5.5)
imhotep_duel-about-boats_left = Когда остаётся одна лодка, партия заканчивается. Это происходит после 18 разгрузок. (D8.2, D8.3, D8.4)
imhotep_duel-about-site-obelisk-A = 1 очко за каждый обелиск и ещё 6 тому, у кого их больше. (D9.5, D9.4)
imhotep_duel-about-site-obelisk-B = 12 очков тому, кто первым соберёт пять обелисков, 6 — сопернику, если в конце и у него их пять. Десять обелисков приносят и то и другое. (D9.10, D9.11, D9.12, D9.13)
imhotep_duel-about-site-temple-A = 1 очко за каждый круг. Жетоны лежат лицом вниз до конца партии, так что запоминайте. (D9.6, D11.3, D11.4, D11.5)
imhotep_duel-about-site-temple-B = Наборы из 1, 2, 3 или 4 разных значений приносят 1, 4, 9 или 16 очков. (D9.14, D11.6)
imhotep_duel-about-site-pyramid-A = Светлая и тёмная считаются отдельно: от 1 до 6 жетонов приносят 1, 3, 6, 10, 15 или 21 очко. (D9.7, D5.6)
imhotep_duel-about-site-pyramid-B = Считается только меньшая пирамида: от 0 до 6 жетонов приносят −6, 0, 4, 10, 18, 30 или 45 очков. (D9.15, D5.6)
imhotep_duel-about-site-tomb-A = Очки приносит каждая группа соседних номеров: 1, 4, 9, 16, а от пяти жетонов — 25. (D9.8, D9.9)
imhotep_duel-about-site-tomb-B = 4 очка за каждую группу, даже самую короткую. Одиночный номер — тоже группа. (D9.16, D9.9)

## Decisions, as buttons say them

imhotep_duel-move-place = Выставить мипла на { $space }
imhotep_duel-move-unload = Разгрузить лодку { $boat }
imhotep_duel-move-play = Разыграть «{ $action }»
imhotep_duel-move-take = Взять с лодки { $boat }, место { $space }: { $token }
imhotep_duel-move-swap = Поменять на лодке { $boat }, места { $spaces }: { $first } и { $second }
imhotep_duel-move-done-place = Не выставлять третьего мипла
imhotep_duel-move-done-unload = Не разгружать вторую лодку
imhotep_duel-move-pass = Пас

## What must be decided, and why

imhotep_duel-prompt-turn =
    { WHO($seat) ->
        [you] Ваш ход: выберите действие
       *[other] { $seat } выбирает действие
    }
imhotep_duel-prompt-place =
    { WHO($seat) ->
        [you] Вы разыгрываете «{ $action }»: выставьте мипла
       *[other] { $seat } разыгрывает «{ $action }»: выставляет мипла
    }
imhotep_duel-prompt-place_to_unload =
    { WHO($seat) ->
        [you] Вы разыгрываете «{ $action }»: выставьте мипла так, чтобы можно было разгрузить лодку
       *[other] { $seat } разыгрывает «{ $action }»: выставляет мипла так, чтобы можно было разгрузить лодку
    }
imhotep_duel-prompt-may_place =
    { WHO($seat) ->
        [you] Вы разыгрываете «{ $action }»: выставьте третьего мипла или остановитесь
       *[other] { $seat } разыгрывает «{ $action }»: выставляет третьего мипла или останавливается
    }
imhotep_duel-prompt-unload =
    { WHO($seat) ->
        [you] Вы разыгрываете «{ $action }»: разгрузите лодку
       *[other] { $seat } разыгрывает «{ $action }»: разгружает лодку
    }
imhotep_duel-prompt-may_unload =
    { WHO($seat) ->
        [you] Вы разыгрываете «{ $action }»: разгрузите вторую лодку или остановитесь
       *[other] { $seat } разыгрывает «{ $action }»: разгружает вторую лодку или останавливается
    }
imhotep_duel-prompt-take =
    { WHO($seat) ->
        [you] Вы разыгрываете «{ $action }»: возьмите жетон с лодки
       *[other] { $seat } разыгрывает «{ $action }»: берёт жетон с лодки
    }
imhotep_duel-prompt-swap =
    { WHO($seat) ->
        [you] Вы разыгрываете «{ $action }»: поменяйте местами два жетона на одной лодке
       *[other] { $seat } разыгрывает «{ $action }»: меняет местами два жетона на одной лодке
    }
imhotep_duel-prompt-stuck =
    { WHO($seat) ->
        [you] Вы не можете сделать ход: остаётся
       *[other] { $seat } не может сделать ход: остаётся
    } только пас
imhotep_duel-prompt-over = Партия окончена
imhotep_duel-prompt-chance = Открываются жетоны

## Why something cannot be done now

imhotep_duel-why-over = Партия окончена: осталась одна лодка. (D8.1, D10.1, D10.2, D11.7)
imhotep_duel-why-chance = Сначала открываются жетоны. (D2.6)
imhotep_duel-why-watching = Вы смотрите партию: сейчас решает { $seat }. (D3.1, D11.1)
imhotep_duel-why-others_turn = Сейчас ходит { $seat }: вы ходите по очереди. (D3.1, D2.7, D5.7)
imhotep_duel-why-others_action = Сначала { $seat } до конца разыгрывает жетон действия. (D7.5)
imhotep_duel-why-choose_action = В свой ход вы выставляете мипла, разгружаете лодку или разыгрываете жетон действия, а это ни то, ни другое, ни третье. (D3.2, D3.3)
imhotep_duel-why-stuck = Ни одно из трёх действий сейчас невозможно: остаётся только пас. (D3.4, D3.5)
imhotep_duel-why-place_first = Сначала выставьте мипла: по жетону действия в порт нужно выставить двух. (D7.11)
imhotep_duel-why-may_place_first = Сначала выставьте третьего мипла или остановитесь. (D7.13)
imhotep_duel-why-place_to_unload_first = Сначала выставьте мипла так, чтобы лодку можно было разгрузить. (D7.14)
imhotep_duel-why-unload_first = Сначала разгрузите лодку: этого требует жетон действия. (D7.3)
imhotep_duel-why-may_unload_first = Сначала разгрузите вторую лодку или остановитесь. (D7.17, D7.18)
imhotep_duel-why-take_first = Сначала возьмите жетон с лодки: любой, кроме жетона действия. (D7.6)
imhotep_duel-why-swap_first = Сначала поменяйте местами два жетона на одной лодке. (D7.19)
imhotep_duel-why-space_taken = На { $space } уже стоит мипл, а место только для одного. (D4.2)
imhotep_duel-why-no_meeple = Все ваши миплы стоят в порту: они вернутся, когда лодки разгрузят. (D4.3)
imhotep_duel-why-space_idle = С миплом на { $space } нельзя будет разгрузить ни одной лодки, а разгрузить вам потом придётся. (D7.16)
imhotep_duel-why-hand_of = Хозяин этих миплов — { $owner_seat }: выставляйте своих. (D4.1)
imhotep_duel-why-boat_gone = Лодка { $boat } уже выбыла из игры. (D6.2, D6.5)
imhotep_duel-why-line_short =
    { $count ->
        [0] В ряду или столбце лодки { $boat } нет ни одного мипла: для разгрузки нужны два, любого цвета. (D5.1)
       *[other] В ряду или столбце лодки { $boat } только один мипл: для разгрузки нужны два, любого цвета. (D5.1)
    }
imhotep_duel-why-cargo = Жетоны покидают лодку при разгрузке; по отдельности их трогают только жетоны действий. (D3.2)
imhotep_duel-why-take_needs = Взять с лодки отдельный жетон можно только жетоном действия «{ $action }». (D7.6)
imhotep_duel-why-swap_needs = Поменять местами жетоны на лодке можно только жетоном действия «{ $action }». (D7.19)
imhotep_duel-why-take_action = Жетоны действий так не берут. (D7.6)
imhotep_duel-why-no_token = Такого жетона действия у вас нет: «{ $action }». (D7.1, D3.6)
imhotep_duel-why-one_token = Вы уже разыгрываете жетон действия, а за ход можно только один. (D7.1, D3.6)
imhotep_duel-why-only_actions = Взять было бы нечего: на лодках только жетоны действий. (D7.10, D7.2)
imhotep_duel-why-two_in_hand =
    { $count ->
        [0] На руках нужны два мипла, а у вас нет ни одного. (D7.12, D7.2)
       *[other] На руках нужны два мипла, а у вас только один. (D7.12, D7.2)
    }
imhotep_duel-why-one_in_hand = На руках нужен мипл, а все ваши стоят в порту. (D7.15, D7.2)
imhotep_duel-why-no_boat_after = Куда ни выставить мипла, после этого нельзя будет разгрузить ни одной лодки. (D7.15, D7.2)
imhotep_duel-why-no_boat_now = Нужна лодка, которую можно разгрузить, но ни у одной нет двух миплов в её ряду или столбце. (D7.20, D7.2)
imhotep_duel-why-not_optional = Остановиться можно только там, где остаток действия необязателен. (D7.4)
imhotep_duel-why-pass = Пасовать можно, только если нельзя ни выставить мипла, ни разгрузить лодку, ни разыграть жетон действия. (D3.4, D3.5)

## What happened

imhotep_duel-event-place =
    { WHO($seat) ->
        [you] Вы выставляете
       *[other] { $seat } выставляет
    } мипла на { $space }
imhotep_duel-event-unload =
    { WHO($seat) ->
        [you] Вы разгружаете
       *[other] { $seat } разгружает
    } лодку { $boat }
imhotep_duel-event-deliver =
    { WHO($seat) ->
        [you] Вы получаете
       *[other] { $seat } получает
    }: { $token }
imhotep_duel-event-box = Никому не достаётся, в коробку: { $token }
imhotep_duel-event-load = Новый груз на лодке { $boat }: { $tokens }
imhotep_duel-event-boat_leaves =
    { $left ->
        [one] Запас пуст: лодка { $boat } выбывает из игры, остаётся { $left } лодка
        [few] Запас пуст: лодка { $boat } выбывает из игры, остаются { $left } лодки
        [many] Запас пуст: лодка { $boat } выбывает из игры, остаётся { $left } лодок
       *[other] Запас пуст: лодка { $boat } выбывает из игры, остаётся { $left } лодки
    }
imhotep_duel-event-first_to_five =
    { WHO($seat) ->
        [you] Вы раньше соперника собираете
       *[other] { $seat } раньше соперника собирает
    } пять обелисков
imhotep_duel-event-play =
    { WHO($seat) ->
        [you] Вы разыгрываете
       *[other] { $seat } разыгрывает
    } жетон «{ $action }»
imhotep_duel-event-take =
    { WHO($seat) ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } с лодки { $boat }: { $token }
imhotep_duel-event-refill = Из резерва на лодку { $boat }: { $token }
imhotep_duel-event-swap =
    { WHO($seat) ->
        [you] Вы меняете
       *[other] { $seat } меняет
    } местами на лодке { $boat }: { $first } и { $second }
imhotep_duel-event-done_place =
    { WHO($seat) ->
        [you] Вы не выставляете
       *[other] { $seat } не выставляет
    } третьего мипла
imhotep_duel-event-done_unload =
    { WHO($seat) ->
        [you] Вы не разгружаете
       *[other] { $seat } не разгружает
    } вторую лодку
imhotep_duel-event-pass =
    { WHO($seat) ->
        [you] Вы не можете сделать ход и пасуете
       *[other] { $seat } не может сделать ход и пасует
    }
imhotep_duel-event-over =
    { WHO($seat) ->
        [you] Вы победили:
       *[other] { $seat } побеждает:
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

## The receipt: where points come from

imhotep_duel-item-obelisk =
    { $count ->
        [one] { $count } обелиск: { $points }
        [few] { $count } обелиска: { $points }
        [many] { $count } обелисков: { $points }
       *[other] { $count } обелиска: { $points }
    }
imhotep_duel-item-temple =
    { $count ->
        [one] { $count } жетон храма: { $points }
        [few] { $count } жетона храма: { $points }
        [many] { $count } жетонов храма: { $points }
       *[other] { $count } жетона храма: { $points }
    }
imhotep_duel-item-light_pyramid =
    { $count ->
        [one] Светлая пирамида, { $count } жетон: { $points }
        [few] Светлая пирамида, { $count } жетона: { $points }
        [many] Светлая пирамида, { $count } жетонов: { $points }
       *[other] Светлая пирамида, { $count } жетона: { $points }
    }
imhotep_duel-item-dark_pyramid =
    { $count ->
        [one] Тёмная пирамида, { $count } жетон: { $points }
        [few] Тёмная пирамида, { $count } жетона: { $points }
        [many] Тёмная пирамида, { $count } жетонов: { $points }
       *[other] Тёмная пирамида, { $count } жетона: { $points }
    }
imhotep_duel-item-pyramid =
    { $count ->
        [0] Меньшая пирамида, ни одного жетона: { $points }
        [one] Меньшая пирамида, { $count } жетон: { $points }
        [few] Меньшая пирамида, { $count } жетона: { $points }
        [many] Меньшая пирамида, { $count } жетонов: { $points }
       *[other] Меньшая пирамида, { $count } жетона: { $points }
    }
imhotep_duel-item-tomb =
    { $count ->
        [one] { $count } жетон гробницы: { $points }
        [few] { $count } жетона гробницы: { $points }
        [many] { $count } жетонов гробницы: { $points }
       *[other] { $count } жетона гробницы: { $points }
    }
imhotep_duel-item-actions =
    { $count ->
        [one] { $count } неиспользованный жетон действия: { $points }
        [few] { $count } неиспользованных жетона действий: { $points }
        [many] { $count } неиспользованных жетонов действий: { $points }
       *[other] { $count } неиспользованного жетона действий: { $points }
    }
imhotep_duel-item-meeples =
    { $count ->
        [one] { $count } мипл в порту: { $points }
        [few] { $count } мипла в порту: { $points }
        [many] { $count } миплов в порту: { $points }
       *[other] { $count } мипла в порту: { $points }
    }

imhotep_duel-item-name-obelisk = Обелиски
imhotep_duel-item-name-temple = Храм
imhotep_duel-item-name-light_pyramid = Светлая пирамида
imhotep_duel-item-name-dark_pyramid = Тёмная пирамида
imhotep_duel-item-name-pyramid = Меньшая пирамида
imhotep_duel-item-name-tomb = Гробница
imhotep_duel-item-name-actions = Жетоны действий
imhotep_duel-item-name-meeples = Миплы
imhotep_duel-receipt-counts = В скобках: сколько жетонов или миплов засчитано.

## How the game ended

imhotep_duel-reason-points = больше всех очков
imhotep_duel-reason-second_player = равенство очков, преимущество у второго игрока

## Options of a table

imhotep_duel-option-players = Игроки
imhotep_duel-option-sides = Стороны планшетов
imhotep_duel-option-sides-obelisk = Обелиск
imhotep_duel-option-sides-obelisk-A = A: 1 очко за каждый, ещё 6 за большинство
imhotep_duel-option-sides-obelisk-B = B: 12 очков первому, кто соберёт пять, 6 второму
imhotep_duel-option-sides-temple = Храм
imhotep_duel-option-sides-temple-A = A: 1 очко за круг
imhotep_duel-option-sides-temple-B = B: наборы разных значений
imhotep_duel-option-sides-pyramid = Пирамида
imhotep_duel-option-sides-pyramid-A = A: очки за обе пирамиды
imhotep_duel-option-sides-pyramid-B = B: очки только за меньшую
imhotep_duel-option-sides-tomb = Гробница
imhotep_duel-option-sides-tomb-A = A: чем длиннее группы, тем лучше
imhotep_duel-option-sides-tomb-B = B: 4 очка за каждую группу
imhotep_duel-option-open_temples = Жетоны храма на стороне A лежат лицом вверх

## What the evaluation of a position weighs, as `benben fit` lists it

imhotep_duel-feature-obelisk_points = Очки за обелиск, если бы партия закончилась сейчас.
imhotep_duel-feature-temple_points = Очки за храм, если бы партия закончилась сейчас.
imhotep_duel-feature-pyramid_points = Очки за пирамиды, если бы партия закончилась сейчас.
imhotep_duel-feature-tomb_points = Очки за гробницу, если бы партия закончилась сейчас.
imhotep_duel-feature-late_points = Все очки, если бы партия закончилась сейчас, по доле прошедших разгрузок.
imhotep_duel-feature-obelisk_promise = Очки, которые большинство или призы обелиска обещают сверх нынешних.
imhotep_duel-feature-temple_to_come = Сколько добавили бы ничьи жетоны храма, по одному.
imhotep_duel-feature-pyramid_to_come = Сколько добавили бы ничьи жетоны пирамид, по одному.
imhotep_duel-feature-tomb_to_come = Сколько добавили бы ничьи жетоны гробницы, по одному.
imhotep_duel-feature-take_tokens = Жетоны действия перед игроком, которыми можно взять жетон.
imhotep_duel-feature-place_tokens = Жетоны действия, которыми выставляют двух или трёх миплов.
imhotep_duel-feature-place_and_unload_tokens = Жетоны действия, которыми выставляют мипла и разгружают.
imhotep_duel-feature-swap_and_unload_tokens = Жетоны действия, которыми меняют местами два жетона и разгружают.
imhotep_duel-feature-standing = Миплы в порту.
imhotep_duel-feature-hand_empty = Единица, если на руках нет миплов.
imhotep_duel-feature-next_turn = Единица, если этот игрок первым решает в начале хода или сейчас посреди хода.
imhotep_duel-feature-steps_due = Сколько шагов своего жетона действия игрок ещё может сделать.
imhotep_duel-feature-line_now = Наибольший выигрыш от разгрузки по сравнению с соперником, если игрок может разгружать следующим.
imhotep_duel-feature-line_later = То же, если следующий — соперник.
imhotep_duel-feature-ready_lines = Что все лодки, готовые к разгрузке, дают игроку, а не сопернику.
imhotep_duel-feature-lonely = Дальние жетоны лодок, в рядах которых стоят миплы только этого игрока.
imhotep_duel-feature-take_prize = Лучший жетон на лодках, если жетон действия позволяет его взять.
imhotep_duel-feature-swap_prize = На сколько больше даёт лучшая разгрузка после обмена, если жетон действия его позволяет.
imhotep_duel-feature-ties_won = Единица для того, кто выигрывает при равенстве.
imhotep_duel-feature-unloadings_left = Сколько лодок разгрузят до конца.

## The table drawn in text

# Letters of the meeples, for black and for white: one letter each.
imhotep_duel-picture-meeple-0 = Ч
imhotep_duel-picture-meeple-1 = Б
imhotep_duel-picture-name = { $seat } ({ $letter })
imhotep_duel-picture-boats =
    { $count ->
        [one] { $count } лодка
        [few] { $count } лодки
        [many] { $count } лодок
       *[other] { $count } лодки
    }
imhotep_duel-picture-unloads =
    { $count ->
        [0] разгрузок больше нет
        [one] ещё { $count } разгрузка
        [few] ещё { $count } разгрузки
        [many] ещё { $count } разгрузок
       *[other] ещё { $count } разгрузки
    }
imhotep_duel-picture-supply = в запасе { $count }
imhotep_duel-picture-reserve = в резерве { $count }
imhotep_duel-picture-boat = лодка { $boat }
imhotep_duel-picture-gone = выбыла
imhotep_duel-picture-cargo-1 = 1, ближнее
imhotep_duel-picture-cargo-2 = 2
imhotep_duel-picture-cargo-3 = 3, дальнее
imhotep_duel-picture-take = Взять
imhotep_duel-picture-place = Выставить
imhotep_duel-picture-place_and_unload = Выставить и разгрузить
imhotep_duel-picture-swap_and_unload = Поменять и разгрузить
imhotep_duel-picture-unloading = Разгрузка сейчас даст:
imhotep_duel-picture-to_seat = { $token } → { $seat }
imhotep_duel-picture-to_box = { $token } → коробка
imhotep_duel-picture-points = Очки
imhotep_duel-picture-actions = Жетоны действий
imhotep_duel-picture-meeples = В порту
imhotep_duel-picture-obelisks =
    { $count ->
        [0] нет
        [one] { $count } обелиск
        [few] { $count } обелиска
        [many] { $count } обелисков
       *[other] { $count } обелиска
    }
imhotep_duel-picture-first_to_five = пять раньше соперника
imhotep_duel-picture-face_down = { $count } лицом вниз
imhotep_duel-picture-pyramids = светлых { $light }, тёмных { $dark }
imhotep_duel-picture-in_hand = на руках ещё { $count }

## The table in the browser

imhotep_duel-about-score = Сколько очков было бы у каждого, если бы партия закончилась сейчас. Стопка храма лицом вниз не считается. (D9.19, D9.1, D9.17, D9.18)
imhotep_duel-about-log = Всё, что произошло, новое сверху. В скачанной партии то же самое стоит как запись ходов. (D12.1, D12.2, D12.3, D11.8)
imhotep_duel-about-box = Сюда попадает всё, что выбыло из игры: жетоны, которым не хватило мипла, и разыгранные жетоны действий. (D5.4)

imhotep_duel-table-phase =
    { $count ->
        [0] Осталась последняя лодка
        [one] Осталась { $count } разгрузка
        [few] Осталось { $count } разгрузки
        [many] Осталось { $count } разгрузок
       *[other] Осталось { $count } разгрузки
    }
imhotep_duel-table-harbor = Порт
imhotep_duel-table-boats = Лодки
imhotep_duel-table-stores = Запас, резерв и коробка
imhotep_duel-table-space = { $space }: пусто
imhotep_duel-table-space-of =
    { $space }: { WHO($seat) ->
        [you] ваш мипл
       *[other] мипл ({ $seat })
    }
imhotep_duel-table-standing =
    { $count ->
        [0] { WHO($seat) ->
            [you] В порту нет ваших
           *[other] { $seat }: в порту нет
        } миплов
        [one] { WHO($seat) ->
            [you] Ваш мипл на
           *[other] { $seat }: мипл на
        } { $spaces }
        [few] { WHO($seat) ->
            [you] Ваши миплы на
           *[other] { $seat }: миплы на
        } { $spaces }
        [many] { WHO($seat) ->
            [you] Ваши миплы на
           *[other] { $seat }: миплы на
        } { $spaces }
       *[other] { WHO($seat) ->
           [you] Ваши миплы на
          *[other] { $seat }: миплы на
       } { $spaces }
    }
imhotep_duel-table-unloads-left =
    { $count ->
        [0] Последняя разгрузка позади
        [one] До конца { $count } разгрузка
        [few] До конца { $count } разгрузки
        [many] До конца { $count } разгрузок
       *[other] До конца { $count } разгрузки
    }
imhotep_duel-table-boats-left =
    { $count ->
        [one] Осталась { $count } лодка
        [few] Осталось { $count } лодки
        [many] Осталось { $count } лодок
       *[other] Осталось { $count } лодки
    }
imhotep_duel-table-supply =
    { $count ->
        [0] Запас пуст
        [one] В запасе { $count } жетон
        [few] В запасе { $count } жетона
        [many] В запасе { $count } жетонов
       *[other] В запасе { $count } жетона
    }
imhotep_duel-table-reserve =
    { $count ->
        [0] Резерв пуст
        [one] В резерве { $count } жетон
        [few] В резерве { $count } жетона
        [many] В резерве { $count } жетонов
       *[other] В резерве { $count } жетона
    }
imhotep_duel-table-box = Коробка
imhotep_duel-table-boat = Лодка { $boat }: { $tokens }
imhotep_duel-table-boat-gone = Лодка { $boat } выбыла из игры
imhotep_duel-table-empty = пусто
imhotep_duel-table-cargo = Лодка { $boat }, место { $space }: { $token }
imhotep_duel-table-mat = { $seat }: планшеты и жетоны
imhotep_duel-table-plays-black = Играет чёрными
imhotep_duel-table-plays-white = Играет белыми
imhotep_duel-table-hand =
    { $count ->
        [0] Миплов на руках нет
        [one] На руках { $count } мипл
        [few] На руках { $count } мипла
        [many] На руках { $count } миплов
       *[other] На руках { $count } мипла
    }
imhotep_duel-table-times =
    { $count ->
        [1] { $what }
       *[other] { $count } × { $what }
    }
imhotep_duel-table-actions = Жетоны действий: { $actions }
imhotep_duel-table-no-actions = Нет жетонов действий
imhotep_duel-table-side = Сторона { $side }
imhotep_duel-table-site = { $site }, сторона { $side }: { $holds } — { $worth }
imhotep_duel-table-first-to-five = пять раньше соперника
imhotep_duel-table-temples-hidden =
    { $count ->
        [one] { $count } жетон лицом вниз
        [few] { $count } жетона лицом вниз
        [many] { $count } жетонов лицом вниз
       *[other] { $count } жетона лицом вниз
    }
imhotep_duel-table-pyramids = светлых { $light }, тёмных { $dark }
imhotep_duel-table-nothing = пока ничего

# What unloading a boat would bring, shown before anybody decides.
imhotep_duel-table-unloading = Разгрузка сейчас: { $gains }
imhotep_duel-table-gets =
    { $token } → { WHO($seat) ->
        [you] вам
       *[other] { $seat }
    }
imhotep_duel-table-gains =
    { WHO($seat) ->
        [you] Вы
       *[other] { $seat }
    } { $points }
imhotep_duel-table-boxed = { $token } → коробка
imhotep_duel-table-swapping = { $first } и { $second } меняются местами

# Headings over buttons, and what stands on the buttons below them.
imhotep_duel-table-group-place = Выставить мипла на
imhotep_duel-table-group-unload = Разгрузить лодку
imhotep_duel-table-group-play = Разыграть жетон действия
imhotep_duel-table-group-take = Взять с лодки { $boat }
imhotep_duel-table-group-swap = Поменять на лодке { $boat }
imhotep_duel-table-swapped = { $first } ⇄ { $second }
imhotep_duel-table-brief-take = Взять
imhotep_duel-table-brief-place = Выставить
imhotep_duel-table-brief-place_and_unload = Выставить и разгрузить
imhotep_duel-table-brief-swap_and_unload = Поменять и разгрузить

## How you score

imhotep_duel-scoring-when-end = В конце партии
imhotep_duel-scoring-of-each = за штуку
imhotep_duel-scoring-of-more = тому, у кого больше
imhotep_duel-scoring-of-first = первому
imhotep_duel-scoring-of-count = за { $count }
imhotep_duel-scoring-of-other = другому
imhotep_duel-scoring-obelisk_a = Обелиск, сторона A
imhotep_duel-scoring-obelisk_a-text = За каждый жетон обелиска и ещё тому, у кого их больше; если поровну — никому.
imhotep_duel-scoring-obelisk_b = Обелиск, сторона B
imhotep_duel-scoring-obelisk_b-text = За { $needs } жетонов обелиска: кто собрал их первым и кто вторым; меньше — ничего. У кого их десять, тому обе награды.
imhotep_duel-scoring-temple_a = Храм, сторона A
imhotep_duel-scoring-temple_a-text = Очко за каждый круг на жетонах.
imhotep_duel-scoring-temple_a-count = Круги
imhotep_duel-scoring-temple_b = Храм, сторона B
imhotep_duel-scoring-temple_b-text = Жетоны складываются в наборы разных значений, каждый — как можно больше.
imhotep_duel-scoring-temple_b-count = Значения
imhotep_duel-scoring-pyramid_a = Пирамиды, сторона A
imhotep_duel-scoring-pyramid_a-text = Светлая и тёмная пирамида — каждая отдельно.
imhotep_duel-scoring-pyramid_a-count = Жетоны
imhotep_duel-scoring-pyramid_b = Пирамиды, сторона B
imhotep_duel-scoring-pyramid_b-text = Только меньшая из двух пирамид.
imhotep_duel-scoring-pyramid_b-count = Жетоны
imhotep_duel-scoring-tomb_a = Гробница, сторона A
imhotep_duel-scoring-tomb_a-text = Каждая группа соседних номеров по своей длине; одиночный жетон — тоже группа.
imhotep_duel-scoring-tomb_a-count = Длина
imhotep_duel-scoring-tomb_b = Гробница, сторона B
imhotep_duel-scoring-tomb_b-text = За каждую группу соседних номеров любой длины; одиночный жетон — тоже группа.
imhotep_duel-scoring-actions = Жетоны действий
imhotep_duel-scoring-actions-text = За каждый неиспользованный.
imhotep_duel-scoring-meeples = Миплы
imhotep_duel-scoring-meeples-text = За каждого своего мипла в порту.
imhotep_duel-scoring-piece-meeple = Мипл

## The lesson, scene by scene: what to know, what to do, what it brought, and what is said of another move

imhotep_duel-lesson-table-say = Шесть лодок привозят груз, и каждый из вас возводит из него четыре постройки. На девяти ячейках порта стоят миплы; ваши — чёрные.
imhotep_duel-lesson-table-do = Коснитесь всего, что отмечено, чтобы узнать, что это.
imhotep_duel-lesson-table-done = В свой ход вы делаете что-то одно: выставляете мипла, разгружаете лодку или разыгрываете жетон действия. Это все действия в игре.
imhotep_duel-lesson-place-say = Самый простой ход — выставить мипла. Каждая ячейка относится сразу к двум лодкам: одна стоит сбоку от её ряда, другая — под её столбцом.
imhotep_duel-lesson-place-do = Выставьте мипла: коснитесь любой ячейки.
imhotep_duel-lesson-place-done = Ваш мипл стоит в рядах сразу двух лодок. Чтобы разгрузить лодку, в её ряду или столбце нужны два мипла. Если он простоит здесь до конца партии, то принесёт 1 очко.
imhotep_duel-lesson-unload-say = Лодку можно разгрузить, если в её ряду или столбце хотя бы два мипла. Таких лодок сейчас две: числа на них показывают, сколько очков это принесёт.
imhotep_duel-lesson-unload-do = Разгрузите одну из этих лодок: коснитесь её.
imhotep_duel-lesson-unload-done = Ближайшему миплу достался самый дальний жетон, второму — следующий; оба снова у вас на руках. Третьего мипла не было, и третий жетон ушёл в коробку. На лодке уже новый груз.
imhotep_duel-lesson-order-say = На лодке A дальше всех лежит гробница 9: её получит мипл, стоящий ближе всех к лодке. У вас есть 7 и 8. Два соседних номера приносят 4 очка, три — 9.
imhotep_duel-lesson-order-do = Выставьте мипла так, чтобы гробница 9 досталась вам.
imhotep_duel-lesson-order-other = Так можно, но тогда гробницу 9 получат белые. Лодка A стоит под своим столбцом: какая свободная ячейка к ней ближе всех?
imhotep_duel-lesson-order-done = Лодку A разгрузили белые, а гробница 9 — ваша: ваш мипл стоял ближе всех. Важно не кто разгружает, а кто где стоит.
imhotep_duel-lesson-circles-say = На жетонах храма от одного до четырёх кругов. На стороне A храма каждый круг приносит 1 очко. Разгрузить можно две лодки, и два ваших мипла возьмут два самых дальних жетона.
imhotep_duel-lesson-circles-do = Разгрузите лодку, которая принесёт вам больше.
imhotep_duel-lesson-circles-other = Так можно, но лодка A принесёт вам один круг и жетон тёмной пирамиды: 2 очка. Лодка 2 принесёт семь кругов.
imhotep_duel-lesson-circles-done = Семь кругов, 7 очков. Два мипла в порту тоже приносили по 1 очку, пока стояли там: поэтому у вас стало больше на 5, а не на 7.
imhotep_duel-lesson-worth-say = Ваш мипл на c3 участвует в разгрузке двух лодок, и обе уже можно разгрузить. Каждый новый жетон пирамиды дороже прежнего. Обелиск приносит 1 очко, и ещё 6 — тому, у кого их больше; у вас и у белых по два.
imhotep_duel-lesson-worth-do = Сравните числа и разгрузите одну из двух лодок.
imhotep_duel-lesson-worth-other = Так можно, но лодка 3 приносит вам 4 очка, а белым 1. Лодка C принесла бы вам 3, а белым 7: обелиск и 6 очков за то, что их больше.
imhotep_duel-lesson-worth-done = Это ваш четвёртый жетон светлой пирамиды: 10 очков вместо 6. Белые получили только 1, а с лодки C получили бы 7. Всегда смотрите, что лодка приносит сопернику.
imhotep_duel-lesson-cross-say = Белые вот-вот разгрузят лодку 3 и получат 7 очков. Но мипл на b3 относится и к другой лодке.
imhotep_duel-lesson-cross-do = Верните мипла с b3 белым на руки.
imhotep_duel-lesson-cross-other = Так можно, но 7 очков с лодки 3 белые всё равно получат. Разгрузите лодку под миплом на b3.
imhotep_duel-lesson-cross-done = У вас 3 новых очка, у белых только 1, а в ряду лодки 3 остался один мипл. Каждый мипл стоит на пути сразу двух лодок: так и срывают чужие планы.
imhotep_duel-lesson-take-say = Лодки привозят и жетоны действий. Ваш берёт один жетон с любой лодки. Гробница 5 соединит ваши 3, 4 и 6, 7; а если белые разгрузят лодку C, она уйдёт в коробку.
imhotep_duel-lesson-take-do = Разыграйте жетон действия: коснитесь его рядом со своим именем.
imhotep_duel-lesson-take-do-2 = Теперь возьмите гробницу 5 с лодки C.
imhotep_duel-lesson-take-other = Так можно, но гробница 5 приносит больше всего: возьмите её сейчас с помощью жетона действия.
imhotep_duel-lesson-take-done = 3, 4, 5, 6, 7: пять соседних номеров приносят 25 очков вместо 8. Пустое место занял жетон из резерва. Неиспользованный жетон действия приносит в конце 1 очко.
imhotep_duel-lesson-twice-say = Этот жетон действия выставляет мипла, а потом разгружает одну лодку или две. Обелисков сейчас больше у белых: два, а у вас один.
imhotep_duel-lesson-twice-do = Разыграйте жетон действия.
imhotep_duel-lesson-twice-do-2 = Выставьте мипла в столбец лодки A.
imhotep_duel-lesson-twice-do-3 = Разгрузите лодку A или лодку B.
imhotep_duel-lesson-twice-do-4 = А теперь другую.
imhotep_duel-lesson-twice-other = Так можно, но лодки A и B за один ход приносят больше: четыре жетона, и два из них — обелиски.
imhotep_duel-lesson-twice-other-2 = Так можно, но тогда в столбце лодки A стоит только один мипл. Выставьте своего на a1 или a2.
imhotep_duel-lesson-twice-other-3 = Так можно, но тогда ни A, ни B уже не разгрузить, а вместе они приносят четыре жетона.
imhotep_duel-lesson-twice-other-4 = Можно и остановиться, но другая лодка приносит ещё два жетона: разгрузите и её.
imhotep_duel-lesson-twice-done = Четыре жетона за один ход. Теперь обелисков больше у вас: 6 очков ваши, а не белых. Есть и другие жетоны действий: один выставляет двух-трёх миплов, другой меняет местами два жетона и разгружает лодку.
imhotep_duel-lesson-sides-say = У каждой постройки есть вторая сторона, B, и очки на ней считают иначе. Стороны выбирают, когда готовят стол; для первых партий советуют сторону A. Здесь все четыре лежат стороной B.
imhotep_duel-lesson-sides-do = Коснитесь четырёх своих построек, чтобы узнать, как считают на стороне B.
imhotep_duel-lesson-sides-done = Те же жетоны приносят здесь другие очки: важны первые пять обелисков, в храме — разные значения, из пирамид — меньшая, а между гробницами полезны промежутки. Числа на лодках учитывают стороны.
imhotep_duel-lesson-end-say = Запас пуст, поэтому разгруженные лодки выбывают. Их осталось две: следующая разгрузка сразу закончит партию, а груз последней лодки никому не достанется.
imhotep_duel-lesson-end-do = Закончите партию: разгрузите лодку, которая принесёт вам победу.
imhotep_duel-lesson-end-other = Так можно, но лодка B сейчас приносит вам 6 очков. Если вместо неё разгрузят лодку 1, белые получат 3, а груз лодки B не достанется никому.
imhotep_duel-lesson-end-done = Вы победили со счётом 41 : 35. При равенстве очков побеждает тот, кто ходил вторым. В расчёте видно, откуда каждое очко. В других партиях жетоны храма могут лежать лицом вниз: запоминайте их.

## Advice in a guided first game, at the first decision of each kind

imhotep_duel-advice-turn-place = Выставляйте миплов туда, где можно получить хороший жетон: ближайшему к лодке миплу достаётся самый дальний. Лучше всего ячейка, на обеих лодках которой есть нужное вам.
imhotep_duel-advice-turn-place-unload = Числа на лодке показывают, что её разгрузка принесёт вам и сопернику. Если вам больше — разгружайте, если нет — выставьте мипла, лучше всего перед миплами соперника.
imhotep_duel-advice-turn-unload = Все ваши миплы в порту, поэтому разгружайте. Выберите лодку, которая приносит вам больше всего, а сопернику меньше всего.
imhotep_duel-advice-turn = Вместо обычного хода можно разыграть жетон действия. Делайте это, когда он приносит больше обычного хода; неиспользованный, он принесёт 1 очко.
imhotep_duel-advice-place = Ищите ряд или столбец, где у вас будет два мипла, и ячейки, ближайшие к хорошим жетонам.
imhotep_duel-advice-may_place = Третий мипл не стоит отдельного хода: выставьте его, если есть хорошая свободная ячейка.
imhotep_duel-advice-place_to_unload = Выставьте мипла так, чтобы разгрузить выгодную лодку; лучше всего, если у второй лодки уже стоят два других мипла.
imhotep_duel-advice-unload = Разгрузите лодку, которая приносит вам больше всего, а сопернику меньше всего: это видно по числам на лодках.
imhotep_duel-advice-may_unload = Вторая лодка не стоит отдельного хода. Разгрузите её, если вам она приносит больше, чем сопернику, иначе остановитесь.
imhotep_duel-advice-take = Возьмите то, что приносит больше всего (числа видны у жетонов), или то, что вот-вот достанется сопернику. Жетон, ближний к порту, иначе часто уходит в коробку.
imhotep_duel-advice-swap = Переложите лучший жетон туда, откуда его получит ваш мипл: ближайшему достаётся самый дальний жетон, следующему — средний. Если миплов два, ближний к порту жетон уходит в коробку.

imhotep_duel-luck-load = грузы

## Reviews: what is in hand, and kinds of errors

imhotep_duel-held-meeples = Миплы в запасе
imhotep_duel-error-wrong_space = Мипл не на том месте
imhotep_duel-error-unloaded_too_early = Разгрузка слишком рано
imhotep_duel-error-unloaded_too_late = Разгрузка слишком поздно
imhotep_duel-error-wrong_boat = Разгружена не та лодка
imhotep_duel-error-boat_left = Вторая лодка оставлена
imhotep_duel-error-wrong_token = Не те жетоны
imhotep_duel-error-wrong_action = Не тот жетон действия
imhotep_duel-error-action_kept = Жетон действия не разыгран
imhotep_duel-error-action_wasted = Жетон действия разыгран рано
