/** One table as this browser sees it: the line, the story, the clock, and what may be chosen. */
import type {
  ChatFrame,
  ClientFrame,
  Decision,
  ErrorFrame,
  GameEvent,
  PlacesFrame,
  ServerFrame,
  StateFrame,
  Story,
} from '../wire';
import { Choosing } from './choosing.svelte';
import { Ending } from './ending.svelte';
import type { Board } from '../boards/board';
import { Guide } from './guide.svelte';
import { Hints, type Idea } from './hints.svelte';
import { thoughtLeftAt } from './learning.svelte';
import { plainName } from './names';
import { me } from './player.svelte';
import { settings } from './settings.svelte';
import { sound } from './sound';
import { transport, type Line, type Listener } from './transport';
import { Words } from './words.svelte';

export type LineState = 'connecting' | 'open' | 'lost' | 'gone';
/** Shows a story on the board before the new state is put there. */
export type Animator = (story: Story, quick: boolean, stop: AbortSignal) => Promise<void>;

const hovering = matchMedia('(hover: hover) and (pointer: fine)');

export class TableStore {
  line: LineState = $state('connecting');
  frame: StateFrame | null = $state.raw(null);
  story: Story[] = $state.raw([]);
  chat: ChatFrame[] = $state([]);
  unread = $state(0);
  /** How many look on without a seat. */
  watchers = $state(0);
  /** Seats that were left while the game runs, and who asks for them. */
  places: PlacesFrame | null = $state.raw(null);
  error: ErrorFrame | null = $state(null);
  moving = $state(false);
  sending = $state(false);
  /** Things a line of the log points at. */
  pointed: string[] = $state([]);
  /** How many events of the newest story have been shown; all of them, unless it is just being told. */
  private reached = $state(Infinity);
  private replayed = $state(false);
  /** The event that is being shown. */
  now: GameEvent | null = $state.raw(null);
  /** What everybody is looking at before the story goes on. */
  pause: { text: string; goOn(): void } | null = $state.raw(null);
  /** A thing that somebody asks about, in the log for example, until it is explained. */
  about: string | null = $state(null);
  /** The chapter of the rules that lies open over the table; '' is their beginning. */
  rules: string | null = $state(null);
  /** A hot-seat player must take the screen before seeing the hand. */
  passTo: number | null = $state(null);
  received = $state(0);
  /** Which part of the board a phone shows, where it has parts. */
  part = $state('');
  readonly choosing = new Choosing();
  readonly hints = new Hints(this.choosing);
  /** Whether one tries out all seats here, so that nothing is ever over. */
  analysed = false;
  /** Who explains the game, where this is a lesson. */
  guide: Guide | null = $state.raw(null);
  animate: Animator | null = null;
  /** Says whether a story is told beside what one does oneself, without holding it up. */
  aside: ((story: Story) => boolean) | null = null;
  /** Answers a decision that need not be asked. */
  settles: ((decision: Decision) => string | null) | null = null;
  /** Called when a new state is on the board. */
  settle: (() => void) | null = null;

  readonly table = $derived(this.frame?.table ?? null);
  readonly seat = $derived(this.frame?.seat ?? null);
  readonly view = $derived(this.frame?.view ?? null);
  /** What has happened, as far as it has been shown. */
  readonly told: Story[] = $derived.by(() => {
    const newest = this.story[this.story.length - 1];
    if (!newest || this.reached >= newest.events.length) return this.story;
    return [...this.story.slice(0, -1), { ...newest, events: newest.events.slice(0, this.reached) }];
  });
  /** The version of the last choice made in this seat; -1 before the first. Who only looks on has made all of them. */
  readonly last = $derived(
    this.seat === null || this.replayed
      ? Infinity
      : (this.story.findLast(({ by }) => by !== null && by.seat === this.seat)?.version ?? -1),
  );
  /** What others did since then. */
  readonly since: Story[] = $derived(this.told.filter(({ by, version }) => by !== null && version > this.last));
  /** Things that this was about; where nobody did anything, those of the last story. A lesson points for itself. */
  readonly fresh: string[] = $derived.by(() => {
    if (this.guide?.step && !this.guide.playing) return [];
    const newest = this.told[this.told.length - 1];
    const shown = this.since.length ? this.since : newest?.by ? [newest] : [];
    return [...new Set(shown.flatMap(thingsOf))];
  });
  readonly players = $derived(this.table?.seats.map(plainName) ?? []);
  /** Who is called what; a text, so that words stay the same as long as nobody is called otherwise. */
  private readonly called = $derived(JSON.stringify([this.table?.game ?? null, this.players, this.seat]));
  readonly words = $derived(new Words(...(JSON.parse(this.called) as [string | null, string[], number | null])));
  readonly over = $derived(this.table?.status === 'finished');
  /** Whether this browser owes a decision; what may be done out of turn is none. */
  readonly myTurn = $derived(
    this.choosing.decision !== null && this.choosing.decision.name !== 'interrupt' && !this.over,
  );

