# Les mots de Nautilus, en français. Les cases et les modules tirent leur nom de la boîte.

# -- questions -----------------------------------------------------------------

ask-PlaceBase = Où la base se trouve-t-elle dans le lagon ?
ask-BuyModule = Acheter un module, ou aucun ?
ask-PlaceModule = Poser un module ?{ $paid ->
    [0] {" "}Le prix suit la case la plus profonde.
    [1] {" "}Vous avez payé 1 Nemo pour ce tour.
   *[other] {" "}Vous avez payé { $paid } Nemos pour ce tour.
}
ask-ChooseLoad = Quel équipage habite le module que vous venez de poser ?
ask-MoveAquanauts = Déplacer un aquanaute ?{ $used ->
    [0] {""}
    [1] {" "}Un pas est fait.
   *[other] {" "}{ $used } pas sont faits.
}
ask-LaunchSubmarine = Mettre un sous-marin à l’eau ?
ask-UseSonar = Utiliser un sonar ?
ask-MoveSubmarines = Déplacer un sous-marin ?
ask-ExtraMove = Une propulsion : déplacer aussitôt un de vos sous-marins ?
ask-Peek = Le coquillage vous laisse regarder { $left ->
    [1] une découverte cachée
   *[other] { $left } découvertes cachées
}. Laquelle d’abord ?
ask-BringNews = Une ruine de l’Atlantide : déplacer aussitôt un aquanaute ?
ask-DockSubmarine = Le { $submarine } accoste-t-il ici ?
ask-RaiseTokens = Valoriser une découverte de votre mission ?

# -- réponses ------------------------------------------------------------------

say-First = { $seat }
say-Mission = { $mission }
say-Token = { $face }
say-Base = base en { $block }
say-Buy = acheter { $a_kind } ({ $price } N)
say-House = acheter { $a_kind } avec { $aquanauts ->
    [1] un aquanaute
   *[other] { $aquanauts } aquanautes
} ({ $price } N)
say-Place = poser { $the_kind } en { $block }, { $turn } ({ $price ->
    [0] sans supplément
   *[other] { $price } N
})
say-Settle = celle qui a { $aquanauts ->
    [1] un aquanaute
   *[other] { $aquanauts } aquanautes
}
say-Done = terminé{ $returned ->
    [0] { $kept ->
        [0] {""}
        [one] , un module reste pour plus tard
       *[other] , { $kept } modules restent pour plus tard
    }
    [one] , un module retourne à sa pile
   *[other] , { $returned } modules retournent à leurs piles
}
say-Walk = { $source } { $target } ({ $kind }), { $steps } pas{ $rent ->
    [0] {""}
   *[other] , loyer { $rent } N
}
say-Visit = { $source } { $target } ({ $kind }) sans l’activer, { $steps } pas
say-Launch = mise à l’eau en { $square }, devant { $module } ({ $kind }), côté { $direction }
say-Ping = sonar du { $submarine } ({ $price } N)
say-Sail = { $submarine } en { $square }, { $steps ->
    [0] sur place
    [1] une case
   *[other] { $steps } cases
}
say-Dock = accoster, et un aquanaute entre dans { $module } ({ $kind }){ $rent ->
    [0] {""}
   *[other] , loyer { $rent } N
}
say-DockToVisit = accoster, et un aquanaute entre dans { $module } ({ $kind }) sans l’activer
say-Withdraw = accoster sans que personne entre
say-Look = la découverte en { $square } ({ $zone })
say-Raise = en valoriser une : { $face } ({ $price } N)

# -- récit ---------------------------------------------------------------------

