import { describe, expect, test } from 'vitest';
import { prompting } from '../../../src/boards/earth/prompting';
import { decision, option } from '../../decisions';
import { said } from '../tables';
import { sitDown } from './islands';

const plants = (...cards: string[]) =>
  decision([...cards.map((slug) => option(`plant ${slug}`, `card:${slug}`)), option('done')], {
    name: 'plant',
    prompt: { id: 'ask-plant', args: { number: 1, soil: 2 } },
  });
const hand = ['marula', 'basil'];
const prices = { marula: 4, basil: 3 };

describe('whose action it is', () => {
  const follows = (active: number) =>
    sitDown({ hand, prices, soil: 3 }, { decision: plants('basil'), view: { active, action: 'plant' } }).table;

  test('who follows another player is told who chose', () => {
    expect(prompting.prompt!(follows(1))?.title).toBe(said('web-follow-plant', { seat: 'seat:1' }));
  });

  test('who chose is told how many cards are left', () => {
    expect(prompting.prompt!(follows(0))?.title).toBe(said('web-plant', { number: 1 }));
  });
});

describe('what gives something up for good', () => {
  test('planting no more while a card could be planted', () => {
    const { table } = sitDown({ hand }, { decision: plants('basil') });
    expect(prompting.givesUp!(option('done'), table)).toBe(true);
  });

  test('but not when nothing could', () => {
    const { table } = sitDown({ hand }, { decision: plants() });
    expect(prompting.givesUp!(option('done'), table)).toBe(false);
  });
});
