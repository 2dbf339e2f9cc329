### Imhotep: all texts of the game in English. The numbers in brackets are those of docs/rules/imhotep.md.

imhotep-title = Imhotep
imhotep-subtitle = Load the ships together, then sail them to the one of five sites that suits you best
imhotep-minutes = 40
imhotep-weight = Easy to learn

## Cards, colors, sites

imhotep-card-entrance = Entrance
imhotep-card-sarcophagus = Sarcophagus
imhotep-card-paved_path = Paved Path
imhotep-card-pyramid_decoration = Pyramid Decoration
imhotep-card-temple_decoration = Temple Decoration
imhotep-card-burial_chamber_decoration = Burial Chamber Decoration
imhotep-card-obelisk_decoration = Obelisk Decoration
imhotep-card-statue = Statue
imhotep-card-lever = Lever
imhotep-card-hammer = Hammer
imhotep-card-sail = Sail
imhotep-card-chisel = Chisel

imhotep-color-black = black
imhotep-color-white = white
imhotep-color-brown = brown
imhotep-color-gray = gray

# As in “sail to …”.
imhotep-site-market = the market
imhotep-site-pyramids = the pyramids
imhotep-site-temple = the temple
imhotep-site-burial_chamber = the burial chamber
imhotep-site-obelisks = the obelisks

# As in “the … pyramid”.
imhotep-pyramid-left = left
imhotep-pyramid-middle = middle
imhotep-pyramid-right = right

## What each thing is: shown when it is pointed at

imhotep-about-entrance = Red, used immediately: a stone from your quarry goes to the pyramids and scores there. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-sarcophagus = Red, used immediately: a stone from your quarry goes to the burial chamber. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-paved_path = Red, used immediately: a stone from your quarry goes to the obelisks. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-pyramid_decoration = At the end, 1 point for every three stones at the pyramids, all players’ stones together. (I11.6, I11.7, I11.8)
imhotep-about-temple_decoration = At the end, 1 point for every three stones in the temple, all players’ stones together, covered ones too. (I11.6, I11.7, I11.8)
imhotep-about-burial_chamber_decoration = At the end, 1 point for every three stones in the burial chamber, all players’ stones together. (I11.6, I11.7, I11.8)
imhotep-about-obelisk_decoration = At the end, 1 point for every three stones at the obelisks, all players’ stones together. (I11.6, I11.7, I11.8)
imhotep-about-statue = At the end, 1, 3, 6, 10 or 15 points for one to five statues, and 2 for each additional one. (I11.9)
imhotep-about-lever = Sail a ship and choose the order in which all its stones are unloaded. Unplayed: 1 point. (I12.7, I12.8, I12.2, I12.5)
imhotep-about-hammer = Get three stones, then place one on a ship. Unplayed: 1 point. (I12.10, I12.2, I12.5)
imhotep-about-sail = Place a stone on a ship, then sail that ship. Unplayed: 1 point. (I12.12, I12.2, I12.5)
imhotep-about-chisel = Place two stones, on one ship or on two. Unplayed: 1 point. (I12.14, I12.2, I12.5)
imhotep-about-site-market-A = Each stone that arrives earns its owner one of four face-up cards; the stone goes back to the quarry. (I6.2, I3.3, I6.4, I6.10)
imhotep-about-site-market-B = Each stone earns its owner a face-up card, or the face-down pair: look at both and keep one. (I6.7, I3.3, I6.6, I6.4)
imhotep-about-site-pyramids-A = Each stone scores the points of its space immediately. After 14 stones, each additional one scores 1 point. (I7.3, I7.1, I7.2, I7.4)
imhotep-about-site-pyramids-B = The owner of each stone chooses a pyramid. Spaces score points, or 1 point and a bonus, immediately. (I7.9, I7.5, I7.7, I7.8, I17.1)
imhotep-about-site-temple-A = At the end of each round, every stone visible from above scores 1 point. (I8.3, I8.1, I8.2)
imhotep-about-site-temple-B = At the end of each round, every stone visible from above earns the bonus of its column. (I8.4, I8.2, I8.9, I17.2)
imhotep-about-site-burial_chamber-A = At the end, groups of 1 to 5 touching stones of one color score 1, 3, 6, 10 or 15 points, each additional stone 2. (I9.3, I9.1, I9.2)
imhotep-about-site-burial_chamber-B = At the end, each row scores for the players with the most stones in it, whether they touch or not. (I9.4, I9.5, I9.6, I17.3)
imhotep-about-site-obelisks-A = At the end, the highest obelisk scores the most; ties split the points of their places. (I10.2, I10.1, I10.3, I10.4)
imhotep-about-site-obelisks-B = Every third stone of yours completes a tower, which moves to the best free point space and scores immediately. (I10.6, I10.5, I10.7, I10.8, I10.9, I17.4)
imhotep-about-ship = Anyone may sail it, to a free site, once enough stones are aboard: one fewer than its spaces, at least one. It is unloaded from the bow. (I5.1, I1.4, I5.3)
imhotep-about-stone = What a stone earns when its ship is unloaded belongs to its owner, no matter who sailed the ship. (I5.6, I5.7, I13.3)
imhotep-about-quarry = One of the four actions: move three stones from your quarry to your sled, or as many as fit. (I4.1, I4.2, I1.1)
imhotep-about-sled = You can place only stones from your sled on ships. It holds five; stones on it break ties at the end. (I1.5, I2.5, I14.6)
imhotep-about-round_card = Six round cards show which four ships a round has. The seventh, taken at random, stays in the box. (I2.3, I1.6, I3.1, I3.2, I13.1, I13.4)
imhotep-about-pile = Market cards, face-down. When they run out, the discard pile is shuffled. (I6.11, I1.7, I2.4, I6.13)
imhotep-about-discard = Used cards and cards that no one took, face-up. (I6.11, I6.12, I13.2)
imhotep-about-pair = Two face-down cards in one: if you take them, look at both, keep one and discard the other. (I6.8, I6.9, I16.3, I16.4)
imhotep-about-bonus-card = Bonus space: 1 point, and you may draw the top market card. (I7.10)
imhotep-about-bonus-stones = Bonus space: 1 point, and you may get three stones, or as many as fit. (I7.11)
imhotep-about-bonus-ship = Bonus space: 1 point, and you may place a stone from your sled on a ship. (I7.12)
imhotep-about-column-choice = At the end of each round, its top stone earns 1 point or 2 stones; the owner chooses. (I8.5, I8.6)
imhotep-about-column-points = At the end of each round, its top stone earns 2 points. (I8.7)
imhotep-about-column-card = At the end of each round, its top stone earns the top market card. (I8.8)
imhotep-about-cards = Your cards: each does or scores something on its own. (I11.1, I6.5)
imhotep-about-score = Each player’s score if the game ended now, including the points on the score track. (I14.4, I14.2, I14.3, I15.4)
imhotep-about-log = Everything that has happened, newest first. A downloaded game has the same in notation. (I18.1, I18.2, I18.3, I16.5)
imhotep-about-wrath = At the end, you lose 5 points if you have no stone at even one of the four buildings: pyramids, temple, burial chamber, obelisks. (I15.1, I15.2, I15.3, I15.4)

