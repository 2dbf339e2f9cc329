### Imhotep: The Duel: all texts of the game in English. The numbers in brackets are those of docs/rules/imhotep_duel.md.

imhotep_duel-title = Imhotep: The Duel
imhotep_duel-subtitle = Six boats, nine spaces, four sites to build
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

imhotep_duel-about-obelisk = Side A: 1 point each, and 6 more for whoever has most. Side B: 12 points for the first to have five. (D9.4)
imhotep_duel-about-light_pyramid = Side A: the more light ones you have, the more each is worth. Side B: only the smaller of your two pyramids scores. (D9.7)
imhotep_duel-about-dark_pyramid = Side A: the more dark ones you have, the more each is worth. Side B: only the smaller of your two pyramids scores. (D9.7)
imhotep_duel-about-temple_1 = Side A: 1 point. Side B: collect sets of different values, the larger the better. (D9.6)
imhotep_duel-about-temple_2 = Side A: 2 points. Side B: collect sets of different values, the larger the better. (D9.6)
imhotep_duel-about-temple_3 = Side A: 3 points. Side B: collect sets of different values, the larger the better. (D9.6)
imhotep_duel-about-temple_4 = Side A: 4 points. Side B: collect sets of different values, the larger the better. (D9.6)
imhotep_duel-about-tomb_1 = Side A: long runs of neighbouring numbers score most. Side B: 4 points for each run, so gaps are good. (D9.8)
imhotep_duel-about-tomb_2 = Side A: long runs of neighbouring numbers score most. Side B: 4 points for each run, so gaps are good. (D9.8)
imhotep_duel-about-tomb_3 = Side A: long runs of neighbouring numbers score most. Side B: 4 points for each run, so gaps are good. (D9.8)
imhotep_duel-about-tomb_4 = Side A: long runs of neighbouring numbers score most. Side B: 4 points for each run, so gaps are good. (D9.8)
imhotep_duel-about-tomb_5 = Side A: long runs of neighbouring numbers score most. Side B: 4 points for each run, so gaps are good. (D9.8)
imhotep_duel-about-tomb_6 = Side A: long runs of neighbouring numbers score most. Side B: 4 points for each run, so gaps are good. (D9.8)
imhotep_duel-about-tomb_7 = Side A: long runs of neighbouring numbers score most. Side B: 4 points for each run, so gaps are good. (D9.8)
imhotep_duel-about-tomb_8 = Side A: long runs of neighbouring numbers score most. Side B: 4 points for each run, so gaps are good. (D9.8)
imhotep_duel-about-tomb_9 = Side A: long runs of neighbouring numbers score most. Side B: 4 points for each run, so gaps are good. (D9.8)
imhotep_duel-about-tomb_10 = Side A: long runs of neighbouring numbers score most. Side B: 4 points for each run, so gaps are good. (D9.8)
imhotep_duel-about-tomb_11 = Side A: long runs of neighbouring numbers score most. Side B: 4 points for each run, so gaps are good. (D9.8)
imhotep_duel-about-tomb_12 = Side A: long runs of neighbouring numbers score most. Side B: 4 points for each run, so gaps are good. (D9.8)
imhotep_duel-about-take = Take any token from any boat, but no action token. One of the reserve fills the gap. Not played: 1 point. (D7.6)
imhotep_duel-about-place = Place two meeples, or three. You need at least two in hand. Not played: 1 point. (D7.11)
imhotep_duel-about-place_and_unload = Place a meeple, then unload one boat, or two. Not played: 1 point. (D7.14)
imhotep_duel-about-swap_and_unload = Swap two tokens that lie on one boat, then unload that boat or another. Not played: 1 point. (D7.19)
imhotep_duel-about-harbor = Place your meeples here, one on each space. Every space counts for two boats: its row's and its column's. (D4.1)
imhotep_duel-about-boat = With two or more meeples in its line this boat can be unloaded. The closest meeple gets the token farthest out, the next one the next. (D5.2)
imhotep_duel-about-reserve = Three face-down tokens that fill the gap after a Take 1 Cargo Token. Boats are not loaded from here. (D7.8)
imhotep_duel-about-supply = Boats are loaded again from this face-down pile. When it is empty, boats that are unloaded leave the game. (D6.1)
imhotep_duel-about-meeple = You have four. They come back to your hand when their boat is unloaded; each that stands on the harbor at the end scores 1 point. (D9.3)
imhotep_duel-about-boats_left = As soon as only one boat is left, the game ends. That is after 18 unloadings. (D8.2)
imhotep_duel-about-site-obelisk-A = 1 point for each obelisk, and 6 more for the player who has more of them. (D9.5)
imhotep_duel-about-site-obelisk-B = 12 points for the first to have five obelisks, 6 for the other with five at the end. With ten you have both. (D9.10)
imhotep_duel-about-site-temple-A = 1 point for each circle. The tokens lie face down until the end, so remember them. (D9.6)
imhotep_duel-about-site-temple-B = Sets of 1, 2, 3 or 4 different values score 1, 4, 9 or 16 points. (D9.14)
imhotep_duel-about-site-pyramid-A = Light and dark by themselves: 1 to 6 tokens score 1, 3, 6, 10, 15 or 21 points. (D9.7)
imhotep_duel-about-site-pyramid-B = Only your smaller pyramid counts: 0 to 6 tokens score -6, 0, 4, 10, 18, 30 or 45 points. (D9.15)
imhotep_duel-about-site-tomb-A = Every run of neighbouring numbers scores: 1, 4, 9, 16 or, for five and more, 25 points. (D9.8)
imhotep_duel-about-site-tomb-B = 4 points for every run, however short. A single number is a run as well. (D9.16)

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

