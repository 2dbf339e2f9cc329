### Ankh'or: all texts of the game in English. The numbers in brackets are those of docs/rules/ankhor.md.

ankhor-title = Ankh'or
ankhor-subtitle = Trade goods for tiles, and lay them so that matching colors and animals touch
ankhor-minutes = 30
ankhor-weight = Medium

## Tokens, colors, kinds of tiles

ankhor-token-fish = fish
ankhor-token-ivory = ivory
ankhor-token-charcoal = charcoal
ankhor-token-herbs = herbs
ankhor-token-cloth = cloth
ankhor-token-ankh = ankh

ankhor-color-blue = blue
ankhor-color-white = white
ankhor-color-black = black
ankhor-color-green = green
ankhor-color-red = red

ankhor-kind-jackal = jackal
ankhor-kind-scarab = scarab
ankhor-kind-falcon = falcon
ankhor-kind-points = 2-point tile
ankhor-kind-warehouse = warehouse
ankhor-kind-scribe = scribe
ankhor-kind-desert = desert

ankhor-tile = { $color } { $kind }

# As in “the … pile”.
ankhor-pile-left = left
ankhor-pile-right = right

# As in “a group of …”.
ankhor-group-blue = blue tiles
ankhor-group-white = white tiles
ankhor-group-black = black tiles
ankhor-group-green = green tiles
ankhor-group-red = red tiles
ankhor-group-jackal = jackals
ankhor-group-scarab = scarabs
ankhor-group-falcon = falcons

## What each thing is: shown when it is pointed at

ankhor-about-jackal = At the end, 1 point for each jackal in a group of two or more. Five connected ones earn a bonus token. (A13.2, A7.5, A8.1, A13.4)
ankhor-about-scarab = At the end, 1 point for each scarab in a group of two or more. Five connected ones earn a bonus token. (A13.2, A7.5, A8.1, A13.4)
ankhor-about-falcon = At the end, 1 point for each falcon in a group of two or more. Five connected ones earn a bonus token. (A13.2, A7.5, A8.1, A13.4)
ankhor-about-points = 2 points at the end, even if it is alone or covered. (A13.1, A8.2, A7.6)
ankhor-about-warehouse = Comes with one good of its color, and has room for one such good beyond your limit of five. Once covered it is useless, and a good on it is lost. (A8.3, A8.4, A8.6, A8.8, A8.13, A8.14)
ankhor-about-scribe = If you buy it, you take a whole extra turn right after this one. (A8.9, A8.11, A8.12, A8.13)
ankhor-about-desert = Does nothing but counts for its color. (A8.15, A8.1, A7.5)
ankhor-about-fish = The good of the blue tiles. You pay for tiles with goods; at the end of your turn you keep at most five. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-ivory = The good of the white tiles. You pay for tiles with goods; at the end of your turn you keep at most five. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-charcoal = The good of the black tiles. You pay for tiles with goods; at the end of your turn you keep at most five. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-herbs = The good of the green tiles. You pay for tiles with goods; at the end of your turn you keep at most five. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-cloth = The good of the red tiles. You pay for tiles with goods; at the end of your turn you keep at most five. (A4.5, A1.2, A1.3, A2.2, A4.2)
ankhor-about-ankh = Doesn’t pay for tiles but for an extra action: draw new tiles, or move one of your tiles. Spend it before or after taking tokens or buying, from your next turn on. You keep at most two. (A3.3, A1.4, A3.4, A3.7, A3.8)
ankhor-about-price_board = A tile costs the goods on the price markers above it. They never move; the tiles under them do. (A5.2, A5.4, A1.6, A1.7, A2.5)
ankhor-about-row = Tiles for sale. The space of a bought tile stays empty until someone spends an ankh to draw new tiles. (A5.5, A2.9)
ankhor-about-pile = Tiles, face-down. The back shows the color of the top one; you see its kind when it is drawn. (A2.7, A1.1, A1.9, A2.3, A2.4, A15.2)
ankhor-about-place = On the ground, a tile must share an edge with one of your tiles there. (A6.2, A7.1, A7.4)
ankhor-about-square = On four tiles you may lay a tile whose color is among them. It costs one good less; you choose which. (A6.5, A6.7, A6.8, A7.3)
ankhor-about-level_one = A tile on top of four others is adjacent to each of them, and does not separate them. (A7.2, A7.3)
ankhor-about-bonus = 3 points for a group of at least five tiles of one color, or five matching animals. You lose it if a move breaks the group. (A9.1, A1.8, A9.2, A9.3, A9.4, A9.8)
ankhor-about-hand = Goods that are not in warehouses. If you have more than five at the end of your turn, choose which ones leave your hand: to a free warehouse of their type, or back to the supply. (A4.6)
ankhor-about-draw-2 = For an ankh: the leftmost tile is discarded, the others slide left, and the row is filled from the pile you choose. (A10.2, A10.1, A10.5, A10.6, A10.9, A10.10)
ankhor-about-draw-3 = For an ankh: the row slides left and is filled from the pile you choose. Not while it is full. (A10.3, A10.1, A10.5, A10.6)
ankhor-about-slide = For an ankh: the row slides left. Both piles are empty, so nothing is drawn. (A10.8)
ankhor-about-move = For an ankh: move one of your uncovered tiles elsewhere on its own level. Colors do not matter. Your estate must stay in one piece, unless the table allows it to split. (A11.1, A9.5, A9.6, A9.7)
ankhor-about-again = A scribe gives its buyer another turn right after this one. It is a turn like any other, and a scribe bought on it gives you yet another. (A8.10, A8.11)
ankhor-about-last_round = Someone has thirteen tiles, or there are none left: the game ends with this round. (A12.2, A12.3, A12.4)
ankhor-about-tiles = On either level. The thirteenth tile starts the last round. (A12.1, A2.8, A6.9)
ankhor-about-score = Each player’s score if the game ended now. (A13.7, A13.6, A13.8)
ankhor-about-log = Everything that has happened, newest first. A downloaded game has the same in notation. (A17.1, A17.4, A17.5, A17.6)

