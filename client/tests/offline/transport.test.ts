import { beforeEach, describe, expect, test, vi } from 'vitest';
import { house } from '../../src/lib/house.svelte';
import type { FromWorker, ToWorker } from '../../src/offline/messages';
import { BrowserTransport } from '../../src/offline/transport';

/** A worker of which the test is Python. */
class FakeWorker {
  onmessage: ((message: { data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;
  heard: ToWorker[] = [];
  ended = false;

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }
  /** The calls it got, the newest last. */
  get calls(): Extract<ToWorker, { type: 'call' }>[] {
    return this.heard.filter((message) => message.type === 'call');
  }
  answers(body: unknown): void {
    this.says({ type: 'answer', id: this.calls.at(-1)!.id, text: JSON.stringify({ status: 200, body }) });
  }
}

let workers: FakeWorker[];
let transport: BrowserTransport;
const listener = () => ({ opened: vi.fn(), heard: vi.fn(), closed: vi.fn() });

beforeEach(async () => {
  workers = [];
  Object.assign(house, { ready: false, come: 0, needed: 0, trouble: null });
  localStorage.clear();
  transport = new BrowserTransport('http://garden.test/tilth/', () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  await transport.begin();
});

describe('before Python is there', () => {
  test('it is told where the site is, and tells how much has come', () => {
    expect(workers[0]!.heard).toEqual([{ type: 'begin', base: 'http://garden.test/tilth/' }]);
    workers[0]!.says({ type: 'progress', come: 3, needed: 7 });
    expect([house.come, house.needed, house.ready]).toEqual([3, 7, false]);
  });

  test('a browser that cannot play is told so when it asks for a game', async () => {
    house.trouble = 'cannot-play';
    const { status, body } = await transport.call('/api/tables', 'POST', {});
    expect([status, body]).toMatchObject([503, { message_id: 'house-cannot-play' }]);
  });

  test('files of the site are read at once, below its folder', async () => {
    const fetched = vi.fn(async () => Response.json([{ name: 'petrichor' }]));
    vi.stubGlobal('fetch', fetched);
    expect((await transport.call('/api/games', 'GET')).body).toEqual([{ name: 'petrichor' }]);
    expect(fetched).toHaveBeenCalledWith(new URL('http://garden.test/tilth/data/games.json'));
    vi.unstubAllGlobals();
  });

  test('who comes for the first time has no games, who comes again those of the last time', async () => {
    expect((await transport.call('/api/tables?which=mine', 'GET')).body).toEqual([]);
    workers[0]!.says({ type: 'ready', kept: true });
    const asked = transport.call('/api/tables?which=mine', 'GET');
    workers[0]!.answers([{ id: 't' }]);
    await asked;
    house.ready = false;
    expect((await transport.call('/api/tables?which=mine', 'GET')).body).toEqual([{ id: 't' }]);
  });

  test('what only Python can do waits for it', async () => {
    const made = transport.call('/api/tables', 'POST', { game: 'earth' });
    expect(workers[0]!.calls).toEqual([]);
    workers[0]!.says({ type: 'ready', kept: true });
    expect(workers[0]!.calls).toMatchObject([{ method: 'POST', path: '/api/tables', body: '{"game":"earth"}' }]);
    workers[0]!.answers({ id: 't' });
    expect(await made).toEqual({ status: 200, body: { id: 't' } });
  });

  test('a line is opened when it is there', () => {
    const heard = listener();
    const line = transport.connect('t', heard);
    expect(line.send({ type: 'ping' })).toBe(false);
    workers[0]!.says({ type: 'ready', kept: true });
    expect(workers[0]!.heard.at(-1)).toMatchObject({ type: 'connect', table: 't' });
    expect(heard.opened).toHaveBeenCalledOnce();
    expect(line.send({ type: 'ping' })).toBe(true);
  });
});

describe('a line', () => {
  test('frames go to whoever listens to that table, and an empty one says that there is none', async () => {
    workers[0]!.says({ type: 'ready', kept: true });
    const [one, other] = [listener(), listener()];
    transport.connect('one', one);
    transport.connect('other', other);
    await Promise.resolve();
    const keys = workers[0]!.heard.flatMap((message) => (message.type === 'connect' ? [message.key] : []));
    workers[0]!.says({ type: 'frame', key: keys[0]!, text: '{"type":"pong"}' });
    workers[0]!.says({ type: 'frame', key: keys[1]!, text: '' });
    expect(one.heard).toHaveBeenCalledWith({ type: 'pong' });
    expect(one.closed).not.toHaveBeenCalled();
    expect(other.closed).toHaveBeenCalledWith('gone');
  });
});

describe('trouble', () => {
  test('a Python that cannot be loaded can be tried again, and what waits gets its answer then', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const made = transport.call('/api/tables', 'POST', {});
    workers[0]!.says({ type: 'failed', reason: '404' });
    expect([house.trouble, workers[0]!.ended]).toEqual(['no-python', true]);
    await transport.begin();
    expect(house.trouble).toBeNull();
    workers[1]!.says({ type: 'ready', kept: true });
    workers[1]!.answers({ id: 't' });
    expect((await made).status).toBe(200);
  });

  test('a call that was on its way when Python ended fails, a line goes on with the next one', async () => {
    workers[0]!.says({ type: 'ready', kept: true });
    const heard = listener();
    transport.connect('t', heard);
    await Promise.resolve();
    const left = transport.call('/api/tables/t/leave', 'POST', {});
    workers[0]!.onerror?.();
    expect((await left).status).toBe(503);
    await transport.begin();
    workers[1]!.says({ type: 'ready', kept: true });
    expect(workers[1]!.heard.at(-1)).toMatchObject({ type: 'connect', table: 't' });
    expect(heard.closed).not.toHaveBeenCalled();
  });

  test('a browser that keeps nothing is told of', () => {
    workers[0]!.says({ type: 'ready', kept: false });
    expect([house.ready, house.trouble]).toEqual([true, 'not-kept']);
  });
});
