"""A room is a table with the sockets around it, in this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from tilth.core.errors import Refusal
from tilth.core.state import State
from tilth.play import frames, wire
from tilth.play.bots import NO_IDEA, stand_in
from tilth.play.frames import Picture
from tilth.play.left_seats import places_frame
from tilth.play.token_bucket import Pace
from tilth.play.viewer import Viewer
from tilth.table import clocks
from tilth.table.entries import By, Entry
from tilth.table.forced import forced_seats, is_hidden
from tilth.table.left_seats import LeftSeats
from tilth.table.rows import MOST_CHAT, ChatLine
from tilth.table.seats import Seat
from tilth.table.stories import Page
from tilth.table.table import Move, Table, due

if TYPE_CHECKING:
    from tilth.play.house import House

FORESEE_AFTER = 0.15
"""Seconds without a choice after which it is worked out which options can be undone."""

PRESENCE_AFTER = 0.25
"""Seconds for which comings and goings are gathered before they are told."""

SCRIPT = "script"
"""Who chooses where a lesson says what is chosen."""

HINTS_PER_MINUTE = 20
"""Hints that one person may ask for at one table; a third of that at once."""

_log = logging.getLogger("tilth")


def chat_frame(line: ChatLine) -> bytes:
    return frames.encode(wire.ChatFrame(line.seat, line.name, line.text, line.at))


class BotTurn(NamedTuple):
    """A seat that a bot must choose for, the bot's level, why it is the bot that chooses, and at which version, as its
    seat counts them."""

    seat: int
    level: str
    by: By
    version: int


class Wanted(NamedTuple):
    """Somebody waits for a hint: for which seat, from which version on as the seat counts them."""

    viewer: Viewer
    seat: int
    version: int


class Room:
    """All changes to a table in this process happen here, one after another."""

    def __init__(self, house: House, table: Table, chat: list[ChatLine], places: LeftSeats) -> None:
        self.house = house
        self.table = table
        self.chat = chat
        self.places = places
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.used = house.now()
        self.stale = False
        """Another process has changed the table since it was read here."""
        self._bot_task: asyncio.Task[None] | None = None
        self._asked: BotTurn | None = None
        """What a bot thinks about."""
        self._picture: Picture | None = None
        self._foreseeing: asyncio.TimerHandle | None = None
        self._forced: dict[int, asyncio.TimerHandle] = {}
        self._present: asyncio.TimerHandle | None = None
        self._speech = Pace()
        self._curiosity = Pace()
        self._hints: dict[int, tuple[int, bytes]] = {}
        """The last hint for each seat, for whoever asks once more, and since when its decision stood."""
        self._hinting: dict[Wanted, asyncio.Task[None]] = {}
        self._quiet_from = 0.0
        self.loop = asyncio.get_running_loop()

    # Who is here.

    def online(self) -> set[str]:
        return {viewer.player for viewer in self.viewers if viewer.player is not None}

    def enter(self, viewer: Viewer) -> None:
        """Show a newcomer everything they may see."""
        held = self.table.held_by(viewer.player)
        acting = [seat for seat in held if seat in self.table.head.to_act]
        viewer.seat = next(iter(acting or held), None)
        self.viewers.add(viewer)
        if self.table.scene is not None:
            viewer.send(frames.lesson_frame(self.table.agreement, self.table.scene))
        viewer.send(frames.log_frame(self.table, viewer.seat), *map(chat_frame, self.chat), self.state_for(viewer))
        self._foresee_later()
        self.tell_presence()
        self._tell_places(viewer)
        self.play_bots()
        if self.stale:
            self.house.keep(self.refresh())

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = self.house.now()
        self._call_off_hints()
        self.tell_presence()
        self.play_bots()

    def tell_presence(self) -> None:
        """Say a moment later who is here, once for all who come and go meanwhile."""
        if self._present is None:
            self._present = self.loop.call_later(PRESENCE_AFTER, self._tell_presence)

    def _tell_presence(self) -> None:
        self._present = None
        online = self.online()
        seats = [seat.kind == "bot" or (seat.kind == "player" and seat.player in online) for seat in self.table.seats]
        seated = {seat.player for seat in self.table.seats if seat.kind == "player"}
        watchers = len([1 for viewer in self.viewers if viewer.player not in seated])
        frame = frames.encode(wire.PresenceFrame(seats, watchers))
        for viewer in self.viewers:
            if frame != viewer.presence:
                viewer.presence = frame
                viewer.send(frame)

    def tell_places(self) -> None:
        """Tell everybody whom it concerns which seats were left and who asks for them."""
        for viewer in self.viewers:
            self._tell_places(viewer)

    def _tell_places(self, viewer: Viewer) -> None:
        frame = places_frame(self.table, self.places, viewer.player)
        if frame != viewer.places:
            viewer.places = frame
            viewer.send(frame)

    def check_speech(self, player: str) -> None:
        """Let nobody talk faster than others can read."""
        if not self._speech.allows(player, self.house.manners.chat_per_minute, self.house.now()):
            raise Refusal("too_fast", "chat-too-fast")

    def last_chat(self) -> int:
        return self.chat[-1].id if self.chat else 0

    def tell_chat(self, line: ChatLine) -> None:
        if line.id > self.last_chat():
            self.chat.append(line)
            del self.chat[:-MOST_CHAT]
            frame = chat_frame(line)
            for viewer in self.viewers:
                viewer.send(frame)

    # What is shown.

    def state_for(self, viewer: Viewer) -> bytes:
        held = self.table.held_by(viewer.player)
        return self._look_at_table().frame(viewer.player, viewer.seat, held, self.online(), self.house.now())

    def _look_at_table(self) -> Picture:
        if self._picture is None:
            self._picture = Picture(self.table, self.table.state, self.table.head)
        return self._picture

    def show(self, pages: Mapping[int | None, Sequence[Page]] | None = None) -> None:
        """Tell every viewer what happened, as far as they learn of it, and how the table looks now."""
        before = self._picture
        self._picture = None
        picture = self._look_at_table()
        table = self.table
        online, now = self.online(), self.house.now()
        held = {viewer: table.held_by(viewer.player) for viewer in self.viewers}
        for viewer, own in held.items():
            if viewer.seat not in own:
                viewer.seat = None
        seats = list({viewer.seat for viewer in self.viewers})
        if pages is not None and before is not None:
            seats = frames.concerned(before, picture, pages, seats)
        picture.look(seats)
        stories = frames.stories(table.state, pages or {}, seats)
        for viewer, own in held.items():
            if viewer.seat in stories:
                viewer.send(*stories[viewer.seat], picture.frame(viewer.player, viewer.seat, own, online, now))
        self._foresee_later()
        self._answer_forced()
        self._call_off_hints()

    def look(self, viewer: Viewer, seat: int | None) -> None:
        """Show the table from another seat of the same person."""
        if seat is not None:
            self.table.check_seat(viewer.player, seat)
        viewer.seat = seat
        viewer.send(frames.log_frame(self.table, seat), self.state_for(viewer))
        self._foresee_later()

    def _foresee_later(self) -> None:
        """Say a moment later which options can be undone: who answers at once does not need to know."""
        if self.table.agreement.undo != "none" and self.table.head.status == "playing" and self.table.state is not None:
            self._quiet_from = self.loop.time() + FORESEE_AFTER
            if self._foreseeing is None:
                self._foreseeing = self.loop.call_later(FORESEE_AFTER, self._foresee)

    def _foresee(self, tries: int = 10) -> None:
        """Now, or a little later while the table is not quiet yet or choices are being written: they come first."""
        self._foreseeing = None
        wait = self._quiet_from - self.loop.time()
        if wait > 0:
            self._foreseeing = self.loop.call_later(wait, self._foresee)
        elif tries and self.house.writing():
            self._foreseeing = self.loop.call_later(FORESEE_AFTER, self._foresee, tries - 1)
        else:
            self.house.keep(self._tell_undoable())

    async def _tell_undoable(self) -> None:
        picture = self._picture
        state = self.table.state
        if picture is None or state is None or picture.state is not state:
            return
        for seat in {viewer.seat for viewer in self.viewers}:
            if seat is None or not state.options(seat):
                continue
            frame = await frames.undoable_frame(picture, seat)
            if picture is not self._picture:
                return
            for viewer in self.viewers:
                if viewer.seat == seat:
                    viewer.send(frame)

    # What happens.

    async def choose(self, player: str | None, seat: int, version: int, option: str) -> None:
        async with self.lock:
            self.table.check(player, seat, version, option)
            await self._write(self.table.propose_choice(seat, option, "player", self.house.now()), seat, version)

    async def undo(self, player: str | None, seat: int, version: int) -> None:
        async with self.lock:
            table = self.table
            undo = table.undo_of(table.check_undo(player, seat, version), self.house.now())
            await self._write(table.propose_undo(undo, await self._after_undo(undo)), seat, version)

    async def hint(self, viewer: Viewer, seat: int, version: int) -> None:
        """Ask a strong bot for somebody; the answer comes when it has thought, and the table goes on meanwhile."""
        table = self.table
        table.check_hint(viewer.player, seat, version)
        if any(wanted.viewer is viewer and wanted.seat == seat for wanted in self._hinting):
            return  # it is on its way
        if not self._curiosity.allows(viewer.player or "", HINTS_PER_MINUTE, self.house.now()):
            raise Refusal("too_fast", "hint-too-fast")
        known = self._hints.get(seat)
        if known is not None and known[0] == table.asked[seat]:
            viewer.send(known[1])
            return
        if not table.one_person():
            async with self.lock:
                table.check_hint(viewer.player, seat, version)
                if not await self._written(table.propose_hint(seat, self.house.now())):
                    raise Refusal("stale", "table-stale", version=version, current=table.version_for(seat))
        wanted = Wanted(viewer, seat, table.asked[seat])
        task = self._hinting[wanted] = asyncio.create_task(self._advise(wanted))
        task.add_done_callback(lambda _: self._hinting.pop(wanted, None))

    async def _advise(self, wanted: Wanted) -> None:
        table, (viewer, seat, version) = self.table, wanted
        try:
            seed = table.agreement.bot_seed(table.standing_for(seat), seat)
            state, who = table.running(), viewer.player or table.id
            found = await self.house.bots.advise(table.id, table.game, state, seat, seed, who)
            if self._still_wanted(wanted):
                frame = frames.hint_frame(table.version_for(seat), seat, found)
                self._hints[seat] = version, frame
                viewer.send(frame)
        except Exception as error:  # whatever it is, who waits is told
            if not isinstance(error, Refusal):
                _log.exception("a hint at table %s", table.id)
            refusal = error if isinstance(error, Refusal) else NO_IDEA
            viewer.send(frames.error_frame(refusal, table.version_for(viewer.seat)))

    def _still_wanted(self, wanted: Wanted) -> bool:
        """Whether somebody is still there and owes the same decision; what others choose meanwhile is no matter."""
        table = self.table
        here = wanted.viewer in self.viewers and wanted.seat in table.held_by(wanted.viewer.player)
        return here and table.head.status == "playing" and table.asked[wanted.seat] == wanted.version

    def _call_off_hints(self) -> None:
        """Let nobody think about what nobody waits for any more."""
        for wanted, task in list(self._hinting.items()):
            if not self._still_wanted(wanted):
                task.cancel()

    async def _after_undo(self, undo: Entry) -> State:
        """The position with a choice taken back."""
        table = self.table
        kept = table.without(undo)
        if table.past and len(kept) == len(table.entries) - 1 and kept[-1] is table.entries[-2]:
            return table.past[-1]
        return await self.house.position(table, kept)

    async def back(self, player: str | None, seat: int) -> None:
        """Somebody for whom others chose is here again."""
        async with self.lock:
            self.table.check_seat(player, seat)
            clock = self.table.head.clock
            if clock is not None and clock.away[seat]:
                await self._set_clock(clocks.back(clock, self.table.agreement.clock, seat, self.house.now()))

    async def close_stranded(self) -> None:
        """Close a game of earlier rules that today's cannot go on with; its story and its record are kept."""
        table = self.table
        if table.stranded() and table.head.status == "playing":
            move = table.propose_close(self.house.now())
            if await self.house.write(move):
                table.accept(move)
            else:
                self.stale = True

    async def _write(self, move: Move, seat: int, version: int) -> None:
        """Write an entry; nothing is shown before it is on the disk."""
        if not await self._written(move):
            raise Refusal("stale", "table-stale", version=version, current=self.table.version_for(seat))
        self.play_bots()

    async def _written(self, move: Move) -> bool:
        """Write an entry and show it; False where another process was first, whose entries are read then."""
        if not await self.house.write(move):
            await self.catch_up()
            return False
        table = self.table
        pages = table.accept(move)
        while table.head.status == "playing" and table.one_person():
            seat = table.without_choice(table.running())
            if seat is None:
                break
            move = table.propose_choice(seat, table.running().options(seat)[0], "server", self.house.now())
            if not await self.house.write(move):
                self.stale = True
                break
            for reader, more in table.accept(move).items():
                pages[reader] += more
        self.show(pages)
        return True

    async def _set_clock(self, clock: clocks.Clock) -> None:
        table = self.table
        later = due(table.agreement, table.seats, table.running(), clock, self.house.now())
        if await self.house.run(self.house.store.set_clock, table.id, table.version, clock, later):
            table.head.clock = table.shown_clock = clock
            table.head.due = later
            self.show()
            self.play_bots()

    async def catch_up(self) -> None:
        """Take over what other processes have written; the caller holds the lock."""
        self.stale = False  # what is written from here on says so itself
        try:
            await self._take_over()
        except BaseException:
            self.stale = True
            raise

    async def _take_over(self) -> None:
        table = self.table
        known = table.version if table.entries else -1
        news = await self.house.run(self.house.store.news, table.id, known, self.last_chat())
        for line in news.chat:
            self.tell_chat(line)
        row, entries = news.row, news.entries
        self.places = news.places
        same = row.head == table.head and row.seats == table.seats and row.agreement == table.agreement
        if not entries and same:
            self.tell_places()
            return
        table.seats, table.agreement = row.seats, row.agreement
        told: dict[int | None, list[Page]] = {seat: [] for seat in table.story.readers}
        for entry in entries:
            state = await self._after(entry)
            head = row.head if entry is entries[-1] else table.head
            for seat, pages in table.accept(Move(table.id, entry, head, state, None)).items():
                told[seat] += pages
            table.head.version = max(table.head.version, entry.number)
        table.head = row.head
        self.show(told if entries else None)
        self.tell_places()
        self.play_bots()

    async def _after(self, entry: Entry) -> State | None:
        """The position after an entry that another process wrote."""
        table = self.table
        if entry.kind == "begin":
            return table.game.new(len(table.seats), table.agreement.options, table.agreement.seed, patient=True)
        if entry.kind == "choice":
            assert table.state is not None
            twin = table.state.clone()
            twin.choose(entry.seat, entry.option)
            return twin
        if entry.kind == "undo":
            return await self._after_undo(entry)
        return table.state

    async def refresh(self) -> None:
        """Take over what other processes have written, if there is anything."""
        if self.stale:
            async with self.lock:
                if self.stale:
                    await self.catch_up()

    async def lay_out(self) -> None:
        """Make the choices with which a lesson opens, all at once."""
        async with self.lock:
            table = self.table
            opening = len(table.scene.opening) if table.scene is not None else 0
            while table.made() < opening:
                state = table.running()
                if forced := forced_seats(state):
                    seat, option = forced[0], state.options(forced[0])[0]
                elif scripted := table.scripted():
                    seat, option = scripted.seat, scripted.options[0]
                else:
                    break
                if not await self._written(table.propose_choice(seat, option, "bot", self.house.now())):
                    break
        self.play_bots()

    # Who chooses for seats without a person.

    def play_bots(self) -> None:
        """Let bots think, if one of them has to choose and none is thinking yet; and no longer if nobody waits."""
        if self._bot_task is not None and self._asked is not None and not self._waits_for(self._asked):
            self._bot_task.cancel()
            self._bot_task = self._asked = None
        if self._bot_task is None and self._waiting_bot() is not None:
            self._bot_task = asyncio.create_task(self._let_bots_play())

    def _waiting_bot(self) -> BotTurn | None:
        return next(iter(self._bot_turns()), None)

    def _bot_turns(self) -> Iterator[BotTurn]:
        table = self.table
        if table.head.status != "playing" or table.state is None:
            return
        if not self.viewers and not any(chair.kind == "player" for chair in table.seats):
            return  # bots by themselves play while somebody watches
        scripted = table.scripted()
        if scripted is not None:
            if not scripted.led:
                yield BotTurn(scripted.seat, SCRIPT, "bot", table.version_for(scripted.seat))
            return
        clock = table.head.clock
        for seat in table.state.to_act():
            chair: Seat = table.seats[seat]
            if chair.kind == "bot":
                yield BotTurn(seat, chair.level, "bot", table.version_for(seat))
            elif clock is not None and clock.away[seat]:
                level = stand_in(table.game, table.agreement.when_gone)
                yield BotTurn(seat, level, "clock", table.version_for(seat))

    def _waits_for(self, turn: BotTurn) -> bool:
        """Whether what a bot was asked still stands; others who choose at the same time do not disturb its thoughts."""
        same = turn in [now._replace(version=turn.version) for now in self._bot_turns()]
        return same and self.table.asked[turn.seat] <= turn.version

    async def _let_bots_play(self) -> None:
        try:
            while (turn := self._waiting_bot()) is not None:
                self._asked = turn
                option = await self._bot_choice(turn)
                async with self.lock:
                    self._asked = None
                    if self._waits_for(turn) and self.table.running().admits(turn.seat, option):
                        move = self.table.propose_choice(turn.seat, option, turn.by, self.house.now())
                        await self._written(move)
        except Exception:
            _log.exception("bots at table %s", self.table.id)
        finally:
            if self._bot_task is asyncio.current_task():
                self._bot_task = self._asked = None
            self.used = self.house.now()

    async def _bot_choice(self, turn: BotTurn) -> str:
        """What a bot chooses, after a moment in which people see that it thinks."""
        table, seat = self.table, turn.seat
        state, began, moment = table.running(), self.loop.time(), self.house.manners.bot_pause
        hidden = is_hidden(state, seat)
        if turn.level == SCRIPT and (scripted := table.scripted()) is not None:
            option = scripted.options[0]
        elif state.is_forced(seat):
            option = state.options(seat)[0]
        else:
            seed, owner = table.agreement.bot_seed(table.standing_for(seat), seat), table.agreement.creator
            within = moment if hidden and moment else inf  # its time must not tell how much there was to choose
            option = await self.house.bots.choose(table.id, table.game, turn.level, state, seat, seed, owner, within)
        last = table.entries[-1] if table.entries else None
        goes_on = last is not None and last.kind == "choice" and last.seat == seat
        pause = began + moment - self.loop.time() if hidden or not (goes_on or state.is_forced(seat)) else 0.0
        await asyncio.sleep(max(pause, self._grace_left()))
        return option

    def _grace_left(self) -> float:
        """How long somebody may still take back a choice before bots answer it. What is chosen in secret does not
        count until its seat is ready, so that bots tell nobody of it."""
        table = self.table
        waiting = table.running().awaited(None)
        known = (entry for entry in reversed(table.entries) if not entry.at_once or entry.seat not in waiting)
        last = next(known, None)
        if last is None or last.by != "player" or last.final or table.agreement.undo == "none":
            return 0.0
        return last.at + table.agreement.undo_grace - self.house.now()

    def go_on(self) -> None:
        """Do what has to be done here without a person."""
        self._answer_forced()
        self.play_bots()

    # Who is asked without having a choice.

    def _answer_forced(self) -> None:
        """Set a time, whatever the hand, for every person who is asked though only one answer is left."""
        table = self.table
        state = table.state if table.head.status == "playing" else None
        waiting = [] if state is None else [seat for seat in forced_seats(state) if table.seats[seat].kind != "bot"]
        for seat in [seat for seat in self._forced if seat not in waiting]:
            self._forced.pop(seat).cancel()
        for seat in waiting:
            if seat not in self._forced:
                self._forced[seat] = self.loop.call_later(self._pause(seat), self._forced_is_due, seat)

    def _pause(self, seat: int) -> float:
        """A moment such as somebody takes who sees that there is nothing to choose; none where nobody else plays."""
        table = self.table
        if table.one_person():
            return 0.0
        pause = self.house.manners.private_pause * (0.6 + table.agreement.bot_seed(table.version, seat) % 1000 / 1250)
        clock = table.head.clock
        return pause if clock is None else min(pause, clock.left_at(self.house.now())[seat] / 2)

    def _forced_is_due(self, seat: int) -> None:
        self._forced.pop(seat, None)
        self.house.keep(self._give_only_answer(seat))

    async def _give_only_answer(self, seat: int) -> None:
        async with self.lock:
            table = self.table
            state = table.state
            if table.head.status == "playing" and state is not None and state.is_forced(seat):
                move = table.propose_choice(seat, state.options(seat)[0], "server", self.house.now())
                await self._written(move)
        self.play_bots()

    async def check_clock(self) -> None:
        """Note who ran out of time; others choose for them from then on."""
        async with self.lock:
            table = self.table
            clock = table.head.clock
            if table.head.status != "playing" or clock is None or table.agreement.when_gone == "wait":
                return
            now = self.house.now()
            for seat in clock.out_of_time(now):
                if table.seats[seat].kind == "player" and not clock.away[seat]:
                    clock = clocks.gone(clock, seat, now)
            if clock is not table.head.clock:
                await self._set_clock(clock)

    def busy(self) -> bool:
        return self._bot_task is not None or bool(self._forced) or self.lock.locked()

    async def stop(self) -> None:
        for timer in (self._foreseeing, self._present, *self._forced.values()):
            if timer is not None:
                timer.cancel()
        for task in self._hinting.values():
            task.cancel()
        if self._bot_task is not None:
            self._bot_task.cancel()
            await asyncio.wait([self._bot_task])