told-DrawFirstPlayer = { $seat_is ->
    [you] Vous commencez
   *[other] { $answer } commence
}.
told-DealMission = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} la mission « { $answer } ».
told-DealMission-hidden = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
} une mission.
told-PlaceBase = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $answer }.
told-DrawBase = Le sort décide : { $answer }.
told-BeginRound = La manche { $round } commence.
told-AnnounceEnd = Les dernières découvertes de l’Atlantide sont trouvées : la manche { $round } sera la dernière.
told-BuyModule = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $answer }.
told-PlaceModule = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $answer }.
told-ChooseLoad = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $answer }.
told-ReturnModules = { $seat_is ->
    [you] Vous rendez
   *[other] { $seat } rend
} aux piles tous les modules qui ne sont pas posés.
told-LookAt = { $seat_is ->
    [you] Vous regardez
   *[other] { $seat } regarde
} la découverte en { $square }.
told-LookFirst = { $seat_is ->
    [you] Vous regardez
   *[other] { $seat } regarde
} la découverte en { $square } : { $answer }.
told-LookFirst-hidden = { $seat_is ->
    [you] Vous regardez
   *[other] { $seat } regarde
} la découverte en { $square }.
told-TurnUp = La découverte en { $square } est retournée : { $answer }.
told-ShowToken = La découverte en { $square } est retournée : { $face }.
told-ClearToken = La découverte en { $square }, sous le nouveau module, quitte la mer : pour les ruines si elle est de l’Atlantide, sinon pour la boîte.
told-MoveAquanauts = { $seat_is ->
    [you] Vous
   *[other] { $seat }
}, aquanautes : { $answer }.
told-PayRent = { $owner_is ->
    [you] { $seat } vous paie
   *[other] { $seat_is ->
        [you] Vous payez
       *[other] { $seat } paie
    }
} { $rent ->
    [0] 0 Nemo
    [1] 1 Nemo
   *[other] { $rent } Nemos
} de loyer{ $owner_is ->
    [you] {""}
   *[other] {" "}à { $owner }
}.
told-Activate = { $seat_is ->
    [you] Vous activez
   *[other] { $seat } active
} { $module } ({ $kind }).
told-TakeChip = { $seat_is ->
    [you] Vous prenez
   *[other] { $other_is ->
        [you] { $seat } vous prend
       *[other] { $seat } prend
    }
}{ $other_is ->
    [you] {""}
   *[other] { $other ->
        [-1] {""}
       *[other] {" "}à { $other }
    }
} le « 3 » de la station { $station }.
told-LaunchSubmarine = { $seat_is ->
    [you] Vous
   *[other] { $seat }
}, mise à l’eau : { $answer }.
told-UseSonar = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : { $answer }.
told-MoveSubmarines = { $seat_is ->
    [you] Vous
   *[other] { $seat }
}, sous-marins : { $answer }.
told-OpenTrench = { $seat_is ->
    [you] Vous ouvrez
   *[other] { $seat } ouvre
} la fosse à tout le monde.
told-LeaveToken = { $seat_is ->
    [you] Vous ne pouvez pas
   *[other] { $seat } ne peut pas
} payer { $price ->
    [1] 1 Nemo
   *[other] { $price } Nemos
} pour la découverte en { $square } : si elle est de l’Atlantide, elle rejoint les ruines sans marqueur, sinon elle attend là.
told-TakeFind = { $seat_is ->
    [you] Vous récoltez
   *[other] { $seat } récolte
} : { $face } ({ $price } N).
told-OpenChest = { $seat_is ->
    [you] Vous ouvrez
   *[other] { $seat } ouvre
} un coffre : { $nemos } Nemos.
told-UseBoost = { $seat_is ->
    [you] Vous trouvez
   *[other] { $seat } trouve
} une propulsion.
told-ExtraMove = { $seat_is ->
    [you] Vous
   *[other] { $seat }
}, propulsion : { $answer }.
told-Peek = { $seat_is ->
    [you] Vous
   *[other] { $seat }
}, coup d’œil : { $answer }.
told-TakeRuin = { $seat_is ->
    [you] Vous récoltez
   *[other] { $seat } récolte
} Atlantide { $number } ({ $price } N).
told-BringNews = { $seat_is ->
    [you] Vous
   *[other] { $seat }
}, nouvelles de l’Atlantide : { $answer }.
told-DockSubmarine = { $seat_is ->
    [you] Vous
   *[other] { $seat }
}, { $submarine } : { $answer }.
told-EndGame = { $ended ->
    [1] Les quinze découvertes de l’Atlantide sont trouvées : la partie est finie.
    [2] La dernière manche est jouée : la partie est finie.
   *[3] Une manche sans construction, sans récolte et sans achat qui compte : la partie est finie.
}
told-OpenMission = { $seat_is ->
    [you] Vous révélez
   *[other] { $seat } révèle
} la mission « { $mission } ».
told-RaiseTokens = { $seat_is ->
    [you] Vous
   *[other] { $seat }
}, mission : { $answer }.
told-TellPoints = { $seat_is ->
    [you] Vous
   *[other] { $seat }
} : stations { $stations } × découvertes { $discoveries } + { $nemos ->
    [0] 0 Nemo
    [1] 1 Nemo
   *[other] { $nemos } Nemos
}.

