"""What the server does again and again, whether anybody asks or not."""
