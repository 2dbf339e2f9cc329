### What the command line says in English. What all share is in ../texts, a game's own words in its folder.

cli-loading = Loading the rules
cli-compiling = Compiling the rules for this machine (only the first time; they are stored in { $folder })
cli-compiling-each = Compiling the rules, in every process again: { $folder } cannot be written. The environment variable BENBEN_CACHE names another folder

cli-cut_off = Not finished; the work done so far is in { $file }.
cli-games-game = { $name }: { $title } (rules version { $version })
cli-games-option = Option
cli-games-choices = Choices
cli-games-default = Default
cli-games-about = About
cli-games-letters = { $letters } for each of { $parts }
cli-games-example = For example: { $example }
cli-games-players = Players, as named with --player
cli-games-spec = Player
cli-games-meaning = What it does
cli-games-installed = installed: { $places }
cli-games-own = your own player, such as examples.own_player:OwnPlayer; parameters as above, after another colon
cli-games-parameters = { $meaning }; parameters: { $parameters }
cli-games-parameter = { $name } ({ $meaning })
# Kinds of players, and their parameters.
cli-player-random = plays any legal move
cli-player-greedy = plays what looks best at once
cli-player-greedy-blur = by how many points it misjudges a move, 0 by default
cli-player-person = plays what looks best at once, makes mistakes as people do, and may think ahead now and then
cli-player-person-blur = by how many points it misjudges a move, 0 by default
cli-player-person-habit = by how many points it misjudges a kind of move for the whole game, 0 by default
cli-player-person-games = simulated games in decisions that it thinks about
cli-player-person-ahead = in which part of its decisions it does so, 1 by default
cli-player-uct = plain UCT with OpenSpiel's settings and random playouts: a baseline
cli-player-uct-seconds = seconds per move
cli-player-uct-games = simulated games per move
cli-player-net = searches as `search` does, guided and judged by the net that was trained for the game
cli-player-net-seconds = seconds per move
cli-player-net-games = simulated games per move
cli-player-net-threads = threads, 1 by default
cli-player-net-policy = what the net says of moves: it corrects the priors of the search (priors, the default), is left out (none), or decides alone, without a search (alone)
cli-player-net-style = likes risks and large leads, or fears to fall behind; neither by default
cli-player-net-exploration = how widely it explores
cli-player-net-temperature = points of preference that make a move e times as likely a priori
cli-player-net-cut = decisions of a simulated game before the fitted evaluation judges
cli-player-net-noise = by how many points the players of simulated games misjudge
cli-player-net-open = 1 for one node whatever chance brings, 0 for one for each outcome
cli-player-search = searches the tree of moves and chances
cli-player-search-seconds = seconds per move
cli-player-search-games = simulated games per move
cli-player-search-playouts = how simulated games are played, greedy by default
cli-player-search-threads = threads, 1 by default
cli-player-search-style = likes risks and large leads, or fears to fall behind; neither by default
cli-player-search-exploration = how widely it explores
cli-player-search-temperature = points of preference that make a move e times as likely a priori
cli-player-search-cut = decisions of a simulated game before the fitted evaluation judges
cli-player-search-noise = by how many points the players of simulated games misjudge
cli-player-search-open = 1 for one node whatever chance brings, 0 for one for each outcome
cli-player-level = a level for people; docs/strength.md says how strong

cli-play-title = { $title } ({ $options })
# What side of a site is played: { $meaning } begins with the letter.
cli-play-letter = { $part } { $meaning }
cli-play-commitment = The dealer is committed to its secret; note this to check it later: { $commitment }
cli-play-thinking = { $name } is thinking
cli-play-numbers = the moves are numbered 1 to { $most }
cli-play-meant = “{ $text }” is not a complete move; did you mean { $moves }?
cli-play-words = Type a move's number or its notation. ? lists the moves by kind, hint the best ones, rules NUMBER shows a rule; help lists all commands, quit leaves.
cli-play-help_moves = Type the number of a move, its notation (the words at its end), or one of these commands, in full or shortened:
cli-play-takes-move = MOVE
cli-play-takes-rule = NUMBER
cli-play-takes-file = FILE
cli-play-word-help = list these commands
cli-play-word-moves = list the possible moves, by kind
cli-play-word-hint = suggest the best few moves, and what they would gain
cli-play-word-why = explain why a move cannot be played now
cli-play-word-rules = show a rule (R5.4 or 5.4), a chapter (R5), all rules with certain words, or the list of chapters
cli-play-word-undo = undo your last move, if nothing has been revealed since
cli-play-word-table = show the table again
cli-play-word-save = save the game as it stands
cli-play-word-review = at the end: everyone's chances over the game, and where it turned
cli-play-word-quit = leave; with --record the game is saved
# The moves that begin with the word { $verb }.
cli-play-kind = { $verb } ({ $count })
# Neither a move nor a word for the program; { $moves } is what looks most like it.
cli-play-like = “{ $text }” is neither a move nor a command; did you mean { $moves }?
cli-play-unknown = “{ $text }” is neither a move nor a command. ? lists the moves, help the commands.
cli-play-why_what = Which move? Type: why MOVE
cli-play-can_be_played = You can play this: { $words }
cli-play-hint_thinking = Thinking about a hint
# A good move with its number in the list; { $outlook } tells what it would bring.
cli-play-idea = { $number }  { $move } ({ $notation }) – { $outlook }
cli-play-review_later = The review comes when the game is over.
cli-play-rules_none = This game has no rules page.
cli-play-rules_how = Type rules with a number or with words; numbers look like { $examples }.
cli-play-rules_unknown = No rule of this game is called “{ $text }” or has these words; numbers look like { $examples }.
cli-play-rules_more = Other matches: { $numbers }
cli-play-nothing_to_undo = You have nothing to undo.
cli-play-undo_over = The game is over: no move can be undone.
cli-play-over = The game is over: type review, rules, table, save FILE or quit.
cli-play-look_back = review shows where the game turned, save FILE keeps it, quit leaves.
cli-play-revealed = Something has been revealed since; you can't undo that.
cli-play-others_decided = Someone else has moved since; you can't undo that.
cli-play-undone = Undone: { $move }
cli-play-save_where = Save where? Type: save FILE
cli-play-saved = Saved: { $file }
cli-play-not_saved = Not saved: { $file }: { $reason }
cli-play-left = You left the game; it was not saved.

cli-receipt-title = Score sheet
cli-receipt-epoch = Epoch
cli-receipt-item = Item
cli-receipt-total = Total
cli-outcome =
    { $count ->
        [one] { $winners } wins with { $points } { $points ->
            [one] point
           *[other] points
        } ({ $reason }).
       *[other] { $winners } win together with { $points } { $points ->
           [one] point
          *[other] points
       } ({ $reason }).
    }

cli-serve-ready = The table is open at { $address } (Ctrl-C closes it)
cli-backup =
    { $tables ->
        [one] 1 table copied to { $file }.
       *[other] { $tables } tables copied to { $file }.
    }
cli-restored =
    { $tables ->
        [one] 1 table restored to { $database }.
       *[other] { $tables } tables restored to { $database }.
    }
cli-restored-aside = The earlier database is kept as { $file }.
cli-pruned =
    { $tables ->
        [one] 1 table deleted: nothing has happened there since { $since }.
       *[other] { $tables } tables deleted: nothing has happened there since { $since }.
    }
cli-prune-would =
    { $tables ->
        [one] 1 table would be deleted: nothing has happened there since { $since }.
       *[other] { $tables } tables would be deleted: nothing has happened there since { $since }.
    }
