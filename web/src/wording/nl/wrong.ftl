# What went wrong, and the way out.

wrong-title = Er ging iets mis
wrong-network = De server antwoordt niet. Draait hij nog?
wrong-page = Deze pagina bestaat niet
wrong-page-text = Staat er een tikfout in het adres?
wrong-try-again = Probeer opnieuw
wrong-to-home = Naar de startpagina

# A button that copies something.
copy = Kopiëren
copy-done = Gekopieerd
copy-failed = Je browser staat kopiëren niet toe
