# Ce que seul le client dit, en français. Les jeux parlent par leurs propres fichiers de mots.

headline = Quatre jeux sous la mer
about = Choisissez un jeu, vos adversaires, et jouez. Ni compte, ni e-mail, rien à installer.
credits = Les jeux appartiennent à leurs auteurs et à leurs éditeurs ; nous ne leur sommes pas affiliés. Si un jeu vous plaît, achetez-le. Les textes, les dessins et le code sont les nôtres, et libres.
credit = de { $designer }, illustré par { $artist } ({ $publisher }, { $year })
credit-long = { $game } est un jeu de { $designer }, illustré par { $artist } et publié par { $publisher } en { $year }. Nous ne sommes affiliés à aucun d’entre eux : si le jeu vous plaît, achetez-le.
picture = { $title }, illustration

main = Principal
more = Plus
home = Page d’accueil
nav-play = Jouer
nav-lobby = Salon
nav-learn = Apprendre
nav-rules = Règles
nav-replay = Revoir une partie
nav-api = Interface de programmation
languages = Langue
menu = Menu
theme = Couleurs
theme-system = du système
theme-dark = sombres
theme-light = claires
theme-to-light = Passer aux couleurs claires
theme-to-dark = Passer aux couleurs sombres
speed = Mouvements
speed-normal = normaux
speed-fast = rapides
speed-off = aucun
sound = Son
sound-off = coupé
sound-on = activé
notices = Me prévenir quand c’est mon tour
notices-refused = Ce navigateur n’affiche pas de notifications d’ici.
notice-turn = C’est à vous
close = Fermer
done = Terminé
loading = Un instant…
unreachable = Le serveur ne répond pas.
trouble-unreachable = Le serveur ne répond pas. Rien n’est perdu : réessayez.
trouble-stale = La table a changé entre-temps : ceci n’a pas été joué. Regardez à nouveau.
watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
watching-among = { $count ->
    [one] { $names } regarde
   *[other] { $count } personnes regardent, dont { $names }
}
delay = Spectateurs
delay-short = { $count ->
    [0] Aussitôt
   *[other] { $count } plus tard
}
delay-how = { $count ->
    [0] Les spectateurs voient chaque réponse aussitôt.
   *[other] Les spectateurs voient la partie { $count } réponses plus tard : personne ne peut souffler.
}
delay-behind = { $count ->
    [one] Vous regardez cette partie avec une réponse de retard.
   *[other] Vous regardez cette partie avec { $count } réponses de retard.
}
trouble-record-of-another-box = La partie a été jouée avec la boîte { $box } ; ici, c’est { $own } qui est utilisée.
try-again = Réessayer
nowhere = Il n’y a rien ici

# Accueil

