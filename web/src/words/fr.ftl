headline = Des jeux de société sous la mer
about = Pelagos est une maison ouverte pour quatre jeux de société sous-marins : AquaSphere, Octo Dice, Nautilus et New Eden. Il tourne sur votre propre machine, avec les règles complètes, des dés honnêtes que chacun peut vérifier et des joueurs artificiels. Pas de compte, pas d’e-mail, rien ne sort de chez vous.
languages = Langue
games = Sur ce serveur
loading = Un coup d’œil sur l’étagère…
no-games = L’étagère est encore vide.
unreachable = Le serveur ne répond pas.
try-again = Réessayer
players = { $least } à { $most } joueurs
players-exactly = { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}
picture = { $title }, illustration
terminal = La table dans le navigateur est en construction. D’ici là, on joue dans le terminal :
credits = Les jeux appartiennent à leurs auteurs et à leurs éditeurs. Pelagos ne leur est pas affilié : si un jeu vous plaît, achetez-le. Les textes, les dessins et le code sont les nôtres, et libres.
