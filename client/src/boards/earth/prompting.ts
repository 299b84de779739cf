/** How Earth asks: whose action it is, what is paid, and why something cannot be done. */
import type { TableStore } from '../../lib/table.svelte';
import type { Option } from '../../wire';
import type { Prompting } from '../board';
import { orderMatters } from './board/order';
import { cards } from './cards/printed';
import { firesWith } from './cards/notation';
import { markingOf } from './hand/marking';
import { spreadOf } from './island/spread';
import { screenOf } from './screen.svelte';
import { listOf, mineOf, viewOf } from './view';

interface Said {
  title?: string;
  second?: string;
}

/** Whose action it is that one follows; null when it is one's own or Gaia's. */
const leader = (table: TableStore): string | null => {
  const { active } = viewOf(table);
  return active === null || active === table.seat ? null : `seat:${active}`;
};

/** What will fire after planting, by name. */
function greenAfter(table: TableStore, slug: string): string[] {
  const area = mineOf(table);
  const places = area.fires?.plant ?? [];
  const things = places.map((cell) =>
    cell === 'island'
      ? `island:${area.island}`
      : cell === 'climate'
        ? `climate:${area.climate}`
        : `card:${area.field[cell]?.card}`,
  );
  const own = cards.get(slug)?.abilities.some((line) => firesWith(line, 'green')) ? [`card:${slug}`] : [];
  return [...things, ...own].map((thing) => table.words.thing(thing));
}

function planting(table: TableStore, number: number): Said {
  const { words } = table;
  const area = mineOf(table);
  const who = leader(table);
  const prices = Object.entries(area.prices ?? {}).filter(([slug]) => listOf(area.hand).includes(slug));
  const none = !table.choosing.options.some(({ option }) => option.startsWith('plant') || option.startsWith('replace'));
  if (none) {
    const least = Math.min(...prices.map(([, price]) => price));
    return {
      title: words.say(who ? 'web-follow-plant-none' : 'web-plant-none', { seat: who ?? '' }),
      second:
        prices.length && Object.keys(area.field).length < 16
          ? words.say('web-cheapest', { cost: least, soil: area.soil })
          : words.say('web-nothing-to-plant'),
    };
  }
  return {
    title: who ? words.say('web-follow-plant', { seat: who }) : words.say('web-plant', { number }),
    second: words.say('web-plant-soil', { soil: area.soil }),
  };
}

function placing(table: TableStore, thing: string): Said | null {
  const area = mineOf(table);
  const slug = thing.slice(5);
  const price = area.prices?.[slug];
  if (price === undefined) return null;
  const paid = Math.min(price, area.soil);
  const green = greenAfter(table, slug);
  const sum = table.words.say('web-pays', { paid, left: area.soil - paid });
  return { second: green.length ? `${sum} ${table.words.say('web-then-fires', { cards: green.join(', ') })}` : sum };
}

/** What is asked, in words of the moment; what an option would do still comes in its place. */
function said(table: TableStore): Said | null {
  const { decision } = table.choosing;
  if (!decision) return null;
  const { words } = table;
  const { args } = decision.prompt;
  const who = leader(table);
  switch (decision.name) {
    case 'choose_action':
      return {
        title: words.say('web-your-action'),
        second: words.say(viewOf(table).gaia ? 'web-choose-alone' : 'web-choose-action'),
      };
    case 'follow':
      return who ? { title: words.say(`web-follow-${viewOf(table).action}`, { seat: who }) } : null;
    case 'plant':
      return planting(table, Number(args.number ?? 1));
    case 'plant_at':
      return typeof args.card === 'string' ? placing(table, args.card) : null;
    case 'activate':
      return typeof args.card === 'string' && typeof args.text === 'string'
        ? { title: words.say('web-use', { card: args.card }), second: words.say(args.text.replace(':', '-')) }
        : null;
    default:
      return null;
  }
}

/** What gives something up for good although more could be done. */
function givesUp(option: Option, table: TableStore): boolean {
  const { decision, options } = table.choosing;
  const more = options.some((other) => other.option !== option.option && other.option !== '!careful');
  if (decision?.name === 'plant' || decision?.name === 'take_shared')
    return option.option === 'done' && options.some(({ option: other }) => other !== 'done' && !other.startsWith('!'));
  if (decision?.name === 'last_chance') return option.option === 'done' && more;
  return decision?.name === 'place' && option.option === 'enough';
}

export const prompting: Prompting = {
  prompt(table) {
    const asked = said(table);
    // Whoever points at something wants to know what it would do.
    return table.choosing.preview || table.error ? asked && { title: asked.title } : asked;
  },
  answer: (table) => (spreadOf(table) ?? markingOf(table))?.answer ?? null,
  givesUp,
  button: (option, table) =>
    !option.option.startsWith('!') && ['activate', 'order'].includes(table.choosing.decision?.name ?? ''),
  buttons: 10,
  /** An order that cannot matter is not asked about; whoever takes it back may choose after all. */
  settles({ name }, table) {
    const { round, active, action } = viewOf(table);
    const turn = `${round}-${active}-${action}`;
    if (name !== 'order' || screenOf(table).settled === turn || orderMatters(table)) return null;
    screenOf(table).settled = turn;
    return 'board';
  },
  /** What a card would do, in the card's own words. */
  tell(table, option) {
    const card = option.touches[1];
    return card && ['use', 'copy'].includes(option.label.id)
      ? `${table.words.thing(card)}: ${table.words.say(`text-${card.replace(':', '-')}`)}`
      : null;
  },
};
