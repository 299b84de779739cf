import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { explainFirsts, firstSentence, wasExplained } from '../../src/lib/firsts';
import { settings } from '../../src/lib/settings.svelte';
import { decision } from '../decisions';

const words = { game: 'game', has: (id: string) => id === 'first-move', say: (id: string) => id };
const move = decision([]);

beforeEach(() => {
  explainFirsts(true);
});

describe('a sentence more', () => {
  test('is said until a decision of its kind was answered', () => {
    expect(firstSentence(words, move)).toBe('first-move');
    expect(firstSentence(words, move)).toBe('first-move');
    wasExplained('game', move);
    expect(firstSentence(words, move)).toBe('');
  });

  test('is said of each kind, and in each game', () => {
    wasExplained('game', decision([], { name: 'vote' }));
    wasExplained('other', move);
    expect(firstSentence(words, move)).toBe('first-move');
  });

  test('is not said where there is none', () => {
    expect(firstSentence(words, decision([], { name: 'vote' }))).toBe('');
    expect(firstSentence({ ...words, game: null }, move)).toBe('');
  });

  test('can be switched off, and on again for everything', () => {
    explainFirsts(false);
    expect(firstSentence(words, move)).toBe('');
    wasExplained('game', move);
    expect(settings.explained).toEqual([]);
    explainFirsts(true);
    wasExplained('game', move);
    explainFirsts(true);
    expect(firstSentence(words, move)).toBe('first-move');
  });
});

describe.each(['agricola', 'earth', 'petrichor', 'sonora'])('in %s', (game) => {
  const chapters = JSON.parse(readFileSync(`../src/tilth/games/${game}/words/chapters.json`, 'utf8')) as object;
  const asked = Object.keys(chapters).filter((name) => !/:|^not-|^interrupt$/.test(name));

  test.each(['en', 'ru'])('every decision has one that fits the prompt (%s)', (language) => {
    const text = readFileSync(`src/boards/${game}/words/${language}.ftl`, 'utf8');
    const said = new Map(
      [...text.matchAll(new RegExp(`^${game}-first-(\\w+) = (.*)$`, 'gm'))].map((m) => [m[1], m[2]!]),
    );
    expect([...said.keys()].sort()).toEqual(asked.sort());
    for (const [name, sentence] of said) expect(sentence.length, name).toBeLessThanOrEqual(112);
  });
});
