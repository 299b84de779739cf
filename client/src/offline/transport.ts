/** The house is in this browser: files of the site, and a worker with Python in it. */
import { house } from '../lib/house.svelte';
import type { Answer, Line, Listener, Transport } from '../lib/transport';
import type { ServerFrame } from '../wire';
import { askToKeep } from './keeping';
import { takePlace } from './lock';
import type { FromWorker, ToWorker } from './messages';
import { remember, remembered } from './remembered';
import { fileFor } from './statics';

const CANNOT_PLAY = { code: 'cannot_play', message_id: 'house-cannot-play', args: {} };

export class BrowserTransport implements Transport {
  private worker: Worker | null = null;
  private number = 0;
  private readonly calls = new Map<number, (answer: Answer) => void>();
  private readonly lines = new Map<number, { table: string; listener: Listener }>();
  /** What was asked before there was anybody to answer. */
  private waiting: ToWorker[] = [];

  constructor(
    private readonly base: string,
    private readonly newWorker: () => Worker,
  ) {}

  /** Start the house; `here` takes the place from another tab that plays. */
  async begin(here = false): Promise<void> {
    if (!(await takePlace(here, () => this.stop('elsewhere')))) {
      house.trouble = 'elsewhere';
      return;
    }
    house.trouble = null;
    house.come = 0;
    try {
      this.worker = this.newWorker();
    } catch {
      house.trouble = 'cannot-play';
      return;
    }
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = () => this.stop('no-python');
    this.worker.postMessage({ type: 'begin', base: this.base } satisfies ToWorker);
  }

  private stop(trouble: typeof house.trouble): void {
    this.worker?.terminate();
    this.worker = null;
    house.ready = false;
    house.trouble = trouble;
    const lost = [...this.calls].filter(
      ([id]) => !this.waiting.some((message) => 'id' in message && message.id === id),
    );
    for (const [id, answer] of lost) {
      this.calls.delete(id);
      answer({ status: 503, body: {} });
    }
  }

  private post(message: ToWorker): void {
    if (house.ready) this.worker?.postMessage(message);
    else this.waiting.push(message);
  }

  private hear(message: FromWorker): void {
    if (message.type === 'progress') {
      house.come = message.come;
      house.needed = message.needed;
    } else if (message.type === 'ready') {
      house.ready = true;
      house.trouble = message.kept ? null : 'not-kept';
      for (const key of this.lines.keys()) this.open(key);
      for (const waited of this.waiting.splice(0)) this.post(waited);
    } else if (message.type === 'failed') {
      console.warn(message.reason);
      this.stop('no-python');
    } else if (message.type === 'answer') {
      this.calls.get(message.id)?.(JSON.parse(message.text) as Answer);
      this.calls.delete(message.id);
    } else {
      const listener = this.lines.get(message.key)?.listener;
      if (message.text) listener?.heard(JSON.parse(message.text) as ServerFrame);
      else listener?.closed('gone');
    }
  }

  async call(path: string, method: 'GET' | 'POST', body?: unknown): Promise<Answer> {
    const file = fileFor(path);
    if (file) return this.read(file);
    const known = house.ready || method === 'POST' ? null : remembered(path);
    if (known) return known;
    // Nothing will ever answer.
    if (house.trouble === 'cannot-play') return { status: 503, body: CANNOT_PLAY };
    const id = ++this.number;
    const answer = await new Promise<Answer>((resolve) => {
      this.calls.set(id, resolve);
      this.post({ type: 'call', id, method, path, body: body === undefined ? '' : JSON.stringify(body) });
    });
    if (method === 'GET') remember(path, answer);
    else if (answer.status < 300) askToKeep();
    return answer;
  }

  private async read(file: string): Promise<Answer> {
    const response = await fetch(new URL(file, this.base));
    const body: unknown = response.ok ? await (file.endsWith('.json') ? response.json() : response.text()) : {};
    return { status: response.status, body };
  }

  private open(key: number): void {
    const { table, listener } = this.lines.get(key)!;
    this.post({ type: 'connect', key, table });
    listener.opened();
  }

  connect(table: string, listener: Listener): Line {
    const key = ++this.number;
    this.lines.set(key, { table, listener });
    if (house.ready) queueMicrotask(() => this.lines.has(key) && this.open(key));
    return {
      send: (frame) => {
        if (house.ready) this.post({ type: 'hear', key, text: JSON.stringify(frame) });
        return house.ready;
      },
      close: () => {
        if (this.lines.delete(key) && house.ready) this.post({ type: 'disconnect', key });
      },
    };
  }
}
