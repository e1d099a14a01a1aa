# Ce que seul le client dit, en français. Les jeux parlent par leurs propres fichiers de mots.

headline = Quatre jeux sous la mer
about = Choisissez un jeu, vos adversaires, et jouez. Ni compte, ni e-mail, rien à installer.
credits = Les jeux appartiennent à leurs auteurs et à leurs éditeurs ; nous ne leur sommes pas affiliés. Si un jeu vous plaît, achetez-le. Les textes, les dessins et le code sont les nôtres, et libres.
credit = de { $designer }, illustré par { $artist } ({ $publisher }, { $year })
credit-long = { $game } est un jeu de { $designer }, illustré par { $artist } et publié par { $publisher } en { $year }. Nous ne sommes affiliés à aucun d’entre eux : si le jeu vous plaît, achetez-le.
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
theme = Thème
theme-system = système
theme-dark = sombre
theme-light = clair
theme-to-light = Passer au thème clair
theme-to-dark = Passer au thème sombre
speed = Animations
speed-normal = normales
speed-fast = rapides
speed-off = aucune
sound = Son
sound-off = coupé
sound-on = activé
notices = Me prévenir quand c’est à moi de jouer
notices-refused = Les notifications sont bloquées dans ce navigateur. Autorisez-les dans ses réglages.
notice-turn = C’est à vous
close = Fermer
done = Terminé
loading = Un instant…
unreachable = Le serveur est injoignable.
trouble-unreachable = Votre coup n’est pas arrivé au serveur. Rien n’est perdu : renvoyez-le.
trouble-stale = Quelqu’un a joué avant vous : votre coup n’a pas été joué.
watching-you = Vous regardez.
watching-why = Ce navigateur n’a pas de place ici. Si vous avez joué à cette table, revenez avec le navigateur d’alors, ou connectez-vous.
watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
watching-among = { $count ->
    [one] { $names } regarde
   *[other] { $count } personnes regardent, dont { $names }
}
delay = Spectateurs
delay-short = { $count ->
    [0] Aussitôt
    [one] { $count } coup de retard
   *[other] { $count } coups de retard
}
delay-how = { $count ->
    [0] Les spectateurs voient chaque coup aussitôt.
    [one] Les spectateurs voient la partie avec { $count } coup de retard : personne ne peut souffler.
   *[other] Les spectateurs voient la partie avec { $count } coups de retard : personne ne peut souffler.
}
delay-behind = Vous regardez, avec { $count ->
    [one] { $count } coup de retard.
   *[other] { $count } coups de retard.
}
trouble-record-of-another-box = Cette partie a été jouée avec d’autres valeurs de cartes et de tuiles ({ $box }) : impossible de la montrer ici.
labelled = { $label } : { $text }
try-again = Réessayer
nowhere = Rien par ici
nowhere-about = Cette adresse ne mène à rien. Le lien est peut-être incomplet, ou la table a été fermée.

# Accueil