## Decisions, as buttons say them

ankhor-move-take =
    { $token ->
        [ankh] Take an ankh
       *[other] Take { $token }
    }
ankhor-move-buy = Buy the { $tile } under space { $space }
# Row 0 is above the first row, column 0 to the left of the first column.
ankhor-move-place =
    { $row ->
        [0] Lay it above column { $column }
       *[other]
            { $column ->
                [0] Lay it to the left of row { $row }
               *[other] Lay it in row { $row }, column { $column }
            }
    }
# A tile of level one stands in the row and column of the upper left tile under it.
ankhor-move-stack = Lay it on level one, row { $row }, column { $column }
ankhor-move-save = Do not pay { $token }
ankhor-move-draw = Spend an ankh: draw new tiles from the { $pile } pile
ankhor-move-slide = Spend an ankh: slide the row (nothing left to draw)
ankhor-move-move = Spend an ankh: move one of your tiles
ankhor-move-lift =
    { $level ->
        [0] Move the { $tile } in row { $row }, column { $column }
       *[other] Move the { $tile } of level one, row { $row }, column { $column }
    }
ankhor-move-return = Return { $token }
ankhor-move-store = Store { $token } in its warehouse
ankhor-move-end = End turn
ankhor-move-pass = Pass

## What must be decided, and why

ankhor-prompt-turn =
    { WHO($seat) ->
        [you] Your turn:
       *[other] { $seat } to play:
    } take three tokens or buy a tile
ankhor-prompt-stuck =
    { WHO($seat) ->
        [you] You can do nothing this turn and must pass
       *[other] { $seat } can do nothing this turn and must pass
    }
ankhor-prompt-take =
    { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } tokens: { $count } more
ankhor-prompt-place =
    { WHO($seat) ->
        [you] You buy
       *[other] { $seat } buys
    } the { $tile }: choose where to lay it
ankhor-prompt-save =
    { WHO($seat) ->
        [you] You lay
       *[other] { $seat } lays
    } a tile on level one: choose the good to save
ankhor-prompt-after =
    { WHO($seat) ->
        [you] You may
       *[other] { $seat } may
    } spend an ankh or end the turn
ankhor-prompt-lift =
    { WHO($seat) ->
        [you] You spend
       *[other] { $seat } spends
    } an ankh: choose the tile to move
ankhor-prompt-set_down =
    { WHO($seat) ->
        [you] You move
       *[other] { $seat } moves
    } the { $tile }: choose where it goes
ankhor-prompt-return =
    { WHO($seat) ->
        [you] You have
       *[other] { $seat } has
    } more than five goods in hand: choose one to return
ankhor-prompt-store =
    { WHO($seat) ->
        [you] You have
       *[other] { $seat } has
    } more than five goods in hand: choose one to store or return
ankhor-prompt-over = The game is over
ankhor-prompt-deal_markers = The price markers are laid out
ankhor-prompt-show = The color of a pile’s next tile is revealed
ankhor-prompt-reveal = A tile is drawn

## Why something cannot be done now

ankhor-why-over = The game is over: the last round has been played. (A12.2, A12.5, A14.1, A14.2, A14.3, A14.4)
ankhor-why-chance = Tiles are being revealed first. (A2.6, A15.3)
ankhor-why-watching = You are watching: { $seat } decides now. (A3.1, A15.1)
ankhor-why-other-turn = It is the turn of { $seat }: players take turns in seat order. (A3.1, A2.1)
ankhor-why-nowhere = This is not part of any action: take tokens, buy a tile or spend an ankh. (A3.2)
ankhor-why-acted = You have already taken this turn’s normal action: spend an ankh, or end the turn. (A3.2)

# What has to be decided before anything else.
ankhor-why-first-take =
    { $count ->
        [one] First take { $count } more token. (A4.1)
       *[other] First take { $count } more tokens. (A4.1)
    }
ankhor-why-first-place = First choose where to lay the tile you are buying. (A6.1, A5.1, A5.6)
ankhor-why-first-save = First choose which good of the price to save. (A6.6)
ankhor-why-first-lift = First choose which of your tiles to move. (A11.1)
ankhor-why-first-set_down = First choose where to lay the tile you are moving. (A11.1)
ankhor-why-first-return = First choose which goods leave your hand: you may keep five. (A4.6)

# Tokens.
ankhor-why-take-no_supply = The supply is empty: there is no token to take. (A4.4)
ankhor-why-take-none = The supply has run out of this: { $token }. Take something else. (A4.3)
ankhor-why-return-not_in_hand = You have none of this in your hand: { $token }. Goods in a warehouse stay there. (A4.7)
ankhor-why-return-room = A warehouse has room for this, so store it there: { $token }. (A8.7)
ankhor-why-return-ankh = Ankhs beyond two go back automatically: choose a good. (A4.6)
ankhor-why-return-later = Goods leave your hand only at the end of your turn, when you have more than five. (A4.5)
ankhor-why-store-no_room = None of your warehouses has room for this: { $token }. (A8.5)

