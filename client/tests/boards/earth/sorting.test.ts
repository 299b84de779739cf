import { beforeEach, describe, expect, test } from 'vitest';
import { FILTERS, shownHand } from '../../../src/boards/earth/hand/sorting';
import { screenOf } from '../../../src/boards/earth/screen.svelte';
import type { TableStore } from '../../../src/lib/table.svelte';
import { decision, option } from '../../decisions';
import { sitDown } from './islands';

// yellow-morel and marula are dear and cheap, hurricane is an event, swamp-sprouts is of all four types.
const hand = ['yellow-morel', 'hurricane', 'marula', 'swamp-sprouts', 'prairie', 'cat-grass'];
const prices = { 'yellow-morel': 6, marula: 4, 'swamp-sprouts': 2, prairie: 5, 'cat-grass': 0 };
let table: TableStore;
const shown = (about: { sort?: 'playable' | 'cost' | 'type' | 'colour'; only?: string; search?: string }) => {
  Object.assign(screenOf(table), about);
  return shownHand(table);
};

beforeEach(() => {
  ({ table } = sitDown({ hand, prices, soil: 4 }));
});

describe('how a hand is sorted', () => {
  test('what can be paid comes first, then what cannot, each from cheap to dear, and events last', () => {
    expect(shown({ sort: 'playable' })).toEqual([
      'cat-grass',
      'swamp-sprouts',
      'marula',
      'prairie',
      'yellow-morel',
      'hurricane',
    ]);
  });

  test('what can be paid with something else than soil comes first, too', () => {
    ({ table } = sitDown({ hand, prices, soil: 4, instead: { 'yellow-morel': { with: 'sprout', most: 2 } } }));
    const sorted = shown({ sort: 'playable' });
    expect(sorted.indexOf('yellow-morel')).toBeLessThan(sorted.indexOf('prairie'));
  });

  test('the order stays the same whatever is asked', () => {
    const before = shown({ sort: 'playable' });
    table.choosing.set(decision([option('!event hurricane', 'card:hurricane')]));
    expect(shown({ sort: 'playable' })).toEqual(before);
  });

  test('by cost from cheap to dear, events before all', () => {
    expect(shown({ sort: 'cost' })).toEqual([
      'hurricane',
      'cat-grass',
      'swamp-sprouts',
      'marula',
      'prairie',
      'yellow-morel',
    ]);
  });

  test('by type: trees, bushes, herbs, mushrooms, all of them, terrains, events', () => {
    expect(shown({ sort: 'type' })).toEqual([
      'marula',
      'cat-grass',
      'yellow-morel',
      'swamp-sprouts',
      'prairie',
      'hurricane',
    ]);
  });

  test('by the colour of the first line, green before red, blue and yellow', () => {
    const sorted = shown({ sort: 'colour' });
    expect(sorted[0]).toBe('prairie');
    expect(sorted.at(-1)).toBe('hurricane');
    expect(sorted.slice(1, -1)).toEqual(['cat-grass', 'swamp-sprouts', 'marula', 'yellow-morel']);
  });

  test('cards of the same rank stay in the order of the hand', () => {
    ({ table } = sitDown({ hand: ['tsunami', 'hurricane'], soil: 0 }));
    expect(shown({ sort: 'cost' })).toEqual(['tsunami', 'hurricane']);
  });
});

describe('what of a hand is shown', () => {
  test('a card of all types is shown with each of the four', () => {
    expect(shown({ sort: 'cost', only: 'tree' })).toEqual(['swamp-sprouts', 'marula']);
    expect(shown({ sort: 'cost', only: 'terrain' })).toEqual(['prairie']);
  });

  test('a habitat shows the cards that have it', () => {
    expect(shown({ sort: 'cost', only: 'sunny' })).toEqual(['cat-grass', 'swamp-sprouts', 'marula', 'prairie']);
  });

  test('a tag shows the cards whose names contain such a thing', () => {
    expect(shown({ sort: 'cost', only: 'animal' })).toEqual(['cat-grass']);
  });

  test('red, blue and yellow show lines of many colours as well, green does not', () => {
    ({ table } = sitDown({ hand: ['rainbow-eucalyptus'] }));
    expect(['red', 'blue', 'yellow', 'green'].map((only) => shown({ only }).length)).toEqual([1, 1, 1, 0]);
  });

  test('typed words are looked for in names and texts, in small letters and large', () => {
    expect(shown({ search: ' MARULA ' })).toEqual(['marula']);
    expect(shown({ search: 'text-card-prairie' })).toEqual(['prairie']);
  });

  test('of a hand whose cards are not known nothing is shown', () => {
    ({ table } = sitDown({ hand: 3 }));
    expect(FILTERS.flatMap((only) => shown({ only }))).toEqual([]);
  });
});
