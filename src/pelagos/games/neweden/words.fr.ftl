# Les mots de New Eden, en français. Les sièges sont nommés par le locuteur, les cartes par leur numéro.

# Qui et où

seat-1 = Deep Thought
owner-1 = Deep Thought
other-1 = Deep Thought
row-0 = la première ligne
row-1 = la deuxième ligne
row-2 = la troisième ligne
row-3 = la dernière ligne
arm-0 = bras des pieuvres
arm-1 = bras des crabes
arm-2 = bras des coquillages
arm-3 = bras des chantiers navals
arm-4 = bras de l’oxygène
figure-holds = Stations qui résistent, en pour cent
figure-bid = Pièces pour une ligne vendue
cards-0 = aucune des trois cartes
cards-1 = la première carte
cards-2 = la deuxième carte
cards-3 = la première et la deuxième carte
cards-4 = la troisième carte
cards-5 = la première et la troisième carte
cards-6 = la deuxième et la troisième carte
cards-7 = les trois cartes
card--1 = aucune carte
card--2 = une carte face cachée

# Questions

ask-TakeTurn = { $buys ->
    [0] { $moves ->
        [0] { $frees ->
            [0] Passez
           *[other] Faites une action libre ou passez
        }
       *[other] Déplacez des deeples{ $frees ->
            [0] {""}
           *[other] , faites une action libre
        } ou passez
    }
   *[other] Achetez une carte{ $moves ->
        [0] {""}
       *[other] , déplacez des deeples
    }{ $frees ->
        [0] {""}
       *[other] , faites une action libre
    } ou passez
}.
ask-LoseCard = { $owner_is ->
    [you] Vos dégâts dépassent
   *[other] Les dégâts de { $owner } dépassent
} la fin de la piste : quel bras perd sa dernière carte ?
ask-EndTurn = Une action libre, ou votre tour est-il fini ?
ask-PickDeeple = Quel deeple couché se déplace, de { $large } { $large ->
    [one] case
   *[other] cases
} au plus ?
ask-ChooseGoal = Où va le deeple ?
ask-ActivateModules = Quel module activez-vous ?
ask-PlanFreeActions = Quelles actions libres accompagnent votre choix secret ?
ask-ChooseCards = Lesquelles de vos trois cartes achetez-vous, en secret ?
ask-BuildBought = Quelle carte construisez-vous maintenant ?
ask-ChooseRow = Quelle ligne est mise aux enchères ?
ask-NameOpener = Qui fait la première offre ?
ask-OpenBidding = Quelle est votre première offre pour { $row } ? Avec 0, vous ne participez pas.
ask-RaiseBid = { $bid ->
    [0] Personne n’a encore fait d’offre pour { $row }. { $raises ->
        [0] Vous ne pouvez pas enchérir : retirez-vous.
       *[other] Une offre, ou vous retirez-vous ?
    }
   *[other] L’offre pour { $row } est de { $bid }. { $raises ->
        [0] Vous ne pouvez pas surenchérir : retirez-vous.
       *[other] Surenchérir ou vous retirer ?
    }
}
ask-AfterBid = Une autre action libre après votre offre ?
ask-BuildRow = Quelle carte de { $row } construisez-vous maintenant ?
ask-TakeMoves = { $moves ->
    [0] Il ne reste aucune action de déplacement. Une de plus contre des dégâts ?
    [one] Vous avez une action de déplacement. Que faites-vous ?
   *[other] Vous avez { $moves } actions de déplacement. Que faites-vous ?
}
ask-BlockRow = Quelle ligne bloquez-vous ? Elle n’est pas mise aux enchères.
ask-MeetBid = Deep Thought offre { $bid } pour { $row }. Une pièce de plus ?

# Réponses

