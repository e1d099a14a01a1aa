# Les mots d’Octo Dice, en français.

die-0 = B1
die-1 = B2
die-2 = B3
die-3 = N1
die-4 = N2
die-5 = N3

symbol-0 = cristal
symbol-1 = recherche
symbol-2 = laboratoire
symbol-3 = bot
symbol-4 = sous-marin
symbol-5 = octopode

action-0 = Cristal
action-1 = Recherche
action-2 = Laboratoire
action-3 = Bot
action-4 = Sous-marin

colour-0 = jaune
colour-1 = rouge
colour-2 = bleu
colour-3 = vert
colour-4 = blanc
needs_colour-0 = jaune
needs_colour-1 = rouge
needs_colour-2 = bleu
needs_colour-3 = vert
needs_colour-4 = blanc

column-0 = gauche
column-1 = centrale
column-2 = droite

order-0 = 1, 2, 3
order-1 = 1, 3, 2
order-2 = 2, 1, 3
order-3 = 2, 3, 1
order-4 = 3, 1, 2
order-5 = 3, 2, 1

owner-2 = joueur virtuel

tile-12 = G1 Super-Lab V
tile-13 = G2 Super-Lab H
tile-14 = H1 Super-Octo
tile-15 = H2 Super-Sub

# Questions

ask-SetAside = Gardez un dé.
ask-ChooseAction = Choisissez un dé blanc pour une action principale, ou passez.
ask-ChooseHow = Choisissez un dé noir pour votre action { $action }.
ask-ChooseColumn = Choisissez la colonne où votre marqueur descend.
ask-CountDie = Comptez un dé blanc comme octopode, ou passez.
ask-TakeExtra = Prenez une action supplémentaire avec ces dés (lancés par : { $owner }), ou passez.
ask-PickDie = Prenez le { $picked ->
    [0] premier
   *[other] second
} dé de votre action Octopode.
ask-SuperLevel = Super-Level : amenez un marqueur au niveau 2, ou passez.
ask-SuperCopy = Super-Copy : choisissez une tuile de niveau 2 à utiliser, ou passez.

# Réponses

say-Keep = garder { $die } : { $symbol ->
    [6] { $colour } { $shows }
   *[other] { $symbol }
}
say-Use = utiliser { $die } : { $symbol ->
    [6] { $colour } { $shows }
   *[other] { $symbol }
}
say-UseAsBot = utiliser { $die } comme bot (il montre : { $symbol })
say-UseAsColour = utiliser { $die } comme { $colour }
say-UseAsNumber = utiliser { $die } comme { $shown }
say-Column = colonne { $column }
say-CatchOctopods = capturer des octopodes
say-Pick = prendre { $die } : { $symbol ->
    [6] { $colour } { $shows }
   *[other] { $symbol }
}
say-CountAsOctopod = compter { $die } comme octopode (il montre : { $symbol })
say-Copy = { $tile }
say-Pass = passer
say-Face = face { $face }
say-First = { $seat_is ->
    [you] Vous commencez
   *[other] { $seat } commence
}
say-Order = ordre { $order }
say-Side = côté { $side }

# L’histoire

