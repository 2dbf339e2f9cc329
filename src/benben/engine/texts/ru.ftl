### What the engine refuses, and why, in Russian: people read it at the table too.

## What the system says of a file, after its name.
engine-file-EACCES = нет доступа
engine-file-EISDIR = это папка
engine-file-ELOOP = ссылки ведут по кругу
engine-file-ENAMETOOLONG = слишком длинное имя файла
engine-file-ENOENT = нет такого файла или папки
engine-file-ENOSPC = на устройстве нет места
engine-file-ENOTDIR = это не папка
engine-file-EPERM = это не разрешено
engine-file-EROFS = файловая система только для чтения
engine-file-other = система сообщает об ошибке: { $said }

## Names of games, options and moves stay as they are typed.
engine-unknown_game = нет игры «{ $name }»; есть: { $games }
engine-broken_game = игра «{ $name }» не загружается из { $module }: { $reason }
engine-broken_rules = в правилах этой игры ошибка, { $rule }: { $reason }
engine-broken_rules-stopped = правило дало сбой, пока игрок думал
engine-broken_rules-endless = правило не заканчивается
engine-broken_rules-index = индекс выходит за пределы списка
engine-broken_rules-cell = число не помещается в свою ячейку
engine-broken_rules-moves = перечислено больше ходов, чем объявлено в игре (most_moves: { $most })
engine-broken_rules-no_moves = не перечислено ни одного хода, хотя сейчас чей-то ход
engine-broken_rules-no_move = перечислено число, которое не означает ни одного хода игры
engine-broken_rules-outcomes = случайных исходов больше, чем объявлено в игре (most_outcomes: { $most })
engine-broken_rules-weights = один из весов меньше 0, или их сумма не от 1 до 2147483647
engine-broken_rules-outcome = выпало число, которое не означает исхода (most_outcomes: { $most })
engine-broken_rules-players = первое число должно быть числом игроков, { $players }, а оно { $first }
engine-broken_rules-receipt = у места { $seat } очков: { $points }, а сумма строк — { $sum }
engine-broken_rules-no_cell = у стола нет ячейки «{ $name }»; объявите { $name } = cell() в его классе
engine-broken_rules-failed = { $said }
engine-no_option = { $game }: нет настройки «{ $name }»; есть: { $known }
engine-no_player = нет игрока «{ $name }»; есть: { $known }
engine-bad_engine = { $file } не годится как движок игры { $game }: { $reason }. Новый создаёт команда benben web build { $game }.
engine-bad_engine-version = его версия — { $version }, а не { $known }
engine-bad_engine-other = это движок игры { $game } для версии { $version } правил
engine-bad_engine-damaged = он повреждён или не соответствует своему описанию
engine-bad_option = { $name }={ $value } не подходит; { $hint }
engine-bad_option-choices = возможно: { $choices }
engine-bad_option-letters = укажите букву ({ $letters }) на каждую часть: { $parts }, например { $example }
engine-bad_option-text = нужен текст или путь к файлу
engine-bad_option-file = { $name }: файл { $file } не читается: { $reason }
engine-bad_option-no_text = { $name }: файл { $file } — не текст в UTF-8
engine-malformed_move = «{ $text }» — не ход: { $hint }
engine-move-form = ход записывается как в списке, например «{ $move }»
engine-move-several = здесь названо несколько ходов: { $moves }
engine-move-unknown = неизвестная запись
engine-move-near = может быть, вы имели в виду { $moves }?
engine-move-number = нет хода с таким номером
engine-illegal_move = ход «{ $text }» сейчас не по правилам; можно: { $legal }
engine-match_over = партия окончена: ходить больше нельзя