# Buying and laying tiles.
ankhor-why-buy-no_row = There are no tiles to buy: new ones come when someone spends an ankh to draw them. (A5.5)
ankhor-why-buy-no_tile = There is no tile under space { $space }: it stays empty until someone draws new ones. (A5.5)
ankhor-why-buy-lacking = You lack goods for this price: { $tokens }. (A5.2)
ankhor-why-buy-lacking_one = You lack a good for this price: { $lacked }. You could save it only on level one, and none of your free squares has the color of this tile. (A6.5)
ankhor-why-place-unpaid = You lack one good of the price, so this tile can only go on level one. (A6.5)
ankhor-why-place-no_place = There are only { $places } free places around your tiles. (A17.3)
ankhor-why-place-level = The tile you are moving stays on level one: choose another square. (A11.5)
ankhor-why-place-own = A moved tile can’t go back where it was. (A11.5)
ankhor-why-place-splits = With this tile here, your tiles on the ground would not all be connected. (A11.6)
ankhor-why-place-later = You lay a tile when you buy it, or when you spend an ankh to move it. (A6.1, A6.3, A6.10)
ankhor-why-stack-level = The tile you are moving stays on the ground: choose another place there. (A11.5)
ankhor-why-stack-no_square = There is no square of four tiles on the ground here for a tile of level one. (A6.4)
ankhor-why-stack-taken = There is already a tile on this square. (A6.4)
ankhor-why-stack-color = None of the four tiles of this square has the color of the tile you are buying. (A6.4)
ankhor-why-save-no_price = This is not part of the price: { $token }. (A6.6)
ankhor-why-save-ankh = You can’t pay for tiles with ankhs: choose a good of the price. (A5.3)
ankhor-why-save-later = You save a good only when you buy a tile for level one. (A6.5)

# Extra actions and the end of the turn.
ankhor-why-ankh-none = You have no ankh to spend: you can use one you take now from your next turn on. (A3.3)
ankhor-why-ankh-nothing = An ankh could do nothing now: you can neither draw new tiles nor move one of yours. (A3.5)
ankhor-why-draw-full = The row is full: new tiles can be drawn as soon as one has been bought. (A10.7)
ankhor-why-draw-nothing = Both piles are empty, and no tile in the row would slide. (A10.8)
ankhor-why-draw-slide = Both piles are empty: the row can only slide. (A10.8)
ankhor-why-draw-no_pile = This pile is empty: choose the other one. (A10.4)
ankhor-why-slide-pile = There are tiles left to draw: choose a pile. (A10.4)
ankhor-why-move = None of your tiles can go anywhere else. (A11.7)
ankhor-why-lift-no_tile =
    { $tiles ->
        [0] You have no tile yet. (A17.2)
        [one] You have only { $tiles } tile. (A17.2)
       *[other] You have only { $tiles } tiles. (A17.2)
    }
ankhor-why-lift-covered = There is a tile on top of this one, so you can’t move it. (A11.2)
ankhor-why-lift-no_square = A tile on level one can only go to another free square, and you have none. (A11.4)
ankhor-why-lift-alone = This is your only tile on the ground: there is no other for it to touch. (A11.3)
ankhor-why-lift-splits = No matter where this tile went, your tiles on the ground would not all be connected. (A11.6)
ankhor-why-lift-later = First spend an ankh to move a tile, then choose which one. (A11.1)
ankhor-why-end = First take the normal action: take tokens or buy a tile. (A3.2)
ankhor-why-pass = You may pass only when nothing else is possible. (A3.6)

## What happened

ankhor-event-markers = A tile under space { $space } costs { $tokens }
ankhor-event-show = The next tile of the { $pile } pile is { $color }
ankhor-event-reveal = The { $tile } is laid under space { $space }
ankhor-event-take =
    { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } { $token ->
        [ankh] an ankh
       *[other] { $token }
    }
ankhor-event-buy =
    { WHO($seat) ->
        [you] You buy
       *[other] { $seat } buys
    } the { $tile } under space { $space }
ankhor-event-save =
    { WHO($seat) ->
        [you] For level one you save
       *[other] For level one { $seat } saves
    } { $token }
ankhor-event-pay =
    { WHO($seat) ->
        [you] You pay
       *[other] { $seat } pays
    } { $tokens }
ankhor-event-place =
    { WHO($seat) ->
        [you] You lay
       *[other] { $seat } lays
    } the { $tile } in row { $row }, column { $column }
ankhor-event-stack =
    { WHO($seat) ->
        [you] You lay
       *[other] { $seat } lays
    } the { $tile } on level one, row { $row }, column { $column }
ankhor-event-warehouse =
    { WHO($seat) ->
        [you] Your new warehouse comes with
       *[other] The new warehouse of { $seat } comes with
    } { $token }
ankhor-event-warehouse_covered =
    { WHO($seat) ->
        [you] Your warehouse is covered and
       *[other] A warehouse of { $seat } is covered and
    } loses { $token }
ankhor-event-bonus =
    { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } a bonus token for a group of { $group }
ankhor-event-bonus_lost =
    { $count ->
        [one] { WHO($seat) ->
            [you] You break a group of { $group } and lose its
           *[other] { $seat } breaks a group of { $group } and loses its
        } bonus token
       *[other] { WHO($seat) ->
           [you] You break groups of { $group } and lose
          *[other] { $seat } breaks groups of { $group } and loses
       } { $count } bonus tokens
    }
