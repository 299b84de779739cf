/** What Earth's small card says of the things on the table; cards lie under the lens. */
import type { TableStore } from '../../lib/table.svelte';
import { upper } from '../../lib/text';
import type { Explain, Explained } from '../board';
import { mineOf, numberOf, sumOf, viewOf, type Action } from './view';

function action(table: TableStore, name: Action): Explained {
  const { words } = table;
  const view = viewOf(table);
  const fires = mineOf(table).fires?.[name].length;
  const gaia = view.seats === 1 ? view.gaia?.follows : null;
  return {
    title: words.thing(`action:${name}`),
    lines: [
      words.say(`web-is-action-${name}`),
      gaia ? words.say(`web-is-gaia-${name}`, { number: gaia[name] }) : words.say(`web-is-others-${name}`),
      ...(fires === undefined ? [] : [words.say('web-is-action-fires', { number: fires })]),
    ],
  };
}

/** `supply:sprouts:1` is what a player has beside the name; Gaia comes after the seats. */
function supply(table: TableStore, value: string): Explained | null {
  const { words } = table;
  const view = viewOf(table);
  const [kind, seat] = value.split(':') as [string, string];
  const area = view.areas[Number(seat)];
  const held = area ?? view.gaia;
  if (!held) return null;
  const number: Record<string, number> = {
    soil: held.soil,
    compost: held.compost,
    sprouts: area ? sumOf(area, 'sprouts') : view.gaia!.sprouts,
    growth: area ? sumOf(area, 'growth') : view.gaia!.growth,
    'hand-cards': area ? numberOf(area.hand) + numberOf(area.drawn) : 0,
    planted: area ? Object.keys(area.field).length : 0,
    'gaia-pile': view.gaia?.pile.length ?? 0,
  };
  return {
    title: upper(words.say(`web-${kind}`)),
    lines: [words.say(`web-is-${kind}`, { number: number[kind] ?? 0 })],
  };
}

const sprouts = (table: TableStore): number => sumOf(mineOf(table), 'sprouts');

export const explain: Explain = (table, thing) => {
  const cut = thing.indexOf(':');
  const [kind, value] = [thing.slice(0, cut), thing.slice(cut + 1)];
  const { words } = table;
  const said = (title: string, id: string, args = {}): Explained | null =>
    words.has(id) ? { title: upper(title), lines: [words.say(id, args)] } : null;
  switch (kind) {
    case 'action':
      return action(table, value as Action);
    case 'goods': {
      const area = mineOf(table);
      const number = value === 'soil' ? area.soil : value === 'compost' ? area.compost : area.events.length;
      return said(words.say(`web-${value}`), `web-is-${value}`, { number });
    }
    case 'supply':
      return supply(table, value);
    case 'exchange':
      return said(words.say('exchange'), 'web-is-exchange', { number: sprouts(table) });
    case 'walk':
      return { title: words.say('web-careful'), lines: [words.say('web-careful-help')] };
    case 'cell':
      return said(words.say('web-is-free'), 'web-is-free-now', { number: Object.keys(mineOf(table).field).length });
    case 'full':
      return said(words.say('web-first-full'), 'web-is-full');
    case 'score':
      return said(words.say(`score-${value}`), `web-is-score-${value}`);
    case 'player':
      return value === 'gaia' ? said(words.thing(thing), 'web-is-gaia') : null;
    case 'first':
      return said(words.say('web-is-first'), 'web-is-first-now');
    default:
      return null;
  }
};
