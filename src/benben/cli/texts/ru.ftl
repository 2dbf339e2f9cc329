### What the command line says in Russian. What all share is in ../texts, a game's own words in its folder.

cli-loading = Готовим правила
cli-compiling = Компилируем правила для этого компьютера (только в первый раз; они хранятся в { $folder })
cli-compiling-each = Компилируем правила, в каждом процессе заново: в { $folder } нельзя писать. Другую папку задаёт переменная окружения BENBEN_CACHE

cli-cut_off = Не доведено до конца; сделанное до этого сохранено в { $file }.
cli-games-game = { $name }: { $title } (версия правил { $version })
cli-games-option = Настройка
cli-games-choices = Варианты
cli-games-default = По умолчанию
cli-games-about = Что это
cli-games-letters = { $letters } на каждую часть: { $parts }
cli-games-example = Например: { $example }
cli-games-players = Игроки, как их называют для --player
cli-games-spec = Игрок
cli-games-meaning = Что делает
cli-games-installed = установлен: { $places }
cli-games-own = ваш собственный игрок, например examples.own_player:OwnPlayer; параметры так же, после ещё одного двоеточия
cli-games-parameters = { $meaning }; параметры: { $parameters }
cli-games-parameter = { $name } ({ $meaning })
# Kinds of players, and their parameters.
cli-player-random = делает любой ход по правилам
cli-player-greedy = делает ход, который сразу выглядит лучшим
cli-player-greedy-blur = на сколько очков ошибается в оценке хода, по умолчанию 0
cli-player-person = делает ход, который сразу выглядит лучшим, ошибается, как люди, и иногда может подумать наперёд
cli-player-person-blur = на сколько очков ошибается в оценке хода, по умолчанию 0
cli-player-person-habit = на сколько очков всю партию ошибается в оценке ходов одного вида, по умолчанию 0
cli-player-person-games = пробных партий в решениях, которые обдумывает
cli-player-person-ahead = в какой доле решений он это делает, по умолчанию 1
cli-player-uct = простой UCT с настройками OpenSpiel и случайными пробными партиями: точка отсчёта
cli-player-uct-seconds = секунд на ход
cli-player-uct-games = пробных партий на ход
cli-player-net = ищет, как `search`, а направляет и оценивает сеть, обученная для этой игры
cli-player-net-seconds = секунд на ход
cli-player-net-games = пробных партий на ход
cli-player-net-threads = потоков, по умолчанию 1
cli-player-net-policy = что сеть говорит о ходах: поправляет исходные вероятности поиска (priors, по умолчанию), не учитывается (none) или решает одна, без поиска (alone)
cli-player-net-style = любит риск и большой отрыв (bold) или боится отстать (careful); по умолчанию ни то ни другое
cli-player-net-exploration = насколько широк поиск
cli-player-net-temperature = на сколько очков ход должен нравиться больше, чтобы заранее считаться вероятнее в e раз
cli-player-net-cut = сколько решений пробной партии сделать до подобранной оценки
cli-player-net-noise = на сколько очков ошибаются игроки пробных партий
cli-player-net-open = 1 — один узел при любом исходе случая, 0 — свой узел на каждый исход
cli-player-search = ищет в дереве ходов и случайных исходов
cli-player-search-seconds = секунд на ход
cli-player-search-games = пробных партий на ход
cli-player-search-playouts = как играются пробные партии, по умолчанию greedy
cli-player-search-threads = потоков, по умолчанию 1
cli-player-search-style = любит риск и большой отрыв (bold) или боится отстать (careful); по умолчанию ни то ни другое
cli-player-search-exploration = насколько широк поиск
cli-player-search-temperature = на сколько очков ход должен нравиться больше, чтобы заранее считаться вероятнее в e раз
cli-player-search-cut = сколько решений пробной партии сделать до подобранной оценки
cli-player-search-noise = на сколько очков ошибаются игроки пробных партий
cli-player-search-open = 1 — один узел при любом исходе случая, 0 — свой узел на каждый исход
cli-player-level = уровень для людей; насколько он силён, сказано в docs/strength.md

cli-play-title = { $title } ({ $options })
# What side of a site is played: { $meaning } begins with the letter.
cli-play-letter = { $part } { $meaning }
cli-play-commitment = Секрет ведущего зафиксирован; запишите этот код, чтобы проверить потом: { $commitment }
cli-play-thinking = { $name } думает
cli-play-numbers = номера ходов: от 1 до { $most }
cli-play-meant = «{ $text }» — неполный ход; может быть, вы имели в виду { $moves }?
cli-play-words = Введите номер хода или его запись. ? — ходы по видам, hint — лучшие из них, rules НОМЕР — правило; help покажет все слова, quit — выход.
cli-play-help_moves = Введите номер хода, его запись (слова в конце строки) или одно из этих слов, целиком или кратко:
cli-play-takes-move = ХОД
cli-play-takes-rule = НОМЕР
cli-play-takes-file = ФАЙЛ
cli-play-word-help = эти слова
cli-play-word-moves = что можно сделать сейчас, по видам
cli-play-word-hint = лучшие ходы и что они принесут
cli-play-word-why = почему сейчас нельзя сделать ход
cli-play-word-rules = правило (R5.4 или 5.4), глава (R5), все правила с указанными словами или список глав
cli-play-word-undo = отменить свой последний ход, если с тех пор ничего не открылось
cli-play-word-table = показать стол ещё раз
cli-play-word-save = сохранить партию как есть
cli-play-word-review = в конце: шансы всех по ходу партии и где она переломилась
cli-play-word-quit = выйти; с --record партия сохранится
# The moves that begin with the word { $verb }.
cli-play-kind = { $verb } ({ $count })
# Neither a move nor a word for the program; { $moves } is what looks most like it.
cli-play-like = «{ $text }» — не ход и не одно из слов; может быть, вы имели в виду { $moves }?
cli-play-unknown = «{ $text }» — не ход и не одно из слов. ? покажет ходы, help — слова.
cli-play-why_what = О каком ходе речь? Введите: why ХОД
cli-play-can_be_played = Этот ход возможен: { $words }
cli-play-hint_thinking = Ищем подсказку
# A good move with its number in the list; { $outlook } tells what it would bring.
cli-play-idea = { $number }  { $move } ({ $notation }) — { $outlook }
cli-play-review_later = Разбор можно посмотреть, когда партия закончится.
cli-play-rules_none = У этой игры нет страницы с правилами.
cli-play-rules_how = Введите rules и номер или слова; номера выглядят так: { $examples }.
cli-play-rules_unknown = В этой игре нет правила «{ $text }» и правил с такими словами; номера выглядят так: { $examples }.
cli-play-rules_more = Также: { $numbers }
cli-play-nothing_to_undo = Отменять нечего.
cli-play-undo_over = Партия окончена: отменить ход уже нельзя.
cli-play-over = Партия окончена: введите review, rules, table, save ФАЙЛ или quit.
cli-play-look_back = review покажет, где партия переломилась, save ФАЙЛ сохранит её, quit — выход.
cli-play-revealed = Отменить ход нельзя: с тех пор кое-что открылось.
cli-play-others_decided = Отменить ход нельзя: с тех пор сходил кто-то другой.
cli-play-undone = Отменён ход: { $move }
cli-play-save_where = Куда сохранить? Введите: save ФАЙЛ
cli-play-saved = Сохранено: { $file }
cli-play-not_saved = Не сохранено: { $file }: { $reason }
cli-play-left = Вы вышли из партии; она не сохранена.

cli-receipt-title = Откуда очки
cli-receipt-epoch = Эпоха
cli-receipt-item = За что
cli-receipt-total = Всего
cli-outcome =
    { $count ->
        [1] { $winners } побеждает, { $points } { $points ->
            [one] очко
            [few] очка
            [many] очков
           *[other] очка
        } ({ $reason }).
       *[other] Победу делят { $winners }, { $points } { $points ->
            [one] очко
            [few] очка
            [many] очков
           *[other] очка
        } ({ $reason }).
    }

cli-serve-ready = Стол открыт по адресу { $address } (Ctrl-C закроет его)
cli-backup = Скопировано столов: { $tables }, в файл { $file }.
cli-restored = Восстановлено столов: { $tables }, в { $database }.
cli-restored-aside = То, что было прежде, хранится в { $file }.
cli-pruned = Удалено столов: { $tables }; за ними ничего не происходит с { $since }.
cli-prune-would = Столов к удалению: { $tables }; за ними ничего не происходит с { $since }.
cli-people-person = Код
cli-people-called = Имя
cli-people-devices = Устройства
cli-people-games = Партии
cli-people-visit = Был здесь
cli-people-note = Примечание
cli-people-muted = без чата
cli-people-when = Когда
cli-people-action = Действие
cli-people-detail = Подробности
cli-people-game = Игра
cli-people-players = Игроков
cli-people-rating = Рейтинг
cli-people-range = Пределы
cli-people-renamed = Новое имя { $person }: { $name }.
cli-people-is_muted = { $person } больше не может писать в чат.
cli-people-unmuted = { $person } снова может писать в чат.
cli-people-removed = { $person } удалён; изменено столов: { $tables }.
cli-people-exported = Сохранённое о { $person } записано в { $file }.
cli-people-invited = { $name } может войти по этой ссылке один раз в течение { $days } дн.:
cli-people-no_ratings = Ещё не закончилась ни одна рейтинговая партия.
cli-replaying = Сыграно заново
cli-replay-differs = { $table } ({ $game }), шаг { $ply }: { $reason }
cli-replayed = Партий сыграно заново: { $games } за { $seconds } с; расходятся: { $differ }.

