/** A lesson at a table: which thought it is at, what may be pressed meanwhile, and when it goes on. It knows no rules. */
import type { Decision, GameEvent, LessonFrame } from '../wire';

type Step = LessonFrame['steps'][number];

/** Whether an option is what a step asks for. */
const meant = (pattern: string, option: string): boolean =>
  pattern.endsWith('*') ? option.startsWith(pattern.slice(0, -1)) : option === pattern;

export class Guide {
  /** The thought that it is at. */
  at = $state(0);
  /** How many choices were made at the table. */
  made = $state(0);
  /** Whether something else was pressed than what is asked for. */
  strayed = $state(false);
  readonly step: Step | null = $derived.by(() => {
    const step = this.frame.steps[this.at];
    return step && step.after <= this.made ? step : null; // until then others choose
  });
  /** Whether the free part is being played: what was said of it makes room for the game's own questions. */
  playing = $state(false);
  readonly over: boolean = $derived.by(() => this.at >= this.frame.steps.length);
  /** Whether it waits for somebody to read. */
  readonly reading: boolean = $derived(this.step !== null && !this.step.choose.length && !this.step.until);
  /** Whether the script still says what is chosen. */
  readonly scripted: boolean = $derived.by(() =>
    this.frame.steps.slice(this.at).some(({ choose, after }) => choose.length > 0 || after > this.made),
  );
  private begun = false;
  private ended = false;
  private read: (() => void) | null = null;

  /** `left` is the thought at which somebody went away. */
  constructor(
    readonly frame: LessonFrame,
    private readonly left: number | null = null,
  ) {}

  /** The words of the thought; those for who pressed something else end with `-else`. */
  get words(): string {
    return `lesson-${this.frame.name}-${this.step?.say ?? ''}`;
  }

  /** Whether another part comes by itself when this one is over. */
  get hasNext(): boolean {
    return this.frame.scene + 1 < this.frame.scenes;
  }

  /** So many choices have been made: go on, or back with what was taken back. */
  count(made: number): void {
    const { steps } = this.frame;
    const before = this.made;
    this.made = made;
    if (!this.begun) {
      this.begun = true;
      this.move(this.taken(made));
    } else if (made < before) {
      const asked = steps.findLastIndex(({ after, choose }) => choose.length > 0 && after <= made);
      if (asked >= 0 && asked < this.at) this.move(asked);
    } else if (this.done(this.at)) this.move(this.at + 1);
  }

  /** Where to take it up: at the thought that was left, or, in another browser, at the first one of the position. */
  private taken(made: number): number {
    const { steps } = this.frame;
    const { left } = this;
    if (left !== null && steps.slice(0, left).every(({ choose, after }) => !choose.length || after < made)) return left;
    const next = steps.findIndex(({ after }) => after >= made);
    const free = steps.findIndex(({ until }) => until);
    return next >= 0 ? next : Math.max(0, free);
  }

  /** Whether what a step asks for has been chosen, or what it waits for cannot come any more. */
  private done(at: number): boolean {
    const step = this.frame.steps[at];
    return !!step && (step.choose.length > 0 ? step.after < this.made : this.ended && step.until !== '');
  }

  /** The game is over: nothing that was waited for will come. */
  end(): void {
    this.ended = true;
    if (this.done(this.at)) this.move(this.at + 1);
  }

  /** Leave out what is left of it. */
  skip(): void {
    this.move(this.frame.steps.length);
  }

  /** Something has been chosen here. */
  chose(): void {
    this.playing = !!this.step?.until;
  }

  /** Something happened; in the free part it may be what is waited for. */
  hear(events: GameEvent[], seat: number | null): void {
    const until = this.step?.until;
    const mine = ({ args }: GameEvent) => args.seat === undefined || args.seat === seat || args.seat === `seat:${seat}`;
    if (until && events.some((event) => event.name === until && mine(event))) this.move(this.at + 1);
  }

  /** What was said has been read. */
  next(): void {
    if (this.reading) this.move(this.at + 1);
  }

  private move(at: number): void {
    while (this.done(at)) at++;
    this.at = at;
    this.strayed = this.playing = false;
    if (!this.reading) {
      this.read?.();
      this.read = null;
    }
  }

  /** Resolves when everything that is being read has been: what others do is shown after that. */
  whenRead(): Promise<void> {
    return new Promise((resolve) => (this.read = resolve));
  }

  /** What is asked of a decision: nothing while one reads, others choose or the next part is coming, else what counts as done. */
  limit(decision: Decision | null): Decision | null {
    const { step } = this;
    if (!decision) return null;
    if (this.over) return this.hasNext ? null : decision;
    if (!step || this.reading) return null;
    if (!step.choose.length || step.quiet || decision.domain) return decision;
    return { ...decision, options: decision.options.filter(({ option }) => this.admits(option)) };
  }

  /** Whether this may be chosen now. */
  admits(option: string): boolean {
    const { step } = this;
    return this.over || !step?.choose.length || step.choose.some((pattern) => meant(pattern, option));
  }

  /** Things were pressed that are not asked for; those that belong to the decision deserve a word. */
  notice(things: string[], decision: Decision | null): void {
    const belongs = decision?.options.some(({ touches }) => things.some((thing) => touches.includes(thing)));
    if (belongs && this.step?.choose.length) this.strayed = true;
  }
}
