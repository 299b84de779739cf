/** A socket that a test holds the other end of, and the frames that travel over it. */
import type { ClientFrame, SeatInfo, ServerFrame, StateFrame, TableInfo } from '../src/wire';

export class FakeSocket {
  static readonly OPEN = 1;
  /** All that were opened, the newest last. */
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1]!;
  }

  readyState = 0;
  sent: ClientFrame[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close(): void {
    this.breaks(1000);
  }

  /** The server answers the call. */
  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  /** The server sends frames; gives the page time to take them in. */
  async says(...frames: ServerFrame[]): Promise<void> {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
    for (let i = 0; i < 100; i++) await Promise.resolve();
  }
  /** The line goes down, from whichever side. */
  breaks(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export const seat = (number: number, about: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'player',
  name: ['Mira', 'Oleg', 'Anna'][number] ?? '',
  level: '',
  twin: 0,
  you: number === 0,
  online: true,
  away: false,
  place: null,
  kept: false,
  ...about,
});

export const tableInfo = (about: Partial<TableInfo> = {}): TableInfo => ({
  id: 'garden',
  game: 'petrichor',
  options: {},
  status: 'playing',
  seats: [seat(0), seat(1)],
  to_act: [0],
  round: 1,
  clock: {},
  undo: 'own',
  undo_grace: 0,
  when_gone: 'wait',
  private: false,
  created: 0,
  link: '',
  standing: null,
  after: null,
  next: null,
  host: true,
  host_seat: 0,
  lesson: null,
  hints: false,
  ...about,
});

export const state = (version: number, about: Partial<StateFrame> = {}): StateFrame => ({
  type: 'state',
  table: tableInfo(),
  version,
  seat: 0,
  held: [0],
  view: {},
  decision: null,
  scores: null,
  ranking: null,
  can_undo: false,
  clock: null,
  made: null,
  ...about,
});
