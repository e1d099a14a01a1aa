# Les mots que tous les jeux partagent, en français. Les places sont nommées par celui qui parle.

# Ce que la maison refuse, quel que soit le jeu

refuse-over = La partie est finie.
refuse-not-now = Ce coup n’est pas possible maintenant.
refuse-cannot-come-up = Cela ne peut pas sortir maintenant.
refuse-not-asked = On ne vous demande rien en ce moment.
refuse-too-long = Après { $most } lignes, plus rien ne peut être repris à une table.
refuse-too-often = Les { $most } reprises de cette partie sont épuisées.
refuse-nothing-to-undo = Il n’y a rien à reprendre.
refuse-others-answered = { $seat } a joué depuis : votre coup est acquis.
refuse-revealed = La ligne { $line } a révélé quelque chose ; rien de ce qui précède ne peut être repris.

told-undo = { $seat_is ->
    [you] Vous reprenez votre
   *[other] { $seat } reprend son
} dernier coup.
told-takeback = Tout le monde est d’accord : { $seat_is ->
    [you] vous reprenez votre
   *[other] { $seat } reprend son
} dernier coup, et tout ce qui a suivi.

# À quel point nous sommes sûrs d’une règle ou d’un élément

basis-rulebook = livret
basis-reading = notre lecture
basis-reconstructed = reconstitué

# Erreurs : jeux, options, joueurs

error-in-file = { $file } : { $sentence }
error-in-line = Ligne { $line } : { $sentence }
error-unknown-game = Il n’y a pas de jeu « { $key } ». Sur l’étagère : { $known }.
error-unknown-game-near = Il n’y a pas de jeu « { $key } ». Vouliez-vous dire { $near } ?
error-game-does-not-load = Le jeu { $key } ne peut pas être chargé : { $why }.
error-unknown-agent = Il n’y a pas de joueur artificiel « { $agent } ». Il y a { $known }.
error-unknown-agent-near = Il n’y a pas de joueur artificiel « { $agent } ». Vouliez-vous dire { $near } ?
error-arena-bad-budget = « { $budget } » n’est pas un budget. Donnez un temps, comme 50ms ou 2s, ou un nombre d’itérations, comme 400.
error-arena-no-ray = Ray n’est pas installé ici ; pour l’ajouter : pip install "pelagos[ray]"
error-arena-other-journal = { $file } appartient à un autre tournoi. Choisissez un autre dossier, ou les mêmes mots qu’alors.
error-bench-box-of-what = Avec --box, un seul jeu est mesuré : nommez-le, comme dans bench octodice --box my.toml.
error-ladder-no-rung = { $highest } n’est pas au-dessus de { $lowest } sur l’échelle.
error-wrong-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Ses options : { $known }.
error-wrong-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
error-option-without-value = Une option s’écrit CLÉ=VALEUR ; « { $given } » ne convient pas.
error-unknown-answer = { $game } ne connaît pas la réponse « { $answer } ».
error-unknown-step = { $game } n’a pas d’étape « { $step } ».
error-unknown-command = Il n’y a pas de commande « { $given } ». { $pelagos } --help les donne toutes.
error-unknown-command-near = Il n’y a pas de commande « { $given } ». Vouliez-vous dire { $near } ? { $pelagos } --help les donne toutes.
error-play-what = Dites à quel jeu jouer, ou quelle partie reprendre : { $pelagos } play JEU, ou { $pelagos } play --resume FICHIER.

# Des programmes qui jouent

error-program-missing = Il n’y a pas de programme « { $program } » que l’on puisse lancer. Donnez son chemin, comme exec:./mon_agent.
error-program-no-command = « { $given } » ne nomme aucun programme. Écrivez une commande après exec: comme exec:./mon_agent.
error-program-unstartable = Impossible de le lancer : { $errno }.
error-program-silent = Il n’a pas répondu en { $seconds } secondes.
error-program-floods = Il a écrit plus de { $bytes } octets sans finir sa réponse.
error-program-unasked = Il a parlé sans être interrogé, ou répondu à une autre question.
error-program-closed = Il a fermé sa sortie.
error-program-ended = Il s’est arrêté avec le statut { $status }.
error-program-ended-saying = Il s’est arrêté avec le statut { $status }, en disant : { $words }
error-program-nonsense = « { $said } » n’est pas une réponse telle que docs/agent-protocol.md la décrit.
error-program-illegal = « { $said } » n’est pas parmi les réponses qui lui étaient offertes.
error-save-with-program = Cette partie se jouait avec { $agent }. Un fichier ne lance pas de programme : nommez de nouveau les joueurs, comme --seats human,{ $agent }
error-seats-differ = { $file } est une partie à { $seats } ; --seats en nomme { $given }.
forfeit = { $agent } a cédé { $seats ->
    [one] sa place
   *[other] { $seats } places
}, et { $fallback } a joué à sa suite. { $why }

