/** What an option would do to the board, with all that follows by itself: for hollow pieces, dashed rings and a sentence. */
import type { Weather } from './art/weather';
import type { Decision, Option } from '../../wire';
import {
  DROWN,
  grownAs,
  need,
  OVERFLOW_AT,
  THUNDER_AT,
  total,
  type Growth,
  type PetrichorView,
  type TileView,
} from './view';

/** What a cloud would be: light or thunder as it was, thunder for the first time, poured out, or empty and gone. */
export type Sky = 'light' | 'yes' | 'new' | 'overflow' | 'gone';

export interface Ghost {
  /** Drops that would lie on a tile, by owner. */
  falls: Record<string, string[]>;
  /** Drops that would come into a cloud, or a new cloud with them. */
  rises: Record<string, string[]>;
  /** Clouds that would leave. */
  leaves: string | null;
  /** What clouds would be. */
  skies: Record<string, Sky>;
  grows: Record<string, Growth>;
  /** Crops that would have too few drops left. */
  dries: string[];
  vote: { weather: Weather; owner: string } | null;
  die: number | null;
  /** A drop that would be taken from a tile. */
  taken: { tile: string; owner: string } | null;
}

const LAKE_DROPS = 3;
const owners = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([owner, count]) => Array.from({ length: count }, () => owner));
const nothing = (): Ghost => ({
  falls: {},
  rises: {},
  leaves: null,
  skies: {},
  grows: {},
  dries: [],
  vote: null,
  die: null,
  taken: null,
});

export function ghostOf(view: PetrichorView, decision: Decision | null, option: Option | null): Ghost {
  const ghost = nothing();
  if (!decision || !option || option.option === 'none') return ghost;
  const me = String(decision.seat);
  const note = option.option;

  /** What drops on a tile do to its crop. */
  const settle = (tile: string) => {
    const at = view.tiles[tile];
    if (!at || at.crop === 'lake') return;
    const lying = total(at.on_tile) + (ghost.falls[tile]?.length ?? 0) - (ghost.taken?.tile === tile ? 1 : 0);
    if (lying < need(at.crop)) {
      if (at.growth !== 'none') ghost.dries.push(tile);
    } else if (at.crop === 'cactus' && lying >= DROWN && at.growth !== 'drowned') ghost.grows[tile] = 'drowned';
    else if (at.growth === 'none') ghost.grows[tile] = grownAs(at.crop);
  };
  const fall = (tile: string, ...drops: string[]) => {
    (ghost.falls[tile] ??= []).push(...drops);
    settle(tile);
  };
  /** Drops come into a cloud: at 4 it is thunder, at 8 it overflows. */
  const rise = (tile: string, drops: string[], kind: TileView['cloud'] = view.tiles[tile]?.cloud ?? 'none') => {
    ghost.rises[tile] = drops;
    const inside = [...owners(view.tiles[tile]?.in_cloud ?? {}), ...drops];
    if (inside.length >= OVERFLOW_AT) {
      ghost.skies[tile] = 'overflow';
      fall(tile, ...inside);
    } else ghost.skies[tile] = kind === 'thunder' ? 'yes' : inside.length >= THUNDER_AT ? 'new' : 'light';
  };

  switch (decision.name) {
    case 'starting_cloud':
    case 'frost_action':
      rise(note, [me]);
      break;
    case 'sun_action':
      rise(note, [me, me]);
      break;
    case 'sun_weather':
      rise(
        note,
        Array.from({ length: view.tiles[note]?.in_cloud[me] ?? 0 }, () => me),
      );
      break;
    case 'rain_action': {
      const [tile = '', owner = ''] = note.split(':');
      if (total(view.tiles[tile]?.in_cloud ?? {}) === 1) ghost.skies[tile] = 'gone';
      fall(tile, owner);
      break;
    }
    case 'wind_action': {
      const [from = '', to = ''] = note.split('-');
      const [there, cloud] = [view.tiles[to], view.tiles[from]];
      const filled = there?.crop === 'lake' ? Math.min(LAKE_DROPS, view.players[decision.seat]?.drops ?? 0) : 0;
      ghost.leaves = from;
      rise(
        to,
        [...owners(cloud?.in_cloud ?? {}), ...Array.from({ length: filled }, () => me)],
        there && there.cloud !== 'none' ? 'thunder' : cloud?.cloud,
      );
      break;
    }
    case 'wind_weather': {
      const [source = '', to = ''] = note.split('-');
      const [tile = '', owner = ''] = source.split(':');
      ghost.taken = { tile, owner };
      settle(tile);
      fall(to, owner);
      break;
    }
    case 'take_back':
      ghost.taken = { tile: note, owner: me };
      settle(note);
      break;
    case 'vote': {
      const die = option.touches.find((thing) => thing.startsWith('die:'));
      if (die) ghost.die = Number(die.slice(4));
      else ghost.vote = { weather: note.split('<')[0] as Weather, owner: me };
    }
  }
  return ghost;
}
