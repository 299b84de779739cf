import { beforeEach, describe, expect, test } from 'vitest';
import type { Board } from '../../src/boards/board';
import { sentences } from '../../src/lib/story';
import { Words } from '../../src/lib/words.svelte';
import type { GameEvent, Story } from '../../src/wire';
import { serveWords } from '../serving';

const board = {
  kinds: [],
  telling: {
    opens: ['tile'],
    sums: { reaped: ['number', 'tile'] },
    silent: ['hidden'],
    begins: ['played'],
    marks: ['round'],
  },
} as unknown as Board;
const garden = `
event-dug = { $seat } digs
event-grew = it grows
event-sown = { $tile } is sown with { $goods }
garden-tile = field { $id }
event-reaped = { $seat } reaps { $number } { $good } from { $tile }
event-played = a card is played
event-round = a new round
event-hidden = nobody reads this
event-nothing = { "" }
event-seat_taken_over = somebody plays on
seat = player { $id }
`;

const event = (name: string, args: GameEvent['args'] = {}): GameEvent => ({ name, args });
const by = (version: number, seat: number | null, ...events: GameEvent[]): Story => ({
  version,
  by: seat === null ? null : { seat, option: null },
  events,
});
const tell = (...story: Story[]) => sentences(story, new Words('garden', ['Mira', 'Oleg'], 0), board);
const kinds = (...story: Story[]) => tell(...story).map((group) => group.map(({ kind }) => kind));

beforeEach(() => serveWords(garden));

describe('what is added up', () => {
  const reaped = (seat: number, good: string, tile: string) =>
    event('reaped', { seat: `seat:${seat}`, good, number: 1, tile: `tile:${tile}` });
  const lines = (...story: Story[]) => tell(...story).map((group) => group.map(({ text }) => text));

  test('the same from several places is one line', () => {
    expect(lines(by(1, 0, reaped(1, 'wheat', 'a1'), reaped(1, 'wheat', 'b2'), reaped(1, 'rye', 'c3')))).toEqual([
      ['Oleg reaps 2 wheat from field a1, field b2', 'Oleg reaps 1 rye from field c3'],
    ]);
  });

  test('also over several choices of one player, but not of two', () => {
    expect(
      lines(by(1, 1, reaped(1, 'rye', 'a1')), by(2, 1, reaped(1, 'rye', 'a1')), by(3, 0, reaped(0, 'rye', 'a1'))),
    ).toEqual([['Oleg reaps 2 rye from field a1'], ['Mira reaps 1 rye from field a1']]);
  });
});

describe('which sentences stand together', () => {
  test('what follows from a choice stands below its first sentence', () => {
    expect(kinds(by(1, 0, event('dug', { seat: 'seat:0' }), event('grew')))).toEqual([['main', 'sub']]);
  });

  test('choices of one player that follow each other are told together', () => {
    expect(kinds(by(1, 0, event('grew')), by(2, 0, event('grew')))).toEqual([['main', 'sub']]);
  });

  test('another player begins anew', () => {
    expect(kinds(by(1, 0, event('grew')), by(2, 1, event('grew')))).toEqual([['main'], ['main']]);
  });

  test('what nobody chose begins anew', () => {
    expect(kinds(by(1, 0, event('grew')), by(2, null, event('grew')))).toEqual([['main'], ['main']]);
  });

  test('an event that begins a turn begins anew, also for the same player', () => {
    expect(kinds(by(1, 0, event('grew')), by(2, 0, event('played'), event('grew')))).toEqual([
      ['main'],
      ['main', 'sub'],
    ]);
  });

  test('a big step stands alone', () => {
    expect(kinds(by(1, 0, event('grew'), event('round')))).toEqual([['main'], ['mark']]);
  });

  test('what the table itself tells is a big step in every game', () => {
    expect(kinds(by(1, 0, event('grew')), by(2, 0, event('seat_taken_over')))).toEqual([['main'], ['mark']]);
  });

  test('what happens to somebody else in the same story is as big as its first sentence', () => {
    const story = by(1, 0, event('dug', { seat: 'seat:0' }), event('dug', { seat: 'seat:1' }));
    expect(kinds(story)).toEqual([['main', 'main']]);
  });
});

describe('what is told', () => {
  test('an event the board calls silent is not', () => {
    expect(tell(by(1, 0, event('hidden')))).toEqual([]);
  });

  test('an event that says nothing is not', () => {
    expect(tell(by(1, 0, event('nothing')))).toEqual([]);
  });

  test('a sentence begins with a capital letter', () => {
    expect(tell(by(1, 0, event('grew')))[0]![0]!.text).toBe('It grows');
  });

  test('a sentence is cut where it names things that can be opened', () => {
    const [sentence] = tell(by(1, 0, event('sown', { tile: 'tile:a1', goods: ['good:rye'] })))[0]!;
    expect(sentence!.parts).toEqual([{ text: 'Field a1', thing: 'tile:a1' }, { text: ' is sown with rye' }]);
    expect(sentence!.text).toBe('Field a1 is sown with rye');
  });

  test('a sentence names whom it is about and all things in it, also those in lists of lists', () => {
    const args = { seat: 'seat:1', tiles: ['tile:a1', ['tile:b2']], number: 3, word: 'sun' };
    const [sentence] = tell(by(1, 1, event('dug', args)))[0]!;
    expect(sentence!.seat).toBe('seat:1');
    expect(sentence!.things).toEqual(['seat:1', 'tile:a1', 'tile:b2']);
  });

  test('the sentences of the newest story are the last', () => {
    const told = tell(by(1, 0, event('grew')), by(2, 0, event('grew'), event('grew'))).flat();
    expect(told.map(({ last }) => last)).toEqual([false, true, true]);
    expect(told.map(({ key }) => key)).toEqual(['1-0', '2-0', '2-1']);
  });
});