ankhor-event-draw =
    { WHO($seat) ->
        [you] You spend an ankh and draw
       *[other] { $seat } spends an ankh and draws
    } new tiles from the { $pile } pile
ankhor-event-slide =
    { WHO($seat) ->
        [you] You spend an ankh and slide
       *[other] { $seat } spends an ankh and slides
    } the row
ankhor-event-discard = The { $tile } is discarded
ankhor-event-move =
    { WHO($seat) ->
        [you] You spend
       *[other] { $seat } spends
    } an ankh to move a tile
ankhor-event-lift =
    { WHO($seat) ->
        [you] You move
       *[other] { $seat } moves
    } the { $tile } from row { $row }, column { $column }
ankhor-event-return =
    { WHO($seat) ->
        [you] You return
       *[other] { $seat } returns
    } { $token }
ankhor-event-store =
    { WHO($seat) ->
        [you] You store { $token } in its warehouse
       *[other] { $seat } stores { $token } in its warehouse
    }
ankhor-event-return_ankh =
    { WHO($seat) ->
        [you] You return
       *[other] { $seat } returns
    } { $count ->
        [one] an ankh
       *[other] { $count } ankhs
    }
ankhor-event-pass =
    { WHO($seat) ->
        [you] You can do nothing and pass
       *[other] { $seat } can do nothing and passes
    }
ankhor-event-again =
    { WHO($seat) ->
        [you] The scribe gives you
       *[other] The scribe gives { $seat }
    } another turn
ankhor-event-last_round =
    { WHO($seat) ->
        [you] You have
       *[other] { $seat } has
    } { $count } tiles: this is the last round
ankhor-event-sold_out = There are no tiles left: this is the last round
ankhor-event-idle = No one has bought or drawn a tile for twenty rounds: the game ends
ankhor-event-over =
    { WHO($seat) ->
        [you] You win
       *[other] { $seat } wins
    } { $points ->
        [one] with { $points } point
       *[other] with { $points } points
    }
ankhor-event-shared =
    { WHO($seat) ->
        [you] You share
       *[other] { $seat } shares
    } { $points ->
        [one] the victory with { $points } point
       *[other] the victory with { $points } points
    }

## The receipt: where points come from

ankhor-item-points =
    { $count ->
        [one] { $count } 2-point tile: { $points }
       *[other] { $count } 2-point tiles: { $points }
    }
ankhor-item-bonus =
    { $count ->
        [one] { $count } bonus token: { $points }
       *[other] { $count } bonus tokens: { $points }
    }
ankhor-item-jackal = { $count } jackals in groups: { $points }
ankhor-item-scarab = { $count } scarabs in groups: { $points }
ankhor-item-falcon = { $count } falcons in groups: { $points }
ankhor-item-blue = { $count } blue tiles in groups: { $points }
ankhor-item-white = { $count } white tiles in groups: { $points }
ankhor-item-black = { $count } black tiles in groups: { $points }
ankhor-item-green = { $count } green tiles in groups: { $points }
ankhor-item-red = { $count } red tiles in groups: { $points }
ankhor-item-tokens =
    { $count ->
        [one] { $count } token: { $points }
       *[other] { $count } tokens: { $points }
    }

ankhor-item-name-points = 2-point tiles
ankhor-item-name-bonus = Bonus tokens
ankhor-item-name-jackal = Jackals
ankhor-item-name-scarab = Scarabs
ankhor-item-name-falcon = Falcons
ankhor-item-name-blue = Blue tiles
ankhor-item-name-white = White tiles
ankhor-item-name-black = Black tiles
ankhor-item-name-green = Green tiles
ankhor-item-name-red = Red tiles
ankhor-item-name-tokens = Tokens
ankhor-receipt-counts = In parentheses: how many tiles or tokens are counted.

## How the game ended

ankhor-reason-points = most points
ankhor-reason-tiles = tied on points, fewer tiles
ankhor-reason-tokens = tied on points and tiles, more tokens
ankhor-reason-shared = tied on points, tiles and tokens

## Options of a table

ankhor-option-players = Players
ankhor-option-split = Moving a tile may split an estate
ankhor-option-split-allowed = yes
ankhor-option-split-forbidden = no
ankhor-option-boards = Tiles and price board, if you own the game
ankhor-option-boards-default = reconstructed values
ankhor-option-boards-why = Two things could not be read in any source. Our best guess: how many of the 55 tiles there are of each kind. Invented: which spaces have two price markers and which three. (A16.1, A16.2, A16.3, A1.5)
ankhor-option-boards-own = your own values
ankhor-option-boards-takes = a TOML file
ankhor-option-boards-tiles = [tiles] has { $count } tiles; there must be { $right }
ankhor-option-boards-scribes = has { $count } tiles; there may be at most { $most }
ankhor-option-boards-markers = has { $count } markers; there must be { $right }
ankhor-option-boards-about = A small text file in TOML: how many tiles there are of each kind in blue, white, black, green and red (confidence in the values here: low), and how many price markers lie above each space from the left (the order here is invented). A table left out keeps these values. (A16.6, A16.4, A16.5, A16.7, A16.8)

## What the evaluation of a position weighs, as `benben fit` lists it

