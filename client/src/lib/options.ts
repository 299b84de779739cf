/** The options of a game: which there are at a table, and what they are called. */
import type { GameInfo, Json, Setting, Value } from '../wire';
import { say, type Words } from './words.svelte';

export const applies = (setting: Setting, seats: number): boolean =>
  !setting['x-seats'] || setting['x-seats'].includes(seats);

/** The values to choose from at a table of so many seats; none for a switch or a number. */
export const offered = (setting: Setting, seats: number): (number | string)[] | undefined =>
  setting['x-values']?.[seats] ?? setting.enum;

export const defaults = (info: GameInfo): Record<string, Value> =>
  Object.fromEntries(Object.entries(info.options.properties).map(([key, setting]) => [key, setting.default]));

/** Some options without those that a table of so many seats does not have. */
export const fitting = (info: GameInfo, seats: number, options: Record<string, unknown>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(info.options.properties)
      .filter(([key, setting]) => key in options && applies(setting, seats))
      .map(([key]) => [key, options[key] as Json]),
  );

export function valueName(words: Words, key: string, setting: Setting, value: Value): string {
  if (Array.isArray(value))
    return (
      value.map((name) => words.thing(`${setting['x-kind']}:${name}`)).join(', ') ||
      words.say(words.has(`option-${key}-none`) ? `option-${key}-none` : 'list-none')
    );
  if (words.has(`option-${key}-${value}`)) return words.say(`option-${key}-${value}`);
  if (typeof value === 'number' && words.has(`option-${key}-number`))
    return words.say(`option-${key}-number`, { number: value });
  return typeof value === 'boolean' ? say(`switch-${value}`) : String(value);
}

/** What is not as usual at a table, in words. */
export function unusual(info: GameInfo, seats: number, options: Record<string, unknown>, words: Words): string[] {
  return Object.entries(info.options.properties)
    .filter(([key, setting]) => applies(setting, seats) && key in options)
    .filter(([key, setting]) => JSON.stringify(options[key]) !== JSON.stringify(setting.default))
    .map(([key, setting]) =>
      options[key] === true
        ? words.say(`option-${key}`)
        : `${words.say(`option-${key}`)}: ${valueName(words, key, setting, options[key] as Value)}`,
    );
}
