import { describe, expect, test } from 'vitest';
import { EDGE, Turn } from '../../../src/boards/sonora/flicking/boardturn';
import { DEAD, FULL, pulled, strengthOf } from '../../../src/boards/sonora/flicking/gesture';

describe('a board that is turned', () => {
  const turns = [0, 1, 2, 3, 4, 7];

  test('unturned its right upper corner is at the right above', () => {
    expect(new Turn(0, 280).toScreen(140, 140)).toEqual([EDGE, -EDGE]);
  });

  test('a quarter turn goes clockwise', () => {
    expect(new Turn(1, 280).toScreen(140, 140)).toEqual([EDGE, EDGE]);
    expect(new Turn(1, 280).corner(0)).toBe(1);
  });

  test.each(turns)('what is shown after %i turns leads back to the same place', (number) => {
    const turn = new Turn(number, 280);
    const [x, y] = turn.toBoard(...turn.toScreen(31, -72));
    expect(x).toBeCloseTo(31);
    expect(y).toBeCloseTo(-72);
  });

  test.each(turns)('an aim after %i turns is meant as it is seen', (number) => {
    const turn = new Turn(number, 280);
    expect(turn.meant(turn.seen(123))).toBe(123);
    const [sx, sy] = turn.toScreen(Math.cos(2), Math.sin(2));
    expect((Math.atan2(-sy, sx) * 180) / Math.PI).toBeCloseTo(((turn.seen((2 * 180) / Math.PI) + 180) % 360) - 180);
  });
});

describe('a pull', () => {
  const pull = (length: number) => pulled({ x: 0, y: 0 }, { x: -length, y: 0 });

  test('it points away from where one pulls', () => {
    expect(pulled({ x: 10, y: 10 }, { x: 4, y: 18 })).toEqual({ dx: 6, dy: -8, length: 10 });
  });

  test('it is counted from where it begins to be one, up to full strength', () => {
    expect(strengthOf(pull(DEAD + FULL / 2), 4)).toBe(50);
    expect(strengthOf(pull(DEAD + FULL), 4)).toBe(100);
    expect(strengthOf(pull(DEAD + FULL * 3), 4)).toBe(100);
  });

  test('the weakest is as strong as the rules allow', () => {
    expect(strengthOf(pull(DEAD + 1), 4)).toBe(4);
  });
});