ankhor-feature-points = Points if the game ended now.
ankhor-feature-late_points = The same points, the nearer the end is.
ankhor-feature-point_tiles = Points of 2-point tiles.
ankhor-feature-bonus = Points of bonus tokens.
ankhor-feature-colors = Tiles in groups of a color.
ankhor-feature-animals = Tiles in groups of an animal.
ankhor-feature-color_hopes = What the largest group of each color promises beyond its points.
ankhor-feature-animal_hopes = What the largest group of each animal promises beyond its points.
ankhor-feature-pairs = Colors and animals whose largest group has two tiles.
ankhor-feature-threes = Colors and animals whose largest group has three tiles.
ankhor-feature-fours = Colors and animals whose largest group has four tiles, one short of a bonus.
ankhor-feature-alone = Tiles that lie alone, by color or by animal.
ankhor-feature-tiles = Tiles of the estate.
ankhor-feature-tiles_ahead = Tiles beyond those of the largest other estate.
ankhor-feature-upper_tiles = Tiles of level one.
ankhor-feature-squares = Squares on which a tile may be laid.
ankhor-feature-square_colors = Colors of the tiles that may be laid there for one good less.
ankhor-feature-goods = Goods in the hand.
ankhor-feature-kinds_of_goods = Different goods.
ankhor-feature-ankhs = Ankhs.
ankhor-feature-stored = Goods on warehouses.
ankhor-feature-storage = Warehouses that are not covered.
ankhor-feature-late_tokens = Tokens, the nearer the end is.
ankhor-feature-buyable = Tiles of the row that can be paid for.
ankhor-feature-best_buy = What the best of them is worth.
ankhor-feature-second_buy = What the second best of them is worth.
ankhor-feature-best_tile = What the best tile of the row is worth, paid for or not.
ankhor-feature-nearly_bought = What the best tile is worth for which one good is lacking.
ankhor-feature-to_act = Whether the seat has its action now.
ankhor-feature-act_buy = What the best tile that can be paid for is worth to the seat that has its action now.
ankhor-feature-bought = What the tile is worth that is being bought.
ankhor-feature-to_take = Tokens that are still to be taken.
ankhor-feature-again = Whether a scribe has brought another turn.
ankhor-feature-extra_actions = Ankhs that can still be spent in this turn.
ankhor-feature-soon = How soon the next action comes, from 1 for now to 0.
ankhor-feature-turn_to_come = Whether the seat has a turn yet in this round.
ankhor-feature-late_turn_to_come = The same, the nearer the end is.
ankhor-feature-round_buy = What the best buy is worth to a seat that has a turn yet in this round.

## At the table

# What the table is about, under the game's name.
ankhor-table-phase = most tiles: { $tiles } of { $last }
ankhor-table-idle = No one has bought or drawn a tile for { $rounds } rounds; after { $last } the game ends
ankhor-table-last-round = Last round
ankhor-table-again = A scribe gives another turn

# Headings of the parts of the table.
ankhor-table-market = The market
ankhor-table-stores = Supply and draw piles
ankhor-table-supply-heading = Supply
ankhor-table-piles = Draw piles
ankhor-table-mat = In front of { $seat }
ankhor-table-estate = Estate of { $seat }

# The market. Prices are lists of goods.
ankhor-table-price = Space { $space }: { $tokens }
ankhor-table-space-empty = No tile
ankhor-table-space-holds = For sale: { $tile }
ankhor-table-pays-full =
    { WHO($seat) ->
        [you] You can
       *[other] { $seat } can
    } pay this
ankhor-table-pays-less =
    { WHO($seat) ->
        [you] You can
       *[other] { $seat } can
    } pay this only on a square, without { $tokens }
ankhor-table-pays-no =
    { WHO($seat) ->
        [you] You need
       *[other] { $seat } needs
    } { $tokens }
ankhor-table-pays-not =
    { WHO($seat) ->
        [you] You can’t
       *[other] { $seat } can’t
    } buy this now
# Under a tile, very short.
ankhor-table-cost-full = can pay
ankhor-table-cost-less = on four
ankhor-table-cost-no = needs
ankhor-table-cost-not = not now

# Supply and piles.
ankhor-table-supply = In the supply: { $tokens }
ankhor-table-supply-of = { $count } { $what } in the supply
ankhor-table-times = { $count } { $what }
ankhor-table-nothing = nothing
ankhor-table-pile =
    { $count ->
        [one] { $count } tile in the { $pile } pile, { $color } on top
       *[other] { $count } tiles in the { $pile } pile, { $color } on top
    }
ankhor-table-pile-empty = The { $pile } pile is empty
ankhor-table-pile-left = left
ankhor-table-pile-right = right

# What a seat holds.
ankhor-table-hand = Goods in hand: { $count } of { $most }
# The same, very short: the goods that count.
ankhor-table-hand-short = In hand { $count }/{ $most }
ankhor-table-holds = In hand: { $tokens } (goods: { $count } of { $most })
ankhor-table-no-tokens = no tokens
ankhor-table-ankhs = Ankhs: { $count } of { $most }
ankhor-table-spendable =
    { $count ->
        [one] { $count } ankh can be spent this turn
       *[other] { $count } ankhs can be spent this turn
    }
ankhor-table-bonus =
    { $count ->
        [one] { $count } bonus token, for { $groups }
       *[other] { $count } bonus tokens, for { $groups }
    }
ankhor-table-points =
    { $points ->
        [one] { $points } point if the game ended now
       *[other] { $points } points if the game ended now
    }

