import { expect, test } from 'vitest';
import { describe as inWords } from '../../../src/boards/earth/cards/describe';
import { tableOf } from '../tables';

const { words } = tableOf({ view: {} }).table;

test('a card in the hand says name, type, price, points, habitats, tags, room and text', () => {
  expect(inWords('card:japanese-maple', words).split('. ')).toEqual([
    'card:japanese-maple, web-type-tree',
    'web-costs (number 3)',
    'web-points (number 2)',
    'web-habitat-rocky, web-habitat-cold',
    'tags (tags ["tag:geography"])',
    'web-sprouts-of (number 0, room 4)',
    'web-growth-of (number 0, room 3, canopy 4)',
    'text-card-japanese-maple',
  ]);
});

test('the price that is paid now is said, also when it is nothing', () => {
  expect(inWords('card:japanese-maple', words, undefined, 0)).toContain('web-costs (number 0)');
});

test('an event has no price', () => {
  expect(inWords('card:hurricane', words)).not.toContain('web-costs');
});

test('a card on an island says its pieces and its worth, and no price', () => {
  const told = inWords('card:marula', words, { sprouts: 2, growth: 1, points: 4 });
  expect(told).toContain('web-sprouts-of (number 2, room 5)');
  expect(told).toContain('web-growth-of (number 1, room 3, canopy 5)');
  expect(told).toContain('web-worth-now (number 4)');
  expect(told).not.toContain('web-costs');
});

test('a card without room for pieces does not speak of them', () => {
  expect(inWords('card:prairie', words)).not.toMatch(/web-sprouts-of|web-growth-of/);
});

test('an island says its points and text', () => {
  expect(inWords('island:kauai', words)).toBe(
    'island:kauai, web-type-island. web-points (number 0). web-habitat-wet. text-island-kauai',
  );
});

test('a goal of the fauna board has a name and a text only', () => {
  expect(inWords('fauna:barn-owl', words)).toBe('fauna:barn-owl. text-fauna-barn-owl');
});