choose-game = Choisissez un jeu
choose-company = Choisissez vos adversaires
choose = Choisir
chosen = Choisi
teach-me = Apprendre à jouer
teach-me-short = Apprendre
not-offered = Pas proposé
not-offered-long = Ce serveur ne le propose pas
in-the-terminal = Jouable seulement dans le terminal
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
mode-hotseat = Même écran
mode-hotseat-how = chacun à son tour
mode-solo = Solo
mode-solo-how = pour le score
mode-online = En ligne
mode-online-how = par un lien
find-players = Trouver des joueurs
open-table = Ouvrir une table
how-many-computers = Ordinateurs
how-many-people = Joueurs
they-play = Niveau
levels = De quel niveau ?
levels-now = Niveau des ordinateurs : { $level }
levels-mixed = Variés
levels-all = Tous
levels-whose = Changer le niveau de
start = Commencer
options = Options
options-count = { $count ->
    [0] Options
    [one] Options, une modifiée
   *[other] Options, { $count } modifiées
}
options-of = { $game } : options
options-names = Noms
options-rules = Règles
options-own = la vôtre
options-form = ou saisissez la vôtre : { $form }
options-box = Votre propre boîte
options-box-about = Vous avez le jeu ? Chargez les valeurs imprimées sur votre exemplaire.
options-box-see = Voir tout le matériel
options-box-pick = Choisir un fichier de boîte
options-box-large = { $name } est trop gros pour un fichier de boîte.
trouble-box-of-another-game = Ce fichier de boîte est celui d’un autre jeu.
trouble-box-not-toml = Ce fichier n’est pas un fichier de boîte, ou il est abîmé : { $why }.
options-box-drop = Revenir aux valeurs d’origine
your-name = Votre nom
default-name = Capitaine
continue = Reprendre
continue-yours = C’est à vous de jouer.
continue-yours-left = C’est à vous de jouer ; il reste { $time }.
continue-paused = La partie est en pause.
turns = { $count ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $count } tables
}
continue-theirs = Aux autres de jouer
continue-waits = En attente de joueurs
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
your-turn = À vous :
turn-of = { $name } :
is-thinking = réfléchit…
thinks-soon = { $count ->
    [0] réfléchit juste après
    [one] réfléchit bientôt, après une autre table
   *[other] réfléchit bientôt, après { $count } autres tables
}
is-awaited = On attend { $name }
one-moment = un instant…
waiting = Un instant…
waiting-for = Pas encore à vous. On attend { $names }.
over-head = Partie terminée :
over-won = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } se partagent la victoire
}
over-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
relive-stop = Revenir au présent
answers = { $count ->
    [one] { $count } coup possible
   *[other] Les { $count } coups possibles
}
choose-one = Lequel ?
confirm = Confirmer
confirm-answer = Confirmer : { $answer }
not-yet = Pas encore
not-now = Pas maintenant
not-now-asked = D’abord : { $question }
not-possible = Impossible
replay-only = Vous revoyez une partie. Lancez-en une pour jouer.
state-legal = { $label } : { $answer }
state-several = { $label } : { $count } possibilités
state-chosen = { $label }, choisi
state-refused = { $label }, impossible maintenant
rule-number = Règle { $number }
undo = Annuler
undo-what = Annuler : { $what }
undo-last = votre dernier coup
undo-refused = Impossible à annuler
undo-revealed = Une information cachée a été révélée ; rien d’antérieur ne peut être annulé : { $what }
rules = Règles
rules-search = Chercher dans les règles
rules-now = Les règles utiles maintenant
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-page = Toutes les règles sur une page
rules-of = { $game } : les règles
rules-glance = En un coup d’œil
rules-about = Les règles avec nos mots. Chacune indique sa source et son degré de certitude.
basis-rulebook-means = Les règles imprimées le disent.
basis-reading-means = Les règles imprimées ne tranchent pas. Nous avons choisi une lecture.
basis-reconstructed-means = La valeur imprimée était illisible : celle-ci est de nous. Le vrai jeu peut différer.
standings = Points
you = Vous
leads = en tête
if-scored = si l’on comptait maintenant
board = Plateau
side = Joueurs et récit
tabs = Afficher
tab-own = Feuille
tab-rivals = Rivaux
tab-story = Récit
story = Récit
story-whole = Montrer les { $count } étapes
replay-since = Revoir depuis mon tour
since = En votre absence
since-more = { $count ->
    [one] et une étape de plus
   *[other] et { $count } étapes de plus
}
since-replay = Montrez-moi
text-view = Position en texte
text-now = Maintenant
text-position = Sur la table
text-score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
text-scored = Si l’on comptait maintenant : { $points }.
box = Matériel
end-sheet = Feuille de score
end-total = Total
end-points = Points
end-fair = Tout le hasard était fixé avant le premier tour ; chacun peut le vérifier avec la partie enregistrée.
end-save = Enregistrer la partie
end-replay = Revoir
end-rematch = Revanche
reconnecting = Pas de connexion. Nouvel essai ; rien n’est perdu.
keys = Clavier : Tab et flèches pour se déplacer, Entrée pour appuyer, 1 à 9 pour les coups de la liste (L), H pour un conseil, U pour annuler, ? pour les règles, T pour la position en texte, Échap pour fermer ou passer.
generic-line = Ligne { $line }

# Une table ouverte