cli-check-busy = Проверяется { $game }
cli-check-played =
    { $game }, правила на простом Python: { $games ->
        [one] { $games } партия,
        [few] { $games } партии,
        [many] { $games } партий,
       *[other] { $games } партии,
    } { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
        [many] { $plies } ходов
       *[other] { $plies } хода
    }
cli-check-equal =
    { $kind ->
        [native] Скомпилированные правила
       *[portable] Движок
    }: { $games ->
        [one] та же { $games } партия, байт в байт
        [few] те же { $games } партии, байт в байт
        [many] те же { $games } партий, байт в байт
       *[other] те же { $games } партии, байт в байт
    }
cli-check-left_out-numba = Скомпилированные правила: пропущены, Numba не установлена (pip install 'benben[research]')
cli-check-left_out-engine = Движок: пропущен, для этих правил его нет (benben web build { $game })
cli-check-left_out-failed = Так правила выполнить не удалось.
cli-check-fine = Ошибок нет: { $game }.
cli-check-faults =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
        [many] { $count } ошибок
       *[other] { $count } ошибки
    }
cli-check-fault = { $where }: { $what }
# Ошибки, которые находит `benben check`: что неверно, затем как правильно. Имена из кода остаются.
cli-check-broken = { $reason }. { $fix }
cli-check-fix-index = Места ячейки идут от 0 до её длины без единицы; удлините ячейку или исправьте индекс.
cli-check-fix-endless = Посмотрите на условие цикла и пишите for … in range(…), где можно.
cli-check-fix-cell = Дайте ячейке тип пошире, например cell(kind=nd.int32), или исправьте число.
cli-check-fix-moves = Увеличьте most_moves или перечисляйте меньше ходов.
cli-check-fix-no_moves = Дайте месту ход, например «пас», или пусть apply передаёт очередь.
cli-check-fix-no_move = Номера ходов идут от 0 в порядке глаголов и их существительных; их даёт Verbs.code.
cli-check-fix-outcomes = Увеличьте most_outcomes или назовите каждый исход в outcomes.
cli-check-fix-weights = Пишите целые веса от 0, хотя бы один больше 0, и возвращайте их количество.
cli-check-fix-outcome = Выбирайте только исходы, которым chance даёт вес.
cli-check-fix-players = Пусть encode первым возвращает число игроков.
cli-check-fix-receipt = Добавьте недостающую строку или исправьте score.
cli-check-fix-no_cell = Все ячейки стола объявляются в его классе.
cli-check-failed = останавливается с ошибкой: { $said }.
cli-check-twice = ход { $code } перечислен дважды. Называйте каждый ход один раз.
cli-check-no_moves = место должно решать, а ходов нет, или ход есть, хотя никто не должен решать. Перечисляйте ходы ровно тогда, когда actor не меньше 0.
cli-check-no_move = перечислено { $code }, а такого хода в игре нет. Номера идут от 0 в порядке глаголов и их существительных.
cli-check-too_many = перечислено ходов: { $count }, а most_moves равно { $most }. Увеличьте most_moves.
cli-check-actor = actor становится { $actor }. Возможны место от 0 до { $last }, CHANCE и OVER.
cli-check-outcome = исход { $code } возможен, а в outcomes названо только { $count }. Назовите в outcomes каждый исход.
cli-check-notation = «{ $text }» читается как другой ход. Дайте каждому ходу свои глагол и существительное.
cli-check-receipt = у места { $seat } очков { $points }, а сумма его строк { $sum }. Дайте строку на каждое очко.
cli-check-empty_line = в строке счёта нет ни количества, ни очков. Пропускайте такие строки.
cli-check-line_of_nobody = строка счёта называет место, которое не играет. Считайте места от 0.
cli-check-shares = сумма долей { $sum }, или одна из них меньше 0. Делите 1 между победителями, остальным пишите 0.
cli-check-no_winner = никто из играющих не победил. Дайте долю хотя бы одному играющему месту.
cli-check-poor_winner = место побеждает с меньшим числом очков, чем у другого. Пусть score и shares говорят одно и то же.
cli-check-untyped = у вида не указан тип. Напишите -> и TypedDict, который расширяет ViewHeader.
cli-check-header = в заголовке вида нет «{ $name }», или там другое значение. Начните с **view_header(table, viewer, receipt).
cli-check-seats = «seats» должен быть списком с записью для каждого места, в ней «seat» и «points».
cli-check-json = JSON не возвращает вид без изменений. Используйте только int, float, bool, str, None, списки и dict с текстовыми ключами.
cli-check-fields = вид и его тип { $type } расходятся в поле «{ $name }». Добавьте его там, где его нет.
cli-check-no_text = нет текста «{ $id }». Добавьте его в words или в texts/en.ftl.
cli-check-text_asks = текст «{ $id }» просит то, чего не получает: { $names }. Используйте только то, что есть в его сообщении.
cli-check-not_in_rules = { $said } нельзя скомпилировать. В правилах стоят циклы, условия, числа, ячейки и вызовы других правил.
cli-check-int_of_enum = { $said } нельзя скомпилировать. Напишите элемент без int( ).
cli-check-global_list = { $said } — это list, dict или set, скомпилированные правила их не читают. Напишите nd.array([…]) или кортеж.
cli-check-no_rule = правила вызывают { $name }, а это не правило. Напишите @rule над его def.
cli-check-endless = партия не окончена после { $plies } ходов. Сделайте actor когда-нибудь равным OVER или ограничьте число кругов.
cli-check-changes = { $rule } меняет стол. Это могут только setup и apply.
cli-check-range = { $number } записывается в ячейку { $cell }, а её диапазон от { $low } до { $high }. Исправьте число или диапазон.
cli-check-remembers = те же ходы приводят к разным столам. Держите всё в ячейках, а случайное пусть выбирает chance.
cli-check-view_shows = поле «{ $field }» вида показывает то, чего этот зритель видеть не должен. До конца партии показывайте на его месте None.
cli-check-depends = { $rule } зависит от того, чего это место видеть не должно. Берите только открытые ячейки и собственные ячейки места.
cli-check-known = стол, который место может предположить, расходится с тем, что оно видит, в поле «{ $field }». Разыгрывайте только то, что от него скрыто.
cli-check-event_shows = слова о ходе «{ $move }» говорят другим то, что от них скрыто. Назовите глагол в secret.
cli-check-observed = число наблюдения меньше 0 или больше наибольшего для своей части. Исправьте часть или число.
cli-check-judged = policy пишет не конечное число. Пишите для каждого хода число очков.
cli-check-targets = цели хода «{ $text }» — не тексты. Возвращайте список текстов, например «board:3».
cli-check-cell_name = ячейку нельзя назвать { $cell }: у скомпилированных столов это имя занято. Выберите другое.
cli-check-not_compiled = { $said }
cli-check-different =
    { $way ->
        [native] скомпилированные правила
       *[portable] движок
    } и простой Python приходят к разным столам (зерно { $seed }). Целые числа правил имеют 64 бита: берите числа поменьше и делите через //.
cli-new-written = Записано: { $file }. Дальше:

cli-fit-playing = Играем, игроков: { $players }
cli-fit-fitting = Подбираем веса, игроков: { $players }
cli-fit-quality = На отложенных партиях
cli-fit-players = Игроки
cli-fit-log_loss = Логлосс
cli-fit-log_loss_score = … по очкам
cli-fit-log_loss_even = … наугад
cli-fit-calibration_error = Ошибка калибровки
cli-fit-r2_points = R² очков
cli-fit-weights = Что важнее всего для шансов на победу, по числу игроков
cli-fit-feature = Признак
cli-fit-meaning = Что измеряет
cli-fit-written = Записано в { $file }.

