### What the table, the lobby and the command line say in English. A game's own words lie in its folder.

## The command line

cli-seat = Player { $number }

## The table

page-newer = There is a new version of Benben. Load this page again to go on: nothing of your games is lost.
page-reload = Load again
table-to-lobby = To the lobby
table-cannot-open = This table cannot be opened
table-line-connecting = Connecting …
table-line-lost = Connection lost, trying again …
table-line-unsent = Connection lost, trying again … Your move will be sent then.
table-line-slow = Waiting for an answer …
table-settings = Settings
table-motion = Motion
table-motion-off = Off
table-motion-slow = Slow
table-motion-normal = Normal
table-motion-fast = Fast
table-theme = Colors
table-theme-auto = Device
table-theme-light = Light
table-theme-dark = Dark
table-sound = Sound
table-confirm = Ask before a move that cannot be taken back
table-keys = Keys
table-key-undo = Take back
table-key-hint = Ask for a hint
table-key-moves = Show all moves
table-key-digits = Play one of the listed moves
table-key-receipt = Show the receipt
table-key-text = The table in words, and back
table-key-rules = Open the rules, at the rule of what is explained
table-key-steps = In the review: a step back, a step on
table-key-back = Let go of what is chosen; close what is open
table-key-list = This list
table-language = Language
table-undo = Undo
table-undo-nothing = There is nothing of yours to take back
table-as-text = The table in words
table-players = Players
table-players-and-log = Players and log
table-seat-open = Open seat
table-you = you
table-away = away
table-to-move = to move
table-thinking = thinking …
table-winner = winner
table-board = Board
table-no-board = This game has no drawn board here: read the table in words, and play with the buttons.
table-board-missing = The board of this game could not be shown: read the table in words, and play with the buttons. Reload the page to try again.
table-log = What happened
table-log-empty = Nothing yet
table-log-set-up =
    { $count ->
        [one] The table is set up: one step
       *[other] The table is set up: { $count } steps
    }
table-trail = The last moves
table-moves = What can be done
table-all-moves = All moves
table-let-go = Let go
table-again-to-play = Again to play: { $move }
table-legal = Possible now: { $moves }.
table-dismiss = Close this message
table-close = Close
table-play-again = Play again
table-record = Download the game
table-receipt = Receipt
table-receipt-so-far = Points so far
table-receipt-resigned = The game was given up. These are the points until then.
table-receipt-hidden = The points of the others stay face-down until the end.
table-receipt-partly = What lies face-down is not counted yet.
table-receipt-counts = In brackets: how many are counted.
table-scored = { $part } is scored
table-item = For
table-total = Total
table-won-by =
    { WHO($seat) ->
        [you] You win
       *[other] { $seat } wins
    }: { $reason }
table-resigned =
    { WHO($seat) ->
        [you] you have resigned
       *[other] { $seat } has resigned
    }
table-leave = Leave the game
table-leave-of = Leave the game: { $seat }
table-leave-two = The game ends here, and { $seat } wins.
table-leave-more =
    { WHO($seat) ->
        [you] A bot plays on for you until you take your seat back. You can do that here at any time.
       *[other] A bot plays on for { $seat } until the seat is taken back. It can be taken back here at any time.
    }
table-resign = Resign
table-stay = Keep playing
table-bot-sits = Let a bot take this seat
table-stands-in = a bot plays
table-back-why = A bot plays in your place.
table-back = Take your seat back
table-you-watch = You are watching.
table-watching =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
table-again-asked =
    { WHO($seat) ->
        [you] You want
       *[other] { $seat } wants
    } to play again.
table-again-made = The next game is ready.
table-again-go = Go there
table-again-gone = The table of the next game has been deleted.
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-points-of = Points of { $seat }
table-points-hidden = Points face-down
table-points-partly =
    { $points ->
        [one] { $points } point, and what lies face-down
       *[other] { $points } points, and what lies face-down
    }
# In little room: so many points, and what lies face-down.
table-partly = { $points }+
table-end-won =
    { WHO($seat) ->
        [you] You win
       *[other] { $seat } wins
    }
table-end-ahead =
    { $points ->
        [one] By 1 point
       *[other] By { $points } points
    }
