### What the table, the lobby and the command line say in Russian. A game's own words lie in its folder.

## The command line

cli-seat = Игрок { $number }

## Решение заранее

table-missed = С вашего последнего хода ({ $step } из { $count })
table-missed-bot = Бот за вас:
table-missed-next = Дальше
table-missed-skip = Пропустить
table-next = Следующий стол ({ $count })
order-title = Решить заранее
order-about = Это видите только вы. Следующее решение будет принято за вас; всё отменяется, как только что-то вытянут или откроют.
order-holds = Решено заранее
order-amount = Сколько
order-withdraw = Отозвать
order-give = Решить так
order-if = Если { $seat } сделает это
order-then = Я делаю это
order-choose = Выберите
order-none = Сейчас ничего нельзя решить заранее: всё зависит от того, что вытянут или откроют.
order-dismiss = Хорошо
order-ended-done = Выполнено, как вы решили
order-ended-chance = Больше не решено заранее: что-то вытянули или открыли
order-ended-changed = Больше не решено заранее: стол не такой, как вы ожидали
order-ended-declined = Больше не решено заранее: это решать вам
order-ended-taken_back = Больше не решено заранее: ход отменили

## The table

page-newer = Появилась новая версия Benben. Чтобы продолжить, загрузите страницу заново: в ваших партиях ничего не пропадёт.
page-reload = Загрузить заново
table-to-lobby = К играм
table-cannot-open = Этот стол не удалось открыть
table-line-connecting = Соединяемся…
table-line-lost = Связь потеряна, пробуем снова…
table-line-unsent = Связь потеряна, пробуем снова… Ваш ход будет отправлен.
table-line-slow = Ждём ответа…
table-settings = Настройки
table-motion = Анимация
table-motion-off = Нет
table-motion-slow = Медленная
table-motion-normal = Обычная
table-motion-fast = Быстрая
table-theme = Тема
table-theme-auto = Авто
table-theme-light = Светлая
table-theme-dark = Тёмная
table-sound = Звук
table-confirm = Подтверждать необратимые ходы
table-keys = Сочетания клавиш
table-key-undo = Отменить ход
table-key-hint = Попросить подсказку
table-key-moves = Показать все ходы
table-key-digits = Сделать ход из списка
table-key-receipt = Показать, откуда очки
table-key-text = Описание стола и обратно
table-key-rules = Открыть правила на том пункте, о котором речь
table-key-steps = В разборе: шаг назад, шаг вперёд
table-key-back = Снять выбор, закрыть открытое
table-key-list = Этот список
table-language = Язык
table-undo = Отменить ход
table-undo-nothing = Отменять нечего
table-took-back =
    { WHO($seat) ->
        [you] Вы отменили ход.
       *[other] { $seat } отменяет ход.
    }
table-kept =
    { WHO($seat) ->
        [you] Вы против отмены хода.
       *[other] { $seat } против отмены хода.
    }
table-take-back-asks = { $seat } просит отменить ход.
table-take-back-waits = Вы попросили отменить ход. Ещё не согласны: { $names }.
table-take-back-agree = Согласиться
table-take-back-refuse = Не соглашаться
table-take-back-withdraw = Отозвать просьбу
table-as-text = Стол текстом
table-players = Игроки
table-players-and-log = Игроки и события
table-seat-open = Свободное место
table-you = вы
table-away = не на связи
table-to-move = ходит
table-thinking = думает…
table-winner = победа
table-board = Поле
table-no-board = Нарисованного поля у этой игры здесь нет: читайте описание стола и играйте кнопками.
table-board-missing = Поле этой игры не удалось показать: читайте описание стола и играйте кнопками. Чтобы попробовать ещё раз, обновите страницу.
table-cell-place = { $cell } { $place }: { $value }
table-cell-empty = пусто
table-cell-hidden = скрыто
table-log = Что произошло
table-log-empty = Пока ничего
table-log-set-up =
    { $count ->
        [one] Подготовка к игре: { $count } шаг
        [few] Подготовка к игре: { $count } шага
        [many] Подготовка к игре: { $count } шагов
       *[other] Подготовка к игре: { $count } шага
    }
table-trail = Последние ходы
table-moves = Возможные ходы
table-all-moves = Все ходы
table-let-go = Снять выбор
table-again-to-play = Нажмите ещё раз: { $move }
table-legal = Сейчас можно: { $moves }.
table-dismiss = Закрыть сообщение
table-close = Закрыть
table-play-again = Сыграть ещё
table-record = Скачать партию
table-receipt = Откуда очки
table-receipt-so-far = Очки сейчас
table-receipt-resigned = Партия не доиграна: один из игроков сдался. Это очки на тот момент.
table-receipt-hidden = До конца партии чужие очки лежат лицом вниз.
table-receipt-partly = То, что лежит лицом вниз, пока не считается.
table-receipt-counts = В скобках: сколько засчитано.
table-scored = { $part }: подсчёт очков
table-item = За что
table-total = Всего
table-won-by =
    { WHO($seat) ->
        [you] Вы победили:
       *[other] { $seat } побеждает:
    } { $reason }
table-resigned =
    { WHO($seat) ->
        [you] вы сдаётесь
       *[other] { $seat } сдаётся
    }
table-time-up =
    { WHO($seat) ->
        [you] ваше время вышло
       *[other] { $seat }: время вышло
    }
clock-left = Осталось времени: { $time }
clock-until = Время выйдет: { $moment }
clock-move = { $time } на каждый ход
clock-fischer = { $time } на партию и ещё { $more } за каждый ход
clock-hours = Время идёт с { $start } до { $end } по часовому поясу каждого игрока.
clock-days-off = В эти дни время не идёт: { $days }.
clock-zero-move = Когда время выйдет, ход закончит бот ({ $level }).
clock-zero-seat = Когда время выйдет, бот будет играть, пока игрок не вернётся ({ $level }).
clock-zero-resign = Если время вышло, партия проиграна.
clock-vacation =
    { $days ->
        [one] Каждый игрок может взять отпуск на { $days } день; тогда его часы стоят.
        [few] Каждый игрок может взять отпуск на { $days } дня; тогда его часы стоят.
        [many] Каждый игрок может взять отпуск на { $days } дней; тогда его часы стоят.
       *[other] Каждый игрок может взять отпуск на { $days } дня; тогда его часы стоят.
    }
