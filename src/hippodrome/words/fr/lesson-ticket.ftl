### Les leçons de Ticket Gagnant : chaque étape dit une chose, en 25 mots au plus.
### Les clés sont dans le même ordre que dans l’autre langue.

lesson-ticket-first = Une première course de plat
lesson-ticket-first-about = Annoncez l’arrivée, puis jouez vos cartes pour avoir raison.
lesson-ticket-first-welcome = Sept chevaux courent, aucun n’est à vous. Vous pronostiquez l’arrivée, puis vous menez la course avec vos cartes.
lesson-ticket-first-hand = Ces quatre cartes sont tout ce que vous jouerez ici. On les voit avant de pronostiquer : c’est votre secret.
lesson-ticket-first-points = Votre ticket nomme jusqu’à trois chevaux. À sa place, un cheval rapporte 7, 5 ou 4 points ; placé ailleurs, 3 ; non placé, il coûte.
lesson-ticket-first-ticket = Vos cartes poussent le 5 rouge ; une autre amène le 2 violet à côté. Mettez 5 premier, 2 deuxième, puis validez le ticket.
lesson-ticket-first-open = Tous les tickets se retournent ensemble. Les autres misent sur le 7 et le 3 : ils les pousseront, et gêneront peut-être les vôtres.
lesson-ticket-first-single = À chaque tour, on joue une carte. Jouez « 5, trois cases » et faites avancer le 5 rouge.
lesson-ticket-first-single-otherwise = C’est permis, et cette carte servira plus tard. Pour cette leçon, commencez par le 5 rouge : trois cases en avant.
lesson-ticket-first-pair = Une carte double place un de ses chevaux à côté de l’autre. Mettez le 2 violet à gauche du 5 rouge.
lesson-ticket-first-pair-otherwise = Les règles le permettent aussi. Pour cette leçon, que le 2 violet rejoigne le 5 rouge, à sa gauche.
lesson-ticket-first-yields = Le 7 noir a pris la case du 5 rouge, qui s’est écarté : une case en arrière. Celui qui joue choisit où.
lesson-ticket-first-again = Répondez aussitôt : jouez « 5, deux cases » en avant. On peut dépasser des chevaux en chemin.
lesson-ticket-first-joker = Votre dernière carte est un joker : n’importe quel cheval, une à trois cases, dans tous les sens. Avancez le 5 rouge de trois.
lesson-ticket-first-joker-otherwise = Un joker le peut. Pour cette leçon, faites avancer le 5 rouge de trois cases.
lesson-ticket-first-photo = Après la dernière carte, la course s’arrête là où chacun se trouve. À égalité, la photo décide, par tirage au sort.
lesson-ticket-first-score = Le 5 rouge est premier : 7 points. Le 2 violet gagne la photo pour la deuxième place : 5 de plus. Vous menez à 12.
lesson-ticket-first-end = C’est tout le jeu : trois courses, et le plus de points gagne. Obstacles et trotteurs viendront après. À vous de monter !