# Erreurs : fichiers

error-file-unreadable = Impossible de lire { $file } : { $errno }.
error-file-unwritable = Impossible d’écrire { $file } : { $errno }.
error-file-not-text = { $file } n’est pas un fichier de texte.
error-file-exists = { $file } existe déjà ; --force le remplace.
error-no-checkout = Il faut pour cela une copie de travail de Pelagos, avec ses sources et ses tests.
errno-0 = la raison est inconnue
errno-1 = ce n’est pas permis
errno-2 = ce fichier ou ce dossier n’existe pas
errno-5 = le disque signale une erreur
errno-13 = l’accès est refusé
errno-17 = quelque chose d’autre porte ce nom
errno-20 = une partie du chemin n’est pas un dossier
errno-21 = c’est un dossier
errno-22 = le nom n’est pas valable
errno-27 = le fichier serait trop grand
errno-28 = le disque est plein
errno-30 = le disque est en lecture seule
errno-36 = le nom est trop long
errno-122 = votre part du disque est pleine

# Erreurs : boîtes

error-box-not-toml = Ce n’est pas un fichier TOML : { $why }.
error-box-of-another-game = Ce n’est pas une boîte de { $game } : [box] doit dire game = "{ $game }".
error-box-lacks = Il manque { $what } dans la boîte.
error-box-wrong-number = { $what } doit être un nombre entier de { $least } à { $most }.
error-box-wrong-count = { $what } doit compter { $needs } éléments.
error-box-not-a-list = { $what } doit être une liste.
error-box-not-words = { $what } doit être une liste de mots.
error-box-not-tables = { $what } doit être une table, ou une liste de tables.
error-box-empty = { $what } doit avoir au moins un élément.
error-box-not-rising = Les nombres de { $what } ne doivent pas diminuer.
error-box-wrong-entries = { $what } doit compter { $needs } éléments, chacun connu par son nom ; « { $odd } » manque ou est inconnu.
error-box-unknown-word = { $what } ne peut pas être « { $word } ». Valeurs possibles : { $known }.
error-box-wrong-words = { $what } doit être { $needs }.
error-box-not-different = { $what } doit compter { $needs } éléments différents.
error-box-too-deep = Une clé de la boîte a plus de { $most } points.
error-box-too-many-keys = La boîte a plus de { $most } clés et listes.
error-box-not-a-name = { $what } doit être un nom sans signes spéciaux.

# Erreurs : parties enregistrées

error-record-cut-short = L’enregistrement est tronqué ; chaque ligne se termine par un saut de ligne.
error-record-not-text = Ce n’est pas du texte UTF-8.
error-record-not-json = Ce n’est pas un objet JSON.
error-record-of-another-format = Ce n’est pas un enregistrement au format { $known }.
error-record-header-lacks = L’en-tête n’a pas de « { $what } » valable.
error-record-of-other-rules = L’enregistrement suit la version { $rules } des règles (moteur { $engine }) ; ce moteur-ci joue { $known }.
error-record-of-another-box = La partie a été jouée avec la boîte { $box } de { $game }, qui n’est pas ici ; ici, c’est { $own }, « { $name } ». Joignez le fichier de cette boîte.
error-record-wrong-signature = La ligne qui devrait dire où la partie a été jouée ne dit rien que nous comprenions.
error-record-forged-signature = La signature n’est pas celle de { $site } : l’enregistrement a été modifié depuis, ou n’est jamais venu de là.
error-record-too-long = L’enregistrement a { $lines } lignes ; { $most } au plus sont acceptées.
error-record-wrong-name = La place { $wrong } porte un nom de { $letters } caractères ; un nom en a au plus { $most }, tous visibles, dont une lettre ou un chiffre.
error-key-unreadable = Il n’y a pas de clé publique dans { $file }.
error-unknown-box = Il n’y a pas de boîte « { $box } ».
error-record-differs = La partie rejouée donne une autre ligne : l’enregistrement a été modifié.
error-record-without-end = La partie est finie, mais la ligne du résultat et du secret manque.
error-record-broke-promise = Le secret n’est pas celui que promettait l’en-tête.
error-record-illegal = Les règles ne le permettent pas ({ $rule }).
error-record-wrong-seat = Il n’y a pas de place { $seat }.
error-record-chance-forged = Le secret ne donne pas « { $is } » ici.
error-record-is-export = C’est ce qu’une place a pu emporter d’une partie inachevée ; on ne peut pas la rejouer.
error-save-finished = La partie de { $file } est finie ; regardez-la avec { $pelagos } replay.
error-save-without-envelope = La partie de { $file } ne peut pas reprendre : { $envelope }, qui contient son secret scellé, manque.
error-save-wrong-envelope = { $envelope } ne contient pas le secret de cette partie.
error-no-such-line = Il n’y a pas de ligne { $wrong } ; l’enregistrement a les lignes 0 à { $most }.
error-inspect-beyond-words = Les mots des scénarios ne peuvent pas dire cette position ; essayez une autre ligne.
error-inspect-of-a-seat = Un scénario a besoin de toute la position, pas de ce que voit une seule place : omettez --seat.
error-no-such-seat = Il n’y a pas de place { $wrong } ; les places vont de 0 à { $most }.

