import { describe, expect, test } from 'vitest';
import { couldMake, expected, harvestRows, lastBegged, pause } from '../../../src/boards/agricola/food/harvests';
import type { AgricolaView } from '../../../src/boards/agricola/view';
import { event, story } from '../tables';
import { farm, sitDown } from './farms';

const reaped = (seat: number, good: string, number: number) =>
  event('reaped', { seat: `seat:${seat}`, good: `good:${good}`, number });
const fed = (seat: number, number: number) => event('fed', { seat: `seat:${seat}`, number });
const begged = (seat: number, number: number) => event('begged', { seat: `seat:${seat}`, number });
const born = (seat: number, kind: string) => event('born', { seat: `seat:${seat}`, good: `good:${kind}`, number: 1 });
const harvest = (round: number) => event('harvest', { round });
const told = (view: Partial<AgricolaView>, ...events: ReturnType<typeof event>[][]) =>
  sitDown([farm(), farm()], { view, story: story(...events) }).table;

test('everybody looks at a harvest before the next round begins', () => {
  const table = told(
    {},
    [event('home'), harvest(4), fed(0, 2)],
    [fed(1, 4), event('round', { round: 5 })],
    [event('home'), event('round', { round: 6 })],
  );
  const looks = table.story.map((story) => story.events.map((_, i) => pause(story, i, table) !== null));
  expect(looks).toEqual([
    [false, false, false],
    [true, false],
    [false, false],
  ]);
});

describe('what the harvest tells', () => {
  test('without a harvest nobody has reaped anything', () => {
    const { rows, phase } = harvestRows(told({}, [event('round', { round: 2 })]));
    expect(rows).toEqual([0, 1].map((seat) => expect.objectContaining({ seat, reaped: {}, fed: null, begged: 0 })));
    expect(phase).toBe('fields');
  });

  test('crops of several fields are added up for each player', () => {
    const table = told({}, [harvest(4), reaped(0, 'grain', 1), reaped(0, 'grain', 1), reaped(1, 'vegetable', 1)]);
    expect(harvestRows(table).rows.map((row) => row.reaped)).toEqual([{ grain: 2 }, { vegetable: 1 }]);
  });

  test('a supper tells what was eaten and begged for', () => {
    const { rows, phase } = harvestRows(told({}, [harvest(4)], [begged(1, 2), fed(1, 4)]));
    expect(rows[1]).toMatchObject({ fed: 4, begged: 2 });
    expect([rows[0]!.fed, phase]).toEqual([null, 'feeding']);
  });

  test('young animals are told with those that found no place', () => {
    const table = told({}, [harvest(4), born(0, 'sheep'), event('unborn', { seat: 'seat:0', good: 'good:boar' })]);
    const { rows, phase } = harvestRows(table);
    expect([rows[0]!.born, rows[0]!.unborn, phase]).toEqual([{ sheep: 1 }, ['boar'], 'breeding']);
  });

  test('only the last harvest counts', () => {
    const table = told({}, [harvest(4), reaped(0, 'grain', 3)], [event('round')], [harvest(7), reaped(0, 'grain', 1)]);
    expect(harvestRows(table).rows[0]!.reaped).toEqual({ grain: 1 });
  });

  test('what comes after the harvest does not belong to it', () => {
    const table = told({}, [harvest(4), fed(0, 4)], [event('round')], [reaped(0, 'grain', 2)]);
    expect(harvestRows(table).rows[0]!.reaped).toEqual({});
  });

  test('while it is shown, it is told up to the event that is shown', () => {
    const events = [harvest(4), reaped(0, 'grain', 1), reaped(0, 'grain', 1), fed(0, 4)];
    const table = Object.assign(told({}, events), { told: story(events.slice(0, 2)) });
    const { rows, phase } = harvestRows(table);
    expect([rows[0]!.reaped, rows[0]!.fed, phase]).toEqual([{ grain: 1 }, null, 'fields']);
  });
});

describe('who begged is remembered', () => {
  const events = [harvest(4), begged(1, 2), fed(1, 4)];

  test('in the round after the harvest', () => {
    expect(lastBegged(told({ round: 5 }, events))).toEqual([{ seat: 1, number: 2 }]);
  });

  test('no longer than that', () => {
    expect(lastBegged(told({ round: 6 }, events))).toEqual([]);
  });

  test('not while the harvest is going on', () => {
    expect(lastBegged(told({ round: 4, phase: 'harvest' }, events))).toEqual([]);
  });
});

describe('what the next harvest brings', () => {
  const sown = farm({
    goods: { food: 0, grain: 1 },
    fields: { a3: { crop: 'grain', number: 3 }, a4: { crop: 'grain', number: 1 }, a5: {} },
    plots: [{ card: 'bean_field', crop: 'vegetable', number: 2 }],
    animals: { a1: { sheep: 2 } },
    young: { sheep: true, boar: false },
    food_rates: { grain: 1, vegetable: 1, sheep: 2 },
  });

  test('one crop from every sown field and card, and young where there is a place', () => {
    expect(expected(sown)).toEqual({ grain: 2, vegetable: 1, sheep: 1 });
  });

  test('the crops count among what can be eaten then, the young do not', () => {
    expect(couldMake(sown)).toBe(1 + 2 + 1 + 4);
  });
});