## Decisions, as buttons say them

imhotep-move-get =
    { $count ->
        [one] Get { $count } stone
       *[other] Get { $count } stones
    }
imhotep-move-place = Place a stone on ship { $ship }, space { $space }
imhotep-move-sail = Sail ship { $ship } to { $site }
imhotep-move-play = Play { $card }
imhotep-move-take = Take { $card }
imhotep-move-pair = Take the face-down pair
imhotep-move-keep = Keep { $card }
imhotep-move-unload = Unload a { $color } stone next
imhotep-move-build = Build at the { $pyramid } pyramid
imhotep-move-draw = Draw the top card
imhotep-move-point = Take 1 point
imhotep-move-decline-draw = Draw no card
imhotep-move-decline-get = Get no stones
imhotep-move-decline-place = Place no stone
imhotep-move-pass = Pass

## What must be decided, and why

imhotep-prompt-turn =
    { WHO($seat) ->
        [you] Your turn:
       *[other] { $seat } to play:
    } choose an action
imhotep-prompt-stuck =
    { WHO($seat) ->
        [you] You can do nothing this turn and must pass
       *[other] { $seat } can do nothing this turn and must pass
    }
imhotep-prompt-place =
    { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $card }: place a stone on a ship
imhotep-prompt-place_to_sail =
    { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $card }: place a stone on the ship that will sail
imhotep-prompt-sail =
    { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $card }: sail a ship
imhotep-prompt-sail_on =
    { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $card }: sail the ship
imhotep-prompt-order =
    { WHO($seat) ->
        [you] You decide
       *[other] { $seat } decides
    } the unloading order: choose the color of the next stone
imhotep-prompt-take =
    { WHO($seat) ->
        [you] You have
       *[other] { $seat } has
    } a stone at the market: take a card
imhotep-prompt-keep =
    { WHO($seat) ->
        [you] You look
       *[other] { $seat } looks
    } at the pair: keep one of the two cards
imhotep-prompt-build =
    { WHO($seat) ->
        [you] You have
       *[other] { $seat } has
    } a stone for the pyramids: choose a pyramid
imhotep-prompt-may_draw =
    { WHO($seat) ->
        [you] You have a bonus:
       *[other] { $seat } has a bonus:
    } draw the top card or not
imhotep-prompt-may_get =
    { WHO($seat) ->
        [you] You have a bonus:
       *[other] { $seat } has a bonus:
    } get stones or not
imhotep-prompt-may_place =
    { WHO($seat) ->
        [you] You have a bonus:
       *[other] { $seat } has a bonus:
    } place a stone on a ship or not
imhotep-prompt-choose =
    { WHO($seat) ->
        [you] You have
       *[other] { $seat } has
    } a stone on top of the temple: take 1 point or 2 stones
imhotep-prompt-over = The game is over
imhotep-prompt-deal_round = Revealing a round card
imhotep-prompt-deal_offer = Revealing market cards
imhotep-prompt-look = Looking at the pair
imhotep-prompt-draw = Drawing the top card
imhotep-prompt-clear = Revealing the pair that no one took

## Why something cannot be done now

imhotep-why-over = The game is over: all six rounds have been played. (I14.1, I14.5, I14.6, I14.7)
imhotep-why-chance = Cards are being revealed first: no one knows which. (I2.8, I16.2)
imhotep-why-watching = You are watching: { $seat } decides now. (I3.4, I16.1)
imhotep-why-other-turn = It is the turn of { $seat }: players take turns one after the other. (I3.4, I2.1, I2.7, I13.4)
imhotep-why-other-card = { $seat } is playing a card: { $card }. (I12.1)
imhotep-why-other-choice = First { $seat } chooses: what a stone earns is up to its owner. (I5.6, I5.8)
imhotep-why-nowhere = This is not part of any action: get stones, place a stone, sail a ship or play a blue card. (I3.5, I3.6)

# What has to be decided before anything else.
imhotep-why-first-place = You are playing { $card }: first place a stone on an empty space of a ship. (I12.4)
imhotep-why-first-place_to_sail = You are playing { $card }: first place a stone on a ship that can then sail. (I12.12)
imhotep-why-first-sail = You are playing { $card }: first sail a ship. (I12.7)
imhotep-why-first-sail_on = You are playing { $card }: first sail the ship you just loaded. (I12.12)
imhotep-why-first-order = First choose the color of the next stone to unload. (I12.9)
imhotep-why-first-take = First take a card for your stone at the market. (I6.2)
imhotep-why-first-keep = First keep one of the two cards of the pair. (I6.8)
imhotep-why-first-build = First choose a pyramid for your stone. (I7.6)
imhotep-why-first-may_draw = First decide on your bonus: draw the top card, or decline. (I7.10)
imhotep-why-first-may_get = First decide on your bonus: get stones, or decline. (I7.11)
imhotep-why-first-may_place = First decide on your bonus: place a stone on a ship, or decline. (I7.12)
imhotep-why-first-choose = First choose what your stone on top of the temple earns: 1 point or 2 stones. (I8.5)

