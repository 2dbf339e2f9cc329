"""The origin of a request: the client's address behind proxies, the host name it used, and the page that sent it."""

import ipaddress
import socket
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import NamedTuple, TypeAlias
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from benben.server import http_errors
from benben.server.settings import Settings

_AT_HOME = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""Suffixes of names in home networks; no one outside can own such a name."""
_SCHEMES = {
    ("http", "http"): "http",
    ("http", "https"): "https",
    ("websocket", "http"): "ws",
    ("websocket", "https"): "wss",
}
"""Schemes of a scope by its type and the scheme that a proxy reports."""
_SENT_ON = {"forwarded", "via", "x-forwarded-for", "x-real-ip"}
"""Headers that proxies add."""
_READING = {"GET", "HEAD", "OPTIONS"}


Networks: TypeAlias = "list[ipaddress.IPv4Network | ipaddress.IPv6Network]"


class RequestOrigin(NamedTuple):
    """The client's *address*, the *host* name of the request, and its scheme: http, https, ws or wss."""

    address: str
    host: str
    scheme: str


class OriginChecker:
    """Finds the client of a request, and refuses foreign host names and foreign pages."""

    def __init__(self, settings: Settings) -> None:
        self._proxies = _networks(settings.trust_proxy)
        self._metrics_networks = _networks(settings.metrics)
        self._own = [name.lower() for name in settings.hosts]
        self._known = [*self._own, *_names_here()]
        if settings.guests is not None:
            self._known.append(_name_of(urlsplit(settings.guests).netloc))

    def is_proxy(self, address: str) -> bool:
        """Whether this address is a trusted proxy, whose headers are true."""
        return _is_in(self._proxies, address)

    def may_read_metrics(self, scope: Scope) -> bool:
        """Whether a request comes from the networks that may read the metrics.

        A request that an untrusted proxy has forwarded may come from anywhere.
        """
        client = scope.get("client")
        sent_on = not _SENT_ON.isdisjoint(Headers(scope=scope).keys())
        if sent_on and not (client and self.is_proxy(str(client[0]))):
            return False
        return _is_in(self._metrics_networks, self.origin_of(scope).address)

    def origin_of(self, scope: Scope) -> RequestOrigin:
        """The origin of a request: the last client before the trusted proxies, as their headers say."""
        headers = Headers(scope=scope)
        client = scope.get("client")
        peer = str(client[0]) if client else "unknown"
        host = headers.get("host", "")
        scheme = str(scope.get("scheme", "http"))
        if not self.is_proxy(peer):
            return RequestOrigin(peer, host, scheme)
        forwarded = headers.get("x-forwarded-proto", "").split(",")[-1].strip().lower()
        scheme = _SCHEMES.get((scope["type"], forwarded), scheme)
        host = headers.get("x-forwarded-host", "").split(",")[-1].strip() or host
        return RequestOrigin(self._before_proxies(peer, headers.getlist("x-forwarded-for")), host, scheme)

    def _before_proxies(self, peer: str, forwarded: list[str]) -> str:
        """Read from the right, where our own proxy writes. Entries beyond the first stranger may be forged."""
        address = peer
        for entry in reversed(",".join(forwarded).split(",")):
            found = _bare(entry.strip())
            if found is None:
                break
            address = found
            if not self.is_proxy(address):
                break
        return address

    def check(self, scope: Scope, request: RequestOrigin) -> None:
        """Refuse foreign host names, and changes that a foreign page requests."""
        if request.host and not self._is_here(request.host):
            raise http_errors.wrong_host(request.host)
        changes = scope["type"] == "websocket" or scope["method"] not in _READING
        origin = Headers(scope=scope).get("origin")
        if changes and origin is not None and not self._is_ours(origin, request.host):
            raise http_errors.foreign_origin(origin)

    def _is_here(self, host: str) -> bool:
        """Whether a host name is this server's. An IP address always is: no one can register it as a name."""
        name = _name_of(host)
        return _bare(name) is not None or any(fnmatchcase(name, known) for known in self._known)

    def _is_ours(self, origin: str, host: str) -> bool:
        """Whether the page came from this server. Behind a proxy, the page may have another host name."""
        place = urlsplit(origin).netloc.lower()
        own = any(fnmatchcase(_name_of(place), known) for known in self._own)
        return bool(place) and (place == host.lower() or own)


@lru_cache(4096)  # every message of a socket asks
def client_network(address: str) -> str:
    """One household: an IPv4 address, or the /64 network of an IPv6 one."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else parsed
    if mapped is not None:
        return str(mapped)
    return str(ipaddress.ip_network(f"{address.split('%', maxsplit=1)[0]}/64", strict=False))


def _networks(texts: Iterable[str]) -> Networks:
    return [ipaddress.ip_network(text, strict=False) for text in texts]


def _is_in(networks: Networks, address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return any((mapped or found) in network for network in networks)


def _names_here() -> list[str]:
    """`localhost`, and this machine's name as its network may call it."""
    whole = socket.gethostname().lower()
    own = whole.partition(".")[0]
    return ["localhost", "*.localhost", whole, own, *(f"{own}.{home}" for home in _AT_HOME)]


def _name_of(host: str) -> str:
    """The name without its port, and without the dot that may end it."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() else host).rstrip(".").lower()


def _bare(entry: str) -> str | None:
    """An IP address without its port and brackets, which some proxies add; None for any other text."""
    for text in (entry, _name_of(entry)):
        try:
            return str(ipaddress.ip_address(text))
        except ValueError:
            continue
    return None
