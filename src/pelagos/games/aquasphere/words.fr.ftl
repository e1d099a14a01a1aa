# Les mots d’AquaSphere, en français.

program-0 = laboratoire
program-1 = temps
program-2 = cristaux
program-3 = octopodes
program-4 = sous-marin
program-5 = recherche
program-6 = programme

# Ce que fait le robot de chaque programme

deed-0 = agrandir le laboratoire
deed-1 = prendre du temps
deed-2 = prendre des cristaux
deed-3 = attraper des octopodes
deed-4 = placer un sous-marin
deed-5 = prendre la carte
deed-6 = programmer un robot

colour_of-0 = vert
colour_of-1 = jaune
colour_of-2 = noir
colour_of-3 = violet
colour_of-4 = bleu
colour_of-5 = rouge
colour_of-6 = blanc

sector-0 = A
sector-1 = B
sector-2 = C
sector-3 = D
sector-4 = E
sector-5 = F

room-0 = L1
room-1 = R1
room-2 = L2
room-3 = C2
room-4 = R2
room-5 = L3
room-6 = R3

layout-0 = carte programme 1
layout-1 = carte programme 2
layout-2 = carte programme 3
layout-3 = carte programme 4
layout-4 = carte programme 5
layout-5 = carte programme 6
layout-6 = carte programme 7

# Questions

