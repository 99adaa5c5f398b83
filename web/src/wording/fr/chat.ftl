# The chat of a table.

chat-title = Discussion
chat-say = Écrire un message
chat-send = Envoyer
chat-nothing-yet = Aucun message pour l'instant.
chat-mute = Masquer les messages : { $name }
chat-muted = Vous masquez les messages : { $name }.
chat-unmute = Afficher
chat-off-for-you = L'hôte a coupé la discussion pour vous.
chat-mute-spectators = Couper la parole au public
chat-let-spectators = Laisser parler le public