  /** Whether one is asked only so that nobody can tell that there is nothing to choose: the server answers in a moment. */
  readonly noChoice = $derived(this.frame?.decision?.forced ?? false);

  /** Whether a strong bot may be asked about the decision that is owed. */
  readonly hintable = $derived(
    this.myTurn &&
      !this.replayed &&
      !this.guide?.scripted &&
      !this.noChoice &&
      this.table?.hints === true &&
      this.table.status === 'playing',
  );

  private wire: Line | null = null;
  private queue: ServerFrame[] = [];
  private busy = false;
  private tries = 0;
  private timer = 0;
  private stop = new AbortController();
  private closed = false;
  private beat = 0;
  private next: ((decision: Decision) => string | null) | null = null;

  /** What comes after the last move. */
  readonly ending: Ending;

  /** A table on the line `connect` gives, or else in the house. */
  constructor(
    readonly id: string,
    private readonly connect = (listener: Listener) => transport.connect(id, listener),
  ) {
    this.ending = new Ending(id);
  }

  open(): void {
    clearTimeout(this.timer);
    const before = this.wire;
    this.places = null; // told anew where there is anything to tell
    const wire: Line = this.connect({
      opened: () => {
        this.line = 'open';
        this.tries = 0;
      },
      heard: (frame) => this.receive(frame),
      closed: (loss) => {
        if (this.closed || this.wire !== wire) return;
        if (loss === 'gone') {
          this.line = 'gone';
          return;
        }
        if (loss === 'unknown') me.known = false; // signed out elsewhere
        this.line = this.tries > 0 || this.frame ? 'lost' : 'connecting';
        this.timer = window.setTimeout(() => this.open(), Math.min(500 * 2 ** this.tries++, 8000));
      },
    });
    this.wire = wire;
    before?.close();
    clearInterval(this.beat);
    this.beat = window.setInterval(() => this.send({ type: 'ping' }), 25000);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.stop.abort();
    this.pause?.goOn();
    this.wire?.close();
  }

  private send(frame: ClientFrame): boolean {
    return this.wire?.send(frame) ?? false;
  }

  private receive(frame: ServerFrame): void {
    if (frame.type === 'chat') {
      this.chat.push(frame);
      this.unread++;
    } else if (frame.type === 'error') {
      this.error = frame;
      this.sending = false;
      this.next = null;
      this.hints.fail();
      if (frame.code === 'no_table') this.line = 'gone';
    } else if (frame.type === 'presence') {
      this.watchers = frame.watchers;
      this.setPresence(frame.seats);
    } else if (frame.type === 'places') {
      this.places = frame;
    } else if (frame.type === 'lesson') {
      this.guide ??= new Guide(frame, thoughtLeftAt(this.id)); // on a new line it goes on where it was
    } else if (frame.type === 'hint') {
      if (frame.seat === this.choosing.decision?.seat) this.hints.hear(frame);
    } else if (frame.type === 'undoable') {
      this.choosing.foresee(frame.version, frame.seat, frame.yes, frame.no);
    } else if (frame.type !== 'pong') {
      if (frame.type === 'events' && frame.undone != null) this.skipTo(frame.undone);
      this.queue.push(frame);
      void this.work();
    }
  }

  /** What is taken back need not be shown to its end first. */
  private skipTo(undone: number): void {
    this.queue = this.queue.filter((frame) => frame.type !== 'events' || frame.version < undone);
    this.finishMotion();
  }

  private setPresence(online: boolean[]): void {
    if (!this.frame) return;
    const seats = this.frame.table.seats.map((seat) => ({ ...seat, online: online[seat.seat] ?? seat.online }));
    this.frame = { ...this.frame, table: { ...this.frame.table, seats } };
  }