# Actions and their parts.
imhotep-why-place-no_stone = Your sled is empty: get stones before you place one. (I4.6)
imhotep-why-place-no_stone_left = Your sled and your quarry are empty: you have no stone to place. (I4.6)
imhotep-why-place-no_room = Every space is taken on the ships that have not sailed: sail one of them. (I4.6)
imhotep-why-place-sailed = Ship { $ship } has sailed: you can place stones only on ships that have not. (I4.4)
imhotep-why-place-full = Ship { $ship } is full: choose an empty space on another ship. (I4.5)
imhotep-why-place-to_sail = Ship { $ship } could not sail even with one more stone, as it would have to now: it needs { $fewest } on board. (I12.13)
imhotep-why-place-no_space =
    { $spaces ->
        [one] Ship { $ship } has only { $spaces } space. (I1.3)
       *[other] Ship { $ship } has only { $spaces } spaces. (I1.3)
    }
imhotep-why-place-taken = A space has room for only one stone: choose an empty one. (I4.5)
imhotep-why-get-full = Your sled is full: it has room for five stones, so place some on ships. (I4.3)
imhotep-why-get-empty = Your quarry is empty: there is no stone left to get. (I4.3)
imhotep-why-sail-taken = Another ship has sailed to { $site } this round: choose a free site. (I5.2, I5.4)
imhotep-why-sail-sailed = Ship { $ship } has already sailed: it stays in its harbor until the round ends. (I5.2, I13.2)
imhotep-why-sail-loaded = You must sail the ship you just loaded: ship { $loaded }. (I12.12)
imhotep-why-sail-missing =
    { $missing ->
        [one] Ship { $ship } cannot sail yet: it needs { $missing } more stone on board, of any color. (I5.1)
       *[other] Ship { $ship } cannot sail yet: it needs { $missing } more stones on board, of any color. (I5.1)
    }
imhotep-why-sail-none = No ship has enough stones on board to sail. (I5.1)
imhotep-why-play-not_yours = You have no such card in front of you: { $card }. (I12.1)
imhotep-why-play-once = You have already played a blue card this round: this table allows only one. (I12.3)
imhotep-why-play-no_ship = { $card } can’t be played now: no ship has enough stones on board to sail. (I12.4)
imhotep-why-play-full = { $card } can’t be played now: your sled is full, so you can’t get stones. (I12.11)
imhotep-why-play-empty = { $card } can’t be played now: your quarry is empty, so you can’t get stones. (I12.11)
imhotep-why-play-no_space = { $card } can’t be played now: no ship has an empty space for a stone. (I12.11)
imhotep-why-play-no_stone = { $card } can’t be played now: it starts with a stone from your sled, which is empty. (I12.4)
imhotep-why-play-no_load = { $card } can’t be played now: no ship has an empty space and could sail with one more stone. (I12.13)
imhotep-why-play-two_stones = { $card } can’t be played now: it needs two stones on your sled. (I12.15)
imhotep-why-play-two_spaces = { $card } can’t be played now: it needs two empty spaces on ships. (I12.15)
imhotep-why-pass = You may pass only when no action is possible. (I3.7, I3.8, I13.5)

# At the sites.
imhotep-why-take-gone = That card is not in the market: cards taken are not replaced during the round. (I6.3)
imhotep-why-take-later = You take a market card only when a stone of yours is unloaded there. (I6.2)
imhotep-why-pair-gone = The pair has been taken: it is not replaced during the round. (I6.3)
imhotep-why-pair-later = You take the pair only when a stone of yours is unloaded at the market. (I6.7)
imhotep-why-pair-side_a = On side A, the market has four face-up cards and no pair. (I6.1)
imhotep-why-keep = You keep one of the two cards you are looking at. (I6.8)
imhotep-why-keep-later = Only the player who took the pair keeps one of its cards. (I6.8)
imhotep-why-unload = There is no stone of this color left to unload: { $color }. (I12.9)
imhotep-why-unload-later = Stones are unloaded from the bow to the stern; only a Lever lets you choose. (I5.5)
imhotep-why-build-complete = This pyramid is complete: choose another one. (I7.6, I7.14)
imhotep-why-build-later = You choose a pyramid only when a stone of yours arrives there. (I7.6)
imhotep-why-build-side_a = On side A, there is one pyramid: each stone goes on the next free space. (I7.1)
imhotep-why-draw-later = You draw the top card only as a bonus of the pyramids or the temple on side B. (I7.10)
imhotep-why-point-later = You take a point only when the temple on side B lets you choose at the end of a round. (I8.5)
imhotep-why-decline-later = You can decline only a bonus of the pyramids on side B. (I7.13)

## What happened

