# What is left out when somebody types the name of a component: "the farm" finds Farm.
# Words with spaces between them; one that is written together with the next word ends in an apostrophe, such as l'.
names-articles = der die das den dem des ein eine einen einem einer eines