cli-people-person = Person
cli-people-called = Name
cli-people-devices = Devices
cli-people-games = Games
cli-people-visit = Last visit
cli-people-note = Note
cli-people-muted = muted
cli-people-when = When
cli-people-action = Action
cli-people-detail = Detail
cli-people-game = Game
cli-people-players = Players
cli-people-rating = Rating
cli-people-range = Range
cli-people-renamed = { $person } is now called { $name }.
cli-people-is_muted = { $person } can no longer chat.
cli-people-unmuted = { $person } can chat again.
cli-people-removed = { $person } is removed; tables that change: { $tables }.
cli-people-exported = What is stored about { $person } is in { $file }.
cli-people-invited = { $name } can sign in with this link, once, within { $days } days:
cli-people-no_ratings = No rated game has ended yet.
cli-replaying = Replaying
cli-replay-differs = { $table } ({ $game }), ply { $ply }: { $reason }
cli-replayed = Games replayed: { $games } in { $seconds } s; different: { $differ }.

cli-check-busy = Checking { $game }
cli-check-played =
    { $game }, rules as plain Python: { $games ->
        [one] 1 game,
       *[other] { $games } games,
    } { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }
cli-check-equal =
    { $kind ->
        [native] Compiled rules
       *[portable] Engine
    }: { $games ->
        [one] the same game, byte for byte
       *[other] the same { $games } games, byte for byte
    }
cli-check-left_out-numba = Compiled rules: left out, because Numba is not installed (pip install 'benben[research]')
cli-check-left_out-engine = Engine: left out, because there is none for these rules (benben web build { $game })
cli-check-left_out-failed = The rules could not run this way.
cli-check-fine = No faults found in { $game }.
cli-check-faults =
    { $count ->
        [one] 1 fault
       *[other] { $count } faults
    }
cli-check-fault = { $where }: { $what }
# The faults that `benben check` finds: what is wrong, then what is right. Names in code stay as they are.
cli-check-broken = { $reason }. { $fix }
cli-check-fix-index = Indices of a cell go from 0 to its length less one; make the cell longer or correct the index.
cli-check-fix-endless = Look at the condition of its loop, and write for … in range(…) where you can.
cli-check-fix-cell = Give the cell a wider kind, as in cell(kind=nd.int32), or correct the number.
cli-check-fix-moves = Raise most_moves, or list fewer moves.
cli-check-fix-no_moves = Give the seat a move such as "pass", or let apply pass the turn on.
cli-check-fix-no_move = The integers of the moves count from 0 in the order of the verbs and their nouns; Verbs.code gives them.
cli-check-fix-outcomes = Raise most_outcomes, or name every outcome in outcomes.
cli-check-fix-weights = Write whole weights of 0 and more, at least one of them above 0, and return how many there are.
cli-check-fix-outcome = Draw only outcomes that chance gives a weight.
cli-check-fix-players = Let encode return the number of players first.
cli-check-fix-receipt = Add the line that is missing, or correct score.
cli-check-fix-no_cell = All cells of a table are declared in its class.
cli-check-failed = it fails with { $said }.
cli-check-twice = it lists the move { $code } twice. List each move once.
cli-check-no_moves = a seat must decide and has no move, or has one while no seat must decide. List moves exactly when actor is 0 or more.
cli-check-no_move = it lists { $code }, which is no move of the game. The integers count from 0 in the order of the verbs and their nouns.
cli-check-too_many = it lists { $count } moves, but most_moves is { $most }. Raise most_moves.
cli-check-actor = it sets actor to { $actor }. It must be a seat from 0 to { $last }, CHANCE or OVER.
cli-check-outcome = the outcome { $code } can happen, but outcomes names only { $count }. Name every outcome in outcomes.
cli-check-notation = “{ $text }” is read as another move. Give each move a verb and noun of its own.
cli-check-receipt = seat { $seat } has { $points } points, but its lines add up to { $sum }. Give a line for every point.
cli-check-empty_line = a line of the receipt has neither a count nor points. Leave such lines out.
cli-check-line_of_nobody = a line of the receipt names a seat that does not play. Count seats from 0.
cli-check-shares = the shares add up to { $sum }, or one is below 0. Share 1 among the winners, and write 0 for all others.
cli-check-no_winner = no seat that plays has won. Give a share to at least one seat that plays.
cli-check-poor_winner = a seat wins with fewer points than another. Let score or shares say the same.
cli-check-untyped = the view does not name its type. Write -> and a TypedDict that extends ViewHeader.
cli-check-header = the view’s header lacks “{ $name }” or has another value in it. Begin with **view_header(table, viewer, receipt).
cli-check-seats = “seats” must be a list with one entry for each seat, with “seat” and “points” in it.
cli-check-json = JSON does not give the view back unchanged. Use only int, float, bool, str, None, lists, and dicts with text keys.
cli-check-fields = the view and its type { $type } differ in the field “{ $name }”. Add it where it is missing.
cli-check-no_text = there is no text “{ $id }”. Add it to words, or to texts/en.ftl.
cli-check-text_asks = the text “{ $id }” asks for something that it does not get: { $names }. Use only what its message has.
cli-check-not_in_rules = { $said } cannot be compiled. Rules are loops, conditions, numbers, cells and calls of other rules.
cli-check-int_of_enum = { $said } cannot be compiled. Write the member without int( ).
cli-check-global_list = { $said } is a list, dict or set, which compiled rules cannot read. Write nd.array([…]) or a tuple.
cli-check-no_rule = rules call { $name }, which is no rule. Write @rule above its def.
cli-check-endless = a game is not over after { $plies } plies. Set actor to OVER at some point, or limit the number of turns.
cli-check-changes = { $rule } changes the table. Only setup and apply may do so.
cli-check-range = { $number } is written into the cell { $cell }, which goes from { $low } to { $high }. Correct the number or the range.
cli-check-remembers = the same moves lead to different tables. Keep everything in cells, and let chance draw what is random.
cli-check-view_shows = the field “{ $field }” of the view shows something that this viewer may not see. Show None in its place until the game is over.
cli-check-depends = { $rule } depends on something that this seat may not see. Use only open cells and the seat’s own ones.
cli-check-known = a table that a seat may guess differs from what it sees, in the field “{ $field }”. Draw only what is hidden from it.
cli-check-event_shows = the words for “{ $move }” show others what is hidden from them. Name the verb in secret.
cli-check-observed = a number of the observation is below 0 or above the highest of its part. Correct the part or the number.
cli-check-judged = the policy writes something that is no finite number. Write a number of points for each move.
cli-check-targets = the targets of “{ $text }” are no texts. Return a list of texts such as “board:3”.
cli-check-cell_name = a cell cannot be called { $cell }: compiled tables have that name already. Choose another one.
cli-check-not_compiled = { $said }
cli-check-different =
    { $way ->
        [native] compiled rules
       *[portable] the engine
    } and plain Python come to different tables (seed { $seed }). Integers of rules have 64 bits: keep numbers smaller, and divide with //.
cli-new-written = Written: { $file }. Next:

cli-fit-playing = Playing with { $players } players
cli-fit-fitting = Fitting for { $players } players
cli-fit-quality = On held-out games
cli-fit-players = Players
cli-fit-log_loss = Log loss
cli-fit-log_loss_score = … by points
cli-fit-log_loss_even = … guessing
cli-fit-calibration_error = Calibration error
cli-fit-r2_points = R² of points
cli-fit-weights = Features that matter most for winning, by number of players
cli-fit-feature = Feature
cli-fit-meaning = What it measures
cli-fit-written = Written to { $file }.