say-Done = terminé
say-Pass = passer
say-UseThePlant = utiliser la centrale : { $coins } pièces, { $damage ->
    [0] aucun dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
say-Extend = construire : { $extension }
say-Buy = acheter { $card } pour { $price } { $price ->
    [one] pièce
   *[other] pièces
}{ $harm ->
    [0] { "" }
    [one] {" "}et { $harm } dégât
   *[other] {" "}et { $harm } dégâts
}{ $repair ->
    [0] { "" }
   *[other] , en réparant { $repair }
}
say-Breathe = déplacer des deeples avec { $card } ({ $small ->
    [0] { $large }
   *[other] { $large } et { $small }
})
say-LeaveDome = un deeple de la coupole
say-LeaveModule = un deeple de { $card }
say-GoTo = vers { $card }
say-Activate = activer { $card }
say-Lose = { $arm } : { $card }
say-LoseResearch = { $card }
say-Plan = { $uses ->
    [0] { $tiles ->
        [0] aucune action libre
       *[other] { $tiles }
    }
    [one] la centrale une fois ({ $coins } pièces){ $tiles ->
        [0] { "" }
       *[other] , { $tiles }
    }
   *[other] la centrale { $uses } fois ({ $coins } pièces){ $tiles ->
        [0] { "" }
       *[other] , { $tiles }
    }
}
say-Choose = { $cards } : { $price ->
    [0] gratuit
    [one] 1 pièce, dégâts : { $damage }
   *[other] { $price } pièces, dégâts : { $damage }
}
say-Build = construire { $card }
say-TakeRow = { $row }
say-Name = { $other }
say-Bid = offrir { $coins }
say-Withdraw = se retirer de cette enchère
say-MoveForDamage = une action de déplacement de plus contre { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
}
say-Block = bloquer { $row }
say-Outbid = payer { $price } et prendre la ligne
say-Decline = la laisser à Deep Thought
say-First = { $seat }
say-Drawn = { $card }
say-DrawnBonus = { $bonus }

# Ce qui se passe

told-DrawFirstPlayer = { $seat_is ->
    [you] Vous prenez
   *[other] { $answer } prend
} le Nautilus.
told-BeginRound = La manche { $round } commence.
told-TurnUpBonus = Carte bonus : { $answer }.
told-BeginAuction = Les enchères commencent.
told-PayPrice = { $seat_is ->
    [you] Vous payez
   *[other] { $seat } paie
} { $amount } { $amount ->
    [one] pièce
   *[other] pièces
}.
told-PassTurn = { $seat_is ->
    [you] Vous passez
   *[other] { $seat } passe
}.
told-PassingPoints = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { $amount } { $amount ->
    [one] point
   *[other] points
} pour avoir passé.
told-TakeNautilus = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} le Nautilus.
told-DiscardCard = { $card } quitte le plateau.
told-GainCoins = { $cause ->
    [ThoughtActivates] Les crabes de Deep Thought rapportent
   *[other] { $seat_is ->
        [you] Vous recevez
       *[other] { $seat } reçoit
    }
} { $amount } { $amount ->
    [one] pièce
   *[other] pièces
}.
told-GainPoints = { $cause ->
    [ThoughtActivates] Les coquillages de Deep Thought marquent
   *[other] { $seat_is ->
        [you] Vous marquez
       *[other] { $seat } marque
    }
} { $amount } { $amount ->
    [one] point
   *[other] points
}.
told-TakeDeeples = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { $amount } { $amount ->
    [one] deeple
   *[other] deeples
}.
told-BuildCard = { $seat_is ->
    [you] Vous construisez
   *[other] { $seat } construit
} { $card }.
told-TakeDamage = { $seat_is ->
    [you] Vous subissez
   *[other] { $seat } subit
} { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
}.
told-Repair = { $cause ->
    [ThoughtActivates] Les pieuvres de Deep Thought réparent
   *[other] { $seat_is ->
        [you] Vous réparez
       *[other] { $seat } répare
    }
} { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
}.
told-DestroyCard = { $seat_is ->
    [you] Vous perdez
   *[other] { $seat } perd
} { $card }.
told-UsePlant = { $seat_is ->
    [you] Vous utilisez votre
   *[other] { $seat } utilise la
} centrale.
told-BuildExtension = { $seat_is ->
    [you] Vous construisez
   *[other] { $seat } construit
} : { $extension }.
told-TurnOxygen = { $seat_is ->
    [you] Vous utilisez
   *[other] { $seat } utilise
} { $card }.
told-MoveDeeple = { $seat_is ->
    [you] Un de vos deeples
   *[other] Un deeple de { $seat }
} va vers { $card }.
told-ActivateModule = { $seat_is ->
    [you] Vous activez
   *[other] { $seat } active
} { $card }.
told-BeginBlackMarket = Le marché clandestin ouvre.
told-DealCard = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { $answer }.
told-DealCard-hidden = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} une carte.
told-PlanFreeActions = { $seat_is ->
    [you] Vous prévoyez
   *[other] { $seat } prévoit
} en secret : { $answer }.
told-PlanFreeActions-hidden = { $seat_is ->
    [you] Vous prévoyez
   *[other] { $seat } prévoit
} quelque chose en secret.
told-ChooseCards = { $seat_is ->
    [you] Vous choisissez
   *[other] { $seat } choisit
} en secret : { $answer }.
told-ChooseCards-hidden = { $seat_is ->
    [you] Vous avez choisi
   *[other] { $seat } a choisi
}.
told-OpenChoices = Tous ont choisi ; ce que personne n’achète va sur les lignes, face cachée.
told-ShowCards = { $seat_is ->
    [you] Vous retournez les cartes que vous avez achetées
   *[other] { $seat } retourne les cartes achetées
}.
told-RevealRows = Toutes les lignes sont retournées.
told-ChooseRow = { $seat_is ->
    [you] Vous mettez
   *[other] { $seat } met
} aux enchères { $answer }.
told-NameOpener = { $other_is ->
    [you] { $seat } vous laisse
   *[other] { $seat_is ->
        [you] Vous laissez
       *[other] { $seat } laisse
    } { $answer }
} ouvrir.
told-OpenBidding = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $answer }.
told-RaiseBid = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $answer }.
told-LeaveUnsold = Personne ne veut { $row }.
told-WinRow = { $seat_is ->
    [you] Vous remportez
   *[other] { $seat } remporte
} { $row } pour { $bid } { $bid ->
    [one] pièce
   *[other] pièces
}.
told-BuyMove = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} une action de déplacement de plus contre des dégâts.
told-ScoreRound = On compte la manche.
told-ScoreBonus = { $bonus } paie.
told-CleanUp = Le plateau est débarrassé.
told-FinalScoring = Les écrans sont retirés : décompte final.
told-PointsForCoins = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} { $amount } { $amount ->
    [one] point
   *[other] points
} pour { $seat_is ->
    [you] vos pièces
   *[other] ses pièces
}.
told-StationHolds = { $seat_is ->
    [you] Votre station
   *[other] La station de { $seat }
} tient : { $amount } { $amount ->
    [one] point
   *[other] points
}.
told-StationCollapses = { $seat_is ->
    [you] Votre station
   *[other] La station de { $seat }
} s’effondre.
told-ThoughtActivates = Deep Thought active tous ses modules.
told-ThoughtDraws = Deep Thought reçoit { $answer } au marché clandestin.
told-CloseRow = Bloquée : { $row }.
told-WinSoloRow = { $seat_is ->
    [you] Vous remportez
   *[other] { $seat } remporte
} { $row } pour { $bid } { $bid ->
    [one] pièce
   *[other] pièces
}.
told-ThoughtWins = Deep Thought prend { $row } pour { $bid } { $bid ->
    [one] pièce
   *[other] pièces
}.

# Pourquoi pas

refuse-arm-is-empty = Aucune carte à perdre : { $arm }.
refuse-plant-is-spent = La centrale sert trois fois par manche au plus.
refuse-already-extended = Vous avez déjà construit : { $extension }.
refuse-extension-costs = Cela coûte { $price } pièces ; vous en avez { $coins }.
refuse-bid-stands = Vous avez { $coins } pièces, et votre offre de { $bid } doit rester payable.
refuse-oxygen-is-used = { $card } a déjà servi dans cette manche.
refuse-nobody-can-move = Aucun de vos deeples ne peut se déplacer : il faut un deeple couché et un module où aller.
refuse-no-deeple-there = Aucun de vos deeples n’est couché là.
refuse-nowhere-to-go = De là, il n’y a aucun module où aller.
refuse-move-somebody = Au moins un deeple doit se déplacer.
refuse-stays-there = Un déplacement finit sur un autre module.
refuse-too-far = C’est à { $spaces } cases ; la bouteille en permet { $oxygen }.
refuse-only-outward = À cette table, les deeples ne vont que vers l’extérieur.
refuse-moved-already = À cette table, un deeple ne se déplace qu’une fois pour une ligne.
refuse-too-few-deeples = Il y a { $worksites } { $worksites ->
    [one] poste
   *[other] postes
} et { $lying ->
    [0] aucun deeple couché
    [one] un deeple couché
   *[other] { $lying } deeples couchés
}.
refuse-not-reached = À cette table, on n’active que les modules atteints par l’action.
refuse-already-active = Il a déjà été activé dans cette manche.
refuse-cannot-pay = Elle coûte { $price } { $price ->
    [one] pièce
   *[other] pièces
} ; vous en avez { $coins }.
refuse-market-costs = Cela coûte { $price } { $price ->
    [one] pièce
   *[other] pièces
} ; vous en aurez { $coins }.
refuse-build-first = Construisez d’abord les cartes achetées.
refuse-row-is-marked = Déjà mise aux enchères : { $row }.
refuse-bid-too-low = Une offre de { $coins } ne dépasse pas { $bid }.
refuse-bid-too-high = Vous offririez { $coins } ; vous pouvez payer { $means }.
refuse-no-moves-left = Cette ligne ne donne plus d’action de déplacement.
refuse-extra-is-taken = Vous avez déjà eu votre action de plus contre des dégâts.
refuse-extra-is-useless = Aucune action de déplacement n’est possible maintenant.
refuse-row-is-blocked = Déjà bloquée : { $row }.
refuse-row-is-empty = Sans carte : { $row }.
refuse-cannot-outbid = Cela coûte { $price } { $price ->
    [one] pièce
   *[other] pièces
} ; vous pouvez payer { $means }.

