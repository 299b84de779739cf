"""What came of a tournament as one HTML file that opens without a network."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

from tilth import __version__
from tilth.arena import drawing
from tilth.arena.drawing import Spread
from tilth.arena.meeting import Meeting
from tilth.arena.results import Results
from tilth.arena.standing import Standing
from tilth.arena.telling import told
from tilth.arena.watching import STEPS, pace_seconds
from tilth.page import badge, page
from tilth.words import Words

ENOUGH = 8
"""More meetings are not drawn one by one."""
ERRORS = 1.96
"""Standard errors of an interval of 95 %."""


def html(results: Results, words: Words, command: str) -> str:
    """The whole page in the reader's language; `command` is what was typed for it."""
    report = Report(results, words)
    sections = [
        report.ratings(),
        report.breaches(),
        report.meetings(),
        report.noise(),
        report.scores(),
        report.points(),
        report.lengths(),
        report.times(),
    ]
    notes = [
        words.say("arena-effort", games=len(results.rows()), time=report.time(results.seconds)),
        words.plain("arena-again", command=command),
        words.plain("page-by", name="Tilth", version=__version__),
    ]
    title = words.say("arena-title", game=words.title())
    return page(words.locale, title, sections, notes, drawing.STYLE + STYLE)


class Report:
    """The sections of the page."""

    def __init__(self, results: Results, words: Words) -> None:
        self.results = results
        self.words = words
        self.bots = [standing.level for standing in results.standings]
        self.number = {bot: at for at, bot in enumerate(results.tournament.names)}

    def ratings(self) -> str:
        """Every bot in a row, the best first."""
        say, rated = self.words.say, self.results.ratings
        table = self.results.tournament
        head = "".join(self.column(name) for name in COLUMNS)
        if rated:
            head = f'{self.column("rating")}<td class="on-scale"></td>{head}'
        rows = "".join(
            f'<tr><th scope="row">{self.name(one.level)}</th>{self._rated(one.level)}{self._standing(one)}</tr>'
            for one in self.results.standings
        )
        why = [
            self.words.plain("arena-table", seats=table.seats, seed=str(table.seed), options=self.options()),
            say("arena-rating-why" if rated else "arena-no-rating"),
        ]
        body = f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>"
        return self.section("arena-standing", why, f'<div class="wide">{body}</div>')

    def _rated(self, bot: str) -> str:
        ratings = self.results.ratings
        if not ratings:
            return ""
        low = min(one.mu - 2 * one.sigma for one in ratings.values())
        high = max(one.mu + 2 * one.sigma for one in ratings.values())
        one = ratings[bot]
        mark = drawing.whisker(one.mu, 2 * one.sigma, low, high, self.number[bot])
        error = self.decimal(2 * one.sigma, 1)
        return f"<td><b>{self.decimal(one.mu, 1)}</b> <small>± {error}</small></td><td class='on-scale'>{mark}</td>"

    def _standing(self, standing: Standing) -> str:
        account = self.results.accounts.bots[standing.level]
        cells = [
            f"{self.share(standing.share)}<br><small>{self.interval(standing.low, standing.high)}</small>",
            str(standing.played),
            self.decimal(standing.score, 1),
            self.decimal(standing.place, 2),
            self.time(account.thought / account.moves),
        ]
        return "".join(f"<td>{cell}</td>" for cell in cells)

    def breaches(self) -> str:
        """The programs that lost by breaking a rule, with what they said the first time."""
        rows = []
        for bot in self.bots:
            lost = sorted(self.results.accounts.bots[bot].breaches, key=lambda breach: breach.seed)
            if lost:
                sentence = told(lost, self.words)
                said = f"<pre>{escape(lost[0].said)}</pre>" if lost[0].said else ""
                rows.append(f"<li>{badge(self.number[bot])}<div>{escape(sentence)}{said}</div></li>")
        if not rows:
            return ""
        return self.section("arena-breaches", [], f'<ul class="breaches">{"".join(rows)}</ul>')

    def meetings(self) -> str:
        """Who won how often against whom."""
        if self.results.tournament.together < 2:
            return ""
        if self.results.tournament.together == 2:
            return self.section("arena-duels", [self.words.say("arena-duels-why")], self._duels())
        return self.section("arena-tables", [self.words.say("arena-tables-why")], self._tables())

    def _duels(self) -> str:
        head = "".join(f'<th scope="col">{self.name(bot)}</th>' for bot in self.bots)
        rows = []
        for bot in self.bots:
            cells = "".join(self._duel(bot, other) for other in self.bots)
            rows.append(f'<tr><th scope="row">{self.name(bot)}</th>{cells}</tr>')
        return (
            f'<div class="wide"><table class="duels"><thead><tr><td></td>{head}</tr></thead>'
            f"<tbody>{''.join(rows)}</tbody></table></div>"
        )

    def _duel(self, bot: str, other: str) -> str:
        meeting = self.results.meeting(bot, other)
        if meeting is None or bot == other:
            return '<td class="same"></td>'
        share = self.results.standing(meeting, bot).share
        kind, strength = ("win", share) if share >= 0.5 else ("loss", 1 - share)
        open_mark = "" if meeting.decided() else f" <small>{escape(self.words.say('arena-open'))}</small>"
        return (
            f'<td class="{kind}" style="--strength:{round(120 * (strength - 0.5))}%"><b>{self.share(share)}</b>'
            f"<br><small>{self.words.say('arena-of-games', games=meeting.games)}{open_mark}</small></td>"
        )

    def _tables(self) -> str:
        head = "".join(self.column(name) for name in ("played", "wins"))
        rows = []
        for meeting in self.results.meetings:
            for at, bot in enumerate(self._by_share(meeting)):
                one = self.results.standing(meeting, bot)
                first = ' class="first"' if at == 0 else ""
                rows.append(
                    f'<tr{first}><th scope="row">{self.name(bot)}</th><td>{meeting.games if at == 0 else ""}</td>'
                    f"<td>{self.share(one.share)}<br><small>{self.interval(one.low, one.high)}</small></td></tr>"
                )
        return (
            f'<div class="wide"><table class="tables"><thead><tr><td></td>{head}</tr></thead>'
            f"<tbody>{''.join(rows)}</tbody></table></div>"
        )

    def _by_share(self, meeting: Meeting) -> list[str]:
        return sorted(meeting.names, key=lambda bot: -self.results.standing(meeting, bot).share)

    def noise(self) -> str:
        """How far ahead they are, and how much chance is left in that."""
        say, rows = self.words.say, []
        for meeting in self.results.meetings:
            shown = self._by_share(meeting)
            for bot in shown[:1] if len(shown) == 2 else shown:
                lead = self.results.lead(meeting, bot)
                if lead is not None:
                    others = ", ".join(escape(other) for other in shown if other != bot)
                    cells = [
                        f"<b>{self.signed(lead.points)}</b> <small>± {self.decimal(ERRORS * lead.paired, 1)}</small>",
                        self.decimal(lead.paired, 2),
                        self.decimal(lead.unpaired, 2),
                        "–" if lead.worth is None else self.decimal(lead.worth, 1),
                    ]
                    told = "".join(f"<td>{cell}</td>" for cell in cells)
                    head = f"{self.name(bot)}<small>{escape(say('arena-against'))} {others}</small>"
                    rows.append(f'<tr><th scope="row">{head}</th>{told}</tr>')
        if not rows:
            return ""
        head = "".join(self.column(name) for name in ("lead", "paired", "unpaired", "worth"))
        body = f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
        return self.section("arena-noise", [say("arena-noise-why")], f'<div class="wide">{body}</div>')

    def scores(self) -> str:
        """How often each had how many points."""
        rows = []
        for bot in self.bots:
            scores = self.results.accounts.bots[bot].scores
            row = Spread(self.name(bot), scores, "", self.number[bot])
            low, high = (self.number_text(row.at(share)) for share in (0.05, 0.95))
            note = self.words.say("arena-middle", middle=self.number_text(row.middle()), low=low, high=high)
            rows.append(Spread(row.head, scores, note, row.colour))
        return self.section("arena-scores", [self.words.say("arena-scores-why")], drawing.spreads(rows))

    def points(self) -> str:
        """Where the points came from, round by round and at the end."""
        say = self.words.say
        rounds = {bot: self.results.accounts.bots[bot].rounds() for bot in self.bots}
        names = drawing.main_parts(list(rounds.values()))
        low, high = drawing.bounds(list(rounds.values()), names)
        every = {name for grown in rounds.values() for name, value in grown[-1].items() if value}
        labels = [self.words.score_part(name) for name in names]
        if len(every) > len(names):
            labels.append(say("arena-other-parts"))
        legend = "".join(
            f'<li><svg class="swatch" viewBox="0 0 14 14" aria-hidden="true"><rect class="part-{at}" width="14" '
            f'height="14" rx="3"/></svg>{escape(label)}</li>'
            for at, label in enumerate(labels)
        )
        many = "".join(
            f"<div><h3>{self.name(bot)}</h3>"
            f"{drawing.grown(rounds[bot], names, low, high, self.words.plain('arena-points-of', bot=bot))}</div>"
            for bot in self.bots
        )
        drawn = f'<ul class="legend">{legend}</ul><div class="many">{many}</div>'
        return self.section("arena-points", [say("arena-points-why")], drawn + self._parts(rounds))

    def _parts(self, rounds: Mapping[str, Sequence[Mapping[str, float]]]) -> str:
        finals = {bot: grown[-1] for bot, grown in rounds.items()}
        names = dict.fromkeys(name for points in finals.values() for name in points)
        head = "".join(f'<th scope="col">{self.name(bot)}</th>' for bot in self.bots)
        rows = "".join(
            f'<tr><th scope="row">{escape(self.words.score_part(name))}</th>'
            + "".join(f"<td>{self.decimal(finals[bot].get(name, 0.0), 1)}</td>" for bot in self.bots)
            + "</tr>"
            for name in names
        )
        totals = "".join(f"<td>{self.decimal(sum(finals[bot].values()), 1)}</td>" for bot in self.bots)
        foot = f'<tr><th scope="row">{escape(self.words.score_part("total"))}</th>{totals}</tr>'
        return (
            f'<div class="wide"><table><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody>'
            f"<tfoot>{foot}</tfoot></table></div>"
        )

    def lengths(self) -> str:
        """How many decisions games had."""
        lengths = self.results.accounts.lengths
        together: Counter[int] = Counter()
        for counts in lengths.values():
            together.update(counts)
        shown = lengths if 1 < len(lengths) <= ENOUGH else {(): together}
        rows = []
        for met, counts in shown.items():
            head = escape(" – ".join(met)) if met else escape(self.words.say("arena-all-games"))
            row = Spread(head, counts, "")
            rows.append(Spread(head, counts, self.words.say("arena-half", middle=self.number_text(row.middle()))))
        return self.section("arena-lengths", [self.words.say("arena-lengths-why")], drawing.spreads(rows))

    def times(self) -> str:
        """How long each thought about one decision."""
        rows = []
        for bot in self.bots:
            account = self.results.accounts.bots[bot]
            middle = pace_seconds(round(Spread("", account.paces, "").middle()))
            note = self.words.say("arena-time", middle=self.time(middle), longest=self.time(account.longest))
            rows.append(Spread(self.name(bot), account.paces, note, self.number[bot]))
        least = min(min(row.counts) for row in rows)
        most = max(max(row.counts) for row in rows)
        ticks = {float(step): self.time(pace_seconds(step)) for step in range(least, most + 1) if step % STEPS == 0}
        return self.section("arena-times", [self.words.say("arena-times-why")], drawing.spreads(rows, ticks))

    # How things are written.

    def section(self, title: str, why: Sequence[str], body: str) -> str:
        told = "".join(f'<p class="why">{escape(line)}</p>' for line in why)
        return f"<section><h2>{escape(self.words.say(title))}</h2>{told}{body}</section>"

    def column(self, name: str) -> str:
        return f'<th scope="col">{escape(self.words.say(f"arena-{name}"))}</th>'

    def name(self, bot: str) -> str:
        name = escape(bot)
        return f'<span class="bot" title="{name}">{badge(self.number[bot])}<span>{name}</span></span>'

    def options(self) -> str:
        """The options of the game that are not as usual."""
        table = self.results.tournament
        given = [
            f"{self.words.option_name(name)}: {self.words.option_value(name, value)}"
            for name, value in table.options.items()
        ]
        return "; ".join(given) or "none"

    def decimal(self, number: float, digits: int) -> str:
        text = f"{number:.{digits}f}".replace("-", "\N{MINUS SIGN}")
        return text.replace(".", ",") if self.words.locale == "ru" else text

    def signed(self, number: float) -> str:
        return ("+" if number >= 0 else "") + self.decimal(number, 1)

    def number_text(self, number: float) -> str:
        return f"{number:g}".replace("-", "\N{MINUS SIGN}")

    def share(self, share: float) -> str:
        return self.words.say("arena-percent", number=str(round(100 * share)))

    def interval(self, low: float, high: float) -> str:
        return self.words.say("arena-interval", low=str(round(100 * low)), high=str(round(100 * high)))

    def time(self, seconds: float) -> str:
        """A time in the unit in which it is easily read."""
        unit, size = next(((unit, size) for unit, size in UNITS if seconds >= size), UNITS[-1])
        value = seconds / size
        return self.words.say(f"arena-{unit}", number=self.decimal(value, 1 if value < 10 and value % 1 >= 0.05 else 0))