clock-paused = Часы стоят.
clock-go-on = Продолжить
clock-pause = Попросить паузу
clock-pause-waiting = Вы попросили паузу. Остальные должны согласиться.
clock-pause-withdraw = Отменить
clock-pause-asked = { $seat } просит паузу.
clock-pause-agree = Согласиться
notice-turn = Ваш ход, { $name }.
notice-tables =
    { $count ->
        [one] Ваш ход за { $count } столом.
        [few] Ваш ход за { $count } столами.
        [many] Ваш ход за { $count } столами.
       *[other] Ваш ход за { $count } стола.
    }
notice-reminder =
    { $hours ->
        [one] { $name }, ваше время истекает через { $hours } час.
        [few] { $name }, ваше время истекает через { $hours } часа.
        [many] { $name }, ваше время истекает через { $hours } часов.
       *[other] { $name }, ваше время истекает через { $hours } часа.
    }
notice-nudge = Остальные ждут вас, { $name }.
notice-chat = { $game }: ходит { $name }.
mail-confirm-subject = Присылать вам письма от Benben?
mail-confirm = Кто-то просит присылать письма на этот адрес, когда наступает его ход в партии. Если это вы, откройте страницу и подтвердите. Иначе ничего не делайте: больше писем не будет.
mail-footer = Больше не присылать писем:
notice-on = Сообщать, когда мой ход
notice-here = Когда ваш ход, а страница закрыта, на это устройство придёт уведомление.
notice-off = Больше не сообщать
notice-denied = Этот браузер не разрешает уведомления этой страницы.
table-leave = Выйти из партии
table-leave-of = Выйти из партии: { $seat }
table-leave-two = Партия на этом закончится, и победит { $seat }.
table-leave-more =
    { WHO($seat) ->
        [you] Вы уступаете место боту, и партия продолжается. Вернуться на своё место можно здесь в любой момент.
       *[other] { $seat } уступает место боту, и партия продолжается. Вернуться на это место можно здесь в любой момент.
    }
table-resign = Сдаться
table-stay = Играть дальше
table-bot-sits = Посадить сюда бота
table-stands-in = играет бот
table-back-why = Вместо вас играет бот.
table-back = Вернуться за стол
table-back-why-until = Вместо вас играет бот до: { $moment }.
away-open = Меня не будет…
away-title = Отлучиться на время
away-days = Надолго ли
away-vacation = Отпуск: мои часы стоят
away-vacation-left =
    { $days ->
        [one] В этой партии у вас остался { $days } день.
        [few] В этой партии у вас осталось { $days } дня.
        [many] В этой партии у вас осталось { $days } дней.
       *[other] В этой партии у вас осталось { $days } дня.
    }
away-bot = За меня играет бот ({ $level })
away-bot-why = Вернуться за стол можно в любой момент. Тогда вы увидите, что он сделал.
away-go = Подтвердить
away-until = в отпуске до: { $moment }
away-held-until = бот играет до: { $moment }
away-you = За этим столом вы в отпуске до: { $moment }.
away-back = Вот и я
table-you-watch = Вы смотрите партию.
table-watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
talk-title = Чат
talk-new =
    { $count ->
        [one] Чат: { $count } новая строка
        [few] Чат: { $count } новые строки
        [many] Чат: { $count } новых строк
       *[other] Чат: { $count } новой строки
    }
talk-empty = Пока никто ничего не сказал.
talk-write = Напишите остальным за столом
talk-send = Отправить
talk-reactions = Реакции
talk-reactions-about = Каждый читает их на своём языке.
talk-mute = Скрыть сообщения: { $seat }
talk-unmute = Показать сообщения: { $seat }
talk-line = { $seat }: { $text }
talk-reaction-hello = Привет!
talk-reaction-luck = Удачи!
talk-reaction-nice = Хороший ход!
talk-reaction-thanks = Спасибо!
talk-reaction-wow = Ого!
talk-reaction-oops = Ой!
talk-reaction-moment = Минутку!
talk-reaction-good_game = Хорошая партия!
table-again-asked =
    { WHO($seat) ->
        [you] Вы хотите
       *[other] { $seat } хочет
    } сыграть ещё.
table-again-made = Следующая партия готова.
table-again-go = Перейти
table-again-other = Та же раздача или другой порядок
table-again-deal = Раздача
table-again-deal-new = новая
table-again-deal-same = та же самая
table-again-same-about = Случай решает так же, как в прошлой партии, пока вы выбираете одинаково: можно сравнить игру с других мест.
table-begins = Кто начинает
table-begins-rotating = следующий игрок
table-begins-same = тот же игрок
table-begins-random = по жребию
table-same-deal = Эта партия повторяет раздачу прошлой.
table-forked = Эта партия началась с середины другой.
table-forked-show = Показать ту позицию
table-share-result = Поделиться итогом
table-share-copy = Скопировать текст и ссылку
table-picture-save = Сохранить картинку
table-picture-drawing = Картинка рисуется…
table-picture-failed = Этот браузер не может нарисовать картинку.
table-pass-to = Передайте устройство: { $seat }
table-pass-why = { $seat } сейчас видит то, чего не должны видеть остальные.
table-pass-here = Я { $seat }
table-pass-never = Больше не закрывать этот стол
table-again-gone = Стол следующей партии удалён.
table-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
table-points-of = Очки: { $seat }
table-points-hidden = Очки лицом вниз
table-points-partly =
    { $points ->
        [one] { $points } очко и то, что лицом вниз
        [few] { $points } очка и то, что лицом вниз
        [many] { $points } очков и то, что лицом вниз
       *[other] { $points } очка и то, что лицом вниз
    }
# In little room: so many points, and what lies face-down.
table-partly = { $points }+
table-end-won =
    { WHO($seat) ->
        [you] Вы победили
       *[other] Победа: { $seat }
    }
