"""HTTP and sockets: what every request passes, and the routes. Begin with ``routes/tables``."""
