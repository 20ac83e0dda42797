### Exemples et figures des règles : ce que montre chaque position.

## Les règles à côté d’une partie

page-rules-short = Sur une page
page-rules-whole = Les règles sur leur propre page
rules-not-mentioned = Les règles ne parlent pas de « { $text } ». Essayez un mot plus court.
page-rules-search = Chercher dans les règles
page-rules-ruling = En pointillé : notre décision là où le livret se tait
page-rules-reconstruction = En tirets : reconstitué par nous
page-rules-origin = { $origin ->
    [ruling] décision
    [reconstruction] reconstitution
   *[letter] d’après le livret
}
page-house-rule = Règle maison
page-house-rule-effect = Ce qu’elle change

## Exemples

example-title = Exemple, pas à pas
example-step = { $step } sur { $steps }
example-back = Précédent
example-on = Suivant

## Ticket Gagnant

example-ticket-track-1 = La piste avant la première carte : sept chevaux de front, du gazon derrière eux, la ligne tiretée vers la fin.
example-ticket-hedges-1 = Les deux haies d’une course de haies. En avant et de côté, elles ne gênent personne.
example-ticket-river-1 = La même piste avec une rivière : elle remplit une colonne, et nul cheval ne s’y arrête.
example-ticket-hoofs-1 = Le côté trot des plateaux. Qui finit sur des marques de sabot est disqualifié.
example-ticket-making-room-1 = Le rouge 5 doit avancer de 2, sur la case du bleu 4. Deux cases autour du bleu sont prises.
example-ticket-making-room-2 = Le rouge y est. Des six cases libres, le bleu a reçu e8.
example-ticket-neighbours-1 = Le rouge 5 est juste derrière le bleu 4. Leur carte double peut alors se jouer sans bouger personne.
example-ticket-neighbours-2 = Jouée ainsi, elle n’a rien changé : la carte est partie, les chevaux sont restés.
example-ticket-arrival-1 = Trois tickets sont retournés : 7-3-5, puis 1-4 sans troisième, puis un 2 seul en troisième.
example-ticket-arrival-2 = La moitié des cartes est jouée, toutes en avant.
example-ticket-arrival-3 = Arrivée 7, 5, 4, 2, 1, 3, 6. Les tickets rapportent 7 − 1 + 3 = 9, puis −1 + 3 = 2, puis −1.

## Finish Line

example-finishline-slip-1 = La feuille de cette place : 18, 3 et 11 gagnants, les couplés 18 avec 11 et 11 avec 20. La cote suit la place de départ.
example-finishline-horseshoes-1 = 20 mène devant 11 et 18. Ni 11 ni 5 ne sont favoris.
example-finishline-horseshoes-2 = Un fer blanc est posé sur 11 : il y attend, et rien ne bouge.
example-finishline-horseshoes-3 = Un second arrive : 11 passe 20, et les deux dés s’en vont.
example-finishline-horseshoes-4 = Un fer attend maintenant sur 5, qui n’est pas favori non plus.
example-finishline-horseshoes-5 = Trois de plus, donc deux places en tout : 5 est deuxième derrière 11.
example-finishline-dead-heat-1 = La ligne droite : 20 mène, 11 et 5 suivent.
example-finishline-dead-heat-2 = L’égalité met 11 au-dessus de 20 : tous deux sont premiers.
example-finishline-dead-heat-3 = Un fer blanc attend sur 5, et les deux restent à égalité.
example-finishline-dead-heat-4 = Le second mène 5 devant eux : il est premier, 20 deuxième, et 11, qui était au-dessus, troisième.

## Auteuil

example-auteuil-course-1 = Le parcours avant que le premier jet ne soit donné : une boucle semée d’obstacles, courue deux fois.
example-auteuil-forced-1 = Un 2 et deux 1. Sept chevaux sont devant une haie qu’un 2 ne franchit pas : seul le 8 peut prendre le 2.
example-auteuil-forced-2 = Le 2 va donc au 8, et nul ne peut lui donner un 1 à la place.
example-auteuil-forced-3 = Un 1 mène le 4 sur la case suivante. Les trois dés sont dus, puisque tous trois peuvent se jouer.
example-auteuil-paid-1 = Arrivée 7-3-4. Dans l’ordre, avec le gagnant et un placé : 2 717 + 251 + 102 F. Dans un autre ordre et un placé : 123 + 102 F. Le dernier bordereau ne rapporte rien.

## Ascot

example-ascot-training-1 = Le plateau d’entraînement : les chevaux partent de la porte de leur écurie et font une fois le tour.
example-ascot-whose-1 = Un joueur engage 4, 8 et 12, avec 8 favori. Le premier lancer peut être pour 8, ou pour 4.
example-ascot-whose-2 = C’était pour le favori. Le lancer suivant revient à 4 par son numéro, sans qu’on demande rien.
example-ascot-whose-3 = Puis 12 : les trois sont partis dans l’ordre 8, 4, 12.