table-end-ahead =
    С отрывом в { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
table-end-won-ahead =
    { WHO($seat) ->
        [you] Вы победили
       *[other] Победа: { $seat }
    }, отрыв { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
table-end-shared = Общая победа: { $names }
table-end-place = { $place }-е место из { $seats }
table-end-resigned =
    { WHO($seat) ->
        [you] Вы сдались
       *[other] { $seat } сдаётся
    }
table-end-bot =
    { WHO($seat) ->
        [you] Партию за вас доиграл бот.
       *[other] За игрока { $seat } партию доиграл бот.
    }
table-end-places = Места
table-end-place-of = { $place }.
table-moment-best =
    { WHO($seat) ->
        [you] Ваш лучший ход:
       *[other] Лучший ход ({ $seat }):
    } { $move } (шансы +{ $percent } %)
table-moment-worst =
    { WHO($seat) ->
        [you] Ваша самая дорогая ошибка:
       *[other] Самая дорогая ошибка ({ $seat }):
    } { $move } (шансы −{ $percent } %)
table-moment-none = Ни один ход в разборе не выделился.
table-moment-find = Найти лучший и худший ход
table-hint = Подсказка
table-hint-thinking = Думаем…
table-hint-title = Подсказка
table-hint-close = Закрыть подсказку
table-hint-of-hundred = из 100
table-hint-level = вровень по очкам
table-hint-ahead =
    { $points ->
        [one] впереди на { $points } очко
        [few] впереди на { $points } очка
        [many] впереди на { $points } очков
       *[other] впереди на { $points } очка
    }
table-hint-behind =
    { $points ->
        [one] позади на { $points } очко
        [few] позади на { $points } очка
        [many] позади на { $points } очков
       *[other] позади на { $points } очка
    }
table-hint-spoken = { $move }: шансы на победу { $chance } из 100, в конце вы, скорее всего, { $margin }
table-hint-spoken-chance = { $move }: шансы на победу { $chance } из 100
table-hint-here =
    { $count ->
        [1] Есть одна идея. { $best }
        [one] Есть { $count } идея, сначала лучшие. { $best }
        [few] Есть { $count } идеи, сначала лучшие. { $best }
        [many] Есть { $count } идей, сначала лучшие. { $best }
       *[other] Есть { $count } идеи, сначала лучшие. { $best }
    }
table-hint-before = Предыдущая идея
table-hint-after = Следующая идея
table-hint-do = Сделать ход
table-hint-why = Почему?
table-hint-against = Вместо хода: { $move }
table-hint-other = Другой
table-hint-play = Сделать ход: { $move }
table-hint-games =
    { $games ->
        [one] По { $games } пробной партии
        [few] По { $games } пробным партиям
        [many] По { $games } пробным партиям
       *[other] По { $games } пробной партии
    }
table-chance-of =
    { WHO($seat) ->
        [you] Вы: { $chance }
       *[other] { $seat }: { $chance }
    } из 100
room-title = Общий разбор
room-leave = Выйти из общего разбора
room-you-lead = Вы ведёте: все видят то, что вы показываете
room-leads = Ведёт { $name }
room-no-leader = Ведущего нет
room-lead = Вести
room-alone = Посмотреть самому
room-arrow = Нарисовать стрелку
room-arrow-start = Нажмите, где стрелка начинается.
room-arrow-end = Нажмите, где стрелка кончается.
room-who-plays = Кто играет дальше
room-bot-for = За { $name } играет бот
room-chosen = Я выбираю, что выпадет
room-line = Вариант
room-back-step = Шаг назад
room-thinking = Бот думает…
room-may-play = Играйте дальше за { $name }: на поле или из списка.
room-to-play = Ходит { $name }.
room-chance = Решает случай.
room-draw = Вытянуть
room-notes = Заметки
room-here = Здесь: { $names }
room-note-show = Показать
room-note-remove = Удалить заметку
room-note-write = Заметка об этой позиции
room-note-add = Добавить
table-review = Разобрать партию
table-review-close = Назад к столу
table-review-about = Разбирается каждое решение этой партии: как у всех росли и падали шансы и где всё переломилось.
table-review-start = Начать разбор
table-review-watching = Разбор партии может начать тот, кто играет за этим столом; потом его видят все.
table-review-waiting = В очереди: разбираются другие партии…
table-review-thinking = Разбираем: решение { $done } из { $total }
table-review-goes-on = Страницу можно закрыть: разбор продолжится и сохранится.
table-review-percent = Разобрано { $percent } %
table-review-failed = Разбор не удался.
table-review-again = Попробовать ещё раз
table-review-here =
    { $count ->
        [0] Разбор готов; переломных моментов не было.
        [one] Разбор готов: { $count } переломный момент.
        [few] Разбор готов: { $count } переломных момента.
        [many] Разбор готов: { $count } переломных моментов.
       *[other] Разбор готов: { $count } переломного момента.
    }
table-review-graph = Шансы каждого на победу по ходу партии, от 0 до 100
table-review-turns = Переломные моменты
table-review-no-turns = Их не было: ничьи шансы не менялись резко.
table-review-after = После хода { $number } из { $total }
table-review-end =
    { $total ->
        [one] Конец, после { $total } хода
        [few] Конец, после { $total } ходов
        [many] Конец, после { $total } ходов
       *[other] Конец, после { $total } хода
    }
table-review-at-move = Ход { $number }
table-review-after-move = После хода { $number }
table-review-then =
    { WHO($seat) ->
        [you] Дальше вы:
       *[other] Дальше { $seat }:
    } { $move }.
table-review-fine = Лучше хода не было.
table-review-accounts = Удача и ошибки
table-review-account = удача { $luck } %, ошибки { $errors } %
table-review-account-start = Начало
table-review-account-luck = Удача: { $source }
table-review-account-own = Свои ошибки
table-review-account-others = Ошибки других
table-review-account-doubt = Сомнение
table-review-account-result = Итог
table-review-account-share = { $share } %
table-review-account-rate = Важных решений: { $decisions }; ошибок: { $wrong }; потеря за решение: { $rate } %
table-review-account-about = Доли победы. Сомнение — там, где оценка изменилась без удачи и ошибок.
table-review-second-try = Вторая попытка
table-review-covered = Был ход лучше. Найдёте его?
table-review-show-answer = Показать лучший ход
table-review-trying = Сделайте другой ход на столе или выберите его из списка.
table-review-missed = { $move }: это стоит { $lost } %. Попробуйте другой.
table-review-judging = Поиск оценивает ваш ход…
table-review-hit = Верно: насколько видит поиск, это не хуже лучшего хода.
table-review-costliest = Ваши самые дорогие решения
table-review-line = Лучшее продолжение
table-review-figures = Числа
table-review-better = Лучше
table-review-played = Сделано
table-review-figures-about = В среднем по { $games } партиям, доигранным после каждого хода; ± — стандартная ошибка разницы. Серое: возможно, случай.
table-review-equal = Не хуже лучшего хода, насколько видит поиск.
table-review-fork = Играть дальше отсюда
table-review-copy = Скопировать ссылку на эту позицию
table-review-run = Автопросмотр
table-review-pause = Пауза
table-review-steps = Партия по шагам
table-review-position = Позиция
table-review-first = В начало
table-review-turn-back = Предыдущий перелом
table-review-back = Шаг назад
table-review-next = Шаг вперёд
table-review-turn-next = Следующий перелом
table-review-last = В конец
table-invite = Приглашение
table-invite-to = Приглашение в игру «{ $game }»
table-invite-why =
    { $count ->
        [1] Отправьте эту ссылку тому, с кем хотите играть. Партия начнётся, когда соперник сядет за стол.
        [one] Отправьте эту ссылку { $count } человеку, с которым хотите играть. Партия начнётся, когда все сядут за стол.
        [few] Отправьте эту ссылку тем, с кем хотите играть ({ $count } человека). Партия начнётся, когда все сядут за стол.
        [many] Отправьте эту ссылку тем, с кем хотите играть ({ $count } человек). Партия начнётся, когда все сядут за стол.
       *[other] Отправьте эту ссылку тем, с кем хотите играть ({ $count } человека). Партия начнётся, когда все сядут за стол.
    }
table-invite-aside = Пока посмотреть на стол
table-seat-remove = Убрать игрока { $seat }
table-seat-up = { $seat }: на место выше
table-close-table = Закрыть стол
table-close-sure = Точно закрыть
table-arrange = Изменить места
table-link = Ссылка на этот стол
table-link-here = Эта ссылка работает только на этом компьютере.
table-link-how = Чтобы могли присоединиться другие из вашей сети, остановите сервер и запустите его так:
table-copy = Скопировать ссылку
table-copied = Скопировано
table-share = Поделиться…
table-share-title = Партия в «{ $game }»
table-qr = Ссылка в виде QR-кода
table-move = Продолжить на другом устройстве
table-move-why = Эта ссылка перенесёт ваше место в тот браузер, в котором её откроют; здесь вы после этого сможете только смотреть. Она сработает один раз в течение 24 часов. Любой, у кого она есть, может занять ваше место, поэтому никому больше её не отправляйте.
table-move-lost = Передать место другому
table-move-lost-of = Передать место другому: { $seat }
table-move-lost-why = Тот, кто первым откроет эту ссылку, продолжит игру на этом месте ({ $seat }), если прежний игрок не вернётся раньше. Она сработает один раз в течение 24 часов.
table-move-withdraw = Отозвать ссылку
table-moved = Ваше место теперь на другом устройстве.
table-closed = Этот стол закрыт
table-closed-why = Его закрыл создатель, или стол удалён.
table-forgetful = Этот браузер ничего не запоминает: если закрыть это окно, ваше место пропадёт.
table-forgetful-site = Этот браузер ничего не запоминает: если закрыть это окно, партия пропадёт.
table-why-not = Сейчас это невозможно.
table-why-possible = Сейчас это возможно.
table-prompt-waiting =
    { $count ->
        [one] Ждём ещё { $count } игрока
        [few] Ждём ещё { $count } игроков
        [many] Ждём ещё { $count } игроков
       *[other] Ждём ещё { $count } игрока
    }

## The rules in words

rules-title = Правила
rules-close = Закрыть правила
rules-search = Поиск по правилам
rules-none = По запросу «{ $words }» ничего не найдено.
rules-link = Ссылка на правило { $number }

## The lobby

lobby-title = Benben
lobby-offline = Нет связи с Benben
lobby-offline-why = Сервер недоступен. На нём правила, боты и партии: без него нельзя ни сделать ход, ни открыть новый стол.
lobby-offline-kept = Ваши столы хранятся там и ждут вас. Стол, который был открыт в этом браузере, по-прежнему виден таким, каким был.
lobby-about = Настольные игры о Древнем Египте — с людьми и ботами
lobby-page-title = Benben — настольные игры о Древнем Египте
lobby-subtitle = Настольные игры о Древнем Египте — с друзьями и ботами
lobby-games = Выберите игру
lobby-for-players = Игроков: { $least }–{ $most }
lobby-for-so-many =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
# How long a game takes, as in: 30–45.
lobby-minutes = { $minutes } мин
lobby-play-now = Играть
lobby-play-friend = Играть с другом
lobby-learn = Обучение
lobby-learn-some = Обучение: { $done } из { $all }
lobby-learn-done = Обучение: пройдено
lobby-options = Настройки
lobby-close = Закрыть
lobby-cancel = Отмена
lobby-try-again = Попробовать ещё раз
lobby-invite = Создать приглашение
lobby-name-why = Ваше имя увидят в приглашении.
lobby-continue = Продолжить
lobby-with = соперники: { $names }
lobby-your-turn = Ваш ход
lobby-turn-of = Ходит { $seat }
lobby-their-turn = Ждём: { $seat }
bot-name-seshat = Сешат
bot-name-thoth = Тот
bot-name-sobek = Собек
bot-name-bastet = Бастет
bot-name-khnum = Хнум
bot-name-neith = Нейт
bot-name-ptah = Птах
bot-name-sekhmet = Сехмет
lobby-won = Вы победили
lobby-shared = Вы делите победу
lobby-won-by = Победа: { $names }
lobby-gone = Этого стола больше нет
lobby-more-tables =
    { $count ->
        [one] Ещё { $count } стол
        [few] Ещё { $count } стола
        [many] Ещё { $count } столов
       *[other] Ещё { $count } стола
    }
lobby-finished =
    { $count ->
        [one] { $count } сыгранная партия
        [few] { $count } сыгранные партии
        [many] { $count } сыгранных партий
       *[other] { $count } сыгранной партии
    }
lobby-forget = Убрать из списка
lobby-usual = Обычные правила
lobby-option = { $option }: { $choice }
lobby-option-off = { $option }: нет
lobby-option-file = { $option }: из своего файла
lobby-all-letters = Все { $letter }
lobby-file-choose = Выбрать файл…
lobby-file-forget = Вернуть: { $usual }
lobby-file-how = Формат файла
lobby-file-save = Сохранить в файл для правки
lobby-file-too-large = «{ $file }» слишком длинный: можно не больше { NUMBER($most, useGrouping: 0) } знаков.
lobby-file-unreadable = «{ $file }» не удалось прочитать.
lobby-players = Игроки
lobby-seats = Места
lobby-seat = Место { $number }
lobby-strength = Сила бота на месте { $number }
lobby-name = Имя на месте { $number }
lobby-name-hint = Имя
lobby-open-hint = любой, у кого есть ссылка
lobby-kind-me = Вы
lobby-kind-here = Кто-то ещё за этим компьютером
lobby-kind-open = Свободное место, по ссылке
lobby-kind-bot = Бот
lobby-level-novice = Новичок
lobby-level-novice-about = Видит лишь, что даёт ближайший ход, и то неточно; часто повторяет одни и те же ошибки.
lobby-level-casual = Любитель
lobby-level-casual-about = Тоже видит лишь ближайший ход, но ошибается меньше.
lobby-level-skilled = Опытный
lobby-level-skilled-about = Хорошо оценивает ближайший ход и разве что изредка заглядывает вперёд.
lobby-level-strong = Сильный
lobby-level-strong-about = Заглядывает немного вперёд.
lobby-level-expert = Эксперт
lobby-level-expert-about = Считает ходы вперёд, но думает недолго.
lobby-level-master = Мастер
lobby-level-master-about = Сильнее некуда: думает над каждым ходом около двух секунд.
# A bot that whoever runs the server has added, by its name.
lobby-bot = { $name }
lobby-bot-about = Добавлен владельцем этого сервера.
lobby-fork-about = Партия начинается с этой позиции завершённой; дальше случай решает заново.
lobby-hints = Подсказки
lobby-hints-about = В свой ход можно попросить показать лучшие ходы.
lobby-pace = Темп
lobby-pace-now = Сейчас
lobby-pace-days = По нескольку дней
lobby-pace-relaxed = Не спеша
lobby-pace-none = Все играют за один присест, без часов.
lobby-pace-more = Настроить часы
lobby-pace-clock = Часы
clock-none = Без часов
lobby-pace-each = Время на ход
lobby-pace-hours = Время идёт
lobby-pace-from = С
lobby-pace-to = До
lobby-pace-off = Выходные
lobby-pace-vacation = Отпуск у каждого
lobby-pace-vacation-none = Нет
lobby-pace-zero = Когда время выйдет
lobby-pace-zero-move = Бот закончит ход
lobby-pace-zero-seat = Бот играет, пока игрок не вернётся
lobby-pace-zero-resign = Игрок проигрывает
lobby-pace-bot = Бот
lobby-company = С другими людьми
lobby-take-backs = Отмена ходов
lobby-take-backs-free = свой последний ход
lobby-take-backs-consent = с согласия всех
lobby-take-backs-none = никогда
lobby-talk = Чат
lobby-talk-chat = сообщения и реакции
lobby-talk-reactions = только реакции
lobby-talk-off = выключен
lobby-begins-rulebook = первое место
lobby-begins-seat = Место { $number }
lobby-listed = Может сесть любой
lobby-listed-about = Стол виден на главной странице, пока не заполнится.
lobby-rated = Учитывается в рейтинге
lobby-rated-about = Без подсказок; ход отменяется только с согласия остальных. Каждому нужен свой профиль.
lobby-private = Закрытый стол
lobby-private-about = Ссылки ничего не рассказывают о столе, итогом не делятся.
daily-title = Раздача дня
daily-about = Сегодня у всех одна и та же случайность, одно место и одни соперники. Считается ваша первая партия; секрет раздачи откроется завтра.
daily-play = Играть
daily-continue = Продолжить
daily-look = Посмотреть партию
daily-begun =
    { $count ->
        [0] Её ещё никто не начал.
        [one] Начал { $count } человек.
        [few] Начали { $count } человека.
        [many] Начали { $count } человек.
       *[other] Начали { $count } человека.
    }
daily-place = Вы: место { $place } из { $count }
daily-results = Результаты
daily-results-none = Эту раздачу ещё никто не доиграл.
daily-won = { $points } (победа)
daily-gave-up = сдача
daily-others = Что выбрали здесь другие
daily-others-none = При этом решении в вашей позиции больше никого не было.
daily-others-not-here = Здесь решали не вы. Перейдите к одному из своих решений.
lobby-open-tables =
    { $count ->
        [one] { $count } открытый стол
        [few] { $count } открытых стола
        [many] { $count } открытых столов
       *[other] { $count } открытого стола
    }
lobby-open-seats =
    { $count ->
        [one] свободно { $count } место
        [few] свободно { $count } места
        [many] свободно { $count } мест
       *[other] свободно { $count } места
    }
lobby-open-here = ждёт прямо сейчас
lobby-start = Начать партию
lobby-starting = Готовим стол…
lobby-invited-by = { $name } приглашает вас в игру «{ $game }»
lobby-join-title = Присоединиться к игре «{ $game }»
lobby-your-name = Ваше имя
lobby-choose-seat = Выберите место
lobby-open-for-you = Сесть сюда
lobby-join = Сесть за стол
lobby-watch = Смотреть
lobby-claim = Играть здесь
lobby-claim-as = Вы продолжите игру под именем { $name }.
lobby-claim-why = На устройстве, где это место было до сих пор, после этого можно будет только смотреть.
people-mine = Мои партии
people-part-games = Партии
people-part-statistics = Статистика
table-nudge = Поторопить
table-nudge-of = Поторопить: { $seat }
people-part-notices = Уведомления
notices-remind = Напоминания
notices-remind-never = Никогда
notices-remind-once = Один раз, перед концом времени
notices-remind-daily = Каждый день
notices-quiet = Тихие часы
notices-quiet-from = с
notices-quiet-to = до
notices-quiet-why = В эти часы вашего часового пояса ({ $zone }) ничего не отправляется.
notices-browsers =
    { $count ->
        [0] Ни один браузер не получает уведомлений. Кнопка для этого есть за столом с часами, под игроками.
        [one] Уведомления получает { $count } браузер.
        [few] Уведомления получают { $count } браузера.
        [many] Уведомления получают { $count } браузеров.
       *[other] Уведомления получают { $count } браузера.
    }
notices-email = Электронная почта
notices-email-send = Отправить ссылку для подтверждения
notices-email-asked = Мы отправили письмо на { $address }. Откройте ссылку в нём, чтобы подтвердить адрес.
notices-email-is = Письма приходят на { $address }.
notices-email-remove = Удалить
notices-email-confirm = Подтвердите адрес почты
notices-email-confirm-do = Подтвердить
notices-email-confirmed = Вы получите письмо, когда наступит ваш ход.
notices-email-stop = Не присылать писем
notices-email-stopped = Писем больше не будет.
people-part-devices = Вы и ваши устройства
people-deleted = Удалённый игрок
people-unnamed = Пока без имени
people-you = Вы
people-save = Сохранить имя
people-saved = Сохранено
people-mark = Выбрать знак
people-mark-sign = Знак
people-mark-sign-number = Знак { $number }
people-mark-ground = Цвет
people-mark-ground-number = Цвет { $number }
people-devices = Устройства
people-device = Устройство
people-this-device = это устройство
people-last-visit = Последний визит: { $day }
people-sign-out = Выйти
people-only-device = Вас знает только это устройство. Если его данные пропадут, партии останутся, но войти под вашим именем уже никто не сможет: войдите ещё на одном устройстве.
people-other-device = Войти на другом устройстве
people-passkeys = Ключи доступа
people-passkey = Ключ доступа
people-passkey-add = Добавить ключ доступа
people-passkey-remove = Удалить
people-passkey-why = С ключом доступа в телефоне или менеджере паролей можно войти без ссылки.
people-passkey-sign-in = Войти с ключом доступа
people-added = Добавлен: { $day }
people-link-why = Откройте эту ссылку или отсканируйте код на другом устройстве. Она действует один раз и десять минут. Никому её не показывайте: открывший её сможет играть за вас.
people-sign-in = Вход
people-sign-in-how = На устройстве, где вы уже играете, откройте «Настройки», «Мои партии», «Вы и ваши устройства» и выберите «Войти на другом устройстве». Откройте ссылку здесь.
people-no-account = Для игры не нужна учётная запись: после первой партии этот браузер будет вас знать.
people-sign-in-why = Этот браузер будет играть от имени этого человека, со всеми его местами и партиями.
people-sign-in-here = Войти на этом устройстве
people-bring = Взять с собой партии этого браузера
people-data = Ваши данные
people-data-why = Сервер хранит ваше имя, знак, устройства, места, то, что вы говорите за столами, и настройки уведомлений. Если всё удалить, партии останутся у других, а на вашем месте будет удалённый игрок.
people-download = Скачать мои данные
people-download-games = Скачать все партии
people-add-games = Добавить партии из файла
people-delete = Удалить всё…
people-delete-sure = Это нельзя отменить, и вы выйдете из идущих партий.
people-delete-now = Удалить всё
people-running = Идут
people-finished = Окончены
people-waiting = Ждёт игроков
people-over = Окончена
people-none = Оконченных партий пока нет.
people-none-found = Нет партий, подходящих под фильтр.
people-more = Показать ещё
people-fork = Играть дальше с одного из ходов этой партии
people-review = Разбор
people-filter = Фильтр
people-filter-any = Все
people-filter-game = Игра
people-filter-result = Результат
people-filter-opponent = Соперник
people-filter-since = С
people-filter-until = По
people-result-won = Победа
people-result-shared = Общая победа
people-result-lost = Поражение
people-against-people = Люди
people-against-bot = Бот: { $bot }
people-played = Партии
people-won = Победы
people-share = Успех
people-all = Все
people-points = Очки
people-my-mean = Ваше среднее
people-strong = Сильная игра
people-course = Ваши очки в { $count } партиях, от { $low } до { $high }; закрашенные точки — победы, линия — среднее последних десяти.
people-no-statistics = Статистика начнётся с первой доигранной партии.
people-errors = Мои ошибки
people-errors-none = Разбор находит ошибки; пока ни одна ваша партия не разобрана.
people-errors-games =
    { $games ->
        [one] { $games } разобранная партия
        [few] { $games } разобранные партии
        [many] { $games } разобранных партий
       *[other] { $games } разобранной партии
    }
people-errors-count = Сколько раз
people-errors-cost = Цена за партию
people-errors-train = Задача { $number }
people-statistics-why = Сданные партии и партии, где у вас было несколько мест, не учитываются. В успехе общая победа считается за половину.
people-strong-why = Сильная игра — среднее партий сильного бота против самого себя с ваших мест и с настройками по умолчанию; ± — разброс отдельных партий.
people-rating = Рейтинг: от { $low } до { $high } ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
 })
