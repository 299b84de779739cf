/** What Petrichor's small card says of the things on the table. */
import printed from '../../../../src/tilth/games/petrichor/data/tiles.json';
import { cropPicture } from '../../art/crops';
import { isReader } from '../../lib/names';
import { look } from '../../lib/settings.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { upper } from '../../lib/text';
import { say } from '../../lib/words.svelte';
import type { Explain, Explained } from '../board';
import { weather as scene, type Weather } from './art/weather';
import { bring } from './field/harvest';
import { useless } from './prompting';
import {
  DROWN,
  leaders,
  need,
  NEXT,
  OVERFLOW_AT,
  ownerName,
  scoring,
  THUNDER_AT,
  total,
  TRACK,
  viewOf,
  votesFor,
  type Counts,
} from './view';

function counted(table: TableStore, counts: Counts): string {
  const named = (owner: string) => {
    const seat = table.table?.seats[Number(owner)];
    return seat && isReader(seat) ? say('you-name') : ownerName(owner, table);
  };
  return Object.entries(counts)
    .map(([owner, number]) => table.words.say('web-count', { owner: named(owner), number }))
    .join(', ');
}

function tile(table: TableStore, name: string): Explained | null {
  const view = viewOf(table);
  const { words } = table;
  const lying = view.tiles[name];
  if (!lying) return null;
  const { crop, growth, on_tile } = lying;
  const more = lying.fertilized ? [words.say('web-fertilized-help')] : [];
  const picture = `<img src="${cropPicture(crop, growth, look.dark)}" alt="">`;
  if (crop === null)
    return { title: words.thing(`tile:${name}`), lines: [words.say('web-hidden-help'), ...more], art: picture };
  const title = words.say('web-is-tile', { crop: upper(words.thing(`crop:${crop}`)), id: name });
  if (crop === 'lake') return { title, lines: [words.say('web-lake-help')], art: picture };
  const brings = bring(lying);
  const rows = scoring(crop, view.seats === 1 ? 2 : view.seats).map(({ stage, mark, points }) => {
    const row =
      mark === 'wheat'
        ? words.say('web-by-wheat', { most: points[0]!, others: points[1]! })
        : words.say(`web-by-${mark === 'places' ? 'place' : mark}`, { points: points.join(', ') });
    const when =
      stage === null
        ? 'none'
        : crop === 'cactus'
          ? words.say(stage === 'drowned' ? 'web-cactus-wet' : 'web-cactus-dry', { drops: DROWN })
          : words.say(`web-stage-${stage}`);
    return words.say('web-is-row', { stage: when, row });
  });
  return {
    title,
    art: picture,
    lines: [
      words.say('web-is-needs', { need: need(crop), drops: total(on_tile), who: counted(table, on_tile) || 'none' }),
      ...(growth === 'none' ? [] : [words.say(`web-is-${growth}`, { crop })]),
      ...rows,
      ...(Object.keys(brings).length ? [`${words.say('web-bring', { who: counted(table, brings) })}.`] : []),
      ...more,
    ],
  };
}

function cloud(table: TableStore, name: string): Explained | null {
  const lying = viewOf(table).tiles[name];
  if (!lying || lying.cloud === 'none') return null;
  const { words, seat } = table;
  const drops = total(lying.in_cloud);
  const thunder = lying.cloud === 'thunder';
  return {
    title: words.say('web-is-cloud', { kind: lying.cloud, id: name }),
    lines: [
      words.say('web-is-in-cloud', { drops, who: counted(table, lying.in_cloud) }),
      words.say(thunder ? 'web-is-thunder' : 'web-is-light', { more: (thunder ? OVERFLOW_AT : THUNDER_AT) - drops }),
      ...(seat === null ? [] : [words.say('web-is-yours', { yours: lying.in_cloud[String(seat)] ?? 0 })]),
    ],
  };
}

