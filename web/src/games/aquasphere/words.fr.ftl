# Ce que seul le plateau d’AquaSphere dit, en français.

aqs-round = Manche { $round } sur { $of }
aqs-chip-time = { $time } temps sur { $of }
aqs-chip-line = { $free ->
    [0] ligne rouge ici
    [one] ligne rouge après { $free } point
   *[other] ligne rouge après { $free } points
}
aqs-chip-no-crystal = aucun cristal
aqs-tab-own = Plateau
aqs-tab-sector = Secteur
aqs-tab-hq = QG

aqs-nothing = rien
aqs-nobody = personne
aqs-neutral = neutre
aqs-station = Station : six secteurs autour de la tuile centrale
aqs-area = Secteur { $letter }, zone { $area } : { $holds }
aqs-area-scientist = , scientifique de { $seat }
aqs-count = { $count ->
    [0] rien
   *[other] { $count }
}
aqs-white = programme : { $program }
aqs-below = { $count ->
    [one] Il y en a encore une dessous.
   *[other] Il y en a encore { $count } dessous.
}
aqs-control = Zone de contrôle du secteur { $letter } : { $who }
aqs-control-free = Zone de contrôle du secteur { $letter } : libre
aqs-control-tip = Le plus de zones de contrôle rapporte 6 points, 3 en cas d’égalité ; les octopodes d’un secteur contrôlé coûtent des points.
aqs-lock-tip = Sas entre { $letter } et { $next } : { $price ->
    [0] gratuit
   *[other] { $price } temps
} pour vous, dans les deux sens. (Règle AQ-4.3)
aqs-core-tip = Un sous-marin ou une carte recherche rapporte { $bulb } points. Les nombres au bord sont ce que chaque secteur reçoit après la manche. (Règles AQ-10.5, AQ-10.6, AQ-14.2)
aqs-core-last-tip = Un sous-marin ou une carte recherche rapporte { $bulb } points. C’est la dernière manche : rien n’est complété. (Règle AQ-10.5)
aqs-loading-tip = Station de chargement : les robots qui ont perdu le contrôle attendent ici et comptent comme en jeu. Elle a { $slots } places ; quand elle déborde, chacun reprend tous ses robots sauf un. (Règles AQ-4.4, AQ-4.5)
aqs-sector = Secteur { $letter } : contrôlé par { $who } ; { $time } temps, { $crystals } cristaux, { $octopods } octopodes
aqs-lens = Secteur { $letter }
aqs-lens-here = Votre scientifique est ici.
aqs-lens-way = { $fare ->
    [0] Le chemin est gratuit.
   *[other] Le chemin coûte { $fare } temps.
}
aqs-lens-use = { $program } : { $price }

aqs-headquarters = Quartier général
aqs-start = Départ
aqs-room = Salle { $room } : { $program }
aqs-room-short = { $room } { $program }
aqs-pass-order = Passe
aqs-next-order = = ordre de la manche { $round }
aqs-pass-slot = Passer en position { $place }
aqs-pass-tip = Votre ingénieur sort : vous n’avez plus de tour dans cette manche. Qui passe en premier commence la suivante.
aqs-this-round = Cette manche
aqs-next-programs = Manche { $round }

aqs-score-now = Si l’on marquait maintenant
aqs-score-control = contrôle
aqs-score-control-tip = Le plus de zones de contrôle : 6, ou 3 en cas d’égalité
aqs-score-bots = robots
aqs-score-bots-tip = Robots en jeu, dans la limite des colonnes sans sous-marin
aqs-score-crystals = crist.
aqs-score-crystals-tip = Cristaux : 1, 3, 6, 10…
aqs-score-octopods = octop.
aqs-score-octopods-tip = Octopodes des secteurs contrôlés : 1, 3, 6, 10… perdus par secteur
aqs-score-total = total
aqs-score-total-tip = Le tout ensemble

