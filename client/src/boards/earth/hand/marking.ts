/** Composting several hand cards at once: cards are marked, one button plays them all. */
import type { TableStore } from '../../../lib/table.svelte';
import type { Answer } from '../../board';
import { questionOf, screenOf } from '../screen.svelte';

class Marking {
  private readonly question: string;

  constructor(
    private readonly table: TableStore,
    readonly number: number,
    /** Whether fewer cards are enough. */
    readonly less: boolean,
  ) {
    this.question = questionOf(table.choosing.decision!);
  }

  get marked(): string[] {
    const { marked } = screenOf(this.table);
    return marked?.question === this.question ? marked.cards : [];
  }
  private set marked(cards: string[]) {
    screenOf(this.table).marked = { question: this.question, cards };
  }

  /** Mark a card or take the mark off; where no more are wanted, the oldest mark goes. */
  press(slug: string): void {
    this.marked = this.marked.includes(slug)
      ? this.marked.filter((one) => one !== slug)
      : [...this.marked, slug].slice(-this.number);
  }

  private play(): void {
    const left = [...this.marked];
    let number = this.table.choosing.decision!.prompt.args.number as number;
    this.table.playOn((decision) => {
      // Only what belongs to this question is answered, not the next one like it.
      if (decision.name !== 'compost_hand' || decision.prompt.args.number !== number) return null;
      number -= 1;
      const card = left.shift();
      if (card === undefined) number = 0;
      return card ?? (this.less ? 'enough' : null);
    });
  }

  get answer(): Answer {
    const { words } = this.table;
    const number = this.marked.length;
    return {
      label: words.say('web-compost-marked', { number: this.less ? number : this.number }),
      say: words.say('web-compost-help', { number, most: this.number }),
      ready: this.less || number === this.number,
      play: () => this.play(),
      ...(number && { clear: () => (this.marked = []) }),
    };
  }
}

/** The marks for the present decision, where several hand cards are composted. */
export function markingOf(table: TableStore): Marking | null {
  const { decision, picked, named } = table.choosing;
  if (decision?.name !== 'compost_hand' || picked.length || named !== null) return null;
  const number = Number(decision.prompt.args.number ?? 0);
  if (number < 2) return null;
  const offered = decision.options.map(({ option }) => option);
  const hand = offered.filter((option) => option !== 'enough' && !option.startsWith('!')).length;
  return new Marking(table, Math.min(number, hand), offered.includes('enough'));
}
