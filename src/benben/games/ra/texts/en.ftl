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

ra-about-god = On your turn, swap Gods for tiles on the track, one for one. Each God you still have at the end of an epoch scores 2 points. (R7.2, R7.4, R7.11, R11.1)
ra-about-gold = Scores 3 points at the end of the epoch; then it is gone. (R10.3, R11.1)
ra-about-pharaoh = After each epoch, the player with the most Pharaohs gains 5 points, the one with the fewest loses 2. You keep Pharaohs for the whole game. (R10.4, R10.5, R11.2)
ra-about-nile = Scores 1 point after each epoch, but only with at least one Flood. You keep Niles for the whole game. (R10.6, R11.2)
ra-about-flood = Scores 1 point at the end of the epoch, and lets your Niles score too. Floods are gone afterwards. (R10.6, R11.1)
ra-about-art = A Civilization: 3, 4 or 5 different kinds score 5, 10 or 15 points; having none costs 5. All are gone after the epoch. (R10.7, R10.8, R11.1)
ra-about-agriculture = A Civilization: 3, 4 or 5 different kinds score 5, 10 or 15 points; having none costs 5. All are gone after the epoch. (R10.7, R10.8, R11.1)
ra-about-religion = A Civilization: 3, 4 or 5 different kinds score 5, 10 or 15 points; having none costs 5. All are gone after the epoch. (R10.7, R10.8, R11.1)
ra-about-astronomy = A Civilization: 3, 4 or 5 different kinds score 5, 10 or 15 points; having none costs 5. All are gone after the epoch. (R10.7, R10.8, R11.1)
ra-about-writing = A Civilization: 3, 4 or 5 different kinds score 5, 10 or 15 points; having none costs 5. All are gone after the epoch. (R10.7, R10.8, R11.1)
ra-about-fortress = A Monument, scored after the third epoch: 1 point per kind, 10 for seven kinds, 15 for eight; plus 5, 10 or 15 for 3, 4 or 5 alike. (R10.9, R10.10, R10.11)
ra-about-obelisk = A Monument, scored after the third epoch: 1 point per kind, 10 for seven kinds, 15 for eight; plus 5, 10 or 15 for 3, 4 or 5 alike. (R10.9, R10.10, R10.11)
ra-about-palace = A Monument, scored after the third epoch: 1 point per kind, 10 for seven kinds, 15 for eight; plus 5, 10 or 15 for 3, 4 or 5 alike. (R10.9, R10.10, R10.11)
ra-about-pyramid = A Monument, scored after the third epoch: 1 point per kind, 10 for seven kinds, 15 for eight; plus 5, 10 or 15 for 3, 4 or 5 alike. (R10.9, R10.10, R10.11)
ra-about-sphinx = A Monument, scored after the third epoch: 1 point per kind, 10 for seven kinds, 15 for eight; plus 5, 10 or 15 for 3, 4 or 5 alike. (R10.9, R10.10, R10.11)
ra-about-statues = A Monument, scored after the third epoch: 1 point per kind, 10 for seven kinds, 15 for eight; plus 5, 10 or 15 for 3, 4 or 5 alike. (R10.9, R10.10, R10.11)
ra-about-step_pyramid = A Monument, scored after the third epoch: 1 point per kind, 10 for seven kinds, 15 for eight; plus 5, 10 or 15 for 3, 4 or 5 alike. (R10.9, R10.10, R10.11)
ra-about-temple = A Monument, scored after the third epoch: 1 point per kind, 10 for seven kinds, 15 for eight; plus 5, 10 or 15 for 3, 4 or 5 alike. (R10.9, R10.10, R10.11)
ra-about-funeral = If you take this disaster, you lose two Pharaohs. (R8.3, R8.2, R8.7, R7.6)
ra-about-drought = If you take this disaster, you lose two River tiles, Floods before Niles. (R8.4, R8.2, R8.7, R7.6)
ra-about-unrest = If you take this disaster, you lose two Civilization tiles of your choice. (R8.5, R8.2, R8.7, R8.10, R7.6)
ra-about-earthquake = If you take this disaster, you lose two Monuments of your choice. (R8.6, R8.2, R8.7, R8.10, R7.6)
ra-about-sun = You bid with suns; a higher number beats a lower one. A face-down sun cannot be used until the next epoch. (R5.4, R2.4, R10.12, R10.13, R11.3)
ra-about-centre = The winner of an auction takes this sun face-down and leaves the sun they bid here. (R6.2, R2.3, R9.3, R11.4)
ra-about-track = The tiles up for auction; the winner takes them all. When all eight spaces are taken, no one may draw. (R3.5, R1.3, R3.6, R6.3)
ra-about-ra_track = Counts the Ra tiles drawn this epoch. The last space ends the epoch immediately, without an auction. (R4.4, R4.3, R4.5, R1.4, R2.6, R11.5)
ra-about-bag-2022 = Draw a tile: most go on the track; a Ra tile starts an auction. Every tile in the bag is equally likely. (R4.1, R1.1, R2.1, R4.6, R13.5)
ra-about-bag-1999 = Draw a tile: most go on the track; a Ra tile starts an auction. This edition has no bag: it stands for the tiles face-down around the board, each equally likely. (R4.1, R1.1, R2.1, R4.6, R13.5)
ra-about-bids = What the tiles on the track would score for each player at the end of this epoch if nothing else changed. During an auction: the bids. Each player bids or passes once, the Ra player last. (R5.2, R5.5, R6.1, R6.4, R5.7)
ra-about-score = Everyone starts with 10 points and never drops below 0. Points stay face-down until the end, unless the table plays with open points. (R13.2, R13.3, R1.6, R10.15)
ra-about-log = Everything that has happened, newest first. A downloaded game has the same in notation. (R14.1, R14.2, R13.6, R13.7)
ra-about-epoch = The game has three epochs, each with its own scoring. An epoch ends with its last Ra tile, or when all suns are used. (R9.1, R9.2, R9.4, R10.1, R3.1)
ra-about-ra_figure = Invoke Ra: start an auction for the track and the sun in the center. You bid last. (R5.1, R3.7)

