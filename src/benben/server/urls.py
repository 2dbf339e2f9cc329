"""The address of this server for guests, to put into an invitation."""

import ipaddress
import socket

# Addresses reserved for documentation: finding the route to them sends nothing.
_ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
_ANY_PORT = 9


def guest_url(listener: socket.socket) -> str | None:
    """The URL at which others in the same network reach *listener*; None if they cannot."""
    host, port = listener.getsockname()[:2]
    if ipaddress.ip_address(host).is_unspecified:
        host = _own_address(listener.family)
    if host is None or ipaddress.ip_address(host).is_loopback:
        return None
    return url_of(host, port)


def url_of(host: str, port: int) -> str:
    """The URL of a *host* and a port, with brackets around an IPv6 address."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def strip_brackets(host: str) -> str:
    """A *host* without the brackets that an IPv6 address has in URLs."""
    within = host[1:-1] if host.startswith("[") and host.endswith("]") else host
    return within if is_ip_address(within) else host


def is_ip_address(host: str) -> bool:
    """Whether a *host* is an IPv4 or IPv6 address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _own_address(family: int) -> str | None:
    """Find the address of this machine in the network through which it would reach others."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((_ELSEWHERE[socket.AddressFamily(family)], _ANY_PORT))
            return str(probe.getsockname()[0])
    except OSError:
        return None
