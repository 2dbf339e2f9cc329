"""The HTTP side of the server: routes, sockets and pages, and the checks that every request passes first."""
