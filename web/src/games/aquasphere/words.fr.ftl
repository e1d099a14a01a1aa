# Ce que seul le plateau d’AquaSphere dit, en français.

aq-round = Manche { $round } sur { $of }

## Players

aq-board-yours = Votre plateau
aq-board = Le plateau de { $seat }
aq-plays = joue en { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
}
aq-passed = a passé en { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] dernier
}
aq-engineer = { $tier ->
    [0] ingénieur au départ
   *[other] ingénieur au niveau { $tier }
}
aq-bought = robot acheté
aq-computer = ordinateur
aq-line = ligne rouge à { $points }
aq-line-short = { $points }
aq-line-crystal = coûte { $price }
aq-line-bot = coûte un robot
aq-line-stop = vous arrêterait
aq-line-crystal-spoken = La ligne rouge à { $points } points coûte { $price } de vos cristaux.
aq-line-bot-spoken = La ligne rouge à { $points } points : vous n’avez pas de cristal, elle coûte donc un robot programmé.
aq-line-stop-spoken = La ligne rouge à { $points } points : sans cristal ni robot programmé, elle vous arrête.
aq-programs = Programmes
aq-programs-of = { $count } robots programmés sur { $most }
aq-symbol = { $state ->
    [1] { $name } : un robot est programmé
   *[other] { $name } : pas de robot
}
aq-short-lab = Labo
aq-short-time = Temps
aq-short-crystals = Cristal
aq-short-octopods = Octop.
aq-short-submarine = S.-m.
aq-short-research = Carte
aq-short-program = Blanc
aq-fleet = Robots et sous-marins
aq-fleet-home = en réserve : { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}, { $submarines ->
    [one] { $submarines } sous-marin
   *[other] { $submarines } sous-marins
}
aq-fleet-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant
aq-fleet-next = { $points } après le prochain sous-marin
aq-fleet-all = tous les sous-marins en jeu : +{ $points } à la fin
aq-income = +{ $time } temps après la manche
aq-lab = Laboratoire
aq-lab-letters = lettres { $letters } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
aq-lab-spoken = Laboratoire de base { $letter }, extensions : { $tiles }
aq-time = Temps
aq-time-spoken = Temps : { $held } sur { $most }
aq-crystals = Cristaux
aq-crystals-spoken = Cristaux : { $held } sur { $most }
aq-octopods = Prise de
aq-octopods-spoken = Jusqu’à { $most } octopodes à chaque prise
aq-research = Recherche
aq-research-of = { $count } places sur { $most }
aq-free = place libre
aq-used = Utilisée. Elle ne sert qu’une fois par partie.
aq-no-cards = aucune carte recherche
aq-programmed-one = Programmé : { $program }
aq-submarines-out = Sous-marins dans la station : { $count }
aq-figure-time = Temps : { $held } sur { $most }
aq-figure-crystals = Cristaux : { $held } sur { $most }
aq-figure-octopods = Octopodes à chaque prise : { $held } au plus
aq-figure-cards = Cartes recherche : { $held } sur { $most }
aq-figure-submarines = Sous-marins dans la station : { $held } sur { $most }
aq-figure-bots = Robots en réserve : { $held }. Les robots en jeu rapportent { $scored } maintenant.
aq-figure-letters = Lettres du laboratoire : { $letters }. Extensions : { $tiles }.
aq-tip = { $name }. { $text } (Règle { $rule })
aq-tip-used = Elle a été utilisée.
aq-tip-programmed = Ce robot est programmé. Renvoyé, il rapporte { $time } temps. (Règles AQ-9.1, AQ-5.5)
aq-tip-free = Pas de robot ici. Une fois par manche, { $price } temps en programment un sans l’ingénieur. (Règle AQ-8.3)
aq-tip-fleet = Robots et sous-marins partent de la gauche. Le plus grand nombre visible dans une colonne sans sous-marin est marqué après chaque manche. (Règle AQ-13.5)
aq-tip-base = Laboratoire de base { $letter } : votre scientifique a commencé dans ce secteur, et la lettre compte à la fin. (Règles AQ-6.1, AQ-15.1)
aq-tip-complete = Un laboratoire avec toutes ses extensions rapporte { $points } points à la fin. (Règle AQ-15.4)
aq-tip-time = Votre laboratoire a de la place pour { $most } temps. Chaque sous-marin dans la station rapporte 1 temps après la manche. (Règles AQ-6.2, AQ-13.1)
aq-tip-crystals = Votre laboratoire a de la place pour { $most } cristaux. Ils paient les lignes rouges et rapportent 1, 3, 6, 10… points après chaque manche. (Règles AQ-12.1, AQ-13.6)
aq-tip-octopods = Une action attrape jusqu’à { $most } octopodes, pour 1, 3, 6, 10… points. (Règle AQ-10.4)
aq-tip-line = Pour passer la ligne rouge à { $points } points, vous payez { $price ->
    [one] { $price } cristal
   *[other] { $price } cristaux
} ou, sans cristal, un robot programmé ; sinon vous vous arrêtez devant. (Règles AQ-12.1 à AQ-12.3)
