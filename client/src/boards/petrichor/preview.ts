/** What an option would do to the board, for hollow pieces and dashed rings. */
import type { Weather } from './art/weather';
import type { Decision, Option } from '../../wire';
import { grownAs, need, total, type Growth, type PetrichorView } from './view';

export interface Ghost {
  /** Drops that would lie on a tile, by owner. */
  falls: Record<string, string[]>;
  /** Drops that would come into a cloud, or a new cloud with them. */
  rises: Record<string, string[]>;
  /** Clouds that would leave. */
  leaves: string | null;
  grows: Record<string, Growth>;
  vote: { weather: Weather; owner: string } | null;
  die: number | null;
  /** A drop that would be taken from a tile. */
  taken: { tile: string; owner: string } | null;
}

const owners = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([owner, count]) => Array.from({ length: count }, () => owner));

export function ghostOf(view: PetrichorView, decision: Decision | null, option: Option | null): Ghost {
  const ghost: Ghost = { falls: {}, rises: {}, leaves: null, grows: {}, vote: null, die: null, taken: null };
  if (!decision || !option || option.option === 'none') return ghost;
  const me = String(decision.seat);
  const note = option.option;
  const fall = (tile: string, owner: string) => {
    (ghost.falls[tile] ??= []).push(owner);
    const at = view.tiles[tile];
    if (
      at &&
      at.growth === 'none' &&
      at.crop !== 'lake' &&
      total(at.on_tile) + ghost.falls[tile].length >= need(at.crop)
    )
      ghost.grows[tile] = grownAs(at.crop);
  };
  switch (decision.name) {
    case 'starting_cloud':
    case 'frost_action':
      ghost.rises[note] = [me];
      break;
    case 'sun_action':
      ghost.rises[note] = [me, me];
      break;
    case 'sun_weather':
      ghost.rises[note] = Array.from({ length: view.tiles[note]?.in_cloud[me] ?? 0 }, () => me);
      break;
    case 'rain_action': {
      const [tile = '', owner = ''] = note.split(':');
      fall(tile, owner);
      break;
    }
    case 'wind_action': {
      const [from = '', to = ''] = note.split('-');
      ghost.leaves = from;
      ghost.rises[to] = owners(view.tiles[from]?.in_cloud ?? {});
      break;
    }
    case 'wind_weather': {
      const [source = '', to = ''] = note.split('-');
      const [tile = '', owner = ''] = source.split(':');
      ghost.taken = { tile, owner };
      fall(to, owner);
      break;
    }
    case 'take_back':
      ghost.taken = { tile: note, owner: me };
      break;
    case 'vote': {
      const die = option.touches.find((thing) => thing.startsWith('die:'));
      if (die) ghost.die = Number(die.slice(4));
      else ghost.vote = { weather: note.split('<')[0] as Weather, owner: me };
    }
  }
  return ghost;
}
