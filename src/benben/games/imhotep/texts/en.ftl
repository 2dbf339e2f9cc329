### Imhotep: all texts of the game in English. The numbers in brackets are those of docs/rules/imhotep.md.

imhotep-title = Imhotep
imhotep-subtitle = Load the ships together, sail them where it suits you, build five sites
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

imhotep-about-entrance = Red, used at once: a stone from your quarry goes to the pyramids and scores there. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-sarcophagus = Red, used at once: a stone from your quarry goes to the burial chamber. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-paved_path = Red, used at once: a stone from your quarry goes to the obelisks. (I11.1, I11.2, I11.3, I11.4, I11.5)
imhotep-about-pyramid_decoration = At the end, 1 point for every three stones of all players at the pyramids. (I11.6, I11.7, I11.8)
imhotep-about-temple_decoration = At the end, 1 point for every three stones of all players in the temple, covered ones too. (I11.6, I11.7, I11.8)
imhotep-about-burial_chamber_decoration = At the end, 1 point for every three stones of all players in the burial chamber. (I11.6, I11.7, I11.8)
imhotep-about-obelisk_decoration = At the end, 1 point for every three stones of all players at the obelisks. (I11.6, I11.7, I11.8)
imhotep-about-statue = At the end, 1, 3, 6, 10 or 15 points for one to five statues, and 2 for each further one. (I11.9)
imhotep-about-lever = Sail a ship and decide in which order all its stones are unloaded. Not played: 1 point. (I12.7, I12.8, I12.2, I12.5)
imhotep-about-hammer = Get three stones, then place one on a ship. Not played: 1 point. (I12.10, I12.2, I12.5)
imhotep-about-sail = Place a stone on a ship, then sail that ship. Not played: 1 point. (I12.12, I12.2, I12.5)
imhotep-about-chisel = Place two stones, on one ship or on two. Not played: 1 point. (I12.14, I12.2, I12.5)
imhotep-about-site-market-A = Each stone that arrives gets its owner one of four face-up cards; the stone goes back to the quarry. (I6.2, I3.3, I6.4, I6.10)
imhotep-about-site-market-B = Each stone gets its owner a face-up card, or the face-down pair: look at both and keep one. (I6.7, I3.3, I6.6, I6.4)
imhotep-about-site-pyramids-A = Each stone scores the points of its space at once. After 14 stones each further one scores 1 point. (I7.3, I7.1, I7.2, I7.4)
imhotep-about-site-pyramids-B = The owner of each stone chooses a pyramid. Spaces score points, or 1 point and a bonus, at once. (I7.9, I7.5, I7.7, I7.8, I17.1)
imhotep-about-site-temple-A = At the end of every round each stone that is seen from above scores 1 point. (I8.3, I8.1, I8.2)
imhotep-about-site-temple-B = At the end of every round each stone that is seen from above brings the bonus of its column. (I8.4, I8.2, I8.9, I17.2)
imhotep-about-site-burial_chamber-A = At the end, groups of 1 to 5 touching stones of one color score 1, 3, 6, 10 or 15 points, each further stone 2. (I9.3, I9.1, I9.2)
imhotep-about-site-burial_chamber-B = At the end, each row scores for those who have most stones in it, whether they touch or not. (I9.4, I9.5, I9.6, I17.3)
imhotep-about-site-obelisks-A = At the end, the highest obelisk scores most. Equal ones share the points of their places. (I10.2, I10.1, I10.3, I10.4)
imhotep-about-site-obelisks-B = Your third stone completes a tower, which moves to the best free point space and scores at once. (I10.6, I10.5, I10.7, I10.8, I10.9, I17.4)
imhotep-about-ship = Anyone may sail it, to a free site, once enough stones are aboard: one fewer than its spaces, at least one. They are unloaded from the bow. (I5.1, I1.4, I5.3)
imhotep-about-stone = When its ship is unloaded, what a stone earns belongs to its owner, whoever sailed the ship. (I5.6, I5.7, I13.3)
imhotep-about-quarry = One of the four actions: get three stones from your quarry for your sled, or as many as fit. (I4.1, I4.2, I1.1)
imhotep-about-sled = Only stones on your sled can be placed on ships. It holds five; stones on it break ties at the end. (I1.5, I2.5, I14.6)
imhotep-about-round_card = Six round cards show which four ships a round has. The seventh, taken at random, stays in the box. (I2.3, I1.6, I3.1, I3.2, I13.1, I13.4)
imhotep-about-pile = Market cards, face down. When they run out, the discard pile is shuffled. (I6.11, I1.7, I2.4, I6.13)
imhotep-about-discard = Cards that were used, or that nobody took, face up. (I6.11, I6.12, I13.2)
imhotep-about-pair = Two face-down cards in one: whoever takes them looks at both, keeps one and discards the other. (I6.8, I6.9, I16.3, I16.4)
imhotep-about-bonus-card = Bonus space: 1 point, and you may draw the top market card. (I7.10)
imhotep-about-bonus-stones = Bonus space: 1 point, and you may get three stones, or as many as fit. (I7.11)
imhotep-about-bonus-ship = Bonus space: 1 point, and you may place a stone from your sled on a ship. (I7.12)
imhotep-about-column-choice = At the end of every round its top stone brings 1 point or 2 stones, as its owner likes. (I8.5, I8.6)
imhotep-about-column-points = At the end of every round its top stone brings 2 points. (I8.7)
imhotep-about-column-card = At the end of every round its top stone brings the top market card. (I8.8)
imhotep-about-cards = Cards that act or score by themselves. (I11.1, I6.5)
imhotep-about-score = What everybody would have if the game ended now. The points on the score track are part of it. (I14.4, I14.2, I14.3, I15.4)
imhotep-about-log = All that has happened, the newest on top. In a downloaded game the same stands in notation. (I18.1, I18.2, I18.3, I16.5)
imhotep-about-wrath = At the end, 5 points less for whoever has no stone at the pyramids, temple, burial chamber or obelisks. (I15.1, I15.2, I15.3, I15.4)

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
        [you] You can do nothing on this turn and have to pass
       *[other] { $seat } can do nothing on this turn and has to pass
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
    } the order of unloading: choose the color of the next stone
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
imhotep-prompt-deal_round = A round card is turned up
imhotep-prompt-deal_offer = Market cards are turned up
imhotep-prompt-look = The pair is looked at
imhotep-prompt-draw = The top card is drawn
imhotep-prompt-clear = The pair that nobody took is turned up