cli-web-building = Сборка: { $game }
cli-web-built = { $game }: собрано, { $size } кБ, { $file }
cli-web-there = { $game }: уже собрано, { $size } кБ, { $file }
cli-learn-busy = игроков: { $players }, поколение { $generation }: { $doing }
cli-learn-step-labels = партии
cli-learn-step-training = обучение
cli-learn-step-losses = потери
cli-learn-step-pace = измерение времени
cli-learn-step-gate = против чемпиона
cli-learn-step-league = лига
cli-learn-step-last_match = чемпион против search
cli-learn-generations = Поколения, игроков: { $players }
cli-learn-generation = Поколение
cli-learn-games = Партии
cli-learn-positions = Отложено
cli-learn-candidate = Логлосс
cli-learn-champion = … чемпион
cli-learn-linear = … линейная
cli-learn-gate = Против чемпиона
cli-learn-evidence = E-значение
cli-learn-promoted = Повышение
cli-learn-yes = да
cli-learn-no = нет
cli-learn-no_champion = Пока ни одна сеть не оказалась сильнее `search`; с новыми поколениями это может измениться.
cli-learn-stronger = За то же время чемпион поколения { $generation } выигрывает { $share } % партий против `search` ({ $interval }; при равенстве { $fair }; партий: { $games }): он сильнее.
cli-learn-equal = За то же время чемпион поколения { $generation } выигрывает { $share } % партий против `search` ({ $interval }; при равенстве { $fair }; партий: { $games }): такое число партий не различает их.
cli-learn-weaker = За то же время чемпион поколения { $generation } выигрывает { $share } % партий против `search` ({ $interval }; при равенстве { $fair }; партий: { $games }): он слабее.
cli-learn-plot-title = { $game }, игроков: { $players }
cli-learn-plot-candidate = кандидат
cli-learn-plot-champion = чемпион
cli-learn-plot-linear = линейная оценка, те же партии
cli-learn-plot-loss = Логлосс, в натах
cli-learn-plot-rating = Рейтинг, search = 0
cli-learn-plot-promoted = Интервалы 95 %; закрашены: повышенные

cli-percent = { $value } %
# Where a percentage lies, from the lower end of the interval to the upper.
cli-interval = от { $low } до { $high }

cli-simulate-busy = Играем
cli-simulate-clock = Партии с игроком, который думает по часам, не воспроизводятся: то же зерно может дать другой файл.
cli-simulate-kept = Прервано. Готовые файлы остаются в { $folder }; та же команда продолжит с остальными.
cli-simulate-resumed = Партий уже есть: { $games }; играются остальные.
cli-simulate-player = Игрок
cli-simulate-seat = Место
cli-simulate-games = Партии
cli-simulate-won = Победы
cli-simulate-share = Победы, %
cli-simulate-interval = Интервал 95 %
cli-simulate-points = Очки в среднем
cli-simulate-speed = Партий: { $games }, ходов в партии: { $moves }, партий в секунду: { $speed }

cli-dataset-probing = Несколько партий покажут, какой они длины
cli-dataset-written = Записано: { $folder }, с описанием данных (README.md) и контрольными суммами (SHA256SUMS).
cli-arena-busy = Партии: { $games } из { $total }, осталось { $left }
cli-arena-busy-until_clear = Партии: { $games }, не больше { $total }, осталось до { $left }
cli-arena-clock = Партии с игроком, который думает по часам, не воспроизводятся: то же зерно может дать другой результат.
cli-arena-resumed = Продолжаем; в файле { $file } уже партий: { $games }
cli-arena-nothing = Ещё ни один круг не сыгран до конца, результатов нет.
cli-arena-kept = Прервано. Партий сохранено: { $games }, в файле { $file }. Чтобы продолжить: { $command }
cli-arena-lost = Прервано, ни одна партия не сохранена. С --journal FILE следующий запуск можно будет продолжить.
cli-arena-failed = { $player }: сбоев в решениях — { $failures }, вместо него ходили игроки попроще. Первый сбой: { $reason }
cli-arena-clear = Все игроки различимы; партий: { $games } (ложных тревог не больше { $alpha }).
cli-arena-unclear = Партий: { $games }, но пока неразличимы (ложных тревог не больше { $alpha }): { $pairs }
cli-arena-games = Партий: { $games } из { $total }, ходов в партии: { $moves }
cli-arena-anchor = Рейтинг в пунктах, с интервалами 95 %; точка отсчёта — { $player }. 400 пунктов — это шансы десять к одному.
cli-baselines-title = { $game }, игроков: { $seats }, партий: { $games }
cli-baselines-kept = { $game }, игроков: { $seats } — уже есть в файле { $file }.
cli-baselines-no_net = Нет строки { $player }: для этого числа игроков у игры нет сети.
cli-baselines-not_given = Нет строки { $player }: здесь ничего не обучено. Обучите (docs/baselines.md) и назовите через --player. Нет пакета: { $package }.
cli-baselines-busy = Идут партии
cli-arena-player = Игрок
cli-arena-against = Против
cli-arena-rating = Рейтинг
cli-arena-games_head = Партии
cli-arena-won = Победы
cli-arena-won_by = Победы: { $player }
cli-arena-share = Победы, %
cli-arena-fair = Поровну, %
cli-arena-interval = Интервал 95 %
cli-arena-points = Очки в среднем
cli-arena-mean = Время в среднем
cli-arena-longest = Дольше всего
cli-arena-difference = Разница
cli-arena-clear_after = Различимы после
cli-arena-lineup = За столом
cli-arena-luck = Без везения: то, что каждому принёс случай, вычтено, насколько его видит оценка игры. Оба интервала построены по целым кругам; при настолько меньшем числе партий интервал без везения был бы так же широк, как простой.
cli-arena-adjusted = Без везения, %
cli-arena-saved = Экономия партий

cli-rate-ladder = Измерение уровней
cli-rate-playing = Партии против уровней
cli-rate-level = Уровень
cli-rate-program = Программа
cli-rate-result = { $program }: рейтинг { $rating }, интервал 95 % { $interval }
cli-rate-scale = Рейтинг в пунктах, точка отсчёта — novice; 400 пунктов — это шансы десять к одному. Партий, по которым измерены уровни: { $games }.
cli-rate-moves = Решений: { $moves }; прислано недопустимых ходов: { $illegal }; вместо них случайных ходов: { $replaced }
cli-rate-time = Секунд на решение: в среднем { $mean }, самое большее { $longest }
cli-rate-used = Токенов по отчётам: { $tokens }; партий сверх запаса: { $over }
cli-rate-seed = Зерно партий: { $seed }
# A program has lost game number $number against a level; $detail is in English.
cli-rate-failed-absent = { $level }, партия { $number }: поражение, программа не запустилась ({ $detail })
cli-rate-failed-silent = { $level }, партия { $number }: поражение, программа думала слишком долго ({ $detail })
cli-rate-failed-crashed = { $level }, партия { $number }: поражение, программа завершилась посреди партии ({ $detail })
cli-rate-failed-garbled = { $level }, партия { $number }: поражение, программа не соблюдала протокол ({ $detail })
cli-rate-failed-version = { $level }, партия { $number }: поражение, у программы другая версия протокола ({ $detail })

cli-replay-ply = Шаг { $ply }: { $move }
cli-replay-hidden = (видно только одному игроку)

cli-verify-fine =
    { $records ->
        [1] { $file }: всё верно. Шагов: { $plies }, все ходы по правилам; случайных исходов пересчитано: { $outcomes }; результат и контрольная сумма верны.
       *[other] { $file }: верных записей — { $records }. Шагов: { $plies }, все ходы по правилам; случайных исходов пересчитано: { $outcomes }; результаты и контрольные суммы верны.
    }
cli-verify-seeded = У ведущего было заданное зерно: партию можно воспроизвести, но тот, кто выбрал зерно, мог предвидеть все исходы.
cli-verify-committed = Все исходы следуют из секрета, а секрет соответствует коду { $commitment }
cli-verify-secret = Партия не окончена: её исходы можно проверить, когда откроется секрет к коду { $commitment }.
cli-verify-running =
    { $records ->
        [1] Одна партия не окончена.
       *[other] Неоконченных партий: { $records }.
    }
cli-verify-resigned =
    { $records ->
        [1] Одна партия прервана: кто-то сдался.
       *[other] Прерванных партий, где кто-то сдался: { $records }.
    }

cli-review-busy = Разбираем партию
cli-review-kept = Это сохранённый разбор ({ $file }); --fresh сделает новый.
cli-review-title = { $game }: шансы на победу
cli-review-ply = Шаг
cli-review-turnings = Переломные моменты
cli-review-turning = Шаг { $ply }: { $what }
cli-review-none = Переломных моментов нет: ни ошибок, в которых поиск уверен, ни случая, который сильно изменил бы шансы.
cli-review-player = Игрок
cli-review-decisions = Настоящие решения
cli-review-lost = Потери за решение
cli-review-mistakes = Ошибки
cli-review-line = Ходы: { $moves }
cli-review-source = Источник
cli-review-better = Лучше
cli-review-played = Сделано
cli-review-error = Погр.
cli-review-won = Победа
cli-review-start = Начало
cli-review-luck = Удача: { $source }
cli-review-own = Свои ошибки
cli-review-others = Ошибки других
cli-review-doubt = Сомнение

cli-count-busy = Считаем до глубины { $depth }
cli-count-title = { $name } ({ $options })
cli-count-depth = Глубина
cli-count-positions = Позиции
cli-count-lines = Линии

cli-web-made = Готово: { $folder }, файлов: { $files }, { $size } МБ.

