"""The languages Tilth speaks, and which one a person's machine asks for."""

from __future__ import annotations

import os
from collections.abc import Mapping

from tilth.core.errors import Refusal

LOCALES = ("en", "ru")


def known_locale(name: str) -> str:
    """The language of a locale's name (`ru`, `ru-RU`, `ru_RU.UTF-8`); one we do not speak is refused."""
    language = _language(name)
    if language not in LOCALES:
        raise Refusal("bad_locale", "locale-unknown", locale=name[:60], known=", ".join(LOCALES))
    return language


def default_locale(environment: Mapping[str, str] | None = None) -> str:
    """The language the environment asks for, as gettext reads it; English where it asks for none of ours."""
    environment = os.environ if environment is None else environment
    for name in environment.get("LANGUAGE", "").split(":"):
        if _language(name) in LOCALES:
            return _language(name)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = _language(environment[variable])
            return language if language in LOCALES else LOCALES[0]
    return LOCALES[0]


def _language(name: str) -> str:
    return name.replace("-", "_").partition(".")[0].partition("_")[0].lower()
