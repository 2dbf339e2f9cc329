"""Figures of a server's `/metrics`."""

from prometheus_client.parser import text_string_to_metric_families


def sample(page: str, name: str, **labels: str) -> float:
    """One figure of a page, 0 if nothing was counted yet."""
    found = [each for family in text_string_to_metric_families(page) for each in family.samples]
    return sum(each.value for each in found if each.name == name and each.labels == labels)