# Erreurs : scénarios

error-scenario-not-toml = Ce n’est pas un fichier TOML : { $why }.
error-scenario-lacks = Il manque la clé « { $key } ».
error-scenario-unknown-key = Il n’y a pas de clé « { $key } ». Il y a { $known }.
error-scenario-wrong-kind = « { $key } » ne peut pas être { $value }.
error-scenario-empty-entry = « { $key } » ne fait rien ; il faut l’une des clés { $known }.
error-scenario-refused-what = « { $key } » refuse quoi ? Il faut une seule réponse dans says.
error-scenario-because-of-what = « { $key } » a because, mais pas la règle dans refused.
error-scenario-wrong-seat = Il n’y a pas de place { $wrong } ; les places vont de 0 à { $most }.
error-scenario-unknown-word = « { $word } » ne veut rien dire ici. On connaît { $known }.
error-scenario-impossible = La partie ne peut pas continuer depuis cette position ({ $why }).

# Erreurs : le serveur

error-malformed = Cette requête n’a pas la forme attendue.
error-not-found = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse n’accepte pas ce genre de requête.
error-too-large = C’est trop volumineux ; { $most } ko au plus sont acceptés.
error-too-many-waiting = Trop de demandes de votre adresse sont en attente ; il peut y en avoir { $most } au plus à la fois.
error-busy = Le serveur a trop à faire en ce moment : { $most } demandes attendent déjà. Veuillez réessayer.
error-overtaxed = Le serveur n’a pas pu s’en occuper en { $seconds } secondes. Veuillez réessayer.
error-too-costly = Vérifier cela prendrait plus de { $seconds } secondes ou de { $megabytes } Mo.
error-hung-up = Plus personne n’attend la réponse.
error-game-not-offered = Ce serveur ne propose pas de nouvelle partie de { $game } ; il propose { $known }.
error-too-many-bytes = Ce qu’une adresse peut faire conserver par jour est épuisé ({ $megabytes } Mo) ; veuillez reprendre demain.
error-too-many = Trop de demandes à la fois ; veuillez attendre une minute.
error-too-many-connections = Votre adresse a déjà { $connections } connexions à ce serveur et n’en obtient pas davantage. Fermez quelques pages.
error-too-slow = La requête n’est pas arrivée en moins de { $seconds } secondes.
error-long-head = L’en-tête de la requête dépasse { $bytes } octets.
error-full = Le serveur n’a pas de place pour plus de { $connections } connexions ; réessayez dans un instant.
error-too-many-mails = Assez de courriels ont été demandés : en une heure, { $to } par boîte aux lettres et { $from } par demandeur ; en un jour, { $day } en tout. Réessayez plus tard.
error-refused = Le serveur n’accepte pas cette requête.
error-our-fault = Une erreur s’est produite sur le serveur ; vous n’y êtes pour rien.
error-away = Le serveur n’atteint pas ses parties en ce moment ; réessayez.
error-restarting = Le serveur redémarre ; revenez dans un instant. Rien n’est perdu.
error-cross-site = Une page d’un autre site n’a pas le droit de faire cela. L’en-tête Origin dit « { $origin } », l’en-tête Host dit « { $host } ».
error-unknown-table = Il n’y a pas de table « { $table } ».
error-unknown-record = Il n’y a pas de partie enregistrée « { $record } ».
error-unknown-language = Il n’y a pas de règles en « { $lang } ». Il y a { $known }.
error-no-lesson = { $game } n’a pas de partie guidée.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-at-this-table = Vous n’avez pas de place à cette table.
error-not-over = La partie n’est pas encore terminée.
error-seats-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
error-seat-taken = Quelqu’un occupe déjà cette place.
error-no-seat-left = Toutes les places sont prises ; vous pouvez regarder.
error-not-begun = La partie n’a pas encore commencé.
error-begun = La partie a commencé ; les places ne changent plus.
error-not-ready = Pas encore prêts : { $names }.
error-not-the-host = Seul l’hôte de la table peut le faire.
error-sent-away = L’hôte vous a demandé de quitter cette table.
error-private-table = Cette table est privée : seuls ceux qui y sont assis voient la partie.
error-busy-elsewhere = Vous prenez place à une autre table. Réessayez dans un instant.
error-handle-taken = Quelqu’un porte déjà le pseudonyme « { $handle } ».
error-handle-alike = « { $handle } » ressemble au nom de quelqu’un d’autre ici ; choisissez un autre pseudonyme.
error-wrong-password = Pseudonyme ou mot de passe incorrect.
error-wrong-code = Pseudonyme ou code incorrect.
error-unknown-link = Ce lien a déjà servi, ou il est trop ancien.
error-weak-password = { $why ->
    [handle] Ce mot de passe est fait de votre pseudonyme.
    [pattern] Ce mot de passe est une suite ou une répétition, et les programmes essaient cela d’abord.
    [date] Ce mot de passe est une date, et les programmes essaient cela d’abord.
    [word] Ce mot de passe n’est qu’un mot ou un nom, et les programmes essaient cela d’abord.
   *[common] Beaucoup de gens utilisent ce mot de passe, et les programmes l’essaient d’abord.
 } Trois ou quatre mots sans rapport entre eux se retiennent facilement et se devinent mal.
