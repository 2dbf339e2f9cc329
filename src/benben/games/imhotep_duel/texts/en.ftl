### Imhotep: The Duel: all texts of the game in English. The numbers in brackets are those of docs/rules/imhotep_duel.md.

imhotep_duel-title = Imhotep: The Duel
imhotep_duel-subtitle = Six boats, nine harbor spaces, four sites to build
imhotep_duel-minutes = 30
imhotep_duel-weight = Easy to learn

## Tokens

imhotep_duel-token-obelisk = Obelisk
imhotep_duel-token-light_pyramid = Light pyramid
imhotep_duel-token-dark_pyramid = Dark pyramid
imhotep_duel-token-temple_1 = Temple 1
imhotep_duel-token-temple_2 = Temple 2
imhotep_duel-token-temple_3 = Temple 3
imhotep_duel-token-temple_4 = Temple 4
imhotep_duel-token-tomb_1 = Tomb 1
imhotep_duel-token-tomb_2 = Tomb 2
imhotep_duel-token-tomb_3 = Tomb 3
imhotep_duel-token-tomb_4 = Tomb 4
imhotep_duel-token-tomb_5 = Tomb 5
imhotep_duel-token-tomb_6 = Tomb 6
imhotep_duel-token-tomb_7 = Tomb 7
imhotep_duel-token-tomb_8 = Tomb 8
imhotep_duel-token-tomb_9 = Tomb 9
imhotep_duel-token-tomb_10 = Tomb 10
imhotep_duel-token-tomb_11 = Tomb 11
imhotep_duel-token-tomb_12 = Tomb 12
imhotep_duel-token-take = Take 1 Cargo Token
imhotep_duel-token-place = Place 2–3 Meeples
imhotep_duel-token-place_and_unload = Place 1 Meeple and Unload 1–2 Boats
imhotep_duel-token-swap_and_unload = Swap 2 Cargo Tokens and Unload

# While temple stacks are face down, the log does not say which one.
imhotep_duel-temple-hidden = a Temple token

## What each thing is: shown when it is pointed at

