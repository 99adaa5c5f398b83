# How the rules are searched: words with spaces between them.

# Words that say nothing about what somebody looks for.
search-stop-words = ab als am an auf aus bei beim bin bis darf dürfen das dass dem den denn der des die dies diese dieser du durch ein eine einem einen einer er es für hab habe haben hat ich ihr im in ist kann können man mein meine mich mir mit muss müssen nach nicht oder ob sein sich sie sind so über um und uns von vor wann warum was welche welcher welches wem wen wenn wer werden wie wieso wir wird wo zu zum zur
# Endings that don't change what a word means. The first one that fits is cut off.
search-endings = en er es em n s e
# The words of each line mean the same.
search-synonyms =
    Gleichstand unentschieden Remis
    gewinnt gewinnen gewonnen Gewinner Sieg Sieger siegt
    Gold Geld Münze Münzen Punkte
    Siedlung Siedlungen Haus Häuser Häuschen
    Feld Felder Hexfeld Sechseck
    baue baut bauen gebaut Bau
    versetzen versetze versetzt bewegen bewegt verschieben ziehen umsetzen
    Ende endet enden aus vorbei
    beginnt beginnen Beginn anfangen anfängt fängt Startspieler
    angrenzen angrenzend neben daneben benachbart Nachbar
    verliere verlierst verliert verlieren verloren
    Spielplan Spielpläne Quadrant Quadranten