## Why something cannot be done now

imhotep-why-over = The game is over: all six rounds are played. (I14.1, I14.5, I14.6, I14.7)
imhotep-why-chance = Cards are being turned up first: nobody knows which. (I2.8, I16.2)
imhotep-why-watching = You are watching: now { $seat } decides. (I3.4, I16.1)
imhotep-why-other-turn = Now { $seat } plays: the players take turns, one after the other. (I3.4, I2.1, I2.7, I13.4)
imhotep-why-other-card = Now { $seat } is playing a card: { $card }. (I12.1)
imhotep-why-other-choice = First { $seat } chooses: what a stone earns is up to its owner. (I5.6, I5.8)
imhotep-why-nowhere = This is no part of an action: get stones, place a stone, sail a ship or play a blue card. (I3.5, I3.6)

# What has to be decided before anything else.
imhotep-why-first-place = { $card } is being played: first place a stone on an empty space of a ship. (I12.4)
imhotep-why-first-place_to_sail = { $card } is being played: first place a stone on a ship that can then sail. (I12.12)
imhotep-why-first-sail = { $card } is being played: first sail a ship. (I12.7)
imhotep-why-first-sail_on = { $card } is being played: first sail the ship that has got the stone. (I12.12)
imhotep-why-first-order = First choose the color of the stone that is unloaded next. (I12.9)
imhotep-why-first-take = First take a card for your stone at the market. (I6.2)
imhotep-why-first-keep = First keep one of the two cards of the pair. (I6.8)
imhotep-why-first-build = First choose a pyramid for your stone. (I7.6)
imhotep-why-first-may_draw = First decide on your bonus: draw the top card, or do without. (I7.10)
imhotep-why-first-may_get = First decide on your bonus: get stones, or do without. (I7.11)
imhotep-why-first-may_place = First decide on your bonus: place a stone on a ship, or do without. (I7.12)
imhotep-why-first-choose = First choose what your stone on top of the temple brings: 1 point or 2 stones. (I8.5)

