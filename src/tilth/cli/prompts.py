"""Questions to a person: one answer of several, or names out of many."""

from __future__ import annotations

from collections.abc import Sequence

from tilth.cli.environment import Environment
from tilth.cli.params import counting
from tilth.core import NameList
from tilth.words import Words

SHOWN = 8
"""So many names that a typed part could mean are shown."""


class Leave(Exception):
    """Somebody changed their mind."""


def pick(env: Environment, question: str, answers: Sequence[str], default: int) -> int:
    """The index of the answer a person gives; Enter is the default."""
    env.console.print(question, style="bold")
    for number, answer in enumerate(answers, 1):
        env.console.print(f"  {number}  {answer}{' *' if number == default + 1 else ''}")
    while True:
        typed = _typed(env, "menu-prompt")
        if not typed:
            return default
        typed_number = counting(typed)
        if typed_number is not None and 1 <= typed_number <= len(answers):
            return typed_number - 1
        fitting = [i for i, answer in enumerate(answers) if answer.casefold().startswith(typed.casefold())]
        if len(fitting) == 1:
            return fitting[0]
        env.console.print(env.say("menu-again", most=len(answers)), style="red")


def pick_names(env: Environment, words: Words, question: str, setting: NameList) -> list[str]:
    """The names a person types, as they are written or called, with commas between them; Enter is none."""
    env.console.print(question, style="bold")
    called = {str(name): words.thing(f"{setting.kind}:{name}") for name in setting.choices}
    while True:
        named: list[str] = []
        for part in [part.strip() for part in _typed(env, "menu-names").split(",") if part.strip()]:
            fitting = meant(called, part)
            if len(fitting) != 1:
                shown = ", ".join(called[name] for name in fitting[:SHOWN])
                env.console.print(env.say("menu-name", typed=part[:60], number=len(fitting), names=shown), style="red")
                break
            named += [name for name in fitting if name not in named]
        else:
            if len(named) <= setting.limit():
                return named
            env.console.print(env.say("menu-names-most", most=setting.limit()), style="red")


def meant(called: dict[str, str], part: str) -> list[str]:
    """The names that a typed part can mean: the one that is written or called so, or else all that it is a part of."""
    wanted = part.casefold()
    exact = [name for name, words in called.items() if wanted in (name, words.casefold())]
    return exact or [name for name, words in called.items() if wanted in name or wanted in words.casefold()]


def _typed(env: Environment, message: str) -> str:
    typed = env.console.input(f"{env.say(message)} ").strip()
    if typed.casefold() in ("quit", *env.say("command-quit").split(", ")):
        raise Leave
    return typed
