/** All drawings, found by themselves: whatever a module in an `art/` folder exports that is a drawing is shown. */
import { examples, type Draw } from './examples';

export interface Drawing {
  /** What it is exported as, and which of several. */
  name: string;
  draw: Draw;
}
export interface Room {
  /** `art` for what all share, or the game. */
  game: string;
  file: string;
  /** The first comment of the file. */
  about: string;
  drawings: Drawing[];
  /** What drawings are made with, and what has no example yet: functions with arguments that nobody gave here. */
  others: string[];
}

const modules = import.meta.glob<Record<string, unknown>>(['../src/art/*.ts', '../src/boards/*/art/*.ts'], {
  eager: true,
});
const texts = import.meta.glob<string>(['../src/art/*.ts', '../src/boards/*/art/*.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const isDrawing = (value: unknown): value is string =>
  typeof value === 'string' && /^\s*(<|data:image)/.test(value);

/** A drawing that fails must not take the others with it. */
export function drawn({ name, draw }: Drawing, dark: boolean): string {
  try {
    return draw(dark);
  } catch (error) {
    console.error(`${name} is not drawn:`, error);
    return '<text y="16" fill="currentColor">not drawn</text>';
  }
}

function drawingsIn(name: string, value: unknown): Drawing[] {
  if (isDrawing(value)) return [{ name, draw: () => value }];
  if (typeof value === 'function' && value.length === 0) {
    const made: unknown = (value as () => unknown)();
    // Symbols are taken from the page where they are used.
    return isDrawing(made) && !/^<(symbol|g id)/.test(made) ? [{ name, draw: () => made }] : [];
  }
  if (value && typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value).flatMap(([key, one]) =>
      isDrawing(one) ? [{ name: `${name} ${key}`, draw: () => one }] : [],
    );
  return [];
}

function roomOf(path: string): Room {
  const [, game = 'art', file = ''] = /src\/(?:boards\/(\w+)\/)?art\/(\w+)\.ts$/.exec(path) ?? [];
  const given = examples[`${game}/${file}`] ?? {};
  const drawings: Drawing[] = [];
  const others: string[] = [];
  for (const [name, value] of Object.entries(modules[path]!)) {
    const found = given[name]
      ? Object.entries(given[name]).map(([which, draw]) => ({ name: `${name} ${which}`.trim(), draw }))
      : drawingsIn(name, value);
    drawings.push(...found);
    if (!found.length && typeof value === 'function') others.push(name);
  }
  const about = /^\/\*\*\s*(.*?)\s*\*\//s.exec(texts[path]!)?.[1] ?? '';
  return { game, file, about, drawings, others };
}

const order = (room: Room): string => (room.game === 'art' ? '' : room.game) + ' ' + room.file;

export const rooms: Room[] = Object.keys(modules)
  .map(roomOf)
  .sort((one, other) => order(one).localeCompare(order(other)));