# Actions and their parts.
imhotep-why-place-no_stone = Your sled is empty: get stones before you place one. (I4.6)
imhotep-why-place-no_stone_left = Your sled and your quarry are empty: you have no stone to place. (I4.6)
imhotep-why-place-no_room = Every space is taken on the ships that have not sailed: sail one of them. (I4.6)
imhotep-why-place-sailed = Ship { $ship } has sailed: stones are placed on ships that have not. (I4.4)
imhotep-why-place-full = Ship { $ship } is full: choose an empty space of another ship. (I4.5)
imhotep-why-place-to_sail = Ship { $ship } could not sail with one more stone, as it has to now: it needs { $fewest } on board. (I12.13)
imhotep-why-place-no_space =
    { $spaces ->
        [one] Ship { $ship } has only { $spaces } space. (I1.3)
       *[other] Ship { $ship } has only { $spaces } spaces. (I1.3)
    }
imhotep-why-place-taken = There is room for one stone on a space: choose an empty one. (I4.5)
imhotep-why-get-full = Your sled is full: it has room for five stones, so place some on ships. (I4.3)
imhotep-why-get-empty = Your quarry is empty: there is no stone left to get. (I4.3)
imhotep-why-sail-taken = Another ship has sailed to { $site } in this round: choose a free site. (I5.2, I5.4)
imhotep-why-sail-sailed = Ship { $ship } has sailed already: it stays in its harbor until the round ends. (I5.2, I13.2)
imhotep-why-sail-loaded = The ship that has got the stone has to sail: ship { $loaded }. (I12.12)
imhotep-why-sail-missing =
    { $missing ->
        [one] Ship { $ship } cannot sail yet: it needs { $missing } more stone on board, of any color. (I5.1)
       *[other] Ship { $ship } cannot sail yet: it needs { $missing } more stones on board, of any colors. (I5.1)
    }
imhotep-why-sail-none = No ship has enough stones on board to sail. (I5.1)
imhotep-why-play-not_yours = You have no such card in front of you: { $card }. (I12.1)
imhotep-why-play-once = You have played a blue card in this round: at this table that is all you may play. (I12.3)
imhotep-why-play-no_ship = { $card } cannot be played now: no ship has enough stones on board to sail. (I12.4)
imhotep-why-play-full = { $card } cannot be played now: your sled is full, so you can get no stones. (I12.11)
imhotep-why-play-empty = { $card } cannot be played now: your quarry is empty, so you can get no stones. (I12.11)
imhotep-why-play-no_space = { $card } cannot be played now: no ship has an empty space for a stone. (I12.11)
imhotep-why-play-no_stone = { $card } cannot be played now: it begins with a stone from your sled, which is empty. (I12.4)
imhotep-why-play-no_load = { $card } cannot be played now: no ship has an empty space and could sail with one more stone. (I12.13)
imhotep-why-play-two_stones = { $card } cannot be played now: it takes two stones on your sled. (I12.15)
imhotep-why-play-two_spaces = { $card } cannot be played now: it takes two empty spaces on ships. (I12.15)
imhotep-why-pass = You may pass only when no action is possible. (I3.7, I3.8, I13.5)