room-title = { $game } : il manque des joueurs
room-link = Lien vers cette table
room-copy = Copier le lien
room-copied = Copié
room-invited = On vous invite. Choisissez un nom et prenez place, ou regardez.
room-sit = Prendre place
room-free = Place libre
somebody-left = Une personne partie
room-host = hôte
room-is-ready = C’est bon
room-not-ready = pas encore
room-fill = Ajouter un ordinateur
room-send-away = Exclure { $name }
room-leave = Partir
room-ready = C’est bon pour moi
room-host-starts = L’hôte peut lancer la partie quand toutes les places sont prises et que tout le monde a dit « C’est bon ».
room-begins-full = La partie commence dès que la dernière place est prise.
away = pas là
visibility = Qui peut venir
visibility-friends = Amis
visibility-friends-how = Toute personne qui a ce lien peut prendre place, sur n’importe quel appareil, ou regarder.
visibility-open = Tout le monde
visibility-open-how = Affichée dans le salon pour tout le monde. Le lien marche aussi.
visibility-private = Privée
visibility-private-how = Envoyez ce lien aux joueurs. Dès que la partie a commencé, eux seuls pourront la voir, même après la fin.
played-with = Règles de cette table
played-usual = Règles habituelles
played-own-box = Valeurs de matériel propres : { $name }
kind-human = joueur
kind-agent = ordinateur
hand-over = Au tour de { $name }
hand-over-away = Les autres, ne regardez pas.
hand-over-ready = Je suis { $name }

# Discussion

chat = Discussion
chat-unread = { $count ->
    [one] Discussion : une nouvelle ligne
   *[other] Discussion : { $count } nouvelles lignes
}
chat-none = Rien n’a encore été dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-watching = Seuls les joueurs écrivent ici ; vous pouvez lire.
chat-more = Options pour ce message : { $name }
chat-mute = Masquer { $name }
chat-unmute = Ne plus masquer { $name }
chat-muted = masqué
chat-report = Signaler cette ligne
chat-reported = Signalé. La personne qui gère ce serveur le verra.
tale = Récit et discussion

# Quelqu’un est parti

is-away = { $seat } ne répond plus, et c’est son tour.
stand-in-for = Laisser un ordinateur jouer pour { $seat }
stand-in-mine = Un ordinateur joue pour vous. Reprenez la main quand vous voulez.
stand-in-back = Reprendre la main
stand-in-hand-over = Laisser un ordinateur jouer pour moi
stand-in-now = un ordinateur joue

# Comptes

