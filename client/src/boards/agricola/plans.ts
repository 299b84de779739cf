/** What all plans have in common: answers made of many small choices. The server says what is possible. */
import type { TableStore } from '../../lib/table.svelte';
import type { Decision } from '../../wire';
import type { Screen } from './screen.svelte';
import { ofSeat, viewOf, type PlayerView } from './view';

export const deciding = (table: TableStore): string => table.choosing.decision?.name ?? '';
/** The player who owes the decision. */
export const whoDecides = (table: TableStore): PlayerView => ofSeat(table, table.choosing.decision!.seat);
/** Plays these options one after the other, each where it is offered. */
export const inTurn = (options: string[]): ((decision: Decision, name: string) => string | null) => {
  const rest = [...options];
  return (decision, name) => {
    if (decision.name !== name) return null;
    for (let option = rest.shift(); option !== undefined; option = rest.shift())
      if (decision.options.some((offered) => offered.option === option)) return option;
    return null;
  };
};

/** Fill in what the server proposes. */
export function propose(table: TableStore, screen: Screen): void {
  screen.clear();
  for (const option of viewOf(table).proposal) {
    const [what, good, plot] = option.split(' ') as [string, string, string];
    if (what === 'sow') screen.seeds = { ...screen.seeds, [plot]: good };
    else if (what === 'bake') screen.grain = Number(good);
    else screen.uses = { ...screen.uses, [option]: (screen.uses[option] ?? 0) + 1 };
  }
}
