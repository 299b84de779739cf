import { expect, test } from 'vitest';
import { leadAt, rounded, rules, signed, tidy } from '../../src/lib/reviews';

const points = [
  { at: 0, round: 1, leads: [0, 0] },
  { at: 10, round: 1, leads: [6, -6] },
  { at: 20, round: 2, leads: [-13, 13] },
];

test('lines lie at round numbers and hold the whole curve', () => {
  expect([0.3, 1, 3, 7, 40].map(tidy)).toEqual([1, 1, 5, 10, 50]);
  expect(rules(points)).toEqual([-20, -10, 0, 10, 20]);
  expect(rules([{ at: 0, round: 0, leads: [0] }]).length).toBeGreaterThan(1);
});

test('between two points a line is straight', () => {
  expect(leadAt(points, 0, 5)).toBe(3);
  expect(leadAt(points, 1, 20)).toBe(13);
});

test('numbers are said with as much of them as can be known', () => {
  expect([rounded(12.34), rounded(4.56)]).toEqual([12, 4.6]);
  expect([signed(3.4), signed(-3.4), signed(-0.2)]).toEqual(['+3', '−3', '0']);
});