ask-TakeTurn = { $programs ->
    [0] { $uses ->
        [0] Passez
       *[other] Utilisez un robot{ $passes ->
            [0] {""}
           *[other] , ou passez
        }
    }
    [1] Déplacez votre ingénieur{ $uses ->
        [0] {""}
       *[other] {" "}ou utilisez un robot
    }{ $passes ->
        [0] {""}
       *[other] , ou passez
    }
   *[other] Programmez un robot{ $uses ->
        [0] {""}
       *[other] {" "}ou utilisez-en un
    }{ $passes ->
        [0] {""}
       *[other] , ou passez
    }
}.
ask-ReturnThird = Vous avez trois robots programmés : renvoyez-en un.
ask-CarryOut = Voulez-vous { $deed } dans le secteur { $sector } ?
ask-EndTurn = Terminez votre tour, ou renvoyez d’abord un robot contre du temps.
ask-UseLetter = Placez un robot sur la zone de contrôle d’une lettre de votre nouvelle tuile, ou continuez.
ask-ChooseCatch = Combien d’octopodes attrapez-vous dans le secteur { $sector } ?
ask-PayForLine = Une ligne rouge vous sépare encore de { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Payez-la, ou arrêtez-vous ici.
ask-UseCards = Utilisez une carte recherche, ou continuez.
ask-UseScoringCards = { $when ->
    [0] Utilisez une carte Équipe de nuit, prenez votre revenu, ou terminez ces étapes.
    [1] Utilisez une carte Équipe de nuit, ou terminez ces étapes.
   *[other] Utilisez une autre carte Équipe de nuit, ou terminez ces étapes : votre revenu vient en dernier.
}

# Réponses

say-Use = secteur { $sector }, zone { $program } { $fare ->
    [0] (gratuit)
   *[other] (sas : { $fare } temps)
}{ $is_short ->
    [0] {""}
   *[other] {" "}en renvoyant votre autre robot en chemin
}
say-EngineerTo = ingénieur en salle { $room } : { $program }
say-SidewaysTo = Porte latérale vers la salle { $room } : { $program }
say-Buy = payer du temps et programmer : { $program }
say-Pass = passer
say-Return = renvoyer le robot « { $program } » { $amount ->
    [0] (sans temps)
   *[other] (+{ $amount } temps)
}
say-Act = { $deed }
say-LeaveOut = renoncer à l’action
say-Letter = un robot dans le secteur { $sector }
say-UseCard = { $card }
say-PointsNow = prendre maintenant les points de la prise
say-Catch = en attraper { $caught }
say-Income = prendre le revenu maintenant
say-PayCrystal = payer avec un cristal
say-Stop = s’arrêter devant la ligne
say-Done = terminé
say-First = { $seat_is ->
    [you] Vous commencez
   *[other] { $seat } commence
}
say-Sector = secteur { $sector }
say-DrawnCard = { $card }
say-DrawnTile = { $tile }
say-DrawnProgram = { $layout }
say-Turn = rotation de { $edges }

# L’histoire

told-DrawFirstPlayer = { $answer }.
told-DrawLab = { $seat_is ->
    [you] Vous commencez
   *[other] { $seat } commence
} ici : { $answer }.
told-FillDrawnSector = Des octopodes et des cristaux apparaissent : { $answer }.
told-DealCard = Le secteur { $sector } reçoit une carte recherche : { $answer }.
told-DealTile = Le secteur { $sector } reçoit une extension : { $answer }.
told-DrawProgram = Au sommet de la pile : { $answer }.
told-LayOutPrograms = Les jetons de programmation sont disposés.
told-TurnCentreTile = La tuile centrale est posée : { $answer }.
told-BeginRound = La manche { $round } commence.
told-MoveEngineer = { $seat_is ->
    [you] Vous avancez votre ingénieur
   *[other] { $seat } avance son ingénieur
} en salle { $room } ({ $program }).
told-MoveSideways = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} la Porte latérale vers la salle { $room } ({ $program }).
told-BuyProgram = { $seat_is ->
    [you] Vous payez
   *[other] { $seat } paie
} du temps pour programmer : { $program }.
told-LeaveHeadquarters = { $seat_is ->
    [you] Vous passez
   *[other] { $seat } passe
}.
told-TakeTime = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} { $amount } temps{ $cause ->
    [TakeIncome] , revenu des sous-marins
    [TakeTimeThere] {" "}de plus dans la réserve
   *[other] {""}
}.
told-TakeCrystals = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} { $amount ->
    [one] { $amount } cristal
   *[other] { $amount } cristaux
}.
told-ReturnBot = { $seat_is ->
    [you] Vous renvoyez votre
   *[other] { $seat } renvoie son
} robot « { $program } ».
told-PlaceOnSymbol = { $seat_is ->
    [you] Vous programmez
   *[other] { $seat } programme
} un robot : { $program }.
told-WalkTo = { $seat_is ->
    [you] Vous envoyez votre scientifique
   *[other] { $seat } envoie son scientifique
} dans le secteur { $sector }, zone { $program }{ $fare ->
    [0] {""}
   *[other] {" "}pour { $fare } temps
}.
told-PayTheRest = { $seat_is ->
    [you] Vous payez
   *[other] { $seat } paie
} le reste du chemin : { $fare } temps.
told-PlaceBot = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} le contrôle du secteur { $sector }.
told-EnterLoadingStation = { $owner_is ->
    [you] Votre robot rejoint
   *[other] Un robot ({ $owner }) rejoint
} la station de chargement du secteur { $sector }.
told-RelieveOvercrowding = La station de chargement du secteur { $sector } déborde : chacun y reprend tous ses robots sauf un.
told-LeaveActionOut = { $seat_is ->
    [you] Vous n’effectuez pas
   *[other] { $seat } n’effectue pas
} l’action.
told-TakeTile = { $seat_is ->
    [you] Vous agrandissez votre laboratoire
   *[other] { $seat } agrandit son laboratoire
} : { $tile }.
told-TakeTimeThere = { $taken ->
    [0] { $seat_is ->
        [you] Vous ne prenez
       *[other] { $seat } ne prend
    } pas de temps
   *[other] { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $taken } temps
} dans le secteur { $sector }.
told-TakeCrystalsThere = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} { $taken ->
    [one] { $taken } cristal
   *[other] { $taken } cristaux
} dans le secteur { $sector }.
told-CatchOctopods = { $seat_is ->
    [you] Vous attrapez
   *[other] { $seat } attrape
} { $caught ->
    [one] un octopode
   *[other] { $caught } octopodes
} dans le secteur { $sector }.
told-PlaceSubmarine = { $seat_is ->
    [you] Vous placez
   *[other] { $seat } place
} un sous-marin dans le secteur { $sector } pour { $price } temps.
told-TakeCard = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} une carte recherche : { $card }.
told-GainKnowledge = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-PayWithCrystal = { $seat_is ->
    [you] Vous payez
   *[other] { $seat } paie
} un cristal pour une ligne rouge.
told-StopAtLine = { $seat_is ->
    [you] Vous vous arrêtez
   *[other] { $seat } s’arrête
} devant une ligne rouge : { $points ->
    [one] { $points } point est perdu
   *[other] { $points } points sont perdus
}.
told-LoseKnowledge = { $lost ->
    [0] { $seat_is ->
        [you] Vous ne reculez pas
       *[other] { $seat } ne recule pas
    } plus : personne ne repasse une ligne rouge ni ne descend sous 0.
    [one] { $seat_is ->
        [you] Vous reculez
       *[other] { $seat } recule
    } de { $lost } point.
   *[other] { $seat_is ->
        [you] Vous reculez
       *[other] { $seat } recule
    } de { $lost } points.
}
told-UseReward = { $seat_is ->
    [you] Vous utilisez
   *[other] { $seat } utilise
} { $card }.
told-UseImmediate = { $seat_is ->
    [you] Vous utilisez
   *[other] { $seat } utilise
} aussitôt { $card }.
told-IntermediateScoring = Décompte intermédiaire de la manche { $round }.
told-UseScoringCard = { $seat_is ->
    [you] Vous payez
   *[other] { $seat } paie
} pour { $card }.
told-ScoreSeat = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : contrôle { $control }, robots en jeu { $bots }, cristaux { $crystals }, octopodes { $octopods ->
    [0] 0
   *[other] −{ $octopods }
}.
told-FinalScoring = Décompte final.
told-ScoreFinally = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : lettres { $letters }, temps { $time }, sous-marins { $submarines }, laboratoire complet { $lab }.
told-PrepareRound = On prépare la manche suivante.
told-RefillStation = Les secteurs sont regarnis selon la tuile centrale et la réserve.
told-DockNeutral = Un sous-marin neutre accoste dans le secteur { $sector }.
told-NewOrder = L’ordre dans lequel on a passé devient l’ordre du tour.

