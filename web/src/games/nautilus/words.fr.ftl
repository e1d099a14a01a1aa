# Ce que seul le plateau de Nautilus dit.

na-round = { $last ->
    [0] Manche { $round }
   *[other] Dernière manche
} · { $phase }
na-phase-setup = mise en place
na-phase-city = cité
na-phase-aquanauts = aquanautes
na-phase-submarines = sous-marins
na-phase-scoring = décompte
na-now-setup = choisit
na-now-city = construit
na-now-aquanauts = se déplace
na-now-submarines = en mer
na-now-scoring = décompte

# la carte
na-chart = Fond marin, { $rows } lignes et { $columns } colonnes
na-to-build = { $price ->
    [one] bâtir : 1 Nemo
   *[other] bâtir : { $price } Nemos
}
na-to-build-short = { $price } N
na-closed = Fermée · { $types }/{ $of } types
na-closed-short = { $types }/{ $of }
na-token = Jeton en { $square } ({ $zone }), face cachée.
na-token-seen = En { $square } ({ $zone }) : { $face }.
na-token-up = En { $square } ({ $zone }), face visible : { $face }.
na-base = base en { $square }
na-module = { $module } : { $kind } en { $square }
na-built-by = construit par { $seat }
na-count-of = { $seat } { $count }
na-name = { $seat }
na-inside = à l’intérieur : { $list }
na-active-for = actif pour { $list }
na-submarine-of = { $seat }, { $submarine } en { $square }
na-pick-aquanaut = Votre aquanaute ({ $module }) : choisissez-le, puis sa destination
na-pick-submarine = { $submarine } en { $square } : choisissez-le, puis sa destination
na-pick-module = Prendre en main : { $kind }
na-spot-block = emplacement { $square }
na-spot-square = { $square }
na-tools = Outils de la carte
na-turn = Tourner le module (R)
na-turn-it = Tourner
na-one-way = Ici, il ne s’adapte que dans ce sens.
na-zoom-in = Plus près
na-zoom-out = Plus loin
na-zoom-all = Toute la carte
na-minimap = Petite carte : touchez pour y regarder

# stations, ruines, découvertes
na-stations = Stations
na-stations-points = { $needs } actives = 1 · seul en tête = { $leader }
na-effect-training = { $effect } pas
na-effect-technical = { $effect } cases
na-effect-sonar = portée { $effect }
na-effect-research = { $effect ->
    [0] aucun regard
    [one] 1 regard
   *[other] { $effect } regards
}
na-effect-analysis = coffre { $effect } N
na-three-held = { $seat } détient le « 3 ».
na-three-free = Le « 3 » attend le premier à mener seul avec { $needs } modules actifs.
na-ruins = Ruines de l’Atlantide
na-ruins-found = { $found } sur { $of }
na-ruins-of = { $count ->
    [one] ruine { $list }
   *[other] ruines { $list }
}
na-ruins-none = aucune ruine
na-ruins-end = { $list } trouvées : encore une manche. Les quinze : celle-ci est la dernière.
na-silence-ends = Fin aussi après une manche sans { $buying_counts ->
    [yes] achat, construction
   *[no] construction
} ni récolte.
na-last-round = La manche { $round } est la dernière.
na-nobody = Personne
na-ruins-unmarked = Sans marqueur : recouvertes par une construction, ou atteintes par qui ne pouvait pas payer.
na-finds = Découvertes
na-finds-yours = Vos découvertes
na-finds-of = Découvertes de { $seat }
na-find = { $face } : { $count }, valeur { $value }{ $raised ->
    [0] .
   *[other] , { $raised } de plus grâce à la mission.
}
na-mission = { $mission } +1
na-mission-hidden = mission secrète
na-word-stations = stations
na-word-finds = découvertes
na-word-nemos = Nemos

