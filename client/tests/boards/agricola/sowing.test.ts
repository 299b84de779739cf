import { describe, expect, test } from 'vitest';
import { breads, fieldAnswer, plots, seedsLeft, sows, turnSeed } from '../../../src/boards/agricola/food/sowing';
import { propose } from '../../../src/boards/agricola/plans';
import { decision, option } from '../../decisions';
import { farm, sitDown } from './farms';

const bake = (grain: number, food: number) => ({
  ...option(`bake ${grain}`),
  label: { id: 'bake', args: { food } },
});
const options = [
  option('sow grain a3', 'cell:a3'),
  option('sow vegetable a3', 'cell:a3'),
  option('sow grain a4', 'cell:a4'),
  bake(1, 2),
  bake(2, 4),
  option('done'),
];
const working = (offered = options, proposal: string[] = []) =>
  sitDown([farm({ goods: { grain: 2, vegetable: 1 } })], {
    view: { proposal },
    decision: decision(offered, { name: 'field_work' }),
  });

describe('what can be sown and baked', () => {
  test('work on fields is sowing only where something can be sown or baked', () => {
    expect(sows(working().table)).toBe(true);
    expect(sows(working([option('plough a3', 'cell:a3'), option('done')]).table)).toBe(false);
  });

  test('a field has all the seeds that could be sown there', () => {
    expect(plots(working().table)).toEqual([
      { name: 'a3', thing: 'cell:a3', seeds: ['grain', 'vegetable'] },
      { name: 'a4', thing: 'cell:a4', seeds: ['grain'] },
    ]);
  });

  test('breads are the food for one grain, two, and so on', () => {
    expect(breads(working().table)).toEqual([2, 4]);
  });

  test('grain that is sown or baked is not left', () => {
    const { table, screen } = working();
    screen.seeds = { a3: 'vegetable', a4: 'grain' };
    screen.grain = 1;
    expect([seedsLeft(table, screen, 'grain'), seedsLeft(table, screen, 'vegetable')]).toEqual([0, 0]);
  });

  test('pressing a field goes on from nothing to grain, to vegetables, and to nothing', () => {
    const { table, screen } = working();
    const seen = [1, 2, 3].map(() => {
      turnSeed(table, screen, plots(table)[0]!);
      return screen.seeds.a3;
    });
    expect(seen).toEqual(['grain', 'vegetable', undefined]);
  });

  test('a crop of which nothing is left is passed over', () => {
    const { table, screen } = working();
    screen.grain = 2;
    turnSeed(table, screen, plots(table)[0]!);
    expect(screen.seeds).toEqual({ a3: 'vegetable' });
  });
});

describe('the answer', () => {
  test('nothing laid out is an answer where one may be done', () => {
    const { table, screen } = working();
    expect(fieldAnswer(table, screen)).toMatchObject({ label: 'done', say: 'web-work-nothing', ready: true });
  });

  test('nothing laid out is no answer where something must be done', () => {
    const { table, screen } = working(options.slice(0, 3));
    expect(fieldAnswer(table, screen)!.ready).toBe(false);
  });

  test('it says what is sown and what the bread brings', () => {
    const { table, screen } = working();
    screen.seeds = { a3: 'vegetable', a4: 'grain' };
    screen.grain = 1;
    expect(fieldAnswer(table, screen)!.say).toBe(
      'web-work-sow (grains 1, vegetables 1) web-work-bake (grain 1, food 2)',
    );
  });

  test('everything is played in turn: sowing, then baking, then done', () => {
    const { table, screen, following, played } = working();
    following.push(
      decision([option('sow grain a4', 'cell:a4'), bake(1, 2), option('done')], { name: 'field_work' }),
      decision([bake(1, 2), option('done')], { name: 'field_work' }),
      decision([option('done')], { name: 'field_work' }),
    );
    screen.seeds = { a3: 'vegetable', a4: 'grain' };
    screen.grain = 1;
    fieldAnswer(table, screen)!.play();
    expect(played).toEqual(['sow vegetable a3', 'sow grain a4', 'bake 1', 'done']);
  });

  test('what is no longer offered is left out', () => {
    const { table, screen, following, played } = working();
    following.push(decision([option('done')], { name: 'field_work' }));
    screen.seeds = { a4: 'grain' };
    screen.grain = 1;
    fieldAnswer(table, screen)!.play();
    expect(played).toEqual(['sow grain a4', 'done']);
  });
});

test('what the server proposes is laid out, and what lay there is not', () => {
  const { table, screen } = working(options, ['sow grain a4', 'bake 1']);
  screen.seeds = { a3: 'vegetable' };
  propose(table, screen);
  expect([screen.seeds, screen.grain]).toEqual([{ a4: 'grain' }, 1]);
});