# Refus

refuse-not-programmed = Vous n’avez pas de robot programmé « { $program } ».
refuse-just-placed = Le robot que vous venez de programmer reste en place ; renvoyez l’un des plus anciens.
refuse-no-crystal = Vous n’avez pas de cristal pour payer.
refuse-crystal-first = Vous avez un cristal ; un robot ne paie que pour qui n’en a pas.
refuse-card-brings-nothing = Cette carte ne vous rapporterait rien maintenant.
refuse-no-arrow = Aucune flèche n’y mène depuis la place de votre ingénieur.
refuse-at-the-top = Votre ingénieur est au troisième étage ; de là, il ne peut que sortir.
refuse-no-bot-to-program = Votre réserve n’a plus de robot à programmer.
refuse-no-sideways-card = Vous n’avez pas la Porte latérale.
refuse-sideways-used = Vous avez déjà utilisé la Porte latérale ; elle ne sert qu’une fois par partie.
refuse-not-from-start = La Porte latérale ne s’ouvre pas depuis la case de départ.
refuse-not-sideways = Depuis la place de votre ingénieur, la Porte latérale ne mène pas à cette salle.
refuse-bought-already = Vous avez déjà programmé contre du temps pendant cette manche.
refuse-symbol-taken = Un robot occupe votre symbole « { $program } » ; il en faut un libre.
refuse-programming-too-dear = Programmer sans l’ingénieur coûte { $price } temps ; vous en avez { $purse }.
refuse-no-bot-for-area = Vous n’avez pas de robot programmé pour cette zone ({ $program }).
refuse-locks-too-dear = Le chemin coûte { $fare } temps ; vous en avez { $purse }, et renvoyer des robots ne suffirait pas.
refuse-not-at-the-exit = Vous ne pouvez passer que si votre ingénieur est au troisième étage.
refuse-lab-complete = Votre laboratoire est complet : il a ses { $most } extensions.
refuse-no-tile = Il n’y a pas d’extension dans ce secteur.
refuse-time-full = Votre laboratoire contient { $most } temps, pas davantage.
refuse-no-time-left = Il n’y a plus de temps à prendre.
refuse-no-crystals = Il n’y a pas de cristaux dans ce secteur.
refuse-crystals-full = Votre laboratoire contient { $most } cristaux, pas davantage.
refuse-no-octopods = Il n’y a pas d’octopodes à attraper dans ce secteur.
refuse-no-submarine = Tous vos sous-marins sont dans la station.
refuse-submarine-here = Vous avez déjà un sous-marin dans ce secteur.
refuse-submarine-too-dear = L’emplacement coûte { $price } temps ; vous en auriez { $purse }.
refuse-no-card = Il n’y a pas de carte recherche dans ce secteur.
refuse-cards-full = Votre laboratoire contient { $most } cartes recherche, pas davantage.
refuse-no-bot = Votre réserve n’a plus de robot à programmer.
refuse-must-act = L’action est possible : elle doit être effectuée.
refuse-not-on-tile = Votre nouvelle tuile ne montre pas cette lettre.
refuse-no-bot-for-letter = Votre réserve est vide ; renvoyez d’abord un robot programmé.
refuse-too-many-octopods = Vous pouvez en attraper { $most } ici, pas davantage.
refuse-no-time-for-card = Cette carte coûte { $price } temps ; vous en avez { $purse }.
refuse-no-bot-for-card = Votre réserve n’a plus de robot pour cette carte.
refuse-card-symbol-taken = Un robot occupe votre symbole « { $program } » ; pour cette carte, il doit être libre.
refuse-income-taken = Vous avez déjà pris le revenu de ce décompte.
refuse-cards-first = Vous avez commencé par les cartes ; le revenu vient après toutes.