table-end-won-ahead =
    { WHO($seat) ->
        [you] You win
       *[other] { $seat } wins
    } by { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-end-shared = { $names } share the victory
table-end-place =
    { $place ->
        [2] Second
        [3] Third
        [4] Fourth
       *[5] Fifth
    } of { $seats ->
        [3] three
        [4] four
       *[5] five
    }
table-end-resigned =
    { WHO($seat) ->
        [you] You have resigned
       *[other] { $seat } has resigned
    }
table-end-bot =
    { WHO($seat) ->
        [you] A bot finished the game for you.
       *[other] A bot finished the game for { $seat }.
    }
table-end-places = Places
table-end-place-of = { $place }.
table-moment-best =
    { WHO($seat) ->
        [you] Your best move:
       *[other] Best move, by { $seat }:
    } { $move } (worth { $percent } %)
table-moment-worst =
    { WHO($seat) ->
        [you] Your costliest move:
       *[other] Costliest move, by { $seat }:
    } { $move } (cost { $percent } %)
table-moment-none = The review found no move that stands out.
table-moment-find = Find the best and the worst move
table-hint = Hint
table-hint-thinking = Thinking …
table-hint-title = Hint
table-hint-close = Close the hint
table-hint-of-hundred = of 100
table-hint-level = level in points
table-hint-ahead =
    { $points ->
        [one] 1 point ahead
       *[other] { $points } points ahead
    }
table-hint-behind =
    { $points ->
        [one] 1 point behind
       *[other] { $points } points behind
    }
table-hint-spoken = { $move }: you win { $chance } of 100, expected { $margin }
table-hint-spoken-chance = { $move }: you win { $chance } of 100
table-hint-here =
    { $count ->
        [one] One idea. { $best }
       *[other] { $count } ideas, the best first. { $best }
    }
table-hint-before = The idea before
table-hint-after = The next idea
table-hint-do = Play this
table-hint-play = Play: { $move }
table-hint-games =
    { $games ->
        [one] From one simulated game
       *[other] From { $games } simulated games
    }
table-chance-of =
    { WHO($seat) ->
        [you] You { $chance } of 100
       *[other] { $seat } { $chance } of 100
    }
table-review = Review the game
table-review-close = Back to the table
table-review-about = Every decision of this game is analyzed: how everybody’s chances went up and down, and where the game turned.
table-review-start = Start the review
table-review-watching = Whoever plays at this table can start a review of the game; then everybody here sees it.
table-review-waiting = Next in line: other games are being reviewed …
table-review-thinking = Thinking: { $done } of { $total } decisions
table-review-goes-on = You may leave this page: the review goes on and is kept.
table-review-percent = { $percent } percent analyzed
table-review-failed = The review has failed.
table-review-again = Try again
table-review-here =
    { $count ->
        [0] The review is here; the game had no turning points.
        [one] The review is here: one turning point.
       *[other] The review is here: { $count } turning points.
    }
table-review-graph = Everybody’s chance to win over the game, from 0 to 100
table-review-turns = Turning points
table-review-no-turns = There were none: nobody’s chances changed much at once.
table-review-after = After move { $number } of { $total }
table-review-end = The end, after { $total } moves
table-review-at-move = Move { $number }
table-review-after-move = After move { $number }
table-review-then =
    { WHO($seat) ->
        [you] Then you:
       *[other] Then { $seat }:
    } { $move }.
table-review-fine = Nothing was better.
table-review-copy = Copy the link to this position
table-review-run = Play by itself
table-review-pause = Stop
table-review-steps = Step through the game
table-review-position = Position
table-review-first = To the start
table-review-turn-back = To the turning point before
table-review-back = A step back
table-review-next = A step on
table-review-turn-next = To the next turning point
table-review-last = To the end
table-invite = Invitation
table-invite-to = Invite to { $game }
table-invite-why =
    { $count ->
        [one] Send this link to the person you want to play with. The game begins when they join.
       *[other] Send this link to the { $count } people you want to play with. The game begins when all have joined.
    }
table-invite-aside = Look at the table meanwhile
table-link = Link to this table
table-link-here = This link works on this computer only.
table-link-how = For others in your network to join, stop the server and start it with:
table-copy = Copy link
table-copied = Copied
table-share = Share …
table-share-title = A game of { $game }
table-qr = The link as a QR code
table-move = Continue on another device
table-move-why = This link takes your seat to the browser that opens it; here you then only watch. It works once, within 24 hours. Anybody who has it can take your seat, so send it to nobody else.
table-move-lost = Give this seat to somebody else
table-move-lost-of = Give this seat to somebody else: { $seat }
table-move-lost-why = The first to open this link plays on in the place of { $seat }, unless { $seat } comes back before. It works once, within 24 hours.
table-move-withdraw = Make the link invalid
table-moved = Your seat is on another device now.
table-forgetful = This browser keeps nothing: when you close this window, your seat is lost.
table-forgetful-site = This browser keeps nothing: when you close this window, the game is lost.
table-why-not = That is not possible now.
table-why-possible = That is possible now.
table-prompt-waiting =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }

