### Ankh'or: all texts of the game in Russian. The numbers in brackets are those of docs/rules/ankhor.md.

ankhor-title = Ankh'or
ankhor-subtitle = Меняйте товары на плитки и собирайте вместе цвета и животных
ankhor-minutes = 30
ankhor-weight = Средняя сложность

## Tokens, colors, kinds of tiles

ankhor-token-fish = рыба
ankhor-token-ivory = бивни
ankhor-token-charcoal = уголь
ankhor-token-herbs = травы
ankhor-token-cloth = ткань
ankhor-token-ankh = анкх

# Masculine, as “цвет” and every kind of tile are.
ankhor-color-blue = синий
ankhor-color-white = белый
ankhor-color-black = чёрный
ankhor-color-green = зелёный
ankhor-color-red = красный

# All masculine: a color in the masculine stands before them.
ankhor-kind-jackal = шакал
ankhor-kind-scarab = скарабей
ankhor-kind-falcon = сокол
ankhor-kind-points = знак на 2 очка
ankhor-kind-warehouse = склад
ankhor-kind-scribe = писец
ankhor-kind-desert = песок

ankhor-tile = { $color } { $kind }

# In the genitive or the prepositional, as in “из … стопки”, “в … стопке”.
ankhor-pile-left = левой
ankhor-pile-right = правой

# In the genitive, as in “группа …”.
ankhor-group-blue = синих плиток
ankhor-group-white = белых плиток
ankhor-group-black = чёрных плиток
ankhor-group-green = зелёных плиток
ankhor-group-red = красных плиток
ankhor-group-jackal = шакалов
ankhor-group-scarab = скарабеев
ankhor-group-falcon = соколов

## What each thing is: shown when it is pointed at

ankhor-about-jackal = В конце 1 очко за каждого шакала в группе хотя бы из двух. Пять соединённых приносят бонусный жетон. (A13.2, A7.5, A8.1, A13.4)
ankhor-about-scarab = В конце 1 очко за каждого скарабея в группе хотя бы из двух. Пять соединённых приносят бонусный жетон. (A13.2, A7.5, A8.1, A13.4)
ankhor-about-falcon = В конце 1 очко за каждого сокола в группе хотя бы из двух. Пять соединённых приносят бонусный жетон. (A13.2, A7.5, A8.1, A13.4)
ankhor-about-points = 2 очка в конце, даже если плитка лежит одна или накрыта. (A13.1, A8.2, A7.6)
ankhor-about-warehouse = Приходит с жетоном товара своего цвета и хранит один такой жетон сверх предела в пять. Накрытый склад бесполезен, а жетон с него теряется. (A8.3, A8.4, A8.6, A8.8, A8.13, A8.14)
ankhor-about-scribe = Кто его покупает, сразу после этого хода делает ещё один целый ход. (A8.9, A8.11, A8.12, A8.13)
ankhor-about-desert = Ничего не делает, но считается в своём цвете. (A8.15, A8.1, A7.5)
ankhor-about-fish = Товар синих плиток. Товарами платят за плитки; в конце хода на руках остаётся не больше пяти. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-ivory = Товар белых плиток. Товарами платят за плитки; в конце хода на руках остаётся не больше пяти. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-charcoal = Товар чёрных плиток. Товарами платят за плитки; в конце хода на руках остаётся не больше пяти. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-herbs = Товар зелёных плиток. Товарами платят за плитки; в конце хода на руках остаётся не больше пяти. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-cloth = Товар красных плиток. Товарами платят за плитки; в конце хода на руках остаётся не больше пяти. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-ankh = Им платят не за плитки, а за дополнительное действие: взять новые плитки или переложить одну из своих. Потратить его можно до или после обычного действия, начиная со следующего хода. На руках остаётся не больше двух. (A3.3, A1.4, A3.4, A3.7, A3.8)
ankhor-about-price_board = За плитку отдают ровно те товары, что показаны на маркерах цены над ней. Маркеры не двигаются, двигаются плитки под ними. (A5.2, A5.4, A1.6, A1.7, A2.5)
ankhor-about-row = Плитки на продажу. Место купленной плитки пустует, пока кто-нибудь не потратит анкх на новые плитки. (A5.5, A2.9)
ankhor-about-pile = Плитки лицом вниз. По рубашке виден цвет верхней, а что на ней, видно, когда её откроют. (A2.7, A1.1, A1.9, A2.3, A2.4, A15.2)
ankhor-about-place = На нижнем ярусе плитка должна примыкать стороной к одной из ваших плиток. (A6.2, A7.1, A7.4)
ankhor-about-square = На четыре плитки можно положить пятую, если такой цвет среди них есть. Она стоит на один товар меньше, на какой — решаете вы. (A6.5, A6.7, A6.8, A7.3)
ankhor-about-level_one = Плитка поверх четырёх других — соседняя с каждой из них и не разделяет их. (A7.2, A7.3)
ankhor-about-bonus = 3 очка за группу хотя бы из пяти плиток одного цвета или пяти одинаковых животных. Теряется, если группу разбить. (A9.1, A1.8, A9.2, A9.3, A9.4, A9.8)
ankhor-about-hand = Товары, которые не лежат на складах. Если в конце хода их больше пяти, вы выбираете лишние: они уходят на свободный склад своего товара или обратно в запас. (A4.6)
ankhor-about-draw-2 = За анкх: самая левая плитка сбрасывается, остальные сдвигаются влево, ряд пополняется из стопки, которую вы выбрали. (A10.2, A10.1, A10.5, A10.6, A10.9, A10.10)
ankhor-about-draw-3 = За анкх: ряд сдвигается влево и пополняется из стопки, которую вы выбрали. Нельзя, пока ряд полон. (A10.3, A10.1, A10.5, A10.6)
ankhor-about-slide = За анкх: ряд сдвигается влево. Обе стопки пусты, новых плиток нет. (A10.8)
ankhor-about-move = За анкх: переложить на том же ярусе одну из своих плиток, на которой не лежит другая. Цвет не важен. Владения не должны распасться, если стол этого не разрешает. (A11.1, A9.5, A9.6, A9.7)
ankhor-about-again = Писец даёт тому, кто его купил, ещё один ход сразу после этого. Это обычный ход, и писец, купленный на нём, даёт следующий. (A8.10, A8.11)
ankhor-about-last_round = У кого-то тринадцать плиток, или плитки кончились: этот раунд последний. (A12.2, A12.3, A12.4)
ankhor-about-tiles = На обоих ярусах вместе. Тринадцатая плитка начинает последний раунд. (A12.1, A2.8, A6.9)
ankhor-about-score = Сколько очков было бы у каждого, если бы партия закончилась сейчас. (A13.7, A13.6, A13.8)
ankhor-about-log = Всё, что произошло, новое сверху. В скачанной партии то же самое стоит как запись ходов. (A17.1, A17.4, A17.5, A17.6)

