/** Narrowing a decision: pressing things on the table leaves the options that touch them. It knows no rules. */
import type { Decision, Label, Option } from '../wire';

const covers = (option: Option, things: string[]): boolean => things.every((thing) => option.touches.includes(thing));

const alike = (one: Decision, other: Decision): boolean =>
  one.name === other.name &&
  one.seat === other.seat &&
  one.options.length === other.options.length &&
  one.options.every((option, i) => option.option === other.options[i]!.option);

export class Choosing {
  decision: Decision | null = $state(null);
  picked: string[] = $state([]);
  /** The thing or things under the cursor, the finger or the focus. */
  peeked: string[] = $state([]);
  /** An option named outright: by its row in the list, or by a board that knows its own notation. */
  named: string | null = $state(null);
  peekedOption: string | null = $state(null);
  /** Counts the decisions: another number is another question. */
  asked = $state(0);

  /** Which options can be taken back; the server says it a moment later. */
  private foreseen: Record<string, boolean> = $state({});
  private version = -1;
  private early: { version: number; seat: number; yes: string[]; no: string[] } | null = null;

  readonly options: Option[] = $derived(
    (this.decision?.options ?? []).map((option) => ({
      ...option,
      undoable: this.foreseen[option.option] ?? option.undoable,
    })),
  );
  readonly candidates: Option[] = $derived(this.options.filter((option) => covers(option, this.picked)));
  private readonly litThings: Set<string> = $derived(new Set(this.candidates.flatMap((option) => option.touches)));
  private readonly allThings: Set<string> = $derived(new Set(this.options.flatMap((option) => option.touches)));

  /** The option that the main button plays: named, the only one left, or the only one that touches just what was pressed. */
  readonly ready: Option | null = $derived.by(() => {
    if (this.named !== null) return this.options.find((option) => option.option === this.named) ?? null;
    return this.picked.length ? this.resolve(this.picked) : null;
  });

  /** What would happen: the option under the cursor, or the one that is ready. */
  readonly preview: Option | null = $derived.by(() => {
    if (this.peekedOption !== null) return this.options.find((option) => option.option === this.peekedOption) ?? null;
    if (this.peeked.length) {
      const together = [...new Set([...this.picked, ...this.peeked])];
      const peek = this.resolve(together) ?? this.resolve(this.peeked);
      if (peek) return peek;
    }
    return this.ready;
  });

  private resolve(things: string[]): Option | null {
    const left = this.options.filter((option) => covers(option, things));
    if (left.length === 1) return left[0]!;
    const exact = left.filter((option) => option.touches.every((thing) => things.includes(thing)));
    return exact.length === 1 ? exact[0]! : null;
  }

  /** A new decision, or none: begin anew; the same one once more, because others have acted, leaves what was pressed. */
  set(decision: Decision | null, version = -1): void {
    const same = decision !== null && this.decision !== null && alike(decision, this.decision);
    this.decision = decision;
    this.version = version;
    this.foreseen = {};
    if (!same) {
      this.clear();
      this.asked++;
    }
    if (this.early && decision) this.foresee(this.early.version, this.early.seat, this.early.yes, this.early.no);
  }

  /** The server has tried which options can be taken back; this may come while the move before is still shown. */
  foresee(version: number, seat: number, yes: string[], no: string[]): void {
    this.early = { version, seat, yes, no };
    if (version !== this.version || seat !== this.decision?.seat) return;
    this.foreseen = Object.fromEntries([
      ...yes.map((option) => [option, true]),
      ...no.map((option) => [option, false]),
    ]) as Record<string, boolean>;
  }

  clear(): void {
    this.picked = [];
    this.peeked = [];
    this.named = null;
    this.peekedOption = null;
  }

  /** Whether pressing these things would lead somewhere from here. */
  lit(...things: string[]): boolean {
    return (
      things.every((thing) => this.litThings.has(thing)) && this.candidates.some((option) => covers(option, things))
    );
  }

  /** What a press on these things would lead on to: an answer to the decision, or something that works at any time. */
  leads(...things: string[]): 'answer' | 'anytime' | undefined {
    if (!this.lit(...things) || this.chosen(...things)) return undefined;
    return this.candidates.some((option) => this.answers(option) && covers(option, things)) ? 'answer' : 'anytime';
  }

  /** Whether an option answers what is asked: what works at any time does where a lesson asks for nothing else. */
  private answers({ option }: Option): boolean {
    const only = this.decision?.name !== 'interrupt' && this.options.every((other) => other.option.startsWith('!'));
    return only || !option.startsWith('!');
  }

  chosen(...things: string[]): boolean {
    if (this.named !== null && this.ready) return covers(this.ready, things);
    return things.every((thing) => this.picked.includes(thing));
  }

  /** Whether a thing belongs to the decision at all: pressing it starts anew with it. */
  possible(...things: string[]): boolean {
    return things.every((thing) => this.allThings.has(thing)) && this.options.some((option) => covers(option, things));
  }

  /** Why a thing cannot be chosen, where the rules say so of it or of its kind. */
  whyNot(thing: string): Label | null {
    const reasons = this.decision?.why_not ?? {};
    if (this.possible(thing)) return null;
    return reasons[thing] ?? reasons[`${thing.slice(0, thing.indexOf(':'))}:*`] ?? null;
  }

  /** Press things; gives the option to be played now, if this press plays one. */
  press(things: string[], atOnce: boolean): Option | null {
    if (!this.possible(...things)) return null;
    if (this.chosen(...things)) {
      if (this.ready) return this.ready;
      this.picked = this.picked.filter((thing) => !things.includes(thing));
      return null;
    }
    this.named = null;
    this.picked = this.lit(...things)
      ? [...this.picked, ...things.filter((thing) => !this.picked.includes(thing))]
      : [...things];
    const left = this.candidates;
    return atOnce && left.length === 1 && !this.weighty(left[0]!) ? left[0]! : null;
  }

  /** Whether an option asks for a second press: it cannot be taken back, and it is not the only one. */
  weighty(option: Option): boolean {
    return option.undoable === false && this.options.filter((other) => !other.option.startsWith('!')).length > 1;
  }

  name(option: string): void {
    this.picked = [];
    this.named = option;
  }

  /** Take back the last unconfirmed press; says whether there was one. */
  back(): boolean {
    if (this.named !== null) this.named = null;
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else return false;
    return true;
  }
}
