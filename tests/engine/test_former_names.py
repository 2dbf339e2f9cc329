from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("module", "former", "name"),
    [
        ("benben.envs", "Settings", "EnvironmentSettings"),
        ("benben.review", "Choice", "JudgedMove"),
        ("benben.review", "Draw", "ChanceOutcome"),
    ],
)
def test_a_former_name_works_with_a_warning(module: str, former: str, name: str) -> None:
    package = import_module(module)
    with pytest.warns(DeprecationWarning, match=rf"^{module}\.{former} is now {module}\.{name}$"):
        assert getattr(package, former) is getattr(package, name)
    with pytest.raises(AttributeError, match=f"module '{module}' has no attribute 'Verdict'"):
        package.Verdict  # noqa: B018
