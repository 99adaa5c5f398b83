"""What travels: messages, forms, and the TypeScript made of them."""
