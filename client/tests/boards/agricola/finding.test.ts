import { expect, test } from 'vitest';
import { found } from '../../../src/boards/agricola/cards/finding';
import type { Card } from '../../../src/boards/agricola/view';

const cards: Card[] = [
  { name: 'well', kind: 'major', number: 1 },
  { name: 'baker', kind: 'occupation', number: 2 },
  { name: 'academic', kind: 'occupation', number: 3 },
];
const texts: Record<string, string> = { 'card:baker': 'Bake bread in each harvest', 'card:academic': 'Counts twice' };
const words = {
  thing: (thing: string) => thing.slice(5),
  say: (_: string, args: Record<string, unknown> = {}) => texts[String(args.card)] ?? '',
};
const names = (typed: string) => found(cards, 'occupation', typed, words).map(({ name }) => name);

test('a catalogue shows the cards of one kind by name', () => {
  expect(names('')).toEqual(['academic', 'baker']);
});

test('a card is found by words of its name or its text, in any order', () => {
  expect(names('Harvest BREAD')).toEqual(['baker']);
  expect(names('acad')).toEqual(['academic']);
  expect(names('bread twice')).toEqual([]);
});