# La fin

ending-points = Les points décident.
ending-damage = Égalité aux points : la station la moins endommagée l’emporte.
ending-shared = Plusieurs joueurs partagent la victoire.
ending-won = Vous avez battu Deep Thought.
ending-lost = Deep Thought a gagné.
ending-draw = Vous êtes à égalité avec Deep Thought.

# Erreurs dans une boîte

error-box-wrong-deck = { $card } doit être dans la pioche { $deck }.
error-box-bottles = { $what } doit avoir un ou deux nombres.
error-box-deck-lacks = Il manque à la pioche { $deck } une carte du type { $category }.
error-box-pointer = { $card } : un crabe recule le curseur de 1, une pieuvre l’avance de 1, aucune autre carte ne le recule.
error-box-final-box = L’encadré final de { $card } doit montrer ce que dit { $effect }.
error-box-deeples = Les cartes chantier naval doivent montrer { $needs } deeples en tout ; elles en montrent { $found }.
error-box-effect-unused = Aucune carte n’a l’effet { $effect }.
error-box-too-many = Il peut y avoir { $most } cartes du type { $category } au plus.
error-box-example = L’exemple du décompte final doit être constructible avec les cartes nommées, tenir et donner { $total }.
error-box-spare-rows = Avec { $seats } { $seats ->
    [one] joueur
   *[other] joueurs
}, il faut { $needs } lignes de réserve.

# Le plateau dans le terminal

neweden-signs =
    ▬ ▮       un deeple qui attend, un deeple au travail
    Coupole   les deeples dans la coupole
    Dégâts    dégâts / ce que la station supporte à la fin ; ✓ elle tient en ce moment, ✗ elle ne tient pas
    Centrale  usages de la centrale qui restent dans cette manche
    Prévu     les points si la partie finissait maintenant
    (nom)     une carte utilisée dans cette manche
    ?         caché pour vous
    1-2       ligne 1, deuxième carte
neweden-turn = Manche { $round } sur 3, { $phase } ; { $seat } a le Nautilus.
neweden-market = Marché
neweden-row = Ligne
neweden-price = { $price } { $price ->
    [one] pièce
   *[other] pièces
}, dégâts { $damage }
neweden-gives = { $moves ->
    [one] 1 déplacement
   *[other] { $moves } déplacements
}
neweden-stations = Stations
neweden-points = Points
neweden-coins = Pièces
neweden-damage = Dégâts
neweden-deeples = Coupole
neweden-plant = Centrale
neweden-projected = Prévu
neweden-hidden = { "?" }
neweden-hand = Votre main : { $cards }
neweden-bonus = Cartes bonus : { $cards }
neweden-sheet = Décompte final
neweden-sheet-play = En cours de partie
neweden-sheet-coins = Pièces
neweden-sheet-station = Station
neweden-sheet-total = Total

# Categories

category-0 = pieuvre
category_text-0 = Une pieuvre de réparation répare des dégâts quand on l’active ; à la fin, elle avance le curseur de 1 pas.
category-1 = crabe
category_text-1 = Un crabe de récolte rapporte des pièces quand on l’active ; à la fin, il recule le curseur de 1 pas.
category-2 = coquillage
category_text-2 = Une maison coquillage rapporte des points quand on l’active, aussitôt et pour de bon.
category-3 = chantier naval
category_text-3 = Un chantier naval apporte des deeples quand on le construit ; il fait partie de la coupole et n’est pas une case.
category-4 = oxygène
category_text-4 = Une carte oxygène déplace des deeples une fois par manche, un déplacement par bouteille.
category-5 = recherche
category_text-5 = Une carte recherche a un effet à elle ; elle est dans la baie, sur aucun bras.

# Ce que font ensemble les trois cartes d’une famille, par option (NE-12.5, NE-12.10)

-three-plants = Chaque utilisation de votre centrale rapporte 2 pièces et 2 points de plus et coûte 1 dégât de moins
three-attacks = carte chantier naval, crabe de récolte et { counted-oxygen }
counted-oxygen = { $start_oxygen ->
    [apart] carte oxygène (sauf celles de départ et de l’extension)
    [kept] carte oxygène
   *[counts] carte oxygène
}

# Module cards (in the order of the box), then the starting cards ST-1, ST-2 and the card of the oxygen extension

