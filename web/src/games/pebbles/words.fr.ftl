# Ce que seul le plateau de Pebbles dit.
pb-round = Manche { $round } sur { $of }
pb-pool = { $pool ->
    [0] Aucun coquillage dans la mare
    [one] Un coquillage dans la mare
   *[other] { $pool } coquillages dans la mare
}
pb-shells = Coquillages
pb-pebbles = Galets
pb-pebble = Galet { $pebble }
pb-hidden = Un galet face cachée
pb-take = Une poignée de { $shells }
pb-stake = Mise : { $shells }
pb-staked = a misé
pb-show = Le montrer et chiper
pb-text-pool = Coquillages dans la mare : { $pool }.
pb-text-player = { $seat } : { $shells } coquillages, { $count } galets en main (connus : { $pebbles }).
pb-text-shown = Galets sortis du jeu : { $pebbles }.