choose-game = Choisissez un jeu
choose-company = Choisissez vos adversaires
choose = Jouer
chosen = Choisi
teach-me = Apprenez-moi
in-the-works = En chantier
in-the-works-long = Pas encore jouable
in-the-terminal = Seulement dans le terminal pour l’instant
players = Joueurs
minutes = Durée
minutes-short = { $minutes } min
weight = Complexité
weight-1 = Très léger
weight-2 = Léger
weight-3 = Moyen
weight-4 = Exigeant
weight-5 = Très exigeant
about-aquasphere = Programmez des bots, envoyez-les au bon endroit, et manquez toujours un peu de temps.
about-octodice = Gardez deux dés, relancez les autres et espérez des octopodes par paires.
about-nautilus = Bâtissez une base d’octogones et plongez vers l’Atlantide.
about-neweden = Enchérissez, dépensez l’oxygène et réparez avant que la mer n’entre.
game-with = { $game } avec
mode-computers = Ordinateurs
mode-computers-how = tout de suite
mode-hotseat = Un écran
mode-hotseat-how = chacun son tour
mode-solo = Solo
mode-solo-how = pour le score
mode-online = En ligne
mode-online-how = par un lien
find-players = Trouver des joueurs
open-table = Ouvrir une table
how-many-computers = Ordinateurs
how-many-people = Joueurs
they-play = Niveau
levels = Comment jouent-ils ?
levels-now = Niveau des ordinateurs : { $level }
levels-mixed = Variés
levels-all = Tous
levels-whose = Le niveau de qui
start = Commencer
options = Options
options-count = { $count ->
    [0] Options
    [one] Options, une modifiée
   *[other] Options, { $count } modifiées
}
options-of = { $game } : options
options-names = Noms
options-rules = Règles
options-own = la vôtre
options-form = ou la vôtre : { $form }
options-box = Votre propre boîte
options-box-about = Vous possédez le jeu imprimé ? Jouez avec les valeurs exactes de votre exemplaire.
options-box-see = Ce que contient la boîte
options-box-pick = Choisir un fichier de boîte
options-box-drop = Y renoncer
your-name = Votre nom
default-name = Capitaine
continue = Reprendre
continue-yours = C’est à vous de jouer.
continue-yours-left = C’est à vous de jouer ; il reste { $time }.
continue-paused = La partie est en pause.
turns = { $count ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $count } tables
}
continue-theirs = Les autres réfléchissent.
continue-waits = On attend des joueurs.
continue-over = terminée
continue-all = { $count ->
    [one] Une table
   *[other] Les { $count }
}
my-tables = Vos tables

# La table

table-opening = La table s’ouvre…
table-gone = Cette table ne peut pas être ouverte
prompt = Ce qui est demandé
your-turn = À vous :
turn-of = { $name } :
is-thinking = réfléchit…
is-awaited = on attend une réponse
one-moment = un instant…
waiting = Un instant : la partie continue.
waiting-for = Ce n’est pas votre tour. On attend { $names }.
over-head = Partie terminée :
over-won = victoire de { $names }
over-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
relive-stop = Revenir au présent
answers = { $count ->
    [one] { $count } réponse possible
   *[other] Les { $count } réponses possibles
}
choose-one = Laquelle ?
confirm = Confirmer
confirm-answer = Confirmer : { $answer }
not-yet = Pas encore
not-now = Pas maintenant
not-now-asked = D’abord : { $question }
not-possible = Impossible
replay-only = C’est une partie revue ; on ne peut rien y répondre.
state-legal = { $label } : { $answer }
state-several = { $label } : { $count } possibilités
state-chosen = { $label }, choisi
state-refused = { $label }, impossible maintenant
rule-number = Règle { $number }
undo = Annuler
undo-what = Annuler : { $what }
undo-last = votre dernière réponse
undo-refused = Ne peut plus être repris
undo-revealed = Quelque chose a été révélé : { $what } Rien de ce qui précède ne peut être repris.
rules = Règles
rules-search = Chercher dans les règles
rules-now = Ce qui compte maintenant
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-page = Toutes les règles sur une page
rules-of = { $game } : les règles
rules-glance = En un coup d’œil
rules-about = Voici les règles avec nos propres mots. Chacune dit d’où elle vient et à quel point nous en sommes sûrs.
basis-rulebook-means = Les règles imprimées le disent.
basis-reading-means = Les règles imprimées se taisent ou se lisent de deux façons ; nous en avons choisi une.
basis-reconstructed-means = Les valeurs imprimées n’ont pas pu être lues ; nous les avons complétées. Le vrai jeu peut différer.
standings = Points
you = Vous
leads = en tête
if-scored = si l’on comptait maintenant
board = Plateau
side = Joueurs et récit
tabs = Que voir
tab-own = Feuille
tab-rivals = Rivaux
tab-story = Récit
story = Récit
story-whole = Montrer les { $count } étapes
replay-since = Revoir depuis mon tour
since = Depuis votre dernier regard
since-more = { $count ->
    [one] et une étape avant
   *[other] et { $count } étapes avant
}
since-replay = Montrez-moi
text-view = La position en mots
text-now = Maintenant
text-position = Sur la table
text-score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
text-scored = Si l’on comptait maintenant : { $points }.
box = Boîte
end-sheet = Feuille de score
end-total = Total
end-points = Points
end-fair = Tout le hasard était fixé avant le premier tour : la partie enregistrée contient la promesse scellée et le secret, et chacun peut vérifier.
end-save = Enregistrer la partie
end-replay = Revoir
end-rematch = Revanche
reconnecting = La connexion est perdue. Nouvel essai ; rien n’est perdu.
keys = Clavier : Tab et flèches pour se déplacer, Entrée pour appuyer, 1 à 9 pour les réponses de la liste (L), H pour un conseil, U pour annuler, ? pour les règles, T pour la position en mots, Échap pour fermer ou passer.
generic-line = Ligne { $line }