cli-bench-title = Случайные партии: медианы (кругов: { $rounds }), реальное время. В копии репозитория `make bench` сравнивает с другими движками.
cli-bench-game = Игра
cli-bench-cores = Потоки
cli-bench-moves = Ходов в секунду
cli-bench-games = Партий в секунду

## What every help begins with, and what is said of wrong usage. Names of options and commands stay as they are.
cli-usage-usage = Использование:
cli-usage-some_options = [ПАРАМЕТРЫ]
cli-usage-some_command = КОМАНДА [АРГУМЕНТЫ]...
cli-usage-arguments = Аргументы
cli-usage-options = Параметры
cli-usage-commands = Команды
cli-usage-error = Ошибка
cli-usage-required = [обязательно]
cli-usage-default = [по умолчанию: { $value }]
cli-usage-try = Справка: { $command }
cli-usage-invalid = Неверное значение для { $parameter }: { $reason }
cli-usage-invalid_value = Неверное значение: { $reason }
cli-usage-missing_argument = Не хватает аргумента { $argument }.
cli-usage-missing_command = Не хватает команды.
cli-usage-no_command = Нет такой команды: { $command }.
cli-usage-no_command-others = Нет такой команды: { $command }. Может быть, { $others }?
cli-usage-no_option = Нет такого параметра: { $option }
cli-usage-no_option-others = Нет такого параметра: { $option } (возможные: { $others })
cli-usage-option_without = Параметру { $option } нужно значение.
cli-usage-option_with = Параметр { $option } не принимает значения.
cli-usage-unexpected = лишнее: { $arguments }
cli-usage-integer = здесь нужно целое число
cli-usage-number = здесь нужно число
cli-usage-most = не больше { $most }
cli-usage-least = не меньше { $least }
cli-usage-range = допустимый диапазон: { $range }

## What the help says of everything together and of each command. The first paragraph stands in the list of commands.
cli-help-benben =
    Benben: настольные игры Древнего Египта — играть и изучать в терминале.

    Играйте с ботами, откройте стол в браузере, играйте тысячи партий между ботами, просматривайте и проверяйте записи.

    Начните с `benben play ra`; `benben КОМАНДА --help` объясняет каждую команду.
cli-help-epilog = Коды выхода: 0 — успех, 1 — отказ или сбой, 2 — неверный вызов, 130 — прервано. В канал выводится простой текст.
cli-help-play =
    Играть в терминале с любыми игроками.

    Введите номер хода или его запись, либо одно из слов `?`, `help`, `hint`, `why ХОД`, `rules НОМЕР`, `undo`,
    `table`, `save ФАЙЛ`, в конце `review`, и `quit`.
    Без --seed никто не может предвидеть случай: секрет ведущего фиксируется до первого хода,
    и сохранённая запись это доказывает (`benben verify`).

    Например:

    - `benben play ra`
    - `benben play ra --players 4 --player search:seconds=1 --record game.json`
    - `benben play ra -n 2 -s 1 -s 2 --name Ann --name Bob`
    - `benben play imhotep_duel --sides AABB --seat 2`
cli-help-serve =
    Держать стол в браузере открытым до Ctrl-C.

    Каждый ход сохраняется раньше, чем его кто-нибудь увидит: остановите сервер в любой момент, запустите снова, и
    партии продолжатся.
cli-help-backup =
    Скопировать базу данных сервера, в том числе во время его работы.

    Копия полна, проверена и закрыта для чужих глаз: в ней секреты ведущих. Для PostgreSQL выводится команда его
    собственной программы.
cli-help-restore =
    Поставить копию на место базы данных сервера.

    Ни один сервер не должен в это время ею пользоваться. То, что было прежде, остаётся рядом.
cli-help-prune =
    Удалить столы, за которыми давно ничего не происходит.
cli-help-people = Что хозяин может делать с людьми сервера, в том числе во время его работы; каждое изменение записывается.
cli-help-people-list = Показать всех; первыми — недавние посетители.
cli-help-people-show = Показать, что хранится о человеке.
cli-help-people-rename = Дать человеку другое имя, в том числе за всеми его столами.
cli-help-people-mute = Отключить человеку чат.
cli-help-people-remove = Удалить человека со всеми устройствами; у других партии останутся.
cli-help-people-export = Записать в файл то, что хранится о человеке.
cli-help-people-invite = Создать человека и ссылку для однократного входа.
cli-help-people-log = Показать, что хозяин делал с людьми.
cli-help-people-rate = Пересчитать все рейтинги по сохранённым партиям и показать их рядом с рейтингами уровней.

    Сервер может продолжать работу. Без --all удаляются только оконченные партии вместе с их разборами.
cli-help-simulate =
    Сыграть много партий между ботами на всех ядрах.

    Каждая строка файла — полная запись партии, с открытым видом конца (`final`) и происхождением каждого очка
    (`receipt`); её читают `benben replay` и `benben verify`. Файл появляется, когда сыграны все партии, или не
    появляется вовсе. Партии с игроками, которые думают по часам (search:seconds=...), не воспроизводятся.

    Например:

    - `benben simulate ra --players 3 --games 1000 --seed 1 --player greedy --out games.jsonl`
    - `benben simulate ra -n 2 -g 200 -p greedy -p random`
    - `benben simulate ra --out - | head -1 | benben verify -`
cli-help-dataset =
    Записать набор позиций из партий с самим собой.

    Поиск играет сам с собой, пока не наберётся примерно столько позиций, сколько нужно. В папку попадают все решения в
    формате Parquet со стратегией, оценкой, исходом и выборкой, а также описание данных и контрольные суммы. Та же
    команда продолжит с места остановки. Все столбцы описаны в docs/learning.md.

    Например:

    - `benben dataset ra -n 2 --folder ra-2`
    - `benben dataset imhotep_duel --positions 20000 --player net:games=200`
cli-help-arena =
    Свести ботов друг с другом и оценить их силу.

    Каждый играет с каждым на каждом месте, и в партиях одного круга случай одинаков. Рейтинг измеряется в пунктах, как
    в шахматах: 400 пунктов — это шансы десять к одному; интервалы — 95 %. С --journal прерванный или остановленный запуск
    продолжается с того же места, если повторить ту же команду.

    Например:

    - `benben arena ra --players 3 random greedy search:games=200 --games 60`
    - `benben arena imhotep_duel greedy search:games=100 --until-clear --games 1000 --journal duel.jsonl`
cli-help-baselines =
    Измерить обычных игроков во всех играх по постоянным правилам.

    При каждом числе мест random, greedy, линейная оценка, поиск с двумя бюджетами, UCT и сеть игры встречаются во всех
    составах, на каждом месте и с одной и той же случайностью. Результаты записываются в файл JSON; что там уже есть,
    остаётся. В docs/baselines.md описано, как измеряют и как сообщать о результатах.

    Например:

    - `benben baselines --rounds 20`
    - `benben baselines ra -n 2 --player my_module:MyPlayer --json mine.json`
cli-help-rate =
    Оценить чужую программу в партиях против уровней.

    Программа по очереди занимает каждое место, на остальных сидит один из уровней. Её рейтинг — на шкале уровней:
    сначала они измеряются друг против друга, и результат сохраняется. На недопустимый ход приходит причина; после
    нескольких попыток делается случайный ход. Программа, которая завершилась или думает слишком долго, проигрывает
    партию. Как с ней говорят, описано в docs/protocol.md.

    Например:

    - `benben rate ra --players 2 --command "python my_program.py"`
    - `benben rate ra --mcp "my-agent --mcp-config {"{"}config{"}"}" --level novice --games 4 --seconds 600`
cli-help-mcp =
    Игры для языковых моделей по Model Context Protocol.

    Общается через стандартный ввод и вывод; её запускает программа, в которой живут модели: команда — `benben mcp`.
    Инструменты перечислены в docs/protocol.md.
cli-help-replay =
    Показать записанную партию позиция за позицией, проверяя всё.

    Шаг — это ход или случайный исход; `--ply 0` — позиция перед первым шагом. Чужая, обрезанная, изменённая или более
    новая запись отвергается с указанием шага и причины, и код выхода тогда 1.
cli-help-verify =
    Проверить, что записи никто не подделал.

    Каждый ход играется заново и должен быть по правилам, каждый случайный исход должен следовать из секрета ведущего,
    секрет должен соответствовать тому, что зафиксировано до первого хода, а результат — тому, к чему ведут ходы. Код
    выхода 0, если всё это верно для каждой записи, иначе 1.

    Сама по себе запись не показывает, когда секрет был зафиксирован: запишите код в начале партии (его показывают стол
    и `benben play`) и укажите здесь с --commitment.
