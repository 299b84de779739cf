import { expect, test } from 'vitest';
import { found } from '../../src/lib/finding';

const texts: Record<string, string> = { 'card:baker': 'Bake bread in each harvest', 'card:academic': 'Counts twice' };
const words = { thing: (thing: string) => thing.slice(5) };
const names = (typed: string) =>
  found(['card:baker', 'card:academic'], typed, words, (thing) => texts[thing]!).map((thing) => thing.slice(5));

test('cards are shown by name', () => {
  expect(names('')).toEqual(['academic', 'baker']);
});

test('a card is found by words of its name or its text, in any order', () => {
  expect(names('Harvest BREAD')).toEqual(['baker']);
  expect(names('acad')).toEqual(['academic']);
  expect(names('bread twice')).toEqual([]);
});