# 1A-SY1
card-0 = Vieille cale
card_text-0 = À la construction : 2 deeples ; encadré final : curseur +1.
# 1A-SY2
card-1 = Quai des esquifs
card_text-1 = À la construction : 2 deeples ; encadré final : 1 point.
# 1A-OX1
card-2 = Bonbonne d’acier
card_text-2 = Une fois par manche : un déplacement de 3 cases au plus ; encadré final : curseur +1.
# 1A-OX2
card-3 = Paire dépareillée
card_text-3 = Une fois par manche : un déplacement de 2 cases au plus et un autre de 1 ; encadré final : 1 point, curseur +1.
# 1A-OX3
card-4 = Réservoirs jumeaux
card_text-4 = Une fois par manche : deux déplacements de 2 cases au plus.
# 1A-CR1
card-5 = Crabe de plage
card_text-5 = Avec 1 deeple : 3 pièces ; encadré final : 1 point, curseur -1.
# 1A-CR2
card-6 = Crabe des sables
card_text-6 = Avec 1 deeple : 4 pièces ; encadré final : curseur -1.
# 1A-CR3
card-7 = Crabe porteur
card_text-7 = Avec 2 deeples : 6 pièces ; encadré final : 1 point, curseur -1.
# 1A-SH1
card-8 = Cabane bigorneau
card_text-8 = Avec 1 deeple : 2 points ; encadré final : 2 points.
# 1A-SH2
card-9 = Hutte coque
card_text-9 = Avec 1 deeple : 2 points ; encadré final : 1 point, curseur +1.
# 1A-SH3
card-10 = Terrasse aux moules
card_text-10 = Avec 2 deeples : 5 points ; encadré final : 1 point.
# 1A-OC1
card-11 = Pieuvre bricoleuse
card_text-11 = Avec 1 deeple : répare 2 dégâts ; encadré final : 1 point, curseur +1.
# 1A-OC2
card-12 = Pieuvre soudeuse
card_text-12 = Avec 2 deeples : répare 4 dégâts ; encadré final : curseur +1.
# 1A-RE1
card-13 = Turbine améliorée
card_text-13 = { $three_in_one ->
    [yes] { -three-plants }
   *[no] Chaque utilisation de votre centrale rapporte 2 pièces de plus
} ; encadré final : 1 point.
# 1A-RE2
card-14 = Filtre amélioré
card_text-14 = { $three_in_one ->
    [yes] { -three-plants }
   *[no] Chaque utilisation de votre centrale coûte 1 dégât de moins
} ; encadré final : 1 point.
# 1B-SY1
card-15 = Crique des contrebandiers
card_text-15 = À la construction : 2 deeples ; encadré final : 1 point.
# 1B-SY2
card-16 = Quai des épaves
card_text-16 = À la construction : 2 deeples ; encadré final : curseur +1.
# 1B-OX1
card-17 = Réservoir rapiécé
card_text-17 = Une fois par manche : un déplacement de 4 cases au plus ; encadré final : curseur +1.
# 1B-OX2
card-18 = Bouteilles sans étiquette
card_text-18 = Une fois par manche : deux déplacements de 2 cases au plus ; encadré final : curseur +1.
# 1B-CR1
card-19 = Crabe nocturne
card_text-19 = Avec 1 deeple : 4 pièces ; encadré final : curseur -1.
# 1B-CR2
card-20 = Crabe braconnier
card_text-20 = Avec 2 deeples : 7 pièces ; encadré final : curseur -1.
# 1B-CR3
card-21 = Crabe péager
card_text-21 = Avec 2 deeples : 6 pièces ; encadré final : 2 points, curseur -1.
# 1B-SH1
card-22 = Mansarde patelle
card_text-22 = Avec 1 deeple : 3 points ; encadré final : 1 point.
# 1B-SH2
card-23 = Planque du bulot
card_text-23 = Avec 1 deeple : 2 points ; encadré final : 2 points, curseur +1.
# 1B-SH3
card-24 = Bar à huîtres
card_text-24 = Avec 2 deeples : 5 points ; encadré final : 2 points.
# 1B-OC1
card-25 = Pieuvre au noir
card_text-25 = Avec 1 deeple : répare 2 dégâts ; encadré final : 2 points, curseur +1.
# 1B-OC2
card-26 = Pieuvre calfateuse
card_text-26 = Avec 1 deeple : répare 3 dégâts ; encadré final : curseur +1.
# 1B-RE1
card-27 = Bourse de recherche
card_text-27 = À la construction : 5 pièces ; encadré final : 2 points.
# 1B-RE2
card-28 = Vitrine thermale
card_text-28 = { $three_in_one ->
    [yes] { -three-plants }
   *[no] Chaque utilisation de votre centrale rapporte 2 points
} ; encadré final : 1 point.
# 1B-RE3
card-29 = Remous d’hélice
card_text-29 = À la construction : chaque autre joueur subit 1 dégât par { $three_in_one ->
    [yes] { three-attacks }
   *[no] carte chantier naval
} de sa propre station ; encadré final : 2 points.
# 2A-SY1
card-30 = Cale sèche
card_text-30 = À la construction : 2 deeples ; encadré final : 1 point, curseur +1.
# 2A-SY2
card-31 = Rampe de lancement
card_text-31 = À la construction : 3 deeples.
# 2A-OX1
card-32 = Poumon abyssal
card_text-32 = Une fois par manche : un déplacement de 4 cases au plus ; encadré final : 1 point, curseur +1.
# 2A-OX2
card-33 = Jardin d’algues
card_text-33 = Une fois par manche : deux déplacements de 2 cases au plus ; encadré final : curseur +2.
# 2A-OX3
card-34 = Réserve d’air
card_text-34 = Une fois par manche : un déplacement de 3 cases au plus et un autre de 2 ; encadré final : curseur +1.
# 2A-CR1
card-35 = Crabe moissonneur
card_text-35 = Avec 1 deeple : 5 pièces ; encadré final : 1 point, curseur -1.
# 2A-CR2
card-36 = Crabe foreur
card_text-36 = Avec 2 deeples : 8 pièces ; encadré final : 1 point, curseur -1.
# 2A-SH1
card-37 = Villa Saint-Jacques
card_text-37 = Avec 1 deeple : 4 points ; encadré final : 2 points.
# 2A-SH2
card-38 = Allée des palourdes
card_text-38 = Avec 2 deeples : 6 points ; encadré final : 3 points.
# 2A-SH3
card-39 = Cour des conques
card_text-39 = Avec 2 deeples : 7 points ; encadré final : 1 point, curseur +1.
# 2A-OC1
card-40 = Pieuvre infirmière
card_text-40 = Avec 1 deeple : répare 2 dégâts ; encadré final : 3 points, curseur +1.
# 2A-OC2
card-41 = Pieuvre riveteuse
card_text-41 = Avec 1 deeple : répare 3 dégâts ; encadré final : 1 point, curseur +1.
# 2A-OC3
card-42 = Pieuvre plombière
card_text-42 = Avec 2 deeples : répare 5 dégâts ; encadré final : 1 point, curseur +1.
# 2A-RE1
card-43 = Récolte douce
card_text-43 = À la fin, vos crabes ne reculent pas le curseur.
# 2A-RE2
card-44 = Ancre profonde
card_text-44 = Elle ancre votre station ; encadré final : curseur +3.
# 2B-SY1
card-45 = Quai dérobé
card_text-45 = À la construction : 2 deeples ; encadré final : 1 point, curseur +1.
# 2B-SY2
card-46 = Chantier des naufrageurs
card_text-46 = À la construction : 3 deeples ; encadré final : 1 point.
# 2B-OX1
card-47 = Réserve volée
card_text-47 = Une fois par manche : un déplacement de 5 cases au plus ; encadré final : 1 point, curseur +1.
# 2B-OX2
card-48 = Air de contrebande
card_text-48 = Une fois par manche : un déplacement de 3 cases au plus et un autre de 2 ; encadré final : curseur +1.
# 2B-CR1
card-49 = Crabe cambrioleur
card_text-49 = Avec 1 deeple : 5 pièces ; encadré final : 2 points, curseur -1.
# 2B-CR2
card-50 = Crabe coffre-fort
card_text-50 = Avec 2 deeples : 9 pièces ; encadré final : curseur -1.
# 2B-CR3
card-51 = Crabe bandit
card_text-51 = Avec 3 deeples : 12 pièces ; encadré final : 2 points, curseur -1.
# 2B-SH1
card-52 = Club cauri
card_text-52 = Avec 1 deeple : 4 points ; encadré final : 2 points, curseur +1.
# 2B-SH2
card-53 = Hôtel ormeau
card_text-53 = Avec 2 deeples : 8 points ; encadré final : 2 points.
# 2B-SH3
card-54 = Casino des perles
card_text-54 = Avec 3 deeples : 11 points ; encadré final : 3 points.
# 2B-OC1
card-55 = Pieuvre masquée
card_text-55 = Avec 1 deeple : répare 3 dégâts ; encadré final : 2 points, curseur +1.
# 2B-OC2
card-56 = Pieuvre ferrailleuse
card_text-56 = Avec 2 deeples : répare 6 dégâts ; encadré final : curseur +1.
# 2B-RE1
card-57 = Forage hardi
card_text-57 = À la construction : 5 dégâts ; encadré final : 8 points.
# 2B-RE2
card-58 = Guilde des crabes
card_text-58 = À la fin, 2 points par { $crab_guild ->
    [shell] maison coquillage complète
    [octopus] pieuvre de réparation complète
   *[printed] crabe complet
}{ $collapsed_crabs ->
    [kept] { "" }
   *[lost] , si la station tient
} ; encadré final : 1 point.
# 2B-RE3
card-59 = Scandale des pinces
card_text-59 = À la construction : chaque autre joueur subit 1 dégât par { $three_in_one ->
    [yes] { three-attacks }
   *[no] crabe de récolte
} de sa propre station ; encadré final : 3 points.
# 3A-SY1
card-60 = Arsenal royal
card_text-60 = À la construction : 2 deeples ; encadré final : 3 points, curseur +1.
# 3A-SY2
card-61 = Grande cale
card_text-61 = À la construction : 3 deeples ; encadré final : 2 points.
# 3A-OX1
card-62 = Poumon de corail
card_text-62 = Une fois par manche : un déplacement de 4 cases au plus ; encadré final : 2 points, curseur +1.
# 3A-OX2
card-63 = Serre à varech
card_text-63 = Une fois par manche : un déplacement de 3 cases au plus et un autre de 2 ; encadré final : 1 point, curseur +2.
# 3A-OX3
card-64 = Cloche à air
card_text-64 = Une fois par manche : deux déplacements de 3 cases au plus ; encadré final : 1 point, curseur +1.
# 3A-CR1
card-65 = Crabe doré
card_text-65 = Avec 1 deeple : 6 pièces ; encadré final : 2 points, curseur -1.
# 3A-CR2
card-66 = Crabe royal
card_text-66 = Avec 2 deeples : 10 pièces ; encadré final : 4 points, curseur -1.
# 3A-SH1
card-67 = Maison de perle
card_text-67 = Avec 1 deeple : 5 points ; encadré final : 4 points.
# 3A-SH2
card-68 = Palais de nacre
card_text-68 = Avec 2 deeples : 9 points ; encadré final : 4 points.
# 3A-SH3
card-69 = Cité du triton
card_text-69 = Avec 3 deeples : 13 points ; encadré final : 3 points, curseur +1.
# 3A-OC1
card-70 = Pieuvre vitrière
card_text-70 = Avec 1 deeple : répare 3 dégâts ; encadré final : 3 points, curseur +1.
# 3A-OC2
card-71 = Pieuvre bâtisseuse
card_text-71 = Avec 2 deeples : répare 5 dégâts ; encadré final : 4 points, curseur +1.
# 3A-OC3
card-72 = Pieuvre chirurgienne
card_text-72 = Avec 2 deeples : répare 6 dégâts ; encadré final : 2 points, curseur +1.
# 3A-RE1
card-73 = Académie des crabes
card_text-73 = À la fin, 3 points par crabe complet{ $collapsed_crabs ->
    [kept] { "" }
   *[lost] , si la station tient
}.
# 3A-RE2
card-74 = Prêt d’urgence
card_text-74 = À la construction : répare 5 dégâts ; encadré final : -5 points.
# 3B-SY1
card-75 = Chantier fantôme
card_text-75 = À la construction : 3 deeples ; encadré final : 3 points.
# 3B-SY2
card-76 = Port des corsaires
card_text-76 = À la construction : 3 deeples ; encadré final : 1 point, curseur +1.
# 3B-OX1
card-77 = Souffle de baleine
card_text-77 = Une fois par manche : un déplacement de 5 cases au plus ; encadré final : 3 points, curseur +1.
# 3B-OX2
card-78 = Compresseur pirate
card_text-78 = Une fois par manche : un déplacement de 4 cases au plus et un autre de 3 ; encadré final : 2 points, curseur +1.
# 3B-CR1
card-79 = Crabe boucanier
card_text-79 = Avec 2 deeples : 9 pièces ; encadré final : 4 points, curseur -1.
# 3B-CR2
card-80 = Crabe léviathan
card_text-80 = Avec 3 deeples : 13 pièces ; encadré final : 5 points, curseur -1.
# 3B-SH1
card-81 = Refuge en spirale
card_text-81 = Avec 1 deeple : 6 points ; encadré final : 4 points, curseur +1.
# 3B-SH2
card-82 = Salle du grand bénitier
card_text-82 = Avec 2 deeples : 10 points ; encadré final : 5 points.
# 3B-SH3
card-83 = Tour nautile
card_text-83 = Avec 3 deeples : 14 points ; encadré final : 5 points.
# 3B-OC1
card-84 = Pieuvre clandestine
card_text-84 = Avec 1 deeple : répare 4 dégâts ; encadré final : 3 points, curseur +1.
# 3B-OC2
card-85 = Pieuvre faussaire
card_text-85 = Avec 2 deeples : répare 6 dégâts ; encadré final : 4 points, curseur +1.
# 3B-OC3
card-86 = Kraken réparateur
card_text-86 = Avec 3 deeples : répare 9 dégâts ; encadré final : 5 points, curseur +1.
# 3B-RE1
card-87 = Forage téméraire
card_text-87 = À la construction : 10 dégâts ; encadré final : 20 points.
# 3B-RE2
card-88 = Aide pour tous
card_text-88 = À la construction : 5 pièces pour chaque autre joueur ; encadré final : 15 points.
# 3B-RE3
card-89 = Onde de choc
card_text-89 = À la construction : chaque autre joueur subit 1 dégât par { $three_in_one ->
    [yes] { three-attacks }
   *[no] { counted-oxygen }
} de sa propre station ; encadré final : 4 points.

