/** What Sonora's small card says of the things on the table. */
import type { TableStore } from '../../lib/table.svelte';
import { upper } from '../../lib/text';
import type { Explain, Explained } from '../board';
import { bonus, medal, type Animal, type Bonus } from './art/desert';
import { ANIMAL, discsOf, left, lying, me, viewOf, type Section, type Sheet, type SonoraView } from './view';

interface Asked {
  table: TableStore;
  view: SonoraView;
  sheet: Sheet;
  seat: number;
  value: string;
}
const points = ({ table: { words } }: Asked, reward: number | Bonus): string =>
  typeof reward === 'number'
    ? words.say('web-is-points', { points: reward })
    : words.say('web-is-reward', { bonus: `bonus:${reward}` });

function section(asked: Asked): Explained {
  const { table, view, seat, value } = asked;
  const { words } = table;
  const own = discsOf(view, seat);
  const here = lying(view, value as Section).filter(({ disc }) => own.includes(disc));
  return {
    title: upper(words.thing(`section:${value}`)),
    art: medal(ANIMAL[value as Section]),
    lines: [
      words.say(`web-about-section-${value}`),
      ...(here.length ? [words.say('web-is-discs', { discs: here.map(({ disc }) => `disc:${disc.disc}`) })] : []),
      words.say('web-is-now', { points: view.scores[seat]![value as Section] }),
    ],
  };
}

function building(asked: Asked): Explained | null {
  const { table, view, sheet, value } = asked;
  const { words } = table;
  if (value === 'bot' && view.bot)
    return {
      title: words.say('web-is-bot-building'),
      lines: [words.say('web-is-bot-building-now', { circled: view.bot.circled, crossed: view.bot.crossed })],
    };
  const printed = view.sheet.ruins.buildings.find(({ name }) => name === value);
  const mine = sheet.ruins[value];
  if (!printed || !mine) return null;
  const taken = Object.values(view.sheets).some((other) => (other.ruins[value]?.reward ?? 'none') !== 'none');
  return {
    title: words.say('web-is-building', { name: value }),
    lines: [
      words.say('web-is-cells', { crossed: mine.crossed, cells: printed.cells }),
      words.say('web-is-first-built', {
        points: printed.first.vp,
        bonus: printed.first.bonus ? `bonus:${printed.first.bonus}` : 'none',
        later: printed.later.vp,
      }),
      ...(taken ? [words.say('web-is-built')] : []),
    ],
  };
}

function cell(asked: Asked): Explained | null {
  const { table, view, sheet, value } = asked;
  const { words } = table;
  const { rows, legend } = view.sheet.canyon;
  const sign = rows[Number(value.slice(1)) - 1]?.[value.charCodeAt(0) - 97];
  const what = sign === undefined ? undefined : legend[sign];
  if (!what) return null;
  const cactus = ['saguaro', 'barrel', 'prickly'].includes(what);
  const drawn = sheet.canyon.some((shape) => shape.split(' ').includes(value));
  const line = cactus
    ? words.say(drawn ? 'web-is-cactus-inside' : 'web-is-cactus', { cactus: `cactus:${what}` })
    : drawn
      ? words.say('web-is-drawn')
      : ['plain', 'start'].includes(what)
        ? words.say(`web-is-${what}`)
        : words.say('web-is-in-shape', { bonus: `bonus:${what}` });
  return { title: words.say('web-is-cell'), lines: [line] };
}

function bend(asked: Asked): Explained | null {
  const { table, view, sheet, value } = asked;
  const { words } = table;
  const branch = view.sheet.creek.branches.find(({ name }) => name === value.replace(/\d+$/, ''));
  const worth = branch?.cells[Number(/\d+$/.exec(value)?.[0] ?? 0) - 1];
  const mark = (['circled', 'crossed', 'shaded'] as const).find((kind) => sheet.creek[kind].includes(value));
  const title = words.say('web-is-bend');
  if (mark === 'crossed' || mark === 'shaded') return { title, lines: [words.say(`web-is-${mark}`)] };
  if (worth === undefined) return { title, lines: [] };
  return { title, lines: [words.say(mark ? 'web-is-circled' : 'web-is-end', { reward: points(asked, worth) })] };
}