cli-help-review =
    Разобрать оконченную партию: шансы каждого игрока по ходу партии и переломные моменты.

    Каждое решение оценивается по тому, что игрок мог знать. Переломный момент — это ошибка крупнее, чем может ошибиться
    поиск, или везение: случайный исход, который изменил шансы и в котором никто не виноват. Разбор сохраняется: в
    следующий раз он появится сразу.

    Например:

    - `benben review game.json`
    - `benben review game.json --games 2000 --top 10 --json review.json`
    - `benben review games.jsonl --line 3 --seconds 0.5`
cli-help-web = Игры как WebAssembly, для этого компьютера и для браузеров, и страница как папка с файлами, без сервера.
cli-help-web-site =
    Сделать стол без сервера: папку с файлами.

    Её может раздавать любой файловый сервер, из любой своей папки. Правила и боты работают в браузере играющего; партии
    остаются там же. Сначала `make site` собирает для неё страницу, в копии репозитория.
cli-help-web-folder = Папка для файлов; то, что осталось от прежней, заменяется.
cli-help-count =
    Сосчитать позиции и линии до заданной глубины, считая и ходы, и случай.

    Проверка, что две реализации одних и тех же правил совпадают: позиция на каждой глубине считается один раз, линия —
    это последовательность шагов к ней. Числа растут быстро, а с ними и нужная память.
cli-help-fit =
    Подобрать оценку для игры: как её признаки предсказывают шансы на победу и итоговые очки.

    `greedy` играет сам с собой, и веса, которые лучше всего предсказывают исход этих партий, сохраняются в небольшом
    файле вместе с этой командой и с показателями на отложенных партиях. Это занимает минуту-другую. Файлом пользуются
    поиски там, где обрывают партию.

    С `--labels` играет `search`, и веса подбираются также по тому, что нашёл поиск. Это занимает во много раз больше
    времени. Партии остаются в папке: если команду остановить, она продолжит с того же места.

    Например:

    - `benben fit ra`
    - `benben fit ra --players 2 --games 2000 --seed 1 --out ra-2.json`
    - `benben fit ra --labels labels --games 1500`
cli-help-web-publish =
    Записать файлы, из которых страница запускает движки игр.

    К каждому движку прилагаются его описание и веса его поисков; имена файлов меняются вместе с содержимым.
cli-help-web-build =
    Собрать правила, поиск и оценки игр как WebAssembly.

    Каждая игра получает в своей папке `engine.wasm` и описание `engine.json`. Одни и те же исходники на любом компьютере
    дают одни и те же байты; что из них уже собрано, заново не собирается. На игру уходит до полуминуты, и нужен
    `pip install 'benben[web-build]'`.

    Например:

    - `benben web build`
    - `benben web build ra --anew`
cli-help-learn =
    Обучить сети, которые оценивают позиции игры, для игрока `net`.

    Это цикл: чемпион играет сам с собой, небольшая сеть учится на том, что он нашёл, и становится чемпионом, если лучше
    предсказывает исход партий и уверенно обыгрывает чемпиона на арене. Первый чемпион — подобранная
    оценка самой игры. После каждого шага всё остаётся в папке: если команду остановить или прервать, та же команда
    продолжит с того же места. После каждого поколения там рисуется график.

    В конце чемпион играет против `search` за то же время и записывается в целых числах вместе со всем, из чего он
    получился. Для обучения нужен PyTorch, для игры с готовой сетью — нет.

    Например:

    - `benben learn imhotep_duel --hours 1`
    - `benben learn ra --players 2 --generations 4 --out nets`
cli-help-bench =
    Измерить скорость этого компьютера.

    В копии репозитория запускается весь bench/, который сравнивает с другими движками (как и `make bench`; аргументы
    после `--` передаются дальше); в других местах измеряются случайные партии каждой игры — на одном ядре и на всех.
cli-help-games = Перечислить игры с их настройками и игроков, которых можно назвать.
cli-help-check =
    Найти ошибки в игре: в правилах, видах, текстах и секретах.

    Игра — это имя или файл. Сто случайных партий проходят с правилами на простом Python, не дольше восьми секунд. Затем те же партии играют скомпилированные правила и движок игры, если они есть. Код выхода 1, если есть ошибки.
cli-help-new =
    Записать файл с маленькой игрой, которую можно менять.

    NAME — имя игры и файла, NAME.py, в текущей папке. Существующий файл не перезаписывается.

## What the help says of arguments and options.
cli-help-language = Язык вывода.
cli-help-version = Показать версию.
cli-help-help = Показать эту справку и выйти.
cli-help-install_completion = Установить автодополнение для этой оболочки.
cli-help-show_completion = Показать автодополнение для этой оболочки, чтобы скопировать или изменить его.
cli-help-panel-game = Настройки игры
cli-help-option = Любая настройка игры, как их перечисляет `benben games`.
cli-help-game = Игра, как она названа в `benben games`, или её файл, как `./senet.py`.
cli-help-game_files = Файл игры, как `./senet.py`. Можно назвать несколько.
cli-help-seed = Делает случай воспроизводимым.
cli-help-file = Запись (.json) или файл с несколькими (.jsonl).
cli-help-line = Какая строка файла .jsonl.
cli-help-processes = Число процессов.
cli-help-threads = Число потоков.
cli-help-play-seat = Ваше место; 1 — первое. Несколько раз: за этой клавиатурой несколько человек.
cli-help-play-player = Кто играет на других местах: один на всех или по одному на каждое.
cli-help-play-name = Ваше имя, по одному на каждое из ваших мест.
cli-help-play-record = Сохранить партию сюда, в конце или при выходе.
cli-help-serve-host = Адрес, который слушает сервер; 0.0.0.0 — все адреса этого компьютера.
cli-help-serve-port = Порт; 0 — любой свободный.
cli-help-serve-database = Где хранятся партии: файл SQLite или адрес, например postgresql://host/benben.
cli-help-serve-open = Открыть стол в вашем браузере.
cli-help-serve-player = Ещё один бот для списка игр, например Mine=my_module:MyPlayer.
cli-help-serve-log_format = В каком виде пишется журнал.
cli-help-serve-config = Настройки из файла TOML; выше него — переменные среды BENBEN_…, выше всех — параметры командной строки.
cli-help-serve-show_settings = Только показать все настройки в виде такого файла: что они значат и откуда взяты.
cli-help-serve-hosts = Имя, на которое отвечает сервер, например play.example.org; можно указать несколько раз.
cli-help-serve-trust_proxy = Сеть прокси, который сообщает, кто спрашивает, например 127.0.0.1/32; можно указать несколько раз.
cli-help-serve-set = Любая другая настройка, например bot_pause=1; можно указать несколько раз.
cli-help-backup-file = Куда записать копию; там ещё ничего не должно быть.
cli-help-restore-file = Копия, которую сделала команда benben backup.
cli-help-restore-replace = Занять место базы данных со столами; она остаётся рядом.
cli-help-prune-older_than = Сколько времени ничего не происходит: 90d — дни, 12h — часы, 8w — недели.
cli-help-prune-all = Удалить и неоконченные партии.
cli-help-prune-dry_run = Только сказать, сколько столов будет удалено.
cli-help-simulate-out = Писать сюда по записи на строку; - — стандартный вывод.
cli-help-simulate-table = Записывать каждое решение строкой в набор данных в этой папке, в формате Parquet; та же команда продолжит с места остановки.
cli-help-simulate-rotate = От партии к партии пересаживать всех на одно место.
cli-help-simulate-games = Сколько партий.
cli-help-simulate-seed = То же зерно даёт тот же файл, байт в байт.
cli-help-simulate-player = Кто играет: один на всех местах или по одному на каждом.
cli-help-baselines-game = Игра; без неё — все.
cli-help-baselines-players = На сколько игроков; можно несколько раз.
cli-help-baselines-rounds = Сколько кругов: за круг каждый состав играет во всех пересадках.
cli-help-baselines-player = Ещё один игрок, например обученный; можно несколько раз.
cli-help-baselines-json = Файл с результатами; каждый стол добавляется, когда он сыгран целиком. До этого его партии лежат в журнале рядом с файлом, и та же команда его продолжает.
cli-help-dataset-folder = Куда записать.
cli-help-dataset-positions = Примерно сколько позиций, целыми партиями.
cli-help-arena-spec = Игроки, не меньше двух.
cli-help-arena-games = Сколько партий, целыми кругами; с --until-clear — не больше этого.
cli-help-arena-seed = То же зерно даёт тот же результат.
cli-help-arena-until_clear = Остановиться, как только все игроки станут различимы.
cli-help-arena-alpha = С --until-clear: как часто можно принять равных игроков за разных.
cli-help-arena-anchor = Чей рейтинг равен 0.
cli-help-arena-json = Записать сюда результат; - — стандартный вывод.
cli-help-arena-journal = Сохранять сюда каждую партию и продолжать с сохранённых.
cli-help-arena-ray = Играть на кластере или на этом компьютере через Ray.
cli-help-arena-ray_address = Где кластер, например auto; включает --ray.
cli-help-rate-command = Программа, которая говорит по построчному протоколу через стандартный ввод и вывод.
cli-help-rate-mcp = Программа, которая играет как клиент Model Context Protocol; вместо {"{"}config{"}"} подставляется файл с названием сервера.
cli-help-rate-games = Сколько партий против каждого уровня; на каждом месте поровну.
cli-help-rate-level = Только против этого уровня; можно указать несколько раз.
cli-help-rate-seed = То же зерно даёт те же случайности, и у уровней тоже.
cli-help-rate-seconds = Сколько секунд программа может думать над решением.
cli-help-rate-tokens = Запас токенов на партию; программа его знает, а то, о чём она сообщает, подсчитывается.
cli-help-rate-tries = После стольких недопустимых ходов для одного решения делается случайный ход.
cli-help-rate-ladder_games = По скольким партиям, не меньше, уровни измеряются друг против друга.
cli-help-replay-ply = Показать только позицию после стольких шагов.
cli-help-replay-seat = Показать так, как было видно с этого места (1 — первое).
cli-help-replay-all = Сыграть заново все партии из базы данных сервера по правилам этой версии и перечислить расхождения.
cli-help-replay-json = По одному объекту JSON на строку, для программ.
cli-help-review-top = Сколько переломных моментов показать.
cli-help-review-numbers = Показать числа за каждым объяснением.
cli-help-review-json = Записать сюда весь разбор в JSON; - — стандартный вывод.
cli-help-review-fresh = Сделать новый разбор, даже если есть сохранённый.
cli-help-review-games = Сколько пробных партий на каждый ход при решении.
cli-help-review-seconds = Предел времени на каждое решение, в секундах; не воспроизводится.
cli-help-review-seed = То же зерно и столько же партий дают тот же разбор.
cli-help-verify-files = Записи (.json) или файлы с несколькими (.jsonl).
cli-help-verify-commitment = Код, который вам показали до первого хода; он должен совпасть с кодом записи.
cli-help-count-depth = На сколько шагов вглубь.
cli-help-count-seed = Начать после раздачи ведущего с этим зерном.
cli-help-check-game = Имя игры или файл игры.
cli-help-check-games = Сколько случайных партий сыграть.
cli-help-check-interpreted = Не сравнивать со скомпилированными правилами и движком.
cli-help-new-name = Имя игры: строчные латинские буквы, цифры и подчёркивания.
cli-help-fit-games = Сколько партий на каждое число игроков.
cli-help-fit-seed = То же зерно даёт тот же файл.
cli-help-fit-players = Для какого числа игроков; можно несколько раз.
cli-help-fit-out = Куда записать; - — стандартный вывод.
cli-help-fit-labels = Подобрать по партиям, которые играет search; они остаются в этой папке, и сыгранные не играются снова.
cli-help-learn-folder = Где всё хранится: партии, сети и достигнутое.
cli-help-learn-generations = Сколько поколений, считая прежние.
cli-help-learn-hours = Не начинать поколение, которое, видимо, закончится позже, чем через столько часов; прежние запуски считаются.
cli-help-learn-games = Сколько партий чемпион играет сам с собой за поколение.
cli-help-learn-contest = Не больше стольких партий против чемпиона; в конце вдвое меньше против search.
cli-help-learn-simulations = Пробных партий search на ход на арене; у других столько же времени.
cli-help-learn-pace = Сколько пробных партий сети и uct занимают столько же времени, сколько одна пробная партия search.
cli-help-learn-out = Куда записать сети.
cli-help-web-games = Какие игры; если не названа ни одна, то все.
cli-help-web-anew = Создать и тогда, когда ничего не изменилось.
cli-help-people-who = Код из benben people list или имя, которое носит только один человек.
cli-help-people-name = Имя, не длиннее 32 знаков.
cli-help-people-file = Новый файл.
cli-help-people-undo = Снова разрешить чат.
cli-help-people-days = Сколько дней действует ссылка.
cli-help-people-address = Адрес, по которому человек открывает сервер.
cli-help-default-own_folder = собственная папка игры
cli-help-default-hour = 1, если нет --generations
cli-help-default-measured = измеряется один раз
# What holds where an option is not given, in brackets after “default:”.
cli-help-default-terminal = язык терминала
cli-help-default-first_game = первая
cli-help-default-first_line = первая
cli-help-default-first_player = первый игрок
cli-help-default-home_file = файл в вашей домашней папке
cli-help-default-all_cores = все ядра
cli-help-default-rounds = 100 или чуть больше
cli-help-default-spectator = зритель
cli-help-default-before_chance = до первого случая
cli-help-default-every_number = любое число
cli-help-default-own_file = собственный файл игры