cli-web-building = Building { $game }
cli-web-built = { $game }: built, { $size } kB, { $file }
cli-web-there = { $game }: up to date, { $size } kB, { $file }
cli-learn-busy = { $players } players, generation { $generation }: { $doing }
cli-learn-step-labels = games
cli-learn-step-training = training
cli-learn-step-losses = losses
cli-learn-step-pace = measuring times
cli-learn-step-gate = against the champion
cli-learn-step-league = league
cli-learn-step-last_match = champion against search
cli-learn-generations = Generations, with { $players } players
cli-learn-generation = Generation
cli-learn-games = Games
cli-learn-positions = Held out
cli-learn-candidate = Loss
cli-learn-champion = … champion
cli-learn-linear = … linear
cli-learn-gate = Against the champion
cli-learn-evidence = E-value
cli-learn-promoted = Promoted
cli-learn-yes = yes
cli-learn-no = no
cli-learn-no_champion = No net has proved stronger than `search` so far; more generations may help.
cli-learn-stronger = Given the same time, the champion of generation { $generation } wins { $share }% of { $games } games against `search` ({ $interval }; { $fair } would be even): it is stronger.
cli-learn-equal = Given the same time, the champion of generation { $generation } wins { $share }% of { $games } games against `search` ({ $interval }; { $fair } would be even): this many games cannot tell them apart.
cli-learn-weaker = Given the same time, the champion of generation { $generation } wins { $share }% of { $games } games against `search` ({ $interval }; { $fair } would be even): it is weaker.
cli-learn-plot-title = { $game }, { $players } players
cli-learn-plot-candidate = candidate
cli-learn-plot-champion = champion
cli-learn-plot-linear = linear evaluation, same games
cli-learn-plot-loss = Log loss, in nats
cli-learn-plot-rating = Rating, search = 0
cli-learn-plot-promoted = 95% intervals; filled: promoted

cli-percent = { $value }%
# Where a percentage lies, from the lower end of the interval to the upper.
cli-interval = { $low } to { $high }

cli-simulate-busy = Playing
cli-simulate-clock = A player with a time limit is not repeatable: the same seed may give another file.
cli-simulate-kept = Interrupted. The files written so far stay in { $folder }; the same command resumes where it stopped.
cli-simulate-resumed = { $games } games are already there; playing the others.
cli-simulate-player = Player
cli-simulate-seat = Seat
cli-simulate-games = Games
cli-simulate-won = Won
cli-simulate-share = Won %
cli-simulate-interval = 95% interval
cli-simulate-points = Mean points
cli-simulate-speed = { $games } games, { $moves } moves per game, { $speed } games per second

cli-dataset-probing = Playing a few games to see how long they are
cli-dataset-written = Written: { $folder }, with a data card (README.md) and digests (SHA256SUMS).
cli-arena-busy = { $games } of { $total } games, { $left } left
cli-arena-busy-until_clear = { $games } games, { $total } at most, up to { $left } left
cli-arena-clock = A player with a time limit is not repeatable: the same seed may give another result.
cli-arena-resumed = Continuing after { $games } games from { $file }
cli-arena-nothing = No rotation is complete yet, so there are no results.
cli-arena-kept = Interrupted. { $games } games are stored in { $file }. To continue, run: { $command }
cli-arena-lost = Interrupted, and no games were stored. With --journal FILE you can continue the next run.
cli-arena-failed = { $player } failed at { $failures } of its decisions, and simpler players moved in its place. First: { $reason }
cli-arena-clear = All players could be told apart after { $games } games (false alarms: at most { $alpha }).
cli-arena-unclear = Not told apart after { $games } games (false alarms: at most { $alpha }): { $pairs }
cli-arena-games = { $games } games of { $total }, { $moves } moves per game
cli-arena-anchor = Ratings in points with 95% intervals, relative to { $player }; 400 points are odds of ten to one.
cli-baselines-title = { $game }, { $seats } players, { $games } games
cli-baselines-kept = { $game } with { $seats } players is in { $file } already.
cli-baselines-no_net = No row for { $player }: the game has no net for this number of players.
cli-baselines-not_given = No row for { $player }: nothing is trained here. Train it (docs/baselines.md) and name it with --player. Missing package: { $package }.
cli-baselines-busy = Playing
cli-arena-player = Player
cli-arena-against = Against
cli-arena-rating = Rating
cli-arena-games_head = Games
cli-arena-won = Won
cli-arena-won_by = Won by { $player }
cli-arena-share = Won %
cli-arena-fair = Fair %
cli-arena-interval = 95% interval
cli-arena-points = Mean points
cli-arena-mean = Mean time
cli-arena-longest = Longest
cli-arena-difference = Difference
cli-arena-clear_after = Clear after
cli-arena-lineup = At the table
cli-arena-luck = Luck-adjusted: the luck of each player is subtracted as far as the evaluation of the game can judge it. Both intervals count whole rotations; with so many games fewer the adjusted interval would be as wide as the plain one.
cli-arena-adjusted = Adjusted %
cli-arena-saved = Games saved

cli-rate-ladder = Measuring the levels
cli-rate-playing = Playing against the levels
cli-rate-level = Level
cli-rate-program = The program
cli-rate-result = { $program }: rating { $rating }, 95% interval { $interval }
cli-rate-scale = Ratings in points, relative to novice; 400 points are odds of ten to one. The levels were measured in { $games } games.
cli-rate-moves = Decisions: { $moves }; illegal moves sent: { $illegal }; random moves played instead: { $replaced }
cli-rate-time = Seconds per decision: { $mean } on average, { $longest } at most
cli-rate-used = Tokens reported: { $tokens }; games over the budget: { $over }
cli-rate-seed = Seed of the games: { $seed }
# A program has lost game number $number against a level; $detail is in English.
cli-rate-failed-absent = { $level }, game { $number }: lost, the program could not be started ({ $detail })
cli-rate-failed-silent = { $level }, game { $number }: lost, the program took too long ({ $detail })
cli-rate-failed-crashed = { $level }, game { $number }: lost, the program ended during the game ({ $detail })
cli-rate-failed-garbled = { $level }, game { $number }: lost, the program broke the protocol ({ $detail })
cli-rate-failed-version = { $level }, game { $number }: lost, the program speaks another version of the protocol ({ $detail })

cli-replay-ply = Ply { $ply }: { $move }
cli-replay-hidden = (shown to one player only)

cli-verify-fine =
    { $records ->
        [one] { $file }: valid. { $plies } plies, every move legal, { $outcomes } outcomes of chance recomputed, result and digest correct.
       *[other] { $file }: { $records } valid records. { $plies } plies, every move legal, { $outcomes } outcomes of chance recomputed, results and digests correct.
    }
cli-verify-seeded = The dealer was seeded: the game is repeatable, but the person who chose the seed could predict every outcome.
cli-verify-committed = Every outcome follows from the secret, and the secret fits the commitment { $commitment }
cli-verify-secret = The game is not over: its outcomes can be checked once the secret behind { $commitment } is revealed.
cli-verify-running =
    { $records ->
        [one] One game is not over.
       *[other] { $records } games are not over.
    }
cli-verify-resigned =
    { $records ->
        [one] One game was resigned.
       *[other] { $records } games were resigned.
    }

cli-review-busy = Reviewing the game
cli-review-kept = This is the stored review ({ $file }); --fresh makes a new one.
cli-review-title = { $game }: chances of winning
cli-review-ply = Ply
cli-review-turnings = Turning points
cli-review-turning = Ply { $ply }: { $what }
cli-review-none = No turning points: no mistake that the search is sure of, and no luck that changed the chances much.
cli-review-player = Player
cli-review-decisions = Real decisions
cli-review-lost = Loss per decision
cli-review-mistakes = Errors
cli-review-line = Line: { $moves }
cli-review-source = Source
cli-review-better = Better
cli-review-played = Played
cli-review-error = Error
cli-review-won = Won
cli-review-start = Start
cli-review-luck = Luck: { $source }
cli-review-own = Own errors
cli-review-others = Others’ errors
cli-review-doubt = Doubt