# Bonus cards

# BO-SY-C
bonus-0 = Subvention des chantiers navals
bonus_text-0 = En phase D : 1 pièce { $bonus_pays ->
    [once] s’il y a une carte chantier naval dans votre station, ou plusieurs
   *[per_card] par carte chantier naval de votre station
}.
# BO-SY-P
bonus-1 = Prix des chantiers navals
bonus_text-1 = En phase D : 2 points { $bonus_pays ->
    [once] s’il y a une carte chantier naval dans votre station, ou plusieurs
   *[per_card] par carte chantier naval de votre station
}.
# BO-OX-C
bonus-2 = Subvention de l’oxygène
bonus_text-2 = En phase D : 1 pièce { $bonus_pays ->
    [once] s’il y a une { counted-oxygen } dans votre station, ou plusieurs
   *[per_card] par { counted-oxygen } de votre station
}.
# BO-OX-P
bonus-3 = Prix de l’oxygène
bonus_text-3 = En phase D : 2 points { $bonus_pays ->
    [once] s’il y a une { counted-oxygen } dans votre station, ou plusieurs
   *[per_card] par { counted-oxygen } de votre station
}.
# BO-CR-C
bonus-4 = Subvention des crabes
bonus_text-4 = En phase D : 1 pièce { $bonus_pays ->
    [once] s’il y a un crabe de récolte dans votre station, ou plusieurs
   *[per_card] par crabe de récolte de votre station
}.
# BO-CR-P
bonus-5 = Prix des crabes
bonus_text-5 = En phase D : 2 points { $bonus_pays ->
    [once] s’il y a un crabe de récolte dans votre station, ou plusieurs
   *[per_card] par crabe de récolte de votre station
}.
# BO-SH-C
bonus-6 = Subvention des coquillages
bonus_text-6 = En phase D : 1 pièce { $bonus_pays ->
    [once] s’il y a une maison coquillage dans votre station, ou plusieurs
   *[per_card] par maison coquillage de votre station
}.
# BO-SH-P
bonus-7 = Prix des coquillages
bonus_text-7 = En phase D : 2 points { $bonus_pays ->
    [once] s’il y a une maison coquillage dans votre station, ou plusieurs
   *[per_card] par maison coquillage de votre station
}.
# BO-OC-C
bonus-8 = Subvention des pieuvres
bonus_text-8 = En phase D : 1 pièce { $bonus_pays ->
    [once] s’il y a une pieuvre de réparation dans votre station, ou plusieurs
   *[per_card] par pieuvre de réparation de votre station
}.
# BO-OC-P
bonus-9 = Prix des pieuvres
bonus_text-9 = En phase D : 2 points { $bonus_pays ->
    [once] s’il y a une pieuvre de réparation dans votre station, ou plusieurs
   *[per_card] par pieuvre de réparation de votre station
}.
# BO-RE-C
bonus-10 = Subvention de la recherche
bonus_text-10 = En phase D : 1 pièce { $bonus_pays ->
    [once] s’il y a une carte recherche dans votre station, ou plusieurs
   *[per_card] par carte recherche de votre station
}.
# BO-RE-P
bonus-11 = Prix de la recherche
bonus_text-11 = En phase D : 2 points { $bonus_pays ->
    [once] s’il y a une carte recherche dans votre station, ou plusieurs
   *[per_card] par carte recherche de votre station
}.

