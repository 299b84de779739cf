import { describe, expect, test } from 'vitest';
import { arrows, glyphs, habitats, icons, types } from '../../../src/boards/earth/art/icons';
import {
  amount,
  bar,
  costTag,
  firesWith,
  habitatTags,
  nameTags,
  pointsTag,
  signs,
} from '../../../src/boards/earth/cards/notation';
import { cards, type Line } from '../../../src/boards/earth/cards/printed';

const line = (about: Partial<Line>): Line => ({ color: 'red', effect: 'resources', ...about });
/** Signs with the drawings taken out: what is written of them. */
const written = (html: string): string => html.replace(/<svg.*?<\/svg>/gs, '*').replace(/<[^>]*>/g, '');

describe('a line of a card in signs', () => {
  test('what is gained has a plus and its sign', () => {
    const drawn = signs(line({ gain: [{ res: 'soil', n: 2 }] }));
    expect(written(drawn)).toBe('+2*');
    expect(drawn).toContain(icons.soil);
  });

  test('what is paid stands before a colon, and what it brings without a plus', () => {
    expect(written(signs(line({ pay: [{ res: 'soil', n: 1 }], gain: [{ res: 'sprout', n: 3 }] })))).toBe('−1*:3*');
  });

  test('pieces that are placed say how many and where', () => {
    const place = { scope: 'row', total: 3 };
    const drawn = signs(line({ gain: [{ res: 'sprout', n: 3 }], place }));
    expect(written(drawn).startsWith('+3*/')).toBe(true);
    expect(drawn.endsWith(arrows.row!)).toBe(true);
  });

  test('pieces on each card of a type say the type', () => {
    const place = { scope: 'island_4x4', each_of_type: 'tree' };
    expect(signs(line({ gain: [{ res: 'growth', n: 1 }], place }))).toContain(`<em>/</em>${types.tree}`);
  });

  test('what only whoever chose the action gets has a mark', () => {
    expect(written(signs(line({ gain: [{ res: 'soil', n: 1 }], only_if_you_chose: 'plant' })))).toBe('!+1*');
  });

  test('points at the end of the game stand before what they are counted for', () => {
    const drawn = signs(line({ color: 'brown', score: { rule: 'per_card', vp: 2, filter: { habitat: 'wet' } } }));
    expect(written(drawn)).toBe('2/*');
    expect(drawn).toContain(habitats.wet);
  });

  test('a score by cost says from which cost on, or up to which', () => {
    const score = { rule: 'per_card_by_cost', vp: 1 };
    expect(written(signs(line({ score: { ...score, min_cost: 6 } })))).toBe('1/*≥6');
    expect(written(signs(line({ score: { ...score, max_cost: 3 } })))).toBe('1/*≤3');
  });

  test('every line of every card has signs', () => {
    for (const card of cards.values())
      for (const one of card.abilities) {
        expect(signs(one), card.slug).not.toBe('');
        expect(signs(one), card.slug).not.toMatch(/undefined|NaN/);
      }
  });

  test('a line begins with the glyph of the action that fires it', () => {
    const drawn = bar(line({ color: 'blue', gain: [{ res: 'soil', n: 1 }] }), 'will');
    expect(drawn).toMatch(/^<span class="ab blue will">/);
    expect(drawn).toContain(`<i class="tab">${glyphs.blue}</i>`);
  });
});

describe('which action fires a line', () => {
  test('that of its own colour', () => {
    expect(firesWith(line({ color: 'green' }), 'green')).toBe(true);
    expect(firesWith(line({ color: 'green' }), 'red')).toBe(false);
  });

  test('with many colours red, blue and yellow, but not green', () => {
    const many = line({ color: 'multicolor' });
    expect((['red', 'blue', 'yellow', 'green'] as const).map((colour) => firesWith(many, colour))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('marks on a card', () => {
  test('a price is struck out where another is paid', () => {
    expect(costTag(4)).toBe('<b class="cost">4</b>');
    expect(costTag(4, 4)).toBe('<b class="cost">4</b>');
    expect(costTag(4, 2)).toBe('<b class="cost less"><s>4</s>2</b>');
  });

  test('a card for nothing is marked, unlike an event without a price', () => {
    expect(costTag(0)).toBe('<b class="cost">0</b>');
    expect(costTag(null)).toContain('free');
  });

  test('points below nothing have a true minus', () => {
    expect(pointsTag(-2)).toBe('<b class="vp neg">−2</b>');
    expect(pointsTag(3)).toBe('<b class="vp ">3</b>');
  });

  test('without habitats or tags there is no mark at all', () => {
    expect([habitatTags([]), nameTags([])]).toEqual(['', '']);
    expect(habitatTags(['wet', 'cold'])).toBe(`<span class="habs">${habitats.wet}${habitats.cold}</span>`);
  });

  test('planting is drawn with the green glyph', () => {
    expect(amount(2, 'plant')).toBe(`<span class="u">2<i class="gl green">${glyphs.green}</i></span>`);
  });
});
