import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { me } from '../../src/lib/player.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { sound } from '../../src/lib/sound';
import { seatName, TableStore, thingsOf } from '../../src/lib/table.svelte';
import type { ErrorFrame, GameEvent, ServerFrame } from '../../src/wire';
import { decision, option } from '../decisions';
import { FakeSocket, seat, state, tableInfo } from '../socket';

const move = decision([option('dig', 'tile:a1'), option('swim', 'tile:b2'), option('pass')]);
const grew: GameEvent = { name: 'grew', args: { tile: 'tile:a1', number: 2 } };
const told = (version: number, by = 1, events = [grew]): ServerFrame => ({
  type: 'events',
  version,
  by: { seat: by, option: 'dig' },
  events,
});
const refused = (version: number): ErrorFrame => ({
  type: 'error',
  code: 'stale',
  message_id: 'refusal-stale',
  args: {},
  version,
});

let table: TableStore;
/** The table with an open line, on which one may move. */
async function playing(version = 3): Promise<FakeSocket> {
  table.open();
  FakeSocket.last.opens();
  await FakeSocket.last.says(state(version, { decision: move }));
  return FakeSocket.last;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
  vi.spyOn(sound, 'turn').mockImplementation(() => {});
  vi.spyOn(sound, 'put').mockImplementation(() => {});
  vi.spyOn(sound, 'end').mockImplementation(() => {});
  settings.presses = 'once';
  table = new TableStore('garden');
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line', () => {
  test('it goes to the table on the server the page came from', () => {
    table.open();
    expect(FakeSocket.last.address).toBe(`ws://${location.host}/api/tables/garden/socket`);
    expect(table.line).toBe('connecting');
    FakeSocket.last.opens();
    expect(table.line).toBe('open');
  });

  test('a line that never opened is still connecting, and lost when it was tried in vain before', () => {
    table.open();
    FakeSocket.last.breaks();
    expect(table.line).toBe('connecting');
    vi.advanceTimersByTime(500);
    FakeSocket.last.breaks();
    expect(table.line).toBe('lost');
  });

  test('a line that breaks after a state came is lost', async () => {
    (await playing()).breaks();
    expect(table.line).toBe('lost');
  });

  test('it is opened again after half a second, then each time after twice as long, up to 8 seconds', () => {
    table.open();
    for (const [tries, wait] of [500, 1000, 2000, 4000, 8000, 8000].entries()) {
      FakeSocket.last.breaks();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all, `before ${wait} ms are over`).toHaveLength(tries + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all, `after ${wait} ms`).toHaveLength(tries + 2);
    }
  });

  test('once it is open again the waiting begins anew with half a second', () => {
    table.open();
    for (const wait of [500, 1000, 2000]) {
      FakeSocket.last.breaks();
      vi.advanceTimersByTime(wait);
    }
    FakeSocket.last.opens();
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(5);
  });

  test('a table that is closed to us is gone and not asked for again', () => {
    table.open();
    FakeSocket.last.breaks(4403);
    vi.advanceTimersByTime(60_000);
    expect(table.line).toBe('gone');
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('whoever was signed out elsewhere is asked for anew', () => {
    me.known = true;
    table.open();
    FakeSocket.last.breaks(4401);
    expect(me.known).toBe(false);
  });

  test('a table that was left is not opened again', async () => {
    await playing();
    table.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('opening it anew closes the line before, whose end is then nobody’s', async () => {
    const before = await playing();
    table.open();
    expect(before.readyState).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('every 25 seconds it says that it is still there', async () => {
    const socket = await playing();
    vi.advanceTimersByTime(50_000);
    expect(socket.sent).toEqual([{ type: 'ping' }, { type: 'ping' }]);
  });
});

describe('a state', () => {
  test('it brings view, seat, names and what may be chosen', async () => {
    await playing();
    expect(table.seat).toBe(0);
    expect(table.players).toEqual(['Mira', 'Oleg']);
    expect(table.choosing.options.map(({ option }) => option)).toEqual(['dig', 'swim', 'pass']);
    expect(table.myTurn).toBe(true);
  });

  test('nobody is called when the page has just been opened', async () => {
    await playing();
    expect(sound.turn).not.toHaveBeenCalled();
  });

  test('whose turn it becomes is called', async () => {
    table.open();
    FakeSocket.last.opens();
    await FakeSocket.last.says(state(1), state(2, { decision: move }));
    expect(sound.turn).toHaveBeenCalledOnce();
  });

  test('whose turn it stays is not called again', async () => {
    const socket = await playing(1);
    await socket.says(state(2, { decision: move }));
    expect(sound.turn).not.toHaveBeenCalled();
  });

  test('what may be done out of turn is no turn', async () => {
    table.open();
    await FakeSocket.last.says(state(1), state(2, { decision: { ...move, name: 'interrupt' } }));
    expect(table.myTurn).toBe(false);
    expect(sound.turn).not.toHaveBeenCalled();
  });

  test('a decision that has only one answer is not asked: the server gives it in a moment', async () => {
    table.open();
    await FakeSocket.last.says(state(1), state(2, { decision: decision([option('pass')], { forced: true }) }));
    expect(table.noChoice).toBe(true);
    expect(table.choosing.decision).toBeNull();
    expect(table.myTurn).toBe(false);
    expect(sound.turn).not.toHaveBeenCalled();
  });

  test('what the board answers itself is never asked', async () => {
    table.settles = ({ options }) => options[0]!.option;
    const line = await playing();
    expect(table.choosing.decision).toBeNull();
    expect(table.moving).toBe(true);
    expect(line.sent).toContainEqual({ type: 'choose', seat: move.seat, version: 3, option: 'dig' });
    table.settles = () => null;
    await line.says(state(4, { decision: move }));
    expect(table.choosing.decision).toEqual(move);
    expect(table.moving).toBe(false);
  });

  test('the end of the game is heard once', async () => {
    const socket = await playing(1);
    const over = tableInfo({ status: 'finished' });
    await socket.says(state(2, { table: over }), state(2, { table: over }));
    expect(table.over).toBe(true);
    expect(sound.end).toHaveBeenCalledOnce();
  });

  test('a game that was over when the page was opened ends without a sound', async () => {
    table.open();
    await FakeSocket.last.says(state(2, { table: tableInfo({ status: 'finished' }) }));
    expect(sound.end).not.toHaveBeenCalled();
  });

  test('who is there is told without a new state', async () => {
    const socket = await playing();
    await socket.says({ type: 'presence', seats: [true, false], watchers: 0 });
    expect(table.table!.seats.map(({ online }) => online)).toEqual([true, false]);
  });

  test('who watched and sits down looks from the own seat', async () => {
    table.open();
    FakeSocket.last.opens();
    await FakeSocket.last.says(state(1, { seat: null, held: [] }), state(2, { seat: null, held: [1] }));
    expect(FakeSocket.last.sent).toEqual([{ type: 'look', seat: 1 }]);
  });
});

describe('around one screen', () => {
  test('another held seat that must act takes the screen first', async () => {
    const socket = await playing();
    await socket.says(state(4, { held: [0, 1], table: tableInfo({ to_act: [1] }) }));
    expect(table.passTo).toBe(1);
    table.takeScreen();
    expect(socket.sent).toEqual([{ type: 'look', seat: 1 }]);
    expect(table.passTo).toBeNull();
  });

  test('nobody passes the screen while its own seat must act as well', async () => {
    const socket = await playing();
    await socket.says(state(4, { held: [0, 1], table: tableInfo({ to_act: [1, 0] }) }));
    expect(table.passTo).toBeNull();
  });

  test('with one held seat there is nobody to pass it to', async () => {
    const socket = await playing();
    await socket.says(state(4, { table: tableInfo({ to_act: [1] }) }));
    expect(table.passTo).toBeNull();
  });
});

describe('the story', () => {
  test('the log that comes first is the story so far', async () => {
    table.open();
    await FakeSocket.last.says({ type: 'log', entries: [{ version: 1, by: null, events: [grew] }] });
    expect(table.story).toHaveLength(1);
  });

  test('events are added to it, and what they name is fresh', async () => {
    const socket = await playing();
    await socket.says(told(4));
    expect(table.story.map(({ version }) => version)).toEqual([4]);
    expect(table.fresh).toEqual(['tile:a1']);
  });

  test('events of a version that is told already take its place', async () => {
    const socket = await playing();
    await socket.says(told(4), told(5), told(4));
    expect(table.story.map(({ version }) => version)).toEqual([4]);
  });

  test('what is undone is no longer told', async () => {
    const socket = await playing();
    await socket.says(told(4), told(5), told(6), { type: 'events', version: 7, by: null, events: [], undone: 5 });
    expect(table.story.map(({ version }) => version)).toEqual([4]);
    expect(table.since.map(({ version }) => version)).toEqual([4]);
  });

  test('what others did since one’s own last choice stays fresh until one acts', async () => {
    const socket = await playing();
    const about = (tile: string): GameEvent => ({ name: 'grew', args: { tile } });
    await socket.says(told(4, 0, [about('tile:a1')]));
    expect(table.fresh).toEqual(['tile:a1']);
    await socket.says(told(5, 1, [about('tile:b1')]), told(6, 2, [about('tile:c1')]));
    expect(table.since.map(({ version }) => version)).toEqual([5, 6]);
    expect(table.fresh).toEqual(['tile:b1', 'tile:c1']);
    await socket.says(told(7, 0, [about('tile:d1')]));
    expect(table.fresh).toEqual(['tile:d1']);
  });

  test('log and prompt keep step with what is shown', async () => {
    const socket = await playing();
    const dried: GameEvent = { name: 'dried', args: {} };
    let arrive = (): void => {};
    table.animate = () => new Promise((resolve) => (arrive = resolve));
    await socket.says(told(4, 1, [grew, dried]));
    expect(table.told[0]!.events).toEqual([]);
    table.reach(table.story[0]!.events[0]!);
    expect(table.told[0]!.events).toEqual([grew]);
    expect(table.now).toEqual(grew);
    arrive();
    await socket.says();
    expect(table.told[0]!.events).toEqual([grew, dried]);
    expect(table.now).toBeNull();
  });

  test('a look ends after its time', async () => {
    let over = false;
    void table.lookAt('a harvest', 5000).then(() => (over = true));
    expect(table.pause?.text).toBe('a harvest');
    await vi.advanceTimersByTimeAsync(5000);
    expect([over, table.pause]).toEqual([true, null]);
  });

  test('a tap ends a look, and not what comes after it', async () => {
    const socket = await playing();
    let stop: AbortSignal | null = null;
    table.animate = (_, __, signal) => ((stop = signal), table.lookAt('a harvest', 5000));
    await socket.says(told(4));
    table.finishMotion();
    expect([stop!.aborted, table.pause]).toEqual([false, null]);
  });

  test('what is taken back is not shown to its end first', async () => {
    const socket = await playing(3);
    const shown: number[] = [];
    let stop: AbortSignal | null = null;
    table.animate = (story, _, signal) => {
      shown.push(story.version);
      stop = signal;
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    await socket.says(told(4), state(4), told(5), state(5));
    expect(stop!.aborted).toBe(false);
    await socket.says({ type: 'events', version: 6, by: null, events: [], undone: 4 }, state(6));
    expect(stop!.aborted).toBe(true);
    expect(shown).toEqual([4]);
    expect(table.frame!.version).toBe(6);
  });

  test('it is shown before its state is put on the board, and nothing can be chosen meanwhile', async () => {
    const socket = await playing(3);
    let arrive = (): void => {};
    table.animate = () => new Promise((resolve) => (arrive = resolve));
    await socket.says(told(4), state(4, { decision: move }));
    expect(table.moving).toBe(true);
    expect(table.frame!.version).toBe(3);
    expect(table.choosing.decision).toBeNull();
    arrive();
    await socket.says();
    expect(table.moving).toBe(false);
    expect(table.frame!.version).toBe(4);
    expect(table.myTurn).toBe(true);
  });

  test('one’s own choice is shown quickly, another’s is not', async () => {
    const socket = await playing();
    const quick: boolean[] = [];
    table.animate = (_, hurry) => (quick.push(hurry), Promise.resolve());
    await socket.says(told(4, 0), told(5, 1));
    expect(quick).toEqual([true, false]);
  });

  test('what is shown while more than eight frames wait is shown quickly', async () => {
    const socket = await playing();
    const quick: boolean[] = [];
    table.animate = (_, hurry) => (quick.push(hurry), Promise.resolve());
    await socket.says(...Array.from({ length: 11 }, (_, i) => told(4 + i)));
    // The first is being shown before the others come in.
    expect(quick).toEqual([false, true, ...Array.from({ length: 9 }, () => false)]);
  });

  test('a tap finishes what is moving', async () => {
    const socket = await playing();
    let stop: AbortSignal | null = null;
    table.animate = (_, __, signal) => ((stop = signal), new Promise(() => {}));
    await socket.says(told(4));
    table.finishMotion();
    expect(stop!.aborted).toBe(true);
  });

  test('a picture that fails does not hold up the game', async () => {
    const socket = await playing();
    table.animate = () => Promise.reject(new Error('no such tile'));
    await socket.says(told(4), state(4));
    expect(table.frame!.version).toBe(4);
  });

  test('what others do aside is told without holding up what one does oneself', async () => {
    const socket = await playing();
    table.animate = vi.fn(() => Promise.resolve());
    table.aside = () => true;
    await socket.says(told(4));
    expect(table.animate).not.toHaveBeenCalled();
    expect(table.myTurn).toBe(true);
    expect(table.story).toHaveLength(1);
  });

  test('it names things once, also those in lists, and no plain words', () => {
    const events = [grew, { name: 'x', args: { all: ['tile:b2', 'tile:a1'], word: 'sun', tile: 'tile:a1' } }];
    expect(thingsOf({ version: 1, by: null, events })).toEqual(['tile:a1', 'tile:b2']);
  });
});

describe('choosing', () => {
  test('a choice names seat, version and option', async () => {
    const socket = await playing(7);
    table.press('tile:a1');
    expect(socket.sent).toEqual([{ type: 'choose', seat: 0, version: 7, option: 'dig' }]);
    expect(sound.put).toHaveBeenCalledOnce();
  });

  test('nothing is sent twice while an answer is awaited', async () => {
    const socket = await playing();
    table.play('dig');
    table.play('swim');
    expect(socket.sent).toHaveLength(1);
  });

  test('nothing is sent over a broken line, and it may be tried again', async () => {
    const socket = await playing();
    socket.breaks();
    table.play('dig');
    expect(socket.sent).toEqual([]);
    expect(table.sending).toBe(false);
    expect(sound.put).not.toHaveBeenCalled();
  });

  test('the next state lets one choose again', async () => {
    const socket = await playing(3);
    table.play('dig');
    await socket.says(state(4, { decision: move }));
    table.play('swim');
    expect(socket.sent[1]).toEqual({ type: 'choose', seat: 0, version: 4, option: 'swim' });
  });

  test('where two presses are wished the first only makes it ready', async () => {
    settings.presses = 'twice';
    const socket = await playing();
    table.press('tile:a1');
    expect(socket.sent).toEqual([]);
    expect(table.choosing.ready?.option).toBe('dig');
    table.press('tile:a1');
    expect(socket.sent).toHaveLength(1);
  });

  test('what cannot be taken back is known once the server tells it', async () => {
    const socket = await playing(3);
    await socket.says({ type: 'undoable', version: 3, seat: 0, yes: ['dig'], no: ['swim'] });
    const known = Object.fromEntries(table.choosing.options.map(({ option, undoable }) => [option, undoable]));
    expect(known).toEqual({ dig: true, swim: false, pass: null });
  });

  test('what can be taken back of an older version says nothing of this one', async () => {
    const socket = await playing(3);
    await socket.says({ type: 'undoable', version: 2, seat: 0, yes: ['dig'], no: [] });
    expect(table.choosing.options.map(({ undoable }) => undoable)).toEqual([null, null, null]);
  });
});

describe('several choices in one', () => {
  test('one is played after the other as they are offered, until none is named', async () => {
    const socket = await playing(3);
    const wanted = ['dig', 'swim'];
    table.playOn(() => wanted.shift() ?? null);
    await socket.says(state(4, { decision: move }), state(5, { decision: move }), state(6, { decision: move }));
    const played = socket.sent.map((frame) => (frame.type === 'choose' ? [frame.version, frame.option] : frame.type));
    expect(played).toEqual([
      [3, 'dig'],
      [4, 'swim'],
    ]);
  });

  test('an option that is not offered ends it', async () => {
    const socket = await playing(3);
    table.playOn(() => 'fly');
    await socket.says(state(4, { decision: decision([option('fly')]) }));
    expect(socket.sent).toEqual([]);
  });

  test('a refusal ends it', async () => {
    const socket = await playing(3);
    table.playOn(() => 'dig');
    await socket.says(refused(3), state(4, { decision: move }));
    expect(socket.sent).toHaveLength(1);
  });
});

describe('a refusal', () => {
  test('it is shown, and one may choose again', async () => {
    const socket = await playing(3);
    table.play('dig');
    await socket.says(refused(3));
    expect(table.error?.message_id).toBe('refusal-stale');
    table.play('swim');
    expect(socket.sent).toHaveLength(2);
    expect(table.error).toBeNull();
  });

  test('a choice for a version that is over is forgotten with the newer state', async () => {
    const socket = await playing(3);
    await socket.says(refused(3), state(4));
    expect(table.error).toBeNull();
  });

  test('it stays while the state is still of its version', async () => {
    const socket = await playing(3);
    await socket.says(refused(3), state(3, { decision: move }));
    expect(table.error).not.toBeNull();
  });

  test('a table that does not exist is gone', async () => {
    table.open();
    await FakeSocket.last.says({ ...refused(0), code: 'no_table' });
    expect(table.line).toBe('gone');
  });
});

describe('undo', () => {
  test('it names the seat and the version it takes back from', async () => {
    const socket = await playing();
    await socket.says(state(5, { can_undo: true }));
    table.undo();
    expect(socket.sent).toEqual([{ type: 'undo', seat: 0, version: 5 }]);
  });

  test('nothing is sent where nothing can be taken back', async () => {
    const socket = await playing();
    table.undo();
    expect(socket.sent).toEqual([]);
  });

  test('a watcher takes nothing back', async () => {
    const socket = await playing();
    await socket.says(state(5, { can_undo: true, seat: null, held: [] }));
    table.undo();
    expect(socket.sent).toEqual([]);
  });
});

describe('what else travels', () => {
  test('chat comes in and counts as unread', async () => {
    const socket = await playing();
    await socket.says({ type: 'chat', seat: 1, name: 'Oleg', text: 'hello', at: 0 });
    expect(table.chat.map(({ text }) => text)).toEqual(['hello']);
    expect(table.unread).toBe(1);
    table.say('hi');
    expect(socket.sent).toEqual([{ type: 'chat', text: 'hi' }]);
  });

  test('seats that were left are told anew with every line', async () => {
    const socket = await playing();
    await socket.says({ type: 'places', left: [{ seat: 1, name: 'Oleg', way: 'sit' }], asks: [] });
    expect(table.places?.left).toHaveLength(1);
    table.open();
    expect(table.places).toBeNull();
  });

  test('who was away comes back to the own seat', async () => {
    const socket = await playing();
    table.comeBack();
    expect(socket.sent).toEqual([{ type: 'back', seat: 0 }]);
  });

  test('a person is called by the name, an open seat and a bot by what they are', () => {
    expect(seatName(seat(1))).toBe('Oleg');
    expect(seatName(seat(1, { name: '', kind: 'bot', level: 'sensible' }))).not.toBe('');
    expect(seatName(seat(1, { name: '', kind: 'open' }))).not.toBe('');
    expect(seatName(seat(1, { name: '' }))).toBe('');
  });
});