imhotep_duel-about-obelisk = Side A: 1 point each, and 6 more for the player with more of them. Side B: 12 points for the first player to have five. (D9.4, D9.5, D9.10)
imhotep_duel-about-light_pyramid = Side A: the more light ones you have, the more each is worth. Side B: only the smaller of your two pyramids scores. (D9.7, D9.15, D5.6)
imhotep_duel-about-dark_pyramid = Side A: the more dark ones you have, the more each is worth. Side B: only the smaller of your two pyramids scores. (D9.7, D9.15, D5.6)
imhotep_duel-about-temple_1 = Side A: 1 point. Side B: collect sets of different values; larger sets score more. (D9.6, D9.14)
imhotep_duel-about-temple_2 = Side A: 2 points. Side B: collect sets of different values; larger sets score more. (D9.6, D9.14)
imhotep_duel-about-temple_3 = Side A: 3 points. Side B: collect sets of different values; larger sets score more. (D9.6, D9.14)
imhotep_duel-about-temple_4 = Side A: 4 points. Side B: collect sets of different values; larger sets score more. (D9.6, D9.14)
imhotep_duel-about-tomb_1 = Side A: long runs of neighboring numbers score the most. Side B: 4 points for each run, so gaps are good. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_2 = Side A: long runs of neighboring numbers score the most. Side B: 4 points for each run, so gaps are good. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_3 = Side A: long runs of neighboring numbers score the most. Side B: 4 points for each run, so gaps are good. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_4 = Side A: long runs of neighboring numbers score the most. Side B: 4 points for each run, so gaps are good. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_5 = Side A: long runs of neighboring numbers score the most. Side B: 4 points for each run, so gaps are good. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_6 = Side A: long runs of neighboring numbers score the most. Side B: 4 points for each run, so gaps are good. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_7 = Side A: long runs of neighboring numbers score the most. Side B: 4 points for each run, so gaps are good. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_8 = Side A: long runs of neighboring numbers score the most. Side B: 4 points for each run, so gaps are good. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_9 = Side A: long runs of neighboring numbers score the most. Side B: 4 points for each run, so gaps are good. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_10 = Side A: long runs of neighboring numbers score the most. Side B: 4 points for each run, so gaps are good. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_11 = Side A: long runs of neighboring numbers score the most. Side B: 4 points for each run, so gaps are good. (D9.8, D9.16, D9.9)
imhotep_duel-about-tomb_12 = Side A: long runs of neighboring numbers score the most. Side B: 4 points for each run, so gaps are good. (D9.8, D9.16, D9.9)
imhotep_duel-about-take = Take any token except an action token from any boat. One from the reserve fills the gap. Unplayed: 1 point. (D7.6, D7.7, D9.2)
imhotep_duel-about-place = Place two or three meeples. You need at least two in hand. Unplayed: 1 point. (D7.11, D9.2)
imhotep_duel-about-place_and_unload = Place a meeple, then unload one or two boats. Unplayed: 1 point. (D7.14, D7.18, D9.2)
imhotep_duel-about-swap_and_unload = Swap two tokens on the same boat, then unload that boat or another. Unplayed: 1 point. (D7.19, D7.21, D9.2)
imhotep_duel-about-harbor = Place your meeples here, one per space. Every space counts for two boats: the one of its row and the one of its column. (D4.1, D1.2, D1.3, D4.4)
imhotep_duel-about-boat = With two or more meeples in its line, this boat can be unloaded. The meeple closest to it gets the token farthest out, the next meeple the next token. (D5.2, D1.4, D1.5, D5.3, D2.4)
imhotep_duel-about-reserve = Three face-down tokens that fill the gaps left by Take 1 Cargo Token. Boats are not loaded from here. (D7.8, D2.5, D6.4, D7.9, D11.2)
imhotep_duel-about-supply = Boats are reloaded from this face-down pile. When it is empty, unloaded boats leave the game. (D6.1, D6.3, D1.1, D2.3, D11.2)
imhotep_duel-about-meeple = You have four. They return to your hand when their boat is unloaded; each one in the harbor at the end scores 1 point. (D9.3, D1.6, D2.1, D5.5)
imhotep_duel-about-boats_left = The game ends as soon as only one boat is left, which is after 18 unloadings. (D8.2, D8.3, D8.4)
imhotep_duel-about-site-obelisk-A = 1 point for each obelisk, and 6 more for the player with more of them. (D9.5, D9.4)
imhotep_duel-about-site-obelisk-B = 12 points for the first player to have five obelisks, 6 for the other player if they have five at the end. With ten you get both. (D9.10, D9.11, D9.12, D9.13)
imhotep_duel-about-site-temple-A = 1 point for each circle. The tokens stay face-down until the end, so remember them. (D9.6, D11.3, D11.4, D11.5)
imhotep_duel-about-site-temple-B = Sets of 1, 2, 3 or 4 different values score 1, 4, 9 or 16 points. (D9.14, D11.6)
imhotep_duel-about-site-pyramid-A = Light and dark separately: 1 to 6 tokens score 1, 3, 6, 10, 15 or 21 points. (D9.7, D5.6)
imhotep_duel-about-site-pyramid-B = Only your smaller pyramid counts: 0 to 6 tokens score −6, 0, 4, 10, 18, 30 or 45 points. (D9.15, D5.6)
imhotep_duel-about-site-tomb-A = Every run of neighboring numbers scores 1, 4, 9 or 16 points; five numbers or more score 25. (D9.8, D9.9)
imhotep_duel-about-site-tomb-B = 4 points for every run, however short. A single number is a run too. (D9.16, D9.9)

## Decisions, as buttons say them

imhotep_duel-move-place = Place a meeple on { $space }
imhotep_duel-move-unload = Unload boat { $boat }
imhotep_duel-move-play = Play { $action }
imhotep_duel-move-take = Take { $token } from boat { $boat }, space { $space }
imhotep_duel-move-swap = Swap { $first } and { $second } on boat { $boat }, spaces { $spaces }
imhotep_duel-move-done-place = Place no third meeple
imhotep_duel-move-done-unload = Unload no second boat
imhotep_duel-move-pass = Pass

## What must be decided, and why

imhotep_duel-prompt-turn =
    { WHO($seat) ->
        [you] Your turn:
       *[other] { $seat } to play:
    } choose an action
imhotep_duel-prompt-place =
    { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $action }: place a meeple
imhotep_duel-prompt-place_to_unload =
    { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $action }: place a meeple so that a boat can be unloaded
imhotep_duel-prompt-may_place =
    { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $action }: place a third meeple or stop
imhotep_duel-prompt-unload =
    { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $action }: unload a boat
imhotep_duel-prompt-may_unload =
    { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $action }: unload a second boat or stop
imhotep_duel-prompt-take =
    { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $action }: take a token from a boat
imhotep_duel-prompt-swap =
    { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $action }: swap two tokens on one boat
imhotep_duel-prompt-stuck =
    { WHO($seat) ->
        [you] You can do nothing this turn and must pass
       *[other] { $seat } can do nothing this turn and must pass
    }
imhotep_duel-prompt-over = The game is over
imhotep_duel-prompt-chance = Tokens are being revealed

## Why something cannot be done now