cli-count-busy = Counting to depth { $depth }
cli-count-title = { $name } ({ $options })
cli-count-depth = Depth
cli-count-positions = Positions
cli-count-lines = Lines

cli-web-made = Built { $folder }: { $files } files, { $size } MB.

cli-bench-title = Random games, medians of { $rounds } rounds, wall time. In a clone of the repository, `make bench` compares with other engines.
cli-bench-game = Game
cli-bench-cores = Threads
cli-bench-moves = Moves per second
cli-bench-games = Games per second

## What every help begins with, and what is said of wrong usage. Names of options and commands stay as they are.
cli-usage-usage = Usage:
cli-usage-some_options = [OPTIONS]
cli-usage-some_command = COMMAND [ARGS]...
cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-commands = Commands
cli-usage-error = Error
cli-usage-required = [required]
cli-usage-default = [default: { $value }]
cli-usage-try = Try { $command } for help.
cli-usage-invalid = Invalid value for { $parameter }: { $reason }
cli-usage-invalid_value = Invalid value: { $reason }
cli-usage-missing_argument = Missing argument { $argument }.
cli-usage-missing_command = Missing command.
cli-usage-no_command = No such command { $command }.
cli-usage-no_command-others = No such command { $command }. Did you mean { $others }?
cli-usage-no_option = No such option: { $option }
cli-usage-no_option-others = No such option: { $option } (Possible options: { $others })
cli-usage-option_without = Option { $option } requires an argument.
cli-usage-option_with = Option { $option } does not take a value.
cli-usage-unexpected = unexpected: { $arguments }
cli-usage-integer = this must be a whole number
cli-usage-number = this must be a number
cli-usage-most = this must be at most { $most }
cli-usage-least = this must be at least { $least }
cli-usage-range = this must be in the range { $range }

## What the help says of everything together and of each command. The first paragraph stands in the list of commands.
cli-help-benben =
    Benben: board games of ancient Egypt, played and studied in the terminal.

    Play against bots, serve the table in the browser, simulate thousands of games, replay and verify records.

    Start with `benben play ra`; `benben COMMAND --help` explains each command.
cli-help-epilog = Exit codes: 0 success, 1 refused or failed, 2 wrong usage, 130 interrupted. Plain text when piped.
cli-help-play =
    Play in the terminal against any players.

    Type a move's number or its notation, or one of `?`, `help`, `hint`, `why MOVE`, `rules NUMBER`, `undo`, `table`,
    `save FILE`, at the end `review`, and `quit`.
    Without --seed no one can predict chance: the dealer is committed to its secret before the first move,
    and the saved record proves it (`benben verify`).

    For example:

    - `benben play ra`
    - `benben play ra --players 4 --player search:seconds=1 --record game.json`
    - `benben play ra -n 2 -s 1 -s 2 --name Ann --name Bob`
    - `benben play imhotep_duel --sides AABB --seat 2`
cli-help-serve =
    Serve the table in the browser until Ctrl-C.

    Every move is stored before it is shown to anyone: stop the server at any time, start it again, and the games
    continue.
cli-help-backup =
    Copy a server's database, even while it runs.

    The copy is complete and checked, and only you can read it: the dealers' secrets are in it. For PostgreSQL this prints
    the pg_dump command to run.
cli-help-restore =
    Replace a server's database with a copy.

    No server may use it during that time. The earlier database is kept next to it.
cli-help-prune =
    Delete tables where nothing has happened for a long time.
cli-help-people = What a host can do with the people of a server, also while it runs; every change is logged.
cli-help-people-list = List everybody, the last visitor first.
cli-help-people-show = Show what is stored about a person.
cli-help-people-rename = Give a person another name, at all their tables too.
cli-help-people-mute = Mute the chat of a person.
cli-help-people-remove = Remove a person with all devices; the others keep their games.
cli-help-people-export = Write what is stored about a person to a file.
cli-help-people-invite = Make a person, and a link that signs them in once.
cli-help-people-log = List what the host has done to people.
cli-help-people-rate = Recompute all ratings from the stored games, and print them next to those of the levels.

    A server may keep running. Without --all, only finished games are deleted, with their reviews.
cli-help-simulate =
    Play many games between bots, on all cores.

    Each line of the file is a full record, with the open view of the end (`final`) and the `receipt` of every point;
    `benben replay` and `benben verify` read it. The file appears when all games are played, or not at all. Players
    with a time limit (search:seconds=...) are not repeatable.

    For example:

    - `benben simulate ra --players 3 --games 1000 --seed 1 --player greedy --out games.jsonl`
    - `benben simulate ra -n 2 -g 200 -p greedy -p random`
    - `benben simulate ra --out - | head -1 | benben verify -`
cli-help-dataset =
    Write a dataset of positions from self-play.

    A search plays against itself until there are about as many positions as asked for. The folder gets every decision
    in Parquet with its policy, value, outcome and split, a data card, and digests. The same command resumes where it
    stopped. docs/learning.md has every column.

    For example:

    - `benben dataset ra -n 2 --folder ra-2`
    - `benben dataset imhotep_duel --positions 20000 --player net:games=200`
cli-help-arena =
    Play bots against each other and rate them.

    Every player meets every other in every seat, and the games of a rotation share their luck. Ratings are points as in
    chess, 400 for odds of ten to one, with 95% intervals. With --journal, the same command resumes an interrupted or
    killed run where it stopped.

    For example:

    - `benben arena ra --players 3 random greedy search:games=200 --games 60`
    - `benben arena imhotep_duel greedy search:games=100 --until-clear --games 1000 --journal duel.jsonl`
cli-help-baselines =
    Measure the usual players in every game, by a fixed protocol.

    At each number of seats random, greedy, the linear evaluation, searches of two budgets, UCT and the game's net meet
    in all line-ups, in every seat, with common deals. The results go to a JSON file; what is there already is kept.
    docs/baselines.md has the protocol, and how to report results.

    For example:

    - `benben baselines --rounds 20`
    - `benben baselines ra -n 2 --player my_module:MyPlayer --json mine.json`
cli-help-rate =
    Rate an outside program against the levels.

    The program plays in each seat in turn, a level in all others. Its rating is on the scale of the levels, which are
    measured against each other first and then kept. An illegal move is answered with the reason; after some tries a
    random one is played. A program that ends or takes too long loses the game. docs/protocol.md describes the protocol.

    For example:

    - `benben rate ra --players 2 --command "python my_program.py"`
    - `benben rate ra --mcp "my-agent --mcp-config {"{"}config{"}"}" --level novice --games 4 --seconds 600`
cli-help-mcp =
    Serve the games to language models over the Model Context Protocol.

    It speaks on standard input and output, and the program that hosts the model starts it with `benben mcp`.
    docs/protocol.md lists the tools.
cli-help-replay =
    Show a recorded game position by position, checking everything.

    A ply is a move or an outcome of chance; `--ply 0` is the position before the first. A record that is foreign, cut
    off, edited or newer is refused with the ply and the reason, and the exit code is 1.
cli-help-verify =
    Verify that records have not been tampered with.

    Every move is replayed and must be legal, every outcome of chance must follow from the dealer's secret, the secret
    must fit the commitment made before the first move, and the result must be the one the moves lead to. The exit code
    is 0 if all of that holds for every record, otherwise 1.

    A record alone cannot show when its commitment was made: write it down when the game starts (the table and
    `benben play` show it) and give it here with --commitment.
cli-help-review =
    Review a finished game: each player's chances over the game, and the turning points.

    Every decision is judged by what its player could know. A turning point is a mistake larger than the error of the
    search, or luck: an outcome of chance that changed the chances. The review is stored and shown immediately the next
    time.

    For example:

    - `benben review game.json`
    - `benben review game.json --games 2000 --top 10 --json review.json`
    - `benben review games.jsonl --line 3 --seconds 0.5`
