### Les leçons de Finish Line : chaque étape dit une chose, en 25 mots au plus.
### Les clés sont dans le même ordre que dans l’autre langue.

lesson-finishline-first = Une première course : paris et dés
lesson-finishline-first-about = Misez sur un cheval, puis découvrez les dés blancs, verts, rouges et noirs.
lesson-finishline-first-welcome = Sept chevaux en file, le premier à droite. Les dés les feront changer de place. Seul compte l’ordre à la fin.
lesson-finishline-first-odds = Le chiffre d’une tuile dit ce qu’elle paie : le premier le moins, le dernier le plus. F : favori ; S : cheval sûr.
lesson-finishline-first-slip = Misez sur Modeste Triomphe (18), troisième, à 4 contre 1 : touchez-le, laissez la mise à 100 €, rendez la feuille.
lesson-finishline-first-slip-otherwise = Un pari honnête aussi. Pour cette leçon, mettez 100 € sur le 18 et sur lui seul.
lesson-finishline-first-turn = Le tuyauteur a lancé trois dés, en a utilisé un et en passe deux. À chaque tour, on en prend un de plus.
lesson-finishline-first-take = Prenez un dé rouge : il sera lancé avec les deux qu’on vous passe.
lesson-finishline-first-white = Un fer blanc fait avancer aussitôt un favori d’une place ; il en faut deux aux autres. Donnez-le au 18.
lesson-finishline-first-white-otherwise = C’est permis. Pour cette leçon, prenez le fer blanc et donnez-le au 18.
lesson-finishline-first-pass = Le 18 est deuxième. Deux dés vous reviennent : prenez-en un blanc et lancez.
lesson-finishline-first-green = Le vert, c’est l’argent : 2000 € pour qui a misé sur ce cheval, s’il gagne. Posez-le sur le 18.
lesson-finishline-first-again = Prenez encore un dé blanc : le rouge est toujours dans votre main.
lesson-finishline-first-red = Le double fer rouge fait avancer n’importe quel cheval d’une place. Envoyez le 18 en tête !
lesson-finishline-first-last = Vous menez. Il manque une couleur : prenez un dé blanc et lancez-le avec le noir.
lesson-finishline-first-black = Action noire : gardez-la. Après le dernier dé, ce sera un fer pour vous seul, sans réponse possible.
lesson-finishline-first-end = Quatre couleurs connues. La cinquième, le jaune, attend dans la dernière ligne droite : c’est la leçon suivante.
lesson-finishline-straight = La dernière ligne droite
lesson-finishline-straight-about = Les dés jaunes, le dernier dé, et ce que paie un gagnant.
lesson-finishline-straight-straight = Plus tard : il reste quatre dés, c’est la dernière ligne droite. Vous avez 200 € sur le 18, qui est troisième.
lesson-finishline-straight-yellow = Les dés jaunes ne se prennent que maintenant. Ce sont les plus forts : ex æquo, gêne, perte de vitesse.
lesson-finishline-straight-take = Prenez le dernier dé jaune et lancez.
lesson-finishline-straight-helmet = Un casque ! Il porte un favori deux places en avant. Donnez-le au 18.
lesson-finishline-straight-helmet-otherwise = C’est permis, mais votre argent est sur le 18. Pour cette leçon, donnez-lui le casque.
lesson-finishline-straight-white = Vous menez ! Il reste deux dés. Prenez-en un blanc.
lesson-finishline-straight-aside = Trois faces vides ne font rien, et tant mieux : vous menez. Mettez-en une de côté.
lesson-finishline-straight-finish = Le dernier dé est joué, la course est finie : le 18 gagne d’une tête.
lesson-finishline-straight-pay = 200 € à 4 contre 1 rapportent 800 €. La mise elle-même est dépensée, gagnée ou perdue.
lesson-finishline-straight-end = Trois courses, plus d’argent avant chacune, et le plus riche gagne. À vous de monter !