account = Compte
sign-in = Se connecter
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
account-about = Personne n’a besoin d’un compte pour jouer. Il garde vos parties sur tous vos appareils, et votre pseudonyme n’est qu’à vous. Pas d’e-mail, aucune autre information.
name-guest = { $name } (invité)
account-of = avec compte
account-new = Créer un compte
account-make = Créer le compte
account-none = Pas encore de compte ? En créer un
account-have = Déjà un compte ? Se connecter
account-brings = { $count ->
    [one] Votre partie dans ce navigateur vous suit.
   *[other] Vos { $count } parties dans ce navigateur vous suivent.
}
account-bring = { $count ->
    [one] Reprendre la partie de ce navigateur
   *[other] Reprendre les { $count } parties de ce navigateur
}
handle = Pseudonyme
handle-form = 3 à 20 caractères : lettres sans accent, chiffres, - ou _. Commencez par une lettre. Visible par tous.
password = Mot de passe
password-form = Au moins { $count } caractères. Le mieux : trois ou quatre mots sans rapport entre eux.
password-new = Nouveau mot de passe
password-change = Le changer
password-first = Ajouter un mot de passe
password-first-about = Vous vous connectez par clé d’accès seulement. Ajoutez un mot de passe pour les appareils sans clé. Votre clé vous sera demandée une fois.
password-changed = C’est fait. Tous les autres navigateurs doivent se reconnecter.
mail = E-mails
mail-about = Recevez un e-mail quand c’est à vous de jouer, en votre absence : un par tour au plus. Si vous perdez votre mot de passe, un lien vers un nouveau peut aussi y être envoyé.
mail-address = Votre adresse e-mail
mail-set = M’envoyer un e-mail
mail-unconfirmed = Un lien a été envoyé à { $address }. Ouvrez-le pour recevoir les rappels.
mail-confirmed = Un e-mail vous est envoyé à { $address } quand c’est à vous de jouer, en votre absence.
mail-remove = Oublier mon adresse
mail-stop = Plus d’e-mails
mail-stop-about = Vous ne recevrez plus d’e-mails, et votre adresse sera oubliée.
mail-stopped = { $address } est oubliée.
player-since = ici depuis le { $date }
player-games = { $count ->
    [0] pas encore de partie finie
    [one] une partie finie, { $won } gagnée
   *[other] { $count } parties finies, { $won } gagnées
}
player-history = Parties
player-none = { $handle } n’a encore joué aucune partie. Le salon montre qui joue en ce moment.
player-none-mine = Pas encore de partie. Jouez la première.
player-running = en cours
player-place = { $place ->
    [1] gagnée
   *[other] { $place }ᵉ place
}
player-more = Montrer plus de parties
rating = Cote
rating-doubt = Marge d’erreur (à 95 %) ; elle se réduit à chaque partie classée.
rating-new = { $count ->
    [one] une partie classée jusqu’ici
   *[other] { $count } parties classées jusqu’ici
}
rating-rank = nᵒ { $rank } au classement
rating-none = Pas encore de partie classée. Les parties avec une horloge, entre personnes ayant un compte sont classées.
rating-course = Cote au fil des { $count } dernières parties classées, de { $first } à { $last }
points-from = Points par catégorie
points-mean = { $count ->
    [one] { $points } points en une partie
   *[other] { $points } points en moyenne sur les { $count } dernières parties
}
agents-beaten = Ordinateurs battus
agents-of = { $won } sur { $games }
program = programme
program-about = Ce compte joue tout seul : c’est un programme.
passkeys = Clés d’accès
passkeys-about = Une clé d’accès reste sur votre appareil et vous connecte par empreinte, visage ou code. Rien à retenir, rien à voler ici.
passkeys-not-here = Les clés d’accès ne marchent pas à cette adresse. Il faut HTTPS (ou localhost) et un navigateur récent.
passkey-name = Comment l’appeler
passkey-add = Ajouter une clé d’accès
passkey-remove = Retirer
passkey-make = Avec une clé d’accès seule
passkey-enter = Se connecter avec une clé d’accès
trouble-passkey-none = Aucune clé d’accès n’a été utilisée.
trouble-passkey-known = Il y a déjà une clé d’accès pour ce compte sur cet appareil.
recovery = Codes de secours
recovery-about = Un code de secours vous ouvre votre compte une fois, quand le mot de passe est perdu ou la clé d’accès disparue ; vous choisissez alors un nouveau mot de passe. Gardez ces codes ailleurs que votre compte : sur papier, ou avec vos mots de passe.
recovery-none = Vous n’avez pas de code de secours. Si vous oubliez votre mot de passe maintenant, seul l’hôte de ce serveur pourra vous rouvrir votre compte.
recovery-left = { $count ->
    [one] Il vous reste un code de ceux du { $date }.
   *[other] Il vous reste { $count } codes de ceux du { $date }.
} De nouveaux codes les remplacent.
recovery-make = Créer des codes de secours
recovery-once = Voici vos codes de secours. Ils ne s’affichent que cette fois ; chacun sert une fois.
recovery-of = Codes de secours de { $handle } sur { $site }
recovery-copy = Les copier
recovery-save = Les enregistrer
recovery-print = Les imprimer
recovery-kept = Je les ai gardés
recover = Retrouver son compte
recover-lost = Mot de passe perdu ?
recover-code = Code de secours
recover-code-about = Avec un des codes de secours que vous avez gardés, vous choisissez un nouveau mot de passe.
recover-link = Un nouveau mot de passe
recover-link-about = Ce lien vous ouvre votre compte une fois : choisissez un nouveau mot de passe.
recover-ends = Tous vos autres navigateurs sont déconnectés.
recover-enter = Choisir ce mot de passe et se connecter
recover-mail = M’envoyer un lien
recover-mail-about = Ou faites envoyer un lien à l’adresse que vous avez confirmée ici.
recover-mail-sent = Si ce compte a une adresse confirmée, un lien y est en route. Il est valable une heure.
recover-host = Ni code ni adresse ? Demandez à l’hôte de ce serveur : il peut vous faire un lien.
export = Vos données
export-about = Tout ce que ce serveur garde de votre compte, et les enregistrements de vos parties, en un seul fichier : ce que vous avez dit, où vous avez joué, avec quel résultat.
export-do = Les emporter
deletion = Supprimer le compte
deletion-about = Vos parties restent, pour ceux qui les ont jouées avec vous, comme celles de quelqu’un qui est parti. Votre nom ne reste que dans les parties enregistrées. Les parties en cours continuent avec un ordinateur à votre place. Clés d’accès, jetons d’API, cotes et adresse e-mail sont supprimés aussitôt. Personne n’aura votre pseudonyme.
deletion-sure = C’est définitif. Voulez-vous supprimer ce compte ?
deletion-do = Supprimer définitivement
deletion-do-passkey = Supprimer définitivement, avec une clé d’accès
deletion-keep = Le garder
tokens = Jetons d’API
tokens-about = Un programme que vous écrivez peut regarder et jouer en votre nom, avec un jeton que vous créez ici. Il ne peut changer ni votre compte ni votre mot de passe.
scope-play = regarder et jouer
scope-read = seulement regarder
token-name = À quoi il sert
token-scope = Ce qu’il permet
token-make = Créer un jeton
token-made = créé le { $date }
token-used = utilisé le { $date }
token-unused = jamais utilisé
token-revoke = Révoquer
token-once = Voici le jeton. Il n’est montré qu’une fois ; gardez-le où personne d’autre ne peut le lire.
token-copy = Copier le jeton
token-copied = Copié
program-is = Compte de programme
program-sure = Ce compte sera marqué comme programme partout où on le voit, et classé parmi les programmes. C’est définitif.
program-become = Marquer comme compte de programme
leaders = Classement
leaders-about = Toute personne ayant un compte et au moins { $count } parties classées. 1500 est la moyenne ; 400 points de plus, c’est environ 10 victoires sur 11. Les tables privées et les parties contre les seuls ordinateurs ne comptent pas.
rated = Cette partie est classée.
unrated-lesson = Une leçon n’est pas classée.
unrated-private = Partie non classée : la table est privée.
unrated-own-box = Partie non classée : elle se joue avec une boîte particulière.
unrated-no-clock = Partie non classée : il n’y a pas d’horloge.
unrated-few-accounts = Partie non classée : il faut deux personnes avec un compte au début de la partie.
unrated-taken-back = Partie non classée : des coups ont été repris d’un commun accord.
unrated-hints = Partie non classée : des conseils ont été demandés.
unrated-met-often = Partie non classée : ces joueurs ont déjà eu ensemble toutes les parties classées qui comptent, { $day } en 24 heures ou { $most } en { $month } jours.
marked = À noter : { $mark }.
ratings-title = Règles de la cote
ratings-about = Quelles parties comptent, et pour qui. Une seule idée derrière toutes ces règles : personne ne décide seul, et personne ne décide après coup.
ratings-which-title = Quelles parties sont classées
ratings-which = Celles que commencent au moins { $entrants } personnes avec un compte et une horloge, avec la boîte de la maison, et pas à une table privée. Sans horloge, il suffirait au perdant de ne plus jouer : ces parties se jouent pour le plaisir. Les comptes de programmes sont classés entre programmes. Chaque jeu a sa propre cote.
ratings-begins-title = Tout est fixé au début de la partie
ratings-begins = Qui est classé se décide au début de la partie. Se connecter plus tard, supprimer un compte ou le déclarer celui d’un programme ne change rien pour les autres ; un compte disparu compte comme un nouveau venu. Qui occupe plusieurs places n’est pas classé.
ratings-places-title = Jouez jusqu’au bout
ratings-places = On vous compare aux autres selon les places obtenues. Qui abandonne, laisse jouer un ordinateur ou n’a plus de temps a perdu contre tous ceux qui restent, même en revenant ; le premier parti est le dernier classé. Ce que l’ordinateur fait ensuite de la place n’y change rien : partir ne sauve aucune partie, et aucun ordinateur n’en gagne une pour qui que ce soit. Si tous les autres sont partis, vous avez gagné.
ratings-clock-title = L’horloge
ratings-clock = Une partie rapide se joue en direct ({ $live }) ou sur plusieurs jours ({ $days }). C’est votre horloge qui compte, et non la page ouverte : là où il y a une horloge, personne n’est remplacé pour son absence.
ratings-agreed-title = Ne plus être classée : seulement d’un commun accord
ratings-agreed = Si tous ceux qui jouent acceptent de reprendre un coup, ou de continuer avec des conseils, la partie n’est plus classée. Personne ne peut le décider seul. Le coup de quelqu’un ne se reprend pas sans son accord, même si un ordinateur joue à présent à sa place.
ratings-pair-title = Toujours les deux mêmes
ratings-pair = Entre les deux mêmes personnes, { $day } parties classées en 24 heures et { $most } en { $month } jours comptent pour chaque jeu. Au-delà, leurs parties ne changent rien entre elles ; les autres joueurs de la table comptent comme toujours.
ratings-numbers-title = Les chiffres
ratings-numbers = 1500 est la moyenne ; 400 points de plus, c’est dix contre un. Après le ± vient la marge d’erreur (à 95 %). Le classement affiche qui a joué au moins { $least } parties classées.
ratings-marks-title = Ce qui est noté sur une partie
ratings-marks = Que des coups ont été repris d’un commun accord, que des conseils ont été demandés ou qu’un ordinateur a joué pour quelqu’un : c’est noté sur la page de la partie, dans votre historique et, signé par ce serveur, dans l’enregistrement.
ratings-computers-title = Ordinateurs battus
ratings-computers = Vous avez battu un ordinateur si vous êtes placé devant lui, que rien n’a été repris d’un commun accord, que vous n’avez demandé aucun conseil et qu’aucun ordinateur n’a joué pour vous.
ratings-unseen-title = Ce que nous ne voyons pas
ratings-unseen = D’ici, personne ne voit si quelqu’un consulte un programme à côté de la partie, ou possède deux comptes. Merci de ne faire ni l’un ni l’autre.
leaders-people = Personnes
leaders-programs = Programmes
leaders-none = Personne n’a encore joué assez de parties classées. Les parties rapides entre personnes ayant un compte comptent.
leaders-rank = Place
leaders-games = Parties
leaders-won = Gagnées

