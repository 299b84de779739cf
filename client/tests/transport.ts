/** A house that a test speaks for: it answers calls, and holds the other end of every line. */
import type { Answer, Line, Listener, Transport } from '../src/lib/transport';
import type { ClientFrame } from '../src/wire';

export class FakeTransport implements Transport {
  readonly asked: [method: string, path: string, body: unknown][] = [];
  readonly lines: { table: string; listener: Listener; sent: ClientFrame[] }[] = [];

  constructor(private readonly answers: Record<string, Answer | undefined> = {}) {}

  async call(path: string, method: 'GET' | 'POST', body?: unknown): Promise<Answer> {
    this.asked.push([method, path, body]);
    const answer = this.answers[path];
    if (!answer) throw new Error('nobody is there');
    return answer;
  }

  connect(table: string, listener: Listener): Line {
    const line = { table, listener, sent: [] as ClientFrame[] };
    this.lines.push(line);
    return { send: (frame) => line.sent.push(frame) > 0, close: () => listener.closed('lost') };
  }
}