imhotep_duel-why-over = The game is over: only one boat is left. (D8.1, D10.1, D10.2, D11.7)
imhotep_duel-why-chance = Tokens are being revealed first. (D2.6)
imhotep_duel-why-watching = You are watching: { $seat } decides now. (D3.1, D11.1)
imhotep_duel-why-others_turn = It is the turn of { $seat }: you alternate turns. (D3.1, D2.7, D5.7)
imhotep_duel-why-others_action = First { $seat } finishes an action token. (D7.5)
imhotep_duel-why-choose_action = On your turn you place a meeple, unload a boat or play an action token; this is none of them. (D3.2, D3.3)
imhotep_duel-why-stuck = None of the three actions is possible now: you must pass. (D3.4, D3.5)
imhotep_duel-why-place_first = First place a meeple: your action token places at least two. (D7.11)
imhotep_duel-why-may_place_first = First place a third meeple, or stop. (D7.13)
imhotep_duel-why-place_to_unload_first = First place a meeple, so that a boat can be unloaded. (D7.14)
imhotep_duel-why-unload_first = First unload a boat: your action token requires it. (D7.3)
imhotep_duel-why-may_unload_first = First unload a second boat, or stop. (D7.17, D7.18)
imhotep_duel-why-take_first = First take a token from a boat: any but an action token. (D7.6)
imhotep_duel-why-swap_first = First swap two tokens on the same boat. (D7.19)
imhotep_duel-why-space_taken = There is already a meeple on { $space }, which has room for only one. (D4.2)
imhotep_duel-why-no_meeple = All your meeples are in the harbor: they come back when boats are unloaded. (D4.3)
imhotep_duel-why-space_idle = With a meeple on { $space }, no boat could be unloaded, and you must unload one next. (D7.16)
imhotep_duel-why-hand_of = These meeples belong to { $owner_seat }: you place your own. (D4.1)
imhotep_duel-why-boat_gone = Boat { $boat } has left the game. (D6.2, D6.5)
imhotep_duel-why-line_short =
    { $count ->
        [0] There is no meeple in the line of boat { $boat }: unloading it takes two, of any color. (D5.1)
       *[other] There is only one meeple in the line of boat { $boat }: unloading it takes two, of any color. (D5.1)
    }
imhotep_duel-why-cargo = Tokens leave when their boat is unloaded; you reach single ones only with action tokens. (D3.2)
imhotep_duel-why-take_needs = Only an action token takes a single token from a boat: { $action }. (D7.6)
imhotep_duel-why-swap_needs = Only an action token swaps tokens on a boat: { $action }. (D7.19)
imhotep_duel-why-take_action = You can’t take action tokens this way. (D7.6)
imhotep_duel-why-no_token = You have no such action token: { $action }. (D7.1, D3.6)
imhotep_duel-why-one_token = You are already playing an action token, and you may play only one per turn. (D7.1, D3.6)
imhotep_duel-why-only_actions = There is nothing to take: the boats carry only action tokens. (D7.10, D7.2)
imhotep_duel-why-two_in_hand =
    { $count ->
        [0] You need two meeples in hand, and you have none. (D7.12, D7.2)
       *[other] You need two meeples in hand, and you have one. (D7.12, D7.2)
    }
imhotep_duel-why-one_in_hand = You need a meeple in hand, and all of yours are in the harbor. (D7.15, D7.2)
imhotep_duel-why-no_boat_after = No matter where you placed the meeple, no boat could be unloaded afterwards. (D7.15, D7.2)
imhotep_duel-why-no_boat_now = You need a boat to unload, and no boat has two meeples in its line. (D7.20, D7.2)
imhotep_duel-why-not_optional = You may stop only where the rest of an action is optional. (D7.4)
imhotep_duel-why-pass = You may pass only when you can neither place a meeple, nor unload a boat, nor play an action token. (D3.4, D3.5)

## What happened

imhotep_duel-event-place =
    { WHO($seat) ->
        [you] You place
       *[other] { $seat } places
    } a meeple on { $space }
imhotep_duel-event-unload =
    { WHO($seat) ->
        [you] You unload
       *[other] { $seat } unloads
    } boat { $boat }
imhotep_duel-event-deliver =
    { WHO($seat) ->
        [you] You get
       *[other] { $seat } gets
    } { $token }
imhotep_duel-event-box = No one gets { $token }: it goes to the box
imhotep_duel-event-load = Boat { $boat } is loaded with { $tokens }
imhotep_duel-event-boat_leaves =
    { $left ->
        [one] The supply is empty: boat { $boat } leaves the game, { $left } boat remains
       *[other] The supply is empty: boat { $boat } leaves the game, { $left } boats remain
    }
imhotep_duel-event-first_to_five =
    { WHO($seat) ->
        [you] You are the first
       *[other] { $seat } is the first
    } to have five obelisks
imhotep_duel-event-play =
    { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $action }
imhotep_duel-event-take =
    { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } { $token } from boat { $boat }
