import { marked as markdown } from 'marked';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { marked, plain, readRules, seeker } from '../../src/lib/rules';

const parse = (text: string): string => markdown.parse(text, { async: false });
const read = (text: string) => readRules(text, parse, (id) => `/rules/game#${id}`);
const GAMES = ['agricola', 'earth', 'petrichor', 'sonora'];
const LANGUAGES = ['en', 'ru'];
const textOf = (game: string, language: string): string =>
  readFileSync(`../src/tilth/games/${game}/words/rules.${language}.md`, 'utf8');
const found = (sought: string, text: string): string[] =>
  [...marked(text, seeker(sought)).matchAll(/<mark>(.*?)<\/mark>/g)].map((one) => one[1]!);

describe('a text of rules', () => {
  test('has chapters with parts, each a place of its own', () => {
    const { chapters, pieces } = read('# Game\n\nWords.\n\n## A round {#round}\n\nMore.\n\n### Voting {#voting}\n');
    expect(chapters).toEqual([
      { id: 'round', title: 'A round', part: false },
      { id: 'voting', title: 'Voting', part: true },
    ]);
    expect(pieces).toHaveLength(1);
    expect(pieces[0]).toHaveProperty(
      'html',
      expect.stringContaining('<h2 id="rules-round" tabindex="-1">A round</h2>'),
    );
  });

  test('is cut where a picture stands', () => {
    const { pieces } = read('Before.\n\n![What it shows.](picture:overflow)\n\nAfter.');
    expect(pieces.map((piece) => ('html' in piece ? 'text' : `${piece.picture}: ${piece.caption}`))).toEqual([
      'text',
      'overflow: What it shows.',
      'text',
    ]);
  });

  test('leads to other chapters by their address', () => {
    const [piece] = read('See [voting](#voting).').pieces;
    expect(piece).toHaveProperty(
      'html',
      expect.stringContaining('<a href="/rules/game#voting" data-chapter="voting">voting</a>'),
    );
  });
});

describe('a search', () => {
  test('finds a word in all its forms, from its beginning', () => {
    expect(found('votes', 'Vote once, voting is fun, devoted')).toEqual(['Vote', 'voting']);
    expect(found('облако', 'Облака и облаками, безоблачно')).toEqual(['Облака', 'облаками']);
    expect(found('капля', 'Капли, пять капель')).toEqual(['Капли', 'капель']);
    expect(found('песок', 'песок и песка')).toEqual(['песок', 'песка']);
    expect(found('ливень', 'проливается ливнем')).toEqual(['ливнем']);
  });

  test('takes е for ё', () => {
    expect(found('зерен', 'зёрен')).toEqual(['зёрен']);
    expect(found('ещё', 'еще раз')).toEqual(['еще']);
  });

  test('finds words that follow each other', () => {
    expect(found('harvest dice', 'the harvest dice, dice of harvest')).toEqual(['harvest dice']);
  });

  test('leaves tags and signs as they are', () => {
    expect(marked('<p class="rain">Rain &amp; amp</p>', seeker('rain'))).toBe(
      '<p class="rain"><mark>Rain</mark> &amp; amp</p>',
    );
    expect(marked('Sun &amp; more', seeker('amp'))).toBe('Sun &amp; more');
    expect(plain('a < b & c')).toBe('a &lt; b &amp; c');
  });

  test('of nothing but signs looks for nothing', () => {
    expect(seeker(' . ')).toBeNull();
    expect(marked('text', null)).toBe('text');
  });

  test.each([
    ['petrichor', 'en', 'overflow'],
    ['petrichor', 'ru', 'ливень'],
    ['agricola', 'ru', 'выпас'],
    ['earth', 'en', 'canopy'],
    ['sonora', 'ru', 'дельта'],
  ])('finds what the rules of %s (%s) speak of: %s', (game, language, word) => {
    expect(found(word, textOf(game, language)).length).toBeGreaterThan(0);
  });
});

describe.each(GAMES)('the pictures of %s', (game) => {
  const drawn = readdirSync(`src/boards/${game}/pictures`).map((file) => file.replace('.svelte', ''));
  const named = (language: string) =>
    read(textOf(game, language)).pieces.flatMap((piece) => ('picture' in piece ? [piece.picture] : []));

  test.each(LANGUAGES)('all exist and all are used (%s)', (language) => {
    expect(named(language).sort()).toEqual(drawn.sort());
    expect(drawn.length).toBeGreaterThanOrEqual(5);
  });

  test('come in the same order in both languages', () => {
    expect(named('ru')).toEqual(named('en'));
  });
});
