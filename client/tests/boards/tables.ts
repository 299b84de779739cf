/** Small tables for tests of a board: a view, a decision and a story, and words that say what they were asked for. */
import { Choosing } from '../../src/lib/choosing.svelte';
import type { TableStore } from '../../src/lib/table.svelte';
import type { Decision, GameEvent, Json, Story } from '../../src/wire';

type Args = Record<string, Json>;

/** A message is its name, and what was said with it in brackets. */
export const said = (id: string, args: Args = {}): string =>
  Object.keys(args).length
    ? `${id} (${Object.entries(args)
        .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
        .join(', ')})`
    : id;
const words = {
  say: said,
  has: () => true,
  thing: (thing: string) => thing,
  label: ({ id }: { id: string }) => id,
  event: (event: GameEvent) => said(event.name, event.args as Args),
};

export const event = (name: string, args: Args = {}): GameEvent => ({ name, args }) as GameEvent;
/** What one choice after the other brought. */
export const story = (...events: GameEvent[][]): Story[] =>
  events.map((told, version) => ({ version, by: null, events: told }));

export interface Position {
  view: object;
  decision?: Decision | null;
  story?: Story[];
  seat?: number | null;
}
/** A table; `played` has the options that a plan played, answering the decision itself and then those that follow it. */
export function tableOf({ view, decision = null, story: told = [], seat = 0 }: Position) {
  const choosing = new Choosing();
  choosing.set(decision);
  const following: Decision[] = [];
  const played: string[] = [];
  const table = {
    view,
    seat,
    story: told,
    told,
    choosing,
    words,
    playOn(next: (decision: Decision) => string | null) {
      for (const one of [decision!, ...following]) {
        const option = next(one);
        if (option === null) break;
        played.push(option);
      }
    },
  } as unknown as TableStore;
  return { table, following, played };
}