## Decisions, as buttons say them

ra-move-draw = Draw a tile
ra-move-invoke = Invoke Ra
ra-move-pass = Pass
ra-move-done = Spend no more Gods
ra-move-bid = Bid sun { $disc }
ra-move-take = Spend a God: take { $tile }
ra-move-discard = Give up { $tile }
ra-order-pass = Pass in this auction or the next one
ra-order-pass-until = Pass as long as the highest bid is below sun { $disc }
ra-order-bid-up-to = Bid the lowest sun that is enough, up to { $disc }; otherwise pass

## What must be decided, and why

ra-prompt-turn =
    { WHO($seat) ->
        [you] Your turn:
       *[other] { $seat } to play:
    } choose an action
ra-prompt-turn_full =
    { WHO($seat) ->
        [you] Your turn:
       *[other] { $seat } to play:
    } the track is full, so invoke Ra or spend a God
ra-prompt-gods =
    { WHO($seat) ->
        [you] You are spending
       *[other] { $seat } is spending
    } Gods: take another tile or stop
ra-prompt-bid_first =
    { WHO($seat) ->
        [you] Your turn: open
       *[other] { $seat }: open
    } the bidding or pass ({ WHO($ra_seat) ->
        [you] Ra player: you
       *[other] Ra player: { $ra_seat }
    })
ra-prompt-bid_over =
    { WHO($seat) ->
        [you] Your turn: bid more
       *[other] { $seat }: bid more
    } than { WHO($high_seat) ->
        [you] your sun { $disc }
       *[other] sun { $disc } of { $high_seat }
    } or pass ({ WHO($ra_seat) ->
        [you] Ra player: you
       *[other] Ra player: { $ra_seat }
    })
ra-prompt-must_bid =
    { WHO($seat) ->
        [you] You invoked Ra and no one has bid, so you must bid
       *[other] { $seat } invoked Ra and no one has bid, so { $seat } must bid
    }