# -- pourquoi pas --------------------------------------------------------------

refuse-outside-lagoon = La base doit se trouver tout entière dans le lagon ; en { $block }, ce n’est pas le cas.
refuse-store-is-full = Vous avez { $stored } modules devant vous ; c’est le maximum.
refuse-stack-is-empty = Il ne reste aucun exemplaire : { $kind }.
refuse-cannot-buy = Le module coûte { $price ->
    [1] 1 Nemo
   *[other] { $price } Nemos
} ; vous en avez { $money }.
refuse-cannot-house = Ces aquanautes coûtent { $price ->
    [1] 1 Nemo
   *[other] { $price } Nemos
} ; vous en avez { $money }.
refuse-too-many-aquanauts = Une habitation accueille { $most } aquanautes au plus.
refuse-stock-is-low = { $stock ->
    [0] Vous n’avez plus d’aquanaute en réserve.
    [1] Vous n’avez plus qu’un aquanaute en réserve.
   *[other] Vous n’avez plus que { $stock } aquanautes en réserve.
}
refuse-overlaps = Ici, il recouvrirait { $module }.
refuse-submarine-in-the-way = Un sous-marin se trouve en { $square } ; aucun module ne peut couvrir cette case, pas même d’un coin.
refuse-touches-nothing = Ici, il ne toucherait pas la cité ; il lui faut un passage.
refuse-no-passage = Il ne toucherait { $module } que par un mur ; il faut un sas des deux côtés.
refuse-not-to-your-own = Il rejoindrait la cité, mais pas un module que vous avez posé ce tour-ci.
refuse-cannot-build = Construire ici coûte { $price ->
    [1] 1 Nemo
   *[other] { $price } Nemos
} de plus ; vous en avez { $money }.
refuse-no-such-load = Vous n’avez pas d’habitation de cette couleur avec { $aquanauts ->
    [1] un aquanaute
   *[other] { $aquanauts } aquanautes
}.
refuse-nobody-there = Vous n’avez pas d’aquanaute dans { $module }.
refuse-stays-for-ever = Votre dernier aquanaute reste pour toujours dans { $module } : ce module est actif.
refuse-has-moved = Votre aquanaute dans { $module } s’est déjà déplacé ce tour-ci.
refuse-two-have-moved = Deux de vos aquanautes se sont déjà déplacés ce tour-ci.
refuse-no-way = Aucun passage ne mène { $source } { $target }.
refuse-too-far-to-walk = Il faut { $steps } pas ; il vous en reste { $left }.
refuse-cannot-pay-rent = S’arrêter là coûte { $rent ->
    [1] 1 Nemo
   *[other] { $rent } Nemos
} de loyer à { $owner } ; vous en avez { $money }.
refuse-nothing-to-visit = Dans { $module }, il n’y a rien à laisser inactif : arrêtez-vous simplement.
refuse-can-pay-rent = Vous pouvez payer le loyer de { $rent ->
    [0] 0 Nemo
    [1] 1 Nemo
   *[other] { $rent } Nemos
} (vous en avez { $money }) : s’arrêter là active le module.
refuse-no-submarine = Vous n’avez plus de sous-marin à mettre à l’eau ce tour-ci.
refuse-needs-two = Une mise à l’eau demande { $needs } de vos aquanautes dans le module ; il y en a { $own }.
refuse-no-blue-airlock = Le module n’a pas de sas bleu ({ $direction }).
refuse-not-free = La case de sortie n’est pas libre ({ $direction }).
refuse-token-there = Une découverte se trouve en { $square } ; on ne met rien à l’eau dessus.
refuse-cannot-pay-sonar = Le sonar coûte { $price ->
    [1] 1 Nemo
   *[other] { $price } Nemos
} ; vous en avez { $money }.
refuse-sonar-used = Le sonar du { $submarine } a déjà servi ce tour-ci.
refuse-nothing-in-range = À { $range } cases à la ronde, il n’y a pas de découverte cachée que vous n’ayez déjà vue.
refuse-has-sailed = Votre { $submarine } s’est déjà déplacé ce tour-ci.
refuse-nothing-to-do-here = Il est déjà en { $square }, et il n’y a rien à y faire.
refuse-city-there = En { $square } se trouve la cité ({ $module }) : passez au-dessus, mais sans vous arrêter.
refuse-submarine-there = Un sous-marin se trouve en { $square } : passez, mais sans vous arrêter.
refuse-trench-closed = La fosse est fermée : il vous faut des modules actifs des cinq sortes, vous en avez { $types }.
refuse-too-far-to-sail = { $square } est hors de portée en { $steps } cases, et une découverte ne se traverse pas.
refuse-no-face-down-token = En { $square }, il n’y a pas de découverte cachée.
refuse-chosen-already = Vous avez déjà choisi la découverte en { $square }.
refuse-same-zone = Le second coup d’œil va à une autre zone ({ $zone } est prise), tant qu’une découverte y est cachée.
refuse-no-stock = Vous n’avez plus d’aquanaute en réserve ; le sous-marin peut rentrer quand même.
refuse-not-in-mission = Votre mission ne valorise pas : { $face }.
refuse-all-raised = { $face } : { $tokens ->
    [0] vous n’en avez pas à valoriser
    [1] vous en avez une, déjà valorisée
   *[other] vous en avez { $tokens }, toutes valorisées
}.
refuse-cannot-raise = Valoriser une découverte coûte { $price ->
    [1] 1 Nemo
   *[other] { $price } Nemos
} ; vous en avez { $money }.