## Why something is refused, after “benben:”.
cli-refused-language = нет текстов на языке { $name }; есть: { $known }
cli-refused-memory = для этого не хватает памяти
cli-refused-option = --option { $text }: нужен вид ИМЯ=ЗНАЧЕНИЕ
cli-refused-new_name = игру нельзя назвать { $name }: нужны строчные латинские буквы, цифры и подчёркивания, первой идёт буква, и такого имени нет у другой игры
cli-refused-new_exists = { $file } уже есть; выберите другое имя
cli-refused-players = Названо игроков: { $named }, а мест: { $seats }. Назовите одного на всех или по одному на каждое место
cli-refused-seat = --seat { $number }: места — от 1 до { $seats }, каждое указывается один раз
cli-refused-names = Указано имён: { $names }, а ваших мест: { $seats }
cli-refused-empty = { $file }: пусто, записи здесь нет
cli-refused-line = { $file }: в строке { $line } нет записи
# What is wrong with a record, after where it stands.
cli-refused-record = { $place }: не принято: { $reason }
cli-refused-ply = { $file }: в партии шагов: { $plies }, шага { $ply } нет
cli-refused-no_seat = { $file }: мест в партии: { $seats }, места { $number } нет
cli-refused-alpha = --alpha имеет смысл только с --until-clear: без него играются все партии
cli-refused-linker = для этого нужен компоновщик WebAssembly: установите его командой { $command }
cli-refused-research = команде { $name } нужны пакеты для исследований; их устанавливает { $command }
cli-refused-engine = { $game } не удаётся собрать для браузеров: { $reason }
cli-refused-scipy = для подбора нужен scipy: установите его командой { $command }
cli-refused-torch = для обучения нужны PyTorch, SciPy и Matplotlib: установите их командой { $command }
cli-refused-baselines = ни в одной игре нет такого числа игроков
cli-refused-pyarrow = для набора данных нужен PyArrow: установите его командой { $command }
cli-refused-features = у игры { $game } нет признаков, по которым можно подобрать оценку
cli-refused-own_file = собственный файл игры — для любого числа игроков: укажите другой с --out
cli-refused-folder = в { $folder } нельзя писать: укажите другой файл с --out
cli-refused-server = столу нужно: { $missing }; установите командой { $command }
cli-refused-mcp = для Model Context Protocol нужен его SDK; установите командой { $command }
cli-refused-rate = назовите одну программу: --command или --mcp
cli-refused-rate_command = { $command }: это не команда; кавычки должны быть закрыты
cli-refused-level = --level { $level }: есть уровни { $levels }
cli-refused-rotations = партий { $games }, а мест { $seats }: программа не сыграет на каждом поровну; попросите { $better }
cli-refused-replay = назовите файл или укажите --all для партий из базы данных сервера
cli-refused-other_copies = для этого у PostgreSQL есть своя программа: { $command }
cli-refused-there = { $file } уже существует: назовите другой файл
cli-refused-occupied = в { $database } уже есть столы: с --replace копия займёт их место, а они останутся рядом
cli-refused-no_person = нет никого по имени { $who }: см. benben people list
cli-refused-several_people = имя { $who } носят несколько человек; выберите одного по коду: { $people }
cli-refused-age = --older-than { $text }: нужен вид 90d, 12h или 8w
cli-refused-player = --player { $text }: нужен вид ИМЯ=SPEC, например Mine=my_module:MyPlayer
cli-refused-set = --set { $text }: нужен вид ИМЯ=ЗНАЧЕНИЕ, например bot_pause=1
cli-refused-player_twice = --player { $text }: имя { $name } уже занято