ra-prompt-discard =
    { $category ->
        [monument]
            { $count ->
                [one] { WHO($seat) ->
                    [you] You suffer
                   *[other] { $seat } suffers
                } an Earthquake: give up one Monument
               *[other] { WHO($seat) ->
                   [you] You suffer
                  *[other] { $seat } suffers
               } an Earthquake: give up { $count } Monuments, one at a time
            }
       *[civilization]
            { $count ->
                [one] { WHO($seat) ->
                    [you] You suffer
                   *[other] { $seat } suffers
                } Unrest: give up one Civilization tile
               *[other] { WHO($seat) ->
                   [you] You suffer
                  *[other] { $seat } suffers
               } Unrest: give up { $count } Civilization tiles, one at a time
            }
    }
ra-prompt-over = The game is over
ra-prompt-chance = Fate decides

## Why something cannot be done now

ra-why-over = The game is over: the third epoch has been scored. (R12.1, R12.2, R13.4)
ra-why-dealing = The suns are still being dealt. (R2.5)
ra-why-drawing = A tile is being drawn; wait until it is revealed. (R4.1)
ra-why-watching = You are watching: { $seat } decides now. (R3.2, R13.1)
ra-why-others_turn = It is the turn of { $seat }: play goes clockwise. (R3.2, R3.1, R6.6, R11.6)
ra-why-others_bid = Now { $seat } bids or passes: bidding goes clockwise, and the Ra player is last. (R5.2)
ra-why-others_disaster = First { $seat } chooses what a disaster takes. (R8.9, R6.5, R7.7)
ra-why-had_chance = You have already had your one chance in this auction. (R5.2)
ra-why-out = You have no face-up sun left, so you are out until the epoch ends. (R3.4, R3.8, R5.3)
ra-why-choose_action = On your turn you draw a tile, invoke Ra or spend a God; this is none of them. (R3.3)
ra-why-spending_gods = You are spending Gods: first take another tile, or stop. (R7.8)
ra-why-auction_first = First the auction: bid one of your suns, or pass if you may. (R5.2)
ra-why-disaster_first =
    { $category ->
        [monument] First the disaster: give up one of your Monuments. (R8.9, R6.5, R7.7)
       *[civilization] First the disaster: give up one of your Civilization tiles. (R8.9, R6.5, R7.7)
    }
ra-why-track_full = All eight spaces of the track are taken: invoke Ra, or spend a God if you have one. (R3.5, R7.9, R5.8)
ra-why-pass_turn = You can’t pass your turn: draw a tile, invoke Ra or spend a God. (R3.3)
ra-why-not_spending = You can stop spending Gods only after you have spent one this turn. (R7.8)
ra-why-gods_auction = You can’t spend Gods during an auction: bid or pass. (R7.10)
ra-why-no_disaster = You give up tiles only to a disaster, and none strikes you now. (R8.1)
ra-why-no_god = You have no God to spend. (R7.1)
ra-why-take_god = A God can take any tile on the track except another God. (R7.3)
ra-why-not_on_track = This tile is not on the track: { $tile }. (R7.1)
ra-why-nothing_to_take = Your Gods have nothing to take: there are only Gods on the track. (R7.3)
ra-why-space_empty = This space of the track is empty: the tile drawn next goes to the leftmost one. (R4.2, R7.5)
ra-why-no_auction = There is no auction now: one starts when a Ra tile is drawn, or when you invoke Ra. (R5.1)
ra-why-sun_unused =
    { $count ->
        [2] Sun { $disc } stays in the box with two players. (R1.2)
       *[other] Sun { $disc } stays in the box with { $count } players. (R1.2)
    }
ra-why-sun_centre = Sun { $disc } is in the center: the winner of the auction gets it. (R6.2)
ra-why-sun_down = Sun { $disc } is face-down: no one can bid with it until the next epoch. (R6.2, R11.3)
ra-why-sun_of = { $owner_seat } has sun { $disc }: you can bid only with your own face-up suns. (R5.4)
ra-why-bid_low = Sun { $disc } is too low: you must bid higher than sun { $high }. (R5.4, R5.9)
ra-why-must_bid = You invoked Ra while the track had room, and no one has bid: now you must. (R5.6, R5.10)
ra-why-not_hit =
    { $category ->
        [monument] This disaster takes only Monuments. (R8.8)
       *[civilization] This disaster takes only Civilization tiles. (R8.8)
    }
