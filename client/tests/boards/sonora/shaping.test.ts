import { beforeEach, describe, expect, test } from 'vitest';
import sheet from '../../../../src/tilth/games/sonora/data/sheet.json';
import {
  cellName,
  cellOf,
  cellsIn,
  flipped,
  formOf,
  looks,
  Shaping,
  turned,
  type Cell,
} from '../../../src/boards/sonora/notebook/shaping.svelte';
import { TableStore } from '../../../src/lib/table.svelte';
import { decision, option } from '../../decisions';

/** An L of four cells, standing. */
const L = '0,0;1,0;2,0;2,1';

describe('forms', () => {
  test('a cell is a letter for the column and a number for the row', () => {
    expect(cellOf('c12')).toEqual([11, 2]);
    expect(cellName(11, 2)).toBe('c12');
  });

  test('a form is the same wherever it lies and however its cells are named', () => {
    const cells: Cell[] = [
      [7, 5],
      [5, 4],
      [6, 4],
      [7, 4],
    ];
    expect(formOf(cells)).toBe(L);
    expect(formOf(cellsIn(L))).toBe(L);
  });

  test('a quarter turn lays it down, four of them bring it back', () => {
    expect(turned(L)).toBe('0,0;0,1;0,2;1,0');
    expect(turned(turned(turned(turned(L))))).toBe(L);
  });

  test('a flip is its mirror image, two of them bring it back', () => {
    expect(flipped(L)).toBe('0,1;1,1;2,0;2,1');
    expect(flipped(flipped(L))).toBe(L);
  });

  test.each([
    [5, 0, 8],
    [4, 0, 8],
    [3, 0, 2],
    [2, 0, 4],
    [1, 0, 2],
    [1, 1, 1],
  ])('the shape numbered %i (%i) has %i ways to look', (number, which, ways) => {
    const shapes = sheet.canyon.shapes as unknown as Record<string, Cell[][]>;
    expect(looks(formOf(shapes[String(number)]![which]!))).toHaveLength(ways);
  });
});

describe('the shape in hand', () => {
  /** A bar of two: standing at two places, lying at two; and a single cell far away. */
  const places = ['2 a1 a2', '2 c1 c2', '2 a1 b1', '2 a4 b4', '1 e5'];
  let table: TableStore;
  let shaping: Shaping;
  const at = () => shaping.place?.option.option ?? null;

  beforeEach(() => {
    table = new TableStore('canyon');
    table.choosing.set(
      decision(
        places.map((place) => option(place)),
        { name: 'draw' },
      ),
    );
    shaping = new Shaping(table);
  });

  test('there is none while something else is asked', () => {
    table.choosing.set(decision([option('2 a1 a2')], { name: 'mark' }));
    expect(shaping.drawing).toBe(false);
    expect(shaping.placements).toEqual([]);
    expect(shaping.current).toBeNull();
  });

  test('at first it is that of the first place', () => {
    expect(shaping.current).toBe('0,0;1,0');
    expect(at()).toBeNull();
  });

  test('it lies at the legal place nearest to where one points', () => {
    shaping.spot = { row: 1, column: 2 };
    expect(at()).toBe('2 c1 c2');
    shaping.spot = { row: 1, column: 0.9 };
    expect(at()).toBe('2 a1 a2');
  });

  test('turned it lies at the nearest place for the way it looks then', () => {
    shaping.spot = { row: 3, column: 1 };
    shaping.turn();
    expect(at()).toBe('2 a4 b4');
  });

  test('a turn that has no place is passed over', () => {
    table.choosing.set(decision([option('2 a1 a2'), option('2 c1 c2')], { name: 'draw' }));
    shaping.turn();
    expect(shaping.current).toBe('0,0;1,0');
  });

  test('another shape is taken in a way it has a place', () => {
    shaping.take('0,0');
    shaping.spot = { row: 0, column: 0 };
    expect(at()).toBe('1 e5');
    shaping.take('0,0;0,1');
    expect(shaping.current).toBe('0,0;0,1');
  });

  test('the next place is the next one for the shape as it lies, and after the last the first', () => {
    const seen = [];
    for (let i = 0; i < 3; i++) {
      shaping.next();
      seen.push(at());
    }
    expect(seen).toEqual(['2 a1 a2', '2 c1 c2', '2 a1 a2']);
  });

  test('arrows go on to the nearest place in that direction, and stay where there is none', () => {
    shaping.next();
    shaping.go(0, 1);
    expect(at()).toBe('2 c1 c2');
    shaping.go(0, 1);
    expect(at()).toBe('2 c1 c2');
    shaping.go(0, -1);
    expect(at()).toBe('2 a1 a2');
  });

  test('an arrow before any place is pointed at goes to the first', () => {
    shaping.go(1, 0);
    expect(at()).toBe('2 a1 a2');
  });
});
