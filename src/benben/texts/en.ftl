### What the table, the lobby and the command line say in English. A game's own words lie in its folder.

## The command line

cli-seat = Player { $number }

## Deciding in advance (standing orders)

table-missed = Since your last move ({ $step } of { $count })
table-missed-bot = A bot for you:
table-missed-next = Next
table-missed-skip = Skip
table-next = Next table ({ $count })
order-title = Decide in advance
order-about = Only you see this. It makes your next decision for you, and it ends as soon as something is drawn or revealed.
order-holds = Decided in advance
order-amount = Amount
order-withdraw = Withdraw
order-give = Decide so
order-if = If { $seat } decides this
order-then = I do this
order-choose = Please choose
order-none = Nothing can be decided in advance now: it depends on what is drawn or revealed.
order-dismiss = OK
order-ended-done = Done as you had decided
order-ended-chance = No longer decided in advance: something was drawn or revealed
order-ended-changed = No longer decided in advance: the table is not as you expected
order-ended-declined = No longer decided in advance: this is yours to decide
order-ended-taken_back = No longer decided in advance: a move was taken back

## The table

page-newer = There is a new version of Benben. Reload this page to continue: your games are safe.
page-reload = Reload
table-to-lobby = To the lobby
table-cannot-open = This table can’t be opened
table-line-connecting = Connecting…
table-line-lost = Connection lost, trying again…
table-line-unsent = Connection lost, trying again… Your move will be sent then.
table-line-slow = Waiting for an answer…
table-settings = Settings
table-motion = Animation
table-motion-off = Off
table-motion-slow = Slow
table-motion-normal = Normal
table-motion-fast = Fast
table-theme = Colors
table-theme-auto = Device
table-theme-light = Light
table-theme-dark = Dark
table-sound = Sound
table-confirm = Confirm moves that can’t be undone
table-keys = Keyboard shortcuts
table-key-undo = Undo
table-key-hint = Ask for a hint
table-key-moves = Show all moves
table-key-digits = Play one of the moves shown
table-key-receipt = Show the score sheet
table-key-text = Switch between board and text
table-key-rules = Open the rules at the rule being explained
table-key-steps = In the review: one step back or forward
table-key-back = Clear the selection; close what is open
table-key-list = This list
table-language = Language
table-undo = Undo
table-undo-nothing = You have nothing to undo
table-took-back =
    { WHO($seat) ->
        [you] You took back a move.
       *[other] { $seat } took back a move.
    }
table-kept =
    { WHO($seat) ->
        [you] You did not agree to the undo.
       *[other] { $seat } did not agree to the undo.
    }
table-take-back-asks = { $seat } would like to take back a move.
table-take-back-waits = You have asked to take back a move. Not yet agreed: { $names }.
table-take-back-agree = Agree
table-take-back-refuse = Don’t agree
table-take-back-withdraw = Withdraw
table-as-text = Text view
table-players = Players
table-players-and-log = Players and log
table-seat-open = Open seat
table-you = you
table-away = away
table-to-move = to move
table-thinking = thinking…
table-winner = winner
table-board = Board
table-no-board = This game has no board here: use the text view and the buttons.
table-board-missing = The board of this game could not be shown: use the text view and the buttons, or reload the page.
table-cell-place = { $cell } { $place }: { $value }
table-cell-empty = empty
table-cell-hidden = hidden
table-log = Game log
table-log-empty = Nothing yet
table-log-set-up =
    { $count ->
        [one] The table is set up: one step
       *[other] The table is set up: { $count } steps
    }
table-trail = Last moves
table-moves = Possible moves
table-all-moves = All moves
table-let-go = Deselect
table-again-to-play = Tap again to confirm: { $move }
table-legal = Possible now: { $moves }.
table-dismiss = Close this message
table-close = Close
table-play-again = Play again
table-record = Download the game
table-receipt = Score sheet
table-receipt-so-far = Score so far
table-receipt-resigned = The game was resigned. These are the points up to then.
table-receipt-hidden = The other players’ points stay hidden until the end.
table-receipt-partly = Face-down pieces are not counted yet.
table-receipt-counts = In parentheses: how many are counted.
table-scored = Scoring: { $part }
table-item = Item
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
table-time-up =
    { WHO($seat) ->
        [you] your time is up
       *[other] { $seat } has run out of time
    }
clock-left = Time left: { $time }
clock-until = Time is up: { $moment }
clock-move = { $time } for each move
clock-fischer = { $time } for the game, plus { $more } for each move
clock-hours = Time runs from { $start } to { $end } in each player’s time zone.
clock-days-off = No time runs on these days: { $days }.
clock-zero-move = When time is up, a bot finishes the turn ({ $level }).
clock-zero-seat = When time is up, a bot plays until the player returns ({ $level }).
clock-zero-resign = If your time runs out, you lose.
clock-vacation =
    { $days ->
        [one] Each player may take one day of vacation; then their clock stands still.
       *[other] Each player may take { $days } days of vacation; then their clock stands still.
    }