imhotep_duel-event-refill = { $token } comes from the reserve to boat { $boat }
imhotep_duel-event-swap =
    { WHO($seat) ->
        [you] You swap
       *[other] { $seat } swaps
    } { $first } and { $second } on boat { $boat }
imhotep_duel-event-done_place =
    { WHO($seat) ->
        [you] You place
       *[other] { $seat } places
    } no third meeple
imhotep_duel-event-done_unload =
    { WHO($seat) ->
        [you] You unload
       *[other] { $seat } unloads
    } no second boat
imhotep_duel-event-pass =
    { WHO($seat) ->
        [you] You can do nothing and pass
       *[other] { $seat } can do nothing and passes
    }
imhotep_duel-event-over =
    { WHO($seat) ->
        [you] You win
       *[other] { $seat } wins
    } { $points ->
        [one] with { $points } point
       *[other] with { $points } points
    }

## The receipt: where points come from

imhotep_duel-item-obelisk =
    { $count ->
        [one] { $count } obelisk: { $points }
       *[other] { $count } obelisks: { $points }
    }
imhotep_duel-item-temple =
    { $count ->
        [one] { $count } temple token: { $points }
       *[other] { $count } temple tokens: { $points }
    }
imhotep_duel-item-light_pyramid =
    { $count ->
        [one] Light pyramid of { $count } token: { $points }
       *[other] Light pyramid of { $count } tokens: { $points }
    }
imhotep_duel-item-dark_pyramid =
    { $count ->
        [one] Dark pyramid of { $count } token: { $points }
       *[other] Dark pyramid of { $count } tokens: { $points }
    }
imhotep_duel-item-pyramid =
    { $count ->
        [0] Smaller pyramid without a token: { $points }
        [one] Smaller pyramid of { $count } token: { $points }
       *[other] Smaller pyramid of { $count } tokens: { $points }
    }
imhotep_duel-item-tomb =
    { $count ->
        [one] { $count } tomb token: { $points }
       *[other] { $count } tomb tokens: { $points }
    }
imhotep_duel-item-actions =
    { $count ->
        [one] { $count } unplayed action token: { $points }
       *[other] { $count } unplayed action tokens: { $points }
    }
imhotep_duel-item-meeples =
    { $count ->
        [one] { $count } meeple in the harbor: { $points }
       *[other] { $count } meeples in the harbor: { $points }
    }

imhotep_duel-item-name-obelisk = Obelisks
imhotep_duel-item-name-temple = Temple
imhotep_duel-item-name-light_pyramid = Light pyramid
imhotep_duel-item-name-dark_pyramid = Dark pyramid
imhotep_duel-item-name-pyramid = Smaller pyramid
imhotep_duel-item-name-tomb = Tomb
imhotep_duel-item-name-actions = Action tokens
imhotep_duel-item-name-meeples = Meeples
imhotep_duel-receipt-counts = In parentheses: how many tokens or meeples are counted.

## How the game ended

imhotep_duel-reason-points = most points
imhotep_duel-reason-second_player = tied on points, won by the player who went second

## Options of a table

imhotep_duel-option-players = Players
imhotep_duel-option-sides = Board sides
imhotep_duel-option-sides-obelisk = Obelisk
imhotep_duel-option-sides-obelisk-A = A: 1 point each, 6 more for having more
imhotep_duel-option-sides-obelisk-B = B: 12 for the first to five, 6 for the second
imhotep_duel-option-sides-temple = Temple
imhotep_duel-option-sides-temple-A = A: 1 point per circle
imhotep_duel-option-sides-temple-B = B: sets of different values
imhotep_duel-option-sides-pyramid = Pyramid
imhotep_duel-option-sides-pyramid-A = A: both pyramids score
imhotep_duel-option-sides-pyramid-B = B: only the smaller one scores
imhotep_duel-option-sides-tomb = Tomb
imhotep_duel-option-sides-tomb-A = A: long runs score the most
imhotep_duel-option-sides-tomb-B = B: 4 points for every run
imhotep_duel-option-open_temples = Temple tokens of side A stay face-up

## What the evaluation of a position weighs, as `benben fit` lists it