## What is refused of players and programs, and why: their names stay as they are typed.
engine-no_player-own = { $unknown }; собственного игрока называют так: my_module:MyPlayer
engine-no_parameter = { $player }: нет параметра «{ $name }»; есть: { $known }
engine-no_value = параметру { $parameter } нужно значение, например { $example }
engine-twice = параметр { $parameter } указан дважды
engine-bad_whole = { $name }={ $value } не подходит: { $name } — целое число от { $least } до { $most }
engine-bad_number = { $name }={ $value } не подходит: { $name } — число от { $least } до { $most }
engine-bad_word = { $name }={ $value } не подходит; для { $name } возможно: { $words }
engine-no_parameters = { $player }: параметров нет
engine-no_parameters-level = { $player }: параметров нет; это значит { $spec }
engine-player_name = «{ $name }» не годится как имя игрока: имя — это буквы, цифры, - и _, не больше 32
engine-player_several = установлено несколько игроков с именем «{ $name }»; укажите, какой нужен: { $players }
engine-open_spiel-no_bot = { $player } создаёт { $kind }, а нужен pyspiel.Bot
engine-policy-unobserved = { $game }: у этой игры нет наблюдений, стратегия не может в неё играть; унаследуйте класс от { $base }
engine-dataset-none = { $path } не набор данных: нет файла { $file }
engine-dataset-no_json = { $path } не в формате JSON
engine-dataset-foreign = { $path } не описывает набор данных: нет «format»: «{ $format }»
engine-dataset-version = { $path } имеет версию { $version }; этот Benben читает { $here }
engine-dataset-missing = в { $path } не указано { $field }
engine-dataset-taken = { $path } уже существует и не набор данных; укажите новую папку
engine-dataset-other = в { $path } другой набор данных: { $field } там { $there }, а не { $asked }; укажите другую папку
engine-labels-foreign = в { $folder } нет меток: нет файла { $file } этой версии; укажите новую папку
engine-labels-other = в { $folder } другие метки: { $field } там { $there }, а не { $asked }; укажите другую папку
engine-labels-few = в { $folder } партий: { $there }, а не { $asked }: сначала сыграйте остальные
engine-loop-foreign = в { $folder } нет ничего, что записал `benben learn`: нет файла { $file } этой версии; укажите новую папку
engine-loop-other = { $folder } начата с другими настройками: { $field } там { $there }, а не { $asked }; укажите другую папку
engine-loop-in_use = { $folder }: здесь уже учится другой процесс
engine-player_taken = { $name }: такой игрок уже есть; выберите другое имя для { $spec }
engine-person-games = чтобы думать наперёд, нужны партии, как в { $example }
engine-search-games = поиск играет хотя бы одну партию, а не { $games }
engine-search-seconds = поиск думает больше 0 секунд, а не { $seconds }
engine-evaluation-unfit = { $file }: не подходит к игре в её нынешнем виде; запустите ещё раз `benben fit { $game }`
engine-evaluation-foreign = { $file }: здесь нет оценки; её записывает `benben fit`
engine-no_net = { $game }: для числа игроков { $players } нет сети; игроку `search` она не нужна
engine-net-foreign = { $file }: не читается как сеть; обучите её командой `benben learn`
engine-net-unfit = { $file }: это не сеть для игры { $game } в её нынешнем виде: { $field } там { $there }, а не { $asked }
# What is wrong with a player of one's own: a class in a module of Python's. What Python says stays as it is.
engine-own-value = { $name }={ $value } не подходит: { $name } — { $kind }
engine-own-int = целое число
engine-own-float = число
engine-own-bool = yes или no
engine-own-str = текст
engine-own-no_module = { $player }: нет модуля «{ $module }»; Python ищет в текущей папке, в папках PYTHONPATH и среди установленного
engine-own-needs_module = { $player }: его модулю нужен другой: «{ $module }»
engine-own-broken_module = { $player }: его модуль не импортируется: { $error }
engine-own-no_class = { $player }: нет такого класса или функции; игроки там: { $known }
engine-own-no_class-none = { $player }: нет такого класса или функции; ни один класс там не наследует { $base }
engine-own-no_player = { $player } — не игрок: унаследуйте класс от { $base } и дайте ему { $method } или напишите функцию, которая по игре и зерну возвращает такого игрока
engine-own-no_method = { $player }: нет { $method }; этот метод возвращает целое число хода по правилам
engine-own-signature = { $player } не создаётся: игрок получает игру и зерно, как в { $signature }, а затем параметры по именам
engine-own-refused = { $player }: { $reason }
engine-own-failed = { $player } не создаётся: { $error }
engine-own-not_made = { $player } не создаёт игрока: возвращено { $kind }, а нужен объект класса, наследующего { $base }; стратегию превращает в игрока { $wrapper }
engine-own-init = { $player } не создаётся: в его __init__ нужен вызов { $call }
engine-own-needs = { $player }: нужен параметр { $name }, например { $example }
# What is wrong with the plan of an arena, or a game to be reviewed.
engine-no_evaluation = { $game }: для числа игроков { $players } нет подобранной оценки
engine-baselines-foreign = { $file }: это не файл benben baselines; назовите новый файл или тот, что записала эта команда
engine-baselines-version = { $file }: этот файл — другой версии измерений; назовите новый файл
engine-arena-too_few = арене нужны хотя бы два разных игрока
engine-arena-rounds = Партий: { $games } — это не целое число кругов; в круге партий: { $size }. Укажите кратное этому число
engine-arena-twice = { $player } указан дважды: на арене играют разные игроки
engine-arena-alpha = alpha — вероятность ложной тревоги, от 0 до 1 (например, 0.05), а не { $alpha }
engine-arena-anchor = точки отсчёта «{ $anchor }» нет среди игроков: { $players }
engine-arena-scipy = для рейтинга нужен scipy: { $command }
engine-arena-killed = один из играющих процессов убит; возможно, не хватает памяти
# What is wrong with the journal of an arena, after where it stands.
engine-journal-no_file = { $file }: журнал потом читается снова, поэтому нужен обычный файл
engine-journal-foreign = { $file }: это не журнал арены; укажите новый файл или тот, который записала арена
engine-journal-damaged = { $place }: эта строка повреждена; чтобы продолжить, обрежьте файл перед ней
engine-journal-no_result = { $place }: эта строка — не результат партии
engine-journal-twice = { $place }: партия { $game } стоит в журнале дважды
engine-journal-header = { $place }: первая строка, в которой стоит план, повреждена
engine-journal-version = { $file }: журнал версии { $version }; эта версия benben пишет { $known }
engine-journal-other_plan = { $file }: журнал другого плана: { $differing }. Запросите то же самое, укажите новый файл или удалите этот
engine-journal-differs = { $name } там { $there }, здесь { $here }
engine-journal-in_use = { $file }: этот журнал пишет другая арена
# What goes wrong with a cluster; what Ray says stays as it is.
engine-ray-missing = для --ray нужен Ray: { $command }
engine-ray-here = Ray не запускается на этом компьютере: { $error }
engine-ray-unreachable = Ray недоступен по адресу { $address }: { $error }
engine-ray-lost = кластер окончательно потерял партию: { $error }
engine-review-not_over = партия не окончена: разобрать можно только оконченную
engine-review-seconds = { $seconds } секунд — не запас времени: нужно положительное число
# Why the table cannot be served.
engine-serve-port = нет порта { $port }: порты — от 0 до 65535
engine-serve-listen = нельзя принимать соединения на { $host }, порт { $port }: { $reason }
engine-serve-taken = порт занят; может быть, Benben уже работает? Подойдёт и другой порт
engine-serve-workers = для нескольких процессов нужен PostgreSQL; с SQLite обслуживает один
engine-serve-rights = для этого порта нужно больше прав; выберите порт от 1024
engine-serve-elsewhere = у этого компьютера нет такого адреса
engine-serve-unknown = компьютер с таким именем неизвестен
engine-store-address = «{ $address }» — не адрес базы данных
engine-store-unusable = база данных { $name } непригодна: { $reason }
engine-store-version = её таблицы созданы другой версией Benben
engine-store-readonly = она только для чтения
engine-store-unopened = файл не открывается и не создаётся; проверьте права доступа
engine-store-foreign = файл — не база данных, или он повреждён
engine-store-damaged = файл повреждён
engine-store-full = диск заполнен
engine-store-disk = диск не читается или не записывается, или он заполнен
engine-store-locked = её держит другая программа
engine-store-no_driver = её драйвер не установлен ({ $error })
engine-store-folder = её папка не создаётся ({ $reason })
engine-store-served = её уже обслуживает другой сервер; сначала остановите его, а для нескольких серверов возьмите PostgreSQL
engine-store-busy = ожидает больше изменений, чем она успевает записать
engine-store-closed = сервер останавливается
engine-store-unreachable = она недоступна ({ $error })
engine-store-slow = она не отвечает вовремя
engine-store-no_file = такого файла нет
engine-store-not_ours = это не база данных Benben

# Что не сходится, когда сохранённая партия играется заново.
engine-differs-game = эту игру больше нельзя загрузить: { $reason }
engine-differs-rules = сыграно по правилам версии { $stored }, сейчас версия { $found }
engine-differs-ply = в базе «{ $stored }», по правилам «{ $found }»
engine-differs-move = в базе «{ $stored }», правила этого не допускают: { $reason }
engine-differs-over = в базе партия ещё идёт, по правилам она окончена
engine-differs-not_over = в базе партия окончена, по правилам она ещё идёт