clock-paused = The clock is paused.
clock-go-on = Resume
clock-pause = Ask for a pause
clock-pause-waiting = You have asked for a pause. The others must agree.
clock-pause-withdraw = Withdraw
clock-pause-asked = { $seat } asks for a pause.
clock-pause-agree = Agree
notice-turn = It’s your turn, { $name }.
notice-tables =
    { $count ->
        [one] It’s your turn at 1 table.
       *[other] It’s your turn at { $count } tables.
    }
notice-reminder =
    { $hours ->
        [one] { $name }, your time runs out in an hour.
       *[other] { $name }, your time runs out in { $hours } hours.
    }
notice-nudge = The others are waiting for you, { $name }.
notice-chat = { $game }: it’s { $name }’s turn.
mail-confirm-subject = Do you want e-mails from Benben?
mail-confirm = Somebody wants e-mails to this address when it’s their turn in a game. If that was you, open this page and confirm it. Otherwise do nothing; you will get no more e-mails.
mail-footer = No more e-mails:
notice-on = Notify me when it’s my turn
notice-here = You get a notification on this device when it’s your turn and this page is closed.
notice-off = Stop notifications
notice-denied = This browser does not allow notifications from this page.
table-leave = Leave the game
table-leave-of = Leave the game: { $seat }
table-leave-two = The game ends here, and { $seat } wins.
table-leave-more =
    { WHO($seat) ->
        [you] A bot plays for you until you take your seat back. You can do that here at any time.
       *[other] A bot plays for { $seat } until the seat is taken back, which can be done here at any time.
    }
table-resign = Resign
table-stay = Keep playing
table-bot-sits = Let a bot take this seat
table-stands-in = a bot plays
table-back-why = A bot plays in your place.
table-back = Take your seat back
table-back-why-until = A bot plays in your place until { $moment }.
away-open = I’ll be away…
away-title = Be away for a while
away-days = How long
away-vacation = Vacation: my clock stands still
away-vacation-left =
    { $days ->
        [one] You have one day left in this game.
       *[other] You have { $days } days left in this game.
    }
away-bot = A bot plays for me ({ $level })
away-bot-why = You can take your seat back at any time. Then you see what it did.
away-go = Confirm
away-until = on vacation until { $moment }
away-held-until = a bot plays until { $moment }
away-you = You’re on vacation at this table until { $moment }.
away-back = I’m back
table-you-watch = You are watching.
table-watching =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
talk-title = Chat
talk-new =
    { $count ->
        [one] Chat: 1 new line
       *[other] Chat: { $count } new lines
    }
talk-empty = Nothing has been said yet.
talk-write = Write to the others at the table
talk-send = Send
talk-reactions = Reactions
talk-reactions-about = Everyone reads them in their own language.
talk-mute = Hide what { $seat } writes
talk-unmute = Show what { $seat } writes
talk-line = { $seat }: { $text }
talk-reaction-hello = Hello!
talk-reaction-luck = Good luck!
talk-reaction-nice = Nice move!
talk-reaction-thanks = Thank you!
talk-reaction-wow = Wow!
talk-reaction-oops = Oops!
talk-reaction-moment = One moment, please.
talk-reaction-good_game = Good game!
table-again-asked =
    { WHO($seat) ->
        [you] You want
       *[other] { $seat } wants
    } to play again.
table-again-made = The next game is ready.
table-again-go = Go to the new table
table-again-other = Same deal, or another order
table-again-deal = Deal
table-again-deal-new = a new one
table-again-deal-same = the same one again
table-again-same-about = Chance decides as in the last game as long as you all choose the same; so you can compare your play from the other seats.
table-begins = Who begins
table-begins-rotating = the next player
table-begins-same = the same player
table-begins-random = a random player
table-same-deal = This game repeats the deal of the last one.
table-forked = This game began in the middle of another one.
table-forked-show = Show that position
table-share-result = Share the result
table-share-copy = Copy text and link
table-picture-save = Save the picture
table-picture-drawing = Drawing the picture…
table-picture-failed = This browser can’t draw the picture.
table-pass-to = Pass the device to { $seat }
table-pass-why = { $seat } sees things now that the others must not see.
table-pass-here = I am { $seat }
table-pass-never = Don’t cover this table any more
table-again-gone = The table of the next game has been deleted.
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-points-of = { $seat }’s points
table-points-hidden = Points hidden
table-points-partly =
    { $points ->
        [one] { $points } point, plus face-down pieces
       *[other] { $points } points, plus face-down pieces
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
    } { $move } (worth { $percent }%)