# What an ankh can do now, and why not.
ankhor-table-ankhs-over = The game is over.
ankhor-table-ankhs-none = No ankh in hand. Take one, and spend it from your next turn on.
ankhor-table-ankhs-wait = On your turn you can spend an ankh, before or after your normal action.
ankhor-table-ankhs-fresh = Taken this turn: you can spend it from your next turn on.
ankhor-table-ankhs-busy = First finish your current action.
ankhor-table-ankhs-now =
    { $count ->
        [one] You can spend one now:
       *[other] You can spend { $count } now:
    }
ankhor-table-no-draw = It would change nothing now.
ankhor-table-no-move = You can’t move any of your tiles.

# Estates.
ankhor-table-tiles =
    { $count ->
        [one] { $count } tile of { $last }
       *[other] { $count } tiles of { $last }
    }
ankhor-table-no-tiles = Your first tile will go here.
ankhor-table-tile = { $tile }, row { $row }, column { $column }
ankhor-table-tile-above = { $tile }, on top of the square from row { $row }, column { $column }
ankhor-table-tile-covered = covered
ankhor-table-tile-stores = with a good
ankhor-table-group = { $count } { $what }
ankhor-table-groups = Groups: { $groups }
ankhor-table-no-groups = No groups yet
ankhor-table-place-title = A free place
ankhor-table-square-title = On top of four tiles
# What a place would bring: points, then the groups that the tile would belong to.
ankhor-table-brings = { $points } points here: { $groups }
ankhor-table-no-group = no group

# Headings over buttons, and what stands on the buttons then. Places are told by row and column.
ankhor-table-group-take = Take
ankhor-table-group-buy = Buy
ankhor-table-group-place = On the ground, by row and column
ankhor-table-group-stack = On a square, by row and column
ankhor-table-group-lift = Move
ankhor-table-group-ankh = Spend an ankh
ankhor-table-label-place =
    { $row ->
        [0] above { $column }
       *[other]
            { $column ->
                [0] left of { $row }
               *[other] { $row }/{ $column }
            }
    }
ankhor-table-label-buy = { $tile }
ankhor-table-label-lift = { $tile } { $row }/{ $column }
ankhor-table-label-draw = draw, { $pile }
ankhor-table-label-slide = slide
ankhor-table-label-move = move

## The picture in the terminal

# One letter for each color (K: black) and each kind (X: the extra turn of a scribe): the drawing has room for two.
ankhor-picture-letter-blue = B
ankhor-picture-letter-white = W
ankhor-picture-letter-black = K
ankhor-picture-letter-green = G
ankhor-picture-letter-red = R
ankhor-picture-letter-jackal = J
ankhor-picture-letter-scarab = S
ankhor-picture-letter-falcon = F
ankhor-picture-letter-points = 2
ankhor-picture-letter-warehouse = W
ankhor-picture-letter-scribe = X
ankhor-picture-letter-desert = D
ankhor-picture-tile_code = { $color }{ $kind }
# Short names of kinds, for narrow columns.
ankhor-picture-kind-jackal = jackal
ankhor-picture-kind-scarab = scarab
ankhor-picture-kind-falcon = falcon
ankhor-picture-kind-points = 2 points
ankhor-picture-kind-warehouse = warehouse
ankhor-picture-kind-scribe = scribe
ankhor-picture-kind-desert = desert
ankhor-picture-name = { $seat }
ankhor-picture-pile =
    { $count ->
        [one] { $pile } pile: { $count } tile, { $color } on top
       *[other] { $pile } pile: { $count } tiles, { $color } on top
    }
ankhor-picture-pile_empty = { $pile } pile: empty
ankhor-picture-again = a scribe gives another turn
ankhor-picture-idle = { $rounds } of { $most } rounds without a new tile
ankhor-picture-last_round = last round
ankhor-picture-price = Price
ankhor-picture-tile = Tile
# One character before a good that the viewer still needs.
ankhor-picture-lacking = −
ankhor-picture-buys-full = can buy
ankhor-picture-buys-less = level one
ankhor-picture-buys-no = needs { $count }
ankhor-picture-supply = Supply
ankhor-picture-hand = in hand
ankhor-picture-in_hand = { $count } of { $most }
ankhor-picture-points = points
ankhor-picture-tiles =
    { $count ->
        [0] , no tiles
        [one] , { $count } tile
       *[other] , { $count } tiles
    }
ankhor-picture-worth = Points, as if the game ended now (each group separately):
ankhor-picture-worth-points = 2-point tiles
ankhor-picture-worth-bonus = bonus tokens
ankhor-picture-worth-tokens = tokens
ankhor-picture-bonus_of = ({ $families })
# One character behind the letters of a tile.
ankhor-picture-stored = +
ankhor-picture-lifted = ^
ankhor-picture-sign-colors = Letters of tiles: B blue, W white, K black, G green, R red;
ankhor-picture-sign-kinds = J jackal, S scarab, F falcon, 2 two points, W warehouse, X scribe, D desert.
ankhor-picture-sign-level_one = In parentheses: tiles on level one, each between the four tiles under it.
ankhor-picture-sign-stored = +: this warehouse holds a token.
ankhor-picture-sign-lift = Numbers before tiles: those of the moves “lift”.
ankhor-picture-sign-places = In square brackets: free places, with the numbers of the moves “place”.
ankhor-picture-sign-squares = Numbers in parentheses: free squares, with the numbers of the moves “stack”.
ankhor-picture-sign-lifted = ^: the tile being moved.
ankhor-picture-sign-reconstructed = * Some of the values are reconstructed; --boards FILE plays with your own.

## How you score

