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

## Why something cannot be done now

ra-why-over = The game is over: the third epoch has been scored. (R12.1)
ra-why-dealing = The suns are still being dealt. (R2.5)
ra-why-drawing = A tile is being drawn; what it is comes first. (R4.1)
ra-why-watching = You are watching: now { $seat } decides. (R3.2)
ra-why-others_turn = Now { $seat } plays: turns pass clockwise. (R3.2)
ra-why-others_bid = Now { $seat } bids or passes: bids go round clockwise, and the Ra player is the last. (R5.2)
ra-why-others_disaster = First { $seat } chooses what a disaster takes. (R8.9)
ra-why-had_chance = You have had your one chance in this auction. (R5.2)
ra-why-out = You have no face-up sun left, so you are out until the epoch ends. (R3.4)
ra-why-choose_action = On your turn you draw a tile, invoke Ra or spend a God; this is none of them. (R3.3)
ra-why-spending_gods = You are spending Gods: first take another tile, or stop. (R7.8)
ra-why-auction_first = First the auction: bid one of your suns, or pass if you may. (R5.2)
ra-why-disaster_first =
    { $category ->
        [monument] First the disaster: give up one of your Monuments. (R8.9)
       *[civilization] First the disaster: give up one of your Civilization tiles. (R8.9)
    }
ra-why-track_full = All eight spaces of the track are taken: invoke Ra, or spend a God if you have one. (R3.5)
ra-why-pass_turn = A turn cannot be passed: draw a tile, invoke Ra or spend a God. (R3.3)
ra-why-not_spending = You can stop spending Gods only after you have spent one in this turn. (R7.8)
ra-why-gods_auction = Gods cannot be spent during an auction: bid or pass. (R7.10)
ra-why-no_disaster = Tiles are given up only to a disaster, and none strikes you now. (R8.1)
ra-why-no_god = You have no God to spend. (R7.1)
ra-why-take_god = A God takes every tile on the track but another God. (R7.3)
ra-why-not_on_track = This tile does not lie on the track: { $tile }. (R7.1)
ra-why-nothing_to_take = Your Gods find nothing to take: no tile but Gods lies on the track. (R7.3)
ra-why-space_empty = This space of the track is empty: the tile drawn next goes to the leftmost one. (R4.2)
ra-why-no_auction = There is no auction now: it takes a Ra tile, or you invoke Ra. (R5.1)
ra-why-sun_unused =
    { $count ->
        [2] Sun { $disc } stays in the box when two play. (R1.2)
       *[other] Sun { $disc } stays in the box when { $count } play. (R1.2)
    }
ra-why-sun_centre = Sun { $disc } lies in the centre: whoever wins an auction gets it. (R6.2)
ra-why-sun_down = Sun { $disc } lies face-down: nobody can bid with it before the next epoch. (R6.2)
ra-why-sun_of = { $owner_seat } has sun { $disc }: you bid with a face-up sun of your own. (R5.4)
ra-why-bid_low = Sun { $disc } is too low: a bid has to be higher than sun { $high }. (R5.4)
ra-why-must_bid = You invoked Ra while the track had room, and nobody has bid: now you must. (R5.6)
ra-why-not_hit =
    { $category ->
        [monument] This disaster takes nothing but Monuments. (R8.8)
       *[civilization] This disaster takes nothing but Civilization tiles. (R8.8)
    }
ra-why-none_owned = You have no tile of this kind: { $tile }. (R8.9)

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

## How you score

ra-scoring-when-epoch = After each epoch
ra-scoring-when-last = After the third epoch only
ra-scoring-when-always = From the start to the end
ra-scoring-of-each = each
ra-scoring-of-most = most
ra-scoring-of-fewest = fewest
ra-scoring-of-highest = highest
ra-scoring-of-lowest = lowest
ra-scoring-of-start = at the start
ra-scoring-of-least = at least
ra-scoring-god = Gods
ra-scoring-god-text = For each God that you have not spent.
ra-scoring-gold = Gold
ra-scoring-gold-text = For each Gold; then it is gone.
ra-scoring-pharaoh = Pharaohs
ra-scoring-pharaoh-text = Compared with the others: all who tie gain or lose in full. If all have equally many, nobody does.
ra-scoring-river = River
ra-scoring-river-text = For each Nile and each Flood, but only with at least one Flood.
ra-scoring-civilization = Civilization
ra-scoring-civilization-text = By how many different kinds you have; further copies add nothing.
ra-scoring-civilization-count = Kinds
ra-scoring-monument_kinds = Monuments, different
ra-scoring-monument_kinds-text = By how many different kinds you have.
ra-scoring-monument_kinds-count = Kinds
ra-scoring-monument_sets = Monuments, alike
ra-scoring-monument_sets-text = For each kind by itself. Every Monument counts in both ways.
ra-scoring-monument_sets-count = Alike
ra-scoring-suns = Suns
ra-scoring-suns-text = The sum of your own suns, face-up and face-down. All who tie gain or lose in full.
ra-scoring-start = Start
ra-scoring-start-text = Everybody begins with so many points.
ra-scoring-floor = Floor
ra-scoring-floor-text = Nobody falls below it. All gains and losses of a scoring are added up first.
