### Le manège : les premières courses accompagnées, et l’entraîneur à toute table.
### Les clés sont dans le même ordre que dans l’autre langue.

## Pendant une leçon

lesson-step = Étape { $step } sur { $steps }
lesson-private = Donne préparée : elle ne compte nulle part.
lesson-go-on = Continuer
lesson-show-me = Montrez-moi
lesson-leave = Quitter la leçon
lesson-watching = Regardez : les autres jouent.
lesson-again = Encore une fois
lesson-play = Jouer pour de vrai
lesson-to-lobby = À l’accueil
lesson-more = Toutes les leçons
lesson-school = Le manège : { $game }
lesson-school-about = De courtes leçons sur des donnes préparées, contre des robots. Prenez-les dans l’ordre qui vous plaît ; partez quand vous voulez.
lesson-minutes = { $minutes ->
    [one] Environ une minute
   *[other] Environ { $minutes } minutes
}
lesson-taken = déjà suivie
lesson-begin = Commencer
lesson-offer = Vous découvrez { $game } ?
lesson-offer-about = Une première course avec un entraîneur montre l’essentiel, en { $minutes } minutes environ. Elle ne compte nulle part.
lesson-offer-take = Monter avec l’entraîneur
lesson-offer-play = Jouer tout de suite
lesson-otherwise = C’est permis, et vous avez peut-être raison. Pour cette leçon, faites ce qui est éclairé.
lesson-read-first = Un instant : lisez d’abord ce que dit l’entraîneur, puis continuez.
lesson-watch = Les autres jouent : regardez ce qu’ils font.
lesson-your-move = À vous de jouer : faites ce qui est éclairé.
lesson-no-bot = En leçon, on monte soi-même : aucun robot ne prend votre place. Vous pouvez partir quand vous voulez.
lesson-over = La leçon est finie : reprenez-la, ou jouez pour de vrai.

## Ce qui ne va pas dans une leçon

lesson-none = Il n’y a pas encore de leçon pour { $game } : ses règles se lisent avec hippodrome rules { $game }.
lesson-unknown = { $game } n’a pas de leçon { $lesson } : choisissez parmi { $known }.
lesson-unreadable = { $file } n’est pas une leçon : { $why }
lesson-decides-for-you = Leçon { $lesson }, étape { $step } : la décision de l’élève se met sous ask.
lesson-no-event = Leçon { $lesson }, étape { $step } : { $event } n’a pas eu lieu.
lesson-cannot-be-played = Leçon { $lesson }, { $step } : { $line } ne peut pas être joué. { $why }
lesson-draw-due = Leçon { $lesson }, { $step } : un tirage parmi { $spread } est attendu et n’est pas écrit.

## Le terminal

lesson-welcome = { $title } : une leçon sur une donne préparée. Elle ne compte nulle part ; quit la quitte.
lesson-press-enter = Entrée : continuer.
lesson-type = Pour le faire, tapez { $moves }
lesson-finished = La leçon est finie. Une vraie partie :
lesson-list = Les leçons de { $game } :
