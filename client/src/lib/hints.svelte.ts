/** Hints: what a strong bot would do, asked about one decision. It knows no rules. */
import type { Decision, HintFrame } from '../wire';
import type { Choosing } from './choosing.svelte';

export type Idea = HintFrame['ideas'][number];

/** How an idea compares: to the best one, or the best one to how the game may end; `points` is never below nought. */
export interface Worth {
  way: 'ahead' | 'level' | 'behind' | 'same' | 'worse';
  points: number;
}

export class Hints {
  /** Whether the panel is shown. */
  open = $state(false);
  asking = $state(false);
  ideas: Idea[] = $state.raw([]);
  /** The idea that was pressed last. */
  pressed: string | null = $state(null);
  /** The decision that they are about. */
  private about: string | null = null;

  constructor(private readonly choosing: Choosing) {}

  /** The idea that is looked at: the one that was pressed, or else the best. */
  readonly shown: Idea | null = $derived.by(
    () => this.ideas.find(({ option }) => option === this.pressed) ?? this.ideas[0] ?? null,
  );
  /** What it is about on the board; what every option touches does not tell them apart. */
  readonly things: string[] = $derived.by(() => {
    if (!this.open || !this.shown) return [];
    const own = this.choosing.options.filter(({ option }) => !option.startsWith('!'));
    return this.shown.touches.filter(
      (thing) => own.length < 2 || !own.every(({ touches }) => touches.includes(thing)) || this.ideas.length < 2,
    );
  });

  ask(decision: Decision): void {
    this.open = this.asking = true;
    this.about = keyOf(decision);
  }

  hear({ ideas }: HintFrame): void {
    this.asking = false;
    this.ideas = ideas;
    this.pressed = null;
  }

  /** No answer will come. */
  fail(): void {
    if (this.asking) this.open = this.asking = false;
  }

  /** Another question is asked now, or none: what was said belongs to the one before. */
  follow(decision: Decision | null): void {
    if (decision && keyOf(decision) === this.about) return;
    this.open = this.asking = false;
    this.ideas = [];
    this.about = this.pressed = null;
  }

  press(idea: Idea): void {
    this.pressed = idea.option;
  }

  worth(idea: Idea): Worth {
    const best = this.ideas[0]!;
    if (idea !== best) {
      const points = best.lead - idea.lead;
      return points > 0 ? { way: 'worse', points } : { way: 'same', points: 0 };
    }
    const way = idea.lead > 0 ? 'ahead' : idea.lead < 0 ? 'behind' : 'level';
    return { way, points: Math.abs(idea.lead) };
  }
}

/** A decision and everything it offers, as a text. */
const keyOf = ({ name, seat, options }: Decision): string =>
  [name, seat, ...options.map(({ option }) => option)].join('\n');
