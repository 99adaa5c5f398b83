"""How stored data comes from one version to the next; run when a server starts."""