# At the sites.
imhotep-why-take-gone = No such card lies on the market: those that are taken are not replaced during the round. (I6.3)
imhotep-why-take-later = You take a card of the market only for a stone of yours that is unloaded there. (I6.2)
imhotep-why-pair-gone = The pair has been taken: it is not replaced during the round. (I6.3)
imhotep-why-pair-later = You take the pair only for a stone of yours that is unloaded at the market. (I6.7)
imhotep-why-pair-side_a = On its side A the market has four face-up cards and no pair. (I6.1)
imhotep-why-keep = You keep one of the two cards that you are looking at. (I6.8)
imhotep-why-keep-later = Only whoever has taken the pair keeps one of its cards. (I6.8)
imhotep-why-unload = No stone of this color is left to unload: { $color }. (I12.9)
imhotep-why-unload-later = Stones are unloaded from the bow to the stern; only a Lever lets you choose. (I5.5)
imhotep-why-build-complete = This pyramid is complete: choose another one. (I7.6, I7.14)
imhotep-why-build-later = You choose a pyramid only when a stone of yours arrives there. (I7.6)
imhotep-why-build-side_a = On its side A there is one pyramid: each stone goes on the next free space. (I7.1)
imhotep-why-draw-later = The top card is drawn only as a bonus, of the pyramids or the temple on their sides B. (I7.10)
imhotep-why-point-later = You take a point only when the temple, on its side B, lets you choose at the end of a round. (I8.5)
imhotep-why-decline-later = Only a bonus of the pyramids, on their side B, may be declined. (I7.13)

## What happened

imhotep-event-round = Round { $round } begins with ships of { $ships } spaces
imhotep-event-market = On the market lie { $cards }
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
        [you] The temple brings you
       *[other] The temple brings { $seat }
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
imhotep-event-point =
    { WHO($seat) ->
        [you] You take
       *[other] { $seat } takes
    } 1 point for a stone of the temple
imhotep-event-decline =
    { WHO($seat) ->
        [you] You do without
       *[other] { $seat } does without
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
        [one] { $count } blue card not played: { $points }
       *[other] { $count } blue cards not played: { $points }
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
imhotep-receipt-counts = In brackets: how many stones or cards are counted; for the Wrath of the Pharaoh, how many buildings lack a stone.

## How the game ended

imhotep-reason-points = most points
imhotep-reason-stones = equal points, broken by the stones on the sled
imhotep-reason-shared = equal points and equal sleds

## Options of a table

imhotep-option-players = Players
imhotep-option-sides = Sides of the sites
imhotep-option-sides-market = Market
imhotep-option-sides-market-A = A: four face-up cards
imhotep-option-sides-market-B = B: three face-up cards and a face-down pair
imhotep-option-sides-pyramids = Pyramids
imhotep-option-sides-pyramids-A = A: one pyramid, built in a fixed order
imhotep-option-sides-pyramids-B = B: three pyramids to choose from, with bonuses
imhotep-option-sides-temple = Temple
imhotep-option-sides-temple-A = A: 1 point for each stone seen from above
imhotep-option-sides-temple-B = B: each column has a bonus of its own
imhotep-option-sides-burial_chamber = Burial chamber
imhotep-option-sides-burial_chamber-A = A: groups of touching stones
imhotep-option-sides-burial_chamber-B = B: most stones in each row
imhotep-option-sides-obelisks = Obelisks
imhotep-option-sides-obelisks-A = A: the highest obelisks
imhotep-option-sides-obelisks-B = B: towers of three, the first score most
imhotep-option-wrath = Wrath of the Pharaoh: 5 points less without a stone at every building
imhotep-option-blue_cards = Blue cards that a player may play
imhotep-option-blue_cards-turn = one in a turn
imhotep-option-blue_cards-round = one per round, as the Hungarian rulebook prints it
imhotep-option-boards = Figures of the B sides, for owners of the printed boards
imhotep-option-boards-default = reconstructed figures
imhotep-option-boards-why = Some figures of the B sides could not be read in any source. Made up: the pyramids, but for the 4 of their top stones, and the obelisks, but for the 9. Our best guess: the temple, and the burial chamber, but for the first three places with four players. (I17.1, I17.2, I17.3, I17.4, I17.5)
imhotep-option-boards-own = own figures
imhotep-option-boards-takes = a file in TOML
imhotep-option-boards-rising = must not rise: a better place is worth at least as much
imhotep-option-boards-about = A small text file in TOML: a table for each board whose figures you know, with the entries that you see here. Boards that it leaves out keep these figures. (I17.6, I17.7, I17.8)

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
imhotep-table-pair-card = Of the pair: { $card }
imhotep-table-looking-at = You look at the pair
imhotep-table-looking = Looks at the pair: { $cards }
imhotep-table-looks-at-pair =
    { WHO($seat) ->
        [you] You look
       *[other] { $seat } looks
    } at the pair
imhotep-table-in-hand =
    { WHO($seat) ->
        [you] Your stone: you have to choose
       *[other] A stone of { $seat }: its owner has to choose
    }
imhotep-table-order = Order of unloading
imhotep-table-pyramid = The pyramid
imhotep-table-pyramid-left = The left pyramid
imhotep-table-pyramid-middle = The middle pyramid
imhotep-table-pyramid-right = The right pyramid
imhotep-table-pyramid-holds = { $name }: { $stones }; the next space brings { $next }
imhotep-table-pyramid-complete = { $name }: { $stones }; complete
imhotep-table-bonus-card = 1 point and a card
imhotep-table-bonus-stones = 1 point and three stones for the sled
imhotep-table-bonus-ship = 1 point and a stone for a ship
imhotep-table-beside = beside: { $stones }
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
    } on top, brings { $brings }