# Erreurs

error-engineer-stuck = Si « early_pass » vaut non, « move_without_bot » doit valoir oui : sinon un ingénieur pourrait rester bloqué.
error-box-short-table = { $what } doit avoir au moins { $needs } nombres.
error-box-wrong-letters = { $what } peut montrer au plus deux lettres différentes.
error-box-wrong-arrows = { $what } doit nommer { $needs } salles de l’étage suivant.
error-box-wrong-columns = { $what } doit compter { $needs } nombres de 0 à 99 qui ne diminuent jamais, en six colonnes.
error-box-wrong-tiers = { $what } doit compter trois étages, avec chacune de { $needs } une fois.

# Fins

ending-points = Les points décident.
ending-control = Égalité aux points ; le plus de robots sur les zones de contrôle décide.
ending-crystals = Égalité aux points et au contrôle ; le plus de cristaux décide.
ending-shared = Égalité aux points, au contrôle et aux cristaux ; la victoire est partagée.

# Options

option-edition = Marqueurs temps
option-edition-french = 44, comme dans le livret français
option-edition-english = 38, comme dans le livret anglais
option-spare_octopods = Deux octopodes de plus
option-spare_octopods-no = non, 15
option-spare_octopods-yes = oui, 17
option-zero_lock = Commencer avec 3 temps au lieu de 4
option-zero_lock-either = à côté du sas 0, d’un côté ou de l’autre
option-zero_lock-clockwise = seulement si le sas 0 est du côté horaire
option-third_bot = Le troisième robot programmé fait renvoyer
option-third_bot-older = l’un des deux plus anciens
option-third_bot-any = l’un des trois, au choix
option-time_for_bots = Temps pour les robots programmés renvoyés
option-time_for_bots-own_turn = pendant votre tour, jamais dans les décomptes
option-time_for_bots-not_for_lines = pendant votre tour, mais pas pour une ligne rouge
option-time_for_bots-always = toujours
option-move_without_bot = L’ingénieur peut avancer sans robot à programmer
option-move_without_bot-yes = oui
option-move_without_bot-no = non
option-supply = Cristaux, octopodes et temps
option-supply-limited = peuvent s’épuiser
option-supply-unlimited = ne s’épuisent jamais
option-where_to_use = Un robot peut être utilisé
option-where_to_use-stated = là où les actions verte, rouge et bleue sont possibles, partout pour les autres
option-where_to_use-anywhere = partout
option-where_to_use-gain = seulement là où son action rapporte quelque chose
option-skip_action = On peut renoncer à une action possible
option-skip_action-yes = oui
option-skip_action-no = non
option-catch_fewer = On peut attraper moins d’octopodes que possible
option-catch_fewer-no = non
option-catch_fewer-yes = oui
option-points_before_card = Les points d’une carte recherche précèdent la Livraison express
option-points_before_card-yes = oui
option-points_before_card-no = non
option-early_pass = Passer avant le troisième étage
option-early_pass-no = non
option-early_pass-yes = oui
option-refuse_to_pay = On peut garder un cristal en s’arrêtant devant une ligne rouge
option-refuse_to_pay-no = non
option-refuse_to_pay-yes = oui
option-reward_order = Points d’une prise et Filets
option-reward_order-action_first = les points d’abord
option-reward_order-choice = dans l’ordre de votre choix
option-income_order = Revenu et Équipe de nuit
option-income_order-two_steps = l’un ou l’autre d’abord, toutes les cartes du même côté
option-income_order-interleaved = des cartes avant et après le revenu
option-income_order-income_first = le revenu d’abord
option-tie_at_zero = Égalité au contrôle sans aucun secteur
option-tie_at_zero-no = ne rapporte rien
option-tie_at_zero-yes = rapporte comme toute égalité
option-neutral_colour = Sous-marins neutres à deux joueurs
option-neutral_colour-first = la première couleur absente du secteur
option-neutral_colour-alternate = les deux couleurs alternent
option-reward_without_bot = Les cartes de salle paient même sans robot placé
option-reward_without_bot-yes = oui
option-reward_without_bot-no = non
option-several_jumps = Tube central plusieurs fois dans un déplacement
option-several_jumps-yes = oui
option-several_jumps-no = non
option-sideways_turn = La Porte latérale est
option-sideways_turn-turn = un tour à part entière
option-sideways_turn-free = un supplément dans un tour
option-sideways_reach = La Porte latérale mène
option-sideways_reach-next = à la salle voisine
option-sideways_reach-tier = à toute salle de l’étage

