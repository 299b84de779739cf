import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/boards/board';
import { chapterAbout, chapterNow } from '../../src/lib/chapters';
import type { TableStore } from '../../src/lib/table.svelte';
import { tableOf } from '../boards/tables';
import { decision, option } from '../decisions';

const board = {
  chapters: { move: 'turn', 'card:rain': 'rain', 'card:*': 'cards', 'no-drops': 'drops' },
} as unknown as Board;
const asked = decision([option('play rain', 'card:rain'), option('play sun', 'card:sun')]);

describe('the rules open at the chapter', () => {
  test('of the decision that is asked', () => {
    expect(chapterNow(tableOf({ view: {}, decision: asked }).table, board)).toBe('turn');
  });

  test('of the option that is looked at, where it has one of its own', () => {
    const { table } = tableOf({ view: {}, decision: asked });
    table.choosing.peeked = ['card:rain'];
    expect(chapterNow(table, board)).toBe('rain');
    table.choosing.peeked = ['card:sun'];
    expect(chapterNow(table, board)).toBe('turn');
  });

  test('that says why something was refused', () => {
    const { table } = tableOf({ view: {}, decision: asked });
    Object.assign(table as { error: unknown }, { error: { message_id: 'no-drops' } });
    expect(chapterNow(table, board)).toBe('drops');
  });

  test('or at their beginning where nothing is asked', () => {
    expect(chapterNow(tableOf({ view: {} }).table, board)).toBe('');
    expect(chapterNow({ choosing: { decision: asked, preview: null } } as unknown as TableStore, {} as Board)).toBe('');
  });

  test('of a thing, or of its kind', () => {
    expect(chapterAbout(board, 'card:rain')).toBe('rain');
    expect(chapterAbout(board, 'card:sun')).toBe('cards');
    expect(chapterAbout(board, 'tile:b2')).toBeUndefined();
  });
});
