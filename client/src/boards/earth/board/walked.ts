/** The activation of this turn as the story tells it: which cards were used, and what they brought. */
import type { GameEvent, Story } from '../../../wire';

export interface Used {
  cell: string;
  card: string;
  gains: [string, number][];
}
const BEGINS = ['turn', 'chose_action', 'gaia_turned', 'gaia_skipped'];
const GAINS: Record<string, [string, number]> = {
  soil: ['soil', 1],
  paid_soil: ['soil', -1],
  drew: ['draw', 1],
  put_sprout: ['sprout', 1],
  put_growth: ['growth', 1],
  lifted_sprout: ['sprout', -1],
  lifted_growth: ['growth', -1],
  composted: ['compost_pile', 1],
  composted_deck: ['compost_pile', 1],
  composted_discard: ['compost_pile', 1],
  spent_compost: ['compost_pile', -1],
};
const numberIn = (event: GameEvent): number => (typeof event.args.number === 'number' ? event.args.number : 1);

/** What one seat did with its cards since the action was chosen. */
export function walked(story: Story[], seat: number): Used[] {
  const events: GameEvent[] = [];
  for (let i = story.length - 1; i >= 0; i--) {
    const told = story[i]!.events;
    const begun = told.findLastIndex((event) => BEGINS.includes(event.name));
    events.unshift(...told.slice(begun + 1));
    if (begun >= 0) break;
  }
  const used: Used[] = [];
  for (const event of events) {
    if (event.args.seat !== `seat:${seat}`) continue;
    if (event.name === 'used' || event.name === 'copied')
      used.push({ cell: String(event.args.cell).slice(5), card: String(event.args.card), gains: [] });
    const gain = GAINS[event.name];
    const last = used[used.length - 1];
    if (gain && last) last.gains.push([gain[0], gain[1] * numberIn(event)]);
  }
  return used;
}

/** The same gains added up. */
export function summed(list: [string, number][]): [string, number][] {
  const sums = new Map<string, number>();
  for (const [what, number] of list) sums.set(what, (sums.get(what) ?? 0) + number);
  return [...sums].filter(([, number]) => number !== 0);
}