# Une table ouverte

room-title = { $game } : on attend des joueurs
room-link = Lien vers cette table
room-copy = Copier le lien
room-copied = Copié
room-invited = Vous êtes invité. Asseyez-vous sous le nom de votre choix, ou regardez simplement.
room-sit = S’asseoir
room-free = Place libre
somebody-left = Quelqu’un qui est parti
room-host = hôte
room-is-ready = prêt
room-not-ready = pas prêt
room-fill = Ordinateur
room-send-away = Renvoyer { $name }
room-leave = Partir
room-ready = Je suis prêt
room-host-starts = L’hôte lance la partie quand toutes les places sont prises et que tous sont prêts.
room-begins-full = La partie commence d’elle-même quand toutes les places sont prises.
away = absent
visibility = Qui peut venir
visibility-friends = Amis
visibility-friends-how = Envoyez ce lien : qui l’ouvre peut s’asseoir, sur n’importe quel appareil, ou regarder.
visibility-open = Tout le monde
visibility-open-how = La table est dans le salon, pour tous ceux de ce serveur. Le lien marche aussi.
visibility-private = Privée
visibility-private-how = Envoyez ce lien à ceux qui joueront. Dès que la partie a commencé, eux seuls la voient, après aussi.
played-with = Ce qui est joué
played-usual = Règles habituelles
played-own-box = Avec une boîte à part : { $name }
kind-human = joueur
kind-agent = ordinateur
hand-over = Au tour de { $name }
hand-over-away = Les autres détournent le regard.
hand-over-ready = Je suis { $name }

# Discussion

chat = Discussion
chat-unread = { $count ->
    [one] Discussion : une nouvelle ligne
   *[other] Discussion : { $count } nouvelles lignes
}
chat-none = Rien n’a encore été dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-watching = Seuls les joueurs écrivent ici ; vous pouvez lire.
chat-more = À propos de cette ligne de { $name }
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre de nouveau { $name }
chat-muted = masqué
chat-report = Signaler cette ligne
chat-reported = Signalé : la personne qui tient ce serveur le lira.
tale = Récit et discussion

# Quelqu’un est parti

is-away = { $seat } est absent, et c’est à son tour.
stand-in-for = Laisser un ordinateur jouer pour { $seat }
stand-in-mine = Un ordinateur joue pour vous. Vous pouvez revenir quand vous voulez.
stand-in-back = Reprendre la main
stand-in-hand-over = Laisser un ordinateur jouer pour moi
stand-in-now = un ordinateur joue

# Comptes

