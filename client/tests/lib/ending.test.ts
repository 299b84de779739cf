import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lead } from '../../src/lib/ending.svelte';
import { plainName, seatName } from '../../src/lib/names';
import { me } from '../../src/lib/player.svelte';
import { serveWords } from '../serving';
import { seat } from '../socket';

beforeEach(() => serveWords());

const score = (parts: Record<string, number>) => ({
  total: Object.values(parts).reduce((sum, points) => sum + points, 0),
  parts,
});

describe('what decided a game', () => {
  test('is the part in which the winner was furthest ahead', () => {
    const winner = score({ fields: 9, animals: 12, rooms: 2 });
    expect(lead(winner, score({ fields: 2, animals: 9, rooms: 8 }))).toEqual({ part: 'fields', own: 9, against: 2 });
  });

  test('may be what the winner did not lose', () => {
    expect(lead(score({ fields: 3 }), score({ fields: 3, begging: -6 }))).toEqual({
      part: 'begging',
      own: 0,
      against: -6,
    });
  });

  test('is nothing where one was ahead nowhere', () => {
    expect(lead(score({ fields: 3 }), score({ fields: 3 }))).toBeNull();
  });
});

describe('what people are called', () => {
  afterEach(() => (me.player = null));

  test('the reader is “you” in lists, and whoever shares the screen has a name', () => {
    me.player = { id: 'm', name: 'Mira', guest: true };
    expect(seatName(seat(0))).toBe('You');
    expect(plainName(seat(0))).toBe('Mira');
    expect(seatName(seat(1, { you: true }))).toBe('Oleg');
    expect(seatName(seat(0, { you: false }))).toBe('Mira');
  });

  test('who has given no name is a guest with a number', () => {
    expect(plainName(seat(1, { name: 'guest:412' }))).toBe('Guest 412');
  });
});
