import { expect, test } from 'vitest';
import { explain } from '../../../src/boards/agricola/explain';
import { said, tableOf } from '../tables';

const view = {
  round: 3,
  players: [
    {
      animals: { 'a5+b5': { sheep: 2 }, house: {} },
      places: {
        'a5+b5': { what: 'pasture', capacity: [4, 4, 4] },
        house: { what: 'house', capacity: [1, 1, 1] },
      },
    },
  ],
};

test('while animals are moved, places say how many live there and what holds how many', () => {
  const { table } = tableOf({ view });
  expect(explain(table, 'pen:a5+b5')?.lines).toEqual([said('web-is-pasture', { capacity: 4 })]);
  expect(explain(table, 'pen:house')?.lines).toEqual([said('web-is-house', { capacity: 1 })]);
  expect(explain(table, 'pen:elsewhere')).toBeNull();
});
