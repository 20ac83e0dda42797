### L’entraîneur, à toute table : ce que demande une décision, et un mot avant une étourderie.

## L’entraîneur

coach = Entraîneur
coach-on = Dire ce que demande chaque décision, tant que vous la connaissez mal
coach-meant = { $slip } Si c’est voulu, recommencez tel quel.
coach-here = Un entraîneur dit ce que demande chaque décision, tant que vous la connaissez mal. Tapez entraîneur pour le faire taire ou le rappeler.
coach-silent = L’entraîneur ne dit plus rien. Tapez entraîneur pour le rappeler.
coach-back = L’entraîneur est de retour.

## Ticket Gagnant

coach-ticket = { $matter ->
    [choose] Peu de cartes, et la course est brève ; beaucoup, et l’on peut combiner. Le plat est le plus facile : rien n’y arrête un cheval.
    [predict] Inscrivez les chevaux que vos cartes peuvent pousser. La première case paie le plus : mettez-y celui pour qui vous avez le plus de cases.
    [discard] Aucune de vos cartes ne peut se jouer. Défaussez-en une, et gardez celles qui serviront encore à votre ticket.
   *[race] Amenez vos chevaux aux places inscrites, ou reculez ceux qui les occupent. Les dernières cartes pèsent le plus, le joker surtout.
}
coach-ticket-boxes = Un seul cheval, et { $empty } cases vides : un cheval inscrit rapporte des points plus souvent qu’il n’en coûte.
coach-ticket-joker = Votre joker est perdu, et { $horse } ne bouge pas.
coach-ticket-back = Ce coup fait reculer { $horse }, que vous avez inscrit gagnant.

## Finish Line

coach-finishline = { $matter ->
    [bets] Les chevaux de tête paient peu et gagnent souvent, ceux de queue l’inverse. Ce que vous ne misez pas vous reste.
    [take] Les dés blancs font avancer, les rouges sont plus forts et blessent. Prenez une couleur encore utile à vos paris.
    [use] Un dé est pour vous, les deux autres vont à votre gauche. Servez vos paris, ou ne laissez rien d’utile au voisin.
    [extras] Le dernier mot avant la photo : un fer, maintenant, peut renverser deux places.
   *[interval] Comparez les feuilles : les paris de chacun expliquent ses dés. Puis on passe à la course suivante.
}
coach-finishline-empty = Votre feuille est vide : sans mise, la course ne vous rapporte rien.
coach-finishline-out = Ce coup met { $horse } hors de course, et votre feuille porte un pari sur lui.

## Auteuil

coach-auteuil = { $matter ->
    [slips] Vous connaissez un propriétaire : vous. Jouez un cheval à vous, puisque vous le pousserez ; le tiercé paie surtout dans l’ordre.
    [dice] À partir de 4 on franchit les obstacles, pas en dessous. Les petits dés sur terrain libre, les grands pour les vôtres devant une haie.
    [bonus] Des cases gratuites, une pour chacun de trois chevaux : voyez qui est devant un obstacle, et qui peut arriver.
    [fourth] Un six de plus, pour le cheval de votre choix : il franchit tout.
    [again] Rejouer ne coûte rien, et peut faire tomber qui vous voulez.
    [buying] N’achetez que de quoi payer : chaque achat met un bonbon de plus dans le bocal.
   *[interval] On voit maintenant qui possédait quoi. Tout est redistribué pour la course suivante.
}
coach-auteuil-gift = { $gift ->
    [again] Vous renoncez à rejouer, et cela ne coûte rien.
    [fourth] Vous renoncez à un six qu’un cheval à vous pourrait prendre sans tomber.
   *[bonus] Vous renoncez à des cases qu’un cheval à vous pourrait prendre sans tomber.
}
coach-auteuil-fall = { $horse } est à vous, et ce coup le fait tomber ; un autre choix ne ferait tomber personne.

## Ascot

coach-ascot = { $matter ->
    [naming] Qui tient le marteau touche un dixième de chaque vente : nommez-vous, ou celui qui en a le moins besoin.
    [exchange] Vous cédez une carte contre une inconnue. Laissez celle que vous paieriez le moins volontiers.
    [throw-in] Chaque carte gardée se paie. Ce sont les chevaux qui gagnent la course : deux ou trois suffisent pour débuter.
    [bid] Que vous rapportera ce cheval ou cette affaire ? Gardez de quoi payer votre main et les entrées.
    [owe] Vendez ce qui vous manquera le moins : une affaire en fin d’entraînement, un cheval de trop avant la course.
    [member] Un rapport peut aider ou nuire. Risquez-le pour un cheval qui a peu à perdre.
    [member-horse] Bonne nouvelle : donnez-la au cheval que vous voulez voir gagner ; mauvaise, à un autre.
    [join] Un membre demande un rapport avant chaque lancer. Au début, cela vaut l’entrée ; à la fin, guère.
    [offer] Tous engagent autant de chevaux : un cheval de trop se vend mieux maintenant qu’aux enchères.
    [answer] Comparez ce que vous donnez et ce que vous recevez, et voyez si vos entrées restent payées.
    [withdraw] Laissez le cheval qui a le plus de Désavantages, ou la couleur la plus faible.
    [favourite] Un favori vous laisse choisir à qui va le lancer. C’est gratuit : nommez celui que vous voulez voir gagner.
    [bet] Les neuf dixièmes des mises vont à ceux qui ont joué le gagnant. Un cheval peu joué paie le mieux.
    [place] Placé, c’est parmi les trois premiers. Ne demandez une cote que si vous y croyez.
    [odds] Vous payez cette cote si le cheval est placé. Demandez-vous combien de fois sur quatre il le sera.
    [place-bet] À deux contre un mis, il faut avoir raison une fois sur deux. Ne misez qu’alors.
    [whose] Un long lancer pour le cheval au terrain libre, un court pour celui qui approche de sa couleur.
    [move] Cherchez la couleur du cheval : il en repart aussitôt. On dépasse par l’extérieur, et l’on ne saute personne.
    [colour] Repartir est presque toujours bon ; un Avantage gardé ne vaut plus rien après la course.
    [inscription] Choisissez la piste où sa couleur l’attend, et où personne ne gêne.
    [need] Sans ce rapport le cheval peut être perdu. Offrez ce que vaut pour vous sa chance d’un prix.
   *[need-answer] Vendu, il ne protège plus vos chevaux ; refusé, il peut écarter un rival.
}
coach-ascot-dear = Votre enchère passe le double des { $francs } F imprimés sur { $thing }.
coach-ascot-owed = Au-delà de { $francs } F, vous enchérissez avec de l’argent déjà dû : il faudrait vendre quelque chose.
coach-ascot-hand = Vous jetez toute votre main : vous n’aurez pour débuter que ce que vous achèterez.
coach-ascot-gift = Cette offre donne quelque chose et ne demande rien en retour.
