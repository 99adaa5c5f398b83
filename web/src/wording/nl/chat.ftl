# The chat of a table.

chat-title = Chat
chat-say = Zeg iets
chat-send = Versturen
chat-nothing-yet = Nog geen berichten.
chat-mute = { $name } dempen voor jezelf
chat-muted = Je hebt { $name } gedempt.
chat-unmute = Dempen opheffen
chat-off-for-you = De host heeft de chat voor jou uitgezet.
chat-mute-spectators = Toeschouwers dempen
chat-let-spectators = Toeschouwers laten chatten
