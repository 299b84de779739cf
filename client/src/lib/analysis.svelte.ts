/** A game looked at from all sides: choices for every seat, back and forth, and other lines beside the game's own. */
import type { AnalysisInfo, ClientFrame, SeatInfo, ServerFrame, StateFrame } from '../wire';
import { api, refusal, type Refused } from './api';
import { plainName } from './names';
import type { Line, Listener } from './transport';
import { Move, Variations } from './variations';
import { say } from './words.svelte';

/** So long one stays somewhere before it is asked who is ahead there. */
const REST = 400;

export class Analysis {
  here: Move = $state.raw(new Move(null, -1, ''));
  /** Why nothing can be shown at all. */
  problem: Refused | null = $state.raw(null);
  /** What the table shows. */
  private seen: Move | null = null;
  /** Settled when nothing is asked for. */
  private asking: Promise<void> = Promise.resolve();
  /** Counts what has changed in the tree. */
  private changes = $state(0);
  private listener: Listener | null = null;
  /** Counts where one has gone; what comes later than the next step is not shown any more. */
  private steps = 0;
  private timer = 0;

  constructor(
    private readonly variations: Variations,
    here: Move,
  ) {
    this.here = here;
  }

  /** A game or a position from its beginning, or as the replay shows it at a version. */
  static of({ start, game, seats, choices, versions }: AnalysisInfo, version = Infinity): Analysis {
    const tree = new Variations(start, game, seats, choices);
    const made = version === Infinity ? choices.length : versions.filter((shown) => shown <= version).length;
    return new Analysis(tree, tree.after(made));
  }

  /** What was written down before. */
  static read(text: string): Analysis {
    const { tree, here } = Variations.read(text);
    return new Analysis(tree, here);
  }

  get tree(): Variations {
    void this.changes;
    return this.variations;
  }

  write(): string {
    return this.variations.write(this.here);
  }

  /** The line of a table: what it says is answered here. */
  connect(listener: Listener): Line {
    this.listener = listener;
    queueMicrotask(() => {
      listener.opened();
      void this.show(this.here);
    });
    return {
      send: (frame) => {
        this.hear(frame);
        return true;
      },
      close: () => {
        clearTimeout(this.timer);
        this.listener = null;
      },
    };
  }

  private hear(frame: ClientFrame): void {
    if (frame.type === 'choose') void this.choose(frame.seat, frame.option);
    else if (frame.type === 'undo') this.back();
    else if (frame.type === 'look') void this.show(this.here, frame.seat);
    else if (frame.type === 'hint') void this.hint(frame.seat);
  }

  private tell(...frames: ServerFrame[]): void {
    for (const frame of frames) this.listener?.heard(frame);
  }

  private fail(error: unknown): void {
    const { id, args } = refusal(error);
    if (!this.seen) this.problem = refusal(error);
    this.tell({ type: 'error', code: '', message_id: id, args, version: this.here.depth });
  }

  // Back and forth.

  back(): void {
    if (this.here.parent) this.go(this.here.parent);
  }

  forward(): void {
    if (this.here.next) this.go(this.here.next);
  }

  /** Go somewhere; what is there is shown when it has come. */
  go(move: Move): void {
    this.variations.visit(move);
    void this.show(move);
  }

  remove(end: Move): void {
    const before = this.variations.remove(end);
    this.changes++;
    if (!this.here.path.every((move) => !move.parent || move.parent.kids.includes(move))) this.go(before);
  }

  private async show(move: Move, seat: number | null = null): Promise<void> {
    const step = ++this.steps;
    this.here = move;
    try {
      const frame = seat === null && move.frame ? move.frame : await this.look(step, move, seat);
      if (step === this.steps) this.arrive(frame);
    } catch (error) {
      if (step !== this.steps) return;
      this.here = this.seen ?? move;
      this.fail(error);
    }
  }

  /** Tell the table where it is now: one choice on is told as it happens, everything else is just there. */
  private arrive(state: StateFrame): void {
    const { here, seen } = this;
    this.seen = here;
    const stories = here.path.flatMap(({ story }) => (story ? [story] : []));
    if (seen && here.parent === seen && here.story) this.tell({ type: 'events', ...here.story, undone: null }, state);
    else this.tell({ type: 'log', entries: stories }, state);
    this.changes++;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.judge(), REST);
  }

  private async choose(seat: number, option: string): Promise<void> {
    const step = ++this.steps;
    const before = this.here;
    const fresh = new Move(before, seat, option);
    try {
      const frame = await this.look(step, fresh, null, true);
      if (step !== this.steps) return;
      const made = this.variations.add(before, seat, fresh.story?.by?.option ?? option);
      made.story ??= fresh.story;
      made.said ??= fresh.said;
      made.frame ??= frame;
      this.here = made;
      this.arrive(made.frame);
    } catch (error) {
      if (step === this.steps) this.fail(error);
    }
  }

  /** What a position looks like; what led there is remembered. One is asked for at a time: whoever goes on quickly
   * passes over those between. */
  private async look(step: number, move: Move, seat: number | null, fresh = false): Promise<StateFrame> {
    const before = this.asking;
    let answered = () => {};
    this.asking = new Promise((resolve) => (answered = resolve));
    try {
      await before;
      if (step !== this.steps) throw new Error('passed over');
      return await this.ask(move, seat, fresh);
    } finally {
      answered();
    }
  }

  private async ask(move: Move, seat: number | null, fresh: boolean): Promise<StateFrame> {
    const path = move.path;
    const unknown = path.findIndex(({ story }) => !story);
    const known = unknown < 0 ? path.length : unknown;
    const view = await api.lookAt({ record: this.variations.record(move), known, seat, fresh });
    path.slice(known).forEach((told, i) => (told.story = view.story[i]!));
    path.slice(Math.max(1, known)).forEach((told, i) => (told.said = view.said[i]!));
    const frame = { ...view.frame, can_undo: move.parent !== null, table: { ...view.frame.table } };
    frame.table.seats = frame.table.seats.map((info) => this.named(info));
    if (seat === null) move.frame = frame;
    return frame;
  }

  /** A seat with the name it has in the game that was brought. */
  private named(info: SeatInfo): SeatInfo {
    const { kind, name, level, twin } = this.variations.seats[info.seat]!;
    const seat = { ...info, kind, name, level, twin };
    return plainName(seat) ? seat : { ...seat, name: say('analysis-player', { number: info.seat + 1 }) };
  }

  // What a strong bot says.

  private async hint(seat: number): Promise<void> {
    const { here } = this;
    try {
      const hint = await api.hintFor({ record: this.variations.record(here), known: 0, seat, fresh: false });
      if (here === this.here) this.tell(hint);
    } catch (error) {
      if (here === this.here) this.fail(error);
    }
  }

  /** Ask who is ahead here, then where other lines end and what else was tried; where nothing comes, nothing is said. */
  private async judge(): Promise<void> {
    const step = this.steps;
    const fork = this.variations.fork(this.here);
    for (const move of [this.here, ...(fork?.kids ?? []), ...this.variations.ends]) {
      if (step !== this.steps || !this.listener) return;
      if (move.leads) continue;
      const record = this.variations.record(move);
      try {
        if (!move.said && move.parent) await this.look(step, move, null);
        move.leads = (await api.judge({ record, known: 0, seat: null, fresh: false })).leads;
      } catch {
        return;
      }
      this.changes++;
    }
  }
}