# What is wrong with an option that is a document of figures.
engine-document-long = { $option }: в тексте знаков: { $count }; можно не больше { $most }
engine-document-no_toml = { $option }: не документ TOML
engine-document-no_toml-place = { $option }: не документ TOML: строка { $line }, столбец { $column }
engine-document-line = { $option }, строка { $line }: { $reason }
engine-document-key = [{ $table }] { $key }: { $reason }
engine-document-unknown = неизвестная таблица { $name }; есть: { $known }
engine-document-no_table = здесь нужна таблица, а не значение { $name }: [{ $name }]
engine-document-unknown_key = неизвестный ключ { $name }; в [{ $table }] есть: { $known }
engine-document-lacks = [{ $table }]: не хватает { $key }
engine-document-no_list = { $key }: нужен список
engine-document-number = { $value } — не целое число от { $least } до { $most }
engine-document-number-words = { $value } — не целое число от { $least } до { $most } и не одно из { $words }
engine-document-word = { $value } — не одно из { $words }
engine-document-entries = нужно записей: { $count }
engine-document-entries-range = нужно записей: от { $least } до { $most }

# What is wrong with a record.
engine-record-ply = шаг { $ply }: { $reason }
engine-record-no_json = не JSON или обрезано: строка { $line }, столбец { $column }
engine-record-foreign = не запись benben: нет «format»: «{ $format }»
engine-record-newer = записано более новой версией benben: формат { $version }, эта читает до { $known }
engine-record-incomplete = неполно, обрезано или повреждено; не хватает: { $missing }
engine-record-too_long = длиннее { $most } МиБ: таких записей партий не бывает
engine-record-newer_rules = партия сыграна по более новым правилам { $game } ({ $version }); в этой версии benben — { $known }
engine-record-older_rules = партия сыграна по более старым правилам { $game } ({ $version }); в этой версии benben — { $known }
engine-record-chance_missing = обрезано: после последнего хода не хватает случайного исхода
engine-record-after_end = «{ $text }» стоит после конца партии
engine-record-not_drawn = «{ $text }» — не то, что вытянул ведущий: запись изменена
engine-record-other_secret = секрет ведущего не соответствует его коду
engine-record-other_commitment = код ведущего — не тот, который вам показали
engine-record-other_result = результат { $result } — не тот, к которому ведут ходы
engine-record-no_secret = партия окончена, но секрета ведущего нет
engine-record-digest = контрольная сумма не сходится: запись изменена или повреждена вне ходов
engine-record-edited = «{ $name }» — не то, к чему ведут ходы: изменено
engine-record-no_text = не текст в UTF-8: байт { $place } не читается
engine-record-nested = слишком глубокая вложенность: таких записей не бывает
engine-record-number = не текст в JSON: слишком длинное число
engine-record-version = версия формата { $version } — не положительное число
engine-record-unknown = неизвестные поля: { $fields }
engine-record-moves = в поле moves нужен список текстов, не больше { $most }
engine-record-move = ход — это текст, а не { $move }
engine-record-game = в поле game нужно имя, в поле options — отображение
engine-record-rules = версия правил { $version } — не положительное число
engine-record-no_position = позиция — это текст, а не { $text }
engine-record-position = позиция невозможна: { $reason }
engine-record-other_position = позицию следует записать так: { $text }
engine-record-seats = в поле seats нужен список, элементов: { $count }
engine-record-seat = у каждого места есть name и player, и больше ничего
engine-record-seat_texts = name и player каждого места — это тексты
engine-record-dealer = в поле ведущего (dealer) нужно отображение
engine-record-dealer_kind = ведущий — не seeded и не committed
engine-record-commitment = код ведущего — не 64 шестнадцатеричные цифры
engine-record-secret = секрет ведущего — не 64 шестнадцатеричные цифры
engine-record-resigned_over = записано, что партию сдали, но она сыграна до конца
engine-record-resigned = место { $number } не может сдаться: мест в партии: { $count }