ankhor-scoring-when-end = At the end of the game
ankhor-scoring-of-each = each
ankhor-scoring-of-further = each additional
ankhor-scoring-colors = Groups of a color
ankhor-scoring-colors-text = A point for each tile in a group of at least { $needs } touching tiles. All groups score.
ankhor-scoring-colors-count = Tiles
ankhor-scoring-animals = Groups of an animal
ankhor-scoring-animals-text = The same for tiles with the same animal. A tile can score both in a color group and in an animal group.
ankhor-scoring-animals-count = Tiles
ankhor-scoring-bonus = Bonus tokens
ankhor-scoring-bonus-text = For a group of { $needs } tiles of one color or with one animal, as soon as you make it.
ankhor-scoring-points = 2-point tiles
ankhor-scoring-points-text = For each in your estate, even if it is alone or covered.
ankhor-scoring-tokens = Tokens
ankhor-scoring-tokens-text = For every { $needs } tokens you have left, goods and ankhs together, including those in warehouses.

## The lesson, scene by scene: what to know, what to do, what it brought, and what is said of another move

ankhor-lesson-table-say = In Ankh'or you pay for tiles with goods, and lay them so that matching colors and animals touch. The price of a tile is shown above it. Tokens are in the supply, your own tiles in front of you.
ankhor-lesson-table-do = Tap everything that is marked to learn what it is.
ankhor-lesson-table-done = On your turn you do one of two things: take three tokens, or buy a tile. You will learn later what an ankh adds.
ankhor-lesson-take-say = The red jackal under space 3 would suit you: you have a red tile and a jackal. It costs two cloth, and you have none. A turn gives you three tokens of any types.
ankhor-lesson-take-do = Take cloth from the supply.
ankhor-lesson-take-do-2 = And another: you may take the same type again.
ankhor-lesson-take-do-3 = The third one is your choice. You can’t pay for tiles with an ankh; you will soon see what it is for.
ankhor-lesson-take-other = You could, but the red jackal costs two cloth: take these first.
ankhor-lesson-take-done = Two cloth, enough for the red jackal. The other player has taken tokens too. At the end of your turn you keep at most five goods and two ankhs.
ankhor-lesson-place-say = At the end, every tile that shares an edge with a tile of its color scores 1 point. The same goes for matching animals, and one tile can count for both.
ankhor-lesson-place-do = Buy the red jackal under space 3.
ankhor-lesson-place-do-2 = Now lay it where it touches both your red tile and your jackal. Each place shows what it would score.
ankhor-lesson-place-other = You could, but the red jackal suits you, and you can pay for it: tap it under space 3.
ankhor-lesson-place-other-2 = You could, but it scores less: lay it in the corner between the red tile and the blue jackal.
ankhor-lesson-place-done = Two red tiles and two jackals: 4 points. Space 3 is now empty, but its price remains: it belongs to the space, not to the tile.
ankhor-lesson-limit-say = You keep at most five goods and two ankhs at the end of your turn. You have four goods and still want two cloth: that is one good too many, which has to go back to the supply.
ankhor-lesson-limit-do = Take cloth from the supply.
ankhor-lesson-limit-do-2 = And another.
ankhor-lesson-limit-do-3 = Now take an ankh: it does not count as a good.
ankhor-lesson-limit-do-4 = Six goods are one too many. Return one you don’t need, not the cloth.
ankhor-lesson-limit-other = You could, but you want the red jackal, which costs two cloth: take these.
ankhor-lesson-limit-other-3 = You could, but then you have to return two goods. An ankh is not one of them: take it.
ankhor-lesson-limit-other-4 = You could, but you took the cloth for the red jackal: return another good.
ankhor-lesson-limit-done = You have five goods and an ankh in hand, and the turn is over. The good you returned is in the supply again, for the others too. Buy before your hand is full.
ankhor-lesson-square-say = Four of your tiles form a square. On top of it you may lay a tile whose color is among them, and pay one good less. It is adjacent to all four.
ankhor-lesson-square-do = You lack the herbs for the white jackal. Buy it all the same.
ankhor-lesson-square-do-2 = Lay it on your square.
ankhor-lesson-square-other = You could, but you don’t have to wait: on your square the white jackal costs one good less. Tap it.
ankhor-lesson-square-done = You saved the herbs. Two white tiles now score 2 points and three jackals 3. The four tiles below count as before.
ankhor-lesson-five-say = Five connected tiles of one color, or five matching animals, also earn a bonus token: 3 points. You have four green tiles together.
ankhor-lesson-five-do = Buy the tile that makes them five.
ankhor-lesson-five-do-2 = Lay it next to a green tile.
ankhor-lesson-five-other = You could, but it does not make them five: buy the green desert under space 5.
ankhor-lesson-five-other-2 = You could, but there it touches no green tile: lay it next to one of the four.
ankhor-lesson-five-done = Five green tiles: 5 points, and 3 for the bonus token. A desert counts only for its color. Another bonus token takes a new group of five.
ankhor-lesson-draw-say = The space of a bought tile stays empty until someone spends an ankh. Then, with two players, the leftmost tile leaves the game; the others slide left, and new ones fill the row.
ankhor-lesson-draw-do = You lack goods for the red falcon; under space 1 you could pay for it. Spend your ankh: tap one of the draw piles.
ankhor-lesson-draw-do-2 = Here it costs fish and herbs, which you have. Buy it.
ankhor-lesson-draw-do-3 = Lay it where it touches a red tile and the white falcon.
ankhor-lesson-draw-other = You could, but you want the red falcon: tap a draw pile, and it slides under space 1.
ankhor-lesson-draw-other-2 = You could, but the red falcon now costs just what you have: buy it under space 1.
ankhor-lesson-draw-other-3 = You could, but it scores less: lay it between the red scarab and the white falcon.
ankhor-lesson-draw-done = Three red tiles and two falcons: 5 points, without losing a turn. You spend an ankh in addition to taking tokens or buying, before or after, but not on the turn you take it.
ankhor-lesson-move-say = An ankh can also move one of your tiles, if there is no tile on top of it. Four of your black tiles are together, and the black falcon is apart.
ankhor-lesson-move-do = Spend your ankh: tap it, then the black falcon.
ankhor-lesson-move-do-2 = Choose the tile to move: the black falcon.
ankhor-lesson-move-do-3 = Lay it next to one of the four.
ankhor-lesson-move-other = You could, but it does not make them five. Move the black falcon next to one of the other black tiles.
ankhor-lesson-move-other-2 = You could, but the tile that is apart is the black falcon: choose it.
ankhor-lesson-move-other-3 = You could, but there it touches none of the four: lay it next to one of them.
ankhor-lesson-move-done = Five black tiles and a bonus token: 8 points instead of 4. And you can still take tokens or buy this turn. But beware: if you break a group of five, you lose its bonus token.
ankhor-lesson-special-say = Some tiles can do more. A scribe gives you another turn. A warehouse comes with one good of its color and stores one beyond your limit of five.
ankhor-lesson-special-do = Start with the extra turn: buy the scribe.
ankhor-lesson-special-do-2 = Lay it next to your red tile.
ankhor-lesson-special-do-3 = Here is your other turn. Now buy the blue warehouse.
ankhor-lesson-special-do-4 = Lay it where you like; it scores most next to blue tiles.
ankhor-lesson-special-other = You could, but the scribe gives you another turn: buy it first.
ankhor-lesson-special-other-2 = You could, but the scribe scores only next to your red tile: lay it there.
ankhor-lesson-special-other-3 = You could, but you can pay for the blue warehouse: buy it on this extra turn.
ankhor-lesson-special-done = Two tiles, and the other player got no turn in between. The fish in the warehouse pays for tiles like any other, and your hand has room for five more goods. A covered warehouse is useless.
ankhor-lesson-end-say = The thirteenth tile starts the last round, which is played to its end. You have twelve tiles, and you are ahead. At the end, every three tokens score 1 point too.
ankhor-lesson-end-do = End the game: buy the white scarab.
ankhor-lesson-end-do-2 = Lay it where it touches a white tile and a scarab.
ankhor-lesson-end-other = You could, but you are ahead: end the game, and buy the white scarab.
ankhor-lesson-end-other-2 = You could, but it scores less: lay it where it touches both a white tile and a scarab.
ankhor-lesson-end-done = You win 29 to 21. The other player had one more turn because you went first. On a tie, fewer tiles win, then more tokens. The score sheet shows where every point comes from. Now you know all you need to play a full game.