## Decisions, as buttons say them

ankhor-move-take = Взять: { $token }
ankhor-move-buy = Купить в ячейке { $space }: { $tile }
# Row 0 is above the first row, column 0 to the left of the first column.
ankhor-move-place =
    { $row ->
        [0] Положить над столбцом { $column }
       *[other]
            { $column ->
                [0] Положить слева от ряда { $row }
               *[other] Положить: ряд { $row }, столбец { $column }
            }
    }
# A tile of level one stands in the row and column of the upper left tile under it.
ankhor-move-stack = Положить на верхний ярус: ряд { $row }, столбец { $column }
ankhor-move-save = Не платить: { $token }
ankhor-move-draw = Потратить анкх: новые плитки из { $pile } стопки
ankhor-move-slide = Потратить анкх: сдвинуть ряд, новых плиток нет
ankhor-move-move = Потратить анкх: переложить свою плитку
ankhor-move-lift =
    { $level ->
        [0] Переложить: { $tile }, ряд { $row }, столбец { $column }
       *[other] Переложить: { $tile }, верхний ярус, ряд { $row }, столбец { $column }
    }
ankhor-move-return = Вернуть: { $token }
ankhor-move-store = На склад: { $token }
ankhor-move-end = Закончить ход
ankhor-move-pass = Пас

## What must be decided, and why

ankhor-prompt-turn =
    { WHO($seat) ->
        [you] Ваш ход: возьмите три жетона или купите плитку
       *[other] Ходит { $seat }: можно взять три жетона или купить плитку
    }
ankhor-prompt-stuck =
    { WHO($seat) ->
        [you] Вы не можете сделать ход: остаётся
       *[other] { $seat } не может сделать ход: остаётся
    } только пас
ankhor-prompt-take =
    { WHO($seat) ->
        [you] Возьмите ещё
       *[other] { $seat } берёт ещё
    } { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }
ankhor-prompt-place =
    { WHO($seat) ->
        [you] Вы покупаете: { $tile }. Выберите место
       *[other] { $seat } покупает: { $tile }. Осталось выбрать место
    }
ankhor-prompt-save =
    { WHO($seat) ->
        [you] Вы кладёте плитку на верхний ярус: выберите товар, которым не платить
       *[other] { $seat } кладёт плитку на верхний ярус: выбирает товар, которым не платить
    }
ankhor-prompt-after =
    { WHO($seat) ->
        [you] Потратьте анкх или закончите ход
       *[other] { $seat } может потратить анкх или закончить ход
    }
ankhor-prompt-lift =
    { WHO($seat) ->
        [you] Вы тратите анкх: выберите плитку, которую переложить
       *[other] { $seat } тратит анкх: выбирает плитку, которую переложить
    }
ankhor-prompt-set_down =
    { WHO($seat) ->
        [you] Вы перекладываете: { $tile }. Выберите место
       *[other] { $seat } перекладывает: { $tile }. Осталось выбрать место
    }
ankhor-prompt-return =
    { WHO($seat) ->
        [you] У вас на руках больше пяти товаров: выберите, какой вернуть
       *[other] { $seat }: на руках больше пяти товаров, один нужно вернуть
    }
ankhor-prompt-store =
    { WHO($seat) ->
        [you] У вас на руках больше пяти товаров: выберите, какой положить на склад или вернуть
       *[other] { $seat }: на руках больше пяти товаров, один нужно положить на склад или вернуть
    }
ankhor-prompt-over = Партия окончена
ankhor-prompt-deal_markers = Раскладываются маркеры цены
ankhor-prompt-show = Открывается цвет следующей плитки в стопке
ankhor-prompt-reveal = Открывается плитка

## Why something cannot be done now

ankhor-why-over = Партия окончена: последний раунд доигран. (A12.2, A12.5, A14.1, A14.2, A14.3, A14.4)
ankhor-why-chance = Сначала случай решает, что откроется. (A2.6, A15.3)
ankhor-why-watching = Вы смотрите партию: сейчас решает { $seat }. (A3.1, A15.1)
ankhor-why-other-turn = Сейчас ходит { $seat }: игроки ходят по очереди, как сидят за столом. (A3.1, A2.1)
ankhor-why-nowhere = Это не относится ни к одному действию: возьмите жетоны, купите плитку или потратьте анкх. (A3.2)
ankhor-why-acted = Обычное действие этого хода уже сделано: потратьте анкх или закончите ход. (A3.2)

# What has to be decided before anything else.
ankhor-why-first-take =
    { $count ->
        [one] Сначала возьмите ещё { $count } жетон. (A4.1)
        [few] Сначала возьмите ещё { $count } жетона. (A4.1)
        [many] Сначала возьмите ещё { $count } жетонов. (A4.1)
       *[other] Сначала возьмите ещё { $count } жетона. (A4.1)
    }
ankhor-why-first-place = Сначала выберите, куда положить плитку, которую покупаете. (A6.1, A5.1, A5.6)
ankhor-why-first-save = Сначала выберите, каким товаром из цены не платить. (A6.6)
ankhor-why-first-lift = Сначала выберите, какую из своих плиток переложить. (A11.1)
ankhor-why-first-set_down = Сначала выберите, куда переложить плитку. (A11.1)
ankhor-why-first-return = Сначала выберите лишние товары: на руках можно оставить пять. (A4.6)

# Tokens.
ankhor-why-take-no_supply = Запас пуст: жетонов не осталось. (A4.4)
ankhor-why-take-none = Таких жетонов в запасе не осталось: { $token }. Возьмите другой. (A4.3)
ankhor-why-return-not_in_hand = Этого у вас на руках нет: { $token }. Что лежит на складе, там и остаётся. (A4.7)
ankhor-why-return-room = Для этого есть место на складе, и класть нужно туда: { $token }. (A8.7)
ankhor-why-return-ankh = Анкхи сверх двух возвращаются сами: выберите товар. (A4.6)
ankhor-why-return-later = Товары уходят с рук только в конце хода, когда их больше пяти. (A4.5)
ankhor-why-store-no_room = Ни на одном вашем складе нет места для этого: { $token }. (A8.5)

# Buying and laying tiles.
ankhor-why-buy-no_row = Покупать нечего: новые плитки появятся, когда кто-нибудь потратит на них анкх. (A5.5)
ankhor-why-buy-no_tile = В ячейке { $space } плитки нет: место пустует, пока кто-нибудь не возьмёт новые. (A5.5)
ankhor-why-buy-lacking = Для этой цены не хватает товаров: { $tokens }. (A5.2)
ankhor-why-buy-lacking_one = Для этой цены не хватает товара: { $lacked }. Обойтись без него можно только на верхнем ярусе, а свободного квадрата, где есть цвет этой плитки, у вас нет. (A6.5)
ankhor-why-place-unpaid = Для полной цены не хватает одного товара, поэтому плитку можно положить только на верхний ярус. (A6.5)
ankhor-why-place-no_place =
    { $places ->
        [one] Вокруг ваших плиток только { $places } свободное место. (A17.3)
        [few] Вокруг ваших плиток только { $places } свободных места. (A17.3)
        [many] Вокруг ваших плиток только { $places } свободных мест. (A17.3)
       *[other] Вокруг ваших плиток только { $places } свободного места. (A17.3)
    }
