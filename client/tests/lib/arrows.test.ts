import { beforeEach, expect, test } from 'vitest';
import { arrows } from '../../src/lib/arrows';
import { layOut } from '../places';

/** A field of 3 by 3, with a gap where b3 is not shown. */
const FIELD = ['a', 'b', 'c']
  .flatMap((row, y) =>
    [1, 2, 3].map((x) => {
      const box = row + x === 'b3' ? '' : `data-box="${x * 100} ${y * 100} 80 80"`;
      return `<button id="${row}${x}" data-nav ${box}></button>`;
    }),
  )
  .join('');

let end: () => void;

beforeEach(() => {
  layOut();
  document.body.innerHTML = `<div id="group">${FIELD}<button id="plain" data-box="500 0 80 80"></button></div>`;
  end = arrows(document.getElementById('group')!);
});

/** Press a key on a thing; says where the focus is then. */
function press(from: string, key: string): string {
  const here = document.getElementById(from)!;
  here.focus();
  here.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return document.activeElement!.id;
}

test.each([
  ['ArrowLeft', 'b1'],
  ['ArrowUp', 'a2'],
  ['ArrowDown', 'c2'],
])('%s goes to the nearest thing in that direction', (key, to) => {
  expect(press('b2', key)).toBe(to);
});

test('what is not shown is passed over for the nearest beside it', () => {
  expect(['a3', 'c3']).toContain(press('b2', 'ArrowRight'));
});

test('where nothing lies in that direction the focus stays', () => {
  expect(press('a1', 'ArrowLeft')).toBe('a1');
});

test('straight ahead goes before what is nearer but aside', () => {
  document.getElementById('b1')!.dataset.box = '130 60 80 80';
  expect(press('a1', 'ArrowRight')).toBe('a2');
});

test('only things that take part are gone to', () => {
  expect(press('a3', 'ArrowRight')).toBe('a3');
});

test('other keys do nothing', () => {
  expect(press('b2', 'Tab')).toBe('b2');
});

test('a group that went away no longer listens', () => {
  end();
  expect(press('b2', 'ArrowUp')).toBe('b2');
});
