import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../src/lib/settings.svelte';
import { fetchWords, gameWords, namers, say, Words } from '../../src/lib/words.svelte';

const english = {
  common: `
player = Player { $number }
greeting = Hello
`,
  garden: `
garden-greeting = Hello, gardener
tile = place { $id }
tile-pond = the pond
    .in = in the pond
card = card { $id }
    .text = A card.
text-card-sun = The sun shines.
sheep = { $number ->
    [one] a sheep
   *[other] { $number } sheep
}
dug = { $who } dug { $where }
swam = { $who_you ->
    [yes] You swam
   *[no] { $who } swam
} { $where_in }
cost = { $goods } ({ $goods_count }: { $goods_id })
took = { $what_id ->
    [none] nothing taken
   *[other] { $what } taken
}
plain-label = Dig
own-label = Dig it
web-label-own-label = Dig here
event-dug = { $who } dug
event-grew = It grew
web-event-grew = It grew here
`,
};
const russian = {
  common: 'player = Игрок { $number }\ngreeting = Привет',
  garden: 'garden-greeting = Привет, садовник\nevent-dug = { $who } копает',
};
const served: Record<string, Record<string, string>> = { en: english, ru: russian };

const words = new Words('garden', ['Ada', ''], 0);

/** The server: the names of all texts, and each of them under its name. */
vi.stubGlobal('fetch', async (path: string) => {
  const names = { common: 'c1', garden: 'g1' };
  if (path === '/api/words') return Response.json({ parts: { en: names, ru: names } });
  const [, language, part] = /^\/api\/words\/(..)\/([a-z]+)\?v=[cg]1$/.exec(path)!;
  return new Response(served[language!]![part!]);
});
beforeEach(async () => {
  settings.language = 'en';
  await Promise.all(
    (['en', 'ru'] as const).flatMap((language) => [fetchWords(language), fetchWords(language, 'garden')]),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  for (const game of Object.keys(namers)) delete namers[game];
});

describe('which message is said', () => {
  test("the client's own need no server", () => {
    expect(say('undo')).toBe('Undo');
  });

  test("a game's own goes before a common one", () => {
    expect(say('greeting')).toBe('Hello');
    expect(words.say('greeting')).toBe('Hello, gardener');
  });

  test('a game that ships no words says the common ones', () => {
    expect(gameWords('chess').say('greeting')).toBe('Hello');
  });

  test('the language is the one of the settings, at once', () => {
    expect(words.say('greeting')).toBe('Hello, gardener');
    settings.language = 'ru';
    expect(words.say('greeting')).toBe('Привет, садовник');
    expect(say('greeting')).toBe('Привет');
  });

  test('one that is missing is shown as its name, and told to the console', () => {
    expect(words.has('nowhere')).toBe(false);
    expect(words.say('nowhere')).toBe('nowhere');
    expect(console.error).toHaveBeenCalledWith('words of garden: nowhere: missing');
  });

  test('one that lacks an argument is told to the console', () => {
    words.say('dug', { who: 'seat:0' });
    expect(console.error).toHaveBeenCalledOnce();
  });

  test("a label is said in the client's own words where there are such", () => {
    expect(words.label({ id: 'plain-label', args: {} })).toBe('Dig');
    expect(words.label({ id: 'own-label', args: {} })).toBe('Dig here');
  });
});

describe('what things are called', () => {
  test('a thing has a message of its own or that of its kind', () => {
    expect(words.thing('tile:pond')).toBe('the pond');
    expect(words.thing('tile:b2')).toBe('place b2');
  });

  test('a thing without either is called by its value', () => {
    expect(words.thing('rock:granite')).toBe('granite');
  });

  test('a value that is a number counts', () => {
    expect(words.thing('sheep:1')).toBe('a sheep');
    expect(words.thing('sheep:3')).toBe('3 sheep');
  });

  test('a seat is whoever sits there, or its number', () => {
    expect(words.thing('seat:0')).toBe('Ada');
    expect(words.thing('seat:1')).toBe('Player 2');
  });

  test('a board may call a thing otherwise', () => {
    namers.garden = (thing) => (thing === 'tile:b2' ? 'the place by the wall' : null);
    expect(words.thing('tile:b2')).toBe('the place by the wall');
    expect(words.thing('tile:c3')).toBe('place c3');
  });

  test('a thing says its own text, that of its kind, or nothing', () => {
    expect(words.text('card:sun')).toBe('The sun shines.');
    expect(words.text('card:rain')).toBe('A card.');
    expect(words.text('tile:b2')).toBe('');
  });
});

describe('what a message is given', () => {
  test('things by their names', () => {
    expect(words.say('dug', { who: 'seat:0', where: 'tile:b2' })).toBe('Ada dug place b2');
  });

  test('the forms of a thing, and whether it is the reader', () => {
    expect(words.say('swam', { who: 'seat:0', where: 'tile:pond' })).toBe('You swam in the pond');
    expect(words.say('swam', { who: 'seat:1', where: 'tile:pond' })).toBe('Player 2 swam in the pond');
  });

  test('a list by the names in it, their number and their values', () => {
    expect(words.say('cost', { goods: ['sheep:2', 'card:sun'] })).toBe('2 sheep, card sun (2: 2, sun)');
  });

  test('nothing as none', () => {
    expect(words.say('took', { what: null })).toBe('nothing taken');
    expect(words.say('took', { what: '' })).toBe('nothing taken');
    expect(words.say('took', { what: 'wood' })).toBe('wood taken');
  });
});

describe('events', () => {
  test("are told in the client's own words where there are such", () => {
    expect(words.event({ name: 'dug', args: { who: 'seat:0' } })).toBe('Ada dug');
    expect(words.event({ name: 'grew', args: {} })).toBe('It grew here');
  });

  test('without a message are told by nothing', () => {
    expect(words.event({ name: 'hidden', args: {} })).toBe('');
  });

  test('are put into words anew for another language', () => {
    const event = { name: 'dug', args: { who: 'seat:0' } };
    expect(words.event(event)).toBe('Ada dug');
    settings.language = 'ru';
    expect(words.event(event)).toBe('Ada копает');
  });
});

describe('fetching', () => {
  beforeEach(() => vi.resetModules());
  const fresh = () => import('../../src/lib/words.svelte');

  const asked = (fetched: { mock: { calls: unknown[][] } }) => fetched.mock.calls.map(([path]) => path);

  test('the words of a language are fetched once, under the name that the server gives them', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { fetchWords } = await fresh();
    await Promise.all([fetchWords('en'), fetchWords('en')]);
    await fetchWords('en');
    expect(asked(fetched)).toEqual(['/api/words', '/api/words/en/common?v=c1']);
  });

  test('the words of a game are fetched where they are needed', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { fetchWords, gameWords, readWords, wordsReady } = await fresh();
    await fetchWords('en');
    expect([wordsReady(), wordsReady('garden'), readWords('garden')]).toEqual([true, false, false]);
    await fetchWords('en', 'garden');
    expect([wordsReady('garden'), gameWords('garden').say('greeting')]).toEqual([true, 'Hello, gardener']);
    expect(asked(fetched).slice(2)).toEqual(['/api/words/en/garden?v=g1']);
  });

  test('a game of which the server has no words has none to wait for', async () => {
    const { fetchWords, wordsReady } = await fresh();
    await Promise.all([fetchWords('en'), fetchWords('en', 'nothing')]);
    expect(wordsReady('nothing')).toBe(true);
  });

  test('words that could not be fetched are asked for again', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('no network'));
    const { fetchWords, say, wordsReady } = await fresh();
    await fetchWords('en');
    expect(wordsReady()).toBe(false);
    await fetchWords('en');
    expect(wordsReady()).toBe(true);
    expect(say('greeting')).toBe('Hello');
  });

  test('nothing is told to the console while the words are on their way', async () => {
    const { say } = await fresh();
    expect(say('greeting')).toBe('greeting');
    expect(console.error).not.toHaveBeenCalled();
  });
});