# modules
na-rack = Modules
na-rack-yours = Vos modules
na-rack-of = Modules de { $seat }
na-rack-count = { $count } sur { $of }
na-placing = à poser
na-stored = gardé
na-free = libre
na-crew = { $count ->
    [one] 1 aquanaute
   *[other] { $count } aquanautes
}
na-supply = Réserve
na-supply-note = Un module par tour au plus, avant de bâtir : module d’exploration pour { $price } N, habitation pour { $each } N par aquanaute à bord.
na-supply-price = { $price } N · équipage { $each } N
na-stack = { $kind } : reste { $count }.
na-knowledge = Encore au fond
na-knowledge-note = Ce qui peut encore se trouver, face cachée, là où vous n’avez pas regardé.
na-zone = Zone
na-atlantis = Atlantide
na-numbers-left = Atlantide { $list }
na-layers = Sur la carte
na-layer-seen = Vus
na-layer-reach = Sonar
na-layer-spots = Places
na-tab-stations = Stations
na-tab-ruins = Ruines

# joueurs
na-computer = ordinateur
na-person = personne
na-first = 1er
na-first-player = Premier joueur de cette manche.
na-stock = { $count ->
    [one] { $count } aquanaute
   *[other] { $count } aquanautes
} sur { $of } en réserve
na-at-sea = { $count ->
    [one] { $count } sous-marin
   *[other] { $count } sous-marins
} sur { $of } en mer

# question
na-chip-nemos = Nemos
na-chip-steps = pas restants
na-chip-range = cases chacun
na-chip-sonar = portée
na-confirm-build = { $price ->
    [0] Bâtir sans rien payer
    [one] Bâtir pour 1 Nemo
   *[other] Bâtir pour { $price } Nemos
}
na-confirm-reveals = { $reveals ->
    [one] révèle un jeton
   *[other] révèle { $reveals } jetons
}
na-confirm-sonar = Sonar pour { $price ->
    [one] 1 Nemo
   *[other] { $price } Nemos
}
na-chip-meets = { $open ->
    [one] 1 passage
   *[other] { $open } passages
}{ $walls ->
    [0] {""}
    [one] , 1 mur
   *[other] , { $walls } murs
}
na-recover = { $price ->
    [0] gratuit
   *[other] coûte { $price } N
}
na-recover-unknown = coûte { $price } N, ou rien
na-seen-by = Vu par { $list }.
na-confirm-look = Regarder { $square }
na-confirm-sail = Aller au jeton en { $square }
na-confirm-return = Rendre { $count ->
    [one] 1 module
   *[other] { $count } modules
}
na-yes-UseSonar = Utiliser le sonar : { $price } N
na-yes-LaunchSubmarine = Mettre un sous-marin à l’eau
na-done-BuyModule = Ne rien acheter
na-done-PlaceModule = Ne plus bâtir
na-done-keep = Garder
na-done-MoveAquanauts = Rester là
na-done-BringNews = Personne ne bouge
na-done-LaunchSubmarine = Aucun départ
na-done-UseSonar = Pas de sonar
na-done-MoveSubmarines = Plus de trajet
na-done-ExtraMove = Pas de trajet
na-done-Peek = Ne rien regarder
na-done-DockSubmarine = Rester en mer
na-done-RaiseTokens = Ne plus améliorer

# feuille de décompte
na-end-stations = Stations
na-end-discoveries = Découvertes
na-end-product = Stations × découvertes
na-end-atlantis = Jeton Atlantide
na-end-nemos = Nemos

# en phrases
na-text-where = Manche { $round }, { $phase }. Au tour de { $seat } ; premier joueur : { $other }.
na-text-open = La fosse est ouverte.
na-text-closed = La fosse est fermée.
na-text-down = Jetons cachés que vous n’avez pas vus : { $list }.
na-text-seen = Vous avez vu : { $list }.
na-text-up = Face visible : { $list }.
na-text-none = aucun
na-text-score = { $seat } : stations { $stations } × découvertes { $finds } + { $nemos } Nemos = { $score }.
na-text-pieces = { $seat } : { $stock ->
    [one] { $stock } aquanaute
   *[other] { $stock } aquanautes
} en réserve ; sous-marins en mer : { $boats } ; modules devant soi : { $store }.
na-text-stations = { $seat }, stations actives (points) : { $list }.
na-text-finds = { $seat }, découvertes : { $list } ; ruines : { $ruins } ; jeton Atlantide actuel : { $chip }.
na-text-mission = { $seat }, mission : { $mission }.
na-text-mission-hidden = { $seat } a une mission secrète.
na-text-stacks = Réserve : { $list }.