imhotep_duel-prompt-turn = { $seat } to play: choose an action
imhotep_duel-prompt-place = { $seat } plays { $action }: place a meeple
imhotep_duel-prompt-place_to_unload = { $seat } plays { $action }: place a meeple so that a boat can be unloaded
imhotep_duel-prompt-may_place = { $seat } plays { $action }: place a third meeple or stop
imhotep_duel-prompt-unload = { $seat } plays { $action }: unload a boat
imhotep_duel-prompt-may_unload = { $seat } plays { $action }: unload a second boat or stop
imhotep_duel-prompt-take = { $seat } plays { $action }: take a token from a boat
imhotep_duel-prompt-swap = { $seat } plays { $action }: swap two tokens on one boat
imhotep_duel-prompt-stuck = { $seat } can do nothing on this turn and has to pass
imhotep_duel-prompt-over = The game is over
imhotep_duel-prompt-chance = Tokens are turned over

## Why something cannot be done now

imhotep_duel-why-over = The game is over: only one boat is left. (D8.1)
imhotep_duel-why-chance = First tokens are turned face up. (D2.6)
imhotep_duel-why-watching = You are watching: now { $seat } decides. (D3.1)
imhotep_duel-why-others_turn = Now { $seat } plays: you take turns, one after the other. (D3.1)
imhotep_duel-why-others_action = First { $seat } carries out an action token to its end. (D7.5)
imhotep_duel-why-choose_action = On your turn you place a meeple, unload a boat or play an action token; this is none of them. (D3.2)
imhotep_duel-why-stuck = None of the three actions is possible now: you have to pass. (D3.4)
imhotep_duel-why-place_first = First place a meeple: your action token wants two on the harbor. (D7.11)
imhotep_duel-why-may_place_first = First place a third meeple, or stop. (D7.13)
imhotep_duel-why-place_to_unload_first = First place a meeple, so that a boat can be unloaded. (D7.14)
imhotep_duel-why-unload_first = First unload a boat: your action token demands it. (D7.3)
imhotep_duel-why-may_unload_first = First unload a second boat, or stop. (D7.17)
imhotep_duel-why-take_first = First take a token from a boat: any but an action token. (D7.6)
imhotep_duel-why-swap_first = First swap two tokens that lie on one boat. (D7.19)
imhotep_duel-why-space_taken = A meeple stands on { $space } already: there is room for one. (D4.2)
imhotep_duel-why-no_meeple = All your meeples stand on the harbor: they come back when boats are unloaded. (D4.3)
imhotep_duel-why-space_idle = With a meeple on { $space } no boat could be unloaded, and you have to unload one next. (D7.16)
imhotep_duel-why-hand_of = These meeples belong to { $owner_seat }: you place your own. (D4.1)
imhotep_duel-why-boat_gone = Boat { $boat } has left the game. (D6.2)
imhotep_duel-why-line_short =
    { $count ->
        [0] No meeple stands in the line of boat { $boat }: it takes two to unload it, of any colour. (D5.1)
       *[other] Only one meeple stands in the line of boat { $boat }: it takes two to unload it, of any colour. (D5.1)
    }