UNITS = (("minutes", 60.0), ("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6))
COLUMNS = ("wins", "played", "score", "place", "thinks")

STYLE = """
.bot { display: inline-flex; align-items: center; gap: 6px; white-space: nowrap; max-width: 100%; }
.bot > span { max-width: 26ch; overflow: hidden; text-overflow: ellipsis; }
small { font-size: 13px; color: var(--ink-2); white-space: nowrap; }
th[scope=row] small { display: block; white-space: normal; overflow-wrap: anywhere; max-width: 40ch; }
td { white-space: nowrap; }
th[scope=col] { font-weight: 600; font-size: 14px; }
td.same { background: var(--paper-2); }
td.win { background: color-mix(in srgb, var(--part-0) calc(var(--strength) / 1.6), transparent); }
td.loss { background: color-mix(in srgb, var(--part-3) calc(var(--strength) / 1.6), transparent); }
.win small, .loss small { color: inherit; }
.duels td { min-width: 84px; text-align: center; }
.duels thead th { text-align: center; }
.tables tr:not(.first) th, .tables tr:not(.first) td { border-top: 0; }
.breaches li { display: flex; gap: 8px; margin-bottom: 12px; }
.breaches div { min-width: 0; overflow-wrap: anywhere; }
pre { margin: 8px 0 0; padding: 10px 12px; background: var(--paper-2); border-radius: 8px; font-size: 13px;
  white-space: pre-wrap; overflow-wrap: anywhere; }
.wide th[scope=row] { position: sticky; left: 0; background: var(--paper); }
@media (max-width: 560px) {
  .bot > span { max-width: 13ch; }
  th[scope=row] small { max-width: 20ch; }
  .on-scale { display: none; }
  .duels td { min-width: 0; }
}
"""
