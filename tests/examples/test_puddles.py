"""Puddles, installed as a package of its own: the contract holds for it, and it is played like any other game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.examples.installing import install, python

PYTEST = ("-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts=--strict-markers")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    install("puddles", folder)
    return folder


def passed(said: str) -> int:
    found = re.search(r"(\d+) passed", said)
    return int(found[1]) if found else 0


def test_the_contract_holds_for_it(site: Path) -> None:
    assert passed(python(site, *PYTEST, "tests/contract", "-k", "puddles")) > 30


def test_its_own_tests_pass(site: Path) -> None:
    assert passed(python(site, *PYTEST, "examples/puddles/tests")) > 8


@pytest.mark.parametrize(("locale", "says"), [("en", "Round 1 of 5"), ("ru", "Раунд 1 из 5")])
def test_it_is_drawn_and_played_in_the_terminal(site: Path, locale: str, says: str) -> None:
    command = ("play", "puddles", "--seats", "3", "--bot", "sensible", "--seed", "3", "--lang", locale)
    said = python(site, "-m", "tilth", *command, typed="1\n" * 5)
    assert says in said
    assert "●" in said
    assert "puddles-" not in said, "a message without words"


def test_it_is_simulated(site: Path) -> None:
    said = python(site, "-m", "tilth", "simulate", "puddles", "--games", "20", "--bots", "sensible,random")
    assert "20 games in" in said
    assert "sensible" in said
