# How the rules are searched: words with spaces between them.

# Words that say nothing about what somebody looks for.
search-stop-words = a à ai as au aux avec c ce ces cette comment combien d dans de des doit dois doivent du elle en est et être il ils j je l la le les leur ma mais mes moi mon n ne nos notre nous on ont ou où par pas peut peux peuvent pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t ta te tes toi ton tu un une vos votre vous y cas
# Endings that don't change what a word means. The first one that fits is cut off.
search-endings = ez es er s x e
# The words of each line mean the same.
search-synonyms =
    égalité égalités nul aequo æquo
    gagne gagner gagnant gagnante victoire emporte vainqueur
    or argent pièce pièces points
    cité cités maison maisons
    case cases hexagone
    construire construisez construit construction bâtir
    déplacer déplacez déplacement bouger
    fin finit finir termine terminer terminé
    commence commencer début débute
    perdre perdez perd perdu
    toucher touche touchent adjacent adjacente voisin voisine côté
