### What the command line says in English. What all share is in ../texts, a game's own words in its folder.

cli-loading = Getting the rules ready
cli-compiling = Compiling the rules for this machine (only the first time; they are stored in { $folder })

cli-games-game = { $name }: { $title } (rules version { $version })
cli-games-option = Option
cli-games-choices = Choices
cli-games-default = Default
cli-games-about = What it is
cli-games-letters = { $letters } for each of { $parts }
cli-games-example = For example: { $example }
cli-games-players = Players, as named with --player
cli-games-spec = Player
cli-games-meaning = What it does
cli-games-own = a class of your own, such as examples.own_player:OwnPlayer; parameters as above, after another colon

cli-play-title = { $title } ({ $options })
# What side of a site is played: { $meaning } begins with the letter.
cli-play-letter = { $part } { $meaning }
cli-play-commitment = The dealer's secret is committed to; note this to check it later: { $commitment }
cli-play-thinking = { $name } is thinking
cli-play-numbers = the moves are numbered 1 to { $most }
cli-play-meant = “{ $text }” is not a complete move; did you mean { $moves }?
cli-play-help =
    Type the number of a move, or its notation (the words at its end).
    undo       take back your last move, if nothing was revealed since
    table      show the table again
    save FILE  save the game as it stands
    quit       leave; with --record the game is saved
cli-play-nothing_to_undo = There is nothing to take back.
cli-play-revealed = That cannot be taken back: something was revealed since.
cli-play-others_decided = That cannot be taken back: somebody else has decided since.
cli-play-undone = Taken back: { $move }
cli-play-save_where = Save where? Type: save FILE
cli-play-saved = Saved: { $file }
cli-play-not_saved = Not saved: { $file }: { $reason }
cli-play-left = You left the game; it is not saved.

cli-receipt-title = Where the points came from
cli-receipt-epoch = Epoch
cli-receipt-item = For
cli-receipt-total = Total
cli-outcome =
    { $count ->
        [one] { $winners } wins with { $points } ({ $reason }).
       *[other] { $winners } win together with { $points } ({ $reason }).
    }

cli-serve-ready = The table is open at { $address } (Ctrl-C closes it)

cli-fit-playing = Playing with { $players } players
cli-fit-fitting = Fitting for { $players } players
cli-fit-quality = On games that were held out
cli-fit-players = Players
cli-fit-log_loss = Log loss
cli-fit-log_loss_score = … by points
cli-fit-log_loss_even = … guessing
cli-fit-calibration_error = Calibration error
cli-fit-r2_points = R² of points
cli-fit-weights = What matters most for the chance to win, by players
cli-fit-feature = Feature
cli-fit-meaning = What it measures
cli-fit-written = Written to { $file }.

cli-simulate-busy = Playing
cli-simulate-clock = A player with a time limit is not repeatable: the same seed may give another file.
cli-simulate-player = Player
cli-simulate-seat = Seat
cli-simulate-games = Games
cli-simulate-won = Won
cli-simulate-share = Won %
cli-simulate-interval = 95 % interval
cli-simulate-points = Mean points
cli-simulate-speed = { $games } games, { $moves } moves a game, { $speed } games a second

cli-arena-busy = { $games } of { $total } games, { $left } left
cli-arena-busy-until_clear = { $games } games, { $total } at most, up to { $left } left
cli-arena-clock = A player with a time limit is not repeatable: the same seed may give another result.
cli-arena-resumed = Continuing after { $games } games from { $file }
cli-arena-nothing = No rotation is complete yet, so there are no results.
cli-arena-kept = Interrupted. { $games } games are stored in { $file }. To continue, run: { $command }
cli-arena-lost = Interrupted, and no game is stored. With --journal FILE the next run can be continued.
cli-arena-failed = { $player } failed at { $failures } of its decisions, and simpler players moved in its place. First: { $reason }
cli-arena-clear = All players are told apart after { $games } games (false alarms: at most { $alpha }).
cli-arena-unclear = After { $games } games not told apart (false alarms: at most { $alpha }): { $pairs }
cli-arena-games = { $games } games of { $total }, { $moves } moves a game
cli-arena-anchor = Ratings in points with 95 % intervals, relative to { $player }; 400 points are odds of ten to one.
cli-arena-player = Player
cli-arena-against = Against
cli-arena-rating = Rating
cli-arena-games_head = Games
cli-arena-won = Won
cli-arena-won_by = Won by { $player }
cli-arena-share = Won %
cli-arena-fair = Fair %
cli-arena-interval = 95 % interval
cli-arena-points = Mean points
cli-arena-mean = Mean time
cli-arena-longest = Longest
cli-arena-difference = Difference
cli-arena-clear_after = Clear after
cli-arena-lineup = At the table

cli-replay-ply = Ply { $ply }: { $move }
cli-replay-hidden = (shown to one player only)

cli-verify-fine =
    { $records ->
        [one] { $file }: valid. { $plies } plies, every move legal, { $outcomes } outcomes of chance recomputed, result and digest correct.
       *[other] { $file }: { $records } valid records. { $plies } plies, every move legal, { $outcomes } outcomes of chance recomputed, results and digests correct.
    }
cli-verify-seeded = The dealer was seeded: repeatable, but whoever chose the seed could predict every outcome.
cli-verify-committed = Every outcome follows from the secret, and the secret fits the commitment { $commitment }
cli-verify-secret = The game is not over: its outcomes can be checked when the secret behind { $commitment } is revealed.
cli-verify-running =
    { $records ->
        [one] One game is not over.
       *[other] { $records } games are not over.
    }
cli-verify-resigned =
    { $records ->
        [one] One game was given up: somebody resigned.
       *[other] { $records } games were given up: somebody resigned.
    }

cli-review-busy = Reviewing the game
cli-review-kept = This is the stored review ({ $file }); --fresh makes a new one.
cli-review-title = { $game }: chances to win
cli-review-ply = Ply
cli-review-turnings = Turning points
cli-review-turning = Ply { $ply }: { $what }
cli-review-none = No turning points: no mistake that the search is sure of, and no luck that changed the chances much.
cli-review-player = Player
cli-review-decisions = Decisions
cli-review-lost = Loss per decision
cli-review-mistakes = Mistakes
cli-review-won = Won

cli-count-busy = Counting to depth { $depth }
cli-count-title = { $name } ({ $options })
cli-count-depth = Depth
cli-count-positions = Positions
cli-count-lines = Lines

cli-bench-title = Random games, medians of { $rounds } rounds, wall time. In a clone of the repository `make bench` compares with other engines.
cli-bench-game = Game
cli-bench-cores = Threads
cli-bench-moves = Moves a second
cli-bench-games = Games a second