imhotep_duel-feature-obelisk_points = Points of the obelisk if the game ended now.
imhotep_duel-feature-temple_points = Points of the temple if the game ended now.
imhotep_duel-feature-pyramid_points = Points of the pyramids if the game ended now.
imhotep_duel-feature-tomb_points = Points of the tomb if the game ended now.
imhotep_duel-feature-late_points = All points if the game ended now, by the share of the unloadings that are over.
imhotep_duel-feature-obelisk_promise = Points that the majority or the prizes of the obelisk promise beyond those of now.
imhotep_duel-feature-temple_to_come = What the temple tokens that nobody has yet would add, one by one.
imhotep_duel-feature-pyramid_to_come = What the pyramid tokens that nobody has yet would add, one by one.
imhotep_duel-feature-tomb_to_come = What the tomb tokens that nobody has yet would add, one by one.
imhotep_duel-feature-take_tokens = Action tokens in front of the seat that take a token.
imhotep_duel-feature-place_tokens = Action tokens that place two or three meeples.
imhotep_duel-feature-place_and_unload_tokens = Action tokens that place a meeple and unload.
imhotep_duel-feature-swap_and_unload_tokens = Action tokens that swap two tokens and unload.
imhotep_duel-feature-standing = Meeples on the harbor.
imhotep_duel-feature-hand_empty = One if no meeple is in hand.
imhotep_duel-feature-next_turn = One if the seat is the next to decide at the beginning of a turn, or in the middle of one.
imhotep_duel-feature-steps_due = Steps that the seat may still do within its action token.
imhotep_duel-feature-line_now = The most that the seat gains over the other by unloading, if it is the next that can unload.
imhotep_duel-feature-line_later = The same if the other is the next.
imhotep_duel-feature-ready_lines = What all boats that can be unloaded give to the seat and not to the other.
imhotep_duel-feature-lonely = The farthest tokens of boats in whose lines only a meeple of the seat stands.
imhotep_duel-feature-take_prize = The best token on the boats, if an action token lets the seat take it.
imhotep_duel-feature-swap_prize = How much more the best unloading gains after a swap, if an action token lets the seat swap.
imhotep_duel-feature-ties_won = One for the player who wins a tie.
imhotep_duel-feature-unloadings_left = How many boats will be unloaded before the end.

## The table drawn in text

# Letters of the meeples, for black and for white: one letter each.
imhotep_duel-picture-meeple-0 = B
imhotep_duel-picture-meeple-1 = W
imhotep_duel-picture-name = { $seat } ({ $letter })
imhotep_duel-picture-boats =
    { $count ->
        [one] { $count } boat
       *[other] { $count } boats
    }
imhotep_duel-picture-unloads =
    { $count ->
        [0] no more unloadings
        [one] { $count } unloading to go
       *[other] { $count } unloadings to go
    }
imhotep_duel-picture-supply = { $count } in the supply
imhotep_duel-picture-reserve = { $count } in reserve
imhotep_duel-picture-boat = boat { $boat }
imhotep_duel-picture-gone = has left
imhotep_duel-picture-cargo-1 = 1, nearest
imhotep_duel-picture-cargo-2 = 2
imhotep_duel-picture-cargo-3 = 3, farthest
imhotep_duel-picture-take = Take
imhotep_duel-picture-place = Place
imhotep_duel-picture-place_and_unload = Place and unload
imhotep_duel-picture-swap_and_unload = Swap and unload
imhotep_duel-picture-unloading = Unloading now would give:
imhotep_duel-picture-to_seat = { $token } to { $seat }
imhotep_duel-picture-to_box = { $token } to the box
imhotep_duel-picture-points = Points
imhotep_duel-picture-actions = Action tokens
imhotep_duel-picture-meeples = In the harbor
imhotep_duel-picture-obelisks =
    { $count ->
        [0] none
        [one] { $count } obelisk
       *[other] { $count } obelisks
    }
imhotep_duel-picture-first_to_five = first to five
imhotep_duel-picture-face_down = { $count } face-down
imhotep_duel-picture-pyramids = { $light } light, { $dark } dark
imhotep_duel-picture-in_hand = { $count } more in hand

## The table in the browser

imhotep_duel-about-score = Each player’s score if the game ended now. A face-down temple stack is left out. (D9.19, D9.1, D9.17, D9.18)
imhotep_duel-about-log = Everything that has happened, newest first. A downloaded game has the same in notation. (D12.1, D12.2, D12.3, D11.8)
imhotep_duel-about-box = Pieces that leave the game go here: tokens that no meeple gets, and played action tokens. (D5.4)

imhotep_duel-table-phase =
    { $count ->
        [0] Only the last boat is left
        [one] One unloading left
       *[other] { $count } unloadings left
    }
imhotep_duel-table-harbor = Harbor
imhotep_duel-table-boats = Boats
imhotep_duel-table-stores = Supply, reserve and box
imhotep_duel-table-space = { $space }: empty
imhotep_duel-table-space-of =
    { $space }: { WHO($seat) ->
        [you] your meeple
       *[other] a meeple of { $seat }
    }
imhotep_duel-table-standing =
    { WHO($seat) ->
        [you] You have
       *[other] { $seat } has
    } { $count ->
        [0] no meeple in the harbor
        [one] a meeple on { $spaces }
       *[other] meeples on { $spaces }
    }