function weather(table: TableStore, name: Weather): Explained {
  const view = viewOf(table);
  const votes = votesFor(view, name);
  return {
    title: table.words.thing(`weather:${name}`),
    art: scene(name),
    lines: [
      table.words.say(`web-about-${name}`),
      table.words.say('web-is-votes', {
        votes: votes.reduce((sum, [, number]) => sum + number, 0),
        who: counted(table, Object.fromEntries(votes)),
      }),
      ...(leaders(view).includes(name) ? [table.words.say('web-is-leading')] : []),
    ],
  };
}

function card(table: TableStore, name: Weather): Explained {
  const { words } = table;
  const vain = table.seat === null ? null : useless(table, name);
  return {
    title: words.thing(`weather:${name}`),
    art: scene(name),
    lines: [
      words.say(`web-about-${name}`),
      words.say('web-is-card', { weather: `weather:${name}`, next: `weather:${NEXT[name]}` }),
      ...(vain ? [words.say(`web-useless-${vain}`)] : []),
    ],
  };
}

function dice(table: TableStore, at: number | null): Explained {
  const { words } = table;
  const { dice } = viewOf(table);
  const ready = dice.filter((die) => die === 'harvest').length;
  const value = at === null ? undefined : dice[at];
  const shown =
    value === undefined
      ? []
      : value === 'harvest'
        ? [words.say('web-is-die-ready')]
        : [words.say('web-is-die', { value, points: value === 1 ? 2 : 1 })];
  return { title: upper(words.thing('die:')), lines: [...shown, words.say('web-is-dice', { ready })] };
}

function wins(table: TableStore): Explained {
  const { words, seat } = table;
  const player = seat === null ? undefined : viewOf(table).players[seat];
  const worth = (number: number) => TRACK[Math.min(number, TRACK.length - 1)]!;
  const mine = player?.voting_wins ?? 0;
  return {
    title: words.say('web-wins'),
    lines: [
      words.say('web-is-wins'),
      ...(player ? [words.say('web-is-your-wins', { wins: mine, points: worth(mine), next: worth(mine + 1) })] : []),
    ],
  };
}

const bonus = printed.wheat_bonus;

/** `supply:votes:1` is what a player has beside the name; the neutral one comes after the seats. */
function supply(table: TableStore, value: string): Explained | null {
  const [kind, owner] = value.split(':') as [string, string];
  const { players, southern_winds } = viewOf(table);
  const player = players[Number(owner)];
  const winds = player ? undefined : southern_winds;
  const held = player ?? winds;
  if (!held) return null;
  const named = kind === 'cards' && winds ? 'wind-deck' : kind;
  const number: Record<string, number> = {
    drops: held.drops,
    votes: held.votes,
    cards: player ? player.hand_size + player.pack_size + player.picked_size : 0,
    'wind-deck': winds?.deck ?? 0,
    wheat: held.wheat_tokens,
  };
  return {
    title: table.words.say(`web-is-supply-${named}`),
    lines: [table.words.say(`web-is-supply-${named}-now`, { number: number[named]!, bonus })],
  };
}

function score(table: TableStore, part: string): Explained | null {
  const { words } = table;
  if (!words.has(`web-is-score-${part}`)) return null;
  const title = part.startsWith('web-') ? words.say(part) : words.say(`score-${part}`);
  return { title, lines: [words.say(`web-is-score-${part}`, { bonus })] };
}

export const explain: Explain = (table, thing) => {
  const cut = thing.indexOf(':');
  const [kind, value] = [thing.slice(0, cut), thing.slice(cut + 1)];
  const { words } = table;
  switch (kind) {
    case 'tile':
      return tile(table, value);
    case 'cloud':
      return cloud(table, value);
    case 'weather':
      return weather(table, value as Weather);
    case 'card':
      return card(table, value as Weather);
    case 'die':
      return dice(table, Number(value));
    case 'dice':
      return dice(table, null);
    case 'wins':
      return wins(table);
    case 'supply':
      return supply(table, value);
    case 'score':
      return score(table, value);
    case 'first':
      return { title: words.say('web-is-first'), lines: [words.say('web-is-first-now')] };
    case 'wind':
      return {
        title: words.say('web-winds-card'),
        lines: [words.say('web-is-winds', { number: Number(value), wind: value === '0' ? '' : thing })],
      };
    default:
      return null;
  }
};
