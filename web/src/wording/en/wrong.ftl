# What went wrong, and the way out.

wrong-title = Something went wrong
wrong-network = The server isn't answering. Is it still running?
wrong-page = This page doesn't exist
wrong-page-text = Check the address for typos.
wrong-try-again = Try again
wrong-to-home = To the start page

# A button that copies something.
copy = Copy
copy-done = Copied
copy-failed = Your browser doesn't allow copying