table-moment-worst =
    { WHO($seat) ->
        [you] Your costliest move:
       *[other] Costliest move, by { $seat }:
    } { $move } (cost { $percent }%)
table-moment-none = No move in this game stands out.
table-moment-find = Find the best and the worst move
table-hint = Hint
table-hint-thinking = Thinking…
table-hint-title = Hint
table-hint-close = Close the hint
table-hint-of-hundred = in 100
table-hint-level = tied on points
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
table-hint-spoken = { $move }: you win { $chance } games in 100, expected: { $margin }
table-hint-spoken-chance = { $move }: you win { $chance } games in 100
table-hint-here =
    { $count ->
        [one] One idea. { $best }
       *[other] { $count } ideas, best first. { $best }
    }
table-hint-before = Previous idea
table-hint-after = Next idea
table-hint-do = Play this
table-hint-why = Why?
table-hint-against = Instead of { $move }:
table-hint-other = Other
table-hint-play = Play: { $move }
table-hint-games =
    { $games ->
        [one] From one simulated game
       *[other] From { $games } simulated games
    }
table-chance-of =
    { WHO($seat) ->
        [you] You: { $chance } in 100
       *[other] { $seat }: { $chance } in 100
    }
room-title = Review together
room-leave = Leave the shared review
room-you-lead = You lead: everyone sees what you show
room-leads = { $name } leads
room-no-leader = No one leads
room-lead = Lead
room-alone = Look around alone
room-arrow = Draw an arrow
room-arrow-start = Press where the arrow begins.
room-arrow-end = Press where the arrow ends.
room-who-plays = Who plays on
room-bot-for = A bot plays for { $name }
room-chosen = I choose what is drawn
room-line = Played on
room-back-step = One step back
room-thinking = The bot is thinking…
room-may-play = Play on for { $name }, on the board or from the list.
room-to-play = { $name } is to play.
room-chance = Chance decides.
room-draw = Draw
room-notes = Notes
room-here = Here: { $names }
room-note-show = Show
room-note-remove = Remove this note
room-note-write = A note about this position
room-note-add = Add
table-review = Review the game
table-review-close = Back to the table
table-review-about = The review looks at every decision of this game: how each player’s chances rose and fell, and where the game turned.
table-review-start = Start review
table-review-watching = Any player at this table can start a review; everyone here will see it.
table-review-waiting = Waiting in line: other games are being reviewed…
table-review-thinking = Thinking: { $done } of { $total } decisions
table-review-goes-on = You can leave this page: the review goes on and is kept.
table-review-percent = { $percent } percent reviewed
table-review-failed = The review failed.
table-review-again = Try again
table-review-here =
    { $count ->
        [0] The review is ready; the game had no turning points.
        [one] The review is ready: one turning point.
       *[other] The review is ready: { $count } turning points.
    }
table-review-graph = Each player’s chance of winning during the game, from 0 to 100
table-review-turns = Turning points
table-review-no-turns = There were none: no player’s chances changed much in one move.
table-review-after = After move { $number } of { $total }
table-review-end = The end, after { $total } moves
table-review-at-move = Move { $number }
table-review-after-move = After move { $number }
table-review-then =
    { WHO($seat) ->
        [you] Then you:
       *[other] Then { $seat }:
    } { $move }.
table-review-fine = No move was better.
table-review-accounts = Luck and errors
table-review-account = luck { $luck }%, errors { $errors }%
table-review-account-start = Start
table-review-account-luck = Luck: { $source }
table-review-account-own = Own errors
table-review-account-others = Others’ errors
table-review-account-doubt = Doubt
table-review-account-result = Result
table-review-account-share = { $share }%
table-review-account-rate = Decisions that mattered: { $decisions }; errors: { $wrong }; loss per decision: { $rate }%
table-review-account-about = Shares of the victory. Doubt is where the judge’s opinion changed without luck or error.
table-review-second-try = Second try
table-review-covered = There was a better move. Can you find it?
table-review-show-answer = Show the better move
table-review-trying = Play another move on the board, or choose it from the list.
table-review-missed = { $move }: this costs { $lost }%. Try another.
table-review-judging = The search judges your move…
table-review-hit = Correct: as good as the best move, as far as the search can tell.
table-review-costliest = Your costliest decisions
table-review-line = The better line
table-review-figures = The figures
table-review-better = Better
table-review-played = Played
table-review-figures-about = Averages over { $games } games played on from each move; ± is the standard error of the difference. Grey: chance may explain it.
table-review-equal = As good as the best move, as far as the search can tell.
table-review-fork = Play on from here
table-review-copy = Copy link to this position
table-review-run = Autoplay
table-review-pause = Pause
table-review-steps = Step through the game
table-review-position = Position
table-review-first = To the start
table-review-turn-back = Previous turning point
table-review-back = Step back
table-review-next = Step forward
table-review-turn-next = Next turning point
table-review-last = To the end
table-invite = Invitation
table-invite-to = Invite to { $game }
table-invite-why =
    { $count ->
        [one] Send this link to the person you want to play with. The game starts when they join.
       *[other] Send this link to the { $count } people you want to play with. The game starts when everyone has joined.
    }
