/** The harvest as the story tells it: what everybody reaped, ate, begged for and bred. */
import { seatName, type TableStore } from '../../../lib/table.svelte';
import type { GameEvent, Story } from '../../../wire';
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

/** The events of the last harvest, as far as they have been shown. */
function told(table: TableStore): GameEvent[] {
  const all = table.told.slice(-120).flatMap(({ events }) => events);
  const begun = all.findLastIndex((event) => event.name === 'harvest');
  if (begun < 0) return [];
  const events = all.slice(begun);
  const end = events.findIndex((event) => event.name === 'round' || event.name === 'end');
  return end < 0 ? events : events.slice(0, end);
}

export function harvestRows(table: TableStore): { rows: Row[]; phase: Phase } {
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
  for (const event of told(table)) {
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

/** Everybody looks at a harvest when it is over, before the next round covers it: what it brought, and who had to beg. */
export function pause({ version, events }: Story, at: number, table: TableStore): string | null {
  const next = events[at + 1]?.name;
  if (next !== 'round' && next !== 'end') return null;
  const before = table.story.filter((story) => story.version < version).flatMap((story) => story.events);
  if (
    [...before, ...events.slice(0, at + 1)].findLast(({ name }) => name === 'harvest' || name === 'round')?.name !==
    'harvest'
  )
    return null;
  const begging = harvestRows(table).rows.filter(({ begged }) => begged > 0);
  return table.words.say('web-look-harvest', {
    who: begging.map(({ seat, begged }) => `${seatName(table.table!.seats[seat]!)} (${begged})`),
  });
}

/** Who had to beg in the last harvest; shown for the round after it. */
export function lastBegged(table: TableStore): { seat: number; number: number }[] {
  const view = viewOf(table);
  const all = table.story.slice(-120).flatMap(({ events }) => events);
  const harvest = all.findLast((event) => event.name === 'harvest');
  if (!harvest || view.phase === 'harvest' || (Number(harvest.args.round) < view.round - 1 && view.round < ROUNDS))
    return [];
  return harvestRows(table)
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
