"""A game at one terminal: people in turn at the screen, bots beside them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from tilth.arena import decide
from tilth.bots.search import Search
from tilth.cli.environment import Environment, refuse_existing, write_text
from tilth.cli.option_list import Listing
from tilth.cli.rules import show_rules
from tilth.cli.scoring import score_table
from tilth.core import Bot, Decision, Event, Game, Option, Record, Refusal, Rng, State, decision
from tilth.play.bots import ADVISED
from tilth.play.thinker import advice
from tilth.play.wire import IdeaInfo
from tilth.words.drawing import draw

COMMANDS = ("help", "why", "hint", "list", "table", "log", "score", "rules", "undo", "save", "quit")


class Quit(Exception):
    """Somebody left the table."""


class Seating:
    """Who sits where: a bot, or None for a person."""

    def __init__(self, bots: Sequence[Bot | None], names: Sequence[str]) -> None:
        self.bots = list(bots)
        self.names = list(names)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]


class Table:
    """One running game, its record and what each person has already read."""

    def __init__(
        self, env: Environment, game: Game, state: State, seating: Seating, record: Record, file: Path | None
    ) -> None:
        self.env = env
        self.console = env.console
        self.game = game
        self.state = state
        self.state.telling = True
        self.seating = seating
        self.record = record
        self.file = file
        self.words = env.words(game, seating.names)
        self.told: list[Event] = state.take_events()
        self.read = [0] * state.seats
        self.rng = Rng(record.seed)
        self.back: list[tuple[int, State, int]] = []
        """Before each choice since another seat chose: the seat, the state, and how much had been told."""
        self.at_screen: int | None = None
        self._write()

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        standing = self.game.standing(self.state.settings)
        if standing is not None:
            self.console.print(self.words.label(standing), style="cyan")
        try:
            while not self.state.is_over():
                acting = self.state.to_act()
                bots = [seat for seat in acting if self.seating.bots[seat] is not None]
                if bots:
                    self._bot_turn(bots[0])
                else:
                    self._turn(self.at_screen if self.at_screen in acting else acting[0])
        except Quit:
            self._say("play-quit" if self.file is None else "play-quit-record", file=str(self.file))
            return
        self._finish()

    # Choices.

    def _bot_turn(self, seat: int) -> None:
        bot = self.seating.bots[seat]
        assert bot is not None
        self.back.clear()
        slow = isinstance(bot, Search) and self.console.is_terminal
        thinks = self.env.say("play-thinks", name=self.seating.names[seat])
        with self.console.status(thinks) if slow else nullcontext():
            option = decide(self.state, seat, bot, self.rng)
        self._choose(seat, option)

    def _turn(self, seat: int) -> None:
        """Let a person choose once."""
        self._sit_down(seat)
        owed = decision(self.state, seat)
        assert owed is not None
        self._show_news(seat)
        self._show_table(seat)
        listing = Listing(owed.options, self.words)
        self._show_options(owed, listing)
        while True:
            typed = self._input(self.env.say("play-prompt"))
            option = self._understand(typed, seat, owed, listing)
            if option is not None:
                self._take(seat, option)
                return
            if decision(self.state, seat) != owed:  # something was taken back
                return

    def _understand(self, typed: str, seat: int, owed: Decision, listing: Listing) -> str | None:
        """The option that was typed; otherwise do what was asked, or narrow the list."""
        found = listing.find(typed)
        if found is not None:
            return owed.options[found].option
        if not typed and len(listing.left) == 1:
            return owed.options[listing.left[0]].option
        command, _, rest = typed.partition(" ")
        name = self._command(command)
        if name is not None:
            try:
                self._obey(name, rest.strip(), seat, owed, listing)
            except Refusal as refusal:
                self.console.print(self.words.refusal(refusal), style="red")
            return None
        if owed.domain is not None and self.state.admits(seat, typed):
            return typed
        if not typed:
            listing.widen()
        elif not listing.narrow(typed):
            self._say("play-nothing-fits", typed=typed[:60], style="red")
            return None
        self._show_options(owed, listing)
        return None

    def _take(self, seat: int, option: str) -> None:
        if self.back and self.back[-1][0] != seat:
            self.back.clear()
        self.back.append((seat, self.state.clone(), len(self.told)))
        self._choose(seat, self.state.settle(seat, self.state.by_hand(seat, option)))

    def _choose(self, seat: int, option: str) -> None:
        self.state.choose(seat, option)
        self.told += self.state.take_events()
        self.record.choices.append((seat, option))
        self._write()

    def _write(self) -> None:
        """Keep the record on disk after every choice, so that nothing is lost."""
        if self.file is not None:
            write_text(self.file, self.record.to_text())

    # Commands.

    def _command(self, word: str) -> str | None:
        """The command a word names, in either language; `?` asks for help."""
        if word == "?":
            return "help"
        for name in COMMANDS:
            if word and word.casefold() in (name, *self.env.say(f"command-{name}").split(", ")):
                return name
        return None

    def _obey(self, name: str, rest: str, seat: int, owed: Decision, listing: Listing) -> None:
        if name == "quit":
            raise Quit
        if name in ("why", "help") and rest:
            self._explain(seat, owed, listing, rest)
        elif name in ("why", "help"):
            self._say("play-help")
        elif name == "hint":
            self._advise(seat)
        elif name == "list":
            listing.widen()
            self._show_all(owed, listing)
        elif name == "table":
            self._show_table(seat)
        elif name == "log":
            self._show_lines(self.told, seat)
        elif name == "score":
            self._show_score()
        elif name == "rules":
            show_rules(self.env, self.words)
        elif name == "undo":
            self._undo(seat)
        else:
            self._save(rest)

    def _explain(self, seat: int, owed: Decision, listing: Listing, rest: str) -> None:
        """What an option touches and what would happen, as far as it is certain."""
        found = listing.find(rest)
        if found is None:
            self._say("play-nothing-fits", typed=rest[:60], style="red")
            return
        option = owed.options[found]
        self.console.print(f"{option.option}: {listing.labels[found]}", style="bold")
        if option.touches:
            self.console.print(self.words.say("play-touches", things=option.touches))
        for thing in option.touches:
            if text := self.words.text(thing):
                self.console.print(f"  {self.words.thing(thing)}: {text}")
        if not option.undoable:
            self._say("play-uncertain")
            return
        twin = self.state.clone()
        twin.telling = True
        twin.choose(seat, self.state.settle(seat, option.option))
        self._say("play-certain")
        self._show_lines(twin.take_events(), seat)
        before, after = self.state.scores(), twin.scores()
        if before is not None and after is not None:
            gain = sum(after[seat].values()) - sum(before[seat].values())
            self._say("play-gain", points=gain, sign="plus" if gain > 0 else "minus" if gain < 0 else "none")

    def _advise(self, seat: int) -> None:
        """What a strong bot would do, as far as this seat may know."""
        with self.console.status(self.env.say("hint-thinking")) if self.console.is_terminal else nullcontext():
            guess = self.state.determinize(seat, Rng(self.record.seed))
            found = advice(self.game, guess, seat, self.record.seed, ADVISED)
        for idea in found:
            what = self.words.label((idea.label.id, idea.label.args))
            self.console.print(f"{idea.option}: {what}", style="bold" if idea is found[0] else None)
            self.console.print(f"  {self._worth(idea, found[0])}")
            replies = [
                f"{self.words.player(reply.seat)}: {self.words.label((reply.label.id, reply.label.args))}"
                for reply in idea.line[:2]
            ]
            if replies:
                self.console.print(f"  {self.env.say('hint-then')} {'; '.join(replies)}", style="dim")

    def _worth(self, idea: IdeaInfo, best: IdeaInfo) -> str:
        """What an idea is expected to bring, or how far it falls behind the best one."""
        points = idea.lead if idea is best else max(0.0, best.lead - idea.lead)
        way = "same" if idea is not best else "level"
        if points:
            way = "worse" if idea is not best else "ahead" if points > 0 else "behind"
        message = "hint-alone" if self.state.seats == 1 and idea is best else "hint-worth"
        return self.env.say(message, way=way, points=abs(int(points) if points.is_integer() else points))

    def _undo(self, seat: int) -> None:
        """Back to one's last decision, unless another player has chosen since or something hidden became known."""
        if not self.back or self.back[-1][0] != seat:
            raise Refusal("bad_request", "undo-none")
        _, before, told = self.back[-1]
        if before.rng.used != self.state.rng.used or before.reveals != self.state.reveals:
            raise Refusal("bad_request", "undo-revealed")
        self.back.pop()
        before.telling = True
        self.state = before
        del self.told[told:]
        self.read = [min(known, told) for known in self.read]
        self.record.choices.pop()
        self._write()
        self._say("play-undone")

    def _save(self, name: str) -> None:
        """Save the record, or the state if the file's name ends with .json."""
        if not name:
            raise Refusal("bad_file", "save-name")
        file = Path(name).expanduser()
        refuse_existing(file)
        if file.suffix == ".json":
            write_text(file, json.dumps(self.game.save(self.state), indent=1, ensure_ascii=False) + "\n")
        else:
            write_text(file, self.record.to_text())
        self._say("play-saved", file=str(file))

    # The screen.

    def _sit_down(self, seat: int) -> None:
        """Pass the screen to a person, so that nobody sees a hand that is not theirs."""
        if self.at_screen != seat and len(self.seating.people) > 1:
            if self.console.is_terminal:
                self.console.file.write("\x1b[3J")  # what was scrolled away as well
                self.console.clear()
            self._input(self.words.say("play-pass-screen", seat=f"seat:{seat}"))
        self.at_screen = seat
        self.words.reader_seat = seat

    def _show_news(self, seat: int) -> None:
        self._show_lines(self.told[self.read[seat] :], seat)
        self.read[seat] = len(self.told)

    def _show_lines(self, events: Sequence[Event], seat: int | None) -> None:
        for event in events:
            line = self.words.event(event, self.state.event_fields, seat)
            if line:
                self.console.print(f"· {line}", style="dim")

    def _show_table(self, seat: int | None) -> None:
        self.console.print(draw(self.game, self.state.view(seat), self.words))

    def _show_options(self, owed: Decision, listing: Listing) -> None:
        self.console.print(self.words.prompt(owed.prompt), style="bold")
        if owed.domain is not None:
            self._show_domain(owed.name, owed.domain)
        if listing.is_long():
            self._show_groups(listing)
        else:
            self._show_rows(owed.options, listing)
        if len(listing.left) == 1 and len(owed.options) > 1:
            self._say("play-one-left")

    def _show_domain(self, name: str, domain: Mapping[str, Any]) -> None:
        """How to write an option that is not in the list, in the game's words if it has some."""
        if self.words.has(f"domain-{name}"):
            self.console.print(self.words.plain(f"domain-{name}", **domain), style="dim")
        else:
            self._say("play-domain", domain=json.dumps(domain, ensure_ascii=False))

    def _show_all(self, owed: Decision, listing: Listing) -> None:
        self.console.print(self.words.prompt(owed.prompt), style="bold")
        self._show_rows(owed.options, listing)

    def _show_rows(self, options: Sequence[Option], listing: Listing) -> None:
        from rich.table import Table as Rows

        rows = Rows(box=None, padding=(0, 2, 0, 0), show_header=False)
        rows.add_column(justify="right", style="dim")
        rows.add_column(style="cyan", no_wrap=True)
        rows.add_column()
        for index in listing.left:
            rows.add_row(str(index + 1), options[index].option, listing.labels[index])
        self.console.print(rows)

    def _show_groups(self, listing: Listing) -> None:
        from rich.table import Table as Rows

        rows = Rows(box=None, padding=(0, 2, 0, 0), show_header=False)
        rows.add_column(justify="right", style="dim")
        rows.add_column(style="cyan", no_wrap=True)
        rows.add_column()
        for beginning, group in listing.groups():
            if len(group) == 1:
                rows.add_row(str(group[0] + 1), listing.options[group[0]].option, listing.labels[group[0]])
            else:
                rows.add_row("", f"{beginning} …", self.env.say("play-group", count=len(group)))
        self.console.print(rows)
        self._say("play-narrow", count=len(listing.left))

    def _show_score(self) -> None:
        table = score_table(self.state, self.words)
        if table is None:
            self._say("play-score-secret")
        else:
            self.console.print(table)

    def _finish(self) -> None:
        """The last news, the final table and who won."""
        reader = self.seating.people[0] if len(self.seating.people) == 1 else None
        self.words.reader_seat = reader
        self._show_lines(self.told[min(self.read) if reader is None else self.read[reader] :], reader)
        self._show_table(reader)
        self._say("play-over", style="bold")
        self._show_score()
        ranking = self.state.ranking()
        winners = [f"seat:{seat}" for seat, place in enumerate(ranking) if place == 1]
        if winners:
            self.console.print(self.words.say("play-winners", winners=winners), style="bold green")
        else:
            self.console.print(self.words.say("play-no-winner"), style="bold")
        if self.file is not None:
            self._say("play-recorded", file=str(self.file))

    def _say(self, message: str, style: str | None = None, **args: object) -> None:
        self.console.print(self.env.say(message, **args), style=style)

    def _input(self, question: str) -> str:
        try:
            return self.console.input(f"{question} ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None