ra-why-none_owned = You have no tile of this kind: { $tile }. (R8.9)

## What happened

ra-event-deal =
    { WHO($seat) ->
        [you] You get
       *[other] { $seat } gets
    } the suns { $suns }
ra-event-draw =
    { WHO($seat) ->
        [you] You draw
       *[other] { $seat } draws
    } { $tile }
ra-event-ra_tile =
    { WHO($seat) ->
        [you] You draw
       *[other] { $seat } draws
    } Ra, { $count } of { $limit } in this epoch
ra-event-invoke =
    { WHO($seat) ->
        [you] You invoke
       *[other] { $seat } invokes
    } Ra
ra-event-bid =
    { WHO($seat) ->
        [you] You bid
       *[other] { $seat } bids
    } sun { $disc }
ra-event-pass =
    { WHO($seat) ->
        [you] You pass
       *[other] { $seat } passes
    }
ra-event-won =
    { WHO($seat) ->
        [you] You win with sun { $disc } and take sun
       *[other] { $seat } wins with sun { $disc } and takes sun
    } { $centre } and { $tiles }
ra-event-won_nothing =
    { WHO($seat) ->
        [you] You win with sun { $disc } and take sun
       *[other] { $seat } wins with sun { $disc } and takes sun
    } { $centre } alone
ra-event-nobody = No one bids
ra-event-track_lost = These tiles leave the game: { $tiles }
ra-event-take =
    { WHO($seat) ->
        [you] You spend a God and take
       *[other] { $seat } spends a God and takes
    } { $tile }
ra-event-done =
    { WHO($seat) ->
        [you] You spend
       *[other] { $seat } spends
    } no more Gods
ra-event-discard =
    { WHO($seat) ->
        [you] You give
       *[other] { $seat } gives
    } up { $tile }
ra-event-disaster =
    { $tile } { WHO($seat) ->
        [you] strikes you: you lose { $lost }
       *[other] strikes { $seat }, who loses { $lost }
    }
ra-event-disaster_nothing =
    { $tile } { WHO($seat) ->
        [you] strikes you: you have nothing to lose
       *[other] strikes { $seat }, who has nothing to lose
    }
ra-event-epoch_ra = The last Ra tile ends epoch { $epoch } immediately
ra-event-epoch_suns = All suns are used: epoch { $epoch } ends
ra-event-epoch_points =
    { WHO($seat) ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [one] { $points } point in epoch { $epoch }
       *[other] { $points } points in epoch { $epoch }
    }
ra-event-new_epoch =
    Epoch { $epoch } begins; { WHO($seat) ->
        [you] you have the highest sun and play first
       *[other] { $seat } has the highest sun and plays first
    }
ra-event-over =
    { WHO($seat) ->
        [you] You win
       *[other] { $seat } wins
    } { $points ->
        [one] with { $points } point
       *[other] with { $points } points
    }

## The receipt: where points come from

ra-item-start = Points at the start: { $points }
ra-item-god =
    { $count ->
        [one] { $count } unspent God: { $points }
       *[other] { $count } unspent Gods: { $points }
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
       *[other] { $count } kinds of Monument: { $points }
    }
ra-item-monument_sets =
    { $count ->
        [one] { $count } set of identical Monuments: { $points }
       *[other] { $count } sets of identical Monuments: { $points }
    }
ra-item-suns = Suns adding up to { $count }: { $points }
ra-item-floor = Scores never drop below zero: { $points }

ra-item-name-start = Start
ra-item-name-god = Gods
ra-item-name-gold = Gold
ra-item-name-pharaoh = Pharaohs
ra-item-name-river = River
ra-item-name-civilization = Civilization
ra-item-name-monument_kinds = Different Monuments
ra-item-name-monument_sets = Identical Monuments
ra-item-name-suns = Suns
ra-item-name-floor = Minimum
ra-receipt-counts = In parentheses: how many tiles, kinds or sets are counted; for suns, their total.