# -- erreurs dans une boîte ----------------------------------------------------

error-box-no-square = { $what } : il n’y a pas de case « { $square } » sur cette carte.
error-box-wrong-chips = { $what } doit contenir { $seats } jetons pour { $seats } joueurs.
error-box-map-row = map.rows : la ligne { $row } doit être un texte de { $needs } lettres, comme la première.
error-box-map-letter = map.rows : la ligne { $row } contient la lettre « { $letter } » ; les zones s’écrivent { $known }, en minuscules pour les emplacements de découvertes.
error-box-map-size = La carte fait { $size } cases d’un côté ; il en faut de { $least } à { $most }.
error-box-spots = La zone { $zone } a { $spots } emplacements sur la carte et { $tokens } découvertes ; [zones] dit { $needs }. Les trois doivent concorder.
error-box-atlantis = Atlantide { $token } s’y trouve { $copies } fois ; chaque nombre de 1 à 15 doit s’y trouver une fois.
error-box-no-base = La carte n’a pas de lagon : il n’y a pas de place pour la base.
error-box-cut-off = La case { $at } est inaccessible par l’eau : ni les découvertes ni la fosse ne doivent isoler une partie de la carte.
error-box-base = La base en { $at } ne se trouve pas tout entière dans le lagon.
error-box-alike = Les sas de { $module } et de { $like } sont les mêmes à une rotation près ; chaque sorte doit différer.

# -- noms ----------------------------------------------------------------------

module-0 = la base
module-n = le module { $n }
source-0 = de la base
source-n = du module { $n }
target-0 = à la base
target-n = au module { $n }
submarine-0 = sous-marin 1
submarine-1 = sous-marin 2
submarine-2 = sous-marin 3
direction-0 = nord
direction-2 = est
direction-4 = sud
direction-6 = ouest
turn-0 = sans rotation
turn-1 = rotation de 90°
turn-2 = rotation de 180°
turn-3 = rotation de 270°
a_kind-1 = une habitation violette
a_kind-2 = une habitation verte
a_kind-3 = un module d’entraînement
a_kind-4 = un module technique
a_kind-5 = un module sonar
a_kind-6 = un module de recherche
a_kind-7 = un module d’analyse
the_kind-1 = l’habitation violette
the_kind-2 = l’habitation verte
the_kind-3 = le module d’entraînement
the_kind-4 = le module technique
the_kind-5 = le module sonar
the_kind-6 = le module de recherche
the_kind-7 = le module d’analyse