imhotep_duel-table-unloads-left =
    { $count ->
        [0] No unloadings left
        [one] One unloading left
       *[other] { $count } unloadings left
    }
imhotep_duel-table-boats-left =
    { $count ->
        [one] One boat is left
       *[other] { $count } boats are left
    }
imhotep_duel-table-supply =
    { $count ->
        [0] The supply is empty
       *[other] { $count } tokens in the supply
    }
imhotep_duel-table-reserve =
    { $count ->
        [0] The reserve is empty
        [one] One token in the reserve
       *[other] { $count } tokens in the reserve
    }
imhotep_duel-table-box = The box
imhotep_duel-table-boat = Boat { $boat }: { $tokens }
imhotep_duel-table-boat-gone = Boat { $boat } has left the game
imhotep_duel-table-empty = empty
imhotep_duel-table-cargo = Boat { $boat }, space { $space }: { $token }
imhotep_duel-table-mat = In front of { $seat }
imhotep_duel-table-plays-black = Plays Black
imhotep_duel-table-plays-white = Plays White
imhotep_duel-table-hand =
    { $count ->
        [0] No meeple in hand
        [one] One meeple in hand
       *[other] { $count } meeples in hand
    }
imhotep_duel-table-times =
    { $count ->
        [1] { $what }
       *[other] { $count } × { $what }
    }
imhotep_duel-table-actions = Action tokens: { $actions }
imhotep_duel-table-no-actions = No action tokens
imhotep_duel-table-side = Side { $side }
imhotep_duel-table-site = { $site }, side { $side }: { $holds } – { $worth }
imhotep_duel-table-first-to-five = first to five
imhotep_duel-table-temples-hidden =
    { $count ->
        [one] One token, face-down
       *[other] { $count } tokens, face-down
    }
imhotep_duel-table-pyramids = { $light } light, { $dark } dark
imhotep_duel-table-nothing = nothing yet

# What unloading a boat would bring, shown before anybody decides.
imhotep_duel-table-unloading = Unloading it now gains: { $gains }
imhotep_duel-table-gets =
    { $token } to { WHO($seat) ->
        [you] you
       *[other] { $seat }
    }
imhotep_duel-table-gains =
    { WHO($seat) ->
        [you] You
       *[other] { $seat }
    } { $points }
imhotep_duel-table-boxed = { $token } to the box
imhotep_duel-table-swapping = { $first } and { $second } swap places

# Headings over buttons, and what stands on the buttons below them.
imhotep_duel-table-group-place = Place a meeple on
imhotep_duel-table-group-unload = Unload boat
imhotep_duel-table-group-play = Play an action token
imhotep_duel-table-group-take = Take from boat { $boat }
imhotep_duel-table-group-swap = Swap on boat { $boat }
imhotep_duel-table-swapped = { $first } ⇄ { $second }
imhotep_duel-table-brief-take = Take
imhotep_duel-table-brief-place = Place
imhotep_duel-table-brief-place_and_unload = Place and unload
imhotep_duel-table-brief-swap_and_unload = Swap and unload

## How you score

imhotep_duel-scoring-when-end = At the end of the game
imhotep_duel-scoring-of-each = each
imhotep_duel-scoring-of-more = for having more
imhotep_duel-scoring-of-first = first
imhotep_duel-scoring-of-count = with { $count }
imhotep_duel-scoring-of-other = second
imhotep_duel-scoring-obelisk_a = Obelisk, side A
imhotep_duel-scoring-obelisk_a-text = For each obelisk token, plus a bonus for the player with more of them; no one gets the bonus on a tie.
imhotep_duel-scoring-obelisk_b = Obelisk, side B
imhotep_duel-scoring-obelisk_b-text = With { $needs } obelisk tokens, for the first player to have them and for the other; fewer score nothing. With ten of them you get both.
imhotep_duel-scoring-temple_a = Temple, side A
imhotep_duel-scoring-temple_a-text = A point for each circle on your tokens.
imhotep_duel-scoring-temple_a-count = Circles
imhotep_duel-scoring-temple_b = Temple, side B
imhotep_duel-scoring-temple_b-text = Your tokens make sets of different values, each as large as possible.
imhotep_duel-scoring-temple_b-count = Values
imhotep_duel-scoring-pyramid_a = Pyramids, side A
imhotep_duel-scoring-pyramid_a-text = The light and the dark pyramid score separately.
imhotep_duel-scoring-pyramid_a-count = Tokens
imhotep_duel-scoring-pyramid_b = Pyramids, side B
imhotep_duel-scoring-pyramid_b-text = Only the smaller of your two pyramids.
imhotep_duel-scoring-pyramid_b-count = Tokens
imhotep_duel-scoring-tomb_a = Tomb, side A
imhotep_duel-scoring-tomb_a-text = Each run of consecutive numbers, by its length; a single token is a run too.
imhotep_duel-scoring-tomb_a-count = Length
imhotep_duel-scoring-tomb_b = Tomb, side B
imhotep_duel-scoring-tomb_b-text = For each run of consecutive numbers, however long; a single token is a run too.
imhotep_duel-scoring-actions = Action tokens
imhotep_duel-scoring-actions-text = For each that you have not played.
imhotep_duel-scoring-meeples = Meeples
imhotep_duel-scoring-meeples-text = For each of yours in the harbor.
imhotep_duel-scoring-piece-meeple = Meeple

