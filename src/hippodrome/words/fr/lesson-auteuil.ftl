### Les leçons d’Auteuil : chaque étape dit une chose, en 25 mots au plus.
### Les clés sont dans le même ordre que dans l’autre langue.

lesson-auteuil-first = Une première course d’obstacles
lesson-auteuil-first-about = Un bulletin, un saut, une chute et une suite.
lesson-auteuil-first-welcome = Huit chevaux, deux tours, des obstacles. Chacun les fait avancer tous, aux dés ; on parie sur les trois premiers.
lesson-auteuil-first-owner = En secret, le 1 et le 3 sont à vous : s’ils finissent parmi les trois premiers, leurs prix vous reviennent.
lesson-auteuil-first-slip = Remplissez le bulletin : tiercé 1, 3, 5 ; le 1 gagnant ; le 3 placé. Puis rendez-le.
lesson-auteuil-first-slip-otherwise = Un bulletin comme un autre. Pour cette leçon : tiercé 1, 3, 5 ; 1 gagnant ; 3 placé.
lesson-auteuil-first-dice = Vos dés : 5, 4 et 2. Chacun va à un cheval différent, à votre choix. Le premier obstacle est à quatre cases.
lesson-auteuil-first-jump = Un 4, un 5 ou un 6 fait sauter. Donnez le 5 à votre cheval 1 : il passe l’obstacle.
lesson-auteuil-first-jump-otherwise = C’est permis. Pour cette leçon, donnez le 5 au cheval 1.
lesson-auteuil-first-fall = Qui s’arrête sur un obstacle tombe. Donnez le 4 au 7, un rival : personne ne le bouge avant votre prochain tour.
lesson-auteuil-first-fall-otherwise = C’est permis. Pour cette leçon, faites tomber le 7 avec le 4 : les règles non plus ne sont pas tendres.
lesson-auteuil-first-third = Un petit dé ne saute pas : il doit s’arrêter avant l’obstacle. Donnez le 2 à votre 3.
lesson-auteuil-first-sequence = 3, 2 et 1 : une suite ! Jouez les trois dés, et jusqu’à trois chevaux avanceront encore d’une case.
lesson-auteuil-first-one = D’abord le 3, au cheval 5 : il arrive juste devant l’obstacle.
lesson-auteuil-first-two = Le 2 au cheval 6 : votre propre 3 tomberait avec.
lesson-auteuil-first-three = Et le 1 à votre cheval 1.
lesson-auteuil-first-bonus = Maintenant les cases de la suite : une de plus pour le 1.
lesson-auteuil-first-bonus-two = Et une pour le 3 : le voilà devant l’obstacle, prêt pour un gros dé.
lesson-auteuil-first-enough = Une troisième case ferait tomber le 5, ou aiderait un rival. Dites que cela suffit.
lesson-auteuil-first-end = Et ainsi deux tours durant. Trois chevaux arrivés : prix aux propriétaires, bulletins payés par télégramme. À vous de monter !