# Horloges

tempo = Temps
tempo-none = Sans horloge
tempo-live = En direct
tempo-days = Sur plusieurs jours
tempo-none-how = Chacun prend le temps qu’il lui faut.
tempo-live-how = Tout le monde est là. Chaque tour a son temps, puis votre réserve s’écoule. Une fois épuisée, un ordinateur joue jusqu’à votre retour.
tempo-days-how = Jouez quand vous voulez. Chaque tour peut durer plusieurs jours, puis votre réserve s’écoule. Une fois épuisée, un ordinateur joue jusqu’à votre retour.
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
clock-left = Reste { $turn }, puis { $bank } de réserve
clock-away = En congé pendant { $time }
clock-out = temps écoulé
clock-out-mine = Temps écoulé. Un ordinateur finit ce tour, puis vous pourrez reprendre.
holiday = Prendre un congé
holiday-about = Il vous reste { $count ->
    [one] { $count } jour
   *[other] { $count } jours
} de congé. Votre horloge s’arrête pendant ce temps.
holiday-days = Combien de jours ?
holiday-go = Commencer maintenant
holiday-mine = Vous êtes en congé pendant { $time }. Votre horloge est arrêtée ; vous pouvez jouer quand même.
holiday-end = Me revoilà

# Ce dont tout le monde convient, et l’abandon