table-invite-aside = See the table in the meantime
table-seat-remove = Remove { $seat }
table-seat-up = Move { $seat } one seat up
table-close-table = Close the table
table-close-sure = Really close
table-arrange = Change the seats
table-link = Link to this table
table-link-here = This link works on this computer only.
table-link-how = To let others on your network join, restart the server with:
table-copy = Copy link
table-copied = Copied
table-share = Share…
table-share-title = A game of { $game }
table-qr = The link as a QR code
table-move = Continue on another device
table-move-why = This link moves your seat to the browser that opens it; here you will only watch. It works once, within 24 hours. Anyone who has it can take your seat, so send it to no one else.
table-move-lost = Give this seat to someone else
table-move-lost-of = Give this seat to someone else: { $seat }
table-move-lost-why = The first person to open this link plays on in place of { $seat }, unless { $seat } comes back first. It works once, within 24 hours.
table-move-withdraw = Revoke link
table-moved = Your seat is on another device now.
table-closed = This table was closed
table-closed-why = The person who made it has closed it, or it was deleted.
table-forgetful = This browser stores nothing: when you close this window, you lose your seat.
table-forgetful-site = This browser stores nothing: when you close this window, the game is lost.
table-why-not = You can’t do that now.
table-why-possible = You can do that now.
table-prompt-waiting =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }

## The rules in words

rules-title = Rules
rules-close = Close the rules
rules-search = Search the rules
rules-none = No results for “{ $words }”.
rules-link = Link to rule { $number }

## The lobby

lobby-title = Benben
lobby-offline = Benben is not connected
lobby-offline-why = The server cannot be reached. It runs the rules and the bots and keeps the games: without it you can’t move or start a table.
lobby-offline-kept = Your tables are safe there. One that is open in this browser still shows its last position.
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
lobby-invite = Create invitation
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
lobby-option-file = { $option }: from your own file
lobby-all-letters = All { $letter }
lobby-file-choose = Choose a file…
lobby-file-forget = Back to { $usual }
lobby-file-how = File format
lobby-file-save = Save as a file to edit
lobby-file-too-large = “{ $file }” is too long: the limit is { NUMBER($most, useGrouping: 0) } characters.
lobby-file-unreadable = “{ $file }” could not be read.
lobby-players = Players
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-strength = Strength of the bot in seat { $number }
lobby-name = Name in seat { $number }
lobby-name-hint = Name
lobby-open-hint = open to anyone with the link
lobby-kind-me = You
lobby-kind-here = Another player at this screen
lobby-kind-open = Open seat, by link
lobby-kind-bot = Bot
lobby-level-novice = Novice
lobby-level-novice-about = Sees only what the next move gains, misjudges even that, and has favorite mistakes.
lobby-level-casual = Casual
lobby-level-casual-about = Also sees only the next move, but misjudges it less.
lobby-level-skilled = Skilled
lobby-level-skilled-about = Judges the next move well and occasionally thinks ahead.
lobby-level-strong = Strong
lobby-level-strong-about = Thinks a little ahead.
lobby-level-expert = Expert
lobby-level-expert-about = Thinks ahead, but only for a moment.
lobby-level-master = Master
lobby-level-master-about = Full strength: thinks for about two seconds per move.
# A bot that whoever runs the server has added, by its name.
lobby-bot = { $name }
lobby-bot-about = Added by this server’s admin.
lobby-fork-about = The game begins with this position of the finished one; from here on, chance decides anew.
lobby-hints = Hints
lobby-hints-about = The player to move can ask for the best moves.
lobby-pace = Pace
lobby-pace-now = Now
lobby-pace-days = Over days
lobby-pace-relaxed = Relaxed
lobby-pace-none = Everyone plays in one sitting, without a clock.
lobby-pace-more = Change the clock
lobby-pace-clock = Clock
clock-none = No clock
lobby-pace-each = Time for each move
lobby-pace-hours = Time runs
lobby-pace-from = From
lobby-pace-to = To
lobby-pace-off = Days off
lobby-pace-vacation = Vacation for each player
lobby-pace-vacation-none = None
lobby-pace-zero = When time is up
lobby-pace-zero-move = A bot finishes the turn
lobby-pace-zero-seat = A bot plays until the player returns
lobby-pace-zero-resign = The player loses
lobby-pace-bot = Bot
lobby-company = With other people
lobby-take-backs = Undo
lobby-take-backs-free = one’s own last move
lobby-take-backs-consent = if everyone agrees
lobby-take-backs-none = never
lobby-talk = Chat
lobby-talk-chat = texts and reactions
lobby-talk-reactions = reactions only
lobby-talk-off = off
lobby-begins-rulebook = the first seat
lobby-begins-seat = Seat { $number }
lobby-listed = Anyone here may join
lobby-listed-about = The table is listed in the lobby until it is full.
lobby-rated = Counts for ratings
lobby-rated-about = Without hints; undo only if the others agree. Everyone needs an identity of their own.
lobby-private = Private
lobby-private-about = Links show nothing about the table, and the result is not shared.
daily-title = Deal of the day
daily-about = Today everyone gets the same chance, the same seat and the same opponents. Your first game counts; the secret behind the deal is shown tomorrow.
daily-play = Play
daily-continue = Continue
daily-look = Look back
daily-begun =
    { $count ->
        [0] Be the first to play it.
        [one] 1 person has begun.
       *[other] { $count } people have begun.
    }
