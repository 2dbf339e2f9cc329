### What the command line says in Russian. What all share is in ../texts, a game's own words in its folder.

cli-loading = Готовим правила
cli-compiling = Компилируем правила для этого компьютера (только в первый раз; они хранятся в { $folder })

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
cli-games-own = ваш собственный класс, например examples.own_player:OwnPlayer; параметры так же, после ещё одного двоеточия

cli-play-title = { $title } ({ $options })
# What side of a site is played: { $meaning } begins with the letter.
cli-play-letter = { $part } { $meaning }
cli-play-commitment = Секрет ведущего зафиксирован; запишите этот код, чтобы проверить потом: { $commitment }
cli-play-thinking = { $name } думает
cli-play-numbers = номера ходов: от 1 до { $most }
cli-play-meant = «{ $text }» – неполный ход; может быть, вы имели в виду { $moves }?
cli-play-help =
    Введите номер хода или его запись (слова в конце строки).
    undo       взять назад свой последний ход, если с тех пор ничего не открылось
    table      показать стол ещё раз
    save FILE  сохранить партию как есть
    quit       выйти; с --record партия сохранится
cli-play-nothing_to_undo = Нет хода, который можно взять назад.
cli-play-revealed = Взять ход назад нельзя: с тех пор кое-что открылось.
cli-play-others_decided = Взять ход назад нельзя: с тех пор сходил кто-то другой.
cli-play-undone = Взят назад ход: { $move }
cli-play-save_where = Куда сохранить? Введите: save FILE
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

cli-simulate-busy = Играем
cli-simulate-clock = Партии с игроком, который думает по часам, не воспроизводятся: то же зерно может дать другой файл.
cli-simulate-player = Игрок
cli-simulate-seat = Место
cli-simulate-games = Партии
cli-simulate-won = Победы
cli-simulate-share = Победы, %
cli-simulate-interval = Интервал 95 %
cli-simulate-points = Очки в среднем
cli-simulate-speed = Партий: { $games }, ходов в партии: { $moves }, партий в секунду: { $speed }

cli-arena-busy = Партии: { $games } из { $total }, осталось { $left }
cli-arena-busy-until_clear = Партии: { $games }, не больше { $total }, осталось до { $left }
cli-arena-clock = Партии с игроком, который думает по часам, не воспроизводятся: то же зерно может дать другой результат.
cli-arena-resumed = Продолжаем; в файле { $file } уже партий: { $games }
cli-arena-nothing = Ещё ни один круг не сыгран до конца, результатов нет.
cli-arena-kept = Прервано. Партий сохранено: { $games }, в файле { $file }. Чтобы продолжить: { $command }
cli-arena-lost = Прервано, ни одна партия не сохранена. С --journal FILE следующий запуск можно будет продолжить.
cli-arena-failed = { $player }: сбоев в решениях – { $failures }, вместо него ходили игроки попроще. Первый сбой: { $reason }
cli-arena-clear = Все игроки различимы; партий: { $games } (ложных тревог не больше { $alpha }).
cli-arena-unclear = Партий: { $games }, но пока неразличимы (ложных тревог не больше { $alpha }): { $pairs }
cli-arena-games = Партий: { $games } из { $total }, ходов в партии: { $moves }
cli-arena-anchor = Рейтинг в пунктах, с интервалами 95 %; точка отсчёта – { $player }. 400 пунктов – это шансы десять к одному.
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

cli-replay-ply = Шаг { $ply }: { $move }
cli-replay-hidden = (видно только одному игроку)

cli-verify-fine =
    { $records ->
        [1] { $file }: всё верно. Шагов: { $plies }, все ходы по правилам; случайных исходов пересчитано: { $outcomes }; результат и контрольная сумма верны.
       *[other] { $file }: верных записей – { $records }. Шагов: { $plies }, все ходы по правилам; случайных исходов пересчитано: { $outcomes }; результаты и контрольные суммы верны.
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
cli-review-decisions = Решения
cli-review-lost = Потери за решение
cli-review-mistakes = Ошибки
cli-review-won = Победа

cli-count-busy = Считаем до глубины { $depth }
cli-count-title = { $name } ({ $options })
cli-count-depth = Глубина
cli-count-positions = Позиции
cli-count-lines = Линии

cli-bench-title = Случайные партии: медианы (кругов: { $rounds }), реальное время. В копии репозитория `make bench` сравнивает с другими движками.
cli-bench-game = Игра
cli-bench-cores = Потоки
cli-bench-moves = Ходов в секунду
cli-bench-games = Партий в секунду