people-rating-why = Рейтинги: 400 очков — это шансы десять к одному, у уровня «опытный» — 1500. В 95 % случаев настоящая сила лежит в этих пределах.
people-ranking = Рейтинг всех игроков
people-ranking-name = Игрок
people-ranking-rating = Рейтинг
people-ranking-range = Пределы
## Lessons

lesson-title = { $game } — обучение
lesson-scenes = Сцены обучения
lesson-scene = Сцена { $number } из { $all }
lesson-scene-done = Сцена { $number } из { $all }, пройдена
lesson-next = Дальше
lesson-back = Назад
lesson-again = Ещё раз
lesson-show = Показать
lesson-rule = Правило { $number }
lesson-brought = Что это принесло
lesson-first-game = Первая партия
lesson-first-why = Обучение окончено. В первой партии, против новичка, вы получите совет при каждом новом решении.
lesson-none = Для этой игры обучения пока нет.
lesson-hint = Подсказка
lesson-problems = Задачи
lesson-problem = Задача { $number } из { $all }
lesson-problem-done = Задача { $number } из { $all }, решена
lesson-problem-say = Позиция из партии опытных игроков. Один ход явно лучше всех остальных.
lesson-problem-do = Найдите лучший ход.
lesson-problem-other =
    { $games ->
        [one] { $move }: { $games } победа
        [few] { $move }: { $games } победы
        [many] { $move }: { $games } побед
       *[other] { $move }: { $games } победы
    } в 100 партиях. Есть ход, с которым их { $best }.
