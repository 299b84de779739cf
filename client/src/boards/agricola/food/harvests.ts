/** The harvest as the story tells it: what everybody reaped, ate, begged for and bred. */
import type { TableStore } from '../../../lib/table.svelte';
import type { GameEvent } from '../../../wire';
import { ANIMALS, ROUNDS, viewOf, type Counts, type PlayerView } from '../view';

export interface Row {
  seat: number;
  reaped: Counts;
  cooked: number;
  fed: number | null;
  begged: number;
  born: Counts;
  unborn: string[];
}
export type Phase = 'fields' | 'feeding' | 'breeding';

const seatOf = (event: GameEvent): number => Number(String(event.args.seat ?? '').slice(5));
const goodOf = (event: GameEvent): string => String(event.args.good ?? '').slice(5);

/** The events of the last harvest, up to the one that is being shown. */
function told(table: TableStore, upto: GameEvent | null): GameEvent[] {
  const all = table.story.slice(-120).flatMap(({ events }) => events);
  const begun = all.findLastIndex((event) => event.name === 'harvest');
  if (begun < 0) return [];
  const events = all.slice(begun);
  const end = upto ? events.indexOf(upto) : events.findIndex((event) => event.name === 'round' || event.name === 'end');
  return end < 0 ? events : events.slice(0, upto ? end + 1 : end);
}

export function harvestRows(table: TableStore, upto: GameEvent | null): { rows: Row[]; phase: Phase } {
  const rows: Row[] = viewOf(table).players.map((_, seat) => ({
    seat,
    reaped: {},
    cooked: 0,
    fed: null,
    begged: 0,
    born: {},
    unborn: [],
  }));
  let phase: Phase = 'fields';
  for (const event of told(table, upto)) {
    const row = rows[seatOf(event)];
    if (!row) continue;
    const number = Number(event.args.number ?? 0);
    if (event.name === 'reaped') row.reaped[goodOf(event)] = (row.reaped[goodOf(event)] ?? 0) + number;
    else if (event.name === 'cooked') row.cooked += Number(event.args.food ?? 0);
    else if (event.name === 'fed') [row.fed, phase] = [number, 'feeding'];
    else if (event.name === 'begged') row.begged += number;
    else if (event.name === 'born') {
      row.born[goodOf(event)] = (row.born[goodOf(event)] ?? 0) + number;
      phase = 'breeding';
    } else if (event.name === 'unborn') {
      row.unborn.push(goodOf(event));
      phase = 'breeding';
    }
  }
  return { rows, phase };
}

/** Who had to beg in the last harvest; shown for the round after it. */
export function lastBegged(table: TableStore): { seat: number; number: number }[] {
  const view = viewOf(table);
  const all = table.story.slice(-120).flatMap(({ events }) => events);
  const harvest = all.findLast((event) => event.name === 'harvest');
  if (!harvest || view.phase === 'harvest' || (Number(harvest.args.round) < view.round - 1 && view.round < ROUNDS))
    return [];
  return harvestRows(table, null)
    .rows.filter((row) => row.begged > 0)
    .map((row) => ({ seat: row.seat, number: row.begged }));
}

/** What the next harvest brings besides food that is cooked: a crop from every sown field, and young animals. */
export function expected(player: PlayerView): Counts {
  const found: Counts = {};
  for (const { crop, number } of [...Object.values(player.fields), ...player.plots])
    if (crop && number) found[crop] = (found[crop] ?? 0) + 1;
  for (const kind of ANIMALS) if (player.young[kind]) found[kind] = 1;
  return found;
}

/** The food that the goods at hand and the crops of the harvest could be made into. */
export function couldMake(player: PlayerView): number {
  const { grain = 0, vegetable = 0 } = expected(player);
  const reaped: Counts = { grain, vegetable };
  const herd = (kind: string) =>
    Object.values(player.animals).reduce((total, pen) => total + (pen[kind as 'sheep'] ?? 0), 0);
  return Object.entries(player.food_rates).reduce(
    (total, [good, rate]) => total + rate * ((player.goods[good] ?? herd(good)) + (reaped[good] ?? 0)),
    0,
  );
}
