### Ra: all texts of the game in English. The numbers in brackets are those of docs/rules/ra.md.

ra-title = Ra
ra-subtitle = Bid with suns for three epochs of Egypt
ra-minutes = 45–60
ra-weight = Medium

## Tiles

ra-tile-ra = Ra
ra-tile-god = God
ra-tile-gold = Gold
ra-tile-pharaoh = Pharaoh
ra-tile-nile = Nile
ra-tile-flood = Flood
ra-tile-art = Art
ra-tile-agriculture = Agriculture
ra-tile-religion = Religion
ra-tile-astronomy = Astronomy
ra-tile-writing = Writing
ra-tile-fortress = Fortress
ra-tile-obelisk = Obelisk
ra-tile-palace = Palace
ra-tile-pyramid = Pyramid
ra-tile-sphinx = Sphinx
ra-tile-statues = Statues
ra-tile-step_pyramid = Step pyramid
ra-tile-temple = Temple
ra-tile-funeral = Funeral
ra-tile-drought = Drought
ra-tile-unrest = Unrest
ra-tile-earthquake = Earthquake

ra-category-civilization = Civilization
ra-category-monument = Monument

## What each thing is: shown when it is pointed at

ra-about-ra = A Ra tile starts an auction. The last one of the epoch ends the epoch at once instead. (R4.3)
ra-about-god = On your turn, swap Gods for tiles on the track, one for one. Each God left at the end of an epoch scores 2 points. (R7.2)
ra-about-gold = 3 points at the end of the epoch; then it is gone. (R10.3)
ra-about-pharaoh = After each epoch, most Pharaohs gain 5 points and fewest lose 2. They stay with you for the whole game. (R10.4)
ra-about-nile = 1 point after each epoch, but only with at least one Flood. Niles stay with you for the whole game. (R10.6)
ra-about-flood = 1 point at the end of the epoch, and it lets your Niles score as well. Floods are gone afterwards. (R10.6)
ra-about-art = A Civilization: 3, 4 or 5 different kinds score 5, 10 or 15 points, none at all costs 5. All are gone after the epoch. (R10.7)
ra-about-agriculture = A Civilization: 3, 4 or 5 different kinds score 5, 10 or 15 points, none at all costs 5. All are gone after the epoch. (R10.7)
ra-about-religion = A Civilization: 3, 4 or 5 different kinds score 5, 10 or 15 points, none at all costs 5. All are gone after the epoch. (R10.7)
ra-about-astronomy = A Civilization: 3, 4 or 5 different kinds score 5, 10 or 15 points, none at all costs 5. All are gone after the epoch. (R10.7)
ra-about-writing = A Civilization: 3, 4 or 5 different kinds score 5, 10 or 15 points, none at all costs 5. All are gone after the epoch. (R10.7)
ra-about-fortress = A Monument, scored after the third epoch: 1 point for each kind, 10 for seven, 15 for eight; and 5, 10 or 15 for 3, 4 or 5 alike. (R10.9)
ra-about-obelisk = A Monument, scored after the third epoch: 1 point for each kind, 10 for seven, 15 for eight; and 5, 10 or 15 for 3, 4 or 5 alike. (R10.9)
ra-about-palace = A Monument, scored after the third epoch: 1 point for each kind, 10 for seven, 15 for eight; and 5, 10 or 15 for 3, 4 or 5 alike. (R10.9)
ra-about-pyramid = A Monument, scored after the third epoch: 1 point for each kind, 10 for seven, 15 for eight; and 5, 10 or 15 for 3, 4 or 5 alike. (R10.9)
ra-about-sphinx = A Monument, scored after the third epoch: 1 point for each kind, 10 for seven, 15 for eight; and 5, 10 or 15 for 3, 4 or 5 alike. (R10.9)
ra-about-statues = A Monument, scored after the third epoch: 1 point for each kind, 10 for seven, 15 for eight; and 5, 10 or 15 for 3, 4 or 5 alike. (R10.9)
ra-about-step_pyramid = A Monument, scored after the third epoch: 1 point for each kind, 10 for seven, 15 for eight; and 5, 10 or 15 for 3, 4 or 5 alike. (R10.9)
ra-about-temple = A Monument, scored after the third epoch: 1 point for each kind, 10 for seven, 15 for eight; and 5, 10 or 15 for 3, 4 or 5 alike. (R10.9)
ra-about-funeral = Whoever takes this disaster loses two Pharaohs. (R8.3)
ra-about-drought = Whoever takes this disaster loses two River tiles, Floods before Niles. (R8.4)
ra-about-unrest = Whoever takes this disaster loses two Civilization tiles, as the owner chooses. (R8.5)
ra-about-earthquake = Whoever takes this disaster loses two Monuments, as the owner chooses. (R8.6)
ra-about-sun = Suns are what you bid with; a higher number beats a lower one. A face-down sun cannot be used before the next epoch. (R5.4)
ra-about-centre = The winner of an auction takes this sun face-down and leaves here the sun that was bid. (R6.2)
ra-about-track = The tiles up for auction; the winner takes them all. With all eight spaces taken nobody may draw. (R3.5)
ra-about-ra_track = It counts the Ra tiles of this epoch. The last space ends the epoch at once, without an auction. (R4.4)
ra-about-bag-2022 = Draw a tile: most go to the track, a Ra tile starts an auction. Every tile in the bag is equally likely. (R4.1)
ra-about-bag-1999 = Draw a tile: most go to the track, a Ra tile starts an auction. This edition has no bag: it stands for tiles that lie face-down around the board, each equally likely. (R4.1)
ra-about-bids = What the tiles on the track would bring each player at the end of this epoch, as all else stands; in an auction what was bid. Bids go round once, and the Ra player is the last. (R5.2)
ra-about-points = Everybody starts with 10 points and never falls below 0. Points lie face-down until the end unless the table plays with open points. (R13.2)
ra-about-epoch = The game has three epochs, each with its own scoring. One ends with its last Ra tile or when all suns are used. (R9.1)
ra-about-ra_figure = Invoke Ra: start an auction for the track and the sun in the centre. You bid last. (R5.1)

