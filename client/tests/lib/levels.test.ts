import { afterEach, describe, expect, test } from 'vitest';
import { somebody } from '../../src/art/portraits';
import { FIRST, levelFor, portraitOf, shared } from '../../src/lib/levels.svelte';
import { settings } from '../../src/lib/settings.svelte';
import type { GameInfo } from '../../src/wire';

const OFFERED = ['easy', 'normal', 'raider', 'hard', 'expert'];
const game = (...levels: string[]): GameInfo => ({
  name: 'garden',
  title: { en: 'Garden', ru: 'Сад' },
  tagline: {},
  seats: [1, 4],
  options: { properties: {} },
  levels,
  rules_version: 1,
  first_game: {},
  first_game_label: {},
  lessons: [],
});

describe('whom one plays against', () => {
  afterEach(() => (settings.opponent = FIRST));

  test('newcomers meet the easiest', () => {
    expect(levelFor(game(...OFFERED))).toBe('easy');
  });

  test('whoever has chosen another one meets that one', () => {
    settings.opponent = 'expert';
    expect(levelFor(game(...OFFERED))).toBe('expert');
  });

  test('a game that does not have it takes the one for newcomers, else its first', () => {
    settings.opponent = 'dreamer';
    expect(levelFor(game(...OFFERED))).toBe('easy');
    expect(levelFor(game('wise', 'strong'))).toBe('wise');
    expect(levelFor(game())).toBe('random');
  });

  test('for all games at once those are offered that every game has', () => {
    expect(shared([game(...OFFERED, 'dreamer'), game(...OFFERED)])).toEqual(OFFERED);
    expect(shared([])).toEqual([]);
  });

  test('every level has a face of its own, and everybody else shares one', () => {
    expect(new Set(OFFERED.map(portraitOf)).size).toBe(OFFERED.length);
    for (const level of OFFERED) expect(portraitOf(level)).not.toBe(somebody);
    expect(portraitOf('sensible')).toBe(somebody);
  });
});