told-DrawFirstPlayer = { $answer }.
told-TakeTurn = { $seat_is ->
    [you] Vous commencez votre tour
   *[other] { $seat } commence son tour
}.
told-RollDice = { $seat_is ->
    [you] Vous lancez
   *[other] { $seat } lance
} { $roll ->
    [1] les six dés
    [2] les quatre autres dés
   *[other] les deux derniers dés
}.
told-SetAside = { $seat_is ->
    [you] Vous gardez
   *[other] { $seat } garde
} { $symbol ->
    [6] le { $shows } { $colour }
    [recherche] la recherche
    [octopode] l’octopode
   *[other] le { $symbol }
}.
told-AnalyseCrystal = { $seat_is ->
    [you] Vous analysez
   *[other] { $seat } analyse
} un cristal avec un { $shows }.
told-DoResearch = { $seat_is ->
    [you] Vous faites
   *[other] { $seat } fait
} une recherche ({ $colour }).
told-ExtendLab = { $seat_is ->
    [you] Vous agrandissez votre laboratoire
   *[other] { $seat } agrandit son laboratoire
} : colonne { $column }, un niveau plus bas.
told-ActivateBot = { $seat_is ->
    [you] Vous activez
   *[other] { $seat } active
} un bot ({ $colour }).
told-PrepareSubmarine = { $seat_is ->
    [you] Vous préparez
   *[other] { $seat } prépare
} un sous-marin ({ $colour }).
told-WritePoints = { $seat_is ->
    [you] { $points ->
        [0] Vous ne notez aucun point
        [one] Vous notez { $points } point
       *[other] Vous notez { $points } points
    }
   *[other] { $points ->
        [0] { $seat } ne note aucun point
        [one] { $seat } note { $points } point
       *[other] { $seat } note { $points } points
    }
}.
told-CountDie = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $answer }.
told-Catch = { $seat_is ->
    [you] Vous capturez
   *[other] { $seat } capture
} { $caught ->
    [one] un octopode
   *[other] { $caught } octopodes
}.
told-SpendExtra = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} une action supplémentaire { $owner_is ->
    [you] avec vos dés
   *[other] (dés lancés par : { $owner })
}.
told-RollForVirtualPlayer = On lance six dés pour le joueur virtuel.
told-IntermediateScoring = Décompte intermédiaire.
told-ScoreSubmarines = { $seat_is ->
    [you] Vos sous-marins
   *[other] { $seat } : les sous-marins
} { $points ->
    [0] ne rapportent aucun point
    [one] rapportent { $points } point
   *[other] rapportent { $points } points
}.
told-LosePoints = { $seat_is ->
    [you] Il vous manque des octopodes : vous perdez
   *[other] Il manque des octopodes à { $seat }, qui perd
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-BonusScoring = Décompte bonus.
told-SuperLevel = { $seat_is ->
    [you] Vous
   *[other] { $seat }
}, Super-Level : { $answer }.
told-MoveToTop = { $seat_is ->
    [you] Vous amenez
   *[other] { $seat } amène
} au niveau 2 le marqueur de la colonne { $column }.
told-CrystalBonus = { $seat_is ->
    [you] Vos cristaux
   *[other] { $seat } : les cristaux
} { $points ->
    [0] ne rapportent aucun point
    [one] rapportent { $points } point
   *[other] rapportent { $points } points
}.
told-ScoreTile = { $seat_is ->
    [you] Vous marquez
   *[other] { $seat } marque
} { $tile }.
told-LabBonus = { $seat_is ->
    [you] Votre tuile
   *[other] { $seat } : la tuile
} { $points ->
    [0] ne rapporte aucun point
    [one] rapporte { $points } point
   *[other] rapporte { $points } points
}.
told-SuperCopy = { $seat_is ->
    [you] Vous
   *[other] { $seat }
}, Super-Copy : { $answer }.

# Refus

refuse-already-aside = Vous avez déjà gardé ce dé ; il reste tel quel.
refuse-die-used = Vous avez utilisé ce dé dans une action principale de ce tour.
refuse-octopod-shown = Un octopode ne peut servir à une action principale.
refuse-no-black-die = Aucun des dés noirs restants ne convient à cette action.
refuse-crystals-full = Les { $circles } cercles de cristaux sont tous cochés.
refuse-research-done = Votre chemin de recherche est terminé.
refuse-lab-closed = Vos trois colonnes de laboratoire sont terminées.
refuse-bots-done = Tous vos bots sont actifs.
refuse-submarines-done = Tous vos sous-marins sont prêts.
refuse-wrong-research = Votre prochain cercle de recherche est { $needs_colour } ; ce dé est { $colour }.
refuse-no-bot-left = Tous vos bots de cette couleur ({ $colour }) sont actifs.
refuse-submarine-marked = Votre sous-marin { $colour } est déjà prêt.
refuse-number-needed = Cette action lit le chiffre du dé noir, pas sa couleur.
refuse-colour-needed = Cette action lit la couleur du dé noir, pas son chiffre.
refuse-nothing-changed = Le dé montre déjà cela ; utilisez-le tel quel.
refuse-number-not-on-dice = Aucun dé noir ne porte de { $shown }.
refuse-column-complete = Cette colonne est terminée.
refuse-wrong-level = Le prochain niveau de cette colonne est { $needs } ; le dé montre { $shows }.
refuse-no-column-fits = Aucune de vos colonnes n’a { $shows } pour prochain niveau.
refuse-no-flexi-lab = Pour changer un dé, il faut Flexi-Lab ; votre marqueur ne l’a pas atteint.
refuse-flexi-lab-spent = Vous avez déjà utilisé Flexi-Lab ; il ne sert qu’une fois par tour.
refuse-not-flexible = Flexi-Lab ne change que les dés de cette couleur : { $colour }.
refuse-no-flexi-tec = Pour utiliser une recherche comme bot, il faut Flexi-Tec ; votre marqueur ne l’a pas atteint.
refuse-flexi-tec-spent = Vous avez déjà utilisé Flexi-Tec ; il ne sert qu’une fois par tour.
refuse-no-flexi-sub = Pour utiliser un sous-marin comme bot, il faut Flexi-Sub ; votre marqueur ne l’a pas atteint.
refuse-flexi-sub-spent = Vous avez déjà utilisé Flexi-Sub ; il ne sert qu’une fois par tour.
refuse-never-a-bot = Seuls les symboles recherche et sous-marin peuvent servir de bot.
refuse-no-octo-tile = Pour compter un autre dé comme octopode, il faut Octo-Sub ou Octo-Catch.
refuse-die-not-chosen = Seuls les deux dés que vous avez pris comptent dans cette action.
refuse-counts-already = Ce dé montre un octopode ; il compte déjà.
refuse-used-in-action = Octo-Catch demande un dé blanc qu’aucune action principale n’a utilisé.
refuse-no-submarine-shown = Octo-Sub demande un dé qui montre un sous-marin.
refuse-used-as-bot = Ce sous-marin a servi de bot ; il ne compte plus comme sous-marin.
refuse-no-octopod = Sans octopode, pas d’action Octopode : comptez un dé comme octopode.
refuse-no-octopod-to-catch = Il n’y a pas d’octopode à capturer ici ; il en faut au moins un.
refuse-no-extra-left = Vous avez pris vos { $extras } actions supplémentaires de ce tiers.
refuse-extra-taken = Vous avez déjà pris une action supplémentaire avec ces dés ; une seule est permise.
refuse-same-opponent = Vous avez déjà utilisé les dés de cet adversaire durant ce tiers.
refuse-own-turn = Les actions supplémentaires se prennent au tour des autres.
refuse-picked-already = Vous avez déjà pris ce dé.
refuse-top-already = Ce marqueur est déjà au niveau 2.
refuse-one-step-only = Avec cette option, Super-Level n’avance un marqueur que d’un pas : depuis le niveau 1.
refuse-tile-not-in-play = { $tile } n’est pas en jeu ; son autre face l’est.

# Erreurs

error-virtual-for-two = Le joueur virtuel ne rejoint que les parties à deux ; celle-ci compte { $seats } joueurs.
error-wrong-layout = Nommez les neuf tuiles ligne par ligne, celles d’un même niveau sur une ligne, par exemple « B A C D F E I H G » ; « { $value } » ne le fait pas.
error-wrong-faces = Nommez une face de chacune des neuf tuiles, par exemple « A1 B2 C1 D1 E2 F1 G1 H2 I1 » ; « { $value } » ne le fait pas.
error-box-unknown-colour = « { $colour } » n’est aucune des couleurs que la boîte nomme.
error-box-unknown-symbol = « { $symbol } » n’est pas un symbole des dés blancs ; ce sont { $known }.
error-box-thirds = Le nombre de manches doit valoir trois fois le nombre de manches entre deux décomptes.
error-box-first-game = La première disposition doit nommer une face de chaque tuile, niveau par niveau.

# Fins

ending-points = Le score le plus haut l’emporte.
ending-submarines = Les scores sont à égalité ; le nombre de sous-marins décide.
ending-shared = Scores et sous-marins sont à égalité ; la victoire est partagée.
ending-solo = La plongée est finie : tâchez de battre ce score.

# Options

option-layout = Disposition des tuiles
option-layout-first = comme à la première partie
option-layout-random = mélangées dans chaque niveau
option-faces = Faces des tuiles
option-faces-first = côté 1 partout
option-faces-random = tirées au sort
option-virtual_player = Joueur virtuel (à deux joueurs)
option-virtual_player-no = non
option-virtual_player-yes = oui, on lance ses dés après chaque tour
option-virtual_users = Qui peut utiliser les dés virtuels
option-virtual_users-both = les deux joueurs
option-virtual_users-other = seulement celui qui ne vient pas de jouer
option-octo_plus = Octo-Plus ajoute
option-octo_plus-1 = 1 point
option-octo_plus-2 = 2 points
option-plus_lab_own_move = Plus-Lab compte le pas qui l’atteint
option-plus_lab_own_move-no = non
option-plus_lab_own_move-yes = oui
option-octo_tiles_in_extras = Octo-Sub et Octo-Catch dans les actions supplémentaires
option-octo_tiles_in_extras-yes = oui, dans les actions Octopode
option-octo_tiles_in_extras-no = non
option-extras_tick_boxes = Les octopodes des actions supplémentaires cochent les cases
option-extras_tick_boxes-yes = oui
option-extras_tick_boxes-no = non
option-extra_limit = Une action supplémentaire
option-extra_limit-turn = par tour d’adversaire
option-extra_limit-opponent = par adversaire dans chaque tiers
option-bonus_when_full = Bonus d’octopodes même si les cases sont pleines
option-bonus_when_full-yes = oui
option-bonus_when_full-no = non
option-crystal_plus_on_zero = Crystal-Plus joue aussi avec un 0
option-crystal_plus_on_zero-yes = oui
option-crystal_plus_on_zero-no = non
option-super_level_depth = Super-Level avance un marqueur
option-super_level_depth-any = depuis n’importe quelle profondeur
option-super_level_depth-one = d’un seul pas

# Apprenez-moi

lesson-octodice-1 = Bienvenue à bord. Vous avez lancé six dés : les blancs disent ce que vous faites, les noirs comment. Vous pouvez en garder deux. Gardez le laboratoire.
lesson-octodice-2 = Un laboratoire se construit vers le bas, et le premier niveau demande un 0. Pressez le 0 jaune, puis « Garder et lancer » : les quatre autres seront relancés.
lesson-octodice-3 = Ce que vous avez gardé est gelé. Gardez encore deux dés : d’abord le bot.
lesson-octodice-4 = Pour un bot, toute couleur convient. Gardez ce dé rouge ; les deux derniers sont alors lancés et restent tels quels.
lesson-octodice-5 = Deux octopodes : ils se captureront d’eux-mêmes tout à l’heure. D’abord, deux actions, chacune avec un dé blanc et un dé noir. Commencez par le laboratoire.
lesson-octodice-6 = Le dé noir dit comment. Laboratoire et cristal lisent son chiffre : prenez le 0.
lesson-octodice-7 = Votre marqueur descend d’un niveau. Choisissez le puits de gauche : Flexi-Lab travaille désormais pour vous.
lesson-octodice-8 = Votre seconde action : le bot.
lesson-octodice-9 = Bot, recherche et sous-marin lisent la couleur. Avec le dé rouge, votre premier bot rouge s’éveille, pour 1 point.
lesson-octodice-10 = Les deux octopodes sont capturés : vos deux cases sont cochées, la perte de 2 est barrée, et deux d’un coup ont rapporté 1 point de plus. Entre-temps, Maren a utilisé vos dés, ce qui ne vous coûte rien, et joué son tour.
lesson-octodice-11 = À vous d’utiliser les siens, deux fois par tiers : une action supplémentaire. Prenez le cristal.
lesson-octodice-12 = Un cristal rapporte le chiffre du dé noir. Prenez le 2 blanc : peu importe que Maren l’ait utilisé.
