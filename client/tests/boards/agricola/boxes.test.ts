import { describe, expect, test } from 'vitest';
import { BOX } from '../../../src/boards/agricola/art/farm';
import { cellBox, cellRect, edgeBox, penBox } from '../../../src/boards/agricola/farmyard/boxes';
import { CELLS, EDGES } from '../../../src/boards/agricola/farmyard/geometry';

/** A box in the drawing's own measure, in which a space is 100 wide. */
function drawn(style: string) {
  const part = (name: string) => Number(new RegExp(`(?:^|;)${name}:(-?[\\d.]+)%`).exec(style)![1]) / 100;
  const [left, top] = [part('left') * BOX.width + BOX.left, part('top') * BOX.height + BOX.top];
  return { left, top, right: left + part('width') * BOX.width, bottom: top + part('height') * BOX.height };
}
const rounded = (box: object) => Object.fromEntries(Object.entries(box).map(([side, at]) => [side, Math.round(at)]));

describe('where things of the farmyard lie', () => {
  test('a space lies inside of its square', () => {
    expect(rounded(drawn(cellBox('b4')))).toEqual({ left: 308, top: 108, right: 392, bottom: 192 });
  });

  test('no two spaces lie on each other', () => {
    const boxes = CELLS.map((cell) => drawn(cellBox(cell)));
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
  });

  test('an upright edge lies across the line between two spaces of a row', () => {
    expect(rounded(drawn(edgeBox('a1-a2')))).toEqual({ left: 85, top: 16, right: 115, bottom: 84 });
  });

  test('a lying edge lies across the line between two rows', () => {
    expect(rounded(drawn(edgeBox('a1-b1')))).toEqual({ left: 16, top: 85, right: 84, bottom: 115 });
  });

  test('outer edges lie on the border of the yard', () => {
    expect(rounded(drawn(edgeBox('c5-s')))).toMatchObject({ top: 285, bottom: 315 });
    expect(rounded(drawn(edgeBox('c5-e')))).toMatchObject({ left: 485, right: 515 });
  });

  test('every edge has a place of its own', () => {
    expect(new Set(EDGES.map(edgeBox)).size).toBe(EDGES.length);
  });

  test('a herd lies over all spaces of its pasture', () => {
    expect(rounded(drawn(penBox(['a4', 'a5', 'b5'])))).toEqual({ left: 310, top: 14, right: 490, bottom: 190 });
  });

  test('a space on the screen is as large as the farm is drawn', () => {
    const farm = new DOMRect(100, 50, BOX.width / 2, BOX.height / 2);
    const { left, top, width } = cellRect(farm, 'a2');
    expect([left, top, width]).toEqual([100 + (100 - BOX.left) / 2, 50 - BOX.top / 2, 50]);
  });
});
