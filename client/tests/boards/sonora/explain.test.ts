import { describe, expect, test } from 'vitest';
import { explain } from '../../../src/boards/sonora/explain';
import { disc, table } from '../../../src/boards/sonora/prepared';
import type { DiscView, Sheet, SonoraView } from '../../../src/boards/sonora/view';
import { said, tableOf } from '../tables';

/** The first line about a thing, at a table with these discs and this in the reader's notebook. */
function line(thing: string, mine: Partial<Sheet> = {}, discs: DiscView[] = [], about: Partial<SonoraView> = {}) {
  const view = { ...(table(discs, mine).view as object), ...about };
  return explain(tableOf({ view }).table, thing)?.lines[0];
}

describe('the notebook says what is already marked', () => {
  test('a cell of the canyon, free or in a shape', () => {
    const { rows, legend } = (table([]).view as unknown as SonoraView).sheet.canyon;
    const row = rows.findIndex((signs) => [...signs].some((sign) => legend[sign] === 'plain'));
    const cell = `${'abcdefghijklmnop'[[...rows[row]!].findIndex((sign) => legend[sign] === 'plain')]}${row + 1}`;
    expect(line(`cell:${cell}`)).toBe('web-is-plain');
    expect(line(`cell:${cell}`, { canyon: [`1 ${cell}`] })).toBe('web-is-drawn');
  });
  test('a cell of the creek on the way, and one where a path ends', () => {
    const creek = { crossed: ['A1'], circled: ['A2'], shaded: [] };
    expect(line('bend:A1', { creek })).toBe('web-is-crossed');
    expect(line('bend:A2', { creek })).toMatch(/^web-is-circled/);
    expect(line('bend:A3', { creek })).toMatch(/^web-is-end/);
  });
  test('a node and a triangle', () => {
    const mud = { mud: ['C', 'I3', 'I4'], triangles: ['C-I3-I4'] };
    expect(line('node:I3', mud)).toBe('web-is-crossed');
    expect(line('node:I0', mud)).toBe('web-is-node');
    expect(line('triangle:C-I3-I4', mud)).toMatch(/^web-is-closed-now/);
    expect(line('triangle:C-I3-I4')).toMatch(/^web-is-closed /);
  });
});

test('an animal that was discovered may wait, and nothing is left of what one never had', () => {
  const lines = (thing: string) => explain(tableOf({ view: table([]).view as object }).table, thing)!.lines;
  expect(lines('discovery:fox')).toEqual(['web-is-discovery-fox']);
  expect(lines('bonus:fox')).toEqual(['web-is-bonus-fox']);
  expect(lines('bonus:swap')).toEqual(['web-is-bonus-swap', said('web-is-left', { left: 1, won: 1 })]);
});

describe('a disc on the board', () => {
  test('may be pushed on as long as there are flicks', () => {
    expect(line('disc:a3', {}, [disc('a3', 0, 0)])).toBe('web-is-lying');
    expect(line('disc:a3', {}, [disc('a3', 0, 0)], { phase: 'record' })).toBeUndefined();
  });
  test('counts for its owner: a section names own discs only', () => {
    const discs = ['a3', 'b2'].map((name): DiscView => ({ ...disc(name, 0, 0), section: 'canyon', times: 1 }));
    const view = table(discs).view as object;
    const lines = explain(tableOf({ view }).table, 'section:canyon')!.lines;
    expect(lines).toContain(said('web-is-discs', { discs: ['disc:a3'] }));
  });
});
