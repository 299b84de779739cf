import { describe, expect, test } from 'vitest';
import { fenceAnswer, fencePlan } from '../../../src/boards/agricola/farmyard/fencing';
import { border } from '../../../src/boards/agricola/farmyard/geometry';
import type { PlayerView } from '../../../src/boards/agricola/view';
import { decision, option } from '../../decisions';
import { farm, sitDown } from './farms';

/** An option that fences these spaces in, past fences that are there. */
const pasture = (cells: string[], there: string[] = []) =>
  option(
    `fence ${cells.join('+')}`,
    ...[...border(cells)].filter((edge) => !there.includes(edge)).map((edge) => `edge:${edge}`),
  );
const fencing = (options = [pasture(['a5']), pasture(['a4', 'a5']), option('done')], about: Partial<PlayerView> = {}) =>
  sitDown([farm(about)], { decision: decision(options, { name: 'fence' }) });

describe('what a plan of fences says', () => {
  test('there is no plan before anything is marked', () => {
    const { table, screen } = fencing();
    expect(fencePlan(table, screen)).toBeNull();
    expect(fenceAnswer(table, screen)).toBeNull();
  });

  test('there is no plan while something else is decided', () => {
    const { table, screen } = sitDown([farm()], { decision: decision([option('done')], { name: 'build' }) });
    screen.cells = ['a5'];
    expect(fencePlan(table, screen)).toBeNull();
  });

  test('marked spaces are fenced all around', () => {
    const { table, screen } = fencing();
    screen.cells = ['a4', 'a5'];
    expect([...fencePlan(table, screen)!.edges].sort()).toEqual(['a3-a4', 'a4-b4', 'a4-n', 'a5-b5', 'a5-e', 'a5-n']);
  });

  test('fences that stand already are not built again', () => {
    const there = [...border(['a5'])];
    const { table, screen } = fencing([pasture(['a4'], there)], {
      fences: there,
      pastures: [{ cells: 'a5', capacity: 2 }],
    });
    screen.cells = ['a4'];
    const plan = fencePlan(table, screen)!;
    expect([...plan.edges].sort()).toEqual(['a3-a4', 'a4-b4', 'a4-n']);
    expect(plan.pastures.map(({ cells }) => cells.join('+'))).toEqual(['a4']);
  });

  test('the wood is what the player pays for so many fences', () => {
    const { table, screen } = fencing(undefined, {
      fencing: { left: 15, wood: [0, 0, 1, 2, 3, 4], payable: 6, more: { each: 0, smallest: 0 } },
    });
    screen.cells = ['a4', 'a5'];
    expect(fencePlan(table, screen)!.wood).toBe(4);
  });

  test('a pasture has room for two animals a space, doubled by a stable', () => {
    const { table, screen } = fencing(undefined, { stables: ['a4'] });
    screen.cells = ['a4', 'a5'];
    expect(fencePlan(table, screen)!.pastures[0]!.capacity).toBe(8);
  });

  test('cards that give pastures room count, one of them for the smallest only', () => {
    const more = { each: 1, smallest: 1 };
    const { table, screen } = fencing(undefined, { fencing: { left: 15, wood: [], payable: 15, more } });
    screen.cells = ['a5'];
    expect(fencePlan(table, screen)!.pastures[0]!.capacity).toBe(4);
    screen.cells = ['a4', 'a5'];
    expect(fencePlan(table, screen)!.pastures[0]!.capacity).toBe(5);
  });

  test('edges that do not close a pasture are open', () => {
    const { table, screen } = fencing();
    screen.byEdge = true;
    screen.edges = ['a5-n', 'a5-e'];
    expect(fencePlan(table, screen)).toMatchObject({ fault: 'open', cells: [], pastures: [] });
  });

  test('where only the wood is short the pasture is drawn all the same', () => {
    const { table, screen } = fencing(undefined, {
      fencing: { left: 15, wood: [], payable: 3, more: { each: 0, smallest: 0 } },
    });
    screen.cells = ['a5'];
    expect(fencePlan(table, screen)).toMatchObject({ fault: 'wood', pastures: [{ cells: ['a5'] }] });
  });

  test('what the server does not offer cannot be built now', () => {
    const { table, screen } = fencing();
    screen.cells = ['c5'];
    expect(fencePlan(table, screen)!.fault).toBe('not_now');
  });
});

describe('how a plan of fences is played', () => {
  test('a plan with a fault has no ready button and says the fault', () => {
    const { table, screen } = fencing();
    screen.cells = ['a5', 'c5'];
    expect(fenceAnswer(table, screen)).toMatchObject({
      ready: false,
      say: 'web-fault-scattered (number 8, wood 8)',
    });
  });

  test('a good plan says fences, wood, pastures and room', () => {
    const { table, screen } = fencing();
    screen.cells = ['a4', 'a5'];
    expect(fenceAnswer(table, screen)).toMatchObject({
      ready: true,
      say: 'web-fence-plan (number 6, wood 6, pastures 1, room 4)',
    });
  });

  test('the largest step comes first: a pasture, then what divides it', () => {
    const whole = pasture(['a4', 'a5']);
    const { table, screen, following, played } = fencing([pasture(['a5']), whole, pasture(['a4']), option('done')]);
    following.push(decision([option('fence a4', 'edge:a4-a5'), option('done')], { name: 'fence' }));
    screen.byEdge = true;
    screen.edges = [...border(['a4', 'a5']), 'a4-a5'];
    fenceAnswer(table, screen)!.play();
    expect(played).toEqual(['fence a4+a5', 'fence a4']);
  });

  test('nothing outside of the plan is built', () => {
    const { table, screen, following, played } = fencing();
    following.push(decision([pasture(['c5']), option('done')], { name: 'fence' }));
    screen.cells = ['a4', 'a5'];
    fenceAnswer(table, screen)!.play();
    expect(played).toEqual(['fence a4+a5']);
  });

  test('clearing takes all marks away', () => {
    const { table, screen } = fencing();
    screen.cells = ['a5'];
    fenceAnswer(table, screen)!.clear!();
    expect([screen.cells, screen.edges]).toEqual([[], []]);
  });
});