daily-place = You: place { $place } of { $count }
daily-results = Results
daily-results-none = No one has finished this deal yet.
daily-won = { $points } (won)
daily-gave-up = gave up
daily-others = What others chose here
daily-others-none = At this decision no one else has been in your position.
daily-others-not-here = This was not your decision. Go to one of your own.
lobby-open-tables =
    { $count ->
        [one] 1 open table
       *[other] { $count } open tables
    }
lobby-open-seats =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
lobby-open-here = waiting now
lobby-start = Start game
lobby-starting = Setting up the table…
lobby-invited-by = { $name } invites you to { $game }
lobby-join-title = Join a game of { $game }
lobby-your-name = Your name
lobby-choose-seat = Choose a seat
lobby-open-for-you = Sit here
lobby-join = Join
lobby-watch = Watch
lobby-claim = Play here
lobby-claim-as = You continue as { $name }.
lobby-claim-why = The device that had this seat until now will only watch.
people-mine = My games
people-part-games = Games
people-part-statistics = Statistics
table-nudge = Nudge
table-nudge-of = Nudge { $seat }
people-part-notices = Notifications
notices-remind = Reminders
notices-remind-never = Never
notices-remind-once = Once, before time runs out
notices-remind-daily = Every day
notices-quiet = Quiet hours
notices-quiet-from = from
notices-quiet-to = to
notices-quiet-why = Nothing is sent in these hours of your time zone ({ $zone }).
notices-browsers =
    { $count ->
        [0] No browser gets notifications. A table with a clock has a button for it, below the players.
        [one] 1 browser gets notifications.
       *[other] { $count } browsers get notifications.
    }
notices-email = E-mail
notices-email-send = Send a link to confirm
notices-email-asked = We have sent an e-mail to { $address }. Open the link in it to confirm.
notices-email-is = E-mails go to { $address }.
notices-email-remove = Remove
notices-email-confirm = Confirm your e-mail address
notices-email-confirm-do = Confirm
notices-email-confirmed = You get an e-mail when it’s your turn.
notices-email-stop = Stop e-mails
notices-email-stopped = You get no more e-mails.
people-part-devices = You and your devices
people-deleted = Deleted player
people-unnamed = No name yet
people-you = You
people-save = Save name
people-saved = Saved
people-mark = Choose a mark
people-mark-sign = Sign
people-mark-sign-number = Sign { $number }
people-mark-ground = Color
people-mark-ground-number = Color { $number }
people-devices = Devices
people-device = Device
people-this-device = this device
people-last-visit = Last visit: { $day }
people-sign-out = Sign out
people-only-device = Only this device knows you. If it loses its data, your games stay, but no one can sign in as you again: sign in on a second device.
people-other-device = Sign in on another device
people-passkeys = Passkeys
people-passkey = Passkey
people-passkey-add = Add a passkey
people-passkey-remove = Remove
people-passkey-why = A passkey in your phone or password manager signs you in without a link.
people-passkey-sign-in = Sign in with a passkey
people-added = Added: { $day }
people-link-why = Open this link or scan the code on your other device. It works once and for ten minutes. Show it to no one: anyone who opens it can play as you.
people-sign-in = Sign in
people-sign-in-how = On a device where you already play, open Settings, My games, You and your devices, and choose “Sign in on another device”. Open the link here.
people-no-account = You need no account to play: your first game here makes you known to this browser.
people-sign-in-why = This browser will play as this person, with all their seats and games.
people-sign-in-here = Sign in on this device
people-bring = Bring along the games of this browser
people-data = Your data
people-data-why = The server stores your name, your mark, your devices, your seats, what you say at tables, and how you want to be notified. If you delete everything, others keep their games, with a deleted player in your place.
people-download = Download my data
people-download-games = Download all games
people-add-games = Add games from a file
people-delete = Delete everything…
people-delete-sure = This cannot be undone, and you leave your running games.
people-delete-now = Delete everything
people-running = Running
people-finished = Finished
people-waiting = Waiting for players
people-over = Finished
people-none = No finished games yet.
people-none-found = No game matches the filter.
people-more = Show more
people-fork = Play on from a turn of this game
people-review = Review
people-filter = Filter
people-filter-any = All
people-filter-game = Game
people-filter-result = Result
people-filter-opponent = Opponent
people-filter-since = From
people-filter-until = Until
people-result-won = Won
people-result-shared = Shared victory
people-result-lost = Lost
people-against-people = People
people-against-bot = Bot: { $bot }
people-played = Games
people-won = Won
people-share = Success
people-all = All
people-points = Points
people-my-mean = Your average
people-strong = Strong play
people-course = Your points in { $count } games, from { $low } to { $high }; filled dots are wins, the line is the average of the last ten.
people-no-statistics = Statistics begin with your first game played to the end.
people-errors = My mistakes
people-errors-none = A review finds your mistakes; none of your games has one yet.
people-errors-games =
    { $games ->
        [one] one reviewed game
       *[other] { $games } reviewed games
    }