## Decisions, as buttons say them

ra-move-draw = Draw a tile
ra-move-invoke = Invoke Ra
ra-move-pass = Pass
ra-move-done = Spend no more Gods
ra-move-bid = Bid sun { $disc }
ra-move-take = Spend a God: take { $tile }
ra-move-discard = Give up { $tile }

## What must be decided, and why

ra-prompt-turn = { $seat } to play: choose an action
ra-prompt-turn_full = { $seat } to play: the track is full, so invoke Ra or spend a God
ra-prompt-gods = { $seat } is spending Gods: take another tile or stop
ra-prompt-bid_first = { $seat }: open the bidding or pass (Ra player: { $ra_seat })
ra-prompt-bid_over = { $seat }: bid more than sun { $disc } of { $high_seat } or pass (Ra player: { $ra_seat })
ra-prompt-must_bid = { $seat } invoked Ra and nobody has bid, so { $seat } must bid
ra-prompt-discard =
    { $category ->
        [monument]
            { $count ->
                [one] { $seat } suffers an Earthquake: give up a Monument
               *[other] { $seat } suffers an Earthquake: give up { $count } Monuments, one after the other
            }
       *[civilization]
            { $count ->
                [one] { $seat } suffers Unrest: give up a Civilization tile
               *[other] { $seat } suffers Unrest: give up { $count } Civilization tiles, one after the other
            }
    }
ra-prompt-over = The game is over
ra-prompt-chance = Fate decides

## What happened

