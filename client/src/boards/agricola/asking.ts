/** How decisions are asked: what the prompt says, what the main button is called, and what gives something up. */
import type { TableStore } from '../../lib/table.svelte';
import type { Option } from '../../wire';
import { deciding } from './plans';
import { screenOf } from './screen.svelte';
import { foretell, why } from './spaces/outlook';

/** Options that end something. */
const STOPS = ['done', 'pass'];
/** Decisions in which ending leaves something undone; a card that is offered may be declined without another thought. */
const WORTHWHILE = ['build', 'renovate', 'field_work', 'fence', 'improve', 'occupation'];
/** The names of acts, by decision or else by the first word of an option. */
const ACTS: Record<string, string> = {
  place: 'go',
  draft: 'take',
  choose_resources: 'take',
  drop: 'lay',
  exchange: 'lay',
  occupation: 'play',
  play: 'play',
  build: 'build',
  room: 'build',
  stable: 'build',
  plough: 'plough',
  sow: 'sow',
  bake: 'bake',
  renovate: 'renovate',
  fence: 'fence',
  pay: 'pay',
  move: 'move',
  swap: 'move',
  use: 'use',
};

const first = (option: Option): string => option.option.replace(/^!/, '').split(' ')[0]!;

/** What the main button is called. */
export function act(option: Option, table: TableStore): string | null {
  const anytime = option.option.startsWith('!');
  const name = (anytime ? undefined : ACTS[deciding(table)]) ?? ACTS[first(option)];
  if (STOPS.includes(option.option)) return null;
  if (/^!?(eat|cook)/.test(option.option)) return table.words.say('web-act-eat');
  return name ? table.words.say(`web-act-${name}`) : null;
}

/** Whether an option ends something of which more was possible. */
export function givesUp(option: Option, table: TableStore): boolean {
  const more = table.choosing.options.some(({ option: one }) => !one.startsWith('!') && !STOPS.includes(one));
  return STOPS.includes(option.option) && more && WORTHWHILE.includes(deciding(table));
}

/** What an option would do: a space says what it brings. */
export function tell(table: TableStore, option: Option): string | null {
  if (deciding(table) !== 'place' || option.option.startsWith('!')) return null;
  const space = option.touches[0]?.slice(6);
  return space ? [table.words.thing(`space:${space}`), foretell(table, space)].filter((part) => part).join(': ') : null;
}

/** The question by what can be done, and why a closed space that one looks at is closed. */
export function prompt(table: TableStore): { title?: string; second?: string } | null {
  const { asked } = screenOf(table);
  const title = question(table);
  const reason = asked ? why(table, asked) : '';
  const second = reason ? `${table.words.thing(`space:${asked}`)}: ${reason}` : undefined;
  return title || second ? { title, second } : null;
}

function question(table: TableStore): string | undefined {
  const decision = deciding(table);
  if (decision !== 'field_work' && decision !== 'build') return undefined;
  const kinds = new Set(
    table.choosing.options.filter(({ option }) => !option.startsWith('!') && !STOPS.includes(option)).map(first),
  );
  const asked = ['plough', 'room', 'stable', 'sow', 'bake'].filter((kind) => kinds.has(kind)).join('-');
  return asked && table.words.has(`web-ask-${asked}`) ? table.words.say(`web-ask-${asked}`) : undefined;
}