ankhor-why-place-level = Плитка, которую вы перекладываете, остаётся на верхнем ярусе: выберите другой квадрат. (A11.5)
ankhor-why-place-own = Переложить плитку туда же, где она лежала, нельзя. (A11.5)
ankhor-why-place-splits = Если положить плитку сюда, ваши плитки на нижнем ярусе не будут все соединены. (A11.6)
ankhor-why-place-later = Плитку кладут, когда покупают её или тратят анкх, чтобы её переложить. (A6.1, A6.3, A6.10)
ankhor-why-stack-level = Плитка, которую вы перекладываете, остаётся на нижнем ярусе: выберите другое место там. (A11.5)
ankhor-why-stack-no_square = Здесь нет квадрата из четырёх плиток нижнего яруса, на который можно положить плитку. (A6.4)
ankhor-why-stack-taken = На этом квадрате уже лежит плитка. (A6.4)
ankhor-why-stack-color = Среди четырёх плиток квадрата нет цвета той плитки, которую вы покупаете. (A6.4)
ankhor-why-save-no_price = Этого в цене нет: { $token }. (A6.6)
ankhor-why-save-ankh = Анкхами за плитки не платят: выберите товар из цены. (A5.3)
ankhor-why-save-later = Сэкономить один товар можно, только когда вы покупаете плитку на верхний ярус. (A6.5)

# Extra actions and the end of the turn.
ankhor-why-ankh-none = У вас нет анкха, который можно потратить: взятый сейчас пригодится со следующего хода. (A3.3)
ankhor-why-ankh-nothing = Анкх сейчас ничего не даст: ни взять новые плитки, ни переложить свою нельзя. (A3.5)
ankhor-why-draw-full = Ряд полон: новые плитки можно взять, когда купят хотя бы одну. (A10.7)
ankhor-why-draw-nothing = Обе стопки пусты, и ни одна плитка ряда не сдвинется. (A10.8)
ankhor-why-draw-slide = Обе стопки пусты: ряд можно только сдвинуть. (A10.8)
ankhor-why-draw-no_pile = Эта стопка пуста: выберите другую. (A10.4)
ankhor-why-slide-pile = Ещё есть новые плитки: выберите стопку. (A10.4)
ankhor-why-move = Ни одну вашу плитку нельзя переложить. (A11.7)
ankhor-why-lift-no_tile =
    { $tiles ->
        [0] У вас пока нет плиток. (A17.2)
        [one] У вас только { $tiles } плитка. (A17.2)
        [few] У вас только { $tiles } плитки. (A17.2)
        [many] У вас только { $tiles } плиток. (A17.2)
       *[other] У вас только { $tiles } плитки. (A17.2)
    }
ankhor-why-lift-covered = На этой плитке лежит другая, поэтому переложить её нельзя. (A11.2)
ankhor-why-lift-no_square = Плитку верхнего яруса можно переложить только на другой свободный квадрат, а его у вас нет. (A11.4)
ankhor-why-lift-alone = Это ваша единственная плитка на нижнем ярусе: положить её рядом не с чем. (A11.3)
ankhor-why-lift-splits = Куда ни положить эту плитку, ваши плитки на нижнем ярусе не будут все соединены. (A11.6)
ankhor-why-lift-later = Сначала потратьте анкх, чтобы переложить плитку, потом выберите какую. (A11.1)
ankhor-why-end = Сначала обычное действие: возьмите жетоны или купите плитку. (A3.2)
ankhor-why-pass = Пасовать можно, только если ничего другого сделать нельзя. (A3.6)

## What happened

ankhor-event-markers = Цена в ячейке { $space }: { $tokens }
ankhor-event-show = Цвет следующей плитки в { $pile } стопке: { $color }
ankhor-event-reveal = Новая плитка в ячейке { $space }: { $tile }
ankhor-event-take =
    { WHO($seat) ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } жетон: { $token }
ankhor-event-buy =
    { WHO($seat) ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } в ячейке { $space }: { $tile }
ankhor-event-save =
    { WHO($seat) ->
        [you] Вы кладёте на верхний ярус и не платите:
       *[other] { $seat } кладёт на верхний ярус и не платит:
    } { $token }
ankhor-event-pay =
    { WHO($seat) ->
        [you] Вы платите:
       *[other] { $seat } платит:
    } { $tokens }
ankhor-event-place =
    { WHO($seat) ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    }: { $tile }, ряд { $row }, столбец { $column }
ankhor-event-stack =
    { WHO($seat) ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } на верхний ярус: { $tile }, ряд { $row }, столбец { $column }
ankhor-event-warehouse =
    { WHO($seat) ->
        [you] Вы получаете
       *[other] { $seat } получает
    } на новый склад: { $token }
ankhor-event-warehouse_covered =
    { WHO($seat) ->
        [you] Ваш склад накрыт
       *[other] { $seat }: склад накрыт
    }, в запас возвращается: { $token }
ankhor-event-bonus =
    { WHO($seat) ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } бонусный жетон за группу { $group }
ankhor-event-bonus_lost =
    { $count ->
        [1] { WHO($seat) ->
            [you] Вы разбиваете группу { $group } и теряете
           *[other] { $seat } разбивает группу { $group } и теряет
        } бонусный жетон
        [one] { WHO($seat) ->
            [you] Вы разбиваете группы { $group } и теряете
           *[other] { $seat } разбивает группы { $group } и теряет
        } { $count } бонусный жетон
        [few] { WHO($seat) ->
            [you] Вы разбиваете группы { $group } и теряете
           *[other] { $seat } разбивает группы { $group } и теряет
        } { $count } бонусных жетона
        [many] { WHO($seat) ->
            [you] Вы разбиваете группы { $group } и теряете
           *[other] { $seat } разбивает группы { $group } и теряет
        } { $count } бонусных жетонов
       *[other] { WHO($seat) ->
           [you] Вы разбиваете группы { $group } и теряете
          *[other] { $seat } разбивает группы { $group } и теряет
       } { $count } бонусного жетона
    }
ankhor-event-draw =
    { WHO($seat) ->
        [you] Вы тратите анкх и берёте
       *[other] { $seat } тратит анкх и берёт
    } новые плитки из { $pile } стопки