# Extensions, in the order of extensions.names

extension-0 = extension de pieuvre
extension_text-0 = Une nouvelle pieuvre au début du bras : avec 1 deeple, elle répare 3 dégâts ; les autres sont à 1 case de plus.
extension-1 = extension de chantier naval
extension_text-1 = 3 deeples de plus, aussitôt.
extension-2 = extension d’oxygène
extension_text-2 = Une carte oxygène de plus, aussitôt, avec deux déplacements de 2 cases au plus.
extension-3 = extension de recherche
extension_text-3 = 3 points par carte recherche que vous construisez désormais.

# Other things worth a word

power_plant = centrale
power_plant_text = 5 pièces contre des dégâts : 1 à la première utilisation d’une manche, 3 à la deuxième, 6 à la troisième.
pointer_text = Le curseur rouge : le plus de dégâts que votre station supporte au décompte final.
damage_text = Les dégâts : de 0 à { $most } ; au-delà de { $most }, vous perdez la dernière carte d’un bras{ $overflow ->
    [card_per_point] {" "}pour chaque point
   *[one_card] { "" }
}.
nautilus_text = Le Nautilus : qui le détient commence la phase A, mène le marché clandestin et ouvre les enchères ; il revient au premier qui passe.
holds-1 = Elle tiendrait maintenant.
holds-0 = Elle s’effondrerait maintenant.
phase-0 = marché
phase-1 = marché clandestin
phase-2 = enchères
phase-3 = décompte de la manche

# Options