## The lesson, scene by scene: what to know, what to do, what it brought, and what is said of another move

imhotep_duel-lesson-table-say = Six boats bring cargo, and each of you builds four sites with it. Meeples stand on the nine spaces of the harbor; yours are the black ones.
imhotep_duel-lesson-table-do = Tap everything that is marked to learn what it is.
imhotep_duel-lesson-table-done = On your turn you do one of three things: place a meeple, unload a boat, or play an action token. That is all there is to do.
imhotep_duel-lesson-place-say = The simplest turn: place a meeple. Every space is in two lines: that of the boat at the end of its row, and that of the boat below its column.
imhotep_duel-lesson-place-do = Place a meeple: tap any space.
imhotep_duel-lesson-place-done = Your meeple is now in the lines of two boats. Unloading a boat takes two meeples in its line. If your meeple is still there at the end of the game, it scores 1 point.
imhotep_duel-lesson-unload-say = A boat with two or more meeples in its line can be unloaded. Two boats can: the numbers on them show how many points that would score.
imhotep_duel-lesson-unload-do = Unload one of these boats: tap it.
imhotep_duel-lesson-unload-done = The closest meeple took the token farthest out, the other one the next; both are back in your hand. There was no third meeple, so the third token went to the box. New cargo has already arrived.
imhotep_duel-lesson-order-say = On boat A, Tomb 9 is farthest out: it goes to the meeple closest to the boat. You have 7 and 8. Two neighboring numbers score 4 points, three score 9.
imhotep_duel-lesson-order-do = Place a meeple so that you get Tomb 9.
imhotep_duel-lesson-order-other = You could, but then Tomb 9 goes to White. Boat A is below its column: which of its free spaces is closest?
imhotep_duel-lesson-order-done = White has unloaded boat A, and Tomb 9 is yours: your meeple was closest. It does not matter who unloads, only who stands where.
imhotep_duel-lesson-circles-say = Temple tokens show one to four circles. On side A of the temple, each circle scores 1 point. Two boats can be unloaded, and your two meeples take the two tokens farthest out.
imhotep_duel-lesson-circles-do = Unload the boat that gains you more.
imhotep_duel-lesson-circles-other = You could, but boat A gives you one circle and a dark pyramid: 2 points. Boat 2 gives you seven circles.
imhotep_duel-lesson-circles-done = Seven circles, 7 points. Your two meeples scored 1 point each while they were in the harbor: that is why you have 5 more, not 7.
imhotep_duel-lesson-worth-say = Your meeple on c3 is in the lines of two boats that can be unloaded. Each token of a pyramid scores more than the one before. Obelisks score 1 point each, and 6 more for the player with more of them; you both have two.
imhotep_duel-lesson-worth-do = Compare the numbers, and unload one of the two boats.
imhotep_duel-lesson-worth-other = You could, but boat 3 gains you 4 points and White 1. Boat C would gain you 3 and White 7: an obelisk, and the 6 points for having more.
imhotep_duel-lesson-worth-done = Your fourth light pyramid: 10 points instead of 6. White got only 1; from boat C it would have been 7. Always look at what a boat gains the other player.
imhotep_duel-lesson-cross-say = White is about to unload boat 3 and gain 7 points. But the meeple on b3 is in a second line too.
imhotep_duel-lesson-cross-do = Send the meeple on b3 back to White’s hand.
imhotep_duel-lesson-cross-other = You could, but White still gets the 7 points of boat 3. Unload the boat below the meeple on b3.
imhotep_duel-lesson-cross-done = You got 3 points, White only 1, and there is just one meeple left in the line of boat 3. Every meeple counts for two boats: that is how you spoil plans.
imhotep_duel-lesson-take-say = Boats carry action tokens too. Yours lets you take one token from any boat. Tomb 5 would join your 3, 4 and 6, 7; when White unloads boat C, it goes to the box.
imhotep_duel-lesson-take-do = Play your action token: tap it next to your name.
imhotep_duel-lesson-take-do-2 = Now take Tomb 5 from boat C.
imhotep_duel-lesson-take-other = You could, but nothing gains you more than Tomb 5: take it now with your action token.
imhotep_duel-lesson-take-done = 3, 4, 5, 6, 7: five neighboring numbers score 25 points instead of 8. A token from the reserve fills the gap. An action token you never play scores 1 point.
imhotep_duel-lesson-twice-say = This action token places one meeple, and then unloads one or two boats. White has more obelisks: two to your one.
imhotep_duel-lesson-twice-do = Play your action token.
imhotep_duel-lesson-twice-do-2 = Place a meeple in the line of boat A.
imhotep_duel-lesson-twice-do-3 = Unload boat A or boat B.
imhotep_duel-lesson-twice-do-4 = And now the other one.
imhotep_duel-lesson-twice-other = You could, but boats A and B in one turn gain you more: four tokens, and two of them are obelisks.
imhotep_duel-lesson-twice-other-2 = You could, but then there is only one meeple in the line of boat A. Place yours on a1 or a2.
imhotep_duel-lesson-twice-other-3 = You could, but then neither A nor B can be unloaded any more: together they give you four tokens.
imhotep_duel-lesson-twice-other-4 = You may leave it at that, but the other boat gives you two more tokens: unload it too.
imhotep_duel-lesson-twice-done = Four tokens in one turn. Now you have more obelisks: the 6 points are yours, no longer White’s. Of the other action tokens, one kind places two or three meeples, one swaps two tokens and unloads a boat.
imhotep_duel-lesson-sides-say = Each site has a second side, B, which scores differently. You choose the sides when you set up a table; side A is recommended for your first games. Here all four are on side B.
imhotep_duel-lesson-sides-do = Tap your four sites to learn how side B scores.
imhotep_duel-lesson-sides-done = So the same tokens change their value: being first to five obelisks counts, temples want different values, only the smaller pyramid scores, and gaps between tombs are good. The numbers on the boats take the sides into account.
imhotep_duel-lesson-end-say = The supply is empty, so unloaded boats leave the game. Only two are left: the next unloading ends the game immediately, and no one gets the cargo of the last boat.
imhotep_duel-lesson-end-do = End the game by unloading the boat that wins it for you.
imhotep_duel-lesson-end-other = You could, but boat B gains you 6 points now. If boat 1 is unloaded instead, White gains 3, and no one gets the cargo of boat B.
imhotep_duel-lesson-end-done = You win 41 to 35. On a tie, the player who went second wins. The score sheet shows where every point comes from. In other games, temple tokens may be face-down: remember them.