ra-event-deal = { $seat } gets the suns { $suns }
ra-event-draw = { $seat } draws { $tile }
ra-event-ra_tile = { $seat } draws Ra, { $count } of { $limit } in this epoch
ra-event-invoke = { $seat } invokes Ra
ra-event-bid = { $seat } bids sun { $disc }
ra-event-pass = { $seat } passes
ra-event-won = { $seat } wins with sun { $disc } and takes sun { $centre } and { $tiles }
ra-event-won_nothing = { $seat } wins with sun { $disc } and takes sun { $centre } alone
ra-event-nobody = Nobody bids
ra-event-track_lost = These tiles leave the game: { $tiles }
ra-event-take = { $seat } spends a God and takes { $tile }
ra-event-done = { $seat } spends no more Gods
ra-event-discard = { $seat } gives up { $tile }
ra-event-disaster = { $tile } strikes { $seat }, who loses { $lost }
ra-event-disaster_nothing = { $tile } strikes { $seat }, who has nothing to lose
ra-event-epoch_ra = The last Ra tile ends epoch { $epoch } at once
ra-event-epoch_suns = All suns are used: epoch { $epoch } ends
ra-event-epoch_points =
    { $points ->
        [one] { $seat } scores { $points } point in epoch { $epoch }
       *[other] { $seat } scores { $points } points in epoch { $epoch }
    }
ra-event-new_epoch = Epoch { $epoch } begins; { $seat } holds the highest sun and plays first
ra-event-over =
    { $points ->
        [one] { $seat } wins with { $points } point
       *[other] { $seat } wins with { $points } points
    }

## The receipt: where points come from

ra-item-start = Points at the start: { $points }
ra-item-god =
    { $count ->
        [one] { $count } God not spent: { $points }
       *[other] { $count } Gods not spent: { $points }
    }
ra-item-gold = { $count } Gold: { $points }
ra-item-pharaoh =
    { $count ->
        [one] { $count } Pharaoh, compared with the others: { $points }
       *[other] { $count } Pharaohs, compared with the others: { $points }
    }
ra-item-river =
    { $count ->
        [one] { $count } scoring River tile: { $points }
       *[other] { $count } scoring River tiles: { $points }
    }
ra-item-civilization =
    { $count ->
        [0] No Civilization tile: { $points }
        [one] { $count } kind of Civilization: { $points }
       *[other] { $count } kinds of Civilization: { $points }
    }
ra-item-monument_kinds =
    { $count ->
        [one] { $count } kind of Monument: { $points }
       *[other] { $count } kinds of Monuments: { $points }
    }
ra-item-monument_sets =
    { $count ->
        [one] { $count } set of equal Monuments: { $points }
       *[other] { $count } sets of equal Monuments: { $points }
    }
ra-item-suns = Suns adding up to { $count }: { $points }
ra-item-floor = Nobody falls below zero: { $points }

ra-item-name-start = Start
ra-item-name-god = Gods
ra-item-name-gold = Gold
ra-item-name-pharaoh = Pharaohs
ra-item-name-river = River
ra-item-name-civilization = Civilization
ra-item-name-monument_kinds = Monuments, different
ra-item-name-monument_sets = Monuments, alike
ra-item-name-suns = Suns
ra-item-name-floor = Floor

## How the game ended

ra-reason-points = most points
ra-reason-highest_sun = equal points, broken by the highest sun

## Options of a table

ra-option-players = Players
ra-option-edition = Edition
ra-option-edition-2022 = 2022, two to five players
ra-option-edition-1999 = 1999, three to five players
ra-option-open_scores = Open points

## What the evaluation of a position weighs, as `benben fit` lists it

