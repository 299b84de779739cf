/** What Petrichor stops for, so that everybody can look: a cloud that overflows, a weather that moved things, a harvest. */
import type { TableStore } from '../../lib/table.svelte';
import type { GameEvent, Story } from '../../wire';

/** What a cloud that overflows, and a weather, bring about by themselves. */
const FOLLOWS = [
  'poured',
  'vanished',
  'grew',
  'sprouted',
  'developed',
  'drowned',
  'dried',
  'lake_returns',
  'thunder',
  'overflow',
];
const REAPS = ['harvested', 'wheat_token', 'tile_cleared'];
/** What is not told. */
const UNTOLD = ['tile_cleared', 'votes_returned'];

export function pause(story: Story, at: number, table: TableStore): string | null {
  const { events, by } = story;
  const { words } = table;
  const event = events[at]!;
  const next = events.slice(at + 1).find(({ name }) => !UNTOLD.includes(name))?.name ?? '';
  /** Everything since such an event, if nothing else came between. */
  const since = (name: string, ...between: string[][]): GameEvent[] | null => {
    for (let i = at; i >= 0; i--) {
      if (events[i]!.name === name) return events.slice(i, at + 1);
      if (!between.flat().includes(events[i]!.name)) return null;
    }
    return null;
  };
  if (event.name === 'drop_removed') return words.say('web-look-removed', event.args);
  const reaped = REAPS.includes(event.name) && !REAPS.includes(next) ? since('harvest', REAPS) : null;
  if (reaped) return words.say('web-look-harvest', { who: gains(reaped, table) });
  if (FOLLOWS.includes(next) || !FOLLOWS.includes(event.name)) return null;
  const weather = since('weather', FOLLOWS);
  if (weather) return weather.length > 1 ? words.say('web-look-weather', { weather: weather[0]!.args.weather! }) : null;
  const poured = since('overflow', FOLLOWS);
  if (!poured || by?.seat === table.seat) return null;
  const crop = poured.find(({ name }) => ['grew', 'sprouted'].includes(name));
  return words.say(crop ? 'web-look-overflow-grows' : 'web-look-overflow', {
    tile: poured[0]!.args.tile!,
    crop: crop?.args.crop ?? '',
  });
}

/** What everybody got, as "You 7, Oleg 3". */
function gains(events: GameEvent[], table: TableStore): string {
  const { words, seat } = table;
  const points: Record<string, number> = {};
  for (const { name, args } of events)
    if (name === 'harvested') points[String(args.seat)] = (points[String(args.seat)] ?? 0) + Number(args.points);
  return Object.entries(points)
    .map(([who, number]) => {
      const owner = who === `seat:${seat}` ? words.say('you-name') : words.thing(who);
      return words.say('web-count', { owner, number });
    })
    .join(', ');
}