lesson-problem-solved = Верно, это лучший ход. Цифры покажут почему:
lesson-problem-compare = В среднем
lesson-problem-chance = Побед в 100 партиях
lesson-problem-of = { $item } ({ $seat })
lesson-problem-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lesson-problem-margin =
    Ход найден поиском и проверен более сильным поиском: он лучше любого другого на { $low }–{ $high } побед в 100 партиях (95-процентный интервал). Очки — средний итог { $games ->
        [one] { $games } партии, доигранной
        [few] { $games } партий, доигранных
        [many] { $games } партий, доигранных
       *[other] { $games } партии, доигранной
    } отсюда опытными игроками.
lesson-problem-hint-own = Подумайте вот о чём: { $items }
lesson-problem-hint-others = Подумайте о том, что получают другие: { $items }
lesson-problem-hint-none = Подумайте о том, что станет возможно после вашего хода.
advice-title = Совет
advice-close = Понятно
advice-off = Отключить советы
table-think-here = В игре без других людей считать ходы ботов и подсказки на этом устройстве
advice-setting = Советы в первой партии

## Why something was refused

error-offline = Сервер недоступен.
error-unknown = Что-то пошло не так, попробуйте ещё раз.
error-unknown-table = Такого стола нет; возможно, его удалили.
error-unknown-page = По этому адресу ничего нет.
error-wrong-method = По этому адресу так нельзя.
error-stranger = У вас нет места за этим столом.
error-only-watching = Здесь вы только смотрите.
error-malformed = Запрос непонятен: { $detail }
error-too-large = Запрос слишком большой: можно не больше { $limit } байт.
error-too-often =
    { $seconds ->
        [one] Слишком много запросов: подождите { $seconds } секунду.
        [few] Слишком много запросов: подождите { $seconds } секунды.
        [many] Слишком много запросов: подождите { $seconds } секунд.
       *[other] Слишком много запросов: подождите { $seconds } секунды.
    }