# Cartes recherche

card-0 = Atelier rapide
card_text-0 = Chaque fois que votre ingénieur entre dans la salle du jeton « laboratoire » : 2 marqueurs temps.
card-1 = Atelier étincelant
card_text-1 = Chaque fois que votre ingénieur entre dans la salle du jeton « laboratoire » : 1 cristal.
card-2 = Atelier lumineux
card_text-2 = Chaque fois que votre ingénieur entre dans la salle du jeton « laboratoire » : 4 points.
card-3 = Horlogerie rapide
card_text-3 = Chaque fois que votre ingénieur entre dans la salle du jeton « temps » : 2 marqueurs temps.
card-4 = Horlogerie étincelante
card_text-4 = Chaque fois que votre ingénieur entre dans la salle du jeton « temps » : 1 cristal.
card-5 = Horlogerie lumineuse
card_text-5 = Chaque fois que votre ingénieur entre dans la salle du jeton « temps » : 4 points.
card-6 = Chambre forte rapide
card_text-6 = Chaque fois que votre ingénieur entre dans la salle du jeton « cristaux » : 2 marqueurs temps.
card-7 = Chambre forte étincelante
card_text-7 = Chaque fois que votre ingénieur entre dans la salle du jeton « cristaux » : 1 cristal.
card-8 = Chambre forte lumineuse
card_text-8 = Chaque fois que votre ingénieur entre dans la salle du jeton « cristaux » : 4 points.
card-9 = Aquarium rapide
card_text-9 = Chaque fois que votre ingénieur entre dans la salle du jeton « octopodes » : 2 marqueurs temps.
card-10 = Aquarium étincelant
card_text-10 = Chaque fois que votre ingénieur entre dans la salle du jeton « octopodes » : 1 cristal.
card-11 = Aquarium lumineux
card_text-11 = Chaque fois que votre ingénieur entre dans la salle du jeton « octopodes » : 4 points.
card-12 = Quai rapide
card_text-12 = Chaque fois que votre ingénieur entre dans la salle du jeton « sous-marin » : 2 marqueurs temps.
card-13 = Quai étincelant
card_text-13 = Chaque fois que votre ingénieur entre dans la salle du jeton « sous-marin » : 1 cristal.
card-14 = Quai lumineux
card_text-14 = Chaque fois que votre ingénieur entre dans la salle du jeton « sous-marin » : 4 points.
card-15 = Bibliothèque rapide
card_text-15 = Chaque fois que votre ingénieur entre dans la salle du jeton « recherche » : 2 marqueurs temps.
card-16 = Bibliothèque étincelante
card_text-16 = Chaque fois que votre ingénieur entre dans la salle du jeton « recherche » : 1 cristal.
card-17 = Bibliothèque lumineuse
card_text-17 = Chaque fois que votre ingénieur entre dans la salle du jeton « recherche » : 4 points.
card-18 = Console rapide
card_text-18 = Chaque fois que votre ingénieur entre dans la salle du jeton « programme » : 2 marqueurs temps.
card-19 = Console étincelante
card_text-19 = Chaque fois que votre ingénieur entre dans la salle du jeton « programme » : 1 cristal.
card-20 = Console lumineuse
card_text-20 = Chaque fois que votre ingénieur entre dans la salle du jeton « programme » : 4 points.
card-21 = Filet rapide
card_text-21 = Chaque fois que vous attrapez au moins un octopode : 2 marqueurs temps.
card-22 = Filet étincelant
card_text-22 = Chaque fois que vous attrapez au moins un octopode : 1 cristal.
card-23 = Filet lumineux
card_text-23 = Chaque fois que vous attrapez au moins un octopode : 3 points.
card-24 = Tube central
card_text-24 = Pendant un déplacement de votre scientifique : payez 1 marqueur temps pour gagner le secteur opposé.
card-25 = Grand ménage
card_text-25 = 1 point pour chaque robot des autres qui quitte une station de chargement à cause de vous.
card-26 = Passe-partout
card_text-26 = Les sas de valeur 2 ne vous coûtent rien.
card-27 = Chantier naval ami
card_text-27 = Vos sous-marins coûtent moitié prix, arrondi vers le bas.
card-28 = Porte latérale
card_text-28 = Une fois par partie : un pas de côté pour votre ingénieur, sans changer d’étage.
card-29 = Équipe de nuit : laboratoire
card_text-29 = À chaque décompte intermédiaire : payez 1 marqueur temps pour programmer un robot (laboratoire).
card-30 = Équipe de nuit : temps
card_text-30 = À chaque décompte intermédiaire : payez 1 marqueur temps pour programmer un robot (temps).
card-31 = Équipe de nuit : cristaux
card_text-31 = À chaque décompte intermédiaire : payez 1 marqueur temps pour programmer un robot (cristaux).
card-32 = Équipe de nuit : octopodes
card_text-32 = À chaque décompte intermédiaire : payez 1 marqueur temps pour programmer un robot (octopodes).
card-33 = Équipe de nuit : sous-marin
card_text-33 = À chaque décompte intermédiaire : payez 1 marqueur temps pour programmer un robot (sous-marin).
card-34 = Équipe de nuit : recherche
card_text-34 = À chaque décompte intermédiaire : payez 1 marqueur temps pour programmer un robot (recherche).
card-35 = Livraison express : laboratoire
card_text-35 = Aussitôt : 2 marqueurs temps et un robot programmé (laboratoire).
card-36 = Livraison express : temps
card_text-36 = Aussitôt : 2 marqueurs temps et un robot programmé (temps).
card-37 = Livraison express : cristaux
card_text-37 = Aussitôt : 2 marqueurs temps et un robot programmé (cristaux).
card-38 = Livraison express : octopodes
card_text-38 = Aussitôt : 2 marqueurs temps et un robot programmé (octopodes).
card-39 = Livraison express : sous-marin
card_text-39 = Aussitôt : 2 marqueurs temps et un robot programmé (sous-marin).
card-40 = Livraison express : recherche
card_text-40 = Aussitôt : 2 marqueurs temps et un robot programmé (recherche).

