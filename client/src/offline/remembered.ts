/** What the house answered last about who is here and which games there are: shown while Python still loads. */
import type { Answer } from '../lib/transport';

const KEY = 'tilth-remembered';
const EMPTY: Record<string, unknown> = {
  '/api/me': { player: null },
  '/api/tables?which=open': [],
  '/api/tables?which=mine': [],
  '/api/tables?which=invitations': [],
  '/api/tables?which=finished': [],
};

function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

export function remembered(path: string): Answer | null {
  return path in EMPTY ? { status: 200, body: stored()[path] ?? EMPTY[path] } : null;
}

export function remember(path: string, { status, body }: Answer): void {
  if (!(path in EMPTY) || status !== 200) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [path]: body }));
  } catch {
    /* a browser that keeps nothing asks again */
  }
}