option-coin_supply = Pièces
option-coin_supply-unlimited = ne manquent jamais
option-coin_supply-limited = 80 en tout
option-coins = Pièces des autres (de 2 à 4 joueurs)
option-coins-behind_screens = cachées derrière les écrans
option-coins-open = toujours visibles
option-solo_coins = Pièces de Deep Thought
option-solo_coins-open = visibles
option-solo_coins-behind_screens = cachées, vous ne voyez que ses offres
option-overflow = Au-delà de 15 dégâts, vous perdez
option-overflow-one_card = une carte à chaque fois
option-overflow-card_per_point = une carte par point au-delà de 15
option-nothing_to_lose = Au-delà de 15 dégâts, sans carte dans les bras, vous perdez
option-nothing_to_lose-nothing = rien
option-nothing_to_lose-research = une carte recherche
option-start_oxygen = Cartes oxygène de départ et de l’extension
option-start_oxygen-counts = comptent pour les bonus et les attaques et peuvent être perdues
option-start_oxygen-apart = ne comptent pour rien et ne se perdent jamais
option-start_oxygen-kept = comptent, mais celles de départ ne se perdent jamais
option-pointer_floor = Le curseur rouge descend au plus
option-pointer_floor-zero = jusqu’à 0
option-pointer_floor-none = sous 0 aussi
option-pointer_top = Le curseur rouge monte au plus
option-pointer_top-15 = jusqu’à 15
option-pointer_top-14 = jusqu’à 14
option-lost_shipyard = Un chantier naval perdu emporte des deeples
option-lost_shipyard-keep = non
option-lost_shipyard-lose = oui, parmi ceux couchés dans la coupole
option-lost_module = Deeples d’un module perdu
option-lost_module-wait = reviennent en phase D
option-lost_module-lost = sont perdus
option-bonus_cards = Cartes bonus des manches précédentes
option-bonus_cards-replaced = sont écartées
option-bonus_cards-kept = restent et paient de nouveau
option-idle_move = Une carte oxygène peut servir sans déplacement
option-idle_move-no = non
option-idle_move-yes = oui
option-movement = Les deeples se déplacent
option-movement-any_way = dans tous les sens, même par la coupole
option-movement-outward = seulement vers l’extérieur
option-deeple_again = Deux actions pour une même ligne aux enchères peuvent déplacer le même deeple
option-deeple_again-yes = oui
option-deeple_again-no = non
option-activate_between = Des modules peuvent s’activer entre deux bouteilles
option-activate_between-no = non, après toutes les bouteilles
option-activate_between-yes = oui
option-activate_where = Modules qui peuvent s’activer
option-activate_where-anywhere = tous ceux qui ont assez de deeples couchés
option-activate_where-reached = seulement ceux atteints par cette action
option-market_effects = Effets des cartes du marché clandestin
option-market_effects-in_turn = carte par carte, un joueur après l’autre
option-market_effects-together = quand tous ont construit
option-market_free_actions = Actions libres au marché clandestin après les choix
option-market_free_actions-buyers = pour qui construit des cartes
option-market_free_actions-everybody = pour tous
option-extra_moves = Une action de déplacement de plus contre un dégât
option-extra_moves-per_row = une fois par ligne gagnée
option-extra_moves-per_phase = une fois par phase d’enchères
option-extra_without_move = Le dégât d’une action de plus peut être subi en vain
option-extra_without_move-no = non
option-extra_without_move-yes = oui
option-next_opener = La ligne suivante est ouverte par
option-next_opener-winner = le gagnant
option-next_opener-named = celui que le gagnant désigne
option-unsold_row = Après une ligne invendue continue
option-unsold_row-same_opener = le même joueur
option-unsold_row-next_player = le joueur suivant
option-bid_cover = Les offres sont limitées par
option-bid_cover-coins = les pièces que vous avez
option-bid_cover-with_plant = vos pièces et ce que la centrale peut encore rapporter
option-after_bid = Actions libres après l’offre
option-after_bid-no = non
option-after_bid-yes = oui, si l’offre reste payable
option-bonus_pays = Une carte bonus paie
option-bonus_pays-per_card = pour chaque carte concernée
option-bonus_pays-once = une seule fois
option-deeple_supply = Deeples
option-deeple_supply-limited = 45 en tout
option-deeple_supply-unlimited = ne manquent jamais
option-three_in_one = Les cartes de centrale et d’attaque ont les trois lignes
option-three_in_one-no = non, une chacune
option-three_in_one-yes = oui
option-crab_guild = Modules complets que compte la Guilde des crabes
option-crab_guild-printed = les crabes, comme imprimé
option-crab_guild-shell = les maisons coquillages
option-crab_guild-octopus = les pieuvres de réparation
option-octopus_extension = L’extension de pieuvre
option-octopus_extension-tile = n’est pas une carte
option-octopus_extension-card = est une carte, pour les bonus et les pertes aussi
option-collapsed_coins = Points des pièces d’une station effondrée
option-collapsed_coins-kept = gardés
option-collapsed_coins-lost = perdus
option-collapsed_crabs = Points des modules complets d’une station effondrée
option-collapsed_crabs-lost = perdus
option-collapsed_crabs-kept = gardés
option-negative_station = Une valeur de station inférieure à 0
option-negative_station-counts = fait baisser le score
option-negative_station-zero = compte pour 0
option-slide = Les lignes glissent
option-slide-always = dès que l’une est vide
option-slide-bought = seulement après un achat
option-thought_oxygen = Deep Thought commence avec
option-thought_oxygen-three = trois cartes oxygène
option-thought_oxygen-two = deux cartes oxygène
option-thought_row_damage = Les dégâts d’une ligne s’appliquent à Deep Thought
option-thought_row_damage-no = non
option-thought_row_damage-yes = oui
option-thought_research = Les cartes recherche de Deep Thought agissent sur lui-même
option-thought_research-yes = oui
option-thought_research-no = non
option-solo_difficulty = Niveau de Deep Thought
option-solo_difficulty-0 = 0 : ne construit rien au marché clandestin
option-solo_difficulty-1 = 1 : y construit une carte
option-solo_difficulty-2 = 2 : y construit deux cartes
option-solo_difficulty-3 = 3 : y construit trois cartes
option-thought_market_time = Deep Thought construit ses cartes du marché clandestin
option-thought_market_time-before = avant votre choix
option-thought_market_time-after = après vos constructions
option-thought_market_damage = Au marché clandestin, Deep Thought échappe
option-thought_market_damage-price = aux dégâts du prix
option-thought_market_damage-all = à tous les dégâts
option-solo_blocking = En solitaire, vous bloquez deux lignes
option-solo_blocking-after_reveal = après la révélation des cartes
option-solo_blocking-before_reveal = avant la révélation des cartes
option-solo_all_bought = Si vous avez acheté vos trois cartes, sont bloquées
option-solo_all_bought-one_card_row = votre ligne vide et une ligne avec des cartes
option-solo_all_bought-two_card_rows = les deux lignes avec des cartes
option-thought_half = L’offre de Deep Thought est arrondie
option-thought_half-up = au supérieur
option-thought_half-down = à l’inférieur
option-thought_pays = Deep Thought paie les lignes qu’il gagne
option-thought_pays-yes = oui
option-thought_pays-no = non
option-thought_bids = Deep Thought enchérit
option-thought_bids-both = pour les deux lignes
option-thought_bids-cards = seulement pour la ligne avec des cartes
option-thought_crabs = Modules complets de Deep Thought
option-thought_crabs-activated = ceux activés à la manche 3
option-thought_crabs-none = aucun
option-thought_loses = Au-delà de 15, Deep Thought perd
option-thought_loses-fewest_points = la carte éloignée qui a le moins de points
option-thought_loses-you_choose = la carte que vous choisissez

# Copies of the starting cards, and the octopus of the extension

