"""What travels: messages, forms, and the TypeScript generated from them."""