takeback-ask = Demander aux autres de le reprendre
wish-undo = { $seat } demande à reprendre un coup et tout ce qui a suivi : { $what }
wish-undo-mine = Vous demandez à reprendre votre dernier coup et tout ce qui a suivi : { $what }
wish-pause = { $seat } voudrait faire une pause.
wish-pause-mine = Vous demandez une pause.
wish-hints = { $seat } voudrait continuer avec des conseils pour tout le monde.
wish-hints-mine = Vous demandez à tous de continuer avec des conseils.
wish-awaited = Accord attendu : { $names }
wish-agree = D’accord
wish-decline = Refuser
wish-withdraw = Retirer
pause-ask = Demander une pause
paused = La partie est en pause, et toutes les horloges sont arrêtées.
resume = Reprendre
resign = Abandonner
resign-about = Un ordinateur finit la partie pour vous. Vous ne pourrez pas revenir.
leave-rated = Cette partie est classée : qui la laisse à un ordinateur a perdu contre ceux qui restent, même en revenant.
resign-not = Continuer à jouer
resign-go = Oui, j’abandonne
resigned-mine = Vous avez abandonné. Un ordinateur joue pour vous jusqu’au bout.
resigned-short = a abandonné
resigned-now = a abandonné, un ordinateur joue

# Le salon