error-too-many-sockets = Этот стол открыт в слишком многих окнах.
error-wrong-host = На имя { $host } этот сервер не отвечает. Владелец сервера может добавить его в настройку hosts.
error-foreign-origin = Страница { $origin } не с этого сервера, поэтому её запросы здесь не выполняются.
error-full = Сервер заполнен: последние места оставлены игрокам. Попробуйте через минуту.
error-not-text = Сообщение должно быть текстом.
error-no-hello = Первым сообщением должно быть hello.
error-silence = Соединение слишком долго молчало.
error-unknown-game = Такой игры нет: { $detail }
error-bad-options = Так играть нельзя: { $detail }
error-bad-player = Такого бота нет: { $detail }
error-bad-name = В имени от 1 до { $most } символов. Хотя бы один из них должен быть видимым; переносы строк и управляющие символы недопустимы.
error-bad-seats = Мест за столом: { $seats }, а игре нужно: { $players }.
error-bad-clock = Такие часы не подходят: { $reason }
error-clock-resign = Проиграть по времени можно только вдвоём.
error-clock-window = В течение дня время должно идти не меньше часа.
error-nobody-can-come = Никто другой прийти не может: этот стол есть только в вашем браузере.
error-bad-record = Это нельзя показать: { $reason }
error-nothing-open = Все места за этим столом заняты.
error-no-open-tables = Стол можно показать всем, только если это разрешил владелец сервера и есть свободное место.
error-started = Партия началась, места больше не меняются.
error-seat-taken = Это место занято.
error-no-seat-link = Эта ссылка больше не ведёт к месту: её уже использовали или отозвали.
error-seat-link-expired = Срок ссылки истёк: она действовала 24 часа.
error-not-the-maker = Это может сделать только тот, кто создал этот стол.
error-no-person-there = На этом месте сидит не человек.
error-person-is-here =
    { $seconds ->
        [one] Это место занято: передать его можно, когда игрока не будет на связи { $seconds } секунду.
        [few] Это место занято: передать его можно, когда игрока не будет на связи { $seconds } секунды.
        [many] Это место занято: передать его можно, когда игрока не будет на связи { $seconds } секунд.
       *[other] Это место занято: передать его можно, когда игрока не будет на связи { $seconds } секунды.
    }