## The rules in words

rules-title = Rules
rules-close = Close the rules
rules-search = Search the rules
rules-none = Nothing here speaks of “{ $words }”.
rules-link = Rule { $number }: a link to it

## The lobby

lobby-title = Benben
lobby-offline = Benben is not connected
lobby-offline-why = The server cannot be reached. It keeps the rules, the bots and the games: without it nobody can move, and no table can be set.
lobby-offline-kept = Your tables are kept there and wait for you. One that was open in this browser still shows how it stood.
lobby-about = Board games of ancient Egypt, against people and bots
lobby-page-title = Benben – board games of ancient Egypt
lobby-subtitle = Board games of ancient Egypt, with friends and bots
lobby-games = Choose a game
lobby-for-players = { $least }–{ $most } players
lobby-for-so-many =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
# How long a game takes, as in: 30–45.
lobby-minutes = { $minutes } min
lobby-play-now = Play now
lobby-play-friend = Play with a friend
lobby-learn = Learn
lobby-learn-some = Learn: { $done } of { $all }
lobby-learn-done = Learn: all done
lobby-options = Options
lobby-close = Close
lobby-cancel = Cancel
lobby-try-again = Try again
lobby-invite = Make the invitation
lobby-name-why = Your friend will see it on the invitation.
lobby-continue = Continue
lobby-with = with { $names }
lobby-your-turn = Your turn
lobby-turn-of = { $seat } to move
lobby-their-turn = Waiting for { $seat }
bot-name-seshat = Seshat
bot-name-thoth = Thoth
bot-name-sobek = Sobek
bot-name-bastet = Bastet
bot-name-khnum = Khnum
bot-name-neith = Neith
bot-name-ptah = Ptah
bot-name-sekhmet = Sekhmet
lobby-won = You won
lobby-shared = You share the victory
lobby-won-by = Won by { $names }
lobby-gone = No longer here
lobby-more-tables =
    { $count ->
        [one] 1 more table
       *[other] { $count } more tables
    }
