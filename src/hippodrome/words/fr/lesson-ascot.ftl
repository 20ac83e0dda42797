### Les leçons d’Ascot : chaque étape dit une chose, en 25 mots au plus.
### Les clés sont dans le même ordre que dans l’autre langue.

lesson-ascot-auction = La donne et la vente
lesson-ascot-auction-about = Échangez une carte, rejetez ce qui est trop cher, et enchérissez.
lesson-ascot-auction-welcome = Ascot est toute une saison : on distribue et vend les cartes, on entraîne, on commerce, on court. Tout commence par votre main.
lesson-ascot-auction-hand = Les cartes sont des chevaux ou des métiers. Les chevaux gagnent des prix, les métiers des redevances. Les noirs sont meilleurs, et plus chers.
lesson-ascot-auction-exchange = D’abord, chacun échange une carte contre le dessus caché du talon. Donnez le 12 bleu, la couleur la plus lente.
lesson-ascot-auction-exchange-otherwise = On peut donner celle-là. Pour cette leçon, échangez le 12 bleu.
lesson-ascot-auction-price = Vous tirez le 10 rouge. Après la vente, il faut payer ce qu’on garde : cette main coûte 285 000 F sur vos 281 000.
lesson-ascot-auction-throw = Rejetez donc le 10 rouge au talon, face cachée, puis dites que c’est tout.
lesson-ascot-auction-throw-otherwise = Un choix défendable. Pour cette leçon, rejetez le seul 10 rouge.
lesson-ascot-auction-lot = Le talon est vendu carte par carte. Voici le maréchal-ferrant, qui touche des redevances à l’entraînement ; on en offre 1 500 F.
lesson-ascot-auction-bid = Les métiers partent ici à bas prix. Enchérissez à 2 000 F.
lesson-ascot-auction-bid-otherwise = C’est permis. Pour cette leçon, offrez 2 000 F du maréchal-ferrant.
lesson-ascot-auction-sold = Les deux autres passent : il est à vous. Vous payez 2 000 F à la Banque, et un dixième au commissaire-priseur.
lesson-ascot-auction-end = Et ainsi jusqu’au bout du talon. Puis chacun montre et paie sa main, et l’entraînement commence.