imhotep-table-column-empty = Column { $column }, empty, brings { $brings }
imhotep-table-area =
    { WHO($seat) ->
        [you] you have
       *[other] { $seat } has
    } { $count ->
        [one] { $count } stone by itself for { $points }
       *[other] { $count } touching stones for { $points }
    }
imhotep-table-row = Row { $row }, most stones: { $who }
imhotep-table-row-empty = Row { $row } is empty
imhotep-table-places = Places in a row bring { $points }
imhotep-table-point-space = a free space for { $points }
imhotep-table-point-space-of =
    an obelisk of { WHO($seat) ->
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
imhotep-table-no-cards = No card

# What a sailing would bring.
imhotep-table-bringing = Sailing it there now: { $stones }.
imhotep-table-worth-then = If the game ended then: { $changes }.
imhotep-table-change =
    { WHO($seat) ->
        [you] you
       *[other] { $seat }
    } { $points }
imhotep-table-no-change = the same for everybody
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

imhotep-about-track = Points that were scored at once: at the pyramids, the temple, the towers. All else is counted at the end. (I14.4, I1.8, I2.6)

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
imhotep-picture-blue_once = one blue card in a round
imhotep-picture-ship = ship { $ship }
imhotep-picture-lies = lies at { $site }
imhotep-picture-needs =
    { $count ->
        [one] needs { $count } more stone to sail
       *[other] needs { $count } more stones to sail
    }
imhotep-picture-can_sail = can sail
imhotep-picture-order = Unloaded in this order:
imhotep-picture-sailing = Sailing now would bring, as if the game ended then (temple: in which columns):
imhotep-picture-choice-market = cards for
imhotep-picture-choice-pyramids = choice of
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
imhotep-picture-beside = beside:
imhotep-picture-column-choice = 1 point or 2 stones
imhotep-picture-column-points = 2 points
imhotep-picture-column-card = a card
imhotep-picture-row = row { $row }
imhotep-picture-most_in_row = most stones in a row: { $points }
imhotep-picture-standing = standing:
imhotep-picture-reconstructed = * Some of the figures are reconstructed; --boards FILE plays with your own.
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

imhotep-scoring-when-now = At once
imhotep-scoring-when-round = At the end of each round
imhotep-scoring-when-end = When the game is over
imhotep-scoring-of-each = each
imhotep-scoring-of-further = each further
imhotep-scoring-of-beside = beside
imhotep-scoring-of-loose = each loose stone
imhotep-scoring-of-once = once
imhotep-scoring-of-left = Left
imhotep-scoring-of-middle = Middle
imhotep-scoring-of-right = Right
imhotep-scoring-bonus-card = a card
imhotep-scoring-bonus-stones = stones
imhotep-scoring-bonus-ship = a stone onto a ship
imhotep-scoring-bonus-choice = or stones
imhotep-scoring-space = Space { $space }
imhotep-scoring-pyramids_a = Pyramids, side A
imhotep-scoring-pyramids_a-text = For each stone what is printed on its space, column by column, then the next level. When the pyramid is complete, stones lie beside it.
imhotep-scoring-pyramids_a-count = Space
imhotep-scoring-pyramids_b = Pyramids, side B
imhotep-scoring-pyramids_b-text = You choose the pyramid; each space brings its points, and some a bonus beside. When all are complete, stones lie beside them.
imhotep-scoring-pyramids_b-count = Space
imhotep-scoring-temple_a = Temple, side A
imhotep-scoring-temple_a-text = For each stone of yours that is seen from above, in { $needs } columns.
imhotep-scoring-temple_b = Temple, side B
imhotep-scoring-temple_b-text = For each stone of yours that is seen from above, by its column: points, or { $needs } stones instead, or a card.
imhotep-scoring-temple_b-count = Column
imhotep-scoring-burial_chamber_a = Burial chamber, side A
imhotep-scoring-burial_chamber_a-text = Each group of your stones that touch by their sides, by its size.
imhotep-scoring-burial_chamber_a-count = Stones
imhotep-scoring-burial_chamber_b = Burial chamber, side B
imhotep-scoring-burial_chamber_b-text = In each of the three rows, by who has most stones there. Who ties shares the places, rounded down.
imhotep-scoring-burial_chamber_b-count = Place
imhotep-scoring-obelisks_a = Obelisks, side A
imhotep-scoring-obelisks_a-text = By the height of your obelisk; without a stone nothing. Who ties shares the places, rounded down.
imhotep-scoring-obelisks_a-count = Place
imhotep-scoring-obelisks_b = Obelisks, side B
imhotep-scoring-obelisks_b-text = Every { $needs } stones of yours make a tower, which goes to the best free space at once. Stones that are in no tower score when the game is over.
imhotep-scoring-obelisks_b-count = Space
imhotep-scoring-decorations = Decorations
imhotep-scoring-decorations-text = Each card scores for every { $needs } stones of all players at its site, covered ones too, rounded down.
imhotep-scoring-statues = Statues
imhotep-scoring-statues-text = By how many you have.
imhotep-scoring-statues-count = Statues
imhotep-scoring-unused = Blue cards
imhotep-scoring-unused-text = For each that you have not played.
imhotep-scoring-wrath = Wrath of the Pharaoh
imhotep-scoring-wrath-text = If you have no stone at one of the four buildings, however many.

## The lesson, scene by scene: what to know, what to do, what it brought, and what is said of another move

imhotep-lesson-table-say = Ships carry everybody's stones to five sites, and there each stone earns something for its owner. Yours are the black ones. The ships belong to nobody: all load them, and all may sail them.
imhotep-lesson-table-do = Touch everything that is marked to learn what it is.
imhotep-lesson-table-done = On your turn you do one thing: get stones, place a stone, sail a ship or play a blue card. A round is over when all four ships have sailed, and the game after six rounds.
imhotep-lesson-stones-say = Only stones on your sled can be placed on ships. You have one there. It may go on any empty space of any ship.
imhotep-lesson-stones-do = Place your stone on a ship: touch your sled, then a ship.
imhotep-lesson-stones-do-2 = Your sled is empty. Touch your quarry, and get three new stones.
imhotep-lesson-stones-other = That is possible. But first place the stone that you have, and then get new ones from your quarry.
imhotep-lesson-stones-done = Three stones in a single action. But the sled holds only five, and you get no more than fit: so it is best to get stones when there is room for three. At the start of a game the first player has two stones on the sled, and each next one has one more.
imhotep-lesson-sail-say = A ship of four spaces may sail with three stones or more, and ship 1 carries three of yours. Stones at the pyramids score at once, space by space: the next three spaces bring 4, 3 and 2 points.
imhotep-lesson-sail-do = Sail ship 1 to the pyramids: touch the ship, then the site.
imhotep-lesson-sail-other = That is possible, but at the pyramids ship 1 brings you 9 points now. On the next turn somebody else may sail it to another site.
imhotep-lesson-sail-done = 4, 3 and 2 points at once. Now the ship lies at the pyramids, and no other can sail there in this round. So do not wait long when a ship and a site suit you.
imhotep-lesson-chamber-say = Stones are unloaded one by one, from the bow of the ship: here from the left. In the burial chamber groups of touching stones score at the end: yours has four, for 10 points. The next stone joins it, the one after that does not.
imhotep-lesson-chamber-do = Place your stone on ship 2 so that it is unloaded before the white one.
imhotep-lesson-chamber-do-2 = Now sail ship 2 to the burial chamber.
imhotep-lesson-chamber-other = That is possible, but then your stone will not join your group: it has to lie at the bow of ship 2.
imhotep-lesson-chamber-other-2 = That is possible, but only in the burial chamber does your stone join the group: sail ship 2 there.
imhotep-lesson-chamber-done = Your group has five stones now and brings 15 points at the end. Unloaded second, your stone would have lain alone, for 1 point. So look at the bow before you place a stone.
imhotep-lesson-temple-say = In the temple stones are laid from left to right, then on top of others. At the end of each round every stone that is seen from above scores 1 point. Three ships have sailed: ship 4 ends the round.
imhotep-lesson-temple-do = Sail ship 4 to the temple.
imhotep-lesson-temple-other = That is possible, but at the obelisks you are ahead already. In the temple your stones score as soon as the round ends.
imhotep-lesson-temple-done = One of your stones covers a white one, so three of yours are seen: 3 points for you, 1 for White. They score again at the end of each round, until somebody covers them. The next round is begun by the next player after whoever sailed the fourth ship: here by White.
imhotep-lesson-others-say = You may sail a ship that carries none of your stones. At the pyramids these three would bring the other player 2, 4 and 3 points. At the obelisks only the height counts, at the end: 10 points for the highest, 1 for the second.
imhotep-lesson-others-do = Sail ship 1 to where the white stones gain nothing.
imhotep-lesson-others-other = That is possible, but the white stones could still gain something. At the obelisks White leads by 4 to 1 as it is.
imhotep-lesson-others-done = White's obelisk grows from 4 to 7, but it was the highest before: no point is gained, and 9 at the pyramids are lost. On each turn ask which ship the others would like to sail, and where.
imhotep-lesson-market-say = At the market each stone gets its owner a card and goes back to the quarry. Statues bring 1, 3, 6, 10 or 15 points for one to five, and you have three. A blue card is a better action for a later turn.
imhotep-lesson-market-do = Sail ship 2 with your two stones to the market.
imhotep-lesson-market-do-2 = Two stones, two cards: take the Statue, and the blue card with the sail.
imhotep-lesson-market-other = That is possible, but here two cards of the market suit you best: the fourth Statue for 4 points more, and the Sail, which will save you a turn.
imhotep-lesson-market-done = The fourth Statue brings 4 points more. The Sail waits until you play it; unplayed it brings 1 point at the end. Red cards place a stone at once, green ones score for all stones of a site at the end.
imhotep-lesson-card-say = A blue card takes a whole turn. With the Sail you place a stone, and its ship sails at once. Your obelisk has four stones, the white one five: that is 1 point to 10.
imhotep-lesson-card-do = Play the Sail: it lies in front of you.
imhotep-lesson-card-do-2 = Place a stone on ship 1. With two it can sail.
imhotep-lesson-card-do-3 = Sail ship 1 to the obelisks.
imhotep-lesson-card-other = That is possible, but two more stones make your obelisk the highest: play the Sail, place a stone on ship 1, and sail it to the obelisks.
imhotep-lesson-card-other-2 = That is possible, but only ship 1 carries a stone of yours: place this one there, too.
imhotep-lesson-card-other-3 = That is possible, but at the obelisks two stones make yours the highest, for 10 points instead of 1: sail ship 1 there.
imhotep-lesson-card-done = Six stones to five: now it is 10 points to 1 for you. Without the Sail the loaded ship would have waited a turn, and the other player could have sailed it elsewhere.
imhotep-lesson-tie-say = The last ship of the game carries a white stone. With the last scoring of the temple you would both have 52 points, if this stone brings White nothing. With equal points more stones on the sled win: you have three, White two.
imhotep-lesson-tie-do = Sail ship 3 to the site where the white stone changes nothing.
imhotep-lesson-tie-other = That is possible, but you are ahead on the sleds as long as the points are equal: sail ship 3 to the obelisks, where White stays second.
imhotep-lesson-tie-done = 52 to 52, and you win: three stones on your sled, two on the white one. Had the sleds been equal as well, you would have won together.
imhotep-lesson-end-say = The last ship of the last round. After it the temple scores once more, and burial chamber, obelisks and cards are counted. If the game ended now, it would be 49 to 49.
imhotep-lesson-end-do = Sail ship 3 to the site where its stone brings you most.
imhotep-lesson-end-other = That is possible, but it gains you nothing: your obelisk is the highest anyway. In the burial chamber the stone joins two of your groups.
imhotep-lesson-end-done = You win by 58 to 52. One stone has made one group of six out of three and two: 17 points where there were 9. The receipt tells where every point comes from. Now you know all that you need for a whole game.

## Advice in a guided first game, at the first decision of each kind

imhotep-advice-turn = Look at the ships first: which of them can sail, and what would it bring you and the others at each free site? If none is worth it now, place a stone, or get new ones while the sled has room for three.
imhotep-advice-turn-get-place = No ship can sail yet. Stones on several ships give you a share in many of them. But a ship that you make ready to sail is for others to sail, too.
imhotep-advice-turn-get-place-sail = A ship can sail. Choose it, and look at a site to see what it would bring everybody there. Sail it where you gain more than the others, before somebody takes it elsewhere.
imhotep-advice-turn-get-sail = Your sled is empty. Get three stones, unless a ship can sail now that would bring you much, or that the others would send to where it brings them much.
imhotep-advice-turn-get-place-play-sail = You have a blue card. It is worth most when it does two things at once before anybody can come between. Kept to the end it brings only 1 point.
imhotep-advice-take = Statues bring the more, the more you have. A green card suits a site with many stones, whoever owns them. A red one brings you a stone at a site at once, a blue one a better action later.
imhotep-advice-place = You place this stone without using a further turn. Choose a ship that will soon sail to where you want to be; nearer to the bow it is unloaded earlier.
imhotep-advice-place_to_sail = This ship sails at once, so choose ship and site together: where do its stones bring you most?
imhotep-advice-sail = You will decide in which order the stones are unloaded. Choose the ship and the site where this order brings you most.
imhotep-advice-sail_on = Nobody can come between now: sail the ship to the site where its stones bring you most and the others little.
imhotep-advice-order = Look at what each place brings: at the pyramids the points of the next spaces, in the burial chamber what touches your stones, in the temple who covers whom, at the market who chooses first.
