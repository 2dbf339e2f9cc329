### What the engine refuses, and why, in English: people read it at the table too.

## What the system says of a file, after its name.
engine-file-EACCES = Permission denied
engine-file-EISDIR = Is a directory
engine-file-ELOOP = Too many levels of symbolic links
engine-file-ENAMETOOLONG = File name too long
engine-file-ENOENT = No such file or directory
engine-file-ENOSPC = No space left on device
engine-file-ENOTDIR = Not a directory
engine-file-EPERM = Operation not permitted
engine-file-EROFS = Read-only file system
engine-file-other = the system says: { $said }

## Names of games, options and moves stay as they are typed.
engine-unknown_game = no game is called '{ $name }'; there are: { $games }
engine-broken_game = the game '{ $name }' cannot be loaded from { $module }: { $reason }
engine-broken_rules = the rules of this game are broken, { $rule }: { $reason }
engine-broken_rules-stopped = a rule failed while a player thought
engine-broken_rules-endless = a rule does not come to an end
engine-broken_rules-index = an index lies outside its list
engine-broken_rules-cell = a number does not fit into its cell
engine-broken_rules-moves = it lists more than { $most } moves, the most_moves of the game
engine-broken_rules-no_moves = it lists no move, but a seat must decide
engine-broken_rules-no_move = it lists a number that is no move of the game
engine-broken_rules-outcomes = there are more than { $most } outcomes, the most_outcomes of the game
engine-broken_rules-weights = a weight is below 0, or all together are not from 1 to 2147483647
engine-broken_rules-outcome = it draws a number that is no outcome: there are at most { $most }, the most_outcomes of the game
engine-broken_rules-players = its first number must be that of the players, { $players }, but is { $first }
engine-broken_rules-receipt = seat { $seat } has { $points } points, but its lines add up to { $sum }
engine-broken_rules-no_cell = the table has no cell '{ $name }'; declare { $name } = cell() in its class
engine-broken_rules-failed = { $said }
engine-no_option = { $game } has no option '{ $name }'; it has: { $known }
engine-no_player = no player is called '{ $name }'; there are: { $known }
engine-bad_engine = { $file } cannot be used as the engine of { $game }: { $reason }. The command benben web build { $game } makes a new one.
engine-bad_engine-version = its version is { $version }, not { $known }
engine-bad_engine-other = it is the engine of { $game }, version { $version } of the rules
engine-bad_engine-damaged = it is damaged, or it does not belong to its manifest
engine-bad_option = { $name }={ $value } is not possible; { $hint }
engine-bad_option-choices = choose one of: { $choices }
engine-bad_option-letters = choose a letter ({ $letters }) for each of { $parts }, as in { $example }
engine-bad_option-text = give a text, or the path of a file
engine-bad_option-file = { $name }: { $file } cannot be read: { $reason }
engine-bad_option-no_text = { $name }: { $file } is no text in UTF-8
engine-malformed_move = “{ $text }” is not a move: { $hint }
engine-move-form = a move is written as in the list, such as “{ $move }”
engine-move-several = it names several moves: { $moves }
engine-move-unknown = unknown
engine-move-near = did you mean { $moves }
engine-move-number = no move has this number
engine-illegal_move = “{ $text }” is not legal now; legal: { $legal }
engine-match_over = the match is over: no more moves can be played

# What is wrong with an option that is a document of figures.
engine-document-long = { $option }: a text of { $count } characters; at most { $most }
engine-document-no_toml = { $option }: not a TOML document
engine-document-no_toml-place = { $option }: not a TOML document: line { $line }, column { $column }
engine-document-line = { $option }, line { $line }: { $reason }
engine-document-key = [{ $table }] { $key } { $reason }
engine-document-unknown = unknown table { $name }; there are: { $known }
engine-document-no_table = { $name } must be a table: [{ $name }]
engine-document-unknown_key = unknown key { $name }; [{ $table }] has: { $known }
engine-document-lacks = [{ $table }] lacks { $key }
engine-document-no_list = { $key } must be a list
engine-document-number = { $value } is not a whole number from { $least } to { $most }
engine-document-number-words = { $value } is not a whole number from { $least } to { $most } or one of { $words }
engine-document-word = { $value } is not one of { $words }
engine-document-entries = must have { $count } entries
engine-document-entries-range = must have { $least } to { $most } entries