lobby = Salon
lobby-waiting = On attend des joueurs
lobby-playing = Parties en cours
lobby-nobody = Aucune table ouverte. Ouvrez-en une et envoyez son lien, ou jouez contre des ordinateurs.
lobby-unwatched = Aucune partie à regarder pour l’instant. Vous pouvez revoir n’importe quelle partie enregistrée.
play-computers = Jouer contre des ordinateurs
seats-free = { $count ->
    [0] complet
    [one] une place libre
   *[other] { $count } places libres
}
join = Rejoindre
watch = Regarder
quick = Partie rapide
quick-about = Vous jouez avec les prochains qui cherchent la même partie. Règles habituelles ; la partie commence aussitôt.
quick-rated = Classée si deux joueurs ont un compte.
quick-seeking = On cherche des joueurs…
room-change = Modifier la table
quick-go = Trouver une partie

# Leçons

lesson-title = Leçon
lesson-first = Dans cette leçon, d’abord : { $answer }
lesson-do = Maintenant : { $answer }
lesson-done = La leçon est finie : vous avez tout fait une fois. Continuez à votre guise, ou commencez votre propre partie.
lesson-leave = Commencer ma propre partie
learn-title = Apprendre { $game }
learn-about = Quelques minutes à la vraie table. Chaque étape montre quoi faire et pourquoi. Vous ne risquez rien.
learn-begin = Commencer la leçon
learn-none = Il n’y a pas encore de leçon pour ce jeu ; les règles sont complètes.

# Parties revues

replay-title-page = Revoir une partie
replay-about = Ouvrez l’enregistrement d’une partie jouée ici ou dans le terminal. Chaque étape est vérifiée avant d’être montrée.
replay-drop = Déposez ici un enregistrement (.jsonl)
replay-pick = Choisir un fichier
replay-of = { $game } : partie revue
replay-controls = Partie revue
replay-line = Étape
replay-at = Étape { $line } sur { $last }
replay-first = Première étape (Début)
replay-back = Une étape en arrière (flèche gauche)
replay-next = Une étape en avant (flèche droite)
replay-last = Dernière étape (Fin)
replay-play = Faire défiler (espace)
replay-pause = Arrêter
replay-begins = La partie commence.
replay-share = Copier le lien vers cette position
replay-side = De quel côté
replay-verified = Vérifiée : tirages conformes
replay-unfinished = Pas encore terminée ; engagement
replay-handed-in = Partie déposée : rien ne prouve qui l’a jouée, ni où
replay-from-here = Partie jouée sur ce serveur, sa signature le prouve
replay-keys = Clavier : flèches gauche et droite pour une étape, Page préc. et Page suiv. pour dix, Début et Fin, espace pour défiler, ? pour les règles.
commitment = Engagement sur les tirages

# La boîte

box-of = { $game } : le matériel
box-correct = Vous avez le jeu ? Aidez-nous à corriger
box-correct-about = Certaines valeurs imprimées n’ont pas pu être lues dans notre exemplaire des règles. Elles sont marquées comme reconstituées : inventées par nous pour respecter les règles et bien jouer.
box-correct-1 = Téléchargez cette boîte comme fichier.
box-correct-2 = Ouvrez-la dans un éditeur de texte et changez les valeurs qui diffèrent dans votre exemplaire.
box-correct-3 = Sur la page d’accueil, sous Options, choisissez votre fichier comme votre propre boîte.
box-download = Télécharger le fichier de la boîte
box-basis = D’où
box-all = Les { $count } éléments

hint = Conseil : que ferait un joueur fort ?
hints-rated = Cette partie est classée
hints-need = Il y a des conseils si tout le monde est d’accord, et cette partie ne sera alors plus classée.
hints-ask = Demander des conseils à tous
takeback-rated = Les autres peuvent accepter de reprendre un coup ; la partie ne sera alors plus classée.
unrated-then = Cette partie ne sera alors plus classée.
hint-pondering = Le conseil arrive…
hint-soon = { $count ->
    [0] Le conseil arrive juste après
    [one] Le conseil arrive bientôt, après une autre table
   *[other] Le conseil arrive bientôt, après { $count } autres tables
}
hint-title = Coups suggérés
hint-share = { $share } % de chances de gagner
hint-less = { $points } points de moins que le premier
hint-more = { $points } points de plus que le premier
hint-none = Pas de conseil pour l’instant. Redemandez dans un moment.
hint-heard = Conseil : { $answer }.
state-hinted = { $label } : { $answer }, conseil numéro { $rank }