cli-help-web = The games as WebAssembly, for this machine and for browsers, and the page as a folder of files, without a server.
cli-help-web-site =
    Make the table without a server: a folder of files.

    Any static file server can host it, in any folder. Rules and bots run in the player's browser; games stay there.
    `make site` builds the page for it first, in a clone of the repository.
cli-help-web-folder = The folder for the files; an earlier site there is replaced.
cli-help-count =
    Count positions and lines to a depth, counting moves and chance alike.

    Use it to check that two implementations of the same rules agree: a position counts once at each depth, a line is a
    sequence of plies that leads there. The numbers grow fast, and so does the memory they need.
cli-help-fit =
    Fit a game's evaluation: how its features predict the chance of winning and the final points.

    `greedy` plays against itself, and the weights that best predict how those games ended are stored in a small file,
    with this command and with results on held-out games. It takes a minute or two. Searches use the file
    where they cut games short.

    With `--labels`, `search` plays, and the weights are also fitted to what it found. That takes many times as long.
    The games stay in the folder: after a stop, rerunning the command resumes where it stopped.

    For example:

    - `benben fit ra`
    - `benben fit ra --players 2 --games 2000 --seed 1 --out ra-2.json`
    - `benben fit ra --labels labels --games 1500`
cli-help-web-publish =
    Write the files from which a page runs games' engines.

    For each engine these also include its manifest and the weights of its searches, with names that change with them.
cli-help-web-build =
    Build the engines of games: their rules, searches and evaluations as WebAssembly.

    Each game gets `engine.wasm` and its manifest `engine.json` in its own folder. The same sources make the same bytes
    on every machine; engines that are up to date are not built again. It takes up to half a minute per game, and needs
    `pip install 'benben[web-build]'`.

    For example:

    - `benben web build`
    - `benben web build ra --anew`
cli-help-learn =
    Train nets that judge a game's tables, for the player `net`.

    In a loop, the champion plays against itself and a small net is trained on what it found. The net becomes the
    champion if it predicts games better and beats the champion clearly in the arena. The first champion is the fitted
    evaluation that comes with the game. Progress is saved in the folder after each step: if the command is stopped or
    killed, running it again resumes where it stopped. After each generation a plot is drawn there.

    At the end the champion plays against `search` with the same time, and is written in whole numbers, with a record of
    how it was made. Training needs PyTorch; playing with the result does not.

    For example:

    - `benben learn imhotep_duel --hours 1`
    - `benben learn ra --players 2 --generations 4 --out nets`
cli-help-bench =
    Measure the speed of this machine.

    In a clone of the repository this runs all of bench/, which compares with other engines (as `make bench` does;
    arguments after `--` are passed on); elsewhere it measures random games of each game, on one core and on all.
cli-help-games = List the games with their options, and the players you can name.
cli-help-check =
    Look for faults in a game: its rules, views, texts and secrets.

    A game is a name or a file. A hundred random games are played with the rules as plain Python, for eight seconds at most. Then compiled rules and the game's engine play the same games, as far as they are there. The exit code is 1 if there are faults.
cli-help-new =
    Write a file with a small game to change.

    NAME is the game's name and that of the file, NAME.py, in the current folder. A file that exists is not overwritten.

## What the help says of arguments and options.
cli-help-language = The language of the output.
cli-help-version = Show the version.
cli-help-help = Show this message and exit.
cli-help-install_completion = Install completion for the current shell.
cli-help-show_completion = Show completion for the current shell, to copy it or customize the installation.
cli-help-panel-game = Options of the game
cli-help-option = Any option of the game, as `benben games` lists them.
cli-help-game = The game, as in `benben games`, or its file, as in `./senet.py`.
cli-help-game_files = A file of a game, as in `./senet.py`. You can name several.
cli-help-seed = Makes chance repeatable.
cli-help-file = A record (.json), or a file of records (.jsonl).
cli-help-line = Which line of a .jsonl file.
cli-help-processes = The number of processes.
cli-help-threads = The number of threads.
cli-help-play-seat = Where you sit; 1 is the first seat. Several times: several people at this keyboard.
cli-help-play-player = The players in the other seats: one for all, or one for each.
cli-help-play-name = Your name, one for each of your seats.
cli-help-play-record = Save the game here when it ends or when you quit.
cli-help-serve-host = The address to listen on; 0.0.0.0 means every address of this machine.
cli-help-serve-port = The port; 0 picks any free port.
cli-help-serve-database = Where games are kept: an SQLite file, or an address such as postgresql://host/benben.
cli-help-serve-open = Open the table in your browser.
cli-help-serve-player = One more bot for the lobby, such as Mine=my_module:MyPlayer.
cli-help-serve-log_format = How the log is written.
cli-help-serve-config = Settings from a TOML file; BENBEN_… in the environment override it, and options override both.
cli-help-serve-show_settings = Only show all settings as such a file, with their meaning and where each comes from.
cli-help-serve-hosts = A name that this server answers to, such as play.example.org; may be given several times.
cli-help-serve-trust_proxy = The network of a trusted proxy, which says who asks, such as 127.0.0.1/32; may be given several times.
cli-help-serve-set = Any other setting, such as bot_pause=1; may be given several times.
cli-help-backup-file = Where the copy goes; the file must not exist yet.
cli-help-restore-file = A copy made by benben backup.
cli-help-restore-replace = Replace a database that has tables; the old one is kept next to it.
cli-help-prune-older_than = How long nothing must have happened: 90d are days, 12h hours, 8w weeks.
cli-help-prune-all = Also delete games that are not over.
cli-help-prune-dry_run = Only say how many tables would be deleted.
cli-help-simulate-out = Write one record per line to this file; - is standard output.
cli-help-simulate-table = Write a row per decision to a dataset in this folder, in Parquet; the same command resumes where it stopped.
cli-help-simulate-rotate = Move everyone on by one seat from game to game.
cli-help-simulate-games = How many games.
cli-help-simulate-seed = The same seed gives the same file, byte for byte.
cli-help-simulate-player = The players: one for all seats, or one for each.
cli-help-baselines-game = The game; all of them without it.
cli-help-baselines-players = For how many players; may be repeated.
cli-help-baselines-rounds = How many rounds: in a round, each line-up plays in each rotation of the seats.
cli-help-baselines-player = One more player, such as a learned one; may be repeated.
cli-help-baselines-json = The file with the results; each table of players is added when it is complete. Until then its games are in a journal next to the file, and the same command continues it.
cli-help-dataset-folder = Where to write it.
cli-help-dataset-positions = About how many positions, in whole games.
cli-help-arena-spec = The players, at least two.
cli-help-arena-games = How many games, in whole rounds; with --until-clear, at most this many.
cli-help-arena-seed = The same seed gives the same result.
cli-help-arena-until_clear = Stop as soon as all players can be told apart.
cli-help-arena-alpha = With --until-clear: how often equal players may be told apart.
cli-help-arena-anchor = The player whose rating is 0.
cli-help-arena-json = Write the result to this file; - is standard output.
cli-help-arena-journal = Store every game in this file, and continue from those already there.
cli-help-arena-ray = Play on a cluster, or on this computer, with Ray.
cli-help-arena-ray_address = Where the cluster is, such as auto; implies --ray.
cli-help-rate-command = The program, which speaks the line protocol on standard input and output.
cli-help-rate-mcp = The program, which plays as a client of the Model Context Protocol; {"{"}config{"}"} becomes a file that names the server.
cli-help-rate-games = How many games against each level; the same number in every seat.
cli-help-rate-level = Only against this level; may be given several times.
cli-help-rate-seed = The same seed gives the same chance and the same levels' dice.
cli-help-rate-seconds = How long the program may take per decision.
cli-help-rate-tokens = A budget of tokens per game; the program learns it, and the tokens it reports are counted.
cli-help-rate-tries = After this many illegal moves for a decision, a random move is played.
cli-help-rate-ladder_games = The least number of games in which the levels are measured against each other.
cli-help-replay-ply = Show only the position after this many plies.
cli-help-replay-seat = Show it as this seat saw it (1 is the first).
cli-help-replay-all = Replay all games in a server's database under the rules of this version, and list the differences.
cli-help-replay-json = One JSON object per line, for programs.
cli-help-review-top = How many turning points to show.
cli-help-review-numbers = Show the figures behind each explanation.
cli-help-review-json = Write the whole review as JSON; - is standard output.
cli-help-review-fresh = Make a new review even if one is stored.
cli-help-review-games = Simulated games for each move of a decision.
cli-help-review-seconds = Time limit for each decision, in seconds; not repeatable.
cli-help-review-seed = The same seed and games give the same review.
cli-help-verify-files = Records (.json), or files of records (.jsonl).
cli-help-verify-commitment = The commitment you were shown before the first move; the record's must be the same.
cli-help-count-depth = How many plies deep.
cli-help-count-seed = Start after this seed's dealer has dealt.
cli-help-check-game = A game's name, or the file of a game.
cli-help-check-games = How many random games are played.
cli-help-check-interpreted = Leave the comparison with compiled rules and the engine out.
cli-help-new-name = The name of the game: lower-case letters, digits and underscores.
cli-help-fit-games = How many games for each number of players.
cli-help-fit-seed = The same seed gives the same file.
cli-help-fit-players = For how many players; may be repeated.
cli-help-fit-out = Where to write it; - is standard output.
cli-help-fit-labels = Fit to games that search plays, kept in this folder; games already there are not played again.
cli-help-learn-folder = Where everything is kept: the games, the nets, and the progress.
cli-help-learn-generations = How many generations, including earlier ones.
cli-help-learn-hours = Start no generation that would probably end after this many hours, including those of earlier calls.
cli-help-learn-games = How many games per generation the champion plays against itself.
cli-help-learn-contest = How many games against the champion at most; half as many are played against search at the end.
cli-help-learn-simulations = Simulated games of search per move in the arena; others get the same time.
cli-help-learn-pace = How many simulations of a net, and of uct, take as long as one of search.
cli-help-learn-out = Where to write the nets.
cli-help-web-games = Which games; all if none is named.
cli-help-web-anew = Build them even if nothing has changed.
cli-help-people-who = The person's code from benben people list, or a name that only one person has.
cli-help-people-name = A name of at most 32 characters.
cli-help-people-file = A new file.
cli-help-people-undo = Let the person chat again.
cli-help-people-days = How many days the link is good.
cli-help-people-address = The address at which the person reaches the server.
cli-help-default-own_folder = the game's own folder
cli-help-default-hour = 1 without --generations
cli-help-default-measured = measured once
# What holds where an option is not given, in brackets after “default:”.
cli-help-default-terminal = the terminal's
cli-help-default-first_game = the first
cli-help-default-first_line = the first
cli-help-default-first_player = the first player
cli-help-default-home_file = a file in your home folder
cli-help-default-all_cores = all cores
cli-help-default-rounds = 100 or a few more
cli-help-default-spectator = a spectator
cli-help-default-before_chance = before the first chance
cli-help-default-every_number = every number
cli-help-default-own_file = the game's own file