account = Compte
sign-in = Se connecter
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
account-about = Personne n’a besoin d’un compte pour jouer. Il garde vos parties sur tous vos appareils, et votre pseudonyme n’est qu’à vous. Pas d’adresse, rien d’autre n’est demandé.
account-of = avec compte
account-new = Créer un compte
account-make = Créer le compte
account-none = Pas encore de compte ? En créer un
account-have = Déjà un compte ? Se connecter
account-brings = { $count ->
    [one] La partie de ce navigateur vous suit.
   *[other] Les { $count } parties de ce navigateur vous suivent.
}
account-bring = { $count ->
    [one] Reprendre la partie de ce navigateur
   *[other] Reprendre les { $count } parties de ce navigateur
}
handle = Pseudonyme
handle-form = 3 à 20 lettres sans accent, chiffres, - ou _, une lettre d’abord. Tout le monde le voit.
password = Mot de passe
password-form = Au moins { $count } caractères. Un mot de passe oublié ne peut pas vous être envoyé : personne ne sait qui vous êtes.
password-new = Nouveau mot de passe
password-change = Le changer
password-first = Ajouter un mot de passe
password-first-about = Jusqu’ici vous vous connectez avec une clé d’accès seule. Avec un mot de passe, vous le pourrez aussi là où il n’y en a pas ; votre clé d’accès est demandée une fois pour l’ajouter.
password-changed = C’est fait. Tous les autres navigateurs doivent se reconnecter.
mail = Courrier
mail-about = Recevez un message quand c’est votre tour et que vous êtes absent : un par tour au plus.
mail-address = Votre adresse électronique
mail-set = Écrivez-moi
mail-unconfirmed = Un message est en route vers { $address }. Suivez le lien qu’il contient, et vous serez prévenu de vos tours.
mail-confirmed = On vous écrit à { $address } quand c’est votre tour et que vous êtes absent.
mail-remove = Oublier mon adresse
mail-stop = Plus de courrier
mail-stop-about = On ne vous écrira plus, et votre adresse sera oubliée.
mail-stopped = { $address } est oubliée.
player-since = ici depuis le { $date }
player-games = { $count ->
    [0] pas encore de partie finie
    [one] une partie finie, { $won } gagnée
   *[other] { $count } parties finies, { $won } gagnées
}
player-history = Parties
player-none = Rien à voir pour l’instant.
player-running = en cours
player-place = { $place ->
    [1] gagnée
   *[other] { $place }ᵉ place
}
player-more = Montrer plus de parties
rating = Classement
rating-doubt = Le classement est juste à cela près 19 fois sur 20 ; plus de parties le rendent plus sûr.
rating-new = { $count ->
    [one] une partie classée jusqu’ici
   *[other] { $count } parties classées jusqu’ici
}
rating-rank = nᵒ { $rank } au palmarès
rating-none = Aucune partie classée : les parties avec d’autres personnes qui ont un compte sont classées.
rating-course = Classement au fil des { $count } dernières parties classées, de { $first } à { $last }
points-from = Points par catégorie
points-mean = { $count ->
    [one] { $points } points en une partie
   *[other] { $points } points en moyenne sur les { $count } dernières parties
}
agents-beaten = Ordinateurs battus
agents-of = { $won } sur { $games }
program = programme
program-about = Ce compte joue tout seul : c’est un programme.
passkeys = Clés d’accès
passkeys-about = Une clé d’accès reste sur votre appareil et vous connecte avec votre doigt, votre visage ou le code de l’appareil. Rien à retenir, et rien ici qu’on puisse voler.
passkeys-not-here = À cette adresse votre navigateur n’en propose pas : il leur faut un nom, comme localhost ou celui d’un site en HTTPS, et un navigateur récent.
passkey-name = Comment l’appeler
passkey-add = Ajouter une clé d’accès
passkey-remove = Retirer
passkey-make = Avec une clé d’accès seule
passkey-enter = Se connecter avec une clé d’accès
trouble-passkey-none = Aucune clé d’accès n’a été utilisée.
trouble-passkey-known = Il y a déjà une clé d’accès pour ce compte sur cet appareil.
deletion = Supprimer le compte
deletion-about = Vos parties restent, pour ceux qui les ont jouées avec vous, comme celles de quelqu’un qui est parti ; seuls leurs enregistrements scellés gardent le nom sous lequel vous avez joué. Les parties en cours continuent avec un ordinateur à votre place. Clés d’accès, clés pour programmes, classements et adresse électronique sont supprimés aussitôt. Personne n’aura votre pseudonyme.
deletion-sure = C’est définitif. Voulez-vous supprimer ce compte ?
deletion-do = Supprimer définitivement
deletion-do-passkey = Supprimer définitivement, avec une clé d’accès
deletion-keep = Le garder
tokens = Clés pour programmes
tokens-about = Un programme que vous écrivez peut regarder et jouer en votre nom, avec une clé que vous créez ici. Il ne peut changer ni votre compte ni votre mot de passe.
scope-play = regarder et jouer
scope-read = seulement regarder
token-name = À quoi elle sert
token-scope = Ce qu’elle permet
token-make = Créer une clé
token-made = créée le { $date }
token-used = utilisée le { $date }
token-unused = jamais utilisée
token-revoke = Révoquer
token-once = Voici la clé. Elle n’est montrée qu’une fois ; gardez-la où personne d’autre ne peut la lire.
token-copy = Copier la clé
token-copied = Copiée
program-is = Ce compte est celui d’un programme
program-sure = Il sera marqué comme programme partout où on le voit, et classé parmi les programmes. C’est définitif.
program-become = Le marquer comme programme
leaders = Palmarès
leaders-about = Tous ceux qui ont un compte et au moins { $count } parties classées. 1500 est la moyenne ; 400 points de plus, c’est dix contre un. Les parties aux tables privées et contre les seuls ordinateurs ne sont pas classées.
leaders-people = Personnes
leaders-programs = Programmes
leaders-none = Personne n’a encore joué assez de parties classées.
leaders-rank = Place
leaders-games = Parties
leaders-won = Gagnées

