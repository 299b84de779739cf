/** How the page reaches the house where its tables are. */
import type { ClientFrame, ServerFrame } from '../wire';
import { network } from './network';

/** What a question was answered; a text where the house has one for it. */
export interface Answer {
  status: number;
  body: unknown;
}

/** A line is lost for a while, or over: the table is not for us, or we are not known any more. */
export type Loss = 'lost' | 'gone' | 'unknown';

export interface Listener {
  opened(): void;
  heard(frame: ServerFrame): void;
  closed(loss: Loss): void;
}

/** An open line to a table. */
export interface Line {
  /** Says whether the frame is on its way. */
  send(frame: ClientFrame): boolean;
  close(): void;
}

export interface Transport {
  /** Rejects where there is no answer at all. */
  call(path: string, method: 'GET' | 'POST', body?: unknown): Promise<Answer>;
  connect(table: string, listener: Listener): Line;
}

/** The one in use. */
export let transport: Transport = network;

export function travelBy(other: Transport): void {
  transport = other;
}
