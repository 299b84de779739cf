"""A review as one HTML file that needs nothing else: it can be kept, mailed, and opened without a network."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from string import Template

from tilth import __version__
from tilth.review import telling
from tilth.review.drawing import STYLE as DRAWN
from tilth.review.drawing import badge, drawing
from tilth.review.review import Costly, Review
from tilth.words import Words


def html(review: Review, words: Words) -> str:
    """The whole page in the reader's language."""
    title = escape(words.say("review-title", game=words.title()))
    sections = [_ahead(review, words), _costly(review, words)]
    if review.scores:
        sections.append(_points(review, words))
    notes = "".join(f"<p>{escape(note)}</p>" for note in telling.notes(review, words))
    made = escape(words.plain("review-by", name="Tilth", version=__version__))
    return PAGE.substitute(
        language=words.locale, title=title, style=STYLE + DRAWN, sections="".join(sections), notes=notes, made=made
    )


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
        f'<section><h2>{title}</h2><div class="wide"><table><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{rows}</tbody><tfoot>{foot}</tfoot></table></div></section>"
    )


def _row(name: str, numbers: Iterable[int]) -> str:
    cells = "".join(f"<td>{_minus(number)}</td>" for number in numbers)
    return f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'


def _minus(number: float) -> str:
    return f"{number:g}".replace("-", "\N{MINUS SIGN}")


def _signed(number: float) -> str:
    return f"{number:+.0f}".replace("-", "\N{MINUS SIGN}")


PAGE = Template("""<!doctype html>
<html lang="$language">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>$title</title>
<style>$style</style>
</head>
<body>
<main>
<h1>$title</h1>
$sections
<footer>$notes<p>$made</p></footer>
</main>
</body>
</html>
""")

STYLE = """
:root {
  --table: #dcc9a4; --paper: #fcf7eb; --paper-2: #f4ebd7; --ink: #2a2019; --ink-2: #5a4a3b; --line: #ddcdae;
  --better: #4c6b1f; --cost: #a3302a; --spring: #0a736d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --table: #1d1611; --paper: #33281f; --paper-2: #3e3226; --ink: #f6ecda; --ink-2: #d6c6ac; --line: #4e3f2f;
    --better: #b4d27a; --cost: #ff9a8a; --spring: #5fe0d0;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--table); color: var(--ink); font: 16px/1.45 system-ui, sans-serif; }
main { max-width: 880px; margin: 0 auto; padding: 16px; }
h1, h2, h3 { font-family: Literata, Georgia, serif; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
h1 { font-size: 28px; padding: 8px 4px 16px; }
h2 { font-size: 21px; }
h3 { font-size: 17px; display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; }
h3 small { font: 14px/1.2 system-ui, sans-serif; color: var(--ink-2); }
section, footer { background: var(--paper); border-radius: 14px; padding: 16px; margin-bottom: 16px; }
footer, .why { color: var(--ink-2); }
p { margin: 6px 0; max-width: 68ch; }
footer p { font-size: 14px; }
ul, ol { list-style: none; margin: 12px 0 0; padding: 0; }
.legend { display: flex; flex-wrap: wrap; gap: 6px 18px; }
.legend li { display: flex; align-items: center; gap: 6px; }
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
.wide { overflow-x: auto; margin-top: 12px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 10px; text-align: right; border-top: 1px solid var(--line); }
th[scope=row] { text-align: left; font-weight: 400; }
thead th, thead td { border: 0; vertical-align: bottom; }
thead .badge { display: block; margin: 0 0 2px auto; }
tfoot th[scope=row], tfoot td { font-weight: 700; }
@media (max-width: 560px) {
  main { padding: 8px; }
  section, footer { padding: 12px; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 6px; }
  th, td { padding: 6px; }
}
"""