imhotep-event-round = Round { $round } begins with ships of { $ships } spaces
imhotep-event-market = The market offers { $cards }
imhotep-event-get =
    { WHO($seat) ->
        [you] You get
       *[other] { $seat } gets
    } { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
imhotep-event-place =
    { WHO($seat) ->
        [you] You place
       *[other] { $seat } places
    } a stone on ship { $ship }, space { $space }
imhotep-event-sail =
    { WHO($seat) ->
        [you] You sail
       *[other] { $seat } sails
    } ship { $ship } to { $site }
imhotep-event-play =
    { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
    } { $card }
imhotep-event-order =
    { WHO($seat) ->
        [you] You want
       *[other] { $seat } wants
    } a { $color } stone unloaded next
imhotep-event-take =
    { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } { $card }
imhotep-event-pair =
    { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } the face-down pair
imhotep-event-look = One card of the pair is { $card }
imhotep-event-keep =
    { WHO($seat) ->
        [you] You keep
       *[other] { $seat } keeps
    } { $card }
imhotep-event-draw =
    { WHO($seat) ->
        [you] You draw
       *[other] { $seat } draws
    } { $card }
imhotep-event-discard = { $card } goes to the discard pile
imhotep-event-reshuffle = The discard pile is shuffled and becomes the draw pile
imhotep-event-no_stone =
    { WHO($seat) ->
        [you] You have
       *[other] { $seat } has
    } no stone in the quarry for the red card
imhotep-event-build =
    { WHO($seat) ->
        [you] You choose
       *[other] { $seat } chooses
    } the { $pyramid } pyramid
imhotep-event-pyramids =
    { WHO($seat) ->
        [you] You score
       *[other] { $seat } scores
    } { $points ->
        [one] { $points } point at the pyramids
       *[other] { $points } points at the pyramids
    }
imhotep-event-temple =
    { WHO($seat) ->
        [you] Your stone goes
       *[other] A stone of { $seat } goes
    } to the temple, column { $column }
imhotep-event-temple_covers =
    { WHO($seat) ->
        [you] Your stone covers
       *[other] A stone of { $seat } covers
    } { WHO($other_seat) ->
        [you] one of yours
       *[other] one of { $other_seat }
    } in the temple, column { $column }
imhotep-event-chamber =
    { WHO($seat) ->
        [you] Your stone goes
       *[other] A stone of { $seat } goes
    } to the burial chamber, row { $row }, column { $column }
imhotep-event-obelisk =
    { WHO($seat) ->
        [you] You have
       *[other] { $seat } has
    } { $height ->
        [one] { $height } stone standing at the obelisks
       *[other] { $height } stones standing at the obelisks
    }
imhotep-event-tower =
    { WHO($seat) ->
        [you] You complete
       *[other] { $seat } completes
    } { $points ->
        [one] a tower for { $points } point
       *[other] a tower for { $points } points
    }
imhotep-event-temple_points =
    { WHO($seat) ->
        [you] The temple scores you
       *[other] The temple scores { $seat }
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
imhotep-event-point =
    { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } 1 point for a stone in the temple
imhotep-event-decline =
    { WHO($seat) ->
        [you] You decline
       *[other] { $seat } declines
    } the bonus
imhotep-event-returned = Stones on ships that did not sail go back to their quarries
imhotep-event-pass =
    { WHO($seat) ->
        [you] You can do nothing and pass
       *[other] { $seat } can do nothing and passes
    }
imhotep-event-over =
    { WHO($seat) ->
        [you] You win
       *[other] { $seat } wins
    } { $points ->
        [one] with { $points } point
       *[other] with { $points } points
    }
imhotep-event-shared =
    { WHO($seat) ->
        [you] You share
       *[other] { $seat } shares
    } { $points ->
        [one] the victory with { $points } point
       *[other] the victory with { $points } points
    }

## The receipt: where points come from

imhotep-item-pyramids =
    { $count ->
        [one] { $count } stone at the pyramids: { $points }
       *[other] { $count } stones at the pyramids: { $points }
    }
imhotep-item-temple =
    { $count ->
        [one] { $count } stone in the temple: { $points }
       *[other] { $count } stones in the temple: { $points }
    }
imhotep-item-burial_chamber =
    { $count ->
        [one] { $count } stone in the burial chamber: { $points }
       *[other] { $count } stones in the burial chamber: { $points }
    }
imhotep-item-obelisks =
    { $count ->
        [one] { $count } stone at the obelisks: { $points }
       *[other] { $count } stones at the obelisks: { $points }
    }
imhotep-item-pyramid_decoration =
    { $count ->
        [one] { $count } Pyramid Decoration: { $points }
       *[other] { $count } Pyramid Decorations: { $points }
    }
imhotep-item-temple_decoration =
    { $count ->
        [one] { $count } Temple Decoration: { $points }
       *[other] { $count } Temple Decorations: { $points }
    }
imhotep-item-burial_chamber_decoration =
    { $count ->
        [one] { $count } Burial Chamber Decoration: { $points }
       *[other] { $count } Burial Chamber Decorations: { $points }
    }
imhotep-item-obelisk_decoration =
    { $count ->
        [one] { $count } Obelisk Decoration: { $points }
       *[other] { $count } Obelisk Decorations: { $points }
    }
imhotep-item-statues =
    { $count ->
        [one] { $count } Statue: { $points }
       *[other] { $count } Statues: { $points }
    }
imhotep-item-unused =
    { $count ->
        [one] { $count } unplayed blue card: { $points }
       *[other] { $count } unplayed blue cards: { $points }
    }
imhotep-item-wrath =
    { $count ->
        [one] Wrath of the Pharaoh, no stone at { $count } building: { $points }
       *[other] Wrath of the Pharaoh, no stone at { $count } buildings: { $points }
    }

imhotep-item-name-pyramids = Pyramids
imhotep-item-name-temple = Temple
imhotep-item-name-burial_chamber = Burial chamber
imhotep-item-name-obelisks = Obelisks
imhotep-item-name-pyramid_decoration = Pyramid Decoration
imhotep-item-name-temple_decoration = Temple Decoration
imhotep-item-name-burial_chamber_decoration = Burial Chamber Decoration
imhotep-item-name-obelisk_decoration = Obelisk Decoration
imhotep-item-name-statues = Statues
imhotep-item-name-unused = Blue cards
imhotep-item-name-wrath = Wrath of the Pharaoh
imhotep-receipt-counts = In parentheses: how many stones or cards are counted; for the Wrath of the Pharaoh, how many buildings lack a stone.

## How the game ended

imhotep-reason-points = most points
imhotep-reason-stones = tied on points, more stones on the sled
imhotep-reason-shared = tied on points and on stones on the sleds

## Options of a table

imhotep-option-players = Players
imhotep-option-sides = Board sides
imhotep-option-sides-market = Market
imhotep-option-sides-market-A = A: four face-up cards
imhotep-option-sides-market-B = B: three face-up cards and a face-down pair
imhotep-option-sides-pyramids = Pyramids
imhotep-option-sides-pyramids-A = A: one pyramid, built in a fixed order
imhotep-option-sides-pyramids-B = B: three pyramids to choose from, with bonuses
imhotep-option-sides-temple = Temple
imhotep-option-sides-temple-A = A: 1 point for each stone visible from above
imhotep-option-sides-temple-B = B: a different bonus in each column
imhotep-option-sides-burial_chamber = Burial chamber
imhotep-option-sides-burial_chamber-A = A: groups of touching stones
imhotep-option-sides-burial_chamber-B = B: the most stones in each row
imhotep-option-sides-obelisks = Obelisks
imhotep-option-sides-obelisks-A = A: the highest obelisks
imhotep-option-sides-obelisks-B = B: towers of three, the first score most
imhotep-option-wrath = Wrath of the Pharaoh: −5 points unless you have a stone at every building
imhotep-option-blue_cards = How many blue cards you may play
imhotep-option-blue_cards-turn = one per turn
imhotep-option-blue_cards-round = one per round, as in the Hungarian rulebook
imhotep-option-boards = B-side values, if you own the boards
imhotep-option-boards-default = reconstructed values
imhotep-option-boards-why = Some B-side values could not be read in any source. Invented: the pyramids (except the 4 of their top stones) and the obelisks (except the 9). Our best guess: the temple and the burial chamber (except the first three places with four players). (I17.1, I17.2, I17.3, I17.4, I17.5)
imhotep-option-boards-own = your own values
imhotep-option-boards-takes = a TOML file
imhotep-option-boards-rising = must not rise: a better place is worth at least as much
imhotep-option-boards-about = A small text file in TOML: a table for each board whose values you know, with the entries you see here. Boards left out keep these values. (I17.6, I17.7, I17.8)

## What the evaluation of a position weighs, as `benben fit` lists it

imhotep-feature-pyramid_points = Points of the pyramids.
imhotep-feature-temple_points = Points of the temple so far.
imhotep-feature-chamber_points = Points of the burial chamber if the game ended now.
imhotep-feature-obelisk_points = Points of the obelisks if the game ended now.
imhotep-feature-decoration_points = Points of green cards if the game ended now.
imhotep-feature-statue_points = Points of statues.
imhotep-feature-wrath_points = What the Pharaoh's wrath would cost if the game ended now.
imhotep-feature-levers = Levers held.
imhotep-feature-hammers = Hammers held.
imhotep-feature-sails = Sails held.
imhotep-feature-chisels = Chisels held.
imhotep-feature-late_points = All points if the game ended now, by the share of the game that is over.
imhotep-feature-missing_buildings = Buildings without a stone of the seat, where the Pharaoh watches.
imhotep-feature-temple_now = What the seat's temple stones that can be seen will bring at the end of this round.
imhotep-feature-temple_safe = The same if no other ship can cover them before.
imhotep-feature-temple_later = What these stones may bring in later rounds.
imhotep-feature-chamber_gain = What one more stone in the burial chamber would add, on average of the next three spaces.
imhotep-feature-chamber_risk = What the rows of the burial chamber would lose if a rival got one more stone in each.
imhotep-feature-obelisk_promise = What the race of the obelisks, or a tower begun, promises beyond the points of now.
imhotep-feature-decoration_promise = What stones to come will add to green cards.
imhotep-feature-statue_promise = What the statues that nobody has yet would add, each as if it were the next.
imhotep-feature-sled = Stones on the sled.
imhotep-feature-sled_empty = One if no stone lies on the sled.
imhotep-feature-next_turn = One for the seat that has the next turn, or is in the middle of one with a sailing to choose.
imhotep-feature-turns_away = Turns of others before the next of this seat, none while it has a sailing to choose.
imhotep-feature-card_in_play = Stones to place and ships to sail that a blue card being carried out still lets the seat do.
imhotep-feature-due = What the seat has still to get out of the sailing or the round that is being carried out.
imhotep-feature-aboard = Stones of the seat on ships that have not sailed.
imhotep-feature-ready_mean = What ships that can sail bring to the seat and not to the others, on average of the free sites.
imhotep-feature-ready_own = What these ships bring to the seat alone, on average of the free sites.
imhotep-feature-sailing_now = The best sailing for the seat against the others, if it is the next that may sail.
imhotep-feature-sailing_later = The same if another seat is the next.
imhotep-feature-waiting_mean = What the seat's stones on ships that cannot sail yet would bring, on average of the free sites.
imhotep-feature-sailings_left = Ships that will sail before the end.

## On the board

imhotep-table-phase = Round { $round } of { $rounds }
imhotep-table-ships = Ships
imhotep-table-sites = Sites
imhotep-table-stores = Round card and market cards
imhotep-table-mat = In front of { $seat }
imhotep-table-nothing = nothing yet
imhotep-table-empty = empty
imhotep-table-times =
    { $count ->
        [one] { $what }
       *[other] { $count } × { $what }
    }

imhotep-table-round = Round { $round } of { $rounds }, ships of { $ships } spaces
imhotep-table-pile =
    { $count ->
        [one] { $count } card in the draw pile
       *[other] { $count } cards in the draw pile
    }
imhotep-table-discard = Discard pile: { $cards }
imhotep-table-discard-empty = The discard pile is empty
imhotep-table-wrath = With the Wrath of the Pharaoh

# Stones are told by their owners' names, from the bow.
imhotep-table-ship-title =
    { $count ->
        [one] Ship { $ship }, { $count } space
       *[other] Ship { $ship }, { $count } spaces
    }
imhotep-table-ship =
    { $count ->
        [one] Ship { $ship }: { $stones }, sails with { $count } stone or more
       *[other] Ship { $ship }: { $stones }, sails with { $count } stones or more
    }
imhotep-table-ship-moored = Ship { $ship }, moored at { $site }: { $stones }
imhotep-table-hold =
    Ship { $ship }, space { $space }: { WHO($seat) ->
        [you] your stone
       *[other] a stone of { $seat }
    }
imhotep-table-hold-empty = Ship { $ship }, space { $space }: empty

imhotep-table-side = Side { $side }
imhotep-table-site = { $site }, side { $side }: { $holds }
imhotep-table-worth =
    { WHO($seat) ->
        [you] you
       *[other] { $seat }
    } { $points }
imhotep-table-worth-now = Worth now: { $worth }
imhotep-table-market-card = Place { $slot }: { $card }
imhotep-table-pair =
    { $count ->
        [one] A face-down card
       *[other] The face-down pair
    }
imhotep-table-pair-card = From the pair: { $card }
imhotep-table-looking-at = You look at the pair
imhotep-table-looking = Looks at the pair: { $cards }
imhotep-table-looks-at-pair =
    { WHO($seat) ->
        [you] You look
       *[other] { $seat } looks
    } at the pair
imhotep-table-in-hand =
    { WHO($seat) ->
        [you] Your stone: you choose
       *[other] A stone of { $seat }: its owner chooses
    }
imhotep-table-order = Unloading order
imhotep-table-pyramid = The pyramid
imhotep-table-pyramid-left = The left pyramid
imhotep-table-pyramid-middle = The middle pyramid
imhotep-table-pyramid-right = The right pyramid
imhotep-table-pyramid-holds = { $name }: { $stones }; the next space scores { $next }
imhotep-table-pyramid-complete = { $name }: { $stones }; complete
imhotep-table-bonus-card = 1 point and a card
imhotep-table-bonus-stones = 1 point and three stones for the sled
imhotep-table-bonus-ship = 1 point and a stone for a ship
imhotep-table-beside = alongside: { $stones }
imhotep-table-stones-of =
    { WHO($seat) ->
        [you] you
       *[other] { $seat }
    } { $count }
imhotep-table-gives-point = 1 point
imhotep-table-gives-choice = 1 point or 2 stones
imhotep-table-gives-points = 2 points
imhotep-table-gives-card = the top market card
imhotep-table-column =
    Column { $column }, { $count } high, { WHO($seat) ->
        [you] yours
       *[other] { $seat }
    } on top, earns { $brings }
imhotep-table-column-empty = Column { $column }, empty, earns { $brings }
imhotep-table-area =
    { WHO($seat) ->
        [you] you have
       *[other] { $seat } has
    } { $count ->
        [one] a single stone for { $points }
       *[other] { $count } touching stones for { $points }
    }
imhotep-table-row = Row { $row }, most stones: { $who }
imhotep-table-row-empty = Row { $row } is empty
imhotep-table-places = Places in a row score { $points }
imhotep-table-point-space = a free space for { $points }
imhotep-table-point-space-of =
    a tower of { WHO($seat) ->
        [you] yours
       *[other] { $seat }
    } for { $points }

imhotep-table-plays-black = Plays Black
imhotep-table-plays-white = Plays White
imhotep-table-plays-brown = Plays Brown
imhotep-table-plays-gray = Plays Gray
imhotep-table-track =
    { $points ->
        [one] { $points } point on the score track
       *[other] { $points } points on the score track
    }
imhotep-table-score = { $track } on the score track, { $points } if the game ended now
imhotep-table-sled =
    { $count ->
        [one] { $count } stone on the sled
       *[other] { $count } stones on the sled
    }
imhotep-table-quarry =
    { $count ->
        [one] { $count } stone in the quarry
       *[other] { $count } stones in the quarry
    }
imhotep-table-cards = Cards: { $cards }
imhotep-table-no-cards = No cards

# What a sailing would bring.
imhotep-table-bringing = If it sails there now: { $stones }.
imhotep-table-worth-then = If the game then ended: { $changes }.
imhotep-table-change =
    { WHO($seat) ->
        [you] you
       *[other] { $seat }
    } { $points }
imhotep-table-no-change = no change for anyone
imhotep-table-lands-market =
    { $count ->
        [0] { WHO($seat) ->
            [you] you find
           *[other] { $seat } finds
        } no card
        [one] { WHO($seat) ->
            [you] you take
           *[other] { $seat } takes
        } the last card
       *[other] { WHO($seat) ->
           [you] you take
          *[other] { $seat } takes
       } one of { $count } cards
    }
imhotep-table-lands-card =
    { WHO($seat) ->
        [you] you take
       *[other] { $seat } takes
    } { $card }
imhotep-table-lands-choice =
    { WHO($seat) ->
        [you] you choose
       *[other] { $seat } chooses
    } a pyramid
imhotep-table-lands-points =
    { WHO($seat) ->
        [you] you score
       *[other] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
imhotep-table-lands-temple =
    { WHO($seat) ->
        [you] your stone
       *[other] { $seat }
    } in column { $column }
imhotep-table-lands-covers =
    { WHO($seat) ->
        [you] your stone
       *[other] { $seat }
    } in column { $column }, { WHO($other_seat) ->
        [you] on top of one of yours
       *[other] on top of { $other_seat }
    }
imhotep-table-lands-chamber =
    { WHO($seat) ->
        [you] your stone
       *[other] { $seat }
    } in row { $row }, column { $column }
imhotep-table-lands-obelisk =
    { WHO($seat) ->
        [you] you build
       *[other] { $seat } builds
    } to { $height }
imhotep-table-lands-tower =
    { WHO($seat) ->
        [you] you complete
       *[other] { $seat } completes
    } { $points ->
        [one] a tower for { $points } point
       *[other] a tower for { $points } points
    }

# Over the buttons of many moves.
imhotep-table-group-place = A stone on ship { $ship }, space
imhotep-table-group-sail = Sail ship { $ship } to
imhotep-table-group-play = Play a card

imhotep-about-track = Points scored during the game: at the pyramids, the temple and the towers. Everything else is counted at the end. (I14.4, I1.8, I2.6)

## The picture in the terminal

# Letters of stones: black, white, brown (N), gray.
imhotep-picture-stone-0 = B
imhotep-picture-stone-1 = W
imhotep-picture-stone-2 = N
imhotep-picture-stone-3 = G
imhotep-picture-round = Round { $round } of { $rounds }
imhotep-picture-pile =
    { $count ->
        [one] { $count } card in the draw pile
       *[other] { $count } cards in the draw pile
    }
imhotep-picture-with_wrath = Wrath of the Pharaoh
imhotep-picture-blue_once = one blue card per round
imhotep-picture-ship = ship { $ship }
imhotep-picture-lies = moored at { $site }
imhotep-picture-needs =
    { $count ->
        [one] needs { $count } more stone to sail
       *[other] needs { $count } more stones to sail
    }
imhotep-picture-can_sail = can sail
imhotep-picture-order = Unloading order:
imhotep-picture-sailing = Sailing now would gain, as if the game ended then (temple: in which columns):
imhotep-picture-choice-market = cards for
imhotep-picture-choice-pyramids = choice for
imhotep-picture-on = on
imhotep-picture-over = on { $count }
imhotep-picture-discard = Discarded:
imhotep-picture-looking = The pair, which only you see:
imhotep-picture-pair =
    { $count ->
        [one] a face-down card
       *[other] a face-down pair
    }
imhotep-picture-bonus-card = card
imhotep-picture-bonus-stones = stones
imhotep-picture-bonus-ship = ship
imhotep-picture-beside = alongside:
imhotep-picture-column-choice = 1 point or 2 stones
imhotep-picture-column-points = 2 points
imhotep-picture-column-card = a card
imhotep-picture-row = row { $row }
imhotep-picture-most_in_row = most stones in a row: { $points }
imhotep-picture-standing = standing:
imhotep-picture-reconstructed = * Some of the values are reconstructed; --boards FILE plays with your own.
imhotep-picture-name = { $seat } ({ $letter })
imhotep-picture-color = Color
imhotep-picture-stones = Sled, quarry
imhotep-picture-on_sled = { $count } of { $most }, { $quarry }
imhotep-picture-points = Points
imhotep-picture-wrath = Wrath
imhotep-picture-decorations = Decorations
imhotep-picture-decoration-pyramid = Pyramid
imhotep-picture-decoration-temple = Temple
imhotep-picture-decoration-burial_chamber = Chamber
imhotep-picture-decoration-obelisk = Obelisk
imhotep-picture-statues =
    { $count ->
        [one] { $count } statue
       *[other] { $count } statues
    }
imhotep-picture-blue_played = (played)

## How you score

imhotep-scoring-when-now = Immediately
imhotep-scoring-when-round = At the end of each round
imhotep-scoring-when-end = At the end of the game
imhotep-scoring-of-each = each
imhotep-scoring-of-further = each additional
imhotep-scoring-of-beside = alongside
imhotep-scoring-of-loose = each loose stone
imhotep-scoring-of-once = once
imhotep-scoring-of-left = Left
imhotep-scoring-of-middle = Middle
imhotep-scoring-of-right = Right
imhotep-scoring-bonus-card = a card
imhotep-scoring-bonus-stones = stones
imhotep-scoring-bonus-ship = a stone on a ship
imhotep-scoring-bonus-choice = or stones
imhotep-scoring-space = Space { $space }
imhotep-scoring-pyramids_a = Pyramids, side A
imhotep-scoring-pyramids_a-text = For each stone, the number on its space, column by column, then the next level. When the pyramid is complete, stones go alongside it.
imhotep-scoring-pyramids_a-count = Space
imhotep-scoring-pyramids_b = Pyramids, side B
imhotep-scoring-pyramids_b-text = You choose the pyramid; each space scores its points, and some add a bonus. When all are complete, stones go alongside them.
imhotep-scoring-pyramids_b-count = Space
imhotep-scoring-temple_a = Temple, side A
imhotep-scoring-temple_a-text = For each stone of yours visible from above, in { $needs } columns.
imhotep-scoring-temple_b = Temple, side B
imhotep-scoring-temple_b-text = For each stone of yours visible from above, by its column: points, or { $needs } stones instead, or a card.
imhotep-scoring-temple_b-count = Column
imhotep-scoring-burial_chamber_a = Burial chamber, side A
imhotep-scoring-burial_chamber_a-text = For each group of your stones that touch by their sides, by its size.
imhotep-scoring-burial_chamber_a-count = Stones
imhotep-scoring-burial_chamber_b = Burial chamber, side B
imhotep-scoring-burial_chamber_b-text = In each of the three rows, by who has the most stones there. Players who tie share the places, rounded down.
imhotep-scoring-burial_chamber_b-count = Place
imhotep-scoring-obelisks_a = Obelisks, side A
imhotep-scoring-obelisks_a-text = By the height of your obelisk; nothing without a stone. Players who tie share the places, rounded down.
imhotep-scoring-obelisks_a-count = Place
imhotep-scoring-obelisks_b = Obelisks, side B
imhotep-scoring-obelisks_b-text = Every { $needs } stones of yours make a tower, which immediately goes to the best free space. Stones in no tower score at the end of the game.
imhotep-scoring-obelisks_b-count = Space
imhotep-scoring-decorations = Decorations
imhotep-scoring-decorations-text = Each card scores for every { $needs } stones at its site, all players’ stones together, covered ones too, rounded down.
imhotep-scoring-statues = Statues
imhotep-scoring-statues-text = By how many you have.
imhotep-scoring-statues-count = Statues
imhotep-scoring-unused = Blue cards
imhotep-scoring-unused-text = For each that you have not played.
imhotep-scoring-wrath = Wrath of the Pharaoh
imhotep-scoring-wrath-text = If you have no stone at one or more of the four buildings.

## The lesson, scene by scene: what to know, what to do, what it brought, and what is said of another move

imhotep-lesson-table-say = Ships carry everyone’s stones to five sites, and each stone earns something there for its owner. Yours are the black ones. The ships belong to no one: all players load them, and any player may sail them.
imhotep-lesson-table-do = Tap everything that is marked to learn what it is.
imhotep-lesson-table-done = On your turn you do one thing: get stones, place a stone, sail a ship or play a blue card. The round ends when all four ships have sailed, and the game ends after six rounds.
imhotep-lesson-stones-say = You can place only stones from your sled on ships. You have one there. It may go on any empty space of any ship.
imhotep-lesson-stones-do = Place your stone on a ship: tap your sled, then a ship.
imhotep-lesson-stones-do-2 = Your sled is empty. Tap your quarry, and get three new stones.
imhotep-lesson-stones-other = You could, but first place the stone you have, and then get new ones from your quarry.
imhotep-lesson-stones-done = Three stones in a single action. But the sled holds only five, and you get only as many as fit: it is best to get stones when there is room for three. At the start of a game, the first player has two stones on the sled, and each following player has one more.
imhotep-lesson-sail-say = A ship with four spaces may sail with three or more stones, and ship 1 carries three of yours. Stones at the pyramids score immediately, space by space: the next three spaces score 4, 3 and 2 points.
imhotep-lesson-sail-do = Sail ship 1 to the pyramids: tap the ship, then the site.
imhotep-lesson-sail-other = You could, but at the pyramids ship 1 scores you 9 points now. Next turn, someone else may sail it to another site.
imhotep-lesson-sail-done = 4, 3 and 2 points right away. The ship is now at the pyramids, and no other can sail there this round. So when a ship and a site suit you, don’t wait.
imhotep-lesson-chamber-say = Stones are unloaded one by one, from the bow of the ship: here from the left. In the burial chamber, groups of touching stones score at the end: yours has four, for 10 points. The next stone joins it, the one after that does not.
imhotep-lesson-chamber-do = Place your stone on ship 2 so that it is unloaded before the white one.
imhotep-lesson-chamber-do-2 = Now sail ship 2 to the burial chamber.
imhotep-lesson-chamber-other = You could, but then your stone will not join your group: it has to be at the bow of ship 2.
imhotep-lesson-chamber-other-2 = You could, but your stone joins the group only in the burial chamber: sail ship 2 there.
imhotep-lesson-chamber-done = Your group now has five stones and scores 15 points at the end. Unloaded second, your stone would have been alone, for 1 point. So look at the bow before you place a stone.
imhotep-lesson-temple-say = In the temple, stones are laid from left to right, then on top of others. At the end of each round, every stone visible from above scores 1 point. Three ships have sailed: ship 4 ends the round.
imhotep-lesson-temple-do = Sail ship 4 to the temple.
imhotep-lesson-temple-other = You could, but you already lead at the obelisks. In the temple your stones score as soon as the round ends.
imhotep-lesson-temple-done = One of your stones covers a white one, so three of yours are visible: 3 points for you, 1 for White. They score again at the end of each round, until someone covers them. The player after the one who sailed the fourth ship starts the next round: here White.
imhotep-lesson-others-say = You may sail a ship that carries none of your stones. At the pyramids, these three would score White 2, 4 and 3 points. At the obelisks only the height counts, at the end: 10 points for the highest, 1 for the second.
imhotep-lesson-others-do = Sail ship 1 to a site where the white stones gain nothing.
imhotep-lesson-others-other = You could, but the white stones could still gain something there. At the obelisks White leads 4 to 1 as it is.
imhotep-lesson-others-done = White’s obelisk grows from 4 to 7, but it was already the highest: it gains no points, and White misses 9 at the pyramids. On each turn, ask which ship the others would like to sail, and where.
imhotep-lesson-market-say = At the market, each stone earns its owner a card and goes back to the quarry. One to five statues score 1, 3, 6, 10 or 15 points, and you have three. A blue card is a better action for a later turn.
imhotep-lesson-market-do = Sail ship 2 with your two stones to the market.
imhotep-lesson-market-do-2 = Two stones, two cards: take the Statue, and the blue card with the sail.
imhotep-lesson-market-other = You could, but two market cards suit you best here: the fourth Statue for 4 more points, and the Sail, which will save you a turn.
imhotep-lesson-market-done = The fourth Statue scores 4 more points. The Sail waits until you play it; unplayed, it scores 1 point at the end. Red cards place a stone immediately, green ones score for all stones at a site at the end.
imhotep-lesson-card-say = A blue card takes a whole turn. With the Sail you place a stone, and its ship sails immediately. Your obelisk has four stones, the white one five: that makes 1 point to 10.
imhotep-lesson-card-do = Play the Sail: it is in front of you.
imhotep-lesson-card-do-2 = Place a stone on ship 1. With two it can sail.
imhotep-lesson-card-do-3 = Sail ship 1 to the obelisks.
imhotep-lesson-card-other = You could, but two more stones make your obelisk the highest: play the Sail, place a stone on ship 1, and sail it to the obelisks.
imhotep-lesson-card-other-2 = You could, but only ship 1 carries a stone of yours: place this one there too.
imhotep-lesson-card-other-3 = You could, but at the obelisks two stones make yours the highest, for 10 points instead of 1: sail ship 1 there.
imhotep-lesson-card-done = Six stones to five: now it is 10 points to 1 for you. Without the Sail, the loaded ship would have waited a turn, and White could have sailed it elsewhere.
imhotep-lesson-tie-say = The last ship of the game carries a white stone. After the last temple scoring, you would both have 52 points if this stone gained White nothing. More stones on the sled win a tie: you have three, White two.
imhotep-lesson-tie-do = Sail ship 3 to the site where the white stone changes nothing.
imhotep-lesson-tie-other = You could, but you are ahead on the sleds as long as the points are tied: sail ship 3 to the obelisks, where White stays second.
imhotep-lesson-tie-done = 52 to 52, and you win: three stones on your sled, two on the white one. If the sleds had been tied too, you would have won together.
imhotep-lesson-end-say = The last ship of the last round. After it, the temple scores once more, and burial chamber, obelisks and cards are counted. If the game ended now, the score would be 49 to 49.
imhotep-lesson-end-do = Sail ship 3 to the site where its stone scores you the most.
imhotep-lesson-end-other = You could, but it gains you nothing: your obelisk is the highest anyway. In the burial chamber, the stone joins two of your groups.
imhotep-lesson-end-done = You win 58 to 52. One stone joined groups of three and two into one of six: 17 points instead of 9. The score sheet shows where every point comes from. Now you know all you need to play a full game.

## Advice in a guided first game, at the first decision of each kind

imhotep-advice-turn = Look at the ships first: which of them can sail, and how much would each gain you and the others at each free site? If none is worth it now, place a stone, or get new ones while the sled has room for three.
imhotep-advice-turn-get-place = No ship can sail yet. Stones on several ships give you a share in many of them. But others can sail a ship that you make ready.
imhotep-advice-turn-get-place-sail = A ship can sail. Choose it, and look at a site to see what everyone would gain there. Sail it where you gain more than the others, before someone takes it elsewhere.
imhotep-advice-turn-get-sail = Your sled is empty. Get three stones, unless a ship can sail now that gains you a lot, or that the others would send where it gains them a lot.
imhotep-advice-turn-get-place-play-sail = You have a blue card. It is worth most when it does two things in one turn, before anyone can come between. Kept to the end, it scores only 1 point.
imhotep-advice-take = The more statues you have, the more each new one is worth. A green card suits a site with many stones, no matter whose. A red one places a stone at a site immediately; a blue one is a better action for later.
imhotep-advice-place = You place this stone without using another turn. Choose a ship that will soon sail where you want to be; the nearer to the bow, the earlier it is unloaded.
imhotep-advice-place_to_sail = This ship sails right away, so choose ship and site together: where do its stones gain you the most?
imhotep-advice-sail = You choose the order in which the stones are unloaded. Find the ship and the site where that gains you the most.
imhotep-advice-sail_on = No one can come between now: sail the ship to the site where its stones gain you the most and the others little.
imhotep-advice-order = Look at what each place earns: at the pyramids the points of the next spaces, in the burial chamber what touches your stones, in the temple who covers whom, at the market who chooses first.

## Sources of luck in a review

imhotep-luck-round = ships
imhotep-luck-reveal = cards

## Reviews: what is in hand, and kinds of errors

imhotep-held-stones = Stones on the sled
imhotep-error-wrong_space = Stone on the wrong ship or space
imhotep-error-sailed_too_early = Sailed too early
imhotep-error-ship_left_open = Ship left open to others
imhotep-error-too_few_stones = Too few stones fetched
imhotep-error-stones_too_early = Stones fetched too early
imhotep-error-wrong_card = Wrong card
imhotep-error-wrong_order = Wrong order of unloading
imhotep-error-wrong_pyramid = Wrong pyramid
imhotep-error-wrong_ship = Wrong ship
imhotep-error-wrong_site = Wrong site
imhotep-error-market_skipped = Market skipped
imhotep-error-card_kept = Blue card not played
imhotep-error-card_wasted = Blue card played too early
