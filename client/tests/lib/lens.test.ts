import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enlarge, enlarging, lensOf } from '../../src/lib/lens.svelte';
import { TableStore } from '../../src/lib/table.svelte';

const pointer = (name: string, kind: string) => {
  const event = new Event(name, { bubbles: true });
  return Object.assign(event, { pointerType: kind });
};
function lying(how = {}) {
  const table = new TableStore('t');
  const card = document.createElement('button');
  document.body.append(card);
  const away = enlarging(table, 'card:well', how)(card);
  return { table, card, away, lens: lensOf(table) };
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a card is enlarged when the mouse rests on it, and no longer when it leaves', async () => {
  const { card, lens } = lying();
  card.dispatchEvent(pointer('pointerenter', 'mouse'));
  expect(lens.seen).toBeNull();
  vi.advanceTimersByTime(500);
  expect(lens.seen).toMatchObject({ thing: 'card:well', pinned: false });
  card.dispatchEvent(pointer('pointerleave', 'mouse'));
  await Promise.resolve();
  expect(lens.seen).toBeNull();
});

test('what is calm is enlarged only when the mouse rests on it for long', () => {
  const { card, lens } = lying({ calm: true });
  card.dispatchEvent(pointer('pointerenter', 'mouse'));
  vi.advanceTimersByTime(500);
  expect(lens.seen).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(lens.seen).toMatchObject({ thing: 'card:well', pinned: false });
});

test('a finger that is held down enlarges it for good, and does not press it', () => {
  const { card, lens } = lying();
  const press = vi.fn();
  card.addEventListener('click', press);
  card.dispatchEvent(pointer('pointerdown', 'touch'));
  vi.advanceTimersByTime(500);
  card.dispatchEvent(pointer('pointerup', 'touch'));
  card.click();
  expect(lens.seen).toMatchObject({ thing: 'card:well', pinned: true });
  expect(press).not.toHaveBeenCalled();
});

test('a short tap presses it', () => {
  const { card, lens } = lying();
  const press = vi.fn();
  card.addEventListener('click', press);
  card.dispatchEvent(pointer('pointerdown', 'touch'));
  card.dispatchEvent(pointer('pointerup', 'touch'));
  card.click();
  vi.advanceTimersByTime(500);
  expect(press).toHaveBeenCalledOnce();
  expect(lens.seen).toBeNull();
});

test('a short tap enlarges what is touched for nothing else', () => {
  const { card, lens } = lying({ touched: true });
  const tap = () => {
    card.dispatchEvent(pointer('pointerdown', 'touch'));
    card.dispatchEvent(pointer('pointerup', 'touch'));
    card.click();
  };
  card.dataset.lit = 'true';
  tap();
  expect(lens.seen).toBeNull();
  delete card.dataset.lit;
  tap();
  expect(lens.seen).toMatchObject({ thing: 'card:well', pinned: true });
});

test('a press on what cannot be chosen enlarges it, the next one puts it away', () => {
  const { table, card, lens } = lying();
  enlarge(table, 'card:well', card);
  expect(lens.seen?.pinned).toBe(true);
  enlarge(table, 'card:well', card);
  expect(lens.seen).toBeNull();
});
