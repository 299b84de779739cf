"""The marks and colours of seats and players: nobody has to tell them apart by colour alone."""

from __future__ import annotations

MARKS = (
    '<circle r="4.7"/>',
    '<path d="M0 -5.4L5.4 4.2H-5.4Z"/>',
    '<rect x="-4.3" y="-4.3" width="8.6" height="8.6"/>',
    '<path d="M-1.9 -5.2h3.8v3.3h3.3v3.8h-3.3v3.3h-3.8v-3.3h-3.3v-3.8h3.3z"/>',
    '<path d="M2.2 -5.2a5.3 5.3 0 1 0 3 8.2a4.6 4.6 0 0 1 -3 -8.2z"/>',
)
"""A shape for each; whoever comes after them has the same ones again, in other colours."""

STYLE = """
:root { --seat-0: #1f5fae; --seat-1: #cb3f2b; --seat-2: #a87900; --seat-3: #b43d78; --seat-4: #3b3947; }
@media (prefers-color-scheme: dark) {
  :root { --seat-0: #8fbdf5; --seat-1: #ff9c88; --seat-2: #f8d36a; --seat-3: #f5a6cc; --seat-4: #c9c5d6; }
}
.seat-0 { color: var(--seat-0); } .seat-1 { color: var(--seat-1); } .seat-2 { color: var(--seat-2); }
.seat-3 { color: var(--seat-3); } .seat-4 { color: var(--seat-4); }
.badge { width: 18px; height: 18px; fill: currentColor; flex: none; }
"""


def badge(number: int) -> str:
    """The mark of a seat or a player."""
    rounds, seat = divmod(number, len(MARKS))
    mark = MARKS[(seat + rounds) % len(MARKS)]
    return f'<svg class="badge seat-{seat}" viewBox="-7 -7 14 14" aria-hidden="true">{mark}</svg>'