error-not-signed-in = Connectez-vous d’abord.
error-passkey-refused = Cette clé d’accès ne convient pas. Veuillez réessayer.
error-too-many-passkeys = Un compte a { $most } clés d’accès au plus ; retirez-en une dont vous n’avez pas besoin.
error-no-such-passkey = Vous n’avez pas cette clé d’accès.
error-last-way-in = Cette clé d’accès est votre seul moyen de connexion. Ajoutez d’abord un mot de passe ou une autre clé.
error-unknown-token = Ce jeton n’existe pas, ou il a été révoqué.
error-not-by-token = Pas avec un jeton : connectez-vous avec un navigateur pour cela.
error-token-only-reads = Ce jeton ne sert qu’à regarder.
error-too-many-tokens = Un compte a { $most } jetons au plus ; révoquez-en un dont vous n’avez pas besoin.
error-no-such-token = Vous n’avez pas ce jeton.
error-rated-as-person = Ce compte a joué des parties classées comme une personne ; créez-en un autre pour le programme.
error-unknown-player = Il n’y a pas de joueur « { $handle } ».
error-stand-in-plays = Un ordinateur joue pour vous ; reprenez d’abord la main.
error-not-gone = { $seconds ->
    [0] Ce joueur est là.
   *[other] Ce joueur peut revenir ; redemandez dans { $seconds } secondes.
}
error-clock-decides = Cette table a une horloge : c’est elle qui dit combien de temps on peut s’absenter.
error-hints-not-agreed = Cette partie est classée : il n’y a de conseils que si tout le monde est d’accord, et elle ne compte alors plus pour le classement.
error-answered-and-gone = Quelqu’un qui a quitté la partie pour de bon a joué depuis ; sans cette personne, on ne peut pas revenir en arrière.
error-resigned = Vous avez abandonné cette partie ; un ordinateur la joue jusqu’au bout.
error-paused = La partie est en pause.
error-declined = Les autres ont refusé. Vous pourrez redemander après le prochain coup.
error-is-over = La partie est finie.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-too-often = Les { $most } reprises de cette partie sont épuisées.
error-time-is-up = Votre temps pour ce tour est écoulé ; vous pourrez revenir quand il sera fini.
error-no-holidays = Il n’y a pas de congés à cette table.
error-too-few-holidays = { $days ->
    [0] Il ne vous reste aucun jour de congé.
    [one] Il vous reste un jour de congé, et vous en demandez { $wish }.
   *[other] Il vous reste { $days } jours de congé, et vous en demandez { $wish }.
}
error-chat-empty = Il n’y a rien à lire dans cette ligne.
error-chat-crowded = Trop de messages à la fois. Renvoyez le vôtre.
error-unknown-chat-line = Il n’y a pas de ligne { $line } dans cette discussion.
error-own-chat-line = C’est vous qui l’avez dit.
error-no-mail = Ce serveur n’envoie pas d’e-mails.
error-unknown-address = Ce lien n’est plus valable.
error-stale = La table a avancé (étape { $line }). Regardez, puis jouez.
error-request-used = Ce coup a déjà été envoyé. Rechargez la page.