## How the game ended

ra-reason-points = most points
ra-reason-highest_sun = tied on points, the highest sun wins

## Options of a table

ra-option-players = Players
ra-option-edition = Edition
ra-option-edition-2022 = 2022, two to five players
ra-option-edition-1999 = 1999, three to five players
ra-option-edition-few = the 1999 edition is for { $least } to { $most } players, not { $players }
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
ra-picture-centre = Sun { $disc } in the center
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
ra-table-middle = Tiles to draw, center and Ra
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
ra-table-centre = Sun { $disc } in the center
ra-table-figure = The figure of Ra
ra-table-auction =
    Auction; { WHO($ra_seat) ->
        [you] you are the Ra player
       *[other] the Ra player is { $ra_seat }
    }
ra-table-bids = Bids
ra-table-has-bid =
    { WHO($seat) ->
        [you] You bid
       *[other] { $seat } bids
    } sun { $disc }
ra-table-passed =
    { WHO($seat) ->
        [you] You pass
       *[other] { $seat } passes
    }
ra-table-pass-word = passes
ra-table-pass = Pass
ra-table-lot =
    { WHO($seat) ->
        [you] The track would score you
       *[other] { $seat }: the track would score
    } { $points ->
        [one] { $points } point at the end of this epoch
       *[other] { $points } points at the end of this epoch
    }
ra-table-lot-open =
    { WHO($seat) ->
        [you] Your score for the track
       *[other] { $seat }: the score for the track
    } depends on what a disaster takes
ra-table-lot-short = Track value:
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

## The lesson, scene by scene: what to know, what to do, what it brought, and what is said of another move