ankhor-event-slide =
    { WHO($seat) ->
        [you] Вы тратите анкх и сдвигаете
       *[other] { $seat } тратит анкх и сдвигает
    } ряд
ankhor-event-discard = Сброшена плитка: { $tile }
ankhor-event-move =
    { WHO($seat) ->
        [you] Вы тратите анкх,
       *[other] { $seat } тратит анкх,
    } чтобы переложить плитку
ankhor-event-lift =
    { WHO($seat) ->
        [you] Вы поднимаете:
       *[other] { $seat } поднимает:
    } { $tile }, ряд { $row }, столбец { $column }
ankhor-event-return =
    { WHO($seat) ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    }: { $token }
ankhor-event-store =
    { WHO($seat) ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } на склад: { $token }
ankhor-event-return_ankh =
    { WHO($seat) ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } { $count ->
        [1] анкх
        [one] { $count } анкх
        [few] { $count } анкха
        [many] { $count } анкхов
       *[other] { $count } анкха
    }
ankhor-event-pass =
    { WHO($seat) ->
        [you] Вы не можете сделать ход и пасуете
       *[other] { $seat } не может сделать ход и пасует
    }
ankhor-event-again =
    { WHO($seat) ->
        [you] Благодаря писцу вы ходите
       *[other] Благодаря писцу { $seat } ходит
    } ещё раз
ankhor-event-last_round =
    { WHO($seat) ->
        [you] У вас уже
       *[other] { $seat }: уже
    } { $count ->
        [one] { $count } плитка, этот раунд последний
        [few] { $count } плитки, этот раунд последний
        [many] { $count } плиток, этот раунд последний
       *[other] { $count } плитки, этот раунд последний
    }