## Advice in a guided first game, at the first decision of each kind

imhotep_duel-advice-turn-place = Place where a good token is to be had: the meeple closest to a boat gets the token farthest out. The best spaces have something for you on both of their boats.
imhotep_duel-advice-turn-place-unload = The numbers on a boat show what unloading it would gain you and the other player. If it gains you more, unload; if not, place a meeple, ideally in front of the other player’s.
imhotep_duel-advice-turn-unload = All your meeples are in the harbor, so unload. Choose the boat that gains you the most and the other player the least.
imhotep_duel-advice-turn = You may play an action token instead of placing or unloading. Play it when it gains you more than a normal turn; unplayed, it scores 1 point.
imhotep_duel-advice-place = Look for a line in which you can have two meeples, and for the spaces closest to good tokens.
imhotep_duel-advice-may_place = The third meeple costs no extra turn: place it if a good space is free.
imhotep_duel-advice-place_to_unload = Place so that you can unload a boat that gains you a lot, ideally together with a second one that already has two meeples in its line.
imhotep_duel-advice-unload = Unload the boat that gains you the most and the other player the least: the numbers on the boats show it.
imhotep_duel-advice-may_unload = A second boat costs no extra turn. Unload it if it gains you more than the other player; otherwise stop.
imhotep_duel-advice-take = Take what gains you the most, as the numbers next to the tokens show, or what the other player is about to get. Otherwise, a token nearest to the harbor often goes to the box.
imhotep_duel-advice-swap = Bring the better token to where your meeple gets it: farthest out for the closest meeple, in the middle for the next. With two meeples in the line, the token nearest to the harbor goes to the box.

## Sources of luck in a review

imhotep_duel-luck-load = boat loads

## Reviews: what is in hand, and kinds of errors

imhotep_duel-held-meeples = Meeples in hand
imhotep_duel-error-wrong_space = Meeple on the wrong space
imhotep_duel-error-unloaded_too_early = Unloaded too early
imhotep_duel-error-unloaded_too_late = Unloaded too late
imhotep_duel-error-wrong_boat = Wrong boat unloaded
imhotep_duel-error-boat_left = Second boat left
imhotep_duel-error-wrong_token = Wrong tokens
imhotep_duel-error-wrong_action = Wrong action token
imhotep_duel-error-action_kept = Action token not played
imhotep_duel-error-action_wasted = Action token played too early