# Extensions

tile-0 = Archives A
tile_text-0 = Place pour 1 carte recherche de plus ; lettre A : un robot sur cette zone de contrôle.
tile-1 = Écrin A
tile_text-1 = Place pour 1 cristal de plus ; lettre A : un robot sur cette zone de contrôle.
tile-2 = Bassin A
tile_text-2 = 1 octopode de plus à chaque prise ; lettre A : un robot sur cette zone de contrôle.
tile-3 = Réserve de temps A
tile_text-3 = Place pour 2 marqueurs temps de plus ; lettre A : un robot sur cette zone de contrôle.
tile-4 = Archives B
tile_text-4 = Place pour 1 carte recherche de plus ; lettre B : un robot sur cette zone de contrôle.
tile-5 = Écrin B
tile_text-5 = Place pour 1 cristal de plus ; lettre B : un robot sur cette zone de contrôle.
tile-6 = Bassin B
tile_text-6 = 1 octopode de plus à chaque prise ; lettre B : un robot sur cette zone de contrôle.
tile-7 = Réserve de temps B
tile_text-7 = Place pour 2 marqueurs temps de plus ; lettre B : un robot sur cette zone de contrôle.
tile-8 = Archives C
tile_text-8 = Place pour 1 carte recherche de plus ; lettre C : un robot sur cette zone de contrôle.
tile-9 = Écrin C
tile_text-9 = Place pour 1 cristal de plus ; lettre C : un robot sur cette zone de contrôle.
tile-10 = Bassin C
tile_text-10 = 1 octopode de plus à chaque prise ; lettre C : un robot sur cette zone de contrôle.
tile-11 = Réserve de temps C
tile_text-11 = Place pour 2 marqueurs temps de plus ; lettre C : un robot sur cette zone de contrôle.
tile-12 = Archives D
tile_text-12 = Place pour 1 carte recherche de plus ; lettre D : un robot sur cette zone de contrôle.
tile-13 = Écrin D
tile_text-13 = Place pour 1 cristal de plus ; lettre D : un robot sur cette zone de contrôle.
tile-14 = Bassin D
tile_text-14 = 1 octopode de plus à chaque prise ; lettre D : un robot sur cette zone de contrôle.
tile-15 = Réserve de temps D
tile_text-15 = Place pour 2 marqueurs temps de plus ; lettre D : un robot sur cette zone de contrôle.
tile-16 = Archives E
tile_text-16 = Place pour 1 carte recherche de plus ; lettre E : un robot sur cette zone de contrôle.
tile-17 = Écrin E
tile_text-17 = Place pour 1 cristal de plus ; lettre E : un robot sur cette zone de contrôle.
tile-18 = Bassin E
tile_text-18 = 1 octopode de plus à chaque prise ; lettre E : un robot sur cette zone de contrôle.
tile-19 = Réserve de temps E
tile_text-19 = Place pour 2 marqueurs temps de plus ; lettre E : un robot sur cette zone de contrôle.
tile-20 = Archives F
tile_text-20 = Place pour 1 carte recherche de plus ; lettre F : un robot sur cette zone de contrôle.
tile-21 = Écrin F
tile_text-21 = Place pour 1 cristal de plus ; lettre F : un robot sur cette zone de contrôle.
tile-22 = Bassin F
tile_text-22 = 1 octopode de plus à chaque prise ; lettre F : un robot sur cette zone de contrôle.
tile-23 = Réserve de temps F
tile_text-23 = Place pour 2 marqueurs temps de plus ; lettre F : un robot sur cette zone de contrôle.
tile-24 = Relais AB
tile_text-24 = Lettres A et B : un robot sur la zone de contrôle de chacune.
tile-25 = Relais CD
tile_text-25 = Lettres C et D : un robot sur la zone de contrôle de chacune.
tile-26 = Relais EF
tile_text-26 = Lettres E et F : un robot sur la zone de contrôle de chacune.
tile-27 = Grotte
tile_text-27 = Place pour 1 cristal de plus ; 1 octopode de plus à chaque prise.
tile-28 = Cabinet d’étude
tile_text-28 = Place pour 1 carte recherche de plus ; place pour 2 marqueurs temps de plus.
tile-29 = Dépôt
tile_text-29 = Place pour 1 cristal de plus ; place pour 2 marqueurs temps de plus.

