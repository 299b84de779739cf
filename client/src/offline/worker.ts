/** The house in this browser: Python with the tables in it, beside the page. */
import { Bots } from './bots';
import { fetchKit } from './kit';
import type { FromWorker, ToWorker } from './messages';
import { startPython } from './python';
import { openStorage, type Storage } from './storage';

interface House {
  call(method: string, path: string, body: string): Promise<string>;
  connect(key: number, table: string, send: (text: string) => void): void;
  hear(key: number, text: string): void;
  disconnect(key: number): void;
}
interface Entrance {
  open(storage: Storage, bots: Bots): Promise<House>;
}

const say = (message: FromWorker): void => self.postMessage(message);

async function begin(base: string): Promise<House> {
  const [kit, { storage, kept }] = await Promise.all([
    fetchKit(base, (come, needed) => say({ type: 'progress', come, needed })),
    openStorage(),
  ]);
  const python = await startPython(kit);
  const house = await (python.pyimport('tilth.browser.entrance') as Entrance).open(storage, new Bots(kit));
  say({ type: 'ready', kept });
  return house;
}

async function call(house: House, method: string, path: string, body: string): Promise<string> {
  try {
    return await house.call(method, path, body);
  } catch (error) {
    console.error(error);
    return '{"status":500,"body":{}}';
  }
}

let house: House;

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'begin')
    try {
      house = await begin(data.base);
    } catch (error) {
      say({ type: 'failed', reason: String(error) });
    }
  else if (data.type === 'call')
    say({ type: 'answer', id: data.id, text: await call(house, data.method, data.path, data.body) });
  else if (data.type === 'connect')
    house.connect(data.key, data.table, (text) => say({ type: 'frame', key: data.key, text }));
  else if (data.type === 'hear') house.hear(data.key, data.text);
  else house.disconnect(data.key);
};