ra-lesson-table-say = Ra is a game of auctions: you buy tiles with suns, and tiles score points. The tiles up for auction are on the track, your suns are in front of you, and one more sun is in the center.
ra-lesson-table-do = Tap everything that is marked to learn what it is.
ra-lesson-table-done = On your turn you draw a tile, start an auction, or spend a God. That is all there is to do.
ra-lesson-draw-say = The simplest turn: draw a tile. It joins those on the track, and play passes to the next player.
ra-lesson-draw-do = Draw a tile from the bag.
ra-lesson-draw-other = That would start an auction. In this scene, draw a tile: tap the bag.
ra-lesson-draw-done = The tile is on the track, and the others have drawn too. No one owns these tiles yet. Next to each name you see what they would score that player at the end of the epoch: 15 points.
ra-lesson-ra-say = Some of the tiles are Ra tiles. They never go on the track: each is counted at the top of the board and starts an auction of everything on the track.
ra-lesson-ra-do = Draw another tile.
ra-lesson-ra-other = You will start an auction yourself soon. First see what a Ra tile does: draw.
ra-lesson-ra-done = A Ra tile means an auction. Each player has one chance to bid or pass, and the player who drew the Ra tile comes last. One player has passed, the next has bid sun 4. Now it is your turn.
ra-lesson-bid-say = Bid one of your suns; it must be higher than the highest bid so far. You bid last, and the track would score you 15 points.
ra-lesson-bid-do = Win the tiles with a sun that is just high enough.
ra-lesson-bid-other = You could, but the tiles are worth having, and your lowest sun above 4 is enough. Keep high suns for auctions where others bid after you.
ra-lesson-bid-done = All the tiles on the track are yours. The sun 5 that you bid is now in the center. The sun 1 from there is yours, face-down: you can use it in the next epoch.
ra-lesson-invoke-say = You don’t have to wait for a Ra tile: on your turn you may invoke Ra. That puts the track and the sun in the center up for auction, and you bid last.
ra-lesson-invoke-do = Three tiles that suit you, and sun 9 in the center: tap the Ra figure.
ra-lesson-invoke-do-2 = No one has bid, so you must: if you invoke Ra before the track is full, you can’t pass. Bid your lowest sun.
ra-lesson-invoke-other = You could, but these three tiles and sun 9 are worth having now: invoke Ra.
ra-lesson-invoke-other-2 = You could, but no one has bid: your lowest sun is enough.
ra-lesson-invoke-done = For sun 2 you got three tiles, and sun 9 for the next epoch. The winner always swaps suns with the center: look at what is there before you bid.
ra-lesson-full-say = All eight spaces are taken, so no one may draw: invoke Ra. With a full track you may pass too. Three disasters are there, and they would cost you your Pharaohs, your Monuments and your Niles.
ra-lesson-full-do = Invoke Ra.
ra-lesson-full-do-2 = All the others have passed. Don’t take this either: pass.
ra-lesson-full-other = Not now: two Gold are worth less than all that these disasters would take from you. Pass.
ra-lesson-full-done = When everyone passes on a full track, its eight tiles leave the game. After a drawn Ra tile they would have stayed. No matter who wins or passes, the player to the left of the Ra player takes the next turn.
ra-lesson-god-say = You have two Niles, which score only together with a Flood. There is one, but next to it is a Drought, which costs its taker two River tiles. A God takes one tile from the track, without an auction.
ra-lesson-god-do = Spend your God on the Flood.
ra-lesson-god-other = You could, but you need the Flood without the Drought: tap your God, then the Flood.
ra-lesson-god-done = The God leaves the game, the Flood is yours, and the Drought stays for someone else. Each of your three River tiles now scores 1 point at the end of the epoch. A God you keep scores 2 points.
ra-lesson-disaster-say = Disasters are mixed in with the other tiles, and the winner of the track takes them too. Unrest costs two Civilization tiles. For three Gold and a Pharaoh that is not too much: you have three Art tiles.
ra-lesson-disaster-do = You have invoked Ra, and no one has bid. Bid one of your suns.
ra-lesson-disaster-do-2 = Unrest strikes you: give up a tile you can spare. Only different kinds of Civilization count.
ra-lesson-disaster-do-3 = And one more.
ra-lesson-disaster-other = That would leave you with fewer different kinds, and fewer points. Give up an Art tile: you have more than one.
ra-lesson-disaster-done = You still have three different kinds of Civilization, worth 5 points. A disaster costs two tiles of its category: it hurts least where you have spare ones.
ra-lesson-lack-say = At the end of an epoch, the player with the fewest Pharaohs loses 2 points, the one with the most gains 5. Having no Civilization tile costs 5. You have neither, and the last Ra tile may come at any time.
ra-lesson-lack-do = Spend your God on the tile that saves you the most.
ra-lesson-lack-other = You could, but a Civilization tile saves you 5 points. A Pharaoh would save you 2 at most, and Niles score nothing without a Flood.
ra-lesson-lack-done = The epoch is over, and only the Pharaohs cost you something: 2 points. One kind of Civilization scores nothing, but you did not lose 5. The player with the highest sun starts the new epoch.
ra-lesson-epoch-say = Seven of this epoch’s eight Ra tiles have been drawn. The eighth ends the epoch immediately, without an auction, and everyone scores.
ra-lesson-epoch-do = Draw a tile, and see what you score.
ra-lesson-epoch-other = You could, but the track is empty. Draw, and see how the epoch ends.
ra-lesson-epoch-done = That makes 6 points. You keep Pharaohs, Niles and Monuments for the next epoch; Gold, Gods, Floods and Civilizations are gone. All your suns are face-up again, including those you won.
ra-lesson-alone-say = The other player has used every sun and is out until the epoch ends. You have one sun left and play on alone. Seven tiles are there for you, but one more Ra tile ends the epoch, and then they are lost.
ra-lesson-alone-do = Don’t risk another tile: invoke Ra.
ra-lesson-alone-do-2 = Now bid your last sun.
ra-lesson-alone-other = Each tile you draw may be the last Ra tile, and then you get nothing. Take what is there: invoke Ra.
ra-lesson-alone-done = When the last sun is used, the epoch is over. You score 16 points; without the seven tiles you would have lost 5. Keeping a sun for long lets you choose well, but don’t wait too long.
ra-lesson-end-say = The third epoch is the last. After it, Monuments score too: here 1 point per kind, and 5 for three of a kind. Suns are added up as well: the player with the highest total gains 5 points, the one with the lowest loses 5.
ra-lesson-end-do = One Ra tile is still to come. Draw, and see how the game ends.
ra-lesson-end-other = You could, but it gains you little. Draw, and see how the game ends.
ra-lesson-end-done = You win 13 to 9. Your Monuments score 8 points, your suns cost you 5. If points are tied, the highest sun wins. The score sheet shows where every point comes from. Now you know all you need to play a full game.