imhotep_duel-why-cargo = A token leaves when its boat is unloaded; single ones are touched only by action tokens. (D3.2)
imhotep_duel-why-take_needs = Only an action token takes a single token from a boat: { $action }. (D7.6)
imhotep_duel-why-swap_needs = Only an action token swaps tokens on a boat: { $action }. (D7.19)
imhotep_duel-why-take_action = Action tokens cannot be taken in this way. (D7.6)
imhotep_duel-why-no_token = You have no such action token: { $action }. (D7.1)
imhotep_duel-why-one_token = You are carrying out an action token already, and only one is played on a turn. (D7.1)
imhotep_duel-why-only_actions = Nothing could be taken: only action tokens lie on the boats. (D7.10)
imhotep_duel-why-two_in_hand =
    { $count ->
        [0] It takes two meeples in hand, and you have none. (D7.12)
       *[other] It takes two meeples in hand, and you have one. (D7.12)
    }
imhotep_duel-why-one_in_hand = It takes a meeple in hand, and all of yours stand on the harbor. (D7.15)
imhotep_duel-why-no_boat_after = Wherever you placed the meeple, no boat could be unloaded afterwards. (D7.15)
imhotep_duel-why-no_boat_now = It takes a boat to unload, and no boat in the game has two meeples in its line. (D7.20)
imhotep_duel-why-not_optional = You may stop only where the rest of an action is optional. (D7.4)
imhotep_duel-why-pass = You may pass only when you can neither place, nor unload, nor play an action token. (D3.4)

## What happened

imhotep_duel-event-place = { $seat } places a meeple on { $space }
imhotep_duel-event-unload = { $seat } unloads boat { $boat }
imhotep_duel-event-deliver = { $seat } gets { $token }
imhotep_duel-event-box = Nobody gets { $token }: it goes to the box
imhotep_duel-event-load = Boat { $boat } is loaded with { $tokens }
imhotep_duel-event-boat_leaves =
    { $left ->
        [one] The supply is empty: boat { $boat } leaves the game, { $left } boat is left
       *[other] The supply is empty: boat { $boat } leaves the game, { $left } boats are left
    }
imhotep_duel-event-first_to_five = { $seat } is the first to have five obelisks
imhotep_duel-event-play = { $seat } plays { $action }
imhotep_duel-event-take = { $seat } takes { $token } from boat { $boat }
imhotep_duel-event-refill = { $token } comes from the reserve to boat { $boat }
imhotep_duel-event-swap = { $seat } swaps { $first } and { $second } on boat { $boat }
imhotep_duel-event-done_place = { $seat } places no third meeple
imhotep_duel-event-done_unload = { $seat } unloads no second boat
imhotep_duel-event-pass = { $seat } can do nothing and passes
imhotep_duel-event-over =
    { $points ->
        [one] { $seat } wins with { $points } point
       *[other] { $seat } wins with { $points } points
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
        [one] { $count } action token not played: { $points }
       *[other] { $count } action tokens not played: { $points }
    }
imhotep_duel-item-meeples =
    { $count ->
        [one] { $count } meeple on the harbor: { $points }
       *[other] { $count } meeples on the harbor: { $points }
    }

imhotep_duel-item-name-obelisk = Obelisks
imhotep_duel-item-name-temple = Temple
imhotep_duel-item-name-light_pyramid = Light pyramid
imhotep_duel-item-name-dark_pyramid = Dark pyramid
imhotep_duel-item-name-pyramid = Smaller pyramid
imhotep_duel-item-name-tomb = Tomb
imhotep_duel-item-name-actions = Action tokens
imhotep_duel-item-name-meeples = Meeples

## How the game ended

imhotep_duel-reason-points = most points
imhotep_duel-reason-second_player = equal points, won by the player who did not begin

## Options of a table

imhotep_duel-option-players = Players
imhotep_duel-option-sides = Sides of the sites
imhotep_duel-option-sides-obelisk = Obelisk
imhotep_duel-option-sides-obelisk-A = A: 1 point each, 6 more for having most
imhotep_duel-option-sides-obelisk-B = B: 12 for the first with five, 6 for the second
imhotep_duel-option-sides-temple = Temple
imhotep_duel-option-sides-temple-A = A: 1 point a circle
imhotep_duel-option-sides-temple-B = B: sets of different values
imhotep_duel-option-sides-pyramid = Pyramid
imhotep_duel-option-sides-pyramid-A = A: both pyramids score
imhotep_duel-option-sides-pyramid-B = B: only the smaller one scores
imhotep_duel-option-sides-tomb = Tomb
imhotep_duel-option-sides-tomb-A = A: long runs score most
imhotep_duel-option-sides-tomb-B = B: 4 points for every run
imhotep_duel-option-open_temples = Temple tokens of side A lie face up, not face down

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
imhotep_duel-picture-meeples = On the harbor
imhotep_duel-picture-obelisks =
    { $count ->
        [0] none
        [one] { $count } obelisk
       *[other] { $count } obelisks
    }
