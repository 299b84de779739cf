import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Board } from '../../src/boards/board';
import { cardAt, Explaining, listening, placesAround } from '../../src/lib/explaining.svelte';
import { enlarge, enlarging, lensOf } from '../../src/lib/lens.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { shape } from '../../src/lib/shape.svelte';
import { TableStore } from '../../src/lib/table.svelte';
import { decision, option } from '../decisions';

/** A board that knows one kind of thing. */
const board = {
  kinds: ['tile'],
  explain: () =>
    Promise.resolve((_: TableStore, thing: string) =>
      thing.startsWith('tile:') ? { title: thing, lines: ['It grows.'] } : null,
    ),
  chapters: { 'tile:*': 'harvest', 'card:*': 'cards', 'not-dry': 'weather' },
} as unknown as Board;

const on = (target: Element, name: string, kind: string, x = 5, y = 5) => {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, clientX: x, clientY: y });
  target.dispatchEvent(Object.assign(event, { pointerType: kind }));
};
const waited = (time: number) => vi.advanceTimersByTimeAsync(time);

function laid(things = '<i data-thing="tile:a1"></i><i data-thing="tile:b2"></i>') {
  document.body.innerHTML = `<main class="table">${things}</main>`;
  const table = new TableStore('t');
  const explaining = new Explaining(table, board);
  const root = document.querySelector<HTMLElement>('.table')!;
  listening(table, explaining)(root);
  const thing = (name: string) => root.querySelector<HTMLElement>(`[data-thing~="${name}"]`)!;
  return { table, explaining, root, thing };
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.point = true;
});

test('a thing is explained when the mouse rests on it, and no longer when it leaves', async () => {
  const { explaining, root, thing } = laid();
  on(thing('tile:a1'), 'pointermove', 'mouse');
  expect(explaining.shown).toBeNull();
  await waited(700);
  expect(explaining.shown).toMatchObject({ things: ['tile:a1'], pinned: false });
  on(root, 'pointermove', 'mouse');
  expect(explaining.shown).toBeNull();
});

test('the mouse rests longer on what can be chosen, for the prompt speaks of it', async () => {
  const { table, explaining, thing } = laid();
  table.choosing.set(decision([option('a1', 'tile:a1')]));
  on(thing('tile:a1'), 'pointermove', 'mouse');
  await waited(700);
  expect(explaining.shown).toBeNull();
  await waited(700);
  expect(explaining.shown).not.toBeNull();
});

test('who wants no card under the mouse gets none, but may still hold or ask', async () => {
  settings.point = false;
  const { explaining, thing } = laid();
  on(thing('tile:a1'), 'pointermove', 'mouse');
  await waited(2000);
  expect(explaining.shown).toBeNull();
  expect(explaining.ask(thing('tile:a1'))).toBe(true);
  await waited(0);
  expect(explaining.shown?.pinned).toBe(true);
});

test('a held finger explains a thing and does not press it', async () => {
  const { explaining, thing } = laid();
  const press = vi.fn();
  thing('tile:a1').addEventListener('click', press);
  on(thing('tile:a1'), 'pointerdown', 'touch');
  await waited(500);
  expect(explaining.shown).toMatchObject({ things: ['tile:a1'], pinned: true, vain: false });
  thing('tile:a1').click();
  expect(press).not.toHaveBeenCalled();
});

test('a finger that moves away or is lifted explains nothing', async () => {
  const { explaining, thing } = laid();
  on(thing('tile:a1'), 'pointerdown', 'touch');
  on(thing('tile:a1'), 'pointermove', 'touch', 5, 40);
  await waited(900);
  on(thing('tile:a1'), 'pointerdown', 'touch');
  on(thing('tile:a1'), 'pointerup', 'touch');
  await waited(900);
  expect(explaining.shown).toBeNull();
});

test('a press on what cannot be chosen says why', async () => {
  const { table, explaining, thing } = laid();
  const why_not = { 'tile:b2': { id: 'not-dry', args: {} } };
  table.choosing.set(decision([option('a1', 'tile:a1'), option('c1', 'tile:c1')], { why_not }));
  on(thing('tile:b2'), 'click', 'mouse');
  await waited(0);
  expect(explaining.shown).toMatchObject({ things: ['tile:b2'], pinned: true, vain: true });
  expect(explaining.whyNot(['tile:b2'])?.id).toBe('not-dry');
  expect(explaining.chapter).toBe('weather');
});

test('where the rules give no reason, something else is asked, if anything is', () => {
  const { table, explaining } = laid();
  expect(explaining.elsewhere(['tile:b2'])).toBe(false);
  table.choosing.set(decision([option('a1', 'tile:a1')]));
  expect(explaining.elsewhere(['tile:b2'])).toBe(true);
  expect(explaining.elsewhere(['score:votes'])).toBe(false);
  expect(explaining.elsewhere(['tile:a1'])).toBe(false);
});