  /** Frames one by one: a story is shown, then its state put on the board. */
  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      if (frame.type === 'log') this.story = frame.entries;
      else if (frame.type === 'events') {
        if (this.guide?.reading) await this.guide.whenRead();
        await this.tellStory(frame);
        this.guide?.hear(frame.events, this.seat);
      } else if (frame.type === 'state') this.put(frame);
    }
    this.busy = false;
    // What was answered without asking goes on at once.
    this.moving = this.sending && this.choosing.decision === null;
  }

  private async tellStory({ version, by, events, undone }: Story & { undone?: number | null }): Promise<void> {
    if (undone != null) {
      this.story = this.story.filter((told) => told.version < undone);
      return;
    }
    const story = { version, by, events };
    const moves = this.animate && this.frame && !document.hidden && !this.aside?.(story);
    if (moves) this.reached = 0;
    this.story = [...this.story.filter((told) => told.version < version), story];
    if (!moves || !this.animate || !this.frame) return;
    this.choosing.set(null);
    this.moving = true;
    this.stop = new AbortController();
    const mine = story.by !== null && this.frame.held.includes(story.by.seat);
    await this.animate(story, mine || this.waiting > 8, this.stop.signal).catch(() => undefined);
    this.reached = Infinity;
    this.now = null;
  }

  /** How many frames have come in the meantime; behind so many, stories are told in a hurry. */
  get waiting(): number {
    return this.queue.length;
  }

  /** An event of the newest story is shown: log and prompt keep step. */
  reach(event: GameEvent): void {
    this.reached = (this.story[this.story.length - 1]?.events.indexOf(event) ?? 0) + 1;
    this.now = event;
  }

  /** Let everybody look, until somebody presses or the time is over; a replay has its own pace. */
  async lookAt(text: string, time: number): Promise<void> {
    if (this.stop.signal.aborted || this.replayed) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.pause?.goOn(), time);
      const goOn = () => {
        clearTimeout(timer);
        this.pause = null;
        resolve();
      };
      this.pause = { text, goOn };
    });
  }

  private put(frame: StateFrame): void {
    const before = this.frame?.decision;
    const wasOver = this.over;
    const first = this.frame === null;
    const sitsDown = this.frame?.held.length === 0 && frame.seat === null;
    this.frame = frame;
    if (sitsDown && frame.held.length) this.look(frame.held[0]!); // who watched until now sees the own hand
    this.settle?.();
    this.received = performance.now();
    this.sending = false;
    if (this.error && this.error.version < frame.version) this.error = null;
    if (frame.made != null) this.guide?.count(frame.made);
    if (this.over) this.guide?.end();
    const { decision } = frame;
    const settled = decision && !this.noChoice && frame.seat === decision.seat && !this.guide?.scripted;
    const answer = settled ? this.settles?.(decision) : null;
    if (decision && answer != null) {
      this.choosing.set(null);
      this.choose(decision, answer);
      return;
    }
    this.ask();
    this.askForScreen(frame);
    if (
      frame.decision &&
      !this.noChoice &&
      (!before || before.seat !== frame.decision.seat) &&
      frame.decision.name !== 'interrupt' &&
      !first
    )
      this.yourTurn();
    if (this.over && !wasOver && !first) sound.end();
    this.goOn();
  }

  /** Ask for what is owed, as far as a lesson is already there. */
  private ask(): void {
    if (!this.frame) return;
    const decision = this.noChoice ? null : this.frame.decision;
    this.choosing.set(this.guide ? this.guide.limit(decision) : decision, this.frame.version);
    this.hints.follow(this.choosing.decision);
  }

  /** Show what a strong bot would do, or put it away. */
  hint(): void {
    const { hints, frame } = this;
    const { decision } = this.choosing;
    if (hints.open || hints.ideas.length) hints.open = !hints.open;
    else if (this.hintable && decision && frame && !this.sending) {
      this.error = null;
      if (this.send({ type: 'hint', seat: decision.seat, version: frame.version })) hints.ask(decision);
    }
  }

  /** Take up an idea as if it had been pressed; it is not played yet. */
  pick(idea: Idea, board: Board): void {
    this.hints.press(idea);
    if (this.choosing.options.some(({ option }) => option === idea.option)) this.choosing.name(idea.option);
    else if (board.prompting?.propose) {
      board.prompting.propose(idea.option, this);
      this.hints.open = false; // what was put together on the board is looked at there
    }
  }

  /** What a lesson says has been read. */
  nextThought(): void {
    this.guide?.next();
    if (!this.moving) this.ask();
  }

  /** The lesson is done: the game goes on like any other. */
  endLesson(): void {
    this.guide = null;
    if (!this.moving) this.ask();
  }

  /** Put a position there from outside: a replay. */
  async show(frame: StateFrame, story: Story[], moving: boolean): Promise<void> {
    const told = story[story.length - 1];
    this.replayed = true;
    const moves = moving && told && this.frame ? this.animate : null;
    if (moves) this.reached = 0;
    this.story = story;
    if (moves && told) {
      this.stop = new AbortController();
      await moves(told, false, this.stop.signal).catch(() => undefined);
      this.reached = Infinity;
    }
    this.frame = frame;
    this.settle?.();
  }

  /** Around one screen: when another held seat must act, its player takes the screen first. */
  private askForScreen(frame: StateFrame): void {
    if (frame.held.length < 2) {
      this.passTo = null;
      return;
    }
    const next = frame.table.to_act.find((seat) => frame.held.includes(seat));
    if (next === undefined || (frame.seat !== null && frame.table.to_act.includes(frame.seat))) this.passTo = null;
    else this.passTo = next;
  }

  takeScreen(): void {
    if (this.passTo === null) return;
    this.look(this.passTo);
    this.passTo = null;
  }

  private yourTurn(): void {
    if (this.moving || document.hidden || this.queue.length === 0) sound.turn();
    if (settings.notices && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      const notice = new Notification(this.words.say('your-turn'), { body: this.words.say('title'), tag: this.id });
      notice.onclick = () => window.focus();
    }
  }

  /** A tap anywhere finishes what is moving, or goes on from a look. */
  finishMotion(): void {
    if (this.pause) this.pause.goOn();
    else this.stop.abort();
  }

  get atOnce(): boolean {
    return settings.presses === 'once' || (settings.presses === 'auto' && hovering.matches);
  }

  /** Press things on the table. */
  press(...things: string[]): void {
    const option = this.choosing.press(things, this.atOnce);
    if (option) this.play(option.option);
  }

  play(option: string): void {
    const { choosing } = this;
    if (!choosing.decision || this.sending) return;
    if (this.guide && !this.guide.admits(option)) {
      this.guide.strayed = true;
      choosing.clear();
      return;
    }
    this.choose(choosing.decision, option);
    if (this.sending) {
      this.guide?.chose();
      this.error = null;
      sound.put();
      choosing.peeked = [];
      choosing.peekedOption = null;
    }
  }

  private choose({ seat }: Decision, option: string): void {
    this.sending = this.frame !== null && this.send({ type: 'choose', seat, version: this.frame.version, option });
  }

  /** Make several choices: whenever a decision comes, `next` names the option to play, until it names none. */
  playOn(next: (decision: Decision) => string | null): void {
    this.next = next;
    this.goOn();
  }

  private goOn(): void {
    const { decision } = this.choosing;
    const option = decision && this.next ? this.next(decision) : null;
    if (option !== null && decision?.options.some((offered) => offered.option === option)) this.play(option);
    else this.next = null;
  }

  undo(): void {
    if (this.frame?.can_undo && this.seat !== null && !this.sending)
      this.send({ type: 'undo', seat: this.seat, version: this.frame.version });
  }

  /** Back at the table after the time ran out. */
  comeBack(): void {
    if (this.seat !== null) this.send({ type: 'back', seat: this.seat });
  }

  say(text: string): void {
    this.send({ type: 'chat', text });
  }

  look(seat: number | null): void {
    this.send({ type: 'look', seat });
  }

  /** What is under the cursor or the focus. A thing that goes away says so while the page is being drawn, hence a moment later. */
  peek(...things: string[]): void {
    queueMicrotask(() => (this.choosing.peeked = things));
  }

  peekOption(option: string | null): void {
    queueMicrotask(() => (this.choosing.peekedOption = option));
  }
}

export { seatName } from './names';

/** The things a story names, so that they can be lit. */
export function thingsOf(story: Story): string[] {
  const things = new Set<string>();
  for (const event of story.events)
    for (const value of Object.values(event.args))
      for (const item of Array.isArray(value) ? value : [value])
        if (typeof item === 'string' && item.includes(':')) things.add(item);
  return [...things];
}