## Why something is refused, after “benben:”.
cli-refused-language = there are no texts in { $name }; there are: { $known }
cli-refused-memory = there is not enough memory for this
cli-refused-option = --option { $text }: write it as NAME=VALUE
cli-refused-new_name = no game can be called { $name }: use lower-case letters, digits and underscores, begin with a letter, and choose a name that no other game has
cli-refused-new_exists = { $file } exists already; choose another name
cli-refused-players = { $named } players were named for { $seats } seats: name one for all, or one each
cli-refused-seat = --seat { $number }: seats are 1 to { $seats }, each given once
cli-refused-names = { $names } names were given for { $seats } of your seats
cli-refused-empty = { $file }: empty, contains no record
cli-refused-line = { $file }: there is no record on line { $line }
# What is wrong with a record, after where it stands.
cli-refused-record = { $place }: refused: { $reason }
cli-refused-ply = { $file }: the game has { $plies } plies, there is no ply { $ply }
cli-refused-no_seat = { $file }: { $seats } seats play, there is no seat { $number }
cli-refused-alpha = --alpha belongs to --until-clear: without it all games are played
cli-refused-linker = building engines needs a linker for WebAssembly: install it with { $command }
cli-refused-research = { $name } needs packages for research: install them with { $command }
cli-refused-engine = the engine of { $game } cannot be built: { $reason }
cli-refused-scipy = fitting needs scipy: install it with { $command }
cli-refused-torch = training needs PyTorch, SciPy and Matplotlib: install them with { $command }
cli-refused-baselines = no game has this number of players
cli-refused-pyarrow = a dataset needs PyArrow: install it with { $command }
cli-refused-features = { $game } has no features to fit an evaluation to
cli-refused-own_file = the game's own file is for every number of players: name another with --out
cli-refused-folder = { $folder } cannot be written to: name another file with --out
cli-refused-server = the table needs { $missing }: install it with { $command }
cli-refused-mcp = the Model Context Protocol needs its SDK: install it with { $command }
cli-refused-rate = name one program, with --command or with --mcp
cli-refused-rate_command = { $command }: not a command; quotes must be closed
cli-refused-level = --level { $level }: the levels are { $levels }
cli-refused-rotations = { $games } games do not let the program play in each of { $seats } seats equally often; ask for { $better }
cli-refused-replay = name a file, or give --all for the games of a server's database
cli-refused-other_copies = PostgreSQL has a program of its own for this: { $command }
cli-refused-there = { $file } already exists: name another file
cli-refused-occupied = there are tables in { $database }: with --replace the copy takes their place, and they are kept next to it
cli-refused-no_person = no one is called { $who }: see benben people list
cli-refused-several_people = several people are called { $who }; choose one by its code: { $people }
cli-refused-age = --older-than { $text }: write it as 90d, 12h or 8w
cli-refused-player = --player { $text }: write it as NAME=SPEC, such as Mine=my_module:MyPlayer
cli-refused-set = --set { $text }: write it as NAME=VALUE, such as bot_pause=1
cli-refused-player_twice = --player { $text }: there is another { $name }