card-90 = Premier souffle
card_text-90 = Une fois par manche : un déplacement de 2 cases au plus.
card-91 = Premier souffle
card_text-91 = Une fois par manche : un déplacement de 2 cases au plus.
card-92 = Premier souffle
card_text-92 = Une fois par manche : un déplacement de 2 cases au plus.
card-93 = Premier souffle
card_text-93 = Une fois par manche : un déplacement de 2 cases au plus.
card-94 = Petite paire
card_text-94 = Une fois par manche : deux déplacements de 1 case au plus.
card-95 = Petite paire
card_text-95 = Une fois par manche : deux déplacements de 1 case au plus.
card-96 = Petite paire
card_text-96 = Une fois par manche : deux déplacements de 1 case au plus.
card-97 = Petite paire
card_text-97 = Une fois par manche : deux déplacements de 1 case au plus.
card-98 = Paire de réserve
card_text-98 = Une fois par manche : deux déplacements de 2 cases au plus.
card-99 = Paire de réserve
card_text-99 = Une fois par manche : deux déplacements de 2 cases au plus.
card-100 = Paire de réserve
card_text-100 = Une fois par manche : deux déplacements de 2 cases au plus.
card-101 = Paire de réserve
card_text-101 = Une fois par manche : deux déplacements de 2 cases au plus.
card-102 = Extension de pieuvre
card_text-102 = Avec 1 deeple : répare 3 dégâts ; à la fin : curseur +1.
card-103 = Extension de pieuvre
card_text-103 = Avec 1 deeple : répare 3 dégâts ; à la fin : curseur +1.
card-104 = Extension de pieuvre
card_text-104 = Avec 1 deeple : répare 3 dégâts ; à la fin : curseur +1.
card-105 = Extension de pieuvre
card_text-105 = Avec 1 deeple : répare 3 dégâts ; à la fin : curseur +1.

# Several extensions at once

tiles-1 = extension de pieuvre
tiles-2 = extension de chantier naval
tiles-3 = extension de pieuvre et extension de chantier naval
tiles-4 = extension d’oxygène
tiles-5 = extension de pieuvre et extension d’oxygène
tiles-6 = extension de chantier naval et extension d’oxygène
tiles-7 = extension de pieuvre, extension de chantier naval et extension d’oxygène
tiles-8 = extension de recherche
tiles-9 = extension de pieuvre et extension de recherche
tiles-10 = extension de chantier naval et extension de recherche
tiles-11 = extension de pieuvre, extension de chantier naval et extension de recherche
tiles-12 = extension d’oxygène et extension de recherche
tiles-13 = extension de pieuvre, extension d’oxygène et extension de recherche
tiles-14 = extension de chantier naval, extension d’oxygène et extension de recherche
tiles-15 = extension de pieuvre, extension de chantier naval, extension d’oxygène et extension de recherche

# Apprenez-moi

lesson-neweden-1 = Bienvenue au fond de la mer. Vous construisez une station en trois manches, et à la fin elle doit tenir. Ces douze cartes sont le marché : plus la ligne est haute, plus c’est cher. Achetez le crabe pour 3 pièces.
lesson-neweden-2 = Le crabe se tient sur un bras de votre station, à une case de la coupole. Vous faites une chose par tour : terminez le vôtre.
lesson-neweden-3 = Maren a acheté de l’oxygène. La ligne du bas ne coûte qu’une pièce, mais aussi 1 dégât. Prenez la maison coquillage : une des cartes bonus les récompense.
lesson-neweden-4 = Les actions libres sont possibles à tout moment de votre tour. Votre coupole n’a qu’un deeple : payez 6 pièces l’extension du chantier naval, vous en recevez trois de plus.
lesson-neweden-5 = Quatre deeples, maintenant. Terminez votre tour.
lesson-neweden-6 = Crabes et maisons coquillage travaillent quand des deeples y arrivent, et les deeples ont besoin d’oxygène. Utilisez la carte à deux bouteilles : chacune déplace un deeple d’une case.
lesson-neweden-7 = La première bouteille : prenez un deeple de la coupole.
lesson-neweden-8 = Envoyez-le vers le crabe.
lesson-neweden-9 = La seconde bouteille : encore un deeple de la coupole.
lesson-neweden-10 = Celui-ci va vers la maison coquillage.
lesson-neweden-11 = Toutes les places de travail sont prises : les deux modules peuvent être activés, une fois par manche. Le crabe rapporte des pièces.
lesson-neweden-12 = La maison coquillage rapporte des points, tout de suite et pour de bon.
lesson-neweden-13 = Vos deux deeples travaillent jusqu’à la fin de la manche, et cette carte d’oxygène est épuisée. Terminé.
lesson-neweden-14 = Vous pourriez continuer. Mais qui passe en premier reçoit 3 points et le Nautilus, et mène la suite. Passez.
lesson-neweden-15 = Le marché noir : trois cartes pour vos seuls yeux. D’abord les actions libres qui accompagnent votre choix. Il ne vous en faut aucune.
lesson-neweden-16 = Une carte coûte 1 pièce et 1 dégât, deux 3 et 3, trois 6 et 6. Ce que vous laissez ira aux enchères. Prenez la carte de recherche du milieu.
lesson-neweden-17 = Chacun a choisi, les cartes sont montrées. Construisez la vôtre : désormais, votre centrale rapporte aussi des points.
lesson-neweden-18 = Terminé. Maren construit sa pieuvre.
lesson-neweden-19 = Les enchères : quatre lignes, l’une après l’autre. Vous avez le Nautilus, à vous de choisir. Prenez la deuxième ligne : un chantier naval et une maison coquillage.
lesson-neweden-20 = Offrez 1 pièce. Qui veut la ligne doit offrir davantage.
lesson-neweden-21 = Maren se retire : la ligne est à vous. Construisez d’abord le chantier naval, il apporte deux deeples.
lesson-neweden-22 = Et la maison coquillage, au bout de son bras, à deux cases de la coupole.
lesson-neweden-23 = Une ligne de deux cartes donne une action de déplacement. Votre autre carte d’oxygène porte à 2 cases : juste assez.
lesson-neweden-24 = Un deeple de la coupole.
lesson-neweden-25 = Vers la nouvelle maison coquillage.
lesson-neweden-26 = Activez-la.
lesson-neweden-27 = C’est tout, ici. Terminé.
lesson-neweden-28 = Contre 1 dégât, un déplacement de plus serait possible, mais votre oxygène est épuisé. Terminé.
lesson-neweden-29 = Qui gagne choisit la ligne suivante. Proposez la troisième à Maren.
lesson-neweden-30 = Avec 0, vous ne participez pas : les pièces gardées serviront à la prochaine manche.
lesson-neweden-31 = Maren a payé une pièce pour trois cartes. Elle ouvre la ligne suivante à 0 ; laissez-la aussi. Personne ne l’aura.
lesson-neweden-32 = La dernière ligne : laissez-la. Puis les cartes bonus paient chaque carte qui convient, les deeples rentrent, et l’oxygène est renouvelé.
lesson-neweden-33 = La deuxième manche. Regardez vos dégâts et le curseur rouge : si à la fin les dégâts le dépassent, votre station s’effondre et ses cartes ne valent rien. Une pieuvre répare et fait avancer le curseur : achetez-la. La suite est à vous. Bonne chance !