ankhor-event-sold_out = Плитки кончились: этот раунд последний
ankhor-event-idle = Двадцать раундов никто не покупал и не брал новых плиток: партия окончена
ankhor-event-over =
    { WHO($seat) ->
        [you] Вы победили:
       *[other] { $seat } побеждает:
    } { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
ankhor-event-shared =
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

ankhor-item-points =
    { $count ->
        [one] { $count } плитка на 2 очка: { $points }
        [few] { $count } плитки на 2 очка: { $points }
        [many] { $count } плиток на 2 очка: { $points }
       *[other] { $count } плитки на 2 очка: { $points }
    }
ankhor-item-bonus =
    { $count ->
        [one] { $count } бонусный жетон: { $points }
        [few] { $count } бонусных жетона: { $points }
        [many] { $count } бонусных жетонов: { $points }
       *[other] { $count } бонусного жетона: { $points }
    }
ankhor-item-jackal =
    { $count ->
        [one] { $count } шакал в группах: { $points }
        [few] { $count } шакала в группах: { $points }
        [many] { $count } шакалов в группах: { $points }
       *[other] { $count } шакала в группах: { $points }
    }
ankhor-item-scarab =
    { $count ->
        [one] { $count } скарабей в группах: { $points }
        [few] { $count } скарабея в группах: { $points }
        [many] { $count } скарабеев в группах: { $points }
       *[other] { $count } скарабея в группах: { $points }
    }
ankhor-item-falcon =
    { $count ->
        [one] { $count } сокол в группах: { $points }
        [few] { $count } сокола в группах: { $points }
        [many] { $count } соколов в группах: { $points }
       *[other] { $count } сокола в группах: { $points }
    }
ankhor-item-blue =
    { $count ->
        [one] { $count } синяя плитка в группах: { $points }
        [few] { $count } синие плитки в группах: { $points }
        [many] { $count } синих плиток в группах: { $points }
       *[other] { $count } синей плитки в группах: { $points }
    }
ankhor-item-white =
    { $count ->
        [one] { $count } белая плитка в группах: { $points }
        [few] { $count } белые плитки в группах: { $points }
        [many] { $count } белых плиток в группах: { $points }
       *[other] { $count } белой плитки в группах: { $points }
    }
ankhor-item-black =
    { $count ->
        [one] { $count } чёрная плитка в группах: { $points }
        [few] { $count } чёрные плитки в группах: { $points }
        [many] { $count } чёрных плиток в группах: { $points }
       *[other] { $count } чёрной плитки в группах: { $points }
    }
ankhor-item-green =
    { $count ->
        [one] { $count } зелёная плитка в группах: { $points }
        [few] { $count } зелёные плитки в группах: { $points }
        [many] { $count } зелёных плиток в группах: { $points }
       *[other] { $count } зелёной плитки в группах: { $points }
    }
ankhor-item-red =
    { $count ->
        [one] { $count } красная плитка в группах: { $points }
        [few] { $count } красные плитки в группах: { $points }
        [many] { $count } красных плиток в группах: { $points }
       *[other] { $count } красной плитки в группах: { $points }
    }
ankhor-item-tokens =
    { $count ->
        [one] { $count } жетон: { $points }
        [few] { $count } жетона: { $points }
        [many] { $count } жетонов: { $points }
       *[other] { $count } жетона: { $points }
    }

ankhor-item-name-points = Плитки на 2 очка
ankhor-item-name-bonus = Бонусные жетоны
ankhor-item-name-jackal = Шакалы
ankhor-item-name-scarab = Скарабеи
ankhor-item-name-falcon = Соколы
ankhor-item-name-blue = Синие плитки
ankhor-item-name-white = Белые плитки
ankhor-item-name-black = Чёрные плитки
ankhor-item-name-green = Зелёные плитки
ankhor-item-name-red = Красные плитки
ankhor-item-name-tokens = Жетоны
ankhor-receipt-counts = В скобках: сколько плиток или жетонов засчитано.

## How the game ended

ankhor-reason-points = больше всех очков
ankhor-reason-tiles = равенство очков, решает меньшее число плиток
ankhor-reason-tokens = равенство очков и плиток, решает большее число жетонов
ankhor-reason-shared = равенство очков, плиток и жетонов

## Options of a table

ankhor-option-players = Игроки
ankhor-option-split = Перекладывая плитку, можно разделить владения
ankhor-option-split-allowed = да
ankhor-option-split-forbidden = нет
ankhor-option-boards = Плитки и доска цен, для владельцев печатной игры
ankhor-option-boards-default = восстановленные числа
ankhor-option-boards-why = Двух вещей не удалось прочесть ни в одном источнике. Сколько среди 55 плиток плиток каждого вида — наша лучшая догадка; в каких ячейках два маркера цены, а в каких три, придумано. (A16.1, A16.2, A16.3, A1.5)
ankhor-option-boards-own = свои числа
ankhor-option-boards-takes = файл TOML
ankhor-option-boards-tiles = [tiles]: плиток { $count }, а нужно { $right }
ankhor-option-boards-scribes = плиток { $count }, а можно не больше { $most }
ankhor-option-boards-markers = маркеров { $count }, а нужно { $right }
ankhor-option-boards-about = Небольшой текстовый файл TOML. В нём указано, сколько плиток каждого вида есть в синем, белом, чёрном, зелёном и красном цвете; в здешних числах мы уверены мало. Указано и то, сколько маркеров цены над каждой ячейкой слева направо; здешний порядок придуман. Для таблиц, которых в файле нет, остаются эти числа. (A16.6, A16.4, A16.5, A16.7, A16.8)

## What the evaluation of a position weighs, as `benben fit` lists it

ankhor-feature-points = Очки, если бы партия закончилась сейчас.
ankhor-feature-late_points = Те же очки, тем весомее, чем ближе конец.
ankhor-feature-point_tiles = Очки за плитки на 2 очка.
ankhor-feature-bonus = Очки за бонусные жетоны.
ankhor-feature-colors = Плитки в группах одного цвета.
ankhor-feature-animals = Плитки в группах одного животного.
ankhor-feature-color_hopes = Что самая большая группа каждого цвета обещает сверх своих очков.
ankhor-feature-animal_hopes = Что самая большая группа каждого животного обещает сверх своих очков.
ankhor-feature-pairs = Цвета и животные, у которых в самой большой группе две плитки.
ankhor-feature-threes = Цвета и животные, у которых в самой большой группе три плитки.
ankhor-feature-fours = Цвета и животные, у которых в самой большой группе четыре плитки: до бонуса не хватает одной.
ankhor-feature-alone = Одиночные плитки, по цвету или по животному.
ankhor-feature-tiles = Плитки владений.
ankhor-feature-tiles_ahead = На сколько плиток больше, чем в самых больших чужих владениях.
ankhor-feature-upper_tiles = Плитки на верхнем ярусе.
ankhor-feature-squares = Квадраты, на которые можно положить плитку.
ankhor-feature-square_colors = Цвета плиток, которые можно положить туда на один товар дешевле.
ankhor-feature-goods = Товары на руках.
ankhor-feature-kinds_of_goods = Разные товары.
ankhor-feature-ankhs = Анкхи.
ankhor-feature-stored = Товары на складах.
ankhor-feature-storage = Ненакрытые склады.
ankhor-feature-late_tokens = Жетоны, тем весомее, чем ближе конец.
ankhor-feature-buyable = Плитки ряда, на которые хватает товаров.
ankhor-feature-best_buy = Чего стоит лучшая из них.
ankhor-feature-second_buy = Чего стоит вторая из них.
ankhor-feature-best_tile = Чего стоит лучшая плитка ряда, хватает на неё или нет.
ankhor-feature-nearly_bought = Чего стоит лучшая плитка, на которую не хватает одного товара.
ankhor-feature-to_act = Сейчас ли действие этого игрока.
ankhor-feature-act_buy = Чего стоит лучшая доступная плитка тому, чьё сейчас действие.
ankhor-feature-bought = Чего стоит плитка, которую сейчас покупают.
ankhor-feature-to_take = Жетоны, которые ещё предстоит взять.
ankhor-feature-again = Даёт ли писец ещё один ход.
ankhor-feature-extra_actions = Анкхи, которые ещё можно потратить в этом ходу.
ankhor-feature-soon = Как скоро следующее действие: от 1 (сейчас) до 0.
ankhor-feature-turn_to_come = Есть ли у игрока ещё ход в этом раунде.
ankhor-feature-late_turn_to_come = То же, тем весомее, чем ближе конец.
ankhor-feature-round_buy = Чего стоит лучшая покупка тому, у кого в этом раунде ещё есть ход.

## At the table

# What the table is about, under the game's name.
ankhor-table-phase = больше всего плиток: { $tiles } из { $last }
ankhor-table-idle = Раундов без новых плиток: { $rounds }; когда их станет { $last }, партия закончится
ankhor-table-last-round = Последний раунд
ankhor-table-again = Писец даёт ещё один ход

# Headings of the parts of the table.
ankhor-table-market = Рынок
ankhor-table-stores = Запас и стопки плиток
ankhor-table-supply-heading = Запас
ankhor-table-piles = Стопки плиток
ankhor-table-mat = { $seat }: на руках
ankhor-table-estate = Владения: { $seat }

# The market. Prices are lists of goods.
ankhor-table-price = Ячейка { $space }: { $tokens }
ankhor-table-space-empty = Плитки нет
ankhor-table-space-holds = Продаётся: { $tile }
ankhor-table-pays-full =
    { WHO($seat) ->
        [you] Вы можете
       *[other] { $seat } может
    } заплатить
ankhor-table-pays-less =
    { WHO($seat) ->
        [you] Вы можете
       *[other] { $seat } может
    } купить только на квадрат, не хватает: { $tokens }
ankhor-table-pays-no =
    { WHO($seat) ->
        [you] Вы не можете купить
       *[other] { $seat } не может купить
    }, не хватает: { $tokens }
ankhor-table-pays-not =
    { WHO($seat) ->
        [you] Вы сейчас не можете
       *[other] { $seat } сейчас не может
    } купить
# Under a tile, very short.
ankhor-table-cost-full = хватает
ankhor-table-cost-less = на квадрат
ankhor-table-cost-no = нужно
ankhor-table-cost-not = не сейчас

# Supply and piles.
ankhor-table-supply = В запасе: { $tokens }
ankhor-table-supply-of = В запасе: { $what } × { $count }
ankhor-table-times = { $what } × { $count }
ankhor-table-nothing = ничего
ankhor-table-pile =
    { $count ->
        [one] В { $pile } стопке { $count } плитка, цвет верхней — { $color }
        [few] В { $pile } стопке { $count } плитки, цвет верхней — { $color }
        [many] В { $pile } стопке { $count } плиток, цвет верхней — { $color }
       *[other] В { $pile } стопке { $count } плитки, цвет верхней — { $color }
    }
ankhor-table-pile-empty = В { $pile } стопке пусто
ankhor-table-pile-left = левая
ankhor-table-pile-right = правая

# What a seat holds.
ankhor-table-hand = Товары на руках: { $count } из { $most }
# The same, very short: the goods that count.
ankhor-table-hand-short = На руках { $count }/{ $most }
ankhor-table-holds = На руках: { $tokens } (товаров: { $count } из { $most })
ankhor-table-no-tokens = нет жетонов
ankhor-table-ankhs = Анкхи: { $count } из { $most }
ankhor-table-spendable =
    { $count ->
        [one] В этот ход можно потратить { $count } анкх
        [few] В этот ход можно потратить { $count } анкха
        [many] В этот ход можно потратить { $count } анкхов
       *[other] В этот ход можно потратить { $count } анкха
    }
ankhor-table-bonus =
    { $count ->
        [1] { $count } бонусный жетон, группа { $groups }
        [one] { $count } бонусный жетон, группы { $groups }
        [few] { $count } бонусных жетона, группы { $groups }
        [many] { $count } бонусных жетонов, группы { $groups }
       *[other] { $count } бонусного жетона, группы { $groups }
    }
ankhor-table-points =
    { $points ->
        [one] { $points } очко, если бы партия закончилась сейчас
        [few] { $points } очка, если бы партия закончилась сейчас
        [many] { $points } очков, если бы партия закончилась сейчас
       *[other] { $points } очка, если бы партия закончилась сейчас
    }

# What an ankh can do now, and why not.
ankhor-table-ankhs-over = Партия окончена.
ankhor-table-ankhs-none = Анкхов на руках нет. Возьмите анкх и тратьте его со следующего хода.
ankhor-table-ankhs-wait = Анкх можно потратить в свой ход, до или после обычного действия.
ankhor-table-ankhs-fresh = Взят в этот ход: потратить можно со следующего.
ankhor-table-ankhs-busy = Сначала закончите начатое.
ankhor-table-ankhs-now =
    { $count ->
        [1] Сейчас можно потратить анкх:
        [one] Сейчас можно потратить { $count } анкх:
        [few] Сейчас можно потратить { $count } анкха:
        [many] Сейчас можно потратить { $count } анкхов:
       *[other] Сейчас можно потратить { $count } анкха:
    }
ankhor-table-no-draw = Сейчас это ничего не изменит.
ankhor-table-no-move = Ни одну из ваших плиток нельзя переложить.

# Estates.
ankhor-table-tiles =
    { $count ->
        [one] { $count } плитка из { $last }
        [few] { $count } плитки из { $last }
        [many] { $count } плиток из { $last }
       *[other] { $count } плитки из { $last }
    }
ankhor-table-no-tiles = Здесь будет лежать ваша первая плитка.
ankhor-table-tile = { $tile }, ряд { $row }, столбец { $column }
ankhor-table-tile-above = { $tile }, на квадрате: ряд { $row }, столбец { $column }
ankhor-table-tile-covered = накрыта
ankhor-table-tile-stores = с жетоном
ankhor-table-group = из { $count } { $what }
ankhor-table-groups = Группы: { $groups }
ankhor-table-no-groups = Групп пока нет
ankhor-table-place-title = Свободное место
ankhor-table-square-title = Поверх четырёх плиток
# What a place would bring: points, then the groups that the tile would belong to.
ankhor-table-brings = Очки здесь: { $points }; группы: { $groups }
ankhor-table-no-group = нет

# Headings over buttons, and what stands on the buttons then. Places are told by row and column.
ankhor-table-group-take = Взять
ankhor-table-group-buy = Купить
ankhor-table-group-place = На нижний ярус: ряд и столбец
ankhor-table-group-stack = На квадрат: ряд и столбец
ankhor-table-group-lift = Переложить
ankhor-table-group-ankh = Потратить анкх
ankhor-table-label-place =
    { $row ->
        [0] над { $column }
       *[other]
            { $column ->
                [0] слева от { $row }
               *[other] { $row }/{ $column }
            }
    }
ankhor-table-label-buy = { $tile }
ankhor-table-label-lift = { $tile } { $row }/{ $column }
ankhor-table-label-draw = плитки из { $pile }
ankhor-table-label-slide = сдвинуть ряд
ankhor-table-label-move = переложить

## The picture in the terminal

# One letter for each color and each kind (Х: the extra turn of a scribe): the drawing has room for two.
ankhor-picture-letter-blue = С
ankhor-picture-letter-white = Б
ankhor-picture-letter-black = Ч
ankhor-picture-letter-green = З
ankhor-picture-letter-red = К
ankhor-picture-letter-jackal = Ш
ankhor-picture-letter-scarab = Ж
ankhor-picture-letter-falcon = С
ankhor-picture-letter-points = 2
ankhor-picture-letter-warehouse = Л
ankhor-picture-letter-scribe = Х
ankhor-picture-letter-desert = П
ankhor-picture-tile_code = { $color }{ $kind }
# Short names of kinds, for narrow columns.
ankhor-picture-kind-jackal = шакал
ankhor-picture-kind-scarab = скарабей
ankhor-picture-kind-falcon = сокол
ankhor-picture-kind-points = 2 очка
ankhor-picture-kind-warehouse = склад
ankhor-picture-kind-scribe = писец
ankhor-picture-kind-desert = песок
ankhor-picture-name = { $seat }
ankhor-picture-pile =
    { $count ->
        [one] в { $pile } стопке { $count } плитка, цвет верхней — { $color }
        [few] в { $pile } стопке { $count } плитки, цвет верхней — { $color }
        [many] в { $pile } стопке { $count } плиток, цвет верхней — { $color }
       *[other] в { $pile } стопке { $count } плитки, цвет верхней — { $color }
    }
ankhor-picture-pile_empty = в { $pile } стопке пусто
ankhor-picture-again = писец даёт ещё один ход
ankhor-picture-idle = раундов без новых плиток: { $rounds } из { $most }
ankhor-picture-last_round = последний раунд
ankhor-picture-price = Цена
ankhor-picture-tile = Плитка
# One character before a good that the viewer still needs.
ankhor-picture-lacking = −
ankhor-picture-buys-full = хватает
ankhor-picture-buys-less = на квадрат
ankhor-picture-buys-no = нужно { $count }
ankhor-picture-supply = Запас
ankhor-picture-hand = на руках
ankhor-picture-in_hand = { $count } из { $most }
ankhor-picture-points = очки
ankhor-picture-tiles =
    { $count ->
        [0] , плиток нет
        [one] , { $count } плитка
        [few] , { $count } плитки
        [many] , { $count } плиток
       *[other] , { $count } плитки
    }
ankhor-picture-worth = Очки, если бы партия закончилась сейчас (каждая группа отдельно):
ankhor-picture-worth-points = плитки на 2 очка
ankhor-picture-worth-bonus = бонусные жетоны
ankhor-picture-worth-tokens = жетоны
ankhor-picture-bonus_of = (группы { $families })
# One character behind the letters of a tile.
ankhor-picture-stored = +
ankhor-picture-lifted = ^
ankhor-picture-sign-colors = Буквы плиток: С синий, Б белый, Ч чёрный, З зелёный, К красный;
ankhor-picture-sign-kinds = Ш шакал, Ж скарабей (жук), С сокол, 2 два очка, Л склад, Х писец (ещё ход), П песок.
ankhor-picture-sign-level_one = В круглых скобках: плитки верхнего яруса, каждая между четырьмя плитками под ней.
ankhor-picture-sign-stored = +: на складе лежит жетон.
ankhor-picture-sign-lift = Числа перед плитками: номера ходов «lift».
ankhor-picture-sign-places = В квадратных скобках: свободные места с номерами ходов «place».
ankhor-picture-sign-squares = Числа в круглых скобках: свободные квадраты с номерами ходов «stack».
ankhor-picture-sign-lifted = ^: плитка, которую перекладывают.
ankhor-picture-sign-reconstructed = * Некоторые числа восстановлены; с --boards FILE можно играть со своими.

## How you score

ankhor-scoring-when-end = В конце партии
ankhor-scoring-of-each = за штуку
ankhor-scoring-of-further = за каждую следующую
ankhor-scoring-colors = Группы одного цвета
ankhor-scoring-colors-text = Очко за каждую плитку группы, в которой не меньше { $needs } соединённых плиток. Приносят очки все группы.
ankhor-scoring-colors-count = Плитки
ankhor-scoring-animals = Группы одного животного
ankhor-scoring-animals-text = То же за плитки с одним животным. Плитка может принести очки и в группе своего цвета, и в группе своего животного.
ankhor-scoring-animals-count = Плитки
ankhor-scoring-bonus = Бонусные жетоны
ankhor-scoring-bonus-text = Жетон даётся за группу одного цвета или одного животного (плиток: { $needs }), как только она сложилась.
ankhor-scoring-points = Плитки на 2 очка
ankhor-scoring-points-text = За каждую в своих владениях, даже одиночную или накрытую.
ankhor-scoring-tokens = Жетоны
ankhor-scoring-tokens-text = За каждые { $needs } оставшихся жетона, товары и анкхи вместе, на складах тоже.

## The lesson, scene by scene: what to know, what to do, what it brought, and what is said of another move

ankhor-lesson-table-say = В «Ankh'or» вы платите за плитки товарами и выкладываете их так, чтобы сходились одинаковые цвета и животные. Цена плитки указана над ней. Жетоны лежат в запасе, ваши плитки — перед вами.
ankhor-lesson-table-do = Коснитесь всего, что отмечено, чтобы узнать, что это.
ankhor-lesson-table-done = В свой ход вы делаете одно из двух: берёте три жетона или покупаете плитку. Что добавляет анкх, узнаете позже.
ankhor-lesson-take-say = Вам подошёл бы красный шакал в ячейке 3: красная плитка и шакал у вас уже есть. За него нужны две ткани, а у вас нет ни одной. За ход можно взять любые три жетона.
ankhor-lesson-take-do = Возьмите ткань из запаса.
ankhor-lesson-take-do-2 = И ещё одну: одинаковые жетоны тоже можно.
ankhor-lesson-take-do-3 = Третий жетон выбираете вы. Анкхом за плитки не платят; скоро увидите, для чего он.
ankhor-lesson-take-other = Так можно, но красный шакал стоит две ткани: сначала возьмите их.
ankhor-lesson-take-done = Две ткани — на красного шакала хватит. Другой игрок тоже берёт жетоны. В конце хода на руках остаётся не больше пяти товаров и двух анкхов.
ankhor-lesson-place-say = В конце каждая плитка, которая примыкает стороной к плитке своего цвета, приносит 1 очко. С одинаковыми животными так же, и одна плитка может считаться в обоих случаях.
ankhor-lesson-place-do = Купите красного шакала в ячейке 3.
ankhor-lesson-place-do-2 = Теперь положите его так, чтобы он примыкал и к красной плитке, и к вашему шакалу. На местах видно, сколько они принесут.
ankhor-lesson-place-other = Так можно, но красный шакал вам подходит, и товаров на него хватает: коснитесь его в ячейке 3.
ankhor-lesson-place-other-2 = Так можно, но очков будет меньше: положите его в угол между красной плиткой и синим шакалом.
ankhor-lesson-place-done = Две красные плитки и два шакала: 4 очка. Ячейка 3 теперь пустует, а цена её прежняя: она принадлежит ячейке, а не плитке.
ankhor-lesson-limit-say = В конце хода на руках остаётся не больше пяти товаров и двух анкхов. У вас четыре товара, и нужны ещё две ткани: тогда один товар лишний, его придётся вернуть в запас.
ankhor-lesson-limit-do = Возьмите ткань из запаса.
ankhor-lesson-limit-do-2 = И ещё одну.
ankhor-lesson-limit-do-3 = Теперь возьмите анкх: он не считается товаром.
ankhor-lesson-limit-do-4 = Шесть товаров — один лишний. Верните тот, который вам не нужен, но не ткань.
ankhor-lesson-limit-other = Так можно, но вам нужен красный шакал, а он стоит две ткани: возьмите их.
ankhor-lesson-limit-other-3 = Так можно, но тогда придётся вернуть два товара. Анкх товаром не считается: возьмите его.
ankhor-lesson-limit-other-4 = Так можно, но ткань вы взяли для красного шакала: верните другой товар.
ankhor-lesson-limit-done = На руках пять товаров и анкх, ход окончен. Возвращённое снова лежит в запасе, в том числе для других. Покупайте плитки, пока на руках ещё есть место.
ankhor-lesson-square-say = Четыре ваши плитки образуют квадрат. Поверх него можно положить плитку цвета, который среди них есть, и заплатить на один товар меньше. Она соседняя со всеми четырьмя.
ankhor-lesson-square-do = На белого шакала вам не хватает трав. Всё равно купите его.
ankhor-lesson-square-do-2 = Положите его на квадрат.
ankhor-lesson-square-other = Так можно, но ждать незачем: на квадрате белый шакал стоит на один товар меньше. Коснитесь его.
ankhor-lesson-square-done = За травы платить не пришлось. Две белые плитки теперь приносят 2 очка, три шакала — 3. Четыре плитки внизу считаются как прежде.
ankhor-lesson-five-say = Пять соединённых плиток одного цвета или пять одинаковых животных приносят ещё и бонусный жетон: 3 очка. Четыре зелёные плитки у вас уже вместе.
ankhor-lesson-five-do = Купите плитку, с которой их станет пять.
ankhor-lesson-five-do-2 = Положите её рядом с зелёной плиткой.
ankhor-lesson-five-other = Так можно, но пяти вместе не получится: купите зелёный песок в ячейке 5.
ankhor-lesson-five-other-2 = Так можно, но там он не примыкает к зелёной плитке: положите его рядом с одной из четырёх.
ankhor-lesson-five-done = Пять зелёных плиток: 5 очков и ещё 3 за бонусный жетон. Песок ничего не делает, считается только его цвет. Следующий жетон принесёт лишь новая группа из пяти.
ankhor-lesson-draw-say = Ячейка купленной плитки пустует, пока кто-нибудь не потратит анкх. Тогда самая левая плитка сбрасывается (если играют вдвоём), остальные сдвигаются влево, и ряд пополняется новыми.
ankhor-lesson-draw-do = На красного сокола товаров не хватает, а в ячейке 1 вы могли бы за него заплатить. Потратьте анкх: коснитесь одной из стопок.
ankhor-lesson-draw-do-2 = Здесь он стоит рыбу и травы, они у вас есть. Купите его.
ankhor-lesson-draw-do-3 = Положите его так, чтобы он примыкал и к красной плитке, и к белому соколу.
ankhor-lesson-draw-other = Так можно, но вам нужен красный сокол: коснитесь одной из стопок, и он сдвинется в ячейку 1.
ankhor-lesson-draw-other-2 = Так можно, но теперь на красного сокола товаров как раз хватает: купите его в ячейке 1.
ankhor-lesson-draw-other-3 = Так можно, но очков будет меньше: положите его между красным скарабеем и белым соколом.
ankhor-lesson-draw-done = Три красные плитки и два сокола: 5 очков, и ни одного потерянного хода. Анкх — это добавка к обычному действию, до него или после, но только не в тот ход, когда вы его берёте.
ankhor-lesson-move-say = За анкх можно и переложить свою плитку, если на ней нет другой. Четыре чёрные плитки лежат вместе, а чёрный сокол — отдельно.
ankhor-lesson-move-do = Потратьте анкх: коснитесь его, потом чёрного сокола.
ankhor-lesson-move-do-2 = Выберите, какую плитку переложить: чёрного сокола.
ankhor-lesson-move-do-3 = Положите его рядом с одной из четырёх.
ankhor-lesson-move-other = Так можно, но пяти вместе не получится. Переложите чёрного сокола к другим чёрным плиткам.
ankhor-lesson-move-other-2 = Так можно, но отдельно лежит чёрный сокол: выберите его.
ankhor-lesson-move-other-3 = Так можно, но там он не примыкает ни к одной из четырёх: положите его рядом с одной из них.
ankhor-lesson-move-done = Пять чёрных плиток и бонусный жетон: 8 очков вместо 4. И в этот ход ещё можно взять жетоны или купить плитку. Но осторожно: кто разбивает группу из пяти, теряет её жетон.
ankhor-lesson-special-say = Некоторые плитки умеют больше. Писец даёт ещё один ход. Склад приносит товар своего цвета и хранит один такой сверх предела в пять.
ankhor-lesson-special-do = Начните с дополнительного хода: купите писца.
ankhor-lesson-special-do-2 = Положите его рядом с красной плиткой.
ankhor-lesson-special-do-3 = Вот и ещё один ход. Теперь купите синий склад.
ankhor-lesson-special-do-4 = Положите его куда хотите; рядом с синими плитками он принесёт больше всего.
ankhor-lesson-special-other = Так можно, но писец приносит ещё один ход: сначала купите его.
ankhor-lesson-special-other-2 = Так можно, но очки писец приносит только рядом с красной плиткой: положите его туда.
ankhor-lesson-special-other-3 = Так можно, но на синий склад товаров хватает: купите его на этом ходу.
ankhor-lesson-special-done = Две плитки подряд, и никто не вмешался. На складе лежит рыба: ею можно платить, а на руках есть место ещё для пяти товаров. Накрытый склад бесполезен.
ankhor-lesson-end-say = Тринадцатая плитка начинает последний раунд, его доигрывают до конца. У вас двенадцать плиток, и вы впереди. В конце каждые три жетона тоже приносят 1 очко.
ankhor-lesson-end-do = Завершите партию: купите белого скарабея.
ankhor-lesson-end-do-2 = Положите его так, чтобы он примыкал и к белой плитке, и к скарабею.
ankhor-lesson-end-other = Так можно, но вы впереди: завершите партию, купите белого скарабея.
ankhor-lesson-end-other-2 = Так можно, но очков будет меньше: положите его рядом и с белой плиткой, и со скарабеем.
ankhor-lesson-end-done = Вы победили со счётом 29 : 21. У другого игрока был ещё один ход, потому что начинали вы. При равенстве очков побеждает тот, у кого меньше плиток, потом — у кого больше жетонов. В расчёте видно, откуда каждое очко. Теперь вы знаете всё, что нужно для целой партии.

## Advice in a guided first game, at the first decision of each kind

ankhor-advice-turn = Сначала выберите плитку, потом берите товары, которые за неё нужны. Смотрите и в запас: чего там нет, того не взять. Анкх, взятый сейчас, пригодится со следующего хода.
ankhor-advice-turn-buy-take = Есть плитка, за которую вы можете заплатить. Лучше всего та, чей цвет и животное у вас уже есть. Если ничего не подходит, берите жетоны для лучшей.
ankhor-advice-turn-buy-draw-move-take = У вас есть анкх. Возьмите новые плитки, если нужная сдвинется под цену, которая вам по силам, или переложите плитку к группе. Если ни то ни другое не поможет, сохраните анкх.
ankhor-advice-place = Положите её туда, где рядом её цвет и её животное. И помните о квадратах: поверх четырёх плиток ещё одна стоит на товар меньше.
ankhor-advice-place-place-stack = На квадрате плитка стоит на один товар меньше и соседняя сразу с четырьмя. Но эти четыре потом нельзя переложить, а склад среди них станет бесполезным.
ankhor-advice-save = Сохраните товар, который скоро понадобится или которого мало в запасе.
ankhor-advice-after = Можно ещё потратить анкх. Если взять новые плитки сейчас, первым из них выберет следующий игрок. Часто лучше закончить ход и сохранить анкх.
ankhor-advice-lift = Лучше всего одиночная плитка, которая в другом месте составит группу. Не разбивайте группу из пяти: её бонусный жетон пропадёт.
ankhor-advice-set_down = Положите её к группе. Пять одного цвета или пять одинаковых животных приносят бонусный жетон: 3 очка.
ankhor-advice-return = На руках можно оставить пять товаров. Верните те, что не нужны для намеченных плиток.
ankhor-advice-store = На складе товар не входит в предел в пять, и платить им можно как обычно. Положите туда то, что нужно, и верните то, что нет.

ankhor-luck-marker = маркеры цены
ankhor-luck-show = цвета плиток
ankhor-luck-reveal = плитки

## Reviews: what is in hand, and kinds of errors

ankhor-held-fish = Рыба в запасе
ankhor-held-ivory = Бивни в запасе
ankhor-held-charcoal = Уголь в запасе
ankhor-held-herbs = Травы в запасе
ankhor-held-cloth = Ткань в запасе
ankhor-held-ankh = Анкхи в запасе
ankhor-error-wrong_tile = Куплена не та плитка
ankhor-error-bought_too_late = Куплено слишком поздно
ankhor-error-bought_too_early = Куплено слишком рано
ankhor-error-wrong_token = Не тот жетон
ankhor-error-wrong_place = Плитка не на том месте
ankhor-error-wrong_pile = Не та стопка
ankhor-error-ankh_kept = Анкх не потрачен
ankhor-error-ankh_wasted = Анкх потрачен зря
