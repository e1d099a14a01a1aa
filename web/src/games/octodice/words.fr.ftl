# La table dans le navigateur : ce qui se trouve sur le plateau et sur les feuilles

octo-round = Manche { $round } sur { $of }
octo-dice = Dés
octo-labs = Labos
octo-level = Niveau
octo-roll = Lancer { $roll }
octo-of-three = sur 3, { $loose ->
    [6] les six dés
    [4] quatre dés
   *[other] deux dés
}
octo-kept = gardés
octo-keep = { $left ->
    [0] gardés
   *[other] { $left } à garder
}
octo-as-they-fall = tels quels
octo-keep-and-roll = Garder et lancer
octo-keep-first = Choisissez { $left ->
    [one] encore un dé
   *[other] deux dés
} à garder ; les autres seront relancés.
octo-actions = Actions
octo-action = Action { $box }
octo-extra = Extra
octo-main-action = Action
octo-catch = Octopodes
octo-bonus = Bonus
octo-dice-of = Dés : { $owner }
octo-dice-yours = Vos dés
octo-flexi = Flexi-Lab : { $colour } compte comme
octo-count = { $done } sur { $of }
octo-left = reste { $left }
octo-not-rolled = pas encore lancé
octo-white-die = { $die }, dé blanc : { $face }
octo-black-die = { $die }, dé noir : { $face }
octo-tile = { $code } { $name }, niveau { $level }.
octo-held-by = En service : { $names }.
octo-marker = Marqueur : { $seat }, colonne { $column }, { $level ->
    [-1] au-dessus
   *[other] niveau { $level }
}

