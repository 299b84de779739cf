/** A supper is planned whole: what becomes food, and what is begged for. */
import type { TableStore } from '../../../lib/table.svelte';
import type { Decision } from '../../../wire';
import type { Answer } from '../../board';
import { deciding, inTurn, whoDecides } from '../plans';
import type { Screen } from '../screen.svelte';
import { ANIMALS, viewOf, type Counts, type PlayerView } from '../view';

const SEVERAL = 'several';
export interface Way {
  option: string;
  good: string | null;
  card: string | null;
  food: number;
  most: number;
}

/** Everything that makes food in this feeding: goods that are eaten or cooked, and cards that work once. */
export function ways(table: TableStore): Way[] {
  const player = whoDecides(table);
  const found: Way[] = [];
  for (const { option, touches, label } of table.choosing.options) {
    const [what, name] = option.split(' ') as [string, string];
    if ((what === '!eat' || what === '!cook') && name !== SEVERAL && option.split(' ').length === 2)
      found.push({
        option,
        good: name,
        card: null,
        food: Number(label.args.food),
        most: player.goods[name] ?? herd(player, name),
      });
    else if (what === 'use')
      found.push({ option, good: null, card: touches[0]!.slice(5), food: viewOf(table).crafts[name] ?? 0, most: 1 });
  }
  return found;
}
const herd = (player: PlayerView, kind: string): number =>
  Object.values(player.animals).reduce((total, pen) => total + (pen[kind as 'sheep'] ?? 0), 0);

export interface Supper {
  need: number;
  have: number;
  made: number;
  beg: number;
}
export function supper(table: TableStore, screen: Screen): Supper {
  const player = whoDecides(table);
  const made = ways(table).reduce((total, way) => total + way.food * (screen.uses[way.option] ?? 0), 0);
  return {
    need: player.food_needed,
    have: player.goods.food!,
    made,
    beg: Math.max(0, player.food_needed - player.goods.food! - made),
  };
}

/** What is left of the goods after the meal as it is planned. */
export function leftovers(table: TableStore, screen: Screen): Counts {
  const player = whoDecides(table);
  const { need, have, made } = supper(table, screen);
  const left: Counts = { food: Math.max(0, have + made - need) };
  for (const kind of ['grain', 'vegetable', ...ANIMALS]) left[kind] = player.goods[kind] ?? herd(player, kind);
  for (const { good, option } of ways(table)) if (good) left[good] = left[good]! - (screen.uses[option] ?? 0);
  return left;
}

/** The food that could still be made from what the plan leaves. */
export const stillPossible = (table: TableStore, screen: Screen): number =>
  ways(table).reduce((total, way) => total + way.food * (way.most - (screen.uses[way.option] ?? 0)), 0);

export function feedAnswer(table: TableStore, screen: Screen): Answer | null {
  if (deciding(table) !== 'feed') return null;
  const { words } = table;
  const { need, have, made, beg } = supper(table, screen);
  const more = beg ? stillPossible(table, screen) : 0;
  const sure = screen.begging && more > 0;
  return {
    label: words.say(beg ? (sure ? 'web-beg-anyway' : 'web-feed-beg') : 'web-feed', { number: beg }),
    say: sure
      ? words.say('web-beg-sure', { more: Math.min(more, beg), points: 3 * beg })
      : words.say(beg ? 'web-supper-short' : 'web-supper', { need, have, made, beg }),
    ready: true,
    clear: sure ? () => (screen.begging = false) : undefined,
    play() {
      if (more > 0 && !screen.begging) {
        screen.begging = true;
        return;
      }
      const animals = ANIMALS.reduce((total, kind) => total + (screen.uses[`!cook ${kind}`] ?? 0), 0);
      const together = animals > 1 && table.choosing.options.some(({ option }) => option === `!cook ${SEVERAL}`);
      const wanted = { ...screen.uses };
      const uses = Object.entries(wanted)
        .filter(([option]) => !together || !option.startsWith('!cook '))
        .sort(([a], [b]) => Number(b.startsWith('use ')) - Number(a.startsWith('use ')));
      const next = inTurn([
        ...uses.flatMap(([option, times]) => Array.from({ length: times }, () => option)),
        ...(together ? [`!cook ${SEVERAL}`] : []),
      ]);
      table.playOn(
        (decision) =>
          potOption(decision, wanted) ??
          next(decision, 'feed') ??
          (decision.name === 'feed'
            ? (decision.options.find(
                ({ option }) => option === 'feed' || (option.startsWith('beg ') && Number(option.slice(4)) <= beg),
              )?.option ?? null)
            : null),
      );
    },
  };
}

/** All animals of a meal go into one pot: the next one of them, or cook when they are in it. */
function potOption(decision: Decision, wanted: Record<string, number>): string | null {
  if (decision.name !== 'pot') return null;
  const cook = decision.options.find(({ option }) => option === 'cook');
  const inside = Object.fromEntries(
    ((cook?.label.args.animals ?? []) as string[]).map((thing) => thing.split(':') as [string, string]),
  );
  const more = ANIMALS.find((kind) => Number(inside[kind] ?? 0) < (wanted[`!cook ${kind}`] ?? 0));
  return more ? `add ${more}` : (cook?.option ?? null);
}