# Ce que fait chaque action, pour les infobulles

action-0 = Agrandir le laboratoire : prenez l’extension du dessus ; chacune de ses lettres peut amener un robot.
action-1 = Prendre les marqueurs temps du secteur, au moins 2 en tout.
action-2 = Prendre les cristaux du secteur.
action-3 = Attraper des octopodes pour 1, 3, 6, 10… points.
action-4 = Placer un sous-marin : payez son emplacement, marquez l’ampoule.
action-5 = Prendre la carte recherche du dessus, marquer l’ampoule.
action-6 = Programmer un robot dans la couleur du secteur.

# Le plateau dans le terminal

aquasphere-round = Manche { $round } sur { $rounds }. Ampoule { $bulb }. À { $seat } de jouer.
aquasphere-sector = Secteur
aquasphere-white = Blanc
aquasphere-lock = Sas
aquasphere-time = Temps
aquasphere-crystals = Crist.
aquasphere-octopods = Octo.
aquasphere-control = Contrôle
aquasphere-loading = Chargement
aquasphere-submarines = S.-marins
aquasphere-card = Carte
aquasphere-tile = Extension
aquasphere-next = Ajout
aquasphere-rooms = Salles maintenant (ensuite) : { $rooms }
aquasphere-player = Joueur
aquasphere-points = Points
aquasphere-engineer = Ingénieur
aquasphere-scientist = Scientifique
aquasphere-programmed = Programmés
aquasphere-bots = Robots
aquasphere-letters = Lettres
aquasphere-cards = Cartes
aquasphere-scoring = Décompte
aquasphere-signs =
    ▲ ● ■ ◆               les joueurs dans cet ordre, et leurs pièces
    Crist., Octo.         cristaux, octopodes
    Blanc                 ce que programme la zone blanche du secteur
    Contrôle, Chargement  robots sur la zone de contrôle et dans la station de chargement
    S.-marins             sous-marins
    3/4                   trois, de la place pour quatre
    L1 à R3               les salles du quartier général (gauche, centre, droite)