people-errors-count = Times
people-errors-cost = Cost per game
people-errors-train = Problem { $number }
people-statistics-why = Games that were given up, and those where you had several seats, do not count. Success counts a shared victory as half.
people-strong-why = Strong play is the average of games of a strong bot against itself, from the seats that you had and with the default options; ± is the spread of single games.
people-rating = Rating: { $low } to { $high } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
 })
people-rating-why = Ratings: 400 points are odds of ten to one, and the level “skilled” has 1500. In 95 % of cases the range holds the true strength.
people-ranking = Ranking of all players
people-ranking-name = Player
people-ranking-rating = Rating
people-ranking-range = Range
## Lessons

lesson-title = Learn { $game }
lesson-scenes = Scenes of the lesson
lesson-scene = Scene { $number } of { $all }
lesson-scene-done = Scene { $number } of { $all }, done
lesson-next = Next
lesson-back = Back
lesson-again = Replay
lesson-show = Show me
lesson-rule = Rule { $number }
lesson-brought = Your gain
lesson-first-game = Play a first game
lesson-first-why = The lesson is over. In a first game against a novice bot, you get advice whenever you have something new to decide.
lesson-none = There is no lesson for this game yet.
lesson-hint = Hint
lesson-problems = Problems
lesson-problem = Problem { $number } of { $all }
lesson-problem-done = Problem { $number } of { $all }, solved
lesson-problem-say = A position from a game between skilled players. One move is clearly better than any other.
lesson-problem-do = Find the best move.
lesson-problem-other = { $move }: wins { $games } games in 100. There is a move that wins { $best }.
lesson-problem-solved = Correct, that’s the best move. The numbers show why:
lesson-problem-compare = On average
lesson-problem-chance = Games won in 100
lesson-problem-of = { $item } ({ $seat })
lesson-problem-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lesson-problem-margin = Found by a search and checked by a stronger one: { $low } to { $high } more wins in 100 games than any other move (95% interval). Points are the final scores, averaged over { $games } games that skilled players played on from here.
lesson-problem-hint-own = Think about: { $items }
lesson-problem-hint-others = Think about what the others get: { $items }
lesson-problem-hint-none = Think about what your move makes possible.
advice-title = Advice
advice-close = Got it
advice-off = Turn off advice
table-think-here = In solo games, run bots and hints on this device
advice-setting = Advice in the first game

## Why something was refused

error-offline = The server cannot be reached.
error-unknown = Something went wrong; please try again.
error-unknown-table = There is no such table; it may have been deleted.
error-unknown-page = There is no page at this address.
error-wrong-method = This can’t be done at this address.
error-stranger = You have no seat at this table.
error-only-watching = You are only watching here.
error-malformed = The request was not understood: { $detail }
error-too-large = The request is too large; the limit is { $limit } bytes.
error-too-often =
    { $seconds ->
        [one] Too many requests; please wait a second.
       *[other] Too many requests; please wait { $seconds } seconds.
    }
