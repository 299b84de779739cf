import { describe, expect, test } from 'vitest';
import { defaults, fitting, unusual } from '../../src/lib/options';
import { Words } from '../../src/lib/words.svelte';
import type { GameInfo } from '../../src/wire';

const info: GameInfo = {
  name: 'garden',
  title: {},
  seats: [1, 4],
  levels: [],
  rules_version: 1,
  tagline: {},
  first_game: { layout: 'first' },
  first_game_label: {},
  lessons: [],
  options: {
    properties: {
      rounds: { type: 'integer', default: 4, enum: [4, 6] },
      layout: { type: 'string', default: 'random', enum: ['random', 'first'], 'x-seats': [2, 3, 4] },
      draft: { type: 'boolean', default: false },
    },
  },
};
/** Says the name of a message instead of its words. */
const words = { has: () => false, say: (id: string) => id } as unknown as Words;

describe('the options of a table', () => {
  test('what exists for other numbers of seats is left out', () => {
    expect(fitting(info, 2, info.first_game)).toEqual({ layout: 'first' });
    expect(fitting(info, 1, info.first_game)).toEqual({});
  });

  test('only what is not as usual is told, a switch by its name alone', () => {
    expect(unusual(info, 2, defaults(info), words)).toEqual([]);
    expect(unusual(info, 2, { rounds: 6, layout: 'random', draft: true }, words)).toEqual([
      'option-rounds: 6',
      'option-draft',
    ]);
  });
});
