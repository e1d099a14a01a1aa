# What only the board of New Eden says.

ne-round = Round { $round } of { $of }
ne-round-phase = Round { $round }: { $phase }
ne-tab-market = Market
ne-tab-own = Free actions
ne-station = Your station
ne-station-of = The station of { $owner }
ne-enlarge = Enlarge the station of { $owner }
ne-dome = The dome of { $owner }: damage { $damage }, limit { $limit }. { $holds } { $deeples ->
    [0] No deeple is
    [one] One deeple is
   *[other] { $deeples } deeples are
} ready to dive.
ne-would-hold = Would hold now
ne-would-fall = Would collapse
ne-holds = holds
ne-falls = collapses
ne-damage = damage
ne-limit = limit
ne-ready = { $deeples ->
    [0] nobody ready
   *[other] { $deeples } ready to dive
}
ne-used = used
ne-pod = { $name }, place { $place }{ $lying ->
    [0] { "" }
    [one] , one deeple lying
   *[other] , { $lying } deeples lying
}{ $working ->
    [0] { "" }
    [one] , one deeple at work
   *[other] , { $working } deeples at work
}{ $used ->
    [0] { "" }
   *[other] , used in this round
}
ne-tip-card = { $name }: { $text }

# arms

ne-arm-shipyard = Shipyards
ne-arm-octopus = Repair octopuses
ne-arm-crab = Harvest crabs
ne-arm-shell = Shell houses
ne-arm-oxygen = Oxygen
ne-arm-research = Research

# totals

ne-points-word = { $count ->
    [one] point
   *[other] points
}
ne-coins-word = { $count ->
    [one] coin
   *[other] coins
}
ne-if-holds = if it holds
ne-lost-now = lost now
ne-tip-coins = Your coins: { $coins ->
    [open] open to all
   *[behind_screens] behind the screen, the others do not see them
}. At the end every five are worth a point{ $collapsed_coins ->
    [lost] , if your station holds
   *[kept] { "" }
}.
ne-tip-stake = What the final boxes of all your cards bring at the end, if the damage is not above the limit. A station that collapses gets { $collapsed_crabs ->
    [kept] the points for complete modules only
   *[lost] none of it
}.

# market

ne-market = Market
ne-market-note = an emptied row sinks the rows above
ne-black-market = Black market
ne-black-note = only you see these cards
ne-auction = Auction
ne-auction-note = fewer cards, more moves
ne-bonus = Round bonus
ne-tip-price = A card of this row costs { $price } { $price ->
    [one] coin
   *[other] coins
}{ $harm ->
    [0] { "" }
   *[other] {" "}and { $harm } damage
}{ $repair ->
    [0] { "" }
   *[other] {" "}and repairs { $repair } damage
}.
ne-points = { $count } { $count ->
    [one] point
   *[other] points
}
ne-coins = { $count } { $count ->
    [one] coin
   *[other] coins
}
ne-per-octopus = { $bonus_pays ->
    [once] with an octopus
   *[per_card] per octopus
}
ne-per-crab = { $bonus_pays ->
    [once] with a crab
   *[per_card] per crab
}
ne-per-shell = { $bonus_pays ->
    [once] with a shell house
   *[per_card] per shell house
}
ne-per-shipyard = { $bonus_pays ->
    [once] with a shipyard
   *[per_card] per shipyard
}
ne-per-oxygen = { $bonus_pays ->
    [once] with an oxygen card
   *[per_card] per oxygen card
}
ne-per-research = { $bonus_pays ->
    [once] with a research card
   *[per_card] per research card
}

# black market