# pelagos games

figure = { $figure }
games-key = Clé
games-game = Jeu
games-players = Joueurs
games-options = Options
games-minutes = { $minutes } minutes
games-by = de { $designer } ({ $publisher })
games-levels = Les joueurs automatiques, du plus faible au plus fort
games-more = Les options d’un jeu : { $pelagos } games JEU

# pelagos simulate

simulate-progress = { $game }
simulate-title = { $game }, { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
simulate-games = Parties
simulate-decisions = Décisions
simulate-seconds = Secondes
simulate-decisions_per_second = Décisions par seconde
simulate-scores = Points
simulate-winners = Points de qui gagne
simulate-points = D’où viennent les points de chacun, en moyenne par partie
simulate-figures = Autres moyennes
simulate-spread = { $mean } en moyenne ; neuf sur dix de { $p5 } à { $p95 }

# pelagos arena

arena-title = { $game }, { $games } parties, { $seats ->
    [one] une place
   *[other] { $seats } places
}
arena-agent = Joueur automatique
arena-share = Part de victoires
arena-interval = Sûr à 95 %
arena-points = Points
arena-rating = Classement
arena-winners = Les vainqueurs ont { $figure } points en moyenne.
arena-percent = { $figure } %
arena-from-to = de { $low } à { $high } %
plot-share = { $game } : parts de { $games } parties gagnées, sûr à 95 %
plot-points = { $game } : ce qui a rapporté des points dans une partie, en moyenne
plot-length = { $game } : combien de décisions ont demandé { $games } parties

# the computer players

agent-uniform = Au hasard
agent-uniform-how = N’importe quel coup permis, sans réfléchir
agent-half-greedy = À moitié vif
agent-half-greedy-how = Un coup sur deux est ce qui paraît le meilleur sur le moment, l’autre n’importe lequel
agent-greedy = Vif
agent-greedy-how = Ce qui paraît le meilleur sur le moment
agent-shrimp = Crevette
agent-shrimp-how = Joue pour le plaisir : des coups sensés, rarement le meilleur
agent-seahorse = Hippocampe
agent-seahorse-how = A joué une ou deux fois et oublie encore des choses
agent-clownfish = Poisson-clown
agent-clownfish-how = Sait ce qu’il veut et se contente parfois du deuxième choix
agent-turtle = Tortue
agent-turtle-how = L’adversaire d’une soirée agréable, avec peu d’erreurs
agent-manta = Raie manta
agent-manta-how = Commence à voir plus loin, sans être toujours sûre d’elle
agent-dolphin = Dauphin
agent-dolphin-how = Voit un peu plus loin, et pense aussi à vous
agent-orca = Orque
agent-orca-how = Voit plus loin encore et ne laisse presque rien passer
agent-kraken = Kraken
agent-kraken-how = Le meilleur de tous : il prend tout son temps pour sonder les profondeurs

# pelagos ladder

ladder-title = { $game } : chaque niveau contre celui du dessous, { $games } parties à chaque fois
ladder-lower = Niveau du dessous
ladder-upper = Niveau du dessus
ladder-difference = Écart de classement
ladder-points = Points
ladder-about = { $middle } (de { $low } à { $high })

# pelagos verify, replay, inspect

verify-progress = Lecture des enregistrements
verify-finished = { $file } : entier, { $lines } lignes, { $hash }
verify-unfinished = { $file } : entier jusqu’ici, inachevé, { $lines } lignes, { $hash }
verify-export = { $file } : extrait intact, { $lines } lignes, { $hash }
verify-proven = { $verdict } ; jouée sur { $site }
verify-claimed = { $verdict } ; se dit jouée sur { $site }, ce que ne prouve aucune clé à laquelle vous vous fiez (elle nomme { $key })
verify-unsigned = { $verdict } ; non signé : personne ne garantit où la partie a été jouée
verify-without-address = un serveur sans adresse
mark-taken-back = des coups ont été repris d’un commun accord
mark-hints = des conseils ont été demandés
mark-stand-in = un ordinateur a joué à la place de quelqu’un
verify-broken = { $count ->
    [one] 1 enregistrement
   *[other] { $count } enregistrements
} sur { $files } { $count ->
    [one] n’est pas fiable
   *[other] ne sont pas fiables
}.
verify-unchecked = { $count ->
    [one] 1 enregistrement
   *[other] { $count } enregistrements
} sur { $files } { $count ->
    [one] n’a pas pu être vérifié
   *[other] n’ont pas pu être vérifiés
}.
replay-title = { $game } : { $names }
replay-unfinished = L’enregistrement s’arrête ici, après la ligne { $line } ; la partie n’est pas finie.
inspect-title = { $game }, après la ligne { $line }
inspect-agenda = Agenda, la suite immédiate d’abord
inspect-last = Dernières étapes
inspect-position = Position
inspect-answers = Réponses
inspect-refused = Refusé, avec la règle et la clé de la raison (because)

# pelagos scenario

scenario-progress = Scénarios en cours
scenario-holds = ok    { $file } : { $title }
scenario-differs = DIFFÈRE  { $file } : { $title }
scenario-entry = { "    " }then { $entry }, { $what } : attendu { $expected } ; trouvé { $found }
scenario-accepted = accepté
scenario-no-field = aucun champ de ce nom

# pelagos ledger

ledger-progress = { $game }
ledger-summary = { $title } : { $total } règles, { $with_code } avec du code, { $with_test } avec un test, { $open } ouvertes
ledger-rule = Règle
ledger-name = Titre
ledger-basis = Origine
ledger-code = Code
ledger-test = Test
ledger-fired = Parties
ledger-never-steps = Étapes jamais survenues : { $count ->
    [0] aucune
   *[other] { $names }
}
ledger-never-reasons = Refus jamais rencontrés : { $count ->
    [0] aucun
   *[other] { $names }
}

# pelagos box

box-part = Élément
box-values = Valeurs
box-basis = Origine
box-fits = { $file } peut servir de boîte pour { $game }.
box-exported = Écrit dans { $file }. Corrigez-le, puis jouez avec : { $pelagos } play { $game } --box { $file }
box-fingerprint = Empreinte { $fingerprint }. Les lignes marquées (!) sont reconstituées : les valeurs imprimées n’étaient pas lisibles.

# pelagos bench

bench-progress = Mesure en cours
bench-not-compiled = Il n’y a pas de version compilée ; pour la produire : python3 dev.py compile
bench-game = Jeu
bench-seats = Joueurs
bench-build = Version
bench-ns_per_decision = ns par décision
bench-ns_per_copy = ns par copie
bench-games_per_second = Parties par seconde
bench-interpreted = interprétée
bench-compiled = compilée
bench-times = fois catanatron
bench-preparing = Préparation des autres moteurs
bench-missing = { $system } n’a pas été mesuré. { $reason }
error-peer-without-node = Il n’y a pas ici de Node avec npm.
error-peer-not-installed = Impossible de l’installer : { $why }

# pelagos play

player-human = Joueur { $number }
player-uniform = Hasard { $number }
player-half-greedy = Demi-glouton { $number }
player-greedy = Glouton { $number }
player-shrimp = { agent-shrimp } { $number }
player-seahorse = { agent-seahorse } { $number }
player-clownfish = { agent-clownfish } { $number }
player-turtle = { agent-turtle } { $number }
player-manta = { agent-manta } { $number }
player-dolphin = { agent-dolphin } { $number }
player-orca = { agent-orca } { $number }
player-kraken = { agent-kraken } { $number }
player-best = { agent-kraken } { $number }
table-source = { $basis } : { $source }
table-points = points
table-asks = { $seat } : { $question }
table-what = « { $text } » n’est ni une réponse ni une commande. Tapez un numéro de la liste, ou ? pour de l’aide.
table-allowed = « { $answer } » est permis.
table-nothing-refused = Rien n’est refusé en ce moment.
table-revealed = Ce qui précède ne peut plus être repris : { $what }
table-prompt = { $seat } (? aide) >{ " " }
table-no-rule = Il n’y a pas de règle « { $rule } ». Cherchez avec : règles MOT
table-found = { $count ->
    [0] Aucune règle ne mentionne
    [1] Une règle mentionne
   *[other] { $count } règles mentionnent
} « { $text } ». Pour en lire une : règle NUMÉRO
table-hand-over = À { $seat } : prenez le clavier et appuyez sur Entrée. Les autres ne regardent pas.
table-saved = Partie enregistrée dans { $file }.
table-left = La partie est enregistrée. Pour la reprendre : { $pelagos } play --resume { $file }
table-kept = L’enregistrement de cette partie est dans { $file }.
table-over = La partie est finie
table-hint-thinking = Le conseil arrive …
table-hint-none = Pas de conseil cette fois. Redemandez.
table-hint = { $answer } ({ $spelling }) : { $share } % de chances de gagner, points à la fin : { $points }
table-hint-alone = { $answer } ({ $spelling }) : points à la fin : { $points }
table-help =
    Répondez par un numéro de la liste, ou comme c’est écrit à côté.
    pourquoi          tout ce qui est refusé maintenant, et les règles qui le disent
    pourquoi RÉPONSE  pourquoi une réponse est refusée, avec le texte de la règle
    règle NUMÉRO      une règle
    règles MOT        les règles qui mentionnent un mot
    plateau           le plateau, encore une fois
    annuler           reprendre votre dernière réponse, sauf si des dés ou des cartes ont été révélés
    conseil           ce que ferait un joueur fort
    sauver FICHIER    enregistrer une copie
    quitter           s’arrêter là ; la partie est enregistrée et pourra reprendre
result-place = { $place }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Octo Dice dans le terminal

octodice-turn = Manche { $round } sur { $rounds }, tiers { $third } sur 3. À { $seat } de jouer.
octodice-dice = Dés : { $dice }
octodice-aside = de côté
octodice-used = utilisé
octodice-column = { $column }
octodice-crystals = Cris.
octodice-research = Rech.
octodice-octopods = Octo.
octodice-extras = Sup.
octodice-thirds = Tiers
octodice-total = Total
octodice-signs =
    ▲ ● ■ ◆              les joueurs dans cet ordre, et leurs marqueurs dans le laboratoire
    Cris., Octo.         cristaux ; octopodes cochés dans ce tiers
    Rech.                cases cochées du chemin de recherche, et la couleur que demande la suivante
    Sup.                 actions supplémentaires restantes
    Tiers                les points de chaque tiers
    B1, N1 …             les dés blancs, les dés noirs (w1, b1 dans les réponses)
    { $colours }  dans les réponses : colour 1, colour 2 et ainsi de suite, dans cet ordre
octodice-legend = bots cochés par couleur (s : sous-marin aussi) ; actions suppl. restantes
octodice-sheet = Feuille de score
octodice-sheet-actions = Actions principales
octodice-sheet-octopods = Octopodes
octodice-sheet-extras = Actions supplémentaires
octodice-sheet-submarines = Sous-marins
octodice-sheet-penalty = Octopodes en liberté
octodice-sheet-third = Tiers { $third }
octodice-sheet-crystals = Plus de cristaux
octodice-sheet-lab = Laboratoire

# Courrier

mail-confirm-subject = Votre adresse chez Pelagos
mail-confirm =
    Confirmez cette adresse pour recevoir les rappels de { $handle }, sur { $site }, quand c’est son tour de jouer.

    Oui, je le veux : { $confirm }

    Si ce n’était pas vous, ne faites rien, ou faites oublier l’adresse : { $stop }
mail-reset-subject = Un nouveau mot de passe chez Pelagos
mail-reset =
    Quelqu’un, sans doute vous, a perdu le mot de passe de { $handle } sur { $site }.

    Choisissez-en un nouveau ici, une seule fois, dans l’heure : { $site }{ $page }

    Si ce n’était pas vous, ne faites rien : personne n’entre sans ce message.
mail-turn-subject = À vous : { $game }
mail-turn =
    C’est à vous de jouer : { $game } avec { $names }.

    { $site }/table/{ $table }

    On vous écrit une fois par tour, quand vous êtes absent. Ne plus recevoir ces messages : { $stop }