# What is wrong with a record.
engine-record-ply = ply { $ply }: { $reason }
engine-record-no_json = not JSON, or cut off: line { $line }, column { $column }
engine-record-foreign = not a benben record: it has no “format”: “{ $format }”
engine-record-newer = written by a newer benben: format { $version }, this one reads up to { $known }
engine-record-incomplete = incomplete, cut off or corrupt: { $missing } missing
engine-record-too_long = longer than { $most } MiB: no record of a game is
engine-record-newer_rules = played with newer rules of { $game } ({ $version }); this benben has { $known }
engine-record-older_rules = played with older rules of { $game } ({ $version }); this benben has { $known }
engine-record-chance_missing = cut off: an outcome of chance is missing after the last move
engine-record-after_end = “{ $text }” comes after the end of the game
engine-record-not_drawn = “{ $text }” is not what the dealer drew: the record was edited
engine-record-other_secret = the dealer's secret does not fit its commitment
engine-record-other_commitment = the dealer's commitment is not the one that you were given
engine-record-other_result = the result { $result } is not the one that the moves lead to
engine-record-no_secret = the game is over but the dealer's secret is missing
engine-record-digest = the digest does not fit: the record was edited or damaged outside its moves
engine-record-edited = “{ $name }” is not what the moves lead to: it was edited
engine-record-no_text = not a text in UTF-8: byte { $place } cannot be read
engine-record-nested = nested too deeply to be a record
engine-record-number = not a text in JSON: a number is too long
engine-record-version = the format version { $version } is not a positive number
engine-record-unknown = unknown fields: { $fields }
engine-record-moves = moves must be a list of at most { $most } texts
engine-record-move = a move is a text, not { $move }
engine-record-game = game must be a name and options a mapping
engine-record-rules = the rules version { $version } is not a positive number
engine-record-no_position = a position is a text, not { $text }
engine-record-position = the position is not possible: { $reason }
engine-record-other_position = the position is not told as it should be: { $text }
engine-record-seats = seats must be a list of { $count }
engine-record-seat = every seat has a name and a player, and nothing else
engine-record-seat_texts = a seat's name and player are texts
engine-record-dealer = the dealer must be a mapping
engine-record-dealer_kind = the dealer is neither seeded nor committed
engine-record-commitment = the dealer's commitment is not 64 hexadecimal digits
engine-record-secret = the dealer's secret is not 64 hexadecimal digits
engine-record-resigned_over = somebody is said to have resigned, but the game was played to its end
engine-record-resigned = no seat { $number } can have resigned: { $count } play

# What is wrong with the text of a position, after the word that is to blame.
engine-position = { $word }: { $reason }
engine-position-rules = the rules do not allow it ({ $rules })
engine-position-unfit = it does not fit the rest
engine-position-name = there is no “{ $name }” here; possible: { $possible }
engine-position-number = “{ $text }” is not a number from { $least } to { $most }
engine-position-room = { $count } are too many: there is room for { $most }
engine-position-alone = { $sign } stands alone
engine-position-many = { $name }: { $count } are too many, at most { $most }
engine-position-again = “{ $name }” is there twice
engine-position-times = “{ $text }”: the number after * is from 1 to { $most }
engine-position-no_words = this game has no words for its positions
engine-position-long = { $count } characters are too many: at most { $most }
engine-position-word = a word is written key=value, { $sign } for nothing
engine-position-unknown = no such word here; there are: { $known }
engine-position-twice = it is there twice

# A game in one file: what is wrong with it, and why a rule cannot be compiled.
engine-bad_file = { $file } cannot be a game: { $reason }
engine-bad_file-name = its name must be lower-case letters, digits and underscores, and begin with a letter, but it is '{ $name }'
engine-bad_file-taken = there is another game called '{ $name }'; rename the file
engine-bad_file-no_rules = it has no RULES; end the file with RULES = game(...)
engine-broken_file = the game in { $module } cannot be used: { $reason }
engine-bad_game-dimensions = the cell { $cell } has more than two lengths; declare one or two, as in cell(8, 8)
engine-bad_game-kind = the cell { $cell } is of a kind that rules cannot have; choose one of: { $kinds }
engine-bad_game-range = the numbers of the cell { $cell } go from { $low } to { $high }, which its kind does not hold, or its empty number is not among them
engine-bad_game-rows = the cell { $cell } has a row for each seat, so its first length must be at least { $seats }
engine-bad_game-verb = the verb '{ $verb }' must be a word in lower-case letters, digits and underscores
engine-bad_game-missing = game(...) needs the rule { $rule }
engine-bad_game-endless = game(...) needs one of score, winner and shares, otherwise no seat can win
engine-bad_game-no_rule = { $rule } is no rule; write @rule above its def
engine-bad_game-option = the option { $option } has no cell of its name in the table; declare { $option } = cell()
engine-bad_game-place = the verb { $verb } names places of { $cell }, which is no cell of the table
engine-bad_game-table = the table { $table } lacks the cells of every game; derive it from benben.GameTable
engine-bad_game-secret = secret names '{ $verb }', which is no verb of this game; there are: { $verbs }
engine-bad_game-word = { $word } of the cell { $cell } is '{ $said }'; choose one of: { $choices }
engine-uncompiled = the rule { $rule } ({ $place }) cannot be compiled: { $reason }
engine-uncompiled-cell = the table has no cell '{ $name }'; declare { $name } = cell() in its class
engine-uncompiled-list = it makes a list, a dictionary, a set or a text; rules have numbers and tuples only, so use a cell of the table
engine-uncompiled-enum = it calls int() on a member of an IntEnum; leave int() out, the member is a number
engine-uncompiled-name = the name '{ $name }' means nothing that rules can use; it must be a number, a tuple, an array of benben.nd, or a function with @rule above it
engine-uncompiled-unify = a name or the result has two kinds, such as a number here and None there; give it the same kind on every path
engine-uncompiled-allocation = it makes something new in memory, such as an array or a list; use a cell of the table or an argument
engine-uncompiled-unsupported = it uses a part of Python that rules do not have, such as try, yield, a class or a text with braces; write it with if, for, while and numbers
engine-uncompiled-other = { $said }