error-played-on = Вы уже играете дальше за другим столом; это можно сделать там.
error-sign-in-there = Ваши места следуют за вами: войдите на другом устройстве.
error-no-people = На этом сервере все — гости.
error-only-invited = На этот сервер приглашает его хозяин.
error-signed-out = На этом устройстве вход не выполнен.
error-removed = Создатель этого стола освободил ваше место.
error-no-passkey = Этот ключ доступа здесь неизвестен, или его подтверждение пришло слишком поздно. Попробуйте ещё раз.
error-no-passkeys = Этот сервер не поддерживает ключи доступа; используйте ссылку.
error-no-sign-in-link = По этой ссылке уже нельзя войти: она использована или устарела. Создайте новую на другом устройстве.
error-still-here =
    { $seconds ->
        [one] Здесь сидит игрок. Бота можно посадить через { $seconds } секунду после его ухода.
        [few] Здесь сидит игрок. Бота можно посадить через { $seconds } секунды после его ухода.
        [many] Здесь сидит игрок. Бота можно посадить через { $seconds } секунд после его ухода.
       *[other] Здесь сидит игрок. Бота можно посадить через { $seconds } секунды после его ухода.
    }
error-no-such-seat = Такого места нет, за столом их { $seats }.
error-not-your-seat = Это не ваше место.
error-late = Партия тем временем ушла вперёд; ничего не изменилось.
error-not-your-turn = Сейчас не ваш ход.
error-waiting = Ещё не все сели за стол.
error-over = Партия окончена.
error-not-over = Это можно увидеть, когда партия окончена.
error-no-clock = За этим столом нет часов.
error-no-nudge = Напоминать можно раз в день, когда остальные уже подождали.
error-no-absence = Здесь так нельзя: только за столом с темпом в несколько дней и только пока за вас не играет бот.
error-no-vacation =
    { $days ->
        [one] В этой партии у вас остался { $days } день отпуска.
        [few] В этой партии у вас осталось { $days } дня отпуска.
        [many] В этой партии у вас осталось { $days } дней отпуска.
       *[other] В этой партии у вас осталось { $days } дня отпуска.
    }
error-no-mail = Этот сервер не отправляет писем.
error-bad-email = Это не адрес электронной почты.
error-mail-not-sent = Письмо не удалось отправить. Попробуйте позже.
error-no-mail-code = Эта ссылка больше не действует.
error-time-up = Время вышло; ход не сделан.
error-clock-decides = За этим столом есть часы: бот вступит, когда время выйдет.
error-malformed-move = Это не ход: { $detail }
error-illegal = Сейчас такой ход невозможен: «{ $move }». { $reason }
error-nothing-to-undo = Отменять нечего.
error-revealed = С тех пор кое-что открылось, отменить ход нельзя.
error-others-decided = С тех пор сходил кто-то другой, отменить ход нельзя.
error-no-take-backs = За этим столом ходы не отменяют.
error-take-back-asked = Другой игрок уже попросил отменить ход.
error-no-take-back-asked = Нет просьбы об отмене хода, на которую вам надо ответить.
error-no-order = Сейчас это нельзя решить заранее.
error-talk-bad = Напишите от 1 до { $most } видимых символов.
error-no-ratings = На этом сервере нет рейтингов.
error-no-daily = Для этой игры в этот день нет раздачи дня.
error-daily-goes-on = Сегодня эту раздачу ещё могут играть другие. Запись партии и та же раздача снова будут доступны завтра.
error-daily-hidden = Это партия с раздачей, которую сегодня ещё могут играть другие. Посмотреть её можно будет завтра.
error-not-in-room = Вы не участвуете в общем разборе.
error-not-the-leader = Это делает только ведущий общего разбора.
error-room-has-leader = Ведущий ещё здесь.
error-room-line-full = В варианте может быть не больше { $most } ходов.
error-rated-with-help = В рейтинговой партии нет подсказок, а ход можно взять назад только с согласия остальных.
error-talk-off = За этим столом нельзя писать остальным.
error-talk-too-often =
    { $seconds ->
        [one] Слишком часто; подождите { $seconds } секунду.
        [few] Слишком часто; подождите { $seconds } секунды.
        [many] Слишком часто; подождите { $seconds } секунд.
       *[other] Слишком часто; подождите { $seconds } секунды.
    }