function node(asked: Asked): Explained | null {
  const { table, view, sheet, value } = asked;
  const { words } = table;
  const printed = view.sheet.mud.nodes.find(({ name }) => name === value);
  if (!printed) return null;
  if (value === view.sheet.mud.start)
    return { title: words.say('web-is-start-node'), lines: [words.say('web-is-node')] };
  return {
    title: words.say('web-is-node-cost', { cost: printed.cost + (view.bot?.boxes[value] ?? 0) }),
    lines: [words.say(sheet.mud.includes(value) ? 'web-is-crossed' : 'web-is-node')],
  };
}

function held(asked: Asked, kind: 'bonus' | 'discovery'): Explained | null {
  const { table, sheet, value } = asked;
  const { words } = table;
  if (!words.has(`web-is-bonus-${value}`)) return null;
  const own = kind === 'bonus' ? sheet.bonuses[value as Bonus] : sheet.discoveries[value as 'fox'];
  return {
    title: upper(words.thing(`${kind}:${value}`)),
    art: bonus(value as Bonus),
    lines: [
      words.say(`web-is-${kind}-${value}`),
      ...(own?.won && value !== 'discovery' ? [words.say('web-is-left', { left: left(own), won: own.won })] : []),
    ],
  };
}

export const explain: Explain = (table, thing, at) => {
  const cut = thing.indexOf(':');
  const [kind, value] = [thing.slice(0, cut), thing.slice(cut + 1)];
  const { words } = table;
  const view = viewOf(table);
  const seat = Number(at?.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? me(table));
  const asked: Asked = { table, view, sheet: view.sheets[seat]!, seat, value };
  switch (kind) {
    case 'section':
      return section(asked);
    case 'circle': {
      const who = value.replace(/\d/, '') as Animal;
      return {
        title: words.say(`web-is-circle-${who}`),
        art: medal(who),
        lines: [words.say(`web-about-circle-${who}`)],
      };
    }
    case 'building':
      return building(asked);
    case 'cell':
      return cell(asked);
    case 'bend':
      return bend(asked);
    case 'node':
      return node(asked);
    case 'triangle': {
      const printed = view.sheet.mud.triangles.find(({ nodes }) => nodes.join('-') === value);
      return printed
        ? {
            title: words.say('web-is-triangle'),
            lines: [
              words.say(asked.sheet.triangles.includes(value) ? 'web-is-closed-now' : 'web-is-closed', {
                reward: points(asked, printed.reward),
              }),
            ],
          }
        : null;
    }
    case 'column': {
      const printed = view.sheet.mud.columns[Number(value) - 1];
      return printed
        ? {
            title: words.say('web-is-column'),
            lines: [
              words.say('web-is-boxes', {
                full: asked.sheet.columns[Number(value) - 1] ?? 0,
                boxes: printed.boxes,
                bonus: `bonus:${printed.bonus}`,
              }),
            ],
          }
        : null;
    }
    case 'bonus':
    case 'discovery':
      return held(asked, kind);
    case 'disc':
    case 'hand': {
      const disc = view.discs.find((one) => one.disc === value);
      return disc
        ? {
            title: words.say('web-is-disc', { number: disc.number }),
            lines: [
              ...(kind === 'hand' ? [words.say('web-is-in-hand')] : []),
              ...(kind === 'disc' && view.phase === 'flick' ? [words.say('web-is-lying')] : []),
              ...(kind === 'disc' && disc.section
                ? [words.say('web-is-counts', { section: `section:${disc.section}`, times: disc.times ?? 0 })]
                : []),
            ],
          }
        : null;
    }
    case 'hole':
      return { title: words.say('web-is-hole'), lines: [words.say('web-is-hole-now')] };
    case 'corner':
      return { title: words.say('web-is-corner'), lines: [words.say('web-is-corner-now', { seat: `seat:${value}` })] };
    case 'discs':
      return { title: words.say('web-is-discs-left'), lines: [words.say('web-is-discs-left-now')] };
    case 'first':
      return { title: words.say('web-is-first'), lines: [words.say('web-is-first-now')] };
    case 'score':
      return words.has(`web-about-section-${value}`)
        ? { title: words.say(`score-${value}`), lines: [words.say(`web-about-section-${value}`)] }
        : null;
    default:
      return null;
  }
};
