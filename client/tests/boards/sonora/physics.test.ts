/** The client's flicks end on the same bits as the rules', on those that `tests/games/sonora` has kept. */
import { expect, test } from 'vitest';
import {
  direction,
  DISC,
  FAR,
  flick,
  HOLE,
  OFF,
  REST,
  RIM,
  SHORT,
  type BoardFacts,
} from '../../../src/boards/sonora/flicking/physics';
import kept from './flicks.jsonl?raw';

interface Flick {
  given: {
    x: number[];
    y: number[];
    live: boolean[];
    disc: number;
    from: [number, number];
    angle: number;
    strength: number;
    corner: number;
  };
  /** The number of steps, then the points of every disc: what happened, and when and where, as bits. */
  said: string;
}

const [board, ...lines] = kept.trim().split('\n');
const facts = JSON.parse(board!) as BoardFacts;
const flicks = lines.map((line) => JSON.parse(line) as Flick);

const view = new DataView(new ArrayBuffer(8));
function bits(value: number): string {
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}

function moved({ x, y, live, disc, from, angle, strength, corner }: Flick['given']) {
  const motion = flick(facts, x, y, live, disc, from, angle, strength, corner);
  motion.run();
  return motion;
}

test('every kept flick ends on the same bits after the same number of steps', () => {
  for (const { given, said } of flicks) {
    const motion = moved(given);
    const tracks = motion.tracks.map((track) =>
      track.map(({ kind, time, x, y }) => `${kind} ${bits(time)} ${bits(x)} ${bits(y)}`).join(','),
    );
    expect([motion.steps, ...tracks].join(';'), JSON.stringify(given)).toBe(said);
  }
});

test('the kept flicks touch discs, rims and the far side, rest, fall off, fall into the hole and stay short', () => {
  const kinds = new Set(
    flicks.flatMap(({ given }) =>
      moved(given)
        .tracks.flat()
        .map(({ kind }) => kind),
    ),
  );
  for (const kind of [DISC, RIM, FAR, REST, OFF, HOLE, SHORT]) expect(kinds).toContain(kind);
});

test('the sides of the compass have no rest, and a whole turn leads back', () => {
  expect([0, 9000, 18000, 27000].map((angle) => direction(angle).map(Math.round))).toEqual([
    [1, 0],
    [-0, 1],
    [-1, -0],
    [0, -1],
  ]);
  expect(direction(36000 + 1234)).toEqual(direction(1234));
  expect(direction(-100)).toEqual(direction(35900));
});