# Horloges

tempo = Temps
tempo-none = Sans horloge
tempo-live = En direct
tempo-days = Sur plusieurs jours
tempo-none-how = Chacun prend le temps qu’il lui faut.
tempo-live-how = Tout le monde est là. Chaque tour a son temps ; au-delà, la réserve du joueur s’écoule. Qui n’en a plus est remplacé par un ordinateur et peut revenir.
tempo-days-how = On joue quand on veut. Chaque tour peut durer quelques jours ; au-delà, la réserve du joueur s’écoule. Qui n’en a plus est remplacé par un ordinateur et peut revenir.
tempo-each-turn = Pour chaque tour
tempo-beyond-live = Réserve pour toute la partie
tempo-beyond-days = Réserve pour toute la partie
tempo-off = Congés
tempo-no-time = aucun
tempo-turn = { $time } par tour
tempo-bank-live = { $time } de réserve
tempo-bank-days = { $time } de réserve
tempo-holidays = { $count ->
    [one] un jour de congé
   *[other] { $count } jours de congé
}
span-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
span-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
clock-left = { $turn } pour ce tour, { $bank } au-delà
clock-away = En congé pendant { $time }
clock-out = temps écoulé
clock-out-mine = Votre temps est écoulé, et un ordinateur joue pour vous. Vous pourrez revenir quand ce tour sera fini.
holiday = Prendre un congé
holiday-about = { $count ->
    [one] Vous avez un jour. Votre horloge s’arrête pendant ce temps.
   *[other] Vous avez { $count } jours. Votre horloge s’arrête pendant ce temps.
}
holiday-days = Combien de jours ?
holiday-go = Commencer maintenant
holiday-mine = Vous êtes en congé pendant { $time }. Votre horloge est arrêtée ; vous pouvez jouer quand même.
holiday-end = Me revoilà

# Ce dont tout le monde convient, et l’abandon

takeback-ask = Demander aux autres de la reprendre
wish-undo = { $seat } voudrait reprendre une réponse, et tout ce qui a suivi : { $what }
wish-undo-mine = Vous demandez à reprendre votre dernière réponse, et tout ce qui a suivi : { $what }
wish-pause = { $seat } voudrait faire une pause.
wish-pause-mine = Vous demandez une pause.
wish-awaited = On attend { $names }.
wish-agree = D’accord
wish-decline = Refuser
wish-withdraw = Retirer
pause-ask = Demander une pause
paused = La partie est en pause, et toutes les horloges sont arrêtées.
resume = Reprendre
resign = Abandonner
resign-about = Un ordinateur joue pour vous jusqu’au bout, et vous ne pourrez pas revenir.
resign-not = Continuer à jouer
resign-go = Oui, j’abandonne
resigned-mine = Vous avez abandonné. Un ordinateur joue pour vous jusqu’au bout.
resigned-short = a abandonné
resigned-now = a abandonné, un ordinateur joue

