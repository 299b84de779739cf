"""A review as one HTML file that needs nothing else: it can be kept, mailed, and opened without a network."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from tilth import __version__
from tilth.page import badge, page
from tilth.review import telling
from tilth.review.drawing import STYLE as DRAWN
from tilth.review.drawing import drawing
from tilth.review.review import Costly, Review
from tilth.words import Words


def html(review: Review, words: Words) -> str:
    """The whole page in the reader's language."""
    sections = [_ahead(review, words), _costly(review, words)]
    if review.scores:
        sections.append(_points(review, words))
    made = words.plain("page-by", name="Tilth", version=__version__)
    notes = [*telling.notes(review, words), made]
    return page(words.locale, words.say("review-title", game=words.title()), sections, notes, STYLE + DRAWN)


def _ahead(review: Review, words: Words) -> str:
    leads = review.points[-1].leads
    legend = "".join(
        f"<li>{badge(seat)}<span>{escape(words.player(seat))}</span> <b>{_signed(lead)}</b></li>"
        for seat, lead in enumerate(leads)
    )
    why = escape(words.say("review-ahead-why", seats=review.seats))
    title = escape(words.say("review-ahead"))
    return (
        f'<section><h2>{title}</h2><p class="why">{why}</p><ul class="legend">{legend}</ul>'
        f"{drawing(review, words)}</section>"
    )


def _costly(review: Review, words: Words) -> str:
    title = escape(words.say("review-costly"))
    why = escape(words.say("review-costly-why" if review.costly else "review-costly-none"))
    cards = "".join(_card(number, choice, words) for number, choice in enumerate(review.worst(), 1))
    return f'<section><h2>{title}</h2><p class="why">{why}</p><ol class="costly">{cards}</ol></section>'


def _card(number: int, choice: Costly, words: Words) -> str:
    rows = [
        ("review-chosen", words.label(choice.chosen.label())),
        ("review-better", words.label(choice.better.label())),
    ]
    if choice.line:
        rows.append(("review-line", "; ".join(telling.line(choice, words))))
    told = "".join(f'<dt>{escape(words.say(name))}</dt><dd class="{name}">{escape(text)}</dd>' for name, text in rows)
    return (
        f'<li id="choice-{number}"><h3><span class="number">{number}</span>{badge(choice.seat)}'
        f"{escape(words.player(choice.seat))}<small>{escape(telling.when(choice, words))}</small></h3>"
        f'<p class="cost">{escape(telling.cost(choice, words))}</p>'
        f'<p class="why">{escape(words.prompt(choice.asked.label()))}</p><dl>{told}</dl></li>'
    )


def _points(review: Review, words: Words) -> str:
    scores = review.scores
    parts = dict.fromkeys(part for seat in scores for part in seat)
    head = "".join(f'<th scope="col">{badge(seat)}{escape(words.player(seat))}</th>' for seat in range(review.seats))
    rows = "".join(_row(words.score_part(part), [seat.get(part, 0) for seat in scores]) for part in parts)
    total = words.score_part("total" if review.over else "now")
    foot = _row(total, [sum(seat.values()) for seat in scores])
    if review.places:
        foot += _row(words.say("score-place"), review.places)
    title = escape(words.say("review-points"))
    return (
        f'<section><h2 id="points">{title}</h2><div class="wide" tabindex="0" role="group" aria-labelledby="points">'
        f"<table><thead><tr><td></td>{head}</tr></thead>"
        f"<tbody>{rows}</tbody><tfoot>{foot}</tfoot></table></div></section>"
    )


def _row(name: str, numbers: Iterable[int]) -> str:
    cells = "".join(f"<td>{_minus(number)}</td>" for number in numbers)
    return f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'


def _minus(number: float) -> str:
    return f"{number:g}".replace("-", "\N{MINUS SIGN}")


def _signed(number: float) -> str:
    return f"{number:+.0f}".replace("-", "\N{MINUS SIGN}")


STYLE = """
h3 small { font: 14px/1.2 system-ui, sans-serif; color: var(--ink-2); }
.costly { display: grid; gap: 12px; }
.costly li { background: var(--paper-2); border-radius: 10px; padding: 12px 14px; scroll-margin-top: 12px; }
.costly li:target { outline: 3px solid var(--spring); }
.number { display: inline-grid; place-items: center; width: 24px; height: 24px; border-radius: 50%;
  background: var(--cost); color: var(--paper); font: 700 14px/1 system-ui, sans-serif; }
.cost { color: var(--cost); font-weight: 600; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 12px; margin: 8px 0 0; }
dt { color: var(--ink-2); }
dd { margin: 0; overflow-wrap: anywhere; }
.review-better { color: var(--better); font-weight: 600; }
thead .badge { display: block; margin: 0 0 2px auto; }
@media (max-width: 560px) {
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 6px; }
}
"""
