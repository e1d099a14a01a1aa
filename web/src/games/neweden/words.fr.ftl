# Ce que seul le plateau de New Eden dit.

ne-round = Manche { $round } sur { $of }
ne-round-phase = Manche { $round } : { $phase }
ne-tab-market = Marché
ne-tab-own = Actions libres
ne-station = Votre station
ne-station-of = La station de { $owner }
ne-enlarge = Agrandir la station de { $owner }
ne-dome = Le dôme de { $owner } : dégâts { $damage }, limite { $limit }. { $holds } { $deeples ->
    [0] Aucun deeple n’est prêt
    [one] Un deeple est prêt
   *[other] { $deeples } deeples sont prêts
} à plonger.
ne-would-hold = Tiendrait
ne-would-fall = S’effondrerait
ne-holds = tient
ne-falls = s’effondre
ne-damage = dégâts
ne-limit = limite
ne-ready = { $deeples ->
    [0] personne de prêt
    [one] 1 prêt
   *[other] { $deeples } prêts
}
ne-used = utilisée
ne-pod = { $name }, place { $place }{ $lying ->
    [0] { "" }
    [one] , un deeple couché
   *[other] , { $lying } deeples couchés
}{ $working ->
    [0] { "" }
    [one] , un deeple au travail
   *[other] , { $working } deeples au travail
}{ $used ->
    [0] { "" }
   *[other] , a servi dans cette manche
}
ne-tip-card = { $name } : { $text }

# bras

ne-arm-shipyard = Chantiers navals
ne-arm-octopus = Pieuvres de réparation
ne-arm-crab = Crabes de récolte
ne-arm-shell = Maisons coquillages
ne-arm-oxygen = Oxygène
ne-arm-research = Recherche

# totaux

ne-points-word = { $count ->
    [one] point
   *[other] points
}
ne-coins-word = { $count ->
    [one] pièce
   *[other] pièces
}
ne-if-holds = si elle tient
ne-lost-now = perdus
ne-tip-coins = Vos pièces : { $coins ->
    [open] visibles de tous
   *[behind_screens] derrière l’écran, les autres ne les voient pas
}. À la fin, cinq pièces valent un point{ $collapsed_coins ->
    [lost] , si votre station tient
   *[kept] { "" }
}.
ne-tip-stake = Ce que rapportent à la fin les cases finales de toutes vos cartes, si les dégâts ne dépassent pas la limite. Une station qui s’effondre { $collapsed_crabs ->
    [kept] ne reçoit que les points des modules complets
   *[lost] n’en reçoit rien
}.

# marché

ne-market = Marché
ne-market-note = une rangée vidée fait couler celles du dessus
ne-black-market = Marché noir
ne-black-note = vous seul voyez ces cartes
ne-auction = Enchères
ne-auction-note = moins de cartes, plus d’actions
ne-bonus = Bonus de manche
ne-tip-price = Une carte de cette rangée coûte { $price } { $price ->
    [one] pièce
   *[other] pièces
}{ $harm ->
    [0] { "" }
    [one] {" "}et { $harm } dégât
   *[other] {" "}et { $harm } dégâts
}{ $repair ->
    [0] { "" }
    [one] {" "}et répare { $repair } dégât
   *[other] {" "}et répare { $repair } dégâts
}.
ne-points = { $count } { $count ->
    [one] point
   *[other] points
}
ne-coins = { $count } { $count ->
    [one] pièce
   *[other] pièces
}
ne-per-octopus = { $bonus_pays ->
    [once] avec une pieuvre
   *[per_card] par pieuvre
}
ne-per-crab = { $bonus_pays ->
    [once] avec un crabe
   *[per_card] par crabe
}
ne-per-shell = { $bonus_pays ->
    [once] avec une maison
   *[per_card] par maison
}
ne-per-shipyard = { $bonus_pays ->
    [once] avec un chantier
   *[per_card] par chantier
}
ne-per-oxygen = { $bonus_pays ->
    [once] avec un oxygène
   *[per_card] par oxygène
}
ne-per-research = { $bonus_pays ->
    [once] avec une recherche
   *[per_card] par recherche
}

# marché noir

ne-hand = { $name }, dans votre main
ne-hand-chosen = { $name }, choisie
ne-prices = Ce que coûtent les cartes ensemble
ne-cards = { $count ->
    [0] aucune
    [one] 1 carte
   *[other] { $count } cartes
}
ne-purse = Vous avez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}.
ne-purse-planned = Après vos actions libres, vous aurez { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}.
ne-black-rest = Ce que vous n’achetez pas est mis aux enchères.
ne-choosing = Qui a choisi
ne-is-choosing = choisit
ne-has-chosen = a choisi

# enchères

ne-row = { $row } : { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}, { $moves ->
    [0] aucune action de déplacement
    [one] une action de déplacement
   *[other] { $moves } actions de déplacement
}
ne-tip-row = Qui remporte cette rangée construit toutes ses cartes. Moins il y en a, plus il y a d’actions de déplacement.
ne-sold = jouée
ne-bids = Offres
ne-out = retiré
ne-bid = Offrir { $coins }
ne-no-part = rien
ne-all-in = tout
ne-withdraw = Quitter
ne-extra = Une action de plus pour { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
}
ne-outbid = Une pièce de plus
ne-decline = La laisser

