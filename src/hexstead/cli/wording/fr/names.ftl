# What is left out when somebody types the name of a component: "la ferme" finds Ferme.
# Words with spaces between them; one that is written together with the next word ends in an apostrophe, such as l'.
names-articles = le la les l' un une des
