# Les mots de Pebbles, en français.

ask-TakeShells = Combien de coquillages prenez-vous ?
ask-SnatchShells = { $taker } a pris { $shells ->
    [one] un coquillage
   *[other] { $shells } coquillages
}. Laisser faire, ou montrer un galet et chiper ?
ask-StakeShells = Combien de vos coquillages misez-vous, en secret ?

say-Draw = le galet { $pebble }
say-Face = un { $face }
say-Take = prendre { $shells ->
    [one] un coquillage
   *[other] { $shells } coquillages
}
say-LetBe = laisser faire
say-Snatch = montrer le galet { $pebble } et chiper
say-Stake = miser { $shells ->
    [0] rien
    [one] un coquillage
   *[other] { $shells } coquillages
}

told-DrawPebble = { $seat } tire { $answer }.
told-DrawPebble-hidden = { $seat } tire un galet.
told-BeginRound = La manche { $round } commence.
told-RollDie = { $seat } obtient { $answer }.
told-TakeShells = { $seat } : { $answer }.
told-SnatchShells = { $seat } : { $answer }.
told-ShowPebble = { $seat } montre le galet { $pebble } ; il quitte la partie.
told-MoveShells = { $seat } reçoit { $shells ->
    [one] le coquillage
   *[other] les { $shells } coquillages
} de { $taker }.
told-AskStakes = Chacun mise des coquillages en secret.
told-StakeShells = { $seat } : { $answer }.
told-StakeShells-hidden = { $seat } a misé.
told-OpenStakes = Les mises sont dévoilées.
told-WinStakes = { $seat } a seul la plus haute mise et emporte toutes les mises.
told-LoseStakes = Égalité pour la plus haute mise : les mises sont perdues.
told-KeepStakes = Égalité pour la plus haute mise : chacun reprend la sienne.
told-OpenPebbles = Chacun montre les galets qui lui restent.

refuse-pool-holds-fewer = Vous en prendriez { $shells } ; la mare contient { $pool ->
    [one] un coquillage
   *[other] { $pool } coquillages
}.
refuse-not-your-pebble = Vous n’avez pas le galet { $pebble }.
refuse-own-fewer = Vous en miseriez { $shells } ; vous avez { $own ->
    [0] zéro coquillage
    [one] un coquillage
   *[other] { $own } coquillages
}.

ending-points = Une personne a le plus de points.
ending-shared = La victoire est partagée.

option-snatch = Chiper
option-snatch-yes = Le voisin peut chiper
option-snatch-no = Personne ne chipe

error-box-pebbles = Il faut au moins { $needs } galets dans le sac, chacun avec son propre numéro.