aqs-end-actions = Actions et cartes
aqs-end-control = Contrôle, quatre décomptes
aqs-end-bots = Robots en jeu, quatre décomptes
aqs-end-crystals = Cristaux, quatre décomptes
aqs-end-octopods = Octopodes, quatre décomptes
aqs-end-kept = Retenus par une ligne rouge franchie
aqs-end-stopped = Arrêté devant une ligne rouge
aqs-end-letters = Lettres du laboratoire
aqs-end-time = Temps restant
aqs-end-submarines = Tous les sous-marins en jeu
aqs-end-lab = Laboratoire complet
aqs-end-tie-control = Égalité : robots sur les zones de contrôle
aqs-end-tie-crystals = Égalité : cristaux

aqs-text-round = Manche { $round } sur { $of }. L’ampoule indique { $bulb }. C’est à { $seat } de jouer.
aqs-text-order = Ordre du tour : { $names }. Ont passé : { $passed }.
aqs-text-rooms = Salles : { $rooms }.
aqs-text-next = Salles de la manche suivante : { $rooms }.
aqs-text-supply = Dans la réserve : { $time } temps, { $crystals } cristaux, { $octopods } octopodes.
aqs-text-sector = Secteur { $letter } : contrôlé par { $who }, sas vers { $next } { $lock }, station de chargement : { $loading }, la zone blanche programme : { $program }.
aqs-text-holds = Dans { $letter } : { $time } temps, { $crystals } cristaux, { $octopods } octopodes ; recherche : { $card } ; extension : { $tile } ; sous-marins : { $submarines }.
aqs-text-adds = Après la manche, { $letter } reçoit { $time } temps, { $crystals } cristaux, { $octopods } octopodes, { $submarines } sous-marins neutres.
aqs-text-player = { $seat } : { $points } points, encore { $free } avant la prochaine ligne rouge ; ingénieur { $where }, scientifique dans le secteur { $letter }, zone { $area }.
aqs-text-has = Temps { $time } sur { $most_time }, cristaux { $crystals } sur { $most_crystals }, jusqu’à { $catch } octopodes par prise ; { $bots } robots et { $submarines } sous-marins en réserve ; programmés : { $programmed }.
aqs-text-lab = Lettres du laboratoire { $letters } ; extensions ({ $of } au plus) : { $tiles } ; cartes recherche ({ $most_cards } au plus) : { $cards }.
aqs-text-fares = Le chemin de { $seat } vers chaque secteur coûte : { $fares }.
aqs-text-now = Un décompte maintenant donnerait { $total } à { $seat } : contrôle { $control }, robots { $bots }, cristaux { $crystals }, octopodes −{ $octopods } ; revenu { $income } temps. Le décompte final ajouterait { $final }.
aqs-at-start = au départ
aqs-in-room = en salle { $room }
aqs-has-passed = a passé

## Players