## Advice in a guided first game, at the first decision of each kind

ra-advice-turn = Draw while the track has little for you. Invoke Ra when the track suits you better than the others, or when a high sun is in the center: next to each name you see what the track would score.
ra-advice-turn-draw-invoke-take = You have a God and may swap it for a tile on the track: one you need, or one that lies next to a disaster. Kept to the end of the epoch, it scores 2 points.
ra-advice-turn_full = The track is full, so no one may draw. If you invoke Ra, you may pass too: if no one bids, the tiles leave the game.
ra-advice-gods = Spend another God only on a tile worth more than 2 points to you: that is what the God scores if you keep it.
ra-advice-bid_first = Compare what the track is worth to you and to the others. A high sun is for a rich track. Don’t save all your suns: those left when the last Ra tile comes have bought nothing.
ra-advice-bid_over = Bid the lowest sun that can win, if the tiles are worth it and the sun in the center isn’t a bad swap. Otherwise, let the others pay.
ra-advice-must_bid = Now you have to bid. You are last, so your lowest sun is enough; bid a higher one only to get rid of it.
ra-advice-discard = Give up the tile that is worth least: a duplicate Civilization, or a Monument of which you have only two.

## How you score

ra-scoring-when-epoch = After each epoch
ra-scoring-when-last = After the third epoch only
ra-scoring-when-always = All game long
ra-scoring-of-each = each
ra-scoring-of-most = most
ra-scoring-of-fewest = fewest
ra-scoring-of-highest = highest
ra-scoring-of-lowest = lowest
ra-scoring-of-start = at the start
ra-scoring-of-least = at least
ra-scoring-god = Gods
ra-scoring-god-text = For each unspent God.
ra-scoring-gold = Gold
ra-scoring-gold-text = For each Gold; then it is gone.
ra-scoring-pharaoh = Pharaohs
ra-scoring-pharaoh-text = Compared with the others: all who tie gain or lose the full number. If everyone has the same number, no one does.
ra-scoring-river = River
ra-scoring-river-text = For each Nile and each Flood, but only with at least one Flood.
ra-scoring-civilization = Civilization
ra-scoring-civilization-text = By how many different kinds you have; duplicates add nothing.
ra-scoring-civilization-count = Kinds
ra-scoring-monument_kinds = Different Monuments
ra-scoring-monument_kinds-text = By how many different kinds you have.
ra-scoring-monument_kinds-count = Kinds
ra-scoring-monument_sets = Identical Monuments
ra-scoring-monument_sets-text = For each kind separately. Every Monument counts both ways.
ra-scoring-monument_sets-count = Alike
ra-scoring-suns = Suns
ra-scoring-suns-text = The total of all your suns, face-up and face-down. All who tie gain or lose the full number.
ra-scoring-start = Start
ra-scoring-start-text = Everyone starts with this many points.
ra-scoring-floor = Minimum
ra-scoring-floor-text = No score drops below it. All gains and losses of a scoring are added up first.

## Sources of luck in a review

ra-luck-deal = sets of suns
ra-luck-reveal = tiles

## Reviews: what is in hand, and kinds of errors

ra-held-sun = the { $number } sun
ra-held-god = Gods in hand
ra-error-called_too_early = Ra called too early
ra-error-called_too_late = Ra called too late
ra-error-lot_let_go = A good lot let go
ra-error-bid_too_much = Bid where passing was better
ra-error-took_disaster = Took a disaster
ra-error-sun_too_high = Sun too high
ra-error-sun_too_low = Sun too low
ra-error-god_kept = God not spent
ra-error-god_wasted = God spent too early
ra-error-wrong_tile = Wrong tile for a God
ra-error-wrong_loss = Wrong tile given up