octo-sheet = Feuille : { $seat }
octo-sheet-yours = Votre feuille
octo-if-scored = Si compté
octo-written = Déjà noté
octo-bonus-now = Bonus en l’état
octo-subtotal = Sous-total
octo-third = Tiers { $third }
octo-thirds = Tiers
octo-rounds = manches { $from }–{ $to }
octo-at-turn = à son tour
octo-computer = ordinateur
octo-person = joueur
octo-crystals = Cristaux
octo-crystals-of = Cristaux { $done } sur { $of }
octo-crystals-place = { $place ->
    [1] Le plus de cristaux
    [2] Deuxième
   *[other] Place { $place }
} : +{ $points } à la fin.
octo-crystals-shared = { $place ->
    [1] Première place partagée
    [2] Deuxième place partagée
   *[other] Place partagée
} : +{ $points } à la fin.
octo-crystals-few = Trop peu pour des points à la fin.
octo-crystals-none = Sans cristal, rien à la fin.
octo-crystals-alone = Ils rapportent aussitôt, pas à la fin.
octo-crystals-brought = Les cristaux ont rapporté { $points } à la fin.
octo-research = Recherche
octo-research-step = Recherche { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $state ->
    [1] , faite
   *[other] {""}
}
octo-research-next = Ensuite : { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
octo-research-done = Le parcours est complet.
octo-fleet = Bots et sous-marins
octo-submarine = Sous-marin
octo-bot = Bot
octo-submarine-of = Sous-marin { $colour }{ $state ->
    [1] , prêt
   *[other] {""}
}
octo-bot-of = Bot { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $state ->
    [1] , actif
   *[other] {""}
}
octo-next-scoring = Au décompte
octo-octopods = Octopodes
octo-octopods-of = Octopodes { $done } sur { $of }
octo-octopod-bonus = Deux dans un tour : +{ $points }
octo-extras = Extras
octo-extras-left = { $left } action(s) supplémentaire(s) sur { $of }
octo-chip-research = Recherche { $colour }

octo-end-actions = Actions principales
octo-end-octopods = Bonus d’octopodes
octo-end-extras = Actions supplémentaires
octo-end-submarines = Sous-marins
octo-end-penalty = Octopodes en liberté
octo-end-crystals = Le plus de cristaux
octo-end-lab = Labos de niveau 2

# Ce que sont les choses, quand le pointeur s’y arrête

octo-tip-white = { $label }. Un dé blanc dit ce que l’on fait : son symbole est l’action.
octo-tip-black = { $label }. Un dé noir dit comment : cristal et laboratoire lisent son chiffre, les autres sa couleur.
octo-tip-catch = Une action Octopode avec ces dés : prenez-en deux sur six et capturez les octopodes qu’ils montrent.
octo-tip-crystal = Cristal : marquez un cercle et gagnez le chiffre du dé noir.
octo-tip-research = Recherche : seulement le prochain cercle, avec un dé noir de sa couleur ; il rapporte les points au-dessous.
octo-tip-submarine = Sous-marin : rien pour l’instant. À chacun des trois décomptes il rapporte 1 point par bot actif de sa couleur.
octo-tip-bot = Bot : chaque couleur a ses bots, marqués l’un après l’autre pour les points indiqués.
octo-tip-octopods = Les octopodes cochent les cases de ce tiers. Quand toutes sont cochées, la perte est barrée.
octo-tip-extras = À chaque tiers vous pouvez utiliser { $of } fois les dés des autres, jamais deux fois dans un même tour.
octo-tip-boxes = Les points des deux actions principales d’un tour, une case pour chacune.
octo-tip-bonus = Les points pour deux octopodes ou plus dans un même tour.
octo-tip-extra-boxes = Les points de vos actions supplémentaires de ce tiers.
octo-tip-income = Ce que les sous-marins rapportent au décompte de ce tiers.
octo-tip-penalty = Ce tiers coûte { $points } points si une case octopode reste vide.
octo-tip-thirds = Les points de chaque tiers, notés jusqu’ici.

octo-about-A1 = Une fois par tour, un dé jaune compte comme n’importe quelle couleur ou n’importe quel chiffre.
octo-about-A2 = Chaque action Octopode qui marque rapporte davantage.
octo-about-B1 = Une fois par tour, un symbole recherche sert de bot.
octo-about-B2 = Chaque action Recherche rapporte davantage.
octo-about-C1 = Chaque action Sous-marin rapporte des points.
octo-about-C2 = Une fois par tour, un symbole sous-marin sert de bot.
octo-about-D1 = Chaque action Cristal rapporte davantage.
octo-about-D2 = Chaque action Bot rapporte davantage.
octo-about-E1 = Chaque action Laboratoire rapporte des points, sauf le pas qui mène ici.
octo-about-E2 = Les actions Laboratoire acceptent tous les chiffres.
octo-about-F1 = Une fois par tour, un symbole sous-marin compte aussi comme octopode.
octo-about-F2 = Une fois par tour, un dé blanc inutilisé compte comme octopode.
octo-about-G1 = À la fin : des points pour une, deux ou trois colonnes complètes.
octo-about-G2 = À la fin : des points pour une, deux ou trois lignes complètes.
octo-about-H1 = À la fin : des points pour une, deux ou trois pertes barrées.
octo-about-H2 = À la fin : des points pour chaque sous-marin.
octo-about-I1 = Avant le décompte bonus, un de vos marqueurs peut descendre au niveau 2.
octo-about-I2 = Au décompte bonus, utilisez l’une des deux autres tuiles de niveau 2.

# La vue en texte

octo-text-where = Manche { $round } sur { $of }, tiers { $third }. C’est le tour de { $seat }.
octo-text-dice = Dés après le lancer { $roll } : { $dice }.
octo-text-aside = (gardé)
octo-text-sheet = { $seat } : { $score } points notés, { $now } si l’on comptait ; tiers { $thirds }.
octo-text-none = aucun
octo-text-fleet = { $colour } : { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}{ $sub ->
    [1] {" "}et le sous-marin
   *[other] {""}
}
octo-text-income = Le prochain décompte rapporte { $points }.
octo-text-column = { $column } { $level ->
    [-1] pas commencée
   *[other] niveau { $level }
}
octo-text-lab = Les tuiles de niveau 2 rapportent { $points } en l’état.
octo-text-octopods = Cases octopode cochées : { $octopods } sur { $boxes } ; en jeu : { $penalty }.