# Le salon

lobby = Salon
lobby-waiting = On attend des joueurs
lobby-playing = Parties en cours
lobby-nobody = Personne n’attend pour l’instant. Cherchez une partie rapide, ou ouvrez une table et envoyez son lien à vos amis.
seats-free = { $count ->
    [0] complet
    [one] une place libre
   *[other] { $count } places libres
}
join = Rejoindre
watch = Regarder
quick = Partie rapide
quick-about = Vous jouez avec le premier venu qui veut la même chose. Règles habituelles ; la partie commence d’elle-même.
quick-go = Trouver une partie

# Leçons

lesson-title = Leçon
lesson-first = Dans cette leçon, d’abord : { $answer }
lesson-do = Maintenant : { $answer }
lesson-done = La leçon est finie : vous avez tout fait une fois. Continuez à votre guise, ou commencez votre propre partie.
lesson-leave = Commencer ma propre partie
learn-title = Apprendre { $game }
learn-about = Quelques minutes à la vraie table : une bulle vous dit quoi faire et pourquoi, et vous faites une fois chaque sorte de coup. Rien ne peut mal tourner.
learn-begin = Commencer la leçon
learn-none = Il n’y a pas encore de leçon pour ce jeu ; les règles sont complètes.

# Parties revues

replay-title-page = Revoir une partie
replay-about = Ouvrez l’enregistrement de n’importe quelle partie jouée ici ou dans le terminal et parcourez-la. Chaque ligne est rejouée et vérifiée avant d’être montrée.
replay-drop = Déposez ici un enregistrement (.jsonl)
replay-pick = Choisir un fichier
replay-of = { $game } : partie revue
replay-controls = Partie revue
replay-line = Ligne
replay-at = Ligne { $line } sur { $last }
replay-first = Première ligne (Début)
replay-back = Une ligne en arrière (flèche gauche)
replay-next = Une ligne en avant (flèche droite)
replay-last = Dernière ligne (Fin)
replay-play = Faire défiler (espace)
replay-pause = Arrêter
replay-begins = La partie commence.
replay-share = Copier le lien vers cette position
replay-side = De quel côté
replay-verified = Vérifiée, les dés tiennent la promesse
replay-unfinished = Pas encore terminée ; promesse
replay-keys = Clavier : flèches gauche et droite pour une ligne, Page préc. et Page suiv. pour dix, Début et Fin, espace pour défiler, ? pour les règles.
commitment = Promesse scellée des dés

# La boîte

box-of = { $game } : ce que contient la boîte
box-correct = Vous possédez le jeu ? Corrigez
box-correct-about = Certaines valeurs imprimées n’ont pas pu être lues dans notre exemplaire des règles. Elles sont marquées comme reconstituées : inventées par nous pour respecter les règles et bien jouer.
box-correct-1 = Téléchargez cette boîte comme fichier.
box-correct-2 = Ouvrez-la dans un éditeur de texte et changez les valeurs qui diffèrent dans votre exemplaire.
box-correct-3 = Sur la page d’accueil, sous Options, choisissez votre fichier comme votre propre boîte.
box-download = Télécharger le fichier de la boîte
box-basis = D’où
box-all = Les { $count } éléments

hint = Conseil : que ferait un joueur fort ?
hint-pondering = Le conseil arrive …
hint-title = Les meilleurs coups, autant qu’on puisse en juger
hint-share = { $share } % de chances de gagner
hint-less = { $points } points de moins que le premier
hint-more = { $points } points de plus que le premier
hint-none = Pas de conseil cette fois. Redemandez dans un instant.
hint-heard = Conseil : { $answer }.
state-hinted = { $label } : { $answer }, conseil numéro { $rank }