test('a press that leads on, or is for a button on the board, is left alone', async () => {
  const { table, explaining, root, thing } = laid(
    '<i data-thing="tile:a1"></i><div data-thing="tile:b2"><button id="book"></button>' +
      '<button id="disc" data-nav aria-pressed="false"></button></div>',
  );
  table.choosing.set(decision([option('a1', 'tile:a1'), option('c1', 'tile:c1')]));
  thing('tile:a1').addEventListener('click', () => table.press('tile:a1'));
  on(thing('tile:a1'), 'click', 'mouse');
  on(root.querySelector('#book')!, 'click', 'mouse');
  on(root.querySelector('#disc')!, 'click', 'mouse');
  await waited(0);
  expect(explaining.shown).toBeNull();
});

test('a reason may be that of a whole kind; what can be chosen has none', () => {
  const { table, explaining } = laid();
  const why_not = { 'tile:*': { id: 'not-now', args: {} } };
  table.choosing.set(decision([option('a1', 'tile:a1')], { why_not }));
  expect(explaining.whyNot(['tile:b2'])?.id).toBe('not-now');
  expect(explaining.whyNot(['tile:a1'])).toBeNull();
});

test('by key the thing in focus is explained, and once more its chapter is opened', async () => {
  const { table, explaining, thing } = laid();
  expect(explaining.ask(document.body)).toBe(false);
  explaining.ask(thing('tile:b2'));
  await waited(0);
  expect(explaining.shown?.things).toEqual(['tile:b2']);
  explaining.ask(thing('tile:b2'));
  expect(table.rules).toBe('harvest');
  expect(explaining.shown).toBeNull();
});

test('what lies under the lens is left to the lens; the key lays it there for good, and then opens its chapter', async () => {
  const { table, explaining, thing } = laid();
  enlarging(table, 'card:well')(thing('tile:a1'));
  on(thing('tile:a1'), 'pointermove', 'mouse');
  await waited(2000);
  expect(explaining.shown).toBeNull();
  explaining.ask(thing('tile:a1'));
  expect(lensOf(table).seen).toMatchObject({ thing: 'card:well', pinned: true });
  explaining.ask(thing('tile:a1'));
  expect(table.rules).toBe('cards');
});

test('a press that lays something under the lens has done something, and so has one that puts it away', async () => {
  const { table, thing } = laid('<button data-nav data-thing="card:well" data-lens="card:well"></button>');
  table.choosing.set(decision([option('a1', 'tile:a1')], { why_not: { 'card:well': { id: 'not-dry', args: {} } } }));
  const press = () => enlarge(table, 'card:well', thing('card:well'));
  document.addEventListener('click', press); // where components hear of it
  on(thing('card:well'), 'click', 'mouse');
  expect(lensOf(table).seen).toMatchObject({ thing: 'card:well', pinned: true });
  on(thing('card:well'), 'click', 'mouse');
  expect(lensOf(table).seen).toBeNull();
  document.removeEventListener('click', press);
  on(thing('card:well'), 'click', 'mouse');
  expect(lensOf(table).seen).toMatchObject({ thing: 'card:well', pinned: true });
});

test('a press elsewhere is explained although it puts the lens away', async () => {
  const { table, explaining, thing } = laid();
  table.choosing.set(decision([option('a1', 'tile:a1')], { why_not: { 'tile:*': { id: 'not-dry', args: {} } } }));
  lensOf(table).seen = { thing: 'card:well', box: new DOMRect(), pinned: true };
  const putAway = () => (lensOf(table).seen = null);
  document.addEventListener('click', putAway);
  on(thing('tile:b2'), 'click', 'mouse');
  document.removeEventListener('click', putAway);
  await waited(0);
  expect(explaining.shown?.things).toEqual(['tile:b2']);
});

test('what lies in a dialog is only looked at: no reason is given there', async () => {
  const { table, explaining, thing } = laid('<dialog><i data-thing="tile:b2"></i></dialog>');
  table.choosing.set(decision([option('a1', 'tile:a1')], { why_not: { 'tile:b2': { id: 'not-dry', args: {} } } }));
  explaining.ask(thing('tile:b2'));
  await waited(0);
  expect(explaining.shown).toMatchObject({ things: ['tile:b2'], why: null });
});

test('what is marked further in comes first, and what is only explained needs no mark for pieces', () => {
  const { root } = laid('<div data-thing="seat:0"><b data-about="supply:drops:0"><u></u></b></div>');
  const { places } = placesAround(root.querySelector('u'));
  expect(places.map((place) => place.things)).toEqual([['supply:drops:0'], ['seat:0']]);
});

test('the card lies beside the thing, never under the mouse and never over what must be read', () => {
  const size = { width: 200, height: 100 };
  const at = (box: DOMRect, read: DOMRect | null = null) => cardAt({ box, point: null }, size, read);
  expect(at(new DOMRect(300, 100, 60, 60))).toEqual({ left: 230, top: 170 });
  expect(at(new DOMRect(300, shape.height - 80, 60, 60)).top).toBe(shape.height - 80 - 110);
  expect(at(new DOMRect(300, 100, 60, 60), new DOMRect(0, 165, 365, 60))).toEqual({ left: 370, top: 100 });
  const everywhere = new DOMRect(0, 0, shape.width, shape.height);
  const { left, top } = cardAt({ box: everywhere, point: { x: 400, y: 300 } }, size);
  expect(left + size.width < 400 || left > 400 || top + size.height < 300 || top > 300).toBe(true);
});