# What is wrong with the text of a position, after the word that is to blame.
engine-position = { $word }: { $reason }
engine-position-rules = правила этого не допускают ({ $rules })
engine-position-unfit = это не сходится с остальным
engine-position-name = здесь нет «{ $name }»; возможно: { $possible }
engine-position-number = «{ $text }» — не число от { $least } до { $most }
engine-position-room = { $count } — слишком много: есть место для { $most }
engine-position-alone = знак { $sign } стоит один
engine-position-many = { $name }: { $count } — слишком много, можно не больше { $most }
engine-position-again = «{ $name }» стоит дважды
engine-position-times = «{ $text }»: число после * — от 1 до { $most }
engine-position-no_words = у этой игры нет слов для позиций
engine-position-long = знаков { $count } — это слишком много: можно не больше { $most }
engine-position-word = слово пишется ключ=значение, { $sign } значит «ничего»
engine-position-unknown = здесь нет такого слова; есть: { $known }
engine-position-twice = стоит дважды

# Игра в одном файле: что в ней не так и почему правило не компилируется.
engine-bad_file = { $file } не может быть игрой: { $reason }
engine-bad_file-name = имя файла должно состоять из строчных латинских букв, цифр и подчёркиваний и начинаться с буквы, а оно «{ $name }»
engine-bad_file-taken = уже есть другая игра «{ $name }»; переименуйте файл
engine-bad_file-no_rules = в нём нет RULES; закончите файл строкой RULES = game(...)
engine-broken_file = игрой из { $module } нельзя пользоваться: { $reason }
engine-bad_game-dimensions = у ячейки { $cell } больше двух размеров; задайте один или два, как в cell(8, 8)
engine-bad_game-kind = ячейка { $cell } такого вида, какого у правил не бывает; выберите один из: { $kinds }
engine-bad_game-range = числа ячейки { $cell } идут от { $low } до { $high }: её вид их не вмещает, или число для пустого места в них не входит
engine-bad_game-rows = у ячейки { $cell } есть строка для каждого места, поэтому её первый размер должен быть не меньше { $seats }
engine-bad_game-verb = глагол «{ $verb }» должен быть словом из строчных латинских букв, цифр и подчёркиваний
engine-bad_game-missing = для game(...) нужно правило { $rule }
engine-bad_game-endless = для game(...) нужно одно из score, winner и shares, иначе никто не победит
engine-bad_game-no_rule = { $rule } — не правило; напишите @rule над def
engine-bad_game-option = у настройки { $option } нет ячейки с тем же именем; объявите { $option } = cell()
engine-bad_game-place = глагол { $verb } называет места { $cell }, но такой ячейки у стола нет
engine-bad_game-table = у стола { $table } нет ячеек, которые есть в каждой игре; наследуйте его от benben.GameTable
engine-bad_game-secret = в secret назван «{ $verb }», но такого глагола в игре нет; есть: { $verbs }
engine-bad_game-word = { $word } ячейки { $cell } — «{ $said }»; выберите одно из: { $choices }
engine-uncompiled = правило { $rule } ({ $place }) не компилируется: { $reason }
engine-uncompiled-cell = у стола нет ячейки «{ $name }»; объявите { $name } = cell() в его классе
engine-uncompiled-list = оно создаёт список, словарь, множество или текст; в правилах есть только числа и кортежи, возьмите ячейку стола
engine-uncompiled-enum = оно вызывает int() для члена IntEnum; уберите int(), член — уже число
engine-uncompiled-name = имя «{ $name }» не значит ничего, чем могут пользоваться правила; это должно быть число, кортеж, массив benben.nd или функция с @rule над ней
engine-uncompiled-unify = имя или результат бывает двух видов, например здесь число, а там None; сделайте вид одинаковым на всех путях
engine-uncompiled-allocation = оно создаёт в памяти что-то новое, например массив или список; возьмите ячейку стола или аргумент
engine-uncompiled-unsupported = оно использует часть Python, которой нет в правилах, например try, yield, класс или текст с фигурными скобками; напишите это через if, for, while и числа
engine-uncompiled-other = { $said }
