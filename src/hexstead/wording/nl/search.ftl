# How the rules are searched: words with spaces between them.

# Words that say nothing about what somebody looks for.
search-stop-words = aan af al als bij dan dat de deze die dit door een en er had hebben hebt heb heeft het hij hoe ik in is je jij jouw kan kun kunnen maar me meer met mag mijn moet moeten na naar niet of om omdat onze ook op over te tot uit van voor waar waarom wanneer wat we welk welke wie wij word worden wordt ze zich zij zijn zo
# Endings that don't change what a word means. The first one that fits is cut off.
search-endings = en e s
# The words of each line mean the same.
search-synonyms =
    stand gelijkspel gelijkstand remise
    wint winnen won winnaar overwinning zege
    goud geld munt munten punten
    nederzetting nederzettingen huis huisje huisjes huizen
    veld velden vakje vakjes zeshoek hex
    bouw bouwt bouwen
    verplaats verplaatst verplaatsen verplaatsing zetten
    einde eindigt eindigen afgelopen
    begin begint beginnen start
    naast grenst grenzen aangrenzend buur
    verlies verliest verliezen kwijt
    kwadrant kwadranten bord borden
