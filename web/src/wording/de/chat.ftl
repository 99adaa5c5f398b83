# The chat of a table.

chat-title = Chat
chat-say = Schreib etwas
chat-send = Senden
chat-nothing-yet = Noch keine Nachrichten.
chat-mute = { $name } für dich stummschalten
chat-muted = { $name } ist für dich stumm.
chat-unmute = Wieder anzeigen
chat-off-for-you = Der Host hat den Chat für dich ausgeschaltet.
chat-mute-spectators = Publikum stummschalten
chat-let-spectators = Publikum chatten lassen
