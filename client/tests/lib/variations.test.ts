import { describe, expect, test } from 'vitest';
import { Variations } from '../../src/lib/variations';

const seats = [0, 1].map(() => ({ kind: 'player' as const, name: '', level: '', twin: 0 }));
const START = 'tilth-record 1\ngame petrichor\n\n';
/** A game of three choices. */
const game = () =>
  new Variations(START, 'petrichor', seats, [
    { seat: 0, option: 'a2' },
    { seat: 1, option: 'c1' },
    { seat: 1, option: 'sun' },
  ]);

describe('the tree of an analysis', () => {
  test('the game itself is its first line, and every place of it is a record', () => {
    const tree = game();
    expect(tree.ends.map(({ option }) => option)).toEqual(['sun']);
    expect(tree.record(tree.after(2))).toBe(`${START}0 a2\n1 c1\n`);
    expect(tree.record(tree.after(0))).toBe(START);
    expect(tree.after(99)).toBe(tree.ends[0]);
  });

  test('another choice begins a line beside the game, and the same choice is the same move', () => {
    const tree = game();
    const other = tree.add(tree.after(1), 1, 'b2');
    expect(tree.add(tree.after(1), 1, 'b2')).toBe(other);
    expect(tree.add(tree.after(1), 1, 'c1')).toBe(tree.after(2));
    expect(tree.ends).toEqual([tree.after(3), other]);
    expect(tree.fork(other)).toBe(tree.after(1));
    expect([tree.isPlayed(tree.after(3)), tree.isPlayed(other)]).toEqual([true, false]);
  });

  test('a line that goes on where the game ends is a line of its own', () => {
    const tree = game();
    const on = tree.add(tree.after(3), 0, 'wind');
    expect(tree.ends).toEqual([tree.after(3), on]);
    expect(tree.parting(on)).toBe(on);
  });

  test('forward goes the way one went last', () => {
    const tree = game();
    const other = tree.add(tree.add(tree.after(1), 1, 'b2'), 0, 'rain');
    expect(tree.root.end).toBe(other);
    tree.visit(tree.after(3));
    expect(tree.root.end).toBe(tree.after(3));
  });

  test('a line is forgotten up to where others need it, the game never', () => {
    const tree = game();
    const shared = tree.add(tree.after(1), 1, 'b2');
    const [one, two] = [tree.add(shared, 0, 'rain'), tree.add(shared, 0, 'frost')];
    expect(tree.remove(one)).toBe(shared);
    expect(tree.ends).toEqual([tree.after(3), two]);
    expect(tree.remove(two)).toBe(tree.after(1));
    expect(tree.ends).toEqual([tree.after(3)]);
    expect(tree.remove(tree.after(3))).toBe(tree.after(3));
    expect(tree.after(1).next).toBe(tree.after(2));
  });

  test('all of it comes out of a text as it went in, with the place where one was', () => {
    const tree = game();
    const here = tree.add(tree.add(tree.after(1), 1, 'b2'), 0, 'rain');
    tree.add(tree.after(3), 0, 'wind');
    const again = Variations.read(tree.write(here));
    expect(again.tree.ends.map((end) => again.tree.record(end)).sort()).toEqual(
      tree.ends.map((end) => tree.record(end)).sort(),
    );
    expect(again.tree.record(again.here)).toBe(tree.record(here));
    expect(again.tree.length).toBe(3);
    expect(() => Variations.read('{}')).toThrow();
  });
});
