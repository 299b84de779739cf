import { describe, expect, test } from 'vitest';
import { ground } from '../../../src/boards/earth/island/ground';
import { area, field } from './islands';

const at = (lines: { at: number }[]) => lines.map((line) => line.at);

describe('which places of an island are shown', () => {
  test('one that does not grow has four rows and columns', () => {
    const shown = ground(area({ field: field('d4', 'e4') }), false);
    expect([at(shown.columns).length, at(shown.rows).length, shown.cells.length]).toEqual([4, 4, 16]);
    expect(shown.cells).toEqual(expect.arrayContaining(['d4', 'e4']));
  });

  test('one that grows has its cards and the free places around them', () => {
    const shown = ground(area({ field: field('d4'), open: ['c4', 'e4', 'd3', 'd5'] }), true);
    expect([at(shown.columns), at(shown.rows)]).toEqual([
      [2, 3, 4],
      [2, 3, 4],
    ]);
  });

  test('rows and columns without a card are narrow', () => {
    const { columns } = ground(area({ field: field('d4'), open: ['c4', 'e4'] }), true);
    expect(columns.map(({ full }) => full)).toEqual([false, true, false]);
  });

  test('before the first card the only place is a full one', () => {
    expect(ground(area({ open: ['d4'] }), true)).toEqual({
      columns: [{ at: 3, full: true }],
      rows: [{ at: 3, full: true }],
      cells: ['d4'],
    });
  });

  test('places are read row by row', () => {
    expect(ground(area({ field: field('a1', 'b2') }), true).cells).toEqual(['a1', 'b1', 'a2', 'b2']);
  });
});