error-too-many-sockets = Too many windows are open on this table.
error-wrong-host = This server does not answer to the name { $host }. Its admin can add the name to the setting hosts.
error-foreign-origin = The page { $origin } does not belong to this server, so its request was refused.
error-full = The server is full: the last places are kept for players. Please try again in a minute.
error-not-text = The message was not text.
error-no-hello = The first message must say hello.
error-silence = The connection was silent for too long.
error-unknown-game = There is no such game: { $detail }
error-bad-options = The game can’t be played with these options: { $detail }
error-bad-player = There is no such bot: { $detail }
error-bad-name = A name has 1 to { $most } characters. At least one must be visible; line breaks and control characters are not allowed.
error-bad-seats = The table has { $seats } seats, but the game needs { $players }.
error-bad-clock = This clock can’t be used: { $reason }
error-clock-resign = Only in a game of two can a player lose on time.
error-clock-window = The hours of a day in which time runs must be at least one.
error-nobody-can-come = No one else can join: this table exists only in your browser.
error-bad-record = This can’t be shown: { $reason }
error-nothing-open = Every seat of this table is taken.
error-no-open-tables = A table can be listed for everyone only if this server’s admin allows it and a seat is open.
error-started = The game has started; the seats stay as they are.
error-seat-taken = This seat is taken.
error-no-seat-link = This link no longer leads to a seat: it was used or revoked.
error-seat-link-expired = This link has expired: it was valid for 24 hours.
error-not-the-maker = Only the person who made this table can do that.
error-no-person-there = No person sits in that seat.
error-person-is-here = This seat is taken: you can give it to someone else when its player has been away for { $seconds } seconds.
error-played-on = You already play on at another table; do it there.
error-sign-in-there = Your seats follow you: sign in on the other device.
error-no-people = On this server everyone is a guest.
error-only-invited = The host of this server invites people.
error-signed-out = This device is not signed in.
error-removed = The person who made this table has opened your seat again.
error-no-passkey = This passkey is not known here, or its proof did not arrive in time. Please try again.
error-no-passkeys = This server has no support for passkeys; use a link.
error-no-sign-in-link = This link no longer signs anyone in: it was used or has expired. Make a new one on your other device.
error-still-here = This seat is taken: a bot can step in when its player has been away for { $seconds } seconds.
error-no-such-seat = There is no such seat: the table has { $seats }.
error-not-your-seat = This is not your seat.
error-late = The game has moved on in the meantime; your move was not played.
error-not-your-turn = It’s not your turn.
error-waiting = Not everyone is seated yet.
error-over = The game is over.
error-not-over = You can see that when the game is over.
error-no-clock = This table has no clock.
error-no-nudge = You can nudge a player once a day, when the others have waited for some time.
error-no-absence = That isn’t possible here: only at a table over days, and only while no bot plays for you.
error-no-vacation =
    { $days ->
        [one] You have one day of vacation left in this game.
       *[other] You have { $days } days of vacation left in this game.
    }
error-no-mail = This server sends no e-mails.
error-bad-email = This is not an e-mail address.
error-mail-not-sent = The e-mail could not be sent. Try again later.
error-no-mail-code = This link is no longer valid.
error-time-up = Time was up; your move was not played.
error-clock-decides = This table has a clock: a bot steps in when time is up.
error-malformed-move = That is not a move: { $detail }
error-illegal = “{ $move }” is not possible now: { $reason }
error-nothing-to-undo = You have nothing to undo.
error-revealed = Something has been revealed since; you can’t undo that.
error-others-decided = Someone else has moved since; you can’t undo that.
error-no-take-backs = At this table, moves can’t be undone.
error-take-back-asked = Another player has already asked to take back a move.
error-no-take-back-asked = No request to take back a move is waiting for your answer.
error-no-order = This can’t be decided in advance now.
error-talk-bad = Please write 1 to { $most } visible characters.
error-no-ratings = This server keeps no ratings.
error-no-daily = There is no deal of the day for this game and this day.
error-daily-goes-on = Others may still play this deal today. Its record and the same deal again are available tomorrow.
error-daily-hidden = This is a game of a deal that others may still play today. You can look at it tomorrow.
error-not-in-room = You are not in the shared review.
error-not-the-leader = Only the leader of the shared review does this.
error-room-has-leader = The leader is still here.
error-room-line-full = A line has at most { $most } moves.
error-rated-with-help = A game that counts for ratings has no hints, and no one takes a move back unless the others agree.
error-talk-off = You can’t write to the others at this table.
error-talk-too-often =
    { $seconds ->
        [one] That was a lot at once; please wait a second.
       *[other] That was a lot at once; please wait { $seconds } seconds.
    }