aq-board-yours = Votre plateau
aq-board = Le plateau de { $seat }
aq-plays = joue { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] 4e
}
aq-passed = a passé { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] 4e
}
aq-engineer = { $tier ->
    [0] au départ
   *[other] niv. { $tier }
}
aq-bought = achat fait
aq-computer = ordinateur
aq-line = ligne rouge à { $points }
aq-line-short = { $points }
aq-line-crystal = coûte { $price }
aq-line-bot = coûte un robot
aq-line-stop = vous arrêterait
aq-line-crystal-spoken = La ligne rouge à { $points } points coûte { $price } de vos cristaux.
aq-line-bot-spoken = La ligne rouge à { $points } points : vous n’avez pas de cristal, elle coûte donc un robot programmé.
aq-line-stop-spoken = La ligne rouge à { $points } points : sans cristal ni robot programmé, elle vous arrête.
aq-programs = Programmes
aq-programs-of = { $count ->
    [one] { $count } robot programmé sur { $most }
   *[other] { $count } robots programmés sur { $most }
}
aq-symbol = { $state ->
    [1] { $name } : un robot est programmé
   *[other] { $name } : pas de robot
}
aq-short-lab = Labo
aq-short-time = Temps
aq-short-crystals = Cristal
aq-short-octopods = Octop.
aq-short-submarine = S.-m.
aq-short-research = Carte
aq-short-program = Progr.
aq-fleet = Robots et sous-marins
aq-fleet-home = en réserve : { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}, { $submarines ->
    [one] { $submarines } sous-marin
   *[other] { $submarines } sous-marins
}
aq-home = en réserve
aq-fleet-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aq-fleet-next = { $points } avec le prochain sous-marin
aq-fleet-all = tous les sous-marins en jeu : +{ $points } à la fin
aq-lab = Laboratoire
aq-lab-letters = lettres { $letters } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
aq-lab-spoken = Laboratoire de base { $letter }, extensions : { $tiles }
aq-time = Temps
aq-time-spoken = Temps : { $held } sur { $most }
aq-crystals = Cristaux
aq-crystals-spoken = Cristaux : { $held } sur { $most }
aq-octopods = Prise de
aq-octopods-spoken = Jusqu’à { $most } octopodes à chaque prise
aq-research = Recherche
aq-research-of = { $count ->
    [one] { $count } place sur { $most }
   *[other] { $count } places sur { $most }
}
aq-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
aq-used = Utilisée. Elle ne sert qu’une fois par partie.
aq-no-cards = aucune carte recherche
aq-programmed-one = Programmé : { $program }
aq-submarines-out = Sous-marins dans la station : { $count }
aq-figure-time = Temps : { $held } sur { $most }
aq-figure-crystals = Cristaux : { $held } sur { $most }
aq-figure-octopods = Octopodes à chaque prise : { $held } au plus
aq-figure-cards = { $held ->
    [0] Cartes recherche : aucune ; place pour { $most }
   *[other] Cartes recherche, { $held } sur { $most } : { $cards }
}
aq-figure-submarines = Sous-marins dans la station : { $held } sur { $all }
aq-figure-bots = Robots en réserve : { $held }. Les robots en jeu rapportent { $scored } maintenant.
aq-figure-letters = Lettres du laboratoire : { $letters }. Extensions : { $tiles }.
aq-tip = { $name }. { $text } (Règle { $rule })
aq-text-with-bot = { $text } Seulement si un robot y est programmé.
aq-tip-used = Elle a été utilisée.
aq-tip-programmed = Ce robot est programmé. Renvoyé, il rapporte { $time } temps. (Règles AQ-9.1, AQ-5.5)
aq-tip-free = Pas de robot ici. Une fois par manche, { $price } temps en programment un sans l’ingénieur. (Règle AQ-8.3)
aq-tip-fleet = Robots et sous-marins partent de la gauche. Le plus grand nombre visible dans une colonne sans sous-marin est marqué après chaque manche. (Règle AQ-13.5)
aq-tip-income = Vos sous-marins dans la station rapportent { $time } temps après la manche. (Règle AQ-13.1)
aq-tip-base = Laboratoire de base { $letter } : votre scientifique a commencé dans ce secteur, et la lettre compte à la fin. (Règles AQ-6.1, AQ-15.1)
aq-tip-complete = Un laboratoire avec toutes ses extensions rapporte { $points } points à la fin. (Règle AQ-15.4)
aq-tip-time = Votre laboratoire a de la place pour { $most } temps. Chaque sous-marin dans la station rapporte 1 temps après la manche. (Règles AQ-6.2, AQ-13.1)
aq-tip-crystals = Votre laboratoire a de la place pour { $most } cristaux. Ils paient les lignes rouges et rapportent 1, 3, 6, 10… points après chaque manche. (Règles AQ-12.1, AQ-13.6)
aq-tip-octopods = Une action attrape jusqu’à { $most } octopodes, pour 1, 3, 6, 10… points. (Règle AQ-10.4)
aq-tip-line = Pour passer la ligne rouge à { $points } points, vous payez { $price ->
    [one] { $price } cristal
   *[other] { $price } cristaux
} ou, sans cristal, un robot programmé ; sinon vous vous arrêtez devant. (Règles AQ-12.1 à AQ-12.3)

aq-ref-actions = Les sept actions
aq-ref-actions-about = Un robot programmé effectue l’action de sa couleur dans le secteur où va votre scientifique.
aq-ref-cards = Les { $count } cartes recherche
aq-ref-cards-about = À prendre avec l’action rouge. Une carte sert jusqu’à la fin de la partie et garde sa place dans le laboratoire.
aq-ref-single = Cartes uniques
aq-ref-tiles = Les { $count } extensions de laboratoire
aq-ref-tiles-about = À prendre avec l’action verte. La place s’ajoute aussitôt ; une lettre peut amener un robot dans son secteur, et des lettres différentes rapportent à la fin.
