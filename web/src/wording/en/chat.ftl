# The chat of a table.

chat-title = Chat
chat-say = Say something
chat-send = Send
chat-nothing-yet = No messages yet.
chat-mute = Mute { $name } for yourself
chat-muted = You muted { $name }.
chat-unmute = Unmute
chat-off-for-you = The host has turned off the chat for you.
chat-mute-spectators = Mute spectators
chat-let-spectators = Let spectators chat