lobby-finished =
    { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
lobby-forget = Remove from this list
lobby-usual = The usual rules
lobby-option = { $option }: { $choice }
lobby-option-off = { $option }: no
lobby-option-file = { $option }: from a file of one’s own
lobby-all-letters = All { $letter }
lobby-file-choose = Choose a file …
lobby-file-forget = Back to { $usual }
lobby-file-how = How the file is written
lobby-file-save = Save this as a file to change
lobby-file-too-large = “{ $file }” is too long: at most { NUMBER($most, useGrouping: 0) } characters are read.
lobby-file-unreadable = “{ $file }” could not be read.
lobby-players = Players
lobby-seats = Who sits where
lobby-seat = Seat { $number }
lobby-strength = Strength of the bot on seat { $number }
lobby-name = Name on seat { $number }
lobby-name-hint = Name
lobby-open-hint = whoever opens the link
lobby-kind-me = You
lobby-kind-here = Somebody else at this screen
lobby-kind-open = Open seat, by link
lobby-kind-bot = Bot
lobby-level-novice = Novice
lobby-level-novice-about = Sees only what the next move brings, misjudges even that, and has favourite mistakes.
lobby-level-casual = Casual
lobby-level-casual-about = Sees only the next move, too, but misjudges it less.
lobby-level-skilled = Skilled
lobby-level-skilled-about = Judges the next move well, and thinks ahead now and then at most.
lobby-level-strong = Strong
lobby-level-strong-about = Thinks a little ahead.
lobby-level-expert = Expert
lobby-level-expert-about = Thinks ahead, but only for a moment.
lobby-level-master = Master
lobby-level-master-about = As strong as can be: thinks ahead for about two seconds a move.
# A bot that whoever runs the server has added, by its name.
lobby-bot = { $name }
lobby-bot-about = Added by whoever runs this server.
lobby-hints = Hints
lobby-hints-about = Whoever is to move may ask for the best moves.
lobby-start = Start the game
lobby-starting = Setting the table …
lobby-invited-by = { $name } invites you to { $game }
lobby-join-title = Join a table of { $game }
lobby-your-name = Your name
lobby-choose-seat = Who sits there
lobby-open-for-you = Sit here
lobby-join = Join
lobby-watch = Watch
lobby-claim = Play here
lobby-claim-as = You continue as { $name }.
lobby-claim-why = The device that has had this seat so far will then only watch.
## Lessons

lesson-title = Learn { $game }
lesson-scenes = The scenes of the lesson
lesson-scene = Scene { $number } of { $all }
lesson-scene-done = Scene { $number } of { $all }, done
lesson-next = Next
lesson-back = Back
lesson-again = Once more
lesson-show = Show me
lesson-rule = Rule { $number }
lesson-brought = What it brought you
lesson-first-game = Play a first game
lesson-first-why = The lesson is over. In a first game against a novice you get advice whenever something new has to be decided.
lesson-none = There is no lesson for this game yet.
lesson-hint = Hint
lesson-problems = Problems
lesson-problem = Problem { $number } of { $all }
lesson-problem-done = Problem { $number } of { $all }, solved
lesson-problem-say = A position from a game between skilled players. One move is clearly better than every other.
lesson-problem-do = Find the best move.
lesson-problem-other = { $move }: wins { $games } games of 100. There is a move that wins { $best }.
lesson-problem-solved = Right, that is the best move. The figures tell why:
lesson-problem-compare = On average
lesson-problem-chance = Games won of 100
lesson-problem-of = { $item } ({ $seat })
lesson-problem-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lesson-problem-margin = Found by a search, checked by a stronger one: ahead of every other move by { $low } to { $high } games of 100 (95 % interval). Points are those at the end, over { $games } games played on by skilled players.
lesson-problem-hint-own = Think of this: { $items }
lesson-problem-hint-others = Think of what the others get: { $items }
lesson-problem-hint-none = Think of what becomes possible after your move.
advice-title = Advice
advice-close = Got it
advice-off = No more advice
table-think-here = When I play alone, bots and hints think on this device
advice-setting = Advice in a first game

## Why something was refused

error-offline = The server cannot be reached.
error-unknown = Something went wrong; please try again.
error-unknown-table = There is no such table; it may have been deleted.
error-unknown-page = There is nothing at this address.
error-wrong-method = This cannot be done at this address.
error-stranger = You have no seat at this table.
error-only-watching = You are only watching here.
error-malformed = The request was not understood: { $detail }
error-too-large = The request is too large; at most { $limit } bytes are read.
error-too-often =
    { $seconds ->
        [one] Too many requests; please wait a second.
       *[other] Too many requests; please wait { $seconds } seconds.
    }
error-too-many-sockets = Too many windows are open on this table.
error-wrong-host = This server does not answer to the name { $host }. Whoever runs it can add it to the setting hosts.
error-foreign-origin = The page { $origin } is not this server's, so nothing is done for it here.
error-full = The server is full: the last places are kept for players. Please try again in a minute.
error-not-text = The message was not text.
error-no-hello = The first message must say hello.
error-silence = The connection was silent for too long.
error-unknown-game = There is no such game: { $detail }
error-bad-options = The game cannot be played like this: { $detail }
error-bad-player = There is no such bot: { $detail }
error-bad-name = A name has 1 to { $most } characters. At least one of them must be visible, and line breaks and control characters are not possible.
error-bad-seats = The table has { $seats } seats, but the game needs { $players }.
error-nobody-can-come = Nobody else can come: this table lies in your browser alone.
error-bad-record = This cannot be shown: { $reason }
error-nothing-open = Every seat of this table is taken.
error-seat-taken = This seat is taken.
error-no-seat-link = This link leads to no seat any more: it was used already, or made invalid.
error-seat-link-expired = This link has expired: it worked for 24 hours.
error-not-the-maker = Only whoever made this table can do that.
error-no-person-there = No person sits there.
error-person-is-here = Somebody sits here: the seat can be given to somebody else when they have been away for { $seconds } seconds.
error-played-on = You play on at another table already; it can be done there.
error-still-here = Somebody sits here: a bot may play for them when they have been away for { $seconds } seconds.
error-no-such-seat = There is no such seat: the table has { $seats }.
error-not-your-seat = This is not your seat.
error-late = The game has moved on in the meantime; nothing was done.
error-not-your-turn = It is not your turn.
error-waiting = Not everybody is seated yet.
error-over = The game is over.
error-not-over = That is shown when the game is over.
error-malformed-move = That is not a move: { $detail }
error-illegal = “{ $move }” is not possible now: { $reason }
error-nothing-to-undo = There is nothing of yours to take back.
error-revealed = Something was revealed since; that cannot be taken back.
error-others-decided = Somebody else has decided since; that cannot be taken back.
error-no-hints = This table was made without hints.
error-stale = The game has moved on in the meantime; ask again.
error-busy = The server is busy with other games; please try again in a moment.
error-unreadable = This game was started with other rules and cannot be continued here.
error-storage = The game could not be saved; nothing was done. Please try again.
error-not-ready = Nothing can be stored now: { $reason }
error-internal = Something went wrong in the server; it is in its log. Please try again.

## Hints and reviews: what is told about a move and about a game. A chance is a whole number of percent.

hint-ahead =
    { WHO($seat) ->
        [you] You: { $chance }
       *[other] { $seat }: { $chance }
    } { $margin ->
        [one] % to win, 1 point ahead
       *[other] % to win, { $margin } points ahead
    }
hint-behind =
    { WHO($seat) ->
        [you] You: { $chance }
       *[other] { $seat }: { $chance }
    } { $margin ->
        [one] % to win, 1 point behind
       *[other] % to win, { $margin } points behind
    }
hint-level =
    { WHO($seat) ->
        [you] You: { $chance }
       *[other] { $seat }: { $chance }
    } % to win, level in points
hint-chance =
    { WHO($seat) ->
        [you] You: { $chance }
       *[other] { $seat }: { $chance }
    } % to win
review-mistake =
    { WHO($seat) ->
        [you] You lose
       *[other] { $seat } loses
    } { $lost } % ({ $before } % to { $after } %): { $move }
review-better = Better was: { $move } ({ $chance } %)
review-luck-good =
    { WHO($seat) ->
        [you] Luck for you
       *[other] Luck for { $seat }
    } (+{ $shift } %): { $events }
review-luck-bad =
    { WHO($seat) ->
        [you] Bad luck for you
       *[other] Bad luck for { $seat }
    } (−{ $shift } %): { $events }
review-judge-net = Judged by a trained net
review-judge-linear = Judged by the fitted evaluation
review-judge-playouts = Simulated games played to their end

## How you score

scoring-title = How you score
scoring-all = All rules
scoring-parts = What the rules show
scoring-rule = Open rule { $number }
scoring-points = Points

# ---- the page without a server ----
site-record-other = it is not the record of a game that was played to its end at a table.
site-not_built = The page was not built for the site yet: run make site in a clone of the repository.
site-no_node = The site is made with Node, which is not here: run make site in a clone of the repository.
site-broken = The Python of the site does not start: { $reason }
site-loading = Getting the rules ready: { $percent } % of { $size } MB
site-starting = The rules are starting …
site-failed = The rules could not be loaded. Without a network that works once they have been loaded before.
site-plain = You play in your own browser, without a server: alone or with others at this screen. Games stay on this device. Whoever knows how can look into them, at hidden cards and the dealer’s secret too, so nothing here proves anything to anybody but you.
site-bring = Open a record
site-incomplete = Parts of this page are missing on its server. Please try again later.
