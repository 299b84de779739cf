import { describe, expect, test } from 'vitest';
import { foretell, why } from '../../../src/boards/agricola/spaces/outlook';
import type { AgricolaView, Outlook } from '../../../src/boards/agricola/view';
import { decision, option } from '../../decisions';
import { farm, sitDown } from './farms';

const placing = (space: string, outlook: Outlook, about: Partial<AgricolaView> = {}, people: number[] = []) =>
  sitDown([farm({ goods: { wood: 1, reed: 0, food: 2, grain: 0, vegetable: 0 }, people: 3 })], {
    view: {
      outlook: { [space]: outlook },
      lacks: {},
      spaces: { [space]: { goods: {}, people, per_round: {}, stage: 0, claims: [] } },
      ...about,
    },
    decision: decision([option('clay_1')], { name: 'place' }),
  }).table;

describe('why a space is closed', () => {
  test('with what things cost there, and how much of it one has', () => {
    const table = placing('build_rooms_stables', {
      reason: 'goods',
      costs: { room: { wood: 5, reed: 2 }, stable: { wood: 2 } },
    });
    expect(why(table, 'build_rooms_stables')).toBe(
      'web-cost-room (goods ["wood:5","reed:2"]); web-cost-stable (goods ["wood:2"]). Web-you-have (goods ["wood:1","reed:0"]).',
    );
  });

  test('where no improvement can be paid for, the one for which least is missing', () => {
    const table = placing(
      'improvement',
      { reason: 'goods' },
      { lacks: { well: { goods: { stone: 3 } }, fireplace_2: { goods: { clay: 2 } } } },
    );
    expect(why(table, 'improvement')).toBe('web-nearest (card "card:fireplace_2", goods ["clay:2"])');
  });

  test('because somebody stands there', () => {
    expect(why(placing('clay_1', {}, {}, [1]), 'clay_1')).toBe('web-stands (who ["seat:1"])');
  });

  test('also while nobody is asked anything', () => {
    const table = placing('clay_1', { reason: 'empty' });
    table.choosing.set(null);
    expect(why(table, 'clay_1')).toContain('web-reason-empty');
  });

  test('an open space has no reason', () => {
    expect(why(placing('clay_1', { goods: { clay: 1 } }), 'clay_1')).toBe('');
  });
});

test('a space that brings food says how it would stand with the next harvest', () => {
  expect(foretell(placing('fishing', { goods: { food: 3 } }), 'fishing')).toContain('web-food-then (food 5, need 4)');
});