# modules, in the order of box.toml (NA-1.2, NA-7.5)
kind-0 = base
kind-0-effect = Le cœur de la cité : huit sas, de la place pour tous, rien à activer.
kind-1 = habitation violette
kind-1-effect = Gratuite avec au moins 1 aquanaute à 1 Nemo chacun ; un carrefour à quatre sas bleus et deux orange.
kind-2 = habitation verte
kind-2-effect = Gratuite avec au moins 1 aquanaute à 1 Nemo chacun ; un carrefour à deux sas bleus et quatre orange.
kind-3 = module d’entraînement
kind-3-effect = Actif, il donne plus de pas à vos deux aquanautes : 3, 4, puis 5 ensemble.
kind-4 = module technique
kind-4-effect = Actif, il mène vos sous-marins plus loin : 4, 5, puis 6 cases.
kind-5 = module sonar
kind-5-effect = Actif, il étend la portée de votre sonar : 4, 5, puis 6 cases.
kind-6 = module de recherche
kind-6-effect = Actif, il vous laisse regarder 1, puis 2 découvertes cachées chaque fois que vous récoltez une coquille Saint-Jacques ou un escargot de mer.
kind-7 = module d’analyse
kind-7-effect = Actif, il enrichit chaque coffre : 2, 3, puis 4 Nemos.

# stations; $effect is the number that counts for this player now (NA-7.5)
station-0 = entraînement
station-0-effect = { $effect } pas pour vos deux aquanautes ensemble.
station-1 = technique
station-1-effect = Chacun de vos sous-marins peut avancer de { $effect } cases.
station-2 = sonar
station-2-effect = Votre sonar porte à { $effect } cases et coûte 1 Nemo par sous-marin.
station-3 = recherche
station-3-effect =
    { $effect ->
        [0] Un coquillage ne vous montre encore rien.
        [1] Un coquillage vous laisse regarder 1 découverte cachée.
       *[other] Un coquillage vous laisse regarder { $effect } découvertes cachées.
    }
station-4 = analyse
station-4-effect = Un coffre vous rapporte { $effect } Nemos.
chip-0-effect = 0 point : moins de deux modules actifs.
chip-1-effect = 1 point : deux modules actifs ou plus.
chip-3-effect = 3 points : plus de modules actifs que quiconque ; une égalité ne suffit pas pour le reprendre.

# zones, from shallow to deep (NA-4.9, NA-9.1)
zone-0 = lagon
zone-0-effect = Construire ici coûte 1 Nemo ; il n’y a rien à récolter.
zone-1 = fonds sous-marins
zone-1-effect = Construire jusqu’ici coûte { $building ->
        [one] 1 Nemo
       *[other] { $building } Nemos
    }, récolter une découverte à fond bleu { $recovery }.
zone-2 = grands fonds
zone-2-effect = Construire jusqu’ici coûte { $building ->
        [one] 1 Nemo
       *[other] { $building } Nemos
    }, récolter une découverte à fond bleu { $recovery }.
zone-3 = fosse
zone-3-effect = Construire jusqu’ici coûte { $building ->
        [one] 1 Nemo
       *[other] { $building } Nemos
    }, récolter une découverte à fond bleu { $recovery } ; pour y entrer le premier, il faut les cinq sortes de stations.