# actions libres

ne-plant = Centrale
ne-rod = Centrale : { $coins } pièces pour { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
}
ne-rod-used = Centrale : utilisée pour { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
}
ne-extensions = Extensions
ne-extension = { $name }, { $price } pièces
ne-extension-built = { $name }, construite
ne-built = faite
ne-research = Baie de recherche
ne-no-research = Les cartes recherche se posent ici ; { $nothing_to_lose ->
    [research] on ne les perd que si les bras n’ont plus rien à perdre
   *[nothing] on ne les perd jamais
}.

# adversaires

ne-thought = joue tout seul
ne-at-turn = doit répondre
ne-passed = a passé
ne-computer = ordinateur
ne-person = personne
ne-at-stake = en jeu

# question

ne-chip-pass = Passer maintenant
ne-chip-bottles = { $small ->
    [0] bouteille : { $large }
   *[other] bouteilles : { $large } et { $small }
}
ne-confirm-buy = { $repair ->
    [0] { $harm ->
        [0] Acheter pour { $price }
        [one] Acheter pour { $price }, { $harm } dégât
       *[other] Acheter pour { $price }, { $harm } dégâts
    }
   *[other] Acheter pour { $price }, réparer { $repair }
}
ne-confirm-plan = Prévoir ainsi
ne-confirm-choose = { $count ->
    [one] Acheter 1 carte
   *[other] Acheter { $count } cartes
}
ne-confirm-move = Déplacer
ne-confirm-pass = { $points ->
    [0] Passer
   *[other] Passer pour { $points }
}
ne-confirm-withdraw = Quitter la rangée
ne-confirm-no-part = Ne pas participer
ne-plan-nothing = Aucune action
ne-choose-none = N’en acheter aucune
ne-done = Terminé
ne-note-holds = Tiendrait : dégâts { $damage }, limite { $limit }
ne-note-falls = S’effondrerait : dégâts { $damage }, limite { $limit }

# la fin

ne-end-play = Marqués en cours de partie
ne-end-coins = Pièces
ne-end-station = Cases finales de la station
ne-end-collapse = Effondrement

# la position en mots

ne-text-round = Manche { $round } sur 3, { $phase }. { $owner } a le Nautilus.
ne-text-price = Marché, { $row } : { $cards }. Une carte coûte { $price } { $price ->
    [one] pièce
   *[other] pièces
}, les dégâts changent de { $damage }.
ne-text-row = Enchères, { $row } : { $cards } ; { $moves ->
    [0] aucune action de déplacement
    [one] une action de déplacement
   *[other] { $moves } actions de déplacement
}.
ne-text-sold = Enchères, { $row } : jouée.
ne-text-bid = { $owner } offre { $bid } pour { $row }.
ne-text-station = { $owner } : { $points } points, { $coins } pièces, dégâts { $damage }, limite { $limit } : { $holds } Valeur finale { $value }. Dans le dôme : { $dome }. Centrale utilisée : { $plant }.
ne-text-arm = { $owner }, { $arm } : { $cards }.
ne-text-built = { $owner } a construit : { $cards }.
ne-text-hand = Main de { $owner } : { $cards }.
ne-text-deeples = { $name } ({ $lying } couchés, { $working } au travail)
ne-text-used = { $name } (utilisée)

# Ce qui est écrit sur une carte recherche, où la place manque ; son explication dit tout

-plant-all = Centrale : +2 pièces, +2 points, −1 dégât par usage
-hits-all = Construite : 1 dégât aux autres par chantier, crabe et oxygène
ne-face-0 = Construite : 5 pièces
ne-face-1 = Fin : vos crabes ne reculent pas le curseur
ne-face-2 = Fin : 3 points par crabe complet
ne-face-3 = Construite : 5 dégâts
ne-face-4 = Construite : 10 dégâts
ne-face-5 = { $three_in_one ->
    [yes] { -plant-all }
   *[no] Centrale : +2 pièces par usage
}
ne-face-6 = { $three_in_one ->
    [yes] { -plant-all }
   *[no] Centrale : +2 points par usage
}
ne-face-7 = { $three_in_one ->
    [yes] { -plant-all }
   *[no] Centrale : −1 dégât par usage
}
ne-face-8 = Elle ancre votre station
ne-face-9 = Construite : répare 5 dégâts
ne-face-10 = Fin : 2 points par { $crab_guild ->
    [shell] maison complète
    [octopus] pieuvre complète
   *[printed] crabe complet
}
ne-face-11 = Construite : 5 pièces à chaque autre joueur
ne-face-12 = { $three_in_one ->
    [yes] { -hits-all }
   *[no] Construite : 1 dégât aux autres par chantier
}
ne-face-13 = { $three_in_one ->
    [yes] { -hits-all }
   *[no] Construite : 1 dégât aux autres par crabe
}
ne-face-14 = { $three_in_one ->
    [yes] { -hits-all }
   *[no] Construite : 1 dégât aux autres par oxygène
}