# Что не так с настройкой; впереди — где она задана.
engine-setting-unknown = { $place }: настройки «{ $name }» нет; все настройки показывает benben serve --show-settings
engine-setting-unknown-close = { $place }: настройки «{ $name }» нет; возможно, это { $close }
engine-setting-bad = { $place }: { $name } не может быть «{ $value }»; нужно { $right }
engine-setting-no_toml = { $file }: не файл TOML
engine-setting-no_toml-place = { $file }: не файл TOML: строка { $line }, столбец { $column }
engine-setting-right-yes_no = true или false
engine-setting-right-text = текст в кавычках
engine-setting-right-folder = имя папки в кавычках
engine-setting-right-seconds = достаточно большое число, например 2.5
engine-setting-right-share = число от 0 до 1, например 0.2
engine-setting-right-count = целое число от 0
engine-setting-right-some = целое число от 1
engine-setting-right-port = целое число от 0 до 65535
engine-setting-right-rate = частота, например 20/minute или 300/10 seconds
engine-setting-right-networks = список сетей, например 127.0.0.1/32 или 10.0.0.0/8
engine-setting-right-names = список имён, например play.example.org
engine-setting-right-address = адрес, например http://192.168.1.5:8000
engine-setting-right-mail_server = адрес, например smtps://user:password@mail.example.org
engine-setting-right-mail_box = отправитель, например Benben <benben@example.org>
engine-setting-right-webhook = адрес, например https://chat.example.org/hook
engine-setting-right-log_format = text или json
engine-setting-right-language = язык, например de
engine-setting-right-people = off, open или invited
engine-setting-right-talk = chat, reactions или off
engine-setting-right-players = таблица имён и описаний, например Mine = "search:seconds=1"

# Что значит каждая настройка: над её строкой в файле.
engine-settings-default = Значение по умолчанию.
engine-settings-host = Адрес, который слушает сервер; 0.0.0.0 — все адреса этого компьютера.
engine-settings-port = Порт; 0 — любой свободный.
engine-settings-workers = Сколько процессов обслуживает одну базу PostgreSQL; больше одного — только с ней.
engine-settings-log_format = Вид журнала: text для людей, json для программ.
engine-settings-open_tables = Можно ли показывать столы всем на главной странице.
engine-settings-talk = Что игроки могут говорить друг другу за столом: chat (сообщения и реакции), только reactions или off. Стол может разрешать меньше.
engine-settings-talk_rate = Сколько строк можно сказать с одного места.
engine-settings-hosts = Имена, на которые отвечает сервер, кроме localhost, адресов цифрами, имени этого компьютера и имени из guests; звёздочка заменяет любую часть: *.example.org.
engine-settings-trust_proxy = Сети прокси, которым сервер верит в том, кто спрашивает, по какому имени и протоколу (X-Forwarded-For, -Host, -Proto).
engine-settings-metrics = Сети, из которых можно читать /metrics и которым /api/ready говорит, что именно не так.
engine-settings-database = Где хранятся партии: файл SQLite или адрес, например postgresql://host/benben.
engine-settings-static = Папка собранного интерфейса.
engine-settings-players = Боты для списка игр, кроме уровней: имена и описания.
engine-settings-free_players = Может ли создатель стола задать боту любое описание, например search:seconds=20, а не только уровни и перечисленных ботов.
engine-settings-thinking = Где думают боты, подсказки и разборы: local — эта машина, ray или ray://HOST:10001 — кластер.
engine-settings-thinking_places = Сколько задач обдумывается одновременно на этой машине, каждая в своём потоке (чужие игроки — в процессе); остальные ждут.
engine-settings-thinking_memory = Сколько байт можно хранить из того, что нашли боты, для их следующих ходов; при 0 — ничего.
engine-settings-thinking_budget = Сколько секунд раздумий в минуту может занять один адрес, прежде чем другие пойдут первыми.
engine-settings-rest_after = Где играют одни боты, они отдыхают, если столько секунд никто не смотрит.
engine-settings-bot_pause = Сколько секунд по меньшей мере длится ход бота, чтобы за ним можно было уследить.
engine-settings-bot_seconds = Ни один бот не думает над ходом дольше стольких секунд, что бы ни говорило его описание.
engine-settings-bot_timeout = Через столько секунд, считая ожидание в очереди, вместо бота ходит более простой.
engine-settings-stand_in = Бот, который занимает пустующее место и играет за того, кто ушёл.
engine-settings-stand_in_after = Через сколько секунд без открытого окна этого стола за игрока может сыграть бот.
engine-settings-deadline_check = Через сколько секунд сервер снова проверяет сроки: часы машины могли перевести, или другой процесс мог завершиться.
engine-settings-notify_after = Через сколько секунд тот, кого нет за столом, узнаёт, что его ход.
engine-settings-vacation_days = Сколько дней отпуска самое большее даёт каждому игроку стол с темпом в несколько дней; 0 — нисколько.
engine-settings-hint_seconds = Сколько секунд обдумывается подсказка.
engine-settings-hint_games = Не больше стольких пробных партий на подсказку; без этого — сколько хватит времени.
engine-settings-hint_timeout = Через столько секунд, считая ожидание в очереди, в подсказке отказано.
engine-settings-review_games = Сколько пробных партий играется при разборе на каждый ход каждого решения.
engine-settings-reviews_waiting = Если столько разборов идёт или ждёт, в новом отказано.
engine-settings-message_limit = Наибольший размер запроса и сообщения, в байтах.
engine-settings-hello_timeout = Сколько секунд соединение может молчать, прежде чем скажет hello.
engine-settings-ping_interval = Раз в сколько секунд проверяются соединения; если ответа нет ещё столько же, соединение закрывается.
engine-settings-send_timeout = Соединение, которое столько секунд не принимает отправленное, закрывается.
engine-settings-header_timeout = Соединение, которое за столько секунд не прислало заголовок запроса, закрывается.
engine-settings-connections = Сколько соединений открыто одновременно; без этого — сколько позволяет предел открытых файлов системы.
engine-settings-kept_for_seats = Доля соединений (от 0 до 1), которую не могут занять зрители, чтобы игрокам всегда хватало места.
engine-settings-connections_per_address = Сколько соединений открыто с одного адреса; доверенных прокси это не касается.
engine-settings-unidentified_per_address = Сколько соединений с одного адреса могут ещё не сказать, чего хотят.
engine-settings-watchers_per_table = Сколько соединений зрителей может быть у одного стола.
engine-settings-watchers_per_address = Сколько соединений зрителей может быть у одного стола с одного адреса.
engine-settings-sockets_per_address = Сколько соединений зрителей может быть с одного адреса у всех столов.
engine-settings-sockets_per_seat = Сколько соединений у одного стола может быть у одного человека.
engine-settings-create_rate = Новые столы с одного адреса.
engine-settings-hint_rate = Подсказки для одного адреса.
engine-settings-review_rate = Разборы, начатые с одного адреса.
engine-settings-request_rate = Все запросы с одного адреса, считая файлы и соединения.
engine-settings-move_rate = Ходы и другие изменения столов с одного адреса.
engine-settings-seat_rate = Сообщения одного человека у одного стола; остальные идут в счёт message_rate.
engine-settings-message_rate = Сообщения с одного адреса, за которые не отвечает ни одно место.
engine-settings-address_rate = Все сообщения с одного адреса.
engine-settings-seat_arrival_rate = Как часто один человек может приходить к одному столу; остальное идёт в счёт arrival_rate.
engine-settings-arrival_rate = Как часто соединения с одного адреса могут приходить к столам, не считая соединений игроков.
engine-settings-guests = Адрес, по которому сервер доступен другим, например http://192.168.1.5:8000, для приглашений; без этого сервер находит его сам.
engine-settings-mail_server = SMTP-сервер для писем о ходах, например smtp://user:password@mail.example.org:587 (STARTTLS) или smtps:// (TLS); без него писем нет.
engine-settings-mail_from = Отправитель писем.
engine-settings-mail_rate = Как часто с одного адреса можно запрашивать подтверждение ящика.
engine-settings-webhook = Адрес, который получает подписанное сообщение JSON, когда наступает чей-то ход, например для чата клуба.
engine-settings-webhook_secret = Секрет, которым подписаны эти сообщения (Standard Webhooks): whsec_ и Base64 или любой текст.
engine-settings-webhook_language = Язык этих сообщений.
engine-settings-people = Кто получает профиль, в который можно войти с других устройств: open (все, с первой партии), invited (приглашённые командой benben people invite), off (никто; все — гости). Чтобы играть, всегда достаточно ссылки.
engine-settings-ratings = Может ли создатель стола сделать так, чтобы партия учитывалась в рейтинге.
engine-settings-forget_after = Через столько дней сервер удаляет тех, кто больше не приходил, а также имена и ключи гостей из оконченных партий; 0 — хранить всё.
engine-settings-person_rate = Новые профили с одного адреса.
engine-settings-sign_in_rate = Попытки входа с одного адреса.
engine-settings-people_rate = Прочие запросы о людях с одного адреса, например об их партиях.
engine-settings-download_rate = Скачивания всех своих данных или партий с одного адреса.
engine-settings-tables_in_memory = Столы сверх этого числа убираются из памяти, если на них никто не смотрит.
engine-settings-presence_pause = О тех, кто пришёл к столу или ушёл за столько секунд, сообщается разом.
