import { expect, test } from 'vitest';
import { canMatter } from '../../../src/boards/earth/board/order';
import type { Line } from '../../../src/boards/earth/cards/printed';

const line = (pay: string | null, ...gain: string[]): Line => ({
  color: 'blue',
  effect: 'resources',
  ...(pay && { pay: [{ res: pay, n: 1 }] }),
  gain: gain.map((res) => ({ res, n: 1 })),
});

test('two prices in different goods do not disturb each other', () => {
  expect(canMatter([line('soil', 'growth')], [line('compost_pile', 'sprout')])).toBe(false);
});

test('what pays for the one may come from the other', () => {
  expect(canMatter([line('soil', 'growth')], [line(null, 'soil')])).toBe(true);
});

test('both pay with the same', () => {
  expect(canMatter([line('soil', 'growth')], [line('soil', 'sprout')])).toBe(true);
});

test('cards drawn first may change a mind about a price', () => {
  expect(canMatter([line('soil', 'growth')], [line(null, 'draw')])).toBe(true);
  expect(canMatter([line(null, 'growth')], [line(null, 'draw')])).toBe(false);
});

test('what is copied, or placed around a card, is left to the player', () => {
  expect(canMatter([line('soil', 'growth')], [{ color: 'blue', effect: 'copy_ability', of_color: 'blue' }])).toBe(true);
});