# tokens in the order of box.py: FACE_KINDS, then Atlantis 1 to 15 (NA-9)
face-0 = or
face-0-effect = Vaut 2 points à la fin ; aucune mission ne le valorise.
face-1 = méduse
face-1-effect = Vaut 1 point à la fin, 2 si votre mission la valorise.
face-2 = oursin
face-2-effect = Vaut 1 point à la fin, 2 si votre mission le valorise.
face-3 = coquille Saint-Jacques
face-3-effect = Vaut 0 point, 1 si votre mission la valorise ; avec des modules de recherche, elle vous laisse regarder d’autres découvertes.
face-4 = escargot de mer
face-4-effect = Vaut 0 point, 1 si votre mission le valorise ; avec des modules de recherche, il vous laisse regarder d’autres découvertes.
face-5 = coffre
face-5-effect = Récolte gratuite ; rapporte 2 Nemos, 3 ou 4 avec des modules d’analyse.
face-6 = propulsion
face-6-effect = Récolte gratuite ; un de vos sous-marins peut avancer aussitôt de 3 cases de plus.
face-7 = Atlantide 1
face-8 = Atlantide 2
face-9 = Atlantide 3
face-10 = Atlantide 4
face-11 = Atlantide 5
face-12 = Atlantide 6
face-13 = Atlantide 7
face-14 = Atlantide 8
face-15 = Atlantide 9
face-16 = Atlantide 10
face-17 = Atlantide 11
face-18 = Atlantide 12
face-19 = Atlantide 13
face-20 = Atlantide 14
face-21 = Atlantide 15
token-atlantis-effect = Elle rejoint les ruines avec votre marqueur, et un de vos aquanautes peut faire aussitôt 2 pas.
token-closing-effect = Quand { $list } sont dans les ruines{ $unmarked_counts ->
    [no] , chacune avec un marqueur
   *[yes] { "" }
}, { $rounds ->
    [0] la manche est la dernière
    [one] on joue encore une manche
   *[other] on joue encore { $rounds } manches
} ; quand les quinze y sont, plus aucune.

# missions M1 to M4 (NA-12.2)
mission-0 = Coquilles Saint-Jacques et méduses
mission-0-effect = À la fin, vous pouvez valoriser d’un point vos coquilles Saint-Jacques et vos méduses, contre 1 Nemo pièce.
mission-1 = Coquilles Saint-Jacques et oursins
mission-1-effect = À la fin, vous pouvez valoriser d’un point vos coquilles Saint-Jacques et vos oursins, contre 1 Nemo pièce.
mission-2 = Escargots et méduses
mission-2-effect = À la fin, vous pouvez valoriser d’un point vos escargots de mer et vos méduses, contre 1 Nemo pièce.
mission-3 = Escargots et oursins
mission-3-effect = À la fin, vous pouvez valoriser d’un point vos escargots de mer et vos oursins, contre 1 Nemo pièce.

# options
option-base = Emplacement de la base
option-base-first = comme pour une première partie
option-base-free = le premier joueur choisit
option-base-random = tiré au sort
option-habitation_limit = Aquanautes par habitation, au plus
option-habitation_limit-by_players = 3, ou 4 à quatre joueurs
option-habitation_limit-four = toujours 4
option-half_covered = Cases à demi recouvertes par un module
option-half_covered-city = sont la cité pour les sous-marins
option-half_covered-sea = sont la mer pour les sous-marins
option-interleave = Deux aquanautes peuvent marcher à tour de rôle
option-interleave-no = non, l’un après l’autre
option-interleave-yes = oui
option-stopping = S’arrêter dans un module d’exploration
option-stopping-activates = l’active toujours
option-stopping-choice = l’active si vous le voulez
option-unpaid_rent = Si vous ne pouvez pas payer le loyer
option-unpaid_rent-no_stop = pas d’arrêt dans ce module
option-unpaid_rent-visit = un arrêt sans activer
option-launch_on_token = Mise à l’eau sur une découverte
option-launch_on_token-no = non
option-launch_on_token-yes = oui, elle est récoltée aussitôt
option-launch_opens_trench = Une mise à l’eau dans la fosse l’ouvre
option-launch_opens_trench-yes = oui
option-launch_opens_trench-no = non, seulement un déplacement
option-boost_keeps_move = Une propulsion sur une découverte laisse le déplacement normal
option-boost_keeps_move-yes = oui
option-boost_keeps_move-no = non
option-peeks = Deux coups d’œil après un coquillage
option-peeks-one_by_one = choisis l’un après l’autre
option-peeks-together = choisis ensemble
option-recover_in_place = Une découverte impayée se récolte sans bouger
option-recover_in_place-yes = oui, à un tour suivant
option-recover_in_place-no = non, un sous-marin doit arriver
option-dock_after_recovery = Accoster juste après une récolte
option-dock_after_recovery-no = non
option-dock_after_recovery-yes = oui
option-buying_counts = Acheter prolonge la partie
option-buying_counts-yes = oui, comme construire
option-buying_counts-no = non
option-unmarked_counts = L’Atlantide sans marqueur compte pour la fin
option-unmarked_counts-yes = oui
option-unmarked_counts-no = non

