# A game that is over.

result-title = Résultat
result-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
result-by-source = L'or par source
result-by-round = L'or par manche
result-source = Source
result-total = Total
result-final-map = Plateau final
result-chart = Or de chaque royaume après chaque manche
result-play-again = Rejouer
result-play-map = Jouer cette carte
result-replay = Revoir
result-download = Télécharger la partie
result-copy-link = Copier le lien
result-still-runs = Cette partie est encore en cours
result-still-runs-text = Le résultat et l'enregistrement seront visibles à la fin.
result-to-table = À la table