aquasphere-legend = sas : vers le secteur suivant ; ajout : ce qu’apporte la tuile centrale (temps, cristaux, octopodes) ; décompte : intermédiaire / final
aquasphere-sheet = Points à la fin
aquasphere-sheet-letters = Lettres
aquasphere-sheet-time = Temps restant
aquasphere-sheet-submarines = Tous les sous-marins
aquasphere-sheet-lab = Laboratoire complet
aquasphere-sheet-before = Avant le décompte final
aquasphere-sheet-total = Total

# La leçon

lesson-aquasphere-1 = Bienvenue dans la station. Votre ingénieur programme des robots au quartier général, votre scientifique s’en sert ici, dans les secteurs. Envoyez l’ingénieur dans la salle des octopodes : un robot apprend à les attraper.
lesson-aquasphere-2 = Utilisez maintenant ce robot. Deux octopodes se cachent juste à côté, dans le secteur A. Le sas coûte 1 temps, et le temps est précieux : vous en avez 4.
lesson-aquasphere-3 = Votre robot occupe la zone de contrôle du secteur A, ce qui comptera après la manche. Place à l’action : attrapez les deux octopodes. Un seul vaudrait 1 point, deux en valent 3.
lesson-aquasphere-4 = À court de temps ? Pendant votre tour, vous pouvez renvoyer des robots programmés contre 2 temps chacun. Gardez le vôtre, il va servir.
lesson-aquasphere-5 = Maren a attrapé un octopode, elle aussi. Votre ingénieur ne fait que monter : une salle par tour, trois étages par manche. Continuez vers la salle du temps.
lesson-aquasphere-6 = Le robot sous-marin attend depuis la mise en place. Dans le secteur A, accoster coûterait 1 temps, mais un deuxième secteur vaut mieux : allez jusqu’en F. Le sas coûte 1, la place 2, car quelqu’un s’y trouve déjà.
lesson-aquasphere-7 = Accostez. Cela rapporte autant de points que l’ampoule au centre en montre, et désormais 1 temps de plus après chaque manche.
lesson-aquasphere-8 = Vous n’avez plus de temps, mais le robot du temps pourra en chercher. Gardez-le.
lesson-aquasphere-9 = Le dernier étage. Choisissez la recherche.
lesson-aquasphere-10 = Une carte recherche se trouve ici même, en F. Rester ne coûte rien : utilisez le robot sur place. L’ancien lui cède la zone et attend dans la station de chargement.
lesson-aquasphere-11 = Prenez la carte. Elle rapporte aussi les points de l’ampoule, et celle-ci agit aussitôt : 2 temps, et un robot qui attrape les octopodes.
lesson-aquasphere-12 = Deux robots programmés, c’est le maximum ; ils restent pour la manche suivante. Terminez votre tour.
lesson-aquasphere-13 = Votre ingénieur est à la sortie. Vous pourriez encore utiliser vos robots, mais qui passe en premier commence la manche suivante. Passez.
lesson-aquasphere-14 = Décompte de la manche : vous contrôlez le plus de secteurs, 6 points, et vos robots en jeu en rapportent 4. En chemin, une ligne rouge. Elle coûte un cristal ; sans cristal, un robot programmé suffit. Cédez le robot du temps : s’arrêter devant une ligne, c’est perdre le reste de ses points.
