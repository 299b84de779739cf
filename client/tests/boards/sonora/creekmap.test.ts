/** Where the cells of the creek are drawn, on the sheet that is printed. */
import { describe, expect, test } from 'vitest';
import sheet from '../../../../src/tilth/games/sonora/data/sheet.json';
import { creekMap } from '../../../src/boards/sonora/notebook/creekmap';
import type { Printed } from '../../../src/boards/sonora/view';

const creek = sheet.creek as Printed['creek'];
const [WIDTH, HEIGHT] = [544, 300];
const map = creekMap(creek, WIDTH, HEIGHT);
const cells = creek.branches.flatMap(({ name, cells }) => cells.map((_, i) => `${name}${i + 1}`));

test('every cell and the start have a place', () => {
  expect(Object.keys(map.at).sort()).toEqual([creek.start, ...cells].sort());
});

test('every place is on the paper', () => {
  for (const [name, [x, y]] of Object.entries(map.at)) {
    expect(x, name).toBeGreaterThan(0);
    expect(x, name).toBeLessThan(WIDTH);
    expect(y, name).toBeGreaterThan(0);
    expect(y, name).toBeLessThan(HEIGHT);
  }
});

test('no two cells lie on each other', () => {
  for (const [i, one] of cells.entries())
    for (const other of cells.slice(i + 1)) {
      const [[x, y], [ox, oy]] = [map.at[one]!, map.at[other]!];
      expect(Math.hypot(x - ox, y - oy), `${one} and ${other}`).toBeGreaterThan(18);
    }
});

describe('what a cell follows', () => {
  test('the first of a branch follows the cell that the branch leaves', () => {
    for (const { name, from } of creek.branches) expect(map.parent[`${name}1`]).toBe(from);
  });

  test('the others follow the one before', () => {
    for (const { name, cells } of creek.branches)
      for (let i = 2; i <= cells.length; i++) expect(map.parent[`${name}${i}`]).toBe(`${name}${i - 1}`);
  });

  test('from every cell the creek leads back to the start', () => {
    for (const cell of cells) {
      let at: string | undefined = cell;
      for (let i = 0; i < cells.length && at !== creek.start; i++) at = map.parent[at!];
      expect(at, cell).toBe(creek.start);
    }
  });
});

test('the stem is the widest, its two arms next, what leaves them the narrowest', () => {
  expect(map.banks.map(({ wide }) => wide)).toEqual([30, 28, 28, ...Array.from({ length: 11 }, () => 25)]);
});

test('a branch that the drawing does not know hangs straight below the cell it leaves', () => {
  const stray = creekMap(
    { ...creek, branches: [...creek.branches, { name: 'X', from: 'T2', cells: [1, 1] }] },
    WIDTH,
    HEIGHT,
  );
  const [[x, y], [fx, fy]] = [stray.at.X2!, stray.at.T2!];
  expect(Math.abs(x - fx)).toBeLessThan(1);
  expect(y).toBeGreaterThan(fy);
});
