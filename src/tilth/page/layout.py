"""One HTML file that needs nothing else, in the colours of the client, light and dark."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from string import Template

from tilth.page.marks import STYLE as MARKED


def page(language: str, title: str, sections: Iterable[str], notes: Iterable[str], style: str) -> str:
    """The whole page; the title and the notes at its foot are text, the sections are HTML."""
    return PAGE.substitute(
        language=language,
        title=escape(title),
        style=STYLE + MARKED + style,
        sections="".join(sections),
        notes="".join(f"<p>{_words(note)}</p>" for note in notes),
    )


def _words(text: str) -> str:
    """Text in which no option of a command is broken at its hyphens."""
    words = (escape(word) for word in text.split(" "))
    return " ".join(f'<span class="whole">{word}</span>' if word.startswith("--") else word for word in words)


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
<footer>$notes</footer>
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
section, footer { background: var(--paper); border-radius: 14px; padding: 16px; margin-bottom: 16px; }
footer, .why { color: var(--ink-2); }
p { margin: 6px 0; max-width: 68ch; }
footer p { font-size: 14px; overflow-wrap: anywhere; }
.whole { white-space: nowrap; }
ul, ol { list-style: none; margin: 12px 0 0; padding: 0; }
.legend { display: flex; flex-wrap: wrap; gap: 6px 18px; }
.legend li { display: flex; align-items: center; gap: 6px; }
.wide { overflow-x: auto; margin-top: 12px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 10px; text-align: right; border-top: 1px solid var(--line); }
th[scope=row] { text-align: left; font-weight: 400; }
thead th, thead td { border: 0; vertical-align: bottom; }
tfoot th[scope=row], tfoot td { font-weight: 700; }
@media (max-width: 560px) {
  main { padding: 8px; }
  section, footer { padding: 12px; }
  th, td { padding: 6px; }
}
"""
