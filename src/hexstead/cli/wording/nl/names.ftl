# What is left out when somebody types the name of a component: "de boerderij" finds Boerderij.
# Words with spaces between them; one that is written together with the next word ends in an apostrophe, such as l'.
names-articles = de het een