## What is refused of players and programs, and why: their names stay as they are typed.
engine-no_player-own = { $unknown }; a player of your own is named as my_module:MyPlayer
engine-no_parameter = { $player } has no parameter '{ $name }'; it has: { $known }
engine-no_value = { $parameter } needs a value, as in { $example }
engine-twice = { $parameter } is given twice
engine-bad_whole = { $name }={ $value } is not possible: { $name } is a whole number from { $least } to { $most }
engine-bad_number = { $name }={ $value } is not possible: { $name } is a number from { $least } to { $most }
engine-bad_word = { $name }={ $value } is not possible: { $name } is one of { $words }
engine-no_parameters = { $player } has no parameters
engine-no_parameters-level = { $player } has no parameters; it stands for { $spec }
engine-player_name = '{ $name }' names no player: a name has letters, digits, - and _, at most 32
engine-player_several = several players that are installed are called '{ $name }'; say which one: { $players }
engine-open_spiel-no_bot = { $player } made { $kind } and no pyspiel.Bot
engine-policy-unobserved = { $game } has no observations, so no policy can play it: derive a class from { $base }
engine-dataset-none = { $path } is no dataset: it has no { $file }
engine-dataset-no_json = { $path } is not JSON
engine-dataset-foreign = { $path } does not describe a dataset: it has no “format”: “{ $format }”
engine-dataset-version = { $path } is of version { $version }; this Benben reads { $here }
engine-dataset-missing = { $path } does not say { $field }
engine-dataset-taken = { $path } is there already and is no dataset; name a new folder
engine-dataset-other = { $path } has another dataset: { $field } there is { $there }, not { $asked }; name another folder
engine-labels-foreign = { $folder } holds no labels: it has no { $file } of this version; name a new folder
engine-labels-other = { $folder } has other labels: { $field } there is { $there }, not { $asked }; name another folder
engine-labels-few = { $folder } has { $there } games, not { $asked }: play the others first
engine-loop-foreign = { $folder } holds nothing that `benben learn` wrote: it has no { $file } of this version; name a new folder
engine-loop-other = { $folder } was begun with other settings: { $field } there is { $there }, not { $asked }; name another folder
engine-loop-in_use = { $folder }: another process learns here
engine-player_taken = { $name } is a player already; choose another name for { $spec }
engine-person-games = who thinks ahead needs games to do so, as in { $example }
engine-search-games = a search plays at least one game, not { $games }
engine-search-seconds = a search thinks for more than 0 seconds, not { $seconds }
engine-evaluation-unfit = { $file } does not fit { $game } as it is now; run `benben fit { $game }` again
engine-evaluation-foreign = { $file } holds no evaluation: write one with `benben fit`
engine-no_net = there is no net for { $game } with { $players } players; `search` needs none
engine-net-foreign = { $file } cannot be read as a net: train one with `benben learn`
engine-net-unfit = { $file } is no net for { $game } as it is now: its { $field } is { $there }, not { $asked }
# What is wrong with a player of one's own: a class in a module of Python's. What Python says stays as it is.
engine-own-value = { $name }={ $value } is not possible: { $name } is { $kind }
engine-own-int = a whole number
engine-own-float = a number
engine-own-bool = yes or no
engine-own-str = a text
engine-own-no_module = { $player }: there is no module '{ $module }'; Python looks in the current folder, in those of PYTHONPATH and among what is installed
engine-own-needs_module = { $player }: its module needs another: '{ $module }'
engine-own-broken_module = { $player }: its module cannot be imported: { $error }
engine-own-no_class = { $player }: there is no such class or function; the players there: { $known }
engine-own-no_class-none = { $player }: there is no such class or function; no class there derives from { $base }
engine-own-no_player = { $player } is no player: derive a class from { $base } and give it { $method }, or write a function of a game and a seed that returns such a player
engine-own-no_method = { $player } has no { $method }, which returns the integer of a legal move
engine-own-signature = { $player } cannot be made: a player is made with a game and a seed, as { $signature } does, and then with parameters by name
engine-own-refused = { $player }: { $reason }
engine-own-failed = { $player } cannot be made: { $error }
engine-own-not_made = { $player } makes no player: it returned { $kind }, and nothing that derives from { $base }; a policy becomes a player by { $wrapper }
engine-own-init = { $player } cannot be made: its __init__ must call { $call }
engine-own-needs = { $player } needs { $name }, as in { $example }
# What is wrong with the plan of an arena, or a game to be reviewed.
engine-no_evaluation = there is no fitted evaluation for { $game } with { $players } players
engine-baselines-foreign = { $file }: this is no file of baselines; name a new file, or one that benben baselines wrote
engine-baselines-version = { $file }: this file is of another version of the protocol; name a new file
engine-arena-too_few = an arena needs at least two different players
engine-arena-rounds = { $games } games are not whole rounds: a round is { $size } games; ask for a multiple of that
engine-arena-twice = { $player } is named twice: an arena is for different players
engine-arena-alpha = alpha is the chance of a false alarm, between 0 and 1 (such as 0.05), not { $alpha }
engine-arena-anchor = the anchor '{ $anchor }' is not one of the players: { $players }
engine-arena-scipy = ratings need scipy: { $command }
engine-arena-killed = a process that played was killed; perhaps there was not enough memory
# What is wrong with the journal of an arena, after where it stands.
engine-journal-no_file = { $file }: a journal is read again later, so it must be a plain file
engine-journal-foreign = { $file }: this is no journal of an arena; name a new file, or one that an arena wrote
engine-journal-damaged = { $place }: this line is damaged; cut the file off before it to go on
engine-journal-no_result = { $place }: this line is no result of a game
engine-journal-twice = { $place }: game { $game } is in the journal twice
engine-journal-header = { $place }: the first line, which holds the plan, is damaged
engine-journal-version = { $file }: a journal of version { $version }; this benben writes { $known }
engine-journal-other_plan = { $file }: a journal of another plan: { $differing }. Ask for the same again, name a new file, or delete this one
engine-journal-differs = { $name } is { $there } there and { $here } here
engine-journal-in_use = { $file }: another arena is writing this journal
# What goes wrong with a cluster; what Ray says stays as it is.
engine-ray-missing = --ray needs Ray: { $command }
engine-ray-here = Ray cannot begin on this computer: { $error }
engine-ray-unreachable = Ray cannot be reached at { $address }: { $error }
engine-ray-lost = the cluster lost a game for good: { $error }
engine-review-not_over = the game is not over: only a finished game can be reviewed
engine-review-seconds = { $seconds } seconds are no budget: give a positive number
# Why the table cannot be served.
engine-serve-port = there is no port { $port }: ports are 0 to 65535
engine-serve-listen = cannot listen on { $host }, port { $port }: { $reason }
engine-serve-taken = the port is taken; is Benben running already? Another port will do as well
engine-serve-workers = several workers need PostgreSQL; on SQLite one process serves
engine-serve-rights = this port needs more rights; choose one from 1024 up
engine-serve-elsewhere = this machine does not have that address
engine-serve-unknown = no machine is known by that name
engine-store-address = “{ $address }” is no database address
engine-store-unusable = the database { $name } cannot be used: { $reason }
engine-store-version = its tables were made by another version of Benben
engine-store-readonly = it is read-only
engine-store-unopened = the file cannot be opened or made; look at its permissions
engine-store-foreign = the file is no database, or it is damaged
engine-store-damaged = the file is damaged
engine-store-full = the disk is full
engine-store-disk = the disk cannot be read or written, or it is full
engine-store-locked = another program keeps it locked
engine-store-no_driver = its driver is not installed ({ $error })
engine-store-folder = its folder cannot be made ({ $reason })
engine-store-served = another server serves it already; stop that one first, or use PostgreSQL for several
engine-store-busy = more changes are waiting than it can keep up with
engine-store-closed = the server is stopping
engine-store-unreachable = it cannot be reached ({ $error })
engine-store-slow = it did not answer in time
engine-store-no_file = there is no such file
engine-store-not_ours = it is no database of Benben's

# What differs when a stored game is played again.
engine-differs-game = its game cannot be had any more: { $reason }
engine-differs-rules = played by version { $stored } of the rules, now it is version { $found }
engine-differs-ply = stored is “{ $stored }”, by the rules it is “{ $found }”
engine-differs-move = stored is “{ $stored }”, the rules refuse it: { $reason }
engine-differs-over = stored as going on, by the rules it is over
engine-differs-not_over = stored as over, by the rules it goes on