error-no-hints = За этим столом играют без подсказок.
error-stale = Партия тем временем ушла вперёд, попросите ещё раз.
error-busy = Сервер занят другими партиями, попробуйте чуть позже.
error-unreadable = Эта партия началась по другим правилам, продолжить её здесь нельзя.
error-storage = Партию не удалось сохранить; ничего не изменилось. Попробуйте ещё раз.
error-not-ready = Сейчас ничего нельзя сохранить: { $reason }
error-internal = На сервере что-то пошло не так, подробности в его журнале. Попробуйте ещё раз.

## Hints and reviews: what is told about a move and about a game. A chance is a whole number of percent.

hint-ahead =
    { WHO($seat) ->
        [you] Вы: шанс
       *[other] { $seat }: шанс
    } { $margin ->
        [one] на победу { $chance } %, впереди на { $margin } очко
        [few] на победу { $chance } %, впереди на { $margin } очка
        [many] на победу { $chance } %, впереди на { $margin } очков
       *[other] на победу { $chance } %, впереди на { $margin } очка
    }
hint-behind =
    { WHO($seat) ->
        [you] Вы: шанс
       *[other] { $seat }: шанс
    } { $margin ->
        [one] на победу { $chance } %, позади на { $margin } очко
        [few] на победу { $chance } %, позади на { $margin } очка
        [many] на победу { $chance } %, позади на { $margin } очков
       *[other] на победу { $chance } %, позади на { $margin } очка
    }
hint-level =
    { WHO($seat) ->
        [you] Вы: шанс
       *[other] { $seat }: шанс
    } на победу { $chance } %, вровень по очкам
hint-chance =
    { WHO($seat) ->
        [you] Вы: шанс
       *[other] { $seat }: шанс
    } на победу { $chance } %
review-mistake =
    { WHO($seat) ->
        [you] Вы теряете { $lost }
       *[other] { $seat } теряет { $lost }
    } % (было { $before } %, стало { $after } %): { $move }.
review-better = Лучше было: { $move } ({ $chance } %).
review-given-back = Осталось безнаказанным: ошибки других вернули { $shift } %.
# Почему ход лучше: факты из партий, доигранных после него и после сделанного хода.
review-why-own =
    { WHO($seat) ->
        [you] Ваш выигрыш
       *[other] Выигрыш: { $seat }
    }: { $parts }.
review-why-less =
    { WHO($seat) ->
        [you] Вы получаете меньше
       *[other] { $seat } получает меньше
    }: { $parts }.
review-why-cost = Цена: { $parts }.
review-why-serves =
    Сделанный ход больше всего помогает { WHO($seat) ->
        [you] вам
       *[other] игроку { $seat }
    } (+{ $shift } %).
review-why-part = { $item } { NUMBER($better, maximumFractionDigits: 1) } вместо { NUMBER($played, maximumFractionDigits: 1) }
review-why-item = { $item }
review-why-plus = { $item } +{ NUMBER($gap, maximumFractionDigits: 1) }
review-why-minus = { $item } −{ NUMBER($gap, maximumFractionDigits: 1) }
review-why-keeps =
    { WHO($seat) ->
        [you] у вас остаётся { $item }
       *[other] у игрока { $seat } остаётся { $item }
    }
review-why-gives =
    { WHO($seat) ->
        [you] вы отдаёте: { $item }
       *[other] { $seat } отдаёт: { $item }
    }
review-why-lead =
    { WHO($seat) ->
        [you] В конце ваш отрыв
       *[other] { $seat }: отрыв в конце
    } от лучшего из остальных больше на { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка; один источник этого не объясняет.
review-why-unclear = { $games } партий, доигранных после каждого из ходов, не показывают, откуда берутся очки.
review-why-dealt = Открыто: { $text }
review-luck-good =
    { WHO($seat) ->
        [you] Вам везёт
       *[other] Везение: { $seat }
    } (+{ $shift } %): { $events }.
review-luck-bad =
    { WHO($seat) ->
        [you] Вам не везёт
       *[other] Невезение: { $seat }
    } (−{ $shift } %): { $events }.
review-luck-more = ещё { $count }
review-luck-others = Остальные: { $shifts }.
review-luck-up =
    { WHO($seat) ->
        [you] вы
       *[other] { $seat }
    } +{ $shift } %
review-luck-down =
    { WHO($seat) ->
        [you] вы
       *[other] { $seat }
    } −{ $shift } %
review-luck-chance = случай
review-judge-net = Оценивала обученная сеть
review-judge-linear = Оценивала подобранная функция оценки
review-judge-playouts = Пробные партии доиграны до конца

## How you score

scoring-title = За что дают очки
scoring-all = Все правила
scoring-parts = Что показать
scoring-rule = Открыть правило { $number }
scoring-points = Очки

# ---- the page without a server ----
site-record-other = это не запись партии, доигранной за столом до конца.
site-not_built = Страница для этого ещё не собрана: выполните make site в копии репозитория.
site-no_node = Сайт собирается с помощью Node, которого здесь нет: выполните make site в копии репозитория.
site-no_engine = Сайту нужен движок игры { $game }: его собирает команда benben web build.
site-bad_game = Сайт не может предложить игру { $game }: { $reason }
site-broken = Python сайта не запускается: { $reason }
site-loading = Загружаются правила: { $percent } % из { $size } МБ
site-starting = Игра запускается…
site-failed = Не удалось загрузить правила. Без сети это получается, если раньше они уже загружались.
site-plain = Вы играете в своём браузере, без сервера: в одиночку или с другими за этим экраном. Партии остаются на этом устройстве. Кто умеет, может в них заглянуть, в том числе в закрытые карты и секрет ведущего, так что никому, кроме вас, это ничего не доказывает.
site-bring = Открыть запись
site-incomplete = На сервере не хватает частей этой страницы. Попробуйте позже.
