# What only the board of Pebbles says.
pb-round = Round { $round } of { $of }
pb-pool = { $pool ->
    [0] No shells in the pool
    [one] One shell in the pool
   *[other] { $pool } shells in the pool
}
pb-shells = Shells
pb-pebbles = Pebbles
pb-pebble = Pebble { $pebble }
pb-hidden = A pebble face down
pb-take = A handful of { $shells }
pb-stake = Stake: { $shells }
pb-staked = has staked
pb-show = Show it and snatch
pb-text-pool = Shells in the pool: { $pool }.
pb-text-player = { $seat }: { $shells } shells, { $count } pebbles in hand (known: { $pebbles }).
pb-text-shown = Pebbles that left the game: { $pebbles }.
