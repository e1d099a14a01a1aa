# The words of Pebbles, in English. Seats are named by the speaker; numbers are plain.

ask-TakeShells = How many shells do you take?
ask-SnatchShells = { $taker } took { $shells ->
    [one] one shell
   *[other] { $shells } shells
}. Let it be, or show a pebble and snatch?
ask-StakeShells = How many of your shells do you stake, in secret?

say-Draw = pebble { $pebble }
say-Face = a { $face }
say-Take = take { $shells ->
    [one] one shell
   *[other] { $shells } shells
}
say-LetBe = let it be
say-Snatch = show pebble { $pebble } and snatch
say-Stake = stake { $shells ->
    [0] nothing
    [one] one shell
   *[other] { $shells } shells
}

told-DrawPebble = { $seat } draws { $answer }.
told-DrawPebble-hidden = { $seat } draws a pebble.
told-BeginRound = Round { $round } begins.
told-RollDie = { $seat } rolls { $answer }.
told-TakeShells = { $seat }: { $answer }.
told-SnatchShells = { $seat }: { $answer }.
told-ShowPebble = { $seat } shows pebble { $pebble }; it leaves the game.
told-MoveShells = { $seat } gets { $shells ->
    [one] the shell
   *[other] the { $shells } shells
} that { $taker } took.
told-AskStakes = Everybody stakes shells in secret.
told-StakeShells = { $seat }: { $answer }.
told-StakeShells-hidden = { $seat } has staked.
told-OpenStakes = The stakes are opened.
told-WinStakes = { $seat } has the single highest stake and takes all stakes.
told-LoseStakes = The highest stake is tied: the stakes are lost.
told-KeepStakes = The highest stake is tied: everybody takes the own stake back.
told-OpenPebbles = Everybody shows the pebbles that are left.

refuse-pool-holds-fewer = You would take { $shells }; the pool holds { $pool ->
    [one] one shell
   *[other] { $pool } shells
}.
refuse-not-your-pebble = You do not hold pebble { $pebble }.
refuse-own-fewer = You would stake { $shells }; you own { $own ->
    [0] no shells
    [one] one shell
   *[other] { $own } shells
}.

ending-points = One player has the most points.
ending-shared = Several players share the victory.

option-snatch = Snatching
option-snatch-yes = The neighbour may snatch
option-snatch-no = Nobody snatches

error-box-pebbles = The bag needs at least { $needs } pebbles, each with a number of its own.