## Advice in a guided first game, at the first decision of each kind

ankhor-advice-turn = Choose a tile first, then take what it costs. Look at the supply too: you can’t take what has run out. You can use an ankh you take now from your next turn on.
ankhor-advice-turn-buy-take = You can pay for a tile. The best is one whose color and animal you already have. If none suits you, take tokens for a better one.
ankhor-advice-turn-buy-draw-move-take = You have an ankh. Draw new tiles if the one you want would slide to a price you can pay, or move a tile into a group. If neither helps, keep the ankh.
ankhor-advice-place = Lay it where it touches its color and its animal. And think of squares: on four tiles, two by two, another one costs one good less.
ankhor-advice-place-place-stack = On a square it costs one good less and is adjacent to all four tiles. But then you can’t move these four, and a warehouse among them is useless.
ankhor-advice-save = Keep the good that you need next, or that is scarce in the supply.
ankhor-advice-after = You can still spend an ankh. If you draw new tiles now, the next player chooses from them before you do. Often it is better to end the turn and keep the ankh.
ankhor-advice-lift = The best is a tile that is alone and makes a group elsewhere. Don’t break a group of five: you would lose its bonus token.
ankhor-advice-set_down = Lay it where it joins a group. Five of one color or animal earn a bonus token: 3 points.
ankhor-advice-return = You may keep five goods. Return goods you don’t need for the tiles you want.
ankhor-advice-store = In a warehouse, a good does not count toward the limit of five and pays for tiles like any other. Store what you need, and return what you don’t.

## Sources of luck in a review

ankhor-luck-marker = price markers
ankhor-luck-show = colors of tiles
ankhor-luck-reveal = tiles

## Reviews: what is in hand, and kinds of errors

ankhor-held-fish = Fish in hand
ankhor-held-ivory = Ivory in hand
ankhor-held-charcoal = Charcoal in hand
ankhor-held-herbs = Herbs in hand
ankhor-held-cloth = Cloth in hand
ankhor-held-ankh = Ankhs in hand
ankhor-error-wrong_tile = Wrong tile bought
ankhor-error-bought_too_late = Bought too late
ankhor-error-bought_too_early = Bought too early
ankhor-error-wrong_token = Wrong token
ankhor-error-wrong_place = Tile in the wrong place
ankhor-error-wrong_pile = Wrong pile
ankhor-error-ankh_kept = Ankh not spent
ankhor-error-ankh_wasted = Ankh badly spent
