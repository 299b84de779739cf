/** What Petrichor's prompt says: why one is asked, what an option would bring about, and what would be given up. */
import type { TableStore } from '../../lib/table.svelte';
import type { Option } from '../../wire';
import type { Prompting } from '../board';
import type { Weather } from './art/weather';
import { ghostOf } from './preview';
import { NEXT, total, viewOf } from './view';
import PromptButtons from './PromptButtons.svelte';

/** Why an action would do nothing for a seat, or null. */
export function useless(table: TableStore, weather: Weather): string | null {
  const view = viewOf(table);
  const seat = table.choosing.decision?.seat ?? table.seat;
  const player = seat === null ? undefined : view.players[seat];
  if (!player) return null;
  const tiles = Object.values(view.tiles);
  const lying = tiles.reduce((sum, tile) => sum + (tile.on_tile[String(seat)] ?? 0), 0);
  if (weather === 'frost') {
    if (tiles.every((tile) => tile.cloud !== 'none')) return 'sky';
    return player.drops + lying < 1 ? 'drops' : null;
  }
  if (!tiles.some((tile) => tile.in_cloud[String(seat)])) return 'cloud';
  return weather === 'sun' && player.drops + lying < 2 ? 'drops' : null;
}

/** What an option would bring about, in one sentence. */
function tell(table: TableStore, option: Option): string | null {
  const { words, choosing } = table;
  const { decision } = choosing;
  if (!decision) return null;
  if (['turn', 'second_action'].includes(decision.name) && option.touches[0]?.startsWith('action:')) {
    const weather = option.touches[0].slice(7) as Weather;
    const why = useless(table, weather);
    if (why) return words.say(`web-useless-${why}`);
    return words.say('web-then', {
      what: words.say(`web-effect-${weather}`),
      weather: `weather:${weather}`,
      next: `weather:${NEXT[weather]}`,
    });
  }
  const view = viewOf(table);
  const ghost = ghostOf(view, decision, option);
  const said: string[] = [];
  for (const [tile, sky] of Object.entries(ghost.skies)) {
    const drops = total(view.tiles[tile]?.in_cloud ?? {}) + (ghost.rises[tile]?.length ?? 0);
    if (decision.name === 'wind_action')
      said.push(
        words.say('web-cloud-moves', {
          merges: view.tiles[tile]?.cloud === 'none' ? 'no' : 'yes',
          thunder: sky,
          drops,
          tile: `tile:${tile}`,
        }),
      );
    else if (sky === 'gone') said.push(words.say('web-cloud-gone'));
    else if (!['starting_cloud', 'frost_action'].includes(decision.name))
      said.push(words.say('web-cloud-fills', { thunder: sky, drops, tile: `tile:${tile}` }));
  }
  const crops: [string, string][] = [
    ...Object.entries(ghost.grows),
    ...ghost.dries.map((tile): [string, string] => [tile, 'dried']),
  ];
  for (const [tile, growth] of crops)
    said.push(words.say('web-crop-will', { growth, crop: `crop:${view.tiles[tile]!.crop}` }));
  if (!said.length) return null;
  const leads = ['wind_action', 'sun_action', 'sun_weather'].includes(decision.name) ? [] : [words.label(option.label)];
  return [...leads, ...said].join('; ');
}

export const prompting: Prompting = {
  Actions: PromptButtons,
  /** A drop is small: where only its tile was pressed, it is asked for by name. */
  narrowed({ choosing: { decision, picked } }) {
    const name = decision?.name ?? '';
    if (name === 'wind_weather') return picked.some((thing) => thing.startsWith('drop:'));
    return ['wind_action', 'turn', 'second_action'].includes(name);
  },
  button: (_, table) => table.choosing.decision?.name === 'break_tie',
  tell,
  prompt(table: TableStore) {
    const { decision, picked, preview } = table.choosing;
    const { passed_first, seats, dice } = viewOf(table);
    if (!decision || picked.length || preview) return null;
    if (decision.name === 'vote' && dice.every((die) => die === 'harvest'))
      return { second: table.words.say('web-dice-done') };
    if (decision.name !== 'turn' || passed_first === null || seats === 1) return null;
    return { second: table.words.say('web-last-turn', { seat: `seat:${passed_first}` }) };
  },
  givesUp: (option) => option.label.id === 'pass',
  sure(_, table) {
    const view = viewOf(table);
    const cards = total(view.players[table.choosing.decision!.seat]?.hand ?? {});
    const first = view.passed_first === null && view.seats !== 2;
    return {
      title: table.words.say('sure-pass'),
      second: table.words.say('web-sure-pass', { first: first ? 'yes' : 'no', cards }),
    };
  },
};