# endings (keys are a proposal)
ending-closing = Les découvertes 13, 14 et 15 de l’Atlantide ont été trouvées, et la dernière manche est jouée.
ending-atlantis = Les quinze découvertes de l’Atlantide ont été trouvées.
ending-silence = Une manche entière est passée sans construction, sans récolte et sans achat qui compte.

# -- la table dans un terminal -----------------------------------------------------

nautilus-round = Manche { $round }, { $phase }
phase-setup = mise en place
phase-city = phase 1 : la cité
phase-aquanauts = phase 2 : les aquanautes
phase-submarines = phase 3 : les sous-marins
phase-scoring = décompte
nautilus-signs =
    ▲ ● ■ ◆          les joueurs dans cet ordre : sous-marins en mer, aquanautes dans les modules (▲2)
    B p g t e h r a  base, habitation violette et verte, entraînement, technique, sonar, recherche, analyse
    0 1 2 …          un module par son numéro, en son milieu ; · ses coins
    t2 e1*           stations : tant de modules actifs d’une sorte ; * détient le jeton 3
    G1 C2 A3         découvertes, par les lettres sous la carte
nautilus-legend = ? une découverte que nul ne connaît · ! une que d’autres ont vue · G or, J méduse, U oursin, C coquille Saint-Jacques, N escargot, T coffre, + propulsion, A Atlantide · eau : lagon vide, fonds ., grands fonds :, fosse ░
nautilus-module = N°
nautilus-kind = Module
nautilus-at = En
nautilus-builder = Constructeur
nautilus-inside = À l’intérieur
nautilus-money = Nemos
nautilus-stock = Réserve
nautilus-store = Devant soi
nautilus-submarines = En mer
nautilus-stations = Stations
nautilus-finds = Découvertes
nautilus-points = Points
nautilus-ruins = Ruines de l’Atlantide trouvées : { $found }
nautilus-sheet = Décompte
nautilus-atlantis = Jeton de l’Atlantide

# Apprenez-moi

lesson-nautilus-1 = Bienvenue au fond de la mer. Ensemble, vous bâtissez une seule cité ; chacun explore pour soi. La cité d’abord : achetez une habitation violette avec trois aquanautes, 1 Nemo chacun.
lesson-nautilus-2 = Vous pourriez la poser tout de suite. Gardez-la une manche : des modules posés ensemble ne se paient qu’une fois. Pressez « terminé ».
lesson-nautilus-3 = Maren a construit, et payé une seule fois pour ses deux modules. Achetez un module d’entraînement pour 1 Nemo : vos aquanautes ont besoin d’un but.
lesson-nautilus-4 = Votre habitation va à l’est de la base, en M10–O12. Deux sas doivent se toucher ; ici, ce sont les bleus.
lesson-nautilus-5 = Le module d’entraînement va au nord-est de celle-ci, en O8–Q10. Tournez-le de 90°, pour que son sas orange touche celui de l’habitation. Les deux ensemble coûtent 1 Nemo, car vous restez dans le lagon.
lesson-nautilus-6 = Phase 2 : deux aquanautes, trois pas à eux deux. Envoyez-en un de votre habitation dans le module d’entraînement. Qui s’arrête dans une station l’active ; dans la vôtre, c’est gratuit.
lesson-nautilus-7 = L’entraînement est actif : vous avez désormais quatre pas. Cet aquanaute reste là pour toujours ; envoyez-en un second, car un sous-marin en demande deux.
lesson-nautilus-8 = Phase 3 : l’un des deux retourne dans votre réserve, et un sous-marin sort par le sas bleu, à l’est.
lesson-nautilus-9 = 60 découvertes sont cachées là dehors. Pour 1 Nemo, le sonar vous montre, et à personne d’autre, toutes celles à 4 cases ou moins.
lesson-nautilus-10 = Une méduse en T7, et votre mission demande des méduses ; une ruine de l’Atlantide, un coffre et un escargot aussi. Quatre cases vous mènent à la méduse. La récolter coûte 1 Nemo. À la fin, vos stations se multiplient par vos découvertes : il vous faut les deux. Bonne plongée !
