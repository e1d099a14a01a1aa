"""The server: the games over HTTP, and the client that shows them."""
