"""Who may come in and what they may ask: routes, identity, the socket."""
