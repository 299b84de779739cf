import { describe, expect, test } from 'vitest';
import { counts } from '../../../src/boards/earth/cards/counting';
import { cards, climates, islands } from '../../../src/boards/earth/cards/printed';
import lines from './counting.jsonl?raw';

/** What the rules count; `tests/games/earth/test_client_counting.py` keeps it. */
const kept = lines
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { goal: string; number: number; some: string[] });
const things = [
  ...[...cards.keys()].map((slug) => `card:${slug}`),
  ...[...islands.keys()].map((slug) => `island:${slug}`),
  ...[...climates.keys()].map((slug) => `climate:${slug}`),
];

test.each(kept)('$goal counts the cards that the rules count', ({ goal, number, some }) => {
  const found = things.filter((thing) => counts(goal, thing));
  expect(found).toHaveLength(number);
  expect(found).toEqual(expect.arrayContaining(some));
});

describe('what lies on a card counts, too', () => {
  test('so many sprouts', () => {
    expect(counts('ecosystem:congolian-rainforests', 'card:basil', { sprouts: 4, growth: 0 })).toBe(true);
    expect(counts('ecosystem:congolian-rainforests', 'card:basil', { sprouts: 3, growth: 0 })).toBe(false);
  });

  test('full means every space, and that there is one', () => {
    expect(counts('ecosystem:tongass-national-forest', 'card:roman-brown', { sprouts: 3, growth: 0 })).toBe(true);
    expect(counts('ecosystem:tongass-national-forest', 'card:roman-brown', { sprouts: 2, growth: 0 })).toBe(false);
    expect(counts('ecosystem:tongass-national-forest', 'card:pink-tulip', { sprouts: 0, growth: 0 })).toBe(false);
  });
});

test('an event counts for nothing', () => {
  expect(kept.some(({ goal }) => counts(goal, 'card:hurricane'))).toBe(false);
});