error-no-hints = This table has no hints.
error-stale = The game has moved on in the meantime; ask again.
error-busy = The server is busy with other games; please try again in a moment.
error-unreadable = This game was started with other rules and cannot be continued here.
error-storage = The game could not be saved, and nothing was changed. Please try again.
error-not-ready = Nothing can be saved right now: { $reason }
error-internal = Something went wrong on the server; the details are in its log. Please try again.

## Hints and reviews: what is told about a move and about a game. A chance is a whole number of percent.

hint-ahead =
    { WHO($seat) ->
        [you] You: { $chance }%
       *[other] { $seat }: { $chance }%
    } { $margin ->
        [one] to win, 1 point ahead
       *[other] to win, { $margin } points ahead
    }
hint-behind =
    { WHO($seat) ->
        [you] You: { $chance }%
       *[other] { $seat }: { $chance }%
    } { $margin ->
        [one] to win, 1 point behind
       *[other] to win, { $margin } points behind
    }
hint-level =
    { WHO($seat) ->
        [you] You: { $chance }%
       *[other] { $seat }: { $chance }%
    } to win, tied on points
hint-chance =
    { WHO($seat) ->
        [you] You: { $chance }%
       *[other] { $seat }: { $chance }%
    } to win
review-mistake =
    This move costs { WHO($seat) ->
        [you] you
       *[other] { $seat }
    } { $lost }% ({ $before }% to { $after }%): { $move }.
review-better = Better: { $move } ({ $chance }%).
review-given-back = Not punished: errors of others gave back { $shift }%.
# Why a move is better: facts from games that were played on from it and from the move that was played.
review-why-own =
    { WHO($seat) ->
        [you] Your gain
       *[other] Gain for { $seat }
    }: { $parts }.
review-why-less =
    { WHO($seat) ->
        [you] You get less
       *[other] { $seat } gets less
    }: { $parts }.
review-why-cost = The cost: { $parts }.
review-why-serves =
    The move played helps { WHO($seat) ->
        [you] you
       *[other] { $seat }
    } most (+{ $shift }%).
review-why-part = { $item } { NUMBER($better, maximumFractionDigits: 1) } instead of { NUMBER($played, maximumFractionDigits: 1) }
review-why-item = { $item }
review-why-plus = { $item } +{ NUMBER($gap, maximumFractionDigits: 1) }
review-why-minus = { $item } −{ NUMBER($gap, maximumFractionDigits: 1) }
review-why-keeps =
    { WHO($seat) ->
        [you] you keep { $item }
       *[other] { $seat } keeps { $item }
    }
review-why-gives =
    { WHO($seat) ->
        [you] you give { $item } away
       *[other] { $seat } gives { $item } away
    }
review-why-lead =
    { WHO($seat) ->
        [you] You end
       *[other] { $seat } ends
    } { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points better off against the best of the others; no single source explains it.
review-why-unclear = { $games } games played on from each move do not show where the points come from.
review-why-dealt = Revealed: { $text }
review-luck-good =
    { WHO($seat) ->
        [you] Lucky for you
       *[other] Lucky for { $seat }
    } (+{ $shift }%): { $events }.
review-luck-bad =
    { WHO($seat) ->
        [you] Unlucky for you
       *[other] Unlucky for { $seat }
    } (−{ $shift }%): { $events }.
review-luck-more = and { $count } more
review-luck-others = Others: { $shifts }.
review-luck-up =
    { WHO($seat) ->
        [you] you
       *[other] { $seat }
    } +{ $shift }%
review-luck-down =
    { WHO($seat) ->
        [you] you
       *[other] { $seat }
    } −{ $shift }%
review-luck-chance = chance
review-judge-net = Judged by a trained net
review-judge-linear = Judged by a fitted evaluation
review-judge-playouts = Judged by simulated games played to the end

## How you score

scoring-title = How you score
scoring-all = All rules
scoring-parts = Parts of the rules
scoring-rule = Open rule { $number }
scoring-points = Points

# ---- the page without a server ----
site-record-other = it is not the record of a game played to its end at a table.
site-not_built = The page has not been built for the site yet: run make site in a clone of the repository.
site-no_node = Making the site takes Node, which is not here: run make site in a clone of the repository.
site-no_engine = The site needs the engine of { $game }: benben web build makes it.
site-bad_game = The site cannot offer { $game }: { $reason }
site-broken = The Python of the site does not start: { $reason }
site-loading = Loading the rules: { $percent }% of { $size } MB
site-starting = Starting…
site-failed = The rules could not be loaded. Offline play works once they have been loaded.
site-plain = You play in your own browser, without a server: alone or with others at this screen. Games stay on this device. Anyone who knows how can look into them, even at hidden cards and the dealer’s secret, so a result here proves nothing to anyone else.
site-bring = Open a game record
site-incomplete = Parts of this page are missing from its server. Please try again later.
