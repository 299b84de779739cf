import { describe, expect, test } from 'vitest';
import { pause } from '../../../src/boards/petrichor/pauses';
import type { GameEvent, Story } from '../../../src/wire';
import { event, tableOf } from '../tables';

/** Where a story of seat 1 stops, seen from seat 0, and what is said there. */
const stops = (events: GameEvent[], by = 1) => {
  const story = { version: 1, by: { seat: by, option: null }, events } as Story;
  return events.flatMap((_, at) => {
    const said = pause(story, at, tableOf({ view: {} }).table);
    return said === null ? [] : [`${at}: ${said}`];
  });
};
const tile = { tile: 'tile:a1' };

describe('there is a look', () => {
  test('at a cloud of somebody else that overflows, after all that follows from it', () => {
    const crop = { ...tile, crop: 'crop:grass' };
    expect(stops([event('merged', tile), event('overflow', tile), event('poured', tile), event('grew', crop)])).toEqual(
      ['3: web-look-overflow-grows (tile "tile:a1", crop "crop:grass")'],
    );
  });

  test('at a weather that did something', () => {
    const rain = event('weather', { weather: 'weather:rain' });
    expect(stops([rain, event('poured', tile), event('vote_won')])).toEqual([
      '1: web-look-weather (weather "weather:rain")',
    ]);
  });

  test('at the end of a harvest, with what you and everybody else got', () => {
    const reaped = (seat: string, points: number) => event('harvested', { ...tile, seat, points });
    expect(
      stops([
        event('harvest'),
        reaped('seat:0', 4),
        reaped('seat:1', 2),
        event('tile_cleared', tile),
        reaped('seat:0', 3),
      ]),
    ).toEqual([
      '4: web-look-harvest (who "web-count (owner \\"you-name\\", number 7), web-count (owner \\"seat:1\\", number 2)")',
    ]);
  });
});

describe('there is none', () => {
  test('at one’s own overflow, which was foretold', () => {
    expect(stops([event('overflow', tile), event('poured', tile)], 0)).toEqual([]);
  });

  test('at a weather that changes nothing, and at an ordinary choice', () => {
    expect(stops([event('weather', { weather: 'weather:rain' }), event('vote_won')])).toEqual([]);
    expect(stops([event('played'), event('rained', tile), event('grew', tile)])).toEqual([]);
  });
});
