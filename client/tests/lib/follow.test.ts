import { beforeEach, expect, test } from 'vitest';
import { follow } from '../../src/lib/follow';
import { hands } from '../../src/lib/hands.svelte';
import { layOut } from '../places';

const SHOWN = 'data-box="0 0 10 10"';

beforeEach(() => {
  layOut();
  hands.keys = true;
});

/** A table with this in it; says where the focus went, or null where it stays. */
function went(inTable: string, inPrompt = '', from?: string): string | null {
  document.body.innerHTML =
    `<main class="table">${inTable}` +
    `<div class="prompt"><div class="acts">${inPrompt}</div></div><input id="chat" ${SHOWN}></main>`;
  (document.activeElement as HTMLElement | null)?.blur();
  if (from) document.getElementById(from)!.focus();
  return follow() ? document.activeElement!.id : null;
}

const LIT = `<button id="tile" data-lit ${SHOWN}></button>`;

test('whoever plays with keys is taken to the first thing that leads on', () => {
  expect(went(`<button id="dark" ${SHOWN}></button>${LIT}`)).toBe('tile');
});

test('whoever plays with a mouse is left alone', () => {
  hands.keys = false;
  expect(went(LIT)).toBeNull();
});

test('the answer that a board has put together goes first', () => {
  expect(went(LIT, `<button id="answer" class="btn answer" ${SHOWN}></button>`)).toBe('answer');
});

test('an answer that is not ready does not', () => {
  expect(went(LIT, `<button id="answer" class="btn answer" disabled ${SHOWN}></button>`)).toBe('tile');
});

test('where nothing on the board leads on the buttons of the prompt do', () => {
  expect(went('', `<button id="pass" class="btn lit" ${SHOWN}></button>`)).toBe('pass');
});

test('what works at any time leads nowhere', () => {
  expect(went(`<button id="anytime" data-lit="anytime" ${SHOWN}></button>`)).toBeNull();
});

test('what is not shown, or not reached with Tab, is passed over', () => {
  expect(
    went(`<button id="away" data-lit></button><button id="inner" data-lit tabindex="-1" ${SHOWN}></button>${LIT}`),
  ).toBe('tile');
});

test('the focus stays on something that leads on', () => {
  expect(went(`${LIT}<button id="other" data-lit ${SHOWN}></button>`, '', 'other')).toBeNull();
});

test('the focus stays where somebody writes', () => {
  expect(went(LIT, '', 'chat')).toBeNull();
});

test('from a thing that no longer leads on it goes to one that does', () => {
  expect(went(`<button id="old" ${SHOWN}></button>${LIT}`, '', 'old')).toBe('tile');
});