# What is wrong with a setting, after where it was given.
engine-setting-unknown = { $place }: there is no setting “{ $name }”; benben serve --show-settings lists them all
engine-setting-unknown-close = { $place }: there is no setting “{ $name }”; perhaps { $close } is meant
engine-setting-bad = { $place }: { $name } cannot be “{ $value }”; it must be { $right }
engine-setting-no_toml = { $file }: not a TOML file
engine-setting-no_toml-place = { $file }: not a TOML file: line { $line }, column { $column }
engine-setting-right-yes_no = true or false
engine-setting-right-text = a text in quotes
engine-setting-right-folder = a folder, in quotes
engine-setting-right-seconds = a number that is not too small, such as 2.5
engine-setting-right-share = a number from 0 to 1, such as 0.2
engine-setting-right-count = a whole number from 0 up
engine-setting-right-some = a whole number from 1 up
engine-setting-right-port = a whole number from 0 to 65535
engine-setting-right-rate = a rate such as 20/minute or 300/10 seconds
engine-setting-right-networks = a list of networks such as 127.0.0.1/32 or 10.0.0.0/8
engine-setting-right-names = a list of names such as play.example.org
engine-setting-right-address = an address such as http://192.168.1.5:8000
engine-setting-right-mail_server = an address such as smtps://user:password@mail.example.org
engine-setting-right-mail_box = a sender such as Benben <benben@example.org>
engine-setting-right-webhook = an address such as https://chat.example.org/hook
engine-setting-right-log_format = text or json
engine-setting-right-language = a language such as de
engine-setting-right-people = off, open or invited
engine-setting-right-talk = chat, reactions or off
engine-setting-right-players = a table of names and specs, such as Mine = "search:seconds=1"

# What each setting means, above its line of a file.
engine-settings-default = The default.
engine-settings-host = The address to listen on; 0.0.0.0 is every address of this machine.
engine-settings-port = The port; 0 takes any free one.
engine-settings-workers = How many processes serve one PostgreSQL; more than one needs it.
engine-settings-log_format = The form of the log: text for people, json for programs.
engine-settings-open_tables = Whether people may list their tables for everyone in the lobby.
engine-settings-talk = What players may say to each other at a table: chat (texts and reactions), reactions only, or off. A table can allow less.
engine-settings-talk_rate = Lines that one seat may say.
engine-settings-hosts = Names that this server answers to, besides localhost, addresses in figures, this machine's name and that of guests; a star stands for any part, as in *.example.org.
engine-settings-trust_proxy = Networks of proxies whose headers give the visitor's address and the name and protocol of the request (X-Forwarded-For, -Host, -Proto).
engine-settings-metrics = Networks that may read /metrics, and the exact fault in /api/ready.
engine-settings-database = Where games are kept: an SQLite file, or an address such as postgresql://host/benben.
engine-settings-static = The folder of the built front end.
engine-settings-players = Bots for the lobby to offer besides the levels: their names, and the specs that make them.
engine-settings-free_players = Whether the maker of a table may give a bot any spec of a player, such as search:seconds=20, besides the levels and players.
engine-settings-thinking = Where bots, hints and reviews think: local for this machine, ray or ray://HOST:10001 for a cluster.
engine-settings-thinking_places = How many bots, hints and reviews think at the same time on this machine, each in a thread (players from elsewhere in a process); the others wait.
engine-settings-thinking_memory = How many bytes of the bots' results are kept for their next moves; 0 keeps nothing.
engine-settings-thinking_budget = Seconds of thinking that one address may use in a minute before others come first.
engine-settings-rest_after = Seconds without a spectator after which bots that play among themselves rest.
engine-settings-bot_pause = The shortest time of a bot's move, in seconds, so that people can follow it.
engine-settings-bot_seconds = The longest time that a bot thinks about a move, in seconds, even if its spec says more.
engine-settings-bot_timeout = Seconds, waiting included, after which a simpler bot moves in a bot's place.
engine-settings-stand_in = The bot that takes an empty seat, and that plays for a person who has left.
engine-settings-stand_in_after = Seconds without a window open on the table after which a bot may stand in for a person.
engine-settings-deadline_check = Seconds after which the server looks for deadlines again, in case the machine’s clock was set or another worker ended.
engine-settings-notify_after = Seconds after which a person who is not at the table is notified that it is their turn.
engine-settings-vacation_days = The most days of vacation that a table over days gives each player; 0: none.
engine-settings-hint_seconds = Seconds of thinking for a hint.
engine-settings-hint_games = At most so many simulated games for a hint; without it as many as there is time for.
engine-settings-hint_timeout = Seconds, waiting included, after which a hint is refused.
engine-settings-review_games = Simulated games for each move of a decision of a game that is reviewed.
engine-settings-reviews_waiting = How many reviews may wait or be under way; one more is refused.
engine-settings-message_limit = The largest request body and socket message, in bytes.
engine-settings-hello_timeout = Seconds that a socket may stay silent before it says hello.
engine-settings-ping_interval = Seconds between pings of a socket; one that does not answer for as long again is closed.
engine-settings-send_timeout = Seconds after which a connection that does not take its messages is closed.
engine-settings-header_timeout = Seconds after which a connection that has not sent the head of its request is closed.
engine-settings-connections = How many connections may be open; without it as many as the system's limit of open files allows.
engine-settings-kept_for_seats = The part of the connections that spectators may not take, from 0 to 1, so that players always find a place.
engine-settings-connections_per_address = Open connections from one address; those of trusted proxies do not count.
engine-settings-unidentified_per_address = Connections from one address without a request or a hello so far.
engine-settings-watchers_per_table = Spectators' sockets at one table.
engine-settings-watchers_per_address = Spectators' sockets at one table from one address.
engine-settings-sockets_per_address = Spectators' sockets from one address, at all tables.
engine-settings-sockets_per_seat = Sockets of one person at one table.
engine-settings-create_rate = New tables from one address.
engine-settings-hint_rate = Hints for one address.
engine-settings-review_rate = Reviews started from one address.
engine-settings-request_rate = All requests from one address, files and sockets included.
engine-settings-move_rate = Moves and other changes of tables from one address.
engine-settings-seat_rate = Messages of one person at one table; more of them count against message_rate.
engine-settings-message_rate = Messages from one address that no seat's limit covers.
engine-settings-address_rate = All messages from one address.
engine-settings-seat_arrival_rate = How often one person may come to one table; more arrivals count against arrival_rate.
engine-settings-arrival_rate = How often sockets from one address may come to tables, without those of seats.
engine-settings-guests = The address at which others reach this server, such as http://192.168.1.5:8000, for invitations; without it the server finds it out.
engine-settings-mail_server = The SMTP server for e-mails about turns, such as smtp://user:password@mail.example.org:587 (STARTTLS) or smtps:// (TLS); without it none are sent.
engine-settings-mail_from = The sender of e-mails.
engine-settings-mail_rate = How often one address may have a mailbox asked.
engine-settings-webhook = An address that gets a signed JSON message when it is somebody’s turn, as for the chat of a club.
engine-settings-webhook_secret = The secret that signs these messages (Standard Webhooks): whsec_ and Base64, or any text.
engine-settings-webhook_language = The language of these messages.
engine-settings-people = Who gets an identity that other devices can sign in to: open (everyone at the first game), invited (people whom the host has invited with benben people invite), off (no one; everyone is a guest). A link is always enough to play.
engine-settings-ratings = Whether the maker of a table may let its game count for ratings of people.
engine-settings-forget_after = Days after which the server removes people who have not visited, and guests’ names and tokens from finished games; 0 keeps everything.
engine-settings-person_rate = New people from one address.
engine-settings-sign_in_rate = Attempts to sign in from one address.
engine-settings-people_rate = Other requests about people from one address, such as for their games.
engine-settings-download_rate = Downloads of all one’s data or games from one address.
engine-settings-tables_in_memory = How many tables stay in memory; of the others, those without an open window go back to the store.
engine-settings-presence_pause = Seconds in which people who come or leave are announced together.