imhotep_duel-picture-first_to_five = first to five
imhotep_duel-picture-face_down = { $count } face down
imhotep_duel-picture-pyramids = { $light } light, { $dark } dark
imhotep_duel-picture-in_hand = { $count } more in hand

## The table in the browser

imhotep_duel-about-points = What everybody would have if the game ended now. A temple stack that lies face down is left out. (D9.19)
imhotep_duel-about-box = Whatever leaves the game goes here: tokens that no meeple gets, and action tokens that were played. (D5.4)

imhotep_duel-table-phase =
    { $count ->
        [0] The last boat is left
        [one] One unloading left
       *[other] { $count } unloadings left
    }
imhotep_duel-table-harbor = Harbor
imhotep_duel-table-boats = Boats
imhotep_duel-table-stores = Supply, reserve and box
imhotep_duel-table-space = { $space }: empty
imhotep_duel-table-space-of = { $space }: a meeple of { $seat }
imhotep_duel-table-standing =
    { $count ->
        [0] { $seat } has no meeple on the harbor
        [one] { $seat } has a meeple on { $spaces }
       *[other] { $seat } has meeples on { $spaces }
    }
imhotep_duel-table-unloads-left =
    { $count ->
        [0] The game has had its last unloading
        [one] One unloading until the end
       *[other] { $count } unloadings until the end
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
imhotep_duel-table-no-actions = No action token
imhotep_duel-table-side = Side { $side }
imhotep_duel-table-site = { $site }, side { $side }: { $holds } – { $worth }
imhotep_duel-table-first-to-five = the first to have five
imhotep_duel-table-temples-hidden =
    { $count ->
        [one] One token, face down
       *[other] { $count } tokens, face down
    }
imhotep_duel-table-pyramids = { $light } light, { $dark } dark
imhotep_duel-table-nothing = nothing yet

# What unloading a boat would bring, shown before anybody decides.
imhotep_duel-table-unloading = Unloading it now brings: { $gains }
imhotep_duel-table-gets = { $token } to { $seat }
imhotep_duel-table-gains = { $seat } { $points }
imhotep_duel-table-boxed = { $token } to the box
imhotep_duel-table-swapping = { $first } and { $second } change places

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

imhotep_duel-scoring-when-end = When the game is over
imhotep_duel-scoring-of-each = each
imhotep_duel-scoring-of-more = for more
imhotep_duel-scoring-of-first = the first
imhotep_duel-scoring-of-count = with { $count }
imhotep_duel-scoring-of-other = the other
imhotep_duel-scoring-obelisk_a = Obelisk, side A
imhotep_duel-scoring-obelisk_a-text = For each obelisk token, and more for whoever has more of them; with equally many nobody gets that.
imhotep_duel-scoring-obelisk_b = Obelisk, side B
imhotep_duel-scoring-obelisk_b-text = With { $needs } obelisk tokens, for the first who has them and for the other; fewer bring nothing. With enough of them you get both.
imhotep_duel-scoring-temple_a = Temple, side A
imhotep_duel-scoring-temple_a-text = A point for each circle on your tokens.
imhotep_duel-scoring-temple_a-count = Circles
imhotep_duel-scoring-temple_b = Temple, side B
imhotep_duel-scoring-temple_b-text = Your tokens make sets of different values, each as large as possible.
imhotep_duel-scoring-temple_b-count = Values
imhotep_duel-scoring-pyramid_a = Pyramids, side A
imhotep_duel-scoring-pyramid_a-text = The light and the dark pyramid each by itself.
imhotep_duel-scoring-pyramid_a-count = Tokens
imhotep_duel-scoring-pyramid_b = Pyramids, side B
imhotep_duel-scoring-pyramid_b-text = Only the smaller of your two pyramids.
imhotep_duel-scoring-pyramid_b-count = Tokens
imhotep_duel-scoring-tomb_a = Tomb, side A
imhotep_duel-scoring-tomb_a-text = Each run of consecutive numbers by its length; a single token is a run, too.
imhotep_duel-scoring-tomb_a-count = Length
imhotep_duel-scoring-tomb_b = Tomb, side B
imhotep_duel-scoring-tomb_b-text = For each run of consecutive numbers, however long; a single token is a run, too.
imhotep_duel-scoring-actions = Action tokens
imhotep_duel-scoring-actions-text = For each that you have not played.
imhotep_duel-scoring-meeples = Meeples
imhotep_duel-scoring-meeples-text = For each of your own that stands on the harbor.
imhotep_duel-scoring-piece-meeple = Meeple