ra-feature-points = Points won in earlier epochs.
ra-feature-points_now = Points if the epoch ended now.
ra-feature-lead_now = Points now beyond those of the best other seat.
ra-feature-late_lead = The same lead, the more of the epoch is over.
ra-feature-holding = What the tiles promise for this epoch and later ones.
ra-feature-gods = Gods that are not spent.
ra-feature-river = Niles and Floods that score now.
ra-feature-dry_niles = Niles that wait for a Flood.
ra-feature-niles = Niles, which stay for later epochs.
ra-feature-civilizations = Points for civilizations now.
ra-feature-civilization_hope = Different civilizations short of three, while time is left.
ra-feature-pharaohs = Points for Pharaohs now.
ra-feature-pharaoh_lead = Pharaohs beyond those of the best other seat.
ra-feature-pharaoh_spare = Pharaohs beyond those of the seat with fewest.
ra-feature-monument_kinds = Points for different monuments, at the end.
ra-feature-monument_sets = Points for identical monuments, at the end.
ra-feature-monument_pairs = Kinds of monuments with two copies, one short of a set.
ra-feature-next_monument = What one more kind of monument adds.
ra-feature-suns = Suns that can still be bid.
ra-feature-suns_late = The same, the more of the epoch is over.
ra-feature-suns_worth = What these suns can still win.
ra-feature-sun_rank = Suns in play that one's own outrank, added up.
ra-feature-best_sun = Whether the highest sun in play is one's own.
ra-feature-suns_alone = Suns that can be bid while nobody else has any.
ra-feature-last_suns = Suns left to the others that can be bid.
ra-feature-sun_sum = The sum of all suns, face up and down.
ra-feature-sun_standing = Points for suns if the game ended now.
ra-feature-sun_lead = The sum of suns beyond that of the best other seat.
ra-feature-next_suns = The sum of suns won for the next epoch.
ra-feature-to_move = Whether the seat must decide now outside an auction.
ra-feature-turn_lot = What the lot on the track adds, when it is the seat's turn.
ra-feature-soon = How soon the turn comes, from 1 for the present one to 0.
ra-feature-lot = What the lot on the track adds for a seat that has a sun to bid.
ra-feature-winning_lot = The lot's worth for the highest bidder.
ra-feature-winning_cost = What the highest bidder's sun could have won later.
ra-feature-lot_to_come = The lot's worth for who can still bid higher.

## The table drawn in text

ra-picture-epoch = Epoch { $epoch } of 3
ra-picture-ra_track = Ra { $count } of { $limit }
ra-picture-bag-2022 =
    { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
ra-picture-bag-1999 =
    { $count ->
        [one] { $count } tile face-down
       *[other] { $count } tiles face-down
    }
ra-picture-centre = Sun { $disc } in the centre
ra-picture-seat = Player
ra-picture-points = Points
ra-picture-suns = Suns
ra-picture-bid = Bid
ra-picture-tiles = Tiles
ra-picture-name = { $seat }
ra-picture-ra_player = Ra
ra-picture-passed = pass

## The table in the browser, where the rules have no word for it

ra-table-epoch = Epoch { $epoch }
ra-table-ra-track = Ra { $count } of { $limit }
ra-table-track = Auction track
ra-table-track-holds =
    { $count ->
        [one] Up for auction: { $tiles }
       *[other] Up for auction, { $count } tiles: { $tiles }
    }
ra-table-track-empty = The auction track is empty
ra-table-space = Space { $space }: { $tile }
ra-table-empty = empty
ra-table-middle = Tiles to draw, centre and Ra
ra-table-bag-2022 =
    { $count ->
        [one] The bag, with one tile left
       *[other] The bag, with { $count } tiles left
    }
ra-table-bag-1999 =
    { $count ->
        [one] One face-down tile left around the board
       *[other] { $count } face-down tiles left around the board
    }
ra-table-centre = Sun { $disc } in the centre
ra-table-figure = The figure of Ra
ra-table-auction = Auction; the Ra player is { $ra_seat }
ra-table-bids = Bids
ra-table-has-bid = { $seat } bids sun { $disc }
ra-table-passed = { $seat } passes
ra-table-pass-word = passes
ra-table-pass = Pass
ra-table-lot =
    { $points ->
        [one] { $seat }: the track would bring { $points } point at the end of this epoch
       *[other] { $seat }: the track would bring { $points } points at the end of this epoch
    }
ra-table-lot-open = { $seat }: what the track would bring depends on what a disaster takes
ra-table-lot-short = The track now:
ra-table-mat = In front of { $seat }
ra-table-sun-up = Sun { $disc }
ra-table-sun-down = Sun { $disc }, face-down
ra-table-suns-up =
    { $count ->
        [0] No sun to bid with
       *[other] Suns to bid with: { $suns }
    }
ra-table-suns-down = Suns face-down: { $suns }
ra-table-no-tiles = No tiles
ra-table-tile-count =
    { $count ->
        [1] { $tile }
       *[other] { $count } × { $tile }
    }
