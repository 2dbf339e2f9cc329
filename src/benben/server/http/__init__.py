"""What browsers talk to: routes, sockets and pages, and what every request passes before it gets there."""
