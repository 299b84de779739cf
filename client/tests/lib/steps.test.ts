import { expect, test } from 'vitest';
import { stepOf } from '../../src/lib/steps';

function press(html: string, how: KeyboardEventInit): ReturnType<typeof stepOf> {
  document.body.innerHTML = html;
  let step: ReturnType<typeof stepOf> = null;
  document.addEventListener('keydown', (event) => (step = stepOf(event)), { once: true });
  document.querySelector('[data-press]')!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...how }));
  return step;
}

test.each([
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'on'],
  ['Home', 'first'],
  ['End', 'last'],
  ['a', null],
])('%s leads %s', (key, step) => expect(press('<p data-press></p>', { key })).toBe(step));

test.each(['<input data-press />', '<dialog><p data-press></p></dialog>', '<button data-nav data-press></button>'])(
  'in %s arrows keep their meaning',
  (html) => expect(press(html, { key: 'ArrowLeft' })).toBeNull(),
);

test('from a thing on the board Home and End still lead away', () =>
  expect(press('<button data-nav data-press></button>', { key: 'Home' })).toBe('first'));

test('with a modifier it is the browser’s', () =>
  expect(press('<p data-press></p>', { key: 'ArrowLeft', altKey: true })).toBeNull());
