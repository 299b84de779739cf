import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Module = typeof import('../../src/lib/settings.svelte');

/** What the screen is like, by its question; and those who want to know when that changes. */
let screen: Record<string, boolean>;
let asked: Record<string, () => void>;
let ends: (() => void)[];

/** The module as a page that is just opened has it. */
async function opened(): Promise<Module> {
  vi.resetModules();
  return import('../../src/lib/settings.svelte');
}

beforeEach(() => {
  screen = {};
  asked = {};
  ends = [];
  localStorage.clear();
  vi.stubGlobal('matchMedia', (media: string) => ({
    get matches() {
      return screen[media] ?? false;
    },
    addEventListener: (_: string, heard: () => void) => (asked[media] = heard),
  }));
});
afterEach(() => {
  for (const end of ends) end();
  vi.unstubAllGlobals();
});

describe('the language at first', () => {
  test.each([
    [['ru-RU', 'en'], 'ru'],
    [['de', 'ru'], 'ru'],
    [['en-GB', 'ru'], 'en'],
    [['fr'], 'en'],
  ])('of %j it is %s', async (languages, language) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0]!);
    expect((await opened()).settings.language).toBe(language);
  });
});

describe('what was chosen before', () => {
  test('it is kept, and the rest is as it is for everybody', async () => {
    localStorage.setItem('tilth-settings', '{"theme":"dark","sound":false}');
    const { settings } = await opened();
    expect(settings).toMatchObject({ theme: 'dark', sound: false, motion: 'auto', titleBlink: true });
  });

  test('what cannot be read is as if nothing had been chosen', async () => {
    localStorage.setItem('tilth-settings', '{theme');
    expect((await opened()).settings.theme).toBe('auto');
  });
});

describe('how it looks', () => {
  const DARK = '(prefers-color-scheme: dark)';
  const STILL = '(prefers-reduced-motion: reduce)';

  test('by itself it is as the system wishes, also when that changes', async () => {
    const { look } = await opened();
    expect([look.dark, look.still]).toEqual([false, false]);
    screen[DARK] = screen[STILL] = true;
    asked[DARK]!();
    asked[STILL]!();
    expect([look.dark, look.still]).toEqual([true, true]);
  });

  test('what is chosen goes before what the system wishes', async () => {
    screen[DARK] = screen[STILL] = true;
    const { look, settings } = await opened();
    settings.theme = 'light';
    settings.motion = 'full';
    expect([look.dark, look.still]).toEqual([false, false]);
  });
});

test('page and store are in step with what is chosen', async () => {
  const { keepSettings, settings } = await opened();
  // The effects of this module belong to the Svelte it was opened with.
  const { effectRoot } = await import('../effects.svelte');
  ends.push(effectRoot(keepSettings));
  settings.language = 'ru';
  settings.theme = 'dark';
  settings.motion = 'none';
  settings.contrast = true;
  (await import('svelte')).flushSync();
  const root = document.documentElement;
  expect(root.lang).toBe('ru');
  expect({ ...root.dataset }).toEqual({ theme: 'dark', motion: 'none', contrast: 'high' });
  expect(JSON.parse(localStorage.getItem('tilth-settings')!)).toMatchObject({ language: 'ru', theme: 'dark' });
});