ne-hand = { $name }, in your hand
ne-hand-chosen = { $name }, chosen
ne-prices = What the cards cost together
ne-cards = { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
}
ne-purse = You have { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
ne-purse-planned = After your free actions you will have { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
ne-black-rest = What you do not buy is auctioned.
ne-choosing = Who has chosen
ne-is-choosing = choosing
ne-has-chosen = has chosen

# auction

ne-row = { $row }: { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}, { $moves ->
    [0] no move action
    [one] one move action
   *[other] { $moves } move actions
}
ne-tip-row = Who wins this row builds all its cards. The fewer there are, the more move actions follow.
ne-sold = gone
ne-bids = Bids
ne-out = out
ne-bid = Bid { $coins }
ne-no-part = no bid
ne-all-in = all
ne-withdraw = Leave
ne-extra = One more move for { $damage } damage
ne-outbid = One coin more
ne-decline = Leave it

# free actions

ne-plant = Power plant
ne-rod = Power plant: { $coins } coins for { $damage } damage
ne-rod-used = Power plant: used for { $damage } damage
ne-extensions = Extensions
ne-extension = { $name }, { $price } coins
ne-extension-built = { $name }, built
ne-built = built
ne-research = Research bay
ne-no-research = Research cards lie here; { $nothing_to_lose ->
    [research] they are lost only when the arms hold none to lose
   *[nothing] they are never lost
}.

# rivals

ne-thought = plays by itself
ne-at-turn = is asked
ne-passed = has passed
ne-computer = computer
ne-person = person
ne-at-stake = at stake

# prompt

ne-chip-pass = Passing now
ne-chip-bottles = { $small ->
    [0] bottle: { $large }
   *[other] bottles: { $large } and { $small }
}
ne-confirm-buy = { $repair ->
    [0] { $harm ->
        [0] Buy for { $price }
       *[other] Buy for { $price }, { $harm } damage
    }
   *[other] Buy for { $price }, repair { $repair }
}
ne-confirm-plan = Plan this
ne-confirm-choose = { $count ->
    [one] Buy 1 card
   *[other] Buy { $count } cards
}
ne-confirm-move = Move deeples
ne-confirm-pass = { $points ->
    [0] Pass
   *[other] Pass for { $points }
}
ne-confirm-withdraw = Leave this row
ne-confirm-no-part = Take no part
ne-plan-nothing = No free action
ne-choose-none = Buy none
ne-done = Done
ne-note-holds = Would hold now: damage { $damage }, limit { $limit }
ne-note-falls = Would collapse: damage { $damage }, limit { $limit }

# the end

ne-end-play = Scored in play
ne-end-coins = Coins
ne-end-station = Final boxes of the station
ne-end-collapse = Collapsed

# the position in words

ne-text-round = Round { $round } of 3, { $phase }. { $owner } has the Nautilus.
ne-text-price = Market, { $row }: { $cards }. A card costs { $price } { $price ->
    [one] coin
   *[other] coins
}, damage changes by { $damage }.
ne-text-row = Auction, { $row }: { $cards }; { $moves ->
    [0] no move action
    [one] one move action
   *[other] { $moves } move actions
}.
ne-text-sold = Auction, { $row }: gone.
ne-text-bid = { $owner } bids { $bid } for { $row }.
ne-text-station = { $owner }: { $points } points, { $coins } coins, damage { $damage }, limit { $limit }: { $holds } Worth { $value } at the end. In the dome: { $dome }. Power plant used: { $plant }.
ne-text-arm = { $owner }, { $arm }: { $cards }.
ne-text-built = { $owner } has built: { $cards }.
ne-text-hand = { $owner }’s hand: { $cards }.
ne-text-deeples = { $name } ({ $lying } lying, { $working } at work)
ne-text-used = { $name } (used)

# What stands on a research card, where there is little room; its explanation says all of it

-plant-all = Power plant: +2 coins, +2 points, −1 damage a use
-hits-all = When built: others take 1 damage per shipyard, crab and oxygen
ne-face-0 = When built: 5 coins
ne-face-1 = End: crabs leave the pointer where it is
ne-face-2 = End: 3 points per complete crab
ne-face-3 = When built: 5 damage
ne-face-4 = When built: 10 damage
ne-face-5 = { $three_in_one ->
    [yes] { -plant-all }
   *[no] Power plant: +2 coins a use
}
ne-face-6 = { $three_in_one ->
    [yes] { -plant-all }
   *[no] Power plant: +2 points a use
}
ne-face-7 = { $three_in_one ->
    [yes] { -plant-all }
   *[no] Power plant: −1 damage a use
}
ne-face-8 = It anchors your station
ne-face-9 = When built: repairs 5
ne-face-10 = End: 2 points per complete { $crab_guild ->
    [shell] shell house
    [octopus] octopus
   *[printed] crab
}
ne-face-11 = When built: 5 coins to each other player
ne-face-12 = { $three_in_one ->
    [yes] { -hits-all }
   *[no] When built: others take 1 damage per shipyard
}
ne-face-13 = { $three_in_one ->
    [yes] { -hits-all }
   *[no] When built: others take 1 damage per crab
}
ne-face-14 = { $three_in_one ->
    [yes] { -hits-all }
   *[no] When built: others take 1 damage per oxygen
}
